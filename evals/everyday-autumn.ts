import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over 26 made-up files of twenty subjects; their SQL was written before the reader was asked. */
export const autumnEverydayQuestions: FreshSpace[] = [
  {
    files: ['choir_members.csv', 'choir_payments.csv'],
    questions: [
      ['how many altos do we have', "SELECT COUNT(*) FROM choir_members WHERE Voice_part='Alto'"],
      [
        'Which members have never made a payment?',
        'SELECT Name FROM choir_members WHERE member_id NOT IN (SELECT member_id FROM choir_payments)',
      ],
      [
        'total paid by each voice part',
        'SELECT m.Voice_part, SUM(p.amount) FROM choir_payments p JOIN choir_members m ON m.member_id=p.member_id GROUP BY 1',
      ],
      [
        'What percentage of the tenors can read music?',
        "SELECT 100.0*SUM(Reads_music=1)/COUNT(*) FROM choir_members WHERE Voice_part='Tenor'",
      ],
      [
        'Please list the people we have no email for, with their voice part and when they joined, longest-standing first',
        'SELECT Name,Voice_part,Joined FROM choir_members WHERE Email IS NULL ORDER BY Joined',
      ],
      [
        'how much money came in each month of 2025',
        "SELECT substr(paid_on,1,7) AS month, SUM(amount) FROM choir_payments WHERE paid_on>='2025-01-01' AND paid_on<'2026-01-01' GROUP BY 1 ORDER BY 1",
      ],
      [
        'Who are the five members who have paid us the most in total?',
        'SELECT m.Name, SUM(p.amount) AS total FROM choir_payments p JOIN choir_members m ON m.member_id=p.member_id GROUP BY m.member_id ORDER BY total DESC LIMIT 5',
      ],
      [
        'Did we take more by card than in cash in 2024?',
        "SELECT CASE WHEN SUM(CASE WHEN method='card' THEN amount ELSE 0 END) > SUM(CASE WHEN method='cash' THEN amount ELSE 0 END) THEN 'yes' ELSE 'no' END FROM choir_payments WHERE paid_on LIKE '2024%'",
      ],
    ],
  },
  {
    files: ['bakery_orders.csv'],
    questions: [
      [
        'What was our total revenue in December 2024, going by order date?',
        "SELECT SUM(Qty*Unit_Price_USD) FROM bakery_orders WHERE Order_Date LIKE '2024-12%'",
      ],
      [
        'which product sold the most pieces',
        'SELECT Product, SUM(Qty) AS pieces FROM bakery_orders GROUP BY 1 ORDER BY pieces DESC LIMIT 1',
      ],
      [
        'On which day of the week do we get the most orders?',
        "SELECT CASE strftime('%w',Order_Date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END AS weekday, COUNT(*) AS orders FROM bakery_orders GROUP BY 1 ORDER BY orders DESC LIMIT 1",
      ],
      [
        'unpaid orders over $60: order number, customer and order total, sorted by order number',
        'SELECT Order_No,Customer,Qty*Unit_Price_USD AS total FROM bakery_orders WHERE Paid=0 AND Qty*Unit_Price_USD>60 ORDER BY Order_No',
      ],
      ['average order value per channel', 'SELECT Channel, AVG(Qty*Unit_Price_USD) FROM bakery_orders GROUP BY 1'],
      [
        'How many different customers have ordered through the web?',
        "SELECT COUNT(DISTINCT Customer) FROM bakery_orders WHERE Channel='web'",
      ],
      [
        'customers with more than 10 orders',
        'SELECT Customer, COUNT(*) AS orders FROM bakery_orders GROUP BY 1 HAVING COUNT(*)>10',
      ],
      [
        'On average how many days are there between order and pickup for each category?',
        'SELECT Category, AVG(julianday(Pickup_Date)-julianday(Order_Date)) FROM bakery_orders GROUP BY 1',
      ],
    ],
  },
  {
    files: ['hive_inspections.csv', 'hives.csv'],
    questions: [
      [
        'which hives have never been inspected?',
        'SELECT Hive_Name FROM hives WHERE hive_id NOT IN (SELECT hive_id FROM hive_inspections)',
      ],
      [
        'avg mite count per apiary',
        'SELECT h.Apiary, AVG(i.mite_count) FROM hive_inspections i JOIN hives h ON h.hive_id=i.hive_id GROUP BY 1',
      ],
      ['How many inspections has each inspector done?', 'SELECT inspector, COUNT(*) FROM hive_inspections GROUP BY 1'],
      [
        'in what percent of inspections was the queen seen',
        'SELECT 100.0*SUM(queen_seen=1)/COUNT(*) FROM hive_inspections',
      ],
      [
        'How many inspections found more honey frames than brood frames?',
        'SELECT COUNT(*) FROM hive_inspections WHERE honey_frames>brood_frames',
      ],
      [
        'Which hives have had no inspection since the 1st of August 2025? Please include the apiary',
        "SELECT Hive_Name,Apiary FROM hives WHERE hive_id NOT IN (SELECT hive_id FROM hive_inspections WHERE date>='2025-08-01')",
      ],
      [
        'average honey frames by month',
        'SELECT substr(date,1,7) AS month, AVG(honey_frames) FROM hive_inspections GROUP BY 1 ORDER BY 1',
      ],
      [
        'how many hives with a marked queen, by apiary',
        'SELECT Apiary, COUNT(*) FROM hives WHERE Queen_Marked=1 GROUP BY 1',
      ],
    ],
  },
  {
    files: ['helpdesk_tickets.csv'],
    questions: [
      ['How many tickets are still unresolved?', 'SELECT COUNT(*) FROM helpdesk_tickets WHERE resolved_at IS NULL'],
      [
        'average time to resolve in hours by priority',
        'SELECT priority, AVG((julianday(resolved_at)-julianday(opened_at))*24) FROM helpdesk_tickets WHERE resolved_at IS NOT NULL GROUP BY 1',
      ],
      [
        'Show me the tickets that are unresolved and not assigned to anyone: id, priority, category and when they were opened, oldest first.',
        'SELECT ticket_id, priority, category, opened_at FROM helpdesk_tickets WHERE resolved_at IS NULL AND assigned_to IS NULL ORDER BY opened_at',
      ],
      [
        'tickets opened per month',
        'SELECT substr(opened_at,1,7) AS month, COUNT(*) FROM helpdesk_tickets GROUP BY 1 ORDER BY 1',
      ],
      [
        'who has resolved the most tickets?',
        'SELECT assigned_to, COUNT(*) AS n FROM helpdesk_tickets WHERE resolved_at IS NOT NULL GROUP BY 1 ORDER BY n DESC LIMIT 1',
      ],
      [
        'what percentage of tickets got reopened, by category',
        'SELECT category, 100.0*SUM(reopened=1)/COUNT(*) FROM helpdesk_tickets GROUP BY 1',
      ],
      [
        'What is the median resolution time in hours for network tickets?',
        "SELECT AVG(v) AS median FROM (SELECT (julianday(resolved_at)-julianday(opened_at))*24 AS v, ROW_NUMBER() OVER (ORDER BY (julianday(resolved_at)-julianday(opened_at))*24) AS rn, COUNT(*) OVER () AS n FROM helpdesk_tickets WHERE category='Network' AND resolved_at IS NOT NULL) WHERE rn IN ((n+1)/2,(n+2)/2)",
      ],
      [
        'compare the number of tickets opened in the first and second quarter of 2025',
        "SELECT '2025-Q'||((CAST(substr(opened_at,6,2) AS INTEGER)+2)/3) AS quarter, COUNT(*) FROM helpdesk_tickets WHERE opened_at>='2025-01-01' AND opened_at<'2025-07-01' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['leave_requests.csv', 'staff.csv'],
    questions: [
      [
        'Headcount by department, only people who have not left',
        'SELECT Department, COUNT(*) FROM staff WHERE end_date IS NULL GROUP BY 1',
      ],
      [
        'Does anyone earn more than their manager? List them with both salaries.',
        'SELECT e.first_name, e.last_name, e.Salary_EUR, m.Salary_EUR AS manager_salary FROM staff e JOIN staff m ON m.emp_id=e.manager_id WHERE e.Salary_EUR>m.Salary_EUR',
      ],
      [
        'whats the median salary of people currently in Engineering',
        "SELECT AVG(v) AS median FROM (SELECT Salary_EUR AS v, ROW_NUMBER() OVER (ORDER BY Salary_EUR) AS rn, COUNT(*) OVER () AS n FROM staff WHERE end_date IS NULL AND Department='Engineering') WHERE rn IN ((n+1)/2,(n+2)/2)",
      ],
      [
        'Approved sick days taken in 2024 by department',
        "SELECT s.Department, SUM(l.days) FROM leave_requests l JOIN staff s ON s.emp_id=l.emp_id WHERE l.leave_type='sick' AND l.status='approved' AND l.from_date LIKE '2024%' GROUP BY 1",
      ],
      [
        'Which current employees have never put in a leave request?',
        'SELECT first_name, last_name FROM staff WHERE end_date IS NULL AND emp_id NOT IN (SELECT emp_id FROM leave_requests)',
      ],
      [
        'how many people started each year',
        'SELECT CAST(substr(start_date,1,4) AS INTEGER) AS year, COUNT(*) FROM staff GROUP BY 1 ORDER BY 1',
      ],
      [
        'avrage, lowest and highest salary for full-time and part-time, everybody on the list',
        'SELECT Contract, AVG(Salary_EUR), MIN(Salary_EUR), MAX(Salary_EUR) FROM staff GROUP BY 1',
      ],
      [
        'Who had more than 15 days of approved annual leave in 2024, and how many days?',
        "SELECT s.first_name, s.last_name, SUM(l.days) AS days FROM leave_requests l JOIN staff s ON s.emp_id=l.emp_id WHERE l.leave_type='annual' AND l.status='approved' AND l.from_date LIKE '2024%' GROUP BY s.emp_id HAVING SUM(l.days)>15",
      ],
    ],
  },
  {
    files: ['deals.csv'],
    questions: [
      [
        "What's the weighted value of the open pipeline? (amount times probability, leave out everything closed)",
        "SELECT SUM(Amount*Probability_pct/100.0) FROM deals WHERE Stage NOT IN ('Closed Won','Closed Lost')",
      ],
      [
        'Of the closed deals, what percent did each owner win?',
        "SELECT Owner, 100.0*SUM(Stage='Closed Won')/COUNT(*) FROM deals WHERE Stage IN ('Closed Won','Closed Lost') GROUP BY 1",
      ],
      [
        'top 5 open deals by amount with account, owner and stage',
        "SELECT Account,Owner,Stage,Amount FROM deals WHERE Stage NOT IN ('Closed Won','Closed Lost') ORDER BY Amount DESC LIMIT 5",
      ],
      [
        'How much did we win in each quarter of 2024, by close date?',
        "SELECT '2024-Q'||((CAST(substr(Close_Date,6,2) AS INTEGER)+2)/3) AS quarter, SUM(Amount) FROM deals WHERE Stage='Closed Won' AND Close_Date LIKE '2024%' GROUP BY 1 ORDER BY 1",
      ],
      [
        'average number of days from created to close date for won deals, by region',
        "SELECT Region, AVG(julianday(Close_Date)-julianday(Created)) FROM deals WHERE Stage='Closed Won' GROUP BY 1",
      ],
      ['how many deals have no source filled in?', 'SELECT COUNT(*) FROM deals WHERE Source IS NULL'],
      [
        'West vs East: total closed won amount',
        "SELECT Region, SUM(Amount) FROM deals WHERE Stage='Closed Won' AND Region IN ('West','East') GROUP BY 1",
      ],
      [
        'which acounts have lost deals but never a won one?',
        "SELECT DISTINCT Account FROM deals WHERE Stage='Closed Lost' AND Account NOT IN (SELECT Account FROM deals WHERE Stage='Closed Won')",
      ],
    ],
  },
  {
    files: ['leases.csv', 'properties.csv', 'repairs.csv'],
    questions: [
      [
        'which properties have never been let out?',
        'SELECT Address FROM properties WHERE property_id NOT IN (SELECT property_id FROM leases)',
      ],
      [
        "The 5 properties we've spent the most on for repairs, with the total",
        'SELECT p.Address, SUM(r.cost) AS total FROM repairs r JOIN properties p ON p.property_id=r.property_id GROUP BY p.property_id ORDER BY total DESC LIMIT 5',
      ],
      [
        'average monthly rent by number of bedrooms',
        'SELECT p.Bedrooms, AVG(l.monthly_rent) FROM leases l JOIN properties p ON p.property_id=l.property_id GROUP BY 1 ORDER BY 1',
      ],
      [
        'Which property was the most expensive per square metre when we bought it?',
        'SELECT Address, 1.0*Purchase_Price/Size_sq_m AS price_per_sqm FROM properties ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Leases ending in the last quarter of 2024 - tenant, address and end date, by tenant name please',
        "SELECT l.Tenant, p.Address, l.end_date FROM leases l JOIN properties p ON p.property_id=l.property_id WHERE l.end_date BETWEEN '2024-10-01' AND '2024-12-31' ORDER BY l.Tenant",
      ],
      [
        'number of repairs not yet completed, per trade',
        'SELECT trade, COUNT(*) FROM repairs WHERE completed IS NULL GROUP BY 1',
      ],
      [
        "How many leases have a deposit lower than one month's rent?",
        'SELECT COUNT(*) FROM leases WHERE deposit<monthly_rent',
      ],
      [
        'How many days on average does it take to get plumbing done compared with electrical',
        "SELECT trade, AVG(julianday(completed)-julianday(reported)) FROM repairs WHERE trade IN ('Plumbing','Electrical') AND completed IS NOT NULL GROUP BY 1",
      ],
    ],
  },
  {
    files: ['dental_appointments.csv'],
    questions: [
      [
        'no-show rate by dentist in %',
        "SELECT Dentist, 100.0*SUM(Status='no-show')/COUNT(*) FROM dental_appointments GROUP BY 1",
      ],
      [
        'How many hours of attended appointments did each dentist have?',
        "SELECT Dentist, SUM(Duration_min)/60.0 FROM dental_appointments WHERE Status='attended' GROUP BY 1",
      ],
      [
        'how many diferent patients attended an appointment with Dr Anand',
        "SELECT COUNT(DISTINCT Patient_No) FROM dental_appointments WHERE Dentist='Dr Anand' AND Status='attended'",
      ],
      [
        'Fees from attended appointments by treatment, highest first',
        "SELECT Treatment, SUM(Fee) AS fees FROM dental_appointments WHERE Status='attended' GROUP BY 1 ORDER BY fees DESC",
      ],
      [
        'Appointments per weekday',
        "SELECT CASE strftime('%w',Date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END AS weekday, COUNT(*) FROM dental_appointments GROUP BY 1",
      ],
      [
        'What is the average fee for new patients compared to existing ones?',
        'SELECT New_Patient, AVG(Fee) FROM dental_appointments GROUP BY 1',
      ],
      [
        'how many of the appointments starting before 10 in the morning were cancelled or no-shows',
        "SELECT COUNT(*) FROM dental_appointments WHERE Start_Time<'10:00' AND Status IN ('cancelled','no-show')",
      ],
      [
        'Which patients have missed (no-show) at least 2 appointments?',
        "SELECT Patient_No, COUNT(*) FROM dental_appointments WHERE Status='no-show' GROUP BY 1 HAVING COUNT(*)>=2",
      ],
    ],
  },
  {
    files: ['earthquakes.csv'],
    questions: [
      [
        'What was the strongest earthquake, where and when?',
        'SELECT place, time_utc, magnitude FROM earthquakes ORDER BY magnitude DESC LIMIT 1',
      ],
      [
        'number of quakes of magnitude 5 or more per region',
        'SELECT region, COUNT(*) FROM earthquakes WHERE magnitude>=5 GROUP BY 1',
      ],
      [
        'average depth and average magnitude for every region',
        'SELECT region, AVG(depth_km), AVG(magnitude) FROM earthquakes GROUP BY 1',
      ],
      [
        'earthquakes per year',
        'SELECT CAST(substr(time_utc,1,4) AS INTEGER) AS year, COUNT(*) FROM earthquakes GROUP BY 1 ORDER BY 1',
      ],
      [
        'List the shallow ones (less than 10 km deep) with magnitude of at least 5: time, place, depth and magnitude, newest first',
        'SELECT time_utc, place, depth_km, magnitude FROM earthquakes WHERE depth_km<10 AND magnitude>=5 ORDER BY time_utc DESC',
      ],
      [
        'for how many events do we not have any felt reports',
        'SELECT COUNT(*) FROM earthquakes WHERE felt_reports IS NULL',
      ],
      [
        'Was there a tsunami alert in Alaska in 2023?',
        "SELECT CASE WHEN COUNT(*)>0 THEN 'yes' ELSE 'no' END FROM earthquakes WHERE region='Alaska' AND tsunami_alert=1 AND time_utc LIKE '2023%'",
      ],
      [
        'three deepest earthquakes that were not in Tonga',
        "SELECT event_id, place, depth_km FROM earthquakes WHERE region<>'Tonga' ORDER BY depth_km DESC LIMIT 3",
      ],
    ],
  },
  {
    files: ['race_results.csv'],
    questions: [
      [
        'fastest 10 km time by a woman, and who ran it',
        "SELECT Runner,Finish_Time_min FROM race_results WHERE Gender='F' AND Distance_km=10 ORDER BY 2 LIMIT 1",
      ],
      [
        'Average pace (minutes per km) by age group',
        'SELECT Age_Group, AVG(Finish_Time_min/Distance_km) FROM race_results GROUP BY 1',
      ],
      [
        'Which runners set more than 2 PBs?',
        'SELECT Runner, COUNT(*) FROM race_results WHERE PB=1 GROUP BY 1 HAVING COUNT(*)>2',
      ],
      [
        'How many club members raced in each year?',
        'SELECT CAST(substr(Race_Date,1,4) AS INTEGER) AS year, COUNT(DISTINCT Runner) FROM race_results GROUP BY 1 ORDER BY 1',
      ],
      [
        'average time for the City Marathon in hours, men and women',
        "SELECT Gender, AVG(Finish_Time_min)/60.0 FROM race_results WHERE Race='City Marathon' GROUP BY 1",
      ],
      [
        'who has run the City Marathon but never the Coast Half Marathon',
        "SELECT DISTINCT Runner FROM race_results WHERE Race='City Marathon' AND Runner NOT IN (SELECT Runner FROM race_results WHERE Race='Coast Half Marathon')",
      ],
      [
        'Total kilometres raced per runner in 2024, top 3 only',
        "SELECT Runner, SUM(Distance_km) AS km FROM race_results WHERE Race_Date LIKE '2024%' GROUP BY 1 ORDER BY km DESC LIMIT 3",
      ],
      [
        'What share of results were top 100 finishes?',
        'SELECT 100.0*SUM(Overall_Position<=100)/COUNT(*) FROM race_results',
      ],
    ],
  },
  {
    files: ['podcast_episodes.csv'],
    questions: [
      [
        'total hours of audio per season',
        'SELECT Season, SUM(Length_min)/60.0 FROM podcast_episodes GROUP BY 1 ORDER BY 1',
      ],
      [
        "What are our 3 most downloaded episodes? I'd like title, guest and downloads.",
        'SELECT Title,Guest,Downloads FROM podcast_episodes ORDER BY Downloads DESC LIMIT 3',
      ],
      [
        'average downloads of episodes without a guest',
        'SELECT AVG(Downloads) FROM podcast_episodes WHERE Guest IS NULL',
      ],
      [
        'What percentage of all downloads came in the first 30 days, by season?',
        'SELECT Season, 100.0*SUM(Downloads_First_30_Days)/SUM(Downloads) FROM podcast_episodes GROUP BY 1 ORDER BY 1',
      ],
      ['how many episodes are longer than an hour', 'SELECT COUNT(*) FROM podcast_episodes WHERE Length_min>60'],
      ['When did Mina last host an episode?', "SELECT MAX(Published) FROM podcast_episodes WHERE Host='Mina'"],
      [
        'number of episodes and total downloads for each sponsor, most downloads first, leave out episodes with no sponsor',
        'SELECT Sponsor, COUNT(*) AS episodes, SUM(Downloads) AS downloads FROM podcast_episodes WHERE Sponsor IS NOT NULL GROUP BY 1 ORDER BY downloads DESC',
      ],
      [
        'Lucia vs Theo: how many downloads do their episodes get on average?',
        "SELECT Host, AVG(Downloads) FROM podcast_episodes WHERE Host IN ('Lucia','Theo') GROUP BY 1",
      ],
    ],
  },
  {
    files: ['donations.csv', 'donors.csv'],
    questions: [
      [
        'Which donors gave in 2023 but not in 2024?',
        "SELECT Full_Name FROM donors WHERE donor_id IN (SELECT donor_id FROM donations WHERE Date LIKE '2023%') AND donor_id NOT IN (SELECT donor_id FROM donations WHERE Date LIKE '2024%')",
      ],
      [
        'total raised per campaign and how many donations each got (ignore donations without a campaign)',
        'SELECT Campaign, SUM(Amount), COUNT(*) FROM donations WHERE Campaign IS NOT NULL GROUP BY 1',
      ],
      [
        'average donation from businesses vs individuals',
        "SELECT d.Donor_Type, AVG(g.Amount) FROM donations g JOIN donors d ON d.donor_id=g.donor_id WHERE d.Donor_Type IN ('business','individual') GROUP BY 1",
      ],
      [
        'who on our donor list has never donated anything? name and city',
        'SELECT Full_Name,City FROM donors WHERE donor_id NOT IN (SELECT donor_id FROM donations)',
      ],
      [
        'How many pounds did donors with Gift Aid give in 2024?',
        "SELECT SUM(g.Amount) FROM donations g JOIN donors d ON d.donor_id=g.donor_id WHERE d.Gift_Aid=1 AND g.Date LIKE '2024%'",
      ],
      [
        'top ten donors of all time',
        'SELECT d.Full_Name, SUM(g.Amount) AS total FROM donations g JOIN donors d ON d.donor_id=g.donor_id GROUP BY d.donor_id ORDER BY total DESC LIMIT 10',
      ],
      [
        'what percent of the donations were by direct debit each year',
        "SELECT CAST(substr(Date,1,4) AS INTEGER) AS year, 100.0*SUM(Method='direct debit')/COUNT(*) FROM donations GROUP BY 1 ORDER BY 1",
      ],
      [
        'How many donors in Leeds or York have given more than 3 times?',
        "SELECT COUNT(*) FROM (SELECT d.donor_id FROM donations g JOIN donors d ON d.donor_id=g.donor_id WHERE d.City IN ('Leeds','York') GROUP BY d.donor_id HAVING COUNT(*)>3)",
      ],
    ],
  },
  {
    files: ['shipments.csv'],
    questions: [
      [
        'percentage of delivered shipments that came late, per carrier',
        'SELECT Carrier, 100.0*SUM(Delivered>Promised)/COUNT(*) FROM shipments WHERE Delivered IS NOT NULL GROUP BY 1',
      ],
      [
        'Which carrier is the cheapest per kg overall?',
        'SELECT Carrier, SUM(Freight_Cost_EUR)/SUM(Weight_kg) AS eur_per_kg FROM shipments GROUP BY 1 ORDER BY 2 LIMIT 1',
      ],
      [
        'tonnes shipped by month in 2025',
        "SELECT substr(Shipped,1,7) AS month, SUM(Weight_kg)/1000.0 FROM shipments WHERE Shipped LIKE '2025%' GROUP BY 1 ORDER BY 1",
      ],
      [
        'shipments not delivered yet: number, carrier, destination, promised date, in order of shipment number',
        'SELECT Shipment_No,Carrier,Destination,Promised FROM shipments WHERE Delivered IS NULL ORDER BY Shipment_No',
      ],
      [
        'average days from shipping to delivery out of Rotterdam by destination',
        "SELECT Destination, AVG(julianday(Delivered)-julianday(Shipped)) FROM shipments WHERE Origin='Rotterdam' AND Delivered IS NOT NULL GROUP BY 1",
      ],
      [
        'How many shipments were damaged and not insured?',
        'SELECT COUNT(*) FROM shipments WHERE Damaged=1 AND Insured=0',
      ],
      [
        'Which route (origin to destination) cost us the most in freight overall?',
        'SELECT Origin,Destination, SUM(Freight_Cost_EUR) AS cost FROM shipments GROUP BY 1,2 ORDER BY cost DESC LIMIT 1',
      ],
      [
        'freight cost in the last quarter of 2024 compared to the first quarter of 2025',
        "SELECT substr(Shipped,1,4)||'-Q'||((CAST(substr(Shipped,6,2) AS INTEGER)+2)/3) AS quarter, SUM(Freight_Cost_EUR) FROM shipments WHERE Shipped>='2024-10-01' AND Shipped<'2025-04-01' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['street_trees.csv'],
    questions: [
      [
        'how many trees of each kind do we have? use the common names',
        'SELECT Common_Name, COUNT(*) FROM street_trees GROUP BY 1',
      ],
      [
        'What is the tallest tree on Elgin Avenue?',
        "SELECT Tree_ID,Common_Name,Height_m FROM street_trees WHERE Street='Elgin Avenue' ORDER BY Height_m DESC LIMIT 1",
      ],
      [
        'share of ash trees in poor condition or dead',
        "SELECT 100.0*SUM(Condition IN ('Poor','Dead'))/COUNT(*) FROM street_trees WHERE Common_Name='Ash'",
      ],
      [
        'How many trees per district have no planting year?',
        'SELECT District, COUNT(*) FROM street_trees WHERE Planted_Year IS NULL GROUP BY 1',
      ],
      [
        'protected trees that were last inspected before 2023: id, street and the inspection date, oldest first',
        "SELECT Tree_ID,Street,Last_Inspected FROM street_trees WHERE Protected=1 AND Last_Inspected<'2023-01-01' ORDER BY Last_Inspected",
      ],
      [
        'number of trees planted before 1970 by condition',
        'SELECT Condition, COUNT(*) FROM street_trees WHERE Planted_Year<1970 GROUP BY 1',
      ],
      [
        'average height and trunk diameter of oaks, planes and limes',
        "SELECT Common_Name, AVG(Height_m), AVG(Trunk_Diameter_cm) FROM street_trees WHERE Common_Name IN ('English Oak','London Plane','Small-leaved Lime') GROUP BY 1",
      ],
      [
        'Which streets have more than 30 trees?',
        'SELECT Street, COUNT(*) FROM street_trees GROUP BY 1 HAVING COUNT(*)>30',
      ],
    ],
  },
  {
    files: ['hostel_bookings.csv'],
    questions: [
      ['how many bookings were cancelled?', 'SELECT COUNT(*) FROM hostel_bookings WHERE Cancelled=1'],
      [
        'Income by room type for bookings that were not cancelled (nights times price per night)',
        'SELECT Room_Type, SUM((julianday(Check_out)-julianday(Check_in))*Price_per_Night) FROM hostel_bookings WHERE Cancelled=0 GROUP BY 1',
      ],
      [
        'average length of stay in nights by country, longest first, not counting cancelled bookings',
        'SELECT Country, AVG((julianday(Check_out)-julianday(Check_in))) AS nights FROM hostel_bookings WHERE Cancelled=0 GROUP BY 1 ORDER BY nights DESC',
      ],
      ['average rating with and without breakfast', 'SELECT Breakfast, AVG(Rating) FROM hostel_bookings GROUP BY 1'],
      [
        'Which month had the most bookings, going by check-in date?',
        'SELECT substr(Check_in,1,7) AS month, COUNT(*) AS n FROM hostel_bookings GROUP BY 1 ORDER BY n DESC LIMIT 1',
      ],
      [
        'cancelation rate for each booking channel please',
        'SELECT Booked_Via, 100.0*SUM(Cancelled=1)/COUNT(*) FROM hostel_bookings GROUP BY 1',
      ],
      [
        "Guests from Germany or France who booked direct and didn't cancel: booking ref, guest, country and check-in, in order of booking ref",
        "SELECT Booking_Ref,Guest,Country,Check_in FROM hostel_bookings WHERE Country IN ('Germany','France') AND Booked_Via='Direct' AND Cancelled=0 ORDER BY Booking_Ref",
      ],
      [
        'How many bookings of 5 nights or longer have a check-in in July or August 2024?',
        "SELECT COUNT(*) FROM hostel_bookings WHERE (julianday(Check_out)-julianday(Check_in))>=5 AND Check_in>='2024-07-01' AND Check_in<'2024-09-01'",
      ],
    ],
  },
  {
    files: ['craft_stock.csv'],
    questions: [
      ['What is the total value of our stock at cost?', 'SELECT SUM(In_Stock*Unit_Cost) FROM craft_stock'],
      [
        'items that are below their reorder level and not discontinued, with stock and reorder level',
        'SELECT Item,In_Stock,Reorder_Level FROM craft_stock WHERE In_Stock<Reorder_Level AND Discontinued=0',
      ],
      [
        'stock value at retail price by category',
        'SELECT Category, SUM(In_Stock*Retail_Price) FROM craft_stock GROUP BY 1',
      ],
      [
        'which 5 items have the biggest difference between retail price and cost?',
        'SELECT Item, Retail_Price-Unit_Cost AS diff FROM craft_stock ORDER BY diff DESC LIMIT 5',
      ],
      ['how many products are out of stock', 'SELECT COUNT(*) FROM craft_stock WHERE In_Stock=0'],
      [
        'Number of items and average unit cost per supplier',
        'SELECT Supplier, COUNT(*), AVG(Unit_Cost) FROM craft_stock GROUP BY 1',
      ],
      ['Which items have no shelf?', 'SELECT Item FROM craft_stock WHERE Shelf IS NULL'],
      [
        'Has anything in the Paint category been restocked since June 2025?',
        "SELECT CASE WHEN COUNT(*)>0 THEN 'yes' ELSE 'no' END FROM craft_stock WHERE Category='Paint' AND Last_Restocked>='2025-06-01'",
      ],
    ],
  },
  {
    files: ['food_inspections.csv'],
    questions: [
      ['how many inspections ended with an F', "SELECT COUNT(*) FROM food_inspections WHERE Grade='F'"],
      [
        'Average score by business type, best first',
        'SELECT Business_Type, AVG(Score) AS s FROM food_inspections GROUP BY 1 ORDER BY s DESC',
      ],
      [
        'what percentage of inspections in each neighborhood got an A?',
        "SELECT Neighborhood, 100.0*SUM(Grade='A')/COUNT(*) FROM food_inspections GROUP BY 1",
      ],
      [
        'Inspections per quarter in 2024',
        "SELECT '2024-Q'||((CAST(substr(Inspection_Date,6,2) AS INTEGER)+2)/3) AS quarter, COUNT(*) FROM food_inspections WHERE Inspection_Date LIKE '2024%' GROUP BY 1 ORDER BY 1",
      ],
      [
        'How many different businesses were inspected in Downtown?',
        "SELECT COUNT(DISTINCT Business_Name) FROM food_inspections WHERE Neighborhood='Downtown'",
      ],
      [
        'businesses inspected at least 5 times, with number of inspections and average score',
        'SELECT Business_Name, COUNT(*), AVG(Score) FROM food_inspections GROUP BY 1 HAVING COUNT(*)>=5',
      ],
      [
        'Most common main issue?',
        'SELECT Main_Issue, COUNT(*) AS n FROM food_inspections WHERE Main_Issue IS NOT NULL GROUP BY 1 ORDER BY n DESC LIMIT 1',
      ],
      [
        'average critical violations 2023 vs 2024',
        "SELECT CAST(substr(Inspection_Date,1,4) AS INTEGER) AS year, AVG(Critical_Violations) FROM food_inspections WHERE Inspection_Date>='2023-01-01' AND Inspection_Date<'2025-01-01' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['ev_sessions.csv'],
    questions: [
      [
        'total energy and total cost per station',
        'SELECT station, SUM(energy_kwh), SUM(cost_gbp) FROM ev_sessions GROUP BY 1',
      ],
      [
        'How many hours was each station in use in total?',
        'SELECT station, SUM(duration_min)/60.0 FROM ev_sessions GROUP BY 1',
      ],
      [
        'how many sessions failed in march 2025',
        "SELECT COUNT(*) FROM ev_sessions WHERE failed=1 AND start_time LIKE '2025-03%'",
      ],
      [
        "What's the median kWh of the sessions that did not fail?",
        'SELECT AVG(v) AS median FROM (SELECT energy_kwh AS v, ROW_NUMBER() OVER (ORDER BY energy_kwh) AS rn, COUNT(*) OVER () AS n FROM ev_sessions WHERE failed=0) WHERE rn IN ((n+1)/2,(n+2)/2)',
      ],
      [
        'Which user has spent the most money and how much?',
        'SELECT user_id, SUM(cost_gbp) AS total FROM ev_sessions GROUP BY 1 ORDER BY total DESC LIMIT 1',
      ],
      [
        'At what hour of the day do most sessions start?',
        "SELECT CAST(strftime('%H',start_time) AS INTEGER) AS hour, COUNT(*) AS n FROM ev_sessions GROUP BY 1 ORDER BY n DESC LIMIT 1",
      ],
      [
        'percent of energy delivered at Motorway North',
        "SELECT 100.0*SUM(CASE WHEN station='Motorway North' THEN energy_kwh ELSE 0 END)/SUM(energy_kwh) FROM ev_sessions",
      ],
      [
        'number of distinct users each month',
        'SELECT substr(start_time,1,7) AS month, COUNT(DISTINCT user_id) FROM ev_sessions GROUP BY 1 ORDER BY 1',
      ],
    ],
  },
  {
    files: ['shelter_animals.csv'],
    questions: [
      [
        'How many animals came in each month in 2024?',
        "SELECT substr(Intake_Date,1,7) AS month, COUNT(*) FROM shelter_animals WHERE Intake_Date LIKE '2024%' GROUP BY 1 ORDER BY 1",
      ],
      [
        'average days from intake to adoption for dogs and cats',
        "SELECT Species, AVG(julianday(Outcome_Date)-julianday(Intake_Date)) FROM shelter_animals WHERE Outcome='Adopted' AND Species IN ('Dog','Cat') GROUP BY 1",
      ],
      [
        'which animals are still here (no outcome yet)? give id, name, species and intake date sorted by id',
        'SELECT Animal_ID,Name,Species,Intake_Date FROM shelter_animals WHERE Outcome IS NULL ORDER BY Animal_ID',
      ],
      [
        'What percent of strays were returned to their owner?',
        "SELECT 100.0*SUM(COALESCE(Outcome,'')='Returned to owner')/COUNT(*) FROM shelter_animals WHERE Intake_Reason='Stray'",
      ],
      [
        'average age in years by species',
        'SELECT Species, AVG(Age_at_Intake_months)/12.0 FROM shelter_animals GROUP BY 1',
      ],
      ['how many animals dont have a name', 'SELECT COUNT(*) FROM shelter_animals WHERE Name IS NULL'],
      [
        'count of animals that are neither neutered nor vaccinated per species',
        'SELECT Species, COUNT(*) FROM shelter_animals WHERE Neutered=0 AND Vaccinated=0 GROUP BY 1',
      ],
      [
        'Who stayed the longest before being adopted? Name, breed and number of days',
        "SELECT Name,Breed, julianday(Outcome_Date)-julianday(Intake_Date) AS days FROM shelter_animals WHERE Outcome='Adopted' ORDER BY days DESC LIMIT 1",
      ],
    ],
  },
  {
    files: ['timesheets.csv'],
    questions: [
      ['total hours per consultant', 'SELECT consultant, SUM(minutes)/60.0 FROM timesheets GROUP BY 1'],
      [
        "What percentage of each consultant's time is billable?",
        'SELECT consultant, 100.0*SUM(CASE WHEN billable=1 THEN minutes ELSE 0 END)/SUM(minutes) FROM timesheets GROUP BY 1',
      ],
      [
        'How much money is billable but not invoiced yet, by client? (hours x hourly rate)',
        'SELECT client, SUM(minutes/60.0*hourly_rate) FROM timesheets WHERE billable=1 AND invoiced=0 GROUP BY 1',
      ],
      [
        'hours by month for Tideway Bank',
        "SELECT substr(date,1,7) AS month, SUM(minutes)/60.0 FROM timesheets WHERE client='Tideway Bank' GROUP BY 1 ORDER BY 1",
      ],
      [
        'which project took the most meeting time',
        "SELECT project, SUM(minutes) AS m FROM timesheets WHERE task='meeting' GROUP BY 1 ORDER BY m DESC LIMIT 1",
      ],
      [
        'Did anybody work on a weekend? Show date, consultant, project and minutes in date order',
        "SELECT date, consultant, project, minutes FROM timesheets WHERE strftime('%w',date) IN ('0','6') ORDER BY date",
      ],
      [
        'clients with more than 100 hours in total',
        'SELECT client, SUM(minutes)/60.0 AS hours FROM timesheets GROUP BY 1 HAVING SUM(minutes)/60.0>100',
      ],
      [
        'average entry length in minutes for design versus developement',
        "SELECT task, AVG(minutes) FROM timesheets WHERE task IN ('design','development') GROUP BY 1",
      ],
    ],
  },
]
