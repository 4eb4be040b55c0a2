import type { EvalQuestion } from './compare.ts'

const revenue = 'l.quantity * l.unit_price * (1 - l.discount)'
const lines =
  'order_lines l JOIN orders o ON o.order_id = l.order_id JOIN products p ON p.product_id = l.product_id JOIN customers c ON c.customer_id = o.customer_id'
const month = "strftime('%Y-%m', o.ordered_on)"

/** Written after the others, to see how well the analyst reads what it was not made for. Today is 2026-01-15. */
export const laterShopQuestions: EvalQuestion[] = [
  {
    ask: 'how do germany and austria compare in units sold per category?',
    sql: `SELECT p.category, SUM(CASE WHEN c.country = 'Germany' THEN l.quantity END), SUM(CASE WHEN c.country = 'Austria' THEN l.quantity END) FROM ${lines} WHERE c.country IN ('Germany', 'Austria') GROUP BY 1`,
  },
  {
    ask: 'profit 2024 versus 2025 by product',
    sql: `SELECT p.product, SUM(CASE WHEN o.ordered_on LIKE '2024%' THEN ${revenue} - l.quantity * p.unit_cost END), SUM(CASE WHEN o.ordered_on LIKE '2025%' THEN ${revenue} - l.quantity * p.unit_cost END) FROM ${lines} WHERE o.ordered_on LIKE '2024%' OR o.ordered_on LIKE '2025%' GROUP BY 1`,
  },
  {
    ask: 'november vs december 2025 orders',
    sql: "SELECT SUM(ordered_on LIKE '2025-11%') FROM orders UNION ALL SELECT SUM(ordered_on LIKE '2025-12%') FROM orders",
  },
  {
    ask: 'revenue and profit by year',
    sql: `SELECT strftime('%Y', o.ordered_on), SUM(${revenue}), SUM(${revenue} - l.quantity * p.unit_cost) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'number of orders and revenue per country',
    sql: `SELECT c.country, COUNT(DISTINCT o.order_id), SUM(${revenue}) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'who are our two best customers in each country?',
    sql: `SELECT country, customer FROM (SELECT c.country, c.customer, ROW_NUMBER() OVER (PARTITION BY c.country ORDER BY SUM(${revenue}) DESC) AS n FROM ${lines} GROUP BY c.customer_id) WHERE n <= 2`,
  },
  {
    ask: 'what is the refund rate per channel?',
    refuse: true,
  },
  {
    ask: 'return rate in 2025 by product',
    sql: "SELECT p.product, COALESCE(100.0 * SUM(r.q) / SUM(l.quantity), 0) FROM order_lines l JOIN products p USING (product_id) JOIN orders o USING (order_id) LEFT JOIN (SELECT line_id, SUM(quantity) AS q FROM returns GROUP BY 1) r ON r.line_id = l.line_id WHERE o.ordered_on LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'how many orders per customer do we get in each segment?',
    sql: 'SELECT segment, 1.0 * COUNT(*) / COUNT(DISTINCT customer_id) FROM orders JOIN customers USING (customer_id) GROUP BY 1',
  },
  {
    ask: 'in which month of 2024 did orders fall the most?',
    sql: `SELECT m FROM (SELECT m, v - LAG(v) OVER (ORDER BY m) AS d FROM (SELECT ${month} AS m, COUNT(*) AS v FROM orders o WHERE ordered_on LIKE '2024%' GROUP BY 1)) WHERE d IS NOT NULL ORDER BY d LIMIT 1`,
  },
  {
    ask: 'cumulative number of customers by month',
    sql: "SELECT m, SUM(v) OVER (ORDER BY m) FROM (SELECT strftime('%Y-%m', signed_up_on) AS m, COUNT(*) AS v FROM customers GROUP BY 1)",
  },
  {
    ask: 'products nobody bought in january 2025',
    sql: `SELECT product FROM products WHERE product_id NOT IN (SELECT l.product_id FROM ${lines} WHERE o.ordered_on LIKE '2025-01%')`,
  },
  {
    ask: 'which customers never returned anything?',
    sql: 'SELECT customer FROM customers WHERE customer_id NOT IN (SELECT o.customer_id FROM returns JOIN order_lines l USING (line_id) JOIN orders o USING (order_id))',
  },
  {
    ask: 'revenue by region',
    refuse: true,
  },
  {
    ask: 'average delivery time by country',
    refuse: true,
  },
  {
    ask: 'revenue from new customers in 2025',
    refuse: true,
  },
  {
    ask: 'sales of the rain shell in winter 2024',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE p.product = 'Rain Shell' AND o.ordered_on >= '2024-12-01' AND o.ordered_on < '2025-03-01'`,
  },
  {
    ask: 'ordrs by chanel in 2025 please',
    sql: "SELECT channel, COUNT(*) FROM orders WHERE ordered_on LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'median refund per category',
    sql: 'SELECT category, AVG(v) FROM (SELECT p.category, r.refund AS v, ROW_NUMBER() OVER (PARTITION BY p.category ORDER BY r.refund) AS n, COUNT(*) OVER (PARTITION BY p.category) AS k FROM returns r JOIN order_lines l USING (line_id) JOIN products p USING (product_id)) WHERE n BETWEEN k / 2.0 AND k / 2.0 + 1 GROUP BY 1',
  },
  {
    ask: 'customers who spent more than 10000 in 2025',
    sql: `SELECT c.customer FROM ${lines} WHERE o.ordered_on LIKE '2025%' GROUP BY c.customer_id HAVING SUM(${revenue}) > 10000`,
  },
  {
    ask: 'countries with fewer than 100 orders in 2024',
    sql: "SELECT country FROM orders JOIN customers USING (customer_id) WHERE ordered_on LIKE '2024%' GROUP BY 1 HAVING COUNT(*) < 100",
  },
  {
    ask: 'orders by month this year and last year',
    sql: `SELECT ${month}, COUNT(*) FROM orders o WHERE ordered_on >= '2025-01-01' GROUP BY 1`,
  },
  {
    ask: 'how has the average order value developed by quarter?',
    sql: `SELECT strftime('%Y', o.ordered_on) || '-Q' || ((CAST(strftime('%m', o.ordered_on) AS INTEGER) + 2) / 3), SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'what part of the orders comes from search or social?',
    sql: "SELECT 100.0 * SUM(channel IN ('Search', 'Social')) / COUNT(*) FROM orders",
  },
  {
    ask: 'clicks per euro spent by channel',
    sql: 'SELECT channel, 1.0 * SUM(clicks) / SUM(spend) FROM marketing_spend GROUP BY 1',
  },
]

export const laterChinookQuestions: EvalQuestion[] = [
  {
    ask: 'top 2 genres by revenue in each country',
    sql: 'SELECT c, g FROM (SELECT i.BillingCountry AS c, g.Name AS g, ROW_NUMBER() OVER (PARTITION BY i.BillingCountry ORDER BY SUM(l.UnitPrice * l.Quantity) DESC, g.Name) AS n FROM InvoiceLine l JOIN Invoice i USING (InvoiceId) JOIN Track t USING (TrackId) JOIN Genre g USING (GenreId) GROUP BY 1, 2) WHERE n <= 2',
  },
  {
    ask: 'compare 2022 and 2025 sales per country',
    sql: "SELECT BillingCountry, SUM(CASE WHEN InvoiceDate LIKE '2022%' THEN Total END), SUM(CASE WHEN InvoiceDate LIKE '2025%' THEN Total END) FROM Invoice WHERE InvoiceDate LIKE '2022%' OR InvoiceDate LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'average number of tracks per album',
    sql: 'SELECT 1.0 * COUNT(*) / COUNT(DISTINCT AlbumId) FROM Track',
  },
  { ask: 'revenue by salesperson commission', refuse: true },
  {
    ask: 'last purchase of each customer',
    sql: "SELECT FirstName || ' ' || LastName, MAX(InvoiceDate) FROM Invoice JOIN Customer USING (CustomerId) GROUP BY CustomerId",
  },
]
