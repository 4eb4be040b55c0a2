/** Made by `npm run train`, then by evals/reader/train-further.ts, on 2026-11-18; not to be edited. Figures: evals/README.md. */
export const madeFor = 'ce6de46628b493e4'

export const order = `
-0.01 -0.25 ^after > extreme value
-0.21 -0.25 ^after > extreme value: max said
0.19 0 ^after > extreme value: min said
0.18 0 ^after > figures: fn:distinct? one figure
-0.29 -0.26 ^after > list
-0.21 -0.2 ^after > list: where 
-0.26 -0.23 ^after > list: where distinct
0.3 0.25 ^after > loose figures: count 
-0.33 -0.27 ^after > loose figures: sum 
-0.54 -0.02 ^after > next or previous row
0.12 0.27 ^after > next or previous row: other way position
-0.63 -0.31 ^after > next or previous row: said way position
-0.2 -0.4 ^after > next or previous row: said way time
-0.02 -0.47 ^after > rows before or after another
-0.74 -0.51 ^after > rows before or after another: count 
0.32 0 ^after > rows before or after another: list 
-0.25 0 ^after > top rows
-0.25 -0.19 ^after > top rows: order:said desc
0.49 0.38 ^are > figures
0.1 0 ^are > figures: fn:count one figure
-0.23 -0.04 ^are > figures: fn:max one figure
0.64 0.59 ^are > figures: fn:normal one figure
-0.24 -0.26 ^are > figures: fn:outliers grouped by what is beside
0.58 0.53 ^are > figures: fn:outliers one figure
-0.48 -0.43 ^are > figures: fn:sum! fn:normal
-0.32 -0.3 ^are > figures: fn:sum! grouped by what is beside
0.17 0.23 ^are > groups that have
0.17 0.23 ^are > groups that have: list said
-0.51 -0.52 ^are > list
-0.27 -0.37 ^are > list: named things 
-0.4 -0.43 ^are > list: where 
-0.48 -0.49 ^are > list: where distinct
-0.49 -0.52 ^are > loose figures
-0.39 -0.34 ^are > loose figures: avg 
-0.38 -0.39 ^are > loose figures: sum 
-0.54 -0.51 ^are > which of these: count asc
0.32 0.35 ^are > which of these: guess asc
-0.39 -0.34 ^are > which of these: guess desc
0.16 0.21 ^are > which of these: position first
0.66 -0.32 ^at > comparison
0.66 -0.32 ^at > comparison: guess value
-0.41 -0.44 ^at > extreme value
-0.41 -0.44 ^at > extreme value: min guess
-0.33 0.57 ^at > figures
-0.08 -0.12 ^at > figures: fn:count one figure
0.07 0.12 ^at > figures: fn:distinct? one figure
0.43 0.44 ^at > first or last row
0.43 0.45 ^at > first or last row: position first
0.26 0.27 ^at > first or last row: time first
-0.51 -0.47 ^at > list
-0.51 -0.44 ^at > list: where distinct
-0.43 -0.45 ^at > top groups
-0.44 -0.45 ^at > top groups: rows asc
-0.41 -0.42 ^at > top rows
-0.41 -0.42 ^at > top rows: order:guess asc
-0.32 -0.35 ^average > an average one
-0.32 -0.35 ^average > an average one:  
-0.13 0 ^average > average of each
-0.13 0 ^average > average of each:  
-0.27 -0.23 ^average > comparison
-0.33 -0.3 ^average > comparison: guess value
0.25 0.3 ^average > figures
-0.65 -0.63 ^average > figures: fn:avg fn:avg!
-0.58 -0.67 ^average > figures: fn:avg fn:sum!
-0.1 0 ^average > figures: fn:avg grouped
-0.83 -1.12 ^average > figures: fn:avg grouped by what is beside
0.44 0.22 ^average > figures: fn:avg one figure
-0.27 -0.2 ^average > figures: fn:avg! grouped
-0.25 -0.17 ^average > figures: fn:avg! one figure
-0.46 -0.92 ^average > figures: fn:count grouped
-0.17 -0.27 ^average > figures: fn:count grouped by what is beside
-0.18 -0.22 ^average > figures: fn:count one figure
0.39 -0.01 ^average > figures: fn:max one figure
-0.3 -0.35 ^average > figures: fn:median one figure
0.92 0.6 ^average > figures: fn:ratio grouped
-0.26 -0.44 ^average > figures: fn:ratio grouped by what is beside
-0.18 0 ^average > figures: fn:ratio one figure
-0.54 -0.69 ^average > figures: fn:stddev one figure
-0.2 -0.21 ^average > figures: fn:sum one figure
-0.23 -0.24 ^average > figures: fn:sum! fn:sum!
-1.38 -1.37 ^average > figures: fn:sum! grouped
-0.92 -1.12 ^average > figures: fn:sum! grouped by what is beside
-1.89 -2.02 ^average > figures: fn:sum! one figure
-0.7 -0.82 ^average > figures: grouped named
0.42 0.28 ^average > groups that are named
0.14 0 ^average > groups that are named: listed 
-0.79 -0.91 ^average > list
-0.31 -0.54 ^average > list: many 
-0.25 -0.53 ^average > list: named things 
-1.07 -1.19 ^average > list: where 
-0.74 -0.74 ^average > list: where distinct
-0.92 -1 ^average > loose figures
-0.84 -1.02 ^average > loose figures: avg 
-0.61 -0.51 ^average > loose figures: count 
-0.64 -0.57 ^average > loose figures: sum 
-0.18 -0.27 ^average > top groups
-0.19 -0.28 ^average > top groups: own measure asc
-0.18 -0.27 ^average > top groups: own measure desc
-0.39 -0.33 ^average > which of these
-0.39 -0.33 ^average > which of these: figure 
-0.53 -0.51 ^before > comparison
-0.53 -0.51 ^before > comparison: guess value
-0.28 -0.25 ^before > figures
-0.43 -0.5 ^before > figures: fn:count grouped by what is beside
-0.27 -0.25 ^before > figures: fn:count one figure
-0.41 -0.4 ^before > first or last row
-0.41 -0.4 ^before > first or last row: position last
-0.29 -0.35 ^before > list
-0.17 -0.22 ^before > list: where distinct
0.34 0.36 ^before > loose figures
-0.56 -0.57 ^before > loose figures: avg 
-0.53 -0.59 ^before > loose figures: look up guess
0.48 0.49 ^before > loose figures: sum 
0.32 0.2 ^before > next or previous row
0.32 0.2 ^before > next or previous row: said way time
-0.49 -0.57 ^before > rows before or after another
-0.49 -0.57 ^before > rows before or after another: count 
-0.26 -0.23 ^before > rows before or after another: list 
-0.31 -0.32 ^before > which of these
-0.2 -0.21 ^before > which of these: figure 
-0.12 -0.22 ^besides > figures
-0.12 -0.22 ^besides > figures: fn:sum! one figure
0.41 0.49 ^besides > list
0.58 0.62 ^besides > list: where 
-0.31 -0.56 ^besides > list: where distinct
-0.39 -0.45 ^besides > loose figures
-0.35 -0.41 ^besides > loose figures: avg 
-0.39 -0.38 ^besides > loose figures: count 
-0.39 -0.44 ^besides > loose figures: sum 
-0.21 -0.26 ^best > extreme value
-0.21 -0.26 ^best > extreme value: max said
-0.44 -0.49 ^best > figures
-0.19 -0.25 ^best > figures: fn:avg! grouped
-0.18 -0.26 ^best > figures: fn:revenue grouped
-0.27 -0.29 ^best > figures: grouped named
-0.35 -0.29 ^best > list
-0.36 -0.29 ^best > list: named things 
0.45 0.52 ^best > top groups
0.92 1 ^best > top groups: revenue desc
-0.85 -0.56 ^best > top groups: rows desc
0.14 0.31 ^best > top groups: said measure desc
-0.16 -0.27 ^best > top groups: units desc
-0.33 -0.39 ^best > top rows
-0.33 -0.39 ^best > top rows: order:said desc
0.47 0.54 ^between > loose figures: avg 
-0.46 -0.5 ^between > loose figures: count 
0.26 0.34 ^between > loose figures: sum 
-0.19 -0.28 ^between > next or previous row: other way position
-0.17 -0.2 ^between > rows before or after another
-0.17 -0.2 ^between > rows before or after another: count 
-0.19 0 ^between > which of these: figure 
0.18 0 ^between > which of these: position first
-0.2 -0.24 ^bottom > figures
-0.2 -0.24 ^bottom > figures: fn:revenue one figure
-0.24 -0.34 ^bottom > first or last row
-0.23 -0.34 ^bottom > first or last row: position last
-0.08 -0.24 ^bottom > first or last row: time last
-0.02 -0.21 ^bottom > groups that have
-0.02 -0.21 ^bottom > groups that have: list guess
-0.2 -0.2 ^bottom > list
-0.2 -0.21 ^bottom > list: named things 
0.23 0.27 ^bottom > top groups
0.28 0.29 ^bottom > top groups: own measure asc
-0.19 -0.3 ^bottom > top groups: rows asc
-0.43 -0.38 ^bottom > top groups: said measure asc
-0.4 -0.36 ^bottom > top groups: units asc
-0.17 -0.26 ^bottom > top rows
-0.17 -0.26 ^bottom > top rows: order:said asc
0.31 0.2 ^by > comparison: difference sides
-0.37 -0.29 ^by > comparison: rows said alone
-0.45 -0.34 ^by > comparison: said sides
-0.17 -0.2 ^count > comparison
-0.17 -0.2 ^count > comparison: guess value
0.44 0.38 ^count > figures
-0.43 -0.42 ^count > figures: fn:count fn:count
-0.25 -0.28 ^count > figures: fn:count fn:distinct
-0.21 -0.25 ^count > figures: fn:count fn:sum!
0.47 0.51 ^count > figures: fn:count grouped
-0.62 -0.54 ^count > figures: fn:count grouped by what is beside
0.24 0.22 ^count > figures: fn:count one figure
-0.13 -0.23 ^count > figures: fn:distinct grouped by what is beside
-0.37 -0.37 ^count > figures: fn:distinct one figure
-0.36 -0.36 ^count > list
-0.23 -0.22 ^count > list: all 
-0.2 -0.21 ^count > list: named things 
-0.27 -0.27 ^count > list: where distinct
-0.39 -0.43 ^count > loose figures
-0.24 -0.32 ^count > loose figures: avg 
-0.18 -0.2 ^count > loose figures: look up guess
-0.26 -0.33 ^count > loose figures: sum 
-0.35 -0.46 ^did > against another row
-0.33 -0.39 ^did > against another row: count said
-0.36 -0.47 ^did > against another row: list said
-0.18 -0.22 ^did > comparison
-0.17 -0.22 ^did > comparison: guess value
-0.2 -0.23 ^did > extreme value
-0.28 -0.38 ^did > extreme value: max guess
-0.19 -0.22 ^did > extreme value: max said
-0.18 -0.2 ^did > figure of the top rows: sum 
-0.33 -0.23 ^did > figures
-0.23 -0.21 ^did > figures: fn:sum! grouped
-0.23 -0.25 ^did > first or last row
-0.23 -0.25 ^did > first or last row: position first
-0.14 -0.2 ^did > groups that are named
-0.14 -0.2 ^did > groups that are named: listed 
-0.24 -0.26 ^did > list: many 
-0.35 -0.35 ^did > list: where 
-0.15 0 ^did > loose figures
0.03 0.24 ^did > loose figures: avg 
-1.02 -1.06 ^did > loose figures: count 
-0.27 -0.24 ^did > next or previous row
-0.34 -0.24 ^did > rows before or after another
-0.3 -0.27 ^did > rows before or after another: count 
-0.32 -0.23 ^did > rows before or after another: list 
-0.33 -0.34 ^did > top groups
-0.34 -0.33 ^did > top groups: rows desc
-0.43 -0.44 ^did > top rows
-0.27 -0.28 ^did > top rows: order:guess desc
-0.43 -0.43 ^did > top rows: order:said desc
0.36 0.27 ^did > which of these
0.15 0.46 ^did > which of these: count asc
0.15 0.14 ^did > which of these: count desc
0.26 0 ^did > which of these: figure 
-0.32 -0.31 ^did > which of these: guess desc
0.4 0.33 ^did > which of these: position last
0.52 0.61 ^did > which of these: said asc
0.35 0.48 ^did > yes or no: against another 
0.17 0 ^did > yes or no: exists 
0.3 0.36 ^difference > comparison
-0.2 -0.33 ^difference > comparison: difference floating
-0.35 -0.41 ^difference > comparison: difference sides
-0.22 -0.29 ^difference > comparison: guess floating
-0.29 -0.35 ^difference > comparison: guess sides
0.39 0.38 ^difference > comparison: rows alone
-0.3 -0.36 ^difference > figures
-0.3 -0.36 ^difference > figures: fn:revenue one figure
0.1 0 ^do > yes or no: against another 
-0.1 0 ^do > yes or no: exists 
-0.2 -0.17 ^does > against another row
-0.31 -0.26 ^does > against another row: list said
-0.06 -0.24 ^does > comparison
-0.06 -0.24 ^does > comparison: guess value
-0.18 -0.34 ^does > extreme value: max said
-0.42 -0.44 ^does > extreme value: min guess
0.27 0.32 ^does > extreme value: min said
-0.25 -0.26 ^does > figures: fn:avg! fn:normal
-0.26 -0.23 ^does > figures: fn:count one figure
-0.39 -0.32 ^does > figures: fn:min one figure
0.44 0.41 ^does > figures: fn:normal one figure
-0.52 -0.34 ^does > figures: fn:sum! fn:normal
-0.35 -0.42 ^does > groups that are named
-0.35 -0.42 ^does > groups that are named: listed 
-0.19 -0.32 ^does > list: all 
0.16 0.19 ^does > list: where 
-0.51 -0.54 ^does > loose figures
-0.44 -0.42 ^does > loose figures: avg 
-0.65 -0.55 ^does > loose figures: count 
-0.5 -0.49 ^does > loose figures: sum 
-0.32 -0.26 ^does > the same as another row
-0.18 -0.2 ^does > the same as another row: count guess
-0.38 -0.32 ^does > the same as another row: count said
-0.29 -0.23 ^does > the same as another row: list said
-0.58 -0.54 ^does > top groups
-0.43 -0.46 ^does > top groups: own measure asc
0 -0.2 ^does > top groups: rows desc
-0.37 -0.37 ^does > top rows
-0.24 -0.26 ^does > top rows: order:guess asc
-0.11 0 ^does > which of these
0.18 0.22 ^does > which of these: count desc
0.38 0.18 ^does > which of these: figure 
0.16 0.24 ^does > which of these: guess asc
-0.45 -0.44 ^does > which of these: guess desc
0.29 0.23 ^does > which of these: position first
-0.31 -0.29 ^does > which of these: position last
-0.61 -0.55 ^does > which of these: said asc
0.36 0.2 ^does > which of these: said desc
0.11 0 ^does > yes or no
0.21 0.2 ^does > yes or no: against another 
-0.12 -0.19 ^does > yes or no: exists 
-0.23 -0.2 ^during > list
-0.23 -0.21 ^during > list: where 
-0.2 -0.19 ^during > list: where distinct
0.23 0.21 ^during > next or previous row
0.28 0.25 ^during > next or previous row: other way position
-0.22 -0.24 ^during > rows before or after another
-0.21 -0.22 ^during > rows before or after another: count 
-0.22 -0.24 ^during > rows before or after another: list 
-0.24 -0.22 ^each > figures
-0.24 -0.22 ^each > figures: fn:sum! grouped by what is beside
-0.24 -0.25 ^each > list: how many 
-0.36 -0.36 ^each > list: many 
0.27 0.27 ^each > list: named things 
-0.34 -0.34 ^each > list: where 
-0.24 -0.26 ^first > extreme value
-0.24 -0.26 ^first > extreme value: min said
-0.2 -0.2 ^first > figures
-0.2 -0.2 ^first > figures: grouped named
0.24 0.22 ^first > first or last of each
0.24 0.22 ^first > first or last of each:  
-0.18 -0.2 ^first > first or last row
-0.18 -0.2 ^first > first or last row: position first
-0.16 -0.24 ^first > first or last row: time first
-0.24 -0.21 ^first > top groups
-0.24 -0.22 ^first > top groups: revenue asc
-0.26 -0.22 ^first > top groups: rows asc
-0.18 -0.23 ^first > top rows
-0.18 -0.23 ^first > top rows: order:said asc
-0.15 0 ^following > next or previous row: said way position
0.17 0 ^following > next or previous row: said way time
0.32 0.34 ^for > figures
0.32 0.35 ^for > figures: fn:count fn:sum
-0.26 -0.25 ^for > figures: fn:distinct? fn:sum!
-0.32 -0.3 ^for > figures: fn:distinct? one figure
-0.23 -0.28 ^for > figures: fn:sum one figure
-0.22 -0.2 ^for > figures: fn:sum? grouped by what is beside
-0.22 -0.21 ^for > figures: fn:sum? one figure
0.3 0.22 ^for > figures: grouped named
-0.2 -0.28 ^for > groups that are named
-0.2 -0.28 ^for > groups that are named: listed 
-0.29 -0.29 ^for > list
-0.44 -0.19 ^for > list: how many 
0.41 0.38 ^for > list: many 
0.14 0 ^for > list: named things 
-0.48 -0.5 ^for > list: where 
-0.38 -0.56 ^for > list: where distinct
-0.2 -0.2 ^for > loose figures
-0.2 -0.27 ^for > which of these
0.23 0.31 ^give > figures
0.29 0.26 ^give > figures: fn:count one figure
-0.29 -0.26 ^give > figures: fn:distinct? one figure
-0.17 -0.25 ^give > list
-0.24 -0.22 ^has > list
-0.21 -0.21 ^has > list: where 
-0.24 -0.22 ^has > list: where distinct
-0.24 -0.27 ^has > loose figures
-0.24 -0.27 ^has > loose figures: count 
-0.45 -0.41 ^has > which of these
-0.39 -0.4 ^has > which of these: count asc
-0.38 -0.39 ^has > which of these: count desc
-0.38 -0.38 ^has > which of these: guess asc
-0.4 -0.39 ^has > which of these: guess desc
-0.43 -0.46 ^has > which of these: position first
-0.43 -0.43 ^has > which of these: position last
0.4 0.33 ^has > yes or no
0.4 0.33 ^has > yes or no: exists 
0.36 0.2 ^highest > extreme value
0.36 0.2 ^highest > extreme value: max said
-0.26 -0.53 ^highest > figures
-0.45 -0.53 ^highest > figures: fn:avg! one figure
0.19 0 ^highest > figures: fn:max one figure
-0.34 -0.37 ^highest > top groups
-0.29 -0.21 ^highest > top groups: own measure desc
-0.34 -0.37 ^highest > top groups: rows desc
-0.32 0 ^highest > top rows
-0.32 0 ^highest > top rows: order:guess desc
0.11 0.29 ^how > against another row
0.31 0.25 ^how > against another row: count guess
0.06 0.24 ^how > against another row: count said
-0.4 -0.47 ^how > against another row: list guess
-0.43 -0.38 ^how > against another row: list said
0.31 0.34 ^how > columns that are named
0.32 0.31 ^how > columns that are named: columns named all
0.29 0.28 ^how > comparison
-0.33 -0.52 ^how > comparison: difference sides
0.2 0 ^how > comparison: guess condition
-0.39 -0.38 ^how > comparison: guess floating
-0.32 -0.43 ^how > comparison: guess sides
0.18 0.2 ^how > comparison: guess value
-0.37 -0.33 ^how > comparison: rows alone
-0.4 -0.42 ^how > comparison: rows in groups
-0.47 -0.46 ^how > comparison: rows said in groups
-0.1 0 ^how > comparison: said sides
0.2 0.28 ^how > comparison: said value
-0.1 0.32 ^how > difference
0.38 0 ^how > difference: of counts 
-0.37 -0.2 ^how > difference: of counts turned 
-0.37 -0.2 ^how > difference: of ends guess
-0.56 -0.56 ^how > difference: of ends said
-0.28 0 ^how > difference: of fields 
-0.4 0 ^how > difference: of fields turned 
0.21 0.28 ^how > difference: of two said
-0.15 -0.39 ^how > difference: of two turned said
-0.19 0.22 ^how > extreme value
-0.57 -0.51 ^how > extreme value: max guess
-0.05 0.27 ^how > extreme value: max said
-0.45 -0.54 ^how > extreme value: min guess
0.34 0.23 ^how > extreme value: min said
-0.27 -0.31 ^how > figure of the top rows
-0.53 -0.3 ^how > figure of the top rows: avg 
-0.14 -0.33 ^how > figure of the top rows: sum 
-0.07 -0.2 ^how > figures: fn:avg! fn:sum!
-0.39 -0.38 ^how > figures: fn:avg! grouped by what is beside
-0.2 0 ^how > figures: fn:count fn:avg!
0.18 0.12 ^how > figures: fn:count fn:count
0.27 0.25 ^how > figures: fn:count fn:distinct?
-0.38 -0.35 ^how > figures: fn:count fn:min
0.65 0.18 ^how > figures: fn:count fn:outliers
0.21 0.21 ^how > figures: fn:count fn:sum
0.06 0.26 ^how > figures: fn:count fn:sum!
-0.2 -0.21 ^how > figures: fn:count fn:sum?
-0.26 -0.15 ^how > figures: fn:count fn:units
-0.31 -0.2 ^how > figures: fn:count fn:units, another way
0.59 0.5 ^how > figures: fn:count grouped
-0.95 -0.84 ^how > figures: fn:count grouped by what is beside
0.14 0.32 ^how > figures: fn:count one figure
-0.33 -0.32 ^how > figures: fn:distinct grouped by what is beside
0.35 0.52 ^how > figures: fn:distinct one figure
-0.08 -0.29 ^how > figures: fn:distinct? fn:avg!
-0.29 -0.29 ^how > figures: fn:distinct? fn:min
0.31 0 ^how > figures: fn:distinct? fn:sum!
-0.23 -0.2 ^how > figures: fn:distinct? fn:sum?
-0.38 -0.33 ^how > figures: fn:distinct? grouped
-1 -1.07 ^how > figures: fn:distinct? grouped by what is beside
-0.36 -0.22 ^how > figures: fn:distinct? one figure
-0.22 -0.24 ^how > figures: fn:min one figure
0.48 0.55 ^how > figures: fn:missing one figure
0.68 0.62 ^how > figures: fn:outliers one figure
0.4 0.22 ^how > figures: fn:ratio grouped
-0.59 -0.41 ^how > figures: fn:ratio one figure
0.36 0.32 ^how > figures: fn:revenue fn:sum!
-0.16 -0.21 ^how > figures: fn:revenue one figure
-0.25 -0.22 ^how > figures: fn:skewness fn:sum!
0.51 0.52 ^how > figures: fn:skewness one figure
-0.24 -0.28 ^how > figures: fn:sum! fn:revenue
-0.36 -0.24 ^how > figures: fn:sum! fn:sum!
-0.68 -0.73 ^how > figures: fn:sum! grouped by what is beside
-0.29 -0.29 ^how > figures: fn:sum? fn:avg!
-0.27 -0.27 ^how > figures: fn:sum? fn:min
0.44 0.22 ^how > figures: fn:sum? fn:sum!
-0.53 -0.65 ^how > figures: fn:sum? grouped by what is beside
0.29 0.4 ^how > figures: fn:sum? one figure
0.16 0 ^how > figures: fn:units fn:units
-0.26 -0.28 ^how > figures: fn:units grouped
0.21 0.41 ^how > figures: fn:units one figure
-0.34 -0.4 ^how > figures: fn:units, another way one figure
-0.39 -0.59 ^how > figures: grouped by what is beside 
-0.5 -0.42 ^how > figures: grouped named
-0.25 0.28 ^how > figures: one figure named
-0.09 -0.46 ^how > first or last row
-0.27 -0.28 ^how > first or last row: position first
0.12 -0.27 ^how > first or last row: position last
-0.23 -0.32 ^how > first or last row: time first
-0.3 -0.28 ^how > first or last row: time last
-1.14 -0.97 ^how > groups that are named
-0.36 -0.28 ^how > groups that are named: compared 
-0.86 -0.87 ^how > groups that are named: listed 
-0.52 -0.43 ^how > groups that have
0.14 0.29 ^how > groups that have: count 
-0.33 -0.39 ^how > groups that have: list guess
-0.37 -0.33 ^how > groups that have: list said
-0.4 -0.2 ^how > how long
-0.22 0 ^how > how long: between rows 
-0.41 -0.41 ^how > how long: until today 
0.35 -0.25 ^how > list
-0.56 -0.72 ^how > list: all 
-0.36 -0.62 ^how > list: how many 
-0.32 -1.01 ^how > list: many 
-1.31 -1.49 ^how > list: named things 
0 -0.37 ^how > list: where 
0.2 0 ^how > list: where distinct
-0.73 -0.57 ^how > loose figures: avg 
0.06 0.41 ^how > loose figures: count 
0.53 -0.25 ^how > loose figures: look up 
-0.07 -0.36 ^how > loose figures: look up guess
-0.33 -0.05 ^how > loose figures: sum 
-0.25 -0.4 ^how > next or previous row: said way position
-0.6 -0.61 ^how > next or previous row: said way time
0.4 0.22 ^how > rows before or after another
0.49 0.32 ^how > rows before or after another: count 
-0.72 -0.77 ^how > rows before or after another: list 
-0.19 0 ^how > share
-0.41 -0.22 ^how > share: filtered 
0.22 0.22 ^how > share: filtered twice 
0.39 0.4 ^how > the same as another row
0.29 0.39 ^how > the same as another row: count said
-0.24 -0.39 ^how > the same as another row: list said
-0.8 -0.76 ^how > top groups
-0.4 -0.4 ^how > top groups: hinted desc
-0.26 -0.23 ^how > top groups: own measure asc
-0.54 -0.56 ^how > top groups: own measure desc
-0.35 -0.25 ^how > top groups: revenue desc
-0.47 -0.53 ^how > top groups: rows desc
-0.15 0 ^how > top rows
-0.54 -0.68 ^how > top rows: order:guess asc
-0.53 -0.73 ^how > top rows: order:guess desc
-0.54 -0.46 ^how > top rows: order:hint whole
-0.4 -0.53 ^how > top rows: order:said desc
-0.11 0 ^how > top rows: order:said whole
-0.6 -0.65 ^how > which of these
-0.63 -0.72 ^how > which of these: count asc
-0.48 -0.57 ^how > which of these: count desc
-0.61 -0.67 ^how > which of these: figure 
-0.42 -0.48 ^how > which of these: guess asc
-0.51 -0.55 ^how > which of these: guess desc
-0.65 -0.6 ^how > which of these: position first
-0.76 -0.69 ^how > which of these: position last
-0.19 -0.21 ^how > which of these: said asc
-0.18 -0.2 ^how > which of these: said desc
0.23 0.45 ^in > comparison
0.23 0.45 ^in > comparison: guess value
-0.31 0 ^in > extreme value
0.11 0.25 ^in > extreme value: max guess
-0.16 0 ^in > extreme value: max said
-0.16 -0.25 ^in > extreme value: min guess
-0.16 0 ^in > extreme value: min said
0.2 -0.23 ^in > figures
-0.42 -0.36 ^in > figures: fn:count grouped
-0.4 -0.36 ^in > figures: fn:count grouped by what is beside
0.42 0 ^in > figures: fn:count one figure
-0.03 -0.34 ^in > figures: fn:distinct? one figure
-0.21 -0.18 ^in > figures: fn:last grouped
-0.29 -0.31 ^in > figures: fn:max grouped
0.64 0.71 ^in > figures: fn:sum! fn:sum!
-0.36 -0.09 ^in > figures: fn:sum! grouped
-0.2 -0.17 ^in > figures: fn:units, another way grouped
-0.46 -0.18 ^in > figures: grouped named
0.21 0.51 ^in > first or last of each
0.21 0.51 ^in > first or last of each:  
-0.04 -0.53 ^in > first or last row
0.17 -0.84 ^in > first or last row: position first
-0.08 -0.25 ^in > first or last row: position last
-0.1 -0.22 ^in > first or last row: time first
-0.3 -0.3 ^in > groups that are named
-0.3 -0.3 ^in > groups that are named: listed 
-0.19 -0.25 ^in > list
-0.31 -0.26 ^in > list: all 
-0.37 -0.4 ^in > list: all columns named
-0.19 -0.6 ^in > list: many 
0.6 0.62 ^in > list: where columns named
-0.44 -0.43 ^in > list: where distinct
-0.27 0 ^in > loose figures
0.26 0.08 ^in > loose figures: avg 
-0.48 -0.56 ^in > loose figures: count 
-0.75 -0.54 ^in > loose figures: look up 
-0.45 -0.49 ^in > loose figures: look up guess
-0.17 0 ^in > loose figures: sum 
-0.14 0 ^in > next or previous row: other way position
0.28 0.2 ^in > the same as another row
-0.47 -0.42 ^in > the same as another row: count guess
-0.41 -0.38 ^in > the same as another row: count said
-0.17 -0.26 ^in > the same as another row: list guess
0.27 0.26 ^in > the same as another row: list said
0.34 0.26 ^in > top groups: own measure asc
0.39 0.42 ^in > top groups: own measure desc
-0.22 -0.23 ^in > top groups: revenue desc
0.13 0.17 ^in > top groups: rows asc
-0.29 -0.59 ^in > top groups: rows desc
0.1 0.35 ^in > top groups: said measure desc
-0.24 -0.47 ^in > top groups: sum of field asc
-0.31 -0.16 ^in > top groups: sum of field desc
-0.2 -0.21 ^in > top groups: units desc
-0.43 -0.51 ^in > top rows
-0.14 -0.36 ^in > top rows: order:guess asc
-0.64 -0.82 ^in > top rows: order:guess desc
-0.41 -0.39 ^in > top rows: order:said asc
-0.31 0 ^in > top rows: order:said desc
-0.28 -0.32 ^in > which of these
-0.35 -0.43 ^in > which of these: count asc
-0.36 -0.44 ^in > which of these: count desc
0.31 0.31 ^in > which of these: figure 
-0.31 -0.33 ^in > which of these: guess asc
-0.33 -0.36 ^in > which of these: guess desc
-0.59 -0.66 ^in > which of these: position first
-0.24 -0.3 ^in > which of these: position last
-0.43 -0.42 ^in > which of these: said desc
-0.35 -0.31 ^is > comparison
-0.35 -0.31 ^is > comparison: guess value
0.2 0.19 ^is > figures: fn:correlation one figure
-0.37 -0.47 ^is > figures: fn:count fn:skewed
-0.32 -0.28 ^is > figures: fn:count fn:sum!
-0.48 -0.41 ^is > figures: fn:count grouped
-0.49 -0.66 ^is > figures: fn:count one figure
-0.47 -0.38 ^is > figures: fn:last grouped by what is beside
-0.52 -0.48 ^is > figures: fn:last one figure
-0.43 -0.34 ^is > figures: fn:revenue one figure
0.43 0.57 ^is > figures: fn:skewed one figure
-0.49 -0.58 ^is > figures: fn:sum! fn:skewed
0 -0.21 ^is > figures: fn:sum! fn:sum!
-0.15 -0.2 ^is > figures: fn:sum! grouped by what is beside
-0.02 -0.26 ^is > figures: fn:sum! one figure
-0.49 -0.52 ^is > groups that are named
-0.49 -0.52 ^is > groups that are named: listed 
-0.14 0 ^is > list
-0.46 -0.43 ^is > list: how many 
-0.52 -0.57 ^is > list: named things 
-0.1 0 ^is > list: where 
-0.4 -0.19 ^is > list: where distinct
-0.41 -0.63 ^is > loose figures
-0.23 -0.24 ^is > loose figures: avg 
-0.94 -0.91 ^is > loose figures: count 
-0.08 -0.27 ^is > loose figures: look up 
-0.19 -0.2 ^is > loose figures: sum 
-0.3 -0.31 ^is > the same as another row
-0.3 -0.31 ^is > the same as another row: count guess
0.46 0.38 ^is > which of these: figure 
-0.29 -0.28 ^is > which of these: guess asc
-0.21 -0.31 ^is > which of these: position last
0.17 0 ^is > yes or no
0.29 0.2 ^is > yes or no: against another 
-0.08 -0.19 ^is > yes or no: exists 
-0.44 -0.47 ^largest > extreme value
-0.44 -0.47 ^largest > extreme value: max said
-0.19 -0.24 ^largest > list
-0.19 -0.24 ^largest > list: named things 
-0.48 -0.55 ^largest > top groups
0.68 0.36 ^largest > top groups: hinted desc
-0.59 -0.53 ^largest > top groups: rows desc
-0.45 -0.43 ^largest > top groups: units desc
0.47 0.52 ^largest > top rows
-0.37 -0.48 ^largest > top rows: order:said desc
0.48 0.53 ^largest > top rows: order:said whole
-0.43 -0.46 ^last > extreme value
-0.39 -0.46 ^last > extreme value: max guess
-0.26 -0.31 ^last > figures
-0.26 -0.31 ^last > figures: grouped named
0.46 0.47 ^last > first or last of each
0.46 0.47 ^last > first or last of each:  
0.25 0.22 ^last > first or last row
0.27 0.22 ^last > first or last row: position last
-0.22 -0.21 ^last > list
-0.25 -0.22 ^last > list: many 
-0.21 -0.2 ^last > list: where distinct
-0.33 -0.28 ^last > top groups
-0.46 -0.42 ^last > top groups: revenue desc
-0.31 -0.27 ^last > top groups: rows desc
-0.32 -0.35 ^last > top groups: units desc
0.61 0.46 ^last > top rows
0.49 0.46 ^last > top rows: order:guess desc
0.52 0.62 ^list > comparison
0.52 0.62 ^list > comparison: guess value
0.27 0.26 ^list > figures
0.27 0.26 ^list > figures: fn:count one figure
-0.35 -0.4 ^list > groups that are named
-0.35 -0.4 ^list > groups that are named: listed 
0.36 0.36 ^list > groups that have
0.36 0.36 ^list > groups that have: list said
-0.13 -0.34 ^list > list
-0.42 -0.38 ^list > list: all 
0.19 0 ^list > list: many 
-0.15 -0.37 ^list > list: named things 
0.26 -0.54 ^list > list: where 
-0.1 0.31 ^list > list: where distinct
-0.36 -0.35 ^list > loose figures
-0.21 -0.25 ^list > loose figures: look up guess
-0.4 -0.28 ^longest > extreme value
-0.4 -0.28 ^longest > extreme value: max said
-0.1 -0.33 ^longest > figures
-0.14 -0.34 ^longest > figures: fn:max grouped
-0.36 -0.29 ^longest > figures: grouped named
-0.67 -0.41 ^longest > top groups
-0.59 0.02 ^longest > top groups: hinted desc
-0.29 -0.2 ^longest > top groups: rows desc
-0.22 -0.2 ^longest > top groups: said measure desc
-0.35 -0.2 ^longest > top groups: units desc
0.24 0.41 ^longest > top rows
0.26 0.42 ^longest > top rows: order:said desc
-0.49 -0.56 ^longest > top rows: order:said whole
0.85 1.05 ^lowest > extreme value
-0.82 -0.61 ^lowest > extreme value: min guess
0.85 1.05 ^lowest > extreme value: min said
-0.71 -0.55 ^lowest > figures
-0.32 -0.41 ^lowest > figures: fn:avg! grouped by what is beside
-0.5 -0.56 ^lowest > figures: fn:avg! one figure
-0.56 -0.46 ^lowest > figures: fn:min fn:avg!
-0.17 0 ^lowest > figures: fn:min one figure
0.44 0.36 ^lowest > top groups
0.29 0.39 ^lowest > top groups: own measure asc
-0.51 -0.62 ^lowest > top groups: revenue asc
-0.56 -0.68 ^lowest > top groups: rows asc
-0.56 -0.66 ^lowest > top groups: said measure asc
0.22 0 ^lowest > top groups: sum of field asc
-0.43 -0.49 ^lowest > top groups: units asc
-0.29 -0.42 ^lowest > top rows
-0.34 -0.54 ^lowest > top rows: order:hint asc
-0.46 -0.42 ^lowest > top rows: order:said asc
0.15 0 ^lowest > top rows: order:said whole
0.73 0.69 ^mean > figures
-0.33 -0.38 ^mean > figures: fn:avg fn:sum!
0.32 0.3 ^mean > figures: fn:avg grouped
0.48 0.45 ^mean > figures: fn:avg one figure
-0.24 -0.25 ^mean > figures: fn:median grouped
-0.41 -0.46 ^mean > figures: fn:median one figure
-0.23 -0.25 ^mean > figures: fn:stddev grouped
-0.51 -0.63 ^mean > figures: fn:stddev one figure
-0.17 -0.2 ^mean > list
-0.15 -0.2 ^mean > list: where distinct
-0.68 -0.68 ^mean > loose figures
-0.26 -0.27 ^mean > loose figures: avg 
-0.68 -0.76 ^mean > loose figures: sum 
-0.11 -0.25 ^mean > top rows
-0.11 -0.25 ^mean > top rows: order:said desc
-0.41 -0.45 ^median > average of each
-0.41 -0.45 ^median > average of each:  
0.49 0.61 ^median > figures
-0.37 -0.49 ^median > figures: fn:avg! grouped by what is beside
-0.43 -0.45 ^median > figures: fn:avg! one figure
-0.39 -0.38 ^median > figures: fn:median fn:avg!
-0.7 -0.68 ^median > figures: fn:median fn:sum!
0.6 0.61 ^median > figures: fn:median grouped
-0.6 -0.77 ^median > figures: fn:median grouped by what is beside
0.3 0.43 ^median > figures: fn:median one figure
-1.15 -1.06 ^median > figures: fn:sum! grouped
0 -0.21 ^median > figures: fn:sum! one figure
-0.29 -0.28 ^median > figures: fn:units fn:avg!
-0.44 -0.42 ^median > figures: fn:units grouped
-0.23 -0.25 ^median > figures: grouped named
-0.16 -0.23 ^median > list
-0.24 -0.27 ^median > loose figures
-0.23 -0.28 ^median > loose figures: avg 
-0.26 -0.25 ^median > loose figures: sum 
-0.14 -0.32 ^name > extreme value
-0.08 -0.26 ^name > extreme value: max guess
-0.18 -0.21 ^name > figures
0.32 0.18 ^name > figures: fn:avg! grouped by what is beside
0.14 0.17 ^name > first or last row
0.21 0.17 ^name > first or last row: position last
0.36 0.37 ^name > groups that have
0.21 0.22 ^name > groups that have: list said
-0.31 -0.48 ^name > list: all 
0.06 0.37 ^name > list: many 
-0.39 -0.24 ^name > list: where distinct
-0.55 -0.51 ^name > loose figures
-0.26 -0.31 ^name > loose figures: avg 
-0.55 -0.54 ^name > loose figures: count 
-0.34 -0.32 ^name > loose figures: sum 
0.42 0.64 ^name > next or previous row
-0.63 -0.57 ^name > next or previous row: other way position
0.67 0.55 ^name > next or previous row: said way time
0.29 -0.43 ^name > rows before or after another
-0.45 -0.59 ^name > rows before or after another: count 
0.32 -0.19 ^name > rows before or after another: list 
-0.16 -0.35 ^name > the same as another row
-0.26 -0.35 ^name > the same as another row: count guess
-0.21 -0.21 ^name > top groups: hinted desc
-0.25 -0.24 ^name > top groups: sum of field desc
-0.08 -0.22 ^name > top rows
0.18 0 ^name > top rows: order:guess asc
-0.91 -0.78 ^name > top rows: order:guess desc
-0.66 -0.55 ^name > top rows: order:hint whole
0.39 0.39 ^name > top rows: order:said desc
-0.31 -0.28 ^name > top rows: order:said whole
0.44 0.53 ^name > which of these
0.49 0.57 ^name > which of these: count asc
0.47 0.51 ^name > which of these: count desc
0.45 0.44 ^name > which of these: guess asc
0.53 0.51 ^name > which of these: guess desc
0.53 0.59 ^name > which of these: position first
0.53 0.55 ^name > which of these: position last
-0.25 -0.22 ^name > which of these: said asc
-0.25 -0.22 ^name > which of these: said desc
-0.44 -0.45 ^next > list
-0.49 -0.49 ^next > list: where 
-0.34 -0.34 ^next > list: where distinct
-0.26 -0.25 ^next > loose figures
-0.26 -0.25 ^next > loose figures: count 
0.4 0.38 ^next > next or previous row
-0.34 -0.34 ^next > next or previous row: other way position
0.35 0.35 ^next > next or previous row: said way position
-0.38 -0.35 ^next > rows before or after another
-0.31 -0.32 ^next > rows before or after another: count 
-0.43 -0.4 ^next > rows before or after another: list 
0.43 0.5 ^number > comparison
0.43 0.5 ^number > comparison: guess value
-0.73 -0.72 ^number > extreme value
-0.58 -0.61 ^number > extreme value: min guess
-0.66 -0.66 ^number > extreme value: min said
0.44 0.19 ^number > figures
0.41 0.42 ^number > figures: fn:count fn:distinct
-0.34 -0.19 ^number > figures: fn:count fn:distinct?
-0.26 -0.15 ^number > figures: fn:count fn:missing
0.24 0.17 ^number > figures: fn:count fn:outliers
0.52 0.49 ^number > figures: fn:count fn:revenue
-0.24 -0.42 ^number > figures: fn:count fn:sum!
0.48 0 ^number > figures: fn:count grouped
-0.81 -0.6 ^number > figures: fn:count grouped by what is beside
0.41 0.46 ^number > figures: fn:count one figure
0.42 0.38 ^number > figures: fn:distinct one figure
-0.38 -0.42 ^number > figures: fn:distinct? fn:sum!
-0.23 0 ^number > figures: fn:distinct? grouped
-0.56 -0.64 ^number > figures: fn:distinct? one figure
0.44 0.41 ^number > figures: fn:missing one figure
0.55 0.47 ^number > figures: fn:outliers one figure
-0.48 -0.5 ^number > figures: fn:ratio one figure
-0.16 -0.2 ^number > figures: fn:revenue grouped by what is beside
-0.25 -0.25 ^number > figures: fn:sum grouped
-0.47 -0.49 ^number > figures: fn:sum? fn:sum!
-0.3 -0.29 ^number > first or last of each
-0.3 -0.29 ^number > first or last of each:  
-0.5 -0.5 ^number > first or last row
-0.46 -0.47 ^number > first or last row: position first
-0.18 -0.24 ^number > first or last row: position last
-0.38 -0.36 ^number > first or last row: time first
-0.04 -0.44 ^number > groups that are named
-0.04 -0.44 ^number > groups that are named: listed 
-0.27 -0.3 ^number > groups that have
-0.23 -0.3 ^number > groups that have: list guess
-1.1 -0.9 ^number > list
-0.1 -0.32 ^number > list: all 
-0.78 -0.86 ^number > list: named things 
-0.77 -0.55 ^number > list: where 
-0.73 -0.78 ^number > list: where distinct
-0.91 -0.47 ^number > loose figures
-1.28 -1.16 ^number > loose figures: avg 
0.87 0.19 ^number > loose figures: count 
0.32 0.2 ^number > loose figures: look up 
-0.53 -0.5 ^number > loose figures: look up guess
-1.23 -1 ^number > loose figures: sum 
0.15 0 ^number > rows before or after another: count 
-0.27 -0.29 ^number > top groups
-0.2 -0.23 ^number > top groups: own measure asc
-0.57 -0.58 ^number > top rows
-0.56 -0.57 ^number > top rows: order:said asc
-0.3 -0.4 ^of > extreme value
-0.31 -0.41 ^of > extreme value: min said
-0.37 -0.38 ^of > figure of the top rows
-0.33 -0.34 ^of > figure of the top rows: avg 
-0.23 -0.31 ^of > figure of the top rows: sum 
-0.16 -0.2 ^of > figures: fn:min grouped by what is beside
-0.54 -0.54 ^of > first or last row
-0.54 -0.54 ^of > first or last row: position first
0.5 0.36 ^of > list
-0.34 -0.33 ^of > list: all columns named
-0.3 -0.34 ^of > list: many 
-0.29 -0.32 ^of > list: many columns named
-0.27 -0.22 ^of > list: named things columns named
-0.35 -0.32 ^of > list: where 
0.3 0.24 ^of > list: where columns named
0.68 0.68 ^of > list: where distinct
-0.23 -0.16 ^of > loose figures
-0.69 -0.65 ^of > top groups
-0.34 -0.35 ^of > top groups: own measure asc
-0.48 -0.45 ^of > top groups: own measure desc
-0.33 -0.33 ^of > top groups: sum of field asc
-0.42 -0.3 ^of > top groups: sum of field desc
0.67 0.67 ^of > top rows
-0.46 -0.47 ^of > top rows: order:guess asc
-0.46 -0.58 ^of > top rows: order:guess desc
0.43 0.53 ^of > top rows: order:said asc
-0.47 -0.36 ^of > top rows: order:said desc
0.45 0.41 ^of > top rows: order:said whole
-0.21 -0.22 ^on > extreme value
-0.19 -0.22 ^on > extreme value: min said
-0.19 -0.21 ^on > figures: fn:avg! grouped
0.52 0.45 ^on > list
0.51 0.38 ^on > list: many 
0.24 0 ^on > list: where 
-0.71 -0.61 ^on > list: where distinct
-0.4 -0.42 ^on > loose figures
-0.4 -0.42 ^on > loose figures: count 
0 0.18 ^on > next or previous row
-0.31 -0.25 ^on > next or previous row: other way position
0.03 0.23 ^on > next or previous row: said way position
0.62 0.72 ^on > top groups
0.56 0.72 ^on > top groups: rows asc
0.15 0 ^on > top groups: sum of field desc
-0.54 -0.52 ^on > top rows: order:guess asc
0.22 0.02 ^on > top rows: order:said asc
0.21 0.37 ^only > figures
0.21 0.37 ^only > figures: fn:sum! grouped by what is beside
-0.53 -0.6 ^only > list: many 
0.67 0.61 ^only > list: where 
0.25 0.11 ^only > list: where distinct
-0.17 -0.23 ^only > loose figures: count 
-0.26 -0.33 ^other > comparison: guess value
-0.17 -0.21 ^other > comparison: rows alone
-0.23 -0.21 ^other > figure of the top rows
-0.23 -0.2 ^other > figure of the top rows: avg 
-0.25 -0.23 ^other > figure of the top rows: sum 
-0.35 -0.34 ^other > figures
-0.26 -0.21 ^other > figures: fn:max one figure
-0.27 -0.29 ^other > figures: fn:sum grouped by what is beside
-0.35 -0.35 ^other > figures: fn:sum one figure
-0.24 -0.22 ^other > figures: fn:sum! fn:max
-0.34 -0.23 ^other > first or last row
-0.34 -0.23 ^other > first or last row: position first
-0.32 -0.19 ^other > groups that are named
-0.32 -0.19 ^other > groups that are named: listed 
0.45 0.62 ^other > list
0.22 0.64 ^other > list: many 
0.22 0 ^other > list: where 
-0.11 -0.35 ^other > list: where distinct
-0.31 -0.42 ^other > loose figures
-0.42 -0.63 ^other > loose figures: avg 
-0.35 -0.34 ^other > loose figures: count 
-0.2 -0.3 ^other > loose figures: sum 
0.3 0.24 ^other > top groups
0.3 0.25 ^other > top groups: own measure desc
-0.37 -0.36 ^other > top rows
-0.39 -0.34 ^other > top rows: order:guess desc
-0.34 -0.36 ^other > top rows: order:said desc
-0.17 -0.21 ^other > which of these
0.33 0.42 ^percentage > figures
-0.26 -0.23 ^percentage > figures: fn:missing fn:sum!
0.33 0.43 ^percentage > figures: fn:missing one figure
-0.26 -0.55 ^percentage > list
-0.22 -0.49 ^percentage > list: where 
-0.19 -0.4 ^percentage > list: where distinct
-0.29 -0.39 ^percentage > loose figures
-0.21 -0.2 ^percentage > loose figures: avg 
-0.5 -0.61 ^percentage > loose figures: count 
-0.22 -0.18 ^percentage > loose figures: sum 
-0.26 -0.31 ^percentage > share
-0.25 -0.3 ^percentage > share: filtered 
-0.29 -0.31 ^percentage > share: filtered twice 
-0.21 -0.15 ^previous > comparison
-0.21 -0.15 ^previous > comparison: guess value
-0.33 -0.24 ^previous > list
-0.25 -0.19 ^previous > list: where 
-0.26 -0.23 ^previous > list: where distinct
-0.19 -0.2 ^previous > loose figures
-0.36 -0.33 ^previous > loose figures: count 
0.21 0.18 ^previous > next or previous row
-0.69 -0.63 ^previous > next or previous row: other way position
0.37 0.32 ^previous > next or previous row: said way position
-0.3 -0.39 ^previous > rows before or after another: list 
0.32 0.31 ^share > figures: fn:avg! grouped
-0.16 -0.34 ^share > figures: fn:avg! one figure
-0.31 -0.39 ^share > figures: fn:revenue grouped
-0.18 -0.35 ^share > figures: fn:revenue one figure
-1.14 -1.11 ^share > figures: fn:sum! grouped
-0.46 -0.64 ^share > figures: grouped named
-0.08 -0.34 ^share > list: many 
-0.23 -0.35 ^share > list: where 
-0.14 -0.21 ^share > list: where distinct
-0.57 -0.76 ^share > loose figures
-0.63 -0.76 ^share > loose figures: avg 
-0.39 -0.54 ^share > loose figures: sum 
0.5 0.31 ^share > share: filtered 
-0.35 -0.24 ^share > share: of groups 
-0.27 -0.27 ^shortest > extreme value
-0.27 -0.27 ^shortest > extreme value: min said
-0.16 -0.26 ^shortest > list
-0.16 -0.26 ^shortest > list: named things 
-0.52 -0.54 ^shortest > top groups
1.02 0.1 ^shortest > top groups: hinted asc
-0.73 -0.58 ^shortest > top groups: rows asc
-0.36 -0.31 ^shortest > top groups: said measure asc
-0.56 -0.43 ^shortest > top groups: units asc
0.38 0.37 ^shortest > top rows
-0.54 -0.61 ^shortest > top rows: order:said asc
0.43 0.44 ^shortest > top rows: order:said whole
-0.44 -0.43 ^show > comparison
-0.44 -0.43 ^show > comparison: guess value
-0.2 -0.28 ^show > figure of the top rows
-0.21 -0.29 ^show > figure of the top rows: avg 
-0.19 -0.25 ^show > figure of the top rows: sum 
-0.4 -0.3 ^show > figures
-0.26 -0.25 ^show > figures: fn:max fn:sum!
-0.27 -0.26 ^show > figures: fn:max grouped
-0.2 -0.27 ^show > figures: fn:max one figure
-0.38 -0.3 ^show > figures: fn:revenue grouped
-0.23 -0.26 ^show > figures: fn:revenue one figure
0.27 0.26 ^show > figures: fn:sum! fn:sum!
-0.34 -0.3 ^show > figures: fn:sum! grouped
-0.17 -0.22 ^show > first or last row
-0.17 -0.22 ^show > first or last row: position first
-0.16 -0.23 ^show > first or last row: time first
0.45 0.31 ^show > groups that are named
0.45 0.31 ^show > groups that are named: listed 
-0.38 -0.45 ^show > list: all 
-0.17 -0.2 ^show > list: many 
-0.27 -0.36 ^show > list: named things 
-0.7 -0.61 ^show > list: where 
0.32 0.3 ^show > list: where distinct
-0.36 -0.38 ^show > loose figures
-0.37 -0.38 ^show > loose figures: count 
-0.2 -0.07 ^show > loose figures: sum 
0.2 0.23 ^show > top groups
0.68 0.59 ^show > top groups: revenue desc
-0.76 -0.72 ^show > top groups: rows desc
-0.54 -0.52 ^show > top groups: units desc
-0.16 -0.21 ^show > top rows
-0.16 -0.21 ^show > top rows: order:said desc
-0.16 -0.24 ^show > which of these
-0.16 -0.24 ^show > which of these: figure 
-0.12 0 ^smallest > top rows: order:guess asc
0.21 0.37 ^sum > figures
-0.19 -0.21 ^sum > figures: fn:ratio one figure
-0.23 -0.2 ^sum > figures: fn:sum fn:avg!
0.41 0.6 ^sum > figures: fn:sum grouped
-0.22 -0.2 ^top > extreme value
-0.2 -0.2 ^top > extreme value: max guess
-0.34 -0.41 ^top > figure of the top rows
-0.29 -0.49 ^top > figure of the top rows: avg 
-0.26 -0.33 ^top > figure of the top rows: sum 
-0.46 -0.5 ^top > figures
-0.48 -0.69 ^top > figures: fn:count one figure
-0.29 -0.38 ^top > figures: fn:profit grouped by what is beside
-0.12 -0.24 ^top > figures: fn:profit one figure
-0.62 -0.29 ^top > figures: fn:revenue one figure
-0.24 -0.17 ^top > figures: fn:sum grouped by what is beside
-0.3 -0.28 ^top > figures: fn:sum one figure
-0.13 -0.41 ^top > figures: fn:sum! grouped
-0.71 -0.58 ^top > figures: fn:sum! grouped by what is beside
-0.29 -0.64 ^top > figures: fn:sum! one figure
-0.09 -0.38 ^top > figures: fn:units grouped
-0.56 -0.57 ^top > figures: grouped named
-0.28 -0.31 ^top > first or last row
-0.27 -0.3 ^top > first or last row: position first
-0.4 -0.45 ^top > first or last row: time first
-0.52 -0.44 ^top > list
-0.34 -0.29 ^top > list: many 
-0.38 -0.19 ^top > list: where 
-0.24 -0.14 ^top > list: where distinct
0.06 -0.24 ^top > loose figures
0.08 -0.22 ^top > loose figures: avg 
-0.05 -0.21 ^top > top groups
0.3 0 ^top > top groups: own measure desc
-0.68 -0.68 ^top > top groups: revenue desc
-0.83 -0.68 ^top > top groups: rows desc
-0.41 -0.39 ^top > top groups: sum of field desc
-0.57 -0.31 ^top > top groups: units desc
0.11 0.35 ^top > top rows
-1.34 -1.19 ^top > top rows: order:guess desc
0.66 0.87 ^top > top rows: order:hint whole
0.25 0.39 ^top > top rows: order:said desc
-0.18 -0.23 ^top > top rows: order:said whole
-0.41 -0.31 ^total > comparison
-0.29 -0.31 ^total > comparison: guess floating
-0.3 -0.13 ^total > comparison: guess value
-0.1 0 ^total > comparison: said value
-0.45 -0.33 ^total > extreme value
-0.45 -0.33 ^total > extreme value: min guess
-0.19 -0.32 ^total > figures
0.14 0.23 ^total > figures: fn:arithmetic grouped by what is beside
-0.68 -0.66 ^total > figures: fn:arithmetic one figure
0.69 0.76 ^total > figures: fn:avg! fn:arithmetic
0.58 0.81 ^total > figures: fn:avg! fn:count
-0.43 -0.49 ^total > figures: fn:avg! grouped
-0.5 -0.38 ^total > figures: fn:count fn:sum!
-0.92 -0.97 ^total > figures: fn:count grouped
-0.64 -0.51 ^total > figures: fn:count grouped by what is beside
-0.79 -0.7 ^total > figures: fn:count one figure
-0.21 -0.28 ^total > figures: fn:distinct? fn:count
0.61 0.49 ^total > figures: fn:distinct? fn:sum!
-0.36 -0.31 ^total > figures: fn:distinct? grouped by what is beside
-0.32 -0.22 ^total > figures: fn:distinct? one figure
-0.22 -0.16 ^total > figures: fn:max grouped
-0.78 -0.7 ^total > figures: fn:ratio grouped by what is beside
-0.65 -0.47 ^total > figures: fn:ratio one figure
0.92 1.08 ^total > figures: fn:revenue grouped
-0.65 -0.63 ^total > figures: fn:revenue one figure
-0.58 -0.52 ^total > figures: fn:revenue, another way grouped
-0.35 -0.57 ^total > figures: fn:revenue, another way one figure
-0.29 -0.3 ^total > figures: fn:sum fn:arithmetic
-0.72 -0.77 ^total > figures: fn:sum fn:count
-0.57 -0.55 ^total > figures: fn:sum fn:ratio
-0.33 -0.31 ^total > figures: fn:sum fn:sum!
0.64 0.5 ^total > figures: fn:sum grouped
-0.81 -0.9 ^total > figures: fn:sum grouped by what is beside
1.24 0.87 ^total > figures: fn:sum one figure
0.45 0.46 ^total > figures: fn:sum! fn:arithmetic
-0.29 -0.43 ^total > figures: fn:sum! fn:count
-0.49 -0.42 ^total > figures: fn:sum! fn:revenue, another way
-0.35 -0.32 ^total > figures: fn:sum! grouped by what is beside
-0.43 -0.2 ^total > figures: fn:sum! one figure
-0.3 -0.35 ^total > figures: fn:units fn:arithmetic
-0.26 -0.3 ^total > figures: fn:units grouped
-0.23 -0.34 ^total > figures: fn:units one figure
-0.73 -0.62 ^total > first or last row
-0.76 -0.65 ^total > first or last row: position first
-0.42 -0.4 ^total > first or last row: time first
-0.03 -0.15 ^total > groups that are named
0.17 0 ^total > groups that are named: compared 
-0.2 -0.15 ^total > groups that are named: listed 
-0.5 -0.62 ^total > list
-0.24 -0.29 ^total > list: all 
-0.25 -0.31 ^total > list: many 
-0.51 -0.58 ^total > list: named things 
-0.46 -0.57 ^total > list: where 
-0.5 -0.71 ^total > list: where distinct
0.59 0.61 ^total > loose figures
0.86 1.16 ^total > loose figures: avg 
-0.14 0 ^total > loose figures: count 
-1.36 -1.83 ^total > loose figures: look up 
-0.74 -0.82 ^total > loose figures: look up guess
-1.75 -2.21 ^total > loose figures: sum 
-0.46 -0.45 ^total > top groups
-0.45 -0.44 ^total > top groups: own measure asc
-0.47 -0.47 ^total > top groups: rows asc
-0.77 -0.71 ^total > top rows
-0.79 -0.74 ^total > top rows: order:guess asc
-0.52 -0.7 ^was > list
-0.43 -0.37 ^was > list: many 
-0.56 -0.69 ^was > list: where 
-0.49 -0.63 ^was > list: where distinct
-0.65 -0.51 ^was > loose figures
-0.55 -0.5 ^was > loose figures: avg 
-0.41 -0.37 ^was > loose figures: count 
-0.56 -0.53 ^was > loose figures: sum 
-0.29 -0.28 ^was > the same as another row
-0.18 -0.2 ^was > the same as another row: count said
-0.31 -0.31 ^was > the same as another row: list guess
0.27 0.22 ^was > top groups
0.27 0.22 ^was > top groups: rows asc
0.08 0.17 ^was > which of these
0.29 0.3 ^was > which of these: count asc
0.38 0.37 ^was > which of these: count desc
0.62 0.65 ^was > which of these: guess asc
0.81 0.82 ^was > which of these: position first
-0.42 -0.4 ^was > which of these: position last
0.09 0 ^was > which of these: said asc
-0.47 -0.37 ^was > which of these: said desc
0.29 0.26 ^was > yes or no
0.29 0.26 ^was > yes or no: exists 
-0.48 -0.34 ^were > list
-0.26 -0.21 ^were > list: many 
-0.38 -0.31 ^were > list: where 
-0.39 -0.32 ^were > list: where distinct
-0.2 -0.26 ^were > loose figures
-0.2 -0.26 ^were > loose figures: count 
0.37 0.47 ^were > yes or no
0.37 0.47 ^were > yes or no: exists 
-0.14 0 ^what > against another row
-0.2 -0.21 ^what > an average one
-0.2 -0.21 ^what > an average one:  
-0.43 -0.48 ^what > average of each
-0.43 -0.48 ^what > average of each:  
-0.21 -0.2 ^what > columns that are named: columns named where
-0.37 -0.3 ^what > comparison: difference sides
-0.31 -0.32 ^what > comparison: guess sides
-0.22 -0.23 ^what > comparison: guess value
-0.16 -0.2 ^what > comparison: rows said alone
-0.23 -0.3 ^what > comparison: rows said in groups
0.37 0.3 ^what > comparison: said sides
-0.24 -0.21 ^what > comparison: said value
0.02 0.33 ^what > difference
-0.3 0 ^what > difference: of counts 
-0.38 -0.74 ^what > difference: of counts turned 
-0.35 0 ^what > difference: of ends guess
0.03 0.22 ^what > difference: of ends said
-0.6 -0.6 ^what > difference: of two guess
-0.25 0 ^what > difference: of two said
-0.24 -0.47 ^what > difference: of two turned guess
-0.07 -0.35 ^what > difference: of two turned said
0.13 0 ^what > extreme value
-0.38 -0.57 ^what > extreme value: max said
-0.85 -0.89 ^what > extreme value: min guess
-0.18 0 ^what > extreme value: min said
0.17 0.3 ^what > figure of the top rows
-0.27 -0.25 ^what > figures
-0.34 -0.28 ^what > figures: fn:arithmetic one figure
0.54 0.55 ^what > figures: fn:avg grouped
-0.65 -0.7 ^what > figures: fn:avg grouped by what is beside
-0.09 0 ^what > figures: fn:avg one figure
-0.36 -0.39 ^what > figures: fn:avg! grouped by what is beside
-0.68 -0.92 ^what > figures: fn:avg! one figure
-0.19 0 ^what > figures: fn:count grouped
-0.56 -0.64 ^what > figures: fn:count grouped by what is beside
0.28 0 ^what > figures: fn:count one figure
-0.19 -0.2 ^what > figures: fn:distinct? fn:avg!
-0.32 -0.21 ^what > figures: fn:distinct? grouped
-0.47 -0.46 ^what > figures: fn:distinct? grouped by what is beside
-0.25 -0.21 ^what > figures: fn:max grouped
-0.78 -0.69 ^what > figures: fn:max grouped by what is beside
-0.22 -0.31 ^what > figures: fn:max one figure
-0.33 -0.23 ^what > figures: fn:median fn:sum!
-0.57 -0.53 ^what > figures: fn:min grouped by what is beside
0.05 0.24 ^what > figures: fn:min one figure
-0.28 -0.19 ^what > figures: fn:mode grouped by what is beside
0.48 0.53 ^what > figures: fn:range one figure
-0.15 -0.23 ^what > figures: fn:ratio grouped by what is beside
0.67 0.51 ^what > figures: fn:ratio one figure
-0.33 -0.57 ^what > figures: fn:revenue grouped
-0.36 -0.4 ^what > figures: fn:revenue grouped by what is beside
0.21 0 ^what > figures: fn:revenue one figure
0.48 0.37 ^what > figures: fn:skewness one figure
-0.5 -0.51 ^what > figures: fn:stddev fn:sum!
-0.25 -0.26 ^what > figures: fn:sum fn:count
-0.17 0.45 ^what > figures: fn:sum fn:sum!
-0.46 -0.47 ^what > figures: fn:sum grouped by what is beside
0.28 0.29 ^what > figures: fn:sum! fn:arithmetic
0.92 0.89 ^what > figures: fn:sum! fn:count
-0.31 -0.32 ^what > figures: fn:sum! fn:sum!
-0.35 -0.5 ^what > figures: fn:sum! grouped
-0.32 -0.42 ^what > figures: fn:sum! grouped by what is beside
-0.46 -0.76 ^what > figures: fn:sum! one figure
0.29 0.26 ^what > figures: fn:sum? fn:avg!
0.2 0.17 ^what > figures: fn:sum? fn:sum!
-0.2 -0.22 ^what > figures: fn:sum? grouped
-0.34 -0.53 ^what > figures: fn:sum? grouped by what is beside
-0.48 -0.39 ^what > figures: fn:units one figure
0.49 0.4 ^what > figures: fn:units, another way one figure
-0.35 -0.23 ^what > figures: grouped by what is beside 
-0.32 -0.38 ^what > figures: grouped named
-0.22 -0.45 ^what > figures: one figure named
-0.29 -0.22 ^what > first or last of each
-0.29 -0.22 ^what > first or last of each:  
-0.41 0 ^what > first or last row
-0.29 0.2 ^what > first or last row: position first
-1.04 -0.83 ^what > first or last row: time first
-0.45 -0.36 ^what > first or last row: time last
-0.63 -0.71 ^what > groups that are named
-0.57 -0.71 ^what > groups that are named: listed 
-0.24 -0.32 ^what > groups that have
-0.39 -0.32 ^what > groups that have: list guess
0.16 0 ^what > groups that have: list said
0.03 -0.33 ^what > list
-1.18 -1.19 ^what > list: all 
-0.03 -0.34 ^what > list: named things 
0.01 -0.22 ^what > list: where 
-0.12 -0.4 ^what > list: where distinct
-0.16 0 ^what > loose figures
-0.62 -0.58 ^what > loose figures: avg 
0.14 0 ^what > loose figures: count 
-0.26 -0.21 ^what > loose figures: look up guess
-0.39 0 ^what > loose figures: sum 
-0.57 -0.25 ^what > next or previous row: other way position
0.73 0.44 ^what > next or previous row: said way position
-1.07 -0.65 ^what > next or previous row: said way time
-0.05 0.24 ^what > rows before or after another
-1.53 -1.35 ^what > rows before or after another: count 
0.04 0.28 ^what > rows before or after another: list 
0.17 0 ^what > share
0.42 0 ^what > share: filtered 
-0.73 -0.4 ^what > share: filtered twice 
0.36 0.39 ^what > share: of groups 
0.14 0 ^what > the same as another row
-0.53 -0.52 ^what > the same as another row: count guess
-0.69 -0.72 ^what > the same as another row: count said
0.68 0.61 ^what > the same as another row: list said
-0.21 0 ^what > top groups: hinted asc
-0.37 -0.42 ^what > top groups: hinted desc
-0.14 0 ^what > top groups: own measure asc
-0.02 -0.25 ^what > top groups: own measure desc
-0.33 -0.31 ^what > top groups: revenue desc
0.27 0 ^what > top groups: rows asc
-0.25 0 ^what > top groups: rows desc
-0.44 -0.42 ^what > top groups: said measure asc
-0.24 -0.29 ^what > top groups: said measure desc
-0.06 0 ^what > top groups: sum of field asc
0.27 0.3 ^what > top groups: sum of field desc
-0.24 -0.22 ^what > top groups: units desc
0.64 0.2 ^what > top rows
0.06 0.34 ^what > top rows: order:guess desc
-0.5 -0.39 ^what > top rows: order:hint asc
-0.48 -0.29 ^what > top rows: order:hint desc
-0.71 -0.73 ^what > top rows: order:hint whole
-0.02 -0.63 ^what > top rows: order:said asc
-0.2 -0.56 ^what > top rows: order:said desc
0.47 0.24 ^what > top rows: order:said whole
-0.26 0 ^what > which of these
-0.2 -0.21 ^what > which of these: count asc
-0.17 -0.21 ^what > which of these: count desc
-0.42 -0.2 ^what > which of these: figure 
-0.59 -0.5 ^what > which of these: guess asc
-0.48 -0.49 ^what > which of these: position first
0.32 0.26 ^what > which of these: position last
-0.48 -0.58 ^what > which of these: said asc
-0.24 -0.3 ^when > comparison
-0.24 -0.3 ^when > comparison: guess value
-0.47 -0.44 ^when > extreme value: max guess
-0.7 -0.66 ^when > extreme value: min guess
0.27 0.27 ^when > extreme value: min said
0.26 0.28 ^when > figures: fn:sum! grouped by what is beside
0.34 0.23 ^when > first or last of each
0.34 0.23 ^when > first or last of each:  
0.14 0.25 ^when > first or last row
0.07 0.1 ^when > first or last row: position first
0.36 0.47 ^when > first or last row: time first
-0.28 -0.01 ^when > first or last row: time last
-0.18 -0.2 ^when > groups that are named
-0.18 -0.2 ^when > groups that are named: listed 
-0.09 -0.2 ^when > list
-0.28 -0.25 ^when > list: named things 
-0.29 -0.28 ^when > list: where 
-0.39 -0.37 ^when > list: where distinct
-0.56 -0.65 ^when > loose figures
-0.35 -0.45 ^when > loose figures: avg 
-0.5 -0.38 ^when > loose figures: count 
-0.47 -0.56 ^when > loose figures: sum 
-0.58 -0.59 ^when > top groups
-0.28 -0.27 ^when > top groups: revenue asc
-0.25 -0.24 ^when > top groups: revenue desc
-0.35 -0.5 ^when > top groups: rows asc
-0.3 -0.33 ^when > top groups: rows desc
-0.2 -0.19 ^when > top groups: units asc
-0.41 -0.37 ^when > top rows
0.25 0.28 ^when > top rows: order:guess asc
-0.63 -0.51 ^when > top rows: order:guess desc
-0.36 -0.35 ^when > top rows: order:hint whole
-0.44 -0.63 ^when > top rows: order:said asc
-0.65 -0.4 ^when > top rows: order:said desc
-0.32 -0.3 ^where > extreme value
-0.58 -0.68 ^where > extreme value: max said
0.48 0.47 ^where > first or last row
0.59 0.57 ^where > first or last row: position first
0.42 0.41 ^where > first or last row: position last
-0.26 -0.28 ^where > first or last row: time last
0.25 0.21 ^where > list
-0.17 -0.2 ^where > list: all 
-0.42 -0.42 ^where > list: all columns named
-0.6 -0.21 ^where > list: where 
0.47 0.44 ^where > list: where columns named
-0.3 -0.41 ^where > list: where distinct
-0.36 -0.52 ^where > loose figures
-0.52 -0.6 ^where > loose figures: count 
0.48 0.5 ^where > loose figures: count columns named
-0.43 -0.42 ^where > next or previous row: other way position
0.49 0.3 ^where > next or previous row: said way position
0.25 0.4 ^where > next or previous row: said way time
-0.31 -0.51 ^where > top groups
0.12 0 ^where > top groups: own measure desc
-0.61 -0.57 ^where > top groups: rows asc
-0.3 -0.34 ^where > top groups: rows desc
-0.52 -0.37 ^where > top rows
-0.18 -0.22 ^where > top rows: order:guess asc
-0.48 -0.48 ^where > top rows: order:guess desc
-0.12 0 ^where > top rows: order:said desc
-0.31 -0.28 ^where > which of these
-0.29 -0.26 ^where > which of these: count asc
-0.27 -0.24 ^where > which of these: count desc
-0.28 -0.26 ^where > which of these: guess asc
-0.26 -0.25 ^where > which of these: guess desc
-0.4 -0.37 ^where > which of these: position first
-0.47 -0.37 ^where > which of these: position last
-0.31 -0.31 ^which > against another row: count guess
-0.26 -0.25 ^which > against another row: count said
-0.29 -0.29 ^which > against another row: list guess
0.26 0.25 ^which > against another row: list said
0.54 0.46 ^which > comparison: difference value
-0.66 -0.32 ^which > comparison: guess value
-0.43 -0.47 ^which > difference
-0.35 -0.25 ^which > difference: of counts 
-0.27 -0.16 ^which > difference: of counts turned 
-0.35 -0.21 ^which > difference: of ends guess
0.22 0.17 ^which > difference: of ends said
-0.21 -0.13 ^which > difference: of two guess
-0.27 -0.26 ^which > difference: of two said
-0.3 -0.19 ^which > difference: of two turned guess
0.26 0.19 ^which > difference: of two turned said
-1.13 -0.92 ^which > extreme value
-1.1 -1.09 ^which > extreme value: max guess
-0.63 -0.52 ^which > extreme value: max said
-0.61 -0.52 ^which > extreme value: min guess
-0.71 -0.75 ^which > extreme value: min said
-0.22 -0.29 ^which > figure of the top rows
-0.18 -0.28 ^which > figure of the top rows: avg 
-0.18 -0.2 ^which > figure of the top rows: sum 
-1.08 -0.89 ^which > figures
-0.34 -0.29 ^which > figures: fn:avg grouped by what is beside
-0.37 -0.38 ^which > figures: fn:avg one figure
-0.57 -0.52 ^which > figures: fn:count one figure
-0.32 -0.33 ^which > figures: fn:distinct? one figure
-0.2 -0.24 ^which > figures: fn:max one figure
-0.43 -0.51 ^which > figures: fn:min grouped by what is beside
-0.49 -0.58 ^which > figures: fn:min one figure
-0.07 -0.21 ^which > figures: fn:revenue one figure
-0.28 -0.31 ^which > figures: fn:sum one figure
0.36 0.48 ^which > figures: fn:sum! fn:distinct?
0.47 0.57 ^which > figures: fn:sum! fn:sum?
-0.22 -0.3 ^which > figures: fn:sum! grouped by what is beside
-0.19 -0.29 ^which > figures: fn:sum! one figure
-0.11 -0.21 ^which > figures: fn:sum? grouped by what is beside
-0.71 -1.13 ^which > figures: fn:units grouped by what is beside
-0.56 -0.52 ^which > figures: fn:units one figure
-0.73 -1.1 ^which > figures: fn:units, another way grouped by what is beside
-0.47 -0.6 ^which > figures: fn:units, another way one figure
0.38 0 ^which > first or last row
-0.29 -0.25 ^which > first or last row: position turned first
-0.14 -0.52 ^which > first or last row: time first
0.22 0.04 ^which > first or last row: time last
0.32 0.29 ^which > greatest change
-0.79 -0.79 ^which > groups that are named
-0.79 -0.79 ^which > groups that are named: listed 
0.26 0.35 ^which > groups that have
0.6 0.66 ^which > groups that have: list guess
-0.65 -0.28 ^which > list
-1.34 -1.39 ^which > list: all 
-0.72 -0.45 ^which > list: many 
0.49 0.71 ^which > list: named things 
-0.32 -0.3 ^which > list: where 
-0.48 -0.28 ^which > list: where distinct
-0.12 -0.61 ^which > loose figures
0.1 0 ^which > loose figures: avg 
-1.53 -1.65 ^which > loose figures: count 
-0.75 -0.73 ^which > loose figures: look up 
-0.7 -0.83 ^which > loose figures: sum 
-0.69 -0.25 ^which > next or previous row: other way position
0.98 0.45 ^which > next or previous row: said way position
-0.88 -0.57 ^which > next or previous row: said way time
0.06 0.07 ^which > rows before or after another
-0.4 -0.2 ^which > rows before or after another: count 
0.61 0.66 ^which > the same as another row
-0.17 0 ^which > the same as another row: count guess
-0.94 -0.94 ^which > the same as another row: count said
-0.17 -0.35 ^which > the same as another row: list guess
0.43 0.45 ^which > the same as another row: list said
0.13 0.28 ^which > top groups
-0.49 -0.44 ^which > top groups: hinted asc
-0.19 -0.35 ^which > top groups: hinted desc
-0.36 0 ^which > top groups: own measure asc
0.26 0 ^which > top groups: own measure desc
-0.61 -0.57 ^which > top groups: revenue desc
0.18 0.33 ^which > top groups: rows asc
0.21 0 ^which > top groups: said measure asc
0.24 0.2 ^which > top groups: said measure desc
0.29 0.39 ^which > top groups: sum of field asc
-0.43 -0.44 ^which > top groups: units desc
0.34 0.39 ^which > top rows
-0.2 -0.23 ^which > top rows: order:guess asc
0.22 0 ^which > top rows: order:guess desc
0.36 0.38 ^which > top rows: order:hint asc
0.85 0.74 ^which > top rows: order:hint desc
-0.29 -0.39 ^which > top rows: order:hint whole
-0.07 0.54 ^which > top rows: order:said asc
-0.24 0 ^which > top rows: order:said desc
0.89 0.63 ^which > top rows: order:said whole
-1.04 -1.05 ^which > which of these: count asc
-0.68 -0.91 ^which > which of these: count desc
-0.87 -1.11 ^which > which of these: guess asc
0.18 0.37 ^which > which of these: guess desc
-0.2 -0.33 ^which > which of these: position first
0.16 0 ^which > which of these: said asc
0.09 0 ^which > which of these: said desc
-0.16 -0.2 ^who > against another row: count said
-0.14 -0.25 ^who > comparison
-0.14 -0.25 ^who > comparison: guess value
-1.1 -1.09 ^who > extreme value
-0.49 -0.45 ^who > extreme value: max guess
-0.72 -0.77 ^who > extreme value: max said
-0.24 -0.36 ^who > extreme value: min guess
-0.45 -0.55 ^who > extreme value: min said
-0.53 -0.61 ^who > figures
0.14 0 ^who > figures: fn:count grouped by what is beside
-0.16 0 ^who > figures: fn:distinct? one figure
0.5 0.53 ^who > figures: fn:last one figure
-0.46 -0.32 ^who > figures: fn:max grouped by what is beside
-0.37 -0.41 ^who > figures: fn:max one figure
-0.27 -0.23 ^who > figures: fn:min grouped by what is beside
-0.24 -0.29 ^who > figures: fn:min one figure
-0.39 -0.38 ^who > figures: fn:sum! grouped by what is beside
-0.38 -0.31 ^who > figures: grouped named
0.17 0.2 ^who > first or last row
0.04 0.2 ^who > first or last row: position first
-0.54 -0.24 ^who > first or last row: position last
-0.42 -0.39 ^who > first or last row: position turned first
-0.37 -0.39 ^who > first or last row: position turned last
0.69 0.31 ^who > first or last row: time first
0.62 -0.55 ^who > first or last row: time last
-0.48 -0.46 ^who > groups that are named
-0.48 -0.46 ^who > groups that are named: listed 
-0.32 -0.85 ^who > groups that have
-0.23 -1 ^who > groups that have: list guess
-0.37 -0.34 ^who > groups that have: list said
-0.3 -0.21 ^who > list
-0.67 -0.75 ^who > list: all 
0.25 0.18 ^who > list: many 
-0.27 -0.38 ^who > list: named things 
0.12 0.22 ^who > list: where 
-0.71 -0.36 ^who > list: where distinct
-0.78 -1.16 ^who > loose figures
-0.34 -0.48 ^who > loose figures: avg 
-0.64 -1.07 ^who > loose figures: count 
-0.42 -0.68 ^who > loose figures: sum 
0.27 0 ^who > next or previous row
-2.33 -1.86 ^who > next or previous row: other way position
0.59 0.13 ^who > next or previous row: said way position
0.48 0.48 ^who > next or previous row: said way time
-0.67 -0.7 ^who > rows before or after another
-0.34 -0.56 ^who > rows before or after another: count 
-0.64 -0.6 ^who > rows before or after another: list 
0.33 0.36 ^who > the same as another row
-0.29 -0.33 ^who > the same as another row: count guess
-0.28 -0.35 ^who > the same as another row: count said
0.32 0.36 ^who > the same as another row: list guess
-0.2 -0.16 ^who > top groups
0.15 0 ^who > top groups: hinted desc
-0.28 -0.25 ^who > top groups: own measure asc
-0.39 -0.18 ^who > top groups: revenue desc
-0.14 0.23 ^who > top groups: rows asc
-0.03 -0.2 ^who > top groups: rows desc
-0.71 -0.77 ^who > top groups: sum of field asc
-0.71 -0.66 ^who > top groups: sum of field desc
-0.59 -0.49 ^who > top groups: units desc
-0.48 -0.18 ^who > top rows
-0.51 -0.68 ^who > top rows: order:guess asc
-0.61 -0.29 ^who > top rows: order:guess desc
-0.57 -0.46 ^who > top rows: order:hint desc
-0.73 -0.31 ^who > top rows: order:hint whole
0.29 0.28 ^who > top rows: order:said asc
0.01 0.16 ^who > top rows: order:said desc
-0.14 -0.32 ^who > top rows: order:said whole
0.43 0.26 ^who > which of these
-0.61 -0.68 ^who > which of these: count asc
-0.62 -0.72 ^who > which of these: count desc
0.37 0.56 ^who > which of these: figure 
0.17 -0.18 ^who > which of these: guess asc
0.46 0.22 ^who > which of these: position first
-0.17 -0.25 ^who > which of these: position last
-0.41 -0.54 ^who > which of these: said asc
0.19 0.39 ^who > which of these: said desc
-0.24 -0.27 ^whose > list
-0.3 -0.31 ^whose > list: where 
-0.18 -0.23 ^whose > list: where distinct
0.21 0.27 ^whose > which of these
0.53 0.52 ^whose > which of these: position first
-0.23 -0.24 ^whose > which of these: position last
-0.44 -0.46 ^year > extreme value
-0.44 -0.46 ^year > extreme value: max said
-0.24 -0.24 ^year > figures: grouped by what is beside 
0.16 0.24 ^year > figures: one figure named
-0.24 -0.24 ^year > top groups
-0.24 -0.24 ^year > top groups: own measure desc
0.24 0.26 ^year > top rows
-0.39 -0.46 ^year > top rows: order:guess desc
0.26 0.32 ^year > top rows: order:said desc
0.44 0.46 above > comparison
0.47 0.46 above > comparison: guess value
-0.24 -0.27 above > extreme value
-0.24 -0.22 above > extreme value: min guess
0.82 0.21 above > figures
-0.28 -0.38 above > figures: fn:count grouped by what is beside
0.84 0.4 above > figures: fn:count one figure
0.22 0 above > figures: fn:distinct? fn:avg!
-0.01 0.32 above > figures: fn:distinct? fn:sum!
0.64 0.68 above > figures: fn:distinct? one figure
-0.23 -0.23 above > first or last row
-0.21 -0.21 above > first or last row: position last
-0.3 -0.35 above > groups that have
-0.23 -0.28 above > groups that have: list guess
-0.29 -0.28 above > groups that have: list said
-0.87 -0.61 above > list: how many 
-0.53 -0.67 above > list: many 
0.53 0.55 above > list: named things 
-0.92 -0.57 above > list: where 
0.01 0 above > list: where distinct
-0.44 0 above > loose figures
-0.88 -0.83 above > loose figures: avg 
-0.77 -0.58 above > loose figures: look up 
0.22 0.26 above > loose figures: look up guess
-1.13 -0.92 above > loose figures: sum 
-0.33 -0.27 above > next or previous row
-0.36 -0.53 above > next or previous row: other way position
0.31 0.54 above > next or previous row: said way position
-0.56 -0.69 above > rows before or after another
-0.96 -0.99 above > rows before or after another: count 
0.22 0.38 above > share
0.31 0.5 above > share: filtered 
-0.4 -0.42 above > share: filtered twice 
-0.18 -0.33 above > top groups
-0.18 -0.31 above > top groups: own measure asc
-0.18 -0.28 above > top rows
-0.13 -0.24 above > top rows: order:guess asc
0.29 0.26 above > yes or no
0.29 0.26 above > yes or no: exists 
-0.6 -0.64 after > comparison
-0.55 -0.57 after > comparison: guess value
-0.87 -1.02 after > extreme value
-0.39 -0.45 after > extreme value: max guess
-0.77 -0.67 after > extreme value: max said
-0.11 -0.39 after > extreme value: min said
-0.27 -0.28 after > figures
-0.64 -0.65 after > figures: fn:count fn:sum
-0.66 -0.76 after > figures: fn:count fn:sum!
-0.84 -0.77 after > figures: fn:count grouped by what is beside
-0.42 -0.27 after > figures: fn:count one figure
-0.45 -0.27 after > figures: fn:distinct? fn:sum!
-0.44 -0.56 after > figures: fn:distinct? grouped by what is beside
-0.26 -0.29 after > figures: fn:distinct? one figure
-0.4 -0.37 after > figures: fn:max grouped by what is beside
-0.16 -0.37 after > figures: fn:sum! grouped by what is beside
-0.26 -0.17 after > figures: fn:sum? grouped by what is beside
0.17 0.4 after > figures: one figure named
-0.47 -0.25 after > first or last row
-0.45 -0.25 after > first or last row: position first
-0.35 -0.35 after > first or last row: time first
-0.36 -0.32 after > list
-0.11 -0.21 after > list: all 
-0.27 -0.26 after > list: how many 
-0.47 -0.48 after > list: many 
-0.76 -0.89 after > list: named things 
-0.16 -0.19 after > list: where 
-0.47 -0.25 after > list: where distinct
-0.78 -0.58 after > loose figures
-1.41 -1.21 after > loose figures: avg 
-1.15 -0.95 after > loose figures: count 
-0.77 -0.85 after > loose figures: look up 
-0.93 -1.01 after > loose figures: look up guess
-0.23 -0.28 after > loose figures: sum 
-0.25 0 after > next or previous row: other way position
0.11 0 after > next or previous row: said way position
-0.44 -0.37 after > next or previous row: said way time
-0.19 -0.1 after > rows before or after another: count 
0.18 -0.22 after > rows before or after another: list 
0.47 0.35 after > top groups
-0.46 -0.47 after > top groups: own measure desc
0.54 0.55 after > top groups: rows asc
0.94 0.72 after > top groups: rows desc
-0.17 -0.2 after > top groups: sum of field asc
-0.26 0 after > top rows
0.19 0.27 after > top rows: order:guess desc
-0.56 -0.65 after > top rows: order:said asc
-0.76 -0.74 after > top rows: order:said desc
-0.9 -0.73 after > which of these
-0.36 -0.38 after > which of these: count asc
-0.4 -0.36 after > which of these: count desc
-0.35 -0.28 after > which of these: guess asc
-0.47 -0.46 after > which of these: guess desc
-0.71 -0.62 after > which of these: position first
-0.73 -0.72 after > which of these: position last
-0.32 -0.24 after > which of these: said asc
-0.29 -0.24 after > which of these: said desc
-0.2 -0.19 after all > next or previous row: other way position
0.24 0.26 after never > next or previous row
-0.36 -0.38 after never > next or previous row: other way position
0.29 0.33 after never > next or previous row: said way position
0.39 0.42 after never > next or previous row: said way time
-0.52 -0.48 after who > list
-0.27 -0.26 after who > list: how many 
-0.36 -0.35 after who > list: named things 
-0.53 -0.51 after who > list: where 
-0.47 -0.5 after who > list: where distinct
0.52 0.48 after who > next or previous row
0.62 0.46 after who > next or previous row: other way position
-0.59 -0.46 after who > next or previous row: said way position
0.49 0.22 against another row > name
-0.2 0 against another row > none
-0.4 -0.56 against another row > place
-0.73 -0.79 against another row > text
-0.19 0 against another row > time
0.07 0.26 against another row conditions 1
-0.36 -0.49 against another row conditions 2
-0.2 0 against another row ignores dimension
-0.55 -0.66 against another row ignores measure
-0.31 -0.2 against another row of what repeats
0.11 0.14 against another row with against
-0.2 0 against another row with dimension
0.17 0 against another row with field
0.04 0.29 against another row with measure
-0.16 -0.26 against another row with or
0.57 0.26 against another row, target is told in the question
0.11 0.14 against another row: against another row
-0.2 0 against another row: count
-0.42 -0.3 against another row: guess
0.36 0.3 against another row: said
-0.48 -0.43 all > comparison
-0.48 -0.43 all > comparison: guess value
0.2 0 all > extreme value
-0.57 -0.57 all > extreme value: max guess
0.01 -0.3 all > extreme value: min said
0.2 0.21 all > figures
0.21 0.18 all > figures: fn:avg! grouped by what is beside
-0.36 -0.46 all > figures: fn:count fn:sum
0.54 0.56 all > figures: fn:count fn:sum!
-0.21 -0.25 all > figures: fn:count grouped by what is beside
-0.13 -0.41 all > figures: fn:distinct? fn:sum!
-0.32 -0.29 all > figures: fn:distinct? grouped by what is beside
-0.21 -0.19 all > figures: fn:max grouped by what is beside
0.5 0.43 all > figures: fn:sum one figure
0.18 0.21 all > figures: fn:sum! grouped by what is beside
0.22 0.03 all > figures: fn:sum? fn:sum!
-0.34 -0.37 all > figures: fn:sum? grouped by what is beside
-0.35 -0.31 all > groups that are named
-0.35 -0.31 all > groups that are named: listed 
0.29 0.03 all > list
-0.4 -0.5 all > list: all 
0.3 -0.4 all > list: where 
-0.17 0 all > list: where distinct
-0.39 -0.32 all > loose figures
-0.78 -0.77 all > loose figures: avg 
-0.52 -0.46 all > loose figures: count 
-0.62 -0.69 all > loose figures: look up 
-0.2 -0.19 all > next or previous row: other way position
-0.34 -0.35 all > top groups: own measure asc
-0.63 -0.71 all > top groups: own measure desc
0.18 0 all > top groups: rows desc
-0.36 -0.38 all > top groups: sum of field asc
-0.37 -0.27 all > top groups: sum of field desc
0.06 0.32 all > top rows
-0.44 -0.45 all > top rows: order:guess asc
0.35 0.37 all > top rows: order:guess desc
0.18 0.41 all > top rows: order:said asc
-0.8 -0.67 all > top rows: order:said desc
0.23 0.2 all > which of these
0.37 0.35 all > which of these: position last
-0.26 -0.29 all of > top groups
-0.45 -0.57 all of > top groups: own measure desc
-0.22 -0.24 all of > top groups: rows desc
0.26 0.29 all of > top rows
0.26 0.29 all of > top rows: order:guess desc
-0.15 -0.2 all time > comparison
-0.15 -0.2 all time > comparison: guess value
0.59 0.56 also > comparison
0.59 0.56 also > comparison: guess value
-0.21 -0.22 also > figures: fn:count grouped by what is beside
0.35 0.31 also > figures: fn:count one figure
-0.22 -0.23 also > figures: fn:distinct? grouped by what is beside
-0.38 -0.4 also > figures: fn:distinct? one figure
-0.56 -0.63 also > first or last row
-0.56 -0.63 also > first or last row: position first
-0.47 -0.55 also > first or last row: time first
0.68 0.61 also > list
-0.25 0 also > list: many 
0.28 0 also > list: where 
-0.37 -0.44 also > loose figures
-0.37 -0.43 also > loose figures: count 
-0.33 -0.39 also > top groups
-0.33 -0.38 also > top groups: rows asc
-0.23 0 also had > list: many 
0.21 0 also had > list: where 
0.59 0.56 also on > comparison
0.59 0.56 also on > comparison: guess value
0.18 0.29 also on > figures
-0.21 -0.22 also on > figures: fn:count grouped by what is beside
0.29 0.31 also on > figures: fn:count one figure
-0.22 -0.23 also on > figures: fn:distinct? grouped by what is beside
-0.38 -0.4 also on > figures: fn:distinct? one figure
-0.43 -0.36 also on > list
-0.41 -0.42 also on > list: many 
-0.48 -0.35 also on > list: where 
-0.29 -0.26 also on > list: where distinct
-0.15 0 altogether > figures
0.16 0 altogether > loose figures
0.17 0 altogether > loose figures: sum 
0.19 0 amount > amount
-0.22 -0.33 amount > comparison
-0.34 -0.36 amount > comparison: guess value
0.11 0.23 amount > extreme value
0.37 0.38 amount > extreme value: max guess
-0.38 -0.36 amount > extreme value: max said
-0.55 -0.56 amount > extreme value: min guess
0.14 0.2 amount > extreme value: min said
0.03 -0.2 amount > figures
-0.2 -0.24 amount > figures: fn:count fn:count
-0.21 -0.29 amount > figures: fn:count fn:distinct?
-0.37 -0.26 amount > figures: fn:count fn:sum!
-0.17 -0.21 amount > figures: fn:count fn:sum?
-0.34 -0.42 amount > figures: fn:count grouped by what is beside
-0.34 -0.83 amount > figures: fn:count one figure
-0.25 -0.1 amount > figures: fn:distinct? fn:sum!
-0.17 -0.2 amount > figures: fn:distinct? fn:sum?
-0.31 -0.42 amount > figures: fn:distinct? grouped by what is beside
-0.34 0 amount > figures: fn:distinct? one figure
0.19 0 amount > figures: fn:max one figure
-0.31 -0.34 amount > figures: fn:min grouped by what is beside
-0.21 0 amount > figures: fn:min one figure
0.42 0.49 amount > figures: fn:sum one figure
-0.67 -0.75 amount > figures: fn:sum! one figure
-0.2 -0.25 amount > figures: fn:sum? grouped by what is beside
-0.36 -0.32 amount > first or last row
-0.55 -0.51 amount > first or last row: position first
-0.58 -0.41 amount > groups that are named
-0.49 -0.48 amount > groups that are named: listed 
-0.51 -0.19 amount > list
-0.07 -0.23 amount > list: many 
0.24 0.21 amount > list: where 
-0.25 -0.21 amount > list: where distinct
-0.3 -0.32 amount > loose figures
0.29 0.28 amount > loose figures: look up 
-0.44 -0.45 amount > loose figures: look up guess
-0.23 -0.29 amount > loose figures: sum 
0 0.17 amount > none
-0.41 -0.22 amount > text
0.25 0.37 amount > the same as another row
-0.1 0 amount > top groups
-0.15 -0.36 amount > top groups: hinted desc
-0.17 0 amount > top groups: own measure asc
-0.64 -0.36 amount > top groups: own measure desc
-0.34 -0.27 amount > top groups: rows desc
-0.66 -0.64 amount > top groups: said measure asc
0.73 0.6 amount > top groups: sum of field asc
0.52 0.54 amount > top groups: sum of field desc
-0.11 -0.22 amount > top rows
0.01 -0.24 amount > top rows: order:guess asc
-0.46 -0.51 amount > top rows: order:guess desc
-0.35 -0.31 amount > top rows: order:hint whole
-0.11 -0.35 amount > top rows: order:said asc
0.76 0.71 amount > top rows: order:said whole
-0.45 -0.18 amount > which of these
-0.28 -0.27 amount > which of these: count asc
-0.17 0 amount > which of these: figure 
-0.38 -0.31 amount > which of these: guess asc
-0.18 -0.27 amount > which of these: guess desc
-0.39 -0.41 amount > which of these: position last
-0.37 -0.36 amount > yes or no
-0.37 -0.36 amount > yes or no: exists 
-0.22 -0.34 amount of > comparison
-0.34 -0.36 amount of > comparison: guess value
0.26 0.38 amount of > extreme value
0.37 0.38 amount of > extreme value: max guess
-0.38 -0.3 amount of > extreme value: max said
-0.55 -0.56 amount of > extreme value: min guess
0.14 0.2 amount of > extreme value: min said
-0.5 -0.72 amount of > figures
-0.2 -0.24 amount of > figures: fn:count fn:count
-0.21 -0.29 amount of > figures: fn:count fn:distinct?
-0.37 -0.26 amount of > figures: fn:count fn:sum!
-0.17 -0.21 amount of > figures: fn:count fn:sum?
-0.34 -0.42 amount of > figures: fn:count grouped by what is beside
-0.34 -0.83 amount of > figures: fn:count one figure
-0.25 -0.1 amount of > figures: fn:distinct? fn:sum!
-0.17 -0.2 amount of > figures: fn:distinct? fn:sum?
-0.31 -0.42 amount of > figures: fn:distinct? grouped by what is beside
-0.34 0 amount of > figures: fn:distinct? one figure
0.19 0 amount of > figures: fn:max one figure
-0.31 -0.34 amount of > figures: fn:min grouped by what is beside
-0.21 0 amount of > figures: fn:min one figure
0.39 0.49 amount of > figures: fn:sum one figure
-0.2 -0.25 amount of > figures: fn:sum? grouped by what is beside
-0.49 -0.48 amount of > groups that are named
-0.49 -0.48 amount of > groups that are named: listed 
0.25 0.39 amount of > list
0.49 0.55 amount of > list: where 
-0.13 0 amount of > loose figures
0.03 0.24 amount of > loose figures: avg 
0.29 0.28 amount of > loose figures: look up 
-0.44 -0.45 amount of > loose figures: look up guess
0.25 0.37 amount of > the same as another row
-0.74 -0.47 amount of > top groups
-0.24 -0.21 amount of > top groups: hinted desc
-0.17 0 amount of > top groups: own measure asc
-0.6 -0.36 amount of > top groups: own measure desc
-0.66 -0.64 amount of > top groups: said measure asc
0.73 0.6 amount of > top groups: sum of field asc
0.21 0 amount of > top rows
0.01 -0.24 amount of > top rows: order:guess asc
-0.46 -0.49 amount of > top rows: order:guess desc
-0.35 -0.33 amount of > top rows: order:hint whole
-0.11 -0.35 amount of > top rows: order:said asc
0.6 0.48 amount of > top rows: order:said desc
0.54 0.53 amount of > top rows: order:said whole
-0.22 0 amount of > which of these
-0.28 -0.27 amount of > which of these: count asc
-0.19 0 amount of > which of these: figure 
-0.35 -0.31 amount of > which of these: guess asc
-0.28 -0.27 amount of > which of these: guess desc
-0.39 -0.41 amount of > which of these: position last
-0.37 -0.36 amount of > yes or no
-0.37 -0.36 amount of > yes or no: exists 
0.32 0.48 amount per > figures
-0.67 -0.75 amount per > figures: fn:sum! one figure
-0.26 -0.44 amount per > list
-0.07 -0.23 amount per > list: many 
-0.23 -0.35 amount per > list: where 
-0.19 -0.31 amount per > list: where distinct
-0.25 -0.35 an average one > none
-0.25 -0.35 an average one conditions 0
-0.25 -0.35 an average one with measure
-0.25 -0.35 an average one: an average one
0.39 0.42 and > columns that are named: columns named all
-0.24 -0.27 and > columns that are named: columns named where
0.02 0.22 and > comparison
-0.2 -0.33 and > comparison: difference floating
-0.26 -0.24 and > comparison: guess floating
-0.53 -0.55 and > comparison: guess sides
-0.12 0 and > comparison: guess value
0.23 0.34 and > comparison: rows in groups
-0.54 -0.66 and > comparison: rows said in groups
-0.31 -0.36 and > comparison: said condition
0.07 0.46 and > comparison: said floating
0.35 0 and > comparison: said sides
-0.34 -0.19 and > comparison: said value
0.16 0 and > difference
-0.3 0 and > difference: of counts 
-0.77 -1.06 and > difference: of counts turned 
-0.32 -0.25 and > difference: of ends guess
-0.17 0 and > difference: of ends said
0.18 0 and > difference: of fields turned 
-0.97 -1.03 and > difference: of two guess
-0.26 0 and > difference: of two said
-0.14 -0.42 and > difference: of two turned guess
-0.23 -0.5 and > difference: of two turned said
-0.29 0 and > extreme value
-0.97 -0.87 and > extreme value: max said
-0.64 -0.56 and > extreme value: min guess
-0.59 -0.38 and > extreme value: min said
-0.2 -0.22 and > figure of the top rows
-0.18 -0.21 and > figure of the top rows: avg 
0.52 0.15 and > figures
-0.2 -0.24 and > figures: fn:avg fn:sum!
0.49 0.3 and > figures: fn:avg grouped
-0.18 0 and > figures: fn:avg one figure
-0.27 -0.26 and > figures: fn:avg! fn:stddev
-0.24 -0.19 and > figures: fn:avg! fn:sum!
0.32 0.25 and > figures: fn:correlation fn:sum!
-0.32 -0.26 and > figures: fn:correlation grouped by what is beside
0.73 0.55 and > figures: fn:correlation one figure
0.41 0.42 and > figures: fn:count fn:distinct
0.52 0.49 and > figures: fn:count fn:revenue
0.41 0.42 and > figures: fn:count fn:sum
-0.88 -0.65 and > figures: fn:count grouped
-0.53 -0.56 and > figures: fn:count grouped by what is beside
0.78 0.41 and > figures: fn:count one figure
-0.46 -0.5 and > figures: fn:distinct? fn:sum!
0.31 0.36 and > figures: fn:distinct? grouped
-0.51 -0.53 and > figures: fn:distinct? grouped by what is beside
-0.3 -0.42 and > figures: fn:distinct? one figure
-0.58 -0.56 and > figures: fn:max fn:sum!
-0.39 -0.35 and > figures: fn:max grouped
-0.26 -0.24 and > figures: fn:max grouped by what is beside
-0.51 -0.54 and > figures: fn:max one figure
-0.25 -0.23 and > figures: fn:median fn:sum!
-0.24 -0.25 and > figures: fn:median grouped
-0.61 -0.59 and > figures: fn:median one figure
-0.69 -0.69 and > figures: fn:min fn:sum!
-0.22 -0.22 and > figures: fn:min grouped by what is beside
0.78 0.86 and > figures: fn:min one figure
-0.19 0 and > figures: fn:profit grouped
-0.15 -0.23 and > figures: fn:ratio grouped by what is beside
-0.37 -0.35 and > figures: fn:ratio one figure
0.29 0 and > figures: fn:revenue fn:profit
-0.87 -0.59 and > figures: fn:revenue grouped
-0.99 -0.78 and > figures: fn:revenue grouped by what is beside
0.35 0.31 and > figures: fn:revenue one figure
-0.36 -0.34 and > figures: fn:revenue, another way grouped
-0.42 -0.47 and > figures: fn:revenue, another way grouped by what is beside
-0.17 -0.22 and > figures: fn:revenue, another way one figure
-0.26 -0.23 and > figures: fn:stddev fn:sum!
-0.23 -0.25 and > figures: fn:stddev grouped
-0.67 -0.67 and > figures: fn:stddev one figure
-0.2 -0.25 and > figures: fn:sum grouped
-0.27 -0.22 and > figures: fn:sum grouped by what is beside
-0.25 -0.2 and > figures: fn:sum! fn:count
-0.23 -0.22 and > figures: fn:sum! fn:distinct?
-0.25 -0.17 and > figures: fn:sum! fn:max
0.23 0.31 and > figures: fn:sum! fn:sum!
-0.5 -0.29 and > figures: fn:sum! grouped
-0.97 -0.7 and > figures: fn:sum! grouped by what is beside
-1.05 -1.22 and > figures: fn:sum! one figure
0.5 0.52 and > figures: fn:sum? grouped
-0.35 -0.25 and > figures: fn:sum? grouped by what is beside
-0.22 -0.21 and > figures: fn:sum? one figure
-0.26 -0.28 and > figures: fn:units grouped
-0.91 -0.98 and > figures: grouped named
0 -0.18 and > figures: one figure named
-0.07 -0.43 and > first or last of each
-0.07 -0.43 and > first or last of each:  
-0.54 -0.49 and > first or last row
-0.5 -0.4 and > first or last row: position first
-0.22 -0.33 and > first or last row: position last
0.14 0 and > groups that are named
0.4 0.13 and > groups that are named: compared 
0.12 0 and > groups that are named: listed 
-0.49 -0.41 and > groups that have
-0.38 -0.41 and > groups that have: list guess
0.3 0.06 and > how long: between rows 
-0.17 -0.2 and > how long: until today 
-0.37 -0.28 and > list: all 
-0.36 -0.39 and > list: how many 
0.05 0 and > list: many 
0.7 0.39 and > list: named things 
-0.96 -0.37 and > list: where 
0.08 0 and > list: where distinct
0.14 0 and > loose figures
-0.11 -0.26 and > loose figures: avg 
-0.7 -0.54 and > loose figures: count 
-0.74 -0.56 and > loose figures: look up 
-0.09 0.29 and > loose figures: look up guess
0.26 0 and > loose figures: sum 
0.35 0.41 and > next or previous row: other way position
-0.44 -0.55 and > next or previous row: said way position
0.6 0.73 and > next or previous row: said way time
-0.33 -0.37 and > rows before or after another
-0.32 -0.35 and > rows before or after another: count 
-0.33 -0.39 and > rows before or after another: list 
-0.71 -0.63 and > top groups
-0.26 -0.21 and > top groups: hinted desc
-1.2 -1.48 and > top groups: own measure asc
-0.7 -0.47 and > top groups: own measure desc
-0.96 -1.04 and > top groups: rows asc
-0.3 -0.34 and > top groups: rows desc
0.18 0 and > top groups: sum of field asc
-0.67 -0.95 and > top groups: sum of field desc
-0.45 -0.63 and > top rows
-0.49 -0.49 and > top rows: order:guess asc
-0.64 -0.56 and > top rows: order:guess desc
0.2 0 and > top rows: order:hint asc
-0.44 -0.42 and > top rows: order:hint whole
-0.98 -0.79 and > top rows: order:said desc
-0.31 -0.28 and > top rows: order:said whole
-0.44 -0.29 and > which of these
-0.16 -0.23 and > which of these: count asc
-0.86 -0.51 and > which of these: figure 
-0.67 -0.75 and > which of these: guess asc
-0.87 -0.87 and > which of these: guess desc
-1.08 -1.21 and > which of these: position last
-0.62 -0.54 and > which of these: said asc
-0.18 -0.3 and > which of these: said desc
0.46 0.45 and all > list
0.74 0.66 and all > list: where 
-0.27 -0.26 and all > list: where distinct
-0.42 -0.4 and all > loose figures
-0.42 -0.4 and all > loose figures: count 
-0.46 -0.46 and all > which of these
-0.4 -0.42 and all > which of these: count asc
-0.4 -0.42 and all > which of these: count desc
-0.26 -0.26 and all > which of these: guess asc
-0.25 -0.25 and all > which of these: guess desc
-0.54 -0.56 and all > which of these: position first
-0.48 -0.47 and all > which of these: position last
-0.27 -0.26 and at > figures
-0.26 -0.24 and at > figures: fn:max grouped by what is beside
-0.27 -0.24 and at > figures: fn:max one figure
-0.22 -0.22 and at > figures: fn:min grouped by what is beside
-0.27 -0.27 and at > figures: fn:min one figure
0.27 0.26 and at > list
-0.27 -0.41 and at > list: how many 
0.27 0.27 and at > list: named things 
0.32 0.31 and distinct > columns that are named: columns named all
0.18 0.21 and give > figures: fn:count one figure
-0.54 -0.52 and had > comparison
-0.54 -0.52 and had > comparison: guess value
0.54 0.49 and had > figures
0.44 0.4 and had > figures: fn:count one figure
0.31 0.12 and had > list: many 
0.32 0.2 and had > list: where 
-0.55 -0.35 and had > loose figures
-0.49 -0.36 and had > loose figures: avg 
-0.32 -0.36 and had > loose figures: look up guess
-0.44 -0.3 and had > loose figures: sum 
0.17 0.2 and has > list
0.26 0.27 and has > list: many 
-0.23 -0.27 and has > list: where 
-0.28 -0.27 and has > list: where distinct
-0.28 -0.31 and highest > extreme value
-0.28 -0.3 and highest > extreme value: max said
-0.23 -0.22 and highest > extreme value: min said
0.26 0.24 and highest > figures
0.26 0.24 and highest > figures: fn:min one figure
-0.27 -0.31 and highest > top groups
-0.29 -0.35 and highest > top groups: own measure asc
-0.31 -0.37 and highest > top groups: rows desc
-0.24 -0.21 and highest > top rows
-0.25 -0.22 and highest > top rows: order:guess asc
-0.26 -0.27 and highest > top rows: order:guess desc
-0.2 -0.18 and highest > top rows: order:said desc
-0.37 -0.54 and how > list: where 
0.38 0.53 and how > list: where distinct
-0.11 0 and how > top groups: revenue desc
0.15 0 and how > top groups: rows desc
-0.24 -0.28 and in > comparison
-0.23 -0.28 and in > comparison: difference value
-0.34 -0.33 and in > comparison: guess value
0.24 0.28 and in > difference
-0.15 -0.26 and in > difference: of counts 
-0.34 -0.33 and in > difference: of ends said
-0.34 -0.4 and in > difference: of fields 
-0.21 -0.24 and in > difference: of fields turned 
0.26 0.31 and in > difference: of two said
-0.26 -0.27 and in > difference: of two turned said
-0.12 0 and in > extreme value
-0.12 0 and in > extreme value: max said
0.19 0.22 and in > list: where distinct
-0.23 -0.28 and in > loose figures
-0.23 -0.28 and in > loose figures: count 
0.15 0 and in > top groups
0.15 0 and in > top groups: sum of field desc
0.2 0.31 and last > comparison
0.14 0.26 and last > comparison: guess floating
-0.03 0.21 and last > comparison: guess sides
-0.28 -0.28 and last > comparison: rows alone
0.27 0.34 and last > comparison: rows in groups
-0.42 -0.46 and last > extreme value
-0.36 -0.43 and last > extreme value: max guess
-0.48 -0.53 and last > extreme value: max said
-0.32 -0.36 and last > extreme value: min said
-0.37 -0.32 and last > figures
-0.33 -0.27 and last > figures: fn:sum! fn:sum!
-0.31 -0.27 and last > figures: fn:sum! grouped by what is beside
-0.17 -0.31 and last > figures: grouped named
0 -0.43 and last > first or last of each
0 -0.43 and last > first or last of each:  
-0.22 -0.35 and last > top groups
-0.2 -0.21 and last > top groups: own measure asc
-0.22 -0.24 and last > top groups: rows asc
-0.23 -0.36 and last > top groups: rows desc
0.45 0.35 and last > top rows: order:guess asc
-0.49 -0.52 and last > top rows: order:guess desc
-0.48 -0.37 and last > top rows: order:said asc
-0.49 -0.44 and last > top rows: order:said desc
0.29 0.3 and lowest > difference: of ends said
-0.28 -0.29 and lowest > difference: of fields 
-0.27 -0.3 and lowest > difference: of fields turned 
0.27 0.26 and median > figures
0.41 0.41 and median > figures: fn:avg one figure
-0.59 -0.56 and median > figures: fn:median one figure
-0.22 -0.2 and median > loose figures
0.41 0.42 and number > figures: fn:count fn:distinct
-0.44 -0.46 and number > figures: fn:count grouped
0.16 0 and over > list: where distinct
-0.23 -0.29 and previous > difference: of ends said
0.3 0.33 and previous > difference: of fields 
-0.33 -0.36 and previous > difference: of fields turned 
0.21 0.2 and total > columns that are named: columns named all
-0.21 -0.2 and total > columns that are named: columns named where
-0.07 -0.37 and total > figures
0.36 0.18 and total > figures: fn:count fn:sum
-0.4 -0.39 and total > figures: fn:count grouped
-0.25 -0.25 and total > figures: fn:sum grouped
-0.33 -0.35 and total > first or last row
-0.33 -0.35 and total > first or last row: position first
0.4 0.4 and total > top groups
0.4 0.4 and total > top groups: own measure desc
-0.3 -0.31 and total > top rows
-0.3 -0.31 and total > top rows: order:said desc
-0.51 -0.4 and which > list
-0.39 -0.37 and which > list: where 
-0.51 -0.42 and which > list: where distinct
-0.35 -0.34 and which > loose figures
-0.35 -0.34 and which > loose figures: count 
0.51 0.4 and which > which of these
0.35 0.34 and which > which of these: count asc
0.34 0.34 and which > which of these: count desc
0.56 0.45 and which > which of these: position first
-0.6 -0.57 and which > which of these: position last
0.12 0 and who > list: many 
-0.42 -0.11 any > extreme value
-0.41 -0.11 any > extreme value: max guess
0.63 0.75 any > figures
-0.28 -0.32 any > figures: fn:arithmetic one figure
-0.15 0 any > figures: fn:count one figure
-0.32 -0.21 any > figures: fn:max one figure
-0.37 -0.4 any > figures: fn:outliers grouped by what is beside
0.88 0.69 any > figures: fn:outliers one figure
-0.55 -0.42 any > figures: fn:sum! grouped by what is beside
-0.23 0 any > first or last row
-0.17 0 any > first or last row: position first
-0.18 0 any > first or last row: time first
-0.31 -0.28 any > list
-0.37 -0.32 any > list: all 
-0.24 -0.19 any > list: named things columns named
-0.27 -0.29 any > list: where 
0.25 0.2 any > list: where columns named
-0.36 -0.36 any > loose figures
-0.23 -0.23 any > loose figures: avg 
-0.35 -0.28 any > loose figures: sum 
-0.19 -0.33 any > top groups
-0.35 -0.18 any > top groups: own measure desc
-0.42 -0.38 any > top groups: revenue desc
0.23 0 any > top groups: rows asc
-0.38 -0.31 any > top groups: rows desc
-0.1 -0.34 any > top rows
-0.12 -0.37 any > top rows: order:guess desc
-0.38 -0.31 any > top rows: order:said desc
-0.42 -0.38 any > which of these
-0.3 -0.27 any > which of these: count asc
-0.34 -0.31 any > which of these: count desc
-0.43 -0.43 any > which of these: position first
-0.39 -0.36 any > which of these: position last
0.21 0.23 any other > list: where distinct
-0.41 -0.38 any other > which of these
-0.3 -0.27 any other > which of these: count asc
-0.34 -0.31 any other > which of these: count desc
-0.43 -0.43 any other > which of these: position first
-0.39 -0.36 any other > which of these: position last
0.21 0.21 any other > yes or no
0.21 0.21 any other > yes or no: exists 
0.32 0.31 are > columns that are named: columns named all
0.3 0.1 are > difference
0.47 0.53 are > difference: of counts 
-0.39 -0.42 are > difference: of counts turned 
-0.26 -0.34 are > difference: of ends guess
-0.51 -0.57 are > difference: of two guess
-0.42 -0.49 are > difference: of two turned guess
0.3 0.21 are > extreme value
0.29 0.23 are > extreme value: max said
-0.68 -0.6 are > extreme value: min said
-0.31 -0.34 are > figure of the top rows
-0.31 -0.34 are > figure of the top rows: avg 
-0.3 -0.33 are > figure of the top rows: sum 
0.63 0.51 are > figures
0.28 0.26 are > figures: fn:avg one figure
0.22 0 are > figures: fn:avg! grouped by what is beside
0.74 0.69 are > figures: fn:count fn:avg!
0.59 0.24 are > figures: fn:count fn:outliers
-0.6 -0.69 are > figures: fn:count fn:sum
-0.53 -0.52 are > figures: fn:count fn:sum!
0.59 0.62 are > figures: fn:count grouped
-1.18 -1.26 are > figures: fn:count grouped by what is beside
0.23 -0.39 are > figures: fn:count one figure
0.09 0.24 are > figures: fn:distinct one figure
-0.4 -0.53 are > figures: fn:distinct? fn:sum!
-1.15 -1.16 are > figures: fn:distinct? grouped by what is beside
0.28 0.71 are > figures: fn:distinct? one figure
-0.31 -0.17 are > figures: fn:max one figure
-0.38 -0.34 are > figures: fn:median one figure
0.26 0.24 are > figures: fn:min one figure
0.48 0.55 are > figures: fn:missing one figure
0.64 0.59 are > figures: fn:normal one figure
-0.24 -0.26 are > figures: fn:outliers grouped by what is beside
0.69 0.77 are > figures: fn:outliers one figure
-0.21 -0.22 are > figures: fn:stddev one figure
-0.48 -0.43 are > figures: fn:sum! fn:normal
-0.34 -0.27 are > figures: fn:sum! fn:sum!
-0.18 -0.21 are > figures: fn:sum! one figure
0.53 0.35 are > figures: fn:sum? fn:sum!
-0.21 0 are > figures: fn:sum? grouped
-0.67 -0.71 are > figures: fn:sum? grouped by what is beside
-0.15 0 are > figures: fn:units one figure
-0.25 -0.34 are > figures: grouped named
0.22 -0.01 are > figures: one figure named
-0.58 -0.51 are > first or last row
-0.14 -0.35 are > first or last row: position first
-0.53 -0.35 are > first or last row: position last
-0.22 -0.21 are > first or last row: position turned last
-0.25 -0.4 are > first or last row: time first
-0.45 -0.3 are > groups that are named
-0.45 -0.3 are > groups that are named: listed 
-0.3 -0.22 are > groups that have: list guess
-0.62 -0.66 are > list
-0.89 -0.92 are > list: all 
-0.4 -0.41 are > list: how many 
-0.6 -0.51 are > list: many 
0.21 0 are > list: named things 
-0.65 -0.67 are > list: where 
0.12 0 are > list: where distinct
-0.35 -0.25 are > loose figures
-0.61 -0.4 are > loose figures: avg 
-0.29 -0.41 are > loose figures: count 
0.01 -0.18 are > loose figures: look up 
-1.15 -1.07 are > loose figures: look up guess
-0.34 -0.01 are > loose figures: sum 
-0.29 0 are > next or previous row
-0.17 0 are > next or previous row: said way position
0.4 0 are > rows before or after another
0.24 0 are > rows before or after another: count 
0.19 0 are > rows before or after another: list 
-0.29 0 are > top groups
-0.27 -0.25 are > top groups: hinted desc
-0.28 -0.32 are > top groups: own measure asc
0.49 0.78 are > top groups: own measure desc
0.11 0 are > top groups: revenue desc
-0.31 -0.33 are > top groups: rows asc
-0.41 -0.24 are > top groups: rows desc
-0.51 -0.47 are > top groups: said measure desc
-0.7 -0.6 are > top groups: units desc
0.15 0 are > top rows
0.61 0.52 are > top rows: order:guess asc
-0.76 -0.77 are > top rows: order:guess desc
0.33 0.5 are > top rows: order:hint whole
-0.47 -0.36 are > top rows: order:said asc
0.26 -0.27 are > top rows: order:said desc
0.38 0.39 are > top rows: order:said whole
-0.39 -0.5 are > which of these: figure 
-0.73 -0.67 are > which of these: guess desc
-0.4 -0.31 are > which of these: position last
-0.51 -0.48 are > which of these: said asc
-0.47 -0.46 are > which of these: said desc
0.38 0.41 are above > figures
-0.25 -0.15 are above > figures: fn:count fn:sum!
0.38 0.41 are above > figures: fn:count one figure
-0.31 -0.27 are above > list
-0.31 -0.27 are above > list: where distinct
-0.22 -0.33 are above > loose figures
-0.07 -0.34 are above > loose figures: look up guess
-0.2 -0.24 are above > loose figures: sum 
-0.15 0 are after > figures
0.19 0 are after > rows before or after another
0.19 0 are after > rows before or after another: count 
-0.19 -0.24 are at > comparison
-0.19 -0.24 are at > comparison: guess value
0.2 0.24 are at > figures
0.43 0.24 are at > figures: fn:count one figure
-0.23 0 are at > figures: fn:distinct one figure
-0.34 -0.32 are at > loose figures
-0.34 -0.32 are at > loose figures: look up guess
0.2 0 are both > list: named things 
0.2 0.19 are for > figures
-0.19 -0.22 are for > figures: fn:count grouped by what is beside
0.2 0.22 are for > figures: fn:count one figure
-0.15 -0.21 are for > figures: fn:distinct? grouped by what is beside
0.18 0.21 are for > figures: fn:distinct? one figure
-0.44 -0.45 are from > comparison
-0.44 -0.45 are from > comparison: guess value
0.83 0.84 are from > figures
0.94 0.83 are from > figures: fn:count one figure
-0.69 0.19 are from > figures: fn:distinct? one figure
-0.36 -0.37 are from > list
0.44 0.42 are from > list: named things 
-0.45 -0.46 are from > list: where 
-0.47 -0.43 are from > list: where distinct
-0.37 -0.43 are from > loose figures
-0.26 -0.2 are from > loose figures: avg 
-0.36 -0.43 are from > loose figures: sum 
-0.39 -0.05 are in > comparison
-0.39 -0.05 are in > comparison: guess value
0.22 0.25 are in > figures
-0.43 -0.42 are in > figures: fn:count fn:sum!
-0.47 -0.65 are in > figures: fn:count grouped by what is beside
-0.52 -0.85 are in > figures: fn:count one figure
-0.15 -0.28 are in > figures: fn:distinct? grouped by what is beside
0.03 0.39 are in > figures: fn:distinct? one figure
0.31 0.28 are in > figures: fn:missing one figure
0.18 0 are in > figures: fn:sum? fn:sum!
-0.35 -0.35 are in > figures: fn:sum? grouped by what is beside
-0.15 0 are in > figures: fn:units one figure
-0.5 -0.7 are in > figures: one figure named
-0.15 -0.7 are in > list
0.45 0.2 are in > list: many 
-0.64 -0.63 are in > list: named things 
-0.17 -0.35 are in > list: where 
0.17 0 are in > list: where distinct
-0.23 0 are in > loose figures
-0.07 0.34 are in > loose figures: avg 
-0.36 -0.25 are in > loose figures: count 
0.29 0.38 are in > loose figures: look up 
-0.15 -0.54 are in > loose figures: look up guess
-0.14 0.25 are in > loose figures: sum 
0.86 0.76 are listed > figures
-0.43 -0.53 are listed > figures: fn:count grouped by what is beside
0.64 0.41 are listed > figures: fn:count one figure
0.24 0.22 are listed > figures: fn:distinct one figure
-0.54 -0.36 are listed > figures: fn:distinct? one figure
-0.34 -0.32 are listed > list
-0.28 -0.26 are listed > list: where distinct
-0.41 -0.39 are listed > loose figures
-0.3 -0.39 are listed > loose figures: look up guess
0.32 0.18 are longer > figures: fn:avg! grouped by what is beside
0.53 0.51 are longer > figures: fn:count one figure
-0.34 -0.34 are longer > figures: fn:distinct? one figure
0.34 0.58 are longer > list: many 
0.1 0.2 are not > figures
0.11 0.2 are not > figures: fn:count one figure
0.47 0.44 are not > list
-0.38 -0.41 are not > list: how many 
0.73 0.6 are not > list: many 
-0.3 -0.19 are not > list: named things 
-0.28 -0.23 are not > list: where distinct
-0.07 -0.25 are not > loose figures
-0.27 -0.25 are not > loose figures: count 
0.21 0 are not > loose figures: sum 
-0.31 -0.28 are not > which of these
-0.25 -0.25 are not > which of these: count asc
-0.25 -0.25 are not > which of these: count desc
-0.28 -0.29 are not > which of these: guess asc
-0.23 -0.24 are not > which of these: guess desc
-0.46 -0.44 are not > which of these: position first
-0.34 -0.31 are not > which of these: position last
0.73 0.73 are of > comparison
0.73 0.73 are of > comparison: guess value
-0.17 -0.26 are of > figures
-0.3 -0.33 are of > figures: fn:count grouped by what is beside
-0.14 -0.21 are of > figures: fn:count one figure
-0.55 -0.55 are of > list
-0.54 -0.48 are of > list: where 
-0.56 -0.59 are of > list: where distinct
-0.45 -0.52 are of > loose figures
-0.45 -0.52 are of > loose figures: look up guess
-0.11 -0.32 are of > which of these
-0.09 -0.26 are of > which of these: figure 
0.4 0.42 are on > figures
-0.09 -0.23 are on > figures: fn:count grouped by what is beside
0.97 0.7 are on > figures: fn:count one figure
-0.9 -0.69 are on > figures: fn:distinct? one figure
-0.23 -0.22 are on > list
-0.23 -0.23 are on > list: where distinct
-0.44 -0.49 are on > loose figures
-0.43 -0.42 are on > loose figures: avg 
-0.41 -0.49 are on > loose figures: sum 
0.43 0.22 at > comparison
0.32 0.35 at > comparison: difference value
-0.23 -0.27 at > difference
-0.55 -0.54 at > difference: of counts turned 
-0.25 -0.25 at > difference: of ends guess
-0.25 -0.25 at > difference: of ends said
-0.31 -0.38 at > difference: of two said
-0.25 -0.25 at > difference: of two turned guess
-0.22 -0.26 at > difference: of two turned said
-0.96 -0.96 at > extreme value: max guess
0.42 0.35 at > extreme value: max said
-0.46 -0.48 at > extreme value: min said
-0.19 -0.2 at > figure of the top rows
-0.2 -0.21 at > figure of the top rows: sum 
0 0.31 at > figures
-0.4 -0.35 at > figures: fn:count fn:min
-0.2 -0.22 at > figures: fn:count fn:skewed
-0.1 -0.21 at > figures: fn:count fn:sum!
-0.21 -0.2 at > figures: fn:count grouped
-0.64 -0.64 at > figures: fn:count grouped by what is beside
0.35 0.49 at > figures: fn:count one figure
0.01 0.23 at > figures: fn:distinct one figure
-0.34 -0.29 at > figures: fn:distinct? fn:min
0.46 0.72 at > figures: fn:distinct? fn:sum!
-0.47 -0.53 at > figures: fn:distinct? grouped by what is beside
-0.08 -0.23 at > figures: fn:distinct? one figure
-0.29 -0.26 at > figures: fn:max grouped by what is beside
-0.29 -0.25 at > figures: fn:max one figure
-0.27 -0.3 at > figures: fn:median fn:sum!
0.27 0.29 at > figures: fn:median one figure
-0.63 -0.52 at > figures: fn:min grouped by what is beside
-0.57 -0.64 at > figures: fn:min one figure
0.21 0.22 at > figures: fn:skewed one figure
-0.22 -0.3 at > figures: fn:sum! fn:skewed
-0.36 -0.62 at > figures: fn:sum! grouped by what is beside
-0.12 -0.22 at > figures: fn:sum! one figure
-0.27 -0.27 at > figures: fn:sum? fn:min
-0.15 0 at > first or last row
-0.25 0 at > first or last row: position first
-0.42 -0.58 at > first or last row: time first
-0.65 -0.55 at > groups that are named
-0.65 -0.55 at > groups that are named: listed 
0.2 0.27 at > groups that have
0.25 0.24 at > groups that have: count 
0.3 0.23 at > groups that have: list said
0.1 0 at > list
-0.55 -0.59 at > list: how many 
-0.5 -0.22 at > list: many 
0.15 0 at > list: named things 
0.26 0 at > list: where distinct
0.11 -0.24 at > loose figures
0.13 0 at > loose figures: avg 
-0.61 -0.57 at > loose figures: count 
0.44 0.41 at > loose figures: look up 
-0.72 -1.2 at > loose figures: look up guess
-0.45 -0.59 at > loose figures: sum 
-0.59 -0.43 at > next or previous row
-0.4 -0.43 at > next or previous row: other way position
-0.48 -0.36 at > next or previous row: said way position
-0.33 -0.37 at > rows before or after another
-0.32 -0.35 at > rows before or after another: count 
-0.24 -0.31 at > rows before or after another: list 
-0.31 -0.32 at > share
-0.31 -0.32 at > share: filtered 
0.21 0.22 at > the same as another row
-0.27 -0.28 at > the same as another row: count said
0.24 0.25 at > the same as another row: list said
0.16 -0.24 at > top groups
-0.23 -0.3 at > top groups: own measure asc
-0.67 -0.51 at > top groups: own measure desc
-0.72 -0.78 at > top groups: rows asc
0.34 0 at > top groups: rows desc
-0.46 -0.58 at > top groups: sum of field desc
-0.46 -0.26 at > top rows
-0.31 -0.25 at > top rows: order:guess asc
-0.39 -0.42 at > top rows: order:hint whole
0.26 0.25 at > top rows: order:said asc
-0.5 -0.49 at > top rows: order:said desc
-0.56 -0.28 at > which of these
-0.35 -0.04 at > which of these: count asc
-0.31 -0.09 at > which of these: count desc
-0.55 -0.53 at > which of these: figure 
-0.41 -0.37 at > which of these: guess asc
-0.43 -0.26 at > which of these: guess desc
-0.52 -0.25 at > which of these: position first
-0.26 -0.2 at > which of these: position last
-0.51 -0.53 at > which of these: said asc
0.2 0.16 at > which of these: said desc
0.42 0.46 at > yes or no
0.42 0.46 at > yes or no: exists 
0.25 0.27 at all > figures
0.36 0.3 at all > figures: fn:count one figure
-0.26 -0.25 at all > figures: fn:distinct? one figure
-0.22 -0.17 at all > list
-0.2 -0.17 at all > list: where distinct
-0.26 -0.27 at all > loose figures
-0.18 -0.21 at all > loose figures: avg 
-0.27 -0.28 at all > loose figures: sum 
0.18 0 at how > figures: fn:count one figure
-0.18 0 at how > figures: fn:distinct? one figure
0.23 0.28 at least > comparison
0.24 0.28 at least > comparison: guess value
-0.49 -0.51 at least > extreme value
0.27 0.24 at least > extreme value: min guess
-0.45 -0.46 at least > extreme value: min said
-0.19 -0.2 at least > figure of the top rows
-0.2 -0.21 at least > figure of the top rows: sum 
0.35 0.17 at least > figures
-0.4 -0.35 at least > figures: fn:count fn:min
-0.13 -0.31 at least > figures: fn:count fn:sum!
-0.45 -0.51 at least > figures: fn:count grouped by what is beside
0.11 0 at least > figures: fn:count one figure
-0.34 -0.29 at least > figures: fn:distinct? fn:min
0.16 0.4 at least > figures: fn:distinct? fn:sum!
0.57 0.15 at least > figures: fn:distinct? one figure
-0.26 -0.24 at least > figures: fn:max grouped by what is beside
-0.27 -0.24 at least > figures: fn:max one figure
-0.63 -0.52 at least > figures: fn:min grouped by what is beside
-0.57 -0.64 at least > figures: fn:min one figure
-0.3 -0.5 at least > figures: fn:sum! grouped by what is beside
-0.27 -0.27 at least > figures: fn:sum? fn:min
-0.24 -0.27 at least > first or last row
-0.24 -0.26 at least > first or last row: position first
-0.35 -0.44 at least > first or last row: time first
0.21 0.27 at least > groups that have
0.23 0.24 at least > groups that have: count 
0.32 0.23 at least > groups that have: list said
-0.24 -0.24 at least > list
-0.54 -0.59 at least > list: how many 
-0.67 -0.59 at least > list: many 
-0.17 -0.22 at least > list: where 
-0.44 -0.55 at least > loose figures
-0.74 -0.69 at least > loose figures: avg 
-0.36 -0.28 at least > loose figures: look up 
-0.32 -0.49 at least > loose figures: look up guess
-0.46 -0.6 at least > loose figures: sum 
-0.45 -0.44 at least > top groups
-0.3 -0.3 at least > top groups: own measure asc
-0.28 -0.34 at least > top groups: own measure desc
-0.2 -0.2 at least > top groups: rows desc
-0.3 -0.24 at least > top rows
-0.34 -0.32 at least > top rows: order:guess desc
-0.31 -0.3 at least > top rows: order:hint whole
-0.39 -0.4 at least > top rows: order:said desc
0.34 0.39 at least > yes or no
0.34 0.39 at least > yes or no: exists 
-0.29 -0.4 at most > comparison
-0.29 -0.4 at most > comparison: guess value
-0.59 -0.54 at most > figures
-0.41 -0.48 at most > figures: fn:count one figure
-0.5 -0.43 at most > figures: fn:distinct? one figure
-0.26 -0.24 at most > figures: fn:max grouped by what is beside
-0.27 -0.24 at most > figures: fn:max one figure
-0.22 -0.22 at most > figures: fn:min grouped by what is beside
-0.27 -0.27 at most > figures: fn:min one figure
0.34 0.23 at most > list
-0.28 -0.41 at most > list: how many 
0.35 0.27 at most > list: named things 
-0.47 -0.19 at most > list: where 
0.05 0.21 at most > list: where distinct
0.39 0.46 at most > loose figures
-0.47 -0.57 at most > loose figures: avg 
-0.2 -0.3 at most > loose figures: count 
0.18 0.46 at most > loose figures: look up 
0.2 0 at most > loose figures: look up guess
-0.32 -0.43 at most > loose figures: sum 
0.56 0.54 at most > which of these
0.51 0.57 at most > which of these: count asc
0.49 0.51 at most > which of these: count desc
0.48 0.45 at most > which of these: guess asc
0.56 0.51 at most > which of these: guess desc
0.59 0.6 at most > which of these: position first
0.58 0.55 at most > which of these: position last
0.47 0.42 at number > figures
0.46 0.42 at number > figures: fn:count one figure
0.43 0.43 at number > figures: fn:distinct? one figure
-0.47 -0.42 at number > loose figures
-0.48 -0.47 at number > loose figures: avg 
-0.4 -0.42 at number > loose figures: look up 
-0.4 -0.41 at number > loose figures: sum 
-0.41 -0.44 at what > extreme value
-0.41 -0.44 at what > extreme value: min guess
0.43 0.44 at what > first or last row
0.43 0.45 at what > first or last row: position first
0.26 0.27 at what > first or last row: time first
-0.42 -0.45 at what > top groups
-0.44 -0.45 at what > top groups: rows asc
-0.42 -0.42 at what > top rows
-0.41 -0.42 at what > top rows: order:guess asc
-0.25 -0.35 average > an average one
-0.25 -0.35 average > an average one:  
-0.16 0 average > average of each
-0.16 0 average > average of each:  
-0.26 -0.3 average > comparison
-0.17 -0.38 average > comparison: difference sides
-0.35 -0.31 average > comparison: guess value
0.41 0.38 average > comparison: rows said alone
-0.36 -0.36 average > comparison: said condition
-0.46 -0.38 average > comparison: said sides
-0.37 -0.37 average > extreme value
-0.24 -0.2 average > extreme value: max said
0.38 0.22 average > figure of the top rows
0.38 0.22 average > figure of the top rows: avg 
-0.29 -0.27 average > figure of the top rows: sum 
-0.78 -0.49 average > figures
-0.69 -0.66 average > figures: fn:avg fn:avg!
-0.61 -0.71 average > figures: fn:avg fn:sum!
-0.26 0 average > figures: fn:avg grouped
-0.86 -1.38 average > figures: fn:avg grouped by what is beside
-0.27 -0.2 average > figures: fn:avg! grouped
-0.25 -0.17 average > figures: fn:avg! one figure
-0.51 -0.75 average > figures: fn:count grouped
-0.2 -0.27 average > figures: fn:count grouped by what is beside
-0.59 -0.51 average > figures: fn:count one figure
0.39 -0.01 average > figures: fn:max one figure
-0.32 -0.37 average > figures: fn:median one figure
0.71 0.6 average > figures: fn:ratio grouped
-0.34 -0.44 average > figures: fn:ratio grouped by what is beside
-0.2 0 average > figures: fn:ratio one figure
0.25 0.17 average > figures: fn:revenue one figure
-0.55 -0.71 average > figures: fn:stddev one figure
-0.2 -0.21 average > figures: fn:sum one figure
-0.23 -0.31 average > figures: fn:sum! fn:sum!
-1.41 -1.4 average > figures: fn:sum! grouped
-0.51 -0.74 average > figures: fn:sum! grouped by what is beside
-0.55 -0.57 average > figures: fn:sum! one figure
-0.45 -0.45 average > figures: grouped named
-0.31 -0.31 average > first or last row
-0.31 -0.31 average > first or last row: position first
0.38 0.28 average > groups that are named
0.35 0.47 average > list
-0.34 -0.32 average > list: all 
-0.68 -0.61 average > list: how many 
-0.43 -0.47 average > list: many 
0.55 0.52 average > list: named things 
0.32 0.2 average > list: where 
-0.2 0 average > list: where distinct
-0.14 -0.26 average > loose figures
0.2 0 average > loose figures: avg 
-0.77 -0.74 average > loose figures: count 
-0.46 -0.67 average > loose figures: look up 
-0.58 -0.56 average > loose figures: look up guess
-0.85 -0.95 average > loose figures: sum 
-0.5 -0.34 average > top groups
-0.32 -0.21 average > top groups: own measure desc
-0.26 -0.18 average > top groups: rows asc
0.31 0.25 average > top groups: said measure asc
0.36 0.23 average > top groups: said measure desc
-0.4 -0.31 average > top groups: sum of field asc
-0.1 0 average > top groups: sum of field desc
-0.58 -0.49 average > top rows: order:guess desc
-0.29 -0.27 average > top rows: order:hint whole
1.02 0.87 average > top rows: order:said asc
-0.45 -0.43 average > top rows: order:said desc
0.48 0.48 average > top rows: order:said whole
-0.35 -0.34 average > which of these
-0.34 -0.33 average > which of these: figure 
0.29 0.28 average and > figures
-0.41 -0.43 average and > figures: fn:avg fn:sum!
0.6 0.58 average and > figures: fn:avg one figure
-0.3 -0.35 average and > figures: fn:median one figure
-0.54 -0.69 average and > figures: fn:stddev one figure
-0.2 -0.2 average and > loose figures
-0.19 -0.2 average and > loose figures: avg 
-0.2 -0.26 average how > list
-0.21 -0.23 average how > list: where 
-0.19 -0.22 average how > list: where distinct
0.2 0.23 average how > loose figures
0.2 0.23 average how > loose figures: count 
-0.39 -0.51 average number > average of each
-0.39 -0.51 average number > average of each:  
-0.25 -0.22 average number > figure of the top rows: sum 
-0.14 0 average number > figures
-0.29 0 average number > figures: fn:avg grouped
0.2 0 average number > figures: fn:avg one figure
-0.46 -0.92 average number > figures: fn:count grouped
-0.17 -0.27 average number > figures: fn:count grouped by what is beside
-0.51 -0.46 average number > figures: fn:count one figure
0.34 0.5 average number > figures: fn:ratio one figure
-0.28 -0.31 average number > figures: fn:sum! grouped by what is beside
-0.22 -0.18 average number > first or last row
-0.22 -0.18 average number > first or last row: position first
-0.41 -0.4 average number > list
-0.42 -0.33 average number > list: where 
-0.38 -0.38 average number > list: where distinct
0.14 0 average number > loose figures
0.53 0.39 average number > loose figures: avg 
-0.13 -0.25 average number > loose figures: count 
-0.46 -0.67 average number > loose figures: look up 
-0.58 -0.56 average number > loose figures: look up guess
-0.59 -0.73 average number > loose figures: sum 
-0.24 -0.16 average number > top groups
-0.24 -0.16 average number > top groups: own measure desc
-0.41 -0.25 average number > top rows
-0.41 -0.26 average number > top rows: order:guess desc
0.28 0.32 average of > figures
-0.22 -0.23 average of > figures: fn:avg fn:sum!
0.35 0.38 average of > figures: fn:avg one figure
0.25 0.17 average of > figures: fn:revenue one figure
-0.17 0 average of each > none
-0.17 0 average of each conditions 0
-0.08 -0.3 average of each ignores dimension
-0.94 -0.94 average of each ignores field
-0.17 -0.31 average of each ignores order
0.19 0.18 average of each with average
-0.17 0 average of each with dimension
-0.94 -0.94 average of each with field
-0.13 0 average of each with measure
-0.17 -0.31 average of each with order
-0.17 0 average of each: average of each
0.24 0.24 average total > figures
0.23 0.24 average total > figures: fn:avg one figure
-0.2 -0.21 average total > figures: fn:sum one figure
-0.46 -0.46 before > comparison
-0.2 -0.21 before > comparison: guess floating
-0.65 -0.54 before > comparison: guess value
0.24 0.36 before > difference
-0.26 -0.25 before > difference: of counts 
-0.28 -0.29 before > difference: of counts turned 
-0.26 -0.28 before > difference: of ends guess
-0.3 -0.35 before > difference: of two guess
0.29 0.31 before > difference: of two turned guess
-0.44 -0.46 before > extreme value: max guess
-0.48 -0.43 before > extreme value: max said
-0.24 -0.19 before > extreme value: min guess
0.03 -0.14 before > figures
-0.01 0.45 before > figures: fn:avg fn:sum!
0.31 0.11 before > figures: fn:avg one figure
-0.51 -0.71 before > figures: fn:count grouped by what is beside
0.37 0 before > figures: fn:count one figure
-0.22 -0.25 before > figures: fn:distinct? grouped by what is beside
-0.52 -0.47 before > figures: fn:distinct? one figure
-0.35 -0.3 before > figures: fn:min grouped by what is beside
-0.49 -0.43 before > figures: fn:sum! grouped by what is beside
-0.68 -0.64 before > first or last row
-0.56 -0.55 before > first or last row: position last
-0.36 -0.4 before > groups that are named
-0.36 -0.4 before > groups that are named: listed 
-0.66 -0.83 before > list
-0.3 -0.32 before > list: all 
-1.05 -0.96 before > list: named things 
-1.28 -1.24 before > list: where 
-1.43 -1.15 before > list: where distinct
-0.46 -0.24 before > loose figures
-0.47 -0.79 before > loose figures: avg 
-0.14 0 before > loose figures: count 
-0.63 -0.5 before > loose figures: look up 
-0.81 -0.88 before > loose figures: look up guess
-0.25 0 before > loose figures: sum 
-0.07 0.49 before > next or previous row
-0.49 -0.57 before > next or previous row: other way position
0.19 0.35 before > next or previous row: said way position
-0.51 0 before > next or previous row: said way time
-0.14 -0.29 before > rows before or after another
-0.03 -0.26 before > rows before or after another: count 
-1.57 -1.25 before > rows before or after another: list 
-0.19 -0.32 before > top groups
-0.07 -0.21 before > top groups: own measure asc
-0.42 -0.46 before > top groups: rows asc
-0.57 -0.61 before > top groups: rows desc
0.29 0.23 before > top groups: sum of field asc
-0.38 -0.46 before > top groups: sum of field desc
-0.51 -0.45 before > top rows
-0.52 -0.51 before > top rows: order:guess desc
-0.3 -0.26 before > top rows: order:said asc
-0.13 -0.23 before > which of these
-0.43 -0.26 before > which of these: figure 
0.23 0 before > which of these: said asc
0.2 0 before > yes or no
0.2 0 before > yes or no: exists 
0.21 0 before what > next or previous row: other way position
-0.21 0 before what > next or previous row: said way position
0.23 0 before who > next or previous row: other way position
-0.21 0 before who > next or previous row: said way position
0.31 0.34 below > extreme value
0.33 0.34 below > extreme value: max guess
-0.47 -0.47 below > extreme value: max said
-0.24 0 below > figures
-0.2 -0.21 below > figures: fn:count grouped by what is beside
0.3 0.44 below > figures: fn:count one figure
0.32 0.59 below > figures: fn:distinct? one figure
-0.21 -0.2 below > figures: fn:max one figure
-0.35 -0.27 below > figures: fn:sum! grouped by what is beside
0.28 0.31 below > first or last row
0.28 0.31 below > first or last row: position first
-0.6 -0.54 below > list
-0.43 -0.54 below > list: many 
-0.5 -0.48 below > list: where 
-0.68 -0.58 below > list: where distinct
0.42 0.52 below > loose figures: avg 
-0.76 -0.81 below > loose figures: count 
-0.16 -0.4 below > loose figures: look up guess
0.2 0.33 below > loose figures: sum 
0.17 0 below > next or previous row
0.4 0.23 below > next or previous row: said way position
-0.3 -0.5 below > rows before or after another
-0.29 -0.34 below > rows before or after another: count 
-0.41 -0.6 below > rows before or after another: list 
-0.22 -0.22 below > top groups
-0.21 -0.22 below > top groups: rows desc
-0.26 -0.26 below > top rows
-0.24 -0.24 below > top rows: order:guess desc
-0.29 -0.27 below > top rows: order:said desc
0.46 0.37 besides > comparison
0.46 0.37 besides > comparison: guess value
-0.23 -0.21 besides > figure of the top rows
-0.23 -0.2 besides > figure of the top rows: avg 
-0.25 -0.23 besides > figure of the top rows: sum 
-0.61 -0.45 besides > figures
-0.5 -0.39 besides > figures: fn:count one figure
-0.26 -0.21 besides > figures: fn:max one figure
-0.24 -0.22 besides > figures: fn:sum! fn:max
0.28 0.26 besides > figures: fn:sum! grouped by what is beside
-0.12 -0.22 besides > figures: fn:sum! one figure
-0.34 -0.23 besides > first or last row
-0.34 -0.23 besides > first or last row: position first
-0.4 -0.25 besides > groups that are named
-0.4 -0.25 besides > groups that are named: listed 
0.22 0.23 besides > list: named things 
-0.37 -0.25 besides > list: where 
-0.17 -0.37 besides > list: where distinct
-0.69 -0.68 besides > loose figures
-0.37 -0.46 besides > loose figures: avg 
-0.56 -0.6 besides > loose figures: count 
-0.44 -0.52 besides > loose figures: sum 
0.24 0.24 besides > top groups
0.29 0.25 besides > top groups: own measure desc
-0.31 -0.36 besides > top rows
-0.39 -0.34 besides > top rows: order:guess desc
-0.35 -0.36 besides > top rows: order:said desc
-0.54 -0.52 besides > which of these
-0.43 -0.39 besides > which of these: count asc
-0.34 -0.31 besides > which of these: count desc
-0.52 -0.49 besides > which of these: position first
-0.51 -0.42 besides > which of these: position last
0.21 0.21 besides > yes or no
0.21 0.21 besides > yes or no: exists 
-0.18 -0.33 best > average of each
-0.18 -0.33 best > average of each:  
-1.26 -1.04 best > extreme value
-0.69 -0.6 best > extreme value: max guess
-1.22 -0.98 best > extreme value: max said
-0.27 -0.29 best > extreme value: min said
0.32 0.21 best > figures
0.19 0.27 best > figures: fn:avg grouped
-0.29 -0.2 best > figures: fn:avg one figure
-0.19 -0.25 best > figures: fn:avg! grouped
-0.35 -0.26 best > figures: fn:revenue grouped
-0.22 -0.32 best > figures: fn:revenue one figure
-0.6 -0.42 best > figures: fn:sum! grouped
0.43 0.37 best > figures: fn:sum! grouped by what is beside
-0.47 -0.46 best > figures: fn:sum! one figure
-0.26 -0.36 best > figures: fn:units grouped by what is beside
-0.12 -0.33 best > figures: fn:units one figure
-0.55 -0.57 best > figures: grouped named
-0.17 -0.21 best > first or last row
-0.17 -0.21 best > first or last row: position first
-0.3 -0.21 best > groups that are named
-0.3 -0.21 best > groups that are named: listed 
-0.4 -0.46 best > list
-0.23 -0.28 best > list: many 
-0.78 -0.7 best > list: named things 
0.66 0.28 best > list: where 
-0.07 -0.25 best > list: where distinct
-0.45 -0.46 best > loose figures: avg 
-0.31 -0.34 best > loose figures: sum 
-0.29 0 best > next or previous row
0.27 0.31 best > next or previous row: other way position
-0.76 -0.47 best > next or previous row: said way position
-0.29 -0.34 best > rows before or after another
-0.37 -0.26 best > rows before or after another: count 
-0.28 -0.29 best > rows before or after another: list 
0.58 0.46 best > top groups
-0.26 -0.4 best > top groups: own measure asc
0.53 0.6 best > top groups: revenue desc
-0.4 -0.37 best > top groups: rows desc
0.26 0 best > top groups: said measure desc
-0.48 -0.52 best > top groups: sum of field desc
-0.64 -0.65 best > top groups: units desc
-0.94 -0.84 best > top rows
-0.48 -0.56 best > top rows: order:hint whole
-0.26 -0.31 best > top rows: order:said asc
-1.02 -0.98 best > top rows: order:said desc
-0.25 -0.3 best > which of these
-0.29 -0.29 best > which of these: figure 
-0.21 -0.1 best > which of these: said asc
-0.23 -0.13 best > which of these: said desc
0.21 0.21 best > yes or no: against another 
-0.21 -0.21 best > yes or no: exists 
-0.26 -0.33 best average > figures
-0.26 -0.33 best average > figures: fn:avg one figure
0.5 0.49 best average > top groups
-0.5 -0.51 best average > top groups: own measure desc
-0.4 -0.42 best average > top groups: said measure desc
0.57 0.62 best average > top groups: sum of field desc
-0.48 -0.45 best average > top rows
-0.49 -0.46 best average > top rows: order:said desc
-0.17 -0.3 best first > average of each
-0.17 -0.3 best first > average of each:  
-0.28 -0.29 best first > extreme value
-0.28 -0.29 best first > extreme value: max said
-0.27 -0.29 best first > extreme value: min said
0.59 0.49 best first > figures
0.19 0.27 best first > figures: fn:avg grouped
-0.6 -0.42 best first > figures: fn:sum! grouped
0.57 0.51 best first > figures: fn:sum! grouped by what is beside
-0.47 -0.46 best first > figures: fn:sum! one figure
-0.41 -0.42 best first > figures: grouped named
-0.21 -0.21 best first > first or last row
-0.21 -0.21 best first > first or last row: position first
-0.3 -0.21 best first > groups that are named
-0.3 -0.21 best first > groups that are named: listed 
0.18 0.2 best first > list: many 
-0.33 -0.28 best first > top groups
-0.26 -0.4 best first > top groups: own measure asc
-0.51 -0.58 best first > top groups: own measure desc
-0.24 -0.29 best first > top rows
-0.26 -0.31 best first > top rows: order:said asc
-0.22 -0.26 best first > top rows: order:said desc
-0.28 -0.21 best first > which of these
-0.26 -0.2 best first > which of these: figure 
-0.42 -0.61 best in > extreme value
-0.4 -0.47 best in > extreme value: max guess
-0.07 -0.32 best in > extreme value: max said
0.52 0.54 best in > list
0.56 0.6 best in > list: where 
0.35 0.34 best in > list: where distinct
0.11 0.31 best in > loose figures
-0.23 -0.32 best in > loose figures: avg 
0.21 0.24 best in > loose figures: count 
-0.2 -0.23 best in > loose figures: sum 
0.05 -0.32 best in > top groups
0.05 -0.32 best in > top groups: rows desc
-0.34 -0.26 best in > top rows
-0.34 -0.25 best in > top rows: order:guess desc
0.25 0.23 best mean > top groups
-0.97 -1.03 best mean > top groups: own measure desc
-0.64 -0.65 best mean > top groups: rows desc
0.55 0.54 best mean > top groups: said measure desc
-0.25 -0.26 best mean > top rows
-0.25 -0.26 best mean > top rows: order:guess desc
-0.26 -0.27 best time > extreme value
-0.27 -0.28 best time > extreme value: max said
-0.31 -0.31 best time > list
-0.31 -0.31 best time > list: named things 
-0.62 -0.56 best time > top groups
0.22 0.18 best time > top groups: own measure desc
-0.58 -0.54 best time > top groups: rows desc
0.33 0.25 best time > top groups: said measure desc
-0.43 -0.4 best time > top groups: sum of field desc
0.57 0.51 best time > top rows
0.49 0.47 best time > top rows: order:guess desc
-0.48 -0.56 best time > top rows: order:hint whole
-0.43 -0.42 best time > top rows: order:said desc
-0.41 -0.44 best year > extreme value
-0.44 -0.46 best year > extreme value: max guess
-0.41 -0.42 best year > extreme value: max said
-0.43 -0.45 best year > loose figures
-0.25 -0.18 best year > loose figures: avg 
-0.44 -0.46 best year > loose figures: sum 
0.5 0.5 best year > next or previous row
0.48 0.48 best year > next or previous row: other way position
-0.37 -0.36 best year > next or previous row: said way position
-0.46 -0.48 best year > top groups
-0.46 -0.48 best year > top groups: rows desc
-0.24 -0.24 best year > top rows
-0.52 -0.51 best year > top rows: order:guess desc
0.26 0.26 best year > top rows: order:said desc
-0.34 -0.45 better > figures
-0.18 -0.21 better > figures: fn:count grouped by what is beside
-0.2 -0.31 better > figures: fn:count one figure
-0.66 -0.73 better > list
-0.24 -0.32 better > list: many 
-0.75 -0.86 better > list: where 
-0.72 -0.8 better > list: where distinct
0.23 0 better > loose figures: avg 
-0.37 -0.4 better > loose figures: count 
-0.49 -0.41 better > loose figures: look up 
-0.44 -0.4 better > loose figures: look up guess
0.38 0.34 better > which of these
-0.58 -0.56 better > which of these: count asc
-0.56 -0.53 better > which of these: count desc
-0.43 -0.58 better > which of these: guess asc
-0.23 0 better > which of these: guess desc
0.48 0.28 better > which of these: position first
0.3 0.31 better > which of these: said asc
-0.31 -0.27 better > which of these: said desc
-0.22 -0.23 better > yes or no
-0.22 -0.23 better > yes or no: exists 
-0.37 -0.34 better in > which of these: count asc
-0.34 -0.29 better in > which of these: count desc
-0.45 -0.45 better in > which of these: guess asc
-0.42 -0.4 better in > which of these: guess desc
-0.52 -0.51 better in > which of these: position first
0.36 0.3 better in > which of these: position last
0.3 0.38 better in > which of these: said asc
-0.4 -0.4 better in > which of these: said desc
-0.23 -0.28 better ratio > which of these: position last
-0.28 -0.35 better ratio > which of these: said asc
-0.22 0 between > comparison
-0.2 -0.33 between > comparison: difference floating
-0.27 -0.36 between > comparison: guess floating
-0.54 -0.62 between > comparison: guess sides
-0.89 -0.66 between > comparison: guess value
-0.4 -0.3 between > comparison: rows said alone
-0.23 -0.3 between > comparison: rows said in groups
-0.19 -0.21 between > comparison: said value
0.17 0 between > difference
-0.3 0 between > difference: of counts 
-0.4 -0.79 between > difference: of counts turned 
-0.16 0 between > difference: of ends guess
0.25 0 between > difference: of fields turned 
-0.67 -0.66 between > difference: of two guess
-0.5 0 between > difference: of two said
-0.07 -0.27 between > difference: of two turned guess
-0.33 -0.45 between > difference: of two turned said
0.1 0.24 between > extreme value
0.19 0.26 between > extreme value: max guess
-0.77 -0.97 between > extreme value: max said
-0.39 -0.36 between > extreme value: min said
0.42 0.16 between > figures
-0.24 -0.19 between > figures: fn:avg! fn:sum!
0.32 0.25 between > figures: fn:correlation fn:sum!
-0.32 -0.26 between > figures: fn:correlation grouped by what is beside
0.73 0.55 between > figures: fn:correlation one figure
0.21 0.09 between > figures: fn:count fn:sum!
-0.46 -0.43 between > figures: fn:count grouped by what is beside
0.89 0.78 between > figures: fn:count one figure
-0.42 -0.44 between > figures: fn:distinct? fn:sum!
-0.72 -0.56 between > figures: fn:distinct? one figure
-0.15 -0.23 between > figures: fn:ratio grouped by what is beside
-0.37 -0.3 between > figures: fn:ratio one figure
-0.31 -0.32 between > figures: fn:revenue grouped
-0.3 -0.36 between > figures: fn:revenue one figure
-0.46 -0.49 between > figures: fn:sum one figure
-0.25 -0.17 between > figures: fn:sum! fn:max
-1.11 -0.89 between > figures: fn:sum! fn:sum!
-0.34 -0.21 between > figures: fn:sum! grouped by what is beside
-0.02 -0.26 between > figures: fn:sum! one figure
-0.17 -0.36 between > first or last row
-0.14 -0.32 between > first or last row: position first
-0.22 -0.33 between > first or last row: position last
-0.33 -0.34 between > groups that are named
-0.33 -0.34 between > groups that are named: listed 
-0.49 -0.38 between > groups that have
-0.38 -0.38 between > groups that have: list guess
0.3 0.06 between > how long
0.3 0.06 between > how long: between rows 
-0.86 -0.76 between > list
-0.4 -0.37 between > list: many 
-0.58 -0.33 between > list: where 
-0.51 -0.79 between > list: where distinct
-0.17 0 between > loose figures
-0.36 -0.35 between > loose figures: count 
-0.32 -0.32 between > loose figures: look up 
-0.67 -0.72 between > loose figures: look up guess
-0.52 -0.21 between > loose figures: sum 
-0.2 -0.28 between > next or previous row: other way position
-0.17 -0.2 between > rows before or after another
-0.17 -0.2 between > rows before or after another: count 
-0.57 -0.49 between > top groups
-0.2 -0.29 between > top groups: own measure asc
-0.31 -0.26 between > top groups: own measure desc
-0.22 -0.28 between > top groups: rows asc
-0.42 -0.41 between > top groups: rows desc
0.37 0.35 between > top rows: order:guess asc
-0.14 -0.21 between > top rows: order:hint whole
-0.29 -0.37 between > top rows: order:said asc
-0.75 -0.61 between > top rows: order:said desc
0.28 0 between > which of these
-0.12 -0.27 between > which of these: count asc
-0.18 -0.25 between > which of these: count desc
-0.24 -0.3 between > which of these: guess asc
0.19 0 between > which of these: position first
-0.32 -0.35 between > which of these: position last
-0.37 -0.36 between > which of these: said asc
0.21 0 between > which of these: said desc
-0.43 -0.3 biggest > extreme value
-0.57 -0.49 biggest > extreme value: max said
-0.23 -0.3 biggest > figure of the top rows
-0.41 -0.3 biggest > figure of the top rows: avg 
-0.17 -0.3 biggest > figure of the top rows: sum 
-0.55 -0.54 biggest > figures
-0.2 -0.21 biggest > figures: fn:max grouped by what is beside
-0.54 -0.65 biggest > figures: fn:sum! grouped by what is beside
-0.22 -0.26 biggest > figures: grouped named
-0.18 -0.2 biggest > loose figures
-0.2 -0.2 biggest > top groups: hinted desc
0.28 0.25 biggest > top groups: own measure desc
-0.68 -0.76 biggest > top groups: rows desc
-0.6 -0.42 biggest > top groups: said measure desc
-0.42 -0.51 biggest > top groups: sum of field desc
-0.51 -0.3 biggest > top rows
-0.49 -0.5 biggest > top rows: order:guess desc
-0.02 0.4 biggest > top rows: order:hint whole
-0.53 -0.64 biggest > top rows: order:said desc
0.25 0.34 both > comparison
0.25 0.34 both > comparison: guess value
0.26 0.41 both > figures
0.31 0.34 both > figures: fn:count one figure
0.17 0.38 both > figures: fn:sum! grouped
-0.09 -0.15 both > list
0.2 0 both > list: named things 
-0.63 -0.33 both > list: where 
-0.27 -0.27 both > list: where distinct
-0.49 -0.6 both > loose figures
-0.63 -0.67 both > loose figures: avg 
-0.39 -0.42 both > loose figures: sum 
-0.12 0 both > which of these
-0.67 -0.65 both > which of these: count asc
-0.69 -0.67 both > which of these: count desc
-0.22 -0.32 both > which of these: figure 
-0.3 -0.34 both > which of these: guess asc
-0.36 -0.4 both > which of these: guess desc
0.12 0.19 both > which of these: position first
-0.71 -0.65 both > which of these: position last
-0.15 -0.22 both > which of these: said asc
-0.15 -0.2 both > which of these: said desc
0.23 0.26 both from > list: where distinct
-0.25 -0.25 both from > which of these: position first
-0.2 -0.2 both from > which of these: position last
-0.24 -0.22 bottom > extreme value
-0.24 -0.22 bottom > extreme value: min guess
0.27 0.33 bottom > figures
0.3 0.26 bottom > figures: fn:count one figure
-0.2 -0.24 bottom > figures: fn:revenue one figure
-0.34 -0.56 bottom > first or last row
-0.36 -0.57 bottom > first or last row: position last
-0.16 -0.32 bottom > first or last row: time last
-0.28 -0.28 bottom > groups that have
-0.28 -0.28 bottom > groups that have: list guess
-0.3 -0.21 bottom > list
-0.2 -0.21 bottom > list: named things 
-0.25 -0.2 bottom > list: where 
-0.2 -0.18 bottom > list: where distinct
-0.39 -0.5 bottom > loose figures
-0.18 -0.32 bottom > loose figures: avg 
-0.37 -0.49 bottom > loose figures: look up guess
-0.42 -0.41 bottom > loose figures: sum 
-0.19 -0.3 bottom > top groups: rows asc
-0.43 -0.38 bottom > top groups: said measure asc
-0.4 -0.36 bottom > top groups: units asc
-0.29 -0.45 bottom > top rows
-0.13 -0.24 bottom > top rows: order:guess asc
-0.17 -0.29 bottom > top rows: order:said asc
-0.1 0 by 0
0.36 0.41 by 1
-0.21 -0.55 by 2
-1.28 -0.44 by 3
-0.32 -0.35 by > an average one
-0.32 -0.35 by > an average one:  
-0.97 -1.33 by > average of each
-0.97 -1.33 by > average of each:  
0.25 0.26 by > columns that are named
0.29 0.28 by > columns that are named: columns named where
0.96 0.47 by > comparison
0.11 0 by > comparison: difference sides
-0.54 -0.46 by > comparison: difference value
-0.95 -1.01 by > comparison: guess floating
0.65 0.43 by > comparison: guess value
-0.85 -0.49 by > comparison: rows alone
-0.87 -0.79 by > comparison: rows in groups
-0.37 -0.31 by > comparison: rows said alone
-0.39 -0.43 by > comparison: rows said in groups
1.01 0.88 by > comparison: said floating
0.97 0.97 by > comparison: said value
-0.17 -0.31 by > difference: of counts 
0.54 0.5 by > difference: of two said
-0.36 -0.29 by > difference: of two turned said
-0.9 -1 by > extreme value
-0.34 -0.36 by > extreme value: max guess
-0.78 -0.67 by > extreme value: max said
-0.55 -0.79 by > extreme value: min said
-0.41 -0.44 by > figure of the top rows
-0.36 -0.44 by > figure of the top rows: avg 
-0.34 -0.43 by > figure of the top rows: sum 
0.27 0.22 by > figures: fn:arithmetic grouped by what is beside
-0.82 -0.75 by > figures: fn:arithmetic one figure
0.76 0.59 by > figures: fn:avg grouped
-0.25 -0.43 by > figures: fn:avg grouped by what is beside
-1.04 -1.13 by > figures: fn:avg one figure
0.69 0.76 by > figures: fn:avg! fn:arithmetic
0.63 0.57 by > figures: fn:avg! fn:count
0.63 0.68 by > figures: fn:avg! fn:units
-0.56 -0.62 by > figures: fn:avg! fn:units, another way
-0.18 -0.37 by > figures: fn:avg! one figure
-0.2 -0.24 by > figures: fn:count fn:avg!
-0.04 -0.33 by > figures: fn:count fn:sum
-0.73 -0.84 by > figures: fn:count fn:sum!
0.17 0 by > figures: fn:count grouped
-0.44 -0.58 by > figures: fn:count grouped by what is beside
-0.4 0 by > figures: fn:count one figure
-0.34 -0.36 by > figures: fn:distinct? fn:avg!
-0.22 -0.39 by > figures: fn:distinct? fn:sum!
-0.34 -0.21 by > figures: fn:distinct? grouped
-0.31 -0.39 by > figures: fn:distinct? grouped by what is beside
-0.4 -0.6 by > figures: fn:distinct? one figure
-0.33 -0.31 by > figures: fn:max fn:sum!
-0.32 -0.25 by > figures: fn:max grouped
-0.39 -0.38 by > figures: fn:median fn:avg!
-0.7 -0.69 by > figures: fn:median fn:sum!
0.57 0.61 by > figures: fn:median grouped
-0.19 -0.25 by > figures: fn:median grouped by what is beside
-1.38 -1.52 by > figures: fn:median one figure
-0.54 -0.55 by > figures: fn:profit fn:profit
0.33 0.34 by > figures: fn:profit fn:ratio
-0.71 -0.32 by > figures: fn:profit grouped
-0.29 -0.38 by > figures: fn:profit grouped by what is beside
-0.75 -1.14 by > figures: fn:profit one figure
1.38 1.34 by > figures: fn:ratio grouped
-0.8 -0.79 by > figures: fn:ratio grouped by what is beside
-1.21 -1.03 by > figures: fn:ratio one figure
0.29 0 by > figures: fn:revenue fn:profit
-0.76 -0.97 by > figures: fn:revenue grouped
-1.21 -1.21 by > figures: fn:revenue grouped by what is beside
-1.2 -2.14 by > figures: fn:revenue one figure
-0.6 -0.77 by > figures: fn:revenue, another way grouped
-0.42 -0.56 by > figures: fn:revenue, another way grouped by what is beside
-0.54 -0.88 by > figures: fn:revenue, another way one figure
-0.29 -0.3 by > figures: fn:sum fn:arithmetic
-0.78 -1 by > figures: fn:sum fn:count
-0.57 -0.55 by > figures: fn:sum fn:ratio
-0.74 -0.84 by > figures: fn:sum grouped by what is beside
0.44 0.58 by > figures: fn:sum! fn:arithmetic
-0.49 -0.42 by > figures: fn:sum! fn:revenue, another way
0.3 0.26 by > figures: fn:sum! fn:sum!
0.83 0.9 by > figures: fn:sum! fn:units
-0.72 -0.91 by > figures: fn:sum! fn:units, another way
0.64 0.29 by > figures: fn:sum! grouped
0.18 0.35 by > figures: fn:sum! grouped by what is beside
-0.77 -1.17 by > figures: fn:sum! one figure
0.45 0.43 by > figures: fn:sum? fn:avg!
-0.74 -0.73 by > figures: fn:sum? fn:sum!
-0.2 -0.22 by > figures: fn:sum? grouped
-0.31 -0.33 by > figures: fn:sum? grouped by what is beside
-0.3 -0.35 by > figures: fn:units fn:arithmetic
-0.29 -0.28 by > figures: fn:units fn:avg!
0.46 0.36 by > figures: fn:units grouped
-0.49 -0.57 by > figures: fn:units one figure
-0.67 -0.64 by > figures: fn:units, another way grouped
-0.69 -0.31 by > figures: grouped named
-0.65 -0.36 by > figures: one figure named
-0.3 -0.29 by > first or last of each
-0.3 -0.29 by > first or last of each:  
-0.28 -0.25 by > first or last row
-0.34 -0.3 by > first or last row: position first
0.47 0.42 by > first or last row: position last
-0.45 -0.53 by > first or last row: time first
-0.24 -0.22 by > first or last row: time last
-0.54 -0.53 by > groups that are named
-1.05 -1.05 by > groups that are named: compared 
-0.12 0 by > groups that are named: listed 
-0.13 -0.34 by > groups that have
-0.06 -0.36 by > groups that have: list guess
0.4 0 by > list
-0.51 -0.63 by > list: all 
-1.03 -1.32 by > list: how many 
-0.21 0 by > list: many 
-1.22 -1.44 by > list: named things 
0.03 -0.44 by > list: where distinct
-0.35 0.25 by > loose figures
-0.74 -0.88 by > loose figures: count 
0.21 0.17 by > loose figures: look up 
-0.69 -0.82 by > loose figures: look up guess
-0.39 0 by > loose figures: sum 
-0.36 -0.33 by > next or previous row
-0.34 -0.3 by > next or previous row: other way position
-0.67 -0.64 by > next or previous row: said way position
0.31 0.36 by > next or previous row: said way time
0.2 0.19 by > rate
0.22 0.27 by > rate: grouped 
-0.24 -0.29 by > rate: one 
0.41 0.42 by > rows before or after another
0.51 0.47 by > rows before or after another: count 
0.31 0.16 by > share: filtered 
-0.29 -0.23 by > share: of groups 
-0.13 0.25 by > top groups
-0.64 -0.47 by > top groups: own measure asc
0.53 0.63 by > top groups: own measure desc
-0.53 -0.61 by > top groups: revenue desc
0.33 0.41 by > top groups: rows asc
-1.43 -1.34 by > top groups: rows desc
-0.43 -0.38 by > top groups: said measure asc
-0.46 -0.48 by > top groups: said measure desc
-0.18 0 by > top groups: sum of field asc
-0.38 -0.39 by > top groups: sum of field desc
-0.4 -0.36 by > top groups: units asc
-0.55 -0.56 by > top groups: units desc
0.2 0 by > top rows
0.14 0.23 by > top rows: order:guess asc
-1.55 -1.51 by > top rows: order:guess desc
0.56 0.99 by > top rows: order:hint whole
-0.12 -0.42 by > top rows: order:said asc
-0.18 -0.24 by > top rows: order:said whole
-0.56 -0.51 by > which of these
-0.65 -0.72 by > which of these: figure 
-0.36 -0.34 by > which of these: guess asc
-0.88 -0.95 by > which of these: position first
-0.6 -0.52 by > which of these: said asc
-0.41 -0.45 by > which of these: said desc
0.2 0.19 by at > figures
-0.3 -0.34 by at > figures: fn:count fn:sum!
0.17 0.32 by at > figures: fn:count one figure
0.11 0 by at > figures: fn:distinct? one figure
0.18 0.2 by combined > figures
0.18 0.2 by combined > figures: fn:avg grouped
0.31 0.2 by how > comparison: difference sides
-0.37 -0.29 by how > comparison: rows said alone
-0.45 -0.34 by how > comparison: said sides
-0.34 -0.26 by in > list
-0.25 -0.26 by in > list: where 
-0.37 -0.25 by in > list: where distinct
-0.3 -0.24 by in > loose figures: look up guess
-0.19 -0.23 by median > figures
-0.19 -0.25 by median > figures: fn:avg! grouped
0.18 0.23 by median > top groups
0.18 0.2 by median > top groups: own measure desc
-0.17 -0.23 by median > top rows
-0.17 -0.23 by median > top rows: order:said desc
-0.2 0 by more > figures: fn:count one figure
0.2 0 by more > figures: fn:distinct? one figure
-0.45 -0.67 by number > figures
-0.34 -0.28 by number > figures: fn:arithmetic one figure
-0.48 -0.7 by number > figures: fn:count one figure
-0.25 -0.26 by number > figures: fn:sum fn:count
0.28 0.29 by number > figures: fn:sum! fn:arithmetic
-0.19 -0.23 by number > first or last row
-0.19 -0.22 by number > first or last row: position first
-0.25 -0.3 by number > first or last row: time first
0.23 0.25 by number > top groups
0.3 0.32 by number > top groups: own measure desc
-0.64 -0.77 by number > top groups: revenue desc
-0.48 -0.46 by number > top groups: rows desc
-0.38 -0.35 by number > top groups: units desc
-0.23 -0.26 by number > top rows
-0.47 -0.45 by number > top rows: order:guess desc
-0.19 -0.25 by number > top rows: order:said desc
-0.17 -0.23 by number > top rows: order:said whole
-0.19 -0.2 by total > extreme value
-0.19 -0.2 by total > extreme value: max guess
-0.3 -0.28 by total > figures
-0.04 -0.33 by total > figures: fn:count fn:sum
-0.24 -0.17 by total > figures: fn:sum grouped by what is beside
-0.3 -0.28 by total > figures: fn:sum one figure
-0.61 -0.46 by total > first or last row
-0.6 -0.46 by total > first or last row: position first
-0.22 -0.05 by total > first or last row: time first
0.59 0.49 by total > top groups
0.61 0.62 by total > top groups: own measure desc
-0.43 -0.46 by total > top groups: rows desc
-0.3 -0.31 by total > top groups: units desc
-0.73 -0.63 by total > top rows
-0.64 -0.5 by total > top rows: order:guess desc
-0.3 -0.31 by total > top rows: order:said desc
-0.44 -0.56 by year > average of each
-0.44 -0.56 by year > average of each:  
0.1 -0.28 by year > comparison
0.1 -0.28 by year > comparison: guess value
-0.19 0 by year > figures
0.41 0.46 by year > figures: fn:avg grouped
-0.28 -0.31 by year > figures: fn:avg! grouped
-0.33 -0.31 by year > figures: fn:max fn:sum!
-0.32 -0.32 by year > figures: fn:max grouped
-0.14 -0.29 by year > figures: fn:max one figure
0.36 0.4 by year > figures: fn:median grouped
-0.19 -0.25 by year > figures: fn:median grouped by what is beside
-0.39 -0.37 by year > figures: fn:median one figure
-0.19 0 by year > figures: fn:profit grouped
0.29 0 by year > figures: fn:revenue fn:profit
-0.13 0 by year > figures: fn:revenue grouped
-0.67 -0.75 by year > figures: fn:revenue, another way grouped
-0.42 -0.47 by year > figures: fn:revenue, another way grouped by what is beside
-0.02 -0.48 by year > figures: fn:revenue, another way one figure
0.64 0.67 by year > figures: fn:sum grouped
0.51 0.49 by year > figures: fn:sum! fn:sum!
-0.76 -0.92 by year > figures: fn:sum! grouped
-0.21 0 by year > figures: fn:sum! grouped by what is beside
0.07 0.53 by year > figures: grouped named
-0.05 0.29 by year > groups that are named
-0.05 0.29 by year > groups that are named: listed 
-0.62 -0.62 by year > list
-0.3 -0.25 by year > list: all 
-0.48 -0.46 by year > list: many 
-0.17 -0.22 by year > list: named things 
-0.43 -0.48 by year > list: where distinct
-0.5 -0.64 by year > loose figures
-0.5 -0.69 by year > loose figures: avg 
-0.24 -0.44 by year > loose figures: sum 
-0.2 -0.23 by year > which of these
-0.2 -0.23 by year > which of these: figure 
-0.2 -0.21 by years > figures
-0.2 -0.21 by years > figures: fn:sum! grouped
-0.26 -0.24 by years > loose figures
-0.27 -0.25 by years > loose figures: avg 
-0.25 -0.18 by years > loose figures: sum 
0.22 0.22 by years > share
0.22 0.22 by years > share: of groups 
-0.3 -0.31 came > extreme value
-0.21 -0.22 came > extreme value: max guess
-0.22 -0.22 came > extreme value: max said
-0.17 -0.23 came > extreme value: min guess
0.24 0.22 came > figures
-0.27 -0.27 came > figures: fn:count grouped by what is beside
-0.22 -0.21 came > figures: fn:distinct? one figure
-0.43 -0.33 came > figures: fn:sum! grouped by what is beside
0.2 0 came > first or last row
0.77 0.65 came > first or last row: position first
-0.1 -0.23 came > first or last row: position last
0.2 0.19 came > first or last row: time first
-0.55 -0.49 came > list
-0.24 -0.25 came > list: how many 
-0.51 -0.53 came > list: many 
-0.86 -0.74 came > list: where 
-0.89 -0.73 came > list: where distinct
-0.42 -0.5 came > loose figures
-0.17 -0.22 came > loose figures: avg 
-0.34 -0.42 came > loose figures: count 
-0.26 -0.3 came > loose figures: sum 
0.39 0.36 came > next or previous row
0.4 0.29 came > next or previous row: other way position
-0.33 -0.29 came > next or previous row: said way time
-0.55 -0.56 came > rows before or after another
-0.98 -0.74 came > rows before or after another: count 
-0.49 -0.53 came > rows before or after another: list 
0.33 0.3 came > share
-0.22 -0.22 came > share: filtered 
0.22 0.22 came > share: filtered twice 
-0.49 -0.44 came > top groups: own measure asc
-0.47 -0.52 came > top groups: own measure desc
-0.71 -0.75 came > top groups: rows desc
0.3 0.29 came > top groups: sum of field asc
0.39 0.39 came > top groups: sum of field desc
0.02 0.26 came > top rows
-0.66 -0.51 came > top rows: order:guess desc
-0.35 -0.38 came > top rows: order:hint whole
-0.04 -0.24 came > top rows: order:said asc
0.45 0.37 came > top rows: order:said desc
0.41 0.38 came > top rows: order:said whole
-0.25 -0.25 came > which of these
0.34 0.3 came > which of these: count desc
-0.25 -0.25 came > which of these: position last
-0.46 -0.5 came after > list
-0.43 -0.45 came after > list: where 
-0.45 -0.48 came after > list: where distinct
-0.26 -0.29 came after > loose figures
-0.26 -0.29 came after > loose figures: count 
0.72 0.74 came after > next or previous row
-0.73 -0.64 came after > next or previous row: other way position
0.79 0.65 came after > next or previous row: said way position
-0.69 -0.71 came after > rows before or after another
-0.42 -0.42 came after > rows before or after another: count 
-0.68 -0.73 came after > rows before or after another: list 
0.21 0 came before > next or previous row: other way position
-0.21 0 came before > next or previous row: said way position
0.28 0.31 came first > first or last row
0.29 0.32 came first > first or last row: position first
0.2 0.19 came first > first or last row: time first
0.2 0.2 came first > top groups
0.2 0.2 came first > top groups: rows asc
-0.27 -0.29 came first > which of these
0.25 0.2 came first > which of these: count desc
0.23 0.23 came first > which of these: figure 
-0.22 -0.2 came first > which of these: guess desc
-0.36 -0.33 came first > which of these: position last
-0.22 -0.21 came from > extreme value
-0.21 -0.22 came from > extreme value: max guess
-0.21 -0.21 came from > extreme value: max said
0.31 0.3 came from > figures
-0.17 -0.24 came from > figures: fn:count grouped by what is beside
-0.38 -0.31 came from > figures: fn:sum! grouped by what is beside
-0.25 -0.23 came from > first or last row
-0.25 -0.23 came from > first or last row: position last
-0.24 -0.25 came from > list: how many 
-0.48 -0.49 came from > list: many 
0.27 0.27 came from > list: named things 
-0.48 -0.5 came from > list: where 
-0.33 -0.33 came from > list: where distinct
-0.2 -0.26 came from > loose figures
-0.17 -0.22 came from > loose figures: avg 
-0.2 -0.23 came from > loose figures: sum 
0.33 0.3 came from > share
-0.22 -0.22 came from > share: filtered 
0.22 0.22 came from > share: filtered twice 
-0.32 -0.04 came from > top groups
-0.31 -0.38 came from > top groups: own measure desc
-0.45 -0.51 came from > top groups: rows desc
0.51 0.51 came from > top groups: sum of field desc
0.34 0.35 came from > top rows
-0.28 -0.27 came from > top rows: order:guess desc
0.34 0.35 came from > top rows: order:said desc
-0.36 -0.34 came in > figures
-0.23 -0.17 came in > figures: fn:count grouped by what is beside
-0.21 -0.2 came in > figures: fn:count one figure
-0.22 -0.21 came in > figures: fn:distinct? one figure
0.22 0 came in > first or last row
0.68 0.5 came in > first or last row: position first
-0.07 -0.21 came in > first or last row: position last
-0.31 -0.37 came in > list
-0.28 -0.3 came in > list: named things 
-0.3 -0.24 came in > list: where 
-0.2 -0.23 came in > list: where distinct
0.27 0.28 came in > next or previous row
-0.46 -0.45 came in > next or previous row: other way position
0.38 0.39 came in > next or previous row: said way position
-0.21 -0.22 came in > rows before or after another
-0.62 -0.46 came in > rows before or after another: count 
-0.5 -0.45 came in > top groups: own measure asc
-0.29 -0.26 came in > top groups: own measure desc
-0.59 -0.59 came in > top groups: rows desc
0.3 0.29 came in > top groups: sum of field asc
0.33 0.31 came in > top groups: sum of field desc
-0.17 0 came in > top rows
-0.59 -0.42 came in > top rows: order:guess desc
-0.35 -0.38 came in > top rows: order:hint whole
-0.04 -0.24 came in > top rows: order:said asc
0.41 0.38 came in > top rows: order:said whole
0.32 0.32 came next > next or previous row
-0.46 -0.41 came next > next or previous row: other way position
0.49 0.43 came next > next or previous row: said way position
0.34 0.36 came next > next or previous row: said way time
-0.15 -0.21 came next > rows before or after another
-0.15 -0.21 came next > rows before or after another: list 
-0.33 -0.43 columns that are named conditions 2
-0.6 -0.54 columns that are named ignores entity
-0.41 -0.38 columns that are named ignores field
-0.77 -0.74 columns that are named ignores measure
-0.3 -0.35 columns that are named with field
-0.36 -0.45 columns that are named with measure
-0.15 0 combined > comparison
-0.15 0 combined > comparison: guess value
0.23 0 combined > difference: of counts 
-0.14 0 combined > difference: of fields 
-0.16 0 combined > difference: of fields turned 
-0.08 -0.18 combined > figures
0.3 0.35 combined > figures: fn:avg grouped
-0.16 -0.22 combined > figures: fn:avg one figure
-0.25 -0.17 combined > figures: fn:distinct? grouped by what is beside
-0.41 -0.33 combined > figures: fn:distinct? one figure
-0.21 -0.16 combined > figures: fn:sum? grouped by what is beside
-0.3 -0.26 combined > list
-0.28 -0.21 combined > list: where distinct
0.29 0.19 combined > loose figures
-0.43 -0.39 combined > loose figures: avg 
-0.4 -0.49 combined > loose figures: look up 
0.36 0.28 combined > loose figures: sum 
0.23 0 combined > top groups: rows desc
-0.21 0 combined > top groups: said measure desc
0.18 0.2 combined since > figures
0.18 0.2 combined since > figures: fn:avg grouped
0.32 0.37 come > comparison
0.32 0.37 come > comparison: guess value
-0.24 -0.3 come > figures
-0.19 -0.2 come > figures: fn:count grouped by what is beside
0.33 0.3 come > figures: fn:count one figure
-0.34 -0.33 come > figures: fn:distinct? one figure
0.11 0.22 come > first or last row
0.21 0.22 come > first or last row: position last
0.34 0.32 come > list: where 
-0.38 -0.39 come > list: where distinct
0.19 0.21 come > loose figures
-0.54 -0.49 come > loose figures: avg 
0.44 0.21 come > loose figures: count 
-0.21 0.4 come > loose figures: sum 
-0.32 -0.25 come > next or previous row
-0.46 -0.41 come > next or previous row: other way position
-0.11 -0.19 come > next or previous row: said way position
0.21 0.47 come > rows before or after another
0.29 0.54 come > rows before or after another: count 
-0.08 -0.31 come > rows before or after another: list 
0.03 -0.21 come > top groups
-0.1 -0.21 come > top groups: rows desc
-0.13 0 come > top rows
-0.1 0 come > top rows: order:guess desc
0.21 0.22 come from > first or last row
0.21 0.22 come from > first or last row: position last
0.38 0.35 come from > list: where 
-0.38 -0.34 come from > list: where distinct
-0.1 -0.21 come from > top groups
-0.1 -0.21 come from > top groups: rows desc
-0.11 0 come from > top rows
-0.1 0 come from > top rows: order:guess desc
0.32 0.37 come in > comparison
0.32 0.37 come in > comparison: guess value
-0.24 -0.3 come in > figures
-0.19 -0.2 come in > figures: fn:count grouped by what is beside
0.32 0.3 come in > figures: fn:count one figure
-0.34 -0.33 come in > figures: fn:distinct? one figure
-0.2 -0.2 come in > list
-0.2 -0.15 come in > list: where 
0.22 0.23 come in > loose figures
-0.54 -0.49 come in > loose figures: avg 
0.47 0.24 come in > loose figures: count 
-0.2 0.4 come in > loose figures: sum 
-0.31 -0.25 come in > next or previous row
-0.41 -0.41 come in > next or previous row: other way position
-0.2 -0.19 come in > next or previous row: said way position
0.29 0.47 come in > rows before or after another
0.31 0.54 come in > rows before or after another: count 
-0.03 -0.31 come in > rows before or after another: list 
-0.83 -0.71 common > extreme value
-0.18 -0.29 common > extreme value: max guess
-0.74 -0.69 common > extreme value: max said
-0.49 -0.43 common > figures
-0.29 -0.19 common > figures: fn:mode grouped by what is beside
0.62 0.57 common > top groups
0.62 0.57 common > top groups: rows desc
-0.56 -0.58 common > top rows
-0.47 -0.52 common > top rows: order:guess desc
-0.23 -0.19 common > top rows: order:said desc
-0.14 0 comparison conditions 0
-0.13 0 comparison conditions 1
-0.76 -1.03 comparison conditions 2
-0.57 -0.62 comparison ignores entity
-0.31 -0.6 comparison ignores field
-0.62 -0.5 comparison ignores having
-0.63 -0.63 comparison ignores operator
-0.51 -0.59 comparison ignores superlative
-0.23 -0.33 comparison ignores value
0.12 0.27 comparison with change
0.2 0.33 comparison with difference
0.89 0.41 comparison with dimension
-0.17 -0.2 comparison with distinct
-0.22 -0.84 comparison with field
-0.62 -0.5 comparison with having
0.14 0 comparison with measure
-0.53 -0.44 comparison with only
-0.79 -0.7 comparison with or
-0.6 -0.66 comparison with rank
0.2 0 comparison with sides
-0.56 -0.62 comparison with step
-0.51 -0.59 comparison with superlative
-1.09 -0.66 comparison: alone
0.29 0 comparison: change said
-0.11 -0.34 comparison: condition
0.28 0 comparison: difference
-0.37 -0.63 comparison: difference not said
-0.52 -0.7 comparison: guess
0.92 0.43 comparison: in groups
-0.69 -0.45 comparison: rows said
-0.31 0 comparison: said
0.21 0 comparison: sides
-0.12 0 comparison: value
0.1 -0.21 conditions 0
-0.1 0.41 conditions 1
0.28 0.15 conditions 2
-0.3 -0.86 conditions 3
0.51 0.17 consecutive > comparison
0.21 0 consecutive > comparison: guess condition
0.32 0.17 consecutive > comparison: guess value
0.32 0.34 consecutive > extreme value
0.44 0.34 consecutive > extreme value: max guess
-0.59 -0.47 consecutive > extreme value: max said
-0.39 -0.38 consecutive > figures: fn:avg! grouped by what is beside
0.59 0.54 consecutive > figures: fn:count fn:avg!
-0.38 -0.42 consecutive > figures: fn:count grouped by what is beside
0.18 0.17 consecutive > figures: fn:count one figure
-0.28 -0.2 consecutive > figures: fn:max one figure
-0.55 -0.55 consecutive > figures: fn:sum! grouped by what is beside
0.26 0.24 consecutive > first or last row
0.26 0.24 consecutive > first or last row: position first
-0.38 -0.33 consecutive > list
-0.29 -0.31 consecutive > list: all 
-0.95 -0.63 consecutive > list: many 
-0.01 -0.02 consecutive > list: where 
-0.31 -0.45 consecutive > list: where distinct
-0.55 -0.24 consecutive > loose figures
-0.49 -0.52 consecutive > loose figures: avg 
0.16 0.29 consecutive > loose figures: count 
-0.62 -0.56 consecutive > loose figures: look up 
-0.51 -0.74 consecutive > loose figures: look up guess
-0.84 -0.75 consecutive > loose figures: sum 
-0.22 -0.21 consecutive > rows before or after another
-0.23 -0.22 consecutive > rows before or after another: list 
-0.58 -0.38 consecutive > top groups
-0.14 0 consecutive > top groups: own measure desc
-0.21 -0.23 consecutive > top groups: rows asc
-0.3 -0.22 consecutive > top groups: rows desc
-0.13 -0.24 consecutive > top rows
-0.16 -0.24 consecutive > top rows: order:guess desc
-0.32 -0.27 consecutive > top rows: order:said desc
-0.16 -0.23 consecutive > which of these
-0.1 -0.27 consecutive > which of these: figure 
-0.06 -0.2 consecutive > which of these: position last
-0.27 -0.43 consecutive years > comparison
-0.27 -0.43 consecutive years > comparison: guess value
-0.17 -0.31 consecutive years > figures
-0.32 -0.32 consecutive years > figures: fn:count grouped by what is beside
-0.17 -0.31 consecutive years > figures: fn:count one figure
0.42 0.53 consecutive years > list
-0.27 -0.25 consecutive years > list: all 
-0.33 -0.33 consecutive years > list: many 
0.43 0.62 consecutive years > list: where 
0.42 0.42 consecutive years > list: where distinct
-0.28 -0.3 consecutive years > loose figures
-0.22 -0.22 consecutive years > loose figures: avg 
-0.36 -0.29 consecutive years > loose figures: count 
-0.26 -0.29 consecutive years > loose figures: look up 
-0.27 -0.34 consecutive years > loose figures: sum 
-0.15 -0.23 consecutive years > which of these
-0.1 -0.27 consecutive years > which of these: figure 
-0.05 -0.2 consecutive years > which of these: position last
-0.09 -0.41 count > amount
0.53 0.43 count > columns that are named
-0.23 0 count > comparison
-0.38 -0.38 count > difference: of counts 
-0.13 -0.22 count > difference: of ends guess
0.18 0.25 count > difference: of two said
-0.07 -0.2 count > difference: of two turned guess
-0.21 -0.27 count > difference: of two turned said
-0.07 -0.49 count > extreme value
-1.13 -0.92 count > figures
-0.43 -0.42 count > figures: fn:count fn:count
-0.25 -0.28 count > figures: fn:count fn:distinct
-0.21 -0.25 count > figures: fn:count fn:sum!
0.42 0.51 count > figures: fn:count grouped
-0.62 -0.54 count > figures: fn:count grouped by what is beside
-0.13 -0.23 count > figures: fn:distinct grouped by what is beside
-0.37 -0.37 count > figures: fn:distinct one figure
-0.3 -0.29 count > first or last of each
-0.31 -0.31 count > first or last row
-0.26 -0.35 count > groups that are named
-0.26 -0.21 count > groups that have
-0.02 -0.74 count > list
-0.23 -0.22 count > list: all 
-0.19 0 count > list: how many 
-0.25 -0.27 count > list: many 
-0.2 -0.21 count > list: named things 
-0.2 -0.31 count > list: where 
-0.1 -0.27 count > list: where distinct
0.2 0.5 count > loose figures
-0.18 -0.21 count > loose figures: avg 
-0.18 -0.2 count > loose figures: look up guess
-0.18 -0.21 count > loose figures: sum 
-1.51 -1.94 count > name
-0.25 -0.25 count > next or previous row: other way position
0.22 0.23 count > next or previous row: said way position
0.25 0.26 count > none
-1.47 -1.84 count > place
-0.37 -0.36 count > rows before or after another
-1.3 -1.5 count > text
-1.7 -2.02 count > time
-0.57 -0.74 count > top groups
-0.39 -0.31 count > top rows
-0.27 -0.43 count > which of these
-0.19 0 count above > list: how many 
0.21 0 count above > list: where distinct
0.37 0.37 count by > figures
-0.21 -0.25 count by > figures: fn:count fn:sum!
0.42 0.51 count by > figures: fn:count grouped
-0.49 -0.59 count by > figures: fn:count one figure
-0.35 -0.35 count by > list
-0.22 -0.22 count by > list: all 
-0.2 -0.21 count by > list: named things 
-0.27 -0.27 count by > list: where distinct
-0.29 -0.33 count by > loose figures
-0.24 -0.32 count by > loose figures: avg 
-0.26 -0.33 count by > loose figures: sum 
-0.17 -0.2 count how > comparison
-0.17 -0.2 count how > comparison: guess value
0.24 0.21 count how > figures
-0.43 -0.42 count how > figures: fn:count fn:count
-0.25 -0.28 count how > figures: fn:count fn:distinct
-0.13 -0.23 count how > figures: fn:distinct grouped by what is beside
0.26 0.28 count how > figures: fn:distinct one figure
-0.34 -0.38 count of > difference: of counts 
-0.22 -0.22 count of > difference: of ends guess
0.18 0.25 count of > difference: of two said
-0.17 -0.2 count of > difference: of two turned guess
-0.21 -0.27 count of > difference: of two turned said
-0.62 -0.54 count of > figures: fn:count grouped by what is beside
0.39 0.4 count of > figures: fn:count one figure
-0.54 -0.54 count of > figures: fn:distinct one figure
-0.22 -0.24 count on > list
-0.25 -0.27 count on > list: many 
-0.25 -0.25 count on > next or previous row: other way position
0.22 0.23 count on > next or previous row: said way position
0.74 1.03 datasets 1
-0.13 -0.32 datasets 2
-0.01 -0.5 datasets 3
-0.12 -0.07 datasets 4
-0.31 -0.46 did > against another row
-0.33 -0.39 did > against another row: count said
-0.36 -0.47 did > against another row: list said
0.21 0 did > comparison: difference sides
0.03 -0.2 did > comparison: guess condition
-0.19 -0.3 did > comparison: guess sides
-0.35 -0.3 did > comparison: guess value
-0.27 -0.2 did > comparison: rows alone
-0.4 -0.42 did > comparison: rows in groups
-0.42 -0.38 did > comparison: rows said alone
-0.47 -0.46 did > comparison: rows said in groups
-0.15 0 did > comparison: said sides
0.49 0.26 did > difference: of counts 
-0.5 -0.6 did > difference: of counts turned 
-0.62 -0.58 did > difference: of ends guess
-0.43 -0.37 did > difference: of ends said
-0.2 0 did > difference: of fields 
-0.21 0 did > difference: of fields turned 
-0.61 -0.85 did > difference: of two guess
-0.05 0.22 did > difference: of two said
0.17 0 did > difference: of two turned said
-0.37 -0.16 did > extreme value
-0.4 -0.37 did > extreme value: max said
-0.36 -0.46 did > extreme value: min guess
-0.47 -0.36 did > extreme value: min said
-0.08 -0.2 did > figure of the top rows: sum 
-0.45 -0.42 did > figures
-0.07 -0.2 did > figures: fn:avg! fn:sum!
-0.55 -0.55 did > figures: fn:count fn:avg!
-0.39 -0.2 did > figures: fn:count fn:sum
-0.08 0.29 did > figures: fn:count fn:sum!
0.38 0.3 did > figures: fn:count grouped
-0.56 -0.6 did > figures: fn:count grouped by what is beside
-0.25 -0.27 did > figures: fn:distinct? fn:avg!
-0.37 -0.28 did > figures: fn:distinct? fn:sum!
-0.43 -0.41 did > figures: fn:distinct? grouped
-0.35 -0.37 did > figures: fn:distinct? grouped by what is beside
-0.47 -0.42 did > figures: fn:distinct? one figure
-0.21 -0.24 did > figures: fn:max grouped by what is beside
0.36 0.32 did > figures: fn:revenue fn:sum!
-0.12 -0.22 did > figures: fn:revenue one figure
-0.24 -0.28 did > figures: fn:sum! fn:revenue
-0.43 -0.41 did > figures: fn:sum! fn:sum!
-0.23 -0.27 did > figures: fn:sum! grouped by what is beside
-0.61 -0.55 did > figures: fn:sum! one figure
-0.3 -0.32 did > figures: fn:sum? fn:avg!
-0.3 -0.47 did > figures: fn:sum? grouped by what is beside
0.4 0.41 did > figures: fn:sum? one figure
0.16 0 did > figures: fn:units fn:units
-0.44 -0.39 did > figures: fn:units one figure
-0.2 -0.17 did > figures: fn:units, another way grouped
0.34 0.27 did > figures: fn:units, another way one figure
-0.49 -0.42 did > figures: grouped named
-0.11 0.37 did > figures: one figure named
-0.02 -0.33 did > first or last row
-0.3 -0.47 did > first or last row: position first
0.39 0.21 did > first or last row: position last
-0.42 -0.5 did > first or last row: time first
-0.44 -0.75 did > groups that are named
-0.42 -0.75 did > groups that are named: listed 
-0.11 0 did > groups that have
-0.34 -0.26 did > list
-0.59 -0.59 did > list: all 
-0.45 -0.49 did > list: how many 
-0.03 -0.33 did > list: many 
-0.46 -0.57 did > list: named things 
-0.24 -0.31 did > list: where 
-0.55 -0.21 did > list: where distinct
0.13 0.23 did > loose figures
0.34 0.48 did > loose figures: avg 
-0.02 -0.2 did > loose figures: count 
0.15 -0.21 did > loose figures: look up 
-0.37 0 did > loose figures: look up guess
-0.1 0 did > loose figures: sum 
-0.43 -0.47 did > next or previous row
0.23 0.32 did > next or previous row: other way position
-0.57 -0.71 did > next or previous row: said way position
-0.53 -0.41 did > next or previous row: said way time
0.11 0.27 did > rows before or after another
-0.24 -0.18 did > rows before or after another: count 
0.15 0.31 did > rows before or after another: list 
0.24 0.2 did > the same as another row
-0.29 -0.29 did > the same as another row: count guess
-0.4 -0.42 did > the same as another row: count said
0.29 0.29 did > the same as another row: list said
-0.32 -0.29 did > top groups
-0.24 -0.21 did > top groups: hinted desc
-0.42 -0.43 did > top groups: own measure desc
-0.43 -0.38 did > top groups: revenue desc
0.04 0.24 did > top groups: rows asc
-0.59 -0.83 did > top groups: rows desc
0.1 0.35 did > top groups: said measure desc
0.18 0.33 did > top groups: sum of field asc
-0.29 -0.29 did > top groups: sum of field desc
-0.39 -0.29 did > top groups: units desc
0.09 0.27 did > top rows
-0.2 -0.28 did > top rows: order:guess asc
0.14 0.23 did > top rows: order:guess desc
-0.18 -0.21 did > top rows: order:hint asc
-0.35 -0.36 did > top rows: order:hint desc
-0.65 -0.67 did > top rows: order:hint whole
0.45 0.35 did > top rows: order:said asc
-0.12 0 did > top rows: order:said desc
-0.6 -0.52 did > top rows: order:said whole
0.11 0 did > which of these
-0.24 0 did > which of these: count asc
-0.11 -0.36 did > which of these: figure 
-0.23 -0.2 did > which of these: guess desc
-0.09 -0.25 did > which of these: position first
0.47 0.3 did > which of these: position last
0.33 0.44 did > which of these: said asc
0.35 0.48 did > yes or no: against another 
0.17 0 did > yes or no: exists 
0.25 0.34 did both > comparison
0.25 0.34 did both > comparison: guess value
0.17 0.38 did both > figures
0.17 0.38 did both > figures: fn:sum! grouped
-0.27 -0.41 did both > loose figures
-0.22 -0.27 did both > loose figures: avg 
-0.22 -0.12 did both > loose figures: count 
-0.27 -0.43 did both > loose figures: sum 
-0.18 -0.25 did both > which of these
-0.22 -0.32 did both > which of these: figure 
-0.15 -0.22 did both > which of these: said asc
-0.14 -0.2 did both > which of these: said desc
-0.41 -0.3 did each > extreme value
-0.41 -0.3 did each > extreme value: max said
0.37 0.35 did each > figures: fn:count grouped
-0.29 -0.25 did each > figures: fn:count grouped by what is beside
-0.08 0.24 did each > figures: fn:count one figure
-0.32 -0.33 did each > figures: fn:distinct? grouped
-0.48 -0.39 did each > figures: fn:distinct? one figure
-0.23 -0.21 did each > figures: fn:sum! grouped
-0.29 -0.31 did each > figures: one figure named
0.34 0.23 did each > first or last of each
0.34 0.23 did each > first or last of each:  
-0.25 -0.19 did each > first or last row
-0.23 -0.19 did each > first or last row: position last
-0.37 -0.26 did each > first or last row: time last
-0.23 -0.24 did each > list
-0.21 -0.24 did each > list: many 
-0.23 -0.26 did each > list: where 
-0.19 -0.21 did each > list: where distinct
-0.35 -0.44 did each > loose figures
-0.39 -0.47 did each > loose figures: look up guess
-0.23 -0.22 did each > top groups
-0.25 -0.24 did each > top groups: revenue desc
-0.21 -0.21 did each > top groups: rows desc
-0.3 -0.27 did each > top rows
-0.3 -0.27 did each > top rows: order:said desc
0.22 0.27 did in > figures
0.21 0.18 did in > figures: fn:count one figure
0.23 0.34 did in > figures: fn:distinct? one figure
-0.22 -0.27 did in > list
-0.21 -0.28 did in > list: named things 
-0.38 -0.36 did in > list: where 
-0.23 -0.21 did in > list: where distinct
0.43 0.41 did most > top groups
-0.4 -0.46 did most > top groups: rows desc
0.45 0.43 did most > top groups: sum of field desc
-0.43 -0.41 did most > top rows
-0.43 -0.41 did most > top rows: order:said desc
-0.25 -0.32 did not > difference
-0.25 -0.32 did not > difference: of ends guess
-0.17 -0.2 did not > figures: fn:count grouped by what is beside
0.16 0.23 did not > figures: fn:count one figure
-0.28 -0.36 did not > figures: fn:sum! grouped by what is beside
-0.02 -0.26 did not > figures: fn:sum! one figure
-0.16 -0.2 did not > figures: fn:sum? fn:sum!
-0.22 -0.26 did not > figures: fn:sum? grouped by what is beside
0.57 0.62 did not > how long
0.57 0.62 did not > how long: between rows 
-0.19 -0.22 did not > list: all 
-0.26 -0.66 did not > list: many 
0.31 0.28 did not > list: where 
-0.29 -0.16 did not > list: where distinct
-0.28 -0.39 did not > loose figures
-0.38 -0.44 did not > loose figures: avg 
-0.41 -0.46 did not > loose figures: look up 
-0.33 -0.25 did not > loose figures: look up guess
-0.5 -0.33 did not > loose figures: sum 
-0.29 -0.29 did not > the same as another row: count guess
-0.19 -0.29 did not > the same as another row: count said
-0.2 -0.24 did not > yes or no
-0.2 -0.24 did not > yes or no: exists 
-0.13 0 difference > amount
0.08 0.2 difference > comparison
-0.2 -0.33 difference > comparison: difference floating
-0.37 -0.41 difference > comparison: difference sides
-0.22 -0.29 difference > comparison: guess floating
-0.29 -0.35 difference > comparison: guess sides
-0.84 -0.64 difference > comparison: guess value
0.31 0.38 difference > comparison: rows alone
-0.19 -0.21 difference > comparison: said value
0.05 0.31 difference > difference
-0.51 -0.25 difference > difference: of counts 
0.21 0 difference > difference: of counts turned 
-0.7 -0.34 difference > difference: of ends guess
0.01 0.17 difference > difference: of ends said
0.21 0 difference > difference: of fields turned 
-0.73 -0.82 difference > difference: of two guess
-0.25 0 difference > difference: of two said
-0.35 -0.65 difference > difference: of two turned guess
-0.23 -0.5 difference > difference: of two turned said
-0.54 -0.5 difference > extreme value
-0.46 -0.48 difference > extreme value: max guess
-0.24 -0.2 difference > extreme value: max said
-0.35 -0.3 difference > figures: fn:avg fn:sum!
0.22 0.02 difference > figures: fn:avg one figure
-0.29 -0.3 difference > figures: fn:max fn:sum!
-0.28 -0.22 difference > figures: fn:max one figure
-0.22 -0.35 difference > figures: fn:median one figure
-0.3 -0.36 difference > figures: fn:revenue one figure
-0.23 -0.21 difference > figures: fn:stddev one figure
-0.29 -0.16 difference > list
-0.3 -0.17 difference > list: where 
-0.24 -0.16 difference > list: where distinct
-0.19 -0.47 difference > loose figures
-0.34 -0.41 difference > loose figures: avg 
-0.3 -0.5 difference > loose figures: count 
-0.15 -0.26 difference > loose figures: look up guess
-0.45 -0.51 difference > loose figures: sum 
-0.51 -0.27 difference > time
-0.22 -0.29 difference > top groups
-0.27 -0.33 difference > top groups: own measure desc
-0.1 -0.29 difference > top groups: rows desc
0.22 0 difference > top rows
0.25 0.25 difference > top rows: order:guess desc
0.24 0 difference > top rows: order:said asc
-0.65 -0.6 difference > top rows: order:said desc
-0.68 -0.64 difference > which of these
-0.2 -0.18 difference > which of these: count asc
-0.22 -0.14 difference > which of these: count desc
-0.44 -0.43 difference > which of these: figure 
-0.36 -0.35 difference > which of these: guess desc
-0.42 -0.29 difference > which of these: position first
-0.53 -0.35 difference > which of these: position last
-0.32 -0.3 difference > which of these: said asc
-0.4 -0.34 difference > which of these: said desc
-0.25 -0.34 difference above > loose figures
-0.2 -0.3 difference above > loose figures: avg 
-0.15 -0.26 difference above > loose figures: look up guess
-0.44 -0.46 difference above > loose figures: sum 
0.19 0.2 difference between > comparison: difference value
-0.47 -0.39 difference between > comparison: guess value
-0.23 0 difference between > difference: of counts 
-0.26 -0.59 difference between > difference: of counts turned 
-0.41 -0.39 difference between > difference: of ends guess
-0.4 -0.62 difference between > difference: of ends said
-0.33 -0.34 difference between > difference: of two guess
-0.22 0 difference between > difference: of two said
-0.35 -0.39 difference between > difference: of two turned guess
-0.13 -0.27 difference between > difference: of two turned said
-0.36 -0.35 difference between > figures
-0.19 -0.29 difference between > figures: fn:count one figure
-0.41 -0.26 difference between > list
-0.25 -0.2 difference between > list: where 
-0.2 -0.08 difference between > list: where distinct
0.16 0 difference between > top rows: order:said asc
-0.43 -0.48 difference between > which of these
-0.35 -0.35 difference between > which of these: figure 
-0.2 -0.16 difference between > which of these: guess desc
-0.21 -0.11 difference between > which of these: position first
-0.28 -0.17 difference between > which of these: position last
-0.23 -0.19 difference between > which of these: said asc
-0.28 -0.26 difference between > which of these: said desc
0.6 0.53 difference conditions 0
-0.24 0.46 difference conditions 1
-1.08 -1.5 difference conditions 2
-0.82 -0.86 difference ignores field
-0.15 0 difference ignores measure
-0.28 -0.3 difference ignores superlative
-0.03 0.2 difference in > comparison
-0.2 -0.33 difference in > comparison: difference floating
-0.35 -0.41 difference in > comparison: difference sides
-0.55 -0.71 difference in > comparison: difference value
-0.22 -0.29 difference in > comparison: guess floating
-0.29 -0.35 difference in > comparison: guess sides
-0.36 -0.3 difference in > comparison: guess value
0.31 0.38 difference in > comparison: rows alone
-0.19 -0.21 difference in > comparison: said value
0.55 0.74 difference in > difference
-1.13 -1.18 difference in > difference: of counts 
0.25 0.07 difference in > difference: of counts turned 
-0.35 0 difference in > difference: of ends guess
0.4 0.61 difference in > difference: of ends said
-0.87 -0.81 difference in > difference: of fields 
-0.29 -0.56 difference in > difference: of fields turned 
-0.86 -0.83 difference in > difference: of two guess
0.16 0.15 difference in > difference: of two said
-0.05 -0.31 difference in > difference: of two turned guess
-0.45 -0.57 difference in > difference: of two turned said
-0.29 -0.36 difference in > figures
-0.3 -0.36 difference in > figures: fn:revenue one figure
-0.29 -0.32 difference in > list
-0.24 -0.27 difference in > list: where 
-0.24 -0.25 difference in > list: where distinct
-0.08 -0.27 difference in > loose figures
-0.03 -0.21 difference in > loose figures: count 
-0.75 -0.62 difference of > comparison
-0.53 -0.45 difference of > comparison: difference value
-0.37 -0.31 difference of > comparison: guess value
0.81 0.65 difference of > difference
-0.92 -0.85 difference of > difference: of counts 
-0.34 -0.31 difference of > difference: of ends guess
-0.26 -0.4 difference of > difference: of ends said
-0.47 -0.52 difference of > difference: of fields 
-0.53 -0.55 difference of > difference: of fields turned 
0.7 0.78 difference of > difference: of two said
-0.28 -0.31 difference of > difference: of two turned said
-0.29 -0.32 difference of what is unique
-0.36 0 difference of what repeats
0 0.38 difference with difference
-0.16 0 difference with elapsed
-0.57 -0.31 difference with field
0.17 0.56 difference with measure
0.01 0.23 difference with rank
0.38 0.36 difference with step
0.01 0.31 difference with superlative
-0.51 -0.54 difference, target is told in the question
-0.22 0.29 difference: difference
-0.31 0 difference: guess
-0.02 -0.23 difference: of counts
0.08 0 difference: of counts turned
-0.89 -0.36 difference: of ends
-0.34 0 difference: of fields
-0.32 0 difference: of two
0.24 -0.23 difference: of two turned
-0.47 -0.32 difference: said
-0.17 -0.2 different > comparison
-0.17 -0.2 different > comparison: guess value
0.79 0.82 different > figures
-0.43 -0.42 different > figures: fn:count fn:count
-0.25 -0.28 different > figures: fn:count fn:distinct
-0.31 -0.37 different > figures: fn:count fn:sum!
-0.28 -0.29 different > figures: fn:count grouped by what is beside
0.15 0.21 different > figures: fn:count one figure
-0.3 -0.32 different > figures: fn:distinct grouped by what is beside
0.69 0.73 different > figures: fn:distinct one figure
-0.39 -0.44 different > list
-0.3 -0.36 different > list: where 
-0.53 -0.56 different > loose figures
-0.48 -0.54 different > loose figures: look up guess
0.32 0.31 distinct > columns that are named: columns named all
0.41 0.42 distinct > figures: fn:count fn:distinct
-0.44 -0.46 distinct > figures: fn:count grouped
-0.23 -0.07 distinct > figures: fn:count one figure
0.42 0.38 distinct > figures: fn:distinct one figure
0.21 0.18 do > average of each
0.21 0.18 do > average of each:  
-0.28 -0.29 do > comparison: guess value
0.33 0.28 do > comparison: said value
-0.38 -0.21 do > figures
-0.16 0 do > figures: fn:count grouped
-0.3 -0.28 do > figures: fn:count grouped by what is beside
-0.16 0 do > figures: fn:count one figure
0.19 0.23 do > figures: fn:distinct one figure
0.16 0 do > figures: fn:ratio grouped
-0.26 -0.28 do > figures: fn:units grouped
0.32 0.33 do > figures: fn:units one figure
-0.28 -0.33 do > figures: fn:units, another way one figure
-0.48 -0.43 do > groups that are named
-0.33 -0.28 do > groups that are named: compared 
-0.81 -0.65 do > list
-0.72 -0.66 do > list: all 
-0.24 -0.19 do > list: named things columns named
-0.75 -0.92 do > list: where 
0.25 0.2 do > list: where columns named
0.49 0.44 do > list: where distinct
0.23 0 do > loose figures
-0.38 -0.43 do > loose figures: avg 
-0.11 -0.38 do > loose figures: look up 
0.17 0.22 do > loose figures: sum 
0.32 0 do > top groups
0.18 0 do > top groups: own measure desc
0.16 0 do > top groups: rows desc
-0.28 0 do > top rows
-0.19 0 do > top rows: order:guess desc
-0.12 0 do > top rows: order:said desc
0.1 0 do > yes or no: against another 
0.19 0 do most > top groups
0.19 0 do most > top groups: rows desc
-0.19 0 do most > top rows
-0.12 0 do most > top rows: order:guess desc
0.29 0.41 do not > figures
0.47 0.52 do not > figures: fn:count one figure
-0.42 -0.4 do not > figures: fn:distinct? one figure
-0.08 -0.2 do not > list
-0.24 -0.19 do not > list: named things columns named
-0.16 -0.25 do not > list: where 
0.25 0.2 do not > list: where columns named
-0.2 -0.17 does > against another row
-0.31 -0.26 does > against another row: list said
-0.52 -0.5 does > comparison
-0.47 -0.5 does > comparison: guess value
-0.02 0.26 does > difference
-0.35 -0.26 does > difference: of counts 
-0.27 -0.3 does > difference: of counts turned 
0.2 0.26 does > difference: of ends guess
-0.19 0 does > difference: of fields 
-0.14 0 does > difference: of fields turned 
0.27 0.28 does > difference: of two guess
0.14 0 does > difference: of two said
-0.29 -0.36 does > difference: of two turned guess
-0.34 -0.34 does > extreme value: max guess
-0.38 -0.47 does > extreme value: max said
-0.42 -0.44 does > extreme value: min guess
0.27 0.32 does > extreme value: min said
-0.3 -0.3 does > figure of the top rows
-0.29 -0.3 does > figure of the top rows: avg 
-0.3 -0.31 does > figure of the top rows: sum 
-0.18 0.2 does > figures
-0.25 -0.26 does > figures: fn:avg! fn:normal
-0.32 -0.37 does > figures: fn:count fn:sum!
0.21 0.2 does > figures: fn:count grouped
-0.65 -0.78 does > figures: fn:count grouped by what is beside
-0.73 -0.42 does > figures: fn:count one figure
-0.75 -0.78 does > figures: fn:distinct? fn:sum!
-0.25 -0.33 does > figures: fn:distinct? grouped by what is beside
-0.39 -0.32 does > figures: fn:min one figure
0.44 0.41 does > figures: fn:normal one figure
0.38 0.35 does > figures: fn:sum one figure
-0.52 -0.34 does > figures: fn:sum! fn:normal
0.75 0.85 does > figures: fn:sum? fn:sum!
0.31 0.3 does > figures: fn:sum? one figure
-0.26 -0.19 does > figures: one figure named
0 -0.28 does > first or last row
-0.21 -0.28 does > first or last row: position first
0.19 0 does > first or last row: position last
-0.18 -0.29 does > first or last row: time first
-0.23 -0.31 does > groups that are named
-0.23 -0.31 does > groups that are named: listed 
-0.1 -0.39 does > list
-0.26 -0.34 does > list: all 
-0.26 -0.27 does > list: many 
-0.31 -0.51 does > list: named things 
-0.35 -0.59 does > list: where distinct
0.34 -0.36 does > loose figures
-0.2 -0.56 does > loose figures: avg 
-0.7 -0.54 does > loose figures: count 
0.85 0.01 does > loose figures: look up 
-0.57 -0.79 does > loose figures: look up guess
-0.27 -0.21 does > loose figures: sum 
0.2 0.22 does > share
0.2 0.22 does > share: of groups 
-0.39 -0.26 does > the same as another row
-0.26 -0.2 does > the same as another row: count guess
-0.38 -0.32 does > the same as another row: count said
-0.29 -0.23 does > the same as another row: list said
-0.4 -0.35 does > top groups
-0.43 -0.46 does > top groups: own measure asc
-0.4 -0.36 does > top groups: own measure desc
0.4 0.34 does > top groups: rows desc
-0.83 -0.79 does > top rows
-0.24 -0.26 does > top rows: order:guess asc
-0.69 -0.67 does > top rows: order:guess desc
-0.57 -0.6 does > top rows: order:said desc
0.05 0.25 does > which of these
0.31 0.36 does > which of these: figure 
0.1 0.21 does > which of these: guess asc
-0.54 -0.5 does > which of these: guess desc
-0.28 -0.27 does > which of these: position last
-0.21 -0.21 does > which of these: said asc
-0.17 -0.19 does > which of these: said desc
0.11 0 does > yes or no
0.21 0.2 does > yes or no: against another 
-0.12 -0.19 does > yes or no: exists 
0.27 0.22 does at > difference
-0.34 -0.26 does at > difference: of counts 
-0.27 -0.3 does at > difference: of counts turned 
-0.2 -0.35 does at > difference: of ends guess
0.36 0.28 does at > difference: of two guess
-0.25 -0.36 does at > difference: of two turned guess
0.21 0.2 does each > figures: fn:count grouped
-0.36 -0.35 does each > figures: fn:count grouped by what is beside
-0.2 -0.19 does each > figures: one figure named
-0.66 -0.6 does each > list
-0.23 -0.31 does each > list: all 
-0.21 -0.27 does each > list: named things 
-0.35 -0.56 does each > list: where 
-0.59 -0.56 does each > list: where distinct
-0.45 -0.43 does each > loose figures
-0.35 -0.35 does each > loose figures: count 
0.2 0.22 does each > share
0.2 0.22 does each > share: of groups 
0.44 0.41 does each > yes or no
0.44 0.41 does each > yes or no: exists 
-0.18 -0.34 does highest > extreme value
-0.18 -0.34 does highest > extreme value: max said
0 -0.2 does highest > top groups: rows desc
-0.16 -0.2 does win > yes or no: exists 
0.76 0.59 during > comparison: guess value
0.46 0.52 during > figures
-0.06 -0.24 during > figures: fn:count fn:sum!
-0.76 -0.61 during > figures: fn:count grouped by what is beside
-0.33 -0.28 during > figures: fn:distinct? grouped by what is beside
0.45 0.53 during > figures: fn:distinct? one figure
0.12 0 during > first or last row
0 -0.31 during > groups that have
0 -0.31 during > groups that have: list guess
-0.14 -0.41 during > list
-0.17 -0.38 during > list: where 
-0.27 -0.42 during > list: where distinct
-1.14 -0.88 during > loose figures
-0.72 -0.65 during > loose figures: avg 
-0.87 -0.78 during > loose figures: look up guess
-0.58 -0.68 during > loose figures: sum 
-0.04 0.21 during > next or previous row
0.22 0.25 during > next or previous row: other way position
-0.25 0 during > next or previous row: said way position
-0.23 -0.24 during > rows before or after another
-0.21 -0.22 during > rows before or after another: count 
-0.22 -0.24 during > rows before or after another: list 
0.27 0.37 during > top groups: own measure desc
-0.28 -0.21 during > top groups: rows asc
-0.2 -0.38 during > top groups: rows desc
-0.25 -0.24 during > top groups: units desc
0 -0.31 during last > groups that have
0 -0.31 during last > groups that have: list guess
0.3 0.37 during last > top groups
0.26 0.37 during last > top groups: own measure desc
-0.16 -0.38 during last > top groups: rows desc
-0.25 -0.24 during last > top groups: units desc
-0.33 -0.48 each > average of each
-0.33 -0.48 each > average of each:  
-0.29 -0.23 each > comparison
-0.23 -0.21 each > comparison: guess value
-0.82 -0.73 each > extreme value
-0.03 -0.26 each > extreme value: max guess
-0.7 -0.61 each > extreme value: max said
-0.24 -0.27 each > extreme value: min said
-0.23 -0.14 each > figures
-0.34 -0.28 each > figures: fn:arithmetic one figure
0.29 0.6 each > figures: fn:avg grouped
0.27 0 each > figures: fn:avg grouped by what is beside
-0.49 -0.34 each > figures: fn:avg one figure
-0.19 -0.25 each > figures: fn:avg! grouped
0.41 0.42 each > figures: fn:count fn:distinct
-0.07 -0.34 each > figures: fn:count fn:sum!
0.3 0.14 each > figures: fn:count grouped
-0.61 -0.59 each > figures: fn:count grouped by what is beside
-0.5 -0.41 each > figures: fn:count one figure
-0.71 -0.58 each > figures: fn:distinct? one figure
-0.42 -0.34 each > figures: fn:max grouped
-0.24 -0.25 each > figures: fn:median grouped
0.16 0 each > figures: fn:ratio grouped
-0.22 -0.24 each > figures: fn:revenue grouped
-0.23 -0.25 each > figures: fn:stddev grouped
-0.25 -0.26 each > figures: fn:sum fn:count
0.25 0.25 each > figures: fn:sum grouped
0.28 0.29 each > figures: fn:sum! fn:arithmetic
-0.23 -0.22 each > figures: fn:sum! fn:distinct?
-0.4 -0.38 each > figures: fn:sum! grouped
-0.2 -0.22 each > figures: fn:sum! grouped by what is beside
0.29 0.52 each > figures: fn:sum? grouped
-0.73 -0.69 each > figures: grouped named
-0.55 -0.56 each > figures: one figure named
0.5 0.36 each > first or last of each
0.5 0.36 each > first or last of each:  
-0.41 -0.41 each > first or last row
-0.17 -0.2 each > first or last row: position first
-0.24 -0.24 each > first or last row: position last
-0.16 -0.24 each > first or last row: time first
-0.37 -0.27 each > first or last row: time last
-0.27 -0.29 each > groups that are named
-0.27 -0.29 each > groups that are named: listed 
-0.23 -0.36 each > list: all 
-0.53 -0.44 each > list: how many 
-0.41 -0.38 each > list: many 
0.41 0.17 each > list: where 
-0.72 -0.32 each > loose figures
-0.53 -0.51 each > loose figures: avg 
-0.61 -0.53 each > loose figures: count 
0.29 0.31 each > loose figures: look up 
-0.01 0.33 each > loose figures: look up guess
-0.59 -0.7 each > loose figures: sum 
0.21 0.24 each > share
0.36 0.39 each > share: of groups 
-0.54 -0.71 each > top groups
0.39 -0.04 each > top groups: hinted asc
-0.4 0.02 each > top groups: hinted desc
0.36 0.34 each > top groups: own measure desc
-0.46 -0.37 each > top groups: revenue asc
0.73 0.51 each > top groups: revenue desc
-0.54 -0.5 each > top groups: rows asc
-0.95 -0.78 each > top groups: rows desc
-0.42 -0.45 each > top groups: said measure asc
-0.73 -0.63 each > top groups: said measure desc
-0.35 -0.28 each > top groups: units asc
-0.57 -0.45 each > top groups: units desc
0.21 0.26 each > top rows
0.22 0.28 each > top rows: order:said desc
-0.36 -0.61 each > top rows: order:said whole
-0.53 -0.56 each > which of these
-0.3 -0.39 each > which of these: count asc
-0.3 -0.38 each > which of these: count desc
-0.25 -0.24 each > which of these: figure 
-0.45 -0.48 each > which of these: guess asc
-0.52 -0.5 each > which of these: guess desc
-0.57 -0.57 each > which of these: position first
-0.47 -0.49 each > which of these: position last
0.17 0.22 each combined > figures: fn:avg grouped
-0.16 -0.22 each combined > figures: fn:avg one figure
-0.24 -0.22 each of > figures
-0.24 0 each of > figures: fn:avg grouped
0.27 0 each of > figures: fn:avg grouped by what is beside
-0.24 -0.22 each of > figures: fn:sum! grouped by what is beside
0.25 0.32 each of > list
-0.24 -0.25 each of > list: how many 
-0.33 -0.33 each of > list: many 
0.27 0.27 each of > list: named things 
0.32 0.32 each of > list: where 
-0.23 -0.31 each of > loose figures
-0.15 -0.26 each of > loose figures: count 
0.28 0.33 each with > list: where 
-0.3 -0.3 each won > comparison
-0.3 -0.3 each won > comparison: guess value
-0.25 -0.22 each won > figures
-0.25 -0.22 each won > figures: fn:count one figure
-0.25 -0.26 each won > groups that are named
-0.25 -0.26 each won > groups that are named: listed 
0.33 0.14 each won > list
-0.3 -0.31 each won > list: where 
0.33 0.14 each won > list: where distinct
0.02 0.34 each won > loose figures
0.02 0.34 each won > loose figures: look up guess
-0.21 -0.21 each won > which of these
-0.21 -0.21 each won > which of these: figure 
-0.1 0 earlier > list
-0.27 -0.25 earlier > loose figures
-0.24 -0.2 earlier > loose figures: avg 
-0.13 -0.26 earlier > loose figures: count 
-0.21 -0.2 earlier > loose figures: sum 
0.1 0 earlier > which of these
-0.45 -0.38 earlier > which of these: count asc
-0.47 -0.42 earlier > which of these: count desc
-0.04 -0.21 earlier > which of these: guess asc
0.33 0.46 earlier > which of these: guess desc
-0.12 -0.22 earlier > which of these: position first
0.62 0.66 earlier > which of these: said asc
-0.68 -0.7 earlier > which of these: said desc
-0.22 -0.24 earlier > yes or no
-0.22 -0.24 earlier > yes or no: exists 
-0.42 -0.27 earliest > extreme value
-0.42 -0.27 earliest > extreme value: min said
0.03 0.46 earliest > first or last row
0.43 0.49 earliest > first or last row: position first
-0.53 -0.42 earliest > first or last row: position turned first
-0.37 -0.51 earliest > first or last row: time first
-0.77 -0.59 earliest > top groups
-0.76 -0.59 earliest > top groups: rows asc
0.02 -0.33 earliest > top rows
-0.28 -0.27 earliest > top rows: order:guess asc
-0.09 -0.16 earliest > top rows: order:said asc
-0.1 -0.24 earliest > top rows: order:said whole
-0.32 -0.25 earliest year > extreme value
-0.32 -0.25 earliest year > extreme value: min said
0.31 0.55 earliest year > first or last row
0.61 0.51 earliest year > first or last row: position first
-0.36 -0.39 earliest year > first or last row: position turned first
-0.37 -0.51 earliest year > first or last row: time first
-0.53 -0.51 earliest year > top groups
-0.53 -0.51 earliest year > top groups: rows asc
-0.3 -0.56 earliest year > top rows
-0.54 -0.56 earliest year > top rows: order:said asc
-0.12 -0.24 earliest year > top rows: order:said whole
0.56 0.4 either > figures
-0.21 -0.2 either > figures: fn:count grouped by what is beside
0.5 0.34 either > figures: fn:count one figure
-0.28 -0.28 either > figures: fn:distinct? grouped by what is beside
0.2 0.2 either > figures: fn:distinct? one figure
-0.29 -0.22 either > list
-0.21 -0.14 either > list: where 
-0.16 0 either > loose figures
-0.16 0 either > loose figures: count 
0.43 0.6 entity exact
-0.73 -0.38 entity part
0.3 0 entity synonym
0.7 0.76 entity typo
-1.02 -1.04 entity words
0.21 0 ever > extreme value
0.21 0 ever > extreme value: min said
-0.18 0 ever > top groups
-0.18 0 ever > top groups: sum of field asc
0.2 0 ever had > extreme value
0.2 0 ever had > extreme value: min said
-0.18 0 ever had > top groups
-0.18 0 ever had > top groups: sum of field asc
0.23 0 every > difference: of counts 
-0.14 0 every > difference: of fields 
-0.19 -0.28 every > figures
-0.22 -0.3 every > figures: fn:revenue grouped
0.18 0.31 every > top groups
-0.34 -0.6 every > top groups: own measure desc
-0.51 -0.42 every > top groups: rows desc
0.35 0.67 every > top groups: said measure desc
-0.14 -0.23 every > top groups: units desc
0.1 0 every > top rows: order:said desc
0.23 0 every other > difference: of counts 
-0.14 0 every other > difference: of fields 
-0.22 -0.26 every year > figures
-0.22 -0.3 every year > figures: fn:revenue grouped
0.27 0.3 every year > top groups
0.46 0.38 every year > top groups: own measure desc
-0.51 -0.42 every year > top groups: rows desc
-0.14 -0.23 every year > top groups: units desc
-0.32 -0.49 extreme value > amount
-0.4 -0.13 extreme value > name
-0.47 -0.34 extreme value > text
0.07 0.39 extreme value > time
-0.13 0 extreme value conditions 0
-0.5 -0.53 extreme value conditions 1
0.33 0.14 extreme value conditions 2
-0.34 -0.2 extreme value ignores dimension
-0.1 0.39 extreme value ignores field
-0.18 -0.22 extreme value ignores having
-0.85 -0.51 extreme value ignores measure
-0.32 -0.24 extreme value ignores operator
-0.77 -0.77 extreme value ignores over
-0.39 -0.23 extreme value of what is unique
-0.39 -0.38 extreme value of what repeats
-0.3 -0.2 extreme value with change
-0.35 -0.21 extreme value with dimension
0.02 0.26 extreme value with field
-0.18 -0.22 extreme value with having
-0.38 0 extreme value with measure
-0.25 -0.11 extreme value with method
-0.55 -0.6 extreme value with rank
-0.44 -0.45 extreme value with step
0.08 0.4 extreme value, target is told in the question
-0.25 -0.25 extreme value: guess
-0.16 0 extreme value: max
-0.39 -0.47 extreme value: min
-0.19 0 fewer > difference: of two said
0.2 0 fewer > difference: of two turned said
-0.39 -0.43 fewer > figures
-0.39 -0.43 fewer > figures: fn:sum! one figure
-0.72 -0.73 fewer > groups that have: list guess
0.19 0.2 fewer > groups that have: list said
-0.5 -0.5 fewer > list: how many 
-0.41 -0.29 fewer > list: many 
-0.36 -0.36 fewer > list: where 
-0.26 -0.27 fewer > list: where distinct
-0.39 -0.43 fewer than > figures
-0.39 -0.43 fewer than > figures: fn:sum! one figure
-0.72 -0.73 fewer than > groups that have: list guess
0.19 0.2 fewer than > groups that have: list said
-0.5 -0.5 fewer than > list: how many 
-0.41 -0.29 fewer than > list: many 
-0.36 -0.36 fewer than > list: where 
-0.26 -0.27 fewer than > list: where distinct
-0.55 -0.52 fewest > extreme value
-0.59 -0.54 fewest > extreme value: min said
0.28 0.21 fewest > figures: fn:count one figure
-0.29 -0.31 fewest > figures: fn:min fn:sum!
-0.23 -0.23 fewest > figures: fn:min grouped by what is beside
-0.18 -0.22 fewest > figures: fn:sum! fn:sum!
-0.28 -0.28 fewest > figures: fn:sum! grouped by what is beside
-0.29 -0.23 fewest > list
-0.35 -0.31 fewest > list: many 
-0.22 -0.24 fewest > loose figures
-0.19 -0.21 fewest > loose figures: avg 
-0.26 -0.42 fewest > loose figures: look up 
-0.22 -0.2 fewest > loose figures: sum 
0.52 0.47 fewest > top groups
0.41 0.37 fewest > top groups: own measure asc
0.6 0.62 fewest > top groups: rows asc
-0.66 -0.29 fewest > top rows
-0.51 -0.43 fewest > top rows: order:guess asc
-0.4 -0.31 fewest > top rows: order:said asc
-0.49 -0.51 fewest number > extreme value
0.27 0.24 fewest number > extreme value: min guess
-0.45 -0.46 fewest number > extreme value: min said
0.28 0.21 fewest number > figures
0.28 0.21 fewest number > figures: fn:count one figure
-0.3 -0.35 fewest number > loose figures
-0.18 -0.2 fewest number > loose figures: avg 
-0.26 -0.42 fewest number > loose figures: look up 
-0.33 -0.3 fewest number > top groups
-0.3 -0.3 fewest number > top groups: own measure asc
-0.41 -0.97 field part
0.25 0.82 field synonym
-0.05 -0.28 field typo
-0.07 -0.41 field words
-0.38 -0.23 figure of the top rows > time
-0.28 -0.29 figure of the top rows ignores dimension
-0.9 -0.98 figure of the top rows ignores field
-0.41 -0.36 figure of the top rows ignores having
-0.51 -0.6 figure of the top rows ignores measure
-0.2 -0.25 figure of the top rows of what repeats
-0.21 -0.29 figure of the top rows with dimension
-0.39 0 figure of the top rows with field
-0.41 -0.36 figure of the top rows with having
0.17 0 figure of the top rows with measure
0.16 0 figure of the top rows with together
-0.29 -0.22 figure of the top rows: avg
-0.23 -0.39 figure of the top rows: sum
-0.54 -0.28 figures > amount
0.27 0.44 figures > name
0.51 0.11 figures > none
0.11 0.27 figures > place
0.29 0 figures > text
-0.48 -0.14 figures > time
-0.51 -0.57 figures conditions 0
0.51 0.42 figures conditions 1
-0.42 -0.32 figures conditions 2
-2.39 -1.8 figures ignores entity
-0.45 0 figures ignores field
-0.73 -0.59 figures ignores having
-0.17 -0.54 figures ignores operator
-0.49 -0.53 figures ignores order
-0.72 -0.55 figures ignores over
0.37 0 figures ignores superlative
-0.36 0 figures of what is unique
-0.42 -0.49 figures of what repeats
-0.31 -0.41 figures with against
-0.29 -0.18 figures with average
-0.02 -0.21 figures with change
-1.04 -1.4 figures with compare
0.81 0.78 figures with describe
-0.34 -0.39 figures with difference
-0.45 -0.48 figures with field
-0.73 -0.59 figures with having
0.15 0 figures with measure
0.81 0.57 figures with method
0.58 0.83 figures with moving
-0.8 -0.7 figures with only
-0.13 -0.33 figures with or
0.66 0.52 figures with order
-0.57 -0.52 figures with rank
1.47 1.1 figures with running
-0.51 -0.62 figures with share
-1.38 -1.89 figures with step
0.36 0 figures with superlative
-0.24 0 figures with together
0.18 -0.2 figures, target is told in the question
-0.23 -0.19 figures: columns named
0.52 0.46 figures: fn:arithmetic
-0.12 -0.13 figures: fn:avg!
0.7 0.48 figures: fn:correlation
-0.07 -0.33 figures: fn:count
-0.22 0 figures: fn:distinct
-0.59 -0.68 figures: fn:distinct?
-0.66 -1.23 figures: fn:max
-0.14 0.28 figures: fn:min
0.24 0.23 figures: fn:missing
-0.42 -0.34 figures: fn:mode
0.78 0.86 figures: fn:normal
0.92 0.88 figures: fn:outliers
0.36 0.46 figures: fn:percentile
-0.82 -0.92 figures: fn:profit
1.13 1.24 figures: fn:range
-0.41 -0.26 figures: fn:ratio
0.2 -0.26 figures: fn:revenue
-0.34 -0.19 figures: fn:revenue, another way
1.36 0.95 figures: fn:skewed
0.86 0.67 figures: fn:skewness
0.41 0.39 figures: fn:stddev
0.5 0.53 figures: fn:sum!
-0.16 0.23 figures: fn:sum?
-0.38 -0.44 figures: fn:units
-0.61 -0.26 figures: fn:units, another way
-1.17 -1.18 figures: grouped by what is beside
0.18 0 figures: loose
0.31 0.43 figures: named
0.29 0.23 figures: one figure
-0.17 -0.31 first > average of each
-0.17 -0.31 first > average of each:  
-0.46 -0.53 first > comparison
-0.45 -0.57 first > comparison: guess value
-0.34 -0.37 first > extreme value
-0.21 -0.36 first > extreme value: max guess
-0.44 -0.54 first > extreme value: max said
-1.42 -1.52 first > extreme value: min guess
-0.43 -0.38 first > figure of the top rows: sum 
0.46 0.38 first > figures
0.2 0.3 first > figures: fn:avg grouped
-0.52 -0.58 first > figures: fn:count fn:sum!
-0.14 -0.24 first > figures: fn:count grouped by what is beside
0.1 0.32 first > figures: fn:count one figure
-0.11 -0.34 first > figures: fn:distinct? fn:sum!
-0.19 -0.24 first > figures: fn:distinct? grouped by what is beside
-0.27 -0.3 first > figures: fn:median one figure
-0.21 -0.21 first > figures: fn:stddev one figure
0.3 0.27 first > figures: fn:sum grouped
0.3 0.16 first > figures: fn:sum one figure
-0.39 -0.32 first > figures: fn:sum! fn:sum!
-0.6 -0.42 first > figures: fn:sum! grouped
0.49 0.39 first > figures: fn:sum! grouped by what is beside
-0.59 -0.6 first > figures: fn:sum! one figure
-0.74 -0.73 first > figures: fn:sum? fn:sum!
-0.41 -0.38 first > figures: fn:sum? grouped by what is beside
0.25 0 first > figures: fn:units grouped
-0.48 -0.39 first > figures: fn:units one figure
-0.23 0 first > figures: fn:units, another way grouped
0.49 0.4 first > figures: fn:units, another way one figure
-0.42 -0.43 first > figures: grouped named
-0.06 -0.2 first > first or last row
0.06 -0.44 first > first or last row: time first
-0.36 -0.31 first > groups that are named
-0.36 -0.31 first > groups that are named: listed 
-1.43 -1.38 first > list
-0.5 -0.51 first > list: all 
-0.93 -1.36 first > list: many 
-0.83 -0.75 first > list: named things 
-0.71 -0.96 first > list: where 
-1.02 -0.81 first > list: where distinct
-0.45 -0.53 first > loose figures
-0.41 -0.33 first > loose figures: avg 
-1.61 -1.36 first > loose figures: count 
-0.15 -0.25 first > loose figures: look up 
-0.12 -0.43 first > loose figures: look up guess
-0.5 -0.43 first > loose figures: sum 
0.33 0.25 first > next or previous row
0.22 0.2 first > next or previous row: other way position
-0.22 -0.66 first > next or previous row: said way position
0.38 0.47 first > next or previous row: said way time
-0.45 -0.38 first > rows before or after another: list 
-0.34 -0.34 first > the same as another row
-0.33 -0.33 first > the same as another row: count guess
-0.33 -0.34 first > the same as another row: list guess
-0.92 -0.56 first > top groups
-0.7 -0.51 first > top groups: own measure asc
-0.51 -0.7 first > top groups: own measure desc
-0.4 -0.36 first > top groups: revenue asc
-0.34 0 first > top groups: rows asc
-1.16 -0.97 first > top groups: sum of field asc
-0.28 -0.27 first > top groups: units asc
-0.37 -0.75 first > top rows: order:guess asc
-0.12 0 first > top rows: order:guess desc
-0.41 -0.45 first > top rows: order:hint asc
-0.86 -0.87 first > top rows: order:hint whole
0.1 0.4 first > top rows: order:said asc
-0.5 -0.73 first > top rows: order:said desc
-0.11 0 first > top rows: order:said whole
-1.02 -0.87 first > which of these
-0.65 -0.67 first > which of these: count asc
-0.2 -0.36 first > which of these: count desc
-0.48 -0.59 first > which of these: guess asc
-0.95 -0.84 first > which of these: guess desc
-0.84 -0.91 first > which of these: position first
-0.77 -0.52 first > which of these: position last
-0.61 -0.52 first > which of these: said asc
-0.52 -0.52 first > which of these: said desc
-0.36 -0.21 first > yes or no
-0.36 -0.21 first > yes or no: exists 
-0.47 -0.44 first and > extreme value
-0.36 -0.43 first and > extreme value: max guess
-0.42 -0.35 first and > extreme value: max said
-0.43 -0.44 first and > extreme value: min said
0.33 0.31 first and > figures
-0.02 -0.22 first and > figures: fn:count grouped by what is beside
0.34 0.31 first and > figures: fn:count one figure
-0.36 -0.31 first and > figures: fn:distinct? grouped by what is beside
0.31 0.31 first and > figures: fn:distinct? one figure
-0.33 -0.27 first and > figures: fn:sum! fn:sum!
-0.31 -0.27 first and > figures: fn:sum! grouped by what is beside
-0.41 -0.36 first and > first or last row
-0.37 -0.32 first and > first or last row: position first
-0.36 -0.29 first and > loose figures
-0.36 -0.29 first and > loose figures: avg 
-0.38 -0.37 first and > top groups
-0.33 -0.33 first and > top groups: own measure asc
-0.48 -0.36 first and > top groups: rows asc
-0.32 -0.26 first and > top groups: rows desc
0.33 0.29 first and > top rows
-0.49 -0.52 first and > top rows: order:guess desc
-0.54 -0.46 first and > top rows: order:said desc
-0.89 -0.58 first in > extreme value
-0.82 -0.56 first in > extreme value: min said
-0.37 -0.43 first in > figures
-0.37 -0.43 first in > figures: fn:sum! grouped by what is beside
-0.25 -0.34 first in > first or last row
-0.18 -0.28 first in > first or last row: position first
-0.46 -0.45 first in > first or last row: time first
-0.5 -0.47 first in > list: many 
0.33 0.24 first in > list: where 
0.23 0.11 first in > list: where distinct
-0.27 -0.34 first in > loose figures
-0.22 -0.24 first in > loose figures: sum 
0.48 0.48 first in > next or previous row
0.6 0.48 first in > next or previous row: other way position
-0.6 -0.48 first in > next or previous row: said way position
-0.34 -0.21 first in > rows before or after another
-0.4 -0.29 first in > rows before or after another: count 
-0.27 -0.19 first in > rows before or after another: list 
-0.3 0 first in > top groups
-0.43 -0.23 first in > top groups: rows asc
-0.68 -0.65 first in > top groups: sum of field asc
-0.02 -0.19 first in > top rows
-0.73 -0.84 first in > top rows: order:guess asc
-0.29 -0.43 first in > top rows: order:hint whole
-0.19 -0.26 first in > top rows: order:said asc
0.28 0.29 first in > top rows: order:said whole
-0.33 -0.32 first name > extreme value
-0.32 -0.32 first name > extreme value: min guess
-0.1 -0.24 first name > first or last row
-0.1 -0.24 first name > first or last row: position first
-0.41 -0.38 first name > list
-0.42 -0.38 first name > list: where 
-0.38 -0.34 first name > list: where distinct
-0.35 -0.26 first name > loose figures
-0.35 -0.26 first name > loose figures: count 
-0.34 -0.34 first name > the same as another row
-0.33 -0.33 first name > the same as another row: count guess
-0.33 -0.34 first name > the same as another row: list guess
-0.46 -0.52 first name > top groups
-0.46 -0.52 first name > top groups: rows asc
-0.59 -0.41 first name > top rows
-0.41 -0.41 first name > top rows: order:guess asc
-0.18 0 first name > top rows: order:said asc
0.37 0.37 first name > which of these
-0.43 -0.47 first name > which of these: count asc
-0.45 -0.47 first name > which of these: count desc
-0.46 -0.48 first name > which of these: position first
0.37 0.38 first name > which of these: position last
-0.27 -0.29 first of > figures
-0.25 -0.21 first of > figures: fn:sum! one figure
0.33 0.33 first of > first or last row
0.33 0.33 first of > first or last row: position first
-0.35 -0.32 first of > first or last row: time first
-0.33 -0.33 first of > list
-0.27 -0.3 first of > list: many 
-0.22 -0.27 first of > list: where 
-0.28 -0.23 first of > loose figures
-0.26 -0.22 first of > loose figures: avg 
-0.34 -0.34 first of > top groups
-0.37 -0.36 first of > top groups: own measure asc
-0.3 -0.29 first of > top groups: rows asc
-0.3 -0.3 first of > top rows
-0.35 -0.36 first of > top rows: order:guess asc
-0.25 -0.24 first of > top rows: order:hint whole
-0.39 -0.36 first on > first or last row
-0.39 -0.36 first on > first or last row: position first
-0.45 -0.48 first on > top groups
-0.45 -0.48 first on > top groups: rows asc
0.43 0.46 first on > top rows
-0.23 -0.22 first on > top rows: order:guess asc
0.42 0.44 first on > top rows: order:said asc
0.2 0.16 first or last of each conditions 0
-0.2 -0.29 first or last of each conditions 1
-0.28 -0.23 first or last of each conditions 2
0.24 0.51 first or last of each with field
-0.99 -1.53 first or last row > amount
0.42 0.77 first or last row > name
-0.09 0.32 first or last row > place
-0.27 -0.46 first or last row > text
-0.79 -0.36 first or last row > time
-0.54 -0.38 first or last row conditions 1
-0.75 -0.35 first or last row conditions 2
-0.45 -0.4 first or last row ignores dimension
-0.42 -0.45 first or last row ignores entity
0.06 -0.2 first or last row ignores field
-0.89 -0.76 first or last row ignores measure
-0.31 -0.31 first or last row ignores operator
-0.59 -0.53 first or last row ignores over
-0.1 0.22 first or last row of what is unique
-0.37 -0.57 first or last row of what repeats
-0.45 -0.41 first or last row with dimension
0.26 0 first or last row with field
-0.53 -0.66 first or last row with measure
0.56 0.53 first or last row with or
-0.59 -0.53 first or last row with rank
-0.73 -0.51 first or last row with step
0.01 -0.39 first or last row, target is told in the question
-0.43 -0.21 first or last row: first
0.51 0.53 first or last row: itself
-0.29 -0.93 first or last row: other
-0.24 0 first or last row: position
-0.87 -0.61 first or last row: position turned
0.1 -0.37 first or last row: time
-0.41 -0.34 first time > figures
-0.41 -0.34 first time > figures: fn:sum! grouped by what is beside
0.46 0.45 first time > first or last row
0.44 0.41 first time > first or last row: position first
0.53 0.66 first time > first or last row: time first
-0.33 -0.38 first time > list
-0.42 -0.46 first time > list: where 
-0.21 -0.24 first time > list: where distinct
-0.69 -0.68 first time > top groups
-0.44 -0.44 first time > top groups: own measure asc
-0.68 -0.67 first time > top groups: rows asc
-0.32 -0.35 first to > extreme value
-0.33 -0.36 first to > extreme value: min said
0.22 0 first to > first or last row
-0.31 -0.55 first to > first or last row: time first
0.27 0.5 first to > top groups
-0.51 -0.42 first to > top groups: own measure desc
0.33 0.54 first to > top groups: rows asc
-0.49 -0.41 first to > top groups: rows desc
-0.4 -0.42 first to > top groups: sum of field asc
-0.35 -0.4 first to > top rows
-0.13 -0.2 first to > top rows: order:guess asc
-0.4 -0.37 first to > top rows: order:said asc
-0.26 -0.29 first to > top rows: order:said desc
-0.22 -0.3 first win > comparison
-0.22 -0.3 first win > comparison: guess value
-0.18 -0.24 first win > extreme value
-0.18 -0.24 first win > extreme value: min guess
-0.18 -0.2 first win > figures
-0.18 -0.2 first win > figures: fn:count one figure
-0.23 -0.22 first win > first or last row
-0.19 -0.2 first win > first or last row: position first
-0.25 -0.25 first win > first or last row: time first
-0.37 -0.4 first win > list
-0.3 -0.32 first win > list: where 
-0.17 -0.32 first win > list: where distinct
-0.36 -0.38 first win > next or previous row: other way position
0.19 0.23 first win > rows before or after another
0.19 0.23 first win > rows before or after another: count 
-0.36 -0.41 first win > rows before or after another: list 
-0.4 -0.46 first win > top groups
-0.4 -0.44 first win > top groups: rows asc
-0.2 -0.22 first win > top rows: order:hint whole
1.04 1 first year > extreme value
1.04 1 first year > extreme value: min said
-0.27 -0.4 first year > list
-0.18 -0.3 first year > list: where 
-0.16 -0.22 first year > list: where distinct
-0.36 -0.29 first year > loose figures
-0.24 -0.11 first year > loose figures: count 
-0.34 -0.26 first year > loose figures: sum 
0.67 0.56 first year > top groups: rows asc
-0.18 -0.22 first year > top groups: sum of field asc
-0.38 -0.55 first year > top rows
-0.09 -0.27 first year > top rows: order:said asc
-0.4 -0.4 first year > top rows: order:said whole
-0.15 0 following > next or previous row: said way position
0.17 0 following > next or previous row: said way time
-0.33 -0.26 for > against another row
-0.33 -0.48 for > average of each
-0.33 -0.48 for > average of each:  
-0.27 -0.6 for > comparison
0.53 0.46 for > comparison: difference value
0.21 0 for > comparison: guess condition
-0.4 -0.64 for > comparison: guess value
0.36 -0.24 for > difference
-0.65 -0.64 for > difference: of counts 
0.31 0.29 for > difference: of counts turned 
-0.49 -0.51 for > difference: of ends guess
0.36 0.72 for > difference: of ends said
-0.28 -0.42 for > difference: of fields 
-0.18 -0.29 for > difference: of fields turned 
-0.51 -0.55 for > difference: of two guess
-0.1 -0.4 for > difference: of two said
-0.55 -0.58 for > difference: of two turned guess
-0.13 0 for > extreme value
-0.31 -0.33 for > extreme value: max guess
-0.67 -0.56 for > extreme value: min guess
-0.82 -0.94 for > extreme value: min said
-0.29 0 for > figures
-0.34 -0.28 for > figures: fn:arithmetic one figure
-0.25 -0.2 for > figures: fn:avg fn:sum!
0.29 0.6 for > figures: fn:avg grouped
0.27 0 for > figures: fn:avg grouped by what is beside
-0.98 -0.65 for > figures: fn:avg one figure
-0.19 -0.21 for > figures: fn:avg! grouped
-0.33 -0.34 for > figures: fn:avg! grouped by what is beside
0.41 0.42 for > figures: fn:count fn:distinct
0.29 0.35 for > figures: fn:count fn:sum
0.11 0.14 for > figures: fn:count fn:sum!
-0.27 -0.3 for > figures: fn:count grouped
-0.28 -0.31 for > figures: fn:count grouped by what is beside
0.68 0.75 for > figures: fn:count one figure
-0.42 -0.25 for > figures: fn:distinct? fn:sum!
-0.19 0 for > figures: fn:distinct? one figure
-0.37 -0.36 for > figures: fn:max grouped by what is beside
-0.24 -0.25 for > figures: fn:median grouped
0.26 0.16 for > figures: fn:outliers one figure
-0.36 -0.27 for > figures: fn:revenue grouped
-0.93 -1.02 for > figures: fn:revenue one figure
-0.35 -0.34 for > figures: fn:revenue, another way grouped
-0.42 -0.47 for > figures: fn:revenue, another way grouped by what is beside
-0.23 -0.25 for > figures: fn:stddev grouped
-0.25 -0.26 for > figures: fn:sum fn:count
0.25 0.25 for > figures: fn:sum grouped
-0.23 -0.3 for > figures: fn:sum grouped by what is beside
-0.08 -0.34 for > figures: fn:sum one figure
0.28 0.29 for > figures: fn:sum! fn:arithmetic
-0.76 -0.54 for > figures: fn:sum! grouped
-0.27 -0.3 for > figures: fn:sum! grouped by what is beside
-0.48 -0.32 for > figures: fn:sum? grouped by what is beside
-0.22 -0.21 for > figures: fn:sum? one figure
-0.01 -0.19 for > figures: one figure named
0.17 0.21 for > first or last row: position first
-0.26 -0.26 for > first or last row: time first
-0.25 -0.23 for > first or last row: time last
0.49 0.6 for > groups that are named
0.49 0.6 for > groups that are named: listed 
-0.19 -0.31 for > how long
-0.19 -0.31 for > how long: between rows 
-0.03 -0.24 for > list
-0.62 -0.63 for > list: all 
-0.44 -0.19 for > list: how many 
-0.53 -0.66 for > list: many 
-0.76 -0.98 for > list: named things 
-0.12 -0.55 for > list: where distinct
-0.27 -0.42 for > loose figures: avg 
-0.22 0 for > loose figures: count 
0.02 -0.23 for > loose figures: look up 
-0.92 -0.9 for > loose figures: look up guess
-0.65 -0.87 for > loose figures: sum 
0.31 0.51 for > next or previous row
0.24 0.38 for > next or previous row: other way position
-0.23 0 for > next or previous row: said way position
-0.39 -0.48 for > rows before or after another
-0.39 -0.29 for > rows before or after another: count 
-0.37 -0.46 for > rows before or after another: list 
0.38 0.25 for > share
0.4 0.34 for > share: filtered 
-0.27 -0.35 for > share: filtered twice 
0.4 0.28 for > top groups: hinted asc
-0.23 -0.19 for > top groups: own measure asc
0.53 0.45 for > top groups: own measure desc
-0.66 -0.74 for > top groups: rows asc
-0.81 -0.47 for > top groups: rows desc
-0.48 -0.32 for > top groups: sum of field asc
-0.54 -0.51 for > top rows
-0.65 -0.64 for > top rows: order:guess asc
-0.92 -1.09 for > top rows: order:guess desc
-0.51 -0.46 for > top rows: order:hint desc
-0.97 -1.02 for > top rows: order:hint whole
0.33 0.53 for > top rows: order:said asc
-0.05 -0.4 for > top rows: order:said desc
-0.22 0 for > top rows: order:said whole
-0.32 -0.37 for > which of these
-0.4 -0.46 for > which of these: count asc
-0.39 -0.42 for > which of these: count desc
-0.46 -0.55 for > which of these: guess asc
-0.55 -0.63 for > which of these: guess desc
-0.37 -0.52 for > which of these: position first
-0.28 -0.36 for > which of these: position last
-0.22 -0.17 for > which of these: said asc
0.25 0.27 for > yes or no
0.25 0.27 for > yes or no: exists 
-0.1 -0.3 for both > list
0 -0.21 for both > list: where 
-0.1 -0.31 for both > list: where distinct
0.32 0.32 for both > loose figures
-0.48 -0.53 for both > loose figures: avg 
0.25 0.31 for both > loose figures: count 
-0.23 -0.26 for both > loose figures: sum 
-0.33 -0.48 for each > average of each
-0.33 -0.48 for each > average of each:  
0.28 0.32 for each > figures
-0.34 -0.28 for each > figures: fn:arithmetic one figure
0.29 0.6 for each > figures: fn:avg grouped
0.27 0 for each > figures: fn:avg grouped by what is beside
-0.49 -0.34 for each > figures: fn:avg one figure
0.41 0.42 for each > figures: fn:count fn:distinct
-0.27 -0.3 for each > figures: fn:count grouped
-0.39 -0.38 for each > figures: fn:count one figure
-0.24 -0.25 for each > figures: fn:median grouped
-0.23 -0.25 for each > figures: fn:stddev grouped
-0.25 -0.26 for each > figures: fn:sum fn:count
0.25 0.25 for each > figures: fn:sum grouped
0.28 0.29 for each > figures: fn:sum! fn:arithmetic
-0.54 -0.54 for each > figures: fn:sum! grouped
-0.36 -0.36 for each > figures: grouped named
0.38 0.35 for each > list: many 
-0.37 -0.33 for each > list: where 
-0.47 -0.45 for each > list: where distinct
-0.49 -0.52 for each > loose figures
-0.38 -0.37 for each > loose figures: avg 
-0.19 0 for first > top rows: order:said asc
0.16 0 for first > top rows: order:said desc
-0.3 -0.26 for listed > figures
-0.32 -0.29 for listed > figures: fn:count one figure
0.3 0.26 for listed > loose figures
0.23 0.22 for listed > loose figures: avg 
0.55 0.32 for listed > loose figures: look up 
0.34 0.39 for listed > loose figures: sum 
-0.13 0 for lowest > next or previous row
-0.1 0 for lowest > next or previous row: said way position
0.19 0 for lowest > rows before or after another
0.2 0 for lowest > rows before or after another: list 
-0.33 -0.26 for more > against another row
0.23 0.22 for more > figures
-0.28 -0.22 for more > figures: fn:count grouped by what is beside
0.24 0.22 for more > figures: fn:count one figure
0.08 0.26 for more > list
-0.25 -0.17 for more > list: many 
0.26 0.27 for more > list: where 
-0.29 0.2 for more > list: where distinct
-0.38 -0.34 for more > loose figures
-0.4 -0.13 for more > loose figures: count 
-0.26 -0.15 for more > loose figures: look up 
-0.2 -0.21 for more > loose figures: sum 
-0.32 -0.35 for more > which of these
-0.33 -0.35 for more > which of these: position first
0.19 0 for what > loose figures: avg 
-0.11 0 for which > list: how many 
0.14 0 for which > list: named things 
-0.26 -0.35 frequent > first or last row
-0.26 -0.34 frequent > first or last row: position first
-0.22 -0.25 frequent > first or last row: time first
0.28 0.32 frequent > top groups
0.28 0.32 frequent > top groups: rows desc
-0.35 -0.37 frequent > top rows
-0.35 -0.37 frequent > top rows: order:guess desc
0.25 0.26 from > columns that are named
0.29 0.28 from > columns that are named: columns named where
-0.16 -0.52 from > comparison: difference sides
0.21 0 from > comparison: guess condition
-0.23 -0.35 from > comparison: guess value
-0.4 -0.42 from > comparison: rows in groups
-0.47 -0.46 from > comparison: rows said in groups
-0.15 0 from > comparison: said sides
0.34 0.43 from > difference: of counts 
-0.44 -0.54 from > difference: of counts turned 
-0.16 -0.21 from > difference: of ends guess
-0.34 -0.38 from > difference: of ends said
-0.28 -0.28 from > difference: of fields 
-0.15 -0.21 from > difference: of fields turned 
-0.39 -0.64 from > difference: of two guess
0.2 0.18 from > difference: of two said
-0.2 -0.41 from > difference: of two turned guess
-0.17 -0.2 from > difference: of two turned said
-0.71 -0.54 from > extreme value
-0.3 -0.27 from > extreme value: max guess
-0.22 -0.21 from > extreme value: max said
-0.56 -0.47 from > extreme value: min said
-0.25 0 from > figures
0.4 0.29 from > figures: fn:avg one figure
0.32 0.35 from > figures: fn:count fn:sum
0.14 -0.41 from > figures: fn:count fn:sum!
-0.34 -0.41 from > figures: fn:count grouped by what is beside
-0.37 0 from > figures: fn:count one figure
-0.62 -0.8 from > figures: fn:distinct? fn:sum!
-0.39 -0.33 from > figures: fn:distinct? grouped by what is beside
-0.49 -0.3 from > figures: fn:distinct? one figure
-0.36 -0.4 from > figures: fn:revenue grouped by what is beside
1.14 0.77 from > figures: fn:revenue one figure
0.17 0.2 from > figures: fn:sum grouped
-0.16 -0.21 from > figures: fn:sum one figure
-0.65 -0.41 from > figures: fn:sum! grouped by what is beside
0.64 0.67 from > figures: fn:sum? fn:sum!
-0.46 -0.43 from > figures: fn:sum? grouped by what is beside
0.19 0 from > first or last row
0.39 -0.03 from > first or last row: position first
-0.8 -0.85 from > groups that are named
0.12 0 from > groups that are named: compared 
-0.92 -0.85 from > groups that are named: listed 
0.19 0 from > list
-0.09 -0.22 from > list: all 
-0.59 -0.61 from > list: how many 
-0.13 -0.12 from > list: many 
-0.15 0 from > list: named things 
-0.26 -0.15 from > list: named things columns named
0.25 0.07 from > list: where 
0.3 0.19 from > list: where columns named
0.09 0 from > list: where distinct
-0.65 -0.17 from > loose figures
-0.63 -0.6 from > loose figures: avg 
-0.53 -1.06 from > loose figures: count 
-0.63 -0.51 from > loose figures: look up 
-0.74 -0.91 from > loose figures: look up guess
0.44 0.74 from > loose figures: sum 
0.44 0.42 from > next or previous row
-0.4 -0.31 from > next or previous row: other way position
-0.13 0 from > next or previous row: said way position
0.36 0.21 from > next or previous row: said way time
-0.29 -0.28 from > rows before or after another
-0.25 -0.26 from > rows before or after another: list 
0.88 0.79 from > share
0.21 0 from > share: filtered 
0.02 0.22 from > share: filtered twice 
0.24 0 from > top groups
0.5 0.45 from > top groups: own measure asc
-0.43 -0.05 from > top groups: own measure desc
-0.64 -0.61 from > top groups: rows asc
-0.28 -0.53 from > top groups: rows desc
0.54 0.51 from > top groups: sum of field desc
-0.22 0 from > top rows
-0.24 -0.45 from > top rows: order:guess asc
-0.4 -0.28 from > top rows: order:guess desc
0.22 0.57 from > top rows: order:hint whole
-0.24 -0.16 from > top rows: order:said asc
0.25 0.35 from > top rows: order:said desc
-0.85 -0.91 from > which of these: count asc
-0.27 -0.37 from > which of these: count desc
-0.68 -0.46 from > which of these: figure 
0.17 0.09 from > which of these: guess desc
-0.33 -0.47 from > which of these: position first
0.32 0.32 from > which of these: position last
0.26 0.28 from > which of these: said asc
-0.63 -0.65 from > which of these: said desc
-0.33 -0.31 from > yes or no
-0.33 -0.31 from > yes or no: exists 
0.23 0.24 from all > figures
-0.27 -0.24 from all > figures: fn:count one figure
-0.37 -0.34 from all > figures: fn:distinct? one figure
0.3 0.28 from all > figures: fn:sum one figure
-0.23 -0.24 from all > loose figures
-0.14 -0.2 from all > loose figures: avg 
-0.23 -0.24 from all > loose figures: look up 
0.39 0.4 from either > figures
-0.21 -0.2 from either > figures: fn:count grouped by what is beside
0.33 0.34 from either > figures: fn:count one figure
-0.28 -0.28 from either > figures: fn:distinct? grouped by what is beside
0.2 0.2 from either > figures: fn:distinct? one figure
-0.29 -0.22 from either > list
-0.21 -0.14 from either > list: where 
-0.12 0 from in > comparison
-0.12 0 from in > comparison: guess value
0.12 0 from in > figures
0.12 0 from in > figures: fn:count one figure
-0.39 -0.39 from what > extreme value
-0.21 -0.22 from what > extreme value: max guess
-0.21 -0.21 from what > extreme value: max said
-0.29 -0.32 from what > extreme value: min said
-0.47 -0.5 from what > figures
-0.47 -0.5 from what > figures: fn:sum! grouped by what is beside
0.16 0 from what > first or last row
0.47 0.24 from what > first or last row: position first
-0.22 -0.23 from what > first or last row: position last
-0.25 -0.22 from what > list
-0.27 -0.24 from what > list: many 
-0.17 -0.23 from what > loose figures
0.29 0.67 from what > top groups
0.5 0.45 from what > top groups: own measure asc
-0.34 -0.38 from what > top groups: own measure desc
-0.54 -0.53 from what > top groups: rows asc
-0.4 -0.33 from what > top groups: rows desc
0.51 0.51 from what > top groups: sum of field desc
-0.34 -0.26 from what > top rows
-0.22 -0.43 from what > top rows: order:guess asc
-0.35 -0.27 from what > top rows: order:guess desc
-0.35 -0.33 from what > top rows: order:said asc
-0.23 -0.21 from which > list: many 
0.24 0.25 from which > list: where distinct
-0.29 -0.35 from which > top groups
-0.29 -0.35 from which > top groups: rows desc
0.29 0.35 from which > top rows
0.29 0.35 from which > top rows: order:said desc
-0.26 -0.25 from which > which of these: position first
-0.2 -0.2 from which > which of these: position last
0.32 0.44 give > figures
-0.14 -0.2 give > figures: fn:count grouped by what is beside
0.27 0.26 give > figures: fn:count one figure
-0.29 -0.26 give > figures: fn:distinct? one figure
-0.29 -0.41 give > list
-0.21 -0.24 give > list: all 
-0.18 -0.34 give > list: where distinct
-0.23 0 gives 0 for figures
-0.66 0 gives 0 for groups that have
-1.21 0 gives 0 for list
-0.42 0 gives 0 for top groups
0.38 0 gives 1 for against another row
-0.25 0 gives 1 for an average one
-0.17 0 gives 1 for average of each
0.25 0 gives 1 for columns that are named
-1.25 0 gives 1 for comparison
-0.22 0 gives 1 for difference
-0.5 0 gives 1 for figures
-0.41 0 gives 1 for first or last of each
0.32 0 gives 1 for greatest change
-0.91 0 gives 1 for groups that are named
-0.23 0 gives 1 for how long
1.29 0 gives 1 for list
0.75 0 gives 1 for loose figures
-0.24 0 gives 1 for rate
0.88 0 gives 1 for rows before or after another
1.35 0 gives 1 for the same as another row
-1.02 0 gives 1 for top groups
-0.38 0 gives 1 for top rows
-0.18 0 gives 1 for which of these
0.27 0 gives 1 for yes or no
-0.61 0 gives 11-30 for against another row
-0.42 0 gives 11-30 for comparison
0.23 0 gives 11-30 for figures
-0.49 0 gives 11-30 for first or last row
0.16 0 gives 11-30 for groups that are named
-0.69 0 gives 11-30 for groups that have
-0.17 0 gives 11-30 for list
-2.78 0 gives 11-30 for loose figures
-0.93 0 gives 11-30 for rows before or after another
-0.38 0 gives 11-30 for share
-0.74 0 gives 11-30 for the same as another row
0.62 0 gives 11-30 for top groups
-0.31 0 gives 11-30 for top rows
0.88 0 gives 2 for comparison
-0.02 0 gives 2 for figures
0.31 0 gives 2 for first or last row
-0.01 0 gives 2 for groups that are named
-0.34 0 gives 2 for list
-1.48 0 gives 2 for loose figures
-0.31 0 gives 2 for rows before or after another
0.42 0 gives 2 for share
0.37 0 gives 2 for the same as another row
-2.08 0 gives 2 for top groups
0.12 0 gives 3 for figures
-0.47 0 gives 3 for first or last of each
-0.97 0 gives 3 for first or last row
-2.2 0 gives 3 for groups that are named
0.58 0 gives 3 for groups that have
-2.03 0 gives 3 for list
-2.21 0 gives 3 for loose figures
-0.57 0 gives 3 for rows before or after another
0.32 0 gives 3 for share
-0.85 0 gives 3 for the same as another row
0.79 0 gives 3 for top groups
0.73 0 gives 3 for top rows
-0.5 0 gives 4-5 for against another row
0.37 0 gives 4-5 for columns that are named
-0.22 0 gives 4-5 for comparison
0.64 0 gives 4-5 for figures
-0.1 0 gives 4-5 for first or last of each
-0.5 0 gives 4-5 for first or last row
-1.45 0 gives 4-5 for groups that are named
0.7 0 gives 4-5 for groups that have
-0.62 0 gives 4-5 for list
-2.32 0 gives 4-5 for loose figures
-0.48 0 gives 4-5 for rows before or after another
0.52 0 gives 4-5 for share
-0.84 0 gives 4-5 for the same as another row
1.42 0 gives 4-5 for top groups
-0.5 0 gives 6-10 for against another row
1.5 0 gives 6-10 for comparison
0.55 0 gives 6-10 for figures
-0.65 0 gives 6-10 for first or last row
0.74 0 gives 6-10 for groups that are named
-0.77 0 gives 6-10 for groups that have
-1.49 0 gives 6-10 for list
-2.87 0 gives 6-10 for loose figures
0.22 0 gives 6-10 for rate
-0.84 0 gives 6-10 for rows before or after another
-0.95 0 gives 6-10 for the same as another row
1.2 0 gives 6-10 for top groups
-0.93 0 gives 6-10 for top rows
-1.3 0 gives answers 0
0.28 0 gives answers 1
0.26 0 gives answers 11-30
-0.54 0 gives answers 2
-0.22 0 gives answers 3
0.47 0 gives answers 4-5
-1.54 0 gives answers many
-0.14 0 gives date
-0.32 0 gives date after after
-0.4 0 gives date after at
-0.67 0 gives date after average
-0.21 0 gives date after before
-0.47 0 gives date after besides
-0.43 0 gives date after count
-0.81 0 gives date after did
0.39 0 gives date after difference
0.47 0 gives date after does
-0.24 0 gives date after first
0.3 0 gives date after for
-0.87 0 gives date after how
-0.57 0 gives date after is
-0.68 0 gives date after largest
-0.18 0 gives date after last
-0.61 0 gives date after list
-0.41 0 gives date after name
-0.55 0 gives date after of
0.96 0 gives date after on
0.37 0 gives date after only
0.54 0 gives date after other
-0.41 0 gives date after share
0.23 0 gives date after show
-0.4 0 gives date after sum
-0.67 0 gives date after top
-0.36 0 gives date after total
-0.43 0 gives date after was
-0.4 0 gives date after what
0.81 0 gives date after when
-0.48 0 gives date after where
-0.7 0 gives date after which
-0.43 0 gives date after who
0.36 0 gives date after year
-0.95 0 gives date to count
0.44 0 gives date to list
-0.45 0 gives date to long
-0.49 0 gives date to nothing
-0.13 0 gives date to what
0.86 0 gives date to when
-0.48 0 gives date to where
-0.59 0 gives date to which
-1.09 0 gives date to who
0.31 0 gives date to yesno
0.16 0 gives figure
-0.21 0 gives figure after at
0.32 0 gives figure after average
-0.39 0 gives figure after besides
-0.6 0 gives figure after does
-0.25 0 gives figure after each
-0.26 0 gives figure after has
-0.45 0 gives figure after how
0.64 0 gives figure after in
-0.56 0 gives figure after name
-0.51 0 gives figure after number
-0.38 0 gives figure after of
-0.2 0 gives figure after on
-0.51 0 gives figure after only
-0.57 0 gives figure after other
-0.77 0 gives figure after top
-0.3 0 gives figure after total
-0.59 0 gives figure after was
0.25 0 gives figure after what
0.04 0 gives figure after when
-0.36 0 gives figure after where
-1.49 0 gives figure after who
-0.51 0 gives figure after year
-0.66 0 gives figure to count
-0.23 0 gives figure to list
0.28 0 gives figure to long
1.01 0 gives figure to nothing
-0.29 0 gives figure to what
-0.4 0 gives figure to when
-0.53 0 gives figure to where
-1.39 0 gives figure to which
-0.8 0 gives figure to who
-0.81 0 gives figure to yesno
-0.39 0 gives fraction
-0.3 0 gives fraction after are
0.18 0 gives fraction after average
-0.56 0 gives fraction after before
-0.2 0 gives fraction after bottom
-0.24 0 gives fraction after count
-0.63 0 gives fraction after did
-0.33 0 gives fraction after difference
-0.24 0 gives fraction after does
-0.21 0 gives fraction after for
-0.47 0 gives fraction after highest
-0.57 0 gives fraction after how
-1.41 0 gives fraction after in
0.69 0 gives fraction after is
-0.4 0 gives fraction after largest
-0.75 0 gives fraction after lowest
0.3 0 gives fraction after mean
-0.53 0 gives fraction after median
-0.64 0 gives fraction after name
-1.04 0 gives fraction after number
-0.2 0 gives fraction after of
-0.95 0 gives fraction after other
-0.36 0 gives fraction after percentage
-0.48 0 gives fraction after share
-0.23 0 gives fraction after sum
-0.56 0 gives fraction after top
0.76 0 gives fraction after total
0.35 0 gives fraction after what
-0.36 0 gives fraction after when
-0.14 0 gives fraction after where
-0.91 0 gives fraction after which
-0.74 0 gives fraction after who
-0.44 0 gives fraction after year
-0.63 0 gives fraction to count
-0.33 0 gives fraction to nothing
0.11 0 gives fraction to what
-0.54 0 gives fraction to when
0.11 0 gives fraction to where
-0.94 0 gives fraction to which
-0.73 0 gives fraction to who
-0.13 0 gives fraction to yesno
-0.34 0 gives many for against another row
-1.25 0 gives many for comparison
-0.39 0 gives many for figures
0.33 0 gives many for first or last of each
-1.02 0 gives many for groups that are named
-1.1 0 gives many for groups that have
-1.23 0 gives many for list
-1.33 0 gives many for loose figures
-1.31 0 gives many for rows before or after another
0.31 0 gives many for share
-0.31 0 gives many for the same as another row
0.01 0 gives many for top groups
-0.64 0 gives many for top rows
-1.7 0 gives negative
-2.96 0 gives nothing
-0.35 0 gives nothing after at
-0.21 0 gives nothing after average
-0.29 0 gives nothing after before
-1.3 0 gives nothing after did
-0.31 0 gives nothing after difference
-0.44 0 gives nothing after does
-0.44 0 gives nothing after for
-1.66 0 gives nothing after how
-0.82 0 gives nothing after in
-0.11 0 gives nothing after is
-0.37 0 gives nothing after list
-0.52 0 gives nothing after mean
-0.49 0 gives nothing after name
-0.46 0 gives nothing after number
-0.24 0 gives nothing after of
-0.3 0 gives nothing after on
-0.9 0 gives nothing after other
-0.39 0 gives nothing after percentage
-0.21 0 gives nothing after show
-0.73 0 gives nothing after top
-1.01 0 gives nothing after total
-0.49 0 gives nothing after was
-1.44 0 gives nothing after what
-0.42 0 gives nothing after when
-1.08 0 gives nothing after which
-0.86 0 gives nothing after who
-1.3 0 gives nothing to count
-0.42 0 gives nothing to list
-0.3 0 gives nothing to long
-2.44 0 gives nothing to nothing
-1.49 0 gives nothing to what
-0.66 0 gives nothing to when
-0.25 0 gives nothing to where
-1.13 0 gives nothing to which
-1.14 0 gives nothing to who
-0.39 0 gives nothing to yesno
-1.25 0 gives one asked, none given
0.63 0 gives one asked, one given
-0.36 0 gives one asked, several given
-1.3 0 gives rows 0
0.24 0 gives rows 1
-0.29 0 gives rows 11-30
0.11 0 gives rows 3
0.15 0 gives rows 4-5
-0.07 0 gives rows 6-10
-1.45 0 gives rows many
-0.29 0 gives several asked, none given
-0.86 0 gives several asked, one given
0.94 0 gives several asked, several given
0.19 0 gives text
0.52 0 gives text after after
0.23 0 gives text after at
0.34 0 gives text after average
0.52 0 gives text after besides
1.03 0 gives text after best
0.48 0 gives text after bottom
0.37 0 gives text after count
-0.12 0 gives text after did
-0.71 0 gives text after does
0.28 0 gives text after during
0.16 0 gives text after each
0.11 0 gives text after for
-0.4 0 gives text after has
-0.18 0 gives text after highest
-0.46 0 gives text after how
-1.31 0 gives text after in
-0.73 0 gives text after is
0.73 0 gives text after last
0.14 0 gives text after list
-1.04 0 gives text after lowest
0.31 0 gives text after mean
1.05 0 gives text after name
0.36 0 gives text after next
0.52 0 gives text after number
0.59 0 gives text after of
-0.58 0 gives text after on
0.59 0 gives text after only
0.55 0 gives text after other
-0.23 0 gives text after percentage
0.82 0 gives text after share
0.38 0 gives text after shortest
-0.64 0 gives text after show
0.74 0 gives text after sum
0.93 0 gives text after top
0.36 0 gives text after total
0.04 0 gives text after was
-0.24 0 gives text after were
-0.88 0 gives text after when
1.33 0 gives text after where
0.44 0 gives text after which
1.38 0 gives text after who
-0.45 0 gives text to amount
-1.87 0 gives text to count
1.39 0 gives text to long
0.54 0 gives text to nothing
0.3 0 gives text to what
-1.4 0 gives text to when
1.06 0 gives text to where
0.29 0 gives text to which
0.43 0 gives text to who
-0.32 0 gives text to yesno
-1.13 0 gives the question again
-0.36 0 gives whole
-0.26 0 gives whole after after
0.1 0 gives whole after are
-0.2 0 gives whole after at
-0.5 0 gives whole after average
0.38 0 gives whole after before
-0.54 0 gives whole after besides
-1.01 0 gives whole after best
-0.71 0 gives whole after bottom
0.37 0 gives whole after by
-0.25 0 gives whole after count
-0.88 0 gives whole after did
-0.4 0 gives whole after does
-0.28 0 gives whole after during
-0.29 0 gives whole after each
0.21 0 gives whole after first
0.1 0 gives whole after for
0.2 0 gives whole after give
-0.24 0 gives whole after has
0.84 0 gives whole after highest
1.45 0 gives whole after how
-0.89 0 gives whole after in
-0.72 0 gives whole after is
0.46 0 gives whole after largest
-0.27 0 gives whole after last
0.28 0 gives whole after list
1.23 0 gives whole after lowest
-1.25 0 gives whole after name
-0.31 0 gives whole after next
0.01 0 gives whole after number
-0.2 0 gives whole after of
-1 0 gives whole after on
-0.4 0 gives whole after only
-0.27 0 gives whole after other
0.38 0 gives whole after percentage
-0.22 0 gives whole after share
-0.36 0 gives whole after shortest
0.34 0 gives whole after show
-0.66 0 gives whole after sum
-0.89 0 gives whole after top
-0.75 0 gives whole after total
-0.74 0 gives whole after was
-0.23 0 gives whole after were
-0.7 0 gives whole after when
-0.72 0 gives whole after where
-0.41 0 gives whole after which
-1.29 0 gives whole after who
-0.63 0 gives whole after year
0.27 0 gives whole to amount
0.86 0 gives whole to count
0.14 0 gives whole to list
-1.83 0 gives whole to long
-0.29 0 gives whole to nothing
-0.84 0 gives whole to when
-0.45 0 gives whole to where
-0.12 0 gives whole to which
-0.19 0 gives whole to who
-1.22 0 gives whole to yesno
0.46 0 gives year
-0.42 0 gives year after after
0.26 0 gives year after average
-0.63 0 gives year after before
-0.37 0 gives year after by
0.69 0 gives year after did
-0.16 0 gives year after highest
-1.77 0 gives year after how
1.09 0 gives year after in
0.26 0 gives year after is
-0.38 0 gives year after last
-0.81 0 gives year after list
0.24 0 gives year after median
-1.09 0 gives year after number
-0.62 0 gives year after other
-0.25 0 gives year after share
0.23 0 gives year after show
-0.76 0 gives year after top
0.23 0 gives year after total
-0.75 0 gives year after was
-0.31 0 gives year after what
0.71 0 gives year after when
-0.74 0 gives year after where
-0.4 0 gives year after who
0.5 0 gives year after year
-1.36 0 gives year to count
-0.37 0 gives year to list
-1.28 0 gives year to long
1.3 0 gives year to nothing
-1.33 0 gives year to what
0.2 0 gives year to when
-0.82 0 gives year to where
-1 0 gives year to which
-0.45 0 gives year to who
0.42 0 gives year to yesno
0.54 0 gives yes or no
0.11 0 gives yes or no after does
0.4 0 gives yes or no after has
-0.44 0 gives yes or no after how
0.17 0 gives yes or no after is
0.67 0 gives yes or no after other
0.29 0 gives yes or no after was
0.37 0 gives yes or no after were
0.71 0 gives yes or no to nothing
0.28 0 gives yes or no to yesno
-3.74 0 gives zero
0.39 0.3 greater > comparison
0.39 0.3 greater > comparison: guess value
0.36 0.35 greater > figures
-0.48 -0.33 greater > figures: fn:count fn:sum!
-0.41 -0.43 greater > figures: fn:count grouped by what is beside
0.44 0.42 greater > figures: fn:distinct? one figure
-0.24 -0.3 greater > groups that have
-0.23 -0.3 greater > groups that have: list guess
-0.63 -0.53 greater > list
-0.56 -0.53 greater > list: where 
-0.54 -0.52 greater > list: where distinct
-0.52 -0.48 greater > loose figures
-0.48 -0.41 greater > loose figures: avg 
-0.42 -0.61 greater > loose figures: look up 
-0.17 -0.27 greater > loose figures: look up guess
-0.54 -0.65 greater > loose figures: sum 
0.5 0.3 greater > which of these
-0.43 -0.47 greater > which of these: count asc
0.36 0.22 greater > which of these: figure 
-0.16 -0.21 greater > which of these: guess asc
0.54 0.46 greater > which of these: position first
-0.53 -0.49 greater > which of these: position last
-0.5 -0.57 greater > which of these: said asc
0.47 0.47 greater > which of these: said desc
0.22 0.23 greater in > figures
-0.16 -0.26 greater in > figures: fn:count grouped by what is beside
0.23 0.23 greater in > figures: fn:count one figure
-0.21 -0.2 greater in > list
-0.23 -0.21 greater in > list: where 
-0.2 -0.19 greater in > list: where distinct
-0.28 -0.45 greater in > loose figures
-0.07 -0.24 greater in > loose figures: avg 
0 -0.35 greater in > loose figures: look up guess
-0.24 -0.43 greater in > loose figures: sum 
-0.32 -0.34 greater percentage > which of these: count asc
-0.3 -0.29 greater percentage > which of these: count desc
-0.35 -0.37 greater percentage > which of these: guess asc
0.26 0.28 greater percentage > which of these: guess desc
0.34 0.31 greater percentage > which of these: position first
-0.36 -0.33 greater percentage > which of these: position last
-0.41 -0.44 greater percentage > which of these: said asc
0.29 0.3 greater percentage > which of these: said desc
0.45 0.44 greater than > comparison
0.45 0.44 greater than > comparison: guess value
0.38 0.28 greater than > figures
-0.48 -0.33 greater than > figures: fn:count fn:sum!
-0.31 -0.28 greater than > figures: fn:count grouped by what is beside
-0.16 -0.21 greater than > figures: fn:count one figure
0.44 0.42 greater than > figures: fn:distinct? one figure
-0.24 -0.3 greater than > groups that have
-0.23 -0.3 greater than > groups that have: list guess
-0.22 -0.2 greater than > list
-0.19 -0.21 greater than > list: where 
-0.21 -0.18 greater than > list: where distinct
-0.4 -0.36 greater than > loose figures
-0.42 -0.32 greater than > loose figures: avg 
-0.36 -0.52 greater than > loose figures: look up 
-0.17 -0.26 greater than > loose figures: look up guess
-0.48 -0.51 greater than > loose figures: sum 
0.89 0.82 greatest change conditions 1
0.32 0.29 greatest change with change
-0.7 -0.32 greatest change with field
0.32 0.29 greatest change with superlative
0.32 0.29 greatest change: greatest change
0.49 0.27 groups that are named > none
-0.26 -0.48 groups that are named conditions 1
1.59 1.2 groups that are named conditions 2
-0.72 -0.97 groups that are named ignores entity
-0.64 -1.02 groups that are named ignores field
-0.44 -0.28 groups that are named ignores operator
-0.3 -0.21 groups that are named ignores order
-0.34 -0.46 groups that are named ignores superlative
0.82 0.54 groups that are named with compare
0.37 0.66 groups that are named with dimension
-0.93 -1.04 groups that are named with field
0.46 0.25 groups that are named with measure
-0.31 -0.38 groups that are named with or
-0.3 -0.21 groups that are named with order
-0.35 -0.39 groups that are named with step
-0.34 -0.46 groups that are named with superlative
-0.14 0 groups that are named with together
0.82 0.54 groups that are named: compared
0.49 0.27 groups that are named: groups that are named
-0.02 0 groups that are named: listed
0.72 0.26 groups that have > amount
-0.83 -0.4 groups that have > name
0.26 0.44 groups that have > none
0.23 0.31 groups that have > place
-0.94 -1.11 groups that have > text
-0.19 -0.26 groups that have > time
-0.36 0.23 groups that have conditions 1
-0.54 -1.31 groups that have conditions 2
-1.43 -1.09 groups that have ignores entity
-0.9 -0.42 groups that have ignores field
-0.34 -0.28 groups that have ignores measure
-0.36 -0.5 groups that have ignores superlative
0.3 0.3 groups that have of what is unique
-1.16 -1.47 groups that have of what repeats
0 -0.6 groups that have with compare
0.17 0.23 groups that have with duplicates
-1.75 -1.56 groups that have with field
-0.23 0 groups that have with measure
-0.36 -0.5 groups that have with superlative
-0.84 -0.94 groups that have, target is told in the question
0.12 0.29 groups that have: count
-0.67 -0.51 groups that have: guess
0.15 0 groups that have: list
0.4 0 groups that have: said
-0.38 -0.21 had > against another row: count guess
-0.23 -0.21 had > against another row: count said
0.23 0.2 had > against another row: list said
-0.15 0 had > comparison
-0.56 -0.32 had > comparison: guess condition
-0.14 0 had > comparison: guess value
-0.16 -0.46 had > extreme value
-0.86 -1.06 had > extreme value: max guess
-0.12 -0.39 had > extreme value: max said
-0.01 -0.29 had > extreme value: min said
-0.36 -0.51 had > figures
0.15 0.21 had > figures: fn:avg one figure
-0.21 0 had > figures: fn:count fn:avg!
-0.45 -0.49 had > figures: fn:count fn:min
-0.18 -0.62 had > figures: fn:count fn:sum!
-0.62 -0.9 had > figures: fn:count grouped by what is beside
0.5 0.27 had > figures: fn:count one figure
0.22 0 had > figures: fn:distinct? fn:avg!
-0.41 -0.47 had > figures: fn:distinct? fn:min
-0.79 -0.74 had > figures: fn:distinct? fn:sum!
-0.47 -0.76 had > figures: fn:distinct? grouped by what is beside
-0.33 -0.24 had > figures: fn:distinct? one figure
-0.26 -0.31 had > figures: fn:max grouped
-0.56 -0.64 had > figures: fn:min grouped by what is beside
-0.35 -0.53 had > figures: fn:min one figure
-0.1 -0.31 had > figures: fn:sum! fn:sum?
-0.23 -0.21 had > figures: fn:sum! grouped
-0.32 -0.25 had > figures: fn:sum! grouped by what is beside
-0.49 -0.39 had > first or last row
-0.73 -0.43 had > first or last row: position first
-0.31 -0.25 had > first or last row: position turned first
-0.23 0 had > groups that have
-0.23 0 had > groups that have: list guess
-0.52 -0.47 had > groups that have: list said
-0.71 -0.56 had > list
-0.51 -0.66 had > list: all 
-0.07 0.52 had > list: many 
-0.24 -0.33 had > list: named things 
-0.74 -0.99 had > list: where 
-1.1 -1.23 had > list: where distinct
-0.47 -0.32 had > loose figures
-1.29 -1.11 had > loose figures: avg 
-1.05 -0.82 had > loose figures: count 
-0.72 -0.59 had > loose figures: look up 
0.51 0.46 had > loose figures: look up guess
-1 -1.14 had > loose figures: sum 
-0.52 -0.47 had > next or previous row: other way position
0.12 0.2 had > next or previous row: said way position
-0.39 -0.35 had > rows before or after another
-0.43 -0.23 had > rows before or after another: count 
-0.37 -0.34 had > rows before or after another: list 
-0.48 -0.45 had > the same as another row: count guess
-0.46 -0.38 had > the same as another row: count said
0.6 0.55 had > the same as another row: list guess
0.3 0.33 had > the same as another row: list said
0.28 0 had > top groups
-0.65 -0.6 had > top groups: hinted asc
0.26 0 had > top groups: hinted desc
-0.46 -0.25 had > top groups: own measure desc
-0.21 -0.56 had > top groups: rows desc
-0.32 -0.43 had > top groups: said measure asc
-0.45 -0.34 had > top groups: said measure desc
0.21 0.43 had > top groups: sum of field asc
0.77 0.61 had > top groups: sum of field desc
0.12 0.33 had > top rows
0.11 0 had > top rows: order:guess asc
-0.4 0 had > top rows: order:guess desc
0.27 0.43 had > top rows: order:hint whole
-0.17 -0.25 had > top rows: order:said asc
-0.31 0 had > top rows: order:said desc
0.28 0 had > top rows: order:said whole
0.16 0 had > which of these
-0.34 -0.32 had > which of these: count asc
0.39 0.69 had > which of these: figure 
-0.1 -0.35 had > which of these: guess asc
-0.21 -0.2 had > which of these: guess desc
-0.18 -0.37 had > which of these: position first
-0.26 -0.58 had > which of these: said asc
0.9 0.8 had > which of these: said desc
0.22 0.28 had at > comparison
0.22 0.28 had at > comparison: guess value
-0.45 -0.49 had at > figures: fn:count fn:min
-0.05 -0.61 had at > figures: fn:count fn:sum!
0.42 0.21 had at > figures: fn:count one figure
-0.41 -0.47 had at > figures: fn:distinct? fn:min
-0.64 -0.64 had at > figures: fn:distinct? fn:sum!
-0.44 -0.57 had at > figures: fn:min grouped by what is beside
-0.35 -0.53 had at > figures: fn:min one figure
-0.45 -0.37 had at > figures: fn:sum! grouped by what is beside
0.24 0.03 had at > list
-0.46 -0.48 had at > list: many 
0.57 0.3 had at > list: where 
-0.34 -0.15 had at > list: where distinct
-0.45 -0.32 had at > loose figures
-0.31 -0.26 had at > loose figures: avg 
-0.31 -0.22 had at > loose figures: count 
-0.4 -0.29 had at > loose figures: sum 
-0.35 -0.27 had below > figures
-0.35 -0.27 had below > figures: fn:sum! grouped by what is beside
0.4 0.3 had below > list
-0.43 -0.54 had below > list: many 
0.54 0.54 had below > list: where 
-0.2 -0.42 had below > list: where distinct
-0.31 -0.22 had below > loose figures
-0.3 -0.22 had below > loose figures: count 
0.2 0 had by > extreme value
0.2 0 had by > extreme value: min said
-0.18 0 had by > top groups
-0.18 0 had by > top groups: sum of field asc
0.25 0.22 had greater > which of these: figure 
-0.28 -0.28 had greater > which of these: guess desc
-0.26 -0.24 had greater > which of these: position last
-0.23 -0.23 had greater > which of these: said asc
0.25 0.29 had greater > which of these: said desc
-0.15 0 had less > groups that have
-0.15 0 had less > groups that have: list guess
0.18 0 had less > list
0.22 0 had less > list: where 
-0.23 -0.21 had more > against another row: count said
0.23 0.2 had more > against another row: list said
-0.09 0.34 had more > figures: fn:count fn:sum!
0.34 0.31 had more > figures: fn:count one figure
-0.07 -0.36 had more > figures: fn:sum! one figure
-0.29 -0.29 had more > groups that are named
-0.29 -0.29 had more > groups that are named: listed 
-0.1 -0.2 had more > list
0.18 0.26 had more > list: many 
-0.2 -0.19 had more > list: named things 
-0.45 -0.61 had more > list: where 
-0.44 -0.51 had more > list: where distinct
-0.27 -0.3 had more > loose figures
-0.26 -0.3 had more > loose figures: count 
0.24 0.28 had more > which of these
-0.22 -0.22 had more > which of these: count asc
-0.23 -0.24 had more > which of these: count desc
0.4 0.39 had more > which of these: figure 
-0.35 -0.37 had more > which of these: guess asc
-0.44 -0.44 had more > which of these: position first
0.2 0.17 had more > which of these: position last
-0.56 -0.6 had more > which of these: said asc
0.65 0.64 had more > which of these: said desc
-0.37 -0.34 had no > groups that have
-0.41 -0.41 had no > groups that have: list guess
-0.31 -0.28 had no > groups that have: list said
0.37 0.34 had no > list
-0.33 -0.39 had no > list: many 
0.42 0.38 had no > list: where 
-0.54 -0.45 had no > list: where distinct
-0.28 -0.21 had no > loose figures
-0.28 -0.21 had no > loose figures: count 
0.03 -0.24 had over > extreme value
0.03 -0.24 had over > extreme value: min said
0.42 0.42 had over > top groups
0.57 0.41 had over > top groups: rows asc
-0.29 -0.27 had over > top groups: sum of field asc
-0.2 -0.2 had over > top rows
-0.2 -0.2 had over > top rows: order:said asc
-0.14 0 had times > figures
-0.14 0 had times > figures: fn:count one figure
0.12 0 had times > list
0.12 0 had times > list: where distinct
-0.3 -0.3 has > against another row: count said
0.28 0.26 has > against another row: list said
-0.24 -0.23 has > average of each
-0.24 -0.23 has > average of each:  
1.37 0.73 has > comparison
1.37 0.73 has > comparison: guess value
-0.2 -0.28 has > difference
-0.39 -0.37 has > difference: of counts 
-0.47 -0.46 has > difference: of counts turned 
0.39 0.44 has > difference: of ends guess
-0.21 -0.29 has > difference: of ends said
-0.46 -0.51 has > difference: of two guess
-0.43 -0.38 has > difference: of two turned guess
-1.23 -1.53 has > extreme value
-0.65 -0.62 has > extreme value: max guess
-1.2 -1.24 has > extreme value: max said
-0.12 -0.2 has > extreme value: min guess
-0.57 -0.87 has > extreme value: min said
0.12 0.26 has > figures
-0.19 -0.24 has > figures: fn:avg grouped by what is beside
-0.15 -0.24 has > figures: fn:avg one figure
-0.4 -0.4 has > figures: fn:count fn:avg!
0.83 0.7 has > figures: fn:count fn:sum
-0.79 -0.77 has > figures: fn:count fn:sum!
-0.18 0 has > figures: fn:count grouped
-0.35 -0.36 has > figures: fn:count grouped by what is beside
0.22 0 has > figures: fn:count one figure
-0.57 -0.52 has > figures: fn:distinct? fn:sum!
0.13 0.11 has > figures: fn:distinct? one figure
-0.53 -0.49 has > figures: fn:max grouped by what is beside
-0.52 -0.56 has > figures: fn:min grouped by what is beside
-0.21 0 has > figures: fn:min one figure
0.24 0.22 has > figures: fn:ratio grouped
-0.24 -0.26 has > figures: fn:ratio one figure
-0.28 -0.31 has > figures: fn:sum one figure
-0.08 -0.22 has > figures: fn:sum! one figure
-0.23 -0.22 has > figures: grouped named
-0.31 0 has > first or last row
-0.66 -0.36 has > first or last row: position first
0.34 0.36 has > first or last row: position last
-0.23 -0.27 has > groups that are named
-0.23 -0.27 has > groups that are named: listed 
0.22 0.21 has > groups that have
0.29 -0.34 has > groups that have: list guess
0.21 0.22 has > groups that have: list said
-0.78 -0.6 has > list
-0.3 -0.49 has > list: all 
0.18 0 has > list: many 
-1.11 -0.93 has > list: where 
-0.77 -0.61 has > list: where distinct
-0.71 -0.37 has > loose figures
-0.14 -0.55 has > loose figures: avg 
-0.76 -0.41 has > loose figures: count 
-0.69 -1.09 has > loose figures: look up 
-0.99 -1.13 has > loose figures: look up guess
0.55 0.55 has > the same as another row
-1.08 -1.03 has > the same as another row: count guess
-0.62 -0.47 has > the same as another row: count said
0.49 0.48 has > the same as another row: list guess
0.55 0.55 has > the same as another row: list said
-0.22 0 has > top groups
-0.49 -0.44 has > top groups: hinted asc
-0.43 -0.23 has > top groups: hinted desc
0.31 0.34 has > top groups: own measure desc
-0.52 -0.6 has > top groups: revenue desc
-0.57 -0.53 has > top groups: rows asc
0.3 0.24 has > top groups: said measure asc
0.6 0.63 has > top groups: said measure desc
-0.7 -0.51 has > top groups: sum of field desc
-0.34 -0.35 has > top groups: units desc
0.68 0 has > top rows
-0.64 -0.57 has > top rows: order:guess asc
-0.32 -0.75 has > top rows: order:guess desc
0.22 0 has > top rows: order:hint asc
0.82 0.74 has > top rows: order:hint desc
-0.56 -0.63 has > top rows: order:hint whole
0.74 0.54 has > top rows: order:said asc
0.71 0.63 has > top rows: order:said whole
-0.4 -0.39 has > which of these: count asc
-0.35 -0.44 has > which of these: count desc
-0.65 -0.88 has > which of these: guess asc
-1.12 -0.91 has > which of these: position first
-0.82 -0.86 has > which of these: said asc
1.06 0.99 has > which of these: said desc
0.4 0.33 has > yes or no
0.4 0.33 has > yes or no: exists 
-0.52 -0.38 has against 1
-0.46 -0.79 has ask 1
-0.81 -1.1 has ask 2
-1.3 -1.11 has ask 3
0.21 0.22 has at > groups that have
0.21 0.22 has at > groups that have: list said
-0.21 -0.22 has at > list
-0.21 -0.24 has at > list: many 
-0.22 -0.21 has at > list: where 
0.33 0.27 has condition 1
-0.04 -0.88 has condition 2
-0.64 -0.92 has condition 3
0.87 0.74 has dimension 1
0.69 0.13 has dimension 2
-0.32 0 has entity 1
0.97 0.59 has entity 2
-0.38 -0.35 has entity 3
-0.04 0 has field 1
-0.18 -0.45 has field 2
0.37 0.37 has field 3
1.68 1.04 has floating 1
0.44 0.57 has floating 2
0.43 0.33 has had > figures
-0.2 -0.2 has had > figures: fn:count grouped by what is beside
0.42 0.32 has had > figures: fn:count one figure
-0.53 -0.44 has had > list
-0.56 -0.5 has had > list: where 
-0.42 -0.35 has had > list: where distinct
-0.55 -0.57 has had > loose figures
-0.5 -0.51 has had > loose figures: look up guess
0.21 0.24 has had > top groups
0.21 0.24 has had > top groups: rows desc
-0.53 -0.48 has having 2
-0.3 -0.3 has less > against another row: count said
0.28 0.26 has less > against another row: list said
0.84 0.78 has measure 1
0.55 0 has measure 2
0.04 0.33 has measure 3
-0.31 -0.17 has more > comparison
-0.31 -0.17 has more > comparison: guess value
-0.23 -0.31 has more > list: many 
-0.22 -0.23 has more > list: where 
0.21 0.2 has more > list: where distinct
-0.33 -0.32 has more > loose figures
-0.31 -0.3 has more > loose figures: count 
0.29 0.25 has more > which of these
-0.23 -0.21 has more > which of these: count asc
-0.21 -0.21 has more > which of these: count desc
-0.39 -0.41 has more > which of these: guess asc
-0.54 -0.52 has more > which of these: position first
0.47 0.34 has more > which of these: position last
-0.32 -0.32 has more > which of these: said asc
0.75 0.69 has more > which of these: said desc
-0.24 -0.29 has no > list: many 
0.31 0.35 has no > list: where 
0.32 0.24 has only > list
0.41 0.34 has only > list: where 
-0.35 -0.37 has only > list: where distinct
0.4 0.84 has operator 1
-0.59 -0.48 has operator 2
0.68 0.52 has order 1
0.78 0.68 has over 1
0.26 0.18 has over 2
0.31 0 has sides 1
-1.4 -1.66 has step 1
-0.21 -0.35 has step 2
-0.05 0.78 has superlative 1
-1.17 -1.21 has superlative 2
-0.43 0 has value 1
0.45 0.38 has value 2
-0.37 -0.38 has value 3
-0.26 -0.29 has won > list: many 
0.27 0.19 has won > list: named things 
-0.19 -0.25 has won > list: where 
-0.3 -0.31 has won > list: where distinct
0.13 0 has won > loose figures: sum 
0.34 0.35 has won > which of these: figure 
-0.21 -0.19 has won > which of these: guess asc
-0.22 -0.32 has won > which of these: guess desc
0.16 0.28 has won > which of these: position first
-0.35 -0.42 has won > which of these: position last
-0.35 -0.37 has won > which of these: said asc
0.32 0.35 has won > which of these: said desc
0.29 0.2 have > against another row
0.09 0.24 have > against another row: count guess
-0.36 -0.38 have > against another row: list guess
-0.4 -0.44 have > against another row: list said
-0.72 -0.65 have > comparison
-0.2 -0.2 have > comparison: guess condition
-0.65 -0.67 have > comparison: guess value
-0.02 0.22 have > difference
-0.26 -0.26 have > difference: of counts 
-0.29 -0.3 have > difference: of counts turned 
-0.2 -0.35 have > difference: of ends guess
-0.25 0 have > difference: of fields 
-0.19 0 have > difference: of fields turned 
0.31 0.28 have > difference: of two guess
-0.27 -0.36 have > difference: of two turned guess
-0.31 -0.25 have > extreme value
-0.43 -0.37 have > extreme value: max guess
-0.21 -0.27 have > extreme value: max said
-0.43 -0.45 have > extreme value: min guess
-0.33 -0.37 have > figure of the top rows
-0.3 -0.37 have > figure of the top rows: avg 
-0.36 -0.36 have > figure of the top rows: sum 
-0.23 -0.23 have > figures: fn:count fn:min
-0.31 -0.38 have > figures: fn:count fn:sum
-0.81 -0.93 have > figures: fn:count fn:sum!
-0.26 -0.32 have > figures: fn:count grouped by what is beside
-0.48 -0.22 have > figures: fn:count one figure
-0.2 -0.24 have > figures: fn:distinct fn:sum!
0.32 0.34 have > figures: fn:distinct one figure
-0.25 -0.27 have > figures: fn:distinct? fn:avg!
0.09 0.45 have > figures: fn:distinct? fn:sum!
-0.76 -0.84 have > figures: fn:distinct? grouped by what is beside
0.67 0 have > figures: fn:distinct? one figure
-0.23 -0.41 have > figures: fn:min one figure
0.29 0.35 have > figures: fn:sum one figure
-0.42 -0.27 have > figures: fn:sum! grouped by what is beside
-0.41 -0.39 have > figures: fn:sum! one figure
-0.3 -0.32 have > figures: fn:sum? fn:avg!
0.74 0.85 have > figures: fn:sum? fn:sum!
0.31 0.3 have > figures: fn:sum? one figure
-0.2 -0.25 have > figures: grouped named
-0.29 -0.25 have > figures: one figure named
-0.13 -0.28 have > first or last row
0.23 0.01 have > first or last row: position first
-0.26 -0.2 have > first or last row: position last
-0.4 -0.45 have > first or last row: time first
-0.26 -0.26 have > first or last row: time last
-0.52 -0.51 have > groups that are named
-0.52 -0.51 have > groups that are named: listed 
0.34 0.36 have > groups that have: count 
-0.36 -0.21 have > groups that have: list guess
-0.79 -0.7 have > list
-0.83 -0.84 have > list: all 
-0.45 -0.39 have > list: how many 
-0.51 -0.84 have > list: many 
-0.39 -0.47 have > list: named things columns named
-0.66 -0.5 have > list: where 
0.21 0.2 have > list: where columns named
-0.32 -0.45 have > list: where distinct
0.73 0.53 have > loose figures
-0.38 -0.66 have > loose figures: avg 
-0.09 -0.46 have > loose figures: count 
0 0.26 have > loose figures: look up 
0.31 0 have > loose figures: look up guess
-0.41 0.07 have > loose figures: sum 
-0.19 -0.36 have > rows before or after another
-0.19 -0.36 have > rows before or after another: count 
0.31 0.43 have > share
0.59 0.67 have > share: filtered 
-0.85 -0.74 have > share: filtered twice 
0.19 0.21 have > share: of groups 
0.4 0.41 have > the same as another row
-0.79 -0.88 have > the same as another row: count guess
0.23 0.27 have > the same as another row: count said
0.6 0.58 have > the same as another row: list guess
-0.25 -0.4 have > the same as another row: list said
0.35 0.16 have > top groups
-0.08 -0.21 have > top groups: hinted desc
-0.46 -0.54 have > top groups: own measure desc
-0.22 -0.23 have > top groups: revenue desc
-0.69 -0.74 have > top groups: rows asc
-0.24 -0.51 have > top groups: rows desc
-0.01 0.25 have > top groups: said measure desc
0.57 0.52 have > top groups: sum of field asc
-0.2 -0.21 have > top groups: units desc
-0.78 -1.05 have > top rows
0.04 -0.24 have > top rows: order:guess asc
-0.6 -0.82 have > top rows: order:guess desc
-0.59 -0.51 have > top rows: order:hint whole
-0.61 -0.86 have > top rows: order:said asc
-0.3 -0.29 have > top rows: order:said desc
-0.34 -0.25 have > which of these
-0.09 -0.22 have > which of these: figure 
-0.18 0 have > which of these: guess asc
-0.8 -0.75 have > which of these: guess desc
-0.85 -0.78 have > which of these: position last
0.4 0.57 have > which of these: said asc
-0.5 -0.64 have > which of these: said desc
0.11 0 have > yes or no
0.25 0.24 have > yes or no: against another 
0.11 0 have > yes or no: exists 
0.57 0.38 have above > figures
-0.33 -0.36 have above > figures: fn:count grouped by what is beside
0.47 0.04 have above > figures: fn:count one figure
0.24 0.61 have above > figures: fn:distinct? fn:sum!
0.48 -0.02 have above > figures: fn:distinct? one figure
-0.17 -0.21 have above > list
-0.33 -0.37 have above > loose figures
-0.33 -0.34 have above > loose figures: sum 
-0.2 0 have above > share
-0.2 0 have above > share: filtered 
-0.24 -0.19 have any > list: named things columns named
0.25 0.2 have any > list: where columns named
-0.31 -0.32 have at > figure of the top rows
-0.19 -0.29 have at > figure of the top rows: avg 
-0.3 -0.25 have at > figure of the top rows: sum 
0.24 0.35 have at > figures
-0.31 -0.29 have at > figures: fn:count fn:sum!
-0.22 -0.25 have at > figures: fn:count grouped by what is beside
0.16 0.41 have at > figures: fn:distinct? fn:sum!
0.56 0.5 have at > figures: fn:distinct? one figure
-0.23 -0.41 have at > figures: fn:min one figure
-0.46 -0.49 have at > first or last row
-0.46 -0.49 have at > first or last row: position first
-0.35 -0.44 have at > first or last row: time first
-0.32 -0.34 have at > groups that have
0.1 0 have at > list: named things 
-0.08 0 have at > list: where distinct
-0.1 -0.43 have at > loose figures
-0.3 -0.27 have at > loose figures: avg 
-0.2 -0.67 have at > loose figures: look up 
0.12 -0.2 have at > loose figures: look up guess
-0.3 -0.42 have at > loose figures: sum 
-0.4 -0.4 have at > top groups
-0.4 -0.39 have at > top groups: own measure desc
-0.36 -0.39 have at > top groups: rows desc
-0.33 -0.33 have at > top rows
-0.34 -0.32 have at > top rows: order:guess desc
-0.31 -0.3 have at > top rows: order:hint whole
-0.33 -0.34 have at > top rows: order:said desc
0.38 0.31 have at > yes or no
0.38 0.31 have at > yes or no: exists 
0.27 0.3 have fewer > groups that have
0.27 0.3 have fewer > groups that have: list said
-0.27 -0.3 have fewer > list
-0.27 -0.3 have fewer > list: named things 
0.23 0.19 have for > figures
0.34 0.34 have for > figures: fn:count grouped
-0.39 -0.38 have for > figures: fn:count one figure
-0.38 -0.44 have in > comparison
-0.38 -0.44 have in > comparison: guess value
-0.38 -0.45 have in > figures: fn:count fn:sum!
0.34 0.43 have in > figures: fn:count one figure
-0.25 -0.27 have in > figures: fn:distinct? fn:avg!
-0.02 -0.2 have in > figures: fn:distinct? one figure
-0.3 -0.32 have in > figures: fn:sum? fn:avg!
0.4 0.06 have in > list
0.53 0.24 have in > list: many 
-0.23 -0.21 have in > list: where 
-0.21 -0.17 have in > list: where distinct
0.16 0.32 have in > loose figures
0.12 0.43 have in > loose figures: avg 
0.22 0.41 have in > loose figures: look up 
-0.52 -0.56 have in > loose figures: look up guess
0.15 0.34 have in > loose figures: sum 
0.18 0.2 have less > figures
-0.18 -0.2 have less > figures: fn:count fn:sum!
-0.33 -0.31 have less > figures: fn:count grouped by what is beside
0.24 0.26 have less > figures: fn:count one figure
-0.54 -0.53 have less > figures: fn:distinct? fn:sum!
0.42 0.42 have less > figures: fn:distinct? one figure
-0.2 -0.28 have less > groups that are named
-0.2 -0.28 have less > groups that are named: listed 
-0.4 -0.07 have less > groups that have
-0.4 -0.07 have less > groups that have: list guess
-0.16 -0.2 have less > list: where 
-0.4 -0.34 have less > loose figures
-0.53 -0.34 have less > loose figures: look up guess
-0.37 -0.35 have less > loose figures: sum 
-0.2 -0.27 have less > which of these
-0.17 0 have listed > figures
-0.17 0 have listed > figures: fn:count one figure
0.16 0 have listed > loose figures
0.16 0 have listed > loose figures: look up guess
-0.21 -0.17 have more > against another row
-0.57 -0.43 have more > against another row: count guess
-0.34 -0.29 have more > against another row: list said
-0.22 -0.31 have more > figures
-0.91 -0.93 have more > figures: fn:count fn:sum!
0.42 0.56 have more > groups that have
0.35 0.36 have more > groups that have: count 
0 -0.81 have more > groups that have: list guess
-0.35 0.07 have more > groups that have: list said
-0.57 -0.66 have more > list
-0.51 -0.51 have more > list: named things 
-0.16 -0.27 have more > list: where 
-0.15 -0.34 have more > list: where distinct
-0.29 -0.43 have more > which of these
-0.26 -0.45 have more > which of these: figure 
-0.13 -0.33 have more > which of these: position first
-0.08 -0.21 have more > which of these: said asc
-0.12 -0.32 have more > which of these: said desc
0.26 0.18 have more > yes or no
0.25 0.24 have more > yes or no: against another 
-0.29 -0.52 have more > yes or no: exists 
1.07 0.86 have never > list
0.28 0.21 have never > list: named things 
-0.11 -0.7 have never > list: where 
0.72 0.54 have no > figures
0.59 0.55 have no > figures: fn:count one figure
-0.32 -0.34 have no > list
-0.19 -0.28 have no > list: all 
-0.27 -0.58 have no > list: many 
-0.2 -0.26 have no > list: named things 
-0.42 -0.63 have no > list: named things columns named
-0.15 -0.22 have no > list: where 
-0.31 -0.26 have no > list: where distinct
-0.29 -0.36 have no > loose figures: count 
-0.32 -0.14 have no > loose figures: look up 
-0.47 -0.42 have no > loose figures: look up guess
0.07 0.29 have no > loose figures: sum 
-0.27 -0.24 have not > figures
-0.27 -0.24 have not > figures: fn:sum! one figure
0.28 0.25 have not > list
-0.4 -0.36 have not > list: how many 
0.42 0.31 have not > list: named things 
-0.39 -0.29 have not > list: where 
-0.39 -0.26 have not > list: where distinct
0.46 0.46 have number > comparison
0.46 0.46 have number > comparison: guess value
-0.24 -0.26 have number > loose figures
-0.21 -0.29 have number > loose figures: avg 
-0.28 -0.02 have number > loose figures: look up guess
-0.16 -0.23 have number > loose figures: sum 
-0.23 0 have over > list
-0.23 0 have over > list: named things 
0.23 0 have over > loose figures
0.23 0 have over > loose figures: count 
0.05 0.22 have than > difference
-0.25 -0.26 have than > difference: of counts 
-0.29 -0.3 have than > difference: of counts turned 
-0.2 -0.35 have than > difference: of ends guess
-0.19 0 have than > difference: of fields 
-0.14 0 have than > difference: of fields turned 
0.31 0.28 have than > difference: of two guess
-0.27 -0.36 have than > difference: of two turned guess
0.14 0 have than > loose figures
0.14 0 have than > loose figures: avg 
0.17 0 have total > loose figures: look up 
-0.16 0 have total > loose figures: sum 
0.25 0.25 have total > share
0.31 0.28 have total > share: filtered 
-0.27 -0.29 have when > comparison
-0.27 -0.29 have when > comparison: guess value
-0.2 -0.19 have when > figures: fn:count one figure
-0.43 -0.43 have when > loose figures: avg 
-0.35 -0.38 have when > loose figures: look up 
0.26 0.22 have when > loose figures: sum 
0.15 0.23 have won > figures
-0.26 -0.31 have won > figures: fn:count one figure
-0.2 -0.24 have won > figures: fn:distinct fn:sum!
0.2 0.24 have won > figures: fn:distinct one figure
0.26 0.31 have won > figures: fn:distinct? one figure
-0.14 0 higher > against another row
-0.13 0 higher > against another row: count guess
-0.25 -0.23 higher > comparison
-0.24 -0.23 higher > comparison: guess value
-0.5 -0.33 higher > figures
-0.37 -0.54 higher > groups that are named
-0.37 -0.54 higher > groups that are named: listed 
-0.39 -0.52 higher > list
-0.54 -0.27 higher > list: many 
0.28 0.25 higher > list: named things 
-0.2 -0.57 higher > list: where 
-0.64 -0.75 higher > list: where distinct
-0.56 -0.45 higher > loose figures
-0.44 -0.32 higher > loose figures: avg 
-0.29 -0.38 higher > loose figures: count 
-0.44 -0.47 higher > loose figures: sum 
-0.28 -0.23 higher > top groups
-0.2 -0.19 higher > top groups: own measure desc
-0.28 -0.23 higher > top groups: rows desc
0.94 0.6 higher > which of these
-0.2 -0.1 higher > which of these: count desc
0.04 0.23 higher > which of these: figure 
-0.02 -0.14 higher > which of these: guess asc
-0.61 -0.76 higher > which of these: position first
0.37 0.51 higher > which of these: position last
-0.12 -0.54 higher > which of these: said asc
0.27 0.2 higher > yes or no: against another 
-0.32 -0.3 higher > yes or no: exists 
0.18 0 higher between > which of these
0.18 0 higher between > which of these: said desc
0.28 0.28 higher in > which of these: count asc
0.31 0.31 higher in > which of these: count desc
-0.55 -0.48 higher in > which of these: figure 
-0.26 -0.29 higher in > which of these: guess asc
0.58 0.57 higher in > which of these: guess desc
-0.49 -0.48 higher in > which of these: position first
0.7 0.67 higher in > which of these: position last
0.82 0.69 higher in > which of these: said asc
-0.54 -0.53 higher in > which of these: said desc
0.39 0.29 higher ratio > which of these: figure 
-0.36 -0.35 higher ratio > which of these: guess asc
0.25 0.22 higher ratio > which of these: guess desc
-0.45 -0.39 higher ratio > which of these: position last
-0.14 0 higher than > against another row
-0.13 0 higher than > against another row: count guess
0.52 0.15 higher than > list
-0.08 0.22 higher than > list: many 
0.28 0.25 higher than > list: named things 
-0.26 -0.24 higher than > loose figures
-0.32 -0.26 higher than > loose figures: count 
-0.28 -0.23 higher than > top groups
-0.2 -0.19 higher than > top groups: own measure desc
-0.28 -0.23 higher than > top groups: rows desc
0.27 0.2 higher than > yes or no: against another 
-0.26 -0.25 higher than > yes or no: exists 
-0.4 -0.31 highest > comparison
-0.4 -0.31 highest > comparison: guess value
0.29 0.3 highest > difference: of ends said
-0.28 -0.29 highest > difference: of fields 
-0.27 -0.3 highest > difference: of fields turned 
-0.38 -0.2 highest > extreme value
-0.94 -0.9 highest > extreme value: max guess
-0.2 0 highest > extreme value: max said
-0.25 -0.24 highest > extreme value: min said
-0.17 -0.22 highest > figure of the top rows
-0.16 -0.24 highest > figure of the top rows: avg 
0.18 0 highest > figures
0.35 0.35 highest > figures: fn:avg grouped
-0.45 -0.53 highest > figures: fn:avg! one figure
-0.22 -0.27 highest > figures: fn:count one figure
-0.65 -0.61 highest > figures: fn:max grouped by what is beside
-0.33 -0.56 highest > figures: fn:max one figure
0.26 0.24 highest > figures: fn:min one figure
0.35 0.26 highest > figures: fn:outliers one figure
0.3 0.27 highest > figures: fn:sum grouped
-0.35 -0.37 highest > figures: fn:sum one figure
-0.31 -0.3 highest > first or last row
-0.2 -0.18 highest > first or last row: position first
-0.42 -0.36 highest > groups that are named
-0.42 -0.36 highest > groups that are named: listed 
-0.68 -0.65 highest > groups that have
-0.7 -0.68 highest > groups that have: list guess
-0.25 -0.22 highest > groups that have: list said
-0.78 -0.52 highest > list
-0.7 -0.54 highest > list: where 
-0.77 -0.55 highest > list: where distinct
-0.73 -0.77 highest > loose figures
-0.72 -0.58 highest > loose figures: avg 
-0.92 -0.87 highest > loose figures: sum 
-0.39 -0.3 highest > next or previous row
-0.35 -0.26 highest > next or previous row: said way time
-0.21 -0.18 highest > rows before or after another
-0.21 -0.18 highest > rows before or after another: list 
-0.42 -0.45 highest > top groups: own measure asc
-0.24 -0.23 highest > top groups: revenue desc
-0.29 -0.21 highest > top groups: rows asc
-0.45 -0.38 highest > top groups: rows desc
0.65 0.64 highest > top groups: said measure desc
0.03 0 highest > top rows
-0.25 -0.22 highest > top rows: order:guess asc
-0.38 -0.56 highest > top rows: order:guess desc
0.83 0.74 highest > top rows: order:hint desc
-0.34 0 highest > top rows: order:hint whole
-0.63 -0.46 highest > top rows: order:said desc
0.15 0 highest > top rows: order:said whole
0.16 0 highest > which of these: figure 
0.53 0.52 highest all > extreme value
-0.5 -0.43 highest all > extreme value: max guess
0.53 0.52 highest all > extreme value: max said
-0.21 -0.21 highest all > list
-0.21 -0.17 highest all > list: where distinct
-0.21 -0.21 highest all > loose figures
-0.19 -0.24 highest all > loose figures: sum 
-0.44 -0.41 highest all > top groups
-0.42 -0.32 highest all > top groups: own measure desc
-0.47 -0.48 highest all > top groups: rows desc
-0.54 -0.54 highest all > top rows
-0.56 -0.59 highest all > top rows: order:guess desc
-0.31 -0.22 highest all > top rows: order:said desc
0.18 0 highest amount > top rows
0.15 0 highest amount > top rows: order:said desc
0.2 0.16 highest amount > which of these: position first
-0.2 -0.16 highest average > extreme value
-0.2 -0.16 highest average > extreme value: max said
-0.22 -0.21 highest average > figures
0.29 0.2 highest average > top groups
-0.54 -0.7 highest average > top groups: own measure desc
-0.4 -0.47 highest average > top groups: rows desc
0.36 0.26 highest average > top groups: said measure desc
-0.3 -0.22 highest average > top groups: sum of field desc
-0.26 -0.16 highest average > top rows
-0.25 -0.43 highest average > top rows: order:guess desc
-0.29 -0.27 highest average > top rows: order:hint whole
-0.29 -0.24 highest average > top rows: order:said desc
0.48 0.48 highest average > top rows: order:said whole
0.41 0.48 highest first > figures
0.35 0.35 highest first > figures: fn:avg grouped
0.3 0.27 highest first > figures: fn:sum grouped
-0.2 -0.18 highest first > first or last row
-0.2 -0.18 highest first > first or last row: position first
-0.44 -0.49 highest first > top groups
-0.46 -0.44 highest first > top groups: own measure asc
-0.54 -0.53 highest first > top groups: own measure desc
-0.26 -0.15 highest first > top groups: rows asc
-0.24 -0.2 highest first > top groups: rows desc
-0.16 0 highest median > top groups
-0.22 0 highest median > top groups: own measure desc
0.16 0 highest median > top rows
0.17 0 highest median > top rows: order:said whole
0.14 0.2 highest number > extreme value
0.14 0.21 highest number > extreme value: max said
-0.28 -0.2 highest number > loose figures
-0.27 -0.2 highest number > loose figures: avg 
-0.16 -0.23 highest number > loose figures: sum 
-0.21 -0.18 highest number > rows before or after another
-0.21 -0.18 highest number > rows before or after another: list 
0.28 0.23 highest number > top groups
0.3 0.21 highest number > top groups: own measure desc
-0.19 -0.2 highest number > top groups: rows desc
0.37 0.41 highest number > top groups: said measure desc
-0.27 -0.27 highest number > top groups: sum of field desc
-0.31 -0.28 highest number > top rows: order:guess desc
-0.07 -0.44 highest percentage > figures
-0.07 -0.44 highest percentage > figures: fn:max one figure
-0.24 -0.25 highest percentage > top groups: rows desc
0.16 0.21 highest percentage > top rows
-0.34 -0.35 highest percentage > top rows: order:guess desc
0.33 0.31 highest percentage > top rows: order:hint desc
-0.15 -0.25 highest percentage > top rows: order:said desc
0.53 0.52 highest percentage > top rows: order:said whole
-0.28 -0.31 highest total > figures
-0.28 -0.31 highest total > figures: fn:sum one figure
-0.5 -0.53 highest total > top groups
-0.44 -0.47 highest total > top groups: own measure desc
-0.47 -0.51 highest total > top groups: sum of field desc
0.5 0.54 highest total > top rows
0.3 0.26 highest total > top rows: order:guess desc
0.64 0.56 highest total > top rows: order:hint desc
-0.39 -0.39 highest total > top rows: order:hint whole
-0.58 -0.6 highest total > top rows: order:said desc
-0.65 -0.51 highest total > top rows: order:said whole
-0.41 -0.24 highest win > top rows: order:said desc
0.16 0 highest win > which of these: figure 
0.11 0.29 how > against another row
0.31 0.25 how > against another row: count guess
0.06 0.24 how > against another row: count said
-0.4 -0.47 how > against another row: list guess
-0.43 -0.38 how > against another row: list said
0.31 0.34 how > columns that are named
0.32 0.31 how > columns that are named: columns named all
0.29 0.32 how > comparison
0.23 0 how > comparison: difference sides
0.2 0 how > comparison: guess condition
-0.39 -0.38 how > comparison: guess floating
-0.37 -0.53 how > comparison: guess sides
0.11 0.21 how > comparison: guess value
-0.41 -0.36 how > comparison: rows alone
-0.4 -0.42 how > comparison: rows in groups
-0.42 -0.38 how > comparison: rows said alone
-0.47 -0.46 how > comparison: rows said in groups
-0.15 0 how > comparison: said sides
0.2 0.28 how > comparison: said value
-0.17 0.19 how > difference
0.11 -0.32 how > difference: of counts 
-0.48 -0.37 how > difference: of counts turned 
-0.37 -0.21 how > difference: of ends guess
-0.62 -0.61 how > difference: of ends said
-0.28 0 how > difference: of fields 
-0.4 0 how > difference: of fields turned 
0.21 0.28 how > difference: of two said
0.2 0.3 how > difference: of two turned guess
-0.15 -0.39 how > difference: of two turned said
-0.12 0 how > extreme value
-0.41 -0.29 how > extreme value: max guess
-0.39 0 how > extreme value: max said
-0.45 -0.54 how > extreme value: min guess
0.49 0.23 how > extreme value: min said
-0.27 -0.31 how > figure of the top rows
-0.53 -0.3 how > figure of the top rows: avg 
-0.14 -0.33 how > figure of the top rows: sum 
-0.07 -0.2 how > figures: fn:avg! fn:sum!
-0.39 -0.38 how > figures: fn:avg! grouped by what is beside
-0.2 0 how > figures: fn:count fn:avg!
-0.25 -0.28 how > figures: fn:count fn:distinct
0.27 0.25 how > figures: fn:count fn:distinct?
-0.4 -0.35 how > figures: fn:count fn:min
0.59 0.24 how > figures: fn:count fn:outliers
0.21 0.21 how > figures: fn:count fn:sum
0.05 0.26 how > figures: fn:count fn:sum!
-0.2 -0.21 how > figures: fn:count fn:sum?
-0.26 -0.15 how > figures: fn:count fn:units
-0.31 -0.2 how > figures: fn:count fn:units, another way
0.52 0.51 how > figures: fn:count grouped
-1.05 -0.88 how > figures: fn:count grouped by what is beside
-0.33 -0.32 how > figures: fn:distinct grouped by what is beside
0.49 0.73 how > figures: fn:distinct one figure
-0.08 -0.29 how > figures: fn:distinct? fn:avg!
-0.34 -0.29 how > figures: fn:distinct? fn:min
0.33 0 how > figures: fn:distinct? fn:sum!
-0.23 -0.2 how > figures: fn:distinct? fn:sum?
-1.03 -1.09 how > figures: fn:distinct? grouped by what is beside
-0.23 -0.04 how > figures: fn:max one figure
-0.23 -0.24 how > figures: fn:min one figure
0.48 0.55 how > figures: fn:missing one figure
-0.24 -0.26 how > figures: fn:outliers grouped by what is beside
0.69 0.77 how > figures: fn:outliers one figure
0.4 0.22 how > figures: fn:ratio grouped
-0.59 -0.41 how > figures: fn:ratio one figure
0.36 0.32 how > figures: fn:revenue fn:sum!
-0.16 -0.21 how > figures: fn:revenue one figure
-0.25 -0.22 how > figures: fn:skewness fn:sum!
0.51 0.52 how > figures: fn:skewness one figure
-0.23 -0.22 how > figures: fn:sum! fn:distinct?
-0.24 -0.28 how > figures: fn:sum! fn:revenue
-0.36 -0.24 how > figures: fn:sum! fn:sum!
-0.84 -0.75 how > figures: fn:sum! grouped by what is beside
-0.29 -0.29 how > figures: fn:sum? fn:avg!
-0.27 -0.27 how > figures: fn:sum? fn:min
0.44 0.22 how > figures: fn:sum? fn:sum!
0.29 0.52 how > figures: fn:sum? grouped
-0.55 -0.65 how > figures: fn:sum? grouped by what is beside
0.29 0.4 how > figures: fn:sum? one figure
0.16 0 how > figures: fn:units fn:units
-0.26 -0.28 how > figures: fn:units grouped
0.21 0.41 how > figures: fn:units one figure
-0.34 -0.4 how > figures: fn:units, another way one figure
-0.39 -0.59 how > figures: grouped by what is beside 
-0.5 -0.42 how > figures: grouped named
-0.25 0.28 how > figures: one figure named
-0.14 -0.46 how > first or last row
-0.29 -0.28 how > first or last row: position first
0.07 -0.29 how > first or last row: position last
-0.23 -0.32 how > first or last row: time first
-0.3 -0.28 how > first or last row: time last
-1.21 -1.08 how > groups that are named
-0.36 -0.28 how > groups that are named: compared 
-0.92 -1.04 how > groups that are named: listed 
-0.52 -0.43 how > groups that have
0.14 0.29 how > groups that have: count 
-0.33 -0.39 how > groups that have: list guess
-0.37 -0.33 how > groups that have: list said
-0.45 -0.21 how > how long
-0.23 0 how > how long: between rows 
-0.35 -0.44 how > how long: until today 
0.4 0 how > list
-0.58 -0.73 how > list: all 
-0.36 -0.62 how > list: how many 
-0.36 -1.03 how > list: many 
-1.31 -1.49 how > list: named things 
0.06 -0.21 how > list: where 
0.2 0 how > list: where distinct
0.14 0.25 how > loose figures
-0.66 -0.45 how > loose figures: avg 
-0.18 0 how > loose figures: count 
0.38 -0.29 how > loose figures: look up 
-0.02 -0.13 how > loose figures: look up guess
-0.03 0.21 how > loose figures: sum 
-0.22 0 how > next or previous row: other way position
-0.32 -0.6 how > next or previous row: said way position
-0.62 -0.61 how > next or previous row: said way time
0.18 0 how > rows before or after another
0.38 0.28 how > rows before or after another: count 
-0.67 -0.73 how > rows before or after another: list 
-0.19 0 how > share
-0.41 -0.22 how > share: filtered 
0.22 0.22 how > share: filtered twice 
0.39 0.4 how > the same as another row
0.29 0.39 how > the same as another row: count said
-0.24 -0.39 how > the same as another row: list said
-0.93 -0.83 how > top groups
-0.4 -0.4 how > top groups: hinted desc
-0.26 -0.23 how > top groups: own measure asc
-0.74 -0.6 how > top groups: own measure desc
-0.46 -0.25 how > top groups: revenue desc
-0.02 -0.21 how > top groups: rows desc
-0.51 -0.3 how > top rows
-0.54 -0.68 how > top rows: order:guess asc
-0.49 -0.61 how > top rows: order:guess desc
-0.56 -0.46 how > top rows: order:hint whole
-0.21 0 how > top rows: order:said asc
-0.58 -0.66 how > top rows: order:said desc
-0.11 0 how > top rows: order:said whole
-0.67 -0.69 how > which of these
-0.76 -0.79 how > which of these: count asc
-0.64 -0.61 how > which of these: count desc
-0.69 -0.71 how > which of these: figure 
-0.52 -0.51 how > which of these: guess asc
-0.61 -0.58 how > which of these: guess desc
-0.75 -0.63 how > which of these: position first
-0.84 -0.72 how > which of these: position last
-0.19 -0.21 how > which of these: said asc
-0.18 -0.2 how > which of these: said desc
-0.45 -0.28 how > yes or no
-0.45 -0.28 how > yes or no: exists 
-0.46 -0.52 how did > comparison: difference sides
-0.4 -0.42 how did > comparison: rows in groups
-0.47 -0.46 how did > comparison: rows said in groups
-0.27 -0.35 how did > figures: fn:revenue one figure
0.33 0.28 how do > comparison
0.33 0.28 how do > comparison: said value
-0.26 -0.28 how do > figures
-0.26 -0.28 how do > figures: fn:units grouped
-0.33 -0.28 how do > groups that are named
-0.33 -0.28 how do > groups that are named: compared 
-0.37 -0.54 how do > list: where 
0.38 0.53 how do > list: where distinct
-0.24 -0.23 how has > average of each
-0.24 -0.23 how has > average of each:  
0.24 0.23 how has > figures
0.24 0.22 how has > figures: fn:ratio grouped
-0.24 -0.21 how has > figures: fn:ratio one figure
-0.22 -0.22 how has > figures: grouped named
-0.3 -0.45 how long > comparison
-0.3 -0.45 how long > comparison: guess value
-0.16 0 how long > extreme value: max said
-0.23 -0.28 how long > figures
-0.25 -0.28 how long > figures: fn:sum! grouped by what is beside
-0.23 -0.22 how long > how long
-0.23 -0.21 how long > how long: between rows 
0.32 0.4 how long > list
-0.34 -0.23 how long > list: many 
0.63 0.32 how long > list: where 
0.02 0.42 how long > list: where distinct
-0.18 -0.23 how long > loose figures
-0.25 -0.29 how long > loose figures: avg 
-0.33 -0.32 how long > loose figures: count 
-0.33 -0.44 how long > loose figures: sum 
-0.45 -0.21 how long > none
0.18 0 how long > top rows
-0.27 -0.35 how long > which of these
-0.27 -0.37 how long > which of these: count asc
-0.32 -0.39 how long > which of these: count desc
-0.29 -0.38 how long > which of these: guess asc
-0.39 -0.44 how long > which of these: guess desc
-0.43 -0.39 how long > which of these: position first
-0.53 -0.47 how long > which of these: position last
-0.53 -0.53 how long conditions 0
-0.61 -0.5 how long conditions 1
-0.38 -0.47 how long ignores field
-0.23 0 how long with elapsed
-0.29 -0.28 how long with field
-0.56 -0.43 how long with only
-0.23 0 how long: between rows
-0.45 -0.21 how long: how long
-0.35 -0.44 how long: until today
0.11 0.29 how many > against another row
0.31 0.25 how many > against another row: count guess
0.06 0.24 how many > against another row: count said
-0.4 -0.47 how many > against another row: list guess
-0.43 -0.38 how many > against another row: list said
0.19 0.18 how many > average of each
0.19 0.18 how many > average of each:  
0.31 0.34 how many > columns that are named
0.32 0.31 how many > columns that are named: columns named all
0.2 0 how many > comparison: guess condition
-0.25 -0.23 how many > comparison: guess floating
-0.21 -0.39 how many > comparison: guess sides
0.1 0.27 how many > comparison: guess value
-0.3 -0.31 how many > comparison: rows alone
-0.1 0.26 how many > difference
0.11 -0.32 how many > difference: of counts 
-0.48 -0.37 how many > difference: of counts turned 
-0.37 -0.21 how many > difference: of ends guess
-0.56 -0.56 how many > difference: of ends said
-0.25 0 how many > difference: of fields 
-0.39 0 how many > difference: of fields turned 
0.13 0.28 how many > difference: of two said
0.2 0.3 how many > difference: of two turned guess
-0.13 -0.39 how many > difference: of two turned said
-0.01 0.22 how many > extreme value
-0.57 -0.51 how many > extreme value: max guess
0.02 0.27 how many > extreme value: max said
-0.45 -0.54 how many > extreme value: min guess
0.48 0.23 how many > extreme value: min said
-0.27 -0.31 how many > figure of the top rows
-0.53 -0.3 how many > figure of the top rows: avg 
-0.14 -0.33 how many > figure of the top rows: sum 
-0.07 -0.2 how many > figures: fn:avg! fn:sum!
-0.39 -0.38 how many > figures: fn:avg! grouped by what is beside
-0.2 0 how many > figures: fn:count fn:avg!
-0.25 -0.28 how many > figures: fn:count fn:distinct
0.27 0.25 how many > figures: fn:count fn:distinct?
-0.4 -0.35 how many > figures: fn:count fn:min
0.59 0.24 how many > figures: fn:count fn:outliers
0.21 0.21 how many > figures: fn:count fn:sum
0.04 0.25 how many > figures: fn:count fn:sum!
-0.2 -0.21 how many > figures: fn:count fn:sum?
-0.26 -0.15 how many > figures: fn:count fn:units
-0.31 -0.2 how many > figures: fn:count fn:units, another way
0.49 0.51 how many > figures: fn:count grouped
-1.05 -0.88 how many > figures: fn:count grouped by what is beside
-0.33 -0.32 how many > figures: fn:distinct grouped by what is beside
0.49 0.73 how many > figures: fn:distinct one figure
-0.08 -0.29 how many > figures: fn:distinct? fn:avg!
-0.34 -0.29 how many > figures: fn:distinct? fn:min
0.33 0 how many > figures: fn:distinct? fn:sum!
-0.23 -0.2 how many > figures: fn:distinct? fn:sum?
-1.03 -1.09 how many > figures: fn:distinct? grouped by what is beside
-0.23 -0.24 how many > figures: fn:min one figure
0.48 0.55 how many > figures: fn:missing one figure
0.35 0.49 how many > figures: fn:outliers one figure
0.16 0 how many > figures: fn:ratio grouped
-0.43 -0.26 how many > figures: fn:ratio one figure
-0.23 -0.22 how many > figures: fn:sum! fn:distinct?
-0.44 -0.41 how many > figures: fn:sum! fn:sum!
-0.34 -0.46 how many > figures: fn:sum! grouped by what is beside
-0.29 -0.29 how many > figures: fn:sum? fn:avg!
-0.27 -0.27 how many > figures: fn:sum? fn:min
0.44 0.22 how many > figures: fn:sum? fn:sum!
0.29 0.52 how many > figures: fn:sum? grouped
-0.55 -0.65 how many > figures: fn:sum? grouped by what is beside
0.29 0.4 how many > figures: fn:sum? one figure
0.16 0 how many > figures: fn:units fn:units
0.21 0.41 how many > figures: fn:units one figure
-0.34 -0.4 how many > figures: fn:units, another way one figure
-0.39 -0.59 how many > figures: grouped by what is beside 
-0.28 -0.21 how many > figures: grouped named
-0.27 0 how many > figures: one figure named
-0.14 -0.46 how many > first or last row
-0.29 -0.28 how many > first or last row: position first
0.07 -0.29 how many > first or last row: position last
-0.23 -0.32 how many > first or last row: time first
-0.3 -0.28 how many > first or last row: time last
-0.9 -0.87 how many > groups that are named
-0.88 -0.87 how many > groups that are named: listed 
-0.52 -0.43 how many > groups that have
0.14 0.29 how many > groups that have: count 
-0.33 -0.39 how many > groups that have: list guess
-0.37 -0.33 how many > groups that have: list said
-0.23 0 how many > how long
0.51 0.68 how many > how long: between rows 
-0.2 -0.29 how many > how long: until today 
0.28 -0.28 how many > list
-0.4 -0.51 how many > list: all 
-0.36 -0.62 how many > list: how many 
-0.17 -0.77 how many > list: many 
-1.25 -1.47 how many > list: named things 
-0.46 -0.44 how many > list: where 
0.23 0 how many > list: where distinct
0.25 0.31 how many > loose figures
-0.31 0 how many > loose figures: avg 
0.38 -0.29 how many > loose figures: look up 
-0.01 -0.12 how many > loose figures: look up guess
-0.12 0 how many > loose figures: sum 
0.15 0 how many > next or previous row
-0.31 -0.6 how many > next or previous row: said way position
-0.62 -0.61 how many > next or previous row: said way time
0.18 0 how many > rows before or after another
0.38 0.28 how many > rows before or after another: count 
-0.67 -0.73 how many > rows before or after another: list 
-0.2 0 how many > share
-0.2 0 how many > share: filtered 
0.39 0.4 how many > the same as another row
0.29 0.39 how many > the same as another row: count said
-0.24 -0.39 how many > the same as another row: list said
-0.86 -0.78 how many > top groups
-0.4 -0.4 how many > top groups: hinted desc
-0.26 -0.23 how many > top groups: own measure asc
-0.65 -0.57 how many > top groups: own measure desc
-0.46 -0.25 how many > top groups: revenue desc
-0.31 -0.53 how many > top groups: rows desc
-0.54 0 how many > top rows
-0.6 -0.68 how many > top rows: order:guess asc
-0.64 -0.73 how many > top rows: order:guess desc
-0.56 -0.46 how many > top rows: order:hint whole
-0.2 0 how many > top rows: order:said asc
-0.55 -0.53 how many > top rows: order:said desc
-0.11 0 how many > top rows: order:said whole
-0.75 -0.66 how many > which of these
-0.62 -0.62 how many > which of these: count asc
-0.36 -0.4 how many > which of these: count desc
-0.69 -0.72 how many > which of these: figure 
-0.34 -0.27 how many > which of these: guess asc
-0.36 -0.29 how many > which of these: guess desc
-0.66 -0.65 how many > which of these: position first
-0.48 -0.51 how many > which of these: position last
-0.36 -0.5 how many > which of these: said asc
-0.33 -0.48 how many > which of these: said desc
-0.1 0 how many > yes or no
-0.1 0 how many > yes or no: exists 
0.42 0.2 how much > comparison: difference sides
-0.19 -0.19 how much > comparison: guess value
-0.37 -0.29 how much > comparison: rows said alone
-0.53 -0.34 how much > comparison: said sides
0.59 0.6 how much > figures
0.36 0.32 how much > figures: fn:revenue fn:sum!
0.29 0.19 how much > figures: fn:revenue one figure
-0.24 -0.28 how much > figures: fn:sum! fn:revenue
0.28 0.4 how much > figures: fn:sum! fn:sum!
-0.55 -0.48 how much > figures: fn:sum! one figure
0.2 0.27 how much > figures: one figure named
-0.31 -0.25 how much > groups that are named
-0.31 -0.25 how much > groups that are named: listed 
-0.69 -0.57 how much > list
-0.23 -0.31 how much > list: all 
-0.39 -0.18 how much > list: where 
-0.7 -0.7 how much > list: where distinct
-0.49 -0.56 how much > loose figures: avg 
-0.62 -0.39 how much > loose figures: count 
0.79 0.65 how much > loose figures: sum 
0.33 0.3 how much > share
-0.22 -0.22 how much > share: filtered 
0.22 0.22 how much > share: filtered twice 
0.18 0.2 how often > figures: fn:count one figure
-0.2 -0.28 how often > groups that are named
-0.2 -0.28 how often > groups that are named: listed 
-0.2 -0.27 how often > which of these
0.24 0 ignores dimension
-2.11 -1.33 ignores entity
0.28 0 ignores field
-0.28 -0.37 ignores having
-0.1 -0.27 ignores measure
-0.03 0 ignores operator
-0.66 -0.78 ignores order
-0.22 -0.27 ignores over
0.58 0 ignores superlative
-0.23 -0.33 ignores value
0.59 0.5 in > comparison
-0.2 -0.33 in > comparison: difference floating
-0.28 -0.51 in > comparison: difference sides
-0.49 -0.63 in > comparison: difference value
-1.19 -1.25 in > comparison: guess floating
-0.29 -0.35 in > comparison: guess sides
0.6 0.74 in > comparison: guess value
0.26 0.38 in > comparison: rows alone
-0.2 -0.2 in > comparison: rows said alone
-0.24 -0.3 in > comparison: rows said in groups
0.32 0.3 in > comparison: said sides
-0.24 -0.23 in > comparison: said value
0.22 0.64 in > difference
-0.59 -0.57 in > difference: of counts 
-0.3 0.22 in > difference: of ends guess
0.04 0.18 in > difference: of ends said
0.08 0.34 in > difference: of fields 
-0.46 -0.62 in > difference: of fields turned 
-0.37 -0.67 in > difference: of two turned guess
-0.23 -0.52 in > difference: of two turned said
-0.6 0 in > extreme value
-0.44 0 in > extreme value: max said
-0.99 -0.93 in > extreme value: min guess
-0.67 -0.27 in > extreme value: min said
-0.7 -0.63 in > figure of the top rows: avg 
0.11 0 in > figure of the top rows: sum 
-0.46 0 in > figures
-0.28 -0.32 in > figures: fn:arithmetic one figure
-0.5 -0.57 in > figures: fn:avg fn:sum!
-0.31 -0.43 in > figures: fn:avg grouped by what is beside
1.46 1.24 in > figures: fn:avg one figure
0.55 0.62 in > figures: fn:avg! fn:units
-0.69 -0.73 in > figures: fn:avg! fn:units, another way
-0.19 -0.25 in > figures: fn:avg! grouped
-0.2 -0.22 in > figures: fn:avg! grouped by what is beside
-0.18 -0.2 in > figures: fn:avg! one figure
-0.34 -0.19 in > figures: fn:count fn:distinct?
-0.26 -0.15 in > figures: fn:count fn:missing
0.6 0.36 in > figures: fn:count fn:outliers
-0.51 -0.47 in > figures: fn:count fn:sum
0 -0.09 in > figures: fn:count fn:sum!
-0.14 0 in > figures: fn:count grouped
-0.38 -0.39 in > figures: fn:count grouped by what is beside
0.03 0.17 in > figures: fn:count one figure
-0.3 -0.32 in > figures: fn:distinct grouped by what is beside
0.4 0.36 in > figures: fn:distinct one figure
-0.36 -0.38 in > figures: fn:distinct? fn:avg!
0.39 0 in > figures: fn:distinct? fn:sum!
-0.29 -0.31 in > figures: fn:distinct? grouped
-0.66 -0.63 in > figures: fn:distinct? grouped by what is beside
-0.25 0 in > figures: fn:distinct? one figure
-0.21 -0.18 in > figures: fn:last grouped
-0.29 -0.31 in > figures: fn:max grouped
-0.52 -0.51 in > figures: fn:max grouped by what is beside
-0.43 -0.49 in > figures: fn:max one figure
-0.27 -0.27 in > figures: fn:min grouped by what is beside
-0.22 0 in > figures: fn:min one figure
0.2 0.2 in > figures: fn:missing one figure
-0.37 -0.4 in > figures: fn:outliers grouped by what is beside
1.02 0.9 in > figures: fn:outliers one figure
-0.29 -0.38 in > figures: fn:profit grouped by what is beside
-0.12 -0.24 in > figures: fn:profit one figure
1.04 0.73 in > figures: fn:ratio grouped
-0.39 -0.44 in > figures: fn:ratio grouped by what is beside
-1.01 -0.93 in > figures: fn:ratio one figure
0.36 0.32 in > figures: fn:revenue fn:sum!
-0.45 -0.47 in > figures: fn:revenue grouped by what is beside
0.55 0.52 in > figures: fn:revenue, another way grouped
-0.38 -0.49 in > figures: fn:revenue, another way one figure
0.29 0.31 in > figures: fn:sum grouped
-0.39 -0.32 in > figures: fn:sum grouped by what is beside
0.7 0.6 in > figures: fn:sum one figure
0.65 0.93 in > figures: fn:sum! fn:count
-0.44 -0.42 in > figures: fn:sum! fn:max
-0.22 -0.2 in > figures: fn:sum! fn:revenue, another way
0.34 0.58 in > figures: fn:sum! fn:sum!
0.81 0.87 in > figures: fn:sum! fn:units
-0.85 -1.03 in > figures: fn:sum! fn:units, another way
0.75 0.59 in > figures: fn:sum! grouped
-0.23 -0.26 in > figures: fn:sum! grouped by what is beside
-0.34 -0.66 in > figures: fn:sum? fn:sum!
-0.33 -0.34 in > figures: fn:sum? grouped
-0.44 -0.53 in > figures: fn:sum? grouped by what is beside
0.41 0.46 in > figures: fn:sum? one figure
-1.02 -1.46 in > figures: fn:units grouped by what is beside
-0.52 -0.36 in > figures: fn:units one figure
-0.83 -0.8 in > figures: fn:units, another way grouped
-0.56 -0.85 in > figures: fn:units, another way grouped by what is beside
-0.47 -0.62 in > figures: grouped by what is beside 
-0.86 -0.48 in > figures: grouped named
0.05 0.42 in > figures: one figure named
0.15 0.51 in > first or last of each
0.15 0.51 in > first or last of each:  
0.01 0.32 in > first or last row
0.02 0.23 in > first or last row: position last
-1.17 -1.08 in > first or last row: time last
0.58 0.21 in > groups that are named
0.25 0.19 in > groups that are named: compared 
0.21 -0.25 in > groups that are named: listed 
0.18 0 in > groups that have
-0.9 -0.86 in > groups that have: list guess
0.3 0 in > groups that have: list said
-0.25 -0.21 in > how long
-0.25 -0.21 in > how long: between rows 
0.47 0 in > list
-0.8 -0.81 in > list: all 
-0.37 -0.4 in > list: all columns named
-0.22 -0.33 in > list: how many 
-0.1 -0.33 in > list: many 
0.76 0.61 in > list: named things 
-0.36 -0.41 in > list: where 
0.59 0.62 in > list: where columns named
-0.06 -0.24 in > list: where distinct
0.17 0 in > loose figures
-0.46 -0.27 in > loose figures: avg 
-0.22 0 in > loose figures: count 
-0.1 -0.25 in > loose figures: look up 
-0.87 -0.53 in > loose figures: look up guess
0.49 0 in > loose figures: sum 
-0.23 0 in > next or previous row
-0.42 -0.28 in > next or previous row: other way position
0 0.24 in > next or previous row: said way time
-0.42 -0.5 in > rows before or after another
-0.07 -0.29 in > rows before or after another: count 
-0.52 -0.52 in > rows before or after another: list 
-0.23 -0.21 in > share
-0.4 -0.33 in > share: filtered 
0.19 0.2 in > share: filtered twice 
-0.36 -0.2 in > the same as another row: count guess
-0.41 -0.38 in > the same as another row: count said
-0.11 -0.31 in > the same as another row: list guess
0.32 0.26 in > the same as another row: list said
-0.05 -0.38 in > top groups
0.47 0.08 in > top groups: hinted asc
-0.19 -0.47 in > top groups: hinted desc
0.13 -0.13 in > top groups: own measure desc
-0.41 -0.42 in > top groups: revenue asc
0.11 0 in > top groups: revenue desc
0.58 0.78 in > top groups: rows asc
-0.33 -0.54 in > top groups: rows desc
-0.59 -0.64 in > top groups: said measure asc
-0.48 0 in > top groups: said measure desc
-0.51 -0.51 in > top groups: sum of field asc
0.66 0.46 in > top groups: sum of field desc
-0.3 -0.31 in > top groups: units asc
-0.68 -0.37 in > top groups: units desc
-0.12 -0.28 in > top rows
-0.45 -0.78 in > top rows: order:guess asc
0.31 0.19 in > top rows: order:guess desc
-0.13 -0.29 in > top rows: order:hint asc
0.83 0.74 in > top rows: order:hint desc
-0.17 -0.43 in > top rows: order:hint whole
0.15 0 in > top rows: order:said asc
-0.56 -0.44 in > top rows: order:said desc
-0.53 -0.22 in > top rows: order:said whole
0.19 0 in > which of these
-0.34 -0.29 in > which of these: count asc
-0.23 -0.26 in > which of these: count desc
-0.12 0 in > which of these: figure 
-0.35 -0.24 in > which of these: guess asc
0.18 0 in > which of these: guess desc
-0.46 -0.38 in > which of these: position first
0.93 0.45 in > which of these: position last
-0.39 -0.24 in > which of these: said desc
-0.19 -0.24 in > yes or no
-0.23 -0.24 in > yes or no: exists 
-0.38 -0.41 in after > comparison
-0.38 -0.41 in after > comparison: guess value
-0.32 -0.29 in after > figures
-0.32 -0.29 in after > figures: fn:count one figure
-0.71 -0.72 in after > list
-0.39 -0.41 in after > list: named things 
-0.68 -0.64 in after > list: where 
-0.58 -0.6 in after > list: where distinct
-0.47 -0.49 in after > loose figures
-0.47 -0.49 in after > loose figures: count 
-0.84 -0.84 in after > next or previous row: other way position
0.59 0.59 in after > next or previous row: said way position
-0.25 -0.26 in after > next or previous row: said way time
0.22 0.24 in after > rows before or after another: count 
-0.94 -1.08 in after > rows before or after another: list 
-0.4 -0.31 in all > comparison
-0.4 -0.31 in all > comparison: guess value
-0.51 -0.48 in all > extreme value
-0.31 -0.44 in all > extreme value: max guess
-0.51 -0.48 in all > extreme value: max said
-0.21 -0.19 in all > figures
-0.21 -0.19 in all > figures: fn:max grouped by what is beside
-0.35 -0.28 in all > groups that are named
-0.35 -0.28 in all > groups that are named: listed 
-0.46 -0.33 in all > list
-0.49 -0.35 in all > list: where 
-0.39 -0.3 in all > list: where distinct
-0.36 -0.33 in all > loose figures
-0.26 -0.28 in all > loose figures: count 
-0.23 -0.25 in all > loose figures: sum 
0.34 0.23 in all > top groups: rows desc
-0.39 -0.28 in all > top groups: sum of field desc
0.56 0.66 in all > top rows
0.61 0.65 in all > top rows: order:guess desc
-0.65 -0.57 in all > top rows: order:said desc
0.2 0.26 in does > difference
0.2 0.26 in does > difference: of ends guess
-0.18 -0.22 in does > figures
-0.21 -0.24 in does > figures: fn:count one figure
-0.18 -0.22 in does > figures: fn:distinct? one figure
-0.23 -0.34 in does > list
-0.23 -0.34 in does > list: where distinct
-0.36 -0.36 in does > loose figures
-0.34 -0.28 in does > loose figures: avg 
-0.25 -0.23 in does > loose figures: look up 
-0.38 -0.44 in does > loose figures: sum 
-0.18 -0.24 in each > extreme value
-0.23 -0.36 in each > figures
-0.19 -0.25 in each > figures: fn:avg! grouped
0.29 0.39 in each > figures: fn:count grouped
-0.44 -0.38 in each > figures: fn:count one figure
0.16 0 in each > figures: fn:ratio grouped
-0.18 -0.26 in each > figures: fn:revenue grouped
-0.27 -0.4 in each > figures: grouped named
-0.35 -0.21 in each > list
-0.33 -0.19 in each > list: how many 
-0.21 -0.17 in each > list: named things 
0.32 -0.14 in each > top groups
0.39 -0.04 in each > top groups: hinted asc
0.33 0.34 in each > top groups: own measure desc
-0.41 -0.42 in each > top groups: revenue asc
0.83 0.68 in each > top groups: revenue desc
-0.41 -0.41 in each > top groups: rows asc
-0.93 -0.72 in each > top groups: rows desc
-0.42 -0.45 in each > top groups: said measure asc
-0.69 -0.63 in each > top groups: said measure desc
-0.3 -0.31 in each > top groups: units asc
-0.6 -0.58 in each > top groups: units desc
-0.18 0.29 in each > top rows
0.38 0.61 in each > top rows: order:said asc
-0.5 -0.62 in each > top rows: order:said desc
-0.25 -0.45 in each > top rows: order:said whole
0.17 0.21 in every > top groups
-0.39 -0.72 in every > top groups: own measure desc
0.35 0.67 in every > top groups: said measure desc
0.86 0.5 in first > first or last row
0.86 0.5 in first > first or last row: position first
-0.5 -0.45 in first > top groups: own measure asc
0.3 0.29 in first > top groups: sum of field asc
-0.39 -0.44 in first > top rows
-0.42 -0.3 in first > top rows: order:guess asc
-0.18 -0.24 in first > top rows: order:said asc
0.38 0.7 in how > comparison
0.38 0.7 in how > comparison: guess value
0.44 0 in how > figures
-0.4 -0.36 in how > figures: fn:count grouped by what is beside
0.22 0 in how > figures: fn:count one figure
-0.04 -0.33 in how > figures: fn:distinct? one figure
-0.23 -0.19 in how > groups that are named
-0.23 -0.19 in how > groups that are named: listed 
-0.56 -0.47 in how > list
-0.44 -0.29 in how > list: many 
-0.41 -0.34 in how > list: where 
-0.61 -0.48 in how > list: where distinct
-0.14 0 in how > loose figures
-0.6 -0.54 in how > loose figures: look up 
-0.45 -0.49 in how > loose figures: look up guess
-0.22 -0.2 in in > figures
-0.23 -0.17 in in > figures: fn:count grouped by what is beside
-0.21 -0.2 in in > figures: fn:count one figure
-0.22 -0.21 in in > figures: fn:distinct? one figure
0.19 0.2 in in > top rows
0.19 0.2 in in > top rows: order:guess asc
-0.13 -0.21 in last > first or last row
-0.13 -0.21 in last > first or last row: position last
0.29 0.29 in last > top groups
-0.29 -0.26 in last > top groups: own measure desc
-0.59 -0.59 in last > top groups: rows desc
0.33 0.31 in last > top groups: sum of field desc
-0.37 -0.35 in last > top rows
-0.54 -0.42 in last > top rows: order:guess desc
-0.33 -0.35 in last > top rows: order:hint whole
0.41 0.38 in last > top rows: order:said whole
0.18 0.33 in less > figures
-0.32 -0.3 in less > figures: fn:count grouped by what is beside
0.19 0.33 in less > figures: fn:count one figure
-0.1 0 in less > figures: fn:distinct? one figure
-0.28 -0.27 in less > list
-0.22 -0.28 in less > list: where 
-0.28 -0.27 in less > list: where distinct
-0.2 -0.34 in less > loose figures
-0.18 -0.34 in less > loose figures: look up 
-0.27 -0.32 in more > list
-0.18 -0.21 in more > list: where 
-0.26 -0.35 in more > list: where distinct
-0.25 -0.24 in more > loose figures
0.32 0.35 in more > which of these
-0.4 -0.42 in more > which of these: count asc
0.24 0.23 in more > which of these: count desc
0.27 0.27 in more > which of these: guess asc
-0.26 -0.26 in more > which of these: guess desc
-0.47 -0.49 in more > which of these: position first
0.31 0.29 in more > which of these: position last
0.37 0.41 in more > which of these: said asc
0.36 0.34 in more > which of these: said desc
-0.29 -0.29 in more > yes or no
-0.29 -0.29 in more > yes or no: exists 
-0.2 -0.22 in number > comparison
-0.2 -0.22 in number > comparison: guess value
0.2 0.21 in number > difference
-0.07 -0.2 in number > difference: of counts 
0.03 0.31 in number > difference: of ends said
-0.28 -0.28 in number > difference: of fields 
-0.01 -0.21 in number > difference: of fields turned 
0.2 0.18 in number > difference: of two said
-0.17 -0.2 in number > difference: of two turned said
-0.21 -0.2 in number > figures
-0.21 -0.19 in number > figures: fn:count one figure
0.35 0.27 in number > first or last row
0.35 0.27 in number > first or last row: position first
-0.44 -0.4 in number > top groups
-0.44 -0.4 in number > top groups: own measure desc
-0.25 -0.2 in number > top rows: order:guess desc
0.23 0.24 in on > figures
0.23 0.24 in on > figures: fn:count one figure
0.11 0 in percent > comparison: difference sides
-0.28 -0.19 in percent > figures
-0.22 -0.19 in percent > figures: fn:revenue one figure
0.32 0.31 in percent > share
-0.25 -0.22 in percent > share: filtered 
0.22 0.22 in percent > share: filtered twice 
-0.21 0 in total > figures
0.37 0.15 in total > figures: fn:count fn:outliers
-0.22 -0.12 in total > figures: fn:count fn:sum
-0.28 -0.21 in total > figures: fn:count grouped by what is beside
-0.64 -0.27 in total > figures: fn:count one figure
0.66 0.56 in total > figures: fn:distinct? one figure
-0.2 -0.19 in total > figures: fn:max grouped by what is beside
0.47 0.46 in total > figures: fn:outliers one figure
0.36 0.32 in total > figures: fn:revenue fn:sum!
-0.33 -0.3 in total > figures: fn:revenue one figure
0.28 0.4 in total > figures: fn:sum! fn:sum!
0.18 0 in total > figures: fn:sum? fn:sum!
0.23 0.27 in total > figures: one figure named
-0.5 -0.64 in total > list
-0.23 -0.35 in total > list: all 
-0.51 -0.61 in total > list: where distinct
0.12 -0.2 in total > loose figures
-0.61 -0.7 in total > loose figures: avg 
-0.43 -0.39 in total > loose figures: count 
-0.01 -0.51 in total > loose figures: look up guess
0.73 0.5 in total > loose figures: sum 
0.49 0.51 in total > top groups
-0.48 -0.39 in total > top groups: rows desc
0.97 0.95 in total > top groups: sum of field desc
-0.44 -0.54 in total > top rows
0.18 0 in total > top rows: order:guess asc
0.16 0 in total > top rows: order:hint whole
-0.69 -0.7 in total > top rows: order:said desc
-0.14 0 in total > top rows: order:said whole
0.35 0.47 in under > first or last row: time first
-0.27 -0.22 in under > top rows
-0.26 -0.22 in under > top rows: order:said asc
0.25 0.32 in what > extreme value
-0.24 -0.32 in what > extreme value: max guess
0.4 0.32 in what > extreme value: max said
-0.15 -0.25 in what > extreme value: min guess
0.04 0.26 in what > extreme value: min said
-0.48 -0.07 in what > figures
-0.21 -0.18 in what > figures: fn:last grouped
0.64 0.71 in what > figures: fn:sum! fn:sum!
-0.36 -0.09 in what > figures: fn:sum! grouped
0.2 0.38 in what > figures: fn:sum! grouped by what is beside
-0.2 -0.17 in what > figures: fn:units, another way grouped
-0.24 0.09 in what > figures: grouped named
0.21 0.51 in what > first or last of each
0.21 0.51 in what > first or last of each:  
-0.17 -0.3 in what > first or last row
-0.2 -0.39 in what > first or last row: position first
-0.11 -0.25 in what > first or last row: position last
-0.1 -0.22 in what > first or last row: time first
0.27 0.25 in what > list
-0.31 -0.26 in what > list: all 
-0.54 -0.78 in what > list: many 
0.38 0.55 in what > list: where distinct
-0.15 -0.37 in what > loose figures
0.17 0 in what > loose figures: avg 
-0.88 -0.79 in what > loose figures: count 
-0.07 -0.25 in what > loose figures: sum 
-0.18 0 in what > next or previous row
0.54 0.5 in what > top groups: own measure asc
0.45 0.36 in what > top groups: own measure desc
0.14 0.17 in what > top groups: rows asc
-0.63 -0.46 in what > top groups: rows desc
0.25 0.25 in what > top groups: said measure desc
-0.28 -0.47 in what > top groups: sum of field asc
-0.84 -0.83 in what > top groups: sum of field desc
-0.2 -0.47 in what > top rows
-0.13 -0.36 in what > top rows: order:guess asc
-0.3 -0.42 in what > top rows: order:guess desc
-0.48 -0.36 in what > top rows: order:said asc
-0.43 -0.43 in what > which of these
-0.36 -0.38 in what > which of these: count asc
-0.35 -0.37 in what > which of these: count desc
-0.25 -0.29 in what > which of these: guess asc
-0.26 -0.31 in what > which of these: guess desc
-0.63 -0.54 in what > which of these: position first
-0.59 -0.42 in what > which of these: position last
0.21 0.26 in which > extreme value: max guess
-0.6 -0.65 in which > extreme value: max said
-0.08 -0.35 in which > extreme value: min said
0.16 0 in which > figures
-0.36 -0.33 in which > figures: fn:count grouped
-0.25 -0.25 in which > figures: fn:count grouped by what is beside
0.61 0.3 in which > figures: fn:count one figure
-0.25 -0.28 in which > figures: fn:distinct? grouped by what is beside
0.3 0.44 in which > figures: fn:distinct? one figure
-0.32 -0.35 in which > first or last row: position first
0.28 0.19 in which > first or last row: position last
-0.27 -0.29 in which > first or last row: time first
-0.28 -0.37 in which > list
-0.45 -0.56 in which > list: many 
-0.41 -0.52 in which > list: where 
-0.07 0.24 in which > list: where distinct
-0.41 -0.34 in which > loose figures
-0.22 -0.22 in which > loose figures: count 
-0.47 -0.45 in which > next or previous row: other way position
0.36 0.26 in which > next or previous row: said way time
0.15 0 in which > rows before or after another: count 
0.21 0.2 in which > the same as another row
-0.47 -0.42 in which > the same as another row: count guess
-0.41 -0.38 in which > the same as another row: count said
-0.24 -0.26 in which > the same as another row: list guess
0.27 0.26 in which > the same as another row: list said
0.38 0 in which > top groups
0.25 0.2 in which > top groups: own measure asc
0.11 0 in which > top groups: own measure desc
-0.22 -0.23 in which > top groups: revenue desc
0.56 0.41 in which > top groups: rows asc
0.36 0 in which > top groups: rows desc
-0.01 0.25 in which > top groups: said measure desc
-0.25 -0.27 in which > top groups: sum of field asc
-0.5 -0.37 in which > top groups: sum of field desc
-0.2 -0.21 in which > top groups: units desc
-0.26 0 in which > top rows
-0.23 -0.16 in which > top rows: order:guess asc
-0.23 -0.38 in which > top rows: order:said asc
-0.84 -0.52 in which > top rows: order:said desc
-0.17 -0.28 in which > which of these
-0.16 -0.26 in which > which of these: count asc
-0.17 -0.26 in which > which of these: count desc
-0.16 -0.2 in which > which of these: guess asc
-0.17 -0.28 in which > which of these: guess desc
-0.19 -0.34 in which > which of these: position first
-0.18 -0.35 in which > which of these: position last
0.19 0 in win > difference: of ends said
-0.16 0 in win > difference: of fields 
0.42 0.08 in with > first or last row
0.45 0.09 in with > first or last row: position first
0.34 0.29 in with > list
0.31 0.27 in with > list: many 
-0.2 -0.14 in with > loose figures
-0.2 -0.14 in with > loose figures: count 
0.15 0.36 in with > top groups
0.15 0.36 in with > top groups: rows asc
-0.35 -0.24 in with > which of these
-0.27 -0.19 in with > which of these: count asc
-0.29 -0.21 in with > which of these: count desc
-0.21 -0.18 in with > which of these: guess desc
-0.34 -0.29 in with > which of these: position first
-0.44 -0.3 in with > which of these: position last
0.37 0.31 in years > difference
0.32 0.32 in years > difference: of counts 
0.24 0.24 in years > difference: of counts turned 
-0.43 -0.45 in years > difference: of ends guess
0.45 0.48 in years > difference: of ends said
-0.29 -0.32 in years > difference: of two guess
-0.39 -0.38 in years > difference: of two said
-0.33 -0.33 in years > difference: of two turned guess
0.25 0.29 in years > difference: of two turned said
-0.26 -0.28 in years > list
-0.3 -0.28 in years > list: where 
-0.24 -0.28 in years > list: where distinct
0.23 0.25 in years > loose figures
-0.21 -0.2 in years > loose figures: avg 
0.22 0.24 in years > loose figures: count 
-0.2 -0.23 in years > loose figures: sum 
-0.22 -0.18 in years > which of these
-0.21 -0.17 in years > which of these: guess desc
-0.23 -0.18 in years > which of these: position first
-0.32 -0.23 in years > which of these: position last
-0.57 -0.46 is > against another row
-0.57 -0.34 is > against another row: count guess
-0.25 -0.29 is > against another row: list guess
-0.2 -0.21 is > an average one
-0.2 -0.21 is > an average one:  
-0.43 -0.48 is > average of each
-0.43 -0.48 is > average of each:  
-0.21 -0.2 is > columns that are named: columns named where
-0.32 -0.27 is > comparison: guess value
-0.18 -0.21 is > comparison: said value
0.23 0.25 is > difference
-0.24 0 is > difference: of counts 
-0.26 -0.67 is > difference: of counts turned 
-0.19 0 is > difference: of ends guess
-0.24 0 is > difference: of ends said
-0.49 -0.53 is > difference: of two guess
-0.19 0 is > difference: of two said
-0.32 -0.4 is > difference: of two turned guess
-0.07 -0.33 is > difference: of two turned said
-0.17 0 is > extreme value: max guess
-0.45 -0.51 is > extreme value: max said
-0.36 -0.59 is > extreme value: min guess
0.36 0.13 is > extreme value: min said
-0.34 -0.28 is > figures: fn:arithmetic one figure
-0.48 -0.55 is > figures: fn:avg fn:sum!
0.58 0.55 is > figures: fn:avg grouped
-0.7 -0.78 is > figures: fn:avg grouped by what is beside
0.24 0.29 is > figures: fn:avg one figure
-0.19 -0.21 is > figures: fn:avg! grouped
-0.31 -0.38 is > figures: fn:avg! grouped by what is beside
-0.68 -0.92 is > figures: fn:avg! one figure
0.2 0.19 is > figures: fn:correlation one figure
-0.44 -0.5 is > figures: fn:count fn:normal
-0.37 -0.47 is > figures: fn:count fn:skewed
0.32 0.35 is > figures: fn:count fn:sum
-0.24 -0.43 is > figures: fn:count fn:sum!
-0.84 -0.84 is > figures: fn:count grouped
-0.43 -0.48 is > figures: fn:count grouped by what is beside
0.11 0 is > figures: fn:count one figure
-0.19 -0.2 is > figures: fn:distinct? fn:avg!
0.02 0.22 is > figures: fn:distinct? fn:sum!
-0.32 -0.21 is > figures: fn:distinct? grouped
-0.89 -1.02 is > figures: fn:distinct? grouped by what is beside
0.19 0 is > figures: fn:distinct? one figure
-0.47 -0.38 is > figures: fn:last grouped by what is beside
-0.51 -0.48 is > figures: fn:last one figure
-0.29 -0.3 is > figures: fn:max fn:sum!
-0.54 -0.59 is > figures: fn:max grouped by what is beside
-0.15 -0.3 is > figures: fn:max one figure
-0.33 -0.23 is > figures: fn:median fn:sum!
0.31 0.41 is > figures: fn:median one figure
-0.37 -0.31 is > figures: fn:min grouped by what is beside
-0.29 -0.19 is > figures: fn:mode grouped by what is beside
0.33 0.24 is > figures: fn:mode one figure
0.47 0.54 is > figures: fn:normal one figure
0.48 0.52 is > figures: fn:range one figure
0.9 0.7 is > figures: fn:ratio one figure
-0.43 -0.34 is > figures: fn:revenue one figure
0.54 0.62 is > figures: fn:skewed one figure
0.61 0.6 is > figures: fn:skewness one figure
-0.5 -0.51 is > figures: fn:stddev fn:sum!
0.65 0.56 is > figures: fn:stddev one figure
-0.25 -0.26 is > figures: fn:sum fn:count
-0.05 0.5 is > figures: fn:sum fn:sum!
0.32 0.34 is > figures: fn:sum grouped
-0.34 -0.43 is > figures: fn:sum grouped by what is beside
0.28 0.29 is > figures: fn:sum! fn:arithmetic
-0.49 -0.58 is > figures: fn:sum! fn:skewed
-0.18 -0.24 is > figures: fn:sum! fn:sum!
-0.51 -0.52 is > figures: fn:sum! grouped
-0.32 -0.37 is > figures: fn:sum! grouped by what is beside
-0.45 -0.7 is > figures: fn:sum! one figure
0.29 0.26 is > figures: fn:sum? fn:avg!
-0.24 -0.35 is > figures: fn:sum? fn:sum!
-0.2 -0.22 is > figures: fn:sum? grouped
-0.63 -0.5 is > figures: fn:sum? grouped by what is beside
-0.22 -0.21 is > figures: fn:sum? one figure
-0.2 -0.21 is > figures: grouped named
-0.42 -0.37 is > figures: one figure named
0.7 1.49 is > first or last row
0.17 0.93 is > first or last row: position first
0.65 0.61 is > first or last row: position last
0.27 0.29 is > first or last row: time first
-0.38 -0.26 is > first or last row: time last
-0.81 -0.75 is > groups that are named
-0.74 -0.75 is > groups that are named: listed 
-0.35 -0.34 is > groups that have
-0.35 -0.34 is > groups that have: list guess
-0.59 -0.45 is > list: all 
-0.58 -0.54 is > list: all columns named
-0.66 -0.56 is > list: how many 
-0.55 -0.17 is > list: many 
-0.29 -0.32 is > list: many columns named
0.25 0 is > list: named things 
0.48 0.22 is > list: where 
0.29 0.26 is > list: where columns named
-0.56 -0.61 is > list: where distinct
-0.3 -0.45 is > loose figures
-1.08 -0.87 is > loose figures: avg 
0.35 0 is > loose figures: count 
0.48 0.5 is > loose figures: count columns named
0.23 0.35 is > loose figures: look up guess
-0.82 -0.62 is > loose figures: sum 
-0.14 -0.33 is > next or previous row: other way position
0.38 0.5 is > next or previous row: said way position
-0.62 -0.24 is > next or previous row: said way time
-0.47 -0.7 is > rows before or after another
-0.93 -0.75 is > rows before or after another: count 
-0.2 -0.33 is > rows before or after another: list 
-0.18 -0.2 is > share: filtered 
-0.27 -0.35 is > share: filtered twice 
0.18 0.2 is > share: of groups 
-0.45 -0.47 is > the same as another row: count guess
-0.27 -0.3 is > the same as another row: count said
0.33 0.37 is > the same as another row: list said
-0.31 -0.46 is > top groups
-0.11 0 is > top groups: hinted desc
-0.74 -0.73 is > top groups: own measure asc
-0.3 -0.51 is > top groups: own measure desc
-0.2 -0.18 is > top groups: revenue desc
-0.15 -0.24 is > top groups: rows asc
0.12 0 is > top groups: rows desc
-0.53 -0.6 is > top groups: said measure desc
-0.21 0 is > top groups: sum of field asc
-0.53 -0.51 is > top groups: sum of field desc
0.03 -0.42 is > top rows
-0.85 -0.51 is > top rows: order:guess asc
-0.4 -0.68 is > top rows: order:guess desc
0.56 0.24 is > top rows: order:hint asc
-0.33 -0.2 is > top rows: order:hint desc
-0.36 -0.29 is > top rows: order:hint whole
-0.22 -0.5 is > top rows: order:said asc
-0.61 -0.48 is > top rows: order:said desc
0.41 0.32 is > top rows: order:said whole
-0.68 -0.77 is > which of these: count asc
-0.63 -0.7 is > which of these: count desc
-0.27 -0.49 is > which of these: figure 
-0.84 -0.93 is > which of these: guess asc
-0.02 0.2 is > which of these: guess desc
-0.52 -0.52 is > which of these: position first
0.53 0.42 is > which of these: position last
-0.45 -0.35 is > which of these: said asc
-0.37 -0.38 is > which of these: said desc
0.29 0.2 is > yes or no: against another 
-0.16 -0.19 is > yes or no: exists 
-0.64 -0.56 is above > list
-0.48 -0.51 is above > list: named things 
-0.48 -0.49 is above > list: where 
-0.4 -0.38 is above > list: where distinct
0.71 0.59 is above > next or previous row
-0.36 -0.58 is above > next or previous row: other way position
0.48 0.62 is above > next or previous row: said way position
-0.52 -0.35 is above > rows before or after another
-0.17 -0.2 is above > rows before or after another: count 
-0.51 -0.35 is above > rows before or after another: list 
-0.75 -0.66 is after > list
-0.81 -0.72 is after > list: where 
-0.47 -0.38 is after > list: where distinct
0.81 0.6 is after > next or previous row
-0.74 -0.73 is after > next or previous row: other way position
0.46 0.42 is after > next or previous row: said way position
-0.3 -0.29 is after > next or previous row: said way time
-0.52 -0.29 is after > rows before or after another
-0.36 -0.28 is after > rows before or after another: count 
-0.51 -0.29 is after > rows before or after another: list 
0.31 0.35 is at > figures
0.31 0.34 is at > figures: fn:count one figure
0.57 0.53 is at > first or last row
0.57 0.53 is at > first or last row: position first
-0.4 -0.38 is at > first or last row: time first
-0.46 -0.48 is at > top groups
-0.46 -0.48 is at > top groups: rows desc
-0.53 -0.48 is at > top rows
-0.53 -0.48 is at > top rows: order:guess desc
-0.43 -0.33 is before > list
-0.33 -0.33 is before > list: named things 
-0.5 -0.38 is before > loose figures
-0.5 -0.38 is before > loose figures: count 
0.69 0.72 is before > next or previous row
-0.27 -0.51 is before > next or previous row: other way position
0.32 0.52 is before > next or previous row: said way position
-0.34 -0.42 is before > rows before or after another
-0.28 -0.41 is before > rows before or after another: list 
-0.36 -0.31 is below > list
-0.39 -0.34 is below > list: where 
-0.28 -0.27 is below > list: where distinct
-0.51 -0.44 is below > loose figures
-0.51 -0.44 is below > loose figures: count 
0.42 0.35 is below > next or previous row
0.55 0.55 is below > next or previous row: said way position
-0.39 -0.33 is below > rows before or after another
-0.4 -0.34 is below > rows before or after another: list 
-0.17 -0.23 is difference > comparison
-0.17 -0.23 is difference > comparison: guess value
0.33 0.38 is difference > difference
-0.44 -0.55 is difference > difference: of ends guess
0.39 0.55 is difference > difference: of ends said
0.18 -0.2 is difference > difference: of two said
-0.23 -0.34 is difference > difference: of two turned said
0.18 0.2 is each > share: of groups 
0.45 0.44 is greater > comparison
0.45 0.44 is greater > comparison: guess value
-0.45 -0.44 is greater > figures
-0.44 -0.43 is greater > figures: fn:count one figure
-0.4 -0.45 is greater > figures: fn:distinct? one figure
0.23 0.22 is in > first or last row
0.23 0.22 is in > first or last row: position last
0.21 0.2 is in > list
0.2 0.22 is in > list: named things 
-0.21 -0.24 is in > list: where 
-0.2 -0.22 is in > list: where distinct
-0.23 -0.2 is in > loose figures
-0.23 -0.21 is in > loose figures: count 
-0.25 -0.25 is in > top groups
-0.25 -0.25 is in > top groups: rows desc
-0.22 -0.22 is in > top rows
-0.22 -0.22 is in > top rows: order:guess desc
-0.21 -0.23 is in > top rows: order:hint whole
-0.31 -0.29 is larger > against another row
-0.27 -0.3 is larger > against another row: count guess
-0.31 -0.29 is larger > against another row: list guess
-0.26 -0.25 is larger > list
-0.15 -0.29 is larger > list: many 
-0.26 -0.25 is larger > list: where 
-0.24 -0.22 is larger > list: where distinct
0.3 0.28 is larger > which of these
-0.43 -0.43 is larger > which of these: count asc
-0.44 -0.42 is larger > which of these: count desc
-0.38 -0.36 is larger > which of these: guess asc
0.34 0.34 is larger > which of these: guess desc
0.44 0.42 is larger > which of these: position first
-0.58 -0.57 is larger > which of these: position last
0.2 0 is less > top rows: order:hint asc
-0.18 0 is less > top rows: order:said whole
-0.6 -0.67 is listed > extreme value
-0.5 -0.54 is listed > extreme value: max guess
0.48 0.5 is listed > figures
-0.12 -0.23 is listed > figures: fn:count grouped by what is beside
0.55 0.55 is listed > figures: fn:count one figure
-0.52 -0.5 is listed > figures: fn:distinct? one figure
-0.25 -0.25 is listed > figures: fn:sum? grouped by what is beside
0.42 0.57 is listed > first or last row
0.37 0.58 is listed > first or last row: position first
-0.29 -0.27 is listed > first or last row: time first
-0.13 -0.43 is listed > list
-0.59 -0.38 is listed > list: named things 
-0.41 -0.49 is listed > list: where 
-0.01 -0.31 is listed > list: where distinct
-0.62 -0.68 is listed > loose figures
-0.43 -0.46 is listed > loose figures: avg 
-0.29 -0.41 is listed > loose figures: count 
-0.47 -0.54 is listed > loose figures: look up 
-0.32 -0.29 is listed > loose figures: look up guess
-0.33 -0.36 is listed > loose figures: sum 
0.58 0.6 is listed > next or previous row
0.04 0.18 is listed > next or previous row: other way position
-0.04 -0.18 is listed > next or previous row: said way position
-0.46 -0.51 is listed > rows before or after another
-0.37 -0.4 is listed > rows before or after another: count 
-0.47 -0.51 is listed > rows before or after another: list 
0.27 0 is listed > top groups
0.63 0.47 is listed > top groups: rows desc
-0.23 -0.23 is listed > top rows
-0.35 -0.34 is listed > top rows: order:guess asc
-0.55 -0.5 is listed > top rows: order:guess desc
-0.54 -0.46 is listed > top rows: order:said asc
-0.25 -0.3 is listed > which of these
-0.24 -0.26 is listed > which of these: count asc
-0.24 -0.27 is listed > which of these: count desc
-0.25 -0.28 is listed > which of these: guess asc
-0.32 -0.35 is listed > which of these: guess desc
-0.26 -0.29 is listed > which of these: position first
-0.32 -0.37 is listed > which of these: position last
-0.26 -0.35 is longer > list
-0.24 -0.22 is longer > list: named things 
0.27 0.35 is longer > which of these
0.31 0.33 is longer > which of these: count asc
0.32 0.33 is longer > which of these: count desc
-0.44 -0.5 is longer > which of these: guess asc
0.37 0.36 is longer > which of these: guess desc
0.68 0.72 is longer > which of these: position first
-0.64 -0.66 is longer > which of these: position last
-0.46 -0.43 is lower > which of these: figure 
-0.21 -0.22 is lower > which of these: guess asc
-0.35 -0.36 is lower > which of these: position first
0.6 0.51 is lower > which of these: position last
0.2 0 is more > top rows: order:hint asc
-0.18 0 is more > top rows: order:said whole
0.33 0.34 is next > next or previous row
-0.32 -0.33 is next > next or previous row: other way position
0.34 0.34 is next > next or previous row: said way position
0.17 0 is not > rows before or after another
0.17 0 is not > rows before or after another: list 
-0.18 -0.26 is on > figures
-0.2 -0.21 is on > figures: fn:avg grouped by what is beside
-0.18 -0.23 is on > figures: fn:avg one figure
-0.08 -0.21 is on > figures: fn:sum! grouped by what is beside
-0.5 -0.54 is on > first or last row
-0.5 -0.54 is on > first or last row: position first
-0.17 -0.49 is on > list: many 
0.17 0.23 is on > list: where 
0.19 0.23 is on > list: where distinct
-0.28 -0.4 is on > loose figures
-0.37 -0.39 is on > loose figures: count 
-0.19 -0.29 is on > loose figures: sum 
0.57 0.58 is on > top groups
0.62 0.63 is on > top groups: own measure desc
-0.38 -0.38 is on > top groups: rows desc
0.51 0.52 is on > top groups: sum of field desc
0.38 0.4 is on > top rows
-0.2 -0.2 is on > top rows: order:guess desc
0.36 0.37 is on > top rows: order:said desc
-0.32 -0.26 is previous > list
-0.27 -0.23 is previous > list: named things 
-0.42 -0.46 is previous > list: where 
-0.46 -0.41 is previous > list: where distinct
0.62 0.59 is previous > next or previous row
-0.77 -0.71 is previous > next or previous row: other way position
0.72 0.66 is previous > next or previous row: said way position
-0.65 -0.67 is previous > rows before or after another
-0.54 -0.44 is previous > rows before or after another: count 
-0.52 -0.53 is previous > rows before or after another: list 
0.17 0.2 is under > list
0.26 0.27 is under > list: many 
-0.23 -0.27 is under > list: where 
-0.28 -0.27 is under > list: where distinct
-0.29 -0.3 larger > against another row: count guess
0.3 0.24 larger > against another row: count said
-0.28 -0.29 larger > against another row: list guess
-0.31 -0.38 larger > against another row: list said
-0.45 -0.33 larger > figures
-0.17 -0.2 larger > figures: fn:count fn:sum!
-0.13 0 larger > figures: fn:count one figure
-0.3 -0.33 larger > list
-0.34 -0.39 larger > list: where 
-0.39 -0.31 larger > list: where distinct
-0.42 -0.35 larger > loose figures
-0.34 -0.21 larger > loose figures: avg 
-0.34 -0.17 larger > loose figures: look up 
-0.35 -0.36 larger > loose figures: sum 
0.52 0.39 larger > which of these
0.37 0.19 larger > which of these: figure 
-0.51 -0.46 larger > which of these: guess asc
0.29 0.25 larger > which of these: guess desc
-0.52 -0.51 larger > which of these: position last
-0.57 -0.45 larger > which of these: said asc
0.71 0.54 larger > which of these: said desc
-0.29 -0.29 larger than > against another row
-0.29 -0.3 larger than > against another row: count guess
-0.28 -0.29 larger than > against another row: list guess
-0.3 -0.25 larger than > list
-0.15 -0.29 larger than > list: many 
-0.29 -0.25 larger than > list: where 
-0.26 -0.22 larger than > list: where distinct
0.27 0.28 larger than > which of these
-0.43 -0.43 larger than > which of these: count asc
-0.44 -0.42 larger than > which of these: count desc
-0.38 -0.36 larger than > which of these: guess asc
0.33 0.34 larger than > which of these: guess desc
0.44 0.42 larger than > which of these: position first
-0.58 -0.57 larger than > which of these: position last
-0.03 -0.2 largest > comparison
-0.03 -0.2 largest > comparison: guess value
0.16 0 largest > extreme value
-0.98 -1.02 largest > extreme value: max guess
0.16 0 largest > extreme value: max said
-0.41 -0.45 largest > figure of the top rows: avg 
0.21 0.25 largest > figure of the top rows: sum 
-0.42 -0.42 largest > figures
-0.52 -0.44 largest > figures: fn:count one figure
-0.26 -0.31 largest > figures: fn:distinct? one figure
-0.33 -0.34 largest > figures: fn:max fn:sum!
-0.52 -0.48 largest > figures: fn:max grouped by what is beside
-0.28 -0.22 largest > figures: fn:max one figure
-0.3 -0.31 largest > figures: fn:sum one figure
-0.46 -0.55 largest > figures: fn:sum! grouped by what is beside
-0.26 -0.17 largest > figures: fn:sum? grouped by what is beside
-0.45 -0.25 largest > list
-0.19 -0.25 largest > list: many 
-0.19 -0.24 largest > list: named things 
-0.36 -0.06 largest > list: where 
-0.29 -0.17 largest > list: where distinct
-0.69 -0.67 largest > loose figures
-0.57 -0.59 largest > loose figures: avg 
-0.13 -0.27 largest > loose figures: look up 
-0.63 -0.67 largest > loose figures: sum 
-0.25 -0.27 largest > rows before or after another
-0.26 -0.23 largest > rows before or after another: count 
-0.24 -0.28 largest > rows before or after another: list 
-0.15 -0.04 largest > top groups
-0.16 -0.38 largest > top groups: hinted desc
-0.4 -0.24 largest > top groups: own measure desc
-1.01 -0.85 largest > top groups: rows desc
-0.32 -0.28 largest > top groups: said measure desc
0.7 0.54 largest > top groups: sum of field desc
-0.45 -0.43 largest > top groups: units desc
-0.17 0 largest > top rows
0.1 0 largest > top rows: order:guess desc
-0.26 -0.28 largest > top rows: order:hint whole
-0.73 -0.36 largest > top rows: order:said desc
1 0.87 largest > top rows: order:said whole
-0.48 -0.43 largest > which of these
-0.33 -0.36 largest > which of these: count asc
-0.46 -0.42 largest > which of these: figure 
-0.25 -0.23 largest > which of these: guess asc
-0.49 -0.5 largest > which of these: guess desc
-0.48 -0.5 largest > which of these: position first
-0.45 -0.45 largest > which of these: position last
-0.03 -0.2 largest amount > comparison
-0.03 -0.2 largest amount > comparison: guess value
-0.3 -0.42 largest amount > extreme value
-0.23 -0.4 largest amount > extreme value: max guess
-0.29 -0.35 largest amount > extreme value: max said
-0.21 -0.25 largest amount > figures
0.43 0.28 largest amount > top groups
-0.15 -0.36 largest amount > top groups: hinted desc
-0.39 -0.33 largest amount > top groups: own measure desc
-0.29 -0.21 largest amount > top groups: rows desc
0.49 0.47 largest amount > top groups: said measure desc
0.51 0.53 largest amount > top groups: sum of field desc
-0.6 -0.56 largest amount > top rows: order:guess desc
-0.48 -0.43 largest amount > which of these
-0.33 -0.36 largest amount > which of these: count asc
-0.46 -0.42 largest amount > which of these: figure 
-0.25 -0.23 largest amount > which of these: guess asc
-0.49 -0.5 largest amount > which of these: guess desc
-0.48 -0.5 largest amount > which of these: position first
-0.45 -0.45 largest amount > which of these: position last
-0.57 -0.56 largest number > extreme value: max guess
0.16 0.27 largest number > extreme value: max said
-0.53 -0.55 largest number > figures
-0.45 -0.45 largest number > figures: fn:count one figure
-0.16 -0.22 largest number > figures: fn:distinct? one figure
-0.47 -0.41 largest number > figures: fn:max grouped by what is beside
-0.26 -0.17 largest number > figures: fn:sum? grouped by what is beside
-0.43 -0.49 largest number > loose figures
-0.38 -0.43 largest number > loose figures: avg 
-0.13 -0.27 largest number > loose figures: look up 
-0.31 -0.31 largest number > loose figures: sum 
-0.25 -0.27 largest number > rows before or after another
-0.26 -0.23 largest number > rows before or after another: count 
-0.24 -0.28 largest number > rows before or after another: list 
-0.74 -0.84 largest number > top groups
-0.58 -0.73 largest number > top groups: own measure desc
-0.34 -0.33 largest number > top groups: rows desc
-0.41 -0.37 largest number > top groups: said measure desc
0.35 0.4 largest number > top rows
0.16 0.22 largest number > top rows: order:guess desc
-0.24 -0.28 largest number > top rows: order:hint whole
0.53 0.52 largest number > top rows: order:said whole
-0.17 -0.26 largest to > extreme value
-0.17 -0.26 largest to > extreme value: max said
-0.47 -0.46 largest to > top groups
-0.47 -0.46 largest to > top groups: sum of field desc
0.26 0.36 largest to > top rows
-0.38 -0.37 largest to > top rows: order:said desc
0.3 0.37 largest to > top rows: order:said whole
-0.34 -0.01 last > comparison
0.14 0.26 last > comparison: guess floating
-0.03 0.21 last > comparison: guess sides
-0.53 -0.51 last > comparison: guess value
-0.28 -0.28 last > comparison: rows alone
0.27 0.34 last > comparison: rows in groups
-0.33 -0.33 last > extreme value
-0.57 -0.35 last > extreme value: max guess
-0.22 -0.2 last > extreme value: max said
-0.32 -0.36 last > extreme value: min said
0.43 0.33 last > figures
-0.23 -0.37 last > figures: fn:count grouped by what is beside
0.61 0.52 last > figures: fn:count one figure
-0.21 -0.28 last > figures: fn:distinct? grouped by what is beside
0.27 0.3 last > figures: fn:distinct? one figure
-0.34 -0.3 last > figures: fn:sum! fn:sum!
-0.36 -0.38 last > figures: fn:sum! grouped
-0.37 -0.34 last > figures: fn:sum! grouped by what is beside
-0.23 -0.23 last > figures: grouped by what is beside 
-0.21 -0.21 last > figures: one figure named
-0.54 -0.33 last > first or last row: position first
-0.52 -0.5 last > first or last row: time last
0 -0.31 last > groups that have
0 -0.31 last > groups that have: list guess
-0.86 -0.92 last > list
-0.35 -0.4 last > list: all 
-0.21 -0.24 last > list: how many 
-0.03 -0.55 last > list: many 
-0.61 -0.54 last > list: named things 
-0.6 -0.77 last > list: where 
-0.84 -0.8 last > list: where distinct
-1.05 -1.02 last > loose figures
-0.49 -0.56 last > loose figures: avg 
-0.96 -0.87 last > loose figures: count 
-0.39 -0.39 last > loose figures: look up guess
-0.66 -0.6 last > loose figures: sum 
0.36 0.36 last > next or previous row
-0.35 -0.34 last > next or previous row: other way position
0.32 0.31 last > next or previous row: said way position
0.4 0.4 last > next or previous row: said way time
-0.33 -0.42 last > rows before or after another
-0.33 -0.42 last > rows before or after another: count 
-0.22 -0.22 last > rows before or after another: list 
-0.17 0 last > top groups
-0.2 -0.21 last > top groups: own measure asc
-0.81 -0.79 last > top groups: own measure desc
-0.38 -0.38 last > top groups: revenue desc
-0.36 -0.3 last > top groups: rows asc
-1.19 -0.67 last > top groups: rows desc
0.81 0.8 last > top groups: sum of field desc
-0.26 -0.29 last > top groups: units desc
-0.39 -0.37 last > top rows
0.3 0.2 last > top rows: order:guess asc
-0.82 -0.42 last > top rows: order:guess desc
-0.41 -0.36 last > top rows: order:hint desc
-0.19 -0.16 last > top rows: order:hint whole
-0.48 -0.37 last > top rows: order:said asc
0.28 -0.21 last > top rows: order:said desc
1.13 1.04 last > top rows: order:said whole
-0.22 -0.21 last > which of these: count asc
-0.16 -0.23 last > which of these: count desc
-0.29 -0.24 last > which of these: position last
-0.22 -0.09 last > which of these: said asc
-0.49 -0.46 last > yes or no
-0.49 -0.46 last > yes or no: exists 
-0.34 -0.34 last in > extreme value
-0.35 -0.34 last in > extreme value: max said
0.4 0.38 last in > first or last row
0.49 0.38 last in > first or last row: position last
-0.42 -0.43 last in > top groups
-0.42 -0.43 last in > top groups: rows desc
-0.4 -0.38 last in > top rows
-0.4 -0.38 last in > top rows: order:guess desc
-0.37 -0.34 last in > top rows: order:said desc
0.38 0.36 last listed > first or last row
0.38 0.36 last listed > first or last row: position last
-0.23 -0.25 last listed > top groups
-0.23 -0.25 last listed > top groups: rows desc
-0.48 -0.49 last listed > top rows
-0.48 -0.49 last listed > top rows: order:guess desc
-0.54 -0.6 last name > extreme value
-0.54 -0.61 last name > extreme value: max said
0.23 0.25 last name > figures
-0.24 -0.25 last name > figures: fn:count grouped by what is beside
0.22 0.22 last name > figures: fn:count one figure
-0.21 -0.28 last name > figures: fn:distinct? grouped by what is beside
0.26 0.3 last name > figures: fn:distinct? one figure
-0.21 -0.24 last name > first or last row
-0.21 -0.24 last name > first or last row: position last
-0.2 -0.2 last name > loose figures: sum 
-0.19 -0.2 last name > top groups
-0.19 -0.2 last name > top groups: own measure desc
0.21 0.21 last on > first or last row
0.21 0.21 last on > first or last row: position last
-0.24 -0.25 last on > list
-0.34 -0.34 last on > list: where 
-0.3 -0.3 last on > top rows
-0.3 -0.3 last on > top rows: order:guess desc
-0.16 -0.24 last show > extreme value
-0.16 -0.24 last show > extreme value: max guess
0.33 0.38 last show > first or last row
0.33 0.38 last show > first or last row: position last
-0.63 -0.54 last time > extreme value
-0.63 -0.54 last time > extreme value: max guess
-0.43 -0.48 last time > first or last row
-0.41 -0.51 last time > first or last row: position last
0.03 0.21 last time > first or last row: time last
0.66 0.4 last time > list
0.52 0.2 last time > list: many 
0.67 0.51 last time > list: where 
0.41 0.13 last time > list: where distinct
0.64 0.57 last time > top groups
0.64 0.57 last time > top groups: rows desc
-0.53 -0.64 last time > top rows
-0.52 -0.63 last time > top rows: order:guess desc
0.27 0.31 last time > top rows: order:hint whole
0.04 0.32 last to > first or last row
0.05 0.32 last to > first or last row: position last
-0.14 -0.26 last to > top groups
-0.26 -0.26 last to > top groups: rows desc
0.39 -0.24 last to > top rows
0.28 -0.24 last to > top rows: order:guess desc
0.16 0 last to > top rows: order:said desc
0.2 0.31 last year > comparison
0.14 0.26 last year > comparison: guess floating
-0.03 0.21 last year > comparison: guess sides
-0.28 -0.28 last year > comparison: rows alone
0.27 0.34 last year > comparison: rows in groups
0.65 0.25 last year > extreme value
0.48 0.44 last year > extreme value: max guess
0.2 -0.22 last year > extreme value: max said
-0.3 -0.37 last year > figures: fn:count one figure
-0.3 -0.29 last year > first or last of each
-0.3 -0.29 last year > first or last of each:  
-0.34 -0.18 last year > first or last row
-0.33 -0.17 last year > first or last row: position last
-0.41 -0.4 last year > first or last row: time last
0 -0.31 last year > groups that have
0 -0.31 last year > groups that have: list guess
-0.5 -0.42 last year > list
0.65 0.52 last year > list: many 
-0.49 -0.44 last year > list: where 
-0.47 -0.41 last year > list: where distinct
-0.44 -0.39 last year > loose figures
-0.36 -0.29 last year > loose figures: count 
-0.22 -0.2 last year > loose figures: sum 
-0.39 -0.26 last year > top groups
0.5 0.43 last year > top groups: own measure desc
-0.09 -0.34 last year > top groups: rows desc
-0.87 -0.66 last year > top groups: sum of field desc
-0.2 -0.2 last year > top groups: units desc
-1.16 -1.06 last year > top rows
-1.06 -0.87 last year > top rows: order:guess desc
-0.3 -0.3 last year > top rows: order:said desc
-0.19 -0.28 last year > top rows: order:said whole
-0.53 -0.44 last year > which of these
-0.27 -0.26 last year > which of these: guess desc
-0.31 -0.28 last year > which of these: position first
-0.32 -0.28 last year > which of these: position last
0.33 0.33 latest > extreme value
-0.17 -0.3 latest > extreme value: max guess
0.32 0.33 latest > extreme value: max said
-0.21 -0.18 latest > figures: fn:last grouped
-0.22 -0.2 latest > first or last row
-0.14 -0.25 latest > first or last row: position last
-0.33 -0.32 latest > list
-0.28 -0.29 latest > list: many 
-0.24 -0.32 latest > loose figures
-0.18 -0.27 latest > loose figures: avg 
-0.24 -0.33 latest > loose figures: sum 
-0.41 -0.44 latest > top groups
-0.4 -0.43 latest > top groups: rows desc
-0.44 -0.47 latest > top groups: sum of field desc
-0.34 -0.41 latest > top rows
-0.39 -0.41 latest > top rows: order:guess desc
-0.25 -0.28 latest > top rows: order:said desc
0.23 0.28 least > comparison
0.24 0.28 least > comparison: guess value
-0.46 -0.44 least > extreme value: max guess
-0.67 -0.85 least > extreme value: min guess
-0.19 -0.2 least > figure of the top rows
-0.19 -0.2 least > figure of the top rows: avg 
-0.2 -0.21 least > figure of the top rows: sum 
-0.4 -0.35 least > figures: fn:count fn:min
-0.13 -0.31 least > figures: fn:count fn:sum!
-0.58 -0.56 least > figures: fn:count grouped by what is beside
0.15 0 least > figures: fn:count one figure
-0.34 -0.29 least > figures: fn:distinct? fn:min
0.16 0.39 least > figures: fn:distinct? fn:sum!
-0.19 -0.3 least > figures: fn:distinct? grouped by what is beside
0.36 0 least > figures: fn:distinct? one figure
-0.26 -0.24 least > figures: fn:max grouped by what is beside
-0.27 -0.24 least > figures: fn:max one figure
-1.01 -0.87 least > figures: fn:min grouped by what is beside
-0.79 -0.64 least > figures: fn:min one figure
-0.33 -0.55 least > figures: fn:sum! grouped by what is beside
-0.24 -0.14 least > figures: fn:sum! one figure
-0.27 -0.27 least > figures: fn:sum? fn:min
-0.26 -0.35 least > figures: fn:sum? fn:sum!
-0.21 -0.26 least > figures: fn:sum? grouped by what is beside
-0.26 -0.3 least > first or last row
-0.26 -0.29 least > first or last row: position first
-0.35 -0.44 least > first or last row: time first
0.21 0.27 least > groups that have
0.23 0.24 least > groups that have: count 
0.32 0.23 least > groups that have: list said
-0.25 -0.25 least > list
-0.54 -0.59 least > list: how many 
-0.82 -0.75 least > list: many 
-0.18 -0.23 least > list: where 
-0.53 -0.64 least > loose figures
-0.84 -0.79 least > loose figures: avg 
-0.36 -0.29 least > loose figures: look up 
-0.4 -0.57 least > loose figures: look up guess
-0.57 -0.71 least > loose figures: sum 
-0.42 0 least > top groups: own measure asc
-0.63 -0.62 least > top groups: own measure desc
0.71 0.47 least > top groups: rows asc
-0.66 -0.69 least > top groups: rows desc
-0.71 -0.94 least > top groups: said measure asc
-0.42 -0.3 least > top groups: sum of field desc
0.29 0.21 least > top rows
0.13 0 least > top rows: order:guess asc
0.33 0.34 least > top rows: order:guess desc
0.22 0 least > top rows: order:hint asc
-0.42 -0.46 least > top rows: order:hint whole
-0.4 -0.34 least > top rows: order:said asc
-0.55 -0.57 least > top rows: order:said desc
0.82 0.97 least > top rows: order:said whole
0.17 0.21 least > yes or no
0.17 0.21 least > yes or no: exists 
-0.55 -0.56 least amount > extreme value: min guess
0.14 0.2 least amount > extreme value: min said
-0.32 -0.29 least amount > figures
-0.28 -0.25 least amount > figures: fn:count grouped by what is beside
-0.11 -0.26 least amount > figures: fn:count one figure
-0.48 -0.49 least amount > figures: fn:distinct? one figure
-0.31 -0.34 least amount > figures: fn:min grouped by what is beside
-0.21 0 least amount > figures: fn:min one figure
-0.18 -0.21 least amount > figures: fn:sum? grouped by what is beside
-0.17 0 least amount > top groups: own measure asc
-0.66 -0.64 least amount > top groups: said measure asc
0.73 0.6 least amount > top groups: sum of field asc
-0.05 -0.29 least amount > top rows
0.01 -0.24 least amount > top rows: order:guess asc
-0.35 -0.33 least amount > top rows: order:hint whole
-0.11 -0.35 least amount > top rows: order:said asc
0.27 0.26 least amount > top rows: order:said whole
-0.37 -0.36 least amount > yes or no
-0.37 -0.36 least amount > yes or no: exists 
0.66 -0.32 least how > comparison
0.66 -0.32 least how > comparison: guess value
-0.32 0.57 least how > figures
-0.26 -0.12 least how > figures: fn:count one figure
0.25 0.12 least how > figures: fn:distinct? one figure
-0.46 -0.36 least how > list
-0.46 -0.33 least how > list: where distinct
-0.37 -0.49 least in > extreme value
-0.37 -0.49 least in > extreme value: min said
-0.18 -0.2 least in > figure of the top rows: sum 
-0.23 -0.25 least in > first or last row
-0.23 -0.25 least in > first or last row: position first
-0.34 -0.42 least in > list
-0.28 -0.4 least in > list: where 
-0.22 -0.37 least in > list: where distinct
-0.14 0.05 least in > top groups
-0.44 -0.4 least in > top groups: rows asc
0.68 0.64 least in > top groups: sum of field asc
-0.06 -0.32 least in > top rows
-0.24 -0.21 least in > top rows: order:guess asc
0.38 0.23 least in > top rows: order:said asc
-0.24 -0.25 least in > top rows: order:said desc
0.21 0.23 least in > yes or no
0.21 0.23 least in > yes or no: exists 
-0.31 -0.29 least number > extreme value: min guess
-0.37 -0.38 least number > figure of the top rows
-0.33 -0.34 least number > figure of the top rows: avg 
-0.23 -0.31 least number > figure of the top rows: sum 
-0.24 -0.32 least number > figures: fn:count one figure
-0.29 -0.42 least number > figures: fn:distinct? fn:sum!
-0.27 -0.35 least number > figures: fn:distinct? one figure
0.24 0.21 least number > figures: fn:min fn:sum!
-0.39 -0.44 least number > figures: fn:min grouped by what is beside
-0.26 -0.35 least number > figures: fn:sum? fn:sum!
-0.54 -0.54 least number > first or last row
-0.54 -0.54 least number > first or last row: position first
-0.32 -0.39 least number > loose figures
-0.31 -0.38 least number > loose figures: avg 
-0.17 -0.25 least number > loose figures: look up 
-0.23 -0.32 least number > loose figures: sum 
-0.14 0.23 least number > top groups: own measure asc
-0.57 -0.45 least number > top groups: own measure desc
-0.33 -0.56 least number > top groups: said measure asc
0.81 0.71 least number > top groups: sum of field asc
-0.42 -0.3 least number > top groups: sum of field desc
-0.41 -0.41 least number > top rows
-1.08 -1.2 least number > top rows: order:guess asc
-0.57 -0.58 least number > top rows: order:guess desc
-0.65 -0.57 least number > top rows: order:hint whole
-0.32 -0.36 least number > top rows: order:said desc
0.52 0.52 least number > top rows: order:said whole
-0.35 -0.31 least time > list
-0.35 -0.31 least time > list: where distinct
0.35 0.31 least time > top groups
0.35 0.31 least time > top groups: rows asc
0.2 0.19 least win > top rows
-0.1 -0.21 least win > top rows: order:guess asc
-0.31 -0.26 least win > top rows: order:said asc
0.31 0.26 least win > top rows: order:said whole
-0.49 -0.3 less > against another row: count said
-0.23 -0.41 less > against another row: list guess
0.35 0.26 less > against another row: list said
-0.15 -0.27 less > figures
-0.44 -0.51 less > figures: fn:count fn:sum!
-0.44 -0.48 less > figures: fn:count grouped by what is beside
0.11 0 less > figures: fn:count one figure
-0.42 -0.37 less > figures: fn:distinct? fn:sum!
-0.04 -0.25 less > figures: fn:sum! grouped by what is beside
-0.3 -0.21 less > figures: fn:sum! one figure
-0.21 -0.39 less > figures: fn:sum? fn:sum!
-0.2 -0.28 less > groups that are named
-0.2 -0.28 less > groups that are named: listed 
-0.25 -0.23 less > groups that have
0.75 0.82 less > groups that have: list guess
-0.36 -0.45 less > groups that have: list said
0.19 0 less > list
-0.39 -0.36 less > list: how many 
-0.41 -0.31 less > list: many 
0.18 0.2 less > list: named things 
-0.22 -0.05 less > list: where 
-0.43 -0.63 less > list: where distinct
0.32 0.17 less > loose figures
-0.27 -0.26 less > loose figures: avg 
-0.24 -0.29 less > loose figures: count 
-0.28 -0.47 less > loose figures: look up 
-0.54 -0.59 less > loose figures: look up guess
0.24 0.22 less > loose figures: sum 
0.08 0.3 less > top groups
0.29 0.33 less > top groups: rows desc
-0.57 -0.76 less > top rows
-0.43 -0.42 less > top rows: order:guess desc
0.2 0 less > top rows: order:hint asc
-0.18 0 less > top rows: order:said whole
-0.2 -0.27 less > which of these
-0.23 -0.41 less than > against another row: list guess
-0.35 -0.27 less than > figures
-0.44 -0.51 less than > figures: fn:count fn:sum!
-0.44 -0.48 less than > figures: fn:count grouped by what is beside
-0.42 -0.37 less than > figures: fn:distinct? fn:sum!
-0.04 -0.21 less than > figures: fn:sum! grouped by what is beside
-0.3 -0.21 less than > figures: fn:sum! one figure
-0.21 -0.39 less than > figures: fn:sum? fn:sum!
-0.2 -0.28 less than > groups that are named
-0.2 -0.28 less than > groups that are named: listed 
-0.25 -0.23 less than > groups that have
0.75 0.82 less than > groups that have: list guess
-0.36 -0.45 less than > groups that have: list said
0.2 0 less than > list
-0.39 -0.36 less than > list: how many 
-0.32 -0.18 less than > list: many 
0.18 0.2 less than > list: named things 
-0.22 -0.03 less than > list: where 
-0.45 -0.6 less than > list: where distinct
0.32 0.17 less than > loose figures
-0.27 -0.26 less than > loose figures: avg 
-0.24 -0.29 less than > loose figures: count 
-0.28 -0.47 less than > loose figures: look up 
-0.54 -0.59 less than > loose figures: look up guess
0.24 0.22 less than > loose figures: sum 
0.08 0.3 less than > top groups
0.29 0.33 less than > top groups: rows desc
-0.57 -0.76 less than > top rows
-0.43 -0.42 less than > top rows: order:guess desc
0.2 0 less than > top rows: order:hint asc
-0.18 0 less than > top rows: order:said whole
-0.2 -0.27 less than > which of these
-0.61 -1.21 list > amount
-0.4 -0.33 list > comparison
0.84 0.89 list > comparison: guess value
0.43 0.26 list > extreme value
-0.28 -0.39 list > extreme value: max said
-0.23 -0.19 list > extreme value: min guess
0.57 0.67 list > extreme value: min said
-0.31 -0.34 list > figure of the top rows: sum 
-0.15 0 list > figures
-0.25 -0.3 list > figures: fn:count grouped by what is beside
0.74 0.61 list > figures: fn:count one figure
-0.12 0 list > first or last row
0.71 0.65 list > first or last row: position last
-0.56 -0.27 list > first or last row: time first
0.43 0.3 list > groups that are named
-0.37 -0.4 list > groups that are named: listed 
0.44 0.43 list > groups that have
0.36 0.36 list > groups that have: list said
-0.42 -0.38 list > list: all 
0.59 0.35 list > list: many 
-0.15 -0.37 list > list: named things 
0.31 0.16 list > list: where 
0 0.47 list > list: where distinct
-0.8 -0.96 list > loose figures
-0.21 -0.21 list > loose figures: avg 
-0.33 -0.44 list > loose figures: count 
-0.42 -0.08 list > loose figures: look up 
-0.22 -0.25 list > loose figures: look up guess
-0.25 -0.26 list > loose figures: sum 
-0.06 0 list > name
-0.37 -0.38 list > next or previous row
-0.53 -0.54 list > next or previous row: other way position
-0.26 -0.31 list > next or previous row: said way position
-0.36 -0.35 list > next or previous row: said way time
0.95 0.82 list > none
-0.99 -0.66 list > text
-0.12 -0.26 list > time
0.65 0.37 list > top groups
-0.61 -0.45 list > top groups: own measure asc
-0.68 -0.71 list > top groups: rows asc
-0.85 -0.83 list > top groups: rows desc
-0.35 -0.41 list > top groups: sum of field desc
-0.28 -0.33 list > top rows
-0.45 -0.4 list > top rows: order:guess asc
-0.69 -0.69 list > top rows: order:guess desc
0.36 0.33 list > top rows: order:said asc
0.3 0.44 list > top rows: order:said desc
-0.06 -0.24 list > which of these
0.57 0.63 list are > comparison
0.57 0.63 list are > comparison: guess value
0.59 0.15 list are > figures
0.59 0.15 list are > figures: fn:count one figure
-0.63 -0.57 list are > list
-0.65 -0.58 list are > list: where distinct
-0.45 -0.36 list are > loose figures
-0.2 -0.11 list are > loose figures: avg 
-0.38 -0.06 list are > loose figures: look up 
-0.2 -0.3 list are > loose figures: sum 
0.24 0.24 list before > figures
-0.13 -0.2 list before > figures: fn:count grouped by what is beside
0.22 0.22 list before > figures: fn:count one figure
-0.2 -0.21 list before > figures: fn:distinct? one figure
-0.22 -0.22 list before > list
-0.23 -0.21 list before > list: where 
-0.2 -0.22 list before > list: where distinct
0.21 0.22 list come > first or last row
0.21 0.22 list come > first or last row: position last
-0.21 -0.21 list come > top groups
-0.21 -0.21 list come > top groups: rows desc
-2.39 -2.51 list conditions 0
0.06 0 list conditions 1
0.51 0.45 list conditions 2
-1.13 -0.75 list distinct of what is unique
0.29 0 list distinct of what repeats
0.58 -0.27 list each > list: where 
-0.21 0.38 list each > list: where distinct
-0.42 -0.39 list had > extreme value
-0.42 -0.39 list had > extreme value: max said
-0.34 -0.4 list had > top groups
-0.31 -0.36 list had > top groups: rows desc
-0.35 -0.41 list had > top groups: sum of field desc
0.35 0.4 list had > top rows
-0.49 -0.48 list had > top rows: order:guess desc
0.39 0.44 list had > top rows: order:said desc
-0.76 -1.02 list ignores dimension
-2.01 -1.87 list ignores entity
-0.08 -0.21 list ignores field
-0.25 -0.31 list ignores having
-0.12 -0.92 list ignores measure
-1.16 -0.57 list ignores operator
-0.79 -0.95 list ignores over
-0.21 -0.21 list of what has a name > first or last row
-0.34 -0.27 list of what has a name > which of these
-0.43 -0.31 list of what has no name > first or last row
-0.44 -0.93 list of what has no name > list
-0.35 -0.46 list of what has no name > top rows
-0.63 -0.54 list of what has no name > which of these
0.11 0.22 list of what is unique
-0.79 -0.93 list of what repeats
0.2 0.19 list which > list
0.41 0.38 list which > list: many 
-0.37 -0.33 list which > list: where 
-0.47 -0.45 list which > list: where distinct
-0.93 -0.89 list with against
-0.09 -0.45 list with change
-1.25 -1.21 list with compare
-1.02 -0.93 list with describe
-0.57 -0.61 list with difference
-0.15 -0.42 list with dimension
-0.43 -0.47 list with distinct
-0.17 -0.22 list with duplicates
-0.02 0.48 list with elapsed
0.13 0 list with field
-0.59 -0.61 list with growth
-0.25 -0.31 list with having
-0.12 -0.92 list with measure
-0.74 -0.56 list with method
0.85 0.88 list with only
-0.59 -0.18 list with or
-0.21 -0.17 list with rank
-0.63 -0.38 list with share
-0.76 -0.83 list with step
-0.1 0 list with together
-0.38 -1.04 list, target is told in the question
-1.61 -1.62 list: all
0.25 0.11 list: columns named
-0.12 -0.31 list: distinct
-1.39 -0.73 list: how many
0.26 0 list: list
-0.78 -0.32 list: many
1.42 0.86 list: named things
0.17 -0.24 list: where
-0.36 -0.35 listed > comparison
-0.28 -0.35 listed > comparison: guess value
-0.86 -1.02 listed > extreme value
-0.72 -0.74 listed > extreme value: max guess
-0.13 -0.24 listed > extreme value: max said
-0.59 -0.63 listed > extreme value: min said
0.17 0.29 listed > figures
-0.17 -0.24 listed > figures: fn:count fn:sum!
-0.47 -0.5 listed > figures: fn:count grouped by what is beside
0.52 0.51 listed > figures: fn:count one figure
0.24 0.22 listed > figures: fn:distinct one figure
-0.57 -0.52 listed > figures: fn:distinct? grouped by what is beside
-0.35 -0.3 listed > figures: fn:min grouped by what is beside
-0.34 -0.36 listed > figures: fn:sum! grouped by what is beside
-0.55 -0.33 listed > figures: fn:sum? grouped by what is beside
0.54 0.91 listed > first or last row
0.04 0.63 listed > first or last row: position first
0.62 0.54 listed > first or last row: position last
-0.07 -0.26 listed > first or last row: time first
-0.24 -0.27 listed > groups that are named
-0.24 -0.27 listed > groups that are named: listed 
-0.67 -0.72 listed > list
-0.25 -0.45 listed > list: all 
-0.35 -0.37 listed > list: named things 
-0.68 -0.74 listed > list: where 
-0.31 -0.45 listed > list: where distinct
-0.41 -0.39 listed > loose figures: avg 
-0.16 0 listed > loose figures: count 
-0.71 -0.81 listed > loose figures: look up 
-0.27 -0.46 listed > loose figures: look up guess
0.42 0.35 listed > loose figures: sum 
0.58 0.68 listed > next or previous row
-0.29 0 listed > next or previous row: other way position
0.34 0 listed > next or previous row: said way position
-0.44 -0.52 listed > rows before or after another
-0.33 -0.4 listed > rows before or after another: count 
-0.5 -0.53 listed > rows before or after another: list 
0.16 0 listed > top groups
0.41 0.3 listed > top groups: own measure asc
-0.34 -0.45 listed > top groups: own measure desc
-0.73 -0.69 listed > top groups: rows desc
0.25 0.2 listed > top groups: sum of field asc
-0.45 -0.65 listed > top rows
-0.36 -0.36 listed > top rows: order:guess asc
-0.16 -0.33 listed > top rows: order:guess desc
-0.43 -0.4 listed > top rows: order:hint asc
-0.08 -0.21 listed > top rows: order:said asc
-0.68 -0.7 listed > which of these
-0.61 -0.61 listed > which of these: count asc
-0.64 -0.67 listed > which of these: count desc
-0.37 -0.43 listed > which of these: guess asc
-0.44 -0.54 listed > which of these: guess desc
-0.78 -0.82 listed > which of these: position first
-0.77 -0.84 listed > which of these: position last
0.47 0.33 listed > yes or no
0.47 0.33 listed > yes or no: exists 
-0.48 -0.37 listed after > list
-0.24 -0.17 listed after > list: named things 
-0.38 -0.25 listed after > list: where 
0.92 0.95 listed after > next or previous row
-0.83 -0.88 listed after > next or previous row: other way position
0.98 0.9 listed after > next or previous row: said way position
-0.38 -0.35 listed after > rows before or after another
-0.37 -0.35 listed after > rows before or after another: list 
-0.23 0 listed at > first or last row
-0.23 0 listed at > first or last row: position first
0.23 0 listed at > top groups
0.23 0 listed at > top groups: rows desc
-0.63 -0.63 listed before > extreme value
-0.63 -0.63 listed before > extreme value: min said
-0.43 -0.31 listed before > figures
-0.35 -0.3 listed before > figures: fn:min grouped by what is beside
-0.46 -0.4 listed before > figures: fn:sum! grouped by what is beside
-0.29 -0.19 listed before > list
-0.34 -0.17 listed before > list: named things 
-0.27 -0.22 listed before > loose figures
-0.2 -0.07 listed before > loose figures: count 
-0.26 -0.23 listed before > loose figures: sum 
0.26 0.3 listed before > next or previous row
-0.57 -0.53 listed before > next or previous row: other way position
0.45 0.51 listed before > next or previous row: said way position
0.42 0.3 listed before > top groups
-0.39 -0.37 listed before > top groups: rows asc
0.35 0.3 listed before > top groups: sum of field asc
0.21 0.2 listed below > next or previous row
-0.52 -0.48 listed below > next or previous row: other way position
0.49 0.46 listed below > next or previous row: said way position
-0.4 -0.38 listed besides > which of these
-0.3 -0.27 listed besides > which of these: count asc
-0.34 -0.31 listed besides > which of these: count desc
-0.43 -0.43 listed besides > which of these: position first
-0.39 -0.36 listed besides > which of these: position last
0.21 0.21 listed besides > yes or no
0.21 0.21 listed besides > yes or no: exists 
0.62 0.3 listed first > first or last row
0.62 0.3 listed first > first or last row: position first
-0.59 -0.57 listed first > top groups
-0.58 -0.57 listed first > top groups: rows asc
-0.35 -0.29 listed first > top rows
-0.29 -0.3 listed first > top rows: order:guess asc
-0.54 -0.46 listed first > top rows: order:said asc
-0.32 -0.38 listed for > extreme value
-0.32 -0.38 listed for > extreme value: max guess
-0.43 -0.41 listed for > figures
0.17 0 listed for > figures: fn:count one figure
-0.21 -0.2 listed for > figures: fn:distinct? grouped by what is beside
-0.52 -0.48 listed for > figures: fn:distinct? one figure
0.08 -0.25 listed for > list
-0.13 -0.41 listed for > list: where 
0.29 -0.1 listed for > list: where distinct
0.43 0.29 listed for > loose figures
0.37 0.36 listed for > loose figures: avg 
-0.65 -0.68 listed for > loose figures: count 
0.55 0.32 listed for > loose figures: look up 
0.6 0.57 listed for > loose figures: sum 
0.37 0.55 listed for > top groups
0.22 0.4 listed for > top groups: rows desc
0.03 -0.23 listed for > top rows: order:guess desc
-0.33 -0.37 listed for > which of these
-0.36 -0.38 listed for > which of these: count asc
-0.37 -0.38 listed for > which of these: count desc
-0.32 -0.34 listed for > which of these: guess asc
-0.41 -0.46 listed for > which of these: guess desc
-0.4 -0.43 listed for > which of these: position first
-0.5 -0.53 listed for > which of these: position last
-0.52 -0.5 listed from > figures
-0.41 -0.34 listed from > figures: fn:count fn:sum!
-0.36 -0.32 listed from > figures: fn:count grouped by what is beside
-0.54 -0.52 listed from > figures: fn:count one figure
-0.41 -0.39 listed from > figures: fn:distinct? grouped by what is beside
-0.46 -0.45 listed from > figures: fn:distinct? one figure
-0.38 -0.37 listed from > figures: fn:sum? grouped by what is beside
0.52 0.5 listed from > loose figures
-0.44 -0.43 listed from > loose figures: avg 
-0.33 -0.41 listed from > loose figures: look up 
0.48 0.46 listed from > loose figures: sum 
0.17 0 listed in > comparison
0.17 0 listed in > comparison: guess value
0.12 0.3 listed in > figures
0.11 0.31 listed in > figures: fn:count one figure
0.21 0.21 listed in > first or last row
0.27 0.27 listed in > first or last row: position first
-0.27 -0.27 listed in > first or last row: time first
0.46 0.44 listed next > next or previous row
-0.62 -0.62 listed next > next or previous row: other way position
0.62 0.62 listed next > next or previous row: said way position
0.35 0.41 listed on > figures
-0.12 -0.2 listed on > figures: fn:count grouped by what is beside
-0.39 -0.24 listed on > figures: fn:count one figure
0.6 0.46 listed on > figures: fn:distinct? one figure
0.31 0.29 listed on > first or last row: position last
-0.21 -0.22 listed on > list: named things 
-0.37 -0.46 listed on > loose figures
-0.28 -0.37 listed on > loose figures: avg 
-0.33 -0.38 listed on > loose figures: sum 
0.38 0.38 listed on > top groups
0.38 0.39 listed on > top groups: rows asc
-0.31 -0.17 listed on > top rows
-0.22 -0.13 listed on > top rows: order:guess desc
0.23 0.3 listed previous > next or previous row
0.43 0.48 listed previous > next or previous row: other way position
-0.44 -0.48 listed previous > next or previous row: said way position
-0.22 -0.26 listed previous > rows before or after another
-0.23 -0.29 listed previous > rows before or after another: list 
0.22 0.1 listed previous > which of these
0.22 0.1 listed previous > which of these: position last
0.37 0.36 listed than > list: where distinct
-0.2 -0.18 listed was > extreme value
-0.19 -0.2 listed was > top groups
0.19 0.2 listed was > top rows
-0.39 -0.4 listed was > top rows: order:guess desc
-0.43 -0.4 listed was > top rows: order:hint asc
0.39 0.4 listed was > top rows: order:said asc
0.13 0.2 listed was > top rows: order:said desc
-0.34 -0.32 listed were > comparison
-0.34 -0.32 listed were > comparison: guess value
0.34 0.31 listed were > figures
0.33 0.01 listed were > figures: fn:count one figure
0.34 0.4 listed were > figures: fn:distinct? one figure
0.04 -0.08 long > amount
-0.16 0 long > extreme value: max said
0.53 0.22 long > figures
0.21 0.21 long > figures: fn:avg one figure
-0.24 -0.29 long > figures: fn:avg! grouped by what is beside
-0.21 -0.21 long > figures: fn:count grouped by what is beside
0.38 0.32 long > figures: fn:count one figure
0.2 0.16 long > figures: fn:outliers one figure
-0.25 -0.28 long > figures: fn:sum! grouped by what is beside
-0.12 -0.21 long > groups that are named
-0.12 -0.21 long > groups that are named: listed 
-0.23 -0.22 long > how long
-0.23 -0.21 long > how long: between rows 
0.3 0.31 long > list
-0.49 -0.41 long > list: many 
0.63 0.29 long > list: where 
0.02 0.38 long > list: where distinct
-0.18 -0.24 long > loose figures
-0.26 -0.3 long > loose figures: avg 
-0.33 -0.32 long > loose figures: count 
-0.34 -0.44 long > loose figures: sum 
0.24 0.31 long > name
-0.25 -0.24 long > none
-1.25 -1.13 long > place
-0.27 0 long > text
-1.05 -1.22 long > time
0.18 0 long > top rows
-0.27 -0.35 long > which of these
-0.27 -0.37 long > which of these: count asc
-0.32 -0.39 long > which of these: count desc
-0.29 -0.38 long > which of these: guess asc
-0.39 -0.44 long > which of these: guess desc
-0.43 -0.39 long > which of these: position first
-0.53 -0.47 long > which of these: position last
-0.3 -0.45 long did > comparison
-0.3 -0.45 long did > comparison: guess value
-0.25 -0.28 long did > figures
-0.25 -0.28 long did > figures: fn:sum! grouped by what is beside
0.3 0.34 long did > list
-0.4 -0.28 long did > list: many 
0.53 0.37 long did > list: where 
0.06 0.26 long did > list: where distinct
-0.81 -0.9 long did > loose figures
-0.39 -0.43 long did > loose figures: avg 
-1.02 -1.11 long did > loose figures: count 
-0.39 -0.44 long did > loose figures: sum 
-0.35 -0.25 long did > which of these
-0.19 -0.2 long did > which of these: guess asc
-0.22 -0.29 long did > which of these: position first
-0.33 -0.4 long did > which of these: position last
-0.26 -0.28 long in > list
-0.3 -0.28 long in > list: where 
-0.24 -0.28 long in > list: where distinct
0.24 0.25 long in > loose figures
-0.21 -0.2 long in > loose figures: avg 
0.22 0.24 long in > loose figures: count 
-0.2 -0.23 long in > loose figures: sum 
0.16 0.21 long is > list: where 
-0.25 -0.49 long is > loose figures: count 
-0.17 -0.23 long is > which of these: position last
0.23 0.33 long was > list
0.32 0.15 long was > list: many 
0.38 -0.24 long was > list: where 
-0.03 0.59 long was > list: where distinct
-0.21 -0.26 long was > loose figures
-0.21 -0.26 long was > loose figures: count 
-0.29 -0.22 long was > which of these
-0.23 -0.21 long was > which of these: count asc
-0.25 -0.21 long was > which of these: count desc
-0.24 -0.21 long was > which of these: guess asc
-0.3 -0.23 long was > which of these: guess desc
-0.26 -0.21 long was > which of these: position first
-0.32 -0.24 long was > which of these: position last
0.32 0.18 longer > figures: fn:avg! grouped by what is beside
-0.2 -0.23 longer > figures: fn:count fn:sum!
0.53 0.52 longer > figures: fn:count one figure
-0.13 -0.24 longer > figures: fn:distinct? fn:sum!
-0.33 -0.34 longer > figures: fn:distinct? one figure
-0.75 -0.82 longer > list
-0.29 -0.21 longer > list: many 
-0.7 -0.71 longer > list: named things 
-0.56 -0.6 longer > list: where 
-0.8 -0.9 longer > list: where distinct
-0.19 -0.25 longer > loose figures
-0.19 -0.26 longer > loose figures: count 
0 -0.26 longer > loose figures: look up guess
0.82 0.86 longer > which of these
0.22 0.06 longer > which of these: guess desc
0.35 0.28 longer > which of these: position first
-0.22 -0.2 longer > which of these: position last
-0.13 0 longer > which of these: said asc
0.52 0.31 longer > which of these: said desc
0.22 0.23 longer in > which of these: count asc
0.22 0.22 longer in > which of these: count desc
0.34 0.36 longer in > which of these: position first
-0.31 -0.32 longer in > which of these: position last
0.32 0.18 longer than > figures: fn:avg! grouped by what is beside
-0.2 -0.23 longer than > figures: fn:count fn:sum!
0.53 0.52 longer than > figures: fn:count one figure
-0.13 -0.24 longer than > figures: fn:distinct? fn:sum!
-0.33 -0.34 longer than > figures: fn:distinct? one figure
0.34 0.58 longer than > list: many 
0 -0.26 longer than > loose figures: look up guess
0.33 0.34 longest > extreme value: max guess
-0.83 -0.73 longest > extreme value: max said
-0.24 -0.51 longest > figures
-0.14 -0.34 longest > figures: fn:max grouped
-0.21 -0.2 longest > figures: fn:max one figure
-0.36 -0.29 longest > figures: grouped named
-0.68 -0.6 longest > list
-0.34 -0.28 longest > list: many 
-0.52 -0.49 longest > list: where 
-0.53 -0.5 longest > list: where distinct
-0.2 -0.21 longest > loose figures
-0.2 -0.2 longest > loose figures: avg 
-0.25 -0.25 longest > loose figures: count 
-0.19 -0.2 longest > loose figures: sum 
-0.22 -0.21 longest > rows before or after another
-0.23 -0.22 longest > rows before or after another: list 
-0.5 -0.36 longest > top groups
-0.21 0.26 longest > top groups: hinted desc
-0.31 -0.41 longest > top groups: rows desc
-0.22 -0.2 longest > top groups: said measure desc
-0.1 -0.2 longest > top groups: sum of field desc
-0.35 -0.2 longest > top groups: units desc
0.18 0.33 longest > top rows
-0.11 0 longest > top rows: order:guess asc
-0.66 -0.72 longest > top rows: order:guess desc
-0.63 -0.66 longest > top rows: order:hint whole
0.14 0 longest > top rows: order:said asc
0.19 0.53 longest > top rows: order:said desc
-0.49 -0.62 longest > top rows: order:said whole
-0.21 -0.22 longest and > top groups
-0.21 -0.21 longest and > top groups: hinted desc
-0.21 -0.25 longest and > top groups: rows desc
-0.1 -0.2 longest and > top groups: sum of field desc
0.2 0.23 longest and > top rows
-0.24 -0.23 longest and > top rows: order:guess desc
-0.33 -0.27 longest and > top rows: order:hint whole
0.24 0.25 longest and > top rows: order:said desc
-0.31 -0.28 longest and > top rows: order:said whole
-0.14 0 longest time > top rows: order:said desc
0.28 0.4 loose 0
-0.02 0 loose 1
-0.9 -1.39 loose 2
-0.66 -0.67 loose 3
0.24 0 loose figures > amount
-0.55 -0.3 loose figures > none
-1.88 -1.7 loose figures > time
-0.36 -0.42 loose figures conditions 0
-0.06 0.27 loose figures conditions 1
0.25 -0.58 loose figures conditions 2
-0.14 0 loose figures ignores field
-0.61 -0.52 loose figures ignores having
0.68 0.49 loose figures ignores operator
0.21 0.11 loose figures ignores over
-1.13 -1.12 loose figures ignores superlative
-0.26 -0.57 loose figures of what is unique
-0.87 -1.08 loose figures with against
0.62 0.52 loose figures with compare
-0.13 -0.43 loose figures with difference
-0.05 -0.2 loose figures with dimension
-0.41 -0.47 loose figures with distinct
0.05 0.2 loose figures with elapsed
-0.15 -0.36 loose figures with field
-0.61 -0.52 loose figures with having
0.03 0.22 loose figures with measure
-0.87 -1.05 loose figures with only
-0.53 -0.32 loose figures with or
0.28 0.3 loose figures with rank
-1 -1.03 loose figures with share
-0.88 -0.31 loose figures with step
-1.13 -1.12 loose figures with superlative
0.3 0 loose figures with together
-1.11 -0.64 loose figures, target is told in the question
-0.16 -0.3 loose figures: avg
0.48 0.5 loose figures: columns named
-0.55 -0.3 loose figures: count
-0.2 -0.27 loose figures: guess
0.51 0 loose figures: look up
-0.31 -0.2 loose figures: sum
-0.17 -0.22 lower > list
-0.17 -0.2 lower > list: where 
-0.18 -0.26 lower > list: where distinct
-0.24 -0.22 lower > loose figures: count 
-0.46 -0.43 lower > which of these: figure 
-0.21 -0.22 lower > which of these: guess asc
-0.35 -0.36 lower > which of these: position first
0.6 0.51 lower > which of these: position last
-0.46 -0.43 lower in > which of these: figure 
-0.21 -0.22 lower in > which of these: guess asc
-0.35 -0.36 lower in > which of these: position first
0.6 0.51 lower in > which of these: position last
0.24 -0.14 lower than > list: where 
0.29 0.3 lowest > difference: of ends said
-0.28 -0.29 lowest > difference: of fields 
-0.27 -0.3 lowest > difference: of fields turned 
-0.17 0 lowest > extreme value
-0.28 -0.3 lowest > extreme value: max said
-0.61 -0.57 lowest > extreme value: min guess
0 0.23 lowest > extreme value: min said
-0.46 -0.33 lowest > figures
-0.32 -0.41 lowest > figures: fn:avg! grouped by what is beside
-0.5 -0.56 lowest > figures: fn:avg! one figure
-0.56 -0.46 lowest > figures: fn:min fn:avg!
-0.63 -0.59 lowest > figures: fn:min grouped by what is beside
0.09 0.24 lowest > figures: fn:min one figure
-0.46 -0.4 lowest > figures: fn:sum! grouped by what is beside
0.25 0 lowest > figures: fn:units grouped
-0.23 0 lowest > figures: fn:units, another way grouped
-0.35 -0.35 lowest > loose figures
-0.23 -0.27 lowest > loose figures: avg 
-0.39 -0.38 lowest > loose figures: sum 
-0.12 0 lowest > next or previous row
-0.11 0 lowest > next or previous row: other way position
0.19 0 lowest > rows before or after another
0.2 0 lowest > rows before or after another: list 
0.43 0.29 lowest > top groups
0.5 0.52 lowest > top groups: own measure asc
-0.63 -0.72 lowest > top groups: revenue asc
-1.03 -0.99 lowest > top groups: rows asc
-0.31 -0.37 lowest > top groups: rows desc
0.28 0.21 lowest > top groups: said measure asc
0.21 0 lowest > top groups: sum of field asc
-0.5 -0.52 lowest > top groups: units asc
-0.39 -0.32 lowest > top rows
-0.45 -0.39 lowest > top rows: order:guess asc
-0.26 -0.27 lowest > top rows: order:guess desc
-0.32 -0.52 lowest > top rows: order:hint asc
-0.3 0 lowest > top rows: order:said asc
-0.2 -0.18 lowest > top rows: order:said desc
0.31 0.23 lowest > top rows: order:said whole
0.17 0 lowest > which of these: guess asc
-0.28 -0.31 lowest and > extreme value
-0.28 -0.3 lowest and > extreme value: max said
-0.23 -0.22 lowest and > extreme value: min said
0.26 0.24 lowest and > figures
0.26 0.24 lowest and > figures: fn:min one figure
-0.27 -0.31 lowest and > top groups
-0.29 -0.35 lowest and > top groups: own measure asc
-0.31 -0.37 lowest and > top groups: rows desc
-0.24 -0.21 lowest and > top rows
-0.25 -0.22 lowest and > top rows: order:guess asc
-0.26 -0.27 lowest and > top rows: order:guess desc
-0.2 -0.18 lowest and > top rows: order:said desc
-0.93 -0.91 lowest average > top groups
0.31 0.25 lowest average > top groups: said measure asc
-0.34 -0.31 lowest average > top groups: sum of field asc
0.91 0.87 lowest average > top rows
0.91 0.87 lowest average > top rows: order:said asc
0.25 0 lowest first > figures: fn:units grouped
-0.23 0 lowest first > figures: fn:units, another way grouped
-0.13 0 lowest number > next or previous row
-0.1 0 lowest number > next or previous row: said way position
0.19 0 lowest number > rows before or after another
0.2 0 lowest number > rows before or after another: list 
0.17 0 lowest total > which of these: guess asc
0.11 0.29 many > against another row
0.31 0.25 many > against another row: count guess
0.06 0.24 many > against another row: count said
-0.4 -0.47 many > against another row: list guess
-0.43 -0.38 many > against another row: list said
0.19 0.18 many > average of each
0.19 0.18 many > average of each:  
0.31 0.34 many > columns that are named
0.32 0.31 many > columns that are named: columns named all
0.2 0 many > comparison: guess condition
-0.25 -0.23 many > comparison: guess floating
-0.21 -0.39 many > comparison: guess sides
0.1 0.27 many > comparison: guess value
-0.3 -0.31 many > comparison: rows alone
-0.1 0.26 many > difference
0.11 -0.32 many > difference: of counts 
-0.48 -0.37 many > difference: of counts turned 
-0.37 -0.21 many > difference: of ends guess
-0.56 -0.56 many > difference: of ends said
-0.25 0 many > difference: of fields 
-0.39 0 many > difference: of fields turned 
0.13 0.28 many > difference: of two said
0.2 0.3 many > difference: of two turned guess
-0.13 -0.39 many > difference: of two turned said
-0.01 0.22 many > extreme value
-0.57 -0.51 many > extreme value: max guess
0.02 0.27 many > extreme value: max said
-0.45 -0.54 many > extreme value: min guess
0.48 0.23 many > extreme value: min said
-0.27 -0.31 many > figure of the top rows
-0.53 -0.3 many > figure of the top rows: avg 
-0.14 -0.33 many > figure of the top rows: sum 
-0.07 -0.2 many > figures: fn:avg! fn:sum!
-0.39 -0.38 many > figures: fn:avg! grouped by what is beside
-0.2 0 many > figures: fn:count fn:avg!
-0.25 -0.28 many > figures: fn:count fn:distinct
0.27 0.25 many > figures: fn:count fn:distinct?
-0.4 -0.35 many > figures: fn:count fn:min
0.59 0.24 many > figures: fn:count fn:outliers
0.21 0.21 many > figures: fn:count fn:sum
0.04 0.25 many > figures: fn:count fn:sum!
-0.2 -0.21 many > figures: fn:count fn:sum?
-0.26 -0.15 many > figures: fn:count fn:units
-0.31 -0.2 many > figures: fn:count fn:units, another way
0.49 0.51 many > figures: fn:count grouped
-1.06 -0.88 many > figures: fn:count grouped by what is beside
0.1 0 many > figures: fn:count one figure
-0.33 -0.32 many > figures: fn:distinct grouped by what is beside
0.49 0.73 many > figures: fn:distinct one figure
-0.08 -0.29 many > figures: fn:distinct? fn:avg!
-0.34 -0.29 many > figures: fn:distinct? fn:min
0.33 0 many > figures: fn:distinct? fn:sum!
-0.23 -0.2 many > figures: fn:distinct? fn:sum?
-1.04 -1.09 many > figures: fn:distinct? grouped by what is beside
-0.23 -0.24 many > figures: fn:min one figure
0.48 0.55 many > figures: fn:missing one figure
0.35 0.49 many > figures: fn:outliers one figure
0.16 0 many > figures: fn:ratio grouped
-0.43 -0.26 many > figures: fn:ratio one figure
-0.23 -0.22 many > figures: fn:sum! fn:distinct?
-0.44 -0.41 many > figures: fn:sum! fn:sum!
-0.34 -0.46 many > figures: fn:sum! grouped by what is beside
-0.29 -0.29 many > figures: fn:sum? fn:avg!
-0.27 -0.27 many > figures: fn:sum? fn:min
0.44 0.22 many > figures: fn:sum? fn:sum!
0.29 0.52 many > figures: fn:sum? grouped
-0.55 -0.65 many > figures: fn:sum? grouped by what is beside
0.29 0.4 many > figures: fn:sum? one figure
0.16 0 many > figures: fn:units fn:units
0.21 0.41 many > figures: fn:units one figure
-0.34 -0.4 many > figures: fn:units, another way one figure
-0.39 -0.59 many > figures: grouped by what is beside 
-0.28 -0.21 many > figures: grouped named
-0.27 0 many > figures: one figure named
-0.14 -0.46 many > first or last row
-0.29 -0.28 many > first or last row: position first
0.07 -0.29 many > first or last row: position last
-0.23 -0.32 many > first or last row: time first
-0.3 -0.28 many > first or last row: time last
-0.9 -0.87 many > groups that are named
-0.88 -0.87 many > groups that are named: listed 
-0.52 -0.43 many > groups that have
0.14 0.29 many > groups that have: count 
-0.33 -0.39 many > groups that have: list guess
-0.37 -0.33 many > groups that have: list said
-0.23 0 many > how long
0.51 0.68 many > how long: between rows 
-0.2 -0.29 many > how long: until today 
0.24 -0.35 many > list
-0.43 -0.55 many > list: all 
-0.36 -0.62 many > list: how many 
-0.19 -0.82 many > list: many 
-1.25 -1.47 many > list: named things 
-0.49 -0.54 many > list: where 
0.23 0 many > list: where distinct
0.24 0.36 many > loose figures
-0.38 0 many > loose figures: avg 
0.3 0.39 many > loose figures: count 
0.34 -0.29 many > loose figures: look up 
-0.01 -0.12 many > loose figures: look up guess
-0.12 0 many > loose figures: sum 
-0.07 -0.24 many > next or previous row
-0.46 -0.67 many > next or previous row: said way position
-0.62 -0.61 many > next or previous row: said way time
0.18 0 many > rows before or after another
0.38 0.28 many > rows before or after another: count 
-0.67 -0.73 many > rows before or after another: list 
-0.2 0 many > share
-0.2 0 many > share: filtered 
0.39 0.4 many > the same as another row
0.29 0.39 many > the same as another row: count said
-0.24 -0.39 many > the same as another row: list said
-0.86 -0.78 many > top groups
-0.4 -0.4 many > top groups: hinted desc
-0.26 -0.23 many > top groups: own measure asc
-0.65 -0.57 many > top groups: own measure desc
-0.46 -0.25 many > top groups: revenue desc
-0.31 -0.53 many > top groups: rows desc
-0.54 0 many > top rows
-0.6 -0.68 many > top rows: order:guess asc
-0.64 -0.73 many > top rows: order:guess desc
-0.56 -0.46 many > top rows: order:hint whole
-0.2 0 many > top rows: order:said asc
-0.55 -0.53 many > top rows: order:said desc
-0.11 0 many > top rows: order:said whole
-0.75 -0.66 many > which of these
-0.62 -0.62 many > which of these: count asc
-0.36 -0.4 many > which of these: count desc
-0.69 -0.72 many > which of these: figure 
-0.34 -0.27 many > which of these: guess asc
-0.36 -0.29 many > which of these: guess desc
-0.66 -0.65 many > which of these: position first
-0.48 -0.51 many > which of these: position last
-0.36 -0.5 many > which of these: said asc
-0.33 -0.48 many > which of these: said desc
-0.1 0 many > yes or no
-0.1 0 many > yes or no: exists 
-0.28 -0.21 many are > figures: fn:count fn:sum!
0.36 0.33 many are > figures: fn:count grouped
-0.38 -0.36 many are > figures: fn:count one figure
0.53 0.17 many consecutive > comparison
0.21 0 many consecutive > comparison: guess condition
0.36 0.17 many consecutive > comparison: guess value
0.23 0.17 many consecutive > figures
-0.39 -0.38 many consecutive > figures: fn:avg! grouped by what is beside
0.59 0.54 many consecutive > figures: fn:count fn:avg!
-0.38 -0.42 many consecutive > figures: fn:count grouped by what is beside
0.2 0.17 many consecutive > figures: fn:count one figure
-0.37 -0.23 many consecutive > list: many 
-0.77 -0.75 many consecutive > loose figures
-0.74 -0.72 many consecutive > loose figures: avg 
-0.62 -0.56 many consecutive > loose figures: look up 
-0.51 -0.74 many consecutive > loose figures: look up guess
-0.68 -0.72 many consecutive > loose figures: sum 
-0.15 -0.23 many consecutive > which of these
-0.1 -0.27 many consecutive > which of these: figure 
-0.05 -0.2 many consecutive > which of these: position last
-0.17 -0.2 many different > comparison
-0.17 -0.2 many different > comparison: guess value
0.56 0.66 many different > figures
-0.43 -0.42 many different > figures: fn:count fn:count
-0.25 -0.28 many different > figures: fn:count fn:distinct
-0.31 -0.37 many different > figures: fn:count fn:sum!
-0.26 -0.26 many different > figures: fn:count grouped by what is beside
-0.25 -0.02 many different > figures: fn:count one figure
-0.3 -0.32 many different > figures: fn:distinct grouped by what is beside
0.73 0.73 many different > figures: fn:distinct one figure
-0.26 -0.3 many different > list
-0.26 -0.39 many different > loose figures
-0.22 -0.4 many different > loose figures: look up guess
-0.19 0 many fewer > difference: of two said
0.2 0 many fewer > difference: of two turned said
-0.24 -0.22 many have > extreme value
-0.24 -0.22 many have > extreme value: min guess
0.41 0.37 many have > figures
0.57 0.5 many have > figures: fn:count one figure
-0.38 -0.34 many have > list
-0.24 -0.28 many have > list: where 
-0.41 -0.36 many have > list: where distinct
-0.91 -1.03 many have > loose figures
-0.65 -0.77 many have > loose figures: avg 
-0.41 -0.37 many have > loose figures: look up 
-0.79 -0.92 many have > loose figures: look up guess
-0.91 -1.1 many have > loose figures: sum 
-0.18 -0.31 many have > top groups
-0.18 -0.31 many have > top groups: own measure asc
-0.13 -0.24 many have > top rows
-0.13 -0.24 many have > top rows: order:guess asc
-0.55 -0.5 many more > comparison
-0.57 -0.58 many more > comparison: guess value
0.52 0.71 many more > difference
0.38 0 many more > difference: of counts 
-0.11 0 many more > difference: of counts turned 
-0.29 -0.23 many more > difference: of ends guess
-0.31 -0.32 many more > difference: of ends said
-0.22 0 many more > difference: of fields 
-0.35 0 many more > difference: of fields turned 
0.32 0.28 many more > difference: of two said
-0.78 -0.97 many more > difference: of two turned guess
-0.35 -0.39 many more > difference: of two turned said
-0.3 -0.3 many more > figures
-0.26 -0.26 many more > figures: fn:count one figure
-0.19 -0.21 many more > list
-0.28 -0.12 many more > list: where 
-0.15 -0.16 many more > list: where distinct
-0.1 -0.33 many more > loose figures
0.14 0 many more > loose figures: avg 
-0.46 -0.54 many more > loose figures: count 
0.14 0.27 many number > figures
0.22 0.14 many number > figures: fn:count fn:count
0.29 0.28 many number > figures: fn:count fn:distinct?
-0.26 -0.24 many number > figures: fn:distinct? one figure
-0.17 -0.27 many number > list
-0.17 -0.27 many number > list: where distinct
-0.2 0.03 many of > comparison
-0.2 0.03 many of > comparison: guess value
-0.52 -0.43 many of > extreme value
-0.52 -0.43 many of > extreme value: max said
0.28 0.28 many of > figures
-0.6 -0.68 many of > figures: fn:count grouped by what is beside
0.43 0.32 many of > figures: fn:count one figure
0.13 0.24 many of > figures: fn:distinct? one figure
-0.95 -0.97 many of > list
-0.05 -0.24 many of > list: named things 
-0.78 -0.87 many of > list: where 
-0.85 -0.87 many of > list: where distinct
-0.22 -0.21 many of > loose figures
-0.26 -0.24 many of > loose figures: avg 
-0.59 -0.97 many of > loose figures: look up guess
-0.19 -0.2 many of > loose figures: sum 
-0.3 -0.36 many of > rows before or after another
-0.3 -0.36 many of > rows before or after another: count 
-0.24 -0.2 many of > top rows
-0.24 -0.2 many of > top rows: order:said desc
0.46 0.37 many other > comparison
0.46 0.37 many other > comparison: guess value
-0.5 -0.39 many other > figures
-0.5 -0.39 many other > figures: fn:count one figure
-0.17 -0.33 many times > comparison
-0.21 -0.46 many times > comparison: guess value
0.09 -0.26 many times > extreme value
-0.07 -0.32 many times > extreme value: max said
-0.2 -0.25 many times > extreme value: min guess
0.3 0 many times > extreme value: min said
-0.32 -0.31 many times > figures: fn:count grouped by what is beside
-0.23 -0.35 many times > figures: fn:count one figure
-0.17 -0.2 many times > figures: fn:distinct? grouped by what is beside
0.2 0.34 many times > figures: fn:distinct? one figure
0.17 0.4 many times > figures: one figure named
-0.43 -0.31 many times > list
-0.33 -0.28 many times > list: where 
-0.43 -0.32 many times > list: where distinct
0.12 0.51 many times > loose figures
0 0.2 many times > loose figures: avg 
0.3 0.39 many times > loose figures: count 
-0.06 -0.41 many times > loose figures: look up guess
-0.26 0 many times > loose figures: sum 
-0.18 -0.22 many times > next or previous row
-0.22 -0.36 many times > next or previous row: other way position
-0.17 -0.2 many times > next or previous row: said way position
-0.22 -0.21 many times > rows before or after another
-0.22 -0.21 many times > rows before or after another: count 
-0.17 -0.22 many times > rows before or after another: list 
-0.23 -0.3 many times > top groups
-0.25 -0.21 many times > top rows
-0.17 -0.21 many times > top rows: order:guess asc
-0.31 -0.4 many times > which of these
-0.15 -0.23 many times > which of these: guess asc
-0.15 -0.26 many times > which of these: guess desc
-0.3 -0.3 many top > figure of the top rows
-0.29 -0.3 many top > figure of the top rows: avg 
-0.3 -0.31 many top > figure of the top rows: sum 
0.33 0.26 many top > figures
-0.22 -0.27 many top > figures: fn:count grouped by what is beside
0.34 0.26 many top > figures: fn:count one figure
-0.2 -0.28 many top > first or last row
-0.21 -0.28 many top > first or last row: position first
-0.18 -0.29 many top > first or last row: time first
-0.22 -0.22 many top > list
-0.23 -0.22 many top > list: where 
-0.2 -0.2 many top > list: where distinct
-0.3 -0.33 many top > loose figures
-0.36 -0.33 many top > loose figures: avg 
-0.23 -0.34 many top > loose figures: look up 
-0.32 -0.39 many top > loose figures: look up guess
-0.26 -0.31 many top > loose figures: sum 
-0.23 -0.19 many top > top groups
-0.23 -0.21 many top > top groups: own measure desc
-0.32 -0.33 many top > top rows
-0.24 -0.24 many top > top rows: order:guess desc
-0.36 -0.35 many top > top rows: order:said desc
-0.67 -0.54 many total > comparison
-0.67 -0.54 many total > comparison: guess value
-0.21 -0.18 many total > figures
0.24 0.21 many total > figures: fn:count fn:sum
-0.55 -0.62 many total > figures: fn:count fn:sum!
-0.38 -0.54 many total > figures: fn:count grouped by what is beside
-0.41 0.22 many total > figures: fn:count one figure
-0.53 -0.61 many total > figures: fn:distinct? fn:sum!
-0.26 -0.33 many total > figures: fn:distinct? grouped by what is beside
-0.49 -1.06 many total > figures: fn:distinct? one figure
0.46 0.16 many total > figures: fn:sum? fn:sum!
-0.33 -0.3 many total > figures: fn:sum? grouped by what is beside
-0.21 -0.16 many total > groups that are named
-0.21 -0.16 many total > groups that are named: listed 
0.48 0.25 many total > list
0.53 0.31 many total > list: where distinct
0.22 0.41 many total > loose figures
-0.71 -0.66 many total > loose figures: avg 
-0.27 -0.45 many total > loose figures: look up 
-1.12 -1.11 many total > loose figures: look up guess
0.58 0.71 many total > loose figures: sum 
-0.27 -0.32 many total > next or previous row
-0.18 -0.2 many total > next or previous row: other way position
-0.15 -0.21 many total > next or previous row: said way position
-0.45 -0.41 many total > rows before or after another
-0.45 -0.41 many total > rows before or after another: count 
-0.2 -0.28 many total > rows before or after another: list 
-0.25 -0.24 many total > which of these
-0.25 -0.24 many total > which of these: figure 
0.51 0.59 many were > comparison
0.51 0.59 many were > comparison: guess value
0.13 0.23 many were > figures
-0.29 -0.35 many were > figures: fn:count grouped by what is beside
0.14 0.25 many were > figures: fn:count one figure
-0.22 -0.33 many were > list
-0.24 -0.29 many were > list: where 
-0.2 -0.31 many were > list: where distinct
-0.27 -0.42 many were > loose figures
-0.38 -0.42 many were > loose figures: look up guess
-0.42 -0.38 many were > next or previous row
-0.46 -0.5 many were > next or previous row: other way position
-0.28 -0.3 many were > next or previous row: said way position
-0.21 -0.26 many were > rows before or after another: list 
-0.15 -0.75 many years > comparison
-0.14 -0.75 many years > comparison: guess value
-0.49 -0.54 many years > difference: of counts 
-0.5 -0.54 many years > difference: of counts turned 
-0.25 -0.29 many years > difference: of ends said
-0.54 -0.58 many years > difference: of two guess
0.58 0.61 many years > difference: of two turned guess
0.18 -0.21 many years > figures
-0.5 -0.45 many years > figures: fn:count fn:sum!
0.27 0.17 many years > figures: fn:count grouped by what is beside
-0.32 -0.25 many years > figures: fn:count one figure
-0.65 -0.53 many years > figures: fn:distinct? fn:sum!
0.49 0 many years > figures: fn:distinct? one figure
-0.21 0 many years > how long
0.53 0.68 many years > how long: between rows 
-0.19 -0.29 many years > how long: until today 
0.04 0.48 many years > list
-0.34 -0.33 many years > list: how many 
-0.27 -0.18 many years > list: named things 
0.21 0.34 many years > list: where 
0.25 0.64 many years > list: where distinct
-0.31 -0.13 many years > loose figures
0.01 -0.21 many years > loose figures: avg 
-0.44 -0.62 many years > loose figures: count 
-0.52 -0.38 many years > loose figures: look up 
0.13 0.2 many years > loose figures: sum 
0.21 0 many years > next or previous row
0.22 0 many years > next or previous row: said way position
-0.33 -0.32 many years > rows before or after another
-0.33 -0.32 many years > rows before or after another: count 
-0.26 -0.04 many years > rows before or after another: list 
-0.31 -0.5 many years > which of these
-0.22 -0.28 many years > which of these: count asc
-0.23 -0.35 many years > which of these: count desc
-0.26 -0.31 many years > which of these: position first
-0.5 -0.47 mean > average of each
-0.5 -0.47 mean > average of each:  
-0.16 -0.21 mean > extreme value
0.29 0.25 mean > figures
0.41 0.37 mean > figures: fn:avg grouped
0.77 0.62 mean > figures: fn:avg one figure
-0.27 -0.26 mean > figures: fn:avg! fn:stddev
-0.24 -0.29 mean > figures: fn:avg! grouped by what is beside
-0.25 -0.23 mean > figures: fn:median fn:sum!
-0.24 -0.25 mean > figures: fn:median grouped
-0.54 -0.52 mean > figures: fn:median one figure
-0.22 -0.2 mean > figures: fn:stddev fn:sum!
-0.23 -0.25 mean > figures: fn:stddev grouped
-0.6 -0.6 mean > figures: fn:stddev one figure
-0.51 -0.52 mean > figures: fn:sum! grouped
-0.2 -0.21 mean > figures: grouped named
-0.57 -0.43 mean > list
-0.18 -0.25 mean > list: all 
-0.7 -0.67 mean > list: where 
-0.66 -0.45 mean > list: where distinct
-0.26 -0.2 mean > loose figures
-0.35 -0.23 mean > loose figures: count 
-0.32 -0.25 mean > loose figures: sum 
0.27 0.22 mean > top groups
-0.97 -1.03 mean > top groups: own measure desc
-0.62 -0.65 mean > top groups: rows desc
0.55 0.54 mean > top groups: said measure desc
-0.27 -0.28 mean > top rows
-0.26 -0.26 mean > top rows: order:guess desc
-0.12 -0.25 mean > top rows: order:said desc
-0.21 -0.11 mean > which of these
-0.21 -0.11 mean > which of these: figure 
0.59 0.6 mean and > figures
-0.2 -0.17 mean and > figures: fn:avg fn:sum!
0.62 0.5 mean and > figures: fn:avg one figure
-0.27 -0.26 mean and > figures: fn:avg! fn:stddev
-0.5 -0.45 mean and > figures: fn:median one figure
-0.22 -0.2 mean and > figures: fn:stddev fn:sum!
-0.9 -0.86 mean and > figures: fn:stddev one figure
-0.47 -0.48 mean and > loose figures
-0.44 -0.45 mean and > loose figures: avg 
-0.37 -0.36 mean and > loose figures: sum 
0.2 0.18 mean long > figures
0.21 0.21 mean long > figures: fn:avg one figure
-0.24 -0.29 mean long > figures: fn:avg! grouped by what is beside
-0.2 -0.17 mean long > loose figures
-0.2 -0.17 mean long > loose figures: sum 
0.23 0.24 mean of > figures
-0.29 -0.36 mean of > figures: fn:avg fn:sum!
0.27 0.32 mean of > figures: fn:avg one figure
-0.21 -0.22 mean of > loose figures
-0.19 -0.2 mean of > loose figures: avg 
-0.11 -0.25 mean of > top rows
-0.11 -0.25 mean of > top rows: order:said desc
0.26 0.22 mean worst > figures
0.26 0.22 mean worst > figures: fn:avg one figure
0.25 0 measures 0
-0.14 0 measures 1
-0.6 -0.39 measures 2
-0.02 0.28 measures 3
0.35 -0.25 measures 4
-0.25 -0.35 measures of another thing > an average one
-0.91 -0.99 measures of another thing > comparison
-0.78 -0.31 measures of another thing > figures
-0.72 -0.97 measures of another thing > groups that are named
0.79 0.59 measures of another thing > groups that have
0.53 0 measures of another thing > share
1 0.53 measures of another thing > top groups
0.33 0.49 measures of the thing said > columns that are named
-0.46 0 measures of the thing said > comparison
1.21 0.84 measures of the thing said > difference
-0.27 -0.3 measures of the thing said > extreme value
-1.04 -0.98 measures of the thing said > figures
0.33 0.17 measures of the thing said > first or last of each
0.91 0.81 measures of the thing said > greatest change
0.17 0 measures of the thing said > groups that are named
-0.06 0.27 measures of the thing said > groups that have
-0.65 -0.47 measures of the thing said > list
0.06 0.26 measures of the thing said > share
1.59 0.88 measures of the thing said > top groups
-0.29 -0.3 measures of the thing said > which of these
-0.41 -0.46 median > average of each
-0.41 -0.46 median > average of each:  
0.3 0.29 median > figures
0.32 0.3 median > figures: fn:avg grouped
0.42 0.38 median > figures: fn:avg one figure
-0.19 -0.25 median > figures: fn:avg! grouped
-0.41 -0.54 median > figures: fn:avg! grouped by what is beside
-0.45 -0.49 median > figures: fn:avg! one figure
-0.39 -0.38 median > figures: fn:median fn:avg!
-0.48 -0.35 median > figures: fn:median fn:sum!
0.48 0.49 median > figures: fn:median grouped
-0.6 -0.77 median > figures: fn:median grouped by what is beside
-0.23 -0.25 median > figures: fn:stddev grouped
-0.25 -0.27 median > figures: fn:stddev one figure
-1.15 -1.06 median > figures: fn:sum! grouped
0 -0.21 median > figures: fn:sum! one figure
-0.29 -0.28 median > figures: fn:units fn:avg!
-0.44 -0.42 median > figures: fn:units grouped
-0.24 -0.26 median > figures: grouped named
-0.47 -0.34 median > list
-0.43 -0.33 median > list: where distinct
-0.26 -0.24 median > loose figures
-0.24 -0.22 median > loose figures: avg 
-0.29 -0.38 median > loose figures: count 
-0.28 -0.26 median > loose figures: sum 
0.02 0.23 median > top groups
-0.04 0.2 median > top groups: own measure desc
-0.01 -0.23 median > top rows
-0.17 -0.23 median > top rows: order:said desc
0.17 0 median > top rows: order:said whole
0.46 0.34 median and > figures
-0.36 -0.3 median and > figures: fn:avg fn:sum!
0.32 0.3 median and > figures: fn:avg grouped
0.21 0.09 median and > figures: fn:avg one figure
-0.24 -0.25 median and > figures: fn:median grouped
-0.41 -0.46 median and > figures: fn:median one figure
-0.23 -0.25 median and > figures: fn:stddev grouped
-0.33 -0.42 median and > figures: fn:stddev one figure
0.4 0.42 median of > figures
0.24 0.22 median of > figures: fn:avg one figure
-0.24 -0.06 median of > figures: fn:median grouped by what is beside
-0.26 -0.09 median of > figures: fn:median one figure
-0.37 -0.39 median of > loose figures
-0.32 -0.36 median of > loose figures: avg 
-0.35 -0.34 median of > loose figures: sum 
0.16 0.23 median to > figures: fn:avg one figure
-0.15 -0.23 median to > figures: fn:median one figure
1.29 1.31 missed 0
-0.21 -0.23 missed 1
-0.6 -0.4 missed 2
-0.59 -0.91 missed 3
-0.6 -0.94 missed 4
-1.21 -0.83 missed 5
-0.55 -0.46 missed 6
1.26 0.19 missed plain 0
-0.52 -0.12 missed plain 1
-0.34 0 missed plain 2
-0.09 -0.36 missed plain 3
-0.14 0 missed plain 4-5
-0.18 -0.42 missed plain 6-10
0.49 0.76 missed share 0
-0.28 -0.63 missed share 2
-1.1 -1.13 missed share 3
-0.95 -0.66 missed share 4
0.2 0 more > against another row
-0.56 -0.5 more > against another row: count said
-0.21 -0.26 more > against another row: list guess
0.48 0.39 more > against another row: list said
-0.71 -0.78 more > comparison
-0.74 -0.91 more > comparison: guess value
0.52 0.71 more > difference
0.38 0 more > difference: of counts 
-0.11 0 more > difference: of counts turned 
-0.29 -0.23 more > difference: of ends guess
-0.31 -0.32 more > difference: of ends said
-0.22 0 more > difference: of fields 
-0.35 0 more > difference: of fields turned 
0.32 0.28 more > difference: of two said
-0.78 -0.97 more > difference: of two turned guess
-0.35 -0.39 more > difference: of two turned said
-0.24 0 more > figures: fn:avg grouped
0.27 0 more > figures: fn:avg grouped by what is beside
-0.2 -0.23 more > figures: fn:count fn:avg!
-0.23 -0.22 more > figures: fn:count fn:min
0.71 0.44 more > figures: fn:count fn:sum!
-0.2 -0.15 more > figures: fn:count fn:units
-0.25 -0.2 more > figures: fn:count fn:units, another way
-0.54 -0.56 more > figures: fn:count grouped by what is beside
-0.03 0.26 more > figures: fn:count one figure
-0.35 -0.38 more > figures: fn:distinct? fn:min
-0.74 -0.7 more > figures: fn:distinct? fn:sum!
-0.27 -0.47 more > figures: fn:distinct? one figure
0.43 0.37 more > figures: fn:sum! grouped by what is beside
-0.17 -0.2 more > figures: fn:sum! one figure
-0.35 -0.41 more > figures: fn:sum? one figure
-0.37 -0.33 more > figures: fn:units one figure
0.44 0.35 more > first or last row
0.35 0.35 more > first or last row: position first
-0.55 -0.53 more > groups that are named
-0.55 -0.53 more > groups that are named: listed 
0.45 0.16 more > groups that have
0.19 0.24 more > groups that have: count 
-0.34 -0.25 more > groups that have: list guess
0.53 0.15 more > groups that have: list said
-0.15 0 more > list
-0.41 -0.37 more > list: how many 
-0.07 0 more > list: many 
-0.76 -0.9 more > list: named things 
-0.1 0 more > list: where 
-0.2 0 more > list: where distinct
-0.61 -0.89 more > loose figures
-0.78 -0.84 more > loose figures: avg 
-0.79 -0.63 more > loose figures: count 
-0.35 -0.32 more > loose figures: look up 
-1.08 -0.99 more > loose figures: sum 
0.14 0 more > next or previous row
0.14 0 more > next or previous row: said way position
-0.46 -0.34 more > top groups
-0.34 -0.34 more > top groups: rows asc
0.2 0 more > top rows: order:hint asc
-0.18 0 more > top rows: order:said whole
-0.16 -0.26 more > which of these
-1.08 -0.94 more > which of these: count asc
-0.62 -0.64 more > which of these: count desc
0.33 0.22 more > which of these: figure 
-0.37 -0.32 more > which of these: guess asc
-0.07 -0.34 more > which of these: position last
-0.53 -0.62 more > which of these: said asc
0.78 0.89 more > which of these: said desc
-0.13 0 more > yes or no
0.28 0.31 more > yes or no: against another 
0.21 0.21 more best > yes or no: against another 
-0.21 -0.21 more best > yes or no: exists 
-0.2 -0.2 more in > which of these: count asc
-0.21 -0.22 more in > which of these: count desc
-0.26 -0.28 more in > which of these: guess asc
0.37 0.36 more in > which of these: guess desc
-0.48 -0.49 more in > which of these: position first
0.38 0.38 more in > which of these: position last
-0.17 -0.23 more number > yes or no: exists 
-0.21 -0.26 more than > against another row: list guess
-0.24 0 more than > figures: fn:avg grouped
0.27 0 more than > figures: fn:avg grouped by what is beside
-0.2 -0.23 more than > figures: fn:count fn:avg!
0.61 0.65 more than > figures: fn:count fn:sum!
-0.2 -0.15 more than > figures: fn:count fn:units
-0.25 -0.2 more than > figures: fn:count fn:units, another way
-0.53 -0.51 more than > figures: fn:count grouped by what is beside
-0.19 0 more than > figures: fn:count one figure
-0.47 -0.46 more than > figures: fn:distinct? fn:sum!
-0.33 -0.44 more than > figures: fn:distinct? one figure
-0.05 -0.27 more than > figures: fn:sum! grouped by what is beside
-0.35 -0.41 more than > figures: fn:sum? one figure
-0.37 -0.33 more than > figures: fn:units one figure
0.39 0.16 more than > groups that have
0.19 0.24 more than > groups that have: count 
-0.27 -0.25 more than > groups that have: list guess
0.4 0.15 more than > groups that have: list said
-0.73 -0.3 more than > list
-0.41 -0.37 more than > list: how many 
0.29 0.25 more than > list: many 
-0.73 -0.85 more than > list: named things 
-0.86 -0.19 more than > list: where 
-0.91 -0.44 more than > list: where distinct
-0.57 -0.44 more than > loose figures
-0.24 -0.2 more than > loose figures: avg 
-0.55 -0.6 more than > loose figures: count 
-0.35 -0.32 more than > loose figures: look up 
-0.41 -0.35 more than > loose figures: sum 
0.14 0 more than > next or previous row
0.14 0 more than > next or previous row: said way position
0.2 0 more than > top rows: order:hint asc
-0.18 0 more than > top rows: order:said whole
-0.25 -0.25 more than > which of these
-0.18 -0.2 more than > which of these: count desc
0.31 0.33 more than > which of these: figure 
-0.19 -0.21 more than > which of these: guess asc
-0.19 -0.22 more than > which of these: guess desc
-0.41 -0.45 more than > which of these: position first
-0.28 -0.25 more than > which of these: position last
-0.28 -0.3 more than > which of these: said asc
0.3 0.31 more than > which of these: said desc
0.33 0.4 more than > yes or no
0.33 0.4 more than > yes or no: exists 
-0.23 0 more total > difference
-0.19 0 more total > difference: of fields 
-0.14 0 more total > difference: of fields turned 
0.14 0 more total > loose figures
0.14 0 more total > loose figures: avg 
0.2 0 more total > which of these: position first
-0.26 -0.28 more years > list
-0.24 -0.17 more years > list: many 
-0.19 -0.21 more years > list: where 
-0.21 -0.24 more years > list: where distinct
0.24 0.23 more years > which of these: figure 
-0.25 -0.26 more years > which of these: position last
0.3 0.33 more years > which of these: said desc
-0.3 -0.45 most > comparison
-0.3 -0.4 most > comparison: guess value
-0.31 -0.24 most > extreme value
-0.81 -0.6 most > extreme value: max said
-0.17 -0.2 most > figure of the top rows
-0.8 -0.98 most > figures
0.32 0.25 most > figures: fn:correlation fn:sum!
-0.32 -0.26 most > figures: fn:correlation grouped by what is beside
0.33 0.28 most > figures: fn:correlation one figure
-0.42 -0.62 most > figures: fn:count one figure
-0.33 -0.24 most > figures: fn:distinct? one figure
0.5 0.53 most > figures: fn:last one figure
-0.3 -0.31 most > figures: fn:max fn:sum!
-0.27 -0.18 most > figures: fn:max grouped
-0.36 -0.33 most > figures: fn:max grouped by what is beside
-0.33 -0.41 most > figures: fn:max one figure
-0.22 -0.22 most > figures: fn:min grouped by what is beside
-0.27 -0.27 most > figures: fn:min one figure
-0.29 -0.19 most > figures: fn:mode grouped by what is beside
-0.39 -0.32 most > figures: fn:mode one figure
-0.19 -0.27 most > figures: fn:sum! fn:max
-0.28 -0.26 most > figures: fn:sum! grouped by what is beside
-0.2 -0.17 most > figures: fn:units, another way grouped
-0.34 0 most > first or last row
-0.49 -0.36 most > first or last row: position first
0.16 0.37 most > first or last row: position last
-0.32 -0.27 most > first or last row: position turned last
-0.22 -0.25 most > first or last row: time first
-0.25 -0.22 most > first or last row: time last
0.36 0.36 most > greatest change
-0.01 -0.31 most > groups that have
-0.01 -0.31 most > groups that have: list guess
-0.32 -0.48 most > list
-0.36 -0.35 most > list: all 
-0.28 -0.41 most > list: how many 
-0.47 -0.53 most > list: many 
-0.83 -0.72 most > list: where 
-0.63 -0.63 most > list: where distinct
-0.82 -0.97 most > loose figures: avg 
-0.26 -0.29 most > loose figures: count 
0.02 0.31 most > loose figures: look up 
0.2 0 most > loose figures: look up guess
-0.72 -0.81 most > loose figures: sum 
0.2 0 most > next or previous row: other way position
-0.25 0 most > next or previous row: said way position
0.86 0.38 most > top groups
0.82 0.53 most > top groups: hinted desc
0.61 0 most > top groups: own measure desc
-1.62 -1.33 most > top groups: revenue desc
0.87 0.56 most > top groups: rows desc
0.16 0.3 most > top groups: said measure desc
-0.89 -0.9 most > top groups: units desc
-0.55 0 most > top rows
-0.79 -0.45 most > top rows: order:guess desc
-0.49 -0.46 most > top rows: order:hint desc
-0.22 -0.31 most > top rows: order:hint whole
-0.19 0 most > top rows: order:said asc
-0.55 0 most > top rows: order:said desc
1.37 0.83 most > top rows: order:said whole
0.6 0.58 most > which of these
0.28 0.5 most > which of these: count asc
0.54 0.69 most > which of these: figure 
0.09 -0.21 most > which of these: position first
-0.28 0 most > which of these: position last
-0.43 -0.64 most > which of these: said asc
0.52 0.58 most > which of these: said desc
0.4 0.39 most amount > extreme value
0.42 0.39 most amount > extreme value: max guess
0.18 0 most amount > figures
0.19 0 most amount > figures: fn:max one figure
-0.17 -0.21 most amount > loose figures: look up 
-0.12 0 most amount > top rows
-0.41 -0.41 most amount > top rows: order:guess desc
0.13 0.25 most amount > top rows: order:said desc
-0.33 -0.43 most between > extreme value
-0.33 -0.43 most between > extreme value: max guess
-0.21 -0.28 most between > list
-0.19 -0.26 most between > list: where 
-0.24 -0.31 most between > list: where distinct
-0.25 -0.26 most between > top groups
-0.25 -0.26 most between > top groups: rows desc
0.25 0.27 most between > top rows
0.25 0.27 most between > top rows: order:guess desc
0.23 0 most combined > top groups: rows desc
-0.21 0 most combined > top groups: said measure desc
-0.83 -0.71 most common > extreme value
-0.18 -0.29 most common > extreme value: max guess
-0.74 -0.69 most common > extreme value: max said
-0.49 -0.43 most common > figures
-0.29 -0.19 most common > figures: fn:mode grouped by what is beside
0.62 0.57 most common > top groups
0.62 0.57 most common > top groups: rows desc
-0.56 -0.58 most common > top rows
-0.47 -0.52 most common > top rows: order:guess desc
-0.23 -0.19 most common > top rows: order:said desc
0.2 0 most consecutive > extreme value
0.2 0 most consecutive > extreme value: max guess
-0.12 0 most consecutive > top rows
-0.12 0 most consecutive > top rows: order:guess desc
-0.26 -0.35 most frequent > first or last row
-0.26 -0.34 most frequent > first or last row: position first
-0.22 -0.25 most frequent > first or last row: time first
0.28 0.32 most frequent > top groups
0.28 0.32 most frequent > top groups: rows desc
-0.35 -0.37 most frequent > top rows
-0.35 -0.37 most frequent > top rows: order:guess desc
-0.14 -0.2 most from > top groups: rows desc
-0.45 -0.45 most in > extreme value
-0.45 -0.45 most in > extreme value: max said
-0.23 -0.2 most in > list
-0.2 -0.15 most in > list: where 
-0.22 -0.19 most in > list: where distinct
-0.76 -0.69 most in > top groups
0.28 0 most in > top groups: own measure desc
-0.46 -0.3 most in > top groups: rows desc
-0.27 0 most in > top groups: said measure desc
0.77 0.69 most in > top rows
0.73 0.69 most in > top rows: order:said desc
-0.35 -0.36 most number > extreme value
-0.35 -0.36 most number > extreme value: max said
-0.48 -0.34 most number > top groups
-0.49 -0.43 most number > top groups: said measure desc
-0.33 -0.26 most number > top groups: sum of field desc
0.48 0.34 most number > top rows
0.5 0.45 most number > top rows: order:guess desc
0.46 0.34 most number > top rows: order:said desc
0.19 0 most of > top groups
0.18 0 most of > top groups: own measure desc
-0.21 0 most of > top rows
-0.17 0 most of > top rows: order:guess desc
0.41 0.3 most often > top groups
0.41 0.3 most often > top groups: rows desc
-0.27 -0.35 most recent > extreme value
-0.27 -0.35 most recent > extreme value: max said
0.48 0.49 most recent > figures
0.32 0.25 most recent > figures: fn:correlation fn:sum!
-0.32 -0.26 most recent > figures: fn:correlation grouped by what is beside
0.33 0.28 most recent > figures: fn:correlation one figure
0.5 0.53 most recent > figures: fn:last one figure
-0.2 -0.26 most recent > figures: fn:max one figure
0.41 0.49 most recent > first or last row
0.3 0.37 most recent > first or last row: position last
-0.32 -0.27 most recent > first or last row: position turned last
-0.25 -0.22 most recent > first or last row: time last
-0.19 0 most recent > next or previous row
-0.19 0 most recent > next or previous row: said way position
-0.48 -0.49 most recent > top groups
-0.47 -0.49 most recent > top groups: rows desc
0.19 0.25 most recent > top rows: order:said desc
0.19 0 most recent > which of these
0.23 0 most recent > which of these: said asc
0.23 0 most times > list
0.22 0 most times > list: where distinct
-0.15 0 most times > top rows: order:guess desc
0.22 0.23 most to > top groups
-0.31 -0.27 most to > top groups: rows desc
0.23 0.23 most to > top groups: sum of field desc
-0.22 -0.23 most to > top rows
-0.2 -0.21 most to > top rows: order:guess desc
-0.22 -0.23 most to > top rows: order:said desc
-0.32 -0.31 most total > extreme value
-0.32 -0.31 most total > extreme value: max guess
0.2 0 most total > next or previous row: other way position
-0.2 0 most total > next or previous row: said way position
-0.39 -0.38 most total > top groups
-0.38 -0.36 most total > top groups: own measure desc
-0.34 -0.36 most total > top groups: rows desc
-0.43 -0.45 most total > top groups: sum of field desc
0.38 0.38 most total > top rows
0.3 0.43 most total > top rows: order:guess desc
-0.4 -0.38 most total > top rows: order:hint whole
0.45 0.42 most total > top rows: order:said desc
-0.35 -0.45 most total > top rows: order:said whole
0.42 0.2 much > comparison: difference sides
-0.19 -0.19 much > comparison: guess value
-0.37 -0.29 much > comparison: rows said alone
-0.53 -0.34 much > comparison: said sides
0.59 0.6 much > figures
0.36 0.32 much > figures: fn:revenue fn:sum!
0.29 0.19 much > figures: fn:revenue one figure
-0.24 -0.28 much > figures: fn:sum! fn:revenue
0.28 0.4 much > figures: fn:sum! fn:sum!
-0.55 -0.48 much > figures: fn:sum! one figure
0.2 0.27 much > figures: one figure named
-0.31 -0.25 much > groups that are named
-0.31 -0.25 much > groups that are named: listed 
-0.69 -0.57 much > list
-0.23 -0.31 much > list: all 
-0.39 -0.18 much > list: where 
-0.7 -0.7 much > list: where distinct
-0.49 -0.56 much > loose figures: avg 
-0.62 -0.39 much > loose figures: count 
0.79 0.65 much > loose figures: sum 
0.33 0.3 much > share
-0.22 -0.22 much > share: filtered 
0.22 0.22 much > share: filtered twice 
0.42 0.2 much did > comparison: difference sides
-0.19 -0.19 much did > comparison: guess value
-0.37 -0.29 much did > comparison: rows said alone
-0.53 -0.34 much did > comparison: said sides
0.3 0.2 much did > figures
0.44 0.34 much did > figures: fn:revenue one figure
-0.24 -0.28 much did > figures: fn:sum! fn:revenue
-0.68 -0.71 much did > figures: fn:sum! one figure
-0.31 -0.25 much did > groups that are named
-0.31 -0.25 much did > groups that are named: listed 
-0.44 -0.18 much did > list
-0.43 -0.17 much did > list: where 
-0.28 -0.13 much did > list: where distinct
-0.19 0 much did > loose figures: count 
0.18 0 much did > loose figures: sum 
-0.22 -0.19 much of > figures
-0.22 -0.19 much of > figures: fn:revenue one figure
0.33 0.3 much of > share
-0.22 -0.22 much of > share: filtered 
0.22 0.22 much of > share: filtered twice 
-1.43 -1.47 name > extreme value
-0.25 -0.34 name > extreme value: max guess
-1.29 -1.3 name > extreme value: max said
-0.32 -0.32 name > extreme value: min guess
-0.32 -0.3 name > figure of the top rows
-0.28 -0.29 name > figure of the top rows: avg 
-0.12 -0.23 name > figure of the top rows: sum 
0.32 0.18 name > figures: fn:avg! grouped by what is beside
-0.24 -0.25 name > figures: fn:count grouped by what is beside
0.22 0.22 name > figures: fn:count one figure
-0.21 -0.28 name > figures: fn:distinct? grouped by what is beside
0.24 0.23 name > figures: fn:distinct? one figure
-0.34 -0.35 name > figures: fn:max grouped by what is beside
-0.1 0 name > first or last row
0.13 0 name > first or last row: position first
-0.22 0 name > first or last row: position last
-0.25 -0.18 name > first or last row: time last
0.36 0.37 name > groups that have
0.21 0.22 name > groups that have: list said
-0.32 -0.51 name > list: all 
0.19 0.55 name > list: many 
0.34 0.36 name > list: where 
-0.91 -0.63 name > list: where distinct
-0.76 -0.69 name > loose figures
-0.27 -0.31 name > loose figures: avg 
-0.76 -0.69 name > loose figures: count 
-0.21 -0.26 name > loose figures: look up 
-0.44 -0.38 name > loose figures: sum 
0.58 0.79 name > next or previous row
-1.01 -0.92 name > next or previous row: other way position
0.16 0.21 name > next or previous row: said way position
0.62 0.55 name > next or previous row: said way time
0.27 -0.46 name > rows before or after another
-0.45 -0.59 name > rows before or after another: count 
0.29 -0.22 name > rows before or after another: list 
-0.31 -0.46 name > the same as another row
-0.34 -0.41 name > the same as another row: count guess
-0.77 -0.82 name > top groups
-0.21 -0.3 name > top groups: hinted desc
-0.34 -0.29 name > top groups: own measure desc
-0.53 -0.52 name > top groups: rows asc
-0.3 -0.42 name > top groups: sum of field desc
0.49 0.23 name > top rows
-0.6 -0.72 name > top rows: order:guess asc
-1.09 -1.21 name > top rows: order:guess desc
-0.64 -0.73 name > top rows: order:hint whole
0.33 0.45 name > top rows: order:said asc
1.25 1.11 name > top rows: order:said desc
-0.22 -0.28 name > top rows: order:said whole
0.44 0.59 name > which of these
0.16 0.45 name > which of these: count asc
0.12 0.36 name > which of these: count desc
0.45 0.44 name > which of these: guess asc
0.53 0.51 name > which of these: guess desc
0.31 0.5 name > which of these: position first
0.52 0.54 name > which of these: position last
-0.3 -0.22 name > which of these: said asc
-0.29 -0.22 name > which of these: said desc
-0.18 -0.21 name all > figures
0.32 0.18 name all > figures: fn:avg! grouped by what is beside
0.33 0.58 name all > list: many 
-0.22 -0.22 name by > figures
-0.29 -0.27 name by > first or last row
-0.29 -0.27 name by > first or last row: position first
-0.29 -0.23 name by > list
-0.25 -0.23 name by > list: many 
-0.33 -0.13 name by > list: where 
-0.3 -0.26 name by > top groups
-0.3 -0.26 name by > top groups: own measure desc
-0.21 -0.2 name by > top groups: rows desc
0.3 0.26 name by > top rows
-0.37 -0.39 name by > top rows: order:guess desc
0.3 0.26 name by > top rows: order:said desc
0.16 0.25 name each > list
-0.32 -0.33 name each > list: many 
0.35 0.35 name each > list: where 
0.21 0.23 name each > list: where distinct
-0.08 -0.23 name each > loose figures
-0.08 -0.23 name each > loose figures: count 
-0.21 -0.2 name has > extreme value
-0.21 -0.2 name has > extreme value: max said
-0.18 -0.25 name has > figures
0.21 0.22 name has > the same as another row
-0.54 -0.55 name has > the same as another row: count guess
0.54 0.55 name has > the same as another row: list guess
-0.23 -0.32 name has > top groups
-0.28 -0.29 name has > top groups: rows desc
0.42 0.39 name has > top rows
-0.49 -0.42 name has > top rows: order:guess desc
0.53 0.43 name has > top rows: order:said desc
0.23 0.3 name have > list
0.47 0.4 name have > list: many 
0.1 0.31 name have > list: where 
-0.42 -0.36 name have > list: where distinct
0.29 0.27 name is > next or previous row
-0.41 -0.4 name is > next or previous row: other way position
0.41 0.4 name is > next or previous row: said way position
0.2 0.2 name listed > next or previous row
-0.94 -0.92 name of > extreme value
-0.88 -0.85 name of > extreme value: max said
-0.2 -0.21 name of > figures
-0.2 -0.21 name of > figures: fn:max grouped by what is beside
0.42 0.41 name of > first or last row: position first
0.7 0.31 name of > list
0.52 0.58 name of > list: many 
-0.28 -0.43 name of > list: where distinct
-0.42 -0.4 name of > loose figures
-0.4 -0.39 name of > loose figures: count 
0.9 0.89 name of > next or previous row
-0.46 -0.49 name of > next or previous row: other way position
0.43 0.46 name of > next or previous row: said way position
0.47 0.5 name of > next or previous row: said way time
-0.75 -0.68 name of > top groups
-0.2 -0.2 name of > top groups: hinted desc
-0.25 -0.23 name of > top groups: rows asc
-0.56 -0.59 name of > top groups: rows desc
-0.49 -0.51 name of > top groups: sum of field desc
0.42 0.24 name of > top rows
-0.56 -0.54 name of > top rows: order:guess asc
-0.67 -0.64 name of > top rows: order:guess desc
0.51 0.45 name of > top rows: order:said asc
0.82 0.71 name of > top rows: order:said desc
0.29 0.32 name on > first or last row
0.29 0.32 name on > first or last row: position first
0.53 0.52 name on > list: many 
-0.71 -0.63 name on > list: where 
-0.39 -0.32 name on > list: where distinct
0.35 0.35 name on > next or previous row
-0.26 -0.25 name on > next or previous row: other way position
0.27 0.26 name on > next or previous row: said way position
-0.23 -0.22 name on > top rows
-0.25 -0.23 name on > top rows: order:guess asc
-0.22 -0.22 name on > top rows: order:hint whole
0.41 0.4 name with > list
0.54 0.56 name with > list: where 
-0.57 -0.58 name with > list: where distinct
-0.39 -0.38 name with > loose figures
-0.39 -0.38 name with > loose figures: count 
-0.25 -0.43 never > comparison
-0.25 -0.43 never > comparison: guess value
-0.13 -0.32 never > figures
0.39 0.25 never > figures: fn:count one figure
-0.31 -0.61 never > figures: fn:units grouped by what is beside
-0.24 -0.32 never > figures: fn:units one figure
-0.3 -0.55 never > figures: fn:units, another way grouped by what is beside
-0.18 -0.29 never > figures: fn:units, another way one figure
-0.21 -0.4 never > groups that are named
-0.21 -0.4 never > groups that are named: listed 
0.34 0.43 never > list
-0.22 -0.13 never > list: all 
-0.73 -0.58 never > list: how many 
-0.6 -0.71 never > list: many 
0.86 0.7 never > list: named things 
0.31 0.07 never > list: where 
-0.86 -0.74 never > list: where distinct
0.24 0.26 never > next or previous row
-0.36 -0.38 never > next or previous row: other way position
0.29 0.33 never > next or previous row: said way position
0.39 0.42 never > next or previous row: said way time
-0.27 -0.23 newest > first or last row
-0.26 -0.24 newest > first or last row: position last
-0.22 -0.21 newest > first or last row: position turned last
-0.87 -0.53 newest > top groups
-0.85 -0.53 newest > top groups: revenue desc
-0.87 -0.59 newest > top groups: rows desc
-0.35 -0.24 newest > top groups: units desc
0.6 0.35 newest > top rows
0.34 -0.24 newest > top rows: order:said desc
0.62 0.5 newest > top rows: order:said whole
-0.21 -0.25 next > extreme value
-0.21 -0.25 next > extreme value: max said
-0.36 -0.49 next > figures
-0.35 -0.34 next > figures: fn:sum! grouped by what is beside
0 -0.21 next > figures: fn:sum! one figure
-0.25 -0.25 next > first or last row
-0.25 -0.24 next > first or last row: position first
-0.27 -0.3 next > first or last row: time first
-0.6 -0.32 next > list
-0.18 -0.2 next > list: all 
-0.18 -0.28 next > list: how many 
-0.08 0.2 next > list: many 
-0.89 -0.69 next > list: named things 
-0.24 -0.31 next > list: where 
-0.77 -0.54 next > list: where distinct
-1.09 -0.98 next > loose figures
-0.48 -0.51 next > loose figures: avg 
-0.95 -0.8 next > loose figures: count 
-0.72 -0.61 next > loose figures: sum 
0.55 0.33 next > next or previous row
-1.09 -0.69 next > next or previous row: other way position
0.47 0 next > next or previous row: said way position
0.63 0.78 next > next or previous row: said way time
-0.56 -0.57 next > rows before or after another
-0.62 -0.57 next > rows before or after another: count 
-0.52 -0.55 next > rows before or after another: list 
-0.35 -0.36 next > top groups: rows asc
-0.2 -0.19 next > top rows: order:said desc
-0.21 0 next > which of these
-0.44 -0.39 next after > list
-0.44 -0.44 next after > list: where 
-0.35 -0.32 next after > list: where distinct
0.51 0.33 next after > next or previous row
-0.64 -0.65 next after > next or previous row: other way position
0.71 0.54 next after > next or previous row: said way position
0.34 0.36 next after > next or previous row: said way time
-0.23 -0.21 next after > rows before or after another
-0.2 -0.22 next after > rows before or after another: count 
-0.21 -0.21 next after > rows before or after another: list 
-0.21 -0.25 next highest > extreme value
-0.21 -0.25 next highest > extreme value: max said
-0.21 -0.18 next highest > rows before or after another
-0.21 -0.18 next highest > rows before or after another: list 
-0.2 -0.19 next highest > top rows: order:said desc
0.2 0.2 next name > next or previous row
-0.78 -0.47 next or previous row > amount
-0.35 0 next or previous row > name
0.75 0.27 next or previous row > place
-0.22 -0.32 next or previous row > text
-1.62 -1.3 next or previous row > time
-0.37 -0.3 next or previous row conditions 1
0.03 0.28 next or previous row conditions 2
0.55 0.6 next or previous row ignores dimension
-0.1 -0.47 next or previous row ignores field
-0.13 0 next or previous row ignores having
0.16 0 next or previous row ignores measure
0.28 0.27 next or previous row ignores operator
0.26 0 next or previous row ignores superlative
-0.24 0 next or previous row of what is unique
-0.09 -0.26 next or previous row of what repeats
0.47 0.47 next or previous row with compare
0.55 0.6 next or previous row with dimension
0.37 0.29 next or previous row with field
-0.13 0 next or previous row with having
0.19 0.38 next or previous row with only
0.1 0 next or previous row with or
0.91 0.81 next or previous row, target is told in the question
0.65 0.46 next or previous row: anchor after
-1.47 -0.89 next or previous row: anchor before
-1.55 -1.22 next or previous row: other field
-0.59 -0.41 next or previous row: other way
-0.08 -0.19 next or previous row: position
0.25 0.24 next or previous row: said way
1.22 1.06 next or previous row: same field
-0.44 0 next or previous row: time
0.42 0.41 next to > list
0.38 0.52 next to > list: many 
0.55 0.38 next to > list: where 
0.23 0.31 next to > list: where distinct
-0.71 -0.41 next to > next or previous row
-0.41 -0.37 next to > next or previous row: other way position
-0.6 -0.38 next to > next or previous row: said way position
-0.15 0 next to > next or previous row: said way time
0.01 -0.19 next to > rows before or after another
0.01 -0.19 next to > rows before or after another: list 
-0.19 0 no > difference: of ends said
0.21 0 no > difference: of two turned said
0.39 0.48 no > figures
-0.19 -0.21 no > figures: fn:avg! grouped
0.26 0.3 no > figures: fn:count fn:sum!
-0.49 -0.39 no > figures: fn:count grouped by what is beside
0.9 0.94 no > figures: fn:count one figure
-0.26 -0.12 no > figures: fn:distinct? fn:sum!
-0.81 -0.72 no > figures: fn:sum! grouped by what is beside
-0.56 -0.49 no > figures: fn:sum! one figure
-0.49 -0.49 no > figures: fn:sum? fn:sum!
-0.37 -0.34 no > groups that have
-0.41 -0.41 no > groups that have: list guess
-0.31 -0.28 no > groups that have: list said
-0.22 -0.36 no > list: all 
-0.46 -0.44 no > list: how many 
0.32 0.06 no > list: named things 
-0.42 -0.63 no > list: named things columns named
-0.57 -0.32 no > list: where 
-0.64 -0.5 no > list: where distinct
-0.53 -0.6 no > loose figures
-0.46 -0.49 no > loose figures: avg 
-0.31 -0.37 no > loose figures: count 
0.05 -0.45 no > loose figures: look up 
-0.65 -0.75 no > loose figures: look up guess
-0.46 -0.46 no > loose figures: sum 
-0.34 -0.31 not > comparison
-0.45 -0.33 not > comparison: guess value
-0.25 -0.32 not > difference
-0.25 -0.32 not > difference: of ends guess
-0.22 -0.2 not > extreme value
-0.2 -0.19 not > extreme value: min said
-0.21 0 not > figures
-0.35 -0.19 not > figures: fn:count fn:sum!
-0.33 -0.44 not > figures: fn:count grouped by what is beside
0.26 0.46 not > figures: fn:count one figure
-0.17 -0.22 not > figures: fn:distinct? grouped by what is beside
-0.42 -0.32 not > figures: fn:distinct? one figure
-0.35 -0.45 not > figures: fn:sum! grouped by what is beside
-0.27 -0.25 not > figures: fn:sum! one figure
-0.16 -0.2 not > figures: fn:sum? fn:sum!
-0.22 -0.26 not > figures: fn:sum? grouped by what is beside
-0.34 -0.45 not > first or last row
-0.21 -0.45 not > first or last row: position first
-0.18 0 not > first or last row: time first
0.57 0.62 not > how long
0.57 0.62 not > how long: between rows 
0.46 0.38 not > list
-0.35 -0.41 not > list: all 
-0.48 -0.44 not > list: how many 
0.1 0 not > list: many 
0.42 0.31 not > list: named things 
-0.24 -0.19 not > list: named things columns named
0.1 0.35 not > list: where 
0.25 0.2 not > list: where columns named
-0.27 -0.42 not > list: where distinct
-0.52 -0.63 not > loose figures
-0.5 -0.53 not > loose figures: look up 
-0.47 -0.38 not > loose figures: look up guess
-0.69 -0.85 not > loose figures: sum 
0.17 0 not > rows before or after another
0.17 0 not > rows before or after another: list 
-0.29 -0.29 not > the same as another row: count guess
-0.19 -0.29 not > the same as another row: count said
0.02 -0.47 not > top groups
0.12 -0.41 not > top groups: rows asc
0.2 0.35 not > top rows
0.45 0.67 not > top rows: order:hint whole
0.01 0.26 not > top rows: order:said asc
-0.48 -0.35 not > which of these
-0.31 -0.32 not > which of these: count asc
-0.31 -0.32 not > which of these: count desc
-0.34 -0.35 not > which of these: guess asc
-0.41 -0.33 not > which of these: guess desc
-0.46 -0.49 not > which of these: position first
-0.44 -0.39 not > which of these: position last
-0.2 -0.24 not > yes or no
-0.2 -0.24 not > yes or no: exists 
0.17 0 not below > rows before or after another
0.17 0 not below > rows before or after another: list 
-0.4 -0.3 not for > comparison
-0.4 -0.3 not for > comparison: guess value
0.41 0.39 not for > figures
-0.04 -0.45 not from > first or last row
-0.04 -0.45 not from > first or last row: position first
-0.28 -0.39 not from > list
-0.27 -0.31 not from > list: where distinct
-0.11 -0.41 not from > top groups
-0.11 -0.41 not from > top groups: rows asc
0.32 0.49 not from > top rows
0.45 0.67 not from > top rows: order:hint whole
0.03 0.26 not from > top rows: order:said asc
0.2 0.05 not have > figures
0.39 0.36 not have > figures: fn:count one figure
-0.42 -0.4 not have > figures: fn:distinct? one figure
-0.02 -0.26 not have > figures: fn:sum! one figure
-0.3 -0.36 not have > list
-0.21 -0.23 not have > list: all 
0.32 0.4 not have > list: many 
-0.24 -0.19 not have > list: named things columns named
-0.42 -0.58 not have > list: where 
0.25 0.2 not have > list: where columns named
0.2 0.22 not have > loose figures
0.3 0.32 not have > loose figures: avg 
-0.26 -0.28 not have > loose figures: count 
-0.34 -0.42 not have > loose figures: sum 
-0.2 0 not in > figures
-0.2 0 not in > figures: fn:count one figure
0.29 0.28 not in > list
-0.38 -0.41 not in > list: how many 
0.7 0.6 not in > list: many 
-0.32 -0.15 not in > list: where 
-0.37 -0.27 not in > list: where distinct
0.2 0 not in > loose figures
0.21 0 not in > loose figures: sum 
-0.29 -0.28 not in > which of these
-0.25 -0.25 not in > which of these: count asc
-0.25 -0.25 not in > which of these: count desc
-0.28 -0.29 not in > which of these: guess asc
-0.23 -0.24 not in > which of these: guess desc
-0.46 -0.44 not in > which of these: position first
-0.33 -0.31 not in > which of these: position last
-0.19 -0.27 not win > figures: fn:count one figure
-0.28 -0.36 not win > figures: fn:sum! grouped by what is beside
-0.16 -0.2 not win > figures: fn:sum? fn:sum!
-0.64 -0.61 not win > list: many 
0.46 0.45 not win > list: where distinct
-0.59 -0.6 not win > loose figures
-0.47 -0.57 not win > loose figures: avg 
-0.26 -0.3 not win > loose figures: count 
-0.4 -0.33 not win > loose figures: look up 
-0.19 -0.44 not win > loose figures: sum 
-0.29 -0.29 not win > the same as another row: count guess
-0.19 -0.29 not win > the same as another row: count said
-0.24 0 nothing > against another row
0.21 0 nothing > amount
-0.25 -0.35 nothing > an average one
-0.17 0 nothing > average of each
-0.21 -0.26 nothing > columns that are named
0.23 0.14 nothing > comparison
-0.14 0.19 nothing > difference
-0.43 0 nothing > extreme value
-0.85 -1.02 nothing > figure of the top rows
0.57 0.27 nothing > figures
-0.1 0 nothing > first or last of each
-0.45 -0.58 nothing > first or last row
0.22 0 nothing > groups that are named
0.27 0.23 nothing > groups that have
-0.23 0 nothing > how long
-0.4 0 nothing > list
0.27 0 nothing > loose figures
0.7 0.32 nothing > next or previous row
0.53 0.55 nothing > none
-0.25 -0.2 nothing > place
0.2 0.19 nothing > rate
0.3 0 nothing > rows before or after another
-0.21 0 nothing > share
-0.51 -0.17 nothing > text
0.12 0.4 nothing > time
-0.44 0.2 nothing > top groups
-0.21 0.32 nothing > top rows
-1.12 -0.5 nothing > which of these
-0.39 -0.51 number > average of each
-0.39 -0.51 number > average of each:  
-0.21 -0.2 number > columns that are named: columns named where
0.21 0.25 number > comparison
0.26 0.24 number > comparison: difference value
0.25 0.28 number > comparison: guess value
-0.2 0 number > difference: of counts 
-0.16 -0.34 number > difference: of counts turned 
-0.25 -0.23 number > difference: of ends guess
-0.17 0 number > difference: of ends said
-0.28 -0.28 number > difference: of fields 
-0.01 -0.21 number > difference: of fields turned 
-0.27 -0.3 number > difference: of two said
-0.2 -0.23 number > difference: of two turned guess
-0.35 -0.47 number > difference: of two turned said
0.21 0.21 number > extreme value
-0.81 -0.58 number > extreme value: max guess
0.16 0.21 number > extreme value: max said
-0.4 -0.51 number > extreme value: min guess
-0.18 -0.2 number > figure of the top rows: sum 
-0.44 -0.33 number > figures
0.27 0.22 number > figures: fn:arithmetic grouped by what is beside
-0.82 -0.75 number > figures: fn:arithmetic one figure
-0.28 0 number > figures: fn:avg grouped
0.2 0 number > figures: fn:avg one figure
0.69 0.76 number > figures: fn:avg! fn:arithmetic
0.58 0.81 number > figures: fn:avg! fn:count
0.41 0.42 number > figures: fn:count fn:distinct
-0.26 -0.15 number > figures: fn:count fn:missing
0.24 0.17 number > figures: fn:count fn:outliers
0.52 0.49 number > figures: fn:count fn:revenue
0.26 0.34 number > figures: fn:count fn:sum
-0.44 -0.47 number > figures: fn:count fn:sum!
0.08 -0.24 number > figures: fn:count grouped
-1.01 -0.74 number > figures: fn:count grouped by what is beside
0.2 0.18 number > figures: fn:count one figure
0.39 0.38 number > figures: fn:distinct one figure
-0.19 -0.2 number > figures: fn:distinct? fn:avg!
-0.22 -0.28 number > figures: fn:distinct? fn:count
-0.3 -0.3 number > figures: fn:distinct? fn:sum!
-0.66 -0.32 number > figures: fn:distinct? grouped
-0.64 -0.53 number > figures: fn:distinct? grouped by what is beside
-0.16 -0.4 number > figures: fn:distinct? one figure
-0.67 -0.58 number > figures: fn:max grouped by what is beside
-0.24 -0.28 number > figures: fn:median one figure
0.24 0.21 number > figures: fn:min fn:sum!
-0.39 -0.44 number > figures: fn:min grouped by what is beside
0.44 0.41 number > figures: fn:missing one figure
0.55 0.47 number > figures: fn:outliers one figure
0.2 0.25 number > figures: fn:range one figure
-0.23 -0.22 number > figures: fn:ratio one figure
-0.16 -0.2 number > figures: fn:revenue grouped by what is beside
0.25 0.23 number > figures: fn:skewness one figure
-0.2 -0.2 number > figures: fn:stddev one figure
-0.29 -0.3 number > figures: fn:sum fn:arithmetic
-0.72 -0.77 number > figures: fn:sum fn:count
-0.57 -0.55 number > figures: fn:sum fn:ratio
-0.33 -0.3 number > figures: fn:sum fn:sum!
-0.42 -0.5 number > figures: fn:sum grouped
-0.29 -0.33 number > figures: fn:sum grouped by what is beside
-0.51 -0.17 number > figures: fn:sum one figure
0.44 0.58 number > figures: fn:sum! fn:arithmetic
1.01 0.9 number > figures: fn:sum! fn:count
0.29 0.48 number > figures: fn:sum! fn:distinct?
-0.35 -0.4 number > figures: fn:sum! fn:sum!
0.47 0.57 number > figures: fn:sum! fn:sum?
-0.18 -0.21 number > figures: fn:sum! grouped by what is beside
-0.15 -0.37 number > figures: fn:sum! one figure
0.29 0.26 number > figures: fn:sum? fn:avg!
-0.33 -0.34 number > figures: fn:sum? grouped
-0.61 -0.77 number > figures: fn:sum? grouped by what is beside
-0.22 -0.21 number > figures: fn:sum? one figure
-0.3 -0.35 number > figures: fn:units fn:arithmetic
-0.53 -0.55 number > figures: one figure named
-0.3 -0.29 number > first or last of each
-0.3 -0.29 number > first or last of each:  
-0.19 -0.24 number > first or last row: position last
-0.4 -0.38 number > first or last row: time first
-0.44 -0.77 number > groups that are named
-0.37 -0.77 number > groups that are named: listed 
-0.4 -0.62 number > groups that have
-0.37 -0.62 number > groups that have: list guess
-0.6 -0.97 number > list
-0.38 -0.69 number > list: all 
-0.53 -0.46 number > list: how many 
-1.02 -0.88 number > list: named things 
-0.74 -0.92 number > list: where 
-0.91 -1.02 number > list: where distinct
0.46 0.59 number > loose figures
0.48 0.66 number > loose figures: avg 
0.2 0 number > loose figures: count 
-0.46 -0.32 number > loose figures: look up guess
-0.28 -0.24 number > loose figures: sum 
-0.31 0 number > next or previous row
-0.46 -0.34 number > next or previous row: other way position
-0.25 0 number > next or previous row: said way position
-0.14 -0.4 number > rows before or after another
-0.25 -0.23 number > rows before or after another: count 
-0.17 -0.29 number > rows before or after another: list 
0.18 0 number > the same as another row
-0.32 -0.37 number > the same as another row: count said
-0.18 0 number > top groups
-0.69 -0.38 number > top groups: own measure asc
0.07 0.23 number > top groups: own measure desc
-0.47 -0.51 number > top groups: revenue desc
-0.35 -0.33 number > top groups: rows desc
-0.35 -0.56 number > top groups: said measure asc
0.43 0.28 number > top groups: sum of field asc
-0.3 -0.27 number > top groups: sum of field desc
-0.33 -0.33 number > top groups: units desc
0.12 0 number > top rows
0 -0.23 number > top rows: order:guess desc
-0.87 -0.76 number > top rows: order:hint whole
-0.82 -0.74 number > top rows: order:said asc
0.29 0.18 number > top rows: order:said whole
-0.8 -0.96 number > which of these
-0.61 -0.61 number > which of these: count asc
-0.25 -0.26 number > which of these: count desc
-0.79 -0.99 number > which of these: figure 
-0.3 -0.26 number > which of these: guess asc
-0.44 -0.68 number > which of these: guess desc
-0.57 -0.58 number > which of these: position first
-0.72 -0.8 number > which of these: position last
-0.39 -0.22 number > which of these: said asc
-0.37 -0.32 number > which of these: said desc
-0.17 -0.23 number > yes or no: exists 
-0.2 -0.22 number between > comparison
-0.2 -0.22 number between > comparison: guess value
0.2 0.21 number between > difference
-0.07 -0.2 number between > difference: of counts 
0.03 0.31 number between > difference: of ends said
-0.28 -0.28 number between > difference: of fields 
-0.01 -0.21 number between > difference: of fields turned 
0.2 0.18 number between > difference: of two said
-0.17 -0.2 number between > difference: of two turned said
-0.82 -0.73 number has > list
0.35 0.46 number has > list: many 
-0.76 -0.7 number has > list: where 
-0.71 -0.66 number has > list: where distinct
0.81 0.73 number has > loose figures
0.84 0.74 number has > loose figures: avg 
-0.71 -0.7 number has > loose figures: count 
0.64 0.7 number has > loose figures: sum 
-0.36 -0.36 number is > list
-0.02 -0.26 number is > list: all 
-0.36 -0.37 number is > list: where distinct
0.35 0.36 number is > loose figures
0.33 0.27 number is > loose figures: avg 
0.39 0.44 number is > loose figures: sum 
0.37 0.2 number is > next or previous row
-0.26 -0.26 number is > next or previous row: other way position
0.27 0.25 number is > next or previous row: said way position
-0.39 -0.51 number of > average of each
-0.39 -0.51 number of > average of each:  
-0.21 -0.2 number of > columns that are named: columns named where
0.21 0.25 number of > comparison
0.26 0.24 number of > comparison: difference value
0.25 0.28 number of > comparison: guess value
-0.2 0 number of > difference: of counts 
-0.16 -0.34 number of > difference: of counts turned 
-0.25 -0.23 number of > difference: of ends guess
-0.17 0 number of > difference: of ends said
0.2 0 number of > difference: of fields turned 
-0.27 -0.32 number of > difference: of two said
-0.2 -0.23 number of > difference: of two turned guess
-0.3 -0.39 number of > difference: of two turned said
0.14 0.21 number of > extreme value
-0.81 -0.58 number of > extreme value: max guess
0.05 0.21 number of > extreme value: max said
-0.39 -0.48 number of > extreme value: min guess
-0.18 -0.2 number of > figure of the top rows: sum 
-0.5 -0.39 number of > figures
0.27 0.22 number of > figures: fn:arithmetic grouped by what is beside
-0.82 -0.75 number of > figures: fn:arithmetic one figure
-0.28 0 number of > figures: fn:avg grouped
0.2 0 number of > figures: fn:avg one figure
0.69 0.76 number of > figures: fn:avg! fn:arithmetic
0.58 0.81 number of > figures: fn:avg! fn:count
0.41 0.42 number of > figures: fn:count fn:distinct
-0.26 -0.15 number of > figures: fn:count fn:missing
0.24 0.17 number of > figures: fn:count fn:outliers
0.52 0.49 number of > figures: fn:count fn:revenue
0.26 0.34 number of > figures: fn:count fn:sum
-0.44 -0.47 number of > figures: fn:count fn:sum!
0.08 -0.24 number of > figures: fn:count grouped
-1.01 -0.74 number of > figures: fn:count grouped by what is beside
0.39 0.38 number of > figures: fn:distinct one figure
-0.19 -0.2 number of > figures: fn:distinct? fn:avg!
-0.22 -0.28 number of > figures: fn:distinct? fn:count
-0.3 -0.3 number of > figures: fn:distinct? fn:sum!
-0.66 -0.32 number of > figures: fn:distinct? grouped
-0.64 -0.53 number of > figures: fn:distinct? grouped by what is beside
-0.18 -0.42 number of > figures: fn:distinct? one figure
-0.67 -0.58 number of > figures: fn:max grouped by what is beside
-0.24 -0.28 number of > figures: fn:median one figure
0.24 0.21 number of > figures: fn:min fn:sum!
-0.39 -0.44 number of > figures: fn:min grouped by what is beside
0.44 0.41 number of > figures: fn:missing one figure
0.55 0.47 number of > figures: fn:outliers one figure
0.2 0.25 number of > figures: fn:range one figure
-0.23 -0.22 number of > figures: fn:ratio one figure
-0.16 -0.2 number of > figures: fn:revenue grouped by what is beside
0.25 0.23 number of > figures: fn:skewness one figure
-0.2 -0.2 number of > figures: fn:stddev one figure
-0.29 -0.3 number of > figures: fn:sum fn:arithmetic
-0.72 -0.77 number of > figures: fn:sum fn:count
-0.57 -0.55 number of > figures: fn:sum fn:ratio
-0.33 -0.3 number of > figures: fn:sum fn:sum!
-0.42 -0.5 number of > figures: fn:sum grouped
-0.29 -0.33 number of > figures: fn:sum grouped by what is beside
-0.53 -0.2 number of > figures: fn:sum one figure
0.44 0.58 number of > figures: fn:sum! fn:arithmetic
1.01 0.9 number of > figures: fn:sum! fn:count
0.29 0.48 number of > figures: fn:sum! fn:distinct?
-0.35 -0.4 number of > figures: fn:sum! fn:sum!
0.47 0.57 number of > figures: fn:sum! fn:sum?
-0.18 -0.21 number of > figures: fn:sum! grouped by what is beside
0.29 0.26 number of > figures: fn:sum? fn:avg!
-0.33 -0.34 number of > figures: fn:sum? grouped
-0.61 -0.77 number of > figures: fn:sum? grouped by what is beside
-0.22 -0.21 number of > figures: fn:sum? one figure
-0.3 -0.35 number of > figures: fn:units fn:arithmetic
-0.53 -0.55 number of > figures: one figure named
-0.3 -0.29 number of > first or last of each
-0.3 -0.29 number of > first or last of each:  
-0.19 -0.24 number of > first or last row: position last
-0.4 -0.38 number of > first or last row: time first
-0.44 -0.77 number of > groups that are named
-0.37 -0.77 number of > groups that are named: listed 
-0.4 -0.62 number of > groups that have
-0.37 -0.62 number of > groups that have: list guess
-0.27 -0.8 number of > list
-0.37 -0.53 number of > list: all 
-0.43 -0.24 number of > list: how many 
-0.2 -0.23 number of > list: many 
-1.19 -1.46 number of > list: named things 
-0.35 -0.73 number of > list: where 
-0.66 -0.79 number of > list: where distinct
0.34 0.56 number of > loose figures
0.4 0.71 number of > loose figures: avg 
-0.45 -0.45 number of > loose figures: count 
-0.46 -0.32 number of > loose figures: look up guess
-0.16 0 number of > loose figures: sum 
-0.59 -0.27 number of > next or previous row
-0.54 -0.25 number of > next or previous row: said way position
0 -0.28 number of > rows before or after another
-0.12 -0.23 number of > rows before or after another: count 
-0.17 -0.29 number of > rows before or after another: list 
0.18 0 number of > the same as another row
-0.32 -0.37 number of > the same as another row: count said
-0.44 -0.2 number of > top groups
-0.69 -0.38 number of > top groups: own measure asc
0.07 0.23 number of > top groups: own measure desc
-0.47 -0.51 number of > top groups: revenue desc
-0.42 -0.3 number of > top groups: rows asc
-0.33 -0.32 number of > top groups: rows desc
-0.35 -0.56 number of > top groups: said measure asc
0.43 0.28 number of > top groups: sum of field asc
-0.29 -0.26 number of > top groups: sum of field desc
-0.33 -0.33 number of > top groups: units desc
0.12 0 number of > top rows
0.09 -0.23 number of > top rows: order:guess desc
-0.84 -0.63 number of > top rows: order:hint whole
-0.82 -0.74 number of > top rows: order:said asc
0.27 0.18 number of > top rows: order:said whole
-0.72 -0.96 number of > which of these
-0.59 -0.61 number of > which of these: count asc
-0.25 -0.26 number of > which of these: count desc
-0.86 -0.99 number of > which of these: figure 
-0.24 -0.26 number of > which of these: guess asc
-0.5 -0.68 number of > which of these: guess desc
-0.53 -0.58 number of > which of these: position first
-0.74 -0.8 number of > which of these: position last
-0.25 -0.22 number of > which of these: said asc
-0.37 -0.32 number of > which of these: said desc
-0.17 -0.23 number of > yes or no: exists 
-0.18 -0.24 number times > difference: of ends guess
-0.16 -0.21 number times > difference: of two turned guess
-0.29 -0.3 number times > list
-0.32 -0.32 number times > list: where 
-0.26 -0.26 number times > list: where distinct
0.3 0.32 number times > loose figures
0.3 0.32 number times > loose figures: count 
-0.4 -0.4 number with > list
-0.43 -0.42 number with > list: where 
-0.32 -0.36 number with > list: where distinct
0.4 0.4 number with > loose figures
-0.42 -0.41 number with > loose figures: avg 
0.48 0.42 number with > loose figures: count 
-0.46 -0.45 number with > loose figures: sum 
-0.47 -0.46 of > against another row: list guess
-0.2 -0.21 of > an average one
-0.2 -0.21 of > an average one:  
-0.99 -1.02 of > average of each
-0.99 -1.02 of > average of each:  
-0.21 -0.2 of > columns that are named: columns named where
0.12 0 of > comparison: difference sides
0.24 0.2 of > comparison: difference value
-0.35 -0.35 of > comparison: guess condition
-0.15 0 of > comparison: guess value
0.14 0.23 of > comparison: rows said alone
-0.26 -0.3 of > comparison: rows said in groups
-0.31 -0.36 of > comparison: said condition
0.3 0.46 of > comparison: said floating
-0.35 -0.41 of > comparison: said sides
-0.31 -0.37 of > comparison: said value
-0.2 0 of > difference: of counts 
-0.14 -0.43 of > difference: of counts turned 
-0.76 -0.83 of > difference: of ends guess
-0.16 0 of > difference: of ends said
-0.55 -0.52 of > difference: of fields 
-0.39 -0.55 of > difference: of fields turned 
-0.49 -0.49 of > difference: of two guess
0.06 0.3 of > difference: of two said
-0.73 -0.72 of > difference: of two turned guess
-0.61 -0.66 of > difference: of two turned said
-1.08 -1.26 of > extreme value: min guess
0.32 0.23 of > figure of the top rows
0.16 0 of > figures
0.27 0.22 of > figures: fn:arithmetic grouped by what is beside
-0.82 -0.75 of > figures: fn:arithmetic one figure
0.13 0.71 of > figures: fn:avg grouped
-0.99 -1.4 of > figures: fn:avg grouped by what is beside
0.8 0.59 of > figures: fn:avg one figure
0.69 0.76 of > figures: fn:avg! fn:arithmetic
0.58 0.81 of > figures: fn:avg! fn:count
-0.27 -0.26 of > figures: fn:avg! fn:stddev
0.32 0.31 of > figures: fn:avg! grouped
-0.48 -0.49 of > figures: fn:avg! grouped by what is beside
-0.96 -1.16 of > figures: fn:avg! one figure
-0.17 -0.19 of > figures: fn:count fn:avg!
0.34 0.34 of > figures: fn:count fn:distinct
-0.26 -0.15 of > figures: fn:count fn:missing
-0.44 -0.5 of > figures: fn:count fn:normal
0.24 0.17 of > figures: fn:count fn:outliers
0.52 0.49 of > figures: fn:count fn:revenue
-0.37 -0.47 of > figures: fn:count fn:skewed
0.22 0.34 of > figures: fn:count fn:sum
-0.7 -0.64 of > figures: fn:count fn:sum!
-0.25 -0.21 of > figures: fn:count fn:sum?
0.12 -0.32 of > figures: fn:count grouped
-0.98 -0.94 of > figures: fn:count grouped by what is beside
0.48 0 of > figures: fn:count one figure
-0.2 -0.28 of > figures: fn:distinct grouped by what is beside
-0.33 -0.29 of > figures: fn:distinct one figure
-0.21 -0.2 of > figures: fn:distinct? fn:avg!
-0.23 -0.28 of > figures: fn:distinct? fn:count
0.21 0.35 of > figures: fn:distinct? fn:sum!
-0.23 -0.2 of > figures: fn:distinct? fn:sum?
-0.66 -0.33 of > figures: fn:distinct? grouped
-0.55 -0.62 of > figures: fn:distinct? grouped by what is beside
-0.64 -0.63 of > figures: fn:distinct? one figure
-0.53 -0.4 of > figures: fn:max grouped
-0.69 -0.67 of > figures: fn:max grouped by what is beside
-0.34 -0.59 of > figures: fn:max one figure
-0.24 -0.21 of > figures: fn:median fn:sum!
-0.6 -0.77 of > figures: fn:median grouped by what is beside
0.34 0.33 of > figures: fn:min fn:sum!
-0.41 -0.45 of > figures: fn:min grouped by what is beside
-0.42 -0.26 of > figures: fn:min one figure
0.25 0.23 of > figures: fn:missing one figure
0.47 0.54 of > figures: fn:normal one figure
0.55 0.47 of > figures: fn:outliers one figure
0.36 0.46 of > figures: fn:percentile one figure
-0.43 -0.43 of > figures: fn:range fn:sum!
1.15 1.24 of > figures: fn:range one figure
-0.11 0 of > figures: fn:ratio grouped by what is beside
-0.26 -0.22 of > figures: fn:ratio one figure
-0.58 -0.44 of > figures: fn:revenue grouped
-0.16 -0.2 of > figures: fn:revenue grouped by what is beside
-0.81 -1.07 of > figures: fn:revenue one figure
0.4 0.49 of > figures: fn:skewed one figure
-0.19 -0.21 of > figures: fn:skewness fn:sum!
0.77 0.63 of > figures: fn:skewness one figure
-0.23 -0.25 of > figures: fn:stddev grouped
-0.39 -0.36 of > figures: fn:stddev grouped by what is beside
0.44 0.41 of > figures: fn:stddev one figure
-0.29 -0.3 of > figures: fn:sum fn:arithmetic
-0.19 -0.2 of > figures: fn:sum fn:avg!
-0.72 -0.77 of > figures: fn:sum fn:count
-0.57 -0.55 of > figures: fn:sum fn:ratio
-0.36 -0.3 of > figures: fn:sum fn:sum!
-0.26 -0.34 of > figures: fn:sum grouped
-0.5 -0.69 of > figures: fn:sum grouped by what is beside
0.26 0.31 of > figures: fn:sum one figure
0.44 0.58 of > figures: fn:sum! fn:arithmetic
0.29 0.48 of > figures: fn:sum! fn:distinct?
-0.59 -0.67 of > figures: fn:sum! fn:sum!
0.47 0.57 of > figures: fn:sum! fn:sum?
0.77 0.42 of > figures: fn:sum! grouped
-0.51 -0.49 of > figures: fn:sum! grouped by what is beside
-1.85 -1.28 of > figures: fn:sum! one figure
0.29 0.26 of > figures: fn:sum? fn:avg!
-0.33 -0.34 of > figures: fn:sum? grouped
-0.63 -0.78 of > figures: fn:sum? grouped by what is beside
-0.21 -0.21 of > figures: fn:sum? one figure
-0.3 -0.35 of > figures: fn:units fn:arithmetic
0.16 0 of > figures: fn:units fn:units
-0.38 -0.24 of > figures: fn:units one figure
-0.2 -0.17 of > figures: fn:units, another way grouped
0.36 0.27 of > figures: fn:units, another way one figure
-0.53 -0.46 of > figures: grouped by what is beside 
-0.63 -0.36 of > figures: grouped named
-0.14 -0.32 of > figures: one figure named
-0.12 0.58 of > first or last row
-0.14 0.31 of > first or last row: position first
0.22 0.69 of > first or last row: position last
-0.74 -0.59 of > first or last row: time first
0.42 0.34 of > first or last row: time last
0.28 0.22 of > greatest change
0.28 0.22 of > greatest change: to the next 
0.11 0 of > groups that are named
0.42 0.42 of > groups that are named: compared 
0.13 0 of > groups that are named: listed 
-0.19 -0.24 of > groups that have
-0.19 -0.23 of > groups that have: list guess
-0.21 -0.22 of > groups that have: list said
0.01 -0.2 of > list
-1.13 -1.24 of > list: all 
-0.34 -0.33 of > list: all columns named
-0.63 -0.59 of > list: how many 
-0.88 -0.75 of > list: many 
-0.29 -0.32 of > list: many columns named
-0.13 -0.22 of > list: named things 
-0.27 -0.22 of > list: named things columns named
0.35 0.34 of > list: where 
0.3 0.24 of > list: where columns named
0.14 0 of > list: where distinct
-0.25 0 of > loose figures
-0.26 0 of > loose figures: avg 
-0.01 0 of > loose figures: count 
-0.58 -0.46 of > loose figures: look up guess
-0.67 -0.55 of > loose figures: sum 
-1.15 -0.95 of > next or previous row: other way position
0.5 0.19 of > next or previous row: said way position
0.24 0.34 of > next or previous row: said way time
0.19 0 of > rows before or after another
-0.49 -0.87 of > rows before or after another: count 
-0.04 0 of > share
0.12 0 of > share: filtered 
-0.43 -0.24 of > share: filtered twice 
-0.31 -0.2 of > share: of groups 
-0.36 -0.37 of > the same as another row: count said
0.13 0 of > the same as another row: list guess
-0.86 -0.64 of > top groups
-0.5 -0.26 of > top groups: hinted desc
-0.73 -0.35 of > top groups: own measure asc
-0.1 0 of > top groups: own measure desc
-0.24 -0.22 of > top groups: revenue asc
-0.53 -0.56 of > top groups: revenue desc
-0.86 -0.57 of > top groups: rows asc
-0.45 -0.51 of > top groups: rows desc
-0.73 -0.94 of > top groups: said measure asc
-0.15 0 of > top groups: said measure desc
-0.37 -0.41 of > top groups: units desc
-0.12 -0.45 of > top rows
0.01 -0.26 of > top rows: order:guess asc
-0.55 -0.59 of > top rows: order:guess desc
-0.57 -0.84 of > top rows: order:hint whole
-0.7 -0.61 of > top rows: order:said asc
0.11 0 of > top rows: order:said desc
0.41 0.33 of > top rows: order:said whole
-0.54 -0.19 of > which of these
-0.6 -0.42 of > which of these: count asc
-0.26 -0.19 of > which of these: figure 
-1.11 -1.1 of > which of these: guess asc
0.56 0.59 of > which of these: guess desc
-1.38 -1.12 of > which of these: position last
-0.54 -0.43 of > which of these: said asc
0.45 0.34 of > yes or no
0.21 0.19 of > yes or no: against another 
-0.15 -0.2 of all > comparison
-0.15 -0.2 of all > comparison: guess value
-0.09 -0.39 of all > extreme value
0.01 -0.3 of all > extreme value: min said
-0.24 -0.07 of all > figures: fn:count fn:sum!
-0.2 -0.21 of all > figures: fn:count one figure
0.44 0.31 of all > figures: fn:sum one figure
-0.2 -0.27 of all > loose figures: avg 
-0.38 -0.12 of all > loose figures: look up 
-0.28 -0.13 of all > loose figures: sum 
-0.27 -0.31 of all > top groups
-0.34 -0.35 of all > top groups: own measure asc
-0.45 -0.57 of all > top groups: own measure desc
-0.22 -0.24 of all > top groups: rows desc
-0.36 -0.38 of all > top groups: sum of field asc
0.06 0.32 of all > top rows
-0.44 -0.45 of all > top rows: order:guess asc
0.26 0.29 of all > top rows: order:guess desc
0.18 0.41 of all > top rows: order:said asc
0.73 0.66 of at > figures
-0.5 -0.48 of at > figures: fn:count fn:sum!
0.1 -0.22 of at > figures: fn:count one figure
0.56 0.54 of at > figures: fn:distinct? fn:sum!
-0.74 -0.67 of at > figures: fn:distinct? one figure
-0.21 -0.18 of at > groups that have
-0.2 -0.18 of at > groups that have: list guess
0.03 -0.27 of at > list
0.21 0.22 of at > list: named things 
-0.2 -0.31 of at > list: where 
-0.33 -0.45 of at > list: where distinct
-0.5 -0.58 of at > loose figures
-0.33 -0.36 of at > loose figures: look up 
-0.02 -0.31 of at > loose figures: look up guess
-0.36 -0.35 of at > loose figures: sum 
0.3 0.35 of average > figures: fn:avg one figure
-0.27 -0.33 of average > figures: fn:median one figure
0.21 0.32 of below > groups that have
0.21 0.32 of below > groups that have: list guess
-0.21 -0.32 of below > list
-0.21 -0.33 of below > list: where 
-0.19 -0.28 of below > list: where distinct
-0.2 -0.25 of below > loose figures
-0.2 -0.25 of below > loose figures: count 
0.31 0.35 of both > figures
0.31 0.34 of both > figures: fn:count one figure
0.21 0.34 of consecutive > extreme value
0.22 0.34 of consecutive > extreme value: max guess
-0.47 -0.47 of consecutive > extreme value: max said
-0.32 -0.2 of consecutive > figures
-0.21 -0.2 of consecutive > figures: fn:max one figure
-0.2 -0.21 of consecutive > loose figures
-0.2 -0.2 of consecutive > loose figures: avg 
-0.25 -0.25 of consecutive > loose figures: count 
-0.19 -0.2 of consecutive > loose figures: sum 
-0.22 -0.21 of consecutive > rows before or after another
-0.23 -0.22 of consecutive > rows before or after another: list 
-0.26 -0.22 of consecutive > top groups
-0.21 -0.22 of consecutive > top groups: rows desc
-0.1 -0.26 of consecutive > top rows
-0.07 -0.24 of consecutive > top rows: order:guess desc
-0.29 -0.27 of consecutive > top rows: order:said desc
0.33 0.28 of different > figures
-0.17 -0.2 of different > figures: fn:count grouped by what is beside
0.36 0.28 of different > figures: fn:count one figure
-0.2 -0.23 of different > list
-0.2 -0.23 of different > list: where 
-0.32 -0.27 of different > loose figures
-0.32 -0.27 of different > loose figures: look up guess
0.31 0.28 of distinct > figures
0.41 0.42 of distinct > figures: fn:count fn:distinct
-0.44 -0.46 of distinct > figures: fn:count grouped
-0.23 -0.07 of distinct > figures: fn:count one figure
0.42 0.38 of distinct > figures: fn:distinct one figure
-0.38 -0.42 of each > extreme value
-0.03 -0.26 of each > extreme value: max guess
-0.4 -0.28 of each > extreme value: max said
-0.24 -0.26 of each > extreme value: min said
-0.35 -0.35 of each > figures
-0.28 -0.21 of each > figures: fn:count fn:sum!
0.36 0.33 of each > figures: fn:count grouped
-0.38 -0.36 of each > figures: fn:count one figure
-0.42 -0.34 of each > figures: fn:max grouped
-0.44 -0.43 of each > figures: grouped named
0.29 0.26 of each > first or last of each
0.29 0.26 of each > first or last of each:  
-0.21 -0.45 of each > first or last row
-0.17 -0.2 of each > first or last row: position first
-0.44 -0.55 of each > first or last row: position last
-0.16 -0.24 of each > first or last row: time first
-0.19 -0.22 of each > list: all 
0.26 0.29 of each > list: where 
-0.32 -0.3 of each > list: where distinct
-0.29 -0.3 of each > loose figures
-0.55 -0.54 of each > top groups
-0.36 0.02 of each > top groups: hinted desc
-0.24 -0.22 of each > top groups: revenue asc
-0.46 -0.42 of each > top groups: revenue desc
-0.27 -0.22 of each > top groups: rows asc
-0.41 -0.27 of each > top groups: rows desc
-0.22 -0.2 of each > top groups: said measure desc
-0.41 -0.24 of each > top groups: units desc
0.27 0.14 of each > top rows
-0.19 -0.23 of each > top rows: order:said asc
0.46 0.42 of each > top rows: order:said desc
-0.49 -0.56 of each > top rows: order:said whole
0.1 0 of every > top rows: order:said desc
0.27 0.29 of first > figures: fn:avg one figure
-0.27 -0.3 of first > figures: fn:median one figure
-0.21 -0.21 of first > figures: fn:stddev one figure
-0.56 -0.67 of first > first or last row
-0.57 -0.67 of first > first or last row: position first
-0.47 -0.55 of first > first or last row: time first
0.54 0.59 of first > list
0.6 0.63 of first > list: where 
0.28 0.33 of first > list: where distinct
-0.3 -0.3 of first > loose figures
-0.3 -0.3 of first > loose figures: count 
-0.32 -0.38 of first > top groups
-0.32 -0.38 of first > top groups: rows asc
0.21 0.23 of less > against another row
0.21 0.24 of less > against another row: count guess
-0.36 -0.38 of less > against another row: list guess
-0.24 -0.29 of less > loose figures
-0.25 -0.29 of less > loose figures: avg 
-0.22 -0.24 of less > loose figures: look up 
-0.24 -0.29 of less > loose figures: sum 
-0.31 -0.26 of more > against another row
-0.33 -0.21 of more > against another row: count guess
0.24 0.34 of more > figures
0.23 0.34 of more > figures: fn:count one figure
-0.15 -0.31 of more > list
-0.11 -0.28 of more > list: where 
-0.08 -0.29 of more > list: where distinct
0.35 0.37 of more > which of these
0.31 0.33 of more > which of these: figure 
-0.3 -0.33 of more > which of these: position last
-0.28 -0.3 of more > which of these: said asc
0.3 0.31 of more > which of these: said desc
0.24 0.24 of number > figures
0.24 0.27 of number > figures: fn:avg one figure
-0.24 -0.28 of number > figures: fn:median one figure
0.25 0.23 of number > figures: fn:skewness one figure
-0.2 -0.2 of number > figures: fn:stddev one figure
-0.26 -0.25 of number > loose figures
-0.28 -0.29 of number > loose figures: avg 
-0.21 -0.18 of number > loose figures: sum 
-0.2 -0.18 of other > list: where 
-0.57 -0.43 of several > against another row
-0.57 -0.43 of several > against another row: against another row
-0.57 -0.43 of several > against another row: count
-0.57 -0.43 of several > against another row: guess
-0.25 -0.35 of several > an average one
-0.25 -0.35 of several > an average one: an average one
-0.19 0 of several > average of each
-0.19 0 of several > average of each: average of each
0.18 0 of several > comparison
-0.96 -0.7 of several > comparison: alone
-0.32 -0.39 of several > comparison: change not said
-0.56 -0.48 of several > comparison: change said
0.18 0 of several > comparison: comparison
-0.57 -0.63 of several > comparison: difference
-0.56 -0.48 of several > comparison: difference not said
-0.32 -0.39 of several > comparison: difference said
-0.5 -0.8 of several > comparison: guess
0.91 0.41 of several > comparison: in groups
0.24 0 of several > comparison: rows
-0.73 -0.85 of several > comparison: rows said
0.28 0.41 of several > comparison: said
-0.05 -0.22 of several > comparison: value
0.66 0.51 of several > difference
0.66 0.51 of several > difference: difference
-0.26 -0.45 of several > difference: guess
0.34 0.43 of several > difference: of counts
-0.44 -0.54 of several > difference: of counts turned
-0.39 -0.64 of several > difference: of two
-0.2 -0.41 of several > difference: of two turned
-0.54 -0.31 of several > extreme value: guess
-0.27 -0.3 of several > figure of the top rows
-0.26 -0.33 of several > figure of the top rows: avg
-0.27 -0.3 of several > figure of the top rows: figure of the top rows
-0.24 -0.27 of several > figure of the top rows: sum
-0.12 0 of several > figures
-0.23 -0.19 of several > figures: columns named
-0.12 0 of several > figures: figures
0.53 0.47 of several > figures: fn:arithmetic
0.27 0 of several > figures: fn:avg
-0.13 0 of several > figures: fn:avg!
0.49 0.5 of several > figures: fn:correlation
0.08 0.22 of several > figures: fn:count
0.51 0.55 of several > figures: fn:distinct
-0.03 -0.2 of several > figures: fn:distinct?
-0.52 -0.49 of several > figures: fn:max
0.54 0.58 of several > figures: fn:median
-0.4 -0.41 of several > figures: fn:min
0.44 0.46 of several > figures: fn:missing
0.36 0.46 of several > figures: fn:percentile
-0.82 -0.92 of several > figures: fn:profit
-0.28 -0.26 of several > figures: fn:ratio
0.19 -0.26 of several > figures: fn:revenue
-0.34 -0.19 of several > figures: fn:revenue, another way
0.29 0.32 of several > figures: fn:sum
0.95 0.65 of several > figures: fn:sum!
0.34 0.33 of several > figures: fn:sum?
-0.47 -0.44 of several > figures: fn:units
-0.56 -0.26 of several > figures: fn:units, another way
0.5 0 of several > figures: grouped
0.39 0.16 of several > figures: loose
-0.39 -0.15 of several > figures: named
-0.7 -0.24 of several > figures: one figure
0.33 0.17 of several > first or last of each
0.33 0.17 of several > first or last of each: first or last of each
-0.55 -0.35 of several > first or last row
-0.24 -0.23 of several > first or last row: first
-0.55 -0.35 of several > first or last row: first or last row
0.69 0.86 of several > first or last row: itself
-0.41 -0.19 of several > first or last row: last
-0.63 -0.8 of several > first or last row: other
-0.59 -0.43 of several > first or last row: position
-0.22 -0.21 of several > first or last row: position turned
0.24 0.39 of several > first or last row: time
0.32 0.29 of several > greatest change
0.32 0.29 of several > greatest change: greatest change
0.07 0.4 of several > groups that are named
0.63 0.5 of several > groups that are named: compared
0.07 0.4 of several > groups that are named: groups that are named
-0.27 0 of several > groups that are named: listed
0.31 0.2 of several > groups that have
0.35 0.29 of several > groups that have: count
0.31 0.2 of several > groups that have: groups that have
-0.1 -0.29 of several > groups that have: guess
-0.04 -0.44 of several > list
-1.29 -1.28 of several > list: all
0.5 0.38 of several > list: columns named
-1.4 -1.23 of several > list: distinct
-0.65 -0.47 of several > list: how many
-0.04 -0.44 of several > list: list
0.53 0.43 of several > list: many
0.98 0.45 of several > list: named things
-1.24 -1.11 of several > list: where
0.2 0.19 of several > rate
0.22 0.27 of several > rate: grouped
-0.24 -0.29 of several > rate: one
0.2 0.19 of several > rate: rate
0.57 0.37 of several > share: filtered
-0.21 0 of several > share: filtered twice
-0.48 -0.49 of several > share: of groups
-0.1 0 of several > top groups
-0.15 -0.58 of several > top groups: asc
0.65 0.53 of several > top groups: columns named
0.05 0.21 of several > top groups: desc
-0.79 -0.88 of several > top groups: guess
1.48 0.19 of several > top groups: hinted
0.82 0.64 of several > top groups: many
-0.46 -0.34 of several > top groups: one
0.39 0.35 of several > top groups: own measure
-0.81 -0.44 of several > top groups: revenue
-0.75 -0.42 of several > top groups: rows
0.14 0.15 of several > top groups: said
0.17 0 of several > top groups: said measure
0.77 0.45 of several > top groups: sum of field
-0.1 0 of several > top groups: top groups
-1.62 -1.41 of several > top groups: units
-0.89 -0.7 of several > top rows: asc
-1.05 -1.16 of several > top rows: desc
0.73 0.64 of several > top rows: of each
-0.48 -0.46 of several > top rows: order:hint
1.3 1.15 of several > top rows: whole
-0.78 -0.55 of several > which of these
-0.3 -0.23 of several > which of these: amount
-0.41 -0.35 of several > which of these: asc
-0.44 -0.43 of several > which of these: count
-0.47 -0.39 of several > which of these: desc
-1.14 -0.84 of several > which of these: figure
-0.7 -0.66 of several > which of these: first
-0.4 -0.31 of several > which of these: guess
-0.68 -0.68 of several > which of these: last
-0.74 -0.67 of several > which of these: position
-0.42 -0.39 of several > which of these: said
-0.45 -0.44 of several > which of these: time
-0.78 -0.55 of several > which of these: which of these
0.1 0 of several > yes or no: against another
-0.29 -0.3 of time > figures
-0.31 -0.31 of time > figures: fn:count one figure
-0.31 -0.31 of time > figures: fn:distinct? one figure
0.31 0.2 of time > top rows
0.15 0.2 of time > top rows: order:guess asc
0.36 0.37 of time > which of these: count asc
0.36 0.37 of time > which of these: count desc
0.48 0.5 of time > which of these: position first
-0.47 -0.47 of time > which of these: position last
-0.21 -0.2 of times > comparison
-0.5 -0.41 of times > comparison: guess value
-0.18 -0.24 of times > difference: of ends guess
-0.16 -0.21 of times > difference: of two turned guess
0.89 0.86 of times > figures
-0.45 -0.6 of times > figures: fn:count grouped by what is beside
0.97 0.93 of times > figures: fn:count one figure
-0.56 -0.55 of times > figures: fn:distinct? grouped by what is beside
-0.6 -0.62 of times > figures: fn:distinct? one figure
-0.25 -0.25 of times > figures: fn:sum? grouped by what is beside
-0.32 -0.38 of times > groups that are named
-0.32 -0.38 of times > groups that are named: listed 
-0.91 -0.77 of times > list
-0.45 -0.45 of times > list: many 
-0.82 -0.76 of times > list: where 
-0.8 -0.62 of times > list: where distinct
-0.74 -0.75 of times > loose figures
-0.48 -0.5 of times > loose figures: avg 
0.44 0.34 of times > loose figures: count 
-0.47 -0.76 of times > loose figures: look up 
-0.38 -0.35 of times > loose figures: look up guess
-0.27 -0.34 of times > loose figures: sum 
-0.4 -0.39 of times > which of these
-0.17 -0.2 of times > which of these: count asc
-0.2 -0.23 of times > which of these: count desc
-0.29 -0.26 of times > which of these: figure 
-0.17 -0.21 of times > which of these: guess desc
-0.29 -0.28 of times > which of these: position first
-0.23 -0.18 of times > which of these: position last
0.41 0.41 of total > figures
0.47 0.52 of total > figures: fn:avg one figure
-0.2 -0.24 of total > figures: fn:count fn:count
-0.21 -0.29 of total > figures: fn:count fn:distinct?
-0.17 -0.21 of total > figures: fn:count fn:sum?
-0.17 -0.2 of total > figures: fn:distinct? fn:sum?
-0.19 -0.27 of total > figures: fn:distinct? one figure
-0.31 -0.2 of total > figures: fn:median one figure
0.4 0.39 of total > figures: fn:range one figure
0.25 0.22 of total > figures: fn:skewness one figure
-0.37 -0.37 of total > figures: fn:sum one figure
-0.59 -0.55 of total > loose figures
-0.55 -0.53 of total > loose figures: avg 
-0.17 -0.2 of total > loose figures: look up 
-0.6 -0.6 of total > loose figures: sum 
0.18 0.23 of total > the same as another row
0.16 0.2 of total > the same as another row: count guess
-0.62 -0.54 of unique > figures: fn:count grouped by what is beside
0.54 0.54 of unique > figures: fn:count one figure
-0.54 -0.54 of unique > figures: fn:distinct one figure
-0.37 -0.34 of what > comparison
-0.37 -0.34 of what > comparison: guess value
0.34 0.3 of what > figures
0.34 0.3 of what > figures: fn:sum one figure
0.23 0.31 of what > list
-0.62 0.16 of what > list: where 
0.35 0.43 of what > list: where distinct
-0.47 -0.42 of what > loose figures
-0.23 -0.24 of what > loose figures: avg 
-0.44 -0.38 of what > loose figures: count 
-0.47 -0.45 of what > which of these
-0.31 -0.34 of what > which of these: count asc
-0.35 -0.36 of what > which of these: count desc
-0.32 -0.34 of what > which of these: guess asc
-0.39 -0.37 of what > which of these: guess desc
-0.39 -0.4 of what > which of these: position first
-0.38 -0.4 of what > which of these: position last
-0.84 -0.91 of what has no key
-0.3 -0.34 of which > list: many 
-0.35 -0.32 of which > list: where 
0.42 0.33 of which > list: where distinct
-0.31 -0.3 of win > figures
-0.22 -0.23 of win > figures: fn:sum! grouped
-0.25 -0.21 of win > figures: fn:sum! one figure
0.33 0.33 of win > first or last row
0.33 0.33 of win > first or last row: position first
-0.35 -0.32 of win > first or last row: time first
-0.21 -0.12 of win > groups that are named
-0.21 -0.12 of win > groups that are named: listed 
-0.46 -0.38 of win > list
-0.27 -0.3 of win > list: many 
-0.36 -0.33 of win > list: where 
0.45 0.39 of win > share
-0.27 -0.35 of win > share: filtered twice 
0.25 0.28 of win > share: of groups 
-0.34 -0.34 of win > top groups
-0.37 -0.36 of win > top groups: own measure asc
-0.3 -0.29 of win > top groups: rows asc
-0.3 -0.3 of win > top rows
-0.35 -0.36 of win > top rows: order:guess asc
-0.25 -0.24 of win > top rows: order:hint whole
0.28 0.2 of worst > figures
0.28 0.2 of worst > figures: fn:sum one figure
0.41 0.48 of years > figures
-0.23 -0.25 of years > figures: fn:count grouped by what is beside
0.45 0.44 of years > figures: fn:count one figure
-0.37 -0.31 of years > figures: fn:distinct? grouped by what is beside
0.45 0.6 of years > figures: fn:distinct? one figure
-0.3 -0.25 of years > figures: fn:sum? grouped by what is beside
-0.48 -0.56 of years > list
-0.4 -0.45 of years > list: many 
-0.52 -0.46 of years > list: where 
-0.34 -0.4 of years > list: where distinct
-0.4 -0.45 of years > loose figures
-0.3 -0.43 of years > loose figures: avg 
-0.4 -0.46 of years > loose figures: look up 
-0.57 -0.53 of years > loose figures: sum 
-0.3 -0.28 often > extreme value
-0.29 -0.27 often > extreme value: max guess
0.18 0.2 often > figures: fn:count one figure
-0.2 -0.28 often > groups that are named
-0.2 -0.28 often > groups that are named: listed 
-0.18 -0.2 often > loose figures
-0.26 -0.2 often > top rows
-0.25 -0.2 often > top rows: order:guess desc
-0.2 -0.27 often > which of these
0.18 0.2 often did > figures: fn:count one figure
-0.2 -0.28 often did > groups that are named
-0.2 -0.28 often did > groups that are named: listed 
-0.2 -0.27 often did > which of these
0.35 0.3 often in > top groups
0.35 0.3 often in > top groups: rows desc
-1.09 -0.54 oldest > extreme value
-0.5 -0.54 oldest > extreme value: max guess
-0.53 -0.33 oldest > extreme value: max said
-0.47 -0.35 oldest > extreme value: min guess
-0.97 -0.61 oldest > extreme value: min said
-0.14 -0.44 oldest > list
-0.34 -0.11 oldest > list: named things 
-0.06 -0.37 oldest > list: where 
-0.24 -0.37 oldest > list: where distinct
-0.31 -0.19 oldest > loose figures
-0.31 -0.19 oldest > loose figures: count 
-0.32 -0.31 oldest > top groups
-0.58 -0.65 oldest > top groups: rows desc
0.55 0.36 oldest > top rows
-0.74 -0.65 oldest > top rows: order:guess desc
0.14 0 oldest > top rows: order:hint asc
-0.33 -0.2 oldest > top rows: order:hint desc
-0.43 -0.49 oldest > top rows: order:hint whole
0.32 0.26 oldest > top rows: order:said whole
-0.32 -0.13 oldest > which of these
-0.31 -0.33 oldest > which of these: count asc
-0.28 -0.27 oldest > which of these: count desc
-0.21 -0.24 oldest > which of these: guess asc
-0.54 -0.56 oldest > which of these: guess desc
-0.32 -0.36 oldest > which of these: position first
-0.2 -0.18 oldest when > extreme value
-0.19 -0.2 oldest when > top groups
0.19 0.2 oldest when > top rows
-0.39 -0.4 oldest when > top rows: order:guess desc
-0.43 -0.4 oldest when > top rows: order:hint asc
0.39 0.4 oldest when > top rows: order:said asc
0.13 0.2 oldest when > top rows: order:said desc
0.63 0.39 on > against another row
-0.45 -0.45 on > against another row: count said
0.61 0.6 on > against another row: list said
0.88 0.95 on > average of each
0.88 0.95 on > average of each:  
-0.48 -0.63 on > comparison
-0.08 -0.2 on > comparison: difference value
0.41 0.27 on > comparison: guess condition
-0.77 -0.72 on > comparison: guess value
0.08 0.29 on > difference
-0.19 -0.36 on > difference: of counts 
-0.29 -0.31 on > difference: of counts turned 
-0.36 -0.39 on > difference: of ends guess
-0.44 -0.49 on > difference: of ends said
-0.3 -0.21 on > difference: of two guess
0.45 0.49 on > difference: of two said
-0.28 -0.3 on > difference: of two turned guess
-0.29 -0.4 on > difference: of two turned said
-1.07 -0.77 on > extreme value: max guess
0.56 0.41 on > extreme value: max said
-0.49 -0.45 on > extreme value: min guess
-0.34 -0.39 on > extreme value: min said
-0.43 -0.4 on > figure of the top rows: sum 
-0.41 -0.64 on > figures
-0.77 -0.77 on > figures: fn:avg fn:sum!
-0.57 -0.6 on > figures: fn:avg grouped
-0.43 -0.43 on > figures: fn:avg grouped by what is beside
-0.19 -0.21 on > figures: fn:avg! grouped
0.63 0.68 on > figures: fn:count fn:sum
0.6 0.6 on > figures: fn:count fn:sum!
-0.27 -0.19 on > figures: fn:count grouped
-0.04 -0.31 on > figures: fn:count one figure
-0.35 -0.26 on > figures: fn:distinct? grouped by what is beside
0.3 0.31 on > figures: fn:distinct? one figure
-0.26 -0.21 on > figures: fn:max one figure
-0.32 -0.31 on > figures: fn:ratio grouped by what is beside
-0.33 -0.32 on > figures: fn:ratio one figure
-0.62 -0.56 on > figures: fn:revenue one figure
0.33 0.34 on > figures: fn:sum grouped
-0.24 -0.27 on > figures: fn:sum grouped by what is beside
0.7 0.58 on > figures: fn:sum one figure
-0.24 -0.22 on > figures: fn:sum! fn:max
0.64 0.71 on > figures: fn:sum! fn:sum!
-0.56 -0.4 on > figures: fn:sum! grouped
-0.86 -0.56 on > figures: fn:sum! one figure
-0.26 -0.3 on > figures: fn:units grouped
0.42 0.33 on > figures: fn:units one figure
-0.3 -0.33 on > figures: fn:units, another way one figure
-0.45 -0.22 on > figures: grouped named
0.45 0.39 on > first or last row
0.41 0.51 on > first or last row: position first
0.47 0.3 on > first or last row: position last
-0.46 -0.21 on > first or last row: time first
-0.26 -0.26 on > first or last row: time last
-0.06 -0.24 on > groups that are named
-0.06 -0.24 on > groups that are named: listed 
-0.56 -0.71 on > list: all 
-0.48 -0.41 on > list: named things 
0.19 0.22 on > list: where distinct
-0.25 -0.35 on > loose figures
-0.36 -0.71 on > loose figures: count 
0.98 0.99 on > loose figures: look up 
-0.63 -0.76 on > loose figures: look up guess
-0.16 0 on > loose figures: sum 
0.69 0.93 on > next or previous row
0.29 0.32 on > next or previous row: said way position
-0.37 -0.35 on > next or previous row: said way time
-0.55 -0.41 on > rows before or after another
-0.23 -0.4 on > rows before or after another: count 
-0.54 -0.37 on > rows before or after another: list 
0.55 0.54 on > the same as another row
-0.53 -0.43 on > the same as another row: count guess
-0.56 -0.57 on > the same as another row: count said
-0.31 -0.45 on > the same as another row: list guess
0.44 0.46 on > the same as another row: list said
-0.11 0 on > top groups: hinted desc
-0.32 -0.32 on > top groups: own measure asc
0.88 0.65 on > top groups: own measure desc
-0.54 -0.16 on > top groups: rows asc
-0.23 -0.2 on > top groups: rows desc
0.62 0.54 on > top groups: sum of field asc
-0.71 -0.77 on > top groups: sum of field desc
-0.98 -0.91 on > top rows
-0.74 -0.69 on > top rows: order:guess asc
-0.97 -1.07 on > top rows: order:guess desc
-0.62 -0.48 on > top rows: order:hint whole
0.37 0.15 on > top rows: order:said asc
-0.24 -0.32 on > which of these
-0.36 -0.34 on > which of these: count asc
-0.38 -0.35 on > which of these: count desc
-0.37 -0.32 on > which of these: figure 
0.19 0 on > which of these: guess asc
-0.59 -0.51 on > which of these: position first
-0.06 -0.25 on > which of these: position last
0.52 0.44 on > which of these: said asc
-0.32 -0.43 on > which of these: said desc
0.16 0 on any > top rows: order:guess desc
0.19 0.18 on average > average of each
0.19 0.18 on average > average of each:  
-0.42 -0.39 on average > figures
-0.2 -0.21 on average > figures: fn:avg grouped by what is beside
-0.18 -0.23 on average > figures: fn:avg one figure
-0.27 -0.19 on average > figures: fn:count grouped
-0.08 -0.21 on average > figures: fn:sum! grouped by what is beside
-0.13 -0.39 on average > list: many 
-0.19 -0.29 on average > loose figures: sum 
0.22 0.22 on average > top groups
0.22 0.22 on average > top groups: rows desc
-0.22 -0.22 on average > top rows
-0.22 -0.22 on average > top rows: order:guess desc
-0.48 -0.54 on top > first or last row
-0.45 -0.54 on top > first or last row: position first
0.57 0.58 on top > top groups
0.62 0.63 on top > top groups: own measure desc
-0.38 -0.38 on top > top groups: rows desc
0.51 0.52 on top > top groups: sum of field desc
0.36 0.4 on top > top rows
-0.2 -0.2 on top > top rows: order:guess desc
0.34 0.37 on top > top rows: order:said desc
0.4 0.35 on was > figures
-0.25 -0.25 on was > figures: fn:count grouped by what is beside
0.38 0.3 on was > figures: fn:count one figure
-0.25 -0.28 on was > figures: fn:distinct? grouped by what is beside
0.41 0.44 on was > figures: fn:distinct? one figure
-0.4 -0.35 on was > list
-0.41 -0.39 on was > list: many 
-0.43 -0.33 on was > list: where 
-0.36 -0.36 on was > list: where distinct
-0.18 -0.22 on what > extreme value
-0.18 -0.22 on what > extreme value: min said
-0.19 -0.21 on what > figures: fn:avg! grouped
0.48 0.33 on what > list
0.46 0.38 on what > list: many 
0.3 0.37 on what > list: where 
-0.09 -0.24 on what > list: where distinct
-0.68 -0.66 on what > loose figures
-0.66 -0.66 on what > loose figures: count 
0.56 0.72 on what > top groups
0.56 0.72 on what > top groups: rows asc
-0.54 -0.52 on what > top rows: order:guess asc
0.25 0.02 on what > top rows: order:said asc
0.63 0.43 on which > list
-0.33 -0.41 on which > list: many 
0.43 0.29 on which > list: where 
0.58 0.5 on which > list: where distinct
-0.4 -0.46 on which > loose figures
-0.45 -0.49 on which > loose figures: avg 
-0.18 -0.3 on which > loose figures: count 
-0.34 -0.44 on which > loose figures: sum 
-0.2 0 on which > next or previous row
-0.2 0 on which > next or previous row: said way position
0.15 0 on which > top groups: sum of field desc
-0.42 -0.42 on which > which of these
-0.37 -0.42 on which > which of these: count asc
-0.39 -0.43 on which > which of these: count desc
-0.35 -0.38 on which > which of these: guess asc
-0.36 -0.36 on which > which of these: guess desc
-0.47 -0.5 on which > which of these: position first
-0.44 -0.45 on which > which of these: position last
-0.4 -0.39 on which > which of these: said asc
-0.37 -0.37 on which > which of these: said desc
0.15 0.28 only > comparison
0.2 0.2 only > comparison: difference sides
0.06 0.28 only > comparison: guess value
-0.37 -0.29 only > comparison: rows said alone
-0.39 -0.34 only > comparison: said sides
-0.27 -0.26 only > difference: of counts 
-0.27 -0.26 only > difference: of counts turned 
-0.21 -0.23 only > difference: of two guess
0.24 0.26 only > difference: of two turned guess
-0.15 -0.34 only > figures
-0.24 -0.32 only > figures: fn:count grouped by what is beside
-0.32 -0.2 only > figures: fn:count one figure
0.28 0.41 only > figures: fn:sum! grouped by what is beside
-0.16 -0.27 only > figures: fn:sum! one figure
0.41 0.41 only > first or last row: position last
-0.3 -0.41 only > first or last row: time first
0.16 0 only > groups that have: list said
0.3 0.06 only > how long
0.3 0.06 only > how long: between rows 
0.67 0.72 only > list
-0.49 -0.58 only > list: all 
0.55 0.47 only > list: many 
1.14 1.12 only > list: named things 
0.48 0.22 only > list: where 
-0.91 -0.48 only > list: where distinct
-0.94 -1.13 only > loose figures
-0.17 -0.66 only > loose figures: avg 
-1.15 -1.06 only > loose figures: count 
-0.39 -0.37 only > loose figures: look up 
-0.29 -0.56 only > loose figures: look up guess
-0.83 -0.85 only > loose figures: sum 
0.19 0.38 only > next or previous row
-0.33 -0.28 only > next or previous row: other way position
0.16 0.33 only > next or previous row: said way position
-0.77 -0.08 only > top groups
-0.31 0.61 only > top groups: own measure desc
-0.27 -0.4 only > top groups: rows asc
-0.7 -0.17 only > top groups: rows desc
0.06 -0.3 only > top groups: sum of field asc
-0.27 -0.21 only > top rows: order:guess asc
-0.52 -0.39 only > top rows: order:guess desc
-0.18 -0.29 only > top rows: order:hint asc
-0.18 -0.23 only > top rows: order:hint whole
-0.3 -0.37 only > top rows: order:said asc
-0.3 -0.14 only > top rows: order:said desc
0.45 0.54 only > top rows: order:said whole
-0.36 -0.35 only > which of these
-0.19 -0.2 only > which of these: count desc
-0.25 -0.34 only > which of these: figure 
-0.22 -0.29 only > which of these: guess desc
-0.32 -0.33 only > which of these: position first
-0.45 -0.39 only > which of these: position last
-0.38 -0.38 only > which of these: said asc
-0.37 -0.38 only > which of these: said desc
0.41 0.32 only had > list
-0.19 -0.22 only had > list: all 
0.28 0.31 only had > list: named things 
-0.38 -0.35 only had > list: where distinct
-0.23 -0.23 only have > figures
-0.23 -0.23 only have > figures: fn:sum! one figure
0.41 0.41 only have > first or last row
0.41 0.41 only have > first or last row: position last
0.29 0.25 only have > list
0.54 0.54 only have > list: many 
-0.39 -0.43 only have > list: where 
-0.4 -0.36 only have > list: where distinct
-0.47 -0.37 only have > loose figures: avg 
-0.36 -0.4 only have > loose figures: count 
-0.4 -0.4 only have > top rows
-0.39 -0.39 only have > top rows: order:guess desc
-0.18 -0.23 only have > top rows: order:hint whole
-0.29 -0.34 only have > top rows: order:said whole
0.43 0.44 only name > list
0.53 0.52 only name > list: many 
-0.47 -0.45 only name > list: where 
-0.24 -0.22 only name > list: where distinct
-0.11 -0.23 only show > list: many 
0.23 0.22 only show > list: where 
0.21 0.19 only year > figures
0.21 0.19 only year > figures: fn:sum! grouped by what is beside
0.25 0.12 only year > list
0.9 0.58 only year > list: many 
-0.59 -0.27 only year > list: where 
-0.81 -0.2 only year > list: where distinct
-0.27 -0.12 only year > loose figures
-0.3 -0.43 only year > loose figures: count 
-0.27 -0.11 only year > loose figures: sum 
-0.16 -0.26 or > against another row
-0.33 -0.21 or > against another row: count guess
-0.79 -0.7 or > comparison
-0.78 -0.7 or > comparison: guess value
-0.31 -0.41 or > extreme value: max guess
-0.27 -0.26 or > extreme value: max said
-0.59 -0.66 or > extreme value: min guess
-0.08 -0.24 or > figures
-0.23 -0.22 or > figures: fn:count fn:min
-0.29 -0.6 or > figures: fn:count fn:sum!
-0.36 -0.33 or > figures: fn:count grouped
-0.52 -0.59 or > figures: fn:count grouped by what is beside
-0.35 -0.38 or > figures: fn:distinct? fn:min
0.37 0.23 or > figures: fn:distinct? fn:sum!
-0.02 -0.23 or > figures: fn:distinct? one figure
-0.47 -0.38 or > figures: fn:last grouped by what is beside
-0.52 -0.48 or > figures: fn:last one figure
0.52 0.6 or > figures: fn:skewed one figure
-0.49 -0.58 or > figures: fn:sum! fn:skewed
-0.15 -0.2 or > figures: fn:sum! grouped by what is beside
-0.25 -0.3 or > figures: one figure named
0.56 0.53 or > first or last row
0.89 0.59 or > first or last row: position first
-0.37 -0.39 or > first or last row: time first
-0.31 -0.38 or > groups that are named
-0.31 -0.38 or > groups that are named: listed 
0.13 0 or > groups that have: list said
-0.61 -0.19 or > list
-0.77 -0.9 or > list: how many 
-0.06 0.24 or > list: many 
-0.49 -0.39 or > list: where 
-0.46 -0.09 or > list: where distinct
-0.62 -0.38 or > loose figures
-0.09 0 or > loose figures: avg 
-1.31 -0.92 or > loose figures: count 
-0.46 -0.28 or > loose figures: look up 
-0.47 -0.6 or > loose figures: look up guess
0.1 0 or > next or previous row
-0.36 -0.38 or > next or previous row: other way position
0.1 0 or > next or previous row: said way position
-0.32 -0.24 or > rows before or after another
-0.23 -0.24 or > rows before or after another: count 
-0.33 -0.2 or > rows before or after another: list 
-0.15 -0.21 or > share
0.05 -0.21 or > share: filtered 
-0.45 -0.21 or > share: filtered twice 
-0.46 -0.44 or > top groups
0.41 0.4 or > top groups: own measure desc
-0.44 -0.46 or > top groups: rows asc
-0.42 -0.4 or > top groups: rows desc
-0.34 -0.28 or > top groups: sum of field desc
0.26 0.39 or > top rows
-0.35 -0.27 or > top rows: order:guess asc
-0.63 -0.64 or > top rows: order:guess desc
-0.45 -0.52 or > top rows: order:hint whole
0.26 0.45 or > top rows: order:said asc
1.47 0.94 or > which of these
-0.42 -0.2 or > which of these: count asc
-0.12 -0.25 or > which of these: count desc
0.81 0.57 or > which of these: figure 
0.82 0.35 or > which of these: guess asc
0.2 0.37 or > which of these: guess desc
1.03 0.64 or > which of these: position first
0.34 0.33 or > which of these: position last
0.75 0.67 or > which of these: said asc
0.38 0.5 or > which of these: said desc
-1.6 -1.22 or > yes or no
-1.53 -1.22 or > yes or no: exists 
-0.26 -0.24 or and > list
-0.3 -0.26 or and > list: where distinct
-0.2 -0.18 or and > next or previous row: other way position
-0.2 -0.21 or at > list
-0.25 -0.24 or at > list: many 
0.23 0.22 or at > which of these
-0.27 -0.29 or at > which of these: count asc
-0.26 -0.26 or at > which of these: count desc
-0.23 -0.23 or at > which of these: guess asc
-0.25 -0.22 or at > which of these: guess desc
-0.41 -0.42 or at > which of these: position first
0.28 0.26 or at > which of these: position last
-0.33 -0.32 or at > which of these: said asc
0.42 0.42 or at > which of these: said desc
-0.19 -0.3 or better > figures
-0.18 -0.21 or better > figures: fn:count grouped by what is beside
-0.2 -0.31 or better > figures: fn:count one figure
-0.2 -0.15 or better > list: many 
0.2 0.3 or better > loose figures
0.55 0.35 or better > loose figures: avg 
-0.49 -0.41 or better > loose figures: look up 
-0.44 -0.4 or better > loose figures: look up guess
0.27 0.31 or better > loose figures: sum 
0.23 0.23 or does > which of these: count asc
0.23 0.23 or does > which of these: count desc
0.23 0.27 or does > which of these: guess asc
-0.42 -0.43 or does > which of these: guess desc
0.51 0.45 or does > which of these: position first
-0.33 -0.29 or does > which of these: position last
0.22 0.23 or greater > figures
-0.16 -0.26 or greater > figures: fn:count grouped by what is beside
0.23 0.23 or greater > figures: fn:count one figure
-0.21 -0.2 or greater > list
-0.23 -0.21 or greater > list: where 
-0.2 -0.19 or greater > list: where distinct
-0.28 -0.45 or greater > loose figures
-0.07 -0.24 or greater > loose figures: avg 
0 -0.35 or greater > loose figures: look up guess
-0.24 -0.43 or greater > loose figures: sum 
-0.27 -0.32 or in > list
-0.18 -0.21 or in > list: where 
-0.26 -0.35 or in > list: where distinct
-0.25 -0.24 or in > loose figures
0.38 0.35 or in > which of these
-0.4 -0.42 or in > which of these: count asc
0.24 0.23 or in > which of these: count desc
0.27 0.27 or in > which of these: guess asc
-0.26 -0.26 or in > which of these: guess desc
-0.47 -0.49 or in > which of these: position first
0.31 0.29 or in > which of these: position last
0.37 0.41 or in > which of these: said asc
0.36 0.34 or in > which of these: said desc
-0.29 -0.29 or in > yes or no
-0.29 -0.29 or in > yes or no: exists 
-0.23 -0.22 or more > figures: fn:count fn:min
0.08 -0.39 or more > figures: fn:count fn:sum!
0.09 0.26 or more > figures: fn:count one figure
-0.35 -0.38 or more > figures: fn:distinct? fn:min
-0.65 -0.64 or more > figures: fn:distinct? fn:sum!
-0.04 -0.23 or more > figures: fn:distinct? one figure
0.13 0 or more > groups that have: list said
-0.12 0 or more > which of these
0.6 0.46 or not > figures
-0.48 -0.5 or not > figures: fn:count fn:sum!
-0.41 -0.28 or not > figures: fn:count grouped by what is beside
0.4 0.26 or not > figures: fn:count one figure
0.63 0.5 or not > figures: fn:distinct? fn:sum!
0.35 0.27 or not > figures: fn:distinct? one figure
-0.35 -0.32 or not > figures: fn:sum! grouped by what is beside
-0.23 -0.09 or not > list
-0.21 -0.06 or not > list: many 
-0.46 -0.31 or not > loose figures
-0.54 -0.42 or not > loose figures: avg 
-0.25 -0.21 or not > loose figures: sum 
0.16 0.2 or with > which of these
-0.38 -0.4 or with > which of these: count asc
-0.37 -0.36 or with > which of these: count desc
0.4 0.36 or with > which of these: figure 
-0.51 -0.52 or with > which of these: guess asc
0.51 0.5 or with > which of these: position first
-0.44 -0.43 or with > which of these: position last
0.57 0.59 or with > which of these: said asc
0.53 0.52 or with > which of these: said desc
-0.32 -0.28 or with > yes or no
-0.32 -0.28 or with > yes or no: exists 
0.36 0.37 other > comparison: guess value
-0.17 -0.21 other > comparison: rows alone
0.23 0 other > difference: of counts 
-0.14 0 other > difference: of fields 
-0.68 -0.76 other > extreme value
-0.45 -0.51 other > extreme value: max guess
-0.67 -0.74 other > extreme value: max said
-0.32 -0.32 other > extreme value: min guess
-0.23 -0.21 other > figure of the top rows
-0.23 -0.2 other > figure of the top rows: avg 
-0.25 -0.23 other > figure of the top rows: sum 
0.01 -0.36 other > figures: fn:count fn:sum!
0.43 0.21 other > figures: fn:count one figure
0.03 -0.43 other > figures: fn:distinct? fn:sum!
0.33 0.44 other > figures: fn:distinct? one figure
-0.26 -0.21 other > figures: fn:max one figure
-0.27 -0.29 other > figures: fn:sum grouped by what is beside
-0.35 -0.35 other > figures: fn:sum one figure
-0.26 -0.24 other > figures: fn:sum! fn:max
-0.12 -0.22 other > figures: fn:sum! one figure
-0.84 -0.67 other > first or last row
-0.71 -0.53 other > first or last row: position first
-0.23 -0.25 other > first or last row: position last
-0.4 -0.25 other > groups that are named
-0.4 -0.25 other > groups that are named: listed 
-0.45 -0.23 other > list
0.22 0.57 other > list: many 
0.16 0.23 other > list: named things 
-0.41 -0.63 other > list: where 
-0.27 -0.57 other > list: where distinct
-0.49 -0.51 other > loose figures
-0.51 -0.49 other > loose figures: avg 
-0.53 -0.45 other > loose figures: count 
-0.35 -0.33 other > loose figures: look up 
-0.34 -0.47 other > loose figures: sum 
0.17 0 other > rows before or after another: list 
-0.17 -0.34 other > the same as another row
-0.39 -0.33 other > the same as another row: count guess
-0.17 -0.34 other > the same as another row: list guess
-0.38 -0.2 other > top groups
0.54 0.5 other > top groups: own measure desc
-0.41 -0.42 other > top groups: rows asc
-0.3 -0.4 other > top groups: rows desc
-0.41 -0.41 other > top rows: order:guess asc
-0.55 -0.5 other > top rows: order:guess desc
0.22 0.25 other > top rows: order:hint whole
0.35 0.24 other > top rows: order:said desc
0.49 0.35 other > top rows: order:said whole
0.82 0.62 other > which of these
0.07 -0.2 other > which of these: guess asc
0.53 0.44 other > which of these: guess desc
0.46 0.43 other > which of these: position last
0.23 0.21 other > yes or no
0.23 0.21 other > yes or no: exists 
-0.25 -0.27 other than > comparison: guess value
-0.17 -0.21 other than > comparison: rows alone
-0.55 -0.62 other than > extreme value
-0.39 -0.47 other than > extreme value: max guess
-0.56 -0.62 other than > extreme value: max said
0.01 -0.36 other than > figures: fn:count fn:sum!
0.58 0.48 other than > figures: fn:count one figure
0.03 -0.43 other than > figures: fn:distinct? fn:sum!
0.33 0.44 other than > figures: fn:distinct? one figure
-0.27 -0.29 other than > figures: fn:sum grouped by what is beside
-0.35 -0.35 other than > figures: fn:sum one figure
-0.23 -0.25 other than > first or last row
-0.23 -0.25 other than > first or last row: position last
0.08 0.14 other than > list
0.24 0.57 other than > list: many 
-0.06 -0.34 other than > list: where 
-0.36 -0.72 other than > list: where distinct
-0.5 -0.57 other than > loose figures
-0.37 -0.38 other than > loose figures: avg 
-0.58 -0.61 other than > loose figures: count 
-0.35 -0.33 other than > loose figures: look up 
-0.29 -0.42 other than > loose figures: sum 
-0.25 -0.07 other than > top groups
0.27 0.26 other than > top groups: own measure desc
-0.23 -0.27 other than > top groups: rows desc
-0.29 -0.27 other than > top groups: sum of field desc
-0.42 -0.41 other than > top rows: order:guess desc
0.7 0.5 other than > which of these
-0.54 -0.56 other than > which of these: count asc
-0.53 -0.53 other than > which of these: count desc
0.07 -0.2 other than > which of these: guess asc
0.54 0.44 other than > which of these: guess desc
-0.52 -0.51 other than > which of these: position first
0.74 0.58 other than > which of these: position last
-0.25 -0.27 other was > top groups
-0.2 -0.16 other was > top groups: own measure desc
-0.26 -0.26 other was > top groups: rows desc
0.24 0.17 other was > top groups: sum of field desc
0.18 0.2 other was > top rows
-0.46 -0.46 other was > top rows: order:guess desc
-0.36 -0.33 other was > top rows: order:said desc
0.38 0.35 other was > top rows: order:said whole
-0.16 0 other win > next or previous row
-0.16 0 other win > next or previous row: said way position
0.16 0 other win > rows before or after another
0.18 0 other win > rows before or after another: list 
-0.08 -0.3 over > average of each
-0.08 -0.3 over > average of each:  
-0.44 -0.43 over > comparison
-0.44 -0.43 over > comparison: guess value
-0.03 -0.28 over > extreme value
-0.21 -0.25 over > extreme value: max said
0 -0.24 over > extreme value: min said
0.4 0.41 over > figures
-0.32 -0.33 over > figures: fn:avg fn:sum!
0.39 0.4 over > figures: fn:avg grouped
-0.36 -0.46 over > figures: fn:count fn:sum
-0.55 -0.95 over > figures: fn:count fn:sum!
-0.43 -0.34 over > figures: fn:count grouped by what is beside
0.61 0.72 over > figures: fn:count one figure
-0.25 -0.48 over > figures: fn:distinct? fn:sum!
-0.15 -0.25 over > figures: fn:distinct? one figure
-0.26 -0.25 over > figures: fn:max fn:sum!
-0.29 -0.28 over > figures: fn:max grouped
0.42 0.33 over > figures: fn:revenue grouped
-0.8 -0.68 over > figures: fn:revenue grouped by what is beside
-0.53 -0.84 over > figures: fn:revenue one figure
0.27 0.26 over > figures: fn:sum! fn:sum!
-0.31 -0.4 over > figures: fn:sum! grouped
0.55 0.45 over > figures: fn:sum? fn:sum!
-0.25 -0.3 over > figures: fn:sum? grouped by what is beside
-0.24 -0.24 over > figures: grouped by what is beside 
0.16 0.24 over > figures: one figure named
-0.23 0 over > first or last row
-0.23 0 over > first or last row: position first
-0.17 -0.17 over > groups that have
-0.39 -0.32 over > groups that have: list guess
1.18 0.94 over > groups that have: list said
-0.95 -0.63 over > list
-0.24 -0.24 over > list: many 
-0.57 -0.44 over > list: named things 
-1.01 -0.61 over > list: where 
-0.58 -0.61 over > list: where distinct
-0.38 -0.49 over > loose figures
-0.89 -0.83 over > loose figures: avg 
0.15 0 over > loose figures: count 
-0.84 -0.63 over > loose figures: look up 
-0.79 -0.94 over > loose figures: look up guess
-0.55 -0.49 over > loose figures: sum 
-0.21 -0.18 over > rows before or after another
-0.21 -0.18 over > rows before or after another: list 
0.25 0.32 over > top groups
0.76 0.41 over > top groups: rows asc
-0.3 -0.27 over > top groups: sum of field asc
-0.17 -0.2 over > top rows: order:said asc
-0.2 -0.19 over > top rows: order:said desc
-0.21 -0.25 over all > extreme value
-0.21 -0.25 over all > extreme value: max said
-0.26 -0.41 over all > figures
-0.36 -0.46 over all > figures: fn:count fn:sum
-0.26 -0.33 over all > figures: fn:count fn:sum!
-0.34 -0.42 over all > figures: fn:count one figure
-0.33 -0.38 over all > figures: fn:distinct? fn:sum!
-0.32 -0.36 over all > figures: fn:distinct? one figure
0.57 0.45 over all > figures: fn:sum? fn:sum!
-0.25 -0.3 over all > figures: fn:sum? grouped by what is beside
0.26 0.41 over all > loose figures
-0.28 -0.28 over all > loose figures: avg 
-0.2 -0.2 over all > loose figures: look up 
0.26 0.37 over all > loose figures: sum 
-0.21 -0.18 over all > rows before or after another
-0.21 -0.18 over all > rows before or after another: list 
-0.2 -0.19 over all > top rows: order:said desc
-0.08 -0.3 over time > average of each
-0.08 -0.3 over time > average of each:  
0.37 0.42 over time > figures
-0.32 -0.33 over time > figures: fn:avg fn:sum!
0.39 0.4 over time > figures: fn:avg grouped
-0.26 -0.25 over time > figures: fn:max fn:sum!
-0.29 -0.28 over time > figures: fn:max grouped
0.42 0.33 over time > figures: fn:revenue grouped
-0.42 -0.33 over time > figures: fn:revenue one figure
0.27 0.26 over time > figures: fn:sum! fn:sum!
-0.52 -0.47 over time > figures: fn:sum! grouped
-0.21 -0.18 over time > list
-0.21 -0.16 over time > list: many 
0.36 0.31 over year > figures
-0.24 -0.24 over year > figures: grouped by what is beside 
0.16 0.24 over year > figures: one figure named
0.13 0.4 per > average of each
0.13 0.4 per > average of each:  
0.39 0.42 per > columns that are named: columns named all
-0.24 -0.27 per > columns that are named: columns named where
-0.45 -0.52 per > comparison: difference sides
-0.23 -0.28 per > comparison: difference value
-0.44 -0.44 per > comparison: guess value
-0.41 -0.42 per > comparison: rows in groups
-0.73 -0.73 per > comparison: rows said alone
-0.76 -0.82 per > comparison: rows said in groups
-0.22 0 per > comparison: said floating
0.65 0.42 per > comparison: said sides
0.24 0.28 per > difference
-0.15 -0.26 per > difference: of counts 
-0.34 -0.33 per > difference: of ends said
-0.34 -0.4 per > difference: of fields 
-0.21 -0.24 per > difference: of fields turned 
0.26 0.31 per > difference: of two said
-0.26 -0.27 per > difference: of two turned said
-0.2 -0.35 per > extreme value
-0.33 -0.41 per > extreme value: max guess
-0.18 -0.3 per > extreme value: max said
0.15 -0.22 per > figures
-0.78 -0.77 per > figures: fn:avg fn:sum!
-0.4 0 per > figures: fn:avg grouped
-0.06 -0.33 per > figures: fn:avg grouped by what is beside
0.26 0 per > figures: fn:avg one figure
-0.27 -0.2 per > figures: fn:avg! grouped
0.52 0.49 per > figures: fn:count fn:revenue
0.26 0.26 per > figures: fn:count fn:sum
0.3 0.36 per > figures: fn:count grouped
-0.36 -0.57 per > figures: fn:count grouped by what is beside
-0.57 -0.48 per > figures: fn:count one figure
-0.13 0 per > figures: fn:distinct? grouped
0.06 -0.26 per > figures: fn:max grouped
1.26 0.92 per > figures: fn:ratio grouped
-0.11 0 per > figures: fn:ratio grouped by what is beside
-0.76 -0.65 per > figures: fn:ratio one figure
-0.37 -0.44 per > figures: fn:revenue grouped
-0.38 -0.51 per > figures: fn:revenue grouped by what is beside
-0.22 -0.29 per > figures: fn:revenue one figure
0.73 0.56 per > figures: fn:revenue, another way grouped
-0.49 -0.68 per > figures: fn:revenue, another way grouped by what is beside
-0.17 -0.58 per > figures: fn:revenue, another way one figure
-0.23 -0.22 per > figures: fn:sum fn:avg!
0.17 0.36 per > figures: fn:sum grouped
-0.34 -0.29 per > figures: fn:sum one figure
-0.45 -0.66 per > figures: fn:sum! fn:sum!
-0.69 -0.78 per > figures: fn:sum! one figure
0 -0.28 per > figures: fn:units grouped
-0.23 0 per > figures: fn:units, another way grouped
-0.17 -0.25 per > figures: grouped by what is beside 
-0.22 -0.22 per > figures: grouped named
-0.54 -0.63 per > figures: one figure named
-0.28 -0.18 per > first or last row
-0.28 -0.18 per > first or last row: position first
-0.44 -0.54 per > groups that are named: listed 
-0.97 -0.98 per > list
-0.33 -0.36 per > list: all 
-0.6 -0.61 per > list: how many 
-0.45 -0.7 per > list: many 
-0.8 -0.85 per > list: named things 
-1.1 -0.98 per > list: where 
-0.49 -0.44 per > list: where distinct
-0.34 -0.62 per > loose figures
-0.4 -0.5 per > loose figures: avg 
0.11 0 per > loose figures: count 
-0.26 -0.38 per > loose figures: look up guess
-0.31 -0.4 per > loose figures: sum 
-0.43 0 per > top groups
-0.28 0 per > top groups: hinted desc
-0.23 -0.27 per > top groups: own measure asc
0.17 0 per > top groups: revenue desc
-0.3 -0.24 per > top groups: rows asc
-0.86 -0.85 per > top groups: rows desc
0.45 0.52 per > top groups: sum of field desc
-0.14 0 per > top groups: units desc
-0.7 -0.55 per > top rows
-0.36 -0.2 per > top rows: order:guess desc
0.2 0 per > top rows: order:hint asc
-0.29 -0.26 per > top rows: order:hint whole
-0.71 -0.59 per > top rows: order:said desc
0.29 0.42 per > top rows: order:said whole
-0.2 -0.23 per > which of these
-0.2 -0.23 per > which of these: figure 
-0.16 -0.21 per year > average of each
-0.16 -0.21 per year > average of each:  
-0.46 -0.45 per year > comparison
-0.25 -0.28 per year > comparison: guess value
-0.46 -0.45 per year > comparison: said value
-0.1 0 per year > figures
0.17 0.27 per year > figures: fn:avg grouped
-0.18 -0.28 per year > figures: fn:avg one figure
0.28 0.41 per year > figures: fn:count grouped
-0.35 -0.43 per year > figures: fn:count one figure
-0.13 0 per year > figures: fn:distinct? grouped
-0.22 -0.26 per year > figures: fn:max grouped
-0.26 -0.09 per year > figures: fn:revenue grouped
-0.58 -0.61 per year > figures: fn:revenue one figure
-0.5 -0.41 per year > figures: fn:revenue, another way grouped
0.44 0.41 per year > figures: fn:sum grouped
0.47 0.44 per year > groups that are named
0.47 0.45 per year > groups that are named: compared 
-0.44 -0.54 per year > groups that are named: listed 
-0.23 -0.31 per year > loose figures
-0.33 -0.31 per year > loose figures: avg 
0.13 0 per year > loose figures: count 
-0.16 -0.26 per year > loose figures: sum 
-0.24 -0.23 per year > which of these
-0.24 -0.23 per year > which of these: figure 
0.12 0 percent > comparison: difference sides
-0.28 -0.32 percent > figures
-0.17 -0.23 percent > figures: fn:revenue one figure
0.2 0.25 percent > share
-0.24 -0.22 percent > share: filtered 
0.22 0.22 percent > share: filtered twice 
0.22 0.23 percent > share: of groups 
-0.41 -0.24 percent > top rows: order:said desc
-0.18 -0.21 percent of > figures
0.2 0.22 percent of > share
0.2 0.22 percent of > share: of groups 
0.43 0.22 percentage > figures
-0.2 -0.11 percentage > figures: fn:count fn:sum!
0.38 0.18 percentage > figures: fn:distinct? one figure
-0.07 -0.44 percentage > figures: fn:max one figure
0.23 0.23 percentage > figures: fn:missing one figure
-0.83 -0.74 percentage > list
-0.32 -0.63 percentage > list: named things 
-0.73 -0.64 percentage > list: where 
-0.5 -0.43 percentage > list: where distinct
-0.65 -0.66 percentage > loose figures
-0.5 -0.53 percentage > loose figures: avg 
-0.83 -0.89 percentage > loose figures: count 
-0.53 -0.51 percentage > loose figures: sum 
-0.2 0 percentage > share
-0.2 0 percentage > share: filtered 
-0.54 -0.47 percentage > share: filtered twice 
0.18 0.2 percentage > share: of groups 
-0.24 -0.25 percentage > top groups: rows desc
0.18 0.21 percentage > top rows
-0.14 -0.21 percentage > top rows: order:guess asc
-0.35 -0.36 percentage > top rows: order:guess desc
0.33 0.31 percentage > top rows: order:hint desc
-0.31 -0.26 percentage > top rows: order:said asc
-0.15 -0.25 percentage > top rows: order:said desc
0.5 0.44 percentage > top rows: order:said whole
-0.32 -0.34 percentage > which of these: count asc
-0.3 -0.29 percentage > which of these: count desc
0.16 0 percentage > which of these: figure 
-0.43 -0.37 percentage > which of these: guess asc
0.29 0.28 percentage > which of these: guess desc
0.33 0.31 percentage > which of these: position first
-0.37 -0.33 percentage > which of these: position last
-0.57 -0.47 percentage > which of these: said asc
0.26 0.26 percentage > which of these: said desc
0.43 0.22 percentage of > figures
-0.2 -0.11 percentage of > figures: fn:count fn:sum!
0.38 0.18 percentage of > figures: fn:distinct? one figure
0.23 0.23 percentage of > figures: fn:missing one figure
-0.83 -0.74 percentage of > list
-0.32 -0.63 percentage of > list: named things 
-0.73 -0.64 percentage of > list: where 
-0.5 -0.42 percentage of > list: where distinct
-0.63 -0.65 percentage of > loose figures
-0.49 -0.52 percentage of > loose figures: avg 
-0.83 -0.89 percentage of > loose figures: count 
-0.52 -0.51 percentage of > loose figures: sum 
-0.2 0 percentage of > share
-0.2 0 percentage of > share: filtered 
-0.54 -0.47 percentage of > share: filtered twice 
0.18 0.2 percentage of > share: of groups 
-0.32 -0.34 percentage of > which of these: count asc
-0.3 -0.29 percentage of > which of these: count desc
-0.35 -0.37 percentage of > which of these: guess asc
0.26 0.28 percentage of > which of these: guess desc
0.33 0.31 percentage of > which of these: position first
-0.37 -0.33 percentage of > which of these: position last
-0.44 -0.47 percentage of > which of these: said asc
0.25 0.26 percentage of > which of these: said desc
-0.32 -0.35 previous > comparison
-0.19 -0.2 previous > comparison: guess condition
-0.21 -0.15 previous > comparison: guess value
-0.23 -0.29 previous > difference: of ends said
0.3 0.33 previous > difference: of fields 
-0.33 -0.36 previous > difference: of fields turned 
0.29 0.28 previous > figures: fn:avg one figure
0.2 0.23 previous > figures: fn:distinct? one figure
-0.29 -0.29 previous > figures: fn:stddev one figure
-0.9 -0.65 previous > list
-0.7 -0.8 previous > list: many 
-0.32 -0.23 previous > list: named things 
-1 -0.75 previous > list: where 
-0.84 -0.59 previous > list: where distinct
-0.52 -0.58 previous > loose figures
-0.45 -0.48 previous > loose figures: avg 
-0.58 -0.64 previous > loose figures: count 
-0.18 -0.32 previous > loose figures: look up guess
-0.46 -0.55 previous > loose figures: sum 
0.57 0.18 previous > next or previous row
-0.44 0 previous > next or previous row: other way position
0.57 0 previous > next or previous row: said way position
0.62 0.59 previous > next or previous row: said way time
-0.08 0.2 previous > rows before or after another
-0.2 0 previous > rows before or after another: list 
0.2 0.09 previous > which of these
0.22 0.1 previous > which of these: position last
-0.29 -0.29 previous from > list
-0.29 -0.29 previous from > list: named things 
0.26 0.25 previous from > next or previous row
-0.3 -0.31 previous from > next or previous row: other way position
0.29 0.29 previous from > next or previous row: said way position
0.3 0.28 previous name > next or previous row
-0.24 -0.25 previous name > next or previous row: other way position
0.27 0.27 previous name > next or previous row: said way position
-0.34 -0.29 previous of > list
-0.35 -0.45 previous of > list: many 
-0.36 -0.27 previous of > list: where 
-0.32 -0.25 previous of > list: where distinct
-0.31 -0.39 previous of > loose figures
-0.3 -0.37 previous of > loose figures: avg 
-0.23 -0.21 previous of > loose figures: count 
-0.31 -0.41 previous of > loose figures: sum 
0.46 0.48 previous of > next or previous row
-0.29 -0.3 previous of > next or previous row: other way position
0.4 0.42 previous of > next or previous row: said way position
-0.55 -0.53 previous of > rows before or after another
-0.28 -0.22 previous of > rows before or after another: count 
-0.56 -0.53 previous of > rows before or after another: list 
-0.21 -0.15 previous to > comparison
-0.21 -0.15 previous to > comparison: guess value
-0.79 -0.54 previous to > list
-0.42 -0.46 previous to > list: many 
-0.28 -0.22 previous to > list: named things 
-0.91 -0.57 previous to > list: where 
-0.73 -0.44 previous to > list: where distinct
0.21 0 previous to > next or previous row
-0.18 0 previous to > next or previous row: other way position
0.03 -0.28 previous to > next or previous row: said way position
0.6 0.59 previous to > next or previous row: said way time
0.02 0.26 previous to > rows before or after another
0.2 0.09 previous to > which of these
0.22 0.1 previous to > which of these: position last
-0.19 -0.2 previous year > comparison
-0.19 -0.2 previous year > comparison: guess condition
0.15 0.2 previous year > figures
0.2 0.23 previous year > figures: fn:distinct? one figure
-0.18 -0.21 previous year > loose figures
-0.18 -0.32 previous year > loose figures: look up guess
-0.16 0 previous year > next or previous row: other way position
0.16 0 previous year > next or previous row: said way position
0.2 0.19 rate > none
0.2 0.19 rate conditions 0
0.22 0.27 rate with dimension
0.22 0.27 rate: grouped
-0.24 -0.29 rate: one
0.2 0.19 rate: rate
-0.23 -0.29 ratio > figures
0.2 0.19 ratio > which of these: figure 
-0.31 -0.32 ratio > which of these: guess asc
-0.34 -0.35 ratio > which of these: position last
-0.28 -0.35 ratio > which of these: said asc
-0.23 -0.29 ratio of > figures
0.2 0.19 ratio of > which of these: figure 
-0.31 -0.32 ratio of > which of these: guess asc
-0.34 -0.35 ratio of > which of these: position last
-0.28 -0.35 ratio of > which of these: said asc
-0.27 -0.35 recent > extreme value
-0.27 -0.35 recent > extreme value: max said
0.48 0.49 recent > figures
0.32 0.25 recent > figures: fn:correlation fn:sum!
-0.32 -0.26 recent > figures: fn:correlation grouped by what is beside
0.33 0.28 recent > figures: fn:correlation one figure
0.5 0.53 recent > figures: fn:last one figure
-0.2 -0.26 recent > figures: fn:max one figure
0.5 0.49 recent > first or last row
0.43 0.37 recent > first or last row: position last
-0.37 -0.27 recent > first or last row: position turned last
-0.25 -0.22 recent > first or last row: time last
-0.19 0 recent > next or previous row
-0.19 0 recent > next or previous row: said way position
-0.51 -0.49 recent > top groups
-0.47 -0.49 recent > top groups: rows desc
0.14 0.25 recent > top rows: order:said desc
0.17 0 recent > which of these
0.23 0 recent > which of these: said asc
0.52 0.44 rolled up
-0.17 -0.21 rolled up > average of each
0.2 0.22 rolled up > figures
0.35 0.29 rolled up > groups that have
-0.39 -0.95 rows before or after another > amount
0.11 -0.36 rows before or after another > name
-0.56 -0.5 rows before or after another > place
-0.48 0 rows before or after another > text
-1.2 -1.01 rows before or after another > time
0.4 0 rows before or after another conditions 2
-0.28 -0.25 rows before or after another ignores dimension
-0.12 0 rows before or after another ignores field
0.19 0 rows before or after another ignores having
-0.75 -1.03 rows before or after another ignores measure
-0.26 -0.04 rows before or after another ignores operator
-0.21 -0.83 rows before or after another of what is unique
-0.18 0 rows before or after another of what repeats
-0.28 -0.25 rows before or after another with dimension
-0.31 -0.32 rows before or after another with elapsed
0.19 0 rows before or after another with having
0.47 0.24 rows before or after another with measure
0.29 0 rows before or after another with step
-0.36 -0.68 rows before or after another, target is told in the question
0.26 0 rows before or after another: list
0.29 0 rows before or after another: rows before or after another
-1.06 -1.16 rows of another thing
0.14 0 rows of the thing said
-0.29 -0.6 same > comparison
-0.29 -0.6 same > comparison: guess value
-0.32 -0.32 same > extreme value
-0.32 -0.32 same > extreme value: min guess
-0.4 -0.23 same > figures
-0.23 -0.24 same > figures: fn:count fn:count
-0.21 -0.29 same > figures: fn:count fn:distinct?
-0.2 -0.21 same > figures: fn:count fn:sum?
-0.42 -0.43 same > figures: fn:count one figure
-0.23 -0.2 same > figures: fn:distinct? fn:sum?
-0.26 -0.22 same > figures: fn:distinct? one figure
0.29 0.48 same > figures: fn:sum! fn:distinct?
0.47 0.57 same > figures: fn:sum! fn:sum?
-0.18 -0.2 same > figures: fn:sum? fn:sum!
-0.37 -0.37 same > first or last row
-0.37 -0.37 same > first or last row: position first
-0.26 -0.35 same > groups that are named
-0.26 -0.35 same > groups that are named: listed 
-0.86 -0.4 same > list
-0.36 -0.6 same > list: all 
-0.13 0 same > list: many 
-1.22 -1.13 same > list: where 
-1.13 -1.11 same > list: where distinct
-0.89 -1 same > loose figures
-0.6 -0.85 same > loose figures: avg 
-0.8 -1.09 same > loose figures: count 
-0.49 -0.7 same > loose figures: look up 
-0.76 -0.88 same > loose figures: sum 
0.37 0 same > the same as another row
-0.62 -0.57 same > the same as another row: count guess
-0.35 -0.32 same > the same as another row: count said
0.13 -0.35 same > the same as another row: list guess
0.54 0.49 same > the same as another row: list said
-0.4 -0.42 same > top groups
-0.4 -0.42 same > top groups: rows asc
-0.41 -0.41 same > top rows
-0.41 -0.41 same > top rows: order:guess asc
-0.68 -0.45 same > which of these
-0.77 -0.89 same > which of these: count asc
-0.74 -0.86 same > which of these: count desc
-0.32 -0.34 same > which of these: figure 
-0.66 -0.63 same > which of these: guess asc
-0.7 -0.76 same > which of these: guess desc
-1.12 -1.11 same > which of these: position first
-0.21 -0.21 same > which of these: position last
-0.78 -0.75 same > which of these: said asc
-0.59 -0.72 same > which of these: said desc
0.8 0.6 same > yes or no
0.8 0.6 same > yes or no: exists 
-0.24 -0.33 same amount > figures
-0.2 -0.24 same amount > figures: fn:count fn:count
-0.21 -0.29 same amount > figures: fn:count fn:distinct?
-0.17 -0.21 same amount > figures: fn:count fn:sum?
-0.17 -0.2 same amount > figures: fn:distinct? fn:sum?
-0.21 -0.35 same amount > figures: fn:distinct? one figure
-0.24 -0.32 same amount > loose figures
-0.16 -0.27 same amount > loose figures: avg 
-0.23 -0.27 same amount > loose figures: look up 
-0.15 -0.28 same amount > loose figures: sum 
0.33 0.37 same amount > the same as another row
-0.32 -0.32 same first > extreme value
-0.32 -0.32 same first > extreme value: min guess
-0.37 -0.37 same first > first or last row
-0.37 -0.37 same first > first or last row: position first
-0.41 -0.38 same first > list
-0.42 -0.38 same first > list: where 
-0.38 -0.34 same first > list: where distinct
-0.35 -0.26 same first > loose figures
-0.35 -0.26 same first > loose figures: count 
-0.34 -0.34 same first > the same as another row
-0.33 -0.33 same first > the same as another row: count guess
-0.33 -0.34 same first > the same as another row: list guess
-0.4 -0.42 same first > top groups
-0.4 -0.42 same first > top groups: rows asc
-0.41 -0.41 same first > top rows
-0.41 -0.41 same first > top rows: order:guess asc
0.37 0.37 same first > which of these
-0.43 -0.47 same first > which of these: count asc
-0.45 -0.47 same first > which of these: count desc
-0.46 -0.48 same first > which of these: position first
0.37 0.38 same first > which of these: position last
-0.16 -0.28 same number > comparison
-0.16 -0.28 same number > comparison: guess value
-0.17 0 same number > figures
-0.38 -0.4 same number > figures: fn:count one figure
0.29 0.48 same number > figures: fn:sum! fn:distinct?
0.47 0.57 same number > figures: fn:sum! fn:sum?
-0.18 -0.2 same number > figures: fn:sum? fn:sum!
-0.2 -0.24 same number > list: many 
-0.74 -0.57 same number > loose figures
-0.59 -0.56 same number > loose figures: avg 
-0.89 -0.64 same number > loose figures: look up 
-0.12 -0.27 same number > loose figures: sum 
0.18 0 same number > the same as another row
-0.32 -0.37 same number > the same as another row: count said
-0.2 -0.2 same on > list
-0.22 -0.21 same on > list: many 
-0.21 -0.22 same on > list: where distinct
0.21 0.21 same on > yes or no
0.21 0.21 same on > yes or no: exists 
0.15 0 same total > loose figures: avg 
-0.51 -0.51 same year > list
-0.49 -0.5 same year > list: many 
-0.34 -0.34 same year > list: where 
-0.34 -0.31 same year > list: where distinct
-0.31 -0.29 same year > loose figures
-0.31 -0.27 same year > loose figures: avg 
-0.17 -0.22 same year > loose figures: count 
-0.31 -0.31 same year > loose figures: sum 
-0.26 -0.21 same year > the same as another row: count guess
-0.35 -0.36 same year > the same as another row: count said
0.33 0.29 same year > the same as another row: list said
-0.39 -0.35 same year > which of these
-0.29 -0.33 same year > which of these: count asc
-0.3 -0.33 same year > which of these: count desc
-0.37 -0.4 same year > which of these: position first
-0.41 -0.4 same year > which of these: position last
-0.23 -0.26 same year > which of these: said desc
-0.19 -0.25 share > figures
0.32 0.31 share > figures: fn:avg! grouped
-0.16 -0.34 share > figures: fn:avg! one figure
-0.49 -0.54 share > figures: fn:count fn:sum!
-0.5 -0.48 share > figures: fn:count grouped by what is beside
-0.52 -0.53 share > figures: fn:count one figure
-0.48 -0.44 share > figures: fn:distinct? grouped by what is beside
-0.46 -0.48 share > figures: fn:distinct? one figure
-0.31 -0.39 share > figures: fn:revenue grouped
-0.61 -0.75 share > figures: fn:revenue one figure
-1.19 -1.23 share > figures: fn:sum! grouped
0.33 0.32 share > figures: grouped named
0 -0.36 share > figures: one figure named
-0.27 -0.23 share > list
-0.22 -0.47 share > list: many 
-0.23 -0.35 share > list: where 
-0.32 -0.34 share > list: where distinct
0.29 0.15 share > loose figures
0.38 0.24 share > loose figures: avg 
-0.01 -0.31 share > loose figures: count 
-0.56 -0.56 share > loose figures: look up 
-0.71 -0.81 share > loose figures: sum 
-0.04 0 share > none
0.57 0.32 share > share: filtered 
-0.35 -0.24 share > share: of groups 
-0.5 -0.62 share conditions 1
-0.54 -0.53 share ignores entity
-1.35 -1.07 share ignores field
-0.28 -0.3 share ignores having
-0.3 -0.27 share ignores over
0.32 0.31 share of > figures: fn:avg! grouped
-0.16 -0.34 share of > figures: fn:avg! one figure
-0.31 -0.39 share of > figures: fn:revenue grouped
-0.61 -0.75 share of > figures: fn:revenue one figure
-1.14 -1.11 share of > figures: fn:sum! grouped
-0.46 -0.64 share of > figures: grouped named
-0.08 -0.34 share of > list: many 
-0.23 -0.35 share of > list: where 
-0.14 -0.21 share of > list: where distinct
-0.57 -0.76 share of > loose figures
-0.63 -0.76 share of > loose figures: avg 
-0.39 -0.54 share of > loose figures: sum 
0.57 0.32 share of > share: filtered 
-0.35 -0.24 share of > share: of groups 
-0.87 -0.83 share with field
-0.28 -0.3 share with having
0.73 0.21 share with measure
-0.15 -0.21 share with or
-0.27 -0.27 share with rank
-0.04 0 share with share
-0.71 -0.57 share with step
0.12 0 share: filtered
-0.43 -0.24 share: filtered twice
-0.3 -0.2 share: of groups
-0.04 0 share: share
-0.62 -0.48 shortest > extreme value
-0.62 -0.48 shortest > extreme value: min said
-0.38 -0.35 shortest > list
-0.36 -0.32 shortest > list: named things 
-0.74 -0.66 shortest > top groups
0.8 -0.1 shortest > top groups: hinted asc
-0.83 -0.69 shortest > top groups: rows asc
-0.43 -0.41 shortest > top groups: said measure asc
-0.56 -0.43 shortest > top groups: units asc
0.8 0.55 shortest > top rows
-0.7 -0.82 shortest > top rows: order:said asc
0.7 0.64 shortest > top rows: order:said whole
-0.44 -0.43 show > comparison
-0.44 -0.43 show > comparison: guess value
0.59 0.58 show > extreme value
0.63 0.58 show > extreme value: max guess
-0.23 -0.24 show > extreme value: min said
-0.2 -0.28 show > figure of the top rows
-0.21 -0.29 show > figure of the top rows: avg 
-0.19 -0.25 show > figure of the top rows: sum 
-0.4 -0.3 show > figures
-0.26 -0.25 show > figures: fn:max fn:sum!
-0.27 -0.26 show > figures: fn:max grouped
-0.2 -0.27 show > figures: fn:max one figure
-0.38 -0.3 show > figures: fn:revenue grouped
-0.23 -0.26 show > figures: fn:revenue one figure
0.27 0.26 show > figures: fn:sum! fn:sum!
-0.34 -0.3 show > figures: fn:sum! grouped
-0.72 -0.61 show > first or last row
-0.17 -0.24 show > first or last row: position first
-0.61 -0.54 show > first or last row: position last
-0.26 -0.25 show > first or last row: position turned first
-0.16 -0.23 show > first or last row: time first
0.45 0.31 show > groups that are named
0.45 0.31 show > groups that are named: listed 
-0.38 -0.45 show > list: all 
-0.25 -0.31 show > list: many 
-0.27 -0.36 show > list: named things 
0.56 0.41 show > list: where distinct
-0.56 -0.45 show > loose figures
-0.56 -0.45 show > loose figures: count 
-0.2 -0.07 show > loose figures: sum 
0.57 0.59 show > top groups: revenue desc
-0.33 -0.32 show > top groups: rows asc
-0.59 -0.76 show > top groups: rows desc
-0.57 -0.52 show > top groups: units desc
-0.69 -0.51 show > top rows
-0.28 -0.27 show > top rows: order:guess asc
-0.55 -0.6 show > top rows: order:guess desc
0.3 0.3 show > top rows: order:said asc
-0.23 -0.21 show > top rows: order:said desc
-0.16 -0.24 show > which of these: figure 
0.44 0.44 show all > list
-0.38 -0.45 show all > list: all 
-0.55 -0.46 show all > list: where 
0.47 0.45 show all > list: where distinct
-0.36 -0.38 show all > loose figures
-0.37 -0.38 show all > loose figures: count 
-0.23 -0.24 show had > extreme value
-0.23 -0.24 show had > extreme value: min said
-0.33 -0.32 show had > first or last row
-0.36 -0.36 show had > first or last row: position first
-0.26 -0.25 show had > first or last row: position turned first
-0.26 -0.23 show had > top groups
-0.33 -0.32 show had > top groups: rows asc
0.16 0.23 show had > top groups: rows desc
0.34 0.32 show had > top rows
-0.28 -0.27 show had > top rows: order:guess asc
0.3 0.3 show had > top rows: order:said asc
-0.16 -0.24 show listed > extreme value
-0.16 -0.24 show listed > extreme value: max guess
0.33 0.38 show listed > first or last row
0.33 0.38 show listed > first or last row: position last
0.35 0.32 show was > first or last row
0.35 0.32 show was > first or last row: position last
-0.15 -0.26 show was > top groups
-0.15 -0.26 show was > top groups: rows desc
0.04 -0.24 show was > top rows
0.11 -0.24 show was > top rows: order:guess desc
-0.36 -0.44 since > average of each
-0.36 -0.44 since > average of each:  
-0.24 -0.23 since > comparison
-0.24 -0.23 since > comparison: guess floating
-0.18 -0.24 since > difference
-0.18 -0.24 since > difference: of ends said
-0.13 0 since > figures
0.62 0.42 since > figures: fn:avg fn:sum!
0.22 0.35 since > figures: fn:avg grouped
-0.19 -0.27 since > figures: fn:avg one figure
-0.5 -0.46 since > figures: fn:count fn:sum!
-0.05 0 since > figures: fn:count grouped
-0.26 -0.24 since > figures: fn:count grouped by what is beside
0.35 0.41 since > figures: fn:count one figure
-0.57 -0.53 since > figures: fn:distinct? fn:sum!
-0.13 0 since > figures: fn:distinct? grouped
-0.43 -0.56 since > figures: fn:distinct? one figure
0.41 0.03 since > figures: fn:max one figure
-0.5 -0.48 since > figures: fn:sum! grouped
-0.06 -0.19 since > list
-0.14 -0.24 since > list: where 
0.09 -0.15 since > list: where distinct
0.43 0.45 since > loose figures
0.45 0.16 since > loose figures: avg 
-0.3 -0.2 since > loose figures: count 
0.81 0.47 since > loose figures: sum 
-0.2 -0.19 smaller > comparison
-0.2 -0.19 smaller > comparison: guess value
-0.24 -0.26 smaller > loose figures
-0.24 -0.24 smaller > loose figures: avg 
-0.2 -0.23 smaller > loose figures: count 
-0.25 -0.29 smaller > loose figures: sum 
-0.32 -0.3 smaller > which of these: count asc
-0.33 -0.31 smaller > which of these: count desc
0.34 0.31 smaller > which of these: figure 
-0.2 -0.38 smaller > which of these: guess asc
-0.18 -0.37 smaller > which of these: guess desc
-0.41 -0.39 smaller > which of these: position first
0.22 0.21 smaller > which of these: position last
0.28 0.26 smaller > which of these: said asc
-0.35 -0.3 smaller > which of these: said desc
0.16 0.2 smallest > extreme value
-0.23 -0.19 smallest > extreme value: min guess
0.16 0.2 smallest > extreme value: min said
-0.15 -0.19 smallest > figures
-0.19 -0.2 smallest > figures: fn:distinct? one figure
-0.33 -0.32 smallest > figures: fn:min grouped by what is beside
-0.22 -0.29 smallest > list
-0.19 -0.3 smallest > list: many 
-0.21 -0.3 smallest > loose figures: sum 
-0.46 -0.44 smallest > top groups: hinted asc
-0.81 -0.74 smallest > top groups: rows asc
0.3 0.18 smallest > top groups: sum of field asc
-0.42 -0.42 smallest > top rows
-0.33 0.07 smallest > top rows: order:guess asc
-0.26 -0.35 smallest > top rows: order:said asc
0.17 0.2 smallest number > extreme value
-0.23 -0.19 smallest number > extreme value: min guess
0.17 0.2 smallest number > extreme value: min said
-0.19 -0.2 smallest number > figures: fn:distinct? one figure
-0.21 -0.3 smallest number > loose figures: sum 
-0.17 -0.23 smallest number > top groups
-0.37 -0.3 smallest number > top groups: rows asc
-0.14 -0.22 smallest number > top groups: sum of field asc
0.38 0.59 sum > figures
-0.19 -0.21 sum > figures: fn:ratio one figure
-0.19 -0.2 sum > figures: fn:sum fn:avg!
-0.11 0.35 sum > figures: fn:sum fn:sum!
0.41 0.6 sum > figures: fn:sum grouped
-0.28 -0.36 sum > loose figures
-0.31 -0.4 sum > loose figures: avg 
0.38 0.59 sum of > figures
-0.19 -0.21 sum of > figures: fn:ratio one figure
-0.19 -0.2 sum of > figures: fn:sum fn:avg!
-0.11 0.35 sum of > figures: fn:sum fn:sum!
0.41 0.6 sum of > figures: fn:sum grouped
-0.28 -0.36 sum of > loose figures
-0.31 -0.4 sum of > loose figures: avg 
0.43 0.25 target at 0
-0.42 -0.34 target at 1 guessed
0.33 0 target at 2
-1.41 -1.23 target at 2 guessed
0.12 0 target at 3
-1.82 -1.46 target at 3 guessed
-0.18 0 target at 4
-1.91 -1.61 target at 4 guessed
-0.04 -0.11 target default
-0.95 -0.71 target guessed
-0.19 -0.53 target half said
0.44 0 target is told in the question
-1.53 -1.59 target of another thing
0.13 0.24 target of the thing said
0.7 0.78 target said
0.11 0.14 than > against another row
-0.41 -0.34 than > against another row: count said
-0.7 -0.58 than > against another row: list guess
0.51 0.48 than > against another row: list said
-0.35 -0.27 than > comparison
-0.14 0 than > comparison: guess value
-0.17 -0.21 than > comparison: rows alone
0.44 0.66 than > difference
0.38 0 than > difference: of counts 
-0.11 0 than > difference: of counts turned 
-0.46 -0.6 than > difference: of ends guess
-0.31 -0.32 than > difference: of ends said
-0.22 0 than > difference: of fields 
-0.35 0 than > difference: of fields turned 
0.07 0.28 than > difference: of two said
-0.71 -0.89 than > difference: of two turned guess
-0.12 -0.39 than > difference: of two turned said
-0.36 -0.39 than > extreme value
-0.29 -0.29 than > extreme value: max guess
-0.47 -0.56 than > extreme value: max said
-0.24 0 than > figures: fn:avg grouped
0.27 0 than > figures: fn:avg grouped by what is beside
-0.2 -0.23 than > figures: fn:count fn:avg!
-0.1 -0.27 than > figures: fn:count fn:sum!
-0.2 -0.15 than > figures: fn:count fn:units
-0.25 -0.2 than > figures: fn:count fn:units, another way
-0.63 -0.74 than > figures: fn:count grouped by what is beside
0.14 0 than > figures: fn:count one figure
-0.76 -0.86 than > figures: fn:distinct? fn:sum!
-0.25 -0.29 than > figures: fn:distinct? grouped by what is beside
0.23 0.29 than > figures: fn:distinct? one figure
-0.27 -0.29 than > figures: fn:sum grouped by what is beside
-0.35 -0.35 than > figures: fn:sum one figure
-0.61 -0.44 than > figures: fn:sum! one figure
-0.21 -0.39 than > figures: fn:sum? fn:sum!
-0.35 -0.41 than > figures: fn:sum? one figure
-0.37 -0.33 than > figures: fn:units one figure
-0.35 -0.31 than > first or last row
-0.3 -0.25 than > first or last row: position last
-0.24 -0.43 than > groups that are named
-0.24 -0.43 than > groups that are named: listed 
-0.09 0 than > groups that have
0.19 0.24 than > groups that have: count 
-0.23 -0.23 than > list
-0.89 -0.77 than > list: how many 
0.02 0.25 than > list: many 
-0.58 -0.66 than > list: where 
-0.62 -0.85 than > list: where distinct
-0.39 -0.69 than > loose figures
-0.79 -0.94 than > loose figures: avg 
-0.81 -0.62 than > loose figures: count 
-0.54 -0.69 than > loose figures: look up 
-0.33 -0.47 than > loose figures: look up guess
-0.07 -0.29 than > loose figures: sum 
0.14 0 than > next or previous row
0.14 0 than > next or previous row: said way position
-0.24 0.08 than > top groups
0.16 0.22 than > top groups: rows desc
-0.29 -0.27 than > top groups: sum of field desc
-0.25 -0.68 than > top rows
-0.48 -0.48 than > top rows: order:guess desc
0.2 0 than > top rows: order:hint asc
-0.07 -0.26 than > top rows: order:said desc
-0.18 0 than > top rows: order:said whole
-0.43 -0.49 than > which of these: count asc
-0.43 -0.48 than > which of these: count desc
-0.6 -0.68 than > which of these: figure 
-0.58 -0.65 than > which of these: guess asc
0.27 0.25 than > which of these: guess desc
-0.34 -0.49 than > which of these: position first
-0.25 -0.23 than > which of these: position last
-0.65 -0.78 than > which of these: said asc
-0.5 -0.7 than > which of these: said desc
0.84 0.78 than > yes or no
0.38 0.34 than > yes or no: against another 
0.65 0.62 than > yes or no: exists 
0.37 0.36 than any > list: where distinct
0.45 0.44 than average > list
-0.07 0.22 than average > list: many 
0.28 0.25 than average > list: named things 
-0.28 -0.23 than average > top groups
-0.2 -0.19 than average > top groups: own measure desc
-0.28 -0.23 than average > top groups: rows desc
0.23 0 than every > difference: of counts 
-0.14 0 than every > difference: of fields 
0.66 0.51 than from > difference
0.34 0.43 than from > difference: of counts 
-0.44 -0.54 than from > difference: of counts turned 
-0.16 -0.21 than from > difference: of ends guess
-0.39 -0.64 than from > difference: of two guess
-0.2 -0.41 than from > difference: of two turned guess
0.81 0.57 the same as another row > name
-0.4 -0.37 the same as another row > none
-0.1 -0.26 the same as another row > place
-0.23 -0.15 the same as another row > text
0.37 0 the same as another row conditions 2
-0.46 -0.33 the same as another row ignores field
-0.62 -0.59 the same as another row ignores measure
0.3 0 the same as another row of what is unique
0.27 0 the same as another row of what repeats
0.29 0 the same as another row with field
0.34 0.23 the same as another row with measure
-0.34 -0.34 the same as another row with superlative
0.47 0 the same as another row, target is told in the question
-0.4 -0.37 the same as another row: count
0.05 -0.42 the same as another row: guess
0.47 0 the same as another row: list
0.55 0.5 the same as another row: said
0.37 0 the same as another row: the same as another row
-2.65 -1.51 through others
-0.31 -0.31 through others columns that are named
-0.63 -0.57 through others comparison
-0.62 -1.16 through others figures
-0.39 -0.72 through others groups that are named
-1.32 -1.2 through others groups that have
-2.1 -0.6 through others list
-0.41 -0.37 through others share
-0.66 -0.7 through others top groups
-0.12 -0.26 through others which of these
-0.16 -0.2 time > against another row: count said
-0.08 -0.3 time > average of each
-0.08 -0.3 time > average of each:  
-0.47 -0.47 time > comparison
-0.47 -0.47 time > comparison: guess value
-0.34 -0.33 time > extreme value
-0.64 -0.56 time > extreme value: max guess
-0.24 -0.3 time > extreme value: max said
-0.22 -0.23 time > extreme value: min guess
-0.52 -0.58 time > figures
-0.32 -0.33 time > figures: fn:avg fn:sum!
0.39 0.4 time > figures: fn:avg grouped
-0.4 -0.37 time > figures: fn:count one figure
-0.32 -0.31 time > figures: fn:distinct? one figure
-0.26 -0.25 time > figures: fn:max fn:sum!
-0.29 -0.28 time > figures: fn:max grouped
0.42 0.33 time > figures: fn:revenue grouped
-0.42 -0.33 time > figures: fn:revenue one figure
-0.35 -0.45 time > figures: fn:sum one figure
0.27 0.26 time > figures: fn:sum! fn:sum!
-0.52 -0.47 time > figures: fn:sum! grouped
-0.41 -0.34 time > figures: fn:sum! grouped by what is beside
0.48 0.34 time > first or last row
0.44 0.41 time > first or last row: position first
0.53 0.66 time > first or last row: time first
0.03 0.21 time > first or last row: time last
-0.61 -0.63 time > groups that are named
-0.61 -0.63 time > groups that are named: listed 
-0.31 -0.31 time > list: named things 
0.14 0.28 time > list: where 
0.03 0.23 time > list: where distinct
-0.49 -0.52 time > loose figures
-0.41 -0.45 time > loose figures: avg 
-0.55 -0.67 time > loose figures: sum 
-0.72 -0.51 time > top groups
-0.65 -0.6 time > top groups: hinted asc
-0.47 -0.44 time > top groups: own measure asc
-0.93 -0.94 time > top groups: rows asc
0.13 0.32 time > top groups: rows desc
0.33 0.25 time > top groups: said measure desc
-0.67 -0.66 time > top groups: sum of field asc
-0.42 -0.43 time > top groups: sum of field desc
0.09 0.22 time > top rows: order:guess asc
0.62 0.62 time > top rows: order:hint whole
-0.49 -0.7 time > top rows: order:said asc
-0.53 -0.47 time > top rows: order:said desc
-0.51 -0.51 time > top rows: order:said whole
0.12 0.21 time > which of these
0.59 0.58 time > which of these: count asc
0.55 0.54 time > which of these: count desc
-0.27 -0.25 time > which of these: figure 
0.3 0.32 time > which of these: guess asc
-0.34 -0.38 time > which of these: guess desc
0.66 0.7 time > which of these: position first
-0.58 -0.53 time > which of these: position last
0.5 0.48 time > which of these: said asc
-0.45 -0.45 time > which of these: said desc
-0.26 -0.31 time > yes or no
-0.26 -0.31 time > yes or no: exists 
0.2 0.19 time by > list
0.33 0.24 time by > list: where 
-0.2 -0.19 time by > loose figures
-0.2 -0.19 time by > loose figures: count 
-0.4 -0.5 time for > comparison
-0.4 -0.5 time for > comparison: guess value
-0.35 -0.45 time for > figures
-0.35 -0.45 time for > figures: fn:sum one figure
0.41 0.42 time for > first or last row
0.41 0.42 time for > first or last row: position last
-0.31 -0.4 time for > groups that are named
-0.31 -0.4 time for > groups that are named: listed 
0.35 0.39 time for > list
0.32 0.15 time for > list: many 
0.33 0.36 time for > list: where 
0.37 0.45 time for > list: where distinct
-0.33 -0.32 time for > loose figures
-0.32 -0.31 time for > loose figures: avg 
-0.62 -0.72 time for > loose figures: count 
-0.41 -0.42 time for > top groups
-0.24 -0.26 time for > top groups: own measure desc
-0.3 -0.36 time for > top groups: rows desc
-0.41 -0.42 time for > top groups: sum of field desc
-0.31 -0.35 time for > top rows
-0.31 -0.35 time for > top rows: order:guess desc
0.32 0.35 time has > top groups
-0.43 -0.43 time has > top groups: rows desc
0.44 0.44 time has > top groups: sum of field desc
-0.26 -0.28 time has > top rows
-0.26 -0.28 time has > top rows: order:said desc
0.16 0 time of > top rows: order:said asc
-0.16 -0.2 time than > against another row: count said
-0.49 -0.7 times > comparison
-0.3 -0.3 times > comparison: guess sides
-0.62 -0.73 times > comparison: guess value
-0.26 -0.25 times > comparison: rows alone
-0.18 -0.24 times > difference: of ends guess
-0.16 -0.21 times > difference: of two turned guess
0.25 -0.26 times > extreme value
-0.08 -0.32 times > extreme value: max said
-0.2 -0.25 times > extreme value: min guess
0.45 0 times > extreme value: min said
0.23 0.28 times > figures
-0.2 -0.15 times > figures: fn:count fn:units
-0.25 -0.2 times > figures: fn:count fn:units, another way
-0.52 -0.42 times > figures: fn:count grouped by what is beside
0.52 0.35 times > figures: fn:count one figure
-0.23 0 times > figures: fn:distinct one figure
-0.57 -0.61 times > figures: fn:distinct? grouped by what is beside
-0.16 0 times > figures: fn:distinct? one figure
-0.25 -0.25 times > figures: fn:sum? grouped by what is beside
0.17 0.4 times > figures: one figure named
-0.47 -0.39 times > groups that are named
-0.47 -0.39 times > groups that are named: listed 
0.19 0.29 times > groups that have
0.33 0.34 times > groups that have: count 
-0.9 -0.54 times > groups that have: list said
-0.25 -0.61 times > list
-0.18 -0.2 times > list: many 
-0.58 -0.7 times > list: where 
-0.21 -0.51 times > list: where distinct
-0.03 0.3 times > loose figures
-0.54 -0.44 times > loose figures: avg 
0.29 0.39 times > loose figures: count 
-0.41 -0.76 times > loose figures: look up 
-0.29 -0.38 times > loose figures: look up guess
-0.64 -0.35 times > loose figures: sum 
-0.18 -0.22 times > next or previous row
-0.22 -0.36 times > next or previous row: other way position
-0.17 -0.2 times > next or previous row: said way position
-0.22 -0.21 times > rows before or after another
-0.22 -0.21 times > rows before or after another: count 
-0.17 -0.22 times > rows before or after another: list 
-0.54 -0.21 times > top rows
-0.17 -0.21 times > top rows: order:guess asc
-0.2 0 times > top rows: order:guess desc
-0.27 0 times > top rows: order:said asc
-0.21 -0.26 times > which of these: guess asc
-0.43 -0.49 times > which of these: guess desc
-0.55 -0.49 times > which of these: position first
-0.29 -0.44 times > which of these: position last
-0.2 -0.21 times > which of these: said asc
0.2 0.2 times > which of these: said desc
0.25 0.23 times after > loose figures
-0.53 -0.49 times after > loose figures: avg 
0.44 0.24 times after > loose figures: count 
-0.15 0.4 times after > loose figures: sum 
-0.31 -0.25 times after > next or previous row
-0.41 -0.41 times after > next or previous row: other way position
-0.2 -0.19 times after > next or previous row: said way position
0.29 0.47 times after > rows before or after another
0.31 0.54 times after > rows before or after another: count 
-0.03 -0.31 times after > rows before or after another: list 
-0.18 -0.29 times did > comparison: guess value
-0.2 -0.26 times did > extreme value
-0.07 -0.32 times did > extreme value: max said
-0.2 -0.25 times did > extreme value: min guess
0.42 0.34 times did > figures
-0.74 -0.65 times did > figures: fn:count grouped by what is beside
0.33 0.33 times did > figures: fn:count one figure
0.17 0.4 times did > figures: one figure named
-0.45 -0.45 times did > list
-0.16 -0.23 times did > list: many 
-0.4 -0.34 times did > list: where 
-0.44 -0.47 times did > list: where distinct
0.28 0.33 times did > loose figures
0.08 0.16 times did > loose figures: avg 
0.38 0 times did > loose figures: count 
-0.06 -0.41 times did > loose figures: look up guess
-0.56 -0.2 times did > loose figures: sum 
-0.2 -0.28 times did > next or previous row: other way position
-0.22 -0.2 times did > rows before or after another
-0.22 -0.2 times did > rows before or after another: count 
-0.2 -0.3 times did > top groups
-0.17 -0.21 times did > top rows
-0.17 -0.21 times did > top rows: order:guess asc
-0.23 -0.23 times does > figures: fn:count grouped by what is beside
-0.5 -0.38 times does > figures: fn:count one figure
-0.17 -0.2 times does > figures: fn:distinct? grouped by what is beside
0.39 0.34 times does > figures: fn:distinct? one figure
0.33 0.35 times does > loose figures
0.33 0.35 times does > loose figures: count 
0.23 0 times for > list
0.22 0 times for > list: where distinct
-0.22 0 times for > top groups
-0.22 0 times for > top groups: rows desc
-0.27 -0.37 times has > comparison
-0.27 -0.37 times has > comparison: guess value
0.3 0 times has > extreme value
0.3 0 times has > extreme value: min said
-0.35 -0.32 times has > figures
-0.31 -0.19 times has > figures: fn:count one figure
-0.21 -0.2 times has > list
-0.22 -0.2 times has > list: where distinct
-0.02 0.33 times has > loose figures
-0.03 0.33 times has > loose figures: count 
-0.21 -0.17 times is > loose figures: avg 
0.24 0.22 times is > loose figures: count 
-0.24 -0.21 times is > loose figures: sum 
0.2 0.19 times or > which of these: figure 
-0.39 -0.4 times or > which of these: guess desc
-0.38 -0.36 times or > which of these: position first
-0.35 -0.34 times or > which of these: position last
-0.2 -0.21 times or > which of these: said asc
0.2 0.2 times or > which of these: said desc
-0.02 -0.45 times was > comparison: rows alone
-0.24 -0.25 times was > figures: fn:count grouped by what is beside
0.24 0 times was > figures: fn:count one figure
-0.19 0 times was > figures: fn:distinct? one figure
-0.26 -0.21 times was > list
-0.27 -0.2 times was > list: where 
-0.24 -0.22 times was > list: where distinct
0.45 0.64 times was > loose figures
-0.43 -0.38 times was > loose figures: avg 
0.58 0.76 times was > loose figures: count 
-0.18 -0.27 times was > loose figures: sum 
-0.21 -0.21 times was > next or previous row
-0.21 -0.21 times was > next or previous row: said way position
-0.45 -0.38 times was > rows before or after another
-0.46 -0.39 times was > rows before or after another: count 
-0.17 -0.27 times was > which of these
-0.15 -0.52 to > comparison: difference sides
-0.3 -0.3 to > comparison: guess sides
0.05 -0.68 to > comparison: guess value
-0.22 -0.21 to > comparison: rows alone
-0.4 -0.42 to > comparison: rows in groups
-0.47 -0.46 to > comparison: rows said in groups
-0.15 0 to > comparison: said sides
-0.35 -0.52 to > difference: of counts 
-0.4 -0.57 to > difference: of counts turned 
0.39 0.44 to > difference: of ends guess
-0.23 -0.21 to > difference: of ends said
-0.39 -0.51 to > difference: of two guess
0.43 0.23 to > difference: of two said
-0.41 -0.38 to > difference: of two turned guess
-0.31 -0.26 to > difference: of two turned said
-1.2 -0.86 to > extreme value
-0.66 -0.58 to > extreme value: max guess
-0.66 -0.49 to > extreme value: max said
-0.33 -0.4 to > extreme value: min guess
-0.79 -0.72 to > extreme value: min said
-0.36 -0.34 to > figure of the top rows
-0.32 -0.32 to > figure of the top rows: avg 
-0.31 -0.28 to > figure of the top rows: sum 
-0.08 -0.21 to > figures
0.15 0.23 to > figures: fn:avg one figure
-0.12 -0.27 to > figures: fn:avg! fn:normal
-0.4 -0.4 to > figures: fn:count fn:avg!
0.57 0.58 to > figures: fn:count fn:sum!
-0.79 -0.84 to > figures: fn:count grouped by what is beside
-0.31 -0.25 to > figures: fn:count one figure
-0.25 -0.34 to > figures: fn:distinct? grouped by what is beside
-0.15 0 to > figures: fn:distinct? one figure
-0.11 -0.27 to > figures: fn:max one figure
-0.15 -0.23 to > figures: fn:median one figure
0.64 0.56 to > figures: fn:normal one figure
0.17 0 to > figures: fn:revenue one figure
0.61 0.42 to > figures: fn:skewed one figure
0.29 0.22 to > figures: fn:sum one figure
-0.24 -0.22 to > figures: fn:sum! fn:max
-0.31 -0.36 to > figures: fn:sum! fn:normal
-0.22 -0.45 to > figures: fn:sum! one figure
0.64 0.67 to > figures: fn:sum? fn:sum!
-0.21 -0.16 to > figures: fn:sum? grouped by what is beside
-0.41 0 to > first or last row
-0.4 0.21 to > first or last row: position last
0.35 0.38 to > first or last row: position turned last
-0.07 -0.43 to > first or last row: time first
-0.79 -0.64 to > first or last row: time last
-0.39 -0.35 to > groups that are named
-0.37 -0.35 to > groups that are named: listed 
-0.12 -0.21 to > groups that have
-0.14 -0.21 to > groups that have: list guess
-0.29 -0.26 to > how long: until today 
0.52 0.66 to > list
-0.53 -0.65 to > list: all 
0.58 0.56 to > list: named things 
0.13 0 to > list: where 
0.27 0.49 to > list: where distinct
-0.58 -0.58 to > loose figures
-1.4 -1.25 to > loose figures: avg 
-1 -0.89 to > loose figures: count 
-0.8 -0.67 to > loose figures: look up 
-0.42 -0.68 to > loose figures: look up guess
-0.21 -0.25 to > loose figures: sum 
-0.38 -0.2 to > next or previous row
-0.25 0 to > next or previous row: other way position
-0.37 -0.61 to > next or previous row: said way position
0.11 0.22 to > next or previous row: said way time
0.24 0.25 to > rows before or after another
-0.33 -0.31 to > share: filtered twice 
-0.31 -0.47 to > top groups
0.28 0.32 to > top groups: own measure asc
0.13 0 to > top groups: own measure desc
-0.38 0 to > top groups: rows asc
-0.73 -0.88 to > top groups: rows desc
0.36 0.2 to > top groups: sum of field asc
0.22 0 to > top rows
-0.89 -1.1 to > top rows: order:guess asc
0.83 0.76 to > top rows: order:guess desc
-0.18 -0.29 to > top rows: order:hint asc
-0.35 -0.13 to > top rows: order:hint whole
-0.1 -0.26 to > top rows: order:said asc
-0.72 -0.76 to > top rows: order:said desc
0.42 0.46 to > top rows: order:said whole
-0.4 -0.42 to > which of these: count asc
-0.46 -0.48 to > which of these: count desc
-0.4 -0.41 to > which of these: guess asc
-0.87 -0.9 to > which of these: position first
0.21 0.23 to > which of these: position last
-0.23 -0.3 to > which of these: said desc
-0.27 -0.19 to all > figures
-0.25 -0.17 to all > figures: fn:distinct? grouped by what is beside
-0.4 -0.33 to all > figures: fn:distinct? one figure
-0.21 -0.16 to all > figures: fn:sum? grouped by what is beside
-0.24 -0.21 to all > list
-0.24 -0.21 to all > list: where distinct
0.27 0.19 to all > loose figures
-0.44 -0.39 to all > loose figures: avg 
-0.45 -0.49 to all > loose figures: look up 
0.35 0.28 to all > loose figures: sum 
0.16 0.2 to come > list
0.38 0.35 to come > list: where 
-0.37 -0.33 to come > list: where distinct
-0.29 -0.17 to have > figures
-0.2 -0.21 to have > figures: fn:sum! grouped by what is beside
0.34 0.56 to have > first or last row
0.55 0.56 to have > first or last row: position first
-0.22 0 to have > first or last row: position last
-0.42 -0.49 to have > list: many 
0.11 0.24 to have > list: where 
-0.58 -0.74 to have > top groups
-0.69 -0.74 to have > top groups: rows asc
0.39 0.26 to have > top rows
-0.26 -0.22 to have > top rows: order:guess asc
0.17 0 to have > top rows: order:guess desc
-0.25 -0.22 to have > top rows: order:said asc
0.24 0.23 to have > top rows: order:said whole
-0.43 -0.46 to have > which of these
-0.23 -0.26 to have > which of these: count asc
-0.22 -0.25 to have > which of these: count desc
-0.28 -0.29 to have > which of these: guess asc
-0.27 -0.3 to have > which of these: guess desc
-0.32 -0.34 to have > which of these: position first
-0.36 -0.4 to have > which of these: position last
0.53 0.4 to in > list: many 
-0.57 -0.42 to in > list: where 
-0.47 -0.33 to in > list: where distinct
0.41 0.41 to only > first or last row
0.41 0.41 to only > first or last row: position last
-0.4 -0.4 to only > top rows
-0.39 -0.39 to only > top rows: order:guess desc
-0.18 -0.23 to only > top rows: order:hint whole
-0.29 -0.34 to only > top rows: order:said whole
-0.45 -0.46 to win > extreme value
-0.18 -0.22 to win > extreme value: max guess
-0.3 -0.31 to win > extreme value: max said
-0.22 -0.2 to win > first or last row: position first
0.38 0.47 to win > first or last row: position last
-0.4 -0.32 to win > first or last row: time last
-0.13 -0.4 to win > list
-0.44 -0.42 to win > list: many 
0.34 0.3 to win > list: named things 
-0.19 -0.7 to win > list: where 
-0.41 -0.07 to win > list: where distinct
-0.35 -0.4 to win > loose figures
-0.18 -0.25 to win > loose figures: avg 
-0.26 -0.29 to win > loose figures: sum 
-0.21 0 to win > next or previous row
-0.21 0 to win > next or previous row: said way position
-0.58 -0.57 to win > top groups
-0.28 -0.23 to win > top groups: rows asc
-0.57 -0.56 to win > top groups: rows desc
0.3 0.22 to win > top rows
0.41 0.32 to win > top rows: order:guess desc
-0.49 -0.47 to win > top rows: order:said desc
-0.29 -0.29 together > comparison
-0.29 -0.29 together > comparison: guess value
0.11 0 together > figure of the top rows
0.16 0 together > figure of the top rows: sum 
-0.33 -0.19 together > figures: fn:count one figure
-0.14 0 together > groups that are named
-0.14 0 together > groups that are named: listed 
0.37 0.4 together > list
0.52 0.53 together > list: where 
-0.67 -0.63 together > list: where distinct
0.22 0 together > loose figures
-0.42 -0.43 together > loose figures: avg 
-0.39 -0.37 together > loose figures: count 
-0.24 -0.38 together > loose figures: look up 
0.5 0.22 together > loose figures: sum 
-0.12 0 together > top rows
-0.11 0 together > top rows: order:said whole
-0.87 -0.8 told by its own name > comparison
-0.43 -0.44 told by its own name > extreme value
-2.32 -1.81 told by its own name > figures
-0.17 -0.3 told by its own name > first or last row
-0.84 -0.93 told by its own name > groups that are named
0.36 0.51 told by its own name > list
-0.83 -0.7 told by its own name > top groups
-0.27 -0.47 top > extreme value
-0.57 -0.75 top > extreme value: max guess
-0.04 -0.4 top > extreme value: max said
-0.46 -0.34 top > extreme value: min said
-0.43 -0.23 top > figure of the top rows
-0.24 0 top > figure of the top rows: avg 
-0.69 -0.72 top > figure of the top rows: sum 
-0.28 -0.22 top > figures
-0.04 -0.33 top > figures: fn:count fn:sum
0.04 0.33 top > figures: fn:count fn:sum!
-0.25 -0.37 top > figures: fn:count grouped by what is beside
-0.21 -0.21 top > figures: fn:count one figure
0.5 0.37 top > figures: fn:distinct? fn:sum!
-0.27 -0.48 top > figures: fn:max grouped by what is beside
-0.44 -0.5 top > figures: fn:max one figure
-0.29 -0.38 top > figures: fn:profit grouped by what is beside
-0.12 -0.24 top > figures: fn:profit one figure
-0.38 -0.23 top > figures: fn:revenue one figure
-0.24 -0.17 top > figures: fn:sum grouped by what is beside
-0.3 -0.28 top > figures: fn:sum one figure
-0.24 -0.22 top > figures: fn:sum! fn:max
-0.13 -0.41 top > figures: fn:sum! grouped
-0.1 -0.42 top > figures: fn:sum! grouped by what is beside
-0.29 -0.64 top > figures: fn:sum! one figure
-0.09 -0.38 top > figures: fn:units grouped
-0.6 -0.71 top > figures: grouped named
-0.41 0 top > first or last row
-0.5 -0.2 top > first or last row: position first
-0.39 -0.26 top > first or last row: time first
-0.32 -0.19 top > groups that are named
-0.32 -0.19 top > groups that are named: listed 
-0.28 -0.47 top > groups that have
-0.11 -0.22 top > groups that have: list guess
-0.24 -0.34 top > groups that have: list said
0.11 0 top > list
0.75 0.84 top > list: many 
-0.34 -0.41 top > list: named things 
0.16 0.22 top > list: where 
-0.38 -0.45 top > list: where distinct
-0.97 -1.27 top > loose figures
-0.86 -0.99 top > loose figures: avg 
-0.32 -0.4 top > loose figures: count 
-0.7 -0.57 top > loose figures: look up 
-0.32 -0.39 top > loose figures: look up guess
-0.93 -0.98 top > loose figures: sum 
-0.12 -0.22 top > top groups
0.11 0 top > top groups: own measure desc
0.45 0.25 top > top groups: revenue desc
-0.61 -0.59 top > top groups: rows asc
-0.63 -0.61 top > top groups: rows desc
-0.32 -0.35 top > top groups: said measure desc
-0.4 -0.42 top > top groups: sum of field asc
-1.32 -1.2 top > top groups: sum of field desc
-1.19 -0.96 top > top groups: units desc
-0.2 -0.25 top > top rows
-0.06 -0.23 top > top rows: order:guess asc
-0.23 0 top > top rows: order:guess desc
0.08 0.44 top > top rows: order:hint whole
0.69 0.45 top > top rows: order:said asc
-0.47 -0.43 top > top rows: order:said desc
-0.47 -0.5 top > top rows: order:said whole
0.22 0.23 top > yes or no
0.21 0.23 top > yes or no: exists 
-0.33 -0.35 top amount > top groups
-0.33 -0.35 top amount > top groups: said measure desc
0.35 0.35 top amount > top rows
-0.38 -0.38 top amount > top rows: order:said desc
0.36 0.37 top amount > top rows: order:said whole
-0.47 -0.53 top groups > amount
-1.02 -0.6 top groups > name
-0.26 0 top groups > place
0.13 0 top groups > text
-0.02 0 top groups > time
0.12 0 top groups conditions 0
-0.38 0 top groups conditions 1
-0.8 -0.51 top groups conditions 2
-0.72 -0.62 top groups ignores entity
0.98 0.42 top groups ignores field
0.52 0.59 top groups ignores having
-0.8 -0.73 top groups ignores over
-0.3 0 top groups of what is unique
-0.21 -0.39 top groups of what repeats
0.22 0.22 top groups with average
-0.42 -0.38 top groups with change
-0.16 0 top groups with compare
-1.13 -0.61 top groups with dimension
-0.4 -0.2 top groups with field
0.52 0.59 top groups with having
-0.35 -0.26 top groups with measure
-0.39 -0.33 top groups with method
-0.77 -0.08 top groups with only
-0.46 -0.44 top groups with or
-1.1 -1.15 top groups with rank
-0.55 -0.59 top groups with step
-0.63 -0.35 top groups, target is told in the question
-0.49 -0.38 top groups: asc
0.56 0.53 top groups: columns named
-0.87 -1.17 top groups: guess
0.18 -0.35 top groups: hinted
-0.95 -0.44 top groups: many
0.15 0 top groups: own measure
-0.77 -0.44 top groups: revenue
-0.32 -0.21 top groups: rows
0.2 0.56 top groups: said
0.27 0.23 top groups: said measure
0.36 0.25 top groups: sum of field
-1.62 -1.41 top groups: units
-0.37 -0.39 top in > extreme value
-0.37 -0.39 top in > extreme value: max said
0.35 0.41 top in > first or last row
-0.75 -0.59 top in > first or last row: position first
0.51 0.53 top in > first or last row: time first
0.57 0.53 top in > top groups: own measure desc
-0.41 -0.39 top in > top groups: rows desc
-0.19 -0.22 top in > top groups: sum of field desc
-0.4 -0.47 top in > top rows
0.22 0.26 top in > top rows: order:hint whole
-0.37 -0.42 top in > top rows: order:said desc
-0.35 -0.33 top in > top rows: order:said whole
-0.13 0 top number > first or last row
-0.13 0 top number > first or last row: position first
-0.2 0 top number > top groups
-0.2 0 top number > top groups: own measure desc
0.25 0 top number > top rows
0.2 0 top number > top rows: order:guess desc
-0.25 -0.18 top of > extreme value
-0.22 -0.17 top of > extreme value: max said
0.79 0.73 top of > first or last row
0.92 0.83 top of > first or last row: position first
-0.24 -0.19 top of > first or last row: time first
-0.36 -0.34 top of > list
-0.34 -0.33 top of > list: many 
-0.51 -0.51 top of > top groups
-0.51 -0.51 top of > top groups: rows desc
-0.78 -0.73 top of > top rows
-0.33 -0.31 top of > top rows: order:said desc
0.22 0.22 top on > first or last row
0.31 0.29 top on > first or last row: position first
-0.34 -0.33 top on > first or last row: time first
-0.21 -0.21 top on > top rows
-0.2 -0.19 top on > top rows: order:guess desc
-0.24 -0.24 top on > top rows: order:hint whole
-0.75 -0.51 top rows > amount
0.23 0 top rows > name
-0.21 -0.4 top rows > place
-1.21 -0.49 top rows > text
-0.23 -0.64 top rows > time
0.3 0.2 top rows conditions 1
-1.35 -0.72 top rows conditions 2
0.14 0 top rows ignores dimension
-1.19 -1.29 top rows ignores entity
0.18 0 top rows ignores field
-0.2 -0.51 top rows ignores measure
-0.34 -0.4 top rows ignores operator
-0.26 -0.3 top rows ignores over
0.14 0.22 top rows of what is unique
-0.74 -0.47 top rows of what repeats
-0.22 -0.22 top rows with average
-0.27 -0.09 top rows with change
-0.19 0 top rows with field
0.13 0.25 top rows with measure
-0.4 -0.34 top rows with method
0.28 0.4 top rows with or
-0.27 -0.33 top rows with rank
-1.17 -1.09 top rows with step
-0.12 0 top rows with superlative
-0.46 -0.62 top rows, target is told in the question
0.13 0 top rows: asc
0.14 0 top rows: columns named
-0.49 0 top rows: desc
-0.04 -0.46 top rows: of each
-0.66 -0.6 top rows: order:guess
-0.31 -0.21 top rows: order:hint
0.07 0.23 top rows: order:said
-0.12 0 top rows: top rows
0.16 0.23 top rows: whole
0.41 0.34 top with > first or last row
0.41 0.34 top with > first or last row: position first
-0.3 -0.32 top with > top groups
-0.26 -0.26 top with > top groups: own measure desc
-0.36 -0.45 top with > top groups: rows desc
-0.4 -0.35 top with > top rows
-0.39 -0.35 top with > top rows: order:guess desc
-0.34 -0.37 top with > top rows: order:hint whole
-0.33 -0.33 top with > top rows: order:said desc
-0.15 0 total > average of each
-0.15 0 total > average of each:  
-0.21 -0.2 total > columns that are named: columns named where
-0.47 -0.3 total > comparison
-0.29 -0.31 total > comparison: guess floating
-0.3 -0.19 total > comparison: guess value
-0.23 0 total > difference
0.11 0.3 total > difference: of ends said
-0.33 -0.29 total > difference: of fields 
-0.29 -0.3 total > difference: of fields turned 
-0.49 -0.68 total > extreme value
-0.37 -0.54 total > extreme value: max guess
-0.48 -0.65 total > extreme value: max said
-0.4 -0.48 total > extreme value: min guess
-0.29 -0.36 total > extreme value: min said
0.16 0.2 total > figure of the top rows
-0.4 -0.43 total > figure of the top rows: avg 
0.24 0.3 total > figure of the top rows: sum 
0.27 0.22 total > figures: fn:arithmetic grouped by what is beside
-0.82 -0.75 total > figures: fn:arithmetic one figure
0.63 0.66 total > figures: fn:avg one figure
0.69 0.76 total > figures: fn:avg! fn:arithmetic
0.58 0.81 total > figures: fn:avg! fn:count
-0.43 -0.49 total > figures: fn:avg! grouped
-0.21 -0.24 total > figures: fn:count fn:count
-0.21 -0.29 total > figures: fn:count fn:distinct?
0.37 0.15 total > figures: fn:count fn:outliers
0.47 0.43 total > figures: fn:count fn:sum
-0.7 -0.49 total > figures: fn:count fn:sum!
-0.17 -0.21 total > figures: fn:count fn:sum?
-1.17 -1.09 total > figures: fn:count grouped
-1.04 -1.08 total > figures: fn:count grouped by what is beside
-0.1 0 total > figures: fn:count one figure
-0.22 -0.28 total > figures: fn:distinct? fn:count
-0.17 -0.25 total > figures: fn:distinct? fn:sum!
-0.17 -0.2 total > figures: fn:distinct? fn:sum?
-0.64 -0.63 total > figures: fn:distinct? grouped by what is beside
-0.22 -0.16 total > figures: fn:max grouped
-0.2 -0.19 total > figures: fn:max grouped by what is beside
-0.31 -0.2 total > figures: fn:median one figure
0.38 0.42 total > figures: fn:min one figure
0.5 0.51 total > figures: fn:normal one figure
0.47 0.46 total > figures: fn:outliers one figure
0.4 0.39 total > figures: fn:range one figure
0.14 0 total > figures: fn:ratio grouped
-0.78 -0.7 total > figures: fn:ratio grouped by what is beside
-0.66 -0.47 total > figures: fn:ratio one figure
0.36 0.32 total > figures: fn:revenue fn:sum!
0.85 1.08 total > figures: fn:revenue grouped
-0.75 -0.54 total > figures: fn:revenue one figure
-0.58 -0.52 total > figures: fn:revenue, another way grouped
-0.35 -0.57 total > figures: fn:revenue, another way one figure
0.25 0.22 total > figures: fn:skewness one figure
-0.29 -0.3 total > figures: fn:sum fn:arithmetic
-0.72 -0.77 total > figures: fn:sum fn:count
-0.57 -0.55 total > figures: fn:sum fn:ratio
-0.37 -0.31 total > figures: fn:sum fn:sum!
-0.99 -1.15 total > figures: fn:sum grouped by what is beside
0.15 0.27 total > figures: fn:sum one figure
0.44 0.58 total > figures: fn:sum! fn:arithmetic
1.01 0.9 total > figures: fn:sum! fn:count
-0.49 -0.42 total > figures: fn:sum! fn:revenue, another way
-0.55 -0.59 total > figures: fn:sum! grouped by what is beside
-0.37 -0.12 total > figures: fn:sum! one figure
0.84 0.42 total > figures: fn:sum? fn:sum!
-0.21 0 total > figures: fn:sum? grouped
-0.78 -0.6 total > figures: fn:sum? grouped by what is beside
-0.34 -0.21 total > figures: fn:sum? one figure
-0.3 -0.35 total > figures: fn:units fn:arithmetic
-0.26 -0.3 total > figures: fn:units grouped
-0.28 -0.23 total > figures: grouped by what is beside 
0.23 0 total > figures: one figure named
-0.2 0 total > first or last row
-0.17 0 total > first or last row: position last
-0.42 -0.4 total > first or last row: time first
-1.03 -1.04 total > groups that are named
0.16 0 total > groups that are named: compared 
-1.18 -1.04 total > groups that are named: listed 
-0.31 -0.37 total > groups that have
-0.39 -0.37 total > groups that have: list guess
-0.53 -0.6 total > list
-0.39 -0.45 total > list: all 
-0.82 -0.55 total > list: many 
-0.99 -1.05 total > list: named things 
-0.66 -0.59 total > list: where 
-0.4 -0.59 total > list: where distinct
0.81 0.55 total > loose figures
0.11 0 total > loose figures: avg 
0.57 0.48 total > loose figures: count 
-0.56 -1.33 total > loose figures: look up 
-0.33 -1.11 total > loose figures: look up guess
-0.01 -0.2 total > loose figures: sum 
-0.25 -0.32 total > next or previous row
0.01 -0.2 total > next or previous row: other way position
-0.35 -0.21 total > next or previous row: said way position
-0.46 -0.41 total > rows before or after another
-0.46 -0.41 total > rows before or after another: count 
-0.21 -0.28 total > rows before or after another: list 
0.25 0.25 total > share
0.26 0.28 total > share: filtered 
0.09 0.23 total > the same as another row
0.09 0.2 total > the same as another row: count guess
-0.46 -0.24 total > top groups
-0.21 -0.2 total > top groups: hinted desc
-0.6 -0.61 total > top groups: own measure asc
-0.12 0 total > top groups: own measure desc
-0.76 -0.75 total > top groups: rows asc
-0.65 -0.67 total > top groups: rows desc
0.37 0.5 total > top groups: sum of field desc
-0.36 -0.35 total > top groups: units desc
-0.31 -0.25 total > top rows
-0.03 0 total > top rows: order:guess desc
0.64 0.56 total > top rows: order:hint desc
-0.39 -0.53 total > top rows: order:hint whole
-0.53 -0.43 total > top rows: order:said asc
-0.3 -0.21 total > top rows: order:said desc
-0.51 -0.4 total > top rows: order:said whole
-0.66 -0.61 total > which of these
-0.62 -0.46 total > which of these: count asc
-0.61 -0.48 total > which of these: count desc
-0.8 -0.7 total > which of these: figure 
-0.28 -0.42 total > which of these: guess asc
-0.62 -0.62 total > which of these: guess desc
-0.62 -0.8 total > which of these: position first
-0.72 -0.56 total > which of these: position last
0.22 0.2 total > yes or no: against another 
-0.28 -0.25 total > yes or no: exists 
-0.15 0 total above > figures: fn:count one figure
0.15 0 total above > figures: fn:distinct? one figure
0.2 0.13 total above > share: filtered 
-0.09 -0.22 total amount > comparison
-0.24 -0.46 total amount > comparison: guess value
0.18 0 total amount > figures
-0.3 -0.24 total amount > figures: fn:count fn:sum!
-0.45 -0.38 total amount > figures: fn:count grouped by what is beside
0.05 -0.36 total amount > figures: fn:count one figure
-0.25 -0.1 total amount > figures: fn:distinct? fn:sum!
-0.34 -0.34 total amount > figures: fn:distinct? grouped by what is beside
-0.2 0 total amount > figures: fn:distinct? one figure
0.39 0.49 total amount > figures: fn:sum one figure
-0.2 -0.24 total amount > groups that are named
-0.2 -0.24 total amount > groups that are named: listed 
-0.54 -0.36 total amount > list
-0.43 -0.36 total amount > list: where distinct
0.24 0.28 total amount > loose figures
0.27 0.48 total amount > loose figures: avg 
0.31 0.31 total amount > loose figures: look up 
-0.27 -0.31 total amount > loose figures: look up guess
-0.23 0 total are > figures
-0.21 0 total are > figures: fn:sum? grouped
0.23 0 total are > loose figures
0.23 0 total are > loose figures: sum 
0.15 0 total did > loose figures: look up 
-0.49 -0.43 total for > list
-0.52 -0.48 total for > list: where 
-0.42 -0.32 total for > list: where distinct
0.49 0.43 total for > loose figures
0.49 0.43 total for > loose figures: count 
-0.26 -0.28 total have > list
-0.3 -0.28 total have > list: where 
-0.24 -0.28 total have > list: where distinct
0.24 0.25 total have > loose figures
-0.21 -0.2 total have > loose figures: avg 
0.22 0.24 total have > loose figures: count 
-0.2 -0.23 total have > loose figures: sum 
0.22 0.29 total in > figures
0.17 0 total in > figures: fn:count one figure
-0.17 0 total in > figures: fn:distinct? one figure
0.22 0.29 total in > figures: fn:sum one figure
-0.34 -0.03 total in > list
-0.4 -0.15 total in > list: where 
-0.33 -0.33 total in > loose figures
-0.43 -0.31 total in > loose figures: count 
-0.5 -0.53 total in > top groups
-0.44 -0.47 total in > top groups: own measure desc
-0.47 -0.51 total in > top groups: sum of field desc
0.5 0.54 total in > top rows
0.3 0.26 total in > top rows: order:guess desc
0.64 0.56 total in > top rows: order:hint desc
-0.39 -0.39 total in > top rows: order:hint whole
-0.58 -0.6 total in > top rows: order:said desc
-0.65 -0.51 total in > top rows: order:said whole
0.21 0.22 total listed > comparison
0.21 0.22 total listed > comparison: guess value
-0.2 -0.16 total listed > list
0.33 0.28 total listed > list: many 
-0.23 -0.2 total listed > list: where 
0.26 0.2 total listed > loose figures
0.21 0.18 total listed > loose figures: avg 
-0.59 -0.59 total listed > loose figures: count 
0.39 0.38 total listed > loose figures: sum 
0.21 0.33 total number > comparison
0.21 0.33 total number > comparison: guess value
-0.19 0 total number > difference: of ends said
0.2 0 total number > difference: of fields turned 
-0.64 -0.64 total number > extreme value
-0.56 -0.54 total number > extreme value: min said
0.27 0.47 total number > figures
-0.58 -0.6 total number > figures: fn:count grouped by what is beside
0.29 0.25 total number > figures: fn:count one figure
-0.21 -0.28 total number > figures: fn:distinct? fn:count
-0.43 -0.39 total number > figures: fn:distinct? grouped by what is beside
-0.21 -0.19 total number > figures: fn:sum grouped by what is beside
-0.14 0 total number > figures: fn:sum one figure
1.02 0.93 total number > figures: fn:sum! fn:count
-0.33 -0.28 total number > figures: fn:sum! grouped by what is beside
0.36 0.35 total number > figures: fn:sum? fn:sum!
-0.58 -0.52 total number > figures: fn:sum? grouped by what is beside
0.31 0.18 total number > first or last row
0.31 0.18 total number > first or last row: position first
-0.36 -0.39 total number > groups that are named
-0.36 -0.39 total number > groups that are named: listed 
-0.35 -0.34 total number > groups that have
-0.35 -0.34 total number > groups that have: list guess
-0.74 -0.99 total number > list
-0.56 -0.69 total number > list: many 
-0.94 -0.82 total number > list: named things 
-0.67 -0.78 total number > list: where 
-0.67 -0.89 total number > list: where distinct
-0.6 -0.35 total number > loose figures: avg 
-1.15 -1.51 total number > loose figures: look up 
-0.29 -0.31 total number > top groups
-0.29 -0.31 total number > top groups: own measure asc
0.22 0.29 total number > top rows
0.41 0.43 total number > top rows: order:guess asc
-0.24 -0.21 total number > which of these
-0.21 -0.14 total number > which of these: count asc
-0.22 -0.2 total number > which of these: figure 
-0.22 -0.19 total number > which of these: guess desc
-0.33 -0.29 total number > which of these: position last
-0.53 -0.61 total of > comparison
-0.53 -0.61 total of > comparison: guess value
-0.2 -0.27 total of > extreme value
-0.2 -0.27 total of > extreme value: min said
-0.26 -0.35 total of > figures
-0.29 -0.33 total of > figures: fn:sum grouped by what is beside
-0.4 -0.42 total of > figures: fn:sum one figure
-0.13 -0.61 total of > figures: fn:sum! grouped
-0.16 -0.23 total of > figures: grouped by what is beside 
0.38 0.66 total of > figures: grouped named
-0.37 -0.47 total of > figures: one figure named
-0.48 -0.46 total of > groups that are named
-0.48 -0.46 total of > groups that are named: listed 
-0.19 0 total of > list
0.34 0.41 total of > list: many 
-0.52 -0.28 total of > list: where 
0.36 0.27 total of > loose figures
-0.41 -0.05 total of > loose figures: avg 
0.21 0 total of > loose figures: count 
-0.28 -0.17 total of > loose figures: sum 
-0.14 -0.3 total of > top rows: order:guess asc
-0.46 -0.45 total of > which of these
-0.25 -0.29 total of > which of these: count asc
-0.29 -0.3 total of > which of these: count desc
-0.52 -0.51 total of > which of these: figure 
-0.21 -0.21 total of > which of these: guess asc
-0.31 -0.29 total of > which of these: guess desc
-0.34 -0.34 total of > which of these: position first
-0.31 -0.32 total of > which of these: position last
0.22 0.2 total of > yes or no: against another 
-0.26 -0.25 total of > yes or no: exists 
-0.15 0 total per > average of each
-0.15 0 total per > average of each:  
0.15 0 total per > figures
0.14 0 total per > figures: fn:ratio grouped
-0.4 -0.5 total time > comparison
-0.4 -0.5 total time > comparison: guess value
-0.35 -0.45 total time > figures
-0.35 -0.45 total time > figures: fn:sum one figure
-0.31 -0.4 total time > groups that are named
-0.31 -0.4 total time > groups that are named: listed 
0.5 0.54 total time > list
0.49 0.52 total time > list: where 
0.51 0.57 total time > list: where distinct
-0.48 -0.47 total time > loose figures
-0.32 -0.31 total time > loose figures: avg 
-0.31 -0.25 total time > loose figures: count 
0.2 0.19 total times > figures
-0.2 -0.17 total times > list: where 
-0.19 -0.2 total times > list: where distinct
0.29 0.22 total to > figures
0.29 0.22 total to > figures: fn:sum one figure
-0.29 0.03 total to > list
-0.3 0.02 total to > list: where 
-0.24 0.01 total to > list: where distinct
-0.21 -0.18 total to > loose figures
-0.22 -0.18 total to > loose figures: count 
0.38 0.31 total total > figures
-0.22 -0.19 total total > figures: fn:arithmetic grouped by what is beside
0.24 0.22 total total > figures: fn:count fn:sum
-0.29 -0.29 total total > figures: fn:count grouped
-0.26 -0.25 total total > figures: fn:distinct? fn:sum!
-0.32 -0.3 total total > figures: fn:distinct? one figure
-0.21 -0.19 total total > figures: fn:sum fn:count
0.36 0.31 total total > figures: fn:sum one figure
0.44 0.58 total total > figures: fn:sum! fn:arithmetic
-0.22 -0.2 total total > figures: fn:sum? grouped by what is beside
-0.22 -0.21 total total > figures: fn:sum? one figure
-0.2 -0.21 total total > list
-0.06 -0.2 total total > list: where distinct
-0.36 -0.31 total total > loose figures
-0.36 -0.31 total total > loose figures: avg 
0.22 0.24 total total > top groups: own measure desc
-0.22 -0.24 total total > top groups: rows desc
-0.34 -0.29 total years > comparison
-0.34 -0.29 total years > comparison: guess value
-0.36 -0.44 total years > figures
-0.17 -0.26 total years > figures: fn:count grouped by what is beside
-0.37 -0.45 total years > figures: fn:count one figure
0.36 0.43 total years > list
0.25 0.21 total years > list: where 
0.42 0.5 total years > list: where distinct
0.49 0.53 under > comparison
0.53 0.53 under > comparison: guess value
0.19 0 under > difference: of ends said
-0.16 0 under > difference: of fields 
-0.24 -0.27 under > extreme value
-0.53 -0.51 under > extreme value: max guess
0.43 0.35 under > figures
-0.33 -0.23 under > figures: fn:count grouped by what is beside
-0.05 -0.23 under > figures: fn:count one figure
-0.17 -0.2 under > figures: fn:distinct? grouped by what is beside
0.4 0.4 under > figures: fn:distinct? one figure
-0.27 -0.25 under > first or last row
0.29 0.28 under > first or last row: position first
-0.59 -0.58 under > first or last row: position last
0.35 0.47 under > first or last row: time first
-0.53 -0.54 under > first or last row: time last
-0.4 -0.41 under > list
0.31 0.18 under > list: many 
0.23 0 under > list: named things 
-0.85 -0.64 under > list: where 
-0.54 -0.77 under > list: where distinct
-0.32 -0.19 under > loose figures
-0.14 -0.32 under > loose figures: count 
-0.11 -0.31 under > loose figures: look up guess
-0.3 -0.07 under > loose figures: sum 
-0.7 -0.72 under > top groups
-0.6 -0.59 under > top groups: rows desc
0.56 0.57 under > top rows
0.58 0.58 under > top rows: order:guess desc
-0.26 -0.22 under > top rows: order:said asc
-0.14 0 under > which of these
-0.62 -0.54 unique > figures: fn:count grouped by what is beside
0.54 0.54 unique > figures: fn:count one figure
-0.54 -0.54 unique > figures: fn:distinct one figure
-0.2 -0.26 until > comparison
-0.2 -0.26 until > comparison: guess value
0.4 0.43 until > list
0.55 0.5 until > list: where 
-0.18 -0.04 until > list: where distinct
-0.23 -0.31 until > loose figures
-0.21 -0.25 until > loose figures: avg 
-0.28 -0.36 until > loose figures: count 
-0.2 -0.23 until > loose figures: sum 
-0.35 -0.34 until > which of these
-0.19 -0.22 until > which of these: count asc
-0.22 -0.23 until > which of these: count desc
-0.19 -0.22 until > which of these: guess asc
-0.36 -0.35 until > which of these: guess desc
-0.34 -0.33 until > which of these: position first
-0.39 -0.37 until > which of these: position last
-0.9 -0.65 unused above
0.16 0 unused all
0.88 1.06 unused also
-0.1 0 unused altogether
0.19 0 unused amount
-0.92 -0.85 unused and
0.31 0.21 unused any
-1.34 -1.02 unused are
0.07 -0.47 unused at
-1.03 -0.95 unused average
-0.49 -0.5 unused before
-0.36 -0.33 unused below
-1.53 -1.23 unused besides
-0.72 -0.41 unused best
0.92 1.05 unused better
-0.94 -1.12 unused between
-0.42 -0.44 unused biggest
0.93 1.03 unused both
-0.86 -0.91 unused bottom
0.31 0.54 unused by
2.12 2.25 unused came
0.78 0.84 unused come
0.75 0.65 unused consecutive
0.22 0 unused count
1.55 1.22 unused did
-1.1 -1.2 unused difference
-0.39 -0.37 unused different
-0.25 -0.21 unused distinct
0.83 0.82 unused do
2.06 1.78 unused does
-0.39 -0.33 unused during
-1.43 -1.23 unused each
0.85 0.86 unused earlier
0.23 0.29 unused either
-0.8 -1.12 unused every
-0.25 -0.64 unused fewer
0.18 0 unused first
-0.25 0 unused for
-0.77 -0.66 unused from
-0.39 -0.33 unused greater
0.67 1.17 unused had
1.14 1.05 unused has
0.31 0 unused have
-1.58 -1.42 unused highest
-0.35 -0.3 unused how
-0.58 -0.69 unused in
0.73 0.49 unused is
-0.07 -0.2 unused larger
-0.98 -0.67 unused largest
-0.74 -0.97 unused last
-0.29 -0.33 unused latest
0.35 -0.21 unused least
-0.6 -0.77 unused less
0.61 0.38 unused list
0.92 0.93 unused listed
-0.25 -0.23 unused long
-0.68 -0.9 unused longer
-0.6 -0.56 unused longest
-0.71 -0.84 unused lowest
-0.27 -0.24 unused many
-0.52 -0.44 unused mean
-0.37 -0.36 unused median
-0.29 -0.27 unused more
-0.47 -1.05 unused most
-0.35 -0.24 unused much
-0.38 -0.73 unused name
-1.3 -1.34 unused never
-1.33 -1.07 unused no
-1.39 -1.26 unused not
-0.55 -0.28 unused number
-0.66 -0.36 unused of
-0.18 -0.51 unused oldest
-0.17 -0.29 unused or
-1.13 -1.09 unused other
-1.36 -1.52 unused over
-0.72 -0.95 unused per
-0.44 -0.36 unused percent
-0.4 -0.47 unused percentage
-0.28 -0.33 unused previous
-0.17 0 unused recent
2.22 2.44 unused same
-1.48 -1.51 unused share
-0.25 -0.39 unused shortest
-0.73 -0.73 unused show
-1.01 -0.81 unused since
-0.44 -0.44 unused sum
-1.06 -1.08 unused than
-1 -0.88 unused time
-1.01 -0.58 unused times
-0.9 -0.76 unused to
0.37 0.64 unused together
0.27 -0.37 unused top
-0.41 -0.21 unused total
-0.87 -0.34 unused under
0.54 0.54 unused unique
-0.73 -0.71 unused up
5.58 5.66 unused was
-0.24 -0.26 unused were
0.78 0.74 unused what
-1.36 -0.67 unused what is after and
-1.17 -0.96 unused what is after average
-0.76 -1.1 unused what is after by
-1 -0.97 unused what is after every
-2 -1.79 unused what is after from
-0.55 -0.45 unused what is after in
-0.36 -0.86 unused what is after many
-0.59 -0.63 unused what is after not
-0.15 0.21 unused what is after or
-0.4 -0.5 unused what is after per
-0.83 -1.07 unused what is after than
0.11 0.47 unused what is after total
-0.45 -1.09 unused what is after which
-0.92 -1.61 unused what is after with
-0.81 -1 unused what is after without
-0.37 -0.49 unused when
0.24 0.22 unused which
-0.3 -0.93 unused who
0.23 0 unused whose
-0.75 -0.93 unused win
0.91 0.95 unused with
-1.21 -1.13 unused without
0.27 0.34 unused won
-0.25 -0.28 unused year
0.72 1.05 unused years
0.06 0.36 up > figures
-0.34 -0.3 up > figures: fn:count fn:sum!
-0.07 -0.53 up > figures: fn:count grouped by what is beside
-0.38 -0.38 up > figures: fn:distinct? fn:sum!
-1.02 -0.94 up > figures: fn:distinct? one figure
0.38 0.31 up > figures: fn:sum one figure
0.54 0.49 up > figures: fn:sum? fn:sum!
0.48 0.35 up > list
-0.4 -0.41 up > list: how many 
0.79 0.78 up > list: many 
-0.1 -0.26 up > loose figures
-0.29 -0.34 up > loose figures: avg 
0.42 0.27 up > loose figures: sum 
0.47 0.51 up > next or previous row
-0.5 -0.49 up > next or previous row: other way position
0.49 0.49 up > next or previous row: said way position
-0.49 -0.49 up > rows before or after another
-0.28 -0.26 up > rows before or after another: count 
-0.5 -0.5 up > rows before or after another: list 
0.53 0.51 up > top groups
0.55 0.53 up > top groups: own measure desc
-0.57 -0.58 up > top groups: rows desc
-0.58 -0.51 up > top rows
-0.26 -0.55 up > top rows: order:guess desc
-0.47 -0.47 up > top rows: order:hint whole
-0.47 -0.48 up > top rows: order:said desc
-0.42 -0.35 up > which of these
-0.27 -0.26 up > which of these: count asc
-0.27 -0.26 up > which of these: count desc
-0.23 -0.24 up > which of these: guess asc
-0.29 -0.3 up > which of these: guess desc
-0.48 -0.46 up > which of these: position first
-0.46 -0.43 up > which of these: position last
-0.28 -0.28 up > which of these: said asc
-0.35 -0.36 up > which of these: said desc
-0.24 -0.23 up did > figures
-0.22 -0.21 up did > figures: fn:count one figure
-0.32 -0.32 up did > figures: fn:distinct? one figure
0.24 0.23 up did > loose figures
0.33 0.47 up did > loose figures: look up 
0.38 0.31 up from > figures
0.38 0.31 up from > figures: fn:sum one figure
-0.39 -0.34 up from > list
-0.42 -0.35 up from > list: where 
-0.29 -0.23 up from > list: where distinct
-0.25 -0.23 up from > loose figures
-0.15 -0.2 up from > loose figures: avg 
-0.2 -0.17 up from > loose figures: count 
0.42 0.37 up in > figures
-0.07 -0.53 up in > figures: fn:count grouped by what is beside
0.82 0.73 up in > figures: fn:count one figure
-0.82 -0.74 up in > figures: fn:distinct? one figure
0.42 0.35 up in > list
-0.4 -0.41 up in > list: how many 
0.72 0.72 up in > list: many 
-0.42 -0.35 up in > which of these
-0.27 -0.26 up in > which of these: count asc
-0.27 -0.26 up in > which of these: count desc
-0.23 -0.24 up in > which of these: guess asc
-0.29 -0.3 up in > which of these: guess desc
-0.48 -0.46 up in > which of these: position first
-0.46 -0.43 up in > which of these: position last
-0.28 -0.28 up in > which of these: said asc
-0.35 -0.36 up in > which of these: said desc
-0.4 0 value exact
0.5 0.24 value of 11-30
0.26 0 value of 2
-0.24 -0.45 value of 3
0.39 -0.35 value of 4-5
-0.41 0.34 value of 6-10
0.31 0.14 value of a category
-2.09 -1.76 value of a name
-0.42 -0.93 value of a name, its name
0.22 0.57 value of a place
1.26 1.2 value of a place, its name
-0.98 -1.04 value of a text
0.04 0.14 value of many
-1.11 -0.94 value part
0.96 0.94 value synonym
-0.89 -0.32 value typo
-0.14 0 was > against another row
-0.53 -0.23 was > comparison
-0.43 -0.16 was > comparison: guess value
-0.1 0 was > difference
-0.64 -0.6 was > difference: of counts 
-0.81 -0.66 was > difference: of counts turned 
-0.56 -0.49 was > difference: of ends guess
-0.53 -0.55 was > difference: of two guess
0.24 0.32 was > difference: of two said
0.2 0 was > difference: of two turned guess
-0.35 -0.44 was > difference: of two turned said
0.43 0.23 was > extreme value
-0.22 -0.44 was > extreme value: max guess
0.29 0.34 was > extreme value: max said
-1.15 -1.26 was > extreme value: min guess
0.14 0 was > extreme value: min said
0.22 0.38 was > figure of the top rows
0.21 -0.25 was > figures
-0.06 -0.34 was > figures: fn:count fn:sum!
-0.47 -0.4 was > figures: fn:count grouped by what is beside
0.48 0 was > figures: fn:count one figure
-0.3 -0.25 was > figures: fn:distinct? grouped by what is beside
-0.17 0.39 was > figures: fn:distinct? one figure
-0.21 -0.18 was > figures: fn:last grouped
-0.78 -0.64 was > figures: fn:max grouped by what is beside
-0.46 -0.42 was > figures: fn:max one figure
-0.29 -0.24 was > figures: fn:revenue grouped
-0.42 -0.45 was > figures: fn:revenue grouped by what is beside
0.42 0.34 was > figures: fn:revenue one figure
-0.42 -0.46 was > figures: fn:sum grouped
-0.25 -0.27 was > figures: fn:sum grouped by what is beside
0.58 0.58 was > figures: fn:sum! fn:count
0.64 0.71 was > figures: fn:sum! fn:sum!
-0.36 -0.09 was > figures: fn:sum! grouped
-0.21 -0.21 was > figures: fn:sum! grouped by what is beside
-0.37 -0.33 was > figures: fn:sum! one figure
-0.23 -0.16 was > figures: fn:sum? grouped by what is beside
-0.35 -0.23 was > figures: grouped by what is beside 
-0.24 0.09 was > figures: grouped named
0.21 0 was > figures: one figure named
0.28 0.51 was > first or last of each
0.28 0.51 was > first or last of each:  
-0.02 -0.14 was > first or last row
-0.42 -0.41 was > first or last row: position turned last
0.5 0 was > first or last row: time first
-0.15 -0.22 was > first or last row: time last
-0.49 -0.71 was > groups that are named
-0.49 -0.71 was > groups that are named: listed 
0.13 -0.31 was > groups that have
-0.03 -0.31 was > groups that have: list guess
0.16 0 was > groups that have: list said
-0.37 -0.35 was > how long
-0.19 -0.29 was > how long: until today 
-0.12 -0.22 was > list
-0.97 -1.13 was > list: all 
-0.5 -0.51 was > list: how many 
-0.26 0 was > list: named things 
-0.07 -0.23 was > list: where distinct
-0.25 -0.32 was > loose figures
-0.13 -0.23 was > loose figures: avg 
-0.85 -0.96 was > loose figures: count 
-0.63 -1.07 was > loose figures: look up 
-0.81 -0.77 was > loose figures: look up guess
-0.16 0.29 was > loose figures: sum 
-0.36 0 was > next or previous row
0.01 0.34 was > next or previous row: said way time
-0.18 0 was > rows before or after another: count 
-0.06 -0.31 was > rows before or after another: list 
-0.02 -0.23 was > the same as another row
-0.27 -0.22 was > the same as another row: count guess
-0.44 -0.28 was > the same as another row: count said
-0.11 -0.35 was > the same as another row: list guess
0.31 0.26 was > the same as another row: list said
-0.29 0 was > top groups
0.13 0.27 was > top groups: hinted asc
-1.12 -0.9 was > top groups: own measure asc
0.01 -0.29 was > top groups: own measure desc
-0.28 -0.27 was > top groups: revenue asc
-0.55 0 was > top groups: rows desc
-0.55 -0.66 was > top groups: sum of field asc
0.11 0 was > top groups: sum of field desc
-0.2 -0.19 was > top groups: units asc
-0.43 -0.42 was > top groups: units desc
-0.38 -0.2 was > top rows
-1.4 -1.44 was > top rows: order:guess asc
0.31 0.57 was > top rows: order:guess desc
-0.58 -0.4 was > top rows: order:hint asc
-0.95 -0.83 was > top rows: order:hint whole
0.17 0.31 was > top rows: order:said asc
-0.14 -0.31 was > top rows: order:said desc
-0.35 -0.21 was > top rows: order:said whole
-0.11 -0.33 was > which of these
-0.29 -0.42 was > which of these: figure 
0.18 0 was > which of these: guess asc
-0.37 -0.56 was > which of these: position last
-0.48 -0.45 was > which of these: said desc
0.29 0.26 was > yes or no
0.29 0.26 was > yes or no: exists 
-0.32 -0.37 was above > list
-0.3 -0.38 was above > list: where 
-0.32 -0.35 was above > list: where distinct
0.38 0.37 was above > next or previous row
-0.46 -0.44 was above > next or previous row: other way position
0.41 0.4 was above > next or previous row: said way position
-0.45 -0.36 was above > rows before or after another
-0.42 -0.35 was above > rows before or after another: count 
-0.45 -0.36 was above > rows before or after another: list 
-0.35 -0.41 was after > list
-0.36 -0.43 was after > list: where 
-0.33 -0.39 was after > list: where distinct
0.52 0.46 was after > next or previous row
-0.54 -0.52 was after > next or previous row: other way position
0.61 0.5 was after > next or previous row: said way position
0.45 0.49 was after > next or previous row: said way time
-0.59 -0.51 was after > rows before or after another
-0.29 -0.07 was after > rows before or after another: count 
-0.59 -0.51 was after > rows before or after another: list 
-0.24 -0.15 was before > loose figures
-0.24 -0.15 was before > loose figures: count 
0.46 0.53 was before > next or previous row
-0.51 -0.49 was before > next or previous row: other way position
0.41 0.38 was before > next or previous row: said way position
-0.38 -0.36 was before > next or previous row: said way time
-0.51 -0.53 was before > rows before or after another
-0.28 -0.16 was before > rows before or after another: count 
-0.48 -0.53 was before > rows before or after another: list 
0.28 0.31 was below > first or last row
0.28 0.31 was below > first or last row: position first
0.23 0.23 was between > figures
0.34 0.3 was between > figures: fn:count one figure
-0.42 -0.46 was between > figures: fn:distinct? one figure
-0.23 -0.23 was between > loose figures
-0.23 -0.24 was between > loose figures: avg 
-0.23 -0.23 was between > loose figures: sum 
-0.13 -0.21 was between > top rows
-0.13 -0.21 was between > top rows: order:hint whole
0.23 0 was each > figures
0.23 0 was each > figures: fn:count fn:sum!
-0.2 0 was each > loose figures
-0.11 0 was each > loose figures: count 
-0.15 0 was each > loose figures: sum 
-0.23 -0.44 was first > extreme value
-0.23 -0.44 was first > extreme value: min said
0.36 0.29 was first > first or last row
0.35 0.27 was first > first or last row: position first
0.35 0.4 was first > first or last row: time first
0.48 0.48 was first > next or previous row
0.6 0.48 was first > next or previous row: other way position
-0.6 -0.48 was first > next or previous row: said way position
-0.34 -0.21 was first > rows before or after another
-0.4 -0.29 was first > rows before or after another: count 
-0.27 -0.19 was first > rows before or after another: list 
-0.17 -0.2 was first > top groups: sum of field asc
0.35 0.31 was first > top rows
0.24 0.26 was first > top rows: order:hint whole
0.32 0.19 was first > top rows: order:said asc
-0.36 -0.36 was first > which of these
-0.32 -0.32 was first > which of these: count asc
-0.32 -0.31 was first > which of these: count desc
-0.23 -0.23 was first > which of these: guess asc
-0.32 -0.32 was first > which of these: guess desc
-0.43 -0.42 was first > which of these: position first
-0.42 -0.42 was first > which of these: position last
-0.35 -0.31 was for > list
-0.35 -0.31 was for > list: where distinct
0.35 0.31 was for > top groups
0.35 0.31 was for > top groups: rows asc
0.18 0 was higher > which of these
0.18 0 was higher > which of these: said desc
0.05 0.4 was in > extreme value
-0.27 -0.35 was in > extreme value: max said
0.09 0.47 was in > extreme value: min said
-0.16 -0.21 was in > figures
0.28 0.29 was in > figures: fn:count one figure
-0.26 -0.29 was in > figures: fn:distinct? grouped by what is beside
0.18 0.24 was in > figures: fn:distinct? one figure
-0.2 -0.26 was in > figures: fn:max one figure
0.09 0.09 was in > first or last row
0.12 0.34 was in > first or last row: position last
0.35 0.38 was in > first or last row: position turned last
-0.41 -0.53 was in > list
-0.35 -0.41 was in > list: where 
-0.21 -0.25 was in > list: where distinct
0.35 0.21 was in > next or previous row
-0.36 -0.38 was in > next or previous row: other way position
0.5 0.33 was in > next or previous row: said way position
0.34 0.34 was in > next or previous row: said way time
-0.32 -0.19 was in > rows before or after another
-0.31 -0.18 was in > rows before or after another: count 
-0.12 -0.2 was in > rows before or after another: list 
0.22 -0.05 was in > top groups: rows asc
-0.13 -0.35 was in > top groups: rows desc
-0.18 -0.21 was in > top rows
-0.16 -0.21 was in > top rows: order:said asc
0.08 0.25 was in > top rows: order:said desc
0.56 0.27 was in > which of these
0.42 0.41 was in > which of these: count asc
0.34 0.34 was in > which of these: count desc
-0.41 -0.43 was in > which of these: guess asc
0.43 0.4 was in > which of these: guess desc
-0.46 -0.56 was in > which of these: position first
0.52 0.37 was in > which of these: position last
-0.34 -0.32 was in > which of these: said asc
0.61 0.56 was in > which of these: said desc
-0.34 -0.34 was last > extreme value
-0.35 -0.34 was last > extreme value: max said
0.4 0.38 was last > first or last row
0.4 0.38 was last > first or last row: position last
-0.42 -0.43 was last > top groups
-0.42 -0.43 was last > top groups: rows desc
-0.4 -0.38 was last > top rows
-0.39 -0.38 was last > top rows: order:guess desc
-0.37 -0.34 was last > top rows: order:said desc
-0.14 0 was listed > list
0.15 0 was listed > loose figures
-0.47 -0.48 was longer > list
-0.48 -0.48 was longer > list: named things 
-0.37 -0.39 was longer > list: where 
-0.37 -0.29 was longer > list: where distinct
0.47 0.48 was longer > which of these
0.44 0.44 was longer > which of these: count asc
0.42 0.41 was longer > which of these: count desc
-0.52 -0.43 was longer > which of these: guess asc
-0.63 -0.51 was longer > which of these: guess desc
0.55 0.56 was longer > which of these: position first
-0.46 -0.47 was longer > which of these: position last
-0.25 -0.25 was next > first or last row
-0.25 -0.24 was next > first or last row: position first
-0.27 -0.3 was next > first or last row: time first
-0.65 -0.54 was next > list
-0.69 -0.56 was next > list: where 
-0.39 -0.37 was next > list: where distinct
0.62 0.55 was next > next or previous row
-0.36 -0.39 was next > next or previous row: other way position
0.34 0.36 was next > next or previous row: said way time
-0.35 -0.36 was next > top groups
-0.35 -0.36 was next > top groups: rows asc
0.26 0.21 was not > list
0.25 0.22 was not > list: where 
-0.25 -0.22 was not > list: where distinct
0.35 0.27 was number > figures
0.32 0.27 was number > figures: fn:sum one figure
-0.31 -0.28 was number > list
-0.35 -0.29 was number > list: where 
-0.35 -0.27 was number > loose figures
-0.3 -0.26 was number > loose figures: avg 
-0.41 -0.4 was number > loose figures: count 
0.36 0.4 was on > list
-0.77 -0.95 was on > list: where 
0.78 0.79 was on > list: where distinct
-0.33 -0.4 was on > loose figures
-0.33 -0.4 was on > loose figures: count 
0.18 0 was previous > next or previous row
0.22 0 was previous > next or previous row: said way position
-0.23 -0.21 was total > figures: fn:count one figure
0.59 0.63 was total > figures: fn:sum! fn:count
0.2 0.19 was total > loose figures
0.21 0.18 was total > loose figures: avg 
-0.29 -0.29 was total > loose figures: look up 
-0.49 -0.43 was total > loose figures: look up guess
0.21 0.31 was total > loose figures: sum 
-0.25 -0.27 was what > top groups
-0.2 -0.16 was what > top groups: own measure desc
-0.26 -0.26 was what > top groups: rows desc
0.24 0.17 was what > top groups: sum of field desc
0.18 0.2 was what > top rows
-0.46 -0.46 was what > top rows: order:guess desc
-0.36 -0.33 was what > top rows: order:said desc
0.38 0.35 was what > top rows: order:said whole
-0.18 -0.24 was won > difference: of ends guess
-0.16 -0.21 was won > difference: of two turned guess
-0.23 0 was won > first or last row
-0.23 0 was won > first or last row: position first
0.23 0 was won > top groups
0.23 0 was won > top groups: rows asc
-0.77 -1.42 weakest 1
-0.89 -1.02 weakest 2
-0.52 -0.45 weakest 3
0.3 0.53 weakest 4
0.71 0.96 weakest 5
0.71 0.96 weakest of ten 10
-0.13 -0.29 weakest of ten 2
-0.71 -1.34 weakest of ten 3
-0.58 -0.38 weakest of ten 4
-0.79 -1.07 weakest of ten 5
-0.55 -0.55 weakest of ten 6
-0.27 0 weakest of ten 8
0.51 0.67 weakest of ten 9
0.25 0.26 were > columns that are named
0.29 0.28 were > columns that are named: columns named where
0.22 0.31 were > comparison
0.31 0.13 were > comparison: guess condition
0.26 0.34 were > comparison: guess value
-0.17 -0.21 were > comparison: rows alone
0.47 0.53 were > difference
-0.27 -0.48 were > difference: of counts 
0.31 0.44 were > difference: of counts turned 
-0.09 -0.25 were > difference: of ends said
-0.31 -0.23 were > difference: of two guess
0.3 0.28 were > difference: of two said
0.21 0.26 were > difference: of two turned guess
-0.3 -0.28 were > difference: of two turned said
0.29 0.46 were > extreme value
-0.47 -0.53 were > extreme value: max guess
-0.52 -0.43 were > extreme value: max said
-0.02 -0.34 were > extreme value: min guess
0.47 0.7 were > extreme value: min said
-0.24 -0.22 were > figure of the top rows
-0.2 -0.21 were > figure of the top rows: avg 
-0.26 -0.24 were > figure of the top rows: sum 
-0.39 0 were > figures
-0.22 -0.24 were > figures: fn:count fn:avg!
-0.25 -0.28 were > figures: fn:count fn:distinct
0.29 0.28 were > figures: fn:count fn:distinct?
-0.65 -0.77 were > figures: fn:count fn:sum
0.19 0.34 were > figures: fn:count fn:sum!
-0.79 -0.79 were > figures: fn:count grouped by what is beside
0.43 0.66 were > figures: fn:count one figure
0.42 0.44 were > figures: fn:distinct one figure
-0.23 -0.23 were > figures: fn:distinct? fn:avg!
-0.45 -0.71 were > figures: fn:distinct? fn:sum!
-0.65 -0.68 were > figures: fn:distinct? grouped by what is beside
-0.69 -0.76 were > figures: fn:distinct? one figure
0.61 0.58 were > figures: fn:sum! fn:count
0.55 0.6 were > figures: fn:sum? fn:avg!
0.38 -0.02 were > figures: fn:sum? fn:sum!
-0.43 -0.5 were > figures: fn:sum? grouped by what is beside
0.43 0.36 were > figures: fn:sum? one figure
0.25 0.3 were > figures: fn:units one figure
-0.25 -0.3 were > figures: fn:units, another way one figure
-0.63 -0.38 were > figures: one figure named
0.01 -0.27 were > first or last row
-0.07 -0.23 were > first or last row: position first
-0.52 -0.56 were > groups that are named
-0.52 -0.56 were > groups that are named: listed 
0.3 0.06 were > how long
0.3 0.06 were > how long: between rows 
0.47 0 were > list
0.02 -0.23 were > list: how many 
-0.47 -0.67 were > list: many 
-0.99 -0.78 were > list: named things 
-0.15 -0.41 were > list: where 
0.24 0 were > list: where distinct
-0.96 -0.62 were > loose figures: avg 
-0.2 -0.5 were > loose figures: count 
-0.58 -0.65 were > loose figures: look up 
-1.65 -1.72 were > loose figures: look up guess
0.14 0.2 were > loose figures: sum 
-0.82 -0.71 were > next or previous row
-0.81 -0.78 were > next or previous row: other way position
-0.79 -0.71 were > next or previous row: said way position
0.63 0.44 were > rows before or after another
0.63 0.45 were > rows before or after another: count 
-0.28 -0.34 were > rows before or after another: list 
-0.56 -0.79 were > top groups
-0.27 -0.29 were > top groups: own measure asc
-0.13 -0.16 were > top groups: own measure desc
-0.77 -0.54 were > top groups: rows desc
-0.1 0 were > top rows
-0.86 -0.71 were > top rows: order:guess desc
-0.16 -0.22 were > which of these
-0.43 -0.48 were > which of these: figure 
-0.33 -0.26 were > which of these: guess desc
-0.16 -0.26 were > which of these: position first
-0.34 -0.26 were > which of these: position last
0.37 0.47 were > yes or no
0.37 0.47 were > yes or no: exists 
-0.24 -0.2 were after > comparison
-0.24 -0.2 were after > comparison: guess condition
0.23 0.3 were after > figures
0.23 0.3 were after > figures: fn:count one figure
-0.21 -0.26 were after > list
-0.21 -0.21 were after > list: where 
-0.21 -0.28 were after > list: where distinct
-0.2 -0.39 were after > loose figures
-0.2 -0.39 were after > loose figures: look up guess
0.59 0.56 were also > comparison
0.59 0.56 were also > comparison: guess value
0.18 0.29 were also > figures
-0.21 -0.22 were also > figures: fn:count grouped by what is beside
0.29 0.31 were also > figures: fn:count one figure
-0.22 -0.23 were also > figures: fn:distinct? grouped by what is beside
-0.38 -0.4 were also > figures: fn:distinct? one figure
-0.43 -0.36 were also > list
-0.41 -0.42 were also > list: many 
-0.48 -0.35 were also > list: where 
-0.29 -0.26 were also > list: where distinct
-0.14 0 were at > figures
-0.14 0 were at > figures: fn:count one figure
0.12 0 were at > list
0.12 0 were at > list: where distinct
-0.19 -0.2 were between > comparison
-0.19 -0.2 were between > comparison: guess value
0.26 0.28 were between > difference
-0.27 -0.26 were between > difference: of counts 
-0.27 -0.26 were between > difference: of counts turned 
-0.21 -0.23 were between > difference: of two guess
0.24 0.26 were between > difference: of two turned guess
0.3 0.06 were between > how long
0.3 0.06 were between > how long: between rows 
0.23 0.26 were both > list: where distinct
-0.25 -0.25 were both > which of these: position first
-0.2 -0.2 were both > which of these: position last
-0.48 -0.45 were by > comparison
-0.48 -0.45 were by > comparison: guess value
0.69 0.61 were by > figures
0.67 0.66 were by > figures: fn:count one figure
-0.4 -0.39 were by > figures: fn:distinct? one figure
-0.26 -0.25 were by > list
-0.18 -0.2 were by > list: named things 
-0.18 -0.26 were by > list: where distinct
-0.34 -0.38 were from > comparison
-0.34 -0.38 were from > comparison: guess value
0.59 0.66 were from > figures
0.3 0.29 were from > figures: fn:count fn:sum!
-0.25 -0.37 were from > figures: fn:count grouped by what is beside
0.74 0.78 were from > figures: fn:count one figure
-0.28 -0.25 were from > figures: fn:distinct? one figure
-0.47 -0.5 were from > list
-0.47 -0.45 were from > list: where 
-0.46 -0.52 were from > list: where distinct
-0.33 -0.57 were from > loose figures
-0.33 -0.36 were from > loose figures: avg 
-0.02 -0.22 were from > loose figures: look up guess
-0.33 -0.43 were from > loose figures: sum 
0.63 0.76 were in > figures
-0.2 -0.26 were in > figures: fn:count grouped by what is beside
0.38 0.4 were in > figures: fn:count one figure
-0.18 -0.21 were in > figures: fn:distinct? grouped by what is beside
-0.33 -0.25 were in > figures: fn:distinct? one figure
-0.23 -0.26 were in > first or last row
-0.23 -0.26 were in > first or last row: position first
-0.72 -0.62 were in > list
-0.53 -0.45 were in > list: where 
-0.65 -0.66 were in > list: where distinct
-0.36 -0.47 were in > loose figures
-0.21 -0.25 were in > loose figures: avg 
-0.25 -0.25 were in > loose figures: look up 
-0.19 -0.28 were in > loose figures: sum 
-0.21 -0.21 were in > top groups
-0.21 -0.21 were in > top groups: own measure desc
-0.3 -0.3 were in > top rows
-0.26 -0.3 were in > top rows: order:guess desc
0.15 0.21 were listed > figures
-0.53 -0.34 were listed > figures: fn:count one figure
0.51 0.49 were listed > figures: fn:distinct? one figure
-0.29 -0.32 were more > figures: fn:count fn:sum!
0.3 0.32 were more > figures: fn:count one figure
0.39 0.25 were never > figures
0.39 0.25 were never > figures: fn:count one figure
-0.32 -0.22 were never > list
-0.35 -0.22 were never > list: named things 
0.2 0.24 were no > figures
0.2 0.25 were no > figures: fn:count one figure
-0.2 -0.24 were no > loose figures
-0.2 -0.24 were no > loose figures: avg 
-0.21 -0.28 were no > loose figures: look up 
-0.19 -0.21 were no > loose figures: sum 
-0.4 -0.3 were not > comparison
-0.4 -0.3 were not > comparison: guess value
0.51 0.49 were not > figures
0.4 0.35 were not > figures: fn:count one figure
-0.38 -0.33 were not > figures: fn:distinct? one figure
-0.54 -0.37 were not > list
-0.52 -0.38 were not > list: where 
-0.17 -0.28 were not > loose figures
-0.17 -0.28 were not > loose figures: look up guess
0.34 0.22 were on > list: where distinct
-0.23 -0.28 were on > loose figures
-0.23 -0.28 were on > loose figures: count 
-0.4 -0.21 were won > comparison
-0.4 -0.21 were won > comparison: guess value
-0.22 -0.24 were won > figures
-0.2 -0.24 were won > figures: fn:count fn:avg!
-0.38 -0.34 were won > figures: fn:count fn:sum
-0.27 -0.37 were won > figures: fn:count fn:sum!
-0.33 -0.12 were won > figures: fn:count one figure
-0.23 -0.23 were won > figures: fn:distinct? fn:avg!
0.2 0 were won > figures: fn:distinct? fn:sum!
-0.44 -0.48 were won > figures: fn:distinct? one figure
0.55 0.6 were won > figures: fn:sum? fn:avg!
-0.32 -0.23 were won > figures: fn:sum? grouped by what is beside
-0.45 -0.3 were won > list
-0.4 -0.31 were won > list: where 
-0.41 -0.29 were won > list: where distinct
0.27 0.3 were won > loose figures
-0.23 -0.23 were won > loose figures: avg 
-0.4 -0.57 were won > loose figures: look up guess
0.35 0.51 were won > loose figures: sum 
-0.31 -0.19 were won > next or previous row
-0.41 -0.2 were won > next or previous row: other way position
-0.27 -0.18 were won > next or previous row: said way position
0.25 0.19 were won > rows before or after another
0.25 0.19 were won > rows before or after another: count 
-0.22 -0.17 were won > rows before or after another: list 
-0.14 0 what > against another row
-0.14 -0.22 what > amount
-0.2 -0.21 what > an average one
-0.2 -0.21 what > an average one:  
-0.43 -0.48 what > average of each
-0.43 -0.48 what > average of each:  
-0.21 -0.2 what > columns that are named: columns named where
-0.37 -0.3 what > comparison: difference sides
-0.31 -0.32 what > comparison: guess sides
-0.22 -0.23 what > comparison: guess value
-0.16 -0.2 what > comparison: rows said alone
-0.23 -0.3 what > comparison: rows said in groups
0.37 0.3 what > comparison: said sides
-0.26 -0.21 what > comparison: said value
0.02 0.33 what > difference
-0.3 0 what > difference: of counts 
-0.38 -0.74 what > difference: of counts turned 
-0.35 0 what > difference: of ends guess
0.03 0.22 what > difference: of ends said
-0.6 -0.6 what > difference: of two guess
-0.25 0 what > difference: of two said
-0.24 -0.47 what > difference: of two turned guess
-0.07 -0.35 what > difference: of two turned said
0.14 0.2 what > extreme value
-0.13 -0.28 what > extreme value: max guess
-0.91 -1.02 what > extreme value: min guess
-0.48 -0.26 what > extreme value: min said
0.17 0.3 what > figure of the top rows
-0.43 -0.29 what > figures
-0.34 -0.28 what > figures: fn:arithmetic one figure
0.54 0.55 what > figures: fn:avg grouped
-0.65 -0.7 what > figures: fn:avg grouped by what is beside
-0.09 0 what > figures: fn:avg one figure
-0.19 -0.21 what > figures: fn:avg! grouped
-0.46 -0.4 what > figures: fn:avg! grouped by what is beside
-0.68 -0.92 what > figures: fn:avg! one figure
0.32 0.35 what > figures: fn:count fn:sum
-0.4 -0.19 what > figures: fn:count grouped
-0.56 -0.64 what > figures: fn:count grouped by what is beside
0.08 -0.19 what > figures: fn:count one figure
-0.19 -0.2 what > figures: fn:distinct? fn:avg!
-0.22 -0.17 what > figures: fn:distinct? fn:sum!
-0.41 -0.29 what > figures: fn:distinct? grouped
-0.47 -0.46 what > figures: fn:distinct? grouped by what is beside
-0.21 -0.18 what > figures: fn:last grouped
-0.21 -0.19 what > figures: fn:max grouped
-0.78 -0.69 what > figures: fn:max grouped by what is beside
-0.22 -0.31 what > figures: fn:max one figure
-0.33 -0.23 what > figures: fn:median fn:sum!
-0.59 -0.53 what > figures: fn:min grouped by what is beside
0.05 0.24 what > figures: fn:min one figure
-0.28 -0.19 what > figures: fn:mode grouped by what is beside
0.48 0.53 what > figures: fn:range one figure
-0.15 -0.23 what > figures: fn:ratio grouped by what is beside
0.67 0.51 what > figures: fn:ratio one figure
-0.33 -0.57 what > figures: fn:revenue grouped
-0.36 -0.4 what > figures: fn:revenue grouped by what is beside
0.21 0 what > figures: fn:revenue one figure
0.48 0.37 what > figures: fn:skewness one figure
-0.5 -0.51 what > figures: fn:stddev fn:sum!
-0.25 -0.26 what > figures: fn:sum fn:count
-0.17 0.45 what > figures: fn:sum fn:sum!
-0.54 -0.49 what > figures: fn:sum grouped by what is beside
-0.18 0 what > figures: fn:sum one figure
0.28 0.29 what > figures: fn:sum! fn:arithmetic
0.92 0.89 what > figures: fn:sum! fn:count
-0.28 -0.27 what > figures: fn:sum! fn:max
0.34 0.41 what > figures: fn:sum! fn:sum!
-0.46 -0.28 what > figures: fn:sum! grouped
-0.37 -0.34 what > figures: fn:sum! grouped by what is beside
-0.54 -0.76 what > figures: fn:sum! one figure
0.29 0.26 what > figures: fn:sum? fn:avg!
0.2 0.17 what > figures: fn:sum? fn:sum!
-0.33 -0.34 what > figures: fn:sum? grouped
-0.34 -0.54 what > figures: fn:sum? grouped by what is beside
-0.22 -0.21 what > figures: fn:sum? one figure
-0.33 -0.24 what > figures: fn:units one figure
-0.2 -0.17 what > figures: fn:units, another way grouped
0.36 0.27 what > figures: fn:units, another way one figure
-0.35 -0.23 what > figures: grouped by what is beside 
-0.4 -0.24 what > figures: grouped named
-0.22 -0.45 what > figures: one figure named
-0.15 0 what > first or last of each
-0.15 0 what > first or last of each:  
-0.34 0 what > first or last row
-0.13 0.27 what > first or last row: position first
0.17 0 what > first or last row: position last
-1.02 -0.8 what > first or last row: time first
-0.55 -0.44 what > first or last row: time last
-0.65 -0.71 what > groups that are named
-0.57 -0.71 what > groups that are named: listed 
-0.24 -0.32 what > groups that have
-0.39 -0.32 what > groups that have: list guess
0.16 0 what > groups that have: list said
0.41 0 what > list
-1.27 -1.32 what > list: all 
-0.15 -0.21 what > list: how many 
-0.05 -0.34 what > list: named things 
0.25 0 what > list: where 
0.33 0 what > list: where distinct
-0.4 -0.58 what > loose figures: avg 
-0.13 -0.23 what > loose figures: count 
-0.26 -0.21 what > loose figures: look up guess
-0.14 0 what > loose figures: sum 
-0.42 -0.29 what > name
-0.18 0 what > next or previous row
-0.44 -0.29 what > next or previous row: other way position
0.38 0.28 what > next or previous row: said way position
-0.55 -0.27 what > next or previous row: said way time
0.74 0 what > none
0.55 0.82 what > place
-0.06 0.22 what > rows before or after another
-1.55 -1.37 what > rows before or after another: count 
0.03 0.27 what > rows before or after another: list 
0.17 0 what > share
0.42 0 what > share: filtered 
-0.73 -0.4 what > share: filtered twice 
0.36 0.39 what > share: of groups 
-0.39 -0.33 what > text
0.25 0 what > the same as another row
-0.56 -0.52 what > the same as another row: count guess
-0.69 -0.72 what > the same as another row: count said
0.21 0 what > the same as another row: list guess
0.69 0.61 what > the same as another row: list said
-0.95 -0.75 what > time
-0.21 0 what > top groups: hinted asc
-0.4 -0.42 what > top groups: hinted desc
-0.26 -0.31 what > top groups: revenue desc
-0.31 0 what > top groups: rows desc
-0.45 -0.42 what > top groups: said measure asc
-0.24 -0.22 what > top groups: units desc
0.48 0 what > top rows
0.01 -0.22 what > top rows: order:guess asc
0.01 0.31 what > top rows: order:guess desc
-0.51 -0.39 what > top rows: order:hint asc
-0.48 -0.29 what > top rows: order:hint desc
-0.71 -0.73 what > top rows: order:hint whole
-0.1 -0.71 what > top rows: order:said asc
-0.07 -0.4 what > top rows: order:said desc
0.49 0.26 what > top rows: order:said whole
-0.64 -0.24 what > which of these
-0.51 -0.53 what > which of these: count asc
-0.52 -0.56 what > which of these: count desc
-0.43 -0.2 what > which of these: figure 
-0.84 -0.7 what > which of these: guess asc
-0.17 0 what > which of these: guess desc
-0.9 -0.89 what > which of these: position first
-0.56 -0.59 what > which of these: said asc
-0.27 -0.25 what > which of these: said desc
-0.21 -0.25 what are > comparison
-0.21 -0.25 what are > comparison: guess value
-0.4 -0.52 what are > extreme value
-0.39 -0.51 what are > extreme value: max said
-0.68 -0.6 what are > extreme value: min said
0.55 0.24 what are > figures
0.28 0.26 what are > figures: fn:avg one figure
-0.15 -0.34 what are > figures: fn:count fn:sum!
-0.77 -0.73 what are > figures: fn:count grouped by what is beside
0.18 0 what are > figures: fn:count one figure
-0.53 -0.53 what are > figures: fn:distinct? fn:sum!
-0.92 -0.83 what are > figures: fn:distinct? grouped by what is beside
0.54 0.33 what are > figures: fn:distinct? one figure
-0.38 -0.34 what are > figures: fn:median one figure
0.26 0.24 what are > figures: fn:min one figure
-0.21 -0.22 what are > figures: fn:stddev one figure
-0.33 -0.27 what are > figures: fn:sum! fn:sum!
-0.35 -0.6 what are > figures: fn:sum! grouped by what is beside
0.36 0.35 what are > figures: fn:sum? fn:sum!
-0.36 -0.39 what are > figures: fn:sum? grouped by what is beside
-0.05 -0.24 what are > figures: grouped named
-0.27 -0.24 what are > first or last row
-0.17 0 what are > first or last row: position last
-0.25 -0.36 what are > first or last row: time first
-0.45 -0.34 what are > groups that are named
-0.45 -0.34 what are > groups that are named: listed 
-0.67 -0.61 what are > list
-0.74 -0.73 what are > list: many 
-0.38 -0.39 what are > list: named things 
-0.68 -0.51 what are > list: where 
-0.61 -0.54 what are > list: where distinct
-0.37 -0.33 what are > loose figures: avg 
0.27 0.24 what are > loose figures: count 
-0.1 -0.23 what are > loose figures: look up 
-0.35 -0.32 what are > loose figures: look up guess
-0.11 0.2 what are > top groups
-0.28 -0.32 what are > top groups: own measure asc
0.26 0.58 what are > top groups: own measure desc
-0.36 -0.41 what are > top groups: revenue desc
-0.31 -0.33 what are > top groups: rows asc
-0.24 -0.24 what are > top groups: units desc
0.18 0 what are > top rows
0.61 0.52 what are > top rows: order:guess asc
-0.75 -0.77 what are > top rows: order:guess desc
0.33 0.5 what are > top rows: order:hint whole
-0.47 -0.36 what are > top rows: order:said asc
-0.01 -0.06 what are > top rows: order:said desc
-0.37 -0.35 what are > which of these
-0.2 -0.23 what are > which of these: count desc
-0.26 -0.23 what are > which of these: figure 
-0.27 -0.26 what are > which of these: position first
-0.23 -0.18 what are > which of these: position last
0.53 0.46 what did > figures
-0.48 -0.39 what did > figures: fn:units one figure
0.49 0.4 what did > figures: fn:units, another way one figure
-0.45 -0.49 what did > first or last row
-0.47 -0.52 what did > first or last row: position first
-0.46 -0.22 what did > list
-0.51 -0.22 what did > list: where 
-0.4 -0.21 what did > list: where distinct
-0.39 -0.3 what did > loose figures
-0.34 -0.3 what did > loose figures: count 
0.53 0.58 what did > next or previous row
-0.39 -0.38 what did > next or previous row: other way position
0.53 0.51 what did > next or previous row: said way position
0.21 0.22 what did > next or previous row: said way time
-0.59 -0.61 what did > rows before or after another
-0.42 -0.41 what did > rows before or after another: count 
-0.57 -0.6 what did > rows before or after another: list 
0.16 0 what do > top groups
0.18 0 what do > top groups: own measure desc
-0.11 0 what do > top rows
-0.2 -0.21 what is > an average one
-0.2 -0.21 what is > an average one:  
-0.43 -0.48 what is > average of each
-0.43 -0.48 what is > average of each:  
-0.21 -0.2 what is > columns that are named: columns named where
-0.18 -0.21 what is > comparison: said value
0.23 0.27 what is > difference
-0.24 0 what is > difference: of counts 
-0.22 -0.64 what is > difference: of counts turned 
-0.19 0 what is > difference: of ends guess
-0.24 0 what is > difference: of ends said
-0.48 -0.53 what is > difference: of two guess
-0.19 0 what is > difference: of two said
-0.31 -0.4 what is > difference: of two turned guess
-0.03 -0.32 what is > difference: of two turned said
0.73 0.48 what is > extreme value
0.15 0.24 what is > extreme value: max guess
0.17 0 what is > extreme value: max said
-0.06 -0.42 what is > extreme value: min guess
0.21 0.21 what is > figures
-0.34 -0.28 what is > figures: fn:arithmetic one figure
-0.48 -0.55 what is > figures: fn:avg fn:sum!
0.58 0.55 what is > figures: fn:avg grouped
-0.53 -0.58 what is > figures: fn:avg grouped by what is beside
0.81 0.83 what is > figures: fn:avg one figure
-0.22 -0.31 what is > figures: fn:avg! grouped by what is beside
-0.68 -0.92 what is > figures: fn:avg! one figure
0.32 0.35 what is > figures: fn:count fn:sum
-0.18 0 what is > figures: fn:count grouped
-0.69 -0.89 what is > figures: fn:count grouped by what is beside
-0.19 -0.2 what is > figures: fn:distinct? fn:avg!
0.02 0.22 what is > figures: fn:distinct? fn:sum!
-0.32 -0.21 what is > figures: fn:distinct? grouped
-0.85 -0.96 what is > figures: fn:distinct? grouped by what is beside
-0.29 -0.3 what is > figures: fn:max fn:sum!
-0.43 -0.46 what is > figures: fn:max grouped by what is beside
-0.15 -0.3 what is > figures: fn:max one figure
-0.33 -0.23 what is > figures: fn:median fn:sum!
0.31 0.41 what is > figures: fn:median one figure
-0.36 -0.31 what is > figures: fn:min grouped by what is beside
-0.28 -0.19 what is > figures: fn:mode grouped by what is beside
0.33 0.24 what is > figures: fn:mode one figure
0.48 0.53 what is > figures: fn:range one figure
0.9 0.7 what is > figures: fn:ratio one figure
0.48 0.37 what is > figures: fn:skewness one figure
-0.5 -0.51 what is > figures: fn:stddev fn:sum!
0.65 0.56 what is > figures: fn:stddev one figure
-0.25 -0.26 what is > figures: fn:sum fn:count
-0.07 0.5 what is > figures: fn:sum fn:sum!
0.32 0.34 what is > figures: fn:sum grouped
-0.34 -0.43 what is > figures: fn:sum grouped by what is beside
0.28 0.29 what is > figures: fn:sum! fn:arithmetic
-0.51 -0.52 what is > figures: fn:sum! grouped
-0.15 -0.26 what is > figures: fn:sum! grouped by what is beside
-0.45 -0.69 what is > figures: fn:sum! one figure
0.29 0.26 what is > figures: fn:sum? fn:avg!
-0.24 -0.35 what is > figures: fn:sum? fn:sum!
-0.2 -0.22 what is > figures: fn:sum? grouped
-0.53 -0.44 what is > figures: fn:sum? grouped by what is beside
-0.22 -0.21 what is > figures: fn:sum? one figure
-0.2 -0.21 what is > figures: grouped named
-0.28 -0.32 what is > figures: one figure named
0.16 0.82 what is > first or last row
0.08 0.66 what is > first or last row: position first
0.32 0.35 what is > first or last row: position last
-0.62 -0.4 what is > first or last row: time first
-0.29 -0.22 what is > first or last row: time last
-0.45 -0.64 what is > groups that are named
-0.37 -0.64 what is > groups that are named: listed 
-0.35 -0.34 what is > groups that have
-0.35 -0.34 what is > groups that have: list guess
0.23 0 what is > list
-0.26 -0.34 what is > list: all 
-0.14 -0.21 what is > list: how many 
-0.26 0 what is > list: many 
0.12 0 what is > list: named things 
0.51 0.22 what is > list: where 
-0.48 -0.37 what is > list: where distinct
-0.14 -0.35 what is > loose figures
-0.74 -0.55 what is > loose figures: avg 
0.47 0.26 what is > loose figures: count 
0.13 0.23 what is > loose figures: look up 
0.01 0.16 what is > loose figures: look up guess
-0.52 -0.3 what is > loose figures: sum 
0.31 0.4 what is > next or previous row
-0.68 -0.48 what is > next or previous row: other way position
0.72 0.69 what is > next or previous row: said way position
0.28 0.33 what is > next or previous row: said way time
-0.47 -0.45 what is > rows before or after another
-0.37 -0.34 what is > rows before or after another: count 
-0.47 -0.46 what is > rows before or after another: list 
-0.27 -0.35 what is > share: filtered twice 
-0.61 -0.72 what is > top groups
-0.68 -0.64 what is > top groups: own measure asc
-0.38 -0.45 what is > top groups: own measure desc
-0.2 -0.18 what is > top groups: revenue desc
-0.36 -0.62 what is > top groups: rows asc
-1.08 -1 what is > top groups: rows desc
-0.21 0 what is > top groups: sum of field asc
0.16 0 what is > top rows
-0.69 -0.32 what is > top rows: order:guess asc
0.11 -0.32 what is > top rows: order:guess desc
-0.4 -0.39 what is > top rows: order:hint asc
-0.33 -0.2 what is > top rows: order:hint desc
-0.76 -0.65 what is > top rows: order:hint whole
-0.28 -0.51 what is > top rows: order:said asc
-0.94 -0.64 what is > top rows: order:said desc
0.76 0.45 what is > top rows: order:said whole
-1.02 -0.95 what is > which of these
-0.58 -0.64 what is > which of these: count asc
-0.43 -0.43 what is > which of these: count desc
-0.98 -0.91 what is > which of these: figure 
-0.3 -0.37 what is > which of these: guess desc
-0.65 -0.73 what is > which of these: position first
-0.42 -0.42 what is > which of these: said asc
-0.44 -0.45 what is > which of these: said desc
-0.29 -0.28 what name > list
-0.34 -0.3 what name > list: where 
-0.21 -0.16 what name > list: where distinct
0.4 0.41 what name > next or previous row
-0.31 -0.3 what name > next or previous row: other way position
0.32 0.3 what name > next or previous row: said way position
-0.43 -0.4 what number > comparison
-0.43 -0.4 what number > comparison: guess value
0.65 0.48 what number > figures
-0.63 -0.58 what number > figures: fn:count grouped by what is beside
0.93 0.7 what number > figures: fn:count one figure
-0.57 -0.58 what number > figures: fn:distinct? grouped by what is beside
-0.3 -0.28 what number > figures: fn:distinct? one figure
-1.03 -0.99 what number > list
-0.02 -0.26 what number > list: all 
-0.74 -0.83 what number > list: many 
-0.37 -0.3 what number > list: named things 
-0.9 -0.77 what number > list: where 
-0.76 -0.77 what number > list: where distinct
-0.17 0 what number > loose figures
0.04 0.2 what number > loose figures: avg 
0.43 0.45 what number > loose figures: look up 
-0.23 -0.12 what number > loose figures: look up guess
-0.14 0 what number > loose figures: sum 
0.37 0.2 what number > next or previous row
-0.26 -0.26 what number > next or previous row: other way position
0.27 0.25 what number > next or previous row: said way position
-0.32 -0.32 what other > extreme value
-0.32 -0.32 what other > extreme value: min guess
-0.37 -0.37 what other > first or last row
-0.37 -0.37 what other > first or last row: position first
0.15 0.23 what other > list: named things 
-0.35 -0.31 what other > list: where 
-0.37 -0.24 what other > list: where distinct
-0.27 -0.23 what other > loose figures
-0.26 -0.23 what other > loose figures: count 
-0.23 -0.34 what other > the same as another row
-0.34 -0.33 what other > the same as another row: count guess
-0.26 -0.34 what other > the same as another row: list guess
-0.4 -0.42 what other > top groups
-0.4 -0.42 what other > top groups: rows asc
-0.41 -0.41 what other > top rows
-0.41 -0.41 what other > top rows: order:guess asc
0.34 0.37 what other > which of these
-0.43 -0.47 what other > which of these: count asc
-0.45 -0.47 what other > which of these: count desc
-0.46 -0.48 what other > which of these: position first
0.36 0.38 what other > which of these: position last
-0.19 -0.21 what percent > figures
0.2 0.22 what percent > share
0.2 0.22 what percent > share: of groups 
-0.49 -0.48 what percentage > list
-0.32 -0.63 what percentage > list: named things 
-0.28 -0.25 what percentage > list: where 
-0.26 -0.2 what percentage > list: where distinct
-0.34 -0.37 what percentage > loose figures
-0.3 -0.34 what percentage > loose figures: avg 
-0.44 -0.42 what percentage > loose figures: count 
-0.29 -0.36 what percentage > loose figures: sum 
0.54 0.5 what percentage > share
0.53 0.57 what percentage > share: filtered 
-0.48 -0.39 what percentage > share: filtered twice 
0.18 0.2 what percentage > share: of groups 
-0.52 -0.57 what share > figures
-0.51 -0.63 what share > figures: fn:revenue one figure
0.71 0.68 what share > share
0.74 0.68 what share > share: filtered 
-0.13 0 what was > comparison
-0.54 -0.44 what was > difference: of counts 
-0.19 0 what was > difference: of counts turned 
-0.42 -0.22 what was > difference: of ends guess
0.07 0.32 what was > difference: of two said
0.03 -0.22 what was > difference: of two turned guess
-0.31 -0.44 what was > difference: of two turned said
0.12 0 what was > extreme value
-0.01 -0.21 what was > extreme value: max guess
0.3 0.21 what was > extreme value: max said
-0.5 -0.71 what was > extreme value: min guess
-0.02 0 what was > extreme value: min said
0.22 0.38 what was > figure of the top rows
-0.11 -0.27 what was > figures
-0.26 -0.34 what was > figures: fn:count fn:sum!
-0.21 -0.2 what was > figures: fn:count grouped by what is beside
-0.33 -0.45 what was > figures: fn:count one figure
-0.24 -0.19 what was > figures: fn:distinct? grouped by what is beside
0.12 0.54 what was > figures: fn:distinct? one figure
-0.59 -0.57 what was > figures: fn:max grouped by what is beside
-0.54 -0.43 what was > figures: fn:max one figure
-0.29 -0.24 what was > figures: fn:revenue grouped
-0.36 -0.4 what was > figures: fn:revenue grouped by what is beside
0.43 0.35 what was > figures: fn:revenue one figure
-0.42 -0.46 what was > figures: fn:sum grouped
-0.25 -0.27 what was > figures: fn:sum grouped by what is beside
0.58 0.58 what was > figures: fn:sum! fn:count
-0.2 -0.22 what was > figures: fn:sum! grouped by what is beside
-0.21 -0.16 what was > figures: fn:sum? grouped by what is beside
-0.35 -0.23 what was > figures: grouped by what is beside 
0.23 0 what was > figures: one figure named
0.48 0.54 what was > first or last row: position first
-0.01 -0.29 what was > first or last row: position last
0.35 0.38 what was > first or last row: position turned last
-0.53 -0.53 what was > groups that are named
-0.53 -0.53 what was > groups that are named: listed 
-0.54 -0.25 what was > list
-0.29 -0.38 what was > list: all 
-0.53 -0.58 what was > list: many 
-0.39 -0.41 what was > list: named things 
-0.06 0.29 what was > list: where 
0.66 0.41 what was > loose figures
-0.53 -0.39 what was > loose figures: count 
-0.31 -0.69 what was > loose figures: look up 
-0.76 -0.6 what was > loose figures: look up guess
0.39 0.45 what was > loose figures: sum 
-0.28 0 what was > next or previous row
-0.16 0 what was > next or previous row: other way position
-0.62 -0.41 what was > next or previous row: said way position
0.55 0.49 what was > next or previous row: said way time
-1.13 -1.18 what was > rows before or after another
-0.55 -0.45 what was > rows before or after another: count 
-1.09 -1.15 what was > rows before or after another: list 
-0.7 -0.29 what was > top groups: hinted asc
-0.14 -0.2 what was > top groups: hinted desc
-0.81 -0.69 what was > top groups: own measure asc
-0.03 -0.32 what was > top groups: own measure desc
-0.48 -0.6 what was > top groups: rows asc
-0.33 -0.41 what was > top groups: sum of field asc
0.17 0.25 what was > top groups: sum of field desc
-0.29 -0.28 what was > top groups: units desc
-0.37 -0.26 what was > top rows
-1.1 -0.96 what was > top rows: order:guess asc
-0.13 0.37 what was > top rows: order:guess desc
-0.15 0 what was > top rows: order:hint asc
-0.75 -0.66 what was > top rows: order:hint whole
-0.42 -0.64 what was > top rows: order:said asc
-0.13 -0.58 what was > top rows: order:said desc
0.47 0.39 what was > top rows: order:said whole
-0.24 -0.23 what was > which of these
-0.31 -0.35 what was > which of these: figure 
-0.21 -0.23 what was > which of these: guess desc
-0.19 -0.2 what was > which of these: position first
-0.27 -0.21 what was > which of these: position last
-0.17 -0.22 what were > figures
-0.63 -0.51 what were > figures: fn:count grouped by what is beside
-0.22 0 what were > figures: fn:count one figure
-0.31 -0.51 what were > figures: fn:distinct? one figure
0.61 0.58 what were > figures: fn:sum! fn:count
0.29 0.33 what were > first or last row
0.29 0.33 what were > first or last row: position last
-0.76 -0.9 what were > list
-0.92 -0.92 what were > list: where 
-0.65 -0.83 what were > list: where distinct
0.29 0.45 what were > loose figures
0.46 0.4 what were > loose figures: avg 
-0.85 -0.69 what were > loose figures: look up guess
0.35 0.52 what were > loose figures: sum 
-0.29 -0.33 what were > top groups
-0.29 -0.33 what were > top groups: rows desc
-0.14 0 what year > against another row
0.21 0.32 what year > comparison
0.21 0.32 what year > comparison: guess value
-0.2 0 what year > extreme value
-0.46 -0.56 what year > extreme value: max guess
-0.41 -0.49 what year > extreme value: min guess
0.13 0.36 what year > extreme value: min said
-0.54 -0.19 what year > figures
-0.21 -0.19 what year > figures: fn:count grouped
-0.15 -0.22 what year > figures: fn:count one figure
-0.21 -0.18 what year > figures: fn:last grouped
-0.21 -0.19 what year > figures: fn:max grouped
0.64 0.71 what year > figures: fn:sum! fn:sum!
-0.23 0.02 what year > figures: fn:sum! grouped
-0.23 -0.23 what year > figures: fn:sum! one figure
-0.2 -0.17 what year > figures: fn:units, another way grouped
-0.33 -0.05 what year > figures: grouped named
-0.15 0 what year > first or last of each
-0.15 0 what year > first or last of each:  
0.24 0.24 what year > first or last row: time last
-0.22 -0.21 what year > list
-0.31 -0.26 what year > list: all 
0.49 0.32 what year > list: many 
-0.33 -0.32 what year > list: named things 
-0.37 -0.25 what year > list: where 
0.43 0 what year > loose figures
0.31 0 what year > loose figures: avg 
-0.62 -0.62 what year > loose figures: count 
0.27 0 what year > loose figures: sum 
-0.16 0 what year > next or previous row
0.15 0.28 what year > top groups
0.71 0.59 what year > top groups: own measure asc
0.28 0.22 what year > top groups: own measure desc
0.17 0.26 what year > top groups: rows asc
-0.1 0 what year > top groups: rows desc
0.25 0.25 what year > top groups: said measure desc
-0.37 -0.61 what year > top groups: sum of field asc
-0.72 -0.75 what year > top groups: sum of field desc
0.12 -0.28 what year > top rows
-0.4 -0.55 what year > top rows: order:guess asc
-0.18 -0.21 what year > top rows: order:hint asc
-0.35 -0.36 what year > top rows: order:hint desc
-0.18 -0.36 what year > top rows: order:hint whole
-0.31 -0.44 what year > top rows: order:said asc
-0.02 -0.22 what year > top rows: order:said desc
-0.45 -0.43 what year > which of these
-0.4 -0.39 what year > which of these: count asc
-0.41 -0.4 what year > which of these: count desc
-0.22 -0.32 what year > which of these: figure 
-0.2 -0.2 what year > which of these: guess asc
-0.21 -0.21 what year > which of these: guess desc
-0.4 -0.34 what year > which of these: position first
-0.38 -0.31 what year > which of these: position last
-0.29 -0.3 what year > which of these: said asc
-0.29 -0.3 what year > which of these: said desc
-0.61 -0.75 when > amount
-0.23 -0.31 when > comparison
-0.23 -0.31 when > comparison: guess value
-0.52 -0.47 when > extreme value: max guess
-0.71 -0.7 when > extreme value: min guess
0.27 0.27 when > extreme value: min said
-0.1 0 when > figures
-0.33 -0.28 when > figures: fn:count grouped by what is beside
-0.23 -0.15 when > figures: fn:count one figure
-0.33 -0.28 when > figures: fn:distinct? grouped by what is beside
0.32 0.27 when > figures: fn:sum one figure
0.26 0.28 when > figures: fn:sum! grouped by what is beside
0.34 0.23 when > first or last of each
0.34 0.23 when > first or last of each:  
0.11 0.25 when > first or last row
0.07 0.1 when > first or last row: position first
0.36 0.47 when > first or last row: time first
-0.28 -0.01 when > first or last row: time last
-0.32 -0.34 when > groups that are named
-0.32 -0.34 when > groups that are named: listed 
-0.73 -0.73 when > list
-0.28 -0.25 when > list: named things 
0.29 0.26 when > list: where 
-0.93 -0.94 when > list: where distinct
-0.77 -0.74 when > loose figures: avg 
-0.66 -0.44 when > loose figures: count 
-0.39 -0.38 when > loose figures: look up 
-0.8 -1.13 when > name
-0.16 0 when > next or previous row
-0.16 0 when > next or previous row: said way position
-0.76 -0.78 when > place
0.16 0 when > rows before or after another
0.18 0 when > rows before or after another: list 
-1.01 -0.83 when > text
0.9 1.01 when > time
-1.19 -1.33 when > top groups
-0.28 -0.27 when > top groups: revenue asc
-0.25 -0.24 when > top groups: revenue desc
-0.36 -0.5 when > top groups: rows asc
-0.37 -0.39 when > top groups: rows desc
0.15 0 when > top groups: sum of field desc
-0.2 -0.19 when > top groups: units asc
-0.35 -0.34 when > top rows
0.25 0.28 when > top rows: order:guess asc
-0.62 -0.6 when > top rows: order:guess desc
-0.43 -0.4 when > top rows: order:hint asc
-0.36 -0.35 when > top rows: order:hint whole
-0.51 -0.19 when > top rows: order:said desc
-0.41 -0.31 when did > extreme value
-0.41 -0.3 when did > extreme value: max said
-0.16 -0.24 when did > extreme value: min guess
0.34 0.23 when did > first or last of each
0.34 0.23 when did > first or last of each:  
-0.38 -0.38 when did > first or last row
-0.2 -0.22 when did > first or last row: position first
-0.23 -0.19 when did > first or last row: position last
-0.22 -0.25 when did > first or last row: time first
-0.37 -0.26 when did > first or last row: time last
0.27 0.2 when did > list
-0.08 -0.29 when did > list: many 
0.29 0.25 when did > list: where 
-0.26 -0.2 when did > loose figures
-0.26 -0.2 when did > loose figures: count 
-0.23 -0.22 when did > top groups
-0.25 -0.24 when did > top groups: revenue desc
-0.3 -0.29 when did > top groups: rows asc
-0.21 -0.21 when did > top groups: rows desc
0.21 0.23 when did > top rows: order:guess asc
-0.3 -0.27 when did > top rows: order:said desc
0.65 0.59 when during > comparison
0.65 0.59 when during > comparison: guess value
-0.33 -0.28 when during > figures: fn:count grouped by what is beside
0.06 0.2 when during > figures: fn:count one figure
-0.33 -0.28 when during > figures: fn:distinct? grouped by what is beside
0.3 0.26 when during > figures: fn:distinct? one figure
-0.24 -0.3 when was > comparison
-0.24 -0.3 when was > comparison: guess value
-0.11 0 when was > extreme value
-0.48 -0.44 when was > extreme value: max guess
-0.12 0 when was > extreme value: max said
-0.6 -0.54 when was > extreme value: min guess
0.27 0.27 when was > extreme value: min said
0.26 0.28 when was > figures
0.26 0.28 when was > figures: fn:sum! grouped by what is beside
0.35 0.44 when was > first or last row
0.24 0.23 when was > first or last row: position first
0.94 1.06 when was > first or last row: time first
-0.16 0.02 when was > first or last row: time last
-0.18 -0.2 when was > groups that are named
-0.18 -0.2 when was > groups that are named: listed 
-0.25 -0.39 when was > list
-0.28 -0.25 when was > list: named things 
-0.44 -0.47 when was > list: where 
-0.5 -0.52 when was > list: where distinct
-0.44 -0.54 when was > loose figures
-0.35 -0.43 when was > loose figures: avg 
-0.44 -0.56 when was > loose figures: count 
-0.46 -0.53 when was > loose figures: sum 
-0.16 0 when was > next or previous row
-0.16 0 when was > next or previous row: said way position
0.16 0 when was > rows before or after another
0.18 0 when was > rows before or after another: list 
-0.32 -0.51 when was > top groups
-0.28 -0.27 when was > top groups: revenue asc
-0.33 -0.48 when was > top groups: rows asc
-0.22 -0.28 when was > top groups: rows desc
0.15 0 when was > top groups: sum of field desc
-0.2 -0.19 when was > top groups: units asc
-0.94 -0.85 when was > top rows
-0.21 -0.2 when was > top rows: order:guess asc
-0.64 -0.51 when was > top rows: order:guess desc
-0.36 -0.35 when was > top rows: order:hint whole
-0.44 -0.63 when was > top rows: order:said asc
-0.52 -0.23 when was > top rows: order:said desc
-0.77 -0.42 where > amount
1.12 1 where > comparison
1.12 1 where > comparison: guess value
-0.18 0 where > extreme value
-0.54 -0.38 where > extreme value: max guess
0.32 -0.18 where > extreme value: max said
0.1 0.39 where > extreme value: min said
0.2 0.14 where > figures
-0.31 -0.24 where > figures: fn:avg grouped by what is beside
0.32 0.26 where > figures: fn:avg one figure
-0.81 -0.67 where > figures: fn:count grouped by what is beside
0.32 0.27 where > figures: fn:count one figure
-0.37 -0.3 where > figures: fn:sum! grouped by what is beside
0.23 0.27 where > first or last row
0.42 0.43 where > first or last row: position last
-0.26 -0.28 where > first or last row: time last
-0.26 -0.37 where > list
-0.17 -0.2 where > list: all 
-0.58 -0.54 where > list: all columns named
-0.29 -0.32 where > list: many columns named
-0.63 -0.39 where > list: where 
0.29 0.26 where > list: where columns named
-0.47 -0.7 where > list: where distinct
-0.5 -0.72 where > loose figures
-0.56 -0.67 where > loose figures: count 
0.48 0.5 where > loose figures: count columns named
-0.43 -0.55 where > loose figures: look up guess
-0.36 -0.25 where > loose figures: sum 
0.41 0.32 where > next or previous row
-0.43 -0.42 where > next or previous row: other way position
0.67 0.43 where > next or previous row: said way position
0.25 0.4 where > next or previous row: said way time
0.85 0.53 where > place
-0.27 -0.27 where > text
-1.08 -1.25 where > time
-0.63 -0.7 where > top groups
0.12 0 where > top groups: own measure desc
-0.88 -0.76 where > top groups: rows asc
-0.32 -0.35 where > top groups: rows desc
-0.31 -0.26 where > top groups: sum of field asc
-0.46 -0.47 where > top groups: sum of field desc
-0.33 -0.52 where > top rows
-0.32 -0.36 where > top rows: order:guess asc
-0.52 -0.49 where > top rows: order:guess desc
0.2 0 where > top rows: order:hint asc
-0.16 -0.47 where > top rows: order:said asc
-0.12 0 where > top rows: order:said desc
-0.18 0 where > top rows: order:said whole
-0.57 -0.48 where > which of these
-0.46 -0.44 where > which of these: count asc
-0.41 -0.35 where > which of these: count desc
-0.23 -0.22 where > which of these: figure 
-0.24 -0.25 where > which of these: guess asc
-0.48 -0.44 where > which of these: guess desc
-0.34 -0.32 where > which of these: position first
-0.69 -0.6 where > which of these: position last
-0.21 -0.36 where did > extreme value
-0.07 -0.31 where did > extreme value: max guess
-0.19 -0.31 where did > extreme value: max said
0.27 0.28 where did > first or last row
0.28 0.28 where did > first or last row: position last
-0.23 -0.37 where did > list
-0.42 -0.44 where did > list: many 
-0.29 -0.4 where did > list: where 
-0.07 -0.13 where did > list: where distinct
-0.22 -0.35 where did > loose figures
-0.22 -0.35 where did > loose figures: count 
0.35 0.37 where did > next or previous row
0.35 0.37 where did > next or previous row: said way position
-0.17 -0.3 where did > top groups
0.12 0 where did > top groups: own measure desc
-0.29 -0.3 where did > top groups: rows desc
-0.39 -0.28 where did > top rows
-0.29 -0.31 where did > top rows: order:guess desc
-0.37 -0.26 where did > top rows: order:said desc
-0.18 -0.21 where first > top rows
-0.26 -0.34 where first > top rows: order:said asc
0.18 0.26 where is > list
-0.3 -0.01 where is > list: where 
0.32 0.45 where is > list: where distinct
-0.21 -0.26 where is > loose figures
-0.21 -0.26 where is > loose figures: count 
-0.3 -0.27 where was > extreme value
-0.51 -0.53 where was > extreme value: max said
0.33 0.3 where was > first or last row
0.59 0.57 where was > first or last row: position first
0.21 0.19 where was > first or last row: position last
-0.26 -0.28 where was > first or last row: time last
-0.27 -0.21 where was > list
-0.27 -0.11 where was > list: where 
-0.14 -0.21 where was > list: where distinct
-0.26 -0.28 where was > loose figures
-0.26 -0.28 where was > loose figures: count 
-0.43 -0.42 where was > next or previous row: other way position
0.49 0.3 where was > next or previous row: said way position
0.25 0.4 where was > next or previous row: said way time
-0.33 -0.38 where was > top groups
-0.61 -0.57 where was > top groups: rows asc
-0.32 -0.22 where was > top rows
-0.18 -0.22 where was > top rows: order:guess asc
-0.33 -0.28 where was > top rows: order:guess desc
0.16 0.23 where was > top rows: order:said desc
0.26 0.29 where were > list
-0.26 -0.17 where were > list: where 
0.42 0.53 where were > list: where distinct
-0.26 -0.29 where were > loose figures
-0.26 -0.29 where were > loose figures: count 
0.46 0.51 which > against another row
-0.35 -0.31 which > against another row: count guess
-0.26 -0.25 which > against another row: count said
-0.34 -0.29 which > against another row: list guess
0.26 0.25 which > against another row: list said
-1.11 -1.18 which > amount
-0.18 -0.08 which > comparison
0.54 0.46 which > comparison: difference value
-0.67 -0.32 which > comparison: guess value
-0.43 -0.47 which > difference
-0.35 -0.25 which > difference: of counts 
-0.27 -0.16 which > difference: of counts turned 
-0.35 -0.21 which > difference: of ends guess
0.22 0.17 which > difference: of ends said
-0.21 -0.13 which > difference: of two guess
-0.27 -0.26 which > difference: of two said
-0.3 -0.19 which > difference: of two turned guess
0.26 0.19 which > difference: of two turned said
-0.44 -0.48 which > extreme value
-0.88 -0.8 which > extreme value: max said
-0.62 -0.52 which > extreme value: min guess
-0.72 -1.01 which > extreme value: min said
-0.36 -0.38 which > figure of the top rows
-0.18 -0.31 which > figure of the top rows: avg 
-0.18 -0.22 which > figure of the top rows: sum 
-1.29 -1.02 which > figures
-0.34 -0.29 which > figures: fn:avg grouped by what is beside
-0.37 -0.38 which > figures: fn:avg one figure
-0.36 -0.33 which > figures: fn:count grouped
-0.23 -0.24 which > figures: fn:count grouped by what is beside
0.17 0 which > figures: fn:count one figure
-0.19 -0.21 which > figures: fn:distinct? grouped by what is beside
-0.38 -0.06 which > figures: fn:distinct? one figure
-0.26 -0.17 which > figures: fn:max grouped
-0.35 -0.29 which > figures: fn:max grouped by what is beside
-0.28 -0.27 which > figures: fn:max one figure
-0.49 -0.55 which > figures: fn:min grouped by what is beside
-0.49 -0.58 which > figures: fn:min one figure
-0.13 -0.34 which > figures: fn:revenue one figure
-0.27 -0.29 which > figures: fn:sum grouped by what is beside
-0.39 -0.4 which > figures: fn:sum one figure
0.36 0.48 which > figures: fn:sum! fn:distinct?
0.47 0.57 which > figures: fn:sum! fn:sum?
-0.24 -0.26 which > figures: fn:sum! grouped by what is beside
-0.19 -0.29 which > figures: fn:sum! one figure
-0.22 -0.3 which > figures: fn:sum? grouped by what is beside
-0.71 -1.13 which > figures: fn:units grouped by what is beside
-0.56 -0.52 which > figures: fn:units one figure
-0.73 -1.1 which > figures: fn:units, another way grouped by what is beside
-0.47 -0.6 which > figures: fn:units, another way one figure
0.12 0 which > first or last row
-0.25 -0.19 which > first or last row: position first
-0.29 -0.25 which > first or last row: position turned first
-0.17 -0.55 which > first or last row: time first
-0.33 -0.3 which > first or last row: time last
0.32 0.29 which > greatest change
-0.79 -0.79 which > groups that are named
-0.79 -0.79 which > groups that are named: listed 
0.26 0.35 which > groups that have
0.6 0.65 which > groups that have: list guess
-0.1 0 which > list
-1.35 -1.4 which > list: all 
-0.11 0 which > list: how many 
-0.75 -0.25 which > list: many 
0.61 0.71 which > list: named things 
-0.39 -0.55 which > list: where 
-0.42 -0.33 which > list: where distinct
-0.33 -0.67 which > loose figures
-1.64 -1.77 which > loose figures: count 
-0.81 -0.74 which > loose figures: look up 
-0.71 -0.84 which > loose figures: sum 
0.42 0.56 which > name
-0.27 0 which > next or previous row
-0.86 -0.34 which > next or previous row: other way position
0.73 0.5 which > next or previous row: said way position
-0.64 -0.27 which > next or previous row: said way time
0.27 0.06 which > none
0.42 0.37 which > place
-0.29 -0.22 which > rows before or after another: count 
-0.5 -0.49 which > text
0.69 0.73 which > the same as another row
-0.17 0 which > the same as another row: count guess
-1.08 -1.05 which > the same as another row: count said
-0.2 -0.36 which > the same as another row: list guess
0.52 0.53 which > the same as another row: list said
-0.81 -1.15 which > time
-0.08 -0.24 which > top groups
-0.49 -0.44 which > top groups: hinted asc
-0.23 -0.35 which > top groups: hinted desc
-0.05 0.23 which > top groups: own measure asc
0.33 0 which > top groups: own measure desc
-0.64 -0.64 which > top groups: revenue desc
0.35 0.34 which > top groups: rows asc
0.19 0 which > top groups: said measure asc
0.06 0.36 which > top groups: said measure desc
0.36 0.38 which > top groups: sum of field asc
0.05 0 which > top groups: sum of field desc
-0.48 -0.52 which > top groups: units desc
-0.14 -0.23 which > top rows
-0.22 -0.24 which > top rows: order:guess asc
0.33 0 which > top rows: order:guess desc
0.36 0.38 which > top rows: order:hint asc
0.85 0.74 which > top rows: order:hint desc
-0.31 -0.39 which > top rows: order:hint whole
-0.14 0.55 which > top rows: order:said asc
-0.43 0 which > top rows: order:said desc
0.82 0.63 which > top rows: order:said whole
-0.58 -0.57 which > which of these: count asc
-0.26 -0.46 which > which of these: count desc
-0.69 -1.08 which > which of these: guess asc
0.09 0.27 which > which of these: guess desc
0.15 0 which > which of these: said desc
-0.31 -0.26 which had > against another row
-0.33 -0.21 which had > against another row: count guess
0.23 0.18 which had > which of these
0.27 0.25 which had > which of these: figure 
-0.31 -0.28 which had > which of these: guess desc
-0.3 -0.28 which had > which of these: position last
-0.32 -0.26 which had > which of these: said asc
0.38 0.3 which had > which of these: said desc
-0.34 -0.33 which has > extreme value
-0.34 -0.33 which has > extreme value: max said
-0.4 -0.4 which has > top groups
-0.37 -0.39 which has > top groups: rows desc
-0.42 -0.41 which has > top groups: sum of field desc
0.4 0.41 which has > top rows
-0.39 -0.32 which has > top rows: order:guess desc
0.44 0.41 which has > top rows: order:said desc
-0.32 -0.34 which has > which of these: count asc
-0.32 -0.34 which has > which of these: count desc
-0.4 -0.55 which has > which of these: guess asc
-0.45 -0.71 which has > which of these: guess desc
-0.59 -0.59 which has > which of these: position first
0.46 0.58 which has > which of these: position last
0.16 0 which has > which of these: said desc
0.54 0.43 which is > comparison
0.54 0.46 which is > comparison: difference value
-0.19 -0.44 which is > comparison: guess value
-0.43 -0.47 which is > difference
-0.35 -0.25 which is > difference: of counts 
-0.27 -0.16 which is > difference: of counts turned 
-0.35 -0.21 which is > difference: of ends guess
0.22 0.17 which is > difference: of ends said
-0.21 -0.13 which is > difference: of two guess
-0.27 -0.26 which is > difference: of two said
-0.3 -0.19 which is > difference: of two turned guess
0.26 0.19 which is > difference: of two turned said
-0.24 -0.26 which is > extreme value
-0.31 -0.22 which is > extreme value: min guess
-0.31 -0.31 which is > figures
-0.25 -0.17 which is > figures: fn:sum! grouped by what is beside
0.23 0.39 which is > first or last row
0.22 0.39 which is > first or last row: position first
-0.26 -0.22 which is > list
0.22 0.2 which is > list: named things 
-0.42 -0.46 which is > list: where 
-0.43 -0.47 which is > list: where distinct
-0.3 -0.21 which is > loose figures
-0.3 -0.19 which is > loose figures: count 
0.4 0.23 which is > next or previous row: said way position
-0.23 -0.16 which is > rows before or after another: count 
-0.38 -0.63 which is > top groups
0.36 0.27 which is > top groups: own measure desc
-0.36 -0.22 which is > top groups: rows asc
-0.3 -0.39 which is > top groups: rows desc
0.57 0.41 which is > top rows
-0.32 -0.38 which is > top rows: order:guess asc
-0.58 -0.41 which is > top rows: order:guess desc
0.29 0.42 which is > top rows: order:hint asc
0.38 0.24 which is > top rows: order:hint whole
0.66 0.47 which is > top rows: order:said desc
-0.39 -0.39 which is > which of these: count asc
-0.31 -0.26 which is > which of these: count desc
-0.24 -0.34 which is > which of these: figure 
-0.51 -0.46 which is > which of these: guess asc
-0.71 -0.64 which is > which of these: guess desc
-0.93 -0.96 which is > which of these: position first
0.71 0.78 which is > which of these: position last
-0.19 -0.13 which is > which of these: said desc
-0.21 -0.2 which name > extreme value
-0.21 -0.2 which name > extreme value: max said
0.23 0.3 which name > list
0.47 0.4 which name > list: many 
0.1 0.31 which name > list: where 
-0.42 -0.36 which name > list: where distinct
0.22 0.22 which name > next or previous row
-0.29 -0.28 which name > next or previous row: other way position
0.33 0.29 which name > next or previous row: said way position
-0.23 -0.32 which name > top groups
-0.28 -0.29 which name > top groups: rows desc
0.42 0.39 which name > top rows
-0.55 -0.42 which name > top rows: order:guess desc
0.6 0.43 which name > top rows: order:said desc
-0.43 -0.41 which of > extreme value
-0.24 -0.26 which of > extreme value: max said
-0.41 -0.35 which of > extreme value: min said
-0.29 -0.29 which of > figures
-0.5 -0.47 which of > first or last row
-0.5 -0.47 which of > first or last row: position first
-0.62 -0.61 which of > top groups
-0.51 -0.46 which of > top groups: own measure asc
-0.34 -0.45 which of > top groups: own measure desc
-0.28 -0.29 which of > top groups: rows asc
-0.54 -0.55 which of > top groups: rows desc
-0.36 -0.38 which of > top groups: sum of field asc
-0.35 -0.32 which of > top groups: sum of field desc
0.61 0.56 which of > top rows
-0.55 -0.42 which of > top rows: order:guess asc
-0.58 -0.57 which of > top rows: order:guess desc
-0.23 -0.45 which of > top rows: order:hint whole
0.6 0.51 which of > top rows: order:said asc
0.55 0.52 which of > top rows: order:said desc
-0.27 -0.4 which of these > amount
-0.32 -0.28 which of these > place
-0.16 0.27 which of these > text
-0.37 0 which of these conditions 1
-0.26 -0.25 which of these conditions 2
-0.36 -0.43 which of these ignores dimension
-0.91 -0.92 which of these ignores entity
-0.72 -0.57 which of these ignores field
-1.05 -0.99 which of these ignores measure
0.07 0.3 which of these ignores operator
0.32 0.39 which of these ignores over
-0.19 0 which of these of what repeats
-0.93 -0.69 which of these with compare
-0.74 -0.71 which of these with difference
-0.36 -0.44 which of these with dimension
-0.29 -0.48 which of these with elapsed
-0.12 0 which of these with field
-0.15 0 which of these with measure
-0.36 -0.35 which of these with only
1.47 0.94 which of these with or
-0.28 -0.21 which of these with order
0.4 0.39 which of these with rank
0.11 0.39 which of these with share
-1.33 -1.32 which of these with step
-0.93 -0.48 which of these with superlative
-0.18 0 which of these, target is told in the question
-0.23 0 which of these: amount
-0.22 -0.4 which of these: asc
-0.31 -0.28 which of these: columns named
-1.03 -0.82 which of these: count
-1 -0.54 which of these: desc
-0.26 0 which of these: figure
0.29 0 which of these: first
-0.55 -0.32 which of these: guess
-0.86 -0.98 which of these: time
-0.18 0 which of these: which of these
-0.16 -0.27 which other > comparison
-0.16 -0.27 which other > comparison: guess value
-0.36 -0.35 which other > figures
-0.27 -0.29 which other > figures: fn:sum grouped by what is beside
-0.35 -0.35 which other > figures: fn:sum one figure
-0.12 -0.22 which other > figures: fn:sum! one figure
0.41 0.41 which other > list: many 
-0.31 -0.23 which other > list: where 
-0.78 -0.96 which other > loose figures
-0.59 -0.77 which other > loose figures: avg 
-0.83 -0.7 which other > loose figures: count 
-0.44 -0.46 which other > loose figures: sum 
0.51 0.4 which other > which of these
0.35 0.34 which other > which of these: count asc
0.34 0.34 which other > which of these: count desc
0.56 0.45 which other > which of these: position first
-0.6 -0.57 which other > which of these: position last
-0.3 -0.37 which show > extreme value
-0.23 -0.24 which show > extreme value: min said
-0.36 -0.36 which show > first or last row: position first
0.35 0.32 which show > first or last row: position last
-0.26 -0.25 which show > first or last row: position turned first
-0.43 -0.46 which show > top groups
-0.33 -0.32 which show > top groups: rows asc
-0.24 -0.26 which show > top groups: rows desc
0.38 0.28 which show > top rows
-0.28 -0.27 which show > top rows: order:guess asc
0.11 -0.24 which show > top rows: order:guess desc
0.3 0.3 which show > top rows: order:said asc
0.32 0.35 which time > top groups
-0.43 -0.43 which time > top groups: rows desc
0.44 0.44 which time > top groups: sum of field desc
-0.26 -0.28 which time > top rows
-0.26 -0.28 which time > top rows: order:said desc
0.28 0.23 which top > list
0.27 0.23 which top > list: where 
0.3 0.24 which top > list: where distinct
-0.28 -0.23 which top > top groups
-0.2 -0.19 which top > top groups: own measure desc
-0.28 -0.23 which top > top groups: rows desc
-0.47 -0.3 which was > list
-0.62 -0.53 which was > list: many 
0.19 0.22 which was > list: named things 
-0.11 -0.2 which was > list: where 
-0.26 -0.32 which was > list: where distinct
-0.15 -0.19 which was > loose figures
-0.21 -0.2 which was > loose figures: sum 
-0.64 -0.81 which was > top groups
-0.17 -0.23 which was > top groups: own measure asc
-0.64 -0.81 which was > top groups: rows asc
0.26 0.21 which was > top rows
-0.42 -0.37 which was > top rows: order:guess asc
-0.28 -0.3 which was > top rows: order:hint whole
0.42 0.38 which was > top rows: order:said asc
-0.28 -0.27 which was > which of these: count asc
-0.28 -0.26 which was > which of these: count desc
-0.3 -0.17 which was > which of these: guess desc
0.42 0.28 which was > which of these: position first
-0.45 -0.34 which was > which of these: position last
0.38 0.35 which was > which of these: said asc
-0.44 -0.35 which was > which of these: said desc
0.31 0.28 which were > list
0.23 0.19 which were > list: many 
-0.49 -0.46 which were > list: where 
-0.29 -0.27 which were > loose figures
-0.29 -0.27 which were > loose figures: count 
-0.85 -1.03 which year > extreme value: max said
-0.43 -0.45 which year > figures
-0.36 -0.33 which year > figures: fn:count grouped
-0.21 -0.24 which year > figures: fn:max grouped by what is beside
-0.18 -0.28 which year > figures: fn:sum! grouped by what is beside
-0.42 -0.47 which year > first or last row
-0.32 -0.36 which year > first or last row: position first
-0.41 -0.45 which year > first or last row: position last
-0.1 -0.2 which year > first or last row: time first
-0.28 -0.37 which year > list
-0.12 0 which year > list: many 
0.16 0 which year > list: where 
-0.27 -0.31 which year > list: where distinct
-0.16 -0.22 which year > loose figures
0.28 0.23 which year > top groups: own measure asc
-0.22 -0.35 which year > top groups: own measure desc
0.27 0.08 which year > top groups: rows asc
-0.4 -0.36 which year > top groups: rows desc
-0.21 0 which year > top groups: said measure desc
0.7 0.67 which year > top groups: sum of field desc
-0.37 -0.41 which year > top rows: order:guess asc
0.41 0.21 which year > top rows: order:guess desc
-0.05 -0.43 which year > top rows: order:said asc
-0.79 -0.96 which year > top rows: order:said desc
-0.16 -0.22 which year > which of these: count asc
-0.16 -0.21 which year > which of these: count desc
-0.16 -0.2 which year > which of these: position first
-0.16 -0.2 who > against another row: count said
-1.91 -2.47 who > amount
-0.2 -0.22 who > comparison
-0.14 -0.25 who > comparison: guess value
-1.11 -1.1 who > extreme value
-0.49 -0.45 who > extreme value: max guess
-0.72 -0.77 who > extreme value: max said
-0.24 -0.36 who > extreme value: min guess
-0.46 -0.56 who > extreme value: min said
-0.19 -0.21 who > figure of the top rows
-0.18 -0.22 who > figure of the top rows: avg 
-0.21 -0.19 who > figure of the top rows: sum 
-0.4 -0.35 who > figures
-0.44 -0.42 who > figures: fn:count fn:sum!
0.43 0.3 who > figures: fn:count grouped by what is beside
-0.66 -0.63 who > figures: fn:count one figure
0.53 0.52 who > figures: fn:distinct? fn:sum!
-0.16 0 who > figures: fn:distinct? one figure
0.5 0.53 who > figures: fn:last one figure
-0.46 -0.32 who > figures: fn:max grouped by what is beside
-0.37 -0.41 who > figures: fn:max one figure
-0.3 -0.31 who > figures: fn:min grouped by what is beside
-0.24 -0.29 who > figures: fn:min one figure
-0.23 -0.21 who > figures: fn:sum! grouped
-0.6 -0.52 who > figures: fn:sum! grouped by what is beside
-0.38 -0.31 who > figures: grouped named
0.31 0.26 who > first or last row
-0.23 0 who > first or last row: position last
-0.46 -0.39 who > first or last row: position turned first
-0.37 -0.39 who > first or last row: position turned last
0.68 0.3 who > first or last row: time first
0.62 -0.55 who > first or last row: time last
-0.48 -0.46 who > groups that are named
-0.48 -0.46 who > groups that are named: listed 
-0.4 -0.47 who > groups that have
-0.5 -0.44 who > groups that have: list guess
0.03 0.31 who > list
-0.68 -0.75 who > list: all 
-1.14 -1.08 who > list: how many 
0.78 0.52 who > list: many 
-0.51 -0.73 who > list: named things 
-0.42 -0.63 who > list: named things columns named
0.26 0.46 who > list: where 
-0.6 -0.06 who > list: where distinct
0.57 0.23 who > loose figures
-0.62 -0.61 who > loose figures: count 
0.34 0.33 who > loose figures: look up 
-0.49 -0.49 who > loose figures: look up guess
0.84 0.76 who > loose figures: sum 
0.14 0.72 who > name
0.58 0.64 who > next or previous row
-0.4 -0.46 who > next or previous row: said way position
0.66 0.58 who > next or previous row: said way time
-1.06 -1.17 who > none
-0.38 -0.14 who > place
-0.65 -0.81 who > rows before or after another
-0.6 -0.66 who > rows before or after another: count 
-0.55 -0.71 who > rows before or after another: list 
0.68 1.13 who > text
0.46 0.36 who > the same as another row
-0.29 -0.33 who > the same as another row: count guess
-0.28 -0.35 who > the same as another row: count said
0.32 0.36 who > the same as another row: list guess
-0.52 -0.87 who > time
-0.22 -0.17 who > top groups
0.14 0 who > top groups: hinted desc
-0.56 -0.49 who > top groups: own measure asc
-0.24 -0.16 who > top groups: own measure desc
-0.4 -0.18 who > top groups: revenue desc
-0.37 0 who > top groups: rows asc
-0.05 -0.2 who > top groups: rows desc
-0.71 -0.76 who > top groups: sum of field asc
-0.95 -0.88 who > top groups: sum of field desc
-0.59 -0.49 who > top groups: units desc
-0.71 -0.33 who > top rows
-0.5 -0.68 who > top rows: order:guess asc
-0.66 -0.32 who > top rows: order:guess desc
-0.57 -0.46 who > top rows: order:hint desc
-0.72 -0.32 who > top rows: order:hint whole
0.34 0.31 who > top rows: order:said asc
-0.22 0 who > top rows: order:said desc
-0.08 -0.23 who > top rows: order:said whole
0.1 -0.12 who > which of these
-0.56 -0.69 who > which of these: count asc
-0.66 -0.72 who > which of these: count desc
0.23 0.56 who > which of these: figure 
0.09 -0.22 who > which of these: guess asc
-0.16 -0.17 who > which of these: guess desc
0.37 0 who > which of these: position first
-0.43 -0.47 who > which of these: position last
-0.5 -0.62 who > which of these: said asc
0.07 0.3 who > which of these: said desc
-0.19 -0.24 who are > figures
-0.38 -0.31 who are > figures: grouped named
-0.42 -0.38 who are > first or last row
-0.26 -0.24 who are > first or last row: position last
-0.22 -0.21 who are > first or last row: position turned last
-0.22 -0.29 who are > groups that have
-0.15 -0.25 who are > groups that have: list guess
-0.21 -0.29 who are > groups that have: list said
-0.49 -0.26 who are > top groups
0.52 0.52 who are > top groups: own measure desc
0.22 0.23 who are > top groups: revenue desc
-1.44 -1.1 who are > top groups: rows desc
-0.51 -0.47 who are > top groups: said measure desc
-0.61 -0.52 who are > top groups: units desc
0.38 0.21 who are > top rows
0.18 -0.37 who are > top rows: order:said desc
0.53 0.39 who are > top rows: order:said whole
0.56 0.56 who came > first or last row
0.41 0.42 who came > first or last row: position last
0.23 0.26 who came > next or previous row
0.23 0.26 who came > next or previous row: said way position
-0.56 -0.57 who came > top groups
-0.24 -0.26 who came > top groups: own measure desc
-0.19 -0.21 who came > top groups: rows asc
-0.3 -0.36 who came > top groups: rows desc
-0.41 -0.42 who came > top groups: sum of field desc
-0.17 -0.49 who came > top rows
-0.31 -0.35 who came > top rows: order:guess desc
-0.03 -0.22 who did > extreme value
-0.03 -0.22 who did > extreme value: min said
0.34 0.16 who did > first or last row
0.33 0.16 who did > first or last row: position first
-0.3 -0.21 who did > list
-0.46 -0.49 who did > list: where 
-0.22 -0.22 who did > loose figures
-0.22 -0.22 who did > loose figures: count 
0.44 0.34 who did > next or previous row
0.81 0.64 who did > next or previous row: other way position
-0.4 -0.3 who did > next or previous row: said way position
-0.23 -0.24 who did > rows before or after another
-0.21 -0.22 who did > rows before or after another: count 
-0.23 -0.24 who did > rows before or after another: list 
-0.55 -0.5 who did > top groups
-0.55 -0.5 who did > top groups: rows asc
-0.31 -0.54 who did > top rows: order:guess asc
-0.41 -0.38 who did > top rows: order:hint whole
0.31 0.3 who did > top rows: order:said asc
-0.24 -0.24 who did > top rows: order:said whole
-0.36 -0.26 who had > extreme value
-0.02 -0.22 who had > extreme value: max said
-0.29 -0.13 who had > extreme value: min said
-0.23 -0.29 who had > figures
0.14 0 who had > figures: fn:count grouped by what is beside
-0.16 0 who had > figures: fn:distinct? one figure
-0.23 -0.21 who had > figures: fn:sum! grouped
-0.3 -0.18 who had > groups that have
-0.23 -0.18 who had > groups that have: list guess
-0.32 -0.22 who had > groups that have: list said
-0.58 -0.53 who had > list
-0.27 -0.33 who had > list: all 
-0.21 -0.24 who had > list: many 
-0.59 -0.58 who had > list: where 
-0.42 -0.41 who had > list: where distinct
0.32 0.36 who had > the same as another row
-0.29 -0.33 who had > the same as another row: count guess
-0.28 -0.35 who had > the same as another row: count said
0.32 0.36 who had > the same as another row: list guess
-0.65 -0.6 who had > top groups: hinted asc
-0.27 -0.32 who had > top groups: own measure desc
-0.68 -0.69 who had > top groups: rows asc
0.46 0.49 who had > top groups: rows desc
-0.62 -0.59 who had > top groups: sum of field asc
-0.28 -0.28 who had > top groups: sum of field desc
0.18 0.18 who had > top rows: order:guess asc
-0.44 -0.39 who had > top rows: order:guess desc
0.59 0.63 who had > top rows: order:hint whole
-0.67 -0.67 who had > top rows: order:said asc
0.21 0.09 who had > top rows: order:said desc
-0.37 -0.44 who had > top rows: order:said whole
0.15 0 who had > which of these
-0.09 0 who had > which of these: figure 
-0.08 -0.3 who had > which of these: guess asc
-0.33 -0.1 who had > which of these: guess desc
0.19 0 who had > which of these: position first
-0.19 -0.2 who had > which of these: said asc
0.19 0.2 who had > which of these: said desc
-0.17 -0.21 who has > extreme value
0.29 -0.34 who has > groups that have
0.29 -0.34 who has > groups that have: list guess
-0.39 -0.17 who has > list
-0.38 -0.05 who has > list: where 
-0.53 -0.49 who has > list: where distinct
-0.27 -0.36 who has > loose figures
-0.38 -0.49 who has > loose figures: count 
-0.21 -0.26 who has > loose figures: sum 
0.73 0.62 who has > top groups
-0.25 -0.43 who has > top groups: own measure desc
-0.55 -0.44 who has > top groups: rows desc
0.76 0.59 who has > top groups: said measure desc
0.21 0.22 who has > top groups: sum of field desc
-0.6 -0.47 who has > top rows
-0.35 -0.35 who has > top rows: order:hint whole
-0.58 -0.4 who has > top rows: order:said desc
0.52 0.48 who has > top rows: order:said whole
0.29 0.26 who has > which of these
-0.38 -0.2 who has > which of these: figure 
-0.12 -0.3 who has > which of these: guess asc
-0.68 -0.52 who has > which of these: position first
0.63 0.45 who has > which of these: position last
-0.29 -0.31 who has > which of these: said asc
0.44 0.54 who has > which of these: said desc
-0.42 -0.63 who have > list: named things columns named
0.4 0.63 who have > list: where distinct
-0.37 -0.52 who is > extreme value
-0.39 -0.62 who is > extreme value: max said
-0.23 -0.27 who is > figures
0.84 0.71 who is > first or last row
-0.22 -0.21 who is > first or last row: position first
0.27 0.2 who is > first or last row: position last
0.67 0.53 who is > first or last row: time first
-0.26 -0.16 who is > first or last row: time last
-0.19 -0.18 who is > list: named things 
0.13 0.21 who is > list: where 
-0.15 -0.22 who is > loose figures
-0.15 -0.22 who is > loose figures: count 
-0.34 -0.36 who is > next or previous row
-0.64 -0.47 who is > next or previous row: other way position
-0.11 -0.32 who is > next or previous row: said way position
-0.26 -0.28 who is > rows before or after another
-0.26 -0.27 who is > rows before or after another: list 
-0.39 -0.29 who is > top groups
0.72 0.64 who is > top groups: hinted desc
-0.46 0.43 who is > top groups: own measure desc
-0.28 -0.31 who is > top groups: rows asc
-0.55 -0.53 who is > top groups: said measure desc
-0.2 -0.23 who is > top groups: sum of field desc
-0.48 -0.27 who is > top rows
-0.23 -0.21 who is > top rows: order:guess asc
0.38 0.48 who is > top rows: order:hint whole
0.11 0.2 who is > top rows: order:said asc
-0.7 -0.57 who is > top rows: order:said whole
0.57 0.41 who is > which of these
-0.32 -0.36 who is > which of these: count asc
-0.32 -0.35 who is > which of these: count desc
-0.4 -0.44 who is > which of these: guess asc
0.66 0.53 who is > which of these: guess desc
0.68 0.7 who never > list
-0.2 -0.08 who never > list: all 
-0.73 -0.58 who never > list: how many 
-0.66 -0.63 who never > list: many 
-0.59 -0.65 who never > list: named things 
0.72 0.58 who never > list: where 
-0.65 -0.57 who never > list: where distinct
-0.8 -0.75 who was > extreme value
-0.26 -0.31 who was > extreme value: max guess
-0.47 -0.86 who was > extreme value: max said
-0.18 -0.22 who was > extreme value: min guess
-0.24 -0.43 who was > extreme value: min said
0.5 0.53 who was > figures: fn:last one figure
-0.41 -0.29 who was > figures: fn:max grouped by what is beside
-0.22 -0.26 who was > figures: fn:max one figure
-0.55 -0.44 who was > figures: fn:sum! grouped by what is beside
-0.27 0 who was > first or last row: position first
-0.17 0 who was > first or last row: position last
-0.3 -0.28 who was > first or last row: position turned last
0.12 -0.2 who was > first or last row: time first
0.84 -0.55 who was > first or last row: time last
-0.26 -0.45 who was > list
-0.49 -0.6 who was > list: all 
-0.18 -0.28 who was > list: how many 
0.41 0.26 who was > list: many 
-0.32 -0.32 who was > list: named things 
0.08 0.24 who was > list: where 
-0.55 -0.6 who was > list: where distinct
-0.36 -0.5 who was > loose figures
-0.16 -0.24 who was > loose figures: avg 
-0.17 -0.32 who was > loose figures: count 
-0.21 -0.3 who was > loose figures: sum 
0.91 1.01 who was > next or previous row
-1.26 -1.15 who was > next or previous row: other way position
0.67 0.64 who was > next or previous row: said way time
-0.41 -0.38 who was > rows before or after another
-0.16 -0.42 who was > rows before or after another: count 
-0.42 -0.37 who was > rows before or after another: list 
0.16 0.28 who was > top groups
0.38 0.28 who was > top groups: hinted asc
-0.43 -0.43 who was > top groups: own measure asc
0.14 0.41 who was > top groups: rows asc
0.42 0.32 who was > top groups: rows desc
-0.02 -0.24 who was > top groups: sum of field asc
-0.64 -0.64 who was > top groups: sum of field desc
-0.41 -0.35 who was > top rows
-0.23 -0.42 who was > top rows: order:guess asc
-0.19 0 who was > top rows: order:guess desc
-0.38 -0.31 who was > top rows: order:hint whole
0.48 0.47 who was > top rows: order:said asc
-0.46 -0.26 who was > top rows: order:said whole
-0.68 -0.82 who was > which of these
-0.28 -0.26 who was > which of these: count desc
-0.54 -0.51 who was > which of these: guess asc
-0.23 -0.31 who was > which of these: guess desc
-0.78 -0.85 who was > which of these: position first
-0.45 -0.46 who was > which of these: said asc
0.32 0.26 who was > which of these: said desc
-0.3 -0.34 who were > list: many 
-0.35 -0.32 who were > list: where 
0.36 0.33 who were > list: where distinct
-0.22 -0.27 who won > figures
-0.66 -0.58 who won > list
-0.3 -0.4 who won > list: many 
-0.34 -0.32 who won > list: named things 
-0.57 -0.51 who won > list: where 
-0.57 -0.55 who won > list: where distinct
-0.33 -0.35 who won > loose figures
-0.26 -0.22 who won > loose figures: avg 
-0.16 -0.26 who won > loose figures: count 
-0.34 -0.26 who won > loose figures: sum 
0.67 0.6 who won > next or previous row
-0.07 -0.28 who won > next or previous row: said way time
-0.15 -0.24 who won > rows before or after another
-0.25 -0.18 who won > rows before or after another: count 
-0.05 -0.21 who won > rows before or after another: list 
-0.16 0 who won > top groups
-0.13 0 who won > top groups: rows desc
0.13 0 who won > top rows
0.15 0 who won > top rows: order:said whole
0.36 0.27 who won > which of these
-0.22 -0.33 who won > which of these: count asc
-0.23 -0.27 who won > which of these: count desc
0.15 0.33 who won > which of these: figure 
-0.26 -0.32 who won > which of these: guess asc
0.54 0.31 who won > which of these: position first
-0.19 -0.2 who won > which of these: position last
-0.2 -0.21 who won > which of these: said asc
0.23 0.22 who won > which of these: said desc
0.84 0.66 whose > figures
-0.52 -0.52 whose > figures: fn:count grouped by what is beside
0.92 0.73 whose > figures: fn:count one figure
-0.25 -0.3 whose > figures: one figure named
-0.4 -0.48 whose > list
-0.03 -0.36 whose > list: many 
-0.89 -0.65 whose > list: named things 
-0.4 -0.35 whose > list: where 
-0.29 -0.33 whose > list: where distinct
-0.21 -0.22 whose > top groups
-0.21 -0.21 whose > top groups: hinted desc
-0.21 -0.25 whose > top groups: rows desc
-0.1 -0.2 whose > top groups: sum of field desc
0.21 0.23 whose > top rows
-0.24 -0.23 whose > top rows: order:guess desc
-0.33 -0.27 whose > top rows: order:hint whole
0.24 0.25 whose > top rows: order:said desc
-0.31 -0.28 whose > top rows: order:said whole
0.21 0.27 whose > which of these
0.53 0.52 whose > which of these: position first
-0.23 -0.24 whose > which of these: position last
-0.77 -0.65 win > comparison
0.21 0.22 win > comparison: guess condition
-1.01 -0.77 win > comparison: guess value
0.22 0 win > difference: of counts 
0.19 0 win > difference: of ends said
-0.28 0 win > difference: of fields 
-0.26 0 win > difference: of fields turned 
-0.5 -0.49 win > extreme value
-0.19 -0.22 win > extreme value: max guess
-0.32 -0.46 win > extreme value: max said
-0.23 -0.34 win > extreme value: min guess
-0.07 -0.2 win > figures: fn:avg! fn:sum!
-0.55 -0.55 win > figures: fn:count fn:avg!
0.28 0.22 win > figures: fn:count fn:sum!
-0.43 -0.66 win > figures: fn:count grouped by what is beside
-0.7 -0.83 win > figures: fn:distinct? one figure
-0.43 -0.41 win > figures: fn:sum! fn:sum!
-0.22 -0.23 win > figures: fn:sum! grouped
-0.28 -0.38 win > figures: fn:sum! grouped by what is beside
-0.3 -0.32 win > figures: fn:sum! one figure
-0.16 -0.2 win > figures: fn:sum? fn:sum!
-0.49 -0.28 win > first or last row
-0.54 -0.52 win > first or last row: position first
0.32 0.47 win > first or last row: position last
-0.45 -0.44 win > first or last row: time first
-0.41 -0.32 win > first or last row: time last
0.52 0.17 win > list: many 
0.34 0.3 win > list: named things 
-0.46 -0.6 win > list: where 
-0.2 0 win > list: where distinct
-0.24 -0.53 win > loose figures
-0.65 -0.75 win > loose figures: avg 
-0.24 -0.49 win > loose figures: look up 
-0.35 -0.1 win > loose figures: look up guess
-0.52 -0.75 win > loose figures: sum 
-0.42 0 win > next or previous row
-0.3 -0.29 win > next or previous row: other way position
0.07 0.47 win > next or previous row: said way position
-0.43 -0.39 win > next or previous row: said way time
-0.13 -0.25 win > rows before or after another: list 
0.45 0.39 win > share
-0.27 -0.35 win > share: filtered twice 
0.25 0.28 win > share: of groups 
-0.29 -0.29 win > the same as another row: count guess
-0.19 -0.29 win > the same as another row: count said
-1.06 -1.21 win > top groups
-0.37 -0.38 win > top groups: own measure asc
-0.95 -1 win > top groups: rows asc
-0.68 -0.7 win > top groups: rows desc
0.57 0.69 win > top rows
-0.19 -0.21 win > top rows: order:guess asc
0.25 0.32 win > top rows: order:guess desc
-0.36 -0.39 win > top rows: order:hint whole
0.29 0.3 win > top rows: order:said asc
-0.7 -0.45 win > top rows: order:said desc
0.28 0.33 win > top rows: order:said whole
0.16 0 win > which of these: figure 
-0.44 -0.39 win above > list
-0.34 -0.36 win above > list: where 
-0.47 -0.4 win above > list: where distinct
-0.36 -0.42 win above > loose figures
-0.36 -0.42 win above > loose figures: count 
-0.28 -0.23 win above > rows before or after another
-0.25 -0.26 win above > rows before or after another: count 
-0.28 -0.23 win above > rows before or after another: list 
0.21 0.21 win above > yes or no
0.21 0.21 win above > yes or no: exists 
0.21 0.22 win after > comparison: guess condition
-0.27 -0.34 win after > comparison: guess value
0.59 0.61 win after > figures
-0.29 -0.3 win after > figures: fn:count grouped by what is beside
0.59 0.61 win after > figures: fn:count one figure
-0.29 -0.4 win after > list
-0.29 -0.36 win after > list: where 
-0.29 -0.4 win after > list: where distinct
-0.49 -0.42 win after > loose figures
-0.49 -0.42 win after > loose figures: look up guess
-0.33 -0.36 win after > next or previous row
-0.58 -0.56 win after > next or previous row: other way position
-0.32 -0.34 win after > next or previous row: said way position
-0.41 -0.46 win after > rows before or after another
-0.41 -0.46 win after > rows before or after another: count 
-0.28 -0.33 win after > rows before or after another: list 
0.2 0.2 win at > figures
0.45 0.34 win at > figures: fn:count one figure
-0.4 -0.37 win at > list
-0.41 -0.38 win at > list: where distinct
-0.19 -0.2 win at > loose figures
-0.19 -0.2 win at > loose figures: avg 
-0.21 -0.2 win at > loose figures: look up 
0.38 0.34 win before > figures
0.38 0.34 win before > figures: fn:count one figure
-0.37 -0.32 win before > list
-0.23 -0.21 win before > list: where 
-0.38 -0.33 win before > list: where distinct
-0.3 -0.32 win before > next or previous row
-0.54 -0.53 win before > next or previous row: other way position
-0.27 -0.29 win before > next or previous row: said way position
-0.19 -0.21 win before > next or previous row: said way time
0.21 0 win best > list
0.2 0 win best > list: where 
-0.21 0 win best > next or previous row
-0.21 0 win best > next or previous row: said way position
-0.22 -0.23 win by > figures: fn:sum! grouped
-0.34 -0.26 win by > list
-0.25 -0.26 win by > list: where 
-0.37 -0.25 win by > list: where distinct
-0.3 -0.24 win by > loose figures: look up guess
0.23 0.24 win by > share
-0.25 -0.28 win by > share: filtered 
0.25 0.28 win by > share: of groups 
-0.16 -0.24 win first > extreme value
-0.16 -0.24 win first > extreme value: min guess
-0.25 -0.23 win first > first or last row
-0.23 -0.22 win first > first or last row: position first
-0.25 -0.25 win first > first or last row: time first
-0.3 -0.29 win first > top groups
-0.3 -0.29 win first > top groups: rows asc
0.25 0.23 win first > top rows
0.25 0.23 win first > top rows: order:guess asc
-0.16 -0.2 win have > yes or no: exists 
0.32 0.29 win in > comparison
0.32 0.29 win in > comparison: guess value
-0.17 -0.2 win in > extreme value
-0.18 -0.22 win in > extreme value: max guess
-0.35 -0.36 win in > figures
-0.21 -0.2 win in > figures: fn:count grouped by what is beside
-0.56 -0.36 win in > figures: fn:count one figure
0.2 0 win in > figures: fn:distinct? one figure
-0.45 -0.36 win in > first or last row
-0.22 -0.2 win in > first or last row: position first
0.21 0 win in > list
-0.52 -0.65 win in > list: where 
0.22 0 win in > list: where distinct
0.3 0.43 win in > loose figures
-0.27 -0.31 win in > loose figures: count 
0.56 0.61 win in > loose figures: look up guess
0.04 0.31 win in > next or previous row
-0.57 -0.57 win in > next or previous row: other way position
0.45 0.48 win in > next or previous row: said way position
-0.34 -0.38 win in > next or previous row: said way time
-0.22 -0.2 win in > top groups
-0.28 -0.23 win in > top groups: rows asc
0.42 0.34 win in > top rows
0.41 0.32 win in > top rows: order:guess desc
0.33 0.27 win in > which of these
0.21 0.21 win in > which of these: count asc
0.21 0.2 win in > which of these: count desc
0.41 0.36 win in > which of these: position first
0.59 0.51 win in > which of these: position last
-0.26 -0.25 win in > yes or no
-0.26 -0.25 win in > yes or no: exists 
0.1 0.24 win more > list
0.28 0.43 win more > list: where distinct
-0.63 -0.75 win more > loose figures
-0.63 -0.75 win more > loose figures: count 
-0.25 -0.37 win more > which of these
-0.34 -0.27 win more > which of these: count asc
-0.14 -0.26 win more > which of these: count desc
-0.34 -0.35 win more > which of these: guess asc
-0.28 -0.35 win more > which of these: guess desc
-0.4 -0.45 win more > which of these: position first
-0.43 -0.44 win more > which of these: position last
0.3 0.28 win of > first or last row
0.3 0.28 win of > first or last row: position first
-0.29 -0.27 win of > list
-0.3 -0.28 win of > list: where 
-0.17 -0.25 win of > top groups
-0.17 -0.25 win of > top groups: rows asc
-0.28 -0.28 win of > top rows
-0.32 -0.32 win of > top rows: order:guess asc
-0.2 -0.22 win of > top rows: order:hint whole
-0.41 -0.24 win percent > top rows: order:said desc
0.2 0.19 win percentage > top rows
-0.1 -0.21 win percentage > top rows: order:guess asc
-0.31 -0.26 win percentage > top rows: order:said asc
0.31 0.26 win percentage > top rows: order:said whole
0.16 0 win percentage > which of these: figure 
0.22 0 win than > difference: of counts 
-0.14 0 win than > difference: of fields 
-0.22 -0.11 win to > list
0.38 0.25 win to > share
0.4 0.34 win to > share: filtered 
-0.27 -0.35 win to > share: filtered twice 
-1.26 -1.09 with > extreme value
-0.71 -0.77 with > extreme value: max guess
-1.16 -1.03 with > extreme value: max said
-0.26 -0.33 with > extreme value: min guess
-0.31 -0.31 with > extreme value: min said
-0.18 -0.22 with > figure of the top rows
-0.17 -0.24 with > figure of the top rows: avg 
-0.23 -0.41 with > figures
-0.24 0 with > figures: fn:avg grouped
0.25 0 with > figures: fn:avg grouped by what is beside
-0.25 -0.36 with > figures: fn:avg! grouped by what is beside
-0.05 -0.3 with > figures: fn:count fn:sum!
-0.54 -0.44 with > figures: fn:count grouped by what is beside
1.01 0.49 with > figures: fn:count one figure
-0.6 -0.61 with > figures: fn:distinct? fn:sum!
-0.43 -0.32 with > figures: fn:distinct? grouped by what is beside
-0.63 -0.56 with > figures: fn:max grouped by what is beside
-0.33 -0.34 with > figures: fn:max one figure
-0.34 -0.27 with > figures: fn:min grouped by what is beside
-0.2 -0.26 with > figures: fn:min one figure
-0.8 -0.68 with > figures: fn:revenue grouped by what is beside
-0.84 -0.71 with > figures: fn:revenue one figure
0.17 0.38 with > figures: fn:sum! grouped
-0.68 -0.87 with > figures: fn:sum! grouped by what is beside
-0.94 -0.9 with > figures: fn:sum! one figure
-0.21 -0.39 with > figures: fn:sum? fn:sum!
-0.39 -0.31 with > figures: fn:sum? grouped by what is beside
-0.37 -0.33 with > figures: fn:units one figure
-0.25 -0.3 with > figures: one figure named
0.35 0.51 with > first or last row
0.34 0.51 with > first or last row: position first
0.46 0.42 with > first or last row: position last
-0.17 -0.22 with > groups that are named
0.12 0 with > groups that are named: compared 
-0.29 -0.22 with > groups that are named: listed 
0.18 0 with > groups that have
-0.64 -0.51 with > groups that have: list guess
0.25 0 with > groups that have: list said
-0.55 -0.7 with > list: all 
-0.42 0.07 with > list: how many 
-0.86 -0.69 with > list: many 
1.29 0.76 with > list: named things 
-0.8 -0.83 with > list: where 
-0.77 -0.62 with > list: where distinct
-0.1 0 with > loose figures
-0.86 -0.74 with > loose figures: avg 
0.39 0.21 with > loose figures: count 
-1.01 -0.88 with > loose figures: look up guess
-0.2 0 with > loose figures: sum 
-0.32 -0.34 with > next or previous row
-0.37 -0.38 with > next or previous row: other way position
-0.31 -0.34 with > next or previous row: said way position
0.23 0.25 with > rows before or after another
-0.71 -0.63 with > rows before or after another: count 
0.24 0.27 with > rows before or after another: list 
-0.3 -0.08 with > top groups
-0.24 -0.21 with > top groups: hinted desc
-0.56 -0.48 with > top groups: own measure asc
-0.49 -0.71 with > top groups: own measure desc
-0.68 -0.63 with > top groups: revenue desc
-0.24 -0.45 with > top groups: rows asc
-0.12 0 with > top groups: rows desc
-0.55 -0.53 with > top groups: said measure desc
-0.62 -0.53 with > top groups: sum of field asc
0.71 0.8 with > top groups: sum of field desc
-0.65 -0.66 with > top groups: units desc
0.45 0.05 with > top rows
-0.72 -0.66 with > top rows: order:guess asc
-0.61 -0.5 with > top rows: order:hint whole
1.03 0.79 with > top rows: order:said asc
-0.23 -0.38 with > top rows: order:said desc
0.2 0 with > top rows: order:said whole
-0.23 0 with > which of these
0.19 0.2 with > which of these: figure 
-0.42 -0.42 with > which of these: position last
0.38 0.43 with > which of these: said asc
0.35 0.37 with > which of these: said desc
-0.15 -0.24 with > yes or no
-0.15 -0.24 with > yes or no: exists 
-0.25 -0.26 with at > figures
-0.2 -0.26 with at > figures: fn:min one figure
0.31 0.24 with at > groups that have
0.31 0.24 with at > groups that have: list said
-0.22 -0.22 with at > list
-0.43 -0.47 with at > list: how many 
0.31 0.43 with at > list: many 
0.03 -0.31 with at > list: named things 
-0.23 -0.2 with at > loose figures: count 
-0.39 -0.43 with fewer > figures
-0.39 -0.43 with fewer > figures: fn:sum! one figure
-0.72 -0.73 with fewer > groups that have: list guess
-0.5 -0.5 with fewer > list: how many 
-0.41 -0.29 with fewer > list: many 
0.32 0.28 with fewer > list: named things 
-0.31 -0.31 with fewer > list: where 
-0.16 -0.21 with fewer > list: where distinct
-0.44 -0.46 with largest > extreme value
-0.44 -0.46 with largest > extreme value: max said
-0.24 -0.24 with largest > top groups
-0.24 -0.24 with largest > top groups: own measure desc
0.24 0.26 with largest > top rows
-0.39 -0.46 with largest > top rows: order:guess desc
0.26 0.32 with largest > top rows: order:said desc
-0.28 -0.39 with less > figures
-0.25 -0.31 with less > figures: fn:count fn:sum!
-0.36 -0.44 with less > figures: fn:count one figure
-0.21 -0.3 with less > figures: fn:distinct? fn:sum!
-0.23 -0.25 with less > figures: fn:distinct? one figure
-0.3 -0.21 with less > figures: fn:sum! one figure
-0.21 -0.39 with less > figures: fn:sum? fn:sum!
-0.39 -0.36 with less > list: how many 
0.2 0.2 with less > list: named things 
-0.39 -0.37 with less > list: where 
0.27 0.37 with less > loose figures
-0.22 -0.19 with less > loose figures: avg 
-0.15 -0.23 with less > loose figures: look up 
0.25 0.35 with less > loose figures: sum 
-0.49 -0.38 with more > figures
-0.24 0 with more > figures: fn:avg grouped
0.27 0 with more > figures: fn:avg grouped by what is beside
-0.37 -0.33 with more > figures: fn:units one figure
0.45 0.46 with more > groups that have
-0.13 -0.26 with more > groups that have: list guess
0.49 0.5 with more > groups that have: list said
-0.42 -0.43 with more > list
-0.34 -0.32 with more > list: how many 
-0.55 -0.69 with more > list: named things 
-0.12 -0.2 with more > list: where 
-0.21 -0.17 with more > list: where distinct
-0.58 -0.5 with no > figures
-0.73 -0.61 with no > figures: fn:sum! grouped by what is beside
-0.56 -0.49 with no > figures: fn:sum! one figure
0.59 0.51 with no > list
-0.46 -0.44 with no > list: how many 
-0.93 -0.97 with no > list: many 
0.66 0.53 with no > list: named things 
-0.45 -0.33 with no > list: where 
0.2 -0.07 with no > list: where distinct
0.66 0.59 without > figures
-0.72 -0.68 without > figures: fn:avg grouped by what is beside
0.64 0.66 without > figures: fn:avg one figure
-0.65 -0.68 without > figures: fn:sum! grouped by what is beside
-0.47 -0.57 without > figures: fn:sum! one figure
-0.59 -0.52 without > groups that are named
-0.59 -0.52 without > groups that are named: listed 
0.88 0.43 without > list
-0.24 0.23 without > list: how many 
-0.11 -0.2 without > list: many 
0.68 0.4 without > list: named things 
-0.7 -0.71 without > list: where 
-0.53 -0.57 without > list: where distinct
0.17 0 without > top rows: order:guess desc
-0.15 0 without > top rows: order:said desc
-0.18 -0.29 won > comparison
-0.18 -0.29 won > comparison: guess value
-0.2 0 won > difference: of counts 
0.2 0 won > difference: of counts turned 
-0.18 -0.24 won > difference: of ends guess
-0.17 0 won > difference: of fields 
0.23 0 won > difference: of fields turned 
-0.17 -0.21 won > difference: of two turned guess
-0.43 -0.46 won > extreme value
-0.54 -0.58 won > extreme value: max guess
-0.48 -0.73 won > extreme value: max said
-0.39 -0.31 won > extreme value: min guess
-0.25 -0.15 won > extreme value: min said
-0.6 -0.77 won > figures
-0.2 -0.24 won > figures: fn:count fn:avg!
-0.38 -0.34 won > figures: fn:count fn:sum
-0.32 -0.3 won > figures: fn:count fn:sum!
-0.19 -0.25 won > figures: fn:count grouped by what is beside
-0.68 -0.69 won > figures: fn:count one figure
-0.2 -0.24 won > figures: fn:distinct fn:sum!
0.17 0.24 won > figures: fn:distinct one figure
-0.23 -0.23 won > figures: fn:distinct? fn:avg!
0.2 0 won > figures: fn:distinct? fn:sum!
0.1 0 won > figures: fn:distinct? one figure
0.24 0.21 won > figures: fn:min fn:sum!
-0.27 -0.29 won > figures: fn:sum grouped by what is beside
-0.35 -0.35 won > figures: fn:sum one figure
-0.34 -0.39 won > figures: fn:sum! grouped by what is beside
-0.03 -0.2 won > figures: fn:sum! one figure
0.55 0.6 won > figures: fn:sum? fn:avg!
-0.16 -0.22 won > figures: fn:sum? fn:sum!
-0.17 -0.23 won > figures: fn:sum? grouped by what is beside
0.3 0.22 won > figures: grouped named
-0.36 -0.23 won > first or last row
0.01 0.24 won > first or last row: position first
-0.4 -0.51 won > first or last row: position last
-0.33 -0.31 won > first or last row: time last
-0.32 -0.38 won > groups that are named
-0.32 -0.38 won > groups that are named: listed 
-0.53 -0.59 won > list
-0.33 -0.19 won > list: how many 
-0.29 -0.39 won > list: many 
-0.61 -0.43 won > list: where 
-0.24 -0.4 won > list: where distinct
0.05 0.31 won > loose figures
-0.53 -0.47 won > loose figures: avg 
0.4 0.3 won > loose figures: count 
-0.43 -0.44 won > loose figures: look up 
0.41 0.34 won > next or previous row
-0.32 -0.2 won > next or previous row: other way position
-0.07 -0.28 won > next or previous row: said way time
-0.37 -0.4 won > rows before or after another: list 
-0.39 -0.29 won > the same as another row: count guess
-0.19 -0.29 won > the same as another row: count said
0.5 0.63 won > top groups
-0.63 -0.35 won > top groups: own measure asc
-0.52 -0.71 won > top groups: own measure desc
0.67 0.47 won > top groups: rows asc
0.25 0.62 won > top groups: rows desc
0.28 0.25 won > top groups: said measure desc
-0.53 -0.56 won > top groups: sum of field asc
-0.33 -0.33 won > top groups: sum of field desc
-0.25 -0.57 won > top rows
-0.21 -0.49 won > top rows: order:guess asc
-0.6 -0.58 won > top rows: order:guess desc
-0.16 -0.36 won > top rows: order:hint whole
-0.38 -0.21 won > top rows: order:said asc
-0.54 -0.64 won > top rows: order:said desc
0.78 0.73 won > top rows: order:said whole
-0.71 -0.75 won > which of these: count asc
-0.6 -0.54 won > which of these: count desc
0.14 0.27 won > which of these: figure 
-0.55 -0.61 won > which of these: guess asc
-0.32 -0.37 won > which of these: guess desc
0.31 0.22 won > which of these: position first
-0.77 -0.74 won > which of these: position last
-0.3 -0.35 won > which of these: said asc
0.3 0.28 won > which of these: said desc
0.42 0.34 won > yes or no
0.42 0.34 won > yes or no: exists 
0.16 0 won after > next or previous row: said way time
-0.2 0 won and > difference: of counts 
0.2 0 won and > difference: of counts turned 
-0.18 -0.24 won and > difference: of ends guess
-0.17 -0.21 won and > difference: of two turned guess
0.21 0.29 won at > figures
0.46 0.44 won at > figures: fn:count fn:sum!
0.44 0.39 won at > figures: fn:count one figure
-0.48 -0.44 won at > figures: fn:distinct? one figure
-0.23 -0.27 won at > loose figures
-0.24 -0.3 won at > loose figures: sum 
-0.26 -0.25 won both > list
-0.25 -0.25 won both > list: many 
-0.25 -0.28 won both > list: where 
-0.32 -0.26 won both > list: where distinct
0.26 0.25 won both > which of these
-0.39 -0.38 won both > which of these: count asc
-0.4 -0.38 won both > which of these: count desc
0.3 0.3 won both > which of these: position first
-0.48 -0.46 won both > which of these: position last
-0.29 -0.27 won by > comparison
-0.29 -0.27 won by > comparison: guess value
0.05 -0.23 won by > figures
-0.2 -0.24 won by > figures: fn:count fn:avg!
-0.39 -0.47 won by > figures: fn:count fn:sum!
-0.27 -0.23 won by > figures: fn:count one figure
-0.23 -0.23 won by > figures: fn:distinct? fn:avg!
0.2 0 won by > figures: fn:distinct? fn:sum!
-0.09 -0.25 won by > figures: fn:distinct? one figure
0.55 0.6 won by > figures: fn:sum? fn:avg!
-0.32 -0.42 won by > list: where 
0.02 0.23 won by > loose figures
0.18 0.27 won by > loose figures: look up 
0.01 0.44 won by > loose figures: sum 
-0.3 -0.3 won how > comparison
-0.3 -0.3 won how > comparison: guess value
-0.25 -0.22 won how > figures
-0.25 -0.22 won how > figures: fn:count one figure
-0.25 -0.26 won how > groups that are named
-0.25 -0.26 won how > groups that are named: listed 
0.33 0.14 won how > list
-0.3 -0.31 won how > list: where 
0.33 0.14 won how > list: where distinct
0.02 0.34 won how > loose figures
0.02 0.34 won how > loose figures: look up guess
-0.21 -0.21 won how > which of these
-0.21 -0.21 won how > which of these: figure 
-0.2 -0.18 won in > comparison
-0.2 -0.18 won in > comparison: guess value
0.37 0.37 won in > extreme value
0.37 0.37 won in > extreme value: min said
-0.35 -0.23 won in > figures
-0.42 -0.43 won in > figures: fn:count fn:sum!
-0.57 -0.49 won in > figures: fn:count one figure
-0.29 -0.42 won in > figures: fn:distinct? fn:sum!
-0.24 -0.29 won in > figures: fn:distinct? one figure
0.24 0.21 won in > figures: fn:min fn:sum!
-0.2 -0.25 won in > figures: fn:sum! grouped by what is beside
-0.24 -0.35 won in > figures: fn:sum? fn:sum!
0.3 0.22 won in > figures: grouped named
-0.55 -0.42 won in > list
-0.33 -0.19 won in > list: how many 
-0.6 -0.56 won in > list: many 
-0.48 -0.34 won in > list: where 
-0.23 -0.23 won in > list: where distinct
0.55 0.45 won in > loose figures
-0.54 -0.4 won in > loose figures: avg 
0.36 0.34 won in > loose figures: count 
-0.7 -0.58 won in > loose figures: look up 
0.18 0 won in > loose figures: sum 
0.21 0.25 won in > next or previous row
0.59 0.46 won in > next or previous row: other way position
-0.59 -0.46 won in > next or previous row: said way position
-0.42 -0.4 won in > top groups
-0.39 -0.35 won in > top groups: own measure asc
-0.42 -0.42 won in > top groups: sum of field asc
-0.2 -0.17 won more > list: where 
-0.21 -0.23 won more > which of these: count asc
-0.23 -0.26 won more > which of these: count desc
0.54 0.45 won more > which of these: figure 
-0.26 -0.32 won more > which of these: guess asc
0.12 0.23 won more > which of these: position first
-0.24 -0.34 won more > which of these: position last
-0.28 -0.35 won more > which of these: said asc
0.3 0.28 won more > which of these: said desc
-0.28 -0.28 won next > loose figures
-0.32 -0.27 won next > loose figures: sum 
0.21 0.25 won next > next or previous row
0.59 0.46 won next > next or previous row: other way position
-0.59 -0.46 won next > next or previous row: said way position
0.54 0.51 won only > figures
0.36 0.54 won only > figures: fn:count one figure
-0.55 -0.52 won only > list
-0.5 -0.51 won only > list: where 
-0.54 -0.52 won only > list: where distinct
-0.46 -0.47 won only > loose figures
-0.39 -0.42 won only > loose figures: avg 
-0.44 -0.42 won only > loose figures: look up 
-0.29 -0.46 won only > loose figures: look up guess
-0.43 -0.44 won only > loose figures: sum 
-0.23 0 won with > first or last row
-0.23 0 won with > first or last row: position first
0.23 0 won with > top groups
0.23 0 won with > top groups: rows asc
0.42 0.34 worst > figures
0.26 0.22 worst > figures: fn:avg one figure
0.28 0.2 worst > figures: fn:sum one figure
-0.2 0 year > against another row
-0.15 0 year > against another row: count guess
-0.16 0 year > against another row: list guess
-0.28 -0.29 year > average of each
-0.28 -0.29 year > average of each:  
0.03 -0.2 year > comparison
-0.19 -0.2 year > comparison: guess condition
0.14 0.26 year > comparison: guess floating
-0.03 0.21 year > comparison: guess sides
0.38 0 year > comparison: guess value
-0.28 -0.28 year > comparison: rows alone
0.27 0.34 year > comparison: rows in groups
-0.46 -0.45 year > comparison: said value
-0.37 -0.44 year > difference: of counts 
-0.51 -0.4 year > difference: of ends said
-0.59 -0.57 year > difference: of fields 
0.65 0.53 year > difference: of fields turned 
-0.5 -0.48 year > difference: of two said
0.38 0.43 year > difference: of two turned said
0.28 0.32 year > extreme value: max guess
-0.21 -0.5 year > extreme value: max said
-0.53 -0.58 year > extreme value: min guess
0.12 0.39 year > extreme value: min said
-0.38 -0.26 year > figure of the top rows
-0.33 -0.24 year > figure of the top rows: avg 
-0.32 -0.24 year > figure of the top rows: sum 
-0.42 0 year > figures
0.19 0.28 year > figures: fn:avg grouped
-0.18 -0.28 year > figures: fn:avg one figure
-0.28 -0.31 year > figures: fn:avg! grouped
-0.33 -0.37 year > figures: fn:count fn:sum!
0.19 0.08 year > figures: fn:count grouped
-0.44 -0.53 year > figures: fn:count grouped by what is beside
-0.31 -0.21 year > figures: fn:count one figure
-0.38 -0.42 year > figures: fn:distinct? fn:sum!
-0.17 0 year > figures: fn:distinct? grouped
0.23 0.37 year > figures: fn:distinct? one figure
-0.21 -0.18 year > figures: fn:last grouped
-0.47 -0.46 year > figures: fn:max fn:sum!
-0.46 -0.37 year > figures: fn:max grouped
-0.47 -0.37 year > figures: fn:max one figure
0.36 0.4 year > figures: fn:median grouped
-0.19 -0.25 year > figures: fn:median grouped by what is beside
-0.39 -0.37 year > figures: fn:median one figure
-0.19 0 year > figures: fn:profit grouped
0.29 0 year > figures: fn:revenue fn:profit
-0.13 0 year > figures: fn:revenue grouped
-0.74 -0.72 year > figures: fn:revenue one figure
-0.68 -0.76 year > figures: fn:revenue, another way grouped
-0.42 -0.47 year > figures: fn:revenue, another way grouped by what is beside
-0.02 -0.48 year > figures: fn:revenue, another way one figure
0.94 0.8 year > figures: fn:sum grouped
-0.26 -0.24 year > figures: fn:sum! fn:max
0.71 0.75 year > figures: fn:sum! fn:sum!
-0.75 -0.7 year > figures: fn:sum! grouped
0.19 0.29 year > figures: fn:sum! grouped by what is beside
-0.23 -0.23 year > figures: fn:sum! one figure
-0.47 -0.49 year > figures: fn:sum? fn:sum!
-0.2 -0.17 year > figures: fn:units, another way grouped
-0.24 -0.24 year > figures: grouped by what is beside 
0.41 0.31 year > figures: grouped named
0.13 0.23 year > figures: one figure named
-0.61 -0.39 year > first or last of each
-0.61 -0.39 year > first or last of each:  
-0.45 -0.28 year > first or last row
-0.29 -0.12 year > first or last row: position first
-0.23 -0.11 year > first or last row: position last
-0.36 -0.39 year > first or last row: position turned first
0.11 0.36 year > groups that are named
0.47 0.45 year > groups that are named: compared 
-0.07 0.21 year > groups that are named: listed 
-0.32 -0.16 year > list
-0.51 -0.43 year > list: all 
0.23 0.41 year > list: many 
-0.61 -0.59 year > list: named things 
-0.58 -0.78 year > list: where 
-0.95 -0.7 year > list: where distinct
0.24 -0.3 year > loose figures
0.31 -0.28 year > loose figures: avg 
-0.47 -0.47 year > loose figures: count 
0.18 -0.39 year > loose figures: look up 
-0.36 -0.53 year > loose figures: look up guess
-0.11 -0.18 year > loose figures: sum 
0.42 0.57 year > next or previous row
-0.33 0 year > next or previous row: other way position
-0.21 -0.29 year > next or previous row: said way position
0.47 0.4 year > next or previous row: said way time
0.02 0.28 year > rows before or after another: count 
-0.25 -0.22 year > rows before or after another: list 
0.19 0 year > the same as another row
-0.3 -0.21 year > the same as another row: count guess
-0.35 -0.36 year > the same as another row: count said
0.21 0 year > the same as another row: list guess
0.34 0.29 year > the same as another row: list said
-0.16 0 year > top groups
0.5 0.41 year > top groups: own measure asc
0.11 0 year > top groups: own measure desc
0.16 0.27 year > top groups: rows asc
-0.42 -0.43 year > top groups: rows desc
0.02 0.25 year > top groups: said measure desc
-0.22 -0.29 year > top groups: sum of field asc
-0.54 -0.48 year > top groups: sum of field desc
-0.2 -0.21 year > top groups: units desc
-0.24 -0.42 year > top rows
-0.7 -0.88 year > top rows: order:guess asc
0.28 0.47 year > top rows: order:guess desc
-0.18 -0.21 year > top rows: order:hint asc
-0.35 -0.36 year > top rows: order:hint desc
-0.83 -0.7 year > top rows: order:hint whole
-0.37 -0.61 year > top rows: order:said asc
-1.12 -1.12 year > top rows: order:said desc
-0.09 -0.4 year > which of these
-0.36 -0.48 year > which of these: count asc
-0.2 -0.31 year > which of these: count desc
-0.52 -0.46 year > which of these: figure 
-0.34 -0.37 year > which of these: guess asc
-0.28 -0.27 year > which of these: guess desc
-0.54 -0.57 year > which of these: position last
0.23 0 year > which of these: said asc
-0.62 -0.58 year > which of these: said desc
-0.48 -0.45 year after > next or previous row: other way position
0.36 0.26 year after > next or previous row: said way time
0.2 0.31 year and > comparison
0.14 0.26 year and > comparison: guess floating
-0.03 0.21 year and > comparison: guess sides
-0.28 -0.28 year and > comparison: rows alone
0.27 0.34 year and > comparison: rows in groups
-0.14 -0.31 year and > figures
0.11 0 year and > figures: fn:sum! grouped
-0.17 -0.31 year and > figures: grouped named
0 -0.43 year and > first or last of each
0 -0.43 year and > first or last of each:  
0.15 0.32 year before > next or previous row
-0.54 -0.54 year before > next or previous row: other way position
0.28 0.37 year before > next or previous row: said way position
0.17 0.27 year before > next or previous row: said way time
0.19 0 year before > which of these
-0.15 0 year before > which of these: figure 
0.23 0 year before > which of these: said asc
-0.31 -0.37 year by > figures: fn:count one figure
0.24 0.43 year by > figures: fn:revenue grouped
-0.66 -0.66 year by > figures: fn:revenue one figure
0.21 0.21 year by > figures: grouped named
-0.3 -0.29 year by > first or last of each
-0.3 -0.29 year by > first or last of each:  
-0.18 -0.23 year by > first or last row
-0.18 -0.24 year by > first or last row: position last
0.59 0.6 year by > top groups: own measure desc
-0.2 -0.22 year by > top groups: rows desc
-0.28 -0.39 year by > top rows
-0.19 -0.28 year by > top rows: order:said whole
0.22 0.32 year did > comparison
0.22 0.32 year did > comparison: guess value
0.11 0.23 year did > extreme value: max guess
-0.14 -0.27 year did > extreme value: max said
-0.16 0 year did > extreme value: min said
-0.33 -0.26 year did > figures
-0.42 -0.36 year did > figures: fn:count grouped
-0.21 -0.24 year did > figures: fn:max grouped by what is beside
-0.19 -0.28 year did > figures: fn:sum! grouped by what is beside
-0.23 -0.23 year did > figures: fn:sum! one figure
-0.2 -0.17 year did > figures: fn:units, another way grouped
-0.27 -0.24 year did > figures: grouped named
-0.42 -0.22 year did > first or last of each
-0.42 -0.22 year did > first or last of each:  
0.59 0.44 year did > first or last row
0.35 0.27 year did > first or last row: position last
-0.04 -0.25 year did > first or last row: time first
0.45 0.42 year did > first or last row: time last
-0.15 -0.2 year did > list
0.58 0.53 year did > list: many 
-0.33 -0.32 year did > list: named things 
-0.48 -0.47 year did > list: where 
-0.37 -0.35 year did > list: where distinct
-0.14 -0.2 year did > loose figures
-0.13 -0.25 year did > loose figures: avg 
-0.33 -0.41 year did > loose figures: count 
-0.18 0 year did > next or previous row
-0.38 0 year did > top groups
0.33 0.28 year did > top groups: own measure asc
0.21 0.37 year did > top groups: rows asc
-0.6 -0.62 year did > top groups: rows desc
0.02 0.25 year did > top groups: said measure desc
-0.33 -0.36 year did > top groups: sum of field asc
-0.95 -0.82 year did > top groups: sum of field desc
0.41 0 year did > top rows
-0.21 -0.49 year did > top rows: order:guess asc
0.65 0.39 year did > top rows: order:guess desc
-0.18 -0.21 year did > top rows: order:hint asc
-0.35 -0.36 year did > top rows: order:hint desc
-0.05 -0.25 year did > top rows: order:hint whole
-0.29 -0.37 year did > top rows: order:said asc
-0.33 -0.36 year did > top rows: order:said desc
-0.16 -0.2 year did > which of these
-0.16 -0.22 year did > which of these: count asc
-0.16 -0.21 year did > which of these: count desc
-0.22 -0.32 year did > which of these: figure 
-0.16 -0.21 year did > which of these: position first
-0.16 -0.2 year did > which of these: position last
-0.15 -0.22 year did > which of these: said asc
-0.14 -0.2 year did > which of these: said desc
-0.25 -0.32 year does > extreme value
-0.23 -0.34 year does > extreme value: max guess
-0.26 -0.31 year does > extreme value: max said
0.4 0.4 year does > top groups
0.4 0.4 year does > top groups: rows desc
-0.41 -0.41 year does > top rows
-0.41 -0.42 year does > top rows: order:guess desc
-0.28 -0.3 year does > top rows: order:said desc
0.27 0.22 year first > top groups
0.27 0.22 year first > top groups: rows asc
0.2 0.17 year first > which of these: count desc
-0.25 -0.19 year first > which of these: guess desc
-0.36 -0.21 year first > yes or no
-0.36 -0.21 year first > yes or no: exists 
0.1 -0.28 year for > comparison
0.1 -0.28 year for > comparison: guess value
-0.41 -0.44 year for > extreme value
-0.44 -0.46 year for > extreme value: max guess
-0.41 -0.42 year for > extreme value: max said
-0.56 -0.3 year for > figures
-0.28 -0.28 year for > figures: fn:revenue grouped
-0.35 -0.34 year for > figures: fn:revenue, another way grouped
-0.42 -0.47 year for > figures: fn:revenue, another way grouped by what is beside
-0.22 0 year for > figures: fn:sum! grouped
-0.05 0.29 year for > groups that are named
-0.05 0.29 year for > groups that are named: listed 
-0.43 -0.45 year for > loose figures
-0.25 -0.18 year for > loose figures: avg 
-0.44 -0.46 year for > loose figures: sum 
0.5 0.5 year for > next or previous row
0.48 0.48 year for > next or previous row: other way position
-0.37 -0.36 year for > next or previous row: said way position
-0.46 -0.48 year for > top groups
-0.46 -0.48 year for > top groups: rows desc
-0.24 -0.24 year for > top rows
-0.52 -0.51 year for > top rows: order:guess desc
0.26 0.26 year for > top rows: order:said desc
-0.2 -0.23 year for > which of these
-0.2 -0.23 year for > which of these: figure 
-0.27 -0.14 year had > extreme value
-0.22 -0.28 year had > extreme value: max guess
-0.24 -0.27 year had > extreme value: max said
-0.37 -0.33 year had > figures
-0.26 -0.31 year had > figures: fn:max grouped
-0.23 0.21 year had > list
-0.12 0 year had > list: many 
-0.17 -0.2 year had > list: where distinct
0.84 0.78 year had > top groups
0.28 0.19 year had > top groups: own measure asc
0.66 0.56 year had > top groups: sum of field desc
-0.78 -0.79 year had > top rows
-0.26 -0.2 year had > top rows: order:guess asc
-0.72 -0.78 year had > top rows: order:guess desc
-0.2 -0.25 year had > top rows: order:said desc
-0.06 -0.24 year in > extreme value
0.03 -0.24 year in > extreme value: min said
0.53 0.42 year in > top groups
0.57 0.41 year in > top groups: rows asc
-0.29 -0.27 year in > top groups: sum of field asc
-0.21 -0.2 year in > top rows
-0.2 -0.2 year in > top rows: order:said asc
-0.43 -0.45 year is > extreme value
-0.43 -0.45 year is > extreme value: max guess
-0.28 -0.34 year is > list
-0.24 -0.34 year is > list: many 
-0.15 -0.23 year is > list: where 
-0.27 0 year is > loose figures
-0.21 0 year is > loose figures: avg 
-0.58 -0.39 year is > top groups
-0.58 -0.39 year is > top groups: rows desc
0.59 0.4 year is > top rows
0.59 0.4 year is > top rows: order:guess desc
0.39 0.17 year listed > extreme value
0.39 0.17 year listed > extreme value: min said
-0.19 -0.2 year of > comparison
-0.19 -0.2 year of > comparison: guess condition
0.49 0.44 year of > extreme value
0.49 0.44 year of > extreme value: min said
0.19 0.2 year of > figures
0.2 0.23 year of > figures: fn:distinct? one figure
0.36 0.32 year of > first or last row: time first
-0.15 -0.22 year of > list: where 
-0.2 -0.27 year of > list: where distinct
-0.24 -0.2 year of > loose figures: count 
-0.18 -0.32 year of > loose figures: look up guess
-0.49 -0.45 year of > top groups: rows asc
0.31 0.28 year of > top groups: sum of field asc
-0.24 -0.21 year of > top rows
-0.24 -0.21 year of > top rows: order:said asc
-0.3 -0.29 year of > which of these: count asc
-0.28 -0.26 year of > which of these: count desc
-0.46 -0.45 year of > which of these: guess asc
0.27 0.26 year of > which of these: guess desc
0.32 0.31 year of > which of these: position first
-0.33 -0.31 year of > which of these: position last
0.26 0.2 year of > which of these: said asc
-0.29 -0.24 year of > which of these: said desc
0.46 0.32 year on > extreme value
0.46 0.34 year on > extreme value: max said
-0.42 -0.36 year on > first or last row: time last
-0.22 -0.15 year on > list: where 
0.36 0.31 year over > figures
-0.24 -0.24 year over > figures: grouped by what is beside 
0.16 0.24 year over > figures: one figure named
0.35 0.45 year previous > next or previous row
-0.45 -0.45 year previous > next or previous row: other way position
-0.3 -0.34 year previous > next or previous row: said way position
0.4 0.42 year previous > next or previous row: said way time
-0.28 -0.45 year previous > rows before or after another
-0.26 -0.46 year previous > rows before or after another: list 
-0.16 -0.21 year since > average of each
-0.16 -0.21 year since > average of each:  
0.04 0.21 year since > figures
0.17 0.27 year since > figures: fn:avg grouped
-0.18 -0.28 year since > figures: fn:avg one figure
-0.05 0 year since > figures: fn:count grouped
-0.13 0 year since > figures: fn:distinct? grouped
0.13 0 year since > loose figures
0.13 0 year since > loose figures: count 
0.32 0.3 year to > list: many 
-0.32 -0.31 year to > list: where 
-0.32 -0.28 year to > list: where distinct
-0.14 0 year was > against another row
0.41 0.4 year was > extreme value
-0.17 -0.32 year was > extreme value: max guess
0.33 0.33 year was > extreme value: max said
-0.47 -0.53 year was > extreme value: min guess
0.26 0.28 year was > extreme value: min said
-0.22 -0.1 year was > figures
-0.21 -0.18 year was > figures: fn:last grouped
0.64 0.71 year was > figures: fn:sum! fn:sum!
-0.36 -0.09 year was > figures: fn:sum! grouped
-0.24 0.09 year was > figures: grouped named
0.28 0.51 year was > first or last of each
0.28 0.51 year was > first or last of each:  
-0.42 -0.42 year was > first or last row
-0.61 -0.62 year was > first or last row: position last
-0.26 -0.37 year was > list
-0.45 -0.48 year was > list: all 
0.07 -0.43 year was > list: many 
-0.03 -0.23 year was > list: where 
-0.31 -0.28 year was > list: where distinct
0.2 0 year was > loose figures
0.17 0 year was > loose figures: avg 
-0.53 -0.56 year was > loose figures: count 
0.07 0 year was > top groups
0.11 0 year was > top groups: own measure desc
-0.39 -0.17 year was > top groups: rows desc
-0.06 -0.24 year was > top groups: sum of field asc
-1 -0.9 year was > top rows
-0.55 -0.45 year was > top rows: order:guess asc
-0.64 -0.68 year was > top rows: order:guess desc
-0.43 -0.44 year was > top rows: order:said asc
-0.33 -0.36 year was > top rows: order:said desc
-0.3 -0.28 year was > which of these
-0.3 -0.29 year was > which of these: count asc
-0.3 -0.3 year was > which of these: count desc
-0.31 -0.25 year was > which of these: position first
-0.28 -0.22 year was > which of these: position last
0.5 0.7 year were > extreme value
0.5 0.7 year were > extreme value: min said
-0.23 -0.29 year were > top groups
-0.34 -0.29 year were > top groups: own measure asc
0.31 0.41 year where > extreme value
-0.59 -0.61 year where > extreme value: max guess
0.68 0.65 year where > extreme value: max said
0.2 0.49 year where > extreme value: min said
-0.24 -0.26 year where > first or last row
-0.4 -0.48 year where > first or last row: position first
0.14 0.48 year where > first or last row: position last
-0.2 -0.11 year where > first or last row: time last
-0.24 -0.25 year where > list
-0.21 -0.13 year where > loose figures
-0.45 -0.44 year where > top groups
-0.35 -0.48 year where > top groups: rows desc
-0.28 -0.28 year where > top groups: sum of field asc
-0.46 -0.47 year where > top groups: sum of field desc
-0.15 -0.56 year where > top rows
-0.33 -0.45 year where > top rows: order:guess desc
-0.09 -0.3 year where > top rows: order:said asc
-0.2 -0.07 year where > top rows: order:said desc
-0.26 0 year where > which of these
-0.21 -0.22 year with > extreme value
-0.21 -0.22 year with > extreme value: max said
-0.19 -0.21 year with > figures
-0.29 -0.4 year with > top groups
-0.37 -0.39 year with > top groups: own measure desc
-0.27 -0.26 year with > top groups: rows desc
0.32 0.17 year with > top groups: sum of field desc
0.32 0.41 year with > top rows
-0.66 -0.7 year with > top rows: order:guess desc
0.38 0.35 year with > top rows: order:said whole
-0.37 -0.26 years > against another row
-0.6 -0.59 years > comparison
-0.44 -0.63 years > comparison: guess value
-0.21 -0.28 years > difference: of counts 
-0.45 -0.51 years > difference: of counts turned 
-0.65 -0.71 years > difference: of two guess
-0.32 -0.38 years > difference: of two said
0.41 0.51 years > difference: of two turned guess
0.22 0.29 years > difference: of two turned said
-0.03 -0.46 years > figures
-0.5 -0.54 years > figures: fn:count fn:sum!
-0.22 -0.46 years > figures: fn:count grouped by what is beside
-0.61 -0.72 years > figures: fn:count one figure
-0.94 -0.9 years > figures: fn:distinct? fn:sum!
-0.53 -0.64 years > figures: fn:distinct? grouped by what is beside
0.46 0 years > figures: fn:distinct? one figure
0.44 0.6 years > figures: fn:sum one figure
-0.19 -0.21 years > figures: fn:sum! grouped
-0.34 -0.3 years > figures: fn:sum? grouped by what is beside
-0.33 -0.3 years > first or last row
-0.32 -0.3 years > first or last row: position last
-0.33 -0.34 years > groups that are named
-0.33 -0.34 years > groups that are named: listed 
-0.21 0 years > how long
-0.21 0 years > how long: between rows 
-0.19 -0.29 years > how long: until today 
0.13 0.63 years > list
-0.23 -0.32 years > list: all 
-0.34 -0.33 years > list: how many 
-0.73 -0.62 years > list: many 
-0.35 -0.18 years > list: named things 
0.45 0.75 years > list: where 
0.34 0.64 years > list: where distinct
-0.22 -0.44 years > loose figures: avg 
-0.97 -0.68 years > loose figures: look up 
0.58 0.5 years > loose figures: look up guess
-0.57 -0.28 years > loose figures: sum 
-0.19 -0.48 years > next or previous row
-0.55 -0.53 years > next or previous row: other way position
-0.03 -0.3 years > next or previous row: said way position
-0.33 -0.32 years > rows before or after another
-0.33 -0.32 years > rows before or after another: count 
-0.26 -0.04 years > rows before or after another: list 
0.22 0.22 years > share
0.22 0.22 years > share: of groups 
-0.28 -0.26 years > which of these: count asc
-0.27 -0.32 years > which of these: count desc
0.29 0.31 years > which of these: figure 
-0.26 -0.28 years > which of these: guess asc
0.22 0.21 years > which of these: position first
-0.28 -0.26 years > which of these: position last
-0.2 -0.21 years > which of these: said asc
0.29 0.31 years > which of these: said desc
-0.14 0 years are > figures: fn:count one figure
0.14 0 years are > figures: fn:distinct? one figure
0.33 0.36 years before > difference
-0.26 -0.25 years before > difference: of counts 
-0.28 -0.29 years before > difference: of counts turned 
-0.26 -0.28 years before > difference: of ends guess
-0.3 -0.35 years before > difference: of two guess
0.29 0.31 years before > difference: of two turned guess
-0.38 -0.36 years before > list
-0.24 -0.21 years before > list: all 
-0.36 -0.35 years before > list: many 
-0.36 -0.37 years before > list: where 
-0.39 -0.35 years before > list: where distinct
-0.5 -0.51 years before > loose figures: avg 
0.23 0.23 years before > loose figures: count 
-0.54 -0.62 years before > loose figures: sum 
-0.33 -0.3 years before > next or previous row
-0.33 -0.3 years before > next or previous row: said way position
-0.28 -0.32 years before > rows before or after another
-0.28 -0.32 years before > rows before or after another: count 
-0.26 -0.04 years before > rows before or after another: list 
-0.43 -0.55 years did > comparison
-0.43 -0.55 years did > comparison: guess value
-0.32 -0.38 years did > difference: of counts 
-0.31 -0.39 years did > difference: of counts turned 
-0.46 -0.41 years did > difference: of ends guess
-0.39 -0.46 years did > difference: of two guess
0.39 0.42 years did > difference: of two turned guess
-0.57 -0.57 years did > figures
-0.17 -0.27 years did > figures: fn:count grouped by what is beside
-0.44 -0.6 years did > figures: fn:count one figure
0.57 0.62 years did > how long
0.57 0.62 years did > how long: between rows 
0.21 0.6 years did > list
-0.34 -0.34 years did > list: how many 
-0.27 -0.16 years did > list: named things 
0.37 0.57 years did > list: where 
0.36 0.67 years did > list: where distinct
-0.12 -0.19 years did > loose figures: avg 
0.38 0.22 years did > loose figures: count 
-0.47 -0.32 years did > loose figures: look up 
-0.18 0 years did > loose figures: sum 
0.22 0 years did > next or previous row
0.23 0 years did > next or previous row: said way position
-0.15 -0.23 years did > which of these
-0.1 -0.27 years did > which of these: figure 
-0.05 -0.2 years did > which of these: position last
0.28 0.33 years each > list: where 
0.59 -0.44 years has > comparison
0.59 -0.44 years has > comparison: guess value
-0.21 -0.29 years has > difference
-0.21 -0.29 years has > difference: of ends said
-0.33 -0.43 years has > figures
-0.49 -0.45 years has > figures: fn:count fn:sum!
-0.13 -0.23 years has > figures: fn:count grouped by what is beside
-0.57 -0.53 years has > figures: fn:distinct? fn:sum!
-0.25 -0.35 years has > figures: fn:distinct? one figure
-0.01 -0.26 years has > list
-0.02 -0.3 years has > list: where 
0.03 -0.22 years has > list: where distinct
0.39 0.46 years has > loose figures
0.24 0.12 years has > loose figures: avg 
-0.29 -0.19 years has > loose figures: count 
0.68 0.5 years has > loose figures: sum 
0.2 0.26 years in > difference
0.2 0.26 years in > difference: of ends guess
-0.15 -0.22 years in > figures
-0.18 -0.24 years in > figures: fn:count one figure
-0.18 -0.22 years in > figures: fn:distinct? one figure
-0.24 -0.34 years in > list
-0.24 -0.34 years in > list: where distinct
-0.38 -0.36 years in > loose figures
-0.34 -0.28 years in > loose figures: avg 
-0.25 -0.23 years in > loose figures: look up 
-0.39 -0.44 years in > loose figures: sum 
-0.33 -0.16 years of > figures
-0.41 -0.4 years of > figures: fn:count grouped by what is beside
-0.33 -0.34 years of > figures: fn:count one figure
-0.25 -0.27 years of > figures: fn:distinct? grouped by what is beside
-0.52 -0.59 years of > figures: fn:distinct? one figure
0.39 0.6 years of > figures: fn:sum one figure
-0.61 -0.59 years of > list
-0.43 -0.35 years of > list: many 
-0.6 -0.57 years of > list: where 
-0.43 -0.25 years of > list: where distinct
0.5 0.36 years of > loose figures
0.22 0.23 years of > loose figures: avg 
0.67 0.64 years of > loose figures: look up guess
-0.24 -0.17 years than > list
-0.24 -0.17 years than > list: many 
-0.25 -0.17 years than > list: where 
-0.22 -0.17 years than > list: where distinct
-0.33 -0.35 years than > which of these
-0.33 -0.35 years than > which of these: position first
-0.26 -0.28 years total > list
-0.3 -0.28 years total > list: where 
-0.24 -0.28 years total > list: where distinct
0.24 0.25 years total > loose figures
-0.21 -0.2 years total > loose figures: avg 
0.22 0.24 years total > loose figures: count 
-0.2 -0.23 years total > loose figures: sum 
-0.37 -0.26 years was > comparison
-0.37 -0.26 years was > comparison: guess value
-0.28 -0.27 years was > difference
-0.25 -0.26 years was > difference: of counts 
-0.24 -0.29 years was > difference: of counts turned 
-0.11 -0.29 years was > figures
-0.35 -0.29 years was > figures: fn:count one figure
0.21 0 years was > figures: fn:distinct? one figure
-0.35 -0.26 years was > how long
-0.29 -0.26 years was > how long: until today 
0.29 0.27 years was > list
0.38 0.37 years was > list: where distinct
-0.49 -0.27 years was > loose figures
-0.36 -0.27 years was > loose figures: count 
-0.19 -0.2 years were > comparison
-0.19 -0.2 years were > comparison: guess value
0.26 0.28 years were > difference
-0.27 -0.26 years were > difference: of counts 
-0.27 -0.26 years were > difference: of counts turned 
-0.21 -0.23 years were > difference: of two guess
0.24 0.26 years were > difference: of two turned guess
0.3 0.06 years were > how long
0.3 0.06 years were > how long: between rows 
0.26 0.34 yes or no > amount
0.44 0 yes or no > none
0.39 0.26 yes or no conditions 0
0.81 0.77 yes or no ignores field
-0.52 -0.5 yes or no ignores having
-0.55 -0.52 yes or no ignores measure
0.26 0.34 yes or no of what repeats
-0.19 0 yes or no with against
0.24 0.21 yes or no with field
-0.52 -0.5 yes or no with having
-0.52 -0.54 yes or no with measure
-0.69 -0.76 yes or no with method
-1.52 -1.18 yes or no with or
0.36 0.18 yes or no with step
0.38 0.34 yes or no: against another
0.35 0 yes or no: exists
0.39 0.26 yes or no: yes or no
-0.23 -0.29 yesno > against another row
-0.61 0 yesno > amount
-0.22 -0.26 yesno > comparison
-0.33 -0.64 yesno > groups that are named
-0.82 -0.55 yesno > list
-0.71 -0.41 yesno > loose figures
-1.16 -0.93 yesno > name
-0.22 -0.24 yesno > next or previous row
0.35 0 yesno > none
-0.5 -0.59 yesno > place
-0.37 -0.24 yesno > rows before or after another
0.21 0 yesno > text
-0.35 -0.34 yesno > the same as another row
0.48 0.73 yesno > time
-0.93 -0.97 yesno > top groups
-0.57 -0.64 yesno > top rows
0.36 0.25 yesno > which of these
0.39 0.26 yesno > yes or no
0.29 0.3 youngest > top groups
0.38 0.28 youngest > top groups: hinted asc
0.25 0.33 youngest > top groups: rows asc
-0.29 -0.3 youngest > top rows
-0.25 -0.23 youngest > top rows: order:guess asc
-0.32 -0.32 youngest > top rows: order:hint whole
-0.22 -0.2 youngest > top rows: order:said whole
`

export const doubt = `
-0.1 -0.03 ahead 0
-0.61 -0.47 ahead 1
0.14 -0.15 ahead 2
-0.18 -0.07 ahead 3
-0.15 0.3 ahead 4
-0.11 -0.13 ahead 5
0.27 0.14 ahead 6
0.63 0.55 ahead 7
-0.41 -0.38 always
-0.37 -0.25 amount > against another row
0.02 0.11 amount > amount
-0.4 -0.32 amount > comparison
-0.27 -0.33 amount > difference
-0.27 -0.33 amount > difference: of ends guess
0.27 0.25 amount > extreme value
-0.3 -0.3 amount > extreme value: max guess
0.4 0.4 amount > extreme value: min said
-0.21 -0.27 amount > figures
-0.59 -0.53 amount > figures: fn:count one figure
0 -0.29 amount > figures: fn:distinct? one figure
-0.31 -0.31 amount > figures: fn:max one figure
0.8 0.89 amount > figures: fn:sum one figure
0.62 0.56 amount > figures: fn:sum! grouped
-0.42 -0.41 amount > list
-0.06 0.04 amount > loose figures
-0.51 -0.59 amount > loose figures: look up 
-0.42 -0.41 amount > name
-0.4 -0.43 amount > none
0.12 -0.49 amount > the same as another row
0.12 -0.41 amount > the same as another row: count guess
0 -0.23 amount > the same as another row: list guess
0.28 0.18 amount > top groups
-0.09 -0.06 amount > top groups: own measure asc
0.11 0.01 amount > top groups: said measure desc
0.5 0.48 amount > top groups: sum of field asc
-0.37 -0.4 amount > top groups: sum of field desc
-0.26 -0.23 amount > top rows
-0.42 0 amount > top rows: order:guess asc
0.37 0.38 amount > top rows: order:said asc
-0.57 -0.62 amount > top rows: order:said desc
-0.14 -0.19 amount > top rows: order:said whole
0.43 0.44 amount > which of these
0.43 0.44 amount > which of these: figure 
-0.42 -0.41 amount > yes or no
-0.42 -0.41 amount > yes or no: exists 
-0.1 0.01 by 0
0.2 0.04 by 1
-0.39 -0.3 by 2
-0.58 -0.71 by 3
-0.43 -0.41 by > columns that are named
-0.43 -0.41 by > columns that are named: columns named where
0.2 -0.21 by > comparison
-0.36 -0.38 by > comparison: difference value
-0.2 -0.24 by > comparison: guess sides
0.05 -0.11 by > comparison: guess value
0.56 0.26 by > comparison: said floating
-0.19 -0.2 by > difference
-0.19 -0.2 by > difference: of counts 
-0.45 -0.31 by > extreme value
-0.18 0 by > extreme value: max guess
-0.37 -0.31 by > extreme value: max said
0.1 -0.07 by > figures
0.57 0.68 by > figures: fn:arithmetic grouped
0.28 0.41 by > figures: fn:arithmetic grouped by what is beside
0.9 1.07 by > figures: fn:avg grouped
-0.48 -0.58 by > figures: fn:avg one figure
0.48 0.36 by > figures: fn:avg! fn:count
0.11 1.06 by > figures: fn:count grouped
0.43 0.49 by > figures: fn:count one figure
0.78 0.95 by > figures: fn:median grouped
1.05 1.15 by > figures: fn:ratio grouped
0.65 0.64 by > figures: fn:revenue fn:profit
0.37 -0.11 by > figures: fn:revenue grouped
-0.49 -0.44 by > figures: fn:revenue one figure
-0.3 -0.28 by > figures: fn:sum fn:sum!
-0.05 -0.01 by > figures: fn:sum grouped
-0.41 -0.46 by > figures: fn:sum one figure
0.55 0.45 by > figures: fn:sum! fn:arithmetic
0.44 0.45 by > figures: fn:sum! fn:count
0.4 0.42 by > figures: fn:sum! fn:sum!
-0.54 -0.52 by > figures: fn:sum! grouped
0.46 0.48 by > figures: fn:sum! grouped by what is beside
0.42 0.51 by > figures: fn:sum? fn:avg!
-0.07 -0.48 by > figures: grouped named
-0.71 -0.43 by > figures: one figure named
-0.43 -0.48 by > first or last of each
-0.43 -0.48 by > first or last of each:  
0.4 0.4 by > first or last row
0.4 0.4 by > first or last row: position last
-0.57 -0.67 by > groups that are named
-0.57 -0.67 by > groups that are named: compared 
0 -0.4 by > groups that have
0 -0.4 by > groups that have: list said
-0.33 0.13 by > list
-0.72 -0.42 by > list: many 
0.28 0.25 by > list: where 
-0.42 0.49 by > list: where distinct
-0.08 0.18 by > loose figures
-0.13 -0.06 by > loose figures: avg 
-0.1 -0.14 by > loose figures: count 
-0.15 0 by > loose figures: look up 
0.1 0.27 by > loose figures: sum 
-0.37 -0.38 by > next or previous row
-0.37 -0.38 by > next or previous row: said way position
0.24 0.04 by > share
0.24 0.04 by > share: of groups 
-0.28 0 by > the same as another row
-0.28 0 by > the same as another row: list guess
0.16 -0.08 by > top groups
-0.35 -0.39 by > top groups: hinted desc
-0.23 -0.28 by > top groups: own measure asc
0.26 0.02 by > top groups: own measure desc
0.03 0.03 by > top groups: rows desc
-0.28 -0.29 by > top rows
-0.33 -0.27 by > top rows: order:guess desc
0.23 0.42 by > top rows: order:hint whole
-0.43 -0.42 by > top rows: order:said asc
-0.24 -0.6 by > top rows: order:said desc
-0.36 -0.26 by > which of these
0 -0.26 by > which of these: position last
-0.36 0 by > which of these: said asc
-0.36 -0.33 by at > figures
-0.36 -0.33 by at > figures: fn:count one figure
-0.19 -0.2 by how > difference
-0.19 -0.2 by how > difference: of counts 
0.44 0.54 by median > top groups
0.44 0.54 by median > top groups: own measure desc
0.65 0.6 by number > figures
0.51 0.5 by number > figures: fn:arithmetic grouped
0.33 0.26 by number > figures: fn:sum! fn:arithmetic
-0.22 -0.27 by number > top groups
-0.22 -0.27 by number > top groups: own measure desc
-0.06 -0.48 by total > top groups
-0.06 -0.48 by total > top groups: own measure desc
0.52 0.37 by year > figures
0.18 0.26 by year > figures: fn:avg grouped
0.36 0.4 by year > figures: fn:median grouped
0.65 0.64 by year > figures: fn:revenue fn:profit
0.54 0.69 by year > figures: fn:sum grouped
-0.41 -0.4 by year > figures: fn:sum one figure
0.4 0.42 by year > figures: fn:sum! fn:sum!
0.46 0.48 by year > figures: fn:sum! grouped by what is beside
0.74 0.51 by year > figures: grouped named
-0.94 -0.96 candidates 0
-0.33 -0.56 candidates 1
-0.01 0.07 candidates 2
0.11 0.12 candidates 3
0.1 0.22 candidates 4
0.2 0.03 candidates 5
0.27 0.2 candidates 6
-0.02 0.02 conditions 0
0.06 0.08 conditions 1
-0.09 -0.19 conditions 2
-0.16 -0.05 conditions 3
-0.09 -0.23 count > amount
-0.57 -0.55 count > comparison
-0.14 -0.22 count > comparison: guess value
-0.36 -0.38 count > extreme value
-0.36 -0.38 count > extreme value: min said
-0.04 0.18 count > figures
-0.28 0.44 count > figures: fn:count grouped
-0.37 -0.43 count > figures: fn:count one figure
-0.43 -0.48 count > first or last of each
0.3 -0.44 count > list
0.13 0.3 count > loose figures
0 -0.44 count > name
0.18 0.2 count > none
-0.42 0 count > text
-0.17 -0.13 datasets 1
0.23 0.44 datasets 2
-0.07 -0.37 datasets 3
0.63 0 datasets 4
0.15 0.05 entity exact
-0.6 -0.64 entity part
-0.52 -0.43 entity synonym
-0.48 -0.45 entity typo
-0.21 -0.4 entity words
-0.19 -0.18 field exact
-0.1 -0.16 field part
0.26 0.19 field synonym
0.32 0.3 field typo
0.07 0.11 field words
-0.09 -0.04 frame against another row
-0.26 -0.26 frame against another row, missed 0
0.2 0.28 frame against another row, missed 1
0.3 0.18 frame an average one
0.3 0.18 frame an average one, missed 0
0 0.57 frame average of each
0 0.57 frame average of each, missed 1
0.07 0.05 frame columns that are named
0.19 0.21 frame columns that are named, missed 0
-0.36 -0.34 frame columns that are named, missed 1
-0.08 -0.17 frame comparison
-0.31 -0.36 frame comparison, missed 0
-0.12 -0.73 frame comparison, missed 1
0.39 0.53 frame comparison, missed 2
0.17 -0.06 frame comparison, missed 3
0.07 0.17 frame comparison, missed 4
-0.18 -0.29 frame comparison, missed 6
-0.18 -0.26 frame difference
0.71 0.59 frame difference, missed 0
-0.18 -0.53 frame difference, missed 1
-0.81 -0.77 frame difference, missed 2
-0.64 -0.64 frame difference, missed 3
-0.6 -0.47 frame difference, missed 4
-0.22 -0.31 frame difference, missed 5
-0.45 -0.44 frame difference, missed 6
0.1 0.12 frame extreme value
0.53 0.32 frame extreme value, missed 0
-0.44 -0.44 frame extreme value, missed 1
0 0.09 frame extreme value, missed 2
0.61 0.69 frame extreme value, missed 3
-0.55 -0.73 frame extreme value, missed 4
-0.37 -0.46 frame extreme value, missed 5
-0.18 -0.31 frame extreme value, missed 6
-0.23 -0.25 frame figure of the top rows
-0.23 -0.25 frame figure of the top rows, missed 0
0 0.05 frame figures
0.45 0.43 frame figures, missed 0
-0.14 -0.07 frame figures, missed 1
-0.12 -0.13 frame figures, missed 2
-0.21 -0.17 frame figures, missed 3
0.17 -0.09 frame figures, missed 4
-0.25 -0.02 frame figures, missed 5
-0.08 -0.04 frame figures, missed 6
0.12 -0.08 frame first or last of each
0.45 0.58 frame first or last of each, missed 0
-0.43 -0.48 frame first or last of each, missed 2
0.05 0.13 frame first or last row
-0.39 -0.35 frame first or last row, missed 0
0.3 0.48 frame first or last row, missed 1
0.23 -0.04 frame first or last row, missed 2
-0.04 0.05 frame first or last row, missed 3
-0.11 -0.24 frame first or last row, missed 4
0.53 0.32 frame first or last row, missed 5
-0.51 -0.54 frame first or last row, missed 6
0.36 0.38 frame greatest change
0.36 0.38 frame greatest change, missed 0
-0.15 -0.16 frame groups that are named
-0.15 -0.14 frame groups that are named, missed 0
0 -0.34 frame groups that are named, missed 3
-0.01 0.19 frame groups that have
0.04 0.47 frame groups that have, missed 0
-0.31 -0.36 frame groups that have, missed 1
-0.43 -0.52 frame how long
-0.34 -0.4 frame how long, missed 1
-0.24 -0.29 frame how long, missed 2
-0.22 0 frame how long, missed 4
-0.03 -0.15 frame list
0.33 0.25 frame list, missed 0
0.02 0.01 frame list, missed 1
0.07 0.1 frame list, missed 2
-0.27 -0.36 frame list, missed 3
-0.42 -0.82 frame list, missed 4
-0.24 -0.46 frame list, missed 5
-0.22 -0.23 frame list, missed 6
-0.03 -0.19 frame loose figures, missed 0
0 0.27 frame loose figures, missed 1
0.23 0.03 frame loose figures, missed 2
0.19 -0.08 frame loose figures, missed 3
-0.27 0.05 frame loose figures, missed 4
-0.73 -0.68 frame loose figures, missed 5
-0.88 -0.75 frame loose figures, missed 6
0.13 0.29 frame next or previous row
0.04 0.27 frame next or previous row, missed 0
0.38 0.39 frame next or previous row, missed 1
-0.16 -0.15 frame next or previous row, missed 2
-0.89 -0.86 frame next or previous row, missed 3
0.1 0.38 frame next or previous row, missed 4
-0.34 -0.4 frame next or previous row, missed 5
0.27 0.33 frame next or previous row, missed 6
-0.13 -0.25 frame rows before or after another
-0.11 -0.02 frame rows before or after another, missed 0
-0.07 -0.47 frame rows before or after another, missed 1
-0.47 -0.52 frame rows before or after another, missed 2
0.36 0.38 frame rows before or after another, missed 4
0.1 0.07 frame share
0.71 1.02 frame share, missed 0
-0.89 -0.95 frame share, missed 1
0.36 0.4 frame the same as another row
0.05 -0.05 frame the same as another row, missed 0
0.45 0.54 frame the same as another row, missed 1
0.25 0.13 frame the same as another row, missed 2
-0.43 -0.48 frame the same as another row, missed 3
0.47 0.45 frame the same as another row, missed 5
-0.39 -0.4 frame the same as another row, missed 6
-0.07 -0.07 frame top groups
0.15 0.27 frame top groups, missed 0
-0.1 -0.09 frame top groups, missed 1
-0.5 -0.68 frame top groups, missed 2
-0.9 -0.93 frame top groups, missed 3
0.05 -0.04 frame top groups, missed 4
0.35 0.28 frame top groups, missed 5
-0.44 -0.41 frame top groups, missed 6
0.01 -0.06 frame top rows
0.21 0.17 frame top rows, missed 0
-0.14 -0.07 frame top rows, missed 1
-0.13 -0.08 frame top rows, missed 2
-0.47 -0.51 frame top rows, missed 3
0.05 0.45 frame top rows, missed 4
0.21 -0.37 frame top rows, missed 5
-0.57 -0.43 frame top rows, missed 6
0.16 0.25 frame which of these
-0.19 0.06 frame which of these, missed 0
0.04 -0.01 frame which of these, missed 1
0.03 0.13 frame which of these, missed 2
0.54 0.39 frame which of these, missed 3
0.02 0.13 frame which of these, missed 4
-0.64 0 frame which of these, missed 5
-0.08 -0.64 frame which of these, missed 6
0.06 0.12 frame yes or no
0.25 0.02 frame yes or no, missed 0
-0.21 -0.24 frame yes or no, missed 1
-0.1 0.32 frame yes or no, missed 2
-0.25 -0.21 frame yes or no, missed 3
-0.4 -0.45 frame yes or no, missed 5
0.41 0.43 frame yes or no, missed 6
-0.09 0 gives 1 for against another row
0.3 0 gives 1 for an average one
-0.43 0 gives 1 for columns that are named
-0.18 0 gives 1 for comparison
-0.18 0 gives 1 for difference
0.1 0 gives 1 for extreme value
-0.23 0 gives 1 for figure of the top rows
0.02 0 gives 1 for figures
0.07 0 gives 1 for first or last row
0.36 0 gives 1 for greatest change
-0.57 0 gives 1 for groups that are named
0.45 0 gives 1 for groups that have
-0.43 0 gives 1 for how long
0.57 0 gives 1 for list
0.15 0 gives 1 for loose figures
0.13 0 gives 1 for next or previous row
-0.02 0 gives 1 for rows before or after another
-0.25 0 gives 1 for share
0.41 0 gives 1 for the same as another row
0.06 0 gives 1 for top groups
-0.05 0 gives 1 for top rows
0.16 0 gives 1 for which of these
0.06 0 gives 1 for yes or no
0.37 0 gives 11-30 for columns that are named
-0.56 0 gives 11-30 for comparison
0.68 0 gives 11-30 for figures
-0.66 0 gives 11-30 for groups that are named
0.92 0 gives 11-30 for groups that have
-0.4 0 gives 11-30 for list
-0.54 0 gives 11-30 for loose figures
0.3 0 gives 11-30 for share
0.58 0 gives 11-30 for top groups
-0.11 0 gives 2 for comparison
-0.41 0 gives 2 for first or last row
0.47 0 gives 2 for groups that are named
-0.39 0 gives 2 for groups that have
-0.33 0 gives 2 for list
-0.35 0 gives 2 for loose figures
0.72 0 gives 2 for share
0.31 0 gives 2 for the same as another row
-0.5 0 gives 2 for top groups
-0.36 0 gives 2 for top rows
-0.14 0 gives 3 for figures
0.31 0 gives 3 for groups that have
-0.55 0 gives 3 for list
0.37 0 gives 3 for share
-0.39 0 gives 3 for the same as another row
0.66 0 gives 3 for top groups
0.35 0 gives 3 for top rows
0.08 0 gives 4-5 for figures
0.52 0 gives 4-5 for groups that have
0.12 0 gives 4-5 for list
-0.52 0 gives 4-5 for loose figures
-0.3 0 gives 4-5 for rows before or after another
-0.23 0 gives 4-5 for share
-0.29 0 gives 4-5 for top groups
0.04 0 gives 4-5 for top rows
0.39 0 gives 6-10 for columns that are named
0.94 0 gives 6-10 for comparison
0.22 0 gives 6-10 for figures
-0.31 0 gives 6-10 for groups that have
-0.97 0 gives 6-10 for list
0.33 0 gives 6-10 for share
0.09 0 gives 6-10 for top groups
0.1 0 gives answers 1
0.05 0 gives answers 11-30
-0.04 0 gives answers 2
-0.32 0 gives answers 3
-0.29 0 gives answers 4-5
-0.1 0 gives answers 6-10
0.15 0 gives answers many
-0.18 0 gives date
-0.72 0 gives date after average
-0.78 0 gives date after how
0.34 0 gives date after in
-0.43 0 gives date after number
0.68 0 gives date after on
0.24 0 gives date after other
0.65 0 gives date after total
0.14 0 gives date after what
-0.18 0 gives date after when
0.1 0 gives date after which
0.92 0 gives date after year
-0.43 0 gives date to count
0.43 0 gives date to list
-0.37 0 gives date to long
-0.32 0 gives date to nothing
0.13 0 gives date to what
-0.18 0 gives date to when
0.57 0 gives date to which
-0.2 0 gives figure
0.39 0 gives figure after did
-0.14 0 gives figure after how
-0.53 0 gives figure after in
0.35 0 gives figure after mean
0.54 0 gives figure after other
-0.35 0 gives figure after top
-0.17 0 gives figure after what
-0.32 0 gives figure after when
-0.21 0 gives figure after which
-0.58 0 gives figure to long
-0.16 0 gives figure to nothing
0.11 0 gives figure to what
-0.46 0 gives figure to when
-0.05 0 gives figure to which
0.32 0 gives figure to who
0.39 0 gives figure to yesno
-0.08 0 gives fraction
-0.44 0 gives fraction after average
-0.42 0 gives fraction after before
0.05 0 gives fraction after how
0.72 0 gives fraction after is
0.04 0 gives fraction after mean
0.42 0 gives fraction after median
0.57 0 gives fraction after other
0.08 0 gives fraction after percentage
-0.15 0 gives fraction after share
0.63 0 gives fraction after sum
0.53 0 gives fraction after total
0.48 0 gives fraction after what
0.18 0 gives fraction after which
-0.15 0 gives fraction to amount
0.02 0 gives fraction to nothing
0.16 0 gives fraction to what
0.42 0 gives fraction to where
0.18 0 gives fraction to which
0.72 0 gives fraction to yesno
0.66 0 gives many for columns that are named
0.28 0 gives many for figures
0.12 0 gives many for first or last of each
-0.07 0 gives many for list
0.51 0 gives negative
-0.66 0 gives nothing
0.37 0 gives nothing after are
-0.13 0 gives nothing after at
0.49 0 gives nothing after average
0.38 0 gives nothing after did
0.29 0 gives nothing after does
-0.59 0 gives nothing after how
-0.17 0 gives nothing after in
0.39 0 gives nothing after is
-0.36 0 gives nothing after name
-0.29 0 gives nothing after other
-0.61 0 gives nothing after what
-0.4 0 gives nothing after which
-0.38 0 gives nothing after who
-0.13 0 gives nothing to long
-0.26 0 gives nothing to nothing
-0.65 0 gives nothing to what
-0.44 0 gives nothing to which
-0.42 0 gives nothing to who
0.53 0 gives nothing to yesno
0.12 0 gives one asked, one given
0.14 0 gives rows 1
-0.34 0 gives rows 11-30
-0.3 0 gives rows 2
0.07 0 gives rows 3
-0.35 0 gives rows 4-5
0.24 0 gives rows many
-0.12 0 gives several asked, one given
-0.62 0 gives several asked, several given
-0.46 0 gives text after after
-0.45 0 gives text after are
-0.36 0 gives text after at
-0.19 0 gives text after average
-0.47 0 gives text after before
0.78 0 gives text after best
0.59 0 gives text after bottom
-0.28 0 gives text after count
-0.18 0 gives text after did
0.39 0 gives text after does
-0.71 0 gives text after during
0.47 0 gives text after each
0.13 0 gives text after for
-0.27 0 gives text after has
-0.71 0 gives text after how
-0.12 0 gives text after in
-0.37 0 gives text after is
-0.39 0 gives text after last
-0.16 0 gives text after list
1.02 0 gives text after mean
0.8 0 gives text after median
-0.14 0 gives text after name
-0.47 0 gives text after not
-0.13 0 gives text after number
0.96 0 gives text after of
-0.32 0 gives text after on
0.34 0 gives text after only
-0.16 0 gives text after other
0.13 0 gives text after share
0.5 0 gives text after shortest
0.78 0 gives text after show
-0.48 0 gives text after since
0.81 0 gives text after sum
-0.45 0 gives text after to
0.72 0 gives text after top
0.37 0 gives text after total
0.34 0 gives text after was
0.06 0 gives text after what
-0.29 0 gives text after when
0.2 0 gives text after where
0.27 0 gives text after which
0.34 0 gives text after who
0.4 0 gives text after whose
0.43 0 gives text after worst
-0.5 0 gives text to amount
-0.12 0 gives text to list
-1.05 0 gives text to long
0.14 0 gives text to nothing
0.07 0 gives text to what
-0.33 0 gives text to when
0.15 0 gives text to where
0.15 0 gives text to which
0.14 0 gives text to who
-0.3 0 gives the question again
-0.03 0 gives whole
0.3 0 gives whole after after
-0.29 0 gives whole after all
0.52 0 gives whole after are
0.27 0 gives whole after at
-0.17 0 gives whole after average
-0.54 0 gives whole after before
-0.12 0 gives whole after besides
-0.19 0 gives whole after by
-0.37 0 gives whole after count
-0.4 0 gives whole after did
0.45 0 gives whole after first
-0.02 0 gives whole after for
0.55 0 gives whole after give
0.39 0 gives whole after how
0.24 0 gives whole after in
0.36 0 gives whole after largest
0.37 0 gives whole after list
0.54 0 gives whole after lowest
-0.11 0 gives whole after mean
1 0 gives whole after median
-0.51 0 gives whole after name
0.29 0 gives whole after number
0.61 0 gives whole after of
0.14 0 gives whole after on
-0.07 0 gives whole after other
-0.11 0 gives whole after percentage
0.54 0 gives whole after previous
-0.4 0 gives whole after since
-0.34 0 gives whole after sum
-0.34 0 gives whole after to
-0.4 0 gives whole after top
-0.36 0 gives whole after total
-0.32 0 gives whole after were
0.03 0 gives whole after what
-0.33 0 gives whole after when
-0.41 0 gives whole after where
-0.77 0 gives whole after which
-0.46 0 gives whole after who
0.27 0 gives whole to amount
0.14 0 gives whole to count
0.32 0 gives whole to list
-0.42 0 gives whole to long
-0.03 0 gives whole to nothing
0.15 0 gives whole to what
0.11 0 gives whole to when
0.09 0 gives whole to where
-0.62 0 gives whole to which
-0.06 0 gives whole to who
0.15 0 gives whole to yesno
0.33 0 gives year
-0.41 0 gives year after are
1.07 0 gives year after average
0.4 0 gives year after did
0.31 0 gives year after how
0.23 0 gives year after in
0.32 0 gives year after mean
0.36 0 gives year after median
0.16 0 gives year after number
-0.31 0 gives year after of
-0.6 0 gives year after other
0.48 0 gives year after show
0.66 0 gives year after total
0.19 0 gives year after what
0.61 0 gives year after when
-0.71 0 gives year after which
-0.29 0 gives year after who
0.39 0 gives year after why
0.39 0 gives year after year
0.48 0 gives year to list
0.25 0 gives year to nothing
0.03 0 gives year to what
0.61 0 gives year to when
-0.48 0 gives year to which
-0.29 0 gives year to who
0.29 0 gives year to yesno
0.14 0 gives yes or no
-0.39 0 gives yes or no after are
-0.36 0 gives yes or no after did
-0.09 0 gives yes or no after does
-0.34 0 gives yes or no after has
0.2 0 gives yes or no after is
0.81 0 gives yes or no after other
0.29 0 gives yes or no after was
0.46 0 gives yes or no after were
0.81 0 gives yes or no to nothing
0.13 0 gives yes or no to yesno
-0.41 0 gives zero
0.4 0.4 has > against another row
0.4 0.4 has > against another row: list said
0.46 0.5 has > comparison
0.46 0.5 has > comparison: guess value
-0.33 -0.35 has > difference
-0.33 -0.35 has > difference: of ends guess
-0.09 -0.09 has > extreme value
0 -0.09 has > extreme value: max guess
-0.09 0 has > extreme value: max said
-0.13 -0.14 has > figures
-0.13 -0.03 has > figures: fn:count one figure
0 -0.37 has > figures: fn:min one figure
-0.41 -0.43 has > first or last row
-0.41 -0.43 has > first or last row: position first
0.37 0 has > groups that have
0.37 0 has > groups that have: list guess
-0.24 -0.29 has > how long
-0.24 -0.29 has > how long: between rows 
0.24 0.28 has > list
0.67 0.64 has > list: named things 
0.46 0.69 has > list: where 
-0.24 -0.34 has > list: where distinct
0.18 -0.17 has > loose figures: count 
-0.25 0 has > loose figures: look up 
0 0.32 has > loose figures: sum 
-0.44 0 has > next or previous row
-0.44 0 has > next or previous row: said way position
0.65 0.72 has > the same as another row
0.28 0.29 has > the same as another row: list guess
0.64 0.63 has > the same as another row: list said
0.03 -0.08 has > top groups
0.41 0.43 has > top groups: own measure asc
-0.8 -0.66 has > top groups: own measure desc
0.1 -0.03 has > top groups: rows desc
0.03 0.15 has > top groups: said measure desc
0.15 0.11 has > top groups: sum of field asc
0.3 0.08 has > top groups: sum of field desc
-0.09 0.16 has > top rows
0.08 0.19 has > top rows: order:said asc
0.63 0.77 has > top rows: order:said desc
-0.53 -0.34 has > top rows: order:said whole
0.15 0.2 has > which of these
0.06 0.09 has > which of these: figure 
-0.27 -0.27 has > which of these: position first
-0.28 -0.13 has > which of these: position last
0.72 0.68 has > which of these: said desc
-0.34 -0.37 has > yes or no
-0.34 -0.37 has > yes or no: exists 
-0.43 -0.42 has against 1
-0.03 0.12 has ask 1
-0.07 -0.13 has ask 2
-0.43 -0.6 has ask 3
-0.24 -0.37 has at > loose figures
-0.24 -0.37 has at > loose figures: count 
0.29 0.27 has come > figures
0.29 0.27 has come > figures: fn:count one figure
0.13 0 has condition 1
-0.2 -0.4 has condition 2
-0.79 -0.6 has condition 3
0.03 0.09 has dimension 1
-0.29 -0.28 has entity 1
0.75 0.38 has entity 2
-0.41 -0.45 has entity 3
0.03 0.02 has field 1
-0.22 -0.2 has field 2
-0.09 -0.04 has field 3
-0.64 -0.62 has floating 1
0.87 0.81 has floating 2
0.4 0.41 has had > figures
0.4 0.41 has had > figures: fn:count one figure
-0.1 0.04 has having 1
0.4 0.4 has less > against another row
0.4 0.4 has less > against another row: list said
0.08 0.12 has measure 1
-0.09 -0.2 has measure 2
0.19 -0.05 has measure 3
-0.42 -0.48 has more > which of these
-0.25 -0.29 has more > which of these: figure 
-0.34 -0.36 has more > which of these: position last
0.27 0.26 has no > list
0.27 0.26 has no > list: where 
0.38 0.37 has only > list
0.11 0.19 has only > list: named things 
0.31 0.28 has only > list: where 
0.22 0.28 has operator 1
-0.4 -0.21 has operator 2
0.49 0.15 has order 1
0.29 0.22 has over 1
0.92 0.96 has over 2
-0.4 -0.18 has sides 1
-0.82 -0.82 has step 1
-0.58 -0.67 has step 2
-0.23 -0.09 has superlative 1
-0.48 -0.55 has superlative 2
0 -0.37 has under > figures
0 -0.37 has under > figures: fn:min one figure
0.32 0 has under > list
0.32 0 has under > list: named things 
0.23 0.15 has value 1
0.18 0.06 has value 2
-0.11 -0.02 has value 3
-0.08 -0.21 has won > figures
-0.08 -0.21 has won > figures: fn:count one figure
0.4 0.49 has won > list
0.4 0.49 has won > list: named things 
0.41 0.34 has won > top groups
0.41 0.34 has won > top groups: rows desc
0.33 0.3 has won > which of these
0.33 0.3 has won > which of these: figure 
0.05 0.42 ignores dimension
0.35 -0.11 ignores entity
-0.27 -0.22 ignores field
-0.37 -0.45 ignores having
-0.07 0.05 ignores measure
-0.62 -1.07 ignores operator
-0.41 -0.46 ignores order
0.25 0.45 ignores over
-0.26 0.04 ignores superlative
-0.06 -0.36 list > amount
-0.23 -0.25 list > figure of the top rows
-0.23 -0.25 list > figure of the top rows: avg 
0.47 0.61 list > figures
0.16 -0.02 list > figures: fn:count one figure
0 0.46 list > figures: fn:distinct? one figure
-0.03 0.1 list > first or last row
-0.42 -0.36 list > first or last row: position first
0.93 1.02 list > first or last row: position last
0.29 0.23 list > groups that have
0.29 0.23 list > groups that have: list said
0.36 -0.02 list > list
0.42 0.56 list > list: named things 
0.34 0.29 list > list: where 
-0.16 0 list > list: where distinct
0.34 0.39 list > loose figures
0.34 0.39 list > loose figures: count 
0.44 0.46 list > next or previous row
0.44 0.46 list > next or previous row: said way position
0.78 0.36 list > none
-0.19 -0.17 list > place
-0.07 -0.14 list > text
-0.02 -0.16 list > time
-0.2 -0.72 list > top groups
-0.21 0 list > top groups: rows asc
0.21 0.41 list > top groups: rows desc
-0.35 -0.38 list > top groups: sum of field asc
-0.3 -0.34 list > top rows
-0.3 -0.34 list > top rows: order:said whole
-0.25 -0.24 list > which of these
-0.25 0 list > which of these: position first
0 -0.24 list > which of these: position last
-0.05 -0.33 list of what has a name > list
0.6 0.42 list of what has a name > top rows
0.48 0.48 list of what has no name > first or last row
0.78 0.91 list of what has no name > list
-0.66 0 list of what has no name > top rows
-0.15 0.12 list of what is unique
-0.18 0.36 list of what repeats
-0.05 -0.07 loose 0
-0.05 0.04 loose 1
-0.38 -0.15 loose 2
0.21 0.07 loose 3
-0.5 -0.59 loose 4
0.21 0.14 loose figures > amount
-0.36 -0.2 loose figures > none
-0.49 -0.51 loose figures > time
-0.08 -0.19 loose figures conditions 0
0 0.11 loose figures conditions 1
0.21 0 loose figures conditions 2
-0.59 -0.6 loose figures ignores dimension
-0.18 -0.7 loose figures ignores field
0.31 0.29 loose figures ignores measure
-0.34 -0.25 loose figures ignores operator
-0.41 -0.34 loose figures ignores over
-0.09 0 loose figures ignores superlative
0.32 0.17 loose figures of what is unique
0.02 -0.04 loose figures of what repeats
-0.29 -0.25 loose figures with compare
-0.59 -0.6 loose figures with dimension
-0.09 0.02 loose figures with elapsed
-0.42 -0.32 loose figures with field
0.47 0.36 loose figures with measure
0.05 0.03 loose figures with only
-0.5 -0.51 loose figures with or
-0.46 -0.35 loose figures with share
-0.58 -0.54 loose figures with step
-0.09 0 loose figures with superlative
-0.18 -0.3 loose figures, target is told in the question
-0.03 -0.07 loose figures: avg
-0.09 0.16 loose figures: columns named
-0.36 -0.2 loose figures: count
-0.66 -0.44 loose figures: guess
0.27 -0.36 loose figures: look up
0.03 0.25 loose figures: sum
0.12 -0.02 measures 0
-0.11 0 measures 1
-0.24 -0.29 measures 2
0.46 0.37 measures 3
0.82 0.69 measures 4
0.3 0.18 measures of another thing > an average one
0.28 0.38 measures of another thing > columns that are named
-0.47 -0.53 measures of another thing > figures
0.86 0.52 measures of another thing > groups that have
0.52 0.2 measures of another thing > top groups
0.08 0.05 measures of the thing said > columns that are named
-0.66 -0.76 measures of the thing said > comparison
0.56 -0.46 measures of the thing said > difference
0.54 0.64 measures of the thing said > extreme value
-0.02 -0.24 measures of the thing said > figures
0.12 -0.08 measures of the thing said > first or last of each
0.36 0.38 measures of the thing said > greatest change
0.42 0.71 measures of the thing said > list
0.73 0.56 measures of the thing said > share
0.36 0.78 measures of the thing said > top groups
0.25 0.31 missed 0
-0.16 -0.15 missed 1
-0.16 -0.15 missed 2
-0.08 -0.16 missed 3
-0.12 -0.12 missed 4
-0.05 -0.1 missed 5
-0.18 -0.27 missed 6
0.31 0.55 missed plain 0
0.02 0.09 missed plain 1
-0.17 -0.32 missed plain 11-30
-0.08 0.01 missed plain 2
0.18 0.02 missed plain 3
-0.34 -0.37 missed plain 4-5
-0.07 -0.07 missed plain 6-10
0.12 0.1 missed share 0
0.05 0.13 missed share 1
-0.21 -0.11 missed share 2
-0.28 -0.18 missed share 3
-0.62 -0.69 missed share 4
0.08 0.16 nothing > against another row
-0.25 -0.33 nothing > amount
0 0.57 nothing > average of each
0.1 0.08 nothing > columns that are named
0.16 0.16 nothing > comparison
-0.52 -0.65 nothing > difference
-0.05 0 nothing > extreme value
-0.11 -0.05 nothing > figures
0.45 0.58 nothing > first or last of each
-0.38 -0.3 nothing > first or last row
0.36 0.38 nothing > greatest change
-0.15 -0.16 nothing > groups that are named
0.89 0.06 nothing > groups that have
-0.33 -0.4 nothing > how long
0.27 0.07 nothing > list
0.17 0.01 nothing > loose figures
0.32 0.41 nothing > name
-0.28 -0.03 nothing > next or previous row
-0.01 -0.04 nothing > none
-0.16 -0.02 nothing > place
-0.02 -0.01 nothing > rows before or after another
0.09 0.11 nothing > share
0.06 -0.1 nothing > text
0.15 -0.24 nothing > the same as another row
0.17 0.25 nothing > time
0.11 0.15 nothing > top groups
-0.03 -0.24 nothing > top rows
-0.24 -0.09 nothing > which of these
0.3 0.18 of several > an average one
0 0.57 of several > average of each
0.19 0.21 of several > columns that are named
-0.47 -0.4 of several > comparison
0.56 -0.46 of several > difference
0.98 1 of several > extreme value
0.19 0.24 of several > figures
0.12 -0.08 of several > first or last of each
0.48 0.48 of several > first or last row
0.36 0.38 of several > greatest change
-0.28 -0.3 of several > groups that are named
-0.14 0.75 of several > groups that have
0.34 0.22 of several > list
1.06 0.81 of several > share
0.33 0.02 of several > top groups
-0.14 0.42 of several > top rows
0.32 0.35 of what > figures
0.32 0.35 of what > figures: fn:sum one figure
0.4 0.44 of what > list
0.4 0.44 of what > list: where distinct
-0.19 -0.19 of what > loose figures
-0.19 -0.19 of what > loose figures: count 
-0.34 -0.59 of what has no key
-0.3 0 one, 
-0.3 0 one, frame 
0.07 -0.04 one, frame against another row
-0.53 -0.34 one, frame columns that are named
0.22 0.05 one, frame comparison
0.03 -0.14 one, frame difference
-0.09 -0.07 one, frame extreme value
-0.39 -0.25 one, frame figure of the top rows
-0.2 -0.06 one, frame figures
-0.16 0 one, frame first or last of each
0.1 0.09 one, frame first or last row
0.36 0.26 one, frame groups that are named
0.29 -0.27 one, frame groups that have
-0.67 -0.52 one, frame how long
-0.3 -0.24 one, frame list
-0.04 0 one, frame loose figures
0.17 0.29 one, frame next or previous row
-0.01 -0.25 one, frame rows before or after another
-0.14 -0.09 one, frame share
0.22 0.4 one, frame the same as another row
-0.11 -0.13 one, frame top groups
0.06 -0.14 one, frame top rows
-0.22 0.25 one, frame which of these
-0.42 0.12 one, frame yes or no
-0.17 0.14 one, missed 0
0.04 0.03 one, missed 1
-0.03 -0.07 one, missed 2
-0.02 -0.16 one, missed 3
-0.18 -0.12 one, missed 4
-0.06 -0.1 one, missed 5
0.03 -0.27 one, missed 6
-1.28 -0.89 one, share 0
-0.3 0 one, share 0, 
-0.52 -0.54 one, share 0, missed 0
-0.41 -0.3 one, share 0, missed 1
-0.49 -0.47 one, share 0, missed 2
-0.18 -0.25 one, share 0, missed 3
-0.49 -0.24 one, share 0, missed 4
-0.4 -0.31 one, share 0, missed 5
-0.38 -0.17 one, share 0, missed 6
-0.39 -0.1 one, share 1
-0.56 -0.29 one, share 1, missed 0
-0.78 0.11 one, share 1, missed 1
-0.07 -0.28 one, share 1, missed 2
0.14 0.32 one, share 1, missed 3
0.29 -0.15 one, share 1, missed 4
-0.03 -0.9 one, share 1, missed 5
-0.55 -0.73 one, share 1, missed 6
0.32 0.12 one, share 10
0.73 0.68 one, share 10, missed 0
0.29 0.02 one, share 10, missed 1
-0.17 -0.37 one, share 10, missed 2
-0.19 -0.23 one, share 10, missed 3
-0.25 -0.19 one, share 10, missed 4
-0.1 -0.48 one, share 10, missed 5
0.45 -0.16 one, share 10, missed 6
0.16 0.34 one, share 11
1.07 1.81 one, share 11, missed 0
0.05 -0.21 one, share 11, missed 1
-0.24 -0.62 one, share 11, missed 2
-0.09 0.08 one, share 11, missed 3
-0.36 0 one, share 11, missed 4
-0.01 0 one, share 11, missed 5
-0.84 -0.45 one, share 11, missed 6
-0.35 -0.26 one, share 2
-0.51 -0.3 one, share 2, missed 0
-0.16 -0.05 one, share 2, missed 1
-0.21 0.19 one, share 2, missed 2
-0.15 -0.65 one, share 2, missed 3
-0.12 -0.01 one, share 2, missed 4
0.02 0.31 one, share 2, missed 5
-0.2 -1.06 one, share 2, missed 6
-0.23 0.09 one, share 3
-0.01 -0.38 one, share 3, missed 0
-0.01 0.38 one, share 3, missed 1
-0.24 -0.26 one, share 3, missed 2
-0.06 0.14 one, share 3, missed 3
0.01 -0.45 one, share 3, missed 4
-0.42 -0.19 one, share 3, missed 5
-1.03 -0.13 one, share 3, missed 6
-0.27 -0.08 one, share 4
-0.08 0.14 one, share 4, missed 0
-0.21 -0.31 one, share 4, missed 1
-0.08 0.05 one, share 4, missed 2
-0.26 -0.26 one, share 4, missed 3
-0.19 0.19 one, share 4, missed 4
0.05 0.28 one, share 4, missed 5
0.13 -0.24 one, share 4, missed 6
-0.08 -0.05 one, share 5
-0.14 -0.42 one, share 5, missed 0
0.28 0.14 one, share 5, missed 1
-0.12 0.39 one, share 5, missed 2
-0.27 0.2 one, share 5, missed 3
-0.49 -0.01 one, share 5, missed 4
-0.15 -0.02 one, share 5, missed 5
0.03 -0.73 one, share 5, missed 6
0.06 0.07 one, share 6
-0.33 0.49 one, share 6, missed 0
0.36 0 one, share 6, missed 1
0.3 -0.15 one, share 6, missed 2
-0.4 -0.15 one, share 6, missed 3
-0.62 -0.17 one, share 6, missed 4
0.23 -0.15 one, share 6, missed 5
0.21 0.07 one, share 6, missed 6
0.21 0.11 one, share 7
0.2 0.02 one, share 7, missed 0
-0.04 0.33 one, share 7, missed 1
0.1 0.11 one, share 7, missed 2
0.12 -0.37 one, share 7, missed 3
-0.32 -0.96 one, share 7, missed 4
-0.65 -0.28 one, share 7, missed 5
0.16 0.44 one, share 7, missed 6
0.05 0.17 one, share 8
0.04 0.03 one, share 8, missed 0
0.06 -0.22 one, share 8, missed 1
0.16 0.67 one, share 8, missed 2
0 -0.28 one, share 8, missed 3
-0.01 0.55 one, share 8, missed 4
0.42 0.03 one, share 8, missed 5
0.07 0.18 one, share 8, missed 6
0.17 0.06 one, share 9
0.4 0.41 one, share 9, missed 0
0.18 0 one, share 9, missed 1
-0.22 -0.49 one, share 9, missed 2
0.11 0.23 one, share 9, missed 3
0.39 0.38 one, share 9, missed 4
-0.46 0.11 one, share 9, missed 5
-0.15 -0.4 one, share 9, missed 6
0.36 0.21 rolled up
0.31 0.48 rolled up > figures
0.33 0.15 rolled up > groups that have
0.64 0.56 rows of the thing said
0.3 0.18 several, frame an average one
0 0.57 several, frame average of each
0.19 0.21 several, frame columns that are named
-0.47 -0.4 several, frame comparison
0.56 -0.46 several, frame difference
0.98 1 several, frame extreme value
0.19 0.24 several, frame figures
0.12 -0.08 several, frame first or last of each
0.48 0.48 several, frame first or last row
0.36 0.38 several, frame greatest change
-0.28 -0.3 several, frame groups that are named
-0.14 0.75 several, frame groups that have
0.34 0.22 several, frame list
1.06 0.81 several, frame share
0.33 0.02 several, frame top groups
-0.14 0.42 several, frame top rows
0.53 0.63 several, missed 0
-0.51 -0.47 several, missed 1
-0.7 -0.68 several, missed 2
0.25 0.31 several, share 1
0.25 0.31 several, share 1, missed 0
0.29 0.94 several, share 10
0.17 0.94 several, share 10, missed 0
0.62 0 several, share 10, missed 1
0.4 0.06 several, share 11
1.01 0.56 several, share 11, missed 0
-0.77 -0.89 several, share 11, missed 1
-0.6 0.3 several, share 2
-0.57 0.15 several, share 2, missed 0
-0.23 0.77 several, share 2, missed 1
0 -0.37 several, share 2, missed 2
-0.48 -0.97 several, share 3
0 -0.34 several, share 3, missed 0
-0.59 -0.94 several, share 3, missed 1
-0.64 -0.34 several, share 3, missed 2
-0.39 -0.22 several, share 4
-0.53 -0.21 several, share 4, missed 0
0.24 -0.07 several, share 4, missed 1
0 -0.11 several, share 4, missed 2
0.15 0.37 several, share 5
0.42 0.34 several, share 5, missed 0
-0.71 0.12 several, share 5, missed 1
-0.43 0 several, share 5, missed 2
0.63 0.31 several, share 6
0.75 0.05 several, share 6, missed 0
-0.31 1 several, share 6, missed 1
0.23 0.02 several, share 7
-0.12 0.31 several, share 7, missed 0
1.13 -0.63 several, share 7, missed 1
0.68 0.2 several, share 8
1.93 0.29 several, share 8, missed 0
-0.6 0.11 several, share 8, missed 1
0.28 -0.48 several, share 8, missed 2
0.35 0.87 several, share 9
0.3 1.8 several, share 9, missed 0
0.28 0.07 several, share 9, missed 1
-0.92 -0.89 share 0
-0.21 -0.05 share 1
0.3 0.41 share 10
0.35 0.23 share 11
-0.38 -0.16 share 2
-0.23 -0.24 share 3
-0.22 -0.11 share 4
0.11 0.1 share 5
0.23 0.22 share 6
0.07 0.04 share 7
0.24 0.09 share 8
0.26 0.38 share 9
0.02 0.13 target at 0
-0.19 -0.24 target at 0 guessed
0.02 -0.05 target at 1
-0.11 -0.09 target at 1 guessed
0.07 0.08 target at 2
0.23 0.38 target at 2 guessed
0.32 0.25 target at 3
-0.46 -0.53 target at 3 guessed
0.12 0.01 target at 4
-0.64 -0.78 target at 4 guessed
-0.06 -0.03 target default
-0.08 -0.05 target guessed
-0.16 -0.18 target half said
-0.23 -0.28 target is told in the question
0 0.64 target of another thing
-0.02 0.04 target of the thing said
0.18 0.13 target said
1.14 0.41 through others
0.8 0.86 through others figures
0.77 0.22 through others list
0.35 0.23 through others share
0.47 0.4 told by its own name > figures
-0.46 -0.42 told by its own name > list
-0.09 0.01 unused all
-0.67 -0.72 unused also
0.15 0.35 unused amount
0.24 -0.06 unused and
0.55 0.58 unused any
0.23 0.15 unused are
0.04 -0.26 unused at
-1.15 -0.94 unused average
0.11 0.22 unused best
-0.1 -0.23 unused better
-0.09 -0.07 unused between
0.21 0.03 unused both
-0.09 -0.11 unused by
-0.02 -0.03 unused came
-0.16 -0.29 unused combined
0.75 0.8 unused come
-0.25 -0.45 unused consecutive
0.06 0.12 unused did
-0.85 -0.85 unused difference
-0.64 -0.6 unused different
-0.3 -0.28 unused distinct
-0.28 -0.58 unused do
-0.29 -0.31 unused does
-0.11 -0.38 unused during
-0.21 -0.68 unused each
-0.44 -0.89 unused earlier
-0.44 -0.33 unused either
-0.2 -0.29 unused ever
-0.38 -0.42 unused fewest
-0.23 -0.09 unused first
-0.39 -0.49 unused for
-0.26 -0.17 unused from
-0.55 -0.46 unused greater
-0.13 -0.23 unused had
0.16 0.23 unused has
-0.1 -0.07 unused have
-0.46 -0.53 unused higher
-0.42 -0.45 unused highest
-0.24 -0.65 unused how
-0.02 -0.03 unused in
0.06 0.08 unused is
0.06 0.19 unused larger
-0.45 -0.45 unused largest
-0.37 -0.32 unused later
-0.89 -1.05 unused least
-0.64 -0.64 unused less
0.59 0.71 unused listed
-0.46 -0.52 unused long
0.19 0.08 unused longer
-0.27 -0.34 unused longest
-0.53 -0.54 unused lower
-0.69 -0.84 unused many
-0.19 -0.35 unused more
-0.27 -0.83 unused most
0.1 -0.1 unused name
-0.49 -0.44 unused no
-1 -0.87 unused not
0.1 0.12 unused number
0.15 0.36 unused of
-0.27 -0.36 unused on
-0.47 -0.73 unused other
0.01 -0.19 unused over
-0.94 -1.12 unused per
-0.26 -0.22 unused percentage
0.43 0.43 unused ratio
-0.2 -0.03 unused same
-0.6 -0.56 unused share
-0.79 -0.93 unused since
0.36 0.39 unused smaller
-0.34 -0.32 unused sum
-0.64 -0.58 unused than
-0.83 -0.77 unused time
0.03 0.24 unused to
0.35 0.4 unused together
-0.24 0.03 unused top
-0.17 0.06 unused total
0.19 -0.01 unused under
-0.25 -0.29 unused up
0.03 -0.09 unused was
0.28 0.13 unused were
-0.22 -0.11 unused what
-0.47 -0.38 unused what is after and
-0.65 -0.75 unused what is after average
-0.54 -0.41 unused what is after by
-0.29 -0.45 unused what is after for
-0.97 -0.93 unused what is after from
0.07 0.17 unused what is after in
0.65 0.54 unused what is after many
-0.21 -0.29 unused what is after not
-0.09 -0.23 unused what is after of
-0.84 -1.02 unused what is after or
-0.58 -0.61 unused what is after per
-0.67 -0.83 unused what is after than
0.48 0.57 unused what is after total
-0.72 -0.87 unused what is after which
-0.19 -0.16 unused what is after with
-0.33 -0.3 unused when
-1 -1.01 unused which
-0.75 -0.81 unused who
0.39 0.41 unused why
-0.42 -0.27 unused win
-0.13 -0.22 unused with
-0.16 -0.17 unused won
-0.3 -0.09 unused year
-0.29 -0.67 unused years
0.27 0.21 value exact
-0.82 -0.45 value of 11-30
-0.18 -0.13 value of 2
0.05 -0.3 value of 3
-0.28 -0.26 value of 4-5
-0.25 -0.32 value of 6-10
0.02 -0.03 value of a category
-0.58 0 value of a name
-0.22 -0.15 value of a name, its name
-0.98 -1.2 value of a place
0.47 0.4 value of a place, its name
-0.41 -0.43 value of many
-0.41 -0.21 value part
0.2 -0.16 value synonym
-0.12 -0.62 value typo
-0.7 -0.76 weakest 1
-0.2 -0.29 weakest 2
-0.03 0.01 weakest 3
0.11 0.13 weakest 4
0.12 0.15 weakest 5
0.12 0.15 weakest of ten 10
-0.7 -0.76 weakest of ten 3
-0.46 -0.58 weakest of ten 4
0.11 0.12 weakest of ten 5
0.15 0.17 weakest of ten 6
-0.23 -0.14 weakest of ten 7
0.21 0.11 weakest of ten 8
0.01 0.09 weakest of ten 9
-0.18 -0.19 what > amount
0.3 0.18 what > an average one
0.3 0.18 what > an average one:  
0.63 0.76 what > columns that are named
0.63 0.76 what > columns that are named: columns named all
-0.76 -0.85 what > comparison
-0.36 -0.38 what > comparison: difference value
0 -0.38 what > comparison: guess condition
-0.2 -0.24 what > comparison: guess sides
-0.56 -0.41 what > comparison: guess value
0 -0.35 what > comparison: rows alone
0.01 -0.02 what > difference
0.31 0.36 what > difference: of counts 
-0.16 0 what > difference: of counts turned 
-0.55 -0.54 what > difference: of ends guess
0.17 0.13 what > difference: of ends said
0.39 0.36 what > difference: of fields 
-0.11 -0.07 what > difference: of two said
-0.26 0 what > difference: of two turned guess
0.03 0.01 what > extreme value
-0.3 -0.59 what > extreme value: max guess
-0.13 -0.18 what > extreme value: max said
0.32 0.38 what > extreme value: min said
-0.23 -0.25 what > figure of the top rows
-0.23 -0.25 what > figure of the top rows: avg 
-0.19 -0.23 what > figures
0.51 0.5 what > figures: fn:arithmetic grouped
0.75 0.78 what > figures: fn:avg grouped
-0.1 0.08 what > figures: fn:avg one figure
0.63 0.77 what > figures: fn:count fn:sum
0.4 0.49 what > figures: fn:count fn:units
0.1 -0.02 what > figures: fn:count one figure
-0.39 -0.37 what > figures: fn:distinct? fn:sum!
-0.4 -0.19 what > figures: fn:distinct? one figure
-0.46 0 what > figures: fn:last grouped
0 -0.43 what > figures: fn:last one figure
-0.59 -0.57 what > figures: fn:max one figure
1.26 1.18 what > figures: fn:median one figure
0.89 -0.09 what > figures: fn:min one figure
1.16 1.07 what > figures: fn:missing one figure
0.69 0.84 what > figures: fn:profit one figure
0.95 0.91 what > figures: fn:range one figure
-0.33 -0.41 what > figures: fn:ratio one figure
0.88 0.91 what > figures: fn:revenue one figure
1.11 0.96 what > figures: fn:skewness one figure
0.9 0.78 what > figures: fn:stddev one figure
-0.41 -0.33 what > figures: fn:sum fn:sum
-0.3 -0.28 what > figures: fn:sum fn:sum!
-0.27 -0.29 what > figures: fn:sum grouped
0.57 0.46 what > figures: fn:sum one figure
-0.24 -0.29 what > figures: fn:sum! fn:arithmetic
-0.33 -0.29 what > figures: fn:sum! fn:count
-0.22 -0.34 what > figures: fn:sum! grouped by what is beside
0.23 0.16 what > first or last row
0.29 0.12 what > first or last row: position first
0.01 0.09 what > first or last row: position last
-0.39 -0.43 what > first or last row: time first
0.15 0.41 what > list
0.25 0.36 what > list: many 
-0.24 0.04 what > list: named things 
0.07 0.33 what > list: where 
0.06 0.01 what > list: where distinct
-0.21 -0.21 what > loose figures
0.11 -0.15 what > loose figures: avg 
-1.05 -1.07 what > loose figures: count 
0.05 0.22 what > loose figures: look up 
-0.52 -0.44 what > loose figures: look up guess
0.19 0.23 what > loose figures: sum 
0.41 0.33 what > name
0.38 0.28 what > next or previous row
-0.19 -0.2 what > next or previous row: other way position
0.35 0.24 what > next or previous row: said way position
0.3 0.29 what > next or previous row: said way time
0.39 0.44 what > none
-0.31 -0.22 what > place
-0.3 -0.2 what > rows before or after another
-0.3 -0.2 what > rows before or after another: list 
0.19 0.15 what > share
0.01 0.09 what > share: filtered 
0.5 0.33 what > share: of groups 
-0.08 0.01 what > text
0.68 0.68 what > the same as another row
0.47 0.45 what > the same as another row: list guess
0.47 0.46 what > the same as another row: list said
0.17 -0.05 what > time
-0.14 -0.08 what > top groups
-0.09 -0.06 what > top groups: own measure asc
0.25 0.19 what > top groups: own measure desc
-0.68 -0.56 what > top groups: rows asc
-0.01 -0.03 what > top groups: rows desc
-0.04 -0.07 what > top groups: said measure desc
-0.55 -0.59 what > top groups: sum of field asc
0.44 0.59 what > top groups: sum of field desc
0.13 0.07 what > top rows
-0.5 -0.25 what > top rows: order:guess asc
-0.21 -0.28 what > top rows: order:guess desc
-0.28 0 what > top rows: order:hint whole
-0.02 0.1 what > top rows: order:said asc
0.59 0.46 what > top rows: order:said desc
0.31 0.03 what > top rows: order:said whole
-0.22 -0.19 what > which of these
0 -0.44 what > which of these: count desc
0.55 0.5 what > which of these: figure 
-0.64 -0.54 what > which of these: position first
0.03 0.12 what > which of these: position last
-0.2 0.01 when > amount
0.71 0.77 when > extreme value
0.71 0.77 when > extreme value: min said
0.2 0.24 when > figures
0.13 0.14 when > figures: fn:count one figure
0.34 0.3 when > figures: fn:sum one figure
-0.26 -0.19 when > figures: fn:sum! fn:sum!
-0.02 -0.09 when > first or last row
0.46 0.43 when > first or last row: position first
-0.41 -0.46 when > first or last row: position last
-0.5 -0.25 when > list
-0.17 0.04 when > list: many 
-0.6 -0.66 when > list: where 
-0.01 -0.18 when > name
-0.4 -0.42 when > next or previous row
-0.2 -0.25 when > next or previous row: said way position
-0.34 -0.35 when > next or previous row: said way time
-0.4 -0.35 when > none
-0.66 -0.76 when > text
0.59 0.84 when > time
-0.4 -0.38 when > top groups
-0.11 0 when > top groups: rows desc
-0.23 -0.24 which > against another row
-0.37 -0.36 which > against another row: list guess
0.4 0.4 which > against another row: list said
0.05 0.04 which > amount
-0.29 0 which > comparison
-0.29 0 which > comparison: guess value
0.33 0.36 which > difference
0.33 0.36 which > difference: of ends said
-0.26 -0.24 which > extreme value
-0.18 0 which > extreme value: max guess
-0.14 -0.24 which > extreme value: max said
-0.61 -0.9 which > figures
0.44 -0.29 which > figures: fn:count one figure
0 -0.29 which > figures: fn:distinct? one figure
-0.31 -0.31 which > figures: fn:max one figure
-0.82 -0.82 which > figures: fn:missing per column one figure
-0.29 -0.34 which > figures: fn:sum! fn:sum!
-0.47 -0.51 which > figures: fn:sum! grouped
-0.41 -0.25 which > first or last row
-0.04 -0.03 which > first or last row: position first
-0.58 -0.58 which > first or last row: position last
-0.44 0.28 which > first or last row: time first
0.36 0.38 which > greatest change
0.36 0.38 which > greatest change: to the next 
0.3 0.07 which > groups that have
-0.31 -0.04 which > groups that have: list guess
0.73 0.32 which > groups that have: list said
0.03 -0.02 which > list
-1.04 -0.79 which > list: many 
0.87 0.67 which > list: named things 
0.44 0.63 which > list: where 
0.21 -0.24 which > list: where distinct
-0.47 -0.76 which > loose figures
-0.18 -0.43 which > loose figures: avg 
-0.35 -0.41 which > loose figures: count 
-0.22 0 which > loose figures: look up 
-0.35 -0.42 which > loose figures: sum 
0.24 0.48 which > name
0.18 0.42 which > next or previous row
-0.38 0 which > next or previous row: other way position
0.43 0.42 which > next or previous row: said way position
0.33 0.16 which > none
0.33 0.33 which > place
-0.2 -0.33 which > rows before or after another
-0.2 -0.33 which > rows before or after another: count 
-0.38 -0.37 which > text
-0.19 0.06 which > the same as another row
-0.5 -0.41 which > the same as another row: count guess
-0.43 -0.44 which > the same as another row: count said
-0.15 -0.03 which > the same as another row: list guess
0.91 0.87 which > the same as another row: list said
-0.24 -0.41 which > time
0.13 0.16 which > top groups
0.41 0.43 which > top groups: own measure asc
-0.46 -0.55 which > top groups: own measure desc
-0.5 -0.29 which > top groups: rows asc
0.04 0.04 which > top groups: rows desc
0.67 0.81 which > top groups: said measure desc
0.3 0.29 which > top groups: sum of field asc
0.3 0.34 which > top groups: sum of field desc
0.05 -0.07 which > top rows
-0.52 -0.63 which > top rows: order:guess asc
0.18 -0.43 which > top rows: order:guess desc
0.38 0.39 which > top rows: order:hint asc
-0.41 -0.4 which > top rows: order:hint whole
1.03 1.2 which > top rows: order:said asc
-0.34 -0.17 which > top rows: order:said desc
-0.05 0.1 which > top rows: order:said whole
0.17 0.23 which > which of these
0.47 -0.02 which > which of these: count desc
0.32 0.33 which > which of these: figure 
-0.37 -0.29 which > which of these: position first
0.25 0 which > which of these: position last
-0.36 0 which > which of these: said asc
0.18 0.68 which > which of these: said desc
-0.28 -0.01 who > amount
-0.21 -0.41 who > comparison
-0.21 -0.41 who > comparison: guess value
-0.42 -0.37 who > difference
-0.42 -0.37 who > difference: of ends said
-0.33 -0.43 who > extreme value
-0.33 -0.43 who > extreme value: max said
-0.26 -0.42 who > figures
-0.26 -0.42 who > figures: fn:count one figure
0.35 0.29 who > first or last row
0.47 0.36 who > first or last row: position first
0 0.14 who > first or last row: position last
-0.25 -0.16 who > first or last row: time first
0.41 -0.48 who > first or last row: time last
-0.46 0.51 who > groups that have
0.37 0 who > groups that have: list guess
-0.69 0.51 who > groups that have: list said
0.02 0.18 who > list
0.24 0.13 who > list: many 
0.43 0.02 who > list: named things 
0.25 0.46 who > list: named things columns named
-0.13 0.32 who > list: where 
0.11 -0.78 who > list: where distinct
0.07 -0.19 who > loose figures
0 0.25 who > loose figures: avg 
-0.12 -0.44 who > loose figures: count 
0.17 -0.43 who > loose figures: look up 
-0.37 0 who > loose figures: sum 
-0.02 0.06 who > name
-0.01 0.08 who > next or previous row
-0.03 0.05 who > next or previous row: said way position
0.46 0.58 who > next or previous row: said way time
0.3 0.4 who > none
0.86 0.79 who > place
-0.14 0.26 who > text
0.17 0.23 who > the same as another row
-0.39 -0.4 who > the same as another row: list guess
0.4 0.43 who > the same as another row: list said
-0.35 -0.34 who > time
-0.62 -0.64 who > top groups
-0.39 -0.42 who > top groups: hinted desc
0.74 0.01 who > top groups: own measure desc
-0.34 -0.32 who > top groups: rows asc
-0.52 -0.09 who > top groups: rows desc
-0.75 -0.81 who > top groups: said measure desc
-0.11 0.06 who > top rows
0.5 0.39 who > top rows: order:hint whole
0.07 -0.01 who > top rows: order:said asc
-0.26 0.46 who > top rows: order:said desc
-0.17 -0.16 who > top rows: order:said whole
-0.28 -0.24 who > which of these
-0.28 0.14 who > which of these: figure 
-0.24 -0.31 who > which of these: position first
-0.43 -0.43 who > which of these: position last
0.34 -0.43 who > which of these: said desc
-0.38 -0.4 who > yes or no
-0.38 -0.4 who > yes or no: exists 
0.16 0.16 yesno > amount
0.46 0.58 yesno > figures
0.33 0.33 yesno > first or last row
0.03 -0.69 yesno > list
-0.5 -0.48 yesno > loose figures
-0.17 -0.34 yesno > name
0.11 0.17 yesno > none
-0.47 -0.51 yesno > place
0.54 0.5 yesno > text
-0.41 0 yesno > the same as another row
0.29 -0.36 yesno > time
0.36 0.28 yesno > which of these
0.06 0.12 yesno > yes or no
`

export const sure = `
-0.06 ^after > next or previous row
-0.03 ^after > next or previous row: said way position
0.21 ^are > figures
0.31 ^are > figures: fn:normal one figure
0.45 ^are > figures: fn:outliers one figure
0.48 ^average > comparison
0.48 ^average > comparison: rows alone
0.16 ^average > figures
0.03 ^average > figures: fn:avg grouped
0.1 ^average > figures: fn:avg one figure
0.17 ^average > groups that are named
0.1 ^average > groups that are named: listed 
0.19 ^count > figures
0.27 ^count > figures: fn:count grouped
-0.05 ^did > which of these
0.03 ^did > which of these: position last
0.07 ^did > yes or no
0.05 ^did > yes or no: against another 
-0.04 ^did > yes or no: exists 
0.11 ^does > which of these
-0.09 ^does > yes or no
-0.04 ^for > figures
-0.03 ^for > figures: fn:count one figure
0.08 ^how > against another row
0.09 ^how > against another row: count guess
0.01 ^how > comparison
0.13 ^how > comparison: guess value
0.2 ^how > difference
0.1 ^how > difference: of two said
-0.07 ^how > figures
-0.08 ^how > figures: fn:count fn:sum!
0.17 ^how > figures: fn:count grouped
-0.03 ^how > figures: fn:count one figure
-0.02 ^how > figures: fn:distinct? fn:sum!
-0.07 ^how > figures: fn:distinct? one figure
-0.01 ^how > figures: fn:sum? fn:sum!
-0.19 ^how > list
-0.07 ^how > list: where 
-0.18 ^how > list: where distinct
0.12 ^how > loose figures
0.05 ^how > loose figures: count 
0.27 ^how > loose figures: look up 
-0.05 ^how > loose figures: sum 
-0.05 ^how > rows before or after another
-0.05 ^how > rows before or after another: count 
-0.17 ^in > figures
-0.04 ^in > figures: fn:count one figure
0.09 ^in > list
0.04 ^in > list: where distinct
-0.07 ^in > top groups
0.17 ^is > figures
0.26 ^is > figures: fn:correlation one figure
0.46 ^is > figures: fn:skewed one figure
0.36 ^is > yes or no
0.47 ^list > list
0.35 ^list > list: where distinct
-0.25 ^mean > figures
0.32 ^mean > figures: fn:avg grouped
-0.27 ^mean > figures: fn:avg one figure
0.34 ^median > figures
0.31 ^median > figures: fn:median one figure
-0.05 ^name > list
-0.22 ^name > list: many 
-0.04 ^name > list: where 
0.2 ^number > figures
0.05 ^number > figures: fn:count grouped
-0.02 ^number > figures: fn:count one figure
-0.06 ^number > figures: fn:outliers one figure
-0.03 ^other > list
0.41 ^percentage > share
0.41 ^percentage > share: filtered 
0.32 ^share > share
0.15 ^share > share: of groups 
-0.21 ^sum > figures
-0.21 ^sum > figures: fn:sum grouped
0.35 ^top > top groups
0.35 ^top > top groups: own measure desc
0.03 ^top > top rows
-0.04 ^top > top rows: order:hint whole
-0.08 ^total > figures
0.81 ^total > figures: fn:sum grouped
-0.11 ^total > figures: fn:sum one figure
-0.32 ^total > loose figures
-0.31 ^total > loose figures: sum 
0.1 ^was > which of these
0.05 ^was > which of these: position first
-0.16 ^was > yes or no
-0.16 ^was > yes or no: exists 
-0.07 ^what > comparison
-0.02 ^what > difference
0.08 ^what > difference: of ends said
-0.05 ^what > difference: of two said
0.03 ^what > extreme value
0.15 ^what > extreme value: max said
-0.06 ^what > extreme value: min said
0.11 ^what > figures
0.07 ^what > figures: fn:avg one figure
0.02 ^what > figures: fn:count one figure
0.31 ^what > figures: fn:median one figure
0.07 ^what > figures: fn:min one figure
0.24 ^what > figures: fn:missing one figure
0.38 ^what > figures: fn:range one figure
0.4 ^what > figures: fn:stddev one figure
-0.1 ^what > figures: fn:sum one figure
0.11 ^what > first or last row
0.06 ^what > first or last row: position first
0.1 ^what > first or last row: position last
-0.04 ^what > list
0.04 ^what > list: many 
-0.11 ^what > list: named things 
-0.02 ^what > list: where 
0.04 ^what > list: where distinct
0.13 ^what > loose figures
-0.2 ^what > loose figures: count 
0.07 ^what > loose figures: look up 
0.23 ^what > loose figures: sum 
0.14 ^what > next or previous row
0.23 ^what > next or previous row: said way position
-0.07 ^what > share: filtered 
0.33 ^what > share: of groups 
-0.03 ^what > the same as another row
-0.04 ^what > top groups
-0.05 ^what > top groups: own measure desc
-0.09 ^what > top groups: rows asc
0.04 ^what > top groups: rows desc
0.04 ^what > top groups: sum of field desc
-0.07 ^what > top rows
-0.19 ^what > top rows: order:guess desc
-0.09 ^what > top rows: order:said asc
0.37 ^what > top rows: order:said desc
-0.07 ^what > top rows: order:said whole
0.13 ^when > first or last row
0.11 ^when > first or last row: position last
-0.35 ^where > list
-0.39 ^which > figures
-0.01 ^which > first or last row
0.01 ^which > first or last row: position first
-0.01 ^which > first or last row: position last
0.02 ^which > groups that have
-0.01 ^which > list
-0.18 ^which > list: many 
0.15 ^which > list: where 
-0.15 ^which > list: where distinct
-0.01 ^which > next or previous row
-0.07 ^which > next or previous row: said way position
-0.04 ^which > the same as another row
-0.08 ^which > the same as another row: list guess
0.02 ^which > the same as another row: list said
0.08 ^which > top groups
0.25 ^which > top groups: own measure desc
-0.24 ^which > top groups: rows asc
-0.13 ^which > top groups: rows desc
0.01 ^which > top groups: said measure desc
-0.02 ^which > top groups: sum of field asc
0.1 ^which > top groups: sum of field desc
-0.01 ^which > top rows
0.2 ^which > top rows: order:guess asc
-0.21 ^which > top rows: order:guess desc
0.14 ^which > top rows: order:said asc
0.12 ^which > top rows: order:said desc
-0.26 ^which > top rows: order:said whole
-0.12 ^which > which of these
0.02 ^which > which of these: position first
-0.03 ^which > which of these: position last
0.08 ^who > first or last row
0.09 ^who > first or last row: position first
0.07 ^who > first or last row: position last
-0.05 ^who > first or last row: time first
-0.16 ^who > list
-0.12 ^who > list: where 
0.13 ^who > next or previous row
0.28 ^who > next or previous row: said way position
-0.08 ^who > next or previous row: said way time
-0.07 ^who > top groups
0.08 ^who > top groups: rows desc
0.03 ^who > top rows
-0.13 ^who > top rows: order:said asc
0.32 ^who > top rows: order:said whole
-0.16 ^who > which of these
-0.21 ^who > which of these: figure 
-0.16 ^who > which of these: position first
-0.01 above > figures
0.28 above > figures: fn:count one figure
0.02 above > loose figures
-0.1 above > next or previous row
-0.1 above > next or previous row: said way position
0.06 above > share
0.06 above > share: filtered 
0.06 after > figures
0.15 after > figures: fn:count one figure
-0.11 after > list
-0.02 after > list: where 
-0.07 after > next or previous row
0.01 after > next or previous row: said way position
-0.07 after > next or previous row: said way time
-0.03 after > rows before or after another
0.02 against another row > none
-0.04 against another row conditions 1
-0.16 against another row of what is unique
-0.11 against another row with against
-0.03 against another row with field
0.02 against another row with measure
-0.17 against another row, target is told in the question
-0.11 against another row: against another row
0.02 against another row: count
-0.1 against another row: guess
-0.21 against another row: list
-0.12 all > figures
-0.05 always
-0.02 amount > amount
-0.05 amount > figures
0.08 amount > figures: fn:count one figure
0.05 amount > loose figures
-0.06 amount > none
0.04 amount > top groups
0.1 amount > top groups: sum of field asc
-0.45 amount > top rows
-0.1 amount of > figures
0.08 amount of > figures: fn:count one figure
0.04 amount of > top groups
0.1 amount of > top groups: sum of field asc
-0.3 amount of > top rows
-0.19 and > comparison
0.41 and > comparison: rows said alone
0.06 and > difference
0.17 and > difference: of ends said
-0.08 and > figures
0.48 and > figures: fn:avg grouped
0.07 and > figures: fn:avg one figure
0.65 and > figures: fn:correlation one figure
-0.24 and > figures: fn:count one figure
-0.11 and > figures: fn:min one figure
-0.04 and > figures: fn:sum one figure
-0.24 and > first or last row
0.01 and > groups that are named
-0.04 and > groups that are named: compared 
0.08 and > groups that are named: listed 
0.26 and > list
0.2 and > list: many 
0.17 and > list: where 
0.13 and > list: where distinct
0.18 and > loose figures
0.28 and > loose figures: sum 
-0.53 and > top groups
-0.44 and > top groups: own measure desc
-0.3 and > which of these
0.24 and average > figures
0.34 and highest > figures
0.34 and highest > figures: fn:min one figure
-0.04 and total > figures
-0.23 answers near
0.18 any > figures
0.19 any > figures: fn:correlation one figure
0.6 any > figures: fn:outliers one figure
0.11 are > figures
0.46 are > figures: fn:avg one figure
-0.1 are > figures: fn:count one figure
-0.16 are > figures: fn:distinct one figure
0.3 are > figures: fn:distinct? one figure
0.34 are > figures: fn:min one figure
0.31 are > figures: fn:normal one figure
0.49 are > figures: fn:outliers one figure
0.26 are > list
0.34 are > list: where distinct
0.34 are > share
0.34 are > share: filtered 
0.04 are > top rows
-0.03 are from > figures
-0.07 are from > figures: fn:count one figure
0.22 are in > figures
-0.09 are in > figures: fn:count one figure
0.4 are in > figures: fn:distinct? one figure
-0.09 are listed > figures
0.01 are listed > figures: fn:count one figure
-0.2 are not > figures
-0.22 are not > figures: fn:count one figure
-0.08 at > figures
-0.04 at > figures: fn:count one figure
-0.09 at > figures: fn:distinct? one figure
0.01 at > first or last row
-0.06 at > groups that have
-0.05 at > groups that have: list said
0.09 at > list
0.11 at > list: where 
-0.06 at > list: where distinct
0.07 at > loose figures
0.1 at > top groups
-0.04 at least > figures
-0.03 at least > figures: fn:count one figure
0.04 at least > figures: fn:distinct? one figure
0.01 at least > groups that have
0.02 at least > groups that have: list said
0.04 at least > list
0.1 at least > list: where 
-0.15 at least > list: where distinct
0.11 at most > figures
0.31 average > comparison
0.14 average > comparison: rows alone
-0.01 average > figures
0.07 average > figures: fn:avg grouped
-0.08 average > figures: fn:avg one figure
-0.08 average > groups that are named
-0.14 average > groups that are named: compared 
0.1 average > groups that are named: listed 
-0.07 average > list
0.21 average > list: where 
0.23 average > top groups
0.53 average > top groups: said measure desc
0.54 average and > figures
0.54 average and > figures: fn:avg one figure
-0.01 average number > figures
-0.4 average of > figures
-0.37 average of > figures: fn:avg one figure
0.04 before > figures
0.49 before > figures: fn:avg one figure
0.21 before > list
0.11 before > next or previous row
0.1 before > next or previous row: said way position
0.1 before > next or previous row: said way time
0.08 before > rows before or after another
0.11 before > rows before or after another: count 
-0.15 below > figures
-0.05 below > next or previous row
-0.05 below > next or previous row: said way position
0.02 besides > list
-0.13 best > figures
0.22 best > figures: fn:avg grouped
-0.23 best > top groups
-0.18 best > top groups: said measure desc
0.22 best first > figures
0.22 best first > figures: fn:avg grouped
-0.2 between > comparison
-0.01 between > difference
0.05 between > difference: of ends said
0.05 between > difference: of two said
-0.19 between > figures
0.65 between > figures: fn:correlation one figure
-0.42 between > figures: fn:count one figure
0.13 both > list
0.17 both > list: where distinct
-0.04 by 0
-0.37 by 2
-0.14 by > comparison
0.06 by > figures
0.12 by > figures: fn:avg grouped
0.43 by > figures: fn:count grouped
0.07 by > figures: fn:count one figure
0.15 by > figures: fn:sum grouped
0.42 by > figures: fn:sum! grouped
0.05 by > list
0.09 by > list: where 
-0.04 by > loose figures
-0.07 by > share
-0.11 by > share: filtered 
-0.03 by > top groups
0.12 by > top groups: own measure desc
-0.09 by > top rows
0.04 by > top rows: order:hint whole
0.25 by total > top groups
0.25 by total > top groups: own measure desc
0.6 by year > figures
0.03 came > figures
0.14 came > first or last row
0.04 came > first or last row: position first
-0.06 came > next or previous row
-0.11 came > next or previous row: said way position
0.11 came in > first or last row
0.03 candidates
-0.04 combined > figures
-0.19 common > top groups
-0.19 common > top groups: rows desc
-0.06 comparison > none
-0.09 comparison conditions 0
0.02 comparison conditions 1
0.33 comparison with compare
0.01 comparison with difference
0.19 comparison with field
-0.08 comparison with measure
-0.02 comparison with sides
-0.18 comparison: alone
0.43 comparison: change said
-0.06 comparison: comparison
0.39 comparison: difference
0.4 comparison: difference not said
0.23 comparison: difference said
-0.24 comparison: guess
-0.13 comparison: rows
0.41 comparison: rows said
-0.07 comparison: sides
0.01 comparison: value
-0.21 conditions 0
0.07 conditions 1
0.01 conditions 2
-0.01 conditions 3
-0.08 consecutive > figures
-0.06 consecutive > figures: fn:count one figure
-0.16 consecutive > list
-0.03 count > amount
0.28 count > figures
0.27 count > figures: fn:count grouped
0.08 count > list
-0.01 count > loose figures
-0.07 count > none
0.21 count by > figures
0.21 count by > figures: fn:count grouped
-0.05 datasets 1
0.04 did > comparison
0.01 did > difference
-0.21 did > extreme value
-0.08 did > figures
0.03 did > figures: fn:count one figure
-0.11 did > first or last row
0.01 did > first or last row: position last
-0.18 did > list
0.06 did > list: many 
-0.03 did > list: where 
-0.23 did > list: where distinct
0.17 did > loose figures
0.08 did > loose figures: count 
0.23 did > loose figures: look up 
0.08 did > loose figures: sum 
0.15 did > next or previous row
0.3 did > next or previous row: said way position
-0.11 did > top groups
-0.11 did > top rows
-0.17 did > which of these
-0.01 did > which of these: position last
0.07 did > yes or no
0.05 did > yes or no: against another 
-0.04 did > yes or no: exists 
-0.19 did not > figures
-0.21 did not > list
0.07 difference > amount
-0.1 difference > difference
0.06 difference > difference: of ends said
-0.05 difference > difference: of two said
-0.08 difference > none
0.02 difference between > difference
0.05 difference between > difference: of two said
-0.07 difference conditions 0
0.11 difference conditions 1
-0.07 difference ignores field
-0.09 difference in > difference
-0.02 difference in > difference: of ends said
0.02 difference of what repeats
0.05 difference with field
-0.02 difference with measure
-0.12 difference with superlative
-0.01 difference: difference
0.03 difference: guess
-0.08 difference: of counts
0.02 difference: of two
0.03 difference: said
-0.11 different > figures
0.01 different > figures: fn:distinct one figure
0.06 do > figures
0.34 do > top groups
-0.27 does > figures
0.1 does > loose figures
0.09 does > share
0.09 does > share: of groups 
0.11 does > which of these
-0.09 does > yes or no
0.09 does each > share
0.09 does each > share: of groups 
0.34 during > figures
0.11 during > figures: fn:count one figure
-0.26 each > figures
0.13 each > figures: fn:avg grouped
-0.04 each > figures: fn:count grouped
-0.21 each > figures: fn:sum grouped
0.14 each > list
-0.04 each > share
-0.11 each > share: filtered 
0.34 each > share: of groups 
-0.18 each year > figures
0.02 entity exact
-0.11 entity part
-0.09 entity synonym
0.18 entity words
-0.06 extreme value > amount
-0.01 extreme value > time
-0.06 extreme value conditions 0
-0.08 extreme value conditions 2
-0.09 extreme value ignores field
-0.07 extreme value of what is unique
-0.04 extreme value of what repeats
-0.08 extreme value with field
-0.06 extreme value with superlative
-0.06 extreme value: extreme value
0.03 extreme value: max
-0.13 extreme value: min
-0.07 extreme value: said
-0.03 field exact
0.16 field part
-0.02 field synonym
0.11 field typo
0.02 field words
-0.01 figures > amount
-0.05 figures > name
0.04 figures > none
-0.04 figures > place
-0.07 figures > text
0.19 figures > time
-0.31 figures conditions 0
0.25 figures conditions 1
0.05 figures conditions 2
-0.09 figures ignores field
-0.52 figures ignores operator
-0.07 figures ignores over
-0.09 figures ignores superlative
-0.06 figures of what is unique
-0.28 figures with change
0.19 figures with dimension
-0.03 figures with field
0.01 figures with measure
-0.05 figures with method
-0.04 figures with only
-0.17 figures with or
0.43 figures with order
-0.17 figures with share
-0.52 figures with step
-0.09 figures with superlative
-0.21 figures with together
-0.22 figures, target is told in the question
0.01 figures: figures
0.13 figures: fn:avg
0.65 figures: fn:correlation
0.01 figures: fn:count
0.11 figures: fn:distinct
-0.1 figures: fn:distinct?
-0.06 figures: fn:max
0.54 figures: fn:median
-0.18 figures: fn:min
0.46 figures: fn:missing
0.52 figures: fn:normal
0.08 figures: fn:outliers
-0.04 figures: fn:range
0.17 figures: fn:ratio
0.45 figures: fn:revenue
0.53 figures: fn:skewed
0.43 figures: fn:skewness
-0.1 figures: fn:stddev
-0.24 figures: fn:sum
0.13 figures: fn:sum!
-0.16 figures: fn:sum?
0.19 figures: grouped
-0.59 figures: grouped by what is beside
-0.05 figures: loose
0.1 figures: named
-0.01 figures: one figure
-0.01 first > extreme value
-0.01 first > extreme value: min said
0.05 first > figures
0.27 first > figures: fn:avg grouped
0.03 first > figures: fn:count one figure
0.05 first > first or last row
0.06 first > first or last row: position first
0.07 first > first or last row: time first
0.45 first > list
-0.17 first > next or previous row
-0.13 first > top groups
-0.03 first > top groups: rows asc
-0.04 first > top rows
0.06 first > top rows: order:said asc
-0.04 first or last row > amount
-0.21 first or last row > name
0.26 first or last row > place
-0.01 first or last row > text
0.34 first or last row > time
0.18 first or last row conditions 0
-0.27 first or last row conditions 1
-0.02 first or last row conditions 2
0.05 first or last row ignores field
-0.06 first or last row of what is unique
0.05 first or last row of what repeats
0.05 first or last row with field
-0.1 first or last row with or
-0.01 first or last row with superlative
-0.06 first or last row, target is told in the question
0.01 first or last row: first
-0.01 first or last row: first or last row
-0.03 first or last row: last
-0.05 first or last row: other
-0.02 first or last row: position
0.03 first or last row: time
-0.17 for > figures
0.23 for > figures: fn:avg grouped
-0.04 for > figures: fn:count one figure
-0.29 for > figures: fn:sum grouped
-0.14 for > first or last row
-0.07 for > first or last row: position first
-0.17 for > first or last row: position last
0.17 for > groups that are named
0.15 for > groups that are named: listed 
0.11 for > list
-0.13 for > list: where distinct
-0.06 for > loose figures
0.23 for > top groups
0.11 for > top groups: rows desc
-0.06 for > which of these
-0.3 for each > figures
0.13 for each > figures: fn:avg grouped
0.02 for how > figures
0.02 for how > figures: fn:count one figure
-0.11 frame against another row
-0.06 frame comparison
-0.01 frame difference
-0.06 frame extreme value
0.01 frame figures
-0.01 frame first or last row
0.06 frame groups that are named
0.1 frame groups that have
-0.02 frame list
-0.08 frame loose figures
-0.04 frame next or previous row
-0.05 frame rows before or after another
0.05 frame share
-0.04 frame the same as another row
-0.06 frame top groups
-0.02 frame top rows
-0.07 frame which of these
0.02 frame yes or no
-0.12 from > comparison
-0.02 from > figures
0.1 from > figures: fn:count one figure
0.24 from > first or last row
0.21 from > first or last row: position first
0.04 from > list
-0.03 from > list: where 
-0.04 from > list: where distinct
0.09 from > loose figures
-0.03 from > top groups
0.12 from > which of these
-0.04 gives 1 for against another row
-0.11 gives 1 for comparison
-0.01 gives 1 for difference
-0.06 gives 1 for extreme value
-0.01 gives 1 for figures
0.05 gives 1 for first or last row
-0.01 gives 1 for groups that have
0.14 gives 1 for list
-0.02 gives 1 for loose figures
0.07 gives 1 for next or previous row
-0.04 gives 1 for rows before or after another
0.01 gives 1 for share
0.42 gives 1 for the same as another row
0.04 gives 1 for top groups
-0.01 gives 1 for top rows
-0.06 gives 1 for which of these
0.02 gives 1 for yes or no
-0.09 gives 11-30 for figures
-0.28 gives 11-30 for list
0.36 gives 11-30 for share
0.06 gives 2 for comparison
0.21 gives 2 for figures
0.09 gives 2 for groups that are named
0.07 gives 2 for list
-0.19 gives 3 for figures
0.34 gives 3 for list
0.32 gives 3 for share
-0.3 gives 3 for top groups
0.6 gives 3 for top rows
0.44 gives 4-5 for figures
0.25 gives 4-5 for groups that have
-0.1 gives 4-5 for list
-0.05 gives 4-5 for share
0.22 gives 4-5 for top groups
-0.19 gives 4-5 for top rows
0.07 gives 6-10 for figures
0.22 gives 6-10 for groups that have
0.08 gives 6-10 for list
0.07 gives answers 1
-0.21 gives answers 11-30
-0.03 gives answers 2
-0.08 gives answers 3
0.06 gives answers 6-10
-0.36 gives answers many
0.18 gives date
0.02 gives date after number
0.41 gives date after other
0.06 gives date after what
0.07 gives date after when
-0.14 gives date after which
-0.05 gives date to nothing
0.25 gives date to what
0.08 gives date to when
0.1 gives figure
0.2 gives figure after how
-0.02 gives figure after what
0.18 gives figure after which
0.06 gives figure to nothing
-0.12 gives figure to what
-0.06 gives fraction
0.07 gives fraction after average
0.35 gives fraction after how
0.12 gives fraction after is
-0.3 gives fraction after mean
-0.15 gives fraction after other
0.07 gives fraction after total
0.2 gives fraction after what
-0.15 gives fraction to nothing
0.2 gives fraction to what
0.08 gives fraction to yesno
-0.14 gives many for figures
-0.36 gives many for list
-0.16 gives negative
-0.13 gives nothing
0.33 gives nothing after is
-0.17 gives nothing to nothing
0.43 gives nothing to yesno
0.08 gives one asked, one given
-0.21 gives one asked, several given
0.07 gives rows 1
-0.25 gives rows 11-30
-0.05 gives rows 2
-0.04 gives rows 3
0.08 gives rows 4-5
0.01 gives rows 6-10
-0.29 gives rows many
-0.05 gives several asked, one given
0.22 gives several asked, several given
-0.01 gives text
-0.11 gives text after after
-0.14 gives text after are
0.58 gives text after average
0.27 gives text after count
-0.11 gives text after did
-0.05 gives text after does
-0.43 gives text after how
-0.07 gives text after in
0.06 gives text after is
0.19 gives text after list
0.32 gives text after mean
-0.11 gives text after name
0.42 gives text after number
0.01 gives text after of
-0.09 gives text after other
0.21 gives text after share
-0.04 gives text after sum
0.22 gives text after top
0.24 gives text after total
-0.03 gives text after was
0.1 gives text after what
0.08 gives text after when
-0.23 gives text after where
0.06 gives text after which
0.02 gives text after who
0.2 gives text to list
-0.38 gives text to long
0.14 gives text to nothing
0.07 gives text to what
-0.13 gives text to when
-0.28 gives text to where
0.07 gives text to which
-0.05 gives text to who
-0.09 gives text to yesno
0.15 gives the question again
0.04 gives whole
0.23 gives whole after are
0.24 gives whole after at
-0.04 gives whole after average
-0.04 gives whole after for
-0.01 gives whole after how
-0.18 gives whole after in
0.46 gives whole after mean
0.21 gives whole after median
0.04 gives whole after number
0.2 gives whole after other
-0.38 gives whole after total
0.07 gives whole after what
0.06 gives whole after which
0.05 gives whole to amount
-0.08 gives whole to count
-0.12 gives whole to list
-0.48 gives whole to long
0.05 gives whole to nothing
0.08 gives whole to what
-0.04 gives whole to which
0.28 gives whole to who
0.1 gives whole to yesno
0.6 gives year after average
0.12 gives year after in
0.19 gives year after other
0.2 gives year after what
0.05 gives year after when
0.08 gives year after which
-0.19 gives year to list
-0.08 gives year to nothing
0.15 gives year to what
0.05 gives year to when
-0.01 gives yes or no
0.16 gives yes or no after are
-0.08 gives yes or no after did
-0.09 gives yes or no after does
0.36 gives yes or no after is
-0.07 gives yes or no after other
-0.16 gives yes or no after was
0.19 gives yes or no to nothing
-0.05 gives yes or no to yesno
-0.63 gives zero
0.15 greater > figures
0.47 greater > figures: fn:count one figure
0.13 greater than > figures
0.44 greater than > figures: fn:count one figure
0.06 groups that are named > none
-0.01 groups that are named conditions 1
0.03 groups that are named with compare
0.3 groups that are named with measure
0.03 groups that are named: compared
0.06 groups that are named: groups that are named
0.06 groups that are named: listed
0.11 groups that have > place
0.16 groups that have > text
0.08 groups that have conditions 0
0.07 groups that have conditions 1
-0.16 groups that have of what is unique
0.35 groups that have of what repeats
0.15 groups that have with field
0.01 groups that have with having
0.1 groups that have: groups that have
0.03 groups that have: guess
0.1 groups that have: list
0.09 groups that have: said
-0.22 had > figures
-0.15 had > figures: fn:count one figure
0.09 had > list
-0.05 had > list: many 
0.3 had > list: named things 
0.1 had > list: where 
0.18 had > the same as another row
0.17 had > top groups
0.17 had > top groups: own measure desc
-0.06 had > top groups: rows desc
0.05 had > top groups: sum of field asc
0.28 had > top groups: sum of field desc
-0.05 had > top rows
-0.02 had > top rows: order:said asc
0.04 had > top rows: order:said desc
0.24 had > top rows: order:said whole
0.02 had > which of these
0.09 had at > figures
0.05 had more > which of these
-0.15 has > figures
0.02 has > figures: fn:count one figure
-0.02 has > list
-0.08 has > list: many 
-0.07 has > list: where 
0.19 has > list: where distinct
0.08 has > loose figures
0.15 has > loose figures: count 
-0.17 has > the same as another row
-0.12 has > the same as another row: list said
0.06 has > top groups
0.35 has > top groups: own measure desc
-0.12 has > top groups: said measure desc
-0.09 has > top groups: sum of field desc
0.08 has > top rows
0.01 has > top rows: order:said asc
0.35 has > top rows: order:said desc
-0.25 has > top rows: order:said whole
-0.05 has > which of these
-0.2 has against 1
-0.12 has ask 1
0.16 has ask 2
0.09 has condition 1
0.17 has condition 2
0.2 has condition 3
0.1 has dimension 1
0.02 has entity 1
-0.2 has entity 2
0.01 has field 1
-0.08 has field 2
-0.12 has field 3
0.01 has having 1
0.07 has measure 1
-0.08 has measure 2
0.01 has measure 3
-0.02 has operator 1
-0.16 has operator 2
0.23 has order 1
-0.15 has over 1
0.06 has sides 1
-0.23 has step 1
-0.39 has step 2
-0.07 has superlative 1
-0.11 has superlative 2
0.03 has value 1
-0.07 has value 2
-0.11 has value 3
0.02 have > difference
-0.03 have > figures
0.42 have > figures: fn:count grouped
0.09 have > figures: fn:count one figure
0.54 have > figures: fn:distinct one figure
-0.31 have > figures: fn:distinct? one figure
0.19 have > groups that have
0.14 have > groups that have: list said
0.06 have > list
-0.26 have > list: named things 
0.22 have > list: where 
0.17 have > list: where distinct
-0.13 have > loose figures
-0.01 have > loose figures: look up 
-0.19 have > loose figures: sum 
0.11 have > share
0.1 have > share: filtered 
0.09 have > share: of groups 
0.08 have > which of these
0.05 have > yes or no
-0.07 have > yes or no: against another 
-0.04 have at > figures
0.07 have more > yes or no
0.04 have more > yes or no: against another 
0.08 have no > figures
0.14 have no > figures: fn:count one figure
-0.3 higher > figures
-0.25 higher > list
-0.02 higher > which of these
-0.14 higher than > list
0.19 highest > figures
0.12 highest > figures: fn:avg grouped
0.34 highest > figures: fn:min one figure
-0.22 highest > top groups
-0.27 highest > top groups: own measure desc
-0.5 highest > top groups: rows desc
0.35 highest > top groups: said measure desc
0.01 highest > top groups: sum of field desc
-0.21 highest > top rows
0.11 highest > top rows: order:said desc
-0.18 highest > top rows: order:said whole
0.39 highest average > top groups
0.39 highest average > top groups: said measure desc
0.16 highest first > figures
0.12 highest first > figures: fn:avg grouped
0.07 how > against another row: count guess
0.02 how > comparison
0.33 how > comparison: difference sides
0.12 how > comparison: guess value
0.19 how > difference
0.08 how > difference: of counts 
0.05 how > difference: of two said
-0.05 how > figures
-0.08 how > figures: fn:count fn:sum!
0.08 how > figures: fn:count grouped
-0.01 how > figures: fn:count one figure
-0.03 how > figures: fn:distinct? fn:sum!
-0.11 how > figures: fn:distinct? one figure
0.49 how > figures: fn:outliers one figure
-0.05 how > figures: fn:sum? fn:sum!
-0.21 how > list
-0.12 how > list: where 
-0.14 how > list: where distinct
0.05 how > loose figures
0.05 how > loose figures: count 
0.1 how > loose figures: look up 
-0.04 how > loose figures: sum 
-0.23 how > next or previous row
-0.07 how > rows before or after another
-0.07 how > rows before or after another: count 
-0.19 how long > list
-0.09 how long > list: where 
-0.17 how long > list: where distinct
0.06 how many > against another row
0.07 how many > against another row: count guess
-0.04 how many > comparison
0.14 how many > comparison: guess value
0.13 how many > difference
-0.04 how many > figures
-0.08 how many > figures: fn:count fn:sum!
0.08 how many > figures: fn:count grouped
-0.01 how many > figures: fn:count one figure
-0.03 how many > figures: fn:distinct? fn:sum!
-0.11 how many > figures: fn:distinct? one figure
0.36 how many > figures: fn:outliers one figure
-0.05 how many > figures: fn:sum? fn:sum!
-0.01 how many > list
0.03 how many > list: where distinct
0.04 how many > loose figures
0.09 how many > loose figures: count 
0.1 how many > loose figures: look up 
-0.1 how many > loose figures: sum 
0.26 how much > comparison
0.09 how much > figures
0.05 how much > loose figures
0.41 how much > loose figures: sum 
-0.16 ignores dimension
-0.07 ignores field
-0.11 ignores measure
-0.43 ignores operator
-0.22 ignores over
-0.06 ignores superlative
-0.05 in > comparison
0.38 in > comparison: difference sides
0.17 in > comparison: guess value
-0.15 in > comparison: rows alone
-0.06 in > difference
-0.05 in > difference: of ends said
-0.14 in > extreme value
-0.19 in > extreme value: max said
0.08 in > figures
0.31 in > figures: fn:avg grouped
0.49 in > figures: fn:avg one figure
0.06 in > figures: fn:count one figure
-0.04 in > figures: fn:distinct one figure
0.24 in > figures: fn:distinct? one figure
0.43 in > figures: fn:missing one figure
0.08 in > figures: fn:outliers one figure
-0.01 in > figures: fn:sum grouped
0.02 in > figures: fn:sum one figure
-0.03 in > first or last row
-0.04 in > first or last row: position first
0.05 in > first or last row: position last
0.29 in > groups that are named
-0.15 in > groups that have
0.13 in > groups that have: list said
0.06 in > list
0.05 in > list: many 
0.05 in > list: named things 
-0.18 in > list: where 
0.17 in > list: where distinct
0.14 in > loose figures
0.19 in > loose figures: count 
-0.02 in > loose figures: look up 
0.05 in > loose figures: sum 
-0.02 in > next or previous row
-0.03 in > next or previous row: said way position
0.13 in > next or previous row: said way time
-0.11 in > share
-0.1 in > share: filtered 
-0.11 in > the same as another row: list said
0.06 in > top groups
0.03 in > top groups: hinted desc
0.11 in > top groups: own measure desc
-0.03 in > top groups: rows asc
0.03 in > top groups: rows desc
0.02 in > top groups: sum of field desc
-0.05 in > top rows
-0.04 in > top rows: order:guess desc
0.16 in > top rows: order:said asc
-0.27 in > top rows: order:said whole
0.21 in > which of these
0.25 in > which of these: figure 
-0.06 in > which of these: position first
0.08 in > which of these: position last
0.28 in > yes or no
0.3 in > yes or no: between periods 
0.17 in > yes or no: exists 
-0.05 in first > first or last row
-0.05 in first > first or last row: position first
0.07 in how > figures
0.05 in how > figures: fn:count one figure
-0.15 in total > figures
0.15 in total > loose figures
0.14 in total > loose figures: sum 
0.06 in what > list
0.08 in which > list
-0.35 in which > top groups
-0.05 is > comparison
0.11 is > difference
0.11 is > difference: of ends said
0.04 is > difference: of two said
0.18 is > extreme value
0.23 is > extreme value: max said
0.05 is > figures
-0.06 is > figures: fn:avg one figure
0.26 is > figures: fn:correlation one figure
-0.06 is > figures: fn:count one figure
-0.05 is > figures: fn:distinct? one figure
0.28 is > figures: fn:median one figure
0.24 is > figures: fn:missing one figure
0.44 is > figures: fn:normal one figure
0.38 is > figures: fn:range one figure
0.53 is > figures: fn:skewed one figure
0.43 is > figures: fn:skewness one figure
0.4 is > figures: fn:stddev one figure
-0.02 is > figures: fn:sum one figure
0.03 is > first or last row
0.11 is > first or last row: position first
-0.05 is > first or last row: position last
-0.19 is > list
0.07 is > list: many 
-0.06 is > list: named things 
-0.04 is > list: where 
-0.21 is > list: where distinct
-0.11 is > loose figures
-0.28 is > loose figures: count 
-0.05 is > loose figures: look up 
0.28 is > loose figures: sum 
-0.05 is > next or previous row
-0.02 is > next or previous row: said way position
0.19 is > share
0.04 is > top groups
0.05 is > top groups: rows desc
0.03 is > top groups: sum of field desc
0.22 is > top rows
0.17 is > top rows: order:said desc
-0.02 is > top rows: order:said whole
0.14 is > which of these
-0.12 is > which of these: figure 
0.36 is > yes or no
-0.05 is above > next or previous row
-0.05 is above > next or previous row: said way position
0.1 is listed > first or last row
0.07 is listed > next or previous row
0.12 is listed > next or previous row: said way position
-0.01 larger > which of these
0.19 largest > top groups
0.06 largest > top groups: sum of field desc
0.02 largest > top rows
-0.12 largest > top rows: order:said desc
0.34 largest > top rows: order:said whole
0.01 largest number > top rows
0.07 last > extreme value
0.01 last > extreme value: max said
-0.05 last > first or last row
-0.04 last > first or last row: position last
0.4 last > list
0.04 last > top groups
-0.07 last > top groups: sum of field desc
-0.19 last > top rows
-0.1 least > figures
-0.06 least > figures: fn:count one figure
0.04 least > figures: fn:distinct? one figure
0.01 least > groups that have
0.02 least > groups that have: list said
0.04 least > list
0.1 least > list: where 
-0.15 least > list: where distinct
-0.19 least > top groups
-0.09 least > top groups: own measure asc
-0.34 least > top groups: rows asc
0.03 least > top groups: sum of field asc
-0.12 least > top rows
0.08 least > top rows: order:guess asc
0.15 least > top rows: order:said asc
-0.35 least > top rows: order:said whole
0.05 least amount > top groups
0.08 least amount > top groups: sum of field asc
-0.39 least amount > top rows
-0.06 least number > top groups
0.01 least number > top groups: sum of field asc
0.19 least number > top rows
-0.16 less > figures
-0.04 less > figures: fn:count one figure
0.08 less > list
-0.31 less > yes or no
-0.05 less than > figures
0.03 less than > figures: fn:count one figure
0.13 less than > list
0.03 list > amount
-0.01 list > figures
-0.09 list > figures: fn:count one figure
0.16 list > first or last row
0.19 list > first or last row: position first
0.07 list > first or last row: position last
0.38 list > list
0.31 list > list: where distinct
-0.09 list > name
-0.1 list > none
-0.12 list > place
0.13 list > text
-0.04 list > time
-0.27 list > top groups
-0.37 list conditions 0
0.03 list conditions 1
0.12 list conditions 2
-0.01 list distinct of what repeats
-0.11 list ignores dimension
-0.12 list ignores field
0.02 list of what is unique
-0.07 list of what repeats
0.06 list with field
0.04 list with only
-0.07 list with or
0.31 list with order
-0.45 list with step
-0.13 list, target is told in the question
0.28 list: columns named
0.01 list: distinct
-0.02 list: list
-0.01 list: many
-0.04 list: named things
0.01 list: where
-0.04 listed > figures
0.11 listed > figures: fn:count one figure
0.13 listed > first or last row
0.15 listed > first or last row: position first
0.06 listed > first or last row: position last
-0.2 listed > list
-0.13 listed > loose figures
-0.13 listed > loose figures: count 
-0.05 listed > next or previous row
-0.02 listed > next or previous row: said way position
-0.09 listed > top groups
0.01 listed after > next or previous row
0.01 listed after > next or previous row: said way position
0.02 listed before > next or previous row
0.02 listed before > next or previous row: said way position
-0.05 listed in > figures
-0.09 listed in > figures: fn:count one figure
0.2 listed on > first or last row
0.24 listed on > first or last row: position first
0.18 long > amount
-0.22 long > list
-0.1 long > list: where 
-0.17 long > list: where distinct
-0.57 long > name
-0.32 long > text
-0.08 long did > list
0.1 long did > list: where 
-0.24 long did > list: where distinct
-0.3 long was > list
-0.23 long was > list: where 
-0.18 long was > list: where distinct
0.16 longer > figures
0.16 longer > figures: fn:count one figure
0.03 longer > which of these
-0.3 longest > top groups
-0.04 longest > top rows
-0.12 longest > top rows: order:said desc
-0.03 loose 0
-0.04 loose 1
-0.17 loose 2
-0.05 loose 3
-0.14 loose figures > amount
-0.03 loose figures > none
-0.34 loose figures conditions 0
0.02 loose figures conditions 1
0.06 loose figures conditions 2
-0.18 loose figures ignores dimension
-0.08 loose figures ignores field
-0.04 loose figures ignores measure
-0.15 loose figures of what is unique
-0.03 loose figures of what repeats
-0.19 loose figures with dimension
0.3 loose figures with elapsed
-0.06 loose figures with field
-0.41 loose figures with step
0.2 loose figures with together
-0.34 loose figures: avg
0.04 loose figures: columns named
-0.03 loose figures: count
0.11 loose figures: look up
-0.08 loose figures: loose figures
-0.02 loose figures: sum
-0.11 lowest > extreme value
-0.11 lowest > extreme value: min said
0.18 lowest > figures
0.34 lowest > figures: fn:min one figure
-0.15 lowest > top rows
0.34 lowest and > figures
0.34 lowest and > figures: fn:min one figure
0.06 many > against another row
0.07 many > against another row: count guess
-0.04 many > comparison
0.14 many > comparison: guess value
0.13 many > difference
-0.04 many > figures
-0.08 many > figures: fn:count fn:sum!
0.08 many > figures: fn:count grouped
-0.01 many > figures: fn:count one figure
-0.03 many > figures: fn:distinct? fn:sum!
-0.11 many > figures: fn:distinct? one figure
0.36 many > figures: fn:outliers one figure
-0.05 many > figures: fn:sum? fn:sum!
-0.01 many > list
0.03 many > list: where distinct
0.03 many > loose figures
0.09 many > loose figures: count 
0.1 many > loose figures: look up 
-0.12 many > loose figures: sum 
-0.08 many consecutive > figures
-0.06 many consecutive > figures: fn:count one figure
-0.08 many different > figures
0.02 many different > figures: fn:distinct one figure
0.17 many more > difference
0.03 many more > difference: of two said
-0.05 many of > figures
-0.03 many of > figures: fn:count one figure
-0.11 many times > figures
-0.12 many times > figures: fn:count one figure
-0.07 many times > loose figures
-0.04 many times > loose figures: count 
-0.14 many total > figures
-0.1 many total > figures: fn:count one figure
-0.06 many total > loose figures
-0.08 many total > loose figures: sum 
0.06 many were > figures
0.06 many were > figures: fn:count one figure
-0.04 many years > figures
0.04 many years > figures: fn:distinct? one figure
0.13 mean > figures
0.32 mean > figures: fn:avg grouped
0.12 mean > figures: fn:avg one figure
0.13 mean and > figures
0.13 mean and > figures: fn:avg one figure
-0.1 mean of > figures
-0.1 mean of > figures: fn:avg one figure
-0.05 measures 0
-0.06 measures 1
0.09 measures 2
0.04 measures 3
0.52 measures 4
0.17 median > figures
0.27 median > figures: fn:avg grouped
-0.02 median > figures: fn:avg one figure
0.53 median > figures: fn:median one figure
-0.12 median and > figures
0.27 median and > figures: fn:avg grouped
-0.14 median and > figures: fn:avg one figure
0.5 median of > figures
0.21 median of > figures: fn:median one figure
0.08 missed 0
-0.17 missed 2
-0.32 missed 3
-0.09 missed 4
0.17 missed 5
0.08 missed 6
0.09 missed plain 0
0.19 missed plain 1
-0.25 missed plain 11-30
-0.07 missed plain 2
-0.03 missed plain 3
-0.1 missed plain 4-5
-0.2 missed plain 6-10
-0.04 missed share 0
0.06 missed share 1
0.06 missed share 2
-0.11 missed share 3
-0.55 missed share 4
-0.08 more > against another row
0.19 more > difference
0.08 more > difference: of two said
-0.04 more > figures
0.03 more > figures: fn:count one figure
0.01 more > groups that have
0.02 more > groups that have: list said
-0.05 more > list
-0.03 more > list: many 
0.18 more > list: named things 
-0.09 more > list: where 
-0.02 more > list: where distinct
0.18 more > which of these
0.11 more > which of these: figure 
0.13 more > which of these: position first
0.24 more > which of these: position last
0.11 more > yes or no
0.03 more > yes or no: against another 
0.01 more > yes or no: exists 
-0.39 more or > yes or no
0.06 more than > figures
0.17 more than > figures: fn:count one figure
-0.05 more than > groups that have
-0.04 more than > groups that have: list said
0.14 more than > list
0.06 more than > list: where 
0.15 most > figures
0.16 most > top groups
0.27 most > top groups: own measure desc
0.04 most > top groups: rows desc
0.07 most > top groups: said measure desc
-0.08 most > top groups: sum of field desc
-0.07 most > top rows
-0.03 most > top rows: order:guess desc
-0.06 most > top rows: order:said desc
-0.05 most > top rows: order:said whole
-0.19 most common > top groups
-0.19 most common > top groups: rows desc
0.26 much > comparison
0.09 much > figures
0.05 much > loose figures
0.41 much > loose figures: sum 
0.01 name > first or last row
-0.03 name > first or last row: position first
0.07 name > first or last row: position last
0.03 name > list
0.03 name > list: many 
0.02 name > list: where 
-0.1 name > next or previous row
-0.09 name > next or previous row: said way position
-0.07 name > top rows
-0.15 name > top rows: order:said desc
0.11 name of > first or last row
-0.02 name of > first or last row: position first
0.03 name of > next or previous row
0.03 name of > next or previous row: said way position
-0.17 next > next or previous row
-0.1 next > next or previous row: said way position
-0.22 next > next or previous row: said way time
-0.11 next after > next or previous row
0.03 next after > next or previous row: said way position
-0.18 next or previous row > amount
0.03 next or previous row > name
-0.15 next or previous row > place
0.06 next or previous row > text
-0.04 next or previous row conditions 1
-0.06 next or previous row conditions 2
0.27 next or previous row ignores field
-0.05 next or previous row of what is unique
0.01 next or previous row of what repeats
-0.13 next or previous row with field
-0.31 next or previous row with or
-0.04 next or previous row with step
-0.19 next or previous row with superlative
-0.01 next or previous row, target is told in the question
0.04 next or previous row: anchor after
-0.27 next or previous row: anchor before
-0.04 next or previous row: next or previous row
-0.2 next or previous row: other field
-0.44 next or previous row: other way
-0.01 next or previous row: position
0.01 next or previous row: said way
-0.01 next or previous row: same field
-0.07 next or previous row: time
-0.01 next share by results
-0.04 no > figures
-0.04 no > figures: fn:count one figure
-0.07 no > list
0.07 no > list: where 
-0.33 not > figures
-0.09 not > figures: fn:count one figure
-0.16 not > list
-0.04 not > list: many 
-0.25 not > list: where 
-0.16 not > list: where distinct
-0.07 not have > figures
-0.02 nothing > against another row
-0.08 nothing > amount
0.08 nothing > comparison
0.1 nothing > difference
0.08 nothing > extreme value
-0.03 nothing > figures
-0.23 nothing > first or last row
0.08 nothing > groups that are named
0.05 nothing > groups that have
-0.11 nothing > list
-0.06 nothing > loose figures
-0.22 nothing > name
0.08 nothing > next or previous row
0.17 nothing > none
0.17 nothing > place
-0.05 nothing > rows before or after another
0.33 nothing > share
-0.04 nothing > text
0.01 nothing > the same as another row
0.04 nothing > time
-0.01 nothing > top groups
0.11 nothing > top rows
0.1 nothing > which of these
-0.18 number > comparison
-0.22 number > comparison: guess value
0.03 number > figures
-0.01 number > figures: fn:count one figure
0.06 number > figures: fn:distinct? one figure
-0.06 number > figures: fn:outliers one figure
-0.22 number > figures: fn:sum one figure
0.06 number > figures: fn:sum! fn:count
0.05 number > first or last row
-0.07 number > list
-0.07 number > loose figures
0.11 number > loose figures: look up 
-0.08 number > loose figures: sum 
-0.16 number > the same as another row
-0.26 number > top groups
-0.25 number > top groups: own measure desc
-0.05 number > top groups: sum of field asc
0.13 number > top rows
0.13 number > top rows: order:said desc
-0.12 number > top rows: order:said whole
-0.18 number of > comparison
-0.22 number of > comparison: guess value
0.02 number of > difference
0.04 number of > figures
-0.01 number of > figures: fn:count one figure
0.06 number of > figures: fn:distinct? one figure
-0.06 number of > figures: fn:outliers one figure
0.06 number of > figures: fn:sum! fn:count
-0.02 number of > loose figures
0.09 number of > loose figures: look up 
-0.04 number of > loose figures: sum 
-0.2 number of > the same as another row
-0.26 number of > top groups
-0.25 number of > top groups: own measure desc
-0.05 number of > top groups: sum of field asc
0.1 number of > top rows
0.1 number of > top rows: order:said desc
-0.12 number of > top rows: order:said whole
-0.04 of > comparison
-0.23 of > comparison: guess value
0.41 of > comparison: rows said alone
-0.02 of > difference
0.03 of > difference: of two said
0.19 of > extreme value
0.04 of > extreme value: max said
0.13 of > extreme value: min said
-0.1 of > figures
0.1 of > figures: fn:avg grouped
-0.24 of > figures: fn:avg one figure
0.03 of > figures: fn:count grouped
-0.03 of > figures: fn:count one figure
0.05 of > figures: fn:distinct? one figure
0.32 of > figures: fn:median one figure
0.43 of > figures: fn:missing one figure
0.44 of > figures: fn:normal one figure
-0.06 of > figures: fn:outliers one figure
-0.03 of > figures: fn:range one figure
0.41 of > figures: fn:skewed one figure
-0.1 of > figures: fn:stddev one figure
-0.13 of > figures: fn:sum grouped
-0.12 of > figures: fn:sum one figure
0.1 of > figures: fn:sum! fn:count
-0.14 of > first or last row
-0.15 of > first or last row: position first
-0.1 of > first or last row: position last
-0.05 of > groups that are named
-0.05 of > groups that are named: compared 
0.04 of > list
-0.03 of > list: named things 
0.01 of > list: where 
0.08 of > list: where columns named
-0.04 of > list: where distinct
-0.25 of > loose figures
-0.35 of > loose figures: avg 
-0.18 of > loose figures: count 
0.03 of > loose figures: look up 
-0.09 of > loose figures: sum 
-0.1 of > next or previous row
-0.1 of > next or previous row: said way position
0.04 of > share
-0.03 of > share: filtered 
0.36 of > share: of groups 
-0.03 of > the same as another row
-0.04 of > the same as another row: list guess
0.22 of > top groups
0.1 of > top groups: own measure asc
0.04 of > top groups: own measure desc
0.1 of > top groups: rows desc
0.25 of > top groups: said measure desc
-0.01 of > top groups: sum of field asc
0.12 of > top groups: sum of field desc
-0.27 of > top rows
-0.05 of > top rows: order:guess asc
-0.42 of > top rows: order:guess desc
0.09 of > top rows: order:said asc
-0.18 of > top rows: order:said desc
-0.18 of > top rows: order:said whole
-0.02 of > which of these
-0.31 of > which of these: figure 
0.02 of times > figures
0.05 of times > figures: fn:count one figure
0.02 on > figures
0.06 on > figures: fn:count one figure
-0.2 on > figures: fn:distinct? one figure
-0.02 on > first or last row
-0.02 on > first or last row: position first
0.02 on > first or last row: position last
0.05 on > list
0.08 on > list: where 
-0.01 on > list: where distinct
0.08 on > loose figures
-0.12 on > next or previous row
-0.12 on > next or previous row: said way position
0.18 on > top groups
-0.14 on > top groups: own measure desc
0.21 on > top groups: rows desc
0.13 on > top rows
-0.21 on > which of these
0.01 on > yes or no
-0.01 only > figures
0.07 only > figures: fn:count one figure
0.05 only > list
0.04 only > list: many 
0.02 only > list: named things 
0.04 only > list: where 
0.06 only > list: where distinct
0.23 only year > list
0.04 or > figures
0.08 or > figures: fn:count one figure
0.01 or > first or last row
0.1 or > first or last row: position first
0.01 or > list
-0.06 or > list: where 
-0.07 or > list: where distinct
-0.31 or > next or previous row
-0.31 or > next or previous row: said way position
0.15 or > which of these
0.18 or > which of these: figure 
0.16 or > which of these: guess desc
0.07 or > which of these: position first
0.09 or > which of these: position last
-0.6 or > yes or no
-0.52 or > yes or no: exists 
-0.39 or less > yes or no
-0.01 or more > figures
0.1 other > figures
-0.34 other > list
-0.23 other > list: many 
-0.02 other > list: where 
-0.3 other > list: where distinct
0.1 other > the same as another row
0.1 other > the same as another row: list said
0.04 other than > figures
0.03 other than > list
0.03 over > figures
-0.02 over > figures: fn:count one figure
-0.01 over > list
0.01 over time > figures
-0.04 per > figures
-0.02 per > figures: fn:avg grouped
0.05 per > figures: fn:count grouped
-0.12 per > figures: fn:ratio grouped
-0.01 per > figures: fn:sum grouped
0.44 per > figures: fn:sum! grouped
0.48 per > figures: grouped named
0.2 per > top groups
0.05 per year > figures
0.11 percent > share
0.1 percent > share: filtered 
0.09 percent > share: of groups 
0.09 percent of > share
0.07 percent of > share: filtered 
0.09 percent of > share: of groups 
0.01 percentage > figures
0.24 percentage > figures: fn:missing one figure
0.12 percentage > share
0.06 percentage > share: filtered 
0.24 percentage of > figures
0.24 percentage of > figures: fn:missing one figure
0.11 percentage of > share
0.05 percentage of > share: filtered 
-0.02 previous > next or previous row
0.02 previous > next or previous row: said way position
-0.01 previous > next or previous row: said way time
-0.03 previous to > next or previous row
0.03 previous to > next or previous row: said way position
0.18 readings alike
-0.08 rows before or after another > none
0.02 rows before or after another conditions 1
-0.08 rows before or after another conditions 2
0.04 rows before or after another with field
-0.05 rows before or after another with step
-0.08 rows before or after another: count
-0.05 rows before or after another: rows before or after another
0.02 rows of the thing said
-0.16 same > figures
-0.48 same > list
-0.04 same > the same as another row
-0.01 same > the same as another row: list guess
-0.1 same > the same as another row: list said
-0.21 same number > the same as another row
-0.15 same year > the same as another row
0.07 share
-0.15 share > figures
0.05 share > none
0.4 share > share
0.42 share > share: filtered 
0.15 share > share: of groups 
0.14 share by results
0.03 share by words
0.02 share conditions 0
0.19 share conditions 1
-0.21 share ignores field
0.4 share of > share
0.42 share of > share: filtered 
0.15 share of > share: of groups 
0.08 share with dimension
0.16 share with field
0.52 share with measure
0.05 share with share
-0.02 share: filtered
0.36 share: of groups
0.05 share: share
0.27 since > figures
-0.18 spread
-0.02 sum > figures
-0.21 sum > figures: fn:sum grouped
-0.06 sum of > figures
-0.21 sum of > figures: fn:sum grouped
-0.07 target at 0
-0.11 target at 0 guessed
0.08 target at 1
-0.11 target at 1 guessed
0.12 target at 2 guessed
-0.17 target at 3
-0.02 target at 3 guessed
0.01 target at 4
-0.11 target at 4 guessed
-0.12 target default
0.01 target guessed
-0.07 target half said
-0.12 target is told in the question
0.03 target of the thing said
-0.02 target said
-0.11 than > against another row
0.01 than > against another row: count guess
0.27 than > difference
0.21 than > figures: fn:count one figure
-0.17 than > figures: fn:distinct? one figure
-0.12 than > groups that have
-0.06 than > groups that have: list said
0.01 than > list
-0.07 than > list: many 
-0.3 than > list: named things 
0.19 than > list: where 
0.13 than > list: where distinct
-0.53 than > which of these
0.16 than > yes or no
-0.06 than > yes or no: against another 
0.3 than > yes or no: between periods 
0.22 than > yes or no: exists 
-0.16 than average > list
0.32 than in > yes or no
0.3 than in > yes or no: between periods 
-0.17 the same as another row > name
-0.04 the same as another row conditions 2
-0.26 the same as another row ignores field
-0.08 the same as another row of what is unique
-0.03 the same as another row of what repeats
-0.05 the same as another row with field
0.04 the same as another row with measure
-0.09 the same as another row, target is told in the question
0.02 the same as another row: guess
-0.09 the same as another row: list
-0.07 the same as another row: said
-0.04 the same as another row: the same as another row
0.18 time > figures
-0.23 time > first or last row
-0.22 time > list
-0.2 time > list: where 
-0.39 time > top groups
-0.12 time > top rows
-0.15 times > figures
-0.06 times > figures: fn:count one figure
-0.06 times > loose figures
-0.02 times > loose figures: count 
0.01 times did > loose figures
0.03 times did > loose figures: count 
0.18 times has > loose figures
0.23 times has > loose figures: count 
-0.06 times was > loose figures
-0.06 times was > loose figures: count 
0.28 to > comparison
0.41 to > comparison: difference sides
-0.02 to > difference
-0.09 to > figures
0.4 to > figures: fn:avg grouped
-0.06 to > first or last row
-0.27 to > first or last row: position first
0.12 to > first or last row: position last
-0.04 to > list
0.17 to > list: many 
0.01 to > list: named things 
-0.07 to > list: where 
-0.12 to > list: where distinct
-0.22 to > next or previous row
-0.13 to > next or previous row: said way position
-0.02 to > top groups
-0.13 to > top rows
-0.4 to > top rows: order:guess desc
0.05 to > which of these
0.03 to have > list
-0.14 top > figures
-0.13 top > figures: fn:count one figure
-0.09 top > first or last row
-0.02 top > first or last row: position first
0.1 top > top groups
0.1 top > top groups: own measure desc
0.39 top > top rows
0.11 top > top rows: order:hint whole
0.16 top > top rows: order:said whole
-0.19 top groups > amount
-0.1 top groups > name
0.13 top groups > place
-0.01 top groups > text
0.03 top groups > time
-0.03 top groups conditions 0
-0.09 top groups conditions 1
0.04 top groups conditions 2
0.14 top groups ignores field
-0.15 top groups of what is unique
0.04 top groups of what repeats
0.06 top groups with dimension
-0.06 top groups with field
0.12 top groups with measure
-0.06 top groups with superlative
0.22 top groups, target is told in the question
-0.23 top groups: asc
0.48 top groups: columns named
0.05 top groups: desc
-0.18 top groups: guess
0.1 top groups: hinted
-0.3 top groups: many
0.15 top groups: own measure
-0.22 top groups: rows
0.02 top groups: said measure
-0.08 top groups: sum of field
-0.06 top groups: top groups
-0.08 top of > first or last row
-0.08 top of > first or last row: position first
0.01 top rows > amount
0.04 top rows > name
-0.01 top rows > place
-0.16 top rows > text
-0.08 top rows > time
-0.08 top rows conditions 2
-0.37 top rows ignores field
0.1 top rows ignores measure
-0.08 top rows of what is unique
0.17 top rows of what repeats
-0.17 top rows with field
0.13 top rows with measure
-0.02 top rows with superlative
0.09 top rows: asc
0.22 top rows: columns named
-0.12 top rows: desc
-0.2 top rows: order:guess
0.14 top rows: order:hint
0.01 top rows: order:said
-0.02 top rows: top rows
0.01 top rows: whole
0.16 total > difference
-0.09 total > figures
-0.09 total > figures: fn:count one figure
-0.09 total > figures: fn:distinct? one figure
0.47 total > figures: fn:stddev one figure
0.29 total > figures: fn:sum grouped
-0.28 total > figures: fn:sum one figure
0.17 total > figures: fn:sum! fn:count
-0.13 total > list
0.01 total > list: where 
0.16 total > loose figures
0.06 total > loose figures: count 
0.17 total > loose figures: sum 
0.27 total > share
0.3 total > top groups
0.19 total > top groups: own measure desc
-0.16 total > top rows
-0.08 total > top rows: order:said whole
-0.02 total amount > figures
0.15 total amount > figures: fn:count one figure
-0.04 total number > figures
-0.05 total number > figures: fn:count one figure
0.14 total number > loose figures
0.22 total number > loose figures: sum 
0.07 under > figures
0.07 under > figures: fn:count one figure
0.16 under > list
-0.21 unused all
-0.05 unused also
-0.26 unused amount
-0.07 unused and
-0.05 unused any
0.22 unused are
0.02 unused at
-0.55 unused average
-0.36 unused better
-0.07 unused between
0.16 unused both
-0.06 unused by
-0.06 unused came
-0.04 unused come
-0.08 unused consecutive
-0.16 unused did
-0.24 unused difference
0.1 unused do
-0.09 unused does
0.17 unused during
-0.28 unused each
-0.35 unused earlier
0.07 unused first
-0.08 unused for
0.07 unused from
-0.06 unused had
0.03 unused have
-0.25 unused higher
-0.19 unused how
0.07 unused in
0.02 unused is
-0.11 unused larger
-0.07 unused least
-0.45 unused less
-0.18 unused listed
0.03 unused longer
-0.09 unused many
0.06 unused mean
-0.21 unused more
-0.22 unused most
-0.11 unused name
-0.41 unused not
-0.09 unused number
-0.03 unused of
-0.09 unused on
-0.42 unused other
-0.02 unused percentage
-0.38 unused same
-0.36 unused than
-0.37 unused time
-0.19 unused times
-0.02 unused to
0.01 unused top
-0.16 unused total
0.24 unused under
-0.06 unused up
-0.38 unused was
-0.02 unused were
-0.11 unused what
-0.24 unused what is after and
-0.51 unused what is after average
-0.28 unused what is after by
-0.18 unused what is after for
-0.36 unused what is after from
0.11 unused what is after in
-0.26 unused what is after many
-0.13 unused what is after not
0.01 unused what is after of
-0.48 unused what is after or
-0.33 unused what is after than
0.25 unused what is after total
0.34 unused what is after which
-0.2 unused what is after with
-0.01 unused which
0.08 unused who
-0.17 unused win
0.12 unused with
0.19 unused won
0.04 unused year
-0.04 unused years
0.25 up > figures
0.14 value exact
-0.13 value of 11-30
-0.16 value of 2
-0.04 value of 3
-0.17 value of 4-5
-0.12 value of 6-10
-0.35 value part
-0.06 value synonym
0.05 value typo
-0.27 was > difference
-0.09 was > extreme value
-0.02 was > extreme value: max said
-0.15 was > extreme value: min said
-0.17 was > figures
-0.13 was > figures: fn:count one figure
-0.17 was > figures: fn:sum one figure
-0.03 was > first or last row
-0.1 was > first or last row: position first
0.03 was > first or last row: position last
-0.03 was > first or last row: time first
-0.12 was > list
0.21 was > list: many 
-0.05 was > list: named things 
-0.25 was > list: where 
0.02 was > list: where distinct
-0.01 was > loose figures
-0.05 was > loose figures: count 
-0.04 was > loose figures: sum 
-0.04 was > next or previous row
0.03 was > next or previous row: said way position
-0.11 was > next or previous row: said way time
-0.11 was > the same as another row
-0.16 was > top groups
-0.11 was > top groups: own measure desc
0.03 was > top groups: rows asc
-0.23 was > top groups: sum of field desc
-0.19 was > top rows
-0.11 was > top rows: order:guess desc
-0.16 was > top rows: order:said asc
-0.07 was > top rows: order:said desc
-0.12 was > which of these
-0.04 was > which of these: position first
-0.16 was > yes or no
-0.16 was > yes or no: exists 
-0.34 weakest 1
-0.13 weakest 2
0.09 weakest 3
-0.04 weakest 4
-0.34 weakest of ten 3
-0.27 weakest of ten 4
0.05 weakest of ten 6
0.1 weakest of ten 7
-0.05 weakest of ten 8
-0.02 weakest of ten 9
-0.17 were > comparison
-0.04 were > figures
-0.01 were > figures: fn:count one figure
0.2 were > list
0.24 were > list: where 
-0.16 were > list: where distinct
0.15 were > loose figures
0.17 were > loose figures: count 
0.05 were > loose figures: sum 
-0.21 were > rows before or after another
-0.2 were > rows before or after another: count 
0.39 were > share
0.39 were > share: filtered 
-0.33 were > top groups
-0.09 were in > figures
-0.15 were in > figures: fn:count one figure
-0.1 were not > figures
0.06 were not > figures: fn:count one figure
-0.12 were won > figures
0.04 what > amount
-0.09 what > comparison
-0.06 what > difference
0.07 what > difference: of ends said
-0.05 what > difference: of two said
0.07 what > extreme value
0.08 what > extreme value: max said
-0.01 what > extreme value: min said
0.08 what > figures
0.07 what > figures: fn:avg one figure
0.19 what > figures: fn:correlation one figure
0.03 what > figures: fn:count one figure
0.31 what > figures: fn:median one figure
0.07 what > figures: fn:min one figure
0.24 what > figures: fn:missing one figure
0.38 what > figures: fn:range one figure
0.4 what > figures: fn:stddev one figure
-0.1 what > figures: fn:sum one figure
0.08 what > first or last row
0.02 what > first or last row: position first
0.1 what > first or last row: position last
-0.03 what > list
0.1 what > list: many 
-0.17 what > list: named things 
-0.08 what > list: where 
0.11 what > list: where distinct
0.1 what > loose figures
-0.24 what > loose figures: count 
0.07 what > loose figures: look up 
0.2 what > loose figures: sum 
0.09 what > name
0.02 what > next or previous row
0.11 what > next or previous row: said way position
-0.14 what > none
-0.07 what > place
-0.03 what > share
-0.08 what > share: filtered 
0.33 what > share: of groups 
0.07 what > text
0.05 what > the same as another row
0.01 what > the same as another row: list said
0.2 what > time
-0.02 what > top groups: own measure desc
-0.09 what > top groups: rows asc
0.14 what > top groups: rows desc
0.04 what > top groups: sum of field desc
0.02 what > top rows
-0.25 what > top rows: order:guess asc
-0.1 what > top rows: order:guess desc
-0.07 what > top rows: order:said asc
0.36 what > top rows: order:said desc
-0.06 what > top rows: order:said whole
-0.1 what > which of these
0.37 what are > figures
0.46 what are > figures: fn:avg one figure
0.2 what are > figures: fn:count one figure
0.34 what are > figures: fn:min one figure
0.04 what are > top rows
0.09 what is > difference
0.11 what is > difference: of ends said
0.04 what is > difference: of two said
0.18 what is > extreme value
0.3 what is > extreme value: max said
0.03 what is > figures
-0.02 what is > figures: fn:avg one figure
0.19 what is > figures: fn:correlation one figure
-0.06 what is > figures: fn:count one figure
0.28 what is > figures: fn:median one figure
0.24 what is > figures: fn:missing one figure
0.38 what is > figures: fn:range one figure
0.4 what is > figures: fn:stddev one figure
-0.02 what is > figures: fn:sum one figure
-0.05 what is > first or last row
-0.02 what is > first or last row: position first
-0.05 what is > first or last row: position last
-0.04 what is > list
0.07 what is > list: named things 
-0.11 what is > list: where 
-0.23 what is > list: where distinct
0.14 what is > loose figures
-0.04 what is > loose figures: look up 
-0.09 what is > next or previous row
-0.07 what is > next or previous row: said way position
-0.07 what is > top groups
-0.01 what is > top groups: sum of field desc
-0.12 what is > top rows
-0.09 what is > top rows: order:said whole
0.03 what number > figures
0.03 what number > figures: fn:count one figure
-0.31 what other > list
0.45 what percent > share
0.44 what percent > share: filtered 
0.09 what percent > share: of groups 
0.09 what percentage > share
0.02 what percentage > share: filtered 
0.33 what share > share
0.33 what share > share: filtered 
-0.23 what was > difference
-0.13 what was > extreme value
-0.09 what was > extreme value: max said
0.01 what was > figures: fn:count one figure
0.11 what was > first or last row
0.1 what was > first or last row: position first
0.04 what was > first or last row: position last
-0.04 what was > list
-0.08 what was > list: where 
-0.02 what was > list: where distinct
-0.06 what was > loose figures
-0.04 what was > loose figures: sum 
-0.12 what was > next or previous row
-0.01 what was > next or previous row: said way position
-0.15 what was > top groups
-0.01 what was > top rows
0.03 what was > top rows: order:guess desc
-0.14 what was > top rows: order:said asc
0.13 what were > figures
0.13 what were > figures: fn:count one figure
0.13 what year > extreme value
-0.07 what year > list
-0.02 what year > top groups
0.02 when > amount
0.13 when > first or last row
0.15 when > first or last row: position last
0.05 when > list
0.02 when > list: where 
-0.21 when > text
0.09 when > time
0.02 when was > first or last row
0.03 when was > first or last row: position last
-0.28 where > amount
-0.26 where > figures
-0.13 where > first or last row
-0.11 where > list
0.23 where > list: where 
-0.4 where > name
0.04 where > place
0.25 where > text
-0.04 which > amount
-0.19 which > figures
-0.09 which > first or last row
-0.02 which > first or last row: position first
-0.08 which > first or last row: position last
-0.03 which > groups that have
-0.04 which > groups that have: list said
0.04 which > list
-0.12 which > list: many 
0.06 which > list: named things 
0.03 which > list: where 
0.03 which > list: where distinct
0.03 which > name
0.02 which > next or previous row
-0.03 which > next or previous row: said way position
0.02 which > none
0.04 which > place
-0.05 which > text
0.05 which > the same as another row
0.04 which > the same as another row: list guess
0.04 which > the same as another row: list said
0.14 which > time
0.23 which > top groups: own measure desc
-0.32 which > top groups: rows asc
-0.17 which > top groups: rows desc
0.05 which > top groups: said measure desc
-0.05 which > top groups: sum of field asc
0.05 which > top groups: sum of field desc
-0.01 which > top rows
0.12 which > top rows: order:guess asc
-0.23 which > top rows: order:guess desc
0.16 which > top rows: order:said asc
0.1 which > top rows: order:said desc
-0.23 which > top rows: order:said whole
-0.04 which > which of these
-0.02 which > which of these: figure 
0.06 which > which of these: guess desc
0.1 which > which of these: position first
-0.04 which > which of these: position last
0.2 which is > list
0.14 which is > list: where 
-0.35 which of these > amount
-0.08 which of these > name
0.14 which of these > place
-0.04 which of these > text
-0.05 which of these conditions 1
-0.04 which of these conditions 2
-0.14 which of these ignores field
-0.12 which of these of what is unique
0.02 which of these of what repeats
0.12 which of these with field
-0.02 which of these with measure
0.16 which of these with or
-0.09 which of these with superlative
-0.07 which of these, target is told in the question
0.05 which of these: amount
-0.21 which of these: asc
0.09 which of these: desc
-0.07 which of these: figure
-0.05 which of these: first
0.08 which of these: guess
-0.01 which of these: last
-0.04 which of these: position
-0.1 which of these: said
-0.07 which of these: which of these
-0.2 which year > top groups
0.22 who > figures
0.05 who > first or last row
0.09 who > first or last row: position first
0.08 who > first or last row: position last
-0.05 who > first or last row: time first
0.18 who > list: many 
-0.09 who > list: where 
0.01 who > name
0.03 who > next or previous row
0.17 who > next or previous row: said way position
-0.09 who > next or previous row: said way time
0.05 who > place
-0.14 who > text
-0.09 who > top groups
-0.02 who > top groups: own measure desc
0.08 who > top groups: rows desc
0.01 who > top rows
-0.13 who > top rows: order:said asc
0.28 who > top rows: order:said whole
-0.16 who > which of these
-0.23 who > which of these: figure 
-0.13 who > which of these: position first
-0.12 who had > top rows
-0.04 who had > which of these
0.12 who has > top groups
0.15 who is > first or last row
0.2 who is > first or last row: position first
-0.12 who is > list
0.06 who is > list: where 
0.02 who is > next or previous row
0.07 who is > next or previous row: said way position
-0.06 who was > first or last row
-0.21 who was > first or last row: position first
0.09 who was > first or last row: position last
-0.01 who was > first or last row: time first
-0.07 who was > list
-0.13 who was > list: where 
-0.1 who was > next or previous row
-0.02 who was > next or previous row: said way position
-0.11 who was > next or previous row: said way time
-0.24 who was > top groups
0.17 who won > next or previous row
0.06 win > figures
0.14 win > figures: fn:count one figure
-0.01 win > first or last row
-0.09 win > list
-0.01 win > loose figures
-0.18 win > loose figures: count 
0.06 with > figures: fn:count one figure
0.09 with > first or last row: position first
0.29 with > groups that have
0.36 with > groups that have: list said
0.33 with > list
0.18 with > list: named things 
0.18 with > list: where 
0.17 with > loose figures
-0.14 with > top groups
-0.15 with > top groups: sum of field desc
-0.03 with > top rows
0.17 with > top rows: order:said desc
0.05 without > figures
0.22 won > figures
0.24 won > figures: fn:count one figure
-0.25 won > figures: fn:distinct? one figure
-0.07 won > first or last row
-0.04 won > list
-0.06 won > list: where 
-0.05 won > list: where distinct
-0.18 won > loose figures
-0.04 won > loose figures: sum 
-0.1 won > next or previous row: said way position
-0.06 won > top groups
-0.25 won > which of these
-0.02 won by > figures
-0.26 won by > figures: fn:count one figure
-0.02 words agree
-0.11 words unused
0.15 worth
0.25 worth by results
0.04 worth by words
-0.04 year > extreme value
-0.05 year > extreme value: max said
-0.11 year > extreme value: min said
-0.07 year > figures
0.48 year > figures: fn:avg grouped
-0.2 year > figures: fn:count grouped
-0.15 year > figures: fn:count one figure
-0.19 year > figures: fn:sum grouped
0.49 year > figures: fn:sum! grouped
-0.09 year > first or last row
-0.17 year > first or last row: position first
0.06 year > first or last row: position last
0.03 year > list
-0.01 year > list: many 
-0.08 year > list: where 
0.1 year > loose figures
-0.16 year > next or previous row
-0.22 year > next or previous row: said way position
-0.1 year > the same as another row
-0.16 year > top groups
-0.06 year > top groups: rows asc
-0.17 year > top groups: rows desc
0.04 year > top groups: sum of field desc
-0.16 year > top rows
-0.1 year did > list
0.02 year had > top groups
-0.2 year was > top groups
0.09 years > difference
-0.07 years > figures
0.12 years > figures: fn:count one figure
0.01 years > figures: fn:distinct? one figure
-0.29 years > list
-0.1 years > list: where distinct
0.23 years > top groups
-0.07 yes or no > amount
0.08 yes or no > none
0.02 yes or no conditions 0
0.01 yes or no ignores field
0.04 yes or no of what repeats
-0.08 yes or no with against
-0.09 yes or no with field
0.15 yes or no with measure
-0.33 yes or no with or
0.3 yes or no with sides
-0.06 yes or no: against another
0.3 yes or no: between periods
0.01 yes or no: exists
0.02 yes or no: yes or no
-0.03 yesno > amount
0.1 yesno > figures
0.08 yesno > list
-0.15 yesno > name
-0.3 yesno > next or previous row
0.04 yesno > none
-0.06 yesno > place
0.09 yesno > text
0.13 yesno > which of these
0.02 yesno > yes or no
`
