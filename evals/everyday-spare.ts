import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over 28 made-up files, whose misses nobody looks at: how sure a reading is is learned from them, as strangers would ask. */
export const spareEverydayQuestions: FreshSpace[] = [
  {
    files: ['ship_passengers.csv'],
    questions: [
      ['What percentage of the passengers survived?', 'SELECT 100.0*SUM(survived= 1)/COUNT(*) FROM ship_passengers'],
      ['average fare for each class', 'SELECT class, AVG(fare) FROM ship_passengers GROUP BY class ORDER BY class'],
      [
        'How many women travelling in third class did not survive?',
        "SELECT COUNT(*) FROM ship_passengers WHERE sex='female' AND class=3 AND survived= 0",
      ],
      [
        'Please give me the survival rate in percent for every combination of sex and class.',
        'SELECT sex, class, 100.0*SUM(survived= 1)/COUNT(*) FROM ship_passengers GROUP BY sex, class ORDER BY sex, class',
      ],
      [
        'for how many passengers is the cabin not recorded?',
        'SELECT COUNT(*) FROM ship_passengers WHERE cabin IS NULL',
      ],
      [
        'Who were the three oldest survivors, and how old were they?',
        'SELECT name, age FROM ship_passengers WHERE survived= 1 AND age IS NOT NULL ORDER BY age DESC LIMIT 3',
      ],
      [
        'How many people were on board alone, with no siblings, spouse, parents or children?',
        'SELECT COUNT(*) FROM ship_passengers WHERE siblings_spouses=0 AND parents_children=0',
      ],
    ],
  },
  {
    files: ['restaurant_tips.csv'],
    questions: [
      ['What is the average tip?', 'SELECT AVG(tip) FROM restaurant_tips'],
      ['Total of the bills for each day of the week', 'SELECT day, SUM(total_bill) FROM restaurant_tips GROUP BY day'],
      [
        'Which waiter collected the most in tips overall?',
        'SELECT waiter, SUM(tip) FROM restaurant_tips GROUP BY waiter ORDER BY SUM(tip) DESC LIMIT 1',
      ],
      [
        'How many dinner parties had four or more people?',
        "SELECT COUNT(*) FROM restaurant_tips WHERE size>=4 AND time='Dinner'",
      ],
      [
        "Compare smokers and non-smokers: what's the average bill and the average tip of each?",
        'SELECT smoker, AVG(total_bill), AVG(tip) FROM restaurant_tips GROUP BY smoker',
      ],
      [
        'What share of the bills (in percent) was on Saturday or Sunday?',
        "SELECT 100.0*SUM(day IN ('Sat','Sun'))/COUNT(*) FROM restaurant_tips",
      ],
      [
        'If you add up all the lunch bills and divide by the number of people served at lunch, how much was spent per person?',
        "SELECT SUM(total_bill)*1.0/SUM(size) FROM restaurant_tips WHERE time='Lunch'",
      ],
    ],
  },
  {
    files: ['car_mpg.csv'],
    questions: [
      ['mean miles per gallon by origin', 'SELECT origin, AVG(mpg) FROM car_mpg GROUP BY origin'],
      [
        "What's the heaviest car and how much does it weigh?",
        'SELECT car_name, weight_lbs FROM car_mpg ORDER BY weight_lbs DESC LIMIT 1',
      ],
      [
        'How many four-cylinder cars get more than 35 mpg?',
        'SELECT COUNT(*) FROM car_mpg WHERE cylinders=4 AND mpg>35',
      ],
      ['Which cars have no horsepower given?', 'SELECT car_name FROM car_mpg WHERE horsepower IS NULL'],
      [
        'For each make, show the number of cars and the avergae horsepower',
        'SELECT make, COUNT(*), AVG(horsepower) FROM car_mpg GROUP BY make',
      ],
      [
        'By how many mpg did the average fuel economy improve from model year 1970 to model year 1982?',
        'SELECT (SELECT AVG(mpg) FROM car_mpg WHERE model_year=1982)-(SELECT AVG(mpg) FROM car_mpg WHERE model_year=1970)',
      ],
      [
        'List the American cars, with their mpg, that do better than the average Japanese car on fuel economy.',
        "SELECT car_name, mpg FROM car_mpg WHERE origin='usa' AND mpg>(SELECT AVG(mpg) FROM car_mpg WHERE origin='japan')",
      ],
    ],
  },
  {
    files: ['penguins.csv'],
    questions: [
      ['How many penguins of each species are there?', 'SELECT species, COUNT(*) FROM penguins GROUP BY species'],
      [
        'What do male Gentoo penguins weigh on average, in grams?',
        "SELECT AVG(body_mass_g) FROM penguins WHERE species='Gentoo' AND sex='male'",
      ],
      ['On which islands do Adelie penguins live?', "SELECT DISTINCT island FROM penguins WHERE species='Adelie'"],
      ['longest and shortest flipper length', 'SELECT MAX(flipper_length_mm), MIN(flipper_length_mm) FROM penguins'],
      ['For how many birds is the sex unknown?', 'SELECT COUNT(*) FROM penguins WHERE sex IS NULL'],
      [
        'For each species, how much heavier are the males than the females on average?',
        "SELECT species, AVG(CASE WHEN sex='male' THEN body_mass_g END)-AVG(CASE WHEN sex='female' THEN body_mass_g END) FROM penguins GROUP BY species",
      ],
      [
        'Among the penguins that were weighed, what percentage is heavier than 4.5 kg?',
        'SELECT 100.0*SUM(body_mass_g>4500)/COUNT(body_mass_g) FROM penguins WHERE body_mass_g IS NOT NULL',
      ],
    ],
  },
  {
    files: ['diamonds.csv'],
    questions: [
      ['What is the average price of an Ideal cut diamond?', "SELECT AVG(price) FROM diamonds WHERE cut='Ideal'"],
      ['top 5 most expensive diamonds, id and price', 'SELECT id, price FROM diamonds ORDER BY price DESC LIMIT 5'],
      [
        'Per cut: how many diamonds, average carat and average price?',
        'SELECT cut, COUNT(*), AVG(carat), AVG(price) FROM diamonds GROUP BY cut',
      ],
      [
        'How many stones between 1 and 1.5 carats (inclusive) cost less than 5000?',
        'SELECT COUNT(*) FROM diamonds WHERE carat BETWEEN 1 AND 1.5 AND price<5000',
      ],
      [
        'Which color has the highest average price per carat?',
        'SELECT color FROM diamonds GROUP BY color ORDER BY AVG(price*1.0/carat) DESC LIMIT 1',
      ],
      [
        'What percent of the diamonds falls in each clarity grade?',
        'SELECT clarity, 100.0*COUNT(*)/(SELECT COUNT(*) FROM diamonds) FROM diamonds GROUP BY clarity',
      ],
      [
        'median price',
        'SELECT AVG(price) FROM (SELECT price, ROW_NUMBER() OVER (ORDER BY price) rn, COUNT(*) OVER () n FROM diamonds) WHERE rn IN ((n+1)/2,(n+2)/2)',
      ],
    ],
  },
  {
    files: ['daily_weather.csv'],
    questions: [
      [
        'Which day was the hottest, and what was the maximum temperature?',
        'SELECT date, temp_max_c FROM daily_weather ORDER BY temp_max_c DESC LIMIT 1',
      ],
      [
        'How much precipitation fell in each month?',
        "SELECT strftime('%Y-%m',date) AS month, SUM(precipitation_mm) FROM daily_weather GROUP BY month ORDER BY month",
      ],
      [
        'On how many days did the temperature drop below freezing?',
        'SELECT COUNT(*) FROM daily_weather WHERE temp_min_c<0',
      ],
      [
        'number of days per weather type, most common first',
        'SELECT weather, COUNT(*) FROM daily_weather GROUP BY weather ORDER BY COUNT(*) DESC',
      ],
      [
        'How big is the difference between the daily high and the daily low on average?',
        'SELECT AVG(temp_max_c-temp_min_c) FROM daily_weather',
      ],
      [
        'What was the longest run of consecutive days without any precipitation, in days?',
        'SELECT MAX(c) FROM (SELECT COUNT(*) c FROM (SELECT date, julianday(date)-ROW_NUMBER() OVER (ORDER BY date) g FROM daily_weather WHERE precipitation_mm=0) GROUP BY g)',
      ],
      [
        'Show me the date, wind and precipitation of the days that had some precipitation and also wind above 25 km/h.',
        'SELECT date, wind_kmh, precipitation_mm FROM daily_weather WHERE wind_kmh>25 AND precipitation_mm>0 ORDER BY date',
      ],
    ],
  },
  {
    files: ['country_stats.csv', 'country_info.csv'],
    questions: [
      [
        'Which three countries had the largest population in 2021?',
        'SELECT country, population FROM country_stats WHERE year=2021 ORDER BY population DESC LIMIT 3',
      ],
      [
        'Total population per region in 2021',
        'SELECT i.region, SUM(s.population) FROM country_stats s JOIN country_info i ON i.country=s.country WHERE s.year=2021 GROUP BY i.region',
      ],
      [
        "Which country's GDP per capita grew the most in percent between 2012 and 2021, and by how much?",
        'SELECT a.country, 100.0*(b.gdp_per_capita-a.gdp_per_capita)/a.gdp_per_capita FROM country_stats a JOIN country_stats b ON a.country=b.country AND a.year=2012 AND b.year=2021 ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'How many landlocked countries are there in each region?',
        'SELECT region, COUNT(*) FROM country_info WHERE landlocked= 1 GROUP BY region',
      ],
      [
        'Could you work out the population density (people per square km) of every country for 2021, densest first?',
        'SELECT s.country, s.population*1.0/i.area_km2 FROM country_stats s JOIN country_info i ON i.country=s.country WHERE s.year=2021 ORDER BY 2 DESC',
      ],
      [
        'Which countries in the info file have no figures in the stats file?',
        'SELECT country FROM country_info WHERE country NOT IN (SELECT country FROM country_stats)',
      ],
      [
        'average share of internet users by year',
        'SELECT year, AVG(internet_users_pct) FROM country_stats GROUP BY year ORDER BY year',
      ],
    ],
  },
  {
    files: ['life_expectancy.csv'],
    questions: [
      [
        'Where did people live longest in 2015?',
        'SELECT "Country", Life_expectancy_years FROM life_expectancy WHERE "Year"=2015 ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Average life expectancy in developed versus developing countries in 2010',
        'SELECT "Status", AVG(Life_expectancy_years) FROM life_expectancy WHERE "Year"=2010 GROUP BY "Status"',
      ],
      [
        'How many different developing countries are in the data?',
        'SELECT COUNT(DISTINCT "Country") FROM life_expectancy WHERE "Status"=\'Developing\'',
      ],
      [
        'How many years of life expectancy did each country gain from 2003 to 2015?',
        'SELECT "Country", MAX(CASE WHEN "Year"=2015 THEN Life_expectancy_years END)-MAX(CASE WHEN "Year"=2003 THEN Life_expectancy_years END) FROM life_expectancy GROUP BY "Country"',
      ],
      [
        'Taking the average over all years, which 3 countries drink the most alcohol per person?',
        'SELECT "Country", AVG(Alcohol_litres_per_person) FROM life_expectancy GROUP BY "Country" ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'which country and year combinations are missing the polio vaccination figure',
        'SELECT "Country", "Year" FROM life_expectancy WHERE Polio_vaccination_pct IS NULL',
      ],
      [
        'Which countries had polio vaccination below 65% in at least one year?',
        'SELECT DISTINCT "Country" FROM life_expectancy WHERE Polio_vaccination_pct<65',
      ],
    ],
  },
  {
    files: ['house_prices.csv'],
    questions: [
      [
        'Average sale price by neighborhood, from the dearest to the cheapest',
        'SELECT neighborhood, AVG(sale_price) FROM house_prices GROUP BY neighborhood ORDER BY 2 DESC',
      ],
      [
        'How many homes with at least 3 bedrooms and a garage sold for under 300,000?',
        'SELECT COUNT(*) FROM house_prices WHERE bedrooms>=3 AND garage= 1 AND sale_price<300000',
      ],
      [
        'What are the average living area and the average price of a flat?',
        "SELECT AVG(sqft_living), AVG(sale_price) FROM house_prices WHERE house_type='Flat'",
      ],
      [
        'For every year of sale, the number of houses sold and the total money they brought in',
        "SELECT CAST(strftime('%Y',sale_date) AS INTEGER) AS y, COUNT(*), SUM(sale_price) FROM house_prices GROUP BY y ORDER BY y",
      ],
      [
        'Among semi-detached houses, what is the average price with a garage and without one?',
        "SELECT garage, AVG(sale_price) FROM house_prices WHERE house_type='Semi-detached' GROUP BY garage",
      ],
      [
        'Give me the three cheapest detached houses with their id, neighbourhood and price.',
        "SELECT id, neighborhood, sale_price FROM house_prices WHERE house_type='Detached' ORDER BY sale_price LIMIT 3",
      ],
      [
        "What's the median number of days a house stayed on the market?",
        'SELECT AVG(days_on_market) FROM (SELECT days_on_market, ROW_NUMBER() OVER (ORDER BY days_on_market) rn, COUNT(*) OVER () n FROM house_prices) WHERE rn IN ((n+1)/2,(n+2)/2)',
      ],
    ],
  },
  {
    files: ['students.csv', 'exam_scores.csv'],
    questions: [
      ['average score in each subject', 'SELECT subject, AVG(score) FROM exam_scores GROUP BY subject'],
      [
        'Did the test prep help in math? Show the average math score for those who completed it and those who did not.',
        "SELECT s.test_prep, AVG(e.score) FROM students s JOIN exam_scores e ON e.student_id=s.student_id WHERE e.subject='Math' GROUP BY s.test_prep",
      ],
      [
        'Who are the three students with the best average score over their exams?',
        'SELECT s.name, AVG(e.score) FROM students s JOIN exam_scores e ON e.student_id=s.student_id GROUP BY s.student_id ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'Which students have no Math score?',
        "SELECT s.name FROM students s WHERE NOT EXISTS (SELECT 1 FROM exam_scores e WHERE e.student_id=s.student_id AND e.subject='Math')",
      ],
      [
        'Which students have more than twice as many absences as the average of their grade level? Name, grade and absences please.',
        'SELECT name, grade_level, absences FROM students s WHERE absences>2*(SELECT AVG(absences) FROM students t WHERE t.grade_level=s.grade_level)',
      ],
      [
        'What percantage of students gets free or reduced lunch?',
        "SELECT 100.0*SUM(lunch='free/reduced')/COUNT(*) FROM students",
      ],
      [
        'names and scores of everyone who got over 80 in science',
        "SELECT s.name, e.score FROM students s JOIN exam_scores e ON e.student_id=s.student_id WHERE e.subject='Science' AND e.score>80 ORDER BY e.score DESC",
      ],
    ],
  },
  {
    files: ['employee_survey.csv'],
    questions: [
      [
        'average monthly income per department',
        'SELECT Department, AVG(MonthlyIncome) FROM employee_survey GROUP BY Department',
      ],
      [
        'What percentage of employees has left the company?',
        'SELECT 100.0*SUM(LeftCompany= 1)/COUNT(*) FROM employee_survey',
      ],
      [
        'Do people who work overtime leave more often? Give the percentage that left with and without overtime.',
        'SELECT OverTime, 100.0*SUM(LeftCompany= 1)/COUNT(*) FROM employee_survey GROUP BY OverTime',
      ],
      [
        'How many remote workers are older than the average age of all employees?',
        "SELECT COUNT(*) FROM employee_survey WHERE Age>(SELECT AVG(Age) FROM employee_survey) AND WorkMode='remote'",
      ],
      [
        'In which work mode are people the most satisfied with their job on average?',
        'SELECT WorkMode, AVG(JobSatisfaction) FROM employee_survey GROUP BY WorkMode ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'How many men and women are there, and what do they earn on average?',
        'SELECT Gender, COUNT(*), AVG(MonthlyIncome) FROM employee_survey GROUP BY Gender',
      ],
      [
        'List everyone still at the company who has been there more than 15 years: ID, department and years.',
        'SELECT EmployeeID, Department, YearsAtCompany FROM employee_survey WHERE YearsAtCompany>15 AND LeftCompany= 0 ORDER BY YearsAtCompany DESC',
      ],
    ],
  },
  {
    files: ['bike_rentals.csv'],
    questions: [
      ['How many bikes were rented altogether?', 'SELECT SUM(total_rentals) FROM bike_rentals'],
      [
        'Which month had the most rentals?',
        "SELECT strftime('%Y-%m',date) AS m, SUM(total_rentals) FROM bike_rentals GROUP BY m ORDER BY 2 DESC LIMIT 1",
      ],
      [
        'Average number of rentals per day by weather',
        'SELECT weather, AVG(total_rentals) FROM bike_rentals GROUP BY weather ORDER BY 2 DESC',
      ],
      [
        "What is the casual riders' share of the rentals, in percent, on working days and on non-working days?",
        'SELECT workingday, 100.0*SUM(casual)/SUM(total_rentals) FROM bike_rentals GROUP BY workingday',
      ],
      [
        'Was there any day with more casual than registered riders?',
        "SELECT CASE WHEN EXISTS (SELECT 1 FROM bike_rentals WHERE casual>registered) THEN 'yes' ELSE 'no' END",
      ],
      [
        'rentals on each of the holidays, with the date',
        'SELECT date, total_rentals FROM bike_rentals WHERE holiday= 1 ORDER BY date',
      ],
      [
        'How many rentals are there on average on days warmer than 20 degrees without rain?',
        "SELECT AVG(total_rentals) FROM bike_rentals WHERE temp_c>20 AND weather NOT IN ('light rain','heavy rain')",
      ],
    ],
  },
  {
    files: ['flights.csv', 'planes.csv'],
    questions: [
      [
        'Which airlines are the most punctual? Average departure delay for each airline, smallest first.',
        'SELECT airline, AVG(dep_delay_min) FROM flights GROUP BY airline ORDER BY 2',
      ],
      ['how many flihgts were cancelled', 'SELECT COUNT(*) FROM flights WHERE cancelled= 1'],
      [
        'How many flights were scheduled on planes of each manufacturer?',
        'SELECT p.manufacturer, COUNT(*) FROM flights f JOIN planes p ON p.tailnum=f.tailnum GROUP BY p.manufacturer',
      ],
      [
        'Which planes never appear in the flights file? Tail number and model.',
        'SELECT tailnum, model FROM planes WHERE tailnum NOT IN (SELECT tailnum FROM flights)',
      ],
      [
        'What is the most frequent route (from where to where)?',
        'SELECT origin, dest, COUNT(*) FROM flights GROUP BY origin, dest ORDER BY 3 DESC LIMIT 1',
      ],
      [
        'How many seats were there altogether on the flights from DUB that were not cancelled?',
        "SELECT SUM(p.seats) FROM flights f JOIN planes p ON p.tailnum=f.tailnum WHERE f.cancelled= 0 AND f.origin='DUB'",
      ],
      [
        'Of the flights that were not cancelled, what percentage left more than 15 minutes late?',
        'SELECT 100.0*SUM(dep_delay_min>15)/COUNT(*) FROM flights WHERE cancelled= 0',
      ],
    ],
  },
  {
    files: ['olympic_medals.csv'],
    questions: [
      [
        'Which country won the most gold medals over all the games?',
        'SELECT "Country", SUM("Gold") FROM olympic_medals GROUP BY "Country" ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'How many gold, silver and bronze medals did each country win in Vancouver?',
        'SELECT "Country", "Gold", "Silver", "Bronze" FROM olympic_medals WHERE Host_City=\'Vancouver\'',
      ],
      [
        'total medals handed out per year',
        'SELECT "Year", SUM("Total") FROM olympic_medals GROUP BY "Year" ORDER BY "Year"',
      ],
      [
        'Which three countries won the most medals per athlete, counting all games together?',
        'SELECT "Country", SUM("Total")*1.0/SUM("Athletes") FROM olympic_medals GROUP BY "Country" ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'In which years did Norway win more golds than Germany?',
        'SELECT "Year" FROM olympic_medals n WHERE "Country"=\'Norway\' AND "Gold">(SELECT "Gold" FROM olympic_medals g WHERE g."Country"=\'Germany\' AND g."Year"=n."Year")',
      ],
      [
        'Has Austria ever won more than 25 medals at a single games?',
        "SELECT CASE WHEN EXISTS (SELECT 1 FROM olympic_medals WHERE \"Country\"='Austria' AND \"Total\">25) THEN 'yes' ELSE 'no' END",
      ],
      [
        'Which country improved the most in total medals from 2002 to 2022, and by how many?',
        'SELECT "Country", SUM(CASE WHEN "Year"=2022 THEN "Total" END)-SUM(CASE WHEN "Year"=2002 THEN "Total" END) FROM olympic_medals GROUP BY "Country" ORDER BY 2 DESC LIMIT 1',
      ],
    ],
  },
  {
    files: ['films.csv'],
    questions: [
      ['The three highest-grossing movies?', 'SELECT title, gross_musd FROM films ORDER BY gross_musd DESC LIMIT 3'],
      ['Average score per genre, best first', 'SELECT genre, AVG(score) FROM films GROUP BY genre ORDER BY 2 DESC'],
      ['How many films earned less than they cost to make?', 'SELECT COUNT(*) FROM films WHERE gross_musd<budget_musd'],
      [
        "Which director's films brought in the most money in total?",
        'SELECT director, SUM(gross_musd) FROM films GROUP BY director ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'What is the top grossing film of each genre?',
        'SELECT genre, title, gross_musd FROM (SELECT genre, title, gross_musd, RANK() OVER (PARTITION BY genre ORDER BY gross_musd DESC) r FROM films) WHERE r=1',
      ],
      [
        'Which 5 films had the best ratio of gross to budget, and what was that ratio?',
        'SELECT title, gross_musd*1.0/budget_musd FROM films WHERE budget_musd IS NOT NULL ORDER BY 2 DESC LIMIT 5',
      ],
      ['What percentage of the movies is not in English?', "SELECT 100.0*SUM(language<>'English')/COUNT(*) FROM films"],
    ],
  },
  {
    files: ['songs.csv'],
    questions: [
      [
        'wich artist has the most songs in the list?',
        'SELECT artist, COUNT(*) FROM songs GROUP BY artist ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Which genre is the fastest, going by average bpm?',
        'SELECT genre, AVG(bpm) FROM songs GROUP BY genre ORDER BY 2 DESC LIMIT 1',
      ],
      ['How many tracks are shorter than 3 minutes?', 'SELECT COUNT(*) FROM songs WHERE duration_sec<180'],
      [
        'What percentage of songs is explicit, by genre?',
        'SELECT genre, 100.0*SUM(explicit= 1)/COUNT(*) FROM songs GROUP BY genre',
      ],
      [
        'Please list the songs from 2019 with artist and streams, most streamed first.',
        'SELECT track_name, artist, streams_millions FROM songs WHERE release_year=2019 ORDER BY streams_millions DESC',
      ],
      [
        'artists with over 600 million streams in total',
        'SELECT artist, SUM(streams_millions) FROM songs GROUP BY artist HAVING SUM(streams_millions)>600 ORDER BY 2 DESC',
      ],
      ['How long is a song on average, in minutes?', 'SELECT AVG(duration_sec)/60.0 FROM songs'],
    ],
  },
  {
    files: ['coffee_ratings.csv'],
    questions: [
      [
        "Which country's coffee has the highest average total cup points?",
        'SELECT country_of_origin, AVG(total_cup_points) FROM coffee_ratings GROUP BY country_of_origin ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Do natural coffees get more total points on average than washed ones?',
        "SELECT CASE WHEN AVG(CASE WHEN processing_method='Natural' THEN total_cup_points END)>AVG(CASE WHEN processing_method='Washed' THEN total_cup_points END) THEN 'yes' ELSE 'no' END FROM coffee_ratings",
      ],
      ['how many samples have no altitude', 'SELECT COUNT(*) FROM coffee_ratings WHERE altitude_m IS NULL'],
      [
        'Average aroma and flavour for each variety',
        'SELECT variety, AVG(aroma), AVG(flavor) FROM coffee_ratings GROUP BY variety',
      ],
      [
        'How many coffees scoring 85 points or more are not from Ethiopia?',
        "SELECT COUNT(*) FROM coffee_ratings WHERE total_cup_points>=85 AND country_of_origin<>'Ethiopia'",
      ],
      [
        'What is the average total score of coffees grown above 1500 m, and of those grown at 1500 m or lower?',
        'SELECT AVG(CASE WHEN altitude_m>1500 THEN total_cup_points END), AVG(CASE WHEN altitude_m<=1500 THEN total_cup_points END) FROM coffee_ratings',
      ],
      [
        'Best three natural-processed samples: id, country and points',
        "SELECT sample_id, country_of_origin, total_cup_points FROM coffee_ratings WHERE processing_method='Natural' ORDER BY total_cup_points DESC LIMIT 3",
      ],
    ],
  },
  {
    files: ['crime_by_state.csv'],
    questions: [
      ['How many murders were there in total in 2021?', 'SELECT SUM(murder) FROM crime_by_state WHERE year=2021'],
      [
        'Which 5 states had the highest murder rate per 100,000 people in 2020?',
        'SELECT state, 100000.0*murder/population FROM crime_by_state WHERE year=2020 ORDER BY 2 DESC LIMIT 5',
      ],
      [
        'car thefts by region in 2019',
        'SELECT region, SUM(car_theft) FROM crime_by_state WHERE year=2019 GROUP BY region',
      ],
      [
        'By what percentage did the total number of burglaries change from 2018 to 2021?',
        'SELECT 100.0*(SUM(CASE WHEN year=2021 THEN burglary END)-SUM(CASE WHEN year=2018 THEN burglary END))/SUM(CASE WHEN year=2018 THEN burglary END) FROM crime_by_state',
      ],
      [
        'Which states had fewer than 3.5 million people in 2021 but more than 70% living in urban areas?',
        'SELECT state FROM crime_by_state WHERE year=2021 AND population<3500000 AND urban_pop_pct>70',
      ],
      [
        'In which states were there more robberies in 2021 than in 2018?',
        'SELECT a.state FROM crime_by_state a JOIN crime_by_state b ON a.state=b.state WHERE a.year=2018 AND b.year=2021 AND b.robbery>a.robbery',
      ],
      [
        'How many assaults were there for every robbery, year by year, taking all the states together?',
        'SELECT year, SUM(assault)*1.0/SUM(robbery) FROM crime_by_state GROUP BY year ORDER BY year',
      ],
    ],
  },
  {
    files: ['energy_by_source.csv'],
    questions: [
      [
        'How much electricity did each source generate in 2023? Biggest first.',
        'SELECT "Source", Generation_TWh FROM energy_by_source WHERE "Year"=2023 ORDER BY 2 DESC',
      ],
      [
        'What percentage of the electricity generated came from renewables in each year?',
        'SELECT "Year", 100.0*SUM(CASE WHEN "Renewable"= 1 THEN Generation_TWh ELSE 0 END)/SUM(Generation_TWh) FROM energy_by_source GROUP BY "Year" ORDER BY "Year"',
      ],
      [
        'In what year did wind generate more than coal for the first time?',
        'SELECT MIN("Year") FROM energy_by_source w WHERE "Source"=\'Wind\' AND Generation_TWh>(SELECT Generation_TWh FROM energy_by_source c WHERE c."Source"=\'Coal\' AND c."Year"=w."Year")',
      ],
      ['Total CO2 emissions in 2015?', 'SELECT SUM(Emissions_Mt_CO2) FROM energy_by_source WHERE "Year"=2015'],
      [
        'By what percentage did the cost of solar change between 2008 and 2023?',
        'SELECT 100.0*((SELECT Cost_USD_MWh FROM energy_by_source WHERE "Source"=\'Solar\' AND "Year"=2023)-(SELECT Cost_USD_MWh FROM energy_by_source WHERE "Source"=\'Solar\' AND "Year"=2008))/(SELECT Cost_USD_MWh FROM energy_by_source WHERE "Source"=\'Solar\' AND "Year"=2008)',
      ],
      [
        'Which source has the lowest average cost?',
        'SELECT "Source", AVG(Cost_USD_MWh) FROM energy_by_source GROUP BY "Source" ORDER BY 2 LIMIT 1',
      ],
      [
        'nuclear generation over the years',
        'SELECT "Year", Generation_TWh FROM energy_by_source WHERE "Source"=\'Nuclear\' ORDER BY "Year"',
      ],
    ],
  },
  {
    files: ['hospital_visits.csv'],
    questions: [
      [
        'Which department had the most visits?',
        'SELECT department, COUNT(*) FROM hospital_visits GROUP BY department ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'How many days do patients stay on average in each department?',
        'SELECT department, AVG(julianday(discharge_date)-julianday(admission_date)) FROM hospital_visits WHERE discharge_date IS NOT NULL GROUP BY department',
      ],
      ['How many visits have no discharge date?', 'SELECT COUNT(*) FROM hospital_visits WHERE discharge_date IS NULL'],
      [
        'Which patients came more than three times, and how often?',
        'SELECT patient_id, COUNT(*) FROM hospital_visits GROUP BY patient_id HAVING COUNT(*)>3',
      ],
      [
        'What were the average and the longest wait in Emergency?',
        "SELECT AVG(wait_minutes), MAX(wait_minutes) FROM hospital_visits WHERE department='Emergency'",
      ],
      [
        'total and average bill by type of insurrance',
        'SELECT insurance, SUM(bill_usd), AVG(bill_usd) FROM hospital_visits GROUP BY insurance',
      ],
      [
        'Of the visits by people over 65, what percentage was readmitted?',
        'SELECT 100.0*SUM(readmitted= 1)/COUNT(*) FROM hospital_visits WHERE age>65',
      ],
    ],
  },
  {
    files: ['loan_applications.csv'],
    questions: [
      ['How many loans were approved?', 'SELECT COUNT(*) FROM loan_applications WHERE Loan_Approved= 1'],
      [
        'Approval rate in percent by property area, highest first',
        'SELECT Property_Area, 100.0*SUM(Loan_Approved= 1)/COUNT(*) FROM loan_applications GROUP BY Property_Area ORDER BY 2 DESC',
      ],
      [
        'What is the total amount of the approved loans to self-employed people?',
        'SELECT SUM(LoanAmount) FROM loan_applications WHERE Loan_Approved= 1 AND Self_Employed= 1',
      ],
      [
        'Compare approved and rejected applications: average credit score and average income',
        'SELECT Loan_Approved, AVG(Credit_Score), AVG(ApplicantIncome) FROM loan_applications GROUP BY Loan_Approved',
      ],
      [
        'How many applicants with a credit score above 700 were turned down?',
        'SELECT COUNT(*) FROM loan_applications WHERE Credit_Score>700 AND Loan_Approved= 0',
      ],
      [
        "What's the most common loan term?",
        'SELECT Loan_Term_Months, COUNT(*) FROM loan_applications GROUP BY Loan_Term_Months ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Which applications have no credit score? Show the loan id, amount and interest rate.',
        'SELECT Loan_ID, LoanAmount, Interest_Rate FROM loan_applications WHERE Credit_Score IS NULL',
      ],
    ],
  },
  {
    files: ['library_loans.csv', 'library_books.csv'],
    questions: [
      ['number of loans per branch', 'SELECT branch, COUNT(*) FROM library_loans GROUP BY branch'],
      [
        'Which books were borrowed 9 times or more? Title and number of loans.',
        'SELECT b.title, COUNT(*) FROM library_loans l JOIN library_books b ON b.book_id=l.book_id GROUP BY b.book_id HAVING COUNT(*)>=9 ORDER BY 2 DESC',
      ],
      [
        'Which genres are borrowed the most? Count the loans for each genre.',
        'SELECT b.genre, COUNT(*) FROM library_loans l JOIN library_books b ON b.book_id=l.book_id GROUP BY b.genre ORDER BY 2 DESC',
      ],
      [
        'Which titles have never been borrowed?',
        'SELECT title FROM library_books WHERE book_id NOT IN (SELECT book_id FROM library_loans)',
      ],
      [
        'How many days, on average, do people keep a book before returning it?',
        'SELECT AVG(julianday(return_date)-julianday(loan_date)) FROM library_loans WHERE return_date IS NOT NULL',
      ],
      [
        'How much was charged in fines for each type of member?',
        'SELECT member_type, SUM(fine_eur) FROM library_loans GROUP BY member_type',
      ],
      [
        'How many loans were returned after the due date?',
        'SELECT COUNT(*) FROM library_loans WHERE return_date>due_date',
      ],
    ],
  },
  {
    files: ['earthquakes.csv'],
    questions: [
      ['How many earthquakes were there in each place?', 'SELECT place, COUNT(*) FROM earthquakes GROUP BY place'],
      ['how many had a magnitude of at least 6', 'SELECT COUNT(*) FROM earthquakes WHERE magnitude>=6'],
      [
        'For each year, the number of earthquakes and the strongest magnitude',
        "SELECT CAST(strftime('%Y',time) AS INTEGER) AS y, COUNT(*), MAX(magnitude) FROM earthquakes GROUP BY y",
      ],
      [
        'Where are the quakes deepest on average?',
        'SELECT place, AVG(depth_km) FROM earthquakes GROUP BY place ORDER BY 2 DESC LIMIT 1',
      ],
      [
        'Which three places have the most felt reports in total?',
        'SELECT place, SUM(felt_reports) FROM earthquakes GROUP BY place ORDER BY 2 DESC LIMIT 3',
      ],
      [
        'What percentage of the earthquakes was shallower than 20 km?',
        'SELECT 100.0*SUM(depth_km<20)/COUNT(*) FROM earthquakes',
      ],
    ],
  },
  {
    files: ['election_results.csv'],
    questions: [
      [
        'How many votes did each party get in 2022, from most to least?',
        'SELECT party, SUM(votes) FROM election_results WHERE year=2022 GROUP BY party ORDER BY 2 DESC',
      ],
      [
        'Who won each district in 2022, and for which party?',
        'SELECT district, candidate, party FROM (SELECT *, RANK() OVER (PARTITION BY district ORDER BY votes DESC) r FROM election_results WHERE year=2022) WHERE r=1',
      ],
      [
        'What was the turnout in each election year, that is all votes as a percentage of all registered voters?',
        'SELECT year, 100.0*SUM(votes)/(SELECT SUM(v) FROM (SELECT DISTINCT year y, district, registered_voters v FROM election_results) WHERE y=e.year) FROM election_results e GROUP BY year',
      ],
      ['How many districts are there?', 'SELECT COUNT(DISTINCT district) FROM election_results'],
      [
        'Average campaign spending by party, highest to lowest',
        'SELECT party, AVG(campaign_spending) FROM election_results GROUP BY party ORDER BY 2 DESC',
      ],
      [
        'What percent of the votes in the South went to the Greens in 2018?',
        "SELECT 100.0*SUM(CASE WHEN party='Greens' THEN votes END)/SUM(votes) FROM election_results WHERE year=2018 AND region='South'",
      ],
      [
        'How many votes did each party gain or lose between 2014 and 2022?',
        'SELECT party, SUM(CASE WHEN year=2022 THEN votes END)-SUM(CASE WHEN year=2014 THEN votes END) FROM election_results GROUP BY party',
      ],
    ],
  },
]
