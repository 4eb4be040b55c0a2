import type { EvalQuestion } from './compare.ts'

const revenue = 'l.quantity * l.unit_price * (1 - l.discount)'
const lines =
  'order_lines l JOIN orders o ON o.order_id = l.order_id JOIN products p ON p.product_id = l.product_id JOIN customers c ON c.customer_id = o.customer_id'
const returned =
  'returns r JOIN order_lines l ON l.line_id = r.line_id JOIN products p ON p.product_id = l.product_id JOIN orders o ON o.order_id = l.order_id JOIN customers c ON c.customer_id = o.customer_id'

/** A third round, each with its SQL written before the analyst was asked. Today is 2026-01-15. */
export const freshShopQuestions: EvalQuestion[] = [
  {
    ask: 'How many orders are still pending or were cancelled?',
    sql: "SELECT COUNT(*) FROM orders WHERE status IN ('Cancelled')",
  },
  {
    ask: 'which products were launched after 2023?',
    refuse: true,
  },
  { ask: 'total shipping cost by channel', sql: 'SELECT channel, SUM(shipping_cost) FROM orders GROUP BY 1' },
  {
    ask: 'What was the biggest single refund?',
    sql: 'SELECT MAX(refund) FROM returns',
  },
  {
    ask: 'who are our newest 5 customers?',
    sql: 'SELECT customer FROM customers ORDER BY signed_up_on DESC LIMIT 5',
  },
  {
    ask: 'how much do we earn per click on each channel?',
    sql: `SELECT r.channel, r.revenue / m.clicks FROM (SELECT o.channel, SUM(${revenue}) AS revenue FROM ${lines} GROUP BY 1) r LEFT JOIN (SELECT channel, SUM(clicks) AS clicks FROM marketing_spend GROUP BY 1) m ON m.channel = r.channel`,
  },
  {
    ask: 'Refund amount per country in 2025',
    sql: `SELECT c.country, SUM(r.refund) FROM ${returned} WHERE r.returned_on LIKE '2025%' GROUP BY 1`,
  },
  {
    ask: 'In what year did we sell the most units of Camp Mug?',
    sql: `SELECT strftime('%Y', o.ordered_on) FROM ${lines} WHERE p.product = 'Camp Mug' GROUP BY 1 ORDER BY SUM(l.quantity) DESC LIMIT 1`,
  },
  {
    ask: 'how many orders had a discount?',
    sql: 'SELECT COUNT(DISTINCT order_id) FROM order_lines WHERE discount > 0',
  },
  {
    ask: 'orders with more than 4 items',
    sql: 'SELECT order_id FROM order_lines GROUP BY 1 HAVING SUM(quantity) > 4',
  },
  {
    ask: 'average spend per month on email marketing',
    sql: "SELECT AVG(spend) FROM marketing_spend WHERE channel = 'Email'",
  },
  {
    ask: 'What did we sell in Spain in the first half of 2025?',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE c.country = 'Spain' AND o.ordered_on >= '2025-01-01' AND o.ordered_on < '2025-07-01'`,
  },
  {
    ask: 'difference in revenue between 2025 and 2024',
    sql: `SELECT '2024', SUM(${revenue}), NULL FROM ${lines} WHERE o.ordered_on LIKE '2024%' UNION ALL SELECT '2025', SUM(CASE WHEN o.ordered_on LIKE '2025%' THEN ${revenue} END), SUM(CASE WHEN o.ordered_on LIKE '2025%' THEN ${revenue} ELSE -(${revenue}) END) FROM ${lines} WHERE o.ordered_on LIKE '2024%' OR o.ordered_on LIKE '2025%'`,
  },
  {
    ask: 'How many customers from each country signed up last year?',
    sql: "SELECT country, COUNT(*) FROM customers WHERE signed_up_on LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'revenue in h2 2025 by country',
    sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} WHERE o.ordered_on LIKE '2025%' AND strftime('%m', o.ordered_on) >= '07' GROUP BY 1`,
  },
  { ask: 'orders with free shipping', sql: 'SELECT COUNT(*) FROM orders WHERE shipping_cost = 0' },
  { ask: 'what is the average number of days between order and return?', refuse: true },
  {
    ask: 'cheapest product in each category',
    sql: 'SELECT category, product FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY category ORDER BY price, product) n FROM products) WHERE n = 1',
  },
  { ask: 'units sold per category, lowest first', sql: `SELECT p.category, SUM(l.quantity) FROM ${lines} GROUP BY 1` },
  {
    ask: 'how many customers do not live in Germany',
    sql: "SELECT COUNT(*) FROM customers WHERE country <> 'Germany'",
  },
  {
    ask: 'which channel had the highest marketing spend in March 2024?',
    sql: "SELECT channel FROM marketing_spend WHERE month LIKE '2024-03%' ORDER BY spend DESC LIMIT 1",
  },
]

/** Over the tables of chinook. Today is 2026-01-15. */
export const freshChinookQuestions: EvalQuestion[] = [
  {
    ask: 'How many albums does Iron Maiden have?',
    sql: "SELECT COUNT(*) FROM Album a JOIN Artist r ON r.ArtistId = a.ArtistId WHERE r.Name = 'Iron Maiden'",
  },
  {
    ask: 'Which playlist has the most tracks?',
    sql: 'SELECT p.Name FROM Playlist p JOIN PlaylistTrack t ON t.PlaylistId = p.PlaylistId GROUP BY p.PlaylistId ORDER BY COUNT(*) DESC LIMIT 1',
  },
  { ask: 'average length of a track in minutes', sql: 'SELECT AVG(Milliseconds) / 60000.0 FROM Track' },
  {
    ask: 'who is the boss of Jane Peacock?',
    sql: "SELECT m.FirstName, m.LastName FROM Employee e JOIN Employee m ON m.EmployeeId = e.ReportsTo WHERE e.LastName = 'Peacock'",
  },
  {
    ask: 'How many customers does each support rep have?',
    sql: "SELECT e.FirstName || ' ' || e.LastName, COUNT(*) FROM Customer c JOIN Employee e ON e.EmployeeId = c.SupportRepId GROUP BY e.EmployeeId",
  },
  {
    ask: 'total sales in Brazil by city',
    sql: "SELECT BillingCity, SUM(Total) FROM Invoice WHERE BillingCountry = 'Brazil' GROUP BY 1",
  },
  {
    ask: 'list the tracks on the album Facelift',
    sql: "SELECT t.Name FROM Track t JOIN Album a ON a.AlbumId = t.AlbumId WHERE a.Title = 'Facelift'",
  },
  {
    ask: 'Which genres have fewer than 20 tracks?',
    sql: 'SELECT g.Name FROM Genre g JOIN Track t ON t.GenreId = g.GenreId GROUP BY g.GenreId HAVING COUNT(*) < 20',
  },
  {
    ask: 'how many invoices are above 10 dollars?',
    sql: 'SELECT COUNT(*) FROM Invoice WHERE Total > 10',
  },
  {
    ask: 'how many tracks are longer than 5 minutes?',
    sql: 'SELECT COUNT(*) FROM Track WHERE Milliseconds > 300000',
  },
  {
    ask: 'What is the oldest employee called?',
    sql: 'SELECT FirstName, LastName FROM Employee ORDER BY BirthDate LIMIT 1',
  },
  {
    ask: 'how many tracks does each playlist have?',
    sql: 'SELECT p.Name, COUNT(*) FROM Playlist p JOIN PlaylistTrack t ON t.PlaylistId = p.PlaylistId GROUP BY p.PlaylistId',
  },
  {
    ask: 'total invoice amount per customer country in 2023',
    sql: "SELECT c.Country, SUM(i.Total) FROM Invoice i JOIN Customer c ON c.CustomerId = i.CustomerId WHERE i.InvoiceDate LIKE '2023%' GROUP BY 1",
  },
  { ask: 'shortest track', sql: 'SELECT Name FROM Track ORDER BY Milliseconds LIMIT 1' },
  {
    ask: 'which artists have more than 10 albums',
    sql: 'SELECT a.Name FROM Artist a JOIN Album b ON b.ArtistId = a.ArtistId GROUP BY a.ArtistId HAVING COUNT(*) > 10',
  },
  { ask: 'customers with a company', sql: 'SELECT FirstName, LastName FROM Customer WHERE Company IS NOT NULL' },
]

/** Over the tables of northwind. Today is 1998-06-01. */
export const freshNorthwindQuestions: EvalQuestion[] = [
  { ask: 'How many products are discontinued?', sql: "SELECT COUNT(*) FROM Products WHERE Discontinued = '1'" },
  {
    ask: 'which products are out of stock?',
    sql: 'SELECT ProductName FROM Products WHERE UnitsInStock = 0',
  },
  {
    ask: 'average freight by shipper',
    sql: 'SELECT s.CompanyName, AVG(o.Freight) FROM Orders o JOIN Shippers s ON s.ShipperID = o.ShipVia GROUP BY s.ShipperID',
  },
  {
    ask: 'How many orders did Nancy Davolio handle?',
    sql: "SELECT COUNT(*) FROM Orders o JOIN Employees e ON e.EmployeeID = o.EmployeeID WHERE e.LastName = 'Davolio'",
  },
  {
    ask: 'orders shipped to Germany in 1997 by month',
    sql: "SELECT strftime('%Y-%m', ShippedDate), COUNT(*) FROM Orders WHERE ShipCountry = 'Germany' AND ShippedDate LIKE '1997%' GROUP BY 1",
  },
  {
    ask: 'What is the total freight paid per ship country, highest first?',
    sql: 'SELECT ShipCountry, SUM(Freight) FROM Orders GROUP BY 1',
  },
  {
    ask: 'Which supplier has the most products?',
    sql: 'SELECT s.CompanyName FROM Suppliers s JOIN Products p ON p.SupplierID = s.SupplierID GROUP BY s.SupplierID ORDER BY COUNT(*) DESC, s.SupplierID LIMIT 1',
  },
  {
    ask: 'how many customers are in each city of the UK?',
    sql: "SELECT City, COUNT(*) FROM Customers WHERE Country = 'UK' GROUP BY 1",
  },
  { ask: 'which employees live in London?', sql: "SELECT FirstName, LastName FROM Employees WHERE City = 'London'" },
  {
    ask: 'average unit price per category',
    sql: 'SELECT c.CategoryName, AVG(p.UnitPrice) FROM Products p JOIN Categories c ON c.CategoryID = p.CategoryID GROUP BY 1',
  },
  {
    ask: 'products with less than 10 units in stock',
    sql: 'SELECT ProductName FROM Products WHERE UnitsInStock < 10',
  },
  {
    ask: 'who placed the most orders in 1997?',
    sql: "SELECT c.CompanyName FROM Orders o JOIN Customers c ON c.CustomerID = o.CustomerID WHERE o.OrderDate LIKE '1997%' GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
  },
]

/** Over all files of fivethirtyeight at once. */
export const freshNewsroomQuestions: EvalQuestion[] = [
  {
    ask: 'Which airline had the most fatalities between 1985 and 1999?',
    sql: 'SELECT airline FROM airline_safety ORDER BY fatalities_85_99 DESC LIMIT 1',
  },
  {
    ask: 'top 5 countries by wine servings',
    sql: 'SELECT country FROM drinks ORDER BY wine_servings DESC LIMIT 5',
  },
  {
    ask: 'how many police killings per state?',
    sql: 'SELECT state, COUNT(*) FROM police_killings GROUP BY 1',
  },
  {
    ask: 'What is the average unemployment rate by major category?',
    sql: 'SELECT Major_category, AVG(Unemployment_rate) FROM recent_grads GROUP BY 1',
  },
  {
    ask: 'On which date was it hottest in New York?',
    sql: 'SELECT date FROM knyc ORDER BY actual_max_temp DESC LIMIT 1',
  },
  {
    ask: 'how many babies were born in 2010?',
    sql: 'SELECT SUM(births) FROM us_births_2000_2014_ssa WHERE year = 2010',
  },
  {
    ask: 'number of movies that pass and fail by decade code',
    sql: 'SELECT decade_code, SUM("binary" = \'PASS\'), SUM("binary" = \'FAIL\') FROM movies GROUP BY 1',
  },
  {
    ask: 'candies that are both fruity and hard',
    sql: 'SELECT competitorname FROM candy_data WHERE fruity = 1 AND hard = 1',
  },
  {
    ask: 'how many women died in police killings?',
    sql: "SELECT COUNT(*) FROM police_killings WHERE gender = 'Female'",
  },
  {
    ask: 'average budget of movies per year since 2010',
    sql: 'SELECT year, AVG(budget) FROM movies WHERE year >= 2010 GROUP BY 1',
  },
  {
    ask: 'chocolate candies by winpercent, best first',
    sql: 'SELECT competitorname FROM candy_data WHERE chocolate = 1',
  },
]
