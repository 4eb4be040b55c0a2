/** Made by `npm run train` on 2026-11-16; not to be edited. Figures: evals/README.md. */
export const madeFor = '9683629d3bfc0d51'

export const order = `
-0.22 -0.17 ^after > figures
-0.21 -0.27 ^after > list
-0.22 -0.21 ^after > list: where 
0.19 0.22 ^after > loose figures: count 
0.27 0.25 ^after > next or previous row: other way position
-0.25 -0.22 ^after > next or previous row: said way position
-0.2 -0.24 ^after > next or previous row: said way time
-0.46 -0.58 ^after > rows before or after another
-0.41 -0.53 ^after > rows before or after another: count 
-0.23 -0.16 ^after > top rows
0.59 0.61 ^are > figures
0.25 0.23 ^are > figures: fn:count fn:outliers
0.25 0.31 ^are > figures: fn:normal one figure
0.43 0.39 ^are > figures: fn:outliers one figure
-0.34 -0.3 ^are > figures: fn:sum one figure
-0.19 -0.28 ^are > figures: fn:sum! fn:normal
-0.69 -0.64 ^are > list
-0.26 -0.25 ^are > list: all 
-0.51 -0.54 ^are > list: where 
-0.67 -0.58 ^are > list: where distinct
-0.69 -0.51 ^are > loose figures
-0.39 -0.38 ^are > loose figures: avg 
-0.27 -0.2 ^are > loose figures: look up 
-0.47 -0.42 ^are > loose figures: sum 
-0.6 -0.56 ^are > which of these: count asc
0.26 0.28 ^are > which of these: guess asc
-0.43 -0.39 ^are > which of these: guess desc
0.2 0.22 ^are > which of these: position first
-0.04 -0.23 ^at > comparison
-0.04 -0.23 ^at > comparison: guess value
-0.33 -0.38 ^at > extreme value
-0.33 -0.38 ^at > extreme value: min guess
0.45 0.53 ^at > figures
-0.38 -0.27 ^at > figures: fn:count one figure
0.38 0.27 ^at > figures: fn:distinct? one figure
0.38 0.41 ^at > first or last row
0.46 0.51 ^at > first or last row: position first
-0.41 -0.32 ^at > list
-0.22 -0.23 ^at > list: where 
-0.44 -0.32 ^at > list: where distinct
-0.32 -0.19 ^at > loose figures
-0.32 -0.19 ^at > loose figures: look up guess
-0.39 -0.41 ^at > top groups
-0.39 -0.41 ^at > top groups: rows asc
-0.36 -0.38 ^at > top rows
-0.36 -0.38 ^at > top rows: order:guess asc
-0.45 -0.53 ^average > comparison
-0.36 -0.33 ^average > comparison: guess value
-0.38 -0.43 ^average > comparison: said value
-0.23 -0.27 ^average > extreme value
-0.17 -0.21 ^average > extreme value: max said
-0.06 -0.27 ^average > figures: fn:avg fn:avg!
-0.92 -1.25 ^average > figures: fn:avg fn:sum!
0.01 -0.39 ^average > figures: fn:avg grouped by what is beside
-0.2 -0.05 ^average > figures: fn:avg one figure
-0.2 -0.24 ^average > figures: fn:avg! fn:median
-0.9 -0.88 ^average > figures: fn:avg! fn:sum!
-0.29 -0.23 ^average > figures: fn:avg! grouped
-0.65 -0.54 ^average > figures: fn:avg! one figure
-0.58 -0.71 ^average > figures: fn:count grouped
-0.24 -0.25 ^average > figures: fn:count one figure
-0.21 -0.29 ^average > figures: fn:distinct? grouped
-0.35 -0.39 ^average > figures: fn:max fn:sum!
-0.43 -0.4 ^average > figures: fn:max one figure
-0.32 -0.32 ^average > figures: fn:median one figure
0.31 0.48 ^average > figures: fn:ratio grouped
-0.69 -0.79 ^average > figures: fn:stddev one figure
-0.23 -0.32 ^average > figures: fn:sum! fn:sum!
-0.99 -0.77 ^average > figures: fn:sum! grouped
-0.54 -0.42 ^average > figures: fn:sum! grouped by what is beside
-1.17 -1.19 ^average > figures: fn:sum! one figure
-0.21 -0.25 ^average > figures: grouped named
0.57 0.56 ^average > groups that are named
0.35 0.39 ^average > groups that are named: compared 
0.24 0.2 ^average > groups that are named: listed 
-0.84 -0.92 ^average > list
-0.32 -0.27 ^average > list: all 
-0.3 -0.55 ^average > list: many 
-0.16 -0.29 ^average > list: named things 
-0.57 -0.81 ^average > list: where 
-0.92 -0.88 ^average > list: where distinct
-0.84 -0.86 ^average > loose figures
-0.78 -0.81 ^average > loose figures: avg 
-0.24 -0.24 ^average > loose figures: count 
-0.68 -0.67 ^average > loose figures: sum 
-0.36 -0.42 ^average > top groups
-0.2 -0.26 ^average > top groups: own measure asc
-0.19 -0.2 ^average > top groups: own measure desc
-0.21 -0.23 ^average > top groups: sum of field desc
-0.39 -0.44 ^average > top rows
-0.19 -0.27 ^average > top rows: order:guess desc
-0.41 -0.47 ^average > top rows: order:said desc
-0.37 -0.36 ^average > which of these
-0.23 -0.24 ^average > which of these: count asc
-0.27 -0.28 ^average > which of these: count desc
-0.42 -0.39 ^average > which of these: guess asc
-0.47 -0.46 ^average > which of these: guess desc
-0.39 -0.36 ^average > which of these: position first
-0.34 -0.33 ^average > which of these: position last
-0.52 -0.57 ^before > comparison
-0.52 -0.57 ^before > comparison: guess value
-0.28 -0.23 ^before > figures
-0.36 -0.38 ^before > figures: fn:count grouped by what is beside
-0.27 -0.23 ^before > figures: fn:count one figure
-0.18 -0.22 ^before > first or last row
-0.18 -0.22 ^before > first or last row: position last
-0.21 -0.2 ^before > groups that are named
-0.21 -0.2 ^before > groups that are named: listed 
-0.13 -0.24 ^before > list: named things 
0.35 0.38 ^before > loose figures
-0.39 -0.38 ^before > loose figures: avg 
-0.32 -0.56 ^before > loose figures: look up guess
0.49 0.51 ^before > loose figures: sum 
0.33 0.26 ^before > next or previous row
0.33 0.26 ^before > next or previous row: said way time
-0.52 -0.53 ^before > rows before or after another
-0.73 -0.55 ^before > rows before or after another: count 
-0.22 -0.26 ^before > top groups
-0.22 -0.26 ^before > top groups: own measure desc
-0.26 -0.25 ^before > top rows
-0.26 -0.25 ^before > top rows: order:guess desc
0.2 0.24 ^besides > list
0.21 0.26 ^besides > list: where 
0.19 0.23 ^besides > list: where distinct
-0.2 -0.23 ^besides > loose figures
-0.2 -0.23 ^besides > loose figures: avg 
-0.2 -0.21 ^besides > loose figures: count 
-0.2 -0.23 ^besides > loose figures: sum 
-0.56 -0.65 ^best > figures
-0.25 -0.25 ^best > figures: fn:revenue grouped
-0.27 -0.27 ^best > figures: fn:units grouped
-0.23 -0.35 ^best > figures: fn:units one figure
-0.38 -0.36 ^best > figures: grouped named
0.78 0.75 ^best > top groups
0.95 1.2 ^best > top groups: revenue desc
-0.69 -0.72 ^best > top groups: rows desc
0.26 0.37 ^best > top groups: said measure desc
-0.19 -0.21 ^best > top groups: sum of field desc
-0.14 -0.41 ^best > top groups: units desc
-0.62 -0.6 ^best > top rows
-0.62 -0.6 ^best > top rows: order:said desc
-0.21 -0.13 ^between > figures
-0.39 -0.31 ^between > list
-0.4 -0.29 ^between > list: many 
0.26 0.21 ^between > loose figures: avg 
-0.47 -0.49 ^between > loose figures: count 
0.28 0.42 ^between > loose figures: sum 
-0.28 -0.33 ^between > next or previous row
-0.4 -0.44 ^between > next or previous row: other way position
-0.24 -0.28 ^between > next or previous row: said way position
-0.22 -0.22 ^between > rows before or after another
-0.22 -0.22 ^between > rows before or after another: count 
-0.17 -0.22 ^between > rows before or after another: list 
-0.42 -0.39 ^between > top rows: order:guess desc
0.43 0.43 ^between > top rows: order:hint desc
-0.4 -0.39 ^between > top rows: order:said desc
-0.18 -0.2 ^bottom > first or last row
-0.22 -0.25 ^bottom > first or last row: position last
0.19 0.2 ^bottom > top groups: own measure asc
-0.57 -0.43 ^bottom > top groups: said measure asc
-0.34 -0.28 ^bottom > top groups: sum of field asc
-0.34 -0.24 ^bottom > top groups: units asc
-0.43 -0.25 ^bottom > top rows
-0.43 -0.25 ^bottom > top rows: order:said asc
-0.17 -0.2 ^count > comparison
-0.17 -0.2 ^count > comparison: guess value
0.3 0.37 ^count > figures
-0.18 -0.23 ^count > figures: fn:count fn:count
-0.32 -0.39 ^count > figures: fn:count fn:distinct
0.33 0.43 ^count > figures: fn:count grouped
-0.25 -0.21 ^count > figures: fn:count grouped by what is beside
0.48 0.5 ^count > figures: fn:count one figure
-0.36 -0.35 ^count > figures: fn:distinct one figure
-0.43 -0.49 ^count > list
-0.34 -0.37 ^count > list: all 
-0.2 -0.27 ^count > list: where distinct
-0.22 -0.25 ^count > loose figures
-0.22 -0.25 ^count > loose figures: look up guess
-0.37 -0.37 ^did > against another row
-0.29 -0.3 ^did > against another row: count said
-0.38 -0.42 ^did > against another row: list said
-0.51 -0.81 ^did > comparison
-0.51 -0.81 ^did > comparison: guess value
-0.26 -0.29 ^did > extreme value
-0.27 -0.31 ^did > extreme value: max guess
-0.26 -0.29 ^did > extreme value: max said
-0.22 -0.23 ^did > figures
-0.52 -0.58 ^did > groups that are named
-0.52 -0.58 ^did > groups that are named: listed 
-0.3 -0.16 ^did > list
-0.34 -0.43 ^did > list: many 
-0.38 -0.18 ^did > list: where 
-0.92 -1.14 ^did > loose figures: count 
-0.26 -0.27 ^did > next or previous row: other way position
-0.36 -0.36 ^did > rows before or after another
-0.32 -0.35 ^did > rows before or after another: count 
-0.35 -0.35 ^did > rows before or after another: list 
-0.2 -0.21 ^did > share
-0.2 -0.21 ^did > share: filtered 
-0.22 -0.22 ^did > share: filtered twice 
-0.2 -0.21 ^did > top groups
-0.26 -0.24 ^did > top groups: own measure desc
-0.29 -0.29 ^did > top groups: sum of field desc
-0.42 -0.43 ^did > top rows
-0.25 -0.29 ^did > top rows: order:guess desc
-0.42 -0.42 ^did > top rows: order:said desc
0.49 0.43 ^did > which of these
0.46 0.54 ^did > which of these: count asc
0.66 0.64 ^did > which of these: count desc
-0.12 -0.27 ^did > which of these: guess desc
0.59 0.37 ^did > which of these: position last
0.54 0.59 ^did > which of these: said asc
0.42 0.42 ^did > which of these: said desc
0.35 0.35 ^does > extreme value
-0.44 -0.44 ^does > extreme value: min guess
0.36 0.35 ^does > extreme value: min said
-0.25 -0.18 ^does > figures: fn:count one figure
-0.35 -0.33 ^does > figures: fn:min one figure
0.2 0.3 ^does > figures: fn:normal one figure
-0.24 -0.26 ^does > figures: fn:sum! fn:count
-0.18 -0.24 ^does > list: all 
-0.22 -0.28 ^does > loose figures
-0.22 -0.3 ^does > loose figures: avg 
-0.41 -0.34 ^does > loose figures: count 
-0.27 -0.25 ^does > loose figures: look up guess
-0.29 -0.36 ^does > loose figures: sum 
0.07 -0.35 ^does > which of these: count asc
0.48 0.39 ^does > which of these: count desc
0.14 0.21 ^does > which of these: guess asc
-0.55 -0.53 ^does > which of these: guess desc
0.16 -0.36 ^does > which of these: position first
-0.2 -0.17 ^does > which of these: position last
-0.3 -0.62 ^does > which of these: said asc
0.42 0.37 ^does > which of these: said desc
-0.2 -0.21 ^during > list
-0.21 -0.21 ^during > list: where 
-0.19 -0.2 ^during > list: where distinct
0.2 0.21 ^during > next or previous row
0.23 0.24 ^during > next or previous row: other way position
-0.21 -0.21 ^during > rows before or after another
-0.23 -0.23 ^during > rows before or after another: list 
-0.31 -0.26 ^each > comparison
-0.31 -0.26 ^each > comparison: guess value
-0.47 -0.48 ^each > figures
-0.32 -0.35 ^each > figures: fn:count grouped
-0.29 -0.3 ^each > figures: fn:distinct? grouped
-0.33 -0.32 ^each > groups that are named
-0.33 -0.32 ^each > groups that are named: listed 
-0.26 -0.23 ^each > list: many 
-0.67 -0.32 ^each > list: where 
-0.64 -0.38 ^each > list: where distinct
-0.31 -0.36 ^each > loose figures: avg 
0.22 0.19 ^each > loose figures: count 
-0.46 -0.44 ^each > loose figures: look up 
-0.55 -0.55 ^each > loose figures: look up guess
-0.46 -0.58 ^each > loose figures: sum 
-0.2 -0.21 ^each > which of these
-0.2 -0.23 ^each > which of these: position first
-0.19 -0.21 ^each > which of these: position last
-0.6 -0.59 ^first > extreme value
-0.6 -0.59 ^first > extreme value: min said
-0.24 -0.31 ^first > figures
-0.24 -0.31 ^first > figures: grouped named
0.25 0.25 ^first > first or last of each
0.25 0.25 ^first > first or last of each:  
-0.26 -0.4 ^first > first or last row
-0.23 -0.31 ^first > first or last row: position first
-0.36 -0.65 ^first > first or last row: time first
-0.19 -0.2 ^first > top groups
-0.2 -0.21 ^first > top groups: revenue asc
-0.19 -0.2 ^first > top groups: rows asc
-0.25 -0.29 ^first > top rows
-0.25 -0.29 ^first > top rows: order:said asc
0.35 0.38 ^for > figures
0.29 0.31 ^for > figures: fn:count fn:sum
-0.31 -0.33 ^for > figures: fn:count fn:units
-0.24 -0.27 ^for > figures: fn:distinct? grouped by what is beside
-0.25 -0.24 ^for > figures: fn:distinct? one figure
-0.23 -0.22 ^for > figures: fn:sum one figure
0.24 0.24 ^for > figures: fn:units one figure
0.2 0.22 ^for > figures: grouped named
0.36 0.36 ^for > list: many 
-0.25 -0.25 ^for > list: named things 
-0.67 -0.67 ^for > list: where 
-0.59 -0.6 ^for > list: where distinct
-0.24 -0.16 ^for > loose figures: sum 
-0.22 -0.24 ^for > top groups
-0.23 -0.25 ^for > top groups: rows desc
0.29 0.24 ^give > figures
0.39 0.4 ^give > figures: fn:count one figure
-0.38 -0.39 ^give > figures: fn:distinct? one figure
-0.2 -0.2 ^give > loose figures
-0.2 -0.2 ^give > loose figures: avg 
-0.21 -0.24 ^has > list
-0.21 -0.25 ^has > list: where 
-0.21 -0.23 ^has > list: where distinct
-0.33 -0.37 ^has > loose figures
-0.33 -0.37 ^has > loose figures: count 
-0.25 -0.27 ^has > which of these
-0.27 -0.31 ^has > which of these: count asc
-0.28 -0.33 ^has > which of these: count desc
-0.23 -0.25 ^has > which of these: guess asc
-0.23 -0.24 ^has > which of these: guess desc
-0.27 -0.31 ^has > which of these: position first
-0.28 -0.3 ^has > which of these: position last
0.26 0.28 ^has > yes or no
0.26 0.28 ^has > yes or no: exists 
0.25 0.29 ^highest > extreme value
0.25 0.29 ^highest > extreme value: max said
-0.26 -0.29 ^highest > figures
-0.26 -0.29 ^highest > figures: fn:avg! one figure
-0.22 -0.28 ^highest > top groups
-0.22 -0.28 ^highest > top groups: rows desc
0.18 0.23 ^how > against another row: count said
-0.59 -0.68 ^how > against another row: list guess
-0.39 -0.46 ^how > against another row: list said
0.29 0.39 ^how > columns that are named
-0.28 -0.32 ^how > comparison: guess floating
0.2 0.22 ^how > comparison: said floating
0.26 0.32 ^how > comparison: said value
-0.28 -0.29 ^how > difference: of counts 
-0.32 -0.35 ^how > difference: of counts turned 
-0.3 -0.22 ^how > difference: of ends guess
-0.34 -0.42 ^how > difference: of ends said
0.23 0.28 ^how > difference: of two said
-0.31 -0.36 ^how > difference: of two turned said
-0.45 -0.42 ^how > extreme value: max guess
-0.42 -0.57 ^how > extreme value: min guess
0.09 0.29 ^how > extreme value: min said
-0.49 -0.38 ^how > figure of the top rows
-0.52 -0.4 ^how > figure of the top rows: avg 
-0.44 -0.36 ^how > figure of the top rows: sum 
-0.23 -0.25 ^how > figures: fn:avg! fn:units
-0.28 -0.43 ^how > figures: fn:avg! grouped by what is beside
-0.35 -0.43 ^how > figures: fn:avg! one figure
-0.34 -0.36 ^how > figures: fn:count fn:avg!
-0.39 -0.42 ^how > figures: fn:count fn:min
0.3 0.18 ^how > figures: fn:count fn:missing
0.71 0.25 ^how > figures: fn:count fn:outliers
-0.36 -0.35 ^how > figures: fn:count fn:profit
-0.21 -0.3 ^how > figures: fn:count fn:sum?
-0.51 -0.65 ^how > figures: fn:count grouped by what is beside
0.35 0.37 ^how > figures: fn:distinct one figure
-0.35 -0.35 ^how > figures: fn:distinct? fn:avg!
-0.21 -0.33 ^how > figures: fn:distinct? fn:count
-0.2 -0.3 ^how > figures: fn:distinct? fn:distinct?
-0.3 -0.34 ^how > figures: fn:distinct? fn:min
-0.2 -0.3 ^how > figures: fn:distinct? fn:sum?
-0.45 -0.46 ^how > figures: fn:distinct? grouped
-0.85 -0.92 ^how > figures: fn:distinct? grouped by what is beside
-0.55 -0.47 ^how > figures: fn:distinct? one figure
-0.22 -0.33 ^how > figures: fn:min grouped by what is beside
-0.42 -0.58 ^how > figures: fn:min one figure
0.35 0.36 ^how > figures: fn:missing one figure
0.49 0.46 ^how > figures: fn:outliers one figure
-0.36 -0.33 ^how > figures: fn:profit one figure
0.45 0.44 ^how > figures: fn:ratio grouped
-0.78 -0.81 ^how > figures: fn:ratio one figure
0.22 0.22 ^how > figures: fn:revenue fn:sum!
0.72 0.61 ^how > figures: fn:skewness one figure
-0.21 -0.09 ^how > figures: fn:sum! fn:sum!
-0.24 -0.32 ^how > figures: fn:sum! fn:units
-0.28 -0.49 ^how > figures: fn:sum! grouped
-0.35 -0.49 ^how > figures: fn:sum! grouped by what is beside
-0.42 -0.3 ^how > figures: fn:sum! one figure
-0.27 -0.26 ^how > figures: fn:sum? fn:min
0.4 0.28 ^how > figures: fn:sum? fn:sum!
-0.55 -0.57 ^how > figures: fn:sum? grouped by what is beside
0.17 0.24 ^how > figures: fn:sum? one figure
-0.18 -0.2 ^how > figures: fn:units grouped
-0.28 -0.44 ^how > figures: grouped by what is beside 
-0.53 -0.43 ^how > figures: grouped named
-0.49 -0.15 ^how > figures: one figure named
-0.56 -0.65 ^how > first or last row
-0.3 -0.38 ^how > first or last row: position first
-0.42 -0.51 ^how > first or last row: position last
-0.26 -0.27 ^how > first or last row: time first
-0.21 -0.4 ^how > first or last row: time last
-0.76 -0.87 ^how > groups that are named
-0.33 -0.4 ^how > groups that are named: compared 
-0.52 -0.6 ^how > groups that are named: listed 
-0.38 -0.4 ^how > groups that have
0.24 0.28 ^how > groups that have: count 
-0.64 -0.75 ^how > groups that have: list guess
-0.77 -1.02 ^how > groups that have: list said
-0.25 -0.2 ^how > how long
-0.25 -0.2 ^how > how long: between rows 
-0.38 -0.67 ^how > list
-0.67 -0.79 ^how > list: all 
-0.42 -0.86 ^how > list: many 
-1.58 -1.28 ^how > list: named things 
-0.22 -0.53 ^how > list: where 
-0.25 -0.38 ^how > list: where distinct
0.22 0.17 ^how > loose figures
-0.38 -0.46 ^how > loose figures: avg 
0.17 -0.37 ^how > loose figures: look up 
-0.43 -0.57 ^how > loose figures: look up guess
-0.23 0.07 ^how > loose figures: sum 
-0.36 -0.38 ^how > next or previous row: said way position
-0.46 -0.49 ^how > next or previous row: said way time
0.24 0.34 ^how > rows before or after another
0.24 0.36 ^how > rows before or after another: count 
-0.62 -0.71 ^how > rows before or after another: list 
0.28 0.41 ^how > the same as another row: count said
-0.28 -0.43 ^how > the same as another row: list said
-0.42 -0.51 ^how > top groups
-0.27 -0.28 ^how > top groups: own measure asc
-0.51 -0.6 ^how > top groups: own measure desc
-0.28 -0.27 ^how > top groups: rows desc
-0.34 -0.28 ^how > top groups: sum of field desc
-0.25 -0.44 ^how > top rows
-0.37 -0.35 ^how > top rows: order:guess asc
-0.25 -0.27 ^how > top rows: order:guess desc
0.27 0.22 ^how > top rows: order:said asc
-0.86 -0.77 ^how > top rows: order:said desc
-0.76 -0.86 ^how > which of these
-0.52 -0.7 ^how > which of these: count asc
-0.6 -0.76 ^how > which of these: count desc
-0.67 -0.76 ^how > which of these: guess asc
-0.74 -0.87 ^how > which of these: guess desc
-0.68 -0.79 ^how > which of these: position first
-0.81 -0.94 ^how > which of these: position last
-0.3 -0.27 ^how > which of these: said asc
-0.32 -0.29 ^how > which of these: said desc
0.15 0.3 ^in > extreme value
0.29 0.28 ^in > extreme value: max guess
-0.16 -0.28 ^in > extreme value: min guess
-0.32 -0.32 ^in > extreme value: min said
-0.24 -0.24 ^in > figures: fn:count grouped
-0.25 -0.23 ^in > figures: fn:count grouped by what is beside
-0.34 -0.28 ^in > figures: fn:distinct? one figure
-0.23 -0.23 ^in > figures: fn:last grouped
-0.17 -0.23 ^in > figures: fn:last one figure
-0.21 -0.31 ^in > figures: fn:max grouped
-0.34 -0.35 ^in > figures: fn:sum! fn:max
-0.46 0.4 ^in > figures: fn:sum! grouped
-0.21 0.17 ^in > figures: fn:sum! grouped by what is beside
-0.27 -0.27 ^in > figures: fn:units fn:avg!
-0.21 -0.23 ^in > figures: fn:units fn:max
-0.26 -0.29 ^in > figures: fn:units fn:units
-0.24 -0.27 ^in > figures: fn:units grouped
-0.47 0.1 ^in > figures: grouped named
0.13 0.27 ^in > first or last of each
0.13 0.27 ^in > first or last of each:  
0.3 0.1 ^in > first or last row
0.04 -0.33 ^in > first or last row: position first
-0.21 -0.24 ^in > first or last row: position turned last
0.17 0.38 ^in > first or last row: time first
0.47 0.5 ^in > first or last row: time last
-0.28 -0.24 ^in > groups that are named
-0.28 -0.24 ^in > groups that are named: listed 
-0.23 -0.42 ^in > list
-0.26 -0.35 ^in > list: all 
-0.4 -0.36 ^in > list: all columns named
-0.09 -0.31 ^in > list: many 
-0.4 -0.38 ^in > list: where 
0.51 0.45 ^in > list: where columns named
-0.06 -0.34 ^in > list: where distinct
-0.78 -0.91 ^in > loose figures: count 
-0.68 -0.55 ^in > loose figures: look up 
-0.6 -0.65 ^in > loose figures: look up guess
0.34 0.42 ^in > the same as another row
-0.27 -0.21 ^in > the same as another row: count guess
-0.36 -0.26 ^in > the same as another row: count said
-0.2 -0.19 ^in > the same as another row: list guess
0.27 0.26 ^in > the same as another row: list said
0.35 0.49 ^in > top groups: own measure asc
0.31 0.41 ^in > top groups: own measure desc
-0.27 -0.32 ^in > top groups: revenue desc
0.06 0.38 ^in > top groups: rows asc
-0.41 -0.46 ^in > top groups: rows desc
0.64 0.63 ^in > top groups: said measure desc
-0.32 -0.32 ^in > top groups: sum of field asc
-0.36 -0.36 ^in > top groups: sum of field desc
-0.25 -0.31 ^in > top groups: units desc
-0.34 -0.64 ^in > top rows
-0.36 -0.28 ^in > top rows: order:guess asc
-0.47 -0.47 ^in > top rows: order:guess desc
-0.3 -0.25 ^in > top rows: order:said asc
-0.45 -0.61 ^in > which of these: count asc
-0.55 -0.68 ^in > which of these: count desc
-0.17 -0.22 ^in > which of these: guess desc
-0.68 -0.85 ^in > which of these: position first
0.18 0.22 ^in > which of these: position last
0.47 0.35 ^in > which of these: said asc
-0.55 -0.58 ^in > which of these: said desc
-0.23 -0.25 ^is > comparison
-0.23 -0.25 ^is > comparison: guess value
0.3 0.39 ^is > figures
-0.27 -0.2 ^is > figures: fn:last grouped by what is beside
0.35 0.35 ^is > figures: fn:last one figure
-0.3 -0.24 ^is > figures: fn:max fn:skewed
-0.29 -0.38 ^is > figures: fn:revenue fn:sum!
0.65 0.53 ^is > figures: fn:skewed one figure
-0.4 -0.28 ^is > figures: fn:sum! fn:skewed
-0.18 -0.24 ^is > figures: fn:sum! fn:sum!
-0.25 -0.36 ^is > figures: fn:sum! one figure
-0.27 -0.24 ^is > groups that are named
-0.27 -0.24 ^is > groups that are named: listed 
-0.2 -0.17 ^is > list: all 
-0.42 -0.39 ^is > list: named things 
-0.22 -0.07 ^is > list: where distinct
-0.29 -0.38 ^is > loose figures
-0.23 -0.22 ^is > loose figures: avg 
-0.81 -0.58 ^is > loose figures: count 
-0.2 -0.22 ^is > loose figures: sum 
-0.05 -0.2 ^is > which of these: count asc
-0.32 -0.31 ^is > which of these: guess asc
0.38 0.34 ^is > which of these: guess desc
-0.53 -0.73 ^largest > extreme value
-0.53 -0.73 ^largest > extreme value: max said
-0.5 -0.53 ^largest > figures
-0.5 -0.54 ^largest > figures: fn:sum! one figure
-0.25 -0.27 ^largest > list
-0.25 -0.27 ^largest > list: named things 
0.58 0.78 ^largest > top groups
0.7 0.71 ^largest > top groups: revenue desc
-0.82 -0.79 ^largest > top groups: rows desc
-0.63 -0.59 ^largest > top groups: units desc
0.14 -0.33 ^largest > top rows
0.14 -0.33 ^largest > top rows: order:said desc
-0.39 -0.39 ^last > extreme value
-0.39 -0.39 ^last > extreme value: max guess
0.24 0.3 ^last > first or last row
0.24 0.3 ^last > first or last row: position last
-0.22 -0.22 ^last > list
-0.23 -0.22 ^last > list: many 
-0.2 -0.24 ^last > list: where distinct
-0.32 -0.34 ^last > top groups
-0.32 -0.34 ^last > top groups: rows desc
0.63 0.48 ^last > top rows
0.63 0.48 ^last > top rows: order:guess desc
0.58 0.57 ^list > comparison
0.58 0.57 ^list > comparison: guess value
0.31 0.35 ^list > figures
0.31 0.35 ^list > figures: fn:count one figure
-0.3 -0.34 ^list > groups that are named
-0.3 -0.34 ^list > groups that are named: listed 
-0.02 -0.21 ^list > list
-0.26 -0.25 ^list > list: all 
0.28 -0.1 ^list > list: where 
-0.67 -0.29 ^list > list: where distinct
-0.48 -0.5 ^list > loose figures
-0.32 -0.31 ^list > loose figures: count 
-0.25 -0.3 ^list > loose figures: look up guess
0.75 0.99 ^lowest > extreme value
-0.73 -0.63 ^lowest > extreme value: min guess
0.75 0.99 ^lowest > extreme value: min said
-0.66 -0.69 ^lowest > figures
-0.41 -0.37 ^lowest > figures: fn:avg! grouped by what is beside
-0.67 -0.7 ^lowest > figures: fn:avg! one figure
-0.73 -0.59 ^lowest > figures: fn:min fn:avg!
-0.43 0.02 ^lowest > top groups
0.13 0.38 ^lowest > top groups: own measure asc
-0.33 -0.46 ^lowest > top groups: revenue asc
-0.34 -0.47 ^lowest > top groups: rows asc
-0.48 -0.78 ^lowest > top groups: said measure asc
0.2 0.25 ^lowest > top groups: sum of field asc
-0.29 -0.36 ^lowest > top groups: units asc
-0.68 -0.74 ^lowest > top rows
-0.56 -0.62 ^lowest > top rows: order:hint asc
-0.69 -0.75 ^lowest > top rows: order:said asc
0.26 0.22 ^mean > figures
-0.29 -0.27 ^mean > figures: fn:avg fn:avg!
0.31 0.31 ^mean > figures: fn:avg grouped
-0.46 -0.42 ^mean > figures: fn:avg grouped by what is beside
-0.21 -0.18 ^mean > figures: fn:median grouped
-0.63 -0.66 ^mean > figures: fn:median one figure
-1.07 -1.16 ^mean > figures: fn:stddev one figure
-0.77 -0.78 ^mean > loose figures
-0.67 -0.6 ^mean > loose figures: avg 
-0.62 -0.68 ^mean > loose figures: sum 
-0.48 -0.54 ^median > average of each
-0.48 -0.54 ^median > average of each:  
0.59 0.72 ^median > figures
-0.74 -0.8 ^median > figures: fn:avg! one figure
-0.5 -0.45 ^median > figures: fn:median fn:avg!
-0.81 -0.93 ^median > figures: fn:median fn:sum!
0.74 0.78 ^median > figures: fn:median grouped
-0.52 -0.46 ^median > figures: fn:median grouped by what is beside
0.44 0.53 ^median > figures: fn:median one figure
-0.93 -0.92 ^median > figures: fn:sum! grouped
-0.2 -0.21 ^median > figures: fn:units grouped
-0.29 -0.29 ^median > figures: grouped named
-0.4 -0.41 ^median > loose figures
-0.39 -0.41 ^median > loose figures: avg 
-0.41 -0.4 ^median > loose figures: sum 
-0.17 -0.21 ^name > extreme value
-0.2 -0.33 ^name > extreme value: max guess
-0.16 -0.2 ^name > extreme value: max said
0.2 0.13 ^name > first or last row
0.2 0.13 ^name > first or last row: position last
0.17 0.22 ^name > groups that have
-0.17 -0.32 ^name > list: all 
0.56 0.54 ^name > list: many 
0.19 0.26 ^name > list: named things 
-0.65 -0.92 ^name > list: where 
-0.61 -0.7 ^name > list: where distinct
-0.57 -0.66 ^name > loose figures
-0.38 -0.38 ^name > loose figures: avg 
-0.52 -0.66 ^name > loose figures: count 
-0.28 -0.32 ^name > loose figures: sum 
0.45 0.68 ^name > next or previous row
-0.61 -0.61 ^name > next or previous row: other way position
0.57 0.57 ^name > next or previous row: said way time
0.2 -0.38 ^name > rows before or after another
-0.22 -0.29 ^name > rows before or after another: count 
0.55 0.06 ^name > rows before or after another: list 
-0.25 -0.38 ^name > the same as another row
-0.25 -0.38 ^name > the same as another row: count guess
-0.22 -0.24 ^name > top groups
-0.39 -0.37 ^name > top groups: sum of field desc
-0.65 -0.68 ^name > top rows: order:guess desc
0.36 0.38 ^name > top rows: order:said desc
0.28 0.45 ^name > which of these
0.29 0.49 ^name > which of these: count asc
0.28 0.41 ^name > which of these: count desc
0.29 0.41 ^name > which of these: guess asc
0.29 0.41 ^name > which of these: guess desc
0.33 0.58 ^name > which of these: position first
0.31 0.44 ^name > which of these: position last
-0.38 -0.34 ^name > which of these: said asc
-0.38 -0.36 ^name > which of these: said desc
-0.27 -0.32 ^next > list
-0.29 -0.34 ^next > list: where 
-0.22 -0.28 ^next > list: where distinct
0.29 0.3 ^next > next or previous row
-0.42 -0.43 ^next > next or previous row: other way position
0.4 0.4 ^next > next or previous row: said way position
-0.27 -0.27 ^next > rows before or after another
-0.25 -0.26 ^next > rows before or after another: count 
-0.29 -0.3 ^next > rows before or after another: list 
0.65 0.67 ^number > comparison
0.65 0.67 ^number > comparison: guess value
-0.51 -0.52 ^number > extreme value
-0.54 -0.56 ^number > extreme value: min guess
-0.51 -0.52 ^number > extreme value: min said
0.51 0.3 ^number > figures
-0.28 -0.35 ^number > figures: fn:avg! one figure
0.46 0.5 ^number > figures: fn:count fn:avg!
0.26 0.29 ^number > figures: fn:count fn:distinct
0.37 0.36 ^number > figures: fn:count fn:max
0.9 0.32 ^number > figures: fn:count fn:outliers
0.31 0.31 ^number > figures: fn:count fn:revenue
0.22 0.21 ^number > figures: fn:count fn:sum
-0.71 -0.63 ^number > figures: fn:count fn:sum!
0.19 0.29 ^number > figures: fn:count grouped
-0.55 -0.57 ^number > figures: fn:count grouped by what is beside
0.42 0.42 ^number > figures: fn:distinct one figure
0.41 0.46 ^number > figures: fn:distinct? fn:count
-0.31 -0.31 ^number > figures: fn:distinct? fn:revenue
-0.33 -0.38 ^number > figures: fn:distinct? fn:sum!
-0.7 -0.55 ^number > figures: fn:distinct? grouped
-0.61 -0.65 ^number > figures: fn:distinct? one figure
0.63 0.64 ^number > figures: fn:missing one figure
0.51 0.62 ^number > figures: fn:outliers one figure
-0.77 -0.78 ^number > figures: fn:ratio one figure
-0.28 -0.3 ^number > figures: fn:revenue grouped
-0.2 -0.23 ^number > figures: fn:revenue one figure
-0.2 -0.19 ^number > figures: fn:sum grouped
-0.35 -0.27 ^number > figures: fn:sum! one figure
-0.38 -0.39 ^number > figures: fn:sum? fn:sum!
-0.32 -0.32 ^number > figures: fn:sum? grouped
-0.27 -0.25 ^number > figures: one figure named
-0.27 -0.29 ^number > first or last of each
-0.27 -0.29 ^number > first or last of each:  
-0.55 -0.55 ^number > first or last row
-0.45 -0.42 ^number > first or last row: position first
-0.43 -0.39 ^number > first or last row: time first
-0.36 -0.34 ^number > groups that are named
-0.36 -0.34 ^number > groups that are named: listed 
-0.33 -0.33 ^number > groups that have
-0.33 -0.33 ^number > groups that have: list guess
-0.51 -0.59 ^number > list
-0.38 -0.38 ^number > list: all 
-0.65 -0.48 ^number > list: named things 
-0.29 -0.38 ^number > list: where 
-0.32 -0.34 ^number > list: where distinct
-0.78 -0.49 ^number > loose figures
-1.22 -1.43 ^number > loose figures: avg 
0.3 0.32 ^number > loose figures: count 
-0.25 -0.07 ^number > loose figures: look up 
-0.67 -0.7 ^number > loose figures: look up guess
-1.37 -1.38 ^number > loose figures: sum 
-0.54 -0.5 ^number > top groups: own measure asc
-0.51 -0.53 ^number > top rows
-0.51 -0.53 ^number > top rows: order:said asc
-0.42 -0.42 ^of > extreme value
-0.42 -0.42 ^of > extreme value: min said
-0.35 -0.38 ^of > figure of the top rows
-0.47 -0.46 ^of > figure of the top rows: avg 
-0.27 -0.28 ^of > figure of the top rows: sum 
0.21 0.09 ^of > figures: fn:avg! grouped by what is beside
-0.38 -0.34 ^of > figures: fn:count one figure
-0.32 -0.3 ^of > figures: fn:distinct? one figure
-0.25 -0.24 ^of > figures: fn:min grouped by what is beside
-0.36 -0.37 ^of > first or last row
-0.36 -0.37 ^of > first or last row: position first
-0.16 -0.25 ^of > list
-0.21 -0.24 ^of > list: all columns named
-0.26 -0.26 ^of > list: many 
-0.23 -0.19 ^of > list: many columns named
0.27 0.28 ^of > list: where 
-0.46 -0.43 ^of > list: where columns named
-0.46 -0.53 ^of > loose figures
-0.45 -0.51 ^of > loose figures: count columns named
-0.38 -0.51 ^of > top groups
-0.25 -0.29 ^of > top groups: own measure asc
-0.41 -0.36 ^of > top groups: own measure desc
-0.21 -0.1 ^of > top groups: rows desc
-0.27 -0.28 ^of > top groups: said measure asc
0.24 0.22 ^of > top groups: sum of field asc
-0.26 -0.23 ^of > top groups: sum of field desc
0.37 0.43 ^of > top rows
-0.57 -0.62 ^of > top rows: order:guess asc
-0.46 -0.47 ^of > top rows: order:guess desc
0.45 0.5 ^of > top rows: order:said asc
-0.44 -0.41 ^of > top rows: order:said desc
0.25 0.38 ^of > which of these
-0.42 -0.46 ^of > which of these: count asc
-0.45 -0.49 ^of > which of these: count desc
0.5 0.5 ^of > which of these: guess asc
-0.6 -0.59 ^of > which of these: guess desc
-0.63 -0.65 ^of > which of these: position first
0.36 0.45 ^of > which of these: position last
-0.39 -0.38 ^on > extreme value
-0.39 -0.38 ^on > extreme value: min said
-0.46 -0.38 ^on > first or last row
-0.48 -0.43 ^on > first or last row: position first
0.26 0.28 ^on > list
-0.25 -0.34 ^on > list: all 
0.38 0.41 ^on > list: many 
-0.36 -0.42 ^on > list: where 
-0.45 -0.43 ^on > list: where distinct
-0.3 -0.31 ^on > loose figures
-0.3 -0.31 ^on > loose figures: count 
0.33 0.28 ^on > next or previous row
-0.35 -0.35 ^on > next or previous row: other way position
0.35 0.35 ^on > next or previous row: said way position
0.41 0.42 ^on > top groups
0.41 0.42 ^on > top groups: rows asc
-0.27 -0.34 ^on > top rows
-0.24 -0.22 ^on > top rows: order:guess asc
-0.28 -0.35 ^on > top rows: order:said asc
0.16 0.25 ^only > figures
0.16 0.25 ^only > figures: fn:sum! grouped by what is beside
0.31 0.34 ^only > list
-0.53 -0.5 ^only > list: many 
0.51 0.46 ^only > list: where 
0.48 0.48 ^only > list: where distinct
-0.23 -0.33 ^only > loose figures
-0.2 -0.27 ^only > loose figures: avg 
-0.28 -0.32 ^only > loose figures: count 
-0.23 -0.35 ^only > loose figures: sum 
-0.31 -0.35 ^other > figures
0.22 0.3 ^other > figures: fn:count one figure
-0.23 -0.23 ^other > figures: fn:sum grouped by what is beside
-0.34 -0.37 ^other > figures: fn:sum one figure
0.47 0.32 ^other > figures: fn:sum! grouped by what is beside
0.43 -0.33 ^other > first or last row
0.43 -0.33 ^other > first or last row: position first
0.46 0.5 ^other > list
0.23 0.27 ^other > list: where 
-0.38 -0.29 ^other > loose figures
-0.38 -0.47 ^other > loose figures: avg 
-0.2 -0.18 ^other > loose figures: count 
-0.23 -0.22 ^other > loose figures: sum 
-0.18 0.28 ^other > top groups
-0.18 0.31 ^other > top groups: own measure desc
-0.4 -0.3 ^other > top rows
-0.41 -0.31 ^other > top rows: order:guess desc
-0.34 -0.02 ^other > top rows: order:said desc
-0.35 -0.29 ^percentage > comparison
-0.35 -0.29 ^percentage > comparison: guess value
0.4 0.38 ^percentage > figures
0.4 0.38 ^percentage > figures: fn:missing one figure
-0.32 -0.38 ^percentage > groups that are named
-0.32 -0.38 ^percentage > groups that are named: listed 
-0.62 -0.58 ^percentage > list
-0.66 -0.6 ^percentage > list: where 
-0.55 -0.55 ^percentage > list: where distinct
-0.91 -0.77 ^percentage > loose figures
-0.31 -0.32 ^percentage > loose figures: avg 
-0.84 -0.7 ^percentage > loose figures: count 
-0.37 -0.34 ^percentage > loose figures: sum 
-0.26 -0.23 ^percentage > next or previous row
-0.23 -0.19 ^percentage > next or previous row: other way position
-0.26 -0.24 ^percentage > next or previous row: said way position
-0.2 -0.15 ^percentage > rows before or after another: list 
-0.5 -0.47 ^percentage > share: filtered twice 
-0.2 -0.19 ^previous > figures
-0.2 -0.19 ^previous > figures: fn:count one figure
-0.34 -0.36 ^previous > list
-0.35 -0.35 ^previous > list: where 
-0.33 -0.34 ^previous > list: where distinct
-0.2 -0.19 ^previous > loose figures
-0.28 -0.27 ^previous > loose figures: count 
-0.59 -0.57 ^previous > next or previous row: other way position
0.27 0.28 ^previous > rows before or after another: count 
-0.42 -0.52 ^previous > rows before or after another: list 
0.49 0.53 ^share > figures: fn:avg! grouped
-0.8 -0.87 ^share > figures: fn:sum! grouped
-0.52 -0.66 ^share > figures: fn:sum! one figure
-0.49 -0.5 ^share > figures: grouped named
-0.2 -0.33 ^share > list
-0.1 -0.22 ^share > list: all 
-0.14 -0.25 ^share > list: many 
-0.19 -0.4 ^share > list: named things 
0.37 0.4 ^share > share: filtered 
-0.41 -0.43 ^share > share: of groups 
-0.4 -0.4 ^shortest > extreme value
-0.4 -0.4 ^shortest > extreme value: min said
-0.26 -0.24 ^shortest > figures
-0.27 -0.26 ^shortest > figures: fn:sum! one figure
-0.34 -0.3 ^shortest > list
-0.25 -0.27 ^shortest > list: named things 
-0.28 -0.23 ^shortest > list: where 
-0.39 -0.37 ^shortest > top groups
-0.22 -0.19 ^shortest > top groups: rows asc
-0.2 -0.22 ^shortest > top groups: said measure asc
0.4 0.38 ^shortest > top rows
0.4 0.38 ^shortest > top rows: order:said asc
-0.28 -0.24 ^shortest > which of these
-0.22 -0.2 ^shortest > which of these: guess asc
-0.23 -0.22 ^shortest > which of these: guess desc
-0.58 -0.57 ^show > comparison
-0.58 -0.57 ^show > comparison: guess value
-0.36 -0.35 ^show > figures
-0.37 -0.36 ^show > figures: fn:revenue grouped
-0.19 -0.28 ^show > figures: fn:revenue one figure
0.41 0.41 ^show > groups that are named
0.41 0.41 ^show > groups that are named: listed 
-0.16 -0.29 ^show > list
-0.16 -0.3 ^show > list: where 
-0.21 -0.34 ^show > which of these
-0.17 -0.34 ^show > which of these: count asc
-0.19 -0.35 ^show > which of these: count desc
-0.19 -0.28 ^show > which of these: guess asc
-0.2 -0.31 ^show > which of these: guess desc
-0.29 -0.5 ^show > which of these: position first
-0.21 -0.31 ^show > which of these: position last
0.22 0.24 ^sum > figures
0.06 -0.41 ^sum > figures: fn:sum fn:sum!
0.19 0.22 ^sum > figures: fn:sum grouped
-0.45 -0.39 ^sum > figures: fn:sum! one figure
-0.21 -0.23 ^sum > loose figures
-0.2 -0.23 ^sum > loose figures: avg 
-0.22 -0.25 ^sum > loose figures: sum 
-0.22 -0.21 ^top > comparison
-0.22 -0.21 ^top > comparison: guess value
-0.62 -0.61 ^top > figure of the top rows
-0.54 -0.62 ^top > figure of the top rows: avg 
-0.59 -0.51 ^top > figure of the top rows: sum 
-0.73 -0.86 ^top > figures
-0.29 -0.29 ^top > figures: fn:count one figure
-0.39 -0.34 ^top > figures: fn:max one figure
-0.22 -0.22 ^top > figures: fn:profit grouped by what is beside
-0.2 -0.23 ^top > figures: fn:profit one figure
-0.27 -0.34 ^top > figures: fn:revenue one figure
-0.22 -0.17 ^top > figures: fn:sum grouped by what is beside
-0.34 -0.2 ^top > figures: fn:sum one figure
-0.34 -0.43 ^top > figures: fn:sum! grouped
-0.45 -0.27 ^top > figures: fn:sum! grouped by what is beside
-0.56 -0.55 ^top > figures: fn:sum! one figure
-0.23 -0.27 ^top > figures: fn:units grouped
-0.39 -0.56 ^top > figures: grouped named
-0.22 -0.25 ^top > figures: one figure named
-0.43 -0.38 ^top > first or last row
-0.47 -0.39 ^top > first or last row: position first
-0.33 -0.35 ^top > first or last row: time first
-0.27 -0.25 ^top > groups that are named
-0.27 -0.25 ^top > groups that are named: listed 
-0.33 -0.23 ^top > list
-0.31 -0.2 ^top > list: where 
-0.25 -0.15 ^top > list: where distinct
-0.44 -0.48 ^top > loose figures
-0.44 -0.48 ^top > loose figures: avg 
-0.13 -0.21 ^top > loose figures: count 
-0.34 -0.33 ^top > loose figures: sum 
0.86 0.77 ^top > top groups
1.07 0.99 ^top > top groups: own measure desc
-0.2 -0.23 ^top > top groups: revenue desc
-0.91 -0.9 ^top > top groups: rows desc
-0.44 -0.52 ^top > top groups: sum of field desc
-0.19 -0.22 ^top > top groups: units desc
-0.36 -0.21 ^top > top rows
-0.33 -0.19 ^top > top rows: order:guess desc
-0.28 -0.3 ^top > top rows: order:hint desc
-0.44 -0.36 ^top > top rows: order:said desc
-0.2 -0.16 ^total > comparison
-0.2 -0.16 ^total > comparison: guess value
-0.6 -0.51 ^total > extreme value
-0.31 -0.3 ^total > extreme value: max said
-0.41 -0.34 ^total > extreme value: min guess
0.24 0.32 ^total > figures
0.47 0.47 ^total > figures: fn:arithmetic grouped
-0.27 -0.16 ^total > figures: fn:arithmetic grouped by what is beside
-0.78 -0.48 ^total > figures: fn:arithmetic one figure
-0.23 -0.18 ^total > figures: fn:avg! one figure
-0.33 -0.38 ^total > figures: fn:count grouped
-0.28 -0.27 ^total > figures: fn:count one figure
-0.29 -0.14 ^total > figures: fn:distinct? one figure
-0.29 -0.28 ^total > figures: fn:max fn:count
-0.6 -0.5 ^total > figures: fn:ratio grouped by what is beside
-1.26 -1.31 ^total > figures: fn:ratio one figure
0.8 0.64 ^total > figures: fn:revenue grouped
-0.7 -0.79 ^total > figures: fn:revenue one figure
-0.22 -0.23 ^total > figures: fn:sum fn:arithmetic
-0.78 -0.79 ^total > figures: fn:sum fn:count
-0.29 -0.28 ^total > figures: fn:sum fn:distinct?
-0.48 -0.36 ^total > figures: fn:sum fn:ratio
-0.69 0.17 ^total > figures: fn:sum fn:sum!
0.79 0.6 ^total > figures: fn:sum grouped
-0.49 -0.42 ^total > figures: fn:sum grouped by what is beside
1.19 0.92 ^total > figures: fn:sum one figure
0.38 0.61 ^total > figures: fn:sum! fn:arithmetic
-0.35 -0.32 ^total > figures: fn:sum! fn:avg!
-0.75 -0.77 ^total > figures: fn:sum! fn:count
-0.53 -0.72 ^total > figures: fn:sum! fn:revenue
-0.55 -0.51 ^total > figures: fn:sum! fn:sum!
0.18 0.25 ^total > figures: fn:sum! grouped
-0.25 -0.13 ^total > figures: fn:sum! grouped by what is beside
-0.12 -0.2 ^total > figures: fn:sum! one figure
-0.27 -0.29 ^total > figures: fn:units fn:arithmetic
-0.21 -0.26 ^total > figures: grouped named
-0.61 -0.6 ^total > first or last row
-0.46 -0.46 ^total > first or last row: position first
-0.32 -0.33 ^total > first or last row: position last
-0.35 -0.35 ^total > first or last row: time first
-1.03 -1.27 ^total > list
-0.37 -0.56 ^total > list: all 
-0.43 -0.58 ^total > list: many 
-0.2 -0.28 ^total > list: named things 
-0.84 -1.1 ^total > list: where 
-0.9 -0.89 ^total > list: where distinct
0.4 0.52 ^total > loose figures: avg 
0.17 0.22 ^total > loose figures: count 
-1.27 -1.4 ^total > loose figures: look up 
-0.31 -0.35 ^total > loose figures: look up guess
-2.4 -2.24 ^total > loose figures: sum 
-0.46 -0.4 ^total > top groups: own measure asc
-0.74 -0.77 ^total > top rows
-0.48 -0.49 ^total > top rows: order:guess asc
-0.33 -0.34 ^total > top rows: order:guess desc
-0.38 -0.42 ^total > top rows: order:said desc
-0.21 -0.16 ^was > extreme value
-0.21 -0.16 ^was > extreme value: min guess
0.32 0.27 ^was > first or last row
0.32 0.27 ^was > first or last row: position first
-0.72 -0.51 ^was > list
-0.62 -0.52 ^was > list: where 
-0.33 -0.48 ^was > list: where distinct
-0.61 -0.72 ^was > loose figures
-0.59 -0.62 ^was > loose figures: avg 
-0.5 -0.57 ^was > loose figures: count 
-0.64 -0.74 ^was > loose figures: sum 
-0.21 -0.22 ^was > the same as another row
-0.37 -0.34 ^was > the same as another row: count guess
0.24 0.18 ^was > top rows
0.24 0.18 ^was > top rows: order:guess asc
0.3 0.23 ^was > which of these
0.3 0.32 ^was > which of these: count asc
0.35 0.38 ^was > which of these: count desc
0.34 0.35 ^was > which of these: guess asc
0.29 0.11 ^was > which of these: guess desc
0.62 0.69 ^was > which of these: position first
-0.27 -0.41 ^was > which of these: position last
-0.42 -0.44 ^was > which of these: said desc
-0.41 -0.47 ^what > average of each
-0.41 -0.47 ^what > average of each:  
0.28 0.28 ^what > difference
-0.36 -0.56 ^what > difference: of counts turned 
0.2 0.29 ^what > difference: of fields 
-0.51 -0.62 ^what > difference: of two guess
-0.48 -0.44 ^what > difference: of two turned guess
-0.2 -0.05 ^what > extreme value
-1.07 -1.05 ^what > extreme value: min guess
-0.25 -0.32 ^what > extreme value: min said
0.28 0.34 ^what > figure of the top rows
-0.43 -0.37 ^what > figures
-0.16 -0.2 ^what > figures: fn:arithmetic one figure
0.67 0.43 ^what > figures: fn:avg fn:sum!
0.5 0.43 ^what > figures: fn:avg grouped
-0.24 -0.35 ^what > figures: fn:avg grouped by what is beside
0.23 0.06 ^what > figures: fn:avg one figure
-0.27 -0.18 ^what > figures: fn:avg! grouped by what is beside
0.27 0.22 ^what > figures: fn:avg! one figure
-0.13 -0.27 ^what > figures: fn:count fn:count
-0.47 -0.55 ^what > figures: fn:count grouped by what is beside
-0.3 -0.34 ^what > figures: fn:distinct? fn:sum!
-0.25 -0.28 ^what > figures: fn:distinct? grouped
-0.53 -0.5 ^what > figures: fn:distinct? grouped by what is beside
-0.24 -0.21 ^what > figures: fn:max fn:avg!
-0.56 -0.57 ^what > figures: fn:max grouped by what is beside
-0.46 -0.37 ^what > figures: fn:max one figure
-0.23 -0.27 ^what > figures: fn:median fn:sum!
-0.7 -0.55 ^what > figures: fn:min grouped by what is beside
0.2 0.19 ^what > figures: fn:min one figure
0.31 0.3 ^what > figures: fn:missing one figure
-0.28 -0.27 ^what > figures: fn:mode grouped by what is beside
0.64 0.77 ^what > figures: fn:range fn:sum!
0.49 0.06 ^what > figures: fn:range one figure
-0.21 -0.18 ^what > figures: fn:revenue grouped
-0.24 -0.25 ^what > figures: fn:revenue grouped by what is beside
0.59 0.58 ^what > figures: fn:skewness one figure
0.44 0.49 ^what > figures: fn:stddev one figure
0.33 0.3 ^what > figures: fn:sum fn:sum!
-0.25 -0.26 ^what > figures: fn:sum grouped
-0.46 -0.33 ^what > figures: fn:sum grouped by what is beside
0.39 0.37 ^what > figures: fn:sum! fn:arithmetic
0.29 0.23 ^what > figures: fn:sum! fn:count
-0.24 -0.23 ^what > figures: fn:sum! fn:max
-0.44 -0.42 ^what > figures: fn:sum! fn:sum!
-0.4 -0.4 ^what > figures: fn:sum! grouped by what is beside
-0.6 -0.86 ^what > figures: fn:sum! one figure
-0.25 -0.27 ^what > figures: fn:sum? grouped
-0.31 -0.37 ^what > figures: fn:sum? grouped by what is beside
-0.52 -0.45 ^what > figures: grouped named
-0.47 -0.43 ^what > figures: one figure named
-0.41 -0.33 ^what > first or last of each
-0.41 -0.33 ^what > first or last of each:  
-0.59 -0.66 ^what > first or last row: time first
-0.43 -0.5 ^what > groups that are named
-0.43 -0.5 ^what > groups that are named: listed 
-0.33 -0.46 ^what > groups that have
-0.32 -0.44 ^what > groups that have: list guess
-0.41 -0.4 ^what > list
-0.71 -0.78 ^what > list: all 
-0.3 -0.33 ^what > list: where 
-0.43 -0.52 ^what > loose figures: avg 
-0.22 -0.08 ^what > loose figures: count 
-0.08 -0.21 ^what > loose figures: look up 
-0.22 -0.28 ^what > loose figures: look up guess
-0.29 -0.29 ^what > next or previous row: other way position
0.61 0.6 ^what > next or previous row: said way position
-0.56 -0.54 ^what > next or previous row: said way time
-1.49 -1.29 ^what > rows before or after another: count 
0.3 0.3 ^what > rows before or after another: list 
0.46 0.29 ^what > share
0.43 0.35 ^what > share: filtered 
-0.37 -0.33 ^what > share: filtered twice 
-0.64 -0.57 ^what > the same as another row: count guess
-0.67 -0.49 ^what > the same as another row: count said
0.74 0.72 ^what > the same as another row: list said
-0.44 -0.38 ^what > top groups: own measure asc
-0.23 -0.24 ^what > top groups: own measure desc
0.28 0.26 ^what > top groups: revenue desc
-0.23 -0.24 ^what > top groups: rows asc
-0.53 -0.4 ^what > top groups: said measure asc
-0.5 -0.47 ^what > top groups: said measure desc
-0.6 -0.63 ^what > top groups: units desc
-0.62 -0.62 ^what > top rows: order:guess asc
0.34 0.36 ^what > top rows: order:guess desc
-0.47 -0.4 ^what > top rows: order:hint asc
-0.49 -0.54 ^what > top rows: order:said asc
-0.42 -0.46 ^what > which of these: count asc
-0.39 -0.43 ^what > which of these: count desc
-0.62 -0.63 ^what > which of these: guess asc
-0.65 -0.57 ^what > which of these: position first
-0.35 -0.35 ^what > which of these: said asc
-0.19 -0.21 ^when > comparison
-0.19 -0.21 ^when > comparison: guess value
-0.47 -0.44 ^when > extreme value: max guess
-0.62 -0.68 ^when > extreme value: min guess
0.34 0.63 ^when > extreme value: min said
-0.25 -0.4 ^when > figures
-0.35 -0.25 ^when > figures: grouped named
0.31 0.23 ^when > first or last of each
0.31 0.23 ^when > first or last of each:  
0.24 0.15 ^when > first or last row: position first
-0.26 -0.03 ^when > first or last row: time last
-0.11 -0.25 ^when > groups that are named
-0.11 -0.25 ^when > groups that are named: listed 
-0.18 -0.21 ^when > list: all 
0.1 0.21 ^when > list: many 
-0.2 -0.3 ^when > list: named things 
-0.13 -0.34 ^when > list: where 
-0.22 -0.43 ^when > list: where distinct
-0.45 -0.52 ^when > loose figures
-0.36 -0.4 ^when > loose figures: avg 
-0.34 -0.44 ^when > loose figures: count 
-0.49 -0.55 ^when > loose figures: sum 
-0.47 -0.51 ^when > top groups
-0.59 -0.56 ^when > top groups: revenue asc
-0.35 -0.23 ^when > top groups: revenue desc
-0.23 -0.21 ^when > top groups: rows asc
-0.84 -0.84 ^when > top groups: rows desc
-0.46 -0.39 ^when > top groups: units asc
-0.27 -0.18 ^when > top groups: units desc
0.32 0.29 ^when > top rows: order:guess asc
-0.61 -0.59 ^when > top rows: order:guess desc
-0.65 -0.81 ^when > top rows: order:said asc
-0.57 -0.81 ^when > top rows: order:said desc
-0.43 -0.53 ^where > extreme value
-0.15 -0.36 ^where > extreme value: max guess
-0.33 -0.39 ^where > extreme value: max said
0.34 0.3 ^where > first or last row
0.5 0.63 ^where > first or last row: position first
0.2 0.23 ^where > first or last row: position last
-0.53 -0.72 ^where > first or last row: time last
-0.4 -0.46 ^where > list: all 
-0.23 -0.2 ^where > list: all columns named
-0.05 0.3 ^where > list: where 
0.4 0.37 ^where > list: where columns named
0.35 0.2 ^where > list: where distinct
-0.26 -0.31 ^where > loose figures
-0.14 -0.2 ^where > loose figures: avg 
-0.4 -0.46 ^where > loose figures: count 
0.23 0.24 ^where > next or previous row
-0.48 -0.5 ^where > next or previous row: other way position
0.47 0.46 ^where > next or previous row: said way position
-0.29 -0.4 ^where > rows before or after another
-0.27 -0.36 ^where > rows before or after another: count 
-0.23 -0.38 ^where > rows before or after another: list 
-0.74 -0.73 ^where > top groups
-0.55 -0.53 ^where > top groups: rows asc
-0.51 -0.5 ^where > top groups: rows desc
-0.47 -0.44 ^where > top rows
-0.2 -0.23 ^where > top rows: order:guess asc
-0.46 -0.47 ^where > top rows: order:guess desc
-0.28 -0.22 ^where > top rows: order:said desc
-0.26 -0.29 ^which > against another row
-0.5 -0.38 ^which > against another row: count guess
-0.29 -0.2 ^which > against another row: count said
-0.34 -0.37 ^which > against another row: list guess
0.24 0.24 ^which > against another row: list said
-0.21 -0.2 ^which > columns that are named
-0.21 -0.2 ^which > columns that are named: columns named all
-0.52 -0.78 ^which > comparison
-0.49 -0.75 ^which > comparison: guess value
0.16 0.2 ^which > difference
-0.34 -0.33 ^which > difference: of counts 
-0.36 -0.39 ^which > difference: of counts turned 
-0.36 -0.3 ^which > difference: of ends guess
0.27 0.27 ^which > difference: of ends said
-0.32 -0.35 ^which > difference: of two said
0.4 0.52 ^which > difference: of two turned said
-1.38 -1.8 ^which > extreme value
-1.36 -1.44 ^which > extreme value: max guess
-1.48 -1.19 ^which > extreme value: max said
-0.51 -0.42 ^which > extreme value: min guess
-0.7 -0.99 ^which > extreme value: min said
-0.21 -0.22 ^which > figure of the top rows
-0.53 -0.47 ^which > figures
-0.29 -0.21 ^which > figures: fn:avg grouped by what is beside
-0.28 -0.23 ^which > figures: fn:avg one figure
-0.49 -0.49 ^which > figures: fn:count grouped by what is beside
-0.86 -0.79 ^which > figures: fn:count one figure
-0.3 -0.38 ^which > figures: fn:distinct? grouped by what is beside
-0.62 -0.52 ^which > figures: fn:distinct? one figure
-0.63 -0.23 ^which > figures: fn:max grouped by what is beside
-0.36 -0.39 ^which > figures: fn:max one figure
-0.42 -0.46 ^which > figures: fn:min grouped by what is beside
-0.53 -0.45 ^which > figures: fn:min one figure
-0.22 -0.4 ^which > figures: fn:revenue grouped
-0.23 -0.3 ^which > figures: fn:revenue one figure
-0.24 -0.24 ^which > figures: fn:sum one figure
0.59 0.66 ^which > figures: fn:sum! fn:distinct?
0.63 0.71 ^which > figures: fn:sum! fn:sum?
-0.35 -0.3 ^which > figures: fn:sum! grouped
-0.16 -0.21 ^which > figures: fn:sum! grouped by what is beside
-1.09 -1.01 ^which > figures: fn:sum! one figure
-0.19 -0.25 ^which > figures: fn:sum? grouped by what is beside
-0.22 -0.19 ^which > figures: one figure named
-0.29 -0.26 ^which > first or last row: time first
-0.96 -1.03 ^which > first or last row: time last
-0.71 -0.75 ^which > groups that are named
-0.71 -0.75 ^which > groups that are named: listed 
0.21 0.05 ^which > groups that have
0.41 0.3 ^which > groups that have: list guess
-0.71 -0.54 ^which > list
-0.62 -0.72 ^which > list: all 
0.02 0.32 ^which > list: named things 
-0.34 -0.32 ^which > list: where 
-0.88 -0.89 ^which > list: where distinct
-0.61 -0.79 ^which > loose figures
-0.24 -0.37 ^which > loose figures: avg 
-1.41 -1.33 ^which > loose figures: count 
-0.84 -0.96 ^which > loose figures: look up 
-0.77 -0.95 ^which > loose figures: sum 
-0.34 -0.33 ^which > next or previous row: other way position
0.29 0.31 ^which > next or previous row: said way position
-0.76 -0.76 ^which > next or previous row: said way time
-0.22 -0.17 ^which > rows before or after another: list 
0.53 0.35 ^which > the same as another row
-0.78 -0.7 ^which > the same as another row: count said
-0.55 -0.49 ^which > the same as another row: list guess
0.59 0.62 ^which > the same as another row: list said
0.57 0.47 ^which > top groups
0.34 0.35 ^which > top groups: own measure desc
-0.28 -0.3 ^which > top groups: revenue asc
-0.91 -0.97 ^which > top groups: revenue desc
0.3 0.3 ^which > top groups: rows asc
0.45 0.42 ^which > top groups: sum of field asc
-0.53 -0.56 ^which > top groups: units desc
-0.56 -0.53 ^which > top rows: order:guess asc
-0.16 -0.2 ^which > top rows: order:guess desc
-0.26 -0.26 ^which > top rows: order:hint asc
0.5 0.43 ^which > top rows: order:hint desc
0.5 0.48 ^which > top rows: order:said asc
-0.63 -0.65 ^which > which of these: count asc
-0.67 -0.68 ^which > which of these: count desc
-0.3 -0.34 ^which > which of these: guess asc
0.29 0.33 ^which > which of these: guess desc
0.19 0.27 ^which > which of these: position last
0.35 0.25 ^which > which of these: said asc
0.38 0.3 ^which > which of these: said desc
-0.25 -0.25 ^who > against another row: count said
0.22 0.24 ^who > against another row: list said
-0.17 -0.21 ^who > comparison
-0.17 -0.21 ^who > comparison: guess value
-0.99 -1.26 ^who > extreme value
-0.58 -0.73 ^who > extreme value: max guess
-0.88 -1 ^who > extreme value: max said
-0.38 -0.47 ^who > extreme value: min guess
-0.63 -0.72 ^who > extreme value: min said
-0.27 -0.32 ^who > figure of the top rows
-0.2 -0.25 ^who > figure of the top rows: avg 
-0.2 -0.28 ^who > figure of the top rows: sum 
-0.39 -0.48 ^who > figures
-0.26 -0.32 ^who > figures: fn:count one figure
0.4 0.45 ^who > figures: fn:last one figure
-0.17 -0.24 ^who > figures: fn:max fn:sum!
-0.39 -0.25 ^who > figures: fn:max grouped by what is beside
-0.31 -0.42 ^who > figures: fn:max one figure
-0.17 -0.23 ^who > figures: fn:sum! fn:max
-0.16 -0.25 ^who > figures: fn:sum! fn:sum!
-0.41 -0.33 ^who > figures: fn:sum! grouped by what is beside
-0.21 -0.21 ^who > figures: grouped named
0.29 0.35 ^who > first or last row
0.1 0.22 ^who > first or last row: position first
-0.46 -0.45 ^who > first or last row: position turned first
-0.24 -0.32 ^who > first or last row: position turned last
0.31 0.31 ^who > first or last row: time first
-0.42 -0.56 ^who > first or last row: time last
-0.19 -0.21 ^who > groups that are named
-0.19 -0.21 ^who > groups that are named: listed 
0.11 -0.53 ^who > groups that have
0.19 -0.59 ^who > groups that have: list guess
-0.34 -0.3 ^who > groups that have: list said
0.18 0.22 ^who > list
-0.86 -0.68 ^who > list: all 
0.21 0.26 ^who > list: many 
-0.72 -0.5 ^who > list: named things 
-0.48 -0.52 ^who > loose figures
-0.74 -1.01 ^who > loose figures: avg 
-0.31 -0.38 ^who > loose figures: count 
-0.03 -0.39 ^who > loose figures: look up 
-0.85 -1.19 ^who > loose figures: sum 
-1.47 -1.44 ^who > next or previous row: other way position
0.55 0.55 ^who > next or previous row: said way position
0.83 0.85 ^who > next or previous row: said way time
-0.37 -0.49 ^who > rows before or after another
-0.55 -0.56 ^who > rows before or after another: count 
-0.23 -0.27 ^who > rows before or after another: list 
0.27 0.25 ^who > the same as another row
-0.42 -0.24 ^who > the same as another row: count guess
-0.38 -0.43 ^who > the same as another row: count said
0.27 0.27 ^who > the same as another row: list guess
-0.24 -0.29 ^who > top groups: own measure asc
0.22 0.2 ^who > top groups: rows asc
-0.5 -0.53 ^who > top groups: rows desc
0.69 0.67 ^who > top groups: said measure desc
-0.51 -0.52 ^who > top groups: sum of field asc
-0.38 -0.39 ^who > top groups: sum of field desc
-0.47 -0.45 ^who > top groups: units desc
-0.18 -0.2 ^who > top rows
-0.52 -0.52 ^who > top rows: order:guess desc
-0.25 -0.27 ^who > top rows: order:hint desc
0.48 0.4 ^who > which of these
-0.78 -0.67 ^who > which of these: count asc
-0.71 -0.66 ^who > which of these: count desc
0.37 0.44 ^who > which of these: position first
-0.28 -0.24 ^who > which of these: position last
-1.13 -1.08 ^who > which of these: said asc
0.97 0.94 ^who > which of these: said desc
-0.35 -0.32 ^whose > list
-0.35 -0.32 ^whose > list: where 
-0.34 -0.31 ^whose > list: where distinct
-0.36 -0.31 ^whose > loose figures
-0.36 -0.31 ^whose > loose figures: count 
0.35 0.32 ^whose > which of these
-0.14 -0.22 ^whose > which of these: count asc
-0.16 -0.21 ^whose > which of these: count desc
0.22 0.18 ^whose > which of these: guess desc
0.5 0.46 ^whose > which of these: position first
-0.32 -0.33 ^whose > which of these: position last
-0.31 -0.25 ^year > figures: fn:avg! one figure
-0.32 -0.34 ^year > figures: fn:sum! one figure
0.3 0.25 ^year > figures: one figure named
-0.2 -0.21 ^year > list
-0.2 -0.21 ^year > list: named things 
0.2 0.19 ^year > top rows
0.24 0.26 ^year > top rows: order:guess desc
-0.39 -0.36 ^year > top rows: order:said desc
0.25 0.23 above > figures
-0.38 -0.51 above > figures: fn:count fn:avg!
-0.36 -0.35 above > figures: fn:count fn:profit
-0.31 -0.34 above > figures: fn:count grouped by what is beside
0.14 0.34 above > figures: fn:count one figure
0.68 0.89 above > figures: fn:distinct? fn:sum!
0.71 0.63 above > figures: fn:distinct? one figure
-0.36 -0.33 above > figures: fn:profit one figure
-0.29 -0.19 above > figures: fn:sum! grouped by what is beside
-0.56 -0.46 above > groups that have
-0.43 -0.37 above > groups that have: list guess
-0.04 -0.27 above > list
-0.19 -0.2 above > list: all 
-0.42 -0.46 above > list: many 
0.3 0.36 above > list: named things 
-0.53 -0.35 above > list: where 
-0.13 -0.66 above > list: where distinct
-1.36 -0.98 above > loose figures: avg 
-0.54 -0.67 above > loose figures: look up 
0.33 0.35 above > loose figures: look up guess
-1.23 -1.19 above > loose figures: sum 
-1 -1.02 above > next or previous row: other way position
0.33 0.42 above > next or previous row: said way position
-1.13 -1.18 above > rows before or after another
-0.98 -1.09 above > rows before or after another: count 
-0.62 -0.69 above > rows before or after another: list 
0.43 0.51 above > share
0.41 0.45 above > share: filtered 
-0.21 -0.18 above > share: filtered twice 
0.49 0.5 above > yes or no
0.49 0.5 above > yes or no: exists 
-0.65 -0.67 after > comparison
-0.65 -0.67 after > comparison: guess value
-1.05 -1.05 after > extreme value
-0.58 -0.55 after > extreme value: max guess
-0.98 -1.04 after > extreme value: max said
-0.29 -0.21 after > extreme value: min said
-0.26 -0.25 after > figures
-0.58 -0.61 after > figures: fn:count fn:sum
-0.66 -0.77 after > figures: fn:count fn:sum!
-1.06 -1.04 after > figures: fn:count grouped by what is beside
-0.17 -0.24 after > figures: fn:count one figure
-0.32 -0.2 after > figures: fn:distinct? fn:sum!
-0.69 -0.72 after > figures: fn:distinct? grouped by what is beside
-0.31 -0.23 after > figures: fn:max grouped by what is beside
-0.05 -0.31 after > figures: fn:sum! grouped by what is beside
-0.28 -0.21 after > figures: fn:sum? grouped by what is beside
-0.45 -0.41 after > first or last row
-0.37 -0.36 after > first or last row: position first
-0.63 -0.54 after > first or last row: time first
-0.12 -0.27 after > groups that are named
-0.12 -0.27 after > groups that are named: listed 
-0.61 -0.42 after > list
-0.22 -0.25 after > list: all 
-1.05 -1.03 after > list: many 
-0.72 -0.59 after > list: named things 
-0.49 -0.34 after > list: where 
-0.6 -0.46 after > list: where distinct
-0.37 -0.52 after > loose figures
-1.44 -1.5 after > loose figures: avg 
-0.55 -0.5 after > loose figures: count 
-0.96 -1.09 after > loose figures: look up 
-1.01 -1.26 after > loose figures: look up guess
-0.11 -0.3 after > loose figures: sum 
-0.36 -0.33 after > next or previous row: said way time
-0.23 -0.12 after > rows before or after another
-0.32 -0.36 after > rows before or after another: count 
0.22 0.22 after > share
0.24 0.24 after > share: filtered 
-0.28 -0.27 after > share: filtered twice 
0.72 0.64 after > top groups
-0.36 -0.46 after > top groups: own measure desc
0.43 0.25 after > top groups: rows asc
0.67 0.7 after > top groups: rows desc
-0.4 -0.42 after > top groups: sum of field asc
-0.34 -0.26 after > top rows
-0.16 -0.22 after > top rows: order:guess asc
0.14 0.23 after > top rows: order:guess desc
-0.63 -0.65 after > top rows: order:said asc
-0.82 -0.92 after > top rows: order:said desc
-0.49 -0.52 after > which of these
-0.32 -0.38 after > which of these: count asc
-0.32 -0.38 after > which of these: count desc
-0.28 -0.33 after > which of these: guess asc
-0.34 -0.34 after > which of these: guess desc
-0.44 -0.48 after > which of these: position first
-0.49 -0.55 after > which of these: position last
-0.38 -0.34 after > which of these: said asc
-0.38 -0.36 after > which of these: said desc
0.26 0.26 after all > next or previous row
-0.31 -0.31 after all > next or previous row: other way position
0.31 0.31 after all > next or previous row: said way position
0.23 0.24 after never > next or previous row
-0.25 -0.25 after never > next or previous row: other way position
0.19 0.2 after never > next or previous row: said way position
0.28 0.28 after never > next or previous row: said way time
-0.38 -0.36 after who > list
-0.46 -0.41 after who > list: named things 
-0.33 -0.32 after who > list: where 
-0.25 -0.27 after who > list: where distinct
-0.36 -0.31 after who > loose figures
-0.36 -0.31 after who > loose figures: count 
0.38 0.36 after who > next or previous row
0.47 0.46 after who > next or previous row: other way position
-0.51 -0.5 after who > next or previous row: said way position
-0.51 -0.55 against another row > place
-1.14 -1.02 against another row > text
-0.22 -0.1 against another row: guess
0.42 0.4 against another row: said
-0.26 -0.29 all > comparison
-0.26 -0.29 all > comparison: guess value
0.22 0.25 all > extreme value
0.24 0.27 all > extreme value: max said
-0.22 -0.33 all > extreme value: min said
0.08 0.28 all > figures
-0.25 -0.33 all > figures: fn:count fn:sum
0.37 0.43 all > figures: fn:count fn:sum!
-0.21 -0.21 all > figures: fn:count grouped by what is beside
-0.21 -0.28 all > figures: fn:distinct? grouped by what is beside
-0.41 -0.44 all > figures: fn:distinct? one figure
0.57 0.46 all > figures: fn:sum fn:sum!
0.41 0.37 all > figures: fn:sum one figure
0.22 0.2 all > figures: fn:sum? fn:sum!
-0.25 -0.28 all > figures: fn:sum? grouped by what is beside
-0.22 -0.23 all > groups that are named
-0.22 -0.23 all > groups that are named: listed 
-0.2 -0.24 all > how long
-0.2 -0.24 all > how long: between rows 
0.29 0.14 all > list
0.04 -0.2 all > list: where 
-0.64 -0.07 all > list: where distinct
-0.32 -0.47 all > loose figures
-1.11 -1.13 all > loose figures: avg 
-0.28 -0.07 all > loose figures: count 
-0.65 -0.64 all > loose figures: look up 
-0.31 -0.31 all > next or previous row: other way position
-0.22 -0.22 all > rows before or after another
-0.2 -0.22 all > rows before or after another: list 
-0.37 -0.37 all > top groups
-0.2 -0.2 all > top groups: own measure asc
-0.29 -0.29 all > top groups: own measure desc
-0.58 -0.55 all > top groups: rows desc
-0.26 -0.33 all > top groups: sum of field asc
0.26 0.21 all > top rows
-0.33 -0.35 all > top rows: order:guess asc
0.47 0.43 all > top rows: order:guess desc
0.3 0.33 all > top rows: order:said asc
-0.69 -0.68 all > top rows: order:said desc
0.23 0.29 all > which of these: guess desc
0.25 0.39 all > which of these: position last
-0.16 -0.23 all of > list
-0.12 -0.22 all of > list: where 
-0.39 -0.39 all of > top groups
-0.41 -0.43 all of > top groups: own measure desc
-0.35 -0.33 all of > top groups: rows desc
0.39 0.39 all of > top rows
0.39 0.39 all of > top rows: order:guess desc
-0.17 -0.23 all time > comparison
-0.17 -0.23 all time > comparison: guess value
0.46 0.44 also > figures
-0.18 -0.2 also > figures: fn:count grouped by what is beside
0.38 0.34 also > figures: fn:count one figure
-0.42 -0.43 also > figures: fn:distinct? one figure
0.19 0.2 also > first or last row
0.2 0.2 also > first or last row: position first
0.25 0.21 also > list
-0.62 -0.65 also > list: many 
0.68 0.69 also > list: where 
0.47 0.53 also > list: where distinct
-0.35 -0.35 also > loose figures
-0.35 -0.35 also > loose figures: count 
-0.19 -0.2 also > top groups
-0.34 -0.36 also > top groups: rows asc
0.4 0.32 also had > list
-0.47 -0.49 also had > list: many 
0.49 0.52 also had > list: where 
0.31 0.36 also had > list: where distinct
0.46 0.44 also on > figures
-0.18 -0.2 also on > figures: fn:count grouped by what is beside
0.38 0.34 also on > figures: fn:count one figure
-0.42 -0.43 also on > figures: fn:distinct? one figure
-0.42 -0.39 also on > list
-0.35 -0.37 also on > list: many 
-0.34 -0.24 also on > list: where 
-0.49 -0.41 also on > list: where distinct
-0.43 -0.42 amount > comparison
-0.38 -0.42 amount > comparison: guess value
0.14 0.25 amount > extreme value
0.61 0.56 amount > extreme value: max guess
-0.21 -0.26 amount > extreme value: max said
-0.57 -0.65 amount > extreme value: min guess
-0.29 -0.4 amount > figures: fn:count fn:count
-0.3 -0.43 amount > figures: fn:count fn:distinct?
-0.33 -0.35 amount > figures: fn:count fn:sum!
-0.21 -0.3 amount > figures: fn:count fn:sum?
-0.28 -0.24 amount > figures: fn:count grouped
-0.31 -0.37 amount > figures: fn:count grouped by what is beside
-0.55 -0.6 amount > figures: fn:count one figure
-0.21 -0.33 amount > figures: fn:distinct? fn:count
-0.2 -0.3 amount > figures: fn:distinct? fn:distinct?
-0.2 -0.3 amount > figures: fn:distinct? fn:sum?
-0.35 -0.45 amount > figures: fn:distinct? grouped by what is beside
-0.3 -0.31 amount > figures: fn:min grouped by what is beside
0.72 0.84 amount > figures: fn:sum one figure
-0.24 -0.27 amount > figures: fn:sum! fn:count
0.21 0.26 amount > figures: fn:sum! grouped
-0.17 -0.21 amount > figures: fn:sum? grouped by what is beside
-0.21 -0.26 amount > figures: grouped named
-0.29 -0.35 amount > first or last row
-0.25 -0.28 amount > first or last row: position first
-0.2 -0.23 amount > first or last row: time first
-0.22 -0.24 amount > groups that are named
-0.22 -0.22 amount > list: many 
-0.2 -0.28 amount > list: named things 
0.45 0.47 amount > list: where 
-0.21 -0.25 amount > list: where distinct
0.6 0.42 amount > loose figures: avg 
-0.47 -0.51 amount > loose figures: look up guess
0.49 0.41 amount > loose figures: sum 
-0.22 -0.21 amount > name
-0.34 -0.28 amount > text
-0.53 -0.51 amount > top groups: own measure desc
-0.44 -0.46 amount > top groups: rows desc
-0.44 -0.46 amount > top groups: said measure asc
-0.23 -0.24 amount > top groups: said measure desc
0.43 0.44 amount > top groups: sum of field asc
0.4 0.42 amount > top groups: sum of field desc
0.26 0.02 amount > top rows
-0.66 -0.71 amount > top rows: order:guess desc
-0.34 -0.31 amount > top rows: order:said asc
0.47 0.45 amount > top rows: order:said desc
-0.22 -0.2 amount > which of these: guess asc
-0.23 -0.23 amount > which of these: guess desc
-0.37 -0.38 amount > which of these: position last
-0.18 -0.21 amount > yes or no
-0.18 -0.21 amount > yes or no: exists 
-0.38 -0.42 amount of > comparison
-0.38 -0.42 amount of > comparison: guess value
0.14 0.25 amount of > extreme value
0.61 0.56 amount of > extreme value: max guess
-0.21 -0.26 amount of > extreme value: max said
-0.57 -0.65 amount of > extreme value: min guess
-0.39 -0.36 amount of > figures
-0.29 -0.4 amount of > figures: fn:count fn:count
-0.3 -0.43 amount of > figures: fn:count fn:distinct?
-0.33 -0.35 amount of > figures: fn:count fn:sum!
-0.21 -0.3 amount of > figures: fn:count fn:sum?
-0.28 -0.24 amount of > figures: fn:count grouped
-0.31 -0.37 amount of > figures: fn:count grouped by what is beside
-0.55 -0.6 amount of > figures: fn:count one figure
-0.21 -0.33 amount of > figures: fn:distinct? fn:count
-0.2 -0.3 amount of > figures: fn:distinct? fn:distinct?
-0.2 -0.3 amount of > figures: fn:distinct? fn:sum?
-0.35 -0.45 amount of > figures: fn:distinct? grouped by what is beside
-0.3 -0.31 amount of > figures: fn:min grouped by what is beside
0.72 0.84 amount of > figures: fn:sum one figure
-0.24 -0.27 amount of > figures: fn:sum! fn:count
-0.17 -0.21 amount of > figures: fn:sum? grouped by what is beside
-0.29 -0.34 amount of > first or last row
-0.24 -0.27 amount of > first or last row: position first
-0.2 -0.23 amount of > first or last row: time first
0.25 0.28 amount of > list
0.45 0.48 amount of > list: where 
-0.21 -0.25 amount of > list: where distinct
0.6 0.42 amount of > loose figures: avg 
-0.47 -0.51 amount of > loose figures: look up guess
0.49 0.41 amount of > loose figures: sum 
-0.53 -0.51 amount of > top groups: own measure desc
-0.44 -0.46 amount of > top groups: said measure asc
-0.23 -0.24 amount of > top groups: said measure desc
0.43 0.44 amount of > top groups: sum of field asc
0.37 0.38 amount of > top groups: sum of field desc
0.26 0.02 amount of > top rows
-0.66 -0.7 amount of > top rows: order:guess desc
-0.34 -0.31 amount of > top rows: order:said asc
0.47 0.45 amount of > top rows: order:said desc
-0.22 -0.2 amount of > which of these: guess asc
-0.23 -0.23 amount of > which of these: guess desc
-0.37 -0.38 amount of > which of these: position last
-0.18 -0.21 amount of > yes or no
-0.18 -0.21 amount of > yes or no: exists 
0.28 0.26 amount per > figures
0.21 0.26 amount per > figures: fn:sum! grouped
-0.21 -0.26 amount per > figures: grouped named
-0.26 -0.25 amount per > list
-0.22 -0.22 amount per > list: many 
-0.2 -0.28 amount per > list: named things 
-0.25 -0.24 amount per > list: where 
-0.27 -0.24 amount per > list: where distinct
0.22 0.19 and > columns that are named
0.23 0.24 and > columns that are named: columns named all
-0.19 -0.21 and > columns that are named: columns named where
-0.31 -0.1 and > comparison: guess floating
0.32 0.4 and > comparison: said floating
0.33 0.15 and > difference
0.25 0.12 and > difference: of counts 
-0.69 -0.93 and > difference: of counts turned 
0.2 0.29 and > difference: of fields 
-0.91 -1.09 and > difference: of two guess
-0.49 -0.56 and > difference: of two turned guess
-0.67 -0.53 and > extreme value
-1.57 -1.9 and > extreme value: max said
-1.3 -1.39 and > extreme value: min guess
-0.78 -0.74 and > extreme value: min said
0.39 0.26 and > figures
0.55 0.56 and > figures: fn:avg fn:avg!
-0.36 -0.47 and > figures: fn:avg fn:sum!
0.31 0.31 and > figures: fn:avg grouped
-0.36 -0.39 and > figures: fn:avg grouped by what is beside
-0.2 -0.24 and > figures: fn:avg! fn:median
-0.23 -0.25 and > figures: fn:avg! fn:units
0.56 0.53 and > figures: fn:correlation one figure
0.26 0.29 and > figures: fn:count fn:distinct
0.31 0.31 and > figures: fn:count fn:revenue
0.4 0.39 and > figures: fn:count fn:sum
-0.31 -0.33 and > figures: fn:count fn:units
-0.81 -0.8 and > figures: fn:count grouped
-0.51 -0.47 and > figures: fn:count grouped by what is beside
0.44 0.43 and > figures: fn:count one figure
0.41 0.46 and > figures: fn:distinct? fn:count
-0.31 -0.31 and > figures: fn:distinct? fn:revenue
0.23 0.19 and > figures: fn:distinct? fn:sum
-0.46 -0.44 and > figures: fn:distinct? fn:sum!
-0.57 -0.56 and > figures: fn:distinct? grouped
-0.32 -0.32 and > figures: fn:distinct? grouped by what is beside
-0.5 -0.51 and > figures: fn:distinct? one figure
-0.36 -0.45 and > figures: fn:max fn:sum!
-0.16 -0.2 and > figures: fn:max grouped by what is beside
-0.45 -0.43 and > figures: fn:max one figure
-0.21 -0.18 and > figures: fn:median grouped
-0.67 -0.67 and > figures: fn:median one figure
0.25 0.32 and > figures: fn:min fn:sum!
0.88 0.73 and > figures: fn:min one figure
-0.37 -0.36 and > figures: fn:profit grouped
-0.23 -0.21 and > figures: fn:profit one figure
-0.39 -0.47 and > figures: fn:ratio one figure
0.35 0.33 and > figures: fn:revenue fn:profit
-0.29 -0.38 and > figures: fn:revenue fn:sum!
-0.65 -0.66 and > figures: fn:revenue grouped
-0.47 -0.34 and > figures: fn:revenue grouped by what is beside
0.4 0.4 and > figures: fn:revenue one figure
-0.73 -0.85 and > figures: fn:stddev one figure
-0.14 -0.22 and > figures: fn:sum fn:distinct?
-0.2 -0.19 and > figures: fn:sum grouped
-0.18 -0.2 and > figures: fn:sum grouped by what is beside
-0.24 -0.15 and > figures: fn:sum! fn:avg!
-0.28 -0.32 and > figures: fn:sum! fn:count
-0.25 -0.24 and > figures: fn:sum! fn:distinct?
-0.39 -0.39 and > figures: fn:sum! fn:revenue
-0.55 -0.59 and > figures: fn:sum! fn:sum!
-0.24 -0.32 and > figures: fn:sum! fn:units
0.21 0.19 and > figures: fn:sum! grouped
-0.83 -0.79 and > figures: fn:sum! one figure
-0.18 -0.2 and > figures: fn:units grouped
-0.53 -0.63 and > figures: grouped named
-0.44 -0.44 and > figures: one figure named
-0.63 -0.68 and > first or last row
-0.67 -0.71 and > first or last row: position first
-0.32 -0.35 and > first or last row: position last
-0.26 -0.3 and > first or last row: time first
-0.22 -0.26 and > first or last row: time last
0.53 0.56 and > groups that are named: compared 
-0.36 -0.4 and > groups that have
-0.36 -0.42 and > groups that have: list guess
0.28 0.25 and > how long
0.28 0.25 and > how long: between rows 
-0.21 -0.14 and > list
-0.55 -0.54 and > list: all 
0.56 0.57 and > list: named things 
-0.81 -0.41 and > list: where 
0.24 -0.14 and > list: where distinct
-0.51 -0.4 and > loose figures
-0.87 -1.04 and > loose figures: avg 
-0.19 -0.23 and > loose figures: look up 
-0.5 -0.47 and > loose figures: sum 
-0.13 -0.24 and > next or previous row
0.47 0.42 and > next or previous row: other way position
-0.58 -0.58 and > next or previous row: said way position
0.43 0.41 and > next or previous row: said way time
-0.52 -0.52 and > rows before or after another
-0.51 -0.51 and > rows before or after another: count 
-0.75 -0.55 and > rows before or after another: list 
-0.67 -0.6 and > top groups
-0.59 -0.53 and > top groups: own measure asc
-0.22 -0.27 and > top groups: revenue asc
-0.66 -0.65 and > top groups: rows asc
-0.91 -0.78 and > top groups: rows desc
-0.62 -0.61 and > top groups: sum of field desc
-0.88 -0.84 and > top rows
-0.48 -0.4 and > top rows: order:guess asc
-0.95 -0.98 and > top rows: order:guess desc
-0.79 -0.74 and > top rows: order:said desc
-0.7 -0.73 and > which of these
-0.59 -0.63 and > which of these: count asc
-0.51 -0.58 and > which of these: count desc
-0.88 -0.95 and > which of these: guess asc
-1.04 -1.09 and > which of these: guess desc
-0.17 -0.24 and > which of these: position first
-1.27 -1.43 and > which of these: position last
-0.68 -0.64 and > which of these: said asc
-0.43 -0.44 and > which of these: said desc
0.28 0.31 and all > list
0.28 0.3 and all > list: where 
0.28 0.32 and all > list: where distinct
-0.31 -0.32 and all > loose figures
-0.31 -0.32 and all > loose figures: count 
-0.27 -0.29 and all > which of these
-0.23 -0.24 and all > which of these: count asc
-0.26 -0.29 and all > which of these: count desc
-0.2 -0.2 and all > which of these: guess asc
-0.22 -0.21 and all > which of these: guess desc
-0.31 -0.35 and all > which of these: position first
-0.28 -0.3 and all > which of these: position last
-0.21 -0.28 and at > figures
-0.16 -0.2 and at > figures: fn:max grouped by what is beside
-0.24 -0.26 and at > figures: fn:max one figure
-0.21 -0.32 and at > figures: fn:min one figure
-0.21 -0.21 and at > figures: fn:sum! one figure
0.21 0.28 and at > list
0.23 0.31 and at > list: named things 
-0.28 -0.33 and at > list: where 
0.22 0.19 and distinct > columns that are named
0.21 0.2 and distinct > columns that are named: columns named all
-0.22 -0.19 and distinct > figures
-0.22 -0.19 and distinct > figures: fn:count grouped
-0.24 -0.24 and had > comparison
-0.24 -0.24 and had > comparison: guess value
0.54 0.53 and had > figures
0.32 0.32 and had > figures: fn:count one figure
0.45 0.27 and had > list
-0.56 -0.64 and had > list: many 
0.55 0.58 and had > list: where 
0.55 0.54 and had > list: where distinct
-0.3 -0.26 and had > loose figures
-0.2 -0.24 and had > loose figures: avg 
0.22 0.21 and has > list
0.3 0.33 and has > list: many 
-0.31 -0.35 and has > list: where 
-0.29 -0.28 and has > list: where distinct
-0.37 -0.28 and highest > extreme value
-0.43 -0.32 and highest > extreme value: max said
0.2 0.19 and highest > figures
0.2 0.19 and highest > figures: fn:min one figure
-0.21 -0.17 and highest > loose figures
-0.21 -0.18 and highest > loose figures: sum 
-0.25 -0.25 and highest > top rows
-0.21 -0.21 and highest > top rows: order:guess asc
-0.28 -0.23 and highest > top rows: order:guess desc
-0.31 -0.33 and highest > top rows: order:said desc
-0.46 0.15 and how > list: where 
0.45 0.15 and how > list: where distinct
0.2 0.21 and in > difference
-0.17 -0.21 and in > difference: of ends guess
-0.21 -0.27 and in > difference: of ends said
0.24 0.27 and in > difference: of two said
-0.38 -0.46 and in > difference: of two turned said
0.19 0.22 and in > list
-0.11 0.23 and in > list: where 
0.24 0.21 and in > list: where distinct
-0.21 -0.27 and in > loose figures
-0.21 -0.27 and in > loose figures: count 
-0.18 -0.24 and in > which of these
-0.18 -0.2 and in > which of these: count desc
-0.18 -0.2 and in > which of these: guess desc
-0.2 -0.24 and in > which of these: position last
-0.3 -0.33 and last > extreme value
-0.29 -0.28 and last > extreme value: max said
-0.32 -0.35 and last > extreme value: min said
-0.43 -0.21 and last > figures
-0.25 -0.24 and last > figures: fn:sum! fn:sum!
-0.34 -0.28 and last > figures: fn:sum! grouped by what is beside
-0.16 -0.2 and last > figures: grouped named
-0.19 -0.2 and last > top groups: rows asc
0.38 0.38 and last > top rows: order:guess asc
-0.52 -0.5 and last > top rows: order:guess desc
-0.46 -0.45 and last > top rows: order:said asc
-0.52 -0.51 and last > top rows: order:said desc
0.17 0.21 and lowest > difference
0.27 0.32 and lowest > difference: of ends said
-0.28 -0.34 and lowest > difference: of fields 
-0.18 -0.21 and lowest > difference: of fields turned 
0.21 0.21 and median > figures
-0.24 -0.22 and median > figures: fn:avg fn:sum!
0.36 0.36 and median > figures: fn:avg one figure
-0.2 -0.24 and median > figures: fn:avg! fn:median
-0.38 -0.37 and median > figures: fn:median one figure
0.26 0.29 and number > figures: fn:count fn:distinct
-0.24 -0.31 and number > figures: fn:count grouped
0.41 0.46 and number > figures: fn:distinct? fn:count
-0.25 -0.32 and previous > difference: of ends said
0.25 0.32 and previous > difference: of fields 
-0.26 -0.37 and previous > difference: of fields turned 
-0.25 -0.13 and total > figure of the top rows
-0.18 -0.27 and total > figures
-0.2 -0.2 and total > figures: fn:count grouped
-0.14 -0.22 and total > figures: fn:sum fn:distinct?
-0.2 -0.19 and total > figures: fn:sum grouped
0.21 0.33 and total > top groups
0.21 0.33 and total > top groups: own measure desc
-0.39 -0.42 and which > list
-0.37 -0.44 and which > list: where 
-0.43 -0.38 and which > list: where distinct
-0.27 -0.24 and which > loose figures
-0.27 -0.24 and which > loose figures: count 
0.39 0.42 and which > which of these
0.25 0.28 and which > which of these: count asc
0.27 0.31 and which > which of these: count desc
0.47 0.49 and which > which of these: position first
-0.56 -0.55 and which > which of these: position last
0.62 0.58 any > figures
0.25 0.23 any > figures: fn:count fn:outliers
-0.49 -0.23 any > figures: fn:outliers grouped by what is beside
0.65 0.52 any > figures: fn:outliers one figure
-0.2 -0.16 any > figures: fn:sum one figure
-0.56 -0.47 any > list
-0.2 -0.19 any > list: all 
0.2 0.18 any > list: named things columns named
-0.27 -0.18 any > list: where 
-0.51 -0.37 any > list: where distinct
-0.95 -0.58 any > loose figures
-0.68 -0.49 any > loose figures: avg 
-0.27 -0.2 any > loose figures: look up 
-1.01 -0.72 any > loose figures: sum 
-0.41 -0.36 any > which of these
-0.27 -0.22 any > which of these: count asc
-0.34 -0.3 any > which of these: count desc
-0.43 -0.44 any > which of these: position first
-0.39 -0.34 any > which of these: position last
-0.21 -0.24 any other > loose figures
-0.21 -0.24 any other > loose figures: count 
-0.41 -0.36 any other > which of these
-0.27 -0.22 any other > which of these: count asc
-0.34 -0.3 any other > which of these: count desc
-0.43 -0.44 any other > which of these: position first
-0.39 -0.34 any other > which of these: position last
0.24 0.22 any other > yes or no
0.24 0.22 any other > yes or no: exists 
0.22 0.19 are > columns that are named
0.21 0.2 are > columns that are named: columns named all
-0.2 -0.16 are > comparison
-0.2 -0.16 are > comparison: guess value
0.47 0.52 are > difference: of counts 
-0.41 -0.42 are > difference: of counts turned 
-0.2 -0.4 are > difference: of ends guess
-0.55 -0.62 are > difference: of two guess
-0.33 -0.42 are > difference: of two turned guess
0.18 0.21 are > extreme value: max said
-0.49 -0.45 are > extreme value: min said
-0.76 -0.83 are > figure of the top rows
-0.75 -0.8 are > figure of the top rows: avg 
-0.68 -0.67 are > figure of the top rows: sum 
0.31 0.32 are > figures
0.29 0.27 are > figures: fn:avg one figure
-0.08 -0.31 are > figures: fn:avg! grouped by what is beside
-0.32 -0.32 are > figures: fn:avg! one figure
0.61 0.6 are > figures: fn:count fn:avg!
0.3 0.18 are > figures: fn:count fn:missing
0.71 0.34 are > figures: fn:count fn:outliers
-0.66 -0.69 are > figures: fn:count fn:sum
-0.18 -0.4 are > figures: fn:count fn:sum!
0.48 0.57 are > figures: fn:count grouped
-1.14 -1.2 are > figures: fn:count grouped by what is beside
-0.35 -0.32 are > figures: fn:count one figure
-0.35 -0.32 are > figures: fn:distinct? fn:sum!
-0.41 -0.43 are > figures: fn:distinct? grouped
-0.62 -0.71 are > figures: fn:distinct? grouped by what is beside
0.41 0.47 are > figures: fn:distinct? one figure
-0.19 -0.2 are > figures: fn:max one figure
-0.29 -0.26 are > figures: fn:median one figure
0.2 0.19 are > figures: fn:min one figure
0.35 0.36 are > figures: fn:missing one figure
-0.28 -0.33 are > figures: fn:mode one figure
0.25 0.31 are > figures: fn:normal one figure
0.53 0.57 are > figures: fn:outliers one figure
-0.27 -0.32 are > figures: fn:stddev one figure
-0.43 -0.31 are > figures: fn:sum one figure
-0.19 -0.28 are > figures: fn:sum! fn:normal
-0.25 -0.24 are > figures: fn:sum! fn:sum!
-0.28 -0.31 are > figures: fn:sum! grouped
-0.43 -0.36 are > figures: fn:sum! grouped by what is beside
-0.32 -0.26 are > figures: fn:sum! one figure
0.22 0.17 are > figures: fn:sum? fn:sum!
-0.35 -0.47 are > figures: fn:sum? grouped by what is beside
-0.58 -0.55 are > figures: fn:sum? one figure
-0.22 -0.22 are > figures: grouped named
-0.26 -0.18 are > figures: one figure named
-0.39 -0.52 are > first or last row
-0.31 -0.39 are > first or last row: position first
-0.24 -0.34 are > first or last row: position last
-0.28 -0.3 are > first or last row: position turned last
-0.25 -0.25 are > first or last row: time first
-0.32 -0.34 are > groups that are named
-0.32 -0.34 are > groups that are named: listed 
-0.33 -0.39 are > groups that have
-0.31 -0.3 are > groups that have: list guess
-0.96 -0.81 are > list
-0.35 -0.37 are > list: all 
-0.33 -0.27 are > list: many 
-0.76 -0.66 are > list: where 
-0.61 -0.9 are > list: where distinct
-0.45 -0.35 are > loose figures
-0.73 -0.74 are > loose figures: avg 
0.32 -0.13 are > loose figures: look up 
-1.13 -1.81 are > loose figures: look up guess
-1.19 -0.42 are > loose figures: sum 
0.44 0.46 are > share
0.25 0.27 are > share: filtered 
-0.22 -0.23 are > top groups: own measure asc
0.29 0.35 are > top groups: own measure desc
0.24 0.29 are > top groups: revenue desc
-0.73 -0.76 are > top groups: said measure desc
-0.65 -0.64 are > top groups: units desc
0.21 0.25 are > top rows
0.23 0.25 are > top rows: order:guess asc
-0.29 -0.22 are > top rows: order:guess desc
-0.12 -0.21 are > which of these
-0.19 -0.21 are > which of these: count asc
-0.87 -0.86 are > which of these: guess desc
-0.56 -0.64 are > which of these: position last
-0.42 -0.41 are > which of these: said asc
-0.41 -0.43 are > which of these: said desc
0.31 0.32 are above > figures
-0.32 -0.5 are above > figures: fn:count fn:sum!
0.32 0.48 are above > figures: fn:count one figure
-0.32 0 are above > list
-0.32 0 are above > list: where distinct
-0.21 -0.23 are above > loose figures
-0.37 -0.38 are at > comparison
-0.37 -0.38 are at > comparison: guess value
0.37 0.38 are at > figures
0.37 0.38 are at > figures: fn:count one figure
-0.2 -0.2 are at > list
-0.18 -0.21 are at > list: where distinct
-0.35 -0.31 are at > loose figures
-0.35 -0.31 are at > loose figures: look up guess
-0.23 -0.29 are for > figures: fn:count grouped by what is beside
0.27 0.3 are for > figures: fn:count one figure
-0.23 -0.35 are for > figures: fn:distinct? grouped by what is beside
0.14 0.22 are for > figures: fn:distinct? one figure
-0.52 -0.5 are from > comparison
-0.52 -0.5 are from > comparison: guess value
0.67 0.72 are from > figures
0.49 0.56 are from > figures: fn:count one figure
-0.27 -0.27 are from > figures: fn:distinct? one figure
-0.21 -0.26 are from > list
0.32 0.24 are from > list: named things 
-0.65 -0.63 are from > list: where 
-0.55 -0.58 are from > list: where distinct
-0.31 -0.42 are from > loose figures
-0.34 -0.32 are from > loose figures: avg 
-0.02 -0.35 are from > loose figures: look up guess
-0.3 -0.43 are from > loose figures: sum 
-1.05 -0.69 are in > comparison
-1.05 -0.69 are in > comparison: guess value
0.3 0.18 are in > figures: fn:count fn:missing
-0.56 -0.63 are in > figures: fn:count fn:sum!
0.64 0.49 are in > figures: fn:count grouped
0.18 0.2 are in > figures: fn:count one figure
-0.2 -0.16 are in > figures: fn:distinct? grouped
-0.21 -0.34 are in > figures: fn:distinct? grouped by what is beside
-0.85 -1.07 are in > figures: fn:distinct? one figure
0.35 0.36 are in > figures: fn:missing one figure
-0.33 -0.17 are in > figures: fn:sum! one figure
-0.24 -0.3 are in > figures: fn:sum? grouped by what is beside
-0.27 -0.42 are in > figures: one figure named
-0.03 -0.34 are in > list
0.23 0.16 are in > list: many 
-0.2 -0.41 are in > list: named things 
0.32 -0.59 are in > list: where 
-0.44 0.44 are in > list: where distinct
-0.17 0.2 are in > loose figures: avg 
0.24 0.11 are in > loose figures: look up 
-0.14 -0.39 are in > loose figures: look up guess
-0.25 0.15 are in > loose figures: sum 
0.42 0.42 are listed > figures
-0.46 -0.46 are listed > figures: fn:count grouped by what is beside
-0.26 -0.25 are listed > figures: fn:distinct? one figure
-0.27 -0.28 are listed > list
-0.33 -0.22 are listed > list: where 
-0.27 -0.22 are listed > list: where distinct
-0.39 -0.43 are listed > loose figures
-0.38 -0.41 are listed > loose figures: look up guess
0.42 0.44 are longer > figures: fn:count one figure
-0.42 -0.44 are longer > figures: fn:distinct? one figure
0 -0.23 are longer > list: named things 
-0.26 -0.3 are longer > list: where 
-0.19 -0.24 are longer > list: where distinct
0.17 0.22 are not > figures
0.51 0.51 are not > figures: fn:count one figure
-0.71 -0.69 are not > figures: fn:distinct? one figure
-0.42 -0.29 are not > figures: fn:sum! one figure
-0.32 -0.42 are not > figures: one figure named
0.31 0.26 are not > list: where 
-0.2 -0.19 are not > loose figures
-0.2 -0.19 are not > loose figures: count 
0.73 0.72 are of > comparison
0.73 0.72 are of > comparison: guess value
-0.24 -0.37 are of > figures
-0.29 -0.29 are of > figures: fn:count grouped by what is beside
-0.11 -0.32 are of > figures: fn:count one figure
-0.31 -0.31 are of > list
-0.31 -0.33 are of > list: where 
-0.32 -0.29 are of > list: where distinct
-0.39 -0.46 are of > loose figures
-0.39 -0.46 are of > loose figures: look up guess
0.62 0.67 are on > figures
0.66 0.69 are on > figures: fn:count one figure
-0.61 -0.63 are on > figures: fn:distinct? one figure
-0.52 -0.39 are on > list
-0.08 -0.23 are on > list: named things 
-0.51 -0.35 are on > list: where distinct
-0.5 -0.53 are on > loose figures
-0.55 -0.5 are on > loose figures: avg 
-0.48 -0.46 are on > loose figures: look up guess
-0.45 -0.53 are on > loose figures: sum 
-0.21 -0.32 at > comparison
-0.21 -0.32 at > comparison: guess value
0.25 0.23 at > difference
-0.58 -0.6 at > difference: of counts turned 
-0.26 -0.34 at > difference: of ends guess
-0.41 -0.46 at > difference: of two turned guess
-0.38 -0.58 at > extreme value
-0.43 -0.26 at > extreme value: max guess
-0.19 -0.32 at > extreme value: max said
-0.41 -0.39 at > extreme value: min said
-0.31 -0.3 at > figure of the top rows
-0.32 -0.29 at > figure of the top rows: avg 
-0.3 -0.3 at > figure of the top rows: sum 
-0.33 -0.24 at > figures: fn:count fn:avg!
-0.13 -0.27 at > figures: fn:count fn:count
-0.39 -0.42 at > figures: fn:count fn:min
-0.5 -0.59 at > figures: fn:count fn:sum!
-0.28 -0.28 at > figures: fn:count grouped by what is beside
0.38 0.49 at > figures: fn:count one figure
0.32 0.27 at > figures: fn:distinct one figure
-0.3 -0.34 at > figures: fn:distinct? fn:min
0.68 0.66 at > figures: fn:distinct? fn:sum!
-0.26 -0.23 at > figures: fn:distinct? grouped by what is beside
-0.18 -0.24 at > figures: fn:distinct? one figure
-0.21 -0.24 at > figures: fn:max grouped by what is beside
-0.3 -0.31 at > figures: fn:max one figure
-0.32 -0.3 at > figures: fn:min grouped by what is beside
-0.41 -0.46 at > figures: fn:min one figure
-0.35 -0.29 at > figures: fn:sum! one figure
-0.27 -0.26 at > figures: fn:sum? fn:min
-0.25 -0.28 at > first or last row
-0.23 -0.28 at > first or last row: position first
0.55 0.61 at > first or last row: position last
-0.55 -0.62 at > first or last row: time first
-0.47 -0.47 at > groups that are named
-0.47 -0.47 at > groups that are named: listed 
0.47 0.4 at > groups that have
0.35 0.41 at > groups that have: count 
-0.25 -0.33 at > groups that have: list guess
0.3 0.26 at > groups that have: list said
0.2 0.29 at > list
-0.34 -0.41 at > list: all 
0.1 0.25 at > list: many 
-0.09 -0.22 at > list: where 
-0.43 -0.43 at > loose figures: avg 
-0.5 -0.52 at > loose figures: count 
0.23 0.29 at > loose figures: look up 
-0.61 -0.76 at > loose figures: look up guess
-0.74 -0.76 at > loose figures: sum 
-0.4 -0.47 at > next or previous row
-0.74 -0.77 at > next or previous row: other way position
-0.31 -0.36 at > next or previous row: said way position
-0.24 -0.36 at > rows before or after another
-0.24 -0.35 at > rows before or after another: count 
-0.27 -0.28 at > rows before or after another: list 
-0.18 -0.28 at > share
-0.18 -0.27 at > share: filtered 
0.33 0.32 at > the same as another row
-0.3 -0.25 at > the same as another row: count said
0.31 0.29 at > the same as another row: list said
-0.28 -0.25 at > top groups: own measure asc
-0.19 -0.23 at > top groups: own measure desc
-0.77 -0.78 at > top groups: rows asc
0.34 0.33 at > top groups: rows desc
-0.85 -0.87 at > top groups: sum of field desc
-0.42 -0.54 at > top rows
-0.46 -0.54 at > top rows: order:guess asc
-0.36 -0.52 at > top rows: order:guess desc
0.51 0.58 at > top rows: order:said asc
-0.67 -0.66 at > top rows: order:said desc
-0.35 -0.17 at > which of these
-0.35 -0.04 at > which of these: count asc
-0.43 -0.23 at > which of these: count desc
-0.38 -0.38 at > which of these: guess asc
-0.25 -0.18 at > which of these: guess desc
-0.56 -0.17 at > which of these: position first
-0.51 -0.56 at > which of these: said asc
0.56 0.56 at > yes or no
0.56 0.56 at > yes or no: exists 
0.22 0.24 at all > figures
0.2 0.27 at all > figures: fn:count fn:sum!
0.27 0.27 at all > figures: fn:count one figure
0.38 0.42 at all > figures: fn:distinct? fn:sum!
-0.31 -0.36 at all > figures: fn:distinct? one figure
-0.2 -0.17 at all > list
-0.22 -0.15 at all > list: where 
-0.21 -0.19 at all > list: where distinct
-0.21 -0.24 at all > loose figures
-0.13 -0.21 at all > loose figures: avg 
-0.13 -0.21 at all > loose figures: look up 
-0.21 -0.26 at all > loose figures: sum 
0.21 0.26 at least > comparison
0.21 0.26 at least > comparison: guess value
-0.29 -0.29 at least > extreme value
-0.26 -0.23 at least > extreme value: min said
-0.31 -0.3 at least > figure of the top rows
-0.32 -0.29 at least > figure of the top rows: avg 
-0.3 -0.3 at least > figure of the top rows: sum 
-0.33 -0.24 at least > figures: fn:count fn:avg!
-0.39 -0.42 at least > figures: fn:count fn:min
-0.47 -0.54 at least > figures: fn:count fn:sum!
-0.34 -0.33 at least > figures: fn:count grouped by what is beside
-0.3 -0.34 at least > figures: fn:distinct? fn:min
0.67 0.65 at least > figures: fn:distinct? fn:sum!
0.25 0.18 at least > figures: fn:distinct? one figure
-0.16 -0.2 at least > figures: fn:max grouped by what is beside
-0.24 -0.26 at least > figures: fn:max one figure
-0.32 -0.3 at least > figures: fn:min grouped by what is beside
-0.41 -0.46 at least > figures: fn:min one figure
-0.35 -0.29 at least > figures: fn:sum! one figure
-0.27 -0.26 at least > figures: fn:sum? fn:min
-0.2 -0.28 at least > first or last row
-0.29 -0.32 at least > first or last row: position first
-0.18 -0.26 at least > groups that are named
-0.18 -0.26 at least > groups that are named: listed 
0.47 0.4 at least > groups that have
0.35 0.41 at least > groups that have: count 
-0.25 -0.33 at least > groups that have: list guess
0.3 0.26 at least > groups that have: list said
-0.3 -0.31 at least > list: all 
-0.12 -0.26 at least > list: where 
-0.28 -0.25 at least > list: where distinct
-0.89 -0.98 at least > loose figures
-1.31 -0.97 at least > loose figures: avg 
-0.49 -0.59 at least > loose figures: look up 
-0.24 -0.54 at least > loose figures: look up guess
-1.04 -1.11 at least > loose figures: sum 
-0.35 -0.37 at least > top groups
-0.28 -0.25 at least > top groups: own measure asc
-0.22 -0.26 at least > top groups: rows desc
-0.18 -0.25 at least > top rows
-0.01 -0.2 at least > top rows: order:guess asc
0.03 -0.34 at least > top rows: order:said asc
-0.22 -0.25 at least > top rows: order:said desc
0.36 0.36 at least > yes or no
0.36 0.36 at least > yes or no: exists 
-0.17 -0.2 at most > comparison
-0.17 -0.2 at most > comparison: guess value
-0.42 -0.55 at most > figures
-0.32 -0.4 at most > figures: fn:count one figure
-0.26 -0.36 at most > figures: fn:distinct? one figure
-0.16 -0.2 at most > figures: fn:max grouped by what is beside
-0.24 -0.26 at most > figures: fn:max one figure
-0.21 -0.32 at most > figures: fn:min one figure
-0.21 -0.21 at most > figures: fn:sum! one figure
0.35 0.36 at most > list
0.23 0.31 at most > list: named things 
-0.69 -0.63 at most > list: where 
0.29 0.37 at most > loose figures
-0.51 -0.58 at most > loose figures: avg 
-0.1 -0.3 at most > loose figures: count 
0.34 0.44 at most > loose figures: look up 
-0.42 -0.57 at most > loose figures: sum 
0.22 0.34 at most > which of these
0.23 0.39 at most > which of these: count asc
0.23 0.32 at most > which of these: count desc
0.29 0.31 at most > which of these: guess asc
0.27 0.31 at most > which of these: guess desc
0.35 0.47 at most > which of these: position first
0.27 0.35 at most > which of these: position last
0.41 0.4 at number > figures
0.42 0.41 at number > figures: fn:count one figure
0.38 0.35 at number > figures: fn:distinct? one figure
-0.41 -0.4 at number > loose figures
-0.47 -0.49 at number > loose figures: avg 
-0.29 -0.3 at number > loose figures: look up 
-0.4 -0.43 at number > loose figures: sum 
-0.33 -0.38 at what > extreme value
-0.33 -0.38 at what > extreme value: min guess
0.38 0.41 at what > first or last row
0.46 0.51 at what > first or last row: position first
-0.39 -0.41 at what > top groups
-0.39 -0.41 at what > top groups: rows asc
-0.36 -0.38 at what > top rows
-0.36 -0.38 at what > top rows: order:guess asc
-0.49 -0.63 average > comparison
-0.44 -0.37 average > comparison: guess value
-0.39 -0.52 average > comparison: said value
-0.58 -0.51 average > extreme value
-0.41 -0.44 average > extreme value: max said
-0.27 -0.11 average > extreme value: min said
0.33 0.35 average > figure of the top rows
0.42 0.42 average > figure of the top rows: avg 
-0.54 -0.69 average > figure of the top rows: sum 
-0.4 -0.43 average > figures
-0.06 -0.27 average > figures: fn:avg fn:avg!
-0.66 -0.59 average > figures: fn:avg fn:sum!
0.19 0.2 average > figures: fn:avg grouped
-0.55 -0.73 average > figures: fn:avg grouped by what is beside
-0.22 -0.39 average > figures: fn:avg one figure
-0.2 -0.24 average > figures: fn:avg! fn:median
-0.9 -0.88 average > figures: fn:avg! fn:sum!
-0.29 -0.23 average > figures: fn:avg! grouped
-0.66 -0.54 average > figures: fn:avg! one figure
-0.27 -0.25 average > figures: fn:count fn:sum!
-0.63 -0.72 average > figures: fn:count grouped
-0.63 -0.66 average > figures: fn:count one figure
-0.24 -0.23 average > figures: fn:distinct? grouped
-0.35 -0.39 average > figures: fn:max fn:sum!
-0.45 -0.52 average > figures: fn:max one figure
-0.32 -0.32 average > figures: fn:median one figure
0.42 0.54 average > figures: fn:ratio grouped
0.48 0.49 average > figures: fn:revenue one figure
-0.69 -0.79 average > figures: fn:stddev one figure
-0.23 -0.32 average > figures: fn:sum! fn:sum!
-1 -0.77 average > figures: fn:sum! grouped
-0.31 -0.32 average > figures: fn:sum! grouped by what is beside
-1.34 -1.34 average > figures: fn:sum! one figure
-0.43 -0.48 average > figures: grouped named
-0.3 -0.37 average > first or last row
-0.29 -0.37 average > first or last row: position first
-0.18 -0.2 average > first or last row: time first
0.62 0.68 average > groups that are named
0.42 0.55 average > groups that are named: compared 
0.24 0.2 average > groups that are named: listed 
0.24 0.35 average > list
-0.79 -0.76 average > list: all 
0.27 0.28 average > list: where 
-0.5 -0.32 average > list: where distinct
-0.54 -0.58 average > loose figures
-0.76 -0.66 average > loose figures: count 
-0.39 -0.43 average > loose figures: look up 
-0.6 -0.58 average > loose figures: look up guess
-1.18 -1.24 average > loose figures: sum 
0.15 0.21 average > top groups
0.26 0.37 average > top groups: own measure asc
-0.67 -0.65 average > top groups: own measure desc
-0.28 -0.3 average > top groups: revenue asc
-0.32 -0.31 average > top groups: rows asc
-0.2 -0.19 average > top groups: rows desc
0.79 0.77 average > top groups: said measure asc
0.71 0.7 average > top groups: said measure desc
-0.53 -0.54 average > top groups: sum of field asc
-0.32 -0.32 average > top groups: sum of field desc
-0.42 -0.45 average > top rows
-0.26 -0.24 average > top rows: order:guess asc
-0.54 -0.47 average > top rows: order:guess desc
-0.31 -0.36 average > top rows: order:said desc
-0.38 -0.37 average > which of these
-0.24 -0.25 average > which of these: count asc
-0.28 -0.29 average > which of these: count desc
-0.43 -0.4 average > which of these: guess asc
-0.49 -0.47 average > which of these: guess desc
-0.42 -0.39 average > which of these: position first
-0.35 -0.33 average > which of these: position last
0.6 0.62 average and > figures
-0.5 -0.52 average and > figures: fn:avg fn:sum!
0.66 0.7 average and > figures: fn:avg one figure
-0.2 -0.24 average and > figures: fn:avg! fn:median
-0.32 -0.32 average and > figures: fn:median one figure
-0.69 -0.79 average and > figures: fn:stddev one figure
-0.1 -0.23 average and > list
-0.53 -0.55 average and > loose figures
-0.61 -0.61 average and > loose figures: avg 
-0.41 -0.45 average and > loose figures: sum 
0.28 0.27 average average > figures
-0.33 -0.35 average average > figures: fn:avg fn:sum!
0.32 0.34 average average > figures: fn:avg one figure
-0.24 -0.23 average average > loose figures
-0.22 -0.22 average average > loose figures: avg 
-0.14 -0.2 average how > list
-0.38 -0.41 average number > average of each
-0.38 -0.41 average number > average of each:  
0.26 0.23 average number > figure of the top rows
0.29 0.25 average number > figure of the top rows: avg 
-0.44 -0.47 average number > figure of the top rows: sum 
-0.29 -0.24 average number > figures: fn:avg fn:sum!
0.21 0.23 average number > figures: fn:avg one figure
-0.27 -0.25 average number > figures: fn:count fn:sum!
-0.58 -0.71 average number > figures: fn:count grouped
-0.67 -0.66 average number > figures: fn:count one figure
-0.21 -0.29 average number > figures: fn:distinct? grouped
0.71 0.84 average number > figures: fn:ratio one figure
-0.43 -0.39 average number > figures: fn:sum! grouped by what is beside
-0.07 -0.35 average number > figures: grouped named
-0.58 -0.61 average number > list
-0.22 -0.21 average number > list: many 
-0.63 -0.57 average number > list: where 
-0.46 -0.45 average number > list: where distinct
0.52 0.51 average number > loose figures: avg 
-0.39 -0.43 average number > loose figures: look up 
-0.6 -0.58 average number > loose figures: look up guess
-0.56 -0.58 average number > loose figures: sum 
-0.23 -0.21 average number > top groups
-0.23 -0.21 average number > top groups: own measure desc
-0.3 -0.25 average number > top rows
-0.31 -0.25 average number > top rows: order:guess desc
-0.27 -0.22 average number > top rows: order:said desc
0.63 0.67 average of > figures
0.34 0.34 average of > figures: fn:avg one figure
0.48 0.49 average of > figures: fn:revenue one figure
-0.62 -0.63 average of > list
-0.46 -0.48 average of > list: all 
-0.61 -0.67 average of > list: where distinct
-0.37 -0.37 average of > loose figures
-0.37 -0.37 average of > loose figures: sum 
-0.24 -0.28 average years > figures: fn:sum! grouped
-0.18 -0.2 average years > loose figures
-0.14 -0.2 average years > loose figures: sum 
-0.56 -0.58 before > comparison
-0.56 -0.58 before > comparison: guess value
0.26 0.32 before > difference
-0.31 -0.4 before > difference: of counts 
-0.38 -0.46 before > difference: of counts turned 
-0.34 -0.44 before > difference: of ends guess
-0.37 -0.47 before > difference: of two guess
0.29 0.35 before > difference: of two turned guess
-0.32 -0.28 before > extreme value
-0.22 -0.31 before > extreme value: max guess
-0.33 -0.29 before > extreme value: max said
-0.3 -0.33 before > extreme value: min guess
-0.23 -0.15 before > figures
-0.47 -0.58 before > figures: fn:count grouped by what is beside
-0.37 -0.23 before > figures: fn:distinct? grouped by what is beside
-0.97 -1 before > figures: fn:distinct? one figure
-0.31 -0.23 before > figures: fn:min grouped by what is beside
-0.47 -0.37 before > figures: fn:sum! grouped by what is beside
-0.32 -0.34 before > first or last row
-0.23 -0.22 before > first or last row: position last
-0.34 -0.38 before > groups that are named
-0.34 -0.38 before > groups that are named: listed 
-0.85 -0.7 before > list
-0.48 -0.5 before > list: all 
-0.2 -0.16 before > list: many 
-0.69 -0.9 before > list: named things 
-1.15 -1.14 before > list: where 
-1.02 -0.95 before > list: where distinct
-0.16 -0.22 before > loose figures
-0.77 -0.95 before > loose figures: avg 
-0.63 -0.58 before > loose figures: look up 
-1.03 -1.16 before > loose figures: look up guess
-0.63 -0.63 before > next or previous row: other way position
0.5 0.53 before > next or previous row: said way position
0.2 -0.02 before > rows before or after another
0.32 0.12 before > rows before or after another: count 
-1.25 -1.34 before > rows before or after another: list 
-0.38 -0.43 before > top groups
-0.22 -0.27 before > top groups: own measure desc
-0.53 -0.54 before > top groups: rows asc
-0.54 -0.57 before > top groups: rows desc
-0.23 -0.25 before > top groups: sum of field desc
-0.84 -0.86 before > top rows: order:guess desc
-0.49 -0.44 before > top rows: order:said asc
0.44 0.44 before > top rows: order:said desc
-0.23 -0.21 before > yes or no
-0.23 -0.21 before > yes or no: exists 
-0.4 -0.4 below > difference
-0.4 -0.4 below > difference: of ends guess
0.43 0.46 below > extreme value
0.57 0.61 below > extreme value: max guess
-0.55 -0.53 below > extreme value: max said
0.26 0.2 below > figures
-0.22 -0.05 below > figures: fn:count grouped by what is beside
0.52 0.52 below > figures: fn:count one figure
0.39 0.47 below > figures: fn:distinct? one figure
-0.26 -0.26 below > figures: fn:max one figure
0.16 0.24 below > groups that have
0.16 0.24 below > groups that have: list guess
-0.75 -0.89 below > list
-0.91 -0.88 below > list: where 
-0.78 -0.93 below > list: where distinct
-0.47 -0.5 below > loose figures
-1.14 -1.19 below > loose figures: count 
-0.4 -0.53 below > loose figures: look up guess
0.13 0.21 below > loose figures: sum 
0.19 0.21 below > next or previous row
-0.23 -0.18 below > next or previous row: other way position
0.29 0.22 below > next or previous row: said way position
-0.42 -0.42 below > rows before or after another
-0.49 -0.49 below > rows before or after another: count 
-0.24 -0.38 below > rows before or after another: list 
-0.32 -0.34 below > top groups: rows desc
-0.24 -0.26 below > top rows: order:guess desc
-0.33 -0.32 below > top rows: order:said desc
0.3 0.28 besides > comparison
0.3 0.28 besides > comparison: guess value
-0.44 -0.43 besides > figures
-0.3 -0.28 besides > figures: fn:count one figure
0.55 0.28 besides > figures: fn:sum! grouped by what is beside
0.43 -0.33 besides > first or last row
0.43 -0.33 besides > first or last row: position first
0.26 0.3 besides > list: named things 
0.06 -0.35 besides > list: where 
-0.31 0.08 besides > list: where distinct
-0.51 -0.48 besides > loose figures
-0.2 -0.25 besides > loose figures: avg 
-0.48 -0.47 besides > loose figures: count 
-0.22 -0.27 besides > loose figures: sum 
-0.18 0.28 besides > top groups
-0.18 0.31 besides > top groups: own measure desc
-0.4 -0.3 besides > top rows
-0.41 -0.31 besides > top rows: order:guess desc
-0.34 -0.02 besides > top rows: order:said desc
-0.39 -0.35 besides > which of these
-0.25 -0.22 besides > which of these: count asc
-0.33 -0.29 besides > which of these: count desc
-0.44 -0.45 besides > which of these: position first
-0.37 -0.33 besides > which of these: position last
0.24 0.22 besides > yes or no
0.24 0.22 besides > yes or no: exists 
-1.01 -0.79 best > extreme value
-0.53 -0.6 best > extreme value: max guess
-0.93 -0.78 best > extreme value: max said
-0.53 -0.48 best > figures
-0.26 -0.2 best > figures: fn:avg grouped by what is beside
-0.25 -0.23 best > figures: fn:avg one figure
-0.18 -0.4 best > figures: fn:count one figure
-0.18 -0.34 best > figures: fn:units fn:sum!
-0.27 -0.27 best > figures: fn:units grouped
-0.29 -0.26 best > figures: fn:units grouped by what is beside
-0.59 -0.62 best > figures: fn:units one figure
-0.34 -0.33 best > figures: grouped named
-0.46 -0.47 best > list
-0.46 -0.56 best > list: many 
-0.56 -0.6 best > list: named things 
-0.23 -0.19 best > list: where 
-0.17 -0.21 best > list: where distinct
-0.44 -0.32 best > loose figures
-0.46 -0.44 best > loose figures: avg 
-0.37 -0.51 best > loose figures: sum 
-0.31 -0.31 best > next or previous row
-0.3 -0.3 best > next or previous row: said way position
-0.46 -0.38 best > rows before or after another
-0.38 -0.36 best > rows before or after another: count 
-0.42 -0.05 best > rows before or after another: list 
0.24 0.34 best > top groups
0.73 0.77 best > top groups: revenue desc
-0.65 -0.77 best > top groups: sum of field desc
-0.25 -0.3 best > top groups: units desc
-0.32 -0.4 best in > extreme value
-0.28 -0.21 best in > extreme value: max guess
-0.15 -0.31 best in > extreme value: max said
-0.28 -0.34 best in > loose figures: avg 
-0.24 -0.3 best in > loose figures: sum 
0.22 0.14 best in > top groups
0.22 0.14 best in > top groups: rows desc
-0.22 -0.08 best in > top rows
-0.22 -0.08 best in > top rows: order:guess desc
-0.25 -0.22 best mean > figures
-0.26 -0.2 best mean > figures: fn:avg grouped by what is beside
-0.25 -0.23 best mean > figures: fn:avg one figure
0.4 0.37 best mean > top groups
-0.3 -0.35 best mean > top groups: own measure desc
-0.33 -0.41 best mean > top groups: rows desc
0.35 0.39 best mean > top groups: said measure desc
-0.39 -0.42 best time > list
-0.4 -0.43 best time > list: named things 
-0.27 -0.14 best time > top groups
0.21 0.23 best time > top groups: own measure desc
-0.52 -0.57 best time > top groups: rows desc
0.26 0.28 best time > top groups: said measure desc
-0.3 -0.35 best time > top groups: sum of field desc
0.27 0.15 best time > top rows
0.53 0.54 best time > top rows: order:guess desc
-0.45 -0.45 best time > top rows: order:said desc
-0.29 -0.28 best year > extreme value
-0.22 -0.28 best year > extreme value: max guess
-0.3 -0.28 best year > extreme value: max said
-0.39 -0.45 best year > loose figures
-0.28 -0.3 best year > loose figures: avg 
-0.47 -0.49 best year > loose figures: sum 
0.23 0.24 best year > next or previous row: other way position
-0.49 -0.51 best year > next or previous row: said way position
-0.39 -0.42 best year > top groups
-0.39 -0.42 best year > top groups: rows desc
0.41 0.42 best year > top rows
-0.55 -0.58 best year > top rows: order:guess desc
0.46 0.46 best year > top rows: order:said desc
-0.3 -0.32 better > figures
-0.3 -0.32 better > figures: fn:count one figure
-0.6 -0.61 better > list
-0.42 -0.49 better > list: many 
-0.49 -0.48 better > list: where 
-0.54 -0.52 better > list: where distinct
0.18 0.21 better > loose figures
0.43 0.3 better > loose figures: avg 
-0.37 -0.36 better > loose figures: count 
-0.48 -0.37 better > loose figures: look up 
-0.32 -0.28 better > loose figures: look up guess
0.28 0.31 better > loose figures: sum 
0.63 0.61 better > which of these
-0.37 -0.45 better > which of these: count asc
-0.45 -0.52 better > which of these: count desc
-0.19 -0.22 better > which of these: guess asc
0.32 0.33 better > which of these: guess desc
0.41 0.43 better > which of these: position first
0.49 0.54 better > which of these: said asc
-0.3 -0.33 better > which of these: said desc
-0.33 -0.36 better > yes or no
-0.33 -0.36 better > yes or no: exists 
-0.18 -0.2 better in > list
-0.39 -0.42 better in > loose figures
-0.41 -0.42 better in > loose figures: avg 
-0.36 -0.42 better in > loose figures: sum 
0.2 0.24 better in > which of these
-0.38 -0.42 better in > which of these: count asc
-0.38 -0.41 better in > which of these: count desc
-0.31 -0.32 better in > which of these: guess asc
-0.32 -0.33 better in > which of these: guess desc
-0.44 -0.45 better in > which of these: position first
0.34 0.34 better in > which of these: position last
0.48 0.53 better in > which of these: said asc
-0.39 -0.41 better in > which of these: said desc
0.18 0.2 better ratio > which of these: position first
-0.21 -0.24 better ratio > which of these: position last
-0.34 -0.32 better ratio > which of these: said asc
0.24 0.26 better ratio > which of these: said desc
-0.49 -0.54 between > comparison
-0.28 -0.32 between > comparison: guess floating
-0.58 -0.73 between > comparison: guess value
0.34 0.31 between > difference
-0.37 -0.62 between > difference: of counts turned 
0.21 0.3 between > difference: of fields 
-0.55 -0.66 between > difference: of two guess
-0.31 -0.27 between > difference: of two turned guess
0.24 0.35 between > extreme value: max guess
-0.61 -0.73 between > extreme value: max said
-0.33 -0.28 between > extreme value: min guess
-0.33 -0.35 between > extreme value: min said
0.48 0.4 between > figures
0.56 0.53 between > figures: fn:correlation one figure
-0.13 -0.27 between > figures: fn:count fn:count
0.45 0.23 between > figures: fn:count fn:sum!
-0.45 -0.43 between > figures: fn:count grouped by what is beside
0.64 0.61 between > figures: fn:count one figure
-0.42 -0.43 between > figures: fn:distinct? fn:sum!
-0.86 -0.91 between > figures: fn:distinct? one figure
-0.3 -0.28 between > figures: fn:max one figure
-0.29 -0.38 between > figures: fn:revenue fn:sum!
-0.47 -0.47 between > figures: fn:sum one figure
-0.24 -0.15 between > figures: fn:sum! fn:avg!
-0.21 -0.23 between > figures: fn:sum! fn:count
-0.32 -0.26 between > figures: fn:sum! fn:revenue
-0.42 -0.43 between > figures: fn:sum! fn:sum!
-0.43 -0.46 between > figures: fn:sum! grouped by what is beside
-0.25 -0.36 between > figures: fn:sum! one figure
-0.45 -0.52 between > figures: one figure named
-0.42 -0.46 between > first or last row
-0.33 -0.37 between > first or last row: position first
-0.32 -0.35 between > first or last row: position last
-0.22 -0.26 between > first or last row: time last
-0.51 -0.49 between > groups that are named
-0.51 -0.49 between > groups that are named: listed 
-0.26 -0.39 between > groups that have
-0.26 -0.39 between > groups that have: list guess
0.28 0.25 between > how long
0.28 0.25 between > how long: between rows 
-0.71 -0.75 between > list
-0.15 -0.25 between > list: all 
-0.07 -0.58 between > list: many 
-0.23 -0.29 between > list: named things 
-0.72 -0.74 between > list: where 
-0.73 -0.86 between > list: where distinct
-0.2 -0.16 between > loose figures
-0.94 -0.96 between > loose figures: count 
-0.26 -0.23 between > loose figures: look up 
-0.74 -1.11 between > loose figures: look up guess
-0.28 -0.33 between > next or previous row
-0.4 -0.44 between > next or previous row: other way position
-0.24 -0.28 between > next or previous row: said way position
-0.22 -0.22 between > rows before or after another
-0.22 -0.22 between > rows before or after another: count 
-0.17 -0.22 between > rows before or after another: list 
-0.64 -0.66 between > top groups
-0.22 -0.21 between > top groups: own measure asc
-0.19 -0.21 between > top groups: rows asc
-0.81 -0.83 between > top groups: rows desc
0.24 0.24 between > top rows: order:guess asc
-0.38 -0.49 between > top rows: order:guess desc
0.43 0.43 between > top rows: order:hint desc
-0.46 -0.46 between > top rows: order:said asc
-0.61 -0.59 between > top rows: order:said desc
-0.31 -0.25 between > which of these
-0.42 -0.49 between > which of these: count asc
-0.35 -0.38 between > which of these: count desc
-0.47 -0.48 between > which of these: guess asc
-0.21 -0.2 between > which of these: guess desc
-0.52 -0.61 between > which of these: position last
-0.35 -0.36 between > which of these: said asc
-0.29 -0.35 biggest > extreme value
-0.29 -0.35 biggest > extreme value: max said
0.28 0.39 biggest > figures
-0.22 -0.23 biggest > figures: fn:max grouped by what is beside
0.67 0.61 biggest > figures: fn:max one figure
-0.22 -0.4 biggest > figures: fn:revenue grouped
-0.7 -0.65 biggest > figures: fn:sum! one figure
-0.21 -0.34 biggest > list
-0.13 -0.21 biggest > list: many 
-0.08 -0.26 biggest > list: where distinct
-0.21 -0.36 biggest > top groups
-0.15 -0.37 biggest > top groups: own measure desc
-0.49 -0.44 biggest > top groups: rows desc
-0.5 -0.53 biggest > top rows
-0.5 -0.53 biggest > top rows: order:said desc
-0.24 -0.26 both > figures: fn:count grouped by what is beside
0.16 0.23 both > figures: fn:sum! grouped
-0.23 -0.12 both > list: where 
-0.12 -0.2 both > list: where distinct
-0.2 -0.21 both > loose figures: avg 
-0.3 -0.37 both > loose figures: sum 
-0.52 -0.58 both > which of these: count asc
-0.59 -0.66 both > which of these: count desc
-0.44 -0.45 both > which of these: guess asc
-0.43 -0.46 both > which of these: guess desc
-0.7 -0.74 both > which of these: position last
-0.17 -0.2 both from > which of these: position first
-0.18 -0.2 bottom > first or last row
-0.22 -0.25 bottom > first or last row: position last
0.19 0.2 bottom > top groups: own measure asc
-0.57 -0.43 bottom > top groups: said measure asc
-0.34 -0.28 bottom > top groups: sum of field asc
-0.34 -0.24 bottom > top groups: units asc
-0.43 -0.25 bottom > top rows
-0.43 -0.25 bottom > top rows: order:said asc
-0.21 -0.26 by 2
-1.52 -1.1 by 3
-0.76 -1.15 by > average of each
-0.76 -1.15 by > average of each:  
0.32 0.25 by > columns that are named
-0.2 -0.22 by > columns that are named: columns named all
0.46 0.4 by > columns that are named: columns named where
0.75 0.98 by > comparison
-0.57 -0.46 by > comparison: guess floating
0.27 0.37 by > comparison: guess value
0.52 0.54 by > comparison: said floating
0.63 0.73 by > comparison: said value
0.18 0.3 by > difference
-0.41 -0.42 by > difference: of counts 
0.3 0.25 by > difference: of ends said
0.5 0.53 by > difference: of two said
-0.35 -0.37 by > difference: of two turned said
-0.93 -0.87 by > extreme value
-0.71 -0.67 by > extreme value: max said
-0.35 -0.27 by > extreme value: min said
-0.26 -0.27 by > figure of the top rows
-0.26 -0.29 by > figure of the top rows: avg 
-0.25 -0.25 by > figure of the top rows: sum 
-0.4 -0.31 by > figures
0.46 0.46 by > figures: fn:arithmetic grouped
-0.27 -0.16 by > figures: fn:arithmetic grouped by what is beside
-0.46 -0.53 by > figures: fn:arithmetic one figure
0.4 0.77 by > figures: fn:avg grouped
-0.28 -0.43 by > figures: fn:avg one figure
1.12 1.17 by > figures: fn:avg! fn:units
-0.3 -0.17 by > figures: fn:avg! grouped by what is beside
-0.16 -0.2 by > figures: fn:avg! one figure
-0.42 -0.48 by > figures: fn:count fn:sum
-0.26 -0.28 by > figures: fn:count fn:sum!
0.07 0.21 by > figures: fn:count grouped
-0.67 -0.64 by > figures: fn:count grouped by what is beside
-0.2 -0.19 by > figures: fn:distinct? fn:avg!
-0.36 -0.4 by > figures: fn:distinct? fn:sum!
-0.82 -0.84 by > figures: fn:distinct? grouped
-0.42 -0.47 by > figures: fn:distinct? grouped by what is beside
-0.5 -0.52 by > figures: fn:distinct? one figure
-0.46 -0.46 by > figures: fn:max one figure
-0.41 -0.35 by > figures: fn:median fn:avg!
-0.4 -0.42 by > figures: fn:median fn:sum!
0.6 0.66 by > figures: fn:median grouped
-0.58 -0.82 by > figures: fn:median one figure
-0.32 -0.22 by > figures: fn:profit grouped
-0.22 -0.22 by > figures: fn:profit grouped by what is beside
-0.67 -0.93 by > figures: fn:profit one figure
0.66 0.73 by > figures: fn:ratio grouped
-0.6 -0.5 by > figures: fn:ratio grouped by what is beside
-0.72 -1.11 by > figures: fn:ratio one figure
0.35 0.33 by > figures: fn:revenue fn:profit
-0.59 -0.63 by > figures: fn:revenue grouped
-0.33 -0.17 by > figures: fn:revenue grouped by what is beside
-0.47 -0.78 by > figures: fn:revenue one figure
-0.22 -0.23 by > figures: fn:sum fn:arithmetic
-0.37 -0.37 by > figures: fn:sum fn:count
-0.43 -0.5 by > figures: fn:sum fn:distinct?
-0.48 -0.36 by > figures: fn:sum fn:ratio
-0.38 -0.29 by > figures: fn:sum grouped by what is beside
-0.18 -0.37 by > figures: fn:sum one figure
0.57 0.84 by > figures: fn:sum! fn:arithmetic
-0.2 -0.28 by > figures: fn:sum! fn:revenue
1.1 1.27 by > figures: fn:sum! fn:units
-0.35 -0.33 by > figures: fn:sum! grouped by what is beside
-0.45 -0.72 by > figures: fn:sum! one figure
0.36 0.47 by > figures: fn:sum? fn:avg!
-0.47 -0.4 by > figures: fn:sum? fn:sum!
-0.43 -0.45 by > figures: fn:sum? grouped
-0.27 -0.29 by > figures: fn:units fn:arithmetic
-1.4 -1.09 by > figures: fn:units grouped
-0.8 -0.89 by > figures: fn:units one figure
-0.49 -0.37 by > figures: grouped named
-0.33 -0.37 by > figures: one figure named
-0.27 -0.29 by > first or last of each
-0.27 -0.29 by > first or last of each:  
-0.7 -0.66 by > first or last row
-0.82 -0.66 by > first or last row: position first
-0.44 -0.45 by > first or last row: time first
-0.34 -0.31 by > first or last row: time last
-0.31 -0.43 by > groups that are named
-0.62 -0.72 by > groups that are named: compared 
-0.16 -0.23 by > groups that have
-0.45 -0.74 by > list
-0.42 -0.5 by > list: all 
-1.64 -1.98 by > list: named things 
-0.35 -0.56 by > list: where 
-0.4 -0.37 by > list: where distinct
0.31 0.21 by > loose figures
-0.34 -0.38 by > loose figures: avg 
0.4 0.35 by > loose figures: look up 
-0.72 -0.97 by > loose figures: look up guess
-0.48 -0.45 by > next or previous row
-0.38 -0.34 by > next or previous row: other way position
-0.55 -0.52 by > next or previous row: said way position
0.26 0.27 by > next or previous row: said way time
0.51 0.47 by > rows before or after another
0.51 0.47 by > rows before or after another: count 
0.37 0.4 by > share: filtered 
-0.41 -0.43 by > share: of groups 
0.35 0.58 by > top groups
1.24 1.26 by > top groups: own measure desc
-0.43 -0.38 by > top groups: revenue desc
0.55 0.49 by > top groups: rows asc
-1.12 -1.1 by > top groups: rows desc
-0.57 -0.43 by > top groups: said measure asc
-0.36 -0.53 by > top groups: said measure desc
-0.34 -0.28 by > top groups: sum of field asc
-0.36 -0.48 by > top groups: sum of field desc
-0.34 -0.24 by > top groups: units asc
-0.37 -0.36 by > top groups: units desc
-0.37 -0.21 by > top rows
-0.28 -0.3 by > top rows: order:hint desc
0.27 0.17 by > top rows: order:said asc
-0.89 -0.93 by > top rows: order:said desc
-0.55 -0.62 by > which of these
-0.22 -0.14 by > which of these: count asc
-0.75 -0.78 by > which of these: guess asc
-0.39 -0.38 by > which of these: guess desc
-1.08 -1.14 by > which of these: position first
-0.34 -0.41 by > which of these: position last
-0.39 -0.42 by > which of these: said asc
-0.43 -0.47 by > which of these: said desc
-0.22 -0.19 by > yes or no
-0.22 -0.19 by > yes or no: exists 
-0.16 -0.2 by at > figures: fn:count fn:sum!
0.2 0.19 by combined > figures: fn:count grouped
-0.21 -0.2 by combined > figures: fn:count one figure
0.26 0.25 by in > figures
0.26 0.25 by in > figures: fn:count one figure
-0.43 -0.28 by in > list
-0.24 -0.19 by in > list: where 
-0.43 -0.3 by in > list: where distinct
-0.23 -0.25 by in > loose figures
-0.26 -0.29 by in > loose figures: avg 
-0.4 -0.41 by in > loose figures: look up guess
-0.21 -0.29 by in > loose figures: sum 
-0.34 -0.5 by number > figures
-0.16 -0.2 by number > figures: fn:arithmetic one figure
-0.41 -0.52 by number > figures: fn:count one figure
0.39 0.37 by number > figures: fn:sum! fn:arithmetic
-0.3 -0.33 by number > first or last row
-0.3 -0.32 by number > first or last row: position first
0.69 0.61 by number > top groups
1.05 0.74 by number > top groups: own measure desc
-0.91 -0.98 by number > top groups: revenue desc
-0.56 -0.77 by number > top groups: rows desc
-0.24 -0.25 by number > top groups: units desc
-0.46 -0.38 by number > top rows
-0.46 -0.38 by number > top rows: order:guess desc
-0.25 -0.13 by total > figure of the top rows
-0.35 -0.44 by total > figures
-0.42 -0.48 by total > figures: fn:count fn:sum
-0.14 -0.22 by total > figures: fn:sum fn:distinct?
-0.33 -0.2 by total > figures: fn:sum grouped by what is beside
-0.34 -0.42 by total > figures: fn:sum one figure
-0.22 -0.29 by total > first or last row
-0.22 -0.29 by total > first or last row: position first
-0.2 -0.26 by total > first or last row: time first
0.41 0.56 by total > top groups
0.54 0.59 by total > top groups: own measure desc
-0.34 -0.33 by total > top groups: revenue desc
-0.26 -0.26 by total > top groups: rows desc
-0.2 -0.2 by total > top groups: units desc
-0.67 -0.56 by total > top rows
-0.51 -0.43 by total > top rows: order:guess desc
-0.4 -0.36 by year > comparison
-0.4 -0.36 by year > comparison: guess value
0.18 0.25 by year > figures
-0.51 -0.52 by year > figures: fn:avg! grouped
0.31 0.35 by year > figures: fn:median grouped
-0.3 -0.27 by year > figures: fn:median one figure
-0.37 -0.36 by year > figures: fn:profit grouped
-0.23 -0.21 by year > figures: fn:profit one figure
0.35 0.33 by year > figures: fn:revenue fn:profit
-0.43 -0.41 by year > figures: fn:revenue grouped
-0.23 -0.25 by year > figures: fn:revenue one figure
-0.86 -0.54 by year > figures: fn:sum! grouped
0.57 0.47 by year > figures: grouped named
0.31 0.31 by year > groups that are named
0.31 0.31 by year > groups that are named: listed 
-0.83 -0.65 by year > list
-0.07 -0.26 by year > list: all 
-0.4 -0.68 by year > list: named things 
-0.71 -0.28 by year > list: where 
-0.29 -0.09 by year > list: where distinct
-0.42 -0.5 came > comparison
-0.42 -0.5 came > comparison: guess value
-0.5 -0.49 came > extreme value
-0.18 -0.22 came > extreme value: max guess
-0.39 -0.42 came > extreme value: max said
-0.22 -0.22 came > extreme value: min guess
-0.17 -0.28 came > figures: fn:count grouped by what is beside
0.28 0.22 came > figures: fn:count one figure
-0.61 -0.6 came > figures: fn:distinct? one figure
0.15 0.2 came > figures: fn:revenue one figure
-0.24 -0.23 came > figures: fn:sum! fn:sum!
-0.47 -0.38 came > figures: fn:sum! grouped by what is beside
0.5 0.45 came > first or last row: position first
-0.33 -0.36 came > first or last row: position last
-0.26 -0.31 came > groups that are named
-0.26 -0.31 came > groups that are named: listed 
-0.44 -0.42 came > list: many 
-0.75 -0.56 came > list: where 
-1.01 -0.7 came > list: where distinct
-0.38 -0.46 came > loose figures
-0.21 -0.29 came > loose figures: avg 
-0.22 -0.26 came > loose figures: count 
-0.21 -0.3 came > loose figures: sum 
0.14 0.2 came > next or previous row
-0.7 -0.74 came > rows before or after another
-0.58 -0.59 came > rows before or after another: count 
-0.63 -0.63 came > rows before or after another: list 
-0.53 -0.53 came > top groups: own measure asc
-0.71 -0.69 came > top groups: own measure desc
0.5 0.64 came > top groups: rows asc
-0.37 -0.37 came > top groups: rows desc
0.23 0.23 came > top groups: sum of field asc
0.6 0.65 came > top groups: sum of field desc
-0.56 -0.59 came > top rows: order:guess desc
-0.23 -0.26 came > top rows: order:hint desc
-0.31 -0.33 came > top rows: order:said asc
0.23 0.24 came > which of these: count desc
0.33 0.28 came > which of these: position first
-0.23 -0.21 came > yes or no
-0.23 -0.21 came > yes or no: exists 
-0.41 -0.48 came after > list
-0.38 -0.5 came after > list: where 
-0.35 -0.38 came after > list: where distinct
-0.32 -0.24 came after > loose figures
-0.32 -0.24 came after > loose figures: count 
0.67 0.73 came after > next or previous row
-0.72 -0.72 came after > next or previous row: other way position
0.74 0.73 came after > next or previous row: said way position
-0.65 -0.59 came after > rows before or after another
-0.29 -0.22 came after > rows before or after another: count 
-0.62 -0.73 came after > rows before or after another: list 
0.32 0.29 came first > first or last row
0.34 0.3 came first > first or last row: position first
0.58 0.6 came first > top groups
0.58 0.6 came first > top groups: rows asc
-0.34 -0.32 came first > which of these
0.25 0.24 came first > which of these: count desc
-0.21 -0.2 came first > which of these: guess desc
0.2 0.14 came first > which of these: position first
-0.45 -0.44 came first > which of these: position last
-0.42 -0.5 came from > comparison
-0.42 -0.5 came from > comparison: guess value
-0.34 -0.33 came from > extreme value
-0.18 -0.21 came from > extreme value: max guess
-0.34 -0.33 came from > extreme value: max said
0.36 0.4 came from > figures
-0.08 -0.2 came from > figures: fn:count grouped by what is beside
0.45 0.55 came from > figures: fn:count one figure
-0.44 -0.55 came from > figures: fn:distinct? one figure
0.15 0.2 came from > figures: fn:revenue one figure
-0.24 -0.23 came from > figures: fn:sum! fn:sum!
-0.47 -0.38 came from > figures: fn:sum! grouped by what is beside
-0.23 -0.37 came from > first or last row
-0.23 -0.37 came from > first or last row: position last
-0.26 -0.31 came from > groups that are named
-0.26 -0.31 came from > groups that are named: listed 
-0.28 -0.27 came from > list: many 
-0.35 -0.39 came from > list: where 
-0.36 -0.21 came from > list: where distinct
0.71 0.63 came from > top groups
-0.49 -0.47 came from > top groups: own measure desc
0.54 0.46 came from > top groups: sum of field desc
-0.39 -0.46 came from > top rows
-0.38 -0.32 came from > top rows: order:guess desc
-0.36 -0.36 came from > top rows: order:said desc
-0.41 -0.31 came in > extreme value
-0.23 -0.18 came in > extreme value: max said
-0.22 -0.19 came in > extreme value: min guess
-0.32 -0.27 came in > figures
-0.33 -0.27 came in > figures: fn:count one figure
-0.33 -0.27 came in > figures: fn:distinct? one figure
0.38 0.35 came in > first or last row: position first
-0.28 -0.27 came in > first or last row: position last
-0.31 -0.34 came in > list
-0.24 -0.27 came in > list: named things 
-0.3 -0.29 came in > list: where 
-0.23 -0.25 came in > list: where distinct
-0.18 -0.22 came in > loose figures
0.39 0.41 came in > next or previous row
-0.54 -0.54 came in > next or previous row: other way position
0.58 0.58 came in > next or previous row: said way position
-0.47 -0.36 came in > rows before or after another
-0.43 -0.33 came in > rows before or after another: count 
-0.23 -0.31 came in > rows before or after another: list 
-0.53 -0.53 came in > top groups: own measure asc
-0.53 -0.54 came in > top groups: own measure desc
0.25 0.32 came in > top groups: rows asc
-0.64 -0.66 came in > top groups: rows desc
0.23 0.23 came in > top groups: sum of field asc
0.43 0.44 came in > top groups: sum of field desc
-0.55 -0.55 came in > top rows: order:guess desc
-0.23 -0.26 came in > top rows: order:hint desc
-0.31 -0.33 came in > top rows: order:said asc
-0.22 -0.17 came in > which of these
-0.22 -0.15 came in > which of these: position last
0.29 0.2 columns that are named conditions 0
-0.31 -0.38 columns that are named conditions 2
0.29 0.2 columns that are named: all
-0.25 -0.21 combined > figures: fn:count fn:sum!
0.2 0.19 combined > figures: fn:count grouped
-0.29 -0.29 combined > figures: fn:count one figure
-0.35 -0.35 combined > figures: fn:distinct? one figure
-0.22 -0.18 combined > figures: fn:sum? grouped by what is beside
-0.28 -0.22 combined > list
-0.16 -0.2 combined > list: many 
-0.28 -0.19 combined > list: where distinct
0.23 0.28 combined > loose figures
-0.43 -0.39 combined > loose figures: avg 
-0.39 -0.37 combined > loose figures: look up 
0.37 0.37 combined > loose figures: sum 
0.25 0.28 come > comparison
0.25 0.28 come > comparison: guess value
0.29 0.24 come > figures
-0.32 -0.26 come > figures: fn:count grouped by what is beside
0.63 0.59 come > figures: fn:count one figure
-0.62 -0.61 come > figures: fn:distinct? one figure
-0.41 -0.4 come > figures: one figure named
-0.35 -0.26 come > list
-0.26 -0.19 come > list: many 
-0.3 -0.23 come > list: where distinct
-0.58 -0.55 come > loose figures: avg 
0.2 0.19 come from > list: where 
-0.18 -0.23 come from > loose figures
0.25 0.28 come in > comparison
0.25 0.28 come in > comparison: guess value
-0.28 -0.23 come in > figures: fn:count grouped by what is beside
0.5 0.51 come in > figures: fn:count one figure
-0.62 -0.61 come in > figures: fn:distinct? one figure
-0.41 -0.4 come in > figures: one figure named
-0.22 -0.25 come in > list
-0.49 -0.53 come in > loose figures: avg 
0.2 0.16 come in > loose figures: count 
-0.59 -0.46 common > extreme value
-0.22 -0.25 common > extreme value: max guess
-0.7 -0.74 common > extreme value: max said
-0.38 -0.32 common > figures
-0.28 -0.27 common > figures: fn:mode grouped by what is beside
-0.37 -0.31 common > figures: fn:mode one figure
0.61 0.57 common > top groups
0.75 0.79 common > top groups: own measure desc
0.38 0.34 common > top groups: rows desc
-0.73 -0.74 common > top rows
-0.5 -0.51 common > top rows: order:guess desc
-0.55 -0.56 common > top rows: order:said desc
0.26 0.33 comparison conditions 0
-0.38 -0.6 comparison conditions 1
-0.44 -0.49 comparison conditions 2
0.36 0.46 comparison: floating
-0.34 -0.36 comparison: guess
0.26 0.26 comparison: said
-0.19 -0.33 comparison: value
-0.59 -0.45 conditions 0
0.48 0.55 conditions 1
0.26 0.15 conditions 2
-0.65 -1.1 conditions 3
0.63 0.58 consecutive > comparison
0.63 0.58 consecutive > comparison: guess value
0.57 0.61 consecutive > extreme value
0.57 0.61 consecutive > extreme value: max guess
-0.55 -0.53 consecutive > extreme value: max said
-0.26 -0.32 consecutive > figures: fn:avg! grouped by what is beside
0.61 0.6 consecutive > figures: fn:count fn:avg!
-0.27 -0.3 consecutive > figures: fn:count grouped by what is beside
-0.26 -0.26 consecutive > figures: fn:max one figure
-0.52 -0.54 consecutive > figures: fn:sum! grouped by what is beside
0.32 0.3 consecutive > first or last row
0.32 0.3 consecutive > first or last row: position first
-0.09 -0.2 consecutive > groups that are named
-0.09 -0.2 consecutive > groups that are named: listed 
-0.33 -0.3 consecutive > list
-0.41 -0.39 consecutive > list: all 
-0.69 -0.62 consecutive > list: many 
-0.2 -0.19 consecutive > list: where distinct
-0.36 -0.33 consecutive > loose figures
-0.5 -0.7 consecutive > loose figures: avg 
0.33 0.36 consecutive > loose figures: count 
-0.57 -0.49 consecutive > loose figures: look up 
-0.2 -0.46 consecutive > loose figures: look up guess
-0.76 -0.73 consecutive > loose figures: sum 
-0.32 -0.29 consecutive > rows before or after another
-0.34 -0.31 consecutive > rows before or after another: list 
-0.45 -0.4 consecutive > top groups
-0.32 -0.3 consecutive > top groups: rows asc
-0.32 -0.34 consecutive > top groups: rows desc
-0.31 -0.31 consecutive > top rows
-0.24 -0.26 consecutive > top rows: order:guess desc
-0.33 -0.32 consecutive > top rows: order:said desc
-0.5 -0.7 consecutive years > comparison
-0.5 -0.7 consecutive years > comparison: guess value
-0.23 -0.19 consecutive years > figures: fn:count grouped by what is beside
0.34 0.39 consecutive years > list
-0.28 -0.23 consecutive years > list: all 
-0.42 -0.37 consecutive years > list: many 
0.4 0.42 consecutive years > list: where 
0.26 0.3 consecutive years > list: where distinct
-0.49 -0.44 consecutive years > loose figures
-0.67 -0.52 consecutive years > loose figures: avg 
-0.56 -0.43 consecutive years > loose figures: count 
-0.28 -0.19 consecutive years > loose figures: look up 
-0.37 -0.4 consecutive years > loose figures: sum 
-0.33 -0.1 count > amount
-0.56 -0.58 count > average of each
0.52 0.54 count > columns that are named
-0.17 -0.2 count > comparison: guess value
0.26 0.27 count > difference
-0.3 -0.33 count > difference: of counts 
-0.13 -0.21 count > difference: of counts turned 
-0.28 -0.3 count > difference: of ends guess
0.03 -0.37 count > difference: of ends said
-0.2 -0.19 count > difference: of two guess
0.41 0.33 count > difference: of two said
-0.27 -0.28 count > difference: of two turned guess
-0.24 -0.28 count > difference: of two turned said
-0.36 -0.35 count > extreme value
-0.93 -0.76 count > figures
-0.18 -0.23 count > figures: fn:count fn:count
-0.32 -0.39 count > figures: fn:count fn:distinct
0.33 0.43 count > figures: fn:count grouped
-0.28 -0.24 count > figures: fn:count grouped by what is beside
0.45 0.39 count > figures: fn:count one figure
-0.36 -0.35 count > figures: fn:distinct one figure
-0.21 -0.23 count > figures: fn:sum! fn:count
-0.27 -0.29 count > first or last of each
-0.42 -0.44 count > first or last row
-0.16 -0.4 count > groups that are named
-1.08 -1.09 count > groups that have
-0.3 -0.61 count > list
-0.42 -0.46 count > list: all 
-0.2 -0.19 count > list: where 
-0.33 -0.4 count > list: where distinct
0.59 0.63 count > loose figures
-0.22 -0.25 count > loose figures: look up guess
-2.46 -3.11 count > name
-0.2 -0.2 count > next or previous row: other way position
0.2 0.19 count > next or previous row: said way position
0.48 0.57 count > none
-1.69 -1.87 count > place
-0.96 -1.51 count > text
-1.56 -2.04 count > time
-0.36 -0.42 count > top groups
-0.33 -0.37 count > top rows
-0.24 -0.23 count > which of these
0.2 0.25 count by > figures
0.33 0.43 count by > figures: fn:count grouped
-0.34 -0.46 count by > figures: fn:count one figure
-0.19 -0.25 count by > list
-0.18 -0.22 count by > list: all 
-0.2 -0.27 count by > list: where distinct
-0.17 -0.2 count how > comparison
-0.17 -0.2 count how > comparison: guess value
0.2 0.2 count how > figures
-0.18 -0.23 count how > figures: fn:count fn:count
-0.32 -0.39 count how > figures: fn:count fn:distinct
0.25 0.33 count how > figures: fn:distinct one figure
-0.22 -0.25 count how > loose figures
-0.22 -0.25 count how > loose figures: look up guess
0.26 0.27 count of > difference
-0.3 -0.33 count of > difference: of counts 
-0.13 -0.21 count of > difference: of counts turned 
-0.28 -0.3 count of > difference: of ends guess
0.03 -0.37 count of > difference: of ends said
-0.2 -0.19 count of > difference: of two guess
0.41 0.33 count of > difference: of two said
-0.27 -0.28 count of > difference: of two turned guess
-0.24 -0.28 count of > difference: of two turned said
-0.25 -0.21 count of > figures: fn:count grouped by what is beside
0.53 0.54 count of > figures: fn:count one figure
-0.53 -0.54 count of > figures: fn:distinct one figure
-0.21 -0.23 count of > figures: fn:sum! fn:count
-0.2 -0.2 count on > next or previous row: other way position
0.2 0.19 count on > next or previous row: said way position
-0.37 -0.37 did > against another row
-0.29 -0.3 did > against another row: count said
-0.38 -0.42 did > against another row: list said
-0.27 -0.26 did > comparison: guess floating
0.2 0.22 did > comparison: said floating
-0.88 -0.93 did > difference: of counts turned 
-0.61 -0.69 did > difference: of ends guess
-0.39 -0.43 did > difference: of ends said
-0.86 -1.16 did > difference: of two guess
0.49 0.36 did > difference: of two turned guess
-0.7 -0.68 did > extreme value
-0.32 -0.35 did > extreme value: max said
-0.38 -0.37 did > extreme value: min guess
-0.55 -0.71 did > extreme value: min said
-0.2 -0.14 did > figures
-0.37 -0.32 did > figures: fn:count fn:avg!
-0.28 0.13 did > figures: fn:count fn:sum
0.24 0.35 did > figures: fn:count fn:sum!
-0.24 -0.24 did > figures: fn:count grouped
-0.65 -0.63 did > figures: fn:count grouped by what is beside
-0.35 -0.31 did > figures: fn:distinct? fn:avg!
-0.22 -0.03 did > figures: fn:distinct? fn:sum!
-0.37 -0.49 did > figures: fn:distinct? grouped by what is beside
-0.3 -0.42 did > figures: fn:distinct? one figure
-0.18 -0.29 did > figures: fn:max grouped
-0.15 -0.2 did > figures: fn:max grouped by what is beside
-0.23 -0.21 did > figures: fn:max one figure
0.22 0.22 did > figures: fn:revenue fn:sum!
-0.48 -0.48 did > figures: fn:sum! fn:sum!
-0.21 -0.26 did > figures: fn:sum! grouped by what is beside
-0.33 -0.32 did > figures: fn:sum? fn:avg!
0.27 0.2 did > figures: fn:sum? fn:sum!
-0.25 -0.36 did > figures: fn:sum? grouped by what is beside
0.57 0.57 did > figures: fn:sum? one figure
-0.27 -0.27 did > figures: fn:units fn:avg!
-0.21 -0.23 did > figures: fn:units fn:max
-0.26 -0.29 did > figures: fn:units fn:units
-0.24 -0.27 did > figures: fn:units grouped
-0.51 -0.58 did > figures: grouped named
-0.59 -0.63 did > figures: one figure named
-0.47 -0.53 did > first or last row: position first
0.25 0.02 did > first or last row: time first
0.33 0.33 did > first or last row: time last
-0.47 -0.53 did > groups that are named
-0.47 -0.53 did > groups that are named: listed 
-0.35 -0.43 did > list: all 
0.32 0.26 did > list: many 
-0.89 -1.17 did > list: named things 
-0.31 -0.25 did > list: where 
-0.2 -0.15 did > list: where distinct
0.26 0.28 did > loose figures
0.32 0.23 did > loose figures: avg 
-0.33 -0.27 did > loose figures: count 
-0.3 -0.39 did > next or previous row
-0.63 -0.68 did > next or previous row: said way position
-0.48 -0.47 did > next or previous row: said way time
0.31 0.4 did > rows before or after another
0.22 0.13 did > rows before or after another: list 
-0.22 -0.22 did > share: filtered twice 
0.17 0.22 did > the same as another row
-0.33 -0.28 did > the same as another row: count guess
-0.3 -0.26 did > the same as another row: count said
0.17 0.21 did > the same as another row: list guess
0.31 0.34 did > the same as another row: list said
-0.57 -0.63 did > top groups
0.17 0.22 did > top groups: own measure asc
-0.42 -0.51 did > top groups: own measure desc
-0.27 -0.33 did > top groups: revenue desc
0.06 0.24 did > top groups: rows asc
-0.9 -0.94 did > top groups: rows desc
0.64 0.63 did > top groups: said measure desc
-0.37 -0.41 did > top groups: sum of field desc
-0.19 -0.23 did > top groups: units desc
-0.38 -0.37 did > top rows: order:guess asc
0.18 0.29 did > top rows: order:said asc
-0.21 -0.24 did > top rows: order:said desc
0.28 0.22 did > which of these: count desc
-0.23 -0.26 did > which of these: guess asc
-0.35 -0.53 did > which of these: guess desc
-0.24 -0.42 did > which of these: position first
0.23 -0.03 did > which of these: position last
0.35 0.39 did > which of these: said asc
0.21 0.19 did > which of these: said desc
0.16 0.22 did both > figures
0.16 0.23 did both > figures: fn:sum! grouped
0.56 0.59 did both > list
0.59 0.58 did both > list: many 
-0.23 -0.42 did both > list: where 
0.1 -0.35 did both > list: where distinct
-0.17 -0.22 did both > loose figures
-0.21 -0.37 did both > loose figures: sum 
-0.3 -0.32 did each > extreme value
-0.3 -0.32 did each > extreme value: max said
-0.25 -0.23 did each > figures: fn:count grouped by what is beside
0.28 0.28 did each > figures: fn:count one figure
-0.35 -0.25 did each > figures: grouped named
0.31 0.23 did each > first or last of each
0.31 0.23 did each > first or last of each:  
-0.26 -0.2 did each > first or last row
-0.26 -0.2 did each > first or last row: position last
-0.28 -0.29 did each > first or last row: time last
-0.32 -0.32 did each > list
-0.31 -0.31 did each > list: where 
-0.31 -0.31 did each > list: where distinct
-0.29 -0.19 did each > loose figures
-0.22 -0.22 did each > loose figures: look up guess
-0.34 -0.22 did each > top groups
-0.35 -0.23 did each > top groups: revenue desc
-0.31 -0.19 did each > top groups: rows desc
-0.27 -0.18 did each > top groups: units desc
-0.49 -0.49 did each > top rows
-0.49 -0.49 did each > top rows: order:said desc
0.25 0.27 did in > figures
0.22 0.01 did in > figures: fn:count one figure
0.27 0.34 did in > figures: fn:distinct? one figure
-0.25 -0.27 did in > list
-0.28 -0.29 did in > list: named things 
-0.22 -0.23 did in > list: where distinct
0.48 0.51 did most > top groups
-0.51 -0.2 did most > top groups: rows desc
0.49 0.51 did most > top groups: sum of field desc
-0.48 -0.51 did most > top rows
-0.48 -0.51 did most > top rows: order:said desc
-0.4 -0.42 did not > comparison
-0.4 -0.42 did not > comparison: guess value
-0.3 -0.37 did not > figures: fn:count grouped by what is beside
0.26 0.27 did not > figures: fn:count one figure
-0.18 -0.2 did not > figures: fn:distinct? grouped by what is beside
-0.24 -0.22 did not > figures: fn:sum! grouped by what is beside
-0.2 -0.34 did not > figures: fn:sum? fn:sum!
-0.2 -0.21 did not > figures: fn:sum? grouped by what is beside
0.32 0.33 did not > how long
0.32 0.33 did not > how long: between rows 
-0.44 -0.5 did not > list: all 
-0.23 -0.21 did not > list: where distinct
-0.62 -0.67 did not > loose figures
-0.44 -0.83 did not > loose figures: avg 
-0.23 -0.25 did not > loose figures: count 
-0.55 -0.49 did not > loose figures: look up 
-0.33 -0.21 did not > loose figures: look up guess
-0.43 -0.34 did not > loose figures: sum 
0.16 0.21 did not > the same as another row
-0.33 -0.28 did not > the same as another row: count guess
-0.16 -0.2 did not > the same as another row: count said
0.17 0.21 did not > the same as another row: list guess
-0.2 -0.24 did not > yes or no
-0.2 -0.24 did not > yes or no: exists 
0.21 0.29 difference > amount
-0.41 -0.49 difference > comparison
-0.44 -0.51 difference > comparison: guess value
0.44 0.3 difference > difference
-0.16 -0.23 difference > difference: of counts 
-0.26 -0.31 difference > difference: of ends guess
0.2 0.29 difference > difference: of fields 
-0.69 -0.9 difference > difference: of two guess
-0.63 -0.67 difference > difference: of two turned guess
-0.54 -0.49 difference > extreme value
-0.5 -0.48 difference > extreme value: max guess
-0.21 -0.15 difference > extreme value: max said
-0.34 -0.32 difference > figures
-0.13 -0.27 difference > figures: fn:count fn:count
-0.21 -0.2 difference > figures: fn:max one figure
-0.21 -0.23 difference > figures: fn:sum! fn:count
-0.33 -0.34 difference > groups that are named
-0.33 -0.34 difference > groups that are named: listed 
-0.71 -0.74 difference > list
-0.21 -0.24 difference > list: many 
-0.72 -0.69 difference > list: where 
-0.65 -0.57 difference > list: where distinct
-0.74 -0.65 difference > loose figures
-0.26 -0.29 difference > loose figures: avg 
-0.73 -0.76 difference > loose figures: count 
-0.19 -0.31 difference > loose figures: sum 
-0.26 -0.32 difference > time
-0.2 -0.18 difference > top groups
-0.2 -0.18 difference > top groups: own measure desc
0.21 0.2 difference > top rows
0.24 0.23 difference > top rows: order:guess desc
-0.63 -0.59 difference > top rows: order:said desc
-0.59 -0.64 difference > which of these
-0.24 -0.16 difference > which of these: count desc
-0.4 -0.38 difference > which of these: guess asc
-0.37 -0.41 difference > which of these: guess desc
-0.54 -0.51 difference > which of these: position first
-0.43 -0.49 difference > which of these: position last
-0.4 -0.38 difference > which of these: said asc
-0.4 -0.52 difference > which of these: said desc
-0.29 -0.36 difference between > comparison
-0.33 -0.4 difference between > comparison: guess value
-0.28 -0.41 difference between > difference: of counts turned 
-0.32 -0.38 difference between > difference: of ends guess
-0.48 -0.7 difference between > difference: of ends said
0.42 0.51 difference between > difference: of fields 
-0.27 -0.28 difference between > difference: of two guess
-0.27 -0.34 difference between > difference: of two turned guess
-0.13 -0.27 difference between > figures: fn:count fn:count
-0.21 -0.23 difference between > figures: fn:sum! fn:count
-0.24 -0.22 difference between > groups that are named
-0.24 -0.22 difference between > groups that are named: listed 
-0.14 -0.43 difference between > loose figures
-0.34 -0.43 difference between > which of these
-0.25 -0.28 difference between > which of these: guess asc
-0.22 -0.28 difference between > which of these: guess desc
-0.4 -0.45 difference between > which of these: position first
-0.23 -0.29 difference between > which of these: position last
-0.24 -0.28 difference between > which of these: said asc
-0.22 -0.33 difference between > which of these: said desc
0.37 0.46 difference conditions 0
0.23 0.5 difference conditions 1
-1.04 -1.47 difference conditions 2
-0.31 -0.4 difference in > comparison
-0.28 -0.38 difference in > comparison: guess value
0.72 0.56 difference in > difference
-0.83 -0.87 difference in > difference: of counts 
-0.21 -0.14 difference in > difference: of ends guess
0.62 0.69 difference in > difference: of ends said
-0.64 -0.84 difference in > difference: of fields 
-0.19 -0.23 difference in > difference: of fields turned 
-0.73 -0.81 difference in > difference: of two guess
-0.31 -0.33 difference in > difference: of two turned guess
-0.61 -0.83 difference in > difference: of two turned said
-0.17 -0.28 difference in > groups that are named
-0.17 -0.28 difference in > groups that are named: listed 
-0.51 -0.56 difference in > list
-0.51 -0.52 difference in > list: where 
-0.47 -0.42 difference in > list: where distinct
-0.55 -0.53 difference in > loose figures
-0.55 -0.53 difference in > loose figures: count 
-0.45 -0.19 difference in > which of these
-0.35 -0.13 difference in > which of these: position last
0.02 0.32 difference of > comparison: difference 
-0.18 -0.21 difference of > comparison: guess value
0.27 0.38 difference of > difference
-0.65 -0.66 difference of > difference: of counts 
-0.54 -0.51 difference of > difference: of counts turned 
-0.56 -0.65 difference of > difference: of ends guess
-0.2 -0.34 difference of > difference: of ends said
-0.49 -0.57 difference of > difference: of fields 
-0.38 -0.42 difference of > difference: of fields turned 
-0.29 -0.31 difference of > difference: of two guess
0.37 0.5 difference of > difference: of two said
-0.38 -0.42 difference of > difference: of two turned guess
-0.98 -1.15 difference of > difference: of two turned said
0.34 0.31 difference: difference
-0.27 -0.37 difference: of counts
-0.23 -0.32 difference: of ends
0.2 0.29 difference: of fields
-0.2 -0.17 difference: of fields turned
-0.22 -0.17 difference: of two turned
-0.17 -0.2 different > comparison
-0.17 -0.2 different > comparison: guess value
0.65 0.67 different > figures
-0.18 -0.23 different > figures: fn:count fn:count
-0.32 -0.39 different > figures: fn:count fn:distinct
-0.34 -0.35 different > figures: fn:count fn:sum!
-0.27 -0.24 different > figures: fn:count grouped by what is beside
0.44 0.5 different > figures: fn:distinct one figure
-0.26 -0.2 different > list
-0.73 -0.62 different > loose figures
-0.24 -0.16 different > loose figures: avg 
-0.55 -0.51 different > loose figures: look up guess
-0.38 -0.38 different > loose figures: sum 
-0.26 -0.23 different total > figures: fn:count one figure
0.26 0.23 different total > figures: fn:distinct one figure
0.22 0.19 distinct > columns that are named
0.21 0.2 distinct > columns that are named: columns named all
0.26 0.29 distinct > figures: fn:count fn:distinct
-0.31 -0.33 distinct > figures: fn:count grouped
-0.35 -0.31 distinct > figures: fn:count one figure
0.42 0.42 distinct > figures: fn:distinct one figure
0.41 0.46 distinct > figures: fn:distinct? fn:count
-0.17 -0.22 distinct > loose figures
-0.17 -0.21 distinct > loose figures: avg 
-0.15 -0.25 distinct > loose figures: look up 
-0.27 -0.26 do > comparison: guess value
0.26 0.32 do > comparison: said value
-0.34 -0.35 do > figures
-0.23 -0.25 do > figures: fn:avg! fn:units
-0.23 -0.25 do > figures: fn:count fn:sum!
-0.43 -0.45 do > figures: fn:count grouped
-0.26 -0.08 do > figures: fn:count one figure
-0.41 -0.3 do > figures: fn:distinct? grouped
-0.25 -0.51 do > figures: fn:distinct? one figure
0.33 0.34 do > figures: fn:ratio grouped
-0.24 -0.32 do > figures: fn:sum! fn:units
-0.18 -0.2 do > figures: fn:units grouped
-0.23 -0.42 do > figures: one figure named
-0.33 -0.4 do > groups that are named
-0.33 -0.4 do > groups that are named: compared 
-0.4 -0.28 do > list
-0.63 -0.66 do > list: all 
-0.18 -0.21 do > list: many 
-0.17 -0.3 do > list: named things 
0.2 0.18 do > list: named things columns named
-0.59 -0.06 do > list: where 
0.38 0.29 do > list: where distinct
-0.49 -0.46 do > loose figures: avg 
-0.46 -0.42 do > loose figures: look up 
-0.19 -0.32 do > loose figures: look up guess
0.32 0.29 do > loose figures: sum 
0.47 0.42 do not > figures: fn:count one figure
0.2 0.18 do not > list: named things columns named
-0.19 -0.32 do not > loose figures
-0.19 -0.32 do not > loose figures: look up guess
0.27 0.29 does > difference
-0.21 -0.26 does > difference: of counts 
-0.39 -0.44 does > difference: of counts turned 
0.27 0.28 does > difference: of ends guess
0.24 0.28 does > difference: of two guess
-0.25 -0.3 does > difference: of two turned guess
0.35 0.35 does > extreme value
-0.17 -0.22 does > extreme value: max guess
-0.19 -0.2 does > extreme value: max said
-0.44 -0.44 does > extreme value: min guess
0.36 0.35 does > extreme value: min said
-0.27 -0.36 does > figure of the top rows
-0.28 -0.36 does > figure of the top rows: avg 
-0.27 -0.34 does > figure of the top rows: sum 
-0.24 -0.32 does > figures: fn:count fn:sum!
-0.51 -0.49 does > figures: fn:count grouped by what is beside
-0.22 -0.21 does > figures: fn:count one figure
-0.76 -0.75 does > figures: fn:distinct? fn:sum!
-0.69 -0.64 does > figures: fn:distinct? one figure
-0.35 -0.33 does > figures: fn:min one figure
0.2 0.3 does > figures: fn:normal one figure
0.44 0.43 does > figures: fn:sum one figure
-0.24 -0.26 does > figures: fn:sum! fn:count
0.74 0.75 does > figures: fn:sum? fn:sum!
0.6 0.61 does > figures: fn:sum? one figure
-0.39 -0.45 does > first or last row
-0.35 -0.45 does > first or last row: position first
-0.29 -0.44 does > first or last row: time first
-0.22 -0.18 does > list
-0.18 -0.24 does > list: all 
0.04 -0.22 does > list: many 
-0.18 -0.2 does > list: where distinct
-0.43 -0.54 does > loose figures
-0.43 -0.49 does > loose figures: avg 
-0.45 -0.36 does > loose figures: count 
0.45 0.02 does > loose figures: look up 
-0.83 -0.77 does > loose figures: look up guess
-0.52 -0.52 does > loose figures: sum 
-0.47 -0.45 does > top groups: own measure desc
0.24 0.27 does > top groups: rows desc
-0.34 -0.28 does > top groups: sum of field desc
-0.35 -0.43 does > top rows
-0.28 -0.3 does > top rows: order:guess desc
-0.21 -0.25 does > top rows: order:said desc
0.21 0.2 does > which of these
-0.11 -0.47 does > which of these: count asc
0.36 0.26 does > which of these: count desc
0.24 0.29 does > which of these: guess asc
-0.38 -0.38 does > which of these: guess desc
-0.15 -0.61 does > which of these: position first
0.15 0.23 does > which of these: position last
0.43 0.05 does > which of these: said asc
0.26 0.25 does at > difference
-0.21 -0.26 does at > difference: of counts 
-0.39 -0.44 does at > difference: of counts turned 
-0.14 -0.37 does at > difference: of ends guess
0.24 0.28 does at > difference: of two guess
-0.25 -0.3 does at > difference: of two turned guess
-0.28 -0.36 does each > list
-0.11 -0.22 does each > list: all 
-0.03 -0.41 does each > list: where 
-0.31 -0.32 does each > list: where distinct
-0.47 -0.45 does each > loose figures
-0.47 -0.45 does each > loose figures: count 
0.42 0.38 does each > yes or no
0.42 0.38 does each > yes or no: exists 
0.71 0.72 during > comparison
0.71 0.72 during > comparison: guess value
0.79 0.82 during > figures
-0.42 -0.48 during > figures: fn:count grouped by what is beside
-0.24 -0.27 during > figures: fn:distinct? grouped by what is beside
0.65 0.65 during > figures: fn:distinct? one figure
0.25 0.3 during > first or last row
0.25 0.3 during > first or last row: position first
0 -0.24 during > groups that have
0 -0.24 during > groups that have: list guess
-0.5 -0.69 during > list
-0.48 -0.64 during > list: where 
-0.53 -0.75 during > list: where distinct
-0.83 -0.86 during > loose figures
-0.38 -0.45 during > loose figures: avg 
-0.7 -0.64 during > loose figures: look up guess
-0.53 -0.7 during > loose figures: sum 
0.2 0.21 during > next or previous row
0.23 0.24 during > next or previous row: other way position
-0.21 -0.21 during > rows before or after another
-0.23 -0.23 during > rows before or after another: list 
-0.24 -0.23 during > top groups
-0.2 -0.21 during > top groups: own measure asc
0.34 0.44 during > top groups: own measure desc
-0.54 -0.57 during > top groups: rows asc
-0.04 -0.52 during > top groups: rows desc
-0.32 -0.28 during > top groups: units desc
-0.18 -0.27 during > top rows
0 -0.24 during last > groups that have
0 -0.24 during last > groups that have: list guess
0.46 0.48 during last > top groups
0.34 0.44 during last > top groups: own measure desc
-0.04 -0.52 during last > top groups: rows desc
-0.32 -0.28 during last > top groups: units desc
-0.3 -0.37 each > average of each
-0.3 -0.37 each > average of each:  
-0.53 -0.47 each > comparison
-0.53 -0.47 each > comparison: guess value
-0.51 -0.62 each > extreme value
-0.3 -0.32 each > extreme value: max said
-0.63 -0.64 each > extreme value: min said
-0.32 -0.23 each > figures
-0.16 -0.2 each > figures: fn:arithmetic one figure
0.38 0.43 each > figures: fn:avg grouped
-0.18 -0.21 each > figures: fn:avg one figure
0.26 0.29 each > figures: fn:count fn:distinct
-0.3 -0.35 each > figures: fn:count fn:sum!
-0.25 -0.23 each > figures: fn:count grouped by what is beside
-0.39 -0.4 each > figures: fn:count one figure
0.41 0.46 each > figures: fn:distinct? fn:count
-0.68 -0.73 each > figures: fn:distinct? grouped
-0.63 -0.61 each > figures: fn:distinct? one figure
-0.21 -0.18 each > figures: fn:median grouped
-0.18 -0.26 each > figures: fn:median one figure
0.33 0.34 each > figures: fn:ratio grouped
-0.25 -0.25 each > figures: fn:revenue grouped
0.39 0.37 each > figures: fn:sum! fn:arithmetic
-0.21 -0.2 each > figures: fn:sum! fn:count
-0.25 -0.24 each > figures: fn:sum! fn:distinct?
-0.33 -0.32 each > figures: fn:sum! grouped
0.46 0.44 each > figures: fn:sum? grouped
-0.21 -0.27 each > figures: grouped named
0.44 0.38 each > first or last of each
0.44 0.38 each > first or last of each:  
-0.43 -0.39 each > first or last row
-0.23 -0.31 each > first or last row: position first
-0.26 -0.2 each > first or last row: position last
-0.36 -0.65 each > first or last row: time first
-0.28 -0.29 each > first or last row: time last
-0.6 -0.57 each > groups that are named
-0.6 -0.57 each > groups that are named: listed 
0.43 0.35 each > list
-0.51 -0.57 each > list: all 
-0.24 -0.13 each > loose figures
-0.67 -0.74 each > loose figures: avg 
-0.2 -0.21 each > loose figures: count 
-0.31 -0.28 each > loose figures: look up 
-0.17 0.36 each > loose figures: look up guess
-0.86 -1.06 each > loose figures: sum 
-0.2 -0.26 each > top groups: own measure asc
0.24 0.29 each > top groups: own measure desc
-0.2 -0.21 each > top groups: revenue asc
0.73 0.74 each > top groups: revenue desc
-0.19 -0.2 each > top groups: rows asc
-0.61 -0.59 each > top groups: rows desc
-0.9 -0.94 each > top groups: said measure desc
-0.19 -0.21 each > top groups: sum of field desc
-0.51 -0.53 each > top groups: units desc
-0.56 -0.68 each > top rows
-0.25 -0.3 each > top rows: order:said asc
-0.81 -0.85 each > top rows: order:said desc
-0.38 -0.42 each > which of these
-0.38 -0.45 each > which of these: count asc
-0.43 -0.49 each > which of these: count desc
-0.27 -0.28 each > which of these: guess asc
-0.37 -0.4 each > which of these: guess desc
-0.54 -0.59 each > which of these: position first
-0.45 -0.49 each > which of these: position last
-0.26 -0.23 each of > list: many 
-0.23 -0.16 each of > list: where 
-0.26 0.05 each of > list: where distinct
-0.2 -0.22 each of > loose figures: count 
0.26 0.22 each other > figures: fn:count grouped
-0.26 -0.22 each other > figures: fn:count one figure
0.22 0.18 each with > list: where 
-0.24 0.16 each with > list: where distinct
-0.28 -0.28 each won > comparison
-0.28 -0.28 each won > comparison: guess value
-0.24 -0.24 each won > figures
-0.24 -0.24 each won > figures: fn:count one figure
0.4 0.11 each won > list
-0.36 -0.29 each won > list: where 
0.4 0.12 each won > list: where distinct
-0.04 0.37 each won > loose figures
-0.04 0.37 each won > loose figures: look up guess
-0.51 -0.53 earlier > list
-0.45 -0.35 earlier > list: many 
-0.37 -0.43 earlier > list: where 
-0.4 -0.37 earlier > list: where distinct
-0.29 -0.29 earlier > loose figures
-0.27 -0.14 earlier > loose figures: avg 
-0.27 -0.36 earlier > loose figures: count 
0.49 0.58 earlier > which of these
-0.24 -0.25 earlier > which of these: count asc
-0.21 -0.08 earlier > which of these: count desc
0.6 0.63 earlier > which of these: guess desc
-0.19 -0.29 earlier > which of these: position last
0.65 0.68 earlier > which of these: said asc
-0.79 -0.84 earlier > which of these: said desc
-0.2 -0.21 earlier > yes or no
-0.2 -0.21 earlier > yes or no: exists 
-0.39 -0.31 earliest > extreme value
-0.39 -0.31 earliest > extreme value: min said
0.23 0.24 earliest > first or last row: position first
-0.44 -0.41 earliest > first or last row: position turned first
-0.73 -0.71 earliest > first or last row: time first
-0.28 -0.3 earliest > list
-0.26 -0.27 earliest > list: where 
-0.59 -0.52 earliest > top groups
-0.59 -0.52 earliest > top groups: rows asc
-0.32 -0.3 earliest > top rows: order:guess asc
-0.26 -0.19 earliest year > extreme value
-0.26 -0.19 earliest year > extreme value: min said
0.49 0.53 earliest year > first or last row
0.49 0.52 earliest year > first or last row: position first
-0.46 -0.45 earliest year > first or last row: position turned first
-0.65 -0.58 earliest year > first or last row: time first
-0.28 -0.3 earliest year > list
-0.26 -0.27 earliest year > list: where 
-0.41 -0.42 earliest year > top groups
-0.41 -0.42 earliest year > top groups: rows asc
-0.49 -0.54 earliest year > top rows
-0.49 -0.54 earliest year > top rows: order:said asc
0.4 0.38 either > figures
-0.25 -0.24 either > figures: fn:count grouped by what is beside
0.36 0.4 either > figures: fn:count one figure
0.2 0.32 either > figures: fn:distinct? one figure
-0.37 -0.32 either > list
-0.3 -0.31 either > list: many 
-0.24 -0.06 either > list: where distinct
-0.17 -0.29 either > loose figures
-0.17 -0.29 either > loose figures: look up guess
0.25 0.22 entity exact
0.25 0.27 entity synonym
-0.52 -0.3 entity typo
-0.94 -0.82 entity words
-0.33 -0.4 every > figures
-0.16 -0.2 every > figures: fn:revenue grouped
-0.27 -0.27 every > figures: fn:units grouped
-0.28 -0.24 every > figures: grouped named
0.43 0.48 every > top groups
-0.5 -0.62 every > top groups: own measure desc
-0.39 -0.37 every > top groups: rows desc
0.68 0.78 every > top groups: said measure desc
-0.16 -0.2 every year > figures
-0.16 -0.2 every year > figures: fn:revenue grouped
0.19 0.21 every year > top groups
0.3 0.31 every year > top groups: own measure desc
-0.39 -0.37 every year > top groups: rows desc
-0.2 -0.14 extreme value > name
-0.41 -0.31 extreme value > text
0.07 0.36 extreme value > time
-0.18 -0.21 extreme value conditions 0
-0.38 -0.31 extreme value conditions 1
-0.19 -0.36 extreme value: columns named
0.18 0.24 extreme value: extreme value
-0.22 -0.24 extreme value: min
-0.17 -0.2 fewer > figures: fn:sum! one figure
0.43 0.68 fewer > groups that have: list said
-0.19 -0.28 fewer > list: where 
-0.05 -0.38 fewer > list: where distinct
-0.17 -0.2 fewer than > figures: fn:sum! one figure
0.43 0.68 fewer than > groups that have: list said
-0.19 -0.28 fewer than > list: where 
-0.05 -0.38 fewer than > list: where distinct
-0.62 -0.65 fewest > extreme value
-0.57 -0.59 fewest > extreme value: min said
0.28 0.22 fewest > figures
0.29 0.23 fewest > figures: fn:count one figure
-0.59 -0.62 fewest > figures: fn:min fn:sum!
-0.21 -0.3 fewest > figures: fn:min grouped by what is beside
-0.1 -0.21 fewest > figures: fn:sum! fn:sum!
-0.43 -0.39 fewest > figures: fn:sum! grouped by what is beside
-0.27 -0.32 fewest > list
-0.24 -0.34 fewest > list: many 
-0.12 -0.28 fewest > list: where distinct
-0.2 -0.24 fewest > loose figures
-0.32 -0.24 fewest > loose figures: avg 
-0.18 -0.21 fewest > loose figures: look up 
-0.73 -0.67 fewest > loose figures: sum 
0.17 0.25 fewest > top groups
0.69 0.66 fewest > top groups: rows asc
-0.29 -0.89 fewest > top rows
-0.37 -0.63 fewest > top rows: order:guess asc
0.03 -0.48 fewest > top rows: order:said asc
-0.29 -0.29 fewest number > extreme value
-0.26 -0.23 fewest number > extreme value: min said
0.29 0.23 fewest number > figures
0.29 0.23 fewest number > figures: fn:count one figure
-0.18 -0.2 fewest number > loose figures
-0.18 -0.21 fewest number > loose figures: look up 
-0.31 -0.23 fewest number > loose figures: sum 
-0.28 -0.25 fewest number > top groups
-0.28 -0.25 fewest number > top groups: own measure asc
0.01 -0.27 fewest number > top rows
-0.01 -0.2 fewest number > top rows: order:guess asc
0.03 -0.34 fewest number > top rows: order:said asc
-1.09 -1.19 field exact
-0.69 -0.69 field part
0.7 0.67 field synonym
-0.34 -0.37 field typo
-0.8 -0.74 field words
-0.15 -0.21 figure of the top rows > time
-0.02 -0.24 figure of the top rows: avg
-0.18 -0.26 figure of the top rows: sum
-0.34 -0.46 figures > amount
0.25 0.36 figures > name
0.25 0.21 figures > none
0.48 0.48 figures > place
-1.52 -1.69 figures > time
-0.53 -0.44 figures conditions 0
-0.26 -0.62 figures conditions 2
-0.28 -0.3 figures: columns named
-0.11 -0.22 figures: figures
0.41 0.46 figures: fn:arithmetic
-0.17 -0.24 figures: fn:avg!
0.56 0.53 figures: fn:correlation
-0.49 -0.48 figures: fn:distinct?
0.26 0.29 figures: fn:last
-0.85 -0.91 figures: fn:max
0.41 0.22 figures: fn:min
0.89 0.9 figures: fn:missing
-0.47 -0.38 figures: fn:mode
0.52 0.54 figures: fn:normal
0.88 0.88 figures: fn:outliers
0.66 0.67 figures: fn:percentile
-0.21 -0.19 figures: fn:profit
1.39 1.48 figures: fn:range
0.27 0.16 figures: fn:ratio
-0.16 -0.23 figures: fn:revenue
1.16 1.14 figures: fn:skewed
1.19 0.92 figures: fn:skewness
0.87 0.88 figures: fn:stddev
0.18 0.39 figures: fn:sum!
0.46 0.52 figures: grouped
-2 -2.26 figures: grouped by what is beside
0.32 0.15 figures: named
-0.54 -0.51 first > comparison
-0.54 -0.51 first > comparison: guess value
-0.32 -0.29 first > extreme value
-0.31 -0.3 first > extreme value: max said
-0.55 -0.6 first > extreme value: min guess
-0.21 -0.34 first > extreme value: min said
0.23 0.26 first > figure of the top rows: avg 
-0.33 -0.47 first > figure of the top rows: sum 
0.24 0.2 first > figures
-0.27 -0.29 first > figures: fn:avg one figure
-0.44 -0.56 first > figures: fn:count fn:sum!
-0.36 -0.35 first > figures: fn:count grouped by what is beside
0.33 0.35 first > figures: fn:count one figure
-0.3 -0.28 first > figures: fn:distinct? fn:sum!
-0.41 -0.44 first > figures: fn:distinct? grouped by what is beside
-0.47 -0.62 first > figures: fn:distinct? one figure
0.2 0.21 first > figures: fn:sum grouped
-0.25 -0.25 first > figures: fn:sum! fn:sum!
0.74 0.81 first > figures: fn:sum! fn:units
-0.35 -0.33 first > figures: fn:sum! grouped by what is beside
-0.26 -0.17 first > figures: fn:sum! one figure
-0.47 -0.4 first > figures: fn:sum? fn:sum!
-0.47 -0.38 first > figures: fn:sum? grouped by what is beside
-0.38 -0.24 first > figures: fn:units grouped
-0.27 -0.31 first > figures: fn:units one figure
-0.4 -0.47 first > figures: grouped named
0.24 0.2 first > first or last row: time first
-0.41 -0.39 first > first or last row: time last
-0.49 -0.41 first > groups that are named
-0.49 -0.41 first > groups that are named: listed 
-1.67 -1.27 first > list
-0.42 -0.29 first > list: all 
-1.41 -1.58 first > list: many 
-0.51 -0.41 first > list: named things 
-1.28 -1.33 first > list: where 
-1.17 -1.06 first > list: where distinct
-0.72 -0.7 first > loose figures
-0.9 -0.76 first > loose figures: avg 
-0.74 -0.51 first > loose figures: count 
-0.28 -0.29 first > loose figures: look up 
-0.37 -0.6 first > loose figures: look up guess
-0.62 -0.62 first > loose figures: sum 
0.49 0.61 first > next or previous row
0.28 0.29 first > next or previous row: other way position
-0.44 -0.41 first > next or previous row: said way position
0.5 0.5 first > next or previous row: said way time
0.2 0.25 first > rows before or after another
0.2 0.25 first > rows before or after another: count 
-0.35 -0.31 first > the same as another row
-0.43 -0.34 first > the same as another row: count guess
-0.33 -0.3 first > the same as another row: list guess
-0.44 -0.5 first > top groups
-0.51 -0.5 first > top groups: own measure asc
-0.26 -0.26 first > top groups: own measure desc
-0.23 -0.23 first > top groups: revenue asc
-0.69 -0.66 first > top groups: rows desc
-0.48 -0.43 first > top groups: sum of field asc
-0.19 -0.2 first > top groups: units asc
-0.56 -0.61 first > top rows: order:guess asc
-0.34 -0.35 first > top rows: order:guess desc
-0.47 -0.42 first > top rows: order:hint asc
0.4 0.4 first > top rows: order:said asc
-0.74 -0.78 first > top rows: order:said desc
-0.61 -0.6 first > which of these
-0.65 -0.67 first > which of these: count asc
-0.33 -0.35 first > which of these: count desc
-0.53 -0.54 first > which of these: guess asc
-0.77 -0.7 first > which of these: guess desc
-0.56 -0.61 first > which of these: position first
-0.12 -0.2 first > which of these: said asc
-0.68 -0.66 first > which of these: said desc
-0.24 -0.24 first > yes or no
-0.24 -0.24 first > yes or no: exists 
-0.43 -0.44 first and > extreme value
-0.31 -0.3 first and > extreme value: max said
-0.25 -0.18 first and > extreme value: min guess
-0.48 -0.43 first and > extreme value: min said
0.23 0.23 first and > figures: fn:count one figure
0.2 0.2 first and > figures: fn:distinct? one figure
-0.25 -0.24 first and > figures: fn:sum! fn:sum!
-0.34 -0.28 first and > figures: fn:sum! grouped by what is beside
-0.33 -0.27 first and > first or last row
-0.42 -0.37 first and > first or last row: position first
-0.31 -0.28 first and > loose figures
-0.29 -0.23 first and > loose figures: avg 
-0.35 -0.37 first and > top groups
-0.33 -0.31 first and > top groups: own measure asc
-0.76 -0.68 first and > top groups: rows asc
-0.52 -0.54 first and > top groups: rows desc
0.21 0.22 first and > top rows
0.34 0.36 first and > top rows: order:guess asc
-0.52 -0.5 first and > top rows: order:guess desc
-0.65 -0.65 first and > top rows: order:said desc
-0.32 -0.29 first and > which of these
-0.2 -0.12 first and > which of these: count asc
-0.23 -0.19 first and > which of these: count desc
-0.37 -0.32 first and > which of these: position last
-0.68 -0.63 first in > extreme value
-0.2 -0.24 first in > extreme value: min guess
-0.61 -0.51 first in > extreme value: min said
-0.3 -0.34 first in > first or last row
-0.24 -0.25 first in > first or last row: position first
-0.45 -0.48 first in > first or last row: time first
0.17 0.27 first in > list
0.4 0.37 first in > list: where 
0.25 0.25 first in > list: where distinct
-0.41 -0.53 first in > loose figures
-0.26 -0.25 first in > loose figures: avg 
-0.37 -0.35 first in > loose figures: sum 
0.52 0.54 first in > next or previous row
0.48 0.48 first in > next or previous row: other way position
-0.47 -0.47 first in > next or previous row: said way position
-0.23 -0.25 first in > rows before or after another
-0.14 -0.2 first in > rows before or after another: list 
-0.63 -0.68 first in > top groups: sum of field asc
-0.96 -0.95 first in > top rows: order:guess asc
-0.32 -0.36 first name > extreme value
-0.32 -0.36 first name > extreme value: min guess
-0.27 -0.29 first name > first or last row
-0.27 -0.29 first name > first or last row: position first
-0.53 -0.56 first name > list
-0.45 -0.49 first name > list: where 
-0.36 -0.46 first name > list: where distinct
-0.26 -0.18 first name > loose figures
-0.26 -0.18 first name > loose figures: count 
-0.35 -0.31 first name > the same as another row
-0.43 -0.34 first name > the same as another row: count guess
-0.33 -0.3 first name > the same as another row: list guess
-0.61 -0.63 first name > top groups
-0.61 -0.63 first name > top groups: rows asc
-0.45 -0.46 first name > top rows
-0.45 -0.46 first name > top rows: order:guess asc
0.41 0.41 first name > which of these
-0.34 -0.46 first name > which of these: count asc
-0.39 -0.49 first name > which of these: count desc
-0.42 -0.51 first name > which of these: position first
0.41 0.42 first name > which of these: position last
0.3 0.32 first of > first or last row
0.21 0.28 first of > first or last row: position first
-0.25 -0.34 first of > list
-0.19 -0.25 first of > list: many 
-0.11 -0.32 first of > list: where 
-0.05 -0.22 first of > list: where distinct
-0.38 -0.27 first of > loose figures
-0.39 -0.28 first of > loose figures: avg 
-0.32 -0.34 first of > top groups
-0.31 -0.3 first of > top groups: own measure asc
-0.32 -0.35 first of > top groups: rows asc
-0.29 -0.27 first of > top rows
-0.29 -0.27 first of > top rows: order:guess asc
0.44 0.4 first on > first or last row
0.44 0.4 first on > first or last row: position first
-0.46 -0.46 first on > top groups
-0.46 -0.46 first on > top groups: rows asc
0.38 0.53 first on > top rows
-0.18 -0.25 first on > top rows: order:guess asc
0.47 0.51 first on > top rows: order:said asc
-0.39 -0.3 first or last of each conditions 1
-0.32 -0.42 first or last of each conditions 2
-1.36 -1.59 first or last row > amount
0.51 0.62 first or last row > name
-0.74 -0.74 first or last row > text
0.21 0.28 first or last row conditions 0
-0.53 -0.53 first or last row conditions 1
-0.91 -0.95 first or last row conditions 2
0.43 0.71 first or last row: itself
-0.27 -0.18 first or last row: last
-1.15 -1.41 first or last row: other
-0.73 -0.76 first or last row: position turned
-0.2 -0.14 first or last row: time
-0.36 -0.5 first time > extreme value
-0.33 -0.49 first time > extreme value: min said
0.6 0.67 first time > first or last row
0.53 0.55 first time > first or last row: position first
0.68 0.61 first time > first or last row: time first
-0.45 -0.48 first time > top groups
-0.42 -0.43 first time > top groups: rows asc
-0.38 -0.21 first to > extreme value
-0.38 -0.21 first to > extreme value: min said
-0.21 -0.22 first to > figure of the top rows
-0.48 -0.44 first to > first or last row: time first
0.52 0.54 first to > top groups
-0.52 -0.54 first to > top groups: own measure asc
-0.66 -0.66 first to > top groups: own measure desc
0.61 0.61 first to > top groups: rows asc
-0.51 -0.45 first to > top groups: rows desc
-0.28 -0.26 first to > top rows
-0.37 -0.4 first to > top rows: order:guess asc
-0.27 -0.26 first to > top rows: order:said asc
-0.31 -0.32 first to > top rows: order:said desc
-0.22 -0.3 first win > figures
-0.22 -0.3 first win > figures: fn:count one figure
-0.38 -0.35 first win > first or last row
-0.33 -0.31 first win > first or last row: position first
-0.3 -0.3 first win > first or last row: time first
-0.15 -0.21 first win > loose figures
-0.15 -0.2 first win > loose figures: look up guess
0.2 0.26 first win > rows before or after another
0.2 0.25 first win > rows before or after another: count 
-0.33 -0.43 first win > top groups: rows asc
0.5 0.37 first year > extreme value
0.5 0.37 first year > extreme value: min said
-0.17 -0.26 first year > list
-0.39 -0.27 first year > loose figures
-0.29 -0.2 first year > loose figures: sum 
0.58 0.58 first year > top groups: rows asc
-0.34 -0.21 first year > top groups: sum of field asc
-0.57 -0.41 first year > top rows
-0.71 -0.47 first year > top rows: order:said asc
-0.3 -0.37 for > average of each
-0.3 -0.37 for > average of each:  
-1.03 -1.1 for > comparison
-0.14 -0.21 for > comparison: difference 
-1.03 -1.09 for > comparison: guess value
0.65 0.5 for > difference
-0.52 -0.57 for > difference: of counts 
0.22 0.25 for > difference: of counts turned 
-0.54 -0.6 for > difference: of ends guess
0.32 0.48 for > difference: of ends said
-0.41 -0.52 for > difference: of fields 
-0.33 -0.35 for > difference: of fields turned 
-0.55 -0.59 for > difference: of two guess
-0.33 -0.49 for > difference: of two said
-0.51 -0.54 for > difference: of two turned guess
0.15 0.22 for > difference: of two turned said
-0.18 -0.21 for > extreme value
-0.62 -0.56 for > extreme value: max guess
-0.53 -0.6 for > extreme value: min guess
-0.71 -0.72 for > extreme value: min said
-0.35 -0.27 for > figures
-0.16 -0.2 for > figures: fn:arithmetic one figure
0.59 0.2 for > figures: fn:avg fn:sum!
0.38 0.43 for > figures: fn:avg grouped
-0.62 -0.54 for > figures: fn:avg one figure
0.26 0.29 for > figures: fn:count fn:distinct
0.29 0.31 for > figures: fn:count fn:sum
0.11 0.2 for > figures: fn:count fn:sum!
-0.31 -0.33 for > figures: fn:count fn:units
-0.32 -0.28 for > figures: fn:count grouped
-0.38 -0.53 for > figures: fn:count grouped by what is beside
0.46 0.52 for > figures: fn:count one figure
0.41 0.46 for > figures: fn:distinct? fn:count
-0.36 -0.35 for > figures: fn:distinct? grouped
-0.36 -0.47 for > figures: fn:distinct? grouped by what is beside
-0.24 -0.21 for > figures: fn:max fn:avg!
-0.33 -0.38 for > figures: fn:max grouped by what is beside
0.22 0.02 for > figures: fn:max one figure
-0.21 -0.18 for > figures: fn:median grouped
-0.18 -0.26 for > figures: fn:median one figure
-0.3 -0.23 for > figures: fn:min one figure
-0.25 -0.18 for > figures: fn:revenue grouped
-0.26 -0.35 for > figures: fn:revenue one figure
-0.41 -0.41 for > figures: fn:sum one figure
0.39 0.37 for > figures: fn:sum! fn:arithmetic
-0.34 -0.4 for > figures: fn:sum! grouped
-0.65 -0.79 for > figures: fn:sum! grouped by what is beside
-0.34 -0.36 for > figures: fn:sum? grouped by what is beside
0.24 0.24 for > figures: fn:units one figure
0.2 0.22 for > figures: grouped named
0.37 0.44 for > first or last row: position first
-0.23 -0.21 for > first or last row: position last
-0.32 -0.49 for > first or last row: time first
-0.2 -0.16 for > first or last row: time last
0.67 0.71 for > groups that are named
0.67 0.71 for > groups that are named: listed 
-0.3 -0.4 for > how long
-0.3 -0.4 for > how long: between rows 
-0.36 -0.48 for > list
-0.57 -0.57 for > list: all 
-0.34 -0.35 for > list: many 
-0.53 -0.46 for > list: named things 
-0.29 -0.44 for > list: where distinct
-0.77 -0.46 for > loose figures: avg 
0.29 0.33 for > loose figures: count 
-0.17 -0.26 for > loose figures: look up 
-0.68 -0.58 for > loose figures: look up guess
-0.72 -0.71 for > loose figures: sum 
0.38 0.35 for > next or previous row
-0.16 -0.2 for > next or previous row: other way position
0.32 0.32 for > next or previous row: said way position
-0.49 -0.42 for > rows before or after another
-0.29 -0.24 for > rows before or after another: count 
-0.48 -0.33 for > rows before or after another: list 
-0.63 -0.58 for > top groups: rows asc
0.26 0.23 for > top groups: sum of field desc
-0.28 -0.17 for > top rows
-0.57 -0.55 for > top rows: order:guess asc
-1.04 -1.03 for > top rows: order:guess desc
-0.25 -0.27 for > top rows: order:hint desc
0.59 0.6 for > top rows: order:said asc
0.5 0.52 for > top rows: order:said desc
-0.44 -0.55 for > which of these
-0.41 -0.56 for > which of these: count asc
-0.25 -0.3 for > which of these: count desc
-0.74 -0.86 for > which of these: guess asc
-0.79 -0.86 for > which of these: guess desc
-0.32 -0.39 for > which of these: position first
-0.36 -0.52 for > which of these: position last
-0.41 -0.32 for > which of these: said asc
-0.33 -0.21 for > which of these: said desc
-0.22 -0.21 for both > loose figures: avg 
0.24 0.23 for both > loose figures: count 
-0.27 -0.34 for both > loose figures: sum 
-0.3 -0.37 for each > average of each
-0.3 -0.37 for each > average of each:  
-0.16 -0.2 for each > figures: fn:arithmetic one figure
0.38 0.43 for each > figures: fn:avg grouped
-0.18 -0.21 for each > figures: fn:avg one figure
0.26 0.29 for each > figures: fn:count fn:distinct
-0.12 -0.21 for each > figures: fn:count grouped
0.41 0.46 for each > figures: fn:distinct? fn:count
-0.32 -0.34 for each > figures: fn:distinct? grouped
-0.21 -0.18 for each > figures: fn:median grouped
-0.18 -0.26 for each > figures: fn:median one figure
0.39 0.37 for each > figures: fn:sum! fn:arithmetic
-0.34 -0.4 for each > figures: fn:sum! grouped
0.36 0.34 for each > list: many 
-0.49 -0.47 for each > list: where 
-0.39 -0.4 for each > list: where distinct
-0.37 -0.4 for each > loose figures
-0.27 -0.4 for each > loose figures: avg 
-0.21 -0.31 for each > loose figures: sum 
-0.2 -0.26 for each > top groups
-0.2 -0.26 for each > top groups: own measure asc
-0.32 -0.32 for listed > figures
-0.33 -0.33 for listed > figures: fn:count one figure
-0.26 -0.26 for listed > figures: fn:distinct? one figure
0.32 0.32 for listed > loose figures
0.26 0.27 for listed > loose figures: avg 
0.32 0.28 for listed > loose figures: look up 
0.4 0.43 for listed > loose figures: sum 
0.48 0.41 for more > figures
0.48 0.41 for more > figures: fn:count one figure
0.23 0.29 for more > list
0.24 0.29 for more > list: where 
0.18 0.29 for more > list: where distinct
-0.38 -0.3 for more > loose figures: look up 
-0.2 -0.24 for more > loose figures: sum 
-0.28 -0.33 frequent > figures
-0.28 -0.33 frequent > figures: fn:mode one figure
-0.2 -0.24 frequent > first or last row
-0.19 -0.24 frequent > first or last row: position first
-0.21 -0.27 frequent > first or last row: time first
0.29 0.34 frequent > top groups
0.29 0.34 frequent > top groups: rows desc
-0.94 -0.92 frequent > top rows
-0.94 -0.92 frequent > top rows: order:guess desc
0.32 0.25 from > columns that are named
-0.2 -0.22 from > columns that are named: columns named all
0.46 0.4 from > columns that are named: columns named where
-0.53 -0.63 from > comparison
-0.27 -0.26 from > comparison: guess floating
-0.96 -1.13 from > comparison: guess value
0.2 0.22 from > comparison: said floating
0.34 0.35 from > difference: of counts 
-0.83 -0.9 from > difference: of counts turned 
-0.31 -0.61 from > difference: of ends guess
-0.2 -0.28 from > difference: of fields 
-0.71 -0.86 from > difference: of two guess
-0.46 -0.67 from > difference: of two turned guess
-0.55 -0.55 from > extreme value
-0.18 -0.21 from > extreme value: max guess
-0.34 -0.33 from > extreme value: max said
-0.3 -0.33 from > extreme value: min said
0.49 0.35 from > figures
0.29 0.31 from > figures: fn:count fn:sum
-0.8 -0.82 from > figures: fn:count fn:sum!
-0.31 -0.33 from > figures: fn:count fn:units
-0.69 -0.6 from > figures: fn:count grouped by what is beside
-0.47 -0.43 from > figures: fn:count one figure
-0.93 -0.94 from > figures: fn:distinct? fn:sum!
-0.21 -0.22 from > figures: fn:distinct? grouped
-0.72 -0.76 from > figures: fn:distinct? grouped by what is beside
-1.11 -0.97 from > figures: fn:distinct? one figure
-0.2 -0.22 from > figures: fn:revenue grouped
-0.24 -0.25 from > figures: fn:revenue grouped by what is beside
0.85 0.93 from > figures: fn:revenue one figure
-0.24 -0.23 from > figures: fn:sum! fn:sum!
-0.72 -0.61 from > figures: fn:sum! grouped by what is beside
0.57 0.54 from > figures: fn:sum? fn:sum!
-0.52 -0.43 from > figures: fn:sum? grouped by what is beside
0.24 0.24 from > figures: fn:units one figure
-0.18 -0.2 from > figures: one figure named
0.53 0.45 from > first or last row
0.58 0.45 from > first or last row: position first
-0.74 -0.83 from > groups that are named
-0.74 -0.83 from > groups that are named: listed 
0.29 0.45 from > list
-0.59 -0.63 from > list: all 
-0.33 -0.32 from > list: many 
0.66 0.67 from > list: named things 
0.15 -0.2 from > list: where 
-0.19 -0.24 from > list: where columns named
0.21 0.19 from > loose figures
-0.42 -0.52 from > loose figures: avg 
-1.29 -1.43 from > loose figures: look up guess
0.47 0.39 from > loose figures: sum 
0.29 0.31 from > next or previous row
-0.28 -0.28 from > next or previous row: other way position
0.27 0.27 from > next or previous row: said way time
0.65 0.71 from > share
0.34 0.29 from > share: filtered 
-0.29 -0.24 from > share: filtered twice 
0.19 0.43 from > top groups
-0.33 0.37 from > top groups: own measure asc
-0.64 -0.28 from > top groups: own measure desc
-0.58 -0.65 from > top groups: rows asc
-0.22 -0.24 from > top groups: rows desc
0.54 0.46 from > top groups: sum of field desc
-0.78 -0.68 from > top rows
-0.49 -0.51 from > top rows: order:guess asc
-0.54 -0.41 from > top rows: order:guess desc
-0.23 -0.18 from > top rows: order:said asc
-0.37 -0.35 from > top rows: order:said desc
-0.21 -0.34 from > which of these
-0.47 -0.62 from > which of these: count asc
-0.29 -0.4 from > which of these: count desc
-0.27 -0.44 from > which of these: guess asc
-0.07 -0.24 from > which of these: guess desc
-0.33 -0.46 from > which of these: position first
-0.18 -0.29 from > which of these: position last
-0.64 -0.65 from > which of these: said desc
-0.24 -0.25 from > yes or no
-0.24 -0.25 from > yes or no: exists 
-0.2 -0.19 from all > figures: fn:count one figure
-0.49 -0.48 from all > figures: fn:distinct? one figure
0.23 0.22 from all > figures: fn:sum one figure
0.23 0.26 from each > figures
0.2 0.21 from each > figures: fn:count grouped
-0.19 -0.2 from each > figures: fn:count one figure
-0.21 -0.22 from each > figures: fn:distinct? grouped
0.4 0.38 from either > figures
-0.25 -0.24 from either > figures: fn:count grouped by what is beside
0.36 0.4 from either > figures: fn:count one figure
0.2 0.32 from either > figures: fn:distinct? one figure
-0.37 -0.32 from either > list
-0.3 -0.31 from either > list: many 
-0.24 -0.06 from either > list: where distinct
-0.17 -0.29 from either > loose figures
-0.17 -0.29 from either > loose figures: look up guess
-0.4 -0.41 from what > extreme value
-0.18 -0.21 from what > extreme value: max guess
-0.22 -0.23 from what > extreme value: max said
-0.28 -0.29 from what > extreme value: min said
-0.49 -0.4 from what > figures
-0.24 -0.23 from what > figures: fn:sum! fn:sum!
-0.5 -0.41 from what > figures: fn:sum! grouped by what is beside
0.32 0.29 from what > first or last row
0.4 0.37 from what > first or last row: position first
-0.23 -0.37 from what > first or last row: position last
-0.24 -0.24 from what > list
-0.22 -0.23 from what > list: many 
-0.4 -0.42 from what > loose figures
-0.3 -0.32 from what > loose figures: avg 
-0.42 -0.47 from what > loose figures: sum 
0.17 0.48 from what > top groups
-0.33 0.37 from what > top groups: own measure asc
-0.49 -0.47 from what > top groups: own measure desc
-0.55 -0.56 from what > top groups: rows asc
-0.54 -0.49 from what > top groups: rows desc
0.54 0.46 from what > top groups: sum of field desc
-0.36 -0.37 from what > top rows
-0.35 -0.36 from what > top rows: order:guess asc
-0.38 -0.32 from what > top rows: order:guess desc
-0.37 -0.34 from what > top rows: order:said asc
0.44 0.44 from which > top groups
0.44 0.44 from which > top groups: rows desc
-0.45 -0.46 from which > top rows
-0.45 -0.46 from which > top rows: order:said desc
-0.17 -0.2 from which > which of these: position first
0.38 0.33 give > figures
-0.18 -0.22 give > figures: fn:count grouped by what is beside
0.5 0.54 give > figures: fn:count one figure
-0.28 -0.24 give > figures: fn:distinct? one figure
-0.2 -0.2 give > list
-0.2 -0.2 give > loose figures
-0.2 -0.2 give > loose figures: avg 
-0.27 0 gives 0 for figures
-0.36 0 gives 0 for groups that have
-0.89 0 gives 0 for list
-0.45 0 gives 0 for top groups
0.34 0 gives 1 for against another row
0.85 0 gives 1 for columns that are named
-1.37 0 gives 1 for comparison
0.34 0 gives 1 for difference
-0.47 0 gives 1 for figures
-0.28 0 gives 1 for first or last of each
0.31 0 gives 1 for first or last row
-0.96 0 gives 1 for groups that are named
-0.25 0 gives 1 for how long
0.82 0 gives 1 for list
0.24 0 gives 1 for loose figures
0.56 0 gives 1 for the same as another row
-0.86 0 gives 1 for top groups
-0.58 0 gives 1 for top rows
-0.35 0 gives 1 for which of these
-0.31 0 gives 11-30 for against another row
-0.52 0 gives 11-30 for columns that are named
-0.53 0 gives 11-30 for first or last row
0.34 0 gives 11-30 for groups that are named
-0.37 0 gives 11-30 for groups that have
-0.63 0 gives 11-30 for list
-2.59 0 gives 11-30 for loose figures
-0.83 0 gives 11-30 for rows before or after another
-0.23 0 gives 11-30 for share
-0.68 0 gives 11-30 for the same as another row
0.31 0 gives 11-30 for top groups
-0.5 0 gives 11-30 for top rows
0.48 0 gives 2 for comparison
-0.55 0 gives 2 for figures
-0.36 0 gives 2 for first or last of each
-0.23 0 gives 2 for first or last row
-0.74 0 gives 2 for groups that have
-0.48 0 gives 2 for list
-1.82 0 gives 2 for loose figures
-0.59 0 gives 2 for rows before or after another
0.53 0 gives 2 for the same as another row
0.21 0 gives 3 for figures
-0.23 0 gives 3 for first or last of each
-1 0 gives 3 for first or last row
-1.54 0 gives 3 for groups that are named
0.36 0 gives 3 for groups that have
-1.21 0 gives 3 for list
-2.09 0 gives 3 for loose figures
-0.55 0 gives 3 for rows before or after another
-0.82 0 gives 3 for the same as another row
0.48 0 gives 3 for top groups
0.84 0 gives 3 for top rows
-0.39 0 gives 4-5 for against another row
-0.55 0 gives 4-5 for columns that are named
0.4 0 gives 4-5 for figures
-0.55 0 gives 4-5 for first or last row
-1.25 0 gives 4-5 for groups that are named
-0.91 0 gives 4-5 for list
-1.98 0 gives 4-5 for loose figures
-0.46 0 gives 4-5 for rows before or after another
-0.87 0 gives 4-5 for the same as another row
0.5 0 gives 4-5 for top rows
-0.39 0 gives 6-10 for against another row
-0.2 0 gives 6-10 for columns that are named
0.97 0 gives 6-10 for comparison
0.27 0 gives 6-10 for figures
-0.49 0 gives 6-10 for first or last row
0.4 0 gives 6-10 for groups that are named
-1.06 0 gives 6-10 for groups that have
-1.18 0 gives 6-10 for list
-2.43 0 gives 6-10 for loose figures
-1.95 0 gives 6-10 for rows before or after another
0.5 0 gives 6-10 for share
-1.02 0 gives 6-10 for the same as another row
0.53 0 gives 6-10 for top groups
-0.64 0 gives 6-10 for top rows
-1.04 0 gives answers 0
0.27 0 gives answers 11-30
-0.4 0 gives answers 2
-0.26 0 gives answers 3
-0.26 0 gives answers 6-10
-1.24 0 gives answers many
-0.23 0 gives date after after
-0.44 0 gives date after at
-0.79 0 gives date after average
-0.44 0 gives date after besides
-0.78 0 gives date after did
0.33 0 gives date after does
-0.33 0 gives date after first
-0.95 0 gives date after how
-0.36 0 gives date after is
-0.6 0 gives date after largest
-0.5 0 gives date after of
0.71 0 gives date after on
0.42 0 gives date after only
0.44 0 gives date after other
0.34 0 gives date after show
-0.21 0 gives date after top
-0.27 0 gives date after total
0.67 0 gives date after when
-0.63 0 gives date after where
-0.49 0 gives date after which
-0.83 0 gives date after who
0.25 0 gives date after year
-0.53 0 gives date to count
0.62 0 gives date to list
-0.42 0 gives date to long
0.51 0 gives date to when
-0.63 0 gives date to where
-0.52 0 gives date to which
-1.2 0 gives date to who
-0.22 0 gives figure after at
-0.24 0 gives figure after average
-0.32 0 gives figure after best
0.21 0 gives figure after count
-0.57 0 gives figure after does
-0.61 0 gives figure after each
-0.21 0 gives figure after has
-0.4 0 gives figure after how
0.22 0 gives figure after in
-0.65 0 gives figure after name
-0.48 0 gives figure after number
-0.29 0 gives figure after of
-0.46 0 gives figure after only
-0.79 0 gives figure after other
-0.42 0 gives figure after percentage
-0.64 0 gives figure after top
-0.58 0 gives figure after was
0.25 0 gives figure after what
-0.53 0 gives figure after where
-1.45 0 gives figure after who
-0.22 0 gives figure after whose
-0.47 0 gives figure after year
-0.78 0 gives figure to count
-0.65 0 gives figure to list
0.52 0 gives figure to long
0.62 0 gives figure to nothing
-0.32 0 gives figure to what
-0.69 0 gives figure to where
-1.23 0 gives figure to which
-0.59 0 gives figure to who
-0.24 0 gives figure to yesno
-0.53 0 gives fraction
-0.31 0 gives fraction after are
-0.4 0 gives fraction after before
-0.2 0 gives fraction after besides
-0.3 0 gives fraction after between
-0.46 0 gives fraction after did
-0.21 0 gives fraction after does
-0.22 0 gives fraction after for
-0.26 0 gives fraction after highest
-0.52 0 gives fraction after how
-0.68 0 gives fraction after in
0.21 0 gives fraction after is
-0.54 0 gives fraction after largest
-0.66 0 gives fraction after lowest
-0.9 0 gives fraction after median
-0.84 0 gives fraction after name
-1.32 0 gives fraction after number
-0.25 0 gives fraction after of
-0.41 0 gives fraction after other
-0.47 0 gives fraction after share
-0.2 0 gives fraction after show
-0.25 0 gives fraction after sum
-0.42 0 gives fraction after top
0.31 0 gives fraction after total
-0.54 0 gives fraction after when
-0.22 0 gives fraction after where
-0.44 0 gives fraction after which
-0.88 0 gives fraction after who
-0.28 0 gives fraction after year
-0.9 0 gives fraction to count
-0.54 0 gives fraction to list
-0.38 0 gives fraction to long
-0.54 0 gives fraction to nothing
-0.26 0 gives fraction to what
-0.56 0 gives fraction to when
-0.5 0 gives fraction to which
-0.85 0 gives fraction to who
-0.33 0 gives fraction to yesno
-0.27 0 gives many for against another row
-0.46 0 gives many for comparison
-0.55 0 gives many for figures
0.29 0 gives many for first or last of each
-0.92 0 gives many for groups that are named
-1.29 0 gives many for groups that have
-1.45 0 gives many for list
-0.92 0 gives many for loose figures
-1.11 0 gives many for rows before or after another
-0.21 0 gives many for share
-0.55 0 gives many for the same as another row
-0.78 0 gives many for top groups
-0.82 0 gives negative
-1.67 0 gives nothing
-0.24 0 gives nothing after are
-0.39 0 gives nothing after at
-0.75 0 gives nothing after average
-0.45 0 gives nothing after before
-0.37 0 gives nothing after between
-0.93 0 gives nothing after did
-0.33 0 gives nothing after does
-0.54 0 gives nothing after each
-0.29 0 gives nothing after for
-1.44 0 gives nothing after how
-0.53 0 gives nothing after in
-0.41 0 gives nothing after name
-0.51 0 gives nothing after number
-0.25 0 gives nothing after of
-0.41 0 gives nothing after on
-0.29 0 gives nothing after percentage
-0.2 0 gives nothing after top
-0.53 0 gives nothing after total
-0.71 0 gives nothing after was
-1.1 0 gives nothing after what
-0.68 0 gives nothing after when
-0.2 0 gives nothing after where
-1.58 0 gives nothing after which
-0.43 0 gives nothing after who
-0.8 0 gives nothing to count
0.89 0 gives nothing to list
-0.36 0 gives nothing to long
-2.1 0 gives nothing to nothing
-1.13 0 gives nothing to what
-0.91 0 gives nothing to when
-1.62 0 gives nothing to which
-0.49 0 gives nothing to who
-1.09 0 gives nothing to yesno
-1.04 0 gives one asked, none given
-1.04 0 gives rows 0
-0.28 0 gives rows 11-30
-0.99 0 gives rows many
-0.36 0 gives several asked, one given
0.38 0 gives several asked, several given
0.52 0 gives text after after
-0.29 0 gives text after are
0.43 0 gives text after at
0.76 0 gives text after average
-0.2 0 gives text after before
0.29 0 gives text after besides
0.92 0 gives text after best
-0.41 0 gives text after does
0.28 0 gives text after during
-0.98 0 gives text after first
-0.24 0 gives text after has
-0.23 0 gives text after highest
-0.35 0 gives text after how
-0.99 0 gives text after in
-0.43 0 gives text after is
0.39 0 gives text after last
-0.71 0 gives text after lowest
1.29 0 gives text after name
0.31 0 gives text after next
0.37 0 gives text after number
0.61 0 gives text after of
-0.64 0 gives text after on
0.39 0 gives text after only
0.61 0 gives text after other
-0.56 0 gives text after percentage
-0.26 0 gives text after previous
0.56 0 gives text after share
0.43 0 gives text after shortest
-0.41 0 gives text after show
0.56 0 gives text after top
0.56 0 gives text after total
-0.34 0 gives text after what
-1.16 0 gives text after when
1.04 0 gives text after where
1.14 0 gives text after who
0.31 0 gives text after whose
-0.23 0 gives text after year
-1.56 0 gives text to count
-0.6 0 gives text to list
0.63 0 gives text to long
0.37 0 gives text to nothing
0.35 0 gives text to what
-1.27 0 gives text to when
0.92 0 gives text to where
-0.39 0 gives text to yesno
-1.29 0 gives the question again
-0.21 0 gives whole after after
0.24 0 gives whole after are
-0.38 0 gives whole after at
0.28 0 gives whole after before
-0.27 0 gives whole after besides
-0.85 0 gives whole after best
-1.15 0 gives whole after did
-0.28 0 gives whole after during
0.88 0 gives whole after first
0.21 0 gives whole after give
-0.33 0 gives whole after has
0.25 0 gives whole after highest
0.9 0 gives whole after how
-0.3 0 gives whole after in
-0.6 0 gives whole after is
0.58 0 gives whole after largest
0.72 0 gives whole after lowest
-0.69 0 gives whole after mean
0.39 0 gives whole after median
-1.15 0 gives whole after name
-0.24 0 gives whole after next
-0.34 0 gives whole after number
-0.23 0 gives whole after of
-0.74 0 gives whole after on
-0.45 0 gives whole after only
-0.65 0 gives whole after other
0.27 0 gives whole after previous
-0.47 0 gives whole after share
-0.41 0 gives whole after shortest
-0.33 0 gives whole after top
-0.35 0 gives whole after total
-0.8 0 gives whole after was
-0.22 0 gives whole after were
-0.84 0 gives whole after where
-0.3 0 gives whole after which
-1.15 0 gives whole after who
-0.31 0 gives whole after whose
-0.4 0 gives whole after year
0.22 0 gives whole to amount
0.86 0 gives whole to count
-1.04 0 gives whole to list
-1 0 gives whole to long
-0.26 0 gives whole to nothing
-0.35 0 gives whole to when
-0.3 0 gives whole to where
-0.44 0 gives whole to which
-0.34 0 gives whole to yesno
0.25 0 gives year
-0.63 0 gives year after after
-0.33 0 gives year after are
-0.5 0 gives year after before
0.22 0 gives year after did
-1.12 0 gives year after how
1.01 0 gives year after in
0.27 0 gives year after is
-0.39 0 gives year after last
-0.78 0 gives year after list
-0.86 0 gives year after number
-1.14 0 gives year after other
-0.31 0 gives year after percentage
-0.26 0 gives year after shortest
-1.16 0 gives year after top
-0.76 0 gives year after total
-0.47 0 gives year after was
-0.51 0 gives year after were
-0.31 0 gives year after what
0.56 0 gives year after when
-0.58 0 gives year after where
0.4 0 gives year after year
-1.88 0 gives year to count
-0.86 0 gives year to list
-1.11 0 gives year to long
1.18 0 gives year to nothing
-1.02 0 gives year to what
0.49 0 gives year to when
-0.58 0 gives year to where
-1.03 0 gives year to which
0.29 0 gives year to yesno
0.26 0 gives yes or no
0.26 0 gives yes or no after has
-0.39 0 gives yes or no after how
0.25 0 gives yes or no to nothing
-2.41 0 gives zero
0.54 0.56 greater > comparison
0.54 0.56 greater > comparison: guess value
0.4 0.41 greater > figures
0.59 0.56 greater > figures: fn:count fn:avg!
0.37 0.36 greater > figures: fn:count fn:max
-0.48 -0.44 greater > figures: fn:count fn:sum!
-0.27 -0.17 greater > figures: fn:count grouped by what is beside
0.47 0.35 greater > figures: fn:distinct? one figure
-0.23 -0.24 greater > groups that are named
-0.23 -0.24 greater > groups that are named: listed 
-0.33 -0.33 greater > groups that have
-0.33 -0.33 greater > groups that have: list guess
-0.26 -0.23 greater > list
-0.02 -0.22 greater > list: named things 
-0.27 -0.26 greater > list: where 
-0.25 -0.21 greater > list: where distinct
-0.42 -0.57 greater > loose figures
-0.38 -0.49 greater > loose figures: avg 
-0.24 -0.28 greater > loose figures: look up 
-0.46 -0.58 greater > loose figures: look up guess
-0.51 -0.7 greater > loose figures: sum 
0.31 0.31 greater > which of these
-0.42 -0.46 greater > which of these: count asc
0.48 0.49 greater > which of these: position first
-0.57 -0.55 greater > which of these: position last
-0.71 -0.68 greater > which of these: said asc
0.56 0.52 greater > which of these: said desc
0.18 0.2 greater in > figures
0.19 0.2 greater in > figures: fn:count one figure
-0.19 -0.26 greater in > loose figures
-0.2 -0.21 greater in > loose figures: avg 
-0.14 -0.24 greater in > loose figures: look up guess
-0.21 -0.34 greater in > loose figures: sum 
-0.2 -0.19 greater percentage > loose figures
-0.2 -0.19 greater percentage > loose figures: avg 
-0.2 -0.2 greater percentage > loose figures: sum 
-0.28 -0.31 greater percentage > which of these: count asc
-0.29 -0.3 greater percentage > which of these: count desc
-0.25 -0.25 greater percentage > which of these: guess asc
0.2 0.19 greater percentage > which of these: guess desc
0.38 0.4 greater percentage > which of these: position first
-0.37 -0.36 greater percentage > which of these: position last
-0.5 -0.51 greater percentage > which of these: said asc
0.31 0.3 greater percentage > which of these: said desc
0.6 0.67 greater than > comparison
0.6 0.67 greater than > comparison: guess value
0.22 0.14 greater than > figures
0.59 0.56 greater than > figures: fn:count fn:avg!
0.37 0.36 greater than > figures: fn:count fn:max
-0.48 -0.44 greater than > figures: fn:count fn:sum!
0.47 0.35 greater than > figures: fn:distinct? one figure
-0.33 -0.33 greater than > groups that have
-0.33 -0.33 greater than > groups that have: list guess
-0.45 -0.38 greater than > list
-0.02 -0.22 greater than > list: named things 
-0.51 -0.41 greater than > list: where 
-0.38 -0.33 greater than > list: where distinct
-0.29 -0.4 greater than > loose figures
-0.21 -0.33 greater than > loose figures: avg 
-0.29 -0.33 greater than > loose figures: look up 
-0.35 -0.43 greater than > loose figures: look up guess
-0.4 -0.62 greater than > loose figures: sum 
-0.51 -0.45 groups that are named conditions 1
0.78 0.94 groups that are named conditions 2
0.79 0.88 groups that are named: compared
-0.5 -0.57 groups that are named: listed
0.54 0.27 groups that have > amount
-0.97 -0.88 groups that have > name
0.24 0.28 groups that have > none
-0.92 -1.11 groups that have > text
-0.23 -0.25 groups that have conditions 0
0.24 0.28 groups that have: count
-0.19 -0.38 groups that have: guess
-0.2 -0.2 had > against another row: count guess
-0.26 -0.18 had > against another row: count said
-1.05 -1.35 had > extreme value
-0.86 -0.73 had > extreme value: max guess
-0.83 -1.06 had > extreme value: max said
-0.42 -0.37 had > extreme value: min guess
-0.74 -0.89 had > extreme value: min said
-0.39 -0.33 had > figures
0.58 0.61 had > figures: fn:avg one figure
-0.33 -0.24 had > figures: fn:count fn:avg!
-0.23 -0.24 had > figures: fn:count fn:min
-0.22 -0.42 had > figures: fn:count fn:sum!
-0.47 -0.52 had > figures: fn:count grouped by what is beside
0.2 0.2 had > figures: fn:count one figure
-0.21 -0.22 had > figures: fn:distinct? fn:min
-0.49 -0.5 had > figures: fn:distinct? fn:sum!
-0.45 -0.53 had > figures: fn:distinct? grouped by what is beside
-0.24 -0.21 had > figures: fn:max fn:avg!
-0.4 -0.48 had > figures: fn:max fn:sum!
-0.33 -0.32 had > figures: fn:max grouped
-0.43 -0.47 had > figures: fn:max grouped by what is beside
-0.36 -0.33 had > figures: fn:max one figure
-0.32 -0.33 had > figures: fn:min grouped by what is beside
-0.19 -0.2 had > figures: fn:min one figure
-0.22 -0.4 had > figures: fn:revenue grouped
-0.21 -0.48 had > figures: fn:sum! fn:distinct?
-0.34 -0.4 had > figures: fn:sum! fn:max
-0.24 -0.49 had > figures: fn:sum! fn:sum?
-0.31 -0.36 had > figures: fn:sum! grouped by what is beside
-0.33 -0.46 had > figures: fn:sum! one figure
-0.43 -0.41 had > first or last row: position first
0.68 0.72 had > first or last row: position last
-0.27 -0.27 had > groups that are named
-0.27 -0.27 had > groups that are named: listed 
-0.42 -0.39 had > groups that have: list said
-0.49 -0.43 had > list
-0.62 -0.74 had > list: all 
-0.24 -0.39 had > list: where 
-0.75 -0.73 had > list: where distinct
-0.59 -0.69 had > loose figures
-1.4 -1.44 had > loose figures: avg 
-0.85 -0.85 had > loose figures: count 
-0.51 -0.73 had > loose figures: look up 
0.17 0.21 had > loose figures: look up guess
-1.08 -1.21 had > loose figures: sum 
-0.36 -0.35 had > next or previous row: other way position
0.22 0.25 had > next or previous row: said way position
-0.24 -0.2 had > rows before or after another
-0.47 -0.35 had > rows before or after another: count 
-0.21 -0.18 had > rows before or after another: list 
-0.61 -0.61 had > the same as another row: count guess
-0.57 -0.46 had > the same as another row: count said
0.39 0.4 had > the same as another row: list guess
0.3 0.33 had > the same as another row: list said
0.41 0.36 had > top groups
-0.23 -0.22 had > top groups: own measure asc
-0.62 -0.79 had > top groups: revenue desc
-0.29 -0.28 had > top groups: rows asc
-0.38 -0.43 had > top groups: said measure asc
-0.2 -0.13 had > top groups: said measure desc
0.57 0.53 had > top groups: sum of field asc
0.34 0.43 had > top groups: sum of field desc
-0.28 -0.51 had > top groups: units desc
0.32 0.32 had > top rows: order:guess asc
-0.22 -0.25 had > top rows: order:guess desc
0.43 0.43 had > top rows: order:hint desc
-0.37 -0.35 had > top rows: order:said asc
0.48 0.41 had > which of these
-0.45 -0.41 had > which of these: count asc
-0.24 -0.2 had > which of these: count desc
0.2 0.25 had > which of these: guess desc
-0.84 -0.77 had > which of these: said asc
1.42 1.4 had > which of these: said desc
0.21 0.27 had at > comparison
0.21 0.27 had at > comparison: guess value
-0.13 -0.21 had at > figures
-0.33 -0.24 had at > figures: fn:count fn:avg!
-0.23 -0.24 had at > figures: fn:count fn:min
-0.37 -0.55 had at > figures: fn:count fn:sum!
0.24 0.22 had at > figures: fn:count one figure
-0.21 -0.22 had at > figures: fn:distinct? fn:min
-0.47 -0.47 had at > figures: fn:distinct? fn:sum!
0.21 0.06 had at > figures: fn:distinct? one figure
-0.19 -0.2 had at > figures: fn:min one figure
-0.24 -0.16 had at > figures: fn:sum! grouped by what is beside
-0.19 -0.25 had at > list: many 
-0.1 -0.24 had at > list: named things 
0.3 0.25 had at > list: where 
0.11 0.2 had at > list: where distinct
-0.2 -0.23 had at > loose figures
-0.18 -0.21 had at > loose figures: avg 
-0.33 -0.4 had at > loose figures: look up guess
-0.24 -0.26 had at > loose figures: sum 
0.44 0.22 had below > list
0.12 0.51 had below > list: where 
-0.09 0.38 had below > list: where distinct
-0.33 -0.19 had below > loose figures
-0.37 -0.18 had below > loose figures: avg 
-0.3 -0.19 had below > loose figures: count 
-0.42 -0.09 had below > loose figures: sum 
0.2 0.18 had greater > which of these
-0.24 -0.23 had greater > which of these: count asc
-0.26 -0.24 had greater > which of these: guess desc
0.24 0.24 had greater > which of these: position first
-0.34 -0.32 had greater > which of these: position last
-0.38 -0.31 had greater > which of these: said asc
0.4 0.39 had greater > which of these: said desc
-0.26 -0.18 had more > against another row: count said
0.28 0.27 had more > figures
0.22 0.28 had more > figures: fn:count fn:sum!
0.28 0.26 had more > figures: fn:count one figure
0.01 -0.39 had more > list
-0.22 -0.17 had more > list: all 
-0.19 -0.61 had more > list: where 
-0.27 -0.61 had more > list: where distinct
0.2 0.16 had more > which of these
-0.31 -0.35 had more > which of these: count asc
-0.41 -0.44 had more > which of these: count desc
0.36 0.36 had more > which of these: guess desc
-0.52 -0.53 had more > which of these: said asc
0.9 0.88 had more > which of these: said desc
0.2 0.19 had no > list
0.21 0.21 had no > list: where 
-0.25 -0.26 had no > list: where distinct
-0.2 -0.23 had no > loose figures
-0.2 -0.23 had no > loose figures: count 
0.45 0.47 had over > top groups
0.32 0.39 had over > top groups: rows asc
-0.29 -0.28 had over > top groups: sum of field asc
-0.37 -0.28 has > against another row: count said
-0.22 -0.2 has > average of each
-0.22 -0.2 has > average of each:  
-0.21 -0.2 has > columns that are named
-0.21 -0.2 has > columns that are named: columns named all
0.87 0.79 has > comparison
0.87 0.79 has > comparison: guess value
-0.25 -0.31 has > difference
-0.34 -0.34 has > difference: of counts 
-0.35 -0.38 has > difference: of counts turned 
0.33 0.36 has > difference: of ends guess
-0.28 -0.34 has > difference: of ends said
-0.13 -0.51 has > difference: of two guess
-0.26 -0.24 has > difference: of two turned guess
-1.2 -1.26 has > extreme value
-0.35 -0.39 has > extreme value: max guess
-0.91 -0.97 has > extreme value: max said
-0.31 -0.31 has > extreme value: min guess
-0.67 -0.76 has > extreme value: min said
-0.33 -0.23 has > figures: fn:avg grouped by what is beside
-0.29 -0.26 has > figures: fn:avg one figure
-0.35 -0.33 has > figures: fn:count fn:avg!
0.83 0.8 has > figures: fn:count fn:sum
-0.43 -0.56 has > figures: fn:count fn:sum!
-0.77 -0.84 has > figures: fn:count grouped by what is beside
-0.3 -0.19 has > figures: fn:distinct? fn:sum!
-0.18 -0.28 has > figures: fn:distinct? grouped by what is beside
0.76 0.82 has > figures: fn:distinct? one figure
-0.34 -0.18 has > figures: fn:max grouped by what is beside
-0.43 -0.42 has > figures: fn:max one figure
-0.62 -0.54 has > figures: fn:min grouped by what is beside
0.23 0.22 has > figures: fn:ratio grouped
-0.51 -0.44 has > figures: fn:ratio one figure
-0.24 -0.24 has > figures: fn:sum one figure
-0.24 -0.23 has > figures: fn:sum! fn:max
-0.5 -0.26 has > figures: fn:sum! grouped by what is beside
-0.92 -0.94 has > figures: fn:sum! one figure
-0.19 -0.23 has > figures: fn:sum? grouped by what is beside
-0.52 -0.55 has > figures: grouped named
0.42 0.42 has > first or last row: position last
-0.2 -0.23 has > first or last row: time first
-0.53 -0.46 has > groups that are named
-0.53 -0.46 has > groups that are named: listed 
0.2 0.19 has > groups that have
0.61 -0.42 has > groups that have: list guess
-1.15 -0.97 has > list
-0.39 -0.57 has > list: all 
-0.28 -0.18 has > list: many 
0.39 0.23 has > list: named things 
-1.03 -1.02 has > list: where 
-1.05 -1.18 has > list: where distinct
-0.22 -0.28 has > loose figures
-0.52 -0.69 has > loose figures: avg 
-0.24 -0.1 has > loose figures: count 
-0.8 -0.89 has > loose figures: look up 
-0.74 -0.8 has > loose figures: look up guess
0.54 0.59 has > the same as another row
-0.85 -0.51 has > the same as another row: count guess
-0.51 -0.35 has > the same as another row: count said
0.59 0.56 has > the same as another row: list said
0.64 0.55 has > top groups
0.35 0.43 has > top groups: own measure asc
0.61 0.62 has > top groups: own measure desc
-0.28 -0.3 has > top groups: revenue asc
-0.75 -0.76 has > top groups: revenue desc
-1.25 -1.28 has > top groups: rows asc
0.78 0.76 has > top groups: said measure asc
0.27 0.2 has > top groups: said measure desc
0.26 0.24 has > top groups: sum of field asc
0.23 0.22 has > top groups: sum of field desc
-0.49 -0.5 has > top groups: units desc
-0.74 -0.82 has > top rows
-0.83 -0.92 has > top rows: order:guess asc
-0.69 -0.77 has > top rows: order:guess desc
0.57 0.56 has > top rows: order:hint desc
-0.18 -0.23 has > which of these
-0.33 -0.33 has > which of these: count asc
-0.49 -0.49 has > which of these: count desc
-0.47 -0.49 has > which of these: guess asc
-0.2 -0.24 has > which of these: guess desc
-0.84 -0.85 has > which of these: position first
-1.34 -1.3 has > which of these: said asc
1.31 1.33 has > which of these: said desc
0.26 0.28 has > yes or no
0.26 0.28 has > yes or no: exists 
-0.22 -0.15 has against 1
-0.42 -0.66 has ask 1
-0.53 -0.63 has ask 2
-0.96 -0.96 has ask 3
-0.2 -0.23 has at > list: many 
0.73 0.5 has condition 1
-0.12 -0.48 has condition 2
-0.56 -0.94 has condition 3
0.25 0.49 has dimension 1
0.46 0.16 has dimension 2
0.35 0.31 has entity 1
-0.77 -0.76 has entity 2
-0.5 -0.38 has entity 3
-0.69 -0.66 has field 1
-0.89 -0.94 has field 2
-0.32 -0.39 has field 3
0.43 0.62 has floating 1
0.33 0.2 has floating 2
0.29 0.33 has had > figures
-0.17 -0.22 has had > figures: fn:count grouped by what is beside
0.28 0.33 has had > figures: fn:count one figure
-0.29 -0.29 has had > list
-0.3 -0.28 has had > list: where 
-0.28 -0.3 has had > list: where distinct
-0.28 -0.33 has had > loose figures
-0.28 -0.33 has had > loose figures: look up guess
-1.79 -1.76 has having 1
-0.58 -0.55 has having 2
-0.37 -0.28 has less > against another row: count said
0.2 0.16 has measure 1
0.63 0.63 has measure 3
-0.34 -0.42 has more > comparison
-0.34 -0.42 has more > comparison: guess value
-0.37 -0.39 has more > groups that are named
-0.37 -0.39 has more > groups that are named: listed 
-0.31 -0.3 has more > list: many 
-0.36 -0.34 has more > loose figures
-0.31 -0.3 has more > loose figures: avg 
-0.28 -0.31 has more > loose figures: count 
-0.32 -0.34 has more > loose figures: sum 
0.4 0.45 has more > which of these
-0.2 -0.15 has more > which of these: guess desc
-0.46 -0.46 has more > which of these: position first
0.34 0.34 has more > which of these: position last
-0.42 -0.44 has more > which of these: said asc
0.6 0.63 has more > which of these: said desc
0.29 0.29 has no > list
-0.15 -0.27 has no > list: all 
0.46 -0.26 has no > list: many 
0 0.29 has no > list: where 
-0.27 -0.29 has no > loose figures
-0.27 -0.29 has no > loose figures: count 
0.24 0.19 has only > list
0.23 0.18 has only > list: where 
0.23 0.2 has only > list: where distinct
-0.37 -0.41 has operator 2
0.33 0.37 has order 1
0.61 0.63 has over 1
-0.11 -0.2 has over 2
-1.71 -1.91 has step 1
-1.06 -1.04 has superlative 2
0.37 0.37 has value 2
-0.42 -0.46 has value 3
-0.2 -0.22 has won > figures
-0.2 -0.22 has won > figures: fn:sum! grouped by what is beside
-0.24 -0.23 has won > list: many 
0.23 0.22 has won > list: named things 
-0.22 -0.3 has won > list: where 
-0.21 -0.23 has won > list: where distinct
-0.17 -0.22 has won > loose figures
-0.15 -0.22 has won > loose figures: count 
0.23 0.34 has won > which of these
-0.34 -0.36 has won > which of these: guess asc
-0.3 -0.28 has won > which of these: guess desc
0.26 0.23 has won > which of these: position first
-0.36 -0.36 has won > which of these: position last
-0.39 -0.37 has won > which of these: said asc
0.36 0.35 has won > which of these: said desc
0.18 0.23 have > against another row: count said
-0.34 -0.42 have > against another row: list guess
-0.39 -0.46 have > against another row: list said
-0.75 -0.87 have > comparison
-0.75 -0.87 have > comparison: guess value
0.26 0.25 have > difference
-0.21 -0.26 have > difference: of counts 
-0.39 -0.44 have > difference: of counts turned 
-0.14 -0.37 have > difference: of ends guess
0.24 0.28 have > difference: of two guess
-0.25 -0.3 have > difference: of two turned guess
0.13 0.22 have > extreme value
-0.39 -0.42 have > extreme value: max guess
-0.45 -0.69 have > extreme value: max said
-0.44 -0.44 have > extreme value: min guess
0.18 0.26 have > extreme value: min said
-0.44 -0.37 have > figure of the top rows
-0.49 -0.4 have > figure of the top rows: avg 
-0.39 -0.35 have > figure of the top rows: sum 
-0.11 -0.32 have > figures
-0.44 -0.58 have > figures: fn:count fn:avg!
-0.29 -0.33 have > figures: fn:count fn:min
-0.36 -0.35 have > figures: fn:count fn:profit
-0.24 -0.26 have > figures: fn:count fn:sum
-0.86 -1.34 have > figures: fn:count fn:sum!
0.3 0.32 have > figures: fn:count grouped
-1.43 -1.25 have > figures: fn:count grouped by what is beside
-0.31 -0.31 have > figures: fn:count one figure
-0.25 -0.28 have > figures: fn:distinct fn:sum!
0.26 0.28 have > figures: fn:distinct one figure
-0.35 -0.31 have > figures: fn:distinct? fn:avg!
-0.44 -0.49 have > figures: fn:distinct? fn:min
0.41 0.41 have > figures: fn:distinct? fn:sum!
-0.32 -0.34 have > figures: fn:distinct? grouped
-0.76 -0.92 have > figures: fn:distinct? grouped by what is beside
0.34 0.33 have > figures: fn:distinct? one figure
-0.19 -0.22 have > figures: fn:max grouped
-0.32 -0.3 have > figures: fn:min grouped by what is beside
-0.33 -0.44 have > figures: fn:min one figure
-0.36 -0.33 have > figures: fn:profit one figure
0.44 0.43 have > figures: fn:sum one figure
-0.24 -0.27 have > figures: fn:sum! fn:count
-0.18 -0.21 have > figures: fn:sum! grouped by what is beside
-0.64 -0.49 have > figures: fn:sum! one figure
-0.33 -0.32 have > figures: fn:sum? fn:avg!
0.74 0.75 have > figures: fn:sum? fn:sum!
-0.21 -0.26 have > figures: grouped named
-0.26 -0.5 have > figures: one figure named
-0.25 -0.24 have > first or last row: time last
0.37 0.26 have > groups that have
0.48 0.44 have > groups that have: count 
-0.48 -0.45 have > groups that have: list guess
0.22 0.07 have > groups that have: list said
-0.27 -0.25 have > how long
-0.27 -0.25 have > how long: between rows 
-0.42 -0.56 have > list
-0.66 -0.69 have > list: all 
0.23 0.43 have > list: named things 
0.62 0.57 have > list: named things columns named
-0.7 -0.7 have > list: where 
-0.53 -0.59 have > list: where columns named
-0.12 -0.33 have > list: where distinct
0.36 0.25 have > loose figures
-0.24 -0.36 have > loose figures: avg 
-0.25 -0.04 have > loose figures: look up 
-0.52 -0.81 have > loose figures: look up guess
-0.21 -0.21 have > next or previous row
-0.22 -0.21 have > next or previous row: said way position
0.23 0.29 have > share
0.25 0.26 have > share: filtered 
-0.48 -0.38 have > share: filtered twice 
0.23 0.45 have > the same as another row
-0.56 -0.54 have > the same as another row: count guess
0.53 0.55 have > the same as another row: list guess
-0.42 -0.58 have > the same as another row: list said
-0.31 -0.29 have > top groups: own measure desc
-0.27 -0.32 have > top groups: revenue desc
-0.62 -0.61 have > top groups: rows asc
0.39 0.39 have > top groups: said measure desc
0.64 0.59 have > top groups: sum of field asc
-0.22 -0.26 have > top groups: sum of field desc
-0.25 -0.31 have > top groups: units desc
-0.36 -0.42 have > top rows
-0.2 -0.28 have > top rows: order:guess asc
-0.55 -0.58 have > top rows: order:guess desc
-0.36 -0.56 have > top rows: order:said asc
0.56 0.56 have > which of these: count desc
0.25 0.33 have > which of these: guess asc
-0.28 -0.28 have > which of these: guess desc
0.33 -0.1 have > which of these: position first
-0.22 -0.27 have > which of these: position last
0.78 0.67 have > which of these: said asc
-0.07 -0.2 have > which of these: said desc
0.32 0.39 have above > figures
-0.31 -0.22 have above > figures: fn:count grouped by what is beside
0.28 0.02 have above > figures: fn:count one figure
0.57 0.67 have above > figures: fn:distinct? fn:sum!
0.26 -0.05 have above > figures: fn:distinct? one figure
-0.32 -0.39 have above > loose figures
-0.37 -0.42 have above > loose figures: avg 
-0.35 -0.47 have above > loose figures: look up guess
-0.31 -0.37 have above > loose figures: sum 
0.2 0.18 have any > list: named things columns named
0.2 0.22 have at > figures
-0.22 -0.23 have at > figures: fn:count fn:min
-0.35 -0.45 have at > figures: fn:count fn:sum!
-0.4 -0.4 have at > figures: fn:count grouped by what is beside
-0.22 -0.26 have at > figures: fn:distinct? fn:min
0.23 0.23 have at > figures: fn:distinct? fn:sum!
-0.33 -0.43 have at > figures: fn:min one figure
-0.13 -0.21 have at > figures: fn:sum! grouped by what is beside
-0.34 -0.35 have at > groups that have
-0.34 -0.35 have at > groups that have: list said
-0.32 -0.29 have at > list
-0.08 -0.25 have at > list: named things 
-0.35 -0.3 have at > list: where distinct
-0.36 -0.42 have at > loose figures
-0.47 -0.44 have at > loose figures: avg 
-0.27 -0.58 have at > loose figures: look up guess
-0.44 -0.62 have at > loose figures: sum 
-0.18 -0.21 have at > top groups: rows desc
0.35 0.32 have at > yes or no
0.35 0.32 have at > yes or no: exists 
0.43 0.68 have fewer > groups that have
0.43 0.68 have fewer > groups that have: list said
-0.42 -0.68 have fewer > list
-0.49 -0.74 have fewer > list: named things 
-0.15 -0.2 have fewer > list: where 
0.35 0.38 have for > figures
0.32 0.34 have for > figures: fn:count grouped
-0.32 -0.34 have for > figures: fn:distinct? grouped
-0.55 -0.55 have in > comparison
-0.55 -0.55 have in > comparison: guess value
-0.31 -0.28 have in > figures
-0.39 -0.44 have in > figures: fn:count fn:sum!
0.22 0.31 have in > figures: fn:count one figure
-0.35 -0.31 have in > figures: fn:distinct? fn:avg!
-0.22 -0.19 have in > figures: fn:distinct? one figure
-0.33 -0.32 have in > figures: fn:sum? fn:avg!
0.64 0.24 have in > list
0.64 0.24 have in > list: many 
-0.68 -0.16 have in > list: where distinct
-0.08 0.29 have in > loose figures
-0.08 0.34 have in > loose figures: avg 
-0.04 0.24 have in > loose figures: look up 
-0.53 -0.64 have in > loose figures: look up guess
-0.04 0.39 have in > loose figures: sum 
0.48 0.49 have less > figures
-0.41 -0.31 have less > figures: fn:count fn:sum!
0.49 0.48 have less > figures: fn:count one figure
-0.36 -0.47 have less > figures: fn:distinct? fn:sum!
0.5 0.49 have less > figures: fn:distinct? one figure
-0.36 -0.41 have less > list
-0.38 -0.43 have less > list: where 
-0.35 -0.38 have less > list: where distinct
-0.43 -0.43 have less > loose figures
-0.36 -0.33 have less > loose figures: avg 
-0.22 -0.2 have less > loose figures: look up 
-0.45 -0.46 have less > loose figures: look up guess
-0.45 -0.47 have less > loose figures: sum 
-0.22 -0.24 have less > top groups
-0.23 -0.25 have less > top groups: rows desc
-0.43 -0.49 have more > against another row
-0.44 -0.6 have more > against another row: count guess
-0.5 -0.53 have more > figures: fn:sum! one figure
0.61 0.5 have more > groups that have
0.48 0.44 have more > groups that have: count 
-0.19 -0.21 have more > list: named things 
1.11 1.21 have never > list
-0.19 -0.2 have never > list: many 
0.35 0.41 have never > list: named things 
-0.7 -0.59 have never > list: where 
-0.61 -0.62 have never > list: where distinct
0.22 0.17 have no > figures
-0.36 -0.23 have no > figures: fn:count fn:sum!
0.34 0.21 have no > figures: fn:count one figure
-0.54 -0.55 have no > figures: fn:distinct? one figure
-0.31 -0.29 have no > list
0.14 0.21 have no > list: many 
-0.59 -0.85 have no > list: where 
-0.57 -0.67 have no > list: where distinct
-0.3 -0.3 have no > loose figures
-0.29 -0.05 have no > loose figures: sum 
0.26 0.25 have than > difference
-0.21 -0.26 have than > difference: of counts 
-0.39 -0.44 have than > difference: of counts turned 
-0.14 -0.37 have than > difference: of ends guess
0.24 0.28 have than > difference: of two guess
-0.25 -0.3 have than > difference: of two turned guess
0.29 0.29 have time > figures
-0.3 -0.33 have time > figures: fn:count fn:sum!
0.3 0.32 have time > figures: fn:count one figure
-0.23 -0.3 have time > list
-0.17 -0.27 have time > list: where 
-0.21 -0.3 have time > list: where distinct
-0.21 -0.23 have time > loose figures
-0.06 -0.33 have time > loose figures: look up guess
-0.18 -0.23 have time > loose figures: sum 
-0.23 -0.33 have total > figures: fn:count fn:sum!
0.21 0.26 have total > figures: fn:count one figure
-0.24 -0.1 have total > list
-0.21 -0.09 have total > list: where distinct
-0.21 -0.1 have total > loose figures: count 
-0.22 -0.4 have total > loose figures: look up guess
0.21 0.25 have total > share
0.21 0.25 have total > share: filtered 
-0.27 -0.26 have when > comparison
-0.27 -0.26 have when > comparison: guess value
-0.26 -0.23 have when > figures
-0.23 -0.25 have when > figures: fn:count fn:sum!
-0.26 -0.23 have when > figures: fn:count one figure
-0.26 -0.24 have when > figures: fn:distinct? one figure
-0.4 -0.19 have when > list
-0.4 -0.19 have when > list: where distinct
0.27 0.25 have when > loose figures
-0.49 -0.46 have when > loose figures: avg 
-0.46 -0.42 have when > loose figures: look up 
0.32 0.29 have when > loose figures: sum 
0.4 0.39 have won > figures
-0.42 -0.48 have won > figures: fn:count fn:sum!
-0.2 -0.3 have won > figures: fn:count one figure
-0.25 -0.28 have won > figures: fn:distinct fn:sum!
0.26 0.28 have won > figures: fn:distinct one figure
0.29 0.34 have won > figures: fn:distinct? one figure
-0.41 -0.27 have won > list
-0.42 -0.27 have won > list: where distinct
-0.31 -0.27 have won > loose figures
-0.23 -0.21 have won > loose figures: avg 
-0.3 -0.19 have won > loose figures: look up 
-0.39 -0.44 have won > loose figures: look up guess
-0.22 -0.24 have won > loose figures: sum 
-0.21 -0.22 higher > comparison
-0.21 -0.22 higher > comparison: guess value
-0.23 -0.25 higher > figures: fn:sum! fn:sum!
0.3 0.34 higher > list: named things 
-0.13 -0.2 higher > list: where 
-0.44 -0.3 higher > list: where distinct
-0.33 -0.32 higher > loose figures
-0.35 -0.32 higher > loose figures: avg 
-0.35 -0.29 higher > loose figures: count 
-0.32 -0.31 higher > loose figures: sum 
0.37 0.4 higher > which of these
-0.17 -0.47 higher > which of these: count asc
0.27 0.26 higher > which of these: count desc
-0.24 -0.24 higher > which of these: guess asc
0.33 0.32 higher > which of these: guess desc
-0.69 -1 higher > which of these: position first
0.51 0.47 higher > which of these: position last
-0.55 -0.86 higher > which of these: said asc
0.58 0.64 higher > which of these: said desc
-0.48 -0.43 higher > yes or no
-0.48 -0.43 higher > yes or no: exists 
-0.25 -0.2 higher in > groups that are named
-0.25 -0.2 higher in > groups that are named: listed 
-0.23 -0.28 higher in > list
-0.25 -0.3 higher in > list: where 
-0.33 -0.1 higher in > loose figures
-0.31 -0.06 higher in > loose figures: avg 
0.31 0.29 higher in > which of these
0.23 0.23 higher in > which of these: count asc
0.26 0.27 higher in > which of these: count desc
-0.26 -0.26 higher in > which of these: guess asc
0.38 0.38 higher in > which of these: guess desc
-0.25 -0.25 higher in > which of these: position first
0.45 0.48 higher in > which of these: position last
0.47 0.45 higher in > which of these: said asc
-0.48 -0.52 higher in > which of these: said desc
-0.17 -0.25 higher ratio > loose figures
-0.11 -0.2 higher ratio > loose figures: sum 
0.19 0.2 higher ratio > which of these: count desc
0.24 0.23 higher ratio > which of these: guess desc
0.24 0.25 higher ratio > which of these: position first
-0.46 -0.42 higher ratio > which of these: position last
-0.6 -0.61 higher ratio > which of these: said asc
0.38 0.38 higher ratio > which of these: said desc
0.3 0.34 higher than > list: named things 
-0.31 -0.17 higher than > list: where distinct
-0.21 -0.16 higher than > loose figures: count 
-0.21 -0.2 highest > columns that are named
-0.21 -0.2 highest > columns that are named: columns named all
-0.43 -0.45 highest > comparison
-0.43 -0.45 highest > comparison: guess value
0.17 0.21 highest > difference
0.27 0.32 highest > difference: of ends said
-0.28 -0.34 highest > difference: of fields 
-0.18 -0.21 highest > difference: of fields turned 
-0.49 -0.38 highest > figure of the top rows
-0.49 -0.38 highest > figure of the top rows: avg 
-0.47 -0.38 highest > figure of the top rows: sum 
-0.17 -0.24 highest > figures
-0.21 -0.2 highest > figures: fn:avg grouped by what is beside
-0.33 -0.3 highest > figures: fn:avg one figure
-0.22 -0.07 highest > figures: fn:avg! grouped by what is beside
-0.3 -0.39 highest > figures: fn:avg! one figure
-0.48 -0.65 highest > figures: fn:count one figure
-0.2 -0.24 highest > figures: fn:distinct? fn:sum!
-0.25 -0.42 highest > figures: fn:distinct? one figure
0.26 0.39 highest > figures: fn:max fn:sum!
-0.64 -0.68 highest > figures: fn:max grouped by what is beside
-0.71 -0.76 highest > figures: fn:max one figure
0.2 0.19 highest > figures: fn:min one figure
0.2 0.21 highest > figures: fn:sum grouped
-0.43 -0.47 highest > figures: fn:sum one figure
-0.38 -0.47 highest > figures: fn:sum! grouped by what is beside
-0.71 -0.72 highest > figures: fn:sum! one figure
-0.33 -0.37 highest > groups that are named
-0.33 -0.37 highest > groups that are named: listed 
-0.67 -0.65 highest > groups that have
-0.64 -0.64 highest > groups that have: list guess
-0.34 -0.3 highest > groups that have: list said
-0.74 -0.69 highest > list
-0.24 -0.27 highest > list: many 
-0.73 -0.64 highest > list: where 
-0.37 -0.44 highest > list: where distinct
-1.36 -1.24 highest > loose figures
-1.15 -0.99 highest > loose figures: avg 
-0.31 -0.35 highest > loose figures: count 
-0.21 -0.24 highest > loose figures: look up 
-1.25 -1.29 highest > loose figures: sum 
-0.31 -0.27 highest > next or previous row
-0.28 -0.24 highest > next or previous row: said way time
-0.43 -0.2 highest > top groups
-0.21 -0.22 highest > top groups: own measure asc
-1.01 -1.09 highest > top groups: revenue desc
-0.66 -0.79 highest > top groups: rows desc
0.86 0.9 highest > top groups: said measure desc
-0.48 -0.47 highest > top groups: sum of field desc
-0.86 -0.84 highest > top groups: units desc
0.33 0.46 highest > top rows
-0.21 -0.21 highest > top rows: order:guess asc
-0.3 -0.35 highest > top rows: order:guess desc
0.57 0.56 highest > top rows: order:hint desc
0.41 0.5 highest > top rows: order:said desc
-0.27 -0.31 highest > which of these: count asc
0.55 0.52 highest all > extreme value
0.6 0.56 highest all > extreme value: max said
-0.39 -0.32 highest all > loose figures
-0.26 -0.19 highest all > loose figures: avg 
-0.4 -0.37 highest all > loose figures: sum 
-0.19 -0.21 highest all > top rows
-0.49 -0.47 highest all > top rows: order:said desc
-0.17 -0.22 highest amount > groups that are named
-0.17 -0.22 highest amount > groups that are named: listed 
-0.27 -0.31 highest amount > which of these: count asc
-0.31 -0.3 highest average > extreme value
-0.3 -0.3 highest average > extreme value: max said
-0.25 -0.28 highest average > figures
-0.21 -0.2 highest average > figures: fn:avg grouped by what is beside
-0.33 -0.3 highest average > figures: fn:avg one figure
-0.28 -0.2 highest average > list
-0.28 -0.2 highest average > list: where 
0.33 0.38 highest average > top groups
-0.46 -0.45 highest average > top groups: own measure desc
-0.73 -0.68 highest average > top groups: rows desc
0.71 0.7 highest average > top groups: said measure desc
-0.32 -0.32 highest average > top groups: sum of field desc
-0.32 -0.37 highest average > top rows
-0.39 -0.39 highest average > top rows: order:guess desc
-0.25 -0.29 highest average > top rows: order:said desc
0.2 0.21 highest first > figures
0.2 0.21 highest first > figures: fn:sum grouped
-0.32 -0.33 highest first > figures: fn:sum one figure
-0.2 -0.21 highest first > top groups
-0.18 -0.2 highest first > top groups: own measure asc
-0.21 -0.21 highest first > top groups: own measure desc
-0.21 -0.2 highest number > columns that are named
-0.21 -0.2 highest number > columns that are named: columns named all
0.27 0.23 highest number > extreme value
-0.4 -0.57 highest number > extreme value: max guess
0.27 0.23 highest number > extreme value: max said
-0.41 -0.2 highest number > figures
-0.33 -0.52 highest number > figures: fn:count one figure
-0.2 -0.24 highest number > figures: fn:distinct? fn:sum!
-0.25 -0.42 highest number > figures: fn:distinct? one figure
0.26 0.39 highest number > figures: fn:max fn:sum!
-0.26 -0.29 highest number > loose figures
-0.3 -0.34 highest number > loose figures: avg 
-0.21 -0.24 highest number > loose figures: look up 
-0.26 -0.31 highest number > loose figures: sum 
0.46 0.49 highest number > top groups
-0.51 -0.51 highest number > top groups: revenue desc
-0.77 -0.77 highest number > top groups: rows desc
0.63 0.65 highest number > top groups: said measure desc
0.31 0.31 highest number > top groups: sum of field desc
-0.43 -0.43 highest number > top groups: units desc
-0.57 -0.68 highest number > top rows
-0.54 -0.61 highest number > top rows: order:guess desc
-0.26 -0.27 highest number > top rows: order:said desc
-0.22 -0.21 highest percentage > top groups: rows desc
-0.24 -0.26 highest percentage > top rows: order:guess desc
0.33 0.34 highest percentage > top rows: order:hint desc
-0.24 -0.24 highest total > figures
-0.24 -0.24 highest total > figures: fn:sum one figure
-0.21 -0.2 highest total > top groups
-0.21 -0.2 highest total > top groups: sum of field desc
0.21 0.21 highest total > top rows
0.37 0.37 highest total > top rows: order:hint desc
-0.46 -0.46 highest total > top rows: order:said desc
-0.5 -0.64 highest win > top groups
0.52 0.6 highest win > top rows
0.52 0.6 highest win > top rows: order:said desc
0.18 0.23 how > against another row: count said
-0.59 -0.68 how > against another row: list guess
-0.39 -0.46 how > against another row: list said
0.29 0.39 how > columns that are named
-0.28 -0.32 how > comparison: guess floating
0.2 0.22 how > comparison: said floating
0.26 0.32 how > comparison: said value
-0.36 -0.41 how > difference: of counts 
-0.38 -0.44 how > difference: of counts turned 
-0.31 -0.23 how > difference: of ends guess
-0.34 -0.42 how > difference: of ends said
0.23 0.28 how > difference: of two said
0.26 0.29 how > difference: of two turned guess
-0.31 -0.36 how > difference: of two turned said
-0.42 -0.33 how > extreme value: max guess
-0.42 -0.57 how > extreme value: min guess
0.09 0.29 how > extreme value: min said
-0.49 -0.38 how > figure of the top rows
-0.52 -0.4 how > figure of the top rows: avg 
-0.44 -0.36 how > figure of the top rows: sum 
-0.23 -0.25 how > figures: fn:avg! fn:units
-0.28 -0.43 how > figures: fn:avg! grouped by what is beside
-0.35 -0.43 how > figures: fn:avg! one figure
-0.34 -0.36 how > figures: fn:count fn:avg!
-0.32 -0.39 how > figures: fn:count fn:distinct
-0.39 -0.42 how > figures: fn:count fn:min
0.3 0.18 how > figures: fn:count fn:missing
0.71 0.34 how > figures: fn:count fn:outliers
-0.36 -0.35 how > figures: fn:count fn:profit
-0.21 -0.3 how > figures: fn:count fn:sum?
-0.71 -0.81 how > figures: fn:count grouped by what is beside
0.44 0.5 how > figures: fn:distinct one figure
-0.35 -0.35 how > figures: fn:distinct? fn:avg!
-0.21 -0.33 how > figures: fn:distinct? fn:count
-0.2 -0.3 how > figures: fn:distinct? fn:distinct?
-0.3 -0.34 how > figures: fn:distinct? fn:min
-0.2 -0.3 how > figures: fn:distinct? fn:sum?
-0.46 -0.46 how > figures: fn:distinct? grouped
-0.87 -0.93 how > figures: fn:distinct? grouped by what is beside
-0.41 -0.36 how > figures: fn:distinct? one figure
-0.22 -0.33 how > figures: fn:min grouped by what is beside
-0.42 -0.58 how > figures: fn:min one figure
0.35 0.36 how > figures: fn:missing one figure
0.53 0.57 how > figures: fn:outliers one figure
-0.36 -0.33 how > figures: fn:profit one figure
0.45 0.44 how > figures: fn:ratio grouped
-0.78 -0.81 how > figures: fn:ratio one figure
0.22 0.22 how > figures: fn:revenue fn:sum!
0.72 0.61 how > figures: fn:skewness one figure
-0.2 -0.16 how > figures: fn:sum one figure
-0.21 -0.2 how > figures: fn:sum! fn:count
-0.25 -0.24 how > figures: fn:sum! fn:distinct?
-0.21 -0.09 how > figures: fn:sum! fn:sum!
-0.24 -0.32 how > figures: fn:sum! fn:units
-0.28 -0.49 how > figures: fn:sum! grouped
-0.35 -0.49 how > figures: fn:sum! grouped by what is beside
-0.42 -0.3 how > figures: fn:sum! one figure
-0.27 -0.26 how > figures: fn:sum? fn:min
0.4 0.28 how > figures: fn:sum? fn:sum!
0.46 0.44 how > figures: fn:sum? grouped
-0.55 -0.57 how > figures: fn:sum? grouped by what is beside
0.17 0.24 how > figures: fn:sum? one figure
-0.18 -0.2 how > figures: fn:units grouped
-0.28 -0.44 how > figures: grouped by what is beside 
-0.53 -0.43 how > figures: grouped named
-0.49 -0.15 how > figures: one figure named
-0.57 -0.66 how > first or last row
-0.3 -0.38 how > first or last row: position first
-0.48 -0.58 how > first or last row: position last
-0.26 -0.27 how > first or last row: time first
-0.21 -0.4 how > first or last row: time last
-0.86 -0.97 how > groups that are named
-0.33 -0.4 how > groups that are named: compared 
-0.67 -0.77 how > groups that are named: listed 
-0.38 -0.4 how > groups that have
0.24 0.28 how > groups that have: count 
-0.64 -0.75 how > groups that have: list guess
-0.77 -1.02 how > groups that have: list said
-0.25 -0.2 how > how long
-0.25 -0.2 how > how long: between rows 
0 -0.24 how > list
-0.68 -0.8 how > list: all 
-0.37 -0.77 how > list: many 
-1.59 -1.28 how > list: named things 
0.21 0.32 how > loose figures
-0.15 -0.3 how > loose figures: avg 
0.08 0.21 how > loose figures: count 
0.02 -0.4 how > loose figures: look up 
-0.19 -0.2 how > loose figures: look up guess
0.03 0.26 how > loose figures: sum 
-0.44 -0.47 how > next or previous row: said way position
-0.46 -0.49 how > next or previous row: said way time
0.19 0.28 how > rows before or after another: count 
-0.75 -0.94 how > rows before or after another: list 
0.28 0.41 how > the same as another row: count said
-0.28 -0.43 how > the same as another row: list said
-0.44 -0.53 how > top groups
-0.27 -0.28 how > top groups: own measure asc
-0.54 -0.62 how > top groups: own measure desc
-0.35 -0.36 how > top groups: rows desc
-0.34 -0.28 how > top groups: sum of field desc
-0.26 -0.45 how > top rows
-0.37 -0.35 how > top rows: order:guess asc
-0.31 -0.35 how > top rows: order:guess desc
0.27 0.22 how > top rows: order:said asc
-0.88 -0.78 how > top rows: order:said desc
-1.06 -0.99 how > which of these
-0.7 -0.82 how > which of these: count asc
-0.83 -0.9 how > which of these: count desc
-0.95 -0.87 how > which of these: guess asc
-1.03 -1 how > which of these: guess desc
-1.03 -1.02 how > which of these: position first
-1.06 -1.08 how > which of these: position last
-0.3 -0.27 how > which of these: said asc
-0.32 -0.29 how > which of these: said desc
-0.37 -0.39 how > yes or no
-0.37 -0.39 how > yes or no: exists 
0.2 0.22 how did > comparison
-0.27 -0.26 how did > comparison: guess floating
0.2 0.22 how did > comparison: said floating
-0.2 -0.22 how did > figures
-0.25 -0.29 how did > figures: fn:revenue one figure
0.26 0.32 how do > comparison
0.26 0.32 how do > comparison: said value
-0.19 -0.21 how do > figures
-0.23 -0.25 how do > figures: fn:avg! fn:units
-0.24 -0.32 how do > figures: fn:sum! fn:units
-0.18 -0.2 how do > figures: fn:units grouped
-0.33 -0.4 how do > groups that are named
-0.33 -0.4 how do > groups that are named: compared 
-0.46 0.15 how do > list: where 
0.45 0.15 how do > list: where distinct
-0.22 -0.2 how has > average of each
-0.22 -0.2 how has > average of each:  
0.22 0.2 how has > figures
0.23 0.22 how has > figures: fn:ratio grouped
-0.51 -0.44 how has > figures: fn:ratio one figure
-0.52 -0.55 how has > figures: grouped named
-0.2 -0.23 how long > comparison
-0.2 -0.23 how long > comparison: guess value
-0.37 -0.34 how long > how long
-0.37 -0.34 how long > how long: between rows 
0.31 0.38 how long > list
-0.03 -0.21 how long > list: all 
0.55 0.4 how long > list: where 
0.01 0.38 how long > list: where distinct
-0.23 -0.25 how long > loose figures
-0.42 -0.47 how long > loose figures: avg 
-0.56 -0.66 how long > loose figures: sum 
-0.25 -0.2 how long > none
-0.42 -0.41 how long > which of these
-0.32 -0.41 how long > which of these: count asc
-0.34 -0.45 how long > which of these: count desc
-0.29 -0.29 how long > which of these: guess asc
-0.37 -0.42 how long > which of these: guess desc
-0.41 -0.41 how long > which of these: position first
-0.48 -0.52 how long > which of these: position last
-0.23 -0.23 how long > which of these: said asc
-0.23 -0.24 how long > which of these: said desc
-0.3 -0.35 how long conditions 0
-0.17 -0.23 how long conditions 2
-0.25 -0.2 how long: between rows
-0.25 -0.2 how long: how long
0.18 0.23 how many > against another row: count said
-0.59 -0.68 how many > against another row: list guess
-0.39 -0.46 how many > against another row: list said
0.29 0.39 how many > columns that are named
-0.28 -0.32 how many > comparison: guess floating
-0.36 -0.41 how many > difference: of counts 
-0.38 -0.44 how many > difference: of counts turned 
-0.31 -0.23 how many > difference: of ends guess
-0.34 -0.42 how many > difference: of ends said
0.23 0.28 how many > difference: of two said
0.26 0.29 how many > difference: of two turned guess
-0.31 -0.36 how many > difference: of two turned said
-0.45 -0.42 how many > extreme value: max guess
-0.42 -0.57 how many > extreme value: min guess
0.09 0.29 how many > extreme value: min said
-0.49 -0.38 how many > figure of the top rows
-0.52 -0.4 how many > figure of the top rows: avg 
-0.44 -0.36 how many > figure of the top rows: sum 
-0.28 -0.43 how many > figures: fn:avg! grouped by what is beside
-0.35 -0.43 how many > figures: fn:avg! one figure
-0.34 -0.36 how many > figures: fn:count fn:avg!
-0.32 -0.39 how many > figures: fn:count fn:distinct
-0.39 -0.42 how many > figures: fn:count fn:min
0.3 0.18 how many > figures: fn:count fn:missing
0.71 0.34 how many > figures: fn:count fn:outliers
-0.36 -0.35 how many > figures: fn:count fn:profit
-0.21 -0.3 how many > figures: fn:count fn:sum?
-0.71 -0.81 how many > figures: fn:count grouped by what is beside
0.44 0.5 how many > figures: fn:distinct one figure
-0.35 -0.35 how many > figures: fn:distinct? fn:avg!
-0.21 -0.33 how many > figures: fn:distinct? fn:count
-0.2 -0.3 how many > figures: fn:distinct? fn:distinct?
-0.3 -0.34 how many > figures: fn:distinct? fn:min
-0.2 -0.3 how many > figures: fn:distinct? fn:sum?
-0.46 -0.46 how many > figures: fn:distinct? grouped
-0.87 -0.93 how many > figures: fn:distinct? grouped by what is beside
-0.41 -0.36 how many > figures: fn:distinct? one figure
-0.22 -0.33 how many > figures: fn:min grouped by what is beside
-0.42 -0.58 how many > figures: fn:min one figure
0.35 0.36 how many > figures: fn:missing one figure
0.58 0.58 how many > figures: fn:outliers one figure
-0.36 -0.33 how many > figures: fn:profit one figure
0.33 0.34 how many > figures: fn:ratio grouped
-0.58 -0.66 how many > figures: fn:ratio one figure
-0.21 -0.2 how many > figures: fn:sum! fn:count
-0.25 -0.24 how many > figures: fn:sum! fn:distinct?
-0.43 -0.41 how many > figures: fn:sum! fn:sum!
-0.26 -0.48 how many > figures: fn:sum! grouped
-0.22 -0.36 how many > figures: fn:sum! grouped by what is beside
-0.68 -0.67 how many > figures: fn:sum! one figure
-0.27 -0.26 how many > figures: fn:sum? fn:min
0.4 0.28 how many > figures: fn:sum? fn:sum!
0.46 0.44 how many > figures: fn:sum? grouped
-0.55 -0.57 how many > figures: fn:sum? grouped by what is beside
0.17 0.24 how many > figures: fn:sum? one figure
0.34 0.52 how many > figures: fn:units one figure
-0.28 -0.44 how many > figures: grouped by what is beside 
-0.2 -0.24 how many > figures: grouped named
-0.49 -0.15 how many > figures: one figure named
-0.57 -0.66 how many > first or last row
-0.3 -0.38 how many > first or last row: position first
-0.48 -0.58 how many > first or last row: position last
-0.26 -0.27 how many > first or last row: time first
-0.21 -0.4 how many > first or last row: time last
-0.87 -0.83 how many > groups that are named
-0.87 -0.83 how many > groups that are named: listed 
-0.38 -0.4 how many > groups that have
0.24 0.28 how many > groups that have: count 
-0.64 -0.75 how many > groups that have: list guess
-0.77 -1.02 how many > groups that have: list said
0.5 0.47 how many > how long
0.5 0.47 how many > how long: between rows 
-0.08 -0.34 how many > list
-0.59 -0.65 how many > list: all 
-0.11 -0.74 how many > list: many 
-1.59 -1.28 how many > list: named things 
0.29 0.37 how many > loose figures
0.02 -0.4 how many > loose figures: look up 
-0.19 -0.2 how many > loose figures: look up guess
0.07 0.27 how many > loose figures: sum 
-0.44 -0.47 how many > next or previous row: said way position
-0.46 -0.49 how many > next or previous row: said way time
0.19 0.28 how many > rows before or after another: count 
-0.75 -0.94 how many > rows before or after another: list 
0.28 0.41 how many > the same as another row: count said
-0.28 -0.43 how many > the same as another row: list said
-0.44 -0.52 how many > top groups
-0.27 -0.28 how many > top groups: own measure asc
-0.54 -0.62 how many > top groups: own measure desc
-0.28 -0.27 how many > top groups: rows desc
-0.34 -0.28 how many > top groups: sum of field desc
-0.25 -0.44 how many > top rows
-0.37 -0.35 how many > top rows: order:guess asc
-0.27 -0.29 how many > top rows: order:guess desc
0.27 0.22 how many > top rows: order:said asc
-0.86 -0.77 how many > top rows: order:said desc
-0.79 -0.74 how many > which of these
-0.51 -0.5 how many > which of these: count asc
-0.59 -0.55 how many > which of these: count desc
-0.77 -0.73 how many > which of these: guess asc
-0.79 -0.76 how many > which of these: guess desc
-0.78 -0.73 how many > which of these: position first
-0.73 -0.65 how many > which of these: position last
-0.17 -0.28 how many > which of these: said asc
-0.19 -0.33 how many > which of these: said desc
-0.59 -0.46 how many > yes or no
-0.59 -0.46 how many > yes or no: exists 
-0.41 -0.4 how much > comparison
-0.41 -0.4 how much > comparison: guess value
0.44 0.47 how much > figures
0.22 0.22 how much > figures: fn:revenue fn:sum!
0.55 0.52 how much > figures: fn:sum! fn:sum!
-0.6 -0.48 how much > list
-0.32 -0.26 how much > list: all 
-0.3 -0.31 how much > list: where 
-0.43 -0.33 how much > list: where distinct
-0.24 -0.29 how much > loose figures
-0.32 -0.38 how much > loose figures: avg 
-0.35 -0.33 how much > loose figures: count 
0.41 0.51 how much > loose figures: sum 
-0.32 -0.25 how much > which of these
-0.25 -0.2 how much > which of these: count asc
-0.27 -0.24 how much > which of these: count desc
-0.2 -0.17 how much > which of these: guess asc
-0.2 -0.17 how much > which of these: guess desc
-0.28 -0.25 how much > which of these: position first
-0.3 -0.26 how much > which of these: position last
0.18 0.22 how often > figures
0.21 0.23 how often > figures: fn:count one figure
-0.19 -0.26 how often > list
-0.21 -0.28 how often > list: where 
-0.17 -0.22 how often > list: where distinct
-0.28 -0.2 how often > loose figures
-0.24 -0.16 how often > loose figures: sum 
-0.22 -0.24 how often > top groups
-0.23 -0.25 how often > top groups: rows desc
0.31 0.31 in > comparison
0.35 0.44 in > comparison: guess value
-0.15 -0.26 in > comparison: said value
1.29 1.22 in > difference
-0.85 -0.95 in > difference: of counts 
-0.35 -0.5 in > difference: of counts turned 
-0.23 -0.18 in > difference: of ends guess
0.25 0.36 in > difference: of fields 
-0.36 -0.45 in > difference: of fields turned 
-0.95 -0.93 in > difference: of two turned guess
-0.73 -0.85 in > difference: of two turned said
0.2 0.29 in > extreme value
-0.4 -0.3 in > extreme value: max guess
-0.13 -0.25 in > extreme value: max said
-0.38 -0.38 in > extreme value: min guess
-0.31 -0.45 in > extreme value: min said
-1.04 -0.9 in > figure of the top rows: avg 
-0.41 -0.38 in > figures: fn:avg grouped by what is beside
1.11 0.87 in > figures: fn:avg one figure
0.9 0.95 in > figures: fn:avg! fn:units
-0.35 -0.29 in > figures: fn:avg! one figure
0.2 0.06 in > figures: fn:count fn:missing
1.07 0.47 in > figures: fn:count fn:outliers
-0.58 -0.66 in > figures: fn:count fn:sum
-0.63 -0.6 in > figures: fn:count grouped by what is beside
0.11 0.2 in > figures: fn:distinct fn:sum!
-0.35 -0.32 in > figures: fn:distinct grouped by what is beside
0.33 0.31 in > figures: fn:distinct one figure
-0.35 -0.31 in > figures: fn:distinct? fn:avg!
-0.58 -0.68 in > figures: fn:distinct? grouped
-0.9 -0.93 in > figures: fn:distinct? grouped by what is beside
-0.53 -0.52 in > figures: fn:distinct? one figure
-0.23 -0.23 in > figures: fn:last grouped
-0.17 -0.23 in > figures: fn:last one figure
-0.21 -0.31 in > figures: fn:max grouped
-0.87 -0.83 in > figures: fn:max grouped by what is beside
-0.34 -0.45 in > figures: fn:max one figure
-0.28 -0.24 in > figures: fn:min grouped by what is beside
0.91 0.82 in > figures: fn:missing one figure
-0.49 -0.23 in > figures: fn:outliers grouped by what is beside
0.9 0.92 in > figures: fn:outliers one figure
-0.22 -0.22 in > figures: fn:profit grouped by what is beside
-0.2 -0.23 in > figures: fn:profit one figure
0.33 0.34 in > figures: fn:ratio grouped
-0.23 -0.21 in > figures: fn:ratio grouped by what is beside
-0.9 -0.94 in > figures: fn:ratio one figure
0.22 0.22 in > figures: fn:revenue fn:sum!
-0.22 -0.04 in > figures: fn:revenue grouped
-0.26 -0.27 in > figures: fn:revenue grouped by what is beside
-0.66 -0.65 in > figures: fn:revenue one figure
-0.22 -0.29 in > figures: fn:sum fn:sum!
0.43 0.49 in > figures: fn:sum grouped
-0.37 -0.28 in > figures: fn:sum grouped by what is beside
0.4 0.4 in > figures: fn:sum one figure
-0.35 -0.32 in > figures: fn:sum! fn:avg!
0.29 0.23 in > figures: fn:sum! fn:count
-0.48 -0.51 in > figures: fn:sum! fn:max
-0.39 -0.52 in > figures: fn:sum! fn:revenue
0.26 0.1 in > figures: fn:sum! fn:sum!
0.83 1.03 in > figures: fn:sum! fn:units
0.96 1.03 in > figures: fn:sum! grouped
-0.21 -0.3 in > figures: fn:sum! one figure
-0.33 -0.32 in > figures: fn:sum? fn:avg!
-0.88 -0.78 in > figures: fn:sum? fn:sum!
-0.39 -0.42 in > figures: fn:sum? grouped
-0.38 -0.4 in > figures: fn:sum? grouped by what is beside
0.35 0.35 in > figures: fn:sum? one figure
-0.27 -0.27 in > figures: fn:units fn:avg!
-0.21 -0.23 in > figures: fn:units fn:max
-0.26 -0.29 in > figures: fn:units fn:units
-0.97 -0.85 in > figures: fn:units grouped
-0.86 -0.99 in > figures: fn:units one figure
-0.41 -0.48 in > figures: grouped by what is beside 
-0.76 -0.63 in > figures: grouped named
0.13 0.27 in > first or last of each
0.13 0.27 in > first or last of each:  
0.53 0.54 in > first or last row: position last
-0.19 -0.2 in > first or last row: position turned last
-0.66 -0.49 in > first or last row: time last
0.35 0.47 in > groups that are named: compared 
-0.08 -0.2 in > groups that are named: listed 
-0.29 -0.12 in > groups that have
-0.34 -0.34 in > groups that have: list guess
-0.37 -0.34 in > how long
-0.37 -0.34 in > how long: between rows 
-0.36 -0.42 in > list
-0.76 -0.67 in > list: all 
-0.4 -0.36 in > list: all columns named
-0.29 -0.58 in > list: many 
-0.34 -0.22 in > list: where 
0.51 0.45 in > list: where columns named
-0.34 -0.47 in > list: where distinct
-0.27 -0.24 in > loose figures
-0.28 -0.23 in > loose figures: count 
-0.32 -0.36 in > loose figures: look up 
-1.49 -1.06 in > loose figures: look up guess
0.27 0.3 in > next or previous row: said way time
0.21 0.13 in > rows before or after another: count 
-0.7 -1.23 in > rows before or after another: list 
-0.36 -0.37 in > share
-0.36 -0.37 in > share: filtered 
-0.48 -0.34 in > the same as another row: count guess
-0.36 -0.26 in > the same as another row: count said
-0.22 -0.23 in > the same as another row: list guess
0.27 0.26 in > the same as another row: list said
-0.2 -0.2 in > top groups
-0.32 -0.28 in > top groups: own measure desc
-0.24 -0.27 in > top groups: revenue desc
0.47 0.49 in > top groups: rows asc
-1.17 -1.21 in > top groups: rows desc
-0.22 -0.24 in > top groups: said measure asc
0.64 0.64 in > top groups: said measure desc
-0.23 -0.25 in > top groups: sum of field asc
-0.63 -0.78 in > top groups: units desc
-0.33 -0.32 in > top rows: order:guess asc
-0.29 -0.28 in > top rows: order:guess desc
-0.19 -0.35 in > top rows: order:hint asc
0.8 0.77 in > top rows: order:hint desc
-0.8 -0.88 in > top rows: order:said desc
-0.4 -0.47 in > which of these: count asc
-0.31 -0.46 in > which of these: count desc
-0.38 -0.46 in > which of these: guess asc
-0.16 -0.29 in > which of these: guess desc
-0.69 -0.68 in > which of these: position first
0.42 0.38 in > which of these: position last
0.21 0.08 in > which of these: said asc
-0.29 -0.34 in > which of these: said desc
-0.44 -0.46 in after > comparison
-0.44 -0.46 in after > comparison: guess value
-0.24 -0.24 in after > figures
-0.24 -0.24 in after > figures: fn:count one figure
-0.5 -0.55 in after > list
-0.2 -0.22 in after > list: named things 
-0.68 -0.75 in after > list: where 
-0.71 -0.73 in after > list: where distinct
-0.49 -0.54 in after > loose figures
-0.49 -0.54 in after > loose figures: count 
-0.25 -0.25 in after > next or previous row
-1.12 -1.11 in after > next or previous row: other way position
0.38 0.4 in after > next or previous row: said way position
-0.59 -0.6 in after > next or previous row: said way time
0.35 0.34 in after > rows before or after another
0.36 0.36 in after > rows before or after another: count 
-0.88 -1.01 in after > rows before or after another: list 
-0.42 -0.42 in all > comparison
-0.42 -0.42 in all > comparison: guess value
-0.55 -0.56 in all > extreme value
-0.44 -0.61 in all > extreme value: max guess
-0.55 -0.56 in all > extreme value: max said
-0.22 -0.26 in all > groups that are named
-0.22 -0.26 in all > groups that are named: listed 
-0.37 -0.41 in all > list
-0.33 -0.37 in all > list: where 
-0.32 -0.38 in all > list: where distinct
-0.32 -0.25 in all > loose figures
-0.2 -0.18 in all > loose figures: avg 
-0.25 -0.26 in all > loose figures: count 
-0.37 -0.3 in all > loose figures: sum 
-0.4 -0.42 in all > top groups
-0.35 -0.34 in all > top groups: sum of field desc
0.54 0.54 in all > top rows
0.51 0.5 in all > top rows: order:guess desc
-0.43 -0.45 in all > top rows: order:said desc
0.27 0.29 in does > difference
0.27 0.29 in does > difference: of ends guess
-0.28 -0.29 in does > figures
-0.27 -0.27 in does > figures: fn:count one figure
-0.31 -0.32 in does > figures: fn:distinct? one figure
-0.26 -0.28 in does > loose figures
-0.2 -0.23 in does > loose figures: avg 
-0.21 -0.21 in does > loose figures: look up 
-0.27 -0.3 in does > loose figures: sum 
-0.78 -0.75 in each > figures: fn:count one figure
-0.42 -0.45 in each > figures: fn:distinct? grouped
-0.5 -0.51 in each > figures: fn:distinct? one figure
0.33 0.34 in each > figures: fn:ratio grouped
-0.25 -0.25 in each > figures: fn:revenue grouped
-0.21 -0.22 in each > list
-0.25 -0.25 in each > list: named things 
0.37 0.37 in each > top groups
0.24 0.29 in each > top groups: own measure desc
0.75 0.78 in each > top groups: revenue desc
-0.56 -0.53 in each > top groups: rows desc
-0.9 -0.94 in each > top groups: said measure desc
-0.19 -0.21 in each > top groups: sum of field desc
-0.42 -0.4 in each > top groups: units desc
-0.55 -0.54 in each > top rows
-0.55 -0.54 in each > top rows: order:said desc
-0.28 -0.26 in every > figures
-0.27 -0.27 in every > figures: fn:units grouped
-0.28 -0.24 in every > figures: grouped named
0.37 0.34 in every > top groups
-0.69 -0.8 in every > top groups: own measure desc
0.68 0.78 in every > top groups: said measure desc
0.38 0.35 in first > first or last row
0.38 0.35 in first > first or last row: position first
0.15 0.21 in first > top groups
-0.53 -0.53 in first > top groups: own measure asc
0.25 0.32 in first > top groups: rows asc
0.23 0.23 in first > top groups: sum of field asc
-0.4 -0.41 in first > top rows
-0.26 -0.26 in first > top rows: order:guess asc
-0.31 -0.33 in first > top rows: order:said asc
-0.22 -0.17 in first > which of these
-0.22 -0.15 in first > which of these: position last
0.66 0.75 in how > comparison
0.66 0.75 in how > comparison: guess value
-0.25 -0.23 in how > figures: fn:count grouped by what is beside
-0.33 -0.27 in how > figures: fn:distinct? one figure
-0.22 -0.31 in how > groups that are named
-0.22 -0.31 in how > groups that are named: listed 
-0.23 -0.19 in how > list
-0.27 -0.18 in how > list: many 
-0.22 -0.19 in how > list: where 
-0.23 -0.19 in how > list: where distinct
-0.68 -0.55 in how > loose figures: look up 
-0.6 -0.65 in how > loose figures: look up guess
-0.21 -0.19 in in > extreme value
-0.21 -0.19 in in > extreme value: min guess
-0.32 -0.27 in in > figures
-0.33 -0.27 in in > figures: fn:count one figure
-0.33 -0.27 in in > figures: fn:distinct? one figure
0.19 0.2 in in > top rows
0.19 0.2 in in > top rows: order:guess asc
-0.23 -0.18 in last > extreme value
-0.23 -0.18 in last > extreme value: max said
-0.28 -0.27 in last > first or last row
-0.28 -0.27 in last > first or last row: position last
0.39 0.4 in last > top groups
-0.53 -0.54 in last > top groups: own measure desc
-0.64 -0.66 in last > top groups: rows desc
0.43 0.44 in last > top groups: sum of field desc
-0.48 -0.43 in last > top rows
-0.55 -0.55 in last > top rows: order:guess desc
-0.23 -0.26 in last > top rows: order:hint desc
0.49 0.46 in less > figures
-0.39 -0.34 in less > figures: fn:count grouped by what is beside
0.49 0.46 in less > figures: fn:count one figure
-0.48 -0.36 in less > list
-0.48 -0.4 in less > list: where 
-0.41 -0.32 in less > list: where distinct
-0.46 -0.44 in less > loose figures
-0.46 -0.44 in less > loose figures: look up 
-0.41 -0.37 in more > which of these: count asc
0.22 0.28 in more > which of these: count desc
-0.43 -0.37 in more > which of these: guess desc
-0.53 -0.52 in more > which of these: position first
0.37 0.41 in more > which of these: position last
0.24 0.28 in more > which of these: said asc
0.42 0.48 in more > which of these: said desc
-0.2 -0.28 in number > difference: of fields 
-0.36 -0.31 in number > figures
-0.34 -0.32 in number > figures: fn:count one figure
-0.19 -0.22 in number > figures: fn:distinct? one figure
0.32 0.33 in number > first or last row
0.32 0.33 in number > first or last row: position first
-0.25 -0.34 in number > loose figures
-0.17 -0.23 in number > loose figures: avg 
-0.31 -0.33 in number > top groups
-0.31 -0.33 in number > top groups: own measure desc
-0.49 -0.49 in number > top rows
-0.49 -0.49 in number > top rows: order:guess desc
0.25 0.4 in on > figures
0.45 0.45 in on > figures: fn:count one figure
-0.45 -0.45 in on > figures: fn:distinct? one figure
-0.41 -0.4 in on > figures: one figure named
-0.13 -0.21 in on > list
0.19 0.25 in percentage > figures
0.19 0.25 in percentage > figures: fn:missing one figure
-0.15 -0.23 in percentage > loose figures
-0.11 -0.23 in percentage > loose figures: sum 
0.71 0.72 in total > figures
-0.45 -0.3 in total > figures: fn:count grouped by what is beside
-0.3 -0.29 in total > figures: fn:count one figure
0.32 0.32 in total > figures: fn:distinct? one figure
0.22 0.22 in total > figures: fn:revenue fn:sum!
-0.21 -0.21 in total > figures: fn:revenue one figure
0.55 0.52 in total > figures: fn:sum! fn:sum!
-0.56 -0.42 in total > list
-0.32 -0.3 in total > list: all 
-0.23 -0.28 in total > list: where 
-0.45 -0.4 in total > list: where distinct
-0.25 -0.31 in total > loose figures
-0.32 -0.38 in total > loose figures: avg 
-0.35 -0.33 in total > loose figures: count 
0 -0.53 in total > loose figures: look up guess
0.41 0.51 in total > loose figures: sum 
0.74 0.79 in total > top groups
-0.54 -0.48 in total > top groups: own measure desc
-0.85 -0.85 in total > top groups: rows desc
1.09 1.11 in total > top groups: sum of field desc
-0.71 -0.76 in total > top rows
-0.37 -0.37 in total > top rows: order:guess desc
-0.79 -0.82 in total > top rows: order:said desc
-0.22 -0.35 in under > extreme value
-0.22 -0.35 in under > extreme value: min said
0.22 0.25 in under > first or last row
0.44 0.57 in under > first or last row: time first
-0.21 -0.19 in under > top rows
-0.23 -0.21 in under > top rows: order:said asc
-0.15 -0.55 in what > extreme value: max guess
0.23 0.27 in what > extreme value: max said
-0.16 -0.28 in what > extreme value: min guess
-0.31 -0.3 in what > extreme value: min said
-0.32 0.07 in what > figures
-0.23 -0.23 in what > figures: fn:last grouped
-0.17 -0.23 in what > figures: fn:last one figure
-0.46 0.4 in what > figures: fn:sum! grouped
0.17 0.26 in what > figures: fn:sum! grouped by what is beside
-0.27 -0.27 in what > figures: fn:units fn:avg!
-0.21 -0.23 in what > figures: fn:units fn:max
-0.26 -0.29 in what > figures: fn:units fn:units
-0.24 -0.27 in what > figures: fn:units grouped
-0.37 0.22 in what > figures: grouped named
0.13 0.27 in what > first or last of each
0.13 0.27 in what > first or last of each:  
0.27 0.12 in what > first or last row
-0.14 -0.22 in what > first or last row: position first
-0.21 -0.24 in what > first or last row: position turned last
0.17 0.38 in what > first or last row: time first
0.47 0.5 in what > first or last row: time last
0.45 0.27 in what > list
-0.26 -0.35 in what > list: all 
-0.57 -0.62 in what > list: many 
0.3 0.47 in what > list: where 
0.9 0.64 in what > list: where distinct
-0.24 -0.2 in what > loose figures
-0.78 -0.87 in what > loose figures: count 
-0.25 -0.08 in what > loose figures: sum 
0.49 0.47 in what > top groups: own measure asc
0.42 0.42 in what > top groups: own measure desc
0.06 0.38 in what > top groups: rows asc
-0.31 -0.32 in what > top groups: rows desc
0.42 0.37 in what > top groups: said measure desc
-0.32 -0.32 in what > top groups: sum of field asc
-0.6 -0.56 in what > top groups: sum of field desc
-0.38 -0.52 in what > top rows
-0.24 -0.18 in what > top rows: order:guess asc
-0.23 -0.18 in what > top rows: order:guess desc
-0.26 -0.22 in what > top rows: order:said asc
-0.44 -0.38 in what > which of these
-0.49 -0.4 in what > which of these: count asc
-0.53 -0.42 in what > which of these: count desc
-0.26 -0.27 in what > which of these: guess asc
-0.21 -0.25 in what > which of these: guess desc
-0.59 -0.53 in what > which of these: position first
-0.55 -0.42 in what > which of these: position last
0.29 0.35 in which > extreme value: max guess
-0.81 -0.81 in which > extreme value: max said
-0.22 -0.29 in which > figures: fn:count grouped by what is beside
0.22 0.25 in which > figures: fn:count one figure
-0.19 -0.22 in which > figures: fn:max grouped
-0.21 -0.23 in which > figures: fn:max grouped by what is beside
-0.21 -0.26 in which > figures: grouped named
-0.24 -0.26 in which > first or last row
-0.26 -0.29 in which > first or last row: position first
0.34 0.34 in which > first or last row: position last
-0.25 -0.26 in which > first or last row: time first
-0.24 -0.23 in which > first or last row: time last
-0.26 -0.26 in which > list
-0.18 -0.2 in which > list: all 
-0.38 -0.46 in which > list: many 
0.07 -0.25 in which > list: where 
-0.63 -0.1 in which > list: where distinct
-0.48 -0.53 in which > loose figures
-0.29 -0.27 in which > loose figures: avg 
-0.32 -0.34 in which > loose figures: count 
-0.36 -0.34 in which > loose figures: sum 
-0.38 -0.37 in which > next or previous row: other way position
0.3 0.29 in which > next or previous row: said way position
0.34 0.33 in which > next or previous row: said way time
0.34 0.42 in which > the same as another row
-0.27 -0.21 in which > the same as another row: count guess
-0.36 -0.26 in which > the same as another row: count said
-0.2 -0.19 in which > the same as another row: list guess
0.27 0.26 in which > the same as another row: list said
-0.5 -0.61 in which > top groups: own measure desc
-0.27 -0.32 in which > top groups: revenue desc
0.32 0.39 in which > top groups: rows asc
0.39 0.39 in which > top groups: said measure desc
-0.29 -0.28 in which > top groups: sum of field asc
-0.54 -0.52 in which > top groups: sum of field desc
-0.25 -0.31 in which > top groups: units desc
-0.31 -0.26 in which > top rows: order:guess asc
0.28 0.21 in which > top rows: order:guess desc
-0.42 -0.43 in which > top rows: order:said asc
-0.55 -0.51 in which > top rows: order:said desc
-0.22 -0.32 in which > which of these
-0.21 -0.35 in which > which of these: count asc
-0.2 -0.29 in which > which of these: count desc
-0.18 -0.25 in which > which of these: guess asc
-0.18 -0.24 in which > which of these: guess desc
-0.28 -0.45 in which > which of these: position first
-0.23 -0.35 in which > which of these: position last
-0.44 0.1 in with > first or last row
-0.06 0.38 in with > first or last row: position first
-0.55 -0.31 in with > first or last row: time first
0.5 -0.02 in with > top groups
0.5 -0.02 in with > top groups: rows asc
-0.41 -0.32 in with > which of these
-0.25 -0.09 in with > which of these: count desc
-0.41 -0.32 in with > which of these: position last
0.44 0.43 in years > difference
0.23 0.28 in years > difference: of counts 
0.23 0.22 in years > difference: of counts turned 
-0.51 -0.53 in years > difference: of ends guess
0.38 0.51 in years > difference: of ends said
-0.38 -0.39 in years > difference: of two guess
-0.32 -0.45 in years > difference: of two said
-0.41 -0.42 in years > difference: of two turned guess
0.21 0.42 in years > difference: of two turned said
-0.27 -0.25 in years > how long
-0.27 -0.25 in years > how long: between rows 
-0.37 -0.39 in years > list
-0.3 -0.31 in years > list: many 
-0.36 -0.4 in years > list: where 
-0.24 -0.35 in years > list: where distinct
-0.35 -0.34 in years > loose figures: avg 
0.2 0.2 in years > loose figures: count 
-0.38 -0.36 in years > loose figures: sum 
-0.18 -0.26 in years > which of these
-0.17 -0.24 in years > which of these: said desc
-0.4 -0.29 is > against another row
-0.33 -0.35 is > against another row: list guess
-0.41 -0.47 is > average of each
-0.41 -0.47 is > average of each:  
-0.37 -0.33 is > comparison
-0.37 -0.33 is > comparison: guess value
0.3 0.29 is > difference
-0.36 -0.58 is > difference: of counts turned 
0.2 0.29 is > difference: of fields 
-0.51 -0.62 is > difference: of two guess
-0.48 -0.44 is > difference: of two turned guess
-0.33 -0.49 is > extreme value
-0.71 -0.74 is > extreme value: max said
-0.32 -0.49 is > extreme value: min guess
-0.16 -0.2 is > figures: fn:arithmetic one figure
0.66 0.47 is > figures: fn:avg fn:sum!
0.5 0.43 is > figures: fn:avg grouped
-0.41 -0.44 is > figures: fn:avg one figure
-0.28 -0.28 is > figures: fn:avg! fn:skewed
0.3 0.24 is > figures: fn:avg! one figure
-0.13 -0.27 is > figures: fn:count fn:count
0.29 0.31 is > figures: fn:count fn:sum
0.61 0.57 is > figures: fn:count fn:sum!
-0.31 -0.33 is > figures: fn:count fn:units
-0.06 -0.31 is > figures: fn:count grouped
-0.38 -0.41 is > figures: fn:count grouped by what is beside
0.19 0.23 is > figures: fn:count one figure
-0.25 -0.28 is > figures: fn:distinct? grouped
-0.88 -0.93 is > figures: fn:distinct? grouped by what is beside
-0.22 -0.23 is > figures: fn:distinct? one figure
-0.27 -0.2 is > figures: fn:last grouped by what is beside
0.35 0.35 is > figures: fn:last one figure
-0.3 -0.24 is > figures: fn:max fn:skewed
-0.54 -0.52 is > figures: fn:max grouped by what is beside
-0.37 -0.37 is > figures: fn:max one figure
-0.23 -0.27 is > figures: fn:median fn:sum!
1.13 1.11 is > figures: fn:median one figure
-0.6 -0.5 is > figures: fn:min grouped by what is beside
0.31 0.3 is > figures: fn:missing one figure
-0.28 -0.27 is > figures: fn:mode grouped by what is beside
0.27 0.5 is > figures: fn:mode one figure
0.42 0.44 is > figures: fn:normal one figure
0.64 0.77 is > figures: fn:range fn:sum!
0.49 0.06 is > figures: fn:range one figure
-0.29 -0.38 is > figures: fn:revenue fn:sum!
-0.28 -0.19 is > figures: fn:skewed grouped by what is beside
1.16 1.08 is > figures: fn:skewed one figure
1.07 0.96 is > figures: fn:skewness one figure
0.61 0.71 is > figures: fn:stddev one figure
0.57 0.46 is > figures: fn:sum fn:sum!
0.2 0.21 is > figures: fn:sum grouped
-0.17 -0.2 is > figures: fn:sum grouped by what is beside
-0.32 -0.3 is > figures: fn:sum one figure
0.39 0.37 is > figures: fn:sum! fn:arithmetic
-0.42 -0.34 is > figures: fn:sum! fn:normal
-0.56 -0.48 is > figures: fn:sum! fn:skewed
-0.47 -0.42 is > figures: fn:sum! fn:sum!
-0.44 -0.55 is > figures: fn:sum! grouped
-0.3 -0.29 is > figures: fn:sum? fn:sum!
-0.25 -0.27 is > figures: fn:sum? grouped
-0.38 -0.43 is > figures: fn:sum? grouped by what is beside
-0.48 -0.41 is > figures: fn:sum? one figure
0.24 0.24 is > figures: fn:units one figure
-0.41 -0.48 is > figures: one figure named
0.97 1.09 is > first or last row
0.78 0.86 is > first or last row: position first
0.58 0.61 is > first or last row: position last
-0.59 -0.62 is > first or last row: time last
-0.84 -0.6 is > groups that are named
-0.84 -0.6 is > groups that are named: listed 
-0.2 -0.27 is > groups that have
-0.2 -0.27 is > groups that have: list guess
-0.25 -0.37 is > list: all 
-0.37 -0.37 is > list: all columns named
-0.23 -0.19 is > list: many columns named
0.54 0.39 is > list: where columns named
-1.5 -1.38 is > loose figures: avg 
-0.63 -0.72 is > loose figures: look up 
-1.16 -1.2 is > loose figures: sum 
0.42 0.44 is > next or previous row: said way position
-0.41 -0.4 is > next or previous row: said way time
-0.84 -0.96 is > rows before or after another
-0.9 -0.9 is > rows before or after another: count 
-0.66 -0.79 is > rows before or after another: list 
-0.19 -0.2 is > the same as another row: count guess
-0.42 -0.39 is > the same as another row: count said
0.42 0.41 is > the same as another row: list said
-0.32 -0.38 is > top groups
-0.22 -0.22 is > top groups: own measure asc
-0.33 -0.32 is > top groups: own measure desc
0.31 0.29 is > top groups: revenue desc
-0.54 -0.56 is > top groups: rows asc
-0.43 -0.43 is > top groups: rows desc
-0.25 -0.24 is > top groups: said measure asc
-0.52 -0.5 is > top groups: said measure desc
-0.29 -0.39 is > top groups: sum of field desc
-0.48 -0.51 is > top groups: units desc
-0.54 -0.64 is > top rows
-0.75 -0.82 is > top rows: order:guess asc
-0.18 -0.21 is > top rows: order:guess desc
-0.19 -0.25 is > top rows: order:hint asc
-0.23 -0.28 is > top rows: order:said asc
-0.65 -0.7 is > which of these: count asc
-0.65 -0.66 is > which of these: count desc
-0.44 -0.43 is > which of these: guess asc
-0.51 -0.53 is > which of these: position first
0.31 0.26 is > which of these: position last
-0.29 -0.28 is > which of these: said asc
-0.36 -0.35 is > which of these: said desc
-0.68 -0.67 is above > list
-0.31 -0.36 is above > list: named things 
-0.56 -0.55 is above > list: where 
-0.57 -0.55 is above > list: where distinct
-0.03 -0.21 is above > loose figures
-0.03 -0.21 is above > loose figures: count 
0.69 0.69 is above > next or previous row
-0.36 -0.35 is above > next or previous row: other way position
0.57 0.52 is above > next or previous row: said way position
-0.74 -0.77 is after > list
-0.75 -0.74 is after > list: where 
-0.56 -0.65 is after > list: where distinct
-0.1 -0.23 is after > loose figures
-0.1 -0.23 is after > loose figures: count 
0.85 0.89 is after > next or previous row
-0.83 -0.84 is after > next or previous row: other way position
0.44 0.43 is after > next or previous row: said way position
-0.29 -0.28 is after > next or previous row: said way time
-0.38 -0.36 is after > rows before or after another
-0.32 -0.32 is after > rows before or after another: list 
-0.22 -0.21 is at > extreme value
-0.22 -0.21 is at > extreme value: max guess
0.54 0.49 is at > first or last row
0.54 0.5 is at > first or last row: position first
-0.39 -0.39 is at > first or last row: time first
-0.54 -0.51 is at > top groups
-0.54 -0.51 is at > top groups: rows desc
-0.5 -0.46 is at > top rows
-0.5 -0.46 is at > top rows: order:guess desc
-0.54 -0.44 is before > list
-0.41 -0.41 is before > list: named things 
-0.31 -0.18 is before > list: where 
-0.35 -0.29 is before > list: where distinct
-0.43 -0.38 is before > loose figures
-0.43 -0.38 is before > loose figures: count 
0.62 0.61 is before > next or previous row
-0.45 -0.45 is before > next or previous row: other way position
0.47 0.47 is before > next or previous row: said way position
-0.1 -0.22 is before > rows before or after another
-0.04 -0.21 is before > rows before or after another: list 
-0.38 -0.33 is before > which of these
-0.38 -0.33 is before > which of these: position last
-0.53 -0.49 is below > list
-0.54 -0.52 is below > list: where 
-0.51 -0.46 is below > list: where distinct
-0.49 -0.54 is below > loose figures
-0.49 -0.54 is below > loose figures: count 
0.51 0.51 is below > next or previous row
-0.23 -0.15 is below > next or previous row: other way position
0.4 0.43 is below > next or previous row: said way position
-0.18 -0.22 is below > rows before or after another
-0.23 -0.27 is below > rows before or after another: list 
0.33 0.22 is difference > difference
-0.5 -0.54 is difference > difference: of ends guess
0.38 0.39 is difference > difference: of ends said
0.24 0.03 is difference > difference: of two said
-0.22 -0.26 is difference > difference: of two turned guess
-0.41 -0.46 is difference > difference: of two turned said
0.6 0.67 is greater > comparison
0.6 0.67 is greater > comparison: guess value
-0.61 -0.68 is greater > figures
-0.37 -0.68 is greater > figures: fn:count one figure
-0.24 -0.56 is greater > figures: fn:distinct? one figure
0.39 0.39 is in > first or last row
0.39 0.39 is in > first or last row: position last
0.26 0.27 is in > list
0.25 0.3 is in > list: named things 
-0.26 -0.3 is in > list: where 
-0.24 -0.31 is in > list: where distinct
-0.19 -0.2 is in > loose figures
-0.19 -0.2 is in > loose figures: count 
-0.25 -0.26 is in > top groups
-0.25 -0.26 is in > top groups: rows desc
-0.45 -0.43 is in > top rows
-0.45 -0.43 is in > top rows: order:guess desc
-0.33 -0.34 is larger > against another row
-0.36 -0.32 is larger > against another row: count guess
-0.33 -0.35 is larger > against another row: list guess
-0.33 -0.36 is larger > list
-0.25 -0.28 is larger > list: many 
-0.35 -0.37 is larger > list: where 
-0.31 -0.34 is larger > list: where distinct
0.34 0.35 is larger > which of these
-0.37 -0.34 is larger > which of these: count asc
-0.42 -0.38 is larger > which of these: count desc
-0.27 -0.22 is larger > which of these: guess asc
0.36 0.36 is larger > which of these: guess desc
0.38 0.38 is larger > which of these: position first
-0.59 -0.57 is larger > which of these: position last
0.25 0.24 is last > first or last row
0.25 0.24 is last > first or last row: position last
-0.22 -0.21 is last > top groups
-0.22 -0.21 is last > top groups: rows desc
0.24 0.34 is listed > comparison
0.24 0.34 is listed > comparison: guess value
-0.57 -0.61 is listed > extreme value
-0.44 -0.5 is listed > extreme value: max guess
0.75 0.73 is listed > figures
0.48 0.49 is listed > figures: fn:count fn:sum!
-0.24 -0.24 is listed > figures: fn:count grouped by what is beside
0.78 0.77 is listed > figures: fn:count one figure
-0.47 -0.54 is listed > figures: fn:distinct? one figure
-0.18 -0.27 is listed > figures: fn:sum? grouped by what is beside
0.51 0.46 is listed > first or last row
0.58 0.5 is listed > first or last row: position first
-0.28 -0.25 is listed > first or last row: time first
-0.15 -0.3 is listed > list
-0.62 -0.52 is listed > list: named things 
-0.28 -0.3 is listed > list: where 
0.07 -0.23 is listed > list: where distinct
-0.29 -0.33 is listed > loose figures
-0.41 -0.5 is listed > loose figures: avg 
-0.45 -0.48 is listed > loose figures: look up 
-0.53 -0.48 is listed > loose figures: look up guess
-0.55 -0.74 is listed > loose figures: sum 
0.5 0.4 is listed > next or previous row
-0.29 -0.27 is listed > rows before or after another
-0.35 -0.27 is listed > rows before or after another: count 
-0.27 -0.26 is listed > rows before or after another: list 
0.2 0.31 is listed > top groups
0.36 0.44 is listed > top groups: rows desc
0.35 0.3 is listed > top groups: sum of field asc
-0.56 -0.53 is listed > top rows
-0.33 -0.34 is listed > top rows: order:guess asc
-0.27 -0.34 is listed > top rows: order:guess desc
-0.26 -0.23 is listed > top rows: order:said asc
-0.48 -0.53 is listed > which of these
-0.31 -0.37 is listed > which of these: count asc
-0.33 -0.4 is listed > which of these: count desc
-0.27 -0.28 is listed > which of these: guess desc
-0.35 -0.44 is listed > which of these: position first
-0.42 -0.51 is listed > which of these: position last
-0.31 -0.33 is longer > list
-0.21 -0.17 is longer > list: many 
-0.27 -0.25 is longer > list: named things 
-0.2 -0.29 is longer > list: where 
-0.22 -0.3 is longer > list: where distinct
-0.3 -0.26 is longer > loose figures
-0.3 -0.28 is longer > loose figures: count 
0.31 0.32 is longer > which of these
0.29 0.33 is longer > which of these: count asc
0.36 0.41 is longer > which of these: count desc
0.34 0.4 is longer > which of these: guess desc
0.86 0.86 is longer > which of these: position first
-0.7 -0.63 is longer > which of these: position last
0.08 0.2 is lower > which of these
-0.19 -0.2 is lower > which of these: count asc
-0.21 -0.21 is lower > which of these: count desc
-0.23 -0.25 is lower > which of these: guess asc
-0.44 -0.43 is lower > which of these: position first
0.48 0.55 is lower > which of these: position last
0.26 0.25 is next > next or previous row
-0.33 -0.34 is next > next or previous row: other way position
0.34 0.34 is next > next or previous row: said way position
-0.33 -0.44 is on > figures
-0.21 -0.3 is on > figures: fn:avg grouped by what is beside
-0.34 -0.38 is on > figures: fn:avg one figure
-0.2 -0.34 is on > figures: fn:sum! grouped by what is beside
-0.26 -0.23 is on > first or last row
-0.26 -0.23 is on > first or last row: position first
0.32 0.34 is on > list
-0.26 -0.45 is on > list: all 
-0.31 -0.58 is on > list: many 
0.33 0.45 is on > list: where 
0.3 0.31 is on > list: where distinct
-0.33 -0.4 is on > loose figures
-0.32 -0.28 is on > loose figures: count 
-0.33 -0.4 is on > loose figures: sum 
0.28 0.26 is on > top groups
0.51 0.5 is on > top groups: own measure desc
-0.39 -0.35 is on > top groups: rows desc
0.39 0.35 is on > top groups: sum of field desc
-0.39 -0.31 is on > top rows: order:guess desc
0.28 0.23 is on > top rows: order:said desc
-0.77 -0.75 is previous > list
-0.48 -0.51 is previous > list: named things 
-0.57 -0.47 is previous > list: where 
-0.54 -0.54 is previous > list: where distinct
0.65 0.63 is previous > next or previous row
-0.67 -0.66 is previous > next or previous row: other way position
0.7 0.69 is previous > next or previous row: said way position
-0.63 -0.61 is previous > rows before or after another
-0.58 -0.42 is previous > rows before or after another: count 
-0.55 -0.61 is previous > rows before or after another: list 
-0.2 -0.21 is total > loose figures: sum 
0.22 0.21 is under > list
0.3 0.33 is under > list: many 
-0.31 -0.35 is under > list: where 
-0.29 -0.28 is under > list: where distinct
-0.36 -0.32 larger > against another row: count guess
0.18 0.23 larger > against another row: count said
-0.33 -0.35 larger > against another row: list guess
-0.39 -0.46 larger > against another row: list said
-0.23 -0.2 larger > figures: fn:sum! grouped by what is beside
-0.41 -0.46 larger > list
-0.35 -0.39 larger > list: many 
-0.38 -0.4 larger > list: where 
-0.4 -0.39 larger > list: where distinct
-0.18 -0.3 larger > loose figures
-0.12 -0.21 larger > loose figures: count 
-0.18 -0.2 larger > loose figures: sum 
0.36 0.39 larger > which of these
-0.27 -0.21 larger > which of these: count asc
-0.26 -0.2 larger > which of these: count desc
-0.39 -0.38 larger > which of these: guess asc
-0.33 -0.37 larger > which of these: position last
-0.48 -0.48 larger > which of these: said asc
0.5 0.51 larger > which of these: said desc
-0.33 -0.34 larger than > against another row
-0.36 -0.32 larger than > against another row: count guess
-0.33 -0.35 larger than > against another row: list guess
-0.33 -0.36 larger than > list
-0.25 -0.28 larger than > list: many 
-0.35 -0.37 larger than > list: where 
-0.31 -0.34 larger than > list: where distinct
0.34 0.35 larger than > which of these
-0.37 -0.34 larger than > which of these: count asc
-0.42 -0.38 larger than > which of these: count desc
-0.27 -0.22 larger than > which of these: guess asc
0.36 0.36 larger than > which of these: guess desc
0.38 0.38 larger than > which of these: position first
-0.59 -0.57 larger than > which of these: position last
-0.12 -0.21 largest > comparison
-0.12 -0.21 largest > comparison: guess value
-0.66 -0.68 largest > extreme value: max guess
0.21 0.25 largest > figure of the top rows
-0.5 -0.49 largest > figure of the top rows: avg 
0.29 0.32 largest > figure of the top rows: sum 
-0.49 -0.52 largest > figures
-0.4 -0.31 largest > figures: fn:count fn:sum!
-0.36 -0.32 largest > figures: fn:count grouped by what is beside
-0.65 -0.7 largest > figures: fn:count one figure
-0.34 -0.33 largest > figures: fn:distinct? grouped by what is beside
-0.47 -0.51 largest > figures: fn:distinct? one figure
-0.53 -0.44 largest > figures: fn:max grouped by what is beside
-0.21 -0.2 largest > figures: fn:max one figure
-0.22 -0.29 largest > figures: fn:sum fn:sum!
-0.24 -0.32 largest > figures: fn:sum one figure
-0.24 -0.23 largest > figures: fn:sum! fn:max
-0.5 -0.54 largest > figures: fn:sum! one figure
-0.42 -0.34 largest > figures: fn:sum? grouped by what is beside
-0.22 -0.28 largest > groups that are named
-0.22 -0.28 largest > groups that are named: listed 
-0.25 -0.28 largest > list
-0.25 -0.27 largest > list: named things 
-1.26 -1.17 largest > loose figures
-1.12 -1.05 largest > loose figures: avg 
-0.73 -0.73 largest > loose figures: look up 
-1.27 -1.15 largest > loose figures: sum 
-0.21 -0.19 largest > next or previous row
-0.25 -0.21 largest > next or previous row: other way position
-0.2 -0.18 largest > next or previous row: said way position
-0.24 -0.28 largest > rows before or after another
-0.23 -0.22 largest > rows before or after another: count 
-0.28 -0.34 largest > rows before or after another: list 
-0.3 -0.45 largest > top groups: own measure desc
0.7 0.71 largest > top groups: revenue desc
-1.15 -1.16 largest > top groups: rows desc
-0.17 -0.2 largest > top groups: said measure desc
0.91 0.96 largest > top groups: sum of field desc
-0.63 -0.59 largest > top groups: units desc
0.25 0.32 largest > top rows: order:guess desc
0.43 0.43 largest > top rows: order:hint desc
-0.44 -0.46 largest > top rows: order:said desc
-0.39 -0.38 largest > which of these
-0.34 -0.38 largest > which of these: count asc
-0.39 -0.41 largest > which of these: count desc
-0.22 -0.21 largest > which of these: guess asc
-0.44 -0.43 largest > which of these: guess desc
-0.53 -0.56 largest > which of these: position first
-0.4 -0.39 largest > which of these: position last
-0.12 -0.21 largest amount > comparison
-0.12 -0.21 largest amount > comparison: guess value
-0.2 -0.32 largest amount > extreme value
-0.02 -0.33 largest amount > extreme value: max guess
-0.19 -0.25 largest amount > extreme value: max said
-0.24 -0.26 largest amount > figures
-0.2 -0.21 largest amount > figures: fn:count one figure
-0.19 -0.34 largest amount > figures: fn:distinct? one figure
-0.22 -0.28 largest amount > groups that are named
-0.22 -0.28 largest amount > groups that are named: listed 
-0.27 -0.24 largest amount > top groups: own measure desc
0.29 0.28 largest amount > top groups: said measure desc
0.24 0.23 largest amount > top rows
-0.41 -0.46 largest amount > top rows: order:guess desc
0.25 0.24 largest amount > top rows: order:said desc
-0.39 -0.38 largest amount > which of these
-0.34 -0.38 largest amount > which of these: count asc
-0.39 -0.41 largest amount > which of these: count desc
-0.22 -0.21 largest amount > which of these: guess asc
-0.44 -0.43 largest amount > which of these: guess desc
-0.53 -0.56 largest amount > which of these: position first
-0.4 -0.39 largest amount > which of these: position last
-0.55 -0.52 largest number > extreme value: max guess
-0.57 -0.57 largest number > figures
-0.4 -0.31 largest number > figures: fn:count fn:sum!
-0.3 -0.23 largest number > figures: fn:count grouped by what is beside
-0.62 -0.61 largest number > figures: fn:count one figure
-0.34 -0.29 largest number > figures: fn:distinct? grouped by what is beside
-0.46 -0.49 largest number > figures: fn:distinct? one figure
-0.44 -0.34 largest number > figures: fn:max grouped by what is beside
-0.42 -0.34 largest number > figures: fn:sum? grouped by what is beside
-0.82 -0.76 largest number > loose figures
-0.75 -0.71 largest number > loose figures: avg 
-0.73 -0.73 largest number > loose figures: look up 
-0.9 -0.82 largest number > loose figures: sum 
-0.21 -0.19 largest number > next or previous row
-0.25 -0.21 largest number > next or previous row: other way position
-0.2 -0.18 largest number > next or previous row: said way position
-0.24 -0.28 largest number > rows before or after another
-0.23 -0.22 largest number > rows before or after another: count 
-0.28 -0.34 largest number > rows before or after another: list 
0.28 -0.16 largest number > top groups
-0.22 -0.48 largest number > top groups: own measure desc
-0.22 -0.18 largest number > top groups: rows desc
-0.43 -0.44 largest number > top groups: said measure desc
0.87 0.9 largest number > top groups: sum of field desc
0.42 0.57 largest number > top rows
0.38 0.49 largest number > top rows: order:guess desc
-0.26 0.14 last > comparison
-0.54 -0.6 last > comparison: guess value
-0.58 -0.77 last > extreme value
-1.71 -1.57 last > extreme value: max guess
-0.37 -0.61 last > extreme value: max said
-0.33 -0.35 last > extreme value: min said
0.34 0.36 last > figures
0.2 0.21 last > figures: fn:count grouped
-0.2 -0.2 last > figures: fn:count grouped by what is beside
0.49 0.6 last > figures: fn:count one figure
-0.21 -0.22 last > figures: fn:distinct? grouped
-0.32 -0.35 last > figures: fn:sum! fn:sum!
-0.35 -0.39 last > figures: fn:sum! grouped
-0.48 -0.45 last > figures: fn:sum! grouped by what is beside
-0.28 -0.37 last > figures: fn:sum! one figure
-0.56 -0.58 last > figures: one figure named
-0.32 -0.37 last > first or last row: position first
-0.35 -0.33 last > first or last row: time first
-0.28 -0.14 last > first or last row: time last
-0.33 -0.32 last > groups that are named
-0.33 -0.32 last > groups that are named: listed 
0 -0.24 last > groups that have
0 -0.24 last > groups that have: list guess
-0.73 -0.72 last > list
-0.27 -0.22 last > list: all 
0 -0.5 last > list: many 
-0.69 -0.8 last > list: named things 
-0.55 -0.8 last > list: where 
-0.51 -0.44 last > list: where distinct
-1.19 -1.25 last > loose figures
-1.16 -1.03 last > loose figures: avg 
-0.89 -0.83 last > loose figures: count 
-0.2 -0.27 last > loose figures: look up 
-1.11 -1.19 last > loose figures: sum 
-0.2 -0.2 last > next or previous row: other way position
-0.61 -0.67 last > rows before or after another
-0.66 -0.63 last > rows before or after another: count 
-0.3 -0.29 last > rows before or after another: list 
-0.23 -0.33 last > top groups
-0.69 -0.64 last > top groups: own measure desc
-0.31 -0.35 last > top groups: revenue desc
-0.38 -0.42 last > top groups: rows asc
-0.36 -0.43 last > top groups: rows desc
0.5 0.45 last > top groups: sum of field desc
-0.27 -0.3 last > top groups: units desc
-0.29 -0.23 last > top rows
0.37 0.38 last > top rows: order:guess asc
-0.49 -0.56 last > top rows: order:guess desc
-0.32 -0.26 last > top rows: order:hint desc
-0.46 -0.46 last > top rows: order:said asc
-0.31 -0.34 last > which of these: count asc
-0.41 -0.45 last > yes or no
-0.41 -0.45 last > yes or no: exists 
-0.36 -0.22 last in > extreme value
-0.22 -0.17 last in > extreme value: max guess
-0.38 -0.23 last in > extreme value: max said
0.35 0.35 last in > first or last row
0.35 0.35 last in > first or last row: position last
-0.24 -0.16 last in > loose figures
-0.2 -0.14 last in > loose figures: avg 
-0.37 -0.37 last in > top groups
-0.37 -0.37 last in > top groups: rows desc
-0.33 -0.34 last in > top rows
-0.35 -0.36 last in > top rows: order:guess desc
-0.25 -0.28 last in > top rows: order:said desc
0.42 0.42 last listed > first or last row
0.42 0.42 last listed > first or last row: position last
-0.42 -0.42 last listed > top groups
-0.42 -0.42 last listed > top groups: rows desc
-0.37 -0.38 last listed > top rows
-0.37 -0.38 last listed > top rows: order:guess desc
-0.35 -0.5 last name > extreme value
-0.36 -0.5 last name > extreme value: max said
0.31 0.28 last name > figures
0.32 0.25 last name > figures: fn:count one figure
0.3 0.29 last name > figures: fn:distinct? one figure
-0.28 -0.23 last name > first or last row
-0.29 -0.23 last name > first or last row: position last
-0.25 -0.24 last name > first or last row: time last
-0.28 -0.32 last name > loose figures
-0.21 -0.26 last name > loose figures: avg 
-0.2 -0.27 last name > loose figures: look up 
-0.29 -0.36 last name > loose figures: sum 
-0.18 -0.36 last name > top rows
-0.18 -0.36 last name > top rows: order:guess desc
0.71 0.64 last on > first or last row
0.71 0.64 last on > first or last row: position last
-0.23 -0.42 last on > list
-0.13 -0.36 last on > list: where 
-0.14 -0.32 last on > list: where distinct
-0.6 -0.54 last on > top groups
-0.6 -0.54 last on > top groups: rows desc
-0.22 -0.18 last on > top rows
-0.22 -0.18 last on > top rows: order:guess desc
-0.45 -0.31 last time > extreme value
-0.45 -0.31 last time > extreme value: max guess
-0.62 -0.63 last time > first or last row
-0.98 -1.16 last time > first or last row: position last
0.5 0.51 last time > first or last row: time last
0.39 0.34 last time > list
0.4 0.34 last time > list: many 
0.81 0.8 last time > top groups
0.81 0.8 last time > top groups: rows desc
-0.68 -0.72 last time > top rows
-0.68 -0.72 last time > top rows: order:guess desc
0.13 0.2 last to > first or last row
0.13 0.2 last to > first or last row: position last
-0.25 -0.25 last to > top groups
-0.25 -0.25 last to > top groups: rows desc
0.59 0.53 last to > top rows
0.59 0.53 last to > top rows: order:guess desc
0.2 0.21 last year > figures: fn:count grouped
-0.19 -0.2 last year > figures: fn:count one figure
-0.21 -0.22 last year > figures: fn:distinct? grouped
-0.27 -0.25 last year > figures: one figure named
-0.27 -0.29 last year > first or last of each
-0.27 -0.29 last year > first or last of each:  
0.29 0.39 last year > first or last row
0.35 0.42 last year > first or last row: position last
-0.31 -0.31 last year > first or last row: time last
0 -0.24 last year > groups that have
0 -0.24 last year > groups that have: list guess
-0.21 -0.23 last year > list
0.57 0.41 last year > list: many 
-0.15 -0.24 last year > list: named things 
-0.57 -0.44 last year > list: where 
-0.53 -0.31 last year > list: where distinct
-0.65 -0.51 last year > loose figures
-0.45 -0.35 last year > loose figures: avg 
-0.3 -0.21 last year > loose figures: count 
-0.48 -0.5 last year > loose figures: sum 
-0.36 -0.37 last year > top groups
0.34 0.44 last year > top groups: own measure desc
-0.16 -0.25 last year > top groups: rows desc
-0.63 -0.67 last year > top groups: sum of field desc
-0.23 -0.19 last year > top groups: units desc
-0.99 -0.91 last year > top rows
-1 -0.97 last year > top rows: order:guess desc
-0.53 -0.49 last year > top rows: order:said desc
-0.21 -0.24 last year > which of these
0.32 0.45 latest > extreme value
-0.15 -0.44 latest > extreme value: max guess
0.32 0.45 latest > extreme value: max said
-0.23 -0.23 latest > figures
-0.23 -0.23 latest > figures: fn:last grouped
-0.17 -0.23 latest > figures: fn:last one figure
-0.22 -0.16 latest > figures: fn:max grouped
0.31 0.16 latest > first or last row
-0.21 -0.24 latest > first or last row: position turned last
0.47 0.5 latest > first or last row: time last
-0.3 -0.12 latest > list
-0.3 -0.12 latest > list: many 
-0.14 -0.21 latest > loose figures
-0.37 -0.42 latest > top groups
-0.38 -0.43 latest > top groups: rows desc
-0.36 -0.41 latest > top groups: sum of field desc
-0.18 -0.22 latest > top rows
-0.19 -0.24 latest > top rows: order:guess desc
-0.17 -0.2 latest > top rows: order:said desc
0.21 0.26 least > comparison
0.21 0.26 least > comparison: guess value
-0.25 -0.21 least > extreme value
-0.4 -0.44 least > extreme value: max guess
-0.92 -0.91 least > extreme value: min guess
-0.42 -0.43 least > figure of the top rows
-0.44 -0.46 least > figure of the top rows: avg 
-0.4 -0.4 least > figure of the top rows: sum 
-0.06 -0.23 least > figures
-0.35 -0.25 least > figures: fn:avg! grouped by what is beside
-0.33 -0.24 least > figures: fn:count fn:avg!
-0.39 -0.42 least > figures: fn:count fn:min
-0.51 -0.58 least > figures: fn:count fn:sum!
-0.28 -0.24 least > figures: fn:count grouped
-0.38 -0.37 least > figures: fn:count grouped by what is beside
-0.3 -0.34 least > figures: fn:distinct? fn:min
0.67 0.64 least > figures: fn:distinct? fn:sum!
-0.19 -0.29 least > figures: fn:distinct? grouped by what is beside
-0.16 -0.2 least > figures: fn:max grouped by what is beside
-0.24 -0.26 least > figures: fn:max one figure
-0.49 -0.54 least > figures: fn:min grouped by what is beside
-0.41 -0.46 least > figures: fn:min one figure
-0.24 -0.27 least > figures: fn:sum! fn:count
-0.03 -0.23 least > figures: fn:sum! grouped by what is beside
-0.43 -0.39 least > figures: fn:sum! one figure
-0.27 -0.26 least > figures: fn:sum? fn:min
-0.3 -0.29 least > figures: fn:sum? fn:sum!
-0.18 -0.21 least > figures: fn:sum? grouped by what is beside
-0.34 -0.45 least > first or last row
-0.55 -0.52 least > first or last row: position first
-0.18 -0.26 least > groups that are named
-0.18 -0.26 least > groups that are named: listed 
0.47 0.4 least > groups that have
0.35 0.41 least > groups that have: count 
-0.25 -0.33 least > groups that have: list guess
0.3 0.26 least > groups that have: list said
-0.44 -0.56 least > list: all 
-0.13 -0.27 least > list: where 
-0.31 -0.29 least > list: where distinct
-0.63 -0.83 least > loose figures
-0.97 -0.87 least > loose figures: avg 
-0.18 -0.45 least > loose figures: look up 
-0.26 -0.63 least > loose figures: look up guess
-0.97 -1.05 least > loose figures: sum 
-0.21 -0.32 least > top groups: own measure asc
-0.32 -0.3 least > top groups: own measure desc
-0.49 -0.49 least > top groups: rows desc
-0.53 -0.58 least > top groups: said measure asc
0.42 0.38 least > top groups: sum of field asc
-0.26 -0.23 least > top groups: sum of field desc
0.2 0.04 least > top rows
-0.42 -0.36 least > top rows: order:guess asc
0.39 0.38 least > top rows: order:guess desc
-0.52 -0.59 least > top rows: order:said desc
-0.57 -0.65 least amount > extreme value: min guess
-0.53 -0.46 least amount > figures
-0.28 -0.24 least amount > figures: fn:count grouped
-0.24 -0.29 least amount > figures: fn:count grouped by what is beside
-0.31 -0.24 least amount > figures: fn:count one figure
-0.19 -0.28 least amount > figures: fn:distinct? grouped by what is beside
-0.56 -0.43 least amount > figures: fn:distinct? one figure
-0.3 -0.31 least amount > figures: fn:min grouped by what is beside
-0.24 -0.27 least amount > figures: fn:sum! fn:count
-0.34 -0.35 least amount > loose figures: look up guess
0.27 0.22 least amount > top groups
-0.44 -0.46 least amount > top groups: said measure asc
0.43 0.44 least amount > top groups: sum of field asc
-0.03 -0.26 least amount > top rows
-0.34 -0.31 least amount > top rows: order:said asc
-0.18 -0.21 least amount > yes or no
-0.18 -0.21 least amount > yes or no: exists 
-0.04 -0.23 least how > comparison
-0.04 -0.23 least how > comparison: guess value
0.45 0.53 least how > figures
-0.38 -0.27 least how > figures: fn:count one figure
0.38 0.27 least how > figures: fn:distinct? one figure
-0.32 -0.3 least how > list
-0.22 -0.23 least how > list: where 
-0.35 -0.29 least how > list: where distinct
-0.32 -0.19 least how > loose figures
-0.32 -0.19 least how > loose figures: look up guess
-0.45 -0.4 least in > extreme value
-0.45 -0.4 least in > extreme value: min said
-0.16 -0.2 least in > list
-0.15 -0.2 least in > list: where 
-0.16 -0.2 least in > list: where distinct
0.65 0.6 least in > top groups
-0.26 -0.24 least in > top groups: own measure desc
-0.87 -0.91 least in > top groups: rows asc
-0.21 -0.2 least in > top groups: rows desc
0.81 0.77 least in > top groups: sum of field asc
-0.89 -0.81 least in > top rows
-0.46 -0.56 least in > top rows: order:guess asc
-0.82 -0.72 least in > top rows: order:said asc
-0.5 -0.47 least number > extreme value: min guess
-0.35 -0.38 least number > figure of the top rows
-0.47 -0.46 least number > figure of the top rows: avg 
-0.27 -0.28 least number > figure of the top rows: sum 
0.22 0.23 least number > figures
-0.67 -0.5 least number > figures: fn:count fn:sum!
-0.88 -0.73 least number > figures: fn:count one figure
-0.48 -0.47 least number > figures: fn:distinct? fn:sum!
-0.75 -0.57 least number > figures: fn:distinct? one figure
0.46 0.45 least number > figures: fn:min fn:sum!
-0.48 -0.42 least number > figures: fn:min grouped by what is beside
-0.17 -0.21 least number > figures: fn:sum! grouped by what is beside
-0.3 -0.29 least number > figures: fn:sum? fn:sum!
-0.29 -0.24 least number > figures: fn:sum? grouped by what is beside
-0.36 -0.37 least number > first or last row
-0.36 -0.37 least number > first or last row: position first
-0.75 -0.71 least number > loose figures
-0.69 -0.68 least number > loose figures: avg 
-0.77 -0.69 least number > loose figures: look up 
-0.8 -0.75 least number > loose figures: sum 
-0.15 -0.22 least number > top groups: own measure asc
-0.41 -0.36 least number > top groups: own measure desc
0.18 0.2 least number > top groups: rows asc
-0.21 -0.1 least number > top groups: rows desc
-0.61 -0.55 least number > top groups: said measure asc
0.3 0.35 least number > top groups: sum of field asc
-0.26 -0.23 least number > top groups: sum of field desc
-0.31 -0.28 least number > top rows
-0.45 -0.41 least number > top rows: order:guess asc
-0.46 -0.47 least number > top rows: order:guess desc
-0.44 -0.41 least number > top rows: order:said desc
-0.2 -0.2 least time > list
-0.2 -0.2 least time > list: where distinct
0.21 0.2 least time > top groups
0.21 0.2 least time > top groups: rows asc
0.33 0.27 least win > top groups
0.18 0.21 least win > top groups: own measure asc
-0.3 -0.33 least win > top groups: rows asc
0.31 0.32 least win > top groups: sum of field asc
-0.33 -0.27 least win > top rows
-0.27 -0.23 least win > top rows: order:guess asc
-0.42 -0.31 least win > top rows: order:said asc
-0.37 -0.28 less > against another row: count said
-0.3 -0.41 less > against another row: list guess
-0.19 -0.2 less > extreme value: max guess
-0.15 -0.29 less > figures: fn:avg! one figure
-0.5 -0.41 less > figures: fn:count fn:sum!
-0.36 -0.33 less > figures: fn:count grouped by what is beside
-0.21 -0.11 less > figures: fn:distinct? grouped by what is beside
0.25 0.34 less > figures: fn:distinct? one figure
-0.29 -0.27 less > figures: fn:max one figure
-0.15 -0.21 less > figures: fn:sum! grouped by what is beside
-0.33 -0.33 less > figures: fn:sum! one figure
-0.39 -0.42 less > figures: fn:sum? fn:sum!
-0.31 -0.29 less > figures: fn:sum? grouped by what is beside
-0.35 -0.56 less > groups that have
0.43 0.26 less > groups that have: list guess
-0.4 -0.39 less > groups that have: list said
-0.28 -0.29 less > list: many 
-0.39 0.01 less > list: named things 
-0.24 -0.08 less > list: where distinct
-0.65 -0.74 less > loose figures: avg 
-0.33 -0.36 less > loose figures: count 
-0.52 -0.58 less > loose figures: look up 
-0.45 -0.53 less > loose figures: look up guess
0.2 0.2 less > top groups
0.2 0.2 less > top groups: rows desc
-0.49 -0.49 less > top rows
-0.49 -0.5 less > top rows: order:guess desc
-0.3 -0.41 less than > against another row: list guess
-0.19 -0.2 less than > extreme value: max guess
-0.15 -0.29 less than > figures: fn:avg! one figure
-0.5 -0.41 less than > figures: fn:count fn:sum!
-0.36 -0.33 less than > figures: fn:count grouped by what is beside
-0.21 -0.11 less than > figures: fn:distinct? grouped by what is beside
0.25 0.34 less than > figures: fn:distinct? one figure
-0.29 -0.27 less than > figures: fn:max one figure
-0.33 -0.33 less than > figures: fn:sum! one figure
-0.39 -0.42 less than > figures: fn:sum? fn:sum!
-0.31 -0.29 less than > figures: fn:sum? grouped by what is beside
-0.35 -0.56 less than > groups that have
0.43 0.26 less than > groups that have: list guess
-0.4 -0.39 less than > groups that have: list said
0.16 0.35 less than > list
-0.25 -0.39 less than > list: many 
-0.39 0.01 less than > list: named things 
0.28 0.32 less than > list: where 
-0.21 0.02 less than > list: where distinct
-0.65 -0.74 less than > loose figures: avg 
-0.33 -0.34 less than > loose figures: count 
-0.52 -0.58 less than > loose figures: look up 
-0.45 -0.53 less than > loose figures: look up guess
0.2 0.2 less than > top groups
0.2 0.2 less than > top groups: rows desc
-0.49 -0.49 less than > top rows
-0.49 -0.5 less than > top rows: order:guess desc
-1.44 -1.55 list > amount
-0.32 -0.43 list > columns that are named
-0.38 -0.3 list > comparison
0.87 1.05 list > comparison: guess value
0.23 0.23 list > extreme value
-0.28 -0.25 list > extreme value: max said
-0.31 -0.39 list > extreme value: min guess
0.6 0.57 list > extreme value: min said
0.17 0.23 list > figure of the top rows
0.25 0.28 list > figure of the top rows: avg 
-0.31 -0.44 list > figure of the top rows: sum 
-0.2 -0.18 list > figures
-0.27 -0.29 list > figures: fn:avg one figure
-0.37 -0.31 list > figures: fn:count grouped by what is beside
0.63 0.68 list > figures: fn:count one figure
0.35 0.18 list > first or last row: position first
0.33 0.32 list > first or last row: position last
-0.63 -0.6 list > first or last row: time first
0.26 0.22 list > groups that are named
-0.3 -0.38 list > groups that are named: listed 
0.17 0.22 list > groups that have
-0.33 -0.39 list > list: all 
0.36 0.36 list > list: many 
-0.62 -0.25 list > list: where distinct
-0.62 -0.6 list > loose figures
-0.27 -0.24 list > loose figures: avg 
-0.21 -0.26 list > loose figures: count 
-0.27 -0.25 list > loose figures: look up 
-0.25 -0.31 list > loose figures: look up guess
-0.22 -0.27 list > loose figures: sum 
-0.22 -0.21 list > next or previous row
-0.85 -0.87 list > next or previous row: other way position
-0.32 -0.29 list > next or previous row: said way time
0.68 0.47 list > none
0.2 -0.39 list > rows before or after another
-0.05 -0.23 list > rows before or after another: list 
-0.81 -0.74 list > text
0.06 -0.26 list > top groups
-0.42 -0.4 list > top groups: own measure asc
-0.75 -0.75 list > top groups: rows asc
-0.46 -0.42 list > top groups: rows desc
0.11 -0.31 list > top groups: sum of field desc
-0.82 -0.53 list > top rows
-0.59 -0.53 list > top rows: order:guess asc
-0.59 -0.55 list > top rows: order:guess desc
0.61 0.6 list > top rows: order:said desc
0.07 0.23 list > which of these
0.54 0.7 list are > comparison
0.54 0.7 list are > comparison: guess value
0.51 -0.14 list are > figures
0.51 -0.14 list are > figures: fn:count one figure
-0.61 -0.55 list are > list
-0.39 -0.47 list are > list: where 
-0.61 -0.52 list are > list: where distinct
-0.31 -0.25 list are > loose figures
-0.32 -0.33 list are > loose figures: avg 
-0.26 -0.19 list are > loose figures: look up 
-0.21 -0.18 list are > loose figures: sum 
0.47 0.4 list before > figures
-0.28 -0.25 list before > figures: fn:count grouped by what is beside
0.51 0.32 list before > figures: fn:count one figure
-0.21 -0.25 list before > figures: fn:distinct? one figure
-0.46 -0.33 list before > list
-0.47 -0.17 list before > list: where 
-0.34 -0.27 list before > list: where distinct
-1.55 -2.28 list conditions 0
0.19 0.74 list conditions 2
0.32 0.31 list each > list
-0.26 -0.25 list each > list: all 
0.46 0.35 list each > list: where 
-0.5 0.18 list each > list: where distinct
-0.32 -0.31 list each > loose figures
-0.32 -0.31 list each > loose figures: count 
-0.28 -0.25 list had > extreme value
-0.28 -0.25 list had > extreme value: max said
-0.24 -0.6 list had > top groups
-0.38 -0.33 list had > top groups: rows desc
0.11 -0.31 list had > top groups: sum of field desc
0.62 0.6 list had > top rows
-0.43 -0.41 list had > top rows: order:guess desc
0.61 0.6 list had > top rows: order:said desc
0.36 0.36 list which > list: many 
-0.49 -0.47 list which > list: where 
-0.39 -0.4 list which > list: where distinct
-1.12 -1.32 list: all
-0.17 -0.26 list: columns named
-0.63 -0.55 list: distinct
-0.28 -0.25 list: list
0.74 0.58 list: named things
-0.63 -0.54 list: where
-0.33 -0.19 listed > comparison
-0.33 -0.19 listed > comparison: guess value
-0.53 -0.63 listed > extreme value
-0.64 -0.66 listed > extreme value: max guess
0.35 0.3 listed > extreme value: max said
-0.43 -0.41 listed > extreme value: min said
0.41 0.45 listed > figures: fn:count fn:sum!
-0.29 -0.22 listed > figures: fn:count grouped by what is beside
-0.31 -0.29 listed > figures: fn:distinct? grouped by what is beside
-0.28 -0.28 listed > figures: fn:distinct? one figure
-0.31 -0.23 listed > figures: fn:min grouped by what is beside
-0.36 -0.31 listed > figures: fn:sum! grouped by what is beside
-0.64 -0.61 listed > figures: fn:sum? grouped by what is beside
0.52 0.56 listed > first or last row
0.35 0.37 listed > first or last row: position first
0.7 0.85 listed > first or last row: position last
-0.5 -0.47 listed > first or last row: time first
-0.2 -0.2 listed > groups that are named
-0.2 -0.2 listed > groups that are named: listed 
-0.54 -0.62 listed > list
-0.42 -0.62 listed > list: all 
-0.29 -0.27 listed > list: named things 
-0.49 -0.5 listed > list: where 
-0.4 -0.68 listed > list: where distinct
-0.68 -0.73 listed > loose figures: avg 
-0.56 -0.84 listed > loose figures: look up 
-0.68 -0.62 listed > loose figures: look up guess
0.22 0.22 listed > next or previous row
0.29 0.25 listed > next or previous row: other way position
-0.33 -0.32 listed > rows before or after another
-0.24 -0.22 listed > rows before or after another: count 
-0.35 -0.35 listed > rows before or after another: list 
0.45 0.5 listed > top groups: own measure asc
-0.34 -0.32 listed > top groups: own measure desc
-0.27 -0.2 listed > top groups: rows desc
0.42 0.4 listed > top groups: sum of field asc
-0.53 -0.51 listed > top rows
-0.32 -0.32 listed > top rows: order:guess asc
-0.92 -0.77 listed > top rows: order:guess desc
-0.26 -0.26 listed > top rows: order:hint asc
0.26 0.2 listed > top rows: order:said desc
-0.54 -0.63 listed > which of these
-0.42 -0.48 listed > which of these: count asc
-0.52 -0.56 listed > which of these: count desc
-0.24 -0.32 listed > which of these: guess asc
-0.33 -0.42 listed > which of these: guess desc
-0.61 -0.7 listed > which of these: position first
-0.62 -0.66 listed > which of these: position last
-0.2 -0.19 listed > which of these: said desc
0.35 0.32 listed > yes or no
0.35 0.32 listed > yes or no: exists 
-0.58 -0.55 listed after > list
-0.35 -0.36 listed after > list: named things 
-0.43 -0.38 listed after > list: where 
-0.39 -0.29 listed after > list: where distinct
-0.32 -0.28 listed after > loose figures
-0.32 -0.28 listed after > loose figures: count 
0.8 0.81 listed after > next or previous row
-0.55 -0.61 listed after > next or previous row: other way position
0.56 0.63 listed after > next or previous row: said way position
-0.45 -0.49 listed after > rows before or after another
-0.39 -0.47 listed after > rows before or after another: list 
-0.3 -0.29 listed before > extreme value
-0.3 -0.29 listed before > extreme value: min said
-0.34 -0.26 listed before > figures
-0.31 -0.23 listed before > figures: fn:min grouped by what is beside
-0.36 -0.27 listed before > figures: fn:sum! grouped by what is beside
-0.31 -0.12 listed before > list: named things 
-0.41 -0.36 listed before > loose figures
-0.26 -0.27 listed before > loose figures: avg 
-0.43 -0.35 listed before > loose figures: sum 
-0.43 -0.43 listed before > next or previous row: other way position
0.45 0.45 listed before > next or previous row: said way position
0.31 0.29 listed before > top groups
-0.46 -0.41 listed before > top groups: rows asc
0.32 0.3 listed before > top groups: sum of field asc
-0.34 -0.29 listed before > top rows
-0.34 -0.29 listed before > top rows: order:said asc
-0.25 -0.25 listed below > next or previous row: other way position
0.24 0.24 listed below > next or previous row: said way position
-0.21 -0.19 listed besides > list
-0.21 -0.2 listed besides > list: where 
-0.22 -0.19 listed besides > list: where distinct
-0.41 -0.36 listed besides > which of these
-0.27 -0.22 listed besides > which of these: count asc
-0.34 -0.3 listed besides > which of these: count desc
-0.43 -0.44 listed besides > which of these: position first
-0.39 -0.34 listed besides > which of these: position last
0.24 0.22 listed besides > yes or no
0.24 0.22 listed besides > yes or no: exists 
0.43 0.4 listed first > first or last row
0.43 0.4 listed first > first or last row: position first
-0.6 -0.58 listed first > top groups
-0.73 -0.66 listed first > top groups: rows asc
0.35 0.3 listed first > top groups: sum of field asc
-0.41 -0.37 listed first > top rows
-0.26 -0.23 listed first > top rows: order:said asc
-0.3 -0.36 listed for > extreme value
-0.3 -0.36 listed for > extreme value: max guess
-0.4 -0.49 listed for > figures: fn:distinct? one figure
0.26 0.26 listed for > first or last row
0.26 0.26 listed for > first or last row: position first
-0.3 -0.34 listed for > groups that are named
-0.3 -0.34 listed for > groups that are named: listed 
0.02 -0.32 listed for > list
-0.31 -0.34 listed for > list: where 
0.1 -0.27 listed for > list: where distinct
0.47 0.4 listed for > loose figures: avg 
-0.55 -0.64 listed for > loose figures: count 
0.32 0.28 listed for > loose figures: look up 
0.61 0.6 listed for > loose figures: sum 
0.39 0.52 listed for > top groups
0.39 0.52 listed for > top groups: rows desc
-0.34 -0.35 listed for > which of these
-0.22 -0.27 listed for > which of these: count asc
-0.25 -0.3 listed for > which of these: count desc
-0.24 -0.25 listed for > which of these: guess asc
-0.33 -0.32 listed for > which of these: guess desc
-0.26 -0.31 listed for > which of these: position first
-0.33 -0.35 listed for > which of these: position last
-0.2 -0.19 listed for > which of these: said desc
-0.48 -0.49 listed from > figures
-0.5 -0.45 listed from > figures: fn:count fn:sum!
-0.4 -0.32 listed from > figures: fn:count grouped by what is beside
-0.48 -0.49 listed from > figures: fn:count one figure
-0.4 -0.31 listed from > figures: fn:distinct? grouped by what is beside
-0.48 -0.51 listed from > figures: fn:distinct? one figure
-0.39 -0.33 listed from > figures: fn:sum? grouped by what is beside
0.48 0.49 listed from > loose figures
-0.41 -0.39 listed from > loose figures: avg 
-0.36 -0.41 listed from > loose figures: look up 
0.45 0.45 listed from > loose figures: sum 
0.35 0.34 listed in > figures
0.35 0.34 listed in > figures: fn:count one figure
0.35 0.31 listed in > first or last row
0.28 0.25 listed in > first or last row: position first
-0.28 -0.25 listed in > first or last row: time first
-0.31 -0.25 listed in > loose figures
-0.2 -0.2 listed in > loose figures: avg 
-0.22 -0.16 listed next > list
-0.22 -0.16 listed next > list: named things 
0.25 0.3 listed next > next or previous row
-0.59 -0.59 listed next > next or previous row: other way position
0.55 0.57 listed next > next or previous row: said way position
0.24 0.34 listed on > comparison
0.24 0.34 listed on > comparison: guess value
0.64 0.6 listed on > figures
0.39 0.57 listed on > figures: fn:count fn:sum!
-0.28 -0.27 listed on > figures: fn:count grouped by what is beside
0.44 0.43 listed on > figures: fn:distinct? one figure
-0.39 -0.4 listed on > first or last row: time first
-0.45 -0.48 listed on > list
-0.22 -0.13 listed on > list: all 
-0.35 -0.39 listed on > list: named things 
-0.25 -0.26 listed on > list: where distinct
-0.64 -0.68 listed on > loose figures
-0.51 -0.58 listed on > loose figures: avg 
-0.62 -0.58 listed on > loose figures: sum 
0.55 0.57 listed on > top groups: rows asc
-0.2 -0.23 listed on > top rows
-0.51 -0.43 listed previous > list
-0.28 -0.31 listed previous > list: where 
-0.49 -0.39 listed previous > list: where distinct
0.54 0.54 listed previous > next or previous row
0.53 0.5 listed previous > next or previous row: other way position
-0.53 -0.49 listed previous > next or previous row: said way position
-0.54 -0.55 listed previous > rows before or after another
-0.62 -0.6 listed previous > rows before or after another: list 
0.22 0.17 listed than > list: where 
-0.2 -0.2 listed was > top groups
-0.2 -0.2 listed was > top groups: rows desc
0.2 0.2 listed was > top rows
-0.23 -0.24 listed was > top rows: order:guess desc
-0.26 -0.26 listed was > top rows: order:hint asc
0.24 0.25 listed was > top rows: order:said asc
-0.24 -0.23 listed were > comparison
-0.24 -0.23 listed were > comparison: guess value
0.24 0.23 listed were > figures
-0.22 -0.18 listed were > figures: fn:count grouped by what is beside
0.25 0.19 listed were > figures: fn:count one figure
0.21 0.29 listed were > figures: fn:distinct? one figure
0.1 0.27 long > amount
0.5 0.21 long > figures
0.26 0.29 long > figures: fn:avg one figure
-0.2 -0.21 long > figures: fn:count grouped by what is beside
0.32 0.21 long > figures: fn:count one figure
-0.2 -0.23 long > figures: fn:distinct? grouped by what is beside
0.21 0.17 long > figures: fn:distinct? one figure
-0.25 -0.28 long > figures: fn:median one figure
-0.31 -0.25 long > groups that are named
-0.31 -0.25 long > groups that are named: listed 
-0.37 -0.34 long > how long
-0.37 -0.34 long > how long: between rows 
0.3 0.38 long > list
-0.03 -0.21 long > list: all 
0.54 0.4 long > list: where 
0.01 0.37 long > list: where distinct
-0.23 -0.26 long > loose figures
-0.42 -0.48 long > loose figures: avg 
-0.57 -0.67 long > loose figures: sum 
0.38 0.27 long > name
-0.23 -0.28 long > none
-1.1 -1.05 long > place
-0.33 -0.22 long > text
-1.05 -1.35 long > time
-0.42 -0.41 long > which of these
-0.32 -0.41 long > which of these: count asc
-0.34 -0.45 long > which of these: count desc
-0.29 -0.29 long > which of these: guess asc
-0.37 -0.42 long > which of these: guess desc
-0.41 -0.41 long > which of these: position first
-0.48 -0.52 long > which of these: position last
-0.23 -0.23 long > which of these: said asc
-0.23 -0.24 long > which of these: said desc
-0.2 -0.23 long did > comparison
-0.2 -0.23 long did > comparison: guess value
-0.21 -0.23 long did > how long
-0.21 -0.23 long did > how long: between rows 
0.55 0.66 long did > list
-0.3 -0.25 long did > list: many 
0.7 0.68 long did > list: where 
0.38 0.65 long did > list: where distinct
-0.51 -0.66 long did > loose figures
-0.32 -0.38 long did > loose figures: avg 
-0.66 -0.81 long did > loose figures: count 
-0.44 -0.51 long did > loose figures: sum 
-0.17 -0.21 long did > which of these
-0.21 -0.22 long did > which of these: position last
-0.27 -0.25 long in > how long
-0.27 -0.25 long in > how long: between rows 
-0.25 -0.25 long in > list
-0.2 -0.2 long in > list: many 
-0.31 -0.27 long in > list: where 
-0.21 -0.24 long in > list: where distinct
0.25 0.25 long in > loose figures
-0.35 -0.34 long in > loose figures: avg 
0.26 0.26 long in > loose figures: count 
-0.38 -0.36 long in > loose figures: sum 
0.16 0.22 long is > list
0.17 0.22 long is > list: where 
0.16 0.23 long is > list: where distinct
-0.16 -0.22 long is > loose figures
-0.17 -0.23 long is > loose figures: avg 
-0.16 -0.2 long is > loose figures: count 
-0.17 -0.29 long is > loose figures: sum 
-0.19 -0.2 long is > which of these
-0.17 -0.23 long is > which of these: position last
-0.23 -0.23 long is > which of these: said asc
-0.23 -0.24 long is > which of these: said desc
-0.2 -0.24 long was > how long
-0.2 -0.24 long was > how long: between rows 
0.47 0.58 long was > list
0.25 0.21 long was > list: many 
0.28 0.31 long was > list: where 
-0.65 0.22 long was > list: where distinct
-0.58 -0.65 long was > loose figures
-0.58 -0.65 long was > loose figures: count 
-0.29 -0.28 long was > which of these
-0.17 -0.29 long was > which of these: count asc
-0.18 -0.29 long was > which of these: count desc
-0.16 -0.27 long was > which of these: guess asc
-0.25 -0.29 long was > which of these: guess desc
-0.24 -0.24 long was > which of these: position first
-0.28 -0.29 long was > which of these: position last
-0.23 -0.31 longer > figures: fn:count fn:sum!
0.56 0.59 longer > figures: fn:count one figure
-0.33 -0.38 longer > figures: fn:distinct? fn:sum!
-0.26 -0.26 longer > figures: fn:distinct? one figure
-0.51 -0.33 longer > list
-0.5 -0.57 longer > list: named things 
-0.83 -0.78 longer > list: where 
-0.8 -0.64 longer > list: where distinct
-0.44 -0.49 longer > loose figures
-0.3 -0.28 longer > loose figures: avg 
-0.4 -0.52 longer > loose figures: count 
-0.29 -0.47 longer > loose figures: look up guess
-0.32 -0.31 longer > loose figures: sum 
0.64 0.55 longer > which of these
0.21 0.26 longer > which of these: count asc
0.24 0.29 longer > which of these: count desc
0.14 0.2 longer > which of these: guess desc
0.52 0.51 longer > which of these: position first
0.43 0.39 longer > which of these: said asc
-0.22 -0.17 longer in > list
-0.21 -0.17 longer in > list: many 
-0.24 -0.19 longer in > list: where 
-0.22 -0.18 longer in > list: where distinct
0.26 0.27 longer in > which of these: count asc
0.28 0.3 longer in > which of these: count desc
0.45 0.48 longer in > which of these: position first
-0.45 -0.18 longer in > which of these: position last
-0.23 -0.31 longer than > figures: fn:count fn:sum!
0.56 0.59 longer than > figures: fn:count one figure
-0.33 -0.38 longer than > figures: fn:distinct? fn:sum!
-0.26 -0.26 longer than > figures: fn:distinct? one figure
0 -0.23 longer than > list: named things 
-0.3 -0.33 longer than > list: where 
-0.25 -0.32 longer than > list: where distinct
-0.2 -0.18 longer than > loose figures
-0.29 -0.47 longer than > loose figures: look up guess
0.42 0.41 longest > extreme value: max guess
-1.23 -1.38 longest > extreme value: max said
-0.26 -0.26 longest > figures
-0.26 -0.26 longest > figures: fn:max one figure
-0.72 -0.63 longest > list
-0.26 -0.22 longest > list: many 
-0.99 -0.8 longest > list: named things 
-0.53 -0.48 longest > list: where 
-0.54 -0.47 longest > list: where distinct
-0.62 -0.6 longest > loose figures
-0.54 -0.49 longest > loose figures: avg 
-0.31 -0.34 longest > loose figures: count 
-0.6 -0.63 longest > loose figures: sum 
-0.32 -0.29 longest > rows before or after another
-0.34 -0.31 longest > rows before or after another: list 
-0.24 -0.23 longest > top groups: said measure desc
-0.22 -0.21 longest > top groups: units desc
-0.61 -0.59 longest > top rows: order:guess desc
-0.19 -0.2 longest and > top groups
-0.23 -0.24 longest and > top groups: rows desc
0.19 0.2 longest and > top rows
-0.27 -0.27 longest and > top rows: order:guess desc
0.21 0.22 longest and > top rows: order:said desc
0.61 0.73 loose 0
-1.69 -1.88 loose 2
-0.77 -0.92 loose 3
-0.24 -0.26 loose 4
-0.51 -0.56 loose figures > none
-1.98 -2.16 loose figures > time
-0.85 -0.89 loose figures conditions 0
-0.14 -0.64 loose figures conditions 2
-0.38 -0.48 loose figures: avg
-0.44 -0.51 loose figures: columns named
-0.51 -0.56 loose figures: count
-0.33 -0.39 loose figures: guess
0.33 0.02 loose figures: look up
-0.38 -0.47 loose figures: loose figures
-0.61 -0.48 loose figures: sum
0.06 -0.27 lower > list
0.06 -0.26 lower > list: where 
0.08 0.2 lower > which of these
-0.19 -0.2 lower > which of these: count asc
-0.21 -0.21 lower > which of these: count desc
-0.23 -0.25 lower > which of these: guess asc
-0.44 -0.43 lower > which of these: position first
0.48 0.55 lower > which of these: position last
0.08 0.2 lower in > which of these
-0.19 -0.2 lower in > which of these: count asc
-0.21 -0.21 lower in > which of these: count desc
-0.23 -0.25 lower in > which of these: guess asc
-0.44 -0.43 lower in > which of these: position first
0.48 0.55 lower in > which of these: position last
0.17 0.21 lowest > difference
0.27 0.32 lowest > difference: of ends said
-0.28 -0.34 lowest > difference: of fields 
-0.18 -0.21 lowest > difference: of fields turned 
-0.43 -0.32 lowest > extreme value: max said
-0.86 -0.71 lowest > extreme value: min guess
0.1 0.2 lowest > extreme value: min said
0.21 0.22 lowest > figures
-0.45 -0.53 lowest > figures: fn:avg one figure
-0.41 -0.37 lowest > figures: fn:avg! grouped by what is beside
-0.67 -0.7 lowest > figures: fn:avg! one figure
-0.73 -0.59 lowest > figures: fn:min fn:avg!
-0.58 -0.46 lowest > figures: fn:min grouped by what is beside
0.2 0.19 lowest > figures: fn:min one figure
0.74 0.81 lowest > figures: fn:sum! fn:units
-0.36 -0.27 lowest > figures: fn:sum! grouped by what is beside
-0.38 -0.24 lowest > figures: fn:units grouped
-0.27 -0.31 lowest > figures: fn:units one figure
-0.24 -0.22 lowest > first or last row
-0.24 -0.22 lowest > first or last row: position first
-0.2 -0.2 lowest > first or last row: time first
-0.11 -0.2 lowest > list
-0.08 -0.2 lowest > list: many 
-0.7 -0.62 lowest > loose figures
-0.56 -0.49 lowest > loose figures: avg 
-0.72 -0.67 lowest > loose figures: sum 
-0.33 -0.46 lowest > top groups: revenue asc
-0.87 -0.95 lowest > top groups: rows asc
0.54 0.49 lowest > top groups: said measure asc
0.23 0.19 lowest > top groups: sum of field asc
-0.29 -0.37 lowest > top groups: units asc
-0.49 -0.62 lowest > top rows
-0.4 -0.39 lowest > top rows: order:guess asc
-0.28 -0.23 lowest > top rows: order:guess desc
-0.56 -0.61 lowest > top rows: order:hint asc
-0.49 -0.58 lowest > top rows: order:said asc
-0.31 -0.33 lowest > top rows: order:said desc
-0.37 -0.28 lowest and > extreme value
-0.43 -0.32 lowest and > extreme value: max said
0.2 0.19 lowest and > figures
0.2 0.19 lowest and > figures: fn:min one figure
-0.21 -0.17 lowest and > loose figures
-0.21 -0.18 lowest and > loose figures: sum 
-0.25 -0.25 lowest and > top rows
-0.21 -0.21 lowest and > top rows: order:guess asc
-0.28 -0.23 lowest and > top rows: order:guess desc
-0.31 -0.33 lowest and > top rows: order:said desc
-0.23 -0.05 lowest average > extreme value
-0.23 -0.05 lowest average > extreme value: min said
-0.49 -0.54 lowest average > figures
-0.45 -0.53 lowest average > figures: fn:avg one figure
-0.21 -0.14 lowest average > top groups
0.51 0.58 lowest average > top groups: own measure asc
-0.28 -0.3 lowest average > top groups: revenue asc
-0.29 -0.31 lowest average > top groups: rows asc
0.79 0.77 lowest average > top groups: said measure asc
-0.53 -0.54 lowest average > top groups: sum of field asc
0.21 0.14 lowest average > top rows
0.21 0.14 lowest average > top rows: order:said asc
-0.34 -0.39 lowest first > extreme value
-0.34 -0.39 lowest first > extreme value: min said
0.34 0.38 lowest first > figures
0.74 0.81 lowest first > figures: fn:sum! fn:units
-0.38 -0.24 lowest first > figures: fn:units grouped
-0.27 -0.31 lowest first > figures: fn:units one figure
-0.24 -0.22 lowest first > first or last row
-0.24 -0.22 lowest first > first or last row: position first
-0.2 -0.2 lowest first > first or last row: time first
-0.34 -0.41 lowest first > top groups
-0.34 -0.41 lowest first > top groups: own measure asc
-0.28 -0.24 lowest first > top rows
-0.28 -0.24 lowest first > top rows: order:said asc
0.18 0.23 many > against another row: count said
-0.59 -0.68 many > against another row: list guess
-0.39 -0.46 many > against another row: list said
0.29 0.39 many > columns that are named
-0.28 -0.32 many > comparison: guess floating
-0.36 -0.41 many > difference: of counts 
-0.38 -0.44 many > difference: of counts turned 
-0.31 -0.23 many > difference: of ends guess
-0.34 -0.42 many > difference: of ends said
0.23 0.28 many > difference: of two said
0.26 0.29 many > difference: of two turned guess
-0.31 -0.36 many > difference: of two turned said
-0.45 -0.42 many > extreme value: max guess
-0.42 -0.57 many > extreme value: min guess
0.09 0.29 many > extreme value: min said
-0.49 -0.38 many > figure of the top rows
-0.52 -0.4 many > figure of the top rows: avg 
-0.44 -0.36 many > figure of the top rows: sum 
-0.28 -0.43 many > figures: fn:avg! grouped by what is beside
-0.35 -0.43 many > figures: fn:avg! one figure
-0.34 -0.36 many > figures: fn:count fn:avg!
-0.32 -0.39 many > figures: fn:count fn:distinct
-0.39 -0.42 many > figures: fn:count fn:min
0.3 0.18 many > figures: fn:count fn:missing
0.71 0.34 many > figures: fn:count fn:outliers
-0.36 -0.35 many > figures: fn:count fn:profit
-0.21 -0.3 many > figures: fn:count fn:sum?
-0.71 -0.81 many > figures: fn:count grouped by what is beside
0.44 0.5 many > figures: fn:distinct one figure
-0.35 -0.35 many > figures: fn:distinct? fn:avg!
-0.21 -0.33 many > figures: fn:distinct? fn:count
-0.2 -0.3 many > figures: fn:distinct? fn:distinct?
-0.3 -0.34 many > figures: fn:distinct? fn:min
-0.2 -0.3 many > figures: fn:distinct? fn:sum?
-0.46 -0.46 many > figures: fn:distinct? grouped
-0.87 -0.93 many > figures: fn:distinct? grouped by what is beside
-0.41 -0.36 many > figures: fn:distinct? one figure
-0.22 -0.33 many > figures: fn:min grouped by what is beside
-0.42 -0.58 many > figures: fn:min one figure
0.35 0.36 many > figures: fn:missing one figure
0.58 0.58 many > figures: fn:outliers one figure
-0.36 -0.33 many > figures: fn:profit one figure
0.33 0.34 many > figures: fn:ratio grouped
-0.58 -0.66 many > figures: fn:ratio one figure
-0.21 -0.2 many > figures: fn:sum! fn:count
-0.25 -0.24 many > figures: fn:sum! fn:distinct?
-0.43 -0.41 many > figures: fn:sum! fn:sum!
-0.26 -0.48 many > figures: fn:sum! grouped
-0.22 -0.36 many > figures: fn:sum! grouped by what is beside
-0.68 -0.67 many > figures: fn:sum! one figure
-0.27 -0.26 many > figures: fn:sum? fn:min
0.4 0.28 many > figures: fn:sum? fn:sum!
0.46 0.44 many > figures: fn:sum? grouped
-0.55 -0.57 many > figures: fn:sum? grouped by what is beside
0.17 0.24 many > figures: fn:sum? one figure
0.34 0.52 many > figures: fn:units one figure
-0.28 -0.44 many > figures: grouped by what is beside 
-0.2 -0.24 many > figures: grouped named
-0.49 -0.15 many > figures: one figure named
-0.57 -0.66 many > first or last row
-0.3 -0.38 many > first or last row: position first
-0.48 -0.58 many > first or last row: position last
-0.26 -0.27 many > first or last row: time first
-0.21 -0.4 many > first or last row: time last
-0.87 -0.83 many > groups that are named
-0.87 -0.83 many > groups that are named: listed 
-0.38 -0.4 many > groups that have
0.24 0.28 many > groups that have: count 
-0.64 -0.75 many > groups that have: list guess
-0.77 -1.02 many > groups that have: list said
0.5 0.47 many > how long
0.5 0.47 many > how long: between rows 
-0.19 -0.43 many > list
-0.59 -0.65 many > list: all 
-0.16 -0.79 many > list: many 
-1.59 -1.28 many > list: named things 
-0.21 -0.28 many > list: where 
-0.14 -0.24 many > list: where distinct
0.34 0.42 many > loose figures
0.22 0.3 many > loose figures: count 
0.02 -0.4 many > loose figures: look up 
-0.19 -0.2 many > loose figures: look up guess
0.04 0.24 many > loose figures: sum 
-0.49 -0.48 many > next or previous row: said way position
-0.46 -0.49 many > next or previous row: said way time
0.19 0.26 many > rows before or after another: count 
-0.75 -0.94 many > rows before or after another: list 
0.28 0.41 many > the same as another row: count said
-0.28 -0.43 many > the same as another row: list said
-0.44 -0.52 many > top groups
-0.27 -0.28 many > top groups: own measure asc
-0.54 -0.62 many > top groups: own measure desc
-0.28 -0.27 many > top groups: rows desc
-0.34 -0.28 many > top groups: sum of field desc
-0.25 -0.44 many > top rows
-0.37 -0.35 many > top rows: order:guess asc
-0.27 -0.29 many > top rows: order:guess desc
0.27 0.22 many > top rows: order:said asc
-0.86 -0.77 many > top rows: order:said desc
-0.79 -0.74 many > which of these
-0.51 -0.5 many > which of these: count asc
-0.59 -0.55 many > which of these: count desc
-0.77 -0.73 many > which of these: guess asc
-0.79 -0.76 many > which of these: guess desc
-0.78 -0.73 many > which of these: position first
-0.73 -0.65 many > which of these: position last
-0.17 -0.28 many > which of these: said asc
-0.19 -0.33 many > which of these: said desc
-0.59 -0.46 many > yes or no
-0.59 -0.46 many > yes or no: exists 
0.38 0.38 many are > figures: fn:count grouped
-0.38 -0.38 many are > figures: fn:count one figure
0.63 0.58 many consecutive > comparison
0.63 0.58 many consecutive > comparison: guess value
-0.26 -0.32 many consecutive > figures: fn:avg! grouped by what is beside
0.61 0.6 many consecutive > figures: fn:count fn:avg!
-0.27 -0.3 many consecutive > figures: fn:count grouped by what is beside
-0.09 -0.2 many consecutive > groups that are named
-0.09 -0.2 many consecutive > groups that are named: listed 
-0.38 -0.22 many consecutive > list: many 
-0.71 -0.78 many consecutive > loose figures
-0.64 -0.63 many consecutive > loose figures: avg 
-0.57 -0.49 many consecutive > loose figures: look up 
-0.2 -0.46 many consecutive > loose figures: look up guess
-0.71 -0.87 many consecutive > loose figures: sum 
-0.17 -0.2 many different > comparison
-0.17 -0.2 many different > comparison: guess value
0.41 0.4 many different > figures
-0.18 -0.23 many different > figures: fn:count fn:count
-0.32 -0.39 many different > figures: fn:count fn:distinct
-0.34 -0.35 many different > figures: fn:count fn:sum!
-0.27 -0.24 many different > figures: fn:count grouped by what is beside
0.44 0.5 many different > figures: fn:distinct one figure
-0.26 -0.2 many different > list
-0.45 -0.45 many different > loose figures
-0.24 -0.16 many different > loose figures: avg 
-0.25 -0.37 many different > loose figures: look up guess
-0.38 -0.38 many different > loose figures: sum 
0.85 1 many have > figures
-0.22 -0.27 many have > figures: fn:count fn:avg!
-0.63 -0.56 many have > figures: fn:count fn:sum!
0.94 1.12 many have > figures: fn:count one figure
-0.25 -0.18 many have > groups that have
-0.25 -0.18 many have > groups that have: list guess
-0.45 -0.58 many have > list
-0.45 -0.44 many have > list: where 
-0.5 -0.68 many have > list: where distinct
-0.78 -1.1 many have > loose figures
-0.79 -0.79 many have > loose figures: avg 
-0.29 -0.48 many have > loose figures: look up 
-1 -1.02 many have > loose figures: look up guess
-0.78 -0.9 many have > loose figures: sum 
-0.38 -0.36 many more > comparison
-0.36 -0.32 many more > comparison: guess value
0.62 0.54 many more > difference
-0.46 -0.51 many more > difference: of ends said
0.23 0.28 many more > difference: of two said
-0.78 -0.86 many more > difference: of two turned guess
-0.31 -0.36 many more > difference: of two turned said
-0.73 -0.69 many more > figures
-0.5 -0.49 many more > figures: fn:count one figure
-0.52 -0.68 many more > list
-0.53 -0.71 many more > list: where 
-0.48 -0.69 many more > list: where distinct
-0.51 -0.55 many more > loose figures
-0.5 -0.53 many more > loose figures: count 
-0.17 -0.27 many more > loose figures: sum 
-0.29 -0.24 many more > which of these
0.21 0.18 many number > figures: fn:count fn:count
0.29 0.26 many number > figures: fn:count fn:distinct?
-0.27 -0.25 many number > figures: fn:distinct? one figure
-0.22 -0.18 many of > comparison
-0.22 -0.18 many of > comparison: guess value
-0.47 -0.38 many of > extreme value
-0.47 -0.38 many of > extreme value: max said
0.67 0.69 many of > figures
-0.43 -0.38 many of > figures: fn:count grouped by what is beside
0.84 0.87 many of > figures: fn:count one figure
-0.34 -0.23 many of > figures: fn:distinct? one figure
-0.37 -0.41 many of > list
-0.4 -0.38 many of > list: where 
-0.33 -0.39 many of > list: where distinct
-0.52 -0.57 many of > loose figures
-0.51 -0.5 many of > loose figures: avg 
-0.43 -0.42 many of > loose figures: look up 
-0.57 -0.6 many of > loose figures: look up guess
-0.51 -0.51 many of > loose figures: sum 
-0.2 -0.17 many of > top groups
-0.2 -0.17 many of > top groups: own measure desc
-0.26 -0.2 many of > top rows
-0.26 -0.2 many of > top rows: order:said desc
0.3 0.28 many other > comparison
0.3 0.28 many other > comparison: guess value
-0.3 -0.28 many other > figures
-0.3 -0.28 many other > figures: fn:count one figure
-0.36 -0.45 many times > comparison
-0.36 -0.45 many times > comparison: guess value
-0.22 -0.22 many times > extreme value
-0.15 -0.31 many times > extreme value: max said
-0.22 -0.18 many times > extreme value: min guess
-0.22 -0.19 many times > groups that are named
-0.22 -0.19 many times > groups that are named: listed 
-0.43 -0.34 many times > list
-0.46 -0.36 many times > list: where 
-0.41 -0.4 many times > list: where distinct
0.38 0.45 many times > loose figures
0.31 0.45 many times > loose figures: count 
-0.25 -0.49 many times > loose figures: look up guess
-0.28 -0.3 many times > next or previous row
-0.45 -0.5 many times > next or previous row: other way position
-0.25 -0.26 many times > next or previous row: said way position
-0.31 -0.37 many times > rows before or after another: list 
-0.3 -0.31 many times > top groups
-0.23 -0.29 many times > top rows
-0.11 -0.24 many times > top rows: order:guess desc
-0.23 -0.24 many times > which of these
-0.28 -0.33 many times > which of these: guess asc
-0.27 -0.32 many times > which of these: guess desc
-0.27 -0.36 many top > figure of the top rows
-0.28 -0.36 many top > figure of the top rows: avg 
-0.27 -0.34 many top > figure of the top rows: sum 
0.41 0.38 many top > figures
-0.26 -0.26 many top > figures: fn:count grouped by what is beside
0.4 0.38 many top > figures: fn:count one figure
-0.39 -0.45 many top > first or last row
-0.35 -0.45 many top > first or last row: position first
-0.29 -0.44 many top > first or last row: time first
-0.38 -0.36 many top > list
-0.33 -0.25 many top > list: where 
-0.32 -0.31 many top > list: where distinct
-0.4 -0.4 many top > loose figures
-0.4 -0.39 many top > loose figures: avg 
-0.4 -0.38 many top > loose figures: look up 
-0.39 -0.35 many top > loose figures: look up guess
-0.39 -0.4 many top > loose figures: sum 
-0.4 -0.33 many top > top groups
-0.47 -0.45 many top > top groups: own measure desc
-0.34 -0.28 many top > top groups: sum of field desc
-0.51 -0.45 many top > top rows
-0.52 -0.48 many top > top rows: order:guess desc
-0.38 -0.34 many top > top rows: order:said desc
-0.89 -0.71 many total > comparison
-0.89 -0.71 many total > comparison: guess value
-0.23 -0.17 many total > figures
-0.38 -0.53 many total > figures: fn:count fn:sum!
-0.57 -0.62 many total > figures: fn:count grouped by what is beside
-0.53 -0.47 many total > figures: fn:distinct? fn:sum!
-0.33 -0.34 many total > figures: fn:distinct? grouped by what is beside
-1.24 -1.25 many total > figures: fn:distinct? one figure
0.39 0.4 many total > figures: fn:sum? fn:sum!
-0.29 -0.3 many total > figures: fn:sum? grouped by what is beside
-0.35 -0.33 many total > groups that are named
-0.35 -0.33 many total > groups that are named: listed 
-0.31 -0.37 many total > list: many 
0.37 0.35 many total > list: where 
0.34 0.19 many total > loose figures
-0.92 -1.12 many total > loose figures: avg 
-0.1 -0.54 many total > loose figures: look up 
-1.39 -1.32 many total > loose figures: look up guess
0.42 0.45 many total > loose figures: sum 
-0.29 -0.36 many total > next or previous row
-0.27 -0.29 many total > next or previous row: other way position
-0.18 -0.26 many total > next or previous row: said way position
-0.27 -0.26 many total > rows before or after another
-0.27 -0.26 many total > rows before or after another: count 
-0.05 -0.25 many total > rows before or after another: list 
0.57 0.56 many were > comparison
0.57 0.56 many were > comparison: guess value
-0.35 -0.41 many were > figures
-0.39 -0.36 many were > figures: fn:count grouped by what is beside
-0.34 -0.38 many were > figures: fn:count one figure
-0.17 -0.28 many were > groups that are named
-0.17 -0.28 many were > groups that are named: listed 
-0.67 -0.69 many were > list
-0.6 -0.71 many were > list: where 
-0.62 -0.66 many were > list: where distinct
-0.56 -0.68 many were > loose figures
-0.56 -0.68 many were > loose figures: look up guess
-0.66 -0.68 many were > next or previous row
-0.82 -0.86 many were > next or previous row: other way position
-0.5 -0.53 many were > next or previous row: said way position
0.28 0.28 many were > rows before or after another
0.28 0.29 many were > rows before or after another: count 
-0.27 -0.44 many were > rows before or after another: list 
-0.15 -0.28 many years > comparison
-0.15 -0.28 many years > comparison: guess value
-0.8 -0.85 many years > difference: of counts 
-0.83 -0.87 many years > difference: of counts turned 
-0.2 -0.11 many years > difference: of ends guess
-0.28 -0.34 many years > difference: of ends said
-0.62 -0.62 many years > difference: of two guess
0.61 0.65 many years > difference: of two turned guess
0.32 0.34 many years > figures
-0.3 -0.22 many years > figures: fn:distinct? fn:sum!
0.5 0.47 many years > how long
0.5 0.47 many years > how long: between rows 
-0.2 -0.23 many years > list: named things 
0.23 0.37 many years > list: where 
-0.36 -0.37 many years > loose figures
-0.67 -0.63 many years > loose figures: count 
-0.29 -0.27 many years > loose figures: look up 
0.58 0.49 many years > loose figures: sum 
-0.24 -0.29 many years > rows before or after another
-0.24 -0.29 many years > rows before or after another: count 
-0.21 -0.16 many years > rows before or after another: list 
-0.4 -0.52 many years > which of these
-0.22 -0.22 many years > which of these: count asc
-0.24 -0.27 many years > which of these: count desc
-0.23 -0.22 many years > which of these: guess desc
-0.31 -0.41 many years > which of these: position first
-0.24 -0.25 many years > which of these: position last
-0.27 -0.23 mean > average of each
-0.27 -0.23 mean > average of each:  
0.56 0.42 mean > figures
-0.29 -0.27 mean > figures: fn:avg fn:avg!
0.57 0.14 mean > figures: fn:avg fn:sum!
0.36 0.36 mean > figures: fn:avg grouped
-0.33 -0.26 mean > figures: fn:avg grouped by what is beside
0.22 0.26 mean > figures: fn:avg one figure
-0.21 -0.18 mean > figures: fn:median grouped
-0.5 -0.5 mean > figures: fn:median one figure
-0.6 -0.67 mean > figures: fn:stddev one figure
-0.49 -0.58 mean > figures: fn:sum! grouped
-0.62 -0.43 mean > list
-0.36 -0.4 mean > list: all 
-0.47 -0.23 mean > list: where 
-0.5 -0.36 mean > list: where distinct
-0.76 -0.82 mean > loose figures
-0.53 -0.57 mean > loose figures: avg 
-0.51 -0.5 mean > loose figures: count 
-0.71 -0.77 mean > loose figures: sum 
0.4 0.37 mean > top groups
-0.3 -0.35 mean > top groups: own measure desc
-0.33 -0.41 mean > top groups: rows desc
0.35 0.39 mean > top groups: said measure desc
0.23 0.28 mean and > figures
0.36 0.45 mean and > figures: fn:avg one figure
-0.45 -0.48 mean and > figures: fn:median one figure
-0.53 -0.58 mean and > figures: fn:stddev one figure
-0.25 -0.32 mean and > loose figures
-0.39 -0.39 mean and > loose figures: avg 
-0.2 -0.28 mean and > loose figures: sum 
0.36 0.45 mean of > figures
-0.29 -0.27 mean of > figures: fn:avg fn:avg!
-0.46 -0.48 mean of > figures: fn:avg fn:sum!
-0.39 -0.34 mean of > figures: fn:avg grouped by what is beside
0.5 0.52 mean of > figures: fn:avg one figure
-0.29 -0.34 mean of > loose figures
-0.28 -0.31 mean of > loose figures: avg 
-0.23 -0.29 mean of > loose figures: sum 
0.2 0.19 mean time > figures
0.2 0.19 mean time > figures: fn:avg one figure
-0.2 -0.19 mean time > loose figures
-0.2 -0.19 mean time > loose figures: sum 
0.26 0.27 mean years > figures
0.26 0.27 mean years > figures: fn:avg one figure
-0.27 -0.27 mean years > loose figures
-0.27 -0.27 mean years > loose figures: sum 
-0.11 -0.2 measures 1
0.29 0.31 measures 2
0.85 0.85 measures 3
-0.31 -0.34 median > average of each
-0.31 -0.34 median > average of each:  
0.81 0.7 median > figures
0.31 0.31 median > figures: fn:avg grouped
0.22 0.18 median > figures: fn:avg one figure
-0.2 -0.24 median > figures: fn:avg! fn:median
-0.74 -0.8 median > figures: fn:avg! one figure
-0.5 -0.45 median > figures: fn:median fn:avg!
-0.45 -0.38 median > figures: fn:median fn:sum!
0.51 0.53 median > figures: fn:median grouped
-0.52 -0.46 median > figures: fn:median grouped by what is beside
-0.48 -0.57 median > figures: fn:stddev one figure
-0.93 -0.92 median > figures: fn:sum! grouped
-0.2 -0.21 median > figures: fn:units grouped
-0.29 -0.29 median > figures: grouped named
-0.15 -0.24 median > list
-0.79 -0.83 median > loose figures
-0.71 -0.75 median > loose figures: avg 
-0.87 -0.96 median > loose figures: sum 
0.31 0.31 median and > figures: fn:avg grouped
-0.21 -0.18 median and > figures: fn:median grouped
-0.63 -0.66 median and > figures: fn:median one figure
-0.44 -0.47 median and > figures: fn:stddev one figure
-0.28 -0.24 median and > loose figures
-0.28 -0.25 median and > loose figures: avg 
0.26 0.29 median long > figures: fn:avg one figure
-0.25 -0.28 median long > figures: fn:median one figure
0.4 0.41 median of > figures
0.4 0.41 median of > figures: fn:avg one figure
0.41 0.42 median of > figures: fn:median one figure
-0.4 -0.41 median of > loose figures
-0.39 -0.41 median of > loose figures: avg 
-0.41 -0.4 median of > loose figures: sum 
0.26 0.27 median total > figures
0.26 0.27 median total > figures: fn:median one figure
-0.26 -0.27 median total > loose figures
-0.2 -0.21 median total > loose figures: avg 
-0.31 -0.3 median total > loose figures: sum 
1.54 1.52 missed 0
-0.8 -0.85 missed 3
-0.5 -0.49 missed 4
-0.58 -0.59 missed 5
0.77 0.5 missed plain 0
0.77 0.96 missed plain 11-30
0.34 0.26 missed plain 2
-0.4 -0.5 missed plain 3
0.06 0.28 missed plain 4-5
-0.47 -0.51 missed plain 6-10
1.24 1.29 missed share 0
-0.87 -0.87 missed share 2
-0.81 -0.86 missed share 3
-1.17 -1.26 missed share 4
-0.66 -0.61 more > against another row: count said
-0.46 -0.45 more > against another row: list guess
0.51 0.61 more > against another row: list said
-0.57 -0.5 more > comparison
-0.55 -0.46 more > comparison: guess value
0.62 0.54 more > difference
-0.46 -0.51 more > difference: of ends said
0.23 0.28 more > difference: of two said
-0.78 -0.86 more > difference: of two turned guess
-0.31 -0.36 more > difference: of two turned said
0.23 0.23 more > figures
0.45 0.5 more > figures: fn:count fn:sum!
-0.3 -0.31 more > figures: fn:count grouped by what is beside
0.37 0.34 more > figures: fn:count one figure
-0.49 -0.51 more > figures: fn:distinct? fn:sum!
-0.56 -0.59 more > figures: fn:distinct? one figure
-0.54 -0.6 more > figures: fn:sum! one figure
-0.67 -0.83 more > figures: one figure named
0.43 0.41 more > first or last row
0.43 0.41 more > first or last row: position first
-0.18 -0.2 more > groups that are named
-0.18 -0.2 more > groups that are named: listed 
0.2 0.23 more > groups that have
-0.9 -0.58 more > groups that have: list guess
0.35 0.32 more > groups that have: list said
-0.2 -0.2 more > list: all 
-0.39 -0.4 more > list: many 
-0.53 -0.58 more > list: named things 
0.2 0.16 more > list: where distinct
-0.96 -0.92 more > loose figures
-0.82 -0.79 more > loose figures: avg 
-0.68 -0.72 more > loose figures: count 
-0.33 -0.3 more > loose figures: look up 
-0.93 -0.97 more > loose figures: sum 
-0.49 -0.45 more > top groups
-0.49 -0.45 more > top groups: rows asc
-0.88 -0.97 more > which of these: count asc
-0.58 -0.67 more > which of these: count desc
0.41 0.34 more > which of these: position first
-0.52 -0.56 more > which of these: position last
-0.52 -0.59 more > which of these: said asc
1.06 0.97 more > which of these: said desc
0.19 0.22 more > yes or no
0.19 0.22 more > yes or no: exists 
-0.21 -0.23 more in > which of these: count asc
-0.3 -0.3 more in > which of these: count desc
0.33 0.31 more in > which of these: guess desc
-0.49 -0.49 more in > which of these: position first
0.38 0.42 more in > which of these: position last
-0.46 -0.45 more than > against another row: list guess
-0.2 -0.26 more than > comparison
-0.2 -0.26 more than > comparison: guess value
0.23 0.24 more than > figures
0.45 0.52 more than > figures: fn:count fn:sum!
-0.28 -0.3 more than > figures: fn:count grouped by what is beside
0.23 0.21 more than > figures: fn:count one figure
-0.46 -0.46 more than > figures: fn:distinct? fn:sum!
-0.49 -0.53 more than > figures: fn:distinct? one figure
-0.5 -0.53 more than > figures: fn:sum! one figure
-0.65 -0.76 more than > figures: one figure named
0.2 0.23 more than > groups that have
-0.9 -0.58 more than > groups that have: list guess
0.35 0.32 more than > groups that have: list said
-0.53 -0.56 more than > list: named things 
-0.21 -0.15 more than > list: where distinct
-0.42 -0.39 more than > loose figures
-0.35 -0.31 more than > loose figures: avg 
-0.33 -0.3 more than > loose figures: look up 
-0.53 -0.57 more than > loose figures: sum 
-0.33 -0.34 more than > which of these
-0.32 -0.33 more than > which of these: count asc
-0.33 -0.33 more than > which of these: count desc
-0.44 -0.45 more than > which of these: guess asc
-0.28 -0.26 more than > which of these: guess desc
-0.36 -0.35 more than > which of these: position first
-0.44 -0.42 more than > which of these: position last
-0.29 -0.29 more than > which of these: said asc
0.25 0.3 more than > which of these: said desc
0.34 0.39 more than > yes or no
0.34 0.39 more than > yes or no: exists 
-0.4 -0.36 more years > which of these: position last
0.4 0.36 more years > which of these: said desc
-0.38 -0.28 most > columns that are named
-0.38 -0.28 most > columns that are named: columns named all
-0.18 -0.23 most > comparison
-0.18 -0.23 most > comparison: guess value
-0.33 -0.25 most > extreme value
-0.63 -0.41 most > extreme value: max guess
-0.52 -0.53 most > extreme value: max said
-0.75 -0.76 most > figures
-0.46 -0.44 most > figures: fn:count fn:sum!
-0.35 -0.43 most > figures: fn:count one figure
0.4 0.45 most > figures: fn:last one figure
-0.24 -0.21 most > figures: fn:max fn:avg!
-0.29 -0.28 most > figures: fn:max fn:count
-0.4 -0.48 most > figures: fn:max fn:sum!
-0.45 -0.41 most > figures: fn:max grouped
-0.42 -0.38 most > figures: fn:max grouped by what is beside
-0.3 -0.37 most > figures: fn:max one figure
-0.21 -0.32 most > figures: fn:min one figure
-0.28 -0.27 most > figures: fn:mode grouped by what is beside
-0.47 -0.38 most > figures: fn:mode one figure
-0.37 -0.33 most > figures: fn:sum fn:count
-0.47 -0.51 most > figures: fn:sum! fn:max
-0.32 -0.36 most > figures: fn:sum! fn:sum!
-0.38 -0.43 most > figures: fn:sum! grouped
-0.87 -0.77 most > figures: fn:sum! grouped by what is beside
-0.41 -0.52 most > figures: fn:sum! one figure
-0.27 -0.27 most > figures: fn:units fn:avg!
-0.21 -0.23 most > figures: fn:units fn:max
-0.26 -0.29 most > figures: fn:units fn:units
-0.24 -0.27 most > figures: fn:units grouped
-0.18 -0.24 most > figures: fn:units one figure
-0.21 -0.28 most > figures: grouped named
-0.24 -0.26 most > first or last row
-0.19 -0.24 most > first or last row: position first
-0.32 -0.32 most > first or last row: position turned last
-0.21 -0.27 most > first or last row: time first
-0.2 -0.18 most > first or last row: time last
-0.63 -0.51 most > groups that are named
-0.63 -0.51 most > groups that are named: listed 
0 -0.24 most > groups that have
0 -0.24 most > groups that have: list guess
-0.79 -0.7 most > list: all 
-0.02 -0.21 most > list: many 
-1.24 -1.15 most > list: where 
-0.77 -0.73 most > list: where distinct
-0.33 -0.4 most > loose figures: avg 
-0.43 -0.58 most > loose figures: count 
0.3 0.36 most > loose figures: look up 
-1.34 -1.42 most > loose figures: sum 
0.36 0.27 most > top groups
0.24 0.27 most > top groups: own measure desc
-1.39 -1.4 most > top groups: revenue desc
0.35 0.31 most > top groups: rows desc
0.58 0.48 most > top groups: said measure desc
0.32 0.3 most > top groups: sum of field desc
-0.75 -0.74 most > top groups: units desc
-0.53 -0.56 most > top rows
-0.63 -0.66 most > top rows: order:guess desc
-0.25 -0.27 most > top rows: order:hint desc
0.57 0.53 most > top rows: order:said desc
0.05 0.25 most > which of these
0.19 0.42 most > which of these: count asc
-0.35 -0.12 most > which of these: guess asc
-0.36 -0.32 most > which of these: guess desc
-0.21 0.03 most > which of these: position first
-0.79 -0.83 most > which of these: said asc
0.74 0.77 most > which of these: said desc
-0.26 -0.25 most > yes or no
-0.26 -0.25 most > yes or no: exists 
0.61 0.62 most amount > extreme value
0.61 0.62 most amount > extreme value: max guess
0.23 0.26 most amount > figures
-0.46 -0.44 most amount > figures: fn:count fn:sum!
-0.4 -0.44 most amount > figures: fn:count one figure
0.26 0.28 most amount > figures: fn:distinct? one figure
-0.47 -0.46 most amount > loose figures
-0.47 -0.43 most amount > loose figures: avg 
-0.46 -0.48 most amount > loose figures: look up 
-0.47 -0.43 most amount > loose figures: sum 
-0.31 -0.3 most amount > top groups
-0.31 -0.3 most amount > top groups: own measure desc
0.33 0.32 most amount > top rows
-0.46 -0.5 most amount > top rows: order:guess desc
0.36 0.35 most amount > top rows: order:said desc
-0.33 -0.39 most between > extreme value
-0.33 -0.39 most between > extreme value: max guess
-0.42 -0.49 most between > list
-0.39 -0.52 most between > list: where 
-0.39 -0.42 most between > list: where distinct
-0.5 -0.51 most between > top groups
-0.5 -0.51 most between > top groups: rows desc
0.5 0.52 most between > top rows
0.5 0.52 most between > top rows: order:guess desc
-0.59 -0.46 most common > extreme value
-0.22 -0.25 most common > extreme value: max guess
-0.7 -0.74 most common > extreme value: max said
-0.38 -0.32 most common > figures
-0.28 -0.27 most common > figures: fn:mode grouped by what is beside
-0.37 -0.31 most common > figures: fn:mode one figure
0.61 0.57 most common > top groups
0.75 0.79 most common > top groups: own measure desc
0.38 0.34 most common > top groups: rows desc
-0.73 -0.74 most common > top rows
-0.5 -0.51 most common > top rows: order:guess desc
-0.55 -0.56 most common > top rows: order:said desc
-0.28 -0.33 most frequent > figures
-0.28 -0.33 most frequent > figures: fn:mode one figure
-0.2 -0.24 most frequent > first or last row
-0.19 -0.24 most frequent > first or last row: position first
-0.21 -0.27 most frequent > first or last row: time first
0.29 0.34 most frequent > top groups
0.29 0.34 most frequent > top groups: rows desc
-0.94 -0.92 most frequent > top rows
-0.94 -0.92 most frequent > top rows: order:guess desc
-0.33 -0.23 most in > extreme value
-0.33 -0.23 most in > extreme value: max said
-0.43 -0.41 most in > top groups
-0.69 -0.69 most in > top groups: rows desc
0.55 0.47 most in > top rows
0.55 0.47 most in > top rows: order:said desc
-0.27 -0.21 most number > extreme value
-0.27 -0.21 most number > extreme value: max said
-0.23 -0.27 most number > figures
-0.2 -0.27 most number > figures: fn:distinct? one figure
-0.42 -0.44 most number > loose figures
-0.42 -0.41 most number > loose figures: avg 
-0.2 -0.35 most number > loose figures: look up 
-0.43 -0.41 most number > top groups
-0.52 -0.53 most number > top groups: said measure desc
-0.37 -0.35 most number > top groups: sum of field desc
0.43 0.42 most number > top rows
0.27 0.29 most number > top rows: order:guess desc
0.46 0.43 most number > top rows: order:said desc
-0.45 -0.46 most recent > extreme value
-0.43 -0.45 most recent > extreme value: max said
0.18 0.23 most recent > figures
-0.34 -0.33 most recent > figures: fn:count one figure
0.4 0.45 most recent > figures: fn:last one figure
-0.29 -0.28 most recent > figures: fn:max fn:count
-0.33 -0.38 most recent > figures: fn:max one figure
-0.37 -0.33 most recent > figures: fn:sum fn:count
-0.3 -0.21 most recent > first or last row
-0.32 -0.32 most recent > first or last row: position turned last
-0.2 -0.18 most recent > first or last row: time last
0.21 0.19 most recent > loose figures: avg 
-0.42 -0.45 most recent > loose figures: look up 
-0.62 -0.57 most recent > loose figures: sum 
-0.19 -0.22 most recent > top groups
-0.44 -0.53 most recent > top groups: rows desc
-0.22 -0.08 most recent > top rows
-0.33 -0.34 most recent > top rows: order:guess desc
-0.22 -0.07 most recent > top rows: order:said desc
-0.38 -0.42 most total > extreme value
-0.37 -0.38 most total > extreme value: max guess
-0.34 -0.36 most total > extreme value: max said
-0.21 -0.22 most total > figures
-0.24 -0.26 most total > figures: fn:sum! fn:sum!
-0.42 -0.39 most total > loose figures
-0.39 -0.35 most total > loose figures: avg 
-0.42 -0.41 most total > loose figures: sum 
-0.32 -0.34 most total > top groups
-0.25 -0.26 most total > top groups: own measure desc
-0.28 -0.3 most total > top groups: rows desc
-0.34 -0.35 most total > top groups: sum of field desc
0.32 0.34 most total > top rows
0.45 0.45 most total > top rows: order:said desc
-0.41 -0.4 much > comparison
-0.41 -0.4 much > comparison: guess value
0.44 0.47 much > figures
0.22 0.22 much > figures: fn:revenue fn:sum!
0.55 0.52 much > figures: fn:sum! fn:sum!
-0.6 -0.48 much > list
-0.32 -0.26 much > list: all 
-0.3 -0.31 much > list: where 
-0.43 -0.33 much > list: where distinct
-0.24 -0.29 much > loose figures
-0.32 -0.38 much > loose figures: avg 
-0.35 -0.33 much > loose figures: count 
0.41 0.51 much > loose figures: sum 
-0.32 -0.25 much > which of these
-0.25 -0.2 much > which of these: count asc
-0.27 -0.24 much > which of these: count desc
-0.2 -0.17 much > which of these: guess asc
-0.2 -0.17 much > which of these: guess desc
-0.28 -0.25 much > which of these: position first
-0.3 -0.26 much > which of these: position last
-0.41 -0.4 much did > comparison
-0.41 -0.4 much did > comparison: guess value
0.26 0.3 much did > figures
0.28 0.3 much did > figures: fn:revenue one figure
-0.63 -0.47 much did > figures: fn:sum! one figure
-0.32 -0.25 much did > which of these
-0.25 -0.2 much did > which of these: count asc
-0.27 -0.24 much did > which of these: count desc
-0.2 -0.17 much did > which of these: guess asc
-0.2 -0.17 much did > which of these: guess desc
-0.28 -0.25 much did > which of these: position first
-0.3 -0.26 much did > which of these: position last
-0.04 -0.2 name > comparison
-0.04 -0.2 name > comparison: guess value
-0.76 -0.79 name > extreme value
-0.24 -0.34 name > extreme value: max guess
-0.75 -0.71 name > extreme value: max said
-0.32 -0.36 name > extreme value: min guess
-0.18 -0.2 name > figure of the top rows
-0.2 -0.2 name > figure of the top rows: sum 
-0.43 -0.41 name > figures: fn:avg! one figure
0.32 0.25 name > figures: fn:count one figure
0.27 0.24 name > figures: fn:distinct? one figure
-0.26 -0.26 name > figures: fn:max grouped by what is beside
-0.21 -0.21 name > figures: fn:sum! one figure
-0.19 -0.23 name > figures: fn:sum? grouped by what is beside
-0.22 -0.22 name > first or last row: position first
0.24 0.13 name > first or last row: position last
-0.37 -0.43 name > first or last row: time first
-0.55 -0.54 name > first or last row: time last
0.17 0.22 name > groups that have
-0.23 -0.43 name > list: all 
0.72 0.73 name > list: many 
-0.69 -0.66 name > list: named things 
0.31 0.41 name > list: where 
-0.74 -0.64 name > list: where distinct
-0.92 -0.92 name > loose figures
-0.48 -0.43 name > loose figures: avg 
-0.81 -0.95 name > loose figures: count 
-0.31 -0.28 name > loose figures: look up 
-0.51 -0.46 name > loose figures: sum 
0.26 0.41 name > next or previous row
-0.65 -0.66 name > next or previous row: other way position
0.22 0.29 name > next or previous row: said way position
0.58 0.58 name > next or previous row: said way time
0.07 -0.47 name > rows before or after another
-0.37 -0.44 name > rows before or after another: count 
0.33 -0.12 name > rows before or after another: list 
-0.36 -0.45 name > the same as another row
-0.64 -0.72 name > the same as another row: count guess
-0.7 -0.67 name > top groups
-0.63 -0.84 name > top groups: own measure desc
-0.72 -0.7 name > top groups: rows asc
-0.24 -0.17 name > top groups: rows desc
-0.36 -0.35 name > top groups: sum of field desc
-0.45 -0.52 name > top rows: order:guess asc
-0.29 -0.31 name > top rows: order:guess desc
0.27 0.31 name > top rows: order:said desc
0.28 0.39 name > which of these
-0.05 0.26 name > which of these: count asc
0 0.24 name > which of these: guess asc
0.07 0.26 name > which of these: guess desc
0.05 0.38 name > which of these: position first
0.27 0.3 name > which of these: position last
-0.38 -0.34 name > which of these: said asc
-0.38 -0.36 name > which of these: said desc
-0.26 -0.29 name all > list: where 
-0.19 -0.21 name all > list: where distinct
-0.32 -0.14 name by > figures
-0.26 -0.06 name by > figures: fn:sum! grouped by what is beside
-0.45 -0.6 name by > top groups
-0.49 -0.69 name by > top groups: own measure desc
-0.35 -0.42 name by > top groups: rows desc
0.37 0.38 name by > top rows
0.37 0.38 name by > top rows: order:guess desc
0.2 0.29 name each > list
0.21 0.31 name each > list: where 
0.17 0.25 name each > list: where distinct
-0.2 -0.29 name each > loose figures
-0.2 -0.29 name each > loose figures: count 
-0.04 -0.2 name has > comparison
-0.04 -0.2 name has > comparison: guess value
-0.47 -0.49 name has > figures
-0.38 -0.45 name has > figures: fn:distinct? one figure
-0.19 -0.23 name has > figures: fn:sum? grouped by what is beside
-0.45 -0.36 name has > loose figures
-0.4 -0.37 name has > loose figures: avg 
-0.24 -0.26 name has > loose figures: sum 
0.55 0.5 name has > the same as another row
-0.59 -0.56 name has > the same as another row: count guess
0.59 0.56 name has > the same as another row: list guess
0.46 0.44 name has > top groups
0.46 0.44 name has > top groups: sum of field desc
-0.46 -0.44 name has > top rows
-0.37 -0.37 name has > top rows: order:guess desc
-0.48 -0.45 name has > top rows: order:said desc
-0.23 -0.33 name have > list: where distinct
0.2 0.19 name is > next or previous row
-0.23 -0.23 name is > next or previous row: other way position
0.23 0.23 name is > next or previous row: said way position
0.19 0.21 name listed > next or previous row
-0.28 -0.29 name listed > next or previous row: other way position
0.29 0.29 name listed > next or previous row: said way position
-0.73 -0.68 name of > extreme value
-0.74 -0.68 name of > extreme value: max said
-0.22 -0.23 name of > figures
-0.22 -0.23 name of > figures: fn:max grouped by what is beside
0.34 0.27 name of > first or last row
0.68 0.72 name of > first or last row: position first
0.26 0.18 name of > first or last row: position last
-0.37 -0.43 name of > first or last row: time first
-0.4 -0.41 name of > first or last row: time last
-0.18 -0.2 name of > list: all 
0.51 0.46 name of > list: many 
-0.14 -0.24 name of > list: where distinct
-0.57 -0.51 name of > loose figures
-0.56 -0.5 name of > loose figures: count 
0.24 0.24 name of > next or previous row: said way position
0.34 0.36 name of > next or previous row: said way time
-0.33 -0.39 name of > top groups
-0.66 -0.79 name of > top groups: rows asc
-0.4 -0.45 name of > top groups: rows desc
-0.37 -0.35 name of > top rows: order:guess asc
-0.36 -0.37 name of > top rows: order:guess desc
0.82 0.88 name of > top rows: order:said desc
0.2 0.19 name on > first or last row
0.2 0.19 name on > first or last row: position first
0.22 0.22 name on > list: many 
-0.29 -0.24 name on > list: where 
-0.25 -0.24 name on > list: where distinct
0.45 0.4 name on > next or previous row
-0.33 -0.32 name on > next or previous row: other way position
0.34 0.33 name on > next or previous row: said way position
-0.07 -0.21 name on > rows before or after another
-0.05 -0.21 name on > rows before or after another: list 
-0.32 -0.33 name with > top groups
-0.28 -0.27 name with > top groups: rows desc
0.35 0.35 name with > top rows
-0.3 -0.29 name with > top rows: order:guess desc
0.3 0.29 name with > top rows: order:said desc
1.03 1.12 never > list
-0.24 -0.22 never > list: many 
0.72 0.39 never > list: named things 
-0.27 -0.71 never > list: where 
-0.56 -0.52 never > list: where distinct
0.23 0.24 never > next or previous row
-0.25 -0.25 never > next or previous row: other way position
0.19 0.2 never > next or previous row: said way position
0.28 0.28 never > next or previous row: said way time
-0.2 -0.19 newest > figure of the top rows
-0.29 -0.32 newest > first or last row
-0.3 -0.33 newest > first or last row: position last
-0.28 -0.3 newest > first or last row: position turned last
-0.2 -0.19 newest > groups that have
-0.2 -0.19 newest > groups that have: list guess
-0.22 -0.21 newest > list
0 -0.22 newest > list: named things 
-0.22 -0.13 newest > list: where 
-0.33 -0.41 newest > top groups
-0.34 -0.43 newest > top groups: revenue desc
-0.32 -0.37 newest > top groups: rows desc
-0.24 -0.27 newest > top groups: units desc
0.33 0.39 newest > top rows
0.33 0.39 newest > top rows: order:said desc
-0.49 -0.38 next > figures
-0.05 -0.26 next > figures: fn:sum! fn:sum!
-0.35 -0.44 next > figures: fn:sum! grouped by what is beside
-0.19 -0.2 next > first or last row
-0.28 -0.26 next > first or last row: time first
-0.31 -0.26 next > list
-0.29 -0.25 next > list: all 
-0.84 -0.93 next > list: named things 
-0.53 -0.52 next > list: where 
-0.66 -0.54 next > list: where distinct
-1.51 -1.21 next > loose figures
-0.61 -0.66 next > loose figures: avg 
-1.28 -1.2 next > loose figures: count 
-0.74 -0.78 next > loose figures: sum 
0.33 0.3 next > next or previous row
-0.66 -0.66 next > next or previous row: other way position
0.83 0.79 next > next or previous row: said way time
-0.81 -0.66 next > rows before or after another
-0.88 -0.65 next > rows before or after another: count 
-0.76 -0.59 next > rows before or after another: list 
-0.44 -0.46 next > top groups: rows asc
-0.36 -0.31 next > top rows
-0.15 -0.2 next > which of these
-0.44 -0.4 next after > list
-0.22 -0.16 next after > list: named things 
-0.45 -0.43 next after > list: where 
-0.43 -0.39 next after > list: where distinct
-0.41 -0.33 next after > loose figures
-0.12 -0.24 next after > loose figures: avg 
-0.32 -0.32 next after > loose figures: count 
-0.13 -0.26 next after > loose figures: sum 
0.48 0.4 next after > next or previous row
-0.51 -0.52 next after > next or previous row: other way position
0.67 0.66 next after > next or previous row: said way position
-0.27 -0.32 next after > rows before or after another
-0.36 -0.34 next after > rows before or after another: count 
-0.22 -0.23 next after > rows before or after another: list 
-0.23 -0.16 next highest > top rows
0.19 0.21 next name > next or previous row
-0.28 -0.29 next name > next or previous row: other way position
0.29 0.29 next name > next or previous row: said way position
-0.09 -0.24 next or previous row > amount
0.3 0.42 next or previous row > place
-0.63 -0.61 next or previous row > text
-1.55 -1.69 next or previous row > time
0.37 0.41 next or previous row conditions 2
0.51 0.52 next or previous row: anchor after
-0.84 -0.85 next or previous row: anchor before
-1.46 -1.48 next or previous row: other field
-0.34 -0.34 next or previous row: other way
0.22 0.23 next or previous row: said way
1.02 1.06 next or previous row: same field
0.26 0.28 next or previous row: time
0.29 0.3 next to > list
0.5 0.55 next to > list: many 
0.27 0.23 next to > list: where distinct
-0.28 -0.29 next to > next or previous row
-0.54 -0.55 next to > next or previous row: other way position
-0.27 -0.29 next to > next or previous row: said way position
-0.28 -0.32 next to > rows before or after another
-0.28 -0.31 next to > rows before or after another: list 
0.23 0.38 no > figures
-0.39 -0.36 no > figures: fn:count fn:sum!
-0.45 -0.39 no > figures: fn:count grouped by what is beside
0.59 0.62 no > figures: fn:count one figure
-0.3 -0.27 no > figures: fn:distinct? one figure
-0.25 -0.19 no > figures: fn:sum! grouped by what is beside
-0.3 -0.36 no > figures: fn:sum! one figure
-0.38 -0.39 no > figures: fn:sum? fn:sum!
-0.3 -0.33 no > list: all 
0.46 0.52 no > list: many 
-0.74 -0.79 no > list: where 
-0.73 -0.94 no > list: where distinct
-0.74 -0.73 no > loose figures
-0.76 -0.76 no > loose figures: avg 
-0.29 -0.32 no > loose figures: count 
-0.33 -0.68 no > loose figures: look up guess
-0.8 -0.88 no > loose figures: sum 
-0.52 -0.53 not > comparison
-0.52 -0.53 not > comparison: guess value
0.27 0.28 not > figures
-0.24 -0.28 not > figures: fn:count grouped by what is beside
0.75 0.71 not > figures: fn:count one figure
-0.2 -0.22 not > figures: fn:distinct? grouped by what is beside
-0.21 -0.19 not > figures: fn:distinct? one figure
-0.24 -0.22 not > figures: fn:sum! grouped by what is beside
-0.42 -0.29 not > figures: fn:sum! one figure
-0.2 -0.34 not > figures: fn:sum? fn:sum!
-0.2 -0.21 not > figures: fn:sum? grouped by what is beside
-0.32 -0.42 not > figures: one figure named
-0.05 -0.25 not > first or last row
-0.05 -0.25 not > first or last row: position first
-0.15 -0.22 not > groups that are named
-0.15 -0.22 not > groups that are named: listed 
0.32 0.33 not > how long
0.32 0.33 not > how long: between rows 
-0.26 -0.29 not > list: all 
0.2 0.18 not > list: named things columns named
-0.28 -0.3 not > list: where distinct
-0.41 -0.3 not > loose figures
-0.46 -0.43 not > loose figures: look up 
-0.34 -0.3 not > loose figures: look up guess
-0.75 -0.77 not > loose figures: sum 
0.16 0.21 not > the same as another row
-0.33 -0.28 not > the same as another row: count guess
-0.16 -0.2 not > the same as another row: count said
0.17 0.21 not > the same as another row: list guess
-0.06 -0.31 not > top groups
-0.06 -0.31 not > top groups: rows asc
0.36 0.39 not > top rows
0.37 0.38 not > top rows: order:said asc
-0.02 -0.21 not > which of these
-0.28 -0.39 not > which of these: guess asc
-0.22 -0.28 not > which of these: position first
-0.2 -0.24 not > yes or no
-0.2 -0.24 not > yes or no: exists 
0.22 0.21 not for > figures: fn:count one figure
-0.23 -0.23 not for > figures: fn:distinct? one figure
-0.05 -0.25 not from > first or last row
-0.05 -0.25 not from > first or last row: position first
-0.22 -0.32 not from > list: where distinct
-0.22 -0.25 not from > loose figures
-0.22 -0.25 not from > loose figures: count 
-0.06 -0.31 not from > top groups
-0.06 -0.31 not from > top groups: rows asc
0.36 0.39 not from > top rows
0.37 0.38 not from > top rows: order:said asc
0.47 0.42 not have > figures: fn:count one figure
-0.31 -0.35 not have > list
-0.24 -0.25 not have > list: all 
0.2 0.2 not have > list: many 
0.2 0.18 not have > list: named things columns named
-0.5 -0.51 not have > list: where 
-0.38 -0.43 not have > list: where distinct
0.23 0.28 not have > loose figures: avg 
-0.19 -0.32 not have > loose figures: look up guess
-0.52 -0.52 not have > loose figures: sum 
-0.24 -0.22 not win > figures: fn:sum! grouped by what is beside
-0.2 -0.34 not win > figures: fn:sum? fn:sum!
-0.2 -0.21 not win > list: all 
-0.55 -0.41 not win > list: many 
0.36 0.24 not win > list: where 
0.26 0.11 not win > list: where distinct
-0.59 -0.72 not win > loose figures
-0.61 -0.75 not win > loose figures: avg 
-0.22 -0.25 not win > loose figures: count 
-0.51 -0.47 not win > loose figures: look up 
-0.46 -0.68 not win > loose figures: sum 
0.16 0.21 not win > the same as another row
-0.33 -0.28 not win > the same as another row: count guess
-0.16 -0.2 not win > the same as another row: count said
0.17 0.21 not win > the same as another row: list guess
-0.55 -0.66 nothing > columns that are named
0.28 0.23 nothing > comparison
0.25 0.27 nothing > extreme value
-0.47 -0.69 nothing > figure of the top rows
0.27 0.17 nothing > figures
-0.55 -0.33 nothing > first or last row
0.33 0.38 nothing > groups that are named
0.5 0.47 nothing > how long
-0.68 -0.56 nothing > list
-0.53 -0.45 nothing > loose figures
0.1 0.2 nothing > next or previous row
0.65 0.51 nothing > none
-0.35 -0.31 nothing > place
-0.42 -0.23 nothing > text
-0.07 -0.23 nothing > the same as another row
0.49 0.62 nothing > top groups
0.11 0.22 nothing > top rows
-0.91 -0.82 nothing > which of these
-0.38 -0.41 number > average of each
-0.38 -0.41 number > average of each:  
-0.21 -0.2 number > columns that are named
0.35 0.25 number > comparison
0.35 0.25 number > comparison: guess value
-0.24 -0.29 number > difference: of counts turned 
-0.16 -0.27 number > difference: of ends guess
0.2 0.23 number > difference: of ends said
-0.2 -0.28 number > difference: of fields 
0.18 0.25 number > difference: of two said
-0.17 -0.24 number > difference: of two turned guess
-0.21 -0.26 number > difference: of two turned said
-0.77 -0.67 number > extreme value: max guess
-0.38 -0.29 number > extreme value: min guess
-0.73 -0.74 number > figure of the top rows: sum 
-0.26 -0.23 number > figures
0.46 0.46 number > figures: fn:arithmetic grouped
-0.27 -0.16 number > figures: fn:arithmetic grouped by what is beside
-0.46 -0.53 number > figures: fn:arithmetic one figure
-0.29 -0.24 number > figures: fn:avg fn:sum!
0.21 0.23 number > figures: fn:avg one figure
-0.31 -0.45 number > figures: fn:avg! one figure
0.26 0.28 number > figures: fn:count fn:avg!
0.26 0.29 number > figures: fn:count fn:distinct
0.29 0.26 number > figures: fn:count fn:distinct?
0.37 0.36 number > figures: fn:count fn:max
0.9 0.32 number > figures: fn:count fn:outliers
0.31 0.31 number > figures: fn:count fn:revenue
0.4 0.39 number > figures: fn:count fn:sum
-0.31 -0.44 number > figures: fn:count fn:sum!
-0.31 -0.33 number > figures: fn:count fn:units
-0.82 -0.68 number > figures: fn:count grouped by what is beside
0.42 0.42 number > figures: fn:distinct one figure
0.41 0.46 number > figures: fn:distinct? fn:count
-0.31 -0.31 number > figures: fn:distinct? fn:revenue
0.23 0.19 number > figures: fn:distinct? fn:sum
-0.63 -0.62 number > figures: fn:distinct? fn:sum!
-0.86 -0.8 number > figures: fn:distinct? grouped
-0.86 -0.65 number > figures: fn:distinct? grouped by what is beside
-0.5 -0.49 number > figures: fn:distinct? one figure
-0.29 -0.28 number > figures: fn:max fn:count
0.26 0.39 number > figures: fn:max fn:sum!
-0.6 -0.51 number > figures: fn:max grouped by what is beside
0.46 0.45 number > figures: fn:min fn:sum!
-0.48 -0.42 number > figures: fn:min grouped by what is beside
0.63 0.64 number > figures: fn:missing one figure
0.51 0.62 number > figures: fn:outliers one figure
0.35 0.21 number > figures: fn:ratio one figure
-0.28 -0.3 number > figures: fn:revenue grouped
-0.2 -0.23 number > figures: fn:revenue one figure
-0.22 -0.23 number > figures: fn:sum fn:arithmetic
-0.8 -0.8 number > figures: fn:sum fn:count
-0.43 -0.5 number > figures: fn:sum fn:distinct?
-0.48 -0.36 number > figures: fn:sum fn:ratio
0.57 0.46 number > figures: fn:sum fn:sum!
-0.35 -0.44 number > figures: fn:sum grouped
-0.25 -0.29 number > figures: fn:sum grouped by what is beside
-0.29 -0.22 number > figures: fn:sum one figure
0.57 0.84 number > figures: fn:sum! fn:arithmetic
0.27 0.22 number > figures: fn:sum! fn:count
0.59 0.66 number > figures: fn:sum! fn:distinct?
-0.85 -0.92 number > figures: fn:sum! fn:sum!
0.63 0.71 number > figures: fn:sum! fn:sum?
-0.77 -0.72 number > figures: fn:sum! grouped by what is beside
-0.41 -0.41 number > figures: fn:sum! one figure
-0.48 -0.57 number > figures: fn:sum? grouped
-0.65 -0.57 number > figures: fn:sum? grouped by what is beside
-0.27 -0.29 number > figures: fn:units fn:arithmetic
0.24 0.24 number > figures: fn:units one figure
0.27 0.24 number > figures: grouped named
-0.51 -0.53 number > figures: one figure named
-0.27 -0.29 number > first or last of each
-0.27 -0.29 number > first or last of each:  
-0.26 -0.24 number > first or last row
-0.18 -0.26 number > first or last row: position first
-0.22 -0.24 number > first or last row: position last
-0.63 -0.67 number > first or last row: time first
-0.87 -0.86 number > groups that are named
-0.87 -0.86 number > groups that are named: listed 
-0.42 -0.49 number > groups that have
-0.42 -0.43 number > groups that have: list guess
-0.98 -1.12 number > list
-0.19 -0.29 number > list: all 
-0.43 -0.57 number > list: many 
-0.72 -0.36 number > list: named things 
-1.36 -1.77 number > list: where 
-0.98 -1.12 number > list: where distinct
0.71 0.73 number > loose figures
0.39 0.53 number > loose figures: avg 
0.2 0.23 number > loose figures: count 
-0.4 -0.6 number > loose figures: look up guess
-0.27 -0.26 number > next or previous row: other way position
-0.4 -0.39 number > rows before or after another
-0.37 -0.28 number > rows before or after another: count 
-0.35 -0.37 number > rows before or after another: list 
0.21 0.11 number > the same as another row: count guess
-0.23 -0.3 number > the same as another row: count said
-0.47 -0.54 number > top groups
-0.6 -0.65 number > top groups: own measure asc
-0.26 -0.24 number > top groups: revenue desc
-0.51 -0.42 number > top groups: rows desc
-0.61 -0.55 number > top groups: said measure asc
0.28 0.3 number > top groups: sum of field asc
-0.46 -0.4 number > top rows: order:guess asc
-0.34 -0.39 number > top rows: order:said asc
-0.46 -0.42 number > which of these
-0.22 -0.22 number > which of these: count asc
-0.26 -0.27 number > which of these: count desc
-0.65 -0.76 number > which of these: guess asc
-0.96 -1.12 number > which of these: guess desc
-0.29 -0.27 number > which of these: position first
-0.69 -0.65 number > which of these: position last
-0.28 -0.25 number > which of these: said asc
-0.33 -0.31 number > which of these: said desc
-0.2 -0.28 number between > difference: of fields 
-0.47 -0.5 number has > list
-0.34 -0.36 number has > list: all 
-0.43 -0.49 number has > list: where 
-0.39 -0.4 number has > list: where distinct
0.47 0.5 number has > loose figures
0.49 0.53 number has > loose figures: avg 
-0.5 -0.52 number has > loose figures: count 
0.44 0.46 number has > loose figures: sum 
-0.32 -0.28 number is > list
-0.17 -0.23 number is > list: all 
-0.32 -0.3 number is > list: where distinct
0.28 0.27 number is > loose figures
0.28 0.24 number is > loose figures: avg 
0.38 0.32 number is > loose figures: sum 
0.2 0.18 number is > next or previous row
-0.21 -0.21 number is > next or previous row: other way position
0.21 0.2 number is > next or previous row: said way position
-0.38 -0.41 number of > average of each
-0.38 -0.41 number of > average of each:  
-0.21 -0.2 number of > columns that are named
0.35 0.26 number of > comparison
0.35 0.26 number of > comparison: guess value
-0.23 -0.27 number of > difference: of counts turned 
-0.16 -0.27 number of > difference: of ends guess
0.45 0.39 number of > difference: of ends said
0.5 0.53 number of > difference: of two said
-0.17 -0.24 number of > difference: of two turned guess
-0.35 -0.37 number of > difference: of two turned said
-0.77 -0.65 number of > extreme value: max guess
0.17 0.21 number of > extreme value: max said
-0.35 -0.27 number of > extreme value: min guess
-0.73 -0.74 number of > figure of the top rows: sum 
-0.34 -0.32 number of > figures
0.46 0.46 number of > figures: fn:arithmetic grouped
-0.27 -0.16 number of > figures: fn:arithmetic grouped by what is beside
-0.46 -0.53 number of > figures: fn:arithmetic one figure
-0.29 -0.24 number of > figures: fn:avg fn:sum!
0.21 0.23 number of > figures: fn:avg one figure
-0.31 -0.45 number of > figures: fn:avg! one figure
0.26 0.28 number of > figures: fn:count fn:avg!
0.26 0.29 number of > figures: fn:count fn:distinct
0.29 0.26 number of > figures: fn:count fn:distinct?
0.37 0.36 number of > figures: fn:count fn:max
0.9 0.32 number of > figures: fn:count fn:outliers
0.31 0.31 number of > figures: fn:count fn:revenue
0.4 0.39 number of > figures: fn:count fn:sum
-0.31 -0.44 number of > figures: fn:count fn:sum!
-0.31 -0.33 number of > figures: fn:count fn:units
-0.82 -0.68 number of > figures: fn:count grouped by what is beside
0.42 0.42 number of > figures: fn:distinct one figure
0.41 0.46 number of > figures: fn:distinct? fn:count
-0.31 -0.31 number of > figures: fn:distinct? fn:revenue
0.23 0.19 number of > figures: fn:distinct? fn:sum
-0.63 -0.62 number of > figures: fn:distinct? fn:sum!
-0.86 -0.8 number of > figures: fn:distinct? grouped
-0.86 -0.65 number of > figures: fn:distinct? grouped by what is beside
-0.53 -0.51 number of > figures: fn:distinct? one figure
-0.29 -0.28 number of > figures: fn:max fn:count
0.26 0.39 number of > figures: fn:max fn:sum!
-0.6 -0.51 number of > figures: fn:max grouped by what is beside
0.46 0.45 number of > figures: fn:min fn:sum!
-0.48 -0.42 number of > figures: fn:min grouped by what is beside
0.63 0.64 number of > figures: fn:missing one figure
0.51 0.62 number of > figures: fn:outliers one figure
0.35 0.21 number of > figures: fn:ratio one figure
-0.28 -0.3 number of > figures: fn:revenue grouped
-0.2 -0.23 number of > figures: fn:revenue one figure
-0.22 -0.23 number of > figures: fn:sum fn:arithmetic
-0.8 -0.8 number of > figures: fn:sum fn:count
-0.43 -0.5 number of > figures: fn:sum fn:distinct?
-0.48 -0.36 number of > figures: fn:sum fn:ratio
0.57 0.46 number of > figures: fn:sum fn:sum!
-0.35 -0.44 number of > figures: fn:sum grouped
-0.25 -0.29 number of > figures: fn:sum grouped by what is beside
-0.34 -0.29 number of > figures: fn:sum one figure
0.57 0.84 number of > figures: fn:sum! fn:arithmetic
0.27 0.22 number of > figures: fn:sum! fn:count
0.59 0.66 number of > figures: fn:sum! fn:distinct?
-0.85 -0.92 number of > figures: fn:sum! fn:sum!
0.63 0.71 number of > figures: fn:sum! fn:sum?
-0.78 -0.76 number of > figures: fn:sum! grouped by what is beside
-0.35 -0.27 number of > figures: fn:sum! one figure
-0.48 -0.57 number of > figures: fn:sum? grouped
-0.65 -0.57 number of > figures: fn:sum? grouped by what is beside
-0.27 -0.29 number of > figures: fn:units fn:arithmetic
0.24 0.24 number of > figures: fn:units one figure
0.27 0.24 number of > figures: grouped named
-0.51 -0.53 number of > figures: one figure named
-0.27 -0.29 number of > first or last of each
-0.27 -0.29 number of > first or last of each:  
-0.26 -0.24 number of > first or last row
-0.18 -0.26 number of > first or last row: position first
-0.22 -0.24 number of > first or last row: position last
-0.63 -0.67 number of > first or last row: time first
-0.85 -0.84 number of > groups that are named
-0.85 -0.84 number of > groups that are named: listed 
-0.42 -0.49 number of > groups that have
-0.42 -0.43 number of > groups that have: list guess
-0.62 -0.87 number of > list
-0.18 -0.21 number of > list: all 
-0.55 -0.71 number of > list: many 
-1.32 -1.42 number of > list: named things 
-0.89 -1.2 number of > list: where 
-0.62 -0.72 number of > list: where distinct
0.61 0.66 number of > loose figures
0.63 0.8 number of > loose figures: avg 
-0.42 -0.45 number of > loose figures: count 
-0.4 -0.6 number of > loose figures: look up guess
-0.32 -0.31 number of > next or previous row
-0.25 -0.21 number of > next or previous row: other way position
-0.29 -0.29 number of > next or previous row: said way position
-0.27 -0.3 number of > rows before or after another
-0.23 -0.22 number of > rows before or after another: count 
-0.35 -0.37 number of > rows before or after another: list 
0.21 0.11 number of > the same as another row: count guess
-0.23 -0.3 number of > the same as another row: count said
-0.45 -0.51 number of > top groups
-0.6 -0.65 number of > top groups: own measure asc
-0.26 -0.24 number of > top groups: revenue desc
-0.24 -0.23 number of > top groups: rows asc
-0.42 -0.29 number of > top groups: rows desc
-0.61 -0.55 number of > top groups: said measure asc
0.28 0.3 number of > top groups: sum of field asc
-0.21 -0.17 number of > top rows
-0.43 -0.38 number of > top rows: order:guess asc
-0.34 -0.39 number of > top rows: order:said asc
-1.03 -1.23 number of > which of these
-0.46 -0.49 number of > which of these: count asc
-0.55 -0.57 number of > which of these: count desc
-0.65 -0.76 number of > which of these: guess asc
-0.96 -1.12 number of > which of these: guess desc
-0.78 -0.96 number of > which of these: position first
-0.9 -1.16 number of > which of these: position last
-0.35 -0.3 number of > which of these: said asc
-0.51 -0.47 number of > which of these: said desc
0.18 0.2 number on > top groups
0.18 0.2 number on > top groups: rows asc
-0.19 -0.21 number on > top rows
-0.19 -0.21 number on > top rows: order:guess asc
-0.47 -0.47 number or > list
-0.37 -0.3 number or > list: where 
-0.56 -0.58 number or > list: where distinct
0.38 0.37 number or > loose figures
0.37 0.36 number or > loose figures: count 
-0.26 -0.3 number or > loose figures: sum 
-0.36 -0.36 number or > which of these
-0.19 -0.2 number or > which of these: count asc
-0.22 -0.24 number or > which of these: count desc
-0.22 -0.22 number or > which of these: position first
-0.48 -0.48 number or > which of these: position last
-0.27 -0.25 number or > which of these: said asc
-0.3 -0.29 number or > which of these: said desc
-0.26 -0.25 number times > list
-0.25 -0.25 number times > list: where 
-0.27 -0.24 number times > list: where distinct
0.26 0.25 number times > loose figures
0.26 0.25 number times > loose figures: count 
-0.33 -0.26 number whose > list
-0.28 -0.26 number whose > list: where 
-0.32 -0.26 number whose > list: where distinct
0.33 0.26 number whose > loose figures
0.33 0.26 number whose > loose figures: count 
-0.3 -0.29 number with > list
-0.32 -0.29 number with > list: where 
-0.26 -0.28 number with > list: where distinct
0.3 0.29 number with > loose figures
-0.41 -0.45 number with > loose figures: avg 
0.41 0.47 number with > loose figures: count 
-0.5 -0.54 number with > loose figures: sum 
-0.4 -0.5 of > against another row: list guess
-0.46 -0.58 of > average of each
-0.46 -0.58 of > average of each:  
-0.21 -0.2 of > columns that are named
-0.37 -0.42 of > comparison
-0.25 -0.26 of > comparison: guess value
0.81 0.85 of > comparison: said floating
-0.41 -0.42 of > comparison: said value
0.19 0.2 of > difference: of counts 
-0.19 -0.27 of > difference: of counts turned 
-0.62 -0.72 of > difference: of ends guess
-0.49 -0.57 of > difference: of fields 
-0.38 -0.42 of > difference: of fields turned 
-0.33 -0.4 of > difference: of two guess
0.21 0.3 of > difference: of two said
-0.49 -0.56 of > difference: of two turned guess
-1.1 -1.15 of > difference: of two turned said
0.25 0.26 of > extreme value
-1.05 -1.11 of > extreme value: min guess
0.27 0.33 of > extreme value: min said
0.42 0.47 of > figure of the top rows
0.11 0.2 of > figure of the top rows: sum 
0.46 0.46 of > figures: fn:arithmetic grouped
-0.27 -0.16 of > figures: fn:arithmetic grouped by what is beside
-0.46 -0.53 of > figures: fn:arithmetic one figure
-0.37 -0.51 of > figures: fn:avg fn:avg!
-0.29 -0.41 of > figures: fn:avg fn:sum!
0.62 0.75 of > figures: fn:avg grouped
-0.83 -0.48 of > figures: fn:avg grouped by what is beside
0.68 0.66 of > figures: fn:avg one figure
0.25 0.34 of > figures: fn:avg! grouped
-0.3 -0.27 of > figures: fn:count fn:count
0.37 0.36 of > figures: fn:count fn:max
0.9 0.32 of > figures: fn:count fn:outliers
0.31 0.31 of > figures: fn:count fn:revenue
0.4 0.39 of > figures: fn:count fn:sum
-0.46 -0.53 of > figures: fn:count fn:sum!
-0.21 -0.3 of > figures: fn:count fn:sum?
-0.31 -0.33 of > figures: fn:count fn:units
-0.98 -0.91 of > figures: fn:count grouped by what is beside
-0.3 -0.27 of > figures: fn:distinct grouped by what is beside
-0.34 -0.34 of > figures: fn:distinct one figure
0.39 0.45 of > figures: fn:distinct? fn:count
-0.2 -0.3 of > figures: fn:distinct? fn:distinct?
-0.31 -0.31 of > figures: fn:distinct? fn:revenue
0.23 0.19 of > figures: fn:distinct? fn:sum
0.22 0.21 of > figures: fn:distinct? fn:sum!
-0.2 -0.3 of > figures: fn:distinct? fn:sum?
-0.9 -0.85 of > figures: fn:distinct? grouped
-0.99 -0.84 of > figures: fn:distinct? grouped by what is beside
-0.52 -0.51 of > figures: fn:distinct? one figure
-0.29 -0.28 of > figures: fn:max fn:count
-0.3 -0.24 of > figures: fn:max fn:skewed
0.15 0.28 of > figures: fn:max fn:sum!
-0.53 -0.21 of > figures: fn:max grouped by what is beside
-0.55 -0.56 of > figures: fn:max one figure
-0.76 -0.73 of > figures: fn:median fn:avg!
-0.25 -0.22 of > figures: fn:median fn:sum!
-0.52 -0.46 of > figures: fn:median grouped by what is beside
0.44 0.44 of > figures: fn:min fn:sum!
-0.35 -0.38 of > figures: fn:min grouped by what is beside
-0.21 -0.35 of > figures: fn:min one figure
0.76 0.77 of > figures: fn:missing one figure
0.42 0.44 of > figures: fn:normal one figure
0.51 0.62 of > figures: fn:outliers one figure
0.66 0.67 of > figures: fn:percentile one figure
0.42 0.72 of > figures: fn:range fn:sum!
1.03 0.66 of > figures: fn:range one figure
0.35 0.21 of > figures: fn:ratio one figure
-0.7 -0.86 of > figures: fn:revenue grouped
-0.96 -0.79 of > figures: fn:revenue one figure
0.47 0.4 of > figures: fn:skewed one figure
1.11 0.86 of > figures: fn:skewness one figure
-0.4 -0.41 of > figures: fn:stddev fn:sum!
0.88 0.89 of > figures: fn:stddev one figure
-0.22 -0.23 of > figures: fn:sum fn:arithmetic
-0.8 -0.8 of > figures: fn:sum fn:count
-0.43 -0.5 of > figures: fn:sum fn:distinct?
-0.48 -0.36 of > figures: fn:sum fn:ratio
0.35 0.23 of > figures: fn:sum fn:sum!
-0.18 -0.25 of > figures: fn:sum grouped
-0.38 -0.38 of > figures: fn:sum grouped by what is beside
0.57 0.84 of > figures: fn:sum! fn:arithmetic
0.59 0.66 of > figures: fn:sum! fn:distinct?
-0.42 -0.34 of > figures: fn:sum! fn:normal
-0.4 -0.28 of > figures: fn:sum! fn:skewed
-0.23 -0.28 of > figures: fn:sum! fn:sum!
0.63 0.71 of > figures: fn:sum! fn:sum?
0.43 0.32 of > figures: fn:sum! grouped
-0.16 -0.3 of > figures: fn:sum! grouped by what is beside
-0.36 -0.38 of > figures: fn:sum! one figure
-0.48 -0.57 of > figures: fn:sum? grouped
-0.79 -0.72 of > figures: fn:sum? grouped by what is beside
-0.27 -0.29 of > figures: fn:units fn:arithmetic
-0.27 -0.27 of > figures: fn:units fn:avg!
-0.21 -0.23 of > figures: fn:units fn:max
-0.26 -0.29 of > figures: fn:units fn:units
-0.24 -0.27 of > figures: fn:units grouped
-0.71 -0.59 of > figures: grouped named
-0.37 -0.37 of > figures: one figure named
0.56 0.64 of > first or last row
0.32 0.28 of > first or last row: position last
-0.22 -0.44 of > first or last row: time first
0.41 0.58 of > first or last row: time last
0.53 0.57 of > groups that are named: compared 
-0.49 -0.49 of > groups that are named: listed 
-0.34 -0.36 of > groups that have: list said
-0.46 -0.46 of > list
-0.3 -0.46 of > list: all 
-0.21 -0.24 of > list: all columns named
-0.57 -0.53 of > list: many 
-0.23 -0.19 of > list: many columns named
-0.21 -0.17 of > list: named things 
-0.46 -0.43 of > list: where columns named
-0.65 -0.59 of > list: where distinct
-0.45 -0.51 of > loose figures: count columns named
-0.46 -0.52 of > loose figures: look up guess
-0.6 -0.45 of > loose figures: sum 
-0.68 -0.59 of > next or previous row: other way position
0.47 0.45 of > next or previous row: said way time
-0.21 -0.19 of > rows before or after another
-0.55 -0.57 of > rows before or after another: count 
0.25 0.27 of > share: filtered 
-0.52 -0.55 of > share: filtered twice 
-0.41 -0.43 of > share: of groups 
-0.23 -0.3 of > the same as another row: count said
-0.22 -0.24 of > the same as another row: list guess
-0.38 -0.52 of > top groups
-0.17 -0.28 of > top groups: own measure asc
-0.17 -0.36 of > top groups: own measure desc
-0.2 -0.21 of > top groups: revenue asc
-0.26 -0.24 of > top groups: revenue desc
-0.67 -0.52 of > top groups: rows asc
-0.21 -0.33 of > top groups: rows desc
-0.53 -0.58 of > top groups: said measure asc
-0.22 -0.13 of > top groups: said measure desc
0.45 0.46 of > top groups: sum of field asc
-0.61 -0.69 of > top rows
-0.46 -0.44 of > top rows: order:guess asc
-0.58 -0.56 of > top rows: order:guess desc
-0.6 -0.66 of > top rows: order:said asc
0.48 0.46 of > top rows: order:said desc
-0.75 -0.69 of > which of these: count asc
-0.8 -0.77 of > which of these: count desc
-0.65 -0.5 of > which of these: position last
-0.22 -0.22 of after > list
-0.22 -0.22 of after > list: where 
-0.12 -0.2 of after > list: where distinct
-0.2 -0.2 of after > loose figures
-0.2 -0.2 of after > loose figures: count 
-0.26 -0.23 of after > next or previous row
-0.23 -0.19 of after > next or previous row: other way position
-0.26 -0.24 of after > next or previous row: said way position
-0.2 -0.15 of after > rows before or after another: list 
0.22 0.22 of after > share
0.24 0.24 of after > share: filtered 
-0.28 -0.27 of after > share: filtered twice 
-0.17 -0.23 of all > comparison
-0.17 -0.23 of all > comparison: guess value
-0.28 -0.41 of all > extreme value
-0.22 -0.33 of all > extreme value: min said
-0.45 -0.34 of all > figures: fn:count fn:sum!
0.57 0.46 of all > figures: fn:sum fn:sum!
0.25 0.21 of all > figures: fn:sum one figure
-0.16 -0.23 of all > list
-0.12 -0.22 of all > list: where 
-0.23 -0.21 of all > loose figures: avg 
-0.2 -0.17 of all > loose figures: look up 
-0.31 -0.25 of all > loose figures: sum 
-0.58 -0.58 of all > top groups
-0.2 -0.2 of all > top groups: own measure asc
-0.41 -0.43 of all > top groups: own measure desc
-0.49 -0.48 of all > top groups: rows desc
-0.26 -0.33 of all > top groups: sum of field asc
0.35 0.3 of all > top rows
-0.33 -0.35 of all > top rows: order:guess asc
0.31 0.26 of all > top rows: order:guess desc
0.3 0.33 of all > top rows: order:said asc
0.64 0.69 of at > figures
-0.38 -0.57 of at > figures: fn:count fn:sum!
-0.24 -0.25 of at > figures: fn:count one figure
0.55 0.53 of at > figures: fn:distinct? fn:sum!
-0.41 -0.38 of at > figures: fn:distinct? one figure
-0.25 -0.22 of at > list: many 
0.26 0.24 of at > list: named things 
-0.31 -0.34 of at > list: where 
-0.29 -0.42 of at > list: where distinct
-0.53 -0.49 of at > loose figures
-0.16 -0.2 of at > loose figures: count 
-0.33 -0.32 of at > loose figures: look up 
-0.07 -0.4 of at > loose figures: look up guess
-0.36 -0.39 of at > loose figures: sum 
0.29 0.38 of below > groups that have
0.29 0.38 of below > groups that have: list guess
-0.29 -0.39 of below > list
-0.31 -0.4 of below > list: where 
-0.24 -0.32 of below > list: where distinct
-0.3 -0.29 of below > loose figures
-0.25 -0.14 of below > loose figures: avg 
-0.3 -0.3 of below > loose figures: count 
0.57 0.61 of consecutive > extreme value
0.57 0.61 of consecutive > extreme value: max guess
-0.55 -0.53 of consecutive > extreme value: max said
-0.26 -0.26 of consecutive > figures
-0.26 -0.26 of consecutive > figures: fn:max one figure
-0.4 -0.34 of consecutive > loose figures
-0.32 -0.26 of consecutive > loose figures: avg 
-0.26 -0.25 of consecutive > loose figures: count 
-0.45 -0.42 of consecutive > loose figures: sum 
-0.32 -0.29 of consecutive > rows before or after another
-0.34 -0.31 of consecutive > rows before or after another: list 
-0.32 -0.34 of consecutive > top groups
-0.32 -0.34 of consecutive > top groups: rows desc
-0.31 -0.31 of consecutive > top rows
-0.24 -0.26 of consecutive > top rows: order:guess desc
-0.33 -0.32 of consecutive > top rows: order:said desc
0.4 0.36 of different > figures
0.4 0.36 of different > figures: fn:count one figure
-0.4 -0.36 of different > loose figures
-0.4 -0.36 of different > loose figures: look up guess
0.34 0.36 of distinct > figures
0.26 0.29 of distinct > figures: fn:count fn:distinct
-0.24 -0.31 of distinct > figures: fn:count grouped
-0.35 -0.31 of distinct > figures: fn:count one figure
0.42 0.42 of distinct > figures: fn:distinct one figure
0.41 0.46 of distinct > figures: fn:distinct? fn:count
-0.17 -0.22 of distinct > loose figures
-0.17 -0.21 of distinct > loose figures: avg 
-0.15 -0.25 of distinct > loose figures: look up 
-0.6 -0.59 of each > extreme value
-0.6 -0.59 of each > extreme value: min said
-0.24 -0.31 of each > figures
0.38 0.38 of each > figures: fn:count grouped
-0.38 -0.38 of each > figures: fn:count one figure
-0.24 -0.31 of each > figures: grouped named
0.25 0.25 of each > first or last of each
0.25 0.25 of each > first or last of each:  
-0.26 -0.4 of each > first or last row
-0.23 -0.31 of each > first or last row: position first
-0.36 -0.65 of each > first or last row: time first
0.35 0.19 of each > list
0.27 0.22 of each > list: named things 
-0.3 -0.29 of each > list: where 
-0.21 -0.29 of each > list: where distinct
-0.19 -0.2 of each > top groups
-0.2 -0.21 of each > top groups: revenue asc
-0.19 -0.2 of each > top groups: rows asc
-0.25 -0.29 of each > top rows
-0.25 -0.29 of each > top rows: order:said asc
0.36 0.37 of first > first or last row
0.44 0.41 of first > first or last row: position first
-0.34 -0.36 of first > top groups
-0.34 -0.36 of first > top groups: rows asc
0.28 0.31 of less > against another row
0.28 0.32 of less > against another row: count guess
-0.34 -0.35 of less > against another row: list guess
-0.28 -0.29 of less > figures
-0.29 -0.39 of less > figures: fn:count fn:sum!
-0.28 -0.29 of less > figures: fn:count one figure
-0.29 -0.38 of less > loose figures
-0.25 -0.29 of less > loose figures: avg 
-0.26 -0.26 of less > loose figures: look up 
-0.31 -0.4 of less > loose figures: sum 
-0.2 -0.19 of more > against another row
-0.2 -0.2 of more > against another row: count guess
0.25 0.25 of more > figures
0.25 0.25 of more > figures: fn:count one figure
-0.25 -0.24 of more > list
-0.26 -0.25 of more > list: where 
-0.22 -0.24 of more > list: where distinct
0.2 0.2 of more > which of these
-0.24 -0.27 of more > which of these: position last
-0.29 -0.29 of more > which of these: said asc
0.25 0.3 of more > which of these: said desc
-0.43 -0.49 of several > against another row
-0.43 -0.49 of several > against another row: against another row
-0.44 -0.6 of several > against another row: count
-0.43 -0.49 of several > against another row: guess
0.29 0.2 of several > columns that are named: all
0.28 0.32 of several > comparison
0.28 0.32 of several > comparison: comparison
0.36 0.46 of several > comparison: floating
-0.25 -0.23 of several > comparison: guess
0.42 0.44 of several > comparison: said
-0.6 -0.77 of several > difference: guess
0.51 0.52 of several > difference: of counts
-0.69 -0.76 of several > difference: of counts turned
-0.37 -0.41 of several > difference: of ends
-0.71 -0.86 of several > difference: of two
-0.46 -0.67 of several > difference: of two turned
-0.37 -0.37 of several > difference: said
-0.41 -0.42 of several > extreme value
-0.19 -0.36 of several > extreme value: columns named
-0.41 -0.42 of several > extreme value: extreme value
-0.73 -0.63 of several > extreme value: guess
-0.34 -0.35 of several > extreme value: max
-0.41 -0.42 of several > extreme value: said
-0.25 -0.39 of several > figure of the top rows
-0.25 -0.39 of several > figure of the top rows: avg
-0.25 -0.39 of several > figure of the top rows: figure of the top rows
-0.26 -0.39 of several > figure of the top rows: sum
-0.28 -0.3 of several > figures: columns named
0.41 0.46 of several > figures: fn:arithmetic
-0.09 -0.36 of several > figures: fn:avg!
0.49 0.48 of several > figures: fn:correlation
0.38 0.59 of several > figures: fn:count
0.26 0.29 of several > figures: fn:distinct
-0.19 -0.35 of several > figures: fn:distinct?
0.64 0.73 of several > figures: fn:median
-0.22 -0.31 of several > figures: fn:min
0.27 0.5 of several > figures: fn:mode
0.66 0.67 of several > figures: fn:percentile
0.27 0.16 of several > figures: fn:ratio
-0.16 -0.23 of several > figures: fn:revenue
0.47 0.51 of several > figures: fn:sum!
0.36 0.4 of several > figures: grouped
-1.2 -1.23 of several > figures: grouped by what is beside
0.58 0.43 of several > figures: loose
-0.55 -0.45 of several > figures: named
-0.45 -0.46 of several > figures: one figure
0.29 0.22 of several > first or last of each
0.29 0.22 of several > first or last of each: first or last of each
-0.64 -0.38 of several > first or last row
-0.21 -0.18 of several > first or last row: first
-0.64 -0.38 of several > first or last row: first or last row
0.26 0.71 of several > first or last row: itself
-0.53 -0.24 of several > first or last row: last
-0.55 -0.46 of several > first or last row: other
-0.76 -0.63 of several > first or last row: position
-0.28 -0.3 of several > first or last row: position turned
-0.21 0.28 of several > first or last row: time
0.34 0.42 of several > groups that are named
0.75 0.73 of several > groups that are named: compared
0.34 0.42 of several > groups that are named: groups that are named
0.24 0.28 of several > groups that have: count
0.01 -0.2 of several > groups that have: guess
-0.54 -0.82 of several > list
-1.09 -1.14 of several > list: all
-0.48 -0.51 of several > list: distinct
-0.54 -0.82 of several > list: list
0.26 -0.08 of several > list: named things
-0.36 -0.78 of several > list: where
0.41 0.44 of several > share: filtered
-0.45 -0.38 of several > share: filtered twice
-0.41 -0.43 of several > share: of groups
-0.81 -0.78 of several > top groups: asc
0.68 0.84 of several > top groups: columns named
0.38 0.34 of several > top groups: desc
0.22 0.13 of several > top groups: guess
0.61 0.73 of several > top groups: own measure
-0.61 -0.64 of several > top groups: revenue
-0.44 -0.49 of several > top groups: rows
-0.3 -0.25 of several > top groups: said
-0.32 -0.31 of several > top groups: sum of field
-1.76 -1.77 of several > top groups: units
-0.34 -0.4 of several > top rows: desc
-0.58 -0.64 of several > top rows: order:hint
-0.47 -0.62 of several > which of these
-0.29 -0.38 of several > which of these: amount
-0.33 -0.41 of several > which of these: asc
-0.41 -0.57 of several > which of these: count
-0.37 -0.48 of several > which of these: desc
-0.68 -0.9 of several > which of these: first
-0.43 -0.63 of several > which of these: guess
-0.68 -0.94 of several > which of these: last
-0.69 -0.93 of several > which of these: position
-0.2 -0.19 of several > which of these: said
-0.34 -0.39 of several > which of these: time
-0.47 -0.62 of several > which of these: which of these
-0.21 -0.19 of time > extreme value
-0.21 -0.19 of time > extreme value: min guess
-0.42 -0.32 of time > figures
-0.25 -0.22 of time > figures: fn:count grouped by what is beside
-0.43 -0.31 of time > figures: fn:count one figure
-0.45 -0.33 of time > figures: fn:distinct? one figure
-0.22 -0.17 of time > list
-0.21 -0.17 of time > list: many 
-0.24 -0.19 of time > list: where 
-0.22 -0.18 of time > list: where distinct
-0.28 -0.31 of time > loose figures
0.19 0.2 of time > top rows
0.19 0.2 of time > top rows: order:guess asc
0.22 0.19 of time > which of these
0.34 0.36 of time > which of these: count asc
0.36 0.38 of time > which of these: count desc
0.53 0.58 of time > which of these: position first
-0.51 -0.25 of time > which of these: position last
0.52 0.51 of times > figures
0.41 0.32 of times > figures: fn:count fn:sum!
-0.38 -0.45 of times > figures: fn:count grouped by what is beside
0.48 0.47 of times > figures: fn:count one figure
-0.21 -0.24 of times > figures: fn:distinct? grouped by what is beside
0.2 0.28 of times > figures: fn:distinct? one figure
-0.18 -0.27 of times > figures: fn:sum? grouped by what is beside
-0.34 -0.35 of times > groups that are named
-0.34 -0.35 of times > groups that are named: listed 
-0.37 -0.33 of times > list
-0.44 -0.39 of times > list: many 
-0.28 -0.28 of times > list: where 
-0.38 -0.34 of times > list: where distinct
-0.63 -0.57 of times > loose figures
-0.64 -0.8 of times > loose figures: avg 
-0.79 -0.78 of times > loose figures: look up 
-0.45 -0.43 of times > loose figures: look up guess
-0.38 -0.48 of times > loose figures: sum 
-0.44 -0.44 of times > which of these
-0.27 -0.28 of times > which of these: count asc
-0.28 -0.28 of times > which of these: count desc
-0.22 -0.28 of times > which of these: guess asc
-0.22 -0.22 of times > which of these: guess desc
-0.35 -0.36 of times > which of these: position first
-0.42 -0.4 of times > which of these: position last
0.5 0.52 of total > figures: fn:avg one figure
-0.29 -0.4 of total > figures: fn:count fn:count
-0.3 -0.43 of total > figures: fn:count fn:distinct?
-0.21 -0.3 of total > figures: fn:count fn:sum?
-0.21 -0.33 of total > figures: fn:distinct? fn:count
-0.2 -0.3 of total > figures: fn:distinct? fn:distinct?
-0.2 -0.3 of total > figures: fn:distinct? fn:sum?
-0.3 -0.38 of total > figures: fn:distinct? one figure
-0.19 -0.21 of total > figures: fn:stddev one figure
-0.51 -0.41 of total > loose figures: look up 
0.57 0.52 of total > loose figures: look up guess
-0.29 -0.27 of total > the same as another row
-0.25 -0.21 of unique > figures: fn:count grouped by what is beside
0.53 0.54 of unique > figures: fn:count one figure
-0.53 -0.54 of unique > figures: fn:distinct one figure
-0.2 -0.25 of what > comparison
-0.2 -0.25 of what > comparison: guess value
0.2 0.23 of what > figures
0.2 0.23 of what > figures: fn:sum one figure
-0.34 -0.38 of what > loose figures
-0.39 -0.44 of what > loose figures: avg 
-0.25 -0.31 of what > loose figures: count 
-0.24 -0.37 of what > which of these
-0.23 -0.32 of what > which of these: count asc
-0.23 -0.34 of what > which of these: count desc
-0.22 -0.3 of what > which of these: guess asc
-0.22 -0.34 of what > which of these: guess desc
-0.29 -0.5 of what > which of these: position first
-0.25 -0.38 of what > which of these: position last
-0.26 -0.26 of which > list: many 
0.27 0.28 of which > list: where 
0.24 0.21 of which > list: where distinct
0.3 0.32 of win > first or last row
0.21 0.28 of win > first or last row: position first
-0.19 -0.27 of win > list
-0.19 -0.25 of win > list: many 
-0.16 -0.2 of win > list: where 
-0.16 -0.22 of win > list: where distinct
-0.32 -0.34 of win > top groups
-0.31 -0.3 of win > top groups: own measure asc
-0.32 -0.35 of win > top groups: rows asc
-0.29 -0.27 of win > top rows
-0.29 -0.27 of win > top rows: order:guess asc
0.83 0.84 of years > figures
-0.22 -0.18 of years > figures: fn:count grouped by what is beside
0.63 0.65 of years > figures: fn:count one figure
0.59 0.78 of years > figures: fn:distinct? one figure
-0.2 -0.2 of years > figures: fn:sum? grouped by what is beside
-0.53 -0.62 of years > list
-0.37 -0.48 of years > list: many 
-0.38 -0.44 of years > list: where 
-0.48 -0.55 of years > list: where distinct
-0.71 -0.8 of years > loose figures
-0.58 -0.69 of years > loose figures: avg 
-0.38 -0.62 of years > loose figures: look up 
-0.7 -0.7 of years > loose figures: sum 
0.18 0.22 often > figures
0.21 0.23 often > figures: fn:count one figure
-0.19 -0.26 often > list
-0.21 -0.28 often > list: where 
-0.17 -0.22 often > list: where distinct
-0.28 -0.2 often > loose figures
-0.24 -0.16 often > loose figures: sum 
-0.23 -0.28 often > name
-0.17 -0.22 often > place
-0.18 -0.24 often > text
-0.22 -0.24 often > top groups
-0.23 -0.25 often > top groups: rows desc
0.18 0.22 often did > figures
0.21 0.23 often did > figures: fn:count one figure
-0.19 -0.26 often did > list
-0.21 -0.28 often did > list: where 
-0.17 -0.22 often did > list: where distinct
-0.28 -0.2 often did > loose figures
-0.24 -0.16 often did > loose figures: sum 
-0.22 -0.24 often did > top groups
-0.23 -0.25 often did > top groups: rows desc
-0.79 -0.95 oldest > extreme value
-0.45 -0.4 oldest > extreme value: max guess
-0.36 -0.25 oldest > extreme value: max said
-0.79 -0.97 oldest > extreme value: min said
-0.38 -0.62 oldest > list
-0.4 -0.65 oldest > list: where 
-0.3 -0.51 oldest > list: where distinct
-0.24 -0.2 oldest > loose figures
-0.24 -0.2 oldest > loose figures: count 
0.61 0.59 oldest > top groups
0.69 0.68 oldest > top groups: revenue desc
-0.76 -0.82 oldest > top groups: rows desc
-0.25 -0.23 oldest > top groups: said measure desc
-0.23 -0.25 oldest > top groups: units desc
-0.53 -0.53 oldest > top rows
-0.68 -0.68 oldest > top rows: order:guess desc
-0.26 -0.26 oldest > top rows: order:hint asc
-0.32 -0.33 oldest > top rows: order:said asc
-0.24 -0.26 oldest > top rows: order:said desc
-0.48 -0.45 oldest > which of these
-0.39 -0.42 oldest > which of these: count asc
-0.24 -0.2 oldest > which of these: count desc
-0.38 -0.35 oldest > which of these: guess desc
-0.2 -0.2 oldest when > top groups
-0.2 -0.2 oldest when > top groups: rows desc
0.2 0.2 oldest when > top rows
-0.23 -0.24 oldest when > top rows: order:guess desc
-0.26 -0.26 oldest when > top rows: order:hint asc
0.24 0.25 oldest when > top rows: order:said asc
0.51 0.61 on > against another row
-0.44 -0.42 on > against another row: count said
0.5 0.54 on > against another row: list said
0.67 0.86 on > average of each
0.67 0.86 on > average of each:  
-0.48 -0.59 on > comparison
-0.48 -0.59 on > comparison: guess value
0.17 0.2 on > difference
-0.42 -0.54 on > difference: of counts 
-0.39 -0.39 on > difference: of counts turned 
-0.14 -0.44 on > difference: of ends guess
-0.32 -0.44 on > difference: of ends said
-0.25 -0.13 on > difference: of two guess
0.35 0.45 on > difference: of two said
-0.33 -0.27 on > difference: of two turned guess
-0.47 -0.59 on > difference: of two turned said
0.22 0.21 on > extreme value
-0.66 -0.72 on > extreme value: max guess
0.27 0.24 on > extreme value: max said
-0.48 -0.59 on > extreme value: min guess
-0.42 -0.39 on > extreme value: min said
-0.46 -0.59 on > figure of the top rows: sum 
-0.77 -0.86 on > figures
-0.61 -0.8 on > figures: fn:avg fn:sum!
-0.63 -0.8 on > figures: fn:avg grouped
-0.21 -0.3 on > figures: fn:avg grouped by what is beside
-0.35 -0.38 on > figures: fn:avg one figure
0.74 0.75 on > figures: fn:count fn:sum
0.37 0.7 on > figures: fn:count fn:sum!
-0.19 -0.22 on > figures: fn:count grouped
-0.53 -0.51 on > figures: fn:count one figure
0.36 0.34 on > figures: fn:distinct? one figure
-0.44 -0.48 on > figures: fn:revenue one figure
-0.19 -0.21 on > figures: fn:sum grouped by what is beside
0.47 0.51 on > figures: fn:sum one figure
-0.46 0.4 on > figures: fn:sum! grouped
0.34 0.39 on > figures: fn:units one figure
-0.29 0.03 on > figures: grouped named
-0.41 -0.4 on > figures: one figure named
0.49 0.7 on > first or last row: position last
-0.82 -1.06 on > first or last row: time first
-0.54 -0.68 on > first or last row: time last
0.13 0.23 on > list
-0.19 -0.27 on > list: all 
-0.54 -0.53 on > list: named things 
-0.34 -0.02 on > list: where 
-0.26 -0.15 on > loose figures
-0.47 -0.4 on > loose figures: avg 
-0.48 -0.5 on > loose figures: count 
0.53 0.37 on > loose figures: look up 
-1.2 -1.03 on > loose figures: look up guess
-0.73 -0.36 on > loose figures: sum 
0.68 0.88 on > next or previous row
-0.32 -0.29 on > next or previous row: said way time
-0.46 -0.27 on > rows before or after another
-0.38 -0.58 on > rows before or after another: count 
-0.44 -0.15 on > rows before or after another: list 
0.45 0.53 on > the same as another row
-0.4 -0.38 on > the same as another row: count guess
-0.45 -0.51 on > the same as another row: count said
-0.37 -0.44 on > the same as another row: list guess
0.38 0.44 on > the same as another row: list said
-0.37 -0.41 on > top groups: own measure asc
0.57 0.63 on > top groups: own measure desc
-0.61 -0.68 on > top groups: rows desc
0.38 0.37 on > top groups: sum of field asc
-0.26 -0.37 on > top groups: sum of field desc
-0.94 -0.96 on > top rows
-0.78 -0.78 on > top rows: order:guess asc
-1.13 -1.23 on > top rows: order:guess desc
-0.38 -0.45 on > top rows: order:said asc
-0.48 -0.46 on > top rows: order:said desc
-0.41 -0.42 on > which of these
-0.7 -0.57 on > which of these: count asc
-0.69 -0.49 on > which of these: count desc
-0.53 -0.36 on > which of these: guess asc
-1.07 -0.83 on > which of these: position first
-0.46 -0.58 on > which of these: said desc
-0.37 -0.45 on average > figures
-0.21 -0.3 on average > figures: fn:avg grouped by what is beside
-0.34 -0.38 on average > figures: fn:avg one figure
-0.19 -0.22 on average > figures: fn:count grouped
-0.2 -0.34 on average > figures: fn:sum! grouped by what is beside
-0.31 -0.57 on average > list: all 
-0.37 -0.61 on average > list: many 
0.23 0.34 on average > list: where 
0.2 0.2 on average > list: where distinct
-0.33 -0.4 on average > loose figures: sum 
0.24 0.26 on average > top groups
0.24 0.26 on average > top groups: rows desc
-0.24 -0.26 on average > top rows
-0.24 -0.26 on average > top rows: order:guess desc
-0.26 -0.23 on top > first or last row
-0.26 -0.23 on top > first or last row: position first
0.28 0.26 on top > top groups
0.51 0.5 on top > top groups: own measure desc
-0.39 -0.35 on top > top groups: rows desc
0.39 0.35 on top > top groups: sum of field desc
-0.39 -0.31 on top > top rows: order:guess desc
0.28 0.23 on top > top rows: order:said desc
0.22 0.26 on was > figures
-0.22 -0.29 on was > figures: fn:count grouped by what is beside
0.22 0.26 on was > figures: fn:count one figure
-0.22 -0.26 on was > list
-0.18 -0.2 on was > list: all 
-0.22 -0.3 on was > list: where 
-0.21 -0.24 on was > list: where distinct
-0.39 -0.38 on what > extreme value
-0.39 -0.38 on what > extreme value: min said
-0.46 -0.38 on what > first or last row
-0.48 -0.43 on what > first or last row: position first
0.38 0.37 on what > list
-0.25 -0.34 on what > list: all 
0.38 0.41 on what > list: many 
-0.34 -0.32 on what > list: where 
-0.25 -0.28 on what > list: where distinct
-0.4 -0.38 on what > loose figures
-0.41 -0.39 on what > loose figures: count 
0.41 0.42 on what > top groups
0.41 0.42 on what > top groups: rows asc
-0.27 -0.34 on what > top rows
-0.24 -0.22 on what > top rows: order:guess asc
-0.28 -0.35 on what > top rows: order:said asc
-0.19 -0.21 on what > which of these
-0.18 -0.21 on what > which of these: count desc
-0.18 -0.2 on what > which of these: guess desc
-0.18 -0.21 on what > which of these: position first
-0.21 -0.24 on what > which of these: position last
0.41 0.43 on which > list
-0.36 -0.32 on which > list: many 
0.27 0.43 on which > list: where 
0.47 0.38 on which > list: where distinct
-0.23 -0.33 on which > loose figures
-0.26 -0.34 on which > loose figures: avg 
-0.22 -0.28 on which > loose figures: count 
-0.23 -0.41 on which > loose figures: sum 
-0.42 -0.43 on which > which of these
-0.38 -0.41 on which > which of these: count asc
-0.41 -0.45 on which > which of these: count desc
-0.29 -0.28 on which > which of these: guess asc
-0.34 -0.33 on which > which of these: guess desc
-0.46 -0.5 on which > which of these: position first
-0.43 -0.43 on which > which of these: position last
-0.42 -0.41 on which > which of these: said asc
-0.41 -0.43 on which > which of these: said desc
-0.2 -0.19 only > difference: of counts 
-0.36 -0.24 only > extreme value
-0.36 -0.24 only > extreme value: min said
-0.14 -0.21 only > figures
-0.26 -0.23 only > figures: fn:count grouped by what is beside
-0.17 -0.25 only > figures: fn:count one figure
0.17 0.32 only > figures: fn:sum! grouped by what is beside
-0.27 -0.54 only > figures: fn:sum! one figure
0.14 0.24 only > figures: grouped named
-0.22 -0.19 only > figures: one figure named
-0.1 -0.28 only > first or last row
-0.4 -0.58 only > first or last row: position first
0.24 0.24 only > first or last row: position last
-0.18 -0.33 only > first or last row: time first
0.28 0.25 only > how long
0.28 0.25 only > how long: between rows 
1 1.02 only > list
-0.44 -0.38 only > list: all 
0.49 0.62 only > list: many 
0.94 1.15 only > list: named things 
0.24 0.44 only > list: where distinct
-1.04 -1.04 only > loose figures
-0.25 -0.52 only > loose figures: avg 
-0.93 -0.94 only > loose figures: count 
-0.22 -0.19 only > loose figures: look up 
-0.32 -0.57 only > loose figures: look up guess
-0.65 -0.65 only > loose figures: sum 
0.26 0.31 only > next or previous row
-0.31 -0.3 only > next or previous row: other way position
0.27 0.31 only > next or previous row: said way position
-0.5 -0.25 only > top groups
-0.55 0.55 only > top groups: own measure desc
-0.61 -0.56 only > top groups: rows asc
-0.56 -0.56 only > top groups: rows desc
-0.34 -0.35 only > top rows
-0.27 -0.27 only > top rows: order:guess desc
-0.19 -0.25 only > top rows: order:hint asc
-0.31 -0.13 only > top rows: order:said desc
-0.76 -0.78 only > which of these
-0.64 -0.7 only > which of these: count asc
-0.67 -0.72 only > which of these: count desc
-0.54 -0.57 only > which of these: guess asc
-0.63 -0.62 only > which of these: guess desc
-0.87 -0.86 only > which of these: position first
-0.85 -0.94 only > which of these: position last
-0.42 -0.4 only > which of these: said asc
-0.62 -0.65 only > which of these: said desc
0.46 0.3 only had > list
0.38 0.42 only had > list: named things 
-0.37 -0.41 only had > list: where 
-0.34 -0.42 only had > list: where distinct
0.24 0.24 only have > first or last row
0.24 0.24 only have > first or last row: position last
0.24 0.21 only have > list
0.29 0.26 only have > list: many 
-0.29 -0.37 only have > list: where 
-0.31 -0.36 only have > list: where distinct
-0.25 -0.22 only have > loose figures
-0.29 -0.24 only have > loose figures: avg 
-0.21 -0.18 only have > loose figures: count 
-0.21 -0.44 only have > loose figures: sum 
0.44 0.55 only have > top groups
-0.02 -0.23 only have > top groups: own measure desc
0.44 0.56 only have > top groups: rows desc
-0.25 -0.27 only have > top rows
-0.26 -0.27 only have > top rows: order:guess desc
0.22 0.22 only name > list: many 
-0.28 -0.23 only name > list: where 
-0.24 -0.23 only name > list: where distinct
0.2 0.18 only show > list
-0.22 -0.25 only show > list: many 
0.21 0.24 only show > list: where 
0.22 0.23 only show > list: where distinct
-0.25 -0.2 only show > loose figures
-0.25 -0.2 only show > loose figures: count 
-0.2 -0.2 only year > list: all 
0.67 0.58 only year > list: many 
-0.73 -0.69 only year > list: where 
-0.74 -0.69 only year > list: where distinct
0.06 -0.22 only year > loose figures: avg 
-0.4 -0.44 only year > loose figures: sum 
-0.2 -0.19 or > against another row
-0.2 -0.2 or > against another row: count guess
-0.91 -0.94 or > comparison
-0.91 -0.94 or > comparison: guess value
-0.27 -0.31 or > extreme value: max guess
-0.26 -0.31 or > extreme value: max said
-0.58 -0.58 or > extreme value: min guess
0.18 0.26 or > extreme value: min said
0.29 0.18 or > figures: fn:count fn:sum!
-0.54 -0.57 or > figures: fn:count grouped by what is beside
0.35 0.31 or > figures: fn:count one figure
-0.47 -0.47 or > figures: fn:distinct? fn:sum!
-0.32 -0.45 or > figures: fn:distinct? grouped by what is beside
-0.24 -0.21 or > figures: fn:distinct? one figure
-0.27 -0.2 or > figures: fn:last grouped by what is beside
0.35 0.35 or > figures: fn:last one figure
0.37 0.26 or > figures: fn:skewed one figure
-0.24 -0.26 or > figures: fn:sum! fn:count
-0.23 -0.25 or > figures: fn:sum! fn:sum!
-0.32 -0.39 or > figures: fn:sum! grouped by what is beside
-0.35 -0.31 or > figures: one figure named
1.11 1.17 or > first or last row
1.14 1.2 or > first or last row: position first
-0.78 -0.79 or > first or last row: time first
-0.22 -0.35 or > groups that are named
-0.22 -0.35 or > groups that are named: listed 
-0.24 -0.17 or > list
-0.22 -0.23 or > list: all 
-0.22 -0.21 or > list: many 
0.86 0.72 or > list: named things 
-0.54 -0.67 or > list: where 
-0.01 -0.65 or > list: where distinct
-0.28 -0.29 or > loose figures: avg 
-0.23 -0.32 or > loose figures: count 
-0.51 -0.46 or > loose figures: look up guess
-0.45 -0.47 or > next or previous row: other way position
-0.16 -0.2 or > rows before or after another: list 
-0.21 -0.22 or > share
-0.2 -0.21 or > share: filtered 
-0.23 -0.24 or > share: filtered twice 
-0.29 -0.29 or > top groups
0.37 0.36 or > top groups: own measure desc
-0.8 -0.73 or > top groups: rows asc
-0.24 -0.25 or > top groups: rows desc
0.2 0.2 or > top groups: said measure desc
-0.38 -0.36 or > top groups: sum of field desc
-0.51 -0.31 or > top rows: order:guess desc
1.03 1.11 or > which of these
-0.3 -0.25 or > which of these: count asc
0.34 0.33 or > which of these: guess desc
0.58 0.52 or > which of these: position first
0.35 0.32 or > which of these: position last
0.46 0.39 or > which of these: said asc
0.51 0.54 or > which of these: said desc
-1.32 -1.4 or > yes or no
-1.32 -1.4 or > yes or no: exists 
-0.4 -0.28 or and > list
-0.32 -0.27 or and > list: where 
-0.46 -0.28 or and > list: where distinct
-0.4 -0.24 or and > loose figures
-0.4 -0.24 or and > loose figures: count 
0.2 0.18 or and > which of these
0.2 0.19 or and > which of these: count desc
0.33 0.29 or and > which of these: position first
-0.23 -0.21 or and > yes or no
-0.23 -0.21 or and > yes or no: exists 
-0.16 -0.2 or at > list: where 
-0.23 -0.29 or at > which of these: count asc
-0.25 -0.32 or at > which of these: count desc
-0.41 -0.45 or at > which of these: position first
-0.29 -0.28 or at > which of these: said asc
0.49 0.51 or at > which of these: said desc
-0.3 -0.32 or better > figures
-0.3 -0.32 or better > figures: fn:count one figure
-0.2 -0.16 or better > list
-0.23 -0.14 or better > list: where 
-0.25 -0.16 or better > list: where distinct
0.3 0.32 or better > loose figures
0.45 0.35 or better > loose figures: avg 
-0.48 -0.37 or better > loose figures: look up 
-0.32 -0.28 or better > loose figures: look up guess
0.29 0.32 or better > loose figures: sum 
0.2 0.2 or does > which of these
0.34 0.38 or does > which of these: count asc
0.45 0.52 or does > which of these: count desc
0.34 0.41 or does > which of these: guess asc
-0.45 -0.44 or does > which of these: guess desc
0.57 0.55 or does > which of these: position first
-0.45 -0.48 or does > which of these: position last
0.18 0.2 or greater > figures
0.19 0.2 or greater > figures: fn:count one figure
-0.19 -0.26 or greater > loose figures
-0.2 -0.21 or greater > loose figures: avg 
-0.14 -0.24 or greater > loose figures: look up guess
-0.21 -0.34 or greater > loose figures: sum 
-0.41 -0.37 or in > which of these: count asc
0.22 0.28 or in > which of these: count desc
-0.43 -0.37 or in > which of these: guess desc
-0.53 -0.52 or in > which of these: position first
0.37 0.41 or in > which of these: position last
0.24 0.28 or in > which of these: said asc
0.42 0.48 or in > which of these: said desc
0.14 0.23 or more > figures
-0.29 -0.47 or more > figures: fn:count fn:sum!
0.27 0.28 or more > figures: fn:count one figure
-0.47 -0.47 or more > figures: fn:distinct? fn:sum!
0.29 0.22 or not > figures
0.3 0.27 or not > figures: fn:count fn:sum!
0.29 0.22 or not > figures: fn:count one figure
-0.29 -0.22 or not > loose figures
-0.33 -0.29 or not > loose figures: avg 
-0.22 -0.21 or not > loose figures: sum 
-0.27 -0.27 or with > groups that are named
-0.27 -0.27 or with > groups that are named: listed 
0.25 0.25 or with > which of these
-0.41 -0.48 or with > which of these: count asc
-0.44 -0.47 or with > which of these: count desc
-0.45 -0.46 or with > which of these: guess asc
0.23 0.25 or with > which of these: guess desc
0.52 0.52 or with > which of these: position first
-0.49 -0.49 or with > which of these: position last
0.54 0.57 or with > which of these: said asc
0.53 0.54 or with > which of these: said desc
-0.27 -0.25 or with > yes or no
-0.27 -0.25 or with > yes or no: exists 
0.3 0.27 other > comparison
0.3 0.27 other > comparison: guess value
-0.61 -0.69 other > extreme value
-0.45 -0.47 other > extreme value: max guess
-0.61 -0.6 other > extreme value: max said
-0.32 -0.36 other > extreme value: min guess
0.44 0.32 other > figures: fn:count fn:sum!
0.26 0.22 other > figures: fn:count grouped
-0.29 -0.27 other > figures: fn:count grouped by what is beside
0.57 0.37 other > figures: fn:distinct? fn:sum!
-0.28 -0.27 other > figures: fn:distinct? grouped by what is beside
0.47 0.47 other > figures: fn:distinct? one figure
-0.23 -0.23 other > figures: fn:sum grouped by what is beside
-0.34 -0.37 other > figures: fn:sum one figure
-0.21 -0.2 other > figures: fn:sum! fn:max
0.45 0.18 other > figures: fn:sum! grouped by what is beside
-0.24 -0.6 other > first or last row
-0.24 -0.6 other > first or last row: position first
-0.24 -0.18 other > first or last row: position last
0.26 0.3 other > list: named things 
-0.53 -0.26 other > list: where distinct
-0.72 -0.73 other > loose figures
-0.79 -0.81 other > loose figures: avg 
-0.55 -0.6 other > loose figures: count 
-0.32 -0.28 other > loose figures: look up 
-0.77 -0.69 other > loose figures: sum 
-0.35 -0.31 other > the same as another row
-0.43 -0.34 other > the same as another row: count guess
-0.33 -0.3 other > the same as another row: list guess
0.13 0.23 other > top groups
0.44 0.48 other > top groups: own measure desc
-0.47 -0.48 other > top groups: rows asc
-0.42 -0.28 other > top groups: rows desc
-0.39 -0.45 other > top rows
-0.45 -0.46 other > top rows: order:guess asc
-0.39 -0.41 other > top rows: order:guess desc
0.3 0.26 other > top rows: order:said desc
0.52 0.53 other > which of these
0.19 0.32 other > which of these: count asc
0.22 0.33 other > which of these: count desc
0.01 -0.32 other > which of these: guess asc
0.42 0.41 other > which of these: guess desc
0.31 0.32 other > which of these: position first
0.22 0.32 other > which of these: position last
0.24 0.22 other > yes or no
0.24 0.22 other > yes or no: exists 
-0.43 -0.47 other than > extreme value
-0.29 -0.32 other than > extreme value: max guess
-0.44 -0.48 other than > extreme value: max said
-0.17 -0.23 other than > figures
0.44 0.32 other than > figures: fn:count fn:sum!
-0.29 -0.27 other than > figures: fn:count grouped by what is beside
0.52 0.58 other than > figures: fn:count one figure
0.57 0.37 other than > figures: fn:distinct? fn:sum!
-0.28 -0.27 other than > figures: fn:distinct? grouped by what is beside
0.47 0.47 other than > figures: fn:distinct? one figure
-0.23 -0.23 other than > figures: fn:sum grouped by what is beside
-0.34 -0.37 other than > figures: fn:sum one figure
-0.49 -0.27 other than > figures: fn:sum! grouped by what is beside
-0.24 -0.18 other than > first or last row
-0.24 -0.18 other than > first or last row: position last
0.33 0.36 other than > list
-0.27 -0.23 other than > list: where distinct
-0.83 -0.66 other than > loose figures
-0.7 -0.66 other than > loose figures: avg 
-0.47 -0.36 other than > loose figures: count 
-0.32 -0.28 other than > loose figures: look up 
-0.58 -0.56 other than > loose figures: sum 
0.21 0.2 other than > top groups: own measure desc
-0.44 -0.46 other than > top groups: rows desc
-0.31 -0.31 other than > top groups: sum of field desc
-0.17 -0.23 other than > top rows
-0.32 -0.25 other than > top rows: order:guess desc
-0.16 -0.22 other than > top rows: order:said desc
0.37 0.41 other than > which of these
-0.29 -0.37 other than > which of these: count asc
-0.37 -0.39 other than > which of these: count desc
0.19 -0.28 other than > which of these: guess asc
0.42 0.41 other than > which of these: guess desc
-0.43 -0.49 other than > which of these: position first
0.61 0.74 other than > which of these: position last
-0.29 -0.26 other was > extreme value
-0.22 -0.25 other was > extreme value: max guess
-0.28 -0.25 other was > extreme value: max said
0.4 0.36 other was > top groups
-0.37 -0.29 other was > top groups: own measure desc
-0.18 -0.22 other was > top groups: rows desc
0.46 0.42 other was > top groups: sum of field desc
-0.42 -0.37 other was > top rows
-0.22 -0.21 other was > top rows: order:guess desc
0.72 0.8 over > figures
-0.31 -0.25 over > figures: fn:avg! one figure
-0.25 -0.33 over > figures: fn:count fn:sum
-0.36 -0.97 over > figures: fn:count fn:sum!
-0.41 -0.37 over > figures: fn:count grouped by what is beside
0.6 0.56 over > figures: fn:count one figure
-0.36 -0.4 over > figures: fn:distinct? fn:sum!
0.25 0.27 over > figures: fn:revenue grouped
-0.21 -0.17 over > figures: fn:revenue grouped by what is beside
-0.41 -0.34 over > figures: fn:revenue one figure
-0.32 -0.34 over > figures: fn:sum! one figure
0.35 0.33 over > figures: fn:sum? fn:sum!
0.3 0.25 over > figures: one figure named
-0.28 -0.34 over > groups that have: list guess
-0.41 -0.44 over > list
-0.25 -0.24 over > list: many 
-0.2 -0.21 over > list: named things 
-0.42 -0.48 over > list: where 
-0.66 -0.51 over > list: where distinct
-1.09 -1.39 over > loose figures
-0.77 -0.74 over > loose figures: avg 
-0.24 -0.18 over > loose figures: look up 
-1.27 -1.59 over > loose figures: look up guess
-0.57 -0.66 over > loose figures: sum 
0.32 0.39 over > top groups: rows asc
-0.29 -0.28 over > top groups: sum of field asc
-0.33 -0.3 over > top rows
0.02 0.25 over all > figures
-0.25 -0.33 over all > figures: fn:count fn:sum
-0.17 -0.2 over all > figures: fn:count fn:sum!
-0.36 -0.38 over all > figures: fn:count one figure
-0.21 -0.25 over all > figures: fn:distinct? fn:sum!
-0.23 -0.29 over all > figures: fn:distinct? one figure
0.35 0.33 over all > figures: fn:sum? fn:sum!
-0.05 -0.29 over all > loose figures
-0.23 -0.16 over all > top rows
0.25 0.27 over time > figures: fn:revenue grouped
-0.25 -0.27 over time > figures: fn:revenue one figure
0.24 0.22 over year > figures
-0.31 -0.25 over year > figures: fn:avg! one figure
-0.32 -0.34 over year > figures: fn:sum! one figure
0.3 0.25 over year > figures: one figure named
-0.2 -0.21 over year > list
-0.2 -0.21 over year > list: named things 
0.29 0.4 per > average of each
0.29 0.4 per > average of each:  
0.22 0.19 per > columns that are named
0.23 0.24 per > columns that are named: columns named all
-0.19 -0.21 per > columns that are named: columns named where
0.36 0.42 per > comparison
-0.43 -0.41 per > comparison: guess floating
-0.46 -0.5 per > comparison: guess value
0.42 0.51 per > comparison: said floating
0.2 0.21 per > difference
-0.17 -0.21 per > difference: of ends guess
-0.21 -0.27 per > difference: of ends said
0.24 0.27 per > difference: of two said
-0.38 -0.46 per > difference: of two turned said
-0.54 -0.57 per > extreme value
-0.4 -0.42 per > extreme value: max guess
-0.37 -0.37 per > extreme value: max said
-0.34 -0.39 per > extreme value: min said
-0.27 -0.31 per > figures
-0.59 -0.8 per > figures: fn:avg fn:sum!
-0.08 -0.23 per > figures: fn:avg grouped
-0.34 -0.49 per > figures: fn:avg one figure
-1.35 -1.23 per > figures: fn:avg! grouped
0.31 0.31 per > figures: fn:count fn:revenue
0.22 0.21 per > figures: fn:count fn:sum
-0.77 -0.82 per > figures: fn:count one figure
-0.31 -0.31 per > figures: fn:distinct? fn:revenue
-0.17 -0.24 per > figures: fn:distinct? grouped
-0.17 -0.23 per > figures: fn:distinct? one figure
0.3 0.35 per > figures: fn:median grouped
-0.3 -0.27 per > figures: fn:median one figure
0.57 0.69 per > figures: fn:ratio grouped
-0.41 -0.63 per > figures: fn:ratio one figure
-0.29 -0.24 per > figures: fn:revenue grouped
-0.66 -0.86 per > figures: fn:revenue one figure
0.06 -0.41 per > figures: fn:sum fn:sum!
0.21 0.24 per > figures: fn:sum grouped
-0.19 -0.21 per > figures: fn:sum one figure
0.71 0.78 per > figures: fn:sum! fn:units
-0.35 -0.24 per > figures: fn:sum! grouped
-0.23 -0.23 per > figures: fn:sum? grouped
-0.33 -0.27 per > figures: fn:units grouped
-0.32 -0.37 per > figures: fn:units one figure
-0.25 -0.36 per > figures: grouped named
-0.21 -0.44 per > figures: one figure named
-0.24 -0.22 per > first or last row
-0.24 -0.22 per > first or last row: position first
-0.2 -0.2 per > first or last row: time first
-0.48 -0.65 per > groups that are named: listed 
-1.19 -1.25 per > list
-0.38 -0.74 per > list: all 
-0.27 -0.32 per > list: many 
-1.02 -1.23 per > list: named things 
-0.83 -0.61 per > list: where 
-0.79 -0.55 per > list: where distinct
-0.35 -0.32 per > loose figures
-0.27 -0.27 per > loose figures: avg 
-0.27 -0.48 per > loose figures: look up guess
-0.46 -0.38 per > loose figures: sum 
-0.23 -0.25 per > top groups
-0.49 -0.55 per > top groups: own measure asc
-0.4 -0.35 per > top groups: own measure desc
-0.52 -0.53 per > top groups: rows desc
0.57 0.6 per > top groups: sum of field desc
-0.69 -0.72 per > top rows
-0.42 -0.51 per > top rows: order:guess desc
-0.28 -0.24 per > top rows: order:said asc
-0.48 -0.54 per > top rows: order:said desc
-0.19 -0.26 per > which of these
-0.15 -0.2 per > which of these: guess asc
-0.16 -0.21 per > which of these: guess desc
-0.15 -0.2 per > which of these: position first
-0.18 -0.22 per > which of these: position last
-0.19 -0.22 per year > average of each
-0.19 -0.22 per year > average of each:  
-0.42 -0.46 per year > comparison
-0.35 -0.37 per year > comparison: guess value
-0.43 -0.47 per year > comparison: said value
0.19 0.23 per year > figures: fn:avg grouped
-0.24 -0.35 per year > figures: fn:avg one figure
0.31 0.24 per year > figures: fn:count grouped
-0.36 -0.28 per year > figures: fn:count one figure
-0.24 -0.23 per year > figures: fn:distinct? grouped
-0.37 -0.36 per year > figures: fn:revenue grouped
-0.25 -0.33 per year > figures: fn:revenue one figure
-0.23 -0.23 per year > figures: fn:sum? grouped
0.41 0.44 per year > groups that are named
0.4 0.45 per year > groups that are named: compared 
-0.37 -0.5 per year > groups that are named: listed 
-0.18 -0.2 per year > list
-0.19 -0.22 per year > which of these
-0.15 -0.2 per year > which of these: guess asc
-0.16 -0.21 per year > which of these: guess desc
-0.15 -0.2 per year > which of these: position first
-0.18 -0.22 per year > which of these: position last
-0.5 -0.64 percent > top groups
0.52 0.6 percent > top rows
0.52 0.6 percent > top rows: order:said desc
0.54 0.44 percentage > figures
-0.33 -0.24 percentage > figures: fn:count fn:avg!
-0.31 -0.25 percentage > figures: fn:count fn:sum!
0.56 0.49 percentage > figures: fn:distinct? one figure
0.6 0.58 percentage > figures: fn:missing one figure
-0.17 -0.21 percentage > groups that are named
-0.17 -0.21 percentage > groups that are named: listed 
-0.93 -0.85 percentage > list
-0.54 -0.5 percentage > list: where 
-0.46 -0.32 percentage > list: where distinct
-0.93 -0.95 percentage > loose figures
-0.33 -0.27 percentage > loose figures: avg 
-0.73 -0.69 percentage > loose figures: count 
-0.24 -0.2 percentage > loose figures: sum 
-0.25 -0.23 percentage > next or previous row
-0.24 -0.2 percentage > next or previous row: other way position
-0.25 -0.23 percentage > next or previous row: said way position
-0.33 -0.29 percentage > rows before or after another
-0.24 -0.2 percentage > rows before or after another: count 
-0.31 -0.25 percentage > rows before or after another: list 
-0.36 -0.31 percentage > share: filtered twice 
0.18 0.21 percentage > top groups: own measure asc
-0.3 -0.33 percentage > top groups: rows asc
-0.22 -0.21 percentage > top groups: rows desc
0.31 0.32 percentage > top groups: sum of field asc
-0.27 -0.23 percentage > top rows: order:guess asc
-0.24 -0.26 percentage > top rows: order:guess desc
0.33 0.34 percentage > top rows: order:hint desc
-0.42 -0.31 percentage > top rows: order:said asc
-0.28 -0.31 percentage > which of these: count asc
-0.29 -0.3 percentage > which of these: count desc
-0.31 -0.33 percentage > which of these: guess asc
0.38 0.38 percentage > which of these: position first
-0.39 -0.38 percentage > which of these: position last
-0.59 -0.6 percentage > which of these: said asc
0.24 0.21 percentage > which of these: said desc
0.56 0.46 percentage of > figures
-0.33 -0.24 percentage of > figures: fn:count fn:avg!
-0.31 -0.25 percentage of > figures: fn:count fn:sum!
0.56 0.49 percentage of > figures: fn:distinct? one figure
0.6 0.58 percentage of > figures: fn:missing one figure
-0.17 -0.21 percentage of > groups that are named
-0.17 -0.21 percentage of > groups that are named: listed 
-0.97 -0.97 percentage of > list
-0.39 -0.85 percentage of > list: named things 
-0.96 -0.9 percentage of > list: where 
-0.94 -0.93 percentage of > list: where distinct
-0.92 -0.93 percentage of > loose figures
-0.31 -0.24 percentage of > loose figures: avg 
-0.73 -0.68 percentage of > loose figures: count 
-0.22 -0.14 percentage of > loose figures: sum 
-0.25 -0.23 percentage of > next or previous row
-0.24 -0.2 percentage of > next or previous row: other way position
-0.25 -0.23 percentage of > next or previous row: said way position
-0.33 -0.29 percentage of > rows before or after another
-0.24 -0.2 percentage of > rows before or after another: count 
-0.31 -0.25 percentage of > rows before or after another: list 
-0.36 -0.31 percentage of > share: filtered twice 
-0.28 -0.31 percentage of > which of these: count asc
-0.29 -0.3 percentage of > which of these: count desc
-0.31 -0.33 percentage of > which of these: guess asc
0.38 0.38 percentage of > which of these: position first
-0.39 -0.38 percentage of > which of these: position last
-0.59 -0.6 percentage of > which of these: said asc
0.24 0.21 percentage of > which of these: said desc
-0.25 -0.32 previous > difference: of ends said
0.25 0.32 previous > difference: of fields 
-0.26 -0.37 previous > difference: of fields turned 
0.33 0.36 previous > figures: fn:distinct? one figure
-0.48 -0.61 previous > list
-0.53 -0.52 previous > list: many 
-0.48 -0.51 previous > list: named things 
-0.22 -0.34 previous > list: where 
-0.18 -0.22 previous > list: where distinct
-0.62 -0.36 previous > loose figures
-0.45 -0.35 previous > loose figures: avg 
-0.62 -0.6 previous > loose figures: count 
-0.32 -0.34 previous > loose figures: look up 
-0.12 -0.25 previous > loose figures: look up guess
-0.35 -0.26 previous > loose figures: sum 
0.28 0.23 previous > next or previous row
-0.16 -0.21 previous > next or previous row: other way position
0.44 0.46 previous > next or previous row: said way time
0.31 0.37 previous > rows before or after another
-0.2 -0.22 previous from > list
-0.21 -0.22 previous from > list: named things 
0.2 0.21 previous from > next or previous row
-0.26 -0.26 previous from > next or previous row: other way position
0.26 0.26 previous from > next or previous row: said way position
0.23 0.23 previous name > next or previous row
-0.19 -0.2 previous name > next or previous row: other way position
0.19 0.2 previous name > next or previous row: said way position
-0.23 -0.22 previous of > list
-0.19 -0.21 previous of > list: many 
-0.27 -0.25 previous of > list: where 
-0.25 -0.25 previous of > list: where distinct
-0.25 -0.28 previous of > loose figures
-0.23 -0.24 previous of > loose figures: avg 
-0.2 -0.21 previous of > loose figures: count 
-0.36 -0.39 previous of > loose figures: sum 
0.32 0.33 previous of > next or previous row
-0.34 -0.35 previous of > next or previous row: other way position
0.33 0.34 previous of > next or previous row: said way position
-0.46 -0.44 previous of > rows before or after another
-0.19 -0.2 previous of > rows before or after another: count 
-0.47 -0.45 previous of > rows before or after another: list 
-0.2 -0.19 previous to > figures
-0.2 -0.19 previous to > figures: fn:count one figure
-0.2 -0.33 previous to > list
-0.41 -0.42 previous to > list: many 
-0.41 -0.47 previous to > list: named things 
-0.28 -0.21 previous to > loose figures
-0.41 -0.41 previous to > loose figures: count 
0.22 0.18 previous to > next or previous row: other way position
-0.38 -0.38 previous to > next or previous row: said way position
0.44 0.46 previous to > next or previous row: said way time
0.5 0.51 previous to > rows before or after another
0.14 0.23 previous to > rows before or after another: list 
0.35 0.38 previous year > figures
0.33 0.35 previous year > figures: fn:count one figure
0.33 0.36 previous year > figures: fn:distinct? one figure
-0.35 -0.38 previous year > loose figures
-0.34 -0.31 previous year > loose figures: avg 
-0.32 -0.34 previous year > loose figures: look up 
-0.12 -0.25 previous year > loose figures: look up guess
-0.31 -0.37 previous year > loose figures: sum 
-0.18 -0.23 ratio > list
-0.19 -0.25 ratio > list: many 
-0.18 -0.26 ratio > loose figures
-0.11 -0.2 ratio > loose figures: sum 
0.23 0.27 ratio > which of these: count asc
0.23 0.24 ratio > which of these: count desc
0.33 0.33 ratio > which of these: guess desc
0.34 0.37 ratio > which of these: position first
-0.51 -0.53 ratio > which of these: position last
-0.76 -0.76 ratio > which of these: said asc
0.49 0.48 ratio > which of these: said desc
-0.18 -0.23 ratio of > list
-0.19 -0.25 ratio of > list: many 
-0.18 -0.26 ratio of > loose figures
-0.11 -0.2 ratio of > loose figures: sum 
0.23 0.27 ratio of > which of these: count asc
0.23 0.24 ratio of > which of these: count desc
0.33 0.33 ratio of > which of these: guess desc
0.34 0.37 ratio of > which of these: position first
-0.51 -0.53 ratio of > which of these: position last
-0.76 -0.76 ratio of > which of these: said asc
0.49 0.48 ratio of > which of these: said desc
-0.45 -0.46 recent > extreme value
-0.43 -0.45 recent > extreme value: max said
0.18 0.23 recent > figures
-0.34 -0.33 recent > figures: fn:count one figure
0.4 0.45 recent > figures: fn:last one figure
-0.29 -0.28 recent > figures: fn:max fn:count
-0.33 -0.38 recent > figures: fn:max one figure
-0.37 -0.33 recent > figures: fn:sum fn:count
-0.3 -0.21 recent > first or last row
-0.32 -0.32 recent > first or last row: position turned last
-0.2 -0.18 recent > first or last row: time last
0.21 0.19 recent > loose figures: avg 
-0.42 -0.45 recent > loose figures: look up 
-0.62 -0.57 recent > loose figures: sum 
-0.19 -0.22 recent > top groups
-0.44 -0.53 recent > top groups: rows desc
-0.22 -0.08 recent > top rows
-0.33 -0.34 recent > top rows: order:guess desc
-0.22 -0.07 recent > top rows: order:said desc
-0.68 -1.45 rows before or after another > amount
-0.85 -1 rows before or after another > name
-0.49 -0.83 rows before or after another > place
-0.74 -0.96 rows before or after another > time
-0.1 -0.26 rows before or after another conditions 2
-0.36 -0.37 rows before or after another: list
-1.38 -1.43 rows of another thing
-0.36 -0.5 same > comparison
-0.36 -0.5 same > comparison: guess value
-0.32 -0.36 same > extreme value
-0.32 -0.36 same > extreme value: min guess
-0.26 -0.26 same > figures
-0.29 -0.4 same > figures: fn:count fn:count
-0.3 -0.43 same > figures: fn:count fn:distinct?
-0.21 -0.3 same > figures: fn:count fn:sum?
-0.22 -0.27 same > figures: fn:count grouped by what is beside
-0.32 -0.46 same > figures: fn:count one figure
-0.21 -0.33 same > figures: fn:distinct? fn:count
-0.2 -0.3 same > figures: fn:distinct? fn:distinct?
-0.2 -0.3 same > figures: fn:distinct? fn:sum?
-0.21 -0.29 same > figures: fn:distinct? one figure
0.59 0.66 same > figures: fn:sum! fn:distinct?
0.63 0.71 same > figures: fn:sum! fn:sum?
-0.2 -0.34 same > figures: fn:sum? fn:sum!
-0.42 -0.44 same > first or last row
-0.42 -0.44 same > first or last row: position first
-0.27 -0.49 same > groups that are named
-0.27 -0.49 same > groups that are named: listed 
-0.64 -0.51 same > list
-0.29 -0.54 same > list: all 
-0.2 -0.27 same > list: many 
-0.85 -0.91 same > list: where 
-0.75 -0.78 same > list: where distinct
-0.15 -0.32 same > loose figures
-0.78 -1 same > loose figures: count 
-0.75 -0.72 same > loose figures: look up 
0.27 0.2 same > loose figures: look up guess
-0.54 -0.83 same > the same as another row: count guess
-0.21 -0.23 same > the same as another row: count said
-0.24 -0.36 same > the same as another row: list guess
0.51 0.56 same > the same as another row: list said
-0.47 -0.48 same > top groups
-0.47 -0.48 same > top groups: rows asc
-0.45 -0.46 same > top rows
-0.45 -0.46 same > top rows: order:guess asc
-0.28 -0.34 same > which of these
-0.72 -0.86 same > which of these: count asc
-0.79 -0.83 same > which of these: count desc
-0.56 -0.56 same > which of these: guess asc
-0.7 -0.68 same > which of these: guess desc
-0.98 -1.08 same > which of these: position first
-0.86 -0.86 same > which of these: said asc
-0.79 -0.9 same > which of these: said desc
0.67 0.7 same > yes or no
0.67 0.7 same > yes or no: exists 
-0.04 -0.2 same amount > comparison
-0.04 -0.2 same amount > comparison: guess value
-0.33 -0.44 same amount > figures
-0.29 -0.4 same amount > figures: fn:count fn:count
-0.3 -0.43 same amount > figures: fn:count fn:distinct?
-0.21 -0.3 same amount > figures: fn:count fn:sum?
-0.21 -0.33 same amount > figures: fn:distinct? fn:count
-0.2 -0.3 same amount > figures: fn:distinct? fn:distinct?
-0.2 -0.3 same amount > figures: fn:distinct? fn:sum?
-0.48 -0.71 same amount > figures: fn:distinct? one figure
-0.19 -0.23 same amount > figures: fn:sum? grouped by what is beside
0.4 0.29 same amount > loose figures
0.45 0.28 same amount > loose figures: avg 
-0.53 -0.42 same amount > loose figures: look up 
0.57 0.52 same amount > loose figures: look up guess
0.42 0.29 same amount > loose figures: sum 
-0.32 -0.36 same first > extreme value
-0.32 -0.36 same first > extreme value: min guess
-0.42 -0.44 same first > first or last row
-0.42 -0.44 same first > first or last row: position first
-0.45 -0.47 same first > list
-0.45 -0.48 same first > list: where 
-0.34 -0.43 same first > list: where distinct
-0.26 -0.18 same first > loose figures
-0.26 -0.18 same first > loose figures: count 
-0.35 -0.31 same first > the same as another row
-0.43 -0.34 same first > the same as another row: count guess
-0.33 -0.3 same first > the same as another row: list guess
-0.47 -0.48 same first > top groups
-0.47 -0.48 same first > top groups: rows asc
-0.45 -0.46 same first > top rows
-0.45 -0.46 same first > top rows: order:guess asc
0.41 0.41 same first > which of these
-0.34 -0.46 same first > which of these: count asc
-0.39 -0.49 same first > which of these: count desc
-0.42 -0.51 same first > which of these: position first
0.41 0.42 same first > which of these: position last
-0.17 -0.22 same number > figures: fn:count one figure
0.59 0.66 same number > figures: fn:sum! fn:distinct?
0.63 0.71 same number > figures: fn:sum! fn:sum?
-0.2 -0.34 same number > figures: fn:sum? fn:sum!
-0.27 -0.28 same number > list
-0.25 -0.25 same number > list: many 
-0.83 -0.77 same number > loose figures: look up 
0.21 0.11 same number > the same as another row: count guess
-0.23 -0.3 same number > the same as another row: count said
-0.47 -0.42 same year > list
-0.35 -0.4 same year > list: many 
-0.51 -0.46 same year > list: where 
-0.44 -0.35 same year > list: where distinct
-0.35 -0.35 same year > loose figures
-0.29 -0.2 same year > loose figures: avg 
-0.15 -0.22 same year > loose figures: count 
-0.2 -0.24 same year > loose figures: sum 
-0.37 -0.34 same year > the same as another row: count said
0.31 0.34 same year > the same as another row: list said
-0.33 -0.35 same year > which of these
-0.23 -0.25 same year > which of these: count asc
-0.23 -0.26 same year > which of these: count desc
-0.34 -0.38 same year > which of these: position first
-0.28 -0.3 same year > which of these: position last
-0.24 -0.25 same year > which of these: said asc
-0.24 -0.24 same year > which of these: said desc
0.2 0.2 same year > yes or no
0.2 0.2 same year > yes or no: exists 
-0.45 -0.42 share > figures
0.49 0.53 share > figures: fn:avg! grouped
-0.45 -0.51 share > figures: fn:count fn:sum!
-0.29 -0.24 share > figures: fn:count grouped by what is beside
-0.58 -0.56 share > figures: fn:count one figure
-0.32 -0.29 share > figures: fn:distinct? grouped by what is beside
-0.54 -0.56 share > figures: fn:distinct? one figure
-0.44 -0.51 share > figures: fn:revenue one figure
-0.8 -0.87 share > figures: fn:sum! grouped
-0.52 -0.66 share > figures: fn:sum! one figure
-0.49 -0.5 share > figures: grouped named
-0.54 -0.47 share > list
-0.17 -0.22 share > list: all 
-0.2 -0.28 share > list: many 
-0.23 -0.43 share > list: named things 
-0.46 -0.41 share > list: where 
-0.58 -0.54 share > list: where distinct
0.41 0.4 share > loose figures
0.54 0.54 share > loose figures: avg 
-0.45 -0.45 share > loose figures: count 
-0.43 -0.37 share > loose figures: look up 
-0.45 -0.49 share > loose figures: sum 
0.44 0.45 share > share: filtered 
-0.31 -0.36 share > share: filtered twice 
-0.41 -0.43 share > share: of groups 
-0.26 -0.24 share conditions 1
0.49 0.53 share of > figures: fn:avg! grouped
-0.44 -0.51 share of > figures: fn:revenue one figure
-0.8 -0.87 share of > figures: fn:sum! grouped
-0.52 -0.66 share of > figures: fn:sum! one figure
-0.49 -0.5 share of > figures: grouped named
-0.47 -0.41 share of > list
-0.1 -0.22 share of > list: all 
-0.14 -0.25 share of > list: many 
-0.19 -0.4 share of > list: named things 
-0.46 -0.41 share of > list: where 
-0.46 -0.41 share of > list: where distinct
-0.45 -0.45 share of > loose figures
-0.45 -0.45 share of > loose figures: count 
0.44 0.45 share of > share: filtered 
-0.31 -0.36 share of > share: filtered twice 
-0.41 -0.43 share of > share: of groups 
0.25 0.27 share: filtered
-0.52 -0.55 share: filtered twice
-0.41 -0.43 share: of groups
-0.71 -0.73 shortest > extreme value
-0.71 -0.73 shortest > extreme value: min said
-0.26 -0.24 shortest > figures
-0.27 -0.26 shortest > figures: fn:sum! one figure
-0.4 -0.47 shortest > list
-0.3 -0.41 shortest > list: named things 
-0.3 -0.29 shortest > list: where 
-0.42 -0.29 shortest > list: where distinct
-0.52 -0.54 shortest > top groups
-0.28 -0.25 shortest > top groups: rows asc
-0.24 -0.28 shortest > top groups: said measure asc
0.55 0.61 shortest > top rows
0.55 0.61 shortest > top rows: order:said asc
-0.28 -0.24 shortest > which of these
-0.22 -0.2 shortest > which of these: guess asc
-0.23 -0.22 shortest > which of these: guess desc
-0.58 -0.57 show > comparison
-0.58 -0.57 show > comparison: guess value
0.16 0.29 show > extreme value
0.3 0.44 show > extreme value: max guess
-0.2 -0.14 show > extreme value: min said
-0.36 -0.35 show > figures
-0.37 -0.36 show > figures: fn:revenue grouped
-0.19 -0.28 show > figures: fn:revenue one figure
0.5 0.43 show > first or last row: position last
0.41 0.41 show > groups that are named
0.41 0.41 show > groups that are named: listed 
-0.22 -0.25 show > list: many 
0.16 0.2 show > list: where 
0.18 0.2 show > list: where distinct
-0.28 -0.22 show > loose figures
-0.28 -0.22 show > loose figures: count 
-0.55 -0.58 show > top groups
-0.31 -0.24 show > top groups: rows asc
-0.49 -0.47 show > top groups: rows desc
-0.32 -0.3 show > top rows: order:guess asc
-0.44 -0.5 show > top rows: order:guess desc
-0.35 -0.48 show > which of these
-0.26 -0.43 show > which of these: count asc
-0.28 -0.45 show > which of these: count desc
-0.31 -0.41 show > which of these: guess asc
-0.33 -0.45 show > which of these: guess desc
-0.39 -0.6 show > which of these: position first
-0.3 -0.43 show > which of these: position last
-0.2 -0.14 show had > extreme value
-0.2 -0.14 show had > extreme value: min said
-0.28 -0.21 show had > top groups
-0.31 -0.24 show had > top groups: rows asc
-0.32 -0.3 show had > top rows: order:guess asc
0.13 0.2 show was > first or last row
0.13 0.2 show was > first or last row: position last
-0.25 -0.25 show was > top groups
-0.25 -0.25 show was > top groups: rows desc
0.59 0.53 show was > top rows
0.59 0.53 show was > top rows: order:guess desc
-0.19 -0.22 since > average of each
-0.19 -0.22 since > average of each:  
-0.42 -0.38 since > difference
-0.42 -0.38 since > difference: of ends said
0.19 0.23 since > figures: fn:avg grouped
-0.24 -0.35 since > figures: fn:avg one figure
-0.41 -0.38 since > figures: fn:count grouped by what is beside
0.62 0.65 since > figures: fn:count one figure
-0.3 -0.22 since > figures: fn:distinct? fn:sum!
-0.68 -0.72 since > figures: fn:distinct? one figure
-0.3 -0.17 since > figures: fn:sum! one figure
-0.17 -0.47 since > figures: one figure named
-0.66 -0.43 since > list
-0.3 -0.35 since > list: many 
-0.69 -0.47 since > list: where 
-0.55 -0.54 since > list: where distinct
0.36 0.3 since > loose figures
0.31 0.19 since > loose figures: avg 
-0.44 -0.31 since > loose figures: count 
0.43 0.31 since > loose figures: sum 
-0.28 -0.24 smaller > groups that are named
-0.28 -0.24 smaller > groups that are named: listed 
-0.18 -0.24 smaller > loose figures
-0.19 -0.23 smaller > loose figures: avg 
-0.17 -0.2 smaller > loose figures: count 
-0.2 -0.32 smaller > loose figures: sum 
0.2 0.22 smaller > which of these
-0.3 -0.35 smaller > which of these: count asc
-0.45 -0.48 smaller > which of these: count desc
-0.51 -0.53 smaller > which of these: position first
0.3 0.39 smaller > which of these: position last
0.5 0.59 smaller > which of these: said asc
-0.48 -0.51 smaller > which of these: said desc
0.19 0.22 smallest > extreme value
-0.21 -0.2 smallest > extreme value: min guess
0.18 0.22 smallest > extreme value: min said
-0.22 -0.21 smallest > figures
-0.45 -0.45 smallest > loose figures
-0.42 -0.42 smallest > loose figures: avg 
-0.32 -0.28 smallest > loose figures: look up 
-0.62 -0.59 smallest > loose figures: sum 
-0.75 -0.77 smallest > top groups: rows asc
0.46 0.41 smallest > top groups: sum of field asc
-0.32 -0.32 smallest > top rows
-0.13 -0.32 smallest > top rows: order:guess asc
-0.34 -0.32 smallest > top rows: order:said asc
0.31 0.32 smallest number > extreme value
-0.21 -0.2 smallest number > extreme value: min guess
0.31 0.31 smallest number > extreme value: min said
-0.45 -0.45 smallest number > loose figures
-0.42 -0.42 smallest number > loose figures: avg 
-0.32 -0.28 smallest number > loose figures: look up 
-0.62 -0.59 smallest number > loose figures: sum 
-0.24 -0.22 smallest number > top groups
-0.24 -0.23 smallest number > top groups: rows asc
-0.27 -0.24 smallest number > top groups: sum of field asc
-0.04 -0.2 smallest number > top rows
0.13 -0.22 smallest number > top rows: order:guess asc
-0.2 -0.19 smallest number > top rows: order:said asc
0.36 0.37 sum > figures
0.06 -0.41 sum > figures: fn:sum fn:sum!
0.19 0.22 sum > figures: fn:sum grouped
-0.45 -0.39 sum > figures: fn:sum! one figure
-0.36 -0.38 sum > loose figures
-0.4 -0.42 sum > loose figures: avg 
-0.22 -0.25 sum > loose figures: sum 
0.36 0.37 sum of > figures
0.06 -0.41 sum of > figures: fn:sum fn:sum!
0.19 0.22 sum of > figures: fn:sum grouped
-0.45 -0.39 sum of > figures: fn:sum! one figure
-0.36 -0.38 sum of > loose figures
-0.4 -0.42 sum of > loose figures: avg 
-0.22 -0.25 sum of > loose figures: sum 
0.66 0.66 target at 0
-0.56 -0.62 target at 1 guessed
-1.52 -1.52 target at 2 guessed
0.34 0.24 target at 3
-1.88 -1.82 target at 3 guessed
-2.04 -2.01 target at 4 guessed
-0.49 -0.36 target default
-0.91 -0.99 target guessed
-0.55 -0.52 target half said
-1.81 -1.82 target of another thing
0.83 0.71 target of the thing said
1.11 1.04 target said
-0.56 -0.79 than > against another row: list guess
0.39 0.51 than > against another row: list said
0.55 0.48 than > difference
-0.77 -1.01 than > difference: of ends guess
-0.46 -0.51 than > difference: of ends said
0.23 0.28 than > difference: of two said
-0.69 -0.78 than > difference: of two turned guess
-0.31 -0.36 than > difference: of two turned said
-0.57 -0.51 than > extreme value
-0.27 -0.24 than > extreme value: max guess
-0.59 -0.62 than > extreme value: max said
-0.39 -0.47 than > figures
-0.3 -0.3 than > figures: fn:avg! one figure
0.59 0.56 than > figures: fn:count fn:avg!
0.37 0.36 than > figures: fn:count fn:max
-0.58 -0.57 than > figures: fn:count grouped by what is beside
-0.4 -0.5 than > figures: fn:distinct? fn:sum!
-0.32 -0.28 than > figures: fn:distinct? grouped by what is beside
0.21 0.18 than > figures: fn:distinct? one figure
-0.26 -0.34 than > figures: fn:max one figure
-0.23 -0.23 than > figures: fn:sum grouped by what is beside
-0.34 -0.37 than > figures: fn:sum one figure
-0.28 -0.29 than > figures: fn:sum! one figure
-0.39 -0.42 than > figures: fn:sum? fn:sum!
-0.31 -0.29 than > figures: fn:sum? grouped by what is beside
-0.67 -0.83 than > figures: one figure named
-0.24 -0.18 than > first or last row
-0.24 -0.18 than > first or last row: position last
-0.44 -0.6 than > groups that are named
-0.44 -0.6 than > groups that are named: listed 
-0.23 -0.2 than > list: all 
0.21 0.27 than > list: many 
-0.88 -0.6 than > list: where distinct
-0.61 -0.66 than > loose figures
-0.94 -0.91 than > loose figures: avg 
-0.71 -0.79 than > loose figures: count 
-0.75 -0.81 than > loose figures: look up 
-0.69 -0.71 than > loose figures: look up guess
-0.41 -0.52 than > loose figures: sum 
-0.31 -0.31 than > top groups: sum of field desc
-0.38 -0.42 than > top rows
-0.51 -0.5 than > top rows: order:guess desc
-0.22 -0.29 than > top rows: order:said desc
-0.27 -0.31 than > which of these
-0.89 -0.85 than > which of these: count asc
-0.94 -0.95 than > which of these: count desc
-0.78 -0.69 than > which of these: guess asc
-0.29 -0.23 than > which of these: position first
-0.92 -0.84 than > which of these: position last
-0.62 -0.66 than > which of these: said asc
-0.34 -0.33 than > which of these: said desc
0.8 0.84 than > yes or no
0.8 0.84 than > yes or no: exists 
0.22 0.17 than any > list: where 
0.3 0.34 than average > list: named things 
-0.31 -0.15 than average > list: where distinct
-0.21 -0.16 than average > loose figures: count 
0.51 0.52 than from > difference: of counts 
-0.69 -0.76 than from > difference: of counts turned 
-0.31 -0.61 than from > difference: of ends guess
-0.37 -0.37 than from > difference: of ends said
-0.71 -0.86 than from > difference: of two guess
-0.46 -0.67 than from > difference: of two turned guess
0 -0.21 than from > list
0 -0.21 than from > list: where 
0 -0.23 than from > list: where distinct
-0.31 -0.22 than in > list
-0.33 -0.24 than in > list: where 
-0.25 -0.17 than in > list: where distinct
0.32 0.25 than in > yes or no
0.32 0.25 than in > yes or no: exists 
0.25 0.3 the same as another row > name
-0.18 -0.41 the same as another row > none
-0.23 -0.22 the same as another row > place
-0.2 -0.18 the same as another row > text
-0.18 -0.41 the same as another row: count
-0.23 -0.54 the same as another row: guess
0.66 0.77 the same as another row: said
-1.14 -1.12 through others
-0.51 -0.51 through others columns that are named
-0.12 -0.42 through others comparison
-0.33 -0.27 through others extreme value
-1.03 -1.09 through others figures
-0.45 -0.4 through others groups that are named
-1.38 -1.35 through others list
-1.01 -0.99 through others share
0.82 0.8 through others top groups
-0.29 -0.27 through others top rows
-0.28 -0.4 through others which of these
0.2 0.23 time > against another row
-0.25 -0.25 time > against another row: count said
0.22 0.24 time > against another row: list said
-0.24 -0.29 time > comparison
-0.24 -0.29 time > comparison: guess value
-0.56 -0.71 time > extreme value
-0.45 -0.31 time > extreme value: max guess
-0.34 -0.38 time > extreme value: min guess
-0.48 -0.62 time > extreme value: min said
-0.73 -0.8 time > figures
0.2 0.19 time > figures: fn:avg one figure
0.23 0.1 time > figures: fn:count fn:outliers
-0.43 -0.46 time > figures: fn:count fn:sum!
-0.25 -0.22 time > figures: fn:count grouped by what is beside
0.26 0.23 time > figures: fn:distinct one figure
-0.45 -0.33 time > figures: fn:distinct? one figure
0.2 0.27 time > figures: fn:outliers one figure
0.25 0.27 time > figures: fn:revenue grouped
-0.25 -0.27 time > figures: fn:revenue one figure
-0.24 -0.24 time > figures: fn:sum fn:count
-0.35 -0.36 time > figures: fn:sum one figure
0.2 0.22 time > first or last row
0.53 0.55 time > first or last row: position first
-0.3 -0.36 time > first or last row: position last
0.68 0.61 time > first or last row: time first
0.5 0.51 time > first or last row: time last
-0.44 -0.47 time > groups that are named
-0.44 -0.47 time > groups that are named: listed 
-0.27 -0.3 time > groups that have
-0.27 -0.3 time > groups that have: list guess
-0.16 -0.33 time > list: all 
-0.4 -0.43 time > list: named things 
-0.5 -0.45 time > loose figures
-0.45 -0.42 time > loose figures: avg 
-0.3 -0.24 time > loose figures: count 
-0.47 -0.57 time > loose figures: look up 
-0.27 -0.39 time > loose figures: look up guess
-0.78 -0.74 time > loose figures: sum 
-0.42 -0.38 time > top groups
0.21 0.22 time > top groups: own measure desc
-0.51 -0.53 time > top groups: rows asc
0.26 0.28 time > top groups: said measure desc
-0.5 -0.49 time > top groups: sum of field asc
-0.43 -0.5 time > top groups: sum of field desc
0.52 0.46 time > top rows
0.69 0.7 time > top rows: order:guess asc
0.33 0.28 time > top rows: order:guess desc
-0.48 -0.48 time > top rows: order:said asc
-0.46 -0.45 time > top rows: order:said desc
0.29 0.1 time > which of these
0.51 0.51 time > which of these: count asc
0.61 0.64 time > which of these: count desc
0.23 0.16 time > which of these: guess asc
-0.31 -0.41 time > which of these: guess desc
0.71 0.7 time > which of these: position first
-0.67 -0.45 time > which of these: position last
0.57 0.58 time > which of these: said asc
-0.49 -0.49 time > which of these: said desc
-0.25 -0.26 time > yes or no
-0.25 -0.26 time > yes or no: exists 
-0.26 -0.23 time are > figures: fn:count one figure
0.26 0.23 time are > figures: fn:distinct one figure
0.34 0.34 time by > list
0.36 0.36 time by > list: where 
0.3 0.31 time by > list: where distinct
-0.34 -0.34 time by > loose figures
-0.34 -0.34 time by > loose figures: count 
-0.24 -0.25 time for > comparison
-0.24 -0.25 time for > comparison: guess value
-0.35 -0.36 time for > figures
-0.35 -0.36 time for > figures: fn:sum one figure
0.36 0.34 time for > first or last row
0.36 0.34 time for > first or last row: position last
-0.22 -0.28 time for > groups that are named
-0.22 -0.28 time for > groups that are named: listed 
0.5 0.51 time for > list
0.25 0.21 time for > list: many 
0.23 0.25 time for > list: where 
-0.51 -0.51 time for > loose figures
-0.34 -0.33 time for > loose figures: avg 
-0.62 -0.63 time for > loose figures: count 
-0.39 -0.37 time for > top groups
-0.17 -0.23 time for > top groups: own measure desc
-0.42 -0.41 time for > top groups: rows desc
-0.39 -0.36 time for > top groups: sum of field desc
-0.28 -0.28 time for > top rows
-0.28 -0.28 time for > top rows: order:guess desc
-0.3 -0.28 time for > top rows: order:said desc
0.3 0.23 time greater > figures
-0.2 -0.2 time greater > figures: fn:count fn:sum!
0.22 0.21 time greater > figures: fn:count one figure
-0.19 -0.2 time greater > groups that have
-0.19 -0.2 time greater > groups that have: list guess
-0.25 -0.16 time greater > list
-0.22 -0.13 time greater > list: where 
-0.13 -0.2 time greater > loose figures
-0.09 -0.2 time greater > loose figures: look up guess
0.25 0.25 time in > first or last row
0.25 0.25 time in > first or last row: position first
-0.25 -0.26 time in > top groups
-0.25 -0.26 time in > top groups: rows asc
-0.21 -0.22 time in > top rows
-0.21 -0.22 time in > top rows: order:guess asc
0.29 0.29 time over > figures
-0.3 -0.33 time over > figures: fn:count fn:sum!
0.3 0.32 time over > figures: fn:count one figure
-0.23 -0.3 time over > list
-0.17 -0.27 time over > list: where 
-0.21 -0.3 time over > list: where distinct
-0.21 -0.23 time over > loose figures
-0.06 -0.33 time over > loose figures: look up guess
-0.18 -0.23 time over > loose figures: sum 
0.2 0.23 time than > against another row
-0.25 -0.25 time than > against another row: count said
0.22 0.24 time than > against another row: list said
-0.19 -0.22 time than > list
-0.2 -0.23 time than > list: where 
-0.17 -0.21 time than > list: where distinct
-0.22 -0.22 times > extreme value
-0.15 -0.31 times > extreme value: max said
-0.22 -0.18 times > extreme value: min guess
0.41 0.32 times > figures: fn:count fn:sum!
-0.33 -0.29 times > figures: fn:count grouped by what is beside
-0.21 -0.24 times > figures: fn:distinct? grouped by what is beside
-0.23 -0.2 times > figures: fn:sum! grouped by what is beside
-0.18 -0.27 times > figures: fn:sum? grouped by what is beside
-0.24 -0.05 times > figures: one figure named
-0.3 -0.26 times > groups that are named
-0.3 -0.26 times > groups that are named: listed 
0.4 0.44 times > groups that have
0.4 0.45 times > groups that have: count 
-0.62 -0.44 times > groups that have: list said
-0.77 -0.75 times > list
-0.34 -0.39 times > list: all 
-0.57 -0.39 times > list: many 
-0.59 -0.67 times > list: where 
-0.78 -0.81 times > list: where distinct
-0.37 -0.47 times > loose figures: avg 
0.39 0.53 times > loose figures: count 
-0.79 -0.78 times > loose figures: look up 
-0.51 -0.69 times > loose figures: look up guess
-0.24 -0.14 times > loose figures: sum 
-0.28 -0.3 times > next or previous row
-0.45 -0.5 times > next or previous row: other way position
-0.25 -0.26 times > next or previous row: said way position
-0.31 -0.37 times > rows before or after another: list 
-0.22 -0.28 times > top groups
-0.23 -0.29 times > top rows
-0.11 -0.24 times > top rows: order:guess desc
-0.36 -0.32 times > which of these
-0.61 -0.75 times > which of these: guess asc
-0.65 -0.72 times > which of these: guess desc
-0.56 -0.56 times > which of these: position first
-0.67 -0.73 times > which of these: position last
-0.33 -0.34 times > which of these: said asc
0.28 0.29 times > which of these: said desc
0.4 0.4 times > yes or no
0.4 0.4 times > yes or no: exists 
-0.49 -0.53 times after > loose figures: avg 
0.2 0.16 times after > loose figures: count 
-0.51 -0.62 times did > comparison
-0.51 -0.62 times did > comparison: guess value
-0.22 -0.22 times did > extreme value
-0.15 -0.31 times did > extreme value: max said
-0.22 -0.18 times did > extreme value: min guess
-0.48 -0.45 times did > figures: fn:count grouped by what is beside
0.16 0.23 times did > figures: fn:count one figure
-0.28 -0.19 times did > list
-0.39 -0.19 times did > list: where 
-0.41 -0.23 times did > list: where distinct
0.4 0.34 times did > loose figures
0.27 0.27 times did > loose figures: count 
-0.22 -0.46 times did > loose figures: look up guess
-0.28 -0.33 times did > next or previous row
-0.4 -0.44 times did > next or previous row: other way position
-0.24 -0.28 times did > next or previous row: said way position
-0.22 -0.22 times did > rows before or after another
-0.22 -0.22 times did > rows before or after another: count 
-0.17 -0.22 times did > rows before or after another: list 
-0.36 -0.35 times has > comparison
-0.36 -0.35 times has > comparison: guess value
0.23 0.25 times has > loose figures
0.23 0.25 times has > loose figures: count 
-0.53 -0.51 times is > loose figures: avg 
0.23 0.25 times is > loose figures: count 
-0.48 -0.48 times is > loose figures: sum 
-0.23 -0.2 times or > figures
-0.23 -0.2 times or > figures: fn:sum! grouped by what is beside
-0.18 -0.22 times or > list
-0.18 -0.23 times or > list: many 
0.28 0.26 times or > which of these
-0.24 -0.25 times or > which of these: guess asc
-0.26 -0.26 times or > which of these: guess desc
-0.27 -0.28 times or > which of these: position first
-0.33 -0.37 times or > which of these: position last
-0.33 -0.34 times or > which of these: said asc
0.28 0.29 times or > which of these: said desc
0.05 0.38 times was > comparison
0.05 0.38 times was > comparison: guess value
-0.22 -0.2 times was > figures
-0.45 -0.48 times was > figures: fn:count grouped by what is beside
-0.46 -0.38 times was > list
-0.41 -0.39 times was > list: where 
-0.4 -0.35 times was > list: where distinct
0.5 0.43 times was > loose figures
-0.54 -0.48 times was > loose figures: avg 
0.68 0.53 times was > loose figures: count 
0.18 -0.54 times was > loose figures: sum 
-0.19 -0.21 times was > next or previous row
-0.19 -0.21 times was > next or previous row: said way position
-0.36 -0.37 times was > rows before or after another
-0.36 -0.37 times was > rows before or after another: count 
-0.27 -0.26 to > comparison: guess floating
-0.33 -0.41 to > comparison: guess value
0.2 0.22 to > comparison: said floating
0.08 0.25 to > difference
-0.46 -0.29 to > difference: of counts 
-0.72 -0.68 to > difference: of counts turned 
0.33 0.36 to > difference: of ends guess
-0.13 -0.51 to > difference: of two guess
0.2 0.19 to > difference: of two said
-0.26 -0.24 to > difference: of two turned guess
-0.3 -0.3 to > difference: of two turned said
-0.87 -0.93 to > extreme value
-0.63 -0.67 to > extreme value: max guess
-0.52 -0.61 to > extreme value: max said
-0.51 -0.45 to > extreme value: min guess
-0.92 -0.85 to > extreme value: min said
-0.22 -0.24 to > figure of the top rows
-0.21 -0.22 to > figure of the top rows: avg 
-0.2 -0.21 to > figure of the top rows: sum 
-0.35 -0.33 to > figures: fn:count fn:avg!
0.7 0.53 to > figures: fn:count fn:sum!
-0.31 -0.4 to > figures: fn:count grouped by what is beside
-0.51 -0.22 to > figures: fn:count one figure
-0.59 -0.63 to > figures: fn:distinct? grouped by what is beside
-0.11 -0.27 to > figures: fn:distinct? one figure
-0.35 -0.48 to > figures: fn:max one figure
-0.38 -0.32 to > figures: fn:normal grouped by what is beside
0.23 0.36 to > figures: fn:normal one figure
-0.2 -0.22 to > figures: fn:revenue grouped
-0.25 -0.44 to > figures: fn:sum! fn:normal
-0.3 -0.31 to > figures: fn:sum! fn:sum!
-0.26 -0.4 to > figures: fn:sum! grouped by what is beside
0.57 0.54 to > figures: fn:sum? fn:sum!
-0.22 -0.18 to > figures: fn:sum? grouped by what is beside
-0.22 -0.19 to > figures: one figure named
0.46 0.42 to > first or last row: position turned last
-0.68 -0.75 to > first or last row: time first
-0.51 -0.55 to > first or last row: time last
-0.18 -0.27 to > groups that are named
-0.18 -0.27 to > groups that are named: listed 
0.55 0.61 to > list
-0.45 -0.27 to > list: all 
0.2 0.32 to > list: many 
0.3 0.32 to > list: named things 
0.35 0.22 to > list: where 
0.37 0.57 to > list: where distinct
-0.05 -0.28 to > loose figures
-1.16 -1.1 to > loose figures: avg 
-0.81 -0.78 to > loose figures: look up 
-0.35 -0.41 to > loose figures: look up guess
-0.35 -0.36 to > next or previous row
-0.45 -0.45 to > next or previous row: said way position
0.4 0.33 to > next or previous row: said way time
0.5 0.51 to > rows before or after another
0.14 0.23 to > rows before or after another: list 
-0.22 -0.24 to > share: filtered twice 
-0.44 -0.43 to > top groups
-0.7 -0.04 to > top groups: own measure desc
-0.52 -0.56 to > top groups: rows asc
-0.66 -0.68 to > top groups: rows desc
-0.45 -0.44 to > top groups: said measure asc
0.24 0.18 to > top groups: sum of field asc
-0.27 -0.21 to > top rows: order:guess asc
0.36 0.33 to > top rows: order:guess desc
-0.19 -0.25 to > top rows: order:hint asc
-0.39 -0.36 to > top rows: order:said asc
-0.53 -0.5 to > top rows: order:said desc
-0.34 -0.38 to > which of these: count asc
-0.37 -0.4 to > which of these: count desc
0.23 0.23 to > which of these: guess desc
-0.87 -0.88 to > which of these: position first
0.17 0.2 to > which of these: position last
-0.26 -0.27 to > which of these: said desc
-0.34 -0.35 to all > figures
-0.25 -0.21 to all > figures: fn:count fn:sum!
-0.31 -0.36 to all > figures: fn:count one figure
-0.35 -0.35 to all > figures: fn:distinct? one figure
-0.22 -0.18 to all > figures: fn:sum? grouped by what is beside
-0.25 -0.25 to all > list
-0.16 -0.2 to all > list: many 
-0.16 -0.21 to all > list: where distinct
0.34 0.35 to all > loose figures
-0.43 -0.39 to all > loose figures: avg 
-0.39 -0.37 to all > loose figures: look up 
0.37 0.37 to all > loose figures: sum 
0.22 0.18 to come > list
0.2 0.19 to come > list: where 
-0.33 -0.23 to have > extreme value
-0.33 -0.23 to have > extreme value: min said
-0.23 -0.34 to have > figures
-0.22 -0.19 to have > figures: one figure named
0.44 0.47 to have > first or last row
0.44 0.47 to have > first or last row: position first
0.23 0.35 to have > list
-0.65 -0.58 to have > list: many 
0.24 0.24 to have > list: named things 
0.62 0.5 to have > list: where 
0.64 0.61 to have > list: where distinct
-0.62 -0.61 to have > top groups: rows asc
0.34 0.29 to have > top groups: sum of field asc
-0.33 -0.27 to have > top rows
-0.46 -0.37 to have > top rows: order:said asc
-0.37 -0.36 to have > which of these
-0.3 -0.26 to have > which of these: count asc
-0.34 -0.33 to have > which of these: count desc
-0.28 -0.26 to have > which of these: guess asc
-0.32 -0.29 to have > which of these: guess desc
-0.38 -0.39 to have > which of these: position first
-0.4 -0.42 to have > which of these: position last
0.24 0.24 to in > list
0.49 0.51 to in > list: many 
-0.53 -0.54 to in > list: where 
-0.43 -0.47 to in > list: where distinct
0.24 0.24 to only > first or last row
0.24 0.24 to only > first or last row: position last
0.44 0.55 to only > top groups
-0.02 -0.23 to only > top groups: own measure desc
0.44 0.56 to only > top groups: rows desc
-0.25 -0.27 to only > top rows
-0.26 -0.27 to only > top rows: order:guess desc
0.25 0.25 to under > first or last row
0.25 0.25 to under > first or last row: position first
-0.25 -0.26 to under > top groups
-0.25 -0.26 to under > top groups: rows asc
-0.21 -0.22 to under > top rows
-0.21 -0.22 to under > top rows: order:guess asc
-0.25 -0.27 to win > extreme value
-0.25 -0.27 to win > extreme value: max said
0.39 0.42 to win > first or last row
-0.22 -0.22 to win > first or last row: position first
0.5 0.53 to win > first or last row: position last
-0.2 -0.18 to win > first or last row: time first
-0.45 -0.48 to win > first or last row: time last
-0.36 -0.41 to win > list: many 
0.24 0.25 to win > list: named things 
-0.21 -0.26 to win > list: where distinct
-0.21 -0.19 to win > loose figures
-0.21 -0.21 to win > loose figures: avg 
-0.51 -0.5 to win > loose figures: sum 
-0.52 -0.53 to win > top groups
-0.3 -0.32 to win > top groups: rows asc
-0.5 -0.5 to win > top groups: rows desc
-0.19 -0.27 to win > top rows
-0.31 -0.3 to win > top rows: order:guess asc
0.54 0.49 to win > top rows: order:guess desc
-0.53 -0.52 to win > top rows: order:said desc
-0.27 -0.26 together > comparison
-0.27 -0.26 together > comparison: guess value
-0.26 -0.23 together > figures
-0.23 -0.25 together > figures: fn:count fn:sum!
-0.26 -0.23 together > figures: fn:count one figure
-0.26 -0.24 together > figures: fn:distinct? one figure
0.26 0.31 together > list
0.3 0.31 together > list: where 
0.21 0.31 together > list: where distinct
-0.49 -0.46 together > loose figures: avg 
-0.27 -0.3 together > loose figures: count 
-0.46 -0.42 together > loose figures: look up 
0.32 0.29 together > loose figures: sum 
-0.18 -0.28 together > which of these
-0.15 -0.21 together > which of these: position first
-0.22 -0.21 top > comparison
-0.22 -0.21 top > comparison: guess value
-0.74 -0.74 top > extreme value
-0.88 -1 top > extreme value: max guess
-0.41 -0.4 top > extreme value: max said
-0.4 -0.33 top > extreme value: min said
-0.35 -0.25 top > figure of the top rows
-0.32 -0.18 top > figure of the top rows: avg 
-1.13 -1 top > figure of the top rows: sum 
-0.29 -0.24 top > figures: fn:avg fn:sum!
-0.45 -0.4 top > figures: fn:avg one figure
-0.3 -0.23 top > figures: fn:avg! grouped by what is beside
-0.42 -0.48 top > figures: fn:count fn:sum
0.19 0.27 top > figures: fn:count fn:sum!
-0.37 -0.41 top > figures: fn:count grouped by what is beside
0.21 0.24 top > figures: fn:count one figure
0.4 0.39 top > figures: fn:distinct? fn:sum!
0.21 0.21 top > figures: fn:distinct? one figure
-0.55 -0.46 top > figures: fn:max grouped by what is beside
-0.62 -0.67 top > figures: fn:max one figure
-0.24 -0.23 top > figures: fn:min grouped by what is beside
-0.28 -0.33 top > figures: fn:mode one figure
-0.22 -0.22 top > figures: fn:profit grouped by what is beside
-0.2 -0.23 top > figures: fn:profit one figure
-0.27 -0.34 top > figures: fn:revenue one figure
-0.14 -0.22 top > figures: fn:sum fn:distinct?
-0.33 -0.2 top > figures: fn:sum grouped by what is beside
-0.34 -0.42 top > figures: fn:sum one figure
-0.47 -0.55 top > figures: fn:sum! grouped
-0.2 -0.36 top > figures: fn:sum! grouped by what is beside
-0.6 -0.6 top > figures: fn:sum! one figure
-0.23 -0.27 top > figures: fn:units grouped
-0.49 -0.6 top > figures: grouped named
-0.22 -0.25 top > figures: one figure named
-0.23 -0.18 top > first or last row
-0.47 -0.4 top > first or last row: time first
-0.27 -0.25 top > groups that are named
-0.27 -0.25 top > groups that are named: listed 
-0.34 -0.35 top > groups that have
-0.34 -0.35 top > groups that have: list said
0.13 0.21 top > list
-0.34 -0.38 top > list: all 
0.38 0.36 top > list: many 
-0.91 -0.94 top > loose figures
-1.13 -1.09 top > loose figures: avg 
-0.78 -0.78 top > loose figures: count 
-0.46 -0.51 top > loose figures: look up 
-0.43 -0.43 top > loose figures: look up guess
-1.2 -1.21 top > loose figures: sum 
-0.55 -0.6 top > top groups: own measure asc
0.56 0.75 top > top groups: own measure desc
-0.55 -0.73 top > top groups: revenue desc
-0.68 -0.69 top > top groups: rows asc
-0.51 -0.51 top > top groups: rows desc
-0.23 -0.24 top > top groups: said measure asc
-0.46 -0.43 top > top groups: said measure desc
0.28 0.25 top > top groups: sum of field asc
-0.33 -0.4 top > top groups: sum of field desc
-0.25 -0.31 top > top groups: units desc
-0.55 -0.51 top > top rows
-0.4 -0.45 top > top rows: order:guess asc
-0.35 -0.38 top > top rows: order:hint desc
0.5 0.51 top > top rows: order:said asc
-1.6 -1.56 top > top rows: order:said desc
-0.4 -0.46 top amount > figures
-0.23 -0.24 top amount > figures: fn:count one figure
-0.39 -0.44 top amount > figures: fn:distinct? one figure
-0.24 -0.26 top amount > first or last row
-0.24 -0.27 top amount > first or last row: position first
-0.2 -0.23 top amount > first or last row: time first
0.25 0.27 top amount > top groups
-0.63 -0.61 top amount > top groups: own measure desc
-0.46 -0.43 top amount > top groups: said measure desc
0.37 0.38 top amount > top groups: sum of field desc
-0.31 -0.62 top groups > amount
-0.62 -0.46 top groups > name
0.18 0.23 top groups > place
-0.16 -0.35 top groups > time
-0.29 -0.35 top groups conditions 1
-0.48 -0.4 top groups conditions 2
0.68 0.84 top groups: columns named
-1.12 -1.27 top groups: guess
-0.63 -0.51 top groups: many
0.23 0.29 top groups: own measure
-0.61 -0.64 top groups: revenue
-0.21 -0.27 top groups: rows
0.54 0.6 top groups: said
0.31 0.26 top groups: said measure
0.3 0.21 top groups: sum of field
-1.76 -1.77 top groups: units
-0.3 -0.29 top in > extreme value
-0.3 -0.29 top in > extreme value: max said
-0.14 -0.25 top in > figures
-0.71 -0.71 top in > first or last row: position first
0.46 0.46 top in > first or last row: time first
0.48 0.43 top in > top groups: own measure desc
-0.42 -0.4 top in > top groups: rows desc
-0.23 -0.21 top in > top rows
-0.2 -0.18 top in > top rows: order:said desc
0.7 0.69 top of > first or last row
0.79 0.79 top of > first or last row: position first
-0.26 -0.25 top of > first or last row: time first
-0.25 -0.28 top of > list
-0.25 -0.28 top of > list: many 
-0.61 -0.59 top of > top groups
-0.61 -0.59 top of > top groups: rows desc
-0.72 -0.75 top of > top rows
-0.67 -0.67 top of > top rows: order:guess desc
-0.44 -0.44 top of > top rows: order:said desc
-0.19 -0.34 top on > first or last row
0.33 0.33 top on > first or last row: position first
-0.32 -0.33 top on > first or last row: time first
0.28 0.33 top on > top groups
0.28 0.33 top on > top groups: rows desc
-0.31 -0.31 top on > top rows
-0.31 -0.31 top on > top rows: order:guess desc
-0.34 -0.67 top rows > amount
0.49 0.65 top rows > name
-0.24 -0.08 top rows > place
-0.6 -0.56 top rows > text
-0.88 -0.69 top rows conditions 2
-0.23 -0.23 top rows: desc
-0.48 -0.49 top rows: order:guess
0.21 0.21 top rows: order:hint
0.59 0.57 top rows: order:said
0.29 0.3 top with > first or last row
0.29 0.3 top with > first or last row: position first
-0.27 -0.33 top with > top groups
-0.25 -0.31 top with > top groups: own measure desc
-0.3 -0.35 top with > top groups: rows desc
-0.29 -0.3 top with > top rows
-0.33 -0.33 top with > top rows: order:guess desc
-0.26 -0.28 top with > top rows: order:said desc
-0.44 -0.48 total > average of each
-0.44 -0.48 total > average of each:  
-0.4 -0.4 total > difference
-0.4 -0.4 total > difference: of ends guess
0.27 0.32 total > difference: of ends said
-0.28 -0.34 total > difference: of fields 
-0.18 -0.21 total > difference: of fields turned 
-1.08 -1.13 total > extreme value
-0.66 -0.58 total > extreme value: max guess
-0.76 -0.63 total > extreme value: max said
-0.44 -0.36 total > extreme value: min guess
-0.49 -0.55 total > extreme value: min said
0.21 0.25 total > figure of the top rows
-0.52 -0.51 total > figure of the top rows: avg 
0.29 0.32 total > figure of the top rows: sum 
0.46 0.46 total > figures: fn:arithmetic grouped
-0.27 -0.16 total > figures: fn:arithmetic grouped by what is beside
-0.46 -0.53 total > figures: fn:arithmetic one figure
0.92 0.47 total > figures: fn:avg fn:sum!
0.57 0.36 total > figures: fn:avg grouped
-0.23 -0.18 total > figures: fn:avg! one figure
-0.29 -0.4 total > figures: fn:count fn:count
-0.3 -0.43 total > figures: fn:count fn:distinct?
0.32 0.37 total > figures: fn:count fn:sum
-0.42 -0.57 total > figures: fn:count fn:sum!
-0.21 -0.3 total > figures: fn:count fn:sum?
-0.31 -0.33 total > figures: fn:count fn:units
-0.41 -0.46 total > figures: fn:count grouped
-0.58 -0.55 total > figures: fn:count grouped by what is beside
-0.25 -0.3 total > figures: fn:count one figure
0.26 0.23 total > figures: fn:distinct one figure
-0.21 -0.33 total > figures: fn:distinct? fn:count
-0.2 -0.3 total > figures: fn:distinct? fn:distinct?
0.23 0.19 total > figures: fn:distinct? fn:sum
-0.79 -0.74 total > figures: fn:distinct? fn:sum!
-0.2 -0.3 total > figures: fn:distinct? fn:sum?
-0.84 -0.73 total > figures: fn:distinct? grouped by what is beside
-0.29 -0.28 total > figures: fn:max fn:count
0.25 0.4 total > figures: fn:range one figure
-0.26 0.63 total > figures: fn:ratio grouped
-0.6 -0.5 total > figures: fn:ratio grouped by what is beside
-0.42 -0.39 total > figures: fn:ratio one figure
0.22 0.22 total > figures: fn:revenue fn:sum!
0.8 0.64 total > figures: fn:revenue grouped
-0.22 -0.23 total > figures: fn:revenue one figure
-0.19 -0.21 total > figures: fn:stddev one figure
-0.22 -0.23 total > figures: fn:sum fn:arithmetic
-0.8 -0.8 total > figures: fn:sum fn:count
-0.43 -0.5 total > figures: fn:sum fn:distinct?
-0.48 -0.36 total > figures: fn:sum fn:ratio
-0.5 0.36 total > figures: fn:sum fn:sum!
-0.46 -0.54 total > figures: fn:sum grouped by what is beside
0.37 0.28 total > figures: fn:sum one figure
0.57 0.84 total > figures: fn:sum! fn:arithmetic
-0.35 -0.32 total > figures: fn:sum! fn:avg!
0.27 0.22 total > figures: fn:sum! fn:count
-0.53 -0.72 total > figures: fn:sum! fn:revenue
0.35 0.41 total > figures: fn:sum! fn:sum!
-0.55 -0.59 total > figures: fn:sum! grouped by what is beside
0.48 0.46 total > figures: fn:sum? fn:sum!
-0.65 -0.49 total > figures: fn:sum? grouped by what is beside
-0.27 -0.29 total > figures: fn:units fn:arithmetic
0.24 0.24 total > figures: fn:units one figure
-0.29 -0.5 total > figures: one figure named
-0.36 -0.33 total > first or last row
-0.2 -0.18 total > first or last row: position first
-0.32 -0.33 total > first or last row: position last
-0.52 -0.58 total > first or last row: time first
-0.43 -0.42 total > groups that are named
-0.43 -0.42 total > groups that are named: listed 
-0.22 -0.32 total > groups that have
-0.2 -0.27 total > groups that have: list guess
-0.27 -0.25 total > how long
-0.27 -0.25 total > how long: between rows 
-0.57 -0.56 total > list
-0.73 -0.82 total > list: many 
-1.31 -1.18 total > list: named things 
-0.22 -0.35 total > list: where 
-0.55 -0.49 total > list: where distinct
0.58 0.49 total > loose figures
0.8 0.73 total > loose figures: count 
-0.84 -1.38 total > loose figures: look up 
0.37 0.37 total > loose figures: sum 
-0.29 -0.36 total > next or previous row
-0.27 -0.29 total > next or previous row: other way position
-0.18 -0.26 total > next or previous row: said way position
-0.27 -0.26 total > rows before or after another
-0.27 -0.26 total > rows before or after another: count 
-0.05 -0.25 total > rows before or after another: list 
0.21 0.25 total > share
0.21 0.25 total > share: filtered 
-0.29 -0.27 total > the same as another row
-0.56 -0.54 total > top groups
-0.37 -0.38 total > top groups: own measure asc
-0.34 -0.33 total > top groups: revenue desc
-0.95 -0.97 total > top groups: rows desc
-0.34 -0.31 total > top groups: sum of field asc
-0.2 -0.2 total > top groups: units desc
-0.47 -0.38 total > top rows: order:guess asc
-0.53 -0.63 total > top rows: order:guess desc
0.37 0.37 total > top rows: order:hint desc
0.29 0.27 total > top rows: order:said asc
-0.7 -0.66 total > which of these
-0.54 -0.57 total > which of these: count asc
-0.63 -0.67 total > which of these: count desc
-0.55 -0.5 total > which of these: guess asc
-0.71 -0.66 total > which of these: guess desc
-0.7 -0.73 total > which of these: position first
-0.72 -0.77 total > which of these: position last
-0.2 -0.19 total > which of these: said desc
-0.31 -0.33 total amount > comparison
-0.31 -0.33 total amount > comparison: guess value
-0.28 -0.34 total amount > figures: fn:count grouped by what is beside
-0.45 -0.47 total amount > figures: fn:count one figure
-0.24 -0.23 total amount > figures: fn:distinct? grouped by what is beside
0.72 0.84 total amount > figures: fn:sum one figure
0.24 0.25 total amount > loose figures: avg 
0.32 0.21 total amount > loose figures: look up 
-0.24 -0.22 total amount > loose figures: look up guess
-0.27 -0.26 total and > figures
-0.27 -0.26 total and > figures: fn:avg one figure
0.26 0.25 total and > groups that are named
0.26 0.25 total and > groups that are named: listed 
-0.23 -0.2 total and > loose figures
-0.23 -0.2 total and > loose figures: sum 
-0.25 -0.3 total for > list
-0.23 -0.29 total for > list: where 
-0.26 -0.31 total for > list: where distinct
0.25 0.3 total for > loose figures
0.25 0.3 total for > loose figures: count 
-0.27 -0.25 total have > how long
-0.27 -0.25 total have > how long: between rows 
-0.25 -0.25 total have > list
-0.2 -0.2 total have > list: many 
-0.31 -0.27 total have > list: where 
-0.21 -0.24 total have > list: where distinct
0.25 0.25 total have > loose figures
-0.35 -0.34 total have > loose figures: avg 
0.26 0.26 total have > loose figures: count 
-0.38 -0.36 total have > loose figures: sum 
-0.55 -0.49 total in > list
-0.53 -0.48 total in > list: where 
-0.47 -0.41 total in > list: where distinct
-0.64 -0.64 total in > loose figures
0.31 0.25 total in > loose figures: avg 
-0.61 -0.62 total in > loose figures: count 
-0.21 -0.2 total in > top groups
-0.21 -0.2 total in > top groups: sum of field desc
0.21 0.21 total in > top rows
0.37 0.37 total in > top rows: order:hint desc
-0.46 -0.46 total in > top rows: order:said desc
0.22 0.22 total listed > comparison
0.22 0.22 total listed > comparison: guess value
-0.24 -0.23 total listed > groups that are named
-0.24 -0.23 total listed > groups that are named: listed 
-0.37 -0.31 total listed > list
0.23 0.21 total listed > list: many 
-0.34 -0.31 total listed > list: where 
-0.3 -0.25 total listed > list: where distinct
0.35 0.3 total listed > loose figures
0.3 0.29 total listed > loose figures: avg 
-0.4 -0.4 total listed > loose figures: count 
0.43 0.39 total listed > loose figures: sum 
-0.2 -0.19 total listed > which of these: said desc
-0.31 -0.3 total most > extreme value
-0.31 -0.3 total most > extreme value: max said
-0.36 -0.32 total most > figures
-0.34 -0.33 total most > figures: fn:count one figure
-0.29 -0.28 total most > figures: fn:max fn:count
-0.37 -0.33 total most > figures: fn:sum fn:count
-0.25 -0.25 total most > first or last row
-0.32 -0.33 total most > first or last row: position last
0.21 0.19 total most > loose figures
0.21 0.21 total most > loose figures: avg 
-0.42 -0.45 total most > loose figures: look up 
-0.42 -0.4 total most > loose figures: sum 
-0.38 -0.41 total most > top rows
-0.33 -0.34 total most > top rows: order:guess desc
-0.38 -0.42 total most > top rows: order:said desc
0.64 0.61 total number > comparison
0.64 0.61 total number > comparison: guess value
-0.33 -0.3 total number > extreme value
-0.27 -0.25 total number > extreme value: min guess
-0.31 -0.28 total number > extreme value: min said
-0.42 -0.31 total number > figures: fn:count grouped by what is beside
-0.28 -0.24 total number > figures: fn:distinct? fn:sum!
-0.7 -0.68 total number > figures: fn:distinct? grouped by what is beside
0.57 0.46 total number > figures: fn:sum fn:sum!
0.29 0.23 total number > figures: fn:sum! fn:count
-0.2 -0.16 total number > figures: fn:sum! grouped by what is beside
0.22 0.17 total number > figures: fn:sum? fn:sum!
-0.42 -0.3 total number > figures: fn:sum? grouped by what is beside
-0.6 -0.53 total number > groups that are named
-0.6 -0.53 total number > groups that are named: listed 
-0.2 -0.27 total number > groups that have
-0.2 -0.27 total number > groups that have: list guess
-0.36 -0.46 total number > list
-0.98 -1 total number > list: named things 
-0.59 -0.5 total number > list: where 
-0.47 -0.54 total number > list: where distinct
-0.35 -0.45 total number > loose figures
-0.61 -0.73 total number > loose figures: avg 
0.28 0.28 total number > loose figures: count 
-0.47 -0.42 total number > loose figures: look up 
0.3 0.29 total number > loose figures: sum 
-0.27 -0.26 total number > top groups
-0.27 -0.26 total number > top groups: own measure asc
0.35 0.33 total number > top rows
0.49 0.45 total number > top rows: order:said asc
-0.24 -0.32 total number > which of these
-0.21 -0.17 total number > which of these: count asc
-0.22 -0.18 total number > which of these: count desc
-0.18 -0.21 total number > which of these: guess desc
-0.21 -0.27 total number > which of these: position first
-0.3 -0.38 total number > which of these: position last
-0.3 -0.38 total of > comparison
-0.3 -0.38 total of > comparison: guess value
-0.39 -0.41 total of > extreme value
-0.39 -0.41 total of > extreme value: min said
-0.27 -0.29 total of > figures: fn:sum grouped by what is beside
-0.25 -0.29 total of > figures: fn:sum one figure
-0.71 -0.5 total of > figures: fn:sum! grouped
-0.38 -0.06 total of > figures: fn:sum! grouped by what is beside
0.72 0.51 total of > figures: grouped named
-0.45 -0.5 total of > figures: one figure named
0.4 0.34 total of > first or last row
0.4 0.34 total of > first or last row: position first
-0.57 -0.56 total of > groups that are named
-0.57 -0.56 total of > groups that are named: listed 
-0.24 -0.3 total of > list: all 
0.34 0.27 total of > list: many 
-0.28 -0.54 total of > list: named things 
-0.25 -0.34 total of > list: where 
-0.29 -0.36 total of > list: where distinct
-0.5 -0.5 total of > loose figures: avg 
-0.15 -0.21 total of > loose figures: sum 
-0.34 -0.31 total of > top groups
-0.34 -0.31 total of > top groups: sum of field asc
-0.27 -0.27 total of > top rows
-0.27 -0.28 total of > top rows: order:said asc
-0.43 -0.51 total of > which of these
-0.35 -0.2 total of > which of these: count asc
-0.44 -0.38 total of > which of these: count desc
-0.47 -0.48 total of > which of these: guess asc
-0.36 -0.48 total of > which of these: guess desc
-0.32 -0.42 total of > which of these: position first
-0.46 -0.46 total of > which of these: position last
-0.23 -0.33 total over > figures: fn:count fn:sum!
0.21 0.26 total over > figures: fn:count one figure
-0.22 -0.4 total over > loose figures: look up guess
-0.44 -0.48 total per > average of each
-0.44 -0.48 total per > average of each:  
0.44 0.48 total per > figures
0.92 0.47 total per > figures: fn:avg fn:sum!
0.57 0.36 total per > figures: fn:avg grouped
-0.14 -0.21 total per > figures: fn:avg one figure
-0.26 0.63 total per > figures: fn:ratio grouped
-0.06 -0.26 total per > figures: fn:ratio one figure
-0.24 -0.25 total time > comparison
-0.24 -0.25 total time > comparison: guess value
-0.44 -0.44 total time > figures
-0.32 -0.41 total time > figures: fn:count one figure
0.26 0.23 total time > figures: fn:distinct one figure
-0.24 -0.24 total time > figures: fn:sum fn:count
-0.35 -0.36 total time > figures: fn:sum one figure
-0.22 -0.28 total time > groups that are named
-0.22 -0.28 total time > groups that are named: listed 
0.39 0.42 total time > list
0.43 0.48 total time > list: where 
0.32 0.33 total time > list: where distinct
-0.32 -0.38 total time > loose figures
-0.61 -0.58 total time > loose figures: count 
-0.36 -0.34 total time > loose figures: look up 
-0.31 -0.3 total time > loose figures: sum 
-0.21 -0.27 total times > figures: fn:count grouped by what is beside
-0.44 -0.34 total total > figures: fn:count one figure
-0.4 -0.35 total total > figures: fn:sum fn:count
0.25 0.26 total total > figures: fn:sum one figure
0.57 0.84 total total > figures: fn:sum! fn:arithmetic
-0.28 -0.2 total total > list
-0.2 -0.02 total total > list: named things 
-0.23 -0.2 total total > loose figures: look up 
-0.38 -0.36 total total > loose figures: sum 
0.21 0.2 total total > top groups: own measure desc
-0.21 -0.2 total total > top groups: rows desc
-0.36 -0.49 total years > comparison
-0.36 -0.49 total years > comparison: guess value
-0.37 -0.48 total years > figures
-0.16 -0.2 total years > figures: fn:count grouped by what is beside
-0.39 -0.5 total years > figures: fn:count one figure
0.24 0.22 total years > figures: fn:sum one figure
0.38 0.49 total years > list
0.43 0.51 total years > list: where 
0.29 0.47 total years > list: where distinct
-0.24 -0.22 total years > loose figures
-0.24 -0.22 total years > loose figures: avg 
0.58 0.56 under > comparison
0.58 0.56 under > comparison: guess value
-0.29 -0.42 under > extreme value
-0.22 -0.35 under > extreme value: min said
-0.54 -0.53 under > figures
-0.2 -0.26 under > figures: fn:count grouped by what is beside
-0.54 -0.52 under > figures: fn:count one figure
-0.56 -0.55 under > figures: fn:distinct? one figure
-0.39 -0.36 under > first or last row
0.22 0.12 under > first or last row: position first
-0.6 -0.55 under > first or last row: position last
0.44 0.57 under > first or last row: time first
-0.63 -0.6 under > first or last row: time last
0.42 0.43 under > list: many 
-0.66 -0.64 under > list: where 
-0.79 -0.77 under > list: where distinct
-0.25 -0.27 under > loose figures
-0.02 -0.31 under > loose figures: avg 
-0.3 -0.32 under > loose figures: look up 
-0.4 -0.48 under > loose figures: look up guess
-0.51 -0.29 under > loose figures: sum 
-0.47 -0.67 under > top groups
-0.25 -0.26 under > top groups: rows asc
-0.36 -0.62 under > top groups: rows desc
0.46 0.45 under > top rows
-0.31 -0.28 under > top rows: order:guess asc
0.62 0.56 under > top rows: order:guess desc
-0.23 -0.21 under > top rows: order:said asc
-0.25 -0.21 unique > figures: fn:count grouped by what is beside
0.53 0.54 unique > figures: fn:count one figure
-0.53 -0.54 unique > figures: fn:distinct one figure
-0.32 -0.4 until > comparison
-0.32 -0.4 until > comparison: guess value
0.29 0.32 until > list
0.29 0.32 until > list: where 
0.28 0.32 until > list: where distinct
-0.36 -0.39 until > loose figures
-0.28 -0.28 until > loose figures: avg 
-0.42 -0.45 until > loose figures: count 
-0.23 -0.23 until > loose figures: sum 
-0.2 -0.24 until > which of these
-0.18 -0.22 until > which of these: count asc
-0.18 -0.22 until > which of these: count desc
-0.19 -0.22 until > which of these: guess desc
-0.23 -0.3 until > which of these: position first
-0.26 -0.37 until > which of these: position last
0.34 0.43 unused all
1.01 1.11 unused also
0.25 0.28 unused amount
-1.37 -1 unused and
-1.07 -0.96 unused are
-0.59 -0.48 unused at
-0.95 -0.83 unused average
-0.36 -0.28 unused best
1.09 1.11 unused better
-0.28 -0.67 unused between
-0.21 -0.34 unused biggest
0.89 0.89 unused both
2.26 2.46 unused came
0.43 0.55 unused combined
0.79 0.87 unused come
0.68 0.61 unused consecutive
0.56 0.29 unused did
1.08 1.08 unused do
2.06 1.43 unused does
-0.14 -0.3 unused during
-0.7 -0.62 unused each
0.78 0.69 unused earlier
-0.28 -0.3 unused earliest
0.24 0.27 unused either
-0.66 -0.86 unused every
-0.76 -0.72 unused fewer
-0.27 -0.32 unused fewest
-0.91 -0.8 unused first
-0.25 -0.32 unused greater
1.31 1.23 unused had
-0.54 -0.57 unused has
-0.22 -0.17 unused higher
-0.45 -0.41 unused highest
-0.3 -0.28 unused how
-0.51 -0.53 unused in
1.76 1.71 unused is
-0.25 -0.28 unused largest
-1.03 -0.94 unused last
-0.3 -0.12 unused latest
-1.08 -1.12 unused less
0.42 0.39 unused listed
-0.26 -0.27 unused long
-0.21 -0.31 unused longer
-0.32 -0.3 unused longest
0.24 0.22 unused lower
-0.11 -0.2 unused lowest
-0.7 -0.71 unused mean
-1.21 -1.46 unused median
-0.31 -0.32 unused more
-1.34 -1.41 unused most
-0.66 -0.64 unused never
-0.23 -0.21 unused newest
-0.47 -0.64 unused no
-1.23 -1.22 unused not
-0.18 -0.21 unused number
-0.51 -0.61 unused oldest
-0.97 -1.03 unused other
-0.79 -0.83 unused over
-1.14 -1.73 unused per
2.32 2.6 unused same
0.35 0.32 unused share
-0.47 -0.43 unused shortest
-0.39 -0.35 unused since
-0.41 -0.28 unused sum
-1.14 -1.15 unused than
-0.24 -0.25 unused time
-0.26 -0.25 unused times
-0.35 -0.7 unused to
0.61 0.69 unused together
-0.08 -0.2 unused top
-0.62 -0.61 unused total
-0.52 -0.51 unused under
-0.39 -0.51 unused up
7.11 6.6 unused was
4.65 4.42 unused were
0.64 0.92 unused what
-0.5 -0.52 unused when
-0.05 -0.36 unused where
-0.62 -0.78 unused win
-0.39 0.34 unused with
0.68 0.66 unused won
-0.54 -0.64 unused year
0.37 0.36 unused years
0.31 0.19 up > figures
-0.33 -0.25 up > figures: fn:count fn:sum!
0.2 0.21 up > figures: fn:count grouped
-0.14 -0.22 up > figures: fn:count grouped by what is beside
-0.29 -0.29 up > figures: fn:distinct? fn:sum!
-0.21 -0.22 up > figures: fn:distinct? grouped
-0.68 -0.74 up > figures: fn:distinct? one figure
-0.27 -0.28 up > figures: fn:sum fn:count
0.22 0.23 up > figures: fn:sum one figure
0.32 0.28 up > figures: fn:sum? fn:sum!
0.24 0.25 up > list
0.26 0.21 up > list: many 
0.64 0.5 up > list: named things 
-0.25 -0.76 up > list: where 
-0.4 -0.82 up > list: where distinct
-0.5 -0.5 up > loose figures: count 
0.45 0.4 up > next or previous row
-0.45 -0.44 up > next or previous row: other way position
0.45 0.44 up > next or previous row: said way position
-0.26 -0.38 up > rows before or after another
-0.28 -0.39 up > rows before or after another: list 
0.53 0.53 up > top groups
0.49 0.49 up > top groups: own measure desc
-0.41 -0.42 up > top groups: rows desc
-0.53 -0.53 up > top rows
-0.49 -0.48 up > top rows: order:guess desc
-0.53 -0.53 up > top rows: order:said desc
-0.27 -0.31 up > which of these
-0.21 -0.27 up > which of these: count asc
-0.25 -0.32 up > which of these: count desc
-0.18 -0.23 up > which of these: guess asc
-0.21 -0.25 up > which of these: guess desc
-0.39 -0.47 up > which of these: position first
-0.42 -0.49 up > which of these: position last
-0.26 -0.28 up did > figures
-0.27 -0.28 up did > figures: fn:count one figure
-0.25 -0.28 up did > figures: fn:distinct? one figure
0.26 0.28 up did > loose figures
0.15 0.23 up did > loose figures: avg 
0.3 0.33 up did > loose figures: look up 
0.15 0.24 up did > loose figures: sum 
0.22 0.23 up from > figures
0.22 0.23 up from > figures: fn:sum one figure
-0.2 -0.21 up from > list
-0.23 -0.22 up from > list: where 
-0.45 -0.44 up from > loose figures
0.29 0.2 up from > loose figures: avg 
-0.45 -0.45 up from > loose figures: count 
0.23 0.18 up in > figures
-0.14 -0.22 up in > figures: fn:count grouped by what is beside
0.47 0.43 up in > figures: fn:count one figure
-0.49 -0.56 up in > figures: fn:distinct? one figure
0.26 0.28 up in > list
0.23 0.18 up in > list: many 
0.64 0.5 up in > list: named things 
-0.13 -0.53 up in > list: where 
-0.1 -0.51 up in > list: where distinct
-0.27 -0.31 up in > which of these
-0.21 -0.27 up in > which of these: count asc
-0.25 -0.32 up in > which of these: count desc
-0.18 -0.23 up in > which of these: guess asc
-0.21 -0.25 up in > which of these: guess desc
-0.39 -0.47 up in > which of these: position first
-0.42 -0.49 up in > which of these: position last
0.23 0.26 up last > figures
0.2 0.21 up last > figures: fn:count grouped
-0.19 -0.2 up last > figures: fn:count one figure
-0.21 -0.22 up last > figures: fn:distinct? grouped
0.62 0.55 value of 11-30
0.22 0.15 value of 2
-0.43 -0.45 value of 3
0.42 0.37 value of 6-10
0.54 0.46 value of many
-1.11 -1.03 value part
0.89 0.94 value synonym
-0.68 -0.48 value typo
-0.86 -0.77 was > comparison
-0.86 -0.77 was > comparison: guess value
0.27 0.2 was > difference
-0.4 -0.59 was > difference: of counts turned 
-0.28 -0.25 was > difference: of ends guess
0.05 -0.45 was > difference: of ends said
-0.28 -0.31 was > difference: of two guess
0.61 0.68 was > difference: of two said
-0.47 -0.56 was > difference: of two turned said
-0.64 -0.65 was > extreme value: max guess
-1.49 -1.44 was > extreme value: min guess
0.43 0.38 was > figure of the top rows
0.2 0.15 was > figure of the top rows: avg 
-0.39 -0.33 was > figures
-0.29 -0.24 was > figures: fn:avg fn:sum!
-0.57 -0.57 was > figures: fn:count fn:sum!
-0.57 -0.55 was > figures: fn:count grouped by what is beside
-0.26 -0.18 was > figures: fn:count one figure
-0.21 -0.26 was > figures: fn:distinct? fn:sum!
-0.36 -0.34 was > figures: fn:distinct? grouped by what is beside
0.35 0.43 was > figures: fn:distinct? one figure
-0.23 -0.23 was > figures: fn:last grouped
0.38 0.41 was > figures: fn:last one figure
0.26 0.39 was > figures: fn:max fn:sum!
-0.22 -0.16 was > figures: fn:max grouped
-0.43 -0.37 was > figures: fn:max grouped by what is beside
-0.24 -0.37 was > figures: fn:max one figure
-0.21 -0.18 was > figures: fn:revenue grouped
-0.26 -0.27 was > figures: fn:revenue grouped by what is beside
-0.22 -0.29 was > figures: fn:sum fn:sum!
-0.46 -0.49 was > figures: fn:sum grouped
-0.28 -0.21 was > figures: fn:sum grouped by what is beside
0.42 0.4 was > figures: fn:sum! fn:count
-0.46 0.4 was > figures: fn:sum! grouped
-0.36 -0.41 was > figures: fn:sum! grouped by what is beside
-0.93 -0.81 was > figures: fn:sum! one figure
-0.22 -0.18 was > figures: fn:sum? grouped by what is beside
-0.37 0.22 was > figures: grouped named
-0.22 -0.21 was > figures: one figure named
0.13 0.27 was > first or last of each
0.13 0.27 was > first or last of each:  
-0.35 -0.28 was > first or last row: position first
-0.23 -0.24 was > first or last row: position turned last
0.29 0.26 was > first or last row: time last
-0.72 -0.78 was > groups that are named
-0.72 -0.78 was > groups that are named: listed 
-0.17 -0.25 was > groups that have
-0.17 -0.25 was > groups that have: list guess
-0.2 -0.24 was > how long
-0.2 -0.24 was > how long: between rows 
-0.25 -0.24 was > list
-1.24 -0.87 was > list: all 
-0.58 -0.59 was > list: where distinct
-0.31 -0.29 was > loose figures
-0.46 -0.53 was > loose figures: avg 
-0.34 -0.39 was > loose figures: count 
-0.71 -0.93 was > loose figures: look up 
-1.15 -1.16 was > loose figures: look up guess
-0.25 -0.28 was > loose figures: sum 
-0.27 -0.27 was > next or previous row: other way position
0.5 0.51 was > next or previous row: said way time
-0.28 -0.54 was > rows before or after another
-0.28 -0.42 was > rows before or after another: count 
-0.16 -0.7 was > rows before or after another: list 
-0.53 -0.4 was > the same as another row: count guess
-0.44 -0.37 was > the same as another row: count said
-0.33 -0.33 was > the same as another row: list guess
0.27 0.26 was > the same as another row: list said
-0.59 -0.56 was > top groups: revenue asc
0.2 0.18 was > top groups: rows desc
-0.25 -0.14 was > top groups: said measure asc
-0.72 -0.69 was > top groups: sum of field asc
-0.39 -0.42 was > top groups: sum of field desc
-0.46 -0.39 was > top groups: units asc
-0.25 -0.23 was > top groups: units desc
-1.28 -1.25 was > top rows: order:guess asc
-0.39 -0.42 was > top rows: order:hint asc
0.24 0.25 was > top rows: order:said asc
-0.25 -0.29 was > top rows: order:said desc
-0.53 -0.54 was > which of these
-0.44 -0.49 was > which of these: position last
0.23 0.12 was > which of these: said asc
-0.66 -0.55 was > which of these: said desc
-0.34 -0.35 was above > list
-0.36 -0.38 was above > list: where 
-0.29 -0.23 was above > list: where distinct
0.35 0.33 was above > next or previous row
-0.33 -0.32 was above > next or previous row: other way position
0.33 0.32 was above > next or previous row: said way position
-0.25 -0.23 was above > rows before or after another
-0.33 -0.23 was above > rows before or after another: count 
-0.16 -0.22 was above > rows before or after another: list 
-0.41 -0.39 was after > list
-0.42 -0.42 was after > list: where 
-0.2 -0.26 was after > list: where distinct
0.48 0.4 was after > next or previous row
-0.5 -0.5 was after > next or previous row: other way position
0.56 0.55 was after > next or previous row: said way position
0.42 0.41 was after > next or previous row: said way time
-0.47 -0.39 was after > rows before or after another
-0.43 -0.37 was after > rows before or after another: count 
-0.46 -0.38 was after > rows before or after another: list 
-0.2 -0.2 was before > list
-0.21 -0.2 was before > list: where 
-0.2 -0.19 was before > list: where distinct
-0.24 -0.21 was before > loose figures
-0.24 -0.21 was before > loose figures: count 
0.23 0.24 was before > next or previous row
-0.38 -0.38 was before > next or previous row: other way position
0.38 0.38 was before > next or previous row: said way position
-0.39 -0.39 was before > next or previous row: said way time
-0.27 -0.31 was before > rows before or after another
-0.2 -0.11 was before > rows before or after another: count 
-0.26 -0.32 was before > rows before or after another: list 
-0.29 -0.28 was between > extreme value
-0.29 -0.28 was between > extreme value: min guess
0.24 0.27 was between > figures
0.27 0.29 was between > figures: fn:count one figure
-0.33 -0.45 was between > figures: fn:distinct? one figure
-0.32 -0.35 was between > loose figures
-0.21 -0.28 was between > loose figures: avg 
0 -0.24 was between > loose figures: look up guess
-0.33 -0.44 was between > loose figures: sum 
-0.2 -0.19 was first > extreme value
-0.2 -0.19 was first > extreme value: min said
0.52 0.54 was first > next or previous row
0.48 0.48 was first > next or previous row: other way position
-0.47 -0.47 was first > next or previous row: said way position
-0.23 -0.25 was first > rows before or after another
-0.14 -0.2 was first > rows before or after another: list 
-0.4 -0.42 was first > top groups: sum of field asc
0.22 0.04 was first > top rows
-0.13 -0.22 was first > top rows: order:guess asc
-0.34 -0.32 was first > which of these
-0.3 -0.29 was first > which of these: count asc
-0.3 -0.29 was first > which of these: count desc
-0.25 -0.24 was first > which of these: guess asc
-0.31 -0.28 was first > which of these: guess desc
-0.33 -0.32 was first > which of these: position first
-0.46 -0.48 was first > which of these: position last
-0.2 -0.2 was for > list
-0.2 -0.2 was for > list: where distinct
0.21 0.2 was for > top groups
0.21 0.2 was for > top groups: rows asc
0.12 0.24 was in > extreme value
-0.24 -0.29 was in > extreme value: max said
0.2 0.38 was in > extreme value: min said
-0.16 -0.24 was in > figures: fn:count grouped by what is beside
0.29 0.36 was in > figures: fn:count one figure
0.2 0.31 was in > figures: fn:distinct? one figure
-0.33 -0.38 was in > figures: fn:max one figure
0.46 0.39 was in > first or last row
0.34 0.36 was in > first or last row: position last
0.46 0.42 was in > first or last row: position turned last
-0.67 -0.65 was in > list
-0.39 -0.39 was in > list: many 
-0.44 -0.44 was in > list: where 
-0.28 -0.34 was in > list: where distinct
-0.45 -0.54 was in > loose figures
-0.48 -0.52 was in > loose figures: avg 
0 -0.28 was in > loose figures: look up guess
-0.33 -0.43 was in > loose figures: sum 
0.49 0.42 was in > next or previous row
-0.25 -0.25 was in > next or previous row: other way position
0.19 0.2 was in > next or previous row: said way position
0.42 0.35 was in > next or previous row: said way time
-0.35 -0.26 was in > rows before or after another
-0.32 -0.24 was in > rows before or after another: count 
-0.28 -0.36 was in > top groups
-0.28 -0.36 was in > top groups: rows desc
-0.16 -0.22 was in > top rows: order:said asc
0.3 0.47 was in > top rows: order:said desc
0.37 0.34 was in > which of these
0.28 0.3 was in > which of these: count asc
0.3 0.3 was in > which of these: count desc
-0.28 -0.28 was in > which of these: guess asc
0.3 0.28 was in > which of these: guess desc
-0.43 -0.44 was in > which of these: position first
0.43 0.43 was in > which of these: position last
-0.42 -0.42 was in > which of these: said asc
0.5 0.51 was in > which of these: said desc
-0.36 -0.22 was last > extreme value
-0.22 -0.17 was last > extreme value: max guess
-0.38 -0.23 was last > extreme value: max said
0.35 0.35 was last > first or last row
0.35 0.35 was last > first or last row: position last
-0.24 -0.16 was last > loose figures
-0.2 -0.14 was last > loose figures: avg 
-0.37 -0.37 was last > top groups
-0.37 -0.37 was last > top groups: rows desc
-0.33 -0.34 was last > top rows
-0.35 -0.36 was last > top rows: order:guess desc
-0.25 -0.28 was last > top rows: order:said desc
-0.5 -0.47 was longer > list
-0.5 -0.48 was longer > list: named things 
-0.45 -0.29 was longer > list: where 
-0.27 -0.11 was longer > list: where distinct
-0.21 0 was longer > loose figures
0.5 0.47 was longer > which of these
0.44 0.48 was longer > which of these: count asc
0.45 0.48 was longer > which of these: count desc
-0.4 -0.42 was longer > which of these: guess asc
-0.55 -0.56 was longer > which of these: guess desc
0.53 0.54 was longer > which of these: position first
-0.52 -0.54 was longer > which of these: position last
-0.19 -0.2 was next > first or last row
-0.28 -0.26 was next > first or last row: time first
-0.6 -0.59 was next > list
-0.58 -0.58 was next > list: where 
-0.49 -0.53 was next > list: where distinct
0.46 0.46 was next > next or previous row
-0.71 -0.7 was next > next or previous row: other way position
0.35 0.35 was next > next or previous row: said way time
-0.15 -0.26 was next > rows before or after another
-0.14 -0.26 was next > rows before or after another: list 
-0.44 -0.46 was next > top groups
-0.44 -0.46 was next > top groups: rows asc
0.24 0.25 was not > list
0.23 0.24 was not > list: where 
-0.22 -0.24 was not > list: where distinct
-0.22 -0.23 was not > loose figures
-0.22 -0.23 was not > loose figures: count 
0.36 0.33 was number > figures
0.36 0.33 was number > figures: fn:sum one figure
-0.36 -0.33 was number > loose figures
-0.37 -0.33 was number > loose figures: avg 
-0.33 -0.32 was number > loose figures: count 
0.4 0.41 was on > list
-0.12 0.4 was on > list: where 
0.55 0.39 was on > list: where distinct
-0.4 -0.41 was on > loose figures
-0.4 -0.41 was on > loose figures: count 
-0.44 -0.47 was total > figures
-0.44 -0.44 was total > figures: fn:count one figure
0.43 0.29 was total > figures: fn:sum! fn:count
-0.22 -0.15 was total > list
0.44 0.47 was total > loose figures
0.34 0.29 was total > loose figures: avg 
-0.25 -0.24 was total > loose figures: look up 
-0.37 -0.38 was total > loose figures: look up guess
0.52 0.55 was total > loose figures: sum 
-0.29 -0.26 was what > extreme value
-0.22 -0.25 was what > extreme value: max guess
-0.28 -0.25 was what > extreme value: max said
0.4 0.36 was what > top groups
-0.37 -0.29 was what > top groups: own measure desc
-0.18 -0.22 was what > top groups: rows desc
0.46 0.42 was what > top groups: sum of field desc
-0.42 -0.37 was what > top rows
-0.22 -0.21 was what > top rows: order:guess desc
-1.74 -2.11 weakest 1
-1.58 -1.64 weakest 2
-0.62 -0.62 weakest 3
1.15 1.37 weakest 4
1.55 1.73 weakest 5
0.32 0.25 were > columns that are named
-0.2 -0.22 were > columns that are named: columns named all
0.46 0.4 were > columns that are named: columns named where
0.48 0.52 were > difference
-0.54 -0.61 were > difference: of counts 
0.25 0.3 were > difference: of counts turned 
-0.11 -0.21 were > difference: of ends said
0.28 0.28 were > difference: of two said
-0.31 -0.31 were > difference: of two turned said
-0.46 -0.6 were > extreme value: max guess
-0.47 -0.38 were > extreme value: max said
-0.46 -0.44 were > extreme value: min guess
0.61 0.57 were > extreme value: min said
-0.2 -0.18 were > figure of the top rows
-0.22 -0.18 were > figure of the top rows: sum 
0.28 0.42 were > figures
-0.2 -0.33 were > figures: fn:avg! one figure
-0.32 -0.39 were > figures: fn:count fn:distinct
0.29 0.26 were > figures: fn:count fn:distinct?
-0.44 -0.55 were > figures: fn:count fn:sum
0.29 0.09 were > figures: fn:count fn:sum!
-0.32 -0.25 were > figures: fn:count grouped
-0.31 -0.31 were > figures: fn:count grouped by what is beside
0.26 0.39 were > figures: fn:count one figure
0.11 0.2 were > figures: fn:distinct fn:sum!
-0.45 -0.46 were > figures: fn:distinct grouped by what is beside
0.26 0.36 were > figures: fn:distinct one figure
-0.2 -0.19 were > figures: fn:distinct? fn:avg!
-0.89 -0.98 were > figures: fn:distinct? fn:sum!
-0.21 -0.14 were > figures: fn:distinct? grouped by what is beside
-0.74 -0.76 were > figures: fn:distinct? one figure
-0.31 -0.25 were > figures: fn:max grouped by what is beside
-0.28 -0.25 were > figures: fn:max one figure
0.26 0.21 were > figures: fn:sum! fn:count
-0.92 -0.86 were > figures: fn:sum! one figure
0.36 0.47 were > figures: fn:sum? fn:avg!
-0.34 -0.31 were > figures: fn:sum? grouped by what is beside
0.32 0.33 were > figures: fn:sum? one figure
0 0.23 were > figures: fn:units one figure
-0.21 -0.43 were > figures: grouped by what is beside 
-0.81 -0.86 were > figures: one figure named
-0.28 -0.31 were > first or last row: time first
-0.31 -0.34 were > groups that are named
-0.31 -0.34 were > groups that are named: listed 
0.28 0.25 were > how long
0.28 0.25 were > how long: between rows 
-0.25 -0.21 were > list: all 
-0.38 -0.31 were > list: many 
-0.91 -1.02 were > list: named things 
-0.18 -0.21 were > list: where 
-0.16 -0.21 were > loose figures
-0.6 -0.51 were > loose figures: avg 
-0.26 -0.55 were > loose figures: look up 
-1.46 -1.75 were > loose figures: look up guess
0.21 0.22 were > loose figures: sum 
-0.72 -0.7 were > next or previous row
-0.73 -0.77 were > next or previous row: other way position
-0.71 -0.69 were > next or previous row: said way position
0.5 0.36 were > rows before or after another
0.57 0.43 were > rows before or after another: count 
-0.53 -0.66 were > rows before or after another: list 
0.47 0.36 were > share
0.47 0.36 were > share: filtered 
-0.31 -0.25 were > top groups
-0.42 -0.42 were > top groups: own measure asc
-0.25 -0.26 were > top groups: rows asc
-0.5 -0.57 were > top groups: rows desc
-0.46 -0.49 were > top rows: order:guess asc
-0.66 -0.68 were > top rows: order:guess desc
0.25 0.22 were > top rows: order:said desc
-0.66 -0.57 were > which of these
-0.44 -0.37 were > which of these: count asc
-0.43 -0.34 were > which of these: count desc
-0.43 -0.39 were > which of these: guess asc
-0.42 -0.38 were > which of these: guess desc
-0.55 -0.47 were > which of these: position first
-0.73 -0.63 were > which of these: position last
0.53 0.48 were after > figures
0.53 0.48 were after > figures: fn:count one figure
-0.5 -0.41 were after > list
-0.53 -0.42 were after > list: where 
-0.46 -0.4 were after > list: where distinct
-0.27 -0.43 were after > loose figures
-0.27 -0.43 were after > loose figures: look up guess
0.46 0.44 were also > figures
-0.18 -0.2 were also > figures: fn:count grouped by what is beside
0.38 0.34 were also > figures: fn:count one figure
-0.42 -0.43 were also > figures: fn:distinct? one figure
-0.42 -0.39 were also > list
-0.35 -0.37 were also > list: many 
-0.34 -0.24 were also > list: where 
-0.49 -0.41 were also > list: where distinct
-0.2 -0.19 were between > difference: of counts 
0.28 0.25 were between > how long
0.28 0.25 were between > how long: between rows 
-0.17 -0.2 were both > which of these: position first
-0.58 -0.57 were by > comparison
-0.58 -0.57 were by > comparison: guess value
0.58 0.62 were by > figures
-0.17 -0.22 were by > figures: fn:avg! one figure
-0.29 -0.25 were by > figures: fn:count grouped by what is beside
0.67 0.68 were by > figures: fn:count one figure
-0.52 -0.53 were by > figures: fn:distinct? one figure
-0.33 -0.27 were by > figures: fn:sum! one figure
-0.13 -0.2 were by > list
-0.16 -0.2 were by > loose figures
-0.16 -0.2 were by > loose figures: look up guess
-0.37 -0.33 were from > comparison
-0.37 -0.33 were from > comparison: guess value
0.76 0.84 were from > figures
0.33 0.35 were from > figures: fn:count fn:sum!
-0.54 -0.54 were from > figures: fn:count grouped by what is beside
0.67 0.71 were from > figures: fn:count one figure
-0.31 -0.29 were from > figures: fn:distinct? one figure
-0.83 -0.7 were from > list
-0.69 -0.6 were from > list: where 
-0.81 -0.67 were from > list: where distinct
-0.55 -0.57 were from > loose figures
-0.39 -0.39 were from > loose figures: avg 
-0.15 -0.26 were from > loose figures: look up guess
-0.4 -0.42 were from > loose figures: sum 
-0.31 -0.35 were in > comparison
-0.31 -0.35 were in > comparison: guess value
0.68 0.6 were in > figures
-0.32 -0.29 were in > figures: fn:count grouped by what is beside
0.64 0.59 were in > figures: fn:count one figure
-0.28 -0.27 were in > figures: fn:distinct? grouped by what is beside
-0.4 -0.44 were in > figures: fn:distinct? one figure
-0.27 -0.32 were in > first or last row
-0.27 -0.32 were in > first or last row: position first
-0.5 -0.32 were in > list
-0.33 -0.16 were in > list: many 
-0.49 -0.35 were in > list: where 
-0.48 -0.33 were in > list: where distinct
-0.43 -0.42 were in > loose figures
-0.31 -0.32 were in > loose figures: avg 
-0.39 -0.33 were in > loose figures: look up 
-0.23 -0.47 were in > loose figures: look up guess
-0.24 -0.27 were in > loose figures: sum 
-0.33 -0.33 were in > top groups
-0.33 -0.33 were in > top groups: own measure desc
-0.36 -0.27 were in > top rows
-0.36 -0.27 were in > top rows: order:guess desc
0.22 0.21 were listed > figures
0.27 0.25 were listed > figures: fn:count one figure
-0.33 -0.33 were listed > figures: fn:distinct? one figure
-0.45 -0.43 were more > figures: fn:count fn:sum!
0.43 0.41 were more > figures: fn:count one figure
0.18 0.22 were no > figures
0.18 0.24 were no > figures: fn:count one figure
-0.17 -0.22 were no > loose figures
-0.16 -0.2 were no > loose figures: avg 
-0.2 -0.25 were no > loose figures: look up 
-0.18 -0.22 were no > loose figures: sum 
0.21 0.2 were not > figures
0.44 0.43 were not > figures: fn:count one figure
-0.49 -0.49 were not > figures: fn:distinct? one figure
-0.17 -0.37 were not > loose figures
-0.17 -0.37 were not > loose figures: look up guess
0.19 0.22 were on > list
-0.11 0.23 were on > list: where 
0.24 0.21 were on > list: where distinct
-0.2 -0.24 were on > loose figures
-0.2 -0.24 were on > loose figures: count 
-0.18 -0.2 were on > which of these
-0.18 -0.2 were on > which of these: count desc
-0.18 -0.2 were on > which of these: guess desc
-0.2 -0.24 were on > which of these: position last
-0.44 -0.25 were won > comparison
-0.44 -0.25 were won > comparison: guess value
-0.22 -0.07 were won > figures
-0.2 -0.19 were won > figures: fn:count fn:avg!
-0.21 -0.25 were won > figures: fn:count fn:sum
-0.25 -0.28 were won > figures: fn:count fn:sum!
-0.26 -0.22 were won > figures: fn:count one figure
-0.2 -0.19 were won > figures: fn:distinct? fn:avg!
-0.2 -0.22 were won > figures: fn:distinct? one figure
0.36 0.47 were won > figures: fn:sum? fn:avg!
-0.43 -0.53 were won > list
-0.29 -0.43 were won > list: where 
-0.39 -0.52 were won > list: where distinct
0.22 0.08 were won > loose figures
-0.29 -0.38 were won > loose figures: avg 
-0.17 -0.23 were won > loose figures: look up 
-0.4 -0.49 were won > loose figures: look up guess
0.22 0.14 were won > loose figures: sum 
-0.22 -0.21 were won > next or previous row: other way position
0.19 0.2 were won > rows before or after another
0.19 0.2 were won > rows before or after another: count 
-0.27 -0.25 were won > rows before or after another: list 
-0.41 -0.47 what > average of each
-0.41 -0.47 what > average of each:  
0.28 0.28 what > difference
-0.36 -0.56 what > difference: of counts turned 
0.2 0.29 what > difference: of fields 
-0.51 -0.62 what > difference: of two guess
-0.48 -0.44 what > difference: of two turned guess
-0.24 -0.07 what > extreme value
-1.15 -1.15 what > extreme value: min guess
-0.47 -0.44 what > extreme value: min said
0.28 0.34 what > figure of the top rows
-0.48 -0.4 what > figures
-0.16 -0.2 what > figures: fn:arithmetic one figure
0.67 0.43 what > figures: fn:avg fn:sum!
0.5 0.43 what > figures: fn:avg grouped
-0.24 -0.35 what > figures: fn:avg grouped by what is beside
0.23 0.06 what > figures: fn:avg one figure
0.27 0.22 what > figures: fn:avg! one figure
-0.13 -0.27 what > figures: fn:count fn:count
0.29 0.31 what > figures: fn:count fn:sum
-0.31 -0.33 what > figures: fn:count fn:units
-0.3 -0.29 what > figures: fn:count grouped
-0.47 -0.55 what > figures: fn:count grouped by what is beside
-0.34 -0.37 what > figures: fn:distinct? fn:sum!
-0.37 -0.43 what > figures: fn:distinct? grouped
-0.53 -0.51 what > figures: fn:distinct? grouped by what is beside
-0.23 -0.23 what > figures: fn:last grouped
-0.17 -0.23 what > figures: fn:last one figure
-0.24 -0.21 what > figures: fn:max fn:avg!
-0.24 -0.25 what > figures: fn:max grouped
-0.56 -0.58 what > figures: fn:max grouped by what is beside
-0.46 -0.38 what > figures: fn:max one figure
-0.23 -0.27 what > figures: fn:median fn:sum!
-0.7 -0.55 what > figures: fn:min grouped by what is beside
0.2 0.19 what > figures: fn:min one figure
0.31 0.3 what > figures: fn:missing one figure
-0.28 -0.27 what > figures: fn:mode grouped by what is beside
0.64 0.77 what > figures: fn:range fn:sum!
0.49 0.06 what > figures: fn:range one figure
-0.21 -0.18 what > figures: fn:revenue grouped
-0.24 -0.25 what > figures: fn:revenue grouped by what is beside
0.59 0.58 what > figures: fn:skewness one figure
0.44 0.49 what > figures: fn:stddev one figure
0.33 0.3 what > figures: fn:sum fn:sum!
-0.25 -0.26 what > figures: fn:sum grouped
-0.21 -0.23 what > figures: fn:sum grouped by what is beside
-0.33 -0.27 what > figures: fn:sum one figure
0.39 0.37 what > figures: fn:sum! fn:arithmetic
0.29 0.23 what > figures: fn:sum! fn:count
-0.5 -0.51 what > figures: fn:sum! fn:max
-0.49 -0.53 what > figures: fn:sum! fn:sum!
-0.12 0.31 what > figures: fn:sum! grouped
-0.24 -0.13 what > figures: fn:sum! grouped by what is beside
-0.6 -0.86 what > figures: fn:sum! one figure
-0.39 -0.42 what > figures: fn:sum? grouped
-0.33 -0.41 what > figures: fn:sum? grouped by what is beside
-0.27 -0.27 what > figures: fn:units fn:avg!
-0.21 -0.23 what > figures: fn:units fn:max
-0.26 -0.29 what > figures: fn:units fn:units
-0.24 -0.27 what > figures: fn:units grouped
-0.57 -0.17 what > figures: grouped named
-0.5 -0.51 what > figures: one figure named
-0.4 -0.32 what > first or last of each
-0.4 -0.32 what > first or last of each:  
-0.19 -0.2 what > first or last row: position turned last
-0.23 -0.27 what > first or last row: time first
-0.43 -0.5 what > groups that are named
-0.43 -0.5 what > groups that are named: listed 
-0.33 -0.46 what > groups that have
-0.32 -0.44 what > groups that have: list guess
-0.72 -0.8 what > list: all 
-0.22 -0.12 what > list: where 
-0.45 -0.54 what > loose figures: avg 
-0.32 -0.27 what > loose figures: count 
-0.08 -0.21 what > loose figures: look up 
-0.22 -0.28 what > loose figures: look up guess
-0.33 -0.33 what > next or previous row: other way position
0.42 0.45 what > next or previous row: said way position
0.67 0.72 what > place
-1.49 -1.29 what > rows before or after another: count 
0.3 0.3 what > rows before or after another: list 
0.46 0.29 what > share
0.43 0.35 what > share: filtered 
-0.37 -0.33 what > share: filtered twice 
-0.21 -0.21 what > text
-0.64 -0.57 what > the same as another row: count guess
-0.67 -0.49 what > the same as another row: count said
0.74 0.72 what > the same as another row: list said
-0.72 -0.99 what > time
-0.23 -0.21 what > top groups: own measure asc
0.28 0.26 what > top groups: revenue desc
-0.53 -0.4 what > top groups: said measure asc
-0.18 -0.21 what > top groups: sum of field asc
-0.6 -0.63 what > top groups: units desc
-0.69 -0.72 what > top rows: order:guess asc
0.29 0.3 what > top rows: order:guess desc
-0.47 -0.4 what > top rows: order:hint asc
-0.65 -0.64 what > top rows: order:said asc
-0.35 -0.43 what > which of these
-0.67 -0.75 what > which of these: count asc
-0.68 -0.79 what > which of these: count desc
-0.87 -0.93 what > which of these: guess asc
-0.36 -0.45 what > which of these: guess desc
-1.02 -0.99 what > which of these: position first
-0.37 -0.41 what > which of these: said asc
0.27 0.21 what are > comparison
0.27 0.21 what are > comparison: guess value
-0.76 -0.74 what are > extreme value
-0.51 -0.48 what are > extreme value: max said
-0.49 -0.45 what are > extreme value: min said
-0.69 -0.71 what are > figure of the top rows
-0.67 -0.68 what are > figure of the top rows: avg 
-0.62 -0.54 what are > figure of the top rows: sum 
0.29 0.27 what are > figures: fn:avg one figure
-0.3 -0.17 what are > figures: fn:avg! grouped by what is beside
-0.5 -0.57 what are > figures: fn:count grouped by what is beside
-0.29 -0.23 what are > figures: fn:count one figure
-0.35 -0.32 what are > figures: fn:distinct? fn:sum!
-0.41 -0.38 what are > figures: fn:distinct? grouped by what is beside
0.25 0.3 what are > figures: fn:distinct? one figure
-0.19 -0.2 what are > figures: fn:max one figure
-0.29 -0.26 what are > figures: fn:median one figure
0.2 0.19 what are > figures: fn:min one figure
-0.28 -0.33 what are > figures: fn:mode one figure
-0.27 -0.32 what are > figures: fn:stddev one figure
-0.3 -0.23 what are > figures: fn:sum one figure
-0.25 -0.24 what are > figures: fn:sum! fn:sum!
-0.28 -0.31 what are > figures: fn:sum! grouped
-0.5 -0.43 what are > figures: fn:sum! grouped by what is beside
0.22 0.17 what are > figures: fn:sum? fn:sum!
-0.19 -0.2 what are > figures: fn:sum? grouped by what is beside
-0.3 -0.48 what are > figures: grouped named
-0.35 -0.44 what are > first or last row
-0.31 -0.39 what are > first or last row: position first
-0.25 -0.25 what are > first or last row: time first
-0.41 -0.37 what are > groups that are named
-0.41 -0.37 what are > groups that are named: listed 
-0.47 -0.42 what are > list
-0.21 -0.05 what are > list: all 
-0.16 -0.36 what are > list: many 
-0.67 -0.7 what are > list: named things 
-0.3 -0.29 what are > list: where 
-0.45 -0.33 what are > list: where distinct
-0.34 -0.35 what are > loose figures: avg 
0.21 0.2 what are > loose figures: count 
-0.68 -0.62 what are > loose figures: look up guess
-0.22 -0.23 what are > top groups: own measure asc
0.35 0.47 what are > top groups: own measure desc
-0.5 -0.54 what are > top groups: revenue desc
-0.23 -0.23 what are > top groups: units desc
0.23 0.25 what are > top rows: order:guess asc
-0.29 -0.22 what are > top rows: order:guess desc
-0.57 -0.63 what are > top rows: order:said desc
-0.33 -0.32 what are > which of these
-0.24 -0.25 what are > which of these: count asc
-0.24 -0.25 what are > which of these: count desc
-0.31 -0.3 what are > which of these: position first
-0.35 -0.31 what are > which of these: position last
-0.32 -0.29 what did > list
-0.32 -0.29 what did > list: where 
-0.3 -0.27 what did > list: where distinct
-0.27 -0.27 what did > loose figures
-0.27 -0.27 what did > loose figures: count 
0.41 0.4 what did > next or previous row
-0.45 -0.45 what did > next or previous row: other way position
0.46 0.45 what did > next or previous row: said way position
0.36 0.36 what did > next or previous row: said way time
-0.45 -0.43 what did > rows before or after another
-0.37 -0.37 what did > rows before or after another: count 
-0.49 -0.46 what did > rows before or after another: list 
-0.41 -0.47 what is > average of each
-0.41 -0.47 what is > average of each:  
-0.24 -0.24 what is > comparison
-0.24 -0.24 what is > comparison: guess value
0.28 0.28 what is > difference
-0.36 -0.55 what is > difference: of counts turned 
0.2 0.29 what is > difference: of fields 
-0.51 -0.62 what is > difference: of two guess
-0.48 -0.44 what is > difference: of two turned guess
0.37 0.64 what is > extreme value: max guess
-0.32 -0.31 what is > extreme value: max said
-0.31 -0.44 what is > extreme value: min guess
-0.15 -0.22 what is > extreme value: min said
-0.16 -0.2 what is > figures: fn:arithmetic one figure
0.77 0.51 what is > figures: fn:avg fn:sum!
0.5 0.43 what is > figures: fn:avg grouped
-0.4 -0.44 what is > figures: fn:avg grouped by what is beside
-0.35 -0.43 what is > figures: fn:avg one figure
0.3 0.24 what is > figures: fn:avg! one figure
-0.13 -0.27 what is > figures: fn:count fn:count
0.29 0.31 what is > figures: fn:count fn:sum
0.37 0.28 what is > figures: fn:count fn:sum!
-0.31 -0.33 what is > figures: fn:count fn:units
-0.06 -0.31 what is > figures: fn:count grouped
-0.3 -0.36 what is > figures: fn:count grouped by what is beside
0.36 0.4 what is > figures: fn:count one figure
-0.25 -0.28 what is > figures: fn:distinct? grouped
-0.86 -0.9 what is > figures: fn:distinct? grouped by what is beside
-0.22 -0.23 what is > figures: fn:max grouped by what is beside
-0.37 -0.37 what is > figures: fn:max one figure
-0.23 -0.27 what is > figures: fn:median fn:sum!
1.13 1.11 what is > figures: fn:median one figure
-0.47 -0.41 what is > figures: fn:min grouped by what is beside
0.31 0.3 what is > figures: fn:missing one figure
-0.28 -0.27 what is > figures: fn:mode grouped by what is beside
0.27 0.5 what is > figures: fn:mode one figure
0.64 0.77 what is > figures: fn:range fn:sum!
0.49 0.06 what is > figures: fn:range one figure
0.59 0.58 what is > figures: fn:skewness one figure
0.61 0.71 what is > figures: fn:stddev one figure
0.57 0.46 what is > figures: fn:sum fn:sum!
0.2 0.21 what is > figures: fn:sum grouped
-0.17 -0.2 what is > figures: fn:sum grouped by what is beside
-0.32 -0.3 what is > figures: fn:sum one figure
0.39 0.37 what is > figures: fn:sum! fn:arithmetic
-0.44 -0.55 what is > figures: fn:sum! grouped
-0.2 -0.19 what is > figures: fn:sum! grouped by what is beside
-0.3 -0.29 what is > figures: fn:sum? fn:sum!
-0.25 -0.27 what is > figures: fn:sum? grouped
-0.32 -0.34 what is > figures: fn:sum? grouped by what is beside
0.24 0.24 what is > figures: fn:units one figure
-0.37 -0.38 what is > figures: one figure named
0.75 0.76 what is > first or last row
0.82 0.82 what is > first or last row: position first
0.67 0.64 what is > first or last row: position last
-0.57 -0.55 what is > first or last row: time first
-0.61 -0.63 what is > first or last row: time last
-0.39 -0.39 what is > groups that are named
-0.39 -0.39 what is > groups that are named: listed 
-0.2 -0.27 what is > groups that have
-0.2 -0.27 what is > groups that have: list guess
-0.26 -0.27 what is > list
-0.2 -0.24 what is > list: all 
0.31 0.42 what is > list: many 
-0.3 -0.2 what is > list: named things 
-0.43 -0.75 what is > list: where 
-0.45 -0.41 what is > list: where distinct
-1.4 -1.11 what is > loose figures: avg 
-0.5 -0.49 what is > loose figures: look up 
-0.95 -0.73 what is > loose figures: sum 
0.27 0.32 what is > next or previous row
-0.26 -0.15 what is > next or previous row: other way position
0.7 0.71 what is > next or previous row: said way position
0.43 0.41 what is > next or previous row: said way time
-0.24 -0.22 what is > rows before or after another
-0.21 -0.17 what is > rows before or after another: count 
-0.24 -0.25 what is > rows before or after another: list 
-0.46 -0.52 what is > top groups
-0.21 -0.21 what is > top groups: own measure asc
0.31 0.29 what is > top groups: revenue desc
-0.75 -0.83 what is > top groups: rows asc
-0.92 -1 what is > top groups: rows desc
-0.25 -0.24 what is > top groups: said measure asc
-0.45 -0.43 what is > top groups: said measure desc
-0.29 -0.33 what is > top groups: sum of field asc
-0.48 -0.46 what is > top groups: sum of field desc
-0.48 -0.51 what is > top groups: units desc
-0.36 -0.41 what is > top rows
-0.67 -0.68 what is > top rows: order:guess asc
-0.19 -0.25 what is > top rows: order:hint asc
-0.33 -0.34 what is > top rows: order:said asc
-0.58 -0.57 what is > which of these
-0.57 -0.6 what is > which of these: count asc
-0.65 -0.69 what is > which of these: count desc
-0.27 -0.27 what is > which of these: guess asc
-0.26 -0.26 what is > which of these: guess desc
-0.91 -0.94 what is > which of these: position first
-0.49 -0.49 what is > which of these: position last
-0.29 -0.27 what is > which of these: said asc
-0.35 -0.34 what is > which of these: said desc
-0.32 -0.25 what name > list
-0.35 -0.28 what name > list: where 
-0.23 -0.2 what name > list: where distinct
0.39 0.36 what name > next or previous row
-0.26 -0.26 what name > next or previous row: other way position
0.26 0.26 what name > next or previous row: said way position
-0.05 -0.21 what name > rows before or after another
-0.25 -0.22 what number > comparison
-0.25 -0.22 what number > comparison: guess value
0.32 0.33 what number > figures
-0.46 -0.46 what number > figures: fn:count grouped by what is beside
0.43 0.41 what number > figures: fn:count one figure
-0.45 -0.49 what number > figures: fn:distinct? grouped by what is beside
-0.91 -0.78 what number > list
-0.19 -0.23 what number > list: all 
-0.38 -0.46 what number > list: many 
-0.36 -0.36 what number > list: named things 
-0.62 -0.62 what number > list: where 
-0.7 -0.64 what number > list: where distinct
0.15 0.2 what number > loose figures
0.25 0.21 what number > loose figures: look up 
-0.4 -0.41 what number > loose figures: look up guess
-0.04 0.2 what number > loose figures: sum 
0.2 0.18 what number > next or previous row
-0.21 -0.21 what number > next or previous row: other way position
0.21 0.2 what number > next or previous row: said way position
-0.32 -0.36 what other > extreme value
-0.32 -0.36 what other > extreme value: min guess
-0.42 -0.44 what other > first or last row
-0.42 -0.44 what other > first or last row: position first
-0.16 -0.28 what other > list
0.26 0.3 what other > list: named things 
-0.43 -0.48 what other > list: where 
-0.35 -0.47 what other > list: where distinct
-0.23 -0.23 what other > loose figures
-0.23 -0.23 what other > loose figures: count 
-0.35 -0.31 what other > the same as another row
-0.43 -0.34 what other > the same as another row: count guess
-0.33 -0.3 what other > the same as another row: list guess
-0.47 -0.48 what other > top groups
-0.47 -0.48 what other > top groups: rows asc
-0.45 -0.46 what other > top rows
-0.45 -0.46 what other > top rows: order:guess asc
0.41 0.41 what other > which of these
-0.34 -0.46 what other > which of these: count asc
-0.39 -0.49 what other > which of these: count desc
-0.42 -0.51 what other > which of these: position first
0.41 0.42 what other > which of these: position last
-0.36 -0.77 what percentage > list
-0.39 -0.85 what percentage > list: named things 
-0.31 -0.46 what percentage > list: where 
-0.4 -0.51 what percentage > list: where distinct
-0.84 -0.69 what percentage > loose figures
-0.81 -0.68 what percentage > loose figures: count 
-0.21 -0.21 what percentage > next or previous row
-0.22 -0.21 what percentage > next or previous row: said way position
0.51 0.63 what percentage > share
0.62 0.67 what percentage > share: filtered 
-0.64 -0.48 what percentage > share: filtered twice 
-0.44 -0.51 what share > figures
-0.44 -0.51 what share > figures: fn:revenue one figure
-0.35 -0.37 what share > list
-0.34 -0.36 what share > list: where 
-0.34 -0.3 what share > list: where distinct
-0.45 -0.45 what share > loose figures
-0.45 -0.45 what share > loose figures: count 
0.56 0.68 what share > share
0.38 0.45 what share > share: filtered 
-0.31 -0.36 what share > share: filtered twice 
-0.36 -0.5 what was > comparison
-0.36 -0.5 what was > comparison: guess value
0.44 0.39 what was > difference
-0.23 -0.37 what was > difference: of counts 
-0.3 -0.39 what was > difference: of counts turned 
-0.28 -0.4 what was > difference: of ends guess
0.05 -0.45 what was > difference: of ends said
-0.2 -0.27 what was > difference: of two guess
0.61 0.68 what was > difference: of two said
-0.27 -0.42 what was > difference: of two turned guess
-0.47 -0.56 what was > difference: of two turned said
-0.34 -0.32 what was > extreme value: max guess
-0.7 -0.66 what was > extreme value: min guess
-0.22 -0.16 what was > extreme value: min said
0.43 0.48 what was > figure of the top rows
0.21 0.21 what was > figure of the top rows: avg 
0.12 0.2 what was > figure of the top rows: sum 
-0.44 -0.47 what was > figures
-0.29 -0.24 what was > figures: fn:avg fn:sum!
-0.57 -0.57 what was > figures: fn:count fn:sum!
-0.36 -0.29 what was > figures: fn:count grouped by what is beside
-0.75 -0.72 what was > figures: fn:count one figure
-0.21 -0.26 what was > figures: fn:distinct? fn:sum!
-0.27 -0.24 what was > figures: fn:distinct? grouped by what is beside
0.32 0.33 what was > figures: fn:distinct? one figure
0.26 0.39 what was > figures: fn:max fn:sum!
-0.35 -0.34 what was > figures: fn:max grouped by what is beside
0.44 0.41 what was > figures: fn:max one figure
-0.21 -0.18 what was > figures: fn:revenue grouped
-0.24 -0.25 what was > figures: fn:revenue grouped by what is beside
-0.22 -0.29 what was > figures: fn:sum fn:sum!
-0.46 -0.49 what was > figures: fn:sum grouped
-0.28 -0.21 what was > figures: fn:sum grouped by what is beside
0.42 0.4 what was > figures: fn:sum! fn:count
-0.37 -0.46 what was > figures: fn:sum! grouped by what is beside
-0.85 -0.79 what was > figures: fn:sum! one figure
-0.22 -0.18 what was > figures: fn:sum? grouped by what is beside
-0.22 -0.21 what was > figures: one figure named
0.13 0.2 what was > first or last row
0.46 0.42 what was > first or last row: position turned last
-0.16 -0.27 what was > first or last row: time first
0.3 0.32 what was > first or last row: time last
-0.46 -0.59 what was > groups that are named
-0.46 -0.59 what was > groups that are named: listed 
-0.22 -0.24 what was > list
-0.53 -0.42 what was > list: all 
-0.6 -0.68 what was > list: many 
0.39 0.5 what was > list: named things 
-0.33 -0.47 what was > list: where distinct
0.18 0.2 what was > loose figures
-0.34 -0.41 what was > loose figures: avg 
-0.2 -0.1 what was > loose figures: count 
-0.42 -0.62 what was > loose figures: look up 
-1.09 -1.03 what was > loose figures: look up guess
-0.33 -0.32 what was > next or previous row
-0.55 -0.65 what was > next or previous row: other way position
-0.46 -0.47 what was > next or previous row: said way position
0.23 0.24 what was > next or previous row: said way time
-0.93 -1.05 what was > rows before or after another
-0.36 -0.32 what was > rows before or after another: count 
-0.88 -0.96 what was > rows before or after another: list 
-0.27 -0.21 what was > top groups: own measure asc
-0.25 -0.24 what was > top groups: own measure desc
-0.27 -0.31 what was > top groups: rows asc
0.31 0.33 what was > top groups: rows desc
-0.25 -0.14 what was > top groups: said measure asc
-0.47 -0.46 what was > top groups: sum of field asc
-0.32 -0.4 what was > top groups: sum of field desc
-0.82 -0.87 what was > top rows: order:guess asc
0.24 0.27 what was > top rows: order:guess desc
-0.4 -0.32 what was > top rows: order:hint asc
-0.88 -0.86 what was > top rows: order:said asc
-0.59 -0.68 what was > which of these
-0.34 -0.26 what was > which of these: count asc
-0.46 -0.34 what was > which of these: count desc
-0.35 -0.45 what was > which of these: guess asc
-0.37 -0.49 what was > which of these: guess desc
-0.32 -0.48 what was > which of these: position first
-0.89 -0.84 what was > which of these: position last
-0.31 -0.25 what was > which of these: said asc
-0.24 -0.27 what was > which of these: said desc
-0.58 -0.45 what were > figures: fn:count grouped by what is beside
-0.25 -0.26 what were > figures: fn:distinct? one figure
0.26 0.21 what were > figures: fn:sum! fn:count
0.19 0.24 what were > first or last row
0.19 0.24 what were > first or last row: position last
-0.67 -0.63 what were > list
-0.67 -0.56 what were > list: where 
-0.62 -0.64 what were > list: where distinct
0.39 0.45 what were > loose figures
0.31 0.36 what were > loose figures: avg 
-0.78 -0.6 what were > loose figures: look up guess
0.73 0.8 what were > loose figures: sum 
-0.19 -0.24 what were > top groups
-0.19 -0.24 what were > top groups: rows desc
-0.71 -0.73 what year > extreme value: max guess
-0.44 -0.53 what year > extreme value: min guess
0.44 0.49 what year > extreme value: min said
-0.5 -0.27 what year > figures
-0.3 -0.27 what year > figures: fn:count grouped
-0.21 -0.26 what year > figures: fn:count one figure
-0.23 -0.23 what year > figures: fn:last grouped
-0.17 -0.23 what year > figures: fn:last one figure
-0.24 -0.25 what year > figures: fn:max grouped
-0.11 0.34 what year > figures: fn:sum! grouped
-0.27 -0.27 what year > figures: fn:units fn:avg!
-0.21 -0.23 what year > figures: fn:units fn:max
-0.26 -0.29 what year > figures: fn:units fn:units
-0.24 -0.27 what year > figures: fn:units grouped
-0.47 -0.13 what year > figures: grouped named
-0.4 -0.32 what year > first or last of each
-0.4 -0.32 what year > first or last of each:  
0.27 0.18 what year > first or last row
-0.46 -0.57 what year > first or last row: position first
-0.21 -0.24 what year > first or last row: position turned last
0.49 0.56 what year > first or last row: time first
0.7 0.79 what year > first or last row: time last
-0.2 -0.44 what year > list
-0.47 -0.57 what year > list: all 
0.73 0.17 what year > list: many 
-0.52 -0.52 what year > list: named things 
-0.22 -0.48 what year > list: where 
-0.27 -1.15 what year > list: where distinct
-0.22 -0.16 what year > loose figures
-0.43 -0.8 what year > loose figures: count 
-0.16 -0.26 what year > loose figures: look up 
0.29 0.28 what year > top groups
0.62 0.61 what year > top groups: own measure asc
0.22 0.19 what year > top groups: own measure desc
0.24 0.34 what year > top groups: rows asc
0.42 0.37 what year > top groups: said measure desc
-0.41 -0.31 what year > top groups: sum of field desc
-0.7 -0.88 what year > top rows
-0.76 -0.8 what year > top rows: order:guess asc
-0.6 -0.67 what year > top rows: order:guess desc
-0.42 -0.25 what year > top rows: order:said asc
-0.15 -0.28 what year > top rows: order:said desc
-0.33 -0.39 what year > which of these
-0.24 -0.32 what year > which of these: count asc
-0.27 -0.34 what year > which of these: count desc
-0.3 -0.32 what year > which of these: guess asc
-0.31 -0.34 what year > which of these: guess desc
-0.28 -0.35 what year > which of these: position first
-0.39 -0.41 what year > which of these: position last
-0.2 -0.29 what year > which of these: said asc
-0.2 -0.29 what year > which of these: said desc
-0.11 -0.36 when > amount
-0.47 -0.45 when > extreme value: max guess
-0.62 -0.68 when > extreme value: min guess
0.32 0.62 when > extreme value: min said
-0.34 -0.44 when > figures
-0.23 -0.25 when > figures: fn:count fn:sum!
-0.23 -0.25 when > figures: fn:count grouped by what is beside
-0.24 -0.27 when > figures: fn:distinct? grouped by what is beside
0.36 0.33 when > figures: fn:sum one figure
-0.35 -0.25 when > figures: grouped named
0.31 0.23 when > first or last of each
0.31 0.23 when > first or last of each:  
0.24 0.15 when > first or last row: position first
-0.26 -0.03 when > first or last row: time last
-0.18 -0.29 when > groups that are named
-0.18 -0.29 when > groups that are named: listed 
-0.58 -0.4 when > list
-0.18 -0.21 when > list: all 
0.1 0.21 when > list: many 
-0.2 -0.3 when > list: named things 
0.01 -0.23 when > list: where 
-0.2 -0.36 when > list: where distinct
-0.41 -0.47 when > loose figures
-0.81 -0.75 when > loose figures: avg 
-0.72 -0.72 when > loose figures: count 
-0.46 -0.42 when > loose figures: look up 
-0.2 -0.64 when > name
-0.19 -0.35 when > none
-0.57 -0.64 when > place
-0.56 -0.7 when > text
0.36 1.14 when > time
-0.83 -1.06 when > top groups
-0.59 -0.56 when > top groups: revenue asc
-0.35 -0.23 when > top groups: revenue desc
-0.23 -0.21 when > top groups: rows asc
-0.27 -0.34 when > top groups: rows desc
-0.46 -0.39 when > top groups: units asc
-0.27 -0.18 when > top groups: units desc
0.32 0.29 when > top rows: order:guess asc
-0.51 -0.51 when > top rows: order:guess desc
-0.26 -0.26 when > top rows: order:hint asc
-0.3 -0.1 when > top rows: order:said desc
-0.3 -0.33 when did > extreme value
-0.3 -0.32 when did > extreme value: max said
-0.35 -0.25 when did > figures
-0.35 -0.25 when did > figures: grouped named
0.31 0.23 when did > first or last of each
0.31 0.23 when did > first or last of each:  
-0.45 -0.41 when did > first or last row
-0.25 -0.23 when did > first or last row: position first
-0.26 -0.2 when did > first or last row: position last
-0.3 -0.3 when did > first or last row: time first
-0.28 -0.29 when did > first or last row: time last
0.19 0.21 when did > list
-0.16 -0.24 when did > list: many 
0.17 0.22 when did > list: where 
0.17 0.22 when did > list: where distinct
-0.18 -0.21 when did > loose figures
-0.19 -0.21 when did > loose figures: count 
-0.18 -0.22 when did > loose figures: sum 
-0.35 -0.23 when did > top groups
-0.35 -0.23 when did > top groups: revenue desc
-0.24 -0.28 when did > top groups: rows asc
-0.31 -0.19 when did > top groups: rows desc
-0.27 -0.18 when did > top groups: units desc
0.28 0.27 when did > top rows: order:guess asc
-0.49 -0.49 when did > top rows: order:said desc
0.71 0.72 when during > comparison
0.71 0.72 when during > comparison: guess value
-0.4 -0.43 when during > figures
-0.23 -0.25 when during > figures: fn:count grouped by what is beside
-0.19 -0.2 when during > figures: fn:count one figure
-0.24 -0.27 when during > figures: fn:distinct? grouped by what is beside
-0.09 -0.2 when during > figures: fn:distinct? one figure
-0.19 -0.21 when was > comparison
-0.19 -0.21 when was > comparison: guess value
0.05 0.23 when was > extreme value
-0.47 -0.44 when was > extreme value: max guess
-0.59 -0.67 when was > extreme value: min guess
0.34 0.63 when was > extreme value: min said
0.77 0.76 when was > first or last row
0.53 0.29 when was > first or last row: position first
0.36 0.14 when was > first or last row: position last
0.93 0.97 when was > first or last row: time first
-0.11 -0.25 when was > groups that are named
-0.11 -0.25 when was > groups that are named: listed 
-0.18 -0.21 when was > list: all 
0.36 0.27 when was > list: many 
-0.2 -0.3 when was > list: named things 
-0.59 -0.62 when was > list: where 
-0.6 -0.71 when was > list: where distinct
-0.54 -0.51 when was > loose figures
-0.38 -0.35 when was > loose figures: avg 
-0.37 -0.37 when was > loose figures: count 
-0.48 -0.46 when was > loose figures: sum 
-0.34 -0.41 when was > top groups
-0.59 -0.56 when was > top groups: revenue asc
-0.23 -0.21 when was > top groups: rows asc
-0.76 -0.87 when was > top groups: rows desc
-0.46 -0.39 when was > top groups: units asc
-0.64 -0.57 when was > top rows
-0.61 -0.59 when was > top rows: order:guess desc
-0.65 -0.81 when was > top rows: order:said asc
-0.27 -0.51 when was > top rows: order:said desc
-0.54 -0.34 where > comparison
-0.54 -0.34 where > comparison: guess value
0.45 0.45 where > extreme value
-0.39 -0.5 where > extreme value: max guess
0.32 -0.03 where > extreme value: max said
0.39 0.43 where > extreme value: min said
1.17 1.23 where > figures
-0.35 -0.26 where > figures: fn:avg fn:sum!
0.55 0.59 where > figures: fn:avg grouped by what is beside
0.47 0.73 where > figures: fn:avg one figure
0.21 0.09 where > figures: fn:avg! grouped by what is beside
-0.43 -0.34 where > figures: fn:count grouped by what is beside
0.84 0.76 where > figures: fn:count one figure
-0.49 -0.79 where > figures: fn:distinct? one figure
-0.1 -0.24 where > figures: fn:sum! grouped by what is beside
-0.38 -0.39 where > figures: fn:sum? one figure
0.27 0.26 where > first or last row
0.35 0.39 where > first or last row: position last
-0.65 -0.85 where > first or last row: time last
-0.88 -0.8 where > groups that are named
-0.88 -0.8 where > groups that are named: listed 
-0.77 -0.52 where > list
-0.4 -0.48 where > list: all 
-0.37 -0.37 where > list: all columns named
-0.53 -0.52 where > list: many 
-0.23 -0.19 where > list: many columns named
-0.67 -0.24 where > list: where 
0.54 0.39 where > list: where columns named
-0.33 -0.14 where > list: where distinct
-0.44 -0.49 where > loose figures
-0.64 -0.6 where > loose figures: avg 
-0.46 -0.57 where > loose figures: count 
-0.6 -0.59 where > loose figures: look up guess
-0.87 -0.87 where > loose figures: sum 
-0.37 -0.23 where > name
0.55 0.47 where > next or previous row
-0.48 -0.5 where > next or previous row: other way position
0.75 0.69 where > next or previous row: said way position
0.29 0.41 where > place
-0.29 -0.45 where > rows before or after another
-0.29 -0.47 where > rows before or after another: count 
-0.23 -0.38 where > rows before or after another: list 
-0.21 0.04 where > text
-0.98 -1.37 where > time
-0.51 -0.55 where > top groups
-0.76 -0.87 where > top groups: rows asc
-0.22 -0.21 where > top groups: rows desc
-0.46 -0.52 where > top groups: sum of field asc
-0.61 -0.6 where > top rows
-0.2 -0.23 where > top rows: order:guess asc
-0.49 -0.58 where > top rows: order:guess desc
-0.43 -0.43 where > top rows: order:said asc
-0.41 -0.35 where > top rows: order:said desc
-0.31 -0.4 where > which of these
-0.27 -0.25 where > which of these: count asc
-0.29 -0.31 where > which of these: count desc
-0.19 -0.23 where > which of these: guess asc
-0.28 -0.37 where > which of these: guess desc
-0.46 -0.5 where > which of these: position last
-0.21 -0.27 where did > extreme value
-0.13 -0.23 where did > extreme value: max guess
-0.21 -0.28 where did > extreme value: max said
0.29 0.31 where did > first or last row
0.29 0.31 where did > first or last row: position last
-0.31 -0.13 where did > list
-0.56 -0.57 where did > list: many 
-0.14 -0.2 where did > loose figures: avg 
0.53 0.54 where did > next or previous row
0.53 0.54 where did > next or previous row: said way position
-0.31 -0.3 where did > top groups
-0.31 -0.3 where did > top groups: rows desc
-0.29 -0.32 where did > top rows
-0.28 -0.28 where did > top rows: order:guess desc
-0.31 -0.37 where did > top rows: order:said desc
-0.19 -0.36 where first > extreme value
-0.19 -0.36 where first > extreme value: min said
0.36 0.3 where first > figures
0.35 0.3 where first > figures: fn:count one figure
0.23 0.16 where first > figures: fn:distinct? one figure
-0.38 -0.28 where first > first or last row
-0.38 -0.3 where first > first or last row: position first
-0.31 -0.18 where first > first or last row: time first
-0.2 -0.2 where first > loose figures
-0.37 -0.3 where first > top rows
-0.39 -0.31 where first > top rows: order:said asc
0.25 0.32 where is > list
-0.33 0.33 where is > list: where 
0.33 0.31 where is > list: where distinct
-0.25 -0.32 where is > loose figures
-0.25 -0.32 where is > loose figures: count 
-0.44 -0.58 where was > extreme value
-0.03 -0.3 where was > extreme value: max guess
-0.33 -0.4 where was > extreme value: max said
0.5 0.63 where was > first or last row: position first
-0.53 -0.72 where was > first or last row: time last
-0.48 -0.52 where was > list
-0.3 -0.34 where was > list: all 
-0.54 -0.24 where was > list: where 
-0.14 -0.64 where was > list: where distinct
-0.35 -0.5 where was > loose figures
-0.35 -0.5 where was > loose figures: count 
0.23 0.24 where was > next or previous row
-0.48 -0.5 where was > next or previous row: other way position
0.47 0.46 where was > next or previous row: said way position
-0.29 -0.4 where was > rows before or after another
-0.27 -0.36 where was > rows before or after another: count 
-0.23 -0.38 where was > rows before or after another: list 
-0.65 -0.63 where was > top groups
-0.55 -0.53 where was > top groups: rows asc
-0.4 -0.36 where was > top groups: rows desc
-0.3 -0.08 where was > top rows
-0.2 -0.23 where was > top rows: order:guess asc
-0.62 -0.64 where was > top rows: order:guess desc
0.22 0.44 where was > top rows: order:said desc
0.2 0.23 where were > list
0.19 0.23 where were > list: where 
0.2 0.23 where were > list: where distinct
-0.2 -0.23 where were > loose figures
-0.2 -0.23 where were > loose figures: count 
0.32 0.35 which > against another row
-0.5 -0.38 which > against another row: count guess
-0.29 -0.2 which > against another row: count said
-0.34 -0.37 which > against another row: list guess
0.24 0.24 which > against another row: list said
-0.9 -1.17 which > amount
-0.21 -0.2 which > columns that are named
-0.21 -0.2 which > columns that are named: columns named all
-0.83 -1.16 which > comparison
-0.52 -0.79 which > comparison: guess value
0.16 0.2 which > difference
-0.34 -0.33 which > difference: of counts 
-0.36 -0.39 which > difference: of counts turned 
-0.36 -0.3 which > difference: of ends guess
0.27 0.27 which > difference: of ends said
-0.32 -0.35 which > difference: of two said
0.4 0.52 which > difference: of two turned said
-0.56 -0.76 which > extreme value
-0.37 -0.26 which > extreme value: max guess
-1.62 -1.51 which > extreme value: max said
-0.51 -0.42 which > extreme value: min guess
-0.54 -0.8 which > extreme value: min said
-0.53 -0.49 which > figure of the top rows
-0.14 -0.2 which > figure of the top rows: avg 
-0.82 -0.73 which > figures
-0.29 -0.21 which > figures: fn:avg grouped by what is beside
-0.28 -0.23 which > figures: fn:avg one figure
-0.6 -0.68 which > figures: fn:count grouped by what is beside
-0.28 -0.28 which > figures: fn:count one figure
-0.3 -0.38 which > figures: fn:distinct? grouped by what is beside
-0.62 -0.52 which > figures: fn:distinct? one figure
-0.3 -0.33 which > figures: fn:max grouped
-0.86 -0.31 which > figures: fn:max grouped by what is beside
-0.49 -0.56 which > figures: fn:max one figure
-0.42 -0.46 which > figures: fn:min grouped by what is beside
-0.53 -0.45 which > figures: fn:min one figure
-0.22 -0.4 which > figures: fn:revenue grouped
-0.24 -0.33 which > figures: fn:revenue one figure
-0.23 -0.26 which > figures: fn:sum grouped by what is beside
-0.37 -0.39 which > figures: fn:sum one figure
0.59 0.66 which > figures: fn:sum! fn:distinct?
0.63 0.71 which > figures: fn:sum! fn:sum?
-0.35 -0.38 which > figures: fn:sum! grouped
-0.18 -0.22 which > figures: fn:sum! grouped by what is beside
-1.09 -1.01 which > figures: fn:sum! one figure
-0.19 -0.26 which > figures: fn:sum? grouped by what is beside
-0.21 -0.28 which > figures: grouped named
-0.22 -0.19 which > figures: one figure named
-0.21 -0.16 which > first or last row
-0.4 -0.36 which > first or last row: time first
-0.61 -0.78 which > first or last row: time last
-0.71 -0.75 which > groups that are named
-0.71 -0.75 which > groups that are named: listed 
0.21 0.05 which > groups that have
0.41 0.3 which > groups that have: list guess
-0.41 -0.29 which > list
-0.63 -0.72 which > list: all 
0.02 0.32 which > list: named things 
-0.21 -0.05 which > list: where 
-0.49 -0.77 which > list: where distinct
-0.72 -0.91 which > loose figures
-0.26 -0.4 which > loose figures: avg 
-1.37 -1.42 which > loose figures: count 
-0.84 -0.98 which > loose figures: look up 
-0.84 -0.98 which > loose figures: sum 
0.32 0.48 which > name
-0.46 -0.44 which > next or previous row: other way position
0.39 0.41 which > next or previous row: said way position
-0.56 -0.56 which > next or previous row: said way time
-0.2 -0.34 which > none
0.25 0.45 which > place
-0.22 -0.18 which > rows before or after another: list 
-0.67 -0.54 which > text
0.66 0.44 which > the same as another row
-0.79 -0.81 which > the same as another row: count said
-0.59 -0.51 which > the same as another row: list guess
0.7 0.69 which > the same as another row: list said
-0.85 -1.32 which > time
0.36 0.39 which > top groups: own measure desc
-0.28 -0.3 which > top groups: revenue asc
-0.92 -0.99 which > top groups: revenue desc
0.31 0.31 which > top groups: rows asc
0.44 0.41 which > top groups: sum of field asc
-0.54 -0.59 which > top groups: units desc
-0.36 -0.43 which > top rows
-0.58 -0.55 which > top rows: order:guess asc
-0.26 -0.26 which > top rows: order:hint asc
0.8 0.77 which > top rows: order:hint desc
0.52 0.5 which > top rows: order:said asc
-0.41 -0.39 which > which of these: count asc
-0.4 -0.42 which > which of these: count desc
-0.42 -0.47 which > which of these: guess asc
0.23 0.23 which > which of these: said desc
-0.2 -0.19 which had > against another row
-0.2 -0.2 which had > against another row: count guess
0.36 0.35 which had > which of these
-0.23 -0.22 which had > which of these: count asc
-0.25 -0.21 which had > which of these: guess desc
0.28 0.3 which had > which of these: position first
-0.38 -0.38 which had > which of these: position last
-0.47 -0.4 which had > which of these: said asc
0.46 0.47 which had > which of these: said desc
-0.35 -0.28 which has > extreme value
-0.35 -0.29 which has > extreme value: max said
-0.29 -0.21 which has > loose figures
-0.24 -0.2 which has > loose figures: avg 
-0.22 -0.17 which has > loose figures: sum 
-0.64 -0.61 which has > top groups
-0.27 -0.24 which has > top groups: rows desc
-0.15 -0.28 which has > top groups: sum of field desc
0.64 0.61 which has > top rows
-0.26 -0.25 which has > top rows: order:guess desc
0.64 0.61 which has > top rows: order:said desc
0.21 0.22 which has > which of these
-0.46 -0.5 which has > which of these: count asc
-0.48 -0.51 which has > which of these: count desc
-0.32 -0.33 which has > which of these: guess asc
-0.36 -0.33 which has > which of these: guess desc
-0.6 -0.61 which has > which of these: position first
0.64 0.66 which has > which of these: position last
0.16 0.2 which is > difference
-0.34 -0.33 which is > difference: of counts 
-0.36 -0.39 which is > difference: of counts turned 
-0.36 -0.3 which is > difference: of ends guess
0.27 0.27 which is > difference: of ends said
-0.32 -0.35 which is > difference: of two said
0.4 0.52 which is > difference: of two turned said
-0.44 -0.31 which is > extreme value
-0.37 -0.29 which is > extreme value: min said
-0.19 -0.23 which is > figures
-0.19 -0.23 which is > figures: fn:sum! grouped by what is beside
0.27 0.25 which is > first or last row
0.27 0.25 which is > first or last row: position first
-0.2 -0.19 which is > list: all 
0.23 0.22 which is > list: named things 
-0.4 -0.3 which is > list: where 
-0.3 -0.19 which is > list: where distinct
-0.2 -0.23 which is > loose figures: avg 
0.3 0.25 which is > next or previous row
-0.28 -0.27 which is > next or previous row: other way position
0.28 0.27 which is > next or previous row: said way position
-0.38 -0.37 which is > top groups
0.4 0.41 which is > top groups: own measure desc
-0.37 -0.3 which is > top groups: rows asc
-0.38 -0.38 which is > top groups: rows desc
0.48 0.41 which is > top rows
-0.38 -0.38 which is > top rows: order:guess desc
0.54 0.52 which is > top rows: order:said asc
0.35 0.34 which is > top rows: order:said desc
-0.32 -0.45 which is > which of these: count asc
-0.34 -0.39 which is > which of these: count desc
-0.22 -0.18 which is > which of these: guess asc
-0.17 -0.21 which is > which of these: guess desc
-1.07 -0.97 which is > which of these: position first
1.09 1.02 which is > which of these: position last
-0.23 -0.33 which name > list: where distinct
0.21 0.21 which name > next or previous row
-0.44 -0.43 which name > next or previous row: other way position
0.44 0.43 which name > next or previous row: said way position
-0.54 -0.34 which of > extreme value
-0.22 -0.24 which of > extreme value: max said
-0.65 -0.55 which of > extreme value: min said
-0.48 -0.48 which of > first or last row
-0.48 -0.48 which of > first or last row: position first
-0.43 -0.39 which of > first or last row: time first
-0.24 -0.23 which of > loose figures
-0.22 -0.2 which of > loose figures: avg 
-0.88 -0.83 which of > top groups
-0.34 -0.29 which of > top groups: own measure asc
-0.2 -0.17 which of > top groups: own measure desc
-0.59 -0.59 which of > top groups: rows asc
-0.52 -0.5 which of > top groups: rows desc
-0.26 -0.33 which of > top groups: sum of field asc
-0.39 -0.36 which of > top groups: sum of field desc
0.97 0.93 which of > top rows
-0.63 -0.63 which of > top rows: order:guess asc
-0.41 -0.59 which of > top rows: order:guess desc
0.63 0.62 which of > top rows: order:said asc
0.68 0.64 which of > top rows: order:said desc
-0.18 -0.24 which of these > name
-0.16 -0.21 which of these > place
-0.41 -0.55 which of these conditions 1
-0.37 -0.31 which of these conditions 2
-0.64 -0.6 which of these: asc
0.25 0.38 which of these: columns named
-0.99 -0.97 which of these: count
-0.43 -0.43 which of these: desc
-0.24 -0.22 which of these: first
-0.65 -0.54 which of these: guess
-0.25 -0.27 which of these: last
0.44 0.32 which of these: said
-1.01 -1.04 which of these: time
-0.35 -0.32 which of these: which of these
-0.34 -0.37 which other > figures
-0.23 -0.23 which other > figures: fn:sum grouped by what is beside
-0.34 -0.37 which other > figures: fn:sum one figure
-0.38 -0.06 which other > figures: fn:sum! grouped by what is beside
0.34 0.38 which other > list: many 
-0.17 -0.6 which other > list: where 
-0.59 -0.18 which other > list: where distinct
-0.47 -0.57 which other > loose figures
-0.37 -0.57 which other > loose figures: avg 
-0.37 -0.33 which other > loose figures: count 
-0.24 -0.25 which other > loose figures: sum 
0.39 0.42 which other > which of these
0.25 0.28 which other > which of these: count asc
0.27 0.31 which other > which of these: count desc
0.47 0.49 which other > which of these: position first
-0.56 -0.55 which other > which of these: position last
-0.2 -0.14 which show > extreme value
-0.2 -0.14 which show > extreme value: min said
0.13 0.2 which show > first or last row: position last
-0.4 -0.41 which show > top groups
-0.31 -0.24 which show > top groups: rows asc
-0.25 -0.25 which show > top groups: rows desc
-0.32 -0.3 which show > top rows: order:guess asc
0.59 0.53 which show > top rows: order:guess desc
-0.21 -0.05 which was > extreme value
-0.21 -0.4 which was > first or last row: time first
-0.47 -0.35 which was > list
-0.49 -0.47 which was > list: many 
0.35 0.34 which was > list: named things 
-0.52 -0.52 which was > list: where 
-0.45 -0.43 which was > list: where distinct
-0.23 -0.17 which was > loose figures
-0.24 -0.14 which was > loose figures: avg 
-1.11 -1.1 which was > top groups
-1.07 -1.08 which was > top groups: rows asc
0.46 0.45 which was > top rows
-0.5 -0.46 which was > top rows: order:guess asc
0.47 0.46 which was > top rows: order:said asc
0.23 0.18 which was > which of these
-0.22 -0.24 which was > which of these: count asc
-0.26 -0.3 which was > which of these: count desc
0.26 0.15 which was > which of these: guess asc
-0.28 -0.22 which was > which of these: guess desc
0.38 0.39 which was > which of these: position first
-0.34 -0.35 which was > which of these: position last
0.33 0.31 which was > which of these: said asc
-0.45 -0.45 which was > which of these: said desc
0.14 0.24 which year > extreme value
-0.47 -0.65 which year > extreme value: max said
-0.38 -0.3 which year > figures
-0.15 -0.2 which year > figures: fn:max grouped by what is beside
-0.23 -0.21 which year > figures: fn:max one figure
-0.35 -0.3 which year > figures: fn:sum! grouped
0.22 0.22 which year > first or last row
-0.4 -0.47 which year > first or last row: position first
-0.34 -0.33 which year > first or last row: position last
0.54 0.53 which year > first or last row: time first
-0.4 -0.37 which year > list
-0.51 -0.55 which year > list: where 
-0.42 -0.45 which year > list: where distinct
-0.69 -0.62 which year > loose figures
-0.62 -0.56 which year > loose figures: avg 
-0.29 -0.31 which year > loose figures: count 
-0.41 -0.42 which year > loose figures: sum 
-0.22 -0.22 which year > top groups
0.19 0.28 which year > top groups: own measure asc
-0.27 -0.29 which year > top groups: own measure desc
-0.59 -0.65 which year > top groups: rows asc
-0.24 -0.17 which year > top groups: rows desc
0.83 0.87 which year > top groups: sum of field desc
-0.22 -0.22 which year > top rows: order:guess asc
0.26 0.17 which year > top rows: order:guess desc
-0.82 -0.86 which year > top rows: order:said desc
-0.21 -0.28 which year > which of these
-0.2 -0.28 which year > which of these: count asc
-0.2 -0.25 which year > which of these: count desc
-0.18 -0.21 which year > which of these: guess asc
-0.18 -0.21 which year > which of these: guess desc
-0.27 -0.38 which year > which of these: position first
-0.23 -0.31 which year > which of these: position last
-0.25 -0.25 who > against another row: count said
0.22 0.24 who > against another row: list said
-2.01 -2.29 who > amount
-0.17 -0.21 who > comparison
-0.17 -0.21 who > comparison: guess value
-1.08 -1.38 who > extreme value
-0.58 -0.73 who > extreme value: max guess
-0.88 -1 who > extreme value: max said
-0.38 -0.47 who > extreme value: min guess
-0.89 -0.89 who > extreme value: min said
-0.51 -0.43 who > figure of the top rows
-0.54 -0.42 who > figure of the top rows: avg 
-0.41 -0.35 who > figure of the top rows: sum 
-0.43 -0.5 who > figures
-0.28 -0.27 who > figures: fn:count fn:sum!
-0.8 -0.8 who > figures: fn:count one figure
0.4 0.39 who > figures: fn:distinct? fn:sum!
0.4 0.45 who > figures: fn:last one figure
-0.17 -0.24 who > figures: fn:max fn:sum!
-0.39 -0.25 who > figures: fn:max grouped by what is beside
-0.31 -0.42 who > figures: fn:max one figure
-0.17 -0.23 who > figures: fn:sum! fn:max
-0.16 -0.25 who > figures: fn:sum! fn:sum!
-0.53 -0.33 who > figures: fn:sum! grouped by what is beside
-0.21 -0.21 who > figures: grouped named
0.28 0.31 who > first or last row
-0.46 -0.45 who > first or last row: position turned first
-0.24 -0.32 who > first or last row: position turned last
0.25 0.22 who > first or last row: time first
-0.42 -0.56 who > first or last row: time last
-0.19 -0.21 who > groups that are named
-0.19 -0.21 who > groups that are named: listed 
-0.4 -0.48 who > groups that have: list guess
-0.36 -0.45 who > list: all 
0.29 0.33 who > list: many 
0.71 0.45 who > list: named things 
-0.56 -0.45 who > list: where distinct
-0.28 -0.37 who > loose figures: avg 
-0.74 -0.77 who > loose figures: count 
-0.65 -0.64 who > loose figures: look up guess
0.42 0.32 who > loose figures: sum 
0.73 1 who > name
0.43 0.39 who > next or previous row
0.23 0.21 who > next or previous row: other way position
-0.18 -0.21 who > next or previous row: said way position
0.93 0.92 who > next or previous row: said way time
-0.06 -0.27 who > none
-0.57 -0.44 who > place
-0.71 -0.65 who > rows before or after another
-0.75 -0.69 who > rows before or after another: count 
-0.59 -0.5 who > rows before or after another: list 
0.52 0.78 who > text
0.27 0.25 who > the same as another row
-0.42 -0.24 who > the same as another row: count guess
-0.38 -0.43 who > the same as another row: count said
0.27 0.27 who > the same as another row: list guess
-0.61 -1.26 who > time
-0.68 -0.75 who > top groups: own measure asc
-0.26 -0.23 who > top groups: own measure desc
-0.52 -0.55 who > top groups: rows desc
-0.23 -0.24 who > top groups: said measure asc
0.69 0.67 who > top groups: said measure desc
-0.53 -0.54 who > top groups: sum of field desc
-0.47 -0.45 who > top groups: units desc
-0.27 -0.25 who > top rows
-0.61 -0.68 who > top rows: order:guess desc
-0.36 -0.4 who > top rows: order:hint desc
0.22 0.24 who > top rows: order:said asc
-0.22 -0.17 who > top rows: order:said desc
0.04 0.21 who > which of these
-0.5 -0.62 who > which of these: count asc
-0.56 -0.68 who > which of these: count desc
-0.26 -0.09 who > which of these: guess asc
0.22 0.31 who > which of these: position first
-0.34 -0.29 who > which of these: position last
-0.55 -0.45 who > which of these: said asc
0.53 0.58 who > which of these: said desc
-0.27 -0.32 who are > figure of the top rows
-0.2 -0.25 who are > figure of the top rows: avg 
-0.2 -0.28 who are > figure of the top rows: sum 
-0.21 -0.21 who are > figures
-0.21 -0.21 who are > figures: grouped named
-0.29 -0.32 who are > first or last row
-0.3 -0.33 who are > first or last row: position last
-0.28 -0.3 who are > first or last row: position turned last
-0.2 -0.19 who are > groups that have
-0.2 -0.19 who are > groups that have: list guess
-0.22 -0.21 who are > list
0 -0.22 who are > list: named things 
-0.22 -0.13 who are > list: where 
0.71 0.77 who are > top groups: own measure desc
0.41 0.46 who are > top groups: revenue desc
-0.61 -0.65 who are > top groups: rows desc
-0.73 -0.76 who are > top groups: said measure desc
-0.47 -0.47 who are > top groups: units desc
0.53 0.52 who came > first or last row
0.25 0.3 who came > first or last row: position first
0.36 0.34 who came > first or last row: position last
-0.59 -0.57 who came > top groups
-0.2 -0.21 who came > top groups: own measure asc
-0.17 -0.23 who came > top groups: own measure desc
-0.54 -0.57 who came > top groups: rows asc
-0.42 -0.41 who came > top groups: rows desc
-0.39 -0.36 who came > top groups: sum of field desc
-0.42 -0.43 who came > top rows
-0.28 -0.28 who came > top rows: order:guess desc
-0.3 -0.28 who came > top rows: order:said desc
0.33 0.1 who did > first or last row
0.33 0.1 who did > first or last row: position first
-0.58 -0.62 who did > list
-0.5 -0.61 who did > list: where 
-0.64 -0.6 who did > list: where distinct
-0.49 -0.52 who did > loose figures
-0.49 -0.51 who did > loose figures: count 
0.44 0.47 who did > next or previous row
0.5 0.5 who did > next or previous row: other way position
-0.46 -0.46 who did > next or previous row: said way position
-0.21 -0.21 who did > rows before or after another
-0.23 -0.23 who did > rows before or after another: list 
-0.56 -0.56 who did > top groups
-0.56 -0.56 who did > top groups: rows asc
-0.41 -0.51 who did > top rows: order:guess asc
0.47 0.35 who did > top rows: order:said asc
-0.25 -0.27 who had > extreme value
-0.3 -0.3 who had > extreme value: max guess
-0.37 -0.43 who had > figures
-0.29 -0.27 who had > figures: fn:max one figure
-0.27 -0.28 who had > groups that have
-0.23 -0.22 who had > groups that have: list guess
-0.34 -0.3 who had > groups that have: list said
-0.33 -0.62 who had > list
-0.29 -0.32 who had > list: all 
-0.17 -0.21 who had > list: many 
-0.32 -0.61 who had > list: where 
-0.26 -0.55 who had > list: where distinct
-0.28 -0.32 who had > loose figures
-0.29 -0.31 who had > loose figures: avg 
-0.19 -0.22 who had > loose figures: count 
-0.29 -0.31 who had > loose figures: sum 
0.27 0.25 who had > the same as another row
-0.42 -0.24 who had > the same as another row: count guess
-0.38 -0.43 who had > the same as another row: count said
0.27 0.27 who had > the same as another row: list guess
-0.27 -0.07 who had > top groups: own measure desc
-0.51 -0.52 who had > top groups: rows asc
0.19 0.2 who had > top groups: rows desc
-0.5 -0.49 who had > top groups: sum of field asc
0.48 0.49 who had > top rows: order:guess asc
-0.5 -0.5 who had > top rows: order:guess desc
-0.47 -0.48 who had > top rows: order:said asc
0.42 0.46 who had > top rows: order:said desc
-0.23 -0.24 who had > which of these: count desc
0.23 0.22 who had > which of these: position first
-0.36 -0.36 who had > which of these: position last
-0.21 -0.2 who had > which of these: said asc
0.38 0.38 who had > which of these: said desc
-0.16 -0.2 who has > comparison
-0.16 -0.2 who has > comparison: guess value
-0.28 -0.35 who has > extreme value
-0.25 -0.19 who has > groups that are named
-0.25 -0.19 who has > groups that are named: listed 
0.61 -0.42 who has > groups that have
0.61 -0.42 who has > groups that have: list guess
-0.37 -0.26 who has > list
-0.16 -0.29 who has > list: all 
-0.25 -0.11 who has > list: where 
-0.32 -0.23 who has > list: where distinct
-0.78 -0.68 who has > loose figures
-0.21 -0.32 who has > loose figures: avg 
-0.8 -0.62 who has > loose figures: count 
-0.55 -0.44 who has > loose figures: sum 
0.58 0.54 who has > top groups
0.32 0.12 who has > top groups: own measure desc
0.18 0.2 who has > top groups: rows asc
-0.56 -0.58 who has > top groups: rows desc
0.55 0.56 who has > top groups: said measure desc
-0.56 -0.54 who has > top rows
-0.19 -0.21 who has > top rows: order:guess asc
-0.55 -0.55 who has > top rows: order:guess desc
0.2 0.16 who has > which of these
0.21 0.21 who has > which of these: count asc
-0.4 -0.34 who has > which of these: position first
0.49 0.52 who has > which of these: position last
-0.3 -0.3 who has > which of these: said asc
0.51 0.52 who has > which of these: said desc
0.24 0.23 who have > list
0.3 0.33 who have > list: named things 
-0.29 -0.33 who have > list: where 
-0.34 -0.34 who have > list: where distinct
-0.41 -0.33 who is > extreme value
-0.41 -0.31 who is > extreme value: max said
-0.36 -0.29 who is > figures
-0.2 0.05 who is > figures: fn:sum! grouped by what is beside
0.53 0.52 who is > first or last row
0.54 0.53 who is > first or last row: position last
0.46 0.46 who is > first or last row: time first
0.22 0.25 who is > list
-0.46 -0.43 who is > list: named things 
0.27 0.17 who is > list: where 
0.33 0.34 who is > list: where distinct
-0.29 -0.41 who is > loose figures
-0.22 -0.36 who is > loose figures: avg 
-0.28 -0.34 who is > loose figures: count 
-0.03 -0.39 who is > loose figures: look up 
-0.27 -0.27 who is > loose figures: sum 
-0.27 -0.28 who is > next or previous row
-1 -1 who is > next or previous row: other way position
-0.17 -0.21 who is > next or previous row: said way position
-0.21 -0.28 who is > rows before or after another
-0.21 -0.21 who is > rows before or after another: list 
-0.29 -0.27 who is > top groups
-0.72 0.33 who is > top groups: own measure desc
-0.83 -0.88 who is > top groups: rows asc
0.31 0.32 who is > top groups: rows desc
-0.47 -0.48 who is > top groups: said measure desc
-0.22 -0.22 who is > top groups: sum of field desc
-0.22 -0.19 who is > top rows
-0.29 -0.24 who is > top rows: order:guess desc
0.37 0.38 who is > top rows: order:said asc
0.46 0.39 who is > which of these
-0.48 -0.46 who is > which of these: count asc
-0.5 -0.47 who is > which of these: count desc
-0.39 -0.42 who is > which of these: guess asc
0.48 0.46 who is > which of these: guess desc
0.8 0.74 who never > list
0.6 0.31 who never > list: named things 
-0.2 -0.49 who never > list: where 
-0.49 -0.44 who never > list: where distinct
-0.64 -0.6 who was > extreme value
-0.33 -0.39 who was > extreme value: max guess
-0.43 -0.38 who was > extreme value: max said
-0.14 -0.2 who was > extreme value: min guess
-0.26 -0.23 who was > extreme value: min said
-0.22 -0.34 who was > figures
0.4 0.45 who was > figures: fn:last one figure
-0.39 -0.21 who was > figures: fn:max grouped by what is beside
-0.31 -0.42 who was > figures: fn:max one figure
-0.39 -0.23 who was > figures: fn:sum! grouped by what is beside
-0.39 -0.52 who was > first or last row: time last
-0.47 -0.33 who was > list
-0.61 -0.52 who was > list: all 
-0.79 -0.59 who was > list: named things 
-0.51 -0.28 who was > list: where 
-0.79 -0.78 who was > list: where distinct
-0.65 -0.92 who was > loose figures
-0.38 -0.48 who was > loose figures: avg 
-0.59 -0.6 who was > loose figures: count 
-0.46 -0.6 who was > loose figures: sum 
0.69 0.72 who was > next or previous row
-1.12 -1.11 who was > next or previous row: other way position
0.2 0.21 who was > next or previous row: said way position
0.86 0.87 who was > next or previous row: said way time
-0.32 -0.26 who was > rows before or after another
-0.25 -0.26 who was > rows before or after another: count 
-0.34 -0.26 who was > rows before or after another: list 
0.37 0.38 who was > top groups
-0.52 -0.59 who was > top groups: own measure asc
0.51 0.43 who was > top groups: own measure desc
0.27 0.27 who was > top groups: rows asc
0.31 0.28 who was > top groups: rows desc
-0.48 -0.57 who was > top groups: sum of field asc
-0.42 -0.17 who was > top groups: sum of field desc
-0.69 -0.6 who was > top rows: order:guess asc
0.32 0.33 who was > top rows: order:said asc
-0.29 -0.16 who was > top rows: order:said desc
-0.83 -0.9 who was > which of these
-0.21 -0.2 who was > which of these: count desc
-0.6 -0.64 who was > which of these: guess asc
-0.25 -0.28 who was > which of these: guess desc
-0.83 -0.89 who was > which of these: position first
-0.61 -0.63 who was > which of these: said asc
0.21 0.19 who was > which of these: said desc
-0.26 -0.26 who were > list: many 
0.27 0.28 who were > list: where 
0.24 0.21 who were > list: where distinct
-0.22 -0.24 who won > comparison
-0.22 -0.24 who won > comparison: guess value
-0.21 -0.16 who won > figures
-0.28 -0.24 who won > groups that are named
-0.28 -0.24 who won > groups that are named: listed 
-0.57 -0.52 who won > list
-0.32 -0.54 who won > list: many 
-0.51 -0.35 who won > list: named things 
-0.43 -0.43 who won > list: where 
-0.51 -0.45 who won > list: where distinct
-0.19 -0.27 who won > loose figures
-0.19 -0.28 who won > loose figures: count 
0.75 0.92 who won > next or previous row
-0.25 -0.27 who won > next or previous row: said way time
-0.24 -0.45 who won > rows before or after another
-0.27 -0.45 who won > rows before or after another: count 
0.31 0.31 who won > which of these
-0.23 -0.22 who won > which of these: count asc
0.33 0.32 who won > which of these: position first
0.2 0.23 who won > which of these: said desc
1.03 0.87 whose > figures
-0.25 -0.28 whose > figures: fn:count grouped by what is beside
0.23 0.24 whose > figures: fn:count one figure
-0.35 -0.31 whose > figures: one figure named
-0.62 -0.59 whose > list
-1 -0.87 whose > list: named things 
-0.48 -0.51 whose > list: where 
-0.49 -0.48 whose > list: where distinct
-0.24 -0.15 whose > loose figures
-0.19 -0.2 whose > top groups
-0.23 -0.24 whose > top groups: rows desc
0.19 0.2 whose > top rows
-0.27 -0.27 whose > top rows: order:guess desc
0.21 0.22 whose > top rows: order:said desc
0.35 0.32 whose > which of these
-0.14 -0.22 whose > which of these: count asc
-0.16 -0.21 whose > which of these: count desc
0.22 0.18 whose > which of these: guess desc
0.5 0.46 whose > which of these: position first
-0.32 -0.33 whose > which of these: position last
-0.53 -0.37 win > comparison
-0.53 -0.37 win > comparison: guess value
-0.44 -0.49 win > extreme value
-0.42 -0.39 win > extreme value: max said
-0.22 -0.22 win > extreme value: min guess
-0.37 -0.32 win > figures: fn:count fn:avg!
0.32 0.27 win > figures: fn:count fn:sum!
-0.46 -0.64 win > figures: fn:count grouped by what is beside
-0.54 -0.53 win > figures: fn:distinct? one figure
-0.43 -0.41 win > figures: fn:sum! fn:sum!
-0.24 -0.22 win > figures: fn:sum! grouped by what is beside
-0.23 -0.17 win > figures: fn:sum! one figure
-0.2 -0.34 win > figures: fn:sum? fn:sum!
-0.27 -0.25 win > first or last row
-0.39 -0.36 win > first or last row: position first
0.5 0.53 win > first or last row: position last
-0.53 -0.37 win > first or last row: time first
-0.45 -0.48 win > first or last row: time last
-0.37 -0.42 win > list: all 
-0.23 -0.29 win > list: many 
0.24 0.25 win > list: named things 
-0.28 -0.13 win > list: where 
-0.52 -0.38 win > loose figures
-0.45 -0.49 win > loose figures: avg 
-0.34 -0.48 win > loose figures: count 
-0.39 -0.49 win > loose figures: look up 
-0.4 -0.41 win > loose figures: sum 
-0.5 -0.62 win > next or previous row: other way position
-0.47 -0.53 win > next or previous row: said way time
-0.38 -0.41 win > rows before or after another: list 
0.16 0.21 win > the same as another row
-0.33 -0.28 win > the same as another row: count guess
-0.16 -0.2 win > the same as another row: count said
0.17 0.21 win > the same as another row: list guess
-1.13 -0.82 win > top groups
-0.81 -0.47 win > top groups: rows asc
-0.56 -0.61 win > top groups: rows desc
0.31 0.32 win > top groups: sum of field asc
0.2 0.2 win > top rows
0.54 0.49 win > top rows: order:guess desc
0.54 0.56 win > top rows: order:said asc
-0.12 -0.24 win > which of these: guess asc
-0.26 -0.37 win > which of these: guess desc
0.33 0.16 win > which of these: position last
-0.24 -0.27 win > yes or no
-0.24 -0.27 win > yes or no: exists 
-0.22 -0.25 win above > list
-0.21 -0.26 win above > list: where 
-0.22 -0.24 win above > list: where distinct
-0.29 -0.35 win above > loose figures
-0.29 -0.35 win above > loose figures: count 
-0.28 -0.26 win above > next or previous row
-0.28 -0.26 win above > next or previous row: other way position
-0.21 -0.21 win above > rows before or after another
-0.23 -0.22 win above > rows before or after another: count 
-0.2 -0.21 win above > rows before or after another: list 
0.22 0.24 win above > yes or no
0.22 0.24 win above > yes or no: exists 
-0.36 -0.39 win after > comparison
-0.36 -0.39 win after > comparison: guess value
0.4 0.43 win after > figures
-0.23 -0.23 win after > figures: fn:count grouped by what is beside
0.4 0.43 win after > figures: fn:count one figure
-0.71 -0.55 win after > list
-0.51 -0.5 win after > list: where 
-0.73 -0.58 win after > list: where distinct
-0.52 -0.51 win after > loose figures
-0.52 -0.51 win after > loose figures: look up guess
-0.44 -0.4 win after > next or previous row
-0.63 -0.61 win after > next or previous row: other way position
-0.32 -0.31 win after > next or previous row: said way position
-0.23 -0.31 win after > rows before or after another
-0.24 -0.31 win after > rows before or after another: count 
-0.19 -0.25 win after > rows before or after another: list 
0.39 0.35 win at > figures
-0.48 -0.55 win at > figures: fn:count fn:sum!
0.43 0.45 win at > figures: fn:count one figure
-0.38 -0.27 win at > list
-0.4 -0.17 win at > list: many 
-0.28 -0.19 win at > list: where 
-0.36 -0.29 win at > list: where distinct
-0.38 -0.37 win at > loose figures
-0.27 -0.35 win at > loose figures: avg 
-0.4 -0.36 win at > loose figures: look up 
-0.36 -0.38 win at > loose figures: sum 
-0.34 -0.38 win before > list
-0.35 -0.38 win before > list: where 
-0.32 -0.32 win before > list: where distinct
-0.35 -0.35 win before > next or previous row: other way position
-0.18 -0.4 win best > figures
-0.18 -0.4 win best > figures: fn:count one figure
0.16 0.39 win best > loose figures
0.16 0.39 win best > loose figures: count 
0.26 0.25 win by > figures
0.26 0.25 win by > figures: fn:count one figure
-0.43 -0.28 win by > list
-0.24 -0.19 win by > list: where 
-0.43 -0.3 win by > list: where distinct
-0.23 -0.25 win by > loose figures
-0.26 -0.29 win by > loose figures: avg 
-0.4 -0.41 win by > loose figures: look up guess
-0.21 -0.29 win by > loose figures: sum 
-0.28 -0.26 win first > first or last row
-0.25 -0.23 win first > first or last row: position first
-0.3 -0.3 win first > first or last row: time first
-0.24 -0.28 win first > top groups
-0.24 -0.28 win first > top groups: rows asc
0.28 0.27 win first > top rows
0.28 0.27 win first > top rows: order:guess asc
0.66 0.6 win in > comparison
0.66 0.6 win in > comparison: guess value
-0.37 -0.36 win in > figures
-0.37 -0.36 win in > figures: fn:count one figure
-0.61 -0.56 win in > first or last row
-0.22 -0.22 win in > first or last row: position first
-0.2 -0.18 win in > first or last row: time first
-0.28 -0.27 win in > first or last row: time last
-0.62 -0.62 win in > list: where 
0.19 0.29 win in > loose figures
-0.56 -0.54 win in > loose figures: avg 
-0.4 -0.28 win in > loose figures: count 
0.48 0.51 win in > loose figures: look up guess
-0.54 -0.54 win in > loose figures: sum 
-0.47 -0.51 win in > next or previous row: other way position
0.46 0.48 win in > next or previous row: said way position
-0.45 -0.47 win in > next or previous row: said way time
-0.33 -0.33 win in > top groups
-0.3 -0.32 win in > top groups: rows asc
-0.29 -0.27 win in > top groups: rows desc
0.6 0.55 win in > top rows
-0.31 -0.3 win in > top rows: order:guess asc
0.54 0.49 win in > top rows: order:guess desc
0.34 0.27 win in > which of these
0.24 0.23 win in > which of these: count asc
0.26 0.23 win in > which of these: count desc
0.23 0.25 win in > which of these: guess asc
0.24 0.25 win in > which of these: guess desc
0.31 0.26 win in > which of these: position first
0.36 0.27 win in > which of these: position last
-0.27 -0.23 win in > yes or no
-0.27 -0.23 win in > yes or no: exists 
0.4 0.41 win more > list
0.24 0.38 win more > list: where 
0.52 0.45 win more > list: where distinct
-0.29 -0.3 win more > loose figures
-0.29 -0.3 win more > loose figures: count 
-0.56 -0.53 win more > which of these
-0.52 -0.51 win more > which of these: count asc
-0.52 -0.51 win more > which of these: count desc
-0.52 -0.5 win more > which of these: guess asc
-0.51 -0.5 win more > which of these: guess desc
-0.59 -0.57 win more > which of these: position first
-0.58 -0.55 win more > which of these: position last
0.22 0.28 win of > first or last row
0.22 0.28 win of > first or last row: position first
-0.19 -0.27 win of > top groups
-0.19 -0.27 win of > top groups: rows asc
-0.22 -0.29 win of > top rows
-0.22 -0.29 win of > top rows: order:guess asc
-0.5 -0.64 win percent > top groups
0.52 0.6 win percent > top rows
0.52 0.6 win percent > top rows: order:said desc
0.33 0.27 win percentage > top groups
0.18 0.21 win percentage > top groups: own measure asc
-0.3 -0.33 win percentage > top groups: rows asc
0.31 0.32 win percentage > top groups: sum of field asc
-0.33 -0.27 win percentage > top rows
-0.27 -0.23 win percentage > top rows: order:guess asc
-0.42 -0.31 win percentage > top rows: order:said asc
-0.38 -0.28 with > columns that are named
-0.38 -0.28 with > columns that are named: columns named all
-0.03 -0.26 with > comparison
-0.03 -0.26 with > comparison: guess value
-0.38 -0.47 with > extreme value
-0.38 -0.36 with > extreme value: max guess
-0.24 -0.28 with > extreme value: max said
-0.33 -0.41 with > extreme value: min guess
-0.4 -0.52 with > extreme value: min said
-0.49 -0.38 with > figure of the top rows
-0.49 -0.38 with > figure of the top rows: avg 
-0.47 -0.38 with > figure of the top rows: sum 
-0.62 -0.57 with > figures
-0.46 -0.32 with > figures: fn:avg! grouped by what is beside
-0.2 -0.18 with > figures: fn:avg! one figure
0.59 0.56 with > figures: fn:count fn:avg!
0.37 0.36 with > figures: fn:count fn:max
0.05 -0.44 with > figures: fn:count fn:sum!
-1.04 -0.88 with > figures: fn:count grouped by what is beside
-0.67 -0.72 with > figures: fn:distinct? fn:sum!
-0.86 -0.85 with > figures: fn:distinct? grouped by what is beside
-0.24 -0.2 with > figures: fn:distinct? one figure
-0.49 -0.43 with > figures: fn:max grouped by what is beside
-0.74 -0.81 with > figures: fn:max one figure
-0.53 -0.43 with > figures: fn:min grouped by what is beside
-0.21 -0.35 with > figures: fn:min one figure
-0.21 -0.17 with > figures: fn:revenue grouped by what is beside
-0.18 -0.2 with > figures: fn:revenue one figure
-0.26 -0.36 with > figures: fn:sum! fn:sum!
0.16 0.23 with > figures: fn:sum! grouped
-0.3 -0.3 with > figures: fn:sum! grouped by what is beside
-0.47 -0.4 with > figures: fn:sum! one figure
-0.39 -0.42 with > figures: fn:sum? fn:sum!
-0.68 -0.69 with > figures: fn:sum? grouped by what is beside
-0.47 -0.45 with > figures: one figure named
0.28 0.34 with > first or last row
0.54 0.33 with > first or last row: position first
0.5 0.48 with > first or last row: position last
-0.55 -0.31 with > first or last row: time first
0.22 0.28 with > groups that have
-0.2 -0.28 with > groups that have: list guess
0.32 0.37 with > groups that have: list said
-0.18 -0.26 with > list: all 
-0.33 -0.26 with > list: many 
0.51 0.42 with > list: named things 
-0.75 -0.7 with > list: where distinct
-0.61 -0.63 with > loose figures: avg 
-1.3 -1.18 with > loose figures: look up guess
-0.54 -0.57 with > next or previous row
-0.45 -0.52 with > next or previous row: other way position
-0.55 -0.57 with > next or previous row: said way position
-0.64 -0.68 with > rows before or after another: count 
-0.32 -0.22 with > top groups
-0.76 -0.9 with > top groups: own measure desc
-0.61 -0.65 with > top groups: revenue desc
-0.4 -0.54 with > top groups: rows asc
0.27 0.23 with > top groups: rows desc
-0.47 -0.48 with > top groups: said measure desc
-0.29 -0.25 with > top groups: sum of field asc
-0.27 -0.2 with > top groups: units desc
0.51 0.58 with > top rows
-0.55 -0.54 with > top rows: order:guess asc
-0.35 -0.26 with > top rows: order:guess desc
0.69 0.66 with > top rows: order:said asc
0.77 0.77 with > top rows: order:said desc
-0.18 -0.21 with > which of these: guess asc
0.17 0.21 with > which of these: guess desc
0.37 0.39 with > which of these: position first
0.26 0.24 with > which of these: said desc
-0.28 -0.33 with > yes or no
-0.28 -0.33 with > yes or no: exists 
-0.43 -0.51 with at > figures
-0.21 -0.35 with at > figures: fn:min one figure
-0.67 -0.41 with at > figures: fn:sum! one figure
0.26 0.25 with at > groups that have
0.25 0.25 with at > groups that have: list said
-0.22 -0.22 with at > list
0.18 0.28 with at > list: many 
-0.3 -0.28 with at > list: named things 
-0.34 -0.51 with at > list: where 
-0.32 -0.38 with at > list: where distinct
-0.47 -0.34 with at > loose figures
-0.24 -0.18 with at > loose figures: avg 
-0.48 -0.37 with at > loose figures: count 
-0.17 -0.2 with at > loose figures: sum 
-0.17 -0.2 with fewer > figures: fn:sum! one figure
0.18 0.2 with fewer > list: named things 
-0.19 -0.27 with fewer > list: where 
-0.02 -0.35 with fewer > list: where distinct
0.2 0.19 with largest > top rows
0.24 0.26 with largest > top rows: order:guess desc
-0.39 -0.36 with largest > top rows: order:said desc
-0.66 -0.67 with less > figures
-0.15 -0.29 with less > figures: fn:avg! one figure
-0.46 -0.57 with less > figures: fn:count fn:sum!
-0.45 -0.45 with less > figures: fn:count one figure
-0.51 -0.49 with less > figures: fn:distinct? fn:sum!
-0.21 -0.11 with less > figures: fn:distinct? grouped by what is beside
-0.39 -0.37 with less > figures: fn:distinct? one figure
-0.33 -0.33 with less > figures: fn:sum! one figure
-0.39 -0.42 with less > figures: fn:sum? fn:sum!
-0.31 -0.29 with less > figures: fn:sum? grouped by what is beside
-0.26 -0.31 with less > groups that have
-0.26 -0.31 with less > groups that have: list guess
0.31 0.36 with less > list
-0.03 -0.26 with less > list: many 
0.64 0.58 with less > list: named things 
-0.8 -0.75 with less > list: where 
-0.55 -0.58 with less > list: where distinct
0.45 0.44 with less > loose figures
-0.6 -0.53 with less > loose figures: avg 
-0.45 -0.5 with less > loose figures: look up 
0.45 0.44 with less > loose figures: sum 
0.37 0.37 with more > groups that have
0.37 0.37 with more > groups that have: list said
-0.33 -0.33 with more > list
-0.34 -0.34 with more > list: named things 
-0.14 -0.25 with more > list: where 
-0.29 -0.34 with no > figures
-0.19 -0.2 with no > figures: fn:sum! grouped by what is beside
-0.3 -0.36 with no > figures: fn:sum! one figure
0.29 0.36 with no > list
-0.25 -0.25 with no > list: many 
0.31 0.34 with no > list: named things 
-0.55 -0.52 with no > list: where 
-0.63 -0.34 with no > list: where distinct
0.3 0.23 with time > figures
-0.2 -0.2 with time > figures: fn:count fn:sum!
0.22 0.21 with time > figures: fn:count one figure
-0.19 -0.2 with time > groups that have
-0.19 -0.2 with time > groups that have: list guess
-0.25 -0.16 with time > list
-0.22 -0.13 with time > list: where 
-0.13 -0.2 with time > loose figures
-0.09 -0.2 with time > loose figures: look up guess
-0.36 -0.51 without > figures: fn:avg fn:avg!
-0.37 -0.61 without > figures: fn:avg fn:sum!
-0.15 -0.28 without > figures: fn:avg grouped by what is beside
0.36 0.51 without > figures: fn:avg one figure
-0.22 -0.37 won > comparison
-0.22 -0.37 won > comparison: guess value
-0.68 -0.79 won > extreme value
-0.7 -0.86 won > extreme value: max guess
-0.58 -0.52 won > extreme value: max said
-0.22 -0.36 won > extreme value: min said
-0.58 -0.54 won > figures
-0.28 -0.28 won > figures: fn:avg! fn:skewed
-0.2 -0.19 won > figures: fn:count fn:avg!
-0.21 -0.25 won > figures: fn:count fn:sum
-0.55 -0.57 won > figures: fn:count fn:sum!
-0.38 -0.23 won > figures: fn:count grouped by what is beside
-0.7 -0.71 won > figures: fn:count one figure
-0.25 -0.28 won > figures: fn:distinct fn:sum!
0.26 0.28 won > figures: fn:distinct one figure
-0.2 -0.19 won > figures: fn:distinct? fn:avg!
-0.17 -0.22 won > figures: fn:distinct? fn:sum!
-0.29 -0.26 won > figures: fn:distinct? grouped by what is beside
0.46 0.45 won > figures: fn:min fn:sum!
0.24 0.31 won > figures: fn:range one figure
-0.28 -0.19 won > figures: fn:skewed grouped by what is beside
0.29 0.3 won > figures: fn:skewed one figure
-0.23 -0.23 won > figures: fn:sum grouped by what is beside
-0.34 -0.37 won > figures: fn:sum one figure
-0.3 -0.33 won > figures: fn:sum! fn:skewed
0.36 0.47 won > figures: fn:sum? fn:avg!
-0.24 -0.41 won > figures: fn:sum? fn:sum!
-0.3 -0.27 won > figures: fn:sum? grouped by what is beside
0.2 0.22 won > figures: grouped named
-0.27 -0.3 won > first or last row
0.27 0.28 won > first or last row: position first
-0.59 -0.61 won > first or last row: position last
-0.44 -0.51 won > first or last row: time last
-0.67 -0.59 won > groups that are named
-0.67 -0.59 won > groups that are named: listed 
-0.45 -0.4 won > list
-0.22 -0.27 won > list: all 
-0.53 -0.22 won > list: many 
-1.18 -1.06 won > list: where 
-0.35 -0.6 won > list: where distinct
0.39 0.47 won > loose figures
-1.11 -0.62 won > loose figures: avg 
0.31 0.31 won > loose figures: count 
-0.13 -0.3 won > loose figures: look up 
-0.23 0.12 won > loose figures: look up guess
0.54 0.59 won > next or previous row
0.28 0.29 won > next or previous row: said way position
-0.25 -0.27 won > next or previous row: said way time
-0.32 -0.29 won > rows before or after another
-0.68 -0.77 won > rows before or after another: list 
0.16 0.21 won > the same as another row
-0.33 -0.28 won > the same as another row: count guess
-0.16 -0.2 won > the same as another row: count said
0.17 0.21 won > the same as another row: list guess
0.64 0.64 won > top groups
-0.3 -0.12 won > top groups: own measure asc
-0.57 -0.58 won > top groups: own measure desc
0.53 0.52 won > top groups: rows asc
0.52 0.55 won > top groups: rows desc
0.23 0.19 won > top groups: said measure desc
-0.5 -0.68 won > top groups: sum of field asc
0.84 0.71 won > top groups: sum of field desc
-0.36 -0.47 won > top rows
-0.45 -0.48 won > top rows: order:guess asc
-0.51 -0.39 won > top rows: order:guess desc
-0.36 -0.45 won > top rows: order:said asc
0.23 0.3 won > top rows: order:said desc
-0.57 -0.57 won > which of these: count asc
-0.48 -0.5 won > which of these: count desc
-0.51 -0.54 won > which of these: guess asc
-0.35 -0.35 won > which of these: guess desc
0.33 0.31 won > which of these: position first
-0.89 -0.89 won > which of these: position last
-0.21 -0.23 won > which of these: said asc
0.42 0.43 won > which of these: said desc
0.38 0.37 won at > figures
0.41 0.49 won at > figures: fn:count fn:sum!
0.49 0.5 won at > figures: fn:count one figure
-0.53 -0.55 won at > figures: fn:distinct? one figure
-0.36 -0.27 won at > list
-0.05 -0.26 won at > list: named things 
-0.23 -0.11 won at > list: where 
-0.35 -0.22 won at > list: where distinct
-0.37 -0.38 won at > loose figures
-0.33 -0.41 won at > loose figures: avg 
-0.24 -0.25 won at > loose figures: look up guess
-0.36 -0.36 won at > loose figures: sum 
-0.34 -0.33 won both > list
-0.34 -0.32 won both > list: many 
-0.38 -0.43 won both > list: where 
-0.48 -0.38 won both > list: where distinct
-0.34 -0.24 won both > loose figures
-0.34 -0.24 won both > loose figures: count 
0.34 0.33 won both > which of these
-0.45 -0.47 won both > which of these: count asc
-0.44 -0.46 won both > which of these: count desc
0.37 0.35 won both > which of these: position first
-0.5 -0.52 won both > which of these: position last
-0.37 -0.19 won by > comparison
-0.37 -0.19 won by > comparison: guess value
-0.24 -0.15 won by > figures
-0.2 -0.19 won by > figures: fn:count fn:avg!
-0.26 -0.29 won by > figures: fn:count fn:sum!
-0.4 -0.55 won by > figures: fn:count one figure
-0.2 -0.19 won by > figures: fn:distinct? fn:avg!
-0.45 -0.53 won by > figures: fn:distinct? one figure
0.36 0.47 won by > figures: fn:sum? fn:avg!
0.22 0.09 won by > list
0.21 0.09 won by > list: many 
0.24 0.15 won by > loose figures
0.19 0.71 won by > loose figures: avg 
0.39 0.24 won by > loose figures: look up 
0.06 -0.24 won by > loose figures: sum 
-0.28 -0.28 won how > comparison
-0.28 -0.28 won how > comparison: guess value
-0.24 -0.24 won how > figures
-0.24 -0.24 won how > figures: fn:count one figure
0.4 0.11 won how > list
-0.36 -0.29 won how > list: where 
0.4 0.12 won how > list: where distinct
-0.04 0.37 won how > loose figures
-0.04 0.37 won how > loose figures: look up guess
-0.39 -0.39 won in > comparison
-0.39 -0.39 won in > comparison: guess value
0.33 0.12 won in > extreme value
0.33 0.12 won in > extreme value: min said
-0.3 -0.41 won in > figures: fn:count fn:sum!
-0.4 -0.39 won in > figures: fn:count one figure
-0.48 -0.47 won in > figures: fn:distinct? fn:sum!
-0.32 -0.3 won in > figures: fn:distinct? one figure
0.46 0.45 won in > figures: fn:min fn:sum!
-0.3 -0.29 won in > figures: fn:sum? fn:sum!
0.2 0.22 won in > figures: grouped named
-0.52 -0.48 won in > list
-0.34 -0.32 won in > list: many 
-0.24 -0.25 won in > list: named things 
-0.48 -0.32 won in > list: where 
-0.64 -0.56 won in > list: where distinct
0.48 0.48 won in > loose figures
-0.59 -0.73 won in > loose figures: avg 
0.4 0.4 won in > loose figures: count 
-0.4 -0.32 won in > loose figures: look up 
0.2 0.21 won in > next or previous row
0.45 0.45 won in > next or previous row: other way position
-0.45 -0.45 won in > next or previous row: said way position
-0.44 -0.4 won in > top groups
-0.37 -0.26 won in > top groups: own measure asc
-0.25 -0.24 won in > top groups: said measure asc
-0.44 -0.41 won in > top groups: sum of field asc
-0.25 -0.24 won in > top rows
-0.18 -0.2 won in > top rows: order:guess asc
-0.3 -0.27 won in > top rows: order:said asc
0.28 0.29 won is > figures
-0.28 -0.28 won is > figures: fn:avg! fn:skewed
-0.28 -0.19 won is > figures: fn:skewed grouped by what is beside
0.29 0.3 won is > figures: fn:skewed one figure
-0.3 -0.33 won is > figures: fn:sum! fn:skewed
-0.28 -0.28 won is > loose figures
-0.25 -0.27 won is > loose figures: avg 
-0.28 -0.29 won is > loose figures: sum 
-0.18 -0.21 won more > comparison
-0.18 -0.21 won more > comparison: guess value
-0.21 -0.21 won more > groups that are named
-0.21 -0.21 won more > groups that are named: listed 
-0.33 -0.4 won more > list: named things 
-0.2 -0.17 won more > list: where distinct
0.2 0.19 won more > which of these
-0.23 -0.23 won more > which of these: guess asc
0.43 0.41 won more > which of these: position first
-0.47 -0.48 won more > which of these: position last
-0.22 -0.23 won more > which of these: said asc
0.42 0.42 won more > which of these: said desc
0.2 0.21 won next > next or previous row
0.45 0.45 won next > next or previous row: other way position
-0.45 -0.45 won next > next or previous row: said way position
0.39 0.34 won only > figures
0.49 0.41 won only > figures: fn:count one figure
-0.44 -0.33 won only > list
-0.24 -0.27 won only > list: where 
-0.47 -0.35 won only > list: where distinct
-0.25 -0.36 won only > loose figures
-0.21 -0.24 won only > loose figures: avg 
-0.32 -0.56 won only > loose figures: look up guess
-0.42 -0.52 won only > loose figures: sum 
0.25 0.24 won over > figures
-0.41 -0.44 won over > figures: fn:count fn:sum!
0.32 0.27 won over > figures: fn:count one figure
-0.28 -0.16 won over > list
-0.29 -0.17 won over > list: where distinct
-0.25 -0.24 won over > loose figures
-0.23 -0.2 won over > loose figures: avg 
-0.3 -0.18 won over > loose figures: look up 
-0.33 -0.42 won over > loose figures: look up guess
-0.22 -0.23 won over > loose figures: sum 
-0.32 -0.4 year > average of each
-0.32 -0.4 year > average of each:  
-0.37 -0.01 year > comparison
-0.27 -0.35 year > comparison: guess value
-0.43 -0.47 year > comparison: said value
-0.45 -0.52 year > difference: of counts 
-0.3 -0.28 year > difference: of counts turned 
-0.29 -0.3 year > difference: of ends said
-0.6 -0.67 year > difference: of fields 
0.24 0.3 year > difference: of fields turned 
-0.43 -0.54 year > difference: of two said
0.44 0.51 year > difference: of two turned said
-0.51 -0.25 year > extreme value: max guess
-0.44 -0.43 year > extreme value: max said
-0.65 -0.71 year > extreme value: min guess
0.66 0.7 year > extreme value: min said
-0.18 -0.27 year > figure of the top rows
-0.19 -0.25 year > figure of the top rows: avg 
-0.17 -0.23 year > figure of the top rows: sum 
-0.36 -0.34 year > figures
0.19 0.23 year > figures: fn:avg grouped
-0.24 -0.35 year > figures: fn:avg one figure
-0.51 -0.37 year > figures: fn:avg! grouped
-0.31 -0.27 year > figures: fn:avg! one figure
-0.46 -0.43 year > figures: fn:count fn:sum!
0.39 0.34 year > figures: fn:count grouped
-0.24 -0.23 year > figures: fn:count grouped by what is beside
-0.54 -0.55 year > figures: fn:count one figure
-0.33 -0.38 year > figures: fn:distinct? fn:sum!
-0.44 -0.43 year > figures: fn:distinct? grouped
-0.21 -0.2 year > figures: fn:distinct? grouped by what is beside
-0.23 -0.23 year > figures: fn:last grouped
-0.17 -0.23 year > figures: fn:last one figure
-0.34 -0.36 year > figures: fn:max grouped
-0.23 -0.28 year > figures: fn:max grouped by what is beside
-0.34 -0.31 year > figures: fn:max one figure
0.31 0.35 year > figures: fn:median grouped
-0.3 -0.27 year > figures: fn:median one figure
-0.37 -0.36 year > figures: fn:profit grouped
-0.23 -0.21 year > figures: fn:profit one figure
0.35 0.33 year > figures: fn:revenue fn:profit
-0.61 -0.62 year > figures: fn:revenue grouped
-0.37 -0.4 year > figures: fn:revenue one figure
-0.21 -0.2 year > figures: fn:sum! fn:max
-0.7 -0.46 year > figures: fn:sum! grouped
0.27 0.24 year > figures: fn:sum! grouped by what is beside
-0.45 -0.3 year > figures: fn:sum! one figure
-0.38 -0.39 year > figures: fn:sum? fn:sum!
-0.26 -0.26 year > figures: fn:sum? grouped
-0.27 -0.27 year > figures: fn:units fn:avg!
-0.21 -0.23 year > figures: fn:units fn:max
-0.26 -0.29 year > figures: fn:units fn:units
-0.24 -0.27 year > figures: fn:units grouped
-0.53 -0.48 year > first or last of each
-0.53 -0.48 year > first or last of each:  
0.37 0.32 year > first or last row
-0.62 -0.64 year > first or last row: position first
-0.46 -0.45 year > first or last row: position turned first
-0.21 -0.24 year > first or last row: position turned last
1.1 1.12 year > first or last row: time first
0.48 0.59 year > first or last row: time last
0.65 0.64 year > groups that are named
0.4 0.45 year > groups that are named: compared 
-0.58 -0.67 year > list: all 
0.38 0.33 year > list: many 
-0.84 -1.08 year > list: named things 
-0.38 -0.69 year > list: where 
-0.69 -1.05 year > list: where distinct
-0.45 -0.29 year > loose figures
-0.21 -0.37 year > loose figures: avg 
-0.38 -0.52 year > loose figures: count 
0.09 0.25 year > loose figures: look up 
-0.34 -0.57 year > loose figures: look up guess
-0.47 -0.08 year > loose figures: sum 
-0.37 -0.45 year > next or previous row: other way position
0.71 0.72 year > next or previous row: said way time
-0.55 -0.58 year > rows before or after another: list 
-0.37 -0.34 year > the same as another row: count said
0.31 0.34 year > the same as another row: list said
0.5 0.64 year > top groups: own measure asc
0.11 0.28 year > top groups: rows asc
0.42 0.37 year > top groups: said measure desc
-0.42 -0.29 year > top groups: sum of field asc
-0.23 -0.19 year > top groups: units desc
-0.08 -0.21 year > top rows
-0.64 -0.67 year > top rows: order:guess asc
-1.31 -1.2 year > top rows: order:said asc
-0.5 -0.57 year > top rows: order:said desc
-0.54 -0.68 year > which of these
-0.7 -0.85 year > which of these: count asc
-0.71 -0.88 year > which of these: count desc
-0.76 -0.86 year > which of these: guess asc
-0.3 -0.47 year > which of these: guess desc
-0.25 -0.31 year > which of these: position first
-0.85 -0.91 year > which of these: position last
-0.56 -0.59 year > which of these: said desc
-0.21 -0.21 year after > list: where 
-0.38 -0.37 year after > next or previous row: other way position
0.3 0.29 year after > next or previous row: said way position
0.34 0.33 year after > next or previous row: said way time
-0.16 -0.2 year and > figures: grouped named
-0.25 -0.29 year before > list
-0.23 -0.25 year before > list: where 
0.32 0.32 year before > next or previous row
-0.46 -0.45 year before > next or previous row: other way position
0.46 0.44 year before > next or previous row: said way position
-0.15 -0.21 year before > rows before or after another
-0.26 -0.38 year by > figures: fn:revenue one figure
-0.27 -0.25 year by > figures: one figure named
-0.27 -0.29 year by > first or last of each
-0.27 -0.29 year by > first or last of each:  
0.3 0.31 year by > top groups: own measure desc
-0.29 -0.21 year by > top groups: rows desc
0.2 0.17 year did > extreme value: max guess
-0.19 -0.23 year did > extreme value: min guess
-0.22 -0.33 year did > extreme value: min said
-0.32 -0.43 year did > figures
-0.24 -0.24 year did > figures: fn:count grouped
-0.15 -0.2 year did > figures: fn:max grouped by what is beside
-0.23 -0.21 year did > figures: fn:max one figure
-0.27 -0.27 year did > figures: fn:units fn:avg!
-0.21 -0.23 year did > figures: fn:units fn:max
-0.26 -0.29 year did > figures: fn:units fn:units
-0.24 -0.27 year did > figures: fn:units grouped
-0.42 -0.37 year did > figures: grouped named
-0.41 -0.33 year did > first or last of each
-0.41 -0.33 year did > first or last of each:  
0.66 0.57 year did > first or last row
-0.39 -0.51 year did > first or last row: position first
0.64 0.81 year did > first or last row: time first
0.56 0.58 year did > first or last row: time last
0.37 0.25 year did > list
-0.04 -0.33 year did > list: all 
0.72 0.65 year did > list: many 
-0.52 -0.52 year did > list: named things 
-0.62 -0.96 year did > list: where 
-0.4 -0.87 year did > list: where distinct
-0.42 -0.61 year did > loose figures
-0.34 -0.42 year did > loose figures: avg 
-0.27 -0.52 year did > loose figures: count 
-0.35 -0.58 year did > loose figures: sum 
-0.39 -0.45 year did > top groups
0.39 0.56 year did > top groups: own measure asc
-0.18 -0.2 year did > top groups: own measure desc
-0.62 -0.66 year did > top groups: rows desc
0.42 0.37 year did > top groups: said measure desc
-0.33 -0.36 year did > top groups: sum of field asc
-0.65 -0.6 year did > top groups: sum of field desc
0.23 0.07 year did > top rows
-0.34 -0.38 year did > top rows: order:guess asc
0.32 0.23 year did > top rows: order:guess desc
-0.25 -0.2 year did > top rows: order:said asc
-0.26 -0.36 year did > top rows: order:said desc
-0.34 -0.38 year did > which of these
-0.33 -0.39 year did > which of these: count asc
-0.34 -0.39 year did > which of these: count desc
-0.32 -0.36 year did > which of these: guess asc
-0.32 -0.36 year did > which of these: guess desc
-0.42 -0.52 year did > which of these: position first
-0.38 -0.45 year did > which of these: position last
-0.19 -0.22 year does > extreme value
-0.17 -0.22 year does > extreme value: max guess
-0.19 -0.2 year does > extreme value: max said
0.24 0.27 year does > top groups
0.24 0.27 year does > top groups: rows desc
-0.24 -0.27 year does > top rows
-0.26 -0.28 year does > top rows: order:guess desc
-0.2 -0.22 year does > top rows: order:said desc
-0.21 -0.16 year first > extreme value
-0.21 -0.16 year first > extreme value: min guess
0.32 0.27 year first > first or last row
0.32 0.27 year first > first or last row: position first
0.24 0.18 year first > top rows
0.24 0.18 year first > top rows: order:guess asc
-0.24 -0.23 year first > which of these
-0.26 -0.24 year first > which of these: guess desc
-0.18 -0.2 year first > which of these: position last
-0.24 -0.24 year first > yes or no
-0.24 -0.24 year first > yes or no: exists 
-0.4 -0.36 year for > comparison
-0.4 -0.36 year for > comparison: guess value
-0.29 -0.28 year for > extreme value
-0.22 -0.28 year for > extreme value: max guess
-0.3 -0.28 year for > extreme value: max said
-0.24 -0.23 year for > figures
-0.24 -0.23 year for > figures: fn:revenue grouped
0.31 0.31 year for > groups that are named
0.31 0.31 year for > groups that are named: listed 
-0.39 -0.45 year for > loose figures
-0.28 -0.3 year for > loose figures: avg 
-0.47 -0.49 year for > loose figures: sum 
0.23 0.24 year for > next or previous row: other way position
-0.49 -0.51 year for > next or previous row: said way position
-0.39 -0.42 year for > top groups
-0.39 -0.42 year for > top groups: rows desc
0.41 0.42 year for > top rows
-0.55 -0.58 year for > top rows: order:guess desc
0.46 0.46 year for > top rows: order:said desc
-0.36 -0.34 year had > extreme value
-0.47 -0.28 year had > extreme value: max guess
0.08 0.2 year had > extreme value: min said
-0.32 -0.32 year had > figures
-0.17 -0.2 year had > figures: fn:count one figure
-0.33 -0.32 year had > figures: fn:max grouped
-0.38 -0.35 year had > figures: fn:sum! grouped
0.32 0.32 year had > list: many 
-0.37 -0.41 year had > list: where 
-0.48 -0.45 year had > list: where distinct
-0.22 -0.26 year had > loose figures
-0.2 -0.19 year had > loose figures: count 
0.57 0.62 year had > top groups
0.3 0.32 year had > top groups: rows desc
0.8 0.73 year had > top groups: sum of field desc
-0.53 -0.58 year had > top rows
-0.25 -0.2 year had > top rows: order:guess asc
-0.52 -0.56 year had > top rows: order:guess desc
-0.19 -0.21 year had > top rows: order:said asc
-0.68 -0.61 year had > top rows: order:said desc
0.45 0.47 year in > top groups
0.32 0.39 year in > top groups: rows asc
-0.29 -0.28 year in > top groups: sum of field asc
-0.56 -0.58 year is > extreme value
-0.56 -0.58 year is > extreme value: max guess
-0.25 -0.23 year is > list
-0.14 -0.21 year is > list: many 
-0.28 -0.29 year is > list: where 
-0.37 -0.26 year is > loose figures
-0.39 -0.29 year is > loose figures: avg 
-0.27 -0.16 year is > loose figures: sum 
-0.43 -0.42 year is > top groups
-0.43 -0.42 year is > top groups: rows desc
0.46 0.43 year is > top rows
0.46 0.43 year is > top rows: order:guess desc
0.65 0.52 year listed > extreme value
0.65 0.52 year listed > extreme value: min said
-0.24 -0.18 year listed > top groups
-0.25 -0.19 year listed > top groups: sum of field asc
-0.22 -0.19 year listed > top rows
-0.23 -0.2 year listed > top rows: order:said asc
0.62 0.65 year of > extreme value
0.62 0.65 year of > extreme value: min said
0.35 0.38 year of > figures
0.33 0.35 year of > figures: fn:count one figure
0.33 0.36 year of > figures: fn:distinct? one figure
-0.22 -0.29 year of > first or last row
-0.61 -0.62 year of > first or last row: position first
0.55 0.56 year of > first or last row: time first
-0.4 -0.4 year of > list
-0.69 -0.65 year of > list: where 
-0.55 -0.56 year of > list: where distinct
-0.47 -0.54 year of > loose figures
-0.28 -0.28 year of > loose figures: avg 
-0.65 -0.54 year of > loose figures: count 
-0.32 -0.34 year of > loose figures: look up 
-0.12 -0.25 year of > loose figures: look up guess
-0.41 -0.49 year of > loose figures: sum 
0.5 0.6 year of > top groups
0.58 0.61 year of > top groups: sum of field asc
-0.49 -0.46 year of > top rows
-0.49 -0.46 year of > top rows: order:said asc
0.24 0.26 year of > which of these
-0.34 -0.34 year of > which of these: count asc
-0.35 -0.35 year of > which of these: count desc
-0.29 -0.29 year of > which of these: guess asc
0.25 0.25 year of > which of these: guess desc
0.29 0.31 year of > which of these: position first
-0.33 -0.31 year of > which of these: position last
0.37 0.38 year of > which of these: said asc
-0.34 -0.34 year of > which of these: said desc
-0.19 -0.22 year of > yes or no
-0.19 -0.22 year of > yes or no: exists 
0.61 0.43 year on > extreme value
0.61 0.43 year on > extreme value: max said
0.11 0.2 year on > first or last row: position last
-0.26 -0.24 year on > first or last row: time last
-0.44 -0.03 year on > list
-0.33 0 year on > list: where 
-0.37 -0.03 year on > list: where distinct
-0.27 -0.25 year on > top rows
-0.28 -0.26 year on > top rows: order:said desc
0.24 0.22 year over > figures
-0.31 -0.25 year over > figures: fn:avg! one figure
-0.32 -0.34 year over > figures: fn:sum! one figure
0.3 0.25 year over > figures: one figure named
-0.2 -0.21 year over > list
-0.2 -0.21 year over > list: named things 
-0.36 -0.34 year previous > list
-0.38 -0.35 year previous > list: where 
-0.34 -0.33 year previous > list: where distinct
0.33 0.37 year previous > next or previous row
-0.41 -0.4 year previous > next or previous row: other way position
0.31 0.32 year previous > next or previous row: said way position
0.4 0.42 year previous > next or previous row: said way time
-0.3 -0.37 year previous > rows before or after another
-0.28 -0.29 year previous > rows before or after another: count 
-0.32 -0.38 year previous > rows before or after another: list 
-0.19 -0.22 year since > average of each
-0.19 -0.22 year since > average of each:  
0.19 0.22 year since > figures
0.19 0.23 year since > figures: fn:avg grouped
-0.24 -0.35 year since > figures: fn:avg one figure
-0.2 -0.19 year to > list: all 
0.38 0.35 year to > list: many 
-0.39 -0.37 year to > list: where 
-0.37 -0.32 year to > list: where distinct
0.68 0.72 year was > extreme value
-0.15 -0.44 year was > extreme value: max guess
0.46 0.56 year was > extreme value: max said
-0.41 -0.41 year was > extreme value: min guess
0.56 0.59 year was > extreme value: min said
-0.43 0.1 year was > figures
-0.23 -0.23 year was > figures: fn:last grouped
-0.17 -0.23 year was > figures: fn:last one figure
-0.22 -0.16 year was > figures: fn:max grouped
-0.46 0.4 year was > figures: fn:sum! grouped
-0.37 0.22 year was > figures: grouped named
0.13 0.27 year was > first or last of each
0.13 0.27 year was > first or last of each:  
-0.3 -0.32 year was > first or last row
-0.26 -0.31 year was > first or last row: position first
-0.21 -0.24 year was > first or last row: position turned last
0.05 0.25 year was > first or last row: time first
0.4 0.38 year was > first or last row: time last
-0.07 -0.25 year was > list
-0.26 -0.3 year was > list: all 
0.3 -0.35 year was > list: many 
0.05 -0.43 year was > list: where distinct
0.2 0.03 year was > loose figures
0.28 0.28 year was > loose figures: avg 
-0.64 -0.64 year was > loose figures: count 
0.25 0.39 year was > loose figures: sum 
0.21 0.27 year was > top groups
-0.6 -0.58 year was > top rows
-0.48 -0.53 year was > top rows: order:guess asc
-0.44 -0.42 year was > top rows: order:guess desc
-0.25 -0.15 year was > top rows: order:said asc
-0.28 -0.3 year was > top rows: order:said desc
-0.31 -0.28 year was > which of these
-0.27 -0.23 year was > which of these: count asc
-0.27 -0.22 year was > which of these: count desc
-0.3 -0.24 year was > which of these: position first
-0.31 -0.27 year was > which of these: position last
0.61 0.57 year were > extreme value
0.61 0.57 year were > extreme value: min said
-0.25 -0.23 year were > top groups
-0.25 -0.23 year were > top groups: own measure asc
0.71 0.76 year where > extreme value
-0.31 -0.24 year where > extreme value: max guess
0.65 0.6 year where > extreme value: max said
0.48 0.57 year where > extreme value: min said
-0.24 -0.23 year where > first or last row
-0.46 -0.54 year where > first or last row: position first
-0.21 -0.24 year where > top groups
-0.32 -0.39 year where > top groups: sum of field asc
-0.4 -0.43 year where > top rows
-0.18 -0.24 year where > top rows: order:guess desc
-0.23 -0.27 year where > top rows: order:said asc
-0.34 -0.25 year where > top rows: order:said desc
0.45 0.44 year with > top groups
-0.18 -0.22 year with > top groups: rows desc
0.46 0.42 year with > top groups: sum of field desc
-0.19 -0.45 year with > top rows: order:said desc
-0.56 -0.65 years > comparison
-0.56 -0.65 years > comparison: guess value
-0.41 -0.46 years > difference: of counts 
-0.61 -0.74 years > difference: of counts turned 
-0.24 -0.23 years > difference: of ends guess
-0.81 -0.78 years > difference: of two guess
-0.32 -0.45 years > difference: of two said
0.44 0.52 years > difference: of two turned guess
0.21 0.42 years > difference: of two turned said
-0.25 -0.35 years > figures
0.26 0.27 years > figures: fn:avg one figure
-0.37 -0.44 years > figures: fn:count fn:sum!
-0.32 -0.35 years > figures: fn:count grouped
-0.21 -0.2 years > figures: fn:count grouped by what is beside
-0.16 -0.33 years > figures: fn:count one figure
-0.41 -0.39 years > figures: fn:distinct? fn:sum!
-0.29 -0.3 years > figures: fn:distinct? grouped
0.24 0.22 years > figures: fn:sum one figure
-0.24 -0.28 years > figures: fn:sum! grouped
0 -0.22 years > figures: fn:sum! grouped by what is beside
-0.2 -0.22 years > figures: fn:sum? grouped by what is beside
-0.24 -0.25 years > first or last row
-0.26 -0.27 years > first or last row: position last
-0.22 -0.26 years > first or last row: time last
-0.59 -0.56 years > groups that are named
-0.59 -0.56 years > groups that are named: listed 
0.46 0.37 years > how long
0.46 0.37 years > how long: between rows 
0.53 0.71 years > list
-0.41 -0.35 years > list: all 
-0.45 -0.39 years > list: many 
-0.2 -0.23 years > list: named things 
0.82 0.85 years > list: where 
0.4 0.69 years > list: where distinct
-0.71 -0.8 years > loose figures: avg 
-0.93 -0.82 years > loose figures: look up 
0.34 0.37 years > loose figures: look up guess
-0.49 -0.55 years > next or previous row
-0.51 -0.5 years > next or previous row: other way position
-0.47 -0.43 years > next or previous row: said way position
-0.4 -0.46 years > rows before or after another
-0.4 -0.46 years > rows before or after another: count 
-0.21 -0.16 years > rows before or after another: list 
-0.3 -0.31 years > top rows
-0.29 -0.31 years > top rows: order:said desc
0.17 0.2 years > which of these: count desc
0.23 0.25 years > which of these: position first
-0.43 -0.31 years > which of these: position last
-0.28 -0.18 years > which of these: said asc
0.34 0.39 years > which of these: said desc
-0.24 -0.27 years before > comparison
-0.24 -0.27 years before > comparison: guess value
0.26 0.32 years before > difference
-0.31 -0.4 years before > difference: of counts 
-0.38 -0.46 years before > difference: of counts turned 
-0.34 -0.44 years before > difference: of ends guess
-0.37 -0.47 years before > difference: of two guess
0.29 0.35 years before > difference: of two turned guess
-0.35 -0.39 years before > list
-0.36 -0.41 years before > list: many 
-0.36 -0.43 years before > list: where 
-0.33 -0.35 years before > list: where distinct
0.29 0.14 years before > loose figures
-0.62 -0.53 years before > loose figures: avg 
0.38 0.37 years before > loose figures: count 
-0.7 -0.63 years before > loose figures: sum 
-0.47 -0.43 years before > next or previous row
-0.47 -0.43 years before > next or previous row: said way position
-0.4 -0.46 years before > rows before or after another
-0.4 -0.46 years before > rows before or after another: count 
-0.21 -0.16 years before > rows before or after another: list 
-0.19 -0.25 years before > which of these
-0.19 -0.22 years before > which of these: position first
-0.59 -0.85 years did > comparison
-0.59 -0.85 years did > comparison: guess value
-0.11 -0.36 years did > difference
-0.2 -0.22 years did > difference: of counts 
-0.56 -0.62 years did > difference: of ends guess
-0.38 -0.36 years did > difference: of two guess
0.61 0.68 years did > difference: of two turned guess
0.32 0.33 years did > how long
0.32 0.33 years did > how long: between rows 
0.44 0.57 years did > list
-0.2 -0.22 years did > list: named things 
0.56 0.72 years did > list: where 
0.28 0.43 years did > list: where distinct
-0.88 -0.77 years did > loose figures
-0.59 -0.65 years did > loose figures: count 
-0.31 -0.24 years did > loose figures: look up 
0.22 0.18 years each > list: where 
-0.24 0.16 years each > list: where distinct
-0.28 -0.34 years has > difference
-0.28 -0.34 years has > difference: of ends said
-0.3 -0.22 years has > figures: fn:distinct? fn:sum!
-0.24 -0.26 years has > list
-0.28 -0.26 years has > list: where 
-0.21 -0.26 years has > list: where distinct
0.44 0.48 years has > loose figures
-0.2 -0.15 years has > loose figures: avg 
-0.2 0 years has > loose figures: count 
0.64 0.57 years has > loose figures: sum 
0.27 0.29 years in > difference
0.27 0.29 years in > difference: of ends guess
-0.24 -0.23 years in > figures
0.26 0.27 years in > figures: fn:avg one figure
-0.27 -0.27 years in > figures: fn:count one figure
-0.31 -0.32 years in > figures: fn:distinct? one figure
0.24 0.22 years in > figures: fn:sum one figure
-0.24 -0.28 years in > figures: fn:sum! grouped
-0.17 -0.22 years in > list
-0.16 -0.2 years in > list: where distinct
-0.29 -0.31 years in > loose figures
-0.38 -0.4 years in > loose figures: avg 
-0.21 -0.21 years in > loose figures: look up 
-0.28 -0.3 years in > loose figures: sum 
-0.35 -0.38 years of > figures
-0.33 -0.35 years of > figures: fn:count one figure
-0.54 -0.58 years of > figures: fn:distinct? one figure
0.35 0.38 years of > loose figures
0.35 0.38 years of > loose figures: look up guess
-0.27 -0.25 years total > how long
-0.27 -0.25 years total > how long: between rows 
-0.25 -0.25 years total > list
-0.2 -0.2 years total > list: many 
-0.31 -0.27 years total > list: where 
-0.21 -0.24 years total > list: where distinct
0.25 0.25 years total > loose figures
-0.35 -0.34 years total > loose figures: avg 
0.26 0.26 years total > loose figures: count 
-0.38 -0.36 years total > loose figures: sum 
-0.26 -0.24 years was > comparison
-0.26 -0.24 years was > comparison: guess value
-0.35 -0.36 years was > difference
-0.34 -0.34 years was > difference: of counts 
-0.39 -0.42 years was > difference: of counts turned 
-0.39 -0.39 years was > figures
-0.39 -0.39 years was > figures: fn:count one figure
0.27 0.26 years was > list
0.3 0.26 years was > list: where 
0.21 0.25 years was > list: where distinct
-0.25 -0.25 years was > loose figures
-0.25 -0.25 years was > loose figures: count 
-0.2 -0.19 years were > difference: of counts 
0.28 0.25 years were > how long
0.28 0.25 years were > how long: between rows 
-0.37 -0.37 yesno > against another row
-0.14 -0.2 yesno > amount
-0.32 -0.48 yesno > comparison
0.21 0.17 yesno > extreme value
0.41 0.22 yesno > figures
0.53 0.43 yesno > first or last row
-0.64 -0.55 yesno > list
-0.3 -0.37 yesno > loose figures
-0.73 -0.86 yesno > name
-0.2 -0.09 yesno > none
-0.18 -0.33 yesno > place
-0.36 -0.36 yesno > rows before or after another
-0.2 -0.21 yesno > share
-0.4 -0.43 yesno > the same as another row
0.36 0.52 yesno > time
-0.23 -0.23 yesno > top groups
-0.19 -0.32 yesno > top rows
0.74 0.47 yesno > which of these
-0.23 -0.24 youngest > top rows: order:guess asc
0.23 0.24 youngest > top rows: order:said asc
`

export const doubt = `
-0.44 -0.47 ahead 0
-0.26 -0.09 ahead 1
-0.22 -0.4 ahead 2
-0.02 0.12 ahead 3
0.35 0.05 ahead 4
-0.31 0.05 ahead 5
0.37 0.16 ahead 6
0.85 1 ahead 7
-0.1 -0.08 always
-0.34 -0.33 candidates 0
-0.33 -0.3 candidates 1
-0.09 -0.15 candidates 2
0.19 0.2 candidates 3
-0.05 0.01 candidates 4
-0.03 -0.04 candidates 5
0.34 0.25 candidates 6
-0.22 -0.11 conditions 0
0.14 0.23 conditions 1
0.24 -0.02 conditions 2
-0.78 -1.2 conditions 3
0.09 0.13 entity exact
0.04 0.21 entity synonym
-0.23 -0.23 entity typo
0.55 0.7 entity words
-0.02 -0.27 field exact
-0.55 -0.15 field part
-0.62 -0.68 field synonym
0.03 -0.04 field typo
0.04 -0.15 field words
0.41 0.4 frame against another row
0 -0.44 frame average of each
0.44 0.61 frame columns that are named
-0.03 0 frame comparison
-0.34 -0.7 frame difference
-0.42 -0.54 frame extreme value
0.07 -0.02 frame figures
0.09 0.63 frame groups that are named
-0.26 0.66 frame groups that have
-0.53 -0.54 frame how long
-0.01 -0.27 frame list
-0.06 -0.17 frame loose figures
0 0.21 frame next or previous row
0.2 0.01 frame rows before or after another
0.15 0.14 frame share
0.14 0.27 frame the same as another row
0.07 0 frame top groups
-0.09 0.07 frame top rows
0.13 0.38 frame which of these
0.21 0.5 frame yes or no
-0.21 0 gives 0 for list
0.41 0 gives 1 for against another row
-0.08 0 gives 1 for comparison
-0.34 0 gives 1 for difference
-0.42 0 gives 1 for extreme value
0.03 0 gives 1 for figures
0.11 0 gives 1 for first or last row
-0.34 0 gives 1 for groups that are named
-0.4 0 gives 1 for groups that have
-0.53 0 gives 1 for how long
0.68 0 gives 1 for list
-0.02 0 gives 1 for loose figures
0.2 0 gives 1 for rows before or after another
0.15 0 gives 1 for share
0.12 0 gives 1 for the same as another row
-0.17 0 gives 1 for top groups
-0.09 0 gives 1 for top rows
0.13 0 gives 1 for which of these
0.21 0 gives 1 for yes or no
0.4 0 gives 11-30 for columns that are named
0.35 0 gives 11-30 for comparison
0.38 0 gives 11-30 for groups that have
-0.54 0 gives 11-30 for list
0.45 0 gives 11-30 for top groups
0.5 0 gives 2 for figures
-0.27 0 gives 2 for first or last row
0.63 0 gives 2 for groups that are named
0.41 0 gives 2 for groups that have
-0.32 0 gives 2 for list
-0.42 0 gives 2 for loose figures
-0.25 0 gives 2 for the same as another row
0.13 0 gives 2 for top groups
0.23 0 gives 3 for columns that are named
-0.33 0 gives 3 for figures
-0.53 0 gives 3 for first or last row
-0.15 0 gives 3 for list
0.42 0 gives 3 for the same as another row
0.25 0 gives 3 for top groups
0.33 0 gives 4-5 for columns that are named
0.8 0 gives 4-5 for figures
-0.27 0 gives 4-5 for groups that have
0.25 0 gives 4-5 for list
-0.17 0 gives 4-5 for top groups
0.68 0 gives 6-10 for columns that are named
-0.05 0 gives 6-10 for comparison
-0.18 0 gives 6-10 for figures
-0.67 0 gives 6-10 for list
0.8 0 gives 6-10 for top groups
-0.21 0 gives answers 0
-0.02 0 gives answers 1
0.14 0 gives answers 11-30
-0.12 0 gives answers 2
-0.24 0 gives answers 3
0.87 0 gives answers 4-5
-0.29 0 gives answers 6-10
0.2 0 gives answers many
0.09 0 gives date
0.41 0 gives date after average
0.28 0 gives date after number
0.38 0 gives date after on
-0.13 0 gives date after other
0.26 0 gives date after total
0.39 0 gives date to list
0.11 0 gives date to nothing
-0.55 0 gives date to what
-0.48 0 gives figure
-0.35 0 gives figure after after
-0.28 0 gives figure after how
-0.33 0 gives figure after in
-0.23 0 gives figure after which
-0.67 0 gives figure to nothing
0.18 0 gives figure to what
-0.38 0 gives figure to when
0.28 0 gives fraction
-0.16 0 gives fraction after average
-0.37 0 gives fraction after before
-0.31 0 gives fraction after how
0.52 0 gives fraction after is
0.67 0 gives fraction after mean
0.32 0 gives fraction after median
1.01 0 gives fraction after other
0.39 0 gives fraction after percentage
1.01 0 gives fraction after total
0.23 0 gives fraction after what
0.28 0 gives fraction to nothing
0.08 0 gives fraction to what
0.52 0 gives fraction to yesno
-0.2 0 gives many for columns that are named
1.03 0 gives many for figures
-0.03 0 gives many for list
-0.23 0 gives negative
-0.07 0 gives nothing
-0.22 0 gives nothing after how
0.42 0 gives nothing after other
-0.19 0 gives nothing after what
-0.24 0 gives nothing after which
-0.21 0 gives nothing to count
0.39 0 gives nothing to nothing
-0.19 0 gives nothing to what
-0.24 0 gives nothing to which
-0.21 0 gives one asked, none given
0.03 0 gives one asked, one given
0.09 0 gives one asked, several given
-0.21 0 gives rows 0
0.03 0 gives rows 1
-0.26 0 gives rows 11-30
-0.17 0 gives rows 2
-0.04 0 gives rows 3
0.27 0 gives rows 4-5
-0.05 0 gives rows 6-10
0.13 0 gives rows many
0.05 0 gives several asked, one given
-0.33 0 gives several asked, several given
-0.03 0 gives text
-0.41 0 gives text after after
-0.24 0 gives text after at
0.06 0 gives text after average
-0.38 0 gives text after besides
-0.05 0 gives text after did
-0.19 0 gives text after how
0.29 0 gives text after in
0.43 0 gives text after last
0.64 0 gives text after mean
-0.11 0 gives text after name
0.63 0 gives text after number
0.24 0 gives text after of
-0.48 0 gives text after on
-0.21 0 gives text after other
0.4 0 gives text after show
0.39 0 gives text after sum
-0.44 0 gives text after to
0.5 0 gives text after top
0.85 0 gives text after total
-0.14 0 gives text after was
0.49 0 gives text after were
0.09 0 gives text after what
-0.03 0 gives text after when
-0.71 0 gives text after where
0.02 0 gives text after which
0.25 0 gives text after who
0.45 0 gives text after worst
-0.39 0 gives text after year
-0.29 0 gives text to list
-0.97 0 gives text to long
-0.07 0 gives text to nothing
0.31 0 gives text to what
-0.19 0 gives text to when
-0.71 0 gives text to where
0.12 0 gives text to which
0.07 0 gives text to who
0.08 0 gives text to yesno
-0.08 0 gives the question again
-0.1 0 gives whole
0.56 0 gives whole after are
-0.34 0 gives whole after at
-0.35 0 gives whole after average
-0.4 0 gives whole after before
-0.26 0 gives whole after by
-0.42 0 gives whole after did
-0.32 0 gives whole after for
0.06 0 gives whole after how
-0.65 0 gives whole after in
-0.28 0 gives whole after is
0.19 0 gives whole after mean
-0.3 0 gives whole after median
-0.61 0 gives whole after name
0.19 0 gives whole after number
0.56 0 gives whole after of
0.13 0 gives whole after on
0.36 0 gives whole after other
0.44 0 gives whole after percentage
0.59 0 gives whole after total
-0.29 0 gives whole after were
-0.1 0 gives whole after what
0.07 0 gives whole after which
-0.57 0 gives whole after who
0.17 0 gives whole to amount
0.09 0 gives whole to count
-0.18 0 gives whole to list
-0.37 0 gives whole to long
0.12 0 gives whole to nothing
-0.12 0 gives whole to what
-0.15 0 gives whole to when
0.27 0 gives whole to where
-0.5 0 gives whole to which
-0.18 0 gives whole to who
-0.27 0 gives whole to yesno
-0.02 0 gives year
0.23 0 gives year after how
0.47 0 gives year after in
-0.4 0 gives year after of
-0.36 0 gives year after other
0.22 0 gives year after total
0.24 0 gives year after what
-0.35 0 gives year after when
-0.61 0 gives year after which
0.4 0 gives year after why
0.17 0 gives year to nothing
-0.35 0 gives year to when
-0.4 0 gives year to which
0.23 0 gives yes or no
-0.61 0 gives yes or no after are
0.03 0 gives yes or no after did
0.57 0 gives yes or no after is
0.49 0 gives yes or no after other
0.6 0 gives yes or no after were
0.49 0 gives yes or no to nothing
0.21 0 gives yes or no to yesno
-0.32 0 gives zero
0.02 0.11 loose 0
0.1 0.13 loose 1
-0.44 -0.55 loose 2
0.02 -0.61 loose 3
-0.28 -0.3 loose 5
0.34 0.23 loose figures > amount
-0.43 -0.54 loose figures > none
0 -0.19 loose figures > time
-0.37 -0.31 loose figures conditions 0
0.34 0.35 loose figures conditions 1
-0.17 -0.58 loose figures conditions 2
-0.5 0.38 loose figures: avg
-0.43 -0.54 loose figures: count
-0.45 0 loose figures: guess
0.94 -0.26 loose figures: look up
-0.06 -0.17 loose figures: loose figures
-0.1 0.2 loose figures: sum
0.42 0.39 missed 0
-0.42 -0.34 missed 1
-0.11 -0.14 missed 2
-0.42 -0.34 missed 3
-0.05 0.06 missed 4
0.72 0.38 missed 5
-0.43 -0.35 missed 6
0.54 0.52 missed plain 0
0.05 0.03 missed plain 1
-0.46 -0.34 missed plain 11-30
0.03 0.08 missed plain 2
0.39 0.3 missed plain 3
-0.41 -0.3 missed plain 4-5
-0.48 -0.56 missed plain 6-10
0.19 0.31 missed share 0
-0.06 -0.1 missed share 1
-0.17 -0.25 missed share 2
0.06 -0.11 missed share 3
-0.61 -0.65 missed share 4
-0.38 -1.15 share 0
-0.16 -0.29 share 1
0.38 0.48 share 10
1.11 1.05 share 11
-0.55 -0.27 share 2
-0.06 -0.17 share 3
-0.31 -0.41 share 4
-0.05 -0.04 share 5
-0.1 0.27 share 6
0.17 0.14 share 7
0.16 0.43 share 8
0.4 0.13 share 9
0.25 0.12 target at 0
-0.51 -0.64 target at 0 guessed
-0.14 -0.09 target at 1
-0.31 -0.32 target at 1 guessed
0.09 0.29 target at 2
0.36 0.61 target at 2 guessed
-0.1 -0.17 target at 3
-0.59 -0.67 target at 3 guessed
0.24 0.18 target at 4
-0.49 0.23 target at 4 guessed
-0.28 -0.26 target default
0.06 0.08 target guessed
-0.22 -0.2 target half said
0.06 0.02 target of the thing said
0.25 0.21 target said
-0.48 -0.49 unused all
0.4 0.14 unused also
0.33 0.28 unused amount
0.13 -0.23 unused and
0.3 0.37 unused any
0.19 0.17 unused are
-0.18 -0.13 unused at
-0.7 -0.71 unused average
-0.42 -0.44 unused better
-0.18 -0.39 unused between
0.23 -0.07 unused both
0.03 0.4 unused by
-0.1 -0.57 unused came
0.07 0.02 unused combined
0.25 0.14 unused come
-0.23 -0.22 unused consecutive
-0.17 0 unused did
-0.43 -0.39 unused difference
-0.28 -0.42 unused do
-1.08 -1.02 unused does
-0.41 -0.47 unused during
-0.64 -0.71 unused each
-0.58 -0.55 unused earlier
-0.24 -0.24 unused either
-1.01 -0.96 unused for
-0.49 -0.24 unused from
-0.45 -0.67 unused had
0.47 0.46 unused has
0.11 0.07 unused have
0.46 0.29 unused higher
-0.44 -0.1 unused how
-0.12 -0.04 unused in
0.2 0.09 unused is
0.39 0.48 unused larger
-0.35 -1.03 unused least
-0.4 -0.33 unused less
0.49 0.53 unused listed
0.41 0.38 unused longer
-0.08 -0.03 unused more
-0.45 -0.6 unused most
-0.72 -0.63 unused no
-0.31 -0.36 unused not
-0.38 -0.42 unused number
-0.1 0.23 unused of
-0.13 -0.23 unused on
-0.34 -0.54 unused other
0.31 0.36 unused over
0.45 0.45 unused percentage
-0.28 -0.12 unused same
-0.42 -0.38 unused since
-0.33 -0.33 unused sum
-1 -1.01 unused than
-0.35 -0.29 unused time
-0.41 0.07 unused times
-0.29 -0.34 unused to
-0.04 -0.02 unused total
0.03 -0.15 unused under
-0.38 -0.38 unused was
0.16 0.1 unused were
-0.7 -0.93 unused what
0 -0.38 unused when
-0.68 -0.77 unused which
0.4 0.44 unused why
-0.4 -0.23 unused win
0.15 0.17 unused with
0.18 0.3 unused won
0.35 0.39 unused year
-0.56 -0.58 unused years
0.32 0.24 value exact
-0.98 -1.01 value of 11-30
-0.52 -0.59 value of 2
0.03 0.28 value of 3
0.02 0.13 value of 4-5
-0.26 0.14 value of 6-10
-0.47 -0.46 value of many
-0.23 -0.09 value part
0.22 0.41 value synonym
-0.3 -0.39 value typo
-0.63 -0.78 weakest 1
-0.22 -0.35 weakest 2
0.14 0.14 weakest 3
0.11 0.21 weakest 4
0.21 0.27 weakest 5
`
