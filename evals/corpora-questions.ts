import type { EvalQuestion } from './compare.ts'

const sold =
  'InvoiceLine l JOIN Track t ON t.TrackId = l.TrackId JOIN Genre g ON g.GenreId = t.GenreId JOIN Album a ON a.AlbumId = t.AlbumId JOIN Artist r ON r.ArtistId = a.ArtistId'

/** A music shop: Chinook. */
export const chinookQuestions: EvalQuestion[] = [
  { ask: 'How many tracks are there?', sql: 'SELECT COUNT(*) FROM Track' },
  { ask: 'How many albums do we have?', sql: 'SELECT COUNT(*) FROM Album' },
  { ask: 'how many artists', sql: 'SELECT COUNT(*) FROM Artist' },
  { ask: 'How many customers are from Brazil?', sql: "SELECT COUNT(*) FROM Customer WHERE Country = 'Brazil'" },
  { ask: 'What is the total revenue?', sql: 'SELECT SUM(Total) FROM Invoice' },
  { ask: 'total sales by country', sql: 'SELECT BillingCountry, SUM(Total) FROM Invoice GROUP BY 1' },
  { ask: 'Revenue by year', sql: "SELECT strftime('%Y', InvoiceDate), SUM(Total) FROM Invoice GROUP BY 1" },
  {
    ask: 'Which country has the most customers?',
    sql: 'SELECT Country FROM Customer GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'Which genre has the most tracks?',
    sql: 'SELECT g.Name FROM Track t JOIN Genre g USING (GenreId) GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'number of tracks per genre',
    sql: 'SELECT g.Name, COUNT(*) FROM Track t JOIN Genre g USING (GenreId) GROUP BY 1',
  },
  {
    ask: 'Which artist has the most albums?',
    sql: 'SELECT r.Name FROM Album JOIN Artist r USING (ArtistId) GROUP BY ArtistId ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'top 5 artists by number of albums',
    sql: 'SELECT r.Name, COUNT(*) FROM Album JOIN Artist r USING (ArtistId) GROUP BY ArtistId ORDER BY 2 DESC, 1 LIMIT 5',
  },
  { ask: 'What is the longest track?', sql: 'SELECT Name FROM Track ORDER BY Milliseconds DESC LIMIT 1' },
  { ask: 'What is the average length of a track in milliseconds?', sql: 'SELECT AVG(Milliseconds) FROM Track' },
  {
    ask: 'How many albums does Iron Maiden have?',
    sql: "SELECT COUNT(*) FROM Album JOIN Artist r USING (ArtistId) WHERE r.Name = 'Iron Maiden'",
  },
  {
    ask: 'How many tracks are in the Rock genre?',
    sql: "SELECT COUNT(*) FROM Track JOIN Genre g USING (GenreId) WHERE g.Name = 'Rock'",
  },
  {
    ask: 'Which albums did AC/DC make?',
    sql: "SELECT Title FROM Album JOIN Artist r USING (ArtistId) WHERE r.Name = 'AC/DC'",
  },
  { ask: 'What is the average invoice total?', sql: 'SELECT AVG(Total) FROM Invoice' },
  { ask: 'largest invoice', sql: 'SELECT InvoiceId FROM Invoice ORDER BY Total DESC LIMIT 1' },
  { ask: 'How many invoices were there in 2022?', sql: "SELECT COUNT(*) FROM Invoice WHERE InvoiceDate LIKE '2022%'" },
  {
    ask: 'revenue by month in 2024',
    sql: "SELECT strftime('%Y-%m', InvoiceDate), SUM(Total) FROM Invoice WHERE InvoiceDate LIKE '2024%' GROUP BY 1",
  },
  {
    ask: 'Who are the top 3 customers by revenue?',
    sql: "SELECT FirstName || ' ' || LastName, SUM(Total) FROM Invoice JOIN Customer USING (CustomerId) GROUP BY CustomerId ORDER BY 2 DESC LIMIT 3",
  },
  { ask: 'How many employees are there?', sql: 'SELECT COUNT(*) FROM Employee' },
  { ask: 'How many different cities do customers live in?', sql: 'SELECT COUNT(DISTINCT City) FROM Customer' },
  { ask: 'How many playlists are there?', sql: 'SELECT COUNT(*) FROM Playlist' },
  {
    ask: 'Which playlist has the most tracks?',
    sql: 'SELECT Name FROM Playlist JOIN PlaylistTrack USING (PlaylistId) GROUP BY PlaylistId ORDER BY COUNT(*) DESC LIMIT 1',
  },
  { ask: 'How many tracks cost 1.99?', sql: 'SELECT COUNT(*) FROM Track WHERE UnitPrice = 1.99' },
  { ask: 'How many tracks cost more than 1 dollar?', sql: 'SELECT COUNT(*) FROM Track WHERE UnitPrice > 1' },
  { ask: 'revenue per genre', sql: `SELECT g.Name, SUM(l.UnitPrice * l.Quantity) FROM ${sold} GROUP BY 1` },
  {
    ask: 'Which artist sold the most tracks?',
    sql: `SELECT r.Name FROM ${sold} GROUP BY r.ArtistId ORDER BY SUM(l.Quantity) DESC LIMIT 1`,
  },
  { ask: 'best selling genre', sql: `SELECT g.Name FROM ${sold} GROUP BY 1 ORDER BY SUM(l.Quantity) DESC LIMIT 1` },
  {
    ask: 'How many customers does each employee support?',
    sql: "SELECT e.FirstName || ' ' || e.LastName, COUNT(*) FROM Customer c JOIN Employee e ON e.EmployeeId = c.SupportRepId GROUP BY e.EmployeeId",
  },
  {
    ask: 'how many tracks per media type',
    sql: 'SELECT m.Name, COUNT(*) FROM Track JOIN MediaType m USING (MediaTypeId) GROUP BY 1',
  },
  {
    ask: 'What share of revenue comes from the USA?',
    sql: "SELECT 100.0 * SUM(CASE WHEN BillingCountry = 'USA' THEN Total END) / SUM(Total) FROM Invoice",
  },
  {
    ask: 'Compare sales in Canada and Germany',
    sql: "SELECT BillingCountry, SUM(Total) FROM Invoice WHERE BillingCountry IN ('Canada', 'Germany') GROUP BY 1",
  },
  { ask: 'Which customers are from Paris?', sql: "SELECT FirstName, LastName FROM Customer WHERE City = 'Paris'" },
  { ask: 'How many customers have no company?', sql: 'SELECT COUNT(*) FROM Customer WHERE Company IS NULL' },
  {
    ask: 'Which artists have no albums?',
    sql: 'SELECT Name FROM Artist WHERE ArtistId NOT IN (SELECT ArtistId FROM Album)',
  },
  {
    ask: ['How many invoices in 2023?', 'and in 2024?'],
    sql: "SELECT COUNT(*) FROM Invoice WHERE InvoiceDate LIKE '2024%'",
  },
  { ask: 'When was the first invoice?', sql: 'SELECT MIN(InvoiceDate) FROM Invoice' },
]

const orders = 'Orders o JOIN Customers c USING (CustomerID)'
const details =
  '"Order Details" d JOIN Products p ON p.ProductID = d.ProductID JOIN Categories k ON k.CategoryID = p.CategoryID JOIN Orders o ON o.OrderID = d.OrderID'
const amount = 'd.UnitPrice * d.Quantity * (1 - d.Discount)'

/** A food trader: Northwind. */
export const northwindQuestions: EvalQuestion[] = [
  { ask: 'How many orders are there?', sql: 'SELECT COUNT(*) FROM Orders' },
  { ask: 'How many customers do we have?', sql: 'SELECT COUNT(*) FROM Customers' },
  { ask: 'How many customers are in Germany?', sql: "SELECT COUNT(*) FROM Customers WHERE Country = 'Germany'" },
  { ask: 'customers by country', sql: 'SELECT Country, COUNT(*) FROM Customers GROUP BY 1' },
  { ask: 'total revenue', sql: `SELECT SUM(${amount}) FROM "Order Details" d` },
  { ask: 'revenue by category', sql: `SELECT k.CategoryName, SUM(${amount}) FROM ${details} GROUP BY 1` },
  {
    ask: 'Which category sells the most units?',
    sql: `SELECT k.CategoryName FROM ${details} GROUP BY 1 ORDER BY SUM(d.Quantity) DESC LIMIT 1`,
  },
  {
    ask: 'top 10 products by revenue',
    sql: `SELECT p.ProductName, SUM(${amount}) FROM ${details} GROUP BY p.ProductID ORDER BY 2 DESC LIMIT 10`,
  },
  {
    ask: 'What is the most expensive product?',
    sql: 'SELECT ProductName FROM Products ORDER BY UnitPrice DESC LIMIT 1',
  },
  { ask: 'the 5 cheapest products', sql: 'SELECT ProductName FROM Products ORDER BY UnitPrice LIMIT 5' },
  { ask: 'average unit price of products', sql: 'SELECT AVG(UnitPrice) FROM Products' },
  {
    ask: 'How many products are in the Seafood category?',
    sql: "SELECT COUNT(*) FROM Products JOIN Categories USING (CategoryID) WHERE CategoryName = 'Seafood'",
  },
  {
    ask: 'products per category',
    sql: 'SELECT CategoryName, COUNT(*) FROM Products JOIN Categories USING (CategoryID) GROUP BY 1',
  },
  { ask: 'How many orders were shipped to France?', sql: "SELECT COUNT(*) FROM Orders WHERE ShipCountry = 'France'" },
  { ask: 'orders by year', sql: "SELECT strftime('%Y', OrderDate), COUNT(*) FROM Orders GROUP BY 1" },
  {
    ask: 'monthly number of orders in 1997',
    sql: "SELECT strftime('%Y-%m', OrderDate), COUNT(*) FROM Orders WHERE OrderDate LIKE '1997%' GROUP BY 1",
  },
  {
    ask: 'Which employee handled the most orders?',
    sql: "SELECT e.FirstName || ' ' || e.LastName FROM Orders JOIN Employees e USING (EmployeeID) GROUP BY EmployeeID ORDER BY COUNT(*) DESC LIMIT 1",
  },
  {
    ask: 'How many orders per employee?',
    sql: "SELECT e.FirstName || ' ' || e.LastName, COUNT(*) FROM Orders JOIN Employees e USING (EmployeeID) GROUP BY EmployeeID",
  },
  { ask: 'average freight', sql: 'SELECT AVG(Freight) FROM Orders' },
  {
    ask: 'total freight by shipper',
    sql: 'SELECT s.CompanyName, SUM(o.Freight) FROM Orders o JOIN Shippers s ON s.ShipperID = o.ShipVia GROUP BY 1',
  },
  {
    ask: 'Which country had the highest freight?',
    sql: 'SELECT ShipCountry FROM Orders GROUP BY 1 ORDER BY SUM(Freight) DESC LIMIT 1',
  },
  {
    ask: 'Which customers have never ordered?',
    sql: 'SELECT CompanyName FROM Customers WHERE CustomerID NOT IN (SELECT CustomerID FROM Orders WHERE CustomerID IS NOT NULL)',
  },
  {
    ask: 'Which customer placed the most orders?',
    sql: `SELECT c.CompanyName FROM ${orders} GROUP BY o.CustomerID ORDER BY COUNT(*) DESC LIMIT 1`,
  },
  { ask: 'How many products cost more than 50?', sql: 'SELECT COUNT(*) FROM Products WHERE UnitPrice > 50' },
  {
    ask: 'products with fewer than 10 units in stock',
    sql: 'SELECT ProductName FROM Products WHERE UnitsInStock < 10',
  },
  { ask: 'How many units are in stock in total?', sql: 'SELECT SUM(UnitsInStock) FROM Products' },
  { ask: 'How many suppliers are there in Japan?', sql: "SELECT COUNT(*) FROM Suppliers WHERE Country = 'Japan'" },
  {
    ask: 'What is the phone of Speedy Express?',
    sql: "SELECT Phone FROM Shippers WHERE CompanyName = 'Speedy Express'",
  },
  { ask: 'In which city is Tokyo Traders?', sql: "SELECT City FROM Suppliers WHERE CompanyName = 'Tokyo Traders'" },
  { ask: 'How many employees live in London?', sql: "SELECT COUNT(*) FROM Employees WHERE City = 'London'" },
  {
    ask: 'How much revenue did we make in 1997?',
    sql: `SELECT SUM(${amount}) FROM ${details} WHERE o.OrderDate LIKE '1997%'`,
  },
  {
    ask: 'revenue by quarter in 1997',
    sql: `SELECT strftime('%Y', o.OrderDate) || '-Q' || ((CAST(strftime('%m', o.OrderDate) AS INTEGER) + 2) / 3), SUM(${amount}) FROM ${details} WHERE o.OrderDate LIKE '1997%' GROUP BY 1`,
  },
  {
    ask: 'What percentage of orders went to Germany?',
    sql: "SELECT 100.0 * SUM(ShipCountry = 'Germany') / COUNT(*) FROM Orders",
  },
  {
    ask: 'how many territories are in each region',
    sql: 'SELECT RegionDescription, COUNT(*) FROM Territories JOIN Regions USING (RegionID) GROUP BY 1',
  },
  {
    ask: 'customers with more than 20 orders',
    sql: `SELECT c.CompanyName FROM ${orders} GROUP BY o.CustomerID HAVING COUNT(*) > 20`,
  },
  { ask: 'Which orders had a freight above 800?', sql: 'SELECT OrderID FROM Orders WHERE Freight > 800' },
]

/** Twelve files of a newsroom, all in one space: FiveThirtyEight. Tables are named after their files. */
export const newsroomQuestions: EvalQuestion[] = [
  { ask: 'Which country drinks the most beer?', sql: 'SELECT country FROM drinks ORDER BY beer_servings DESC LIMIT 1' },
  {
    ask: 'How many beer servings does Germany have?',
    sql: "SELECT beer_servings FROM drinks WHERE country = 'Germany'",
  },
  { ask: 'top 5 countries by wine servings', sql: 'SELECT country, wine_servings FROM drinks ORDER BY 2 DESC LIMIT 5' },
  { ask: 'average spirit servings', sql: 'SELECT AVG(spirit_servings) FROM drinks' },
  { ask: 'How many countries have 0 wine servings?', sql: 'SELECT COUNT(*) FROM drinks WHERE wine_servings = 0' },
  {
    ask: 'How many countries have more than 300 beer servings?',
    sql: 'SELECT COUNT(*) FROM drinks WHERE beer_servings > 300',
  },
  {
    ask: 'Compare wine servings of France and Italy',
    sql: "SELECT country, wine_servings FROM drinks WHERE country IN ('France', 'Italy')",
  },
  {
    ask: 'Is there a correlation between beer servings and wine servings?',
    sql: 'SELECT (AVG(1.0*beer_servings*wine_servings) - AVG(beer_servings)*AVG(wine_servings)) / (SQRT(AVG(1.0*beer_servings*beer_servings) - AVG(beer_servings)*AVG(beer_servings)) * SQRT(AVG(1.0*wine_servings*wine_servings) - AVG(wine_servings)*AVG(wine_servings))) FROM drinks',
  },
  {
    ask: 'total litres of pure alcohol in France',
    sql: "SELECT total_litres_of_pure_alcohol FROM drinks WHERE country = 'France'",
  },
  {
    ask: 'Which airline had the most fatalities 85-99?',
    sql: 'SELECT airline FROM airline_safety ORDER BY fatalities_85_99 DESC LIMIT 1',
  },
  { ask: 'how many airlines are there?', sql: 'SELECT COUNT(*) FROM airline_safety' },
  { ask: 'total incidents 85 99', sql: 'SELECT SUM(incidents_85_99) FROM airline_safety' },
  { ask: 'How many candies contain chocolate?', sql: 'SELECT COUNT(*) FROM candy_data WHERE chocolate = 1' },
  {
    ask: 'Which candy has the highest win percent?',
    sql: 'SELECT competitorname FROM candy_data ORDER BY winpercent DESC LIMIT 1',
  },
  { ask: 'average winpercent of chocolate candies', sql: 'SELECT AVG(winpercent) FROM candy_data WHERE chocolate = 1' },
  {
    ask: 'average winpercent of candy without chocolate',
    sql: 'SELECT AVG(winpercent) FROM candy_data WHERE chocolate = 0',
  },
  {
    ask: 'What is the winpercent of Snickers?',
    sql: "SELECT winpercent FROM candy_data WHERE competitorname = 'Snickers'",
  },
  {
    ask: 'How many people were killed by police in Texas?',
    sql: "SELECT COUNT(*) FROM police_killings WHERE state = 'TX'",
  },
  { ask: 'police killings by race', sql: 'SELECT raceethnicity, COUNT(*) FROM police_killings GROUP BY 1' },
  {
    ask: 'Which state had the most police killings?',
    sql: 'SELECT state FROM police_killings GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'How many police killings were by gunshot?',
    sql: "SELECT COUNT(*) FROM police_killings WHERE cause = 'Gunshot'",
  },
  { ask: 'number of police killings by month', sql: 'SELECT month, COUNT(*) FROM police_killings GROUP BY 1' },
  {
    ask: 'Which major has the highest median salary?',
    sql: 'SELECT Major FROM recent_grads ORDER BY Median DESC LIMIT 1',
  },
  {
    ask: 'average unemployment rate by major category',
    sql: 'SELECT Major_category, AVG(Unemployment_rate) FROM recent_grads GROUP BY 1',
  },
  {
    ask: 'How many majors are there in each major category?',
    sql: 'SELECT Major_category, COUNT(*) FROM recent_grads GROUP BY 1',
  },
  {
    ask: 'total women in Engineering',
    sql: "SELECT SUM(Women) FROM recent_grads WHERE Major_category = 'Engineering'",
  },
  { ask: 'Which major has the most women?', sql: 'SELECT Major FROM recent_grads ORDER BY Women DESC LIMIT 1' },
  { ask: 'total births by year', sql: 'SELECT year, SUM(births) FROM US_births_2000_2014_SSA GROUP BY 1' },
  {
    ask: 'How many births were there in 2010?',
    sql: 'SELECT SUM(births) FROM US_births_2000_2014_SSA WHERE year = 2010',
  },
  {
    ask: 'Which year had the most births?',
    sql: 'SELECT year FROM US_births_2000_2014_SSA GROUP BY 1 ORDER BY SUM(births) DESC LIMIT 1',
  },
  {
    ask: 'average births per day of week',
    sql: 'SELECT day_of_week, AVG(births) FROM US_births_2000_2014_SSA GROUP BY 1',
  },
  {
    ask: 'How many movies pass the test, where binary is PASS?',
    sql: "SELECT COUNT(*) FROM movies WHERE binary = 'PASS'",
  },
  { ask: 'Which movie had the highest budget?', sql: 'SELECT title FROM movies ORDER BY budget DESC LIMIT 1' },
  { ask: 'number of movies per year', sql: 'SELECT year, COUNT(*) FROM movies GROUP BY 1' },
  { ask: 'average budget of movies in 2013', sql: 'SELECT AVG(budget) FROM movies WHERE year = 2013' },
  { ask: 'How many polls did each pollster run?', sql: 'SELECT Pollster, COUNT(*) FROM impeachment_polls GROUP BY 1' },
  { ask: 'highest actual max temp', sql: 'SELECT MAX(actual_max_temp) FROM KNYC' },
  {
    ask: 'On which date was the highest actual precipitation?',
    sql: 'SELECT date FROM KNYC ORDER BY actual_precipitation DESC LIMIT 1',
  },
  {
    ask: 'Which player has the highest war total?',
    sql: 'SELECT player_name FROM modern_RAPTOR_by_player GROUP BY player_id ORDER BY SUM(war_total) DESC LIMIT 1',
  },
  { ask: 'average alcohol use', sql: 'SELECT AVG(alcohol_use) FROM drug_use_by_age' },
  {
    ask: 'How many respondents celebrate Thanksgiving?',
    rows: [[980]],
  },
]
