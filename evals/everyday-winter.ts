import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over twelve made-up files; their SQL was written before their words, and both before the reader was asked. */
export const winterEverydayQuestions: FreshSpace[] = [
  {
    files: ['countries.csv'],
    questions: [
      ['total population per region?', 'SELECT Region, SUM(Population_millions) FROM countries GROUP BY Region'],
      [
        'which 5 countries have the highest gdp per capita',
        'SELECT Country FROM countries ORDER BY GDP_per_capita_USD DESC LIMIT 5',
      ],
      ['How many of the countries are landlocked?', 'SELECT COUNT(*) FROM countries WHERE Landlocked=1'],
      [
        'list the African countries with a life expectancy under 65, with thier life expectancy and population',
        "SELECT Country, Life_Expectancy, Population_millions FROM countries WHERE Region='Africa' AND Life_Expectancy<65",
      ],
      ['Which countries have no GDP figure?', 'SELECT Country FROM countries WHERE GDP_per_capita_USD IS NULL'],
      [
        'average life expectancy landlocked vs not landlocked',
        'SELECT Landlocked, AVG(Life_Expectancy) FROM countries GROUP BY Landlocked',
      ],
    ],
  },
  {
    files: ['volcanoes.csv'],
    questions: [
      [
        "what's the highest volcano and how high is it",
        'SELECT Volcano_Name, Elevation_m FROM volcanoes ORDER BY Elevation_m DESC LIMIT 1',
      ],
      ['number of volcanoes by type', 'SELECT Type, COUNT(*) FROM volcanoes GROUP BY Type'],
      [
        'Which volcanos erupted last before 1900? Please show the country and the year too',
        'SELECT Volcano_Name, Country, Last_Eruption_Year FROM volcanoes WHERE Last_Eruption_Year<1900',
      ],
      ['what percentage of volcanoes are monitored', 'SELECT 100.0*SUM(Monitored=1)/COUNT(*) FROM volcanoes'],
      [
        'median elevation of the stratovolcanoes',
        "SELECT AVG(Elevation_m) FROM (SELECT Elevation_m, ROW_NUMBER() OVER (ORDER BY Elevation_m) AS rn, COUNT(*) OVER () AS n FROM volcanoes WHERE Elevation_m IS NOT NULL AND Type='Stratovolcano') WHERE rn IN ((n+1)/2, (n+2)/2)",
      ],
      [
        'countries with at least 5 volcanoes in the list, and how many each',
        'SELECT Country, COUNT(*) FROM volcanoes GROUP BY Country HAVING COUNT(*)>=5',
      ],
    ],
  },
  {
    files: ['house-sales.csv'],
    questions: [
      ['average sale price by area', 'SELECT Area, AVG(Sale_Price) FROM house_sales GROUP BY Area'],
      [
        'How many houses sold for more than the asking price?',
        'SELECT COUNT(*) FROM house_sales WHERE Sale_Price>Asking_Price',
      ],
      [
        'which agent sold the most detached properties in 2024',
        "SELECT Agent FROM house_sales WHERE Property_Type='Detached' AND strftime('%Y',Date_Sold)='2024' GROUP BY Agent ORDER BY COUNT(*) DESC LIMIT 1",
      ],
      [
        'number of sales and total value per year',
        "SELECT strftime('%Y',Date_Sold), COUNT(*), SUM(Sale_Price) FROM house_sales GROUP BY 1",
      ],
      [
        "whats the avg price per square metre in Hillcrest? (take each house's sale price divided by its floor area, then average)",
        "SELECT AVG(1.0*Sale_Price/Floor_Area_m2) FROM house_sales WHERE Area='Hillcrest'",
      ],
      [
        '3 bed semi-detached sales with a garage - date sold, sale price and agent, newest first',
        "SELECT Date_Sold, Sale_Price, Agent FROM house_sales WHERE Bedrooms=3 AND Property_Type='Semi-detached' AND Garage=1 ORDER BY Date_Sold DESC",
      ],
    ],
  },
  {
    files: ['airline-delays.csv'],
    questions: [
      [
        'avg departure delay by airline, worst first',
        'SELECT Airline, AVG(dep_delay_min) FROM airline_delays GROUP BY Airline ORDER BY 2 DESC',
      ],
      [
        'how many flights per month and how many of them were cancelled?',
        "SELECT strftime('%Y-%m',flight_date), COUNT(*), SUM(Cancelled) FROM airline_delays GROUP BY 1",
      ],
      [
        'Which origin airport has the highest share of cancelled flights?',
        'SELECT Origin FROM airline_delays GROUP BY Origin ORDER BY 1.0*SUM(Cancelled)/COUNT(*) DESC LIMIT 1',
      ],
      [
        "what % of flights that weren't cancelled arrived more than 15 minutes late",
        'SELECT 100.0*SUM(arr_delay_min>15)/COUNT(*) FROM airline_delays WHERE Cancelled=0',
      ],
      [
        'most common delay reason for BlueWing',
        "SELECT Delay_Reason FROM airline_delays WHERE Airline='BlueWing' AND Delay_Reason IS NOT NULL GROUP BY Delay_Reason ORDER BY COUNT(*) DESC LIMIT 1",
      ],
      [
        'total passengers flown from LHR in Q1 vs Q2 2024',
        "SELECT CASE WHEN CAST(strftime('%m',flight_date) AS INTEGER)<=3 THEN 'Q1' ELSE 'Q2' END, SUM(passengers) FROM airline_delays WHERE Origin='LHR' GROUP BY 1",
      ],
    ],
  },
  {
    files: ['recipes.csv'],
    questions: [
      [
        'vegetarian recipes that take under 30 minutes in total (prep + cook)',
        'SELECT Recipe_Name FROM recipes WHERE Vegetarian=1 AND Prep_Time_min+Cook_Time_min<30',
      ],
      ['how many recipes do i have for each cuisine', 'SELECT Cuisine, COUNT(*) FROM recipes GROUP BY Cuisine'],
      ["What haven't I got a rating for?", 'SELECT Recipe_Name FROM recipes WHERE My_Rating IS NULL'],
      [
        'average calories per serving, veggie vs non veggie',
        'SELECT Vegetarian, AVG(Calories_per_serving) FROM recipes GROUP BY Vegetarian',
      ],
      [
        'which recipe has the longest cooking time out of the Indian ones?',
        "SELECT Recipe_Name FROM recipes WHERE Cuisine='Indian' ORDER BY Cook_Time_min DESC LIMIT 1",
      ],
      [
        'mains serving 6 or more with a rating of 4 or higher: name, cuisine, rating',
        "SELECT Recipe_Name, Cuisine, My_Rating FROM recipes WHERE Course='Main' AND Serves>=6 AND My_Rating>=4",
      ],
    ],
  },
  {
    files: ['marathon.csv'],
    questions: [
      [
        'who won? fastest finish time for the men and for the women',
        'SELECT Gender, Runner, finish_time_min FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY Gender ORDER BY finish_time_min) AS rn FROM marathon WHERE finish_time_min IS NOT NULL) WHERE rn=1',
      ],
      ['how many runners didnt finish', 'SELECT COUNT(*) FROM marathon WHERE Finished=0'],
      [
        'median finish time',
        'SELECT AVG(finish_time_min) FROM (SELECT finish_time_min, ROW_NUMBER() OVER (ORDER BY finish_time_min) AS rn, COUNT(*) OVER () AS n FROM marathon WHERE finish_time_min IS NOT NULL AND 1) WHERE rn IN ((n+1)/2, (n+2)/2)',
      ],
      [
        'Average finish time and number of runners for every age group please',
        'SELECT Age_Group, AVG(finish_time_min), COUNT(*) FROM marathon GROUP BY Age_Group',
      ],
      [
        'top 10 women - name, club, time',
        "SELECT Runner, Club, finish_time_min FROM marathon WHERE Gender='F' AND finish_time_min IS NOT NULL ORDER BY finish_time_min LIMIT 10",
      ],
      [
        'what percentage of the first time marathoners finished in under 4 hours?',
        'SELECT 100.0*SUM(CASE WHEN finish_time_min<240 THEN 1 ELSE 0 END)/COUNT(*) FROM marathon WHERE First_Marathon=1',
      ],
    ],
  },
  {
    files: ['energy.csv'],
    questions: [
      ['total coal by year', 'SELECT Year, SUM(coal_twh) FROM energy GROUP BY Year'],
      [
        'renewables as a share of total for each country in 2023',
        'SELECT Country, 100.0*renewables_twh/total_twh FROM energy WHERE Year=2023',
      ],
      [
        "By what percent did India's total electricity grow from 2017 to 2023?",
        "SELECT 100.0*((SELECT total_twh FROM energy WHERE Country='India' AND Year=2023)-(SELECT total_twh FROM energy WHERE Country='India' AND Year=2017))/(SELECT total_twh FROM energy WHERE Country='India' AND Year=2017)",
      ],
      [
        'did germany use less coal in 2023 than in 2017?',
        "SELECT CASE WHEN (SELECT coal_twh FROM energy WHERE Country='Germany' AND Year=2023)<(SELECT coal_twh FROM energy WHERE Country='Germany' AND Year=2017) THEN 'yes' ELSE 'no' END",
      ],
      [
        'avg household price in europe per year',
        "SELECT Year, AVG(Household_price_USD_kWh) FROM energy WHERE Region='Europe' GROUP BY Year",
      ],
      ['how many rows are missing the co2 emissions', 'SELECT COUNT(*) FROM energy WHERE CO2_emissions_Mt IS NULL'],
    ],
  },
  {
    files: ['museum-visitors.csv'],
    questions: [
      [
        'total visitors per museum in 2024',
        "SELECT Museum, SUM(Visitors) FROM museum_visitors WHERE strftime('%Y',Month)='2024' GROUP BY Museum",
      ],
      [
        'Which month had the most visitors overall?',
        "SELECT strftime('%Y-%m',Month) FROM museum_visitors GROUP BY Month ORDER BY SUM(Visitors) DESC LIMIT 1",
      ],
      [
        'shop sales growth 2023 to 2024 in percent',
        "SELECT 100.0*(SUM(CASE WHEN strftime('%Y',Month)='2024' THEN Shop_Sales END)-SUM(CASE WHEN strftime('%Y',Month)='2023' THEN Shop_Sales END))/SUM(CASE WHEN strftime('%Y',Month)='2023' THEN Shop_Sales END) FROM museum_visitors",
      ],
      [
        'compare avg monthly visitors of free entry museums and paying ones',
        'SELECT Free_Entry, AVG(Visitors) FROM museum_visitors GROUP BY Free_Entry',
      ],
      [
        'how many school groups visited the science centre each year',
        "SELECT strftime('%Y',Month), SUM(School_Groups) FROM museum_visitors WHERE Museum='Science Centre' GROUP BY 1",
      ],
      [
        'in which months did a museum have zero visitors, and which museum was it?',
        'SELECT Month, Museum FROM museum_visitors WHERE Visitors=0',
      ],
    ],
  },
  {
    files: ['budget.csv'],
    questions: [
      [
        'how much did i spend on eating out in 2024',
        "SELECT SUM(Amount) FROM budget WHERE Category='Eating Out' AND strftime('%Y',Date)='2024'",
      ],
      [
        'spending per category, biggest first',
        'SELECT Category, SUM(Amount) FROM budget GROUP BY Category ORDER BY 2 DESC',
      ],
      [
        'what share of my total spending is non essential?',
        'SELECT 100.0*SUM(CASE WHEN Essential=0 THEN Amount ELSE 0 END)/SUM(Amount) FROM budget',
      ],
      [
        'monthly total for 2023',
        "SELECT strftime('%Y-%m',Date), SUM(Amount) FROM budget WHERE strftime('%Y',Date)='2023' GROUP BY 1",
      ],
      [
        'which payee did I give the most money to for Groceries, and how much?',
        "SELECT Payee, SUM(Amount) FROM budget WHERE Category='Groceries' GROUP BY Payee ORDER BY 2 DESC LIMIT 1",
      ],
      [
        'credit card payments over £60: date, payee, amount',
        "SELECT Date, Payee, Amount FROM budget WHERE Payment_Method='Credit card' AND Amount>60",
      ],
    ],
  },
  {
    files: ['support-calls.csv'],
    questions: [
      ['resolution rate per agent', 'SELECT Agent, 100.0*SUM(Resolved)/COUNT(*) FROM support_calls GROUP BY Agent'],
      ['calls per month', "SELECT strftime('%Y-%m',Call_Date), COUNT(*) FROM support_calls GROUP BY 1"],
      [
        'What is the average wait and average call lenght by topic?',
        'SELECT Topic, AVG(wait_secs), AVG(Call_Length_mins) FROM support_calls GROUP BY Topic',
      ],
      ['how many callers waited longer than 5 minutes', 'SELECT COUNT(*) FROM support_calls WHERE wait_secs>300'],
      [
        'who has the best average satisfaction score',
        'SELECT Agent FROM support_calls GROUP BY Agent ORDER BY AVG(Satisfaction_1_5) DESC LIMIT 1',
      ],
      [
        'Were there more escalated calls in December than in November?',
        "SELECT CASE WHEN SUM(Escalated=1 AND strftime('%Y-%m',Call_Date)='2024-12')>SUM(Escalated=1 AND strftime('%Y-%m',Call_Date)='2024-11') THEN 'yes' ELSE 'no' END FROM support_calls",
      ],
    ],
  },
  {
    files: ['stock.csv'],
    questions: [
      [
        'which items are below their reorder level and not discontinued? show qty, reorder level and supplier',
        'SELECT Item, Qty_On_Hand, Reorder_Level, Supplier FROM stock WHERE Qty_On_Hand<Reorder_Level AND Discontinued=0',
      ],
      ['total stock value at cost', 'SELECT SUM(Qty_On_Hand*Unit_Cost) FROM stock'],
      [
        'stock value per category at unit price',
        'SELECT Category, SUM(Qty_On_Hand*Unit_Price) FROM stock GROUP BY Category',
      ],
      ['how many different suppliers do we have', 'SELECT COUNT(DISTINCT Supplier) FROM stock'],
      ['5 most expensive items with price', 'SELECT Item, Unit_Price FROM stock ORDER BY Unit_Price DESC LIMIT 5'],
      [
        'items that were never counted or last counted before may 2024',
        "SELECT Item FROM stock WHERE last_counted IS NULL OR last_counted<'2024-05-01'",
      ],
    ],
  },
  {
    files: ['podcast.csv'],
    questions: [
      [
        'top 3 episodes by downloads, title, release date and downloads pls',
        'SELECT Title, Release_Date, Downloads FROM podcast ORDER BY Downloads DESC LIMIT 3',
      ],
      ['avg downloads per season', 'SELECT Season, AVG(Downloads) FROM podcast GROUP BY Season'],
      [
        'do episodes with a guest get more downloads on average than ones without?',
        "SELECT CASE WHEN AVG(CASE WHEN Guest IS NOT NULL THEN Downloads END)>AVG(CASE WHEN Guest IS NULL THEN Downloads END) THEN 'yes' ELSE 'no' END FROM podcast",
      ],
      ['How many episodes had no sponsor?', 'SELECT COUNT(*) FROM podcast WHERE Sponsor IS NULL'],
      [
        'guest who has been on the most',
        'SELECT Guest FROM podcast WHERE Guest IS NOT NULL GROUP BY Guest ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'total hours of History episodes released in 2023',
        "SELECT SUM(length_min)/60.0 FROM podcast WHERE Topic='History' AND strftime('%Y',Release_Date)='2023'",
      ],
    ],
  },
]
