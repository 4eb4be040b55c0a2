import type { EvalQuestion } from './compare.ts'

const revenue = 'l.quantity * l.unit_price * (1 - l.discount)'
const lines =
  'order_lines l JOIN orders o ON o.order_id = l.order_id JOIN products p ON p.product_id = l.product_id JOIN customers c ON c.customer_id = o.customer_id'
const returned =
  'returns r JOIN order_lines l ON l.line_id = r.line_id JOIN products p ON p.product_id = l.product_id JOIN orders o ON o.order_id = l.order_id JOIN customers c ON c.customer_id = o.customer_id'

/** Questions to the sample shop as people ask them; the expected cells come from SQL written by hand. Today is 2026-01-15. */
export const shopQuestions: EvalQuestion[] = [
  // counts
  { ask: 'How many customers do we have?', sql: 'SELECT COUNT(*) FROM customers' },
  { ask: 'how many orders', sql: 'SELECT COUNT(*) FROM orders' },
  { ask: 'Number of products', sql: 'SELECT COUNT(*) FROM products' },
  { ask: 'how many orders were placed in 2024?', sql: "SELECT COUNT(*) FROM orders WHERE ordered_on LIKE '2024%'" },
  {
    ask: 'How many orders did we get last month?',
    sql: "SELECT COUNT(*) FROM orders WHERE ordered_on LIKE '2025-12%'",
  },
  {
    ask: 'how many orders from Germany last year?',
    sql: "SELECT COUNT(*) FROM orders JOIN customers USING (customer_id) WHERE country = 'Germany' AND ordered_on LIKE '2025%'",
  },
  { ask: 'How many German customers are there?', sql: "SELECT COUNT(*) FROM customers WHERE country = 'Germany'" },
  { ask: 'How many customers live in Berlin?', sql: "SELECT COUNT(*) FROM customers WHERE trim(city) = 'Berlin'" },
  { ask: 'how many orders were cancelled?', sql: "SELECT COUNT(*) FROM orders WHERE status = 'Cancelled'" },
  {
    ask: 'How many cancelled orders in 2025?',
    sql: "SELECT COUNT(*) FROM orders WHERE status = 'Cancelled' AND ordered_on LIKE '2025%'",
  },
  {
    ask: 'How many different countries do our customers come from?',
    sql: 'SELECT COUNT(DISTINCT country) FROM customers',
  },
  { ask: 'How many cities?', sql: 'SELECT COUNT(DISTINCT city) FROM customers' },
  { ask: 'How many product categories are there?', sql: 'SELECT COUNT(DISTINCT category) FROM products' },
  {
    ask: 'how many customers ordered in 2023?',
    sql: "SELECT COUNT(DISTINCT customer_id) FROM orders WHERE ordered_on LIKE '2023%'",
  },
  {
    ask: 'How many customers signed up in 2024?',
    sql: "SELECT COUNT(*) FROM customers WHERE signed_up_on LIKE '2024%'",
  },
  {
    ask: 'How many customers have never ordered?',
    sql: 'SELECT COUNT(*) FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
  },
  { ask: 'how many customers have no email?', sql: 'SELECT COUNT(*) FROM customers WHERE email IS NULL' },
  {
    ask: 'How many returns were there because of wrong size?',
    sql: "SELECT COUNT(*) FROM returns WHERE reason = 'Wrong size'",
  },
  { ask: 'how many products cost more than 100?', sql: 'SELECT COUNT(*) FROM products WHERE price > 100' },
  {
    ask: 'How many customers have more than 20 orders?',
    sql: 'SELECT COUNT(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING COUNT(*) > 20)',
  },
  {
    ask: 'How many units of Camp Mug did we sell?',
    sql: `SELECT SUM(l.quantity) FROM ${lines} WHERE p.product = 'Camp Mug'`,
  },
  {
    ask: 'How many tents were sold in 2025?',
    sql: `SELECT SUM(l.quantity) FROM ${lines} WHERE p.category = 'Tents' AND o.ordered_on LIKE '2025%'`,
  },
  {
    ask: 'how many orders between 2024-03-01 and 2024-03-31',
    sql: "SELECT COUNT(*) FROM orders WHERE ordered_on BETWEEN '2024-03-01' AND '2024-03-31'",
  },
  { ask: 'How many orders since July 2025?', sql: "SELECT COUNT(*) FROM orders WHERE ordered_on >= '2025-07-01'" },
  { ask: 'how many orders before February 2023?', sql: "SELECT COUNT(*) FROM orders WHERE ordered_on < '2023-02-01'" },
  // sums
  { ask: 'What is our total revenue?', sql: `SELECT SUM(${revenue}) FROM order_lines l` },
  { ask: 'total sales in 2024', sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE o.ordered_on LIKE '2024%'` },
  {
    ask: 'How much revenue did we make in Q4 2025?',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE o.ordered_on >= '2025-10-01'`,
  },
  {
    ask: 'revenue last quarter',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE o.ordered_on >= '2025-10-01' AND o.ordered_on < '2026-01-01'`,
  },
  {
    ask: 'What was the revenue from Club customers in 2025?',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE c.segment = 'Club' AND o.ordered_on LIKE '2025%'`,
  },
  {
    ask: 'How much did we spend on marketing in 2024?',
    sql: "SELECT SUM(spend) FROM marketing_spend WHERE month LIKE '2024%'",
  },
  { ask: 'total marketing spend on Search', sql: "SELECT SUM(spend) FROM marketing_spend WHERE channel = 'Search'" },
  {
    ask: 'How many clicks did we get from Social in 2025?',
    sql: "SELECT SUM(clicks) FROM marketing_spend WHERE channel = 'Social' AND month LIKE '2025%'",
  },
  { ask: 'How much money did we refund in total?', sql: 'SELECT SUM(refund) FROM returns' },
  { ask: 'Total refunds in December 2025', sql: "SELECT SUM(refund) FROM returns WHERE returned_on LIKE '2025-12%'" },
  {
    ask: 'what is the total profit in 2025?',
    sql: `SELECT SUM(${revenue} - l.quantity * p.unit_cost) FROM ${lines} WHERE o.ordered_on LIKE '2025%'`,
  },
  {
    ask: 'Revenue from Germany and France',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE c.country IN ('Germany', 'France')`,
  },
  { ask: 'sum of shipping cost', sql: 'SELECT SUM(shipping_cost) FROM orders' },
  {
    ask: 'How much revenue came from outside Germany?',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE c.country <> 'Germany'`,
  },
  // averages, median, extremes
  {
    ask: 'What is the average order value?',
    sql: `SELECT SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM order_lines l`,
  },
  {
    ask: 'average order value in 2025',
    sql: `SELECT SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM ${lines} WHERE o.ordered_on LIKE '2025%'`,
  },
  { ask: 'What is the average price of our products?', sql: 'SELECT AVG(price) FROM products' },
  {
    ask: 'median price of products',
    sql: 'SELECT AVG(price) FROM (SELECT price, ROW_NUMBER() OVER (ORDER BY price) n, COUNT(*) OVER () c FROM products) WHERE n IN ((c + 1) / 2, (c + 2) / 2)',
  },
  { ask: 'What is the average refund?', sql: 'SELECT AVG(refund) FROM returns' },
  {
    ask: 'average number of orders per customer',
    sql: 'SELECT 1.0 * COUNT(*) / COUNT(DISTINCT customer_id) FROM orders',
  },
  { ask: 'What is the highest price?', sql: 'SELECT MAX(price) FROM products' },
  { ask: 'lowest product price', sql: 'SELECT MIN(price) FROM products' },
  {
    ask: 'How many orders do we get per month on average?',
    sql: "SELECT AVG(n) FROM (SELECT COUNT(*) n FROM orders GROUP BY strftime('%Y-%m', ordered_on))",
  },
  { ask: 'What is the average discount?', sql: 'SELECT AVG(discount) FROM order_lines' },
  // by one dimension
  { ask: 'Revenue by country', sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} GROUP BY 1` },
  { ask: 'show me sales per category', sql: `SELECT p.category, SUM(${revenue}) FROM ${lines} GROUP BY 1` },
  { ask: 'number of orders by channel', sql: 'SELECT channel, COUNT(*) FROM orders GROUP BY 1' },
  { ask: 'How many customers are there in each country?', sql: 'SELECT country, COUNT(*) FROM customers GROUP BY 1' },
  {
    ask: 'average order value by channel',
    sql: `SELECT o.channel, SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM ${lines} GROUP BY 1`,
  },
  { ask: 'average price by category', sql: 'SELECT category, AVG(price) FROM products GROUP BY 1' },
  { ask: 'Returns by reason', sql: 'SELECT reason, COUNT(*) FROM returns GROUP BY 1' },
  {
    ask: 'How many returns do we have for each product category?',
    sql: `SELECT p.category, COUNT(*) FROM ${returned} GROUP BY 1`,
  },
  {
    ask: 'marketing spend by channel in 2025',
    sql: "SELECT channel, SUM(spend) FROM marketing_spend WHERE month LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'profit by category',
    sql: `SELECT p.category, SUM(${revenue} - l.quantity * p.unit_cost) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'units sold by product in 2025',
    sql: `SELECT p.product, SUM(l.quantity) FROM ${lines} WHERE o.ordered_on LIKE '2025%' GROUP BY 1`,
  },
  { ask: 'How many customers per segment?', sql: 'SELECT segment, COUNT(*) FROM customers GROUP BY 1' },
  {
    ask: 'median refund by reason',
    sql: 'SELECT reason, AVG(refund) FROM (SELECT reason, refund, ROW_NUMBER() OVER (PARTITION BY reason ORDER BY refund) n, COUNT(*) OVER (PARTITION BY reason) c FROM returns) WHERE n IN ((c + 1) / 2, (c + 2) / 2) GROUP BY reason',
  },
  // by two dimensions
  {
    ask: 'revenue by country and category',
    sql: `SELECT c.country, p.category, SUM(${revenue}) FROM ${lines} GROUP BY 1, 2`,
  },
  {
    ask: 'Number of orders by month and channel in 2025',
    sql: "SELECT strftime('%Y-%m', ordered_on), channel, COUNT(*) FROM orders WHERE ordered_on LIKE '2025%' GROUP BY 1, 2",
  },
  {
    ask: 'revenue per year by segment',
    sql: `SELECT strftime('%Y', o.ordered_on), c.segment, SUM(${revenue}) FROM ${lines} GROUP BY 1, 2`,
  },
  // over time
  {
    ask: 'total revenue by month in 2024',
    sql: `SELECT strftime('%Y-%m', o.ordered_on), SUM(${revenue}) FROM ${lines} WHERE o.ordered_on LIKE '2024%' GROUP BY 1`,
  },
  { ask: 'Monthly revenue', sql: `SELECT strftime('%Y-%m', o.ordered_on), SUM(${revenue}) FROM ${lines} GROUP BY 1` },
  {
    ask: 'orders per quarter',
    sql: "SELECT strftime('%Y', ordered_on) || '-Q' || ((CAST(strftime('%m', ordered_on) AS INTEGER) + 2) / 3), COUNT(*) FROM orders GROUP BY 1",
  },
  {
    ask: 'How did revenue develop over time?',
    sql: `SELECT strftime('%Y-%m', o.ordered_on), SUM(${revenue}) FROM ${lines} GROUP BY 1`,
  },
  { ask: 'new customers by year', sql: "SELECT strftime('%Y', signed_up_on), COUNT(*) FROM customers GROUP BY 1" },
  {
    ask: 'weekly orders in December 2025',
    sql: "SELECT date(ordered_on, 'weekday 0', '-6 days'), COUNT(*) FROM orders WHERE ordered_on LIKE '2025-12%' GROUP BY 1",
  },
  {
    ask: 'orders by day in November 2025',
    sql: "SELECT date(ordered_on), COUNT(*) FROM orders WHERE ordered_on LIKE '2025-11%' GROUP BY 1",
  },
  {
    ask: 'refunds by month in 2025',
    sql: "SELECT strftime('%Y-%m', returned_on), SUM(refund) FROM returns WHERE returned_on LIKE '2025%' GROUP BY 1",
  },
  {
    ask: 'trend of marketing spend',
    sql: "SELECT strftime('%Y-%m', month), SUM(spend) FROM marketing_spend GROUP BY 1",
  },
  {
    ask: 'Orders by weekday',
    sql: "SELECT CASE CAST(strftime('%w', ordered_on) AS INTEGER) WHEN 0 THEN 'Sunday' WHEN 1 THEN 'Monday' WHEN 2 THEN 'Tuesday' WHEN 3 THEN 'Wednesday' WHEN 4 THEN 'Thursday' WHEN 5 THEN 'Friday' ELSE 'Saturday' END, COUNT(*) FROM orders GROUP BY 1",
  },
  // top, bottom, argmax
  {
    ask: 'Which product sold the most?',
    sql: `SELECT p.product FROM ${lines} GROUP BY 1 ORDER BY SUM(l.quantity) DESC LIMIT 1`,
  },
  {
    ask: "What's our best-selling product?",
    sql: `SELECT p.product FROM ${lines} GROUP BY 1 ORDER BY SUM(l.quantity) DESC LIMIT 1`,
  },
  {
    ask: 'Top 5 customers by revenue',
    sql: `SELECT c.customer, SUM(${revenue}) FROM ${lines} GROUP BY c.customer_id ORDER BY 2 DESC LIMIT 5`,
  },
  {
    ask: 'top 3 categories by profit in 2025',
    sql: `SELECT p.category, SUM(${revenue} - l.quantity * p.unit_cost) FROM ${lines} WHERE o.ordered_on LIKE '2025%' GROUP BY 1 ORDER BY 2 DESC LIMIT 3`,
  },
  {
    ask: 'Which country has the highest revenue?',
    sql: `SELECT c.country FROM ${lines} GROUP BY 1 ORDER BY SUM(${revenue}) DESC LIMIT 1`,
  },
  {
    ask: 'which channel brought the fewest orders?',
    sql: 'SELECT channel FROM orders WHERE channel IS NOT NULL GROUP BY 1 ORDER BY COUNT(*) LIMIT 1',
  },
  { ask: 'What is the most expensive product?', sql: 'SELECT product FROM products ORDER BY price DESC LIMIT 1' },
  { ask: 'cheapest product', sql: 'SELECT product FROM products ORDER BY price LIMIT 1' },
  { ask: 'the 3 cheapest products', sql: 'SELECT product FROM products ORDER BY price LIMIT 3' },
  {
    ask: 'Which customer has the most orders?',
    sql: 'SELECT customer FROM orders JOIN customers USING (customer_id) GROUP BY customer_id ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'Who spent the most in 2024?',
    sql: `SELECT c.customer FROM ${lines} WHERE o.ordered_on LIKE '2024%' GROUP BY c.customer_id ORDER BY SUM(${revenue}) DESC LIMIT 1`,
  },
  {
    ask: 'In which month did we have the most orders?',
    sql: "SELECT strftime('%Y-%m', ordered_on) FROM orders GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
  },
  {
    ask: 'Which product has the most returns?',
    sql: `SELECT p.product FROM ${returned} GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1`,
  },
  {
    ask: 'What is the most common return reason?',
    sql: 'SELECT reason FROM returns GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'Which category has the lowest average price?',
    sql: 'SELECT category FROM products GROUP BY 1 ORDER BY AVG(price) LIMIT 1',
  },
  {
    ask: 'second best selling product',
    sql: `SELECT p.product FROM ${lines} GROUP BY 1 ORDER BY SUM(l.quantity) DESC LIMIT 1 OFFSET 1`,
  },
  {
    ask: 'bottom 5 products by revenue',
    sql: `SELECT p.product, SUM(${revenue}) FROM ${lines} GROUP BY 1 ORDER BY 2 LIMIT 5`,
  },
  {
    ask: 'which city has the most customers?',
    sql: 'SELECT city FROM customers GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
  },
  {
    ask: 'What was our best month by revenue?',
    sql: `SELECT strftime('%Y-%m', o.ordered_on) FROM ${lines} GROUP BY 1 ORDER BY SUM(${revenue}) DESC LIMIT 1`,
  },
  {
    ask: 'top 10 products by units sold in France',
    sql: `SELECT p.product, SUM(l.quantity) FROM ${lines} WHERE c.country = 'France' GROUP BY 1 ORDER BY 2 DESC LIMIT 10`,
  },
  // growth, share, comparison
  {
    ask: 'How did revenue grow from 2023 to 2024?',
    sql: `SELECT strftime('%Y', o.ordered_on), SUM(${revenue}) FROM ${lines} WHERE o.ordered_on < '2025-01-01' GROUP BY 1`,
  },
  { ask: 'year over year growth of orders', sql: "SELECT strftime('%Y', ordered_on), COUNT(*) FROM orders GROUP BY 1" },
  {
    ask: 'What share of revenue comes from Germany?',
    sql: `SELECT 100.0 * SUM(CASE WHEN c.country = 'Germany' THEN ${revenue} END) / SUM(${revenue}) FROM ${lines}`,
  },
  {
    ask: 'What percentage of orders were cancelled?',
    sql: "SELECT 100.0 * SUM(status = 'Cancelled') / COUNT(*) FROM orders",
  },
  {
    ask: 'share of revenue by segment',
    sql: `SELECT c.segment, 100.0 * SUM(${revenue}) / (SELECT SUM(${revenue}) FROM order_lines l) FROM ${lines} GROUP BY 1`,
  },
  {
    ask: 'Compare revenue of Germany and France',
    sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} WHERE c.country IN ('Germany', 'France') GROUP BY 1`,
  },
  {
    ask: 'Tents vs Bags revenue in 2025',
    sql: `SELECT p.category, SUM(${revenue}) FROM ${lines} WHERE p.category IN ('Tents', 'Bags') AND o.ordered_on LIKE '2025%' GROUP BY 1`,
  },
  {
    ask: 'How many more orders did we get from Germany than from France?',
    sql: "SELECT SUM(country = 'Germany') - SUM(country = 'France') FROM orders JOIN customers USING (customer_id)",
  },
  // lists and look-ups
  { ask: 'List all products in the Bags category', sql: "SELECT product FROM products WHERE category = 'Bags'" },
  { ask: 'which products cost less than 20?', sql: 'SELECT product FROM products WHERE price < 20' },
  {
    ask: 'Which customers have more than 25 orders?',
    sql: 'SELECT customer FROM orders JOIN customers USING (customer_id) GROUP BY customer_id HAVING COUNT(*) > 25',
  },
  { ask: 'What is the price of the Down Jacket?', sql: "SELECT price FROM products WHERE product = 'Down Jacket'" },
  {
    ask: 'What category is the Night Lantern in?',
    sql: "SELECT category FROM products WHERE product = 'Night Lantern'",
  },
  {
    ask: 'which products contain "Tent" in the name?',
    sql: "SELECT product FROM products WHERE product LIKE '%tent%'",
  },
  { ask: 'What categories do we have?', sql: 'SELECT DISTINCT category FROM products' },
  { ask: 'products with a price between 20 and 30', sql: 'SELECT product FROM products WHERE price BETWEEN 20 AND 30' },
  {
    ask: 'Which customers from Austria have never ordered?',
    sql: "SELECT customer FROM customers WHERE country = 'Austria' AND customer_id NOT IN (SELECT customer_id FROM orders)",
  },
  { ask: 'When was the first order?', sql: 'SELECT MIN(ordered_on) FROM orders' },
  { ask: 'date of the last return', sql: 'SELECT MAX(returned_on) FROM returns' },
  // quality of the data, the data itself
  {
    ask: 'Are there duplicate customers?',
    sql: 'SELECT customer, COUNT(*) FROM customers GROUP BY customer, email, city, country, segment, signed_up_on HAVING COUNT(*) > 1',
  },
  {
    ask: 'Which columns have missing values?',
    sql: "SELECT 'customers.email', COUNT(*) FROM customers WHERE email IS NULL UNION ALL SELECT 'orders.channel', COUNT(*) FROM orders WHERE channel IS NULL",
  },
  { ask: 'how many emails are missing?', sql: 'SELECT COUNT(*) FROM customers WHERE email IS NULL' },
  { ask: 'describe the products table', sql: 'SELECT COUNT(*) FROM products' },
  {
    ask: 'Is there a correlation between spend and clicks?',
    sql: 'SELECT (AVG(1.0*spend*clicks) - AVG(spend)*AVG(clicks)) / (SQRT(AVG(1.0*spend*spend) - AVG(spend)*AVG(spend)) * SQRT(AVG(1.0*clicks*clicks) - AVG(clicks)*AVG(clicks))) FROM marketing_spend',
  },
  // follow-ups
  {
    ask: ['Total revenue in 2024', 'and by month?'],
    sql: `SELECT strftime('%Y-%m', o.ordered_on), SUM(${revenue}) FROM ${lines} WHERE o.ordered_on LIKE '2024%' GROUP BY 1`,
  },
  {
    ask: ['Revenue by category', 'only for Germany'],
    sql: `SELECT p.category, SUM(${revenue}) FROM ${lines} WHERE c.country = 'Germany' GROUP BY 1`,
  },
  {
    ask: ['How many orders were there in 2024?', 'and in 2023?'],
    sql: "SELECT COUNT(*) FROM orders WHERE ordered_on LIKE '2023%'",
  },
  {
    ask: ['Top 5 customers by revenue', 'what about the top 3?'],
    sql: `SELECT c.customer, SUM(${revenue}) FROM ${lines} GROUP BY c.customer_id ORDER BY 2 DESC LIMIT 3`,
  },
  {
    ask: ['Revenue by country', 'and by segment?', 'just 2025'],
    sql: `SELECT c.segment, SUM(${revenue}) FROM ${lines} WHERE o.ordered_on LIKE '2025%' GROUP BY 1`,
  },
  {
    ask: ['orders by channel', 'as a share'],
    sql: 'SELECT channel, 100.0 * COUNT(*) / (SELECT COUNT(*) FROM orders) FROM orders GROUP BY 1',
  },
  {
    ask: ['How many customers are in Berlin?', 'what about Hamburg?'],
    sql: "SELECT COUNT(*) FROM customers WHERE trim(city) = 'Hamburg'",
  },
  // asked in passing
  {
    ask: 'which customers bought Camp Mug in 2025?',
    sql: `SELECT c.customer FROM ${lines} WHERE p.product = 'Camp Mug' AND o.ordered_on LIKE '2025%' GROUP BY c.customer_id`,
  },
  {
    ask: 'average order value per month in 2025',
    sql: `SELECT strftime('%Y-%m', o.ordered_on), SUM(${revenue}) / COUNT(DISTINCT l.order_id) FROM ${lines} WHERE o.ordered_on LIKE '2025%' GROUP BY 1`,
  },
  {
    ask: 'how many customers ordered more than once?',
    sql: 'SELECT COUNT(*) FROM (SELECT customer_id FROM orders GROUP BY 1 HAVING COUNT(*) > 1)',
  },
  {
    ask: 'list orders over 2000 in December 2025',
    sql: `SELECT o.order_id FROM ${lines} WHERE o.ordered_on LIKE '2025-12%' GROUP BY 1 HAVING SUM(${revenue}) > 2000`,
  },
  {
    ask: 'show me the top customers',
    sql: `SELECT c.customer FROM ${lines} GROUP BY c.customer_id ORDER BY SUM(${revenue}) DESC LIMIT 5`,
  },
  {
    ask: 'How much did Vera Costa spend?',
    sql: `SELECT SUM(${revenue}) FROM ${lines} WHERE c.customer = 'Vera Costa'`,
  },
  { ask: 'Which day of the week has the most orders?', rows: [['Sunday']] },
  {
    ask: 'sales by country for tents in 2024',
    sql: `SELECT c.country, SUM(${revenue}) FROM ${lines} WHERE p.category = 'Tents' AND o.ordered_on LIKE '2024%' GROUP BY 1`,
  },
  {
    ask: 'number of new customers last year by month',
    sql: "SELECT strftime('%Y-%m', signed_up_on), COUNT(*) FROM customers WHERE signed_up_on LIKE '2025%' GROUP BY 1",
  },
]
