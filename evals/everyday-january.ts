import type { FreshSpace } from './everyday-fresh.ts'

/** Questions of newcomers over 18 made-up files like those that people download; their SQL was written before the reader was asked. */
export const januaryEverydayQuestions: FreshSpace[] = [
  {
    files: ['insurance.csv'],
    questions: [
      ['What is the average charge?', 'SELECT AVG(charges) FROM insurance'],
      [
        'do smokers pay more than non-smokers, on average?',
        'SELECT smoker, AVG(charges) FROM insurance GROUP BY smoker',
      ],
      ['How many people have no kids?', 'SELECT COUNT(*) FROM insurance WHERE children=0'],
      [
        'What percentage of the people in the southeast smoke?',
        "SELECT 100.0*SUM(smoker= 1)/COUNT(*) FROM insurance WHERE region='southeast'",
      ],
      [
        'which region has the highest total charges, and how much is it',
        'SELECT region, SUM(charges) FROM insurance GROUP BY region ORDER BY SUM(charges) DESC LIMIT 1',
      ],
      [
        'Show me the 5 most expensive non-smokers with their age, sex, region and charges.',
        'SELECT age, sex, region, charges FROM insurance WHERE smoker= 0 ORDER BY charges DESC LIMIT 5',
      ],
      [
        'For each region, how many times as high is the average charge of smokers as that of non-smokers?',
        'SELECT region, AVG(CASE WHEN smoker= 1 THEN charges END)/AVG(CASE WHEN smoker= 0 THEN charges END) FROM insurance GROUP BY region',
      ],
    ],
  },
  {
    files: ['heart_patients.csv'],
    questions: [
      ['how many patients have heart disease?', 'SELECT COUNT(*) FROM heart_patients WHERE HeartDisease=1'],
      [
        'Average maximum heart rate for men and for women, please',
        'SELECT Sex, AVG(MaxHR) FROM heart_patients GROUP BY Sex',
      ],
      ['How many cholesterol values are missing?', 'SELECT COUNT(*) FROM heart_patients WHERE Cholesterol IS NULL'],
      [
        'Which type of chest pain is most common among the patients who have heart disease?',
        'SELECT ChestPainType FROM heart_patients WHERE HeartDisease=1 GROUP BY ChestPainType ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      [
        'What percent of the women and what percent of the men have heart disease?',
        'SELECT Sex, 100.0*SUM(HeartDisease)/COUNT(*) FROM heart_patients GROUP BY Sex',
      ],
      [
        'How many patients with exercise angina are older than the average patient in the file?',
        'SELECT COUNT(*) FROM heart_patients WHERE ExerciseAngina= 1 AND Age>(SELECT AVG(Age) FROM heart_patients)',
      ],
      [
        'median cholestrol of patients without heart disease',
        'SELECT AVG(Cholesterol) FROM (SELECT Cholesterol, ROW_NUMBER() OVER (ORDER BY Cholesterol) rn, COUNT(*) OVER () n FROM heart_patients WHERE HeartDisease=0 AND Cholesterol IS NOT NULL) WHERE rn IN ((n+1)/2,(n+2)/2)',
      ],
    ],
  },
  {
    files: ['creatures.csv'],
    questions: [
      ['Which creature has the highest attack?', 'SELECT Name FROM creatures ORDER BY Attack DESC LIMIT 1'],
      [
        'how many creatures of each generation are not legendary',
        'SELECT Generation, COUNT(*) FROM creatures WHERE Legendary= 0 GROUP BY Generation',
      ],
      ["How many creatures don't have a second type?", 'SELECT COUNT(*) FROM creatures WHERE Type_2 IS NULL'],
      [
        'average speed for every Type 1, fastest first',
        'SELECT Type_1, AVG(Speed) FROM creatures GROUP BY Type_1 ORDER BY AVG(Speed) DESC',
      ],
      [
        'List the name, HP and defense of the generation 2 creatures whose primary type is water and that are not legendary.',
        "SELECT Name, HP, Defense FROM creatures WHERE Type_1='Water' AND Generation=2 AND Legendary= 0",
      ],
      [
        'Top three creatures by the sum of HP, attack, defense and speed? Name and total.',
        'SELECT Name, HP+Attack+Defense+Speed FROM creatures ORDER BY HP+Attack+Defense+Speed DESC LIMIT 3',
      ],
      [
        'For each primary type, which creature has the most hit points, and how many?',
        'SELECT c.Type_1, c.Name, c.HP FROM creatures c WHERE c.HP=(SELECT MAX(HP) FROM creatures d WHERE d.Type_1=c.Type_1) ORDER BY c.Type_1',
      ],
    ],
  },
  {
    files: ['volcanoes.csv'],
    questions: [
      ['How many volcanoes are in Japan?', "SELECT COUNT(*) FROM volcanoes WHERE Country='Japan'"],
      [
        'hgihest volcano in south america and its elevation?',
        "SELECT Volcano_Name, Elevation_m FROM volcanoes WHERE Continent='South America' ORDER BY Elevation_m DESC LIMIT 1",
      ],
      [
        'For how many volcanoes is the last eruption not known?',
        'SELECT COUNT(*) FROM volcanoes WHERE Last_Eruption_Year IS NULL',
      ],
      [
        'Per type of volcano: how many are there and what is their average elevation?',
        'SELECT Primary_Volcano_Type, COUNT(*), AVG(Elevation_m) FROM volcanoes GROUP BY Primary_Volcano_Type',
      ],
      [
        'list the volcanoes whose last eruption was in 2015 or later, with country and year, most recent first',
        'SELECT Volcano_Name, Country, Last_Eruption_Year FROM volcanoes WHERE Last_Eruption_Year>=2015 ORDER BY Last_Eruption_Year DESC',
      ],
      [
        'Of the volcanoes with a known last eruption year, what percentage last erupted before 1900?',
        'SELECT 100.0*SUM(Last_Eruption_Year<1900)/COUNT(Last_Eruption_Year) FROM volcanoes',
      ],
      [
        'Which countries have more than 5 volcanoes and an average elevation above 2000 metres?',
        'SELECT Country FROM volcanoes GROUP BY Country HAVING COUNT(*)>5 AND AVG(Elevation_m)>2000',
      ],
    ],
  },
  {
    files: ['world_happiness.csv'],
    questions: [
      [
        'what was the happiest country in 2021?',
        'SELECT Country FROM world_happiness WHERE Year=2021 ORDER BY Happiness_Score DESC LIMIT 1',
      ],
      [
        'How many countries are there in each region?',
        'SELECT Region, COUNT(DISTINCT Country) FROM world_happiness GROUP BY Region',
      ],
      [
        'average happiness score per year',
        'SELECT Year, AVG(Happiness_Score) FROM world_happiness GROUP BY Year ORDER BY Year',
      ],
      [
        "By how many points did Brazil's happiness score change from 2015 to 2021?",
        "SELECT (SELECT Happiness_Score FROM world_happiness WHERE Country='Brazil' AND Year=2021)-(SELECT Happiness_Score FROM world_happiness WHERE Country='Brazil' AND Year=2015)",
      ],
      [
        "Which country's happiness score improved the most between 2015 and 2021, and by how much?",
        'SELECT a.Country, b.Happiness_Score-a.Happiness_Score FROM world_happiness a JOIN world_happiness b ON a.Country=b.Country WHERE a.Year=2015 AND b.Year=2021 ORDER BY b.Happiness_Score-a.Happiness_Score DESC LIMIT 1',
      ],
      [
        'In how many countries was the happiness score lower in 2020 than in 2019?',
        'SELECT COUNT(*) FROM world_happiness a JOIN world_happiness b ON a.Country=b.Country WHERE a.Year=2019 AND b.Year=2020 AND b.Happiness_Score<a.Happiness_Score',
      ],
      [
        'Looking only at 2021: which countries were poorer than average (GDP per capita) but happier than average?',
        'SELECT Country FROM world_happiness WHERE Year=2021 AND GDP_per_capita_USD<(SELECT AVG(GDP_per_capita_USD) FROM world_happiness WHERE Year=2021) AND Happiness_Score>(SELECT AVG(Happiness_Score) FROM world_happiness WHERE Year=2021)',
      ],
    ],
  },
  {
    files: ['video_games.csv'],
    questions: [
      ['How many games per platform?', 'SELECT Platform, COUNT(*) FROM video_games GROUP BY Platform'],
      ['total european sales of sports games', "SELECT SUM(EU_Sales) FROM video_games WHERE Genre='Sports'"],
      [
        'Which publisher sold the most in Japan?',
        'SELECT Publisher FROM video_games GROUP BY Publisher ORDER BY SUM(JP_Sales) DESC LIMIT 1',
      ],
      [
        'What are the three best selling games worldwide, all regions added together? Give name and total sales.',
        'SELECT Name, NA_Sales+EU_Sales+JP_Sales+Other_Sales FROM video_games ORDER BY NA_Sales+EU_Sales+JP_Sales+Other_Sales DESC LIMIT 3',
      ],
      [
        'who gets the better critic scores on average, role playing games or shooters?',
        "SELECT Genre, AVG(Critic_Score) FROM video_games WHERE Genre IN ('Role-Playing','Shooter') GROUP BY Genre",
      ],
      [
        'What percentage of all sales in the world came from North America?',
        'SELECT 100.0*SUM(NA_Sales)/SUM(NA_Sales+EU_Sales+JP_Sales+Other_Sales) FROM video_games',
      ],
      [
        'For each genre, what percent of the games that have a critic score got 80 or more?',
        'SELECT Genre, 100.0*SUM(Critic_Score>=80)/COUNT(Critic_Score) FROM video_games WHERE Critic_Score IS NOT NULL GROUP BY Genre',
      ],
    ],
  },
  {
    files: ['supermarket_sales.csv'],
    questions: [
      ['how many purchases were paid in cash', "SELECT COUNT(*) FROM supermarket_sales WHERE Payment='Cash'"],
      [
        "What's the total revenue (unit price times quantity)?",
        'SELECT SUM(Unit_price*Quantity) FROM supermarket_sales',
      ],
      [
        'Please show the revenue (unit price x quantity) month by month.',
        'SELECT strftime(\'%Y-%m\',"Date") m, SUM(Unit_price*Quantity) FROM supermarket_sales GROUP BY m ORDER BY m',
      ],
      [
        'Which product line gets the best average rating, and what is that rating?',
        'SELECT Product_line, AVG(Rating) FROM supermarket_sales GROUP BY Product_line ORDER BY AVG(Rating) DESC LIMIT 1',
      ],
      [
        'Do members buy more items per purchase than normal customers on average?',
        'SELECT Customer_type, AVG(Quantity) FROM supermarket_sales GROUP BY Customer_type',
      ],
      [
        'what percent of the purchases by women were paid with an e-wallet?',
        "SELECT 100.0*SUM(Payment='Ewallet')/COUNT(*) FROM supermarket_sales WHERE Gender='Female'",
      ],
      [
        'For every branch, which product line sold the most units and how many units?',
        'SELECT Branch, Product_line, q FROM (SELECT Branch, Product_line, SUM(Quantity) q, RANK() OVER (PARTITION BY Branch ORDER BY SUM(Quantity) DESC) r FROM supermarket_sales GROUP BY Branch, Product_line) WHERE r=1 ORDER BY Branch',
      ],
    ],
  },
  {
    files: ['professor_salaries.csv'],
    questions: [
      ['how many women are in the data', "SELECT COUNT(*) FROM professor_salaries WHERE sex='Female'"],
      ['Average salary by rank', 'SELECT rank, AVG(salary) FROM professor_salaries GROUP BY rank'],
      [
        'In the theoretical discipline, how much more do men earn than women on average?',
        "SELECT AVG(CASE WHEN sex='Male' THEN salary END)-AVG(CASE WHEN sex='Female' THEN salary END) FROM professor_salaries WHERE discipline='Theoretical'",
      ],
      [
        'What is the median salary?',
        'SELECT AVG(salary) FROM (SELECT salary, ROW_NUMBER() OVER (ORDER BY salary) rn, COUNT(*) OVER () n FROM professor_salaries) WHERE rn IN ((n+1)/2,(n+2)/2)',
      ],
      [
        'How many people earn between 100,000 and 120,000?',
        'SELECT COUNT(*) FROM professor_salaries WHERE salary BETWEEN 100000 AND 120000',
      ],
      [
        'what percentage of each rank is female?',
        "SELECT rank, 100.0*SUM(sex='Female')/COUNT(*) FROM professor_salaries GROUP BY rank",
      ],
      [
        'Which combination of rank and discipline has the widest gap between the highest and the lowest salary, and how big is that gap?',
        'SELECT rank, discipline, MAX(salary)-MIN(salary) FROM professor_salaries GROUP BY rank, discipline ORDER BY MAX(salary)-MIN(salary) DESC LIMIT 1',
      ],
    ],
  },
  {
    files: ['road_accidents.csv'],
    questions: [
      ['How many fatal accidents were there?', "SELECT COUNT(*) FROM road_accidents WHERE Severity='Fatal'"],
      [
        'casualties by district, from most to least',
        'SELECT District, SUM(Number_of_Casualties) FROM road_accidents GROUP BY District ORDER BY SUM(Number_of_Casualties) DESC',
      ],
      [
        "What's the average age of the driver for each severity?",
        'SELECT Severity, AVG(Driver_Age) FROM road_accidents GROUP BY Severity',
      ],
      [
        'Of the accidents in the dark, what percentage were serious or fatal?',
        "SELECT 100.0*SUM(Severity IN ('Serious','Fatal'))/COUNT(*) FROM road_accidents WHERE Light_Conditions='Dark'",
      ],
      [
        'number of acidents and total casualties per year',
        "SELECT strftime('%Y',Date) y, COUNT(*), SUM(Number_of_Casualties) FROM road_accidents GROUP BY y ORDER BY y",
      ],
      [
        "How many accidents happened between 7 and 9 o'clock in the morning?",
        "SELECT COUNT(*) FROM road_accidents WHERE Time>='07:00' AND Time<'09:00'",
      ],
      [
        'By what percentage did the number of accidents change from 2021 to 2023?',
        "SELECT 100.0*(SUM(strftime('%Y',Date)='2023')-SUM(strftime('%Y',Date)='2021'))/SUM(strftime('%Y',Date)='2021') FROM road_accidents",
      ],
    ],
  },
  {
    files: ['matches.csv', 'clubs.csv'],
    questions: [
      ['How many matches ended in a draw?', 'SELECT COUNT(*) FROM matches WHERE home_goals=away_goals'],
      [
        'average attendance in the premier division versus the championship?',
        'SELECT c.division, AVG(m.attendance) FROM matches m JOIN clubs c ON c.club=m.home_team GROUP BY c.division',
      ],
      [
        'Which team scored the most home goals in total, and how many?',
        'SELECT home_team, SUM(home_goals) FROM matches GROUP BY home_team ORDER BY SUM(home_goals) DESC LIMIT 1',
      ],
      [
        'For each referee, how many matches did they have and how many yellow cards did they give per match on average?',
        'SELECT referee, COUNT(*), AVG(yellow_cards) FROM matches GROUP BY referee',
      ],
      [
        'list all games with more than six goals altogether: date, both teams and the score',
        'SELECT date, home_team, away_team, home_goals, away_goals FROM matches WHERE home_goals+away_goals>6',
      ],
      [
        "In which match was the home club's stadium the fullest, as a percentage of its capacity? Give both teams and the percentage.",
        'SELECT m.home_team, m.away_team, 100.0*m.attendance/c.capacity FROM matches m JOIN clubs c ON c.club=m.home_team WHERE m.attendance IS NOT NULL ORDER BY 100.0*m.attendance/c.capacity DESC LIMIT 1',
      ],
      [
        'Who manages the club that won the most matches, home and away together? Manager, club and number of wins please.',
        'SELECT c.manager, c.club, t.w FROM (SELECT team, SUM(w) w FROM (SELECT home_team team, home_goals>away_goals w FROM matches UNION ALL SELECT away_team, away_goals>home_goals FROM matches) GROUP BY team) t JOIN clubs c ON c.club=t.team ORDER BY t.w DESC LIMIT 1',
      ],
    ],
  },
  {
    files: ['flights.csv', 'airports.csv'],
    questions: [
      ['how many flights were cancelled?', 'SELECT COUNT(*) FROM flights WHERE cancelled=1'],
      [
        'Which airline has the worst average arrival delay?',
        'SELECT carrier FROM flights GROUP BY carrier ORDER BY AVG(arr_delay) DESC LIMIT 1',
      ],
      [
        'How many flights went to airports in California?',
        "SELECT COUNT(*) FROM flights f JOIN airports a ON a.iata=f.dest WHERE a.state='CA'",
      ],
      [
        'top 5 destination cities by total passengers',
        'SELECT a.city, SUM(f.passengers) FROM flights f JOIN airports a ON a.iata=f.dest GROUP BY a.city ORDER BY SUM(f.passengers) DESC LIMIT 5',
      ],
      [
        "Leaving out cancelled flights, what percentage of each carrier's flights departed more than 15 minutes late?",
        'SELECT carrier, 100.0*SUM(dep_delay>15)/COUNT(*) FROM flights WHERE cancelled=0 GROUP BY carrier',
      ],
      [
        'Are there airports that no flight went to? Give me their name and city.',
        'SELECT airport_name, city FROM airports WHERE iata NOT IN (SELECT dest FROM flights)',
      ],
      [
        'Compare the average arrival delay of flights to airports above 1000 ft with flights to airports at 1000 ft or lower',
        "SELECT CASE WHEN a.elevation_ft>1000 THEN 'above 1000 ft' ELSE '1000 ft or lower' END g, AVG(f.arr_delay) FROM flights f JOIN airports a ON a.iata=f.dest GROUP BY g",
      ],
    ],
  },
  {
    files: ['phones.csv'],
    questions: [
      [
        "what's the most expensive phone and what does it cost",
        'SELECT Brand, Model, Price_EUR FROM phones ORDER BY Price_EUR DESC LIMIT 1',
      ],
      ['average price per brand', 'SELECT Brand, AVG(Price_EUR) FROM phones GROUP BY Brand'],
      ['How many of the phones have 5G?', 'SELECT COUNT(*) FROM phones WHERE _5G= 1'],
      [
        'Show brand, model and price of all phones under 300 euros with at least 6 GB of memory (RAM), cheapest first.',
        'SELECT Brand, Model, Price_EUR FROM phones WHERE Price_EUR<300 AND RAM_GB>=6 ORDER BY Price_EUR',
      ],
      [
        'for each release year: number of phones and average battery size',
        "SELECT strftime('%Y',Release_Date) y, COUNT(*), AVG(Battery_mAh) FROM phones GROUP BY y ORDER BY y",
      ],
      [
        'Which phone gives you the most battery capacity per euro?',
        'SELECT Brand, Model FROM phones ORDER BY Battery_mAh/Price_EUR DESC LIMIT 1',
      ],
      [
        'How many phones cost more than the average price of their own brand?',
        'SELECT COUNT(*) FROM phones p WHERE Price_EUR>(SELECT AVG(Price_EUR) FROM phones q WHERE q.Brand=p.Brand)',
      ],
    ],
  },
  {
    files: ['air_quality.csv'],
    questions: [
      [
        'Which city has the highest average PM2.5?',
        'SELECT City FROM air_quality GROUP BY City ORDER BY AVG(PM2_5_µg_m³) DESC LIMIT 1',
      ],
      [
        'how many days over the limit did Cairo have in 2022 in total?',
        "SELECT SUM(Days_over_limit) FROM air_quality WHERE City='Cairo' AND \"Month\" LIKE '2022%'",
      ],
      [
        'How many rows are missing the NO2 or the PM2.5 value?',
        'SELECT COUNT(*) FROM air_quality WHERE NO2_µg_m³ IS NULL OR PM2_5_µg_m³ IS NULL',
      ],
      [
        'What was the warmest month in Paris and how warm was it?',
        "SELECT Month, Avg_Temperature_C FROM air_quality WHERE City='Paris' ORDER BY Avg_Temperature_C DESC LIMIT 1",
      ],
      [
        'avarage PM10 per city in 2021 and in 2022, side by side',
        "SELECT City, AVG(CASE WHEN Month LIKE '2021%' THEN PM10_µg_m³ END), AVG(CASE WHEN Month LIKE '2022%' THEN PM10_µg_m³ END) FROM air_quality GROUP BY City",
      ],
      [
        'What is the mean ozone level in Warsaw for June to August, and what for December to February?',
        "SELECT AVG(CASE WHEN strftime('%m',Month) IN ('06','07','08') THEN O3_µg_m³ END), AVG(CASE WHEN strftime('%m',Month) IN ('12','01','02') THEN O3_µg_m³ END) FROM air_quality WHERE City='Warsaw'",
      ],
      [
        'In how many months was the PM2.5 in Delhi more than twice as high as in Beijing?',
        "SELECT COUNT(*) FROM air_quality d JOIN air_quality b ON b.Month=d.Month WHERE d.City='Delhi' AND b.City='Beijing' AND d.PM2_5_µg_m³>2*b.PM2_5_µg_m³",
      ],
    ],
  },
  {
    files: ['crop_yields.csv'],
    questions: [
      [
        'How much wheat was produced in 2021 in total?',
        "SELECT SUM(Production_t) FROM crop_yields WHERE Crop='Wheat' AND Year=2021",
      ],
      ['which crops are grown in the East Steppe?', "SELECT DISTINCT Crop FROM crop_yields WHERE Region='East Steppe'"],
      [
        'What is the driest region, by average rainfall?',
        'SELECT Region FROM crop_yields GROUP BY Region ORDER BY AVG(Rainfall_mm) LIMIT 1',
      ],
      [
        'Yield of each crop in 2020 in tonnes per hectare (total production divided by total area)',
        'SELECT Crop, 1.0*SUM(Production_t)/SUM(Area_harvested_ha) FROM crop_yields WHERE Year=2020 GROUP BY Crop',
      ],
      [
        'By how many percent did the total maize production grow from 2014 to 2021?',
        "SELECT 100.0*(SUM(CASE WHEN Year=2021 THEN Production_t END)-SUM(CASE WHEN Year=2014 THEN Production_t END))/SUM(CASE WHEN Year=2014 THEN Production_t END) FROM crop_yields WHERE Crop='Maize'",
      ],
      [
        'For each year, which region produced the most barley and how many tonnes?',
        "SELECT Year, Region, Production_t FROM crop_yields c WHERE Crop='Barley' AND Production_t=(SELECT MAX(Production_t) FROM crop_yields d WHERE d.Crop='Barley' AND d.Year=c.Year) ORDER BY Year",
      ],
      [
        'total area harvested in 2018 on the coast and in hill country together, without wheat?',
        "SELECT SUM(Area_harvested_ha) FROM crop_yields WHERE Year=2018 AND Region IN ('Coast','Hill Country') AND Crop<>'Wheat'",
      ],
    ],
  },
  {
    files: ['bank_marketing.csv'],
    questions: [
      ['how many clients subscribed?', 'SELECT COUNT(*) FROM bank_marketing WHERE subscribed= 1'],
      ['Average balance for each job', 'SELECT job, AVG(balance) FROM bank_marketing GROUP BY job'],
      [
        'What percentage of the customers with neither a housing loan nor a personal loan subscribed?',
        'SELECT 100.0*SUM(subscribed= 1)/COUNT(*) FROM bank_marketing WHERE housing_loan= 0 AND personal_loan= 0',
      ],
      [
        'In which month were the most people contacted?',
        'SELECT month FROM bank_marketing GROUP BY month ORDER BY COUNT(*) DESC LIMIT 1',
      ],
      ['how many accounts are overdrawn (negative balance)?', 'SELECT COUNT(*) FROM bank_marketing WHERE balance<0'],
      [
        'How many minutes did the call last on average for those who subscribed and for those who did not?',
        'SELECT subscribed, AVG(duration_sec)/60.0 FROM bank_marketing GROUP BY subscribed',
      ],
      [
        'Which jobs have an average balance above the average of all clients?',
        'SELECT job FROM bank_marketing GROUP BY job HAVING AVG(balance)>(SELECT AVG(balance) FROM bank_marketing)',
      ],
    ],
  },
  {
    files: ['marathon_results.csv'],
    questions: [
      ['how many runners did not finish', "SELECT COUNT(*) FROM marathon_results WHERE Status='DNF'"],
      [
        'Mean finish in minutes, men vs women?',
        'SELECT Gender, AVG(Finish_minutes) FROM marathon_results GROUP BY Gender',
      ],
      ['how many different nationalities took part?', 'SELECT COUNT(DISTINCT Nationality) FROM marathon_results'],
      [
        'What percentage of the finishers ran under four hours?',
        "SELECT 100.0*SUM(Finish_minutes<240)/COUNT(*) FROM marathon_results WHERE Status='Finished'",
      ],
      [
        'Among nationalities with at least 10 finishers, which one has the fastest average finish, and how many minutes is it?',
        "SELECT Nationality, AVG(Finish_minutes) FROM marathon_results WHERE Status='Finished' GROUP BY Nationality HAVING COUNT(*)>=10 ORDER BY AVG(Finish_minutes) LIMIT 1",
      ],
    ],
  },
]
