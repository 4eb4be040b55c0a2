/** Questions of different newcomers over made-up files of seven spaces, three of them of two tables; their SQL was written before the reader was asked. */
export type FreshSpace = { files: string[]; questions: [ask: string, sql: string][] }

export const freshEverydayQuestions: FreshSpace[] = [
  {
    files: ['members.csv', 'loans.csv'],
    questions: [
      [
        'which members have never borrowed anything?',
        'SELECT name FROM members WHERE member_no NOT IN (SELECT member_no FROM loans)',
      ],
      ['how many books are still out', 'SELECT COUNT(*) FROM loans WHERE returned IS NULL'],
      [
        'what percentage of our members have no email on file?',
        'SELECT 100.0 * SUM(email IS NULL) / COUNT(*) FROM members',
      ],
      [
        'top 3 most borrowed titles this past year please. 2025 I mean',
        "SELECT title, COUNT(*) FROM loans WHERE borrowed LIKE '2025%' GROUP BY 1 ORDER BY 2 DESC LIMIT 3",
      ],
      ['average fine per town', 'SELECT town, AVG(fine) FROM loans JOIN members USING (member_no) GROUP BY 1'],
      [
        'do children borrow more fantasy than seniors?',
        "SELECT CASE WHEN SUM(category = 'Child') > SUM(category = 'Senior') THEN 'yes' ELSE 'no' END FROM loans JOIN members USING (member_no) WHERE genre = 'Fantasy'",
      ],
      [
        'loans that came back late, by category of member',
        'SELECT category, COUNT(*) FROM loans JOIN members USING (member_no) WHERE returned > due GROUP BY 1',
      ],
      [
        'Who paid the most in fines overall?',
        'SELECT name, SUM(fine) FROM loans JOIN members USING (member_no) GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'how many diffrent members from Redhill borrowed a crime book',
        "SELECT COUNT(DISTINCT member_no) FROM loans JOIN members USING (member_no) WHERE town = 'Redhill' AND genre = 'Crime'",
      ],
      [
        'On average how many days do people keep a book?',
        'SELECT AVG(julianday(returned) - julianday(borrowed)) FROM loans',
      ],
    ],
  },
  {
    files: ['players.csv', 'payments.csv'],
    questions: [
      ['total paid per team', 'SELECT team, SUM(amount) FROM payments JOIN players USING (player_id) GROUP BY 1'],
      [
        'who has not paid a membership fee yet?',
        "SELECT first_name, last_name FROM players WHERE player_id NOT IN (SELECT player_id FROM payments WHERE kind = 'Membership fee')",
      ],
      [
        'how much did we take in cash in 2025 compared with 2024?',
        "SELECT SUM(CASE WHEN paid_on LIKE '2025%' THEN amount END), SUM(CASE WHEN paid_on LIKE '2024%' THEN amount END) FROM payments WHERE method = 'Cash'",
      ],
      [
        'I need the share of income that came from kit sales.',
        "SELECT 100.0 * SUM(CASE WHEN kind = 'Kit' THEN amount END) / SUM(amount) FROM payments",
      ],
      ['how many players have no phone number', 'SELECT COUNT(*) FROM players WHERE phone IS NULL'],
      [
        'average age of the players in each team',
        "SELECT team, AVG((CAST(strftime('%Y', '2026-01-15') AS INT) - CAST(strftime('%Y', date_of_birth) AS INT)) - (strftime('%m-%d', '2026-01-15') < strftime('%m-%d', date_of_birth))) FROM players GROUP BY 1",
      ],
      [
        'Which month brought in the most money?',
        'SELECT substr(paid_on, 1, 7), SUM(amount) FROM payments GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'did the women pay more than the men?',
        "SELECT CASE WHEN SUM(CASE WHEN team = 'Women' THEN amount END) > SUM(CASE WHEN team = 'Men' THEN amount END) THEN 'yes' ELSE 'no' END FROM payments JOIN players USING (player_id)",
      ],
      [
        'list all goalkeepers born after 2000',
        "SELECT first_name, last_name FROM players WHERE position = 'Goalkeeper' AND date_of_birth > '2000-12-31'",
      ],
      [
        'players who paid more than 400 euros in total, biggest first',
        'SELECT first_name, last_name, SUM(amount) FROM payments JOIN players USING (player_id) GROUP BY player_id HAVING SUM(amount) > 400 ORDER BY 3 DESC',
      ],
    ],
  },
  {
    files: ['pets.csv', 'visits.csv'],
    questions: [
      [
        'how much did each vet bill in 2025?',
        "SELECT vet, SUM(cost) FROM visits WHERE visit_date LIKE '2025%' GROUP BY 1",
      ],
      ['which dogs are not vaccinated', "SELECT pet_name FROM pets WHERE species = 'Dog' AND vaccinated IN ('no', 0)"],
      [
        'average cost of a surgery for cats vs dogs',
        "SELECT species, AVG(cost) FROM visits JOIN pets USING (pet_id) WHERE reason = 'Surgery' AND species IN ('Cat', 'Dog') GROUP BY 1",
      ],
      [
        'pets we have not seen at all in 2025',
        "SELECT pet_name FROM pets WHERE pet_id NOT IN (SELECT pet_id FROM visits WHERE visit_date LIKE '2025%')",
      ],
      [
        'Which owner spent the most?',
        'SELECT owner, SUM(cost) FROM visits JOIN pets USING (pet_id) GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'what proportion of visits need a follow up, per reason',
        "SELECT reason, 100.0 * SUM(follow_up IN ('yes', 1)) / COUNT(*) FROM visits GROUP BY 1",
      ],
      [
        'heaviest pet of every species',
        'SELECT species, pet_name FROM (SELECT *, RANK() OVER (PARTITION BY species ORDER BY weight_kg DESC) AS r FROM pets WHERE weight_kg IS NOT NULL) WHERE r = 1',
      ],
      ['we forgot to weigh some animals. which ones?', 'SELECT pet_name FROM pets WHERE weight_kg IS NULL'],
      [
        'how many visits did labradors have last year',
        "SELECT COUNT(*) FROM visits JOIN pets USING (pet_id) WHERE breed = 'Labrador' AND visit_date LIKE '2025%'",
      ],
      ['owners with more than two pets', 'SELECT owner, COUNT(*) FROM pets GROUP BY 1 HAVING COUNT(*) > 2'],
    ],
  },
  {
    files: ['marks.csv'],
    questions: [
      ['avrage mark per subject', 'SELECT subject, AVG(mark) FROM marks GROUP BY 1'],
      [
        'did 7A do better than 7B in maths?',
        "SELECT CASE WHEN AVG(CASE WHEN class = '7A' THEN mark END) > AVG(CASE WHEN class = '7B' THEN mark END) THEN 'yes' ELSE 'no' END FROM marks WHERE subject = 'Maths'",
      ],
      ['how many marks are missing?', 'SELECT COUNT(*) FROM marks WHERE mark IS NULL'],
      [
        'Which five students have the best average?',
        'SELECT student, AVG(mark) FROM marks GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
      ],
      [
        'what percent of marks are below 50 in each class',
        'SELECT class, 100.0 * SUM(mark < 50) / COUNT(mark) FROM marks GROUP BY 1',
      ],
      ['students who never scored under 50', 'SELECT student FROM marks GROUP BY 1 HAVING MIN(mark) >= 50'],
      [
        'compare boys and girls in english: mean mark',
        "SELECT gender, AVG(mark) FROM marks WHERE subject = 'English' GROUP BY 1",
      ],
      [
        'how many days was each 8A student absent in spring',
        "SELECT student, SUM(days_absent) FROM marks WHERE class = '8A' AND term = 'Spring' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['ward-stays.csv'],
    questions: [
      ['how many patients are still on the ward?', 'SELECT COUNT(*) FROM ward_stays WHERE discharged IS NULL'],
      [
        'average length of stay by ward',
        'SELECT ward, AVG(julianday(discharged) - julianday(admitted)) FROM ward_stays GROUP BY 1',
      ],
      [
        'patients over 65 with a temperature above 38',
        'SELECT patient FROM ward_stays WHERE age > 65 AND temperature > 38',
      ],
      [
        'Which ward had the most admissions in June?',
        "SELECT ward, COUNT(*) FROM ward_stays WHERE admitted LIKE '2025-06%' GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      ],
      [
        'what is the most common diagnosis among women',
        "SELECT diagnosis, COUNT(*) FROM ward_stays WHERE sex = 'female' GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      ],
      [
        'Is anyone allergic to nuts in maternity?',
        "SELECT CASE WHEN COUNT(*) > 0 THEN 'yes' ELSE 'no' END FROM ward_stays WHERE ward = 'Maternity' AND allergies = 'nuts'",
      ],
      ['for how many was the temperture not taken?', 'SELECT COUNT(*) FROM ward_stays WHERE temperature IS NULL'],
      [
        'admissions per month, cardiology only',
        "SELECT substr(admitted, 1, 7), COUNT(*) FROM ward_stays WHERE ward = 'Cardiology' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['invoices.csv'],
    questions: [
      [
        'how much is still unpaid? I mean open plus overdue',
        "SELECT SUM(net_amount) FROM invoices WHERE status IN ('Open', 'Overdue')",
      ],
      [
        'best sales rep in 2025',
        "SELECT sales_rep, SUM(net_amount) FROM invoices WHERE invoice_date LIKE '2025%' GROUP BY 1 ORDER BY 2 DESC LIMIT 1",
      ],
      [
        'what share of invoices got a discount?',
        'SELECT 100.0 * SUM(discount_pct IS NOT NULL) / COUNT(*) FROM invoices',
      ],
      [
        'Net amount per quarter without the cancelled ones',
        "SELECT substr(invoice_date, 1, 4) || '-Q' || ((CAST(substr(invoice_date, 6, 2) AS INT) + 2) / 3), SUM(net_amount) FROM invoices WHERE status <> 'Cancelled' GROUP BY 1",
      ],
      [
        'which customers have an overdue invoice over 1000',
        "SELECT DISTINCT customer FROM invoices WHERE status = 'Overdue' AND net_amount > 1000",
      ],
      [
        'by how much did sales grow from 2024 to 2025 in France?',
        "SELECT SUM(CASE WHEN invoice_date LIKE '2025%' THEN net_amount END) - SUM(CASE WHEN invoice_date LIKE '2024%' THEN net_amount END) FROM invoices WHERE country = 'France'",
      ],
      [
        'smallest, largest and typical invoice',
        'SELECT MIN(net_amount), MAX(net_amount), AVG(net_amount) FROM invoices',
      ],
    ],
  },
  {
    files: ['council-election.csv'],
    questions: [
      [
        'turnout by county',
        'SELECT county, 100.0 * SUM(votes_cast) / SUM(eligible_voters) FROM council_election GROUP BY 1',
      ],
      [
        'where did the Greens get the most votes?',
        'SELECT municipality, greens FROM council_election ORDER BY greens DESC LIMIT 1',
      ],
      [
        'In how many municipalities did Labour beat the Conservatives?',
        'SELECT COUNT(*) FROM council_election WHERE labour > conservatives',
      ],
      ['how many places have no mayor party listed', 'SELECT COUNT(*) FROM council_election WHERE mayor_party IS NULL'],
      [
        'Share of invalid votes in Lakeland',
        "SELECT 100.0 * SUM(invalid_votes) / SUM(votes_cast) FROM council_election WHERE county = 'Lakeland'",
      ],
      [
        'how many people live in the five biggest municipalities together?',
        'SELECT SUM(population) FROM (SELECT population FROM council_election ORDER BY 1 DESC LIMIT 5)',
      ],
      [
        'total votes for greens, liberals, conservatives and labour',
        'SELECT SUM(greens), SUM(liberals), SUM(conservatives), SUM(labour) FROM council_election',
      ],
    ],
  },
]
