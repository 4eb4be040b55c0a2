import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over made-up files of five spaces, one of them of two tables; their SQL was written before their words, and both before the reader was asked. */
export const springEverydayQuestions: FreshSpace[] = [
  {
    files: ['flats.csv'],
    questions: [
      [
        'how much rent do I get a month from the flats that have a tenant?',
        'SELECT SUM(Rent_p_m) FROM flats WHERE Tenant IS NOT NULL',
      ],
      ['list the empty flats with street and rent', 'SELECT Flat_no, Street, Rent_p_m FROM flats WHERE Tenant IS NULL'],
      ['avg rent by number of bedrooms', 'SELECT Bedrooms, AVG(Rent_p_m) FROM flats GROUP BY 1'],
      ['How many flats do we have on each street?', 'SELECT Street, COUNT(*) FROM flats GROUP BY 1'],
      [
        'which tenant has lived here the longest',
        'SELECT Tenant FROM flats WHERE Moved_in = (SELECT MIN(Moved_in) FROM flats)',
      ],
      ['Whose arrears are higher than their monthly rent?', 'SELECT Tenant FROM flats WHERE Arrears_GBP > Rent_p_m'],
      [
        'how many furnished 2 bedroom flats allow pets',
        'SELECT COUNT(*) FROM flats WHERE Furnished AND Bedrooms = 2 AND Pets_allowed',
      ],
      ['What share of the flats has an EPC of D or E?', "SELECT 100.0 * SUM(EPC IN ('D', 'E')) / COUNT(*) FROM flats"],
      [
        'which flat is the most expensive per square metre?',
        'SELECT Flat_no FROM flats WHERE Size_sqm IS NOT NULL ORDER BY 1.0 * Rent_p_m / Size_sqm DESC LIMIT 1',
      ],
      [
        'How many tenants are behind with the rent, and how much do they owe altogether?',
        'SELECT COUNT(*), SUM(Arrears_GBP) FROM flats WHERE Arrears_GBP > 0',
      ],
      ['for which flats is the deposit missing', 'SELECT Flat_no FROM flats WHERE Deposit IS NULL'],
      [
        'Is Canal Street dearer than Park View on average?',
        "SELECT CASE WHEN AVG(CASE WHEN Street = 'Canal Street' THEN Rent_p_m END) > AVG(CASE WHEN Street = 'Park View' THEN Rent_p_m END) THEN 'yes' ELSE 'no' END FROM flats",
      ],
    ],
  },
  {
    files: ['bakery-sales.csv'],
    questions: [
      ['What did we take in December?', "SELECT SUM(Takings) FROM bakery_sales WHERE Date LIKE '2025-12%'"],
      ['takings per month', 'SELECT substr(Date, 1, 7), SUM(Takings) FROM bakery_sales GROUP BY 1'],
      [
        'top three products by pieces sold',
        'SELECT Product, SUM(Qty_sold) FROM bakery_sales GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'what percentage of our takings comes from pastry?',
        "SELECT 100.0 * SUM(CASE WHEN Category = 'Pastry' THEN Takings END) / SUM(Takings) FROM bakery_sales",
      ],
      [
        'By how many percent were takings up in December compared to November',
        "SELECT 100.0 * (SUM(CASE WHEN Date LIKE '2025-12%' THEN Takings END) / SUM(CASE WHEN Date LIKE '2025-11%' THEN Takings END) - 1) FROM bakery_sales",
      ],
      [
        'which day of the week brings in the most money?',
        "SELECT CASE strftime('%w', Date) WHEN '2' THEN 'Tuesday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END FROM bakery_sales GROUP BY 1 ORDER BY SUM(Takings) DESC LIMIT 1",
      ],
      [
        'What do we throw away most of?',
        'SELECT Product FROM bakery_sales GROUP BY 1 ORDER BY SUM(Thrown_away_pcs) DESC LIMIT 1',
      ],
      [
        'how many butter croissants did we sell on saturdays in october',
        "SELECT SUM(Qty_sold) FROM bakery_sales WHERE Product = 'Butter croissant' AND strftime('%w', Date) = '6' AND Date LIKE '2025-10%'",
      ],
      ['average takings per day please', 'SELECT SUM(Takings) / COUNT(DISTINCT Date) FROM bakery_sales'],
      [
        'Which products never made more than 80 euros in a day?',
        'SELECT Product FROM bakery_sales GROUP BY 1 HAVING MAX(Takings) <= 80',
      ],
      [
        'days when we took less than 350 euros in total',
        'SELECT Date FROM bakery_sales GROUP BY 1 HAVING SUM(Takings) < 350',
      ],
      [
        'on which date did we sell the most baguettes?',
        "SELECT Date FROM bakery_sales WHERE Product = 'Baguette' ORDER BY Qty_sold DESC LIMIT 1",
      ],
    ],
  },
  {
    files: ['bike-rentals.csv'],
    questions: [
      ['rentals by rider type', 'SELECT Rider_type, COUNT(*) FROM bike_rentals GROUP BY 1'],
      [
        'whats the median trip duration',
        'SELECT AVG(Duration_min) FROM (SELECT Duration_min FROM bike_rentals ORDER BY 1 LIMIT 2 - (SELECT COUNT(*) FROM bike_rentals) % 2 OFFSET (SELECT (COUNT(*) - 1) / 2 FROM bike_rentals))',
      ],
      [
        'Which station do most rides start from?',
        'SELECT From_station, COUNT(*) FROM bike_rentals GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'How many bikes were brought back to the same station they were taken from?',
        'SELECT COUNT(*) FROM bike_rentals WHERE From_station = To_station',
      ],
      [
        'what % of casual riders took an e-bike',
        "SELECT 100.0 * SUM(E_bike) / COUNT(*) FROM bike_rentals WHERE Rider_type = 'casual'",
      ],
      [
        'average rating of e-bikes compared with ordinary bikes',
        "SELECT CASE WHEN E_bike THEN 'yes' ELSE 'no' END, AVG(Rating) FROM bike_rentals GROUP BY 1",
      ],
      [
        'Could you show me the fare income per month?',
        'SELECT substr(Start_time, 1, 7), SUM(Fare_USD) FROM bike_rentals GROUP BY 1',
      ],
      [
        'how many trips took longer than the average trip?',
        'SELECT COUNT(*) FROM bike_rentals WHERE Duration_min > (SELECT AVG(Duration_min) FROM bike_rentals)',
      ],
      [
        '5 longest rides in km with from, to and minutes',
        'SELECT From_station, To_station, Duration_min FROM bike_rentals ORDER BY Dist_km DESC LIMIT 5',
      ],
      [
        'At what hour of the day are most bikes taken out?',
        "SELECT CAST(strftime('%H', Start_time) AS INTEGER), COUNT(*) FROM bike_rentals GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
      ],
      ['number of rentals without a rating', 'SELECT COUNT(*) FROM bike_rentals WHERE Rating IS NULL'],
      [
        'how many rides by members in July were free?',
        "SELECT COUNT(*) FROM bike_rentals WHERE Rider_type = 'member' AND Start_time LIKE '2025-07%' AND Fare_USD = 0",
      ],
    ],
  },
  {
    files: ['support-tickets.csv'],
    questions: [
      ['How many tickets are still open?', 'SELECT COUNT(*) FROM support_tickets WHERE Closed IS NULL'],
      [
        'average number of days to close a ticket, per priority',
        'SELECT Priority, AVG(julianday(Closed) - julianday(Opened)) FROM support_tickets WHERE Closed IS NOT NULL GROUP BY 1',
      ],
      [
        'which customer sends us the most tickets',
        'SELECT Customer FROM support_tickets GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      ['tickets opened per month', 'SELECT substr(Opened, 1, 7), COUNT(*) FROM support_tickets GROUP BY 1'],
      [
        'Who on the team has the best average CSAT?',
        'SELECT Assigned_to FROM support_tickets WHERE Assigned_to IS NOT NULL GROUP BY 1 ORDER BY AVG(CSAT) DESC LIMIT 1',
      ],
      ['What proportion of tickets was reopened?', 'SELECT 100.0 * SUM(Reopened) / COUNT(*) FROM support_tickets'],
      [
        'urgent tickets that waited more than 3 hours for a first reply - number, customer and who they were assigned to',
        "SELECT Ticket_no, Customer, Assigned_to FROM support_tickets WHERE Priority = 'Urgent' AND First_reply_hrs > 3",
      ],
      [
        'are there tickets nobody is assigned to, and if so how many?',
        'SELECT COUNT(*) FROM support_tickets WHERE Assigned_to IS NULL',
      ],
      [
        'did we get more tickets in November than in October?',
        "SELECT CASE WHEN SUM(Opened LIKE '2025-11%') > SUM(Opened LIKE '2025-10%') THEN 'yes' ELSE 'no' END FROM support_tickets",
      ],
      ['customers with at least 20 tickets', 'SELECT Customer FROM support_tickets GROUP BY 1 HAVING COUNT(*) >= 20'],
      [
        'whats the oldest ticket that is still open',
        'SELECT Ticket_no FROM support_tickets WHERE Closed IS NULL ORDER BY Opened LIMIT 1',
      ],
      [
        'how many differnt customers had a billing ticket in december?',
        "SELECT COUNT(DISTINCT Customer) FROM support_tickets WHERE Area = 'Billing' AND Opened LIKE '2025-12%'",
      ],
    ],
  },
  {
    files: ['donors.csv', 'gifts.csv'],
    questions: [
      ['How much did we raise in 2025?', "SELECT SUM(Amount) FROM gifts WHERE Gift_date LIKE '2025%'"],
      [
        'by how many percent did donations grow from 2024 to 2025',
        "SELECT 100.0 * (SUM(CASE WHEN Gift_date LIKE '2025%' THEN Amount END) / SUM(CASE WHEN Gift_date LIKE '2024%' THEN Amount END) - 1) FROM gifts",
      ],
      [
        'our five biggest donors and what each has given in total',
        'SELECT Name, SUM(Amount) FROM gifts JOIN donors USING (Donor_ID) GROUP BY Donor_ID ORDER BY 2 DESC LIMIT 5',
      ],
      [
        'Which donors have never given anything?',
        'SELECT Name FROM donors WHERE Donor_ID NOT IN (SELECT Donor_ID FROM gifts)',
      ],
      ['average gift by type of donor', 'SELECT Type, AVG(Amount) FROM gifts JOIN donors USING (Donor_ID) GROUP BY 1'],
      [
        'which town gives the most money?',
        'SELECT Town FROM gifts JOIN donors USING (Donor_ID) GROUP BY 1 ORDER BY SUM(Amount) DESC LIMIT 1',
      ],
      [
        'How many donors are down for the newsletter but have no e-mail address?',
        'SELECT COUNT(*) FROM donors WHERE Newsletter AND E_mail IS NULL',
      ],
      [
        'please list the gifts over £500 where no thank-you was sent, with name, date and amount',
        'SELECT Name, Gift_date, Amount FROM gifts JOIN donors USING (Donor_ID) WHERE Amount > 500 AND NOT Thank_you_sent',
      ],
      [
        'donors who gave at least 8 times',
        'SELECT Name FROM gifts JOIN donors USING (Donor_ID) GROUP BY Donor_ID HAVING COUNT(*) >= 8',
      ],
      [
        'What share of the money comes from companies?',
        "SELECT 100.0 * SUM(CASE WHEN Type = 'Company' THEN Amount END) / SUM(Amount) FROM gifts JOIN donors USING (Donor_ID)",
      ],
      [
        'who gave in 2024 but not in 2025?',
        "SELECT Name FROM donors WHERE Donor_ID IN (SELECT Donor_ID FROM gifts WHERE Gift_date LIKE '2024%') AND Donor_ID NOT IN (SELECT Donor_ID FROM gifts WHERE Gift_date LIKE '2025%')",
      ],
      ['when did we last recieve a cheque', "SELECT MAX(Gift_date) FROM gifts WHERE Paid_by = 'Cheque'"],
    ],
  },
]
