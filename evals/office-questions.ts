import type { EvalQuestion } from './compare.ts'

const revenue = 'l.quantity * l.unit_price * (1 - l.discount)'
const lines =
  'order_lines l JOIN orders o ON o.order_id = l.order_id JOIN products p ON p.product_id = l.product_id JOIN customers c ON c.customer_id = o.customer_id'
const returned =
  'returns r JOIN order_lines l ON l.line_id = r.line_id JOIN products p ON p.product_id = l.product_id JOIN orders o ON o.order_id = l.order_id JOIN customers c ON c.customer_id = o.customer_id'
const sides = (dim: string, a: string, b: string, from = lines, of = revenue) =>
  `SELECT ${dim}, SUM(CASE WHEN ${a} THEN ${of} END), SUM(CASE WHEN ${b} THEN ${of} END) FROM ${from} WHERE (${a}) OR (${b}) GROUP BY 1`
const year = (n: number) => `o.ordered_on LIKE '${n}%'`
const month = "strftime('%Y-%m', o.ordered_on)"

/** Asked as in an office: terse, polite, long-winded, mistyped; some cannot be answered from this data and must be refused. Today is 2026-01-15. */
export const officeShopQuestions: EvalQuestion[] = [
  // two periods or two values, for each of something
  { ask: 'compare revenue of 2023 and 2024 by category', sql: sides('p.category', year(2023), year(2024)) },
  { ask: 'revenue by country 2024 vs 2025', sql: sides('c.country', year(2024), year(2025)) },
  {
    ask: 'Could you please compare the number of orders in 2024 and 2025 for each channel?',
    sql: sides('o.channel', year(2024), year(2025), 'orders o', '1'),
  },
  {
    ask: 'germany vs france revenue by category',
    sql: sides('p.category', "c.country = 'Germany'", "c.country = 'France'"),
  },
  {
    ask: 'how did sales per segment change from 2024 to 2025',
    sql: sides('c.segment', year(2024), year(2025)),
  },
  {
    ask: 'Which category grew the most from 2024 to 2025?',
    sql: `SELECT p.category FROM ${lines} GROUP BY 1 ORDER BY SUM(CASE WHEN ${year(2025)} THEN ${revenue} END) - SUM(CASE WHEN ${year(2024)} THEN ${revenue} END) DESC LIMIT 1`,
  },
  {
    ask: 'what changed between 2024 and 2025 in revenue by product category?',
    sql: sides('p.category', year(2024), year(2025)),
  },
  {
    ask: 'compare q3 and q4 2025 revenue per channel',
    sql: sides(
      'o.channel',
      "o.ordered_on >= '2025-07-01' AND o.ordered_on < '2025-10-01'",
      "o.ordered_on >= '2025-10-01'",
    ),
  },
  // series
  {
    ask: 'revenue by month for Germany and France in 2025',
    sql: `SELECT ${month}, c.country, SUM(${revenue}) FROM ${lines} WHERE c.country IN ('Germany', 'France') AND ${year(2025)} GROUP BY 1, 2`,
  },
  {
    ask: 'monthly orders 2025, search vs email',
    sql: `SELECT ${month}, channel, COUNT(*) FROM orders o WHERE channel IN ('Search', 'Email') AND ${year(2025)} GROUP BY 1, 2`,
  },
  {
    ask: 'show me quarterly revenue of tents and clothing',
    sql: `SELECT strftime('%Y', o.ordered_on) || '-Q' || ((CAST(strftime('%m', o.ordered_on) AS INTEGER) + 2) / 3), p.category, SUM(${revenue}) FROM ${lines} WHERE p.category IN ('Tents', 'Clothing') GROUP BY 1, 2`,
  },
  // rates
  {
    ask: 'what is our return rate?',
    sql: 'SELECT 100.0 * (SELECT SUM(quantity) FROM returns) / (SELECT SUM(quantity) FROM order_lines)',
  },
  {
    ask: 'return rate by category',
    sql: 'SELECT p.category, 100.0 * SUM(r.q) / SUM(l.quantity) FROM order_lines l JOIN products p USING (product_id) LEFT JOIN (SELECT line_id, SUM(quantity) AS q FROM returns GROUP BY 1) r ON r.line_id = l.line_id GROUP BY 1',
  },
  {
    ask: 'Which product has the highest return rate?',
    sql: 'SELECT p.product FROM order_lines l JOIN products p USING (product_id) LEFT JOIN (SELECT line_id, SUM(quantity) AS q FROM returns GROUP BY 1) r ON r.line_id = l.line_id GROUP BY 1 ORDER BY 1.0 * SUM(r.q) / SUM(l.quantity) DESC LIMIT 1',
  },
  {
    ask: 'share of orders that were returned',
    sql: 'SELECT 100.0 * COUNT(DISTINCT l.order_id) / (SELECT COUNT(*) FROM orders) FROM returns r JOIN order_lines l USING (line_id)',
  },
  {
    ask: 'cancellation rate by channel',
    sql: "SELECT channel, 100.0 * SUM(status = 'Cancelled') / COUNT(*) FROM orders GROUP BY 1",
  },
  {
    ask: 'revenue per customer by country',
    sql: `SELECT c.country, SUM(${revenue}) / COUNT(DISTINCT c.customer_id) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'what does a customer spend on average?',
    sql: `SELECT SUM(${revenue}) / COUNT(DISTINCT c.customer_id) FROM ${lines}`,
  },
  {
    ask: 'aov by segment 2025',
    sql: `SELECT c.segment, SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM ${lines} WHERE ${year(2025)} GROUP BY 1`,
  },
  {
    ask: 'profit margin by category',
    sql: `SELECT p.category, 100.0 * SUM(${revenue} - l.quantity * p.unit_cost) / SUM(${revenue}) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'cost per click by channel in 2025',
    sql: "SELECT channel, 1.0 * SUM(spend) / SUM(clicks) FROM marketing_spend WHERE month LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'ratio of refund to revenue per year',
    sql: `SELECT y, (SELECT SUM(refund) FROM returns WHERE strftime('%Y', returned_on) = y) / v FROM (SELECT strftime('%Y', o.ordered_on) AS y, SUM(${revenue}) AS v FROM ${lines} GROUP BY 1)`,
  },
  {
    ask: 'how many items are in an average order?',
    sql: 'SELECT 1.0 * SUM(quantity) / COUNT(DISTINCT order_id) FROM order_lines',
  },
  // seasons and days
  {
    ask: 'revenue in summer 2024',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE o.ordered_on >= '2024-06-01' AND o.ordered_on < '2024-09-01'`,
  },
  {
    ask: 'how many tents do we sell on weekends',
    sql: `SELECT SUM(l.quantity) FROM ${lines} WHERE p.category = 'Tents' AND strftime('%w', o.ordered_on) IN ('0', '6')`,
  },
  {
    ask: 'weekday vs weekend orders',
    sql: "SELECT CASE WHEN strftime('%w', ordered_on) IN ('0', '6') THEN 'weekend' ELSE 'weekday' END, COUNT(*) FROM orders GROUP BY 1",
  },
  {
    ask: 'How many orders come in on Mondays?',
    sql: "SELECT COUNT(*) FROM orders WHERE strftime('%w', ordered_on) = '1'",
  },
  {
    ask: 'average number of orders per weekday',
    sql: "SELECT w, AVG(n) FROM (SELECT CASE strftime('%w', ordered_on) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END AS w, COUNT(*) AS n FROM orders GROUP BY ordered_on) GROUP BY 1",
  },
  // having, never, first and last
  {
    ask: 'how many customers ordered more than 3 times?',
    sql: 'SELECT COUNT(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING COUNT(*) > 3)',
  },
  {
    ask: 'customers with at least 30 orders',
    sql: 'SELECT customer FROM orders JOIN customers USING (customer_id) GROUP BY customer_id HAVING COUNT(*) >= 30',
  },
  {
    ask: 'number of customers who ordered at most twice',
    sql: 'SELECT COUNT(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING COUNT(*) <= 2)',
  },
  {
    ask: 'customers who never ordered',
    sql: 'SELECT customer FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
  },
  {
    ask: 'how many customers bought nothing in 2025?',
    sql: "SELECT COUNT(*) FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders WHERE ordered_on LIKE '2025%')",
  },
  {
    ask: 'which customers bought tents but never clothing?',
    sql: `SELECT customer FROM customers WHERE customer_id IN (SELECT o.customer_id FROM ${lines} WHERE p.category = 'Tents') AND customer_id NOT IN (SELECT o.customer_id FROM ${lines} WHERE p.category = 'Clothing')`,
  },
  {
    ask: 'first order of each customer',
    sql: 'SELECT customer, MIN(ordered_on) FROM orders JOIN customers USING (customer_id) GROUP BY customer_id',
  },
  {
    ask: 'when did each customer last order?',
    sql: 'SELECT customer, MAX(ordered_on) FROM orders JOIN customers USING (customer_id) GROUP BY customer_id',
  },
  {
    ask: 'categories with revenue over 100000',
    sql: `SELECT p.category FROM ${lines} GROUP BY 1 HAVING SUM(${revenue}) > 100000`,
  },
  // running totals, averages, drops
  {
    ask: 'cumulative revenue by month in 2025',
    sql: `SELECT m, SUM(v) OVER (ORDER BY m) FROM (SELECT ${month} AS m, SUM(${revenue}) AS v FROM ${lines} WHERE ${year(2025)} GROUP BY 1)`,
  },
  {
    ask: 'running total of orders per quarter',
    sql: "SELECT m, SUM(v) OVER (ORDER BY m) FROM (SELECT strftime('%Y', ordered_on) || '-Q' || ((CAST(strftime('%m', ordered_on) AS INTEGER) + 2) / 3) AS m, COUNT(*) AS v FROM orders GROUP BY 1)",
  },
  {
    ask: '3 month moving average of revenue',
    sql: `SELECT m, AVG(v) OVER (ORDER BY m ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM (SELECT ${month} AS m, SUM(${revenue}) AS v FROM ${lines} GROUP BY 1)`,
  },
  {
    ask: 'which month had the biggest drop in revenue?',
    sql: `SELECT m FROM (SELECT m, v - LAG(v) OVER (ORDER BY m) AS d FROM (SELECT ${month} AS m, SUM(${revenue}) AS v FROM ${lines} GROUP BY 1)) WHERE d IS NOT NULL ORDER BY d LIMIT 1`,
  },
  {
    ask: 'revenue by month compared with the same month last year',
    sql: `WITH m AS (SELECT ${month} AS m, SUM(${revenue}) AS v FROM ${lines} GROUP BY 1) SELECT a.m, a.v, b.v FROM m a LEFT JOIN m b ON b.m = (substr(a.m, 1, 4) - 1) || substr(a.m, 5)`,
  },
  {
    ask: 'year over year growth by country',
    sql: `SELECT c.country, strftime('%Y', o.ordered_on), SUM(${revenue}) FROM ${lines} GROUP BY 1, 2`,
  },
  {
    ask: 'median order value by channel',
    sql: `SELECT channel, AVG(v) FROM (SELECT channel, v, ROW_NUMBER() OVER (PARTITION BY channel ORDER BY v) AS n, COUNT(*) OVER (PARTITION BY channel) AS k FROM (SELECT o.channel, SUM(${revenue}) AS v FROM ${lines} GROUP BY o.order_id)) WHERE n BETWEEN k / 2.0 AND k / 2.0 + 1 GROUP BY 1`,
  },
  {
    ask: 'median unit price by category',
    sql: 'SELECT category, AVG(v) FROM (SELECT p.category, l.unit_price AS v, ROW_NUMBER() OVER (PARTITION BY p.category ORDER BY l.unit_price) AS n, COUNT(*) OVER (PARTITION BY p.category) AS c FROM order_lines l JOIN products p USING (product_id)) WHERE n BETWEEN c / 2.0 AND c / 2.0 + 1 GROUP BY 1',
  },
  {
    ask: '90th percentile of refunds',
    sql: 'WITH s AS (SELECT refund AS v, ROW_NUMBER() OVER (ORDER BY refund) AS n, 0.9 * (COUNT(*) OVER () - 1) + 1 AS at FROM returns) SELECT MAX(CASE WHEN n = CAST(at AS INTEGER) THEN v * (1 - (at - CAST(at AS INTEGER))) END) + MAX(CASE WHEN n = CAST(at AS INTEGER) + 1 THEN v * (at - CAST(at AS INTEGER)) END) FROM s',
  },
  // best of each
  {
    ask: 'best product in each category by revenue',
    sql: `SELECT category, product FROM (SELECT p.category, p.product, ROW_NUMBER() OVER (PARTITION BY p.category ORDER BY SUM(${revenue}) DESC) AS n FROM ${lines} GROUP BY 1, 2) WHERE n = 1`,
  },
  {
    ask: 'top 3 products per country',
    sql: `SELECT country, product FROM (SELECT c.country, p.product, ROW_NUMBER() OVER (PARTITION BY c.country ORDER BY SUM(${revenue}) DESC) AS n FROM ${lines} GROUP BY 1, 2) WHERE n <= 3`,
  },
  {
    ask: 'what was the strongest channel every year by revenue',
    sql: `SELECT y, channel FROM (SELECT strftime('%Y', o.ordered_on) AS y, o.channel, ROW_NUMBER() OVER (PARTITION BY strftime('%Y', o.ordered_on) ORDER BY SUM(${revenue}) DESC) AS n FROM ${lines} GROUP BY 1, 2) WHERE n = 1`,
  },
  // shares
  {
    ask: 'what percent of revenue does each category make',
    sql: `SELECT p.category, 100.0 * SUM(${revenue}) / (SELECT SUM(${revenue}) FROM order_lines l) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'share of club customers by country',
    sql: "SELECT country, 100.0 * SUM(segment = 'Club') / COUNT(*) FROM customers GROUP BY 1",
  },
  {
    ask: 'how much of the 2025 revenue came from business customers, in percent?',
    sql: `SELECT 100.0 * SUM(CASE WHEN c.segment = 'Business' THEN ${revenue} END) / SUM(${revenue}) FROM ${lines} WHERE ${year(2025)}`,
  },
  // not, except, or
  {
    ask: 'revenue by country except germany',
    sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} WHERE c.country <> 'Germany' GROUP BY 1`,
  },
  {
    ask: 'orders without cancelled ones in 2025',
    sql: "SELECT COUNT(*) FROM orders WHERE status <> 'Cancelled' AND ordered_on LIKE '2025%'",
  },
  {
    ask: 'how many orders came from social or email?',
    sql: "SELECT COUNT(*) FROM orders WHERE channel IN ('Social', 'Email')",
  },
  {
    ask: 'products that are not in the kitchen or gear category',
    sql: "SELECT product FROM products WHERE category NOT IN ('Kitchen', 'Gear')",
  },
  {
    ask: 'customers in berlin or vienna who signed up in 2025',
    sql: "SELECT customer FROM customers WHERE trim(city) IN ('Berlin', 'Vienna') AND signed_up_on LIKE '2025%'",
  },
  // as people type
  { ask: 'reveneu by contry', sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} GROUP BY 1` },
  { ask: 'how many custmers in germny', sql: "SELECT COUNT(*) FROM customers WHERE country = 'Germany'" },
  {
    ask: 'hi there, I was wondering whether you could tell me which five products brought in the most money during last year, thanks a lot!',
    sql: `SELECT p.product, SUM(${revenue}) FROM ${lines} WHERE ${year(2025)} GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
  },
  {
    ask: 'For my presentation I need the number of new customers we won in each quarter of 2024.',
    sql: "SELECT strftime('%Y', signed_up_on) || '-Q' || ((CAST(strftime('%m', signed_up_on) AS INTEGER) + 2) / 3), COUNT(*) FROM customers WHERE signed_up_on LIKE '2024%' GROUP BY 1",
  },
  {
    ask: 'avg discount club vs consumer',
    sql: `SELECT c.segment, AVG(l.discount) FROM ${lines} WHERE c.segment IN ('Club', 'Consumer') GROUP BY 1`,
  },
  {
    ask: 'worst selling product 2025',
    sql: `SELECT p.product FROM ${lines} WHERE ${year(2025)} GROUP BY 1 ORDER BY SUM(l.quantity) LIMIT 1`,
  },
  { ask: 'rev 2025', sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE ${year(2025)}` },
  {
    ask: 'top customers in france last year by number of orders',
    sql: "SELECT customer, COUNT(*) FROM orders JOIN customers USING (customer_id) WHERE country = 'France' AND ordered_on LIKE '2025%' GROUP BY customer_id ORDER BY 2 DESC, 1 LIMIT 5",
  },
  {
    ask: 'refunds by reason and category',
    sql: `SELECT r.reason, p.category, SUM(r.refund) FROM ${returned} GROUP BY 1, 2`,
  },
  // not in this data
  { ask: 'what is the average age of our customers?', refuse: true },
  { ask: 'which supplier delivers fastest?', refuse: true },
  { ask: 'predict revenue for next year', refuse: true },
]

const sold =
  'InvoiceLine l JOIN Invoice i ON i.InvoiceId = l.InvoiceId JOIN Track t ON t.TrackId = l.TrackId JOIN Genre g ON g.GenreId = t.GenreId JOIN Album a ON a.AlbumId = t.AlbumId JOIN Artist r ON r.ArtistId = a.ArtistId'

export const officeChinookQuestions: EvalQuestion[] = [
  {
    ask: 'revenue by genre 2023 vs 2024',
    sql: `SELECT g.Name, SUM(CASE WHEN i.InvoiceDate LIKE '2023%' THEN l.UnitPrice * l.Quantity END), SUM(CASE WHEN i.InvoiceDate LIKE '2024%' THEN l.UnitPrice * l.Quantity END) FROM ${sold} WHERE i.InvoiceDate LIKE '2023%' OR i.InvoiceDate LIKE '2024%' GROUP BY 1`,
  },
  {
    ask: 'longest track of each genre',
    sql: 'SELECT g.Name, t.Name FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY GenreId ORDER BY Milliseconds DESC) AS n FROM Track) t JOIN Genre g USING (GenreId) WHERE n = 1',
  },
  {
    ask: 'how many customers bought more than 7 times?',
    sql: 'SELECT COUNT(*) FROM (SELECT CustomerId FROM Invoice GROUP BY 1 HAVING COUNT(*) > 7)',
  },
  {
    ask: 'average invoice total per country',
    sql: 'SELECT BillingCountry, AVG(Total) FROM Invoice GROUP BY 1',
  },
  {
    ask: 'how many tracks were never sold',
    sql: 'SELECT COUNT(*) FROM Track WHERE TrackId NOT IN (SELECT TrackId FROM InvoiceLine)',
  },
  {
    ask: 'running total of invoices by year',
    sql: "SELECT y, SUM(v) OVER (ORDER BY y) FROM (SELECT strftime('%Y', InvoiceDate) AS y, COUNT(*) AS v FROM Invoice GROUP BY 1)",
  },
  {
    ask: 'sales by year for rock and jazz',
    sql: `SELECT strftime('%Y', i.InvoiceDate), g.Name, SUM(l.UnitPrice * l.Quantity) FROM ${sold} WHERE g.Name IN ('Rock', 'Jazz') GROUP BY 1, 2`,
  },
  { ask: 'customers without a fax', sql: 'SELECT FirstName, LastName FROM Customer WHERE Fax IS NULL' },
  {
    ask: 'best selling artist in each country by revenue',
    sql: `SELECT c, Name FROM (SELECT i.BillingCountry AS c, r.Name, ROW_NUMBER() OVER (PARTITION BY i.BillingCountry ORDER BY SUM(l.UnitPrice * l.Quantity) DESC, r.Name) AS n FROM ${sold} GROUP BY 1, r.ArtistId) WHERE n = 1`,
  },
  {
    ask: 'how many tracks are not rock',
    sql: "SELECT COUNT(*) FROM Track JOIN Genre g USING (GenreId) WHERE g.Name <> 'Rock'",
  },
  {
    ask: 'albums with at least 30 tracks',
    sql: 'SELECT Title FROM Album JOIN Track USING (AlbumId) GROUP BY AlbumId HAVING COUNT(*) >= 30',
  },
  {
    ask: 'usa vs canada sales per year',
    sql: "SELECT strftime('%Y', InvoiceDate), BillingCountry, SUM(Total) FROM Invoice WHERE BillingCountry IN ('USA', 'Canada') GROUP BY 1, 2",
  },
]

const details =
  '"Order Details" d JOIN Products p ON p.ProductID = d.ProductID JOIN Categories k ON k.CategoryID = p.CategoryID JOIN Orders o ON o.OrderID = d.OrderID'
const amount = 'd.UnitPrice * d.Quantity * (1 - d.Discount)'

export const officeNorthwindQuestions: EvalQuestion[] = [
  {
    ask: 'compare 1996 and 1997 revenue per category',
    sql: `SELECT k.CategoryName, SUM(CASE WHEN o.OrderDate LIKE '1996%' THEN ${amount} END), SUM(CASE WHEN o.OrderDate LIKE '1997%' THEN ${amount} END) FROM ${details} WHERE o.OrderDate LIKE '1996%' OR o.OrderDate LIKE '1997%' GROUP BY 1`,
  },
  {
    ask: 'best selling product in every category',
    sql: `SELECT CategoryName, ProductName FROM (SELECT k.CategoryName, p.ProductName, ROW_NUMBER() OVER (PARTITION BY k.CategoryID ORDER BY SUM(d.Quantity) DESC) AS n FROM ${details} GROUP BY k.CategoryID, p.ProductID) WHERE n = 1`,
  },
  {
    ask: 'how many customers ordered at least 10 times',
    sql: 'SELECT COUNT(*) FROM (SELECT CustomerID FROM Orders GROUP BY 1 HAVING COUNT(*) >= 10)',
  },
  {
    ask: 'average order value by employee',
    sql: `SELECT e.FirstName || ' ' || e.LastName, SUM(${amount}) / COUNT(DISTINCT o.OrderID) FROM ${details} JOIN Employees e ON e.EmployeeID = o.EmployeeID GROUP BY e.EmployeeID`,
  },
  {
    ask: 'cumulative orders by month in 1997',
    sql: "SELECT m, SUM(v) OVER (ORDER BY m) FROM (SELECT strftime('%Y-%m', OrderDate) AS m, COUNT(*) AS v FROM Orders WHERE OrderDate LIKE '1997%' GROUP BY 1)",
  },
  {
    ask: 'orders that have not been shipped',
    sql: 'SELECT OrderID FROM Orders WHERE ShippedDate IS NULL',
  },
  {
    ask: 'what percent of revenue does each category bring?',
    sql: `SELECT k.CategoryName, 100.0 * SUM(${amount}) / (SELECT SUM(${amount}) FROM "Order Details" d) FROM ${details} GROUP BY 1`,
  },
  {
    ask: 'products from suppliers in japan or italy',
    sql: "SELECT ProductName FROM Products p JOIN Suppliers s ON s.SupplierID = p.SupplierID WHERE s.Country IN ('Japan', 'Italy')",
  },
  {
    ask: 'which month of 1997 had the biggest increase in revenue',
    sql: `SELECT m FROM (SELECT m, v - LAG(v) OVER (ORDER BY m) AS d FROM (SELECT strftime('%Y-%m', o.OrderDate) AS m, SUM(${amount}) AS v FROM ${details} WHERE o.OrderDate LIKE '1997%' GROUP BY 1)) WHERE d IS NOT NULL ORDER BY d DESC LIMIT 1`,
  },
  {
    ask: 'number of products per supplier country',
    sql: 'SELECT s.Country, COUNT(*) FROM Products JOIN Suppliers s USING (SupplierID) GROUP BY 1',
  },
]

export const officeNewsroomQuestions: EvalQuestion[] = [
  {
    ask: 'births by year for january and july',
    sql: 'SELECT year, SUM(CASE WHEN month = 1 THEN births END), SUM(CASE WHEN month = 7 THEN births END) FROM US_births_2000_2014_SSA GROUP BY 1',
  },
  {
    ask: 'average winpercent with and without chocolate',
    sql: 'SELECT chocolate, AVG(winpercent) FROM candy_data GROUP BY 1',
  },
  {
    ask: 'countries that drink at least 200 beer servings and at most 50 wine servings',
    sql: 'SELECT country FROM drinks WHERE beer_servings >= 200 AND wine_servings <= 50',
  },
  {
    ask: 'best paid major in each category by median',
    sql: 'SELECT Major_category, Major FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY Major_category ORDER BY Median DESC, Major) AS n FROM recent_grads) WHERE n = 1',
  },
  {
    ask: 'share of women by major category',
    sql: 'SELECT Major_category, AVG(ShareWomen) FROM recent_grads GROUP BY 1',
  },
  {
    ask: 'police killings by gender in texas and california',
    sql: "SELECT gender, SUM(state = 'TX'), SUM(state = 'CA') FROM police_killings WHERE state IN ('TX', 'CA') GROUP BY 1",
  },
  {
    ask: 'how many movies per year failed the test (binary fail)',
    sql: "SELECT year, COUNT(*) FROM movies WHERE binary = 'FAIL' GROUP BY 1",
  },
  { ask: 'airlines with no fatalities 00-14', sql: 'SELECT airline FROM airline_safety WHERE fatalities_00_14 = 0' },
  {
    ask: 'median budget of movies by year',
    sql: 'SELECT year, AVG(v) FROM (SELECT year, budget AS v, ROW_NUMBER() OVER (PARTITION BY year ORDER BY budget) AS n, COUNT(*) OVER (PARTITION BY year) AS c FROM movies) WHERE n BETWEEN c / 2.0 AND c / 2.0 + 1 GROUP BY 1',
  },
]
