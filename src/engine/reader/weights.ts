/** Made by `npm run train` on 2026-11-16; not to be edited. Figures: evals/README.md. */
export const madeFor = 'f61d235f51fb3575'

export const order = `
-0.23 -0.23 ^after > extreme value
-0.23 -0.23 ^after > extreme value: max said
-0.27 -0.26 ^after > list
-0.25 -0.26 ^after > list: where 
-0.25 -0.23 ^after > list: where distinct
-0.5 0.34 ^after > loose figures
-0.34 0.42 ^after > loose figures: count 
-0.24 -0.24 ^after > loose figures: sum 
-0.22 -0.22 ^after > next or previous row
0.23 0.22 ^after > next or previous row: other way position
-0.5 -0.47 ^after > next or previous row: said way position
-0.32 -0.36 ^after > next or previous row: said way time
-0.22 -0.2 ^after > rows before or after another: list 
-0.27 -0.23 ^after > top rows: order:said desc
0.3 0.25 ^are > figures
0.42 0.32 ^are > figures: fn:normal one figure
-0.27 -0.29 ^are > figures: fn:outliers grouped by what is beside
0.32 0.26 ^are > figures: fn:outliers one figure
-0.33 -0.36 ^are > figures: fn:sum! fn:normal
-0.22 0 ^are > figures: fn:sum! fn:sum!
-0.38 -0.32 ^are > figures: fn:sum! grouped by what is beside
-0.51 -0.54 ^are > list
-0.34 -0.38 ^are > list: where 
-0.51 -0.56 ^are > list: where distinct
-0.48 -0.36 ^are > loose figures: avg 
-0.59 -0.41 ^are > loose figures: sum 
-0.44 -0.51 ^are > which of these: count asc
0.27 0.28 ^are > which of these: guess asc
-0.48 -0.47 ^are > which of these: guess desc
0.51 -0.48 ^at > comparison
0.51 -0.48 ^at > comparison: guess value
-0.26 -0.33 ^at > extreme value
-0.26 -0.33 ^at > extreme value: min guess
-0.04 0.5 ^at > figures
-0.33 -0.1 ^at > figures: fn:count grouped by what is beside
-0.36 -0.19 ^at > figures: fn:count one figure
0.36 0.2 ^at > figures: fn:distinct? one figure
0.46 0.48 ^at > first or last row
0.48 0.5 ^at > first or last row: position first
0.27 0.26 ^at > first or last row: time first
-0.52 -0.41 ^at > list
-0.22 -0.35 ^at > list: where 
-0.52 -0.36 ^at > list: where distinct
-0.23 -0.16 ^at > loose figures
-0.23 -0.16 ^at > loose figures: look up guess
-0.3 -0.31 ^at > top groups
-0.3 -0.31 ^at > top groups: rows asc
-0.28 -0.33 ^average > an average one
-0.28 -0.33 ^average > an average one:  
0.17 0.25 ^average > comparison
-0.11 -0.31 ^average > comparison: difference value
-0.16 -0.29 ^average > comparison: guess sides
-0.58 -0.69 ^average > comparison: guess value
0.17 0.3 ^average > comparison: rows alone
-0.17 -0.31 ^average > comparison: said condition
-0.21 -0.26 ^average > comparison: said value
-0.27 -0.24 ^average > figures
1.2 1.43 ^average > figures: fn:avg fn:avg!
-1.3 -1.43 ^average > figures: fn:avg fn:sum!
-0.81 -0.97 ^average > figures: fn:avg grouped by what is beside
0.23 0.11 ^average > figures: fn:avg one figure
-0.55 -0.76 ^average > figures: fn:count grouped
-0.25 -0.49 ^average > figures: fn:count one figure
-0.2 -0.3 ^average > figures: fn:distinct? grouped
-0.43 -0.64 ^average > figures: fn:median one figure
0.38 0.46 ^average > figures: fn:ratio grouped
-0.47 -0.43 ^average > figures: fn:ratio grouped by what is beside
0.2 0.2 ^average > figures: fn:ratio one figure
-0.44 -0.46 ^average > figures: fn:stddev one figure
-0.26 -0.27 ^average > figures: fn:sum one figure
-0.44 -0.68 ^average > figures: fn:sum! fn:sum!
-1.19 -0.97 ^average > figures: fn:sum! grouped
-0.54 -0.59 ^average > figures: fn:sum! grouped by what is beside
-1.97 -2.08 ^average > figures: fn:sum! one figure
-0.63 -0.85 ^average > figures: grouped named
0.52 0.44 ^average > groups that are named
0.52 0.44 ^average > groups that are named: listed 
-1.22 -1.23 ^average > list
-0.28 -0.38 ^average > list: many 
-0.47 -0.8 ^average > list: named things 
-1.15 -1.03 ^average > list: where 
-1.01 -0.98 ^average > list: where distinct
-1.18 -1.2 ^average > loose figures
-0.98 -1.04 ^average > loose figures: avg 
-0.62 -0.67 ^average > loose figures: count 
-0.47 -0.58 ^average > loose figures: sum 
-0.17 -0.28 ^average > top groups
-0.16 -0.25 ^average > top groups: own measure asc
-0.17 -0.3 ^average > top groups: own measure desc
-0.14 -0.23 ^average > top groups: rows asc
-0.14 -0.2 ^average > top groups: rows desc
-0.51 -0.62 ^average > which of these
-0.5 -0.62 ^average > which of these: figure 
-0.58 -0.39 ^before > comparison
-0.58 -0.39 ^before > comparison: guess value
-0.36 -0.28 ^before > figures
-0.29 -0.37 ^before > figures: fn:count grouped by what is beside
-0.36 -0.28 ^before > figures: fn:count one figure
-0.33 -0.34 ^before > first or last row
-0.33 -0.34 ^before > first or last row: position last
-0.36 -0.38 ^before > list
-0.38 -0.32 ^before > list: where distinct
0.43 0.44 ^before > loose figures
-0.6 -0.58 ^before > loose figures: avg 
-0.21 -0.2 ^before > loose figures: count 
-0.61 -0.62 ^before > loose figures: look up guess
0.44 0.45 ^before > loose figures: sum 
0.45 0.27 ^before > next or previous row
0.45 0.27 ^before > next or previous row: said way time
-0.66 -0.64 ^before > rows before or after another
-0.66 -0.64 ^before > rows before or after another: count 
-0.26 -0.22 ^before > rows before or after another: list 
-0.14 -0.21 ^before > top groups
-0.14 -0.21 ^before > top groups: own measure desc
-0.3 -0.21 ^before > top rows
-0.3 -0.21 ^before > top rows: order:guess desc
-0.22 -0.13 ^before > which of these
0.4 0.51 ^besides > list: where 
-0.1 -0.27 ^best > extreme value
-0.1 -0.27 ^best > extreme value: max said
-0.58 -0.57 ^best > figures
-0.42 -0.38 ^best > figures: fn:avg! grouped
-0.3 -0.35 ^best > figures: fn:revenue grouped
-0.22 -0.25 ^best > figures: fn:units grouped
-0.17 -0.31 ^best > figures: fn:units one figure
-0.51 -0.47 ^best > figures: grouped named
-0.31 -0.24 ^best > list
-0.31 -0.24 ^best > list: named things 
0.48 0.51 ^best > top groups
0.31 0.14 ^best > top groups: own measure desc
0.8 0.97 ^best > top groups: revenue desc
-0.49 -0.47 ^best > top groups: rows desc
0.17 0.29 ^best > top groups: said measure desc
-0.48 -0.51 ^best > top groups: sum of field desc
-0.29 -0.59 ^best > top groups: units desc
-0.24 -0.31 ^best > top rows
-0.24 -0.31 ^best > top rows: order:said desc
0.22 0.24 ^between > loose figures
0.47 0.48 ^between > loose figures: avg 
-0.49 -0.53 ^between > loose figures: count 
0.37 0.44 ^between > loose figures: sum 
-0.42 -0.48 ^between > next or previous row
-0.47 -0.52 ^between > next or previous row: other way position
-0.35 -0.42 ^between > next or previous row: said way position
-0.22 -0.21 ^between > rows before or after another
-0.22 -0.21 ^between > rows before or after another: count 
-0.17 -0.21 ^between > rows before or after another: list 
-0.2 -0.31 ^bottom > figures
-0.2 -0.31 ^bottom > figures: fn:revenue one figure
-0.22 -0.28 ^bottom > first or last row
-0.25 -0.32 ^bottom > first or last row: position last
-0.22 -0.17 ^bottom > list
-0.23 -0.17 ^bottom > list: named things 
0.24 0.29 ^bottom > top groups
0.28 0.3 ^bottom > top groups: own measure asc
-0.23 -0.4 ^bottom > top groups: rows asc
-0.43 -0.38 ^bottom > top groups: said measure asc
-0.23 -0.22 ^bottom > top groups: sum of field asc
-0.32 -0.31 ^bottom > top groups: units asc
-0.18 -0.36 ^bottom > top rows
-0.18 -0.36 ^bottom > top rows: order:said asc
0.24 0.24 ^by > comparison: difference sides
-0.31 -0.23 ^by > comparison: rows said alone
-0.3 -0.26 ^by > comparison: said sides
-0.33 -0.17 ^by > loose figures
-0.3 -0.17 ^by > loose figures: sum 
-0.22 -0.24 ^count > comparison
-0.22 -0.24 ^count > comparison: guess value
0.28 0.27 ^count > figures
-0.36 -0.4 ^count > figures: fn:count fn:count
-0.28 -0.32 ^count > figures: fn:count fn:distinct
0.29 0.28 ^count > figures: fn:count grouped
-0.51 -0.49 ^count > figures: fn:count grouped by what is beside
0.34 0.35 ^count > figures: fn:count one figure
-0.14 -0.31 ^count > figures: fn:distinct grouped by what is beside
-0.49 -0.47 ^count > figures: fn:distinct one figure
-0.26 -0.26 ^count > list
-0.22 -0.24 ^count > list: all 
-0.28 -0.26 ^count > list: where distinct
-0.64 -0.68 ^did > against another row
-0.28 -0.41 ^did > against another row: count said
-0.63 -0.61 ^did > against another row: list said
-0.3 -0.37 ^did > extreme value: max guess
-0.29 -0.28 ^did > extreme value: max said
-0.25 -0.32 ^did > figures
-0.21 -0.25 ^did > figures: fn:sum! grouped
-0.36 -0.38 ^did > first or last row
-0.36 -0.38 ^did > first or last row: position first
-0.12 -0.23 ^did > groups that are named
-0.12 -0.23 ^did > groups that are named: listed 
-0.2 -0.14 ^did > list
-0.47 -0.45 ^did > list: many 
-0.3 -0.22 ^did > list: where 
0.22 0.31 ^did > loose figures: avg 
-1.03 -0.97 ^did > loose figures: count 
0.14 0.27 ^did > loose figures: sum 
-0.3 -0.31 ^did > next or previous row
-0.27 -0.27 ^did > next or previous row: other way position
-0.4 -0.36 ^did > rows before or after another
-0.38 -0.35 ^did > rows before or after another: count 
-0.4 -0.37 ^did > rows before or after another: list 
-0.46 -0.41 ^did > top groups
-0.32 -0.26 ^did > top groups: rows desc
-0.26 -0.28 ^did > top groups: sum of field desc
-0.37 -0.35 ^did > top rows
-0.29 -0.31 ^did > top rows: order:guess desc
-0.33 -0.29 ^did > top rows: order:said desc
0.38 0.26 ^did > which of these
0.59 0.71 ^did > which of these: count asc
0.28 0.24 ^did > which of these: count desc
-0.29 -0.35 ^did > which of these: figure 
0.3 0.29 ^did > which of these: guess asc
-0.26 -0.31 ^did > which of these: guess desc
0.33 0.2 ^did > which of these: position last
0.74 0.79 ^did > which of these: said asc
0.42 0.39 ^did > yes or no: against another 
0.39 0.43 ^difference > comparison
-0.21 -0.28 ^difference > comparison: difference floating
-0.28 -0.36 ^difference > comparison: difference sides
-0.25 -0.33 ^difference > comparison: guess floating
-0.28 -0.37 ^difference > comparison: guess sides
0.28 0.36 ^difference > comparison: rows alone
-0.39 -0.43 ^difference > figures
-0.39 -0.43 ^difference > figures: fn:revenue one figure
-0.54 -0.28 ^does > against another row
-0.33 -0.21 ^does > against another row: count said
-0.39 -0.57 ^does > against another row: list said
0.65 0.68 ^does > extreme value
-0.2 -0.28 ^does > extreme value: max said
-0.37 -0.2 ^does > extreme value: min guess
0.65 0.69 ^does > extreme value: min said
-0.1 -0.2 ^does > figures: fn:avg! fn:normal
-0.4 -0.27 ^does > figures: fn:count one figure
0.73 0.57 ^does > figures: fn:normal one figure
-0.25 -0.24 ^does > figures: fn:sum! fn:count
-0.52 -0.3 ^does > figures: fn:sum! fn:normal
0.09 -0.41 ^does > loose figures
-0.55 -0.51 ^does > loose figures: avg 
-0.45 -0.25 ^does > loose figures: count 
0.69 0.27 ^does > loose figures: look up 
-0.7 -0.61 ^does > loose figures: sum 
-0.25 -0.25 ^does > the same as another row
-0.23 -0.23 ^does > the same as another row: count guess
-0.31 -0.29 ^does > the same as another row: count said
-0.23 -0.23 ^does > the same as another row: list said
-0.17 -0.32 ^does > top groups: own measure desc
-0.04 -0.24 ^does > top groups: revenue desc
-0.1 -0.29 ^does > top groups: rows desc
-0.36 -0.37 ^does > top rows
-0.22 -0.22 ^does > top rows: order:guess asc
-0.26 -0.22 ^does > top rows: order:said asc
0.4 0.44 ^does > which of these: count desc
0.18 0.21 ^does > which of these: figure 
-0.52 -0.51 ^does > which of these: guess desc
-0.34 -0.29 ^does > which of these: position last
-0.57 -0.51 ^does > which of these: said asc
-0.26 -0.19 ^does > yes or no: against another 
-0.35 -0.33 ^during > list
-0.36 -0.34 ^during > list: where 
-0.34 -0.32 ^during > list: where distinct
-0.23 -0.19 ^during > loose figures
-0.23 -0.19 ^during > loose figures: count 
0.27 0.23 ^during > next or previous row
0.39 0.34 ^during > next or previous row: other way position
0.21 0.19 ^during > next or previous row: said way position
-0.24 -0.22 ^during > rows before or after another
-0.24 -0.21 ^during > rows before or after another: count 
-0.25 -0.23 ^during > rows before or after another: list 
-0.24 -0.21 ^each > figures
-0.24 -0.21 ^each > figures: fn:sum! grouped by what is beside
-0.25 -0.27 ^each > list: how many 
-0.28 -0.31 ^each > list: many 
0.24 0.27 ^each > list: named things 
-0.29 -0.31 ^each > list: where 
-0.46 -0.53 ^first > extreme value
-0.46 -0.53 ^first > extreme value: min said
-0.3 -0.27 ^first > figures
-0.3 -0.27 ^first > figures: grouped named
0.53 0.42 ^first > first or last of each
0.53 0.42 ^first > first or last of each:  
-0.25 -0.35 ^first > first or last row
-0.26 -0.36 ^first > first or last row: position first
-0.62 -0.43 ^first > top groups
-0.65 -0.41 ^first > top groups: revenue asc
-0.59 -0.48 ^first > top groups: rows asc
-0.57 -0.35 ^first > top groups: units asc
-0.21 -0.38 ^first > top rows
-0.21 -0.38 ^first > top rows: order:said asc
0.27 0.28 ^for > figures
0.33 0.34 ^for > figures: fn:count fn:sum
-0.28 -0.22 ^for > figures: fn:distinct? fn:sum!
-0.22 -0.2 ^for > figures: fn:sum? one figure
0.21 0.2 ^for > figures: grouped named
-0.18 -0.25 ^for > groups that are named
-0.18 -0.25 ^for > groups that are named: listed 
-0.22 -0.2 ^for > list: how many 
0.31 0.27 ^for > list: many 
-0.35 -0.34 ^for > list: where 
-0.34 -0.33 ^for > list: where distinct
-0.25 -0.28 ^for > top groups
-0.28 -0.33 ^for > top groups: rows desc
-0.19 -0.2 ^for > which of these: position last
0.5 0.49 ^give > figures: fn:count one figure
-0.2 -0.2 ^give > figures: fn:distinct? one figure
-0.19 -0.23 ^has > list
-0.18 -0.21 ^has > list: where 
-0.2 -0.24 ^has > list: where distinct
-0.4 -0.46 ^has > loose figures
-0.4 -0.46 ^has > loose figures: count 
-0.21 -0.26 ^has > which of these
-0.18 -0.25 ^has > which of these: count asc
-0.18 -0.23 ^has > which of these: count desc
-0.19 -0.22 ^has > which of these: guess asc
-0.2 -0.25 ^has > which of these: guess desc
-0.22 -0.31 ^has > which of these: position first
-0.23 -0.32 ^has > which of these: position last
0.21 0.26 ^has > yes or no
0.21 0.26 ^has > yes or no: exists 
0.26 0.29 ^highest > extreme value
0.26 0.29 ^highest > extreme value: max said
-0.46 -0.54 ^highest > figures
-0.46 -0.54 ^highest > figures: fn:avg! one figure
-0.28 -0.28 ^highest > top groups
-0.41 -0.33 ^highest > top groups: own measure desc
-0.27 -0.28 ^highest > top groups: rows desc
-0.24 -0.27 ^highest > top rows
-0.24 -0.27 ^highest > top rows: order:said desc
0.21 0.25 ^how > against another row
0.17 0.24 ^how > against another row: count guess
0.19 0.23 ^how > against another row: count said
-0.45 -0.63 ^how > against another row: list guess
-0.43 -0.47 ^how > against another row: list said
0.27 0.32 ^how > columns that are named
0.25 0.21 ^how > columns that are named: columns named all
0.23 0.28 ^how > comparison
-0.4 -0.3 ^how > comparison: difference sides
-0.19 -0.27 ^how > comparison: difference value
-0.05 -0.23 ^how > comparison: guess condition
-0.65 -0.46 ^how > comparison: guess floating
-0.3 -0.27 ^how > comparison: guess sides
0.11 0.25 ^how > comparison: guess value
-0.55 -0.57 ^how > comparison: rows alone
-0.43 -0.45 ^how > comparison: rows in groups
-0.45 -0.38 ^how > comparison: rows said in groups
0.24 0.27 ^how > comparison: said value
-0.38 -0.47 ^how > difference: of ends said
0.23 0.28 ^how > difference: of two said
-0.28 -0.36 ^how > difference: of two turned said
-0.47 -0.45 ^how > extreme value: max guess
-0.46 -0.48 ^how > extreme value: min guess
0.23 0.28 ^how > extreme value: min said
-0.42 -0.46 ^how > figure of the top rows
-0.38 -0.46 ^how > figure of the top rows: avg 
-0.46 -0.47 ^how > figure of the top rows: sum 
-0.35 -0.38 ^how > figures: fn:avg! grouped by what is beside
-0.45 -0.66 ^how > figures: fn:avg! one figure
-0.39 -0.03 ^how > figures: fn:count fn:avg!
0.19 0.2 ^how > figures: fn:count fn:distinct?
-0.53 -0.57 ^how > figures: fn:count fn:min
-0.2 -0.21 ^how > figures: fn:count fn:missing
0.02 0.23 ^how > figures: fn:count fn:sum!
-0.18 -0.24 ^how > figures: fn:count fn:sum?
0.3 0.32 ^how > figures: fn:count grouped
-0.93 -1.02 ^how > figures: fn:count grouped by what is beside
0.2 0.23 ^how > figures: fn:count one figure
0.35 0.35 ^how > figures: fn:distinct one figure
-0.34 -0.35 ^how > figures: fn:distinct? fn:avg!
-0.15 -0.21 ^how > figures: fn:distinct? fn:count
-0.16 -0.2 ^how > figures: fn:distinct? fn:distinct?
-0.49 -0.55 ^how > figures: fn:distinct? fn:min
-0.16 -0.2 ^how > figures: fn:distinct? fn:sum?
-0.99 -1.06 ^how > figures: fn:distinct? grouped by what is beside
-0.34 -0.32 ^how > figures: fn:distinct? one figure
-0.08 -0.32 ^how > figures: fn:min grouped by what is beside
-0.26 -0.29 ^how > figures: fn:min one figure
0.36 0.33 ^how > figures: fn:missing one figure
0.47 0.58 ^how > figures: fn:outliers one figure
0.32 0.31 ^how > figures: fn:ratio grouped
-0.73 -0.6 ^how > figures: fn:ratio one figure
0.22 0.22 ^how > figures: fn:revenue fn:sum!
-0.39 -0.37 ^how > figures: fn:skewness fn:sum!
0.49 0.44 ^how > figures: fn:skewness one figure
-0.32 -0.37 ^how > figures: fn:sum! fn:revenue
-0.25 -0.2 ^how > figures: fn:sum! fn:sum!
-0.23 -0.24 ^how > figures: fn:sum! fn:units
-0.27 -0.43 ^how > figures: fn:sum! grouped
-0.4 -0.39 ^how > figures: fn:sum! grouped by what is beside
-0.52 -0.49 ^how > figures: fn:sum! one figure
-0.24 -0.26 ^how > figures: fn:sum? fn:min
0.37 0.32 ^how > figures: fn:sum? fn:sum!
-0.43 -0.41 ^how > figures: fn:sum? grouped by what is beside
0.25 0.3 ^how > figures: fn:sum? one figure
-0.23 -0.26 ^how > figures: fn:units grouped
0.46 0.68 ^how > figures: fn:units one figure
-0.28 -0.39 ^how > figures: grouped by what is beside 
-0.35 -0.47 ^how > figures: grouped named
-0.33 -0.37 ^how > first or last row
-0.32 -0.34 ^how > first or last row: position first
-0.44 -0.42 ^how > first or last row: position last
-0.17 -0.2 ^how > first or last row: time first
-0.27 -0.29 ^how > first or last row: time last
-0.87 -0.88 ^how > groups that are named
-0.23 -0.27 ^how > groups that are named: compared 
-0.68 -0.68 ^how > groups that are named: listed 
0.21 0.21 ^how > groups that have: count 
-1.01 -1.12 ^how > groups that have: list guess
-0.42 -0.48 ^how > groups that have: list said
-0.47 -0.45 ^how > how long: until today 
-0.1 -0.27 ^how > list
-0.33 -0.38 ^how > list: all 
-0.43 -0.37 ^how > list: how many 
-0.13 -0.92 ^how > list: many 
-1.13 -1 ^how > list: named things 
-0.04 -0.29 ^how > list: where 
-0.22 -0.34 ^how > loose figures: avg 
0.39 0.52 ^how > loose figures: count 
0.15 -0.27 ^how > loose figures: look up 
-0.25 -0.07 ^how > loose figures: sum 
0.21 0.15 ^how > next or previous row: other way position
-0.35 -0.43 ^how > next or previous row: said way position
-0.64 -0.68 ^how > next or previous row: said way time
0.16 0.3 ^how > rows before or after another
0.18 0.33 ^how > rows before or after another: count 
-0.6 -0.61 ^how > rows before or after another: list 
-0.35 -0.37 ^how > share: filtered 
0.25 0.24 ^how > share: filtered twice 
0.35 0.46 ^how > the same as another row
0.28 0.4 ^how > the same as another row: count said
-0.28 -0.4 ^how > the same as another row: list said
-0.95 -0.9 ^how > top groups
-0.38 -0.39 ^how > top groups: hinted desc
-0.26 -0.26 ^how > top groups: own measure asc
-0.57 -0.57 ^how > top groups: own measure desc
-0.25 -0.21 ^how > top groups: revenue desc
-0.31 -0.31 ^how > top groups: rows desc
-0.09 -0.28 ^how > top groups: sum of field asc
-0.34 -0.26 ^how > top groups: sum of field desc
-0.17 -0.33 ^how > top rows
-0.52 -0.52 ^how > top rows: order:guess asc
-0.57 -0.6 ^how > top rows: order:guess desc
-0.41 -0.43 ^how > top rows: order:hint whole
0.28 0.17 ^how > top rows: order:said asc
-0.95 -0.79 ^how > top rows: order:said desc
-0.74 -0.8 ^how > which of these
-0.5 -0.58 ^how > which of these: count asc
-0.44 -0.59 ^how > which of these: count desc
-0.43 -0.64 ^how > which of these: figure 
-0.41 -0.4 ^how > which of these: guess asc
-0.52 -0.56 ^how > which of these: guess desc
-0.6 -0.73 ^how > which of these: position first
-0.66 -0.8 ^how > which of these: position last
-0.2 -0.18 ^how > which of these: said asc
0.49 0.48 ^in > comparison
0.49 0.48 ^in > comparison: guess value
0.23 0.31 ^in > extreme value
0.3 0.38 ^in > extreme value: max guess
-0.05 -0.31 ^in > extreme value: min guess
0.22 0.32 ^in > extreme value: min said
-0.18 -0.22 ^in > figures: fn:count grouped
-0.52 -0.53 ^in > figures: fn:count grouped by what is beside
-0.31 -0.37 ^in > figures: fn:distinct? one figure
-0.29 -0.31 ^in > figures: fn:max grouped
0.37 0.76 ^in > figures: fn:sum! fn:sum!
-0.3 -0.03 ^in > figures: fn:sum! grouped
-0.17 -0.2 ^in > figures: fn:units one figure
-0.15 -0.21 ^in > first or last row
-0.16 -0.22 ^in > first or last row: position first
-0.27 -0.3 ^in > first or last row: position turned last
-0.08 -0.41 ^in > list
-0.57 -0.61 ^in > list: all 
-0.37 -0.3 ^in > list: all columns named
0.27 -0.34 ^in > list: many 
-0.32 -0.22 ^in > list: where 
0.46 0.36 ^in > list: where columns named
-0.71 -1.03 ^in > list: where distinct
-0.29 -0.35 ^in > loose figures
-0.51 -0.55 ^in > loose figures: count 
-0.48 -0.31 ^in > loose figures: look up 
-0.34 -0.28 ^in > loose figures: look up guess
0.35 0.39 ^in > the same as another row
-0.29 -0.27 ^in > the same as another row: count guess
-0.31 -0.27 ^in > the same as another row: count said
-0.2 -0.19 ^in > the same as another row: list guess
0.27 0.25 ^in > the same as another row: list said
0.24 0.21 ^in > top groups: own measure asc
0.25 0.42 ^in > top groups: own measure desc
-0.36 -0.43 ^in > top groups: revenue desc
-0.26 -0.28 ^in > top groups: rows asc
-0.33 -0.38 ^in > top groups: rows desc
0.37 0.45 ^in > top groups: said measure desc
-0.18 -0.41 ^in > top groups: sum of field asc
-0.26 -0.38 ^in > top groups: units desc
-0.4 -0.6 ^in > top rows
-0.21 -0.18 ^in > top rows: order:guess asc
-0.8 -0.85 ^in > top rows: order:guess desc
-0.28 -0.32 ^in > top rows: order:said asc
0.28 0.22 ^in > top rows: order:said desc
-0.4 -0.48 ^in > which of these: count asc
-0.39 -0.43 ^in > which of these: count desc
0.41 0.39 ^in > which of these: figure 
-0.44 -0.36 ^in > which of these: guess asc
-0.27 -0.23 ^in > which of these: guess desc
-0.39 -0.41 ^in > which of these: position first
0.44 0.29 ^in > which of these: said asc
-0.35 -0.34 ^in > which of these: said desc
-0.24 -0.25 ^is > against another row
-0.12 -0.2 ^is > against another row: count guess
-0.14 -0.2 ^is > against another row: list guess
0.72 0.7 ^is > figures
0.22 0.29 ^is > figures: fn:correlation one figure
-0.39 -0.48 ^is > figures: fn:count fn:skewed
-0.62 -0.74 ^is > figures: fn:count grouped
-0.6 -0.86 ^is > figures: fn:count one figure
-0.31 -0.25 ^is > figures: fn:last grouped by what is beside
0.37 0.34 ^is > figures: fn:last one figure
0.36 0.46 ^is > figures: fn:skewed one figure
-0.32 -0.41 ^is > figures: fn:sum! fn:skewed
-0.2 -0.27 ^is > groups that are named
-0.2 -0.27 ^is > groups that are named: listed 
-0.35 -0.36 ^is > list: named things 
-0.81 -0.84 ^is > loose figures
-0.45 -0.4 ^is > loose figures: avg 
-0.85 -0.73 ^is > loose figures: count 
-0.16 -0.24 ^is > loose figures: look up 
-0.4 -0.37 ^is > loose figures: sum 
-0.29 -0.28 ^is > the same as another row
-0.29 -0.28 ^is > the same as another row: count guess
-0.05 -0.23 ^is > which of these
-0.17 -0.2 ^is > which of these: guess asc
-0.16 -0.33 ^is > which of these: position last
0.29 0.29 ^is > yes or no: against another 
-0.45 -0.56 ^largest > extreme value
-0.45 -0.56 ^largest > extreme value: max said
-0.15 -0.24 ^largest > list
-0.15 -0.24 ^largest > list: named things 
-0.51 -0.47 ^largest > top groups
0.34 0.22 ^largest > top groups: hinted desc
-0.49 -0.43 ^largest > top groups: rows desc
-0.38 -0.33 ^largest > top groups: units desc
0.5 0.49 ^largest > top rows
-0.31 -0.42 ^largest > top rows: order:said desc
0.5 0.49 ^largest > top rows: order:said whole
-0.52 -0.54 ^last > extreme value
-0.52 -0.54 ^last > extreme value: max guess
-0.39 -0.42 ^last > figures
-0.4 -0.43 ^last > figures: grouped named
-0.37 -0.35 ^last > list
-0.32 -0.31 ^last > list: many 
-0.29 -0.32 ^last > list: where distinct
-0.35 -0.36 ^last > top groups
-0.22 -0.28 ^last > top groups: revenue desc
-0.47 -0.48 ^last > top groups: rows desc
0.47 0.48 ^last > top rows
0.47 0.48 ^last > top rows: order:guess desc
0.34 0.39 ^list > comparison
0.34 0.39 ^list > comparison: guess value
0.34 0.31 ^list > figures
0.34 0.31 ^list > figures: fn:count one figure
-0.16 -0.21 ^list > groups that are named
-0.16 -0.21 ^list > groups that are named: listed 
0.26 0.29 ^list > groups that have
0.26 0.29 ^list > groups that have: list said
-0.18 -0.32 ^list > list
-0.47 -0.43 ^list > list: all 
-0.24 -0.27 ^list > list: named things 
0.27 -0.49 ^list > list: where 
0.06 0.27 ^list > list: where distinct
-0.33 -0.37 ^list > loose figures
-0.33 -0.3 ^list > loose figures: look up guess
-0.22 -0.31 ^longest > extreme value
-0.22 -0.31 ^longest > extreme value: max said
-0.18 -0.22 ^longest > figures
-0.26 -0.37 ^longest > figures: grouped named
0.22 -0.64 ^longest > top groups
0.32 -0.07 ^longest > top groups: hinted desc
-0.36 -0.42 ^longest > top groups: own measure desc
-0.26 -0.29 ^longest > top groups: rows desc
-0.47 -0.46 ^longest > top groups: said measure desc
-0.38 -0.3 ^longest > top groups: units desc
0.18 0.97 ^longest > top rows
0.19 0.94 ^longest > top rows: order:said desc
-0.2 -0.59 ^longest > top rows: order:said whole
0.66 0.76 ^lowest > extreme value
-0.63 -0.56 ^lowest > extreme value: min guess
0.66 0.76 ^lowest > extreme value: min said
-0.42 -0.37 ^lowest > figures
-0.49 -0.49 ^lowest > figures: fn:avg! one figure
-0.31 -0.22 ^lowest > figures: fn:min fn:avg!
0.14 0.2 ^lowest > top groups: own measure asc
-0.6 -0.64 ^lowest > top groups: revenue asc
-0.61 -0.63 ^lowest > top groups: rows asc
-0.51 -0.5 ^lowest > top groups: said measure asc
-0.42 -0.41 ^lowest > top groups: units asc
-0.28 -0.44 ^lowest > top rows
-0.22 -0.3 ^lowest > top rows: order:hint asc
-0.29 -0.45 ^lowest > top rows: order:said asc
0.24 0.28 ^mean > figures
-0.44 -0.48 ^mean > figures: fn:avg fn:avg!
-0.19 -0.2 ^mean > figures: fn:avg fn:max
-0.2 -0.21 ^mean > figures: fn:avg fn:sum
-0.39 -0.47 ^mean > figures: fn:avg fn:sum!
0.38 0.39 ^mean > figures: fn:avg grouped
-0.27 -0.31 ^mean > figures: fn:avg grouped by what is beside
0.24 0.26 ^mean > figures: fn:avg one figure
-0.17 -0.24 ^mean > figures: fn:max one figure
-0.31 -0.35 ^mean > figures: fn:median one figure
-0.21 -0.21 ^mean > figures: fn:stddev one figure
-0.2 -0.27 ^mean > figures: fn:sum! fn:sum!
-0.2 -0.22 ^mean > loose figures
-0.3 -0.35 ^mean > loose figures: sum 
-0.19 -0.22 ^median > average of each
-0.19 -0.22 ^median > average of each:  
0.35 0.37 ^median > figures
-0.27 -0.29 ^median > figures: fn:avg! grouped by what is beside
-0.72 -0.76 ^median > figures: fn:avg! one figure
-0.69 -0.68 ^median > figures: fn:median fn:avg!
0.12 -0.38 ^median > figures: fn:median fn:sum!
0.24 0.29 ^median > figures: fn:median grouped
-0.48 -0.55 ^median > figures: fn:median grouped by what is beside
0.45 0.6 ^median > figures: fn:median one figure
-0.92 -0.86 ^median > figures: fn:sum! grouped
-0.46 -0.52 ^median > figures: fn:units fn:avg!
-0.28 -0.53 ^median > figures: fn:units grouped
-0.62 -0.69 ^median > figures: grouped named
-0.17 -0.22 ^median > loose figures
-0.16 -0.23 ^median > loose figures: avg 
-0.17 -0.21 ^median > loose figures: sum 
-0.26 -0.31 ^name > extreme value
-0.07 -0.22 ^name > extreme value: max guess
-0.25 -0.28 ^name > extreme value: max said
0.37 0.02 ^name > figures
0.27 0.34 ^name > figures: fn:avg! grouped by what is beside
-0.3 -0.3 ^name > figures: fn:avg! one figure
0.52 0.23 ^name > figures: fn:sum! grouped by what is beside
0.43 0.47 ^name > groups that have
0.28 0.33 ^name > groups that have: list said
0.36 0.49 ^name > list
-0.22 -0.33 ^name > list: all 
0.31 0.44 ^name > list: many 
-0.42 -0.42 ^name > loose figures
-0.29 -0.28 ^name > loose figures: avg 
-0.43 -0.49 ^name > loose figures: count 
-0.2 -0.18 ^name > loose figures: sum 
0.74 0.82 ^name > next or previous row
-0.38 -0.38 ^name > next or previous row: other way position
0.56 0.56 ^name > next or previous row: said way time
0.05 -0.67 ^name > rows before or after another
-0.61 -0.52 ^name > rows before or after another: count 
-0.22 -0.33 ^name > the same as another row
-0.22 -0.33 ^name > the same as another row: count guess
-0.21 -0.22 ^name > top groups: hinted desc
-0.41 -0.43 ^name > top groups: sum of field desc
0.18 0.23 ^name > top rows
-0.75 -0.82 ^name > top rows: order:guess desc
-0.54 -0.46 ^name > top rows: order:hint whole
0.41 0.44 ^name > top rows: order:said desc
-0.33 -0.3 ^name > top rows: order:said whole
0.16 0.22 ^name > which of these: count asc
0.18 0.23 ^name > which of these: guess asc
0.19 0.24 ^name > which of these: guess desc
0.14 0.27 ^name > which of these: position first
-0.24 -0.11 ^name > which of these: said desc
-0.46 -0.48 ^next > list
-0.48 -0.49 ^next > list: where 
-0.3 -0.3 ^next > list: where distinct
-0.21 -0.22 ^next > loose figures
-0.21 -0.22 ^next > loose figures: count 
0.44 0.43 ^next > next or previous row
-0.48 -0.48 ^next > next or previous row: other way position
0.47 0.47 ^next > next or previous row: said way position
-0.43 -0.42 ^next > rows before or after another
-0.41 -0.42 ^next > rows before or after another: count 
-0.46 -0.41 ^next > rows before or after another: list 
0.44 0.42 ^number > comparison
0.44 0.42 ^number > comparison: guess value
-0.61 -0.63 ^number > extreme value
-0.4 -0.04 ^number > extreme value: max said
-0.44 -0.59 ^number > extreme value: min guess
-0.62 -0.63 ^number > extreme value: min said
0.34 0.33 ^number > figures
-0.28 -0.34 ^number > figures: fn:avg! grouped
-0.12 -0.26 ^number > figures: fn:avg! one figure
0.26 0.3 ^number > figures: fn:count fn:distinct
-0.52 -0.29 ^number > figures: fn:count fn:distinct?
-0.1 -0.21 ^number > figures: fn:count fn:outliers
0.28 0.29 ^number > figures: fn:count fn:revenue
0.24 0.23 ^number > figures: fn:count fn:sum
-0.02 -0.39 ^number > figures: fn:count fn:sum!
-0.6 -0.48 ^number > figures: fn:count grouped by what is beside
0.63 0.67 ^number > figures: fn:count one figure
0.4 0.38 ^number > figures: fn:distinct one figure
0.35 0.32 ^number > figures: fn:distinct? fn:count
-0.28 -0.29 ^number > figures: fn:distinct? fn:revenue
-0.2 -0.26 ^number > figures: fn:distinct? fn:sum!
-0.53 -0.48 ^number > figures: fn:distinct? grouped
-0.68 -0.61 ^number > figures: fn:distinct? one figure
0.77 0.62 ^number > figures: fn:missing one figure
-0.28 -0.26 ^number > figures: fn:outliers grouped by what is beside
0.63 0.63 ^number > figures: fn:outliers one figure
-0.66 -0.75 ^number > figures: fn:ratio one figure
-0.18 -0.21 ^number > figures: fn:revenue grouped
-0.2 -0.2 ^number > figures: fn:sum grouped
-0.09 -0.24 ^number > figures: fn:sum! fn:revenue
-0.47 -0.53 ^number > figures: fn:sum! grouped
-0.24 -0.26 ^number > figures: fn:sum! grouped by what is beside
-0.45 -0.17 ^number > figures: fn:sum! one figure
-0.21 -0.25 ^number > figures: fn:sum? fn:sum!
-0.35 -0.35 ^number > figures: fn:sum? grouped
-0.27 -0.23 ^number > figures: fn:sum? one figure
-0.23 -0.26 ^number > first or last of each
-0.23 -0.26 ^number > first or last of each:  
-0.7 -0.65 ^number > first or last row
-0.57 -0.53 ^number > first or last row: position first
-0.42 -0.4 ^number > first or last row: position last
-0.34 -0.29 ^number > first or last row: time first
-0.2 -0.26 ^number > groups that are named
-0.2 -0.26 ^number > groups that are named: listed 
-0.81 -0.68 ^number > list
-0.25 -0.36 ^number > list: all 
-0.28 -0.25 ^number > list: named things 
-0.68 -0.59 ^number > list: where 
-0.82 -0.69 ^number > list: where distinct
-0.37 -0.14 ^number > loose figures
-1.06 -1.05 ^number > loose figures: avg 
0.49 0.43 ^number > loose figures: count 
-0.54 -0.7 ^number > loose figures: look up guess
-1.11 -1.15 ^number > loose figures: sum 
-0.35 -0.37 ^number > top groups
-0.2 -0.22 ^number > top groups: own measure asc
-0.42 -0.47 ^number > top rows
-0.42 -0.47 ^number > top rows: order:said asc
-0.37 -0.38 ^of > extreme value
-0.37 -0.38 ^of > extreme value: min said
-0.22 -0.21 ^of > figure of the top rows
-0.23 -0.22 ^of > figure of the top rows: avg 
-0.21 -0.16 ^of > figure of the top rows: sum 
-0.26 -0.34 ^of > figures
-0.26 -0.33 ^of > figures: fn:min grouped by what is beside
-0.58 -0.56 ^of > first or last row
-0.58 -0.56 ^of > first or last row: position first
0.53 0.53 ^of > list
-0.55 -0.46 ^of > list: all columns named
-0.24 -0.3 ^of > list: many 
-0.28 -0.31 ^of > list: many columns named
0.23 -0.02 ^of > list: named things columns named
-0.32 -0.33 ^of > list: where 
0.21 0.15 ^of > list: where columns named
0.54 0.6 ^of > list: where distinct
-0.25 -0.09 ^of > loose figures
-0.32 -0.36 ^of > top groups
-0.35 -0.42 ^of > top groups: own measure asc
-0.25 -0.23 ^of > top groups: own measure desc
-0.33 -0.36 ^of > top groups: said measure asc
-0.13 -0.31 ^of > top groups: sum of field asc
-0.2 -0.19 ^of > top groups: sum of field desc
0.34 0.41 ^of > top rows
-0.48 -0.53 ^of > top rows: order:guess asc
-0.42 -0.41 ^of > top rows: order:guess desc
-0.34 -0.38 ^of > top rows: order:hint whole
0.5 0.55 ^of > top rows: order:said asc
-0.39 -0.37 ^of > top rows: order:said desc
0.3 0.34 ^of > top rows: order:said whole
-0.3 -0.37 ^on > extreme value
-0.17 -0.23 ^on > extreme value: min guess
-0.3 -0.37 ^on > extreme value: min said
-0.29 -0.24 ^on > figures
-0.23 -0.49 ^on > first or last row
-0.23 -0.48 ^on > first or last row: position first
0.2 0.23 ^on > first or last row: time first
0.41 0.46 ^on > list
0.39 0.4 ^on > list: many 
-0.38 -0.35 ^on > list: where distinct
0.33 0.31 ^on > next or previous row
-0.28 -0.28 ^on > next or previous row: other way position
0.29 0.28 ^on > next or previous row: said way position
0.24 0.42 ^on > top groups
0.24 0.42 ^on > top groups: rows asc
0.42 0.4 ^on > top rows
-0.31 -0.34 ^on > top rows: order:guess asc
0.4 0.39 ^on > top rows: order:said asc
0.16 0.27 ^only > figures
0.16 0.27 ^only > figures: fn:sum! grouped by what is beside
-0.3 -0.29 ^only > list: many 
0.5 0.52 ^only > list: where 
-0.42 -0.45 ^only > loose figures
-0.27 -0.36 ^only > loose figures: avg 
-0.33 -0.37 ^only > loose figures: count 
-0.42 -0.43 ^only > loose figures: sum 
-0.2 -0.2 ^other > comparison
-0.34 -0.4 ^other > comparison: guess value
-0.2 -0.22 ^other > comparison: rows alone
-0.2 -0.19 ^other > figure of the top rows
-0.2 -0.19 ^other > figure of the top rows: avg 
-0.2 -0.2 ^other > figure of the top rows: sum 
0.19 0.2 ^other > figures: fn:count one figure
0.27 0.22 ^other > figures: fn:max grouped by what is beside
-0.24 -0.22 ^other > figures: fn:max one figure
-0.26 -0.27 ^other > figures: fn:sum grouped by what is beside
-0.29 -0.33 ^other > figures: fn:sum one figure
-0.24 -0.23 ^other > figures: fn:sum! fn:max
0.16 0.2 ^other > figures: fn:sum! grouped by what is beside
-0.42 -0.34 ^other > first or last row
-0.42 -0.34 ^other > first or last row: position first
0.36 0.39 ^other > list
0.53 0.58 ^other > list: many 
-0.51 -0.47 ^other > loose figures
-0.36 -0.43 ^other > loose figures: avg 
-0.4 -0.28 ^other > loose figures: count 
-0.33 -0.26 ^other > loose figures: sum 
0.36 0.28 ^other > top groups
0.36 0.28 ^other > top groups: own measure desc
-0.43 -0.32 ^other > top rows
-0.39 -0.35 ^other > top rows: order:guess desc
-0.44 -0.3 ^other > top rows: order:said desc
0.68 0.69 ^percentage > figures
0.68 0.69 ^percentage > figures: fn:missing one figure
-0.45 -0.57 ^percentage > list
-0.41 -0.52 ^percentage > list: where 
-0.36 -0.37 ^percentage > list: where distinct
-0.55 -0.56 ^percentage > loose figures
-0.32 -0.18 ^percentage > loose figures: avg 
-0.51 -0.64 ^percentage > loose figures: count 
-0.6 -0.59 ^percentage > share
-0.34 -0.23 ^percentage > share: filtered 
-0.37 -0.41 ^percentage > share: filtered twice 
-0.26 -0.21 ^previous > list
-0.33 -0.22 ^previous > list: where 
-0.22 -0.19 ^previous > list: where distinct
-0.46 -0.37 ^previous > loose figures
-0.34 -0.34 ^previous > loose figures: count 
-0.04 -0.3 ^previous > loose figures: sum 
-0.53 -0.56 ^previous > next or previous row: other way position
0.13 0.21 ^previous > next or previous row: said way position
-0.52 -0.55 ^previous > rows before or after another: list 
0.25 0.28 ^share > figures: fn:avg! fn:sum!
0.32 0.35 ^share > figures: fn:avg! grouped
-0.14 -0.35 ^share > figures: fn:avg! one figure
-0.66 -0.74 ^share > figures: fn:revenue grouped
-0.2 -0.57 ^share > figures: fn:revenue one figure
-1.25 -1.19 ^share > figures: fn:sum! grouped
-0.09 -0.22 ^share > figures: fn:sum! one figure
-0.65 -0.7 ^share > figures: grouped named
-0.25 -0.44 ^share > list
-0.13 -0.3 ^share > list: many 
-0.49 -0.52 ^share > loose figures
-0.54 -0.52 ^share > loose figures: avg 
-0.34 -0.42 ^share > loose figures: sum 
0.44 0.41 ^share > share: filtered 
-0.24 -0.22 ^share > share: of groups 
-0.43 -0.5 ^shortest > extreme value
-0.43 -0.5 ^shortest > extreme value: min said
-0.07 -0.24 ^shortest > list
-0.07 -0.24 ^shortest > list: named things 
-0.48 -0.35 ^shortest > top groups
0.29 0.16 ^shortest > top groups: hinted asc
-0.37 -0.26 ^shortest > top groups: rows asc
-0.33 -0.27 ^shortest > top groups: said measure asc
-0.29 -0.22 ^shortest > top groups: units asc
0.48 0.39 ^shortest > top rows
-0.31 -0.37 ^shortest > top rows: order:said asc
0.57 0.52 ^shortest > top rows: order:said whole
-0.54 -0.54 ^show > comparison
-0.54 -0.54 ^show > comparison: guess value
-0.29 -0.24 ^show > figure of the top rows
-0.29 -0.26 ^show > figure of the top rows: avg 
-0.25 -0.22 ^show > figure of the top rows: sum 
-0.34 -0.35 ^show > figures
-0.26 -0.25 ^show > figures: fn:max fn:sum!
-0.22 -0.22 ^show > figures: fn:max grouped
-0.23 -0.2 ^show > figures: fn:max one figure
-0.5 -0.48 ^show > figures: fn:revenue grouped
-0.24 -0.27 ^show > figures: fn:revenue one figure
0.34 0.34 ^show > figures: fn:sum! fn:sum!
-0.27 -0.28 ^show > figures: fn:sum! grouped
-0.26 -0.36 ^show > first or last row
-0.29 -0.4 ^show > first or last row: position first
-0.21 -0.28 ^show > first or last row: time first
0.53 0.48 ^show > groups that are named
0.53 0.48 ^show > groups that are named: listed 
-0.79 -0.79 ^show > list: all 
-0.26 -0.41 ^show > list: named things 
-0.45 -0.36 ^show > list: where 
0.2 0.15 ^show > list: where distinct
-0.34 -0.3 ^show > loose figures
0.26 0.33 ^show > top groups
0.52 0.55 ^show > top groups: revenue desc
-0.63 -0.69 ^show > top groups: rows desc
-0.44 -0.45 ^show > top groups: units desc
-0.19 -0.23 ^show > top rows
-0.19 -0.23 ^show > top rows: order:said desc
-0.28 -0.32 ^show > which of these
-0.27 -0.33 ^show > which of these: figure 
0.21 0.32 ^sum > figures
-0.36 -0.34 ^sum > figures: fn:ratio one figure
-0.21 -0.37 ^sum > figures: fn:sum fn:sum!
0.38 0.49 ^sum > figures: fn:sum grouped
-0.37 -0.52 ^sum > figures: fn:sum! one figure
-0.68 -0.52 ^top > figure of the top rows
-0.72 -0.59 ^top > figure of the top rows: avg 
-0.59 -0.44 ^top > figure of the top rows: sum 
-0.86 -0.88 ^top > figures
-0.66 -0.65 ^top > figures: fn:count one figure
-0.15 -0.2 ^top > figures: fn:distinct? one figure
-0.29 -0.3 ^top > figures: fn:max one figure
-0.25 -0.29 ^top > figures: fn:profit grouped by what is beside
-0.09 -0.34 ^top > figures: fn:profit one figure
-0.2 -0.08 ^top > figures: fn:revenue grouped
-0.63 -0.32 ^top > figures: fn:revenue one figure
-0.48 -0.19 ^top > figures: fn:sum grouped by what is beside
-0.34 -0.31 ^top > figures: fn:sum one figure
-0.34 -0.61 ^top > figures: fn:sum! grouped by what is beside
-0.63 -0.85 ^top > figures: fn:sum! one figure
-0.02 -0.29 ^top > figures: fn:units grouped
-0.66 -0.65 ^top > figures: grouped named
-0.34 -0.46 ^top > first or last row
-0.33 -0.45 ^top > first or last row: position first
-0.29 -0.09 ^top > first or last row: time first
-0.51 -0.45 ^top > list
-0.39 -0.41 ^top > list: many 
-0.45 -0.21 ^top > list: where 
-0.24 -0.03 ^top > list: where distinct
-0.21 -0.07 ^top > top groups
-0.86 -0.88 ^top > top groups: revenue desc
-0.93 -0.95 ^top > top groups: rows desc
-0.5 -0.37 ^top > top groups: sum of field desc
-0.91 -0.87 ^top > top groups: units desc
-0.23 -0.36 ^top > top rows: order:guess desc
-0.25 -0.44 ^top > top rows: order:hint desc
0.93 0.89 ^top > top rows: order:hint whole
0.45 0.46 ^top > top rows: order:said desc
-0.48 -0.57 ^top > top rows: order:said whole
-0.21 -0.23 ^total > comparison
-0.19 -0.22 ^total > comparison: guess floating
-0.19 -0.21 ^total > comparison: guess value
0.42 0.45 ^total > figures: fn:arithmetic grouped
-0.31 -0.23 ^total > figures: fn:arithmetic grouped by what is beside
-0.41 -0.24 ^total > figures: fn:arithmetic one figure
0.72 0.82 ^total > figures: fn:avg! fn:count
-0.34 -0.42 ^total > figures: fn:avg! grouped
-0.44 -0.21 ^total > figures: fn:avg! one figure
-0.65 -0.45 ^total > figures: fn:count fn:sum!
-0.48 -0.53 ^total > figures: fn:count grouped
-0.44 -0.64 ^total > figures: fn:count grouped by what is beside
-0.31 -0.6 ^total > figures: fn:count one figure
-0.45 -0.47 ^total > figures: fn:distinct? fn:count
0.5 0.51 ^total > figures: fn:distinct? fn:sum!
-0.19 -0.21 ^total > figures: fn:distinct? grouped by what is beside
-0.27 -0.2 ^total > figures: fn:distinct? one figure
-0.43 -0.44 ^total > figures: fn:ratio grouped by what is beside
-1.04 -0.9 ^total > figures: fn:ratio one figure
1.04 0.94 ^total > figures: fn:revenue grouped
-0.5 -0.43 ^total > figures: fn:revenue one figure
-0.51 -0.51 ^total > figures: fn:sum fn:avg!
-0.77 -0.8 ^total > figures: fn:sum fn:count
-0.23 -0.23 ^total > figures: fn:sum fn:distinct?
-0.47 -0.26 ^total > figures: fn:sum fn:ratio
-0.52 -0.38 ^total > figures: fn:sum fn:sum!
0.56 0.53 ^total > figures: fn:sum grouped
-0.29 -0.43 ^total > figures: fn:sum grouped by what is beside
0.56 0.49 ^total > figures: fn:sum one figure
0.19 0.61 ^total > figures: fn:sum! fn:arithmetic
-0.32 -0.25 ^total > figures: fn:sum! fn:avg!
-0.27 -0.34 ^total > figures: fn:sum! fn:count
-0.38 -0.36 ^total > figures: fn:sum! fn:revenue
-0.42 -0.43 ^total > figures: fn:sum! fn:sum!
0.19 0.22 ^total > figures: fn:sum! grouped
-0.27 -0.56 ^total > figures: fn:sum! grouped by what is beside
-0.66 -0.24 ^total > figures: fn:sum! one figure
-0.21 -0.22 ^total > figures: fn:units fn:arithmetic
-0.16 -0.2 ^total > figures: fn:units grouped
-0.21 -0.24 ^total > figures: grouped named
-0.41 -0.42 ^total > first or last row
-0.46 -0.46 ^total > first or last row: position first
-0.21 -0.21 ^total > first or last row: time first
-0.67 -0.78 ^total > list
-0.35 -0.47 ^total > list: all 
-0.32 -0.85 ^total > list: many 
-0.18 -0.2 ^total > list: named things 
-0.27 -0.6 ^total > list: where 
-0.64 -0.7 ^total > list: where distinct
0.4 0.57 ^total > loose figures
0.84 1.17 ^total > loose figures: avg 
-0.35 -1.61 ^total > loose figures: look up 
-0.19 -0.27 ^total > loose figures: look up guess
-2.39 -2.46 ^total > loose figures: sum 
-0.24 -0.24 ^total > top groups
-0.21 -0.2 ^total > top groups: own measure asc
-0.48 -0.52 ^total > top groups: rows asc
-0.7 -0.75 ^total > top rows
-0.72 -0.75 ^total > top rows: order:guess asc
-0.22 -0.21 ^total > top rows: order:hint whole
0.21 0.33 ^was > first or last row
0.21 0.33 ^was > first or last row: position first
-0.76 -0.68 ^was > list
-0.37 -0.36 ^was > list: many 
-0.72 -0.7 ^was > list: where 
-0.69 -0.61 ^was > list: where distinct
-0.54 -0.62 ^was > loose figures
-0.67 -0.68 ^was > loose figures: avg 
-0.41 -0.43 ^was > loose figures: count 
-0.64 -0.71 ^was > loose figures: sum 
-0.22 -0.27 ^was > the same as another row
-0.38 -0.37 ^was > the same as another row: count guess
-0.2 -0.2 ^was > the same as another row: count said
0.21 0.21 ^was > top rows
0.2 0.19 ^was > top rows: order:guess asc
0.45 0.36 ^was > which of these
0.36 0.46 ^was > which of these: count asc
0.34 0.41 ^was > which of these: count desc
0.56 0.61 ^was > which of these: guess asc
0.49 0.28 ^was > which of these: guess desc
0.51 0.55 ^was > which of these: position first
-0.5 -0.59 ^was > which of these: position last
-0.27 -0.28 ^was > which of these: said asc
-0.45 -0.45 ^was > which of these: said desc
0.15 0.21 ^was > yes or no
0.15 0.21 ^was > yes or no: exists 
-0.26 -0.31 ^were > list
-0.28 -0.32 ^were > list: many 
-0.11 -0.2 ^were > list: where 
-0.22 -0.26 ^were > list: where distinct
0.46 0.47 ^were > yes or no
0.46 0.47 ^were > yes or no: exists 
-0.25 -0.21 ^what > average of each
-0.25 -0.21 ^what > average of each:  
-0.41 -0.38 ^what > comparison: difference sides
-0.29 -0.3 ^what > comparison: guess sides
-0.32 -0.26 ^what > comparison: guess value
-0.13 -0.2 ^what > comparison: rows in groups
-0.26 -0.32 ^what > comparison: rows said in groups
0.31 0.32 ^what > comparison: said sides
-0.25 -0.31 ^what > comparison: said value
-0.38 -0.53 ^what > difference: of counts turned 
-0.42 -0.47 ^what > difference: of two guess
-0.46 -0.41 ^what > difference: of two turned guess
-0.24 -0.23 ^what > difference: of two turned said
-0.38 -0.38 ^what > extreme value
-0.47 -0.5 ^what > extreme value: max said
-0.81 -0.97 ^what > extreme value: min guess
0.28 0.31 ^what > figure of the top rows
-0.26 -0.25 ^what > figures
-0.24 -0.24 ^what > figures: fn:arithmetic grouped
-0.26 -0.19 ^what > figures: fn:arithmetic one figure
0.68 0.06 ^what > figures: fn:avg fn:sum!
0.27 0.22 ^what > figures: fn:avg grouped
-0.39 -0.49 ^what > figures: fn:avg grouped by what is beside
-0.37 -0.46 ^what > figures: fn:avg! grouped by what is beside
-0.22 -0.25 ^what > figures: fn:count fn:count
-0.28 -0.3 ^what > figures: fn:count fn:sum!
-0.6 -0.66 ^what > figures: fn:count grouped by what is beside
-0.23 -0.22 ^what > figures: fn:distinct? fn:sum!
-0.2 -0.18 ^what > figures: fn:distinct? grouped
-0.49 -0.58 ^what > figures: fn:distinct? grouped by what is beside
-0.33 -0.34 ^what > figures: fn:max grouped by what is beside
-0.44 -0.44 ^what > figures: fn:max one figure
-0.34 -0.33 ^what > figures: fn:median fn:sum!
-0.31 -0.27 ^what > figures: fn:median one figure
-0.49 -0.48 ^what > figures: fn:min grouped by what is beside
0.19 0.2 ^what > figures: fn:missing one figure
0.69 0.67 ^what > figures: fn:range one figure
-0.57 -0.55 ^what > figures: fn:revenue grouped
-0.3 -0.34 ^what > figures: fn:revenue grouped by what is beside
0.23 0.21 ^what > figures: fn:skewness one figure
-0.39 -0.4 ^what > figures: fn:stddev fn:sum!
0.78 0.87 ^what > figures: fn:sum fn:sum!
-0.28 -0.35 ^what > figures: fn:sum grouped by what is beside
0.44 0.43 ^what > figures: fn:sum! fn:arithmetic
0.76 0.82 ^what > figures: fn:sum! fn:count
-0.4 -0.36 ^what > figures: fn:sum! fn:sum!
-0.22 -0.26 ^what > figures: fn:sum! grouped by what is beside
-0.29 -0.35 ^what > figures: fn:sum! one figure
0.45 0.3 ^what > figures: fn:sum? fn:avg!
-0.21 -0.18 ^what > figures: fn:sum? grouped
-0.29 -0.35 ^what > figures: fn:sum? grouped by what is beside
0.3 0.32 ^what > figures: fn:units one figure
-0.39 -0.36 ^what > figures: grouped named
-0.26 -0.25 ^what > figures: one figure named
-0.33 -0.31 ^what > first or last of each
-0.33 -0.31 ^what > first or last of each:  
0.22 0.25 ^what > first or last row: position first
-0.66 -0.65 ^what > first or last row: time first
-0.26 -0.21 ^what > first or last row: time last
-0.53 -0.6 ^what > groups that are named
-0.53 -0.6 ^what > groups that are named: listed 
-0.32 -0.36 ^what > groups that have
-0.32 -0.36 ^what > groups that have: list guess
-0.33 -0.33 ^what > list
-0.91 -0.91 ^what > list: all 
-0.48 -0.49 ^what > list: how many 
-0.44 -0.43 ^what > list: where distinct
-1.09 -1.06 ^what > loose figures: avg 
-0.41 -0.24 ^what > loose figures: count 
-0.23 -0.29 ^what > loose figures: look up 
-0.14 -0.2 ^what > loose figures: look up guess
-0.21 -0.08 ^what > loose figures: sum 
-0.37 -0.37 ^what > next or previous row: other way position
0.43 0.41 ^what > next or previous row: said way position
-0.93 -0.88 ^what > next or previous row: said way time
-1.7 -1.64 ^what > rows before or after another: count 
0.35 0.27 ^what > rows before or after another: list 
0.28 0.24 ^what > share
-0.34 -0.33 ^what > share: filtered twice 
0.19 0.2 ^what > share: of groups 
-0.25 -0.26 ^what > the same as another row: count guess
-0.44 -0.48 ^what > the same as another row: count said
0.54 0.6 ^what > the same as another row: list said
-0.39 -0.48 ^what > top groups: hinted asc
-0.47 -0.43 ^what > top groups: hinted desc
-0.53 -0.63 ^what > top groups: own measure asc
-0.14 -0.25 ^what > top groups: own measure desc
-0.55 -0.57 ^what > top groups: revenue desc
-0.66 -0.63 ^what > top groups: rows asc
-0.37 -0.35 ^what > top groups: said measure asc
-0.6 -0.54 ^what > top groups: said measure desc
-0.2 -0.06 ^what > top groups: sum of field asc
0.3 0.2 ^what > top groups: sum of field desc
-0.51 -0.49 ^what > top groups: units desc
-0.52 -0.45 ^what > top rows: order:guess asc
0.28 0.37 ^what > top rows: order:guess desc
-0.41 -0.39 ^what > top rows: order:hint asc
-0.34 -0.36 ^what > top rows: order:hint desc
-0.16 -0.23 ^what > top rows: order:hint whole
-0.78 -0.78 ^what > top rows: order:said asc
-0.34 -0.37 ^what > top rows: order:said desc
0.52 0.44 ^what > top rows: order:said whole
-0.34 -0.34 ^what > which of these: count asc
-0.32 -0.33 ^what > which of these: count desc
-0.34 -0.32 ^what > which of these: figure 
-0.4 -0.45 ^what > which of these: guess asc
-0.4 -0.41 ^what > which of these: position first
0.31 0.31 ^what > which of these: position last
-0.61 -0.68 ^what > which of these: said asc
-0.17 -0.2 ^when > comparison
-0.17 -0.2 ^when > comparison: guess value
-0.23 -0.3 ^when > extreme value: max guess
-0.25 -0.25 ^when > extreme value: max said
-0.66 -0.65 ^when > extreme value: min guess
0.28 0.36 ^when > extreme value: min said
0.28 0.23 ^when > first or last of each
0.28 0.23 ^when > first or last of each:  
0.19 0.22 ^when > first or last row
0.12 0.25 ^when > first or last row: time first
0 0.32 ^when > first or last row: time last
-0.15 -0.2 ^when > groups that are named
-0.15 -0.2 ^when > groups that are named: listed 
-0.2 -0.19 ^when > list: named things 
-0.28 -0.34 ^when > list: where 
-0.45 -0.47 ^when > list: where distinct
-0.51 -0.54 ^when > loose figures
-0.33 -0.37 ^when > loose figures: avg 
-0.42 -0.44 ^when > loose figures: count 
-0.36 -0.43 ^when > loose figures: sum 
-0.41 -0.42 ^when > top groups
-0.3 -0.29 ^when > top groups: revenue asc
-0.32 -0.26 ^when > top groups: revenue desc
-0.45 -0.41 ^when > top groups: rows asc
-0.47 -0.51 ^when > top groups: rows desc
-0.25 -0.21 ^when > top groups: units desc
-0.35 -0.34 ^when > top rows: order:guess desc
-0.31 -0.24 ^when > top rows: order:hint whole
-0.4 -0.52 ^when > top rows: order:said asc
-0.32 -0.33 ^when > top rows: order:said desc
-0.39 -0.55 ^where > extreme value
-0.21 -0.5 ^where > extreme value: max guess
-0.39 -0.53 ^where > extreme value: max said
0.38 0.42 ^where > first or last row
0.52 0.49 ^where > first or last row: position first
0.35 0.37 ^where > first or last row: position last
-0.34 -0.37 ^where > first or last row: time last
0.19 0.21 ^where > list
-0.25 -0.3 ^where > list: all 
-0.31 -0.33 ^where > list: all columns named
0.56 0.53 ^where > list: where columns named
-0.27 -0.21 ^where > list: where distinct
-0.46 -0.58 ^where > loose figures
-0.48 -0.58 ^where > loose figures: count 
0.4 0.41 ^where > loose figures: count columns named
0.34 0.38 ^where > next or previous row
-0.39 -0.39 ^where > next or previous row: other way position
0.35 0.37 ^where > next or previous row: said way position
0.33 0.32 ^where > next or previous row: said way time
-0.18 -0.23 ^where > rows before or after another
-0.19 -0.26 ^where > rows before or after another: count 
-0.18 -0.21 ^where > rows before or after another: list 
-0.41 -0.45 ^where > top groups
-0.49 -0.43 ^where > top groups: rows asc
-0.27 -0.26 ^where > top groups: rows desc
-0.35 -0.37 ^where > top rows
-0.31 -0.36 ^where > top rows: order:guess desc
-0.31 -0.27 ^where > top rows: order:said desc
-0.35 -0.3 ^where > which of these
-0.28 -0.22 ^where > which of these: count asc
-0.28 -0.23 ^where > which of these: count desc
-0.31 -0.27 ^where > which of these: guess asc
-0.34 -0.29 ^where > which of these: guess desc
-0.38 -0.32 ^where > which of these: position first
-0.42 -0.36 ^where > which of these: position last
-0.17 -0.22 ^which > against another row
-0.39 -0.42 ^which > against another row: count guess
-0.3 -0.25 ^which > against another row: count said
-0.31 -0.37 ^which > against another row: list guess
0.21 0.23 ^which > against another row: list said
-0.29 -0.25 ^which > comparison
0.57 0.6 ^which > comparison: difference value
-0.34 -0.35 ^which > comparison: guess value
-0.47 -0.58 ^which > difference
-0.32 -0.31 ^which > difference: of counts 
-0.3 -0.29 ^which > difference: of counts turned 
-0.33 -0.29 ^which > difference: of ends guess
0.21 0.19 ^which > difference: of ends said
-0.23 -0.22 ^which > difference: of two guess
-0.22 -0.25 ^which > difference: of two said
-0.33 -0.28 ^which > difference: of two turned guess
0.41 0.4 ^which > difference: of two turned said
-0.51 -0.55 ^which > extreme value
-1.44 -1.55 ^which > extreme value: max guess
-1.13 -0.96 ^which > extreme value: max said
-0.52 -0.57 ^which > extreme value: min guess
-0.2 -0.27 ^which > figure of the top rows
-0.19 -0.25 ^which > figure of the top rows: avg 
-0.15 -0.2 ^which > figure of the top rows: sum 
-0.78 -0.68 ^which > figures
-0.24 -0.24 ^which > figures: fn:avg! one figure
-0.21 -0.19 ^which > figures: fn:count grouped by what is beside
-0.62 -0.7 ^which > figures: fn:count one figure
-0.22 -0.22 ^which > figures: fn:distinct? grouped by what is beside
-0.52 -0.57 ^which > figures: fn:distinct? one figure
-0.54 -0.6 ^which > figures: fn:max grouped by what is beside
-0.31 -0.43 ^which > figures: fn:min grouped by what is beside
-0.34 -0.28 ^which > figures: fn:min one figure
-0.12 -0.23 ^which > figures: fn:revenue one figure
-0.43 -0.37 ^which > figures: fn:sum one figure
0.1 0.43 ^which > figures: fn:sum! fn:distinct?
0.17 0.53 ^which > figures: fn:sum! fn:sum?
-0.35 -0.59 ^which > figures: fn:sum! one figure
-0.46 -0.58 ^which > figures: fn:units grouped by what is beside
-0.74 -0.46 ^which > figures: fn:units one figure
-0.45 -0.46 ^which > first or last row: time first
0.36 0.42 ^which > greatest change
0.17 0.21 ^which > greatest change: between two 
0.3 0.31 ^which > greatest change: to the next 
-0.3 -0.26 ^which > groups that are named
-0.3 -0.26 ^which > groups that are named: listed 
0.49 0.53 ^which > groups that have
0.53 0.59 ^which > groups that have: list guess
-0.82 -0.77 ^which > list: all 
-1.27 -1.37 ^which > list: how many 
-0.37 -0.33 ^which > list: many 
0.67 0.75 ^which > list: named things 
-0.3 -0.17 ^which > list: where 
-0.24 -0.31 ^which > list: where distinct
-0.43 -0.58 ^which > loose figures
-0.06 -0.33 ^which > loose figures: avg 
-1.46 -1.41 ^which > loose figures: count 
-0.7 -0.73 ^which > loose figures: look up 
-0.76 -1.06 ^which > loose figures: sum 
-0.37 -0.37 ^which > next or previous row: other way position
0.31 0.31 ^which > next or previous row: said way position
-0.7 -0.73 ^which > next or previous row: said way time
-0.07 -0.26 ^which > rows before or after another: count 
-0.27 -0.17 ^which > rows before or after another: list 
0.83 0.81 ^which > the same as another row
-0.87 -0.74 ^which > the same as another row: count said
-0.33 -0.24 ^which > the same as another row: list guess
0.38 0.5 ^which > the same as another row: list said
-0.43 -0.4 ^which > top groups: hinted asc
-1.19 -1.12 ^which > top groups: revenue desc
0.47 0.44 ^which > top groups: rows asc
-0.18 -0.24 ^which > top groups: said measure asc
0.34 0.31 ^which > top groups: sum of field asc
-0.95 -0.74 ^which > top groups: units desc
-0.46 -0.48 ^which > top rows: order:guess asc
-0.24 -0.26 ^which > top rows: order:hint asc
0.7 0.7 ^which > top rows: order:hint desc
-0.73 -0.69 ^which > top rows: order:hint whole
0.61 0.56 ^which > top rows: order:said asc
0.78 0.77 ^which > top rows: order:said whole
-1.08 -1.16 ^which > which of these: count asc
-1.06 -1.11 ^which > which of these: count desc
0.61 0.53 ^which > which of these: figure 
-0.69 -0.6 ^which > which of these: guess asc
0.23 0.29 ^which > which of these: guess desc
-0.21 -0.2 ^which > which of these: position first
-0.22 -0.22 ^who > against another row: count said
-0.22 -0.26 ^who > comparison
-0.22 -0.26 ^who > comparison: guess value
-0.79 -0.63 ^who > extreme value
-0.71 -0.87 ^who > extreme value: max guess
-0.93 -1.08 ^who > extreme value: max said
-0.23 -0.24 ^who > extreme value: min guess
-0.49 -0.45 ^who > extreme value: min said
-0.4 -0.5 ^who > figures
-0.23 -0.17 ^who > figures: fn:count one figure
0.62 0.67 ^who > figures: fn:last one figure
-0.17 -0.22 ^who > figures: fn:max grouped by what is beside
-0.29 -0.3 ^who > figures: fn:max one figure
-0.2 -0.18 ^who > figures: fn:sum! grouped by what is beside
0.45 0.54 ^who > first or last row: position first
-0.24 -0.18 ^who > first or last row: position last
-0.31 -0.29 ^who > first or last row: position turned first
-0.38 -0.38 ^who > first or last row: position turned last
0.42 0.25 ^who > first or last row: time first
-0.34 -0.22 ^who > first or last row: time last
-0.28 -0.25 ^who > groups that are named
-0.28 -0.25 ^who > groups that are named: listed 
-0.27 -0.37 ^who > groups that have: list said
-0.69 -0.62 ^who > list: all 
-1.03 -1.01 ^who > list: named things 
0.21 0.35 ^who > list: where 
-0.52 -0.59 ^who > loose figures
-0.5 -0.73 ^who > loose figures: avg 
-0.45 -0.48 ^who > loose figures: count 
-0.73 -1.01 ^who > loose figures: sum 
-1.75 -1.76 ^who > next or previous row: other way position
0.32 0.32 ^who > next or previous row: said way position
0.46 0.5 ^who > next or previous row: said way time
-0.4 -0.55 ^who > rows before or after another
-0.43 -0.5 ^who > rows before or after another: count 
-0.37 -0.72 ^who > rows before or after another: list 
0.42 0.47 ^who > the same as another row
-0.32 -0.31 ^who > the same as another row: count guess
-0.35 -0.44 ^who > the same as another row: count said
0.41 0.46 ^who > the same as another row: list guess
-0.31 -0.36 ^who > top groups: own measure desc
0.2 0.23 ^who > top groups: rows asc
-0.52 -0.48 ^who > top groups: rows desc
0.25 0.26 ^who > top groups: said measure desc
-0.2 -0.35 ^who > top groups: sum of field asc
-0.48 -0.41 ^who > top groups: units desc
-0.7 -0.79 ^who > top rows: order:guess asc
-0.68 -0.73 ^who > top rows: order:guess desc
-0.51 -0.5 ^who > top rows: order:hint desc
0.2 0.25 ^who > top rows: order:said asc
-0.2 -0.34 ^who > top rows: order:said whole
0.21 0.27 ^who > which of these
-0.74 -0.76 ^who > which of these: count asc
-0.41 -0.45 ^who > which of these: count desc
0.43 0.49 ^who > which of these: figure 
-0.34 0.01 ^who > which of these: guess asc
0.45 0.47 ^who > which of these: position first
-0.51 -0.5 ^who > which of these: position last
-0.62 -0.62 ^who > which of these: said asc
0.76 0.76 ^who > which of these: said desc
-0.29 -0.25 ^whose > list
-0.3 -0.26 ^whose > list: where 
-0.28 -0.23 ^whose > list: where distinct
-0.2 -0.19 ^whose > loose figures
-0.2 -0.19 ^whose > loose figures: count 
0.29 0.24 ^whose > which of these
-0.32 -0.38 ^whose > which of these: count asc
-0.29 -0.33 ^whose > which of these: count desc
0.28 0.31 ^whose > which of these: guess asc
0.27 0.27 ^whose > which of these: guess desc
0.39 0.39 ^whose > which of these: position first
-0.52 -0.52 ^whose > which of these: position last
-0.4 -0.38 ^year > extreme value
-0.4 -0.38 ^year > extreme value: max said
0.16 0.3 ^year > figures
-0.31 -0.32 ^year > figures: fn:sum! one figure
-0.21 -0.3 ^year > figures: grouped by what is beside 
0.32 0.33 ^year > figures: one figure named
-0.28 -0.33 ^year > top groups
-0.28 -0.33 ^year > top groups: own measure desc
0.28 0.35 ^year > top rows
-0.5 -0.49 ^year > top rows: order:guess desc
0.3 0.4 ^year > top rows: order:said desc
0.4 0.09 above > figures: fn:count fn:sum!
-0.47 -0.37 above > figures: fn:count grouped by what is beside
0.34 0.3 above > figures: fn:count one figure
-0.04 0.66 above > figures: fn:distinct? fn:sum!
0.93 0.78 above > figures: fn:distinct? one figure
-0.46 -0.36 above > figures: one figure named
-0.57 -0.55 above > groups that have
-0.43 -0.37 above > groups that have: list guess
-0.22 -0.24 above > groups that have: list said
-0.26 0.02 above > list
-0.34 -0.31 above > list: all 
-0.9 -0.86 above > list: how many 
-0.6 -0.52 above > list: many 
0.51 0.62 above > list: named things 
-0.82 -0.71 above > list: where 
-0.25 -0.81 above > list: where distinct
-1.19 -0.86 above > loose figures: avg 
-0.61 -0.66 above > loose figures: look up 
-1.21 -1.18 above > loose figures: sum 
-0.38 -0.3 above > next or previous row
-0.8 -0.8 above > next or previous row: other way position
0.27 0.52 above > next or previous row: said way position
-0.7 -0.86 above > rows before or after another
-0.74 -0.87 above > rows before or after another: count 
-0.41 -0.41 above > rows before or after another: list 
0.42 0.34 above > share
0.65 0.52 above > share: filtered 
-0.53 -0.4 above > share: filtered twice 
-0.22 -0.24 above > top rows
-0.22 -0.24 above > top rows: order:guess asc
0.4 0.38 above > yes or no
0.4 0.38 above > yes or no: exists 
-0.48 -0.43 after > comparison
-0.27 -0.2 after > comparison: guess condition
-0.48 -0.42 after > comparison: guess value
-0.74 -0.81 after > extreme value
-0.33 -0.38 after > extreme value: max guess
-0.61 -0.64 after > extreme value: max said
-0.64 -0.61 after > extreme value: min said
-0.26 -0.26 after > figures
-0.64 -0.68 after > figures: fn:count fn:sum
-0.86 -1.07 after > figures: fn:count fn:sum!
-0.58 -0.7 after > figures: fn:count grouped by what is beside
-0.21 -0.31 after > figures: fn:count one figure
-0.61 -0.42 after > figures: fn:distinct? fn:sum!
-0.33 -0.38 after > figures: fn:distinct? grouped by what is beside
-0.31 -0.3 after > figures: fn:max grouped by what is beside
-0.26 -0.51 after > figures: fn:sum! grouped by what is beside
0.16 0.43 after > figures: one figure named
-0.46 -0.29 after > first or last row
-0.45 -0.29 after > first or last row: position first
-0.54 -0.45 after > first or last row: time first
-0.81 -0.6 after > list
-0.86 -1.14 after > list: many 
-0.87 -0.89 after > list: named things 
-0.35 -0.32 after > list: where 
-0.59 -0.49 after > list: where distinct
-0.59 -0.63 after > loose figures
-1.45 -1.51 after > loose figures: avg 
-0.72 -0.64 after > loose figures: count 
-1.14 -1.14 after > loose figures: look up 
-1.15 -1.25 after > loose figures: look up guess
-0.22 -0.29 after > next or previous row
-0.31 -0.32 after > next or previous row: said way position
0.22 0.24 after > rows before or after another
0.58 0.59 after > top groups
-0.32 -0.35 after > top groups: own measure desc
0.49 0.41 after > top groups: rows asc
0.69 0.71 after > top groups: rows desc
-0.21 -0.27 after > top groups: sum of field asc
0.28 0.31 after > top rows: order:guess desc
-0.46 -0.55 after > top rows: order:said asc
-0.46 -0.48 after > top rows: order:said desc
-1.1 -1.11 after > which of these
-0.32 -0.39 after > which of these: count asc
-0.37 -0.44 after > which of these: count desc
-0.57 -0.64 after > which of these: guess asc
-0.85 -0.86 after > which of these: guess desc
-0.84 -0.88 after > which of these: position first
-0.94 -0.97 after > which of these: position last
-0.21 -0.08 after > which of these: said asc
-0.32 -0.21 after > which of these: said desc
0.31 0.29 after all > next or previous row
-0.33 -0.34 after all > next or previous row: other way position
0.34 0.35 after all > next or previous row: said way position
0.18 0.2 after never > next or previous row
-0.25 -0.26 after never > next or previous row: other way position
0.31 0.34 after never > next or previous row: said way time
-0.35 -0.36 after who > list
-0.34 -0.35 after who > list: named things 
-0.4 -0.38 after who > list: where 
-0.35 -0.35 after who > list: where distinct
-0.3 -0.28 after who > loose figures
-0.3 -0.28 after who > loose figures: count 
0.35 0.36 after who > next or previous row
0.46 0.46 after who > next or previous row: other way position
-0.52 -0.49 after who > next or previous row: said way position
-0.18 -0.29 against another row > none
-0.6 -0.66 against another row > place
-1.18 -1.18 against another row > text
-0.29 -0.41 against another row > time
-0.21 -0.56 against another row conditions 2
-0.99 -0.9 against another row ignores measure
-0.34 -0.28 against another row of what repeats
0.21 0.25 against another row with measure
-0.24 -0.15 against another row with or
-0.18 -0.29 against another row: count
0.3 0.27 against another row: said
-0.27 -0.39 all > comparison
-0.27 -0.39 all > comparison: guess value
-0.55 -0.56 all > extreme value: max guess
0.27 0.34 all > figures: fn:avg! grouped by what is beside
-0.3 -0.3 all > figures: fn:avg! one figure
-0.46 -0.54 all > figures: fn:count fn:sum
0.18 0.3 all > figures: fn:count fn:sum!
-0.26 -0.21 all > figures: fn:count grouped by what is beside
-0.2 -0.13 all > figures: fn:count one figure
-0.21 -0.29 all > figures: fn:distinct? fn:sum!
-0.24 -0.22 all > figures: fn:distinct? grouped by what is beside
-0.15 -0.2 all > figures: fn:min grouped by what is beside
0.2 0.22 all > figures: fn:sum fn:sum!
0.43 0.38 all > figures: fn:sum one figure
-0.3 -0.31 all > figures: fn:sum? grouped by what is beside
-0.22 -0.22 all > how long
-0.22 -0.22 all > how long: between rows 
-0.65 -0.65 all > list: all 
-0.24 0.14 all > list: many 
-0.07 -0.54 all > list: where 
-0.64 -0.68 all > loose figures
-1.04 -1.01 all > loose figures: avg 
-0.52 -0.45 all > loose figures: count 
-0.77 -0.81 all > loose figures: look up 
-0.17 -0.21 all > loose figures: sum 
-0.33 -0.34 all > next or previous row: other way position
-0.24 -0.2 all > rows before or after another
-0.22 -0.21 all > rows before or after another: list 
-0.29 -0.31 all > top groups: own measure asc
-0.21 -0.27 all > top groups: own measure desc
-0.33 -0.37 all > top groups: said measure asc
-0.42 -0.47 all > top groups: sum of field asc
0.39 0.47 all > top rows
-0.37 -0.4 all > top rows: order:guess asc
0.49 0.56 all > top rows: order:guess desc
0.37 0.41 all > top rows: order:said asc
-0.54 -0.51 all > top rows: order:said desc
-0.28 -0.21 all > which of these: count asc
-0.27 -0.21 all > which of these: count desc
-0.24 -0.08 all > which of these: position first
0.2 0.24 all > which of these: position last
-0.19 -0.24 all of > top groups
-0.19 -0.23 all of > top groups: own measure desc
-0.22 -0.25 all of > top groups: rows desc
0.19 0.23 all of > top rows
0.19 0.23 all of > top rows: order:guess desc
-0.28 -0.41 all time > comparison
-0.28 -0.41 all time > comparison: guess value
-0.31 -0.36 all time > figures
-0.31 -0.36 all time > figures: fn:count one figure
0.34 0.39 all time > loose figures
0.34 0.39 all time > loose figures: count 
0.22 0.14 also > comparison
0.22 0.14 also > comparison: guess value
0.52 0.56 also > figures
-0.2 -0.21 also > figures: fn:count grouped by what is beside
0.45 0.43 also > figures: fn:count one figure
-0.23 -0.25 also > figures: fn:distinct? grouped by what is beside
-0.4 -0.39 also > figures: fn:distinct? one figure
-0.33 -0.45 also > first or last row
-0.34 -0.46 also > first or last row: position first
-0.38 -0.45 also > first or last row: time first
0.42 0.43 also > list
0.51 0.46 also > list: where 
0.2 0.18 also > list: where distinct
-0.22 -0.24 also > loose figures
-0.22 -0.24 also > loose figures: count 
-0.39 -0.47 also > top groups
-0.25 -0.35 also > top groups: rows asc
0.21 0.19 also had > list: many 
-0.22 -0.2 also had > list: where 
-0.2 -0.18 also had > list: where distinct
0.22 0.14 also on > comparison
0.22 0.14 also on > comparison: guess value
0.52 0.56 also on > figures
-0.2 -0.21 also on > figures: fn:count grouped by what is beside
0.45 0.43 also on > figures: fn:count one figure
-0.23 -0.25 also on > figures: fn:distinct? grouped by what is beside
-0.4 -0.39 also on > figures: fn:distinct? one figure
-0.39 -0.39 also on > list
-0.37 -0.36 also on > list: many 
-0.43 -0.42 also on > list: where 
-0.27 -0.21 also on > list: where distinct
0.19 0.27 amount > amount
-0.41 -0.43 amount > comparison
-0.22 -0.2 amount > comparison: guess value
0.2 0.19 amount > extreme value
0.52 0.46 amount > extreme value: max guess
-0.45 -0.53 amount > extreme value: max said
-0.41 -0.24 amount > extreme value: min guess
-0.41 -0.39 amount > figures
-0.21 -0.29 amount > figures: fn:count fn:count
-0.22 -0.32 amount > figures: fn:count fn:distinct?
-0.39 -0.32 amount > figures: fn:count fn:sum!
-0.18 -0.24 amount > figures: fn:count fn:sum?
-0.29 -0.22 amount > figures: fn:count grouped
-0.48 -0.48 amount > figures: fn:count grouped by what is beside
-0.4 -0.44 amount > figures: fn:count one figure
-0.15 -0.21 amount > figures: fn:distinct? fn:count
-0.16 -0.2 amount > figures: fn:distinct? fn:distinct?
-0.26 -0.26 amount > figures: fn:distinct? fn:sum!
-0.16 -0.2 amount > figures: fn:distinct? fn:sum?
-0.28 -0.38 amount > figures: fn:distinct? grouped by what is beside
0.44 0.54 amount > figures: fn:sum one figure
-0.34 -0.37 amount > figures: fn:sum! fn:count
0.2 0.25 amount > figures: fn:sum! grouped
-0.36 -0.53 amount > figures: fn:sum! one figure
-0.21 -0.24 amount > figures: grouped named
-0.5 -0.48 amount > first or last row
-0.47 -0.48 amount > first or last row: position first
-0.46 -0.44 amount > groups that are named
-0.34 -0.32 amount > groups that are named: listed 
-0.16 -0.27 amount > list: many 
0.52 0.56 amount > list: where 
0.39 0.05 amount > loose figures
0.32 0.47 amount > loose figures: avg 
0.58 0.07 amount > loose figures: look up 
-0.43 -0.44 amount > loose figures: look up guess
-0.39 -0.36 amount > text
0.32 0.41 amount > the same as another row
0.15 0.2 amount > top groups
-0.49 -0.47 amount > top groups: hinted desc
0.32 0.35 amount > top groups: own measure asc
-0.78 -0.75 amount > top groups: own measure desc
-0.74 -0.71 amount > top groups: rows desc
-0.2 -0.24 amount > top groups: said measure asc
0.49 0.42 amount > top groups: sum of field asc
0.56 0.58 amount > top groups: sum of field desc
-0.59 -0.61 amount > top rows: order:guess desc
0.17 0.22 amount > top rows: order:hint whole
-0.27 -0.32 amount > top rows: order:said asc
0.24 0.25 amount > top rows: order:said whole
-0.42 -0.4 amount > which of these: count asc
-0.27 -0.25 amount > which of these: guess asc
-0.4 -0.37 amount > which of these: position last
-0.35 -0.32 amount of > comparison
-0.22 -0.2 amount of > comparison: guess value
0.2 0.19 amount of > extreme value
0.52 0.46 amount of > extreme value: max guess
-0.19 -0.35 amount of > extreme value: max said
-0.41 -0.24 amount of > extreme value: min guess
-0.5 -0.47 amount of > figures
-0.21 -0.29 amount of > figures: fn:count fn:count
-0.22 -0.32 amount of > figures: fn:count fn:distinct?
-0.39 -0.32 amount of > figures: fn:count fn:sum!
-0.18 -0.24 amount of > figures: fn:count fn:sum?
-0.29 -0.22 amount of > figures: fn:count grouped
-0.48 -0.48 amount of > figures: fn:count grouped by what is beside
-0.4 -0.44 amount of > figures: fn:count one figure
-0.15 -0.21 amount of > figures: fn:distinct? fn:count
-0.16 -0.2 amount of > figures: fn:distinct? fn:distinct?
-0.26 -0.26 amount of > figures: fn:distinct? fn:sum!
-0.16 -0.2 amount of > figures: fn:distinct? fn:sum?
-0.28 -0.38 amount of > figures: fn:distinct? grouped by what is beside
0.44 0.54 amount of > figures: fn:sum one figure
-0.34 -0.37 amount of > figures: fn:sum! fn:count
-0.29 -0.29 amount of > first or last row
-0.34 -0.32 amount of > groups that are named
-0.34 -0.32 amount of > groups that are named: listed 
0.27 0.33 amount of > list
0.52 0.57 amount of > list: where 
0.39 0.05 amount of > loose figures
0.32 0.47 amount of > loose figures: avg 
0.58 0.07 amount of > loose figures: look up 
-0.43 -0.44 amount of > loose figures: look up guess
0.32 0.41 amount of > the same as another row
-0.33 -0.31 amount of > top groups: hinted desc
0.32 0.35 amount of > top groups: own measure asc
-0.78 -0.75 amount of > top groups: own measure desc
-0.2 -0.24 amount of > top groups: said measure asc
0.49 0.42 amount of > top groups: sum of field asc
0.21 0.15 amount of > top rows
-0.5 -0.5 amount of > top rows: order:guess desc
-0.27 -0.32 amount of > top rows: order:said asc
0.54 0.49 amount of > top rows: order:said desc
0.2 0.19 amount of > top rows: order:said whole
-0.42 -0.4 amount of > which of these: count asc
-0.27 -0.25 amount of > which of these: guess asc
-0.4 -0.37 amount of > which of these: position last
0.17 0.2 amount per > figures
0.2 0.25 amount per > figures: fn:sum! grouped
-0.36 -0.53 amount per > figures: fn:sum! one figure
-0.21 -0.24 amount per > figures: grouped named
-0.16 -0.27 amount per > list: many 
-0.18 -0.25 amount per > list: where 
-0.21 -0.28 amount per > list: where distinct
-0.43 -0.47 an average one > none
-0.43 -0.47 an average one conditions 0
-0.43 -0.47 an average one with measure
-0.43 -0.47 an average one: an average one
0.27 0.32 and > columns that are named
0.3 0.43 and > columns that are named: columns named all
-0.34 -0.26 and > columns that are named: columns named where
-0.21 -0.28 and > comparison: difference floating
-0.4 -0.26 and > comparison: guess sides
-0.26 0.31 and > comparison: rows in groups
-0.66 -0.57 and > comparison: rows said alone
-0.5 -0.66 and > comparison: rows said in groups
0.22 0.31 and > comparison: said floating
0.26 0.33 and > comparison: said sides
-0.39 -0.45 and > comparison: said value
-0.76 -0.97 and > difference: of counts turned 
-0.82 -0.92 and > difference: of two guess
-0.36 -0.33 and > difference: of two turned guess
-0.41 -0.36 and > difference: of two turned said
-0.31 -0.31 and > extreme value
-0.99 -1.21 and > extreme value: max said
-0.85 -0.92 and > extreme value: min guess
-0.84 -1 and > extreme value: min said
-0.22 -0.34 and > figure of the top rows
-0.21 -0.3 and > figure of the top rows: avg 
-0.14 -0.22 and > figure of the top rows: sum 
-0.44 -0.48 and > figures: fn:avg fn:avg!
-0.19 -0.2 and > figures: fn:avg fn:max
-0.2 -0.21 and > figures: fn:avg fn:sum
-0.73 -0.91 and > figures: fn:avg fn:sum!
0.38 0.39 and > figures: fn:avg grouped
-0.33 -0.31 and > figures: fn:avg grouped by what is beside
-0.21 -0.2 and > figures: fn:avg one figure
-0.29 -0.26 and > figures: fn:avg! fn:stddev
-0.81 -0.93 and > figures: fn:avg! grouped
0.27 0.22 and > figures: fn:correlation fn:sum!
-0.25 -0.21 and > figures: fn:correlation grouped by what is beside
0.78 0.74 and > figures: fn:correlation one figure
-0.31 -0.26 and > figures: fn:count fn:count
0.26 0.3 and > figures: fn:count fn:distinct
0.28 0.29 and > figures: fn:count fn:revenue
0.48 0.51 and > figures: fn:count fn:sum
-0.48 -0.5 and > figures: fn:count grouped
-0.32 -0.33 and > figures: fn:count grouped by what is beside
0.52 0.56 and > figures: fn:count one figure
0.35 0.32 and > figures: fn:distinct? fn:count
-0.28 -0.29 and > figures: fn:distinct? fn:revenue
-0.61 -0.6 and > figures: fn:distinct? fn:sum!
-0.32 -0.38 and > figures: fn:distinct? grouped
-0.46 -0.48 and > figures: fn:distinct? grouped by what is beside
-0.66 -0.67 and > figures: fn:distinct? one figure
-0.74 -0.72 and > figures: fn:max fn:sum!
-0.39 -0.4 and > figures: fn:max grouped
-0.26 -0.32 and > figures: fn:max grouped by what is beside
-0.56 -0.7 and > figures: fn:max one figure
-0.63 -0.57 and > figures: fn:median one figure
-0.65 -0.68 and > figures: fn:min fn:sum!
-0.3 -0.35 and > figures: fn:min grouped by what is beside
0.96 0.83 and > figures: fn:min one figure
0 -0.23 and > figures: fn:ratio one figure
-0.22 -0.09 and > figures: fn:revenue fn:max
-0.28 -0.1 and > figures: fn:revenue fn:sum!
-0.72 -0.68 and > figures: fn:revenue grouped
-0.3 -0.25 and > figures: fn:revenue grouped by what is beside
-0.4 -0.4 and > figures: fn:stddev one figure
-0.08 -0.21 and > figures: fn:sum fn:count
-0.09 -0.21 and > figures: fn:sum fn:sum
-0.2 -0.2 and > figures: fn:sum grouped
-0.27 -0.19 and > figures: fn:sum grouped by what is beside
-0.37 -0.29 and > figures: fn:sum! fn:count
-0.29 -0.26 and > figures: fn:sum! fn:distinct?
-0.09 -0.24 and > figures: fn:sum! fn:revenue
0.51 0.53 and > figures: fn:sum! fn:sum!
-0.23 -0.24 and > figures: fn:sum! fn:units
-0.8 -1 and > figures: fn:sum! grouped
0.15 0.22 and > figures: fn:sum! grouped by what is beside
-1.29 -1.17 and > figures: fn:sum! one figure
-0.22 -0.2 and > figures: fn:sum? one figure
-0.23 -0.26 and > figures: fn:units grouped
-0.48 -0.73 and > figures: grouped named
-0.69 -0.66 and > first or last row
-0.67 -0.71 and > first or last row: position first
-0.38 -0.44 and > first or last row: position last
-0.16 -0.27 and > first or last row: time last
0.29 0.36 and > groups that are named: compared 
-0.17 -0.21 and > groups that have
-0.17 -0.21 and > groups that have: list guess
0.51 0.46 and > how long: between rows 
-0.22 -0.31 and > how long: until today 
-0.4 -0.25 and > list
-0.31 -0.38 and > list: all 
-0.48 -0.62 and > list: how many 
-0.07 -0.24 and > list: many 
-0.75 -0.41 and > list: where 
-0.36 -0.27 and > loose figures
-0.46 -0.64 and > loose figures: avg 
-0.32 -0.32 and > loose figures: count 
-0.42 -0.09 and > loose figures: look up guess
-0.39 -0.39 and > loose figures: sum 
-0.08 -0.32 and > next or previous row
0.42 0.39 and > next or previous row: other way position
-0.52 -0.5 and > next or previous row: said way position
0.63 0.63 and > next or previous row: said way time
-0.48 -0.48 and > rows before or after another
-0.45 -0.46 and > rows before or after another: count 
-0.62 -0.44 and > rows before or after another: list 
-0.91 -0.85 and > top groups
-0.21 -0.22 and > top groups: hinted desc
-0.66 -0.62 and > top groups: own measure asc
-0.36 -0.33 and > top groups: own measure desc
-0.67 -0.65 and > top groups: rows asc
-0.69 -0.59 and > top groups: rows desc
-0.46 -0.47 and > top groups: sum of field desc
-0.66 -0.64 and > top rows
-0.46 -0.4 and > top rows: order:guess asc
-0.88 -0.85 and > top rows: order:guess desc
-0.58 -0.6 and > top rows: order:hint whole
-0.52 -0.45 and > top rows: order:said asc
-0.73 -0.74 and > top rows: order:said desc
-0.33 -0.3 and > top rows: order:said whole
-0.41 -0.5 and > which of these
-0.64 -0.59 and > which of these: count asc
-0.6 -0.53 and > which of these: count desc
-1.02 -0.73 and > which of these: figure 
-0.96 -1.01 and > which of these: guess asc
-0.93 -0.97 and > which of these: guess desc
-1.45 -1.4 and > which of these: position last
-0.53 -0.56 and > which of these: said asc
-0.42 -0.44 and > which of these: said desc
0.39 0.38 and all > list
0.6 0.6 and all > list: where 
-0.27 -0.32 and all > loose figures
-0.27 -0.32 and all > loose figures: count 
-0.39 -0.39 and all > which of these
-0.36 -0.38 and all > which of these: count asc
-0.32 -0.33 and all > which of these: count desc
-0.28 -0.27 and all > which of these: guess asc
-0.27 -0.25 and all > which of these: guess desc
-0.45 -0.45 and all > which of these: position first
-0.43 -0.42 and all > which of these: position last
-0.24 -0.33 and at > figures
-0.26 -0.32 and at > figures: fn:max grouped by what is beside
-0.22 -0.3 and at > figures: fn:max one figure
-0.3 -0.35 and at > figures: fn:min grouped by what is beside
-0.23 -0.34 and at > figures: fn:min one figure
-0.31 -0.41 and at > figures: fn:sum! one figure
0.24 0.33 and at > list
-0.45 -0.61 and at > list: how many 
0.15 0.2 and at > list: many 
0.25 0.36 and at > list: named things 
0.18 0.23 and at > list: where distinct
0.27 0.32 and distinct > columns that are named
0.3 0.43 and distinct > columns that are named: columns named all
-0.34 -0.26 and distinct > columns that are named: columns named where
-0.27 -0.32 and distinct > figures
-0.38 -0.36 and distinct > figures: fn:count grouped
0.27 0.29 and give > figures
0.26 0.29 and give > figures: fn:count one figure
-0.24 -0.25 and give > list
-0.21 -0.24 and give > list: where distinct
-0.52 -0.54 and had > comparison
-0.52 -0.54 and had > comparison: guess value
0.64 0.66 and had > figures
0.45 0.45 and had > figures: fn:count one figure
-0.23 -0.22 and had > figures: fn:distinct? fn:sum!
-0.2 -0.18 and had > figures: fn:distinct? one figure
-0.22 -0.18 and had > groups that have
-0.23 -0.18 and had > groups that have: list guess
-0.33 -0.18 and had > loose figures
-0.21 -0.15 and had > loose figures: avg 
-0.22 -0.2 and had > loose figures: look up guess
-0.34 -0.2 and had > loose figures: sum 
0.2 0.23 and has > list
0.28 0.29 and has > list: many 
-0.25 -0.28 and has > list: where 
-0.31 -0.29 and has > list: where distinct
-0.2 -0.25 and highest > top groups: rows desc
-0.31 -0.15 and how > list: where 
0.26 0.64 and how > list: where distinct
-0.38 -0.41 and in > comparison
-0.43 -0.44 and in > comparison: difference value
-0.23 -0.22 and in > comparison: guess value
0.38 0.41 and in > difference
-0.2 -0.27 and in > difference: of counts 
-0.36 -0.36 and in > difference: of ends said
-0.35 -0.38 and in > difference: of fields 
-0.2 -0.31 and in > difference: of fields turned 
0.4 0.39 and in > difference: of two said
-0.41 -0.42 and in > difference: of two turned said
0.23 0.23 and in > list
-0.29 -0.22 and in > list: where 
0.29 0.49 and in > list: where distinct
-0.24 -0.24 and in > loose figures
-0.24 -0.24 and in > loose figures: count 
-0.23 -0.23 and in > which of these
-0.2 -0.19 and in > which of these: guess asc
-0.2 -0.19 and in > which of these: guess desc
-0.22 -0.21 and in > which of these: position first
-0.23 -0.23 and in > which of these: position last
-0.25 0.25 and last > comparison
-0.23 -0.3 and last > comparison: rows alone
-0.25 0.31 and last > comparison: rows in groups
-0.48 -0.49 and last > extreme value
-0.31 -0.39 and last > extreme value: max guess
-0.49 -0.49 and last > extreme value: max said
-0.34 -0.36 and last > extreme value: min said
0.26 -0.04 and last > figures
-0.24 -0.19 and last > figures: fn:sum! fn:sum!
-0.29 -0.17 and last > figures: fn:sum! grouped by what is beside
0.32 -0.02 and last > figures: grouped named
-0.34 -0.36 and last > first or last row
-0.21 -0.21 and last > first or last row: position first
-0.33 -0.36 and last > first or last row: position last
-0.35 -0.34 and last > top groups
-0.2 -0.19 and last > top groups: own measure desc
-0.25 -0.23 and last > top groups: rows asc
-0.3 -0.22 and last > top groups: rows desc
0.22 0.21 and last > top rows
0.3 0.29 and last > top rows: order:guess asc
-0.48 -0.51 and last > top rows: order:guess desc
-0.45 -0.45 and last > top rows: order:said asc
-0.49 -0.49 and last > top rows: order:said desc
-0.21 -0.23 and lowest > difference: of fields turned 
0.2 0.2 and median > figures
-0.2 -0.18 and median > figures: fn:avg fn:sum!
0.34 0.31 and median > figures: fn:avg one figure
-0.33 -0.3 and median > figures: fn:median one figure
0.31 0.21 and number > figures
0.26 0.3 and number > figures: fn:count fn:distinct
-0.49 -0.45 and number > figures: fn:count grouped
0.35 0.32 and number > figures: fn:distinct? fn:count
-0.26 -0.28 and previous > difference: of ends said
0.35 0.33 and previous > difference: of fields 
-0.47 -0.51 and previous > difference: of fields turned 
-0.08 -0.2 and total > figure of the top rows
-0.59 -0.69 and total > figures
-0.2 -0.21 and total > figures: fn:avg fn:sum
-0.22 -0.23 and total > figures: fn:avg fn:sum!
0.21 0.22 and total > figures: fn:avg one figure
-0.5 -0.52 and total > figures: fn:count grouped
-0.08 -0.21 and total > figures: fn:sum fn:count
-0.09 -0.21 and total > figures: fn:sum fn:sum
-0.2 -0.2 and total > figures: fn:sum grouped
-0.31 -0.6 and total > first or last row
-0.3 -0.6 and total > first or last row: position first
0.82 0.86 and total > top groups
0.82 0.86 and total > top groups: own measure desc
-0.25 -0.49 and total > top rows
-0.25 -0.49 and total > top rows: order:said desc
-0.41 -0.44 and which > list
-0.37 -0.44 and which > list: where 
-0.42 -0.45 and which > list: where distinct
-0.32 -0.29 and which > loose figures
-0.32 -0.29 and which > loose figures: count 
0.41 0.44 and which > which of these
0.27 0.32 and which > which of these: count asc
0.26 0.32 and which > which of these: count desc
0.42 0.45 and which > which of these: position first
-0.36 -0.29 and which > which of these: position last
0.45 0.39 any > figures
-0.48 -0.44 any > figures: fn:arithmetic one figure
-0.55 -0.54 any > figures: fn:outliers grouped by what is beside
0.58 0.43 any > figures: fn:outliers one figure
-0.22 0 any > figures: fn:sum! fn:sum!
-0.59 -0.36 any > figures: fn:sum! grouped by what is beside
-0.45 -0.35 any > list
-0.46 -0.52 any > list: where 
-0.28 -0.19 any > list: where distinct
-0.52 -0.54 any > loose figures
-0.9 -0.66 any > loose figures: avg 
-0.12 -0.3 any > loose figures: count 
-1 -0.73 any > loose figures: sum 
-0.33 -0.33 any > which of these
-0.24 -0.25 any > which of these: count asc
-0.25 -0.26 any > which of these: count desc
-0.34 -0.34 any > which of these: position first
-0.36 -0.36 any > which of these: position last
-0.27 -0.35 any other > list: where 
-0.32 -0.32 any other > loose figures
-0.32 -0.32 any other > loose figures: count 
-0.33 -0.33 any other > which of these
-0.24 -0.25 any other > which of these: count asc
-0.25 -0.26 any other > which of these: count desc
-0.34 -0.34 any other > which of these: position first
-0.36 -0.36 any other > which of these: position last
0.25 0.25 any other > yes or no
0.25 0.25 any other > yes or no: exists 
0.27 0.32 are > columns that are named
0.3 0.43 are > columns that are named: columns named all
-0.34 -0.26 are > columns that are named: columns named where
-0.44 -0.43 are > comparison
-0.44 -0.43 are > comparison: guess value
0.35 0.42 are > difference
0.5 0.55 are > difference: of counts 
-0.42 -0.45 are > difference: of counts turned 
-0.33 -0.39 are > difference: of ends guess
-0.56 -0.62 are > difference: of two guess
-0.35 -0.42 are > difference: of two turned guess
-0.38 -0.4 are > extreme value: max guess
0.17 0.2 are > extreme value: max said
-0.28 -0.3 are > extreme value: min guess
-0.65 -0.67 are > extreme value: min said
-0.35 -0.38 are > figure of the top rows
-0.34 -0.37 are > figure of the top rows: avg 
-0.34 -0.37 are > figure of the top rows: sum 
0.41 0.36 are > figures
0.48 0.55 are > figures: fn:avg one figure
-0.11 -0.3 are > figures: fn:avg! grouped by what is beside
-0.65 -0.63 are > figures: fn:avg! one figure
0.48 0.69 are > figures: fn:count fn:avg!
-0.2 -0.21 are > figures: fn:count fn:missing
-0.67 -0.71 are > figures: fn:count fn:sum
-0.99 -0.98 are > figures: fn:count fn:sum!
0.35 0.36 are > figures: fn:count grouped
-0.97 -0.99 are > figures: fn:count grouped by what is beside
-0.08 -0.24 are > figures: fn:count one figure
0.77 0.55 are > figures: fn:distinct one figure
-0.26 -0.28 are > figures: fn:distinct? fn:sum!
-0.25 -0.29 are > figures: fn:distinct? grouped
-0.67 -1.13 are > figures: fn:distinct? grouped by what is beside
0.34 0.44 are > figures: fn:distinct? one figure
-0.52 -0.6 are > figures: fn:median one figure
0.36 0.33 are > figures: fn:missing one figure
-0.25 -0.27 are > figures: fn:mode one figure
0.42 0.32 are > figures: fn:normal one figure
-0.27 -0.29 are > figures: fn:outliers grouped by what is beside
0.33 0.26 are > figures: fn:outliers one figure
-0.51 -0.47 are > figures: fn:stddev one figure
-0.26 -0.25 are > figures: fn:sum one figure
-0.33 -0.36 are > figures: fn:sum! fn:normal
-0.25 -0.19 are > figures: fn:sum! fn:sum!
-0.08 -0.31 are > figures: fn:sum! grouped by what is beside
-0.42 -0.64 are > figures: fn:sum! one figure
-0.24 -0.29 are > figures: fn:sum? grouped by what is beside
-1 -1 are > figures: fn:sum? one figure
-0.25 -0.31 are > figures: grouped named
-0.4 -0.39 are > first or last row: position last
-0.22 -0.21 are > first or last row: position turned last
-0.36 -0.35 are > first or last row: time first
-0.39 -0.54 are > groups that are named
-0.39 -0.54 are > groups that are named: listed 
-0.35 -0.35 are > groups that have
-0.35 -0.36 are > groups that have: list guess
-0.14 -0.28 are > groups that have: list said
-0.33 -0.26 are > list
-0.85 -0.93 are > list: all 
-0.4 -0.57 are > list: how many 
0.16 0.26 are > list: named things 
-0.88 -0.92 are > list: where 
-0.53 -0.41 are > loose figures
-0.88 -0.64 are > loose figures: avg 
0.51 -0.26 are > loose figures: look up 
-1.2 -1.28 are > loose figures: look up guess
-0.73 -0.16 are > loose figures: sum 
-0.23 -0.24 are > top groups: hinted desc
-0.45 -0.49 are > top groups: own measure asc
0.49 0.48 are > top groups: own measure desc
-0.62 -0.64 are > top groups: rows asc
-0.43 -0.29 are > top groups: rows desc
-0.36 -0.42 are > top groups: said measure asc
-0.74 -0.7 are > top groups: said measure desc
-0.63 -0.6 are > top groups: units desc
-0.11 -0.21 are > top rows
-0.8 -0.93 are > top rows: order:guess desc
-0.41 -0.35 are > top rows: order:hint whole
-0.68 -0.67 are > top rows: order:said asc
-0.11 -0.21 are > top rows: order:said desc
0.97 0.44 are > top rows: order:said whole
-0.2 -0.27 are > which of these: count asc
-0.68 -0.7 are > which of these: figure 
-0.49 -0.46 are > which of these: guess desc
0.24 0.26 are > which of these: position first
-0.51 -0.43 are > which of these: position last
-0.36 -0.32 are > which of these: said asc
-0.32 -0.3 are > which of these: said desc
0.36 0.42 are above > figures
-0.27 -0.29 are above > figures: fn:count fn:sum!
0.46 0.56 are above > figures: fn:count one figure
0.25 0.22 are above > figures: fn:distinct? one figure
-0.46 -0.36 are above > figures: one figure named
-0.34 -0.32 are above > list
-0.17 -0.25 are above > loose figures
-0.08 -0.28 are above > loose figures: look up guess
-0.17 -0.24 are above > loose figures: sum 
-0.24 -0.32 are at > comparison
-0.24 -0.32 are at > comparison: guess value
0.25 0.32 are at > figures
0.25 0.32 are at > figures: fn:count one figure
-0.25 -0.3 are at > list
-0.23 -0.22 are at > list: where 
-0.25 -0.31 are at > list: where distinct
-0.31 -0.33 are at > loose figures
-0.31 -0.33 are at > loose figures: look up guess
0.26 0.19 are for > figures
-0.16 -0.2 are for > figures: fn:count grouped by what is beside
-0.53 -0.56 are from > comparison
-0.53 -0.56 are from > comparison: guess value
0.71 0.86 are from > figures
0.87 0.97 are from > figures: fn:count one figure
-0.81 -0.53 are from > figures: fn:distinct? one figure
-0.09 -0.47 are from > list
-0.16 -0.21 are from > list: how many 
0.22 0.21 are from > list: named things 
-0.32 -0.34 are from > list: where 
-0.35 -0.33 are from > list: where distinct
-0.27 -0.33 are from > loose figures
-0.34 -0.27 are from > loose figures: avg 
-0.26 -0.33 are from > loose figures: sum 
-0.71 -0.42 are in > comparison
-0.71 -0.42 are in > comparison: guess value
-0.2 -0.21 are in > figures: fn:count fn:missing
-0.64 -0.65 are in > figures: fn:count fn:sum!
0.27 0.24 are in > figures: fn:count grouped
-0.21 -0.24 are in > figures: fn:count grouped by what is beside
-0.6 -0.48 are in > figures: fn:count one figure
-0.36 -0.25 are in > figures: fn:distinct? grouped
0.48 0.51 are in > figures: fn:missing one figure
-0.54 -0.18 are in > figures: fn:sum! one figure
-0.19 -0.2 are in > figures: fn:sum? grouped by what is beside
-1.03 -1.37 are in > figures: one figure named
0.09 -0.72 are in > list
-0.38 -0.14 are in > list: how many 
0.69 0.2 are in > list: many 
-0.77 -0.55 are in > list: named things 
-0.09 -0.58 are in > list: where 
-0.48 0.06 are in > list: where distinct
0.25 0.28 are in > loose figures
-0.09 0.21 are in > loose figures: avg 
-0.41 -0.42 are in > loose figures: count 
0.66 0.27 are in > loose figures: look up 
-0.38 -0.39 are in > loose figures: look up guess
0.05 0.38 are in > loose figures: sum 
-0.19 -0.2 are listed > comparison
-0.19 -0.2 are listed > comparison: guess value
0.71 0.7 are listed > figures
-0.36 -0.37 are listed > figures: fn:count grouped by what is beside
0.39 0.4 are listed > figures: fn:count one figure
0.52 0.33 are listed > figures: fn:distinct one figure
-0.37 -0.38 are listed > figures: fn:distinct? one figure
-0.52 -0.53 are listed > list
-0.5 -0.5 are listed > list: where distinct
-0.53 -0.55 are listed > loose figures
-0.53 -0.55 are listed > loose figures: look up guess
0.41 0.18 are longer > figures
0.27 0.34 are longer > figures: fn:avg! grouped by what is beside
-0.34 -0.26 are longer > figures: fn:avg! one figure
0.32 0.37 are longer > figures: fn:count one figure
-0.45 -0.49 are longer > figures: fn:distinct? one figure
0.54 0.23 are longer > figures: fn:sum! grouped by what is beside
-0.2 -0.17 are longer > figures: one figure named
-0.36 -0.08 are longer > list
0.16 0.41 are longer > list: many 
-0.43 -0.57 are longer > list: where 
-0.41 -0.54 are longer > list: where distinct
-0.22 -0.31 are longer > loose figures
-0.15 -0.21 are longer > loose figures: count 
-0.16 -0.33 are not > comparison
-0.16 -0.33 are not > comparison: guess value
-0.35 -0.34 are not > figures
-0.41 -0.39 are not > figures: fn:avg! grouped by what is beside
-0.44 -0.41 are not > figures: fn:avg! one figure
0.42 0.39 are not > figures: fn:count one figure
-0.45 -0.38 are not > figures: fn:distinct? one figure
-0.55 -0.49 are not > figures: fn:sum! grouped by what is beside
-0.6 -0.59 are not > figures: fn:sum! one figure
-0.36 -0.31 are not > figures: one figure named
0.45 0.5 are not > list
-0.5 -0.52 are not > list: how many 
0.46 0.6 are not > list: many 
-0.31 -0.16 are not > list: named things 
0.33 0.34 are not > list: where 
-0.29 -0.37 are not > loose figures
-0.29 -0.37 are not > loose figures: count 
-0.26 -0.26 are not > which of these: count asc
-0.21 -0.21 are not > which of these: count desc
-0.45 -0.45 are not > which of these: guess asc
-0.47 -0.47 are not > which of these: position first
-0.25 -0.23 are not > which of these: position last
0.51 0.68 are of > comparison
0.51 0.68 are of > comparison: guess value
-0.5 -0.51 are of > list
-0.49 -0.48 are of > list: where 
-0.49 -0.51 are of > list: where distinct
-0.21 -0.25 are of > loose figures
-0.21 -0.25 are of > loose figures: look up guess
0.18 0.23 are on > figures
0.67 0.7 are on > figures: fn:count one figure
-0.41 -0.72 are on > figures: fn:distinct? one figure
-0.55 -0.58 are on > list
-0.55 -0.6 are on > list: where distinct
-0.17 -0.22 are on > loose figures
-0.19 -0.2 are on > loose figures: avg 
-0.23 -0.2 are on > loose figures: look up guess
-0.17 -0.22 are on > loose figures: sum 
0.3 0.27 at > comparison
0.31 0.35 at > comparison: difference value
-0.47 -0.51 at > difference: of counts turned 
-0.39 -0.47 at > difference: of ends guess
-0.39 -0.39 at > difference: of ends said
-0.25 -0.32 at > difference: of two said
-0.39 -0.46 at > difference: of two turned guess
-0.33 -0.37 at > difference: of two turned said
-0.78 -0.86 at > extreme value: max guess
0.36 0.34 at > extreme value: max said
-0.26 -0.33 at > extreme value: min guess
-0.44 -0.38 at > extreme value: min said
-0.32 -0.32 at > figure of the top rows
-0.3 -0.31 at > figure of the top rows: avg 
-0.32 -0.32 at > figure of the top rows: sum 
0.21 0.17 at > figures
-0.4 -0.41 at > figures: fn:count fn:avg!
-0.22 -0.25 at > figures: fn:count fn:count
-0.53 -0.57 at > figures: fn:count fn:min
-0.29 -0.33 at > figures: fn:count fn:skewed
-0.98 -1.04 at > figures: fn:count fn:sum!
-0.25 -0.26 at > figures: fn:count grouped
-0.25 -0.26 at > figures: fn:count grouped by what is beside
0.23 0.33 at > figures: fn:count one figure
-0.49 -0.55 at > figures: fn:distinct? fn:min
0.4 0.42 at > figures: fn:distinct? fn:sum!
-0.49 -0.53 at > figures: fn:distinct? one figure
-0.39 -0.41 at > figures: fn:max grouped by what is beside
-0.38 -0.46 at > figures: fn:max one figure
-0.28 -0.38 at > figures: fn:min grouped by what is beside
-0.58 -0.82 at > figures: fn:min one figure
0.33 0.33 at > figures: fn:range one figure
0.31 0.34 at > figures: fn:skewed one figure
-0.23 -0.29 at > figures: fn:sum! fn:skewed
0.43 0.1 at > figures: fn:sum! grouped by what is beside
-0.4 -0.38 at > figures: fn:sum! one figure
-0.24 -0.26 at > figures: fn:sum? fn:min
-0.22 -0.17 at > first or last row
-0.22 -0.08 at > first or last row: position last
-0.62 -0.57 at > first or last row: time first
-0.21 -0.2 at > groups that are named
-0.21 -0.2 at > groups that are named: listed 
0.29 0.3 at > groups that have
-0.35 -0.42 at > groups that have: list guess
-0.2 -0.26 at > how long
-0.2 -0.26 at > how long: between rows 
-0.31 -0.42 at > list: all 
-0.47 -0.66 at > list: how many 
-0.3 -0.32 at > loose figures
-0.69 -0.74 at > loose figures: count 
0.26 0.24 at > loose figures: look up 
-0.94 -1.03 at > loose figures: look up guess
-0.78 -0.76 at > loose figures: sum 
-0.4 -0.43 at > next or previous row
-0.44 -0.5 at > next or previous row: other way position
-0.3 -0.32 at > next or previous row: said way position
-0.31 -0.37 at > rows before or after another
-0.31 -0.37 at > rows before or after another: count 
-0.18 -0.24 at > rows before or after another: list 
-0.2 -0.19 at > share
-0.22 -0.21 at > share: filtered 
0.22 0.29 at > the same as another row
-0.22 -0.23 at > the same as another row: count said
0.22 0.23 at > the same as another row: list said
0.23 0.21 at > top groups
-0.32 -0.33 at > top groups: own measure desc
-0.57 -0.56 at > top groups: rows asc
0.48 0.48 at > top groups: rows desc
-0.67 -0.73 at > top groups: sum of field desc
-0.29 -0.37 at > top rows
-0.33 -0.24 at > top rows: order:guess asc
-0.17 -0.22 at > top rows: order:guess desc
-0.34 -0.43 at > top rows: order:hint whole
0.38 0.38 at > top rows: order:said asc
-0.51 -0.53 at > top rows: order:said desc
-0.47 -0.47 at > which of these: figure 
-0.46 -0.5 at > which of these: said asc
0.3 0.3 at > which of these: said desc
0.65 0.7 at > yes or no
0.65 0.7 at > yes or no: exists 
0.22 0.22 at all > figures
0.18 0.23 at all > figures: fn:count fn:sum!
0.34 0.34 at all > figures: fn:count one figure
-0.26 0.07 at all > figures: fn:distinct? fn:sum!
-0.5 -0.4 at all > figures: fn:distinct? one figure
-0.21 -0.24 at all > list
-0.2 -0.2 at all > list: where 
-0.2 -0.25 at all > list: where distinct
-0.22 -0.22 at all > loose figures
-0.29 -0.24 at all > loose figures: avg 
-0.22 -0.22 at all > loose figures: sum 
-0.5 -0.47 at least > extreme value
-0.5 -0.47 at least > extreme value: min said
-0.32 -0.32 at least > figure of the top rows
-0.3 -0.31 at least > figure of the top rows: avg 
-0.32 -0.32 at least > figure of the top rows: sum 
-0.4 -0.41 at least > figures: fn:count fn:avg!
-0.53 -0.57 at least > figures: fn:count fn:min
-0.97 -1.01 at least > figures: fn:count fn:sum!
-0.76 -0.73 at least > figures: fn:count grouped by what is beside
-0.2 -0.18 at least > figures: fn:count one figure
-0.49 -0.55 at least > figures: fn:distinct? fn:min
0.4 0.41 at least > figures: fn:distinct? fn:sum!
-0.26 -0.32 at least > figures: fn:max grouped by what is beside
-0.22 -0.3 at least > figures: fn:max one figure
-0.28 -0.38 at least > figures: fn:min grouped by what is beside
-0.58 -0.82 at least > figures: fn:min one figure
0.43 0.1 at least > figures: fn:sum! grouped by what is beside
-0.25 -0.23 at least > figures: fn:sum! one figure
-0.24 -0.26 at least > figures: fn:sum? fn:min
-0.41 -0.43 at least > first or last row
-0.4 -0.42 at least > first or last row: position first
-0.31 -0.32 at least > first or last row: time first
-0.23 -0.29 at least > groups that are named
-0.23 -0.29 at least > groups that are named: listed 
0.29 0.3 at least > groups that have
-0.35 -0.42 at least > groups that have: list guess
-0.36 -0.22 at least > list
-0.4 -0.55 at least > list: how many 
-0.79 -0.51 at least > list: many 
-0.09 -0.2 at least > list: where distinct
-1.01 -0.97 at least > loose figures
-1.07 -0.97 at least > loose figures: avg 
-0.71 -0.74 at least > loose figures: look up 
-0.54 -0.83 at least > loose figures: look up guess
-1.08 -1.16 at least > loose figures: sum 
-0.38 -0.34 at least > top groups
-0.2 -0.18 at least > top groups: own measure desc
-0.32 -0.29 at least > top groups: rows desc
-0.52 -0.49 at least > top rows
-0.22 -0.25 at least > top rows: order:guess asc
-0.28 -0.25 at least > top rows: order:guess desc
-0.28 -0.31 at least > top rows: order:hint whole
-0.26 -0.25 at least > top rows: order:said asc
-0.32 -0.32 at least > top rows: order:said desc
0.42 0.49 at least > yes or no
0.42 0.49 at least > yes or no: exists 
-0.39 -0.49 at most > comparison
-0.39 -0.49 at most > comparison: guess value
-0.47 -0.58 at most > figures
-0.37 -0.44 at most > figures: fn:count one figure
-0.32 -0.39 at most > figures: fn:distinct? one figure
-0.26 -0.32 at most > figures: fn:max grouped by what is beside
-0.22 -0.3 at most > figures: fn:max one figure
-0.3 -0.35 at most > figures: fn:min grouped by what is beside
-0.23 -0.34 at most > figures: fn:min one figure
-0.31 -0.41 at most > figures: fn:sum! one figure
0.37 0.43 at most > list
-0.45 -0.61 at most > list: how many 
0.25 0.2 at most > list: many 
0.25 0.36 at most > list: named things 
-0.27 -0.25 at most > list: where 
0.4 0.4 at most > list: where distinct
0.22 0.3 at most > loose figures
-0.61 -0.71 at most > loose figures: avg 
-0.11 -0.23 at most > loose figures: count 
0.38 0.47 at most > loose figures: look up 
0.2 0.2 at most > loose figures: look up guess
-0.43 -0.52 at most > loose figures: sum 
0.19 0.26 at most > which of these
0.19 0.3 at most > which of these: count asc
0.18 0.25 at most > which of these: count desc
0.18 0.23 at most > which of these: guess asc
0.19 0.24 at most > which of these: guess desc
0.23 0.4 at most > which of these: position first
0.21 0.31 at most > which of these: position last
0.47 0.48 at number > figures
0.47 0.49 at number > figures: fn:count one figure
0.45 0.44 at number > figures: fn:distinct? one figure
-0.29 -0.22 at number > list
-0.29 -0.22 at number > list: where distinct
-0.47 -0.48 at number > loose figures
-0.48 -0.48 at number > loose figures: avg 
-0.44 -0.5 at number > loose figures: look up 
-0.45 -0.47 at number > loose figures: sum 
-0.26 -0.33 at what > extreme value
-0.26 -0.33 at what > extreme value: min guess
0.46 0.48 at what > first or last row
0.48 0.5 at what > first or last row: position first
0.27 0.26 at what > first or last row: time first
-0.3 -0.31 at what > top groups
-0.3 -0.31 at what > top groups: rows asc
-0.43 -0.47 average > an average one
-0.43 -0.47 average > an average one:  
-0.27 -0.15 average > average of each
-0.27 -0.15 average > average of each:  
-0.11 -0.31 average > comparison: difference value
-0.16 -0.29 average > comparison: guess sides
-0.38 -0.57 average > comparison: guess value
0.17 0.3 average > comparison: rows alone
-0.17 -0.31 average > comparison: said condition
-0.21 -0.26 average > comparison: said value
-0.35 -0.48 average > extreme value
-0.15 -0.29 average > extreme value: max said
-0.46 -0.46 average > figure of the top rows: sum 
-0.3 -0.32 average > figures
1.19 1.37 average > figures: fn:avg fn:avg!
-1.24 -1.43 average > figures: fn:avg fn:sum!
0.19 0.26 average > figures: fn:avg grouped
-0.89 -1 average > figures: fn:avg grouped by what is beside
0.21 0.23 average > figures: fn:avg! fn:count
-0.35 -0.22 average > figures: fn:count fn:sum!
-0.71 -0.92 average > figures: fn:count grouped
-0.65 -0.63 average > figures: fn:count one figure
-0.31 -0.3 average > figures: fn:distinct? grouped
-0.48 -0.69 average > figures: fn:median one figure
0.53 0.58 average > figures: fn:ratio grouped
-0.47 -0.43 average > figures: fn:ratio grouped by what is beside
0.25 0.29 average > figures: fn:ratio one figure
0.32 0.36 average > figures: fn:revenue one figure
-0.58 -0.59 average > figures: fn:stddev one figure
-0.26 -0.27 average > figures: fn:sum one figure
-0.44 -0.68 average > figures: fn:sum! fn:sum!
-1.35 -1.13 average > figures: fn:sum! grouped
-0.52 -0.48 average > figures: fn:sum! grouped by what is beside
-0.39 -0.28 average > figures: fn:sum! one figure
-0.87 -0.91 average > figures: grouped named
-0.64 -0.67 average > first or last row
-0.68 -0.64 average > first or last row: position first
0.38 0.29 average > groups that are named
0.38 0.29 average > groups that are named: listed 
0.3 0.28 average > list
-0.46 -0.48 average > list: all 
-0.9 -0.86 average > list: how many 
-0.65 -0.72 average > list: many 
0.47 0.57 average > list: named things 
0.21 0.23 average > loose figures: avg 
-0.56 -0.69 average > loose figures: look up 
-0.4 -0.4 average > loose figures: look up guess
-1.25 -1.23 average > loose figures: sum 
-0.45 -0.56 average > top groups
-0.31 -0.33 average > top groups: own measure desc
-0.55 -0.46 average > top groups: rows asc
0.8 0.49 average > top groups: said measure asc
0.64 0.64 average > top groups: said measure desc
-0.51 -0.45 average > top groups: sum of field asc
-0.25 -0.25 average > top rows: order:guess asc
-0.72 -0.75 average > top rows: order:guess desc
-0.39 -0.45 average > top rows: order:hint whole
0.4 0.44 average > top rows: order:said asc
-0.05 -0.22 average > top rows: order:said desc
0.4 0.39 average > top rows: order:said whole
-0.19 -0.2 average > which of these
-0.5 -0.62 average > which of these: figure 
0.23 0.27 average and > figures
0.77 0.92 average and > figures: fn:avg one figure
-0.43 -0.64 average and > figures: fn:median one figure
-0.44 -0.46 average and > figures: fn:stddev one figure
-0.13 -0.27 average number > average of each
-0.13 -0.27 average number > average of each:  
-0.3 -0.29 average number > figure of the top rows: sum 
-0.35 -0.22 average number > figures: fn:count fn:sum!
-0.55 -0.76 average number > figures: fn:count grouped
-0.88 -0.87 average number > figures: fn:count one figure
-0.2 -0.3 average number > figures: fn:distinct? grouped
-0.25 -0.24 average number > figures: fn:distinct? one figure
0.61 0.85 average number > figures: fn:ratio one figure
-0.11 -0.24 average number > figures: fn:sum! grouped by what is beside
-0.25 -0.24 average number > first or last row
-0.25 -0.24 average number > first or last row: position first
-0.26 -0.22 average number > list
-0.28 -0.24 average number > list: where 
-0.23 -0.2 average number > list: where distinct
0.37 0.37 average number > loose figures: avg 
-0.46 -0.62 average number > loose figures: look up 
-0.4 -0.4 average number > loose figures: look up guess
-0.82 -0.83 average number > loose figures: sum 
-0.25 -0.21 average number > top rows
-0.24 -0.2 average number > top rows: order:guess desc
-0.22 -0.19 average number > top rows: order:said desc
0.38 0.27 average of > figures
0.32 0.36 average of > figures: fn:revenue one figure
-0.34 -0.34 average of > list
-0.21 -0.11 average of > list: all 
-0.33 -0.31 average of > list: where distinct
-0.25 -0.23 average of each > none
-0.25 -0.23 average of each conditions 0
-0.41 -0.44 average of each ignores field
-0.15 -0.21 average of each ignores order
-0.25 -0.23 average of each with dimension
-0.41 -0.44 average of each with field
-0.2 -0.19 average of each with measure
-0.15 -0.21 average of each with order
-0.25 -0.23 average of each: average of each
0.28 0.29 average total > figures
-0.23 -0.28 average total > figures: fn:avg fn:sum!
0.36 0.38 average total > figures: fn:avg one figure
-0.26 -0.27 average total > figures: fn:sum one figure
0.18 0.21 average total > list
0.33 0.37 average total > list: where 
-0.3 -0.09 average total > list: where distinct
-0.35 -0.36 average total > loose figures
-0.2 -0.24 average total > loose figures: avg 
-0.27 -0.27 average total > loose figures: count 
-1.02 -1.15 before > comparison
-0.59 -0.59 before > comparison: guess floating
-0.73 -0.83 before > comparison: guess value
0.4 0.41 before > difference
-0.29 -0.29 before > difference: of counts 
-0.2 -0.21 before > difference: of counts turned 
-0.18 -0.2 before > difference: of ends guess
-0.31 -0.29 before > difference: of two guess
0.28 0.32 before > difference: of two turned guess
-0.22 -0.19 before > extreme value
-0.4 -0.49 before > extreme value: max guess
-0.49 -0.46 before > extreme value: max said
-0.23 -0.14 before > figures
-0.05 0.33 before > figures: fn:avg fn:sum!
0.33 0.25 before > figures: fn:avg one figure
-0.33 -0.47 before > figures: fn:count grouped by what is beside
-0.26 -0.3 before > figures: fn:distinct? grouped by what is beside
-0.97 -0.89 before > figures: fn:distinct? one figure
-0.26 -0.26 before > figures: fn:min grouped by what is beside
-0.45 -0.45 before > figures: fn:sum! grouped by what is beside
-0.52 -0.43 before > first or last row
-0.44 -0.39 before > first or last row: position last
-0.21 -0.19 before > first or last row: time last
-0.47 -0.51 before > groups that are named
-0.47 -0.51 before > groups that are named: listed 
-0.94 -0.84 before > list
-0.31 -0.38 before > list: all 
-0.85 -0.86 before > list: named things 
-1.31 -1.34 before > list: where 
-1.19 -1.12 before > list: where distinct
-0.94 -0.93 before > loose figures: avg 
-0.25 -0.22 before > loose figures: count 
-0.67 -0.59 before > loose figures: look up 
-1.12 -1.24 before > loose figures: look up guess
0.08 0.23 before > next or previous row
-0.45 -0.41 before > next or previous row: other way position
0.19 0.28 before > next or previous row: said way position
-1.49 -1.45 before > rows before or after another: list 
-0.14 -0.21 before > top groups
-0.2 -0.26 before > top groups: own measure desc
-0.44 -0.33 before > top groups: rows asc
-0.37 -0.38 before > top groups: rows desc
-0.47 -0.51 before > top groups: sum of field desc
-0.36 -0.31 before > top rows
-0.76 -0.74 before > top rows: order:guess desc
-0.44 -0.41 before > top rows: order:said asc
0.24 0.16 before > top rows: order:said desc
-0.21 -0.15 before > which of these: position last
-0.21 -0.18 before > yes or no
-0.21 -0.18 before > yes or no: exists 
0.32 0.28 below > extreme value
0.47 0.43 below > extreme value: max guess
-0.38 -0.35 below > extreme value: max said
-0.34 -0.32 below > figures
-0.21 -0.14 below > figures: fn:count grouped by what is beside
0.26 0.26 below > figures: fn:count one figure
0.31 0.36 below > figures: fn:distinct? one figure
0.2 0.27 below > groups that have
0.2 0.27 below > groups that have: list guess
-0.51 -0.57 below > list
-0.34 -0.33 below > list: many 
-0.46 -0.61 below > list: where 
-0.41 -0.46 below > list: where distinct
0.29 0.31 below > loose figures: avg 
-0.85 -0.92 below > loose figures: count 
-0.2 -0.4 below > loose figures: look up guess
0.22 0.29 below > loose figures: sum 
0.35 0.36 below > next or previous row
0.46 0.42 below > next or previous row: said way position
-0.48 -0.4 below > rows before or after another
-0.41 -0.39 below > rows before or after another: count 
-0.43 -0.42 below > rows before or after another: list 
-0.33 -0.33 below > top groups
-0.49 -0.48 below > top rows
-0.29 -0.32 below > top rows: order:guess desc
-0.41 -0.38 below > top rows: order:said desc
0.56 0.45 besides > comparison
0.56 0.45 besides > comparison: guess value
-0.2 -0.19 besides > figure of the top rows
-0.2 -0.19 besides > figure of the top rows: avg 
-0.2 -0.2 besides > figure of the top rows: sum 
-0.79 -0.68 besides > figures
-0.56 -0.45 besides > figures: fn:count one figure
0.27 0.22 besides > figures: fn:max grouped by what is beside
-0.24 -0.22 besides > figures: fn:max one figure
-0.24 -0.23 besides > figures: fn:sum! fn:max
0.34 0.17 besides > figures: fn:sum! grouped by what is beside
-0.42 -0.34 besides > first or last row
-0.42 -0.34 besides > first or last row: position first
-0.22 -0.15 besides > groups that are named
-0.22 -0.15 besides > groups that are named: listed 
0.25 0.27 besides > list: named things 
-0.3 -0.25 besides > loose figures
-0.38 -0.35 besides > loose figures: count 
0.36 0.28 besides > top groups
0.36 0.28 besides > top groups: own measure desc
-0.43 -0.32 besides > top rows
-0.39 -0.35 besides > top rows: order:guess desc
-0.44 -0.3 besides > top rows: order:said desc
-0.23 -0.28 besides > which of these
-0.47 -0.48 besides > which of these: position first
-0.21 -0.21 besides > which of these: position last
0.25 0.25 besides > yes or no
0.25 0.25 besides > yes or no: exists 
-0.16 -0.23 best > average of each
-0.16 -0.23 best > average of each:  
-1.16 -1.22 best > extreme value
-0.57 -0.59 best > extreme value: max guess
-1.07 -1.14 best > extreme value: max said
-0.35 -0.43 best > extreme value: min said
0.16 0.24 best > figures: fn:avg grouped
-0.28 -0.18 best > figures: fn:avg grouped by what is beside
-0.23 -0.25 best > figures: fn:avg one figure
-0.42 -0.38 best > figures: fn:avg! grouped
-0.43 -0.41 best > figures: fn:revenue grouped
-0.53 -0.61 best > figures: fn:revenue one figure
-0.29 -0.26 best > figures: fn:sum! grouped
0.34 0.46 best > figures: fn:sum! grouped by what is beside
-0.61 -0.62 best > figures: fn:sum! one figure
-0.22 -0.25 best > figures: fn:units grouped
-0.32 -0.66 best > figures: fn:units one figure
-0.67 -0.71 best > figures: grouped named
-0.51 -0.49 best > first or last row
-0.5 -0.46 best > first or last row: position first
-0.73 -0.61 best > list
-0.12 -0.22 best > list: many 
-0.73 -0.62 best > list: named things 
-0.29 -0.32 best > list: where distinct
-0.17 -0.45 best > loose figures: avg 
0.23 0.23 best > loose figures: count 
-0.55 -0.52 best > loose figures: sum 
0.4 0.42 best > next or previous row: other way position
-0.56 -0.56 best > next or previous row: said way position
-0.44 -0.38 best > rows before or after another
-0.38 -0.29 best > rows before or after another: count 
0.23 0.22 best > top groups
-0.16 -0.24 best > top groups: own measure asc
0.35 0.25 best > top groups: own measure desc
0.31 0.39 best > top groups: revenue desc
-0.45 -0.48 best > top groups: rows asc
-0.22 -0.21 best > top groups: rows desc
-0.01 -0.24 best > top groups: sum of field desc
-0.46 -0.36 best > top groups: units desc
-0.44 -0.42 best > top rows
-0.3 -0.23 best > top rows: order:guess desc
-0.52 -0.55 best > top rows: order:hint whole
-0.35 -0.43 best > top rows: order:said asc
-0.38 -0.48 best > top rows: order:said desc
0.31 0.34 best > yes or no: against another 
-0.34 -0.38 best > yes or no: exists 
-0.08 -0.2 best average > extreme value
-0.08 -0.2 best average > extreme value: max said
-0.22 -0.28 best average > figures
-0.24 -0.29 best average > figures: fn:avg one figure
0.6 0.59 best average > top groups
-0.41 -0.43 best average > top groups: own measure desc
0.97 0.94 best average > top groups: sum of field desc
-0.59 -0.55 best average > top rows
-0.21 -0.21 best average > top rows: order:guess desc
-0.6 -0.55 best average > top rows: order:said desc
-0.15 -0.21 best first > average of each
-0.15 -0.21 best first > average of each:  
-0.37 -0.43 best first > extreme value
-0.36 -0.43 best first > extreme value: max said
-0.35 -0.43 best first > extreme value: min said
0.35 0.4 best first > figures
0.16 0.24 best first > figures: fn:avg grouped
-0.28 -0.25 best first > figures: fn:sum! grouped
0.45 0.52 best first > figures: fn:sum! grouped by what is beside
-0.61 -0.62 best first > figures: fn:sum! one figure
-0.49 -0.52 best first > figures: grouped named
-0.51 -0.49 best first > first or last row
-0.5 -0.46 best first > first or last row: position first
0.27 0.32 best first > list
0.29 0.33 best first > list: many 
-0.17 -0.27 best first > top groups
-0.16 -0.24 best first > top groups: own measure asc
-0.16 -0.28 best first > top groups: own measure desc
-0.45 -0.48 best first > top groups: rows asc
-0.36 -0.42 best first > top groups: rows desc
-0.49 -0.56 best first > top rows
-0.35 -0.43 best first > top rows: order:said asc
-0.35 -0.42 best first > top rows: order:said desc
-0.4 -0.38 best in > extreme value
-0.37 -0.41 best in > extreme value: max guess
-0.25 -0.31 best in > extreme value: max said
0.34 0.51 best in > list
0.33 0.49 best in > list: where 
0.28 0.32 best in > list: where distinct
-0.04 0.22 best in > loose figures
-0.08 -0.4 best in > loose figures: avg 
0.31 0.37 best in > loose figures: count 
-0.38 -0.42 best in > loose figures: sum 
0.48 0.09 best in > top groups
0.48 0.09 best in > top groups: rows desc
-0.25 -0.32 best in > top rows
-0.25 -0.32 best in > top rows: order:guess desc
-0.2 -0.17 best mean > figures
-0.27 -0.18 best mean > figures: fn:avg grouped by what is beside
0.35 0.35 best mean > top groups
-0.63 -0.67 best mean > top groups: own measure desc
-0.75 -0.82 best mean > top groups: rows desc
0.65 0.69 best mean > top groups: said measure desc
-0.38 -0.37 best mean > top rows
-0.38 -0.37 best mean > top rows: order:guess desc
-0.34 -0.36 best time > list
-0.34 -0.36 best time > list: named things 
-0.26 -0.27 best time > list: where distinct
-0.54 -0.54 best time > top groups
0.27 0.27 best time > top groups: own measure desc
-0.47 -0.47 best time > top groups: rows desc
0.36 0.33 best time > top groups: said measure desc
-0.44 -0.43 best time > top groups: sum of field desc
0.46 0.49 best time > top rows
0.45 0.46 best time > top rows: order:guess desc
-0.52 -0.55 best time > top rows: order:hint whole
-0.41 -0.41 best time > top rows: order:said desc
-0.48 -0.47 best year > extreme value
-0.4 -0.49 best year > extreme value: max guess
-0.48 -0.46 best year > extreme value: max said
-0.44 -0.39 best year > loose figures
-0.44 -0.39 best year > loose figures: sum 
0.44 0.44 best year > next or previous row
0.47 0.47 best year > next or previous row: other way position
-0.54 -0.59 best year > next or previous row: said way position
-0.37 -0.38 best year > top groups
-0.37 -0.38 best year > top groups: rows desc
-0.31 -0.33 best year > top rows
-0.45 -0.44 best year > top rows: order:guess desc
0.35 0.31 best year > top rows: order:said desc
-0.38 -0.45 better > figures
-0.27 -0.28 better > figures: fn:count grouped by what is beside
-0.34 -0.35 better > figures: fn:count one figure
-0.42 -0.4 better > list
-0.47 -0.56 better > list: many 
-0.39 -0.41 better > list: where 
-0.35 -0.36 better > list: where distinct
0.36 0.32 better > loose figures: avg 
-0.32 -0.34 better > loose figures: count 
-0.58 -0.43 better > loose figures: look up 
-0.5 -0.37 better > loose figures: look up guess
0.37 0.31 better > loose figures: sum 
0.48 0.48 better > which of these
-0.52 -0.64 better > which of these: count asc
-0.52 -0.62 better > which of these: count desc
0.22 0.23 better > which of these: figure 
-0.2 -0.2 better > which of these: guess asc
0.21 0.25 better > which of these: guess desc
0.21 0.19 better > which of these: position last
0.42 0.46 better > which of these: said asc
-0.22 -0.22 better > which of these: said desc
-0.52 -0.55 better > yes or no
-0.52 -0.55 better > yes or no: exists 
-0.17 -0.2 better in > list: where distinct
-0.41 -0.45 better in > loose figures
-0.46 -0.47 better in > loose figures: avg 
-0.37 -0.44 better in > loose figures: sum 
0.26 0.3 better in > which of these
-0.45 -0.51 better in > which of these: count asc
-0.36 -0.37 better in > which of these: count desc
-0.39 -0.4 better in > which of these: guess asc
-0.29 -0.29 better in > which of these: guess desc
-0.42 -0.43 better in > which of these: position first
0.34 0.33 better in > which of these: position last
0.41 0.45 better in > which of these: said asc
-0.38 -0.38 better in > which of these: said desc
0.22 0.23 better ratio > which of these: figure 
-0.26 -0.25 better ratio > which of these: position last
-0.33 -0.31 better ratio > which of these: said asc
-0.1 -0.23 between > comparison
-0.21 -0.28 between > comparison: difference floating
0.26 0.23 between > comparison: difference value
-0.38 -0.4 between > comparison: guess floating
-0.5 -0.53 between > comparison: guess sides
-0.69 -0.79 between > comparison: guess value
-0.13 -0.2 between > comparison: rows in groups
-0.45 -0.37 between > comparison: rows said alone
-0.26 -0.32 between > comparison: rows said in groups
-0.25 -0.31 between > comparison: said value
-0.27 -0.44 between > difference: of counts turned 
-0.47 -0.52 between > difference: of two guess
-0.28 -0.19 between > difference: of two turned guess
-0.25 -0.21 between > difference: of two turned said
0.23 0.34 between > extreme value: max guess
-0.56 -0.66 between > extreme value: max said
-0.36 -0.43 between > extreme value: min said
0.4 0.23 between > figures
0.27 0.22 between > figures: fn:correlation fn:sum!
-0.25 -0.21 between > figures: fn:correlation grouped by what is beside
0.78 0.74 between > figures: fn:correlation one figure
-0.22 -0.25 between > figures: fn:count fn:count
-0.28 -0.39 between > figures: fn:count grouped by what is beside
0.61 0.6 between > figures: fn:count one figure
-0.51 -0.49 between > figures: fn:distinct? fn:sum!
-0.6 -0.6 between > figures: fn:distinct? one figure
-0.22 -0.09 between > figures: fn:revenue fn:max
-0.28 -0.1 between > figures: fn:revenue fn:sum!
-0.27 -0.3 between > figures: fn:revenue grouped
-0.5 -0.55 between > figures: fn:revenue one figure
-0.56 -0.59 between > figures: fn:sum one figure
-0.3 -0.24 between > figures: fn:sum! fn:count
-0.46 -0.27 between > figures: fn:sum! fn:sum!
-0.4 -0.3 between > figures: fn:sum! grouped by what is beside
-0.25 -0.28 between > first or last row
-0.22 -0.27 between > first or last row: position first
-0.27 -0.3 between > first or last row: position last
-0.2 -0.23 between > groups that are named
-0.2 -0.23 between > groups that are named: listed 
-0.17 -0.2 between > groups that have
-0.17 -0.2 between > groups that have: list guess
0.51 0.46 between > how long
0.51 0.46 between > how long: between rows 
-0.35 -0.46 between > list
-0.5 -0.43 between > list: many 
-0.24 -0.3 between > list: where 
-0.19 -0.32 between > list: where distinct
-0.4 -0.37 between > loose figures: count 
-0.43 -0.45 between > loose figures: look up 
-0.7 -0.77 between > loose figures: look up guess
-0.51 -0.62 between > next or previous row
-0.46 -0.66 between > next or previous row: other way position
-0.35 -0.42 between > next or previous row: said way position
-0.22 -0.21 between > rows before or after another
-0.22 -0.21 between > rows before or after another: count 
-0.17 -0.21 between > rows before or after another: list 
-0.42 -0.42 between > top groups
-0.22 -0.21 between > top groups: own measure desc
-0.25 -0.23 between > top groups: rows asc
-0.59 -0.64 between > top groups: rows desc
0.3 0.29 between > top rows: order:guess asc
-0.42 -0.32 between > top rows: order:guess desc
-0.17 -0.29 between > top rows: order:hint whole
-0.45 -0.46 between > top rows: order:said asc
-0.86 -0.88 between > top rows: order:said desc
-0.35 -0.4 between > which of these: count asc
-0.24 -0.25 between > which of these: count desc
-0.45 -0.45 between > which of these: guess asc
-0.34 -0.32 between > which of these: position last
-0.43 -0.32 between > which of these: said asc
-0.31 -0.24 biggest > extreme value
-0.38 -0.38 biggest > extreme value: max said
-0.29 -0.28 biggest > figure of the top rows
-0.27 -0.28 biggest > figure of the top rows: avg 
-0.3 -0.27 biggest > figure of the top rows: sum 
-0.38 -0.45 biggest > figures
-0.31 -0.36 biggest > figures: fn:max grouped by what is beside
-0.55 -0.46 biggest > figures: fn:sum! grouped by what is beside
-0.28 -0.45 biggest > figures: grouped named
0.3 0.31 biggest > greatest change
0.3 0.31 biggest > greatest change: to the next 
-0.24 -0.21 biggest > list
-0.22 -0.19 biggest > list: many 
-0.18 -0.26 biggest > loose figures
-0.22 -0.21 biggest > top groups: hinted desc
0.18 0.27 biggest > top groups: own measure desc
-0.64 -0.62 biggest > top groups: rows desc
-0.25 -0.26 biggest > top groups: said measure desc
-0.73 -0.73 biggest > top rows: order:guess desc
0.68 0.69 biggest > top rows: order:hint whole
-0.58 -0.57 biggest > top rows: order:said desc
-0.2 -0.19 biggest name > figures
-0.21 -0.19 biggest name > figures: fn:sum! grouped by what is beside
0.27 0.25 biggest name > top groups
0.23 0.24 biggest name > top groups: own measure desc
-0.23 -0.23 biggest name > top groups: rows desc
-0.27 -0.24 biggest name > top rows
-0.27 -0.24 biggest name > top rows: order:guess desc
0.21 0.32 both > figures
0.29 0.37 both > figures: fn:count one figure
0.25 0.35 both > figures: fn:sum! grouped
0.29 0.43 both > groups that are named
0.29 0.43 both > groups that are named: listed 
-0.4 -0.28 both > list: where 
-0.36 -0.27 both > list: where distinct
-0.36 -0.39 both > loose figures
-0.55 -0.48 both > loose figures: avg 
-0.41 -0.39 both > loose figures: sum 
0.2 0.14 both > which of these
-0.3 -0.39 both > which of these: count asc
-0.33 -0.41 both > which of these: count desc
-0.27 -0.32 both > which of these: figure 
-0.36 -0.37 both > which of these: guess asc
-0.34 -0.35 both > which of these: guess desc
0.26 0.22 both > which of these: position first
-0.61 -0.67 both > which of these: position last
-0.29 -0.27 both > which of these: said asc
-0.29 -0.26 both > which of these: said desc
0.21 0.21 both from > list: where distinct
0.18 0.21 bottom > figures: fn:count one figure
-0.2 -0.31 bottom > figures: fn:revenue one figure
0.19 0.26 bottom > figures: fn:skewed one figure
-0.11 -0.22 bottom > figures: fn:sum! fn:skewed
-0.2 -0.26 bottom > first or last row
-0.2 -0.27 bottom > first or last row: position last
-0.2 -0.25 bottom > first or last row: time last
-0.18 -0.26 bottom > groups that have
-0.18 -0.26 bottom > groups that have: list guess
-0.31 -0.28 bottom > list
-0.23 -0.17 bottom > list: named things 
-0.18 -0.2 bottom > list: where distinct
-0.31 -0.42 bottom > loose figures
-0.17 -0.26 bottom > loose figures: avg 
-0.26 -0.44 bottom > loose figures: look up guess
-0.34 -0.39 bottom > loose figures: sum 
-0.23 -0.4 bottom > top groups: rows asc
-0.43 -0.38 bottom > top groups: said measure asc
-0.23 -0.22 bottom > top groups: sum of field asc
-0.32 -0.31 bottom > top groups: units asc
-0.27 -0.33 bottom > top rows
-0.22 -0.24 bottom > top rows: order:guess asc
-0.18 -0.36 bottom > top rows: order:said asc
0.34 0.17 by 0
-0.2 -0.06 by 2
-0.98 -1.08 by 3
-0.28 -0.33 by > an average one
-0.28 -0.33 by > an average one:  
-0.47 -0.65 by > average of each
-0.47 -0.65 by > average of each:  
0.23 0.06 by > columns that are named
0.53 0.52 by > comparison
-0.6 -0.55 by > comparison: difference value
-0.73 -0.76 by > comparison: guess floating
0.37 0.49 by > comparison: guess value
-0.94 -0.75 by > comparison: rows alone
-0.59 -0.78 by > comparison: rows in groups
-0.55 -0.44 by > comparison: rows said alone
-0.34 -0.41 by > comparison: rows said in groups
0.89 1.09 by > comparison: said floating
0.58 0.71 by > comparison: said value
-0.08 0.23 by > difference
-0.34 -0.37 by > difference: of counts 
0.47 0.48 by > difference: of two said
-0.39 -0.36 by > difference: of two turned said
-1.1 -1.08 by > extreme value
-0.25 -0.3 by > extreme value: max guess
-0.81 -0.87 by > extreme value: max said
-0.58 -0.7 by > extreme value: min said
-0.53 -0.67 by > figure of the top rows
-0.53 -0.67 by > figure of the top rows: avg 
-0.52 -0.65 by > figure of the top rows: sum 
0.41 0.44 by > figures: fn:arithmetic grouped
-0.31 -0.23 by > figures: fn:arithmetic grouped by what is beside
-0.51 -0.29 by > figures: fn:arithmetic one figure
0.3 0.37 by > figures: fn:avg fn:avg!
0.51 0.76 by > figures: fn:avg grouped
-0.15 -0.2 by > figures: fn:avg grouped by what is beside
-0.86 -0.86 by > figures: fn:avg one figure
0.25 0.28 by > figures: fn:avg! fn:sum!
1.18 1.3 by > figures: fn:avg! fn:units
-0.24 -0.41 by > figures: fn:avg! one figure
-0.16 -0.23 by > figures: fn:count fn:avg!
-0.61 -0.68 by > figures: fn:count fn:sum
-0.76 -0.83 by > figures: fn:count fn:sum!
-0.58 -0.76 by > figures: fn:count grouped by what is beside
-0.3 -0.34 by > figures: fn:distinct? fn:avg!
-0.59 -0.59 by > figures: fn:distinct? fn:sum!
-0.66 -0.75 by > figures: fn:distinct? grouped
-0.53 -0.62 by > figures: fn:distinct? grouped by what is beside
-0.61 -0.78 by > figures: fn:distinct? one figure
-0.35 -0.33 by > figures: fn:max fn:sum!
-0.32 -0.14 by > figures: fn:max grouped
-0.33 -0.4 by > figures: fn:max one figure
-0.64 -0.63 by > figures: fn:median fn:avg!
0.39 -0.05 by > figures: fn:median fn:sum!
0.24 0.29 by > figures: fn:median grouped
-0.19 -0.3 by > figures: fn:median grouped by what is beside
-1.31 -1.53 by > figures: fn:median one figure
-0.46 -0.48 by > figures: fn:profit fn:profit
0.35 0.34 by > figures: fn:profit fn:ratio
-0.34 -0.31 by > figures: fn:profit grouped
-0.25 -0.33 by > figures: fn:profit grouped by what is beside
-0.59 -0.82 by > figures: fn:profit one figure
0.99 1.16 by > figures: fn:ratio grouped
-0.43 -0.45 by > figures: fn:ratio grouped by what is beside
-0.87 -0.94 by > figures: fn:ratio one figure
-0.68 -0.69 by > figures: fn:revenue grouped
-0.3 -0.25 by > figures: fn:revenue grouped by what is beside
-0.58 -0.84 by > figures: fn:revenue one figure
-0.22 -0.22 by > figures: fn:sum fn:count
-0.36 -0.37 by > figures: fn:sum fn:distinct?
-0.47 -0.26 by > figures: fn:sum fn:ratio
-0.09 -0.21 by > figures: fn:sum fn:sum
-0.2 -0.32 by > figures: fn:sum fn:sum!
-0.76 -0.89 by > figures: fn:sum grouped by what is beside
-0.22 -0.12 by > figures: fn:sum one figure
0.47 0.65 by > figures: fn:sum! fn:arithmetic
-0.38 -0.36 by > figures: fn:sum! fn:revenue
0.3 0.27 by > figures: fn:sum! fn:sum!
1.27 1.46 by > figures: fn:sum! fn:units
-0.28 -0.23 by > figures: fn:sum! grouped
0.42 0.51 by > figures: fn:sum! grouped by what is beside
-1.21 -1.1 by > figures: fn:sum! one figure
0.58 0.6 by > figures: fn:sum? fn:avg!
-0.45 -0.47 by > figures: fn:sum? fn:sum!
-0.32 -0.37 by > figures: fn:sum? grouped
-0.51 -0.44 by > figures: fn:sum? grouped by what is beside
-0.21 -0.22 by > figures: fn:units fn:arithmetic
-0.46 -0.52 by > figures: fn:units fn:avg!
-1.39 -0.81 by > figures: fn:units grouped
-0.53 -0.59 by > figures: fn:units one figure
-0.3 -0.27 by > figures: grouped by what is beside 
-0.19 -0.36 by > figures: one figure named
-0.33 -0.25 by > first or last of each
-0.33 -0.25 by > first or last of each:  
0.27 0.11 by > first or last row: position last
-0.37 -0.18 by > first or last row: time first
-0.51 -0.46 by > first or last row: time last
-0.19 -0.34 by > groups that are named
-0.59 -0.73 by > groups that are named: compared 
-0.2 -0.36 by > list
-0.7 -0.66 by > list: all 
-0.19 -0.22 by > list: how many 
-0.26 -0.38 by > list: named things 
-0.13 -0.3 by > list: where 
-0.5 -0.69 by > list: where distinct
-0.24 -0.28 by > loose figures: avg 
-0.67 -0.9 by > loose figures: count 
0.66 0.37 by > loose figures: look up 
-0.62 -0.33 by > loose figures: look up guess
0.08 0.21 by > loose figures: sum 
-0.4 -0.34 by > next or previous row
-0.3 -0.26 by > next or previous row: other way position
-0.68 -0.64 by > next or previous row: said way position
0.31 0.31 by > next or previous row: said way time
0.27 0.32 by > rate
0.28 0.41 by > rate: grouped 
-0.28 -0.41 by > rate: one 
0.52 0.45 by > rows before or after another
0.52 0.45 by > rows before or after another: count 
0.2 0.18 by > share: filtered 
-0.24 -0.22 by > share: of groups 
0.03 0.21 by > top groups
-0.38 -0.33 by > top groups: hinted desc
-0.17 -0.21 by > top groups: own measure asc
0.57 0.67 by > top groups: own measure desc
-0.89 -0.88 by > top groups: revenue desc
-1.11 -1.13 by > top groups: rows desc
-0.43 -0.38 by > top groups: said measure asc
-0.35 -0.37 by > top groups: said measure desc
-0.23 -0.22 by > top groups: sum of field asc
-0.68 -0.55 by > top groups: sum of field desc
-0.32 -0.31 by > top groups: units asc
-0.56 -0.55 by > top groups: units desc
-0.39 -0.65 by > top rows: order:guess desc
-0.25 -0.44 by > top rows: order:hint desc
0.95 1.1 by > top rows: order:hint whole
-0.65 -0.78 by > top rows: order:said asc
-0.35 -0.3 by > top rows: order:said desc
-1.22 -1.21 by > top rows: order:said whole
-0.43 -0.46 by > which of these
0.13 0.26 by > which of these: count asc
-0.22 -0.22 by > which of these: figure 
-0.61 -0.77 by > which of these: guess asc
-0.7 -0.82 by > which of these: position first
0.2 0.07 by > which of these: position last
-0.32 -0.34 by > which of these: said asc
-0.27 -0.28 by > which of these: said desc
0.21 0.2 by at > figures
-0.32 -0.4 by at > figures: fn:count fn:sum!
0.3 0.37 by at > figures: fn:count one figure
-0.3 -0.26 by at > figures: fn:sum! grouped by what is beside
-0.21 -0.07 by at > list
-0.22 -0.02 by at > list: where distinct
-0.21 -0.19 by combined > average of each
-0.21 -0.19 by combined > average of each:  
0.23 0.2 by combined > figures
0.23 0.2 by combined > figures: fn:avg grouped
0.24 0.24 by how > comparison: difference sides
-0.31 -0.23 by how > comparison: rows said alone
-0.3 -0.26 by how > comparison: said sides
-0.33 -0.17 by how > loose figures
-0.3 -0.17 by how > loose figures: sum 
0.24 0.28 by in > figures
0.24 0.28 by in > figures: fn:count one figure
-0.36 -0.41 by in > loose figures
-0.44 -0.44 by in > loose figures: avg 
-0.32 -0.37 by in > loose figures: look up 
-0.5 -0.42 by in > loose figures: look up guess
-0.33 -0.41 by in > loose figures: sum 
-0.32 -0.25 by median > figures
-0.42 -0.38 by median > figures: fn:avg! grouped
-0.22 -0.19 by median > figures: grouped named
0.25 0.27 by median > top groups
-0.2 -0.24 by median > top rows
-0.2 -0.24 by median > top rows: order:said desc
-0.65 -0.74 by number > figures
-0.24 -0.24 by number > figures: fn:arithmetic grouped
-0.26 -0.19 by number > figures: fn:arithmetic one figure
-0.8 -0.92 by number > figures: fn:count one figure
-0.15 -0.2 by number > figures: fn:distinct? one figure
0.44 0.43 by number > figures: fn:sum! fn:arithmetic
-0.58 -0.58 by number > first or last row
-0.55 -0.55 by number > first or last row: position first
-0.28 -0.28 by number > first or last row: time first
1.44 1.26 by number > top groups
0.59 0.7 by number > top groups: own measure desc
-0.54 -0.6 by number > top groups: revenue desc
-0.31 -0.29 by number > top groups: rows desc
-0.26 -0.27 by number > top groups: units desc
-1.1 -1.13 by number > top rows
-0.78 -0.78 by number > top rows: order:guess desc
-0.48 -0.57 by number > top rows: order:said whole
-0.08 -0.2 by total > figure of the top rows
-0.65 -0.59 by total > figures
-0.61 -0.68 by total > figures: fn:count fn:sum
-0.08 -0.21 by total > figures: fn:sum fn:count
-0.09 -0.21 by total > figures: fn:sum fn:sum
-0.48 -0.19 by total > figures: fn:sum grouped by what is beside
-0.39 -0.34 by total > figures: fn:sum one figure
-0.24 -0.16 by total > first or last row
-0.24 -0.17 by total > first or last row: position first
-0.27 -0.03 by total > list
-0.27 -0.03 by total > list: many 
-0.14 -0.25 by total > top groups
-0.46 -0.52 by total > top groups: revenue desc
-0.56 -0.55 by total > top groups: rows desc
0.17 0.27 by total > top rows
0.17 0.27 by total > top rows: order:guess desc
-0.25 -0.49 by total > top rows: order:said desc
-0.25 -0.32 by year > average of each
-0.25 -0.32 by year > average of each:  
-0.28 -0.3 by year > comparison
-0.28 -0.3 by year > comparison: guess value
0.3 0.31 by year > figures: fn:avg grouped
-0.32 -0.32 by year > figures: fn:avg! grouped
-0.35 -0.33 by year > figures: fn:max fn:sum!
-0.29 -0.29 by year > figures: fn:max grouped
-0.13 -0.27 by year > figures: fn:max one figure
1.41 1.23 by year > figures: fn:median fn:sum!
-0.29 -0.02 by year > figures: fn:median grouped
-0.19 -0.3 by year > figures: fn:median grouped by what is beside
-0.38 -0.4 by year > figures: fn:median one figure
-0.25 -0.23 by year > figures: fn:revenue grouped
-0.15 -0.23 by year > figures: fn:revenue one figure
0.4 0.41 by year > figures: fn:sum grouped
0.37 0.36 by year > figures: fn:sum! fn:sum!
-0.49 -0.49 by year > figures: fn:sum! grouped
0.22 0.28 by year > figures: fn:sum! grouped by what is beside
0.2 0.24 by year > figures: grouped named
0.25 0.24 by year > groups that are named
0.25 0.24 by year > groups that are named: listed 
0.02 -0.23 by year > list
-0.28 -0.2 by year > list: all 
0.24 -0.31 by year > list: many 
-0.31 -0.22 by year > list: where distinct
-0.57 -0.72 by year > loose figures
-0.49 -0.67 by year > loose figures: avg 
-0.54 -0.7 by year > loose figures: sum 
-0.2 -0.22 by years > figures
-0.2 -0.22 by years > figures: fn:sum! grouped
-0.26 -0.21 by years > loose figures
-0.22 -0.21 by years > loose figures: avg 
-0.27 -0.21 by years > loose figures: sum 
0.22 0.22 by years > share
0.22 0.22 by years > share: of groups 
-0.34 -0.23 came > comparison
-0.34 -0.23 came > comparison: guess value
-0.54 -0.45 came > extreme value
-0.12 -0.22 came > extreme value: max guess
-0.45 -0.46 came > extreme value: max said
0.12 0.27 came > figures
-0.19 -0.21 came > figures: fn:count grouped by what is beside
0.26 0.23 came > figures: fn:count one figure
-0.28 -0.33 came > figures: fn:distinct? one figure
-0.48 -0.45 came > figures: fn:sum! grouped by what is beside
-0.28 -0.21 came > figures: one figure named
0.64 0.61 came > first or last row: position first
-0.27 -0.22 came > first or last row: position last
0.31 0.29 came > first or last row: time first
-0.59 -0.49 came > list
-0.25 -0.27 came > list: how many 
-0.49 -0.47 came > list: many 
-0.23 -0.19 came > list: named things 
-0.7 -0.7 came > list: where 
-0.59 -0.59 came > list: where distinct
-0.48 -0.61 came > loose figures
-0.18 -0.25 came > loose figures: avg 
-0.47 -0.52 came > loose figures: count 
-0.21 -0.27 came > loose figures: sum 
0.35 0.39 came > next or previous row
-0.23 -0.22 came > next or previous row: said way position
-0.79 -0.84 came > rows before or after another
-0.89 -0.85 came > rows before or after another: count 
-0.71 -0.75 came > rows before or after another: list 
0.32 0.31 came > share
-0.25 -0.24 came > share: filtered 
0.25 0.24 came > share: filtered twice 
-0.31 -0.3 came > top groups
-0.58 -0.57 came > top groups: own measure desc
-0.5 -0.49 came > top groups: rows desc
0.2 0.24 came > top groups: sum of field asc
0.71 0.73 came > top groups: sum of field desc
-0.31 -0.43 came > top rows: order:guess desc
-0.22 -0.24 came > top rows: order:hint whole
0.49 0.48 came > top rows: order:said desc
0.43 0.34 came > top rows: order:said whole
-0.24 -0.26 came > which of these
0.43 0.44 came > which of these: figure 
-0.34 -0.34 came > which of these: position last
-0.21 -0.18 came > yes or no
-0.21 -0.18 came > yes or no: exists 
-0.29 -0.3 came after > list
-0.34 -0.36 came after > list: where 
-0.26 -0.25 came after > list: where distinct
-0.33 -0.34 came after > loose figures
-0.33 -0.34 came after > loose figures: count 
0.41 0.51 came after > next or previous row
-0.66 -0.65 came after > next or previous row: other way position
0.63 0.64 came after > next or previous row: said way position
-0.44 -0.6 came after > rows before or after another
-0.29 -0.27 came after > rows before or after another: count 
-0.51 -0.7 came after > rows before or after another: list 
0.4 0.42 came first > first or last row
0.41 0.42 came first > first or last row: position first
0.31 0.29 came first > first or last row: time first
0.31 0.33 came first > top groups
0.31 0.33 came first > top groups: rows asc
-0.4 -0.42 came first > which of these
0.35 0.37 came first > which of these: count desc
0.53 0.54 came first > which of these: figure 
-0.3 -0.32 came first > which of these: guess desc
0.34 0.28 came first > which of these: position first
-0.48 -0.49 came first > which of these: position last
-0.34 -0.23 came from > comparison
-0.34 -0.23 came from > comparison: guess value
-0.33 -0.36 came from > extreme value
-0.33 -0.35 came from > extreme value: max said
0.2 0.32 came from > figures
-0.18 -0.21 came from > figures: fn:count grouped by what is beside
0.27 0.25 came from > figures: fn:count one figure
-0.27 -0.29 came from > figures: fn:distinct? one figure
-0.33 -0.32 came from > figures: fn:sum! grouped by what is beside
-0.28 -0.21 came from > figures: one figure named
-0.2 -0.18 came from > first or last row
-0.2 -0.18 came from > first or last row: position last
-0.25 -0.27 came from > list: how many 
-0.47 -0.47 came from > list: many 
-0.44 -0.46 came from > list: where 
-0.23 -0.26 came from > list: where distinct
0.32 0.31 came from > share
-0.25 -0.24 came from > share: filtered 
0.25 0.24 came from > share: filtered twice 
-0.24 -0.19 came from > top groups
-0.4 -0.42 came from > top groups: own measure desc
-0.31 -0.29 came from > top groups: rows desc
0.57 0.54 came from > top groups: sum of field desc
0.34 0.29 came from > top rows
-0.33 -0.31 came from > top rows: order:guess desc
0.34 0.31 came from > top rows: order:said desc
-0.29 -0.3 came in > extreme value
-0.4 -0.46 came in > figures
-0.31 -0.3 came in > figures: fn:count one figure
-0.32 -0.31 came in > figures: fn:distinct? one figure
0.39 0.36 came in > first or last row: position first
-0.23 -0.17 came in > first or last row: position last
-0.61 -0.63 came in > list
-0.48 -0.56 came in > list: named things 
-0.12 -0.21 came in > loose figures
0.64 0.59 came in > next or previous row
-0.56 -0.55 came in > next or previous row: other way position
0.71 0.71 came in > next or previous row: said way position
-0.49 -0.35 came in > rows before or after another
-0.51 -0.37 came in > rows before or after another: count 
-0.2 -0.2 came in > top groups
-0.39 -0.35 came in > top groups: own measure desc
-0.65 -0.67 came in > top groups: rows desc
0.2 0.24 came in > top groups: sum of field asc
0.63 0.62 came in > top groups: sum of field desc
-0.27 -0.32 came in > top rows: order:guess desc
-0.22 -0.24 came in > top rows: order:hint whole
0.31 0.31 came in > top rows: order:said desc
0.43 0.34 came in > top rows: order:said whole
-0.27 -0.26 came next > next or previous row: other way position
0.26 0.26 came next > next or previous row: said way position
0.24 0.23 came next > next or previous row: said way time
-0.36 -0.4 columns that are named ignores entity
-0.42 -0.4 columns that are named ignores field
-0.33 -0.42 columns that are named ignores measure
-0.33 -0.48 columns that are named with dimension
0.27 0.32 columns that are named with distinct
-0.21 -0.22 columns that are named with field
-0.21 -0.19 combined > average of each
-0.21 -0.19 combined > average of each:  
0.28 0.22 combined > figures: fn:avg grouped
-0.28 -0.16 combined > figures: fn:count fn:sum!
-0.38 -0.29 combined > figures: fn:distinct? one figure
-0.22 -0.22 combined > list
-0.21 -0.24 combined > list: many 
-0.29 -0.24 combined > list: where distinct
0.23 0.17 combined > loose figures
-0.46 -0.4 combined > loose figures: avg 
-0.38 -0.4 combined > loose figures: look up 
0.35 0.33 combined > loose figures: sum 
0.27 0.22 combined > top groups
0.27 0.23 combined > top groups: said measure desc
-0.25 -0.21 combined > top rows
-0.25 -0.21 combined > top rows: order:said desc
0.27 0.22 combined had > top groups
0.27 0.23 combined had > top groups: said measure desc
-0.25 -0.21 combined had > top rows
-0.25 -0.21 combined had > top rows: order:said desc
-0.21 -0.19 combined since > average of each
-0.21 -0.19 combined since > average of each:  
0.23 0.2 combined since > figures
0.23 0.2 combined since > figures: fn:avg grouped
0.25 0.27 come > comparison
0.25 0.27 come > comparison: guess value
-0.28 -0.25 come > figures
-0.31 -0.28 come > figures: fn:count grouped by what is beside
0.45 0.45 come > figures: fn:count one figure
0.15 0.2 come > figures: fn:distinct one figure
-0.48 -0.5 come > figures: fn:distinct? one figure
-0.39 -0.25 come > figures: one figure named
-0.47 -0.31 come > list
-0.22 -0.07 come > list: many 
-0.22 -0.18 come > list: named things 
0.17 0.24 come > list: where 
-0.38 -0.51 come > list: where distinct
-0.39 -0.31 come > loose figures: avg 
0.15 0.2 come from > figures: fn:distinct one figure
0.18 0.34 come from > list: where 
-0.27 -0.42 come from > list: where distinct
0.25 0.27 come in > comparison
0.25 0.27 come in > comparison: guess value
-0.28 -0.26 come in > figures
-0.31 -0.28 come in > figures: fn:count grouped by what is beside
0.45 0.45 come in > figures: fn:count one figure
-0.48 -0.5 come in > figures: fn:distinct? one figure
-0.39 -0.25 come in > figures: one figure named
-0.4 -0.28 come in > list
-0.22 -0.07 come in > list: many 
-0.22 -0.18 come in > list: named things 
-0.39 -0.31 come in > loose figures: avg 
-0.67 -0.74 common > extreme value
-0.67 -0.7 common > extreme value: max said
-0.22 -0.23 common > figures
-0.21 -0.21 common > figures: fn:mode one figure
0.32 0.36 common > top groups
1.13 1.11 common > top groups: own measure desc
0.29 0.32 common > top groups: rows desc
-0.53 -0.59 common > top rows
-0.46 -0.51 common > top rows: order:guess desc
-0.23 -0.29 common > top rows: order:said desc
-0.75 -0.74 comparison conditions 2
-0.38 -0.58 comparison ignores entity
-0.45 -0.47 comparison ignores having
-0.84 -0.91 comparison ignores superlative
0.26 0.25 comparison with change
0.26 0.28 comparison with compare
0.28 0.43 comparison with dimension
-0.22 -0.24 comparison with distinct
-0.47 -0.38 comparison with field
-0.45 -0.47 comparison with having
-0.19 -0.27 comparison with measure
-0.39 -0.42 comparison with only
-0.87 -0.83 comparison with or
-0.28 -0.38 comparison with rank
0.16 0.22 comparison with sides
-0.75 -0.67 comparison with step
-0.84 -0.91 comparison with superlative
-0.39 -0.5 comparison: alone
-0.46 -0.55 comparison: condition
-0.61 -0.57 comparison: difference not said
0.2 0.15 comparison: floating
-0.36 -0.47 comparison: guess
0.29 0.44 comparison: in groups
0.22 0.5 comparison: rows
-0.72 -0.83 comparison: rows said
0.3 0.36 comparison: said
-0.14 -0.27 comparison: sides
-0.28 -0.21 conditions 0
0.23 0.28 conditions 1
-0.74 -1.09 conditions 3
0.3 0.22 consecutive > comparison
0.3 0.22 consecutive > comparison: guess value
0.47 0.43 consecutive > extreme value
0.47 0.43 consecutive > extreme value: max guess
-0.38 -0.35 consecutive > extreme value: max said
-0.38 -0.4 consecutive > figures: fn:avg! grouped by what is beside
0.52 0.69 consecutive > figures: fn:count fn:avg!
-0.59 -0.56 consecutive > figures: fn:count grouped by what is beside
-0.47 -0.49 consecutive > figures: fn:sum! grouped by what is beside
-0.04 -0.21 consecutive > groups that are named
-0.04 -0.21 consecutive > groups that are named: listed 
-0.24 -0.23 consecutive > list
-0.34 -0.4 consecutive > list: all 
-0.75 -0.74 consecutive > list: many 
-0.17 -0.29 consecutive > list: where distinct
-0.34 -0.31 consecutive > loose figures
-0.52 -0.56 consecutive > loose figures: avg 
0.42 0.48 consecutive > loose figures: count 
-0.32 -0.28 consecutive > loose figures: look up 
-0.17 -0.31 consecutive > loose figures: look up guess
-0.51 -0.51 consecutive > loose figures: sum 
-0.22 -0.29 consecutive > rows before or after another
-0.24 -0.31 consecutive > rows before or after another: list 
-0.24 -0.21 consecutive > top groups
-0.22 -0.19 consecutive > top rows
-0.29 -0.32 consecutive > top rows: order:guess desc
-0.41 -0.38 consecutive > top rows: order:said desc
-0.16 -0.3 consecutive years > comparison
-0.16 -0.3 consecutive years > comparison: guess value
-0.23 -0.32 consecutive years > figures
-0.23 -0.23 consecutive years > figures: fn:count grouped by what is beside
-0.23 -0.31 consecutive years > figures: fn:count one figure
-0.04 -0.21 consecutive years > groups that are named
-0.04 -0.21 consecutive years > groups that are named: listed 
0.27 0.41 consecutive years > list
-0.19 -0.21 consecutive years > list: all 
-0.26 -0.3 consecutive years > list: many 
0.35 0.64 consecutive years > list: where 
0.31 0.3 consecutive years > list: where distinct
-0.58 -0.49 consecutive years > loose figures
-0.62 -0.52 consecutive years > loose figures: avg 
-0.43 -0.35 consecutive years > loose figures: count 
-0.33 -0.25 consecutive years > loose figures: look up 
-0.49 -0.45 consecutive years > loose figures: sum 
-0.27 -0.28 count > amount
-0.34 -0.38 count > average of each
-0.26 -0.27 count > difference: of counts 
-0.22 -0.24 count > difference: of counts turned 
-0.33 -0.39 count > difference: of ends guess
0.22 0.29 count > difference: of two said
-0.21 -0.27 count > difference: of two turned guess
-0.34 -0.36 count > difference: of two turned said
-0.51 -0.83 count > extreme value
-1.04 -0.91 count > figures
-0.36 -0.4 count > figures: fn:count fn:count
-0.28 -0.32 count > figures: fn:count fn:distinct
0.29 0.28 count > figures: fn:count grouped
-0.51 -0.49 count > figures: fn:count grouped by what is beside
0.29 0.34 count > figures: fn:count one figure
-0.14 -0.31 count > figures: fn:distinct grouped by what is beside
-0.49 -0.47 count > figures: fn:distinct one figure
-0.3 -0.24 count > figures: fn:sum! fn:count
-0.23 -0.26 count > first or last of each
-0.13 -0.37 count > groups that are named
-0.4 -0.32 count > groups that have
-0.62 -0.96 count > list
-0.22 -0.24 count > list: all 
-0.44 -0.44 count > list: many 
-0.28 -0.26 count > list: where distinct
0.55 0.6 count > loose figures
-1.78 -1.93 count > name
-0.2 -0.23 count > next or previous row
-0.24 -0.24 count > next or previous row: other way position
0.25 0.25 count > next or previous row: said way position
-0.23 -0.11 count > none
-0.98 -1.19 count > place
-0.79 -0.99 count > text
-1.28 -1.58 count > time
-0.94 -0.93 count > top groups
-0.23 -0.27 count > top rows
-0.28 -0.34 count > which of these
0.25 0.26 count by > figures
0.29 0.28 count by > figures: fn:count grouped
-0.64 -0.7 count by > figures: fn:count one figure
-0.25 -0.26 count by > list
-0.21 -0.24 count by > list: all 
-0.28 -0.26 count by > list: where distinct
-0.22 -0.24 count how > comparison
-0.22 -0.24 count how > comparison: guess value
0.23 0.27 count how > figures
-0.36 -0.4 count how > figures: fn:count fn:count
-0.28 -0.32 count how > figures: fn:count fn:distinct
-0.14 -0.31 count how > figures: fn:distinct grouped by what is beside
0.29 0.33 count how > figures: fn:distinct one figure
-0.26 -0.27 count of > difference: of counts 
-0.22 -0.24 count of > difference: of counts turned 
-0.33 -0.39 count of > difference: of ends guess
0.22 0.29 count of > difference: of two said
-0.21 -0.27 count of > difference: of two turned guess
-0.34 -0.36 count of > difference: of two turned said
-0.23 -0.12 count of > figures
-0.51 -0.49 count of > figures: fn:count grouped by what is beside
0.42 0.48 count of > figures: fn:count one figure
-0.53 -0.54 count of > figures: fn:distinct one figure
-0.3 -0.24 count of > figures: fn:sum! fn:count
-0.44 -0.44 count on > list
-0.44 -0.44 count on > list: many 
0.46 0.47 count on > next or previous row
-0.24 -0.24 count on > next or previous row: other way position
0.25 0.25 count on > next or previous row: said way position
0.53 0.71 datasets 1
-0.31 -0.53 datasets 3
-0.64 -0.68 did > against another row
-0.28 -0.41 did > against another row: count said
-0.63 -0.61 did > against another row: list said
-0.24 -0.24 did > comparison: guess floating
-0.28 -0.29 did > comparison: guess sides
-0.25 -0.19 did > comparison: guess value
-0.43 -0.45 did > comparison: rows in groups
-0.38 -0.36 did > comparison: rows said alone
-0.45 -0.38 did > comparison: rows said in groups
-0.55 -0.65 did > difference: of counts turned 
-0.47 -0.53 did > difference: of ends guess
-0.31 -0.27 did > difference: of ends said
-0.76 -0.88 did > difference: of two guess
-0.29 -0.31 did > extreme value: max said
-0.47 -0.55 did > extreme value: min guess
-0.35 -0.23 did > figures
-0.25 -0.31 did > figures: fn:count fn:avg!
-0.43 -0.19 did > figures: fn:count fn:sum
0.53 0.63 did > figures: fn:count fn:sum!
0.24 0.25 did > figures: fn:count grouped
-0.45 -0.48 did > figures: fn:count grouped by what is beside
-0.27 -0.28 did > figures: fn:distinct? fn:avg!
-0.54 -0.55 did > figures: fn:distinct? grouped
-0.26 -0.25 did > figures: fn:distinct? grouped by what is beside
-0.37 -0.29 did > figures: fn:distinct? one figure
0.22 0.22 did > figures: fn:revenue fn:sum!
-0.35 -0.31 did > figures: fn:revenue one figure
-0.32 -0.37 did > figures: fn:sum! fn:revenue
-0.25 -0.21 did > figures: fn:sum! fn:sum!
-0.27 -0.33 did > figures: fn:sum! grouped by what is beside
-0.37 -0.29 did > figures: fn:sum! one figure
-0.28 -0.34 did > figures: fn:sum? fn:avg!
-0.21 -0.13 did > figures: fn:sum? fn:sum!
-0.35 -0.48 did > figures: fn:sum? grouped by what is beside
0.29 0.27 did > figures: fn:sum? one figure
0.3 0.31 did > figures: fn:units one figure
-0.47 -0.52 did > figures: grouped named
-0.67 0.19 did > figures: one figure named
-0.38 -0.43 did > first or last row: position first
0.37 0.3 did > first or last row: position last
-0.28 -0.32 did > first or last row: time first
-0.46 -0.48 did > groups that are named
-0.46 -0.48 did > groups that are named: listed 
0.24 -0.02 did > how long
0.27 0.02 did > how long: between rows 
-0.16 -0.2 did > how long: until today 
-0.86 -0.97 did > list: all 
-0.63 -0.9 did > list: how many 
0.31 0.01 did > list: many 
-0.4 -0.27 did > list: named things 
-0.3 -0.16 did > list: where 
0.38 0.4 did > loose figures
-0.12 -0.3 did > loose figures: look up guess
0.25 0.3 did > loose figures: sum 
-0.43 -0.43 did > next or previous row
0.24 0.24 did > next or previous row: other way position
-0.71 -0.71 did > next or previous row: said way position
-0.36 -0.34 did > next or previous row: said way time
0.33 0.36 did > rows before or after another
0.37 0.28 did > rows before or after another: list 
0.26 0.3 did > the same as another row
-0.36 -0.37 did > the same as another row: count guess
-0.43 -0.4 did > the same as another row: count said
0.21 0.25 did > the same as another row: list guess
0.26 0.27 did > the same as another row: list said
-0.33 -0.36 did > top groups
-0.33 -0.31 did > top groups: hinted desc
-0.19 -0.25 did > top groups: own measure desc
-0.63 -0.6 did > top groups: revenue desc
-0.55 -0.61 did > top groups: rows desc
0.37 0.45 did > top groups: said measure desc
0.18 0.27 did > top groups: sum of field asc
-0.14 -0.21 did > top groups: sum of field desc
-0.48 -0.58 did > top groups: units desc
-0.16 -0.2 did > top rows: order:guess asc
0.29 0.36 did > top rows: order:guess desc
-0.33 -0.36 did > top rows: order:hint asc
-0.34 -0.36 did > top rows: order:hint desc
-0.78 -0.81 did > top rows: order:hint whole
0.21 0.22 did > top rows: order:said asc
-0.6 -0.59 did > top rows: order:said whole
0.42 0.34 did > which of these
0.46 0.57 did > which of these: count asc
-0.83 -0.88 did > which of these: figure 
0.28 0.27 did > which of these: guess asc
0.46 0.37 did > which of these: position last
0.61 0.65 did > which of these: said asc
-0.24 -0.28 did > which of these: said desc
0.42 0.39 did > yes or no: against another 
-0.24 -0.22 did > yes or no: exists 
0.24 0.32 did both > figures
0.25 0.35 did both > figures: fn:sum! grouped
0.29 0.43 did both > groups that are named
0.29 0.43 did both > groups that are named: listed 
0.54 -0.03 did both > list
0.48 0.29 did both > list: many 
-0.24 -0.19 did both > list: where 
-0.33 -0.37 did both > loose figures
-0.23 -0.23 did both > loose figures: avg 
-0.25 -0.23 did both > loose figures: count 
-0.33 -0.38 did both > loose figures: sum 
-0.3 -0.27 did both > which of these
-0.27 -0.32 did both > which of these: figure 
-0.34 -0.32 did both > which of these: position first
-0.24 -0.21 did both > which of these: position last
-0.29 -0.27 did both > which of these: said asc
-0.29 -0.26 did both > which of these: said desc
-0.45 -0.45 did each > extreme value
-0.45 -0.45 did each > extreme value: max said
0.4 0.41 did each > figures: fn:count grouped
-0.28 -0.23 did each > figures: fn:count grouped by what is beside
-0.39 -0.4 did each > figures: fn:distinct? grouped
-0.42 -0.22 did each > figures: fn:distinct? one figure
-0.21 -0.26 did each > figures: fn:sum! grouped
0.28 0.23 did each > first or last of each
0.28 0.23 did each > first or last of each:  
-0.2 -0.18 did each > first or last row
-0.21 -0.18 did each > first or last row: position last
-0.2 -0.18 did each > first or last row: time last
-0.38 -0.34 did each > list
-0.37 -0.32 did each > list: many 
-0.37 -0.37 did each > list: where 
-0.35 -0.29 did each > list: where distinct
-0.27 -0.3 did each > loose figures
-0.23 -0.24 did each > loose figures: look up guess
-0.28 -0.24 did each > top groups
-0.32 -0.26 did each > top groups: revenue desc
-0.25 -0.22 did each > top groups: rows desc
-0.25 -0.21 did each > top groups: units desc
0.01 -0.42 did each > top rows
0.01 -0.42 did each > top rows: order:said desc
0.26 0.3 did in > figures
0.26 0.27 did in > figures: fn:count one figure
0.28 0.35 did in > figures: fn:distinct? one figure
-0.26 -0.29 did in > list
-0.29 -0.33 did in > list: named things 
-0.3 -0.3 did in > list: where 
-0.21 -0.2 did in > list: where distinct
0.29 0.28 did most > top groups
-0.53 -0.52 did most > top groups: rows desc
0.32 0.31 did most > top groups: sum of field desc
-0.29 -0.28 did most > top rows
-0.29 -0.28 did most > top rows: order:said desc
-0.19 -0.2 did not > difference
-0.19 -0.2 did not > difference: of ends guess
0.18 0.21 did not > figures: fn:count one figure
-0.17 -0.21 did not > figures: fn:distinct? fn:sum!
-0.26 -0.28 did not > figures: fn:distinct? grouped by what is beside
-0.21 -0.27 did not > figures: fn:sum! grouped by what is beside
-0.07 -0.2 did not > figures: fn:sum! one figure
-0.17 -0.21 did not > figures: fn:sum? fn:sum!
-0.25 -0.27 did not > figures: fn:sum? grouped by what is beside
0.49 0.48 did not > how long
0.49 0.48 did not > how long: between rows 
0.24 0.23 did not > list
-0.26 -0.26 did not > list: all 
-0.32 -0.46 did not > list: many 
0.46 0.51 did not > list: where 
-0.54 -0.62 did not > loose figures
-0.27 -0.34 did not > loose figures: avg 
-0.17 -0.2 did not > loose figures: count 
-0.22 -0.38 did not > loose figures: look up 
-0.52 -0.39 did not > loose figures: sum 
0.18 0.21 did not > the same as another row
-0.36 -0.37 did not > the same as another row: count guess
-0.22 -0.25 did not > the same as another row: count said
0.21 0.25 did not > the same as another row: list guess
-0.21 -0.22 did not > yes or no
-0.21 -0.22 did not > yes or no: exists 
-0.21 -0.28 difference > comparison: difference floating
-0.28 -0.36 difference > comparison: difference sides
-0.25 -0.33 difference > comparison: guess floating
-0.28 -0.37 difference > comparison: guess sides
-0.31 -0.33 difference > comparison: guess value
0.28 0.36 difference > comparison: rows alone
-0.25 -0.31 difference > comparison: said value
-0.25 -0.21 difference > difference: of ends guess
-0.59 -0.7 difference > difference: of two guess
-0.61 -0.61 difference > difference: of two turned guess
-0.41 -0.36 difference > difference: of two turned said
-0.39 -0.46 difference > extreme value
-0.32 -0.33 difference > extreme value: max guess
-0.23 -0.24 difference > extreme value: max said
-0.23 -0.25 difference > extreme value: min said
-0.21 -0.34 difference > figures
-0.22 -0.25 difference > figures: fn:count fn:count
-0.24 -0.26 difference > figures: fn:max fn:sum!
-0.21 -0.21 difference > figures: fn:max one figure
-0.39 -0.43 difference > figures: fn:revenue one figure
-0.3 -0.24 difference > figures: fn:sum! fn:count
-0.22 -0.21 difference > first or last row
-0.24 -0.25 difference > first or last row: position first
-0.21 -0.19 difference > first or last row: position last
-0.43 -0.32 difference > groups that are named
-0.43 -0.32 difference > groups that are named: listed 
-0.67 -0.6 difference > list
-0.24 -0.16 difference > list: many 
-0.55 -0.64 difference > list: where 
-0.54 -0.49 difference > list: where distinct
-0.39 -0.38 difference > loose figures
-0.19 -0.25 difference > loose figures: avg 
-0.55 -0.7 difference > loose figures: count 
-0.39 -0.42 difference > loose figures: look up 
-0.34 -0.39 difference > loose figures: sum 
-0.29 -0.3 difference > time
-0.46 -0.47 difference > top groups
-0.46 -0.45 difference > top groups: own measure desc
-0.24 -0.24 difference > top groups: rows desc
0.26 0.16 difference > top rows: order:guess desc
-0.52 -0.49 difference > top rows: order:said desc
-0.37 -0.28 difference > which of these
-0.22 -0.15 difference > which of these: count desc
-0.26 -0.25 difference > which of these: figure 
-0.44 -0.37 difference > which of these: guess desc
-0.58 -0.38 difference > which of these: position first
-0.61 -0.44 difference > which of these: position last
-0.23 -0.17 difference > which of these: said asc
-0.36 -0.3 difference > which of these: said desc
0.28 0.24 difference between > comparison: difference value
-0.54 -0.63 difference between > comparison: guess value
-0.22 -0.27 difference between > difference: of counts turned 
-0.29 -0.23 difference between > difference: of ends guess
-0.44 -0.57 difference between > difference: of ends said
0.16 0.23 difference between > difference: of fields 
-0.21 -0.21 difference between > difference: of two guess
-0.26 -0.11 difference between > difference: of two said
-0.22 -0.25 difference between > difference: of two turned guess
-0.48 -0.43 difference between > figures
-0.22 -0.25 difference between > figures: fn:count fn:count
-0.24 -0.21 difference between > figures: fn:count one figure
-0.3 -0.24 difference between > figures: fn:sum! fn:count
-0.36 -0.32 difference between > groups that are named
-0.36 -0.32 difference between > groups that are named: listed 
-0.43 -0.1 difference between > list
-0.22 -0.02 difference between > list: many 
-0.2 -0.04 difference between > list: where 
-0.48 -0.46 difference between > loose figures
-0.23 -0.11 difference between > loose figures: avg 
-0.39 -0.42 difference between > loose figures: look up 
-0.69 -0.53 difference between > which of these
-0.49 -0.45 difference between > which of these: figure 
-0.3 -0.18 difference between > which of these: guess desc
-0.32 -0.14 difference between > which of these: position first
-0.2 -0.12 difference between > which of these: position last
-0.29 -0.09 difference between > which of these: said asc
-0.38 -0.27 difference between > which of these: said desc
0.42 0.53 difference conditions 0
0.34 0.35 difference conditions 1
-1.32 -1.87 difference conditions 2
-1.08 -1.05 difference ignores field
-0.21 -0.28 difference in > comparison: difference floating
-0.28 -0.36 difference in > comparison: difference sides
-0.26 -0.26 difference in > comparison: difference value
-0.25 -0.33 difference in > comparison: guess floating
-0.28 -0.37 difference in > comparison: guess sides
0.28 0.36 difference in > comparison: rows alone
-0.25 -0.31 difference in > comparison: said value
0.25 0.21 difference in > difference
-0.68 -0.73 difference in > difference: of counts 
0.21 0.21 difference in > difference: of counts turned 
0.43 0.57 difference in > difference: of ends said
-0.4 -0.41 difference in > difference: of fields 
-0.53 -0.4 difference in > difference: of fields turned 
-0.5 -0.57 difference in > difference: of two guess
-0.21 -0.17 difference in > difference: of two turned guess
-0.97 -1.03 difference in > difference: of two turned said
-0.31 -0.31 difference in > extreme value
-0.23 -0.25 difference in > extreme value: min said
-0.54 -0.58 difference in > figures
-0.39 -0.43 difference in > figures: fn:revenue one figure
-0.22 -0.21 difference in > first or last row
-0.24 -0.25 difference in > first or last row: position first
-0.21 -0.19 difference in > first or last row: position last
-0.51 -0.36 difference in > list
-0.49 -0.36 difference in > list: where 
-0.45 -0.35 difference in > list: where distinct
-0.45 -0.36 difference in > loose figures
-0.44 -0.35 difference in > loose figures: count 
-0.2 -0.2 difference in > top groups
-0.19 -0.22 difference in > top rows
-0.27 -0.14 difference in > which of these: position first
-0.34 -0.16 difference in > which of these: position last
-0.43 -0.45 difference of > comparison
-0.4 -0.4 difference of > comparison: difference value
-0.38 -0.4 difference of > comparison: guess value
0.5 0.54 difference of > difference
-0.89 -0.85 difference of > difference: of counts 
-0.47 -0.57 difference of > difference: of counts turned 
-0.66 -0.68 difference of > difference: of ends guess
-0.24 -0.39 difference of > difference: of ends said
-0.3 -0.46 difference of > difference: of fields 
-0.56 -0.54 difference of > difference: of fields turned 
-0.48 -0.44 difference of > difference: of two guess
0.68 0.77 difference of > difference: of two said
-0.46 -0.49 difference of > difference: of two turned guess
-0.51 -0.62 difference of > difference: of two turned said
-0.27 -0.1 difference of > list
-0.29 -0.1 difference of > list: where 
-0.39 -0.43 difference of what is unique
0.44 0.75 difference with measure
-0.2 -0.24 difference with only
0.27 0.31 difference with rank
0.4 0.41 difference with step
0.43 0.38 difference with superlative
-0.39 -0.45 difference, target is told in the question
-0.29 -0.39 difference: of counts
-0.12 -0.2 difference: of counts turned
-0.13 -0.22 difference: of ends
0.1 0.2 difference: of two
-0.22 -0.24 different > comparison
-0.22 -0.24 different > comparison: guess value
0.64 0.8 different > figures
-0.36 -0.4 different > figures: fn:count fn:count
-0.28 -0.32 different > figures: fn:count fn:distinct
-0.63 -0.6 different > figures: fn:count fn:sum!
-0.3 -0.3 different > figures: fn:count grouped by what is beside
0.49 0.56 different > figures: fn:distinct one figure
-0.26 -0.33 different > list
-0.19 -0.21 different > list: where 
-0.7 -0.64 different > loose figures
-0.6 -0.57 different > loose figures: look up guess
-0.26 -0.22 different > loose figures: sum 
0.27 0.32 distinct > columns that are named
0.3 0.43 distinct > columns that are named: columns named all
-0.34 -0.26 distinct > columns that are named: columns named where
-0.26 -0.31 distinct > figures
0.26 0.3 distinct > figures: fn:count fn:distinct
-0.54 -0.47 distinct > figures: fn:count grouped
-0.31 -0.22 distinct > figures: fn:count grouped by what is beside
-0.47 -0.31 distinct > figures: fn:count one figure
0.4 0.38 distinct > figures: fn:distinct one figure
0.35 0.32 distinct > figures: fn:distinct? fn:count
-0.34 -0.35 do > comparison: guess value
0.24 0.27 do > comparison: said value
-0.2 -0.18 do > figures
-0.31 -0.27 do > figures: fn:count fn:sum!
0.24 0.23 do > figures: fn:count grouped
-0.56 -0.45 do > figures: fn:distinct? grouped
-0.33 -0.44 do > figures: fn:distinct? one figure
-0.23 -0.24 do > figures: fn:sum! fn:units
-0.23 -0.26 do > figures: fn:units grouped
0.45 0.49 do > figures: fn:units one figure
-0.34 -0.5 do > figures: one figure named
-0.23 -0.4 do > groups that are named
-0.23 -0.27 do > groups that are named: compared 
-0.6 -0.55 do > list: all 
-0.34 -0.26 do > list: named things 
-0.23 -0.21 do > list: where 
0.3 0.26 do > list: where distinct
-0.52 -0.48 do > loose figures: avg 
-0.57 -0.5 do > loose figures: look up 
0.29 0.28 do > loose figures: sum 
0.44 0.44 do not > figures: fn:count one figure
-0.2 -0.2 do not > figures: fn:distinct? one figure
-0.24 -0.12 do not > list: named things 
-0.54 -0.28 does > against another row
-0.33 -0.21 does > against another row: count said
-0.39 -0.57 does > against another row: list said
-0.19 -0.2 does > comparison
-0.19 -0.2 does > comparison: guess value
0.26 0.3 does > difference
-0.22 -0.27 does > difference: of counts 
-0.28 -0.33 does > difference: of counts turned 
0.25 0.29 does > difference: of ends guess
0.24 0.29 does > difference: of two guess
-0.25 -0.33 does > difference: of two turned guess
0.42 0.28 does > extreme value
-0.19 -0.2 does > extreme value: max said
-0.37 -0.2 does > extreme value: min guess
0.65 0.69 does > extreme value: min said
-0.26 -0.26 does > figure of the top rows
-0.3 -0.28 does > figure of the top rows: avg 
-0.21 -0.22 does > figure of the top rows: sum 
-0.1 -0.2 does > figures: fn:avg! fn:normal
-0.47 -0.52 does > figures: fn:count fn:sum!
-0.64 -0.66 does > figures: fn:count grouped by what is beside
-0.35 -0.37 does > figures: fn:count one figure
-0.85 -0.85 does > figures: fn:distinct? fn:sum!
0.53 0.49 does > figures: fn:distinct? grouped
-0.3 -0.35 does > figures: fn:distinct? grouped by what is beside
-0.33 -0.34 does > figures: fn:distinct? one figure
0.73 0.57 does > figures: fn:normal one figure
-0.36 -0.29 does > figures: fn:revenue grouped
0.22 0.28 does > figures: fn:sum one figure
-0.25 -0.24 does > figures: fn:sum! fn:count
-0.52 -0.3 does > figures: fn:sum! fn:normal
-0.19 -0.2 does > figures: fn:sum! grouped
0.57 0.71 does > figures: fn:sum? fn:sum!
0.3 0.29 does > figures: fn:sum? one figure
-0.47 -0.55 does > first or last row
-0.43 -0.53 does > first or last row: position first
-0.37 -0.43 does > first or last row: time first
-0.39 -0.2 does > groups that are named
-0.39 -0.2 does > groups that are named: listed 
-0.22 -0.29 does > list: many 
-0.35 -0.23 does > list: where distinct
-0.33 -0.44 does > loose figures
-0.59 -0.73 does > loose figures: avg 
-0.52 -0.32 does > loose figures: count 
0.68 -0.38 does > loose figures: look up 
-0.77 -0.76 does > loose figures: look up guess
-0.47 -0.47 does > loose figures: sum 
0.2 0.21 does > share
0.19 0.2 does > share: of groups 
-0.25 -0.25 does > the same as another row
-0.23 -0.23 does > the same as another row: count guess
-0.31 -0.29 does > the same as another row: count said
-0.23 -0.23 does > the same as another row: list said
-0.45 -0.28 does > top groups: own measure desc
-0.04 -0.24 does > top groups: revenue desc
0.23 0.23 does > top groups: rows desc
-0.34 -0.26 does > top groups: sum of field desc
-0.55 -0.53 does > top rows
-0.22 -0.22 does > top rows: order:guess asc
-0.46 -0.42 does > top rows: order:guess desc
-0.26 -0.22 does > top rows: order:said asc
-0.37 -0.45 does > top rows: order:said desc
-0.37 -0.27 does > which of these: count asc
0.33 0.4 does > which of these: figure 
-0.52 -0.53 does > which of these: guess desc
-0.4 -0.29 does > which of these: position first
-0.17 -0.33 does > which of these: said asc
-0.26 -0.19 does > yes or no: against another 
0.31 0.3 does at > difference
-0.22 -0.27 does at > difference: of counts 
-0.28 -0.33 does at > difference: of counts turned 
-0.25 -0.31 does at > difference: of ends guess
0.24 0.29 does at > difference: of two guess
-0.25 -0.33 does at > difference: of two turned guess
-0.23 -0.24 does each > figures: fn:count one figure
0.53 0.49 does each > figures: fn:distinct? grouped
-0.36 -0.29 does each > figures: fn:revenue grouped
-0.19 -0.2 does each > figures: fn:sum! grouped
-0.51 -0.51 does each > list
-0.19 -0.36 does each > list: all 
-0.31 -0.41 does each > list: where 
-0.5 -0.49 does each > list: where distinct
-0.35 -0.36 does each > loose figures
-0.35 -0.36 does each > loose figures: count 
0.2 0.21 does each > share
0.19 0.2 does each > share: of groups 
0.42 0.44 does each > yes or no
0.42 0.44 does each > yes or no: exists 
-0.2 -0.28 does highest > extreme value
-0.2 -0.28 does highest > extreme value: max said
0.32 0.34 does highest > figures
0.31 0.33 does highest > figures: fn:normal one figure
-0.22 -0.36 does highest > top groups
-0.17 -0.32 does highest > top groups: own measure desc
-0.04 -0.24 does highest > top groups: revenue desc
-0.1 -0.29 does highest > top groups: rows desc
-0.22 -0.17 does win > against another row
-0.21 -0.16 does win > against another row: list said
0.28 0.26 does win > yes or no
0.5 0.46 does win > yes or no: against another 
-0.55 -0.55 does win > yes or no: exists 
0.69 0.65 during > comparison: guess value
0.22 0.26 during > figures
0.2 0.06 during > figures: fn:count fn:sum!
-0.42 -0.24 during > figures: fn:count grouped by what is beside
-0.21 -0.18 during > figures: fn:distinct? grouped by what is beside
0.65 0.66 during > figures: fn:distinct? one figure
-0.26 -0.36 during > figures: fn:sum! grouped by what is beside
0 -0.23 during > groups that have
0 -0.23 during > groups that have: list guess
-0.6 -0.62 during > list
-0.35 -0.15 during > list: many 
-0.5 -0.58 during > list: where 
-0.66 -0.65 during > list: where distinct
-0.75 -0.8 during > loose figures
-0.55 -0.6 during > loose figures: avg 
-0.23 -0.19 during > loose figures: count 
-0.71 -0.68 during > loose figures: look up guess
-0.43 -0.57 during > loose figures: sum 
0.27 0.23 during > next or previous row
0.39 0.34 during > next or previous row: other way position
0.21 0.19 during > next or previous row: said way position
-0.24 -0.22 during > rows before or after another
-0.24 -0.21 during > rows before or after another: count 
-0.25 -0.23 during > rows before or after another: list 
0.29 0.34 during > top groups: own measure desc
-0.03 -0.37 during > top groups: rows desc
-0.28 -0.29 during > top groups: units desc
0 -0.23 during last > groups that have
0 -0.23 during last > groups that have: list guess
0.27 0.26 during last > top groups
0.29 0.34 during last > top groups: own measure desc
-0.03 -0.37 during last > top groups: rows desc
-0.28 -0.29 during last > top groups: units desc
-0.3 -0.39 each > average of each
-0.3 -0.39 each > average of each:  
-0.22 -0.26 each > comparison
-0.64 -0.59 each > comparison: guess value
-0.71 -0.86 each > extreme value
-0.59 -0.61 each > extreme value: max said
-0.56 -0.67 each > extreme value: min said
-0.3 -0.23 each > figures
-0.24 -0.24 each > figures: fn:arithmetic grouped
-0.26 -0.19 each > figures: fn:arithmetic one figure
-0.24 -0.2 each > figures: fn:avg fn:sum!
0.42 0.46 each > figures: fn:avg grouped
-0.25 -0.28 each > figures: fn:avg one figure
-0.43 -0.38 each > figures: fn:avg! grouped
0.26 0.3 each > figures: fn:count fn:distinct
-0.61 -0.53 each > figures: fn:count fn:sum!
-0.32 -0.27 each > figures: fn:count grouped by what is beside
-0.44 -0.44 each > figures: fn:count one figure
0.35 0.32 each > figures: fn:distinct? fn:count
-0.64 -0.58 each > figures: fn:distinct? one figure
-0.31 -0.31 each > figures: fn:max grouped
-0.37 -0.53 each > figures: fn:ratio one figure
-0.55 -0.54 each > figures: fn:revenue grouped
0.31 0.32 each > figures: fn:sum grouped
0.44 0.43 each > figures: fn:sum! fn:arithmetic
-0.25 -0.2 each > figures: fn:sum! fn:count
-0.29 -0.26 each > figures: fn:sum! fn:distinct?
-0.44 -0.55 each > figures: fn:sum! grouped
-0.24 -0.19 each > figures: fn:sum! grouped by what is beside
0.55 0.55 each > figures: fn:sum? grouped
-0.26 -0.51 each > figures: grouped named
0.32 0.29 each > first or last of each
0.32 0.29 each > first or last of each:  
-0.25 -0.24 each > first or last row
-0.32 -0.36 each > first or last row: position first
-0.22 -0.22 each > first or last row: position last
-0.35 -0.32 each > first or last row: time last
-0.39 -0.33 each > groups that are named
-0.39 -0.33 each > groups that are named: listed 
-0.38 -0.49 each > list: all 
-0.43 -0.43 each > list: how many 
-0.31 -0.3 each > list: many 
0.31 0.1 each > list: where 
-0.81 -0.38 each > loose figures
-0.58 -0.6 each > loose figures: avg 
-0.58 -0.6 each > loose figures: count 
0.41 0.42 each > loose figures: look up 
-0.04 0.28 each > loose figures: look up guess
-0.66 -0.6 each > loose figures: sum 
0.2 0.21 each > share
0.19 0.2 each > share: of groups 
0.35 0.48 each > top groups: hinted asc
0.32 -0.07 each > top groups: hinted desc
0.27 0.23 each > top groups: own measure desc
-0.36 -0.44 each > top groups: revenue asc
0.18 0.26 each > top groups: revenue desc
-0.38 -0.44 each > top groups: rows asc
-0.71 -0.62 each > top groups: rows desc
-0.63 -0.83 each > top groups: said measure asc
-0.96 -0.88 each > top groups: said measure desc
-0.46 -0.7 each > top groups: sum of field asc
-0.48 -0.51 each > top groups: sum of field desc
-0.24 -0.27 each > top groups: units asc
-0.41 -0.35 each > top groups: units desc
-0.12 -0.53 each > top rows: order:said asc
-0.2 -0.59 each > top rows: order:said whole
-0.43 -0.4 each > which of these
-0.28 -0.24 each > which of these: count asc
-0.17 -0.2 each > which of these: count desc
-0.23 -0.24 each > which of these: figure 
-0.43 -0.28 each > which of these: guess asc
-0.4 -0.28 each > which of these: guess desc
-0.3 -0.28 each > which of these: position first
-0.29 -0.28 each > which of these: position last
0.19 0.2 each > yes or no
0.19 0.2 each > yes or no: exists 
-0.24 -0.21 each of > figures
-0.24 -0.21 each of > figures: fn:sum! grouped by what is beside
0.2 0.23 each of > list
-0.25 -0.27 each of > list: how many 
-0.31 -0.3 each of > list: many 
0.24 0.27 each of > list: named things 
0.33 0.31 each of > list: where 
0.22 0.2 each of > list: where distinct
-0.18 -0.22 each of > loose figures
0.27 0.3 each with > list: where 
-0.28 -0.32 each won > comparison
-0.28 -0.32 each won > comparison: guess value
-0.25 -0.26 each won > figures
-0.25 -0.26 each won > figures: fn:count one figure
-0.24 -0.24 each won > groups that are named
-0.24 -0.24 each won > groups that are named: listed 
0.39 -0.02 each won > list
-0.44 -0.37 each won > list: where 
0.39 0.04 each won > list: where distinct
-0.01 0.3 each won > loose figures
-0.01 0.3 each won > loose figures: look up guess
-0.24 -0.23 each won > which of these
-0.23 -0.21 each won > which of these: figure 
-0.22 -0.17 each won > which of these: guess desc
-0.29 -0.16 each won > which of these: position first
-0.56 -0.43 earlier > list
-0.53 -0.52 earlier > list: many 
-0.53 -0.5 earlier > list: where 
-0.49 -0.31 earlier > list: where distinct
-0.2 -0.2 earlier > loose figures
0.63 0.46 earlier > which of these
-0.3 -0.3 earlier > which of these: count asc
-0.21 -0.2 earlier > which of these: count desc
0.52 0.58 earlier > which of these: figure 
-0.2 -0.16 earlier > which of these: guess asc
0.39 0.38 earlier > which of these: guess desc
-0.33 -0.34 earlier > which of these: position last
0.79 0.89 earlier > which of these: said asc
-0.64 -0.67 earlier > which of these: said desc
-0.24 -0.24 earlier > yes or no
-0.24 -0.24 earlier > yes or no: exists 
-0.35 -0.46 earliest > extreme value
-0.35 -0.46 earliest > extreme value: min said
0.24 0.16 earliest > first or last row: position first
-0.32 -0.26 earliest > first or last row: position turned first
-0.4 -0.3 earliest > first or last row: time first
-0.38 -0.31 earliest > top groups
-0.38 -0.31 earliest > top groups: rows asc
-0.24 -0.25 earliest > top rows: order:guess asc
-0.41 -0.33 earliest year > extreme value
-0.41 -0.33 earliest year > extreme value: min said
0.7 0.7 earliest year > first or last row
0.62 0.6 earliest year > first or last row: position first
-0.31 -0.29 earliest year > first or last row: position turned first
-0.35 -0.27 earliest year > first or last row: time first
-0.23 -0.21 earliest year > top groups
-0.23 -0.21 earliest year > top groups: rows asc
-0.29 -0.29 earliest year > top rows
-0.65 -0.32 earliest year > top rows: order:said asc
0.31 0.27 either > figures
0.26 0.26 either > figures: fn:count one figure
-0.21 -0.23 either > figures: fn:distinct? grouped by what is beside
0.2 0.31 either > figures: fn:distinct? one figure
-0.25 -0.22 either > list
-0.22 -0.26 either > loose figures
-0.22 -0.26 either > loose figures: look up guess
0.89 0.82 entity exact
-0.56 -0.62 entity part
-1.48 -1.55 entity words
-0.3 -0.34 every > figures
-0.22 -0.25 every > figures: fn:units grouped
-0.23 -0.25 every > figures: grouped named
0.34 0.37 every > top groups
-0.14 -0.38 every > top groups: own measure desc
-0.32 -0.33 every > top groups: rows desc
0.43 0.55 every > top groups: said measure desc
-0.09 -0.22 every > top groups: units desc
0.31 0.32 every year > top groups: own measure desc
-0.32 -0.33 every year > top groups: rows desc
-0.09 -0.22 every year > top groups: units desc
-1.25 -1.28 extreme value > amount
-0.33 -0.33 extreme value > text
0.5 0.67 extreme value > time
0.22 0.27 extreme value conditions 0
-0.54 -0.66 extreme value conditions 1
0.03 -0.2 extreme value conditions 2
-0.16 -0.25 extreme value ignores dimension
-0.48 -0.52 extreme value ignores entity
0.4 0.54 extreme value ignores field
-0.4 -0.42 extreme value ignores having
-0.68 -0.74 extreme value ignores measure
-0.39 -0.44 extreme value ignores operator
-0.94 -0.93 extreme value ignores over
-0.35 -0.39 extreme value of what repeats
-0.38 -0.28 extreme value with change
-0.31 -0.31 extreme value with difference
-0.19 -0.3 extreme value with dimension
-0.4 -0.42 extreme value with having
-0.3 -0.3 extreme value with only
-0.4 -0.47 extreme value with or
-0.85 -0.89 extreme value with rank
-0.61 -0.68 extreme value with step
-0.24 -0.19 extreme value, target is told in the question
-0.55 -0.6 extreme value: guess
-0.41 -0.41 extreme value: min
-0.44 -0.56 fewer > figures
-0.43 -0.53 fewer > figures: fn:sum! one figure
-0.53 -0.72 fewer > groups that have: list guess
-0.62 -0.78 fewer > list: how many 
-0.24 -0.32 fewer > list: many 
-0.38 -0.46 fewer > list: where 
-0.44 -0.56 fewer than > figures
-0.43 -0.53 fewer than > figures: fn:sum! one figure
-0.53 -0.72 fewer than > groups that have: list guess
-0.62 -0.78 fewer than > list: how many 
-0.24 -0.32 fewer than > list: many 
-0.38 -0.46 fewer than > list: where 
-0.33 -0.42 fewest > extreme value
-0.23 -0.23 fewest > extreme value: min guess
-0.33 -0.42 fewest > extreme value: min said
-0.09 -0.2 fewest > figures: fn:count grouped by what is beside
0.2 0.2 fewest > figures: fn:count one figure
-0.41 -0.47 fewest > figures: fn:min fn:sum!
-0.27 -0.34 fewest > figures: fn:min grouped by what is beside
-0.17 -0.27 fewest > figures: fn:sum! fn:sum!
-0.26 -0.38 fewest > figures: fn:sum! grouped by what is beside
-0.33 -0.39 fewest > list
-0.36 -0.42 fewest > list: many 
-0.26 -0.31 fewest > list: where distinct
-0.23 -0.24 fewest > loose figures
-0.23 -0.22 fewest > loose figures: avg 
-0.38 -0.39 fewest > loose figures: look up 
-0.2 -0.22 fewest > loose figures: sum 
0.31 0.31 fewest > top groups
0.61 0.61 fewest > top groups: rows asc
-0.52 -0.87 fewest > top rows
-0.53 -0.5 fewest > top rows: order:guess asc
-0.28 -0.32 fewest > top rows: order:said asc
-0.5 -0.47 fewest number > extreme value
-0.5 -0.47 fewest number > extreme value: min said
0.2 0.2 fewest number > figures
-0.09 -0.2 fewest number > figures: fn:count grouped by what is beside
0.2 0.2 fewest number > figures: fn:count one figure
-0.35 -0.38 fewest number > loose figures
-0.21 -0.17 fewest number > loose figures: avg 
-0.38 -0.39 fewest number > loose figures: look up 
-0.23 -0.25 fewest number > top rows
-0.22 -0.25 fewest number > top rows: order:guess asc
-0.26 -0.25 fewest number > top rows: order:said asc
-0.77 -0.84 field part
0.84 0.9 field synonym
-0.34 -0.29 field typo
-0.72 -0.58 field words
-0.21 -0.17 figure of the top rows > time
-0.21 -0.23 figure of the top rows ignores dimension
-0.08 -0.2 figure of the top rows ignores entity
-0.69 -0.74 figure of the top rows ignores field
-0.18 -0.28 figure of the top rows ignores having
-0.37 -0.23 figure of the top rows ignores measure
-0.25 -0.26 figure of the top rows of what repeats
-0.41 -0.43 figure of the top rows with dimension
-0.18 -0.28 figure of the top rows with having
-0.27 -0.39 figure of the top rows: avg
-0.34 -0.33 figure of the top rows: sum
-0.47 -0.39 figures > amount
0.25 0.18 figures > place
-0.07 -0.21 figures > text
-1.59 -1.71 figures > time
-0.54 -0.47 figures conditions 0
0.3 0.32 figures conditions 1
0.23 -0.19 figures conditions 2
-1.09 -1.27 figures ignores entity
-0.4 -0.38 figures ignores field
-0.47 -0.49 figures ignores having
-0.37 -0.53 figures ignores measure
-0.82 -0.67 figures ignores order
-0.67 -0.66 figures ignores over
-0.45 -0.49 figures of what repeats
-0.48 -0.5 figures with against
-0.32 -0.36 figures with change
-1.1 -1.33 figures with compare
-0.78 -0.81 figures with difference
0.1 0.24 figures with dimension
-0.56 -0.54 figures with field
-0.47 -0.49 figures with having
0.52 0.39 figures with method
0.66 0.82 figures with moving
-0.7 -0.78 figures with only
-0.23 -0.23 figures with or
0.27 0.17 figures with order
-1.02 -0.97 figures with rank
0.96 0.95 figures with running
-0.4 -0.46 figures with share
-1.71 -1.77 figures with step
0.33 0.39 figures: fn:arithmetic
-0.54 -0.49 figures: fn:avg!
0.71 0.84 figures: fn:correlation
-0.44 -0.45 figures: fn:distinct?
-1.35 -1.29 figures: fn:max
0.33 0.21 figures: fn:min
0.62 0.57 figures: fn:missing
-0.29 -0.31 figures: fn:mode
0.56 0.63 figures: fn:normal
0.53 0.45 figures: fn:outliers
0.62 0.71 figures: fn:percentile
-0.59 -0.65 figures: fn:profit
1.43 1.39 figures: fn:range
-0.17 -0.25 figures: fn:revenue
0.71 0.55 figures: fn:skewed
1.18 0.9 figures: fn:skewness
0.28 0.32 figures: fn:sum!
-0.54 -0.24 figures: fn:units
0.1 0.24 figures: grouped
-1.76 -1.56 figures: grouped by what is beside
0.3 0.25 figures: named
0.23 0.04 figures: one figure
-0.15 -0.21 first > average of each
-0.15 -0.21 first > average of each:  
0.22 0.21 first > difference
0.22 0.21 first > difference: of ends said
-0.46 -0.52 first > extreme value: max guess
-0.75 -0.84 first > extreme value: max said
-1 -1.13 first > extreme value: min guess
0.32 0.25 first > extreme value: min said
0.27 0.16 first > figure of the top rows
0.28 0.19 first > figure of the top rows: avg 
-0.27 -0.34 first > figure of the top rows: sum 
0.77 0.69 first > figures
0.17 0.27 first > figures: fn:avg grouped
-0.59 -0.62 first > figures: fn:count fn:sum!
0.38 0.35 first > figures: fn:count one figure
-0.43 -0.46 first > figures: fn:distinct? fn:sum!
-0.44 -0.45 first > figures: fn:distinct? grouped by what is beside
-0.45 -0.5 first > figures: fn:distinct? one figure
-0.24 -0.2 first > figures: fn:sum! fn:sum!
-0.28 -0.25 first > figures: fn:sum! grouped
-0.65 -0.67 first > figures: fn:sum! one figure
-0.45 -0.47 first > figures: fn:sum? fn:sum!
-0.64 -0.52 first > figures: fn:sum? grouped by what is beside
0.3 0.32 first > figures: fn:units one figure
-0.49 -0.53 first > figures: grouped named
0.14 0.2 first > first or last row: position first
-0.3 -0.18 first > first or last row: time first
-1.04 -1.11 first > list
-0.67 -0.73 first > list: all 
-1.15 -1.11 first > list: many 
-0.42 -0.43 first > list: named things 
-0.41 -0.83 first > list: where 
-0.8 -0.87 first > list: where distinct
-0.57 -0.66 first > loose figures
-0.59 -0.4 first > loose figures: avg 
-1.66 -1.35 first > loose figures: count 
-0.42 -0.43 first > loose figures: look up 
-0.31 -0.68 first > loose figures: look up guess
-0.63 -0.69 first > loose figures: sum 
0.37 0.33 first > next or previous row
0.24 0.24 first > next or previous row: other way position
-0.45 -0.45 first > next or previous row: said way position
0.49 0.49 first > next or previous row: said way time
0.26 0.2 first > rows before or after another
0.27 0.23 first > rows before or after another: count 
-0.1 -0.29 first > rows before or after another: list 
-0.21 -0.21 first > the same as another row
-0.21 -0.2 first > the same as another row: count guess
-0.22 -0.22 first > the same as another row: list guess
-0.34 -0.27 first > top groups
-0.86 -0.8 first > top groups: own measure asc
-0.41 -0.4 first > top groups: own measure desc
-0.36 -0.34 first > top groups: revenue asc
0.28 0.22 first > top groups: rows asc
-0.69 -0.69 first > top groups: rows desc
-0.47 -0.76 first > top groups: sum of field asc
-0.39 -0.41 first > top rows: order:guess asc
-0.47 -0.44 first > top rows: order:guess desc
-0.41 -0.39 first > top rows: order:hint asc
-1.35 -1.43 first > top rows: order:hint whole
0.65 0.61 first > top rows: order:said asc
-1.02 -1.01 first > top rows: order:said desc
0.35 0.3 first > top rows: order:said whole
-0.27 -0.25 first > which of these
-0.25 -0.28 first > which of these: count asc
-0.39 -0.45 first > which of these: count desc
0.32 0.31 first > which of these: figure 
-0.63 -0.54 first > which of these: guess asc
-0.57 -0.54 first > which of these: guess desc
-0.53 -0.49 first > which of these: position first
-0.58 -0.52 first > which of these: said asc
-0.48 -0.47 first > which of these: said desc
0.3 0.22 first > yes or no: against another 
-0.42 -0.36 first > yes or no: exists 
-0.46 -0.47 first and > extreme value
-0.31 -0.39 first and > extreme value: max guess
-0.38 -0.41 first and > extreme value: max said
-0.2 -0.15 first and > extreme value: min guess
-0.45 -0.47 first and > extreme value: min said
0.3 0.31 first and > figures: fn:count one figure
-0.19 -0.21 first and > figures: fn:distinct? grouped by what is beside
0.25 0.26 first and > figures: fn:distinct? one figure
-0.24 -0.19 first and > figures: fn:sum! fn:sum!
-0.29 -0.17 first and > figures: fn:sum! grouped by what is beside
-0.37 -0.36 first and > first or last row
-0.49 -0.49 first and > first or last row: position first
-0.21 -0.22 first and > first or last row: position last
-0.15 -0.24 first and > list
-0.1 -0.23 first and > list: where 
-0.24 -0.21 first and > loose figures
-0.22 -0.21 first and > loose figures: avg 
-0.22 -0.22 first and > top groups
-0.2 -0.19 first and > top groups: own measure asc
-0.2 -0.19 first and > top groups: own measure desc
-0.62 -0.52 first and > top groups: rows asc
-0.49 -0.45 first and > top groups: rows desc
0.24 0.24 first and > top rows
0.29 0.28 first and > top rows: order:guess asc
-0.48 -0.51 first and > top rows: order:guess desc
-0.22 -0.21 first and > top rows: order:hint whole
-0.69 -0.68 first and > top rows: order:said desc
-0.82 -0.9 first in > extreme value
-0.7 -0.8 first in > extreme value: min said
-0.2 -0.41 first in > figures
-0.2 -0.41 first in > figures: fn:sum! grouped by what is beside
-0.27 -0.28 first in > first or last row: time first
0.29 0.08 first in > list
-0.33 -0.49 first in > list: many 
0.44 0.38 first in > list: where 
0.32 0.22 first in > list: where distinct
-0.27 -0.18 first in > loose figures
0.46 0.5 first in > next or previous row
0.47 0.47 first in > next or previous row: other way position
-0.47 -0.47 first in > next or previous row: said way position
-0.4 -0.34 first in > rows before or after another
-0.4 -0.34 first in > rows before or after another: count 
-0.03 -0.29 first in > top groups
-0.22 -0.22 first in > top groups: sum of field asc
-0.8 -0.97 first in > top rows: order:guess asc
-0.42 -0.5 first in > top rows: order:hint whole
0.34 0.32 first in > top rows: order:said whole
-0.19 -0.2 first name > extreme value
-0.19 -0.2 first name > extreme value: min guess
-0.28 -0.36 first name > list
-0.29 -0.37 first name > list: where 
-0.23 -0.29 first name > list: where distinct
-0.21 -0.21 first name > the same as another row
-0.21 -0.2 first name > the same as another row: count guess
-0.22 -0.22 first name > the same as another row: list guess
-0.5 -0.47 first name > top groups
-0.5 -0.47 first name > top groups: rows asc
-0.28 -0.33 first name > top rows
-0.28 -0.33 first name > top rows: order:guess asc
0.3 0.31 first name > which of these
-0.38 -0.41 first name > which of these: count asc
-0.37 -0.41 first name > which of these: count desc
-0.45 -0.47 first name > which of these: position first
0.3 0.32 first name > which of these: position last
-0.24 -0.19 first of > figures
-0.21 -0.18 first of > figures: fn:sum! one figure
0.22 0.19 first of > first or last row
-0.23 -0.33 first of > list
-0.11 -0.23 first of > list: many 
-0.15 -0.21 first of > list: where 
-0.23 -0.19 first of > top rows
-0.2 -0.18 first of > top rows: order:guess asc
-0.29 -0.29 first of > top rows: order:hint whole
-0.25 -0.22 first on > extreme value
-0.25 -0.22 first on > extreme value: min said
-0.36 -0.37 first on > top groups
-0.36 -0.37 first on > top groups: rows asc
0.48 0.46 first on > top rows
0.48 0.46 first on > top rows: order:said asc
0.23 0.2 first or last of each conditions 0
-0.24 -0.14 first or last of each conditions 1
-0.37 -0.3 first or last of each conditions 2
-1.49 -1.72 first or last row > amount
0.51 0.61 first or last row > name
0.08 0.28 first or last row > place
-0.76 -0.7 first or last row > text
-0.55 -0.73 first or last row > time
0.24 0.25 first or last row conditions 0
-0.33 -0.28 first or last row conditions 1
-0.52 -0.52 first or last row conditions 2
-0.19 -0.41 first or last row ignores dimension
-0.32 -0.27 first or last row ignores field
-0.43 -0.47 first or last row ignores having
-0.85 -0.88 first or last row ignores measure
-0.22 -0.21 first or last row ignores operator
-0.57 -0.58 first or last row of what repeats
-0.22 -0.21 first or last row with difference
-0.2 -0.42 first or last row with dimension
-0.43 -0.47 first or last row with having
-0.5 -0.56 first or last row with measure
-0.08 -0.2 first or last row with only
0.59 0.68 first or last row with or
-0.51 -0.43 first or last row with step
-0.3 -0.48 first or last row, target is told in the question
0.31 0.4 first or last row: itself
-1.23 -1.46 first or last row: other
-0.52 -0.51 first or last row: position turned
-0.32 -0.36 first time > extreme value
-0.31 -0.33 first time > extreme value: min said
0.7 0.72 first time > first or last row
0.68 0.67 first time > first or last row: position first
0.48 0.64 first time > first or last row: time first
-0.39 -0.43 first time > list
-0.41 -0.44 first time > list: where 
-0.33 -0.36 first time > list: where distinct
-0.71 -0.72 first time > top groups
-0.38 -0.38 first time > top groups: own measure asc
-0.71 -0.72 first time > top groups: rows asc
-0.3 -0.24 first time > top rows
-0.3 -0.31 first time > top rows: order:guess asc
-0.37 -0.5 first to > extreme value
-0.37 -0.5 first to > extreme value: min said
-0.11 -0.59 first to > first or last row
0.42 0.45 first to > top groups
-0.31 -0.26 first to > top groups: own measure desc
0.61 0.58 first to > top groups: rows asc
-0.2 -0.2 first to > top groups: rows desc
-0.37 -0.38 first to > top rows
-0.36 -0.36 first to > top rows: order:said asc
-0.22 -0.28 first to > top rows: order:said desc
-0.2 -0.24 first win > comparison
-0.2 -0.24 first win > comparison: guess value
-0.18 -0.2 first win > extreme value
-0.18 -0.2 first win > extreme value: min guess
-0.35 -0.36 first win > figures
-0.35 -0.36 first win > figures: fn:count one figure
-0.3 -0.29 first win > first or last row: time first
-0.1 -0.24 first win > loose figures
-0.1 -0.21 first win > loose figures: look up guess
-0.44 -0.39 first win > next or previous row
-0.45 -0.44 first win > next or previous row: other way position
-0.28 -0.28 first win > next or previous row: said way position
0.35 0.36 first win > rows before or after another
0.35 0.36 first win > rows before or after another: count 
-0.26 -0.29 first win > top groups
-0.26 -0.29 first win > top groups: rows asc
0.62 0.55 first year > extreme value
0.62 0.55 first year > extreme value: min said
-0.22 -0.07 first year > first or last row
-0.22 -0.07 first year > first or last row: position first
-0.06 0.25 first year > top groups
1.08 1.11 first year > top groups: rows asc
-0.19 -0.21 first year > top groups: sum of field asc
-0.78 -0.72 first year > top rows
-0.29 -0.28 first year > top rows: order:guess asc
-0.45 -0.41 first year > top rows: order:said asc
-0.41 -0.39 first year > top rows: order:said whole
-0.32 -0.24 for > against another row
-0.3 -0.39 for > average of each
-0.3 -0.39 for > average of each:  
-0.58 -0.67 for > comparison
0.12 0.32 for > comparison: difference value
-0.54 -0.66 for > comparison: guess value
-0.21 -0.26 for > comparison: said value
0.21 0.12 for > difference
-0.52 -0.5 for > difference: of counts 
0.24 0.27 for > difference: of counts turned 
-0.47 -0.54 for > difference: of ends guess
0.39 0.57 for > difference: of ends said
-0.33 -0.34 for > difference: of fields 
-0.31 -0.2 for > difference: of fields turned 
-0.38 -0.44 for > difference: of two guess
-0.08 -0.27 for > difference: of two said
-0.36 -0.41 for > difference: of two turned guess
-0.24 -0.16 for > extreme value
-0.71 -0.71 for > extreme value: max guess
-0.39 -0.28 for > extreme value: min guess
-0.59 -0.37 for > extreme value: min said
-0.29 -0.18 for > figures
-0.24 -0.24 for > figures: fn:arithmetic grouped
-0.26 -0.19 for > figures: fn:arithmetic one figure
-0.24 -0.2 for > figures: fn:avg fn:sum!
0.42 0.46 for > figures: fn:avg grouped
-0.55 -0.52 for > figures: fn:avg one figure
-0.21 -0.17 for > figures: fn:avg! grouped by what is beside
0.26 0.3 for > figures: fn:count fn:distinct
0.33 0.34 for > figures: fn:count fn:sum
-0.52 -0.55 for > figures: fn:count grouped
-0.88 -0.78 for > figures: fn:count grouped by what is beside
0.56 0.64 for > figures: fn:count one figure
0.35 0.32 for > figures: fn:distinct? fn:count
-0.28 -0.22 for > figures: fn:distinct? fn:sum!
-0.59 -0.61 for > figures: fn:distinct? grouped
-0.58 -0.52 for > figures: fn:distinct? grouped by what is beside
-0.3 -0.31 for > figures: fn:max grouped by what is beside
-0.32 -0.28 for > figures: fn:ratio one figure
-0.43 -0.31 for > figures: fn:revenue grouped
-0.82 -0.96 for > figures: fn:revenue one figure
0.31 0.32 for > figures: fn:sum grouped
-0.15 -0.21 for > figures: fn:sum one figure
0.44 0.43 for > figures: fn:sum! fn:arithmetic
-0.37 -0.32 for > figures: fn:sum! grouped
-0.19 -0.21 for > figures: fn:sum? grouped by what is beside
-0.22 -0.2 for > figures: fn:sum? one figure
-0.2 -0.18 for > first or last row: position last
-0.34 -0.34 for > first or last row: time last
0.79 0.78 for > groups that are named
0.79 0.78 for > groups that are named: listed 
-0.36 -0.37 for > how long
-0.36 -0.37 for > how long: between rows 
-0.6 -0.47 for > list
-0.63 -0.86 for > list: all 
-0.22 -0.2 for > list: how many 
-0.41 -0.57 for > list: many 
-0.37 -0.37 for > list: named things 
-0.26 -0.08 for > list: where 
-0.41 -0.45 for > list: where distinct
-0.46 -0.42 for > loose figures
-0.81 -0.77 for > loose figures: avg 
-0.38 -0.39 for > loose figures: look up guess
-0.72 -0.91 for > loose figures: sum 
0.49 0.47 for > next or previous row
0.36 0.36 for > next or previous row: other way position
-0.46 -0.48 for > rows before or after another
-0.39 -0.36 for > rows before or after another: count 
-0.52 -0.54 for > rows before or after another: list 
0.42 0.24 for > share
0.3 0.26 for > share: filtered 
-0.23 -0.23 for > share: filtered twice 
0.3 0.21 for > top groups: hinted asc
0.47 0.47 for > top groups: own measure desc
-0.56 -0.57 for > top groups: rows asc
-0.35 -0.37 for > top groups: rows desc
-0.83 -0.71 for > top rows
-0.57 -0.59 for > top rows: order:guess asc
-0.68 -0.66 for > top rows: order:guess desc
-0.37 -0.37 for > top rows: order:hint desc
-0.84 -0.96 for > top rows: order:hint whole
0.48 0.6 for > top rows: order:said asc
-0.48 -0.49 for > which of these
-0.41 -0.38 for > which of these: count asc
-0.39 -0.37 for > which of these: count desc
-0.31 -0.25 for > which of these: figure 
-0.36 -0.4 for > which of these: guess asc
-0.36 -0.37 for > which of these: guess desc
-0.36 -0.36 for > which of these: position first
-0.52 -0.53 for > which of these: position last
-0.25 -0.25 for > which of these: said asc
-0.37 -0.32 for > which of these: said desc
0.23 0.26 for > yes or no
0.23 0.26 for > yes or no: exists 
-0.51 -0.47 for both > loose figures: avg 
0.34 0.34 for both > loose figures: count 
-0.34 -0.33 for both > loose figures: sum 
-0.3 -0.39 for each > average of each
-0.3 -0.39 for each > average of each:  
0.4 0.46 for each > figures
-0.24 -0.24 for each > figures: fn:arithmetic grouped
-0.26 -0.19 for each > figures: fn:arithmetic one figure
-0.24 -0.2 for each > figures: fn:avg fn:sum!
0.42 0.46 for each > figures: fn:avg grouped
-0.25 -0.28 for each > figures: fn:avg one figure
0.26 0.3 for each > figures: fn:count fn:distinct
-0.52 -0.55 for each > figures: fn:count grouped
-0.39 -0.36 for each > figures: fn:count one figure
0.35 0.32 for each > figures: fn:distinct? fn:count
-0.59 -0.61 for each > figures: fn:distinct? grouped
-0.37 -0.53 for each > figures: fn:ratio one figure
0.31 0.32 for each > figures: fn:sum grouped
0.44 0.43 for each > figures: fn:sum! fn:arithmetic
-0.37 -0.32 for each > figures: fn:sum! grouped
-0.39 -0.35 for each > figures: grouped named
0.31 0.23 for each > list: many 
-0.27 -0.26 for each > list: where 
-0.36 -0.31 for each > list: where distinct
-0.43 -0.38 for each > loose figures
-0.31 -0.36 for each > loose figures: avg 
-0.21 -0.17 for each > loose figures: sum 
-0.21 -0.23 for listed > figures
-0.25 -0.29 for listed > figures: fn:count one figure
0.22 0.26 for listed > loose figures
0.31 0.27 for listed > loose figures: look up 
0.3 0.44 for listed > loose figures: sum 
-0.32 -0.24 for more > against another row
0.4 0.37 for more > figures
-0.31 -0.2 for more > figures: fn:count grouped by what is beside
0.4 0.35 for more > figures: fn:count one figure
0.4 0.19 for more > list: where 
-0.29 0.09 for more > list: where distinct
-0.39 -0.3 for more > loose figures
-0.22 -0.22 for more > loose figures: avg 
-0.3 -0.15 for more > loose figures: count 
-0.3 -0.19 for more > loose figures: look up 
-0.29 -0.3 for more > loose figures: sum 
-0.32 -0.26 for more > which of these
-0.35 -0.3 for more > which of these: position first
-0.12 -0.23 frequent > extreme value
-0.12 -0.23 frequent > extreme value: max guess
-0.25 -0.27 frequent > figures
-0.25 -0.27 frequent > figures: fn:mode one figure
-0.56 -0.6 frequent > first or last row
-0.54 -0.57 frequent > first or last row: position first
-0.21 -0.19 frequent > first or last row: time first
0.3 0.37 frequent > top groups
0.3 0.37 frequent > top groups: rows desc
-0.28 -0.33 frequent > top rows
-0.31 -0.37 frequent > top rows: order:guess desc
0.23 0.06 from > columns that are named
-0.4 -0.3 from > comparison: difference sides
-0.24 -0.24 from > comparison: guess floating
-0.23 -0.21 from > comparison: guess sides
-0.17 -0.29 from > comparison: guess value
-0.43 -0.45 from > comparison: rows in groups
-0.45 -0.38 from > comparison: rows said in groups
-0.35 -0.3 from > difference
0.35 0.45 from > difference: of counts 
-0.33 -0.42 from > difference: of counts turned 
-0.24 -0.36 from > difference: of ends guess
-0.36 -0.3 from > difference: of ends said
-0.26 -0.28 from > difference: of fields 
-0.3 -0.29 from > difference: of fields turned 
-0.47 -0.57 from > difference: of two guess
0.34 0.31 from > difference: of two said
-0.32 -0.38 from > difference: of two turned guess
-0.32 -0.34 from > difference: of two turned said
-0.54 -0.7 from > extreme value
-0.33 -0.35 from > extreme value: max said
-0.38 -0.53 from > extreme value: min said
0.45 0.36 from > figures
0.51 0.34 from > figures: fn:avg one figure
0.33 0.34 from > figures: fn:count fn:sum
-0.72 -0.61 from > figures: fn:count fn:sum!
-0.84 -0.59 from > figures: fn:count grouped by what is beside
-0.2 -0.14 from > figures: fn:count one figure
0.15 0.2 from > figures: fn:distinct one figure
-0.62 -0.78 from > figures: fn:distinct? fn:sum!
-0.84 -0.59 from > figures: fn:distinct? grouped by what is beside
-0.95 -0.84 from > figures: fn:distinct? one figure
-0.3 -0.34 from > figures: fn:revenue grouped by what is beside
0.75 0.82 from > figures: fn:revenue one figure
0.17 0.23 from > figures: fn:sum grouped
-0.42 -0.25 from > figures: fn:sum! grouped by what is beside
0.52 0.53 from > figures: fn:sum? fn:sum!
-0.37 -0.3 from > figures: fn:sum? grouped by what is beside
0.28 0.25 from > figures: fn:sum? one figure
-0.28 -0.23 from > figures: one figure named
0.61 0.35 from > first or last row
0.77 0.53 from > first or last row: position first
0.17 0.21 from > greatest change
0.17 0.21 from > greatest change: between two 
-0.77 -0.75 from > groups that are named
-0.77 -0.75 from > groups that are named: listed 
0.17 0.39 from > list
-0.34 -0.55 from > list: all 
-0.36 -0.78 from > list: how many 
-0.4 -0.31 from > list: many 
0.33 0.5 from > list: named things 
0.21 -0.06 from > list: named things columns named
-0.18 -0.32 from > list: where columns named
-0.42 -0.14 from > list: where distinct
-0.61 -0.45 from > loose figures
-0.54 -0.57 from > loose figures: avg 
-0.85 -0.78 from > loose figures: count 
-0.29 -0.34 from > loose figures: look up 
-0.66 -0.5 from > loose figures: look up guess
0.54 0.51 from > loose figures: sum 
0.23 0.29 from > next or previous row
-0.22 -0.22 from > next or previous row: other way position
0.2 0.21 from > next or previous row: said way time
0.93 0.93 from > share
-0.53 -0.31 from > top groups
0.16 0.36 from > top groups: own measure asc
-0.54 -0.16 from > top groups: own measure desc
-0.69 -0.82 from > top groups: rows asc
-0.46 -0.57 from > top groups: rows desc
0.57 0.54 from > top groups: sum of field desc
-0.23 -0.01 from > top rows
-0.68 -0.73 from > top rows: order:guess asc
-0.23 -0.1 from > top rows: order:guess desc
0 0.37 from > top rows: order:hint whole
-0.52 -0.32 from > top rows: order:said asc
0.43 0.46 from > top rows: order:said desc
-0.82 -0.84 from > which of these: count asc
-0.21 -0.2 from > which of these: count desc
-0.77 -0.71 from > which of these: figure 
-0.31 -0.3 from > which of these: position first
0.58 0.58 from > which of these: said asc
-0.83 -0.73 from > which of these: said desc
-0.2 -0.2 from > yes or no
-0.2 -0.2 from > yes or no: exists 
0.36 0.2 from all > figures
-0.24 -0.23 from all > figures: fn:count one figure
-0.48 -0.5 from all > figures: fn:distinct? one figure
0.34 0.24 from all > figures: fn:sum one figure
-0.36 -0.2 from all > loose figures
-0.21 -0.19 from all > loose figures: avg 
-0.37 -0.2 from all > loose figures: look up 
0.31 0.27 from either > figures
0.26 0.26 from either > figures: fn:count one figure
-0.21 -0.23 from either > figures: fn:distinct? grouped by what is beside
0.2 0.31 from either > figures: fn:distinct? one figure
-0.25 -0.22 from either > list
-0.22 -0.26 from either > loose figures
-0.22 -0.26 from either > loose figures: look up guess
-0.47 -0.58 from what > extreme value
-0.33 -0.35 from what > extreme value: max said
-0.31 -0.4 from what > extreme value: min said
-0.45 -0.56 from what > figures
-0.45 -0.56 from what > figures: fn:sum! grouped by what is beside
0.21 0.23 from what > first or last row
0.47 0.55 from what > first or last row: position first
-0.2 -0.18 from what > first or last row: position last
-0.32 -0.4 from what > list
-0.31 -0.38 from what > list: many 
0.39 0.59 from what > top groups
0.16 0.36 from what > top groups: own measure asc
-0.4 -0.42 from what > top groups: own measure desc
-0.52 -0.6 from what > top groups: rows asc
-0.44 -0.46 from what > top groups: rows desc
0.57 0.54 from what > top groups: sum of field desc
-0.22 -0.3 from what > top rows
-0.43 -0.48 from what > top rows: order:guess asc
-0.33 -0.31 from what > top rows: order:guess desc
-0.38 -0.45 from what > top rows: order:said asc
-0.25 -0.27 from which > list: many 
0.19 0.2 from which > list: where distinct
-0.3 -0.29 from which > top groups
-0.3 -0.29 from which > top groups: rows desc
0.3 0.29 from which > top rows
0.3 0.29 from which > top rows: order:said desc
0.5 0.51 give > figures: fn:count one figure
-0.25 0 gives 0 for figures
-0.68 0 gives 0 for groups that have
-1.14 0 gives 0 for list
-0.22 0 gives 0 for top groups
-0.43 0 gives 1 for an average one
-0.25 0 gives 1 for average of each
0.54 0 gives 1 for columns that are named
-0.59 0 gives 1 for comparison
-0.45 0 gives 1 for figures
0.37 0 gives 1 for greatest change
-0.76 0 gives 1 for groups that are named
0.8 0 gives 1 for list
0.32 0 gives 1 for loose figures
-0.28 0 gives 1 for rate
-0.28 0 gives 1 for share
0.62 0 gives 1 for the same as another row
-0.99 0 gives 1 for top groups
-0.24 0 gives 1 for top rows
-0.71 0 gives 11-30 for against another row
-0.6 0 gives 11-30 for comparison
-0.47 0 gives 11-30 for first or last row
0.49 0 gives 11-30 for groups that are named
-0.99 0 gives 11-30 for groups that have
-2.76 0 gives 11-30 for loose figures
-1.05 0 gives 11-30 for rows before or after another
-0.27 0 gives 11-30 for share
-0.57 0 gives 11-30 for the same as another row
0.23 0 gives 11-30 for top groups
-0.79 0 gives 11-30 for top rows
-0.25 0 gives 2 for columns that are named
0.69 0 gives 2 for comparison
-0.21 0 gives 2 for figures
-0.28 0 gives 2 for first or last of each
0.37 0 gives 2 for first or last row
-0.22 0 gives 2 for groups that are named
-0.23 0 gives 2 for how long
-0.28 0 gives 2 for list
-1.39 0 gives 2 for loose figures
-0.53 0 gives 2 for rows before or after another
0.42 0 gives 2 for share
0.6 0 gives 2 for the same as another row
-1.86 0 gives 2 for top groups
-0.27 0 gives 2 for top rows
0.21 0 gives 3 for figures
-0.31 0 gives 3 for first or last of each
-1.02 0 gives 3 for first or last row
-1.38 0 gives 3 for groups that are named
0.56 0 gives 3 for groups that have
-1.63 0 gives 3 for list
-1.95 0 gives 3 for loose figures
-0.7 0 gives 3 for rows before or after another
0.48 0 gives 3 for share
-0.85 0 gives 3 for the same as another row
0.97 0 gives 3 for top groups
-0.57 0 gives 4-5 for against another row
-0.4 0 gives 4-5 for first or last row
-1.05 0 gives 4-5 for groups that are named
-0.83 0 gives 4-5 for list
-1.63 0 gives 4-5 for loose figures
-0.2 0 gives 4-5 for rows before or after another
0.24 0 gives 4-5 for share
-0.64 0 gives 4-5 for the same as another row
0.84 0 gives 4-5 for top groups
-0.4 0 gives 6-10 for against another row
-0.35 0 gives 6-10 for columns that are named
0.92 0 gives 6-10 for comparison
-0.78 0 gives 6-10 for first or last row
0.21 0 gives 6-10 for groups that are named
-0.76 0 gives 6-10 for groups that have
-0.78 0 gives 6-10 for list
-2.34 0 gives 6-10 for loose figures
0.28 0 gives 6-10 for rate
-1.42 0 gives 6-10 for rows before or after another
-0.76 0 gives 6-10 for the same as another row
0.28 0 gives 6-10 for top groups
-1.11 0 gives 6-10 for top rows
-1.15 0 gives answers 0
-0.35 0 gives answers 2
-0.36 0 gives answers 6-10
-0.56 0 gives answers many
-0.21 0 gives date after after
-0.46 0 gives date after at
-0.8 0 gives date after average
-0.23 0 gives date after before
-0.46 0 gives date after besides
-0.82 0 gives date after did
0.28 0 gives date after difference
0.25 0 gives date after does
-0.44 0 gives date after first
-1.1 0 gives date after how
-0.36 0 gives date after is
-0.52 0 gives date after largest
-0.55 0 gives date after list
-0.49 0 gives date after name
-0.25 0 gives date after number
-0.35 0 gives date after of
0.76 0 gives date after on
0.36 0 gives date after only
0.57 0 gives date after other
-0.25 0 gives date after percentage
-0.38 0 gives date after share
0.36 0 gives date after show
-0.46 0 gives date after sum
-0.48 0 gives date after top
-0.39 0 gives date after total
-0.32 0 gives date after was
0.78 0 gives date after when
-0.56 0 gives date after where
-0.71 0 gives date after which
-0.81 0 gives date after who
-0.21 0 gives date after whose
0.7 0 gives date after year
-0.99 0 gives date to count
0.6 0 gives date to list
-0.47 0 gives date to long
0.82 0 gives date to when
-0.56 0 gives date to where
-0.66 0 gives date to which
-1.36 0 gives date to who
-0.25 0 gives figure after at
0.37 0 gives figure after average
-0.34 0 gives figure after besides
-0.54 0 gives figure after best
-0.56 0 gives figure after does
-0.33 0 gives figure after each
-0.22 0 gives figure after has
-0.57 0 gives figure after how
0.23 0 gives figure after in
-0.95 0 gives figure after name
-0.24 0 gives figure after number
-0.2 0 gives figure after of
-0.51 0 gives figure after only
-0.7 0 gives figure after other
-0.65 0 gives figure after top
-0.35 0 gives figure after total
-0.63 0 gives figure after was
0.43 0 gives figure after when
-0.53 0 gives figure after where
-0.88 0 gives figure after who
-0.22 0 gives figure after whose
-0.45 0 gives figure after year
-0.85 0 gives figure to count
-0.47 0 gives figure to list
0.35 0 gives figure to long
0.59 0 gives figure to nothing
-0.33 0 gives figure to what
-0.75 0 gives figure to when
-0.63 0 gives figure to where
-0.75 0 gives figure to which
-0.99 0 gives figure to who
-0.48 0 gives figure to yesno
-0.31 0 gives fraction
-0.32 0 gives fraction after are
0.24 0 gives fraction after average
-0.6 0 gives fraction after before
-0.2 0 gives fraction after bottom
-0.4 0 gives fraction after did
-0.27 0 gives fraction after difference
-0.43 0 gives fraction after does
-0.3 0 gives fraction after for
-0.46 0 gives fraction after highest
-0.64 0 gives fraction after how
-0.86 0 gives fraction after in
0.94 0 gives fraction after is
-0.46 0 gives fraction after largest
-0.48 0 gives fraction after lowest
0.23 0 gives fraction after mean
-0.34 0 gives fraction after median
-0.25 0 gives fraction after name
-0.95 0 gives fraction after number
-0.21 0 gives fraction after on
-1.17 0 gives fraction after other
0.67 0 gives fraction after percentage
-0.54 0 gives fraction after share
-0.31 0 gives fraction after show
-0.33 0 gives fraction after sum
-0.72 0 gives fraction after top
0.76 0 gives fraction after total
-0.37 0 gives fraction after when
-0.68 0 gives fraction after which
-0.71 0 gives fraction after who
-0.49 0 gives fraction after year
-0.91 0 gives fraction to count
-0.32 0 gives fraction to list
-0.52 0 gives fraction to when
0.29 0 gives fraction to where
-0.95 0 gives fraction to which
-0.75 0 gives fraction to who
-0.29 0 gives many for against another row
-0.33 0 gives many for columns that are named
-1.16 0 gives many for comparison
-0.67 0 gives many for figures
0.24 0 gives many for first or last of each
-0.86 0 gives many for groups that are named
0.32 0 gives many for groups that have
-1.26 0 gives many for list
-1.44 0 gives many for loose figures
-1.48 0 gives many for rows before or after another
0.35 0 gives many for share
-0.32 0 gives many for the same as another row
-0.62 0 gives many for top rows
-1 0 gives negative
-1.15 0 gives nothing
-0.48 0 gives nothing after at
-0.43 0 gives nothing after average
-0.51 0 gives nothing after before
-0.2 0 gives nothing after did
-0.4 0 gives nothing after difference
-0.7 0 gives nothing after does
-1.06 0 gives nothing after how
-0.66 0 gives nothing after in
-0.34 0 gives nothing after list
-0.37 0 gives nothing after mean
-0.61 0 gives nothing after number
-0.34 0 gives nothing after on
-0.33 0 gives nothing after only
-1.13 0 gives nothing after other
-0.56 0 gives nothing after percentage
0.42 0 gives nothing after top
-0.97 0 gives nothing after total
-0.68 0 gives nothing after was
-0.63 0 gives nothing after what
-0.62 0 gives nothing after when
-0.51 0 gives nothing after which
-1.02 0 gives nothing after who
-0.94 0 gives nothing to count
-0.41 0 gives nothing to list
-0.41 0 gives nothing to long
-1.4 0 gives nothing to nothing
-0.68 0 gives nothing to what
-0.97 0 gives nothing to when
-0.56 0 gives nothing to which
-1.08 0 gives nothing to who
-0.2 0 gives nothing to yesno
-1.15 0 gives one asked, none given
-1.15 0 gives rows 0
-0.46 0 gives rows 11-30
0.23 0 gives rows 4-5
-0.34 0 gives rows 6-10
-0.55 0 gives rows many
-0.29 0 gives several asked, none given
-0.61 0 gives several asked, one given
0.63 0 gives several asked, several given
0.28 0 gives text after after
0.42 0 gives text after at
0.57 0 gives text after average
0.35 0 gives text after besides
1.01 0 gives text after best
-0.4 0 gives text after between
0.62 0 gives text after bottom
-0.23 0 gives text after count
-0.3 0 gives text after did
-0.54 0 gives text after does
0.28 0 gives text after during
0.23 0 gives text after each
-0.93 0 gives text after first
-0.2 0 gives text after has
-0.32 0 gives text after how
-0.69 0 gives text after in
-0.67 0 gives text after is
0.82 0 gives text after last
0.21 0 gives text after list
-0.65 0 gives text after longest
-0.63 0 gives text after lowest
0.25 0 gives text after mean
0.86 0 gives text after name
0.41 0 gives text after next
0.47 0 gives text after number
0.49 0 gives text after of
-0.65 0 gives text after on
0.64 0 gives text after only
0.88 0 gives text after other
-0.37 0 gives text after percentage
0.59 0 gives text after share
0.53 0 gives text after shortest
-0.47 0 gives text after show
0.64 0 gives text after sum
0.4 0 gives text after top
-0.26 0 gives text after were
-0.27 0 gives text after what
-1.18 0 gives text after when
0.94 0 gives text after where
1.06 0 gives text after who
0.3 0 gives text after whose
-0.38 0 gives text to amount
-1.37 0 gives text to count
0.79 0 gives text to long
0.62 0 gives text to nothing
0.27 0 gives text to what
-1.16 0 gives text to when
0.72 0 gives text to where
0.29 0 gives text to who
-0.55 0 gives text to yesno
-0.73 0 gives the question again
-0.22 0 gives whole
0.24 0 gives whole after are
-0.33 0 gives whole after at
-0.48 0 gives whole after average
0.46 0 gives whole after before
-0.33 0 gives whole after besides
-1.03 0 gives whole after best
0.4 0 gives whole after between
-0.79 0 gives whole after bottom
0.31 0 gives whole after by
0.23 0 gives whole after count
-0.96 0 gives whole after did
-0.28 0 gives whole after during
-0.24 0 gives whole after each
0.93 0 gives whole after first
0.24 0 gives whole after for
-0.4 0 gives whole after has
0.5 0 gives whole after highest
0.86 0 gives whole after how
-0.65 0 gives whole after in
-0.51 0 gives whole after is
0.52 0 gives whole after largest
-0.84 0 gives whole after last
0.38 0 gives whole after list
0.66 0 gives whole after longest
0.63 0 gives whole after lowest
0.23 0 gives whole after median
-0.98 0 gives whole after name
-0.39 0 gives whole after next
-0.44 0 gives whole after on
-0.52 0 gives whole after only
-0.46 0 gives whole after other
-0.24 0 gives whole after percentage
-0.5 0 gives whole after share
-0.51 0 gives whole after shortest
-0.47 0 gives whole after sum
-0.76 0 gives whole after top
-0.32 0 gives whole after total
-0.69 0 gives whole after was
-0.64 0 gives whole after where
-0.39 0 gives whole after which
-1.03 0 gives whole after who
-0.28 0 gives whole after whose
-0.51 0 gives whole after year
0.57 0 gives whole to count
-1.11 0 gives whole to long
-0.56 0 gives whole to nothing
-0.38 0 gives whole to where
0.38 0 gives whole to who
-0.37 0 gives whole to yesno
0.24 0 gives year
-0.41 0 gives year after after
0.36 0 gives year after average
-0.58 0 gives year after before
-0.31 0 gives year after by
0.42 0 gives year after did
-1 0 gives year after how
0.94 0 gives year after in
-0.52 0 gives year after last
-0.73 0 gives year after list
0.26 0 gives year after median
0.27 0 gives year after name
-1.13 0 gives year after number
-0.76 0 gives year after other
-0.27 0 gives year after share
-1.27 0 gives year after top
-0.5 0 gives year after was
-0.63 0 gives year after what
0.39 0 gives year after when
-0.74 0 gives year after where
0.48 0 gives year after year
-0.92 0 gives year to count
-0.99 0 gives year to long
1.11 0 gives year to nothing
-1.1 0 gives year to what
0.22 0 gives year to when
-0.75 0 gives year to where
-1.12 0 gives year to which
0.41 0 gives year to yesno
0.21 0 gives yes or no after has
-0.28 0 gives yes or no after how
0.26 0 gives yes or no after is
0.42 0 gives yes or no after other
0.46 0 gives yes or no after were
0.44 0 gives yes or no to nothing
-2.52 0 gives zero
0.43 0.38 greater > comparison
0.43 0.38 greater > comparison: guess value
0.24 0.3 greater > figures
0.05 -0.39 greater > figures: fn:count fn:sum!
-0.2 -0.24 greater > figures: fn:count grouped by what is beside
0.43 0.39 greater > figures: fn:distinct? one figure
-0.56 -0.46 greater > list
-0.54 -0.43 greater > list: where 
-0.56 -0.47 greater > list: where distinct
-0.42 -0.42 greater > loose figures
-0.41 -0.37 greater > loose figures: avg 
-0.21 -0.29 greater > loose figures: look up 
-0.23 -0.48 greater > loose figures: look up guess
-0.55 -0.58 greater > loose figures: sum 
0.33 0.33 greater > which of these
-0.45 -0.51 greater > which of these: count asc
0.34 0.27 greater > which of these: figure 
-0.23 -0.24 greater > which of these: guess asc
0.54 0.57 greater > which of these: position first
-0.63 -0.6 greater > which of these: position last
-0.68 -0.66 greater > which of these: said asc
0.32 0.58 greater > which of these: said desc
0.22 0.25 greater in > figures
0.22 0.25 greater in > figures: fn:count one figure
-0.21 -0.23 greater in > list
-0.21 -0.23 greater in > list: where 
-0.21 -0.22 greater in > list: where distinct
-0.23 -0.25 greater in > loose figures
-0.09 -0.23 greater in > loose figures: avg 
-0.08 -0.28 greater in > loose figures: look up guess
-0.22 -0.24 greater in > loose figures: sum 
0.2 0.18 greater percentage > which of these
-0.31 -0.37 greater percentage > which of these: count asc
-0.25 -0.27 greater percentage > which of these: count desc
-0.37 -0.39 greater percentage > which of these: guess asc
0.33 0.32 greater percentage > which of these: guess desc
0.41 0.43 greater percentage > which of these: position first
-0.43 -0.41 greater percentage > which of these: position last
-0.47 -0.48 greater percentage > which of these: said asc
0.39 0.37 greater percentage > which of these: said desc
0.51 0.5 greater than > comparison
0.51 0.5 greater than > comparison: guess value
0.23 0.28 greater than > figures
0.05 -0.39 greater than > figures: fn:count fn:sum!
0.43 0.39 greater than > figures: fn:distinct? one figure
-0.33 -0.32 greater than > list
-0.28 -0.3 greater than > list: where 
-0.34 -0.32 greater than > list: where distinct
-0.41 -0.39 greater than > loose figures
-0.4 -0.37 greater than > loose figures: avg 
-0.21 -0.28 greater than > loose figures: look up 
-0.22 -0.44 greater than > loose figures: look up guess
-0.44 -0.47 greater than > loose figures: sum 
0.31 0.34 greatest change > none
0.17 0.21 greatest change > text
-0.47 -0.37 greatest change conditions 0
0.82 0.77 greatest change conditions 1
0.17 0.21 greatest change of what repeats
0.37 0.45 greatest change with change
0.31 0.34 greatest change with dimension
-0.88 -0.86 greatest change with field
-0.48 -0.45 greatest change with measure
0.17 0.21 greatest change with sides
0.37 0.45 greatest change with superlative
0.17 0.21 greatest change: between two
0.37 0.45 greatest change: greatest change
0.31 0.34 greatest change: to the next
0.16 0.28 groups that are named > none
-0.53 -0.64 groups that are named conditions 1
0.8 1.05 groups that are named conditions 2
-0.25 -0.26 groups that are named ignores entity
-0.95 -1.05 groups that are named ignores field
-0.28 -0.37 groups that are named ignores operator
-0.46 -0.43 groups that are named ignores over
-0.54 -0.53 groups that are named ignores superlative
0.42 0.53 groups that are named with compare
-0.43 -0.32 groups that are named with difference
0.45 0.46 groups that are named with dimension
-0.92 -0.84 groups that are named with field
-0.24 -0.19 groups that are named with measure
-0.36 -0.43 groups that are named with or
-0.46 -0.43 groups that are named with rank
-0.56 -0.55 groups that are named with step
-0.54 -0.53 groups that are named with superlative
0.42 0.53 groups that are named: compared
0.16 0.28 groups that are named: groups that are named
0.61 0.27 groups that have > amount
-0.93 -0.86 groups that have > name
0.21 0.21 groups that have > none
0.44 0.51 groups that have > place
-1.04 -1.07 groups that have > text
-0.63 -0.33 groups that have > time
-0.05 0.26 groups that have conditions 1
-0.59 -1.19 groups that have conditions 2
-1.4 -1.48 groups that have ignores entity
-0.86 -0.72 groups that have ignores field
-0.34 -0.39 groups that have ignores measure
-0.31 -0.42 groups that have ignores superlative
0.24 0.34 groups that have of what is unique
-1.3 -1.59 groups that have of what repeats
-0.13 -0.31 groups that have with compare
-1.42 -1.28 groups that have with field
-0.31 -0.42 groups that have with superlative
-0.7 -0.78 groups that have, target is told in the question
0.21 0.21 groups that have: count
-0.23 -0.31 groups that have: guess
-0.26 -0.3 groups that have: list
-0.24 -0.14 had > against another row: count guess
-0.24 -0.19 had > against another row: count said
-0.58 -0.15 had > comparison: guess condition
-0.61 -0.68 had > extreme value
-0.67 -0.42 had > extreme value: max guess
-0.48 -0.61 had > extreme value: max said
-0.29 -0.41 had > extreme value: min said
-0.39 -0.42 had > figures
-0.4 -0.41 had > figures: fn:count fn:avg!
-0.49 -0.5 had > figures: fn:count fn:min
-0.18 -0.23 had > figures: fn:count fn:sum!
-0.64 -0.77 had > figures: fn:count grouped by what is beside
0.27 0.28 had > figures: fn:count one figure
-0.26 -0.27 had > figures: fn:distinct? fn:min
-0.39 -0.39 had > figures: fn:distinct? fn:sum!
-0.38 -0.6 had > figures: fn:distinct? grouped by what is beside
-0.08 -0.22 had > figures: fn:distinct? one figure
-0.23 -0.23 had > figures: fn:max grouped
-0.2 -0.19 had > figures: fn:max grouped by what is beside
-0.2 -0.26 had > figures: fn:min grouped by what is beside
-0.24 -0.31 had > figures: fn:min one figure
0 -0.22 had > figures: fn:sum! fn:sum?
-0.21 -0.25 had > figures: fn:sum! grouped
-0.16 -0.38 had > figures: fn:sum! one figure
-0.25 -0.1 had > first or last row
-0.19 -0.22 had > first or last row: position first
0.3 0.31 had > greatest change
0.3 0.31 had > greatest change: to the next 
-0.5 -0.53 had > groups that have: list said
-0.6 -0.4 had > list
-0.57 -0.76 had > list: all 
0.52 0.61 had > list: many 
-0.86 -0.92 had > list: where 
-0.97 -1.1 had > list: where distinct
-0.47 -0.46 had > loose figures
-1.24 -1.08 had > loose figures: avg 
-1.06 -0.93 had > loose figures: count 
-0.82 -0.76 had > loose figures: look up 
-1.01 -1.06 had > loose figures: sum 
-0.57 -0.57 had > next or previous row: other way position
0.27 0.28 had > next or previous row: said way position
-0.26 -0.26 had > rows before or after another
-0.3 -0.23 had > rows before or after another: count 
-0.24 -0.24 had > rows before or after another: list 
-0.6 -0.65 had > the same as another row: count guess
-0.49 -0.49 had > the same as another row: count said
0.77 0.76 had > the same as another row: list guess
0.39 0.38 had > the same as another row: list said
-0.28 -0.23 had > top groups: hinted asc
-0.37 -0.37 had > top groups: hinted desc
-0.7 -0.62 had > top groups: rows desc
-0.38 -0.34 had > top groups: said measure asc
-0.29 -0.23 had > top groups: said measure desc
0.73 0.76 had > top groups: sum of field desc
0.23 0.21 had > top rows
0.32 0.32 had > top rows: order:hint whole
-0.31 -0.22 had > top rows: order:said asc
-0.23 -0.19 had > top rows: order:said whole
-0.41 -0.38 had > which of these: count asc
-0.41 -0.39 had > which of these: count desc
0.42 0.41 had > which of these: figure 
-0.57 -0.54 had > which of these: guess asc
-0.49 -0.45 had > which of these: position first
0.23 0.26 had > which of these: position last
-0.55 -0.48 had > which of these: said asc
0.55 0.56 had > which of these: said desc
0.2 0.23 had at > comparison
0.2 0.23 had at > comparison: guess value
-0.4 -0.41 had at > figures: fn:count fn:avg!
-0.49 -0.5 had at > figures: fn:count fn:min
-0.29 -0.34 had at > figures: fn:count fn:sum!
0.31 0.24 had at > figures: fn:count one figure
-0.26 -0.27 had at > figures: fn:distinct? fn:min
-0.36 -0.37 had at > figures: fn:distinct? fn:sum!
-0.31 -0.34 had at > figures: fn:distinct? one figure
-0.2 -0.23 had at > figures: fn:min grouped by what is beside
-0.24 -0.31 had at > figures: fn:min one figure
-0.43 -0.33 had at > figures: fn:sum! grouped by what is beside
-0.3 -0.4 had at > groups that have
-0.29 -0.3 had at > groups that have: list said
-0.32 -0.44 had at > list: many 
0 -0.23 had at > list: named things 
0.34 0.23 had at > list: where 
-0.29 -0.32 had at > loose figures
-0.3 -0.34 had at > loose figures: avg 
-0.22 -0.15 had at > loose figures: count 
-0.2 -0.23 had at > loose figures: sum 
0.32 0.22 had below > list
-0.34 -0.33 had below > list: many 
0.48 0.5 had below > list: where 
0.2 0.18 had below > list: where distinct
-0.38 -0.15 had below > loose figures
-0.37 -0.15 had below > loose figures: count 
0.34 0.27 had greater > which of these: figure 
-0.31 -0.25 had greater > which of these: guess desc
-0.4 -0.35 had greater > which of these: position last
-0.37 -0.32 had greater > which of these: said asc
0.06 0.38 had greater > which of these: said desc
-0.24 -0.19 had more > against another row: count said
0.35 0.67 had more > figures: fn:count fn:sum!
-0.11 -0.27 had more > figures: fn:sum! one figure
-0.3 -0.37 had more > list
0.29 0.3 had more > list: many 
-0.4 -0.66 had more > list: where 
-0.43 -0.62 had more > list: where distinct
-0.42 -0.46 had more > loose figures
-0.34 -0.36 had more > loose figures: count 
0.17 0.26 had more > which of these
-0.22 -0.22 had more > which of these: count asc
-0.26 -0.25 had more > which of these: count desc
0.52 0.54 had more > which of these: figure 
-0.41 -0.38 had more > which of these: guess asc
-0.35 -0.32 had more > which of these: position first
0.27 0.23 had more > which of these: position last
-0.7 -0.69 had more > which of these: said asc
0.58 0.59 had more > which of these: said desc
-0.22 -0.24 had no > groups that have
-0.22 -0.24 had no > groups that have: list said
0.23 0.24 had no > list
0.32 0.35 had no > list: where 
-0.38 -0.43 had no > list: where distinct
0.19 0.22 had over > first or last row
0.19 0.22 had over > first or last row: position first
0.62 0.58 had over > top groups
0.62 0.58 had over > top groups: rows asc
0.19 0.2 has > against another row
-0.29 -0.26 has > against another row: count said
0.27 0.25 has > against another row: list said
-0.28 -0.29 has > average of each
-0.28 -0.29 has > average of each:  
0.77 0.71 has > comparison
0.77 0.71 has > comparison: guess value
-0.22 -0.31 has > difference
-0.43 -0.46 has > difference: of counts 
-0.33 -0.35 has > difference: of counts turned 
0.42 0.46 has > difference: of ends guess
-0.23 -0.32 has > difference: of ends said
-0.24 -0.55 has > difference: of two guess
-0.42 -0.36 has > difference: of two turned guess
-1.33 -1.32 has > extreme value
-0.48 -0.6 has > extreme value: max guess
-1.03 -0.98 has > extreme value: max said
-0.72 -0.77 has > extreme value: min said
-0.33 -0.29 has > figures: fn:avg grouped by what is beside
-0.49 -0.59 has > figures: fn:count fn:avg!
0.73 0.73 has > figures: fn:count fn:sum
-0.85 -0.91 has > figures: fn:count fn:sum!
-0.76 -0.83 has > figures: fn:count grouped by what is beside
0.02 -0.33 has > figures: fn:count one figure
-0.48 -0.41 has > figures: fn:distinct? fn:sum!
0.43 0.44 has > figures: fn:distinct? one figure
-0.41 -0.41 has > figures: fn:max grouped by what is beside
-0.19 -0.22 has > figures: fn:min grouped by what is beside
0.32 0.31 has > figures: fn:ratio grouped
-0.4 -0.39 has > figures: fn:ratio one figure
-0.43 -0.37 has > figures: fn:sum one figure
-0.51 -0.33 has > figures: fn:sum! grouped by what is beside
-0.33 -0.31 has > figures: grouped named
-0.44 -0.41 has > first or last row: position first
0.28 0.32 has > first or last row: position last
-0.54 -0.62 has > groups that are named
-0.54 -0.62 has > groups that are named: listed 
0.35 0.43 has > groups that have
0.28 0.33 has > groups that have: list said
-1.04 -1.02 has > list
-0.44 -0.51 has > list: all 
0.35 0.29 has > list: named things 
-1.17 -1.43 has > list: where 
-1.04 -0.97 has > list: where distinct
-0.32 -0.41 has > loose figures
-0.49 -0.75 has > loose figures: avg 
-0.59 -0.58 has > loose figures: count 
-0.86 -1.01 has > loose figures: look up 
-0.98 -0.91 has > loose figures: look up guess
-0.08 -0.2 has > loose figures: sum 
0.6 0.7 has > the same as another row
-0.79 -0.62 has > the same as another row: count guess
-0.44 -0.37 has > the same as another row: count said
0.15 0.25 has > the same as another row: list guess
0.37 0.4 has > the same as another row: list said
-0.43 -0.4 has > top groups: hinted asc
-0.34 -0.31 has > top groups: hinted desc
-0.07 -0.24 has > top groups: own measure asc
0.48 0.4 has > top groups: own measure desc
-0.83 -0.84 has > top groups: revenue desc
-0.56 -0.5 has > top groups: rows asc
0.72 0.38 has > top groups: said measure asc
0.57 0.53 has > top groups: said measure desc
-0.62 -0.53 has > top groups: units desc
-0.67 -0.65 has > top rows: order:guess asc
-0.38 -0.37 has > top rows: order:guess desc
0.7 0.7 has > top rows: order:hint desc
-0.61 -0.61 has > top rows: order:hint whole
0.47 0.59 has > top rows: order:said asc
0.35 0.32 has > top rows: order:said whole
-0.69 -0.81 has > which of these: count asc
-0.66 -0.76 has > which of these: count desc
-0.82 -0.88 has > which of these: guess asc
-0.81 -0.83 has > which of these: position first
-1.06 -1.01 has > which of these: said asc
1.02 1 has > which of these: said desc
0.21 0.26 has > yes or no
0.21 0.26 has > yes or no: exists 
-0.45 -0.4 has against 1
-0.5 -0.89 has ask 1
-0.8 -0.91 has ask 2
-0.88 -1.01 has ask 3
0.28 0.33 has at > groups that have
0.28 0.33 has at > groups that have: list said
-0.28 -0.32 has at > list
-0.35 -0.42 has at > list: many 
-0.26 -0.24 has at > list: where 
-0.24 -0.25 has at > list: where distinct
0.28 0.07 has condition 1
-0.88 -1.47 has condition 2
-0.67 -0.76 has condition 3
0.55 0.62 has dimension 1
-0.06 -0.5 has dimension 2
0.24 0.1 has entity 1
0.29 0.38 has entity 2
-0.39 -0.2 has entity 3
-0.58 -0.55 has field 2
0.3 0.39 has field 3
0.66 0.7 has floating 1
0.38 0.77 has floating 2
0.35 0.32 has had > figures
-0.12 -0.25 has had > figures: fn:count grouped by what is beside
0.35 0.32 has had > figures: fn:count one figure
-0.26 -0.31 has had > list
-0.29 -0.4 has had > list: where 
-0.22 -0.21 has had > list: where distinct
-0.36 -0.4 has had > loose figures
-0.21 -0.26 has had > loose figures: look up guess
-0.49 -0.48 has having 2
0.19 0.2 has less > against another row
-0.29 -0.26 has less > against another row: count said
0.27 0.25 has less > against another row: list said
-0.19 -0.2 has less > list: many 
0.51 0.54 has measure 1
0.18 0.35 has measure 3
-0.19 -0.21 has more > comparison
-0.19 -0.21 has more > comparison: guess value
-0.22 -0.34 has more > list: many 
-0.33 -0.46 has more > list: where 
0.3 0.27 has more > list: where distinct
-0.33 -0.33 has more > loose figures
-0.26 -0.24 has more > loose figures: count 
-0.33 -0.29 has more > loose figures: sum 
0.19 0.22 has more > which of these
-0.3 -0.32 has more > which of these: count asc
-0.34 -0.35 has more > which of these: count desc
-0.53 -0.56 has more > which of these: guess asc
0.26 0.27 has more > which of these: guess desc
-0.28 -0.3 has more > which of these: position first
0.23 0.17 has more > which of these: position last
-0.37 -0.37 has more > which of these: said asc
0.53 0.53 has more > which of these: said desc
-0.27 -0.54 has no > list: many 
0.25 0.42 has no > list: where 
0.19 0.29 has no > list: where distinct
0.36 0.35 has only > list: where 
0.69 0.66 has operator 1
-0.58 -0.68 has operator 2
0.27 0.15 has order 1
0.62 0.61 has over 1
0.16 0.24 has sides 1
-1.31 -1.46 has step 1
0.81 0.85 has superlative 1
-1.11 -1.14 has superlative 2
0.26 0.28 has value 2
-0.42 -0.52 has value 3
-0.28 -0.34 has won > list: many 
0.22 0.23 has won > list: named things 
-0.2 -0.19 has won > list: where 
0.33 0.31 has won > which of these: figure 
-0.35 -0.3 has won > which of these: guess asc
-0.35 -0.33 has won > which of these: guess desc
0.32 0.24 has won > which of these: position first
-0.45 -0.43 has won > which of these: position last
-0.3 -0.31 has won > which of these: said asc
0.41 0.4 has won > which of these: said desc
0.19 0.23 have > against another row: count guess
-0.3 -0.3 have > against another row: list guess
-0.74 -0.78 have > against another row: list said
-0.82 -0.62 have > comparison
-0.76 -0.64 have > comparison: guess value
0.31 0.3 have > difference
-0.22 -0.27 have > difference: of counts 
-0.28 -0.33 have > difference: of counts turned 
-0.25 -0.31 have > difference: of ends guess
0.24 0.29 have > difference: of two guess
-0.25 -0.33 have > difference: of two turned guess
-0.62 -0.72 have > extreme value
-0.18 -0.2 have > extreme value: max guess
-0.66 -0.72 have > extreme value: max said
-0.21 -0.31 have > extreme value: min said
-0.33 -0.36 have > figure of the top rows
-0.34 -0.38 have > figure of the top rows: avg 
-0.31 -0.33 have > figure of the top rows: sum 
-0.32 -0.35 have > figures: fn:count fn:min
-0.42 -0.52 have > figures: fn:count fn:sum
-1.57 -2.17 have > figures: fn:count fn:sum!
0.32 0.37 have > figures: fn:count grouped
-0.57 -0.56 have > figures: fn:count grouped by what is beside
-0.23 -0.27 have > figures: fn:count one figure
-0.33 -0.37 have > figures: fn:distinct fn:sum!
0.26 0.38 have > figures: fn:distinct one figure
-0.27 -0.28 have > figures: fn:distinct? fn:avg!
-0.26 -0.29 have > figures: fn:distinct? fn:min
0.38 0.43 have > figures: fn:distinct? fn:sum!
-0.56 -0.63 have > figures: fn:distinct? grouped by what is beside
-0.19 -0.28 have > figures: fn:max grouped
-0.05 -0.28 have > figures: fn:min grouped by what is beside
-0.3 -0.28 have > figures: fn:min one figure
0.22 0.28 have > figures: fn:sum one figure
-0.34 -0.37 have > figures: fn:sum! fn:count
-0.19 -0.2 have > figures: fn:sum! grouped
-0.22 -0.2 have > figures: fn:sum! grouped by what is beside
-0.24 -0.24 have > figures: fn:sum! one figure
-0.28 -0.34 have > figures: fn:sum? fn:avg!
0.57 0.71 have > figures: fn:sum? fn:sum!
-0.19 -0.22 have > figures: fn:sum? grouped by what is beside
-0.18 -0.33 have > figures: grouped named
-0.2 -0.22 have > first or last row: position last
-0.45 -0.49 have > first or last row: time first
-0.26 -0.24 have > first or last row: time last
-0.62 -0.48 have > groups that are named
-0.62 -0.48 have > groups that are named: listed 
0.35 0.27 have > groups that have: count 
-0.44 -0.49 have > groups that have: list guess
-0.59 -0.67 have > list
-0.76 -0.72 have > list: all 
-0.7 -0.69 have > list: how many 
-0.48 -0.68 have > list: many 
0.39 0.24 have > list: named things 
-1 -0.87 have > list: named things columns named
-0.5 -0.51 have > list: where 
-0.51 -0.77 have > list: where columns named
-0.3 -0.25 have > list: where distinct
0.21 0.35 have > loose figures
-0.83 -0.89 have > loose figures: avg 
-0.29 -0.2 have > loose figures: look up 
-0.23 -0.25 have > loose figures: look up guess
-0.3 -0.12 have > loose figures: sum 
0.47 0.44 have > share
0.68 0.64 have > share: filtered 
-0.73 -0.63 have > share: filtered twice 
0.14 0.33 have > the same as another row
-0.79 -0.72 have > the same as another row: count guess
0.61 0.6 have > the same as another row: list guess
-0.3 -0.41 have > the same as another row: list said
-0.21 -0.22 have > top groups: hinted desc
-0.43 -0.43 have > top groups: own measure desc
-0.25 -0.27 have > top groups: revenue desc
-0.7 -0.6 have > top groups: rows asc
-0.25 -0.29 have > top groups: rows desc
0.32 0.31 have > top groups: said measure desc
0.37 0.31 have > top groups: sum of field asc
-0.42 -0.33 have > top groups: sum of field desc
-0.23 -0.26 have > top groups: units desc
-0.82 -0.96 have > top rows
-0.1 -0.21 have > top rows: order:guess asc
-0.52 -0.57 have > top rows: order:guess desc
-0.6 -0.57 have > top rows: order:hint whole
-0.51 -0.59 have > top rows: order:said asc
-0.23 -0.15 have > top rows: order:said desc
-0.26 -0.27 have > top rows: order:said whole
0.29 0.31 have > which of these: count desc
0.31 0.32 have > which of these: guess asc
-0.71 -0.62 have > which of these: guess desc
-0.55 -0.6 have > which of these: position last
0.63 0.59 have > which of these: said asc
-0.36 -0.35 have > which of these: said desc
0.42 0.42 have above > figures
-0.27 -0.21 have above > figures: fn:count grouped by what is beside
0.29 -0.56 have above > figures: fn:count one figure
0.38 0.66 have above > figures: fn:distinct? fn:sum!
0.25 -0.54 have above > figures: fn:distinct? one figure
-0.36 -0.36 have above > loose figures
-0.02 -0.21 have above > loose figures: look up guess
-0.34 -0.31 have above > loose figures: sum 
0.19 0.24 have any > list
0.22 0.25 have at > figures
-0.33 -0.32 have at > figures: fn:count fn:min
-0.33 -0.42 have at > figures: fn:count fn:sum!
-0.26 -0.29 have at > figures: fn:count grouped by what is beside
-0.31 -0.33 have at > figures: fn:distinct? fn:min
0.19 0.25 have at > figures: fn:distinct? one figure
0 -0.21 have at > figures: fn:min grouped by what is beside
-0.23 -0.16 have at > figures: fn:min one figure
-0.12 -0.3 have at > figures: fn:sum! grouped by what is beside
-0.29 -0.32 have at > first or last row
-0.28 -0.32 have at > first or last row: position first
-0.31 -0.32 have at > first or last row: time first
-0.19 -0.28 have at > groups that have
-0.19 -0.28 have at > groups that have: list said
-0.33 -0.24 have at > list
-0.33 -0.2 have at > list: where distinct
-0.63 -0.66 have at > loose figures
-0.66 -0.66 have at > loose figures: avg 
-0.16 -0.61 have at > loose figures: look up 
-0.15 -0.23 have at > loose figures: look up guess
-0.55 -0.57 have at > loose figures: sum 
-0.27 -0.29 have at > top rows
-0.28 -0.25 have at > top rows: order:guess desc
-0.28 -0.31 have at > top rows: order:hint whole
-0.19 -0.22 have at > top rows: order:said desc
0.38 0.43 have fewer > groups that have
0.38 0.43 have fewer > groups that have: list said
-0.38 -0.42 have fewer > list
-0.39 -0.47 have fewer > list: named things 
0.17 0.22 have for > figures
0.44 0.45 have for > figures: fn:count grouped
-0.39 -0.36 have for > figures: fn:count one figure
-0.45 -0.46 have for > figures: fn:distinct? grouped
-0.51 -0.5 have in > comparison
-0.51 -0.5 have in > comparison: guess value
-0.26 -0.31 have in > figures
-0.45 -0.52 have in > figures: fn:count fn:sum!
0.42 0.51 have in > figures: fn:count one figure
-0.27 -0.28 have in > figures: fn:distinct? fn:avg!
-0.12 -0.21 have in > figures: fn:distinct? one figure
-0.28 -0.34 have in > figures: fn:sum? fn:avg!
0.6 0.34 have in > list
0.61 0.37 have in > list: many 
-0.34 -0.27 have in > list: where 
-0.44 -0.23 have in > list: where distinct
-0.23 0.32 have in > loose figures
-0.37 0.56 have in > loose figures: avg 
-0.38 0.5 have in > loose figures: look up 
-0.54 -0.62 have in > loose figures: look up guess
-0.12 0.33 have in > loose figures: sum 
0.23 0.24 have less > figures
-0.3 -0.35 have less > figures: fn:count fn:sum!
-0.32 -0.22 have less > figures: fn:count grouped by what is beside
0.31 0.28 have less > figures: fn:count one figure
-0.6 -0.58 have less > figures: fn:distinct? fn:sum!
0.57 0.6 have less > figures: fn:distinct? one figure
-0.18 -0.25 have less > groups that are named
-0.18 -0.25 have less > groups that are named: listed 
-0.33 0 have less > groups that have
-0.33 0 have less > groups that have: list guess
-0.56 -0.51 have less > loose figures
-0.49 -0.28 have less > loose figures: look up guess
-0.52 -0.43 have less > loose figures: sum 
-0.25 -0.28 have less > top groups
-0.28 -0.33 have less > top groups: rows desc
-0.19 -0.2 have less > which of these: position last
-0.64 -0.31 have more > against another row
-0.38 -0.44 have more > against another row: count guess
-0.34 -0.21 have more > against another row: count said
-0.45 -0.62 have more > against another row: list said
0.53 0.2 have more > figures
0.55 0.22 have more > figures: fn:count one figure
0.21 0.18 have more > figures: fn:distinct? one figure
-0.18 -0.2 have more > groups that are named
-0.18 -0.2 have more > groups that are named: listed 
0.23 0.18 have more > groups that have
0.35 0.27 have more > groups that have: count 
-0.12 -0.31 have more > groups that have: list guess
-0.4 -0.48 have more > list
-0.34 -0.42 have more > list: named things 
-0.24 -0.25 have more > list: where 
-0.25 -0.29 have more > list: where distinct
-0.16 -0.23 have more > loose figures
-0.22 -0.23 have more > loose figures: count 
-0.51 -0.58 have more > which of these
-0.26 -0.2 have more > which of these: count asc
-0.36 -0.39 have more > which of these: count desc
-0.44 -0.55 have more > which of these: figure 
-0.39 -0.42 have more > which of these: guess asc
-0.31 -0.3 have more > which of these: guess desc
-0.55 -0.62 have more > which of these: position first
-0.45 -0.44 have more > which of these: position last
-0.55 -0.51 have more > which of these: said asc
-0.52 -0.57 have more > which of these: said desc
0.43 0.38 have more > yes or no
1.13 1.02 have never > list
-0.49 -0.5 have never > list: how many 
0.59 0.56 have never > list: named things 
-0.59 -0.62 have never > list: where 
-0.47 -0.43 have never > list: where distinct
0.69 0.49 have no > figures
0.49 0.51 have no > figures: fn:count one figure
-0.26 -0.29 have no > figures: fn:distinct? one figure
-0.2 -0.25 have no > list
-1.14 -0.99 have no > list: named things columns named
-0.25 -0.39 have no > list: where 
0.16 0.37 have no > list: where distinct
-0.42 -0.02 have no > loose figures
0.04 0.31 have no > loose figures: avg 
-0.29 -0.43 have no > loose figures: count 
-0.32 -0.35 have no > loose figures: look up guess
0.07 0.47 have no > loose figures: sum 
0.35 0.6 have not > list
-0.53 -0.51 have not > list: how many 
0.49 0.49 have not > list: named things 
-0.43 -0.45 have not > list: where 
-0.38 -0.39 have not > list: where distinct
0.31 0.3 have than > difference
-0.22 -0.27 have than > difference: of counts 
-0.28 -0.33 have than > difference: of counts turned 
-0.25 -0.31 have than > difference: of ends guess
0.24 0.29 have than > difference: of two guess
-0.25 -0.33 have than > difference: of two turned guess
0.23 0.28 have total > share
-0.34 -0.35 have when > comparison
-0.34 -0.35 have when > comparison: guess value
-0.23 -0.2 have when > figures
-0.31 -0.27 have when > figures: fn:count fn:sum!
-0.22 -0.2 have when > figures: fn:count one figure
-0.22 -0.2 have when > figures: fn:distinct? one figure
-0.25 -0.02 have when > list
-0.25 -0.02 have when > list: where distinct
0.27 0.26 have when > loose figures
-0.52 -0.48 have when > loose figures: avg 
-0.57 -0.5 have when > loose figures: look up 
0.29 0.28 have when > loose figures: sum 
0.26 0.22 have won > figures
-0.23 -0.04 have won > figures: fn:count grouped by what is beside
-0.26 -0.32 have won > figures: fn:count one figure
-0.33 -0.37 have won > figures: fn:distinct fn:sum!
0.34 0.38 have won > figures: fn:distinct one figure
0.26 0.32 have won > figures: fn:distinct? one figure
-0.24 -0.25 higher > against another row
-0.12 -0.2 higher > against another row: count guess
-0.14 -0.2 higher > against another row: list guess
-0.32 -0.31 higher > comparison
-0.32 -0.31 higher > comparison: guess value
-0.36 -0.34 higher > figures
-0.27 -0.26 higher > figures: fn:sum! grouped by what is beside
-0.16 -0.21 higher > groups that are named
-0.16 -0.21 higher > groups that are named: listed 
-0.43 -0.6 higher > list
-0.47 -0.44 higher > list: many 
0.29 0.25 higher > list: named things 
-0.51 -0.72 higher > list: where 
-0.38 -0.58 higher > list: where distinct
-0.47 -0.4 higher > loose figures
-0.43 -0.38 higher > loose figures: avg 
-0.52 -0.43 higher > loose figures: count 
-0.4 -0.34 higher > loose figures: sum 
0.39 0.41 higher > which of these
0.43 0.47 higher > which of these: figure 
-0.2 -0.21 higher > which of these: guess asc
-0.62 -0.7 higher > which of these: position first
0.44 0.48 higher > which of these: position last
-0.42 -0.52 higher > which of these: said asc
0.22 0.25 higher > which of these: said desc
0.29 0.29 higher > yes or no: against another 
-0.25 -0.3 higher > yes or no: exists 
0.32 0.29 higher in > which of these
-0.31 -0.3 higher in > which of these: guess asc
0.42 0.38 higher in > which of these: guess desc
-0.26 -0.23 higher in > which of these: position first
0.65 0.63 higher in > which of these: position last
0.65 0.63 higher in > which of these: said asc
-0.4 -0.36 higher in > which of these: said desc
0.37 0.34 higher ratio > which of these: figure 
-0.37 -0.37 higher ratio > which of these: guess asc
0.33 0.26 higher ratio > which of these: guess desc
-0.4 -0.35 higher ratio > which of these: position last
-0.24 -0.25 higher than > against another row
-0.12 -0.2 higher than > against another row: count guess
-0.14 -0.2 higher than > against another row: list guess
0.29 0.25 higher than > list: named things 
-0.22 -0.2 higher than > loose figures
-0.36 -0.29 higher than > loose figures: count 
0.29 0.29 higher than > yes or no: against another 
-0.41 -0.4 higher than > yes or no: exists 
-0.38 -0.35 highest > comparison
-0.23 -0.3 highest > comparison: guess value
-0.21 -0.23 highest > difference: of fields turned 
-0.46 -0.52 highest > extreme value
-0.56 -0.58 highest > extreme value: max guess
-0.33 -0.43 highest > extreme value: max said
-0.25 -0.26 highest > extreme value: min said
-0.22 -0.34 highest > figure of the top rows
-0.2 -0.28 highest > figure of the top rows: avg 
-0.24 -0.29 highest > figure of the top rows: sum 
0.2 0.2 highest > figures
0.56 0.6 highest > figures: fn:avg grouped
-0.17 -0.23 highest > figures: fn:avg one figure
-0.46 -0.54 highest > figures: fn:avg! one figure
0.22 0.24 highest > figures: fn:correlation one figure
-0.24 -0.19 highest > figures: fn:count one figure
-0.55 -0.42 highest > figures: fn:max grouped by what is beside
-0.66 -0.74 highest > figures: fn:max one figure
0.31 0.33 highest > figures: fn:normal one figure
-0.22 -0.09 highest > figures: fn:revenue fn:max
-0.28 -0.1 highest > figures: fn:revenue fn:sum!
-0.42 -0.42 highest > figures: fn:sum one figure
-0.26 -0.19 highest > figures: fn:sum! grouped by what is beside
-0.24 -0.23 highest > first or last row
-0.3 -0.3 highest > groups that are named
-0.3 -0.3 highest > groups that are named: listed 
-0.39 -0.33 highest > groups that have
-0.4 -0.34 highest > groups that have: list guess
-0.21 -0.18 highest > groups that have: list said
-0.52 -0.42 highest > list
-0.32 -0.32 highest > list: many 
-0.48 -0.37 highest > list: where 
-0.43 -0.39 highest > list: where distinct
-0.65 -0.74 highest > loose figures
-0.52 -0.49 highest > loose figures: avg 
-0.4 -0.39 highest > loose figures: count 
-0.13 -0.24 highest > loose figures: look up 
-0.65 -0.75 highest > loose figures: sum 
-0.42 -0.39 highest > next or previous row
-0.46 -0.41 highest > next or previous row: said way time
-0.2 -0.19 highest > rows before or after another
-0.21 -0.2 highest > rows before or after another: list 
-0.27 -0.27 highest > top groups: own measure asc
-0.17 -0.21 highest > top groups: own measure desc
-0.33 -0.37 highest > top groups: revenue desc
-0.29 -0.29 highest > top groups: rows asc
-0.36 -0.35 highest > top groups: rows desc
0.96 1.02 highest > top groups: said measure desc
-0.24 -0.27 highest > top groups: sum of field desc
-0.3 -0.36 highest > top groups: units desc
0.7 0.7 highest > top rows: order:hint desc
-0.26 -0.26 highest > top rows: order:said desc
-0.27 -0.23 highest > which of these: count asc
-0.26 -0.22 highest > which of these: count desc
-0.3 -0.22 highest > which of these: guess asc
-0.22 -0.09 highest > which of these: guess desc
-0.41 -0.13 highest > which of these: position last
0.59 0.53 highest all > extreme value
0.59 0.53 highest all > extreme value: max said
-0.24 -0.19 highest all > list
-0.4 -0.41 highest all > top groups
-0.38 -0.39 highest all > top groups: own measure desc
-0.43 -0.44 highest all > top groups: rows desc
-0.62 -0.59 highest all > top rows
-0.36 -0.3 highest all > top rows: order:guess desc
-0.34 -0.34 highest all > top rows: order:said desc
-0.22 -0.17 highest amount > figures: fn:count one figure
-0.18 -0.2 highest average > figures
-0.17 -0.23 highest average > figures: fn:avg one figure
-0.2 -0.41 highest average > top groups: own measure desc
-0.37 -0.44 highest average > top groups: rows desc
0.69 0.65 highest average > top groups: said measure desc
-0.24 -0.25 highest average > top groups: sum of field desc
-0.3 -0.38 highest average > top rows: order:guess desc
-0.39 -0.45 highest average > top rows: order:hint whole
0.4 0.39 highest average > top rows: order:said whole
0.56 0.6 highest first > figures: fn:avg grouped
0.21 0.21 highest number > extreme value
0.21 0.21 highest number > extreme value: max said
-0.17 -0.2 highest number > figures
-0.23 -0.25 highest number > figures: fn:count one figure
-0.34 -0.37 highest number > loose figures
-0.31 -0.3 highest number > loose figures: avg 
-0.13 -0.24 highest number > loose figures: look up 
-0.25 -0.29 highest number > loose figures: sum 
-0.2 -0.19 highest number > rows before or after another
-0.21 -0.2 highest number > rows before or after another: list 
0.39 0.4 highest number > top groups
-0.18 -0.21 highest number > top groups: revenue desc
-0.31 -0.46 highest number > top groups: rows desc
0.53 0.58 highest number > top groups: said measure desc
-0.25 -0.51 highest number > top groups: units desc
-0.25 -0.33 highest number > top rows
-0.36 -0.43 highest number > top rows: order:guess desc
-0.16 -0.2 highest percentage > figures
-0.16 -0.2 highest percentage > figures: fn:max one figure
-0.2 -0.05 highest percentage > top groups
-0.25 -0.24 highest percentage > top groups: rows desc
-0.21 -0.06 highest percentage > top groups: sum of field desc
0.34 0.34 highest percentage > top rows
-0.26 -0.32 highest percentage > top rows: order:guess desc
0.21 0.22 highest percentage > top rows: order:hint desc
-0.09 -0.26 highest percentage > top rows: order:said desc
0.3 0.27 highest percentage > top rows: order:said whole
-0.43 -0.37 highest total > figures
-0.43 -0.37 highest total > figures: fn:sum one figure
-0.44 -0.4 highest total > top groups
-0.41 -0.4 highest total > top groups: own measure desc
-0.43 -0.4 highest total > top groups: sum of field desc
0.45 0.42 highest total > top rows
0.58 0.56 highest total > top rows: order:hint desc
-0.44 -0.45 highest total > top rows: order:hint whole
-0.56 -0.54 highest total > top rows: order:said desc
-0.46 -0.45 highest total > top rows: order:said whole
-0.27 -0.24 highest win > top groups
-0.2 -0.17 highest win > top groups: own measure desc
-0.21 -0.23 highest win > top groups: sum of field desc
0.35 0.34 highest win > top rows
-0.32 -0.29 highest win > top rows: order:said desc
0.35 0.32 highest win > top rows: order:said whole
0.21 0.25 how > against another row
0.17 0.24 how > against another row: count guess
0.19 0.23 how > against another row: count said
-0.45 -0.63 how > against another row: list guess
-0.43 -0.47 how > against another row: list said
0.27 0.32 how > columns that are named
0.25 0.21 how > columns that are named: columns named all
0.24 0.26 how > comparison
-0.19 -0.27 how > comparison: difference value
-0.05 -0.23 how > comparison: guess condition
-0.65 -0.46 how > comparison: guess floating
-0.36 -0.39 how > comparison: guess sides
0.1 0.23 how > comparison: guess value
-0.62 -0.63 how > comparison: rows alone
-0.43 -0.45 how > comparison: rows in groups
-0.38 -0.36 how > comparison: rows said alone
-0.45 -0.38 how > comparison: rows said in groups
0.24 0.27 how > comparison: said value
-0.21 -0.28 how > difference: of counts 
-0.24 -0.31 how > difference: of counts turned 
-0.45 -0.5 how > difference: of ends said
0.23 0.28 how > difference: of two said
0.32 0.36 how > difference: of two turned guess
-0.28 -0.36 how > difference: of two turned said
-0.31 -0.26 how > extreme value: max guess
-0.46 -0.48 how > extreme value: min guess
0.23 0.28 how > extreme value: min said
-0.42 -0.46 how > figure of the top rows
-0.38 -0.46 how > figure of the top rows: avg 
-0.46 -0.47 how > figure of the top rows: sum 
-0.35 -0.38 how > figures: fn:avg! grouped by what is beside
-0.45 -0.66 how > figures: fn:avg! one figure
-0.39 -0.03 how > figures: fn:count fn:avg!
-0.28 -0.32 how > figures: fn:count fn:distinct
0.19 0.2 how > figures: fn:count fn:distinct?
-0.53 -0.57 how > figures: fn:count fn:min
-0.2 -0.21 how > figures: fn:count fn:missing
0.01 0.23 how > figures: fn:count fn:sum!
-0.18 -0.24 how > figures: fn:count fn:sum?
0.31 0.33 how > figures: fn:count grouped
-1.01 -1.02 how > figures: fn:count grouped by what is beside
0.49 0.56 how > figures: fn:distinct one figure
-0.34 -0.35 how > figures: fn:distinct? fn:avg!
-0.15 -0.21 how > figures: fn:distinct? fn:count
-0.16 -0.2 how > figures: fn:distinct? fn:distinct?
-0.49 -0.55 how > figures: fn:distinct? fn:min
-0.16 -0.2 how > figures: fn:distinct? fn:sum?
-1.01 -1.07 how > figures: fn:distinct? grouped by what is beside
-0.25 -0.26 how > figures: fn:distinct? one figure
-0.08 -0.32 how > figures: fn:min grouped by what is beside
-0.26 -0.29 how > figures: fn:min one figure
0.36 0.33 how > figures: fn:missing one figure
-0.27 -0.29 how > figures: fn:outliers grouped by what is beside
0.33 0.26 how > figures: fn:outliers one figure
0.32 0.31 how > figures: fn:ratio grouped
-0.73 -0.6 how > figures: fn:ratio one figure
0.22 0.22 how > figures: fn:revenue fn:sum!
-0.39 -0.37 how > figures: fn:skewness fn:sum!
0.49 0.44 how > figures: fn:skewness one figure
-0.26 -0.22 how > figures: fn:sum! fn:count
-0.29 -0.26 how > figures: fn:sum! fn:distinct?
-0.32 -0.37 how > figures: fn:sum! fn:revenue
-0.25 -0.2 how > figures: fn:sum! fn:sum!
-0.23 -0.24 how > figures: fn:sum! fn:units
-0.27 -0.43 how > figures: fn:sum! grouped
-0.42 -0.4 how > figures: fn:sum! grouped by what is beside
-0.52 -0.49 how > figures: fn:sum! one figure
-0.24 -0.26 how > figures: fn:sum? fn:min
0.37 0.32 how > figures: fn:sum? fn:sum!
0.55 0.55 how > figures: fn:sum? grouped
-0.43 -0.41 how > figures: fn:sum? grouped by what is beside
0.25 0.3 how > figures: fn:sum? one figure
-0.23 -0.26 how > figures: fn:units grouped
0.46 0.68 how > figures: fn:units one figure
-0.28 -0.39 how > figures: grouped by what is beside 
-0.35 -0.47 how > figures: grouped named
-0.33 -0.37 how > first or last row
-0.32 -0.34 how > first or last row: position first
-0.45 -0.43 how > first or last row: position last
-0.17 -0.2 how > first or last row: time first
-0.27 -0.29 how > first or last row: time last
-1.02 -0.98 how > groups that are named
-0.23 -0.27 how > groups that are named: compared 
-0.85 -0.83 how > groups that are named: listed 
0.21 0.21 how > groups that have: count 
-1.01 -1.12 how > groups that have: list guess
-0.42 -0.48 how > groups that have: list said
-0.22 -0.2 how > how long
-0.24 -0.45 how > how long: until today 
-0.33 -0.38 how > list: all 
-0.43 -0.37 how > list: how many 
-0.17 -0.94 how > list: many 
-1.13 -1 how > list: named things 
0.17 0.29 how > loose figures
-0.18 -0.31 how > loose figures: avg 
0.24 0.3 how > loose figures: count 
0 -0.37 how > loose figures: look up 
-0.45 -0.52 how > next or previous row: said way position
-0.64 -0.68 how > next or previous row: said way time
0.19 0.22 how > rows before or after another: count 
-0.89 -0.88 how > rows before or after another: list 
-0.35 -0.37 how > share: filtered 
0.25 0.24 how > share: filtered twice 
0.35 0.46 how > the same as another row
0.28 0.4 how > the same as another row: count said
-0.28 -0.4 how > the same as another row: list said
-0.96 -0.91 how > top groups
-0.38 -0.39 how > top groups: hinted desc
-0.26 -0.26 how > top groups: own measure asc
-0.58 -0.57 how > top groups: own measure desc
-0.25 -0.21 how > top groups: revenue desc
-0.44 -0.43 how > top groups: rows desc
-0.09 -0.28 how > top groups: sum of field asc
-0.34 -0.26 how > top groups: sum of field desc
-0.27 -0.41 how > top rows
-0.52 -0.52 how > top rows: order:guess asc
-0.51 -0.56 how > top rows: order:guess desc
-0.41 -0.43 how > top rows: order:hint whole
0.28 0.17 how > top rows: order:said asc
-1.04 -0.83 how > top rows: order:said desc
-0.64 -0.81 how > which of these
-0.52 -0.66 how > which of these: count asc
-0.41 -0.65 how > which of these: count desc
-0.57 -0.75 how > which of these: figure 
-0.29 -0.42 how > which of these: guess asc
-0.31 -0.52 how > which of these: guess desc
-0.64 -0.8 how > which of these: position first
-0.55 -0.79 how > which of these: position last
-0.2 -0.18 how > which of these: said asc
-0.28 -0.24 how > yes or no
-0.28 -0.24 how > yes or no: exists 
-0.4 -0.3 how did > comparison: difference sides
-0.24 -0.24 how did > comparison: guess floating
-0.23 -0.21 how did > comparison: guess sides
-0.43 -0.45 how did > comparison: rows in groups
-0.45 -0.38 how did > comparison: rows said in groups
-0.43 -0.42 how did > figures: fn:revenue one figure
0.24 0.27 how do > comparison
0.24 0.27 how do > comparison: said value
-0.23 -0.27 how do > figures
-0.23 -0.24 how do > figures: fn:sum! fn:units
-0.23 -0.26 how do > figures: fn:units grouped
-0.23 -0.27 how do > groups that are named
-0.23 -0.27 how do > groups that are named: compared 
-0.31 -0.15 how do > list: where 
0.26 0.64 how do > list: where distinct
-0.28 -0.29 how has > average of each
-0.28 -0.29 how has > average of each:  
0.28 0.29 how has > figures
0.32 0.31 how has > figures: fn:ratio grouped
-0.4 -0.35 how has > figures: fn:ratio one figure
-0.33 -0.31 how has > figures: grouped named
-0.19 -0.23 how long > comparison
-0.19 -0.23 how long > comparison: guess value
-0.19 -0.22 how long > how long
-0.19 -0.21 how long > how long: between rows 
-0.16 -0.2 how long > how long: until today 
0.36 0.42 how long > list
-0.29 -0.21 how long > list: many 
0.66 0.39 how long > list: where 
0.05 0.44 how long > list: where distinct
-0.22 -0.27 how long > loose figures
-0.29 -0.31 how long > loose figures: avg 
-0.2 -0.23 how long > loose figures: count 
-0.3 -0.4 how long > loose figures: sum 
-0.22 -0.2 how long > none
-0.3 -0.29 how long > which of these
-0.21 -0.34 how long > which of these: count asc
-0.25 -0.33 how long > which of these: count desc
-0.29 -0.35 how long > which of these: guess asc
-0.38 -0.44 how long > which of these: guess desc
-0.35 -0.39 how long > which of these: position first
-0.42 -0.47 how long > which of these: position last
-0.29 -0.33 how long conditions 0
-0.2 -0.16 how long conditions 1
-0.33 -0.35 how long conditions 2
-0.37 -0.41 how long ignores field
-0.23 -0.19 how long with field
-0.01 -0.53 how long with only
-0.22 -0.2 how long: how long
-0.24 -0.45 how long: until today
0.21 0.25 how many > against another row
0.17 0.24 how many > against another row: count guess
0.19 0.23 how many > against another row: count said
-0.45 -0.63 how many > against another row: list guess
-0.43 -0.47 how many > against another row: list said
0.27 0.32 how many > columns that are named
0.25 0.21 how many > columns that are named: columns named all
-0.19 -0.27 how many > comparison: difference value
-0.05 -0.23 how many > comparison: guess condition
-0.62 -0.45 how many > comparison: guess floating
-0.36 -0.38 how many > comparison: guess sides
0.11 0.24 how many > comparison: guess value
-0.62 -0.63 how many > comparison: rows alone
-0.21 -0.28 how many > difference: of counts 
-0.24 -0.31 how many > difference: of counts turned 
-0.38 -0.47 how many > difference: of ends said
0.23 0.28 how many > difference: of two said
0.32 0.36 how many > difference: of two turned guess
-0.28 -0.36 how many > difference: of two turned said
-0.47 -0.45 how many > extreme value: max guess
-0.46 -0.48 how many > extreme value: min guess
0.23 0.28 how many > extreme value: min said
-0.42 -0.46 how many > figure of the top rows
-0.38 -0.46 how many > figure of the top rows: avg 
-0.46 -0.47 how many > figure of the top rows: sum 
-0.35 -0.38 how many > figures: fn:avg! grouped by what is beside
-0.45 -0.66 how many > figures: fn:avg! one figure
-0.39 -0.03 how many > figures: fn:count fn:avg!
-0.28 -0.32 how many > figures: fn:count fn:distinct
0.19 0.2 how many > figures: fn:count fn:distinct?
-0.53 -0.57 how many > figures: fn:count fn:min
-0.2 -0.21 how many > figures: fn:count fn:missing
0.01 0.23 how many > figures: fn:count fn:sum!
-0.18 -0.24 how many > figures: fn:count fn:sum?
0.31 0.33 how many > figures: fn:count grouped
-1.01 -1.02 how many > figures: fn:count grouped by what is beside
0.49 0.56 how many > figures: fn:distinct one figure
-0.34 -0.35 how many > figures: fn:distinct? fn:avg!
-0.15 -0.21 how many > figures: fn:distinct? fn:count
-0.16 -0.2 how many > figures: fn:distinct? fn:distinct?
-0.49 -0.55 how many > figures: fn:distinct? fn:min
-0.16 -0.2 how many > figures: fn:distinct? fn:sum?
-1.01 -1.07 how many > figures: fn:distinct? grouped by what is beside
-0.25 -0.26 how many > figures: fn:distinct? one figure
-0.08 -0.32 how many > figures: fn:min grouped by what is beside
-0.26 -0.29 how many > figures: fn:min one figure
0.36 0.33 how many > figures: fn:missing one figure
0.63 0.7 how many > figures: fn:outliers one figure
-0.55 -0.41 how many > figures: fn:ratio one figure
-0.26 -0.22 how many > figures: fn:sum! fn:count
-0.29 -0.26 how many > figures: fn:sum! fn:distinct?
-0.25 -0.21 how many > figures: fn:sum! fn:sum!
-0.17 -0.39 how many > figures: fn:sum! grouped
-0.25 -0.27 how many > figures: fn:sum! grouped by what is beside
-0.5 -0.48 how many > figures: fn:sum! one figure
-0.24 -0.26 how many > figures: fn:sum? fn:min
0.37 0.32 how many > figures: fn:sum? fn:sum!
0.55 0.55 how many > figures: fn:sum? grouped
-0.43 -0.41 how many > figures: fn:sum? grouped by what is beside
0.25 0.3 how many > figures: fn:sum? one figure
0.53 0.73 how many > figures: fn:units one figure
-0.28 -0.39 how many > figures: grouped by what is beside 
-0.33 -0.37 how many > first or last row
-0.32 -0.34 how many > first or last row: position first
-0.45 -0.43 how many > first or last row: position last
-0.17 -0.2 how many > first or last row: time first
-0.27 -0.29 how many > first or last row: time last
-0.71 -0.68 how many > groups that are named
-0.71 -0.68 how many > groups that are named: listed 
0.21 0.21 how many > groups that have: count 
-1.01 -1.12 how many > groups that have: list guess
-0.42 -0.48 how many > groups that have: list said
0.74 0.73 how many > how long: between rows 
-0.24 -0.42 how many > how long: until today 
-0.17 -0.33 how many > list
-0.24 -0.27 how many > list: all 
-0.43 -0.37 how many > list: how many 
0.17 -0.59 how many > list: many 
-1.13 -1 how many > list: named things 
-0.46 -0.41 how many > list: where 
0.21 0.34 how many > loose figures
0 -0.37 how many > loose figures: look up 
0.07 0.21 how many > loose figures: sum 
-0.45 -0.52 how many > next or previous row: said way position
-0.64 -0.68 how many > next or previous row: said way time
0.19 0.22 how many > rows before or after another: count 
-0.89 -0.88 how many > rows before or after another: list 
0.35 0.46 how many > the same as another row
0.28 0.4 how many > the same as another row: count said
-0.28 -0.4 how many > the same as another row: list said
-0.95 -0.91 how many > top groups
-0.38 -0.39 how many > top groups: hinted desc
-0.26 -0.26 how many > top groups: own measure asc
-0.57 -0.57 how many > top groups: own measure desc
-0.25 -0.21 how many > top groups: revenue desc
-0.31 -0.31 how many > top groups: rows desc
-0.09 -0.28 how many > top groups: sum of field asc
-0.34 -0.26 how many > top groups: sum of field desc
-0.17 -0.33 how many > top rows
-0.52 -0.52 how many > top rows: order:guess asc
-0.59 -0.6 how many > top rows: order:guess desc
-0.41 -0.43 how many > top rows: order:hint whole
0.28 0.17 how many > top rows: order:said asc
-0.95 -0.79 how many > top rows: order:said desc
-0.54 -0.61 how many > which of these
-0.43 -0.46 how many > which of these: count asc
-0.3 -0.4 how many > which of these: count desc
-0.89 -0.91 how many > which of these: figure 
-0.23 -0.34 how many > which of these: guess asc
-0.25 -0.37 how many > which of these: guess desc
-0.45 -0.51 how many > which of these: position first
-0.35 -0.46 how many > which of these: position last
-0.23 -0.21 how many > which of these: said asc
-0.27 -0.27 how many > which of these: said desc
-0.36 -0.26 how many > yes or no
-0.36 -0.26 how many > yes or no: exists 
0.24 0.24 how much > comparison: difference sides
-0.29 -0.31 how much > comparison: guess value
-0.31 -0.23 how much > comparison: rows said alone
-0.3 -0.26 how much > comparison: said sides
0.37 0.4 how much > figures
0.22 0.22 how much > figures: fn:revenue fn:sum!
0.23 0.18 how much > figures: fn:revenue one figure
-0.32 -0.37 how much > figures: fn:sum! fn:revenue
0.1 0.31 how much > figures: fn:sum! fn:sum!
-0.23 -0.18 how much > figures: fn:sum! one figure
-0.18 -0.2 how much > groups that are named
-0.18 -0.2 how much > groups that are named: listed 
-0.4 -0.38 how much > list
-0.39 -0.34 how much > list: where 
-0.39 -0.42 how much > list: where distinct
-0.44 -0.45 how much > loose figures: avg 
-0.3 -0.33 how much > loose figures: count 
0.48 0.57 how much > loose figures: sum 
0.32 0.31 how much > share
-0.25 -0.24 how much > share: filtered 
0.25 0.24 how much > share: filtered twice 
0.21 0.23 how often > figures
0.24 0.24 how often > figures: fn:count one figure
-0.18 -0.25 how often > groups that are named
-0.18 -0.25 how often > groups that are named: listed 
-0.25 -0.28 how often > top groups
-0.28 -0.33 how often > top groups: rows desc
-0.19 -0.2 how often > which of these: position last
-1.56 -1.18 ignores entity
-0.27 -0.34 ignores having
-0.35 -0.29 ignores measure
-0.51 -0.49 ignores order
-0.35 -0.34 ignores over
-0.33 -0.38 ignores superlative
0.38 0.3 in > comparison
-0.21 -0.28 in > comparison: difference floating
-0.33 -0.4 in > comparison: difference sides
-0.49 -0.57 in > comparison: difference value
-0.44 -0.35 in > comparison: guess condition
-0.82 -1.04 in > comparison: guess floating
-0.26 -0.4 in > comparison: guess sides
0.6 0.68 in > comparison: guess value
0.37 0.52 in > comparison: rows alone
-0.13 -0.2 in > comparison: rows in groups
-0.26 -0.32 in > comparison: rows said in groups
-0.17 -0.31 in > comparison: said condition
0.31 0.32 in > comparison: said sides
-0.35 -0.33 in > comparison: said value
0.44 0.45 in > difference
-0.6 -0.76 in > difference: of counts 
-0.06 -0.2 in > difference: of counts turned 
0.2 0.29 in > difference: of ends guess
0.28 0.28 in > difference: of ends said
0.23 0.29 in > difference: of fields 
-0.68 -0.86 in > difference: of fields turned 
-0.83 -0.76 in > difference: of two turned guess
-0.48 -0.7 in > difference: of two turned said
0.28 0.29 in > extreme value
-0.65 -0.68 in > extreme value: min guess
-0.21 -0.23 in > extreme value: min said
-0.8 -0.91 in > figure of the top rows: avg 
-0.48 -0.44 in > figures: fn:arithmetic one figure
-1.1 -1.31 in > figures: fn:avg fn:avg!
0.87 -0.16 in > figures: fn:avg fn:sum!
-0.17 -0.21 in > figures: fn:avg grouped by what is beside
0.46 0.43 in > figures: fn:avg one figure
1.17 1.29 in > figures: fn:avg! fn:units
-0.89 -0.97 in > figures: fn:avg! grouped
-0.61 -0.32 in > figures: fn:avg! grouped by what is beside
-0.47 -0.79 in > figures: fn:avg! one figure
-0.58 -0.29 in > figures: fn:count fn:distinct?
-0.18 -0.23 in > figures: fn:count fn:missing
-0.72 -0.71 in > figures: fn:count fn:sum
-0.08 0.29 in > figures: fn:count fn:sum!
0.45 0.5 in > figures: fn:count grouped
-0.6 -0.51 in > figures: fn:count grouped by what is beside
-0.37 -0.38 in > figures: fn:distinct? fn:avg!
0.49 0.47 in > figures: fn:distinct? fn:sum!
-0.47 -0.53 in > figures: fn:distinct? grouped
-0.55 -0.45 in > figures: fn:distinct? grouped by what is beside
-0.41 -0.35 in > figures: fn:distinct? one figure
-0.26 -0.27 in > figures: fn:max fn:sum!
-0.29 -0.31 in > figures: fn:max grouped
-0.51 -0.66 in > figures: fn:max grouped by what is beside
-0.33 -0.57 in > figures: fn:max one figure
0.47 0.4 in > figures: fn:missing one figure
-0.72 -0.34 in > figures: fn:outliers grouped by what is beside
0.65 0.51 in > figures: fn:outliers one figure
-0.25 -0.29 in > figures: fn:profit grouped by what is beside
-0.09 -0.34 in > figures: fn:profit one figure
0.55 0.44 in > figures: fn:ratio grouped
-0.52 -0.49 in > figures: fn:ratio grouped by what is beside
-1.08 -0.89 in > figures: fn:ratio one figure
0.22 0.22 in > figures: fn:revenue fn:sum!
-0.3 -0.34 in > figures: fn:revenue grouped by what is beside
-0.73 -0.66 in > figures: fn:revenue one figure
-0.25 -0.07 in > figures: fn:sum fn:sum!
0.54 0.54 in > figures: fn:sum grouped
-0.3 -0.33 in > figures: fn:sum grouped by what is beside
0.89 0.86 in > figures: fn:sum one figure
-0.32 -0.25 in > figures: fn:sum! fn:avg!
0.84 0.84 in > figures: fn:sum! fn:count
-0.33 -0.34 in > figures: fn:sum! fn:max
-0.24 -0.27 in > figures: fn:sum! fn:revenue
0.15 0.42 in > figures: fn:sum! fn:sum!
1.26 1.45 in > figures: fn:sum! fn:units
0.83 0.85 in > figures: fn:sum! grouped
-0.92 -0.64 in > figures: fn:sum! grouped by what is beside
-0.5 -0.48 in > figures: fn:sum! one figure
-0.6 -0.52 in > figures: fn:sum? fn:sum!
-0.21 -0.3 in > figures: fn:sum? grouped
-0.33 -0.36 in > figures: fn:sum? grouped by what is beside
0.7 0.66 in > figures: fn:sum? one figure
-1.47 -0.86 in > figures: fn:units grouped
-0.43 -0.53 in > figures: fn:units grouped by what is beside
-0.17 -0.3 in > figures: grouped by what is beside 
-0.8 -0.65 in > figures: grouped named
0.18 0.28 in > figures: one figure named
0.29 0.27 in > first or last row: position last
-0.92 -0.92 in > first or last row: time last
0.31 0.34 in > greatest change
0.31 0.34 in > greatest change: to the next 
0.22 0.33 in > groups that are named: compared 
-0.17 -0.31 in > groups that are named: listed 
-0.16 -0.2 in > groups that have
-0.42 -0.55 in > groups that have: list guess
-0.19 -0.21 in > how long
-0.19 -0.21 in > how long: between rows 
-0.52 -0.5 in > list: all 
-0.37 -0.3 in > list: all columns named
-0.3 -0.59 in > list: many 
0.31 0.21 in > list: named things 
-0.3 -0.31 in > list: where 
0.46 0.36 in > list: where columns named
-0.64 -0.56 in > list: where distinct
-0.33 -0.19 in > loose figures: avg 
-0.56 -0.58 in > loose figures: look up 
-1.18 -0.93 in > loose figures: look up guess
0.25 0.25 in > loose figures: sum 
-0.25 -0.27 in > next or previous row: other way position
-0.15 -0.2 in > next or previous row: said way position
-0.66 -0.71 in > rows before or after another: list 
-0.19 -0.2 in > share
-0.29 -0.3 in > share: filtered 
0.25 0.24 in > share: filtered twice 
-0.41 -0.4 in > the same as another row: count guess
-0.31 -0.27 in > the same as another row: count said
-0.23 -0.23 in > the same as another row: list guess
0.27 0.25 in > the same as another row: list said
-0.37 -0.42 in > top groups
0.52 0.62 in > top groups: hinted asc
-0.37 -0.49 in > top groups: hinted desc
-0.19 -0.33 in > top groups: own measure asc
-0.21 -0.33 in > top groups: own measure desc
-0.32 -0.39 in > top groups: revenue asc
0.15 0.24 in > top groups: revenue desc
0.4 0.4 in > top groups: rows asc
-0.91 -0.94 in > top groups: rows desc
-0.34 -0.37 in > top groups: said measure asc
0.49 0.53 in > top groups: said measure desc
-0.34 -0.44 in > top groups: sum of field asc
-0.22 -0.25 in > top groups: units asc
-0.76 -0.62 in > top groups: units desc
-0.21 -0.24 in > top rows
-0.22 -0.23 in > top rows: order:guess asc
0.7 0.7 in > top rows: order:hint desc
0.06 0.23 in > top rows: order:hint whole
-0.56 -0.56 in > top rows: order:said asc
-0.23 -0.29 in > top rows: order:said desc
-0.29 -0.36 in > top rows: order:said whole
-0.35 -0.31 in > which of these: count asc
-0.29 -0.27 in > which of these: count desc
-0.32 -0.38 in > which of these: guess asc
-0.2 -0.19 in > which of these: guess desc
-0.57 -0.6 in > which of these: position first
0.34 0.24 in > which of these: position last
-0.32 -0.35 in > which of these: said asc
-0.31 -0.32 in > which of these: said desc
-0.54 -0.61 in after > comparison
-0.54 -0.61 in after > comparison: guess value
-0.37 -0.42 in after > figures
-0.37 -0.42 in after > figures: fn:count one figure
-0.5 -0.55 in after > list
-0.35 -0.4 in after > list: named things 
-0.51 -0.59 in after > list: where 
-0.37 -0.37 in after > list: where distinct
-0.65 -0.69 in after > loose figures
-0.65 -0.69 in after > loose figures: count 
0.31 0.37 in after > next or previous row
-0.87 -0.87 in after > next or previous row: other way position
0.68 0.7 in after > next or previous row: said way position
-0.24 -0.25 in after > next or previous row: said way time
0.22 0.23 in after > rows before or after another: count 
-0.67 -0.88 in after > rows before or after another: list 
-0.19 -0.2 in all > comparison
-0.19 -0.2 in all > comparison: guess value
-0.48 -0.51 in all > extreme value
-0.45 -0.54 in all > extreme value: max guess
-0.48 -0.51 in all > extreme value: max said
-0.25 -0.19 in all > list
-0.32 -0.21 in all > list: where 
-0.2 -0.2 in all > loose figures
-0.31 -0.3 in all > loose figures: count 
-0.19 -0.2 in all > loose figures: sum 
-0.3 -0.28 in all > top groups
-0.37 -0.32 in all > top groups: sum of field desc
0.42 0.42 in all > top rows
0.43 0.43 in all > top rows: order:guess desc
-0.42 -0.42 in all > top rows: order:said desc
0.26 0.3 in does > difference
0.26 0.3 in does > difference: of ends guess
-0.21 -0.22 in does > figures
-0.22 -0.25 in does > figures: fn:count one figure
-0.2 -0.21 in does > figures: fn:distinct? one figure
-0.26 -0.42 in does > list
-0.26 -0.42 in does > list: where distinct
-0.34 -0.37 in does > loose figures
-0.34 -0.39 in does > loose figures: avg 
-0.28 -0.33 in does > loose figures: look up 
-0.34 -0.37 in does > loose figures: sum 
-0.15 -0.29 in each > extreme value
-0.11 -0.25 in each > extreme value: min said
-0.08 -0.2 in each > figures
-0.43 -0.38 in each > figures: fn:avg! grouped
0.26 0.31 in each > figures: fn:count grouped
-0.35 -0.34 in each > figures: fn:count one figure
-0.25 -0.29 in each > figures: fn:distinct? grouped
-0.43 -0.41 in each > figures: fn:revenue grouped
-0.15 -0.2 in each > figures: fn:sum! grouped
-0.2 0 in each > first or last row
-0.2 0 in each > first or last row: position first
-0.3 -0.24 in each > list
-0.24 -0.2 in each > list: how many 
-0.25 -0.19 in each > list: named things 
0.2 0.24 in each > top groups
0.35 0.48 in each > top groups: hinted asc
0.29 0.26 in each > top groups: own measure desc
-0.32 -0.39 in each > top groups: revenue asc
0.37 0.45 in each > top groups: revenue desc
-0.32 -0.39 in each > top groups: rows asc
-0.76 -0.63 in each > top groups: rows desc
-0.63 -0.83 in each > top groups: said measure asc
-0.8 -0.75 in each > top groups: said measure desc
-0.46 -0.7 in each > top groups: sum of field asc
-0.48 -0.51 in each > top groups: sum of field desc
-0.22 -0.25 in each > top groups: units asc
-0.43 -0.33 in each > top groups: units desc
-0.18 -0.21 in each > top rows
-0.1 -0.4 in each > top rows: order:said asc
-0.23 -0.25 in every > figures
-0.22 -0.25 in every > figures: fn:units grouped
-0.23 -0.25 in every > figures: grouped named
0.27 0.28 in every > top groups
-0.46 -0.58 in every > top groups: own measure desc
0.43 0.55 in every > top groups: said measure desc
0.39 0.36 in first > first or last row
0.39 0.36 in first > first or last row: position first
0.2 0.24 in first > top groups: sum of field asc
-0.42 -0.44 in first > top rows
-0.27 -0.29 in first > top rows: order:guess asc
0.39 0.44 in how > comparison
0.39 0.44 in how > comparison: guess value
-0.52 -0.53 in how > figures: fn:count grouped by what is beside
-0.26 -0.25 in how > figures: fn:distinct? one figure
-0.27 -0.23 in how > groups that are named
-0.27 -0.23 in how > groups that are named: listed 
-0.38 -0.27 in how > list
-0.35 -0.17 in how > list: many 
-0.43 -0.4 in how > list: where 
-0.35 -0.26 in how > list: where distinct
-0.48 -0.31 in how > loose figures: look up 
-0.34 -0.28 in how > loose figures: look up guess
-0.33 -0.31 in in > figures
-0.31 -0.3 in in > figures: fn:count one figure
-0.32 -0.31 in in > figures: fn:distinct? one figure
-0.23 -0.17 in last > first or last row
-0.23 -0.17 in last > first or last row: position last
0.32 0.22 in last > top groups
-0.39 -0.35 in last > top groups: own measure desc
-0.65 -0.67 in last > top groups: rows desc
0.63 0.62 in last > top groups: sum of field desc
-0.27 -0.32 in last > top rows: order:guess desc
-0.22 -0.24 in last > top rows: order:hint whole
0.31 0.31 in last > top rows: order:said desc
0.43 0.34 in last > top rows: order:said whole
-0.38 -0.43 in less > loose figures
-0.38 -0.43 in less > loose figures: look up 
-0.17 -0.2 in more > list: where distinct
-0.26 -0.23 in more > loose figures
-0.2 -0.18 in more > loose figures: avg 
-0.27 -0.24 in more > loose figures: sum 
0.2 0.2 in more > which of these
-0.48 -0.54 in more > which of these: count asc
0.21 0.22 in more > which of these: count desc
0.3 0.31 in more > which of these: guess asc
-0.29 -0.29 in more > which of these: guess desc
-0.52 -0.51 in more > which of these: position first
0.38 0.36 in more > which of these: position last
0.45 0.46 in more > which of these: said asc
0.28 0.27 in more > which of these: said desc
-0.22 -0.26 in number > comparison
-0.22 -0.26 in number > comparison: guess value
0.27 0.29 in number > difference
-0.09 -0.27 in number > difference: of counts 
0.27 0.31 in number > difference: of ends said
-0.26 -0.28 in number > difference: of fields 
-0.3 -0.29 in number > difference: of fields turned 
0.34 0.31 in number > difference: of two said
-0.32 -0.34 in number > difference: of two turned said
-0.28 -0.28 in number > figures: fn:count one figure
0.21 0.21 in number > first or last row
0.21 0.21 in number > first or last row: position first
-0.26 -0.23 in number > loose figures
-0.25 -0.22 in number > loose figures: avg 
-0.2 -0.2 in number > top groups
-0.2 -0.2 in number > top groups: own measure desc
-0.22 -0.24 in number > top rows
-0.23 -0.25 in number > top rows: order:guess desc
-0.19 -0.22 in number > top rows: order:hint whole
0.25 0.33 in on > figures
0.38 0.37 in on > figures: fn:count one figure
-0.39 -0.38 in on > figures: fn:distinct? one figure
-0.39 -0.25 in on > figures: one figure named
-0.21 -0.17 in on > list
-0.22 -0.18 in on > list: named things 
-0.31 -0.29 in percent > figures
-0.31 -0.29 in percent > figures: fn:revenue one figure
0.32 0.31 in percent > share
-0.25 -0.24 in percent > share: filtered 
0.25 0.24 in percent > share: filtered twice 
-0.29 -0.24 in total > extreme value
-0.29 -0.25 in total > extreme value: max said
-0.27 -0.23 in total > figures: fn:count fn:sum
-0.38 -0.26 in total > figures: fn:count grouped by what is beside
-0.6 -0.58 in total > figures: fn:count one figure
0.45 0.44 in total > figures: fn:distinct? one figure
-0.22 -0.26 in total > figures: fn:max grouped by what is beside
0.55 0.53 in total > figures: fn:outliers one figure
0.22 0.22 in total > figures: fn:revenue fn:sum!
-0.2 -0.2 in total > figures: fn:revenue one figure
0.1 0.31 in total > figures: fn:sum! fn:sum!
-0.21 -0.11 in total > figures: fn:sum! grouped by what is beside
-0.65 -0.63 in total > list
-0.21 -0.15 in total > list: all 
-0.27 -0.18 in total > list: many 
-0.63 -0.55 in total > list: where distinct
0.05 -0.47 in total > loose figures
-0.56 -0.63 in total > loose figures: avg 
-0.31 -0.5 in total > loose figures: look up guess
0.29 0.31 in total > loose figures: sum 
0.36 0.31 in total > top groups
0.28 0.25 in total > top groups: own measure desc
-0.65 -0.64 in total > top groups: rows desc
0.13 0.39 in total > top groups: sum of field desc
-0.37 -0.3 in total > top rows
-0.6 -0.41 in total > top rows: order:guess desc
-0.38 -0.3 in total > top rows: order:said desc
0.19 0.2 in under > first or last row
0.37 0.59 in under > first or last row: time first
-0.32 -0.31 in under > top rows
-0.26 -0.26 in under > top rows: order:guess asc
-0.32 -0.31 in under > top rows: order:said asc
0.26 0.27 in what > extreme value
-0.16 -0.4 in what > extreme value: max guess
0.24 0.24 in what > extreme value: max said
-0.05 -0.31 in what > extreme value: min guess
0.4 0.57 in what > extreme value: min said
-0.29 -0.29 in what > figures: fn:max grouped
0.37 0.76 in what > figures: fn:sum! fn:sum!
-0.3 -0.03 in what > figures: fn:sum! grouped
0.18 0.27 in what > figures: fn:sum! grouped by what is beside
-0.17 -0.2 in what > figures: fn:units one figure
-0.27 -0.3 in what > first or last row: position turned last
0.36 0.33 in what > list
-0.57 -0.61 in what > list: all 
-0.41 -0.5 in what > list: many 
0.44 0.48 in what > list: where 
0.53 0.38 in what > list: where distinct
-0.37 -0.51 in what > loose figures
-0.74 -0.81 in what > loose figures: count 
0.49 0.58 in what > top groups: own measure asc
0.5 0.52 in what > top groups: own measure desc
-0.26 -0.28 in what > top groups: rows asc
-0.2 -0.21 in what > top groups: rows desc
0.25 0.28 in what > top groups: said measure desc
-0.18 -0.41 in what > top groups: sum of field asc
-0.49 -0.48 in what > top groups: sum of field desc
-0.61 -0.57 in what > top rows
-0.35 -0.33 in what > top rows: order:guess desc
-0.26 -0.24 in what > top rows: order:said asc
-0.24 -0.26 in what > which of these
-0.2 -0.25 in what > which of these: count asc
-0.19 -0.23 in what > which of these: count desc
-0.21 -0.21 in what > which of these: guess asc
-0.26 -0.25 in what > which of these: guess desc
-0.24 -0.25 in what > which of these: position first
-0.28 -0.32 in what > which of these: position last
0.34 0.42 in which > extreme value: max guess
-0.71 -0.81 in which > extreme value: max said
-0.25 -0.2 in which > figures: fn:count grouped
-0.18 -0.24 in which > figures: fn:count grouped by what is beside
0.29 0.37 in which > figures: fn:count one figure
0.34 0.42 in which > figures: fn:distinct? one figure
-0.24 -0.3 in which > figures: grouped named
-0.26 -0.27 in which > first or last row
-0.32 -0.33 in which > first or last row: position first
0.29 0.3 in which > first or last row: position last
-0.21 -0.2 in which > first or last row: time first
-0.29 -0.28 in which > first or last row: time last
-0.38 -0.48 in which > list
-0.41 -0.47 in which > list: many 
-0.49 -0.63 in which > list: where 
-0.28 -0.11 in which > list: where distinct
-0.3 -0.35 in which > loose figures
-0.21 -0.25 in which > loose figures: count 
-0.37 -0.36 in which > next or previous row: other way position
0.33 -0.09 in which > next or previous row: said way position
0.3 0.27 in which > next or previous row: said way time
-0.24 -0.2 in which > rows before or after another
-0.26 -0.26 in which > rows before or after another: count 
0.35 0.39 in which > the same as another row
-0.29 -0.27 in which > the same as another row: count guess
-0.31 -0.27 in which > the same as another row: count said
-0.2 -0.19 in which > the same as another row: list guess
0.27 0.25 in which > the same as another row: list said
-0.47 -0.61 in which > top groups: own measure desc
-0.36 -0.43 in which > top groups: revenue desc
0.62 0.58 in which > top groups: rows asc
-0.19 -0.3 in which > top groups: rows desc
0.32 0.31 in which > top groups: said measure desc
-0.44 -0.39 in which > top groups: sum of field desc
-0.26 -0.38 in which > top groups: units desc
0.2 0.16 in which > top rows: order:guess desc
-0.19 -0.23 in which > top rows: order:said asc
-0.54 -0.61 in which > top rows: order:said desc
-0.36 -0.4 in which > which of these
-0.32 -0.38 in which > which of these: count asc
-0.31 -0.34 in which > which of these: count desc
-0.26 -0.31 in which > which of these: guess asc
-0.31 -0.34 in which > which of these: guess desc
-0.37 -0.41 in which > which of these: position first
-0.41 -0.45 in which > which of these: position last
0.41 0.1 in with > first or last row
0.41 0.12 in with > first or last row: position first
0.4 0.34 in with > list
0.26 0.26 in with > list: many 
-0.01 0.36 in with > top groups
-0.01 0.36 in with > top groups: rows asc
-0.35 -0.28 in with > which of these
-0.22 -0.13 in with > which of these: count asc
-0.22 -0.11 in with > which of these: count desc
-0.26 -0.2 in with > which of these: guess desc
-0.28 -0.25 in with > which of these: position first
-0.39 -0.36 in with > which of these: position last
0.58 0.53 in years > difference
0.16 0.2 in years > difference: of counts 
-0.55 -0.52 in years > difference: of ends guess
0.28 0.41 in years > difference: of ends said
-0.25 -0.26 in years > difference: of two guess
-0.24 -0.35 in years > difference: of two said
-0.37 -0.43 in years > difference: of two turned guess
0.18 0.23 in years > difference: of two turned said
-0.22 -0.21 in years > first or last row
-0.24 -0.25 in years > first or last row: position first
-0.21 -0.19 in years > first or last row: position last
-0.29 -0.29 in years > list
-0.33 -0.3 in years > list: where 
-0.29 -0.32 in years > list: where distinct
0.21 0.23 in years > loose figures
-0.22 -0.22 in years > loose figures: avg 
0.22 0.24 in years > loose figures: count 
-0.32 -0.35 in years > loose figures: sum 
-0.34 -0.36 in years > which of these
-0.32 -0.34 in years > which of these: guess desc
-0.33 -0.29 in years > which of these: position first
-0.37 -0.37 in years > which of these: position last
-0.22 -0.25 in years > which of these: said desc
-0.43 -0.32 is > against another row
-0.38 -0.2 is > against another row: count guess
-0.39 -0.39 is > against another row: list guess
-0.25 -0.21 is > average of each
-0.25 -0.21 is > average of each:  
-0.27 -0.21 is > comparison: guess value
-0.25 -0.31 is > comparison: said value
-0.38 -0.51 is > difference: of counts turned 
-0.42 -0.46 is > difference: of two guess
-0.44 -0.39 is > difference: of two turned guess
-0.23 -0.16 is > difference: of two turned said
-0.27 -0.33 is > extreme value: max said
-0.39 -0.58 is > extreme value: min guess
-0.24 -0.24 is > figures: fn:arithmetic grouped
-0.26 -0.19 is > figures: fn:arithmetic one figure
0.82 0.4 is > figures: fn:avg fn:sum!
0.27 0.22 is > figures: fn:avg grouped
-0.66 -0.61 is > figures: fn:avg grouped by what is beside
-0.28 -0.29 is > figures: fn:avg! grouped by what is beside
0.22 0.29 is > figures: fn:correlation one figure
-0.22 -0.25 is > figures: fn:count fn:count
-0.42 -0.76 is > figures: fn:count fn:normal
-0.39 -0.48 is > figures: fn:count fn:skewed
0.33 0.34 is > figures: fn:count fn:sum
-0.08 -0.23 is > figures: fn:count fn:sum!
-0.5 -1.04 is > figures: fn:count grouped
-0.54 -0.59 is > figures: fn:count grouped by what is beside
0.26 0.23 is > figures: fn:distinct? fn:sum!
-0.2 -0.18 is > figures: fn:distinct? grouped
-0.38 -0.43 is > figures: fn:distinct? grouped by what is beside
-0.31 -0.31 is > figures: fn:distinct? one figure
-0.31 -0.25 is > figures: fn:last grouped by what is beside
0.37 0.34 is > figures: fn:last one figure
-0.33 -0.36 is > figures: fn:max fn:sum!
-0.29 -0.29 is > figures: fn:max one figure
-0.2 -0.21 is > figures: fn:median fn:sum!
0.44 0.45 is > figures: fn:median one figure
-0.3 -0.33 is > figures: fn:min grouped by what is beside
0.19 0.2 is > figures: fn:missing one figure
0.2 0.19 is > figures: fn:mode one figure
0.24 0.45 is > figures: fn:normal one figure
0.69 0.65 is > figures: fn:range one figure
0.35 0.54 is > figures: fn:ratio one figure
-0.42 -0.29 is > figures: fn:skewed grouped by what is beside
0.58 0.64 is > figures: fn:skewed one figure
-0.28 -0.14 is > figures: fn:skewness fn:sum!
0.5 0.39 is > figures: fn:skewness one figure
-0.35 -0.37 is > figures: fn:stddev fn:sum!
0.33 0.61 is > figures: fn:stddev one figure
0.85 0.9 is > figures: fn:sum fn:sum!
0.27 0.28 is > figures: fn:sum grouped
-0.26 -0.19 is > figures: fn:sum grouped by what is beside
-0.24 -0.16 is > figures: fn:sum one figure
0.44 0.43 is > figures: fn:sum! fn:arithmetic
-0.6 -0.69 is > figures: fn:sum! fn:skewed
-0.55 -0.34 is > figures: fn:sum! fn:sum!
-0.52 -0.59 is > figures: fn:sum! grouped
-1.08 -0.81 is > figures: fn:sum! one figure
0.45 0.3 is > figures: fn:sum? fn:avg!
-0.33 -0.35 is > figures: fn:sum? fn:sum!
-0.21 -0.18 is > figures: fn:sum? grouped
-0.48 -0.5 is > figures: fn:sum? grouped by what is beside
-0.22 -0.2 is > figures: fn:sum? one figure
-0.27 -0.3 is > figures: grouped named
-0.24 -0.19 is > figures: one figure named
1.04 1.03 is > first or last row
1.1 1.13 is > first or last row: position first
0.42 0.49 is > first or last row: position last
0.31 0.18 is > first or last row: time first
-0.53 -0.52 is > groups that are named
-0.53 -0.52 is > groups that are named: listed 
-0.17 -0.2 is > groups that have
-0.17 -0.2 is > groups that have: list guess
-0.7 -1.02 is > list: all 
-0.59 -0.52 is > list: all columns named
-0.28 -0.31 is > list: many columns named
0.2 0.15 is > list: named things columns named
0.28 0.28 is > list: where 
0.6 0.56 is > list: where columns named
-0.51 -0.55 is > list: where distinct
-1.32 -1.27 is > loose figures: avg 
0.4 0.41 is > loose figures: count columns named
0.41 0.3 is > loose figures: look up guess
-1.04 -1.03 is > loose figures: sum 
0.29 0.29 is > next or previous row
-0.42 -0.41 is > next or previous row: other way position
0.22 0.23 is > next or previous row: said way position
-0.32 -0.34 is > next or previous row: said way time
-0.77 -0.75 is > rows before or after another
-0.78 -0.76 is > rows before or after another: count 
-0.95 -0.88 is > rows before or after another: list 
-0.23 -0.23 is > share: filtered twice 
-0.31 -0.32 is > the same as another row: count guess
-0.32 -0.35 is > the same as another row: count said
0.32 0.37 is > the same as another row: list said
-0.53 -0.62 is > top groups
-0.17 -0.29 is > top groups: hinted asc
-0.21 -0.27 is > top groups: hinted desc
-0.34 -0.43 is > top groups: own measure asc
-0.45 -0.46 is > top groups: own measure desc
-0.45 -0.39 is > top groups: revenue desc
-0.73 -0.73 is > top groups: rows asc
-0.18 -0.2 is > top groups: rows desc
-0.23 -0.2 is > top groups: said measure asc
-0.47 -0.44 is > top groups: said measure desc
-0.21 -0.3 is > top groups: sum of field desc
-0.44 -0.41 is > top groups: units desc
-0.48 -0.42 is > top rows
-1.17 -1.12 is > top rows: order:guess asc
-0.52 -0.54 is > top rows: order:guess desc
-0.2 0.04 is > top rows: order:hint whole
-0.46 -0.53 is > top rows: order:said desc
0.29 0.06 is > top rows: order:said whole
-0.49 -0.54 is > which of these: count asc
-0.49 -0.52 is > which of these: count desc
-0.76 -0.77 is > which of these: figure 
-0.42 -0.43 is > which of these: guess asc
-0.59 -0.58 is > which of these: position first
0.42 0.34 is > which of these: position last
-0.45 -0.44 is > which of these: said asc
-0.66 -0.52 is > which of these: said desc
0.29 0.29 is > yes or no: against another 
-0.82 -0.85 is above > list
-0.41 -0.46 is above > list: named things 
-0.65 -0.63 is above > list: where 
-0.58 -0.47 is above > list: where distinct
0.82 0.82 is above > next or previous row
-0.36 -0.37 is above > next or previous row: other way position
0.57 0.58 is above > next or previous row: said way position
-0.64 -0.76 is after > list
-0.81 -0.86 is after > list: where 
-0.37 -0.38 is after > list: where distinct
0.62 0.67 is after > next or previous row
-0.74 -0.74 is after > next or previous row: other way position
0.8 0.79 is after > next or previous row: said way position
-0.54 -0.4 is after > next or previous row: said way time
-0.34 -0.38 is after > rows before or after another
-0.33 -0.43 is after > rows before or after another: count 
-0.28 -0.23 is after > rows before or after another: list 
-0.29 -0.29 is after > which of these
-0.21 -0.21 is after > which of these: position first
-0.25 -0.24 is after > which of these: position last
0.29 0.4 is at > figures
0.29 0.37 is at > figures: fn:count one figure
0.45 0.47 is at > first or last row
0.46 0.47 is at > first or last row: position first
-0.4 -0.36 is at > first or last row: time first
-0.35 -0.39 is at > top groups
-0.35 -0.39 is at > top groups: rows desc
-0.45 -0.47 is at > top rows
-0.45 -0.47 is at > top rows: order:guess desc
-0.45 -0.44 is before > list
-0.39 -0.36 is before > list: named things 
-0.32 -0.13 is before > list: where 
-0.21 -0.15 is before > list: where distinct
-0.51 -0.46 is before > loose figures
-0.52 -0.46 is before > loose figures: count 
0.61 0.64 is before > next or previous row
-0.42 -0.43 is before > next or previous row: other way position
0.44 0.45 is before > next or previous row: said way position
-0.22 -0.32 is before > rows before or after another
-0.12 -0.3 is before > rows before or after another: list 
-0.25 -0.25 is below > list
-0.3 -0.3 is below > list: where 
-0.2 -0.21 is below > list: where distinct
-0.36 -0.4 is below > loose figures
-0.36 -0.4 is below > loose figures: count 
0.28 0.3 is below > next or previous row
0.58 0.6 is below > next or previous row: said way position
-0.22 -0.3 is below > rows before or after another
-0.2 -0.28 is below > rows before or after another: list 
0.19 0.26 is bottom > figures: fn:skewed one figure
-0.11 -0.22 is bottom > figures: fn:sum! fn:skewed
-0.14 -0.24 is difference > comparison
-0.14 -0.24 is difference > comparison: guess value
0.34 0.4 is difference > difference
-0.06 -0.25 is difference > difference: of counts 
-0.46 -0.52 is difference > difference: of ends guess
0.47 0.44 is difference > difference: of ends said
-0.08 -0.37 is difference > difference: of two said
-0.14 -0.27 is difference > difference: of two turned guess
-0.42 -0.46 is difference > difference: of two turned said
0.51 0.5 is greater > comparison
0.51 0.5 is greater > comparison: guess value
-0.51 -0.5 is greater > figures
-0.52 -0.5 is greater > figures: fn:count one figure
-0.29 -0.46 is greater > figures: fn:distinct? one figure
0.38 0.4 is in > first or last row
0.38 0.4 is in > first or last row: position last
0.14 0.21 is in > list
-0.25 -0.27 is in > list: where 
-0.22 -0.24 is in > list: where distinct
-0.28 -0.3 is in > loose figures
-0.29 -0.3 is in > loose figures: count 
-0.41 -0.39 is in > top groups
-0.41 -0.39 is in > top groups: rows desc
-0.36 -0.4 is in > top rows
-0.34 -0.34 is in > top rows: order:guess desc
-0.38 -0.44 is in > top rows: order:hint whole
-0.27 -0.27 is larger > against another row
-0.3 -0.29 is larger > against another row: count guess
-0.27 -0.26 is larger > against another row: list guess
-0.23 -0.25 is larger > list
-0.21 -0.32 is larger > list: many 
-0.24 -0.27 is larger > list: where 
-0.21 -0.22 is larger > list: where distinct
0.26 0.27 is larger > which of these
-0.35 -0.35 is larger > which of these: count asc
-0.34 -0.34 is larger > which of these: count desc
-0.31 -0.31 is larger > which of these: guess asc
0.33 0.33 is larger > which of these: guess desc
0.37 0.36 is larger > which of these: position first
-0.56 -0.57 is larger > which of these: position last
0.3 0.28 is last > first or last row
0.3 0.28 is last > first or last row: position last
-0.19 -0.21 is last > top rows
-0.19 -0.21 is last > top rows: order:guess desc
-0.53 -0.58 is listed > extreme value
-0.4 -0.45 is listed > extreme value: max guess
0.64 0.69 is listed > figures
-0.22 -0.22 is listed > figures: fn:count grouped by what is beside
0.7 0.74 is listed > figures: fn:count one figure
-0.5 -0.52 is listed > figures: fn:distinct? one figure
-0.14 -0.22 is listed > figures: fn:sum? grouped by what is beside
0.59 0.56 is listed > first or last row
0.65 0.61 is listed > first or last row: position first
-0.28 -0.31 is listed > list
-0.51 -0.51 is listed > list: named things 
-0.34 -0.29 is listed > list: where 
-0.19 -0.27 is listed > list: where distinct
-0.44 -0.43 is listed > loose figures: avg 
-0.49 -0.5 is listed > loose figures: look up 
-0.39 -0.41 is listed > loose figures: look up guess
-0.5 -0.54 is listed > loose figures: sum 
0.73 0.57 is listed > next or previous row
0.21 0.18 is listed > next or previous row: other way position
-0.2 -0.17 is listed > next or previous row: said way position
-0.58 -0.48 is listed > rows before or after another
-0.29 -0.26 is listed > rows before or after another: count 
-0.56 -0.54 is listed > rows before or after another: list 
0.51 0.41 is listed > top groups
0.61 0.62 is listed > top groups: rows desc
-0.41 -0.45 is listed > top rows
-0.35 -0.35 is listed > top rows: order:guess asc
-0.39 -0.38 is listed > top rows: order:said asc
-0.4 -0.37 is listed > which of these
-0.25 -0.28 is listed > which of these: count asc
-0.31 -0.32 is listed > which of these: count desc
-0.29 -0.28 is listed > which of these: guess desc
-0.39 -0.38 is listed > which of these: position first
-0.27 -0.27 is listed > which of these: position last
-0.3 -0.25 is longer > list
-0.22 -0.19 is longer > list: named things 
-0.31 -0.32 is longer > list: where 
-0.28 -0.25 is longer > list: where distinct
-0.25 -0.24 is longer > loose figures
-0.26 -0.25 is longer > loose figures: count 
0.31 0.25 is longer > which of these
0.43 0.45 is longer > which of these: count asc
0.41 0.42 is longer > which of these: count desc
-0.39 -0.47 is longer > which of these: guess asc
-0.38 -0.42 is longer > which of these: guess desc
0.67 0.64 is longer > which of these: position first
-0.71 -0.68 is longer > which of these: position last
0.04 0.23 is lower > which of these
-0.22 -0.24 is lower > which of these: count asc
-0.25 -0.27 is lower > which of these: count desc
-0.26 -0.28 is lower > which of these: figure 
0.19 0.22 is lower > which of these: guess desc
-0.31 -0.31 is lower > which of these: position first
0.69 0.71 is lower > which of these: position last
0.23 0.22 is next > next or previous row
-0.31 -0.31 is next > next or previous row: other way position
0.31 0.3 is next > next or previous row: said way position
-0.21 -0.2 is on > extreme value
-0.21 -0.2 is on > extreme value: max said
-0.2 -0.24 is on > figures
-0.17 -0.22 is on > figures: fn:avg grouped by what is beside
-0.2 -0.24 is on > figures: fn:avg one figure
-0.13 -0.2 is on > figures: fn:sum! grouped by what is beside
-0.37 -0.39 is on > first or last row
-0.37 -0.39 is on > first or last row: position first
0.2 0.24 is on > list
-0.31 -0.47 is on > list: many 
0.21 0.25 is on > list: where 
0.2 0.23 is on > list: where distinct
-0.4 -0.43 is on > loose figures
-0.43 -0.45 is on > loose figures: count 
-0.22 -0.27 is on > loose figures: sum 
0.39 0.38 is on > top groups
0.5 0.44 is on > top groups: own measure desc
-0.26 -0.22 is on > top groups: rows desc
0.35 0.36 is on > top groups: sum of field desc
0.38 0.39 is on > top rows
-0.36 -0.39 is on > top rows: order:guess desc
0.38 0.4 is on > top rows: order:said desc
-0.48 -0.5 is previous > list
-0.53 -0.58 is previous > list: named things 
-0.26 -0.33 is previous > list: where 
-0.35 -0.35 is previous > list: where distinct
-0.22 -0.18 is previous > loose figures
0.52 0.63 is previous > next or previous row
-0.63 -0.61 is previous > next or previous row: other way position
0.59 0.65 is previous > next or previous row: said way position
-0.66 -0.74 is previous > rows before or after another
-0.59 -0.68 is previous > rows before or after another: count 
-0.6 -0.69 is previous > rows before or after another: list 
0.2 0.23 is under > list
0.28 0.29 is under > list: many 
-0.25 -0.28 is under > list: where 
-0.31 -0.29 is under > list: where distinct
-0.3 -0.29 larger > against another row: count guess
0.19 0.23 larger > against another row: count said
-0.27 -0.26 larger > against another row: list guess
-0.43 -0.47 larger > against another row: list said
-0.34 -0.36 larger > comparison
-0.34 -0.36 larger > comparison: guess value
-0.32 -0.31 larger > figures
-0.3 -0.32 larger > figures: fn:count fn:sum!
-0.52 -0.55 larger > list
-0.34 -0.45 larger > list: many 
-0.49 -0.52 larger > list: where 
-0.42 -0.49 larger > list: where distinct
-0.42 -0.38 larger > loose figures
-0.26 -0.24 larger > loose figures: avg 
-0.27 -0.12 larger > loose figures: look up 
-0.31 -0.29 larger > loose figures: look up guess
-0.37 -0.36 larger > loose figures: sum 
0.56 0.54 larger > which of these
-0.29 -0.29 larger > which of these: count asc
-0.25 -0.25 larger > which of these: count desc
0.22 0.22 larger > which of these: figure 
-0.64 -0.64 larger > which of these: guess asc
-0.2 -0.18 larger > which of these: position first
-0.57 -0.59 larger > which of these: position last
-0.49 -0.48 larger > which of these: said asc
0.51 0.52 larger > which of these: said desc
-0.27 -0.27 larger than > against another row
-0.3 -0.29 larger than > against another row: count guess
-0.27 -0.26 larger than > against another row: list guess
-0.23 -0.25 larger than > list
-0.21 -0.32 larger than > list: many 
-0.24 -0.27 larger than > list: where 
-0.21 -0.22 larger than > list: where distinct
0.26 0.27 larger than > which of these
-0.35 -0.35 larger than > which of these: count asc
-0.34 -0.34 larger than > which of these: count desc
-0.31 -0.31 larger than > which of these: guess asc
0.33 0.33 larger than > which of these: guess desc
0.37 0.36 larger than > which of these: position first
-0.56 -0.57 larger than > which of these: position last
-0.3 -0.36 largest > comparison
-0.3 -0.36 largest > comparison: guess value
-0.37 -0.54 largest > extreme value: max guess
-0.53 -0.54 largest > figure of the top rows: avg 
-0.47 -0.47 largest > figures
-0.67 -0.64 largest > figures: fn:count one figure
-0.21 -0.11 largest > figures: fn:distinct? grouped by what is beside
-0.34 -0.41 largest > figures: fn:distinct? one figure
-0.37 -0.39 largest > figures: fn:max fn:sum!
-0.21 -0.21 largest > figures: fn:max one figure
-0.33 -0.3 largest > figures: fn:sum fn:sum!
-0.34 -0.2 largest > figures: fn:sum one figure
-0.21 -0.08 largest > figures: fn:sum? grouped by what is beside
-0.21 -0.17 largest > list
-0.44 -0.29 largest > list: many 
-0.15 -0.24 largest > list: named things 
-0.21 -0.15 largest > list: where 
-0.3 -0.39 largest > loose figures
-0.37 -0.43 largest > loose figures: avg 
-0.33 -0.42 largest > loose figures: look up 
-0.31 -0.39 largest > loose figures: sum 
-0.21 -0.26 largest > rows before or after another
-0.2 -0.21 largest > rows before or after another: count 
-0.17 -0.32 largest > rows before or after another: list 
-0.57 -0.52 largest > top groups: hinted desc
0.2 0.2 largest > top groups: own measure desc
-0.74 -0.68 largest > top groups: rows desc
-0.24 -0.22 largest > top groups: said measure desc
0.46 0.44 largest > top groups: sum of field desc
-0.38 -0.33 largest > top groups: units desc
-0.37 -0.47 largest > top rows: order:said desc
0.97 0.96 largest > top rows: order:said whole
-0.32 -0.33 largest > which of these
-0.34 -0.37 largest > which of these: count asc
-0.38 -0.37 largest > which of these: figure 
-0.27 -0.3 largest > which of these: guess asc
-0.23 -0.24 largest > which of these: guess desc
-0.37 -0.39 largest > which of these: position first
-0.38 -0.4 largest > which of these: position last
-0.3 -0.36 largest amount > comparison
-0.3 -0.36 largest amount > comparison: guess value
-0.48 -0.59 largest amount > extreme value
-0.15 -0.37 largest amount > extreme value: max guess
-0.44 -0.48 largest amount > extreme value: max said
-0.41 -0.44 largest amount > figures
-0.36 -0.43 largest amount > figures: fn:count one figure
0.41 0.45 largest amount > top groups
-0.49 -0.47 largest amount > top groups: hinted desc
-0.42 -0.48 largest amount > top groups: own measure desc
-0.45 -0.51 largest amount > top groups: rows desc
0.27 0.27 largest amount > top groups: said measure desc
0.41 0.42 largest amount > top groups: sum of field desc
-0.54 -0.56 largest amount > top rows: order:guess desc
-0.32 -0.33 largest amount > which of these
-0.34 -0.37 largest amount > which of these: count asc
-0.38 -0.37 largest amount > which of these: figure 
-0.27 -0.3 largest amount > which of these: guess asc
-0.23 -0.24 largest amount > which of these: guess desc
-0.37 -0.39 largest amount > which of these: position first
-0.38 -0.4 largest amount > which of these: position last
0.53 0.52 largest name > top groups
-0.38 -0.33 largest name > top groups: hinted desc
0.47 0.48 largest name > top groups: own measure desc
-0.37 -0.32 largest name > top groups: rows desc
-0.53 -0.52 largest name > top rows
-0.41 -0.41 largest name > top rows: order:guess desc
-0.53 -0.52 largest name > top rows: order:said desc
0.15 0.25 largest number > extreme value
-0.53 -0.48 largest number > extreme value: max guess
0.26 0.41 largest number > extreme value: max said
-0.47 -0.49 largest number > figures
-0.49 -0.43 largest number > figures: fn:count one figure
-0.21 -0.07 largest number > figures: fn:distinct? grouped by what is beside
-0.26 -0.28 largest number > figures: fn:distinct? one figure
-0.43 -0.37 largest number > figures: fn:max grouped by what is beside
-0.21 -0.08 largest number > figures: fn:sum? grouped by what is beside
-0.57 -0.48 largest number > loose figures
-0.59 -0.45 largest number > loose figures: avg 
-0.33 -0.42 largest number > loose figures: look up 
-0.46 -0.4 largest number > loose figures: sum 
-0.21 -0.26 largest number > rows before or after another
-0.2 -0.21 largest number > rows before or after another: count 
-0.17 -0.32 largest number > rows before or after another: list 
-0.74 -0.78 largest number > top groups
-0.5 -0.54 largest number > top groups: own measure desc
-0.31 -0.3 largest number > top groups: rows desc
-0.38 -0.39 largest number > top groups: said measure desc
0.63 0.66 largest number > top rows
0.45 0.44 largest number > top rows: order:said whole
-0.23 -0.25 largest to > extreme value
-0.23 -0.25 largest to > extreme value: max said
-0.41 -0.38 largest to > top groups
-0.41 -0.38 largest to > top groups: sum of field desc
0.41 0.39 largest to > top rows
-0.28 -0.3 largest to > top rows: order:said desc
0.37 0.37 largest to > top rows: order:said whole
-0.36 0.2 last > comparison
-0.41 -0.42 last > comparison: guess value
-0.23 -0.3 last > comparison: rows alone
-0.25 0.31 last > comparison: rows in groups
0.22 0.21 last > difference
0.22 0.21 last > difference: of ends said
-0.47 -0.48 last > extreme value
-0.44 -0.5 last > extreme value: max guess
-0.31 -0.34 last > extreme value: max said
-0.36 -0.43 last > extreme value: min said
0.39 0.37 last > figures
-0.27 -0.34 last > figures: fn:count grouped by what is beside
0.75 0.82 last > figures: fn:count one figure
-0.2 -0.23 last > figures: fn:distinct? grouped by what is beside
-0.21 -0.16 last > figures: fn:distinct? one figure
-0.24 -0.19 last > figures: fn:sum! fn:sum!
-0.35 -0.44 last > figures: fn:sum! grouped
-0.41 -0.31 last > figures: fn:sum! grouped by what is beside
-0.58 -0.54 last > figures: fn:sum! one figure
0.27 0.06 last > figures: grouped named
-0.53 -0.42 last > figures: one figure named
-0.54 -0.58 last > first or last row: position first
-0.36 -0.29 last > first or last row: time first
-0.41 -0.27 last > first or last row: time last
0 -0.23 last > groups that have
0 -0.23 last > groups that have: list guess
-0.66 -0.92 last > list
-0.23 -0.27 last > list: all 
-0.18 -0.71 last > list: many 
-1.11 -1.22 last > list: named things 
-0.29 -0.74 last > list: where 
-0.53 -0.63 last > list: where distinct
-1.06 -0.87 last > loose figures
-0.34 -0.31 last > loose figures: avg 
-0.85 -0.78 last > loose figures: count 
-0.39 -0.45 last > loose figures: look up guess
-0.38 -0.46 last > loose figures: sum 
0.28 0.27 last > next or previous row
-0.31 -0.31 last > next or previous row: other way position
0.27 0.27 last > next or previous row: said way position
0.33 0.32 last > next or previous row: said way time
-0.49 -0.49 last > rows before or after another
-0.49 -0.49 last > rows before or after another: count 
-0.25 -0.22 last > rows before or after another: list 
-0.63 -0.59 last > top groups: own measure desc
-0.46 -0.45 last > top groups: revenue desc
-0.45 -0.41 last > top groups: rows asc
-0.58 -0.66 last > top groups: rows desc
0.76 0.78 last > top groups: sum of field desc
-0.25 -0.21 last > top groups: units desc
0.3 0.29 last > top rows: order:guess asc
-1.34 -1.25 last > top rows: order:guess desc
-0.41 -0.43 last > top rows: order:hint desc
-0.45 -0.45 last > top rows: order:said asc
-0.29 -0.35 last > top rows: order:said desc
1.03 0.97 last > top rows: order:said whole
-0.24 -0.22 last > which of these: count asc
-0.13 -0.2 last > which of these: count desc
-0.25 -0.07 last > which of these: position last
-0.24 -0.13 last > which of these: said asc
-0.34 -0.2 last > which of these: said desc
-0.52 -0.52 last > yes or no
-0.52 -0.52 last > yes or no: exists 
-0.47 -0.4 last in > extreme value
-0.47 -0.4 last in > extreme value: max said
0.45 0.44 last in > first or last row
0.45 0.44 last in > first or last row: position last
-0.58 -0.58 last in > top groups
-0.58 -0.58 last in > top groups: rows desc
-0.44 -0.43 last in > top rows
-0.44 -0.43 last in > top rows: order:guess desc
-0.45 -0.44 last in > top rows: order:said desc
0.28 0.32 last listed > first or last row
0.28 0.32 last listed > first or last row: position last
-0.25 -0.28 last listed > top groups
-0.25 -0.28 last listed > top groups: rows desc
-0.29 -0.34 last listed > top rows
-0.29 -0.34 last listed > top rows: order:guess desc
-0.25 -0.37 last name > extreme value
-0.25 -0.37 last name > extreme value: max said
0.2 0.19 last name > figures
-0.18 -0.21 last name > figures: fn:count grouped by what is beside
0.23 0.21 last name > figures: fn:count one figure
-0.2 -0.23 last name > figures: fn:distinct? grouped by what is beside
-0.2 -0.17 last name > top rows
-0.2 -0.17 last name > top rows: order:hint whole
0.56 0.57 last on > first or last row
0.56 0.57 last on > first or last row: position last
-0.3 -0.35 last on > list
-0.22 -0.31 last on > list: where 
-0.21 -0.2 last on > list: where distinct
-0.45 -0.44 last on > top groups
-0.45 -0.44 last on > top groups: rows desc
-0.19 -0.21 last on > top rows
-0.19 -0.21 last on > top rows: order:guess desc
-0.13 -0.25 last show > extreme value
-0.13 -0.25 last show > extreme value: max guess
0.34 0.39 last show > first or last row
0.34 0.39 last show > first or last row: position last
-0.22 -0.29 last show > top rows
-0.19 -0.26 last show > top rows: order:hint whole
-0.39 -0.51 last time > extreme value
-0.39 -0.51 last time > extreme value: max guess
-0.36 -0.25 last time > first or last row
-0.54 -0.5 last time > first or last row: position last
0.45 0.62 last time > first or last row: time last
0.57 0.45 last time > list
0.53 0.31 last time > list: many 
0.7 0.63 last time > list: where 
0.41 0.18 last time > list: where distinct
0.42 0.33 last time > top groups
0.42 0.33 last time > top groups: rows desc
-0.37 -0.44 last time > top rows
-0.53 -0.55 last time > top rows: order:guess desc
0.69 0.69 last time > top rows: order:hint whole
0.34 0.34 last to > first or last row
0.34 0.34 last to > first or last row: position last
-0.16 -0.21 last to > list
-0.16 -0.21 last to > list: where distinct
-0.34 -0.35 last to > top groups
-0.34 -0.35 last to > top groups: rows desc
-0.3 -0.3 last to > top rows
-0.3 -0.3 last to > top rows: order:guess desc
-0.25 0.25 last year > comparison
-0.23 -0.3 last year > comparison: rows alone
-0.25 0.31 last year > comparison: rows in groups
0.59 0.67 last year > extreme value
0.49 0.51 last year > extreme value: max guess
0.29 0.18 last year > extreme value: max said
0.43 0.23 last year > figures
-0.63 -0.59 last year > figures: fn:count one figure
0.43 0.23 last year > figures: grouped named
-0.33 -0.25 last year > first or last of each
-0.33 -0.25 last year > first or last of each:  
-0.18 -0.23 last year > first or last row: position first
-0.24 -0.28 last year > first or last row: time last
0 -0.23 last year > groups that have
0 -0.23 last year > groups that have: list guess
-0.38 -0.4 last year > list
0.58 0.36 last year > list: many 
-0.34 -0.28 last year > list: where 
-0.31 -0.29 last year > list: where distinct
-0.39 -0.34 last year > loose figures
-0.36 -0.28 last year > loose figures: count 
-0.74 -0.51 last year > top groups
0.45 0.63 last year > top groups: own measure desc
-0.45 -0.34 last year > top groups: revenue desc
-0.75 -0.73 last year > top groups: rows desc
-0.72 -0.7 last year > top groups: sum of field desc
-0.53 -0.38 last year > top groups: units desc
-0.96 -0.84 last year > top rows
-0.95 -0.84 last year > top rows: order:guess desc
-0.4 -0.28 last year > top rows: order:said desc
-0.35 -0.26 last year > top rows: order:said whole
-0.25 -0.2 last year > which of these
-0.27 -0.2 last year > which of these: guess desc
-0.23 -0.22 last year > which of these: position first
-0.24 -0.21 last year > which of these: position last
0.2 0.22 latest > extreme value
-0.16 -0.4 latest > extreme value: max guess
0.2 0.22 latest > extreme value: max said
-0.27 -0.3 latest > first or last row: position turned last
-0.3 -0.2 latest > list
-0.35 -0.22 latest > list: many 
-0.51 -0.49 latest > top groups
-0.51 -0.53 latest > top groups: rows desc
-0.51 -0.4 latest > top groups: sum of field desc
-0.34 -0.36 latest > top rows
-0.32 -0.35 latest > top rows: order:guess desc
-0.33 -0.29 latest > top rows: order:said desc
-0.34 -0.42 least > extreme value
-0.46 -0.5 least > extreme value: max guess
-0.69 -0.74 least > extreme value: min guess
-0.33 -0.4 least > extreme value: min said
-0.35 -0.34 least > figure of the top rows
-0.33 -0.34 least > figure of the top rows: avg 
-0.36 -0.33 least > figure of the top rows: sum 
-0.17 -0.29 least > figures
-0.4 -0.41 least > figures: fn:count fn:avg!
-0.53 -0.57 least > figures: fn:count fn:min
-1 -1.04 least > figures: fn:count fn:sum!
-0.29 -0.22 least > figures: fn:count grouped
-0.68 -0.65 least > figures: fn:count grouped by what is beside
-0.25 -0.23 least > figures: fn:count one figure
-0.49 -0.55 least > figures: fn:distinct? fn:min
0.4 0.4 least > figures: fn:distinct? fn:sum!
-0.28 -0.27 least > figures: fn:distinct? grouped by what is beside
-0.26 -0.32 least > figures: fn:max grouped by what is beside
-0.22 -0.3 least > figures: fn:max one figure
-0.56 -0.54 least > figures: fn:min grouped by what is beside
-0.58 -0.82 least > figures: fn:min one figure
-0.34 -0.37 least > figures: fn:sum! fn:count
0.43 0.1 least > figures: fn:sum! grouped by what is beside
-0.25 -0.23 least > figures: fn:sum! one figure
-0.24 -0.26 least > figures: fn:sum? fn:min
-0.33 -0.35 least > figures: fn:sum? fn:sum!
-0.52 -0.55 least > first or last row
-0.51 -0.54 least > first or last row: position first
-0.31 -0.32 least > first or last row: time first
-0.23 -0.29 least > groups that are named
-0.23 -0.29 least > groups that are named: listed 
0.29 0.3 least > groups that have
-0.35 -0.42 least > groups that have: list guess
-0.52 -0.31 least > list
-0.37 -0.5 least > list: all 
-0.4 -0.55 least > list: how many 
-0.87 -0.54 least > list: many 
-0.21 -0.19 least > list: where 
-0.33 -0.43 least > list: where distinct
-0.6 -1.14 least > loose figures
-1.08 -1.1 least > loose figures: avg 
0.22 -0.85 least > loose figures: look up 
-0.58 -0.87 least > loose figures: look up guess
-1.17 -1.29 least > loose figures: sum 
-0.17 -0.29 least > top groups: hinted asc
-0.4 -0.29 least > top groups: own measure desc
0.5 0.47 least > top groups: rows asc
-0.76 -0.76 least > top groups: rows desc
-0.32 -0.34 least > top groups: said measure asc
-0.2 -0.19 least > top groups: sum of field desc
0.21 0.2 least > top rows
0.33 0.32 least > top rows: order:guess desc
-0.1 -0.31 least > top rows: order:hint whole
-0.27 -0.4 least > top rows: order:said asc
-0.52 -0.56 least > top rows: order:said desc
1.04 0.9 least > top rows: order:said whole
0.3 0.39 least > yes or no
0.3 0.39 least > yes or no: exists 
-0.41 -0.24 least amount > extreme value: min guess
-0.4 -0.34 least amount > figures
-0.29 -0.22 least amount > figures: fn:count grouped
-0.59 -0.51 least amount > figures: fn:count one figure
-0.23 -0.3 least amount > figures: fn:distinct? one figure
-0.34 -0.37 least amount > figures: fn:sum! fn:count
0.58 0.03 least amount > loose figures
0.27 0.19 least amount > loose figures: avg 
0.65 0.1 least amount > loose figures: look up 
0.23 0.16 least amount > loose figures: sum 
0.13 0.2 least amount > top groups
0.32 0.35 least amount > top groups: own measure asc
-0.2 -0.24 least amount > top groups: said measure asc
0.49 0.42 least amount > top groups: sum of field asc
-0.27 -0.32 least amount > top rows: order:said asc
0.43 0.42 least amount > top rows: order:said whole
0.51 -0.48 least how > comparison
0.51 -0.48 least how > comparison: guess value
-0.04 0.5 least how > figures
-0.33 -0.1 least how > figures: fn:count grouped by what is beside
-0.36 -0.19 least how > figures: fn:count one figure
0.36 0.2 least how > figures: fn:distinct? one figure
-0.49 -0.46 least how > list
-0.22 -0.35 least how > list: where 
-0.49 -0.43 least how > list: where distinct
-0.23 -0.16 least how > loose figures
-0.23 -0.16 least how > loose figures: look up guess
-0.41 -0.46 least in > extreme value
-0.41 -0.46 least in > extreme value: min said
-0.21 -0.23 least in > first or last row
-0.21 -0.23 least in > first or last row: position first
-0.16 -0.22 least in > list
-0.15 -0.23 least in > list: where 
-0.48 -0.37 least in > top groups
-0.82 -0.8 least in > top groups: rows asc
0.4 0.34 least in > top groups: sum of field asc
0.26 0.1 least in > top rows
-0.43 -0.47 least in > top rows: order:guess asc
-0.21 -0.21 least in > top rows: order:hint whole
0.34 0.38 least in > top rows: order:said whole
0.18 0.2 least in > yes or no
0.18 0.2 least in > yes or no: exists 
-0.32 -0.34 least number > extreme value: min guess
-0.22 -0.21 least number > figure of the top rows
-0.23 -0.22 least number > figure of the top rows: avg 
-0.21 -0.16 least number > figure of the top rows: sum 
-0.41 -0.19 least number > figures: fn:count fn:sum!
-0.74 -0.65 least number > figures: fn:count one figure
-0.47 -0.46 least number > figures: fn:distinct? fn:sum!
-0.53 -0.43 least number > figures: fn:distinct? one figure
-0.21 -0.26 least number > figures: fn:min grouped by what is beside
-0.07 -0.23 least number > figures: fn:sum! grouped by what is beside
-0.33 -0.35 least number > figures: fn:sum? fn:sum!
-0.58 -0.56 least number > first or last row
-0.58 -0.56 least number > first or last row: position first
-0.52 -0.5 least number > loose figures
-0.56 -0.46 least number > loose figures: avg 
-0.24 -0.37 least number > loose figures: look up 
-0.28 -0.35 least number > loose figures: sum 
-0.34 0.09 least number > top groups: own measure asc
-0.25 -0.23 least number > top groups: own measure desc
0.26 0.25 least number > top groups: rows asc
-0.32 -0.26 least number > top groups: said measure asc
0.38 0.41 least number > top groups: sum of field asc
-0.2 -0.19 least number > top groups: sum of field desc
-0.59 -0.36 least number > top rows
-1 -0.92 least number > top rows: order:guess asc
-0.42 -0.41 least number > top rows: order:guess desc
-0.8 -0.77 least number > top rows: order:hint whole
-0.27 -0.11 least number > top rows: order:said asc
-0.39 -0.37 least number > top rows: order:said desc
0.48 0.48 least number > top rows: order:said whole
0.21 0.16 least win > top rows
-0.09 -0.22 least win > top rows: order:guess asc
-0.4 -0.36 least win > top rows: order:said asc
0.39 0.35 least win > top rows: order:said whole
-0.29 -0.26 less > against another row: count said
-0.62 -0.59 less > against another row: list guess
0.27 0.25 less > against another row: list said
-0.16 -0.2 less > figures
-0.46 -0.45 less > figures: fn:avg! one figure
-0.7 -0.75 less > figures: fn:count fn:sum!
-0.33 -0.29 less > figures: fn:count grouped by what is beside
-0.89 -0.83 less > figures: fn:distinct? fn:sum!
-0.22 -0.25 less > figures: fn:distinct? grouped by what is beside
-0.02 -0.24 less > figures: fn:sum! grouped by what is beside
-0.27 -0.26 less > figures: fn:sum! one figure
-0.28 -0.33 less > figures: fn:sum? fn:sum!
-0.3 -0.35 less > figures: fn:sum? grouped by what is beside
-0.18 -0.25 less > groups that are named
-0.18 -0.25 less > groups that are named: listed 
0.51 0.54 less > groups that have: list guess
-0.59 -0.69 less > groups that have: list said
-0.53 -0.65 less > list: how many 
-0.37 -0.28 less > list: many 
0.26 0.32 less > list: named things 
-0.35 -0.26 less > list: where 
-0.28 -0.24 less > list: where distinct
-0.66 -0.42 less > loose figures: avg 
-0.51 -0.67 less > loose figures: look up 
-0.59 -0.68 less > loose figures: look up guess
0.25 0.2 less > loose figures: sum 
0.29 0.26 less > top groups
0.33 0.29 less > top groups: rows desc
-0.31 -0.32 less > top rows: order:guess desc
0.27 0.25 less > top rows: order:hint whole
-0.19 -0.2 less > which of these: position last
-0.62 -0.59 less than > against another row: list guess
-0.16 -0.2 less than > figures
-0.46 -0.45 less than > figures: fn:avg! one figure
-0.7 -0.75 less than > figures: fn:count fn:sum!
-0.33 -0.29 less than > figures: fn:count grouped by what is beside
-0.89 -0.83 less than > figures: fn:distinct? fn:sum!
-0.22 -0.25 less than > figures: fn:distinct? grouped by what is beside
-0.02 -0.23 less than > figures: fn:sum! grouped by what is beside
-0.27 -0.26 less than > figures: fn:sum! one figure
-0.28 -0.33 less than > figures: fn:sum? fn:sum!
-0.3 -0.35 less than > figures: fn:sum? grouped by what is beside
-0.18 -0.25 less than > groups that are named
-0.18 -0.25 less than > groups that are named: listed 
0.51 0.54 less than > groups that have: list guess
-0.59 -0.69 less than > groups that have: list said
-0.53 -0.65 less than > list: how many 
-0.5 -0.23 less than > list: many 
0.26 0.32 less than > list: named things 
-0.35 -0.26 less than > list: where 
-0.28 -0.24 less than > list: where distinct
-0.66 -0.42 less than > loose figures: avg 
-0.51 -0.67 less than > loose figures: look up 
-0.59 -0.68 less than > loose figures: look up guess
0.25 0.2 less than > loose figures: sum 
0.29 0.26 less than > top groups
0.33 0.29 less than > top groups: rows desc
-0.31 -0.32 less than > top rows: order:guess desc
0.27 0.25 less than > top rows: order:hint whole
-0.19 -0.2 less than > which of these: position last
-0.9 -1.19 list > amount
-0.46 -0.43 list > comparison
0.36 0.43 list > comparison: guess value
-0.39 -0.35 list > extreme value: max said
0.51 0.6 list > extreme value: min said
0.31 0.27 list > figure of the top rows: avg 
-0.26 -0.28 list > figure of the top rows: sum 
-0.18 -0.39 list > figures: fn:count grouped by what is beside
0.66 0.51 list > figures: fn:count one figure
-0.1 -0.26 list > first or last row
0.23 0.14 list > first or last row: position first
0.63 0.59 list > first or last row: position last
-0.43 -0.41 list > first or last row: time first
0.5 0.47 list > groups that are named
-0.16 -0.22 list > groups that are named: listed 
0.3 0.36 list > groups that have
0.26 0.29 list > groups that have: list said
-0.47 -0.43 list > list: all 
0.31 0.27 list > list: many 
-0.24 -0.27 list > list: named things 
0.42 0.22 list > list: where 
0.15 0.37 list > list: where distinct
-0.62 -0.73 list > loose figures
-0.26 -0.3 list > loose figures: avg 
-0.46 -0.52 list > loose figures: count 
-0.42 -0.19 list > loose figures: look up 
-0.41 -0.39 list > loose figures: look up guess
-0.32 -0.42 list > loose figures: sum 
-0.37 -0.41 list > next or previous row
-0.48 -0.52 list > next or previous row: other way position
-0.28 -0.33 list > next or previous row: said way position
-0.63 -0.5 list > next or previous row: said way time
0.45 0.47 list > none
-0.18 -0.21 list > rows before or after another
-0.82 -0.73 list > text
0.78 0.83 list > top groups
-0.71 -0.48 list > top groups: own measure asc
-0.68 -0.66 list > top groups: rows asc
-0.85 -0.85 list > top groups: rows desc
-0.26 0.4 list > top groups: sum of field desc
-0.52 -0.63 list > top rows
-0.48 -0.41 list > top rows: order:guess asc
-0.3 -0.2 list > top rows: order:guess desc
0.45 0.44 list > top rows: order:said asc
0.47 -0.46 list > top rows: order:said desc
-0.35 -0.35 list > which of these
0.36 0.58 list are > comparison
0.36 0.58 list are > comparison: guess value
0.48 0.39 list are > figures
0.48 0.39 list are > figures: fn:count one figure
-0.54 -0.52 list are > list
-0.26 -0.31 list are > list: where 
-0.54 -0.53 list are > list: where distinct
-0.26 -0.29 list are > loose figures
-0.26 -0.29 list are > loose figures: avg 
-0.42 -0.19 list are > loose figures: look up 
-0.24 -0.37 list are > loose figures: sum 
0.37 0.46 list before > figures
0.32 0.36 list before > figures: fn:count one figure
-0.22 -0.23 list before > figures: fn:distinct? one figure
-0.36 -0.45 list before > list
-0.31 -0.35 list before > list: where 
-0.34 -0.45 list before > list: where distinct
-1.73 -2.16 list conditions 0
0.15 0.54 list conditions 2
-0.61 -0.7 list distinct of what is unique
0.49 -0.36 list each > list: where 
-0.62 0.58 list each > list: where distinct
-0.39 -0.35 list had > extreme value
-0.39 -0.35 list had > extreme value: max said
-0.58 0.37 list had > top groups
-0.42 -0.48 list had > top groups: rows desc
-0.26 0.4 list had > top groups: sum of field desc
0.57 -0.36 list had > top rows
-0.37 -0.28 list had > top rows: order:guess desc
0.47 -0.46 list had > top rows: order:said desc
-0.71 -0.77 list ignores dimension
-0.68 0.12 list ignores entity
-0.24 -0.25 list ignores field
-0.51 -0.54 list ignores having
0.55 0.44 list ignores measure
-0.68 -0.76 list ignores operator
0.27 0.32 list ignores order
-0.51 -0.51 list ignores over
-0.75 -0.88 list of what repeats
0.31 0.27 list which > list: many 
-0.27 -0.26 list which > list: where 
-0.36 -0.31 list which > list: where distinct
-1.17 -1.07 list with against
-0.26 -0.45 list with change
-0.86 -1.14 list with compare
-0.68 -0.71 list with difference
-0.13 -0.21 list with dimension
-0.25 -0.33 list with distinct
0.3 0.46 list with elapsed
-0.42 -0.42 list with growth
-0.51 -0.54 list with having
0.55 0.44 list with measure
-0.99 -0.78 list with method
-0.29 -0.29 list with moving
0.76 1.06 list with only
-0.35 -0.17 list with or
0.27 0.32 list with order
-0.38 -0.42 list with rank
-0.33 -0.39 list with share
-1 -0.72 list with step
-1.04 -1.09 list, target is told in the question
-1.82 -1.95 list: all
0.64 0.56 list: columns named
-0.39 -0.41 list: distinct
-0.62 -0.48 list: how many
-0.2 -0.27 list: many
0.64 0.34 list: named things
-0.28 -0.31 list: where
-0.83 -0.95 listed > extreme value
-0.45 -0.6 listed > extreme value: max guess
-0.26 -0.3 listed > extreme value: min guess
-0.46 -0.5 listed > extreme value: min said
0.29 0.38 listed > figures
-0.3 -0.27 listed > figures: fn:count fn:sum!
-0.94 -0.87 listed > figures: fn:count grouped by what is beside
0.22 0.25 listed > figures: fn:count one figure
0.52 0.33 listed > figures: fn:distinct one figure
-0.53 -0.38 listed > figures: fn:distinct? grouped by what is beside
-0.26 -0.26 listed > figures: fn:min grouped by what is beside
-0.45 -0.46 listed > figures: fn:sum! grouped by what is beside
-0.36 -0.26 listed > figures: fn:sum? grouped by what is beside
0.86 0.85 listed > first or last row
0.98 0.92 listed > first or last row: position first
0.29 0.34 listed > first or last row: position last
-0.22 -0.2 listed > groups that are named
-0.22 -0.2 listed > groups that are named: listed 
-0.56 -0.62 listed > list
0.37 0.34 listed > list: many 
-0.21 -0.18 listed > list: named things 
-0.9 -0.92 listed > list: where 
-0.43 -0.55 listed > list: where distinct
-0.9 -0.84 listed > loose figures: avg 
-0.45 -0.76 listed > loose figures: look up 
-0.5 -0.51 listed > loose figures: look up guess
0.85 0.65 listed > next or previous row
-0.58 -0.48 listed > rows before or after another
-0.29 -0.26 listed > rows before or after another: count 
-0.56 -0.54 listed > rows before or after another: list 
-0.27 -0.21 listed > top groups: rows asc
-0.51 -0.43 listed > top groups: rows desc
0.38 0.34 listed > top groups: sum of field asc
-0.41 -0.49 listed > top rows
-0.7 -0.72 listed > top rows: order:guess asc
-0.24 -0.26 listed > top rows: order:hint asc
-0.05 -0.2 listed > top rows: order:hint whole
-0.11 -0.2 listed > top rows: order:said asc
-0.79 -0.84 listed > which of these
-0.59 -0.66 listed > which of these: count asc
-0.67 -0.74 listed > which of these: count desc
-0.3 -0.29 listed > which of these: figure 
-0.22 -0.3 listed > which of these: guess asc
-0.38 -0.53 listed > which of these: guess desc
-0.85 -0.88 listed > which of these: position first
-0.67 -0.66 listed > which of these: position last
-0.17 -0.2 listed > which of these: said asc
-0.22 -0.21 listed > which of these: said desc
0.4 0.37 listed > yes or no
0.4 0.37 listed > yes or no: exists 
-0.25 -0.34 listed after > list
-0.28 -0.34 listed after > list: named things 
-0.22 -0.25 listed after > list: where 
-0.39 -0.37 listed after > loose figures
-0.39 -0.37 listed after > loose figures: count 
0.46 0.48 listed after > next or previous row
-0.64 -0.7 listed after > next or previous row: other way position
0.63 0.68 listed after > next or previous row: said way position
-0.28 -0.31 listed after > rows before or after another
-0.35 -0.34 listed after > rows before or after another: list 
-0.47 -0.5 listed before > extreme value
-0.47 -0.5 listed before > extreme value: min said
-0.27 -0.26 listed before > figures
-0.26 -0.26 listed before > figures: fn:min grouped by what is beside
-0.3 -0.31 listed before > figures: fn:sum! grouped by what is beside
-0.43 -0.29 listed before > list
-0.36 -0.25 listed before > list: named things 
-0.46 -0.4 listed before > loose figures
-0.3 -0.16 listed before > loose figures: count 
-0.27 -0.3 listed before > loose figures: sum 
1.06 1.04 listed before > next or previous row
-0.69 -0.69 listed before > next or previous row: other way position
0.71 0.71 listed before > next or previous row: said way position
0.33 0.32 listed before > top groups
-0.46 -0.45 listed before > top groups: rows asc
0.33 0.32 listed before > top groups: sum of field asc
-0.25 -0.21 listed before > top rows
-0.25 -0.21 listed before > top rows: order:said asc
-0.27 -0.27 listed below > next or previous row: other way position
0.27 0.26 listed below > next or previous row: said way position
-0.22 -0.21 listed besides > list: where distinct
-0.33 -0.33 listed besides > which of these
-0.24 -0.25 listed besides > which of these: count asc
-0.25 -0.26 listed besides > which of these: count desc
-0.34 -0.34 listed besides > which of these: position first
-0.36 -0.36 listed besides > which of these: position last
0.25 0.25 listed besides > yes or no
0.25 0.25 listed besides > yes or no: exists 
-0.14 -0.24 listed first > extreme value
0.52 0.51 listed first > first or last row
0.52 0.51 listed first > first or last row: position first
-0.21 -0.4 listed first > top groups
-0.35 -0.28 listed first > top groups: rows asc
-0.4 -0.4 listed first > top rows
-0.39 -0.38 listed first > top rows: order:said asc
-0.35 -0.37 listed for > extreme value
-0.35 -0.37 listed for > extreme value: max guess
-0.2 -0.23 listed for > figures
-0.43 -0.44 listed for > figures: fn:distinct? one figure
-0.23 -0.35 listed for > figures: fn:sum! grouped by what is beside
0.28 0.29 listed for > first or last row
0.28 0.29 listed for > first or last row: position first
-0.26 -0.32 listed for > groups that are named
-0.26 -0.32 listed for > groups that are named: listed 
0.27 0.03 listed for > list
0.5 0.46 listed for > list: many 
-0.23 -0.17 listed for > list: where 
0.24 0.08 listed for > list: where distinct
0.22 0.24 listed for > loose figures: avg 
-0.75 -0.74 listed for > loose figures: count 
0.31 0.27 listed for > loose figures: look up 
0.69 0.71 listed for > loose figures: sum 
0.52 0.54 listed for > top groups
0.52 0.54 listed for > top groups: rows desc
-0.26 -0.27 listed for > which of these
-0.2 -0.24 listed for > which of these: count asc
-0.2 -0.23 listed for > which of these: count desc
-0.3 -0.29 listed for > which of these: figure 
-0.21 -0.21 listed for > which of these: guess asc
-0.32 -0.31 listed for > which of these: guess desc
-0.19 -0.21 listed for > which of these: position first
-0.28 -0.32 listed for > which of these: position last
-0.17 -0.2 listed for > which of these: said asc
-0.22 -0.21 listed for > which of these: said desc
-0.42 -0.4 listed from > figures
-0.47 -0.34 listed from > figures: fn:count fn:sum!
-0.36 -0.29 listed from > figures: fn:count grouped by what is beside
-0.53 -0.51 listed from > figures: fn:count one figure
-0.38 -0.3 listed from > figures: fn:distinct? grouped by what is beside
-0.24 -0.24 listed from > figures: fn:distinct? one figure
-0.37 -0.3 listed from > figures: fn:sum? grouped by what is beside
0.42 0.4 listed from > loose figures
-0.46 -0.47 listed from > loose figures: avg 
-0.51 -0.5 listed from > loose figures: look up 
0.46 0.45 listed from > loose figures: sum 
0.18 0.2 listed in > figures
0.24 0.3 listed in > figures: fn:count one figure
0.36 0.37 listed in > first or last row
0.29 0.31 listed in > first or last row: position last
-0.22 -0.23 listed in > loose figures
-0.26 -0.3 listed in > top groups
-0.25 -0.29 listed in > top groups: rows desc
0.26 0.3 listed next > next or previous row
-0.51 -0.51 listed next > next or previous row: other way position
0.49 0.5 listed next > next or previous row: said way position
0.23 0.33 listed on > figures
-0.33 -0.3 listed on > figures: fn:count one figure
0.5 0.49 listed on > figures: fn:distinct? one figure
0.36 0.37 listed on > first or last row
0.27 0.27 listed on > first or last row: position first
0.4 0.39 listed on > first or last row: position last
-0.27 -0.34 listed on > list
-0.24 -0.31 listed on > list: named things 
-0.23 -0.33 listed on > loose figures
-0.27 -0.34 listed on > loose figures: avg 
-0.55 -0.61 listed on > loose figures: sum 
-0.24 -0.23 listed on > top rows
-0.23 -0.22 listed on > top rows: order:guess asc
-0.24 -0.18 listed on > top rows: order:guess desc
-0.16 -0.25 listed previous > list
-0.09 -0.22 listed previous > list: where 
-0.11 -0.21 listed previous > list: where distinct
0.42 0.25 listed previous > next or previous row
0.51 0.48 listed previous > next or previous row: other way position
-0.51 -0.48 listed previous > next or previous row: said way position
-0.37 -0.44 listed previous > rows before or after another
-0.3 -0.35 listed previous > rows before or after another: list 
0.21 0.25 listed previous > which of these
0.2 0.29 listed previous > which of these: position last
0.19 0.2 listed than > list
-0.19 -0.24 listed than > list: where 
0.46 0.43 listed than > list: where distinct
-0.19 -0.2 listed than > loose figures
-0.19 -0.2 listed than > loose figures: count 
-0.19 -0.25 listed was > extreme value
-0.22 -0.3 listed was > extreme value: min said
-0.24 -0.27 listed was > top groups: rows desc
-0.25 -0.28 listed was > top rows: order:guess desc
-0.24 -0.26 listed was > top rows: order:hint asc
0.45 0.54 listed was > top rows: order:said asc
-0.19 -0.27 listed was > top rows: order:said desc
-0.34 -0.33 listed were > comparison
-0.34 -0.33 listed were > comparison: guess value
0.34 0.33 listed were > figures
0.33 0.21 listed were > figures: fn:count one figure
0.32 0.37 listed were > figures: fn:distinct? one figure
-0.22 -0.1 long > amount
-0.18 -0.22 long > comparison
-0.18 -0.22 long > comparison: guess value
0.2 0.2 long > figures: fn:avg one figure
-0.17 -0.21 long > figures: fn:avg! grouped by what is beside
-0.29 -0.28 long > figures: fn:count grouped by what is beside
0.46 0.37 long > figures: fn:count one figure
-0.24 -0.25 long > figures: fn:distinct? grouped by what is beside
0.23 0.19 long > figures: fn:distinct? one figure
0.26 0.23 long > figures: fn:outliers one figure
-0.19 -0.22 long > how long
-0.19 -0.21 long > how long: between rows 
-0.16 -0.2 long > how long: until today 
0.35 0.42 long > list
-0.32 -0.26 long > list: many 
0.66 0.39 long > list: where 
0.05 0.44 long > list: where distinct
-0.23 -0.28 long > loose figures
-0.29 -0.32 long > loose figures: avg 
-0.2 -0.23 long > loose figures: count 
-0.31 -0.4 long > loose figures: sum 
0.2 0.18 long > name
-0.34 -0.36 long > none
-1.13 -1.09 long > place
-0.84 -1.14 long > time
-0.3 -0.29 long > which of these
-0.21 -0.34 long > which of these: count asc
-0.25 -0.33 long > which of these: count desc
-0.29 -0.35 long > which of these: guess asc
-0.38 -0.44 long > which of these: guess desc
-0.35 -0.39 long > which of these: position first
-0.42 -0.47 long > which of these: position last
-0.19 -0.23 long did > comparison
-0.19 -0.23 long did > comparison: guess value
-0.36 -0.44 long did > how long
-0.33 -0.4 long did > how long: between rows 
-0.16 -0.2 long did > how long: until today 
0.36 0.46 long did > list
-0.3 -0.22 long did > list: many 
0.41 0.46 long did > list: where 
0.3 0.4 long did > list: where distinct
-0.33 -0.41 long did > loose figures
-0.21 -0.22 long did > loose figures: avg 
-0.5 -0.59 long did > loose figures: count 
-0.22 -0.28 long did > loose figures: sum 
-0.29 -0.24 long did > which of these
-0.34 -0.26 long did > which of these: position last
-0.29 -0.29 long in > list
-0.33 -0.29 long in > list: where 
-0.29 -0.32 long in > list: where distinct
0.21 0.23 long in > loose figures
-0.22 -0.22 long in > loose figures: avg 
0.22 0.24 long in > loose figures: count 
-0.32 -0.35 long in > loose figures: sum 
0.17 0.22 long is > list
0.21 0.28 long is > list: where 
-0.17 -0.22 long is > loose figures
-0.18 -0.22 long is > loose figures: count 
-0.18 -0.24 long is > loose figures: sum 
-0.22 -0.22 long was > how long
-0.22 -0.22 long was > how long: between rows 
0.51 0.54 long was > list
0.21 0.17 long was > list: many 
0.83 -0.1 long was > list: where 
-0.33 0.61 long was > list: where distinct
-0.5 -0.52 long was > loose figures
-0.5 -0.52 long was > loose figures: count 
-0.19 -0.27 long was > which of these
-0.13 -0.24 long was > which of these: count asc
-0.14 -0.21 long was > which of these: count desc
-0.11 -0.25 long was > which of these: guess asc
-0.22 -0.28 long was > which of these: guess desc
-0.18 -0.24 long was > which of these: position first
-0.22 -0.29 long was > which of these: position last
0.43 0.22 longer > figures
0.27 0.34 longer > figures: fn:avg! grouped by what is beside
-0.34 -0.26 longer > figures: fn:avg! one figure
-0.2 -0.26 longer > figures: fn:count fn:sum!
0.32 0.38 longer > figures: fn:count one figure
-0.22 -0.29 longer > figures: fn:distinct? fn:sum!
-0.45 -0.48 longer > figures: fn:distinct? one figure
0.54 0.23 longer > figures: fn:sum! grouped by what is beside
-0.2 -0.17 longer > figures: one figure named
-0.96 -0.91 longer > list
-0.28 -0.25 longer > list: many 
-0.65 -0.6 longer > list: named things 
-0.83 -0.86 longer > list: where 
-1.21 -1.37 longer > list: where distinct
-0.53 -0.73 longer > loose figures
-0.46 -0.68 longer > loose figures: count 
-0.21 -0.3 longer > loose figures: look up guess
0.82 0.77 longer > which of these
0.41 0.41 longer > which of these: position first
-0.5 -0.52 longer > which of these: position last
0.23 0.23 longer > which of these: said desc
0.24 0.27 longer in > which of these: count asc
0.23 0.24 longer in > which of these: count desc
0.33 0.32 longer in > which of these: position first
-0.34 -0.33 longer in > which of these: position last
0.43 0.22 longer than > figures
0.27 0.34 longer than > figures: fn:avg! grouped by what is beside
-0.34 -0.26 longer than > figures: fn:avg! one figure
-0.2 -0.26 longer than > figures: fn:count fn:sum!
0.32 0.38 longer than > figures: fn:count one figure
-0.22 -0.29 longer than > figures: fn:distinct? fn:sum!
-0.45 -0.48 longer than > figures: fn:distinct? one figure
0.54 0.23 longer than > figures: fn:sum! grouped by what is beside
-0.2 -0.17 longer than > figures: one figure named
-0.36 -0.08 longer than > list
0.16 0.41 longer than > list: many 
-0.43 -0.57 longer than > list: where 
-0.41 -0.54 longer than > list: where distinct
-0.32 -0.47 longer than > loose figures
-0.15 -0.21 longer than > loose figures: count 
-0.21 -0.3 longer than > loose figures: look up guess
0.25 0.23 longest > extreme value
0.41 0.29 longest > extreme value: max guess
-0.67 -0.52 longest > extreme value: max said
-0.33 -0.33 longest > figures
-0.26 -0.37 longest > figures: grouped named
-0.31 -0.31 longest > list
-0.2 -0.22 longest > list: all 
-0.25 -0.26 longest > list: many 
-0.33 -0.27 longest > list: where 
-0.38 -0.33 longest > list: where distinct
-0.37 -0.41 longest > loose figures
-0.26 -0.32 longest > loose figures: avg 
-0.34 -0.25 longest > loose figures: count 
-0.32 -0.43 longest > loose figures: sum 
-0.22 -0.29 longest > rows before or after another
-0.24 -0.31 longest > rows before or after another: list 
-0.2 -0.26 longest > top groups
0.46 0.32 longest > top groups: hinted desc
-0.36 -0.42 longest > top groups: own measure desc
-0.44 -0.33 longest > top groups: rows desc
-0.47 -0.46 longest > top groups: said measure desc
-0.2 -0.26 longest > top groups: sum of field desc
-0.38 -0.3 longest > top groups: units desc
0.22 0.27 longest > top rows
-0.62 -0.58 longest > top rows: order:guess desc
-0.68 -0.69 longest > top rows: order:hint whole
0.43 0.5 longest > top rows: order:said desc
-0.5 -0.51 longest > top rows: order:said whole
-0.21 -0.22 longest and > top groups
-0.21 -0.22 longest and > top groups: hinted desc
-0.23 -0.27 longest and > top groups: rows desc
-0.2 -0.26 longest and > top groups: sum of field desc
0.21 0.23 longest and > top rows
-0.28 -0.28 longest and > top rows: order:guess desc
-0.35 -0.3 longest and > top rows: order:hint whole
0.25 0.26 longest and > top rows: order:said desc
-0.33 -0.3 longest and > top rows: order:said whole
0.51 0.55 loose 0
-1.27 -1.66 loose 2
-0.42 -0.76 loose 3
-0.25 -0.24 loose 4
-0.38 -0.54 loose figures > none
-2.17 -2.45 loose figures > time
-0.55 -0.44 loose figures conditions 0
-0.36 -0.83 loose figures conditions 2
-0.25 -0.25 loose figures ignores dimension
-0.33 -0.37 loose figures ignores field
-0.58 -0.71 loose figures ignores having
0.65 0.71 loose figures ignores operator
0.23 0.27 loose figures ignores over
-0.74 -0.94 loose figures ignores superlative
-0.62 -0.54 loose figures of what is unique
-0.71 -0.84 loose figures with against
-0.46 -0.32 loose figures with change
0.29 0.33 loose figures with compare
-0.51 -0.64 loose figures with difference
-0.26 -0.27 loose figures with dimension
-0.53 -0.55 loose figures with distinct
-0.43 -0.47 loose figures with field
-0.58 -0.71 loose figures with having
0.19 0.25 loose figures with measure
-0.19 -0.29 loose figures with method
-0.62 -0.85 loose figures with only
-0.35 -0.3 loose figures with or
0.35 0.44 loose figures with rank
-1.05 -1.15 loose figures with share
-0.74 -0.94 loose figures with superlative
-0.42 -0.73 loose figures, target is told in the question
-0.4 -0.39 loose figures: avg
0.37 0.39 loose figures: columns named
-0.38 -0.54 loose figures: count
-0.19 -0.25 loose figures: guess
-0.58 -0.48 loose figures: sum
0.04 0.23 lower > which of these
-0.22 -0.24 lower > which of these: count asc
-0.25 -0.27 lower > which of these: count desc
-0.26 -0.28 lower > which of these: figure 
0.19 0.22 lower > which of these: guess desc
-0.31 -0.31 lower > which of these: position first
0.69 0.71 lower > which of these: position last
0.04 0.23 lower in > which of these
-0.22 -0.24 lower in > which of these: count asc
-0.25 -0.27 lower in > which of these: count desc
-0.26 -0.28 lower in > which of these: figure 
0.19 0.22 lower in > which of these: guess desc
-0.31 -0.31 lower in > which of these: position first
0.69 0.71 lower in > which of these: position last
-0.21 -0.23 lowest > difference: of fields turned 
0.07 0.26 lowest > extreme value
-0.48 -0.46 lowest > extreme value: min guess
0.09 0.28 lowest > extreme value: min said
-0.49 -0.49 lowest > figures: fn:avg! one figure
-0.31 -0.22 lowest > figures: fn:min fn:avg!
-0.41 -0.4 lowest > figures: fn:min grouped by what is beside
-0.3 -0.31 lowest > figures: fn:sum! grouped by what is beside
-0.46 -0.42 lowest > loose figures
-0.45 -0.44 lowest > loose figures: sum 
-0.61 -0.65 lowest > top groups: revenue asc
-0.59 -0.56 lowest > top groups: rows asc
-0.2 -0.25 lowest > top groups: rows desc
0.58 0.27 lowest > top groups: said measure asc
0.19 0.21 lowest > top groups: sum of field asc
-0.42 -0.42 lowest > top groups: units asc
-0.18 -0.23 lowest > top rows
-0.24 -0.23 lowest > top rows: order:guess asc
-0.22 -0.3 lowest > top rows: order:hint asc
-0.16 -0.22 lowest > top rows: order:said asc
0.3 0.29 lowest > top rows: order:said whole
-0.2 -0.25 lowest and > top groups: rows desc
-0.4 -0.44 lowest average > top groups
0.37 0.3 lowest average > top groups: own measure asc
-0.28 -0.26 lowest average > top groups: rows asc
0.8 0.49 lowest average > top groups: said measure asc
-0.51 -0.45 lowest average > top groups: sum of field asc
0.4 0.44 lowest average > top rows
0.4 0.44 lowest average > top rows: order:said asc
0.21 0.25 many > against another row
0.17 0.24 many > against another row: count guess
0.19 0.23 many > against another row: count said
-0.45 -0.63 many > against another row: list guess
-0.43 -0.47 many > against another row: list said
0.27 0.32 many > columns that are named
0.25 0.21 many > columns that are named: columns named all
-0.19 -0.27 many > comparison: difference value
-0.05 -0.23 many > comparison: guess condition
-0.62 -0.45 many > comparison: guess floating
-0.36 -0.38 many > comparison: guess sides
0.11 0.24 many > comparison: guess value
-0.62 -0.63 many > comparison: rows alone
-0.21 -0.28 many > difference: of counts 
-0.24 -0.31 many > difference: of counts turned 
-0.38 -0.47 many > difference: of ends said
0.23 0.28 many > difference: of two said
0.32 0.36 many > difference: of two turned guess
-0.28 -0.36 many > difference: of two turned said
-0.47 -0.45 many > extreme value: max guess
-0.46 -0.48 many > extreme value: min guess
0.23 0.28 many > extreme value: min said
-0.42 -0.46 many > figure of the top rows
-0.38 -0.46 many > figure of the top rows: avg 
-0.46 -0.47 many > figure of the top rows: sum 
-0.35 -0.38 many > figures: fn:avg! grouped by what is beside
-0.45 -0.66 many > figures: fn:avg! one figure
-0.39 -0.03 many > figures: fn:count fn:avg!
-0.28 -0.32 many > figures: fn:count fn:distinct
0.19 0.2 many > figures: fn:count fn:distinct?
-0.53 -0.57 many > figures: fn:count fn:min
-0.2 -0.21 many > figures: fn:count fn:missing
0.01 0.23 many > figures: fn:count fn:sum!
-0.18 -0.24 many > figures: fn:count fn:sum?
0.31 0.33 many > figures: fn:count grouped
-1.01 -1.02 many > figures: fn:count grouped by what is beside
0.49 0.56 many > figures: fn:distinct one figure
-0.34 -0.35 many > figures: fn:distinct? fn:avg!
-0.15 -0.21 many > figures: fn:distinct? fn:count
-0.16 -0.2 many > figures: fn:distinct? fn:distinct?
-0.49 -0.55 many > figures: fn:distinct? fn:min
-0.16 -0.2 many > figures: fn:distinct? fn:sum?
-1.01 -1.07 many > figures: fn:distinct? grouped by what is beside
-0.25 -0.26 many > figures: fn:distinct? one figure
-0.08 -0.32 many > figures: fn:min grouped by what is beside
-0.26 -0.29 many > figures: fn:min one figure
0.36 0.33 many > figures: fn:missing one figure
0.63 0.7 many > figures: fn:outliers one figure
-0.55 -0.41 many > figures: fn:ratio one figure
-0.26 -0.22 many > figures: fn:sum! fn:count
-0.29 -0.26 many > figures: fn:sum! fn:distinct?
-0.25 -0.21 many > figures: fn:sum! fn:sum!
-0.17 -0.39 many > figures: fn:sum! grouped
-0.25 -0.27 many > figures: fn:sum! grouped by what is beside
-0.5 -0.48 many > figures: fn:sum! one figure
-0.24 -0.26 many > figures: fn:sum? fn:min
0.37 0.32 many > figures: fn:sum? fn:sum!
0.55 0.55 many > figures: fn:sum? grouped
-0.43 -0.41 many > figures: fn:sum? grouped by what is beside
0.25 0.3 many > figures: fn:sum? one figure
0.53 0.73 many > figures: fn:units one figure
-0.28 -0.39 many > figures: grouped by what is beside 
-0.33 -0.37 many > first or last row
-0.32 -0.34 many > first or last row: position first
-0.45 -0.43 many > first or last row: position last
-0.17 -0.2 many > first or last row: time first
-0.27 -0.29 many > first or last row: time last
-0.71 -0.68 many > groups that are named
-0.71 -0.68 many > groups that are named: listed 
0.21 0.21 many > groups that have: count 
-1.01 -1.12 many > groups that have: list guess
-0.42 -0.48 many > groups that have: list said
0.74 0.73 many > how long: between rows 
-0.24 -0.42 many > how long: until today 
-0.23 -0.38 many > list
-0.31 -0.31 many > list: all 
-0.43 -0.37 many > list: how many 
0.12 -0.71 many > list: many 
-1.13 -1 many > list: named things 
-0.53 -0.49 many > list: where 
0.28 0.37 many > loose figures
0.33 0.39 many > loose figures: count 
0 -0.37 many > loose figures: look up 
-0.64 -0.6 many > next or previous row: said way position
-0.64 -0.68 many > next or previous row: said way time
0.19 0.22 many > rows before or after another: count 
-0.89 -0.88 many > rows before or after another: list 
0.35 0.46 many > the same as another row
0.28 0.4 many > the same as another row: count said
-0.28 -0.4 many > the same as another row: list said
-0.95 -0.91 many > top groups
-0.38 -0.39 many > top groups: hinted desc
-0.26 -0.26 many > top groups: own measure asc
-0.57 -0.57 many > top groups: own measure desc
-0.25 -0.21 many > top groups: revenue desc
-0.31 -0.31 many > top groups: rows desc
-0.09 -0.28 many > top groups: sum of field asc
-0.34 -0.26 many > top groups: sum of field desc
-0.17 -0.33 many > top rows
-0.52 -0.52 many > top rows: order:guess asc
-0.59 -0.6 many > top rows: order:guess desc
-0.41 -0.43 many > top rows: order:hint whole
0.28 0.17 many > top rows: order:said asc
-0.95 -0.79 many > top rows: order:said desc
-0.54 -0.61 many > which of these
-0.43 -0.46 many > which of these: count asc
-0.3 -0.4 many > which of these: count desc
-0.89 -0.91 many > which of these: figure 
-0.23 -0.34 many > which of these: guess asc
-0.25 -0.37 many > which of these: guess desc
-0.45 -0.51 many > which of these: position first
-0.35 -0.46 many > which of these: position last
-0.23 -0.21 many > which of these: said asc
-0.27 -0.27 many > which of these: said desc
-0.36 -0.26 many > yes or no
-0.36 -0.26 many > yes or no: exists 
0.46 0.43 many are > figures
0.43 0.42 many are > figures: fn:count grouped
-0.42 -0.42 many are > figures: fn:count one figure
-0.23 -0.2 many are > list
-0.22 -0.2 many are > list: where distinct
0.3 0.22 many consecutive > comparison
0.3 0.22 many consecutive > comparison: guess value
-0.38 -0.4 many consecutive > figures: fn:avg! grouped by what is beside
0.52 0.69 many consecutive > figures: fn:count fn:avg!
-0.59 -0.56 many consecutive > figures: fn:count grouped by what is beside
-0.04 -0.21 many consecutive > groups that are named
-0.04 -0.21 many consecutive > groups that are named: listed 
-0.5 -0.23 many consecutive > list: many 
-0.59 -0.65 many consecutive > loose figures
-0.52 -0.51 many consecutive > loose figures: avg 
-0.32 -0.28 many consecutive > loose figures: look up 
-0.17 -0.31 many consecutive > loose figures: look up guess
-0.46 -0.51 many consecutive > loose figures: sum 
-0.22 -0.24 many different > comparison
-0.22 -0.24 many different > comparison: guess value
0.79 0.8 many different > figures
-0.36 -0.4 many different > figures: fn:count fn:count
-0.28 -0.32 many different > figures: fn:count fn:distinct
-0.63 -0.6 many different > figures: fn:count fn:sum!
-0.24 -0.19 many different > figures: fn:count grouped by what is beside
-0.2 -0.18 many different > figures: fn:count one figure
0.49 0.56 many different > figures: fn:distinct one figure
-0.26 -0.25 many different > list
-0.2 -0.14 many different > list: where 
-0.62 -0.61 many different > loose figures
-0.48 -0.47 many different > loose figures: look up guess
-0.26 -0.22 many different > loose figures: sum 
0.57 0.57 many have > figures
-0.41 -0.61 many have > figures: fn:count fn:sum!
0.59 0.61 many have > figures: fn:count one figure
-0.89 -0.71 many have > list
-0.46 -0.59 many have > list: where 
-0.89 -0.73 many have > list: where distinct
-0.78 -0.78 many have > loose figures
-0.49 -0.5 many have > loose figures: avg 
-0.16 -0.28 many have > loose figures: look up 
-0.78 -0.88 many have > loose figures: look up guess
-0.64 -0.71 many have > loose figures: sum 
-0.22 -0.24 many have > top rows
-0.22 -0.24 many have > top rows: order:guess asc
-0.28 -0.28 many more > comparison
-0.19 -0.27 many more > comparison: difference value
-0.28 -0.27 many more > comparison: guess value
0.36 0.3 many more > difference
-0.35 -0.33 many more > difference: of ends guess
-0.19 -0.22 many more > difference: of ends said
0.23 0.28 many more > difference: of two said
-0.83 -0.98 many more > difference: of two turned guess
-0.28 -0.36 many more > difference: of two turned said
0 -0.23 many more > figures: fn:count fn:sum!
-0.44 -0.39 many more > list
-0.33 -0.26 many more > list: where 
-0.41 -0.35 many more > list: where distinct
-0.37 -0.51 many more > loose figures
-0.37 -0.5 many more > loose figures: count 
0.26 0.22 many number > figures: fn:count fn:distinct?
-0.23 -0.2 many number > figures: fn:distinct? one figure
-0.23 -0.04 many of > extreme value
-0.23 -0.04 many of > extreme value: max said
1.03 0.9 many of > figures
-0.41 -0.45 many of > figures: fn:count grouped by what is beside
0.62 0.63 many of > figures: fn:count one figure
-0.76 -0.67 many of > list
-0.3 -0.22 many of > list: many 
-0.18 -0.24 many of > list: named things 
-0.87 -0.79 many of > list: where 
-0.7 -0.65 many of > list: where distinct
-1 -0.75 many of > loose figures
-0.45 -0.54 many of > loose figures: avg 
-0.61 -0.47 many of > loose figures: look up guess
-0.51 -0.55 many of > loose figures: sum 
0.56 0.45 many other > comparison
0.56 0.45 many other > comparison: guess value
-0.56 -0.45 many other > figures
-0.56 -0.45 many other > figures: fn:count one figure
-0.02 -0.2 many other > list
-0.2 -0.22 many times > comparison
-0.4 -0.41 many times > extreme value
-0.25 -0.31 many times > extreme value: max said
-0.38 -0.31 many times > extreme value: min guess
-0.73 -0.71 many times > figures: fn:count grouped by what is beside
-0.19 -0.2 many times > figures: fn:count one figure
-0.19 -0.22 many times > figures: fn:distinct? grouped by what is beside
0.36 0.37 many times > figures: fn:distinct? one figure
0.16 0.43 many times > figures: one figure named
-0.21 -0.17 many times > groups that are named
-0.21 -0.17 many times > groups that are named: listed 
-0.7 -0.72 many times > list
-0.33 -0.14 many times > list: many 
-0.45 -0.54 many times > list: where 
-0.73 -0.72 many times > list: where distinct
0.55 0.6 many times > loose figures
0.38 0.45 many times > loose figures: count 
-0.26 -0.53 many times > loose figures: look up guess
-0.2 -0.23 many times > next or previous row
-0.16 -0.23 many times > next or previous row: other way position
-0.22 -0.23 many times > next or previous row: said way position
-0.31 -0.39 many times > rows before or after another: list 
-0.22 -0.26 many times > top rows
-0.22 -0.25 many times > top rows: order:guess asc
-0.04 -0.2 many times > top rows: order:guess desc
-0.28 -0.3 many times > which of these
-0.18 -0.25 many times > which of these: count asc
-0.19 -0.26 many times > which of these: count desc
-0.2 -0.29 many times > which of these: guess asc
-0.2 -0.29 many times > which of these: guess desc
-0.19 -0.27 many times > which of these: position first
-0.19 -0.27 many times > which of these: position last
-0.26 -0.26 many top > figure of the top rows
-0.3 -0.28 many top > figure of the top rows: avg 
-0.21 -0.22 many top > figure of the top rows: sum 
0.42 0.36 many top > figures
0.42 0.36 many top > figures: fn:count one figure
-0.47 -0.55 many top > first or last row
-0.43 -0.53 many top > first or last row: position first
-0.37 -0.43 many top > first or last row: time first
-0.46 -0.35 many top > list
-0.29 -0.11 many top > list: where 
-0.42 -0.34 many top > list: where distinct
-0.5 -0.49 many top > loose figures
-0.38 -0.33 many top > loose figures: avg 
-0.08 -0.26 many top > loose figures: look up 
-0.53 -0.5 many top > loose figures: look up guess
-0.4 -0.47 many top > loose figures: sum 
-0.41 -0.26 many top > top groups
-0.43 -0.26 many top > top groups: own measure desc
-0.34 -0.26 many top > top groups: sum of field desc
-0.41 -0.39 many top > top rows
-0.47 -0.42 many top > top rows: order:guess desc
-0.27 -0.37 many top > top rows: order:said desc
-0.64 -0.56 many total > comparison
-0.64 -0.56 many total > comparison: guess value
-0.76 -0.75 many total > figures: fn:count fn:sum!
-0.56 -0.53 many total > figures: fn:count grouped by what is beside
0.38 0.38 many total > figures: fn:count one figure
-0.89 -0.86 many total > figures: fn:distinct? fn:sum!
-0.35 -0.33 many total > figures: fn:distinct? grouped by what is beside
-0.81 -0.79 many total > figures: fn:distinct? one figure
0.15 0.22 many total > figures: fn:sum? fn:sum!
-0.21 -0.19 many total > figures: fn:sum? grouped by what is beside
-0.58 -0.11 many total > list: many 
0.17 0.25 many total > list: where distinct
0.29 0.17 many total > loose figures
-0.79 -0.74 many total > loose figures: avg 
0.21 -0.55 many total > loose figures: look up 
-1.3 -1.19 many total > loose figures: look up guess
0.41 0.4 many total > loose figures: sum 
-0.4 -0.36 many total > rows before or after another
-0.4 -0.36 many total > rows before or after another: count 
-0.24 -0.14 many total > which of these
-0.24 -0.14 many total > which of these: figure 
0.45 0.45 many were > comparison
0.45 0.45 many were > comparison: guess value
-0.26 -0.33 many were > figures
-0.23 -0.29 many were > figures: fn:count grouped by what is beside
-0.25 -0.33 many were > figures: fn:count one figure
-0.47 -0.64 many were > list
-0.39 -0.6 many were > list: where 
-0.47 -0.64 many were > list: where distinct
-0.47 -0.54 many were > loose figures
-0.47 -0.54 many were > loose figures: look up guess
-0.64 -0.62 many were > next or previous row
-0.63 -0.65 many were > next or previous row: other way position
-0.29 -0.36 many were > next or previous row: said way position
-0.22 -0.2 many were > rows before or after another
-0.21 -0.19 many were > rows before or after another: count 
-0.05 -0.3 many years > comparison
-0.05 -0.3 many years > comparison: guess value
-0.61 -0.66 many years > difference: of counts 
-0.32 -0.42 many years > difference: of counts turned 
-0.23 -0.32 many years > difference: of ends said
-0.47 -0.51 many years > difference: of two guess
0.47 0.55 many years > difference: of two turned guess
-0.2 -0.2 many years > figures
-0.42 -0.45 many years > figures: fn:count fn:sum!
0.29 0.3 many years > figures: fn:count grouped by what is beside
-0.22 -0.25 many years > figures: fn:count one figure
-0.53 -0.5 many years > figures: fn:distinct? fn:sum!
0.74 0.73 many years > how long: between rows 
-0.24 -0.42 many years > how long: until today 
0.3 0.46 many years > list
-0.38 -0.36 many years > list: how many 
-0.27 -0.19 many years > list: named things 
0.39 0.5 many years > list: where 
0.58 0.74 many years > list: where distinct
-0.28 -0.2 many years > loose figures
-0.52 -0.53 many years > loose figures: count 
-0.47 -0.6 many years > loose figures: look up 
0.49 0.37 many years > loose figures: sum 
-0.36 -0.34 many years > rows before or after another
-0.36 -0.34 many years > rows before or after another: count 
-0.4 -0.44 many years > which of these
-0.23 -0.15 many years > which of these: count asc
-0.28 -0.18 many years > which of these: count desc
-0.37 -0.24 many years > which of these: position first
-0.68 -0.77 mean > average of each
-0.68 -0.77 mean > average of each:  
-0.27 -0.24 mean > comparison
-0.27 -0.24 mean > comparison: guess value
0.86 0.91 mean > figures
-0.43 -0.48 mean > figures: fn:avg fn:avg!
-0.19 -0.2 mean > figures: fn:avg fn:max
-0.2 -0.21 mean > figures: fn:avg fn:sum
-0.49 -0.53 mean > figures: fn:avg fn:sum!
0.6 0.61 mean > figures: fn:avg grouped
-0.47 -0.46 mean > figures: fn:avg grouped by what is beside
0.45 0.43 mean > figures: fn:avg one figure
-0.29 -0.26 mean > figures: fn:avg! fn:stddev
-0.17 -0.21 mean > figures: fn:avg! grouped by what is beside
-0.17 -0.24 mean > figures: fn:max one figure
-0.61 -0.55 mean > figures: fn:median one figure
-0.39 -0.37 mean > figures: fn:stddev one figure
-0.2 -0.27 mean > figures: fn:sum! fn:sum!
-0.52 -0.59 mean > figures: fn:sum! grouped
-0.27 -0.3 mean > figures: grouped named
-0.28 -0.27 mean > groups that are named
-0.28 -0.27 mean > groups that are named: listed 
-0.57 -0.7 mean > list
-0.2 -0.22 mean > list: all 
-0.2 -0.21 mean > list: many 
-0.44 -0.48 mean > list: where 
-0.37 -0.5 mean > list: where distinct
-0.44 -0.44 mean > loose figures
-0.21 -0.21 mean > loose figures: avg 
-0.68 -0.7 mean > loose figures: sum 
0.33 0.35 mean > top groups
-0.63 -0.67 mean > top groups: own measure desc
-0.75 -0.82 mean > top groups: rows desc
0.65 0.69 mean > top groups: said measure desc
-0.52 -0.5 mean > top rows
-0.38 -0.37 mean > top rows: order:guess desc
0.24 0.25 mean and > figures
-0.44 -0.48 mean and > figures: fn:avg fn:avg!
-0.26 -0.2 mean and > figures: fn:avg fn:sum!
0.68 0.56 mean and > figures: fn:avg one figure
-0.29 -0.26 mean and > figures: fn:avg! fn:stddev
-0.31 -0.26 mean and > figures: fn:median one figure
-0.92 -0.84 mean and > figures: fn:stddev one figure
0.21 0.18 mean long > figures
0.2 0.2 mean long > figures: fn:avg one figure
-0.17 -0.21 mean long > figures: fn:avg! grouped by what is beside
0.45 0.46 mean of > figures
-0.19 -0.2 mean of > figures: fn:avg fn:max
-0.2 -0.21 mean of > figures: fn:avg fn:sum
-0.67 -0.77 mean of > figures: fn:avg fn:sum!
-0.25 -0.28 mean of > figures: fn:avg grouped by what is beside
0.66 0.77 mean of > figures: fn:avg one figure
-0.17 -0.24 mean of > figures: fn:max one figure
-0.2 -0.27 mean of > figures: fn:sum! fn:sum!
0.21 0.22 mean worst > figures
0.21 0.22 mean worst > figures: fn:avg one figure
0.32 0.4 measures 3
-0.64 -0.84 measures 4
-0.19 -0.22 median > average of each
-0.19 -0.22 median > average of each:  
0.54 0.54 median > figures
-0.28 -0.28 median > figures: fn:avg fn:sum!
0.38 0.39 median > figures: fn:avg grouped
0.32 0.31 median > figures: fn:avg one figure
-0.42 -0.38 median > figures: fn:avg! grouped
-0.27 -0.29 median > figures: fn:avg! grouped by what is beside
-0.72 -0.76 median > figures: fn:avg! one figure
-0.69 -0.68 median > figures: fn:median fn:avg!
-0.04 -0.23 median > figures: fn:median fn:sum!
0.21 0.26 median > figures: fn:median grouped
-0.48 -0.55 median > figures: fn:median grouped by what is beside
-0.21 -0.21 median > figures: fn:stddev one figure
-1.04 -0.98 median > figures: fn:sum! grouped
-0.46 -0.52 median > figures: fn:units fn:avg!
-0.28 -0.53 median > figures: fn:units grouped
-0.72 -0.8 median > figures: grouped named
-0.34 -0.35 median > list
-0.17 -0.2 median > list: all 
-0.28 -0.34 median > list: where distinct
-0.38 -0.42 median > loose figures
-0.36 -0.38 median > loose figures: avg 
-0.44 -0.5 median > loose figures: sum 
0.23 0.27 median > top groups
-0.34 -0.35 median > top rows
-0.2 -0.24 median > top rows: order:said desc
0.38 0.39 median and > figures: fn:avg grouped
0.2 0.21 median and > figures: fn:avg one figure
-0.31 -0.35 median and > figures: fn:median one figure
0.32 0.38 median of > figures
-0.2 -0.18 median of > figures: fn:avg fn:sum!
0.32 0.27 median of > figures: fn:avg one figure
-0.32 -0.36 median of > loose figures
-0.31 -0.37 median of > loose figures: avg 
-0.32 -0.35 median of > loose figures: sum 
1.25 1.34 missed 0
-0.26 -0.23 missed 1
-0.39 -0.4 missed 2
-0.9 -0.93 missed 3
-0.81 -1.01 missed 4
-0.71 -0.74 missed 5
-0.4 -0.44 missed 6
0.95 0.44 missed plain 0
-0.34 -0.15 missed plain 1
-0.34 -0.35 missed plain 11-30
-0.45 -0.45 missed plain 3
-0.45 -0.44 missed plain 6-10
0.73 0.71 missed share 0
-0.57 -0.57 missed share 2
-0.96 -0.98 missed share 3
-0.9 -0.77 missed share 4
-0.79 -0.79 more > against another row: count said
-0.27 -0.39 more > against another row: list guess
0.31 0.41 more > against another row: list said
-0.35 -0.34 more > comparison
-0.19 -0.27 more > comparison: difference value
-0.35 -0.34 more > comparison: guess value
0.36 0.3 more > difference
-0.35 -0.33 more > difference: of ends guess
-0.19 -0.22 more > difference: of ends said
0.23 0.28 more > difference: of two said
-0.83 -0.98 more > difference: of two turned guess
-0.28 -0.36 more > difference: of two turned said
-0.31 -0.23 more > figures
-0.2 -0.21 more > figures: fn:count fn:min
0.57 0.62 more > figures: fn:count fn:sum!
-0.49 -0.47 more > figures: fn:count grouped by what is beside
0.22 0.15 more > figures: fn:count one figure
-0.66 -0.69 more > figures: fn:distinct? fn:sum!
-0.72 -0.71 more > figures: fn:distinct? one figure
-0.22 -0.35 more > figures: fn:sum! one figure
-0.3 -0.28 more > figures: fn:units one figure
0.26 0.28 more > first or last row
0.26 0.28 more > first or last row: position first
-0.33 -0.35 more > groups that are named
-0.33 -0.35 more > groups that are named: listed 
0.53 0.42 more > groups that have
0.95 0.75 more > groups that have: count 
-0.37 -0.61 more > groups that have: list guess
0.16 0.22 more > groups that have: list said
-0.31 -0.38 more > list: how many 
-0.65 -0.57 more > list: named things 
-1.08 -1.07 more > loose figures
-0.81 -0.84 more > loose figures: avg 
-0.7 -0.68 more > loose figures: count 
-0.18 -0.22 more > loose figures: look up 
-0.14 -0.33 more > loose figures: look up guess
-0.9 -1 more > loose figures: sum 
-0.48 -0.46 more > top groups
-0.48 -0.46 more > top groups: rows asc
-0.98 -0.92 more > which of these: count asc
-0.45 -0.32 more > which of these: count desc
0.33 0.34 more > which of these: figure 
0.3 0.25 more > which of these: position first
-0.68 -0.56 more > which of these: position last
-0.39 -0.32 more > which of these: said asc
0.86 0.88 more > which of these: said desc
0.31 0.34 more best > yes or no: against another 
-0.34 -0.38 more best > yes or no: exists 
-0.2 -0.21 more in > which of these: count asc
-0.23 -0.23 more in > which of these: count desc
-0.29 -0.27 more in > which of these: guess asc
0.27 0.26 more in > which of these: guess desc
-0.41 -0.37 more in > which of these: position first
0.52 0.53 more in > which of these: position last
-0.27 -0.39 more than > against another row: list guess
-0.16 -0.31 more than > comparison
-0.16 -0.31 more than > comparison: guess value
-0.2 -0.07 more than > figures
0.73 0.94 more than > figures: fn:count fn:sum!
-0.38 -0.33 more than > figures: fn:count grouped by what is beside
-0.47 -0.5 more than > figures: fn:distinct? fn:sum!
-0.47 -0.42 more than > figures: fn:distinct? one figure
-0.19 -0.25 more than > figures: fn:sum! grouped by what is beside
-0.11 -0.23 more than > figures: fn:sum! one figure
-0.3 -0.28 more than > figures: fn:units one figure
0.53 0.42 more than > groups that have
0.95 0.75 more than > groups that have: count 
-0.37 -0.61 more than > groups that have: list guess
0.16 0.22 more than > groups that have: list said
-0.53 -0.28 more than > list
-0.31 -0.38 more than > list: how many 
-0.59 -0.51 more than > list: named things 
-0.43 -0.3 more than > list: where 
-0.48 -0.31 more than > list: where distinct
-0.56 -0.63 more than > loose figures
-0.45 -0.46 more than > loose figures: avg 
-0.46 -0.5 more than > loose figures: count 
-0.18 -0.22 more than > loose figures: look up 
-0.14 -0.28 more than > loose figures: look up guess
-0.6 -0.59 more than > loose figures: sum 
-0.39 -0.42 more than > which of these
-0.44 -0.58 more than > which of these: count asc
-0.44 -0.58 more than > which of these: count desc
0.33 0.3 more than > which of these: figure 
-0.57 -0.57 more than > which of these: guess asc
-0.62 -0.74 more than > which of these: position first
-0.83 -0.82 more than > which of these: position last
-0.35 -0.34 more than > which of these: said asc
0.19 0.24 more than > which of these: said desc
0.33 0.3 more than > yes or no
0.33 0.3 more than > yes or no: exists 
-0.32 -0.33 more years > list
-0.22 -0.24 more years > list: where 
-0.27 -0.28 more years > list: where distinct
0.2 0.2 more years > which of these: figure 
-0.28 -0.29 more years > which of these: guess asc
-0.3 -0.3 more years > which of these: guess desc
-0.35 -0.38 more years > which of these: position last
-0.24 -0.23 more years > which of these: said asc
0.43 0.42 more years > which of these: said desc
-0.25 -0.21 most > columns that are named
-0.25 -0.21 most > columns that are named: columns named all
-0.55 -0.67 most > comparison
-0.48 -0.63 most > comparison: guess value
-0.36 -0.27 most > extreme value
-0.62 -0.67 most > extreme value: max said
-1.12 -1.18 most > figures
0.27 0.22 most > figures: fn:correlation fn:sum!
-0.25 -0.21 most > figures: fn:correlation grouped by what is beside
0.22 0.19 most > figures: fn:correlation one figure
-0.52 -0.58 most > figures: fn:count one figure
-0.17 -0.22 most > figures: fn:distinct? one figure
0.62 0.67 most > figures: fn:last one figure
-0.31 -0.31 most > figures: fn:max fn:sum!
-0.33 -0.26 most > figures: fn:max grouped
-0.72 -0.67 most > figures: fn:max grouped by what is beside
-0.41 -0.41 most > figures: fn:max one figure
-0.3 -0.35 most > figures: fn:min grouped by what is beside
-0.23 -0.34 most > figures: fn:min one figure
-0.28 -0.29 most > figures: fn:mode one figure
-0.34 -0.37 most > figures: fn:sum! fn:max
-0.52 -0.41 most > figures: fn:sum! grouped by what is beside
-0.47 -0.51 most > figures: fn:sum! one figure
-0.17 -0.26 most > figures: fn:units fn:max
-0.18 -0.28 most > figures: fn:units fn:units
-0.22 -0.46 most > figures: fn:units one figure
-0.24 -0.3 most > figures: grouped named
-0.21 -0.34 most > first or last row
-0.63 -0.7 most > first or last row: position first
0.36 0.37 most > first or last row: position last
-0.21 -0.19 most > first or last row: time first
-0.2 -0.19 most > first or last row: time last
0.35 0.37 most > greatest change
0.17 0.21 most > greatest change: between two 
0 -0.23 most > groups that have
0 -0.23 most > groups that have: list guess
-0.75 -0.57 most > list
-0.63 -0.62 most > list: all 
-0.45 -0.61 most > list: how many 
-0.78 -0.85 most > list: where 
-0.89 -0.87 most > list: where distinct
-1 -0.99 most > loose figures: avg 
-0.74 -0.77 most > loose figures: count 
0.23 0.33 most > loose figures: look up 
0.2 0.2 most > loose figures: look up guess
-0.86 -1.01 most > loose figures: sum 
0.56 0.54 most > top groups
-0.62 -0.33 most > top groups: hinted desc
-1.22 -1.32 most > top groups: revenue desc
0.56 0.54 most > top groups: rows desc
0.77 0.78 most > top groups: said measure desc
-0.58 -0.63 most > top groups: units desc
-0.32 -0.3 most > top rows
-0.57 -0.57 most > top rows: order:guess desc
-0.37 -0.37 most > top rows: order:hint desc
-0.61 -0.58 most > top rows: order:hint whole
0.83 0.78 most > top rows: order:said whole
0.44 0.49 most > which of these
0.59 0.8 most > which of these: count asc
0.3 0.25 most > which of these: count desc
0.57 0.6 most > which of these: figure 
0.42 0.52 most > which of these: guess asc
0.24 0.31 most > which of these: position first
0.31 0.21 most > which of these: position last
-0.78 -0.79 most > which of these: said asc
0.62 0.51 most > which of these: said desc
0.52 0.46 most amount > extreme value
0.52 0.46 most amount > extreme value: max guess
0.2 0.24 most amount > figures
-0.32 -0.31 most amount > figures: fn:count one figure
0.24 0.25 most amount > figures: fn:distinct? one figure
-0.35 -0.37 most amount > loose figures
-0.21 -0.19 most amount > loose figures: avg 
-0.35 -0.37 most amount > loose figures: look up 
-0.25 -0.2 most amount > loose figures: sum 
-0.27 -0.24 most amount > top groups
-0.27 -0.24 most amount > top groups: own measure desc
-0.33 -0.34 most amount > top rows: order:guess desc
0.24 0.23 most amount > top rows: order:said desc
-0.45 -0.47 most between > extreme value
-0.45 -0.47 most between > extreme value: max guess
-0.2 -0.3 most between > list
-0.19 -0.31 most between > list: where 
-0.23 -0.3 most between > list: where distinct
-0.47 -0.46 most between > top groups
-0.47 -0.46 most between > top groups: rows desc
0.31 0.37 most between > top rows
0.31 0.37 most between > top rows: order:guess desc
-0.67 -0.74 most common > extreme value
-0.67 -0.7 most common > extreme value: max said
-0.22 -0.23 most common > figures
-0.21 -0.21 most common > figures: fn:mode one figure
0.32 0.36 most common > top groups
1.13 1.11 most common > top groups: own measure desc
0.29 0.32 most common > top groups: rows desc
-0.53 -0.59 most common > top rows
-0.46 -0.51 most common > top rows: order:guess desc
-0.23 -0.29 most common > top rows: order:said desc
-0.12 -0.23 most frequent > extreme value
-0.12 -0.23 most frequent > extreme value: max guess
-0.25 -0.27 most frequent > figures
-0.25 -0.27 most frequent > figures: fn:mode one figure
-0.56 -0.6 most frequent > first or last row
-0.54 -0.57 most frequent > first or last row: position first
-0.21 -0.19 most frequent > first or last row: time first
0.3 0.37 most frequent > top groups
0.3 0.37 most frequent > top groups: rows desc
-0.28 -0.33 most frequent > top rows
-0.31 -0.37 most frequent > top rows: order:guess desc
0.17 0.21 most from > greatest change
0.17 0.21 most from > greatest change: between two 
-0.15 -0.2 most from > top groups
0 -0.33 most from > top groups: rows desc
-0.24 -0.19 most in > extreme value
-0.24 -0.19 most in > extreme value: max said
-0.39 -0.22 most in > list
-0.21 -0.13 most in > list: where 
-0.29 -0.18 most in > list: where distinct
-0.31 -0.33 most in > top groups
-0.38 -0.4 most in > top groups: rows desc
-0.27 -0.26 most in > top groups: sum of field desc
0.31 0.32 most in > top rows
-0.28 -0.22 most in > top rows: order:guess desc
0.31 0.32 most in > top rows: order:said desc
-0.23 -0.26 most number > extreme value
-0.23 -0.26 most number > extreme value: max said
-0.43 -0.43 most number > top groups
-0.47 -0.46 most number > top groups: said measure desc
-0.36 -0.38 most number > top groups: sum of field desc
0.43 0.43 most number > top rows
0.45 0.48 most number > top rows: order:guess desc
0.43 0.43 most number > top rows: order:said desc
0.48 0.38 most often > top groups
0.48 0.38 most often > top groups: rows desc
-0.23 -0.36 most recent > extreme value
-0.23 -0.36 most recent > extreme value: max said
0.46 0.19 most recent > figures
0.27 0.22 most recent > figures: fn:correlation fn:sum!
-0.25 -0.21 most recent > figures: fn:correlation grouped by what is beside
0.22 0.19 most recent > figures: fn:correlation one figure
0.62 0.67 most recent > figures: fn:last one figure
0.27 0.33 most recent > first or last row
0.36 0.37 most recent > first or last row: position last
-0.2 -0.19 most recent > first or last row: time last
-0.47 -0.54 most recent > top groups
-0.47 -0.54 most recent > top groups: rows desc
0.22 0.62 most recent > top rows
0.25 0.56 most recent > top rows: order:said desc
-0.4 -0.45 most recent > top rows: order:said whole
0.39 0.41 most to > top groups
-0.29 -0.28 most to > top groups: rows desc
0.39 0.41 most to > top groups: sum of field desc
-0.39 -0.41 most to > top rows
-0.32 -0.35 most to > top rows: order:guess desc
-0.39 -0.41 most to > top rows: order:said desc
-0.24 -0.26 most total > extreme value
-0.26 -0.26 most total > extreme value: max guess
-0.2 -0.16 most total > extreme value: max said
-0.44 -0.44 most total > top groups
-0.44 -0.43 most total > top groups: own measure desc
-0.39 -0.38 most total > top groups: rows desc
-0.46 -0.46 most total > top groups: sum of field desc
0.44 0.44 most total > top rows
0.43 0.46 most total > top rows: order:guess desc
-0.51 -0.52 most total > top rows: order:hint whole
0.47 0.45 most total > top rows: order:said desc
-0.45 -0.45 most total > top rows: order:said whole
0.24 0.24 much > comparison: difference sides
-0.29 -0.31 much > comparison: guess value
-0.31 -0.23 much > comparison: rows said alone
-0.3 -0.26 much > comparison: said sides
0.37 0.4 much > figures
0.22 0.22 much > figures: fn:revenue fn:sum!
0.23 0.18 much > figures: fn:revenue one figure
-0.32 -0.37 much > figures: fn:sum! fn:revenue
0.1 0.31 much > figures: fn:sum! fn:sum!
-0.23 -0.18 much > figures: fn:sum! one figure
-0.18 -0.2 much > groups that are named
-0.18 -0.2 much > groups that are named: listed 
-0.4 -0.38 much > list
-0.39 -0.34 much > list: where 
-0.39 -0.42 much > list: where distinct
-0.44 -0.45 much > loose figures: avg 
-0.3 -0.33 much > loose figures: count 
0.48 0.57 much > loose figures: sum 
0.32 0.31 much > share
-0.25 -0.24 much > share: filtered 
0.25 0.24 much > share: filtered twice 
0.24 0.24 much did > comparison: difference sides
-0.29 -0.31 much did > comparison: guess value
-0.31 -0.23 much did > comparison: rows said alone
-0.3 -0.26 much did > comparison: said sides
0.26 0.28 much did > figures
0.3 0.35 much did > figures: fn:revenue one figure
-0.32 -0.37 much did > figures: fn:sum! fn:revenue
-0.46 -0.56 much did > figures: fn:sum! one figure
-0.18 -0.2 much did > groups that are named
-0.18 -0.2 much did > groups that are named: listed 
-0.24 -0.24 much did > list
-0.25 -0.25 much did > list: where 
-0.23 -0.22 much did > list: where distinct
-0.33 -0.17 much did > loose figures
-0.3 -0.17 much did > loose figures: sum 
-0.31 -0.29 much of > figures
-0.31 -0.29 much of > figures: fn:revenue one figure
0.32 0.31 much of > share
-0.25 -0.24 much of > share: filtered 
0.25 0.24 much of > share: filtered twice 
-0.95 -1.16 name > extreme value
-0.26 -0.24 name > extreme value: max guess
-0.75 -1 name > extreme value: max said
-0.25 -0.22 name > extreme value: min guess
-0.12 -0.2 name > extreme value: min said
-0.27 -0.33 name > figure of the top rows
-0.24 -0.29 name > figure of the top rows: avg 
-0.24 -0.31 name > figure of the top rows: sum 
-0.35 -0.27 name > figures
-0.69 -0.74 name > figures: fn:avg! one figure
-0.18 -0.21 name > figures: fn:count grouped by what is beside
0.23 0.21 name > figures: fn:count one figure
-0.26 -0.25 name > figures: fn:distinct? grouped by what is beside
-0.47 -0.47 name > figures: fn:max grouped by what is beside
0.3 0.02 name > figures: fn:sum! grouped by what is beside
-0.38 -0.37 name > first or last row: time last
0.43 0.47 name > groups that have
0.28 0.33 name > groups that have: list said
0.28 0.52 name > list
-0.43 -0.55 name > list: all 
-0.74 -0.79 name > list: how many 
0.33 0.46 name > list: many 
0.47 0.6 name > list: where 
-0.26 -0.3 name > list: where distinct
-0.62 -0.53 name > loose figures
-0.3 -0.28 name > loose figures: avg 
-0.71 -0.68 name > loose figures: count 
-0.15 -0.21 name > loose figures: look up 
-0.26 -0.23 name > loose figures: sum 
1.04 1.12 name > next or previous row
-0.85 -0.85 name > next or previous row: other way position
0.38 0.38 name > next or previous row: said way position
0.71 0.71 name > next or previous row: said way time
-0.19 -0.88 name > rows before or after another
-0.79 -0.7 name > rows before or after another: count 
0.02 -0.3 name > rows before or after another: list 
-0.34 -0.44 name > the same as another row
-0.4 -0.51 name > the same as another row: count guess
-0.6 -0.56 name > top groups
-0.6 -0.55 name > top groups: hinted desc
-0.81 -0.8 name > top groups: rows asc
-0.32 -0.34 name > top groups: rows desc
0.28 0.13 name > top rows
-0.42 -0.52 name > top rows: order:guess asc
-1.09 -1.14 name > top rows: order:guess desc
-0.77 -0.71 name > top rows: order:hint whole
0.6 0.54 name > top rows: order:said desc
-0.33 -0.3 name > top rows: order:said whole
0.24 0.28 name > which of these
0.18 0.23 name > which of these: guess asc
0.19 0.24 name > which of these: guess desc
0.23 0.2 name > which of these: position last
-0.24 -0.11 name > which of these: said desc
0.39 0.02 name all > figures
0.27 0.34 name all > figures: fn:avg! grouped by what is beside
-0.3 -0.3 name all > figures: fn:avg! one figure
0.54 0.23 name all > figures: fn:sum! grouped by what is beside
-0.2 0.26 name all > list
0.16 0.41 name all > list: many 
-0.34 -0.44 name all > list: where 
-0.29 -0.4 name all > list: where distinct
-0.15 -0.21 name all > loose figures
-0.15 -0.21 name all > loose figures: count 
-0.14 -0.22 name by > figure of the top rows
-0.1 -0.21 name by > figure of the top rows: sum 
-0.21 -0.26 name by > figures
-0.23 -0.21 name by > figures: fn:sum! grouped by what is beside
-0.47 -0.46 name by > first or last row
-0.47 -0.46 name by > first or last row: position first
-0.58 -0.41 name by > list
-0.46 -0.34 name by > list: many 
-0.45 -0.21 name by > list: where 
-0.29 -0.03 name by > list: where distinct
-0.38 -0.33 name by > top groups: hinted desc
-0.3 -0.31 name by > top groups: rows desc
-0.54 -0.6 name by > top rows: order:guess desc
0.2 0.16 name by > top rows: order:said desc
-0.31 -0.3 name each > list: many 
0.37 0.36 name each > list: where 
0.23 0.21 name each > list: where distinct
-0.28 -0.23 name has > figures
-0.58 -0.59 name has > the same as another row: count guess
0.57 0.59 name has > the same as another row: list guess
0.48 0.27 name has > top groups
-0.6 -0.58 name has > top groups: rows desc
0.53 0.43 name has > top groups: sum of field desc
-0.56 -0.27 name has > top rows
-0.29 -0.29 name has > top rows: order:guess desc
-0.56 -0.04 name has > top rows: order:said desc
0.31 0.35 name have > list
0.23 0.19 name have > list: many 
0.41 0.65 name have > list: where 
-0.54 -0.28 name have > list: where distinct
0.25 0.27 name is > next or previous row
-0.37 -0.36 name is > next or previous row: other way position
0.38 0.37 name is > next or previous row: said way position
0.25 0.26 name listed > first or last row
0.25 0.26 name listed > first or last row: position first
0.2 0.19 name listed > next or previous row
-0.24 -0.25 name listed > top groups
-0.81 -0.97 name of > extreme value
-0.65 -0.79 name of > extreme value: max said
-0.12 -0.2 name of > extreme value: min said
-0.43 -0.47 name of > figures
-0.31 -0.36 name of > figures: fn:max grouped by what is beside
0.28 0.27 name of > first or last row: position first
-0.35 -0.36 name of > first or last row: time last
0.46 0.47 name of > list: many 
-0.66 -0.57 name of > list: where distinct
-0.28 -0.31 name of > loose figures
-0.27 -0.29 name of > loose figures: count 
0.53 0.63 name of > next or previous row
-0.39 -0.39 name of > next or previous row: other way position
0.41 0.42 name of > next or previous row: said way position
0.38 0.42 name of > next or previous row: said way time
-0.36 -0.37 name of > top groups
-0.22 -0.21 name of > top groups: hinted desc
-0.49 -0.53 name of > top groups: rows asc
-0.3 -0.32 name of > top groups: rows desc
0.74 0.83 name of > top rows
-0.36 -0.41 name of > top rows: order:guess desc
-0.21 -0.23 name of > top rows: order:hint whole
0.92 0.98 name of > top rows: order:said desc
0.21 0.18 name on > first or last row
0.21 0.18 name on > first or last row: position first
0.4 0.44 name on > list: many 
-0.59 -0.61 name on > list: where 
-0.3 -0.24 name on > list: where distinct
0.2 0.21 name on > next or previous row
-0.26 -0.27 name on > next or previous row: other way position
0.25 0.26 name on > next or previous row: said way position
-0.23 -0.22 name on > top groups
-0.2 -0.18 name on > top groups: rows asc
-0.2 -0.14 name on > top rows: order:guess asc
0.45 0.36 name with > list
-0.31 -0.22 name with > list: many 
0.6 0.57 name with > list: where 
-0.62 -0.57 name with > list: where distinct
-0.43 -0.36 name with > loose figures
-0.43 -0.36 name with > loose figures: count 
-0.23 -0.21 never > comparison
-0.23 -0.21 never > comparison: guess value
-0.35 -0.3 never > figures
-1.01 -1.2 never > figures: fn:count one figure
1.04 1.1 never > figures: fn:distinct? one figure
-0.85 -0.79 never > figures: fn:sum! one figure
-0.34 -0.43 never > figures: fn:units grouped by what is beside
-0.44 -0.33 never > figures: fn:units one figure
-0.25 -0.25 never > groups that are named
-0.25 -0.25 never > groups that are named: listed 
0.28 0.28 never > list
-0.89 -0.69 never > list: how many 
-0.31 -0.2 never > list: many 
0.9 0.8 never > list: named things 
-0.22 -0.3 never > list: where 
-0.42 -0.38 never > list: where distinct
0.18 0.2 never > next or previous row
-0.25 -0.26 never > next or previous row: other way position
0.31 0.34 never > next or previous row: said way time
-0.25 -0.24 newest > first or last row
-0.28 -0.26 newest > first or last row: position last
-0.22 -0.21 newest > first or last row: position turned last
-0.23 -0.22 newest > groups that have
-0.23 -0.2 newest > groups that have: list guess
-0.06 -0.23 newest > groups that have: list said
-0.21 -0.22 newest > list
-0.16 -0.21 newest > list: named things 
-0.5 -0.27 newest > top groups
-0.73 -0.41 newest > top groups: revenue desc
-0.52 -0.26 newest > top groups: rows desc
-0.24 -0.18 newest > top groups: units desc
0.4 0.26 newest > top rows
0.98 0.45 newest > top rows: order:said whole
-0.23 -0.23 next > extreme value
-0.23 -0.23 next > extreme value: max said
-0.23 -0.28 next > first or last row
-0.22 -0.28 next > first or last row: position first
-0.24 -0.23 next > first or last row: time first
-0.4 -0.32 next > list
-0.99 -0.98 next > list: named things 
-0.34 -0.22 next > list: where 
-0.46 -0.4 next > list: where distinct
-1.25 -1.1 next > loose figures
-0.71 -0.73 next > loose figures: avg 
-1 -0.87 next > loose figures: count 
-0.68 -0.79 next > loose figures: sum 
0.53 0.45 next > next or previous row
-0.74 -0.77 next > next or previous row: other way position
0.85 0.81 next > next or previous row: said way time
-0.67 -0.66 next > rows before or after another
-0.58 -0.61 next > rows before or after another: count 
-0.95 -1.09 next > rows before or after another: list 
-0.3 -0.35 next > top groups: rows asc
-0.27 -0.23 next > top rows: order:said desc
-0.57 -0.51 next after > list
-0.5 -0.38 next after > list: where 
-0.33 -0.37 next after > list: where distinct
-0.28 -0.27 next after > loose figures
-0.21 -0.13 next after > loose figures: count 
0.73 0.73 next after > next or previous row
-0.98 -0.97 next after > next or previous row: other way position
1.04 1.06 next after > next or previous row: said way position
0.24 0.23 next after > next or previous row: said way time
-0.29 -0.41 next after > rows before or after another
-0.3 -0.4 next after > rows before or after another: count 
-0.27 -0.36 next after > rows before or after another: list 
-0.23 -0.23 next highest > extreme value
-0.23 -0.23 next highest > extreme value: max said
-0.2 -0.19 next highest > rows before or after another
-0.21 -0.2 next highest > rows before or after another: list 
-0.27 -0.23 next highest > top rows: order:said desc
0.2 0.19 next name > next or previous row
-0.32 -0.42 next or previous row > amount
0.37 0.42 next or previous row > place
-0.39 -0.33 next or previous row > text
-1.42 -1.55 next or previous row > time
0.28 0.27 next or previous row conditions 2
0.48 0.48 next or previous row ignores dimension
-0.46 -0.45 next or previous row ignores field
0.13 0.2 next or previous row ignores operator
-0.32 -0.37 next or previous row of what repeats
0.28 0.3 next or previous row with compare
0.48 0.48 next or previous row with dimension
-0.35 -0.43 next or previous row with measure
0.31 0.34 next or previous row with only
0.66 0.67 next or previous row, target is told in the question
0.39 0.4 next or previous row: anchor after
-1.08 -1.11 next or previous row: anchor before
-1.37 -1.41 next or previous row: other field
-0.65 -0.65 next or previous row: other way
0.85 0.88 next or previous row: same field
0.4 0.39 next to > list
0.38 0.39 next to > list: many 
0.43 0.38 next to > list: where 
0.41 0.4 next to > list: where distinct
-0.4 -0.39 next to > next or previous row
-0.57 -0.57 next to > next or previous row: other way position
-0.37 -0.36 next to > next or previous row: said way position
-0.29 -0.27 next to > rows before or after another
-0.28 -0.2 next to > rows before or after another: list 
0.42 0.41 no > figures
-0.35 -0.48 no > figures: fn:count fn:sum!
0.96 0.99 no > figures: fn:count one figure
-0.42 -0.11 no > figures: fn:distinct? fn:sum!
-0.51 -0.6 no > figures: fn:sum! one figure
-0.21 -0.25 no > figures: fn:sum? fn:sum!
-0.22 -0.24 no > groups that have
-0.22 -0.24 no > groups that have: list said
-0.56 -0.67 no > list: how many 
0.58 0.35 no > list: many 
0.26 0.33 no > list: named things 
-1.14 -0.99 no > list: named things columns named
-0.35 -0.19 no > list: where 
0.05 0.39 no > list: where distinct
-0.4 -0.4 no > loose figures
-0.29 -0.32 no > loose figures: avg 
-0.32 -0.47 no > loose figures: count 
0.2 0.24 no > loose figures: look up 
-0.44 -0.36 no > loose figures: sum 
-0.39 -0.38 not > comparison
-0.26 -0.25 not > comparison: guess value
-0.19 -0.2 not > difference
-0.19 -0.2 not > difference: of ends guess
0.64 0.59 not > figures
-0.41 -0.39 not > figures: fn:avg! grouped by what is beside
-0.44 -0.41 not > figures: fn:avg! one figure
-0.54 -0.34 not > figures: fn:count fn:sum!
-0.2 -0.17 not > figures: fn:count grouped by what is beside
0.83 0.78 not > figures: fn:count one figure
0.41 0.36 not > figures: fn:distinct? fn:sum!
-0.2 -0.21 not > figures: fn:distinct? grouped by what is beside
0.28 0.3 not > figures: fn:min one figure
-0.46 -0.49 not > figures: fn:sum! grouped by what is beside
-0.63 -0.71 not > figures: fn:sum! one figure
-0.17 -0.21 not > figures: fn:sum? fn:sum!
-0.25 -0.27 not > figures: fn:sum? grouped by what is beside
-0.36 -0.31 not > figures: one figure named
0.15 -0.27 not > first or last row
0.15 -0.27 not > first or last row: position first
0.49 0.48 not > how long
0.49 0.48 not > how long: between rows 
-0.48 -0.57 not > list: all 
-0.59 -0.67 not > list: how many 
0.49 0.49 not > list: named things 
0.1 0.4 not > list: where 
-0.35 -0.39 not > list: where distinct
-0.46 -0.28 not > loose figures
-0.38 -0.51 not > loose figures: look up 
-0.49 -0.62 not > loose figures: look up guess
-0.76 -0.76 not > loose figures: sum 
0.18 0.21 not > the same as another row
-0.36 -0.37 not > the same as another row: count guess
-0.22 -0.25 not > the same as another row: count said
0.21 0.25 not > the same as another row: list guess
-0.15 0.31 not > top rows
0.16 0.56 not > top rows: order:hint whole
-0.32 -0.38 not > which of these
-0.35 -0.35 not > which of these: count asc
-0.27 -0.29 not > which of these: count desc
-0.52 -0.52 not > which of these: guess asc
-0.33 -0.44 not > which of these: guess desc
-0.49 -0.5 not > which of these: position first
-0.33 -0.3 not > which of these: position last
-0.21 -0.22 not > yes or no
-0.21 -0.22 not > yes or no: exists 
-0.2 -0.19 not for > comparison
-0.2 -0.19 not for > comparison: guess value
0.2 0.2 not for > figures
0.24 0.25 not for > figures: fn:count one figure
-0.3 -0.3 not for > figures: fn:distinct? one figure
0.15 -0.27 not from > first or last row
0.15 -0.27 not from > first or last row: position first
0.06 -0.27 not from > list
-0.36 -0.38 not from > list: where distinct
-0.2 -0.21 not from > loose figures
-0.2 -0.21 not from > loose figures: count 
-0.15 0.31 not from > top rows
0.16 0.56 not from > top rows: order:hint whole
0.24 0.22 not have > figures: fn:count one figure
-0.07 -0.2 not have > figures: fn:sum! one figure
-0.4 -0.44 not have > list
-0.36 -0.41 not have > list: all 
0.21 0.28 not have > list: many 
-0.47 -0.48 not have > list: where 
-0.43 -0.46 not have > list: where distinct
0.33 0.36 not have > loose figures: avg 
-0.28 -0.32 not have > loose figures: count 
-0.44 -0.53 not have > loose figures: sum 
-0.16 -0.33 not in > comparison
-0.16 -0.33 not in > comparison: guess value
-0.45 -0.43 not in > figures
-0.41 -0.39 not in > figures: fn:avg! grouped by what is beside
-0.44 -0.41 not in > figures: fn:avg! one figure
-0.55 -0.49 not in > figures: fn:sum! grouped by what is beside
-0.47 -0.51 not in > figures: fn:sum! one figure
0.28 0.29 not in > list
-0.5 -0.52 not in > list: how many 
0.46 0.6 not in > list: many 
-0.2 -0.07 not in > list: where 
-0.55 -0.54 not in > list: where distinct
-0.26 -0.27 not in > which of these
-0.34 -0.36 not in > which of these: count asc
-0.31 -0.33 not in > which of these: count desc
-0.31 -0.31 not in > which of these: guess asc
-0.2 -0.2 not in > which of these: guess desc
-0.34 -0.33 not in > which of these: position first
-0.4 -0.38 not in > which of these: position last
-0.33 -0.38 not win > figures
-0.18 -0.22 not win > figures: fn:count one figure
-0.17 -0.21 not win > figures: fn:distinct? fn:sum!
-0.17 -0.25 not win > figures: fn:distinct? one figure
-0.21 -0.27 not win > figures: fn:sum! grouped by what is beside
-0.17 -0.21 not win > figures: fn:sum? fn:sum!
0.21 0.27 not win > list
-0.54 -0.5 not win > list: many 
0.29 0.22 not win > list: where 
0.57 0.17 not win > list: where distinct
-0.23 -0.32 not win > loose figures
-0.18 -0.22 not win > loose figures: avg 
-0.24 -0.31 not win > loose figures: count 
-0.2 -0.21 not win > loose figures: look up 
0.18 0.21 not win > the same as another row
-0.36 -0.37 not win > the same as another row: count guess
-0.22 -0.25 not win > the same as another row: count said
0.21 0.25 not win > the same as another row: list guess
0.28 -0.14 nothing > amount
-0.28 -0.33 nothing > an average one
0.33 0.41 nothing > columns that are named
0.19 0.28 nothing > extreme value
-0.68 -0.79 nothing > figure of the top rows
0.27 0.17 nothing > figures
-0.56 -0.66 nothing > first or last row
0.31 0.34 nothing > greatest change
0.3 0.4 nothing > groups that are named
-0.67 -0.5 nothing > list
-0.24 -0.19 nothing > loose figures
-0.51 0.08 nothing > name
0.13 0.2 nothing > next or previous row
0.68 0.49 nothing > none
-0.3 -0.03 nothing > place
0.27 0.32 nothing > rate
-0.25 -0.24 nothing > rows before or after another
0.35 0.38 nothing > share
-0.6 -0.16 nothing > text
0.31 0.4 nothing > top groups
0 0.35 nothing > top rows
-0.77 -0.68 nothing > which of these
-0.13 -0.27 number > average of each
-0.13 -0.27 number > average of each:  
0.4 0.44 number > comparison
0.28 0.24 number > comparison: difference value
-0.26 -0.22 number > comparison: guess condition
0.24 0.31 number > comparison: guess value
0.18 0.23 number > difference: of counts 
-0.21 -0.23 number > difference: of counts turned 
0.11 0.24 number > difference: of ends said
-0.26 -0.28 number > difference: of fields 
-0.3 -0.29 number > difference: of fields turned 
-0.24 -0.24 number > difference: of two said
-0.18 -0.2 number > difference: of two turned guess
-0.51 -0.57 number > difference: of two turned said
0.15 0.23 number > extreme value
-0.57 -0.52 number > extreme value: max guess
0.25 0.19 number > extreme value: max said
-0.59 -0.87 number > extreme value: min guess
-0.41 -0.38 number > figure of the top rows: sum 
-0.2 -0.21 number > figures
0.41 0.44 number > figures: fn:arithmetic grouped
-0.31 -0.23 number > figures: fn:arithmetic grouped by what is beside
-0.51 -0.29 number > figures: fn:arithmetic one figure
0.72 0.82 number > figures: fn:avg! fn:count
-0.28 -0.34 number > figures: fn:avg! grouped
-0.12 -0.26 number > figures: fn:avg! one figure
0.26 0.3 number > figures: fn:count fn:distinct
-0.1 -0.21 number > figures: fn:count fn:outliers
0.28 0.29 number > figures: fn:count fn:revenue
0.48 0.51 number > figures: fn:count fn:sum
-0.35 -0.81 number > figures: fn:count fn:sum!
-1.02 -0.79 number > figures: fn:count grouped by what is beside
0.26 0.23 number > figures: fn:count one figure
0.4 0.38 number > figures: fn:distinct one figure
-0.28 -0.29 number > figures: fn:distinct? fn:revenue
-0.35 -0.33 number > figures: fn:distinct? fn:sum!
-0.65 -0.63 number > figures: fn:distinct? grouped
-0.75 -0.69 number > figures: fn:distinct? grouped by what is beside
-0.46 -0.47 number > figures: fn:distinct? one figure
-0.47 -0.4 number > figures: fn:max grouped by what is beside
-0.23 -0.24 number > figures: fn:median one figure
-0.21 -0.26 number > figures: fn:min grouped by what is beside
0.83 0.65 number > figures: fn:missing one figure
-0.28 -0.26 number > figures: fn:outliers grouped by what is beside
0.63 0.63 number > figures: fn:outliers one figure
0.25 0.27 number > figures: fn:range one figure
-0.18 -0.21 number > figures: fn:revenue grouped
0.26 0.31 number > figures: fn:skewness one figure
-0.51 -0.51 number > figures: fn:sum fn:avg!
-0.77 -0.8 number > figures: fn:sum fn:count
-0.36 -0.37 number > figures: fn:sum fn:distinct?
-0.47 -0.26 number > figures: fn:sum fn:ratio
-0.09 -0.21 number > figures: fn:sum fn:sum
-0.48 -0.44 number > figures: fn:sum fn:sum!
-0.26 -0.19 number > figures: fn:sum grouped by what is beside
-0.4 -0.42 number > figures: fn:sum one figure
0.47 0.65 number > figures: fn:sum! fn:arithmetic
0.87 0.86 number > figures: fn:sum! fn:count
0.1 0.43 number > figures: fn:sum! fn:distinct?
-0.09 -0.24 number > figures: fn:sum! fn:revenue
-0.36 -0.35 number > figures: fn:sum! fn:sum!
0.17 0.53 number > figures: fn:sum! fn:sum?
-0.47 -0.53 number > figures: fn:sum! grouped
-0.26 -0.31 number > figures: fn:sum! grouped by what is beside
-0.45 -0.32 number > figures: fn:sum! one figure
0.45 0.3 number > figures: fn:sum? fn:avg!
-0.46 -0.53 number > figures: fn:sum? grouped
-0.93 -0.76 number > figures: fn:sum? grouped by what is beside
-0.4 -0.36 number > figures: fn:sum? one figure
-0.21 -0.22 number > figures: fn:units fn:arithmetic
-0.25 -0.24 number > figures: one figure named
-0.23 -0.26 number > first or last of each
-0.23 -0.26 number > first or last of each:  
-0.42 -0.4 number > first or last row: position last
-0.42 -0.33 number > first or last row: time first
-0.58 -0.59 number > groups that are named
-0.58 -0.59 number > groups that are named: listed 
-0.27 -0.36 number > groups that have
-0.27 -0.36 number > groups that have: list guess
-1.01 -1.05 number > list
-0.69 -0.83 number > list: all 
-0.32 -0.25 number > list: how many 
-1.26 -0.88 number > list: named things 
-0.96 -1.02 number > list: where 
-1.06 -1.08 number > list: where distinct
0.84 0.82 number > loose figures
0.7 0.74 number > loose figures: avg 
-0.15 -0.21 number > loose figures: look up 
-0.17 -0.3 number > loose figures: look up guess
-0.18 -0.22 number > loose figures: sum 
-0.34 -0.36 number > next or previous row: other way position
-0.34 -0.38 number > rows before or after another
-0.24 -0.3 number > rows before or after another: count 
-0.33 -0.39 number > rows before or after another: list 
0.35 0.37 number > the same as another row
-0.39 -0.41 number > the same as another row: count said
0.24 0.21 number > the same as another row: list said
-0.33 -0.38 number > top groups
-0.63 -0.4 number > top groups: own measure asc
0.23 0.28 number > top groups: own measure desc
-0.61 -0.66 number > top groups: revenue desc
-0.82 -0.82 number > top groups: rows desc
-0.32 -0.26 number > top groups: said measure asc
0.32 0.34 number > top groups: sum of field asc
-0.29 -0.3 number > top groups: sum of field desc
-0.35 -0.36 number > top groups: units desc
-0.39 -0.31 number > top rows
-0.39 -0.35 number > top rows: order:guess asc
-0.95 -0.85 number > top rows: order:hint whole
-0.62 -0.67 number > top rows: order:said asc
0.18 0.21 number > top rows: order:said desc
0.35 0.28 number > top rows: order:said whole
-0.74 -0.73 number > which of these
-0.29 -0.31 number > which of these: count asc
-0.58 -0.62 number > which of these: figure 
-0.25 -0.28 number > which of these: guess asc
-0.68 -0.64 number > which of these: guess desc
-0.3 -0.34 number > which of these: position first
-0.62 -0.6 number > which of these: position last
-0.28 -0.22 number > which of these: said desc
-0.22 -0.26 number between > comparison
-0.22 -0.26 number between > comparison: guess value
0.27 0.29 number between > difference
-0.09 -0.27 number between > difference: of counts 
0.27 0.31 number between > difference: of ends said
-0.26 -0.28 number between > difference: of fields 
-0.3 -0.29 number between > difference: of fields turned 
0.34 0.31 number between > difference: of two said
-0.32 -0.34 number between > difference: of two turned said
-0.74 -0.42 number has > list
-0.27 -0.39 number has > list: all 
0.45 0.48 number has > list: many 
-0.69 -0.71 number has > list: where 
-0.64 -0.63 number has > list: where distinct
0.74 0.42 number has > loose figures
0.74 0.74 number has > loose figures: avg 
-0.68 -0.6 number has > loose figures: count 
0.65 0.65 number has > loose figures: sum 
-0.25 -0.25 number is > list
-0.11 -0.22 number is > list: all 
-0.25 -0.25 number is > list: where distinct
0.25 0.25 number is > loose figures
0.23 0.22 number is > loose figures: avg 
0.26 0.26 number is > loose figures: sum 
0.45 0.4 number is > next or previous row
-0.31 -0.31 number is > next or previous row: other way position
0.32 0.32 number is > next or previous row: said way position
-0.13 -0.27 number of > average of each
-0.13 -0.27 number of > average of each:  
0.4 0.44 number of > comparison
0.28 0.24 number of > comparison: difference value
-0.26 -0.22 number of > comparison: guess condition
0.24 0.31 number of > comparison: guess value
0.18 0.23 number of > difference: of counts 
-0.21 -0.23 number of > difference: of counts turned 
-0.24 -0.24 number of > difference: of two said
-0.18 -0.2 number of > difference: of two turned guess
-0.48 -0.52 number of > difference: of two turned said
0.15 0.23 number of > extreme value
-0.57 -0.52 number of > extreme value: max guess
0.26 0.19 number of > extreme value: max said
-0.57 -0.79 number of > extreme value: min guess
-0.41 -0.38 number of > figure of the top rows: sum 
-0.25 -0.25 number of > figures
0.41 0.44 number of > figures: fn:arithmetic grouped
-0.31 -0.23 number of > figures: fn:arithmetic grouped by what is beside
-0.51 -0.29 number of > figures: fn:arithmetic one figure
0.72 0.82 number of > figures: fn:avg! fn:count
-0.28 -0.34 number of > figures: fn:avg! grouped
-0.12 -0.26 number of > figures: fn:avg! one figure
0.26 0.3 number of > figures: fn:count fn:distinct
-0.1 -0.21 number of > figures: fn:count fn:outliers
0.28 0.29 number of > figures: fn:count fn:revenue
0.48 0.51 number of > figures: fn:count fn:sum
-0.35 -0.81 number of > figures: fn:count fn:sum!
-1.02 -0.79 number of > figures: fn:count grouped by what is beside
0.24 0.2 number of > figures: fn:count one figure
0.4 0.38 number of > figures: fn:distinct one figure
-0.28 -0.29 number of > figures: fn:distinct? fn:revenue
-0.35 -0.33 number of > figures: fn:distinct? fn:sum!
-0.65 -0.63 number of > figures: fn:distinct? grouped
-0.75 -0.69 number of > figures: fn:distinct? grouped by what is beside
-0.47 -0.48 number of > figures: fn:distinct? one figure
-0.47 -0.4 number of > figures: fn:max grouped by what is beside
-0.23 -0.24 number of > figures: fn:median one figure
-0.21 -0.26 number of > figures: fn:min grouped by what is beside
0.83 0.65 number of > figures: fn:missing one figure
-0.28 -0.26 number of > figures: fn:outliers grouped by what is beside
0.63 0.63 number of > figures: fn:outliers one figure
0.25 0.27 number of > figures: fn:range one figure
-0.18 -0.21 number of > figures: fn:revenue grouped
0.26 0.31 number of > figures: fn:skewness one figure
-0.51 -0.51 number of > figures: fn:sum fn:avg!
-0.77 -0.8 number of > figures: fn:sum fn:count
-0.36 -0.37 number of > figures: fn:sum fn:distinct?
-0.47 -0.26 number of > figures: fn:sum fn:ratio
-0.09 -0.21 number of > figures: fn:sum fn:sum
-0.48 -0.44 number of > figures: fn:sum fn:sum!
-0.26 -0.19 number of > figures: fn:sum grouped by what is beside
-0.45 -0.5 number of > figures: fn:sum one figure
0.47 0.65 number of > figures: fn:sum! fn:arithmetic
0.87 0.86 number of > figures: fn:sum! fn:count
0.1 0.43 number of > figures: fn:sum! fn:distinct?
-0.09 -0.24 number of > figures: fn:sum! fn:revenue
-0.36 -0.35 number of > figures: fn:sum! fn:sum!
0.17 0.53 number of > figures: fn:sum! fn:sum?
-0.47 -0.53 number of > figures: fn:sum! grouped
-0.26 -0.31 number of > figures: fn:sum! grouped by what is beside
-0.45 -0.17 number of > figures: fn:sum! one figure
0.45 0.3 number of > figures: fn:sum? fn:avg!
-0.46 -0.53 number of > figures: fn:sum? grouped
-0.93 -0.76 number of > figures: fn:sum? grouped by what is beside
-0.4 -0.36 number of > figures: fn:sum? one figure
-0.21 -0.22 number of > figures: fn:units fn:arithmetic
-0.25 -0.24 number of > figures: one figure named
-0.23 -0.26 number of > first or last of each
-0.23 -0.26 number of > first or last of each:  
-0.42 -0.4 number of > first or last row: position last
-0.42 -0.33 number of > first or last row: time first
-0.58 -0.59 number of > groups that are named
-0.58 -0.59 number of > groups that are named: listed 
-0.27 -0.36 number of > groups that have
-0.27 -0.36 number of > groups that have: list guess
-0.82 -0.88 number of > list
-0.49 -0.54 number of > list: all 
-0.32 -0.25 number of > list: how many 
-0.26 -0.29 number of > list: many 
-1.49 -1.42 number of > list: named things 
-0.71 -0.8 number of > list: where 
-0.84 -0.83 number of > list: where distinct
0.8 0.79 number of > loose figures
0.75 0.81 number of > loose figures: avg 
-0.41 -0.46 number of > loose figures: count 
-0.14 -0.2 number of > loose figures: look up 
-0.17 -0.3 number of > loose figures: look up guess
-0.19 -0.22 number of > loose figures: sum 
-0.31 -0.31 number of > next or previous row
-0.31 -0.31 number of > next or previous row: said way position
-0.34 -0.31 number of > rows before or after another
-0.24 -0.23 number of > rows before or after another: count 
-0.33 -0.39 number of > rows before or after another: list 
0.35 0.37 number of > the same as another row
-0.39 -0.41 number of > the same as another row: count said
0.24 0.21 number of > the same as another row: list said
-0.34 -0.39 number of > top groups
-0.63 -0.4 number of > top groups: own measure asc
0.23 0.28 number of > top groups: own measure desc
-0.61 -0.66 number of > top groups: revenue desc
-0.28 -0.24 number of > top groups: rows asc
-0.58 -0.64 number of > top groups: rows desc
-0.32 -0.26 number of > top groups: said measure asc
0.32 0.34 number of > top groups: sum of field asc
-0.28 -0.29 number of > top groups: sum of field desc
-0.35 -0.36 number of > top groups: units desc
-0.38 -0.29 number of > top rows
-0.31 -0.32 number of > top rows: order:guess asc
-0.85 -0.74 number of > top rows: order:hint whole
-0.62 -0.67 number of > top rows: order:said asc
0.35 0.28 number of > top rows: order:said whole
-0.74 -0.73 number of > which of these
-0.29 -0.31 number of > which of these: count asc
-0.58 -0.62 number of > which of these: figure 
-0.25 -0.28 number of > which of these: guess asc
-0.68 -0.64 number of > which of these: guess desc
-0.3 -0.34 number of > which of these: position first
-0.62 -0.6 number of > which of these: position last
-0.28 -0.22 number of > which of these: said desc
0.26 0.25 number on > top groups
0.26 0.25 number on > top groups: rows asc
-0.26 -0.25 number on > top rows
-0.25 -0.26 number on > top rows: order:guess asc
-0.28 -0.25 number on > top rows: order:hint whole
-0.27 -0.22 number times > list
-0.32 -0.24 number times > list: where 
-0.24 -0.2 number times > list: where distinct
0.29 0.23 number times > loose figures
0.29 0.23 number times > loose figures: count 
-0.25 -0.21 number whose > list
-0.27 -0.22 number whose > list: where 
-0.2 -0.18 number whose > list: where distinct
0.26 0.21 number whose > loose figures
0.26 0.21 number whose > loose figures: count 
-0.44 -0.38 number with > list
-0.48 -0.43 number with > list: where 
-0.36 -0.32 number with > list: where distinct
0.44 0.38 number with > loose figures
-0.46 -0.44 number with > loose figures: avg 
0.46 0.44 number with > loose figures: count 
-0.52 -0.52 number with > loose figures: sum 
-0.46 -0.52 of > against another row: list guess
-0.92 -1.12 of > average of each
-0.92 -1.12 of > average of each:  
0.24 0.24 of > comparison: difference sides
0.27 0.22 of > comparison: difference value
-0.2 -0.19 of > comparison: guess condition
-0.45 -0.37 of > comparison: rows said alone
-0.22 -0.29 of > comparison: rows said in groups
0.22 0.31 of > comparison: said floating
-0.62 -0.61 of > comparison: said value
0.28 0.3 of > difference: of counts 
-0.59 -0.62 of > difference: of ends guess
-0.3 -0.46 of > difference: of fields 
-0.56 -0.54 of > difference: of fields turned 
-0.35 -0.38 of > difference: of two guess
0.09 0.22 of > difference: of two said
-0.52 -0.58 of > difference: of two turned guess
-0.89 -1.02 of > difference: of two turned said
0.26 0.14 of > extreme value: max guess
0.14 0.24 of > extreme value: max said
-0.69 -0.74 of > extreme value: min guess
0.31 0.35 of > figure of the top rows
0.41 0.44 of > figures: fn:arithmetic grouped
-0.31 -0.23 of > figures: fn:arithmetic grouped by what is beside
-0.51 -0.29 of > figures: fn:arithmetic one figure
1.28 1.47 of > figures: fn:avg fn:avg!
-0.19 -0.2 of > figures: fn:avg fn:max
-0.2 -0.21 of > figures: fn:avg fn:sum
-0.33 -0.5 of > figures: fn:avg fn:sum!
0.96 0.73 of > figures: fn:avg grouped
-0.42 -0.72 of > figures: fn:avg grouped by what is beside
0.51 0.39 of > figures: fn:avg one figure
0.72 0.82 of > figures: fn:avg! fn:count
-0.29 -0.26 of > figures: fn:avg! fn:stddev
0.25 0.28 of > figures: fn:avg! fn:sum!
0.25 0.28 of > figures: fn:avg! grouped
-0.44 -0.3 of > figures: fn:avg! one figure
-0.4 -0.41 of > figures: fn:count fn:avg!
-0.42 -0.76 of > figures: fn:count fn:normal
-0.1 -0.21 of > figures: fn:count fn:outliers
0.28 0.29 of > figures: fn:count fn:revenue
-0.39 -0.48 of > figures: fn:count fn:skewed
0.48 0.51 of > figures: fn:count fn:sum
-0.55 -0.56 of > figures: fn:count fn:sum!
-0.18 -0.24 of > figures: fn:count fn:sum?
-0.09 -0.24 of > figures: fn:count grouped
-1.23 -1.04 of > figures: fn:count grouped by what is beside
-0.14 -0.31 of > figures: fn:distinct grouped by what is beside
-0.31 -0.3 of > figures: fn:distinct one figure
-0.16 -0.2 of > figures: fn:distinct? fn:distinct?
-0.28 -0.29 of > figures: fn:distinct? fn:revenue
0.33 0.36 of > figures: fn:distinct? fn:sum!
-0.16 -0.2 of > figures: fn:distinct? fn:sum?
-0.65 -0.63 of > figures: fn:distinct? grouped
-0.89 -0.88 of > figures: fn:distinct? grouped by what is beside
-0.56 -0.55 of > figures: fn:distinct? one figure
-0.44 -0.44 of > figures: fn:max grouped
-0.51 -0.58 of > figures: fn:max grouped by what is beside
-0.34 -0.34 of > figures: fn:max one figure
-0.22 -0.22 of > figures: fn:median fn:avg!
0.29 -0.06 of > figures: fn:median fn:sum!
-0.29 -0.12 of > figures: fn:median grouped
-0.48 -0.55 of > figures: fn:median grouped by what is beside
-0.31 -0.32 of > figures: fn:min grouped by what is beside
-0.27 -0.32 of > figures: fn:min one figure
0.53 0.45 of > figures: fn:missing one figure
0.24 0.45 of > figures: fn:normal one figure
-0.28 -0.26 of > figures: fn:outliers grouped by what is beside
0.63 0.63 of > figures: fn:outliers one figure
0.62 0.71 of > figures: fn:percentile one figure
1.43 1.39 of > figures: fn:range one figure
-0.65 -0.65 of > figures: fn:revenue grouped
-1.03 -0.62 of > figures: fn:revenue one figure
0.35 0.45 of > figures: fn:skewed one figure
-0.24 -0.25 of > figures: fn:skewness fn:sum!
0.85 0.64 of > figures: fn:skewness one figure
-0.35 -0.3 of > figures: fn:stddev grouped by what is beside
-0.6 -0.59 of > figures: fn:sum fn:avg!
-0.77 -0.8 of > figures: fn:sum fn:count
-0.36 -0.37 of > figures: fn:sum fn:distinct?
-0.47 -0.26 of > figures: fn:sum fn:ratio
-0.09 -0.21 of > figures: fn:sum fn:sum
-0.32 -0.17 of > figures: fn:sum fn:sum!
-0.55 -0.31 of > figures: fn:sum grouped by what is beside
0.15 0.21 of > figures: fn:sum one figure
0.47 0.65 of > figures: fn:sum! fn:arithmetic
0.19 0.33 of > figures: fn:sum! fn:count
0.1 0.43 of > figures: fn:sum! fn:distinct?
-0.09 -0.24 of > figures: fn:sum! fn:revenue
0.17 0.53 of > figures: fn:sum! fn:sum?
0.63 0.57 of > figures: fn:sum! grouped
-0.43 -0.4 of > figures: fn:sum! one figure
0.45 0.3 of > figures: fn:sum? fn:avg!
-0.46 -0.53 of > figures: fn:sum? grouped
-0.94 -0.78 of > figures: fn:sum? grouped by what is beside
-0.4 -0.36 of > figures: fn:sum? one figure
-0.21 -0.22 of > figures: fn:units fn:arithmetic
0.3 0.31 of > figures: fn:units one figure
-0.3 -0.44 of > figures: grouped by what is beside 
-0.74 -0.75 of > figures: grouped named
-0.17 -0.26 of > figures: one figure named
0.48 0.5 of > first or last row
0.62 0.69 of > first or last row: position first
0.22 0.3 of > first or last row: position last
-0.38 -0.39 of > first or last row: time first
-0.28 -0.14 of > groups that are named
0.72 0.64 of > groups that are named: compared 
-0.43 -0.29 of > groups that are named: listed 
-0.31 -0.3 of > groups that have
-0.31 -0.3 of > groups that have: list guess
-0.23 -0.23 of > groups that have: list said
-0.91 -1.02 of > list: all 
-0.55 -0.46 of > list: all columns named
-0.5 -0.69 of > list: how many 
-0.6 -0.57 of > list: many 
-0.28 -0.31 of > list: many columns named
0.23 -0.02 of > list: named things columns named
0.53 0.4 of > list: where 
0.21 0.15 of > list: where columns named
0.2 0.22 of > loose figures
-0.28 -0.4 of > loose figures: look up guess
-0.88 -0.73 of > loose figures: sum 
-0.77 -0.74 of > next or previous row: other way position
0.27 0.25 of > next or previous row: said way position
0.45 0.46 of > next or previous row: said way time
-0.26 -0.33 of > rows before or after another: count 
-0.28 -0.31 of > share: filtered twice 
-0.22 -0.2 of > share: of groups 
0.34 0.28 of > the same as another row
0.17 0.2 of > the same as another row: count guess
-0.39 -0.41 of > the same as another row: count said
0.24 0.21 of > the same as another row: list said
-0.8 -0.82 of > top groups
-0.1 -0.28 of > top groups: hinted desc
-0.65 -0.41 of > top groups: revenue asc
-0.55 -0.61 of > top groups: revenue desc
-0.54 -0.38 of > top groups: rows asc
-0.5 -0.51 of > top groups: rows desc
-0.32 -0.34 of > top groups: said measure asc
0.44 0.43 of > top groups: sum of field asc
-0.57 -0.35 of > top groups: units asc
-0.3 -0.25 of > top groups: units desc
-0.46 -0.54 of > top rows
-0.61 -0.71 of > top rows: order:guess asc
-0.55 -0.59 of > top rows: order:guess desc
-0.21 -0.15 of > top rows: order:hint desc
-0.96 -1.02 of > top rows: order:hint whole
-0.49 -0.6 of > top rows: order:said asc
0.89 0.89 of > top rows: order:said whole
-0.54 -0.52 of > which of these: count asc
-0.37 -0.34 of > which of these: count desc
-0.5 -0.4 of > which of these: figure 
-0.86 -0.8 of > which of these: guess asc
0.85 0.82 of > which of these: guess desc
-0.93 -0.89 of > which of these: position last
-0.43 -0.54 of > which of these: said asc
0.29 0.29 of > yes or no: against another 
-0.28 -0.41 of all > comparison
-0.28 -0.41 of all > comparison: guess value
-0.32 -0.21 of all > figures: fn:count fn:sum!
-0.5 -0.51 of all > figures: fn:count one figure
-0.15 -0.2 of all > figures: fn:min grouped by what is beside
0.2 0.22 of all > figures: fn:sum fn:sum!
-0.3 -0.19 of all > loose figures
-0.31 -0.31 of all > loose figures: avg 
0.25 0.29 of all > loose figures: count 
-0.25 -0.21 of all > loose figures: look up 
-0.38 -0.27 of all > loose figures: sum 
-0.28 -0.34 of all > top groups
-0.29 -0.31 of all > top groups: own measure asc
-0.19 -0.23 of all > top groups: own measure desc
-0.22 -0.25 of all > top groups: rows desc
-0.33 -0.37 of all > top groups: said measure asc
-0.42 -0.47 of all > top groups: sum of field asc
0.28 0.32 of all > top rows
-0.37 -0.4 of all > top rows: order:guess asc
0.19 0.23 of all > top rows: order:guess desc
0.37 0.41 of all > top rows: order:said asc
0.73 0.78 of at > figures
-0.41 -0.38 of at > figures: fn:count fn:sum!
-0.2 -0.21 of at > figures: fn:count one figure
0.49 0.49 of at > figures: fn:distinct? fn:sum!
-0.9 -0.91 of at > figures: fn:distinct? one figure
-0.27 -0.49 of at > list
0.25 0.23 of at > list: named things 
-0.26 -0.33 of at > list: where 
-0.4 -0.55 of at > list: where distinct
-0.36 -0.39 of at > loose figures
-0.17 -0.36 of at > loose figures: look up guess
-0.2 -0.2 of at > loose figures: sum 
0.26 0.27 of average > figures: fn:avg one figure
-0.22 -0.24 of average > figures: fn:median one figure
0.21 0.28 of below > groups that have
0.21 0.28 of below > groups that have: list guess
-0.21 -0.28 of below > list
-0.24 -0.34 of below > list: where 
-0.19 -0.21 of below > list: where distinct
-0.24 -0.21 of below > loose figures
-0.25 -0.22 of below > loose figures: count 
0.29 0.4 of both > figures
0.29 0.37 of both > figures: fn:count one figure
0.47 0.43 of consecutive > extreme value
0.47 0.43 of consecutive > extreme value: max guess
-0.38 -0.35 of consecutive > extreme value: max said
-0.26 -0.31 of consecutive > loose figures
-0.19 -0.23 of consecutive > loose figures: avg 
-0.3 -0.19 of consecutive > loose figures: count 
-0.25 -0.32 of consecutive > loose figures: sum 
-0.22 -0.29 of consecutive > rows before or after another
-0.24 -0.31 of consecutive > rows before or after another: list 
-0.36 -0.37 of consecutive > top rows
-0.29 -0.32 of consecutive > top rows: order:guess desc
-0.41 -0.38 of consecutive > top rows: order:said desc
0.32 0.45 of different > figures
0.2 0.42 of different > figures: fn:count one figure
-0.42 -0.45 of different > loose figures
-0.42 -0.45 of different > loose figures: look up guess
0.51 0.41 of distinct > figures
0.26 0.3 of distinct > figures: fn:count fn:distinct
-0.49 -0.45 of distinct > figures: fn:count grouped
-0.26 -0.17 of distinct > figures: fn:count grouped by what is beside
-0.47 -0.31 of distinct > figures: fn:count one figure
0.4 0.38 of distinct > figures: fn:distinct one figure
0.35 0.32 of distinct > figures: fn:distinct? fn:count
-0.58 -0.73 of each > extreme value
-0.22 -0.31 of each > extreme value: max said
-0.46 -0.53 of each > extreme value: min said
-0.4 -0.53 of each > figures
0.43 0.42 of each > figures: fn:count grouped
-0.42 -0.42 of each > figures: fn:count one figure
-0.6 -0.78 of each > figures: grouped named
0.19 0.22 of each > first or last of each
0.19 0.22 of each > first or last of each:  
-0.26 -0.36 of each > first or last row: position first
-0.3 -0.36 of each > list: all 
0.3 0.21 of each > list: where 
-0.53 -0.54 of each > list: where distinct
-0.15 -0.26 of each > loose figures
-0.18 -0.37 of each > top groups
0.32 -0.07 of each > top groups: hinted desc
-0.36 -0.42 of each > top groups: own measure desc
-0.65 -0.41 of each > top groups: revenue asc
-0.22 -0.28 of each > top groups: revenue desc
-0.59 -0.48 of each > top groups: rows asc
-0.35 -0.28 of each > top groups: rows desc
-0.47 -0.46 of each > top groups: said measure desc
-0.57 -0.35 of each > top groups: units asc
-0.24 -0.21 of each > top groups: units desc
0.14 0.8 of each > top rows
-0.21 -0.38 of each > top rows: order:said asc
0.19 0.94 of each > top rows: order:said desc
-0.2 -0.59 of each > top rows: order:said whole
-0.62 -0.76 of first > first or last row
-0.63 -0.76 of first > first or last row: position first
-0.38 -0.45 of first > first or last row: time first
0.46 0.57 of first > list
0.5 0.6 of first > list: where 
0.24 0.25 of first > list: where distinct
-0.25 -0.29 of first > loose figures
-0.25 -0.29 of first > loose figures: count 
-0.27 -0.35 of first > top groups
-0.27 -0.35 of first > top groups: rows asc
0.19 0.22 of less > against another row
0.19 0.23 of less > against another row: count guess
-0.3 -0.3 of less > against another row: list guess
-0.19 -0.21 of less > figures
-0.17 -0.21 of less > figures: fn:count fn:sum!
-0.19 -0.21 of less > figures: fn:count one figure
-0.25 -0.26 of less > loose figures
-0.21 -0.21 of less > loose figures: avg 
-0.32 -0.26 of less > loose figures: look up 
-0.26 -0.26 of less > loose figures: sum 
-0.24 -0.15 of more > against another row
-0.24 -0.14 of more > against another row: count guess
0.28 0.33 of more > figures
0.28 0.33 of more > figures: fn:count one figure
-0.27 -0.33 of more > list
-0.26 -0.31 of more > list: where 
-0.26 -0.34 of more > list: where distinct
0.34 0.24 of more > which of these
0.33 0.3 of more > which of these: figure 
-0.3 -0.31 of more > which of these: position last
-0.35 -0.34 of more > which of these: said asc
0.19 0.24 of more > which of these: said desc
0.4 0.45 of number > figures
0.23 0.24 of number > figures: fn:avg one figure
-0.23 -0.24 of number > figures: fn:median one figure
0.26 0.31 of number > figures: fn:skewness one figure
-0.39 -0.44 of number > loose figures
-0.4 -0.44 of number > loose figures: avg 
-0.31 -0.27 of number > loose figures: sum 
0.21 0.19 of other > figures
0.21 0.19 of other > figures: fn:stddev one figure
-0.22 -0.19 of other > list
-0.25 -0.21 of other > list: where 
-0.2 -0.21 of other > loose figures: count 
-0.38 -0.44 of several > against another row
-0.38 -0.44 of several > against another row: against another row
-0.38 -0.44 of several > against another row: count
-0.38 -0.44 of several > against another row: guess
-0.43 -0.47 of several > an average one
-0.43 -0.47 of several > an average one: an average one
-1 -1.07 of several > comparison: alone
-0.27 -0.34 of several > comparison: change not said
-0.61 -0.55 of several > comparison: change said
-0.47 -0.52 of several > comparison: difference
-0.61 -0.55 of several > comparison: difference not said
-0.27 -0.34 of several > comparison: difference said
0.2 0.15 of several > comparison: floating
-0.35 -0.51 of several > comparison: guess
0.29 0.43 of several > comparison: in groups
0.18 0.43 of several > comparison: rows
-0.67 -0.82 of several > comparison: rows said
0.41 0.5 of several > comparison: said
0.85 0.68 of several > difference
0.85 0.68 of several > difference: difference
-0.4 -0.48 of several > difference: guess
0.35 0.45 of several > difference: of counts
-0.33 -0.42 of several > difference: of counts turned
-0.28 -0.37 of several > difference: of ends
-0.47 -0.57 of several > difference: of two
-0.32 -0.38 of several > difference: of two turned
-0.32 -0.38 of several > difference: said
-0.63 -0.61 of several > extreme value: guess
-0.33 -0.1 of several > extreme value: max
0.23 0.13 of several > extreme value: min
-0.47 -0.44 of several > figure of the top rows
-0.45 -0.46 of several > figure of the top rows: avg
-0.47 -0.44 of several > figure of the top rows: figure of the top rows
-0.47 -0.41 of several > figure of the top rows: sum
0.36 0.4 of several > figures: fn:arithmetic
-0.53 -0.55 of several > figures: fn:avg!
0.18 0.22 of several > figures: fn:correlation
0.04 0.31 of several > figures: fn:count
0.26 0.3 of several > figures: fn:distinct
-0.58 -0.72 of several > figures: fn:distinct?
-0.86 -0.95 of several > figures: fn:max
0.25 0.28 of several > figures: fn:median
-0.43 -0.51 of several > figures: fn:min
0.2 0.23 of several > figures: fn:missing
0.21 0.19 of several > figures: fn:mode
0.62 0.71 of several > figures: fn:percentile
-0.59 -0.65 of several > figures: fn:profit
0.35 0.24 of several > figures: fn:ratio
-0.16 -0.25 of several > figures: fn:revenue
0.54 0.52 of several > figures: fn:sum
0.65 0.64 of several > figures: fn:sum!
0.18 0.25 of several > figures: fn:sum?
-0.54 -0.24 of several > figures: fn:units
0.43 0.52 of several > figures: grouped
-0.78 -0.64 of several > figures: grouped by what is beside
0.34 0.25 of several > figures: loose
-0.4 -0.29 of several > figures: named
-0.25 -0.41 of several > figures: one figure
0.2 0.11 of several > first or last of each
0.2 0.11 of several > first or last of each: first or last of each
-0.26 -0.18 of several > first or last row
-0.26 -0.18 of several > first or last row: first or last row
0.12 0.25 of several > first or last row: itself
-0.42 -0.33 of several > first or last row: last
-0.72 -0.84 of several > first or last row: other
-0.4 -0.38 of several > first or last row: position
-0.22 -0.21 of several > first or last row: position turned
0.37 0.45 of several > greatest change
0.17 0.21 of several > greatest change: between two
0.37 0.45 of several > greatest change: greatest change
0.31 0.34 of several > greatest change: to the next
0.18 0.33 of several > groups that are named
0.42 0.53 of several > groups that are named: compared
0.18 0.33 of several > groups that are named: groups that are named
-0.25 -0.16 of several > groups that are named: listed
0.28 0.28 of several > groups that have
0.21 0.21 of several > groups that have: count
0.28 0.28 of several > groups that have: groups that have
-0.18 -0.3 of several > groups that have: guess
-0.35 -0.69 of several > list
-0.79 -0.77 of several > list: all
0.44 0.47 of several > list: columns named
-0.59 -0.53 of several > list: distinct
-0.39 -0.14 of several > list: how many
-0.35 -0.69 of several > list: list
0.23 0 of several > list: many
0.49 0.1 of several > list: named things
-0.92 -1.14 of several > list: where
0.27 0.32 of several > rate
0.28 0.41 of several > rate: grouped
-0.28 -0.41 of several > rate: one
0.27 0.32 of several > rate: rate
0.35 0.37 of several > share: filtered
-0.43 -0.45 of several > share: of groups
0.07 -0.53 of several > top groups: asc
0.49 0.41 of several > top groups: columns named
0.21 0.39 of several > top groups: desc
-1 -1.11 of several > top groups: guess
1.78 0.98 of several > top groups: hinted
0.3 0.16 of several > top groups: many
-0.28 -0.29 of several > top groups: one
0.07 0.23 of several > top groups: own measure
-0.61 -0.4 of several > top groups: revenue
-0.62 -0.37 of several > top groups: rows
0.29 0.17 of several > top groups: said
0.56 0.44 of several > top groups: said measure
0.51 0.6 of several > top groups: sum of field
-1.24 -1.06 of several > top groups: units
-0.31 -0.11 of several > top rows
-0.38 -0.44 of several > top rows: asc
-0.8 -1 of several > top rows: desc
-0.32 -0.14 of several > top rows: of each
-0.35 -0.47 of several > top rows: order:hint
-0.31 -0.1 of several > top rows: order:said
-0.31 -0.11 of several > top rows: top rows
1.36 1.59 of several > top rows: whole
-0.64 -0.76 of several > which of these
-0.58 -0.8 of several > which of these: amount
-0.38 -0.48 of several > which of these: asc
-0.36 -0.47 of several > which of these: count
-0.57 -0.67 of several > which of these: desc
-0.56 -0.67 of several > which of these: figure
-0.72 -0.83 of several > which of these: first
-0.57 -0.65 of several > which of these: guess
-0.77 -0.89 of several > which of these: last
-0.74 -0.86 of several > which of these: position
-0.41 -0.34 of several > which of these: said
-0.44 -0.44 of several > which of these: time
-0.64 -0.76 of several > which of these: which of these
-0.46 -0.42 of time > figures
-0.47 -0.42 of time > figures: fn:count one figure
-0.46 -0.44 of time > figures: fn:distinct? one figure
-0.18 -0.2 of time > list
-0.26 -0.25 of time > loose figures
0.32 0.33 of time > which of these
0.26 0.28 of time > which of these: count asc
0.24 0.26 of time > which of these: count desc
0.35 0.3 of time > which of these: figure 
0.47 0.47 of time > which of these: position first
-0.5 -0.49 of time > which of these: position last
-0.36 -0.42 of times > comparison
-0.28 -0.34 of times > comparison: guess value
0.87 0.88 of times > figures
-0.69 -0.54 of times > figures: fn:count grouped by what is beside
1.23 1.22 of times > figures: fn:count one figure
-0.61 -0.54 of times > figures: fn:distinct? grouped by what is beside
-0.57 -0.54 of times > figures: fn:distinct? one figure
-0.14 -0.22 of times > figures: fn:sum? grouped by what is beside
-0.45 -0.44 of times > groups that are named
-0.45 -0.44 of times > groups that are named: listed 
-0.43 -0.45 of times > list
-0.57 -0.63 of times > list: many 
-0.43 -0.46 of times > list: where 
-0.4 -0.4 of times > list: where distinct
-0.58 -0.61 of times > loose figures: avg 
-0.86 -0.85 of times > loose figures: look up 
-0.6 -0.57 of times > loose figures: look up guess
-0.59 -0.69 of times > loose figures: sum 
-0.33 -0.36 of times > which of these: figure 
-0.19 -0.21 of times > which of these: guess desc
0.28 0.29 of total > figures
0.35 0.34 of total > figures: fn:avg one figure
-0.21 -0.29 of total > figures: fn:count fn:count
-0.22 -0.32 of total > figures: fn:count fn:distinct?
-0.18 -0.24 of total > figures: fn:count fn:sum?
-0.15 -0.21 of total > figures: fn:distinct? fn:count
-0.16 -0.2 of total > figures: fn:distinct? fn:distinct?
-0.16 -0.2 of total > figures: fn:distinct? fn:sum?
0.29 0.29 of total > figures: fn:range one figure
0.18 0.22 of total > figures: fn:skewness one figure
-0.27 -0.33 of total > figures: fn:sum one figure
-0.34 -0.34 of total > loose figures
-0.32 -0.33 of total > loose figures: avg 
-0.36 -0.18 of total > loose figures: look up 
-0.41 -0.41 of total > loose figures: sum 
0.19 0.28 of total > the same as another row
0.16 0.2 of total > the same as another row: count guess
-0.51 -0.49 of unique > figures: fn:count grouped by what is beside
0.53 0.54 of unique > figures: fn:count one figure
-0.53 -0.54 of unique > figures: fn:distinct one figure
-0.29 -0.33 of what > comparison
-0.29 -0.33 of what > comparison: guess value
0.35 0.38 of what > figures
0.35 0.38 of what > figures: fn:sum one figure
-0.23 -0.24 of what > groups that are named
-0.23 -0.24 of what > groups that are named: listed 
0.26 0.24 of what > list: where distinct
-0.22 -0.22 of what > loose figures
-0.29 -0.29 of what > loose figures: avg 
-0.21 -0.21 of what > loose figures: count 
-0.21 -0.21 of what > which of these
-0.27 -0.32 of what > which of these: figure 
-0.2 -0.19 of what > which of these: guess desc
-0.23 -0.22 of what > which of these: position first
-0.2 -0.2 of what > which of these: position last
-0.24 -0.3 of which > list: many 
-0.32 -0.33 of which > list: where 
0.65 0.64 of which > list: where distinct
-0.34 -0.36 of win > figures
-0.23 -0.27 of win > figures: fn:sum! grouped
-0.21 -0.18 of win > figures: fn:sum! one figure
0.22 0.19 of win > first or last row
-0.41 -0.34 of win > list
-0.11 -0.23 of win > list: many 
-0.36 -0.23 of win > list: where 
0.41 0.33 of win > share
-0.16 -0.25 of win > share: filtered 
-0.23 -0.23 of win > share: filtered twice 
0.39 0.42 of win > share: of groups 
-0.23 -0.19 of win > top rows
-0.2 -0.18 of win > top rows: order:guess asc
-0.29 -0.29 of win > top rows: order:hint whole
-0.38 -0.41 of worst > extreme value
-0.38 -0.41 of worst > extreme value: min guess
0.22 0.26 of worst > figures
0.22 0.26 of worst > figures: fn:avg! grouped by what is beside
0.44 0.46 of worst > list
-0.51 -0.5 of worst > list: all 
-0.41 -0.4 of worst > list: many 
0.44 0.46 of worst > list: where distinct
-0.32 -0.36 of worst > loose figures
-0.26 -0.33 of worst > loose figures: avg 
-0.5 -0.52 of worst > top groups
-0.48 -0.49 of worst > top groups: own measure asc
-0.5 -0.52 of worst > top groups: rows asc
-0.36 -0.42 of worst > top groups: said measure asc
-0.42 -0.44 of worst > top rows
-0.45 -0.47 of worst > top rows: order:guess asc
-0.39 -0.41 of worst > top rows: order:hint whole
0.5 0.65 of years > figures
0.49 0.65 of years > figures: fn:count one figure
-0.23 -0.24 of years > figures: fn:distinct? grouped by what is beside
0.39 0.52 of years > figures: fn:distinct? one figure
-0.21 -0.22 of years > figures: fn:sum? grouped by what is beside
-0.64 -0.71 of years > list
-0.42 -0.46 of years > list: many 
-0.62 -0.73 of years > list: where 
-0.43 -0.5 of years > list: where distinct
-0.28 -0.35 of years > loose figures
-0.18 -0.24 of years > loose figures: avg 
-0.44 -0.55 of years > loose figures: look up 
-0.57 -0.56 of years > loose figures: sum 
-0.17 -0.2 often > extreme value
-0.17 -0.21 often > extreme value: max guess
0.21 0.23 often > figures
0.24 0.24 often > figures: fn:count one figure
-0.18 -0.25 often > groups that are named
-0.18 -0.25 often > groups that are named: listed 
-0.29 -0.31 often > list
-0.25 -0.31 often > list: where 
-0.3 -0.31 often > list: where distinct
0.39 0.27 often > top groups
0.42 0.3 often > top groups: rows desc
-0.19 -0.2 often > which of these: position last
0.21 0.23 often did > figures
0.24 0.24 often did > figures: fn:count one figure
-0.18 -0.25 often did > groups that are named
-0.18 -0.25 often did > groups that are named: listed 
-0.25 -0.28 often did > top groups
-0.28 -0.33 often did > top groups: rows desc
-0.19 -0.2 often did > which of these: position last
0.48 0.38 often in > top groups
0.48 0.38 often in > top groups: rows desc
-0.73 -0.49 oldest > extreme value
-0.2 -0.2 oldest > extreme value: max said
-0.74 -0.52 oldest > extreme value: min said
-0.22 -0.39 oldest > list
-0.29 -0.52 oldest > list: where 
-0.17 -0.23 oldest > list: where distinct
-0.33 -0.24 oldest > loose figures
-0.33 -0.24 oldest > loose figures: count 
-0.33 -0.31 oldest > top groups: revenue desc
-0.35 -0.33 oldest > top groups: rows desc
-0.27 -0.23 oldest > top groups: units desc
0.47 0.35 oldest > top rows
-0.37 -0.37 oldest > top rows: order:guess desc
-0.24 -0.26 oldest > top rows: order:hint asc
0.37 0.37 oldest > top rows: order:said asc
-0.2 -0.27 oldest > top rows: order:said desc
0.65 0.58 oldest > top rows: order:said whole
-0.34 -0.33 oldest > which of these
-0.39 -0.41 oldest > which of these: count asc
-0.24 -0.26 oldest > which of these: guess asc
-0.17 -0.22 oldest > which of these: position first
0.22 0.26 oldest > which of these: position last
-0.19 -0.25 oldest when > extreme value
-0.22 -0.3 oldest when > extreme value: min said
-0.24 -0.27 oldest when > top groups: rows desc
-0.25 -0.28 oldest when > top rows: order:guess desc
-0.24 -0.26 oldest when > top rows: order:hint asc
0.45 0.54 oldest when > top rows: order:said asc
-0.19 -0.27 oldest when > top rows: order:said desc
0.55 0.37 on > against another row
-0.43 -0.47 on > against another row: count said
0.53 0.58 on > against another row: list said
0.83 0.87 on > average of each
0.83 0.87 on > average of each:  
-0.46 -0.69 on > comparison
0 -0.24 on > comparison: difference value
0.54 0.41 on > comparison: guess condition
-0.71 -0.77 on > comparison: guess value
0.43 0.49 on > difference
-0.34 -0.33 on > difference: of counts 
-0.28 -0.35 on > difference: of counts turned 
-0.29 -0.51 on > difference: of ends guess
-0.54 -0.53 on > difference: of ends said
-0.21 -0.25 on > difference: of two guess
0.53 0.53 on > difference: of two said
-0.28 -0.35 on > difference: of two turned guess
-0.49 -0.55 on > difference: of two turned said
-0.87 -1.03 on > extreme value: max guess
0.48 0.41 on > extreme value: max said
-0.41 -0.37 on > extreme value: min guess
-0.38 -0.47 on > extreme value: min said
-0.41 -0.45 on > figure of the top rows: sum 
-0.81 -0.86 on > figures
-0.87 -0.91 on > figures: fn:avg fn:sum!
-0.79 -0.81 on > figures: fn:avg grouped
-0.43 -0.48 on > figures: fn:avg grouped by what is beside
-0.27 -0.3 on > figures: fn:avg! grouped
0.71 0.78 on > figures: fn:count fn:sum
0.61 0.68 on > figures: fn:count fn:sum!
-0.36 -0.32 on > figures: fn:count grouped
-0.34 -0.22 on > figures: fn:count grouped by what is beside
-0.45 -0.47 on > figures: fn:count one figure
-0.33 -0.15 on > figures: fn:distinct? grouped by what is beside
0.39 0.35 on > figures: fn:distinct? one figure
-0.24 -0.22 on > figures: fn:max one figure
-0.24 -0.23 on > figures: fn:ratio grouped by what is beside
-0.26 -0.22 on > figures: fn:ratio one figure
0.9 0.92 on > figures: fn:sum fn:sum!
0.2 0.21 on > figures: fn:sum grouped
-0.18 -0.24 on > figures: fn:sum grouped by what is beside
0.33 0.19 on > figures: fn:sum one figure
-0.24 -0.23 on > figures: fn:sum! fn:max
0.37 0.76 on > figures: fn:sum! fn:sum!
-0.4 -0.17 on > figures: fn:sum! grouped
-0.05 -0.8 on > figures: fn:sum! grouped by what is beside
-0.16 -0.2 on > figures: fn:units grouped
-0.56 -0.37 on > figures: grouped named
-0.39 -0.25 on > figures: one figure named
0.44 0.67 on > first or last row
0.28 0.43 on > first or last row: position first
0.43 0.58 on > first or last row: position last
-0.37 -0.33 on > first or last row: time first
-0.26 -0.35 on > groups that are named
-0.26 -0.35 on > groups that are named: listed 
-0.38 -0.49 on > list: all 
-0.2 -0.18 on > list: many 
-0.48 -0.69 on > list: named things 
-0.57 -0.01 on > list: where 
0.22 0.07 on > list: where distinct
-0.2 -0.22 on > loose figures
-0.35 -0.45 on > loose figures: count 
0.73 0.65 on > loose figures: look up 
-0.63 -0.73 on > loose figures: look up guess
-0.31 -0.02 on > loose figures: sum 
1.11 1.12 on > next or previous row
-0.63 -0.5 on > next or previous row: said way time
-0.54 -0.36 on > rows before or after another
-0.47 -0.75 on > rows before or after another: count 
-0.49 -0.15 on > rows before or after another: list 
0.34 0.44 on > the same as another row
-0.27 -0.28 on > the same as another row: count guess
-0.34 -0.35 on > the same as another row: count said
-0.35 -0.52 on > the same as another row: list guess
0.33 0.44 on > the same as another row: list said
-0.3 -0.32 on > top groups
0.22 0.19 on > top groups: hinted desc
-0.6 -0.42 on > top groups: own measure asc
0.73 0.62 on > top groups: own measure desc
-0.61 -0.34 on > top groups: rows asc
-0.69 -0.83 on > top groups: rows desc
0.58 0.58 on > top groups: sum of field asc
-0.34 -0.27 on > top groups: sum of field desc
-0.7 -0.87 on > top rows
-0.69 -0.77 on > top rows: order:guess asc
-1.19 -1.09 on > top rows: order:guess desc
-0.6 -0.66 on > top rows: order:hint whole
0.58 0.58 on > top rows: order:said asc
-0.44 -0.47 on > which of these
-0.84 -0.91 on > which of these: count asc
-0.77 -0.84 on > which of these: count desc
-1.14 -1.11 on > which of these: position first
-0.51 -0.53 on > which of these: position last
0.29 0.1 on > which of these: said asc
-0.47 -0.46 on > which of these: said desc
-0.35 -0.39 on average > figures
-0.17 -0.22 on average > figures: fn:avg grouped by what is beside
-0.2 -0.24 on average > figures: fn:avg one figure
-0.36 -0.32 on average > figures: fn:count grouped
-0.13 -0.2 on average > figures: fn:sum! grouped by what is beside
-0.22 -0.34 on average > list: many 
0.15 0.21 on average > list: where 
-0.22 -0.27 on average > loose figures: sum 
0.26 0.28 on average > top groups
0.26 0.28 on average > top groups: rows desc
-0.26 -0.27 on average > top rows
-0.26 -0.27 on average > top rows: order:guess desc
-0.21 -0.2 on top > extreme value
-0.21 -0.2 on top > extreme value: max said
-0.37 -0.39 on top > first or last row
-0.37 -0.39 on top > first or last row: position first
-0.19 -0.25 on top > list
-0.19 -0.24 on top > list: many 
0.39 0.38 on top > top groups
0.5 0.44 on top > top groups: own measure desc
-0.26 -0.22 on top > top groups: rows desc
0.35 0.36 on top > top groups: sum of field desc
0.38 0.39 on top > top rows
-0.36 -0.39 on top > top rows: order:guess desc
0.38 0.4 on top > top rows: order:said desc
0.31 0.4 on was > figures
-0.18 -0.24 on was > figures: fn:count grouped by what is beside
0.29 0.37 on was > figures: fn:count one figure
0.34 0.42 on was > figures: fn:distinct? one figure
-0.31 -0.4 on was > list
-0.25 -0.3 on was > list: many 
-0.51 -0.54 on was > list: where 
-0.28 -0.27 on was > list: where distinct
-0.3 -0.37 on what > extreme value
-0.17 -0.23 on what > extreme value: min guess
-0.3 -0.37 on what > extreme value: min said
-0.23 -0.49 on what > first or last row
-0.23 -0.48 on what > first or last row: position first
0.2 0.23 on what > first or last row: time first
0.59 0.6 on what > list
0.42 0.42 on what > list: many 
-0.26 -0.28 on what > list: where distinct
-0.45 -0.48 on what > loose figures
-0.44 -0.46 on what > loose figures: count 
0.24 0.42 on what > top groups
0.24 0.42 on what > top groups: rows asc
0.42 0.4 on what > top rows
-0.31 -0.34 on what > top rows: order:guess asc
0.4 0.39 on what > top rows: order:said asc
-0.34 -0.34 on what > which of these
-0.2 -0.21 on what > which of these: guess asc
-0.23 -0.23 on what > which of these: guess desc
-0.33 -0.32 on what > which of these: position first
-0.31 -0.32 on what > which of these: position last
0.34 0.31 on which > list
-0.38 -0.43 on which > list: many 
0.22 0.27 on which > list: where 
0.4 0.45 on which > list: where distinct
-0.23 -0.27 on which > loose figures
-0.26 -0.29 on which > loose figures: avg 
-0.23 -0.25 on which > loose figures: count 
-0.21 -0.28 on which > loose figures: sum 
-0.35 -0.32 on which > which of these
-0.3 -0.3 on which > which of these: count asc
-0.31 -0.3 on which > which of these: count desc
-0.31 -0.29 on which > which of these: guess asc
-0.33 -0.3 on which > which of these: guess desc
-0.39 -0.36 on which > which of these: position first
-0.35 -0.32 on which > which of these: position last
-0.36 -0.32 on which > which of these: said asc
-0.32 -0.3 on which > which of these: said desc
0.12 0.29 only > comparison
0.24 0.24 only > comparison: difference sides
-0.31 -0.23 only > comparison: rows said alone
-0.3 -0.26 only > comparison: said sides
-0.2 -0.22 only > difference: of counts 
-0.19 -0.2 only > difference: of counts turned 
-0.2 -0.22 only > difference: of two guess
-0.3 -0.3 only > extreme value
-0.3 -0.3 only > extreme value: min said
-0.27 -0.45 only > figures
-0.15 -0.32 only > figures: fn:distinct? one figure
0.18 0.23 only > figures: fn:sum! grouped by what is beside
-0.17 -0.31 only > figures: fn:sum! one figure
-0.08 -0.2 only > first or last row
-0.09 -0.22 only > first or last row: position first
0.39 0.41 only > first or last row: position last
-0.32 -0.3 only > first or last row: time first
-0.14 -0.2 only > groups that are named
-0.14 -0.2 only > groups that are named: listed 
0.51 0.46 only > how long
0.51 0.46 only > how long: between rows 
0.57 0.91 only > list
-0.35 -0.39 only > list: all 
0.32 0.36 only > list: many 
0.87 0.94 only > list: named things 
-0.41 -0.43 only > list: where distinct
-0.65 -0.91 only > loose figures
-0.34 -0.52 only > loose figures: avg 
-0.7 -0.62 only > loose figures: count 
-0.44 -0.53 only > loose figures: look up 
-0.35 -0.51 only > loose figures: look up guess
-0.31 -0.64 only > loose figures: sum 
0.31 0.34 only > next or previous row
-0.34 -0.33 only > next or previous row: other way position
0.33 0.34 only > next or previous row: said way position
-0.76 -0.37 only > top groups
-0.32 0.39 only > top groups: own measure desc
-0.42 -0.4 only > top groups: rows asc
-0.46 -0.27 only > top groups: rows desc
-0.34 -0.22 only > top rows
-0.28 -0.2 only > top rows: order:guess desc
-0.4 -0.45 only > top rows: order:hint whole
-0.49 -0.51 only > top rows: order:said asc
-0.14 0.24 only > top rows: order:said desc
0.44 0.48 only > top rows: order:said whole
-0.96 -1.03 only > which of these
-0.31 -0.31 only > which of these: count asc
-0.41 -0.38 only > which of these: count desc
-0.23 -0.31 only > which of these: guess asc
-0.46 -0.57 only > which of these: guess desc
-0.88 -0.87 only > which of these: position first
-0.91 -0.99 only > which of these: position last
-0.63 -0.57 only > which of these: said asc
-0.62 -0.63 only > which of these: said desc
0.47 0.43 only had > list
-0.22 -0.23 only had > list: all 
0.32 0.3 only had > list: named things 
-0.46 -0.45 only had > list: where distinct
0.39 0.41 only have > first or last row
0.39 0.41 only have > first or last row: position last
0.23 0.27 only have > list
0.19 0.26 only have > list: many 
-0.19 -0.29 only have > list: where 
-0.22 -0.44 only have > loose figures: count 
-0.38 -0.41 only have > top rows
-0.27 -0.28 only have > top rows: order:guess desc
-0.4 -0.45 only have > top rows: order:hint whole
-0.41 -0.41 only have > top rows: order:said whole
0.46 0.44 only name > list
0.4 0.44 only name > list: many 
-0.48 -0.47 only name > list: where 
-0.22 -0.19 only name > list: where distinct
0.3 0.21 only show > list
-0.21 -0.24 only show > list: many 
0.38 0.36 only show > list: where 
-0.27 -0.31 only show > list: where distinct
-0.35 -0.26 only show > loose figures
-0.35 -0.26 only show > loose figures: count 
0.79 0.55 only year > list: many 
-0.65 -0.48 only year > list: where 
-0.58 -0.38 only year > list: where distinct
-0.4 -0.38 only year > loose figures
-0.37 -0.32 only year > loose figures: count 
-0.47 -0.53 only year > loose figures: sum 
-0.24 -0.15 or > against another row
-0.24 -0.14 or > against another row: count guess
-0.87 -0.83 or > comparison
-0.87 -0.83 or > comparison: guess value
-0.4 -0.47 or > extreme value
-0.3 -0.37 or > extreme value: max guess
-0.24 -0.23 or > extreme value: max said
-0.26 -0.32 or > extreme value: min said
-0.41 -0.39 or > figures: fn:avg! grouped by what is beside
-0.44 -0.41 or > figures: fn:avg! one figure
-0.2 -0.21 or > figures: fn:count fn:min
-0.56 -0.29 or > figures: fn:count fn:sum!
-0.25 -0.2 or > figures: fn:count grouped
-0.32 -0.23 or > figures: fn:count grouped by what is beside
0.31 0.27 or > figures: fn:count one figure
-0.27 -0.37 or > figures: fn:distinct? grouped by what is beside
-0.44 -0.48 or > figures: fn:distinct? one figure
-0.31 -0.25 or > figures: fn:last grouped by what is beside
0.37 0.34 or > figures: fn:last one figure
0.4 0.5 or > figures: fn:skewed one figure
-0.25 -0.24 or > figures: fn:sum! fn:count
-0.32 -0.41 or > figures: fn:sum! fn:skewed
-0.58 -0.47 or > figures: fn:sum! grouped by what is beside
-0.62 -0.65 or > figures: fn:sum! one figure
-0.44 -0.4 or > figures: one figure named
0.59 0.68 or > first or last row
0.64 0.71 or > first or last row: position first
-0.34 -0.4 or > first or last row: time first
-0.36 -0.43 or > groups that are named
-0.36 -0.43 or > groups that are named: listed 
-0.31 -0.19 or > list
-1.05 -1.16 or > list: how many 
0.34 0.33 or > list: named things 
-0.57 -0.48 or > list: where 
-0.25 -0.23 or > list: where distinct
-0.39 -0.32 or > loose figures
-0.48 -0.32 or > loose figures: avg 
-1.24 -0.89 or > loose figures: count 
0 -0.38 or > loose figures: look up 
-0.59 -0.6 or > loose figures: look up guess
-0.34 -0.37 or > next or previous row: other way position
0.15 0.27 or > top groups: own measure asc
0.31 0.31 or > top groups: own measure desc
-0.62 -0.73 or > top groups: rows asc
-0.37 -0.31 or > top groups: rows desc
-0.31 -0.32 or > top groups: sum of field desc
0.71 0.78 or > top rows
-0.12 -0.28 or > top rows: order:guess asc
-0.45 -0.51 or > top rows: order:hint whole
0.57 0.62 or > top rows: order:said asc
-0.27 -0.54 or > top rows: order:said desc
1.04 1.08 or > which of these
-0.24 0.13 or > which of these: count asc
-0.36 -0.14 or > which of these: count desc
0.64 0.61 or > which of these: figure 
0.27 0.34 or > which of these: guess asc
0.42 0.46 or > which of these: guess desc
0.3 0.34 or > which of these: position first
0.22 0.32 or > which of these: position last
0.26 0.29 or > which of these: said asc
0.23 0.25 or > which of these: said desc
-1.11 -1.22 or > yes or no
-1.11 -1.22 or > yes or no: exists 
-0.39 -0.22 or and > list
-0.26 -0.19 or and > list: where 
-0.46 -0.22 or and > list: where distinct
-0.21 -0.18 or and > yes or no
-0.21 -0.18 or and > yes or no: exists 
-0.17 -0.22 or at > list: many 
0.16 0.2 or at > which of these
-0.19 -0.2 or at > which of these: count asc
-0.19 -0.2 or at > which of these: count desc
-0.3 -0.31 or at > which of these: guess asc
-0.22 -0.24 or at > which of these: guess desc
-0.24 -0.25 or at > which of these: position first
0.28 0.33 or at > which of these: position last
-0.35 -0.35 or at > which of these: said asc
0.33 0.35 or at > which of these: said desc
-0.34 -0.35 or better > figures
-0.27 -0.28 or better > figures: fn:count grouped by what is beside
-0.34 -0.35 or better > figures: fn:count one figure
-0.48 -0.22 or better > list
-0.56 -0.14 or better > list: many 
-0.38 -0.2 or better > list: where 
-0.34 -0.16 or better > list: where distinct
0.34 0.35 or better > loose figures
0.43 0.4 or better > loose figures: avg 
-0.58 -0.43 or better > loose figures: look up 
-0.5 -0.37 or better > loose figures: look up guess
0.37 0.35 or better > loose figures: sum 
0.28 0.24 or does > which of these
0.4 0.42 or does > which of these: count asc
0.39 0.4 or does > which of these: count desc
0.34 0.34 or does > which of these: guess asc
-0.35 -0.36 or does > which of these: guess desc
0.45 0.43 or does > which of these: position first
-0.41 -0.4 or does > which of these: position last
-0.24 -0.22 or does > yes or no
-0.24 -0.22 or does > yes or no: exists 
0.22 0.25 or greater > figures
0.22 0.25 or greater > figures: fn:count one figure
-0.21 -0.23 or greater > list
-0.21 -0.23 or greater > list: where 
-0.21 -0.22 or greater > list: where distinct
-0.23 -0.25 or greater > loose figures
-0.09 -0.23 or greater > loose figures: avg 
-0.08 -0.28 or greater > loose figures: look up guess
-0.22 -0.24 or greater > loose figures: sum 
-0.17 -0.2 or in > list: where distinct
-0.26 -0.23 or in > loose figures
-0.2 -0.18 or in > loose figures: avg 
-0.27 -0.24 or in > loose figures: sum 
0.2 0.2 or in > which of these
-0.48 -0.54 or in > which of these: count asc
0.21 0.22 or in > which of these: count desc
0.3 0.31 or in > which of these: guess asc
-0.29 -0.29 or in > which of these: guess desc
-0.52 -0.51 or in > which of these: position first
0.38 0.36 or in > which of these: position last
0.45 0.46 or in > which of these: said asc
0.28 0.27 or in > which of these: said desc
0.1 0.28 or more > figures
-0.2 -0.21 or more > figures: fn:count fn:min
-0.19 -0.23 or more > figures: fn:count fn:sum!
0.39 0.36 or more > figures: fn:count one figure
-0.36 -0.37 or more > figures: fn:distinct? fn:sum!
-0.32 -0.28 or more > figures: fn:distinct? one figure
0.4 0.38 or not > figures
-0.46 -0.27 or not > figures: fn:count fn:sum!
-0.21 -0.15 or not > figures: fn:count grouped by what is beside
0.34 0.32 or not > figures: fn:count one figure
0.54 0.54 or not > figures: fn:distinct? fn:sum!
0.26 0.25 or not > figures: fn:distinct? one figure
0.28 0.3 or not > figures: fn:min one figure
-0.39 -0.38 or not > loose figures
-0.47 -0.45 or not > loose figures: avg 
-0.2 -0.18 or not > loose figures: look up 
-0.25 -0.26 or not > loose figures: sum 
0.26 0.35 or were > figures
0.47 0.48 or were > figures: fn:count one figure
-0.46 -0.48 or were > figures: fn:distinct? one figure
-0.43 -0.16 or were > figures: one figure named
-0.38 -0.44 or with > which of these: count asc
-0.37 -0.4 or with > which of these: count desc
0.45 0.47 or with > which of these: figure 
-0.5 -0.52 or with > which of these: guess asc
-0.45 -0.18 or with > which of these: guess desc
0.39 0.4 or with > which of these: position first
-0.55 -0.52 or with > which of these: position last
0.66 0.67 or with > which of these: said asc
0.56 0.55 or with > which of these: said desc
-0.2 -0.17 or with > yes or no
-0.2 -0.17 or with > yes or no: exists 
0.54 0.44 other > comparison: guess value
-0.2 -0.22 other > comparison: rows alone
-0.59 -0.68 other > extreme value
-0.45 -0.39 other > extreme value: max guess
-0.46 -0.53 other > extreme value: max said
-0.19 -0.2 other > extreme value: min guess
-0.2 -0.19 other > figure of the top rows
-0.2 -0.19 other > figure of the top rows: avg 
-0.2 -0.2 other > figure of the top rows: sum 
0.31 0.15 other > figures: fn:count fn:sum!
0.37 0.16 other > figures: fn:distinct? fn:sum!
-0.19 -0.2 other > figures: fn:distinct? grouped by what is beside
0.32 0.31 other > figures: fn:distinct? one figure
0.25 0.14 other > figures: fn:max grouped by what is beside
-0.24 -0.22 other > figures: fn:max one figure
0.21 0.19 other > figures: fn:missing one figure
0.21 0.19 other > figures: fn:stddev one figure
-0.26 -0.27 other > figures: fn:sum grouped by what is beside
-0.29 -0.33 other > figures: fn:sum one figure
-0.34 -0.28 other > figures: fn:sum! fn:max
-0.47 -0.48 other > first or last row
-0.46 -0.47 other > first or last row: position first
-0.22 -0.15 other > groups that are named
-0.22 -0.15 other > groups that are named: listed 
0.52 0.57 other > list: many 
0.25 0.27 other > list: named things 
-0.39 -0.52 other > list: where 
-0.47 -0.54 other > list: where distinct
-0.65 -0.57 other > loose figures
-0.36 -0.33 other > loose figures: avg 
-0.63 -0.62 other > loose figures: count 
-0.36 -0.25 other > loose figures: look up 
-0.41 -0.39 other > loose figures: sum 
-0.21 -0.21 other > the same as another row
-0.21 -0.2 other > the same as another row: count guess
-0.22 -0.22 other > the same as another row: list guess
0.29 0.32 other > top groups
0.53 0.51 other > top groups: own measure desc
-0.34 -0.37 other > top groups: rows asc
-0.79 -0.79 other > top groups: rows desc
-0.3 -0.39 other > top rows
-0.28 -0.33 other > top rows: order:guess asc
-0.56 -0.52 other > top rows: order:guess desc
0.26 0.24 other > top rows: order:said desc
0.29 0.33 other > top rows: order:said whole
0.6 0.63 other > which of these
-0.6 -0.64 other > which of these: guess asc
0.42 0.31 other > which of these: guess desc
0.29 0.32 other > which of these: position first
0.36 0.39 other > which of these: position last
0.25 0.25 other > yes or no
0.25 0.25 other > yes or no: exists 
-0.2 -0.2 other than > comparison
-0.34 -0.4 other than > comparison: guess value
-0.2 -0.22 other than > comparison: rows alone
-0.41 -0.45 other than > extreme value
-0.35 -0.33 other than > extreme value: max guess
-0.42 -0.45 other than > extreme value: max said
0.31 0.15 other than > figures: fn:count fn:sum!
0.41 0.39 other than > figures: fn:count one figure
0.37 0.16 other than > figures: fn:distinct? fn:sum!
-0.19 -0.2 other than > figures: fn:distinct? grouped by what is beside
0.32 0.31 other than > figures: fn:distinct? one figure
-0.26 -0.27 other than > figures: fn:sum grouped by what is beside
-0.29 -0.33 other than > figures: fn:sum one figure
0.52 0.57 other than > list: many 
-0.37 -0.4 other than > list: where 
-0.29 -0.35 other than > list: where distinct
-0.61 -0.55 other than > loose figures
-0.52 -0.5 other than > loose figures: avg 
-0.51 -0.53 other than > loose figures: count 
-0.36 -0.25 other than > loose figures: look up 
-0.24 -0.22 other than > loose figures: sum 
0.17 0.3 other than > top groups
0.31 0.26 other than > top groups: own measure desc
-0.25 -0.25 other than > top groups: rows desc
-0.31 -0.31 other than > top groups: sum of field desc
-0.43 -0.49 other than > top rows
-0.3 -0.23 other than > top rows: order:guess desc
-0.29 -0.5 other than > top rows: order:said desc
0.51 0.57 other than > which of these
-0.36 -0.45 other than > which of these: count asc
-0.29 -0.36 other than > which of these: count desc
-0.53 -0.51 other than > which of these: guess asc
0.32 0.3 other than > which of these: guess desc
-0.54 -0.59 other than > which of these: position first
0.64 0.7 other than > which of these: position last
-0.34 -0.32 other was > top groups: rows desc
0.21 0.19 other was > top groups: sum of field desc
0.31 0.2 other was > top rows
-0.28 -0.24 other was > top rows: order:guess desc
-0.33 -0.3 other was > top rows: order:said desc
0.29 0.33 other was > top rows: order:said whole
-0.46 -0.49 over > comparison
-0.46 -0.49 over > comparison: guess value
-0.23 -0.23 over > extreme value: max said
0.29 0.27 over > figures
-0.46 -0.54 over > figures: fn:count fn:sum
-1.02 -1.15 over > figures: fn:count fn:sum!
-0.35 -0.23 over > figures: fn:count grouped by what is beside
1.04 1.13 over > figures: fn:count one figure
-0.46 -0.5 over > figures: fn:distinct? fn:sum!
-0.32 -0.29 over > figures: fn:distinct? one figure
-0.26 -0.25 over > figures: fn:max fn:sum!
-0.22 -0.22 over > figures: fn:max grouped
0.28 0.28 over > figures: fn:revenue grouped
-0.75 -0.8 over > figures: fn:revenue grouped by what is beside
-0.43 -0.65 over > figures: fn:revenue one figure
0.34 0.34 over > figures: fn:sum! fn:sum!
-0.39 -0.4 over > figures: fn:sum! grouped
-0.31 -0.32 over > figures: fn:sum! one figure
0.37 0.32 over > figures: fn:sum? fn:sum!
-0.23 -0.26 over > figures: fn:sum? grouped by what is beside
-0.21 -0.3 over > figures: grouped by what is beside 
0.32 0.33 over > figures: one figure named
0.19 0.22 over > first or last row
0.19 0.22 over > first or last row: position first
0.75 0.88 over > groups that have: list said
-0.87 -0.75 over > list
-0.26 -0.25 over > list: many 
-0.24 -0.28 over > list: named things 
-0.74 -0.63 over > list: where 
-1.37 -1.15 over > list: where distinct
-0.17 -0.27 over > loose figures
-0.38 -0.37 over > loose figures: avg 
-0.88 -0.8 over > loose figures: look up 
-1.16 -1.52 over > loose figures: look up guess
-0.2 -0.19 over > rows before or after another
-0.21 -0.2 over > rows before or after another: list 
0.34 0.34 over > top groups
0.62 0.58 over > top groups: rows asc
-0.27 -0.23 over > top rows: order:said desc
-0.23 -0.23 over all > extreme value
-0.23 -0.23 over all > extreme value: max said
-0.35 -0.41 over all > figures
-0.46 -0.54 over all > figures: fn:count fn:sum
-0.38 -0.39 over all > figures: fn:count fn:sum!
-0.37 -0.39 over all > figures: fn:count one figure
-0.31 -0.34 over all > figures: fn:distinct? fn:sum!
-0.24 -0.24 over all > figures: fn:distinct? one figure
0.37 0.32 over all > figures: fn:sum? fn:sum!
-0.23 -0.26 over all > figures: fn:sum? grouped by what is beside
0.35 0.41 over all > loose figures
-0.35 -0.32 over all > loose figures: avg 
-0.24 -0.27 over all > loose figures: look up 
0.35 0.4 over all > loose figures: sum 
-0.2 -0.19 over all > rows before or after another
-0.21 -0.2 over all > rows before or after another: list 
-0.27 -0.23 over all > top rows: order:said desc
-0.26 -0.25 over time > figures: fn:max fn:sum!
-0.22 -0.22 over time > figures: fn:max grouped
0.28 0.28 over time > figures: fn:revenue grouped
-0.28 -0.28 over time > figures: fn:revenue one figure
0.34 0.34 over time > figures: fn:sum! fn:sum!
-0.27 -0.28 over time > figures: fn:sum! grouped
0.7 0.69 over year > figures
-0.31 -0.32 over year > figures: fn:sum! one figure
-0.21 -0.3 over year > figures: grouped by what is beside 
0.32 0.33 over year > figures: one figure named
0.2 0.53 per > average of each
0.2 0.53 per > average of each:  
0.27 0.32 per > columns that are named
0.3 0.43 per > columns that are named: columns named all
-0.34 -0.26 per > columns that are named: columns named where
0.19 0.25 per > comparison
-0.4 -0.3 per > comparison: difference sides
-0.43 -0.44 per > comparison: difference value
-0.24 -0.24 per > comparison: guess floating
-0.23 -0.21 per > comparison: guess sides
-0.41 -0.46 per > comparison: guess value
-0.43 -0.45 per > comparison: rows in groups
-0.36 -0.4 per > comparison: rows said alone
-0.51 -0.67 per > comparison: rows said in groups
0.29 0.43 per > comparison: said sides
0.38 0.41 per > difference
-0.2 -0.27 per > difference: of counts 
-0.36 -0.36 per > difference: of ends said
-0.35 -0.38 per > difference: of fields 
-0.2 -0.31 per > difference: of fields turned 
0.4 0.39 per > difference: of two said
-0.41 -0.42 per > difference: of two turned said
-0.5 -0.56 per > extreme value
-0.33 -0.32 per > extreme value: max guess
-0.42 -0.53 per > extreme value: max said
-0.28 -0.54 per > figures
-0.87 -0.9 per > figures: fn:avg fn:sum!
-0.17 -0.34 per > figures: fn:avg grouped
-0.32 -0.33 per > figures: fn:avg grouped by what is beside
0.45 0.16 per > figures: fn:avg one figure
-0.87 -0.76 per > figures: fn:avg! grouped
0.28 0.29 per > figures: fn:count fn:revenue
0.24 0.23 per > figures: fn:count fn:sum
0.44 0.39 per > figures: fn:count grouped
-0.72 -0.62 per > figures: fn:count one figure
-0.28 -0.29 per > figures: fn:distinct? fn:revenue
-0.25 -0.14 per > figures: fn:distinct? grouped
0.71 0.89 per > figures: fn:ratio grouped
-0.67 -0.89 per > figures: fn:ratio one figure
-0.28 -0.14 per > figures: fn:revenue grouped
-0.5 -0.69 per > figures: fn:revenue one figure
-0.21 -0.37 per > figures: fn:sum fn:sum!
-0.29 -0.34 per > figures: fn:sum one figure
-0.09 -0.24 per > figures: fn:sum! fn:revenue
-0.58 -0.47 per > figures: fn:sum! fn:sum!
-0.23 -0.24 per > figures: fn:sum! fn:units
-0.44 -0.49 per > figures: fn:sum! grouped
-0.33 -0.44 per > figures: fn:sum! one figure
-0.38 -0.34 per > figures: fn:sum? grouped
-0.27 -0.23 per > figures: fn:sum? one figure
-0.23 -0.26 per > figures: fn:units grouped
-0.15 -0.28 per > figures: grouped named
-0.54 -0.42 per > figures: one figure named
-0.2 -0.17 per > first or last row: position first
-0.4 -0.5 per > groups that are named: listed 
-0.89 -0.82 per > list
-0.34 -0.44 per > list: all 
-0.32 -0.42 per > list: how many 
-0.21 -0.42 per > list: many 
-0.8 -0.55 per > list: named things 
-0.65 -0.72 per > list: where 
-0.67 -0.69 per > list: where distinct
-0.51 -0.71 per > loose figures
-0.29 -0.37 per > loose figures: avg 
-0.27 -0.38 per > loose figures: look up guess
-0.32 -0.37 per > loose figures: sum 
-0.26 -0.24 per > top groups: own measure asc
-0.35 -0.35 per > top groups: own measure desc
-0.77 -0.73 per > top groups: rows desc
0.55 0.57 per > top groups: sum of field desc
-0.67 -0.72 per > top rows
-0.54 -0.7 per > top rows: order:guess desc
-0.41 -0.48 per > top rows: order:hint whole
-0.8 -0.91 per > top rows: order:said desc
0.36 0.34 per > top rows: order:said whole
-0.21 -0.21 per > which of these
-0.21 -0.21 per > which of these: figure 
-0.17 -0.2 per year > average of each
-0.17 -0.2 per year > average of each:  
-0.52 -0.56 per year > comparison
-0.32 -0.36 per year > comparison: guess value
-0.53 -0.57 per year > comparison: said value
-0.32 0.01 per year > figures
0.21 0.23 per year > figures: fn:avg grouped
-0.21 -0.23 per year > figures: fn:avg one figure
0.5 0.4 per year > figures: fn:count grouped
-0.72 -0.59 per year > figures: fn:count one figure
-0.38 -0.39 per year > figures: fn:distinct? grouped
-0.46 -0.28 per year > figures: fn:revenue grouped
-0.37 -0.42 per year > figures: fn:revenue one figure
0.28 0.39 per year > figures: fn:sum grouped
-0.28 -0.52 per year > figures: fn:sum! grouped
-0.38 -0.34 per year > figures: fn:sum? grouped
-0.27 -0.23 per year > figures: fn:sum? one figure
0.52 0.54 per year > groups that are named
0.5 0.53 per year > groups that are named: compared 
-0.4 -0.5 per year > groups that are named: listed 
-0.21 -0.34 per year > loose figures
-0.18 -0.29 per year > loose figures: avg 
-0.09 -0.28 per year > loose figures: sum 
-0.21 -0.21 per year > which of these
-0.21 -0.21 per year > which of these: figure 
-0.21 -0.23 percent > figures
-0.36 -0.29 percent > figures: fn:revenue grouped
-0.32 -0.31 percent > figures: fn:revenue one figure
-0.19 -0.2 percent > figures: fn:sum! grouped
0.22 0.24 percent > share
-0.4 -0.39 percent > share: filtered 
0.25 0.24 percent > share: filtered twice 
0.19 0.2 percent > share: of groups 
-0.27 -0.24 percent > top groups
-0.2 -0.17 percent > top groups: own measure desc
-0.21 -0.23 percent > top groups: sum of field desc
0.35 0.34 percent > top rows
-0.32 -0.29 percent > top rows: order:said desc
0.35 0.32 percent > top rows: order:said whole
-0.18 -0.2 percent of > figures
-0.36 -0.29 percent of > figures: fn:revenue grouped
-0.19 -0.2 percent of > figures: fn:sum! grouped
0.2 0.21 percent of > share
0.19 0.2 percent of > share: of groups 
0.38 0.39 percentage > figures
-0.4 -0.41 percentage > figures: fn:count fn:avg!
-0.16 -0.24 percentage > figures: fn:max one figure
0.25 0.25 percentage > figures: fn:missing one figure
-0.51 -0.66 percentage > list
-0.22 -0.14 percentage > list: how many 
-0.22 -0.36 percentage > list: named things 
-0.57 -0.7 percentage > list: where 
-0.47 -0.55 percentage > list: where distinct
-0.54 -0.59 percentage > loose figures
-0.35 -0.3 percentage > loose figures: avg 
-0.66 -0.72 percentage > loose figures: count 
-0.23 -0.31 percentage > loose figures: sum 
-0.29 -0.31 percentage > share: filtered twice 
-0.21 -0.06 percentage > top groups
-0.25 -0.24 percentage > top groups: rows desc
-0.21 -0.06 percentage > top groups: sum of field desc
0.35 0.34 percentage > top rows
-0.09 -0.22 percentage > top rows: order:guess asc
-0.26 -0.32 percentage > top rows: order:guess desc
0.21 0.22 percentage > top rows: order:hint desc
-0.4 -0.36 percentage > top rows: order:said asc
-0.09 -0.26 percentage > top rows: order:said desc
0.5 0.42 percentage > top rows: order:said whole
-0.31 -0.37 percentage > which of these: count asc
-0.25 -0.27 percentage > which of these: count desc
-0.37 -0.39 percentage > which of these: guess asc
0.33 0.32 percentage > which of these: guess desc
0.41 0.43 percentage > which of these: position first
-0.43 -0.41 percentage > which of these: position last
-0.47 -0.48 percentage > which of these: said asc
0.39 0.37 percentage > which of these: said desc
0.38 0.4 percentage of > figures
-0.4 -0.41 percentage of > figures: fn:count fn:avg!
0.25 0.25 percentage of > figures: fn:missing one figure
-0.51 -0.66 percentage of > list
-0.22 -0.14 percentage of > list: how many 
-0.22 -0.36 percentage of > list: named things 
-0.57 -0.7 percentage of > list: where 
-0.47 -0.55 percentage of > list: where distinct
-0.54 -0.58 percentage of > loose figures
-0.35 -0.3 percentage of > loose figures: avg 
-0.66 -0.72 percentage of > loose figures: count 
-0.23 -0.31 percentage of > loose figures: sum 
-0.29 -0.31 percentage of > share: filtered twice 
-0.31 -0.37 percentage of > which of these: count asc
-0.25 -0.27 percentage of > which of these: count desc
-0.37 -0.39 percentage of > which of these: guess asc
0.33 0.32 percentage of > which of these: guess desc
0.41 0.43 percentage of > which of these: position first
-0.43 -0.41 percentage of > which of these: position last
-0.47 -0.48 percentage of > which of these: said asc
0.39 0.37 percentage of > which of these: said desc
-0.26 -0.28 previous > difference: of ends said
0.35 0.33 previous > difference: of fields 
-0.47 -0.51 previous > difference: of fields turned 
-0.56 -0.55 previous > list
-0.55 -0.54 previous > list: many 
-0.53 -0.58 previous > list: named things 
-0.48 -0.55 previous > list: where 
-0.43 -0.35 previous > list: where distinct
-0.43 -0.43 previous > loose figures
-0.33 -0.27 previous > loose figures: avg 
-0.68 -0.59 previous > loose figures: count 
-0.2 -0.12 previous > loose figures: look up 
-0.26 -0.36 previous > loose figures: look up guess
-0.42 -0.44 previous > loose figures: sum 
0.37 0.36 previous > next or previous row: said way time
0.16 0.21 previous > rows before or after another
0.08 0.26 previous > which of these: position last
-0.2 -0.22 previous from > list
-0.2 -0.23 previous from > list: named things 
0.2 0.22 previous from > next or previous row
-0.2 -0.2 previous from > next or previous row: other way position
0.2 0.2 previous from > next or previous row: said way position
0.26 0.24 previous name > next or previous row
-0.24 -0.25 previous name > next or previous row: other way position
0.26 0.27 previous name > next or previous row: said way position
-0.38 -0.26 previous of > list
-0.22 -0.23 previous of > list: many 
-0.49 -0.38 previous of > list: where 
-0.38 -0.25 previous of > list: where distinct
-0.35 -0.33 previous of > loose figures
-0.32 -0.26 previous of > loose figures: avg 
-0.28 -0.24 previous of > loose figures: count 
-0.37 -0.38 previous of > loose figures: sum 
0.27 0.24 previous of > next or previous row
-0.41 -0.41 previous of > next or previous row: other way position
0.28 0.25 previous of > next or previous row: said way position
-0.53 -0.5 previous of > rows before or after another
-0.53 -0.51 previous of > rows before or after another: list 
-0.35 -0.37 previous to > list
-0.34 -0.37 previous to > list: many 
-0.47 -0.47 previous to > list: named things 
-0.29 -0.38 previous to > list: where 
-0.25 -0.18 previous to > list: where distinct
-0.43 -0.43 previous to > loose figures
-0.23 -0.09 previous to > loose figures: count 
-0.24 -0.46 previous to > loose figures: sum 
-0.09 -0.28 previous to > next or previous row
0.2 0.18 previous to > next or previous row: other way position
-0.32 -0.31 previous to > next or previous row: said way position
0.37 0.36 previous to > next or previous row: said way time
0.3 0.33 previous to > rows before or after another
0.24 0.28 previous to > rows before or after another: list 
0.13 0.27 previous to > which of these: position last
-0.3 -0.37 previous year > loose figures
-0.2 -0.12 previous year > loose figures: look up 
-0.18 -0.36 previous year > loose figures: look up guess
-0.22 -0.2 previous year > loose figures: sum 
0.27 0.32 rate > none
0.27 0.32 rate conditions 0
0.28 0.41 rate with dimension
0.28 0.41 rate: grouped
-0.28 -0.41 rate: one
0.27 0.32 rate: rate
-0.23 -0.27 ratio > figures
0.25 0.26 ratio > which of these: count desc
0.4 0.42 ratio > which of these: figure 
-0.41 -0.38 ratio > which of these: guess asc
0.25 0.21 ratio > which of these: guess desc
-0.44 -0.41 ratio > which of these: position last
-0.33 -0.31 ratio > which of these: said asc
-0.23 -0.27 ratio of > figures
0.25 0.26 ratio of > which of these: count desc
0.4 0.42 ratio of > which of these: figure 
-0.41 -0.38 ratio of > which of these: guess asc
0.25 0.21 ratio of > which of these: guess desc
-0.44 -0.41 ratio of > which of these: position last
-0.33 -0.31 ratio of > which of these: said asc
-0.23 -0.36 recent > extreme value
-0.23 -0.36 recent > extreme value: max said
0.46 0.19 recent > figures
0.27 0.22 recent > figures: fn:correlation fn:sum!
-0.25 -0.21 recent > figures: fn:correlation grouped by what is beside
0.22 0.19 recent > figures: fn:correlation one figure
0.62 0.67 recent > figures: fn:last one figure
0.27 0.33 recent > first or last row
0.36 0.37 recent > first or last row: position last
-0.2 -0.19 recent > first or last row: time last
-0.47 -0.54 recent > top groups
-0.47 -0.54 recent > top groups: rows desc
0.22 0.62 recent > top rows
0.25 0.56 recent > top rows: order:said desc
-0.4 -0.45 recent > top rows: order:said whole
-0.55 -0.8 rows before or after another > amount
-0.94 -0.77 rows before or after another > name
-0.83 -0.8 rows before or after another > place
-1.41 -1.44 rows before or after another > time
-0.34 -0.26 rows before or after another conditions 1
-0.53 -0.6 rows before or after another ignores dimension
-1.23 -1.3 rows before or after another ignores measure
-1.78 -1.57 rows before or after another of what is unique
-0.53 -0.6 rows before or after another with dimension
-0.36 -0.34 rows before or after another with elapsed
-0.18 -0.31 rows before or after another with field
-0.33 -0.43 rows before or after another with superlative
-1.57 -1.94 rows before or after another, target is told in the question
-0.17 -0.24 rows before or after another: list
-1.16 -1.23 rows of another thing
-0.48 -0.5 same > comparison
-0.48 -0.5 same > comparison: guess value
-0.19 -0.2 same > extreme value
-0.19 -0.2 same > extreme value: min guess
-0.53 -0.56 same > figures
-0.21 -0.29 same > figures: fn:count fn:count
-0.22 -0.32 same > figures: fn:count fn:distinct?
-0.23 -0.26 same > figures: fn:count fn:sum!
-0.18 -0.24 same > figures: fn:count fn:sum?
-0.37 -0.4 same > figures: fn:count one figure
-0.15 -0.21 same > figures: fn:distinct? fn:count
-0.16 -0.2 same > figures: fn:distinct? fn:distinct?
-0.17 -0.21 same > figures: fn:distinct? fn:sum!
-0.16 -0.2 same > figures: fn:distinct? fn:sum?
-0.38 -0.34 same > figures: fn:distinct? one figure
0.1 0.43 same > figures: fn:sum! fn:distinct?
0.17 0.53 same > figures: fn:sum! fn:sum?
-0.17 -0.21 same > figures: fn:sum? fn:sum!
-0.34 -0.36 same > first or last row
-0.34 -0.36 same > first or last row: position first
-0.29 -0.37 same > groups that are named
-0.29 -0.37 same > groups that are named: listed 
-0.62 -0.36 same > list
-0.38 -0.65 same > list: all 
0.12 0.25 same > list: many 
-1.53 -1.27 same > list: where 
-1.38 -1.28 same > list: where distinct
-0.78 -0.77 same > loose figures
-0.58 -0.61 same > loose figures: avg 
-0.92 -0.98 same > loose figures: count 
-0.29 -0.35 same > loose figures: look up 
-0.63 -0.62 same > loose figures: sum 
0.21 0.1 same > the same as another row
-0.32 -0.42 same > the same as another row: count guess
-0.22 -0.31 same > the same as another row: count said
-0.56 -0.55 same > the same as another row: list guess
0.35 0.4 same > the same as another row: list said
-0.34 -0.37 same > top groups
-0.34 -0.37 same > top groups: rows asc
-0.28 -0.33 same > top rows
-0.28 -0.33 same > top rows: order:guess asc
-0.75 -0.82 same > which of these: count asc
-0.78 -0.83 same > which of these: count desc
-0.33 -0.39 same > which of these: figure 
-0.52 -0.63 same > which of these: guess asc
-0.58 -0.57 same > which of these: guess desc
-1.03 -1.03 same > which of these: position first
0.22 0.21 same > which of these: position last
-0.61 -0.66 same > which of these: said asc
-0.72 -0.73 same > which of these: said desc
0.59 0.61 same > yes or no
0.59 0.61 same > yes or no: exists 
-0.3 -0.36 same amount > figures
-0.21 -0.29 same amount > figures: fn:count fn:count
-0.22 -0.32 same amount > figures: fn:count fn:distinct?
-0.18 -0.24 same amount > figures: fn:count fn:sum?
-0.15 -0.21 same amount > figures: fn:distinct? fn:count
-0.16 -0.2 same amount > figures: fn:distinct? fn:distinct?
-0.16 -0.2 same amount > figures: fn:distinct? fn:sum?
-0.17 -0.2 same amount > figures: fn:distinct? one figure
-0.58 0.01 same amount > loose figures
-0.22 -0.43 same amount > loose figures: avg 
-0.4 -0.24 same amount > loose figures: look up 
-0.16 -0.23 same amount > loose figures: sum 
0.32 0.41 same amount > the same as another row
-0.19 -0.2 same first > extreme value
-0.19 -0.2 same first > extreme value: min guess
-0.34 -0.36 same first > first or last row
-0.34 -0.36 same first > first or last row: position first
-0.23 -0.33 same first > list
-0.29 -0.37 same first > list: where 
-0.2 -0.27 same first > list: where distinct
-0.21 -0.21 same first > the same as another row
-0.21 -0.2 same first > the same as another row: count guess
-0.22 -0.22 same first > the same as another row: list guess
-0.34 -0.37 same first > top groups
-0.34 -0.37 same first > top groups: rows asc
-0.28 -0.33 same first > top rows
-0.28 -0.33 same first > top rows: order:guess asc
0.3 0.31 same first > which of these
-0.38 -0.41 same first > which of these: count asc
-0.37 -0.41 same first > which of these: count desc
-0.45 -0.47 same first > which of these: position first
0.3 0.32 same first > which of these: position last
-0.29 -0.31 same number > comparison
-0.29 -0.31 same number > comparison: guess value
-0.32 -0.34 same number > figures
-0.23 -0.26 same number > figures: fn:count fn:sum!
-0.33 -0.37 same number > figures: fn:count one figure
-0.17 -0.21 same number > figures: fn:distinct? fn:sum!
-0.2 -0.2 same number > figures: fn:distinct? one figure
0.1 0.43 same number > figures: fn:sum! fn:distinct?
0.17 0.53 same number > figures: fn:sum! fn:sum?
-0.17 -0.21 same number > figures: fn:sum? fn:sum!
-0.24 -0.38 same number > list
-0.16 -0.3 same number > list: many 
-0.33 -0.37 same number > loose figures
-0.32 -0.39 same number > loose figures: avg 
-0.24 -0.3 same number > loose figures: look up 
-0.16 -0.2 same number > loose figures: sum 
0.35 0.37 same number > the same as another row
-0.39 -0.41 same number > the same as another row: count said
0.24 0.21 same number > the same as another row: list said
-0.26 -0.31 same on > list
-0.28 -0.32 same on > list: many 
-0.11 -0.2 same on > list: where 
-0.22 -0.26 same on > list: where distinct
0.27 0.32 same on > yes or no
0.27 0.32 same on > yes or no: exists 
-0.43 -0.43 same year > list
-0.28 -0.3 same year > list: many 
-0.33 -0.35 same year > list: where 
-0.34 -0.32 same year > list: where distinct
-0.25 -0.31 same year > loose figures
-0.2 -0.19 same year > loose figures: avg 
-0.25 -0.27 same year > loose figures: count 
-0.25 -0.32 same year > loose figures: sum 
-0.23 -0.19 same year > the same as another row: count guess
-0.33 -0.22 same year > the same as another row: count said
0.26 0.27 same year > the same as another row: list said
-0.22 -0.23 same year > which of these
-0.25 -0.28 same year > which of these: count asc
-0.23 -0.27 same year > which of these: count desc
-0.33 -0.37 same year > which of these: position first
-0.35 -0.39 same year > which of these: position last
0.25 0.28 share > figures: fn:avg! fn:sum!
0.32 0.35 share > figures: fn:avg! grouped
-0.14 -0.35 share > figures: fn:avg! one figure
-0.56 -0.62 share > figures: fn:count fn:sum!
-0.5 -0.45 share > figures: fn:count grouped by what is beside
-0.52 -0.51 share > figures: fn:count one figure
-0.5 -0.43 share > figures: fn:distinct? grouped by what is beside
-0.46 -0.47 share > figures: fn:distinct? one figure
-0.66 -0.74 share > figures: fn:revenue grouped
-0.76 -1 share > figures: fn:revenue one figure
-0.68 -0.73 share > figures: fn:sum! grouped
-0.09 -0.22 share > figures: fn:sum! one figure
-0.26 -0.26 share > figures: grouped by what is beside 
0.3 0.29 share > figures: grouped named
-0.09 -0.33 share > figures: one figure named
-0.73 -0.53 share > list
-0.56 -0.44 share > list: many 
-0.45 -0.46 share > list: where distinct
0.29 0.3 share > loose figures
0.36 0.33 share > loose figures: avg 
-0.63 -0.65 share > loose figures: look up 
-0.64 -0.72 share > loose figures: sum 
0.76 0.73 share > share: filtered 
-0.29 -0.3 share > share: filtered twice 
-0.24 -0.22 share > share: of groups 
-0.35 -0.37 share conditions 1
-1.08 -1.13 share ignores entity
-1.53 -1.54 share ignores field
-0.28 -0.22 share ignores having
-0.28 -0.38 share ignores over
-0.34 -0.44 share ignores superlative
0.25 0.28 share of > figures: fn:avg! fn:sum!
0.32 0.35 share of > figures: fn:avg! grouped
-0.14 -0.35 share of > figures: fn:avg! one figure
-0.66 -0.74 share of > figures: fn:revenue grouped
-0.76 -1 share of > figures: fn:revenue one figure
-1.25 -1.19 share of > figures: fn:sum! grouped
-0.09 -0.22 share of > figures: fn:sum! one figure
-0.65 -0.7 share of > figures: grouped named
-0.25 -0.44 share of > list
-0.13 -0.3 share of > list: many 
-0.49 -0.52 share of > loose figures
-0.54 -0.52 share of > loose figures: avg 
-0.34 -0.42 share of > loose figures: sum 
0.76 0.73 share of > share: filtered 
-0.29 -0.3 share of > share: filtered twice 
-0.24 -0.22 share of > share: of groups 
-1.13 -0.84 share with field
-0.28 -0.22 share with having
-0.68 -0.8 share with measure
-0.28 -0.38 share with rank
-0.85 -0.79 share with step
-0.34 -0.44 share with superlative
-0.28 -0.31 share: filtered twice
-0.22 -0.2 share: of groups
-0.66 -0.7 shortest > extreme value
-0.66 -0.7 shortest > extreme value: min said
-0.39 -0.49 shortest > list
-0.44 -0.5 shortest > list: named things 
-0.51 -0.38 shortest > top groups
0.28 0.15 shortest > top groups: hinted asc
-0.38 -0.27 shortest > top groups: rows asc
-0.4 -0.35 shortest > top groups: said measure asc
-0.29 -0.22 shortest > top groups: units asc
0.59 0.49 shortest > top rows
-0.52 -0.52 shortest > top rows: order:said asc
0.72 0.64 shortest > top rows: order:said whole
-0.54 -0.54 show > comparison
-0.54 -0.54 show > comparison: guess value
0.51 0.51 show > extreme value
0.79 0.74 show > extreme value: max guess
-0.26 -0.25 show > extreme value: min said
-0.29 -0.24 show > figure of the top rows
-0.29 -0.26 show > figure of the top rows: avg 
-0.25 -0.22 show > figure of the top rows: sum 
-0.34 -0.35 show > figures
-0.26 -0.25 show > figures: fn:max fn:sum!
-0.22 -0.22 show > figures: fn:max grouped
-0.23 -0.2 show > figures: fn:max one figure
-0.5 -0.48 show > figures: fn:revenue grouped
-0.24 -0.27 show > figures: fn:revenue one figure
0.34 0.34 show > figures: fn:sum! fn:sum!
-0.27 -0.28 show > figures: fn:sum! grouped
-0.46 -0.59 show > first or last row
-0.25 -0.35 show > first or last row: position first
-0.26 -0.3 show > first or last row: position last
-0.29 -0.4 show > first or last row: time first
0.53 0.48 show > groups that are named
0.53 0.48 show > groups that are named: listed 
-0.79 -0.79 show > list: all 
-0.22 -0.23 show > list: many 
-0.26 -0.41 show > list: named things 
-0.51 -0.4 show > list: where 
0.29 0.23 show > list: where distinct
-0.34 -0.31 show > loose figures
-0.3 -0.28 show > loose figures: count 
0.52 0.55 show > top groups: revenue desc
-0.2 -0.19 show > top groups: rows asc
-0.64 -0.7 show > top groups: rows desc
-0.44 -0.45 show > top groups: units desc
-0.24 -0.25 show > top rows: order:guess asc
-0.65 -0.71 show > top rows: order:guess desc
-0.19 -0.26 show > top rows: order:hint whole
-0.19 -0.23 show > top rows: order:said desc
-0.35 -0.38 show > which of these
-0.27 -0.33 show > which of these: figure 
-0.07 -0.2 show > which of these: guess desc
-0.64 -0.65 show all > list: all 
-0.39 -0.27 show all > list: where 
0.37 0.34 show all > list: where distinct
-0.26 -0.25 show had > extreme value
-0.26 -0.25 show had > extreme value: min said
-0.22 -0.26 show had > list
-0.22 -0.26 show had > list: many 
-0.2 -0.19 show had > top groups: rows asc
0.24 0.3 show had > top groups: rows desc
-0.24 -0.25 show had > top rows: order:guess asc
-0.13 -0.25 show listed > extreme value
-0.13 -0.25 show listed > extreme value: max guess
0.34 0.39 show listed > first or last row
0.34 0.39 show listed > first or last row: position last
-0.22 -0.29 show listed > top rows
-0.19 -0.26 show listed > top rows: order:hint whole
0.34 0.34 show was > first or last row
0.34 0.34 show was > first or last row: position last
-0.16 -0.21 show was > list
-0.16 -0.21 show was > list: where distinct
-0.34 -0.35 show was > top groups
-0.34 -0.35 show was > top groups: rows desc
-0.3 -0.3 show was > top rows
-0.3 -0.3 show was > top rows: order:guess desc
-0.38 -0.34 since > average of each
-0.38 -0.34 since > average of each:  
-0.34 -0.42 since > comparison
-0.34 -0.42 since > comparison: guess floating
-0.37 -0.3 since > difference
-0.37 -0.3 since > difference: of ends said
0 -0.29 since > figures: fn:avg fn:sum!
0.28 0.29 since > figures: fn:avg grouped
-0.19 -0.21 since > figures: fn:avg one figure
-0.42 -0.45 since > figures: fn:count fn:sum!
-0.32 -0.34 since > figures: fn:count grouped by what is beside
0.55 0.54 since > figures: fn:count one figure
-0.53 -0.5 since > figures: fn:distinct? fn:sum!
-0.68 -0.65 since > figures: fn:distinct? one figure
-0.41 -0.42 since > figures: fn:sum! grouped
-0.25 -0.05 since > figures: fn:sum! one figure
-0.23 -0.43 since > figures: one figure named
-0.18 -0.62 since > list
-0.45 -0.2 since > list: named things 
-0.17 -0.58 since > list: where 
-0.01 -0.39 since > list: where distinct
0.54 0.49 since > loose figures
0.34 0.11 since > loose figures: avg 
-0.29 -0.24 since > loose figures: count 
0.4 0.34 since > loose figures: sum 
-0.4 -0.39 smaller > comparison
-0.4 -0.39 smaller > comparison: guess value
-0.33 -0.34 smaller > groups that are named
-0.33 -0.34 smaller > groups that are named: listed 
-0.35 -0.45 smaller > loose figures
-0.16 -0.31 smaller > loose figures: avg 
-0.08 -0.28 smaller > loose figures: count 
-0.26 -0.39 smaller > loose figures: sum 
0.43 0.41 smaller > which of these
-0.36 -0.36 smaller > which of these: count asc
-0.33 -0.33 smaller > which of these: count desc
0.41 0.39 smaller > which of these: figure 
-0.24 -0.24 smaller > which of these: guess asc
-0.33 -0.32 smaller > which of these: position first
0.31 0.27 smaller > which of these: position last
0.46 0.39 smaller > which of these: said asc
-0.35 -0.32 smaller > which of these: said desc
0.28 0.28 smallest > extreme value
0.28 0.28 smallest > extreme value: min said
-0.26 -0.29 smallest > figures: fn:min grouped by what is beside
-0.22 -0.32 smallest > list
-0.19 -0.32 smallest > list: many 
-0.26 -0.24 smallest > loose figures
-0.22 -0.2 smallest > loose figures: avg 
-0.24 -0.2 smallest > loose figures: look up 
-0.57 -0.57 smallest > loose figures: sum 
-0.43 -0.4 smallest > top groups: hinted asc
-0.72 -0.64 smallest > top groups: rows asc
-0.31 -0.36 smallest > top rows: order:said asc
0.28 0.28 smallest number > extreme value
0.28 0.28 smallest number > extreme value: min said
-0.26 -0.24 smallest number > loose figures
-0.22 -0.2 smallest number > loose figures: avg 
-0.24 -0.2 smallest number > loose figures: look up 
-0.57 -0.57 smallest number > loose figures: sum 
-0.2 -0.19 smallest number > top groups
-0.28 -0.24 smallest number > top groups: rows asc
-0.19 -0.2 smallest number > top groups: sum of field asc
-0.3 -0.29 smallest number > top rows: order:said asc
0.38 0.51 sum > figures
-0.36 -0.34 sum > figures: fn:ratio one figure
0.89 0.69 sum > figures: fn:sum fn:sum!
0.38 0.49 sum > figures: fn:sum grouped
-0.66 -0.68 sum > figures: fn:sum one figure
-0.37 -0.52 sum > figures: fn:sum! one figure
-0.24 -0.18 sum > list
-0.24 -0.18 sum > list: where distinct
-0.24 -0.27 sum > loose figures
-0.26 -0.29 sum > loose figures: avg 
0.38 0.51 sum of > figures
-0.36 -0.34 sum of > figures: fn:ratio one figure
0.89 0.69 sum of > figures: fn:sum fn:sum!
0.38 0.49 sum of > figures: fn:sum grouped
-0.66 -0.68 sum of > figures: fn:sum one figure
-0.37 -0.52 sum of > figures: fn:sum! one figure
-0.24 -0.18 sum of > list
-0.24 -0.18 sum of > list: where distinct
-0.24 -0.27 sum of > loose figures
-0.26 -0.29 sum of > loose figures: avg 
0.32 0.27 target at 0
-0.35 -0.31 target at 1 guessed
-1.18 -1.17 target at 2 guessed
-1.57 -1.51 target at 3 guessed
-0.2 -0.23 target at 4
-1.66 -1.62 target at 4 guessed
-0.23 -0.08 target default
-0.67 -0.78 target guessed
-0.4 -0.42 target half said
-1 -1.01 target of another thing
0.38 0.27 target of the thing said
0.96 0.93 target said
-0.16 -0.33 than > against another row: count said
-0.61 -0.72 than > against another row: list guess
0.26 0.32 than > against another row: list said
-0.27 -0.25 than > comparison
-0.19 -0.27 than > comparison: difference value
-0.2 -0.22 than > comparison: rows alone
0.33 0.27 than > difference
-0.43 -0.66 than > difference: of ends guess
-0.19 -0.22 than > difference: of ends said
0.23 0.28 than > difference: of two said
-0.77 -0.91 than > difference: of two turned guess
-0.28 -0.36 than > difference: of two turned said
-0.37 -0.36 than > extreme value
-0.28 -0.25 than > extreme value: max guess
-0.56 -0.56 than > extreme value: max said
-0.24 -0.3 than > figures
0.12 0.24 than > figures: fn:avg! grouped by what is beside
-0.48 -0.4 than > figures: fn:avg! one figure
-0.55 -0.43 than > figures: fn:count grouped by what is beside
-0.5 -0.68 than > figures: fn:distinct? fn:sum!
-0.29 -0.26 than > figures: fn:distinct? grouped by what is beside
-0.26 -0.27 than > figures: fn:sum grouped by what is beside
-0.29 -0.33 than > figures: fn:sum one figure
-0.34 -0.48 than > figures: fn:sum! one figure
-0.28 -0.33 than > figures: fn:sum? fn:sum!
-0.3 -0.35 than > figures: fn:sum? grouped by what is beside
-0.3 -0.28 than > figures: fn:units one figure
-0.2 -0.17 than > figures: one figure named
-0.25 -0.22 than > first or last row
-0.55 -0.55 than > groups that are named
-0.55 -0.55 than > groups that are named: listed 
0.95 0.75 than > groups that have: count 
-0.48 -0.33 than > list
-0.28 -0.31 than > list: all 
-1.04 -1.23 than > list: how many 
0.24 0.33 than > list: many 
-0.24 -0.12 than > list: named things 
-1.02 -0.81 than > list: where 
-0.85 -0.72 than > list: where distinct
-0.69 -0.65 than > loose figures
-0.87 -0.8 than > loose figures: avg 
-0.84 -0.83 than > loose figures: count 
-0.58 -0.89 than > loose figures: look up 
-0.61 -0.76 than > loose figures: look up guess
-0.47 -0.5 than > loose figures: sum 
0.32 0.35 than > top groups
-0.31 -0.31 than > top groups: sum of field desc
-0.31 -0.33 than > top rows: order:guess desc
0.27 0.25 than > top rows: order:hint whole
-0.39 -0.54 than > top rows: order:said desc
-0.6 -0.53 than > which of these: count asc
-0.69 -0.6 than > which of these: count desc
-0.55 -0.7 than > which of these: figure 
-0.78 -0.69 than > which of these: guess asc
-0.46 -0.44 than > which of these: position first
-0.24 -0.11 than > which of these: position last
-1.03 -1.01 than > which of these: said asc
-0.87 -0.85 than > which of these: said desc
0.95 0.85 than > yes or no
0.43 0.46 than > yes or no: exists 
0.19 0.2 than any > list
-0.19 -0.24 than any > list: where 
0.46 0.43 than any > list: where distinct
-0.19 -0.2 than any > loose figures
-0.19 -0.2 than any > loose figures: count 
0.29 0.25 than average > list: named things 
-0.3 -0.16 than average > loose figures
-0.3 -0.16 than average > loose figures: count 
-0.16 -0.45 than from > comparison
-0.1 -0.5 than from > comparison: guess value
0.85 0.68 than from > difference
0.35 0.45 than from > difference: of counts 
-0.33 -0.42 than from > difference: of counts turned 
-0.24 -0.36 than from > difference: of ends guess
-0.32 -0.38 than from > difference: of ends said
-0.47 -0.57 than from > difference: of two guess
-0.32 -0.38 than from > difference: of two turned guess
0.37 0.46 the same as another row > name
-0.23 -0.35 the same as another row > none
0.21 0.1 the same as another row conditions 2
-0.28 -0.34 the same as another row ignores field
-0.8 -0.88 the same as another row ignores measure
0.26 0.29 the same as another row of what repeats
0.4 0.36 the same as another row with measure
-0.21 -0.21 the same as another row with superlative
-0.23 -0.35 the same as another row: count
-0.55 -0.66 the same as another row: guess
0.49 0.51 the same as another row: said
0.21 0.1 the same as another row: the same as another row
-1.95 -1.42 through others
-0.33 -0.36 through others columns that are named
-0.3 -0.22 through others extreme value
-0.84 -0.9 through others figures
-0.44 -0.53 through others groups that are named
-0.94 -1.01 through others groups that have
-1.08 -0.59 through others list
-0.61 -0.68 through others share
-0.36 -0.33 through others top groups
-0.53 -0.57 through others top rows
-0.35 -0.36 through others which of these
-0.22 -0.22 time > against another row: count said
-0.21 -0.26 time > comparison
-0.21 -0.26 time > comparison: guess value
-0.44 -0.44 time > extreme value
-0.39 -0.51 time > extreme value: max guess
-0.17 -0.21 time > extreme value: max said
-0.23 -0.25 time > extreme value: min guess
-0.34 -0.37 time > extreme value: min said
-0.26 -0.5 time > figures: fn:count one figure
-0.46 -0.44 time > figures: fn:distinct? one figure
-0.26 -0.25 time > figures: fn:max fn:sum!
-0.22 -0.22 time > figures: fn:max grouped
0.28 0.28 time > figures: fn:revenue grouped
-0.28 -0.28 time > figures: fn:revenue one figure
-0.28 -0.31 time > figures: fn:sum one figure
0.34 0.34 time > figures: fn:sum! fn:sum!
-0.27 -0.28 time > figures: fn:sum! grouped
-0.2 -0.16 time > figures: fn:sum! grouped by what is beside
0.24 0.21 time > first or last row
0.68 0.67 time > first or last row: position first
-0.14 -0.2 time > first or last row: position last
0.48 0.64 time > first or last row: time first
0.45 0.62 time > first or last row: time last
-0.23 -0.35 time > groups that are named
-0.23 -0.35 time > groups that are named: listed 
-0.18 -0.26 time > list: all 
-0.34 -0.36 time > list: named things 
0.26 0.25 time > list: where 
-0.42 -0.4 time > loose figures
-0.46 -0.48 time > loose figures: avg 
-0.55 -0.4 time > loose figures: count 
-0.42 -0.39 time > top groups
-0.28 -0.23 time > top groups: hinted asc
-0.38 -0.38 time > top groups: own measure asc
-0.55 -0.58 time > top groups: rows asc
0.21 0.23 time > top groups: rows desc
0.36 0.33 time > top groups: said measure desc
-0.32 -0.3 time > top groups: sum of field asc
-0.39 -0.42 time > top groups: sum of field desc
0.37 0.35 time > top rows
0.3 0.3 time > top rows: order:guess asc
0.24 0.24 time > top rows: order:guess desc
0.46 0.47 time > top rows: order:hint whole
-0.56 -0.51 time > top rows: order:said asc
-0.56 -0.58 time > top rows: order:said desc
-0.58 -0.56 time > top rows: order:said whole
0.22 0.23 time > which of these
0.37 0.44 time > which of these: count asc
0.31 0.35 time > which of these: count desc
-0.4 -0.43 time > which of these: figure 
0.38 0.36 time > which of these: guess asc
-0.4 -0.37 time > which of these: guess desc
0.45 0.45 time > which of these: position first
-0.64 -0.59 time > which of these: position last
0.6 0.59 time > which of these: said asc
-0.45 -0.44 time > which of these: said desc
0.38 0.39 time by > list
0.25 0.3 time by > list: where 
-0.18 -0.3 time by > list: where distinct
-0.38 -0.39 time by > loose figures
-0.38 -0.39 time by > loose figures: count 
-0.28 -0.31 time for > figures
-0.28 -0.31 time for > figures: fn:sum one figure
0.54 0.54 time for > first or last row
0.54 0.54 time for > first or last row: position last
-0.22 -0.31 time for > groups that are named
-0.22 -0.31 time for > groups that are named: listed 
0.3 0.34 time for > list
0.21 0.17 time for > list: many 
0.3 0.35 time for > list: where 
0.29 0.32 time for > list: where distinct
-0.53 -0.5 time for > loose figures
-0.45 -0.47 time for > loose figures: avg 
-0.54 -0.52 time for > loose figures: count 
-0.54 -0.54 time for > top groups
-0.33 -0.31 time for > top groups: own measure desc
-0.38 -0.38 time for > top groups: rows desc
-0.53 -0.54 time for > top groups: sum of field desc
-0.41 -0.41 time for > top rows
-0.41 -0.41 time for > top rows: order:guess desc
0.49 0.39 time has > top groups
-0.23 -0.26 time has > top groups: rows desc
0.26 0.3 time has > top groups: sum of field desc
-0.49 -0.39 time has > top rows
-0.49 -0.39 time has > top rows: order:said desc
-0.22 -0.22 time than > against another row: count said
-0.42 -0.43 times > comparison
-0.32 -0.31 times > comparison: guess sides
-0.29 -0.31 times > comparison: guess value
-0.3 -0.3 times > comparison: rows alone
-0.4 -0.41 times > extreme value
-0.25 -0.31 times > extreme value: max said
-0.38 -0.31 times > extreme value: min guess
0.35 0.4 times > figures
-0.12 -0.29 times > figures: fn:count fn:sum!
-0.91 -0.71 times > figures: fn:count grouped by what is beside
0.27 0.3 times > figures: fn:count one figure
-0.68 -0.61 times > figures: fn:distinct? grouped by what is beside
-0.14 -0.22 times > figures: fn:sum? grouped by what is beside
-0.09 0.24 times > figures: one figure named
-0.47 -0.38 times > groups that are named
-0.47 -0.38 times > groups that are named: listed 
-0.19 -0.2 times > groups that have: list said
-0.78 -0.82 times > list
-0.25 -0.26 times > list: all 
-0.74 -0.8 times > list: many 
-0.62 -0.74 times > list: where 
-0.79 -0.81 times > list: where distinct
0.42 0.48 times > loose figures
-0.47 -0.45 times > loose figures: avg 
0.46 0.53 times > loose figures: count 
-0.86 -0.85 times > loose figures: look up 
-0.69 -0.7 times > loose figures: look up guess
-0.2 -0.23 times > next or previous row
-0.16 -0.23 times > next or previous row: other way position
-0.22 -0.23 times > next or previous row: said way position
-0.31 -0.39 times > rows before or after another: list 
-0.22 -0.26 times > top rows
-0.22 -0.25 times > top rows: order:guess asc
-0.04 -0.2 times > top rows: order:guess desc
-0.39 -0.44 times > which of these
-0.31 -0.39 times > which of these: count asc
-0.32 -0.41 times > which of these: count desc
0.22 0.21 times > which of these: figure 
-0.26 -0.38 times > which of these: guess asc
-0.45 -0.52 times > which of these: guess desc
-0.52 -0.58 times > which of these: position first
-0.39 -0.45 times > which of these: position last
-0.24 -0.24 times > which of these: said asc
0.33 0.25 times > which of these: said desc
-0.39 -0.31 times after > loose figures: avg 
-0.44 -0.88 times did > comparison: guess value
-0.4 -0.41 times did > extreme value
-0.25 -0.31 times did > extreme value: max said
-0.38 -0.31 times did > extreme value: min guess
0.19 0.2 times did > figures
-0.34 -0.38 times did > figures: fn:count grouped by what is beside
0.19 0.2 times did > figures: fn:count one figure
0.16 0.43 times did > figures: one figure named
-0.32 -0.41 times did > list
-0.17 -0.21 times did > list: many 
-0.21 -0.21 times did > list: where 
-0.23 -0.26 times did > list: where distinct
0.27 0.26 times did > loose figures
0.24 0.24 times did > loose figures: avg 
-0.26 -0.53 times did > loose figures: look up guess
-0.42 -0.48 times did > next or previous row
-0.47 -0.52 times did > next or previous row: other way position
-0.35 -0.42 times did > next or previous row: said way position
-0.22 -0.21 times did > rows before or after another
-0.22 -0.21 times did > rows before or after another: count 
-0.17 -0.21 times did > rows before or after another: list 
-0.22 -0.25 times did > top rows
-0.22 -0.25 times did > top rows: order:guess asc
0.32 0.18 times does > figures
-0.32 -0.32 times does > figures: fn:count grouped by what is beside
-0.36 -0.37 times does > figures: fn:count one figure
-0.19 -0.22 times does > figures: fn:distinct? grouped by what is beside
0.36 0.37 times does > figures: fn:distinct? one figure
-0.47 -0.46 times does > list
-0.25 -0.03 times does > list: many 
-0.35 -0.34 times does > list: where 
-0.46 -0.46 times does > list: where distinct
0.2 0.17 times does > loose figures
0.2 0.17 times does > loose figures: count 
-0.43 -0.53 times has > comparison
-0.43 -0.53 times has > comparison: guess value
-0.46 -0.53 times has > figures
-0.35 -0.41 times has > figures: fn:count one figure
0.57 0.63 times has > loose figures
0.57 0.63 times has > loose figures: count 
-0.3 -0.2 times is > loose figures: avg 
0.22 0.21 times is > loose figures: count 
-0.43 -0.42 times is > loose figures: sum 
0.22 0.22 times or > which of these: figure 
-0.22 -0.21 times or > which of these: guess asc
-0.26 -0.23 times or > which of these: guess desc
-0.21 -0.2 times or > which of these: position first
-0.43 -0.4 times or > which of these: position last
-0.24 -0.24 times or > which of these: said asc
0.33 0.25 times or > which of these: said desc
-0.22 -0.15 times was > figures
-0.33 -0.35 times was > figures: fn:count grouped by what is beside
-0.34 -0.35 times was > list
-0.32 -0.32 times was > list: where 
-0.34 -0.35 times was > list: where distinct
0.03 0.52 times was > loose figures
-0.61 -0.41 times was > loose figures: avg 
0.13 0.66 times was > loose figures: count 
-0.45 -0.42 times was > loose figures: sum 
-0.4 -0.3 to > comparison: difference sides
-0.24 -0.24 to > comparison: guess floating
-0.36 -0.35 to > comparison: guess sides
-0.23 -0.61 to > comparison: guess value
-0.43 -0.45 to > comparison: rows in groups
-0.45 -0.38 to > comparison: rows said in groups
-0.54 -0.61 to > difference: of counts 
-0.55 -0.54 to > difference: of counts turned 
0.42 0.46 to > difference: of ends guess
-0.27 -0.29 to > difference: of ends said
-0.24 -0.55 to > difference: of two guess
0.34 0.32 to > difference: of two said
-0.42 -0.36 to > difference: of two turned guess
-0.35 -0.34 to > difference: of two turned said
-0.93 -0.79 to > extreme value
-0.74 -0.57 to > extreme value: max guess
-0.55 -0.54 to > extreme value: max said
-0.32 -0.39 to > extreme value: min guess
-0.59 -0.76 to > extreme value: min said
-0.24 -0.3 to > figure of the top rows
-0.23 -0.28 to > figure of the top rows: avg 
-0.22 -0.25 to > figure of the top rows: sum 
-0.29 -0.27 to > figures
-0.03 -0.25 to > figures: fn:avg! fn:normal
-0.49 -0.59 to > figures: fn:count fn:avg!
0.67 0.55 to > figures: fn:count fn:sum!
-0.64 -0.65 to > figures: fn:count grouped by what is beside
-0.74 -0.41 to > figures: fn:count one figure
-0.42 -0.46 to > figures: fn:distinct? grouped by what is beside
-0.27 -0.54 to > figures: fn:distinct? one figure
-0.38 -0.33 to > figures: fn:max fn:normal
0.27 0.22 to > figures: fn:max grouped by what is beside
-0.35 -0.27 to > figures: fn:max one figure
0.83 0.78 to > figures: fn:normal one figure
0.51 0.51 to > figures: fn:skewed one figure
-0.24 -0.23 to > figures: fn:sum! fn:max
-0.56 -0.58 to > figures: fn:sum! fn:normal
-0.5 -0.33 to > figures: fn:sum! fn:sum!
-0.18 -0.22 to > figures: fn:sum! grouped by what is beside
0.52 0.53 to > figures: fn:sum? fn:sum!
-0.27 -0.23 to > first or last row
0.27 0.26 to > first or last row: position turned last
-0.33 -0.32 to > first or last row: time first
-0.21 -0.2 to > first or last row: time last
0.17 0.21 to > greatest change
0.17 0.21 to > greatest change: between two 
-0.39 -0.36 to > groups that are named
-0.39 -0.36 to > groups that are named: listed 
-0.42 -0.47 to > how long
-0.2 -0.26 to > how long: between rows 
-0.34 -0.31 to > how long: until today 
0.62 0.75 to > list
-0.37 -0.4 to > list: all 
-0.22 -0.14 to > list: how many 
0.19 0.2 to > list: many 
0.45 0.46 to > list: named things 
0.27 0.45 to > list: where distinct
-0.6 -0.71 to > loose figures
-1.16 -1 to > loose figures: avg 
-0.94 -0.89 to > loose figures: count 
-0.44 -0.59 to > loose figures: look up 
-0.62 -0.68 to > loose figures: look up guess
-0.39 -0.55 to > next or previous row
-0.51 -0.5 to > next or previous row: said way position
0.39 0.37 to > next or previous row: said way time
0.3 0.33 to > rows before or after another
0.24 0.28 to > rows before or after another: list 
-0.22 -0.23 to > share: filtered twice 
-0.09 -0.2 to > top groups
0 0.37 to > top groups: own measure asc
-1.39 -1.35 to > top groups: rows desc
-0.54 -0.46 to > top groups: said measure asc
0.22 0.3 to > top groups: sum of field asc
0.21 0.19 to > top groups: sum of field desc
-0.83 -0.82 to > top rows: order:guess asc
0.23 0.15 to > top rows: order:hint whole
-0.94 -0.99 to > top rows: order:said desc
0.36 0.35 to > top rows: order:said whole
0.44 0.43 to > which of these
-0.58 -0.63 to > which of these: count asc
-0.46 -0.54 to > which of these: count desc
0.38 0.41 to > which of these: figure 
-0.77 -0.81 to > which of these: position first
0.41 0.33 to > which of these: said asc
-0.37 -0.4 to > which of these: said desc
-0.28 -0.24 to all > figures
-0.28 -0.16 to all > figures: fn:count fn:sum!
-0.24 -0.22 to all > figures: fn:count one figure
-0.38 -0.29 to all > figures: fn:distinct? one figure
-0.29 -0.24 to all > list
-0.28 -0.27 to all > list: many 
-0.29 -0.24 to all > list: where distinct
0.28 0.24 to all > loose figures
-0.43 -0.38 to all > loose figures: avg 
-0.38 -0.4 to all > loose figures: look up 
0.35 0.33 to all > loose figures: sum 
0.18 0.34 to come > list: where 
-0.14 -0.3 to come > list: where distinct
-0.27 -0.25 to have > extreme value
-0.27 -0.23 to have > extreme value: min said
0.37 0.36 to have > first or last row
0.37 0.36 to have > first or last row: position first
-0.48 -0.45 to have > list: many 
0.34 0.29 to have > list: where 
-0.57 -0.52 to have > top groups
-0.6 -0.53 to have > top groups: rows asc
0.28 0.27 to have > top groups: sum of field asc
0.5 0.47 to have > top rows
-0.3 -0.28 to have > top rows: order:said asc
0.3 0.29 to have > top rows: order:said whole
-0.05 -0.51 to in > list: many 
-0.07 0.61 to in > list: where 
0.14 0.4 to in > list: where distinct
0.39 0.41 to only > first or last row
0.39 0.41 to only > first or last row: position last
-0.38 -0.41 to only > top rows
-0.27 -0.28 to only > top rows: order:guess desc
-0.4 -0.45 to only > top rows: order:hint whole
-0.41 -0.41 to only > top rows: order:said whole
-0.42 -0.46 to win > extreme value
-0.22 -0.24 to win > extreme value: max guess
-0.31 -0.38 to win > extreme value: max said
0.51 0.6 to win > first or last row
-0.43 -0.43 to win > first or last row: position first
0.56 0.59 to win > first or last row: position last
-0.29 -0.26 to win > first or last row: time first
-0.48 -0.51 to win > list
-0.23 -0.24 to win > list: many 
0.27 0.29 to win > list: named things 
-0.31 -0.33 to win > list: where 
-0.33 -0.35 to win > list: where distinct
-0.22 -0.23 to win > loose figures
-0.21 -0.23 to win > loose figures: sum 
-0.42 -0.49 to win > top groups
-0.34 -0.3 to win > top groups: rows asc
-0.4 -0.47 to win > top groups: rows desc
-0.27 -0.21 to win > top rows
-0.21 -0.22 to win > top rows: order:guess asc
0.54 0.56 to win > top rows: order:guess desc
-0.45 -0.48 to win > top rows: order:said desc
-0.34 -0.35 together > comparison
-0.34 -0.35 together > comparison: guess value
-0.23 -0.2 together > figures
-0.31 -0.27 together > figures: fn:count fn:sum!
-0.22 -0.2 together > figures: fn:count one figure
-0.22 -0.2 together > figures: fn:distinct? one figure
0.36 0.37 together > list
0.62 0.54 together > list: where 
-0.33 -0.4 together > list: where distinct
0.26 0.25 together > loose figures
-0.52 -0.48 together > loose figures: avg 
-0.37 -0.34 together > loose figures: count 
-0.57 -0.5 together > loose figures: look up 
0.29 0.28 together > loose figures: sum 
-0.24 -0.23 together > which of these
-0.35 -0.46 top > extreme value
-0.83 -0.91 top > extreme value: max guess
-0.24 -0.31 top > extreme value: max said
-0.35 -0.35 top > extreme value: min said
-0.34 -0.32 top > figure of the top rows
-0.26 -0.27 top > figure of the top rows: avg 
-0.93 -1.01 top > figure of the top rows: sum 
-0.61 -0.68 top > figures: fn:count fn:sum
-0.17 0.44 top > figures: fn:count fn:sum!
0.38 0.39 top > figures: fn:distinct? fn:sum!
-0.32 -0.47 top > figures: fn:max grouped by what is beside
-0.68 -0.64 top > figures: fn:max one figure
-0.14 -0.2 top > figures: fn:min grouped by what is beside
-0.25 -0.27 top > figures: fn:mode one figure
-0.25 -0.29 top > figures: fn:profit grouped by what is beside
-0.09 -0.34 top > figures: fn:profit one figure
-0.2 -0.08 top > figures: fn:revenue grouped
-0.63 -0.32 top > figures: fn:revenue one figure
-0.08 -0.21 top > figures: fn:sum fn:count
-0.09 -0.21 top > figures: fn:sum fn:sum
-0.48 -0.19 top > figures: fn:sum grouped by what is beside
-0.39 -0.34 top > figures: fn:sum one figure
-0.24 -0.23 top > figures: fn:sum! fn:max
-0.28 -0.41 top > figures: fn:sum! grouped by what is beside
-0.63 -0.85 top > figures: fn:sum! one figure
-0.02 -0.29 top > figures: fn:units grouped
-0.71 -0.71 top > figures: grouped named
-0.24 -0.07 top > groups that are named
-0.24 -0.07 top > groups that are named: listed 
-0.19 -0.34 top > groups that have
-0.19 -0.34 top > groups that have: list said
-0.39 -0.45 top > list: all 
0.54 0.62 top > list: many 
-0.32 -0.45 top > list: named things 
-0.26 -0.05 top > list: where 
-0.45 -0.35 top > list: where distinct
-1.17 -1.2 top > loose figures
-0.88 -0.64 top > loose figures: avg 
-0.47 -0.53 top > loose figures: count 
-0.53 -0.57 top > loose figures: look up 
-0.57 -0.55 top > loose figures: look up guess
-0.91 -0.99 top > loose figures: sum 
-0.46 -0.37 top > top groups
0.21 0.26 top > top groups: revenue desc
-0.63 -0.61 top > top groups: rows asc
-0.76 -0.76 top > top groups: rows desc
-1.26 -1.21 top > top groups: sum of field desc
-0.76 -0.76 top > top groups: units desc
-0.17 -0.22 top > top rows
-0.26 -0.22 top > top rows: order:guess asc
-0.25 -0.44 top > top rows: order:hint desc
0.13 0.37 top > top rows: order:hint whole
0.27 0.32 top > top rows: order:said asc
-0.94 -0.95 top > top rows: order:said desc
-0.31 -0.41 top > top rows: order:said whole
0.18 0.2 top > yes or no
0.18 0.2 top > yes or no: exists 
-0.19 -0.2 top amount > top rows: order:said desc
0.07 -0.24 top groups > amount
-0.66 -0.55 top groups > name
-0.46 -0.29 top groups > place
0.2 0.03 top groups > time
0.28 0.15 top groups conditions 0
-0.61 -0.56 top groups conditions 1
-0.8 -0.8 top groups conditions 2
-0.54 -0.69 top groups ignores entity
0.74 0.71 top groups ignores field
-0.23 -0.25 top groups ignores over
-0.33 -0.38 top groups of what repeats
0.26 0.28 top groups with average
-0.2 -0.2 top groups with difference
-0.92 -0.9 top groups with dimension
-0.43 -0.36 top groups with measure
-0.76 -0.37 top groups with only
-0.89 -0.85 top groups with rank
-0.75 -0.76 top groups with step
-0.84 -0.68 top groups, target is told in the question
0.49 0.41 top groups: columns named
-1.09 -1.22 top groups: guess
0.61 -0.08 top groups: hinted
-0.73 -0.76 top groups: many
-0.61 -0.4 top groups: revenue
-0.28 -0.33 top groups: rows
0.38 0.35 top groups: said
-1.24 -1.06 top groups: units
-0.35 -0.32 top in > extreme value
-0.35 -0.32 top in > extreme value: max said
0.25 -0.04 top in > first or last row
-0.81 -0.76 top in > first or last row: position first
0.6 0.49 top in > first or last row: time first
-0.19 -0.25 top in > list
-0.19 -0.24 top in > list: many 
0.44 0.33 top in > top groups: own measure desc
-0.26 -0.24 top in > top groups: rows desc
-0.3 0.45 top in > top rows
0.36 0.59 top in > top rows: order:hint whole
-0.26 -0.43 top in > top rows: order:said desc
-0.47 -0.48 top in > top rows: order:said whole
0.56 0.55 top of > first or last row
0.57 0.56 top of > first or last row: position first
-0.27 -0.25 top of > first or last row: time first
-0.28 -0.28 top of > list
-0.29 -0.32 top of > list: many 
-0.4 -0.43 top of > top groups
-0.4 -0.43 top of > top groups: rows desc
-0.43 -0.42 top of > top rows
-0.44 -0.41 top of > top rows: order:guess desc
-0.41 -0.42 top of > top rows: order:said desc
0.19 0.2 top on > first or last row
0.26 0.23 top on > first or last row: position first
-0.29 -0.24 top on > first or last row: time first
-0.19 -0.2 top on > top rows: order:hint whole
-0.19 -0.38 top rows > amount
-0.55 -0.34 top rows > place
-0.37 -0.27 top rows > text
-0.69 -0.5 top rows conditions 2
0.54 0.56 top rows ignores dimension
-0.59 -1.19 top rows ignores entity
-0.68 -0.89 top rows ignores having
-0.36 -0.47 top rows ignores operator
-0.22 -0.28 top rows ignores over
0.12 0.2 top rows of what is unique
-0.45 -0.46 top rows of what repeats
-0.26 -0.27 top rows with average
-0.41 -0.38 top rows with change
-0.19 -0.22 top rows with difference
-0.24 -0.47 top rows with dimension
-0.68 -0.89 top rows with having
0.3 0.44 top rows with measure
-0.33 -0.21 top rows with only
0.71 0.78 top rows with or
-0.7 -0.85 top rows with step
-0.45 -0.71 top rows, target is told in the question
-0.17 -0.24 top rows: desc
-0.76 -1.01 top rows: of each
-0.62 -0.68 top rows: order:guess
-0.22 -0.14 top rows: order:hint
0.22 0.43 top rows: whole
0.32 0.36 top with > first or last row
0.32 0.36 top with > first or last row: position first
-0.18 -0.2 top with > top groups
-0.29 -0.36 top with > top groups: rows desc
-0.33 -0.37 top with > top rows
-0.3 -0.27 top with > top rows: order:guess desc
-0.32 -0.4 top with > top rows: order:hint whole
-0.37 -0.38 top with > top rows: order:said desc
-0.41 -0.49 total > comparison
-0.19 -0.22 total > comparison: guess floating
-0.29 -0.34 total > comparison: guess value
-0.21 -0.23 total > difference: of fields turned 
-1.03 -1.23 total > extreme value
-0.61 -0.71 total > extreme value: max guess
-1.13 -1.06 total > extreme value: max said
-0.28 -0.3 total > extreme value: min guess
-0.74 -0.84 total > extreme value: min said
-0.46 -0.51 total > figure of the top rows: avg 
0.24 0.26 total > figure of the top rows: sum 
0.41 0.44 total > figures: fn:arithmetic grouped
-0.31 -0.23 total > figures: fn:arithmetic grouped by what is beside
-0.51 -0.29 total > figures: fn:arithmetic one figure
-0.2 -0.21 total > figures: fn:avg fn:sum
-0.35 -0.4 total > figures: fn:avg fn:sum!
0.68 0.65 total > figures: fn:avg one figure
0.72 0.82 total > figures: fn:avg! fn:count
-0.35 -0.42 total > figures: fn:avg! grouped
-0.44 -0.21 total > figures: fn:avg! one figure
-0.21 -0.29 total > figures: fn:count fn:count
-0.22 -0.32 total > figures: fn:count fn:distinct?
0.53 0.67 total > figures: fn:count fn:sum
-0.57 -0.77 total > figures: fn:count fn:sum!
-0.18 -0.24 total > figures: fn:count fn:sum?
-0.67 -0.67 total > figures: fn:count grouped
-0.94 -0.95 total > figures: fn:count grouped by what is beside
-0.16 -0.21 total > figures: fn:count one figure
-0.46 -0.48 total > figures: fn:distinct? fn:count
-0.16 -0.2 total > figures: fn:distinct? fn:distinct?
-0.38 -0.31 total > figures: fn:distinct? fn:sum!
-0.16 -0.2 total > figures: fn:distinct? fn:sum?
-0.81 -0.71 total > figures: fn:distinct? grouped by what is beside
-0.22 -0.26 total > figures: fn:max grouped by what is beside
0.44 0.48 total > figures: fn:min one figure
0.36 0.46 total > figures: fn:normal one figure
0.62 0.55 total > figures: fn:outliers one figure
0.29 0.29 total > figures: fn:range one figure
-0.43 -0.44 total > figures: fn:ratio grouped by what is beside
-1.11 -0.98 total > figures: fn:ratio one figure
0.22 0.22 total > figures: fn:revenue fn:sum!
1.04 0.94 total > figures: fn:revenue grouped
-0.4 -0.4 total > figures: fn:revenue one figure
0.18 0.22 total > figures: fn:skewness one figure
-0.51 -0.51 total > figures: fn:sum fn:avg!
-0.77 -0.8 total > figures: fn:sum fn:count
-0.36 -0.37 total > figures: fn:sum fn:distinct?
-0.47 -0.26 total > figures: fn:sum fn:ratio
-0.09 -0.21 total > figures: fn:sum fn:sum
-0.51 -0.38 total > figures: fn:sum fn:sum!
-0.85 -0.7 total > figures: fn:sum grouped by what is beside
0.47 0.65 total > figures: fn:sum! fn:arithmetic
-0.32 -0.25 total > figures: fn:sum! fn:avg!
0.83 0.81 total > figures: fn:sum! fn:count
-0.38 -0.36 total > figures: fn:sum! fn:revenue
-0.37 -0.33 total > figures: fn:sum! fn:sum!
-0.63 -0.67 total > figures: fn:sum! grouped by what is beside
-0.31 -0.22 total > figures: fn:sum? grouped by what is beside
-0.22 -0.2 total > figures: fn:sum? one figure
-0.21 -0.22 total > figures: fn:units fn:arithmetic
-0.16 -0.2 total > figures: fn:units grouped
-0.54 -0.42 total > figures: one figure named
-0.36 -0.34 total > first or last row: time first
-1.09 -0.99 total > groups that are named
-1.09 -0.99 total > groups that are named: listed 
-0.17 -0.2 total > groups that have
-0.17 -0.2 total > groups that have: list guess
-0.6 -0.64 total > list
-0.61 -0.81 total > list: all 
-0.84 -0.7 total > list: many 
-0.21 -0.23 total > list: named things 
-0.24 -0.45 total > list: where 
-0.51 -0.34 total > list: where distinct
0.74 0.78 total > loose figures
0.01 0.2 total > loose figures: avg 
0.7 0.69 total > loose figures: count 
-0.68 -1.7 total > loose figures: look up 
-0.19 -0.26 total > loose figures: look up guess
-0.4 -0.36 total > rows before or after another
-0.4 -0.36 total > rows before or after another: count 
0.23 0.28 total > share
0.19 0.28 total > the same as another row
0.16 0.2 total > the same as another row: count guess
-0.34 -0.41 total > top groups
-0.53 -0.58 total > top groups: own measure asc
-0.17 -0.26 total > top groups: own measure desc
-0.48 -0.54 total > top groups: revenue desc
-0.66 -0.69 total > top groups: rows asc
-1 -0.97 total > top groups: rows desc
0.05 0.31 total > top groups: sum of field desc
-0.21 -0.21 total > top groups: units desc
-0.35 -0.23 total > top rows
-0.25 -0.29 total > top rows: order:guess asc
0.17 0.25 total > top rows: order:guess desc
0.58 0.56 total > top rows: order:hint desc
-0.7 -0.75 total > top rows: order:hint whole
-0.59 -0.62 total > top rows: order:said asc
-0.36 -0.27 total > top rows: order:said desc
-0.38 -0.4 total > top rows: order:said whole
-0.89 -0.68 total > which of these
-0.26 -0.22 total > which of these: count asc
-0.26 -0.21 total > which of these: count desc
-0.65 -0.83 total > which of these: figure 
-0.8 -0.79 total > which of these: guess asc
-1.02 -0.96 total > which of these: guess desc
-0.62 -0.43 total > which of these: position first
-0.3 -0.23 total > which of these: position last
-0.22 -0.26 total > which of these: said asc
-0.25 -0.23 total > which of these: said desc
0.22 0.2 total > yes or no: against another 
-0.3 -0.27 total > yes or no: exists 
-0.26 -0.29 total amount > comparison
-0.29 -0.16 total amount > figures
-0.35 -0.28 total amount > figures: fn:count fn:sum!
-0.43 -0.44 total amount > figures: fn:count grouped by what is beside
-0.27 -0.29 total amount > figures: fn:count one figure
-0.26 -0.26 total amount > figures: fn:distinct? fn:sum!
-0.23 -0.31 total amount > figures: fn:distinct? grouped by what is beside
0.44 0.54 total amount > figures: fn:sum one figure
-0.31 -0.3 total amount > groups that are named
-0.31 -0.3 total amount > groups that are named: listed 
-0.36 -0.37 total amount > list
-0.36 -0.37 total amount > list: where distinct
0.41 0.29 total amount > loose figures
0.24 0.57 total amount > loose figures: avg 
0.42 0.29 total amount > loose figures: look up 
-0.26 -0.29 total amount > loose figures: look up guess
0.16 0.2 total and > figures
-0.23 -0.28 total and > figures: fn:avg fn:sum!
0.22 0.26 total and > figures: fn:avg one figure
0.21 0.23 total average > figures: fn:avg! fn:count
-0.18 -0.21 total average > figures: fn:count one figure
0.2 0.2 total average > loose figures: avg 
-0.21 -0.22 total average > loose figures: look up 
-0.32 -0.34 total average > loose figures: sum 
-0.32 -0.31 total for > list
-0.4 -0.35 total for > list: where 
-0.22 -0.23 total for > list: where distinct
0.32 0.31 total for > loose figures
0.32 0.31 total for > loose figures: count 
-0.29 -0.29 total have > list
-0.33 -0.29 total have > list: where 
-0.29 -0.32 total have > list: where distinct
0.21 0.23 total have > loose figures
-0.22 -0.22 total have > loose figures: avg 
0.22 0.24 total have > loose figures: count 
-0.32 -0.35 total have > loose figures: sum 
0.32 0.26 total in > figures
0.32 0.26 total in > figures: fn:sum one figure
-0.37 -0.22 total in > list
-0.47 -0.31 total in > list: where 
-0.4 -0.37 total in > loose figures
-0.53 -0.5 total in > loose figures: count 
-0.44 -0.4 total in > top groups
-0.41 -0.4 total in > top groups: own measure desc
-0.43 -0.4 total in > top groups: sum of field desc
0.45 0.42 total in > top rows
0.58 0.56 total in > top rows: order:hint desc
-0.44 -0.45 total in > top rows: order:hint whole
-0.56 -0.54 total in > top rows: order:said desc
-0.46 -0.45 total in > top rows: order:said whole
0.27 0.28 total listed > comparison
0.27 0.28 total listed > comparison: guess value
-0.19 -0.26 total listed > figures
-0.19 -0.26 total listed > figures: fn:sum! grouped by what is beside
-0.2 -0.24 total listed > groups that are named
-0.2 -0.24 total listed > groups that are named: listed 
-0.32 -0.43 total listed > list
0.36 0.32 total listed > list: many 
-0.54 -0.43 total listed > list: where 
-0.48 -0.34 total listed > list: where distinct
0.58 0.39 total listed > loose figures
0.28 0.24 total listed > loose figures: avg 
-0.46 -0.44 total listed > loose figures: count 
0.53 0.48 total listed > loose figures: sum 
-0.25 -0.24 total listed > which of these
-0.3 -0.29 total listed > which of these: figure 
-0.17 -0.2 total listed > which of these: guess asc
-0.24 -0.22 total listed > which of these: guess desc
-0.21 -0.22 total listed > which of these: position last
-0.17 -0.2 total listed > which of these: said asc
-0.22 -0.21 total listed > which of these: said desc
-0.47 -0.43 total number > extreme value
-0.34 -0.33 total number > extreme value: min said
0.4 0.47 total number > figures
-0.3 -0.36 total number > figures: fn:count fn:sum!
-0.69 -0.6 total number > figures: fn:count grouped by what is beside
-0.45 -0.47 total number > figures: fn:distinct? fn:count
-0.2 -0.17 total number > figures: fn:distinct? fn:sum!
-0.53 -0.4 total number > figures: fn:distinct? grouped by what is beside
-0.46 -0.46 total number > figures: fn:sum fn:count
0.2 0.22 total number > figures: fn:sum fn:sum!
-0.16 -0.21 total number > figures: fn:sum grouped by what is beside
-0.37 -0.39 total number > figures: fn:sum one figure
0.86 0.86 total number > figures: fn:sum! fn:count
-0.43 -0.42 total number > figures: fn:sum! grouped by what is beside
-0.45 -0.46 total number > figures: fn:sum? grouped by what is beside
0.25 0.31 total number > first or last row
0.25 0.31 total number > first or last row: position first
-0.51 -0.52 total number > groups that are named
-0.51 -0.52 total number > groups that are named: listed 
-0.17 -0.2 total number > groups that have
-0.17 -0.2 total number > groups that have: list guess
-1.2 -1.49 total number > list
-0.53 -0.47 total number > list: many 
-1.04 -1.02 total number > list: named things 
-1.24 -1.26 total number > list: where 
-0.85 -0.96 total number > list: where distinct
-0.34 -0.29 total number > loose figures
-0.81 -0.74 total number > loose figures: avg 
0.43 0.36 total number > loose figures: count 
-0.96 -1.33 total number > loose figures: look up 
-0.41 -0.44 total number > top groups
-0.41 -0.44 total number > top groups: own measure asc
-0.22 -0.21 total number > top rows: order:hint whole
-0.24 -0.22 total number > which of these
-0.22 -0.2 total number > which of these: count asc
-0.22 -0.2 total number > which of these: figure 
-0.2 -0.18 total number > which of these: guess desc
-0.34 -0.3 total number > which of these: position last
-0.46 -0.49 total of > comparison
-0.46 -0.49 total of > comparison: guess value
-0.32 -0.37 total of > extreme value
-0.32 -0.37 total of > extreme value: min said
-0.4 -0.44 total of > figures: fn:sum grouped by what is beside
-0.39 -0.37 total of > figures: fn:sum! grouped
0.24 0.29 total of > figures: grouped named
-0.53 -0.42 total of > figures: one figure named
0.2 0.2 total of > first or last row
0.2 0.2 total of > first or last row: position first
-0.4 -0.47 total of > groups that are named
-0.4 -0.47 total of > groups that are named: listed 
0.2 0.24 total of > list: many 
-0.42 -0.29 total of > list: where 
-0.2 -0.1 total of > list: where distinct
-0.47 -0.43 total of > loose figures: avg 
-0.33 -0.32 total of > loose figures: sum 
-0.13 -0.2 total of > top rows: order:guess asc
-0.34 -0.41 total of > which of these
-0.24 -0.19 total of > which of these: count asc
-0.26 -0.25 total of > which of these: count desc
-0.3 -0.4 total of > which of these: figure 
-0.24 -0.27 total of > which of these: guess asc
-0.39 -0.4 total of > which of these: guess desc
-0.31 -0.28 total of > which of these: position first
-0.33 -0.29 total of > which of these: position last
0.22 0.2 total of > yes or no: against another 
-0.29 -0.25 total of > yes or no: exists 
-0.28 -0.31 total time > figures
-0.28 -0.31 total time > figures: fn:sum one figure
-0.22 -0.31 total time > groups that are named
-0.22 -0.31 total time > groups that are named: listed 
0.3 0.34 total time > list
0.31 0.38 total time > list: where 
0.28 0.31 total time > list: where distinct
-0.49 -0.5 total time > loose figures
-0.45 -0.47 total time > loose figures: avg 
-0.58 -0.55 total time > loose figures: count 
0.3 0.32 total total > figures
0.25 0.22 total total > figures: fn:count fn:sum
-0.32 -0.38 total total > figures: fn:count grouped
-0.28 -0.22 total total > figures: fn:distinct? fn:sum!
-0.26 -0.25 total total > figures: fn:sum fn:count
0.3 0.32 total total > figures: fn:sum one figure
0.47 0.65 total total > figures: fn:sum! fn:arithmetic
-0.22 -0.2 total total > figures: fn:sum? one figure
-0.11 -0.22 total total > list
-0.04 -0.22 total total > list: where distinct
-0.3 -0.32 total total > loose figures
-0.3 -0.32 total total > loose figures: avg 
-0.18 -0.2 total total > loose figures: sum 
0.34 0.37 total total > top groups: own measure desc
-0.34 -0.37 total total > top groups: rows desc
-0.36 -0.39 total total > top groups: units desc
-0.26 -0.33 total years > comparison
-0.26 -0.33 total years > comparison: guess value
-0.36 -0.38 total years > figures
-0.16 -0.2 total years > figures: fn:count grouped by what is beside
-0.36 -0.38 total years > figures: fn:count one figure
0.34 0.38 total years > list
0.41 0.48 total years > list: where distinct
0.29 0.37 under > comparison
0.29 0.37 under > comparison: guess value
-0.2 -0.27 under > extreme value
-0.35 -0.35 under > extreme value: max guess
0.55 0.43 under > figures
-0.42 -0.39 under > figures: fn:count grouped by what is beside
-0.51 -0.51 under > figures: fn:count one figure
-0.24 -0.25 under > figures: fn:distinct? grouped by what is beside
0.51 0.52 under > figures: fn:distinct? one figure
0.3 0.27 under > first or last row: position first
-0.68 -0.63 under > first or last row: position last
0.37 0.59 under > first or last row: time first
-0.59 -0.6 under > first or last row: time last
-0.37 -0.53 under > list
0.4 0.35 under > list: many 
-0.7 -0.56 under > list: where 
-0.46 -0.41 under > list: where distinct
-0.69 -0.69 under > loose figures
-0.45 -0.44 under > loose figures: avg 
-0.33 -0.4 under > loose figures: count 
-0.47 -0.38 under > loose figures: sum 
-0.76 -0.75 under > top groups
-0.6 -0.62 under > top groups: rows desc
0.39 0.4 under > top rows
0.66 0.62 under > top rows: order:guess desc
-0.32 -0.31 under > top rows: order:said asc
-0.51 -0.49 unique > figures: fn:count grouped by what is beside
0.53 0.54 unique > figures: fn:count one figure
-0.53 -0.54 unique > figures: fn:distinct one figure
-0.32 -0.34 until > comparison
-0.32 -0.34 until > comparison: guess value
-0.16 -0.2 until > how long
-0.16 -0.2 until > how long: until today 
0.45 0.45 until > list
0.7 0.56 until > list: where 
-0.35 -0.1 until > list: where distinct
-0.33 -0.33 until > loose figures
-0.37 -0.39 until > loose figures: avg 
-0.33 -0.32 until > loose figures: count 
-0.26 -0.27 until > loose figures: sum 
-0.27 -0.26 until > which of these
-0.27 -0.26 until > which of these: guess desc
-0.23 -0.25 until > which of these: position first
-0.24 -0.26 until > which of these: position last
-0.83 -0.77 unused above
0.37 0.35 unused all
0.91 0.97 unused also
-0.74 -0.83 unused and
-1 -1.04 unused are
-0.43 -0.48 unused at
-0.87 -0.9 unused average
-0.51 -0.51 unused before
-0.4 -0.42 unused below
-0.91 -1.07 unused besides
-0.56 -0.51 unused best
1.01 1.01 unused better
-1.01 -1.16 unused between
-0.36 -0.39 unused biggest
0.95 1.11 unused both
-0.71 -0.7 unused bottom
1 0.94 unused by
2.26 2.41 unused came
-0.25 -0.16 unused combined
0.74 0.93 unused come
0.47 0.47 unused consecutive
0.18 0.21 unused count
1.65 1.06 unused did
-0.85 -0.82 unused difference
-0.19 -0.2 unused different
-0.47 -0.31 unused distinct
0.9 0.91 unused do
2.18 1.98 unused does
-0.51 -0.4 unused during
-1.1 -1.23 unused each
0.72 0.68 unused earlier
0.23 0.22 unused either
-0.61 -0.84 unused every
-0.21 -0.64 unused fewer
-0.9 -0.72 unused for
-0.38 -0.37 unused from
-0.82 -0.83 unused greater
1.25 1.46 unused had
-0.75 -0.7 unused highest
-0.2 -0.19 unused how
-0.51 -0.66 unused in
-0.21 -0.25 unused larger
-0.28 -0.29 unused largest
-1.03 -1.28 unused last
-0.3 -0.21 unused latest
-0.5 -0.65 unused less
-0.62 -0.54 unused long
-0.58 -0.9 unused longer
-0.48 -0.48 unused longest
-0.56 -0.54 unused lowest
-0.53 -0.52 unused mean
-0.72 -0.83 unused median
-0.17 -0.26 unused more
-1.56 -1.52 unused most
-0.43 -0.35 unused much
-0.56 -0.62 unused name
-1.21 -1.27 unused never
-0.24 -0.22 unused newest
-0.86 -0.8 unused no
-1.24 -1.24 unused not
-0.32 -0.31 unused number
-0.5 -0.5 unused of
-0.2 -0.2 unused often
-0.23 -0.38 unused oldest
-0.2 -0.19 unused or
-1.05 -1.06 unused other
-1.07 -1.35 unused over
-1.22 -1.31 unused per
-0.21 -0.23 unused percent
-0.86 -0.81 unused percentage
-0.23 -0.26 unused previous
2.46 2.54 unused same
-0.96 -1.05 unused share
-0.38 -0.49 unused shortest
-0.73 -0.72 unused show
-0.81 -0.81 unused since
-0.23 -0.23 unused smallest
-0.25 -0.25 unused sum
-0.91 -1.02 unused than
-0.64 -0.65 unused time
-0.55 -0.38 unused times
-0.16 -0.49 unused to
0.66 0.71 unused together
-0.38 -0.59 unused top
-0.65 -0.6 unused under
0.53 0.54 unused unique
-0.52 -0.47 unused up
5.25 5.07 unused was
0.35 0.23 unused were
0.34 0.5 unused what
-0.69 -0.71 unused what is after and
-0.86 -0.84 unused what is after average
-0.99 -1.26 unused what is after by
-0.73 -0.93 unused what is after every
-1.7 -1.69 unused what is after from
-0.73 -0.64 unused what is after in
-0.72 -0.71 unused what is after many
-0.61 -0.6 unused what is after not
-0.64 -0.73 unused what is after per
-1.25 -1.28 unused what is after than
-0.39 -0.12 unused what is after total
-1.17 -1.28 unused what is after which
-1.15 -1.38 unused what is after with
-0.67 -0.62 unused what is after without
-0.47 -0.42 unused when
-0.21 -0.57 unused where
-0.2 -0.12 unused which
-0.96 -0.94 unused who
-0.88 -0.9 unused win
0.53 0.95 unused with
-0.94 -0.91 unused without
-0.68 -0.63 unused worst
0.95 1 unused years
0 -0.44 up > figures: fn:count grouped by what is beside
-0.21 -0.22 up > figures: fn:distinct? fn:sum!
-0.7 -0.71 up > figures: fn:distinct? one figure
0.37 0.35 up > figures: fn:sum one figure
0.36 0.29 up > figures: fn:sum? fn:sum!
0.28 0.28 up > list
-0.51 -0.57 up > list: how many 
0.52 0.83 up > list: many 
0.44 0.37 up > list: named things 
-0.14 -0.43 up > list: where 
-0.28 -0.79 up > list: where distinct
-0.34 -0.31 up > loose figures: avg 
-0.35 -0.45 up > loose figures: count 
-0.21 -0.01 up > loose figures: look up 
0.48 0.48 up > loose figures: sum 
0.4 0.48 up > next or previous row
-0.44 -0.43 up > next or previous row: other way position
0.43 0.44 up > next or previous row: said way position
-0.34 -0.52 up > rows before or after another
-0.25 -0.29 up > rows before or after another: count 
-0.44 -0.56 up > rows before or after another: list 
0.49 0.48 up > top groups
0.52 0.5 up > top groups: own measure desc
-0.52 -0.5 up > top groups: rows desc
-0.49 -0.48 up > top rows
-0.52 -0.46 up > top rows: order:guess desc
-0.39 -0.4 up > top rows: order:hint whole
-0.49 -0.49 up > top rows: order:said desc
-0.3 -0.29 up > which of these
-0.21 -0.22 up > which of these: count asc
-0.21 -0.21 up > which of these: count desc
-0.2 -0.19 up > which of these: guess asc
-0.25 -0.24 up > which of these: guess desc
-0.39 -0.41 up > which of these: position first
-0.41 -0.38 up > which of these: position last
-0.24 -0.21 up > which of these: said desc
-0.24 -0.26 up did > figures
-0.21 -0.23 up did > figures: fn:count one figure
-0.3 -0.32 up did > figures: fn:distinct? one figure
0.24 0.26 up did > loose figures
0.18 0.22 up did > loose figures: avg 
0.3 0.35 up did > loose figures: look up 
0.18 0.24 up did > loose figures: sum 
0.37 0.35 up from > figures
0.37 0.35 up from > figures: fn:sum one figure
-0.43 -0.4 up from > list
-0.44 -0.44 up from > list: where 
-0.22 -0.25 up from > list: where distinct
-0.23 -0.24 up from > loose figures
-0.24 -0.28 up from > loose figures: count 
0.71 0.49 up in > figures
0 -0.44 up in > figures: fn:count grouped by what is beside
0.43 0.43 up in > figures: fn:count one figure
-0.42 -0.42 up in > figures: fn:distinct? one figure
0.29 0.29 up in > list
-0.51 -0.57 up in > list: how many 
0.33 0.65 up in > list: many 
0.44 0.37 up in > list: named things 
-0.05 -0.33 up in > list: where 
-0.06 -0.41 up in > list: where distinct
-0.3 -0.29 up in > which of these
-0.21 -0.22 up in > which of these: count asc
-0.21 -0.21 up in > which of these: count desc
-0.2 -0.19 up in > which of these: guess asc
-0.25 -0.24 up in > which of these: guess desc
-0.39 -0.41 up in > which of these: position first
-0.41 -0.38 up in > which of these: position last
-0.24 -0.21 up in > which of these: said desc
0.27 0.21 value of 2
-0.61 -0.57 value of 3
-0.25 -0.4 value of 4-5
0.31 0.21 value of 6-10
0.2 0.01 value of many
-1.14 -1.1 value part
0.78 0.85 value synonym
-0.39 -0.31 value typo
-0.65 -0.67 was > comparison
-0.3 -0.3 was > comparison: guess sides
-0.66 -0.6 was > comparison: guess value
-0.28 -0.3 was > comparison: rows alone
-0.43 -0.5 was > difference: of counts turned 
-0.29 -0.25 was > difference: of ends guess
0.17 -0.42 was > difference: of ends said
-0.33 -0.28 was > difference: of two guess
0.26 0.4 was > difference: of two said
-0.46 -0.54 was > difference: of two turned said
0.18 0.22 was > extreme value
-0.55 -0.67 was > extreme value: max guess
-0.69 -0.53 was > extreme value: min guess
0.31 0.35 was > figure of the top rows
-0.4 -0.4 was > figures
-0.61 -0.5 was > figures: fn:count fn:sum!
-0.75 -0.58 was > figures: fn:count grouped by what is beside
-0.75 -0.74 was > figures: fn:distinct? grouped by what is beside
0.3 0.32 was > figures: fn:distinct? one figure
0.34 0.11 was > figures: fn:last one figure
-0.34 -0.43 was > figures: fn:max grouped by what is beside
-0.46 -0.55 was > figures: fn:max one figure
-0.36 -0.39 was > figures: fn:revenue grouped
-0.3 -0.34 was > figures: fn:revenue grouped by what is beside
-0.33 -0.3 was > figures: fn:sum fn:sum!
-0.43 -0.48 was > figures: fn:sum grouped
-0.2 -0.24 was > figures: fn:sum grouped by what is beside
0.43 0.45 was > figures: fn:sum! fn:count
0.37 0.76 was > figures: fn:sum! fn:sum!
-0.3 -0.03 was > figures: fn:sum! grouped
-0.45 -0.44 was > figures: fn:sum! grouped by what is beside
-0.21 -0.2 was > figures: fn:sum! one figure
-0.23 -0.23 was > first or last row: position turned last
-0.39 -0.48 was > groups that are named
-0.39 -0.48 was > groups that are named: listed 
-0.15 -0.37 was > groups that have
-0.15 -0.37 was > groups that have: list guess
-0.4 -0.51 was > how long
-0.22 -0.22 was > how long: between rows 
-0.24 -0.42 was > how long: until today 
-0.74 -0.67 was > list: all 
0.07 0.21 was > list: named things 
-0.26 -0.15 was > list: where distinct
-0.5 -0.57 was > loose figures: avg 
-0.37 -0.41 was > loose figures: count 
-0.63 -0.95 was > loose figures: look up 
-0.86 -0.88 was > loose figures: look up guess
0.21 0.21 was > next or previous row
-0.21 -0.21 was > next or previous row: said way position
0.61 0.65 was > next or previous row: said way time
-0.03 -0.2 was > rows before or after another
-0.73 -0.81 was > rows before or after another: list 
-0.5 -0.47 was > the same as another row: count guess
-0.39 -0.38 was > the same as another row: count said
-0.33 -0.33 was > the same as another row: list guess
0.27 0.25 was > the same as another row: list said
0.3 0.21 was > top groups: hinted asc
-0.2 -0.16 was > top groups: hinted desc
-0.3 -0.29 was > top groups: revenue asc
0.59 0.53 was > top groups: rows asc
-0.25 -0.7 was > top groups: sum of field asc
0.25 0.12 was > top groups: sum of field desc
-0.49 -0.55 was > top groups: units desc
-0.96 -1.01 was > top rows: order:guess asc
0.19 0.22 was > top rows: order:guess desc
-0.24 -0.26 was > top rows: order:hint asc
-0.21 -0.15 was > top rows: order:hint desc
-0.58 -0.67 was > top rows: order:hint whole
0.54 0.53 was > top rows: order:said asc
-0.51 -0.63 was > top rows: order:said desc
-0.36 -0.31 was > top rows: order:said whole
-0.33 -0.29 was > which of these
0.45 0.5 was > which of these: figure 
-0.33 -0.38 was > which of these: guess asc
-0.25 -0.19 was > which of these: position first
-1.03 -1.01 was > which of these: position last
-0.2 -0.18 was > which of these: said asc
-0.53 -0.52 was > which of these: said desc
0.15 0.21 was > yes or no
0.15 0.21 was > yes or no: exists 
-0.4 -0.4 was above > list
-0.44 -0.49 was above > list: where 
-0.37 -0.29 was above > list: where distinct
0.4 0.4 was above > next or previous row
-0.27 -0.26 was above > next or previous row: other way position
0.31 0.29 was above > next or previous row: said way position
-0.34 -0.36 was above > rows before or after another
-0.25 -0.15 was above > rows before or after another: count 
-0.13 -0.33 was above > rows before or after another: list 
-0.27 -0.42 was after > list
-0.28 -0.45 was after > list: where 
-0.25 -0.35 was after > list: where distinct
0.31 0.43 was after > next or previous row
-0.43 -0.43 was after > next or previous row: other way position
0.42 0.43 was after > next or previous row: said way position
0.4 0.42 was after > next or previous row: said way time
-0.42 -0.46 was after > rows before or after another
-0.3 -0.26 was after > rows before or after another: count 
-0.32 -0.44 was after > rows before or after another: list 
-0.38 -0.3 was before > loose figures
-0.38 -0.3 was before > loose figures: count 
0.24 0.27 was before > next or previous row
-0.37 -0.37 was before > next or previous row: other way position
0.41 0.42 was before > next or previous row: said way position
-0.43 -0.44 was before > next or previous row: said way time
-0.35 -0.4 was before > rows before or after another
-0.32 -0.18 was before > rows before or after another: count 
-0.32 -0.4 was before > rows before or after another: list 
0.23 0.21 was between > figures
0.34 0.29 was between > figures: fn:count one figure
-0.38 -0.4 was between > figures: fn:distinct? one figure
-0.27 -0.26 was between > loose figures
-0.26 -0.26 was between > loose figures: sum 
-0.34 -0.43 was first > extreme value
-0.34 -0.43 was first > extreme value: min said
0.33 0.31 was first > first or last row
0.34 0.32 was first > first or last row: position first
0.24 0.23 was first > first or last row: time first
0.46 0.5 was first > next or previous row
0.47 0.47 was first > next or previous row: other way position
-0.47 -0.47 was first > next or previous row: said way position
-0.4 -0.34 was first > rows before or after another
-0.4 -0.34 was first > rows before or after another: count 
-0.21 -0.27 was first > top groups: sum of field asc
0.39 0.35 was first > top rows
0.38 0.34 was first > top rows: order:hint whole
-0.34 -0.31 was first > which of these
-0.28 -0.28 was first > which of these: count asc
-0.24 -0.24 was first > which of these: count desc
-0.28 -0.26 was first > which of these: guess asc
-0.32 -0.28 was first > which of these: guess desc
-0.34 -0.33 was first > which of these: position first
-0.44 -0.42 was first > which of these: position last
-0.22 -0.35 was in > extreme value: max said
0.14 0.32 was in > extreme value: min said
0.21 0.28 was in > figures: fn:count one figure
-0.19 -0.26 was in > figures: fn:distinct? grouped by what is beside
0.12 0.23 was in > figures: fn:distinct? one figure
0.29 0.08 was in > first or last row
0.24 -0.2 was in > first or last row: position first
0.22 0.23 was in > first or last row: position last
0.27 0.26 was in > first or last row: position turned last
-0.45 -0.45 was in > list
-0.25 -0.26 was in > list: many 
-0.45 -0.42 was in > list: where 
-0.33 -0.33 was in > list: where distinct
-0.3 -0.51 was in > loose figures
-0.26 -0.27 was in > loose figures: count 
0 -0.28 was in > loose figures: look up guess
0.52 0.35 was in > next or previous row
-0.25 -0.26 was in > next or previous row: other way position
0.61 0.48 was in > next or previous row: said way time
-0.49 -0.27 was in > rows before or after another
-0.51 -0.33 was in > rows before or after another: count 
-0.12 -0.21 was in > top groups
0.1 0.25 was in > top groups: rows asc
-0.15 -0.24 was in > top groups: rows desc
-0.31 -0.2 was in > top rows
0.15 0.23 was in > top rows: order:guess asc
-0.18 -0.22 was in > top rows: order:said asc
-0.32 -0.28 was in > top rows: order:said desc
0.21 0.21 was in > which of these
0.3 0.34 was in > which of these: count asc
0.26 0.27 was in > which of these: count desc
-0.26 -0.27 was in > which of these: guess asc
0.2 0.2 was in > which of these: guess desc
-0.49 -0.5 was in > which of these: position first
0.3 0.29 was in > which of these: position last
-0.31 -0.34 was in > which of these: said asc
0.48 0.49 was in > which of these: said desc
-0.47 -0.4 was last > extreme value
-0.47 -0.4 was last > extreme value: max said
0.45 0.44 was last > first or last row
0.45 0.44 was last > first or last row: position last
-0.58 -0.58 was last > top groups
-0.58 -0.58 was last > top groups: rows desc
-0.44 -0.43 was last > top rows
-0.44 -0.43 was last > top rows: order:guess desc
-0.45 -0.44 was last > top rows: order:said desc
-0.37 -0.38 was longer > list
-0.38 -0.39 was longer > list: named things 
-0.32 -0.33 was longer > list: where 
-0.3 -0.26 was longer > list: where distinct
0.37 0.38 was longer > which of these
0.45 0.48 was longer > which of these: count asc
0.41 0.42 was longer > which of these: count desc
-0.49 -0.33 was longer > which of these: guess asc
-0.65 -0.35 was longer > which of these: guess desc
0.57 0.58 was longer > which of these: position first
-0.52 -0.52 was longer > which of these: position last
-0.23 -0.28 was next > first or last row
-0.22 -0.28 was next > first or last row: position first
-0.24 -0.23 was next > first or last row: time first
-0.58 -0.57 was next > list
-0.61 -0.59 was next > list: where 
-0.43 -0.46 was next > list: where distinct
0.44 0.61 was next > next or previous row
-0.61 -0.61 was next > next or previous row: other way position
-0.26 -0.24 was next > next or previous row: said way position
0.34 0.34 was next > next or previous row: said way time
-0.16 -0.21 was next > rows before or after another
-0.3 -0.35 was next > top groups
-0.3 -0.35 was next > top groups: rows asc
-0.18 -0.21 was next > top rows
0.23 0.24 was not > list
0.25 0.24 was not > list: where 
-0.26 -0.23 was not > list: where distinct
-0.2 -0.21 was not > loose figures
-0.2 -0.21 was not > loose figures: count 
0.3 0.3 was number > figures
0.3 0.3 was number > figures: fn:sum one figure
-0.28 -0.26 was number > list
-0.32 -0.29 was number > list: where 
-0.3 -0.32 was number > loose figures
-0.32 -0.31 was number > loose figures: avg 
-0.3 -0.34 was number > loose figures: count 
0.57 0.47 was on > list
-0.65 -0.44 was on > list: where 
0.68 0.89 was on > list: where distinct
-0.56 -0.47 was on > loose figures
-0.56 -0.47 was on > loose figures: count 
-0.25 -0.23 was total > figures
-0.36 -0.31 was total > figures: fn:count one figure
0.52 0.48 was total > figures: fn:sum! fn:count
-0.22 -0.14 was total > list
-0.22 -0.11 was total > list: where 
0.25 0.23 was total > loose figures
0.25 0.22 was total > loose figures: avg 
-0.21 -0.23 was total > loose figures: look up 
-0.32 -0.31 was total > loose figures: look up guess
0.35 0.31 was total > loose figures: sum 
-0.34 -0.32 was what > top groups: rows desc
0.21 0.19 was what > top groups: sum of field desc
0.31 0.2 was what > top rows
-0.28 -0.24 was what > top rows: order:guess desc
-0.33 -0.3 was what > top rows: order:said desc
0.29 0.33 was what > top rows: order:said whole
-1.45 -1.99 weakest 1
-1.48 -1.57 weakest 2
-0.61 -0.71 weakest 3
0.93 1.14 weakest 4
1.67 1.77 weakest 5
0.23 0.06 were > columns that are named
0.34 0.1 were > comparison: guess condition
-0.2 -0.22 were > comparison: rows alone
0.29 0.28 were > difference
-0.49 -0.59 were > difference: of counts 
0.4 0.46 were > difference: of counts turned 
-0.2 -0.25 were > difference: of ends said
-0.2 -0.22 were > difference: of two guess
0.28 0.28 were > difference: of two said
-0.27 -0.25 were > difference: of two turned said
0.39 0.29 were > extreme value
-0.33 -0.44 were > extreme value: max guess
-0.23 -0.04 were > extreme value: max said
-0.22 -0.38 were > extreme value: min guess
0.54 0.65 were > extreme value: min said
-0.21 -0.21 were > figure of the top rows
-0.18 -0.2 were > figure of the top rows: avg 
-0.23 -0.22 were > figure of the top rows: sum 
-0.16 -0.23 were > figures: fn:count fn:avg!
-0.28 -0.32 were > figures: fn:count fn:distinct
0.26 0.22 were > figures: fn:count fn:distinct?
-0.77 -0.85 were > figures: fn:count fn:sum
0.78 0.82 were > figures: fn:count fn:sum!
-0.83 -0.81 were > figures: fn:count grouped by what is beside
0.24 0.42 were > figures: fn:count one figure
0.49 0.55 were > figures: fn:distinct one figure
-1.01 -1.1 were > figures: fn:distinct? fn:sum!
-0.37 -0.33 were > figures: fn:distinct? grouped by what is beside
-1.11 -0.97 were > figures: fn:distinct? one figure
-0.2 -0.23 were > figures: fn:max grouped by what is beside
-0.16 -0.21 were > figures: fn:sum grouped by what is beside
0.57 0.6 were > figures: fn:sum! fn:count
0.27 0.32 were > figures: fn:sum! one figure
0.33 0.47 were > figures: fn:sum? fn:avg!
-0.47 -0.38 were > figures: fn:sum? grouped by what is beside
0.56 0.53 were > figures: fn:sum? one figure
0.03 0.34 were > figures: fn:units one figure
-0.2 -0.19 were > figures: grouped by what is beside 
-0.63 -0.63 were > figures: one figure named
-0.29 -0.3 were > first or last row
-0.44 -0.42 were > first or last row: position first
0.18 0.2 were > first or last row: position last
-0.63 -0.62 were > groups that are named
-0.63 -0.62 were > groups that are named: listed 
-0.22 -0.18 were > groups that have
-0.23 -0.18 were > groups that have: list guess
0.51 0.46 were > how long
0.51 0.46 were > how long: between rows 
-0.43 -0.36 were > list
-0.34 -0.16 were > list: all 
-0.33 -0.27 were > list: many 
-0.84 -0.47 were > list: named things 
-0.76 -0.58 were > list: where 
-0.27 -0.18 were > list: where distinct
-0.51 -0.45 were > loose figures
-1.19 -1.11 were > loose figures: avg 
-0.41 -0.51 were > loose figures: count 
-0.52 -0.72 were > loose figures: look up 
-1.37 -1.79 were > loose figures: look up guess
-0.89 -0.91 were > next or previous row
-0.72 -0.83 were > next or previous row: other way position
-0.87 -0.89 were > next or previous row: said way position
0.63 0.5 were > rows before or after another
0.64 0.51 were > rows before or after another: count 
-0.46 -0.59 were > rows before or after another: list 
0.51 0.52 were > share
0.51 0.52 were > share: filtered 
-0.65 -1 were > top groups
-0.62 -0.46 were > top groups: own measure asc
-0.61 -0.63 were > top groups: rows desc
-0.25 -0.32 were > top rows
-0.2 -0.2 were > top rows: order:guess asc
-0.53 -0.57 were > top rows: order:guess desc
-0.22 -0.21 were > top rows: order:said asc
0.34 0.26 were > top rows: order:said desc
-0.63 -0.58 were > which of these
-0.36 -0.33 were > which of these: count asc
-0.29 -0.31 were > which of these: count desc
-0.23 -0.23 were > which of these: figure 
-0.24 -0.2 were > which of these: guess asc
-0.44 -0.36 were > which of these: guess desc
-0.47 -0.42 were > which of these: position first
-0.66 -0.5 were > which of these: position last
0.46 0.47 were > yes or no
0.46 0.47 were > yes or no: exists 
-0.35 -0.29 were after > comparison
-0.35 -0.29 were after > comparison: guess condition
0.53 0.56 were after > figures
0.53 0.56 were after > figures: fn:count one figure
-0.46 -0.46 were after > list
-0.38 -0.27 were after > list: where 
-0.46 -0.46 were after > list: where distinct
-0.39 -0.47 were after > loose figures
-0.39 -0.47 were after > loose figures: look up guess
0.22 0.14 were also > comparison
0.22 0.14 were also > comparison: guess value
0.52 0.56 were also > figures
-0.2 -0.21 were also > figures: fn:count grouped by what is beside
0.45 0.43 were also > figures: fn:count one figure
-0.23 -0.25 were also > figures: fn:distinct? grouped by what is beside
-0.4 -0.39 were also > figures: fn:distinct? one figure
-0.39 -0.39 were also > list
-0.37 -0.36 were also > list: many 
-0.43 -0.42 were also > list: where 
-0.27 -0.21 were also > list: where distinct
-0.21 -0.2 were between > comparison
-0.21 -0.2 were between > comparison: guess value
-0.2 -0.22 were between > difference: of counts 
-0.19 -0.2 were between > difference: of counts turned 
-0.2 -0.22 were between > difference: of two guess
0.51 0.46 were between > how long
0.51 0.46 were between > how long: between rows 
0.21 0.21 were both > list: where distinct
-0.57 -0.55 were by > comparison
-0.57 -0.55 were by > comparison: guess value
0.74 0.73 were by > figures
0.77 0.83 were by > figures: fn:count fn:sum!
0.61 0.53 were by > figures: fn:count one figure
-0.41 -0.37 were by > figures: fn:distinct? one figure
-0.31 -0.23 were by > figures: fn:sum! one figure
-0.22 -0.23 were by > loose figures
-0.22 -0.23 were by > loose figures: look up guess
-0.42 -0.47 were from > comparison
-0.42 -0.47 were from > comparison: guess value
0.56 0.64 were from > figures
0.32 0.32 were from > figures: fn:count fn:sum!
-0.24 -0.33 were from > figures: fn:count grouped by what is beside
0.61 0.74 were from > figures: fn:count one figure
-0.55 -0.58 were from > figures: fn:distinct? one figure
-0.76 -0.77 were from > list
-0.58 -0.57 were from > list: where 
-0.73 -0.73 were from > list: where distinct
-0.43 -0.53 were from > loose figures
-0.27 -0.24 were from > loose figures: avg 
-0.21 -0.4 were from > loose figures: look up guess
-0.46 -0.54 were from > loose figures: sum 
-0.24 -0.33 were in > comparison
-0.27 -0.35 were in > comparison: guess value
0.61 0.53 were in > figures
-0.24 -0.28 were in > figures: fn:count grouped by what is beside
0.8 0.79 were in > figures: fn:count one figure
-0.22 -0.24 were in > figures: fn:distinct? grouped by what is beside
-0.3 -0.46 were in > figures: fn:distinct? one figure
-0.22 -0.21 were in > first or last row
-0.22 -0.21 were in > first or last row: position first
-0.5 -0.38 were in > list
-0.31 -0.03 were in > list: many 
-0.32 -0.33 were in > list: where 
-0.47 -0.38 were in > list: where distinct
-0.39 -0.39 were in > loose figures
-0.31 -0.3 were in > loose figures: avg 
-0.29 -0.27 were in > loose figures: look up 
-0.24 -0.25 were in > loose figures: look up guess
-0.3 -0.32 were in > loose figures: sum 
-0.2 -0.2 were in > top groups
-0.2 -0.2 were in > top groups: own measure desc
-0.24 -0.27 were in > top rows
-0.24 -0.27 were in > top rows: order:guess desc
0.29 0.31 were listed > figures
-0.39 -0.44 were listed > figures: fn:count one figure
0.39 0.44 were listed > figures: fn:distinct? one figure
-0.2 -0.24 were listed > list
-0.2 -0.21 were listed > list: where distinct
-0.24 -0.3 were more > figures: fn:count fn:sum!
0.24 0.3 were more > figures: fn:count one figure
0.56 0.68 were never > figures
-1.01 -1.2 were never > figures: fn:count one figure
1.04 1.1 were never > figures: fn:distinct? one figure
-0.85 -0.79 were never > figures: fn:sum! one figure
-0.53 -0.6 were never > list
-0.56 -0.6 were never > list: named things 
-0.04 -0.2 were never > list: where distinct
0.31 0.33 were no > figures
0.31 0.34 were no > figures: fn:count one figure
-0.31 -0.33 were no > loose figures
-0.3 -0.3 were no > loose figures: avg 
-0.32 -0.39 were no > loose figures: look up 
-0.32 -0.33 were no > loose figures: sum 
-0.2 -0.19 were not > comparison
-0.2 -0.19 were not > comparison: guess value
0.38 0.42 were not > figures
0.4 0.35 were not > figures: fn:count one figure
-0.35 -0.33 were not > figures: fn:distinct? one figure
-0.31 -0.15 were not > list
-0.32 -0.15 were not > list: where 
-0.35 -0.36 were not > loose figures
-0.35 -0.36 were not > loose figures: look up guess
0.23 0.23 were on > list
-0.29 -0.22 were on > list: where 
0.29 0.49 were on > list: where distinct
-0.24 -0.24 were on > loose figures
-0.24 -0.24 were on > loose figures: count 
-0.21 -0.21 were on > which of these
-0.2 -0.19 were on > which of these: guess asc
-0.2 -0.19 were on > which of these: guess desc
-0.22 -0.21 were on > which of these: position first
-0.23 -0.23 were on > which of these: position last
-0.28 -0.22 were won > comparison
-0.28 -0.22 were won > comparison: guess value
-0.33 -0.22 were won > figures
-0.2 -0.23 were won > figures: fn:count fn:avg!
-0.39 -0.46 were won > figures: fn:count fn:sum
-0.43 -0.5 were won > figures: fn:count fn:sum!
-0.3 -0.2 were won > figures: fn:count one figure
-0.21 -0.21 were won > figures: fn:distinct? one figure
0.33 0.47 were won > figures: fn:sum? fn:avg!
-0.42 -0.58 were won > list
0.26 -0.03 were won > list: many 
-0.42 -0.56 were won > list: where 
-0.54 -0.59 were won > list: where distinct
-0.35 -0.39 were won > loose figures: avg 
-0.3 -0.33 were won > loose figures: look up 
-0.56 -0.72 were won > loose figures: look up guess
0.26 0.17 were won > loose figures: sum 
-0.25 -0.21 what > average of each
-0.25 -0.21 what > average of each:  
-0.41 -0.38 what > comparison: difference sides
-0.29 -0.3 what > comparison: guess sides
-0.32 -0.26 what > comparison: guess value
-0.13 -0.2 what > comparison: rows in groups
-0.26 -0.32 what > comparison: rows said in groups
0.31 0.32 what > comparison: said sides
-0.25 -0.31 what > comparison: said value
-0.38 -0.53 what > difference: of counts turned 
-0.42 -0.47 what > difference: of two guess
-0.46 -0.41 what > difference: of two turned guess
-0.24 -0.23 what > difference: of two turned said
-0.97 -1.18 what > extreme value: min guess
0.28 0.31 what > figure of the top rows
-0.34 -0.31 what > figures
-0.24 -0.24 what > figures: fn:arithmetic grouped
-0.26 -0.19 what > figures: fn:arithmetic one figure
0.68 0.06 what > figures: fn:avg fn:sum!
0.27 0.22 what > figures: fn:avg grouped
-0.39 -0.49 what > figures: fn:avg grouped by what is beside
-0.28 -0.29 what > figures: fn:avg! grouped by what is beside
-0.22 -0.25 what > figures: fn:count fn:count
0.33 0.34 what > figures: fn:count fn:sum
-0.28 -0.3 what > figures: fn:count fn:sum!
-0.6 -0.66 what > figures: fn:count grouped by what is beside
-0.23 -0.22 what > figures: fn:distinct? fn:sum!
-0.22 -0.31 what > figures: fn:distinct? grouped
-0.49 -0.58 what > figures: fn:distinct? grouped by what is beside
-0.44 -0.44 what > figures: fn:max grouped
-0.33 -0.34 what > figures: fn:max grouped by what is beside
-0.51 -0.55 what > figures: fn:max one figure
-0.34 -0.33 what > figures: fn:median fn:sum!
-0.31 -0.27 what > figures: fn:median one figure
-0.49 -0.48 what > figures: fn:min grouped by what is beside
0.19 0.2 what > figures: fn:missing one figure
0.69 0.67 what > figures: fn:range one figure
-0.57 -0.55 what > figures: fn:revenue grouped
-0.3 -0.34 what > figures: fn:revenue grouped by what is beside
0.23 0.21 what > figures: fn:skewness one figure
-0.39 -0.4 what > figures: fn:stddev fn:sum!
0.78 0.87 what > figures: fn:sum fn:sum!
-0.34 -0.21 what > figures: fn:sum grouped by what is beside
-0.24 -0.18 what > figures: fn:sum one figure
0.44 0.43 what > figures: fn:sum! fn:arithmetic
0.76 0.82 what > figures: fn:sum! fn:count
-0.26 -0.22 what > figures: fn:sum! fn:max
-0.43 0.18 what > figures: fn:sum! fn:sum!
-0.41 -0.29 what > figures: fn:sum! grouped
-0.23 -0.27 what > figures: fn:sum! grouped by what is beside
-0.29 -0.35 what > figures: fn:sum! one figure
0.45 0.3 what > figures: fn:sum? fn:avg!
-0.21 -0.3 what > figures: fn:sum? grouped
-0.29 -0.35 what > figures: fn:sum? grouped by what is beside
-0.22 -0.2 what > figures: fn:sum? one figure
0.3 0.31 what > figures: fn:units one figure
-0.24 -0.18 what > figures: grouped named
-0.26 -0.25 what > figures: one figure named
-0.64 -0.62 what > first or last row: time first
-0.26 -0.21 what > first or last row: time last
-0.37 -0.44 what > groups that are named
-0.37 -0.44 what > groups that are named: listed 
-0.32 -0.36 what > groups that have
-0.32 -0.36 what > groups that have: list guess
-0.93 -0.92 what > list: all 
-0.48 -0.49 what > list: how many 
-0.29 -0.18 what > list: many 
-1.09 -1.07 what > loose figures: avg 
-0.57 -0.49 what > loose figures: count 
-0.23 -0.29 what > loose figures: look up 
-0.14 -0.2 what > loose figures: look up guess
-0.2 -0.08 what > loose figures: sum 
-0.16 -0.2 what > name
-0.43 -0.44 what > next or previous row: other way position
0.24 0.24 what > next or previous row: said way position
-0.43 -0.42 what > next or previous row: said way time
0.56 0.69 what > place
-1.71 -1.65 what > rows before or after another: count 
0.35 0.26 what > rows before or after another: list 
0.28 0.24 what > share
-0.34 -0.33 what > share: filtered twice 
0.19 0.2 what > share: of groups 
-0.22 -0.22 what > text
-0.25 -0.26 what > the same as another row: count guess
-0.44 -0.48 what > the same as another row: count said
0.54 0.6 what > the same as another row: list said
-0.62 -0.88 what > time
-0.39 -0.48 what > top groups: hinted asc
-0.47 -0.43 what > top groups: hinted desc
-0.39 -0.43 what > top groups: own measure asc
-0.55 -0.57 what > top groups: revenue desc
-0.4 -0.37 what > top groups: rows asc
-0.37 -0.35 what > top groups: said measure asc
0.33 0.26 what > top groups: sum of field desc
-0.51 -0.49 what > top groups: units desc
-0.43 -0.4 what > top rows: order:guess asc
0.26 0.35 what > top rows: order:guess desc
-0.41 -0.39 what > top rows: order:hint asc
-0.34 -0.36 what > top rows: order:hint desc
-0.16 -0.23 what > top rows: order:hint whole
-0.63 -0.68 what > top rows: order:said asc
-0.23 -0.26 what > top rows: order:said desc
0.58 0.5 what > top rows: order:said whole
-0.19 -0.22 what > which of these
-0.53 -0.58 what > which of these: count asc
-0.58 -0.65 what > which of these: count desc
-0.34 -0.32 what > which of these: figure 
-0.53 -0.57 what > which of these: guess asc
-0.14 -0.22 what > which of these: guess desc
-0.69 -0.74 what > which of these: position first
0.24 0.23 what > which of these: position last
-0.63 -0.74 what > which of these: said asc
-0.51 -0.31 what are > comparison
-0.51 -0.31 what are > comparison: guess value
-0.59 -0.62 what are > extreme value
-0.38 -0.4 what are > extreme value: max guess
-0.36 -0.38 what are > extreme value: max said
-0.65 -0.67 what are > extreme value: min said
-0.18 -0.22 what are > figure of the top rows
-0.18 -0.22 what are > figure of the top rows: avg 
-0.18 -0.22 what are > figure of the top rows: sum 
0.18 0.22 what are > figures
0.48 0.55 what are > figures: fn:avg one figure
-0.22 -0.33 what are > figures: fn:count fn:sum!
-0.21 -0.24 what are > figures: fn:count grouped by what is beside
-0.26 -0.28 what are > figures: fn:distinct? fn:sum!
-0.66 -0.63 what are > figures: fn:distinct? grouped by what is beside
-0.52 -0.6 what are > figures: fn:median one figure
-0.25 -0.27 what are > figures: fn:mode one figure
-0.51 -0.47 what are > figures: fn:stddev one figure
-0.26 -0.25 what are > figures: fn:sum one figure
-0.24 -0.19 what are > figures: fn:sum! fn:sum!
-0.3 -0.18 what are > figures: fn:sum! grouped by what is beside
-0.47 -0.43 what are > figures: fn:sum? grouped by what is beside
-0.12 -0.23 what are > figures: grouped named
-0.21 -0.22 what are > first or last row: position last
-0.36 -0.35 what are > first or last row: time first
-0.33 -0.34 what are > groups that are named
-0.33 -0.34 what are > groups that are named: listed 
-0.51 -0.5 what are > list
-0.6 -0.8 what are > list: many 
-0.8 -0.68 what are > list: named things 
-0.43 -0.47 what are > list: where 
-0.5 -0.44 what are > list: where distinct
-0.64 -0.52 what are > loose figures: avg 
0.26 0.22 what are > loose figures: count 
-0.01 -0.24 what are > loose figures: look up 
-0.39 -0.41 what are > loose figures: look up guess
0.14 0.31 what are > loose figures: sum 
-0.43 -0.47 what are > top groups: own measure asc
0.45 0.46 what are > top groups: own measure desc
-0.49 -0.53 what are > top groups: revenue desc
-0.33 -0.34 what are > top groups: units desc
-0.28 -0.26 what are > top rows
-0.8 -0.93 what are > top rows: order:guess desc
-0.68 -0.67 what are > top rows: order:said asc
-0.43 -0.18 what are > top rows: order:said desc
-0.23 -0.26 what are > which of these: figure 
0.3 0.32 what did > figures
0.3 0.32 what did > figures: fn:units one figure
-0.38 -0.4 what did > first or last row
-0.39 -0.41 what did > first or last row: position first
-0.22 -0.22 what did > list
-0.23 -0.23 what did > list: where 
-0.22 -0.21 what did > list: where distinct
-0.34 -0.36 what did > loose figures
-0.34 -0.36 what did > loose figures: count 
0.37 0.41 what did > next or previous row
-0.39 -0.39 what did > next or previous row: other way position
0.45 0.45 what did > next or previous row: said way position
0.27 0.29 what did > next or previous row: said way time
-0.42 -0.45 what did > rows before or after another
-0.35 -0.34 what did > rows before or after another: count 
-0.46 -0.52 what did > rows before or after another: list 
-0.25 -0.21 what is > average of each
-0.25 -0.21 what is > average of each:  
-0.25 -0.31 what is > comparison: said value
-0.38 -0.51 what is > difference: of counts turned 
-0.41 -0.46 what is > difference: of two guess
-0.44 -0.39 what is > difference: of two turned guess
-0.22 -0.2 what is > difference: of two turned said
0.19 0.26 what is > extreme value
0.56 0.45 what is > extreme value: max guess
-0.36 -0.44 what is > extreme value: min guess
0.19 0.27 what is > figures
-0.24 -0.24 what is > figures: fn:arithmetic grouped
-0.26 -0.19 what is > figures: fn:arithmetic one figure
0.82 0.4 what is > figures: fn:avg fn:sum!
0.27 0.22 what is > figures: fn:avg grouped
-0.35 -0.48 what is > figures: fn:avg grouped by what is beside
0.26 0.57 what is > figures: fn:avg one figure
-0.35 -0.43 what is > figures: fn:avg! grouped by what is beside
-0.22 -0.25 what is > figures: fn:count fn:count
0.33 0.34 what is > figures: fn:count fn:sum
-0.49 -0.5 what is > figures: fn:count grouped by what is beside
0.26 0.23 what is > figures: fn:distinct? fn:sum!
-0.2 -0.18 what is > figures: fn:distinct? grouped
-0.38 -0.43 what is > figures: fn:distinct? grouped by what is beside
-0.29 -0.29 what is > figures: fn:distinct? one figure
-0.24 -0.26 what is > figures: fn:max fn:sum!
-0.29 -0.29 what is > figures: fn:max one figure
-0.2 -0.21 what is > figures: fn:median fn:sum!
0.44 0.45 what is > figures: fn:median one figure
-0.26 -0.31 what is > figures: fn:min grouped by what is beside
0.19 0.2 what is > figures: fn:missing one figure
0.2 0.19 what is > figures: fn:mode one figure
0.69 0.67 what is > figures: fn:range one figure
0.35 0.54 what is > figures: fn:ratio one figure
0.23 0.21 what is > figures: fn:skewness one figure
-0.35 -0.37 what is > figures: fn:stddev fn:sum!
0.33 0.61 what is > figures: fn:stddev one figure
0.85 0.9 what is > figures: fn:sum fn:sum!
0.27 0.28 what is > figures: fn:sum grouped
-0.26 -0.19 what is > figures: fn:sum grouped by what is beside
-0.24 -0.16 what is > figures: fn:sum one figure
0.44 0.43 what is > figures: fn:sum! fn:arithmetic
-0.24 -0.22 what is > figures: fn:sum! fn:sum!
-0.52 -0.59 what is > figures: fn:sum! grouped
-0.14 -0.22 what is > figures: fn:sum! grouped by what is beside
-1.02 -0.67 what is > figures: fn:sum! one figure
0.45 0.3 what is > figures: fn:sum? fn:avg!
-0.33 -0.35 what is > figures: fn:sum? fn:sum!
-0.21 -0.18 what is > figures: fn:sum? grouped
-0.33 -0.34 what is > figures: fn:sum? grouped by what is beside
-0.22 -0.2 what is > figures: fn:sum? one figure
-0.27 -0.3 what is > figures: grouped named
-0.23 -0.23 what is > figures: one figure named
0.58 0.62 what is > first or last row
0.58 0.6 what is > first or last row: position first
0.31 0.31 what is > first or last row: position last
-0.46 -0.4 what is > first or last row: time first
-0.29 -0.37 what is > groups that are named
-0.29 -0.37 what is > groups that are named: listed 
-0.17 -0.2 what is > groups that have
-0.17 -0.2 what is > groups that have: list guess
-0.1 -0.22 what is > list
-0.46 -0.62 what is > list: all 
-0.26 -0.33 what is > list: named things 
-0.76 -0.85 what is > list: where distinct
-0.21 -0.12 what is > loose figures
-1.27 -1.22 what is > loose figures: avg 
-0.48 -0.4 what is > loose figures: count 
-0.84 -0.87 what is > loose figures: sum 
0.32 0.33 what is > next or previous row
-0.34 -0.3 what is > next or previous row: other way position
0.8 0.87 what is > next or previous row: said way position
0.54 0.55 what is > next or previous row: said way time
-0.53 -0.51 what is > rows before or after another
-0.38 -0.26 what is > rows before or after another: count 
-0.57 -0.58 what is > rows before or after another: list 
-0.23 -0.23 what is > share: filtered twice 
-0.6 -0.64 what is > top groups
-0.17 -0.29 what is > top groups: hinted asc
-0.43 -0.35 what is > top groups: hinted desc
-0.32 -0.4 what is > top groups: own measure asc
-0.38 -0.42 what is > top groups: own measure desc
-0.45 -0.39 what is > top groups: revenue desc
-0.95 -0.97 what is > top groups: rows asc
-0.51 -0.48 what is > top groups: rows desc
-0.23 -0.2 what is > top groups: said measure asc
-0.47 -0.35 what is > top groups: said measure desc
-0.36 -0.34 what is > top groups: sum of field asc
-0.44 -0.41 what is > top groups: units desc
-0.3 -0.35 what is > top rows
-0.46 -0.51 what is > top rows: order:guess asc
-0.23 -0.23 what is > top rows: order:guess desc
-0.82 -0.87 what is > top rows: order:hint whole
-0.76 -0.75 what is > top rows: order:said asc
-0.4 -0.48 what is > top rows: order:said desc
0.91 0.92 what is > top rows: order:said whole
-0.6 -0.53 what is > which of these
-0.32 -0.33 what is > which of these: count asc
-0.31 -0.32 what is > which of these: count desc
-0.55 -0.62 what is > which of these: figure 
-0.25 -0.28 what is > which of these: guess desc
-0.4 -0.42 what is > which of these: position first
-0.34 -0.46 what is > which of these: said asc
-0.66 -0.63 what is > which of these: said desc
-0.2 -0.21 what name > list: where 
0.21 0.22 what name > next or previous row
-0.28 -0.28 what name > next or previous row: other way position
0.27 0.28 what name > next or previous row: said way position
-0.25 -0.29 what number > comparison
-0.25 -0.29 what number > comparison: guess value
-0.35 -0.45 what number > figures: fn:count grouped by what is beside
0.24 0.24 what number > figures: fn:count one figure
-0.47 -0.5 what number > figures: fn:distinct? grouped by what is beside
-0.68 -0.7 what number > list
-0.11 -0.22 what number > list: all 
-0.45 -0.66 what number > list: many 
-0.5 -0.3 what number > list: named things 
-0.78 -0.74 what number > list: where 
-0.43 -0.47 what number > list: where distinct
0.39 0.2 what number > loose figures: look up 
-0.33 -0.27 what number > loose figures: look up guess
0.45 0.4 what number > next or previous row
-0.31 -0.31 what number > next or previous row: other way position
0.32 0.32 what number > next or previous row: said way position
-0.19 -0.2 what other > extreme value
-0.19 -0.2 what other > extreme value: min guess
-0.34 -0.36 what other > first or last row
-0.34 -0.36 what other > first or last row: position first
0.25 0.27 what other > list: named things 
-0.43 -0.43 what other > list: where 
-0.35 -0.4 what other > list: where distinct
-0.35 -0.32 what other > loose figures
-0.35 -0.33 what other > loose figures: count 
-0.21 -0.21 what other > the same as another row
-0.21 -0.2 what other > the same as another row: count guess
-0.22 -0.22 what other > the same as another row: list guess
-0.34 -0.37 what other > top groups
-0.34 -0.37 what other > top groups: rows asc
-0.28 -0.33 what other > top rows
-0.28 -0.33 what other > top rows: order:guess asc
0.3 0.31 what other > which of these
-0.38 -0.41 what other > which of these: count asc
-0.37 -0.41 what other > which of these: count desc
-0.45 -0.47 what other > which of these: position first
0.3 0.32 what other > which of these: position last
-0.18 -0.2 what percent > figures
-0.36 -0.29 what percent > figures: fn:revenue grouped
-0.19 -0.2 what percent > figures: fn:sum! grouped
0.2 0.21 what percent > share
0.19 0.2 what percent > share: of groups 
-0.36 -0.38 what percentage > list
-0.22 -0.14 what percentage > list: how many 
-0.22 -0.36 what percentage > list: named things 
-0.29 -0.23 what percentage > list: where 
-0.3 -0.24 what percentage > list: where distinct
-0.42 -0.49 what percentage > loose figures
-0.37 -0.31 what percentage > loose figures: count 
-0.06 -0.2 what percentage > loose figures: sum 
0.71 0.59 what percentage > share
0.28 0.28 what percentage > share: filtered 
-0.26 -0.25 what percentage > share: filtered twice 
-0.71 -0.71 what share > figures
-0.71 -0.71 what share > figures: fn:revenue one figure
0.89 0.89 what share > share
0.43 0.46 what share > share: filtered 
-0.29 -0.3 what share > share: filtered twice 
-0.56 -0.6 what was > comparison
-0.5 -0.56 what was > comparison: guess value
-0.29 -0.29 what was > difference: of counts 
-0.32 -0.31 what was > difference: of counts turned 
-0.33 -0.44 what was > difference: of ends guess
0.17 -0.42 what was > difference: of ends said
-0.18 -0.21 what was > difference: of two guess
0.26 0.4 what was > difference: of two said
-0.22 -0.31 what was > difference: of two turned guess
-0.46 -0.54 what was > difference: of two turned said
0.3 0.24 what was > extreme value
0.35 0.28 what was > extreme value: max said
-0.54 -0.56 what was > extreme value: min guess
0.31 0.35 what was > figure of the top rows
-0.41 -0.46 what was > figures
-0.61 -0.5 what was > figures: fn:count fn:sum!
-0.5 -0.54 what was > figures: fn:count grouped by what is beside
-0.45 -0.39 what was > figures: fn:count one figure
-0.48 -0.45 what was > figures: fn:distinct? grouped by what is beside
0.34 0.37 what was > figures: fn:distinct? one figure
-0.34 -0.37 what was > figures: fn:max grouped by what is beside
-0.24 -0.28 what was > figures: fn:max one figure
-0.36 -0.39 what was > figures: fn:revenue grouped
-0.3 -0.34 what was > figures: fn:revenue grouped by what is beside
-0.33 -0.3 what was > figures: fn:sum fn:sum!
-0.43 -0.48 what was > figures: fn:sum grouped
-0.2 -0.24 what was > figures: fn:sum grouped by what is beside
0.43 0.45 what was > figures: fn:sum! fn:count
-0.33 -0.38 what was > figures: fn:sum! grouped by what is beside
0.28 0.36 what was > first or last row: position first
-0.29 -0.28 what was > first or last row: position last
0.27 0.26 what was > first or last row: position turned last
-0.51 -0.5 what was > first or last row: time first
0.04 0.22 what was > first or last row: time last
-0.35 -0.49 what was > groups that are named
-0.35 -0.49 what was > groups that are named: listed 
-0.24 -0.24 what was > list
-0.52 -0.76 what was > list: all 
-0.7 -0.78 what was > list: many 
0.34 0.4 what was > list: named things 
-0.32 -0.35 what was > list: where distinct
-0.54 -0.43 what was > loose figures: count 
-0.51 -0.75 what was > loose figures: look up 
-0.78 -0.8 what was > loose figures: look up guess
-0.49 -0.49 what was > next or previous row: said way position
0.36 0.36 what was > next or previous row: said way time
-0.94 -1 what was > rows before or after another
-0.71 -0.59 what was > rows before or after another: count 
-0.71 -0.83 what was > rows before or after another: list 
-0.41 -0.3 what was > top groups: hinted asc
-0.61 -0.59 what was > top groups: rows asc
-0.52 -0.52 what was > top groups: sum of field asc
-0.32 -0.36 what was > top groups: units desc
-0.36 -0.38 what was > top rows
-0.77 -0.75 what was > top rows: order:guess asc
0.55 0.6 what was > top rows: order:guess desc
-0.34 -0.32 what was > top rows: order:hint whole
-0.79 -0.8 what was > top rows: order:said asc
-0.31 -0.43 what was > top rows: order:said desc
0.42 0.43 what was > top rows: order:said whole
-0.67 -0.82 what was > which of these
-0.57 -0.5 what was > which of these: count asc
-0.45 -0.45 what was > which of these: count desc
-0.22 -0.27 what was > which of these: figure 
-0.61 -0.53 what was > which of these: guess asc
-0.65 -0.69 what was > which of these: guess desc
-0.94 -0.91 what was > which of these: position first
-1.01 -0.94 what was > which of these: position last
-0.35 -0.33 what was > which of these: said asc
-0.43 -0.43 what was > which of these: said desc
-0.6 -0.42 what were > figures: fn:count grouped by what is beside
-0.38 -0.4 what were > figures: fn:distinct? one figure
0.57 0.6 what were > figures: fn:sum! fn:count
0.19 0.21 what were > first or last row
0.19 0.21 what were > first or last row: position last
-0.37 -0.39 what were > list
-0.65 -0.6 what were > list: where 
-0.34 -0.34 what were > list: where distinct
0.2 0.28 what were > loose figures
0.28 0.26 what were > loose figures: avg 
0.3 0.26 what were > loose figures: look up 
-0.26 -0.27 what were > loose figures: look up guess
0.44 0.49 what were > loose figures: sum 
-0.19 -0.21 what were > top groups
-0.19 -0.21 what were > top groups: rows desc
-0.76 -0.79 what year > extreme value: max guess
-0.13 -0.27 what year > extreme value: min guess
0.5 0.58 what year > extreme value: min said
-0.16 -0.2 what year > figures: fn:count one figure
-0.29 -0.29 what year > figures: fn:max grouped
0.37 0.76 what year > figures: fn:sum! fn:sum!
-0.17 -0.2 what year > figures: fn:units one figure
-0.23 -0.17 what year > figures: grouped named
0.25 0.14 what year > first or last row
-0.19 -0.29 what year > first or last row: position first
0.62 0.52 what year > first or last row: position last
-0.27 -0.3 what year > first or last row: position turned last
0.66 0.62 what year > first or last row: time last
0.18 0.3 what year > groups that are named
0.18 0.3 what year > groups that are named: listed 
-0.65 -0.7 what year > list: all 
-0.26 -0.28 what year > list: how many 
0.52 0.3 what year > list: many 
-0.36 -0.38 what year > list: named things 
-0.4 -0.41 what year > list: where 
-0.55 -0.79 what year > list: where distinct
-0.15 -0.23 what year > loose figures
-0.66 -0.67 what year > loose figures: count 
0.15 0.2 what year > loose figures: sum 
0.32 0.31 what year > top groups
0.72 0.75 what year > top groups: own measure asc
0.31 0.23 what year > top groups: own measure desc
0.32 0.33 what year > top groups: rows asc
0.25 0.28 what year > top groups: said measure desc
-0.19 -0.42 what year > top groups: sum of field asc
-0.48 -0.52 what year > top groups: sum of field desc
-0.5 -0.31 what year > top rows
-0.29 0 what year > top rows: order:guess desc
-0.33 -0.36 what year > top rows: order:hint asc
-0.34 -0.36 what year > top rows: order:hint desc
-0.34 -0.33 what year > top rows: order:hint whole
-0.39 -0.3 what year > top rows: order:said asc
-0.18 -0.36 what year > top rows: order:said desc
-0.5 -0.48 what year > which of these
-0.4 -0.44 what year > which of these: count asc
-0.41 -0.44 what year > which of these: count desc
-0.27 -0.32 what year > which of these: figure 
-0.25 -0.22 what year > which of these: guess asc
-0.3 -0.26 what year > which of these: guess desc
-0.59 -0.48 what year > which of these: position first
-0.51 -0.42 what year > which of these: position last
-0.37 -0.35 what year > which of these: said asc
-0.37 -0.34 what year > which of these: said desc
-0.38 -0.57 when > amount
-0.23 -0.34 when > extreme value: max guess
-0.28 -0.35 when > extreme value: max said
-0.7 -0.71 when > extreme value: min guess
0.21 0.32 when > extreme value: min said
-0.57 -0.63 when > figures
-0.31 -0.27 when > figures: fn:count fn:sum!
-0.21 -0.18 when > figures: fn:distinct? grouped by what is beside
0.3 0.3 when > figures: fn:sum one figure
0.28 0.23 when > first or last of each
0.28 0.23 when > first or last of each:  
0.19 0.22 when > first or last row
0.12 0.25 when > first or last row: time first
0 0.32 when > first or last row: time last
-0.15 -0.33 when > groups that are named
-0.15 -0.33 when > groups that are named: listed 
-0.5 -0.53 when > list
-0.2 -0.19 when > list: named things 
-0.96 -1.01 when > list: where distinct
-0.85 -0.82 when > loose figures: avg 
-0.62 -0.67 when > loose figures: count 
-0.57 -0.5 when > loose figures: look up 
-0.51 -0.83 when > name
-0.55 -0.62 when > place
-0.6 -0.86 when > text
0.59 1.1 when > time
-0.71 -0.89 when > top groups
-0.3 -0.29 when > top groups: revenue asc
-0.32 -0.26 when > top groups: revenue desc
-0.45 -0.41 when > top groups: rows asc
-0.61 -0.67 when > top groups: rows desc
-0.25 -0.21 when > top groups: units desc
-0.49 -0.51 when > top rows: order:guess desc
-0.24 -0.26 when > top rows: order:hint asc
-0.31 -0.24 when > top rows: order:hint whole
0.2 -0.16 when > top rows: order:said asc
-0.25 -0.42 when > top rows: order:said desc
-0.46 -0.49 when did > extreme value
-0.45 -0.45 when did > extreme value: max said
-0.17 -0.2 when did > extreme value: min guess
0.28 0.23 when did > first or last of each
0.28 0.23 when did > first or last of each:  
-0.42 -0.43 when did > first or last row
-0.26 -0.27 when did > first or last row: position first
-0.21 -0.18 when did > first or last row: position last
-0.3 -0.29 when did > first or last row: time first
-0.2 -0.18 when did > first or last row: time last
0.19 0.22 when did > list
-0.17 -0.26 when did > list: many 
0.21 0.29 when did > list: where 
-0.18 -0.22 when did > loose figures
-0.19 -0.24 when did > loose figures: count 
-0.29 -0.25 when did > top groups
-0.32 -0.26 when did > top groups: revenue desc
-0.24 -0.26 when did > top groups: rows asc
-0.25 -0.22 when did > top groups: rows desc
-0.25 -0.21 when did > top groups: units desc
0.35 0.18 when did > top rows
0.26 0.27 when did > top rows: order:guess asc
0.01 -0.42 when did > top rows: order:said desc
0.69 0.65 when during > comparison
0.69 0.65 when during > comparison: guess value
-0.69 -0.66 when during > figures
-0.4 -0.2 when during > figures: fn:count one figure
-0.21 -0.18 when during > figures: fn:distinct? grouped by what is beside
-0.42 -0.29 when during > figures: fn:distinct? one figure
-0.35 -0.29 when during > list
-0.34 -0.15 when during > list: many 
-0.11 -0.22 when during > list: where 
-0.17 -0.2 when was > comparison
-0.17 -0.2 when was > comparison: guess value
-0.23 -0.3 when was > extreme value: max guess
-0.59 -0.58 when was > extreme value: min guess
0.28 0.36 when was > extreme value: min said
0.45 0.47 when was > first or last row
0.36 0.28 when was > first or last row: position first
0.29 0.22 when was > first or last row: position last
0.26 0.38 when was > first or last row: time first
0.09 0.37 when was > first or last row: time last
-0.15 -0.2 when was > groups that are named
-0.15 -0.2 when was > groups that are named: listed 
-0.2 -0.19 when was > list: named things 
-0.43 -0.51 when was > list: where 
-0.58 -0.61 when was > list: where distinct
-0.36 -0.39 when was > loose figures
-0.25 -0.25 when was > loose figures: avg 
-0.41 -0.46 when was > loose figures: count 
-0.24 -0.28 when was > loose figures: sum 
-0.32 -0.36 when was > top groups
-0.3 -0.29 when was > top groups: revenue asc
-0.43 -0.39 when was > top groups: rows asc
-0.36 -0.45 when was > top groups: rows desc
-0.92 -0.8 when was > top rows
-0.25 -0.24 when was > top rows: order:guess asc
-0.35 -0.34 when was > top rows: order:guess desc
-0.31 -0.24 when was > top rows: order:hint whole
-0.4 -0.52 when was > top rows: order:said asc
-0.4 -0.22 when was > top rows: order:said desc
-0.12 -0.27 where > amount
-0.08 0.35 where > comparison
-0.08 0.35 where > comparison: guess value
0.21 0.16 where > extreme value
-0.63 -0.79 where > extreme value: max guess
-0.1 -0.35 where > extreme value: max said
0.24 0.27 where > extreme value: min said
0.99 0.76 where > figures
-0.27 -0.34 where > figures: fn:avg grouped by what is beside
0.66 0.55 where > figures: fn:avg one figure
-0.66 -0.73 where > figures: fn:count grouped by what is beside
0.9 0.73 where > figures: fn:count one figure
-0.12 -0.25 where > figures: fn:distinct? grouped by what is beside
-0.46 -0.45 where > figures: fn:distinct? one figure
-0.54 -0.59 where > figures: fn:sum! grouped by what is beside
0.2 0.26 where > first or last row
0.23 0.25 where > first or last row: position first
0.34 0.37 where > first or last row: position last
-0.19 -0.27 where > first or last row: time first
-0.46 -0.42 where > first or last row: time last
-0.53 -0.45 where > groups that are named
-0.53 -0.45 where > groups that are named: listed 
-0.57 -0.54 where > list
-0.25 -0.31 where > list: all 
-0.59 -0.52 where > list: all columns named
-0.28 -0.31 where > list: many columns named
0.2 0.15 where > list: named things columns named
-0.43 -0.37 where > list: where 
0.6 0.56 where > list: where columns named
-0.8 -0.78 where > list: where distinct
-0.63 -0.76 where > loose figures
-0.5 -0.6 where > loose figures: count 
0.4 0.41 where > loose figures: count columns named
-0.47 -0.5 where > loose figures: look up guess
-0.4 -0.39 where > loose figures: sum 
-0.26 -0.14 where > name
0.65 0.64 where > next or previous row
-0.39 -0.39 where > next or previous row: other way position
0.52 0.49 where > next or previous row: said way position
0.33 0.32 where > next or previous row: said way time
0.48 0.59 where > place
-0.18 -0.24 where > rows before or after another
-0.19 -0.26 where > rows before or after another: count 
-0.18 -0.21 where > rows before or after another: list 
-0.44 -0.29 where > text
-1.02 -1.4 where > time
-0.56 -0.64 where > top groups
-0.49 -0.36 where > top groups: rows asc
-0.27 -0.26 where > top groups: rows desc
-0.32 -0.35 where > top groups: sum of field desc
-0.51 -0.54 where > top rows
-0.32 -0.37 where > top rows: order:guess desc
-0.32 -0.26 where > top rows: order:said asc
-0.32 -0.28 where > top rows: order:said desc
-0.54 -0.47 where > which of these
-0.37 -0.3 where > which of these: count asc
-0.36 -0.28 where > which of these: count desc
-0.25 -0.23 where > which of these: guess asc
-0.53 -0.46 where > which of these: guess desc
-0.19 -0.21 where > which of these: position first
-0.55 -0.48 where > which of these: position last
-0.21 -0.31 where did > extreme value
-0.06 -0.22 where did > extreme value: max guess
-0.2 -0.31 where did > extreme value: max said
0.26 0.28 where did > first or last row
0.26 0.28 where did > first or last row: position last
-0.46 -0.43 where did > list
-0.48 -0.46 where did > list: many 
-0.52 -0.71 where did > list: where 
-0.13 -0.39 where did > loose figures
-0.13 -0.35 where did > loose figures: count 
0.46 0.43 where did > next or previous row
0.46 0.43 where did > next or previous row: said way position
-0.26 -0.26 where did > top groups
-0.26 -0.26 where did > top groups: rows desc
-0.26 -0.29 where did > top rows
-0.23 -0.26 where did > top rows: order:guess desc
-0.32 -0.36 where did > top rows: order:said desc
-0.04 -0.21 where first > extreme value
-0.04 -0.21 where first > extreme value: min said
0.26 0.23 where first > figures
0.28 0.24 where first > figures: fn:count one figure
0.2 0.18 where first > figures: fn:distinct? one figure
-0.24 -0.21 where first > first or last row
-0.24 -0.21 where first > first or last row: position first
-0.27 -0.23 where first > first or last row: time first
-0.32 -0.29 where first > top rows
-0.34 -0.31 where first > top rows: order:said asc
0.26 0.38 where is > list
-0.32 -0.2 where is > list: where 
0.43 0.66 where is > list: where distinct
-0.26 -0.38 where is > loose figures
-0.26 -0.38 where is > loose figures: count 
-0.25 -0.39 where was > extreme value
-0.15 -0.36 where was > extreme value: max guess
-0.25 -0.37 where was > extreme value: max said
0.7 0.59 where was > first or last row
0.52 0.49 where was > first or last row: position first
0.37 0.41 where was > first or last row: position last
-0.34 -0.37 where was > first or last row: time last
-0.3 -0.27 where was > list
-0.24 -0.29 where was > list: all 
-0.35 -0.02 where was > list: where 
-0.12 -0.48 where was > list: where distinct
-0.27 -0.34 where was > loose figures
-0.27 -0.34 where was > loose figures: count 
0.34 0.38 where was > next or previous row
-0.39 -0.39 where was > next or previous row: other way position
0.35 0.37 where was > next or previous row: said way position
0.33 0.32 where was > next or previous row: said way time
-0.18 -0.23 where was > rows before or after another
-0.19 -0.26 where was > rows before or after another: count 
-0.18 -0.21 where was > rows before or after another: list 
-0.51 -0.44 where was > top groups
-0.49 -0.43 where was > top groups: rows asc
-0.39 -0.46 where was > top groups: rows desc
-0.29 -0.3 where was > top rows: order:guess desc
0.04 0.25 where was > top rows: order:said desc
0.19 0.34 where were > list: where distinct
0.39 0.45 which > against another row
-0.39 -0.42 which > against another row: count guess
-0.3 -0.25 which > against another row: count said
-0.31 -0.37 which > against another row: list guess
0.21 0.23 which > against another row: list said
-1.18 -1.35 which > amount
-0.47 -0.4 which > comparison
0.57 0.6 which > comparison: difference value
-0.34 -0.36 which > comparison: guess value
-0.47 -0.58 which > difference
-0.32 -0.31 which > difference: of counts 
-0.3 -0.29 which > difference: of counts turned 
-0.33 -0.29 which > difference: of ends guess
0.21 0.19 which > difference: of ends said
-0.23 -0.22 which > difference: of two guess
-0.22 -0.25 which > difference: of two said
-0.33 -0.28 which > difference: of two turned guess
0.41 0.4 which > difference: of two turned said
-0.52 -0.59 which > extreme value
-1.3 -1.28 which > extreme value: max said
-0.52 -0.57 which > extreme value: min guess
-0.19 -0.22 which > extreme value: min said
-0.37 -0.45 which > figure of the top rows
-0.19 -0.26 which > figure of the top rows: avg 
-0.15 -0.22 which > figure of the top rows: sum 
-1.05 -0.94 which > figures
-0.24 -0.24 which > figures: fn:avg! one figure
-0.25 -0.2 which > figures: fn:count grouped
-0.35 -0.4 which > figures: fn:count grouped by what is beside
-0.39 -0.38 which > figures: fn:distinct? grouped by what is beside
-0.29 -0.24 which > figures: fn:max grouped
-0.67 -0.67 which > figures: fn:max grouped by what is beside
-0.32 -0.45 which > figures: fn:min grouped by what is beside
-0.34 -0.28 which > figures: fn:min one figure
-0.12 -0.28 which > figures: fn:revenue one figure
-0.26 -0.27 which > figures: fn:sum grouped by what is beside
-0.4 -0.45 which > figures: fn:sum one figure
0.1 0.43 which > figures: fn:sum! fn:distinct?
0.17 0.53 which > figures: fn:sum! fn:sum?
-0.41 -0.62 which > figures: fn:sum! one figure
-0.46 -0.58 which > figures: fn:units grouped by what is beside
-0.74 -0.46 which > figures: fn:units one figure
-0.24 -0.3 which > figures: grouped named
-0.22 -0.2 which > first or last row
-0.48 -0.49 which > first or last row: time first
-0.15 -0.24 which > first or last row: time last
0.37 0.45 which > greatest change
0.17 0.21 which > greatest change: between two 
0.31 0.34 which > greatest change: to the next 
-0.3 -0.26 which > groups that are named
-0.3 -0.26 which > groups that are named: listed 
0.49 0.52 which > groups that have
0.53 0.58 which > groups that have: list guess
-0.83 -0.77 which > list: all 
-1.27 -1.37 which > list: how many 
-0.3 -0.14 which > list: many 
0.67 0.75 which > list: named things 
-0.43 -0.32 which > list: where 
-0.22 -0.29 which > list: where distinct
-0.55 -0.69 which > loose figures
-0.2 -0.42 which > loose figures: avg 
-1.48 -1.5 which > loose figures: count 
-0.7 -0.73 which > loose figures: look up 
-0.9 -1.17 which > loose figures: sum 
0.44 0.51 which > name
0.23 0.15 which > next or previous row
-0.45 -0.46 which > next or previous row: other way position
0.38 0.37 which > next or previous row: said way position
-0.63 -0.64 which > next or previous row: said way time
0.38 0.22 which > none
-0.25 -0.26 which > rows before or after another
-0.2 -0.34 which > rows before or after another: count 
-0.34 -0.28 which > rows before or after another: list 
-0.68 -0.56 which > text
0.87 0.83 which > the same as another row
-0.82 -0.83 which > the same as another row: count said
-0.38 -0.28 which > the same as another row: list guess
0.5 0.59 which > the same as another row: list said
-0.74 -1.18 which > time
-0.45 -0.62 which > top groups
-0.43 -0.4 which > top groups: hinted asc
-1.34 -1.34 which > top groups: revenue desc
0.47 0.44 which > top groups: rows asc
-0.18 -0.24 which > top groups: said measure asc
0.24 0.24 which > top groups: said measure desc
0.32 0.29 which > top groups: sum of field asc
-1.02 -0.79 which > top groups: units desc
-0.21 -0.37 which > top rows
-0.49 -0.5 which > top rows: order:guess asc
-0.24 -0.26 which > top rows: order:hint asc
0.7 0.7 which > top rows: order:hint desc
-0.73 -0.69 which > top rows: order:hint whole
0.63 0.58 which > top rows: order:said asc
0.78 0.77 which > top rows: order:said whole
0.26 0.21 which > which of these
-0.75 -0.88 which > which of these: count asc
-0.73 -0.81 which > which of these: count desc
0.61 0.53 which > which of these: figure 
-0.72 -0.65 which > which of these: guess asc
0.19 0.24 which > which of these: guess desc
0.27 0.22 which combined > top groups
0.27 0.23 which combined > top groups: said measure desc
-0.25 -0.21 which combined > top rows
-0.25 -0.21 which combined > top rows: order:said desc
-0.24 -0.15 which had > against another row
-0.24 -0.14 which had > against another row: count guess
0.24 0.27 which had > which of these
0.36 0.28 which had > which of these: figure 
-0.3 -0.25 which had > which of these: guess desc
-0.45 -0.41 which had > which of these: position last
-0.41 -0.37 which had > which of these: said asc
0.09 0.41 which had > which of these: said desc
-0.35 -0.34 which has > extreme value
-0.35 -0.34 which has > extreme value: max said
-0.51 -0.52 which has > top groups
-0.44 -0.46 which has > top groups: rows desc
-0.28 -0.59 which has > top groups: sum of field desc
0.51 0.52 which has > top rows
-0.39 -0.37 which has > top rows: order:guess desc
0.5 0.51 which has > top rows: order:said desc
-0.32 -0.35 which has > which of these: count asc
-0.29 -0.3 which has > which of these: count desc
0.2 0.19 which has > which of these: guess asc
0.22 0.21 which has > which of these: guess desc
-0.43 -0.43 which has > which of these: position first
0.68 0.69 which has > which of these: position last
0.58 0.6 which is > comparison
0.57 0.6 which is > comparison: difference value
-0.37 -0.4 which is > comparison: guess value
-0.47 -0.58 which is > difference
-0.32 -0.31 which is > difference: of counts 
-0.3 -0.29 which is > difference: of counts turned 
-0.33 -0.29 which is > difference: of ends guess
0.21 0.19 which is > difference: of ends said
-0.23 -0.22 which is > difference: of two guess
-0.22 -0.25 which is > difference: of two said
-0.33 -0.28 which is > difference: of two turned guess
0.41 0.4 which is > difference: of two turned said
-0.27 -0.33 which is > extreme value
-0.22 -0.19 which is > extreme value: min said
0.23 0.22 which is > first or last row
0.23 0.22 which is > first or last row: position first
-0.29 -0.23 which is > groups that are named
-0.29 -0.23 which is > groups that are named: listed 
-0.3 -0.49 which is > list
-0.11 -0.24 which is > list: many 
0.24 0.23 which is > list: named things 
-0.35 -0.27 which is > list: where 
-0.21 -0.19 which is > list: where distinct
-0.32 -0.26 which is > loose figures
-0.32 -0.26 which is > loose figures: count 
0.47 0.46 which is > next or previous row
-0.34 -0.32 which is > next or previous row: other way position
0.36 0.35 which is > next or previous row: said way position
-0.58 -0.37 which is > top groups
0.44 0.42 which is > top groups: own measure desc
-0.38 -0.39 which is > top groups: rows desc
0.38 0.17 which is > top rows
-0.23 -0.21 which is > top rows: order:guess asc
-0.38 -0.34 which is > top rows: order:guess desc
0.55 0.3 which is > top rows: order:said asc
0.45 0.44 which is > top rows: order:said desc
-0.5 -0.46 which is > which of these: count asc
-0.64 -0.57 which is > which of these: figure 
-0.49 -0.43 which is > which of these: guess asc
-0.63 -0.56 which is > which of these: position first
0.89 0.78 which is > which of these: position last
-0.2 -0.13 which is > which of these: said desc
-0.27 -0.24 which name > figures
0.41 0.65 which name > list: where 
-0.49 -0.39 which name > list: where distinct
-0.29 -0.29 which name > next or previous row: other way position
0.29 0.29 which name > next or previous row: said way position
0.48 0.27 which name > top groups
-0.6 -0.58 which name > top groups: rows desc
0.53 0.43 which name > top groups: sum of field desc
-0.56 -0.27 which name > top rows
-0.29 -0.29 which name > top rows: order:guess desc
-0.56 -0.04 which name > top rows: order:said desc
-0.97 -1 which of > extreme value
-0.2 -0.3 which of > extreme value: max said
-0.84 -0.82 which of > extreme value: min said
-0.2 -0.26 which of > figures
-0.15 -0.2 which of > figures: fn:min grouped by what is beside
-0.67 -0.75 which of > first or last row
-0.67 -0.76 which of > first or last row: position first
-0.15 -0.21 which of > list
-0.43 -0.37 which of > top groups
-0.44 -0.44 which of > top groups: own measure asc
-0.27 -0.26 which of > top groups: rows asc
-0.35 -0.42 which of > top groups: rows desc
-0.33 -0.37 which of > top groups: said measure asc
-0.42 -0.47 which of > top groups: sum of field asc
0.53 0.51 which of > top rows
-0.62 -0.6 which of > top rows: order:guess asc
-0.35 -0.28 which of > top rows: order:guess desc
-0.18 -0.23 which of > top rows: order:hint whole
0.6 0.57 which of > top rows: order:said asc
0.6 0.75 which of > top rows: order:said desc
-0.4 -0.3 which of these > amount
-0.35 -0.29 which of these conditions 2
-0.49 -0.62 which of these ignores dimension
-0.32 -0.41 which of these ignores entity
-0.55 -0.63 which of these ignores field
-1.11 -0.97 which of these ignores measure
0.27 0.28 which of these ignores over
-0.28 -0.27 which of these with compare
-0.38 -0.29 which of these with difference
-0.37 -0.55 which of these with dimension
-0.4 -0.42 which of these with elapsed
-0.96 -1.03 which of these with only
1.04 1.08 which of these with or
0.27 0.28 which of these with rank
0.2 0.27 which of these with share
-0.33 -0.3 which of these with step
-0.6 -0.51 which of these: asc
-0.49 -0.44 which of these: columns named
-0.99 -0.91 which of these: count
-0.62 -0.55 which of these: desc
-0.4 -0.33 which of these: guess
-0.31 -0.28 which of these: last
-0.24 -0.24 which of these: said
-1.11 -1.07 which of these: time
-0.34 -0.4 which other > comparison
-0.34 -0.4 which other > comparison: guess value
-0.46 -0.48 which other > figures
-0.26 -0.27 which other > figures: fn:sum grouped by what is beside
-0.29 -0.33 which other > figures: fn:sum one figure
0.34 0.39 which other > list: many 
-0.22 -0.22 which other > loose figures
-0.23 -0.23 which other > loose figures: avg 
-0.23 -0.23 which other > loose figures: count 
-0.21 -0.19 which other > loose figures: sum 
0.41 0.44 which other > which of these
0.27 0.32 which other > which of these: count asc
0.26 0.32 which other > which of these: count desc
0.42 0.45 which other > which of these: position first
-0.36 -0.29 which other > which of these: position last
-0.26 -0.27 which show > extreme value
-0.26 -0.25 which show > extreme value: min said
0.34 0.34 which show > first or last row: position last
-0.16 -0.21 which show > list
-0.16 -0.21 which show > list: where distinct
-0.27 -0.22 which show > top groups
-0.2 -0.19 which show > top groups: rows asc
-0.34 -0.35 which show > top groups: rows desc
-0.24 -0.25 which show > top rows: order:guess asc
-0.3 -0.3 which show > top rows: order:guess desc
0.49 0.39 which time > top groups
-0.23 -0.26 which time > top groups: rows desc
0.26 0.3 which time > top groups: sum of field desc
-0.49 -0.39 which time > top rows
-0.49 -0.39 which time > top rows: order:said desc
-0.56 -0.61 which was > extreme value
-0.56 -0.61 which was > extreme value: min said
-0.66 -0.65 which was > list: many 
0.2 0.23 which was > list: named things 
-0.18 -0.24 which was > list: where 
-1.04 -1 which was > top groups
-1.05 -1 which was > top groups: rows asc
0.24 0.25 which was > top rows
-0.22 -0.19 which was > top rows: order:guess asc
-0.41 -0.44 which was > top rows: order:hint whole
0.31 0.33 which was > top rows: order:said asc
-0.46 -0.43 which was > which of these: count asc
-0.46 -0.43 which was > which of these: count desc
0.48 0.44 which was > which of these: position first
-0.59 -0.58 which was > which of these: position last
0.39 0.41 which was > which of these: said asc
-0.32 -0.32 which was > which of these: said desc
0.2 0.17 which were > list
-0.51 -0.55 which were > list: where 
0.33 0.35 which were > list: where distinct
0.21 0.31 which year > extreme value
0.16 0.21 which year > extreme value: max guess
-0.67 -0.79 which year > extreme value: max said
0.19 0.23 which year > extreme value: min said
-0.25 -0.2 which year > figures: fn:count grouped
-0.36 -0.27 which year > first or last row
-0.51 -0.42 which year > first or last row: position last
0.27 0.18 which year > first or last row: time last
-0.32 -0.22 which year > list
-0.22 -0.23 which year > list: where 
-0.35 -0.35 which year > list: where distinct
-0.2 -0.16 which year > top groups
-0.32 -0.34 which year > top groups: own measure desc
-0.26 -0.26 which year > top groups: rows desc
0.62 0.64 which year > top groups: sum of field desc
-0.2 -0.2 which year > top rows: order:guess asc
0.45 0.37 which year > top rows: order:guess desc
-0.26 -0.33 which year > top rows: order:said asc
-0.41 -0.48 which year > top rows: order:said desc
-0.18 -0.2 which year > which of these
-0.18 -0.23 which year > which of these: count asc
-0.22 -0.25 which year > which of these: position first
-0.25 -0.27 which year > which of these: position last
-0.22 -0.22 who > against another row: count said
-2.01 -2.32 who > amount
-0.33 -0.36 who > comparison
-0.26 -0.22 who > comparison: guess condition
-0.22 -0.26 who > comparison: guess value
-0.84 -0.64 who > extreme value
-0.71 -0.87 who > extreme value: max guess
-0.93 -1.08 who > extreme value: max said
-0.23 -0.24 who > extreme value: min guess
-0.57 -0.47 who > extreme value: min said
-0.59 -0.43 who > figure of the top rows
-0.55 -0.45 who > figure of the top rows: avg 
-0.49 -0.38 who > figure of the top rows: sum 
-0.73 -0.67 who > figures
-0.25 -0.28 who > figures: fn:count fn:sum!
-0.64 -0.6 who > figures: fn:count one figure
0.38 0.39 who > figures: fn:distinct? fn:sum!
0.62 0.67 who > figures: fn:last one figure
-0.17 -0.22 who > figures: fn:max grouped by what is beside
-0.29 -0.3 who > figures: fn:max one figure
-0.21 -0.25 who > figures: fn:sum! grouped
0.44 0.53 who > first or last row: position first
-0.31 -0.29 who > first or last row: position turned first
-0.38 -0.38 who > first or last row: position turned last
0.39 0.2 who > first or last row: time first
-0.34 -0.22 who > first or last row: time last
-0.28 -0.26 who > groups that are named
-0.28 -0.26 who > groups that are named: listed 
-0.21 -0.23 who > groups that have: list guess
-0.34 -0.45 who > list: all 
-0.65 -0.66 who > list: how many 
0.49 0.5 who > list: named things 
-1.14 -0.99 who > list: named things columns named
0.14 0.2 who > list: where 
-0.22 -0.01 who > list: where distinct
-0.25 -0.32 who > loose figures: avg 
-1.01 -1 who > loose figures: count 
0.59 0.45 who > loose figures: look up 
-0.56 -0.59 who > loose figures: look up guess
0.21 0.08 who > loose figures: sum 
0.31 0.59 who > name
0.56 0.53 who > next or previous row
-0.2 -0.19 who > next or previous row: said way position
0.51 0.53 who > next or previous row: said way time
0 -0.22 who > none
-0.39 -0.16 who > place
-0.57 -0.55 who > rows before or after another
-0.56 -0.55 who > rows before or after another: count 
-0.46 -0.47 who > rows before or after another: list 
0.73 1.03 who > text
0.42 0.47 who > the same as another row
-0.32 -0.31 who > the same as another row: count guess
-0.35 -0.44 who > the same as another row: count said
0.41 0.46 who > the same as another row: list guess
-0.49 -1.13 who > time
-0.23 -0.17 who > top groups
-0.51 -0.52 who > top groups: own measure desc
-0.52 -0.49 who > top groups: rows desc
0.25 0.26 who > top groups: said measure desc
-0.17 -0.35 who > top groups: sum of field asc
-0.38 -0.35 who > top groups: sum of field desc
-0.48 -0.41 who > top groups: units desc
-0.7 -0.8 who > top rows: order:guess asc
-0.71 -0.77 who > top rows: order:guess desc
-0.51 -0.5 who > top rows: order:hint desc
0.2 0.26 who > top rows: order:said asc
-0.07 -0.24 who > top rows: order:said whole
-0.59 -0.64 who > which of these: count asc
-0.62 -0.67 who > which of these: count desc
0.43 0.49 who > which of these: figure 
-0.41 -0.31 who > which of these: guess asc
-0.2 -0.11 who > which of these: guess desc
-0.62 -0.6 who > which of these: position last
-0.77 -0.77 who > which of these: said asc
0.6 0.6 who > which of these: said desc
-0.25 -0.26 who are > first or last row
-0.61 -0.83 who are > first or last row: position first
-0.28 -0.26 who are > first or last row: position last
-0.22 -0.21 who are > first or last row: position turned last
-0.23 -0.23 who are > groups that have
-0.23 -0.2 who are > groups that have: list guess
-0.06 -0.25 who are > groups that have: list said
-0.21 -0.22 who are > list
-0.16 -0.21 who are > list: named things 
-0.2 -0.08 who are > top groups
1.01 1.21 who are > top groups: own measure desc
0.07 0.21 who are > top groups: revenue desc
-0.81 -0.52 who are > top groups: rows desc
-0.74 -0.7 who are > top groups: said measure desc
-0.36 -0.32 who are > top groups: units desc
0.24 0.14 who are > top rows
0.97 0.44 who are > top rows: order:said whole
0.47 0.46 who came > first or last row
0.54 0.54 who came > first or last row: position last
0.2 0.18 who came > next or previous row
0.2 0.18 who came > next or previous row: said way position
-0.46 -0.46 who came > top groups
-0.33 -0.31 who came > top groups: own measure desc
-0.38 -0.38 who came > top groups: rows desc
-0.53 -0.54 who came > top groups: sum of field desc
-0.42 -0.37 who came > top rows
-0.41 -0.41 who came > top rows: order:guess desc
-0.22 -0.24 who did > extreme value
-0.23 -0.25 who did > extreme value: min said
0.26 0.22 who did > first or last row
0.26 0.22 who did > first or last row: position first
-0.63 -0.66 who did > list
-1.06 -1.11 who did > list: where 
0.19 0.27 who did > list: where distinct
-0.52 -0.36 who did > loose figures
-0.52 -0.36 who did > loose figures: count 
0.47 0.34 who did > next or previous row
0.62 0.62 who did > next or previous row: other way position
-0.31 -0.3 who did > next or previous row: said way position
-0.24 -0.22 who did > rows before or after another
-0.24 -0.21 who did > rows before or after another: count 
-0.25 -0.23 who did > rows before or after another: list 
-0.51 -0.46 who did > top groups
-0.51 -0.46 who did > top groups: rows asc
-0.24 -0.36 who did > top rows: order:guess asc
-0.37 -0.36 who did > top rows: order:hint whole
0.34 0.3 who did > top rows: order:said asc
-0.24 -0.21 who did > top rows: order:said whole
-0.35 -0.37 who had > figures
-0.21 -0.25 who had > figures: fn:sum! grouped
-0.18 -0.21 who had > groups that have
-0.18 -0.21 who had > groups that have: list guess
-0.21 -0.18 who had > groups that have: list said
-0.6 -0.63 who had > list
-0.24 -0.31 who had > list: all 
-0.37 -0.35 who had > list: many 
-0.62 -0.63 who had > list: where 
-0.54 -0.51 who had > list: where distinct
-0.24 -0.19 who had > loose figures
0.42 0.47 who had > the same as another row
-0.32 -0.31 who had > the same as another row: count guess
-0.35 -0.44 who had > the same as another row: count said
0.41 0.46 who had > the same as another row: list guess
-0.31 -0.3 who had > top groups
-0.28 -0.23 who had > top groups: hinted asc
-0.23 -0.23 who had > top groups: own measure desc
-0.31 -0.29 who had > top groups: rows asc
0.27 0.26 who had > top groups: rows desc
-0.32 -0.3 who had > top groups: sum of field asc
-0.44 -0.41 who had > top groups: sum of field desc
0.34 0.35 who had > top rows
-0.48 -0.46 who had > top rows: order:guess desc
0.57 0.54 who had > top rows: order:hint whole
-0.56 -0.57 who had > top rows: order:said asc
-0.51 -0.45 who had > top rows: order:said desc
-0.49 -0.45 who had > top rows: order:said whole
0.22 0.22 who had > which of these: figure 
-0.3 -0.29 who had > which of these: guess asc
-0.27 -0.25 who had > which of these: guess desc
-0.34 -0.33 who had > which of these: position last
-0.32 -0.3 who had > which of these: said asc
0.46 0.44 who had > which of these: said desc
-0.22 -0.28 who has > extreme value
-0.17 -0.3 who has > list: all 
-0.12 0.21 who has > list: where 
-0.16 -0.21 who has > list: where distinct
-0.22 -0.29 who has > loose figures
-0.28 -0.29 who has > loose figures: avg 
-0.2 -0.28 who has > loose figures: count 
-0.28 -0.29 who has > loose figures: sum 
0.52 0.75 who has > top groups
-0.2 -0.41 who has > top groups: own measure desc
0.26 0.25 who has > top groups: rows asc
-0.52 -0.53 who has > top groups: rows desc
0.61 0.59 who has > top groups: said measure desc
0.22 0.14 who has > top groups: sum of field desc
-0.51 -0.75 who has > top rows
-0.25 -0.26 who has > top rows: order:guess asc
-0.41 -0.42 who has > top rows: order:hint whole
-0.64 -0.45 who has > top rows: order:said desc
0.4 0.39 who has > top rows: order:said whole
0.19 0.21 who has > which of these
-0.46 -0.5 who has > which of these: guess asc
-0.28 -0.3 who has > which of these: position first
0.53 0.54 who has > which of these: position last
-0.4 -0.4 who has > which of these: said asc
0.47 0.48 who has > which of these: said desc
-1.14 -0.99 who have > list: named things columns named
1.15 0.99 who have > list: where distinct
-0.49 -0.67 who is > extreme value
-0.43 -0.57 who is > extreme value: max said
0.98 0.63 who is > first or last row
-0.16 -0.37 who is > first or last row: position first
0.54 0.54 who is > first or last row: position last
0.6 0.49 who is > first or last row: time first
-0.2 -0.2 who is > list: named things 
0.3 0.23 who is > list: where 
0.23 0.12 who is > list: where distinct
-0.38 -0.52 who is > loose figures
-0.33 -0.45 who is > loose figures: count 
-0.65 -0.67 who is > next or previous row: other way position
-0.36 -0.35 who is > rows before or after another
-0.21 -0.31 who is > rows before or after another: count 
-0.33 -0.26 who is > rows before or after another: list 
-0.29 -0.3 who is > top groups
0.69 0.62 who is > top groups: hinted desc
-0.23 0.03 who is > top groups: own measure desc
-0.58 -0.56 who is > top groups: rows asc
-0.24 -0.56 who is > top groups: rows desc
-0.31 -0.26 who is > top groups: said measure desc
-0.68 0.16 who is > top rows
-0.27 -0.32 who is > top rows: order:guess asc
0.23 0.46 who is > top rows: order:hint whole
-0.23 -0.33 who is > top rows: order:said desc
-0.71 -0.75 who is > top rows: order:said whole
0.43 0.44 who is > which of these
-0.62 -0.64 who is > which of these: count asc
-0.59 -0.6 who is > which of these: count desc
-0.42 -0.45 who is > which of these: guess asc
0.47 0.46 who is > which of these: guess desc
-0.2 -0.18 who is > which of these: position first
0.58 0.65 who never > list
-0.51 -0.45 who never > list: how many 
-0.24 -0.18 who never > list: many 
0.69 0.53 who never > list: named things 
-0.31 -0.29 who never > list: where distinct
-0.48 -0.31 who was > extreme value
-0.16 -0.31 who was > extreme value: max guess
-0.64 -0.74 who was > extreme value: max said
0.05 -0.37 who was > figures
0.62 0.67 who was > figures: fn:last one figure
-0.28 -0.29 who was > figures: fn:max one figure
0.13 0.2 who was > first or last row: position first
-0.25 -0.25 who was > first or last row: position turned last
-0.33 -0.22 who was > first or last row: time last
-0.18 -0.31 who was > list
-0.48 -0.46 who was > list: all 
0.23 0.17 who was > list: many 
-0.92 -0.77 who was > list: named things 
-1.03 -0.86 who was > list: where distinct
-0.26 -0.24 who was > loose figures
-0.23 -0.31 who was > loose figures: avg 
-0.24 -0.22 who was > loose figures: count 
-0.23 -0.36 who was > loose figures: sum 
1.09 1.01 who was > next or previous row
-1 -0.99 who was > next or previous row: other way position
0.52 0.55 who was > next or previous row: said way time
-0.32 -0.36 who was > rows before or after another
-0.27 -0.27 who was > rows before or after another: count 
-0.45 -0.7 who was > rows before or after another: list 
0.35 0.33 who was > top groups
0.3 0.21 who was > top groups: hinted asc
-0.34 -0.32 who was > top groups: own measure asc
0.43 0.45 who was > top groups: rows asc
0.05 -0.23 who was > top groups: sum of field asc
-0.62 -0.51 who was > top groups: sum of field desc
-0.42 -0.43 who was > top rows: order:guess asc
-0.97 -1.01 who was > top rows: order:guess desc
-0.21 -0.15 who was > top rows: order:hint desc
-0.16 -0.21 who was > top rows: order:hint whole
0.39 0.39 who was > top rows: order:said asc
-0.2 -0.21 who was > top rows: order:said desc
-0.3 -0.28 who was > top rows: order:said whole
-0.72 -0.65 who was > which of these
-0.33 -0.32 who was > which of these: count desc
-0.46 -0.49 who was > which of these: guess asc
-0.53 -0.52 who was > which of these: guess desc
-0.77 -0.77 who was > which of these: position first
-0.42 -0.4 who was > which of these: position last
-0.38 -0.41 who was > which of these: said asc
0.3 0.31 who was > which of these: said desc
-0.24 -0.3 who were > list: many 
-0.32 -0.33 who were > list: where 
0.65 0.64 who were > list: where distinct
-0.2 -0.17 who won > figures
-0.22 -0.17 who won > figures: fn:count one figure
-1.12 -1 who won > list
-0.39 -0.49 who won > list: many 
-0.46 -0.38 who won > list: named things 
-0.82 -0.87 who won > list: where 
-0.89 -0.79 who won > list: where distinct
-0.39 -0.36 who won > loose figures
-0.18 -0.23 who won > loose figures: avg 
-0.21 -0.21 who won > loose figures: count 
-0.24 -0.25 who won > loose figures: sum 
0.41 0.41 who won > next or previous row
-0.4 -0.43 who won > next or previous row: said way time
-0.24 -0.23 who won > rows before or after another
-0.2 -0.21 who won > rows before or after another: count 
-0.25 -0.45 who won > rows before or after another: list 
-0.29 -0.28 who won > which of these: count asc
-0.24 -0.23 who won > which of these: count desc
0.21 0.24 who won > which of these: figure 
-0.37 -0.36 who won > which of these: guess asc
0.3 0.24 who won > which of these: position first
-0.26 -0.23 who won > which of these: said asc
0.23 0.35 who won > which of these: said desc
0.58 0.66 whose > figures
0.29 0.31 whose > figures: fn:count one figure
-0.28 -0.25 whose > figures: fn:distinct? one figure
-0.22 -0.23 whose > figures: one figure named
-0.46 -0.43 whose > list
-0.57 -0.7 whose > list: named things 
-0.44 -0.42 whose > list: where 
-0.37 -0.35 whose > list: where distinct
-0.21 -0.22 whose > top groups
-0.21 -0.22 whose > top groups: hinted desc
-0.23 -0.27 whose > top groups: rows desc
-0.2 -0.26 whose > top groups: sum of field desc
0.21 0.23 whose > top rows
-0.28 -0.28 whose > top rows: order:guess desc
-0.35 -0.3 whose > top rows: order:hint whole
0.25 0.26 whose > top rows: order:said desc
-0.33 -0.3 whose > top rows: order:said whole
0.29 0.24 whose > which of these
-0.32 -0.38 whose > which of these: count asc
-0.29 -0.33 whose > which of these: count desc
0.28 0.31 whose > which of these: guess asc
0.27 0.27 whose > which of these: guess desc
0.39 0.39 whose > which of these: position first
-0.52 -0.52 whose > which of these: position last
-0.22 -0.17 win > against another row
-0.21 -0.16 win > against another row: list said
-0.88 -0.7 win > comparison
-0.82 -0.65 win > comparison: guess value
-0.57 -0.52 win > extreme value
-0.22 -0.24 win > extreme value: max guess
-0.31 -0.38 win > extreme value: max said
-0.31 -0.32 win > extreme value: min guess
-0.21 -0.2 win > extreme value: min said
-0.25 -0.31 win > figures: fn:count fn:avg!
0.36 0.36 win > figures: fn:count fn:sum!
-0.41 -0.54 win > figures: fn:count grouped by what is beside
0.32 0.26 win > figures: fn:count one figure
-0.17 -0.21 win > figures: fn:distinct? fn:sum!
-0.84 -0.81 win > figures: fn:distinct? one figure
-0.25 -0.21 win > figures: fn:sum! fn:sum!
-0.23 -0.27 win > figures: fn:sum! grouped
-0.26 -0.31 win > figures: fn:sum! grouped by what is beside
-0.21 -0.18 win > figures: fn:sum! one figure
-0.17 -0.21 win > figures: fn:sum? fn:sum!
0.23 0.22 win > first or last row
-0.28 -0.3 win > first or last row: position first
0.56 0.59 win > first or last row: position last
-0.43 -0.44 win > first or last row: time first
-0.22 -0.33 win > list: all 
0.27 0.29 win > list: named things 
-0.25 -0.22 win > list: where 
-0.28 -0.43 win > loose figures: avg 
-0.47 -0.35 win > loose figures: count 
-0.12 -0.56 win > loose figures: look up 
-0.45 -0.39 win > loose figures: sum 
-0.22 -0.27 win > next or previous row
-0.54 -0.64 win > next or previous row: other way position
0.23 0.25 win > next or previous row: said way position
-0.53 -0.52 win > next or previous row: said way time
-0.22 -0.12 win > rows before or after another
-0.51 -0.57 win > rows before or after another: list 
0.41 0.33 win > share
-0.16 -0.25 win > share: filtered 
-0.23 -0.23 win > share: filtered twice 
0.39 0.42 win > share: of groups 
0.18 0.21 win > the same as another row
-0.36 -0.37 win > the same as another row: count guess
-0.22 -0.25 win > the same as another row: count said
0.21 0.25 win > the same as another row: list guess
-1 -1.05 win > top groups
-0.2 -0.17 win > top groups: own measure desc
-1 -0.96 win > top groups: rows asc
-0.4 -0.47 win > top groups: rows desc
-0.21 -0.23 win > top groups: sum of field desc
0.54 0.56 win > top rows: order:guess desc
-0.27 -0.31 win > top rows: order:hint whole
0.38 0.37 win > top rows: order:said asc
-0.63 -0.63 win > top rows: order:said desc
0.6 0.57 win > top rows: order:said whole
0.24 -0.03 win > which of these: position last
0.5 0.46 win > yes or no: against another 
-0.37 -0.34 win above > list
-0.34 -0.35 win above > list: where 
-0.4 -0.32 win above > list: where distinct
-0.34 -0.37 win above > loose figures
-0.34 -0.37 win above > loose figures: count 
-0.39 -0.35 win above > rows before or after another
-0.37 -0.34 win above > rows before or after another: count 
-0.38 -0.36 win above > rows before or after another: list 
0.29 0.27 win above > yes or no
0.29 0.27 win above > yes or no: exists 
-0.21 -0.24 win after > comparison
-0.21 -0.24 win after > comparison: guess value
0.38 0.42 win after > figures
-0.18 -0.2 win after > figures: fn:count grouped by what is beside
0.38 0.42 win after > figures: fn:count one figure
-0.79 -0.71 win after > list
-0.55 -0.6 win after > list: where 
-0.79 -0.74 win after > list: where distinct
-0.5 -0.47 win after > loose figures
-0.5 -0.47 win after > loose figures: look up guess
-0.2 -0.2 win after > next or previous row
-0.28 -0.28 win after > next or previous row: other way position
-0.34 -0.46 win after > rows before or after another
-0.34 -0.46 win after > rows before or after another: count 
-0.15 -0.2 win after > rows before or after another: list 
0.34 0.37 win at > figures
-0.23 -0.26 win at > figures: fn:count fn:sum!
0.47 0.53 win at > figures: fn:count one figure
-0.5 -0.44 win at > list
-0.4 -0.04 win at > list: many 
-0.22 -0.28 win at > list: where 
-0.49 -0.44 win at > list: where distinct
-0.35 -0.37 win at > loose figures
-0.35 -0.39 win at > loose figures: avg 
-0.53 -0.43 win at > loose figures: look up 
-0.26 -0.32 win at > loose figures: sum 
0.28 0.28 win before > figures
0.28 0.28 win before > figures: fn:count one figure
-0.25 -0.24 win before > list
-0.22 -0.21 win before > list: where 
-0.26 -0.25 win before > list: where distinct
-0.38 -0.3 win before > next or previous row
-0.4 -0.39 win before > next or previous row: other way position
-0.32 -0.27 win before > next or previous row: said way position
0.24 0.26 win by > figures
0.24 0.28 win by > figures: fn:count one figure
-0.23 -0.27 win by > figures: fn:sum! grouped
-0.36 -0.41 win by > loose figures
-0.44 -0.44 win by > loose figures: avg 
-0.32 -0.37 win by > loose figures: look up 
-0.5 -0.42 win by > loose figures: look up guess
-0.33 -0.41 win by > loose figures: sum 
0.26 0.29 win by > share
-0.4 -0.42 win by > share: filtered 
0.39 0.42 win by > share: of groups 
-0.17 -0.2 win first > extreme value
-0.17 -0.2 win first > extreme value: min guess
-0.26 -0.27 win first > first or last row
-0.26 -0.27 win first > first or last row: position first
-0.3 -0.29 win first > first or last row: time first
-0.24 -0.26 win first > top groups
-0.24 -0.26 win first > top groups: rows asc
0.26 0.27 win first > top rows
0.26 0.27 win first > top rows: order:guess asc
-0.22 -0.17 win have > against another row
-0.21 -0.16 win have > against another row: list said
0.28 0.26 win have > yes or no
0.5 0.46 win have > yes or no: against another 
-0.55 -0.55 win have > yes or no: exists 
0.31 0.45 win in > comparison
0.31 0.45 win in > comparison: guess value
-0.26 -0.27 win in > extreme value
-0.22 -0.24 win in > extreme value: max guess
-0.29 -0.37 win in > figures
-0.28 -0.37 win in > figures: fn:count one figure
-0.43 -0.43 win in > first or last row: position first
0.31 0.31 win in > first or last row: position last
-0.29 -0.26 win in > first or last row: time first
-0.16 -0.5 win in > list
-0.6 -0.62 win in > list: where 
-0.12 -0.39 win in > list: where distinct
0.21 0.18 win in > loose figures
-0.47 -0.38 win in > loose figures: avg 
-0.31 -0.29 win in > loose figures: count 
0.52 0.37 win in > loose figures: look up guess
-0.5 -0.41 win in > loose figures: sum 
0.21 0.18 win in > next or previous row
-0.46 -0.52 win in > next or previous row: other way position
0.39 0.42 win in > next or previous row: said way position
-0.52 -0.51 win in > next or previous row: said way time
-0.21 -0.18 win in > rows before or after another
-0.29 -0.25 win in > top groups
-0.34 -0.3 win in > top groups: rows asc
-0.2 -0.17 win in > top groups: rows desc
0.29 0.31 win in > top rows
-0.21 -0.22 win in > top rows: order:guess asc
0.54 0.56 win in > top rows: order:guess desc
0.3 0.26 win in > which of these
0.32 0.32 win in > which of these: count asc
0.31 0.31 win in > which of these: count desc
0.32 0.3 win in > which of these: position first
0.45 0.38 win in > which of these: position last
-0.28 -0.22 win in > yes or no
-0.28 -0.22 win in > yes or no: exists 
0.45 0.43 win more > list: where distinct
-0.47 -0.45 win more > loose figures
-0.47 -0.45 win more > loose figures: count 
-0.45 -0.35 win more > which of these
-0.31 -0.26 win more > which of these: count asc
-0.33 -0.28 win more > which of these: count desc
-0.33 -0.28 win more > which of these: guess asc
-0.38 -0.3 win more > which of these: guess desc
-0.56 -0.45 win more > which of these: position first
-0.6 -0.46 win more > which of these: position last
-0.27 -0.24 win percent > top groups
-0.2 -0.17 win percent > top groups: own measure desc
-0.21 -0.23 win percent > top groups: sum of field desc
0.35 0.34 win percent > top rows
-0.32 -0.29 win percent > top rows: order:said desc
0.35 0.32 win percent > top rows: order:said whole
0.21 0.16 win percentage > top rows
-0.09 -0.22 win percentage > top rows: order:guess asc
-0.4 -0.36 win percentage > top rows: order:said asc
0.39 0.35 win percentage > top rows: order:said whole
-0.24 -0.03 win to > list
-0.24 -0.03 win to > list: where 
0.42 0.24 win to > share
0.3 0.26 win to > share: filtered 
-0.23 -0.23 win to > share: filtered twice 
-0.25 -0.21 with > columns that are named
-0.25 -0.21 with > columns that are named: columns named all
-0.34 -0.41 with > comparison
-0.63 -0.68 with > comparison: guess value
-0.95 -1.04 with > extreme value
-0.66 -0.66 with > extreme value: max guess
-0.77 -0.77 with > extreme value: max said
-0.22 -0.24 with > extreme value: min guess
-0.76 -0.77 with > extreme value: min said
-0.22 -0.34 with > figure of the top rows
-0.2 -0.28 with > figure of the top rows: avg 
-0.24 -0.29 with > figure of the top rows: sum 
-0.3 -0.42 with > figures
-0.43 -0.46 with > figures: fn:avg! grouped by what is beside
-0.45 -0.45 with > figures: fn:avg! one figure
-0.28 -0.64 with > figures: fn:count fn:sum!
-0.6 -0.41 with > figures: fn:count grouped by what is beside
0.41 0.49 with > figures: fn:count one figure
-0.58 -0.61 with > figures: fn:distinct? fn:sum!
-0.58 -0.34 with > figures: fn:distinct? grouped by what is beside
-0.39 -0.33 with > figures: fn:distinct? one figure
-0.64 -0.72 with > figures: fn:max one figure
-0.25 -0.26 with > figures: fn:min grouped by what is beside
-0.27 -0.32 with > figures: fn:min one figure
-0.75 -0.8 with > figures: fn:revenue grouped by what is beside
-0.73 -0.8 with > figures: fn:revenue one figure
0.25 0.35 with > figures: fn:sum! grouped
-0.27 -0.25 with > figures: fn:sum! grouped by what is beside
-0.88 -0.73 with > figures: fn:sum! one figure
-0.28 -0.33 with > figures: fn:sum? fn:sum!
-0.65 -0.59 with > figures: fn:sum? grouped by what is beside
-0.3 -0.28 with > figures: fn:units one figure
-0.22 -0.23 with > figures: one figure named
0.49 0.51 with > first or last row
0.48 0.51 with > first or last row: position first
0.48 0.49 with > first or last row: position last
-0.31 -0.06 with > groups that are named
-0.31 -0.06 with > groups that are named: listed 
-0.23 -0.29 with > groups that have: list guess
0.2 0.23 with > list
-0.68 -1.24 with > list: all 
0.21 0.29 with > list: how many 
-0.48 -0.58 with > list: many 
-0.65 -0.79 with > list: where 
-0.64 -0.67 with > list: where distinct
-0.26 -0.3 with > loose figures
-0.7 -0.76 with > loose figures: avg 
0.11 0.2 with > loose figures: count 
0.19 0.22 with > loose figures: look up 
-1.14 -1.19 with > loose figures: look up guess
-0.53 -0.43 with > loose figures: sum 
-0.54 -0.51 with > next or previous row
-0.52 -0.48 with > next or previous row: other way position
-0.53 -0.49 with > next or previous row: said way position
-0.67 -0.6 with > rows before or after another: count 
-0.26 -0.22 with > top groups: hinted desc
-0.39 -0.43 with > top groups: own measure asc
-0.76 -0.73 with > top groups: own measure desc
-0.75 -0.79 with > top groups: revenue desc
-0.35 -0.32 with > top groups: rows asc
-0.31 -0.26 with > top groups: said measure desc
-0.5 -0.51 with > top groups: sum of field asc
0.74 0.74 with > top groups: sum of field desc
-0.2 -0.17 with > top groups: units desc
0.24 0.2 with > top rows
-0.57 -0.59 with > top rows: order:guess asc
-0.22 -0.18 with > top rows: order:guess desc
-0.63 -0.72 with > top rows: order:hint whole
0.55 0.56 with > top rows: order:said asc
-0.21 -0.19 with > which of these: count desc
0.3 0.31 with > which of these: figure 
-0.37 -0.4 with > which of these: guess asc
0.27 0.27 with > which of these: position first
-0.36 -0.34 with > which of these: position last
0.49 0.48 with > which of these: said asc
0.4 0.37 with > which of these: said desc
-0.43 -0.45 with > yes or no
-0.43 -0.45 with > yes or no: exists 
-0.21 -0.27 with at > figures
-0.32 -0.29 with at > figures: fn:min grouped by what is beside
-0.27 -0.32 with at > figures: fn:min one figure
-0.2 -0.21 with at > figures: fn:sum! one figure
0.28 0.33 with at > groups that have
-0.11 -0.21 with at > groups that have: list guess
0.28 0.33 with at > groups that have: list said
-0.29 -0.33 with at > list
-0.32 -0.44 with at > list: how many 
0.28 0.51 with at > list: many 
-0.04 -0.28 with at > list: named things 
-0.5 -0.36 with at > list: where 
-0.41 -0.34 with at > list: where distinct
-0.19 -0.26 with at > loose figures
-0.2 -0.3 with at > loose figures: count 
-0.44 -0.56 with fewer > figures
-0.43 -0.53 with fewer > figures: fn:sum! one figure
-0.18 -0.2 with fewer > groups that have
-0.53 -0.72 with fewer > groups that have: list guess
0.18 0.21 with fewer > list
-0.62 -0.76 with fewer > list: how many 
-0.24 -0.32 with fewer > list: many 
0.25 0.35 with fewer > list: named things 
-0.31 -0.4 with fewer > list: where 
-0.4 -0.38 with largest > extreme value
-0.4 -0.38 with largest > extreme value: max said
-0.28 -0.33 with largest > top groups
-0.28 -0.33 with largest > top groups: own measure desc
0.28 0.35 with largest > top rows
-0.5 -0.49 with largest > top rows: order:guess desc
0.3 0.4 with largest > top rows: order:said desc
-0.59 -0.59 with less > figures
-0.41 -0.49 with less > figures: fn:count fn:sum!
-0.21 -0.22 with less > figures: fn:count grouped by what is beside
-0.42 -0.42 with less > figures: fn:count one figure
-0.41 -0.46 with less > figures: fn:distinct? fn:sum!
-0.22 -0.25 with less > figures: fn:distinct? grouped by what is beside
-0.43 -0.39 with less > figures: fn:distinct? one figure
-0.24 -0.25 with less > figures: fn:sum! one figure
-0.28 -0.33 with less > figures: fn:sum? fn:sum!
-0.3 -0.35 with less > figures: fn:sum? grouped by what is beside
-0.24 -0.23 with less > groups that have
-0.24 -0.23 with less > groups that have: list said
0.23 0.24 with less > list
-0.46 -0.61 with less > list: how many 
-0.21 -0.19 with less > list: many 
0.26 0.32 with less > list: named things 
-0.29 -0.35 with less > list: where 
-0.38 -0.15 with less > list: where distinct
0.4 0.4 with less > loose figures
-0.55 -0.51 with less > loose figures: avg 
-0.26 -0.54 with less > loose figures: look up 
0.41 0.41 with less > loose figures: sum 
-0.3 -0.28 with more > figures
-0.3 -0.28 with more > figures: fn:units one figure
0.31 0.33 with more > groups that have
-0.68 -0.55 with more > groups that have: list guess
0.32 0.35 with more > groups that have: list said
-0.3 -0.49 with more > list
-0.21 -0.28 with more > list: how many 
-0.32 -0.51 with more > list: named things 
-0.19 -0.2 with more > list: where distinct
-0.51 -0.6 with no > figures
-0.51 -0.6 with no > figures: fn:sum! one figure
0.52 0.65 with no > list
-0.56 -0.67 with no > list: how many 
-0.53 -0.75 with no > list: many 
0.57 0.69 with no > list: named things 
-0.56 -0.4 with no > list: where 
0.26 0.39 with no > list: where distinct
-0.44 -0.38 without > comparison
-0.44 -0.38 without > comparison: guess value
-0.57 -0.29 without > figures
0.98 0.76 without > figures: fn:avg fn:avg!
0.48 0.36 without > figures: fn:avg fn:sum!
-0.42 -0.31 without > figures: fn:avg grouped by what is beside
-0.72 -0.37 without > figures: fn:avg one figure
-0.42 -0.19 without > figures: fn:avg! one figure
-0.82 -0.76 without > figures: fn:sum! one figure
0.86 0.94 without > list
-0.28 -0.11 without > list: all 
0.33 0.54 without > list: how many 
-0.21 -0.41 without > list: named things 
-0.98 -1.07 without > list: where 
-0.92 -1.01 without > list: where distinct
-0.27 -0.24 won > extreme value
-0.59 -0.71 won > extreme value: max guess
-0.39 -0.63 won > extreme value: max said
-0.19 -0.21 won > extreme value: min guess
-0.51 -0.55 won > figures
-0.2 -0.23 won > figures: fn:count fn:avg!
-0.23 -0.08 won > figures: fn:count fn:missing
-0.39 -0.46 won > figures: fn:count fn:sum
-0.62 -0.6 won > figures: fn:count fn:sum!
-0.41 -0.39 won > figures: fn:count grouped by what is beside
-0.84 -0.85 won > figures: fn:count one figure
-0.33 -0.37 won > figures: fn:distinct fn:sum!
0.34 0.38 won > figures: fn:distinct one figure
-0.41 -0.54 won > figures: fn:distinct? fn:sum!
-0.3 -0.3 won > figures: fn:distinct? grouped by what is beside
0.48 0.34 won > figures: fn:missing one figure
-0.26 -0.27 won > figures: fn:sum grouped by what is beside
-0.29 -0.33 won > figures: fn:sum one figure
0.41 0.06 won > figures: fn:sum! grouped by what is beside
0.33 0.47 won > figures: fn:sum? fn:avg!
-0.31 -0.42 won > figures: fn:sum? fn:sum!
-0.31 -0.31 won > figures: fn:sum? grouped by what is beside
0.21 0.2 won > figures: grouped named
-0.3 -0.34 won > first or last row
0.41 0.42 won > first or last row: position first
-0.83 -0.83 won > first or last row: position last
-0.41 -0.49 won > first or last row: time last
-0.32 -0.36 won > groups that are named
-0.32 -0.36 won > groups that are named: listed 
-0.33 -0.31 won > list
-0.22 -0.2 won > list: how many 
-0.43 -0.27 won > list: many 
-0.27 -0.17 won > list: named things 
-0.49 -0.39 won > list: where 
0.09 -0.51 won > list: where distinct
0.26 0.24 won > loose figures
-0.25 -0.23 won > loose figures: avg 
0.24 0.21 won > loose figures: count 
-0.31 -0.01 won > loose figures: look up guess
0.42 0.48 won > next or previous row
-0.33 -0.3 won > next or previous row: other way position
0.2 0.2 won > next or previous row: said way position
-0.4 -0.43 won > next or previous row: said way time
-0.2 -0.17 won > rows before or after another
-0.54 -0.67 won > rows before or after another: list 
0.18 0.21 won > the same as another row
-0.36 -0.37 won > the same as another row: count guess
-0.22 -0.25 won > the same as another row: count said
0.21 0.25 won > the same as another row: list guess
0.42 0.49 won > top groups
-0.56 -0.61 won > top groups: own measure desc
0.58 0.57 won > top groups: rows asc
0.37 0.41 won > top groups: rows desc
0.26 0.26 won > top groups: said measure desc
-0.44 -0.74 won > top groups: sum of field asc
-0.61 -0.62 won > top groups: sum of field desc
-0.63 -0.64 won > top rows
-0.46 -0.48 won > top rows: order:guess asc
-0.73 -0.72 won > top rows: order:guess desc
-0.5 -0.63 won > top rows: order:said asc
-0.61 -0.61 won > top rows: order:said desc
0.61 0.76 won > top rows: order:said whole
0.3 0.27 won > which of these
-0.33 -0.42 won > which of these: count asc
-0.31 -0.41 won > which of these: count desc
0.38 0.38 won > which of these: figure 
-0.47 -0.43 won > which of these: guess asc
-0.34 -0.28 won > which of these: guess desc
0.33 0.29 won > which of these: position first
-0.62 -0.64 won > which of these: position last
-0.44 -0.41 won > which of these: said asc
0.49 0.58 won > which of these: said desc
0.5 0.43 won > yes or no
0.5 0.43 won > yes or no: exists 
0.35 0.32 won at > figures
0.44 0.48 won at > figures: fn:count fn:sum!
0.5 0.5 won at > figures: fn:count one figure
-0.54 -0.55 won at > figures: fn:distinct? one figure
-0.42 -0.3 won at > list
-0.41 -0.21 won at > list: where distinct
-0.28 -0.27 won at > loose figures
-0.32 -0.27 won at > loose figures: avg 
-0.25 -0.26 won at > loose figures: sum 
-0.29 -0.25 won both > list
-0.29 -0.25 won both > list: many 
-0.26 -0.26 won both > list: where 
-0.34 -0.22 won both > list: where distinct
0.29 0.25 won both > which of these
-0.22 -0.27 won both > which of these: count asc
-0.22 -0.27 won both > which of these: count desc
0.3 0.27 won both > which of these: position first
-0.47 -0.51 won both > which of these: position last
-0.5 -0.44 won by > comparison
-0.5 -0.44 won by > comparison: guess value
-0.2 -0.23 won by > figures: fn:count fn:avg!
-0.57 -0.63 won by > figures: fn:count fn:sum!
-0.19 -0.21 won by > figures: fn:count one figure
-0.18 -0.21 won by > figures: fn:distinct? one figure
0.33 0.47 won by > figures: fn:sum? fn:avg!
0.21 0.15 won by > list
0.48 0.05 won by > list: many 
0.2 0.18 won by > loose figures: look up 
0.21 -0.05 won by > loose figures: sum 
-0.28 -0.32 won how > comparison
-0.28 -0.32 won how > comparison: guess value
-0.25 -0.26 won how > figures
-0.25 -0.26 won how > figures: fn:count one figure
-0.24 -0.24 won how > groups that are named
-0.24 -0.24 won how > groups that are named: listed 
0.39 -0.02 won how > list
-0.44 -0.37 won how > list: where 
0.39 0.04 won how > list: where distinct
-0.01 0.3 won how > loose figures
-0.01 0.3 won how > loose figures: look up guess
-0.24 -0.23 won how > which of these
-0.23 -0.21 won how > which of these: figure 
-0.22 -0.17 won how > which of these: guess desc
-0.29 -0.16 won how > which of these: position first
-0.33 -0.33 won in > comparison
-0.33 -0.33 won in > comparison: guess value
0.36 0.36 won in > extreme value
0.36 0.36 won in > extreme value: min said
-0.38 -0.45 won in > figures: fn:count fn:sum!
-0.26 -0.25 won in > figures: fn:count one figure
-0.47 -0.46 won in > figures: fn:distinct? fn:sum!
-0.25 -0.28 won in > figures: fn:distinct? one figure
-0.36 -0.39 won in > figures: fn:sum! grouped by what is beside
-0.33 -0.35 won in > figures: fn:sum? fn:sum!
0.21 0.2 won in > figures: grouped named
-0.57 -0.51 won in > list
-0.22 -0.2 won in > list: how many 
-0.56 -0.4 won in > list: many 
-0.56 -0.5 won in > list: where 
-0.44 -0.45 won in > list: where distinct
0.48 0.43 won in > loose figures
-0.82 -0.66 won in > loose figures: avg 
0.38 0.38 won in > loose figures: count 
-0.48 -0.48 won in > loose figures: look up 
0.25 0.3 won in > next or previous row
0.45 0.45 won in > next or previous row: other way position
-0.45 -0.46 won in > next or previous row: said way position
-0.26 -0.33 won in > rows before or after another
-0.26 -0.33 won in > rows before or after another: count 
-0.31 -0.27 won in > top groups
-0.28 -0.21 won in > top groups: own measure asc
-0.23 -0.2 won in > top groups: said measure asc
-0.33 -0.32 won in > top groups: sum of field asc
-0.03 -0.3 won in > top rows
-0.19 -0.24 won more > comparison
-0.19 -0.24 won more > comparison: guess value
-0.32 -0.28 won more > groups that are named
-0.32 -0.28 won more > groups that are named: listed 
-0.36 -0.35 won more > list
-0.2 -0.2 won more > list: named things 
-0.21 -0.21 won more > list: where 
-0.22 -0.21 won more > list: where distinct
-0.2 -0.19 won more > loose figures
0.39 0.37 won more > which of these
-0.23 -0.23 won more > which of these: count asc
-0.22 -0.22 won more > which of these: count desc
0.41 0.41 won more > which of these: figure 
-0.39 -0.38 won more > which of these: guess asc
-0.46 -0.42 won more > which of these: guess desc
0.41 0.37 won more > which of these: position first
-0.55 -0.51 won more > which of these: position last
-0.42 -0.43 won more > which of these: said asc
0.56 0.52 won more > which of these: said desc
-0.23 -0.24 won next > loose figures
-0.24 -0.24 won next > loose figures: sum 
0.25 0.3 won next > next or previous row
0.45 0.45 won next > next or previous row: other way position
-0.45 -0.46 won next > next or previous row: said way position
-0.26 -0.33 won next > rows before or after another
-0.26 -0.33 won next > rows before or after another: count 
0.51 0.49 won only > figures
0.6 0.54 won only > figures: fn:count one figure
-0.53 -0.49 won only > list
-0.43 -0.48 won only > list: where 
-0.53 -0.49 won only > list: where distinct
-0.4 -0.48 won only > loose figures
-0.41 -0.42 won only > loose figures: avg 
-0.39 -0.44 won only > loose figures: look up 
-0.35 -0.5 won only > loose figures: look up guess
-0.4 -0.44 won only > loose figures: sum 
-0.46 -0.47 worst > extreme value
-0.38 -0.41 worst > extreme value: min guess
0.38 0.41 worst > figures
0.21 0.22 worst > figures: fn:avg one figure
0.22 0.26 worst > figures: fn:avg! grouped by what is beside
0.3 0.31 worst > list
-0.51 -0.5 worst > list: all 
-0.41 -0.4 worst > list: many 
0.33 0.35 worst > list: where distinct
-0.37 -0.39 worst > loose figures
-0.26 -0.33 worst > loose figures: avg 
-0.5 -0.52 worst > top groups
-0.48 -0.49 worst > top groups: own measure asc
-0.5 -0.52 worst > top groups: rows asc
-0.36 -0.42 worst > top groups: said measure asc
-0.44 -0.45 worst > top rows
-0.45 -0.47 worst > top rows: order:guess asc
-0.39 -0.41 worst > top rows: order:hint whole
-0.28 -0.42 year > average of each
-0.28 -0.42 year > average of each:  
-0.66 -0.25 year > comparison
-0.29 -0.31 year > comparison: guess value
-0.23 -0.3 year > comparison: rows alone
-0.25 0.31 year > comparison: rows in groups
-0.53 -0.57 year > comparison: said value
0.29 0.17 year > difference
-0.42 -0.45 year > difference: of counts 
-0.39 -0.43 year > difference: of ends said
-0.48 -0.53 year > difference: of fields 
0.46 0.56 year > difference: of fields turned 
-0.39 -0.49 year > difference: of two said
0.37 0.42 year > difference: of two turned said
0.37 0.39 year > extreme value
0.25 0.39 year > extreme value: max guess
-0.21 -0.28 year > extreme value: max said
-0.29 -0.26 year > extreme value: min guess
0.78 0.83 year > extreme value: min said
-0.24 -0.37 year > figure of the top rows
-0.24 -0.32 year > figure of the top rows: avg 
-0.2 -0.28 year > figure of the top rows: sum 
0.24 0.25 year > figures: fn:avg grouped
-0.21 -0.23 year > figures: fn:avg one figure
-0.41 -0.4 year > figures: fn:avg! grouped
-0.27 -0.3 year > figures: fn:count grouped by what is beside
-0.2 -0.26 year > figures: fn:distinct? fn:sum!
-0.34 -0.39 year > figures: fn:distinct? grouped
-0.48 -0.46 year > figures: fn:max fn:sum!
-0.32 -0.34 year > figures: fn:max grouped
-0.23 -0.18 year > figures: fn:max one figure
1.41 1.23 year > figures: fn:median fn:sum!
-0.29 -0.02 year > figures: fn:median grouped
-0.19 -0.3 year > figures: fn:median grouped by what is beside
-0.38 -0.4 year > figures: fn:median one figure
-0.31 -0.27 year > figures: fn:revenue grouped
-0.35 -0.54 year > figures: fn:revenue one figure
0.46 0.51 year > figures: fn:sum grouped
-0.34 -0.28 year > figures: fn:sum! fn:max
0.53 0.61 year > figures: fn:sum! fn:sum!
-0.54 -0.53 year > figures: fn:sum! grouped
0.36 0.38 year > figures: fn:sum! grouped by what is beside
-0.35 -0.33 year > figures: fn:sum! one figure
-0.21 -0.25 year > figures: fn:sum? fn:sum!
-0.22 -0.28 year > figures: fn:sum? grouped
-0.27 -0.23 year > figures: fn:sum? one figure
-0.17 -0.2 year > figures: fn:units one figure
-0.21 -0.3 year > figures: grouped by what is beside 
0.36 0.29 year > figures: grouped named
0.32 0.33 year > figures: one figure named
-0.38 -0.25 year > first or last of each
-0.38 -0.25 year > first or last of each:  
-0.19 -0.3 year > first or last row: position first
0.34 0.12 year > first or last row: position last
-0.31 -0.29 year > first or last row: position turned first
-0.27 -0.3 year > first or last row: position turned last
0.44 0.41 year > groups that are named
0.5 0.53 year > groups that are named: compared 
0.21 0.2 year > groups that are named: listed 
-0.06 -0.25 year > list
-0.86 -0.82 year > list: all 
0.85 0.51 year > list: many 
-0.33 -0.33 year > list: named things 
-1.1 -0.9 year > list: where 
-1.12 -1.35 year > list: where distinct
-0.75 -0.68 year > loose figures: avg 
-0.25 -0.46 year > loose figures: count 
0.56 0.67 year > loose figures: look up 
-0.42 -0.59 year > loose figures: look up guess
0.03 0.23 year > loose figures: sum 
0.2 0.2 year > next or previous row: other way position
-0.23 -0.23 year > next or previous row: said way position
0.5 0.48 year > next or previous row: said way time
-0.39 -0.43 year > rows before or after another: list 
-0.23 -0.19 year > the same as another row: count guess
-0.33 -0.22 year > the same as another row: count said
0.26 0.27 year > the same as another row: list said
0.25 0.23 year > top groups: own measure asc
-0.45 -0.34 year > top groups: revenue desc
0.32 0.42 year > top groups: rows asc
-0.23 -0.27 year > top groups: rows desc
0.25 0.28 year > top groups: said measure desc
-0.16 -0.24 year > top groups: sum of field desc
-0.53 -0.39 year > top groups: units desc
0.3 0.29 year > top rows: order:guess desc
-0.33 -0.36 year > top rows: order:hint asc
-0.34 -0.36 year > top rows: order:hint desc
-0.59 -0.61 year > top rows: order:hint whole
-0.56 -0.43 year > top rows: order:said asc
-0.73 -0.84 year > top rows: order:said desc
-0.34 -0.39 year > which of these
-0.34 -0.41 year > which of these: count asc
-0.28 -0.33 year > which of these: count desc
-0.24 -0.24 year > which of these: figure 
-0.6 -0.61 year > which of these: guess asc
0.24 0.25 year > which of these: guess desc
-0.42 -0.43 year > which of these: position last
-0.42 -0.43 year > which of these: said desc
-0.37 -0.36 year after > next or previous row: other way position
0.33 -0.09 year after > next or previous row: said way position
0.3 0.27 year after > next or previous row: said way time
-0.24 -0.2 year after > rows before or after another
-0.26 -0.26 year after > rows before or after another: count 
-0.25 0.25 year and > comparison
-0.23 -0.3 year and > comparison: rows alone
-0.25 0.31 year and > comparison: rows in groups
0.32 -0.02 year and > figures
0.32 -0.02 year and > figures: grouped named
0.45 0.28 year before > next or previous row
-0.35 -0.35 year before > next or previous row: other way position
0.35 0.34 year before > next or previous row: said way position
0.27 0.27 year before > next or previous row: said way time
-0.25 -0.25 year before > rows before or after another
-0.18 -0.25 year before > rows before or after another: count 
-0.4 -0.04 year by > extreme value
-0.4 -0.04 year by > extreme value: max said
-0.63 -0.59 year by > figures: fn:count one figure
0.16 0.27 year by > figures: fn:revenue grouped
-0.41 -0.45 year by > figures: fn:revenue one figure
0.23 0.26 year by > figures: grouped named
-0.23 -0.26 year by > first or last of each
-0.23 -0.26 year by > first or last of each:  
-0.52 -0.55 year by > first or last row
-0.18 -0.23 year by > first or last row: position first
-0.42 -0.4 year by > first or last row: position last
-0.2 -0.06 year by > list
0.56 0.61 year by > top groups: own measure desc
-0.32 -0.31 year by > top groups: revenue desc
-0.6 -0.58 year by > top groups: rows desc
-0.32 -0.32 year by > top groups: units desc
-0.35 -0.26 year by > top rows
-0.35 -0.26 year by > top rows: order:said whole
0.2 0.26 year did > extreme value
0.2 0.27 year did > extreme value: max guess
-0.24 -0.28 year did > extreme value: max said
0.38 0.16 year did > extreme value: min guess
0.23 0.3 year did > extreme value: min said
-0.5 -0.42 year did > figures
-0.18 -0.22 year did > figures: fn:count grouped
0.17 0.24 year did > figures: fn:sum! grouped
-0.17 -0.2 year did > figures: fn:units one figure
-0.39 -0.34 year did > figures: grouped named
-0.33 -0.31 year did > first or last of each
-0.33 -0.31 year did > first or last of each:  
0.58 0.51 year did > first or last row
-0.38 -0.33 year did > first or last row: position first
0.47 0.38 year did > first or last row: position last
0.52 0.49 year did > first or last row: time last
0.12 0.31 year did > groups that are named
0.12 0.31 year did > groups that are named: listed 
-0.19 -0.23 year did > list: all 
-0.26 -0.28 year did > list: how many 
0.33 0.3 year did > list: many 
-0.36 -0.38 year did > list: named things 
-0.36 -0.48 year did > list: where 
-0.47 -0.58 year did > list: where distinct
-0.48 -0.29 year did > loose figures
-0.2 -0.16 year did > loose figures: avg 
-0.24 -0.37 year did > loose figures: count 
-0.28 0.02 year did > loose figures: sum 
-0.24 -0.25 year did > top groups
0.26 0.24 year did > top groups: own measure asc
-0.39 -0.42 year did > top groups: rows desc
0.25 0.28 year did > top groups: said measure desc
-0.33 -0.31 year did > top groups: sum of field asc
-0.51 -0.55 year did > top groups: sum of field desc
-0.21 -0.22 year did > top rows: order:guess asc
0.3 0.36 year did > top rows: order:guess desc
-0.33 -0.36 year did > top rows: order:hint asc
-0.34 -0.36 year did > top rows: order:hint desc
-0.32 -0.32 year did > top rows: order:hint whole
-0.41 -0.46 year did > top rows: order:said asc
-0.37 -0.61 year did > top rows: order:said desc
-0.34 -0.36 year did > which of these
-0.3 -0.36 year did > which of these: count asc
-0.3 -0.34 year did > which of these: count desc
-0.27 -0.32 year did > which of these: figure 
-0.21 -0.22 year did > which of these: guess asc
-0.24 -0.25 year did > which of these: guess desc
-0.36 -0.4 year did > which of these: position first
-0.37 -0.4 year did > which of these: position last
-0.29 -0.27 year did > which of these: said asc
-0.29 -0.26 year did > which of these: said desc
-0.18 -0.2 year does > extreme value
0.23 0.23 year does > top groups
0.23 0.23 year does > top groups: rows desc
-0.23 -0.23 year does > top rows
-0.25 -0.23 year does > top rows: order:guess desc
-0.19 -0.23 year does > top rows: order:said desc
0.21 0.33 year first > first or last row
0.21 0.33 year first > first or last row: position first
0.21 0.21 year first > top rows
0.2 0.19 year first > top rows: order:guess asc
-0.28 -0.3 year for > comparison
-0.28 -0.3 year for > comparison: guess value
-0.48 -0.47 year for > extreme value
-0.4 -0.49 year for > extreme value: max guess
-0.48 -0.46 year for > extreme value: max said
-0.24 -0.22 year for > figures
-0.25 -0.23 year for > figures: fn:revenue grouped
0.25 0.24 year for > groups that are named
0.25 0.24 year for > groups that are named: listed 
-0.44 -0.39 year for > loose figures
-0.44 -0.39 year for > loose figures: sum 
0.44 0.44 year for > next or previous row
0.47 0.47 year for > next or previous row: other way position
-0.54 -0.59 year for > next or previous row: said way position
-0.37 -0.38 year for > top groups
-0.37 -0.38 year for > top groups: rows desc
-0.31 -0.33 year for > top rows
-0.45 -0.44 year for > top rows: order:guess desc
0.35 0.31 year for > top rows: order:said desc
-0.42 -0.33 year had > extreme value
-0.43 -0.35 year had > extreme value: max guess
-0.34 -0.34 year had > extreme value: max said
0.26 0.25 year had > extreme value: min said
-0.29 -0.34 year had > figures
-0.23 -0.23 year had > figures: fn:max grouped
0.13 0.3 year had > list
0.21 0.22 year had > list: many 
-0.18 -0.23 year had > list: where 
-0.21 -0.19 year had > list: where distinct
1.04 1.11 year had > top groups
0.33 0.34 year had > top groups: own measure asc
0.49 0.51 year had > top groups: sum of field desc
-1.04 -1.11 year had > top rows
-0.32 -0.34 year had > top rows: order:guess asc
-0.83 -0.92 year had > top rows: order:guess desc
-0.34 -0.35 year had > top rows: order:said desc
0.19 0.22 year in > first or last row
0.19 0.22 year in > first or last row: position first
0.62 0.58 year in > top groups
0.62 0.58 year in > top groups: rows asc
-0.61 -0.59 year is > extreme value
-0.61 -0.59 year is > extreme value: max guess
-0.33 -0.37 year is > list
-0.29 -0.38 year is > list: many 
-0.25 -0.17 year is > list: where 
-0.29 0 year is > loose figures
-0.25 0 year is > loose figures: sum 
-0.4 -0.38 year is > top groups
-0.4 -0.38 year is > top groups: rows desc
0.43 0.39 year is > top rows
0.43 0.39 year is > top rows: order:guess desc
0.23 0.21 year listed > extreme value
0.23 0.21 year listed > extreme value: min said
0.47 0.44 year of > extreme value
0.47 0.44 year of > extreme value: min said
0.21 0.18 year of > first or last row: time first
-0.26 -0.22 year of > list
-0.23 -0.06 year of > list: many 
-0.29 -0.29 year of > list: where 
-0.36 -0.25 year of > list: where distinct
-0.42 -0.52 year of > loose figures
-0.22 -0.24 year of > loose figures: count 
-0.2 -0.12 year of > loose figures: look up 
-0.18 -0.36 year of > loose figures: look up guess
-0.26 -0.36 year of > loose figures: sum 
-0.28 -0.14 year of > top groups: rows asc
-0.21 -0.19 year of > top rows
-0.21 -0.19 year of > top rows: order:said asc
0.37 0.45 year of > which of these
-0.35 -0.43 year of > which of these: count asc
-0.28 -0.33 year of > which of these: count desc
-0.42 -0.45 year of > which of these: guess asc
0.3 0.29 year of > which of these: guess desc
0.25 0.3 year of > which of these: position first
-0.32 -0.32 year of > which of these: position last
0.3 0.32 year of > which of these: said asc
-0.24 -0.24 year of > which of these: said desc
-0.5 -0.49 year of > yes or no
-0.5 -0.49 year of > yes or no: exists 
0.65 0.61 year on > extreme value
0.65 0.61 year on > extreme value: max said
-0.35 -0.06 year on > first or last row
-0.33 -0.15 year on > list
-0.43 -0.14 year on > list: where 
-0.25 -0.18 year on > top groups
-0.27 -0.19 year on > top groups: sum of field desc
-0.23 -0.16 year on > top rows
-0.26 -0.17 year on > top rows: order:said desc
0.7 0.69 year over > figures
-0.31 -0.32 year over > figures: fn:sum! one figure
-0.21 -0.3 year over > figures: grouped by what is beside 
0.32 0.33 year over > figures: one figure named
-0.19 -0.21 year previous > list
-0.19 -0.21 year previous > list: where 
-0.18 -0.2 year previous > list: where distinct
0.21 0.25 year previous > next or previous row
-0.41 -0.41 year previous > next or previous row: other way position
-0.3 -0.39 year previous > next or previous row: said way position
0.3 0.3 year previous > next or previous row: said way time
-0.22 -0.26 year previous > rows before or after another
-0.21 -0.18 year previous > rows before or after another: count 
-0.22 -0.26 year previous > rows before or after another: list 
-0.17 -0.2 year since > average of each
-0.17 -0.2 year since > average of each:  
0.17 0.2 year since > figures
0.21 0.23 year since > figures: fn:avg grouped
-0.21 -0.23 year since > figures: fn:avg one figure
0.32 0.34 year to > list: many 
-0.33 -0.36 year to > list: where 
-0.3 -0.29 year to > list: where distinct
0.56 0.59 year was > extreme value
-0.16 -0.41 year was > extreme value: max guess
0.2 0.22 year was > extreme value: max said
-0.34 -0.38 year was > extreme value: min guess
0.41 0.47 year was > extreme value: min said
0.37 0.76 year was > figures: fn:sum! fn:sum!
-0.3 -0.03 year was > figures: fn:sum! grouped
-0.38 -0.51 year was > first or last row
-0.11 -0.23 year was > first or last row: position first
-0.49 -0.42 year was > first or last row: position last
-0.27 -0.3 year was > first or last row: position turned last
0.28 0.12 year was > first or last row: time last
0.07 -0.25 year was > list
-0.55 -0.59 year was > list: all 
0.18 -0.52 year was > list: many 
-0.12 -0.2 year was > list: where 
-0.3 -0.53 year was > list: where distinct
-0.58 -0.51 year was > loose figures: count 
0.31 0.36 year was > top groups
-0.01 -0.34 year was > top groups: sum of field asc
0.21 0.2 year was > top groups: sum of field desc
-0.67 -0.68 year was > top rows
-0.42 -0.44 year was > top rows: order:guess asc
-0.67 -0.68 year was > top rows: order:guess desc
-0.19 -0.25 year was > top rows: order:hint whole
-0.28 -0.26 year was > top rows: order:said asc
-0.46 -0.38 year was > top rows: order:said desc
-0.37 -0.32 year was > which of these
-0.3 -0.32 year was > which of these: count asc
-0.32 -0.32 year was > which of these: count desc
-0.22 -0.17 year was > which of these: guess desc
-0.36 -0.3 year was > which of these: position first
-0.39 -0.29 year was > which of these: position last
0.54 0.65 year were > extreme value
0.54 0.65 year were > extreme value: min said
-0.53 -0.3 year were > top groups
-0.53 -0.3 year were > top groups: own measure asc
-0.39 -0.24 year were > top rows
-0.36 -0.22 year were > top rows: order:guess asc
-0.22 -0.21 year were > top rows: order:said asc
0.29 0.31 year where > extreme value
-0.49 -0.46 year where > extreme value: max guess
0.47 0.58 year where > extreme value: max said
0.24 0.27 year where > extreme value: min said
-0.45 -0.36 year where > first or last row
-0.47 -0.47 year where > first or last row: position first
-0.17 -0.22 year where > top groups
-0.22 -0.31 year where > top groups: rows desc
-0.32 -0.35 year where > top groups: sum of field desc
-0.28 -0.24 year where > top rows
-0.2 -0.3 year where > top rows: order:guess desc
-0.21 -0.2 year where > top rows: order:said desc
-0.26 -0.16 year where > which of these
-0.26 -0.16 year where > which of these: guess desc
-0.2 -0.31 year with > extreme value
-0.2 -0.32 year with > extreme value: max said
-0.25 -0.23 year with > figures
-0.1 -0.21 year with > top groups
-0.43 -0.49 year with > top groups: own measure desc
-0.34 -0.32 year with > top groups: rows desc
0.21 0.19 year with > top groups: sum of field desc
0.44 0.28 year with > top rows
-0.32 -0.38 year with > top rows: order:guess desc
0.29 0.33 year with > top rows: order:said whole
-0.32 -0.24 years > against another row
-0.42 -0.63 years > comparison
-0.27 -0.53 years > comparison: guess value
-0.23 -0.27 years > difference: of counts 
-0.29 -0.38 years > difference: of counts turned 
-0.57 -0.59 years > difference: of two guess
-0.24 -0.35 years > difference: of two said
0.37 0.47 years > difference: of two turned guess
0.18 0.23 years > difference: of two turned said
-0.41 -0.48 years > figures
-0.65 -0.73 years > figures: fn:count fn:sum!
-0.27 -0.21 years > figures: fn:count grouped by what is beside
-0.77 -0.89 years > figures: fn:count one figure
-0.83 -0.88 years > figures: fn:distinct? fn:sum!
-0.36 -0.35 years > figures: fn:distinct? grouped by what is beside
-0.2 -0.22 years > figures: fn:sum! grouped
-0.26 -0.29 years > figures: fn:sum? grouped by what is beside
-0.32 -0.35 years > first or last row
-0.24 -0.25 years > first or last row: position first
-0.3 -0.32 years > first or last row: position last
-0.26 -0.18 years > groups that are named
-0.26 -0.18 years > groups that are named: listed 
-0.24 -0.42 years > how long: until today 
0.53 0.76 years > list
-0.5 -0.5 years > list: all 
-0.38 -0.36 years > list: how many 
-0.52 -0.57 years > list: many 
-0.27 -0.19 years > list: named things 
0.54 0.79 years > list: where 
0.65 0.82 years > list: where distinct
-0.78 -0.9 years > loose figures: avg 
-0.93 -1.02 years > loose figures: look up 
0.37 0.43 years > loose figures: look up guess
-0.16 -0.29 years > loose figures: sum 
-0.56 -0.51 years > next or previous row
-0.49 -0.59 years > next or previous row: other way position
-0.41 -0.35 years > next or previous row: said way position
-0.36 -0.34 years > rows before or after another
-0.36 -0.34 years > rows before or after another: count 
0.22 0.22 years > share
0.22 0.22 years > share: of groups 
-0.37 -0.27 years > which of these: count asc
-0.32 -0.26 years > which of these: count desc
0.25 0.25 years > which of these: figure 
-0.26 -0.25 years > which of these: guess asc
-0.26 -0.18 years > which of these: position last
-0.28 -0.23 years > which of these: said asc
0.31 0.43 years > which of these: said desc
0.4 0.41 years before > difference
-0.29 -0.29 years before > difference: of counts 
-0.2 -0.21 years before > difference: of counts turned 
-0.18 -0.2 years before > difference: of ends guess
-0.31 -0.29 years before > difference: of two guess
0.28 0.32 years before > difference: of two turned guess
-0.36 -0.38 years before > list
-0.22 -0.2 years before > list: all 
-0.33 -0.32 years before > list: many 
-0.36 -0.43 years before > list: where 
-0.36 -0.33 years before > list: where distinct
0.23 0.14 years before > loose figures
-0.48 -0.41 years before > loose figures: avg 
0.27 0.24 years before > loose figures: count 
-0.57 -0.56 years before > loose figures: sum 
-0.41 -0.35 years before > next or previous row
-0.41 -0.35 years before > next or previous row: said way position
-0.36 -0.34 years before > rows before or after another
-0.36 -0.34 years before > rows before or after another: count 
-0.29 -0.18 years before > which of these
-0.21 -0.09 years before > which of these: count desc
0.22 0.21 years between > difference
0.22 0.21 years between > difference: of ends said
-0.22 -0.21 years between > first or last row
-0.24 -0.25 years between > first or last row: position first
-0.21 -0.19 years between > first or last row: position last
-0.42 -0.59 years did > comparison
-0.42 -0.59 years did > comparison: guess value
-0.36 -0.42 years did > difference: of counts 
-0.22 -0.3 years did > difference: of counts turned 
-0.31 -0.37 years did > difference: of ends guess
-0.28 -0.44 years did > difference: of two guess
0.27 0.33 years did > difference: of two turned guess
-0.59 -0.73 years did > figures
-0.46 -0.6 years did > figures: fn:count one figure
-0.06 -0.25 years did > groups that are named
-0.06 -0.25 years did > groups that are named: listed 
0.49 0.48 years did > how long
0.49 0.48 years did > how long: between rows 
0.25 0.42 years did > list
-0.43 -0.48 years did > list: how many 
-0.35 -0.11 years did > list: many 
-0.27 -0.19 years did > list: named things 
0.44 0.53 years did > list: where 
0.46 0.65 years did > list: where distinct
-0.37 -0.21 years did > loose figures: avg 
0.18 0.21 years did > loose figures: count 
-0.47 -0.46 years did > loose figures: look up 
-0.26 -0.19 years did > loose figures: sum 
0.27 0.3 years each > list: where 
0.21 -0.06 years has > comparison
0.21 -0.06 years has > comparison: guess value
-0.23 -0.32 years has > difference
-0.23 -0.32 years has > difference: of ends said
-0.42 -0.45 years has > figures: fn:count fn:sum!
-0.53 -0.5 years has > figures: fn:distinct? fn:sum!
-0.16 -0.39 years has > list
-0.12 -0.38 years has > list: where 
-0.13 -0.38 years has > list: where distinct
0.51 0.64 years has > loose figures
-0.23 -0.15 years has > loose figures: count 
0.68 0.61 years has > loose figures: sum 
0.26 0.3 years in > difference
0.26 0.3 years in > difference: of ends guess
-0.21 -0.22 years in > figures
-0.22 -0.25 years in > figures: fn:count one figure
-0.2 -0.21 years in > figures: fn:distinct? one figure
-0.26 -0.42 years in > list
-0.26 -0.42 years in > list: where distinct
-0.34 -0.37 years in > loose figures
-0.34 -0.39 years in > loose figures: avg 
-0.28 -0.33 years in > loose figures: look up 
-0.34 -0.37 years in > loose figures: sum 
-0.38 -0.41 years of > figures
-0.31 -0.33 years of > figures: fn:count one figure
-0.18 -0.3 years of > figures: fn:distinct? grouped by what is beside
-0.51 -0.55 years of > figures: fn:distinct? one figure
0.48 0.51 years of > loose figures
0.48 0.51 years of > loose figures: look up guess
-0.32 -0.26 years than > which of these
-0.35 -0.3 years than > which of these: position first
-0.29 -0.29 years total > list
-0.33 -0.29 years total > list: where 
-0.29 -0.32 years total > list: where distinct
0.21 0.23 years total > loose figures
-0.22 -0.22 years total > loose figures: avg 
0.22 0.24 years total > loose figures: count 
-0.32 -0.35 years total > loose figures: sum 
-0.4 -0.34 years was > comparison
-0.4 -0.34 years was > comparison: guess value
-0.37 -0.33 years was > difference
-0.37 -0.33 years was > difference: of counts 
-0.37 -0.34 years was > difference: of counts turned 
-0.36 -0.33 years was > figures
-0.36 -0.33 years was > figures: fn:count one figure
-0.34 -0.31 years was > how long
-0.34 -0.31 years was > how long: until today 
0.32 0.28 years was > list
0.35 0.34 years was > list: where distinct
-0.28 -0.26 years was > loose figures
-0.28 -0.26 years was > loose figures: count 
-0.21 -0.2 years were > comparison
-0.21 -0.2 years were > comparison: guess value
-0.2 -0.22 years were > difference: of counts 
-0.19 -0.2 years were > difference: of counts turned 
-0.2 -0.22 years were > difference: of two guess
0.51 0.46 years were > how long
0.51 0.46 years were > how long: between rows 
0.68 0.66 yes or no ignores field
-0.49 -0.45 yes or no ignores having
-0.54 -0.57 yes or no ignores measure
0.42 0.43 yes or no of what is unique
0.22 0.25 yes or no with field
-0.49 -0.45 yes or no with having
-0.48 -0.48 yes or no with measure
-0.27 -0.23 yes or no with method
-0.99 -1.1 yes or no with or
-0.61 -0.44 yesno > against another row
-0.25 -0.27 yesno > comparison
0.42 0.19 yesno > extreme value
0.51 0.45 yesno > figures
0.35 0.43 yesno > first or last row
-0.23 -0.2 yesno > groups that are named
-0.31 -0.23 yesno > list
-0.18 -0.41 yesno > loose figures
-0.69 -0.84 yesno > name
-0.3 -0.31 yesno > next or previous row
-0.25 -0.18 yesno > none
-0.25 -0.34 yesno > place
-0.39 -0.36 yesno > rows before or after another
-0.08 -0.26 yesno > text
-0.29 -0.33 yesno > the same as another row
0.47 0.66 yesno > time
-0.25 -0.12 yesno > top groups
-0.3 -0.39 yesno > top rows
0.43 0.34 yesno > which of these
0.27 0.21 youngest > top groups
0.3 0.21 youngest > top groups: hinted asc
0.23 0.2 youngest > top groups: rows asc
-0.3 -0.26 youngest > top rows
-0.39 -0.43 youngest > top rows: order:hint whole
0.45 0.48 youngest > top rows: order:said asc
-0.46 -0.46 youngest > top rows: order:said whole
`

export const doubt = `
-0.32 -0.38 ahead 0
-0.46 -0.29 ahead 1
-0.12 -0.25 ahead 2
0.03 0.11 ahead 3
0.06 -0.18 ahead 4
-0.09 0.02 ahead 5
0.39 0.27 ahead 6
0.49 0.58 ahead 7
-0.2 -0.2 always
-0.68 -0.77 candidates 0
-0.46 -0.49 candidates 1
0.25 0.18 candidates 2
0.04 0.08 candidates 3
0.04 0.06 candidates 4
-0.05 -0.01 candidates 5
0.23 0.08 candidates 6
-0.27 -0.15 conditions 0
0.17 0.12 conditions 1
0.23 0.05 conditions 2
-0.74 -0.55 conditions 3
0.3 0.21 entity exact
-0.29 0.01 entity synonym
-0.34 -0.29 entity typo
0.68 0.39 entity words
-0.05 0.01 field exact
-0.58 -0.65 field part
-0.42 -0.36 field synonym
0.29 0.24 field typo
0.06 -0.15 field words
0.35 0.42 frame against another row
0.34 0.38 frame an average one
-0.25 0 frame average of each
-0.12 -0.08 frame columns that are named
-0.11 -0.33 frame comparison
-0.58 -0.69 frame difference
-0.07 0.34 frame extreme value
-0.32 -0.35 frame figure of the top rows
0.2 0.25 frame figures
-0.04 0.01 frame first or last row
-0.31 -0.28 frame groups that are named
-0.56 -0.65 frame groups that have
-0.53 -0.53 frame how long
-0.07 -0.3 frame list
-0.05 -0.07 frame loose figures
-0.01 0.06 frame next or previous row
0.01 -0.11 frame rows before or after another
-0.02 0.46 frame share
0.51 0.6 frame the same as another row
-0.02 -0.28 frame top groups
-0.06 -0.25 frame top rows
0.16 0.4 frame which of these
0.23 0.33 frame yes or no
0.35 0 gives 1 for against another row
0.34 0 gives 1 for an average one
-0.25 0 gives 1 for average of each
-0.33 0 gives 1 for columns that are named
-0.54 0 gives 1 for comparison
-0.58 0 gives 1 for difference
-0.07 0 gives 1 for extreme value
-0.32 0 gives 1 for figure of the top rows
0.13 0 gives 1 for figures
0.09 0 gives 1 for first or last row
-0.34 0 gives 1 for groups that are named
-0.63 0 gives 1 for groups that have
-0.53 0 gives 1 for how long
0.45 0 gives 1 for list
0.11 0 gives 1 for loose figures
-0.33 0 gives 1 for share
0.52 0 gives 1 for the same as another row
0.09 0 gives 1 for top groups
-0.19 0 gives 1 for top rows
0.16 0 gives 1 for which of these
0.23 0 gives 1 for yes or no
0.37 0 gives 11-30 for columns that are named
-0.05 0 gives 11-30 for figures
0.39 0 gives 11-30 for groups that have
-0.31 0 gives 11-30 for list
-0.34 0 gives 11-30 for loose figures
0.54 0 gives 11-30 for top groups
0.37 0 gives 2 for comparison
0.57 0 gives 2 for figures
-0.39 0 gives 2 for first or last row
-0.19 0 gives 2 for groups that are named
-0.16 0 gives 2 for list
-0.41 0 gives 2 for loose figures
0.5 0 gives 2 for share
0.07 0 gives 2 for the same as another row
0.41 0 gives 2 for top rows
-0.06 0 gives 3 for figures
-0.39 0 gives 3 for first or last row
-0.54 0 gives 3 for list
0.34 0 gives 3 for the same as another row
0.2 0 gives 3 for top groups
0.36 0 gives 3 for top rows
0.42 0 gives 4-5 for figures
0.26 0 gives 4-5 for list
0.35 0 gives 4-5 for share
-0.63 0 gives 4-5 for top groups
0.23 0 gives 4-5 for top rows
0.59 0 gives 6-10 for comparison
0.07 0 gives 6-10 for figures
-0.33 0 gives 6-10 for groups that have
-0.67 0 gives 6-10 for list
0.41 0 gives 6-10 for share
0.81 0 gives 6-10 for top groups
-0.34 0 gives 6-10 for top rows
-0.03 0 gives answers 1
0.05 0 gives answers 11-30
0.06 0 gives answers 2
-0.39 0 gives answers 3
0.17 0 gives answers 4-5
-0.14 0 gives answers 6-10
0.03 0 gives answers many
0.02 0 gives date
0.34 0 gives date after average
-0.45 0 gives date after in
0.41 0 gives date after on
-0.14 0 gives date after other
-0.44 0 gives date after ratio
0.25 0 gives date after total
0.25 0 gives date after what
0.42 0 gives date after year
0.39 0 gives date to list
-0.05 0 gives date to nothing
-0.16 0 gives date to what
-0.32 0 gives figure
-0.36 0 gives figure after how
-0.42 0 gives figure after in
-0.31 0 gives figure after top
0.38 0 gives figure after what
-0.28 0 gives figure after which
-0.36 0 gives figure to count
-0.58 0 gives figure to nothing
0.38 0 gives figure to what
0.07 0 gives fraction
-0.32 0 gives fraction after average
-0.4 0 gives fraction after before
-0.15 0 gives fraction after how
0.7 0 gives fraction after is
0.81 0 gives fraction after mean
0.25 0 gives fraction after other
-0.43 0 gives fraction after percentage
0.48 0 gives fraction after total
0.13 0 gives fraction after what
-0.09 0 gives fraction to amount
0.16 0 gives fraction to nothing
-0.14 0 gives fraction to what
0.37 0 gives fraction to where
0.7 0 gives fraction to yesno
0.39 0 gives many for columns that are named
0.76 0 gives many for figures
-0.47 0 gives many for list
0.21 0 gives negative
-0.52 0 gives nothing
0.38 0 gives nothing after are
0.44 0 gives nothing after average
-0.15 0 gives nothing after by
-0.13 0 gives nothing after how
-0.42 0 gives nothing after other
-0.37 0 gives nothing after what
-0.12 0 gives nothing after which
-0.36 0 gives nothing to nothing
-0.37 0 gives nothing to what
-0.12 0 gives nothing to which
0.38 0 gives nothing to yesno
-0.02 0 gives one asked, one given
-0.02 0 gives one asked, several given
-0.28 0 gives rows 11-30
0.17 0 gives rows 2
-0.15 0 gives rows 3
0.02 0 gives rows 4-5
-0.07 0 gives rows 6-10
0.03 0 gives rows many
0.12 0 gives several asked, one given
-0.33 0 gives several asked, several given
-0.45 0 gives text after after
-0.62 0 gives text after are
-0.33 0 gives text after at
-0.67 0 gives text after average
-0.21 0 gives text after besides
0.39 0 gives text after best
0.34 0 gives text after count
0.24 0 gives text after did
-0.41 0 gives text after how
-0.33 0 gives text after last
0.47 0 gives text after mean
0.36 0 gives text after median
-0.44 0 gives text after name
-0.09 0 gives text after number
0.56 0 gives text after of
-0.55 0 gives text after on
-0.24 0 gives text after other
0.52 0 gives text after share
0.66 0 gives text after show
0.39 0 gives text after sum
-0.31 0 gives text after to
0.92 0 gives text after top
0.69 0 gives text after total
0.43 0 gives text after was
0.44 0 gives text after were
0.1 0 gives text after what
0.03 0 gives text after when
-0.06 0 gives text after where
0.05 0 gives text after which
0.31 0 gives text after who
0.34 0 gives text after worst
-0.6 0 gives text to amount
-0.43 0 gives text to count
-0.08 0 gives text to list
-0.9 0 gives text to long
-0.02 0 gives text to nothing
0.3 0 gives text to what
-0.19 0 gives text to when
-0.06 0 gives text to where
0.03 0 gives text to which
-0.05 0 gives text to who
0.41 0 gives text to yesno
-0.3 0 gives the question again
-0.11 0 gives whole
-0.37 0 gives whole after after
0.03 0 gives whole after are
-0.41 0 gives whole after at
0.76 0 gives whole after average
-0.26 0 gives whole after before
-0.44 0 gives whole after did
0.43 0 gives whole after for
0.25 0 gives whole after how
-0.51 0 gives whole after in
-0.18 0 gives whole after mean
0.41 0 gives whole after median
-0.33 0 gives whole after name
-0.6 0 gives whole after number
0.44 0 gives whole after of
0.15 0 gives whole after on
0.19 0 gives whole after other
-0.18 0 gives whole after percentage
-0.4 0 gives whole after sum
-0.36 0 gives whole after to
-0.37 0 gives whole after total
-0.15 0 gives whole after were
-0.37 0 gives whole after when
0.43 0 gives whole after which
-0.41 0 gives whole after who
0.78 0 gives whole to amount
0.25 0 gives whole to count
0.2 0 gives whole to list
-0.11 0 gives whole to nothing
0.13 0 gives whole to what
-0.21 0 gives whole to when
-0.52 0 gives whole to which
-0.37 0 gives whole to who
-0.33 0 gives whole to yesno
0.24 0 gives year
0.41 0 gives year after average
0.31 0 gives year after how
0.37 0 gives year after in
-0.4 0 gives year after of
-0.32 0 gives year after on
0.16 0 gives year after other
0.35 0 gives year after total
0.46 0 gives year after what
-0.43 0 gives year after which
-0.36 0 gives year after who
0.37 0 gives year after why
0.76 0 gives year to nothing
-0.1 0 gives year to what
-0.54 0 gives year to which
-0.36 0 gives year to who
0.26 0 gives yes or no
-0.21 0 gives yes or no after are
-0.33 0 gives yes or no after did
0.48 0 gives yes or no after does
0.04 0 gives yes or no after is
0.38 0 gives yes or no after was
0.55 0 gives yes or no after were
0.26 0 gives yes or no to yesno
-0.2 0 gives zero
0.41 0.42 ignores dimension
-0.33 -0.29 ignores entity
-0.34 -0.08 ignores field
-0.32 -0.27 ignores having
-0.03 -0.04 ignores measure
-0.08 -0.51 ignores operator
0.52 0.51 ignores over
0.14 0.14 ignores superlative
0.15 0.11 loose 0
-0.21 -0.22 loose 1
-0.58 -0.28 loose 2
0.12 -0.03 loose 3
-0.41 -0.51 loose 4
0.26 0.21 loose figures > amount
-0.54 -0.4 loose figures > none
-0.32 -0.24 loose figures conditions 0
0.33 0.55 loose figures conditions 1
-0.34 -0.67 loose figures conditions 2
-0.48 -0.47 loose figures ignores dimension
-0.06 -0.01 loose figures ignores field
0.43 0.41 loose figures ignores measure
0.35 0 loose figures ignores operator
0.86 0.83 loose figures of what is unique
0.01 -0.04 loose figures of what repeats
-0.48 -0.47 loose figures with dimension
0.48 0.16 loose figures with elapsed
0.12 -0.15 loose figures with field
0.41 0.36 loose figures with measure
-0.32 -0.34 loose figures with only
0 -0.36 loose figures with step
0 -0.36 loose figures, target is told in the question
0.16 0.26 loose figures: avg
-0.54 -0.4 loose figures: count
-0.43 -0.47 loose figures: guess
0.15 -0.36 loose figures: look up
-0.05 -0.07 loose figures: loose figures
0.13 0.41 loose figures: sum
0.43 0.47 missed 0
-0.36 -0.35 missed 1
-0.07 0.04 missed 2
-0.22 -0.15 missed 3
-0.37 -0.59 missed 4
0.64 0.51 missed 5
-0.57 -0.43 missed 6
0.47 0.57 missed plain 0
0.19 -0.1 missed plain 1
-0.67 -0.71 missed plain 11-30
-0.21 -0.15 missed plain 2
0.23 0.22 missed plain 3
-0.24 -0.14 missed plain 4-5
-0.2 -0.41 missed plain 6-10
0.24 0.27 missed share 0
-0.06 -0.06 missed share 1
-0.26 -0.24 missed share 2
-0.11 -0.32 missed share 3
-0.41 -0.37 missed share 4
-0.76 -0.64 share 0
-0.68 -0.63 share 1
0.53 0.23 share 10
0.61 0.72 share 11
-0.3 -0.66 share 2
-0.22 0.14 share 3
-0.12 -0.57 share 4
0.03 0.43 share 5
-0.04 0.13 share 6
0.16 0.17 share 7
0.1 0.23 share 8
0.03 0 share 9
-0.05 0.15 target at 0
-0.27 -0.14 target at 0 guessed
-0.1 -0.18 target at 1
-0.29 -0.43 target at 1 guessed
0.06 0.04 target at 2
0.34 0.26 target at 2 guessed
-0.06 -0.2 target at 3
-0.4 -0.29 target at 3 guessed
0.32 0.27 target at 4
-0.53 -0.38 target at 4 guessed
-0.17 -0.18 target default
-0.02 -0.07 target guessed
-0.35 -0.3 target half said
0.11 0.13 target is told in the question
0.24 0.3 target of the thing said
0.31 0.32 target said
-0.25 -0.19 unused all
-0.04 -0.08 unused also
-0.57 -0.6 unused amount
0.2 0.13 unused and
0.56 0.46 unused any
0.5 0.35 unused are
-0.23 -0.65 unused at
-0.73 -0.83 unused average
-0.26 0 unused best
-0.44 -0.46 unused better
-0.45 -0.25 unused between
-0.45 -0.46 unused biggest
0.59 0.24 unused both
0.2 0.19 unused by
-0.21 -0.22 unused came
-0.04 -0.16 unused combined
0.37 0.14 unused come
-0.52 -0.39 unused consecutive
-0.02 0.1 unused did
-0.45 -0.38 unused difference
-0.24 -0.19 unused different
-0.65 -0.71 unused do
-0.43 -0.55 unused does
-0.54 -0.55 unused during
-0.67 -0.71 unused each
-0.59 -0.6 unused earlier
-0.36 -0.39 unused either
0.47 0.05 unused first
-1.05 -1.01 unused for
-0.02 -0.01 unused from
-0.51 -0.68 unused had
0.62 0.55 unused has
0.26 0.24 unused have
0.02 0.03 unused higher
-0.2 -0.56 unused how
-0.14 -0.19 unused in
0.24 0.26 unused is
0.51 0.52 unused larger
-0.31 0 unused last
-0.43 -0.95 unused least
-0.39 -0.38 unused less
0.41 0.52 unused listed
0.48 0.44 unused longer
-0.37 -0.29 unused lowest
-0.25 -0.76 unused many
0.01 -0.02 unused more
-0.59 -0.59 unused most
0.5 0.27 unused name
-0.58 -0.61 unused no
-0.25 -0.23 unused not
-0.03 0.05 unused number
-0.18 -0.08 unused of
-0.17 -0.31 unused on
-0.41 -0.62 unused other
0.36 0.38 unused over
-0.66 -0.71 unused per
0.41 0.43 unused percentage
-0.06 0.18 unused same
-0.36 -0.4 unused share
-0.26 -0.45 unused since
-0.33 -0.33 unused sum
-0.93 -0.97 unused than
-0.41 -0.58 unused time
0.5 0.64 unused times
-0.43 -0.22 unused to
-0.11 0.29 unused top
-0.18 0.01 unused total
0.43 0.2 unused under
-0.33 -0.39 unused was
-0.04 -0.04 unused were
-0.15 -0.11 unused what
-0.91 -0.84 unused what is after and
-0.71 -0.65 unused what is after average
-0.22 -0.21 unused what is after by
-0.36 -0.39 unused what is after for
-0.65 -0.72 unused what is after from
-0.16 -0.18 unused what is after in
0.53 0.28 unused what is after many
-0.16 -0.17 unused what is after not
0.1 -0.01 unused what is after of
-0.53 -0.23 unused what is after or
-0.4 -0.41 unused what is after per
-0.45 -0.45 unused what is after than
0.18 0.19 unused what is after total
-0.56 -0.76 unused what is after which
0.2 0.11 unused what is after with
-0.37 -0.43 unused when
-0.72 -0.71 unused which
0.37 0.38 unused why
-0.27 0 unused win
-0.42 -0.41 unused with
0.27 0.25 unused won
-0.24 -0.16 unused year
-0.11 -0.82 unused years
0.28 0.34 value exact
-0.48 -0.93 value of 11-30
-0.5 -0.6 value of 2
0 0.09 value of 3
0.17 0.06 value of 4-5
0.18 0.39 value of 6-10
-0.44 -0.41 value of many
-0.21 0.02 value part
0.14 -0.03 value synonym
-0.31 -0.31 value typo
-0.76 -0.85 weakest 1
-0.29 -0.61 weakest 2
0.17 0.27 weakest 3
0.08 0.02 weakest 4
0.1 0.18 weakest 5
`
