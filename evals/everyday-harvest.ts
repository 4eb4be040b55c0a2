import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over made-up files of eight spaces, two of them of two tables; their SQL was written before their words, and both before the reader was asked. */
export const harvestEverydayQuestions: FreshSpace[] = [
  {
    files: ['gym-members.csv'],
    questions: [
      ['how many members do we have on each plan?', 'SELECT Plan, COUNT(*) FROM gym_members GROUP BY Plan'],
      [
        "What do we take in monthly fees altogether from people who haven't cancelled?",
        'SELECT SUM(Monthly_fee) FROM gym_members WHERE Cancelled_on IS NULL',
      ],
      [
        'average visits last month, premium vs basic',
        "SELECT Plan, AVG(Visits_last_month) FROM gym_members WHERE Plan IN ('Premium','Basic') GROUP BY Plan",
      ],
      [
        'Which town do most of our members come from?',
        'SELECT Town FROM gym_members WHERE Town IS NOT NULL GROUP BY Town ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      ['what percentage of memebers have a locker', 'SELECT 100.0*SUM(Locker)/COUNT(*) FROM gym_members'],
      [
        'Could you list the name, plan and joining date of everyone from Redmere who has a personal trainer please?',
        "SELECT Name, Plan, Joined_on FROM gym_members WHERE Town='Redmere' AND Personal_trainer IS NOT NULL",
      ],
      ['how many people joined each year', "SELECT strftime('%Y',Joined_on), COUNT(*) FROM gym_members GROUP BY 1"],
      [
        'For how many members is the date of birth missing?',
        'SELECT COUNT(*) FROM gym_members WHERE Date_of_birth IS NULL',
      ],
      [
        'Who has been the busiest trainer? I mean the personal trainer with the most members.',
        'SELECT Personal_trainer FROM gym_members WHERE Personal_trainer IS NOT NULL GROUP BY Personal_trainer ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'women born before 1970 who are on Off-peak - how many?',
        "SELECT COUNT(*) FROM gym_members WHERE Gender='F' AND Date_of_birth<'1970-01-01' AND Plan='Off-peak'",
      ],
      [
        'On average how many days after joining do people cancel?',
        'SELECT AVG(julianday(Cancelled_on)-julianday(Joined_on)) FROM gym_members WHERE Cancelled_on IS NOT NULL',
      ],
      [
        'names of members who made at least 17 visits last month',
        'SELECT Name FROM gym_members WHERE Visits_last_month>=17',
      ],
    ],
  },
  {
    files: ['meter-readings.csv'],
    questions: [
      ['total kwh used in 2023', "SELECT SUM(total_kwh) FROM meter_readings WHERE strftime('%Y',Reading_date)='2023'"],
      [
        'Which flat used the most electricity overall?',
        'SELECT Flat FROM meter_readings GROUP BY Flat ORDER BY SUM(total_kwh) DESC LIMIT 1',
      ],
      [
        'Show me total kwh and total cost per tariff',
        'SELECT Tariff, SUM(total_kwh), SUM(Cost_EUR) FROM meter_readings GROUP BY Tariff',
      ],
      ['how many readings were estimated', 'SELECT COUNT(*) FROM meter_readings WHERE Estimated=1'],
      [
        'What percentage of the total kwh was night kwh for the Day/Night tariff? Leave out readings where night_kwh is blank.',
        "SELECT 100.0*SUM(night_kwh)/SUM(total_kwh) FROM meter_readings WHERE Tariff='Day/Night' AND night_kwh IS NOT NULL",
      ],
      [
        'monthly total kwh for flat 2B during 2022',
        "SELECT strftime('%Y-%m',Reading_date), SUM(total_kwh) FROM meter_readings WHERE Flat='2B' AND strftime('%Y',Reading_date)='2022' GROUP BY 1",
      ],
      [
        'By how many percent did total consumption change from 2022 to 2023?',
        "SELECT 100.0*(SUM(CASE WHEN strftime('%Y',Reading_date)='2023' THEN total_kwh END)-SUM(CASE WHEN strftime('%Y',Reading_date)='2022' THEN total_kwh END))/SUM(CASE WHEN strftime('%Y',Reading_date)='2022' THEN total_kwh END) FROM meter_readings",
      ],
      [
        'whats the highest single kwh reading, when was it, and in wich flat',
        'SELECT total_kwh, Reading_date, Flat FROM meter_readings ORDER BY total_kwh DESC LIMIT 1',
      ],
      [
        'Flats with more than 3 occupants: average cost per reading for each of them',
        'SELECT Flat, AVG(Cost_EUR) FROM meter_readings WHERE Occupants>3 GROUP BY Flat',
      ],
      [
        'List the readings (date, flat, kwh) that have no cost filled in.',
        'SELECT Reading_date, Flat, total_kwh FROM meter_readings WHERE Cost_EUR IS NULL',
      ],
      ['how many different meters are there?', 'SELECT COUNT(DISTINCT Meter_ID) FROM meter_readings'],
      [
        'Did the penthouse use more electricity in 2023 than in 2022?',
        "SELECT CASE WHEN (SELECT SUM(CASE WHEN strftime('%Y',Reading_date)='2023' THEN total_kwh END)>SUM(CASE WHEN strftime('%Y',Reading_date)='2022' THEN total_kwh END) FROM meter_readings WHERE Flat='Penthouse') THEN 'yes' ELSE 'no' END",
      ],
    ],
  },
  {
    files: ['film-club.csv'],
    questions: [
      [
        'which director have we shown most often?',
        'SELECT Director FROM film_club GROUP BY Director ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'Top 3 longest films, with their runtime',
        'SELECT Title, Runtime_min FROM film_club ORDER BY Runtime_min DESC LIMIT 3',
      ],
      ['average club rating by genre', 'SELECT Genre, AVG(Club_rating) FROM film_club GROUP BY Genre'],
      ["Which films haven't got a club rating yet?", 'SELECT Title FROM film_club WHERE Club_rating IS NULL'],
      ['how many films from before 1960 have we watched', 'SELECT COUNT(*) FROM film_club WHERE Year<1960'],
      [
        'Which films did we like better than IMDb did, i.e. the club rating is higher than the imdb rating? Give title and both ratings.',
        'SELECT Title, Club_rating, IMDb_rating FROM film_club WHERE Club_rating>IMDb_rating',
      ],
      [
        'whats the median runtime',
        'SELECT AVG(Runtime_min) FROM (SELECT Runtime_min FROM film_club WHERE Runtime_min IS NOT NULL AND 1 ORDER BY Runtime_min LIMIT 2 - (SELECT COUNT(Runtime_min) FROM film_club WHERE 1) % 2 OFFSET (SELECT (COUNT(Runtime_min) - 1) / 2 FROM film_club WHERE 1))',
      ],
      ['percentage of films shown that were subtitled', 'SELECT 100.0*SUM(Subtitled)/COUNT(*) FROM film_club'],
      [
        'How much have we spent on snacks per year?',
        "SELECT strftime('%Y',Shown_on), SUM(Snack_spend) FROM film_club GROUP BY 1",
      ],
      [
        'Whose picks get the better average club rating, Joan or Malik?',
        "SELECT Picked_by FROM film_club WHERE Picked_by IN ('Joan','Malik') GROUP BY Picked_by ORDER BY AVG(Club_rating) DESC LIMIT 1",
      ],
      [
        'list all Japanese or South Korean films longer than 130 minutes, with director and year',
        "SELECT Title, Director, Year FROM film_club WHERE Country IN ('Japan','South Korea') AND Runtime_min>130",
      ],
      ['how many diffrent countries have our films come from?', 'SELECT COUNT(DISTINCT Country) FROM film_club'],
    ],
  },
  {
    files: ['appointments.csv'],
    questions: [
      [
        'no-show percentage by department',
        "SELECT Department, 100.0*SUM(Status='No-show')/COUNT(*) FROM appointments GROUP BY Department",
      ],
      ['How many appointments did each doctor have?', 'SELECT Doctor, COUNT(*) FROM appointments GROUP BY Doctor'],
      ['avg wait in cardiology', "SELECT AVG(Wait_min) FROM appointments WHERE Department='Cardiology'"],
      [
        'How many days ahead are appointments booked on average, per department?',
        'SELECT Department, AVG(julianday(Appointment_date)-julianday(Booked_on)) FROM appointments GROUP BY Department',
      ],
      [
        'which weekday has the most appointments?',
        "SELECT CASE strftime('%w',Appointment_date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END FROM appointments GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
      ],
      [
        'number of cancelled appointments per month please',
        "SELECT strftime('%Y-%m',Appointment_date), COUNT(*) FROM appointments WHERE Status='Cancelled' GROUP BY 1",
      ],
      [
        'How many different patients did we see? Only count those who actually attended.',
        "SELECT COUNT(DISTINCT Patient_ID) FROM appointments WHERE Status='Attended'",
      ],
      [
        'which patients have had 5 or more appointments',
        'SELECT Patient_ID FROM appointments GROUP BY Patient_ID HAVING COUNT(*)>=5',
      ],
      [
        'Total fees from private patients compared with self-pay',
        "SELECT Insurance, SUM(Fee_USD) FROM appointments WHERE Insurance IN ('Private','Self-pay') GROUP BY Insurance",
      ],
      [
        "longest wait, shortest wait and average wait at Dr Rao's",
        "SELECT MAX(Wait_min), MIN(Wait_min), AVG(Wait_min) FROM appointments WHERE Doctor='Dr Rao'",
      ],
      [
        'how many appointments have no insurance recorded?',
        'SELECT COUNT(*) FROM appointments WHERE Insurance IS NULL',
      ],
      [
        'Attended first visits with a wait between 30 and 40 minutes: show id, doctor, date and wait',
        "SELECT Appointment_ID, Doctor, Appointment_date, Wait_min FROM appointments WHERE Status='Attended' AND First_visit=1 AND Wait_min BETWEEN 30 AND 40",
      ],
    ],
  },
  {
    files: ['vehicles.csv', 'fuel-log.csv'],
    questions: [
      [
        'total fuel cost per depot',
        'SELECT v.Depot, SUM(f.Total_cost) FROM fuel_log f JOIN vehicles v ON v.Reg_No=f.Reg_No GROUP BY v.Depot',
      ],
      [
        'Which vehicle has cost us the most in fuel? Reg no please.',
        'SELECT Reg_No FROM fuel_log GROUP BY Reg_No ORDER BY SUM(Total_cost) DESC LIMIT 1',
      ],
      [
        'how many litres of diesel did we buy in 2024?',
        "SELECT SUM(f.Litres) FROM fuel_log f JOIN vehicles v ON v.Reg_No=f.Reg_No WHERE v.Fuel_type='Diesel' AND strftime('%Y',f.Date)='2024'",
      ],
      [
        'which vehicles have never been filled up',
        'SELECT Reg_No FROM vehicles WHERE Reg_No NOT IN (SELECT Reg_No FROM fuel_log)',
      ],
      [
        'average price per litre at each station',
        'SELECT Station, AVG(Price_per_litre) FROM fuel_log WHERE Station IS NOT NULL GROUP BY Station',
      ],
      ['Fuel spend by month', "SELECT strftime('%Y-%m',Date), SUM(Total_cost) FROM fuel_log GROUP BY 1"],
      [
        'how many fill ups did Lorna do that were not a full tank?',
        "SELECT COUNT(*) FROM fuel_log WHERE Driver='Lorna' AND Full_tank=0",
      ],
      [
        'Who are the top 3 drivers by litres filled, and how many litres each?',
        'SELECT Driver, SUM(Litres) FROM fuel_log GROUP BY Driver ORDER BY SUM(Litres) DESC LIMIT 3',
      ],
      [
        'list make, model and purchase price of leased cars in York',
        "SELECT Make, Model, Purchase_price FROM vehicles WHERE Leased=1 AND Depot='York'",
      ],
      [
        'Total cost divided by total litres, for each fuel type',
        'SELECT v.Fuel_type, SUM(f.Total_cost)/SUM(f.Litres) FROM fuel_log f JOIN vehicles v ON v.Reg_No=f.Reg_No GROUP BY v.Fuel_type',
      ],
      [
        'how far did FN18 RTE go between its lowest and highest odometer reading',
        "SELECT MAX(odometer_km)-MIN(odometer_km) FROM fuel_log WHERE Reg_No='FN18 RTE'",
      ],
      [
        'What percentage of our fuel cost was spent on Ford vehicles?',
        "SELECT 100.0*SUM(CASE WHEN v.Make='Ford' THEN f.Total_cost ELSE 0 END)/SUM(f.Total_cost) FROM fuel_log f JOIN vehicles v ON v.Reg_No=f.Reg_No",
      ],
    ],
  },
  {
    files: ['staff.csv'],
    questions: [
      [
        'average salary by department, highest first',
        'SELECT Department, AVG(Annual_salary_EUR) FROM staff GROUP BY Department ORDER BY AVG(Annual_salary_EUR) DESC',
      ],
      [
        'How many people currently work here? People with a leaving date have left.',
        'SELECT COUNT(*) FROM staff WHERE Leaving_date IS NULL',
      ],
      [
        'median salary for women and men',
        'WITH r AS (SELECT Gender, Annual_salary_EUR s, ROW_NUMBER() OVER (PARTITION BY Gender ORDER BY Annual_salary_EUR) i, COUNT(*) OVER (PARTITION BY Gender) n FROM staff) SELECT Gender, AVG(s) FROM r WHERE i IN ((n+1)/2,(n+2)/2) GROUP BY Gender',
      ],
      [
        'what % of employees in each office work remotely?',
        'SELECT Office, 100.0*SUM(Works_remotely)/COUNT(*) FROM staff WHERE Office IS NOT NULL GROUP BY Office',
      ],
      [
        'who are the 3 best paid employees (first name, surname, job title, salary)',
        'SELECT First_name, Surname, Job_title, Annual_salary_EUR FROM staff ORDER BY Annual_salary_EUR DESC LIMIT 3',
      ],
      [
        'How many starters did we have per year since 2018?',
        "SELECT strftime('%Y',Start_date), COUNT(*) FROM staff WHERE Start_date>='2018-01-01' GROUP BY 1",
      ],
      [
        'total sick days in 2023, support vs engineering',
        "SELECT Department, SUM(Sick_days_2023) FROM staff WHERE Department IN ('Support','Engineering') GROUP BY Department",
      ],
      [
        'which departments have more than 20 employees',
        'SELECT Department FROM staff GROUP BY Department HAVING COUNT(*)>20',
      ],
      ['How many employees have no performance score?', 'SELECT COUNT(*) FROM staff WHERE Performance_score IS NULL'],
      [
        'Employee ids of part timers (FTE under 1) in Lisbon or Berlin with a perfomance score of 4 or more',
        "SELECT Employee_ID FROM staff WHERE FTE<1 AND Office IN ('Lisbon','Berlin') AND Performance_score>=4",
      ],
      ['Who has the earliest start date?', 'SELECT First_name, Surname FROM staff ORDER BY Start_date LIMIT 1'],
      [
        'is the average salary in Dublin higher than in Berlin?',
        "SELECT CASE WHEN (SELECT (SELECT AVG(Annual_salary_EUR) FROM staff WHERE Office='Dublin')>(SELECT AVG(Annual_salary_EUR) FROM staff WHERE Office='Berlin')) THEN 'yes' ELSE 'no' END",
      ],
    ],
  },
  {
    files: ['customers.csv', 'orders.csv'],
    questions: [
      [
        'How many orders were placed by customers from each country?',
        'SELECT c.country, COUNT(*) FROM orders o JOIN customers c ON c.customer_id=o.customer_id GROUP BY c.country',
      ],
      [
        'revenue (quantity times unit price) per category in 2023',
        "SELECT Category, SUM(Quantity*Unit_Price) FROM orders WHERE strftime('%Y',order_date)='2023' GROUP BY Category",
      ],
      [
        'which product sold the most units?',
        'SELECT Product FROM orders GROUP BY Product ORDER BY SUM(Quantity) DESC LIMIT 1',
      ],
      [
        'customers who never ordered anything - full name and country',
        'SELECT full_name, country FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
      ],
      [
        'avg review stars for orders from newsletter subscribers vs non subscribers',
        'SELECT c.newsletter, AVG(o.review_stars) FROM orders o JOIN customers c ON c.customer_id=o.customer_id GROUP BY c.newsletter',
      ],
      [
        'What percentage of delivered orders were returned?',
        "SELECT 100.0*SUM(returned)/COUNT(*) FROM orders WHERE status='delivered'",
      ],
      [
        'how long does it take us to ship, in days on average',
        'SELECT AVG(julianday(shipped_date)-julianday(order_date)) FROM orders WHERE shipped_date IS NOT NULL',
      ],
      [
        'Is PayPal used more often than credit card?',
        "SELECT CASE WHEN (SELECT SUM(payment_method='PayPal')>SUM(payment_method='Credit card') FROM orders) THEN 'yes' ELSE 'no' END",
      ],
      [
        'number of orders per month in 2023, without the cancelled ones',
        "SELECT strftime('%Y-%m',order_date), COUNT(*) FROM orders WHERE strftime('%Y',order_date)='2023' AND status<>'cancelled' GROUP BY 1",
      ],
      [
        'Please show the 2 customers with the most orders and how many they placed.',
        'SELECT c.full_name, COUNT(*) FROM orders o JOIN customers c ON c.customer_id=o.customer_id GROUP BY c.customer_id ORDER BY COUNT(*) DESC LIMIT 2',
      ],
      [
        'how many distinct customers bought something from Garden',
        "SELECT COUNT(DISTINCT customer_id) FROM orders WHERE Category='Garden'",
      ],
      [
        'Order id, product and quantity of orders from Vienna with no discount and at least 2 items',
        "SELECT o.order_id, o.Product, o.Quantity FROM orders o JOIN customers c ON c.customer_id=o.customer_id WHERE c.city='Vienna' AND o.Discount_pct=0 AND o.Quantity>=2",
      ],
    ],
  },
  {
    files: ['league-matches.csv'],
    questions: [
      ['average attendance per home team', 'SELECT Home_team, AVG(Attendance) FROM league_matches GROUP BY Home_team'],
      ['How many matches ended in a draw?', 'SELECT COUNT(*) FROM league_matches WHERE Home_goals=Away_goals'],
      [
        'which team scored the most goals at home',
        'SELECT Home_team FROM league_matches GROUP BY Home_team ORDER BY SUM(Home_goals) DESC LIMIT 1',
      ],
      [
        'how many games still have to be played? they have no goals filled in',
        'SELECT COUNT(*) FROM league_matches WHERE Home_goals IS NULL',
      ],
      [
        'What percentage of the played matches was won by the home side?',
        'SELECT 100.0*SUM(Home_goals>Away_goals)/COUNT(*) FROM league_matches WHERE Home_goals IS NOT NULL',
      ],
      [
        'yellow and red cards in total for each referee',
        'SELECT Referee, SUM(Yellow_cards), SUM(Red_cards) FROM league_matches WHERE Referee IS NOT NULL GROUP BY Referee',
      ],
      [
        'Which match had the biggest crowd? Home team, away team, date and attendence please',
        'SELECT Home_team, Away_team, Date, Attendance FROM league_matches ORDER BY Attendance DESC LIMIT 1',
      ],
      [
        'goals per game by month (home and away goals together)',
        "SELECT strftime('%Y-%m',Date), AVG(Home_goals+Away_goals) FROM league_matches WHERE Home_goals IS NOT NULL GROUP BY 1",
      ],
      [
        'Did Harrow Vale win away at Port Elms?',
        "SELECT CASE WHEN (SELECT Away_goals>Home_goals FROM league_matches WHERE Home_team='Port Elms' AND Away_team='Harrow Vale') THEN 'yes' ELSE 'no' END",
      ],
      [
        'list the matches on TV in wet weather with score: home team, home goals, away goals, away team',
        "SELECT Home_team, Home_goals, Away_goals, Away_team FROM league_matches WHERE On_TV=1 AND Weather='Wet'",
      ],
      [
        'were there more yellow cards per match in dry, wet or windy weather?',
        'SELECT Weather FROM league_matches WHERE Weather IS NOT NULL GROUP BY Weather ORDER BY AVG(Yellow_cards) DESC LIMIT 1',
      ],
      [
        'how many matches were played on saturdays and how many on sundays',
        "SELECT SUM(strftime('%w',Date)='6'), SUM(strftime('%w',Date)='0') FROM league_matches WHERE Home_goals IS NOT NULL",
      ],
    ],
  },
]
