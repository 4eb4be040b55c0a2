import type { EverydaySet } from './everyday-sets.ts'

/** Further everyday questions, over six other files, their SQL written before the reader was asked. Looked at since. */
export const laterEverydayQuestions: EverydaySet[] = [
  {
    file: 'flights-2k.json',
    questions: [
      ['what is the average delay?', 'SELECT AVG(delay) FROM flights_2k'],
      ['how many flights left from LAX', "SELECT COUNT(*) FROM flights_2k WHERE origin = 'LAX'"],
      [
        'which origin has the highest average delay?',
        'SELECT origin FROM flights_2k GROUP BY 1 ORDER BY AVG(delay) DESC LIMIT 1',
      ],
      [
        'top three destinations by number of flights',
        'SELECT destination, COUNT(*) FROM flights_2k GROUP BY 1 ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'what share of flights were delayed by more than 30 minutes?',
        'SELECT 100.0 * SUM(delay > 30) / COUNT(*) FROM flights_2k',
      ],
      [
        'median distance of flights from SJC',
        "SELECT AVG(distance) FROM (SELECT distance, ROW_NUMBER() OVER (ORDER BY distance) AS r, COUNT(*) OVER () AS n FROM flights_2k WHERE origin = 'SJC') WHERE r IN ((n + 1) / 2, (n + 2) / 2)",
      ],
      [
        'how many flights per day of the week',
        "SELECT CASE strftime('%w', date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' ELSE 'Saturday' END, COUNT(*) FROM flights_2k GROUP BY 1",
      ],
      [
        'how many more flights go to LAX than to SFO?',
        "SELECT SUM(destination = 'LAX') - SUM(destination = 'SFO') FROM flights_2k",
      ],
      [
        'number of flights from PHX to LAX with a delay over 10',
        "SELECT COUNT(*) FROM flights_2k WHERE origin = 'PHX' AND destination = 'LAX' AND delay > 10",
      ],
      ['longest flight distance per origin', 'SELECT origin, MAX(distance) FROM flights_2k GROUP BY 1'],
    ],
  },
  {
    file: 'unemployment-across-industries.json',
    questions: [
      [
        'average unemployment rate by series',
        'SELECT series, AVG(rate) FROM unemployment_across_industries GROUP BY 1',
      ],
      [
        'which series had the highest rate in 2009?',
        'SELECT series FROM unemployment_across_industries WHERE year = 2009 ORDER BY rate DESC LIMIT 1',
      ],
      [
        'compare Construction and Manufacturing average rate',
        "SELECT series, AVG(rate) FROM unemployment_across_industries WHERE series IN ('Construction', 'Manufacturing') GROUP BY 1",
      ],
      [
        'average rate per year for Government',
        "SELECT year, AVG(rate) FROM unemployment_across_industries WHERE series = 'Government' GROUP BY 1",
      ],
      [
        'how much did the average rate grow from 2007 to 2009?',
        'SELECT AVG(CASE WHEN year = 2009 THEN rate END) - AVG(CASE WHEN year = 2007 THEN rate END) FROM unemployment_across_industries',
      ],
      [
        'total count in January 2010',
        'SELECT SUM(count) FROM unemployment_across_industries WHERE year = 2010 AND month = 1',
      ],
      [
        'how many months had a rate above 20?',
        'SELECT COUNT(DISTINCT date) FROM unemployment_across_industries WHERE rate > 20',
      ],
      [
        'what is the lowest rate ever recorded for Finance',
        "SELECT MIN(rate) FROM unemployment_across_industries WHERE series = 'Finance'",
      ],
      [
        'share of the total count by series in 2008',
        'SELECT series, 100.0 * SUM(count) / (SELECT SUM(count) FROM unemployment_across_industries WHERE year = 2008) FROM unemployment_across_industries WHERE year = 2008 GROUP BY 1',
      ],
      [
        'is the average rate higher in Agriculture or in Construction?',
        "SELECT series FROM unemployment_across_industries WHERE series IN ('Agriculture', 'Construction') GROUP BY 1 ORDER BY AVG(rate) DESC LIMIT 1",
      ],
    ],
  },
  {
    file: 'football.json',
    questions: [
      ['how many matches per division', 'SELECT division, COUNT(*) FROM football GROUP BY 1'],
      ['average home score vs away score', 'SELECT AVG(home_score), AVG(away_score) FROM football'],
      [
        'what percentage of matches were won by the home team?',
        'SELECT 100.0 * SUM(home_score > away_score) / COUNT(*) FROM football',
      ],
      ['how many matches ended in a draw', 'SELECT COUNT(*) FROM football WHERE home_score = away_score'],
      [
        'which home team scored the most goals in total?',
        'SELECT home_team FROM football GROUP BY 1 ORDER BY SUM(home_score) DESC LIMIT 1',
      ],
      [
        'how many matches were played in Serie A in 2015?',
        "SELECT COUNT(*) FROM football WHERE division = 'Serie A' AND date LIKE '2015%'",
      ],
      [
        'average goals scored by the home team in each division, highest first',
        'SELECT division, AVG(home_score) FROM football GROUP BY 1 ORDER BY 2 DESC',
      ],
      ['when was the last match played?', 'SELECT MAX(date) FROM football'],
      [
        'share of matches where the away team scored no goals',
        'SELECT 100.0 * SUM(away_score = 0) / COUNT(*) FROM football',
      ],
      [
        'number of matches per month in 2016',
        "SELECT substr(date, 1, 7), COUNT(*) FROM football WHERE date LIKE '2016%' GROUP BY 1",
      ],
    ],
  },
  {
    file: 'jobs.json',
    questions: [
      ['how many different jobs are there?', 'SELECT COUNT(DISTINCT job) FROM jobs'],
      [
        'top 5 jobs by count in 2000',
        'SELECT job, SUM(count) FROM jobs WHERE year = 2000 GROUP BY 1 ORDER BY 2 DESC LIMIT 5',
      ],
      ['total count by sex and year', 'SELECT sex, year, SUM(count) FROM jobs GROUP BY 1, 2'],
      [
        'how many women worked as Actor in 1950?',
        "SELECT SUM(count) FROM jobs WHERE job = 'Actor' AND sex = 'women' AND year = 1950",
      ],
      ['count of men vs women in 1900', 'SELECT sex, SUM(count) FROM jobs WHERE year = 1900 GROUP BY 1'],
      [
        'what share of the total count are women in 2000?',
        "SELECT 100.0 * SUM(CASE WHEN sex = 'women' THEN count END) / SUM(count) FROM jobs WHERE year = 2000",
      ],
      [
        'which job had the most women in 1850',
        "SELECT job FROM jobs WHERE year = 1850 AND sex = 'women' ORDER BY count DESC LIMIT 1",
      ],
      [
        'how did the number of Bakers change over the years?',
        "SELECT year, SUM(count) FROM jobs WHERE job = 'Baker' GROUP BY 1",
      ],
      [
        'jobs with a count above 1000000 in 1990',
        'SELECT DISTINCT job FROM jobs WHERE year = 1990 AND count > 1000000',
      ],
      ['what years are covered', 'SELECT DISTINCT year FROM jobs'],
    ],
  },
  {
    file: 'airports.csv',
    questions: [
      ['how many airports are in Texas (TX)?', "SELECT COUNT(*) FROM airports WHERE state = 'TX'"],
      ['which state has the most airports', 'SELECT state FROM airports GROUP BY 1 ORDER BY COUNT(*) DESC LIMIT 1'],
      ['list the states with more than 100 airports', 'SELECT state FROM airports GROUP BY 1 HAVING COUNT(*) > 100'],
      ['northernmost airport', 'SELECT name FROM airports ORDER BY latitude DESC LIMIT 1'],
      [
        'what percent of airports that are in the USA are in AK?',
        "SELECT 100.0 * SUM(state = 'AK') / COUNT(*) FROM airports WHERE country = 'USA'",
      ],
      ['how many airports are not in the USA', "SELECT COUNT(*) FROM airports WHERE country <> 'USA'"],
      ['airports in Chicago', "SELECT name FROM airports WHERE city = 'Chicago'"],
      [
        'how many cities have more than one airport?',
        'SELECT COUNT(*) FROM (SELECT city FROM airports WHERE city IS NOT NULL GROUP BY 1 HAVING COUNT(*) > 1)',
      ],
      [
        'number of airports by state ordered from most to least',
        'SELECT state, COUNT(*) FROM airports GROUP BY 1 ORDER BY 2 DESC',
      ],
      ['what is the code of the airport in Juneau?', "SELECT iata FROM airports WHERE city = 'Juneau'"],
    ],
  },
  {
    file: 'weather.csv',
    questions: [
      [
        'total precipitation per location and year',
        "SELECT location, strftime('%Y', date), SUM(precipitation) FROM weather GROUP BY 1, 2",
      ],
      [
        'how many days did it rain in Seattle in 2014?',
        "SELECT COUNT(*) FROM weather WHERE location = 'Seattle' AND weather = 'rain' AND date LIKE '2014%'",
      ],
      [
        'average max temperature in New York for January and July',
        "SELECT strftime('%m', date) + 0, AVG(temp_max) FROM weather WHERE location = 'New York' AND strftime('%m', date) IN ('01', '07') GROUP BY 1",
      ],
      [
        'share of sunny days per location',
        "SELECT location, 100.0 * SUM(weather = 'sun') / COUNT(*) FROM weather GROUP BY 1",
      ],
      ['hottest day in Seattle', "SELECT date FROM weather WHERE location = 'Seattle' ORDER BY temp_max DESC LIMIT 1"],
      [
        'median wind speed by weather',
        'SELECT weather, AVG(wind) FROM (SELECT weather, wind, ROW_NUMBER() OVER (PARTITION BY weather ORDER BY wind) AS r, COUNT(*) OVER (PARTITION BY weather) AS n FROM weather) WHERE r IN ((n + 1) / 2, (n + 2) / 2) GROUP BY 1',
      ],
      [
        'how many more snow days did New York have than Seattle?',
        "SELECT SUM(location = 'New York') - SUM(location = 'Seattle') FROM weather WHERE weather = 'snow'",
      ],
      [
        'number of days with a minimum temperature below 0 and snow',
        "SELECT COUNT(*) FROM weather WHERE temp_min < 0 AND weather = 'snow'",
      ],
      [
        'compare max and min temperature by location',
        'SELECT location, AVG(temp_max), AVG(temp_min) FROM weather GROUP BY 1',
      ],
      [
        'which month of 2013 was the wettest in Seattle?',
        "SELECT substr(date, 1, 7) FROM weather WHERE location = 'Seattle' AND date LIKE '2013%' GROUP BY 1 ORDER BY SUM(precipitation) DESC LIMIT 1",
      ],
    ],
  },
]
