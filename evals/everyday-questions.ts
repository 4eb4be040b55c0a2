import type { EverydaySet } from './everyday-sets.ts'

/** Everyday questions over files that nobody tuned on, their SQL written before any reader was asked. This half is looked at while the reader is changed. */
export const everydayQuestions: EverydaySet[] = [
  {
    file: 'penguins.json',
    questions: [
      ['what is the average body mass?', 'SELECT AVG(Body_Mass_g) FROM penguins'],
      ['how many penguins are there per species', 'SELECT Species, COUNT(*) FROM penguins GROUP BY 1'],
      ['how many penguins have no sex recorded?', 'SELECT COUNT(*) FROM penguins WHERE Sex IS NULL'],
      [
        'average flipper length by species and sex',
        'SELECT Species, Sex, AVG(Flipper_Length_mm) FROM penguins GROUP BY 1, 2',
      ],
      ['what share of the penguins live on Biscoe?', "SELECT 100.0 * SUM(Island = 'Biscoe') / COUNT(*) FROM penguins"],
    ],
  },
  {
    file: 'cars.json',
    questions: [
      ['average miles per gallon by origin', 'SELECT Origin, AVG(Miles_per_Gallon) FROM cars GROUP BY 1'],
      [
        'which car has the most horsepower?',
        'SELECT Name FROM cars WHERE Horsepower = (SELECT MAX(Horsepower) FROM cars)',
      ],
      ['how many cars have 8 cylinders', 'SELECT COUNT(*) FROM cars WHERE Cylinders = 8'],
      [
        'is there a correlation between weight and horsepower?',
        'SELECT (AVG(Weight_in_lbs * Horsepower) - AVG(Weight_in_lbs) * AVG(Horsepower)) / SQRT((AVG(Weight_in_lbs * Weight_in_lbs * 1.0) - AVG(Weight_in_lbs) * AVG(Weight_in_lbs)) * (AVG(Horsepower * Horsepower * 1.0) - AVG(Horsepower) * AVG(Horsepower))) FROM cars WHERE Weight_in_lbs IS NOT NULL AND Horsepower IS NOT NULL',
      ],
      [
        'how did the average weight change from year to year?',
        "SELECT y, a - LAG(a) OVER (ORDER BY y) FROM (SELECT strftime('%Y', Year) AS y, AVG(Weight_in_lbs) AS a FROM cars GROUP BY 1)",
      ],
    ],
  },
  {
    file: 'movies.json',
    questions: [
      [
        'top 5 movies by worldwide gross',
        'SELECT Title, Worldwide_Gross FROM movies ORDER BY Worldwide_Gross DESC LIMIT 5',
      ],
      ['average imdb rating per genre, best first', 'SELECT Major_Genre, AVG(IMDB_Rating) FROM movies GROUP BY 1'],
      [
        'how many movies did Steven Spielberg direct?',
        "SELECT COUNT(*) FROM movies WHERE Director = 'Steven Spielberg'",
      ],
      [
        'what is the median production budget of R rated movies?',
        "SELECT AVG(Production_Budget) FROM (SELECT Production_Budget, ROW_NUMBER() OVER (ORDER BY Production_Budget) AS n, COUNT(*) OVER () AS c FROM movies WHERE MPAA_Rating = 'R' AND Production_Budget IS NOT NULL) WHERE n IN ((c + 1) / 2, (c + 2) / 2)",
      ],
      [
        'which distributor released the most films in 2005?',
        "SELECT Distributor FROM movies WHERE Release_Date LIKE '2005%' AND Distributor IS NOT NULL GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
      ],
    ],
  },
  {
    file: 'barley.json',
    questions: [
      ['mean yield per site', 'SELECT site, AVG(yield) FROM barley GROUP BY 1'],
      [
        'which variety had the highest average yield in 1932?',
        'SELECT variety FROM barley WHERE year = 1932 GROUP BY 1 ORDER BY AVG(yield) DESC LIMIT 1',
      ],
      ['how many different varieties were grown', 'SELECT COUNT(DISTINCT variety) FROM barley'],
      ['compare the average yield of 1931 and 1932', 'SELECT year, AVG(yield) FROM barley GROUP BY 1'],
      ['list the sites', 'SELECT DISTINCT site FROM barley'],
    ],
  },
  {
    file: 'gapminder.json',
    questions: [
      [
        'what was the life expectancy in Japan in 2005?',
        "SELECT life_expect FROM gapminder WHERE country = 'Japan' AND year = 2005",
      ],
      [
        'ten countries with the highest fertility in 1980',
        'SELECT country FROM gapminder WHERE year = 1980 ORDER BY fertility DESC LIMIT 10',
      ],
      ['total population by year', 'SELECT year, SUM(pop) FROM gapminder GROUP BY 1'],
      [
        'by how much did the population of India grow between 1955 and 2005?',
        "SELECT (SELECT pop FROM gapminder WHERE country = 'India' AND year = 2005) - (SELECT pop FROM gapminder WHERE country = 'India' AND year = 1955)",
      ],
      ['how many countries are in the data?', 'SELECT COUNT(DISTINCT country) FROM gapminder'],
    ],
  },
  {
    file: 'wheat.json',
    questions: [
      ['in which year was wheat most expensive?', 'SELECT year FROM wheat ORDER BY wheat DESC LIMIT 1'],
      ['average wages before 1700', 'SELECT AVG(wages) FROM wheat WHERE year < 1700'],
      ['show wheat and wages over time', 'SELECT year, wheat, wages FROM wheat ORDER BY year'],
      ['what were the wages in 1750?', 'SELECT wages FROM wheat WHERE year = 1750'],
      ['how many years have no wages?', 'SELECT COUNT(*) FROM wheat WHERE wages IS NULL'],
    ],
  },
  {
    file: 'burtin.json',
    questions: [
      ['how many bacteria are gram positive?', "SELECT COUNT(*) FROM burtin WHERE Gram_Staining = 'positive'"],
      ['average penicillin per genus', 'SELECT Genus, AVG(Penicillin) FROM burtin GROUP BY 1'],
      ['which bacteria has the lowest neomycin?', 'SELECT Bacteria FROM burtin ORDER BY Neomycin LIMIT 1'],
      ['bacteria with penicillin above 100', 'SELECT Bacteria FROM burtin WHERE Penicillin > 100'],
      [
        'mean and median of streptomycin',
        'SELECT (SELECT AVG(Streptomycin) FROM burtin), (SELECT AVG(Streptomycin) FROM (SELECT Streptomycin FROM burtin ORDER BY 1 LIMIT 2 OFFSET 7))',
      ],
    ],
  },
  {
    file: 'seattle-weather.csv',
    questions: [
      [
        'how many days did it snow in 2012?',
        "SELECT COUNT(*) FROM seattle_weather WHERE weather = 'snow' AND date LIKE '2012%'",
      ],
      [
        'average maximum temperature by month',
        "SELECT strftime('%m', date), AVG(temp_max) FROM seattle_weather GROUP BY 1",
      ],
      ['what was the windiest day?', 'SELECT date FROM seattle_weather ORDER BY wind DESC LIMIT 1'],
      [
        'total precipitation per year',
        "SELECT strftime('%Y', date), SUM(precipitation) FROM seattle_weather GROUP BY 1",
      ],
      ['what percentage of days were sunny?', "SELECT 100.0 * SUM(weather = 'sun') / COUNT(*) FROM seattle_weather"],
    ],
  },
  {
    file: 'stocks.csv',
    questions: [
      ['what was the highest price of AAPL?', "SELECT MAX(price) FROM stocks WHERE symbol = 'AAPL'"],
      ['average price per symbol', 'SELECT symbol, AVG(price) FROM stocks GROUP BY 1'],
      [
        'average price of MSFT by year',
        "SELECT strftime('%Y', date), AVG(price) FROM stocks WHERE symbol = 'MSFT' GROUP BY 1",
      ],
      [
        'which stock was most expensive in March 2010',
        "SELECT symbol FROM stocks WHERE date LIKE '2010-03%' ORDER BY price DESC LIMIT 1",
      ],
      ['how many prices are there for GOOG?', "SELECT COUNT(*) FROM stocks WHERE symbol = 'GOOG'"],
    ],
  },
  {
    file: 'disasters.csv',
    questions: [
      [
        'deaths from earthquakes per year',
        "SELECT Year, SUM(Deaths) FROM disasters WHERE Entity = 'Earthquake' GROUP BY 1",
      ],
      [
        'which year had the most deaths from flood?',
        "SELECT Year FROM disasters WHERE Entity = 'Flood' ORDER BY Deaths DESC LIMIT 1",
      ],
      ['how many people died in landslides in total?', "SELECT SUM(Deaths) FROM disasters WHERE Entity = 'Landslide'"],
      [
        'average deaths per entity since 1990',
        'SELECT Entity, AVG(Deaths) FROM disasters WHERE Year >= 1990 GROUP BY 1',
      ],
      ['what kinds of entity are there?', 'SELECT DISTINCT Entity FROM disasters'],
    ],
  },
  {
    file: 'la-riots.csv',
    questions: [
      ['how many of the dead were women?', "SELECT COUNT(*) FROM la_riots WHERE gender = 'Female'"],
      ['average age by race', 'SELECT race, AVG(age) FROM la_riots GROUP BY 1'],
      [
        'who was the youngest?',
        'SELECT first_name, last_name FROM la_riots WHERE age = (SELECT MIN(age) FROM la_riots)',
      ],
      ['deaths per day', 'SELECT death_date, COUNT(*) FROM la_riots GROUP BY 1'],
      [
        'which three neighborhoods had the most deaths?',
        'SELECT neighborhood FROM la_riots GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 3',
      ],
    ],
  },
  {
    file: 'iowa-electricity.csv',
    questions: [
      [
        'net generation of renewables by year',
        "SELECT strftime('%Y', year), net_generation FROM iowa_electricity WHERE source = 'Renewables'",
      ],
      [
        'which source generated the most in 2010?',
        "SELECT source FROM iowa_electricity WHERE year LIKE '2010%' ORDER BY net_generation DESC LIMIT 1",
      ],
      ['total generation in 2017', "SELECT SUM(net_generation) FROM iowa_electricity WHERE year LIKE '2017%'"],
      [
        'share of each source in 2005',
        "SELECT source, 100.0 * SUM(net_generation) / (SELECT SUM(net_generation) FROM iowa_electricity WHERE year LIKE '2005%') FROM iowa_electricity WHERE year LIKE '2005%' GROUP BY 1",
      ],
      ['average net generation per source', 'SELECT source, AVG(net_generation) FROM iowa_electricity GROUP BY 1'],
    ],
  },
  {
    file: 'gapminder-health-income.csv',
    questions: [
      [
        'which country has the highest income?',
        'SELECT country FROM gapminder_health_income ORDER BY income DESC LIMIT 1',
      ],
      ['average health by region', 'SELECT region, AVG(health) FROM gapminder_health_income GROUP BY 1'],
      [
        'how many countries have an income below 2000?',
        'SELECT COUNT(*) FROM gapminder_health_income WHERE income < 2000',
      ],
      ['population of France', "SELECT population FROM gapminder_health_income WHERE country = 'France'"],
      [
        'countries with above average health in sub_saharan_africa',
        "SELECT country FROM gapminder_health_income WHERE region = 'sub_saharan_africa' AND health > (SELECT AVG(health) FROM gapminder_health_income)",
      ],
    ],
  },
  {
    file: 'population_engineers_hurricanes.csv',
    questions: [
      [
        'five largest states by population',
        'SELECT state FROM population_engineers_hurricanes ORDER BY population DESC LIMIT 5',
      ],
      [
        'how many hurricanes hit Florida?',
        "SELECT hurricanes FROM population_engineers_hurricanes WHERE state = 'Florida'",
      ],
      [
        'how many states had no hurricane?',
        'SELECT COUNT(*) FROM population_engineers_hurricanes WHERE hurricanes = 0',
      ],
      ['total population', 'SELECT SUM(population) FROM population_engineers_hurricanes'],
      [
        'did Texas have more hurricanes than Louisiana?',
        "SELECT CASE WHEN (SELECT hurricanes FROM population_engineers_hurricanes WHERE state = 'Texas') > (SELECT hurricanes FROM population_engineers_hurricanes WHERE state = 'Louisiana') THEN 'yes' ELSE 'no' END",
      ],
    ],
  },
  {
    file: 'birdstrikes.csv',
    questions: [
      ['total cost by wildlife size', 'SELECT Wildlife_Size, SUM(Cost_Total) FROM birdstrikes GROUP BY 1'],
      ['how many strikes happened at night?', "SELECT COUNT(*) FROM birdstrikes WHERE Time_of_day = 'Night'"],
      [
        'top 10 airports by number of strikes',
        'SELECT Airport_Name, COUNT(*) FROM birdstrikes GROUP BY 1 ORDER BY 2 DESC LIMIT 10',
      ],
      ['strikes per year', "SELECT strftime('%Y', Flight_Date), COUNT(*) FROM birdstrikes GROUP BY 1"],
      [
        'average speed during climb and approach',
        "SELECT Phase_of_flight, AVG(Speed_IAS_in_knots) FROM birdstrikes WHERE Phase_of_flight IN ('Climb', 'Approach') GROUP BY 1",
      ],
    ],
  },
]
