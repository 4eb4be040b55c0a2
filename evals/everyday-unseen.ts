import type { EverydaySet } from './everyday-sets.ts'

/** The other half, asked once unseen on 2026-11-18; a development set since, of which the reader learns. */
export const unseenEverydayQuestions: EverydaySet[] = [
  {
    file: 'penguins.json',
    questions: [
      ['what is the heaviest penguin on Dream?', "SELECT MAX(Body_Mass_g) FROM penguins WHERE Island = 'Dream'"],
      [
        'number of male and female penguins',
        "SELECT Sex, COUNT(*) FROM penguins WHERE Sex IN ('MALE', 'FEMALE') GROUP BY 1",
      ],
      [
        'standard deviation of the beak depth',
        'SELECT SQRT((SUM(Beak_Depth_mm * Beak_Depth_mm) - SUM(Beak_Depth_mm) * SUM(Beak_Depth_mm) / COUNT(Beak_Depth_mm)) / (COUNT(Beak_Depth_mm) - 1)) FROM penguins',
      ],
      [
        'which island has the most Gentoo penguins?',
        "SELECT Island FROM penguins WHERE Species = 'Gentoo' GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1",
      ],
      [
        'average body mass of Adelie compared to Gentoo',
        "SELECT Species, AVG(Body_Mass_g) FROM penguins WHERE Species IN ('Adelie', 'Gentoo') GROUP BY 1",
      ],
    ],
  },
  {
    file: 'cars.json',
    questions: [
      ['how many cars come from Japan?', "SELECT COUNT(*) FROM cars WHERE Origin = 'Japan'"],
      ['three lightest cars', 'SELECT Name FROM cars ORDER BY Weight_in_lbs LIMIT 3'],
      [
        'average acceleration of cars with more than 200 horsepower',
        'SELECT AVG(Acceleration) FROM cars WHERE Horsepower > 200',
      ],
      ['number of cars by number of cylinders', 'SELECT Cylinders, COUNT(*) FROM cars GROUP BY 1'],
      ['for how many cars is miles per gallon missing?', 'SELECT COUNT(*) FROM cars WHERE Miles_per_Gallon IS NULL'],
    ],
  },
  {
    file: 'movies.json',
    questions: [
      [
        'what is the longest movie?',
        'SELECT Title FROM movies WHERE Running_Time_min = (SELECT MAX(Running_Time_min) FROM movies)',
      ],
      ['total us gross by mpaa rating', 'SELECT MPAA_Rating, SUM(US_Gross) FROM movies GROUP BY 1'],
      [
        'how many comedies have an imdb rating over 8?',
        "SELECT COUNT(*) FROM movies WHERE Major_Genre = 'Comedy' AND IMDB_Rating > 8",
      ],
      [
        'number of movies released per year since 2000',
        "SELECT strftime('%Y', Release_Date), COUNT(*) FROM movies WHERE Release_Date >= '2000-01-01' GROUP BY 1",
      ],
      [
        'which director has the highest average rotten tomatoes rating with at least 5 movies?',
        'SELECT Director FROM movies WHERE Director IS NOT NULL GROUP BY 1 HAVING COUNT(*) >= 5 ORDER BY AVG(Rotten_Tomatoes_Rating) DESC LIMIT 1',
      ],
    ],
  },
  {
    file: 'barley.json',
    questions: [
      ['what is the largest yield?', 'SELECT MAX(yield) FROM barley'],
      ['average yield by variety and year', 'SELECT variety, year, AVG(yield) FROM barley GROUP BY 1, 2'],
      [
        'where was the yield of Trebi lowest in 1931?',
        "SELECT site FROM barley WHERE variety = 'Trebi' AND year = 1931 ORDER BY yield LIMIT 1",
      ],
      ['varieties with an average yield over 35', 'SELECT variety FROM barley GROUP BY 1 HAVING AVG(yield) > 35'],
      [
        'how much higher was the mean yield at Waseca than at Duluth?',
        "SELECT (SELECT AVG(yield) FROM barley WHERE site = 'Waseca') - (SELECT AVG(yield) FROM barley WHERE site = 'Duluth')",
      ],
    ],
  },
  {
    file: 'gapminder.json',
    questions: [
      ['average life expectancy by year', 'SELECT year, AVG(life_expect) FROM gapminder GROUP BY 1'],
      [
        'which country had the largest population in 2000?',
        'SELECT country FROM gapminder WHERE year = 2000 ORDER BY pop DESC LIMIT 1',
      ],
      ['fertility in Kenya over the years', "SELECT year, fertility FROM gapminder WHERE country = 'Kenya'"],
      [
        'countries with a life expectancy over 80 in 2005',
        'SELECT country FROM gapminder WHERE year = 2005 AND life_expect > 80',
      ],
      ['what is the first and the last year?', 'SELECT MIN(year), MAX(year) FROM gapminder'],
    ],
  },
  {
    file: 'wheat.json',
    questions: [
      ['what is the average price of wheat?', 'SELECT AVG(wheat) FROM wheat'],
      ['highest wages', 'SELECT MAX(wages) FROM wheat'],
      ['wheat in 1600', 'SELECT wheat FROM wheat WHERE year = 1600'],
      ['how many years had wheat over 60?', 'SELECT COUNT(*) FROM wheat WHERE wheat > 60'],
      [
        'correlation of wheat and wages',
        'SELECT (AVG(wheat * wages) - AVG(wheat) * AVG(wages)) / SQRT((AVG(wheat * wheat) - AVG(wheat) * AVG(wheat)) * (AVG(wages * wages) - AVG(wages) * AVG(wages))) FROM wheat WHERE wages IS NOT NULL',
      ],
    ],
  },
  {
    file: 'burtin.json',
    questions: [
      ['list all bacteria of the genus Streptococcus', "SELECT Bacteria FROM burtin WHERE Genus = 'Streptococcus'"],
      ['how many bacteria per gram staining', 'SELECT Gram_Staining, COUNT(*) FROM burtin GROUP BY 1'],
      ['highest penicillin value', 'SELECT MAX(Penicillin) FROM burtin'],
      [
        'what is the neomycin of Mycobacterium tuberculosis?',
        "SELECT Neomycin FROM burtin WHERE Bacteria = 'Mycobacterium tuberculosis'",
      ],
      ['average neomycin for negative and positive', 'SELECT Gram_Staining, AVG(Neomycin) FROM burtin GROUP BY 1'],
    ],
  },
  {
    file: 'seattle-weather.csv',
    questions: [
      ['what was the coldest temperature?', 'SELECT MIN(temp_min) FROM seattle_weather'],
      ['number of days by weather', 'SELECT weather, COUNT(*) FROM seattle_weather GROUP BY 1'],
      ['average wind in rainy weather', "SELECT AVG(wind) FROM seattle_weather WHERE weather = 'rain'"],
      [
        'how many days in July 2014 were above 30 degrees?',
        "SELECT COUNT(*) FROM seattle_weather WHERE date LIKE '2014-07%' AND temp_max > 30",
      ],
      [
        'which month of 2015 had the most precipitation?',
        "SELECT strftime('%Y-%m', date) FROM seattle_weather WHERE date LIKE '2015%' GROUP BY 1 ORDER BY SUM(precipitation) DESC LIMIT 1",
      ],
    ],
  },
  {
    file: 'stocks.csv',
    questions: [
      ['lowest price of IBM', "SELECT MIN(price) FROM stocks WHERE symbol = 'IBM'"],
      ['price of AMZN over time', "SELECT date, price FROM stocks WHERE symbol = 'AMZN'"],
      ['when did GOOG peak?', "SELECT date FROM stocks WHERE symbol = 'GOOG' ORDER BY price DESC LIMIT 1"],
      ['how many symbols are there', 'SELECT COUNT(DISTINCT symbol) FROM stocks'],
      ['average price by symbol in 2008', "SELECT symbol, AVG(price) FROM stocks WHERE date LIKE '2008%' GROUP BY 1"],
    ],
  },
  {
    file: 'disasters.csv',
    questions: [
      ['total deaths by entity', 'SELECT Entity, SUM(Deaths) FROM disasters GROUP BY 1'],
      ['how many died from drought in 1921?', "SELECT Deaths FROM disasters WHERE Entity = 'Drought' AND Year = 1921"],
      [
        'five years with the most deaths from extreme weather',
        "SELECT Year FROM disasters WHERE Entity = 'Extreme weather' ORDER BY Deaths DESC LIMIT 5",
      ],
      ['epidemic deaths since 2000', "SELECT SUM(Deaths) FROM disasters WHERE Entity = 'Epidemic' AND Year >= 2000"],
      [
        'deaths by decade for all natural disasters',
        "SELECT Year / 10 * 10, SUM(Deaths) FROM disasters WHERE Entity = 'All natural disasters' GROUP BY 1",
      ],
    ],
  },
  {
    file: 'la-riots.csv',
    questions: [
      ['number of deaths by type', 'SELECT type, COUNT(*) FROM la_riots GROUP BY 1'],
      [
        'what was the median age?',
        'SELECT AVG(age) FROM (SELECT age, ROW_NUMBER() OVER (ORDER BY age) AS n, COUNT(*) OVER () AS c FROM la_riots WHERE age IS NOT NULL) WHERE n IN ((c + 1) / 2, (c + 2) / 2)',
      ],
      ['how many men under 20 died?', "SELECT COUNT(*) FROM la_riots WHERE gender = 'Male' AND age < 20"],
      ['which race had the most deaths?', 'SELECT race FROM la_riots GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1'],
      [
        'names and ages of those killed in Compton',
        "SELECT first_name, last_name, age FROM la_riots WHERE neighborhood = 'Compton'",
      ],
    ],
  },
  {
    file: 'iowa-electricity.csv',
    questions: [
      ['total net generation by source', 'SELECT source, SUM(net_generation) FROM iowa_electricity GROUP BY 1'],
      [
        'how much did fossil fuels generate in 2001?',
        "SELECT net_generation FROM iowa_electricity WHERE source = 'Fossil Fuels' AND year LIKE '2001%'",
      ],
      [
        'in which year was nuclear energy highest?',
        "SELECT strftime('%Y', year) FROM iowa_electricity WHERE source = 'Nuclear Energy' ORDER BY net_generation DESC LIMIT 1",
      ],
      [
        'growth of renewables from 2001 to 2017 in percent',
        "SELECT 100.0 * ((SELECT net_generation FROM iowa_electricity WHERE source = 'Renewables' AND year LIKE '2017%') * 1.0 / (SELECT net_generation FROM iowa_electricity WHERE source = 'Renewables' AND year LIKE '2001%') - 1)",
      ],
      [
        'generation by year and source',
        "SELECT strftime('%Y', year), source, SUM(net_generation) FROM iowa_electricity GROUP BY 1, 2",
      ],
    ],
  },
  {
    file: 'gapminder-health-income.csv',
    questions: [
      ['total population per region', 'SELECT region, SUM(population) FROM gapminder_health_income GROUP BY 1'],
      ['lowest health and the country', 'SELECT country, health FROM gapminder_health_income ORDER BY health LIMIT 1'],
      ['how many countries in each region', 'SELECT region, COUNT(*) FROM gapminder_health_income GROUP BY 1'],
      [
        'top three incomes in europe_central_asia',
        "SELECT country FROM gapminder_health_income WHERE region = 'europe_central_asia' ORDER BY income DESC LIMIT 3",
      ],
      [
        'what share of the population lives in south_asia?',
        "SELECT 100.0 * SUM(CASE WHEN region = 'south_asia' THEN population ELSE 0 END) / SUM(population) FROM gapminder_health_income",
      ],
    ],
  },
  {
    file: 'population_engineers_hurricanes.csv',
    questions: [
      [
        'which state has the highest rate of engineers?',
        'SELECT state FROM population_engineers_hurricanes ORDER BY engineers DESC LIMIT 1',
      ],
      ['average number of hurricanes per state', 'SELECT AVG(hurricanes) FROM population_engineers_hurricanes'],
      [
        'states with more than 20 hurricanes',
        'SELECT state FROM population_engineers_hurricanes WHERE hurricanes > 20',
      ],
      [
        'population of California and Texas together',
        "SELECT SUM(population) FROM population_engineers_hurricanes WHERE state IN ('California', 'Texas')",
      ],
      ['smallest state by population', 'SELECT state FROM population_engineers_hurricanes ORDER BY population LIMIT 1'],
    ],
  },
  {
    file: 'birdstrikes.csv',
    questions: [
      ['what was the most expensive strike?', 'SELECT MAX(Cost_Total) FROM birdstrikes'],
      ['number of strikes by phase of flight', 'SELECT Phase_of_flight, COUNT(*) FROM birdstrikes GROUP BY 1'],
      [
        'average repair cost for large animals',
        "SELECT AVG(Cost_Repair) FROM birdstrikes WHERE Wildlife_Size = 'Large'",
      ],
      [
        'which species was hit most often?',
        'SELECT Wildlife_Species FROM birdstrikes GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'how many strikes in California in 1995?',
        "SELECT COUNT(*) FROM birdstrikes WHERE Origin_State = 'California' AND Flight_Date LIKE '1995%'",
      ],
    ],
  },
]
