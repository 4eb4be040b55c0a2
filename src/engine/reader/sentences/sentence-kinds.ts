/** What is read of whole sentences before their parts are, for the page of questions. */
export const sentenceKinds: { name: string; examples: string[] }[] = [
  {
    name: 'columns that are named',
    examples: [
      'Who are the top 5 customers by revenue? Return their name, number of orders and revenue.',
      'Return customers (name and email) who have no orders',
    ],
  },
  {
    name: 'terms that are defined',
    examples: ['What is the AOV by country? AOV = total revenue / number of orders.'],
  },
  {
    name: 'what narrows the whole question',
    examples: [
      'Average price by category. Leave out products without a weight.',
      'median price by category, only categories with at least 5 products',
      'Of the customers who gave an email, what percentage are active?',
    ],
  },
  {
    name: 'columns that are made',
    examples: [
      'Create a new column called "Load" that is the sum of price and weight. Calculate the mean of "Load".',
      `Create a new column called "Size" with price groups: 'Cheap' (0-9), 'Fair' (10-99) and 'Dear' (100 and above). Mean weight for each "Size"`,
    ],
  },
]
