/** Made by `npm run train` on 2026-11-16; not to be edited. Figures: evals/README.md. */
export const madeFor = '647342a2be0e11fd'

export const order = `
0.56 0.69 ^after > comparison
0.56 0.69 ^after > comparison: guess value
0.59 0.46 ^after > extreme value
-0.23 -0.08 ^after > extreme value: max guess
-0.38 -0.18 ^after > extreme value: max said
0.71 0.56 ^after > extreme value: min said
0.48 0.47 ^after > figures
0.51 0.45 ^after > figures: fn:count one figure
0.33 0.38 ^after > figures: fn:distinct? one figure
-0.21 -0.2 ^after > first or last row: position first
0.21 0.2 ^after > first or last row: time first
-0.75 -0.77 ^after > list
-0.69 -0.72 ^after > list: where 
-0.48 -0.49 ^after > list: where distinct
-0.25 -0.28 ^after > loose figures: avg 
0.37 0.3 ^after > loose figures: count 
-0.2 -0.2 ^after > loose figures: look up 
-0.18 -0.2 ^after > loose figures: look up guess
-0.25 -0.25 ^after > loose figures: sum 
-0.26 -0.28 ^after > next or previous row
-0.47 -0.43 ^after > next or previous row: other way position
-0.24 -0.26 ^after > next or previous row: said way position
-0.42 -0.41 ^after > next or previous row: said way time
-0.33 -0.57 ^after > rows before or after another
-0.32 -0.57 ^after > rows before or after another: count 
-0.5 -0.45 ^after > rows before or after another: list 
-0.44 -0.47 ^after > top groups
-0.27 -0.29 ^after > top groups: rows asc
-0.28 -0.32 ^after > top groups: rows desc
-0.5 -0.57 ^after > top rows
-0.35 -0.42 ^after > top rows: order:guess desc
-0.39 -0.45 ^after > top rows: order:said desc
-0.29 -0.49 ^are > list: where distinct
-0.27 -0.37 ^are > loose figures
-0.09 -0.2 ^are > loose figures: avg 
-0.27 -0.37 ^are > loose figures: count 
-0.08 -0.22 ^are > loose figures: sum 
0.33 0.34 ^are > which of these
-0.35 -0.37 ^are > which of these: count asc
0.33 0.35 ^are > which of these: count desc
0.24 0.26 ^are > which of these: guess asc
-0.28 -0.3 ^are > which of these: guess desc
0.3 0.33 ^are > which of these: position first
0.32 0.33 ^are > which of these: position last
-0.2 -0.21 ^at > against another row
-0.2 -0.21 ^at > against another row: count guess
-0.41 -0.42 ^at > comparison
-0.41 -0.42 ^at > comparison: guess value
0.34 0.42 ^at > figures
-0.31 -0.15 ^at > figures: fn:count grouped by what is beside
0.63 0.69 ^at > figures: fn:count one figure
-0.16 -0.2 ^at > figures: fn:distinct? one figure
-0.28 -0.27 ^at > groups that are named
-0.28 -0.27 ^at > groups that are named: listed 
-0.58 -0.63 ^at > list
-0.31 -0.39 ^at > list: many 
-0.29 -0.28 ^at > list: where 
-0.52 -0.53 ^at > list: where distinct
-0.63 -0.72 ^at > loose figures
-0.49 -0.52 ^at > loose figures: avg 
-0.39 -0.46 ^at > loose figures: look up 
-0.42 -0.48 ^at > loose figures: look up guess
-0.43 -0.5 ^at > loose figures: sum 
0.22 0.23 ^at > top groups
0.22 0.23 ^at > top groups: rows desc
-0.44 -0.4 ^at > which of these
-0.45 -0.45 ^at > which of these: count asc
-0.37 -0.34 ^at > which of these: count desc
-0.5 -0.5 ^at > which of these: guess asc
-0.47 -0.45 ^at > which of these: guess desc
-0.42 -0.37 ^at > which of these: position first
-0.38 -0.33 ^at > which of these: position last
-0.28 -0.31 ^at > which of these: said asc
-0.33 -0.37 ^at > which of these: said desc
-1.14 -1.02 ^average > comparison
-0.76 -0.63 ^average > comparison: guess value
-0.85 -0.89 ^average > comparison: said value
-0.46 -0.52 ^average > extreme value
-0.46 -0.52 ^average > extreme value: max said
-0.7 -0.73 ^average > figures: fn:avg fn:avg!
-0.32 -0.34 ^average > figures: fn:avg fn:max
-1.15 -1.3 ^average > figures: fn:avg fn:sum!
0.24 0.24 ^average > figures: fn:avg grouped
-0.77 -0.56 ^average > figures: fn:avg grouped by what is beside
-1.09 -1.09 ^average > figures: fn:avg! fn:sum!
-0.69 -0.55 ^average > figures: fn:avg! grouped
-1.08 -1.04 ^average > figures: fn:avg! one figure
-0.24 -0.47 ^average > figures: fn:count grouped
-0.24 -0.32 ^average > figures: fn:count one figure
-0.3 -0.27 ^average > figures: fn:max grouped
-0.3 -0.26 ^average > figures: fn:max one figure
-0.67 -0.76 ^average > figures: fn:median one figure
0.64 0.69 ^average > figures: fn:ratio grouped
0.52 0.49 ^average > figures: fn:ratio one figure
-0.25 -0.34 ^average > figures: fn:revenue fn:max
-0.29 -0.39 ^average > figures: fn:revenue fn:sum!
-0.94 -0.99 ^average > figures: fn:stddev one figure
-0.21 -0.24 ^average > figures: fn:sum! fn:avg!
-0.6 -0.77 ^average > figures: fn:sum! fn:sum!
-0.95 -0.77 ^average > figures: fn:sum! grouped
-0.88 -0.72 ^average > figures: fn:sum! grouped by what is beside
-1.77 -1.76 ^average > figures: fn:sum! one figure
-0.71 -0.79 ^average > figures: grouped named
0.5 0.54 ^average > groups that are named
0.51 0.55 ^average > groups that are named: compared 
0.25 0.25 ^average > groups that are named: listed 
-1.1 -0.97 ^average > list
-0.27 -0.25 ^average > list: all 
-0.36 -0.54 ^average > list: many 
-0.1 -0.23 ^average > list: named things 
-1.15 -0.93 ^average > list: where 
-0.89 -0.8 ^average > list: where distinct
-1.18 -1.05 ^average > loose figures
-0.84 -0.66 ^average > loose figures: avg 
-0.78 -0.61 ^average > loose figures: count 
-1.25 -1.2 ^average > loose figures: sum 
-0.49 -0.47 ^average > top groups
-0.47 -0.59 ^average > top groups: own measure desc
-0.02 -0.24 ^average > top groups: sum of field desc
-0.58 -0.6 ^average > top rows
-0.38 -0.35 ^average > top rows: order:guess desc
-0.59 -0.62 ^average > top rows: order:said desc
-0.86 -0.75 ^average > which of these
-0.76 -0.65 ^average > which of these: count asc
-0.77 -0.68 ^average > which of these: count desc
-0.77 -0.63 ^average > which of these: guess asc
-0.83 -0.75 ^average > which of these: guess desc
-0.94 -0.74 ^average > which of these: position first
-0.78 -0.64 ^average > which of these: position last
-0.19 -0.21 ^average > which of these: said desc
-0.31 -0.3 ^before > figures
-0.31 -0.36 ^before > figures: fn:count grouped by what is beside
-0.31 -0.3 ^before > figures: fn:count one figure
-0.37 -0.6 ^before > list
-0.43 -0.62 ^before > list: where 
-0.28 -0.5 ^before > list: where distinct
0.32 0.31 ^before > loose figures
-0.51 -0.58 ^before > loose figures: avg 
-0.34 -0.42 ^before > loose figures: look up guess
0.48 0.47 ^before > loose figures: sum 
-0.17 -0.26 ^besides > first or last row
-0.17 -0.26 ^besides > first or last row: position first
0.18 0.26 ^besides > list
0.38 0.41 ^besides > list: named things 
0.1 0.39 ^besides > list: where distinct
-0.29 -0.22 ^besides > loose figures
-0.26 -0.2 ^besides > loose figures: count 
-0.23 -0.41 ^besides > top groups
-0.23 -0.41 ^besides > top groups: rows desc
-0.16 -0.2 ^besides > which of these
-0.06 -0.21 ^besides > which of these: position first
-0.14 -0.2 ^besides > which of these: position last
-0.55 -0.55 ^best > figures
-0.26 -0.25 ^best > figures: fn:revenue grouped
-0.22 -0.24 ^best > figures: fn:units fn:revenue
-0.22 -0.26 ^best > figures: fn:units grouped
-0.28 -0.31 ^best > figures: fn:units one figure
-0.33 -0.3 ^best > figures: grouped named
0.52 0.56 ^best > top groups
0.19 0.26 ^best > top groups: revenue desc
-0.44 -0.29 ^best > top groups: rows desc
0.13 0.27 ^best > top groups: said measure desc
-0.21 -0.24 ^best > top groups: sum of field desc
-0.18 -0.23 ^best > top groups: units desc
-0.34 -0.41 ^best > top rows
-0.34 -0.41 ^best > top rows: order:said desc
-0.37 -0.23 ^between > comparison
-0.37 -0.23 ^between > comparison: guess value
-0.29 -0.28 ^between > groups that are named
-0.29 -0.28 ^between > groups that are named: listed 
-0.32 -0.34 ^between > loose figures
-0.22 -0.17 ^between > loose figures: sum 
-0.28 -0.23 ^between > top groups
-0.22 -0.18 ^between > top groups: own measure desc
-0.39 -0.08 ^between > top rows
-0.39 -0.09 ^between > top rows: order:guess desc
-0.4 -0.08 ^between > top rows: order:said desc
0.3 0.35 ^between > which of these
0.55 0.64 ^between > which of these: count asc
0.35 0.01 ^between > which of these: guess asc
0.25 0.09 ^between > which of these: guess desc
0.33 0.06 ^between > which of these: position first
-0.46 -0.46 ^between > which of these: said asc
-0.22 -0.22 ^bottom > figures
-0.23 -0.17 ^bottom > figures: fn:revenue grouped by what is beside
-0.21 -0.22 ^bottom > figures: fn:revenue one figure
-0.31 -0.29 ^bottom > first or last row
-0.29 -0.27 ^bottom > first or last row: position last
-0.45 -0.38 ^bottom > first or last row: time last
0.39 0.34 ^bottom > top groups
0.39 0.35 ^bottom > top groups: own measure asc
-0.44 -0.41 ^bottom > top groups: said measure asc
-0.3 -0.27 ^bottom > top groups: sum of field asc
-0.3 -0.31 ^bottom > top groups: units asc
-0.6 -0.51 ^bottom > top rows
-0.6 -0.51 ^bottom > top rows: order:said asc
0.47 0.38 ^count > comparison
0.47 0.38 ^count > comparison: guess value
0.52 0.62 ^count > figures: fn:count grouped
-0.48 -0.39 ^count > figures: fn:count grouped by what is beside
0.45 0.46 ^count > figures: fn:count one figure
-0.48 -0.49 ^count > figures: fn:distinct one figure
-0.19 -0.28 ^count > groups that are named
-0.19 -0.28 ^count > groups that are named: listed 
-0.49 -0.48 ^count > list
-0.19 -0.24 ^count > list: all 
-0.4 -0.38 ^count > list: where 
-0.47 -0.47 ^count > list: where distinct
-0.14 -0.35 ^count > loose figures
-0.14 -0.35 ^count > loose figures: look up guess
-0.53 -0.47 ^did > against another row
-0.49 -0.44 ^did > against another row: count said
-0.54 -0.47 ^did > against another row: list said
-0.29 -0.28 ^did > comparison
-0.29 -0.28 ^did > comparison: guess value
-0.15 -0.2 ^did > figures: fn:sum! fn:sum!
-0.31 -0.43 ^did > figures: fn:sum! one figure
-0.21 -0.25 ^did > groups that are named
-0.21 -0.25 ^did > groups that are named: listed 
-0.49 -0.13 ^did > list
-0.29 -0.43 ^did > list: many 
-0.34 -0.4 ^did > list: named things 
-0.45 -0.09 ^did > list: where 
-0.41 -0.06 ^did > list: where distinct
0.26 0.11 ^did > loose figures: avg 
-0.5 -0.81 ^did > loose figures: count 
0.2 0.12 ^did > loose figures: sum 
-0.47 -0.45 ^did > next or previous row
-0.5 -0.49 ^did > next or previous row: other way position
-0.46 -0.44 ^did > next or previous row: said way position
-0.44 -0.41 ^did > rows before or after another
-0.42 -0.39 ^did > rows before or after another: count 
-0.31 -0.25 ^did > rows before or after another: list 
-0.37 -0.39 ^did > top groups
-0.3 -0.31 ^did > top groups: rows asc
-0.34 -0.33 ^did > top groups: rows desc
0.21 0.19 ^did > which of these
-0.2 -0.25 ^did > which of these: count asc
-0.37 -0.32 ^did > which of these: guess asc
-0.2 -0.25 ^did > which of these: guess desc
0.32 0.3 ^did > which of these: position last
-0.64 -0.69 ^did > which of these: said asc
0.61 0.58 ^did > which of these: said desc
-0.37 -0.46 ^does > comparison
-0.37 -0.46 ^does > comparison: guess value
-0.23 -0.28 ^does > groups that are named
-0.23 -0.28 ^does > groups that are named: listed 
-0.67 -0.56 ^does > list
-0.6 -0.51 ^does > list: where 
-0.77 -0.65 ^does > list: where distinct
-1.01 -0.93 ^does > loose figures
-0.71 -0.56 ^does > loose figures: avg 
-0.9 -0.93 ^does > loose figures: count 
-0.85 -0.68 ^does > loose figures: sum 
-0.22 -0.3 ^does > the same as another row
-0.22 -0.27 ^does > the same as another row: count guess
-0.25 -0.37 ^does > the same as another row: count said
-0.34 -0.37 ^does > which of these: count asc
0.34 0.26 ^does > which of these: count desc
-0.41 -0.47 ^does > which of these: guess asc
-0.29 -0.36 ^does > which of these: position first
-0.33 -0.11 ^does > which of these: position last
-0.6 -0.71 ^does > which of these: said asc
0.44 0.47 ^does > which of these: said desc
-0.37 -0.34 ^each > comparison
-0.37 -0.34 ^each > comparison: guess value
-0.35 -0.28 ^each > figures
-0.35 -0.28 ^each > figures: fn:count grouped
-0.31 -0.25 ^each > figures: fn:distinct? grouped
-0.4 -0.39 ^each > groups that are named
-0.4 -0.39 ^each > groups that are named: listed 
0.15 0.23 ^each > list
0.35 0.28 ^each > list: where 
-0.33 0.19 ^each > list: where distinct
0.28 0.27 ^each > loose figures
-0.59 -0.56 ^each > loose figures: avg 
0.32 0.33 ^each > loose figures: count 
-0.61 -0.57 ^each > loose figures: look up 
-0.65 -0.53 ^each > loose figures: look up guess
-0.63 -0.61 ^each > loose figures: sum 
-0.41 -0.4 ^each > which of these
-0.43 -0.46 ^each > which of these: count asc
-0.44 -0.43 ^each > which of these: count desc
-0.34 -0.32 ^each > which of these: guess asc
-0.38 -0.38 ^each > which of these: guess desc
-0.4 -0.44 ^each > which of these: position first
-0.31 -0.24 ^each > which of these: position last
-0.53 -0.53 ^first > extreme value
-0.61 -0.44 ^first > extreme value: min guess
-0.51 -0.51 ^first > extreme value: min said
-0.31 -0.42 ^first > figures
-0.31 -0.42 ^first > figures: grouped named
0.26 0.26 ^first > first or last of each
0.26 0.26 ^first > first or last of each:  
-0.51 -0.56 ^first > first or last row
-0.5 -0.55 ^first > first or last row: position first
-0.62 -0.59 ^first > first or last row: time first
-0.29 -0.25 ^first > list
-0.31 -0.26 ^first > list: many 
0.3 0.28 ^first > top groups
-0.2 -0.22 ^first > top groups: revenue asc
0.32 0.32 ^first > top groups: rows asc
-0.68 -0.68 ^first > top rows
-0.54 -0.54 ^first > top rows: order:guess asc
-0.65 -0.66 ^first > top rows: order:said asc
0.2 0.18 ^for > figures
-0.26 -0.32 ^for > figures: fn:count fn:sum!
0.19 0.23 ^for > figures: fn:count one figure
-0.2 -0.16 ^for > list: where distinct
-0.27 -0.25 ^from > list
-0.23 -0.2 ^from > list: all 
-0.27 -0.25 ^from > list: many 
-0.24 -0.23 ^from > list: where distinct
-0.4 -0.58 ^from > top groups
-0.4 -0.58 ^from > top groups: rows desc
0.37 0.44 ^from > top rows
0.37 0.44 ^from > top rows: order:guess desc
-0.29 -0.27 ^has > list
-0.33 -0.3 ^has > list: many 
-0.23 -0.24 ^has > list: where 
-0.27 -0.26 ^has > list: where distinct
-0.29 -0.28 ^has > loose figures
-0.31 -0.31 ^has > loose figures: avg 
-0.28 -0.26 ^has > loose figures: count 
-0.28 -0.29 ^has > loose figures: sum 
-0.22 -0.26 ^has > which of these
-0.45 -0.46 ^has > which of these: count asc
-0.37 -0.35 ^has > which of these: guess asc
-0.28 -0.3 ^has > which of these: guess desc
-0.51 -0.47 ^has > which of these: position first
-0.36 -0.5 ^has > which of these: position last
0.25 0.28 ^has > yes or no
0.25 0.28 ^has > yes or no: exists 
0.33 0.35 ^highest > extreme value
0.33 0.35 ^highest > extreme value: max said
-0.26 -0.13 ^highest > figures
-0.34 -0.35 ^highest > figures: fn:avg! one figure
-0.34 -0.41 ^highest > figures: fn:count fn:avg!
-0.27 -0.16 ^highest > figures: fn:count grouped by what is beside
-0.4 -0.47 ^highest > figures: fn:count one figure
0.18 0.37 ^highest > figures: fn:distinct? one figure
-0.29 -0.34 ^highest > loose figures
-0.27 -0.31 ^highest > loose figures: avg 
-0.27 -0.33 ^highest > loose figures: look up 
-0.31 -0.37 ^highest > loose figures: sum 
-0.59 -0.7 ^highest > top groups
-0.39 -0.47 ^highest > top groups: own measure desc
-0.24 -0.28 ^highest > top groups: rows desc
-0.29 -0.4 ^highest > top groups: sum of field desc
0.4 0.42 ^highest > top rows
-0.52 -0.59 ^highest > top rows: order:guess desc
0.43 0.47 ^highest > top rows: order:said desc
0.37 0.37 ^how > against another row
0.37 0.42 ^how > against another row: count guess
0.21 0.27 ^how > against another row: count said
-0.32 -0.4 ^how > against another row: list guess
-0.23 -0.34 ^how > against another row: list said
-0.33 -0.45 ^how > comparison: guess floating
0.26 0.25 ^how > comparison: said floating
0.2 0.18 ^how > difference
-0.19 -0.22 ^how > difference: of counts 
-0.61 -0.73 ^how > difference: of counts turned 
-0.28 -0.39 ^how > difference: of ends said
-0.28 -0.33 ^how > difference: of fields 
-0.22 -0.31 ^how > difference: of fields turned 
0.12 0.2 ^how > difference: of two said
-0.41 -0.56 ^how > difference: of two turned guess
-0.41 -0.43 ^how > difference: of two turned said
-0.28 -0.31 ^how > extreme value: max guess
-0.39 -0.36 ^how > extreme value: min guess
-0.22 -0.18 ^how > extreme value: min said
-0.32 -0.2 ^how > figure of the top rows
-0.35 -0.23 ^how > figure of the top rows: avg 
-0.29 -0.17 ^how > figure of the top rows: sum 
-0.19 -0.31 ^how > figures: fn:avg! fn:sum!
-0.47 -0.49 ^how > figures: fn:avg! fn:units
-0.21 -0.32 ^how > figures: fn:avg! grouped by what is beside
-0.39 -0.54 ^how > figures: fn:avg! one figure
0.36 0.37 ^how > figures: fn:count fn:avg!
0.31 0.36 ^how > figures: fn:count fn:distinct?
0.57 0.3 ^how > figures: fn:count fn:missing
-0.23 -0.28 ^how > figures: fn:count fn:revenue
0.19 0.32 ^how > figures: fn:count fn:sum
-0.23 -0.25 ^how > figures: fn:count fn:sum?
0.35 0.21 ^how > figures: fn:count grouped
-1.01 -1.14 ^how > figures: fn:count grouped by what is beside
-0.61 -0.56 ^how > figures: fn:distinct grouped by what is beside
-0.25 -0.27 ^how > figures: fn:distinct? fn:avg!
-0.22 -0.22 ^how > figures: fn:distinct? fn:count
-0.23 -0.25 ^how > figures: fn:distinct? fn:distinct?
-0.23 -0.25 ^how > figures: fn:distinct? fn:sum?
-0.55 -0.56 ^how > figures: fn:distinct? grouped
-0.91 -1 ^how > figures: fn:distinct? grouped by what is beside
-0.21 -0.16 ^how > figures: fn:distinct? one figure
0.37 0.54 ^how > figures: fn:missing one figure
0.36 0.39 ^how > figures: fn:ratio grouped
-0.54 -0.56 ^how > figures: fn:ratio one figure
0.22 0.24 ^how > figures: fn:revenue fn:sum!
-0.28 -0.37 ^how > figures: fn:skewness fn:sum!
0.76 0.59 ^how > figures: fn:skewness one figure
-0.58 -0.64 ^how > figures: fn:sum! fn:units
-0.45 -0.63 ^how > figures: fn:sum! grouped
-0.29 -0.3 ^how > figures: fn:sum! grouped by what is beside
-0.84 -0.74 ^how > figures: fn:sum! one figure
0.41 0.38 ^how > figures: fn:sum? fn:avg!
0.4 0.36 ^how > figures: fn:sum? fn:sum!
-0.2 -0.2 ^how > figures: fn:sum? grouped
-0.63 -0.67 ^how > figures: fn:sum? grouped by what is beside
0.12 0.2 ^how > figures: fn:sum? one figure
-0.27 -0.3 ^how > figures: fn:units grouped
0.11 0.22 ^how > figures: fn:units one figure
-0.45 -0.57 ^how > figures: grouped by what is beside 
-0.31 -0.33 ^how > figures: grouped named
-0.29 -0.05 ^how > figures: one figure named
-0.3 -0.3 ^how > first or last row: position last
-0.39 -0.53 ^how > first or last row: time first
-0.39 -0.37 ^how > first or last row: time last
-0.73 -0.87 ^how > groups that are named
-0.42 -0.5 ^how > groups that are named: compared 
-0.49 -0.59 ^how > groups that are named: listed 
-0.45 -0.46 ^how > groups that have: list guess
-0.67 -0.84 ^how > groups that have: list said
-0.06 -0.26 ^how > list
-0.22 -0.21 ^how > list: all 
-0.18 -0.24 ^how > list: many 
-1.11 -1.02 ^how > list: named things 
-0.35 -0.16 ^how > loose figures: avg 
0.05 0.23 ^how > loose figures: count 
0.21 -0.24 ^how > loose figures: look up 
-0.22 0.1 ^how > loose figures: sum 
-0.06 -0.22 ^how > next or previous row
-0.2 -0.26 ^how > next or previous row: other way position
-0.06 -0.24 ^how > next or previous row: said way position
0.34 0.43 ^how > rows before or after another
0.36 0.48 ^how > rows before or after another: count 
-0.43 -0.52 ^how > rows before or after another: list 
0.28 0.37 ^how > the same as another row: count said
-0.46 -0.42 ^how > the same as another row: list guess
-0.26 -0.35 ^how > the same as another row: list said
-0.56 -0.67 ^how > top groups
-0.23 -0.3 ^how > top groups: own measure asc
-0.26 -0.37 ^how > top groups: own measure desc
-0.33 -0.27 ^how > top groups: revenue desc
-0.29 -0.32 ^how > top groups: rows asc
-0.26 -0.27 ^how > top groups: sum of field asc
-0.24 -0.18 ^how > top groups: units desc
-0.27 -0.31 ^how > top rows
-0.16 -0.21 ^how > top rows: order:hint desc
-0.34 -0.42 ^how > which of these
-0.37 -0.42 ^how > which of these: count asc
-0.44 -0.51 ^how > which of these: count desc
-0.2 -0.26 ^how > which of these: guess asc
-0.25 -0.31 ^how > which of these: guess desc
-0.36 -0.44 ^how > which of these: position first
-0.4 -0.48 ^how > which of these: position last
-0.29 -0.42 ^how > which of these: said asc
-0.52 -0.52 ^how > which of these: said desc
-0.22 -0.23 ^in > against another row: count said
0.2 0.2 ^in > against another row: list said
0.59 0.51 ^in > comparison
0.59 0.51 ^in > comparison: guess value
-0.33 -0.28 ^in > difference
-0.33 -0.28 ^in > difference: of ends guess
-0.25 -0.27 ^in > extreme value: max said
-0.53 -0.43 ^in > extreme value: min guess
0.28 0.21 ^in > extreme value: min said
-0.44 -0.48 ^in > figure of the top rows: sum 
-0.17 -0.26 ^in > figures
-0.13 -0.52 ^in > figures: fn:count fn:sum!
-0.25 -0.23 ^in > figures: fn:count grouped
-0.38 -0.6 ^in > figures: fn:count one figure
-0.25 -0.36 ^in > figures: fn:distinct? fn:sum!
-0.2 -0.18 ^in > figures: fn:distinct? grouped
0.26 0.27 ^in > figures: fn:distinct? one figure
-0.38 -0.26 ^in > figures: fn:max grouped
-0.24 -0.23 ^in > figures: fn:max grouped by what is beside
-0.2 -0.14 ^in > figures: fn:min grouped by what is beside
-0.17 -0.28 ^in > figures: fn:sum! fn:sum!
-0.4 0.23 ^in > figures: fn:sum! grouped
0.05 0.4 ^in > figures: fn:sum! grouped by what is beside
-0.23 -0.36 ^in > figures: fn:sum? fn:sum!
-0.23 -0.21 ^in > figures: fn:sum? grouped
-0.32 -0.32 ^in > figures: fn:units fn:avg!
-0.28 -0.26 ^in > figures: fn:units fn:max
-0.3 -0.3 ^in > figures: fn:units fn:units
-0.28 -0.27 ^in > figures: fn:units grouped
-0.46 -0.17 ^in > figures: grouped named
-0.31 -0.32 ^in > first or last of each
-0.31 -0.32 ^in > first or last of each:  
0.69 0.77 ^in > first or last row: position last
-0.32 -0.46 ^in > first or last row: time first
-0.14 -0.27 ^in > groups that are named
-0.14 -0.27 ^in > groups that are named: listed 
-0.3 -0.32 ^in > how long
-0.3 -0.32 ^in > how long: between rows 
-0.24 -0.22 ^in > list: all 
-0.11 -0.28 ^in > list: named things 
0.07 0.2 ^in > list: where distinct
-0.66 -0.56 ^in > loose figures
-0.25 -0.36 ^in > loose figures: avg 
-0.79 -0.74 ^in > loose figures: look up 
-0.32 -0.35 ^in > loose figures: look up guess
-0.41 -0.5 ^in > loose figures: sum 
0.44 0.41 ^in > next or previous row
-0.28 -0.28 ^in > next or previous row: other way position
0.43 0.4 ^in > next or previous row: said way position
-0.29 -0.38 ^in > rows before or after another
-0.31 -0.39 ^in > rows before or after another: count 
0.28 0.42 ^in > top groups: own measure asc
-0.2 -0.24 ^in > top groups: revenue desc
-0.27 -0.3 ^in > top groups: rows asc
0.46 0.39 ^in > top groups: rows desc
-0.32 -0.3 ^in > top groups: said measure asc
0.48 0.55 ^in > top groups: said measure desc
-0.53 -0.56 ^in > top groups: sum of field desc
-0.21 -0.24 ^in > top groups: units desc
0.22 0.28 ^in > top rows: order:guess asc
-0.23 -0.25 ^in > top rows: order:hint asc
-0.14 -0.25 ^in > top rows: order:said asc
-0.68 -0.87 ^in > top rows: order:said desc
0.18 0.33 ^in > which of these: count desc
-0.28 -0.22 ^in > which of these: guess desc
0.02 0.22 ^in > which of these: position first
-0.57 -0.55 ^in > which of these: position last
-0.22 -0.22 ^is > against another row
-0.25 -0.33 ^is > against another row: count guess
-0.22 -0.2 ^is > against another row: list guess
-0.19 -0.21 ^is > comparison
-0.19 -0.21 ^is > comparison: guess value
-0.23 -0.37 ^is > figures: fn:sum! fn:sum!
-0.46 -0.09 ^is > figures: fn:sum! grouped by what is beside
-0.21 -0.29 ^is > groups that are named
-0.21 -0.29 ^is > groups that are named: listed 
-0.89 -0.75 ^is > list
-0.2 -0.23 ^is > list: many 
-0.33 -0.35 ^is > list: named things 
-0.79 -0.82 ^is > list: where 
-0.7 -0.76 ^is > list: where distinct
-0.22 -0.25 ^is > loose figures
-0.19 -0.2 ^is > loose figures: avg 
-0.75 -0.86 ^is > loose figures: count 
-0.19 -0.21 ^is > loose figures: sum 
-0.19 -0.27 ^is > the same as another row
-0.27 -0.52 ^is > the same as another row: count guess
-0.17 -0.21 ^is > the same as another row: count said
-0.8 -0.94 ^is > which of these: count asc
-0.79 -0.91 ^is > which of these: count desc
-0.64 -0.86 ^is > which of these: guess asc
0.52 0.48 ^is > which of these: guess desc
-0.28 -0.48 ^is > which of these: position first
-0.4 -0.33 ^is > which of these: said asc
-0.34 -0.26 ^is > which of these: said desc
0.17 0.29 ^is > yes or no
0.17 0.29 ^is > yes or no: exists 
-0.62 -0.7 ^largest > extreme value
-0.62 -0.7 ^largest > extreme value: max said
-0.26 -0.36 ^largest > figures
-0.26 -0.36 ^largest > figures: fn:sum! one figure
-0.23 -0.3 ^largest > list
-0.23 -0.3 ^largest > list: named things 
0.6 0.7 ^largest > top groups
0.67 0.68 ^largest > top groups: revenue desc
-0.76 -0.73 ^largest > top groups: rows desc
-0.58 -0.57 ^largest > top groups: units desc
-0.57 -0.43 ^largest > top rows
-0.57 -0.43 ^largest > top rows: order:said desc
0.32 0.36 ^list > comparison
0.32 0.36 ^list > comparison: guess value
-0.39 -0.42 ^list > extreme value
-0.32 -0.3 ^list > extreme value: max guess
-0.4 -0.45 ^list > extreme value: max said
-0.27 -0.2 ^list > figure of the top rows
-0.28 -0.21 ^list > figure of the top rows: avg 
-0.25 -0.18 ^list > figure of the top rows: sum 
0.26 0.03 ^list > figures
0.3 0.28 ^list > figures: fn:count one figure
-0.23 -0.17 ^list > figures: fn:max grouped by what is beside
-0.33 -0.28 ^list > figures: fn:sum! fn:sum!
0.23 -0.17 ^list > figures: fn:sum! grouped by what is beside
-0.3 -0.31 ^list > figures: fn:sum! one figure
0.3 0.3 ^list > first or last row
0.3 0.3 ^list > first or last row: position first
-0.47 -0.43 ^list > groups that are named
-0.47 -0.43 ^list > groups that are named: listed 
0.23 0.43 ^list > list
-0.36 -0.4 ^list > list: all 
0.76 0.95 ^list > list: many 
-0.5 -1.05 ^list > list: where 
-0.97 -0.89 ^list > list: where distinct
-0.41 -0.38 ^list > loose figures
-0.21 -0.22 ^list > loose figures: avg 
-0.62 -0.6 ^list > loose figures: count 
-0.59 -0.54 ^list > loose figures: look up guess
-0.23 -0.26 ^list > loose figures: sum 
-0.25 -0.2 ^list > next or previous row
-0.23 -0.19 ^list > next or previous row: other way position
-0.25 -0.2 ^list > next or previous row: said way position
-0.28 -0.34 ^list > top groups
-0.28 -0.35 ^list > top groups: own measure desc
-0.19 -0.2 ^list > top groups: rows desc
-0.35 -0.28 ^list > top rows
-0.05 -0.25 ^list > top rows: order:guess desc
-0.3 -0.29 ^list > top rows: order:said desc
0.75 0.89 ^lowest > extreme value
-0.49 -0.3 ^lowest > extreme value: min guess
0.75 0.89 ^lowest > extreme value: min said
-0.66 -0.71 ^lowest > figures
-0.52 -0.46 ^lowest > figures: fn:avg! grouped by what is beside
-0.65 -0.72 ^lowest > figures: fn:avg! one figure
-0.74 -0.68 ^lowest > figures: fn:min fn:avg!
0.16 0.24 ^lowest > top groups: own measure asc
-0.53 -0.61 ^lowest > top groups: revenue asc
-0.54 -0.62 ^lowest > top groups: rows asc
-0.66 -0.78 ^lowest > top groups: said measure asc
0.24 0.26 ^lowest > top groups: sum of field asc
-0.5 -0.57 ^lowest > top groups: units asc
-0.48 -0.55 ^lowest > top rows
-0.36 -0.42 ^lowest > top rows: order:hint asc
-0.49 -0.56 ^lowest > top rows: order:said asc
0.38 0.39 ^mean > figures
-0.27 -0.3 ^mean > figures: fn:avg fn:avg!
-0.79 -0.85 ^mean > figures: fn:avg fn:sum!
0.4 0.36 ^mean > figures: fn:avg grouped
0.72 0.59 ^mean > figures: fn:avg one figure
-0.28 -0.27 ^mean > figures: fn:avg! fn:median
-0.17 -0.23 ^mean > figures: fn:median fn:sum!
-1.09 -1.03 ^mean > figures: fn:median one figure
-0.2 -0.27 ^mean > figures: fn:stddev fn:sum!
-0.51 -0.58 ^mean > figures: fn:stddev one figure
-0.15 -0.21 ^mean > figures: fn:sum! fn:sum!
-0.3 -0.33 ^mean > loose figures
-0.37 -0.37 ^mean > loose figures: avg 
-0.29 -0.32 ^mean > loose figures: sum 
-0.49 -0.46 ^median > average of each
-0.49 -0.46 ^median > average of each:  
0.66 0.64 ^median > figures
-0.27 -0.15 ^median > figures: fn:avg! grouped by what is beside
-0.83 -0.75 ^median > figures: fn:avg! one figure
-0.79 -0.76 ^median > figures: fn:median fn:avg!
-0.25 -0.39 ^median > figures: fn:median fn:sum!
0.86 0.82 ^median > figures: fn:median grouped
-0.56 -0.42 ^median > figures: fn:median grouped by what is beside
0.58 0.52 ^median > figures: fn:median one figure
-0.24 -0.18 ^median > figures: fn:sum one figure
-0.61 -0.76 ^median > figures: fn:sum! grouped
-0.33 -0.37 ^median > figures: grouped named
-0.35 -0.26 ^median > list
-0.21 -0.22 ^median > list: many 
-0.37 -0.35 ^median > loose figures
-0.27 -0.28 ^median > loose figures: avg 
-0.44 -0.39 ^median > loose figures: sum 
0.27 0.25 ^name > against another row
-0.31 -0.39 ^name > against another row: count guess
0.27 0.29 ^name > against another row: list guess
-0.66 -0.69 ^name > figures
-0.57 -0.55 ^name > figures: fn:sum! grouped by what is beside
-0.28 -0.29 ^name > groups that have
-0.28 -0.29 ^name > groups that have: list guess
-0.29 -0.31 ^name > list
-0.41 -0.51 ^name > list: all 
0.36 0.46 ^name > list: named things 
-0.34 -0.42 ^name > list: where 
-0.41 -0.56 ^name > list: where distinct
-0.41 -0.63 ^name > loose figures
-0.41 -0.51 ^name > loose figures: avg 
-0.36 -0.44 ^name > loose figures: count 
-0.42 -0.47 ^name > loose figures: sum 
0.43 0.42 ^name > next or previous row
-0.84 -0.89 ^name > next or previous row: other way position
0.56 0.53 ^name > next or previous row: said way position
-0.25 -0.27 ^name > rows before or after another
-0.22 -0.25 ^name > rows before or after another: count 
-0.31 -0.31 ^name > rows before or after another: list 
-0.23 -0.24 ^name > share
-0.23 -0.25 ^name > share: filtered 
-0.22 -0.22 ^name > share: filtered twice 
0.33 0.35 ^name > the same as another row
-0.04 -0.39 ^name > the same as another row: count guess
-0.28 -0.52 ^name > the same as another row: count said
0.18 0.2 ^name > the same as another row: list guess
0.19 0.21 ^name > the same as another row: list said
0.41 0.4 ^name > top groups
0.43 0.42 ^name > top groups: rows desc
-0.44 -0.42 ^name > top groups: sum of field desc
-0.42 -0.41 ^name > top rows
-0.42 -0.41 ^name > top rows: order:guess desc
0.24 0.28 ^name > which of these
0.29 0.43 ^name > which of these: count asc
0.21 0.29 ^name > which of these: count desc
0.25 0.35 ^name > which of these: guess asc
0.31 0.32 ^name > which of these: guess desc
0.5 0.46 ^name > which of these: position first
0.28 0.33 ^name > which of these: position last
-0.26 -0.21 ^name > which of these: said desc
0.55 0.55 ^number > comparison
0.55 0.55 ^number > comparison: guess value
-0.65 -0.57 ^number > extreme value
-0.52 -0.5 ^number > extreme value: min said
0.58 0.59 ^number > figures
-0.28 -0.53 ^number > figures: fn:avg! one figure
-0.34 -0.25 ^number > figures: fn:count fn:max
0.4 0.09 ^number > figures: fn:count fn:missing
0.29 0.29 ^number > figures: fn:count fn:revenue
-0.6 -0.55 ^number > figures: fn:count fn:sum!
0.22 0.4 ^number > figures: fn:count grouped
-0.44 -0.55 ^number > figures: fn:count grouped by what is beside
0.33 0.33 ^number > figures: fn:count one figure
-0.34 -0.29 ^number > figures: fn:distinct grouped by what is beside
0.29 0.28 ^number > figures: fn:distinct one figure
-0.29 -0.3 ^number > figures: fn:distinct? fn:revenue
-0.27 0 ^number > figures: fn:distinct? fn:sum!
-0.71 -0.7 ^number > figures: fn:distinct? grouped
-0.46 -0.44 ^number > figures: fn:distinct? one figure
-0.28 -0.19 ^number > figures: fn:max one figure
0.3 0.23 ^number > figures: fn:missing one figure
-0.7 -0.71 ^number > figures: fn:ratio one figure
-0.28 -0.29 ^number > figures: fn:revenue grouped
-0.11 -0.22 ^number > figures: fn:revenue one figure
-0.11 -0.21 ^number > figures: fn:sum! fn:revenue
-0.19 -0.21 ^number > figures: fn:sum! grouped by what is beside
-0.38 -0.25 ^number > figures: fn:sum! one figure
-0.44 -0.48 ^number > figures: fn:sum? grouped
-0.28 -0.39 ^number > figures: one figure named
-0.44 -0.5 ^number > first or last row
-0.45 -0.45 ^number > first or last row: position first
-0.31 -0.3 ^number > first or last row: position last
-0.26 -0.26 ^number > groups that are named
-0.26 -0.26 ^number > groups that are named: listed 
-0.38 -0.42 ^number > list
-0.17 -0.2 ^number > list: all 
-0.66 -0.57 ^number > list: many 
-0.8 -0.88 ^number > list: named things 
-0.18 -0.2 ^number > list: where 
-0.25 -0.3 ^number > list: where distinct
-1.34 -1.2 ^number > loose figures
-1.15 -0.98 ^number > loose figures: avg 
-0.84 -0.99 ^number > loose figures: look up 
-0.4 -0.46 ^number > loose figures: look up guess
-1.6 -1.33 ^number > loose figures: sum 
-0.38 -0.53 ^number > top groups
-0.26 -0.27 ^number > top groups: own measure asc
-0.45 -0.44 ^number > top groups: sum of field asc
-0.64 -0.56 ^number > top rows
-0.37 -0.33 ^number > top rows: order:guess desc
-0.38 -0.36 ^number > top rows: order:said asc
-0.14 -0.2 ^number > which of these: count desc
-0.02 -0.2 ^of > against another row
-0.02 -0.2 ^of > against another row: count guess
-0.22 -0.27 ^of > extreme value
-0.22 -0.27 ^of > extreme value: min said
0.44 0.29 ^of > list
-0.28 -0.3 ^of > list: many 
0.3 0.32 ^of > list: where 
0.21 0.25 ^of > list: where distinct
-0.03 -0.23 ^of > loose figures
-0.16 -0.2 ^of > top groups
-0.17 -0.22 ^of > top groups: sum of field asc
0.18 0.2 ^of > top rows
-0.31 -0.32 ^of > top rows: order:guess asc
0.27 0.29 ^of > top rows: order:said asc
-0.51 -0.53 ^on > comparison
-0.51 -0.53 ^on > comparison: guess value
-0.41 -0.46 ^on > extreme value
-0.41 -0.46 ^on > extreme value: min said
0.3 0.3 ^on > figures
-0.31 -0.3 ^on > figures: fn:count grouped by what is beside
0.25 0.26 ^on > figures: fn:count one figure
-0.37 -0.33 ^on > figures: fn:distinct? grouped by what is beside
0.37 0.42 ^on > figures: fn:distinct? one figure
0.31 0.24 ^on > figures: fn:sum! grouped
0.29 0.27 ^on > groups that have
-0.19 -0.2 ^on > groups that have: list guess
0.27 0.26 ^on > groups that have: list said
0.23 0.24 ^on > list
-0.27 -0.26 ^on > list: all 
0.65 0.66 ^on > list: many 
-0.31 -0.19 ^on > list: where distinct
-0.67 -0.76 ^on > loose figures
-0.27 -0.25 ^on > loose figures: avg 
-0.35 -0.43 ^on > loose figures: count 
-0.22 -0.3 ^on > loose figures: look up 
-0.3 -0.32 ^on > loose figures: look up guess
-0.31 -0.32 ^on > loose figures: sum 
-0.39 -0.42 ^on > next or previous row
-0.41 -0.44 ^on > next or previous row: other way position
-0.39 -0.42 ^on > next or previous row: said way position
0.38 0.4 ^on > top groups
-0.48 -0.46 ^on > top groups: said measure asc
0.4 0.41 ^on > top groups: sum of field asc
-0.34 -0.35 ^on > top rows
-0.34 -0.35 ^on > top rows: order:said asc
-0.32 -0.18 ^on > which of these
-0.21 -0.12 ^on > which of these: position last
0.28 0.74 ^only > figures
0.28 0.74 ^only > figures: fn:sum! grouped by what is beside
0.2 0.2 ^only > first or last row
0.2 0.2 ^only > first or last row: position last
-0.5 -0.54 ^only > list: many 
0.46 0.34 ^only > list: where 
0.26 0.26 ^only > list: where distinct
-0.3 -0.33 ^only > loose figures
-0.29 -0.37 ^only > loose figures: avg 
-0.32 -0.32 ^only > loose figures: count 
-0.26 -0.32 ^only > loose figures: sum 
-0.19 -0.2 ^only > top rows
-0.19 -0.2 ^only > top rows: order:guess desc
-0.26 -0.31 ^other > comparison
-0.26 -0.31 ^other > comparison: guess value
-0.48 -0.23 ^other > figure of the top rows
-0.48 -0.28 ^other > figure of the top rows: avg 
-0.31 -0.15 ^other > figure of the top rows: sum 
-0.2 -0.1 ^other > figures
-0.2 -0.08 ^other > figures: fn:sum! grouped by what is beside
0.5 0.04 ^other > first or last row
0.5 0.04 ^other > first or last row: position first
0.33 0.34 ^other > list
0.27 0.28 ^other > list: named things 
-0.2 -0.03 ^other > list: where distinct
-0.28 -0.26 ^other > loose figures
-0.29 -0.27 ^other > loose figures: avg 
-0.25 -0.24 ^other > loose figures: count 
-0.27 -0.26 ^other > loose figures: sum 
0.03 0.66 ^other > top groups
-0.14 0.39 ^other > top groups: own measure desc
0.36 0.47 ^other > top groups: rows desc
-0.53 -0.51 ^other > top rows
-0.26 -0.31 ^other > top rows: order:guess desc
-0.56 -0.52 ^other > top rows: order:said desc
0.9 0.84 ^percentage > figures
-0.23 -0.26 ^percentage > figures: fn:missing fn:sum!
0.93 0.85 ^percentage > figures: fn:missing one figure
-0.26 -0.22 ^percentage > figures: fn:revenue one figure
-0.56 -0.5 ^percentage > list
-0.45 -0.42 ^percentage > list: where 
-0.44 -0.42 ^percentage > list: where distinct
-0.74 -0.69 ^percentage > loose figures
-0.26 -0.18 ^percentage > loose figures: avg 
-0.84 -0.69 ^percentage > loose figures: count 
-0.29 -0.2 ^percentage > loose figures: sum 
-0.29 0.09 ^percentage > share
-0.29 0.09 ^percentage > share: filtered 
-0.34 -0.41 ^previous > list
-0.35 -0.41 ^previous > list: where 
-0.23 -0.26 ^previous > list: where distinct
0.44 0.45 ^previous > next or previous row
-0.41 -0.42 ^previous > next or previous row: other way position
0.09 0.42 ^previous > next or previous row: said way position
0.62 0.43 ^previous > next or previous row: said way time
0.22 0.18 ^previous > top groups
0.22 0.18 ^previous > top groups: rows desc
0.54 0.56 ^share > figures: fn:avg! grouped
-0.66 -0.69 ^share > figures: fn:sum! grouped
-0.41 -0.57 ^share > figures: fn:sum! one figure
-0.28 -0.31 ^share > figures: grouped named
-0.27 -0.39 ^share > list
-0.09 -0.2 ^share > list: all 
-0.19 -0.33 ^share > list: many 
-0.12 -0.23 ^share > list: named things 
-0.13 -0.23 ^share > list: where distinct
0.31 0.33 ^share > share: filtered 
-0.29 -0.33 ^share > share: of groups 
-0.37 -0.46 ^shortest > extreme value
-0.37 -0.46 ^shortest > extreme value: min said
-0.23 -0.28 ^shortest > figures
-0.24 -0.28 ^shortest > figures: fn:sum! one figure
-0.46 -0.24 ^shortest > list
-0.48 -0.25 ^shortest > list: named things 
-0.32 -0.14 ^shortest > list: where 
-0.2 -0.2 ^shortest > top groups
-0.2 -0.19 ^shortest > top groups: rows asc
-0.24 -0.23 ^shortest > top groups: said measure asc
0.23 0.24 ^shortest > top rows
0.23 0.24 ^shortest > top rows: order:said asc
-0.42 -0.44 ^show > comparison
-0.42 -0.44 ^show > comparison: guess value
-0.32 -0.5 ^show > figures
-0.44 -0.47 ^show > figures: fn:revenue grouped
-0.19 -0.4 ^show > figures: fn:revenue one figure
0.26 0.14 ^show > figures: fn:sum! grouped by what is beside
-0.19 -0.2 ^show > figures: fn:sum! one figure
0.42 0.45 ^show > groups that are named
0.42 0.45 ^show > groups that are named: listed 
0.19 0.55 ^show > list
-0.19 -0.2 ^show > list: all 
0.81 0.77 ^show > list: many 
-0.71 -0.79 ^show > list: where 
-0.71 -0.71 ^show > list: where distinct
-0.4 -0.34 ^show > loose figures
-0.23 -0.25 ^show > loose figures: avg 
-0.43 -0.31 ^show > loose figures: count 
-0.45 -0.4 ^show > loose figures: sum 
-0.24 -0.26 ^show > next or previous row
-0.22 -0.23 ^show > next or previous row: other way position
-0.25 -0.27 ^show > next or previous row: said way position
-0.26 -0.26 ^show > rows before or after another
-0.26 -0.27 ^show > rows before or after another: count 
-0.25 -0.25 ^show > rows before or after another: list 
-0.2 -0.2 ^show > which of these
-0.21 -0.18 ^show > which of these: count asc
-0.16 -0.2 ^show > which of these: count desc
0.37 0.36 ^sum > figures
0.37 0.35 ^sum > figures: fn:sum grouped
-0.34 -0.34 ^sum > loose figures
-0.21 -0.25 ^sum > loose figures: avg 
-0.37 -0.36 ^sum > loose figures: sum 
0.36 0.35 ^to > first or last row
-0.37 -0.37 ^to > first or last row: position first
0.36 0.35 ^to > first or last row: time first
-0.39 -0.34 ^to > list
-0.41 -0.35 ^to > list: where 
-0.38 -0.33 ^to > list: where distinct
-0.33 -0.28 ^to > loose figures
-0.33 -0.28 ^to > loose figures: count 
-0.29 -0.31 ^to > top groups
-0.29 -0.31 ^to > top groups: rows asc
-0.36 -0.35 ^to > top rows
-0.36 -0.35 ^to > top rows: order:guess asc
-0.31 -0.32 ^to > which of these
-0.3 -0.32 ^to > which of these: count asc
-0.3 -0.3 ^to > which of these: count desc
-0.32 -0.34 ^to > which of these: guess asc
-0.28 -0.29 ^to > which of these: guess desc
-0.37 -0.39 ^to > which of these: position first
-0.3 -0.29 ^to > which of these: position last
-0.54 -0.57 ^top > comparison
-0.54 -0.57 ^top > comparison: guess value
-0.6 -0.64 ^top > extreme value
-0.25 -0.23 ^top > extreme value: max guess
-0.53 -0.55 ^top > extreme value: max said
-0.28 -0.35 ^top > figure of the top rows
-0.23 -0.42 ^top > figure of the top rows: avg 
-0.32 -0.26 ^top > figure of the top rows: sum 
-0.61 -0.88 ^top > figures
-0.08 -0.2 ^top > figures: fn:avg! grouped
-0.23 -0.22 ^top > figures: fn:count grouped by what is beside
-0.32 -0.5 ^top > figures: fn:count one figure
-0.45 -0.4 ^top > figures: fn:profit grouped by what is beside
-0.35 -0.41 ^top > figures: fn:profit one figure
-0.38 -0.25 ^top > figures: fn:revenue one figure
-0.37 -0.26 ^top > figures: fn:sum grouped by what is beside
-0.29 -0.27 ^top > figures: fn:sum one figure
-0.23 -0.52 ^top > figures: fn:sum! grouped
-0.38 -0.31 ^top > figures: fn:sum! grouped by what is beside
-0.57 -0.56 ^top > figures: fn:sum! one figure
-0.38 -0.54 ^top > figures: fn:units grouped
-0.22 -0.04 ^top > figures: fn:units grouped by what is beside
-0.26 -0.31 ^top > figures: fn:units one figure
-0.21 -0.5 ^top > figures: grouped named
-0.4 -0.42 ^top > first or last row
-0.39 -0.41 ^top > first or last row: position first
-0.4 -0.49 ^top > first or last row: time first
-0.17 -0.2 ^top > groups that are named
-0.17 -0.2 ^top > groups that are named: listed 
-0.24 -0.14 ^top > groups that have
-0.24 -0.14 ^top > groups that have: list guess
-0.66 -0.49 ^top > list
-0.29 -0.35 ^top > list: all 
-0.24 -0.1 ^top > list: many 
-0.51 -0.08 ^top > list: where 
-0.47 -0.42 ^top > list: where distinct
-0.68 -0.7 ^top > loose figures
-0.65 -0.65 ^top > loose figures: avg 
-0.22 -0.21 ^top > loose figures: look up guess
-0.58 -0.56 ^top > loose figures: sum 
0.26 0.26 ^top > top groups
0.55 0.55 ^top > top groups: own measure desc
-0.72 -0.79 ^top > top groups: revenue desc
-0.7 -0.76 ^top > top groups: rows desc
-0.03 -0.31 ^top > top groups: sum of field desc
-0.51 -0.51 ^top > top groups: units desc
-0.52 -0.44 ^top > top rows: order:hint desc
0.56 0.39 ^top > top rows: order:said desc
-0.24 -0.25 ^total > comparison
-0.24 -0.25 ^total > comparison: guess value
-0.29 -0.34 ^total > extreme value
-0.29 -0.34 ^total > extreme value: min guess
0.63 0.77 ^total > figures
-0.33 -0.24 ^total > figures: fn:avg! one figure
0.33 0.39 ^total > figures: fn:count fn:sum!
-0.45 -0.49 ^total > figures: fn:count grouped by what is beside
-0.53 -0.48 ^total > figures: fn:count one figure
0.7 0.71 ^total > figures: fn:distinct? fn:sum!
-0.33 -0.25 ^total > figures: fn:distinct? grouped by what is beside
0.38 0.41 ^total > figures: fn:distinct? one figure
-0.36 -0.28 ^total > figures: fn:ratio one figure
-0.77 -0.76 ^total > figures: fn:revenue grouped
-0.9 -1.07 ^total > figures: fn:revenue one figure
-0.72 -0.47 ^total > figures: fn:sum fn:sum!
0.66 0.78 ^total > figures: fn:sum grouped
0.86 0.85 ^total > figures: fn:sum one figure
-0.41 -0.36 ^total > figures: fn:sum! fn:avg!
-1.11 -1.11 ^total > figures: fn:sum! fn:revenue
-0.54 -0.14 ^total > figures: fn:sum! fn:sum!
0.43 0.43 ^total > figures: fn:sum! grouped
-0.25 -0.28 ^total > figures: grouped named
-0.39 -0.43 ^total > first or last row
-0.35 -0.38 ^total > first or last row: position first
-0.43 -0.47 ^total > first or last row: time first
-0.3 -0.32 ^total > groups that are named
-0.3 -0.32 ^total > groups that are named: listed 
-0.95 -0.95 ^total > list
-0.32 -0.52 ^total > list: all 
-0.27 -0.41 ^total > list: many 
-0.22 -0.29 ^total > list: named things 
-0.93 -0.87 ^total > list: where 
-0.88 -0.93 ^total > list: where distinct
-0.93 -0.82 ^total > loose figures: avg 
0.19 0.28 ^total > loose figures: count 
-0.71 -0.81 ^total > loose figures: look up 
-0.82 -0.9 ^total > loose figures: look up guess
-0.14 -0.24 ^total > loose figures: sum 
-0.31 -0.33 ^total > top groups
-0.29 -0.32 ^total > top groups: own measure asc
-0.31 -0.37 ^total > top rows
-0.31 -0.37 ^total > top rows: order:guess asc
-0.22 -0.17 ^total > which of these
-0.34 -0.17 ^total > which of these: count desc
-0.44 -0.39 ^was > comparison
-0.44 -0.39 ^was > comparison: guess value
-0.39 -0.36 ^was > extreme value
-0.39 -0.36 ^was > extreme value: max said
-0.31 -0.28 ^was > first or last row
-0.38 -0.34 ^was > first or last row: position first
-0.22 -0.21 ^was > first or last row: time first
-0.26 -0.26 ^was > groups that are named
-0.26 -0.26 ^was > groups that are named: listed 
-0.31 -0.3 ^was > list
-0.38 -0.36 ^was > list: where 
-0.36 -0.31 ^was > list: where distinct
-0.56 -0.42 ^was > loose figures
-0.44 -0.34 ^was > loose figures: avg 
-0.54 -0.41 ^was > loose figures: count 
-0.32 -0.34 ^was > loose figures: sum 
-0.24 -0.31 ^was > rows before or after another
-0.24 -0.31 ^was > rows before or after another: count 
-0.32 -0.29 ^was > top groups
-0.32 -0.29 ^was > top groups: rows desc
-0.27 -0.27 ^was > top rows
-0.27 -0.27 ^was > top rows: order:said desc
0.46 0.44 ^was > which of these
0.21 0.21 ^was > which of these: count asc
0.48 0.44 ^was > which of these: count desc
-0.27 -0.29 ^was > which of these: guess asc
-0.22 -0.2 ^was > which of these: position first
0.45 0.36 ^was > which of these: position last
0.66 0.68 ^was > which of these: said asc
0.3 0.33 ^was > which of these: said desc
-0.29 -0.27 ^were > list
-0.27 -0.23 ^were > list: many 
-0.28 -0.29 ^were > list: where 
-0.29 -0.24 ^were > list: where distinct
0.29 0.27 ^were > yes or no
0.29 0.27 ^were > yes or no: exists 
0.26 0.26 ^what > against another row
-0.53 -0.59 ^what > comparison
-0.53 -0.59 ^what > comparison: guess value
0.21 0.25 ^what > difference
-0.3 -0.33 ^what > difference: of counts 
-0.29 -0.32 ^what > difference: of counts turned 
-0.38 -0.38 ^what > difference: of ends guess
-0.39 -0.48 ^what > difference: of two guess
-0.65 -0.59 ^what > difference: of two turned guess
0.28 0.26 ^what > extreme value
0.24 0.31 ^what > extreme value: max said
0.45 -0.42 ^what > figure of the top rows
0.46 -0.41 ^what > figure of the top rows: avg 
0.5 -0.36 ^what > figure of the top rows: sum 
-0.7 -0.54 ^what > figures: fn:avg fn:sum!
0.54 0.56 ^what > figures: fn:avg grouped
-0.29 -0.19 ^what > figures: fn:avg grouped by what is beside
-0.31 -0.32 ^what > figures: fn:avg! fn:sum!
0.27 0.43 ^what > figures: fn:avg! fn:sum?
0.29 0.16 ^what > figures: fn:avg! grouped
-0.7 -0.63 ^what > figures: fn:avg! grouped by what is beside
0.26 0.22 ^what > figures: fn:avg! one figure
-0.17 -0.24 ^what > figures: fn:count fn:avg!
-0.18 -0.22 ^what > figures: fn:count fn:distinct?
-0.28 -0.31 ^what > figures: fn:count fn:sum!
-0.5 -0.56 ^what > figures: fn:count grouped
-0.81 -0.68 ^what > figures: fn:count grouped by what is beside
0.24 0.23 ^what > figures: fn:distinct one figure
-0.33 -0.37 ^what > figures: fn:distinct? fn:sum!
-0.45 -0.49 ^what > figures: fn:distinct? grouped
-0.62 -0.62 ^what > figures: fn:distinct? grouped by what is beside
-0.23 -0.23 ^what > figures: fn:max fn:avg!
0.34 0.35 ^what > figures: fn:max fn:sum!
-0.23 -0.23 ^what > figures: fn:max grouped
-0.62 -0.53 ^what > figures: fn:max grouped by what is beside
-0.4 -0.39 ^what > figures: fn:median fn:sum!
-0.2 -0.16 ^what > figures: fn:min fn:sum!
-0.57 -0.63 ^what > figures: fn:min grouped by what is beside
0.19 0.2 ^what > figures: fn:min one figure
0.4 0.4 ^what > figures: fn:missing one figure
-0.38 -0.36 ^what > figures: fn:mode grouped by what is beside
-0.36 -0.38 ^what > figures: fn:range fn:sum!
0.3 0.3 ^what > figures: fn:range one figure
0.34 0.52 ^what > figures: fn:ratio one figure
-0.33 -0.62 ^what > figures: fn:revenue grouped
-0.2 -0.24 ^what > figures: fn:revenue grouped by what is beside
0.42 0.32 ^what > figures: fn:skewness one figure
0.28 0.27 ^what > figures: fn:stddev one figure
0.25 0.35 ^what > figures: fn:sum fn:avg!
-0.22 -0.04 ^what > figures: fn:sum fn:sum!
0.21 0.21 ^what > figures: fn:sum grouped
0.58 0.66 ^what > figures: fn:sum! fn:count
-0.23 -0.24 ^what > figures: fn:sum! fn:distinct?
-0.21 -0.26 ^what > figures: fn:sum! fn:max
-0.47 -0.44 ^what > figures: fn:sum! fn:sum!
-0.3 -0.34 ^what > figures: fn:sum! fn:sum?
-0.46 0.08 ^what > figures: fn:sum! grouped
-0.55 -0.68 ^what > figures: fn:sum! grouped by what is beside
-0.19 -0.22 ^what > figures: fn:sum? grouped
-0.4 -0.42 ^what > figures: fn:sum? grouped by what is beside
-0.23 -0.28 ^what > figures: fn:sum? one figure
-0.14 -0.3 ^what > figures: grouped by what is beside 
-0.83 -0.85 ^what > figures: grouped named
-0.36 -0.52 ^what > figures: one figure named
-0.28 -0.26 ^what > first or last of each
-0.28 -0.26 ^what > first or last of each:  
-0.46 -0.47 ^what > first or last row: position turned first
-0.34 -0.34 ^what > first or last row: position turned last
0.23 0.15 ^what > first or last row: time first
-0.48 -0.46 ^what > first or last row: time last
-0.76 -0.89 ^what > groups that are named
-0.76 -0.89 ^what > groups that are named: listed 
-0.44 -0.5 ^what > groups that have
-0.44 -0.5 ^what > groups that have: list guess
-0.15 -0.2 ^what > list
-0.73 -0.75 ^what > list: all 
0.43 0.31 ^what > list: many 
-0.29 -0.31 ^what > list: where 
-0.33 -0.36 ^what > list: where distinct
0.14 0.21 ^what > loose figures
-0.26 -0.23 ^what > loose figures: count 
-0.15 -0.23 ^what > loose figures: look up guess
-0.28 -0.33 ^what > next or previous row: other way position
0.25 0.18 ^what > next or previous row: said way position
-0.66 -0.62 ^what > rows before or after another
-1.05 -0.9 ^what > rows before or after another: count 
-0.38 -0.41 ^what > rows before or after another: list 
0.27 0.38 ^what > share
0.38 0.47 ^what > share: filtered 
-0.38 -0.35 ^what > share: filtered twice 
0.57 0.56 ^what > the same as another row
-0.42 -0.51 ^what > the same as another row: count guess
-0.39 -0.38 ^what > the same as another row: count said
0.51 0.58 ^what > the same as another row: list guess
0.36 0.32 ^what > the same as another row: list said
-0.48 -0.74 ^what > top groups: own measure asc
-0.27 -0.2 ^what > top groups: rows asc
-0.2 -0.2 ^what > top groups: rows desc
-0.3 -0.28 ^what > top groups: said measure asc
-0.46 -0.43 ^what > top groups: said measure desc
0.22 0.22 ^what > top groups: sum of field asc
0.32 0.29 ^what > top groups: sum of field desc
-0.75 -0.75 ^what > top groups: units desc
-0.48 -0.6 ^what > top rows: order:guess asc
-0.48 -0.38 ^what > which of these
-0.83 -0.68 ^what > which of these: count asc
-0.97 -0.67 ^what > which of these: count desc
-0.29 -0.11 ^what > which of these: guess asc
-0.33 -0.24 ^what > which of these: guess desc
-0.61 -0.4 ^what > which of these: position first
-0.94 -0.75 ^what > which of these: position last
-0.38 -0.25 ^what > which of these: said asc
0.25 0.22 ^what > which of these: said desc
-0.38 -0.22 ^when > extreme value
-0.52 -0.53 ^when > extreme value: max guess
-0.34 -0.34 ^when > extreme value: max said
-0.68 -0.58 ^when > extreme value: min guess
-0.34 -0.5 ^when > figures
-0.21 -0.36 ^when > figures: fn:sum! one figure
-0.23 -0.34 ^when > figures: grouped named
0.27 0.21 ^when > first or last of each
0.27 0.21 ^when > first or last of each:  
0.25 0.33 ^when > first or last row
0.45 0.5 ^when > first or last row: position first
-0.45 -0.81 ^when > first or last row: time first
-0.73 -0.95 ^when > first or last row: time last
-0.19 -0.21 ^when > groups that have
-0.19 -0.21 ^when > groups that have: list guess
-0.24 -0.29 ^when > list: all 
-0.4 -0.41 ^when > list: many 
-0.33 -0.32 ^when > loose figures
-0.26 -0.31 ^when > loose figures: avg 
-0.47 -0.36 ^when > loose figures: count 
-0.21 -0.29 ^when > loose figures: sum 
-0.26 -0.31 ^when > top groups
-0.22 -0.2 ^when > top groups: revenue desc
-0.2 -0.22 ^when > top groups: rows asc
-0.18 -0.37 ^when > top groups: sum of field asc
-0.42 -0.4 ^when > top rows: order:guess desc
-0.35 -0.34 ^when > top rows: order:said asc
-0.47 -0.46 ^when > top rows: order:said desc
-0.14 -0.21 ^where > extreme value
-0.14 -0.21 ^where > extreme value: min guess
0.35 0.36 ^where > first or last row
-0.19 -0.34 ^where > first or last row: position last
0.21 0.27 ^where > first or last row: time first
0.18 0.21 ^where > first or last row: time last
-0.29 -0.4 ^where > list: all 
-0.62 -0.74 ^where > loose figures
-0.18 -0.21 ^where > loose figures: avg 
-0.69 -0.76 ^where > loose figures: count 
-0.17 -0.2 ^where > loose figures: sum 
0.26 0.3 ^where > next or previous row
-0.43 -0.42 ^where > next or previous row: other way position
0.36 0.35 ^where > next or previous row: said way position
-0.38 -0.36 ^where > next or previous row: said way time
-0.2 -0.23 ^where > rows before or after another
-0.17 -0.24 ^where > rows before or after another: count 
-0.23 -0.22 ^where > rows before or after another: list 
-0.28 -0.27 ^where > top groups
-0.2 -0.21 ^where > top rows
-0.2 -0.21 ^where > top rows: order:guess asc
-0.61 -0.6 ^which > against another row: count guess
-0.35 -0.39 ^which > against another row: count said
-0.21 -0.24 ^which > against another row: list guess
0.19 0.23 ^which > against another row: list said
-0.79 -0.58 ^which > comparison
-0.79 -0.58 ^which > comparison: guess value
-0.88 -0.9 ^which > extreme value
-0.68 -0.56 ^which > extreme value: max guess
-1.5 -1.56 ^which > extreme value: max said
-0.88 -0.73 ^which > extreme value: min guess
-0.27 -0.28 ^which > extreme value: min said
-0.26 -0.26 ^which > figure of the top rows
-0.28 -0.29 ^which > figure of the top rows: avg 
-0.25 -0.23 ^which > figure of the top rows: sum 
-0.81 -0.93 ^which > figures
-0.32 -0.32 ^which > figures: fn:avg grouped by what is beside
-0.31 -0.33 ^which > figures: fn:avg one figure
-0.3 -0.32 ^which > figures: fn:avg! grouped by what is beside
-0.3 -0.31 ^which > figures: fn:count fn:sum!
-0.3 -0.28 ^which > figures: fn:count grouped by what is beside
-1.19 -0.81 ^which > figures: fn:count one figure
-0.32 -0.3 ^which > figures: fn:distinct? grouped by what is beside
-1.01 -0.77 ^which > figures: fn:distinct? one figure
-0.78 -0.45 ^which > figures: fn:max grouped by what is beside
-0.2 -0.27 ^which > figures: fn:max one figure
-0.37 -0.35 ^which > figures: fn:min grouped
-0.85 -0.62 ^which > figures: fn:min grouped by what is beside
-0.41 -0.37 ^which > figures: fn:min one figure
-0.64 -0.66 ^which > figures: fn:revenue grouped
-0.09 -0.33 ^which > figures: fn:revenue one figure
-0.21 -0.22 ^which > figures: fn:sum! fn:avg
-0.72 -0.61 ^which > figures: fn:sum! fn:count
-0.35 -0.29 ^which > figures: fn:sum! fn:max
-0.37 -0.46 ^which > figures: fn:sum! fn:min
-0.43 -0.37 ^which > figures: fn:sum! fn:sum!
0.17 0.21 ^which > figures: fn:sum! fn:sum?
-0.2 -0.22 ^which > figures: fn:sum! grouped
-0.37 -0.31 ^which > figures: fn:sum! grouped by what is beside
-0.34 -0.52 ^which > figures: fn:sum! one figure
-0.26 -0.19 ^which > figures: fn:sum? grouped by what is beside
-0.41 -0.39 ^which > figures: grouped by what is beside 
-0.28 -0.27 ^which > figures: grouped named
-0.38 -0.33 ^which > figures: one figure named
-0.25 -0.23 ^which > first or last of each
-0.25 -0.23 ^which > first or last of each:  
-0.55 -0.5 ^which > first or last row: position first
0.28 0.32 ^which > first or last row: time first
0.48 0.47 ^which > first or last row: time last
-0.35 -0.4 ^which > groups that are named
-0.35 -0.4 ^which > groups that are named: listed 
0.57 0.46 ^which > groups that have
0.69 0.54 ^which > groups that have: list guess
-0.33 -0.18 ^which > groups that have: list said
-0.22 -0.17 ^which > list
-0.45 -0.53 ^which > list: all 
0.23 0.3 ^which > list: named things 
-0.37 -0.38 ^which > list: where 
-0.97 -0.88 ^which > list: where distinct
-0.28 -0.37 ^which > loose figures: count 
-0.93 -0.97 ^which > loose figures: look up 
-0.5 -0.6 ^which > loose figures: look up guess
-0.31 -0.33 ^which > loose figures: sum 
0.43 0.54 ^which > next or previous row
-1.06 -1.09 ^which > next or previous row: other way position
0.71 0.72 ^which > next or previous row: said way position
-0.24 -0.32 ^which > rows before or after another
-0.88 -0.53 ^which > rows before or after another: count 
-0.15 -0.24 ^which > rows before or after another: list 
0.45 0.44 ^which > the same as another row
-0.83 -0.67 ^which > the same as another row: count said
-0.28 -0.34 ^which > the same as another row: list guess
0.75 0.78 ^which > the same as another row: list said
-0.27 -0.29 ^which > top groups: own measure asc
0.45 0.5 ^which > top groups: own measure desc
0.21 0.21 ^which > top groups: revenue asc
-1.21 -1.29 ^which > top groups: revenue desc
-0.45 -0.49 ^which > top groups: rows asc
0.59 0.57 ^which > top groups: said measure asc
0.47 0.46 ^which > top groups: sum of field desc
-0.57 -0.63 ^which > top groups: units desc
-0.41 -0.39 ^which > top rows: order:guess asc
-0.23 -0.23 ^which > top rows: order:hint desc
0.46 0.51 ^which > top rows: order:said asc
-0.62 -0.56 ^which > which of these: count asc
-0.51 -0.57 ^which > which of these: count desc
0.19 0.26 ^which > which of these: position last
-0.21 -0.24 ^which > which of these: said asc
0.44 0.37 ^which > which of these: said desc
-0.25 -0.28 ^who > against another row: count said
0.21 0.28 ^who > against another row: list said
-0.55 -0.77 ^who > extreme value
-0.36 -0.53 ^who > extreme value: max guess
-0.65 -0.76 ^who > extreme value: max said
-0.25 -0.3 ^who > extreme value: min guess
-0.44 -0.57 ^who > extreme value: min said
-0.59 -0.6 ^who > figures
-0.21 -0.26 ^who > figures: fn:count grouped by what is beside
-0.29 -0.42 ^who > figures: fn:count one figure
-0.28 -0.3 ^who > figures: fn:distinct? grouped by what is beside
-0.33 -0.46 ^who > figures: fn:distinct? one figure
-0.21 -0.36 ^who > figures: fn:max fn:sum!
-0.25 -0.29 ^who > figures: fn:max grouped by what is beside
-0.13 -0.3 ^who > figures: fn:sum! fn:max
-0.12 -0.39 ^who > figures: fn:sum! fn:sum!
-0.51 -0.42 ^who > figures: fn:sum! grouped by what is beside
-0.29 -0.37 ^who > figures: grouped named
0.21 0.3 ^who > first or last row
0.26 0.35 ^who > first or last row: position first
-0.25 -0.29 ^who > first or last row: position turned last
-0.21 -0.22 ^who > first or last row: time first
0.42 0.48 ^who > first or last row: time last
-0.21 -0.19 ^who > groups that are named
-0.21 -0.19 ^who > groups that are named: listed 
-0.42 -0.35 ^who > groups that have
-0.67 -0.42 ^who > groups that have: list guess
-0.31 -0.25 ^who > groups that have: list said
-0.65 -0.72 ^who > list: all 
-0.21 -0.18 ^who > list: many 
0.11 0.36 ^who > list: named things 
-0.59 -1.18 ^who > loose figures
-0.18 -0.26 ^who > loose figures: avg 
-0.99 -1.26 ^who > loose figures: count 
-0.25 -0.52 ^who > loose figures: sum 
0.83 1.08 ^who > next or previous row
-0.19 -0.26 ^who > next or previous row: other way position
0.67 0.6 ^who > next or previous row: said way position
-0.12 -0.5 ^who > rows before or after another
-0.36 -0.3 ^who > rows before or after another: count 
-0.2 -0.42 ^who > the same as another row: count guess
-0.26 -0.25 ^who > the same as another row: count said
0.26 0.4 ^who > the same as another row: list guess
-0.26 -0.23 ^who > the same as another row: list said
0.36 0.33 ^who > top groups
-0.39 -0.43 ^who > top groups: own measure asc
0.59 0.58 ^who > top groups: own measure desc
-0.28 -0.25 ^who > top groups: revenue desc
0.17 0.21 ^who > top groups: rows asc
-0.32 -0.33 ^who > top groups: rows desc
0.18 0.2 ^who > top groups: said measure asc
0.45 0.39 ^who > top groups: said measure desc
-0.55 -0.68 ^who > top groups: sum of field asc
-0.57 -0.55 ^who > top groups: units desc
-0.44 -0.35 ^who > top rows: order:guess asc
-0.2 -0.24 ^who > top rows: order:guess desc
0.81 0.82 ^who > top rows: order:hint asc
-0.19 -0.21 ^who > top rows: order:hint desc
0.31 0.54 ^who > top rows: order:said asc
-0.42 -0.44 ^who > top rows: order:said desc
-0.23 -0.24 ^who > which of these
-0.38 -0.43 ^who > which of these: count asc
-0.33 -0.27 ^who > which of these: count desc
-0.36 -0.4 ^who > which of these: guess desc
0.32 0.35 ^who > which of these: position first
0.55 0.48 ^who > which of these: said asc
0.27 0.24 ^who > which of these: said desc
0.44 0.25 ^year > figures
-0.35 -0.23 ^year > figures: fn:avg! one figure
-0.35 -0.31 ^year > figures: fn:sum! one figure
0.38 0.27 ^year > figures: one figure named
-0.3 -0.3 above > difference
-0.3 -0.3 above > difference: of ends guess
0.81 0.55 above > figures
0.24 -0.35 above > figures: fn:count fn:avg!
-0.21 -0.67 above > figures: fn:count fn:sum!
1.14 1.21 above > figures: fn:count one figure
-0.13 -0.33 above > figures: fn:distinct? fn:sum!
-0.32 -0.34 above > figures: fn:distinct? one figure
-0.2 -0.2 above > figures: fn:sum! fn:avg!
0.31 0.24 above > figures: fn:sum! grouped
0.23 -0.06 above > figures: fn:sum! grouped by what is beside
-0.25 -0.25 above > figures: fn:sum! one figure
-0.21 -0.13 above > groups that have
-0.32 -0.41 above > groups that have: list guess
0.21 0.17 above > groups that have: list said
-0.23 -0.32 above > how long
-0.23 -0.32 above > how long: between rows 
-0.56 -0.33 above > list
-0.41 -0.39 above > list: all 
-1.04 -1.01 above > list: many 
0.25 0.5 above > list: named things 
-0.72 -1.02 above > list: where 
-0.78 -0.77 above > list: where distinct
-0.59 -0.59 above > loose figures
-0.84 -0.79 above > loose figures: avg 
-0.82 -0.75 above > loose figures: count 
-0.69 -0.58 above > loose figures: look up 
-0.9 -0.87 above > loose figures: sum 
0.32 0.24 above > next or previous row
-0.87 -0.9 above > next or previous row: other way position
0.43 0.36 above > next or previous row: said way position
-0.47 -0.55 above > rows before or after another
-0.51 -0.65 above > rows before or after another: count 
-0.27 -0.24 above > rows before or after another: list 
0.23 0.24 above > share
0.27 0.28 above > share: filtered 
-0.25 -0.22 above > top rows: order:said desc
-0.6 -0.62 above > which of these
-0.48 -0.52 above > which of these: count asc
-0.5 -0.59 above > which of these: count desc
-0.4 -0.48 above > which of these: guess asc
0.4 0.21 above > which of these: position first
-0.53 -0.59 above > which of these: position last
0.26 0.24 above > yes or no
0.26 0.24 above > yes or no: exists 
-0.27 0.01 after > comparison
-0.27 0.01 after > comparison: guess value
-0.74 -0.79 after > extreme value
-0.39 -0.16 after > extreme value: max guess
-0.58 -0.64 after > extreme value: max said
-0.58 -0.48 after > extreme value: min guess
-0.52 -0.56 after > extreme value: min said
0.25 0.27 after > figures
-0.31 -0.25 after > figures: fn:count fn:sum!
-0.75 -0.52 after > figures: fn:count grouped by what is beside
0.45 0.49 after > figures: fn:count one figure
-0.24 -0.22 after > figures: fn:distinct? grouped by what is beside
-0.48 -0.48 after > figures: fn:distinct? one figure
-0.03 -0.28 after > figures: fn:sum! one figure
0.04 0.39 after > figures: one figure named
-0.36 -0.4 after > first or last row
-0.44 -0.45 after > first or last row: position first
0.2 0.2 after > first or last row: time first
-0.54 -0.44 after > groups that are named
-0.54 -0.44 after > groups that are named: listed 
-0.42 -0.29 after > list
-0.31 -0.32 after > list: all 
-0.21 -0.21 after > list: many 
-1.04 -1.08 after > list: named things 
-0.43 -0.25 after > list: where distinct
-1.23 -1.24 after > loose figures
-0.81 -0.8 after > loose figures: avg 
-0.49 -0.41 after > loose figures: count 
-0.75 -0.84 after > loose figures: look up 
-0.68 -0.68 after > loose figures: look up guess
-1 -1.05 after > loose figures: sum 
-0.65 -0.68 after > next or previous row: other way position
0.39 0.28 after > next or previous row: said way position
-0.3 -0.32 after > rows before or after another
-0.29 -0.27 after > rows before or after another: count 
-0.51 -0.66 after > rows before or after another: list 
0.24 0.17 after > top groups
-0.22 -0.23 after > top groups: own measure desc
-0.38 -0.47 after > top groups: rows asc
0.35 0.33 after > top groups: rows desc
-0.51 -0.6 after > top groups: sum of field asc
-0.28 -0.33 after > top rows
-0.69 -0.75 after > top rows: order:guess desc
-0.6 -0.52 after > top rows: order:said asc
-0.58 -0.63 after > top rows: order:said desc
-0.47 -0.46 after > which of these
-0.25 -0.28 after > which of these: count desc
-0.29 -0.23 after > which of these: guess asc
-0.4 -0.42 after > which of these: guess desc
-0.56 -0.58 after > which of these: position first
-0.62 -0.65 after > which of these: position last
-0.2 -0.23 after > which of these: said asc
-0.48 -0.45 after > which of these: said desc
0.33 0.33 after > yes or no
0.33 0.33 after > yes or no: exists 
-1.08 -1.16 against another row > amount
0.32 0.3 against another row > name
-0.2 -0.29 against another row > text
-0.39 -0.36 against another row > time
0.25 0.27 against another row conditions 1
-0.12 -0.21 against another row: list
0.21 0.27 against another row: said
0.41 0.41 all > extreme value
0.41 0.41 all > extreme value: max said
-0.22 -0.27 all > extreme value: min said
-0.47 -0.5 all > figures: fn:count fn:sum!
-0.47 -0.48 all > figures: fn:count one figure
0.37 0.38 all > figures: fn:distinct? one figure
0.3 0.27 all > figures: fn:sum one figure
-0.24 -0.25 all > first or last row
-0.22 -0.23 all > first or last row: position first
-0.26 -0.27 all > first or last row: time first
-0.22 -0.19 all > list: many 
-0.43 -0.41 all > loose figures
-0.65 -0.44 all > loose figures: avg 
-0.43 -0.36 all > loose figures: count 
-0.34 -0.35 all > loose figures: look up 
-0.37 -0.31 all > loose figures: sum 
0.18 0.2 all > the same as another row
-0.04 -0.22 all > the same as another row: count guess
-0.04 -0.32 all > the same as another row: count said
0.18 0.2 all > the same as another row: list guess
-0.25 -0.25 all > top groups
-0.2 -0.2 all > top groups: rows desc
-0.34 -0.33 all > top groups: said measure desc
-0.17 -0.22 all > top groups: sum of field asc
0.53 0.55 all > top groups: sum of field desc
-0.31 -0.32 all > top rows: order:guess asc
0.27 0.29 all > top rows: order:said asc
-0.25 -0.25 all > top rows: order:said desc
0.48 0.43 all > which of these
0.2 0.2 all > which of these: count asc
0.44 0.41 all > which of these: count desc
0.22 0.23 all > which of these: guess asc
0.33 0.33 all > which of these: guess desc
0.53 0.5 all > which of these: position first
0.65 0.6 all > which of these: position last
0.8 0.74 also > comparison
0.8 0.74 also > comparison: guess value
-0.62 -0.71 also > figures
-0.26 -0.38 also > figures: fn:count one figure
-0.56 -0.59 also > figures: fn:distinct? one figure
-0.32 -0.35 also > list: many 
0.5 0.45 also > list: where 
0.37 0.54 also > list: where distinct
0.24 0.24 also had > list
-0.32 -0.35 also had > list: many 
0.35 0.31 also had > list: where 
0.23 0.4 also had > list: where distinct
-0.23 -0.23 amount > difference
-0.2 -0.19 amount > difference: of counts 
-0.17 -0.2 amount > difference: of ends guess
-0.31 -0.33 amount > difference: of two guess
-0.21 -0.18 amount > difference: of two turned guess
-0.54 -0.52 amount > extreme value: max said
-0.74 -0.83 amount > extreme value: min guess
-0.24 -0.22 amount > figures: fn:count fn:count
-0.29 -0.33 amount > figures: fn:count fn:distinct?
-0.37 -0.38 amount > figures: fn:count fn:sum!
-0.23 -0.25 amount > figures: fn:count fn:sum?
-0.34 -0.25 amount > figures: fn:count grouped by what is beside
-0.53 -0.56 amount > figures: fn:count one figure
-0.22 -0.22 amount > figures: fn:distinct? fn:count
-0.23 -0.25 amount > figures: fn:distinct? fn:distinct?
-0.14 -0.21 amount > figures: fn:distinct? fn:sum!
-0.23 -0.25 amount > figures: fn:distinct? fn:sum?
-0.53 -0.49 amount > figures: fn:distinct? grouped by what is beside
-0.36 -0.36 amount > figures: fn:min grouped by what is beside
0.45 0.5 amount > figures: fn:sum one figure
-0.2 -0.19 amount > figures: fn:sum! fn:distinct?
0.25 0.28 amount > figures: fn:sum! grouped
-0.32 -0.25 amount > figures: fn:sum? grouped by what is beside
-0.25 -0.28 amount > figures: grouped named
-0.24 -0.23 amount > groups that are named
-0.36 -0.43 amount > groups that are named: listed 
-0.28 -0.26 amount > list
-0.22 -0.19 amount > list: all 
-0.47 -0.52 amount > list: many 
-0.22 -0.29 amount > list: named things 
-0.79 -0.81 amount > list: where 
-0.42 -0.41 amount > list: where distinct
0.13 0.24 amount > loose figures
-0.2 -0.21 amount > loose figures: avg 
-0.25 -0.29 amount > loose figures: look up 
0.15 0.29 amount > loose figures: look up guess
-0.2 -0.26 amount > the same as another row: count said
0.28 0.38 amount > the same as another row: list said
-0.42 -0.21 amount > top groups: own measure asc
-0.25 -0.4 amount > top groups: own measure desc
-0.69 -0.78 amount > top groups: said measure asc
-0.48 -0.48 amount > top groups: said measure desc
0.05 0.49 amount > top groups: sum of field asc
0.5 0.53 amount > top groups: sum of field desc
0.41 0.4 amount > top rows
0.3 0.18 amount > top rows: order:said asc
-0.27 -0.3 amount > top rows: order:said desc
-0.47 -0.38 amount > which of these
-0.41 -0.45 amount > which of these: count asc
-0.4 -0.44 amount > which of these: count desc
-0.33 -0.36 amount > which of these: guess asc
-0.41 -0.43 amount > which of these: guess desc
-0.43 -0.42 amount > which of these: position first
-0.28 -0.27 amount > which of these: position last
-0.23 -0.23 amount of > difference
-0.2 -0.19 amount of > difference: of counts 
-0.17 -0.2 amount of > difference: of ends guess
-0.31 -0.33 amount of > difference: of two guess
-0.21 -0.18 amount of > difference: of two turned guess
-0.54 -0.52 amount of > extreme value: max said
-0.74 -0.83 amount of > extreme value: min guess
-0.33 -0.38 amount of > figures
-0.24 -0.22 amount of > figures: fn:count fn:count
-0.29 -0.33 amount of > figures: fn:count fn:distinct?
-0.37 -0.38 amount of > figures: fn:count fn:sum!
-0.23 -0.25 amount of > figures: fn:count fn:sum?
-0.34 -0.25 amount of > figures: fn:count grouped by what is beside
-0.53 -0.56 amount of > figures: fn:count one figure
-0.22 -0.22 amount of > figures: fn:distinct? fn:count
-0.23 -0.25 amount of > figures: fn:distinct? fn:distinct?
-0.14 -0.21 amount of > figures: fn:distinct? fn:sum!
-0.23 -0.25 amount of > figures: fn:distinct? fn:sum?
-0.53 -0.49 amount of > figures: fn:distinct? grouped by what is beside
-0.36 -0.36 amount of > figures: fn:min grouped by what is beside
0.45 0.5 amount of > figures: fn:sum one figure
-0.2 -0.19 amount of > figures: fn:sum! fn:distinct?
-0.32 -0.25 amount of > figures: fn:sum? grouped by what is beside
-0.36 -0.43 amount of > groups that are named
-0.36 -0.43 amount of > groups that are named: listed 
-0.33 -0.39 amount of > list
-0.22 -0.19 amount of > list: all 
-0.44 -0.49 amount of > list: many 
-0.85 -0.82 amount of > list: where 
-0.38 -0.35 amount of > list: where distinct
-0.2 -0.21 amount of > loose figures: avg 
-0.25 -0.29 amount of > loose figures: look up 
0.15 0.29 amount of > loose figures: look up guess
-0.2 -0.26 amount of > the same as another row: count said
0.28 0.38 amount of > the same as another row: list said
-0.42 -0.21 amount of > top groups: own measure asc
-0.25 -0.4 amount of > top groups: own measure desc
-0.69 -0.78 amount of > top groups: said measure asc
-0.48 -0.48 amount of > top groups: said measure desc
0.05 0.49 amount of > top groups: sum of field asc
0.5 0.53 amount of > top groups: sum of field desc
0.41 0.4 amount of > top rows
0.3 0.18 amount of > top rows: order:said asc
-0.27 -0.3 amount of > top rows: order:said desc
-0.35 -0.37 amount of > which of these
-0.41 -0.45 amount of > which of these: count asc
-0.4 -0.44 amount of > which of these: count desc
-0.33 -0.36 amount of > which of these: guess asc
-0.41 -0.43 amount of > which of these: guess desc
-0.43 -0.42 amount of > which of these: position first
-0.28 -0.27 amount of > which of these: position last
0.2 0.21 amount per > figures
0.25 0.28 amount per > figures: fn:sum! grouped
-0.25 -0.28 amount per > figures: grouped named
-0.19 -0.2 amount per > list
-0.22 -0.29 amount per > list: named things 
-0.18 -0.2 amount per > list: where 
-0.23 -0.19 amount per > list: where distinct
-0.22 -0.23 and > against another row: count said
0.2 0.2 and > against another row: list said
0.22 0.21 and > comparison
-0.34 -0.08 and > comparison: guess floating
0.25 0.31 and > comparison: said floating
-0.31 -0.36 and > comparison: said value
0.41 0.31 and > difference
-0.44 -0.49 and > difference: of counts 
-0.37 -0.43 and > difference: of counts turned 
-0.14 -0.23 and > difference: of ends said
-0.62 -0.61 and > difference: of two guess
-1.24 -1.19 and > extreme value
-0.47 -0.45 and > extreme value: max guess
-1.45 -1.45 and > extreme value: max said
-0.58 -0.57 and > extreme value: min guess
-0.7 -0.68 and > extreme value: min said
-0.27 -0.3 and > figures: fn:avg fn:avg!
-0.32 -0.34 and > figures: fn:avg fn:max
-1.27 -1.52 and > figures: fn:avg fn:sum!
0.4 0.36 and > figures: fn:avg grouped
-0.41 -0.36 and > figures: fn:avg one figure
-0.28 -0.27 and > figures: fn:avg! fn:median
-0.47 -0.49 and > figures: fn:avg! fn:units
-0.2 -0.23 and > figures: fn:avg! grouped by what is beside
0.68 0.45 and > figures: fn:correlation one figure
-0.18 -0.22 and > figures: fn:count fn:distinct?
0.29 0.29 and > figures: fn:count fn:revenue
-0.21 -0.29 and > figures: fn:count fn:sum
-0.2 -0.54 and > figures: fn:count fn:sum!
-0.65 -0.68 and > figures: fn:count grouped
-0.51 -0.45 and > figures: fn:count grouped by what is beside
0.3 0.27 and > figures: fn:count one figure
-0.29 -0.3 and > figures: fn:distinct? fn:revenue
-0.45 -0.49 and > figures: fn:distinct? fn:sum!
-0.81 -0.86 and > figures: fn:distinct? grouped
-0.15 -0.22 and > figures: fn:distinct? grouped by what is beside
-0.9 -0.84 and > figures: fn:distinct? one figure
-0.54 -0.5 and > figures: fn:max fn:sum!
-0.27 -0.24 and > figures: fn:max grouped by what is beside
-0.46 -0.29 and > figures: fn:max one figure
-0.31 -0.33 and > figures: fn:median fn:sum!
-0.36 -0.42 and > figures: fn:median one figure
-0.5 -0.38 and > figures: fn:min grouped by what is beside
1.01 0.95 and > figures: fn:min one figure
-0.33 -0.33 and > figures: fn:profit grouped
-0.19 -0.2 and > figures: fn:profit one figure
-0.21 -0.29 and > figures: fn:ratio one figure
-0.23 -0.36 and > figures: fn:revenue fn:max
0.33 0.32 and > figures: fn:revenue fn:profit
-0.31 -0.49 and > figures: fn:revenue fn:sum!
-0.69 -0.61 and > figures: fn:revenue grouped
-0.82 -0.51 and > figures: fn:revenue grouped by what is beside
0.52 0.53 and > figures: fn:revenue one figure
-0.23 -0.29 and > figures: fn:stddev fn:sum!
-0.95 -0.93 and > figures: fn:stddev one figure
0.25 0.35 and > figures: fn:sum fn:avg!
-0.39 -0.03 and > figures: fn:sum fn:sum!
-0.21 -0.28 and > figures: fn:sum! fn:avg!
-0.11 -0.21 and > figures: fn:sum! fn:revenue
-0.19 -0.29 and > figures: fn:sum! fn:sum
-0.58 -0.46 and > figures: fn:sum! fn:sum!
-0.58 -0.64 and > figures: fn:sum! fn:units
0.53 0.43 and > figures: fn:sum! grouped
0.49 0.09 and > figures: fn:sum! grouped by what is beside
-0.69 -0.72 and > figures: fn:sum! one figure
0.4 0.41 and > figures: fn:sum? fn:sum!
-0.32 -0.33 and > figures: fn:sum? grouped
-0.17 -0.27 and > figures: fn:sum? grouped by what is beside
-0.23 -0.28 and > figures: fn:sum? one figure
-0.27 -0.3 and > figures: fn:units grouped
-0.28 -0.24 and > figures: fn:units one figure
-0.32 -0.27 and > figures: grouped by what is beside 
-0.7 -0.76 and > figures: grouped named
-0.59 -0.65 and > figures: one figure named
-0.19 -0.22 and > first or last row
0.34 0.29 and > groups that are named
0.49 0.48 and > groups that are named: compared 
0.21 0.22 and > how long
0.21 0.22 and > how long: between rows 
0.12 0.26 and > list
-0.33 -0.36 and > list: all 
-0.2 -0.04 and > list: many 
-0.16 -0.33 and > list: named things 
-0.01 0.46 and > list: where 
0.31 -0.04 and > list: where distinct
-0.77 -0.42 and > loose figures
-0.76 -0.74 and > loose figures: avg 
-1.13 -1.16 and > loose figures: count 
-0.64 -0.53 and > loose figures: look up 
-0.73 -0.82 and > loose figures: look up guess
-0.44 -0.41 and > next or previous row: other way position
0.15 0.3 and > next or previous row: said way position
-0.46 -0.52 and > next or previous row: said way time
-0.6 -0.38 and > rows before or after another
-0.58 -0.36 and > rows before or after another: count 
-0.52 -0.38 and > rows before or after another: list 
-0.26 -0.23 and > the same as another row
-0.26 -0.25 and > the same as another row: count said
-0.26 -0.23 and > the same as another row: list said
-0.99 -1.03 and > top groups
-0.63 -0.64 and > top groups: own measure asc
-0.43 -0.39 and > top groups: own measure desc
-0.91 -0.95 and > top groups: rows asc
-0.82 -0.73 and > top groups: rows desc
-0.45 -0.46 and > top groups: sum of field asc
-0.37 -0.36 and > top groups: sum of field desc
-0.63 -0.6 and > top rows
-0.44 -0.41 and > top rows: order:guess asc
-0.84 -0.87 and > top rows: order:guess desc
-0.87 -0.92 and > top rows: order:said asc
-0.35 -0.36 and > top rows: order:said desc
-0.4 -0.47 and > which of these
-0.5 -0.63 and > which of these: guess asc
-0.59 -0.77 and > which of these: guess desc
-0.54 -0.85 and > which of these: position first
-0.87 -1.07 and > which of these: position last
-0.43 -0.51 and > which of these: said asc
-0.84 -0.76 and > which of these: said desc
0.3 0.28 and > yes or no
0.3 0.28 and > yes or no: exists 
-0.15 -0.22 and at > list: where 
-0.62 -0.69 and highest > extreme value
-0.51 -0.62 and highest > extreme value: max said
-0.29 -0.25 and highest > extreme value: min said
0.23 0.26 and highest > figures
-0.32 -0.34 and highest > figures: fn:avg fn:max
-0.36 -0.35 and highest > figures: fn:avg fn:sum!
-0.05 -0.38 and highest > figures: fn:avg grouped by what is beside
0.37 0.39 and highest > figures: fn:avg one figure
0.19 0.2 and highest > figures: fn:correlation one figure
-0.3 -0.26 and highest > figures: fn:max grouped by what is beside
0.19 0.2 and highest > figures: fn:min one figure
-0.23 -0.36 and highest > figures: fn:revenue fn:max
-0.31 -0.49 and highest > figures: fn:revenue fn:sum!
-0.28 -0.31 and highest > list
-0.22 -0.22 and highest > list: all 
-0.28 -0.34 and highest > list: many 
-0.26 -0.24 and highest > list: where distinct
-0.36 -0.36 and highest > loose figures
-0.31 -0.27 and highest > loose figures: avg 
-0.35 -0.32 and highest > loose figures: sum 
-0.51 -0.5 and highest > top groups
-0.46 -0.45 and highest > top groups: own measure asc
-0.46 -0.55 and highest > top groups: own measure desc
-0.5 -0.48 and highest > top groups: rows asc
-0.47 -0.46 and highest > top groups: rows desc
-0.29 -0.29 and highest > top rows: order:guess desc
-0.49 -0.49 and highest > top rows: order:said asc
-0.32 -0.3 and last > figures
0.2 0.18 and median > figures
-0.23 -0.16 and median > figures: fn:avg fn:sum!
0.29 0.33 and over > figures
0.29 0.33 and over > figures: fn:count one figure
-0.48 -0.48 and over > list: many 
-0.01 0.36 and over > list: where 
0.32 0.25 and over > list: where distinct
-0.18 -0.2 and over > which of these: said asc
0.25 0.26 and to > figures
0.23 0.26 and to > figures: fn:correlation one figure
-0.24 -0.25 and to > loose figures
-0.26 -0.28 and to > loose figures: sum 
-0.27 -0.25 and total > figures: fn:avg fn:sum!
0.28 0.26 and total > figures: fn:avg one figure
0.31 0.26 and was > list
-0.41 -0.42 and was > list: many 
0.41 0.41 and was > list: where 
0.21 0.28 and was > list: where distinct
-0.2 -0.19 and where > figures
-0.22 -0.2 and where > figures: fn:sum! grouped by what is beside
-0.2 -0.21 and where > top groups: rows desc
0.45 0.51 and where > top rows
0.45 0.51 and where > top rows: order:said desc
0.21 0.24 and years > figures
0.19 0.22 and years > figures: fn:correlation one figure
-0.17 -0.23 and years > loose figures
-0.16 -0.25 and years > loose figures: sum 
-0.28 -0.33 any > comparison
-0.28 -0.33 any > comparison: guess value
0.26 0.3 any > figures
0.26 0.3 any > figures: fn:count one figure
-0.28 -0.26 any > groups that are named
-0.28 -0.26 any > groups that are named: listed 
-0.22 -0.27 any > list: many 
0.24 0.2 any > list: where 
-0.31 -0.31 any > loose figures: avg 
-0.37 -0.34 any > loose figures: sum 
-0.21 -0.23 any > next or previous row
-0.26 -0.31 any > next or previous row: other way position
-0.2 -0.23 any > next or previous row: said way position
-0.2 -0.24 any > rows before or after another
-0.21 -0.24 any > rows before or after another: count 
-0.13 -0.22 any > rows before or after another: list 
-0.21 -0.24 any > the same as another row
-0.21 -0.24 any > the same as another row: count said
-0.31 -0.29 any > which of these
-0.27 -0.26 any > which of these: count asc
-0.29 -0.27 any > which of these: count desc
-0.21 -0.21 any > which of these: position first
-0.24 -0.23 any > which of these: position last
-0.22 -0.2 any > which of these: said desc
-0.22 -0.25 any other > comparison
-0.22 -0.25 any other > comparison: guess value
-0.28 -0.26 any other > groups that are named
-0.28 -0.26 any other > groups that are named: listed 
0.31 0.34 any other > list
0.31 0.32 any other > list: where 
0.24 0.3 any other > list: where distinct
-0.33 -0.38 any other > loose figures
-0.27 -0.2 any other > loose figures: avg 
-0.3 -0.37 any other > loose figures: count 
-0.34 -0.33 any other > loose figures: sum 
-0.21 -0.23 any other > next or previous row
-0.26 -0.31 any other > next or previous row: other way position
-0.2 -0.23 any other > next or previous row: said way position
-0.2 -0.24 any other > rows before or after another
-0.21 -0.24 any other > rows before or after another: count 
-0.13 -0.22 any other > rows before or after another: list 
-0.32 -0.33 any other > which of these
-0.26 -0.27 any other > which of these: count asc
-0.17 -0.22 any other > which of these: count desc
-0.2 -0.22 any other > which of these: guess desc
-0.21 -0.21 any other > which of these: position first
-0.25 -0.3 any year > comparison
-0.25 -0.3 any year > comparison: guess value
0.26 0.3 any year > figures
0.26 0.3 any year > figures: fn:count one figure
-0.2 -0.22 are > against another row: list guess
-0.35 -0.3 are > comparison
-0.35 -0.3 are > comparison: guess value
-0.29 -0.25 are > difference
-0.47 -0.5 are > difference: of ends guess
-0.26 -0.23 are > difference: of two said
-0.15 -0.28 are > extreme value
-0.22 -0.31 are > extreme value: max said
-0.47 -0.45 are > figure of the top rows
-0.44 -0.47 are > figure of the top rows: avg 
-0.4 -0.42 are > figure of the top rows: sum 
0.49 0.42 are > figures
0.43 0.42 are > figures: fn:avg one figure
-0.34 -0.38 are > figures: fn:avg! grouped
-0.34 -0.4 are > figures: fn:avg! grouped by what is beside
0.46 -0.11 are > figures: fn:count fn:avg!
0.57 0.3 are > figures: fn:count fn:missing
-0.49 -0.55 are > figures: fn:count fn:sum
0.43 0.29 are > figures: fn:count fn:sum!
0.52 0.64 are > figures: fn:count grouped
-0.56 -0.51 are > figures: fn:count grouped by what is beside
-0.21 -0.12 are > figures: fn:count one figure
-0.49 -0.59 are > figures: fn:distinct grouped by what is beside
-0.26 -0.28 are > figures: fn:distinct one figure
0.13 -0.31 are > figures: fn:distinct? fn:avg!
-0.26 -0.28 are > figures: fn:distinct? fn:sum!
-0.57 -0.74 are > figures: fn:distinct? grouped
-0.57 -0.4 are > figures: fn:distinct? grouped by what is beside
0.14 0.25 are > figures: fn:distinct? one figure
-0.59 -0.73 are > figures: fn:median one figure
0.19 0.2 are > figures: fn:min one figure
0.37 0.54 are > figures: fn:missing one figure
-0.25 -0.36 are > figures: fn:mode one figure
-0.27 -0.25 are > figures: fn:stddev one figure
-0.68 -0.8 are > figures: fn:sum! grouped
-0.44 -0.61 are > figures: fn:sum! grouped by what is beside
-0.35 -0.3 are > figures: fn:sum! one figure
0.24 0.2 are > figures: fn:sum? fn:sum!
-0.42 -0.34 are > figures: fn:sum? grouped by what is beside
-0.74 -0.72 are > figures: fn:sum? one figure
-0.81 -1.03 are > figures: grouped named
-0.47 -0.4 are > figures: one figure named
-0.27 -0.29 are > first or last row
-0.43 -0.42 are > first or last row: position last
-0.25 -0.29 are > first or last row: position turned last
-0.52 -0.69 are > first or last row: time first
-0.37 -0.38 are > groups that are named
-0.37 -0.38 are > groups that are named: listed 
-0.74 -0.77 are > groups that have
-0.74 -0.77 are > groups that have: list guess
-0.32 -0.35 are > how long
-0.32 -0.35 are > how long: between rows 
-0.36 -0.33 are > list
-0.37 -0.39 are > list: all 
-0.36 -0.43 are > list: where 
-0.8 -0.74 are > list: where distinct
-0.84 -0.6 are > loose figures: avg 
-0.07 -0.31 are > loose figures: look up 
-1.13 -1.53 are > loose figures: look up guess
-0.48 -0.2 are > loose figures: sum 
-0.39 -0.41 are > next or previous row
-0.24 -0.33 are > next or previous row: other way position
-0.39 -0.41 are > next or previous row: said way position
0.5 0.51 are > rows before or after another
0.5 0.51 are > rows before or after another: count 
-0.38 -0.58 are > rows before or after another: list 
0.41 0.37 are > share
0.43 0.38 are > share: filtered 
-0.22 -0.18 are > share: filtered twice 
0.25 0.37 are > the same as another row
-0.34 -0.44 are > the same as another row: count guess
0.28 0.37 are > the same as another row: count said
-0.24 -0.36 are > the same as another row: list guess
-0.26 -0.35 are > the same as another row: list said
0.39 0.35 are > top groups: revenue desc
-0.61 -0.67 are > top groups: said measure desc
-0.46 -0.43 are > top groups: sum of field desc
-0.24 -0.26 are > top groups: units desc
0.27 0.32 are > top rows
0.25 0.31 are > top rows: order:said desc
-0.67 -0.71 are > which of these
-0.69 -0.78 are > which of these: count asc
-0.39 -0.48 are > which of these: count desc
-0.26 -0.29 are > which of these: guess asc
-0.62 -0.63 are > which of these: guess desc
-0.69 -0.64 are > which of these: position first
-0.49 -0.6 are > which of these: position last
-0.31 -0.32 are after > figures
-0.34 -0.34 are after > figures: fn:count one figure
-0.27 -0.27 are after > figures: fn:distinct? one figure
-0.27 -0.35 are after > next or previous row
-0.19 -0.24 are after > next or previous row: other way position
-0.29 -0.38 are after > next or previous row: said way position
0.31 0.32 are after > rows before or after another
0.31 0.32 are after > rows before or after another: count 
-0.16 -0.35 are after > rows before or after another: list 
0.53 -0.35 are at > figures: fn:count fn:avg!
0.63 0.65 are at > figures: fn:count one figure
-0.46 -0.53 are at > figures: fn:distinct grouped by what is beside
-0.5 -0.5 are at > figures: fn:distinct one figure
0.13 -0.31 are at > figures: fn:distinct? fn:avg!
-0.67 0.35 are at > figures: fn:distinct? one figure
-0.14 -0.24 are at > list
-0.56 -0.52 are at > loose figures
-0.56 -0.52 are at > loose figures: look up guess
-0.28 -0.26 are below > figures
-0.29 -0.26 are below > figures: fn:count one figure
-0.26 -0.26 are below > figures: fn:distinct? one figure
0.19 0.2 are below > list
0.24 0.27 are below > list: where 
-0.34 -0.33 are below > loose figures
-0.18 -0.2 are below > loose figures: avg 
-0.22 -0.25 are below > loose figures: count 
-0.24 -0.18 are below > loose figures: look up 
-0.18 -0.22 are below > loose figures: sum 
-0.44 -0.44 are below > next or previous row
-0.29 -0.31 are below > next or previous row: other way position
-0.46 -0.46 are below > next or previous row: said way position
0.27 0.25 are below > rows before or after another
0.27 0.25 are below > rows before or after another: count 
-0.21 -0.29 are below > rows before or after another: list 
0.28 0.17 are both > list: where distinct
-0.18 -0.2 are both > which of these: count desc
0.17 0.2 are for > figures: fn:count one figure
-0.2 -0.21 are from > extreme value
-0.2 -0.21 are from > extreme value: max guess
-0.33 -0.34 are from > figures
-0.3 -0.25 are from > figures: fn:count grouped by what is beside
-0.25 -0.21 are from > figures: fn:distinct? grouped by what is beside
-0.71 -0.75 are from > figures: fn:distinct? one figure
0.43 0.47 are from > first or last row
0.43 0.47 are from > first or last row: position first
-0.32 -0.33 are from > list
-0.29 -0.27 are from > list: many 
0.27 0.29 are from > list: named things 
-0.29 -0.31 are from > list: where 
-0.21 -0.25 are from > list: where distinct
-0.82 -0.82 are from > loose figures
-0.53 -0.55 are from > loose figures: avg 
-0.73 -0.74 are from > loose figures: look up guess
-0.61 -0.64 are from > loose figures: sum 
-0.38 -0.44 are from > top groups
-0.38 -0.44 are from > top groups: own measure desc
-0.35 -0.37 are from > top rows
-0.35 -0.37 are from > top rows: order:guess desc
-0.93 -0.99 are in > comparison
-0.93 -0.99 are in > comparison: guess value
0.23 0.21 are in > figures
0.57 0.3 are in > figures: fn:count fn:missing
0.55 0.67 are in > figures: fn:count grouped
-0.2 -0.11 are in > figures: fn:count grouped by what is beside
-0.16 -0.31 are in > figures: fn:distinct? grouped
-0.39 -0.34 are in > figures: fn:distinct? grouped by what is beside
-0.25 -0.56 are in > figures: fn:distinct? one figure
0.37 0.54 are in > figures: fn:missing one figure
-1.06 -1.27 are in > figures: one figure named
-0.21 -0.09 are in > list
-0.47 -0.13 are in > list: many 
-0.35 -0.3 are in > list: named things 
-1.06 -0.74 are in > list: where 
0.03 0.34 are in > loose figures: avg 
-0.39 -0.57 are in > loose figures: look up guess
-0.23 0.22 are in > loose figures: sum 
-0.26 -0.22 are in > which of these
-0.29 -0.25 are listed > difference
-0.47 -0.5 are listed > difference: of ends guess
-0.26 -0.23 are listed > difference: of two said
0.31 0.21 are listed > figures
0.45 0.44 are listed > figures: fn:distinct one figure
0.3 0.28 are listed > figures: fn:distinct? one figure
-0.2 -0.23 are listed > figures: fn:sum? grouped by what is beside
-0.32 -0.35 are listed > how long
-0.32 -0.35 are listed > how long: between rows 
-0.7 -0.4 are listed > list
-0.22 -0.19 are listed > list: named things 
-0.24 -0.15 are listed > list: where 
-0.83 -0.6 are listed > list: where distinct
-0.62 -0.6 are listed > loose figures
-0.35 -0.35 are listed > loose figures: avg 
-0.25 -0.29 are listed > loose figures: count 
-0.78 -0.57 are listed > loose figures: look up 
-0.34 -0.35 are listed > loose figures: look up guess
-0.44 -0.55 are listed > loose figures: sum 
-0.15 -0.23 are listed > rows before or after another: list 
0.39 0.66 are not > comparison
0.39 0.66 are not > comparison: guess value
0.05 -0.42 are not > figures
0.38 0.24 are not > figures: fn:count one figure
-0.37 -0.3 are not > figures: fn:distinct? grouped by what is beside
-0.47 -0.41 are not > figures: fn:distinct? one figure
-0.2 -0.19 are not > figures: fn:sum! one figure
-0.36 -0.47 are not > figures: one figure named
0.01 0.2 are not > list: where distinct
-0.44 -0.54 are not > loose figures
-0.35 -0.37 are not > loose figures: count 
-0.21 -0.18 are not > loose figures: look up 
-0.28 -0.35 are of > loose figures
-0.28 -0.35 are of > loose figures: count 
-0.46 -0.44 are of > which of these
-0.31 -0.32 are of > which of these: count asc
-0.38 -0.36 are of > which of these: count desc
-0.13 -0.21 are of > which of these: guess asc
-0.57 -0.6 are of > which of these: guess desc
-0.39 -0.38 are of > which of these: position first
-0.36 -0.34 are of > which of these: position last
-0.4 -0.45 are on > comparison
-0.4 -0.45 are on > comparison: guess value
0.39 0.46 are on > figures
-0.25 -0.28 are on > figures: fn:count grouped by what is beside
0.39 0.46 are on > figures: fn:count one figure
-0.41 -0.57 are on > list
-0.02 -0.44 are on > list: where 
-0.41 -0.58 are on > list: where distinct
-0.19 -0.31 are on > loose figures
-0.19 -0.31 are on > loose figures: look up guess
-0.12 -0.27 are on > which of these
0.37 0.29 are under > list
0.47 -0.41 are under > list: where 
-0.47 0.41 are under > list: where distinct
-0.2 -0.21 at > against another row
-0.2 -0.21 at > against another row: count guess
-0.26 -0.19 at > difference
-0.18 -0.21 at > difference: of counts 
-0.48 -0.49 at > difference: of ends guess
-0.26 -0.24 at > difference: of ends said
0.18 0.21 at > difference: of two guess
-0.21 -0.25 at > difference: of two turned guess
-0.28 -0.15 at > extreme value
-0.23 -0.17 at > extreme value: max guess
-0.22 -0.08 at > extreme value: max said
-0.42 -0.48 at > extreme value: min said
-0.24 -0.17 at > figure of the top rows
0.21 0.06 at > figures
0.53 -0.35 at > figures: fn:count fn:avg!
-0.47 -0.38 at > figures: fn:count fn:count
0.45 0.34 at > figures: fn:count fn:sum!
-0.65 -0.62 at > figures: fn:count grouped by what is beside
-0.46 -0.53 at > figures: fn:distinct grouped by what is beside
-0.5 -0.5 at > figures: fn:distinct one figure
0.13 -0.31 at > figures: fn:distinct? fn:avg!
0.3 0.29 at > figures: fn:distinct? fn:sum!
-0.63 -0.56 at > figures: fn:distinct? grouped by what is beside
0.6 0.56 at > figures: fn:distinct? one figure
0.36 0.41 at > figures: fn:median fn:sum!
-0.36 -0.41 at > figures: fn:median one figure
0.87 0.37 at > figures: fn:sum! grouped by what is beside
-0.38 -0.46 at > figures: fn:sum! one figure
-0.25 -0.25 at > figures: fn:sum? fn:sum!
0 -0.21 at > figures: one figure named
-0.26 -0.4 at > first or last row
-0.14 -0.23 at > first or last row: position first
-0.17 -0.26 at > first or last row: time first
-0.61 -0.57 at > groups that are named
-0.61 -0.57 at > groups that are named: listed 
0.23 0.27 at > groups that have
0.46 0.44 at > groups that have: count 
-0.19 -0.28 at > groups that have: list guess
-0.46 -0.48 at > how long
-0.46 -0.48 at > how long: between rows 
-0.32 -0.12 at > list
-0.42 -0.42 at > list: all 
0.17 0.45 at > list: many 
-0.36 -0.25 at > list: named things 
-0.68 -0.79 at > list: where 
-0.49 -0.46 at > list: where distinct
-0.3 -0.25 at > loose figures
-0.42 -0.35 at > loose figures: avg 
-0.41 -0.44 at > loose figures: count 
-0.76 -0.43 at > loose figures: sum 
-0.45 -0.42 at > next or previous row
-0.74 -0.7 at > next or previous row: other way position
-0.43 -0.4 at > next or previous row: said way position
-0.24 -0.27 at > rows before or after another
-0.24 -0.27 at > rows before or after another: count 
-0.04 -0.22 at > rows before or after another: list 
-0.23 -0.24 at > share
-0.23 -0.25 at > share: filtered 
-0.22 -0.22 at > share: filtered twice 
-0.22 -0.2 at > the same as another row: count said
0.5 0.51 at > top groups
-0.3 -0.29 at > top groups: own measure desc
0.48 0.56 at > top groups: rows asc
0.28 0.25 at > top groups: rows desc
-0.18 -0.25 at > top groups: sum of field desc
-0.57 -0.58 at > top rows
-0.39 -0.43 at > top rows: order:guess asc
-0.92 -0.95 at > top rows: order:guess desc
0.42 0.45 at > top rows: order:said asc
-0.41 -0.38 at > top rows: order:said desc
-0.51 -0.3 at > which of these: count desc
-0.27 -0.04 at > which of these: guess desc
-0.49 -0.26 at > which of these: position first
-0.58 -0.5 at > which of these: said asc
0.17 0.21 at all > figures
-0.47 -0.49 at all > figures: fn:count fn:sum!
-0.42 -0.42 at all > figures: fn:count one figure
0.39 0.4 at all > figures: fn:distinct? one figure
-0.17 -0.21 at all > loose figures
-0.19 -0.33 at all > loose figures: avg 
-0.17 -0.23 at all > loose figures: sum 
0.33 0.4 at how > figures
0.39 0.4 at how > figures: fn:count one figure
-0.39 -0.4 at how > figures: fn:distinct? one figure
-0.23 -0.33 at how > loose figures
-0.23 -0.33 at how > loose figures: look up guess
0.38 0.53 at least > comparison
0.38 0.53 at least > comparison: guess value
-0.26 -0.24 at least > difference
-0.26 -0.24 at least > difference: of ends said
-0.24 -0.17 at least > figure of the top rows
0.2 0.27 at least > figures
0.53 -0.35 at least > figures: fn:count fn:avg!
0.49 0.39 at least > figures: fn:count fn:sum!
-0.27 -0.38 at least > figures: fn:count grouped by what is beside
0.13 -0.31 at least > figures: fn:distinct? fn:avg!
0.3 0.29 at least > figures: fn:distinct? fn:sum!
-0.32 -0.27 at least > figures: fn:distinct? grouped by what is beside
0.44 0.43 at least > figures: fn:distinct? one figure
0.27 0.13 at least > figures: fn:sum! grouped by what is beside
-0.38 -0.46 at least > figures: fn:sum! one figure
-0.25 -0.25 at least > figures: fn:sum? fn:sum!
0 -0.21 at least > figures: one figure named
-0.21 -0.22 at least > first or last row
-0.21 -0.21 at least > first or last row: position first
-0.24 -0.24 at least > first or last row: time first
0.23 0.27 at least > groups that have
0.46 0.44 at least > groups that have: count 
-0.19 -0.28 at least > groups that have: list guess
-0.28 -0.28 at least > how long
-0.28 -0.28 at least > how long: between rows 
-0.26 -0.28 at least > list
-0.29 -0.3 at least > list: all 
0.15 0.23 at least > list: many 
-0.2 -0.54 at least > list: named things 
-0.36 -0.42 at least > list: where 
-0.42 -0.57 at least > list: where distinct
-0.88 -0.89 at least > loose figures
-0.46 -0.53 at least > loose figures: avg 
-0.61 -0.63 at least > loose figures: count 
-0.43 -0.4 at least > loose figures: look up 
-0.37 -0.49 at least > loose figures: look up guess
-0.62 -0.73 at least > loose figures: sum 
-0.31 -0.31 at least > top groups
-0.3 -0.29 at least > top groups: own measure desc
-0.39 -0.4 at least > top groups: rows desc
-0.31 -0.32 at least > top rows
-0.26 -0.27 at least > top rows: order:guess desc
-0.32 -0.32 at least > top rows: order:said desc
-0.2 -0.21 at most > against another row
-0.2 -0.21 at most > against another row: count guess
-0.47 -0.46 at most > comparison
-0.47 -0.46 at most > comparison: guess value
-0.34 -0.33 at most > difference
-0.34 -0.33 at most > difference: of ends guess
-0.18 -0.2 at most > figures
-0.31 -0.15 at most > figures: fn:count grouped by what is beside
-0.4 -0.44 at most > groups that are named
-0.4 -0.44 at most > groups that are named: listed 
-0.31 -0.34 at most > how long
-0.31 -0.34 at most > how long: between rows 
-0.4 -0.03 at most > list: many 
-0.78 -0.79 at most > list: where 
0.28 0.33 at most > loose figures
-0.49 -0.52 at most > loose figures: avg 
0.26 0.23 at most > loose figures: count 
-0.39 -0.46 at most > loose figures: look up 
0.39 0.46 at most > loose figures: look up guess
-0.43 -0.5 at most > loose figures: sum 
-0.23 -0.24 at most > share
-0.23 -0.25 at most > share: filtered 
-0.22 -0.22 at most > share: filtered twice 
0.33 0.39 at most > which of these
0.41 0.49 at most > which of these: count asc
0.25 0.34 at most > which of these: count desc
0.3 0.32 at most > which of these: guess asc
0.33 0.35 at most > which of these: guess desc
0.43 0.45 at most > which of these: position first
0.31 0.39 at most > which of these: position last
-0.28 -0.31 at most > which of these: said asc
-0.33 -0.37 at most > which of these: said desc
-0.38 -0.39 at which > list: many 
0.36 0.38 at which > list: where 
0.37 0.33 at which > list: where distinct
-0.26 -0.2 at which > loose figures
-0.23 -0.18 at which > loose figures: count 
-0.07 -0.21 at which > loose figures: sum 
0.22 0.23 at which > top groups
0.22 0.23 at which > top groups: rows desc
-0.36 -0.38 at which > which of these
-0.36 -0.39 at which > which of these: count asc
-0.36 -0.37 at which > which of these: count desc
-0.29 -0.33 at which > which of these: guess asc
-0.32 -0.34 at which > which of these: guess desc
-0.37 -0.39 at which > which of these: position first
-0.37 -0.38 at which > which of these: position last
-0.3 -0.29 average > against another row: count guess
0.3 0.28 average > against another row: list guess
0.2 0.17 average > comparison: guess value
-0.95 -1.02 average > comparison: said value
-0.23 -0.23 average > difference
-0.2 -0.19 average > difference: of counts 
-0.17 -0.2 average > difference: of ends guess
-0.31 -0.33 average > difference: of two guess
-0.21 -0.18 average > difference: of two turned guess
0.22 0.17 average > extreme value
-0.73 -0.8 average > extreme value: max said
-0.22 -0.22 average > extreme value: min guess
0.31 0.35 average > extreme value: min said
-0.54 -0.63 average > figures
-0.59 -0.66 average > figures: fn:avg fn:avg!
-0.32 -0.34 average > figures: fn:avg fn:max
-1.15 -1.31 average > figures: fn:avg fn:sum!
0.29 0.3 average > figures: fn:avg grouped
-0.75 -0.61 average > figures: fn:avg grouped by what is beside
-0.48 -0.52 average > figures: fn:avg one figure
-1.09 -1.09 average > figures: fn:avg! fn:sum!
0.27 0.43 average > figures: fn:avg! fn:sum?
-0.72 -0.58 average > figures: fn:avg! grouped
-1.08 -1.04 average > figures: fn:avg! one figure
-0.47 -0.57 average > figures: fn:count grouped
-0.68 -0.72 average > figures: fn:count one figure
-0.23 -0.24 average > figures: fn:distinct? grouped
-0.33 -0.34 average > figures: fn:distinct? one figure
-0.3 -0.27 average > figures: fn:max grouped
-0.21 -0.15 average > figures: fn:max grouped by what is beside
-0.3 -0.26 average > figures: fn:max one figure
-0.67 -0.76 average > figures: fn:median one figure
0.31 0.5 average > figures: fn:ratio grouped
0.48 0.46 average > figures: fn:ratio one figure
-0.25 -0.34 average > figures: fn:revenue fn:max
-0.29 -0.39 average > figures: fn:revenue fn:sum!
0.59 0.58 average > figures: fn:revenue one figure
-0.94 -0.99 average > figures: fn:stddev one figure
-0.21 -0.22 average > figures: fn:sum! fn:avg
-0.36 -0.39 average > figures: fn:sum! fn:avg!
-0.26 -0.3 average > figures: fn:sum! fn:sum!
-1.02 -0.82 average > figures: fn:sum! grouped
-0.07 -0.55 average > figures: fn:sum! grouped by what is beside
-0.9 -0.94 average > figures: fn:sum! one figure
-0.44 -0.44 average > figures: grouped named
0.68 0.68 average > groups that are named
0.61 0.62 average > groups that are named: compared 
0.23 0.21 average > groups that are named: listed 
0.14 0.38 average > list
-0.91 -0.86 average > list: all 
-1.06 -0.97 average > list: many 
0.37 0.6 average > list: named things 
0.53 0.59 average > list: where 
-0.43 -0.45 average > list: where distinct
-1.02 -1.16 average > loose figures
-0.19 -0.32 average > loose figures: avg 
-0.87 -0.84 average > loose figures: count 
0.04 -0.34 average > loose figures: look up 
-0.38 -0.38 average > loose figures: look up guess
-1.21 -1.31 average > loose figures: sum 
-0.35 -0.34 average > the same as another row
-0.35 -0.34 average > the same as another row: count guess
0.39 0.36 average > top groups
0.21 0.2 average > top groups: own measure asc
-0.54 -0.6 average > top groups: own measure desc
-0.58 -0.6 average > top groups: rows desc
0.58 0.58 average > top groups: said measure asc
0.7 0.69 average > top groups: said measure desc
-0.33 -0.32 average > top groups: sum of field asc
-0.67 -0.69 average > top groups: sum of field desc
-0.49 -0.51 average > top rows
-0.65 -0.69 average > top rows: order:guess desc
-0.45 -0.51 average > top rows: order:said asc
-0.42 -0.43 average > top rows: order:said desc
-1.07 -1.02 average > which of these
-0.89 -0.89 average > which of these: count asc
-0.92 -0.9 average > which of these: count desc
-0.97 -0.89 average > which of these: guess asc
-1.04 -0.99 average > which of these: guess desc
-1.17 -1.06 average > which of these: position first
-0.98 -0.87 average > which of these: position last
-0.19 -0.21 average > which of these: said desc
0.9 0.9 average and > figures
-0.2 -0.04 average and > figures: fn:avg grouped by what is beside
1.32 1.44 average and > figures: fn:avg one figure
-0.67 -0.76 average and > figures: fn:median one figure
-0.94 -0.99 average and > figures: fn:stddev one figure
-0.54 -0.54 average and > loose figures
-0.27 -0.26 average and > loose figures: avg 
-0.48 -0.45 average and > loose figures: sum 
0.48 0.53 average below > extreme value
-0.22 -0.22 average below > extreme value: min guess
0.48 0.53 average below > extreme value: min said
0.19 0.25 average below > top groups: rows asc
-0.16 -0.28 average below > top groups: sum of field asc
-0.16 -0.2 average below > top rows
-0.45 -0.5 average below > top rows: order:said asc
-0.3 -0.29 average is > against another row: count guess
0.3 0.28 average is > against another row: list guess
-0.23 -0.24 average longest > average of each
-0.23 -0.24 average longest > average of each:  
0.2 0.24 average longest > figures
0.27 0.25 average longest > figures: fn:avg grouped
-0.22 0 average longest > figures: fn:avg grouped by what is beside
-0.3 -0.27 average longest > figures: fn:max grouped
-0.32 -0.32 average longest > figures: fn:sum! grouped
0.35 0.06 average longest > top groups
-0.46 -0.34 average longest > top groups: own measure desc
0.33 0.21 average longest > top groups: said measure desc
-0.34 -0.35 average longest > top groups: sum of field desc
-0.59 -0.34 average longest > top rows
-0.49 -0.22 average longest > top rows: order:guess desc
-0.59 -0.42 average longest > top rows: order:said desc
0.33 0.31 average number > comparison
0.33 0.31 average number > comparison: guess value
-0.19 -0.22 average number > figures: fn:avg grouped by what is beside
0.39 0.57 average number > figures: fn:avg one figure
0.27 0.43 average number > figures: fn:avg! fn:sum?
-0.2 -0.2 average number > figures: fn:count fn:avg!
-0.4 -0.58 average number > figures: fn:count grouped
-0.74 -0.82 average number > figures: fn:count one figure
-0.21 -0.22 average number > figures: fn:distinct? grouped
-0.33 -0.35 average number > figures: fn:distinct? one figure
0.85 0.85 average number > figures: fn:ratio one figure
-0.1 -0.24 average number > figures: grouped named
-0.23 -0.27 average number > groups that are named
-0.23 -0.27 average number > groups that are named: listed 
-0.31 -0.32 average number > list
-0.28 -0.27 average number > list: all 
-0.3 -0.27 average number > list: where 
-0.3 -0.3 average number > list: where distinct
0.04 -0.34 average number > loose figures: look up 
0.37 0.46 average number > loose figures: sum 
0.88 0.66 average of > figures
0.37 0.37 average of > figures: fn:avg one figure
0.59 0.58 average of > figures: fn:revenue one figure
-0.65 -0.83 average of > list
-0.35 -0.3 average of > list: all 
-0.62 -0.32 average of > list: where 
-0.47 -0.56 average of > list: where distinct
0.33 0.33 average of > loose figures: avg 
-0.32 -0.34 average of > loose figures: count 
0.27 0.29 average over > figures
0.25 0.27 average over > figures: fn:count one figure
0.32 0.37 average over > figures: fn:distinct? one figure
-0.16 -0.2 average over > groups that have
-0.16 -0.2 average over > groups that have: list guess
-0.23 -0.3 average over > list
-0.23 -0.31 average over > list: where distinct
-0.26 -0.3 average over > loose figures
-0.25 -0.32 average over > loose figures: avg 
-0.19 -0.24 average over > loose figures: look up guess
-0.27 -0.31 average over > loose figures: sum 
0.24 0.25 average to > figures
0.29 0.32 average to > figures: fn:avg grouped by what is beside
0.26 0.25 average to > figures: fn:avg one figure
-0.37 -0.27 average to > figures: fn:sum! grouped by what is beside
-0.24 -0.25 average to > list
-0.18 -0.2 average to > list: many 
-0.27 -0.3 average to > list: where 
-0.26 -0.23 average to > list: where distinct
0.33 0.35 average top > figures
0.33 0.33 average top > figures: fn:avg one figure
-0.3 -0.26 average top > figures: fn:max one figure
-0.21 -0.24 average top > figures: fn:sum! fn:avg!
-0.3 -0.28 average top > loose figures
-0.29 -0.27 average top > loose figures: avg 
-0.25 -0.22 average top > loose figures: sum 
-0.73 -0.69 before > comparison
-0.73 -0.69 before > comparison: guess value
0.18 0.23 before > extreme value
-0.28 -0.32 before > extreme value: max guess
-0.43 -0.54 before > extreme value: max said
-0.46 -0.51 before > extreme value: min guess
0.42 0.46 before > extreme value: min said
-0.4 -0.23 before > figures: fn:count grouped by what is beside
-0.5 -0.2 before > figures: fn:distinct? grouped by what is beside
-0.92 -0.93 before > figures: fn:distinct? one figure
-0.69 -0.77 before > figures: fn:sum! grouped by what is beside
-0.13 -0.24 before > figures: fn:sum! one figure
-0.22 -0.2 before > first or last row
-0.22 -0.2 before > first or last row: position first
-0.33 -0.39 before > groups that are named
-0.33 -0.39 before > groups that are named: listed 
-0.39 -0.33 before > groups that have
-0.39 -0.33 before > groups that have: list guess
-0.51 -0.36 before > list
-0.33 -0.33 before > list: all 
-1.16 -1.09 before > list: many 
-1.03 -1.19 before > list: named things 
-0.34 -0.13 before > list: where 
-0.46 -0.35 before > list: where distinct
-0.22 -0.36 before > loose figures
-0.51 -0.56 before > loose figures: avg 
-0.65 -0.64 before > loose figures: count 
-0.67 -0.6 before > loose figures: look up 
-0.73 -0.86 before > loose figures: look up guess
0.19 0.2 before > next or previous row
0.22 0.21 before > next or previous row: said way position
-0.19 -0.24 before > next or previous row: said way time
0.22 0.21 before > rows before or after another: count 
-1.07 -0.96 before > rows before or after another: list 
-0.67 -0.52 before > top groups
-0.24 -0.3 before > top groups: rows asc
-0.39 -0.38 before > top groups: rows desc
-0.46 -0.44 before > top groups: sum of field asc
-0.27 -0.27 before > top groups: sum of field desc
0.24 0.22 before > top rows
0.51 0.5 before > top rows: order:guess desc
-0.45 -0.49 before > top rows: order:said asc
-0.23 -0.28 before > top rows: order:said desc
-0.66 -0.59 before > which of these
-0.52 -0.48 before > which of these: count asc
-0.61 -0.54 before > which of these: count desc
-0.51 -0.49 before > which of these: guess asc
-0.49 -0.46 before > which of these: guess desc
-0.66 -0.65 before > which of these: position first
-0.69 -0.6 before > which of these: position last
-0.33 -0.26 before > which of these: said desc
0.52 0.52 before > yes or no
0.52 0.52 before > yes or no: exists 
-0.22 -0.25 before any > comparison
-0.22 -0.25 before any > comparison: guess value
-0.28 -0.26 before any > groups that are named
-0.28 -0.26 before any > groups that are named: listed 
0.21 0.24 before any > list
0.23 0.26 before any > list: where 
0.19 0.21 before any > list: where distinct
-0.42 -0.35 before any > loose figures
-0.39 -0.29 before any > loose figures: count 
-0.28 -0.16 before any > loose figures: sum 
-0.21 -0.23 before any > next or previous row
-0.26 -0.31 before any > next or previous row: other way position
-0.2 -0.23 before any > next or previous row: said way position
-0.2 -0.24 before any > rows before or after another
-0.21 -0.24 before any > rows before or after another: count 
-0.13 -0.22 before any > rows before or after another: list 
-0.32 -0.33 before any > which of these
-0.26 -0.27 before any > which of these: count asc
-0.17 -0.22 before any > which of these: count desc
-0.2 -0.22 before any > which of these: guess desc
-0.21 -0.21 before any > which of these: position first
-0.41 -0.32 below > difference
-0.41 -0.32 below > difference: of ends guess
0.46 0.51 below > extreme value
-0.38 -0.33 below > extreme value: min guess
0.46 0.51 below > extreme value: min said
0.25 0.26 below > figures
0.29 0.3 below > figures: fn:count one figure
-0.25 -0.24 below > figures: fn:distinct? one figure
-0.5 -0.56 below > first or last row
-0.5 -0.56 below > first or last row: position first
0.22 0.25 below > groups that have
0.22 0.25 below > groups that have: list guess
-0.45 -0.68 below > list
0.23 -0.31 below > list: many 
-0.3 -0.62 below > list: where 
-0.58 -0.59 below > list: where distinct
-1 -0.95 below > loose figures
-0.18 -0.2 below > loose figures: avg 
-0.95 -0.96 below > loose figures: count 
-0.24 -0.18 below > loose figures: look up 
-0.28 -0.58 below > loose figures: look up guess
-0.2 -0.23 below > loose figures: sum 
0.48 0.34 below > next or previous row
-0.42 -0.45 below > next or previous row: other way position
0.46 0.44 below > next or previous row: said way position
-0.31 -0.33 below > rows before or after another: list 
-0.16 -0.28 below > top groups: sum of field asc
0.18 0.23 below > top rows
0.45 0.52 below > top rows: order:guess asc
-0.45 -0.5 below > top rows: order:said asc
-0.18 -0.23 below > which of these
-0.2 -0.14 below > which of these: guess desc
-0.21 -0.3 below > which of these: position first
-0.26 -0.31 besides > comparison
-0.26 -0.31 besides > comparison: guess value
-0.48 -0.23 besides > figure of the top rows
-0.48 -0.28 besides > figure of the top rows: avg 
-0.31 -0.15 besides > figure of the top rows: sum 
0.23 0.09 besides > figures
0.23 0.12 besides > figures: fn:sum! grouped by what is beside
0.44 0.49 besides > list
0.5 0.55 besides > list: named things 
0.39 0.3 besides > list: where 
0.11 0.38 besides > list: where distinct
-0.41 -0.61 besides > loose figures
-0.14 -0.32 besides > loose figures: avg 
-0.32 -0.49 besides > loose figures: count 
-0.22 -0.44 besides > loose figures: sum 
-0.17 0.47 besides > top groups
-0.14 0.39 besides > top groups: own measure desc
0.11 0.23 besides > top groups: rows desc
-0.59 -0.63 besides > top rows
-0.32 -0.36 besides > top rows: order:guess desc
-0.56 -0.52 besides > top rows: order:said desc
-0.19 -0.51 best > comparison
-0.19 -0.51 best > comparison: guess value
-1.04 -1.28 best > extreme value
-0.26 -0.18 best > extreme value: max guess
-1.01 -1.17 best > extreme value: max said
-0.32 -0.32 best > figure of the top rows
-0.28 -0.32 best > figure of the top rows: avg 
-0.28 -0.3 best > figure of the top rows: sum 
-0.24 -0.35 best > figures
-0.34 -0.24 best > figures: fn:avg fn:avg!
-0.21 -0.2 best > figures: fn:avg grouped by what is beside
-0.37 -0.35 best > figures: fn:count fn:avg!
0.39 0.39 best > figures: fn:count one figure
0.37 0.36 best > figures: fn:distinct one figure
-0.43 -0.46 best > figures: fn:distinct? one figure
-0.42 -0.29 best > figures: fn:max grouped by what is beside
-0.45 -0.44 best > figures: fn:max one figure
-0.37 -0.62 best > figures: fn:revenue grouped
-0.58 -0.76 best > figures: fn:revenue one figure
-0.24 -0.24 best > figures: fn:sum! grouped by what is beside
-0.22 -0.24 best > figures: fn:units fn:revenue
-0.27 -0.59 best > figures: fn:units fn:sum!
-0.22 -0.26 best > figures: fn:units grouped
-0.48 -0.27 best > figures: fn:units grouped by what is beside
-0.56 -0.64 best > figures: fn:units one figure
-0.49 -0.53 best > figures: grouped named
0.2 0.23 best > first or last row
0.2 0.23 best > first or last row: position first
-0.25 -0.24 best > list: all 
-0.62 -0.62 best > list: many 
-0.27 -0.02 best > list: named things 
0.1 0.43 best > list: where 
0.28 -0.13 best > list: where distinct
-0.69 -0.71 best > loose figures
-0.54 -0.33 best > loose figures: avg 
-0.37 -0.4 best > loose figures: count 
-0.66 -0.71 best > loose figures: sum 
-0.52 -0.47 best > next or previous row
-0.23 -0.23 best > next or previous row: other way position
-0.45 -0.43 best > next or previous row: said way position
-0.27 -0.3 best > rows before or after another
-0.26 -0.3 best > rows before or after another: count 
-0.26 -0.23 best > the same as another row
-0.26 -0.25 best > the same as another row: count said
-0.26 -0.23 best > the same as another row: list said
0.51 0.55 best > top groups
0.3 0.25 best > top groups: own measure desc
0.65 0.72 best > top groups: revenue desc
-0.33 -0.3 best > top groups: said measure desc
-0.78 -0.8 best > top groups: sum of field desc
-0.35 -0.35 best > top groups: units desc
-0.39 -0.43 best > top rows: order:hint desc
-0.32 -0.19 best > which of these
-0.23 -0.15 best > which of these: count desc
-0.21 -0.28 best in > list
-0.23 -0.31 best in > list: where 
-0.27 -0.27 best in > loose figures
-0.27 -0.27 best in > loose figures: count 
-0.2 -0.27 best in > top groups
-0.2 -0.27 best in > top groups: rows desc
0.38 0.38 best in > top rows
0.38 0.38 best in > top rows: order:guess desc
-0.24 -0.27 best mean > figures
-0.21 -0.2 best mean > figures: fn:avg grouped by what is beside
-0.35 -0.29 best mean > figures: fn:avg one figure
0.39 0.39 best mean > top groups
-0.33 -0.32 best mean > top groups: own measure desc
-0.45 -0.51 best mean > top groups: rows desc
0.36 0.36 best mean > top groups: said measure desc
-0.46 -0.42 best mean > top rows
-0.46 -0.42 best mean > top rows: order:guess desc
-0.19 -0.51 best of > comparison
-0.19 -0.51 best of > comparison: guess value
0.32 0.28 best of > figures
0.39 0.39 best of > figures: fn:count one figure
-0.43 -0.46 best of > figures: fn:distinct? one figure
-0.48 -0.2 best of > list
-0.44 -0.19 best of > list: where 
-0.38 -0.04 best of > list: where distinct
-0.43 -0.42 best time > list
-0.24 -0.24 best time > list: all 
-0.46 -0.44 best time > list: where distinct
0.2 0.21 best time > next or previous row
-0.21 -0.21 best time > next or previous row: other way position
0.2 0.21 best time > next or previous row: said way position
-0.42 -0.36 best time > top groups
-0.42 -0.36 best time > top groups: rows desc
0.41 0.38 best time > top rows
0.41 0.38 best time > top rows: order:guess desc
-0.38 -0.39 better > list
-0.35 -0.3 better > list: many 
-0.4 -0.56 better > list: where 
-0.36 -0.6 better > list: where distinct
-0.55 -0.46 better > loose figures
-0.62 -0.51 better > loose figures: count 
0.36 0.26 better > which of these
0.46 0.57 better > which of these: position first
-0.46 -0.54 better > which of these: position last
-0.23 -0.28 better > which of these: said asc
-0.42 -0.38 better > yes or no
-0.42 -0.38 better > yes or no: exists 
-0.2 -0.3 better ratio > which of these: guess asc
-0.23 -0.28 better ratio > which of these: said asc
-0.57 -0.65 between > comparison
-0.32 -0.44 between > comparison: guess floating
-0.41 -0.39 between > comparison: guess value
0.77 0.76 between > difference
-0.44 -0.48 between > difference: of counts 
-0.37 -0.42 between > difference: of counts turned 
-0.61 -0.61 between > difference: of two guess
-0.56 -0.58 between > extreme value
-0.5 -0.5 between > extreme value: max said
-0.56 -0.54 between > extreme value: min said
0.73 0.67 between > figures
-0.2 -0.23 between > figures: fn:avg! grouped by what is beside
0.68 0.45 between > figures: fn:correlation one figure
0.24 0.23 between > figures: fn:count fn:count
-0.18 -0.22 between > figures: fn:count fn:distinct?
-0.21 -0.29 between > figures: fn:count fn:sum
-0.66 -0.56 between > figures: fn:count grouped by what is beside
0.31 0.43 between > figures: fn:count one figure
-0.24 -0.27 between > figures: fn:distinct? fn:sum!
-0.38 -0.32 between > figures: fn:distinct? one figure
-0.41 -0.21 between > figures: fn:max fn:sum!
-0.29 -0.03 between > figures: fn:max one figure
-0.21 -0.23 between > figures: fn:revenue fn:sum!
0.25 0.35 between > figures: fn:sum fn:avg!
-0.39 -0.03 between > figures: fn:sum fn:sum!
-0.17 -0.2 between > figures: fn:sum one figure
-0.19 -0.29 between > figures: fn:sum! fn:sum
-0.78 -0.68 between > figures: fn:sum! fn:sum!
-0.55 -0.31 between > figures: fn:sum! grouped by what is beside
0.24 0.26 between > figures: fn:sum? fn:sum!
-0.08 -0.21 between > figures: fn:sum? grouped by what is beside
-0.23 -0.28 between > figures: fn:sum? one figure
-0.53 -0.59 between > figures: one figure named
-0.35 -0.37 between > first or last row
-0.35 -0.37 between > first or last row: position first
-0.33 -0.29 between > groups that are named
-0.33 -0.29 between > groups that are named: listed 
0.48 0.54 between > how long
0.48 0.54 between > how long: between rows 
-0.2 -0.18 between > list
-0.56 -0.54 between > list: many 
-0.14 -0.3 between > list: named things 
-1 -0.78 between > loose figures
-0.66 -0.36 between > loose figures: avg 
-0.34 -0.34 between > loose figures: count 
-0.69 -0.74 between > loose figures: look up 
-0.3 -0.51 between > loose figures: look up guess
-0.65 -0.44 between > loose figures: sum 
-0.33 -0.3 between > top groups
-0.24 -0.21 between > top groups: own measure desc
-0.36 -0.34 between > top groups: rows asc
-0.22 -0.29 between > top groups: sum of field desc
-0.6 -0.36 between > top rows
-0.38 -0.37 between > top rows: order:guess asc
-0.45 -0.23 between > top rows: order:guess desc
-0.47 -0.48 between > top rows: order:said asc
-0.63 -0.35 between > top rows: order:said desc
0.38 0.48 between > which of these: count asc
-0.28 -0.28 between > which of these: count desc
-0.19 -0.29 between > which of these: position last
-0.55 -0.56 between > which of these: said asc
-0.22 -0.2 between > which of these: said desc
0.11 0.34 between come > difference: of ends said
0.2 -0.01 between come > difference: of two said
-0.18 -0.2 between come > difference: of two turned said
0.35 0.37 between first > difference
0.35 0.37 between first > difference: of ends guess
-0.35 -0.37 between first > first or last row
-0.35 -0.37 between first > first or last row: position first
-0.47 -0.48 between first > top groups
-0.47 -0.48 between first > top groups: rows asc
-0.39 -0.42 between first > top rows
-0.39 -0.42 between first > top rows: order:guess asc
0.39 0.41 biggest > extreme value
0.39 0.41 biggest > extreme value: max said
-0.55 -0.61 biggest > figures
-0.24 -0.23 biggest > figures: fn:max grouped by what is beside
-0.64 -0.66 biggest > figures: fn:revenue grouped
-0.36 -0.42 biggest > figures: fn:sum! one figure
-0.39 -0.4 biggest > list
-0.28 -0.28 biggest > list: many 
-0.31 -0.27 biggest > list: where distinct
-0.37 -0.34 biggest > loose figures
-0.39 -0.34 biggest > loose figures: avg 
-0.33 -0.32 biggest > loose figures: sum 
-0.2 -0.16 biggest > top groups: own measure desc
-0.58 -0.52 biggest > top groups: rows desc
0.37 0.41 biggest > top groups: sum of field desc
0.38 0.32 biggest > top groups: units desc
-0.3 -0.3 biggest > top rows
-0.28 -0.11 biggest > top rows: order:guess desc
-0.28 -0.3 biggest > top rows: order:said desc
0.19 0.27 both > figures
0.29 0.36 both > figures: fn:count one figure
0.46 0.42 both > list
-0.45 -0.45 both > list: many 
0.49 0.74 both > list: where 
0.87 0.68 both > list: where distinct
-0.37 -0.35 both > loose figures
-0.48 -0.67 both > loose figures: avg 
-0.71 -0.95 both > loose figures: sum 
-0.44 -0.4 both > which of these
-0.4 -0.35 both > which of these: count asc
-0.49 -0.46 both > which of these: count desc
-0.25 -0.23 both > which of these: guess asc
-0.27 -0.23 both > which of these: guess desc
-0.47 -0.43 both > which of these: position first
-0.39 -0.3 both > which of these: position last
-0.18 -0.24 both > which of these: said asc
-0.21 -0.18 both > which of these: said desc
0.4 0.17 both come > list: where distinct
0.25 0.34 both have > list
-0.2 -0.31 both have > list: many 
0.07 0.33 both have > list: where 
0.25 0.28 both have > list: where distinct
-0.24 -0.34 both have > loose figures
-0.21 -0.3 both have > loose figures: avg 
-0.24 -0.3 both have > loose figures: count 
-0.25 -0.37 both have > loose figures: sum 
-0.24 -0.32 both have > which of these
-0.2 -0.27 both have > which of these: count asc
-0.29 -0.4 both have > which of these: count desc
-0.2 -0.25 both have > which of these: guess desc
-0.22 -0.24 both have > which of these: position first
-0.18 -0.21 both have > which of these: position last
-0.22 -0.22 bottom > figures
-0.23 -0.17 bottom > figures: fn:revenue grouped by what is beside
-0.21 -0.22 bottom > figures: fn:revenue one figure
-0.31 -0.29 bottom > first or last row
-0.29 -0.27 bottom > first or last row: position last
-0.45 -0.38 bottom > first or last row: time last
0.39 0.34 bottom > top groups
0.39 0.35 bottom > top groups: own measure asc
-0.44 -0.41 bottom > top groups: said measure asc
-0.3 -0.27 bottom > top groups: sum of field asc
-0.3 -0.31 bottom > top groups: units asc
-0.6 -0.51 bottom > top rows
-0.6 -0.51 bottom > top rows: order:said asc
-0.18 -0.26 by 0
0.09 0.26 by 1
0.5 0.34 by 2
-0.98 -0.91 by 3
-0.58 -0.86 by > average of each
-0.58 -0.86 by > average of each:  
0.81 0.96 by > comparison
-0.35 -0.34 by > comparison: guess floating
0.33 0.36 by > comparison: guess value
0.47 0.57 by > comparison: said floating
0.66 0.75 by > comparison: said value
0.34 0.31 by > difference
-0.09 -0.26 by > difference: of counts 
-0.05 -0.24 by > difference: of counts turned 
0.24 0.18 by > difference: of ends said
0.37 0.41 by > difference: of two said
-0.33 -0.37 by > difference: of two turned said
-0.97 -1.12 by > extreme value
-0.71 -0.64 by > extreme value: max guess
-0.86 -0.91 by > extreme value: max said
-0.34 -0.16 by > extreme value: min guess
-0.22 -0.21 by > extreme value: min said
-0.45 -0.41 by > figure of the top rows
-0.42 -0.47 by > figure of the top rows: avg 
-0.46 -0.32 by > figure of the top rows: sum 
-0.2 -0.18 by > figures
-0.22 -0.16 by > figures: fn:avg fn:sum!
0.58 0.88 by > figures: fn:avg grouped
-0.35 -0.51 by > figures: fn:avg one figure
1.16 1.24 by > figures: fn:avg! fn:units
-0.32 -0.28 by > figures: fn:avg! grouped by what is beside
-0.27 -0.41 by > figures: fn:avg! one figure
0.26 0.32 by > figures: fn:count fn:avg!
0.22 0.27 by > figures: fn:count fn:count
0.34 0.45 by > figures: fn:count fn:distinct?
-0.31 -0.45 by > figures: fn:count fn:sum!
-0.18 -0.23 by > figures: fn:count grouped
-0.65 -0.83 by > figures: fn:count grouped by what is beside
-0.73 -0.77 by > figures: fn:count one figure
-0.25 -0.25 by > figures: fn:distinct? fn:avg!
-0.72 -0.8 by > figures: fn:distinct? grouped
-0.3 -0.54 by > figures: fn:distinct? grouped by what is beside
-0.37 -0.32 by > figures: fn:distinct? one figure
-0.32 -0.29 by > figures: fn:max grouped
-0.66 -0.61 by > figures: fn:median fn:avg!
-0.72 -0.64 by > figures: fn:median fn:sum!
0.76 0.79 by > figures: fn:median grouped
-0.88 -0.97 by > figures: fn:median one figure
-0.3 -0.21 by > figures: fn:profit grouped
-0.45 -0.4 by > figures: fn:profit grouped by what is beside
-0.95 -1.09 by > figures: fn:profit one figure
0.49 0.68 by > figures: fn:ratio grouped
-0.71 -1.17 by > figures: fn:ratio one figure
0.33 0.32 by > figures: fn:revenue fn:profit
-0.75 -0.88 by > figures: fn:revenue grouped
-0.55 -0.4 by > figures: fn:revenue grouped by what is beside
-0.7 -1.43 by > figures: fn:revenue one figure
0.66 0.78 by > figures: fn:sum grouped
-0.37 -0.26 by > figures: fn:sum grouped by what is beside
0.88 0.89 by > figures: fn:sum! fn:count
-1.2 -1.22 by > figures: fn:sum! fn:revenue
1.07 1.2 by > figures: fn:sum! fn:units
-0.5 -0.44 by > figures: fn:sum! grouped by what is beside
-1.07 -1.18 by > figures: fn:sum! one figure
0.41 0.38 by > figures: fn:sum? fn:avg!
-0.22 -0.29 by > figures: fn:sum? fn:sum!
-0.49 -0.53 by > figures: fn:sum? grouped
-0.22 -0.24 by > figures: fn:units fn:revenue
-0.82 -0.69 by > figures: fn:units grouped
-0.22 -0.04 by > figures: fn:units grouped by what is beside
-0.59 -0.87 by > figures: fn:units one figure
-0.33 -0.19 by > figures: grouped named
-0.32 -0.59 by > figures: one figure named
-0.46 -0.53 by > first or last row
-0.53 -0.58 by > first or last row: position first
0.23 0.2 by > first or last row: position last
-0.46 -0.62 by > first or last row: time first
-0.57 -0.5 by > first or last row: time last
-0.3 -0.39 by > groups that are named
-0.65 -0.74 by > groups that are named: compared 
-0.34 -0.33 by > groups that have
-0.34 -0.33 by > groups that have: list guess
-0.17 -0.2 by > how long
-0.17 -0.2 by > how long: between rows 
-0.39 -0.3 by > list: all 
-1.18 -1.52 by > list: named things 
-0.16 -0.43 by > list: where 
-0.24 0.05 by > list: where distinct
-0.23 -0.2 by > loose figures: avg 
-0.25 -0.23 by > loose figures: count 
0.23 0.3 by > loose figures: look up 
0.41 0.49 by > next or previous row
-0.42 -0.38 by > next or previous row: other way position
-0.66 -0.69 by > next or previous row: said way position
0.61 0.68 by > next or previous row: said way time
0.31 0.33 by > share: filtered 
-0.29 -0.33 by > share: of groups 
0.39 0.35 by > top groups: own measure asc
0.52 0.57 by > top groups: own measure desc
-0.62 -0.7 by > top groups: rows asc
-1.27 -1.37 by > top groups: rows desc
-0.44 -0.41 by > top groups: said measure asc
-0.29 -0.45 by > top groups: said measure desc
-0.46 -0.38 by > top groups: sum of field asc
-0.89 -0.96 by > top groups: sum of field desc
-0.3 -0.31 by > top groups: units asc
-0.25 -0.19 by > top groups: units desc
0.52 0.57 by > top rows
-0.52 -0.6 by > top rows: order:guess asc
0.62 0.6 by > top rows: order:guess desc
-0.52 -0.44 by > top rows: order:hint desc
-0.4 -0.26 by > top rows: order:said asc
-0.56 -0.63 by > which of these
-0.29 -0.33 by > which of these: count asc
-0.36 -0.47 by > which of these: count desc
-0.84 -0.87 by > which of these: guess asc
-0.21 -0.32 by > which of these: guess desc
-1.25 -1.31 by > which of these: position first
-0.36 -0.45 by > which of these: position last
-0.37 -0.41 by > which of these: said asc
-0.22 -0.26 by > which of these: said desc
-0.26 -0.26 by > yes or no
-0.26 -0.26 by > yes or no: exists 
0.44 0.43 by at > figures
-0.72 -0.69 by at > figures: fn:count fn:sum!
0.68 0.71 by at > figures: fn:count one figure
-0.44 -0.42 by at > list
-0.52 -0.41 by at > list: where 
-0.4 -0.42 by at > list: where distinct
-0.17 -0.38 by at > loose figures
-0.11 -0.42 by at > loose figures: look up guess
0.4 0.35 by in > figures
0.4 0.35 by in > figures: fn:count one figure
-0.3 -0.31 by in > list
-0.35 -0.28 by in > list: where 
-0.3 -0.31 by in > list: where distinct
-0.43 -0.35 by in > loose figures
-0.29 -0.39 by in > loose figures: avg 
-0.2 -0.22 by in > loose figures: look up 
-0.46 -0.39 by in > loose figures: look up guess
-0.27 -0.39 by in > loose figures: sum 
0.45 0.42 by more > figures
-0.09 -0.6 by more > figures: fn:count fn:sum!
0.45 0.43 by more > figures: fn:count one figure
-0.46 -0.43 by more > list
-0.51 -0.46 by more > list: where 
-0.4 -0.42 by more > list: where distinct
-0.31 -0.41 by more > loose figures
-0.25 -0.32 by more > loose figures: avg 
-0.4 -0.45 by more > loose figures: look up guess
-0.21 -0.23 by more > loose figures: sum 
-0.33 0 by number > figure of the top rows
-0.26 0 by number > figure of the top rows: avg 
-0.22 0 by number > figure of the top rows: sum 
-0.35 -0.54 by number > figures
-0.23 -0.22 by number > figures: fn:count grouped by what is beside
-0.32 -0.5 by number > figures: fn:count one figure
-0.07 -0.23 by number > figures: fn:distinct? one figure
-0.23 -0.36 by number > figures: fn:sum! grouped
-0.34 -0.34 by number > figures: grouped named
-0.18 -0.2 by number > first or last row
-0.19 -0.2 by number > first or last row: position first
-0.41 -0.3 by number > list
-0.26 -0.08 by number > list: where 
-0.38 -0.28 by number > list: where distinct
-0.66 -0.7 by number > loose figures
-0.45 -0.58 by number > loose figures: look up 
-0.22 -0.21 by number > loose figures: look up guess
-0.37 -0.48 by number > loose figures: sum 
0.54 0.55 by number > top groups
0.55 0.56 by number > top groups: own measure desc
-0.44 -0.45 by number > top groups: rows desc
-1.09 -1.12 by number > top rows
-1.09 -1.12 by number > top rows: order:guess desc
-0.48 -0.5 by number > top rows: order:said desc
0.26 0.23 by only > list
0.27 0.24 by only > list: where 
0.22 0.22 by only > list: where distinct
-0.24 -0.22 by only > which of these
-0.26 -0.25 by only > which of these: count asc
-0.25 -0.22 by only > which of these: count desc
-0.22 -0.22 by only > which of these: guess asc
-0.21 -0.19 by only > which of these: guess desc
-0.34 -0.32 by only > which of these: position first
-0.28 -0.24 by only > which of these: position last
-0.23 -0.24 by percentage > figures
-0.08 -0.2 by percentage > figures: fn:avg! grouped
-0.23 -0.24 by percentage > figures: grouped named
-0.29 -0.31 by percentage > first or last row
-0.29 -0.31 by percentage > first or last row: position first
-0.35 -0.38 by percentage > top groups
-0.38 -0.41 by percentage > top groups: own measure desc
-0.31 -0.31 by percentage > top groups: rows desc
-0.33 -0.33 by percentage > top groups: sum of field desc
0.34 0.35 by percentage > top rows
0.34 0.35 by percentage > top rows: order:guess desc
-0.39 -0.47 by percentage > top rows: order:said desc
-0.05 -0.25 by to > first or last row
-0.03 -0.27 by to > first or last row: position first
-0.02 -0.23 by to > first or last row: time first
0.31 0.33 by to > top groups
0.31 0.34 by to > top groups: own measure desc
0.25 0.25 by to > top groups: rows desc
-0.31 -0.34 by to > top rows
-0.37 -0.4 by to > top rows: order:guess desc
0.39 0.43 by to > top rows: order:said desc
-0.32 -0.27 by total > figures
-0.37 -0.26 by total > figures: fn:sum grouped by what is beside
-0.29 -0.27 by total > figures: fn:sum one figure
-0.35 -0.31 by total > first or last row
-0.36 -0.33 by total > first or last row: position first
-0.25 -0.24 by total > loose figures
-0.25 -0.24 by total > loose figures: avg 
0.51 0.48 by total > top groups
0.54 0.5 by total > top groups: own measure desc
0.28 0.28 by total > top groups: rows desc
-0.63 -0.63 by total > top rows
-0.6 -0.6 by total > top rows: order:guess desc
-0.5 -0.53 by total > top rows: order:said desc
-0.23 -0.22 by year > average of each
-0.23 -0.22 by year > average of each:  
-0.29 -0.31 by year > comparison
-0.29 -0.31 by year > comparison: guess value
-0.93 -0.47 by year > figures: fn:avg! grouped
0.37 0.43 by year > figures: fn:median grouped
-0.36 -0.4 by year > figures: fn:median one figure
-0.33 -0.33 by year > figures: fn:profit grouped
-0.19 -0.2 by year > figures: fn:profit one figure
0.33 0.32 by year > figures: fn:revenue fn:profit
-0.36 -0.35 by year > figures: fn:revenue grouped
-0.27 -0.33 by year > figures: fn:revenue one figure
-1.21 -0.82 by year > figures: fn:sum! grouped
0.21 0.4 by year > figures: grouped named
0.29 0.31 by year > groups that are named
0.29 0.31 by year > groups that are named: listed 
-0.21 -0.33 by year > list: named things 
-0.38 -0.45 came > comparison
-0.38 -0.45 came > comparison: guess value
-0.55 -0.55 came > extreme value
-0.27 -0.26 came > extreme value: max guess
-0.32 -0.32 came > extreme value: max said
-0.33 -0.41 came > extreme value: min said
-0.05 -0.27 came > figures
-0.42 -0.59 came > figures: fn:count fn:sum!
-0.15 -0.32 came > figures: fn:count grouped by what is beside
-0.33 -0.37 came > figures: fn:distinct? one figure
0.15 0.28 came > figures: fn:revenue one figure
-0.27 -0.32 came > figures: fn:sum! fn:sum!
-0.42 -0.4 came > figures: fn:sum! grouped by what is beside
0.28 0.22 came > first or last row
0.61 0.58 came > first or last row: position first
-0.18 -0.2 came > groups that are named
-0.18 -0.2 came > groups that are named: listed 
-0.32 -0.3 came > list: many 
-0.41 -0.44 came > list: named things 
-0.46 -0.55 came > list: where 
0.2 0.16 came > list: where distinct
-0.05 0.21 came > loose figures: avg 
-0.17 -0.2 came > loose figures: count 
0.42 0.35 came > loose figures: look up 
-0.25 -0.35 came > loose figures: look up guess
0.02 0.24 came > loose figures: sum 
0.65 0.33 came > next or previous row
-0.33 -0.31 came > next or previous row: other way position
0.29 0.28 came > next or previous row: said way position
-0.26 -0.27 came > next or previous row: said way time
0.24 0.37 came > top groups
-0.22 -0.29 came > top groups: own measure desc
0.27 0.35 came > top groups: sum of field asc
0.68 0.64 came > top groups: sum of field desc
-0.41 -0.49 came > top rows: order:guess asc
-0.2 -0.45 came > top rows: order:guess desc
0.4 0.05 came > top rows: order:hint asc
-0.29 0.03 came > top rows: order:said asc
0.26 0.24 came > top rows: order:said desc
-0.22 -0.18 came > which of these
-0.22 -0.2 came > which of these: count desc
-0.54 -0.52 came after > list
-0.27 -0.29 came after > list: named things 
-0.46 -0.41 came after > list: where 
-0.15 -0.23 came after > list: where distinct
0.46 0.26 came after > next or previous row
-0.29 -0.29 came after > next or previous row: other way position
0.28 0.27 came after > next or previous row: said way position
-0.26 -0.27 came after > next or previous row: said way time
-0.38 -0.45 came from > comparison
-0.38 -0.45 came from > comparison: guess value
-0.28 -0.3 came from > extreme value
-0.21 -0.24 came from > extreme value: max guess
-0.28 -0.31 came from > extreme value: max said
-0.42 -0.59 came from > figures: fn:count fn:sum!
-0.15 -0.32 came from > figures: fn:count grouped by what is beside
-0.33 -0.37 came from > figures: fn:distinct? one figure
0.15 0.28 came from > figures: fn:revenue one figure
-0.27 -0.32 came from > figures: fn:sum! fn:sum!
-0.31 -0.3 came from > figures: fn:sum! grouped by what is beside
-0.05 -0.21 came from > first or last row
-0.05 -0.21 came from > first or last row: position last
-0.18 -0.2 came from > groups that are named
-0.18 -0.2 came from > groups that are named: listed 
-0.27 -0.23 came from > list: many 
-0.22 -0.23 came from > list: named things 
-0.38 -0.42 came from > list: where 
0.2 0.21 came from > list: where distinct
0.38 0.39 came from > loose figures
0.22 0.4 came from > loose figures: avg 
0.42 0.35 came from > loose figures: look up 
-0.25 -0.35 came from > loose figures: look up guess
0.23 0.43 came from > loose figures: sum 
0.31 0.49 came from > top groups
-0.26 -0.35 came from > top groups: own measure desc
0.68 0.64 came from > top groups: sum of field desc
-0.26 -0.23 came from > top rows
-0.13 -0.38 came from > top rows: order:guess desc
-0.25 -0.21 came from > top rows: order:said desc
-0.53 -0.56 came in > extreme value
-0.33 -0.41 came in > extreme value: min said
0.22 0.22 came in > first or last row
0.61 0.58 came in > first or last row: position first
-0.2 -0.29 came in > list
-0.59 -0.45 came in > loose figures
-0.55 -0.51 came in > loose figures: avg 
-0.45 -0.38 came in > loose figures: sum 
0.4 0.44 came in > next or previous row
0.42 0.46 came in > next or previous row: said way position
0.27 0.35 came in > top groups: sum of field asc
-0.41 -0.49 came in > top rows: order:guess asc
-0.3 -0.3 came in > top rows: order:guess desc
0.4 0.05 came in > top rows: order:hint asc
-0.29 0.03 came in > top rows: order:said asc
-0.21 -0.17 came in > which of these
-0.22 -0.2 came next > list
-0.2 -0.16 came next > list: where distinct
0.36 0.35 came next > next or previous row
-0.29 -0.29 came next > next or previous row: other way position
0.31 0.32 came next > next or previous row: said way position
0.33 0.3 came next > next or previous row: said way time
0.29 0.36 combined > figures: fn:count one figure
-0.3 -0.28 combined > list
-0.31 -0.32 combined > list: many 
-0.29 -0.27 combined > list: where distinct
-0.54 -0.57 combined > loose figures: count 
0.26 0.26 combined > loose figures: sum 
0.11 0.34 come > difference: of ends said
0.2 -0.01 come > difference: of two said
-0.18 -0.2 come > difference: of two turned said
0.23 0.25 come > figures: fn:count one figure
0.11 0.23 come > figures: fn:distinct one figure
-0.23 -0.25 come > figures: fn:distinct? one figure
-0.25 -0.33 come > figures: one figure named
-0.53 -0.49 come > first or last row
-0.39 -0.37 come > first or last row: time first
-0.01 0.24 come > list: where 
0.19 0.26 come > list: where distinct
-0.53 -0.56 come > loose figures: avg 
0.12 0.26 come > loose figures: count 
-0.3 -0.33 come > loose figures: sum 
-0.25 -0.31 come > next or previous row: other way position
0.2 0.2 come > next or previous row: said way time
0.27 0.17 come > rows before or after another: count 
-0.2 -0.3 come > rows before or after another: list 
0.54 0.5 come > top groups
0.57 0.52 come > top groups: own measure desc
-0.23 -0.5 come > top groups: rows desc
-0.55 -0.51 come > top rows
-0.55 -0.51 come > top rows: order:said desc
-0.29 -0.24 come > which of these
-0.23 -0.2 come > which of these: count asc
-0.21 -0.19 come > which of these: count desc
-0.2 -0.17 come > which of these: position first
-0.22 -0.19 come > which of these: position last
-0.23 -0.23 come before > next or previous row: other way position
0.23 0.23 come before > next or previous row: said way position
0.2 0.2 come before > next or previous row: said way time
0.11 0.23 come from > figures: fn:distinct one figure
0.3 0.32 come from > list
0.09 0.32 come from > list: where 
0.36 0.3 come from > list: where distinct
0.23 0.25 come in > figures: fn:count one figure
-0.23 -0.25 come in > figures: fn:distinct? one figure
-0.25 -0.33 come in > figures: one figure named
-0.53 -0.49 come in > first or last row
-0.39 -0.37 come in > first or last row: time first
-0.32 -0.41 come in > list
-0.11 -0.36 come in > list: where 
-0.26 -0.42 come in > list: where distinct
0.47 0.41 come in > loose figures
-0.48 -0.47 come in > loose figures: avg 
0.32 0.46 come in > loose figures: count 
-0.25 -0.25 come in > loose figures: sum 
-0.32 -0.28 come in > next or previous row
-0.33 -0.29 come in > next or previous row: said way position
0.33 0.22 come in > rows before or after another
0.32 0.22 come in > rows before or after another: count 
-0.13 -0.22 come in > rows before or after another: list 
0.54 0.5 come in > top groups
0.57 0.52 come in > top groups: own measure desc
-0.23 -0.5 come in > top groups: rows desc
-0.55 -0.51 come in > top rows
-0.55 -0.51 come in > top rows: order:said desc
-0.68 -0.77 common > extreme value
-0.18 -0.23 common > extreme value: max guess
-0.58 -0.61 common > extreme value: max said
-0.29 -0.28 common > figures
-0.38 -0.36 common > figures: fn:mode grouped by what is beside
-0.28 -0.28 common > figures: fn:mode one figure
-0.53 -0.68 common > list
-0.45 -0.55 common > list: named things 
-0.39 -0.43 common > list: where 
-0.39 -0.44 common > list: where distinct
-0.3 -0.28 common > loose figures
-0.27 -0.23 common > loose figures: sum 
0.34 0.33 common > top groups
0.66 0.58 common > top groups: own measure desc
0.21 0.2 common > top groups: rows desc
-0.44 -0.42 common > top rows
-0.49 -0.48 common > top rows: order:guess desc
-0.5 -0.53 common > top rows: order:said desc
0.3 0.32 common > which of these
-0.56 -0.3 common > which of these: count asc
0.46 0.59 common > which of these: count desc
-0.34 -0.42 common > which of these: guess asc
-0.12 -0.22 common > which of these: guess desc
-0.42 -0.46 common > which of these: position first
-0.54 -0.35 common > which of these: position last
0.51 0.62 comparison conditions 0
-0.92 -1.19 comparison conditions 1
-0.58 -0.86 comparison conditions 2
-0.16 -0.2 comparison: difference
0.37 0.53 comparison: floating
0.44 0.44 comparison: said
-0.27 -0.18 conditions 0
0.28 0.38 conditions 1
0.33 0.18 conditions 2
-0.67 -1.17 conditions 3
-0.68 -0.68 consecutive > comparison
-0.68 -0.68 consecutive > comparison: guess value
-0.17 -0.22 consecutive > figures: fn:avg! grouped by what is beside
0.3 0.31 consecutive > figures: fn:count fn:avg!
-0.43 -0.33 consecutive > figures: fn:count fn:sum!
-0.77 -0.82 consecutive > figures: fn:count grouped by what is beside
-0.3 -0.36 consecutive > figures: fn:sum! grouped by what is beside
-0.02 -0.29 consecutive > groups that are named
-0.02 -0.29 consecutive > groups that are named: listed 
-0.45 -0.44 consecutive > list: many 
0.35 0.34 consecutive > list: where 
0.52 0.2 consecutive > list: where distinct
-0.82 -0.96 consecutive > loose figures
-0.5 -0.34 consecutive > loose figures: avg 
-0.49 -0.52 consecutive > loose figures: count 
-0.51 -0.7 consecutive > loose figures: look up 
-0.72 -0.63 consecutive > loose figures: look up guess
-0.42 -0.37 consecutive > loose figures: sum 
0.21 0.12 consecutive > next or previous row
-0.4 -0.42 consecutive > next or previous row: other way position
0.37 0.27 consecutive > next or previous row: said way position
-0.2 -0.23 consecutive > rows before or after another: list 
-0.16 -0.38 consecutive > which of these
-0.1 -0.23 consecutive > which of these: count desc
-0.07 -0.27 consecutive > which of these: position first
-0.12 -0.25 consecutive > which of these: position last
0.19 0.21 consecutive > yes or no
0.19 0.21 consecutive > yes or no: exists 
0.5 0.35 consecutive in > figures
0.5 0.35 consecutive in > figures: fn:count one figure
-0.49 -0.35 consecutive in > list
-0.51 -0.31 consecutive in > list: where 
-0.47 -0.38 consecutive in > list: where distinct
-0.34 -0.21 consecutive in > loose figures
-0.34 -0.21 consecutive in > loose figures: look up guess
0.43 0.33 consecutive times > figures
0.43 0.33 consecutive times > figures: fn:count one figure
-0.43 -0.29 consecutive times > list
-0.53 -0.32 consecutive times > list: where 
-0.33 -0.24 consecutive times > list: where distinct
-0.2 -0.16 consecutive years > comparison
-0.2 -0.16 consecutive years > comparison: guess value
-0.38 -0.29 consecutive years > figures
-0.43 -0.33 consecutive years > figures: fn:count fn:sum!
-0.37 -0.25 consecutive years > figures: fn:count one figure
-0.3 -0.36 consecutive years > figures: fn:sum! grouped by what is beside
0.4 0.33 consecutive years > list
-0.57 -0.52 consecutive years > list: many 
0.51 0.52 consecutive years > list: where 
0.51 0.43 consecutive years > list: where distinct
-0.41 -0.53 consecutive years > loose figures
-0.63 -0.55 consecutive years > loose figures: avg 
-0.22 -0.41 consecutive years > loose figures: look up 
-0.6 -0.6 consecutive years > loose figures: sum 
-0.21 0.04 count > amount
-0.9 -1.02 count > average of each
-0.2 -0.35 count > comparison
0.47 0.38 count > comparison: guess value
-0.3 -0.18 count > figure of the top rows
-0.56 -0.23 count > figures
0.52 0.62 count > figures: fn:count grouped
-0.48 -0.39 count > figures: fn:count grouped by what is beside
0.43 0.42 count > figures: fn:count one figure
-0.48 -0.49 count > figures: fn:distinct one figure
-0.21 -0.27 count > first or last row
-0.39 -0.52 count > groups that are named
-0.19 -0.28 count > groups that are named: listed 
-0.88 -1.01 count > groups that have
-0.23 -0.4 count > list
-0.19 -0.3 count > list: all 
-0.51 -0.49 count > list: where 
-0.56 -0.59 count > list: where distinct
0.19 0.25 count > loose figures
-0.14 -0.35 count > loose figures: look up guess
-1.18 -1.81 count > name
-0.08 -0.22 count > next or previous row
0.23 0.34 count > none
-0.66 -1.17 count > place
-0.44 -0.53 count > rows before or after another
-1.12 -1.78 count > text
-1.42 -1.89 count > time
-0.25 -0.48 count > top groups
-0.22 -0.2 count > which of these
0.23 0.28 count by > figures
0.52 0.62 count by > figures: fn:count grouped
-0.53 -0.66 count by > figures: fn:count one figure
-0.19 -0.23 count by > list
-0.17 -0.23 count by > list: all 
-0.2 -0.23 count by > list: where distinct
-0.1 -0.31 count by > loose figures
-0.1 -0.31 count by > loose figures: look up guess
0.31 0.3 count how > figures
0.31 0.3 count how > figures: fn:count fn:count
-0.31 -0.29 count how > list
-0.34 -0.3 count how > list: where 
-0.29 -0.28 count how > list: where distinct
-0.48 -0.39 count of > figures: fn:count grouped by what is beside
0.48 0.49 count of > figures: fn:count one figure
-0.48 -0.49 count of > figures: fn:distinct one figure
-0.21 -0.18 count on > list
-0.35 -0.27 count on > list: where 
-0.26 -0.2 datasets 1
-0.24 -0.32 datasets 2
0.54 0.68 datasets 3
0.32 0.24 datasets 4
-0.16 -0.21 did > against another row
-0.35 -0.39 did > against another row: count guess
-0.49 -0.44 did > against another row: count said
-0.54 -0.47 did > against another row: list said
-0.24 -0.35 did > comparison
-0.28 -0.4 did > comparison: guess value
0.26 0.25 did > comparison: said floating
-0.37 -0.4 did > difference
0.18 0.29 did > difference: of counts 
-0.3 -0.36 did > difference: of counts turned 
-0.88 -0.92 did > difference: of ends guess
-0.87 -0.91 did > difference: of ends said
-0.8 -1.03 did > difference: of two guess
0.25 0.33 did > difference: of two said
-0.28 -0.35 did > difference: of two turned guess
-0.24 -0.25 did > difference: of two turned said
-0.82 -0.9 did > extreme value
-0.36 -0.34 did > extreme value: max guess
-0.65 -0.74 did > extreme value: max said
-0.45 -0.46 did > extreme value: min guess
-0.32 -0.26 did > extreme value: min said
0.29 -0.45 did > figure of the top rows
0.28 -0.48 did > figure of the top rows: avg 
0.29 -0.42 did > figure of the top rows: sum 
-0.19 -0.31 did > figures: fn:avg! fn:sum!
-0.61 -0.56 did > figures: fn:count fn:avg!
-0.33 -0.43 did > figures: fn:count fn:sum
0.21 0.54 did > figures: fn:count fn:sum!
-0.38 -0.38 did > figures: fn:count grouped
-0.77 -0.79 did > figures: fn:count grouped by what is beside
0.34 0.31 did > figures: fn:distinct one figure
0.27 0.24 did > figures: fn:distinct? fn:sum!
-0.33 -0.32 did > figures: fn:distinct? grouped
-0.28 -0.34 did > figures: fn:distinct? grouped by what is beside
-0.41 -0.42 did > figures: fn:distinct? one figure
-0.4 -0.41 did > figures: fn:max grouped
-0.26 -0.24 did > figures: fn:max grouped by what is beside
0.22 0.24 did > figures: fn:revenue fn:sum!
-0.43 -0.41 did > figures: fn:sum! fn:sum!
-0.26 -0.24 did > figures: fn:sum! grouped
-0.23 -0.22 did > figures: fn:sum? grouped
0.42 0.37 did > figures: fn:sum? one figure
-0.32 -0.32 did > figures: fn:units fn:avg!
-0.28 -0.26 did > figures: fn:units fn:max
-0.3 -0.3 did > figures: fn:units fn:units
-0.28 -0.27 did > figures: fn:units grouped
-0.69 -0.86 did > figures: grouped named
-0.69 -0.54 did > figures: one figure named
-0.58 -0.6 did > first or last row
-0.68 -0.61 did > first or last row: position first
-0.32 -0.29 did > first or last row: time first
-0.3 -0.4 did > first or last row: time last
-0.4 -0.42 did > groups that are named
-0.4 -0.41 did > groups that are named: listed 
-0.24 -0.3 did > groups that have
-0.41 -0.44 did > groups that have: list guess
-0.44 -0.48 did > how long
-0.44 -0.48 did > how long: between rows 
-0.21 -0.26 did > list: all 
0.45 0.73 did > list: many 
-0.87 -1.17 did > list: named things 
-0.39 -0.33 did > list: where 
0.37 0.28 did > loose figures
0.64 0.62 did > loose figures: avg 
-0.21 -0.17 did > loose figures: count 
0.57 0.04 did > loose figures: look up 
-0.52 0.05 did > loose figures: sum 
-0.16 -0.2 did > next or previous row
-0.46 -0.48 did > next or previous row: other way position
-0.15 -0.2 did > next or previous row: said way position
0.12 0.25 did > next or previous row: said way time
0.22 0.25 did > rows before or after another
0.23 0.29 did > rows before or after another: count 
-0.49 -0.52 did > rows before or after another: list 
0.41 0.42 did > the same as another row
-0.32 -0.3 did > the same as another row: count said
0.36 0.35 did > the same as another row: list said
-0.55 -0.53 did > top groups
-0.41 -0.49 did > top groups: rows asc
0.48 0.55 did > top groups: said measure desc
-0.73 -0.67 did > top groups: sum of field desc
0.46 0.39 did > top rows
-0.15 -0.21 did > top rows: order:guess asc
-0.54 -0.54 did > top rows: order:hint asc
0.41 0.46 did > top rows: order:said asc
0.34 0.28 did > top rows: order:said desc
-0.3 -0.38 did > which of these: count asc
-0.47 -0.41 did > which of these: guess asc
-0.27 -0.29 did > which of these: guess desc
0.24 0.2 did > which of these: position last
-0.73 -0.63 did > which of these: said asc
0.45 0.39 did > which of these: said desc
-0.34 -0.34 did each > extreme value
-0.34 -0.34 did each > extreme value: max said
-0.23 -0.34 did each > figures: grouped named
0.27 0.21 did each > first or last of each
0.27 0.21 did each > first or last of each:  
-0.21 -0.2 did each > first or last row
-0.21 -0.21 did each > first or last row: position last
-0.2 -0.18 did each > top groups
-0.22 -0.2 did each > top groups: revenue desc
-0.47 -0.46 did each > top rows
-0.47 -0.46 did each > top rows: order:said desc
0.25 0.28 did in > figures
0.06 -0.32 did in > figures: fn:count one figure
0.44 0.54 did in > figures: fn:distinct? one figure
-0.23 -0.26 did in > list
-0.17 -0.3 did in > list: named things 
-0.23 -0.22 did in > list: where distinct
-0.34 -0.42 did not > against another row: count guess
-0.32 -0.34 did not > difference
-0.32 -0.34 did not > difference: of ends guess
0.42 0.42 did not > figures
-0.47 -0.49 did not > figures: fn:count fn:sum!
-0.24 -0.27 did not > figures: fn:count grouped by what is beside
-0.24 -0.24 did not > figures: fn:count one figure
0.4 0.41 did not > figures: fn:distinct? one figure
-0.21 -0.16 did not > figures: fn:sum! grouped by what is beside
-0.23 -0.29 did not > groups that have
-0.28 -0.29 did not > groups that have: list guess
0.53 -0.19 did not > how long
0.53 -0.19 did not > how long: between rows 
-0.49 -0.52 did not > list: all 
-0.46 -0.63 did not > list: where distinct
-0.64 -0.7 did not > loose figures
-0.69 -0.68 did not > loose figures: avg 
-0.33 -0.35 did not > loose figures: count 
-0.25 -0.29 did not > loose figures: look up 
-0.58 -0.72 did not > loose figures: sum 
-0.3 -0.3 did not > top rows: order:guess desc
-0.14 -0.21 did not > which of these
0.38 0.33 difference > amount
0.2 0.2 difference > difference
-0.36 -0.42 difference > difference: of counts 
-0.35 -0.41 difference > difference: of counts turned 
-0.39 -0.4 difference > difference: of ends guess
-0.5 -0.5 difference > difference: of two guess
-0.07 -0.2 difference > difference: of two turned guess
-0.41 -0.44 difference > extreme value: max guess
-0.85 -0.82 difference > extreme value: max said
-0.2 -0.19 difference > extreme value: min guess
-0.2 -0.23 difference > figures: fn:avg! grouped by what is beside
0.24 0.23 difference > figures: fn:count fn:count
-0.18 -0.22 difference > figures: fn:count fn:distinct?
0.22 0.21 difference > figures: fn:count one figure
-0.3 -0.33 difference > figures: fn:distinct? one figure
-0.34 -0.34 difference > figures: fn:sum! fn:sum!
-0.23 -0.28 difference > figures: fn:sum? one figure
-0.39 -0.41 difference > first or last row
-0.39 -0.41 difference > first or last row: position first
-0.28 -0.22 difference > groups that are named
-0.28 -0.22 difference > groups that are named: listed 
-0.91 -0.93 difference > list
-0.21 -0.23 difference > list: all 
-0.2 -0.28 difference > list: many 
-1.03 -0.88 difference > list: where 
-0.92 -0.81 difference > list: where distinct
0.23 0.27 difference > loose figures
-0.46 -0.43 difference > loose figures: avg 
0.28 0.33 difference > loose figures: count 
-0.47 -0.63 difference > loose figures: look up 
-0.4 -0.28 difference > loose figures: look up guess
-0.57 -0.64 difference > loose figures: sum 
-0.13 -0.23 difference > none
-0.87 -0.94 difference > time
-0.57 -0.51 difference > top groups
-0.56 -0.51 difference > top groups: own measure desc
-0.49 -0.53 difference > top groups: rows asc
-0.61 -0.58 difference > top groups: rows desc
-0.22 -0.29 difference > top groups: sum of field desc
-0.69 -0.68 difference > top rows
-0.6 -0.52 difference > top rows: order:guess asc
0.3 0.31 difference > top rows: order:guess desc
-0.89 -0.9 difference > top rows: order:said asc
-0.74 -0.7 difference > top rows: order:said desc
-0.44 -0.28 difference > which of these
-0.39 -0.24 difference > which of these: count asc
-0.39 -0.23 difference > which of these: count desc
-0.43 -0.32 difference > which of these: guess asc
-0.46 -0.45 difference > which of these: guess desc
-0.44 -0.23 difference > which of these: position first
-0.39 -0.24 difference > which of these: position last
0.1 0.48 difference between > comparison
0.1 0.49 difference between > comparison: guess value
0.55 0.49 difference between > difference
-0.43 -0.44 difference between > difference: of counts 
-0.41 -0.43 difference between > difference: of counts turned 
-0.38 -0.44 difference between > difference: of ends said
-0.24 -0.27 difference between > difference: of two guess
-0.19 -0.27 difference between > difference: of two said
0.4 0.55 difference between > difference: of two turned said
-0.35 -0.31 difference between > extreme value
-0.29 -0.26 difference between > extreme value: max said
-0.41 -0.38 difference between > extreme value: min said
-0.2 -0.23 difference between > figures: fn:avg! grouped by what is beside
0.24 0.23 difference between > figures: fn:count fn:count
-0.35 -0.31 difference between > figures: fn:count one figure
-0.3 -0.33 difference between > figures: fn:distinct? one figure
-0.23 -0.28 difference between > figures: fn:sum? one figure
-0.38 -0.39 difference between > groups that are named
-0.38 -0.39 difference between > groups that are named: listed 
-0.18 -0.23 difference between > list
-0.33 -0.47 difference between > list: where 
-0.24 -0.26 difference between > list: where distinct
-0.38 -0.59 difference between > loose figures
-0.21 -0.18 difference between > loose figures: count 
-0.2 -0.23 difference between > loose figures: look up 
-0.4 -0.28 difference between > loose figures: look up guess
-0.23 -0.48 difference between > loose figures: sum 
-0.33 -0.38 difference between > top groups
-0.17 -0.25 difference between > top groups: own measure desc
-0.22 -0.29 difference between > top groups: sum of field desc
-0.28 -0.28 difference between > top rows
-0.32 -0.33 difference between > top rows: order:said asc
-0.3 -0.31 difference between > top rows: order:said desc
-0.38 -0.41 difference between > which of these
-0.44 -0.46 difference between > which of these: count asc
-0.42 -0.41 difference between > which of these: count desc
-0.3 -0.29 difference between > which of these: guess asc
-0.31 -0.35 difference between > which of these: guess desc
-0.38 -0.2 difference between > which of these: position first
-0.27 -0.25 difference between > which of these: position last
0.25 0.52 difference conditions 0
-0.46 -0.41 difference conditions 1
-0.3 -1.12 difference conditions 2
-0.19 -0.2 difference in > comparison
-0.22 -0.23 difference in > difference: of counts 
-0.22 -0.23 difference in > difference: of counts turned 
-0.37 -0.4 difference in > difference: of ends guess
0.43 0.38 difference in > difference: of ends said
-0.28 -0.36 difference in > difference: of fields 
-0.2 -0.24 difference in > difference: of two guess
0.07 0.22 difference in > difference: of two said
-0.22 -0.21 difference in > difference: of two turned guess
-0.56 -0.51 difference in > difference: of two turned said
-0.18 -0.35 difference in > extreme value
-0.2 -0.43 difference in > extreme value: min said
-0.18 -0.22 difference in > figures: fn:count fn:distinct?
0.25 0.24 difference in > figures: fn:count one figure
-0.35 -0.37 difference in > first or last row
-0.35 -0.37 difference in > first or last row: position first
-0.91 -0.84 difference in > list
-0.37 -0.4 difference in > list: many 
-0.9 -0.85 difference in > list: where 
-0.8 -0.76 difference in > list: where distinct
0.27 0.32 difference in > loose figures
0.3 0.34 difference in > loose figures: count 
-0.44 -0.49 difference in > loose figures: look up 
-0.23 -0.55 difference in > loose figures: sum 
-0.33 -0.31 difference in > top groups: rows asc
-0.48 -0.5 difference in > top rows
-0.39 -0.42 difference in > top rows: order:guess asc
0.24 0.26 difference of > difference
-0.19 -0.26 difference of > difference: of counts 
-0.19 -0.26 difference of > difference: of counts turned 
-0.16 -0.23 difference of > difference: of ends guess
-0.37 -0.32 difference of > difference: of fields 
-0.24 -0.17 difference of > difference: of fields turned 
0.3 0.4 difference of > difference: of two said
-0.72 -0.77 difference of > difference: of two turned said
0.45 0.47 difference to > extreme value
0.45 0.47 difference to > extreme value: min said
-0.43 -0.43 difference to > first or last row
-0.43 -0.43 difference to > first or last row: position first
-0.38 -0.39 difference to > list
-0.38 -0.39 difference to > list: many 
-0.23 -0.1 difference to > loose figures
-0.29 -0.35 difference to > top groups
-0.29 -0.35 difference to > top groups: rows asc
-0.46 -0.48 difference to > top rows
-0.37 -0.42 difference to > top rows: order:guess asc
-0.46 -0.48 difference to > top rows: order:said asc
0.2 0.15 difference: difference
-0.24 -0.35 difference: of counts
-0.77 -0.93 difference: of counts turned
-0.12 -0.27 difference: of ends
-0.31 -0.39 difference: of fields turned
0.19 0.3 difference: of two
-0.28 -0.23 difference: of two turned
-0.32 -0.32 different > comparison
-0.32 -0.32 different > comparison: guess value
-0.37 -0.35 different > figures: fn:count fn:avg!
-0.17 -0.2 different > figures: fn:count fn:sum!
-0.65 -0.66 different > figures: fn:count one figure
-0.32 -0.34 different > figures: fn:distinct grouped by what is beside
0.81 0.76 different > figures: fn:distinct one figure
-0.21 -0.26 different > figures: fn:distinct? fn:sum!
-0.35 -0.41 different > figures: fn:distinct? one figure
-0.52 -0.24 different > list
-0.54 -0.3 different > list: where 
0.29 0.37 different > loose figures: look up 
-0.68 -0.69 different > loose figures: look up guess
-0.15 -0.2 different > loose figures: sum 
-0.15 -0.24 different > top rows
-0.15 -0.24 different > top rows: order:guess desc
0.31 0.32 different best > figures
-0.37 -0.35 different best > figures: fn:count fn:avg!
-0.4 -0.39 different best > figures: fn:count one figure
0.37 0.36 different best > figures: fn:distinct one figure
-0.26 -0.3 different best > loose figures
-0.24 -0.3 different best > loose figures: sum 
-0.15 -0.24 different best > top rows
-0.15 -0.24 different best > top rows: order:guess desc
-0.27 -0.34 different years > figures
-0.31 -0.37 different years > figures: fn:count one figure
-0.21 -0.26 different years > figures: fn:distinct? fn:sum!
-0.35 -0.41 different years > figures: fn:distinct? one figure
0.27 0.34 different years > loose figures
0.29 0.37 different years > loose figures: look up 
-1.04 -0.99 distinct > figures: fn:count one figure
-0.34 -0.29 distinct > figures: fn:distinct grouped by what is beside
0.29 0.28 distinct > figures: fn:distinct one figure
-0.02 -0.2 do > against another row
-0.02 -0.2 do > against another row: count guess
0.29 0.33 do > comparison
0.29 0.33 do > comparison: said value
-0.47 -0.49 do > figures: fn:avg! fn:units
-0.35 -0.37 do > figures: fn:count grouped
0.01 0.24 do > figures: fn:count one figure
-0.43 -0.43 do > figures: fn:distinct? grouped
-0.33 -0.51 do > figures: fn:distinct? one figure
0.32 0.31 do > figures: fn:ratio grouped
-0.58 -0.64 do > figures: fn:sum! fn:units
-0.27 -0.3 do > figures: fn:units grouped
-0.23 -0.52 do > figures: one figure named
-0.28 -0.33 do > groups that are named
-0.28 -0.33 do > groups that are named: compared 
-0.34 -0.4 do > list
-0.56 -0.61 do > list: all 
-0.43 -0.44 do > list: many 
-0.23 -0.21 do > list: named things 
0.42 0.38 do > list: where distinct
-0.03 -0.23 do > loose figures
0.31 0.38 do > next or previous row
-0.42 -0.42 do > next or previous row: other way position
0.38 0.4 do > next or previous row: said way position
-0.18 -0.21 do > rows before or after another
-0.16 -0.23 do > rows before or after another: count 
-0.13 -0.3 does > comparison
-0.13 -0.3 does > comparison: guess value
0.21 0.25 does > difference
-0.18 -0.21 does > difference: of counts 
0.21 0.24 does > difference: of ends guess
0.17 0.2 does > difference: of two guess
0.25 0.2 does > difference: of two said
-0.21 -0.25 does > difference: of two turned guess
-0.85 -0.88 does > figures
-0.26 -0.31 does > figures: fn:count fn:sum!
-0.2 -0.49 does > figures: fn:count grouped by what is beside
-0.9 -0.99 does > figures: fn:count one figure
-0.79 -0.73 does > figures: fn:distinct? fn:sum!
-0.21 -0.52 does > figures: fn:distinct? grouped by what is beside
-0.89 -0.79 does > figures: fn:distinct? one figure
0.44 0.44 does > figures: fn:sum? fn:sum!
0.27 0.23 does > figures: fn:sum? one figure
-0.32 -0.34 does > groups that are named
-0.32 -0.34 does > groups that are named: listed 
-0.3 -0.74 does > list
0.44 0.47 does > list: many 
-0.3 -0.23 does > list: named things 
-0.9 -0.97 does > list: where 
-0.17 -0.75 does > list: where distinct
0.89 0.85 does > loose figures
-0.47 -0.87 does > loose figures: avg 
-0.36 -0.22 does > loose figures: count 
0.23 0.5 does > loose figures: look up guess
0.68 0.15 does > loose figures: sum 
-0.22 -0.3 does > the same as another row
-0.22 -0.27 does > the same as another row: count guess
-0.25 -0.37 does > the same as another row: count said
-0.38 -0.42 does > which of these: count asc
0.29 0.19 does > which of these: count desc
-0.41 -0.49 does > which of these: guess asc
-0.3 -0.38 does > which of these: position first
-0.36 -0.16 does > which of these: position last
-0.6 -0.71 does > which of these: said asc
0.44 0.47 does > which of these: said desc
-0.16 -0.2 does any > loose figures
-0.16 -0.2 does any > loose figures: sum 
-0.21 -0.24 does any > the same as another row
-0.21 -0.24 does any > the same as another row: count said
-0.2 -0.19 does any > which of these
-0.24 -0.22 does any > which of these: count desc
-0.2 -0.18 does any > which of these: position first
-0.22 -0.2 does any > which of these: said desc
0.2 0.2 does any > yes or no
0.2 0.2 does any > yes or no: exists 
-0.22 -0.24 does at > comparison
-0.22 -0.24 does at > comparison: guess value
0.18 0.25 does at > difference
-0.18 -0.21 does at > difference: of counts 
-0.17 -0.24 does at > difference: of ends guess
0.18 0.21 does at > difference: of two guess
-0.21 -0.25 does at > difference: of two turned guess
-0.19 -0.29 does at > loose figures
-0.19 -0.29 does at > loose figures: count 
-0.26 -0.15 does each > loose figures
-0.23 -0.14 does each > loose figures: sum 
-0.34 -0.38 during > comparison
-0.34 -0.38 during > comparison: guess value
0.23 0.23 during > difference
0.23 0.23 during > difference: of ends said
-0.46 -0.57 during > extreme value
-0.31 -0.41 during > extreme value: max said
-0.53 -0.62 during > extreme value: min said
0.49 0.59 during > figures
-0.2 -0.23 during > figures: fn:avg! grouped by what is beside
0.66 0.62 during > figures: fn:count one figure
-0.18 -0.37 during > figures: fn:revenue one figure
0.45 0.42 during > first or last row
0.16 -0.23 during > first or last row: position first
0.31 0.34 during > first or last row: position last
-0.04 -0.23 during > groups that have
-0.04 -0.23 during > groups that have: list guess
0.31 0.33 during > list
0.28 0.31 during > list: many 
-0.3 -0.33 during > loose figures
-0.29 -0.3 during > loose figures: count 
-0.09 -0.39 during > loose figures: look up guess
-0.39 -0.42 during > next or previous row
-0.41 -0.44 during > next or previous row: other way position
-0.39 -0.42 during > next or previous row: said way position
-0.46 -0.42 during > top groups
-0.1 -0.24 during > top groups: own measure asc
0.31 0.25 during > top groups: own measure desc
-0.16 -0.22 during > top groups: rows asc
-0.31 -0.4 during > top groups: rows desc
-0.22 -0.28 during > top groups: sum of field desc
-0.39 -0.39 during > top groups: units desc
-0.35 -0.18 during > top rows
-0.31 -0.42 during > top rows: order:guess asc
-0.19 -0.26 during > top rows: order:guess desc
-0.34 -0.16 during > top rows: order:said asc
-0.2 -0.23 during > top rows: order:said desc
0.25 0.25 during > which of these: count desc
-0.25 -0.33 during > which of these: guess asc
-0.53 -0.6 during > which of these: position first
0.36 0.34 during > which of these: position last
-0.24 -0.2 during > yes or no
-0.24 -0.2 during > yes or no: exists 
-0.28 -0.37 during last > figures
-0.18 -0.37 during last > figures: fn:revenue one figure
-0.04 -0.23 during last > groups that have
-0.04 -0.23 during last > groups that have: list guess
0.65 0.32 during last > top groups
0.51 0.41 during last > top groups: own measure desc
-0.02 -0.63 during last > top groups: rows desc
-0.39 -0.39 during last > top groups: units desc
0 -0.36 during last > top rows
0 -0.36 during last > top rows: order:said desc
-0.31 -0.43 each > average of each
-0.31 -0.43 each > average of each:  
-0.37 -0.34 each > comparison
-0.37 -0.34 each > comparison: guess value
-0.77 -0.81 each > extreme value
-0.47 -0.46 each > extreme value: max guess
-0.49 -0.48 each > extreme value: max said
-0.42 -0.41 each > extreme value: min said
0.49 0.51 each > figures: fn:avg grouped
-0.23 -0.23 each > figures: fn:avg one figure
-0.55 -0.4 each > figures: fn:count one figure
-0.5 -0.5 each > figures: fn:distinct? grouped
-0.23 -0.24 each > figures: fn:distinct? one figure
0.32 0.31 each > figures: fn:ratio grouped
-0.26 -0.25 each > figures: fn:revenue grouped
-0.56 -0.61 each > figures: fn:sum! grouped
-0.22 -0.24 each > figures: fn:units fn:revenue
-0.39 -0.39 each > figures: grouped named
0.4 0.35 each > first or last of each
0.4 0.35 each > first or last of each:  
-0.31 -0.32 each > first or last row
-0.21 -0.22 each > first or last row: position first
-0.21 -0.21 each > first or last row: position last
-0.41 -0.47 each > first or last row: time first
-0.4 -0.39 each > groups that are named
-0.4 -0.39 each > groups that are named: listed 
0.2 0.18 each > list
-0.32 -0.5 each > list: all 
0.36 0.32 each > list: many 
-0.48 -0.25 each > list: named things 
0.43 0.14 each > list: where 
-0.21 -0.13 each > list: where distinct
-0.56 -0.8 each > loose figures: avg 
-0.61 -0.57 each > loose figures: look up 
-0.55 -0.89 each > loose figures: sum 
-0.35 -0.43 each > share
-0.35 -0.43 each > share: filtered 
0.27 0.29 each > top groups: own measure desc
-0.2 -0.22 each > top groups: revenue asc
0.61 0.56 each > top groups: revenue desc
-0.29 -0.25 each > top groups: rows desc
-0.74 -0.81 each > top groups: said measure desc
-0.21 -0.24 each > top groups: sum of field desc
-0.42 -0.38 each > top groups: units desc
-0.83 -0.86 each > top rows
-0.41 -0.45 each > top rows: order:guess desc
-0.2 -0.21 each > top rows: order:said asc
-0.62 -0.62 each > top rows: order:said desc
-0.26 -0.22 each > which of these
-0.22 -0.2 each > which of these: count asc
-0.29 -0.25 each > which of these: count desc
-0.34 -0.32 each > which of these: guess asc
-0.38 -0.38 each > which of these: guess desc
-0.45 -0.4 each > which of these: position first
0.52 0.52 each of > list
-0.45 -0.44 each of > list: all 
0.52 0.49 each of > list: many 
0.33 0.14 each of > list: where 
-0.53 -0.54 each of > loose figures
-0.53 -0.54 each of > loose figures: count 
0.28 0.25 each what > list
-0.55 0.26 each what > list: where 
0.52 0.23 each what > list: where distinct
-0.28 -0.24 each what > loose figures
-0.28 -0.24 each what > loose figures: count 
-0.24 -0.18 each what > which of these
-0.35 -0.42 each year > extreme value
-0.35 -0.42 each year > extreme value: max guess
-0.45 -0.5 each year > list
-0.45 -0.5 each year > list: named things 
-0.42 -0.4 each year > list: where 
-0.37 -0.36 each year > list: where distinct
0.37 0.39 each year > loose figures
-0.46 -0.46 each year > loose figures: avg 
0.37 0.4 each year > loose figures: count 
-0.5 -0.53 each year > loose figures: sum 
-0.35 -0.43 each year > share
-0.35 -0.43 each year > share: filtered 
-0.18 -0.22 each year > top groups
-0.18 -0.22 each year > top groups: rows desc
-0.34 -0.39 each year > top rows
-0.34 -0.39 each year > top rows: order:guess desc
-0.22 -0.31 earlier > list
-0.26 -0.29 earlier > list: named things 
-0.2 -0.43 earlier > list: where 
-0.14 -0.27 earlier > list: where distinct
-0.64 -0.3 earlier > loose figures
-0.7 -0.47 earlier > loose figures: avg 
-0.31 -0.19 earlier > loose figures: count 
-0.49 -0.37 earlier > loose figures: sum 
0.25 0.32 earlier > which of these
-0.27 -0.29 earlier > which of these: count asc
0.21 0.17 earlier > which of these: count desc
0.38 0.28 earlier > which of these: guess asc
-0.44 -0.44 earlier > which of these: guess desc
0.29 0.4 earlier > which of these: position first
0.2 0.16 earlier > which of these: said asc
-0.23 -0.21 earlier > which of these: said desc
-0.25 -0.18 earliest > extreme value
-0.81 -0.71 earliest > extreme value: min guess
-0.48 -0.42 earliest > figures
-0.46 -0.39 earliest > figures: fn:min grouped by what is beside
-0.22 -0.29 earliest > figures: fn:sum! grouped by what is beside
-0.25 -0.19 earliest > first or last row
0.35 0.35 earliest > first or last row: position first
-0.46 -0.47 earliest > first or last row: position turned first
-0.12 -0.21 earliest > first or last row: time first
-0.7 -0.63 earliest > list
-0.36 -0.33 earliest > list: named things 
-0.42 -0.34 earliest > list: where 
-0.45 -0.44 earliest > list: where distinct
-0.48 -0.5 earliest > loose figures
-0.38 -0.25 earliest > loose figures: avg 
-0.46 -0.46 earliest > loose figures: count 
-0.24 -0.27 earliest > loose figures: sum 
-0.46 -0.42 earliest > top groups: own measure asc
-0.19 -0.52 earliest > top groups: sum of field asc
-0.31 -0.26 earliest > top rows: order:guess asc
0.5 0.47 entity exact
0.47 0.52 entity part
-0.36 -0.32 entity typo
-0.66 -0.66 entity words
-0.19 -0.21 ever > list
-0.19 -0.22 ever > list: where 
-0.18 -0.2 ever > list: where distinct
-0.2 -0.19 ever > loose figures
-0.2 -0.19 ever > loose figures: count 
0.19 0.21 ever > yes or no
0.19 0.21 ever > yes or no: exists 
0.21 0.22 every > average of each
0.21 0.22 every > average of each:  
-0.22 -0.23 every > figures
-0.38 -0.3 every > figures: fn:count grouped
-0.34 -0.34 every > figures: fn:count one figure
-0.2 -0.2 every > figures: fn:distinct? grouped
-0.23 -0.26 every > figures: fn:revenue grouped
-0.22 -0.26 every > figures: fn:units grouped
-0.24 -0.26 every > figures: grouped named
-0.35 -0.42 every > loose figures
-0.35 -0.42 every > loose figures: look up 
0.35 0.39 every > top groups
-0.77 -0.85 every > top groups: own measure desc
-0.36 -0.44 every > top groups: revenue desc
-0.56 -0.5 every > top groups: rows desc
0.71 0.8 every > top groups: said measure desc
-0.25 -0.24 every > top groups: units desc
-0.24 -0.24 every > top rows
-0.24 -0.24 every > top rows: order:said desc
-0.23 -0.26 every year > figures
-0.23 -0.26 every year > figures: fn:revenue grouped
0.23 0.27 every year > top groups
0.3 0.32 every year > top groups: own measure desc
-0.47 -0.42 every year > top groups: rows desc
-0.42 -0.48 extreme value > amount
0.08 0.22 extreme value > time
0.14 0.3 extreme value conditions 0
-0.72 -0.8 extreme value conditions 1
-0.44 -0.62 extreme value conditions 2
-0.51 -0.67 extreme value: guess
-0.38 -0.32 extreme value: max
-0.29 -0.34 fewer > figures
-0.19 -0.31 fewer > figures: fn:avg! one figure
-0.29 -0.35 fewer > figures: fn:sum! one figure
0.29 0.24 fewer > groups that have
0.62 0.52 fewer > groups that have: list said
-0.53 -0.7 fewer > list: where 
-0.46 -0.6 fewer > list: where distinct
-0.29 -0.34 fewer than > figures
-0.19 -0.31 fewer than > figures: fn:avg! one figure
-0.29 -0.35 fewer than > figures: fn:sum! one figure
0.29 0.24 fewer than > groups that have
0.62 0.52 fewer than > groups that have: list said
-0.53 -0.7 fewer than > list: where 
-0.46 -0.6 fewer than > list: where distinct
-0.42 -0.36 fewest > extreme value: min guess
-0.48 -0.48 fewest > figures
-0.33 -0.32 fewest > figures: fn:count one figure
-0.29 -0.3 fewest > figures: fn:distinct? one figure
-0.46 -0.51 fewest > figures: fn:min fn:sum!
-0.28 -0.24 fewest > figures: fn:min grouped by what is beside
-0.34 -0.31 fewest > figures: fn:sum! grouped by what is beside
-0.29 -0.32 fewest > list
-0.36 -0.38 fewest > list: many 
-0.19 -0.24 fewest > list: where distinct
-0.48 -0.59 fewest > loose figures
-0.66 -0.67 fewest > loose figures: avg 
-0.2 -0.22 fewest > loose figures: look up 
-0.48 -0.58 fewest > loose figures: sum 
0.54 0.55 fewest > top groups
0.59 0.53 fewest > top groups: own measure asc
0.51 0.52 fewest > top groups: rows asc
0.28 0.07 fewest > top rows
-0.51 -0.5 fewest > top rows: order:guess asc
0.62 0.64 fewest > top rows: order:said asc
0.32 0.34 fewest number > extreme value
0.32 0.34 fewest number > extreme value: min said
-0.33 -0.32 fewest number > figures
-0.33 -0.32 fewest number > figures: fn:count one figure
-0.29 -0.3 fewest number > figures: fn:distinct? one figure
-0.29 -0.42 fewest number > loose figures
-0.36 -0.45 fewest number > loose figures: avg 
-0.2 -0.22 fewest number > loose figures: look up 
-0.3 -0.43 fewest number > loose figures: sum 
-0.39 -0.3 fewest number > top groups
-0.4 -0.26 fewest number > top groups: sum of field asc
-0.27 -0.24 fewest number > top rows
-0.3 0 fewest number > top rows: order:guess asc
-0.26 -0.24 fewest number > top rows: order:said asc
-0.84 -0.89 field exact
-1.61 -1.74 field part
0.69 0.59 field typo
-1.21 -1.21 field words
-0.23 -0.44 figure of the top rows > amount
-0.29 -0.25 figure of the top rows > time
-0.24 -0.44 figure of the top rows conditions 0
-0.24 -0.43 figure of the top rows: avg
-0.24 -0.44 figure of the top rows: figure of the top rows
-0.38 -0.82 figure of the top rows: sum
-0.22 -0.34 figures > amount
0.42 0.36 figures > name
0.61 0.6 figures > none
-2 -2.05 figures > time
-0.39 -0.22 figures conditions 0
0.68 0.65 figures conditions 1
-0.24 -0.67 figures conditions 2
-0.47 -0.5 figures: fn:avg!
0.68 0.45 figures: fn:correlation
-0.38 -0.37 figures: fn:distinct
-0.41 -0.43 figures: fn:distinct?
-0.68 -0.8 figures: fn:max
0.79 0.74 figures: fn:min
0.58 0.43 figures: fn:missing
-0.45 -0.45 figures: fn:mode
0.4 0.49 figures: fn:percentile
0.23 0.07 figures: fn:profit
0.63 0.59 figures: fn:range
0.28 0.23 figures: fn:ratio
1.43 0.99 figures: fn:skewness
1.09 0.94 figures: fn:stddev
0.31 0.46 figures: fn:sum!
0.26 0.24 figures: fn:sum?
0.2 0.25 figures: grouped
-1.93 -2.34 figures: grouped by what is beside
0.26 0.17 figures: loose
-0.4 -0.41 first > against another row
-0.49 -0.5 first > against another row: count guess
0.48 0.57 first > comparison
0.48 0.57 first > comparison: guess value
0.35 0.37 first > difference
0.35 0.37 first > difference: of ends guess
-0.16 -0.23 first > extreme value: max said
0.7 0.65 first > figures: fn:avg! grouped
-0.39 -0.37 first > figures: fn:count fn:sum!
-0.68 -0.6 first > figures: fn:count grouped by what is beside
-0.71 -0.69 first > figures: fn:distinct? one figure
-0.28 -0.31 first > figures: fn:median one figure
0.21 0.21 first > figures: fn:sum grouped
0.24 0.27 first > figures: fn:sum one figure
0.53 0.48 first > figures: fn:sum! fn:sum!
0.65 0.66 first > figures: fn:sum! fn:units
-0.19 -0.57 first > figures: fn:sum! grouped
-0.3 -0.38 first > figures: fn:sum! one figure
-0.28 -0.37 first > figures: fn:sum? grouped by what is beside
-0.42 -0.44 first > figures: fn:units grouped
-0.21 -0.32 first > figures: fn:units one figure
-0.52 -0.64 first > figures: grouped named
-0.29 -0.23 first > first or last row: position first
0.4 0.46 first > first or last row: time first
-0.33 -0.3 first > first or last row: time last
-0.25 -0.17 first > groups that have
-0.25 -0.17 first > groups that have: list guess
0.45 0.47 first > how long
0.45 0.47 first > how long: between rows 
-0.67 -1.05 first > list
-0.4 -0.34 first > list: all 
-0.34 -0.66 first > list: many 
-1.05 -0.85 first > list: named things 
-0.69 -1.06 first > list: where 
-1.08 -1.03 first > list: where distinct
0.21 0.21 first > loose figures: avg 
-1.29 -1.19 first > loose figures: count 
-0.57 -0.6 first > loose figures: look up 
-0.31 -0.34 first > loose figures: look up guess
-0.9 -1.07 first > loose figures: sum 
-0.81 -0.79 first > next or previous row: other way position
0.11 0.21 first > next or previous row: said way position
-0.47 -0.46 first > rows before or after another
-0.45 -0.47 first > rows before or after another: count 
-0.5 -0.45 first > rows before or after another: list 
-0.34 -0.42 first > top groups
-0.82 -0.86 first > top groups: own measure asc
0.36 0.34 first > top groups: own measure desc
-0.29 -0.34 first > top groups: revenue asc
-0.28 -0.32 first > top groups: rows asc
-0.51 -0.52 first > top groups: rows desc
-0.21 -0.24 first > top groups: units asc
-0.28 -0.36 first > top rows: order:guess asc
-0.4 -0.43 first > top rows: order:guess desc
0.24 0.19 first > top rows: order:hint asc
0.4 0.37 first > top rows: order:said asc
-0.15 -0.33 first > top rows: order:said desc
-0.81 -0.51 first > which of these
-0.36 -0.13 first > which of these: count asc
0.19 0.4 first > which of these: guess asc
-0.4 -0.26 first > which of these: guess desc
-0.41 0.03 first > which of these: position first
-0.95 -0.81 first > which of these: position last
0.52 0.53 first > which of these: said asc
-0.21 0 first > which of these: said desc
0.33 0.33 first > yes or no
0.33 0.33 first > yes or no: exists 
0.2 0.24 first for > first or last row
0.2 0.24 first for > first or last row: position first
-0.31 -0.36 first for > top groups
-0.31 -0.36 first for > top groups: rows asc
-0.18 -0.22 first for > top rows
-0.22 -0.23 first for > top rows: order:guess asc
0.5 0.44 first for > top rows: order:hint asc
-0.11 -0.76 first in > extreme value
0.51 -0.1 first in > extreme value: min guess
-0.72 -0.77 first in > extreme value: min said
-0.22 -0.26 first in > figures
-0.22 -0.25 first in > figures: fn:count one figure
-0.24 -0.28 first in > figures: fn:distinct? one figure
-0.06 -0.34 first in > figures: fn:sum! one figure
0.32 0.27 first in > first or last row
0.25 0.22 first in > first or last row: position first
0.35 0.35 first in > first or last row: time first
-0.3 -0.26 first in > list
-0.39 -0.39 first in > list: named things 
-0.55 -0.56 first in > loose figures
-0.67 -0.84 first in > loose figures: avg 
-0.37 -0.2 first in > loose figures: count 
-0.25 -0.21 first in > loose figures: look up 
-0.48 -0.45 first in > loose figures: sum 
-0.25 -0.41 first in > top groups: own measure asc
0.06 0.27 first in > top groups: rows asc
-0.23 -0.24 first in > top groups: sum of field asc
-0.61 -0.67 first in > top rows: order:guess asc
-0.27 -0.38 first in > top rows: order:hint asc
0.66 0.61 first in > top rows: order:said asc
0.26 0.33 first listed > extreme value
0.26 0.32 first listed > extreme value: min said
-0.19 -0.26 first listed > first or last row: time first
-0.23 -0.28 first listed > top rows
-0.23 -0.28 first listed > top rows: order:guess asc
-0.46 -0.51 first name > extreme value
-0.46 -0.51 first name > extreme value: min said
-0.42 -0.34 first name > figures
-0.42 -0.34 first name > figures: fn:sum! grouped by what is beside
0.58 0.62 first name > first or last row
0.21 0.21 first name > first or last row: time first
-0.2 -0.1 first name > loose figures: avg 
0.35 0.2 first name > loose figures: count 
-0.24 -0.18 first name > loose figures: sum 
-0.31 -0.33 first name > next or previous row
-0.35 -0.37 first name > next or previous row: said way position
-0.21 -0.23 first name > next or previous row: said way time
-0.31 -0.27 first name > top groups
-0.27 -0.27 first name > top groups: own measure asc
-0.39 -0.4 first name > top rows
-0.39 -0.4 first name > top rows: order:said asc
-0.27 -0.26 first of > extreme value
-0.27 -0.26 first of > extreme value: min guess
-0.25 -0.21 first of > figures
-0.25 -0.21 first of > figures: fn:sum! one figure
0.22 0.21 first of > first or last row
-0.43 -0.41 first of > first or last row: position first
0.3 0.3 first of > first or last row: time first
-0.21 -0.2 first of > list
-0.21 -0.2 first of > list: many 
-0.29 -0.26 first of > loose figures
-0.33 -0.28 first of > loose figures: avg 
-0.22 -0.19 first of > loose figures: sum 
-0.23 -0.24 first of > top groups
-0.23 -0.24 first of > top groups: rows asc
-0.2 -0.19 first of > top rows
-0.2 -0.19 first of > top rows: order:guess asc
0.44 0.55 first on > extreme value
-0.03 -0.2 first on > extreme value: min guess
0.47 0.62 first on > extreme value: min said
-0.34 -0.28 first on > figures
-0.34 -0.28 first on > figures: grouped named
-0.25 -0.23 first on > first or last of each
-0.25 -0.23 first on > first or last of each:  
-0.19 -0.27 first on > first or last row
-0.15 -0.22 first on > first or last row: position first
-0.5 -0.53 first on > first or last row: time first
-0.11 0.31 first on > top groups
-0.11 0.31 first on > top groups: rows asc
0.43 0.54 first on > top rows: order:said asc
0.24 0.17 first or last of each > none
0.3 0.22 first or last of each conditions 0
-0.27 -0.25 first or last of each conditions 1
0.24 0.17 first or last of each: first or last of each
-1.41 -1.44 first or last row > amount
0.2 0.26 first or last row > name
0.11 0.2 first or last row > place
-0.54 -0.52 first or last row > text
-0.22 -0.22 first or last row > time
0.27 0.37 first or last row conditions 0
-0.56 -0.62 first or last row conditions 1
-0.69 -0.65 first or last row conditions 2
-1.21 -1.21 first or last row: itself
0.26 0.37 first or last row: other
-0.21 -0.18 first or last row: position
-0.69 -0.69 first or last row: position turned
-0.42 -0.4 first time > extreme value
-0.36 -0.2 first time > extreme value: min guess
-0.25 -0.29 first time > extreme value: min said
0.22 0.22 first time > first or last row
0.22 0.22 first time > first or last row: position first
-0.19 -0.21 first time > groups that have
-0.19 -0.21 first time > groups that have: list guess
-0.36 -0.24 first time > list
-0.41 -0.26 first time > list: where 
-0.25 -0.18 first time > list: where distinct
-0.49 -0.5 first time > top groups
-0.49 -0.5 first time > top groups: rows asc
0.31 0.01 first to > extreme value
-0.39 -0.28 first to > extreme value: min guess
0.35 0.03 first to > extreme value: min said
0.7 0.65 first to > figures: fn:avg! grouped
-0.17 -0.37 first to > figures: fn:sum! grouped
-0.23 -0.29 first to > figures: fn:sum! grouped by what is beside
0.51 0.09 first to > list
0.54 0.12 first to > list: where 
0.28 -0.03 first to > list: where distinct
0.2 0.09 first to > loose figures: sum 
0.16 0.29 first to > top groups
-0.33 -0.21 first to > top groups: own measure asc
-0.45 -0.38 first to > top groups: own measure desc
0.39 0.45 first to > top groups: rows asc
-0.48 -0.42 first to > top groups: rows desc
0.22 0.2 first to > top rows: order:guess asc
0.22 0.23 first to > top rows: order:guess desc
-0.66 -0.62 first to > top rows: order:said desc
-0.33 -0.28 first year > extreme value
-0.4 -0.31 first year > extreme value: min guess
-0.33 -0.28 first year > extreme value: min said
-0.36 -0.46 first year > first or last row
-0.62 -0.65 first year > first or last row: position first
0.67 0.63 first year > first or last row: time first
-0.9 -0.69 first year > list
-0.66 -0.59 first year > list: many 
-0.26 -0.23 first year > list: where 
-0.44 -0.11 first year > list: where distinct
-0.9 -0.7 first year > loose figures
-0.92 -0.73 first year > loose figures: avg 
-0.37 -0.12 first year > loose figures: count 
-0.75 -0.62 first year > loose figures: sum 
-0.29 -0.27 first year > next or previous row
-0.29 -0.27 first year > next or previous row: said way position
-0.2 -0.47 first year > top groups
-0.41 -0.54 first year > top groups: sum of field asc
0.66 0.53 first year > top rows
0.69 0.7 first year > top rows: order:guess asc
-0.74 -0.92 first year > top rows: order:said asc
-0.22 -0.23 for > against another row: count said
0.2 0.2 for > against another row: list said
-0.31 -0.43 for > average of each
-0.31 -0.43 for > average of each:  
-0.18 -0.29 for > comparison
-0.18 -0.29 for > comparison: guess value
-0.26 -0.23 for > difference: of two said
-0.26 -0.24 for > extreme value
-0.7 -0.62 for > extreme value: max guess
-0.69 -0.7 for > extreme value: max said
-0.81 -0.64 for > extreme value: min guess
-0.23 -0.25 for > figure of the top rows
-0.24 -0.28 for > figure of the top rows: avg 
-0.22 -0.22 for > figure of the top rows: sum 
-0.41 -0.3 for > figures
-0.34 -0.24 for > figures: fn:avg fn:avg!
0.49 0.51 for > figures: fn:avg grouped
0.31 0.36 for > figures: fn:avg grouped by what is beside
-0.87 -0.83 for > figures: fn:avg one figure
-0.33 -0.36 for > figures: fn:avg! grouped by what is beside
-0.27 -0.31 for > figures: fn:count fn:avg!
-0.13 -0.32 for > figures: fn:count fn:sum!
-0.4 -0.3 for > figures: fn:count grouped by what is beside
0.39 0.47 for > figures: fn:distinct one figure
-0.2 -0.21 for > figures: fn:distinct? grouped
-0.22 -0.24 for > figures: fn:distinct? grouped by what is beside
-0.23 -0.3 for > figures: fn:distinct? one figure
-0.23 -0.23 for > figures: fn:max fn:avg!
0.34 0.35 for > figures: fn:max fn:sum!
-0.57 -0.27 for > figures: fn:max grouped by what is beside
-0.29 -0.16 for > figures: fn:revenue grouped
-0.68 -0.64 for > figures: fn:revenue one figure
-0.19 -0.3 for > figures: fn:sum fn:sum!
-0.22 -0.28 for > figures: fn:sum grouped by what is beside
0.22 0.19 for > figures: fn:sum one figure
-0.37 -0.45 for > figures: fn:sum! fn:count
-0.56 -0.61 for > figures: fn:sum! grouped
-0.2 -0.25 for > figures: fn:sum! grouped by what is beside
0.49 0.46 for > figures: fn:sum! one figure
-0.28 -0.39 for > figures: fn:sum? grouped by what is beside
-0.26 -0.23 for > first or last row
-0.34 -0.31 for > first or last row: position last
0.58 0.54 for > groups that are named
0.58 0.54 for > groups that are named: listed 
-0.46 -0.44 for > groups that have
-0.46 -0.44 for > groups that have: list guess
-0.3 -0.46 for > list: all 
-0.2 -0.1 for > list: many 
-0.32 -0.31 for > list: named things 
-0.52 -0.61 for > list: where distinct
-0.54 -0.33 for > loose figures: look up 
-1.25 -1.12 for > loose figures: look up guess
0.33 0.32 for > next or previous row: other way position
-0.38 -0.38 for > next or previous row: said way position
-0.26 -0.27 for > next or previous row: said way time
-0.38 -0.24 for > rows before or after another
-0.42 -0.26 for > rows before or after another: count 
-0.28 -0.21 for > rows before or after another: list 
-0.4 -0.37 for > the same as another row
-0.19 -0.2 for > the same as another row: count said
-0.25 -0.22 for > the same as another row: list said
0.18 0.2 for > top groups
-0.49 -0.45 for > top groups: own measure asc
0.23 0.23 for > top groups: rows asc
-0.63 -0.7 for > top groups: rows desc
0.33 0.37 for > top groups: said measure desc
-0.46 -0.41 for > top groups: sum of field asc
-0.29 -0.25 for > top rows: order:guess asc
0.21 0.22 for > top rows: order:guess desc
0.5 0.44 for > top rows: order:hint asc
-0.19 -0.21 for > top rows: order:hint desc
-0.77 -0.78 for > top rows: order:said asc
-0.15 -0.3 for > which of these
-0.06 -0.23 for > which of these: count asc
-0.26 -0.33 for > which of these: guess asc
-0.16 -0.27 for > which of these: guess desc
-0.21 -0.44 for > which of these: position first
-0.44 -0.64 for > which of these: position last
-0.27 -0.34 for > which of these: said asc
-0.26 -0.33 for > which of these: said desc
0.3 0.33 for best > list
-0.52 -0.54 for best > list: many 
0.08 0.39 for best > list: where 
0.58 0.33 for best > list: where distinct
-0.26 -0.23 for best > the same as another row
-0.26 -0.25 for best > the same as another row: count said
-0.26 -0.23 for best > the same as another row: list said
-0.19 -0.23 for best > top groups
-0.19 -0.23 for best > top groups: rows desc
0.24 0.2 for best > top rows
0.26 0.22 for best > top rows: order:guess desc
0.24 0.2 for best > top rows: order:said desc
-0.29 -0.14 for best > which of these
-0.29 -0.33 for both > list
-0.27 -0.46 for both > list: where 
-0.34 -0.29 for both > list: where distinct
0.35 0.35 for both > loose figures
-0.39 -0.48 for both > loose figures: avg 
0.42 0.5 for both > loose figures: count 
-0.44 -0.54 for both > loose figures: sum 
-0.31 -0.43 for each > average of each
-0.31 -0.43 for each > average of each:  
0.36 0.47 for each > figures
0.49 0.51 for each > figures: fn:avg grouped
-0.23 -0.23 for each > figures: fn:avg one figure
-0.56 -0.61 for each > figures: fn:sum! grouped
-0.7 -0.6 for each > loose figures
-0.64 -0.61 for each > loose figures: avg 
-0.5 -0.52 for each > loose figures: sum 
-0.23 -0.24 for first > first or last row
-0.23 -0.24 for first > first or last row: position first
0.46 0.45 for first > top groups
-0.49 -0.45 for first > top groups: own measure asc
0.49 0.46 for first > top groups: own measure desc
-0.58 -0.55 for first > top groups: rows asc
-0.58 -0.55 for first > top groups: rows desc
-0.49 -0.46 for first > top rows
-0.32 -0.32 for first > top rows: order:guess asc
-0.43 -0.46 for first > top rows: order:guess desc
-0.37 -0.38 for first > top rows: order:said asc
0.38 0.36 for how > figures
-0.26 -0.32 for how > figures: fn:count fn:sum!
-0.35 -0.31 for how > figures: fn:count grouped by what is beside
0.46 0.38 for how > figures: fn:count one figure
-0.5 -0.51 for how > list
-0.46 -0.34 for how > list: many 
-0.51 -0.57 for how > list: where 
-0.41 -0.34 for how > list: where distinct
-0.14 -0.2 for how > loose figures: look up guess
-0.23 -0.25 for last > figure of the top rows
-0.24 -0.28 for last > figure of the top rows: avg 
-0.22 -0.22 for last > figure of the top rows: sum 
-0.22 -0.21 for last > figures
-0.25 -0.25 for last > figures: fn:sum! grouped by what is beside
0.21 0.21 for last > first or last row
0.21 0.21 for last > first or last row: position last
-0.4 -0.41 for last > groups that have
-0.4 -0.41 for last > groups that have: list guess
-0.17 -0.32 for last > loose figures
-0.16 -0.31 for last > loose figures: avg 
-0.21 -0.08 for last > top groups
-0.44 -0.39 for last > top groups: rows desc
0.22 0.12 for last > top rows
-0.53 -0.52 for last > top rows: order:guess desc
0.58 0.58 for last > top rows: order:said desc
-0.38 -0.35 for listed > comparison
-0.38 -0.35 for listed > comparison: guess value
-0.39 -0.36 for listed > figures
-0.38 -0.37 for listed > figures: fn:count one figure
-0.04 -0.21 for listed > figures: fn:distinct? grouped by what is beside
-0.39 -0.36 for listed > figures: fn:distinct? one figure
0 -0.25 for listed > figures: fn:sum! grouped by what is beside
-0.13 -0.26 for listed > figures: fn:sum? grouped by what is beside
0.42 0.14 for listed > list
0.38 0.34 for listed > list: many 
-0.11 -0.25 for listed > list: where 
-0.14 -0.22 for listed > list: where distinct
0.39 0.37 for listed > loose figures
0.29 0.35 for listed > loose figures: avg 
0.4 0.37 for listed > loose figures: look up 
0.36 0.36 for listed > loose figures: sum 
-0.2 -0.25 for other > top groups
-0.21 -0.33 for other > top groups: own measure desc
0.2 0.22 for other > top rows
-0.44 -0.47 for other > top rows: order:guess desc
0.35 0.43 for other > top rows: order:said desc
-0.42 -0.45 for percent > extreme value
-0.42 -0.45 for percent > extreme value: max said
0.17 0.24 for percent > first or last row
0.17 0.24 for percent > first or last row: position first
-0.38 -0.49 for percent > list
-0.39 -0.5 for percent > list: many 
-0.12 -0.23 for percent > list: where distinct
-0.34 -0.34 for percent > loose figures
-0.3 -0.31 for percent > loose figures: sum 
-0.29 -0.34 for percent > top groups
-0.29 -0.34 for percent > top groups: rows desc
0.54 0.53 for percent > top rows
0.54 0.53 for percent > top rows: order:said desc
-0.45 -0.37 for total > extreme value
-0.44 -0.37 for total > extreme value: max said
-0.52 -0.41 for total > figures
-0.51 -0.43 for total > figures: fn:max fn:sum!
-0.48 -0.27 for total > figures: fn:max grouped by what is beside
0.56 0.5 for total > first or last row
0.56 0.5 for total > first or last row: position first
-0.37 -0.32 for total > list
-0.37 -0.32 for total > list: many 
-0.38 -0.26 for total > loose figures
-0.25 -0.05 for total > loose figures: avg 
-0.34 -0.26 for total > loose figures: sum 
-0.52 -0.47 for total > top groups
0.37 0.4 for total > top groups: own measure desc
-0.49 -0.46 for total > top groups: rows desc
-0.58 -0.02 for total > top rows
-0.35 -0.38 for total > top rows: order:guess desc
-0.23 0.36 for total > top rows: order:said desc
-0.25 -0.36 frequent > figures
-0.25 -0.36 frequent > figures: fn:mode one figure
-0.23 -0.25 frequent > first or last row
-0.21 -0.23 frequent > first or last row: position first
-0.25 -0.33 frequent > first or last row: time first
0.46 0.48 frequent > top groups
0.46 0.48 frequent > top groups: rows desc
-0.52 -0.56 frequent > top rows
-0.52 -0.56 frequent > top rows: order:guess desc
-0.19 -0.22 frequent time > figures
-0.19 -0.22 frequent time > figures: fn:mode one figure
-0.22 -0.27 frequent time > first or last row
-0.22 -0.27 frequent time > first or last row: position first
0.28 0.29 frequent time > top groups
0.28 0.29 frequent time > top groups: rows desc
-0.27 -0.28 frequent time > top rows
-0.27 -0.28 frequent time > top rows: order:guess desc
-0.24 -0.25 from > against another row
-0.25 -0.27 from > against another row: count said
-0.23 -0.23 from > against another row: list said
-0.21 -0.19 from > comparison
-0.3 -0.29 from > comparison: guess value
0.26 0.25 from > comparison: said floating
0.31 0.29 from > difference
0.22 0.26 from > difference: of counts 
-0.29 -0.38 from > difference: of counts turned 
-0.33 -0.38 from > difference: of ends guess
-0.43 -0.47 from > difference: of fields 
-0.34 -0.35 from > difference: of fields turned 
-0.27 -0.38 from > difference: of two turned guess
-0.66 -0.64 from > extreme value
-0.36 -0.33 from > extreme value: max guess
-0.28 -0.31 from > extreme value: max said
-0.48 -0.58 from > extreme value: min said
-0.22 -0.23 from > figure of the top rows
-0.23 -0.25 from > figure of the top rows: avg 
0.29 0.3 from > figures: fn:count fn:avg!
-0.15 -0.45 from > figures: fn:count fn:sum!
0.23 0.22 from > figures: fn:count grouped
-0.26 -0.6 from > figures: fn:count grouped by what is beside
0.11 0.23 from > figures: fn:distinct one figure
0.2 0.23 from > figures: fn:distinct? fn:sum!
-0.27 -0.43 from > figures: fn:distinct? grouped by what is beside
-1.1 -1.13 from > figures: fn:distinct? one figure
-0.04 -0.32 from > figures: fn:min grouped by what is beside
-0.27 -0.25 from > figures: fn:revenue grouped
-0.2 -0.24 from > figures: fn:revenue grouped by what is beside
0.7 0.76 from > figures: fn:revenue one figure
0.31 0.27 from > figures: fn:sum one figure
-0.27 -0.32 from > figures: fn:sum! fn:sum!
-0.45 -0.43 from > figures: fn:sum! grouped by what is beside
0.42 0.32 from > figures: fn:sum? fn:sum!
0.38 0.32 from > figures: fn:sum? one figure
-0.14 -0.3 from > figures: grouped by what is beside 
-0.34 -0.4 from > figures: one figure named
0.61 0.52 from > first or last row
0.65 0.64 from > first or last row: position first
0.33 0.35 from > first or last row: time first
-0.94 -0.98 from > groups that are named
-0.94 -0.98 from > groups that are named: listed 
-0.32 -0.15 from > list
-0.42 -0.63 from > list: all 
0.46 0.6 from > list: named things 
-0.46 -0.83 from > list: where 
-0.91 -0.86 from > list: where distinct
-0.11 -0.29 from > loose figures
-0.37 -0.33 from > loose figures: avg 
-1.03 -1.25 from > loose figures: count 
0.46 0.2 from > loose figures: look up 
-1.12 -1.34 from > loose figures: look up guess
0.24 0.24 from > next or previous row
-0.26 -0.26 from > next or previous row: other way position
0.26 0.25 from > next or previous row: said way position
0.2 0.22 from > share
0.31 0.29 from > share: filtered 
-0.21 -0.2 from > share: filtered twice 
-0.24 -0.11 from > top groups
-0.61 -0.44 from > top groups: own measure desc
-0.18 -0.22 from > top groups: rows asc
0.18 0.32 from > top groups: said measure asc
-0.46 -0.49 from > top groups: sum of field asc
0.77 0.78 from > top groups: sum of field desc
-0.68 -0.63 from > top rows
-0.66 -0.67 from > top rows: order:guess asc
-0.7 -0.72 from > top rows: order:guess desc
0.62 0.68 from > top rows: order:said asc
-0.47 -0.36 from > top rows: order:said desc
-0.3 -0.5 from > which of these
-0.56 -0.56 from > which of these: count asc
-0.04 -0.21 from > which of these: count desc
-0.32 -0.39 from > which of these: guess asc
-0.52 -0.55 from > which of these: guess desc
-0.25 -0.4 from > which of these: position first
-0.13 -0.39 from > which of these: position last
-0.15 -0.28 from > which of these: said asc
-0.33 -0.33 from > which of these: said desc
-0.34 -0.33 from > yes or no
-0.34 -0.33 from > yes or no: exists 
0.35 0.35 from all > figures
-0.24 -0.22 from all > figures: fn:count one figure
-0.51 -0.48 from all > figures: fn:distinct? one figure
0.3 0.27 from all > figures: fn:sum one figure
-0.34 -0.35 from all > loose figures
-0.33 -0.35 from all > loose figures: look up 
0.21 0.23 from each > figures
0.23 0.22 from each > figures: fn:count grouped
-0.31 -0.36 from each > figures: fn:count one figure
-0.28 -0.3 from what > extreme value
-0.21 -0.24 from what > extreme value: max guess
-0.28 -0.31 from what > extreme value: max said
-0.31 -0.3 from what > figures
-0.27 -0.32 from what > figures: fn:sum! fn:sum!
-0.31 -0.3 from what > figures: fn:sum! grouped by what is beside
-0.05 -0.21 from what > first or last row
-0.05 -0.21 from what > first or last row: position last
-0.49 -0.46 from what > loose figures
-0.45 -0.46 from what > loose figures: avg 
-0.34 -0.4 from what > loose figures: sum 
0.1 0.24 from what > top groups
-0.26 -0.35 from what > top groups: own measure desc
-0.44 -0.54 from what > top groups: rows desc
0.68 0.64 from what > top groups: sum of field desc
-0.13 -0.38 from what > top rows: order:guess desc
-0.3 -0.3 from which > list: all 
-0.31 -0.27 from which > list: many 
0.3 0 from which > list: where distinct
-0.48 -0.4 from which > top rows
-0.46 -0.52 from which > top rows: order:said desc
-0.24 0 gives 0 for figures
-0.24 0 gives 0 for groups that are named
-0.39 0 gives 0 for groups that have
-1.11 0 gives 0 for list
-0.38 0 gives 0 for top groups
0.41 0 gives 1 for against another row
-1.22 0 gives 1 for comparison
0.2 0 gives 1 for difference
-0.24 0 gives 1 for figure of the top rows
-0.53 0 gives 1 for figures
-0.27 0 gives 1 for first or last of each
0.25 0 gives 1 for first or last row
-1.19 0 gives 1 for groups that are named
0.79 0 gives 1 for list
0.65 0 gives 1 for loose figures
0.33 0 gives 1 for rows before or after another
0.62 0 gives 1 for the same as another row
-0.66 0 gives 1 for top groups
-0.65 0 gives 1 for top rows
-0.2 0 gives 1 for which of these
-0.22 0 gives 11-30 for against another row
0.24 0 gives 11-30 for comparison
0.24 0 gives 11-30 for figures
-0.38 0 gives 11-30 for first or last row
-0.6 0 gives 11-30 for list
-2.61 0 gives 11-30 for loose figures
-1.13 0 gives 11-30 for rows before or after another
-0.39 0 gives 11-30 for share
-0.87 0 gives 11-30 for the same as another row
-0.31 0 gives 11-30 for top rows
0.51 0 gives 2 for comparison
-0.65 0 gives 2 for figures
0.31 0 gives 2 for groups that are named
-0.5 0 gives 2 for groups that have
-0.96 0 gives 2 for list
-1.94 0 gives 2 for loose figures
-0.52 0 gives 2 for rows before or after another
0.48 0 gives 2 for the same as another row
-0.36 0 gives 2 for top groups
-0.38 0 gives 2 for top rows
-0.6 0 gives 3 for against another row
0.43 0 gives 3 for figures
-0.24 0 gives 3 for first or last of each
-0.7 0 gives 3 for first or last row
-1.23 0 gives 3 for groups that are named
0.23 0 gives 3 for groups that have
-1.68 0 gives 3 for list
-2.39 0 gives 3 for loose figures
-0.34 0 gives 3 for rows before or after another
-0.57 0 gives 3 for the same as another row
1.01 0 gives 3 for top groups
1.15 0 gives 3 for top rows
-0.93 0 gives 4-5 for against another row
0.29 0 gives 4-5 for comparison
0.76 0 gives 4-5 for figures
-0.45 0 gives 4-5 for first or last of each
-1.17 0 gives 4-5 for groups that are named
0.38 0 gives 4-5 for groups that have
-0.76 0 gives 4-5 for list
-2.25 0 gives 4-5 for loose figures
-0.58 0 gives 4-5 for rows before or after another
-1.03 0 gives 4-5 for the same as another row
-0.74 0 gives 4-5 for top groups
0.83 0 gives 4-5 for top rows
-0.86 0 gives 6-10 for against another row
0.93 0 gives 6-10 for comparison
0.34 0 gives 6-10 for figures
-0.25 0 gives 6-10 for first or last of each
-0.48 0 gives 6-10 for first or last row
-0.42 0 gives 6-10 for groups that have
-1 0 gives 6-10 for list
-2.37 0 gives 6-10 for loose figures
-1.45 0 gives 6-10 for rows before or after another
0.32 0 gives 6-10 for share
-0.82 0 gives 6-10 for the same as another row
0.6 0 gives 6-10 for top groups
-0.79 0 gives 6-10 for top rows
-0.64 0 gives answers 0
0.3 0 gives answers 11-30
-0.24 0 gives answers 2
0.22 0 gives answers 4-5
-0.28 0 gives answers 6-10
-1.23 0 gives answers many
0.26 0 gives date
-0.89 0 gives date after average
-0.39 0 gives date after besides
0.44 0 gives date after between
-0.32 0 gives date after count
-0.26 0 gives date after did
-0.54 0 gives date after first
-0.56 0 gives date after how
-0.5 0 gives date after in
-0.26 0 gives date after is
-0.56 0 gives date after largest
-0.27 0 gives date after list
0.2 0 gives date after number
0.58 0 gives date after on
0.44 0 gives date after only
0.4 0 gives date after other
0.48 0 gives date after show
-0.21 0 gives date after to
-0.66 0 gives date after top
-0.27 0 gives date after total
-0.47 0 gives date after was
-0.27 0 gives date after what
-0.71 0 gives date after who
0.46 0 gives date after year
-0.82 0 gives date to count
0.47 0 gives date to list
0.57 0 gives date to nothing
0.28 0 gives date to when
-1.69 0 gives date to which
-0.81 0 gives date to who
-0.55 0 gives date to yesno
-0.53 0 gives figure after after
-0.56 0 gives figure after are
-0.35 0 gives figure after at
-0.7 0 gives figure after average
-0.27 0 gives figure after before
-0.5 0 gives figure after best
-0.61 0 gives figure after each
0.47 0 gives figure after highest
-0.25 0 gives figure after how
0.83 0 gives figure after in
-0.3 0 gives figure after is
-0.55 0 gives figure after list
-0.33 0 gives figure after name
-0.33 0 gives figure after number
-0.31 0 gives figure after on
-0.55 0 gives figure after show
-1.18 0 gives figure after top
-0.31 0 gives figure after was
-0.28 0 gives figure after what
-0.29 0 gives figure after where
-0.89 0 gives figure after which
-0.77 0 gives figure after who
-0.24 0 gives figure to long
0.62 0 gives figure to nothing
-0.6 0 gives figure to what
0.22 0 gives figure to when
-0.37 0 gives figure to which
-0.88 0 gives figure to who
-0.21 0 gives figure to yesno
-0.38 0 gives fraction
-0.23 0 gives fraction after after
-0.39 0 gives fraction after at
-0.52 0 gives fraction after before
-0.21 0 gives fraction after bottom
-0.49 0 gives fraction after did
-0.3 0 gives fraction after does
-0.33 0 gives fraction after has
-0.36 0 gives fraction after highest
-1.01 0 gives fraction after in
-0.59 0 gives fraction after largest
-0.54 0 gives fraction after list
-0.65 0 gives fraction after lowest
0.47 0 gives fraction after mean
0.23 0 gives fraction after median
-0.79 0 gives fraction after name
-1.16 0 gives fraction after number
-0.27 0 gives fraction after on
-0.37 0 gives fraction after other
0.57 0 gives fraction after percentage
-0.93 0 gives fraction after share
-0.6 0 gives fraction after show
-0.2 0 gives fraction after sum
-0.9 0 gives fraction after top
-0.68 0 gives fraction after when
-1.2 0 gives fraction after which
-0.35 0 gives fraction after who
-1.3 0 gives fraction to count
-1.18 0 gives fraction to list
0.29 0 gives fraction to long
-0.25 0 gives fraction to nothing
0.25 0 gives fraction to what
-0.68 0 gives fraction to when
-1.23 0 gives fraction to which
-0.4 0 gives fraction to who
-0.35 0 gives fraction to yesno
-0.26 0 gives many for comparison
-0.63 0 gives many for figures
0.35 0 gives many for first or last of each
-0.93 0 gives many for groups that are named
-0.74 0 gives many for groups that have
-1.14 0 gives many for list
-1.05 0 gives many for loose figures
-0.91 0 gives many for rows before or after another
-0.2 0 gives many for share
-0.39 0 gives many for the same as another row
-1.02 0 gives many for top groups
-1.11 0 gives negative
-2.16 0 gives nothing
-0.2 0 gives nothing after after
-0.41 0 gives nothing after are
-0.4 0 gives nothing after at
-0.46 0 gives nothing after average
-0.2 0 gives nothing after besides
-1.16 0 gives nothing after did
-0.5 0 gives nothing after does
-0.47 0 gives nothing after each
-0.24 0 gives nothing after has
-1.64 0 gives nothing after how
-0.34 0 gives nothing after in
-0.3 0 gives nothing after list
-0.36 0 gives nothing after mean
-0.39 0 gives nothing after median
-0.42 0 gives nothing after name
-0.25 0 gives nothing after number
-0.33 0 gives nothing after on
-0.31 0 gives nothing after other
-0.22 0 gives nothing after percentage
-0.25 0 gives nothing after show
-0.88 0 gives nothing after total
-0.31 0 gives nothing after was
-1.54 0 gives nothing after what
-0.25 0 gives nothing after when
-0.54 0 gives nothing after which
-0.45 0 gives nothing after who
-0.94 0 gives nothing to count
-0.23 0 gives nothing to long
-1.29 0 gives nothing to nothing
-1.48 0 gives nothing to what
-0.28 0 gives nothing to when
-0.35 0 gives nothing to where
-0.58 0 gives nothing to which
-0.74 0 gives nothing to who
-1.01 0 gives nothing to yesno
-0.63 0 gives one asked, none given
-0.64 0 gives rows 0
0.28 0 gives rows 1
-0.21 0 gives rows 11-30
-0.44 0 gives rows 4-5
-1 0 gives rows many
-0.49 0 gives several asked, one given
0.51 0 gives several asked, several given
-0.73 0 gives text after after
0.31 0 gives text after are
0.77 0 gives text after average
-0.41 0 gives text after before
0.77 0 gives text after besides
0.55 0 gives text after best
-0.3 0 gives text after between
0.26 0 gives text after bottom
-0.33 0 gives text after did
-0.65 0 gives text after first
0.36 0 gives text after from
-0.24 0 gives text after has
-0.57 0 gives text after highest
-0.84 0 gives text after how
-0.68 0 gives text after in
0.87 0 gives text after list
-0.56 0 gives text after lowest
-0.27 0 gives text after median
0.65 0 gives text after name
0.43 0 gives text after of
-0.31 0 gives text after on
0.46 0 gives text after only
0.74 0 gives text after other
-0.43 0 gives text after percentage
0.53 0 gives text after previous
0.84 0 gives text after share
0.35 0 gives text after shortest
0.47 0 gives text after show
0.37 0 gives text after sum
0.33 0 gives text after to
0.59 0 gives text after top
0.49 0 gives text after total
-0.29 0 gives text after were
-0.53 0 gives text after when
0.79 0 gives text after where
1.59 0 gives text after who
-1.19 0 gives text to count
0.55 0 gives text to long
0.3 0 gives text to what
-0.85 0 gives text to when
0.47 0 gives text to where
0.56 0 gives text to who
-0.29 0 gives text to yesno
-1.71 0 gives the question again
-0.22 0 gives whole
0.75 0 gives whole after after
-0.36 0 gives whole after are
0.36 0 gives whole after at
0.46 0 gives whole after before
-0.74 0 gives whole after besides
-0.48 0 gives whole after best
-0.33 0 gives whole after between
-0.37 0 gives whole after bottom
-0.72 0 gives whole after did
-0.53 0 gives whole after does
0.3 0 gives whole after each
0.71 0 gives whole after first
-0.35 0 gives whole after from
-0.29 0 gives whole after has
0.89 0 gives whole after how
-0.42 0 gives whole after in
-0.45 0 gives whole after is
0.57 0 gives whole after largest
-0.82 0 gives whole after list
0.56 0 gives whole after lowest
-0.39 0 gives whole after mean
-0.2 0 gives whole after median
-1.13 0 gives whole after name
-0.31 0 gives whole after of
-0.6 0 gives whole after on
-0.44 0 gives whole after only
-0.47 0 gives whole after other
-0.59 0 gives whole after percentage
-0.3 0 gives whole after share
-0.33 0 gives whole after shortest
-0.51 0 gives whole after show
-0.37 0 gives whole after sum
-0.33 0 gives whole after to
-0.61 0 gives whole after top
-0.79 0 gives whole after where
-0.25 0 gives whole after which
-1.15 0 gives whole after who
0.23 0 gives whole to amount
0.4 0 gives whole to count
-0.8 0 gives whole to long
-0.23 0 gives whole to when
-0.21 0 gives whole to where
-0.23 0 gives whole to which
-0.41 0 gives whole to yesno
-0.45 0 gives year after after
-0.41 0 gives year after at
-0.57 0 gives year after before
-0.28 0 gives year after besides
0.42 0 gives year after did
-0.57 0 gives year after each
-0.25 0 gives year after has
-0.55 0 gives year after how
0.55 0 gives year after in
-0.24 0 gives year after is
-0.82 0 gives year after list
-0.51 0 gives year after name
-1.15 0 gives year after number
-1.4 0 gives year after other
-0.48 0 gives year after previous
-0.49 0 gives year after shortest
-0.25 0 gives year after top
-0.33 0 gives year after total
-0.5 0 gives year after was
0.22 0 gives year after what
0.7 0 gives year after when
-0.62 0 gives year after where
0.47 0 gives year after which
-0.72 0 gives year after who
-1.17 0 gives year to count
-0.4 0 gives year to long
0.98 0 gives year to nothing
-0.66 0 gives year to what
0.68 0 gives year to when
-0.55 0 gives year to where
-0.96 0 gives year to which
-0.76 0 gives year to who
0.25 0 gives yes or no after has
-0.34 0 gives yes or no after other
0.29 0 gives yes or no after were
-0.5 0 gives yes or no after what
-0.37 0 gives yes or no after which
-0.5 0 gives yes or no to what
-0.37 0 gives yes or no to which
-2.56 0 gives zero
0.23 0.22 greater > against another row
0.26 0.26 greater > against another row: count guess
-0.27 -0.27 greater > against another row: list guess
-0.1 -0.23 greater > comparison
-0.1 -0.23 greater > comparison: guess value
0.24 0.18 greater > figures
-0.46 -0.52 greater > figures: fn:count fn:sum!
-0.18 -0.2 greater > figures: fn:distinct? fn:sum!
0.48 0.48 greater > figures: fn:distinct? one figure
-0.11 -0.33 greater > figures: fn:sum! grouped by what is beside
-0.22 -0.17 greater > first or last row
-0.22 -0.17 greater > first or last row: position last
-0.55 -0.6 greater > list: many 
0.25 0.25 greater > list: named things 
-0.22 -0.26 greater > list: where 
-0.54 -0.63 greater > loose figures
-0.53 -0.56 greater > loose figures: avg 
-0.42 -0.45 greater > loose figures: count 
-0.57 -0.47 greater > loose figures: look up 
-0.22 -0.31 greater > loose figures: look up guess
-0.57 -0.7 greater > loose figures: sum 
-0.22 -0.19 greater > top rows
-0.22 -0.19 greater > top rows: order:guess desc
-0.42 -0.44 greater > which of these: count asc
-0.3 -0.38 greater > which of these: count desc
-0.2 -0.38 greater > which of these: guess asc
0.25 0.05 greater > which of these: position first
-0.71 -0.71 greater > which of these: position last
-0.89 -0.86 greater > which of these: said asc
0.66 0.59 greater > which of these: said desc
-0.25 -0.18 greater percentage > loose figures
-0.24 -0.12 greater percentage > loose figures: avg 
-0.2 -0.19 greater percentage > loose figures: sum 
-0.2 -0.2 greater percentage > which of these: count asc
-0.29 -0.26 greater percentage > which of these: count desc
-0.32 -0.34 greater percentage > which of these: guess asc
0.22 0.2 greater percentage > which of these: position first
-0.26 -0.22 greater percentage > which of these: position last
-0.28 -0.28 greater percentage > which of these: said asc
0.3 0.26 greater percentage > which of these: said desc
0.23 0.22 greater than > against another row
0.26 0.26 greater than > against another row: count guess
-0.27 -0.27 greater than > against another row: list guess
0.24 0.18 greater than > figures
-0.46 -0.52 greater than > figures: fn:count fn:sum!
-0.18 -0.2 greater than > figures: fn:distinct? fn:sum!
0.48 0.48 greater than > figures: fn:distinct? one figure
-0.22 -0.17 greater than > first or last row
-0.22 -0.17 greater than > first or last row: position last
0.25 0.25 greater than > list: named things 
-0.65 -0.75 greater than > list: where 
-0.18 -0.32 greater than > list: where distinct
-0.5 -0.59 greater than > loose figures
-0.49 -0.54 greater than > loose figures: avg 
-0.35 -0.4 greater than > loose figures: count 
-0.35 -0.36 greater than > loose figures: look up 
-0.22 -0.31 greater than > loose figures: look up guess
-0.54 -0.64 greater than > loose figures: sum 
-0.22 -0.19 greater than > top rows
-0.22 -0.19 greater than > top rows: order:guess desc
0.3 0.26 greater was > figures
0.29 0.26 greater was > figures: fn:count one figure
-0.26 -0.22 greater was > loose figures
-0.17 -0.22 greater was > loose figures: sum 
-0.43 -0.39 groups that are named conditions 1
0.5 0.65 groups that are named conditions 2
0.83 0.87 groups that are named: compared
-0.6 -0.6 groups that are named: listed
0.71 0.57 groups that have > amount
-0.47 -0.45 groups that have > name
-0.24 -0.31 groups that have > place
-0.92 -1.18 groups that have > text
0.28 0.38 groups that have > time
-0.1 -0.22 groups that have conditions 0
-0.34 -0.36 groups that have conditions 2
-0.26 -0.48 groups that have: guess
-0.15 -0.23 groups that have: list
-0.24 -0.09 groups that have: said
-0.4 -0.38 had > against another row: count said
-0.42 -0.44 had > difference: of counts 
-0.33 -0.41 had > difference: of counts turned 
-0.39 -0.39 had > difference: of ends guess
-0.41 -0.38 had > difference: of two turned guess
-1.23 -1.05 had > extreme value
-0.57 -0.62 had > extreme value: max guess
-0.94 -1.05 had > extreme value: max said
-0.32 -0.26 had > extreme value: min guess
-1.05 -1.13 had > extreme value: min said
-0.29 -0.18 had > figure of the top rows
-0.25 -0.18 had > figure of the top rows: avg 
-0.2 -0.13 had > figures
-0.41 -0.39 had > figures: fn:avg! grouped by what is beside
-0.27 -0.24 had > figures: fn:count fn:sum!
-0.51 -0.5 had > figures: fn:count grouped
-0.38 -0.34 had > figures: fn:count grouped by what is beside
-0.5 -0.53 had > figures: fn:distinct? fn:sum!
-0.6 -0.72 had > figures: fn:distinct? grouped by what is beside
-0.23 -0.23 had > figures: fn:max fn:avg!
-1.01 -0.76 had > figures: fn:max grouped by what is beside
-0.36 -0.31 had > figures: fn:min grouped
-0.31 -0.33 had > figures: fn:min grouped by what is beside
-0.18 -0.23 had > figures: fn:min one figure
-0.64 -0.66 had > figures: fn:revenue grouped
-0.28 -0.38 had > figures: fn:revenue one figure
-0.18 -0.2 had > figures: fn:sum! grouped
-0.66 -0.76 had > figures: fn:sum! grouped by what is beside
-0.23 -0.29 had > figures: fn:sum! one figure
-0.26 -0.25 had > figures: fn:sum? grouped by what is beside
-0.14 -0.3 had > figures: grouped by what is beside 
-0.23 -0.27 had > figures: one figure named
-0.23 -0.14 had > first or last row
-0.34 -0.34 had > first or last row: position first
0.6 0.65 had > first or last row: position last
-0.63 -0.61 had > first or last row: time first
-0.32 -0.34 had > first or last row: time last
-0.46 -0.41 had > groups that are named
-0.46 -0.41 had > groups that are named: listed 
0.17 0.23 had > groups that have
0.23 0.26 had > groups that have: list guess
-0.31 -0.25 had > groups that have: list said
-0.25 -0.24 had > list
-0.37 -0.38 had > list: all 
-0.66 -0.67 had > list: many 
0.34 0.33 had > list: where 
-0.47 -0.64 had > loose figures
-1.12 -1.15 had > loose figures: avg 
-0.71 -1 had > loose figures: look up 
-1.14 -1.42 had > loose figures: look up guess
-0.1 -0.21 had > loose figures: sum 
0.24 0.19 had > next or previous row
-0.22 -0.23 had > next or previous row: other way position
0.23 0.21 had > next or previous row: said way position
-0.39 -0.55 had > share
-0.35 -0.43 had > share: filtered 
-0.65 -0.63 had > the same as another row: count guess
-0.19 -0.2 had > the same as another row: count said
0.44 0.42 had > the same as another row: list guess
0.26 0.35 had > the same as another row: list said
-0.2 -0.19 had > top groups
-0.15 -0.23 had > top groups: own measure asc
-0.54 -0.43 had > top groups: own measure desc
-0.68 -0.61 had > top groups: revenue desc
-0.48 -0.5 had > top groups: rows asc
-0.57 -0.51 had > top groups: said measure asc
-0.74 -0.68 had > top groups: said measure desc
-0.24 -0.31 had > top groups: sum of field asc
0.66 0.64 had > top groups: sum of field desc
-0.33 -0.36 had > top groups: units desc
0.34 0.33 had > top rows
-0.51 -0.68 had > top rows: order:guess desc
0.26 0.28 had > top rows: order:hint asc
-0.21 -0.21 had > top rows: order:hint desc
0.92 0.85 had > top rows: order:said asc
-0.21 -0.22 had > which of these
-0.5 -0.51 had > which of these: count asc
-0.61 -0.65 had > which of these: count desc
-0.55 -0.69 had > which of these: guess asc
-0.72 -0.71 had > which of these: guess desc
-1.12 -1.21 had > which of these: position first
0.32 0.36 had > which of these: position last
-1.08 -1.03 had > which of these: said asc
0.47 0.39 had > which of these: said desc
0.23 0.24 had above > figures
-0.39 -0.58 had above > figures: fn:count fn:sum!
0.22 0.22 had above > figures: fn:count one figure
0.24 0.36 had above > figures: fn:distinct? one figure
-0.22 -0.24 had above > loose figures
-0.22 -0.24 had above > loose figures: avg 
-0.2 -0.2 had above > loose figures: look up 
-0.22 -0.33 had above > loose figures: look up guess
-0.23 -0.26 had above > loose figures: sum 
0.74 0.69 had at > figures
0 0.21 had at > figures: fn:count fn:sum!
-0.16 -0.2 had at > figures: fn:count grouped by what is beside
-0.23 -0.26 had at > figures: fn:count one figure
-0.5 -0.53 had at > figures: fn:distinct? fn:sum!
-0.22 -0.21 had at > figures: fn:distinct? grouped by what is beside
0.5 0.48 had at > figures: fn:distinct? one figure
-0.3 -0.24 had at > groups that have
-0.3 -0.24 had at > groups that have: list guess
-0.63 0.26 had at > list: where 
-0.53 0.2 had at > list: where distinct
-0.52 -0.58 had at > loose figures
-0.24 -0.28 had at > loose figures: count 
-0.51 -0.25 had at > loose figures: look up 
-0.21 -0.33 had at > loose figures: look up guess
-0.46 -0.58 had at > loose figures: sum 
0.29 0.34 had below > list
0.23 -0.31 had below > list: many 
0.31 0.35 had below > list: where 
0.21 0.31 had below > list: where distinct
-0.29 -0.34 had below > loose figures
-0.29 -0.34 had below > loose figures: count 
-0.28 -0.19 had below > loose figures: sum 
0.25 0.25 had greater > list: named things 
-0.51 -0.62 had greater > list: where 
-0.25 -0.29 had greater > loose figures
-0.31 -0.35 had greater > loose figures: count 
0.36 0.37 had greater > which of these
-0.33 -0.27 had greater > which of these: count asc
0.21 0.2 had greater > which of these: guess asc
-0.29 -0.25 had greater > which of these: guess desc
0.26 0.22 had greater > which of these: position first
-0.34 -0.28 had greater > which of these: position last
-0.42 -0.35 had greater > which of these: said asc
0.37 0.3 had greater > which of these: said desc
-0.24 -0.25 had how > against another row
-0.25 -0.27 had how > against another row: count said
-0.23 -0.23 had how > against another row: list said
-0.34 -0.33 had how > comparison
-0.34 -0.33 had how > comparison: guess value
0.24 0.26 had how > difference
-0.32 -0.29 had how > difference: of counts 
-0.29 -0.26 had how > difference: of counts turned 
-0.25 -0.24 had how > difference: of ends guess
0.26 0.27 had how > difference: of two guess
-0.32 -0.27 had how > difference: of two turned guess
-0.21 -0.22 had how > figures: fn:revenue one figure
-0.21 -0.13 had how > groups that are named
-0.21 -0.13 had how > groups that are named: listed 
-0.59 -0.36 had how > list
-0.56 -0.32 had how > list: where 
-0.59 -0.39 had how > list: where distinct
-0.43 -0.29 had how > loose figures
-0.08 -0.21 had how > loose figures: count 
-0.41 -0.21 had how > loose figures: look up guess
-0.2 -0.21 had how > which of these
-0.21 -0.15 had how > which of these: count asc
-0.22 -0.21 had how > which of these: count desc
-0.21 -0.13 had how > which of these: position first
-0.22 -0.2 had how > which of these: position last
0.33 0.32 had in > figures
0.33 0.32 had in > figures: fn:count one figure
0.34 0.31 had in > first or last row
0.32 0.35 had in > first or last row: position last
-0.32 -0.34 had in > first or last row: time last
-0.37 -0.37 had in > list
-0.36 -0.35 had in > list: where 
-0.34 -0.35 had in > list: where distinct
-0.2 -0.16 had in > top groups
-0.2 -0.16 had in > top groups: rows desc
0.36 0.37 had less > figures
0.36 0.37 had less > figures: fn:count one figure
-0.3 -0.15 had less > figures: fn:distinct? grouped by what is beside
0.36 0.35 had less > figures: fn:distinct? one figure
-0.46 -0.29 had less > groups that have
-0.46 -0.29 had less > groups that have: list guess
-0.33 -0.43 had less > list
-0.4 -0.48 had less > list: where 
-0.3 -0.36 had less > list: where distinct
-0.35 -0.37 had less > loose figures
-0.28 -0.31 had less > loose figures: avg 
-0.27 -0.29 had less > loose figures: look up 
-0.3 -0.34 had less > loose figures: look up guess
-0.37 -0.39 had less > loose figures: sum 
-0.25 -0.26 had more > against another row: count said
-0.27 -0.23 had more > figures: fn:avg! grouped by what is beside
0.33 0.45 had more > figures: fn:count one figure
-0.18 -0.22 had more > figures: fn:sum! grouped by what is beside
-0.3 -0.29 had more > list
-0.81 -0.81 had more > list: many 
-0.21 -0.2 had more > list: named things 
-0.22 -0.2 had more > loose figures
-0.24 -0.2 had more > loose figures: count 
-0.26 -0.17 had more > loose figures: look up guess
0.71 0.76 had more > which of these
-0.4 -0.44 had more > which of these: count asc
-0.44 -0.48 had more > which of these: count desc
0.28 0.24 had more > which of these: guess asc
-0.62 -0.63 had more > which of these: guess desc
-1.06 -1.08 had more > which of these: position first
0.46 0.5 had more > which of these: position last
0.28 0.22 had no > figures
0.53 0.36 had no > figures: fn:count fn:sum!
0.31 0.26 had no > figures: fn:count one figure
-0.4 -0.29 had no > figures: fn:distinct? one figure
-0.35 -0.21 had no > list
-0.35 -0.17 had no > list: where distinct
-0.22 -0.2 had no > loose figures
-0.24 -0.18 had no > loose figures: avg 
-0.27 -0.26 had no > loose figures: sum 
0.27 0.27 had on > figures
0.27 0.27 had on > figures: fn:count one figure
-0.27 -0.26 had on > list
-0.28 -0.32 had on > list: where 
-0.26 -0.24 had on > list: where distinct
0.32 0.32 had only > list
0.35 0.27 had only > list: where 
-0.32 0.32 had only > list: where distinct
-0.27 -0.24 had only > loose figures
-0.27 -0.24 had only > loose figures: count 
0.33 0.29 has > against another row
-0.27 -0.31 has > against another row: count guess
0.27 0.3 has > against another row: list guess
-0.19 -0.2 has > average of each
-0.19 -0.2 has > average of each:  
-0.25 -0.36 has > comparison
-0.25 -0.36 has > comparison: guess value
-1.16 -1.35 has > extreme value
-0.29 -0.26 has > extreme value: max guess
-0.97 -1.03 has > extreme value: max said
-0.78 -1.08 has > extreme value: min said
-0.45 -0.09 has > figure of the top rows
-0.34 -0.09 has > figure of the top rows: avg 
-0.33 0 has > figure of the top rows: sum 
-0.38 -0.34 has > figures
-0.5 -0.33 has > figures: fn:avg grouped by what is beside
-0.55 -0.49 has > figures: fn:avg one figure
-0.47 -0.38 has > figures: fn:count fn:count
0.45 0.48 has > figures: fn:count fn:sum
-0.69 -0.76 has > figures: fn:count fn:sum!
-0.4 -0.74 has > figures: fn:count grouped by what is beside
-0.19 -0.26 has > figures: fn:distinct? fn:sum!
-0.86 -0.75 has > figures: fn:distinct? grouped by what is beside
-1.42 -1.42 has > figures: fn:distinct? one figure
-0.38 -0.22 has > figures: fn:max grouped by what is beside
-0.1 -0.2 has > figures: fn:max one figure
-0.85 -0.64 has > figures: fn:min grouped by what is beside
-0.38 -0.36 has > figures: fn:min one figure
0.21 0.22 has > figures: fn:ratio grouped
-0.25 -0.28 has > figures: fn:ratio one figure
-0.21 -0.22 has > figures: fn:sum! fn:avg
-0.68 -0.6 has > figures: fn:sum! fn:count
-0.33 -0.36 has > figures: fn:sum! fn:max
-0.35 -0.43 has > figures: fn:sum! fn:min
-0.39 -0.38 has > figures: fn:sum! fn:sum!
-0.23 -0.09 has > figures: fn:sum! grouped by what is beside
-0.6 -0.7 has > figures: fn:sum! one figure
-0.31 -0.43 has > figures: fn:sum? fn:sum!
-0.5 -0.41 has > figures: fn:sum? grouped by what is beside
-0.32 -0.27 has > figures: grouped by what is beside 
-0.29 -0.27 has > figures: grouped named
-0.31 -0.26 has > figures: one figure named
-0.25 -0.27 has > first or last row
-0.44 -0.45 has > groups that are named
-0.44 -0.45 has > groups that are named: listed 
-0.88 -0.98 has > list
-0.65 -0.72 has > list: all 
0.45 0.43 has > list: named things 
-1.05 -1.25 has > list: where 
-0.73 -0.94 has > list: where distinct
0.35 0.36 has > loose figures: look up 
-0.81 -0.75 has > loose figures: look up guess
-0.24 -0.26 has > next or previous row
-0.24 -0.26 has > next or previous row: said way position
0.53 0.52 has > the same as another row
-0.46 -0.66 has > the same as another row: count guess
-0.34 -0.36 has > the same as another row: count said
0.13 0.28 has > the same as another row: list guess
0.53 0.5 has > the same as another row: list said
0.66 0.77 has > top groups
0.2 0.19 has > top groups: own measure desc
0.21 0.21 has > top groups: revenue asc
-0.96 -0.97 has > top groups: revenue desc
-0.64 -0.56 has > top groups: rows asc
0.25 0.34 has > top groups: rows desc
0.4 0.39 has > top groups: said measure asc
0.29 0.19 has > top groups: said measure desc
-0.54 -0.57 has > top groups: units desc
-0.61 -0.38 has > top rows
-0.42 -0.45 has > top rows: order:guess desc
-0.32 -0.35 has > top rows: order:said asc
0.4 0.38 has > which of these
0.39 0.39 has > which of these: count desc
-0.33 -0.45 has > which of these: position first
-0.5 -0.48 has > which of these: position last
0.62 0.63 has > which of these: said desc
0.25 0.28 has > yes or no
0.25 0.28 has > yes or no: exists 
0.47 0.41 has against 2
-0.61 -0.83 has ask 1
-0.61 -0.51 has ask 2
-1.26 -1.26 has ask 3
1.29 0.96 has condition 1
-0.64 -0.84 has condition 2
-0.79 -0.95 has condition 3
0.52 0.58 has dimension 1
0.23 -0.09 has dimension 2
0.45 0.64 has entity 2
-0.48 -0.5 has field 1
-0.7 -0.88 has field 2
0.53 0.69 has floating 1
0.47 0.31 has floating 2
0.37 0.37 has had > figures
-0.05 -0.2 has had > figures: fn:count grouped by what is beside
0.37 0.37 has had > figures: fn:count one figure
-0.36 -0.37 has had > list
-0.37 -0.42 has had > list: where 
-0.36 -0.35 has had > list: where distinct
-0.13 -0.29 has had > loose figures
-0.13 -0.29 has had > loose figures: look up guess
-1.67 -1.54 has having 1
0.22 0.18 has measure 1
-0.39 0.07 has measure 3
0.29 0.3 has more > which of these: count asc
0.59 0.62 has more > which of these: count desc
-0.5 -0.49 has more > which of these: guess asc
0.25 0.22 has more > which of these: guess desc
-0.32 -0.3 has more > which of these: position first
-0.28 -0.27 has more > which of these: position last
-0.5 -0.46 has more > which of these: said asc
0.39 0.38 has more > which of these: said desc
-0.28 -0.3 has operator 1
0.12 -0.21 has operator 2
0.22 0.18 has order 1
0.85 1.02 has over 1
-1.66 -1.84 has step 1
0.67 1 has step 2
-0.33 -0.24 has superlative 1
-0.72 -0.57 has superlative 2
0.29 0.23 has value 2
-0.75 -0.94 has value 3
0.28 0.32 has won > figures
0.28 0.32 has won > figures: fn:count one figure
-0.18 -0.22 has won > list: many 
-0.36 -0.39 has won > loose figures
-0.18 -0.2 has won > loose figures: avg 
-0.17 -0.2 has won > loose figures: look up 
-0.27 -0.33 has won > loose figures: sum 
0.3 0.3 has won > which of these
0.22 0.2 has won > which of these: count asc
0.54 0.52 has won > which of these: count desc
-0.46 -0.46 has won > which of these: guess asc
-0.3 -0.29 has won > which of these: guess desc
-0.41 -0.39 has won > which of these: position first
-0.38 -0.4 has won > which of these: said asc
0.35 0.35 has won > which of these: said desc
-0.35 -0.32 have > against another row
-0.42 -0.28 have > against another row: count guess
0.21 0.27 have > against another row: count said
-0.39 -0.44 have > against another row: list guess
-0.23 -0.34 have > against another row: list said
-0.41 -0.46 have > difference
-0.18 -0.21 have > difference: of counts 
-0.64 -0.56 have > difference: of ends guess
-0.69 -0.58 have > difference: of ends said
0.17 0.2 have > difference: of two guess
0.25 0.2 have > difference: of two said
-0.21 -0.25 have > difference: of two turned guess
-0.88 -0.83 have > extreme value
-0.2 -0.18 have > extreme value: max guess
-0.66 -0.73 have > extreme value: max said
-0.33 -0.34 have > extreme value: min said
-0.24 -0.17 have > figure of the top rows
0.76 0.79 have > figures: fn:count fn:avg!
-0.37 -0.39 have > figures: fn:count fn:count
-0.29 -0.33 have > figures: fn:count fn:distinct?
-0.23 -0.28 have > figures: fn:count fn:revenue
-1.36 -1.78 have > figures: fn:count fn:sum!
-0.23 -0.25 have > figures: fn:count fn:sum?
-0.53 -0.64 have > figures: fn:count grouped by what is beside
0.37 0.45 have > figures: fn:count one figure
-0.37 -0.4 have > figures: fn:distinct? fn:count
-0.23 -0.25 have > figures: fn:distinct? fn:distinct?
-0.23 -0.25 have > figures: fn:distinct? fn:sum?
-0.36 -0.51 have > figures: fn:distinct? grouped by what is beside
-0.42 -0.43 have > figures: fn:distinct? one figure
-0.4 -0.41 have > figures: fn:max grouped
-0.24 -0.23 have > figures: fn:max grouped by what is beside
-0.26 -0.27 have > figures: fn:revenue one figure
-0.15 -0.2 have > figures: fn:sum! fn:sum!
-0.34 -0.32 have > figures: fn:sum! one figure
0.49 0.52 have > figures: fn:sum? fn:sum!
-0.2 -0.2 have > figures: fn:sum? grouped
-0.19 -0.26 have > figures: grouped named
-0.24 -0.54 have > figures: one figure named
-0.22 -0.21 have > first or last row
-0.32 -0.35 have > first or last row: position first
0.22 0.16 have > first or last row: time first
-0.38 -0.49 have > groups that are named
-0.38 -0.49 have > groups that are named: listed 
0.52 0.43 have > groups that have: count 
-0.51 -0.65 have > groups that have: list guess
-0.34 -0.35 have > how long
-0.34 -0.35 have > how long: between rows 
-0.38 -0.42 have > list
-0.84 -0.8 have > list: all 
-0.54 -0.39 have > list: many 
0.61 0.46 have > list: named things 
0.19 0.21 have > loose figures: avg 
-0.29 -0.15 have > loose figures: count 
-0.16 -0.5 have > loose figures: look up 
-0.59 -0.68 have > loose figures: look up guess
-0.22 -0.21 have > loose figures: sum 
-0.67 -0.69 have > next or previous row
-0.61 -0.56 have > next or previous row: other way position
-0.66 -0.7 have > next or previous row: said way position
-0.22 -0.24 have > rows before or after another: list 
0.26 0.27 have > share
0.32 0.33 have > share: filtered 
-0.24 -0.22 have > share: filtered twice 
0.28 0.14 have > the same as another row
-0.54 -0.52 have > the same as another row: count said
-0.36 -0.35 have > the same as another row: list guess
0.43 0.49 have > the same as another row: list said
-0.52 -0.47 have > top groups
-0.45 -0.44 have > top groups: own measure desc
-0.2 -0.24 have > top groups: revenue desc
-0.2 -0.26 have > top groups: rows desc
0.38 0.42 have > top groups: said measure desc
0.56 0.66 have > top groups: sum of field desc
-0.21 -0.24 have > top groups: units desc
-0.28 -0.28 have > top rows: order:guess asc
-0.47 -0.53 have > top rows: order:hint desc
0.45 0.42 have > top rows: order:said desc
-0.8 -0.77 have > which of these: count asc
0.79 0.76 have > which of these: count desc
-0.93 -0.96 have > which of these: guess asc
-0.32 -0.4 have > which of these: guess desc
-1.05 -1.08 have > which of these: position first
-0.55 -0.53 have > which of these: position last
-0.79 -0.9 have > which of these: said asc
0.66 0.67 have > which of these: said desc
0.26 0.31 have above > figures
0.46 0.44 have above > figures: fn:count one figure
-0.47 -0.45 have above > figures: fn:distinct? one figure
-0.25 -0.31 have above > loose figures
-0.27 -0.3 have above > loose figures: avg 
-0.24 -0.31 have above > loose figures: look up guess
-0.25 -0.31 have above > loose figures: sum 
0.8 0.74 have also > comparison
0.8 0.74 have also > comparison: guess value
-0.8 -0.75 have also > figures
-0.26 -0.38 have also > figures: fn:count one figure
-0.56 -0.59 have also > figures: fn:distinct? one figure
-0.51 -0.46 have also > list
-0.51 -0.39 have also > list: where 
-0.4 -0.38 have also > list: where distinct
-0.24 -0.17 have at > figure of the top rows
0.39 0.42 have at > figures
-1.06 -1.07 have at > figures: fn:count fn:sum!
0.11 0.21 have at > figures: fn:distinct? fn:sum!
-0.21 -0.22 have at > first or last row
-0.21 -0.21 have at > first or last row: position first
-0.24 -0.24 have at > first or last row: time first
-0.22 -0.26 have at > groups that have
-0.21 -0.17 have at > groups that have: list guess
-0.22 -0.26 have at > groups that have: list said
0.38 0.25 have at > list
0.27 0.18 have at > list: many 
0.4 0.29 have at > list: where 
0.29 -0.1 have at > list: where distinct
-0.35 -0.3 have at > loose figures
-0.38 -0.26 have at > loose figures: count 
-0.41 -0.35 have at > loose figures: look up 
-0.3 -0.63 have at > loose figures: look up guess
-0.19 -0.2 have at > loose figures: sum 
-0.31 -0.31 have at > top groups
-0.3 -0.29 have at > top groups: own measure desc
-0.39 -0.4 have at > top groups: rows desc
-0.31 -0.32 have at > top rows
-0.26 -0.27 have at > top rows: order:guess desc
-0.32 -0.32 have at > top rows: order:said desc
-0.27 -0.23 have before > next or previous row
-0.21 -0.26 have before > next or previous row: said way position
-0.09 -0.23 have before > rows before or after another: list 
0.62 0.52 have fewer > groups that have
0.62 0.52 have fewer > groups that have: list said
-0.61 -0.51 have fewer > list
-0.62 -0.55 have fewer > list: named things 
-0.14 -0.27 have fewer > list: where 
0.24 0.22 have for > figures
-0.16 -0.3 have in > figures: fn:count fn:sum!
0.12 0.2 have in > figures: fn:count one figure
-0.41 -0.41 have in > figures: fn:distinct? one figure
-0.71 -0.75 have in > list
-0.62 -0.61 have in > list: where 
-0.63 -0.63 have in > list: where distinct
0.35 0.26 have in > loose figures: avg 
0.45 0.18 have in > loose figures: look up 
-0.7 -0.71 have in > loose figures: look up guess
0.43 0.46 have in > loose figures: sum 
-0.28 -0.37 have listed > figures
-0.28 -0.37 have listed > figures: fn:count one figure
0.31 -0.14 have listed > list
-0.39 -0.45 have listed > list: where 
0.31 0.05 have listed > list: where distinct
0.28 0.37 have listed > loose figures
0.28 0.37 have listed > loose figures: look up guess
0.2 0.18 have longest > share
0.2 0.18 have longest > share: filtered 
-0.25 -0.22 have longest > top rows: order:said desc
-0.56 -0.53 have more > against another row
-0.73 -0.72 have more > against another row: count guess
-0.28 -0.27 have more > against another row: list guess
-0.43 -0.49 have more > figures
-0.74 -0.74 have more > figures: fn:count fn:sum!
-0.17 -0.22 have more > figures: fn:count one figure
-0.21 -0.26 have more > figures: fn:distinct? one figure
-0.41 -0.42 have more > figures: fn:sum? one figure
0.64 0.37 have more > groups that have
0.52 0.43 have more > groups that have: count 
-0.23 -0.62 have more > groups that have: list guess
0.33 0.32 have more > list
-0.14 -0.33 have more > list: all 
0.04 -0.21 have more > list: many 
-0.86 -0.7 have more > list: named things 
0.36 0.35 have more > list: where 
0.2 0.17 have more > loose figures: avg 
-0.34 -0.35 have more > loose figures: count 
-0.39 -0.5 have more > loose figures: look up guess
-0.63 -0.71 have more > loose figures: sum 
-0.28 -0.28 have more > top rows
-0.28 -0.28 have more > top rows: order:guess asc
0.23 0.22 have more > which of these
-0.35 -0.32 have more > which of these: count asc
0.62 0.57 have more > which of these: count desc
0.38 0.45 have more > which of these: guess asc
0.38 0.41 have more > which of these: position first
-0.76 -0.7 have more > which of these: position last
0.19 0.27 have never > figures
-0.2 -0.22 have never > figures: fn:count grouped by what is beside
0.16 0.26 have never > figures: fn:count one figure
-0.25 -0.27 have never > figures: fn:distinct? grouped by what is beside
0.28 0.3 have never > figures: fn:distinct? one figure
-0.2 -0.22 have never > list: many 
0.32 0.46 have never > list: named things 
-0.51 -0.61 have never > list: where 
-0.4 -0.65 have never > list: where distinct
-0.19 -0.28 have never > loose figures
-0.18 -0.3 have never > loose figures: avg 
-0.19 -0.21 have never > loose figures: look up 
-0.23 -0.42 have never > loose figures: look up guess
-0.19 -0.3 have never > loose figures: sum 
-0.38 -0.42 have no > comparison
-0.38 -0.42 have no > comparison: guess value
0.45 0.55 have no > figures
0.42 0.6 have no > figures: fn:count one figure
-0.46 -0.36 have no > figures: fn:distinct? one figure
-0.2 -0.21 have no > list: all 
0.37 0.38 have no > list: many 
0.23 0.35 have no > list: named things 
-0.95 -1.04 have no > list: where 
-0.84 -0.92 have no > list: where distinct
-0.63 -0.67 have no > loose figures
-0.35 -0.45 have no > loose figures: avg 
-0.36 -0.29 have no > loose figures: count 
-0.44 -0.37 have no > loose figures: look up 
-0.32 -0.33 have no > loose figures: look up guess
-0.21 -0.38 have no > loose figures: sum 
-0.37 -0.41 have number > figures: fn:count fn:sum!
-0.22 -0.25 have number > list
-0.21 -0.23 have number > list: where distinct
-0.49 -0.53 have number > loose figures
-0.2 -0.3 have number > loose figures: avg 
-0.24 -0.19 have number > loose figures: count 
-0.24 -0.22 have number > loose figures: look up 
-0.18 -0.45 have number > loose figures: look up guess
-0.41 -0.49 have number > loose figures: sum 
0.32 0.31 have only > figures
-0.23 -0.27 have only > figures: fn:count fn:sum!
0.32 0.31 have only > figures: fn:count one figure
-0.31 -0.3 have only > list
-0.31 -0.29 have only > list: where 
-0.3 -0.3 have only > list: where distinct
-0.34 -0.29 have only > loose figures
-0.36 -0.25 have only > loose figures: look up guess
-0.21 -0.23 have only > loose figures: sum 
-0.16 -0.2 have same > list
-0.16 -0.2 have same > list: many 
-0.13 -0.21 have same > list: where 
0.2 0.21 have same > the same as another row
-0.28 -0.43 have same > the same as another row: count said
0.22 0.26 have same > the same as another row: list said
-0.23 -0.28 have than > comparison
-0.23 -0.28 have than > comparison: guess value
0.2 0.31 have than > difference
-0.18 -0.21 have than > difference: of counts 
-0.17 -0.25 have than > difference: of ends guess
0.17 0.2 have than > difference: of two guess
0.25 0.2 have than > difference: of two said
-0.21 -0.25 have than > difference: of two turned guess
-0.19 -0.32 have than > loose figures
-0.19 -0.3 have than > loose figures: count 
0.31 0.31 have total > figures
-0.23 -0.19 have total > figures: fn:count fn:sum!
-0.26 -0.25 have total > figures: fn:count one figure
-0.43 -0.45 have total > figures: fn:distinct? fn:sum!
-0.22 -0.21 have total > figures: fn:distinct? one figure
0.29 0.29 have total > figures: fn:sum? fn:sum!
-0.27 -0.21 have total > loose figures
-0.36 -0.34 have total > loose figures: avg 
-0.25 -0.16 have total > loose figures: count 
-0.27 -0.32 have total > loose figures: look up 
-0.47 -0.43 have under > figures: fn:count fn:sum!
0.29 0.27 have under > figures: fn:count one figure
-0.4 -0.4 have under > figures: fn:distinct? fn:sum!
-0.17 -0.24 have under > loose figures: look up guess
-0.41 -0.52 have which > list
-0.38 -0.47 have which > list: named things 
-0.34 -0.39 have which > list: where 
-0.28 -0.32 have which > list: where distinct
-0.24 -0.28 have which > top groups
-0.24 -0.28 have which > top groups: rows desc
0.3 0.32 have which > which of these
-0.56 -0.3 have which > which of these: count asc
0.46 0.59 have which > which of these: count desc
-0.34 -0.42 have which > which of these: guess asc
-0.12 -0.22 have which > which of these: guess desc
-0.42 -0.46 have which > which of these: position first
-0.54 -0.35 have which > which of these: position last
-0.5 -0.48 have won > figures: fn:count fn:sum!
0.37 0.31 have won > figures: fn:count one figure
-0.16 -0.26 have won > list
-0.19 -0.45 have won > list: many 
0.37 0.42 higher > against another row
-0.24 -0.24 higher > against another row: count said
0.2 0.1 higher > against another row: list guess
0.29 0.34 higher > against another row: list said
-0.45 -0.27 higher > comparison
-0.45 -0.27 higher > comparison: guess value
-0.24 -0.3 higher > figures: fn:count one figure
-0.13 -0.22 higher > figures: fn:distinct? one figure
-0.22 -0.29 higher > figures: fn:sum! fn:sum!
-0.18 -0.2 higher > groups that are named
-0.18 -0.2 higher > groups that are named: listed 
-0.28 -0.33 higher > list
-0.29 -0.3 higher > list: all 
-0.22 -0.08 higher > list: many 
0.59 0.41 higher > list: named things 
-0.18 -0.43 higher > list: where 
-0.5 -0.64 higher > list: where distinct
-0.5 -0.53 higher > loose figures
-0.59 -0.42 higher > loose figures: avg 
-0.35 -0.38 higher > loose figures: count 
-0.18 -0.21 higher > loose figures: look up 
-0.6 -0.59 higher > loose figures: sum 
-0.14 -0.22 higher > share
-0.14 -0.22 higher > share: filtered 
0.96 1.01 higher > which of these
-0.35 -0.38 higher > which of these: count asc
-0.68 -0.66 higher > which of these: count desc
-1.03 -1.14 higher > which of these: guess asc
0.97 0.98 higher > which of these: guess desc
-0.77 -0.99 higher > which of these: position first
0.61 0.62 higher > which of these: position last
-0.55 -0.6 higher > which of these: said asc
-0.17 -0.22 higher in > comparison
-0.17 -0.22 higher in > comparison: guess value
-0.3 -0.27 higher in > groups that are named
-0.3 -0.27 higher in > groups that are named: listed 
-0.47 -0.49 higher in > list
-0.49 -0.5 higher in > list: where 
-0.36 -0.33 higher in > list: where distinct
-0.57 -0.26 higher in > loose figures
-0.47 -0.11 higher in > loose figures: avg 
-0.2 -0.05 higher in > loose figures: count 
-0.26 -0.13 higher in > loose figures: sum 
0.56 0.6 higher in > which of these
-0.2 -0.2 higher in > which of these: count asc
-0.7 -0.77 higher in > which of these: guess asc
0.54 0.57 higher in > which of these: guess desc
-0.9 -0.91 higher in > which of these: position first
0.65 0.63 higher in > which of these: position last
0.72 0.78 higher in > which of these: said asc
-0.58 -0.57 higher in > which of these: said desc
-0.14 -0.23 higher number > comparison
-0.14 -0.23 higher number > comparison: guess value
-0.32 -0.27 higher number > figures
-0.31 -0.32 higher number > figures: fn:count one figure
-0.13 -0.22 higher number > figures: fn:distinct? one figure
-0.33 -0.39 higher number > loose figures
-0.02 -0.2 higher number > loose figures: avg 
-0.18 -0.21 higher number > loose figures: look up 
-0.19 -0.49 higher number > loose figures: sum 
0.43 0.32 higher number > which of these
0.49 0.53 higher number > which of these: count asc
0.66 0.7 higher number > which of these: count desc
-0.29 -0.3 higher number > which of these: guess asc
-0.51 -0.48 higher number > which of these: position first
-0.23 -0.22 higher number > which of these: position last
-0.24 -0.29 higher number > which of these: said asc
-0.15 -0.2 higher ratio > figures
-0.15 -0.2 higher ratio > figures: fn:sum! fn:sum!
-0.24 -0.32 higher ratio > list
-0.24 -0.33 higher ratio > list: many 
-0.14 -0.22 higher ratio > share
-0.14 -0.22 higher ratio > share: filtered 
0.27 0.3 higher ratio > which of these
-0.17 -0.21 higher ratio > which of these: count desc
-0.15 -0.22 higher ratio > which of these: guess asc
0.27 0.25 higher ratio > which of these: guess desc
-0.37 -0.36 higher ratio > which of these: position last
-0.22 -0.23 higher ratio > which of these: said asc
0.41 0.39 higher ratio > which of these: said desc
0.35 0.32 higher than > against another row
0.2 0.1 higher than > against another row: list guess
-0.28 -0.28 higher than > list: all 
-0.34 -0.37 higher than > list: many 
0.65 0.49 higher than > list: named things 
-0.37 -0.39 higher than > list: where distinct
-0.43 -0.37 higher than > loose figures
-0.36 -0.26 higher than > loose figures: avg 
-0.33 -0.32 higher than > loose figures: count 
-0.46 -0.39 higher than > loose figures: sum 
0.31 0.28 higher win > which of these
-0.31 -0.31 higher win > which of these: count asc
-0.35 -0.35 higher win > which of these: count desc
-0.26 -0.26 higher win > which of these: guess desc
-0.42 -0.43 higher win > which of these: position first
0.25 0.25 higher win > which of these: position last
-0.27 -0.29 higher win > which of these: said asc
0.37 0.36 higher win > which of these: said desc
-0.25 -0.23 higher win > yes or no
-0.25 -0.23 higher win > yes or no: exists 
-0.37 -0.32 highest > comparison
-0.37 -0.32 highest > comparison: guess value
0.24 0.32 highest > difference
0.36 0.43 highest > difference: of ends said
-0.43 -0.47 highest > difference: of fields 
-0.34 -0.35 highest > difference: of fields turned 
0.3 0.35 highest > extreme value
-0.5 -0.53 highest > extreme value: max guess
0.33 0.37 highest > extreme value: max said
-0.67 -0.67 highest > extreme value: min said
-0.41 -0.44 highest > figure of the top rows
-0.42 -0.46 highest > figure of the top rows: avg 
-0.4 -0.42 highest > figure of the top rows: sum 
-0.32 -0.34 highest > figures: fn:avg fn:max
-0.38 -0.35 highest > figures: fn:avg fn:sum!
-0.24 -0.51 highest > figures: fn:avg grouped by what is beside
-0.34 -0.35 highest > figures: fn:avg! one figure
0.19 0.2 highest > figures: fn:correlation one figure
-0.34 -0.41 highest > figures: fn:count fn:avg!
-0.34 -0.25 highest > figures: fn:count fn:max
0.28 0.14 highest > figures: fn:count fn:missing
-0.23 -0.2 highest > figures: fn:count fn:sum!
-0.25 -0.23 highest > figures: fn:count grouped
-0.33 -0.22 highest > figures: fn:count grouped by what is beside
-0.47 -0.58 highest > figures: fn:count one figure
-0.2 -0.18 highest > figures: fn:distinct? grouped
0.34 0.35 highest > figures: fn:max fn:sum!
-0.23 -0.23 highest > figures: fn:max grouped
-0.91 -0.9 highest > figures: fn:max grouped by what is beside
-0.64 -0.87 highest > figures: fn:max one figure
0.18 0.2 highest > figures: fn:min one figure
0.2 0.17 highest > figures: fn:missing one figure
-0.23 -0.36 highest > figures: fn:revenue fn:max
-0.31 -0.49 highest > figures: fn:revenue fn:sum!
0.21 0.21 highest > figures: fn:sum grouped
-0.32 -0.3 highest > figures: fn:sum one figure
-0.21 -0.22 highest > figures: fn:sum! fn:avg
-0.22 -0.26 highest > figures: fn:sum! fn:max
-0.35 -0.29 highest > figures: fn:sum! fn:sum!
-0.85 -0.86 highest > figures: fn:sum! grouped by what is beside
-0.66 -0.75 highest > figures: fn:sum! one figure
-0.23 -0.21 highest > figures: fn:sum? grouped
-0.23 -0.28 highest > figures: fn:sum? one figure
0.3 0.3 highest > first or last row
0.3 0.3 highest > first or last row: position first
-0.28 -0.24 highest > groups that are named
-0.28 -0.24 highest > groups that are named: listed 
-0.27 -0.34 highest > groups that have
-0.19 -0.25 highest > groups that have: list guess
-0.31 -0.25 highest > groups that have: list said
-0.34 -0.4 highest > list
-0.52 -0.56 highest > list: all 
-0.45 -0.5 highest > list: named things 
-1.18 -1.14 highest > list: where 
-0.66 -0.85 highest > list: where distinct
-0.32 -0.44 highest > loose figures
-1.38 -1.58 highest > loose figures: avg 
0.32 0.31 highest > loose figures: count 
-0.65 -0.73 highest > loose figures: look up 
-1.18 -1.39 highest > loose figures: sum 
-0.35 -0.43 highest > share
-0.35 -0.43 highest > share: filtered 
-0.52 -0.5 highest > top groups: own measure asc
0.26 0.26 highest > top groups: revenue asc
-0.62 -0.96 highest > top groups: revenue desc
-0.7 -0.68 highest > top groups: rows asc
-1.38 -1.38 highest > top groups: rows desc
0.71 0.72 highest > top groups: said measure desc
-0.69 -0.67 highest > top groups: sum of field desc
-0.82 -0.86 highest > top groups: units desc
-0.3 -0.28 highest > top rows
-0.44 -0.46 highest > top rows: order:guess desc
-0.39 -0.43 highest > top rows: order:hint desc
-0.56 -0.55 highest > top rows: order:said asc
0.35 0.42 highest > which of these
-0.22 -0.2 highest > which of these: count asc
-0.34 -0.37 highest > which of these: guess asc
-0.56 -0.58 highest > which of these: position first
0.34 0.37 highest > which of these: position last
-0.29 -0.29 highest > which of these: said asc
0.41 0.41 highest all > extreme value
0.41 0.41 highest all > extreme value: max said
-0.47 -0.43 highest all > loose figures
-0.5 -0.4 highest all > loose figures: avg 
-0.39 -0.39 highest all > loose figures: sum 
-0.2 -0.2 highest all > top groups: rows desc
-0.28 -0.29 highest all > top rows: order:said desc
-0.26 -0.27 highest average > figures
-0.24 -0.17 highest average > figures: fn:avg grouped by what is beside
-0.22 -0.24 highest average > figures: fn:avg one figure
-0.21 -0.22 highest average > figures: fn:sum! fn:avg
0.38 0.36 highest average > top groups
-0.56 -0.61 highest average > top groups: own measure desc
-0.24 -0.3 highest average > top groups: rows desc
0.7 0.69 highest average > top groups: said measure desc
-0.75 -0.78 highest average > top groups: sum of field desc
-0.37 -0.35 highest average > top rows
-0.35 -0.37 highest average > top rows: order:guess desc
-0.37 -0.35 highest average > top rows: order:said desc
-0.21 -0.29 highest first > extreme value
-0.11 -0.2 highest first > extreme value: max said
0.21 0.21 highest first > figures
0.21 0.21 highest first > figures: fn:sum grouped
-0.32 -0.3 highest first > figures: fn:sum one figure
-0.2 -0.21 highest first > top groups
-0.21 -0.21 highest first > top groups: own measure desc
-0.31 -0.21 highest for > groups that are named
-0.31 -0.21 highest for > groups that are named: listed 
-0.62 -0.64 highest for > list
-0.63 -0.65 highest for > list: many 
-0.49 -0.53 highest for > list: where 
-0.27 -0.33 highest for > list: where distinct
-0.44 -0.35 highest for > loose figures
-0.4 -0.18 highest for > loose figures: avg 
-0.3 -0.15 highest for > loose figures: count 
-0.34 -0.2 highest for > loose figures: sum 
-0.6 -0.62 highest for > top groups
-0.6 -0.63 highest for > top groups: own measure desc
-0.48 -0.43 highest for > top groups: rows desc
0.6 0.62 highest for > top rows
0.46 0.46 highest for > top rows: order:guess desc
-0.43 -0.42 highest for > top rows: order:said desc
-0.22 -0.21 highest number > extreme value: max said
-0.34 -0.41 highest number > figures: fn:count fn:avg!
-0.25 -0.23 highest number > figures: fn:count grouped
-0.27 -0.16 highest number > figures: fn:count grouped by what is beside
-0.58 -0.69 highest number > figures: fn:count one figure
-0.2 -0.18 highest number > figures: fn:distinct? grouped
0.03 0.22 highest number > figures: fn:distinct? one figure
-0.23 -0.22 highest number > figures: fn:max grouped
-0.23 -0.21 highest number > figures: fn:sum? grouped
-0.47 -0.51 highest number > loose figures
-0.42 -0.47 highest number > loose figures: avg 
-0.42 -0.48 highest number > loose figures: look up 
-0.51 -0.55 highest number > loose figures: sum 
0.45 0.44 highest number > top groups: said measure desc
-0.28 -0.37 highest number > top groups: sum of field desc
0.22 0.17 highest number > top rows
-0.24 -0.27 highest per > loose figures
0.42 0.38 highest per > top groups
-0.39 -0.33 highest per > top groups: own measure desc
-0.34 -0.36 highest per > top groups: rows desc
0.41 0.41 highest per > top groups: sum of field desc
-0.4 -0.37 highest per > top rows
-0.37 -0.36 highest per > top rows: order:guess desc
0.31 0 highest per > top rows: order:said desc
-0.35 -0.42 highest percentage > extreme value
-0.35 -0.42 highest percentage > extreme value: max guess
-0.45 -0.5 highest percentage > list
-0.45 -0.5 highest percentage > list: named things 
-0.42 -0.4 highest percentage > list: where 
-0.37 -0.36 highest percentage > list: where distinct
0.37 0.39 highest percentage > loose figures
-0.46 -0.46 highest percentage > loose figures: avg 
0.37 0.4 highest percentage > loose figures: count 
-0.5 -0.53 highest percentage > loose figures: sum 
-0.35 -0.43 highest percentage > share
-0.35 -0.43 highest percentage > share: filtered 
-0.18 -0.22 highest percentage > top groups
-0.18 -0.22 highest percentage > top groups: rows desc
-0.34 -0.39 highest percentage > top rows
-0.34 -0.39 highest percentage > top rows: order:guess desc
-0.28 -0.25 highest to > figures: fn:max grouped by what is beside
-0.25 -0.34 highest to > figures: fn:max one figure
-0.22 -0.2 highest to > figures: fn:sum! grouped by what is beside
-0.19 -0.29 highest to > loose figures
-0.19 -0.25 highest to > loose figures: avg 
-0.2 -0.31 highest to > loose figures: sum 
-0.44 -0.44 highest total > extreme value
-0.34 -0.31 highest total > extreme value: max guess
-0.4 -0.46 highest total > extreme value: max said
-0.27 -0.2 highest total > figure of the top rows
-0.28 -0.21 highest total > figure of the top rows: avg 
-0.25 -0.19 highest total > figure of the top rows: sum 
-0.34 -0.24 highest total > figures: fn:max grouped by what is beside
-0.35 -0.36 highest total > figures: fn:max one figure
-0.33 -0.28 highest total > figures: fn:sum! fn:sum!
-0.45 -0.28 highest total > figures: fn:sum! grouped by what is beside
0.3 0.3 highest total > first or last row
0.3 0.3 highest total > first or last row: position first
-0.37 -0.38 highest total > list
-0.38 -0.42 highest total > list: many 
-0.4 -0.45 highest total > loose figures
-0.2 -0.3 highest total > loose figures: avg 
-0.46 -0.5 highest total > loose figures: sum 
-0.25 -0.28 highest total > top groups
-0.28 -0.35 highest total > top groups: own measure desc
-0.35 -0.36 highest total > top groups: rows desc
0.39 0.37 highest total > top groups: sum of field desc
-0.5 -0.39 highest total > top rows
-0.13 -0.33 highest total > top rows: order:guess desc
-0.39 -0.37 highest total > top rows: order:said desc
-0.21 -0.15 highest win > loose figures
-0.21 -0.13 highest win > loose figures: avg 
0.35 0.42 highest win > which of these
-0.22 -0.2 highest win > which of these: count asc
-0.34 -0.37 highest win > which of these: guess asc
-0.56 -0.58 highest win > which of these: position first
0.34 0.37 highest win > which of these: position last
-0.29 -0.29 highest win > which of these: said asc
0.24 0.27 how > against another row
0.29 0.35 how > against another row: count guess
0.18 0.25 how > against another row: count said
-0.35 -0.42 how > against another row: list guess
-0.39 -0.39 how > against another row: list said
-0.33 -0.45 how > comparison: guess floating
0.26 0.25 how > comparison: said floating
-0.22 -0.3 how > difference: of counts 
-0.63 -0.78 how > difference: of counts turned 
-0.28 -0.39 how > difference: of ends said
-0.28 -0.33 how > difference: of fields 
-0.22 -0.31 how > difference: of fields turned 
0.12 0.2 how > difference: of two said
-0.46 -0.65 how > difference: of two turned guess
-0.41 -0.43 how > difference: of two turned said
-0.28 -0.31 how > extreme value: max guess
-0.39 -0.36 how > extreme value: min guess
-0.32 -0.2 how > figure of the top rows
-0.35 -0.23 how > figure of the top rows: avg 
-0.29 -0.17 how > figure of the top rows: sum 
-0.19 -0.31 how > figures: fn:avg! fn:sum!
-0.47 -0.49 how > figures: fn:avg! fn:units
-0.21 -0.32 how > figures: fn:avg! grouped by what is beside
-0.39 -0.54 how > figures: fn:avg! one figure
0.36 0.37 how > figures: fn:count fn:avg!
0.26 0.2 how > figures: fn:count fn:count
0.31 0.36 how > figures: fn:count fn:distinct?
0.57 0.3 how > figures: fn:count fn:missing
-0.23 -0.28 how > figures: fn:count fn:revenue
0.19 0.32 how > figures: fn:count fn:sum
-0.22 -0.21 how > figures: fn:count fn:sum!
-0.23 -0.25 how > figures: fn:count fn:sum?
-1.2 -1.22 how > figures: fn:count grouped by what is beside
-0.61 -0.56 how > figures: fn:distinct grouped by what is beside
-0.25 -0.27 how > figures: fn:distinct? fn:avg!
-0.22 -0.22 how > figures: fn:distinct? fn:count
-0.23 -0.25 how > figures: fn:distinct? fn:distinct?
-0.23 -0.25 how > figures: fn:distinct? fn:sum?
-0.57 -0.57 how > figures: fn:distinct? grouped
-0.96 -1.01 how > figures: fn:distinct? grouped by what is beside
0.37 0.54 how > figures: fn:missing one figure
0.36 0.39 how > figures: fn:ratio grouped
-0.54 -0.56 how > figures: fn:ratio one figure
0.22 0.24 how > figures: fn:revenue fn:sum!
-0.28 -0.37 how > figures: fn:skewness fn:sum!
0.76 0.59 how > figures: fn:skewness one figure
-0.58 -0.64 how > figures: fn:sum! fn:units
-0.45 -0.63 how > figures: fn:sum! grouped
-0.33 -0.31 how > figures: fn:sum! grouped by what is beside
-0.84 -0.74 how > figures: fn:sum! one figure
0.41 0.38 how > figures: fn:sum? fn:avg!
0.34 0.28 how > figures: fn:sum? fn:sum!
-0.2 -0.2 how > figures: fn:sum? grouped
-0.63 -0.67 how > figures: fn:sum? grouped by what is beside
0.12 0.2 how > figures: fn:sum? one figure
-0.27 -0.3 how > figures: fn:units grouped
0.11 0.22 how > figures: fn:units one figure
-0.45 -0.57 how > figures: grouped by what is beside 
-0.31 -0.33 how > figures: grouped named
-0.29 -0.05 how > figures: one figure named
-0.3 -0.3 how > first or last row: position last
-0.39 -0.37 how > first or last row: time last
-0.81 -0.91 how > groups that are named
-0.42 -0.5 how > groups that are named: compared 
-0.68 -0.68 how > groups that are named: listed 
-0.45 -0.46 how > groups that have: list guess
-0.67 -0.84 how > groups that have: list said
-0.17 -0.34 how > list
-0.22 -0.21 how > list: all 
-0.17 -0.25 how > list: many 
-1.11 -1.02 how > list: named things 
-0.05 -0.2 how > list: where 
0.28 0.31 how > loose figures
-0.37 -0.19 how > loose figures: avg 
0.31 0.45 how > loose figures: count 
0.24 -0.14 how > loose figures: look up 
-0.01 0.25 how > loose figures: sum 
-0.31 -0.35 how > next or previous row: other way position
-0.16 -0.23 how > next or previous row: said way time
0.25 0.33 how > rows before or after another
0.27 0.38 how > rows before or after another: count 
-0.45 -0.54 how > rows before or after another: list 
0.28 0.37 how > the same as another row: count said
-0.46 -0.42 how > the same as another row: list guess
-0.26 -0.35 how > the same as another row: list said
-0.57 -0.68 how > top groups
-0.23 -0.3 how > top groups: own measure asc
-0.26 -0.37 how > top groups: own measure desc
-0.33 -0.27 how > top groups: revenue desc
-0.33 -0.39 how > top groups: rows asc
-0.26 -0.27 how > top groups: sum of field asc
-0.24 -0.18 how > top groups: units desc
-0.27 -0.32 how > top rows
-0.16 -0.21 how > top rows: order:hint desc
-0.2 -0.2 how > top rows: order:said asc
-0.49 -0.53 how > which of these
-0.47 -0.52 how > which of these: count asc
-0.57 -0.61 how > which of these: count desc
-0.28 -0.32 how > which of these: guess asc
-0.37 -0.4 how > which of these: guess desc
-0.52 -0.55 how > which of these: position first
-0.61 -0.59 how > which of these: position last
-0.5 -0.55 how > which of these: said asc
-0.73 -0.73 how > which of these: said desc
-0.25 -0.35 how any > list
-0.22 -0.27 how any > list: many 
-0.33 -0.44 how any > list: where 
-0.25 -0.4 how any > list: where distinct
0.25 0.35 how any > loose figures
0.25 0.35 how any > loose figures: count 
0.4 0.41 how combined > loose figures: avg 
-0.4 -0.43 how combined > loose figures: count 
0.41 0.43 how combined > loose figures: sum 
0.26 0.25 how did > comparison
0.26 0.25 how did > comparison: said floating
-0.26 -0.25 how did > figures
-0.39 -0.44 how did > figures: fn:revenue one figure
0.29 0.33 how do > comparison
0.29 0.33 how do > comparison: said value
-0.29 -0.32 how do > figures
-0.47 -0.49 how do > figures: fn:avg! fn:units
-0.58 -0.64 how do > figures: fn:sum! fn:units
-0.27 -0.3 how do > figures: fn:units grouped
-0.28 -0.24 how do > figures: fn:units one figure
-0.28 -0.33 how do > groups that are named
-0.28 -0.33 how do > groups that are named: compared 
-0.19 -0.2 how has > average of each
-0.19 -0.2 how has > average of each:  
0.19 0.2 how has > figures
0.21 0.22 how has > figures: fn:ratio grouped
-0.25 -0.28 how has > figures: fn:ratio one figure
-0.29 -0.27 how has > figures: grouped named
-0.25 -0.29 how long > extreme value: max guess
0.53 0.48 how long > figures
0.53 0.48 how long > figures: fn:sum! fn:sum!
-0.12 -0.24 how long > groups that are named
-0.12 -0.24 how long > groups that are named: listed 
-0.2 -0.34 how long > how long
-0.2 -0.34 how long > how long: between rows 
0.29 0.36 how long > list
-0.19 -0.43 how long > list: all 
0.31 0.36 how long > list: many 
0.42 0.57 how long > list: where 
0.29 0.44 how long > list: where distinct
-0.14 -0.22 how long > loose figures: avg 
-0.37 -0.36 how long > loose figures: count 
-0.16 -0.3 how long > loose figures: sum 
-0.21 -0.21 how long > next or previous row: said way position
-0.3 -0.31 how long > top groups
-0.54 -0.53 how long > which of these
-0.36 -0.42 how long > which of these: count asc
-0.39 -0.47 how long > which of these: count desc
-0.4 -0.43 how long > which of these: guess asc
-0.43 -0.45 how long > which of these: guess desc
-0.35 -0.44 how long > which of these: position first
-0.43 -0.46 how long > which of these: position last
-0.22 -0.37 how long > which of these: said asc
-0.41 -0.45 how long > which of these: said desc
0.15 0.22 how long conditions 0
-0.66 -0.64 how long conditions 1
-0.25 -0.45 how long conditions 2
0.24 0.27 how many > against another row
0.29 0.35 how many > against another row: count guess
0.18 0.25 how many > against another row: count said
-0.35 -0.42 how many > against another row: list guess
-0.39 -0.39 how many > against another row: list said
-0.32 -0.44 how many > comparison: guess floating
-0.56 -0.59 how many > comparison: said value
-0.22 -0.3 how many > difference: of counts 
-0.63 -0.78 how many > difference: of counts turned 
-0.28 -0.39 how many > difference: of ends said
-0.28 -0.33 how many > difference: of fields 
-0.22 -0.31 how many > difference: of fields turned 
0.12 0.2 how many > difference: of two said
-0.46 -0.65 how many > difference: of two turned guess
-0.41 -0.43 how many > difference: of two turned said
-0.56 -0.66 how many > extreme value
-0.2 -0.19 how many > extreme value: max guess
-0.27 -0.3 how many > extreme value: max said
-0.29 -0.28 how many > extreme value: min guess
0.07 -0.28 how many > extreme value: min said
-0.32 -0.2 how many > figure of the top rows
-0.35 -0.23 how many > figure of the top rows: avg 
-0.29 -0.17 how many > figure of the top rows: sum 
-0.19 -0.31 how many > figures: fn:avg! fn:sum!
-0.21 -0.32 how many > figures: fn:avg! grouped by what is beside
-0.39 -0.54 how many > figures: fn:avg! one figure
0.36 0.37 how many > figures: fn:count fn:avg!
0.26 0.2 how many > figures: fn:count fn:count
0.31 0.36 how many > figures: fn:count fn:distinct?
0.57 0.3 how many > figures: fn:count fn:missing
-0.23 -0.28 how many > figures: fn:count fn:revenue
0.19 0.32 how many > figures: fn:count fn:sum
-0.22 -0.22 how many > figures: fn:count fn:sum!
-0.23 -0.25 how many > figures: fn:count fn:sum?
-1.2 -1.22 how many > figures: fn:count grouped by what is beside
-0.61 -0.56 how many > figures: fn:distinct grouped by what is beside
-0.25 -0.27 how many > figures: fn:distinct? fn:avg!
-0.22 -0.22 how many > figures: fn:distinct? fn:count
-0.23 -0.25 how many > figures: fn:distinct? fn:distinct?
-0.23 -0.25 how many > figures: fn:distinct? fn:sum?
-0.57 -0.57 how many > figures: fn:distinct? grouped
-0.96 -1.01 how many > figures: fn:distinct? grouped by what is beside
0.37 0.54 how many > figures: fn:missing one figure
0.32 0.31 how many > figures: fn:ratio grouped
-0.39 -0.39 how many > figures: fn:ratio one figure
-0.29 -0.37 how many > figures: fn:revenue one figure
-0.49 -0.42 how many > figures: fn:sum! fn:sum!
-0.41 -0.5 how many > figures: fn:sum! grouped
-0.49 -1.04 how many > figures: fn:sum! grouped by what is beside
-0.88 -0.84 how many > figures: fn:sum! one figure
0.41 0.38 how many > figures: fn:sum? fn:avg!
0.34 0.28 how many > figures: fn:sum? fn:sum!
-0.2 -0.2 how many > figures: fn:sum? grouped
-0.63 -0.67 how many > figures: fn:sum? grouped by what is beside
0.12 0.2 how many > figures: fn:sum? one figure
0.19 0.25 how many > figures: fn:units one figure
-0.45 -0.57 how many > figures: grouped by what is beside 
-0.4 -0.45 how many > figures: grouped named
-0.29 -0.05 how many > figures: one figure named
-0.15 -0.25 how many > first or last row
-0.3 -0.3 how many > first or last row: position last
-0.41 -0.54 how many > first or last row: time first
-0.39 -0.37 how many > first or last row: time last
-0.66 -0.89 how many > groups that are named
-0.32 -0.49 how many > groups that are named: compared 
-0.65 -0.73 how many > groups that are named: listed 
-0.45 -0.46 how many > groups that have: list guess
-0.67 -0.84 how many > groups that have: list said
-0.1 -0.26 how many > list
-0.45 -0.57 how many > list: all 
-0.26 -0.68 how many > list: many 
-1.11 -1.02 how many > list: named things 
0.24 0.29 how many > loose figures
0.33 0.45 how many > loose figures: count 
0.24 -0.14 how many > loose figures: look up 
0 0.27 how many > loose figures: sum 
-0.31 -0.35 how many > next or previous row: other way position
0.25 0.33 how many > rows before or after another
0.27 0.38 how many > rows before or after another: count 
-0.45 -0.54 how many > rows before or after another: list 
0.28 0.37 how many > the same as another row: count said
-0.46 -0.42 how many > the same as another row: list guess
-0.26 -0.35 how many > the same as another row: list said
-0.35 -0.46 how many > top groups
-0.22 -0.26 how many > top groups: own measure asc
-0.26 -0.37 how many > top groups: own measure desc
-0.33 -0.27 how many > top groups: revenue desc
-0.2 -0.23 how many > top groups: rows asc
-0.59 -0.54 how many > top groups: rows desc
-0.26 -0.27 how many > top groups: sum of field asc
-0.24 -0.18 how many > top groups: units desc
-0.62 -0.84 how many > top rows
-0.33 -0.34 how many > top rows: order:guess asc
-0.5 -0.54 how many > top rows: order:guess desc
-0.16 -0.21 how many > top rows: order:hint desc
-0.8 -0.88 how many > top rows: order:said desc
-0.43 -0.45 how many > which of these
-0.45 -0.5 how many > which of these: count asc
-0.59 -0.65 how many > which of these: count desc
-0.26 -0.29 how many > which of these: guess asc
-0.35 -0.36 how many > which of these: guess desc
-0.46 -0.48 how many > which of these: position first
-0.54 -0.53 how many > which of these: position last
-0.37 -0.39 how many > which of these: said asc
-0.49 -0.54 how many > which of these: said desc
-0.26 -0.25 how much > comparison
-0.26 -0.25 how much > comparison: guess value
0.22 0.24 how much > figures: fn:revenue fn:sum!
0.72 0.69 how much > figures: fn:sum! fn:sum!
-0.23 -0.19 how much > list: where distinct
-0.4 -0.55 how much > loose figures: avg 
0.22 0.16 how much > loose figures: sum 
-0.29 -0.28 in > against another row
-0.2 -0.22 in > against another row: count guess
-0.41 -0.42 in > against another row: count said
-0.19 -0.21 in > against another row: list guess
0.27 0.31 in > comparison: guess value
-0.71 -0.78 in > difference: of counts 
-0.35 -0.39 in > difference: of counts turned 
0.35 0.45 in > difference: of fields 
-0.27 -0.32 in > difference: of fields turned 
0.27 0.33 in > difference: of two guess
0.08 0.25 in > difference: of two said
-0.54 -0.51 in > difference: of two turned guess
-0.57 -0.52 in > difference: of two turned said
-0.42 -0.46 in > extreme value
-0.84 -0.86 in > extreme value: max guess
-0.7 -0.72 in > extreme value: max said
-0.08 -0.57 in > extreme value: min guess
-0.24 -0.19 in > figure of the top rows
-0.72 -0.67 in > figure of the top rows: sum 
0.66 0.74 in > figures: fn:avg fn:sum!
-0.22 -0.32 in > figures: fn:avg grouped by what is beside
0.42 0.68 in > figures: fn:avg one figure
-0.32 -0.37 in > figures: fn:avg! fn:sum!
0.27 0.43 in > figures: fn:avg! fn:sum?
1.11 1.19 in > figures: fn:avg! fn:units
-0.44 -0.56 in > figures: fn:avg! one figure
-0.47 -0.55 in > figures: fn:count fn:avg!
-0.18 -0.22 in > figures: fn:count fn:distinct?
-0.34 -0.25 in > figures: fn:count fn:max
0.63 0.45 in > figures: fn:count fn:missing
0.33 0.42 in > figures: fn:count fn:sum!
-0.81 -0.82 in > figures: fn:count grouped by what is beside
0.26 0.17 in > figures: fn:count one figure
0.34 0.31 in > figures: fn:distinct one figure
-0.69 -0.63 in > figures: fn:distinct? grouped
-0.86 -0.86 in > figures: fn:distinct? grouped by what is beside
-0.41 -0.44 in > figures: fn:distinct? one figure
-0.21 -0.36 in > figures: fn:max fn:sum!
-0.38 -0.26 in > figures: fn:max grouped
-0.68 -0.66 in > figures: fn:max grouped by what is beside
-0.28 -0.19 in > figures: fn:max one figure
-0.34 -0.4 in > figures: fn:median one figure
-0.58 -0.52 in > figures: fn:min grouped by what is beside
0.45 0.36 in > figures: fn:missing one figure
-0.45 -0.4 in > figures: fn:profit grouped by what is beside
-0.35 -0.41 in > figures: fn:profit one figure
0.32 0.31 in > figures: fn:ratio grouped
-0.44 -0.56 in > figures: fn:ratio one figure
0.22 0.24 in > figures: fn:revenue fn:sum!
-0.45 -0.12 in > figures: fn:revenue grouped
-0.32 -0.38 in > figures: fn:revenue grouped by what is beside
-0.79 -0.68 in > figures: fn:revenue one figure
-0.19 -0.3 in > figures: fn:sum fn:sum!
-0.32 -0.3 in > figures: fn:sum one figure
-0.41 -0.36 in > figures: fn:sum! fn:avg!
-0.28 -0.44 in > figures: fn:sum! fn:max
-0.72 -0.79 in > figures: fn:sum! fn:revenue
0.36 0.29 in > figures: fn:sum! fn:sum!
1.03 1.16 in > figures: fn:sum! fn:units
0.66 0.81 in > figures: fn:sum! grouped
-0.79 -0.08 in > figures: fn:sum! grouped by what is beside
-0.46 -0.71 in > figures: fn:sum! one figure
-0.19 -0.22 in > figures: fn:sum? grouped
-0.69 -0.6 in > figures: fn:sum? grouped by what is beside
0.6 0.52 in > figures: fn:sum? one figure
-0.32 -0.32 in > figures: fn:units fn:avg!
-0.28 -0.26 in > figures: fn:units fn:max
-0.22 -0.24 in > figures: fn:units fn:revenue
-0.3 -0.3 in > figures: fn:units fn:units
-1.02 -0.91 in > figures: fn:units grouped
-0.22 -0.04 in > figures: fn:units grouped by what is beside
-0.74 -0.84 in > figures: fn:units one figure
-0.45 -0.57 in > figures: grouped by what is beside 
-0.71 -0.57 in > figures: grouped named
-0.31 -0.32 in > first or last of each
-0.31 -0.32 in > first or last of each:  
-0.2 -0.23 in > first or last row: position first
0.32 0.41 in > first or last row: position last
-0.26 -0.26 in > first or last row: position turned last
-0.91 -0.88 in > first or last row: time last
0.25 0.17 in > groups that are named
0.19 0.28 in > groups that are named: compared 
-0.14 -0.3 in > groups that are named: listed 
-0.78 -0.77 in > groups that have: list guess
-0.83 -0.87 in > how long
-0.83 -0.87 in > how long: between rows 
0.26 0.19 in > list
-0.4 -0.43 in > list: all 
0.41 0.17 in > list: where 
0.21 0.29 in > loose figures
-0.05 -0.24 in > loose figures: avg 
-0.3 -0.55 in > loose figures: look up 
0.21 0.29 in > loose figures: look up guess
-0.37 -0.15 in > loose figures: sum 
0.28 0.17 in > next or previous row
-1.15 -1.27 in > next or previous row: other way position
0.43 0.34 in > next or previous row: said way position
-0.22 -0.25 in > next or previous row: said way time
-0.53 -0.65 in > rows before or after another
-0.55 -0.68 in > rows before or after another: count 
-0.38 -0.34 in > rows before or after another: list 
-0.39 -0.49 in > share
-0.37 -0.49 in > share: filtered 
-0.41 -0.3 in > the same as another row: count guess
-0.42 -0.45 in > the same as another row: count said
-0.16 -0.23 in > top groups
-0.24 -0.08 in > top groups: own measure asc
-0.45 -0.48 in > top groups: own measure desc
0.29 0.24 in > top groups: rows asc
-0.48 -0.56 in > top groups: rows desc
-0.61 -0.59 in > top groups: said measure asc
0.31 0.32 in > top groups: said measure desc
0.2 0.16 in > top groups: sum of field asc
-0.72 -0.69 in > top groups: units desc
-0.33 -0.43 in > top rows
-0.26 -0.25 in > top rows: order:guess asc
-0.46 -0.54 in > top rows: order:guess desc
-0.76 -0.82 in > top rows: order:hint desc
-0.16 -0.21 in > top rows: order:said desc
-0.25 -0.42 in > which of these: count asc
0.44 0.41 in > which of these: count desc
-0.37 -0.18 in > which of these: guess asc
-0.56 -0.66 in > which of these: position first
-0.34 -0.29 in > yes or no
-0.34 -0.29 in > yes or no: exists 
-0.31 -0.32 in after > list
-0.42 -0.37 in after > list: where 
-0.24 -0.27 in after > list: where distinct
-0.19 -0.22 in after > loose figures
-0.19 -0.22 in after > loose figures: count 
0.21 0.2 in after > next or previous row
-0.39 -0.4 in after > next or previous row: other way position
0.25 0.26 in after > next or previous row: said way position
-0.31 -0.4 in after > next or previous row: said way time
-0.58 -0.62 in before > list
-0.56 -0.6 in before > list: where 
-0.48 -0.49 in before > list: where distinct
-0.27 -0.26 in before > loose figures
-0.27 -0.26 in before > loose figures: count 
0.55 0.61 in before > next or previous row
-0.55 -0.59 in before > next or previous row: other way position
0.31 0.37 in before > next or previous row: said way position
-0.29 -0.35 in before > next or previous row: said way time
-0.22 -0.16 in before > rows before or after another
-0.2 -0.16 in before > rows before or after another: count 
-0.25 -0.16 in before > rows before or after another: list 
-0.31 -0.38 in before > which of these
-0.3 -0.28 in before > which of these: count desc
-0.49 -0.6 in common > list
-0.45 -0.55 in common > list: named things 
-0.36 -0.39 in common > list: where 
-0.35 -0.38 in common > list: where distinct
-0.3 -0.28 in common > loose figures
-0.27 -0.23 in common > loose figures: sum 
0.3 0.32 in common > which of these
-0.56 -0.3 in common > which of these: count asc
0.46 0.59 in common > which of these: count desc
-0.34 -0.42 in common > which of these: guess asc
-0.12 -0.22 in common > which of these: guess desc
-0.42 -0.46 in common > which of these: position first
-0.54 -0.35 in common > which of these: position last
-0.19 -0.21 in consecutive > list
-0.19 -0.22 in consecutive > list: where 
-0.18 -0.2 in consecutive > list: where distinct
-0.2 -0.19 in consecutive > loose figures
-0.2 -0.19 in consecutive > loose figures: count 
0.19 0.21 in consecutive > yes or no
0.19 0.21 in consecutive > yes or no: exists 
0.21 0.24 in does > difference
0.21 0.24 in does > difference: of ends guess
-0.19 -0.22 in does > figures
-0.26 -0.27 in does > figures: fn:distinct? one figure
-0.39 -0.39 in does > loose figures
-0.31 -0.34 in does > loose figures: avg 
-0.42 -0.39 in does > loose figures: look up 
-0.38 -0.39 in does > loose figures: sum 
-0.21 -0.21 in during > list: where 
-0.53 -0.57 in each > figures: fn:count one figure
-0.4 -0.36 in each > figures: fn:distinct? grouped
-0.64 -0.57 in each > figures: fn:distinct? one figure
0.32 0.31 in each > figures: fn:ratio grouped
-0.26 -0.25 in each > figures: fn:revenue grouped
-0.22 -0.24 in each > figures: fn:units fn:revenue
0.36 0.38 in each > top groups
0.27 0.29 in each > top groups: own measure desc
0.73 0.8 in each > top groups: revenue desc
-0.54 -0.48 in each > top groups: rows desc
-0.74 -0.81 in each > top groups: said measure desc
-0.21 -0.24 in each > top groups: sum of field desc
-0.32 -0.29 in each > top groups: units desc
-0.18 -0.23 in each > top rows
-0.18 -0.23 in each > top rows: order:said desc
-0.22 -0.26 in every > figures
-0.22 -0.26 in every > figures: fn:units grouped
-0.24 -0.26 in every > figures: grouped named
0.29 0.32 in every > top groups
-0.82 -0.88 in every > top groups: own measure desc
-0.36 -0.44 in every > top groups: revenue desc
0.71 0.8 in every > top groups: said measure desc
-0.25 -0.24 in every > top groups: units desc
-0.24 -0.24 in every > top rows
-0.24 -0.24 in every > top rows: order:said desc
-0.56 -0.54 in first > extreme value
-0.59 -0.64 in first > extreme value: min said
1.19 0.96 in first > first or last row
1.12 0.86 in first > first or last row: position first
0.58 0.55 in first > first or last row: time first
-0.41 -0.51 in first > list
-0.41 -0.45 in first > list: many 
-0.28 -0.25 in first > loose figures
-0.28 -0.24 in first > loose figures: avg 
-0.26 -0.24 in first > loose figures: count 
-0.26 -0.25 in first > loose figures: sum 
0.19 0.23 in first > top groups
-0.29 -0.27 in first > top groups: own measure asc
0.38 0.46 in first > top groups: sum of field asc
-0.6 -0.62 in first > top rows
-0.54 -0.58 in first > top rows: order:guess asc
0.4 0.05 in first > top rows: order:hint asc
-0.21 -0.17 in first > which of these
0.59 0.51 in how > comparison
0.59 0.51 in how > comparison: guess value
-0.33 -0.28 in how > difference
-0.33 -0.28 in how > difference: of ends guess
0.22 0 in how > figures
-0.37 -0.43 in how > figures: fn:count grouped by what is beside
-0.25 -0.36 in how > figures: fn:distinct? fn:sum!
0.28 0.3 in how > figures: fn:distinct? one figure
-0.23 -0.36 in how > figures: fn:sum? fn:sum!
-0.14 -0.27 in how > groups that are named
-0.14 -0.27 in how > groups that are named: listed 
-0.3 -0.32 in how > how long
-0.3 -0.32 in how > how long: between rows 
-0.59 -0.6 in how > list
-0.64 -0.62 in how > list: where 
-0.55 -0.58 in how > list: where distinct
-0.39 -0.41 in how > loose figures
0.42 0.47 in how > loose figures: count 
-0.26 -0.19 in how > loose figures: look up 
-0.32 -0.35 in how > loose figures: look up guess
-0.17 -0.21 in in > figures
-0.31 -0.44 in in > figures: fn:count one figure
-0.22 -0.29 in in > figures: fn:sum? fn:sum!
-0.32 -0.45 in in > list: many 
0.3 0.38 in in > loose figures
0.37 0.38 in in > loose figures: look up 
0.2 0.45 in in > loose figures: sum 
-0.24 -0.33 in last > list
-0.24 -0.33 in last > list: named things 
-0.55 -0.5 in last > top groups: rows desc
-0.3 -0.3 in last > top rows: order:guess desc
0.19 0.2 in less > against another row: count guess
-0.42 -0.35 in less > against another row: list guess
-0.21 -0.01 in less > figures: fn:count grouped by what is beside
0.22 0.09 in less > figures: fn:count one figure
-0.46 -0.61 in less > figures: fn:distinct? one figure
-0.57 -0.66 in less > list
-0.7 -0.81 in less > list: where 
-0.48 -0.52 in less > list: where distinct
-0.21 -0.2 in less > loose figures: count 
-0.22 -0.2 in less > loose figures: sum 
0.31 0.29 in next > next or previous row
0.3 0.29 in next > next or previous row: said way position
0.18 0.23 in number > difference: of ends said
-0.28 -0.36 in number > difference: of fields 
-0.18 -0.22 in number > figures: fn:count fn:distinct?
-0.19 -0.38 in number > loose figures
-0.14 -0.42 in number > loose figures: sum 
0.22 0.24 in on > figures
0.24 0.25 in on > figures: fn:count one figure
-0.23 -0.25 in on > figures: fn:distinct? one figure
-0.25 -0.33 in on > figures: one figure named
-0.47 -0.52 in total > extreme value
-0.4 -0.37 in total > extreme value: min said
-0.3 -0.08 in total > figures
0.28 0.37 in total > figures: fn:count fn:missing
-0.34 -0.32 in total > figures: fn:distinct? grouped by what is beside
-0.98 -0.86 in total > figures: fn:distinct? one figure
-0.21 -0.36 in total > figures: fn:max fn:sum!
0.2 0.35 in total > figures: fn:missing one figure
0.22 0.24 in total > figures: fn:revenue fn:sum!
-0.22 -0.23 in total > figures: fn:revenue one figure
-0.13 -0.3 in total > figures: fn:sum! fn:max
0.68 0.59 in total > figures: fn:sum! fn:sum!
0.55 0.59 in total > first or last row
0.55 0.59 in total > first or last row: position first
-0.3 -0.21 in total > list
-0.2 -0.17 in total > list: many 
-0.36 -0.45 in total > list: where 
-0.39 -0.28 in total > list: where distinct
-0.41 -0.54 in total > loose figures: avg 
0.35 0.34 in total > loose figures: count 
0.26 -0.04 in total > loose figures: look up 
-0.57 -0.75 in total > loose figures: look up guess
0.38 0.43 in total > loose figures: sum 
-0.28 -0.17 in total > top groups: rows desc
-0.23 -0.3 in total > top groups: sum of field asc
0.2 0.38 in total > top groups: sum of field desc
-0.31 -0.27 in total > top rows
0.38 0.3 in total > top rows: order:said asc
-0.69 -0.74 in total > top rows: order:said desc
-0.37 -0.41 in what > extreme value
-0.32 -0.35 in what > extreme value: max said
-0.53 -0.42 in what > extreme value: min guess
-0.29 -0.25 in what > figure of the top rows
-0.27 -0.25 in what > figure of the top rows: avg 
-0.5 -0.31 in what > figures
-0.12 -0.52 in what > figures: fn:count fn:sum!
-0.25 -0.23 in what > figures: fn:count grouped
0.16 0.2 in what > figures: fn:count grouped by what is beside
-0.24 -0.33 in what > figures: fn:count one figure
-0.2 -0.18 in what > figures: fn:distinct? grouped
-0.17 -0.25 in what > figures: fn:distinct? one figure
-0.23 -0.22 in what > figures: fn:max grouped
-0.4 0.31 in what > figures: fn:sum! grouped
0.16 0.64 in what > figures: fn:sum! grouped by what is beside
-0.23 -0.21 in what > figures: fn:sum? grouped
-0.32 -0.32 in what > figures: fn:units fn:avg!
-0.28 -0.26 in what > figures: fn:units fn:max
-0.3 -0.3 in what > figures: fn:units fn:units
-0.28 -0.27 in what > figures: fn:units grouped
-0.29 -0.01 in what > figures: grouped named
-0.31 -0.32 in what > first or last of each
-0.31 -0.32 in what > first or last of each:  
0.4 0.45 in what > first or last row: position last
-0.32 -0.46 in what > first or last row: time first
0.28 0.28 in what > list
-0.26 -0.25 in what > list: all 
-0.38 -0.42 in what > list: many 
0.72 0.47 in what > list: where 
0.34 0.44 in what > list: where distinct
-0.56 -0.57 in what > loose figures
-0.33 -0.45 in what > loose figures: avg 
-0.26 -0.33 in what > loose figures: count 
-0.5 -0.49 in what > loose figures: look up 
-0.41 -0.55 in what > loose figures: sum 
0.13 0.21 in what > top groups: own measure asc
0.71 0.63 in what > top groups: own measure desc
-0.27 -0.3 in what > top groups: rows asc
0.39 0.39 in what > top groups: rows desc
-0.32 -0.3 in what > top groups: said measure asc
0.45 0.44 in what > top groups: said measure desc
-0.37 -0.51 in what > top groups: sum of field desc
0.21 0.27 in what > top rows: order:guess asc
-0.23 -0.25 in what > top rows: order:hint asc
-0.24 -0.29 in what > top rows: order:said desc
0.29 0.24 in which > comparison
0.29 0.24 in which > comparison: guess value
0.31 0.36 in which > extreme value
-0.45 -0.45 in which > extreme value: max said
-0.48 -0.07 in which > extreme value: min guess
0.52 0.56 in which > extreme value: min said
0.19 0.22 in which > figure of the top rows
0.19 0.22 in which > figure of the top rows: avg 
-0.3 -0.33 in which > figure of the top rows: sum 
0.1 0.32 in which > figures
0.5 0.56 in which > figures: fn:count one figure
-0.26 -0.23 in which > figures: fn:distinct? grouped by what is beside
0.21 0.28 in which > figures: fn:distinct? one figure
-0.17 -0.2 in which > figures: fn:max grouped
-0.24 -0.23 in which > figures: fn:max grouped by what is beside
-0.17 -0.28 in which > figures: fn:sum! fn:sum!
-0.12 -0.2 in which > figures: fn:sum! grouped by what is beside
-0.19 -0.26 in which > figures: grouped named
-0.34 -0.35 in which > first or last row
-0.31 -0.3 in which > first or last row: position first
-0.19 -0.2 in which > first or last row: time first
-0.26 -0.26 in which > list
-0.81 -0.68 in which > list: many 
-0.23 -0.16 in which > list: where distinct
-0.43 -0.45 in which > loose figures
-0.41 -0.43 in which > loose figures: look up 
-0.41 -0.4 in which > loose figures: sum 
0.24 0.35 in which > top groups: own measure asc
-0.5 -0.25 in which > top groups: own measure desc
-0.2 -0.24 in which > top groups: revenue desc
-0.56 -0.5 in which > top groups: rows desc
0.38 0.42 in which > top groups: said measure desc
0.37 0.41 in which > top groups: sum of field desc
-0.21 -0.24 in which > top groups: units desc
-0.51 -0.5 in which > top rows
-0.32 -0.07 in which > top rows: order:guess desc
-0.2 -0.22 in which > top rows: order:said asc
-0.16 -0.24 in which > top rows: order:said desc
-0.25 -0.2 in which > which of these
-0.13 -0.21 in which > which of these: count asc
-0.29 -0.27 in which > which of these: count desc
-0.2 -0.2 in which > which of these: position last
-0.15 -0.21 in which > which of these: said asc
-0.22 -0.22 in year > figures: fn:count one figure
-0.22 -0.25 in year > figures: fn:distinct? fn:sum!
0.27 0.26 in year > figures: fn:sum? fn:sum!
-0.24 -0.25 in years > list
-0.22 -0.23 in years > list: many 
-0.28 -0.26 in years > list: where 
-0.2 -0.25 in years > list: where distinct
0.23 0.25 in years > loose figures
-0.44 -0.45 in years > loose figures: avg 
0.27 0.29 in years > loose figures: count 
-0.4 -0.42 in years > loose figures: sum 
-0.38 -0.35 is > against another row
-0.5 -0.64 is > against another row: count guess
-0.24 -0.24 is > against another row: count said
-0.36 -0.34 is > against another row: list guess
0.29 0.34 is > against another row: list said
-0.63 -0.62 is > comparison
-0.57 -0.57 is > comparison: guess value
-0.52 -0.49 is > comparison: said value
0.62 0.58 is > difference
-0.26 -0.28 is > difference: of counts 
-0.25 -0.27 is > difference: of counts turned 
0.19 0.23 is > difference: of ends guess
-0.38 -0.44 is > difference: of two guess
-0.61 -0.55 is > difference: of two turned guess
0.1 0.22 is > difference: of two turned said
-0.26 -0.16 is > extreme value
-1.07 -1.03 is > extreme value: max guess
-0.24 -0.25 is > extreme value: max said
-1.1 -0.86 is > extreme value: min guess
0.33 0.45 is > extreme value: min said
-0.22 -0.23 is > figure of the top rows
-0.23 -0.25 is > figure of the top rows: avg 
0.42 0.34 is > figures
-0.67 -0.67 is > figures: fn:avg fn:sum!
0.54 0.56 is > figures: fn:avg grouped
-0.21 0.03 is > figures: fn:avg grouped by what is beside
-0.22 -0.27 is > figures: fn:avg one figure
-0.21 -0.2 is > figures: fn:avg! fn:sum!
0.27 0.43 is > figures: fn:avg! fn:sum?
0.26 0.23 is > figures: fn:avg! one figure
-0.2 -0.2 is > figures: fn:count fn:avg!
-0.18 -0.22 is > figures: fn:count fn:distinct?
-0.24 -0.23 is > figures: fn:count fn:sum!
-0.44 -0.51 is > figures: fn:count grouped
-0.64 -0.66 is > figures: fn:count grouped by what is beside
0.34 0.34 is > figures: fn:count one figure
0.24 0.23 is > figures: fn:distinct one figure
-0.25 -0.21 is > figures: fn:distinct? fn:sum!
-0.45 -0.49 is > figures: fn:distinct? grouped
-0.39 -0.35 is > figures: fn:distinct? grouped by what is beside
0.34 0.35 is > figures: fn:max fn:sum!
-0.51 -0.46 is > figures: fn:max grouped by what is beside
-0.34 -0.33 is > figures: fn:median fn:sum!
0.82 0.72 is > figures: fn:median one figure
-0.37 -0.34 is > figures: fn:min grouped by what is beside
0.4 0.4 is > figures: fn:missing one figure
-0.38 -0.36 is > figures: fn:mode grouped by what is beside
0.68 0.76 is > figures: fn:mode one figure
-0.36 -0.38 is > figures: fn:range fn:sum!
0.3 0.3 is > figures: fn:range one figure
0.34 0.52 is > figures: fn:ratio one figure
-0.29 -0.24 is > figures: fn:revenue one figure
-0.28 -0.37 is > figures: fn:skewness fn:sum!
0.84 0.66 is > figures: fn:skewness one figure
0.96 0.79 is > figures: fn:stddev one figure
0.25 0.35 is > figures: fn:sum fn:avg!
-0.22 -0.04 is > figures: fn:sum fn:sum!
0.21 0.21 is > figures: fn:sum grouped
-0.24 -0.24 is > figures: fn:sum one figure
0.25 0.3 is > figures: fn:sum! fn:count
-0.23 -0.24 is > figures: fn:sum! fn:distinct?
-0.67 -0.66 is > figures: fn:sum! fn:sum!
-0.3 -0.34 is > figures: fn:sum! fn:sum?
-0.37 -0.5 is > figures: fn:sum! grouped
0.36 -0.22 is > figures: fn:sum! grouped by what is beside
-1.11 -0.8 is > figures: fn:sum! one figure
-0.22 -0.29 is > figures: fn:sum? fn:sum!
-0.19 -0.22 is > figures: fn:sum? grouped
-0.3 -0.31 is > figures: fn:sum? grouped by what is beside
-0.35 -0.39 is > figures: fn:sum? one figure
-0.32 -0.27 is > figures: grouped by what is beside 
-0.34 -0.28 is > figures: grouped named
-0.31 -0.26 is > figures: one figure named
-0.25 -0.23 is > first or last of each
-0.25 -0.23 is > first or last of each:  
0.28 0.28 is > first or last row
0.47 0.36 is > first or last row: position last
-0.34 -0.34 is > first or last row: position turned last
-0.5 -0.54 is > first or last row: time last
-0.38 -0.28 is > groups that are named
0.31 0.24 is > groups that are named: compared 
-0.57 -0.82 is > groups that are named: listed 
-0.22 -0.24 is > groups that have
-0.22 -0.24 is > groups that have: list guess
-0.17 -0.2 is > how long
-0.17 -0.2 is > how long: between rows 
-0.28 -0.37 is > list: all 
-0.31 -0.2 is > list: many 
0.28 0.22 is > list: where 
-0.24 -0.22 is > list: where distinct
-0.83 -0.74 is > loose figures: avg 
-0.31 -0.35 is > loose figures: look up guess
-0.36 -0.36 is > loose figures: sum 
-0.2 -0.17 is > next or previous row
-0.73 -0.71 is > next or previous row: other way position
-0.44 -0.44 is > rows before or after another
-0.74 -0.64 is > rows before or after another: count 
-0.32 -0.31 is > rows before or after another: list 
-0.31 -0.34 is > share
-0.31 -0.34 is > share: filtered 
-0.27 -0.53 is > the same as another row: count guess
-0.2 -0.24 is > the same as another row: count said
-0.17 -0.25 is > top groups
-0.77 -0.81 is > top groups: own measure asc
0.2 0.13 is > top groups: rows asc
-0.26 -0.36 is > top groups: rows desc
-0.8 -0.77 is > top groups: said measure desc
-0.76 -0.83 is > top groups: sum of field asc
-0.24 -0.29 is > top groups: sum of field desc
-0.75 -0.75 is > top groups: units desc
-0.51 -0.55 is > top rows
-0.25 -0.25 is > top rows: order:guess asc
-0.79 -0.85 is > top rows: order:guess desc
-0.75 -0.7 is > top rows: order:said asc
-0.17 -0.25 is > top rows: order:said desc
0.5 0.49 is > which of these
-0.57 -0.58 is > which of these: count asc
-0.94 -0.94 is > which of these: count desc
0.3 0.31 is > which of these: guess desc
0.22 0.22 is > which of these: position first
-0.55 -0.64 is > which of these: said asc
0.48 0.48 is > which of these: said desc
0.17 0.29 is > yes or no
0.17 0.29 is > yes or no: exists 
-0.47 -0.61 is above > list
-0.54 -0.71 is above > list: where 
-0.37 -0.51 is above > list: where distinct
-0.41 -0.49 is above > loose figures
-0.41 -0.49 is above > loose figures: count 
0.3 0.3 is above > next or previous row
-0.35 -0.36 is above > next or previous row: other way position
0.32 0.33 is above > next or previous row: said way position
-0.28 -0.4 is after > list
-0.42 -0.43 is after > list: many 
0.4 0.33 is after > list: where 
-0.57 -0.59 is after > loose figures
-0.25 -0.26 is after > loose figures: avg 
-0.53 -0.54 is after > loose figures: count 
-0.31 -0.34 is after > loose figures: sum 
0.4 0.46 is after > next or previous row
-0.5 -0.5 is after > next or previous row: other way position
0.47 0.49 is after > next or previous row: said way position
-0.06 -0.26 is after > rows before or after another
0.04 -0.25 is after > rows before or after another: list 
0.32 0.36 is at > figures
0.53 0.56 is at > figures: fn:count one figure
-0.43 -0.44 is at > figures: fn:distinct? one figure
0.23 0.28 is at > first or last row
0.26 0.28 is at > first or last row: position first
-0.28 -0.27 is at > first or last row: time first
-0.17 -0.23 is at > list
-0.13 -0.21 is at > list: many 
-0.28 -0.34 is at > top groups: rows desc
0.48 0.45 is at > top groups: sum of field desc
-0.47 -0.48 is at > top rows
-0.41 -0.4 is at > top rows: order:guess desc
-0.31 -0.34 is before > list
-0.35 -0.38 is before > list: named things 
-0.36 -0.35 is before > list: where 
-0.25 -0.26 is before > list: where distinct
-0.35 -0.36 is before > loose figures
-0.36 -0.37 is before > loose figures: count 
-0.2 -0.2 is before > loose figures: sum 
0.32 0.33 is before > next or previous row
-0.54 -0.55 is before > next or previous row: other way position
0.43 0.43 is before > next or previous row: said way position
-0.24 -0.24 is before > rows before or after another
-0.26 -0.27 is before > rows before or after another: count 
-0.18 -0.23 is before > rows before or after another: list 
-0.35 -0.35 is below > list
-0.37 -0.37 is below > list: where 
-0.28 -0.23 is below > list: where distinct
0.4 0.33 is below > next or previous row
-0.3 -0.32 is below > next or previous row: other way position
0.38 0.38 is below > next or previous row: said way position
-0.3 -0.28 is below > rows before or after another
-0.21 -0.22 is below > rows before or after another: count 
-0.25 -0.27 is below > rows before or after another: list 
0.2 0.21 is each > list
0.28 0.26 is each > list: where 
-0.2 -0.2 is each > loose figures
-0.21 -0.2 is each > loose figures: avg 
-0.19 -0.21 is each > loose figures: count 
-0.2 -0.2 is each > loose figures: sum 
-0.6 -0.61 is first > first or last row
-0.6 -0.61 is first > first or last row: position first
0.46 0.46 is first > top rows
0.46 0.46 is first > top rows: order:guess asc
-0.3 -0.29 is higher > against another row: count guess
0.3 0.28 is higher > against another row: list guess
-0.49 -0.4 is higher > list
-0.51 -0.41 is higher > list: where 
-0.37 -0.3 is higher > list: where distinct
-0.2 -0.15 is higher > loose figures
-0.21 -0.14 is higher > loose figures: count 
0.3 0.25 is higher > which of these
0.66 0.66 is higher > which of these: guess desc
0.23 0.17 is higher > which of these: position first
-0.34 -0.32 is higher > which of these: position last
-0.28 -0.3 is higher > which of these: said asc
0.54 0.52 is higher > which of these: said desc
0.35 0.36 is in > first or last row
0.35 0.36 is in > first or last row: position last
-0.24 -0.22 is in > list
-0.22 -0.22 is in > list: named things 
0.22 0.22 is in > loose figures
0.22 0.22 is in > loose figures: count 
-0.24 -0.24 is in > top groups
-0.25 -0.25 is in > top groups: rows desc
-0.44 -0.44 is in > top rows
-0.44 -0.44 is in > top rows: order:guess desc
-0.36 -0.33 is larger > against another row
-0.25 -0.25 is larger > against another row: count guess
-0.38 -0.35 is larger > against another row: list guess
-0.29 -0.3 is larger > list
-0.19 -0.24 is larger > list: many 
-0.32 -0.33 is larger > list: where 
-0.22 -0.24 is larger > list: where distinct
-0.2 -0.19 is larger > loose figures
-0.2 -0.19 is larger > loose figures: count 
0.33 0.32 is larger > which of these
-0.33 -0.35 is larger > which of these: count asc
-0.37 -0.38 is larger > which of these: count desc
-0.43 -0.44 is larger > which of these: guess asc
0.28 0.28 is larger > which of these: guess desc
0.41 0.42 is larger > which of these: position first
-0.31 -0.32 is larger > which of these: position last
0.24 0.26 is last > first or last row
0.24 0.26 is last > first or last row: position last
-0.34 -0.29 is less > figures
-0.27 -0.15 is less > figures: fn:min grouped by what is beside
-0.32 -0.27 is less > figures: grouped by what is beside 
-0.31 -0.26 is less > figures: one figure named
-0.35 -0.27 is less > loose figures
-0.32 -0.19 is less > loose figures: sum 
-0.29 -0.29 is less > top groups
-0.25 -0.25 is less > top groups: rows asc
-0.29 -0.29 is less > top groups: sum of field asc
0.29 0.29 is less > top rows
0.34 0.34 is less > top rows: order:guess asc
-0.35 -0.35 is less > top rows: order:said asc
0.35 0.32 is listed > extreme value
-0.6 -0.73 is listed > extreme value: max guess
0.61 0.62 is listed > extreme value: max said
-0.2 0.12 is listed > extreme value: min said
-0.16 -0.2 is listed > figures: fn:count grouped by what is beside
0.57 0.59 is listed > figures: fn:count one figure
-0.11 -0.2 is listed > figures: fn:distinct? grouped by what is beside
-0.48 -0.39 is listed > figures: fn:sum! grouped by what is beside
-0.34 -0.28 is listed > figures: grouped named
-0.25 -0.23 is listed > first or last of each
-0.25 -0.23 is listed > first or last of each:  
0.49 0.43 is listed > first or last row: position first
-0.41 -0.42 is listed > first or last row: position last
-0.4 -0.46 is listed > first or last row: time first
-0.26 -0.33 is listed > list: all 
-0.15 -0.2 is listed > list: many 
-0.3 -0.42 is listed > list: named things 
-0.37 -0.27 is listed > loose figures: avg 
-0.42 -0.51 is listed > loose figures: look up guess
-0.35 -0.27 is listed > loose figures: sum 
0.72 0.52 is listed > next or previous row
-0.42 -0.43 is listed > next or previous row: other way position
0.47 0.45 is listed > next or previous row: said way position
-0.21 -0.23 is listed > rows before or after another
-0.28 -0.3 is listed > rows before or after another: count 
-0.19 -0.22 is listed > rows before or after another: list 
-0.23 -0.17 is listed > top groups
0.27 0.2 is listed > top groups: rows desc
-0.17 -0.25 is listed > top groups: sum of field desc
-0.24 -0.23 is listed > top rows
-0.42 -0.42 is listed > top rows: order:guess asc
-0.35 -0.4 is listed > top rows: order:guess desc
-0.24 -0.22 is listed > which of these
-0.28 -0.25 is listed > which of these: count desc
-0.33 -0.31 is listed > which of these: position last
-0.34 -0.29 is more > figures
-0.27 -0.15 is more > figures: fn:min grouped by what is beside
-0.32 -0.27 is more > figures: grouped by what is beside 
-0.31 -0.26 is more > figures: one figure named
-0.35 -0.27 is more > loose figures
-0.32 -0.19 is more > loose figures: sum 
-0.29 -0.29 is more > top groups
-0.25 -0.25 is more > top groups: rows asc
-0.29 -0.29 is more > top groups: sum of field asc
0.29 0.29 is more > top rows
0.34 0.34 is more > top rows: order:guess asc
-0.35 -0.35 is more > top rows: order:said asc
0.5 0.54 is next > list
0.15 0.23 is next > list: many 
0.5 0.43 is next > list: where 
0.27 0.3 is next > list: where distinct
0.11 0.2 is next > loose figures
0.29 0.44 is next > loose figures: avg 
-0.48 -0.44 is next > loose figures: count 
0.27 0.35 is next > loose figures: sum 
-0.49 -0.53 is next > next or previous row
-0.45 -0.48 is next > next or previous row: said way position
-0.25 -0.31 is next > next or previous row: said way time
-0.27 -0.2 is next > rows before or after another
-0.77 -0.8 is next > rows before or after another: list 
0.29 0.2 is next > which of these: position last
0.26 0.36 is not > list
0.23 0.28 is not > list: where 
-0.23 -0.28 is not > list: where distinct
-0.26 -0.35 is not > loose figures
-0.26 -0.35 is not > loose figures: count 
-0.19 -0.21 is on > figures
-0.19 -0.21 is on > figures: fn:sum! grouped by what is beside
0.2 0.19 is on > list
-0.2 -0.23 is on > list: all 
-0.25 -0.35 is on > list: many 
0.31 0.38 is on > list: where 
-0.23 -0.28 is on > loose figures
-0.26 -0.31 is on > loose figures: avg 
-0.24 -0.3 is on > loose figures: count 
-0.21 -0.27 is on > loose figures: sum 
-0.38 -0.4 is previous > list
-0.27 -0.3 is previous > list: many 
-0.34 -0.37 is previous > list: named things 
-0.38 -0.37 is previous > list: where 
-0.32 -0.33 is previous > list: where distinct
-0.24 -0.22 is previous > loose figures
-0.24 -0.22 is previous > loose figures: count 
0.38 0.39 is previous > next or previous row
0.41 0.38 is previous > next or previous row: said way position
-0.18 -0.2 is previous > rows before or after another
-0.17 -0.23 is previous > rows before or after another: count 
0.41 0.42 is total > figures: fn:count one figure
-0.37 -0.45 is total > figures: fn:sum! fn:count
0 0.23 is total > loose figures: sum 
-0.25 -0.25 larger > against another row: count guess
0.21 0.27 larger > against another row: count said
-0.38 -0.35 larger > against another row: list guess
-0.23 -0.34 larger > against another row: list said
-0.26 -0.22 larger > comparison
-0.26 -0.22 larger > comparison: guess value
-0.38 -0.4 larger > figures
-0.21 -0.24 larger > figures: fn:count one figure
-0.25 -0.22 larger > figures: fn:sum! fn:sum!
-0.17 -0.24 larger > figures: fn:sum! grouped by what is beside
-0.21 -0.19 larger > groups that are named
-0.21 -0.19 larger > groups that are named: listed 
-0.51 -0.48 larger > list
-0.6 -0.57 larger > list: many 
-0.55 -0.36 larger > loose figures
-0.54 -0.33 larger > loose figures: avg 
-0.4 -0.4 larger > loose figures: count 
-0.2 -0.16 larger > loose figures: look up 
-0.24 -0.23 larger > loose figures: look up guess
-0.49 -0.32 larger > loose figures: sum 
0.5 0.44 larger > which of these
-0.52 -0.55 larger > which of these: count asc
-0.27 -0.35 larger > which of these: count desc
-0.98 -1.09 larger > which of these: guess asc
0.44 0.41 larger > which of these: position first
-0.72 -0.73 larger > which of these: position last
-1.07 -1.1 larger > which of these: said asc
0.73 0.68 larger > which of these: said desc
-0.23 -0.22 larger > yes or no
-0.23 -0.22 larger > yes or no: exists 
-0.16 -0.2 larger percentage > comparison
-0.16 -0.2 larger percentage > comparison: guess value
0.24 0.23 larger percentage > which of these
0.24 0.23 larger percentage > which of these: count desc
-0.25 -0.25 larger percentage > which of these: guess desc
-0.37 -0.37 larger percentage > which of these: position first
-0.25 -0.26 larger percentage > which of these: said asc
0.3 0.29 larger percentage > which of these: said desc
-0.23 -0.22 larger percentage > yes or no
-0.23 -0.22 larger percentage > yes or no: exists 
-0.36 -0.33 larger than > against another row
-0.25 -0.25 larger than > against another row: count guess
-0.38 -0.35 larger than > against another row: list guess
-0.29 -0.3 larger than > list
-0.19 -0.24 larger than > list: many 
-0.32 -0.33 larger than > list: where 
-0.22 -0.24 larger than > list: where distinct
-0.2 -0.19 larger than > loose figures
-0.2 -0.19 larger than > loose figures: count 
0.33 0.32 larger than > which of these
-0.33 -0.35 larger than > which of these: count asc
-0.37 -0.38 larger than > which of these: count desc
-0.43 -0.44 larger than > which of these: guess asc
0.28 0.28 larger than > which of these: guess desc
0.41 0.42 larger than > which of these: position first
-0.31 -0.32 larger than > which of these: position last
-0.43 -0.44 largest > comparison
-0.43 -0.44 largest > comparison: guess value
-0.31 -0.35 largest > extreme value
-0.57 -0.52 largest > extreme value: max guess
-0.31 -0.37 largest > extreme value: max said
-1.04 -0.96 largest > figures
-0.28 -0.31 largest > figures: fn:avg! fn:sum!
-0.56 -0.51 largest > figures: fn:avg! one figure
-0.53 -0.6 largest > figures: fn:count one figure
-0.46 -0.41 largest > figures: fn:distinct? one figure
-0.42 -0.41 largest > figures: fn:max grouped by what is beside
-0.21 -0.26 largest > figures: fn:sum! fn:max
-0.47 -0.54 largest > figures: fn:sum! fn:sum!
-0.55 -0.54 largest > figures: fn:sum! grouped by what is beside
-0.26 -0.36 largest > figures: fn:sum! one figure
-0.53 -0.55 largest > list
-0.3 -0.25 largest > list: all 
-0.18 -0.34 largest > list: many 
-0.23 -0.3 largest > list: named things 
-0.32 -0.37 largest > list: where distinct
-1.16 -1.18 largest > loose figures
-1.11 -1.12 largest > loose figures: avg 
-0.45 -0.51 largest > loose figures: look up 
-1.06 -1.09 largest > loose figures: sum 
-0.47 -0.43 largest > top groups: own measure desc
0.67 0.68 largest > top groups: revenue desc
-0.28 -0.24 largest > top groups: rows desc
0.2 0.22 largest > top groups: said measure desc
0.24 0.23 largest > top groups: sum of field desc
-0.58 -0.57 largest > top groups: units desc
0.37 0.32 largest > top rows: order:guess desc
-0.32 -0.26 largest > top rows: order:said desc
0.26 0.27 largest amount > top groups
0.37 0.38 largest amount > top groups: sum of field desc
-0.26 -0.27 largest amount > top rows
0.21 0.14 largest amount > top rows: order:guess desc
-0.25 -0.26 largest amount > top rows: order:said desc
-0.2 -0.19 largest in > figures
-0.22 -0.2 largest in > figures: fn:sum! grouped by what is beside
-0.2 -0.21 largest in > top groups: rows desc
0.45 0.51 largest in > top rows
0.45 0.51 largest in > top rows: order:said desc
-0.43 -0.44 largest number > comparison
-0.43 -0.44 largest number > comparison: guess value
-0.47 -0.47 largest number > extreme value
-0.21 -0.17 largest number > extreme value: max guess
-0.46 -0.47 largest number > extreme value: max said
-0.48 -0.46 largest number > figures
-0.5 -0.57 largest number > figures: fn:count one figure
-0.45 -0.4 largest number > figures: fn:distinct? one figure
-0.48 -0.51 largest number > loose figures
-0.39 -0.42 largest number > loose figures: avg 
-0.41 -0.5 largest number > loose figures: look up 
-0.42 -0.49 largest number > loose figures: sum 
0.2 0.22 largest number > top groups: said measure desc
0.22 0.23 largest number > top groups: sum of field desc
0.21 0.22 largest number > top rows
-0.3 -0.32 largest number > top rows: order:guess desc
0.54 0.55 largest number > top rows: order:said desc
-0.2 -0.25 largest percentage > top groups
-0.21 -0.33 largest percentage > top groups: own measure desc
0.2 0.22 largest percentage > top rows
-0.44 -0.47 largest percentage > top rows: order:guess desc
0.35 0.43 largest percentage > top rows: order:said desc
-0.46 -0.51 last > comparison: guess value
-0.23 -0.25 last > figure of the top rows
-0.24 -0.28 last > figure of the top rows: avg 
-0.22 -0.22 last > figure of the top rows: sum 
0.19 0.39 last > figures
0.23 0.22 last > figures: fn:count grouped
-0.5 -0.36 last > figures: fn:count grouped by what is beside
0.4 0.43 last > figures: fn:count one figure
-0.76 -0.76 last > figures: fn:distinct? one figure
-0.17 -0.36 last > figures: fn:revenue one figure
-0.5 -0.51 last > figures: fn:sum! fn:sum!
-0.46 -0.78 last > figures: fn:sum! grouped
-0.6 -0.57 last > figures: fn:sum! grouped by what is beside
0.26 0.2 last > figures: fn:sum! one figure
-0.31 -0.26 last > figures: grouped named
-0.5 -0.71 last > figures: one figure named
-0.69 -0.69 last > first or last row: position first
-0.33 -0.27 last > first or last row: time first
-0.41 -0.44 last > groups that are named
-0.41 -0.44 last > groups that are named: listed 
-0.4 -0.51 last > groups that have
-0.4 -0.51 last > groups that have: list guess
-1.25 -1.36 last > list
-0.17 -0.25 last > list: all 
-0.62 -0.86 last > list: many 
-0.92 -0.69 last > list: named things 
-0.56 -0.85 last > list: where 
-0.95 -0.96 last > list: where distinct
-0.56 -0.58 last > loose figures
-0.19 -0.32 last > loose figures: avg 
-1.3 -0.84 last > loose figures: count 
-0.55 -0.36 last > loose figures: look up guess
-1.74 -1.82 last > loose figures: sum 
-1.17 -1.09 last > top groups
-0.42 -0.4 last > top groups: own measure desc
-0.28 -0.21 last > top groups: revenue desc
-0.58 -0.53 last > top groups: rows asc
-1.07 -1.21 last > top groups: rows desc
-0.2 -0.17 last > top groups: units desc
-0.22 -0.17 last > top rows
0.31 0.32 last > top rows: order:guess asc
-1.1 -1.02 last > top rows: order:guess desc
0.43 0.4 last > top rows: order:said desc
-0.87 -0.84 last > which of these
-0.73 -0.69 last > which of these: count asc
-0.89 -0.86 last > which of these: count desc
-0.78 -0.75 last > which of these: guess asc
-0.66 -0.57 last > which of these: guess desc
-1.13 -1.06 last > which of these: position first
-0.75 -0.61 last > which of these: position last
-0.58 -0.59 last > which of these: said asc
-0.54 -0.52 last > which of these: said desc
0.34 0.34 last in > first or last row
0.34 0.34 last in > first or last row: position last
-0.39 -0.36 last in > top groups
-0.39 -0.36 last in > top groups: rows desc
-0.34 -0.34 last in > top rows
-0.34 -0.34 last in > top rows: order:guess desc
-0.2 -0.2 last name > list
-0.2 -0.21 last name > list: many 
-0.19 -0.2 last name > list: where 
-0.19 -0.2 last name > top rows
-0.19 -0.2 last name > top rows: order:guess desc
-0.25 -0.22 last on > extreme value
-0.25 -0.22 last on > extreme value: max guess
0.36 0.43 last on > first or last row
0.36 0.43 last on > first or last row: position last
-0.25 -0.3 last on > top groups
-0.25 -0.3 last on > top groups: rows desc
-0.49 -0.51 last on > top rows
-0.49 -0.51 last on > top rows: order:guess desc
-0.71 -0.73 last show > extreme value
-0.71 -0.73 last show > extreme value: max guess
-0.17 -0.23 last show > first or last row
-0.17 -0.23 last show > first or last row: position last
-0.18 -0.21 last show > list
-0.12 -0.24 last show > list: where 
-0.34 -0.3 last show > loose figures
-0.34 -0.3 last show > loose figures: count 
-0.26 -0.27 last show > top groups
-0.26 -0.27 last show > top groups: rows desc
0.27 0.3 last show > top rows
0.27 0.3 last show > top rows: order:guess desc
-0.31 -0.32 last time > first or last row
-0.35 -0.35 last time > first or last row: position first
-0.3 -0.31 last time > first or last row: position last
-0.23 -0.22 last time > first or last row: time first
-0.25 -0.26 last time > first or last row: time last
0.36 0.33 last time > top groups
-0.29 -0.23 last time > top groups: rows asc
0.37 0.35 last time > top groups: rows desc
0.31 0.32 last time > top rows
0.31 0.32 last time > top rows: order:guess asc
-0.3 -0.3 last time > top rows: order:guess desc
0.4 0.39 last to > first or last row
0.4 0.39 last to > first or last row: position last
-0.28 -0.29 last to > top groups
-0.28 -0.29 last to > top groups: rows desc
-0.4 -0.39 last to > top rows
-0.4 -0.39 last to > top rows: order:guess desc
0.46 0.44 last year > extreme value
0.54 0.58 last year > extreme value: max guess
0.23 0.22 last year > figures: fn:count grouped
-0.31 -0.36 last year > figures: fn:count one figure
-0.18 -0.37 last year > figures: fn:revenue one figure
-0.39 -0.34 last year > figures: fn:sum! grouped by what is beside
-0.28 -0.39 last year > figures: one figure named
-0.25 -0.03 last year > first or last row
-0.25 -0.03 last year > first or last row: position last
-0.4 -0.36 last year > first or last row: time last
-0.04 -0.23 last year > groups that have
-0.04 -0.23 last year > groups that have: list guess
0.27 -0.18 last year > list
0.71 0.54 last year > list: many 
-0.3 -0.19 last year > list: named things 
-0.57 -0.23 last year > list: where 
-0.33 -0.16 last year > list: where distinct
-0.98 -0.95 last year > loose figures
-0.69 -0.69 last year > loose figures: avg 
-0.6 -0.62 last year > loose figures: count 
-0.59 -0.54 last year > loose figures: sum 
0.51 0.41 last year > top groups: own measure desc
-0.25 -0.38 last year > top groups: revenue desc
-0.17 -0.21 last year > top groups: sum of field desc
-0.39 -0.45 last year > top groups: units desc
-0.33 -0.25 last year > top rows: order:guess desc
0.43 0.34 last year > top rows: order:said desc
-0.41 -0.46 latest > extreme value
-0.41 -0.46 latest > extreme value: max said
0.55 0.57 latest > first or last row
0.46 0.49 latest > first or last row: position last
-0.34 -0.34 latest > first or last row: position turned last
-0.21 -0.23 latest > first or last row: time last
0.29 -0.23 latest > list
0.2 -0.15 latest > list: where 
-0.42 -0.46 latest > loose figures
-0.42 -0.46 latest > loose figures: count 
-0.37 -0.39 latest > top groups
-0.37 -0.39 latest > top groups: rows desc
-0.25 -0.3 latest > top rows
-0.25 -0.3 latest > top rows: order:said desc
-0.49 -0.52 latest > which of these
-0.41 -0.44 latest > which of these: count asc
-0.39 -0.42 latest > which of these: count desc
-0.4 -0.43 latest > which of these: guess asc
0.4 0.43 latest > which of these: guess desc
-0.5 -0.52 latest > which of these: position first
0.43 0.45 latest > which of these: position last
-0.63 -0.49 least > comparison
-0.63 -0.49 least > comparison: guess value
-0.24 -0.1 least > difference
0.33 0.48 least > difference: of ends said
-0.64 -0.67 least > difference: of fields 
-0.41 -0.43 least > difference: of fields turned 
-0.74 -0.53 least > extreme value: min guess
-0.22 -0.13 least > extreme value: min said
-0.37 -0.26 least > figure of the top rows
-0.27 -0.23 least > figure of the top rows: avg 
-0.27 -0.18 least > figure of the top rows: sum 
-0.31 -0.33 least > figures
0.44 -0.36 least > figures: fn:count fn:avg!
0.48 0.32 least > figures: fn:count fn:sum!
-0.42 -0.3 least > figures: fn:count grouped by what is beside
-0.32 -0.46 least > figures: fn:count one figure
0.13 -0.31 least > figures: fn:distinct? fn:avg!
0.3 0.29 least > figures: fn:distinct? fn:sum!
-0.48 -0.51 least > figures: fn:distinct? grouped by what is beside
0.21 0.18 least > figures: fn:distinct? one figure
-0.91 -0.68 least > figures: fn:min grouped by what is beside
-0.41 -0.37 least > figures: fn:min one figure
-0.65 -0.58 least > figures: fn:sum! fn:count
-0.2 -0.19 least > figures: fn:sum! fn:distinct?
-0.37 -0.46 least > figures: fn:sum! fn:min
0.2 -0.02 least > figures: fn:sum! grouped by what is beside
-0.38 -0.46 least > figures: fn:sum! one figure
-0.25 -0.25 least > figures: fn:sum? fn:sum!
-0.39 -0.31 least > figures: fn:sum? grouped by what is beside
-0.44 -0.44 least > figures: grouped by what is beside 
-0.28 -0.37 least > figures: one figure named
-0.21 -0.22 least > first or last row
-0.21 -0.21 least > first or last row: position first
-0.24 -0.24 least > first or last row: time first
-0.39 -0.34 least > groups that are named
-0.39 -0.34 least > groups that are named: listed 
0.23 0.27 least > groups that have
0.46 0.44 least > groups that have: count 
-0.19 -0.28 least > groups that have: list guess
-0.28 -0.28 least > how long
-0.28 -0.28 least > how long: between rows 
-0.34 -0.38 least > list
-0.58 -0.6 least > list: all 
0.11 0.21 least > list: many 
-0.22 -0.56 least > list: named things 
-0.4 -0.45 least > list: where 
-0.56 -0.71 least > list: where distinct
-1.4 -1.32 least > loose figures
-0.92 -1.03 least > loose figures: avg 
-0.61 -0.63 least > loose figures: count 
-0.68 -0.83 least > loose figures: look up 
-0.66 -0.68 least > loose figures: look up guess
-1.31 -1.36 least > loose figures: sum 
-0.69 -0.66 least > top groups: own measure asc
-0.36 -0.41 least > top groups: own measure desc
0.37 0.37 least > top groups: revenue asc
-0.27 -0.23 least > top groups: revenue desc
-0.24 -0.24 least > top groups: rows asc
-0.9 -0.9 least > top groups: rows desc
0.22 0.18 least > top groups: said measure asc
-0.27 -0.44 least > top groups: sum of field desc
-0.58 -0.53 least > top rows: order:guess asc
0.3 0.29 least > top rows: order:guess desc
0.53 0.56 least > top rows: order:hint asc
0.22 0.2 least > top rows: order:said asc
0.2 0.27 least > which of these
0.36 0.37 least > which of these: count asc
0.48 0.46 least > which of these: count desc
-0.52 -0.35 least > which of these: guess asc
0.25 0.22 least > which of these: guess desc
0.28 0.22 least > which of these: position first
-0.6 -0.58 least > which of these: position last
-0.4 -0.14 least > which of these: said asc
-0.55 -0.53 least > which of these: said desc
-0.43 -0.49 least amount > comparison
-0.43 -0.49 least amount > comparison: guess value
-0.74 -0.83 least amount > extreme value: min guess
-0.35 -0.32 least amount > figures
-0.72 -0.74 least amount > figures: fn:count grouped by what is beside
-0.3 -0.31 least amount > figures: fn:count one figure
-0.32 -0.24 least amount > figures: fn:distinct? grouped by what is beside
-0.66 -0.54 least amount > figures: fn:distinct? one figure
-0.36 -0.36 least amount > figures: fn:min grouped by what is beside
-0.2 -0.19 least amount > figures: fn:sum! fn:distinct?
-0.22 -0.21 least amount > figures: fn:sum? grouped by what is beside
-0.29 -0.3 least amount > groups that are named
-0.29 -0.3 least amount > groups that are named: listed 
-0.63 -0.52 least amount > list
-0.22 -0.19 least amount > list: all 
-0.51 -0.32 least amount > list: where 
-0.59 -0.5 least amount > list: where distinct
-0.74 -0.51 least amount > loose figures
-0.03 -0.2 least amount > loose figures: look up 
-0.57 -0.44 least amount > loose figures: look up guess
-0.24 -0.28 least amount > loose figures: sum 
-0.84 -0.44 least amount > top groups
-0.42 -0.21 least amount > top groups: own measure asc
-0.69 -0.78 least amount > top groups: said measure asc
0.05 0.49 least amount > top groups: sum of field asc
0.45 0.43 least amount > top rows
0.3 0.18 least amount > top rows: order:said asc
-0.39 -0.41 least amount > which of these
-0.41 -0.43 least amount > which of these: count asc
-0.4 -0.41 least amount > which of these: count desc
-0.33 -0.39 least amount > which of these: guess asc
-0.41 -0.43 least amount > which of these: guess desc
-0.43 -0.42 least amount > which of these: position first
-0.31 -0.33 least amount > which of these: position last
-0.45 -0.37 least highest > extreme value
-0.45 -0.37 least highest > extreme value: min said
-0.38 -0.36 least highest > figures
-0.38 -0.36 least highest > figures: fn:min one figure
0.37 0.37 least highest > top groups
-0.41 -0.4 least highest > top groups: own measure asc
0.37 0.37 least highest > top groups: revenue asc
-0.27 -0.23 least highest > top groups: revenue desc
-0.34 -0.34 least highest > top groups: rows asc
-0.3 -0.29 least highest > top groups: rows desc
-0.37 -0.37 least highest > top rows
-0.44 -0.42 least highest > top rows: order:guess desc
-0.34 -0.35 least highest > top rows: order:said asc
0.23 0.23 least highest > top rows: order:said desc
0.43 0.43 least how > figures: fn:count one figure
-0.43 -0.44 least how > figures: fn:distinct? one figure
-0.42 -0.45 least in > extreme value
-0.42 -0.45 least in > extreme value: min said
-0.42 -0.38 least in > figures
-0.42 -0.38 least in > figures: fn:min grouped by what is beside
-0.36 -0.26 least in > loose figures
-0.27 -0.1 least in > loose figures: avg 
-0.32 -0.23 least in > loose figures: sum 
0.39 0.3 least in > top groups
-0.22 -0.19 least in > top groups: rows asc
0.48 0.43 least in > top groups: sum of field asc
-0.28 -0.21 least in > top rows
-0.39 -0.39 least in > top rows: order:guess asc
-0.12 0.24 least in > top rows: order:said asc
-0.4 -0.41 least number > comparison
-0.4 -0.41 least number > comparison: guess value
-0.31 -0.31 least number > extreme value
-0.34 -0.26 least number > extreme value: min guess
-0.26 -0.25 least number > extreme value: min said
-0.2 -0.14 least number > figure of the top rows
-0.83 -0.73 least number > figures
-0.3 -0.2 least number > figures: fn:count grouped by what is beside
-0.89 -0.74 least number > figures: fn:count one figure
-0.33 -0.3 least number > figures: fn:distinct? grouped by what is beside
-0.63 -0.57 least number > figures: fn:distinct? one figure
-0.48 -0.4 least number > figures: fn:min grouped by what is beside
-0.18 -0.23 least number > figures: fn:min one figure
-0.65 -0.58 least number > figures: fn:sum! fn:count
-0.49 -0.58 least number > figures: fn:sum! grouped by what is beside
-0.24 -0.14 least number > figures: fn:sum? grouped by what is beside
-0.24 -0.3 least number > list
-0.2 -0.18 least number > list: many 
-0.2 -0.25 least number > list: where distinct
-1.26 -1.24 least number > loose figures
-0.91 -0.98 least number > loose figures: avg 
-0.79 -0.79 least number > loose figures: look up 
-0.61 -0.67 least number > loose figures: look up guess
-1.25 -1.33 least number > loose figures: sum 
0.22 0.25 least number > top groups
-0.65 -0.67 least number > top groups: own measure asc
0.48 0.45 least number > top groups: said measure asc
-0.52 -0.49 least number > top rows: order:guess asc
0.56 0.58 least number > top rows: order:hint asc
-0.17 -0.33 least percent > extreme value
-0.17 -0.33 least percent > extreme value: min said
0.08 0.35 least percent > top groups
0.16 0.24 least percent > top groups: own measure asc
-0.22 -0.38 least percent > top groups: rows asc
0.2 0.39 least percent > top groups: sum of field asc
-0.27 -0.43 least percent > top groups: sum of field desc
0.35 -0.47 least percent > top rows
-0.23 -0.2 least percent > top rows: order:guess asc
0.21 0.04 least percent > top rows: order:said asc
-0.34 -0.41 least time > extreme value
-0.34 -0.41 least time > extreme value: min said
-0.27 -0.24 least time > list
-0.2 -0.18 least time > list: where distinct
-0.2 -0.16 least time > top groups
-0.2 -0.21 least time > top groups: own measure asc
-0.22 -0.25 least time > top groups: sum of field asc
0.38 0.41 least time > top rows
-0.36 -0.36 least time > top rows: order:guess asc
0.38 0.39 least time > top rows: order:said asc
-0.18 -0.2 less > against another row
-0.36 -0.37 less > against another row: count guess
-0.14 -0.25 less > extreme value: max guess
-0.13 -0.2 less > figures
-0.17 -0.23 less > figures: fn:avg! one figure
-0.35 -0.16 less > figures: fn:count grouped by what is beside
-0.28 -0.3 less > figures: fn:count one figure
-0.21 -0.24 less > figures: fn:distinct? fn:sum!
-0.23 -0.16 less > figures: fn:distinct? grouped by what is beside
-0.11 -0.23 less > figures: fn:distinct? one figure
0.34 0.35 less > figures: fn:max fn:sum!
-0.27 -0.15 less > figures: fn:min grouped by what is beside
-0.22 -0.34 less > figures: fn:sum! one figure
-0.32 -0.48 less > figures: fn:sum? fn:sum!
-0.26 -0.16 less > figures: fn:sum? grouped by what is beside
-0.32 -0.27 less > figures: grouped by what is beside 
-0.31 -0.26 less > figures: one figure named
0.27 -0.58 less > groups that have
0.55 0.26 less > groups that have: list guess
-0.7 -0.67 less > groups that have: list said
0.27 0.43 less > list
-0.17 -0.29 less > list: all 
0.37 0.59 less > list: where 
-0.69 -0.74 less > loose figures: avg 
-0.33 -0.33 less > loose figures: count 
-0.3 -0.18 less > loose figures: look up 
-0.45 -0.51 less > loose figures: look up guess
-0.22 -0.19 less > top groups: own measure desc
-0.25 -0.25 less > top groups: rows asc
0.49 0.52 less > top groups: rows desc
-0.29 -0.29 less > top groups: sum of field asc
-0.27 -0.1 less > top rows
0.34 0.34 less > top rows: order:guess asc
-0.79 -0.78 less > top rows: order:guess desc
-0.35 -0.35 less > top rows: order:said asc
-0.13 -0.2 less > which of these
-0.07 -0.2 less > which of these: count desc
-0.18 -0.2 less than > against another row
-0.36 -0.37 less than > against another row: count guess
-0.14 -0.25 less than > extreme value: max guess
-0.13 -0.2 less than > figures
-0.17 -0.23 less than > figures: fn:avg! one figure
-0.35 -0.16 less than > figures: fn:count grouped by what is beside
-0.28 -0.3 less than > figures: fn:count one figure
-0.21 -0.24 less than > figures: fn:distinct? fn:sum!
-0.23 -0.16 less than > figures: fn:distinct? grouped by what is beside
-0.11 -0.23 less than > figures: fn:distinct? one figure
0.34 0.35 less than > figures: fn:max fn:sum!
-0.27 -0.15 less than > figures: fn:min grouped by what is beside
-0.22 -0.34 less than > figures: fn:sum! one figure
-0.32 -0.48 less than > figures: fn:sum? fn:sum!
-0.26 -0.16 less than > figures: fn:sum? grouped by what is beside
-0.32 -0.27 less than > figures: grouped by what is beside 
-0.31 -0.26 less than > figures: one figure named
0.27 -0.58 less than > groups that have
0.55 0.26 less than > groups that have: list guess
-0.7 -0.67 less than > groups that have: list said
0.27 0.43 less than > list
-0.17 -0.29 less than > list: all 
0.37 0.59 less than > list: where 
-0.69 -0.74 less than > loose figures: avg 
-0.33 -0.33 less than > loose figures: count 
-0.3 -0.18 less than > loose figures: look up 
-0.45 -0.51 less than > loose figures: look up guess
-0.22 -0.19 less than > top groups: own measure desc
-0.25 -0.25 less than > top groups: rows asc
0.49 0.52 less than > top groups: rows desc
-0.29 -0.29 less than > top groups: sum of field asc
-0.27 -0.1 less than > top rows
0.34 0.34 less than > top rows: order:guess asc
-0.79 -0.78 less than > top rows: order:guess desc
-0.35 -0.35 less than > top rows: order:said asc
-0.13 -0.2 less than > which of these
-0.07 -0.2 less than > which of these: count desc
0.27 0.25 list > against another row
-0.64 -0.77 list > amount
0.46 0.55 list > comparison: guess value
0.24 0.21 list > extreme value
-0.34 -0.43 list > extreme value: max guess
-0.45 -0.46 list > extreme value: max said
-0.43 -0.52 list > extreme value: min guess
0.45 0.57 list > extreme value: min said
-0.27 -0.2 list > figure of the top rows
-0.28 -0.21 list > figure of the top rows: avg 
-0.25 -0.18 list > figure of the top rows: sum 
0.28 0.26 list > figures
-0.44 -0.56 list > figures: fn:count fn:sum!
-0.31 -0.27 list > figures: fn:count grouped by what is beside
0.49 0.54 list > figures: fn:count one figure
0.38 0.43 list > figures: fn:distinct? one figure
-0.23 -0.17 list > figures: fn:max grouped by what is beside
-0.33 -0.28 list > figures: fn:sum! fn:sum!
0.23 -0.17 list > figures: fn:sum! grouped by what is beside
-0.3 -0.31 list > figures: fn:sum! one figure
0.59 0.4 list > first or last row
0.67 0.49 list > first or last row: position first
-0.71 -0.75 list > first or last row: time first
0.29 0.29 list > first or last row: time last
0.41 0.45 list > groups that are named
-0.73 -0.69 list > groups that are named: listed 
-0.28 -0.29 list > groups that have
0.1 0.27 list > list
-0.38 -0.61 list > list: all 
0.63 0.73 list > list: many 
-0.38 -0.69 list > list: where 
-1.03 -0.79 list > list: where distinct
-0.44 -0.41 list > loose figures
-0.11 -0.25 list > loose figures: avg 
-0.79 -0.95 list > loose figures: count 
-0.22 -0.27 list > loose figures: look up 
-0.29 -0.45 list > loose figures: look up guess
-0.43 -0.29 list > loose figures: sum 
-0.36 -0.33 list > name
-0.34 -0.34 list > next or previous row
-0.5 -0.56 list > next or previous row: said way position
0.42 0.34 list > none
-0.33 -0.12 list > place
-0.48 -0.47 list > rows before or after another
-0.2 -0.26 list > rows before or after another: count 
-0.23 -0.24 list > share
-0.7 -0.71 list > text
-0.17 -0.36 list > time
-0.31 -0.3 list > top groups
0.24 0.35 list > top groups: own measure asc
-0.28 -0.36 list > top groups: own measure desc
0.48 0.57 list > top groups: rows asc
0.37 -0.62 list > top groups: sum of field desc
-0.91 -0.76 list > top rows
-0.19 -0.23 list > top rows: order:guess asc
-0.5 -0.49 list > top rows: order:guess desc
-0.16 -0.21 list > top rows: order:hint desc
-0.2 -0.22 list > top rows: order:said asc
-0.18 0.24 list > top rows: order:said desc
-0.36 -0.35 list > which of these: count asc
-0.32 -0.39 list > which of these: guess asc
0.22 0.19 list > which of these: guess desc
-0.49 -0.48 list > which of these: position first
0.36 0.31 list > yes or no
0.36 0.31 list > yes or no: exists 
0.22 0.34 list all > list: many 
-0.32 -0.5 list all > list: where 
-0.21 -0.33 list all > list: where distinct
-2.19 -2.45 list conditions 0
0.44 1.13 list conditions 2
0.26 0.23 list each > list
-0.39 -0.39 list each > list: all 
0.43 0.42 list each > list: many 
0.23 -0.21 list each > list: where 
-0.48 -0.22 list each > list: where distinct
-0.36 -0.31 list each > loose figures
-0.48 -0.44 list each > loose figures: count 
0.33 -0.61 list had > top groups
-0.41 -0.45 list had > top groups: rows desc
0.37 -0.62 list had > top groups: sum of field desc
-0.33 0.61 list had > top rows
-0.28 -0.53 list had > top rows: order:guess desc
-0.38 0.6 list had > top rows: order:said desc
-0.45 -0.27 list name > figures
-0.45 -0.27 list name > figures: fn:sum! grouped by what is beside
0.46 0.29 list name > list
0.4 0.36 list name > list: many 
-0.41 -0.39 list name > list: where 
-0.32 -0.33 list name > list: where distinct
-1.29 -1.4 list: all
-0.72 -0.57 list: distinct
-0.24 -0.22 list: list
0.26 0.26 list: many
0.41 0.37 list: named things
-0.47 -0.44 list: where
0.84 0.8 listed > comparison
0.84 0.8 listed > comparison: guess value
-0.29 -0.25 listed > difference
-0.47 -0.5 listed > difference: of ends guess
-0.26 -0.23 listed > difference: of two said
-0.73 -0.84 listed > extreme value: max guess
-0.53 -0.58 listed > extreme value: min guess
0.21 0.45 listed > extreme value: min said
-0.17 -0.3 listed > figures
-0.3 -0.23 listed > figures: fn:avg! grouped by what is beside
-0.5 -0.28 listed > figures: fn:count grouped by what is beside
0.65 0.65 listed > figures: fn:distinct one figure
-0.34 -0.22 listed > figures: fn:distinct? grouped by what is beside
0.31 0.28 listed > figures: fn:distinct? one figure
-0.21 -0.28 listed > figures: fn:sum? grouped by what is beside
-0.34 -0.28 listed > figures: grouped named
-0.25 -0.23 listed > first or last of each
-0.25 -0.23 listed > first or last of each:  
0.22 0.26 listed > first or last row
0.29 0.28 listed > first or last row: position first
-0.23 -0.2 listed > first or last row: time first
-0.29 -0.38 listed > groups that are named
-0.29 -0.38 listed > groups that are named: listed 
-0.32 -0.35 listed > how long
-0.32 -0.35 listed > how long: between rows 
-0.62 -0.55 listed > list
-0.67 -0.33 listed > list: all 
-0.62 -0.64 listed > list: many 
-0.57 -0.66 listed > list: named things 
-0.28 -0.18 listed > list: where 
-0.36 -0.39 listed > list: where distinct
-0.57 -0.67 listed > loose figures: count 
-0.24 -0.21 listed > loose figures: look up 
-0.35 -0.14 listed > loose figures: look up guess
0.29 0.2 listed > next or previous row
-0.57 -0.73 listed > next or previous row: other way position
0.53 0.44 listed > next or previous row: said way position
-0.4 -0.4 listed > next or previous row: said way time
-0.46 -0.44 listed > top groups
-0.26 -0.13 listed > top groups: rows asc
-0.34 -0.34 listed > top groups: rows desc
-1.02 -1.04 listed > top rows: order:guess asc
-0.71 -0.78 listed > top rows: order:guess desc
0.24 0.22 listed > top rows: order:said desc
-0.48 -0.46 listed > which of these
-0.28 -0.31 listed > which of these: count asc
-0.43 -0.43 listed > which of these: count desc
-0.26 -0.3 listed > which of these: guess asc
-0.26 -0.31 listed > which of these: guess desc
-0.26 -0.3 listed > which of these: position first
-0.47 -0.46 listed > which of these: position last
-0.26 -0.32 listed > which of these: said asc
-0.26 -0.31 listed > which of these: said desc
-0.18 -0.2 listed above > list
0.24 0.28 listed above > next or previous row
-0.29 -0.3 listed above > next or previous row: other way position
0.28 0.31 listed above > next or previous row: said way position
-0.58 -0.59 listed after > list
-0.55 -0.57 listed after > list: named things 
-0.69 -0.72 listed after > list: where 
-0.53 -0.51 listed after > list: where distinct
-0.61 -0.67 listed after > loose figures
-0.15 -0.22 listed after > loose figures: avg 
-0.61 -0.68 listed after > loose figures: count 
-0.27 -0.35 listed after > loose figures: sum 
0.47 0.4 listed after > next or previous row
-0.3 -0.67 listed after > next or previous row: other way position
0.62 0.59 listed after > next or previous row: said way position
-0.4 -0.4 listed after > next or previous row: said way time
0.43 0.49 listed at > first or last row
0.39 0.42 listed at > first or last row: position first
-0.33 -0.35 listed at > first or last row: time first
-0.25 -0.34 listed at > top groups
-0.25 -0.34 listed at > top groups: rows desc
-0.1 -0.21 listed before > comparison
-0.1 -0.21 listed before > comparison: guess value
-0.24 -0.23 listed before > figures: fn:distinct? one figure
-0.24 -0.25 listed before > list
-0.29 -0.31 listed before > list: where 
-0.2 -0.21 listed before > list: where distinct
0.42 0.44 listed before > loose figures: avg 
-0.56 -0.55 listed before > loose figures: count 
-0.23 -0.16 listed before > loose figures: look up guess
0.52 0.52 listed before > loose figures: sum 
-0.92 -0.91 listed before > next or previous row: other way position
0.25 0.26 listed before > rows before or after another
0.25 0.26 listed before > rows before or after another: count 
-0.33 -0.53 listed before > rows before or after another: list 
-0.25 -0.32 listed below > list
-0.19 -0.32 listed below > list: where 
-0.19 -0.23 listed below > list: where distinct
0.21 0.19 listed below > next or previous row
-0.26 -0.27 listed below > next or previous row: other way position
0.26 0.25 listed below > next or previous row: said way position
0.21 0.2 listed besides > list: where 
-0.13 -0.21 listed besides > list: where distinct
0.33 0.44 listed between > figures
-0.37 -0.27 listed between > figures: fn:count grouped by what is beside
0.32 0.39 listed between > figures: fn:count one figure
-0.25 -0.39 listed between > figures: fn:distinct? one figure
-0.25 -0.32 listed between > list
-0.17 -0.26 listed between > list: where 
-0.21 -0.26 listed between > list: where distinct
-0.02 -0.44 listed between > loose figures
-0.02 -0.44 listed between > loose figures: look up guess
0.27 0.52 listed first > extreme value
0.29 0.56 listed first > extreme value: min said
-0.34 -0.28 listed first > figures
-0.34 -0.28 listed first > figures: grouped named
-0.25 -0.23 listed first > first or last of each
-0.25 -0.23 listed first > first or last of each:  
0.27 0.21 listed first > first or last row
0.38 0.33 listed first > first or last row: position first
-0.29 -0.32 listed first > first or last row: time first
-0.17 -0.22 listed first > list
-0.29 -0.26 listed first > top rows
-0.34 -0.33 listed first > top rows: order:guess asc
-0.01 0.3 listed first > top rows: order:said asc
-0.38 -0.37 listed first > which of these
-0.38 -0.36 listed first > which of these: count desc
0.2 0.07 listed first > which of these: position first
-0.38 -0.37 listed first > which of these: position last
0.66 0.65 listed for > comparison
0.66 0.65 listed for > comparison: guess value
-0.26 -0.23 listed for > difference: of two said
-0.3 -0.23 listed for > figures: fn:avg! grouped by what is beside
-0.38 -0.37 listed for > figures: fn:count one figure
-0.13 -0.26 listed for > figures: fn:sum? grouped by what is beside
-0.28 -0.35 listed for > groups that are named
-0.28 -0.35 listed for > groups that are named: listed 
-0.48 -0.5 listed for > list
-0.28 -0.25 listed for > list: many 
-0.4 -0.46 listed for > list: where 
-0.34 -0.39 listed for > list: where distinct
-0.61 -0.63 listed for > loose figures: count 
0.25 0.21 listed for > loose figures: look up 
-0.3 -0.31 listed for > which of these
-0.25 -0.29 listed for > which of these: count asc
-0.24 -0.3 listed for > which of these: count desc
-0.26 -0.3 listed for > which of these: guess asc
-0.25 -0.3 listed for > which of these: guess desc
-0.21 -0.29 listed for > which of these: position first
-0.24 -0.28 listed for > which of these: position last
-0.26 -0.32 listed for > which of these: said asc
-0.26 -0.31 listed for > which of these: said desc
-0.49 -0.51 listed in > difference
-0.49 -0.51 listed in > difference: of ends guess
0.59 0.64 listed in > figures
-0.45 -0.45 listed in > figures: fn:count one figure
-0.19 -0.28 listed in > figures: fn:distinct? grouped by what is beside
0.78 0.77 listed in > figures: fn:distinct? one figure
-0.2 -0.23 listed in > figures: fn:sum? grouped by what is beside
-0.32 -0.35 listed in > how long
-0.32 -0.35 listed in > how long: between rows 
-0.37 -0.4 listed in > list
-0.22 -0.19 listed in > list: named things 
-0.34 -0.32 listed in > list: where distinct
-0.56 -0.62 listed in > loose figures
-0.37 -0.58 listed in > loose figures: avg 
-0.31 -0.35 listed in > loose figures: look up 
-0.5 -0.43 listed in > loose figures: look up guess
-0.53 -0.71 listed in > loose figures: sum 
0.33 0.39 listed in > next or previous row
-0.24 -0.23 listed in > next or previous row: other way position
0.32 0.35 listed in > next or previous row: said way position
0.28 0.28 listed last > first or last row
0.28 0.28 listed last > first or last row: position last
-0.2 -0.22 listed last > top groups
-0.2 -0.22 listed last > top groups: rows desc
-0.24 -0.25 listed last > top rows
-0.24 -0.25 listed last > top rows: order:guess desc
0.17 0.21 listed next > list: where 
-0.21 -0.22 listed next > loose figures
-0.21 -0.22 listed next > loose figures: count 
0.19 0.23 listed next > next or previous row
-0.24 -0.23 listed next > next or previous row: other way position
0.24 0.25 listed next > next or previous row: said way position
-0.49 -0.59 listed on > extreme value
-0.38 -0.44 listed on > extreme value: max said
-0.18 -0.26 listed on > extreme value: min said
0.62 0.61 listed on > figures: fn:count one figure
-0.62 -0.61 listed on > figures: fn:distinct? one figure
0.22 0.21 listed on > first or last row
0.58 0.57 listed on > first or last row: position first
-0.54 -0.52 listed on > first or last row: time first
-0.41 -0.45 listed on > top groups
-0.71 -0.81 listed on > top groups: rows asc
-0.2 -0.23 listed on > top rows: order:guess desc
-0.21 -0.35 listed previous > list
-0.16 -0.33 listed previous > list: where 
-0.36 -0.39 listed previous > next or previous row: other way position
-0.19 -0.3 listed previous > rows before or after another: list 
0.51 0.61 listed under > comparison
0.51 0.61 listed under > comparison: guess value
-0.27 -0.36 listed under > loose figures
-0.46 -0.61 listed under > loose figures: count 
-0.51 -0.53 listed were > comparison
-0.51 -0.53 listed were > comparison: guess value
0.61 0.72 listed were > figures
0.54 0.6 listed were > figures: fn:count one figure
0.56 0.59 listed were > figures: fn:distinct? one figure
-0.37 -0.36 listed were > list
-0.45 -0.39 listed were > list: where 
-0.31 -0.32 listed were > list: where distinct
-0.34 -0.41 listed with > extreme value
-0.34 -0.41 listed with > extreme value: min said
-0.21 -0.24 listed with > top groups
-0.22 -0.25 listed with > top groups: sum of field asc
0.23 0.26 listed with > top rows
0.2 0.22 listed with > top rows: order:said asc
-0.29 0.01 long > amount
-0.25 -0.29 long > extreme value: max guess
0.53 0.48 long > figures
0.53 0.48 long > figures: fn:sum! fn:sum!
-0.12 -0.24 long > groups that are named
-0.12 -0.24 long > groups that are named: listed 
-0.2 -0.34 long > how long
-0.2 -0.34 long > how long: between rows 
0.29 0.36 long > list
-0.19 -0.43 long > list: all 
0.31 0.36 long > list: many 
0.42 0.57 long > list: where 
0.29 0.44 long > list: where distinct
-0.14 -0.22 long > loose figures: avg 
-0.37 -0.36 long > loose figures: count 
-0.16 -0.3 long > loose figures: sum 
-0.21 -0.21 long > next or previous row: said way position
-0.43 -0.45 long > place
-0.36 -0.37 long > time
-0.3 -0.31 long > top groups
-0.54 -0.53 long > which of these
-0.36 -0.42 long > which of these: count asc
-0.39 -0.47 long > which of these: count desc
-0.4 -0.43 long > which of these: guess asc
-0.43 -0.45 long > which of these: guess desc
-0.35 -0.44 long > which of these: position first
-0.43 -0.46 long > which of these: position last
-0.22 -0.37 long > which of these: said asc
-0.41 -0.45 long > which of these: said desc
0.76 0.77 long did > list
-0.08 -0.21 long did > list: all 
-0.38 -0.36 long did > list: many 
0.69 0.68 long did > list: where 
0.43 0.53 long did > list: where distinct
-0.76 -0.76 long did > loose figures
-0.4 -0.39 long did > loose figures: avg 
-0.61 -0.56 long did > loose figures: count 
-0.37 -0.4 long did > loose figures: sum 
-0.43 -0.45 long has > comparison
-0.43 -0.45 long has > comparison: guess value
-0.39 -0.37 long has > list
-0.41 -0.37 long has > list: where 
-0.35 -0.37 long has > list: where distinct
0.39 0.38 long has > loose figures
0.39 0.36 long has > loose figures: avg 
-0.34 -0.3 long has > loose figures: count 
0.36 0.35 long has > loose figures: sum 
-0.24 -0.23 long has > which of these
-0.18 -0.23 long has > which of these: count desc
-0.24 -0.24 long has > which of these: guess asc
-0.21 -0.23 long has > which of these: guess desc
-0.15 -0.22 long has > which of these: position first
-0.22 -0.19 long has > which of these: position last
-0.11 -0.22 long has > which of these: said asc
-0.28 -0.26 long has > which of these: said desc
-0.24 -0.25 long in > list
-0.22 -0.23 long in > list: many 
-0.28 -0.26 long in > list: where 
-0.2 -0.25 long in > list: where distinct
0.23 0.25 long in > loose figures
-0.44 -0.45 long in > loose figures: avg 
0.27 0.29 long in > loose figures: count 
-0.4 -0.42 long in > loose figures: sum 
-0.29 -0.29 long is > extreme value
-0.29 -0.29 long is > extreme value: max said
-0.17 -0.2 long is > how long
-0.17 -0.2 long is > how long: between rows 
0.36 0.46 long is > list
0.26 0.25 long is > list: many 
0.55 0.68 long is > list: where 
0.39 0.56 long is > list: where distinct
-0.4 -0.46 long is > loose figures
-0.37 -0.41 long is > loose figures: avg 
-0.71 -0.75 long is > loose figures: count 
-0.34 -0.43 long is > loose figures: sum 
-0.33 -0.31 long is > top groups
-0.33 -0.31 long is > top groups: rows desc
0.3 0.3 long is > top rows
0.3 0.3 long is > top rows: order:said desc
-0.33 -0.4 long is > which of these
-0.2 -0.27 long is > which of these: guess desc
-0.22 -0.25 long is > which of these: position last
-0.17 -0.25 long is > which of these: said desc
0.54 0.56 long was > extreme value
-0.25 -0.29 long was > extreme value: max guess
0.39 0.41 long was > extreme value: max said
0.53 0.48 long was > figures
0.53 0.48 long was > figures: fn:sum! fn:sum!
0.31 0.26 long was > list
0.36 0.33 long was > list: many 
0.19 0.3 long was > list: where 
0.07 0.23 long was > list: where distinct
-0.45 -0.46 long was > loose figures: count 
-0.21 -0.21 long was > next or previous row: said way position
-0.29 -0.3 long was > top groups
-0.69 -0.68 long was > top rows
-0.28 -0.29 long was > top rows: order:said desc
-0.28 -0.29 long was > which of these
-0.22 -0.26 long was > which of these: count asc
-0.22 -0.27 long was > which of these: count desc
-0.2 -0.24 long was > which of these: guess asc
-0.23 -0.27 long was > which of these: guess desc
-0.15 -0.24 long was > which of these: position last
-0.32 -0.28 longer > against another row: list guess
-0.19 -0.23 longer > comparison
-0.19 -0.23 longer > comparison: guess value
-0.35 -0.38 longer > figures: fn:count fn:sum!
-0.45 -0.46 longer > figures: fn:distinct? fn:sum!
0.2 0.26 longer > figures: fn:distinct? one figure
-0.64 -0.69 longer > list
-0.23 -0.29 longer > list: named things 
-0.69 -0.7 longer > list: where 
-0.72 -0.72 longer > list: where distinct
-0.59 -0.63 longer > loose figures
-0.32 -0.33 longer > loose figures: avg 
-0.35 -0.27 longer > loose figures: count 
-0.2 -0.23 longer > loose figures: look up 
-0.36 -0.47 longer > loose figures: look up guess
-0.33 -0.31 longer > loose figures: sum 
0.23 0.31 longer > which of these
-0.31 -0.33 longer > which of these: count asc
-0.2 -0.26 longer > which of these: count desc
-0.27 -0.33 longer > which of these: guess asc
-0.18 -0.2 longer > which of these: guess desc
0.66 0.59 longer > which of these: position first
-0.76 -0.76 longer > which of these: position last
0.33 0.26 longer > yes or no
0.33 0.26 longer > yes or no: exists 
-0.32 -0.28 longer than > against another row: list guess
-0.19 -0.23 longer than > comparison
-0.19 -0.23 longer than > comparison: guess value
-0.35 -0.38 longer than > figures: fn:count fn:sum!
-0.45 -0.46 longer than > figures: fn:distinct? fn:sum!
0.48 0.47 longer than > figures: fn:distinct? one figure
-0.27 -0.21 longer than > list
-0.26 -0.2 longer than > list: where 
-0.27 -0.22 longer than > list: where distinct
-0.53 -0.62 longer than > loose figures
-0.18 -0.28 longer than > loose figures: avg 
-0.2 -0.23 longer than > loose figures: look up 
-0.36 -0.47 longer than > loose figures: look up guess
-0.27 -0.31 longer than > loose figures: sum 
-0.48 -0.43 longer than > which of these
-0.26 -0.24 longer than > which of these: count asc
-0.25 -0.24 longer than > which of these: count desc
-0.26 -0.29 longer than > which of these: guess asc
-0.5 -0.52 longer than > which of these: guess desc
-0.53 -0.57 longer than > which of these: position first
-0.3 -0.29 longer than > which of these: position last
0.33 0.26 longer than > yes or no
0.33 0.26 longer than > yes or no: exists 
-0.23 -0.24 longest > average of each
-0.23 -0.24 longest > average of each:  
-0.33 -0.36 longest > extreme value
-0.27 -0.32 longest > extreme value: max guess
-0.27 -0.32 longest > extreme value: max said
-0.45 -0.09 longest > figure of the top rows
-0.34 -0.09 longest > figure of the top rows: avg 
-0.33 0 longest > figure of the top rows: sum 
0.14 0.22 longest > figures
0.27 0.25 longest > figures: fn:avg grouped
-0.22 0 longest > figures: fn:avg grouped by what is beside
-0.3 -0.27 longest > figures: fn:max grouped
-0.32 -0.32 longest > figures: fn:sum! grouped
-0.32 -0.31 longest > first or last row
-0.32 -0.31 longest > first or last row: position first
-0.43 -0.93 longest > list
-0.43 -0.37 longest > list: all 
-0.48 -0.46 longest > list: many 
-0.67 -0.48 longest > list: named things 
-0.04 -0.77 longest > list: where 
-0.44 -0.84 longest > list: where distinct
-0.7 -0.68 longest > loose figures
-0.62 -0.71 longest > loose figures: avg 
-0.65 -0.56 longest > loose figures: count 
-0.62 -0.63 longest > loose figures: sum 
0.2 0.18 longest > share
0.2 0.18 longest > share: filtered 
-0.83 -0.82 longest > top groups
-0.68 -0.63 longest > top groups: own measure desc
-0.88 -0.84 longest > top groups: rows desc
0.61 0.59 longest > top rows
-0.31 -0.31 longest > top rows: order:guess desc
0.76 0.76 longest > top rows: order:said desc
0.22 0.22 longest > which of these
0.3 0.27 longest > which of these: count asc
0.28 0.25 longest > which of these: count desc
-0.25 -0.24 longest > which of these: position last
-0.34 -0.34 longest listed > extreme value
-0.34 -0.34 longest listed > extreme value: max said
-0.24 -0.21 longest listed > loose figures
-0.22 -0.19 longest listed > loose figures: avg 
-0.25 -0.22 longest listed > loose figures: sum 
0.78 0.64 longest name > list
-0.22 -0.02 longest name > list: all 
0.78 0.63 longest name > list: where 
0.67 0.46 longest name > list: where distinct
-0.78 -0.64 longest name > top groups
-0.78 -0.64 longest name > top groups: rows desc
-0.25 -0.26 longest number > top rows: order:guess desc
0.19 0.2 longest number > top rows: order:said desc
0.42 0.43 longest time > extreme value
-0.25 -0.29 longest time > extreme value: max guess
0.39 0.41 longest time > extreme value: max said
-0.32 -0.32 longest time > list
-0.27 -0.21 longest time > list: many 
-0.27 -0.3 longest time > top groups
-0.27 -0.3 longest time > top groups: rows desc
-0.4 -0.37 longest time > top rows
-0.18 -0.2 longest time > top rows: order:guess desc
0.74 0.82 loose 0
-1.97 -2.12 loose 2
-0.41 -0.62 loose 3
-0.21 -0.28 loose 4
-0.59 -0.56 loose figures > none
-1.01 -1.04 loose figures > time
-1.51 -1.5 loose figures conditions 0
0.01 0.32 loose figures conditions 1
-0.07 -0.54 loose figures conditions 2
-0.73 -0.71 loose figures: avg
-0.59 -0.56 loose figures: count
0.59 0.18 loose figures: look up
-0.32 -0.32 loose figures: loose figures
-0.65 -0.34 loose figures: sum
-0.21 -0.39 lower > list
-0.16 -0.35 lower > list: where 
-0.07 -0.34 lower > list: where distinct
0.33 0.34 lower > which of these
-0.26 -0.24 lower > which of these: count asc
-0.45 -0.43 lower > which of these: count desc
0.59 0.6 lower > which of these: guess asc
-0.54 -0.51 lower > which of these: guess desc
-0.7 -0.68 lower > which of these: position first
0.4 0.35 lower > which of these: position last
0.76 0.74 lower > which of these: said asc
-0.6 -0.59 lower > which of these: said desc
-0.14 -0.21 lowest > comparison
-0.14 -0.21 lowest > comparison: guess value
0.24 0.32 lowest > difference
0.36 0.43 lowest > difference: of ends said
-0.43 -0.47 lowest > difference: of fields 
-0.34 -0.35 lowest > difference: of fields turned 
0.31 0.51 lowest > extreme value
-0.22 -0.31 lowest > extreme value: max said
-0.56 -0.39 lowest > extreme value: min guess
0.45 0.61 lowest > extreme value: min said
-0.52 -0.46 lowest > figures: fn:avg! grouped by what is beside
-0.65 -0.72 lowest > figures: fn:avg! one figure
-0.15 -0.27 lowest > figures: fn:distinct? one figure
-0.74 -0.68 lowest > figures: fn:min fn:avg!
-0.37 -0.35 lowest > figures: fn:min grouped
0.19 0.2 lowest > figures: fn:min one figure
0.65 0.66 lowest > figures: fn:sum! fn:units
-0.23 -0.28 lowest > figures: fn:sum? one figure
-0.42 -0.44 lowest > figures: fn:units grouped
-0.21 -0.32 lowest > figures: fn:units one figure
-0.19 -0.2 lowest > first or last row: time first
-0.2 -0.2 lowest > groups that are named
-0.2 -0.2 lowest > groups that are named: listed 
-0.31 -0.36 lowest > loose figures
-0.24 -0.23 lowest > loose figures: avg 
-0.25 -0.35 lowest > loose figures: sum 
-0.49 -0.45 lowest > top groups
-0.55 -0.66 lowest > top groups: revenue asc
-0.54 -0.63 lowest > top groups: rows asc
0.49 0.46 lowest > top groups: said measure asc
-0.42 -0.43 lowest > top groups: sum of field asc
-0.32 -0.41 lowest > top groups: units asc
-0.2 -0.23 lowest > top rows
-0.32 -0.27 lowest > top rows: order:guess asc
-0.27 -0.25 lowest > top rows: order:guess desc
-0.31 -0.38 lowest > top rows: order:hint asc
-0.37 -0.38 lowest > top rows: order:said asc
0.21 0.22 lowest > which of these
-0.26 -0.26 lowest > which of these: count asc
-0.34 -0.32 lowest > which of these: count desc
0.39 0.39 lowest > which of these: guess asc
-0.38 -0.36 lowest > which of these: guess desc
-0.58 -0.57 lowest > which of these: position first
0.34 0.31 lowest > which of these: position last
0.71 0.7 lowest > which of these: said asc
-0.47 -0.46 lowest > which of these: said desc
-0.25 -0.35 lowest and > extreme value
-0.22 -0.31 lowest and > extreme value: max said
0.19 0.2 lowest and > figures
0.19 0.2 lowest and > figures: fn:min one figure
-0.27 -0.25 lowest and > top rows: order:guess desc
-0.56 -0.45 lowest average > extreme value
-0.56 -0.45 lowest average > extreme value: min said
0.32 0.41 lowest average > top groups
0.21 0.2 lowest average > top groups: own measure asc
0.58 0.58 lowest average > top groups: said measure asc
-0.33 -0.32 lowest average > top groups: sum of field asc
-0.27 -0.33 lowest average > top rows
-0.27 -0.33 lowest average > top rows: order:said asc
-0.33 -0.44 lowest first > extreme value
-0.33 -0.44 lowest first > extreme value: min said
0.33 0.37 lowest first > figures
0.65 0.66 lowest first > figures: fn:sum! fn:units
-0.42 -0.44 lowest first > figures: fn:units grouped
-0.21 -0.32 lowest first > figures: fn:units one figure
-0.19 -0.2 lowest first > first or last row: time first
-0.34 -0.38 lowest first > top groups
-0.34 -0.38 lowest first > top groups: own measure asc
-0.27 -0.28 lowest first > top rows
-0.27 -0.28 lowest first > top rows: order:said asc
-0.14 -0.21 lowest total > comparison
-0.14 -0.21 lowest total > comparison: guess value
-0.2 -0.2 lowest total > groups that are named
-0.2 -0.2 lowest total > groups that are named: listed 
0.21 0.22 lowest total > which of these
-0.26 -0.26 lowest total > which of these: count asc
-0.34 -0.32 lowest total > which of these: count desc
0.39 0.39 lowest total > which of these: guess asc
-0.38 -0.36 lowest total > which of these: guess desc
-0.58 -0.57 lowest total > which of these: position first
0.34 0.31 lowest total > which of these: position last
0.71 0.7 lowest total > which of these: said asc
-0.47 -0.46 lowest total > which of these: said desc
0.24 0.27 many > against another row
0.29 0.35 many > against another row: count guess
0.18 0.25 many > against another row: count said
-0.35 -0.42 many > against another row: list guess
-0.39 -0.39 many > against another row: list said
-0.32 -0.44 many > comparison: guess floating
-0.56 -0.59 many > comparison: said value
-0.22 -0.3 many > difference: of counts 
-0.63 -0.78 many > difference: of counts turned 
-0.28 -0.39 many > difference: of ends said
-0.28 -0.33 many > difference: of fields 
-0.22 -0.31 many > difference: of fields turned 
0.12 0.2 many > difference: of two said
-0.46 -0.65 many > difference: of two turned guess
-0.41 -0.43 many > difference: of two turned said
-0.56 -0.66 many > extreme value
-0.2 -0.19 many > extreme value: max guess
-0.27 -0.3 many > extreme value: max said
-0.29 -0.28 many > extreme value: min guess
0.07 -0.28 many > extreme value: min said
-0.32 -0.2 many > figure of the top rows
-0.35 -0.23 many > figure of the top rows: avg 
-0.29 -0.17 many > figure of the top rows: sum 
-0.19 -0.31 many > figures: fn:avg! fn:sum!
-0.21 -0.32 many > figures: fn:avg! grouped by what is beside
-0.39 -0.54 many > figures: fn:avg! one figure
0.36 0.37 many > figures: fn:count fn:avg!
0.26 0.2 many > figures: fn:count fn:count
0.31 0.36 many > figures: fn:count fn:distinct?
0.57 0.3 many > figures: fn:count fn:missing
-0.23 -0.28 many > figures: fn:count fn:revenue
0.19 0.32 many > figures: fn:count fn:sum
-0.22 -0.22 many > figures: fn:count fn:sum!
-0.23 -0.25 many > figures: fn:count fn:sum?
-1.2 -1.22 many > figures: fn:count grouped by what is beside
-0.61 -0.56 many > figures: fn:distinct grouped by what is beside
-0.25 -0.27 many > figures: fn:distinct? fn:avg!
-0.22 -0.22 many > figures: fn:distinct? fn:count
-0.23 -0.25 many > figures: fn:distinct? fn:distinct?
-0.23 -0.25 many > figures: fn:distinct? fn:sum?
-0.57 -0.57 many > figures: fn:distinct? grouped
-0.96 -1.01 many > figures: fn:distinct? grouped by what is beside
0.37 0.54 many > figures: fn:missing one figure
0.32 0.31 many > figures: fn:ratio grouped
-0.39 -0.39 many > figures: fn:ratio one figure
-0.29 -0.37 many > figures: fn:revenue one figure
-0.49 -0.42 many > figures: fn:sum! fn:sum!
-0.41 -0.5 many > figures: fn:sum! grouped
-0.49 -1.04 many > figures: fn:sum! grouped by what is beside
-0.88 -0.84 many > figures: fn:sum! one figure
0.41 0.38 many > figures: fn:sum? fn:avg!
0.34 0.28 many > figures: fn:sum? fn:sum!
-0.2 -0.2 many > figures: fn:sum? grouped
-0.63 -0.67 many > figures: fn:sum? grouped by what is beside
0.12 0.2 many > figures: fn:sum? one figure
0.19 0.25 many > figures: fn:units one figure
-0.45 -0.57 many > figures: grouped by what is beside 
-0.4 -0.45 many > figures: grouped named
-0.29 -0.05 many > figures: one figure named
-0.15 -0.25 many > first or last row
-0.3 -0.3 many > first or last row: position last
-0.41 -0.54 many > first or last row: time first
-0.39 -0.37 many > first or last row: time last
-0.66 -0.89 many > groups that are named
-0.32 -0.49 many > groups that are named: compared 
-0.65 -0.73 many > groups that are named: listed 
-0.45 -0.46 many > groups that have: list guess
-0.67 -0.84 many > groups that have: list said
-0.1 -0.26 many > list
-0.45 -0.57 many > list: all 
-0.26 -0.68 many > list: many 
-1.11 -1.02 many > list: named things 
0.24 0.29 many > loose figures
0.33 0.45 many > loose figures: count 
0.24 -0.14 many > loose figures: look up 
0 0.27 many > loose figures: sum 
-0.31 -0.35 many > next or previous row: other way position
0.25 0.33 many > rows before or after another
0.27 0.38 many > rows before or after another: count 
-0.45 -0.54 many > rows before or after another: list 
0.28 0.37 many > the same as another row: count said
-0.46 -0.42 many > the same as another row: list guess
-0.26 -0.35 many > the same as another row: list said
-0.35 -0.46 many > top groups
-0.22 -0.26 many > top groups: own measure asc
-0.26 -0.37 many > top groups: own measure desc
-0.33 -0.27 many > top groups: revenue desc
-0.2 -0.23 many > top groups: rows asc
-0.59 -0.54 many > top groups: rows desc
-0.26 -0.27 many > top groups: sum of field asc
-0.24 -0.18 many > top groups: units desc
-0.62 -0.84 many > top rows
-0.33 -0.34 many > top rows: order:guess asc
-0.5 -0.54 many > top rows: order:guess desc
-0.16 -0.21 many > top rows: order:hint desc
-0.8 -0.88 many > top rows: order:said desc
-0.43 -0.45 many > which of these
-0.45 -0.5 many > which of these: count asc
-0.59 -0.65 many > which of these: count desc
-0.26 -0.29 many > which of these: guess asc
-0.35 -0.36 many > which of these: guess desc
-0.46 -0.48 many > which of these: position first
-0.54 -0.53 many > which of these: position last
-0.37 -0.39 many > which of these: said asc
-0.49 -0.54 many > which of these: said desc
0.27 0.48 many are > figures
0.33 0.3 many are > figures: fn:count grouped
-0.1 -0.26 many are > figures: fn:count grouped by what is beside
-0.35 -0.12 many are > figures: fn:count one figure
-0.26 -0.45 many are > list
-0.6 -0.61 many are > list: where 
-0.26 -0.45 many are > list: where distinct
-0.39 -0.57 many are > loose figures
-0.39 -0.57 many are > loose figures: look up guess
-0.68 -0.68 many consecutive > comparison
-0.68 -0.68 many consecutive > comparison: guess value
-0.17 -0.22 many consecutive > figures: fn:avg! grouped by what is beside
0.3 0.31 many consecutive > figures: fn:count fn:avg!
-0.43 -0.33 many consecutive > figures: fn:count fn:sum!
-0.7 -0.81 many consecutive > figures: fn:count grouped by what is beside
-0.3 -0.36 many consecutive > figures: fn:sum! grouped by what is beside
-0.02 -0.29 many consecutive > groups that are named
-0.02 -0.29 many consecutive > groups that are named: listed 
-0.39 -0.8 many consecutive > list: many 
-0.6 -0.71 many consecutive > loose figures
-0.5 -0.34 many consecutive > loose figures: avg 
-0.51 -0.7 many consecutive > loose figures: look up 
-0.58 -0.58 many consecutive > loose figures: look up guess
-0.42 -0.37 many consecutive > loose figures: sum 
-0.27 -0.23 many consecutive > next or previous row
-0.21 -0.26 many consecutive > next or previous row: said way position
-0.09 -0.23 many consecutive > rows before or after another: list 
-0.16 -0.38 many consecutive > which of these
-0.1 -0.23 many consecutive > which of these: count desc
-0.07 -0.27 many consecutive > which of these: position first
-0.12 -0.25 many consecutive > which of these: position last
0.78 0.81 many different > figures
-0.37 -0.35 many different > figures: fn:count fn:avg!
-0.33 -0.3 many different > figures: fn:count fn:sum!
-0.17 -0.2 many different > figures: fn:distinct grouped by what is beside
0.9 0.82 many different > figures: fn:distinct one figure
-0.44 -0.19 many different > list
-0.46 -0.31 many different > list: where 
-0.6 -0.64 many different > loose figures
-0.42 -0.51 many different > loose figures: avg 
-0.05 -0.21 many different > loose figures: look up 
-0.55 -0.53 many different > loose figures: look up guess
-0.4 -0.51 many different > loose figures: sum 
-0.15 -0.24 many different > top rows
-0.15 -0.24 many different > top rows: order:guess desc
0.47 0.46 many have > figures
0.24 -0.35 many have > figures: fn:count fn:avg!
-0.71 -0.67 many have > figures: fn:count fn:sum!
0.81 0.83 many have > figures: fn:count one figure
-0.3 -0.27 many have > groups that have
-0.3 -0.27 many have > groups that have: list guess
-0.22 -0.25 many have > list
-0.19 -0.25 many have > list: where 
-0.22 -0.25 many have > list: where distinct
-0.46 -0.37 many have > loose figures: avg 
-0.46 -0.34 many have > loose figures: look up 
-0.4 -0.33 many have > loose figures: sum 
-0.31 -0.19 many have > next or previous row
-0.21 -0.16 many have > next or previous row: other way position
-0.33 -0.2 many have > next or previous row: said way position
-0.31 -0.25 many have > rows before or after another
-0.34 -0.31 many have > rows before or after another: count 
-0.24 -0.25 many more > against another row
-0.25 -0.27 many more > against another row: count said
-0.23 -0.23 many more > against another row: list said
-0.18 -0.21 many more > comparison
-0.18 -0.21 many more > comparison: guess value
0.54 0.55 many more > difference
-0.45 -0.6 many more > difference: of counts turned 
-0.62 -0.71 many more > difference: of ends guess
-0.28 -0.33 many more > difference: of fields 
-0.22 -0.31 many more > difference: of fields turned 
0.19 0.2 many more > difference: of two guess
0.27 0.35 many more > difference: of two said
-0.51 -0.58 many more > difference: of two turned guess
-0.26 -0.28 many more > difference: of two turned said
-0.31 -0.36 many more > figures
-0.38 -0.38 many more > figures: fn:count one figure
-0.21 -0.22 many more > figures: fn:revenue one figure
-0.3 -0.26 many more > groups that are named
-0.24 -0.17 many more > groups that are named: listed 
-0.75 -0.77 many more > list
-0.02 -0.22 many more > list: named things 
-0.7 -0.65 many more > list: where 
-0.64 -0.65 many more > list: where distinct
-0.55 -0.65 many more > loose figures
-0.31 -0.38 many more > loose figures: avg 
-0.58 -0.7 many more > loose figures: count 
-0.24 -0.34 many more > loose figures: sum 
-0.7 -0.84 many more > which of these
-0.6 -0.63 many more > which of these: count asc
-0.62 -0.69 many more > which of these: count desc
-0.32 -0.4 many more > which of these: guess asc
-0.47 -0.57 many more > which of these: guess desc
-0.46 -0.45 many more > which of these: position first
-0.56 -0.66 many more > which of these: position last
0.22 0.28 many number > figures
0.37 0.36 many number > figures: fn:count fn:count
0.52 0.56 many number > figures: fn:count fn:distinct?
-0.23 -0.29 many number > loose figures
-0.18 -0.24 many number > loose figures: avg 
-0.36 -0.39 many number > loose figures: look up guess
-0.23 -0.29 many number > loose figures: sum 
-0.32 -0.34 many of > comparison
-0.32 -0.34 many of > comparison: guess value
0.94 1.08 many of > figures
0.31 0.3 many of > figures: fn:count fn:count
-0.2 -0.22 many of > figures: fn:count grouped by what is beside
0.82 0.91 many of > figures: fn:count one figure
0.41 0.46 many of > figures: fn:distinct? one figure
-0.61 -0.58 many of > list
-0.19 -0.23 many of > list: many 
-0.55 -0.56 many of > list: where 
-0.7 -0.69 many of > list: where distinct
-0.65 -0.79 many of > loose figures
-0.37 -0.46 many of > loose figures: avg 
-0.6 -0.59 many of > loose figures: look up 
-0.63 -0.75 many of > loose figures: look up guess
-0.63 -0.74 many of > loose figures: sum 
-0.19 -0.25 many other > comparison
-0.19 -0.25 many other > comparison: guess value
-0.25 -0.38 many other > figures
-0.23 -0.36 many other > figures: fn:count one figure
-0.14 -0.2 many other > figures: fn:distinct? grouped by what is beside
-0.28 -0.4 many other > figures: fn:distinct? one figure
-0.26 -0.36 many other > loose figures
-0.2 -0.36 many other > loose figures: avg 
-0.27 -0.33 many other > loose figures: look up 
-0.23 -0.37 many other > loose figures: sum 
0.25 0.37 many other > the same as another row
-0.34 -0.44 many other > the same as another row: count guess
0.28 0.37 many other > the same as another row: count said
-0.24 -0.36 many other > the same as another row: list guess
-0.26 -0.35 many other > the same as another row: list said
0.47 0.49 many times > comparison
0.47 0.48 many times > comparison: guess value
0.27 0.31 many times > comparison: said value
0.2 0.14 many times > extreme value
0.71 0.56 many times > extreme value: min said
-0.3 -0.18 many times > figure of the top rows
-0.33 -0.2 many times > figure of the top rows: avg 
-0.27 -0.16 many times > figure of the top rows: sum 
-0.43 -0.43 many times > figures: fn:count fn:sum!
-0.31 -0.36 many times > figures: fn:count grouped by what is beside
-0.24 -0.18 many times > figures: fn:count one figure
0.56 0.62 many times > figures: fn:distinct? fn:sum!
-0.38 -0.41 many times > figures: fn:distinct? grouped by what is beside
0.39 0.33 many times > figures: fn:distinct? one figure
-0.26 -0.23 many times > figures: fn:sum! grouped by what is beside
0.04 0.39 many times > figures: one figure named
-0.27 -0.34 many times > groups that are named
-0.27 -0.34 many times > groups that are named: listed 
-0.47 -0.45 many times > list
-0.37 -0.43 many times > list: many 
-0.28 -0.2 many times > list: named things 
-0.68 -0.45 many times > list: where 
-0.42 -0.42 many times > list: where distinct
-0.22 -0.09 many times > loose figures
-1.1 -1.13 many times > loose figures: avg 
0.44 0.7 many times > loose figures: count 
-0.49 -0.53 many times > loose figures: look up 
-0.45 -0.36 many times > loose figures: look up guess
-0.78 -0.98 many times > loose figures: sum 
-0.27 -0.44 many times > next or previous row
-0.42 -0.29 many times > next or previous row: other way position
-0.27 -0.43 many times > next or previous row: said way position
-0.16 -0.47 many times > rows before or after another
-0.16 -0.45 many times > rows before or after another: count 
-0.18 -0.23 many times > rows before or after another: list 
-0.18 -0.21 many times > top groups
-0.1 -0.21 many times > top rows: order:said desc
-0.17 -0.2 many times > which of these: count desc
-0.55 -0.38 many total > comparison
-0.55 -0.38 many total > comparison: guess value
0.44 0.39 many total > figures
0.5 0.57 many total > figures: fn:count fn:avg!
0.19 0.32 many total > figures: fn:count fn:sum
-0.27 -0.75 many total > figures: fn:count fn:sum!
-0.31 -0.3 many total > figures: fn:count grouped
-0.35 -0.48 many total > figures: fn:count grouped by what is beside
0.33 0.2 many total > figures: fn:count one figure
0.34 0.31 many total > figures: fn:distinct one figure
-0.58 -0.54 many total > figures: fn:distinct? fn:sum!
-0.21 -0.21 many total > figures: fn:distinct? grouped
-0.42 -0.49 many total > figures: fn:distinct? grouped by what is beside
-0.7 -0.73 many total > figures: fn:distinct? one figure
0.72 0.69 many total > figures: fn:sum? fn:sum!
-0.2 -0.2 many total > figures: fn:sum? grouped
-0.01 0.2 many total > list
-0.46 -0.41 many total > list: many 
0.35 0.29 many total > list: where 
0.22 0.43 many total > list: where distinct
-0.25 -0.09 many total > loose figures
-0.66 -0.45 many total > loose figures: avg 
-0.43 -0.37 many total > loose figures: look up 
0.35 0.21 many total > loose figures: look up guess
-0.78 -0.47 many total > loose figures: sum 
-0.24 -0.33 many total > which of these
-0.14 -0.27 many total > which of these: count desc
-0.14 -0.21 many total > which of these: guess asc
-0.14 -0.29 many total > which of these: guess desc
-0.13 -0.34 many total > which of these: position last
0.25 0.4 many were > comparison
0.25 0.4 many were > comparison: guess value
-0.15 -0.2 many were > figures: fn:count grouped by what is beside
-0.42 -0.16 many were > list
-1 -1.27 many were > list: where 
-0.39 -0.13 many were > list: where distinct
0.56 0.77 many were > loose figures: avg 
0.27 0.11 many were > loose figures: look up 
-0.38 -0.84 many were > loose figures: look up guess
-0.28 -0.03 many were > loose figures: sum 
0.19 0.2 many years > against another row: count guess
-0.42 -0.35 many years > against another row: list guess
-0.37 -0.38 many years > comparison
-0.37 -0.38 many years > comparison: guess value
-0.58 -0.47 many years > difference: of counts 
-0.3 -0.35 many years > difference: of counts turned 
-0.4 -0.51 many years > difference: of ends said
-0.5 -0.47 many years > difference: of two guess
-0.26 -0.23 many years > difference: of two said
-0.53 -0.49 many years > extreme value
-0.53 -0.48 many years > extreme value: min said
0.23 0.17 many years > figures
0.52 0.56 many years > figures: fn:count fn:sum!
0.57 0.53 many years > figures: fn:distinct? one figure
-0.41 -0.45 many years > figures: fn:sum? fn:sum!
-0.26 -0.32 many years > figures: fn:sum? grouped by what is beside
-0.35 -0.32 many years > first or last row
-0.5 -0.46 many years > first or last row: position first
-0.4 -0.37 many years > first or last row: time first
-0.3 -0.28 many years > groups that have
-0.3 -0.28 many years > groups that have: list guess
-1.27 -1.24 many years > list
-0.64 -0.62 many years > list: many 
-1.14 -1.23 many years > list: where 
-1.31 -1.31 many years > list: where distinct
-0.77 -0.76 many years > loose figures
-1.06 -1.39 many years > loose figures: avg 
-0.23 -0.14 many years > loose figures: count 
-1.27 -1.23 many years > loose figures: look up 
-1.08 -1.31 many years > loose figures: sum 
-0.21 -0.24 many years > top groups
-0.4 -0.44 many years > top groups: own measure asc
-0.35 -0.43 many years > top groups: rows asc
-0.26 -0.27 many years > top groups: sum of field asc
-0.37 -0.3 many years > which of these
-0.25 -0.31 many years > which of these: count asc
-0.38 -0.38 many years > which of these: count desc
-0.22 -0.27 many years > which of these: guess asc
-0.26 -0.32 many years > which of these: guess desc
-0.25 -0.3 many years > which of these: position first
-0.37 -0.39 many years > which of these: position last
-0.54 -0.57 mean > average of each
-0.54 -0.57 mean > average of each:  
1.02 1.03 mean > figures
-0.32 -0.33 mean > figures: fn:avg fn:avg!
-0.8 -0.85 mean > figures: fn:avg fn:sum!
0.62 0.6 mean > figures: fn:avg grouped
-0.23 -0.21 mean > figures: fn:avg grouped by what is beside
0.65 0.68 mean > figures: fn:avg one figure
-0.28 -0.27 mean > figures: fn:avg! fn:median
-0.31 -0.33 mean > figures: fn:median fn:sum!
-0.35 -0.41 mean > figures: fn:median one figure
-0.23 -0.29 mean > figures: fn:stddev fn:sum!
-0.88 -0.85 mean > figures: fn:stddev one figure
-0.15 -0.21 mean > figures: fn:sum! fn:sum!
-0.37 -0.5 mean > figures: fn:sum! grouped
-0.35 -0.33 mean > list
-0.23 -0.2 mean > list: all 
-0.24 -0.51 mean > list: where 
-0.27 -0.25 mean > list: where distinct
-0.92 -0.95 mean > loose figures
-0.4 -0.34 mean > loose figures: avg 
-0.41 -0.4 mean > loose figures: count 
-0.91 -0.94 mean > loose figures: sum 
0.39 0.39 mean > top groups
-0.33 -0.32 mean > top groups: own measure desc
-0.45 -0.51 mean > top groups: rows desc
0.36 0.36 mean > top groups: said measure desc
-0.47 -0.42 mean > top rows
-0.47 -0.42 mean > top rows: order:guess desc
-0.38 -0.14 mean > which of these
-0.29 -0.1 mean > which of these: guess desc
0.42 0.34 mean and > figures
-0.23 -0.21 mean and > figures: fn:avg fn:sum!
-0.25 -0.1 mean and > figures: fn:avg grouped by what is beside
0.32 0.37 mean and > figures: fn:avg one figure
-0.23 -0.28 mean and > figures: fn:stddev fn:sum!
-0.94 -0.98 mean and > figures: fn:stddev one figure
-0.35 -0.35 mean and > loose figures
-0.26 -0.24 mean and > loose figures: avg 
-0.41 -0.46 mean and > loose figures: sum 
0.42 0.49 mean best > figures
-0.34 -0.24 mean best > figures: fn:avg fn:avg!
0.44 0.5 mean best > figures: fn:avg one figure
-0.19 -0.38 mean best > list
-0.19 -0.4 mean best > list: where 
-0.38 -0.46 mean best > loose figures
-0.39 -0.46 mean best > loose figures: sum 
0.7 0.57 mean of > figures
-0.27 -0.3 mean of > figures: fn:avg fn:avg!
-0.45 -0.52 mean of > figures: fn:avg fn:sum!
0.56 0.64 mean of > figures: fn:avg one figure
-0.15 -0.21 mean of > figures: fn:sum! fn:sum!
-0.24 -0.27 mean of > loose figures
-0.2 -0.29 mean of > loose figures: sum 
0.27 0.26 mean total > figures
0.27 0.26 mean total > figures: fn:avg one figure
-0.27 -0.26 mean total > loose figures
-0.27 -0.26 mean total > loose figures: sum 
0.55 0.68 measures 2
0.64 0.98 measures 3
-0.37 -0.37 median > average of each
-0.37 -0.37 median > average of each:  
1.08 0.97 median > figures
-0.28 -0.2 median > figures: fn:avg fn:sum!
0.4 0.36 median > figures: fn:avg grouped
0.36 0.36 median > figures: fn:avg one figure
-0.28 -0.27 median > figures: fn:avg! fn:median
-0.27 -0.15 median > figures: fn:avg! grouped by what is beside
-0.83 -0.75 median > figures: fn:avg! one figure
-0.79 -0.76 median > figures: fn:median fn:avg!
-0.32 -0.46 median > figures: fn:median fn:sum!
0.33 0.38 median > figures: fn:median grouped
-0.56 -0.42 median > figures: fn:median grouped by what is beside
-0.31 -0.3 median > figures: fn:stddev one figure
-0.37 -0.32 median > figures: fn:sum one figure
-0.61 -0.76 median > figures: fn:sum! grouped
-0.33 -0.37 median > figures: grouped named
-0.33 -0.22 median > list
-0.21 -0.22 median > list: many 
-1 -0.92 median > loose figures
-0.81 -0.71 median > loose figures: avg 
-1.06 -0.98 median > loose figures: sum 
0.2 0.21 median and > figures
0.4 0.36 median and > figures: fn:avg grouped
0.25 0.16 median and > figures: fn:avg one figure
-0.28 -0.27 median and > figures: fn:avg! fn:median
-0.17 -0.23 median and > figures: fn:median fn:sum!
-1.09 -1.03 median and > figures: fn:median one figure
-0.76 -0.8 median and > figures: fn:stddev one figure
0.54 0.49 median of > figures
0.52 0.35 median of > figures: fn:median fn:sum!
-0.24 -0.18 median of > figures: fn:sum one figure
-0.25 -0.16 median of > list
-0.49 -0.47 median of > loose figures
-0.41 -0.4 median of > loose figures: avg 
-0.54 -0.52 median of > loose figures: sum 
0.33 0.32 median total > figures
0.3 0.3 median total > figures: fn:median one figure
-0.2 -0.19 median total > figures: fn:sum one figure
-0.31 -0.3 median total > loose figures
-0.31 -0.31 median total > loose figures: sum 
1.28 1.37 missed 0
-0.23 -0.31 missed 2
-1.01 -1.03 missed 3
-0.33 -0.31 missed 4
-1.24 -1.29 missed 5
0.37 0.33 missed 6
1.05 0.69 missed plain 0
0.1 0.2 missed plain 1
0.8 0.9 missed plain 11-30
-0.32 -0.33 missed plain 3
-0.25 0.01 missed plain 4-5
-0.67 -0.64 missed plain 6-10
1.01 1.07 missed share 0
0.2 0.17 missed share 1
-0.48 -0.42 missed share 2
-1 -1.07 missed share 3
-0.73 -0.77 missed share 4
-0.31 -0.29 more > against another row: count guess
-0.51 -0.6 more > against another row: count said
-0.32 -0.35 more > comparison
-0.32 -0.35 more > comparison: guess value
0.54 0.55 more > difference
-0.45 -0.6 more > difference: of counts turned 
-0.62 -0.71 more > difference: of ends guess
-0.28 -0.33 more > difference: of fields 
-0.22 -0.31 more > difference: of fields turned 
0.19 0.2 more > difference: of two guess
0.27 0.35 more > difference: of two said
-0.51 -0.58 more > difference: of two turned guess
-0.26 -0.28 more > difference: of two turned said
-0.49 -0.54 more > extreme value
-0.45 -0.37 more > extreme value: min guess
-0.39 -0.43 more > extreme value: min said
-0.35 -0.35 more > figures
0.7 0.65 more > figures: fn:avg! grouped
-0.27 -0.23 more > figures: fn:avg! grouped by what is beside
-0.44 -0.52 more > figures: fn:count fn:sum!
-0.22 -0.27 more > figures: fn:distinct? fn:sum!
-0.68 -0.58 more > figures: fn:distinct? one figure
-0.27 -0.15 more > figures: fn:min grouped by what is beside
-0.21 -0.22 more > figures: fn:revenue one figure
-0.17 -0.37 more > figures: fn:sum! grouped
-0.34 -0.36 more > figures: fn:sum! one figure
-0.41 -0.42 more > figures: fn:sum? one figure
-0.32 -0.27 more > figures: grouped by what is beside 
-0.82 -0.93 more > figures: one figure named
-0.18 -0.21 more > first or last row: position first
0.43 0.49 more > first or last row: position last
-0.26 -0.28 more > first or last row: time first
-0.3 -0.28 more > groups that are named
-0.29 -0.26 more > groups that are named: listed 
-0.34 -0.38 more > groups that have: list guess
-0.34 -0.47 more > list
-0.14 -0.5 more > list: many 
-0.46 -0.6 more > list: named things 
-0.39 -0.37 more > list: where 
-0.43 -0.57 more > list: where distinct
-0.73 -0.83 more > loose figures: count 
-1.13 -1.24 more > loose figures: sum 
-0.47 -0.46 more > top groups
0.14 0.25 more > top groups: rows asc
-0.29 -0.29 more > top groups: sum of field asc
-0.24 -0.26 more > top groups: sum of field desc
0.22 0.11 more > top rows: order:guess asc
-0.42 -0.46 more > top rows: order:guess desc
-0.49 -0.5 more > top rows: order:said asc
-0.23 -0.27 more > top rows: order:said desc
0.25 0.33 more > which of these
-0.48 -0.57 more > which of these: count asc
0.66 0.71 more > which of these: count desc
-0.97 -1.02 more > which of these: guess asc
-0.35 -0.36 more > which of these: guess desc
-1.18 -1.08 more > which of these: position first
0.25 0.32 more > which of these: position last
-1.17 -1.07 more > which of these: said asc
0.77 0.79 more > which of these: said desc
0.28 0.31 more > yes or no
0.28 0.31 more > yes or no: exists 
-0.29 -0.38 more in > list
-0.23 -0.37 more in > list: where 
-0.24 -0.28 more in > list: where distinct
0.44 0.47 more in > which of these
-0.36 -0.38 more in > which of these: count asc
-0.54 -0.54 more in > which of these: count desc
-0.5 -0.55 more in > which of these: guess asc
-0.7 -0.73 more in > which of these: position first
0.55 0.56 more in > which of these: position last
-0.29 -0.27 more in > yes or no
-0.29 -0.27 more in > yes or no: exists 
-0.29 -0.29 more often > list
-0.3 -0.3 more often > list: where 
-0.26 -0.28 more often > list: where distinct
-0.45 -0.47 more often > top groups
-0.45 -0.47 more often > top groups: rows desc
-0.41 -0.43 more often > top rows
-0.41 -0.43 more often > top rows: order:guess desc
0.44 0.46 more often > which of these
-0.42 -0.37 more often > which of these: count asc
0.43 0.41 more often > which of these: count desc
-0.24 -0.23 more often > which of these: guess asc
0.91 0.99 more often > which of these: position first
-0.03 -0.24 more often > which of these: position last
-0.23 -0.28 more on > list
-0.24 -0.3 more on > list: where 
-0.2 -0.25 more on > list: where distinct
0.24 0.28 more on > which of these
-0.24 -0.25 more on > which of these: count asc
0.29 0.3 more on > which of these: count desc
-0.32 -0.34 more on > which of these: guess asc
0.26 0.26 more on > which of these: guess desc
-0.42 -0.44 more on > which of these: position first
0.3 0.32 more on > which of these: position last
0.25 0.18 more previous > difference
-0.3 -0.34 more previous > difference: of two guess
0.25 0.2 more previous > difference: of two said
0.39 0.44 more recent > first or last row
0.43 0.48 more recent > first or last row: position last
-0.31 -0.34 more recent > list
-0.32 -0.33 more recent > list: many 
-0.27 -0.31 more recent > list: where 
-0.25 -0.29 more recent > top groups
-0.24 -0.26 more recent > top groups: sum of field desc
-0.23 -0.27 more recent > top rows
-0.23 -0.27 more recent > top rows: order:said desc
-0.39 -0.37 more recent > which of these
-0.35 -0.32 more recent > which of these: count asc
-0.38 -0.35 more recent > which of these: said asc
-0.25 -0.23 more than > against another row
-0.31 -0.29 more than > against another row: count guess
-0.18 -0.22 more than > extreme value
-0.27 -0.23 more than > figures: fn:avg! grouped by what is beside
-0.35 -0.43 more than > figures: fn:count fn:sum!
-0.22 -0.27 more than > figures: fn:distinct? fn:sum!
-0.68 -0.58 more than > figures: fn:distinct? one figure
-0.27 -0.15 more than > figures: fn:min grouped by what is beside
-0.19 -0.2 more than > figures: fn:sum! one figure
-0.41 -0.42 more than > figures: fn:sum? one figure
-0.32 -0.27 more than > figures: grouped by what is beside 
-0.71 -0.81 more than > figures: one figure named
-0.34 -0.38 more than > groups that have: list guess
-0.21 -0.5 more than > list: all 
-0.03 -0.28 more than > list: many 
-0.54 -0.63 more than > list: named things 
-0.09 -0.27 more than > list: where distinct
-0.42 -0.45 more than > loose figures: count 
-0.94 -1.02 more than > loose figures: sum 
-0.44 -0.44 more than > top groups
-0.25 -0.25 more than > top groups: rows asc
-0.29 -0.29 more than > top groups: sum of field asc
-0.35 -0.35 more than > top rows: order:said asc
-0.21 -0.18 more than > which of these: position last
0.29 0.3 more than > yes or no
0.29 0.3 more than > yes or no: exists 
-0.21 -0.18 more times > loose figures
-0.21 -0.18 more times > loose figures: count 
0.2 0.19 more times > which of these
-0.23 -0.23 more times > which of these: count asc
0.29 0.35 more times > which of these: count desc
-0.39 -0.4 more times > which of these: position first
0.26 0.19 more times > which of these: position last
-0.25 -0.29 more years > list
-0.24 -0.29 more years > list: where 
-0.15 -0.26 more years > list: where distinct
0.3 0.31 more years > which of these
0.32 0.29 more years > which of these: count desc
0.4 0.38 more years > which of these: position first
-0.26 -0.25 more years > which of these: position last
-0.62 -0.62 more years > which of these: said asc
0.46 0.44 more years > which of these: said desc
-0.2 -0.21 most > against another row
-0.2 -0.21 most > against another row: count guess
-0.76 -0.76 most > comparison
-0.76 -0.76 most > comparison: guess value
-0.34 -0.33 most > difference
-0.34 -0.33 most > difference: of ends guess
-1.86 -1.85 most > extreme value
-0.79 -0.62 most > extreme value: max guess
-1.83 -2.15 most > extreme value: max said
-0.37 -0.29 most > figure of the top rows
-0.36 -0.31 most > figure of the top rows: avg 
-1.13 -1.08 most > figures
0.22 0.24 most > figures: fn:avg one figure
-0.77 -0.8 most > figures: fn:avg! one figure
-0.51 -0.5 most > figures: fn:count grouped
-0.4 -0.19 most > figures: fn:count grouped by what is beside
-0.34 -0.39 most > figures: fn:count one figure
-0.23 -0.23 most > figures: fn:max fn:avg!
-0.2 -0.33 most > figures: fn:max grouped
-0.63 -0.34 most > figures: fn:max grouped by what is beside
-0.14 -0.21 most > figures: fn:max one figure
-0.38 -0.36 most > figures: fn:mode grouped by what is beside
-0.44 -0.45 most > figures: fn:mode one figure
-0.18 -0.37 most > figures: fn:revenue one figure
-0.35 -0.29 most > figures: fn:sum! fn:max
-0.2 -0.22 most > figures: fn:sum! grouped
-0.44 -0.36 most > figures: fn:sum! grouped by what is beside
-0.36 -0.46 most > figures: fn:sum! one figure
-0.32 -0.32 most > figures: fn:units fn:avg!
-0.28 -0.26 most > figures: fn:units fn:max
-0.3 -0.3 most > figures: fn:units fn:units
-0.28 -0.27 most > figures: fn:units grouped
-0.28 -0.33 most > figures: grouped named
-0.8 -0.77 most > first or last row
-0.78 -0.71 most > first or last row: position first
-0.48 -0.47 most > first or last row: position last
-0.3 -0.29 most > first or last row: position turned last
-0.39 -0.48 most > first or last row: time first
-0.54 -0.47 most > groups that are named
-0.54 -0.47 most > groups that are named: listed 
-0.04 -0.23 most > groups that have
-0.04 -0.23 most > groups that have: list guess
-0.31 -0.34 most > how long
-0.31 -0.34 most > how long: between rows 
-0.5 -0.52 most > list
-0.64 -0.54 most > list: all 
-1.1 -0.86 most > list: many 
-1.44 -1.17 most > list: where 
-0.75 -0.81 most > list: where distinct
-0.64 -0.52 most > loose figures
-1.84 -1.83 most > loose figures: avg 
-0.2 -0.24 most > loose figures: count 
-0.42 -0.57 most > loose figures: look up 
0.39 0.46 most > loose figures: look up guess
-2.04 -1.88 most > loose figures: sum 
0.36 0.45 most > next or previous row
-0.41 -0.43 most > next or previous row: other way position
0.27 0.3 most > next or previous row: said way position
0.25 0.27 most > next or previous row: said way time
-0.27 -0.34 most > rows before or after another
-0.22 -0.31 most > rows before or after another: list 
-0.23 -0.24 most > share
-0.23 -0.25 most > share: filtered 
-0.22 -0.22 most > share: filtered twice 
0.59 0.55 most > top groups
-0.49 -0.45 most > top groups: own measure asc
0.29 0.29 most > top groups: own measure desc
-1.25 -1.24 most > top groups: revenue desc
-0.58 -0.55 most > top groups: rows asc
0.79 0.79 most > top groups: rows desc
0.45 0.39 most > top groups: said measure desc
0.91 0.87 most > top groups: sum of field desc
-0.74 -0.75 most > top groups: units desc
-0.24 -0.21 most > top rows
-0.32 -0.32 most > top rows: order:guess asc
0.22 0.22 most > top rows: order:guess desc
-0.34 -0.34 most > top rows: order:hint desc
-0.37 -0.38 most > top rows: order:said asc
0.17 0.21 most > which of these
0.35 0.52 most > which of these: count asc
-0.4 -0.37 most > which of these: count desc
-0.27 -0.37 most > which of these: guess asc
-0.31 -0.23 most > which of these: guess desc
-0.47 -0.66 most > which of these: position first
0.75 0.66 most > which of these: position last
-1.25 -1.24 most > which of these: said asc
-0.86 -0.82 most > which of these: said desc
-0.62 -0.68 most common > extreme value
-0.58 -0.58 most common > extreme value: max said
-0.29 -0.28 most common > figures
-0.38 -0.36 most common > figures: fn:mode grouped by what is beside
-0.28 -0.28 most common > figures: fn:mode one figure
0.45 0.45 most common > top groups
0.66 0.58 most common > top groups: own measure desc
0.29 0.29 most common > top groups: rows desc
-0.56 -0.55 most common > top rows
-0.42 -0.42 most common > top rows: order:guess desc
-0.64 -0.69 most common > top rows: order:said desc
-0.25 -0.36 most frequent > figures
-0.25 -0.36 most frequent > figures: fn:mode one figure
-0.23 -0.25 most frequent > first or last row
-0.21 -0.23 most frequent > first or last row: position first
-0.25 -0.33 most frequent > first or last row: time first
0.46 0.48 most frequent > top groups
0.46 0.48 most frequent > top groups: rows desc
-0.52 -0.56 most frequent > top rows
-0.52 -0.56 most frequent > top rows: order:guess desc
-0.68 -0.68 most number > figures
-0.51 -0.5 most number > figures: fn:count grouped
-0.8 -0.87 most number > figures: fn:count one figure
-0.17 -0.22 most number > list
-0.02 -0.21 most number > list: all 
-0.17 -0.21 most number > list: where distinct
-0.79 -0.75 most number > loose figures
-0.2 -0.19 most number > loose figures: avg 
-0.19 -0.4 most number > loose figures: look up guess
-0.74 -0.69 most number > loose figures: sum 
-0.67 -0.64 most number > top groups
-0.61 -0.59 most number > top groups: own measure desc
-0.24 -0.31 most number > top groups: rows desc
-0.33 -0.33 most number > top groups: said measure desc
-0.3 -0.32 most number > top groups: sum of field desc
0.68 0.65 most number > top rows
0.29 0.28 most number > top rows: order:guess desc
0.39 0.36 most number > top rows: order:said desc
0.61 0.61 most of > list
0.61 0.64 most of > list: where 
0.61 0.56 most of > list: where distinct
-0.51 -0.33 most of > loose figures
-0.51 -0.33 most of > loose figures: count 
-0.61 -0.61 most of > top groups
-0.61 -0.61 most of > top groups: rows desc
0.42 0.42 most often > top groups
0.42 0.42 most often > top groups: rows desc
-0.42 -0.42 most often > top rows
-0.42 -0.42 most often > top rows: order:guess desc
-0.23 -0.27 most recent > extreme value
-0.23 -0.27 most recent > extreme value: max said
0.18 0.2 most recent > figures
0.22 0.24 most recent > figures: fn:avg one figure
-0.47 -0.45 most recent > first or last row
-0.48 -0.47 most recent > first or last row: position last
-0.3 -0.29 most recent > first or last row: position turned last
-0.21 -0.38 most recent > loose figures
-0.14 -0.21 most recent > loose figures: avg 
-0.17 -0.35 most recent > loose figures: sum 
-0.44 -0.46 most recent > top groups
-0.38 -0.39 most recent > top groups: rows desc
0.21 0.22 most recent > top rows
0.22 0.24 most recent > top rows: order:said desc
-0.27 -0.31 most time > extreme value
-0.27 -0.31 most time > extreme value: max said
-0.2 -0.23 most time > list
-0.19 -0.23 most time > list: where distinct
-0.32 -0.32 most time > loose figures
-0.21 -0.11 most time > loose figures: avg 
-0.31 -0.32 most time > loose figures: sum 
-0.46 -0.45 most time > top groups
-0.46 -0.45 most time > top groups: rows desc
0.4 0.41 most time > top rows
0.43 0.45 most time > top rows: order:guess desc
-0.44 -0.45 most time > top rows: order:said desc
-0.22 -0.18 most times > extreme value
0.71 0.71 most times > top groups
0.69 0.66 most times > top groups: own measure desc
0.23 0.23 most times > top groups: rows desc
-0.71 -0.74 most times > top rows
-0.24 -0.24 most times > top rows: order:guess desc
0.2 0.25 most total > top groups
0.49 0.5 most total > top groups: own measure desc
-0.48 -0.49 most total > top groups: rows desc
-0.43 -0.45 most total > top rows: order:guess desc
0.33 0.28 most total > top rows: order:said desc
0.19 0.21 most years > top groups
0.32 0.34 most years > top groups: rows desc
-0.19 -0.2 most years > top rows
-0.19 -0.2 most years > top rows: order:guess desc
-0.19 -0.2 most years > top rows: order:said desc
-0.26 -0.25 much > comparison
-0.26 -0.25 much > comparison: guess value
0.22 0.24 much > figures: fn:revenue fn:sum!
0.72 0.69 much > figures: fn:sum! fn:sum!
-0.23 -0.19 much > list: where distinct
-0.4 -0.55 much > loose figures: avg 
0.22 0.16 much > loose figures: sum 
-0.26 -0.25 much did > comparison
-0.26 -0.25 much did > comparison: guess value
0.23 0.22 much did > figures
0.23 0.22 much did > figures: fn:revenue one figure
-0.38 -0.32 much did > figures: fn:sum! one figure
-0.21 -0.21 much number > loose figures: avg 
-0.19 -0.21 much to > list
-0.22 -0.21 much to > list: all 
-0.18 -0.21 much to > list: where distinct
0.19 0.21 much to > loose figures
-0.29 -0.26 much to > loose figures: avg 
0.24 0.24 much to > loose figures: sum 
0.27 0.25 name > against another row
-0.31 -0.39 name > against another row: count guess
0.27 0.29 name > against another row: list guess
-0.07 -0.21 name > comparison
-0.07 -0.21 name > comparison: guess value
-1.03 -0.98 name > extreme value
-0.59 -0.54 name > extreme value: max said
-0.43 -0.47 name > extreme value: min guess
-0.6 -0.67 name > extreme value: min said
-0.68 -0.67 name > figures
-0.38 -0.37 name > figures: fn:count one figure
-0.23 -0.25 name > figures: fn:distinct? one figure
-0.23 -0.21 name > figures: fn:max grouped by what is beside
-0.6 -0.6 name > figures: fn:sum! grouped by what is beside
0.44 0.39 name > first or last row
0.14 0.27 name > first or last row: position first
0.28 0.21 name > first or last row: position last
0.4 0.39 name > first or last row: time first
-0.21 -0.22 name > first or last row: time last
-0.38 -0.35 name > groups that are named
-0.38 -0.35 name > groups that are named: listed 
-0.28 -0.29 name > groups that have
-0.28 -0.29 name > groups that have: list guess
-0.37 -0.51 name > list
-0.42 -0.51 name > list: all 
-0.75 -0.62 name > list: named things 
-0.1 -0.22 name > list: where distinct
-0.81 -1.04 name > loose figures
-0.82 -0.98 name > loose figures: avg 
-0.58 -0.64 name > loose figures: count 
-0.85 -0.89 name > loose figures: sum 
0.83 0.78 name > next or previous row
-0.42 -0.37 name > next or previous row: other way position
0.68 0.75 name > next or previous row: said way position
-0.39 -0.42 name > rows before or after another
-0.35 -0.39 name > rows before or after another: count 
-0.39 -0.44 name > rows before or after another: list 
-0.23 -0.24 name > share
-0.23 -0.25 name > share: filtered 
-0.22 -0.22 name > share: filtered twice 
0.33 0.33 name > the same as another row
-0.62 -0.84 name > the same as another row: count guess
-0.33 -0.62 name > the same as another row: count said
0.22 0.22 name > the same as another row: list guess
0.22 0.22 name > the same as another row: list said
-0.41 -0.25 name > top groups
-0.3 -0.31 name > top groups: own measure asc
-0.74 -0.72 name > top groups: rows asc
-0.35 -0.18 name > top groups: rows desc
-0.28 -0.31 name > top groups: said measure asc
0.63 0.71 name > top groups: sum of field asc
-0.52 -0.49 name > top groups: sum of field desc
-0.21 -0.11 name > top rows
-0.67 -0.65 name > top rows: order:guess asc
-0.65 -0.65 name > top rows: order:guess desc
0.33 0.31 name > top rows: order:said desc
0.51 0.69 name > which of these
0.49 0.56 name > which of these: count asc
0.42 0.59 name > which of these: guess asc
0.29 0.46 name > which of these: guess desc
0.19 0.47 name > which of these: position first
0.02 0.21 name > which of these: said asc
-0.34 -0.37 name > yes or no
-0.34 -0.37 name > yes or no: exists 
-0.18 -0.2 name all > list
-0.18 -0.22 name all > list: where 
0.18 0.2 name all > the same as another row
-0.04 -0.22 name all > the same as another row: count guess
-0.04 -0.32 name all > the same as another row: count said
0.18 0.2 name all > the same as another row: list guess
-0.37 -0.31 name and > groups that are named
-0.37 -0.31 name and > groups that are named: listed 
0.32 0.3 name and > list: many 
-0.33 -0.31 name and > list: where 
-0.26 -0.26 name and > list: where distinct
-0.25 -0.03 name and > which of these
-0.47 -0.52 name by > first or last row
-0.47 -0.52 name by > first or last row: position first
-0.48 -0.43 name by > top groups: rows desc
-0.23 -0.23 name come > next or previous row: other way position
0.23 0.23 name come > next or previous row: said way position
0.2 0.2 name come > next or previous row: said way time
-0.54 -0.47 name has > the same as another row: count guess
0.57 0.56 name has > the same as another row: list guess
0.37 0.36 name have > list
0.34 0.3 name have > list: where 
-0.23 -0.09 name have > loose figures
-0.23 -0.09 name have > loose figures: count 
0.26 0.28 name in > first or last row
0.26 0.28 name in > first or last row: position first
-0.24 -0.26 name in > top groups
-0.24 -0.26 name in > top groups: rows asc
-0.19 -0.2 name is > list
-0.22 -0.22 name is > list: where 
0.22 0.24 name is > next or previous row
0.53 0.55 name is > next or previous row: said way position
-0.21 -0.17 name listed > next or previous row: other way position
0.26 0.24 name listed > next or previous row: said way position
-1.02 -0.93 name of > extreme value
-0.59 -0.54 name of > extreme value: max said
-0.29 -0.35 name of > extreme value: min guess
-0.48 -0.47 name of > extreme value: min said
-0.41 -0.41 name of > figures
-0.38 -0.37 name of > figures: fn:count one figure
-0.23 -0.25 name of > figures: fn:distinct? one figure
0.24 0.29 name of > first or last row
0 0.26 name of > first or last row: position first
0.27 0.25 name of > first or last row: position last
0.6 0.69 name of > first or last row: time first
-0.21 -0.22 name of > first or last row: time last
-0.46 -0.42 name of > list: many 
-0.25 0.16 name of > list: where 
-0.48 -0.41 name of > loose figures
-0.39 -0.25 name of > loose figures: avg 
-0.24 -0.21 name of > loose figures: count 
-0.55 -0.53 name of > loose figures: sum 
0.93 1.05 name of > next or previous row
-0.65 -0.67 name of > next or previous row: other way position
0.64 0.87 name of > next or previous row: said way position
0.23 0.21 name of > next or previous row: said way time
-0.73 -0.75 name of > top groups: rows asc
-0.28 -0.31 name of > top groups: said measure asc
0.63 0.71 name of > top groups: sum of field asc
-0.67 -0.65 name of > top rows: order:guess asc
0.65 0.59 name of > top rows: order:said asc
0.2 0.19 name of > top rows: order:said desc
-0.18 -0.2 name of > which of these: said asc
0.29 0.32 name on > first or last row
0.29 0.32 name on > first or last row: position first
0.29 0.21 name on > list
0.41 0.42 name on > list: many 
-0.49 -0.5 name on > list: where 
-0.39 -0.41 name on > list: where distinct
-0.14 -0.21 name on > top groups
-0.14 -0.21 name on > top groups: rows desc
-0.28 -0.32 name on > top rows
-0.28 -0.32 name on > top rows: order:guess desc
-0.32 -0.18 name with > figures
-0.34 -0.28 name with > figures: fn:sum! grouped by what is beside
0.34 0.38 name with > list
-0.25 -0.23 name with > list: many 
0.36 0.36 name with > list: where 
0.3 0.36 name with > list: where distinct
-0.4 -0.52 name with > loose figures
-0.37 -0.42 name with > loose figures: avg 
-0.27 -0.34 name with > loose figures: count 
-0.39 -0.46 name with > loose figures: sum 
-0.28 -0.32 name with > top rows: order:guess desc
0.25 0.26 name with > top rows: order:said desc
0.19 0.27 never > figures
-0.2 -0.22 never > figures: fn:count grouped by what is beside
0.16 0.26 never > figures: fn:count one figure
-0.25 -0.27 never > figures: fn:distinct? grouped by what is beside
0.28 0.3 never > figures: fn:distinct? one figure
0.3 0.22 never > list
-0.3 -0.29 never > list: all 
-0.33 -0.34 never > list: many 
0.85 0.8 never > list: named things 
-0.83 -1 never > list: where 
-0.68 -0.79 never > list: where distinct
-0.19 -0.28 never > loose figures
-0.18 -0.3 never > loose figures: avg 
-0.19 -0.21 never > loose figures: look up 
-0.23 -0.42 never > loose figures: look up guess
-0.19 -0.3 never > loose figures: sum 
-0.26 -0.31 newest > first or last row
-0.26 -0.32 newest > first or last row: position last
-0.25 -0.29 newest > first or last row: position turned last
-0.22 -0.18 newest > groups that have
-0.22 -0.18 newest > groups that have: list guess
-0.21 -0.25 newest > list
0 -0.23 newest > list: named things 
-0.21 -0.04 newest > list: where 
-0.51 -0.57 newest > top groups
-0.5 -0.57 newest > top groups: revenue desc
-0.55 -0.6 newest > top groups: rows desc
-0.39 -0.41 newest > top groups: units desc
0.35 0.44 newest > top rows
0.35 0.44 newest > top rows: order:said desc
-0.42 -0.49 next > comparison
-0.42 -0.49 next > comparison: guess value
-0.53 -0.52 next > figures
-0.41 -0.28 next > figures: fn:count fn:sum!
-0.51 -0.52 next > figures: fn:count one figure
-0.4 -0.39 next > figures: fn:distinct? one figure
-0.39 -0.23 next > list
-0.42 -0.5 next > list: all 
-0.22 -0.18 next > list: many 
-0.86 -0.86 next > list: named things 
-0.43 -0.28 next > list: where 
-0.37 -0.32 next > list: where distinct
-0.74 -0.65 next > loose figures
-0.22 0.04 next > loose figures: avg 
-0.62 -0.63 next > loose figures: count 
-0.41 -0.27 next > loose figures: look up 
-0.3 -0.18 next > loose figures: sum 
0.3 0.25 next > next or previous row
-1.35 -1.73 next > next or previous row: other way position
0.42 0.36 next > next or previous row: said way time
-0.67 -0.61 next > rows before or after another: count 
0.3 0.24 next > rows before or after another: list 
-0.2 -0.2 next > top rows
-0.2 -0.2 next > top rows: order:guess desc
0.29 0.2 next > which of these: position last
-0.66 -0.73 next after > list
-0.37 -0.43 next after > list: many 
-0.51 -0.68 next after > list: where 
-0.44 -0.51 next after > list: where distinct
-0.26 -0.28 next after > loose figures
-0.22 -0.23 next after > loose figures: count 
0.81 0.8 next after > next or previous row
-0.92 -0.89 next after > next or previous row: other way position
0.89 0.87 next after > next or previous row: said way position
0.33 0.3 next after > next or previous row: said way time
-0.27 -0.36 next after > rows before or after another
-0.21 -0.23 next after > rows before or after another: count 
-0.22 -0.33 next after > rows before or after another: list 
0.2 0.21 next best > next or previous row
-0.21 -0.21 next best > next or previous row: other way position
0.2 0.21 next best > next or previous row: said way position
-0.2 -0.2 next best > top rows
-0.2 -0.2 next best > top rows: order:guess desc
-0.37 -0.37 next consecutive > list
-0.37 -0.36 next consecutive > list: where 
-0.15 -0.21 next consecutive > list: where distinct
0.44 0.47 next consecutive > next or previous row
-0.4 -0.38 next consecutive > next or previous row: other way position
0.43 0.46 next consecutive > next or previous row: said way position
0.34 0.41 next consecutive > next or previous row: said way time
-0.21 -0.17 next name > next or previous row: other way position
0.26 0.24 next name > next or previous row: said way position
-0.36 -0.44 next or previous row > amount
-0.28 -0.16 next or previous row > name
0.27 0.39 next or previous row > place
-0.22 -0.17 next or previous row > text
-1.49 -1.61 next or previous row > time
0.15 0.22 next or previous row conditions 2
0.34 0.41 next or previous row: anchor after
-0.81 -0.84 next or previous row: anchor before
-1.54 -1.53 next or previous row: other field
-0.63 -0.62 next or previous row: other way
1.18 1.21 next or previous row: same field
0.34 0.47 next to > list
0.15 0.23 next to > list: many 
0.16 0.26 next to > list: where 
0.16 0.25 next to > list: where distinct
-0.19 -0.32 next to > loose figures
0.29 0.44 next to > loose figures: avg 
-0.2 -0.34 next to > loose figures: count 
0.27 0.35 next to > loose figures: sum 
-0.67 -0.68 next to > next or previous row
-0.32 -0.26 next to > next or previous row: other way position
-0.65 -0.65 next to > next or previous row: said way position
-0.47 -0.49 next to > next or previous row: said way time
0.32 0.24 next to > rows before or after another
-0.57 -0.25 next to > rows before or after another: count 
0.47 0.43 next to > rows before or after another: list 
0.29 0.2 next to > which of these: position last
-0.38 -0.42 no > comparison
-0.38 -0.42 no > comparison: guess value
-0.33 -0.28 no > difference
-0.33 -0.28 no > difference: of ends guess
0.48 0.5 no > extreme value
0.48 0.5 no > extreme value: max said
0.55 0.66 no > figures
-0.27 -0.23 no > figures: fn:avg! grouped by what is beside
-0.16 -0.46 no > figures: fn:count fn:sum!
-0.35 -0.34 no > figures: fn:count grouped by what is beside
0.9 1.09 no > figures: fn:count one figure
-0.26 -0.31 no > figures: fn:distinct? fn:sum!
-0.07 -0.23 no > figures: fn:distinct? grouped by what is beside
0.27 0.3 no > figures: fn:distinct? one figure
-0.29 -0.36 no > figures: fn:sum! grouped by what is beside
-0.34 -0.42 no > figures: fn:sum! one figure
-0.23 -0.36 no > figures: fn:sum? fn:sum!
-0.3 -0.32 no > how long
-0.3 -0.32 no > how long: between rows 
0.42 0.63 no > list
-0.23 -0.22 no > list: all 
0.02 0.21 no > list: many 
0.41 0.57 no > list: named things 
-0.6 -0.91 no > list: where 
-0.51 -0.62 no > list: where distinct
-0.89 -0.99 no > loose figures
-0.76 -0.91 no > loose figures: avg 
-0.36 -0.36 no > loose figures: count 
-0.78 -0.7 no > loose figures: look up 
-0.61 -0.71 no > loose figures: look up guess
-0.75 -0.92 no > loose figures: sum 
-0.16 -0.21 no > top groups: sum of field desc
0.51 0.5 no longer > figures: fn:count one figure
-0.51 -0.51 no longer > figures: fn:distinct? one figure
-0.34 -0.42 not > against another row: count guess
0.04 0.23 not > comparison
0.04 0.23 not > comparison: guess value
-0.32 -0.34 not > difference
-0.32 -0.34 not > difference: of ends guess
-0.22 -0.17 not > extreme value
0.93 0.75 not > figures
-0.46 -0.48 not > figures: fn:count fn:sum!
-0.76 -0.74 not > figures: fn:count grouped by what is beside
-0.37 -0.3 not > figures: fn:distinct? grouped by what is beside
0.22 0.23 not > figures: fn:distinct? one figure
-0.21 -0.16 not > figures: fn:sum! grouped by what is beside
-0.2 -0.21 not > figures: fn:sum! one figure
-0.36 -0.47 not > figures: one figure named
-0.23 -0.29 not > groups that have
-0.28 -0.29 not > groups that have: list guess
0.53 -0.19 not > how long
0.53 -0.19 not > how long: between rows 
-0.18 -0.2 not > list
-0.18 -0.23 not > list: all 
0.15 0.23 not > list: many 
-0.25 -0.28 not > list: where 
-0.54 -0.66 not > list: where distinct
-0.43 -0.35 not > loose figures
-0.41 -0.46 not > loose figures: count 
-0.63 -0.56 not > loose figures: look up 
-0.18 -0.2 not > loose figures: look up guess
-0.57 -0.88 not > loose figures: sum 
0.44 0.47 not > top groups
0.41 0.44 not > top groups: rows asc
-0.3 -0.3 not > top rows: order:guess desc
-0.14 0.3 not > top rows: order:said asc
-0.45 -0.44 not > which of these
-0.3 -0.31 not > which of these: count asc
-0.34 -0.32 not > which of these: count desc
-0.6 -0.56 not > which of these: position first
-0.3 -0.28 not > which of these: position last
-0.17 -0.21 not have > list: all 
-0.55 -0.54 not have > list: many 
0.2 0.26 not have > list: where 
-0.26 -0.33 not have > list: where distinct
-0.18 -0.2 not have > loose figures: count 
-0.34 -0.49 not have > loose figures: sum 
0.33 0.27 not in > list
0.3 0.29 not in > list: many 
0.36 0.33 not in > list: named things 
-0.38 -0.34 not in > list: where 
-0.3 -0.33 not in > list: where distinct
-0.32 -0.27 not in > loose figures
-0.23 -0.19 not in > loose figures: avg 
-0.32 -0.27 not in > loose figures: count 
-0.19 -0.22 not in > loose figures: sum 
0.19 0.4 not win > comparison
0.19 0.4 not win > comparison: guess value
0.16 -0.52 not win > figures
0.16 -0.53 not win > figures: fn:count one figure
-0.18 -0.27 not win > loose figures
-0.17 -0.22 not win > loose figures: avg 
-0.2 -0.37 not win > loose figures: sum 
-0.14 -0.21 not win > which of these
0.16 0.23 nothing > against another row
0.29 0.16 nothing > amount
-0.24 -0.2 nothing > average of each
0.24 0.27 nothing > comparison
-0.16 -0.22 nothing > difference
-0.4 -0.42 nothing > extreme value
-0.16 -0.25 nothing > figure of the top rows
-0.47 -0.4 nothing > first or last row
0.33 0.39 nothing > groups that are named
-0.25 -0.29 nothing > list
-0.43 -0.31 nothing > loose figures
0.72 0.78 nothing > none
-0.27 -0.05 nothing > place
0.59 0.51 nothing > rows before or after another
-0.82 -0.72 nothing > text
0.44 0.54 nothing > top groups
0.37 0.44 nothing > top rows
-0.93 -0.75 nothing > which of these
0.23 0.22 number > against another row
0.26 0.26 number > against another row: count guess
-0.27 -0.27 number > against another row: list guess
0.24 0.18 number > comparison
0.24 0.18 number > comparison: guess value
-0.18 -0.26 number > difference
-0.19 -0.21 number > difference: of counts 
-0.19 -0.21 number > difference: of counts turned 
-0.25 -0.26 number > difference: of ends guess
-0.46 -0.58 number > difference: of fields 
-0.29 -0.32 number > difference: of fields turned 
-0.21 -0.23 number > difference: of two guess
0.37 0.41 number > difference: of two said
0.34 0.15 number > difference: of two turned guess
-0.33 -0.37 number > difference: of two turned said
-0.42 -0.29 number > extreme value: max guess
-0.67 -0.66 number > extreme value: max said
-0.47 -0.33 number > extreme value: min guess
0.15 0.2 number > extreme value: min said
-0.46 -0.14 number > figure of the top rows
-0.37 -0.13 number > figure of the top rows: avg 
-0.32 -0.13 number > figure of the top rows: sum 
-0.25 -0.24 number > figures
-0.19 -0.22 number > figures: fn:avg grouped by what is beside
0.39 0.57 number > figures: fn:avg one figure
0.27 0.43 number > figures: fn:avg! fn:sum?
-0.28 -0.53 number > figures: fn:avg! one figure
-0.41 -0.49 number > figures: fn:count fn:avg!
0.26 0.28 number > figures: fn:count fn:count
0.5 0.53 number > figures: fn:count fn:distinct?
-0.34 -0.25 number > figures: fn:count fn:max
0.4 0.09 number > figures: fn:count fn:missing
0.29 0.29 number > figures: fn:count fn:revenue
-0.28 -0.35 number > figures: fn:count fn:sum
-0.6 -0.55 number > figures: fn:count fn:sum!
-1.15 -0.9 number > figures: fn:count grouped by what is beside
-0.34 -0.29 number > figures: fn:distinct grouped by what is beside
0.3 0.29 number > figures: fn:distinct one figure
0.49 0.48 number > figures: fn:distinct? fn:avg!
-0.29 -0.3 number > figures: fn:distinct? fn:revenue
-0.65 -0.58 number > figures: fn:distinct? grouped
-0.77 -0.72 number > figures: fn:distinct? grouped by what is beside
-0.24 -0.21 number > figures: fn:distinct? one figure
-0.23 -0.22 number > figures: fn:max grouped
-0.24 -0.2 number > figures: fn:max grouped by what is beside
-0.28 -0.19 number > figures: fn:max one figure
0.32 0.32 number > figures: fn:median one figure
-0.59 -0.5 number > figures: fn:min grouped by what is beside
-0.18 -0.23 number > figures: fn:min one figure
0.3 0.23 number > figures: fn:missing one figure
0.59 0.57 number > figures: fn:range one figure
0.29 0.16 number > figures: fn:ratio one figure
-0.28 -0.29 number > figures: fn:revenue grouped
-0.11 -0.22 number > figures: fn:revenue one figure
0.54 0.6 number > figures: fn:sum! fn:count
-0.11 -0.21 number > figures: fn:sum! fn:revenue
0.19 0.22 number > figures: fn:sum! fn:sum!
-0.23 -0.36 number > figures: fn:sum! grouped
-0.13 0.3 number > figures: fn:sum! grouped by what is beside
-0.38 -0.25 number > figures: fn:sum! one figure
-0.24 -0.27 number > figures: fn:sum? fn:avg!
-0.16 -0.21 number > figures: fn:sum? fn:sum!
-0.58 -0.64 number > figures: fn:sum? grouped
-0.79 -0.8 number > figures: fn:sum? grouped by what is beside
-0.23 -0.28 number > figures: fn:sum? one figure
-0.42 -0.51 number > figures: one figure named
-0.43 -0.41 number > first or last row
-0.42 -0.41 number > first or last row: position first
-0.31 -0.3 number > first or last row: position last
-0.33 -0.3 number > first or last row: time first
-0.49 -0.46 number > groups that are named
-0.49 -0.46 number > groups that are named: listed 
-0.28 -0.28 number > how long
-0.28 -0.28 number > how long: between rows 
-0.6 -0.59 number > list
-0.27 -0.34 number > list: all 
-0.3 -0.32 number > list: many 
-1.07 -0.85 number > list: named things 
-1.05 -0.94 number > list: where 
-0.5 -0.54 number > list: where distinct
0.57 0.53 number > loose figures
0.21 0.29 number > loose figures: avg 
0.46 0.21 number > loose figures: look up 
-0.47 -0.58 number > loose figures: look up guess
0.33 0.43 number > loose figures: sum 
-0.23 -0.17 number > next or previous row
-0.32 -0.28 number > next or previous row: other way position
-0.22 -0.16 number > next or previous row: said way position
0.46 0.49 number > rows before or after another
0.46 0.49 number > rows before or after another: count 
-0.51 -0.42 number > rows before or after another: list 
0.31 0.3 number > the same as another row
0.17 0.21 number > the same as another row: count guess
-0.22 -0.41 number > the same as another row: count said
-0.23 -0.21 number > top groups
-0.65 -0.67 number > top groups: own measure asc
-0.66 -0.68 number > top groups: rows desc
0.27 0.24 number > top groups: said measure asc
0.23 0.3 number > top rows
-0.51 -0.49 number > top rows: order:guess asc
-0.3 -0.32 number > top rows: order:guess desc
0.56 0.58 number > top rows: order:hint asc
0.72 0.68 number > top rows: order:said desc
-0.43 -0.36 number > which of these: guess asc
-0.86 -0.82 number > which of these: position first
-0.46 -0.5 number > which of these: said asc
0.25 0.16 number > which of these: said desc
-0.43 -0.48 number > yes or no
-0.43 -0.48 number > yes or no: exists 
-0.26 -0.24 number at > difference
-0.26 -0.24 number at > difference: of ends said
0.26 0.26 number at > figures
0.52 0.56 number at > figures: fn:count fn:sum!
0.25 0.26 number at > figures: fn:distinct? fn:sum!
0.21 0.22 number at > figures: fn:distinct? one figure
-0.25 -0.25 number at > figures: fn:sum? fn:sum!
-0.28 -0.28 number at > how long
-0.28 -0.28 number at > how long: between rows 
0.27 0.24 number at > loose figures: count 
-0.25 -0.25 number at > loose figures: look up 
0.18 0.23 number between > difference: of ends said
-0.28 -0.36 number between > difference: of fields 
-0.18 -0.22 number between > figures: fn:count fn:distinct?
-0.19 -0.38 number between > loose figures
-0.14 -0.42 number between > loose figures: sum 
0.23 0.25 number for > list
0.23 0.23 number for > list: many 
0.34 0.35 number for > list: where 
0.13 0.27 number for > list: where distinct
-0.23 -0.25 number for > loose figures
-0.24 -0.25 number for > loose figures: avg 
-0.27 -0.29 number for > loose figures: count 
-0.22 -0.25 number for > loose figures: sum 
-0.15 -0.21 number for > which of these
-0.31 -0.17 number had > loose figures
-0.22 -0.07 number had > loose figures: avg 
-0.25 -0.12 number had > loose figures: sum 
0.55 0.54 number had > top groups
-0.29 -0.28 number had > top groups: rows desc
0.54 0.54 number had > top groups: sum of field desc
-0.55 -0.54 number had > top rows
-0.55 -0.54 number had > top rows: order:said desc
-0.49 -0.49 number has > list
-0.22 -0.28 number has > list: all 
-0.21 -0.16 number has > list: many 
-0.58 -0.63 number has > list: where 
-0.48 -0.56 number has > list: where distinct
0.47 0.48 number has > loose figures
0.4 0.36 number has > loose figures: avg 
0.34 0.36 number has > loose figures: sum 
0.33 0.31 number in > comparison
0.33 0.31 number in > comparison: guess value
-0.3 -0.27 number in > figures
-0.19 -0.22 number in > figures: fn:avg grouped by what is beside
-0.23 -0.27 number in > groups that are named
-0.23 -0.27 number in > groups that are named: listed 
-0.2 -0.27 number in > list: where 
0.14 0.23 number in > loose figures
0.14 0.23 number in > loose figures: sum 
0.23 0.22 number of > against another row
0.26 0.26 number of > against another row: count guess
-0.27 -0.27 number of > against another row: list guess
0.24 0.18 number of > comparison
0.24 0.18 number of > comparison: guess value
-0.16 -0.25 number of > difference
-0.19 -0.21 number of > difference: of counts 
-0.19 -0.21 number of > difference: of counts turned 
-0.25 -0.26 number of > difference: of ends guess
-0.46 -0.58 number of > difference: of fields 
-0.29 -0.32 number of > difference: of fields turned 
-0.21 -0.23 number of > difference: of two guess
0.37 0.41 number of > difference: of two said
0.34 0.15 number of > difference: of two turned guess
-0.33 -0.37 number of > difference: of two turned said
-0.42 -0.29 number of > extreme value: max guess
-0.66 -0.65 number of > extreme value: max said
-0.44 -0.27 number of > extreme value: min guess
0.15 0.2 number of > extreme value: min said
-0.46 -0.14 number of > figure of the top rows
-0.37 -0.13 number of > figure of the top rows: avg 
-0.32 -0.13 number of > figure of the top rows: sum 
-0.24 -0.24 number of > figures
0.38 0.49 number of > figures: fn:avg one figure
0.27 0.43 number of > figures: fn:avg! fn:sum?
-0.28 -0.53 number of > figures: fn:avg! one figure
-0.41 -0.49 number of > figures: fn:count fn:avg!
0.26 0.28 number of > figures: fn:count fn:count
0.5 0.53 number of > figures: fn:count fn:distinct?
-0.34 -0.25 number of > figures: fn:count fn:max
0.4 0.09 number of > figures: fn:count fn:missing
0.29 0.29 number of > figures: fn:count fn:revenue
-0.28 -0.35 number of > figures: fn:count fn:sum
-0.64 -0.58 number of > figures: fn:count fn:sum!
-1.15 -0.9 number of > figures: fn:count grouped by what is beside
-0.34 -0.29 number of > figures: fn:distinct grouped by what is beside
0.3 0.29 number of > figures: fn:distinct one figure
0.49 0.48 number of > figures: fn:distinct? fn:avg!
-0.29 -0.3 number of > figures: fn:distinct? fn:revenue
-0.28 -0.25 number of > figures: fn:distinct? fn:sum!
-0.65 -0.58 number of > figures: fn:distinct? grouped
-0.77 -0.72 number of > figures: fn:distinct? grouped by what is beside
-0.27 -0.25 number of > figures: fn:distinct? one figure
-0.23 -0.22 number of > figures: fn:max grouped
-0.24 -0.2 number of > figures: fn:max grouped by what is beside
-0.28 -0.19 number of > figures: fn:max one figure
0.32 0.32 number of > figures: fn:median one figure
-0.59 -0.5 number of > figures: fn:min grouped by what is beside
-0.18 -0.23 number of > figures: fn:min one figure
0.3 0.23 number of > figures: fn:missing one figure
0.59 0.57 number of > figures: fn:range one figure
0.29 0.16 number of > figures: fn:ratio one figure
-0.28 -0.29 number of > figures: fn:revenue grouped
-0.11 -0.22 number of > figures: fn:revenue one figure
0.54 0.6 number of > figures: fn:sum! fn:count
-0.11 -0.21 number of > figures: fn:sum! fn:revenue
0.19 0.22 number of > figures: fn:sum! fn:sum!
-0.23 -0.36 number of > figures: fn:sum! grouped
-0.02 0.33 number of > figures: fn:sum! grouped by what is beside
-0.38 -0.25 number of > figures: fn:sum! one figure
-0.24 -0.27 number of > figures: fn:sum? fn:avg!
-0.58 -0.64 number of > figures: fn:sum? grouped
-0.79 -0.8 number of > figures: fn:sum? grouped by what is beside
-0.23 -0.28 number of > figures: fn:sum? one figure
-0.42 -0.51 number of > figures: one figure named
-0.43 -0.41 number of > first or last row
-0.42 -0.41 number of > first or last row: position first
-0.31 -0.3 number of > first or last row: position last
-0.33 -0.3 number of > first or last row: time first
-0.49 -0.46 number of > groups that are named
-0.49 -0.46 number of > groups that are named: listed 
-0.68 -0.74 number of > list
-0.26 -0.31 number of > list: all 
-0.48 -0.5 number of > list: many 
-0.96 -0.81 number of > list: named things 
-1.25 -1.52 number of > list: where 
-0.73 -0.7 number of > list: where distinct
0.48 0.45 number of > loose figures
-0.59 -0.15 number of > loose figures: avg 
0.46 0.21 number of > loose figures: look up 
-0.47 -0.58 number of > loose figures: look up guess
0.29 0.41 number of > loose figures: sum 
-0.36 -0.3 number of > next or previous row
-0.32 -0.28 number of > next or previous row: other way position
-0.36 -0.31 number of > next or previous row: said way position
0.46 0.49 number of > rows before or after another
0.46 0.49 number of > rows before or after another: count 
-0.51 -0.42 number of > rows before or after another: list 
0.31 0.3 number of > the same as another row
0.17 0.21 number of > the same as another row: count guess
-0.22 -0.41 number of > the same as another row: count said
-0.32 -0.31 number of > top groups
-0.65 -0.67 number of > top groups: own measure asc
-0.56 -0.64 number of > top groups: rows asc
-0.54 -0.57 number of > top groups: rows desc
0.27 0.24 number of > top groups: said measure asc
-0.22 -0.23 number of > top groups: sum of field desc
0.34 0.42 number of > top rows
-0.45 -0.41 number of > top rows: order:guess asc
-0.3 -0.32 number of > top rows: order:guess desc
0.56 0.58 number of > top rows: order:hint asc
0.86 0.84 number of > top rows: order:said desc
-0.49 -0.34 number of > which of these
-0.29 -0.16 number of > which of these: count asc
-0.33 -0.2 number of > which of these: count desc
-0.34 -0.27 number of > which of these: guess asc
-0.35 -0.19 number of > which of these: guess desc
-0.71 -0.63 number of > which of these: position first
0.18 0.2 number on > top groups
0.18 0.2 number on > top groups: rows asc
-0.18 -0.2 number on > top rows
-0.18 -0.2 number on > top rows: order:guess asc
-0.29 -0.35 of > against another row: list guess
-0.33 -0.45 of > average of each
-0.33 -0.45 of > average of each:  
-0.9 -0.99 of > comparison: said value
-0.25 -0.24 of > difference
-0.49 -0.46 of > difference: of counts 
-0.45 -0.41 of > difference: of counts turned 
-0.71 -0.6 of > difference: of ends guess
-0.17 -0.22 of > difference: of ends said
-0.48 -0.6 of > difference: of fields 
-0.3 -0.33 of > difference: of fields turned 
-0.54 -0.46 of > difference: of two guess
0.6 0.75 of > difference: of two said
-1.11 -1.19 of > difference: of two turned said
-0.89 -1.08 of > extreme value: max guess
-1.25 -0.83 of > extreme value: min guess
0.5 -0.4 of > figure of the top rows
0.5 -0.41 of > figure of the top rows: avg 
0.55 -0.36 of > figure of the top rows: sum 
-0.46 -0.65 of > figures: fn:avg fn:avg!
-0.38 -0.92 of > figures: fn:avg fn:sum!
0.94 1.01 of > figures: fn:avg grouped
-0.62 -0.73 of > figures: fn:avg grouped by what is beside
0.32 0.31 of > figures: fn:avg one figure
-0.28 -0.27 of > figures: fn:avg! fn:median
-0.31 -0.32 of > figures: fn:avg! fn:sum!
0.27 0.43 of > figures: fn:avg! fn:sum?
0.34 0.37 of > figures: fn:avg! grouped
-0.36 -0.2 of > figures: fn:avg! grouped by what is beside
-0.53 -0.63 of > figures: fn:count fn:avg!
0.22 0.23 of > figures: fn:count fn:count
0.29 0.33 of > figures: fn:count fn:distinct?
-0.34 -0.25 of > figures: fn:count fn:max
0.4 0.09 of > figures: fn:count fn:missing
0.29 0.29 of > figures: fn:count fn:revenue
-0.28 -0.35 of > figures: fn:count fn:sum
-0.65 -0.59 of > figures: fn:count fn:sum!
-0.37 -0.39 of > figures: fn:count fn:sum?
-1.29 -1 of > figures: fn:count grouped by what is beside
-0.34 -0.29 of > figures: fn:distinct grouped by what is beside
-0.32 -0.32 of > figures: fn:distinct one figure
0.49 0.48 of > figures: fn:distinct? fn:avg!
-0.22 -0.22 of > figures: fn:distinct? fn:count
-0.38 -0.4 of > figures: fn:distinct? fn:distinct?
-0.29 -0.3 of > figures: fn:distinct? fn:revenue
-0.3 -0.3 of > figures: fn:distinct? fn:sum!
-0.38 -0.4 of > figures: fn:distinct? fn:sum?
-0.65 -0.58 of > figures: fn:distinct? grouped
-0.85 -0.85 of > figures: fn:distinct? grouped by what is beside
-0.21 -0.23 of > figures: fn:distinct? one figure
-0.23 -0.22 of > figures: fn:max grouped
-0.51 -0.44 of > figures: fn:max grouped by what is beside
-0.28 -0.19 of > figures: fn:max one figure
-0.32 -0.35 of > figures: fn:median fn:avg!
-0.13 -0.28 of > figures: fn:median fn:sum!
-0.56 -0.42 of > figures: fn:median grouped by what is beside
-0.7 -0.6 of > figures: fn:min grouped by what is beside
-0.18 -0.23 of > figures: fn:min one figure
-0.27 -0.31 of > figures: fn:missing fn:sum!
0.49 0.32 of > figures: fn:missing one figure
0.4 0.49 of > figures: fn:percentile one figure
-0.56 -0.54 of > figures: fn:range fn:sum!
0.63 0.59 of > figures: fn:range one figure
0.29 0.16 of > figures: fn:ratio one figure
-0.67 -0.51 of > figures: fn:revenue grouped
-0.52 -0.57 of > figures: fn:revenue one figure
-0.66 -0.58 of > figures: fn:skewness fn:sum!
1.46 1.39 of > figures: fn:skewness one figure
-0.63 -0.64 of > figures: fn:stddev fn:sum!
1.15 0.99 of > figures: fn:stddev one figure
0.25 0.35 of > figures: fn:sum fn:avg!
-0.22 -0.04 of > figures: fn:sum fn:sum!
0.37 0.35 of > figures: fn:sum grouped
0.54 0.6 of > figures: fn:sum! fn:count
-0.21 -0.17 of > figures: fn:sum! fn:distinct?
-0.11 -0.21 of > figures: fn:sum! fn:revenue
0.26 0.21 of > figures: fn:sum! grouped
0.04 0.56 of > figures: fn:sum! grouped by what is beside
-1.17 -1.18 of > figures: fn:sum! one figure
-0.24 -0.27 of > figures: fn:sum? fn:avg!
-0.58 -0.64 of > figures: fn:sum? grouped
-0.92 -1.01 of > figures: fn:sum? grouped by what is beside
-0.23 -0.28 of > figures: fn:sum? one figure
-0.32 -0.32 of > figures: fn:units fn:avg!
-0.28 -0.26 of > figures: fn:units fn:max
-0.3 -0.3 of > figures: fn:units fn:units
-0.28 -0.27 of > figures: fn:units grouped
-0.64 -0.59 of > figures: grouped named
-0.31 -0.2 of > figures: one figure named
0.14 0.32 of > first or last row
0.48 0.57 of > first or last row: position last
0.19 0.34 of > first or last row: time first
-0.77 -0.78 of > first or last row: time last
0.26 0.24 of > groups that are named
0.57 0.52 of > groups that are named: compared 
-0.31 -0.27 of > groups that are named: listed 
-0.31 -0.25 of > groups that have: list said
-0.27 -0.28 of > how long
-0.27 -0.28 of > how long: between rows 
-0.33 -0.36 of > list: all 
0.63 0.64 of > list: many 
-0.94 -1 of > list: named things 
-0.15 -0.21 of > list: where distinct
-1.45 -1.26 of > loose figures: avg 
-0.37 -0.17 of > loose figures: sum 
-0.45 -0.39 of > next or previous row
-1.14 -1.09 of > next or previous row: other way position
-0.24 -0.19 of > next or previous row: said way position
-0.91 -0.76 of > rows before or after another: list 
0.43 0.41 of > share: filtered 
-0.45 -0.54 of > share: filtered twice 
-0.43 -0.47 of > share: of groups 
0.53 0.42 of > the same as another row
-0.65 -0.61 of > the same as another row: count said
0.45 0.43 of > the same as another row: list said
-0.52 -0.46 of > top groups
-0.74 -0.7 of > top groups: own measure asc
-0.2 -0.22 of > top groups: revenue asc
0 0.43 of > top groups: revenue desc
-0.57 -0.6 of > top groups: rows asc
-0.64 -0.54 of > top groups: rows desc
-0.25 -0.24 of > top groups: said measure desc
0.35 0.42 of > top groups: sum of field asc
-0.57 -0.56 of > top rows
-0.59 -0.54 of > top rows: order:guess asc
-0.7 -0.74 of > top rows: order:guess desc
0.56 0.58 of > top rows: order:hint asc
-0.36 -0.41 of > top rows: order:said asc
0.22 0.12 of > top rows: order:said desc
-0.56 -0.39 of > which of these: guess asc
0.42 0.45 of > which of these: guess desc
-1.03 -0.92 of > which of these: position last
-0.53 -0.54 of > which of these: said asc
0.1 0.23 of > which of these: said desc
-0.51 -0.61 of after > list
-0.53 -0.61 of after > list: many 
-0.35 -0.44 of after > list: where 
0.43 0.52 of after > next or previous row
-0.2 -0.2 of after > next or previous row: other way position
0.32 0.37 of after > next or previous row: said way position
-0.22 -0.27 of all > extreme value
-0.22 -0.27 of all > extreme value: min said
-0.16 -0.2 of all > top groups
-0.17 -0.22 of all > top groups: sum of field asc
0.18 0.2 of all > top rows
-0.31 -0.32 of all > top rows: order:guess asc
0.27 0.29 of all > top rows: order:said asc
-0.25 -0.3 of any > comparison
-0.25 -0.3 of any > comparison: guess value
0.26 0.3 of any > figures
0.26 0.3 of any > figures: fn:count one figure
-0.04 -0.4 of at > comparison
-0.04 -0.4 of at > comparison: guess value
0.36 0.52 of at > figures
-0.64 -0.65 of at > figures: fn:count fn:sum!
0.53 0.26 of at > figures: fn:count one figure
-0.2 0.36 of at > figures: fn:distinct? one figure
-0.18 -0.2 of at > groups that have
-0.18 -0.2 of at > groups that have: list guess
-0.17 -0.2 of at > list
-0.08 -0.2 of at > list: where 
-0.27 -0.55 of at > loose figures
-0.16 -0.56 of at > loose figures: look up guess
0.31 0.3 of average > comparison
0.31 0.3 of average > comparison: guess value
-0.23 -0.23 of average > difference
-0.2 -0.19 of average > difference: of counts 
-0.17 -0.2 of average > difference: of ends guess
-0.31 -0.33 of average > difference: of two guess
-0.21 -0.18 of average > difference: of two turned guess
-0.16 -0.26 of average > figures: fn:distinct? one figure
-0.31 -0.18 of average > loose figures
-0.33 -0.18 of average > loose figures: look up guess
-0.35 -0.34 of average > the same as another row
-0.35 -0.34 of average > the same as another row: count guess
0.37 0.39 of below > groups that have
0.37 0.39 of below > groups that have: list guess
-0.38 -0.39 of below > list
-0.4 -0.41 of below > list: where 
-0.33 -0.34 of below > list: where distinct
-0.35 -0.32 of below > loose figures
-0.35 -0.32 of below > loose figures: count 
0.29 0.35 of both > figures
0.29 0.36 of both > figures: fn:count one figure
0.35 0.34 of consecutive > figures
-0.26 -0.24 of consecutive > figures: fn:count grouped by what is beside
0.33 0.29 of consecutive > figures: fn:count one figure
-0.19 -0.26 of consecutive > list
-0.19 -0.26 of consecutive > list: where distinct
-0.34 -0.37 of consecutive > loose figures
-0.34 -0.37 of consecutive > loose figures: look up guess
0.26 0.3 of different > figures
0.24 0.23 of different > figures: fn:distinct one figure
-0.27 -0.31 of different > loose figures
-0.27 -0.31 of different > loose figures: look up guess
-1.04 -0.99 of distinct > figures: fn:count one figure
-0.34 -0.29 of distinct > figures: fn:distinct grouped by what is beside
0.29 0.28 of distinct > figures: fn:distinct one figure
-0.42 -0.41 of each > extreme value
-0.42 -0.41 of each > extreme value: min said
0.33 0.3 of each > figures: fn:count grouped
-0.4 -0.4 of each > figures: fn:count one figure
-0.31 -0.42 of each > figures: grouped named
0.26 0.26 of each > first or last of each
0.26 0.26 of each > first or last of each:  
-0.22 -0.24 of each > first or last row
-0.21 -0.22 of each > first or last row: position first
-0.41 -0.47 of each > first or last row: time first
-0.26 -0.32 of each > list: all 
0.32 0.31 of each > list: many 
0.3 0.34 of each > list: where 
-0.23 -0.29 of each > loose figures
-0.23 -0.29 of each > loose figures: count 
-0.19 -0.2 of each > top groups
-0.2 -0.22 of each > top groups: revenue asc
-0.2 -0.21 of each > top rows
-0.2 -0.21 of each > top rows: order:said asc
0.26 0.24 of first > first or last row
0.26 0.24 of first > first or last row: position first
-0.24 -0.23 of first > top groups
-0.24 -0.23 of first > top groups: rows asc
0.47 0.6 of more > figures
0.5 0.48 of more > figures: fn:count fn:sum!
0.46 0.59 of more > figures: fn:count one figure
-0.02 -0.26 of more > figures: fn:distinct? fn:sum!
0.26 0.28 of more > figures: fn:distinct? one figure
-0.55 -0.44 of more > list
-0.47 -0.39 of more > list: where 
-0.48 -0.37 of more > list: where distinct
-0.45 -0.54 of more > loose figures
-0.45 -0.49 of more > loose figures: avg 
-0.28 -0.32 of more > loose figures: look up 
-0.41 -0.48 of more > loose figures: look up guess
-0.41 -0.43 of more > loose figures: sum 
0.18 0.21 of most > figures: fn:median one figure
0.33 0.33 of number > figures
0.32 0.32 of number > figures: fn:median one figure
-0.3 -0.31 of number > loose figures
-0.29 -0.3 of number > loose figures: sum 
0.21 0.23 of over > figures
0.03 -0.31 of over > figures: fn:count fn:sum!
0.22 0.25 of over > figures: fn:count one figure
-0.17 -0.24 of over > list
-0.07 -0.25 of over > list: where 
-0.14 -0.21 of over > list: where distinct
-0.67 -0.72 of several > against another row
-0.67 -0.72 of several > against another row: against another row
-0.67 -0.72 of several > against another row: count
-0.67 -0.72 of several > against another row: guess
0 -0.26 of several > against another row: list
0.14 0.22 of several > comparison
0.14 0.22 of several > comparison: comparison
0.37 0.53 of several > comparison: floating
-0.22 -0.2 of several > comparison: guess
0.51 0.58 of several > comparison: said
-0.59 -0.66 of several > difference: guess
0.27 0.39 of several > difference: of counts
-0.25 -0.31 of several > difference: of counts turned
-0.35 -0.36 of several > difference: of ends
-0.7 -0.74 of several > difference: of two
-0.19 -0.27 of several > difference: of two turned
-0.52 -0.47 of several > difference: said
-0.49 -0.3 of several > extreme value: guess
-0.27 -0.42 of several > extreme value: max
-0.47 -0.28 of several > figure of the top rows
-0.24 -0.3 of several > figure of the top rows: avg
-0.47 -0.28 of several > figure of the top rows: figure of the top rows
-0.54 -0.23 of several > figure of the top rows: sum
-0.23 -0.13 of several > figures
-0.23 -0.13 of several > figures: figures
-0.2 -0.27 of several > figures: fn:avg
-0.22 -0.32 of several > figures: fn:avg!
0.16 0.29 of several > figures: fn:count
-0.68 -0.66 of several > figures: fn:distinct?
-0.52 -0.66 of several > figures: fn:max
0.95 0.91 of several > figures: fn:median
-0.74 -0.68 of several > figures: fn:min
0.7 0.77 of several > figures: fn:mode
0.4 0.49 of several > figures: fn:percentile
0.23 0.07 of several > figures: fn:profit
0.28 0.23 of several > figures: fn:ratio
0.87 0.7 of several > figures: fn:sum
0.23 0.32 of several > figures: fn:sum!
0.21 0.32 of several > figures: grouped
-0.97 -0.94 of several > figures: grouped by what is beside
0.3 0.26 of several > figures: loose
-0.33 -0.21 of several > figures: named
-0.46 -0.43 of several > figures: one figure
0.35 0.28 of several > first or last of each
0.35 0.28 of several > first or last of each: first or last of each
-0.28 -0.23 of several > first or last row
0.15 0.27 of several > first or last row: first
-0.28 -0.23 of several > first or last row: first or last row
-0.48 -0.57 of several > first or last row: last
-0.62 -0.73 of several > first or last row: other
-0.24 -0.18 of several > first or last row: position
-0.25 -0.29 of several > first or last row: position turned
-0.42 -0.43 of several > first or last row: time
0.43 0.48 of several > groups that are named
0.52 0.56 of several > groups that are named: compared
0.43 0.48 of several > groups that are named: groups that are named
0.29 0.23 of several > groups that have
0.29 0.23 of several > groups that have: groups that have
0.17 -0.38 of several > groups that have: guess
0.34 -0.14 of several > groups that have: list
-0.64 -1.08 of several > list
-1.18 -1.06 of several > list: all
-0.57 -0.57 of several > list: distinct
-0.64 -1.08 of several > list: list
0.03 -0.25 of several > list: named things
-0.85 -0.92 of several > list: where
0.6 0.59 of several > share: filtered
-0.23 -0.23 of several > share: filtered twice
-0.29 -0.33 of several > share: of groups
-0.81 -0.83 of several > top groups: asc
0.45 0.41 of several > top groups: desc
-0.09 -0.22 of several > top groups: one
1.35 1.45 of several > top groups: own measure
-0.45 -0.47 of several > top groups: revenue
-0.63 -0.69 of several > top groups: rows
-0.29 -0.25 of several > top groups: said
-1.59 -1.59 of several > top groups: units
-0.63 -0.63 of several > top rows: order:hint
-1.07 -1.05 of several > which of these
-0.66 -0.75 of several > which of these: amount
-0.95 -0.89 of several > which of these: asc
-1 -1.02 of several > which of these: count
-1.04 -1.08 of several > which of these: desc
-1.13 -1.17 of several > which of these: first
-0.86 -0.8 of several > which of these: guess
-1 -0.99 of several > which of these: last
-1.04 -1.04 of several > which of these: position
-0.3 -0.38 of several > which of these: said
-0.65 -0.54 of several > which of these: time
-1.07 -1.05 of several > which of these: which of these
-0.34 -0.27 of time > figures
0.22 0.19 of time > figures: fn:avg one figure
-0.26 -0.21 of time > figures: fn:count grouped by what is beside
-0.38 -0.29 of time > figures: fn:count one figure
-0.27 -0.21 of time > figures: fn:distinct? grouped by what is beside
-0.45 -0.36 of time > figures: fn:distinct? one figure
-0.22 -0.19 of time > figures: fn:median one figure
-0.2 -0.19 of time > figures: fn:stddev one figure
-0.2 -0.19 of time > figures: fn:sum! fn:distinct?
-0.19 -0.23 of time > list
-0.11 -0.23 of time > list: all 
-0.18 -0.22 of time > list: where distinct
-0.41 -0.48 of time > top groups
-0.22 -0.35 of time > top groups: own measure asc
0.29 0.34 of time > top groups: own measure desc
-0.44 -0.42 of time > top groups: said measure asc
0.44 0.38 of time > top rows
0.44 0.38 of time > top rows: order:guess asc
0.54 0.54 of times > figures
-0.47 -0.38 of times > figures: fn:count fn:count
-0.43 -0.31 of times > figures: fn:count grouped by what is beside
0.59 0.57 of times > figures: fn:count one figure
-0.37 -0.34 of times > figures: fn:distinct? grouped by what is beside
0.54 0.57 of times > figures: fn:distinct? one figure
-0.46 -0.44 of times > groups that are named
-0.46 -0.44 of times > groups that are named: listed 
-0.39 -0.43 of times > list
-0.85 -0.97 of times > list: many 
-0.25 -0.3 of times > list: where 
-0.28 -0.31 of times > list: where distinct
-0.4 -0.33 of times > loose figures: avg 
-0.46 -0.54 of times > loose figures: look up 
-0.78 -0.67 of times > loose figures: look up guess
0.47 0.51 of times > loose figures: sum 
-0.36 -0.23 of times > top groups
-0.36 -0.23 of times > top groups: own measure desc
-0.34 -0.22 of times > top rows
-0.34 -0.22 of times > top rows: order:guess desc
-0.27 -0.29 of times > which of these: guess desc
0.59 0.4 of to > comparison
0.59 0.4 of to > comparison: guess value
-0.44 0.37 of to > figures
0.25 0.27 of to > figures: fn:avg grouped
0.47 0.3 of to > figures: fn:avg one figure
-0.45 0.36 of to > figures: fn:count one figure
-0.25 -0.24 of to > figures: fn:median grouped
-0.3 -0.29 of to > figures: fn:median one figure
-0.39 -0.31 of to > figures: fn:stddev one figure
-0.31 -0.23 of to > list
-0.21 -0.23 of to > list: where 
-0.23 -0.23 of to > list: where distinct
-0.48 -0.39 of to > loose figures
-0.48 -0.39 of to > loose figures: look up guess
0.34 0.35 of top > figures
-0.35 -0.35 of top > figures: fn:range fn:sum!
0.35 0.36 of top > figures: fn:range one figure
-0.13 -0.29 of top > first or last row
-0.13 -0.28 of top > first or last row: position first
-0.35 -0.36 of top > loose figures
-0.33 -0.31 of top > loose figures: avg 
-0.36 -0.37 of top > loose figures: sum 
-0.2 -0.31 of top > top rows
-0.2 -0.31 of top > top rows: order:guess desc
-0.22 -0.15 of total > extreme value
-0.22 -0.15 of total > extreme value: min said
0.46 0.42 of total > figures
0.22 0.22 of total > figures: fn:avg one figure
-0.19 -0.21 of total > figures: fn:count fn:avg!
-0.28 -0.35 of total > figures: fn:count fn:sum
-0.3 -0.33 of total > figures: fn:count one figure
0.49 0.48 of total > figures: fn:distinct? fn:avg!
0.37 0.39 of total > figures: fn:distinct? one figure
0.27 0.25 of total > figures: fn:median one figure
-0.2 -0.21 of total > figures: fn:stddev one figure
-0.24 -0.2 of total > figures: fn:sum one figure
-0.24 -0.27 of total > figures: fn:sum? fn:avg!
-0.46 -0.42 of total > loose figures
-0.31 -0.33 of total > loose figures: avg 
-0.3 -0.29 of total > loose figures: look up 
-0.47 -0.48 of total > loose figures: sum 
0.29 0.53 of total > top groups
0.18 0.32 of total > top groups: said measure asc
0.2 0.5 of total > top groups: sum of field asc
0.08 -0.49 of total > top rows
-0.21 -0.22 of total > top rows: order:guess asc
0.21 0.17 of total > top rows: order:said asc
-0.48 -0.39 of unique > figures: fn:count grouped by what is beside
0.48 0.49 of unique > figures: fn:count one figure
-0.48 -0.49 of unique > figures: fn:distinct one figure
-0.22 -0.24 of what > comparison
-0.22 -0.24 of what > comparison: guess value
0.29 0.36 of what > figures
0.29 0.36 of what > figures: fn:sum one figure
-0.38 -0.48 of what > list
-0.37 -0.52 of what > list: where 
-0.23 -0.29 of what > list: where distinct
-0.43 -0.54 of what > loose figures
-0.28 -0.37 of what > loose figures: avg 
-0.48 -0.53 of what > loose figures: count 
-0.16 -0.31 of what > which of these
-0.06 -0.3 of what > which of these: guess asc
-0.13 -0.35 of what > which of these: guess desc
-0.04 -0.22 of what > which of these: position first
-0.02 -0.2 of which > against another row
-0.02 -0.2 of which > against another row: count guess
0.18 0.2 of which > list
-0.28 -0.3 of which > list: many 
0.35 0.38 of which > list: where 
0.33 0.3 of which > list: where distinct
-0.24 -0.33 of which > loose figures
-0.24 -0.31 of which > loose figures: count 
-0.2 -0.22 of which > which of these: count desc
-0.19 -0.2 of which > which of these: position first
-0.27 -0.26 of win > extreme value
-0.27 -0.26 of win > extreme value: min guess
-0.25 -0.21 of win > figures
-0.25 -0.21 of win > figures: fn:sum! one figure
0.22 0.21 of win > first or last row
-0.43 -0.41 of win > first or last row: position first
0.3 0.3 of win > first or last row: time first
-0.21 -0.2 of win > list
-0.21 -0.2 of win > list: many 
-0.29 -0.26 of win > loose figures
-0.33 -0.28 of win > loose figures: avg 
-0.22 -0.19 of win > loose figures: sum 
-0.23 -0.24 of win > top groups
-0.23 -0.24 of win > top groups: rows asc
-0.2 -0.19 of win > top rows
-0.2 -0.19 of win > top rows: order:guess asc
0.28 0.29 of won > figures: fn:count one figure
-0.25 -0.24 of won > figures: fn:distinct? grouped by what is beside
-0.28 -0.29 of won > figures: fn:distinct? one figure
0.43 0.41 of worst > figures
0.31 0.29 of worst > figures: fn:range one figure
-0.4 -0.38 of worst > loose figures
-0.32 -0.29 of worst > loose figures: avg 
-0.39 -0.36 of worst > loose figures: sum 
0.23 0.24 of years > figures
0.45 0.4 of years > figures: fn:count one figure
-0.25 -0.28 of years > figures: fn:distinct? grouped by what is beside
-0.72 -0.72 of years > figures: fn:distinct? one figure
-0.26 -0.25 of years > figures: fn:sum? grouped by what is beside
-0.28 -0.36 of years > list
-0.36 -0.47 of years > list: many 
-0.48 -0.52 of years > loose figures
-0.32 -0.33 of years > loose figures: avg 
-0.51 -0.55 of years > loose figures: look up 
-0.47 -0.48 of years > loose figures: sum 
-0.3 -0.3 of years > top groups
0.3 0.31 of years > top rows
-0.25 -0.26 of years > top rows: order:guess desc
0.38 0.43 of years > top rows: order:hint asc
0.19 0.2 of years > top rows: order:said desc
-0.32 -0.43 often > list
-0.38 -0.41 often > list: where 
-0.19 -0.39 often > list: where distinct
0.39 0.39 often > top groups
0.39 0.39 often > top groups: rows desc
-0.52 -0.51 often > top rows
-0.52 -0.51 often > top rows: order:guess desc
0.44 0.46 often > which of these
-0.42 -0.37 often > which of these: count asc
0.43 0.41 often > which of these: count desc
-0.24 -0.23 often > which of these: guess asc
0.91 0.99 often > which of these: position first
-0.03 -0.24 often > which of these: position last
-1.32 -1.33 oldest > extreme value
-0.34 -0.4 oldest > extreme value: max said
-1.32 -1.34 oldest > extreme value: min said
-0.48 -0.52 oldest > loose figures
-0.48 -0.52 oldest > loose figures: count 
0.53 0.52 oldest > top groups
0.67 0.66 oldest > top groups: revenue desc
-0.78 -0.75 oldest > top groups: rows desc
-0.67 -0.66 oldest > top groups: said measure desc
-0.37 -0.37 oldest > top groups: units desc
-0.3 -0.31 oldest > top rows
-0.53 -0.54 oldest > top rows: order:guess desc
-0.22 -0.26 oldest > top rows: order:said asc
0.77 0.9 on > average of each
0.77 0.9 on > average of each:  
0.23 -0.04 on > comparison
0.23 -0.04 on > comparison: guess value
-0.69 -0.68 on > difference: of counts 
-0.62 -0.61 on > difference: of counts turned 
-0.43 -0.35 on > difference: of ends said
-0.76 -0.8 on > difference: of two guess
0.46 0.4 on > difference: of two said
-0.78 -0.68 on > difference: of two turned guess
-0.51 -0.58 on > difference: of two turned said
-0.84 -0.7 on > extreme value: max guess
0.41 0.41 on > extreme value: max said
-0.92 -0.57 on > extreme value: min guess
0.36 -0.42 on > figure of the top rows
0.34 -0.45 on > figure of the top rows: avg 
0.45 -0.38 on > figure of the top rows: sum 
-0.57 -0.7 on > figures
-0.58 -0.7 on > figures: fn:avg fn:sum!
-0.73 -0.87 on > figures: fn:avg grouped
-0.19 -0.22 on > figures: fn:avg grouped by what is beside
-0.3 -0.23 on > figures: fn:avg! grouped by what is beside
-0.53 -0.64 on > figures: fn:count fn:sum!
-0.18 -0.2 on > figures: fn:count grouped
-0.23 -0.05 on > figures: fn:count grouped by what is beside
-0.4 -0.39 on > figures: fn:count one figure
0.16 0.31 on > figures: fn:distinct? fn:sum!
-0.35 -0.38 on > figures: fn:revenue one figure
0.43 0.41 on > figures: fn:sum one figure
0.13 0.47 on > figures: fn:sum! grouped
-0.6 -0.6 on > figures: fn:sum! one figure
-0.23 -0.26 on > figures: fn:sum? grouped by what is beside
-0.58 -0.07 on > figures: grouped named
-0.25 -0.33 on > figures: one figure named
-0.25 -0.23 on > first or last of each
-0.25 -0.23 on > first or last of each:  
0.55 0.45 on > first or last row
0.97 0.93 on > first or last row: position first
-0.87 -0.89 on > first or last row: time first
-0.8 -0.76 on > groups that are named
-0.8 -0.76 on > groups that are named: listed 
0.29 0.27 on > groups that have
-0.19 -0.2 on > groups that have: list guess
0.27 0.26 on > groups that have: list said
-0.48 -0.75 on > list: all 
-0.63 -0.62 on > list: many 
-0.65 -0.72 on > list: named things 
-0.2 0.11 on > list: where 
-0.33 -0.19 on > loose figures
-0.38 -0.23 on > loose figures: avg 
-0.24 -0.16 on > loose figures: count 
0.38 0.37 on > loose figures: look up 
-0.88 -0.81 on > loose figures: look up guess
-0.62 -0.17 on > loose figures: sum 
0.31 0.16 on > next or previous row
-0.3 -0.29 on > next or previous row: other way position
0.29 0.18 on > next or previous row: said way position
-0.65 -0.55 on > rows before or after another
-0.68 -0.78 on > rows before or after another: count 
-0.29 -0.31 on > rows before or after another: list 
0.26 0.35 on > the same as another row
-0.26 -0.36 on > the same as another row: count guess
0.26 0.36 on > the same as another row: list guess
-0.34 -0.25 on > top groups: own measure desc
0.35 0.63 on > top groups: revenue desc
0.66 0.66 on > top groups: rows asc
-0.35 -0.31 on > top groups: rows desc
-0.48 -0.46 on > top groups: said measure asc
0.35 0.35 on > top groups: sum of field asc
-0.4 -0.51 on > top groups: sum of field desc
-0.62 -0.72 on > top rows
-0.35 -0.37 on > top rows: order:guess asc
-1.09 -1.01 on > top rows: order:guess desc
-0.21 -0.22 on > top rows: order:hint desc
-0.7 -0.34 on > top rows: order:said asc
-0.19 -0.2 on > which of these
-0.52 -0.56 on > which of these: count asc
0.24 0.21 on > which of these: count desc
-0.3 -0.35 on > which of these: guess asc
-0.31 -0.14 on > which of these: guess desc
-1.14 -1.12 on > which of these: position first
0.47 0.36 on > which of these: position last
-0.48 -0.49 on > which of these: said desc
-0.23 -0.23 on average > figures
-0.18 -0.2 on average > figures: fn:count grouped
-0.19 -0.21 on average > figures: fn:sum! grouped by what is beside
0.14 0.2 on average > list
-0.2 -0.23 on average > list: all 
-0.25 -0.35 on average > list: many 
0.31 0.4 on average > list: where 
-0.23 -0.28 on average > loose figures
-0.26 -0.31 on average > loose figures: avg 
-0.24 -0.3 on average > loose figures: count 
-0.21 -0.27 on average > loose figures: sum 
-0.51 -0.53 on how > comparison
-0.51 -0.53 on how > comparison: guess value
0.36 0.4 on how > figures
-0.3 -0.3 on how > figures: fn:count grouped by what is beside
0.36 0.39 on how > figures: fn:count one figure
-0.3 -0.29 on how > figures: fn:distinct? grouped by what is beside
0.45 0.51 on how > figures: fn:distinct? one figure
-0.33 -0.36 on how > list
-0.24 -0.17 on how > list: many 
-0.4 -0.39 on how > list: where 
-0.32 -0.35 on how > list: where distinct
-0.3 -0.32 on how > loose figures
-0.3 -0.32 on how > loose figures: look up guess
-0.32 -0.18 on how > which of these
-0.21 -0.12 on how > which of these: position last
0 -0.23 on top > extreme value
0.34 0.35 on top > first or last row
0.34 0.35 on top > first or last row: position first
-0.02 -0.27 on top > loose figures
-0.02 -0.27 on top > loose figures: sum 
-0.35 -0.36 on top > top rows
-0.23 -0.22 on top > top rows: order:guess desc
-0.22 -0.22 on top > top rows: order:said desc
0.33 0.3 on was > figures
0.33 0.3 on was > figures: fn:count one figure
-0.32 -0.3 on was > list
-0.42 -0.35 on was > list: where 
-0.3 -0.25 on was > list: where distinct
0.31 0.24 on what > figures
0.31 0.24 on what > figures: fn:sum! grouped
0.29 0.27 on what > groups that have
-0.19 -0.2 on what > groups that have: list guess
0.27 0.26 on what > groups that have: list said
-0.27 -0.26 on what > list: all 
-0.35 0.02 on what > list: where 
-0.47 -0.57 on what > loose figures
-0.47 -0.57 on what > loose figures: count 
-0.18 -0.2 on what > which of these: said asc
-0.41 -0.46 on which > extreme value
-0.41 -0.46 on which > extreme value: min said
0.39 0.42 on which > list
0.42 0.45 on which > list: many 
0.41 0.44 on which > list: where 
0.25 0.32 on which > list: where distinct
-0.3 -0.31 on which > loose figures
-0.27 -0.25 on which > loose figures: avg 
-0.22 -0.3 on which > loose figures: look up 
-0.31 -0.32 on which > loose figures: sum 
-0.39 -0.42 on which > next or previous row
-0.41 -0.44 on which > next or previous row: other way position
-0.39 -0.42 on which > next or previous row: said way position
0.38 0.4 on which > top groups
-0.48 -0.46 on which > top groups: said measure asc
0.4 0.41 on which > top groups: sum of field asc
-0.34 -0.35 on which > top rows
-0.34 -0.35 on which > top rows: order:said asc
-0.24 -0.24 only > against another row: count said
0.29 0.34 only > against another row: list said
-0.45 -0.48 only > comparison
-0.45 -0.48 only > comparison: guess value
-0.19 -0.2 only > difference: of counts 
-0.19 -0.2 only > difference: of two guess
0.3 0.23 only > difference: of two turned guess
0.18 0.22 only > figure of the top rows
0.19 0.22 only > figure of the top rows: avg 
-0.35 -0.37 only > figure of the top rows: sum 
-0.23 -0.27 only > figures: fn:count fn:sum!
0.28 0.44 only > figures: fn:count one figure
-0.13 -0.25 only > figures: fn:distinct? grouped by what is beside
-0.17 -0.28 only > figures: fn:sum! fn:sum!
0.31 0.24 only > figures: fn:sum! grouped
-0.87 -0.13 only > figures: fn:sum! grouped by what is beside
-0.41 -0.39 only > figures: fn:sum! one figure
-0.08 -0.2 only > figures: fn:sum? grouped by what is beside
0 -0.3 only > first or last row: position first
0.2 0.2 only > first or last row: position last
-0.09 -0.22 only > groups that are named
-0.09 -0.22 only > groups that are named: listed 
-0.47 -0.46 only > groups that have: list guess
0.27 0.26 only > groups that have: list said
0.48 0.54 only > how long
0.48 0.54 only > how long: between rows 
0.78 0.88 only > list
-0.36 -0.57 only > list: all 
0.63 0.63 only > list: many 
1.04 1.16 only > list: named things 
-0.33 -0.5 only > list: where 
-0.71 -0.57 only > list: where distinct
-0.57 -0.66 only > loose figures
-1.57 -1.9 only > loose figures: count 
-0.21 -0.19 only > loose figures: look up 
-0.37 -0.52 only > loose figures: look up guess
-0.62 -0.9 only > loose figures: sum 
-0.45 -0.37 only > top groups
-0.25 -0.21 only > top groups: own measure desc
-0.19 -0.23 only > top groups: rows asc
-0.88 -0.34 only > top groups: rows desc
-0.23 -0.28 only > top groups: sum of field asc
-0.37 -0.37 only > top rows
0.23 0.18 only > top rows: order:guess asc
-0.19 -0.21 only > top rows: order:guess desc
-0.39 -0.4 only > top rows: order:hint asc
-0.23 -0.19 only > top rows: order:said desc
-0.34 -0.34 only > which of these
-0.31 -0.31 only > which of these: count asc
-0.33 -0.33 only > which of these: count desc
-0.33 -0.26 only > which of these: guess asc
-0.44 -0.36 only > which of these: guess desc
-0.46 -0.41 only > which of these: position first
-0.35 -0.34 only > which of these: position last
-0.27 -0.23 only > which of these: said desc
-0.24 -0.33 only had > figures
-0.24 -0.33 only had > figures: fn:sum! grouped by what is beside
0.27 0.31 only had > list
-0.45 -0.46 only had > list: many 
0.47 0.48 only had > list: where 
0.33 0.37 only had > list: where distinct
-0.24 -0.24 only had > loose figures
-0.25 -0.25 only had > loose figures: avg 
-0.22 -0.21 only had > loose figures: count 
-0.24 -0.25 only had > loose figures: sum 
0.46 0.3 only has > list
0.61 0.6 only has > list: many 
-0.63 -0.63 only has > list: where 
-0.55 -0.57 only has > list: where distinct
-0.43 -0.29 only has > loose figures
-0.34 -0.26 only has > loose figures: avg 
-0.49 -0.39 only has > loose figures: count 
-0.29 -0.22 only has > loose figures: sum 
-0.32 -0.33 only have > figures
-0.32 -0.33 only have > figures: fn:sum! one figure
-0.32 -0.31 only have > groups that have
-0.32 -0.31 only have > groups that have: list guess
0.34 0.32 only have > list
0.47 0.35 only have > list: where 
-0.07 0.28 only have > list: where distinct
-0.41 -0.37 only have > loose figures
-0.55 -0.51 only have > loose figures: avg 
-0.35 -0.35 only have > loose figures: count 
-0.4 -0.35 only have > loose figures: sum 
0.33 0.32 only name > list
0.41 0.42 only name > list: many 
-0.49 -0.47 only name > list: where 
-0.35 -0.35 only name > list: where distinct
0.31 0.44 only show > list
-0.59 -0.59 only show > list: many 
0.62 0.61 only show > list: where 
0.53 0.55 only show > list: where distinct
-0.22 -0.26 only show > loose figures
-0.22 -0.26 only show > loose figures: count 
-0.45 -0.5 only show > which of these
-0.29 -0.25 only show > which of these: count asc
-0.43 -0.4 only show > which of these: count desc
-0.13 -0.29 only show > which of these: guess asc
-0.34 -0.3 only show > which of these: guess desc
-0.32 -0.31 only show > which of these: position first
-0.25 -0.35 only show > which of these: position last
0.19 0.22 only top > figure of the top rows
0.19 0.22 only top > figure of the top rows: avg 
-0.3 -0.33 only top > figure of the top rows: sum 
-0.17 -0.29 only top > figures
-0.17 -0.28 only top > figures: fn:sum! fn:sum!
-0.12 -0.2 only top > figures: fn:sum! grouped by what is beside
-0.2 -0.24 only top > top groups
-0.2 -0.24 only top > top groups: own measure desc
-0.26 -0.32 only top > top groups: rows desc
-0.17 -0.2 only top > top rows: order:said desc
-0.59 -0.28 only year > list
-0.38 -0.39 only year > list: all 
0.21 0.22 only year > list: many 
-0.63 -0.17 only year > list: where 
-0.4 -0.53 only year > list: where distinct
0.62 0.33 only year > loose figures
0.88 0.6 only year > loose figures: avg 
-0.82 -0.83 only year > loose figures: count 
0.6 0.37 only year > loose figures: sum 
-0.2 -0.21 or > against another row
-0.2 -0.21 or > against another row: count guess
-0.59 -0.7 or > comparison
-0.59 -0.7 or > comparison: guess value
-0.99 -1.02 or > extreme value
-0.55 -0.48 or > extreme value: max said
-0.42 -0.35 or > extreme value: min guess
-0.81 -0.84 or > extreme value: min said
0.33 0.38 or > figures
0.7 0.65 or > figures: fn:avg! grouped
-0.03 -0.29 or > figures: fn:count fn:sum!
-0.27 -0.39 or > figures: fn:count grouped by what is beside
0.63 0.68 or > figures: fn:count one figure
-0.14 -0.2 or > figures: fn:distinct? one figure
-0.45 -0.45 or > figures: fn:sum! fn:sum!
-0.17 -0.37 or > figures: fn:sum! grouped
0.23 0.26 or > figures: fn:sum! grouped by what is beside
0.79 0.81 or > first or last row: position first
-0.27 -0.19 or > first or last row: time first
-0.36 -0.32 or > first or last row: time last
-0.47 -0.57 or > groups that are named
-0.47 -0.57 or > groups that are named: listed 
0.4 0.38 or > list: many 
0.32 0.34 or > list: named things 
-0.69 -0.6 or > list: where 
-0.51 -0.35 or > list: where distinct
-0.63 -0.59 or > loose figures
-0.38 -0.29 or > loose figures: avg 
-1.27 -0.95 or > loose figures: count 
-0.59 -0.59 or > loose figures: look up 
-0.49 -0.51 or > loose figures: look up guess
-0.45 -0.17 or > loose figures: sum 
-0.24 -0.19 or > share
-0.24 -0.19 or > share: filtered 
-0.24 -0.18 or > share: filtered twice 
-0.31 -0.31 or > top groups
-0.13 0.2 or > top groups: own measure asc
0.32 0.29 or > top groups: own measure desc
0.07 0.26 or > top groups: rows asc
-0.57 -0.51 or > top groups: rows desc
0.69 0.75 or > top rows
0.78 0.38 or > top rows: order:guess asc
-0.45 -0.55 or > top rows: order:guess desc
0.59 0.56 or > top rows: order:hint asc
0.46 0.48 or > top rows: order:said asc
1.2 1.02 or > which of these
-0.36 -0.44 or > which of these: count asc
0.45 0.26 or > which of these: count desc
0.32 0.28 or > which of these: guess desc
0.36 0.47 or > which of these: position first
0.78 0.72 or > which of these: position last
0.97 0.85 or > which of these: said desc
-1.57 -1.58 or > yes or no
-1.57 -1.58 or > yes or no: exists 
-0.27 -0.34 or at > list
-0.28 -0.35 or at > list: many 
-0.16 -0.21 or at > list: where 
0.3 0.36 or at > which of these
-0.31 -0.35 or at > which of these: count asc
-0.37 -0.4 or at > which of these: count desc
-0.4 -0.45 or at > which of these: guess asc
-0.41 -0.44 or at > which of these: guess desc
-0.54 -0.57 or at > which of these: position first
0.32 0.37 or at > which of these: position last
-0.47 -0.5 or at > which of these: said asc
0.43 0.46 or at > which of these: said desc
0.2 0.23 or best > first or last row
0.2 0.23 or best > first or last row: position first
-0.19 -0.22 or best > top groups
-0.19 -0.22 or best > top groups: rows desc
-0.31 -0.33 or best > top rows
-0.31 -0.33 or best > top rows: order:guess desc
0.46 0.5 or greater > figures
0.01 -0.28 or greater > figures: fn:count fn:sum!
0.46 0.51 or greater > figures: fn:count one figure
-0.21 -0.2 or greater > list
-0.21 -0.21 or greater > list: where distinct
-0.46 -0.5 or greater > loose figures
-0.1 -0.22 or greater > loose figures: avg 
-0.36 -0.36 or greater > loose figures: look up 
-0.4 -0.52 or greater > loose figures: sum 
-0.1 -0.24 or in > list
0 -0.21 or in > list: where 
0.3 0.3 or in > which of these
-0.27 -0.28 or in > which of these: count asc
-0.38 -0.4 or in > which of these: count desc
-0.32 -0.38 or in > which of these: guess asc
-0.51 -0.54 or in > which of these: position first
0.4 0.42 or in > which of these: position last
-0.29 -0.27 or in > yes or no
-0.29 -0.27 or in > yes or no: exists 
-0.2 -0.21 or less > against another row
-0.2 -0.21 or less > against another row: count guess
0.2 0.21 or less > figures
0.22 0.22 or less > figures: fn:count one figure
-0.35 -0.25 or less > loose figures
-0.35 -0.25 or less > loose figures: look up guess
-0.36 -0.39 or more > extreme value
-0.39 -0.28 or more > extreme value: min guess
-0.34 -0.4 or more > extreme value: min said
0.29 0.08 or more > figures
0.7 0.65 or more > figures: fn:avg! grouped
0.4 0.48 or more > figures: fn:count one figure
-0.17 -0.37 or more > figures: fn:sum! grouped
-0.23 -0.23 or more > first or last row
-0.26 -0.28 or more > first or last row: time first
-0.35 -0.45 or more > loose figures
-0.27 -0.34 or more > loose figures: look up guess
0.26 0.31 or more > top groups
-0.13 0.2 or more > top groups: own measure asc
0.26 0.32 or more > top groups: rows asc
-0.21 -0.39 or more > top rows
0.33 -0.47 or more > top rows: order:guess asc
-0.34 -0.28 or more > top rows: order:said asc
0.43 0.37 or not > figures
0.43 0.37 or not > figures: fn:count one figure
-0.43 -0.37 or not > loose figures
-0.37 -0.32 or not > loose figures: avg 
-0.22 -0.21 or not > loose figures: look up 
-0.46 -0.44 or not > loose figures: sum 
0.36 0.38 or number > list
0.38 0.38 or number > list: where 
0.34 0.37 or number > list: where distinct
-0.27 -0.26 or number > loose figures
-0.27 -0.26 or number > loose figures: count 
-0.38 -0.42 or number > yes or no
-0.38 -0.42 or number > yes or no: exists 
0.2 0.19 or on > which of these
-0.24 -0.23 or on > which of these: count asc
0.29 0.27 or on > which of these: count desc
-0.23 -0.21 or on > which of these: guess asc
0.05 -0.35 or on > which of these: guess desc
-0.29 -0.27 or on > which of these: position first
-0.08 -0.33 or on > which of these: position last
-0.2 -0.19 or on > yes or no
-0.2 -0.19 or on > yes or no: exists 
-0.32 -0.21 other > extreme value
-0.3 -0.21 other > extreme value: max said
-0.48 -0.23 other > figure of the top rows
-0.48 -0.28 other > figure of the top rows: avg 
-0.31 -0.15 other > figure of the top rows: sum 
0.17 0.49 other > figures
0.53 0.51 other > figures: fn:count fn:sum!
-0.15 -0.24 other > figures: fn:count grouped by what is beside
0.4 0.44 other > figures: fn:count one figure
0.49 0.49 other > figures: fn:distinct? fn:sum!
-0.37 -0.4 other > figures: fn:distinct? grouped by what is beside
0.35 0.34 other > figures: fn:distinct? one figure
-0.21 -0.11 other > figures: fn:sum! grouped by what is beside
-0.17 -0.21 other > figures: fn:sum! one figure
-0.24 -0.1 other > first or last row: position last
-0.41 -0.37 other > groups that are named
-0.41 -0.37 other > groups that are named: listed 
0.47 0.54 other > list
-0.24 -0.22 other > list: many 
0.5 0.55 other > list: named things 
0.27 0.16 other > list: where 
0.12 0.38 other > list: where distinct
-0.94 -0.75 other > loose figures
-0.63 -0.46 other > loose figures: avg 
-0.83 -0.85 other > loose figures: count 
-0.59 -0.41 other > loose figures: look up 
-0.7 -0.61 other > loose figures: sum 
-0.56 -0.58 other > next or previous row
-0.29 -0.34 other > next or previous row: other way position
-0.55 -0.56 other > next or previous row: said way position
-0.48 -0.48 other > next or previous row: said way time
-0.23 -0.31 other > rows before or after another
-0.22 -0.29 other > rows before or after another: count 
-0.17 -0.32 other > rows before or after another: list 
0.57 0.69 other > the same as another row
-0.65 -0.78 other > the same as another row: count guess
-0.17 -0.34 other > the same as another row: list guess
-0.48 0.08 other > top groups
-0.4 0.03 other > top groups: own measure desc
-0.23 -0.13 other > top groups: rows desc
-0.85 -0.84 other > top rows: order:guess desc
0.28 0.33 other > top rows: order:said desc
0.43 0.44 other > which of these
0.48 0.5 other > which of these: count asc
-0.26 -0.3 other > which of these: count desc
-0.44 -0.59 other > which of these: guess asc
-0.65 -0.51 other > which of these: guess desc
-0.64 -0.75 other > which of these: position first
-0.44 -0.32 other > which of these: position last
-0.41 -0.42 other > yes or no
-0.41 -0.42 other > yes or no: exists 
0.46 0.47 other previous > list
0.56 0.54 other previous > list: where 
0.34 0.37 other previous > list: where distinct
-0.49 -0.43 other previous > loose figures
-0.49 -0.43 other previous > loose figures: count 
-0.46 -0.47 other previous > next or previous row
-0.43 -0.43 other previous > next or previous row: other way position
-0.45 -0.46 other previous > next or previous row: said way position
-0.48 -0.48 other previous > next or previous row: said way time
-0.17 -0.33 other previous > rows before or after another
-0.13 -0.26 other previous > rows before or after another: count 
-0.06 -0.2 other previous > rows before or after another: list 
0.17 0.21 other than > comparison
0.17 0.21 other than > comparison: guess value
0.35 0.69 other than > figures
0.53 0.51 other than > figures: fn:count fn:sum!
-0.12 -0.21 other than > figures: fn:count grouped by what is beside
0.48 0.54 other than > figures: fn:count one figure
0.49 0.49 other than > figures: fn:distinct? fn:sum!
-0.32 -0.36 other than > figures: fn:distinct? grouped by what is beside
0.44 0.49 other than > figures: fn:distinct? one figure
-0.29 -0.2 other than > figures: fn:sum! grouped by what is beside
-0.24 -0.1 other than > first or last row
-0.24 -0.1 other than > first or last row: position last
-0.65 -0.62 other than > list
-0.25 -0.24 other than > list: many 
-0.39 -0.5 other than > list: where 
-0.48 -0.31 other than > list: where distinct
-0.82 -0.63 other than > loose figures
-0.61 -0.43 other than > loose figures: avg 
-0.41 -0.34 other than > loose figures: count 
-0.54 -0.39 other than > loose figures: look up 
-0.67 -0.57 other than > loose figures: sum 
0.49 0.51 other than > which of these
0.5 0.52 other than > which of these: count asc
-0.63 -0.7 other than > which of these: count desc
-0.53 -0.62 other than > which of these: guess asc
-0.62 -0.64 other than > which of these: guess desc
-0.63 -0.68 other than > which of these: position first
-0.67 -0.67 other than > which of these: position last
-0.34 -0.37 other than > yes or no
-0.34 -0.37 other than > yes or no: exists 
0.35 0.33 other time > list: many 
-0.48 -0.44 other time > list: where 
-0.3 -0.36 other time > list: where distinct
-0.2 -0.18 other year > list
-0.22 -0.21 other year > list: many 
0.2 0.19 other year > the same as another row
-0.25 -0.27 other year > the same as another row: count guess
-0.4 -0.46 other year > the same as another row: count said
-0.21 -0.25 other year > the same as another row: list guess
0.22 0.27 other year > the same as another row: list said
0.31 0.75 over > comparison
0.31 0.75 over > comparison: guess value
0.65 0.53 over > extreme value
0.65 0.53 over > extreme value: min said
0.97 0.78 over > figures
-0.35 -0.23 over > figures: fn:avg! one figure
0.34 0.37 over > figures: fn:count fn:avg!
-0.23 -0.28 over > figures: fn:count fn:revenue
-0.89 -0.92 over > figures: fn:count fn:sum!
1.22 1.05 over > figures: fn:count one figure
0.35 0.43 over > figures: fn:distinct? one figure
0.24 0.29 over > figures: fn:revenue grouped
-0.51 -0.53 over > figures: fn:revenue grouped by what is beside
-0.42 -0.68 over > figures: fn:revenue one figure
-0.35 -0.31 over > figures: fn:sum! one figure
0.38 0.27 over > figures: one figure named
0.32 0.44 over > first or last row
0.41 0.54 over > first or last row: time first
-0.74 -0.83 over > groups that have: list guess
0.38 0.52 over > groups that have: list said
-0.42 -0.44 over > list
-0.32 -0.44 over > list: all 
-0.3 -0.36 over > list: many 
-0.56 -0.14 over > list: where 
-0.24 -0.31 over > list: where distinct
-0.8 -0.86 over > loose figures
-0.62 -0.71 over > loose figures: avg 
-0.23 -0.28 over > loose figures: count 
-0.59 -0.62 over > loose figures: look up 
-0.44 -0.51 over > loose figures: look up guess
-0.68 -0.81 over > loose figures: sum 
-0.16 -0.26 over > top groups: own measure asc
0.19 0.21 over > top groups: rows asc
-0.38 -0.44 over > top rows
0.21 0.22 over > top rows: order:guess asc
0.22 0.23 over > top rows: order:guess desc
-0.31 -0.34 over > top rows: order:said asc
-0.29 -0.33 over > top rows: order:said desc
-0.18 -0.2 over > which of these: said asc
0.24 0.29 over time > figures: fn:revenue grouped
-0.24 -0.29 over time > figures: fn:revenue one figure
0.44 0.25 over year > figures
-0.35 -0.23 over year > figures: fn:avg! one figure
-0.35 -0.31 over year > figures: fn:sum! one figure
0.38 0.27 over year > figures: one figure named
0.3 0.39 per > average of each
0.3 0.39 per > average of each:  
0.51 0.58 per > comparison
-0.55 -0.59 per > comparison: guess floating
-0.4 -0.39 per > comparison: guess value
0.48 0.51 per > comparison: said floating
0.24 0.12 per > extreme value
0.35 0.25 per > extreme value: max said
-0.42 -0.53 per > extreme value: min said
-0.41 -0.43 per > figures
-0.58 -0.69 per > figures: fn:avg fn:sum!
-0.21 -0.33 per > figures: fn:avg grouped
-0.36 -0.61 per > figures: fn:avg one figure
-0.31 -0.31 per > figures: fn:avg! fn:units
-0.69 -0.51 per > figures: fn:avg! grouped
-0.37 -0.37 per > figures: fn:count fn:avg!
0.29 0.29 per > figures: fn:count fn:revenue
-0.33 -0.43 per > figures: fn:count fn:sum
-1.27 -1.29 per > figures: fn:count one figure
-0.29 -0.3 per > figures: fn:distinct? fn:revenue
-0.42 -0.38 per > figures: fn:distinct? fn:sum!
-0.28 -0.24 per > figures: fn:distinct? grouped
-0.57 -0.54 per > figures: fn:distinct? one figure
0.37 0.35 per > figures: fn:median grouped
-0.41 -0.47 per > figures: fn:median one figure
-0.27 -0.15 per > figures: fn:min grouped by what is beside
0.57 0.76 per > figures: fn:ratio grouped
-0.25 -0.5 per > figures: fn:ratio one figure
-0.24 -0.2 per > figures: fn:revenue grouped
-0.08 -0.21 per > figures: fn:revenue grouped by what is beside
-0.72 -1.02 per > figures: fn:revenue one figure
0.42 0.41 per > figures: fn:sum grouped
-0.32 -0.3 per > figures: fn:sum one figure
-0.32 -0.35 per > figures: fn:sum! fn:min
-0.11 -0.21 per > figures: fn:sum! fn:revenue
0.65 0.65 per > figures: fn:sum! fn:units
-0.27 -0.1 per > figures: fn:sum! grouped
0.6 0.52 per > figures: fn:sum? fn:sum!
-0.28 -0.29 per > figures: fn:sum? grouped
-0.53 -0.57 per > figures: fn:units grouped
-0.43 -0.42 per > figures: fn:units one figure
-0.32 -0.27 per > figures: grouped by what is beside 
-0.19 -0.25 per > figures: one figure named
-0.7 -0.68 per > first or last row
-0.61 -0.59 per > first or last row: position first
-0.26 -0.26 per > first or last row: time first
-0.46 -0.62 per > groups that are named: listed 
-0.73 -0.79 per > list
-0.2 -0.3 per > list: all 
-0.82 -0.9 per > list: named things 
-0.79 -0.3 per > list: where 
-0.72 -0.54 per > list: where distinct
0.39 0.21 per > loose figures: look up 
-0.03 0.26 per > loose figures: sum 
-0.43 -0.31 per > top groups
-0.6 -0.65 per > top groups: own measure asc
-0.53 -0.55 per > top groups: rows asc
-0.52 -0.58 per > top groups: rows desc
0.41 0.37 per > top groups: sum of field desc
-0.27 -0.25 per > top rows
-0.47 -0.47 per > top rows: order:guess desc
-0.31 -0.61 per > top rows: order:said desc
-0.2 -0.24 per year > average of each
-0.2 -0.24 per year > average of each:  
-0.55 -0.6 per year > comparison
-0.38 -0.42 per year > comparison: guess value
-0.56 -0.62 per year > comparison: said value
-0.2 -0.03 per year > figures
0.21 0.24 per year > figures: fn:avg grouped
-0.19 -0.28 per year > figures: fn:avg one figure
0.48 0.37 per year > figures: fn:count grouped
-0.52 -0.44 per year > figures: fn:count one figure
-0.29 -0.33 per year > figures: fn:distinct? grouped
-0.43 -0.36 per year > figures: fn:revenue grouped
-0.08 -0.22 per year > figures: fn:revenue one figure
-0.3 -0.3 per year > figures: fn:sum? grouped
0.54 0.57 per year > groups that are named
0.51 0.59 per year > groups that are named: compared 
-0.46 -0.62 per year > groups that are named: listed 
0.25 0.38 percent > difference
-0.42 -0.61 percent > extreme value
-0.43 -0.45 percent > extreme value: max said
-0.17 -0.33 percent > extreme value: min said
0.17 0.24 percent > first or last row
0.17 0.24 percent > first or last row: position first
-0.49 -0.57 percent > list
-0.39 -0.5 percent > list: many 
-0.19 -0.29 percent > list: where distinct
-0.43 -0.54 percent > loose figures
-0.35 -0.41 percent > loose figures: sum 
0.16 0.24 percent > top groups: own measure asc
-0.22 -0.38 percent > top groups: rows asc
-0.43 -0.47 percent > top groups: rows desc
0.2 0.39 percent > top groups: sum of field asc
-0.27 -0.43 percent > top groups: sum of field desc
0.74 0.16 percent > top rows
-0.23 -0.2 percent > top rows: order:guess asc
0.21 0.04 percent > top rows: order:said asc
0.25 0.38 percent between > difference
-0.12 -0.22 percent between > list
-0.08 -0.27 percent between > loose figures
-0.17 -0.33 percent of > extreme value
-0.17 -0.33 percent of > extreme value: min said
0.08 0.35 percent of > top groups
0.16 0.24 percent of > top groups: own measure asc
-0.22 -0.38 percent of > top groups: rows asc
0.2 0.39 percent of > top groups: sum of field asc
-0.27 -0.43 percent of > top groups: sum of field desc
0.35 -0.47 percent of > top rows
-0.23 -0.2 percent of > top rows: order:guess asc
0.21 0.04 percent of > top rows: order:said asc
-0.46 -0.55 percentage > extreme value
-0.46 -0.6 percentage > extreme value: max guess
-0.3 -0.31 percentage > extreme value: max said
0.92 0.74 percentage > figures
-0.08 -0.2 percentage > figures: fn:avg! grouped
-0.2 -0.19 percentage > figures: fn:avg! grouped by what is beside
-0.19 -0.21 percentage > figures: fn:count fn:avg!
-0.28 -0.35 percentage > figures: fn:count fn:sum
-0.32 -0.37 percentage > figures: fn:count one figure
0.49 0.48 percentage > figures: fn:distinct? fn:avg!
0.37 0.39 percentage > figures: fn:distinct? one figure
-0.27 -0.31 percentage > figures: fn:missing fn:sum!
0.98 0.94 percentage > figures: fn:missing one figure
-0.39 -0.28 percentage > figures: fn:revenue one figure
-0.24 -0.27 percentage > figures: fn:sum? fn:avg!
-0.23 -0.24 percentage > figures: grouped named
-0.29 -0.31 percentage > first or last row
-0.29 -0.31 percentage > first or last row: position first
-1.03 -1 percentage > list
-0.46 -0.6 percentage > list: named things 
-0.83 -0.73 percentage > list: where 
-0.86 -0.7 percentage > list: where distinct
-0.26 -0.36 percentage > loose figures
-0.66 -0.7 percentage > loose figures: avg 
-0.3 -0.29 percentage > loose figures: look up 
-0.78 -0.79 percentage > loose figures: sum 
-0.3 -0.28 percentage > share: filtered twice 
-0.36 -0.49 percentage > top groups
-0.39 -0.58 percentage > top groups: own measure desc
-0.37 -0.43 percentage > top groups: rows desc
-0.46 -0.54 percentage > top rows: order:guess desc
0.35 0.46 percentage > top rows: order:said desc
0.43 0.43 percentage > which of these
-0.36 -0.34 percentage > which of these: count asc
-0.24 -0.24 percentage > which of these: count desc
-0.34 -0.39 percentage > which of these: guess asc
-0.19 -0.26 percentage > which of these: position first
0.21 0.2 percentage > which of these: position last
-0.59 -0.58 percentage > which of these: said asc
0.48 0.44 percentage > which of these: said desc
-0.27 -0.27 percentage > yes or no
-0.27 -0.27 percentage > yes or no: exists 
-0.2 -0.25 percentage for > top groups
-0.21 -0.33 percentage for > top groups: own measure desc
0.2 0.22 percentage for > top rows
-0.44 -0.47 percentage for > top rows: order:guess desc
0.35 0.43 percentage for > top rows: order:said desc
-0.16 -0.2 percentage in > comparison
-0.16 -0.2 percentage in > comparison: guess value
0.24 0.23 percentage in > which of these
0.24 0.23 percentage in > which of these: count desc
-0.25 -0.25 percentage in > which of these: guess desc
-0.37 -0.37 percentage in > which of these: position first
-0.25 -0.26 percentage in > which of these: said asc
0.3 0.29 percentage in > which of these: said desc
-0.23 -0.22 percentage in > yes or no
-0.23 -0.22 percentage in > yes or no: exists 
-0.41 -0.5 percentage of > extreme value
-0.35 -0.42 percentage of > extreme value: max guess
0.93 0.84 percentage of > figures
-0.27 -0.31 percentage of > figures: fn:missing fn:sum!
0.98 0.94 percentage of > figures: fn:missing one figure
-0.39 -0.28 percentage of > figures: fn:revenue one figure
-1.02 -1 percentage of > list
-0.46 -0.6 percentage of > list: named things 
-0.81 -0.73 percentage of > list: where 
-0.84 -0.69 percentage of > list: where distinct
-0.61 -0.57 percentage of > loose figures: avg 
-0.78 -0.8 percentage of > loose figures: sum 
-0.3 -0.28 percentage of > share: filtered twice 
-0.18 -0.22 percentage of > top groups
-0.18 -0.22 percentage of > top groups: rows desc
-0.49 -0.54 percentage of > top rows
-0.49 -0.54 percentage of > top rows: order:guess desc
-0.29 -0.31 percentage of > top rows: order:said desc
-0.2 -0.2 percentage of > which of these: count asc
-0.29 -0.26 percentage of > which of these: count desc
-0.34 -0.37 percentage of > which of these: guess asc
0.22 0.2 percentage of > which of these: position first
-0.26 -0.22 percentage of > which of these: position last
-0.28 -0.28 percentage of > which of these: said asc
0.3 0.26 percentage of > which of these: said desc
-0.25 -0.4 previous > comparison
-0.25 -0.4 previous > comparison: guess value
0.25 0.18 previous > difference
-0.3 -0.34 previous > difference: of two guess
0.25 0.2 previous > difference: of two said
-0.32 -0.41 previous > figures
-0.33 -0.41 previous > figures: fn:count one figure
-0.21 -0.16 previous > figures: fn:distinct? grouped by what is beside
-0.89 -0.96 previous > list: many 
-0.64 -0.63 previous > list: named things 
-0.88 -0.91 previous > loose figures
-0.59 -0.67 previous > loose figures: avg 
-0.53 -0.57 previous > loose figures: count 
-0.49 -0.47 previous > loose figures: look up 
-0.19 -0.48 previous > loose figures: look up guess
-0.56 -0.64 previous > loose figures: sum 
0.19 0.25 previous > next or previous row
-0.84 -0.79 previous > next or previous row: other way position
0.47 0.47 previous > next or previous row: said way position
-0.25 -0.29 previous > next or previous row: said way time
-0.6 -0.45 previous > rows before or after another: list 
0.43 0.43 previous > top groups
0.43 0.43 previous > top groups: rows desc
-0.2 -0.21 previous from > list
-0.2 -0.21 previous from > list: named things 
0.23 0.22 previous from > next or previous row
-0.32 -0.32 previous from > next or previous row: other way position
0.29 0.27 previous from > next or previous row: said way position
-0.46 -0.46 previous to > list
-0.69 -0.77 previous to > list: many 
-0.5 -0.56 previous to > list: named things 
-0.45 -0.44 previous to > list: where 
-0.32 -0.35 previous to > list: where distinct
-0.41 -0.48 previous to > loose figures
-0.39 -0.4 previous to > loose figures: count 
0.24 0.22 previous to > next or previous row
-0.57 -0.58 previous to > next or previous row: other way position
0.53 0.35 previous to > next or previous row: said way position
0.83 0.66 previous to > next or previous row: said way time
-0.64 -0.39 previous to > rows before or after another: list 
0.43 0.43 previous to > top groups
0.43 0.43 previous to > top groups: rows desc
-0.23 -0.34 previous year > comparison
-0.23 -0.34 previous year > comparison: guess value
-0.21 -0.16 previous year > figures: fn:distinct? grouped by what is beside
0.27 0.34 previous year > figures: fn:distinct? one figure
-0.28 -0.41 previous year > list
-0.25 -0.35 previous year > list: many 
-0.31 -0.4 previous year > list: where 
-0.28 -0.45 previous year > list: where distinct
-0.49 -0.58 previous year > loose figures
-0.49 -0.62 previous year > loose figures: avg 
-0.49 -0.47 previous year > loose figures: look up 
-0.33 -0.36 previous year > loose figures: look up guess
-0.49 -0.57 previous year > loose figures: sum 
0.28 0.35 previous year > next or previous row
-0.39 -0.49 previous year > next or previous row: other way position
0.29 0.35 previous year > next or previous row: said way position
-0.25 -0.32 ratio > figures
-0.25 -0.32 ratio > figures: fn:sum! fn:sum!
-0.21 -0.33 ratio > which of these: guess asc
0.21 0.19 ratio > which of these: guess desc
-0.22 -0.28 ratio > which of these: position last
-0.25 -0.33 ratio > which of these: said asc
0.29 0.25 ratio > which of these: said desc
-0.25 -0.32 ratio of > figures
-0.25 -0.32 ratio of > figures: fn:sum! fn:sum!
-0.21 -0.33 ratio of > which of these: guess asc
0.21 0.19 ratio of > which of these: guess desc
-0.22 -0.28 ratio of > which of these: position last
-0.25 -0.33 ratio of > which of these: said asc
0.29 0.25 ratio of > which of these: said desc
-0.23 -0.27 recent > extreme value
-0.23 -0.27 recent > extreme value: max said
0.18 0.2 recent > figures
0.22 0.24 recent > figures: fn:avg one figure
0.26 0.29 recent > first or last row
0.32 0.36 recent > first or last row: position last
-0.21 -0.18 recent > first or last row: position turned last
-0.31 -0.34 recent > list
-0.32 -0.33 recent > list: many 
-0.27 -0.31 recent > list: where 
-0.31 -0.38 recent > loose figures
-0.24 -0.21 recent > loose figures: avg 
-0.22 -0.35 recent > loose figures: sum 
-0.32 -0.38 recent > top groups
-0.24 -0.26 recent > top groups: sum of field desc
-0.24 -0.11 recent > top rows
-0.23 -0.1 recent > top rows: order:said desc
-0.39 -0.37 recent > which of these
-0.35 -0.32 recent > which of these: count asc
-0.38 -0.35 recent > which of these: said asc
-1.06 -1.17 rows before or after another > amount
-0.71 -0.74 rows before or after another > place
-1.26 -1.29 rows before or after another > text
-1.43 -1.34 rows before or after another > time
-0.26 -0.24 rows before or after another conditions 1
-0.17 -0.33 rows before or after another: list
-0.92 -0.75 rows of another thing
-0.23 -0.23 same > difference
-0.2 -0.19 same > difference: of counts 
-0.17 -0.2 same > difference: of ends guess
-0.31 -0.33 same > difference: of two guess
-0.21 -0.18 same > difference: of two turned guess
-0.82 -0.91 same > figures
-0.24 -0.22 same > figures: fn:count fn:count
-0.29 -0.33 same > figures: fn:count fn:distinct?
-0.27 -0.29 same > figures: fn:count fn:sum!
-0.23 -0.25 same > figures: fn:count fn:sum?
-0.11 -0.21 same > figures: fn:count grouped by what is beside
-0.48 -0.63 same > figures: fn:count one figure
-0.22 -0.22 same > figures: fn:distinct? fn:count
-0.23 -0.25 same > figures: fn:distinct? fn:distinct?
-0.19 -0.26 same > figures: fn:distinct? fn:sum!
-0.23 -0.25 same > figures: fn:distinct? fn:sum?
-0.27 -0.33 same > figures: fn:distinct? grouped by what is beside
-0.69 -0.79 same > figures: fn:distinct? one figure
0.17 0.21 same > figures: fn:sum! fn:sum?
-0.31 -0.43 same > figures: fn:sum? fn:sum!
-0.21 -0.23 same > figures: fn:sum? grouped by what is beside
-0.35 -0.44 same > groups that are named
-0.35 -0.44 same > groups that are named: listed 
-0.74 -0.71 same > list
-0.16 -0.26 same > list: all 
-0.66 -0.65 same > list: many 
-0.24 -0.32 same > list: named things 
-0.75 -0.56 same > list: where 
-0.49 -0.64 same > list: where distinct
-0.18 -0.25 same > loose figures
-1.23 -1.07 same > loose figures: avg 
-0.92 -0.73 same > loose figures: look up 
-0.33 -0.18 same > loose figures: look up guess
-1.11 -1.23 same > loose figures: sum 
0.35 0.37 same > the same as another row
-0.16 -0.2 same > the same as another row: count guess
-0.47 -0.41 same > the same as another row: count said
0.48 0.54 same > the same as another row: list said
0.24 0.2 same > top rows
0.26 0.22 same > top rows: order:guess desc
0.24 0.2 same > top rows: order:said desc
-0.71 -0.83 same > which of these
-0.62 -0.68 same > which of these: count asc
-0.69 -0.81 same > which of these: count desc
-0.53 -0.51 same > which of these: guess asc
-0.66 -0.72 same > which of these: guess desc
-0.71 -0.83 same > which of these: position first
-0.77 -0.88 same > which of these: position last
-0.46 -0.57 same > which of these: said asc
-0.71 -0.91 same > which of these: said desc
0.56 0.61 same > yes or no
0.56 0.61 same > yes or no: exists 
0.2 0.17 same amount > comparison
0.2 0.17 same amount > comparison: guess value
-0.23 -0.23 same amount > difference
-0.2 -0.19 same amount > difference: of counts 
-0.17 -0.2 same amount > difference: of ends guess
-0.31 -0.33 same amount > difference: of two guess
-0.21 -0.18 same amount > difference: of two turned guess
-0.55 -0.58 same amount > figures
-0.24 -0.22 same amount > figures: fn:count fn:count
-0.29 -0.33 same amount > figures: fn:count fn:distinct?
-0.23 -0.25 same amount > figures: fn:count fn:sum?
-0.22 -0.22 same amount > figures: fn:distinct? fn:count
-0.23 -0.25 same amount > figures: fn:distinct? fn:distinct?
-0.23 -0.25 same amount > figures: fn:distinct? fn:sum?
-0.57 -0.56 same amount > figures: fn:distinct? one figure
-0.15 -0.21 same amount > groups that are named
-0.15 -0.21 same amount > groups that are named: listed 
-0.69 -0.79 same amount > loose figures
-0.48 -0.64 same amount > loose figures: avg 
-0.59 -0.61 same amount > loose figures: look up 
-0.33 -0.18 same amount > loose figures: look up guess
-0.58 -0.81 same amount > loose figures: sum 
-0.2 -0.26 same amount > the same as another row: count said
0.28 0.38 same amount > the same as another row: list said
-0.15 -0.2 same number > figures
-0.2 -0.25 same number > figures: fn:count one figure
-0.19 -0.26 same number > figures: fn:distinct? fn:sum!
-0.15 -0.22 same number > figures: fn:distinct? one figure
0.17 0.21 same number > figures: fn:sum! fn:sum?
-0.31 -0.43 same number > figures: fn:sum? fn:sum!
-0.2 -0.23 same number > list: many 
-0.37 -0.35 same number > loose figures
-0.51 -0.45 same number > loose figures: look up 
-0.16 -0.27 same number > loose figures: sum 
0.31 0.3 same number > the same as another row
0.17 0.21 same number > the same as another row: count guess
-0.22 -0.41 same number > the same as another row: count said
-0.29 -0.27 same on > list
-0.27 -0.23 same on > list: many 
-0.28 -0.29 same on > list: where 
-0.29 -0.24 same on > list: where distinct
0.29 0.27 same on > yes or no
0.29 0.27 same on > yes or no: exists 
-0.38 -0.4 same year > list: many 
0.28 -0.09 same year > list: where distinct
-0.22 -0.27 same year > loose figures
-0.09 -0.2 same year > loose figures: avg 
-0.18 -0.23 same year > loose figures: count 
-0.6 -0.51 same year > the same as another row: count guess
-0.35 -0.46 same year > the same as another row: count said
0.39 0.38 same year > the same as another row: list guess
-0.19 -0.23 same year > top groups
-0.19 -0.23 same year > top groups: rows desc
0.24 0.2 same year > top rows
0.26 0.22 same year > top rows: order:guess desc
0.24 0.2 same year > top rows: order:said desc
-0.35 -0.4 same year > which of these
-0.31 -0.36 same year > which of these: count desc
-0.23 -0.31 same year > which of these: position first
-0.23 -0.28 same year > which of these: position last
-0.16 -0.34 same year > which of these: said asc
-0.29 -0.43 same year > which of these: said desc
-0.25 -0.25 share > extreme value
-0.25 -0.25 share > extreme value: max said
0.54 0.56 share > figures: fn:avg! grouped
-0.21 -0.15 share > figures: fn:max grouped by what is beside
-0.19 -0.21 share > figures: fn:revenue one figure
-0.66 -0.69 share > figures: fn:sum! grouped
-0.41 -0.57 share > figures: fn:sum! one figure
-0.28 -0.31 share > figures: grouped named
-0.53 -0.61 share > list
-0.13 -0.22 share > list: all 
-0.45 -0.43 share > list: many 
-0.12 -0.23 share > list: named things 
-0.29 -0.31 share > list: where 
-0.36 -0.4 share > list: where distinct
-0.49 -0.44 share > loose figures
-0.37 -0.3 share > loose figures: avg 
-0.38 -0.38 share > loose figures: count 
0.6 0.6 share > share: filtered 
-0.21 -0.2 share > share: filtered twice 
-0.29 -0.33 share > share: of groups 
0.45 0.41 share > top groups
0.32 0.29 share > top groups: own measure desc
-0.41 -0.36 share > top groups: rows desc
0.44 0.4 share > top groups: sum of field desc
-0.45 -0.42 share > top rows
-0.37 -0.36 share > top rows: order:guess desc
-0.49 -0.48 share conditions 1
0.54 0.56 share of > figures: fn:avg! grouped
-0.19 -0.21 share of > figures: fn:revenue one figure
-0.66 -0.69 share of > figures: fn:sum! grouped
-0.41 -0.57 share of > figures: fn:sum! one figure
-0.28 -0.31 share of > figures: grouped named
-0.43 -0.56 share of > list
-0.09 -0.2 share of > list: all 
-0.19 -0.33 share of > list: many 
-0.12 -0.23 share of > list: named things 
-0.29 -0.31 share of > list: where 
-0.34 -0.38 share of > list: where distinct
-0.38 -0.38 share of > loose figures
-0.38 -0.38 share of > loose figures: count 
0.6 0.6 share of > share: filtered 
-0.21 -0.2 share of > share: filtered twice 
-0.29 -0.33 share of > share: of groups 
0.43 0.41 share: filtered
-0.45 -0.54 share: filtered twice
-0.43 -0.47 share: of groups
-0.74 -0.76 shortest > extreme value
-0.27 -0.2 shortest > extreme value: min guess
-0.59 -0.66 shortest > extreme value: min said
-0.24 -0.29 shortest > figures
-0.3 -0.26 shortest > figures: fn:max grouped by what is beside
-0.24 -0.28 shortest > figures: fn:sum! one figure
-0.73 -0.56 shortest > list
-0.22 -0.24 shortest > list: all 
-0.28 -0.3 shortest > list: many 
-0.49 -0.3 shortest > list: named things 
-0.46 -0.33 shortest > list: where 
-0.44 -0.4 shortest > list: where distinct
-0.35 -0.35 shortest > loose figures
-0.34 -0.35 shortest > loose figures: count 
-0.43 -0.46 shortest > top groups
-0.33 -0.35 shortest > top groups: rows asc
-0.44 -0.44 shortest > top groups: rows desc
-0.25 -0.24 shortest > top groups: said measure asc
0.45 0.39 shortest > top rows
-0.42 -0.44 show > comparison
-0.42 -0.44 show > comparison: guess value
0.4 0.47 show > extreme value
0.44 0.51 show > extreme value: max guess
-0.32 -0.5 show > figures
-0.44 -0.47 show > figures: fn:revenue grouped
-0.19 -0.4 show > figures: fn:revenue one figure
0.26 0.14 show > figures: fn:sum! grouped by what is beside
-0.19 -0.2 show > figures: fn:sum! one figure
-0.41 -0.3 show > first or last row
-0.4 -0.3 show > first or last row: position last
-0.33 -0.07 show > first or last row: time last
0.42 0.45 show > groups that are named
0.42 0.45 show > groups that are named: listed 
-0.32 -0.12 show > list
-0.23 -0.23 show > list: all 
0.38 0.44 show > list: many 
-0.69 -0.82 show > list: where 
-0.59 -0.74 show > list: where distinct
-0.65 -0.55 show > loose figures
-0.23 -0.25 show > loose figures: avg 
-0.68 -0.61 show > loose figures: count 
-0.45 -0.4 show > loose figures: sum 
-0.51 -0.48 show > next or previous row: other way position
-0.26 -0.26 show > rows before or after another
-0.26 -0.27 show > rows before or after another: count 
-0.25 -0.25 show > rows before or after another: list 
0.41 0.45 show > top groups
0.41 0.44 show > top groups: rows asc
-0.29 -0.16 show > top rows
-0.14 0.3 show > top rows: order:said asc
-0.46 -0.45 show > which of these
-0.34 -0.28 show > which of these: count asc
-0.43 -0.42 show > which of these: count desc
-0.19 -0.34 show > which of these: guess asc
-0.4 -0.39 show > which of these: guess desc
-0.45 -0.41 show > which of these: position first
-0.32 -0.41 show > which of these: position last
-0.28 -0.31 show listed > extreme value
-0.28 -0.31 show listed > extreme value: max guess
0.47 0.49 show listed > first or last row
0.47 0.49 show listed > first or last row: position last
-0.46 -0.48 show listed > top rows
-0.46 -0.48 show listed > top rows: order:guess desc
-0.2 -0.24 since > average of each
-0.2 -0.24 since > average of each:  
0.23 0.15 since > comparison
0.23 0.15 since > comparison: guess value
0.21 0.24 since > figures: fn:avg grouped
-0.19 -0.28 since > figures: fn:avg one figure
-0.47 -0.38 since > figures: fn:count fn:count
0.19 0.28 since > figures: fn:count one figure
-0.7 -0.7 since > figures: fn:distinct? one figure
-0.48 -0.73 since > figures: one figure named
-0.26 -0.36 since > groups that are named
-0.26 -0.36 since > groups that are named: listed 
-0.39 -0.38 since > list
-0.26 -0.29 since > list: named things 
-0.41 -0.37 since > list: where 
-0.35 -0.37 since > list: where distinct
0.39 0.37 since > loose figures
0.39 0.36 since > loose figures: avg 
-0.34 -0.3 since > loose figures: count 
0.36 0.35 since > loose figures: sum 
0.31 0.32 since > top groups: rows desc
-0.19 -0.2 since > top rows
-0.19 -0.2 since > top rows: order:guess desc
-0.19 -0.2 since > top rows: order:said desc
-0.25 -0.24 since > which of these
-0.25 -0.25 since > which of these: count desc
-0.24 -0.24 since > which of these: guess asc
-0.21 -0.23 since > which of these: guess desc
-0.15 -0.22 since > which of these: position first
-0.22 -0.19 since > which of these: position last
-0.11 -0.22 since > which of these: said asc
-0.28 -0.26 since > which of these: said desc
-0.46 -0.51 smallest > extreme value: min guess
-0.47 -0.52 smallest > figures
-0.42 -0.5 smallest > figures: fn:count one figure
-0.4 -0.43 smallest > figures: fn:distinct? one figure
-0.38 -0.25 smallest > figures: fn:min grouped by what is beside
-0.36 -0.33 smallest > list
-0.36 -0.33 smallest > list: many 
-0.57 -0.6 smallest > loose figures
-0.61 -0.64 smallest > loose figures: avg 
-0.49 -0.54 smallest > loose figures: look up 
-0.65 -0.66 smallest > loose figures: sum 
0.71 0.71 smallest > top groups
-0.68 -0.72 smallest > top groups: rows asc
-0.48 -0.46 smallest > top groups: said measure asc
0.77 0.75 smallest > top groups: sum of field asc
-0.72 -0.74 smallest > top rows
-0.22 -0.27 smallest > top rows: order:guess asc
-0.76 -0.77 smallest > top rows: order:said asc
-0.46 -0.51 smallest number > extreme value: min guess
-0.46 -0.51 smallest number > figures
-0.42 -0.5 smallest number > figures: fn:count one figure
-0.4 -0.43 smallest number > figures: fn:distinct? one figure
-0.55 -0.59 smallest number > loose figures
-0.58 -0.57 smallest number > loose figures: avg 
-0.49 -0.54 smallest number > loose figures: look up 
-0.62 -0.64 smallest number > loose figures: sum 
0.33 0.29 smallest number > top groups
-0.24 -0.3 smallest number > top groups: rows asc
-0.48 -0.46 smallest number > top groups: said measure asc
0.36 0.32 smallest number > top groups: sum of field asc
-0.32 -0.31 smallest number > top rows
-0.46 -0.45 smallest number > top rows: order:said asc
0.23 0.22 sum > figures
0.25 0.35 sum > figures: fn:sum fn:avg!
-0.39 -0.03 sum > figures: fn:sum fn:sum!
0.37 0.35 sum > figures: fn:sum grouped
-0.52 -0.57 sum > loose figures
-0.95 -0.72 sum > loose figures: avg 
-0.24 -0.23 sum > loose figures: count 
-0.38 -0.36 sum > loose figures: sum 
0.23 0.22 sum of > figures
0.25 0.35 sum of > figures: fn:sum fn:avg!
-0.39 -0.03 sum of > figures: fn:sum fn:sum!
0.37 0.35 sum of > figures: fn:sum grouped
-0.52 -0.57 sum of > loose figures
-0.95 -0.72 sum of > loose figures: avg 
-0.24 -0.23 sum of > loose figures: count 
-0.38 -0.36 sum of > loose figures: sum 
0.39 0.35 target at 0
-0.63 -0.67 target at 1 guessed
0.2 0.15 target at 2
-1.55 -1.55 target at 2 guessed
-1.99 -1.9 target at 3 guessed
-2.15 -2.15 target at 4 guessed
-0.35 -0.25 target default
-1.07 -1.12 target guessed
-0.25 -0.29 target half said
-2.65 -2.45 target of another thing
0.5 0.48 target of the thing said
1.32 1.28 target said
-0.29 -0.39 than > against another row: list guess
-0.17 -0.21 than > comparison
-0.17 -0.21 than > comparison: guess value
0.42 0.44 than > difference
-0.44 -0.59 than > difference: of counts turned 
-0.56 -0.69 than > difference: of ends guess
-0.28 -0.33 than > difference: of fields 
-0.22 -0.31 than > difference: of fields turned 
0.26 0.29 than > difference: of two guess
0.2 0.27 than > difference: of two said
-0.45 -0.53 than > difference: of two turned guess
-0.22 -0.23 than > difference: of two turned said
-0.23 -0.14 than > extreme value
-0.25 -0.31 than > extreme value: max guess
-0.6 -0.52 than > figures
-0.27 -0.26 than > figures: fn:avg! grouped by what is beside
-0.26 -0.46 than > figures: fn:avg! one figure
-0.68 -0.73 than > figures: fn:count fn:sum!
-0.47 -0.32 than > figures: fn:count grouped by what is beside
-0.29 -0.39 than > figures: fn:count one figure
-0.24 -0.32 than > figures: fn:distinct? fn:sum!
-0.43 -0.34 than > figures: fn:distinct? grouped by what is beside
0.34 0.35 than > figures: fn:max fn:sum!
-0.27 -0.15 than > figures: fn:min grouped by what is beside
-0.21 -0.22 than > figures: fn:revenue one figure
-0.48 -0.69 than > figures: fn:sum! one figure
-0.32 -0.48 than > figures: fn:sum? fn:sum!
-0.29 -0.17 than > figures: fn:sum? grouped by what is beside
-0.41 -0.42 than > figures: fn:sum? one figure
-0.32 -0.27 than > figures: grouped by what is beside 
-0.82 -0.93 than > figures: one figure named
-0.21 -0.18 than > first or last row
-0.21 -0.12 than > first or last row: position last
-0.27 -0.19 than > groups that are named
-0.27 -0.19 than > groups that are named: listed 
0.15 -0.22 than > groups that have: list guess
-0.59 -0.41 than > groups that have: list said
-0.19 -0.21 than > list: all 
-0.33 -0.33 than > list: many 
0.5 0.46 than > list: named things 
-0.52 -0.36 than > list: where distinct
-0.23 -0.18 than > loose figures
-0.85 -0.95 than > loose figures: count 
-0.25 -0.1 than > loose figures: look up 
-0.39 -0.47 than > loose figures: sum 
-0.35 -0.32 than > top groups
-0.29 -0.23 than > top groups: own measure desc
-0.25 -0.25 than > top groups: rows asc
0.49 0.5 than > top groups: rows desc
-0.29 -0.29 than > top groups: sum of field asc
-0.34 -0.29 than > top rows
-0.77 -0.79 than > top rows: order:guess desc
-0.35 -0.35 than > top rows: order:said asc
0.3 0.33 than > which of these: count asc
-0.47 -0.53 than > which of these: count desc
-0.66 -0.69 than > which of these: guess asc
-0.76 -0.68 than > which of these: position last
0.44 0.44 than > yes or no
0.44 0.44 than > yes or no: exists 
0.65 0.49 than average > list: named things 
0.2 -0.02 than average > list: where 
-0.22 -0.24 than average > list: where distinct
0.27 0.39 than from > difference: of counts 
-0.25 -0.31 than from > difference: of counts turned 
-0.21 -0.27 than from > difference: of ends guess
-0.52 -0.47 than from > difference: of ends said
-0.7 -0.74 than from > difference: of two guess
-0.19 -0.27 than from > difference: of two turned guess
-0.02 -0.23 than from > list
-0.02 -0.22 than from > list: named things 
0.3 0.26 the same as another row > amount
0.55 0.45 the same as another row > name
0.35 0.37 the same as another row conditions 2
-0.16 -0.31 the same as another row: guess
0.53 0.64 the same as another row: said
0.35 0.37 the same as another row: the same as another row
-1.03 -0.96 through others
-0.31 -0.33 through others comparison
-0.7 -0.69 through others extreme value
-1.04 -1.1 through others figures
-0.45 -0.71 through others groups that are named
-0.38 -0.4 through others groups that have
-1.57 -1.54 through others list
-1.04 -1.03 through others share
0.94 0.94 through others top groups
-0.2 -0.19 through others top rows
-0.2 -0.31 through others which of these
0.2 0.25 time > against another row
-0.25 -0.28 time > against another row: count said
0.21 0.28 time > against another row: list said
0.38 0.3 time > comparison
0.38 0.3 time > comparison: guess value
0.29 0.34 time > extreme value
-0.28 -0.36 time > extreme value: max guess
0.32 0.36 time > extreme value: max said
-0.45 -0.29 time > extreme value: min guess
-0.45 -0.55 time > extreme value: min said
0.25 0.3 time > figures
0.22 0.19 time > figures: fn:avg one figure
-0.3 -0.23 time > figures: fn:avg! grouped by what is beside
-0.26 -0.23 time > figures: fn:count grouped by what is beside
-0.28 -0.24 time > figures: fn:distinct? grouped by what is beside
-0.22 -0.19 time > figures: fn:median one figure
-0.19 -0.22 time > figures: fn:mode one figure
0.24 0.29 time > figures: fn:revenue grouped
-0.24 -0.29 time > figures: fn:revenue one figure
-0.2 -0.19 time > figures: fn:stddev one figure
-0.2 -0.19 time > figures: fn:sum! fn:distinct?
-0.27 -0.25 time > figures: fn:sum! grouped by what is beside
-0.23 -0.17 time > first or last row
-0.35 -0.29 time > first or last row: position first
-0.56 -0.51 time > first or last row: time first
-0.25 -0.26 time > first or last row: time last
-0.28 -0.27 time > groups that are named
-0.28 -0.27 time > groups that are named: listed 
-0.19 -0.21 time > groups that have
-0.19 -0.21 time > groups that have: list guess
-0.55 -0.43 time > list
-0.61 -0.6 time > list: all 
-0.23 -0.21 time > list: where 
-0.58 -0.72 time > list: where distinct
-0.66 -0.75 time > loose figures
-0.19 -0.35 time > loose figures: avg 
-0.47 -0.53 time > loose figures: count 
-0.24 -0.28 time > loose figures: look up 
-0.27 -0.32 time > loose figures: look up guess
-0.39 -0.56 time > loose figures: sum 
0.2 0.21 time > next or previous row
-0.21 -0.21 time > next or previous row: other way position
0.2 0.21 time > next or previous row: said way position
-0.17 -0.31 time > top groups: own measure asc
0.29 0.33 time > top groups: own measure desc
-0.32 -0.28 time > top groups: rows asc
-0.44 -0.42 time > top groups: said measure asc
-0.34 -0.33 time > top groups: said measure desc
-0.22 -0.25 time > top groups: sum of field asc
0.53 0.55 time > top groups: sum of field desc
0.22 0.3 time > top rows: order:guess asc
0.38 0.39 time > top rows: order:said asc
-0.27 -0.28 time > top rows: order:said desc
0.2 0.21 time after > next or previous row
-0.21 -0.21 time after > next or previous row: other way position
0.2 0.21 time after > next or previous row: said way position
-0.2 -0.2 time after > top rows
-0.2 -0.2 time after > top rows: order:guess desc
0.32 0.38 time by > list
0.41 0.43 time by > list: where 
0.23 0.28 time by > list: where distinct
-0.31 -0.38 time by > loose figures
-0.31 -0.38 time by > loose figures: count 
0.35 0.33 time did > list: many 
-0.48 -0.44 time did > list: where 
-0.3 -0.36 time did > list: where distinct
0.24 0.27 time of > figures
0.24 0.28 time of > figures: fn:count one figure
0.22 0.23 time of > figures: fn:distinct? one figure
-0.23 -0.15 time of > list
-0.3 -0.28 time of > list: all 
0.3 0.24 time of > list: many 
-0.47 -0.43 time of > list: where distinct
-0.24 -0.27 time of > loose figures
-0.25 -0.28 time of > loose figures: avg 
-0.25 -0.31 time of > loose figures: look up guess
-0.25 -0.28 time of > loose figures: sum 
0.21 0.18 time of > top rows
0.21 0.18 time of > top rows: order:guess desc
0.2 0.25 time than > against another row
-0.25 -0.28 time than > against another row: count said
0.21 0.28 time than > against another row: list said
-0.19 -0.24 time than > list
-0.21 -0.26 time than > list: where 
-0.17 -0.21 time than > list: where distinct
-0.2 -0.25 time top > figures
-0.24 -0.25 time top > first or last row
-0.22 -0.23 time top > first or last row: position first
-0.26 -0.27 time top > first or last row: time first
-0.26 -0.25 time top > top groups
-0.34 -0.33 time top > top groups: said measure desc
0.53 0.55 time top > top groups: sum of field desc
0.26 0.25 time top > top rows
0.2 0.23 time top > top rows: order:guess desc
0.26 0.25 time top > top rows: order:said desc
0.44 0.44 times > comparison
0.44 0.44 times > comparison: guess value
0.27 0.31 times > comparison: said value
0.71 0.56 times > extreme value: min said
-0.3 -0.18 times > figure of the top rows
-0.33 -0.2 times > figure of the top rows: avg 
-0.27 -0.16 times > figure of the top rows: sum 
-0.47 -0.38 times > figures: fn:count fn:count
-0.64 -0.68 times > figures: fn:count fn:sum!
-0.59 -0.51 times > figures: fn:count grouped by what is beside
0.2 0.21 times > figures: fn:count one figure
-0.46 -0.53 times > figures: fn:distinct grouped by what is beside
-0.5 -0.5 times > figures: fn:distinct one figure
0.56 0.62 times > figures: fn:distinct? fn:sum!
-0.55 -0.57 times > figures: fn:distinct? grouped by what is beside
0.24 0.18 times > figures: fn:distinct? one figure
-0.43 -0.29 times > figures: fn:sum! grouped by what is beside
0.04 0.36 times > figures: one figure named
-0.31 -0.31 times > first or last row
-0.31 -0.31 times > first or last row: position first
-0.27 -0.29 times > first or last row: time first
-0.67 -0.67 times > groups that are named
-0.67 -0.67 times > groups that are named: listed 
0.4 0.44 times > groups that have
0.4 0.44 times > groups that have: count 
-0.47 -0.55 times > groups that have: list guess
-0.33 -0.38 times > groups that have: list said
-0.71 -0.74 times > list
-0.32 -0.35 times > list: all 
-0.99 -1.14 times > list: many 
-0.34 -0.26 times > list: named things 
-0.55 -0.6 times > list: where 
-0.62 -0.63 times > list: where distinct
-1.15 -1.12 times > loose figures: avg 
0.49 0.74 times > loose figures: count 
-0.4 -0.65 times > loose figures: look up 
-0.65 -0.53 times > loose figures: look up guess
-0.13 -0.2 times > loose figures: sum 
-0.27 -0.44 times > next or previous row
-0.42 -0.29 times > next or previous row: other way position
-0.27 -0.43 times > next or previous row: said way position
-0.16 -0.47 times > rows before or after another
-0.16 -0.45 times > rows before or after another: count 
-0.18 -0.23 times > rows before or after another: list 
0.45 0.44 times > top groups
0.43 0.43 times > top groups: own measure desc
0.23 0.22 times > top groups: rows desc
-0.81 -0.85 times > top rows
-0.25 -0.25 times > top rows: order:guess desc
-0.31 -0.32 times > which of these: count asc
-0.3 -0.4 times > which of these: guess asc
-0.37 -0.43 times > which of these: guess desc
-0.69 -0.63 times > which of these: position first
-0.24 -0.3 times > which of these: position last
-0.37 -0.39 times > which of these: said asc
0.29 0.3 times > which of these: said desc
-0.19 -0.39 times after > list
-0.02 -0.33 times after > list: where 
-0.14 -0.33 times after > list: where distinct
0.32 0.29 times after > loose figures
-0.41 -0.39 times after > loose figures: avg 
0.34 0.3 times after > loose figures: count 
-0.19 0.22 times after > loose figures: sum 
-0.32 -0.28 times after > next or previous row
-0.33 -0.29 times after > next or previous row: said way position
0.33 0.22 times after > rows before or after another
0.32 0.22 times after > rows before or after another: count 
-0.13 -0.22 times after > rows before or after another: list 
0.27 0.31 times did > comparison: said value
-0.3 -0.18 times did > figure of the top rows
-0.33 -0.2 times did > figure of the top rows: avg 
-0.27 -0.16 times did > figure of the top rows: sum 
-0.48 -0.55 times did > figures: fn:count fn:sum!
-0.26 -0.25 times did > figures: fn:count grouped by what is beside
0.52 0.54 times did > figures: fn:distinct? fn:sum!
-0.24 -0.26 times did > figures: fn:distinct? grouped by what is beside
0.31 0.3 times did > figures: fn:distinct? one figure
-0.2 -0.18 times did > figures: fn:sum! grouped by what is beside
0.04 0.39 times did > figures: one figure named
-0.18 -0.23 times did > groups that are named
-0.18 -0.23 times did > groups that are named: listed 
-0.37 -0.34 times did > list
-0.27 -0.33 times did > list: many 
-0.28 -0.2 times did > list: named things 
-0.45 -0.32 times did > list: where 
-0.35 -0.33 times did > list: where distinct
-0.85 -0.81 times did > loose figures: avg 
0.5 0.82 times did > loose figures: count 
-0.31 -0.38 times did > loose figures: look up 
-0.21 -0.3 times did > loose figures: look up guess
-0.59 -0.71 times did > loose figures: sum 
-0.38 -0.49 times did > next or previous row
-0.38 -0.49 times did > next or previous row: other way position
-0.33 -0.39 times did > rows before or after another
-0.33 -0.39 times did > rows before or after another: count 
-0.1 -0.21 times did > top rows: order:said desc
-0.21 -0.22 times does > comparison
-0.21 -0.22 times does > comparison: guess value
-0.02 -0.5 times does > loose figures: avg 
0.2 0.63 times does > loose figures: count 
-0.45 -0.54 times does > loose figures: sum 
0.71 0.56 times has > extreme value
0.71 0.56 times has > extreme value: min said
-0.43 -0.4 times has > figures
-0.41 -0.46 times has > figures: fn:count fn:sum!
-0.18 -0.23 times has > figures: fn:count grouped by what is beside
-0.43 -0.4 times has > figures: fn:count one figure
-0.24 -0.28 times has > first or last row
-0.22 -0.28 times has > first or last row: position first
-0.24 -0.27 times has > first or last row: time first
-0.11 -0.2 times has > list: where 
0.22 0.24 times has > loose figures
-0.54 -0.2 times has > loose figures: avg 
0.2 0.25 times has > loose figures: count 
0.3 0.14 times has > loose figures: look up 
-0.18 -0.2 times has > loose figures: look up guess
-0.51 0.09 times has > loose figures: sum 
-0.21 -0.18 times in > loose figures
-0.21 -0.18 times in > loose figures: count 
0.2 0.19 times in > which of these
-0.23 -0.23 times in > which of these: count asc
0.29 0.35 times in > which of these: count desc
-0.39 -0.4 times in > which of these: position first
0.26 0.19 times in > which of these: position last
0.67 0.72 times is > comparison
0.67 0.72 times is > comparison: guess value
0.22 0.05 times is > figures
0.22 0.29 times is > figures: fn:count fn:sum!
-0.11 -0.23 times is > figures: fn:count grouped by what is beside
0.4 0.5 times is > figures: fn:distinct? fn:sum!
0.5 0.4 times is > figures: fn:distinct? one figure
-0.2 -0.14 times is > figures: fn:sum! grouped by what is beside
-0.57 -0.48 times is > list
-0.67 -0.5 times is > list: where 
-0.49 -0.4 times is > list: where distinct
-0.41 -0.49 times is > loose figures: avg 
0.88 0.64 times is > loose figures: count 
-0.25 -0.23 times is > loose figures: look up 
-0.46 -0.38 times is > loose figures: look up guess
-0.47 -0.54 times is > loose figures: sum 
-0.17 -0.24 times or > figures
-0.17 -0.24 times or > figures: fn:sum! grouped by what is beside
-0.19 -0.23 times or > list
-0.2 -0.25 times or > list: many 
0.26 0.29 times or > which of these
0.22 0.21 times or > which of these: count desc
-0.26 -0.3 times or > which of these: guess asc
-0.27 -0.28 times or > which of these: guess desc
-0.54 -0.56 times or > which of these: position first
-0.29 -0.31 times or > which of these: position last
-0.37 -0.39 times or > which of these: said asc
0.33 0.35 times or > which of these: said desc
-0.18 -0.22 times total > figures
-0.18 -0.22 times total > figures: fn:count one figure
0.18 0.22 times total > loose figures
0.18 0.22 times total > loose figures: count 
0.53 0.56 times was > comparison
0.53 0.56 times was > comparison: guess value
-0.73 -0.91 times was > figures
-0.32 -0.32 times was > figures: fn:count grouped by what is beside
-0.69 -0.85 times was > figures: fn:count one figure
-0.48 -0.49 times was > list
-0.21 -0.21 times was > list: many 
-0.47 -0.49 times was > list: where 
-0.47 -0.47 times was > list: where distinct
-0.45 -0.6 times was > loose figures: avg 
-0.27 -0.34 times was > loose figures: look up guess
-0.22 -0.33 times was > loose figures: sum 
-0.21 -0.29 times was > next or previous row
-0.21 -0.29 times was > next or previous row: said way position
-0.17 -0.32 times was > rows before or after another
-0.17 -0.35 times was > rows before or after another: count 
0.69 0.62 times were > comparison
0.69 0.62 times were > comparison: guess value
-0.26 -0.19 times were > figures
-0.26 -0.19 times were > figures: fn:count one figure
-0.72 -0.72 times were > list
-0.47 -0.58 times were > list: where 
-0.68 -0.56 times were > list: where distinct
-0.69 -0.62 times were > loose figures
-0.69 -0.62 times were > loose figures: count 
-0.31 -0.31 to > against another row
-0.35 -0.36 to > against another row: count guess
0.59 0.41 to > comparison: guess value
0.26 0.25 to > comparison: said floating
0.2 0.23 to > difference
-0.18 -0.24 to > difference: of counts turned 
-0.37 -0.4 to > difference: of two guess
0.25 0.29 to > difference: of two said
-0.52 -0.57 to > difference: of two turned said
-0.04 -0.2 to > extreme value
-0.5 -0.59 to > extreme value: max guess
-0.62 -0.79 to > extreme value: max said
-1.17 -0.94 to > extreme value: min guess
0.32 0.22 to > extreme value: min said
-0.2 -0.22 to > figure of the top rows
-0.22 -0.24 to > figure of the top rows: avg 
-0.18 -0.2 to > figure of the top rows: sum 
0.25 0.27 to > figures: fn:avg grouped
0.29 0.32 to > figures: fn:avg grouped by what is beside
0.34 0.26 to > figures: fn:avg one figure
0.7 0.65 to > figures: fn:avg! grouped
0.23 0.26 to > figures: fn:correlation one figure
0.55 -0.16 to > figures: fn:count fn:sum!
-0.45 -0.51 to > figures: fn:count grouped by what is beside
-0.34 -0.4 to > figures: fn:distinct? fn:sum!
-0.23 -0.36 to > figures: fn:distinct? grouped by what is beside
-0.29 -0.26 to > figures: fn:max grouped by what is beside
-0.25 -0.34 to > figures: fn:max one figure
-0.25 -0.24 to > figures: fn:median grouped
-0.3 -0.29 to > figures: fn:median one figure
-0.27 -0.25 to > figures: fn:revenue grouped
-0.39 -0.31 to > figures: fn:stddev one figure
-0.33 -0.35 to > figures: fn:sum! fn:sum!
-0.17 -0.37 to > figures: fn:sum! grouped
-0.6 -0.57 to > figures: fn:sum! grouped by what is beside
0.47 0.41 to > figures: fn:sum? fn:sum!
-0.13 -0.22 to > first or last row
-0.55 -0.71 to > first or last row: position first
-0.39 -0.37 to > first or last row: position last
-0.26 -0.26 to > first or last row: position turned last
0.52 0.47 to > first or last row: time first
0.2 0.2 to > first or last row: time last
-0.45 -0.38 to > groups that are named
-0.37 -0.46 to > groups that are named: listed 
-0.19 -0.2 to > groups that have
-0.19 -0.2 to > groups that have: list guess
-0.5 -0.59 to > list: all 
0.24 0.34 to > list: named things 
0.35 0.17 to > list: where 
-0.2 -0.27 to > loose figures
-1.13 -1.28 to > loose figures: avg 
-0.91 -0.97 to > loose figures: count 
-0.69 -0.51 to > loose figures: look up 
0.34 0.39 to > loose figures: look up guess
-0.17 -0.26 to > loose figures: sum 
-0.34 -0.34 to > next or previous row
-0.65 -0.65 to > next or previous row: other way position
-0.34 -0.37 to > next or previous row: said way time
-0.37 -0.26 to > rows before or after another: count 
0.3 0.26 to > rows before or after another: list 
-0.38 -0.38 to > share: filtered twice 
-0.5 -0.47 to > top groups
0.23 0.5 to > top groups: own measure desc
-0.48 -0.42 to > top groups: rows desc
-0.22 -0.33 to > top groups: sum of field asc
-0.36 -0.36 to > top groups: sum of field desc
0.28 0.25 to > top rows
-0.48 -0.48 to > top rows: order:guess asc
-0.39 -0.4 to > top rows: order:hint asc
0.23 0.31 to > top rows: order:said desc
-0.26 -0.17 to > which of these
-0.29 -0.23 to > which of these: count asc
-0.5 -0.43 to > which of these: count desc
-0.35 -0.09 to > which of these: guess asc
-0.4 -0.38 to > which of these: guess desc
-0.63 -0.57 to > which of these: position first
-0.42 -0.59 to > which of these: said asc
0.56 0.54 to > which of these: said desc
0.34 0.31 to > yes or no
0.34 0.31 to > yes or no: exists 
0.35 0.4 to come > list
0.4 0.47 to come > list: where 
0.13 0.32 to come > list: where distinct
-0.35 -0.4 to come > loose figures
-0.22 -0.25 to come > loose figures: avg 
-0.36 -0.44 to come > loose figures: count 
-0.2 -0.21 to come > loose figures: sum 
-0.33 -0.34 to have > extreme value
-0.33 -0.34 to have > extreme value: min said
-0.25 -0.24 to have > figures
-0.25 -0.24 to have > figures: fn:sum! grouped by what is beside
0.43 0.33 to have > first or last row
-0.2 -0.24 to have > first or last row: position first
0.41 0.33 to have > first or last row: time first
0.27 0.28 to have > list
-0.33 -0.63 to have > list: many 
0.27 0.36 to have > list: named things 
-0.01 0.29 to have > list: where distinct
-0.53 -0.51 to have > loose figures
-0.15 -0.24 to have > loose figures: avg 
-0.7 -0.64 to have > loose figures: count 
-0.19 -0.41 to have > loose figures: sum 
-0.2 -0.21 to or > against another row
-0.2 -0.21 to or > against another row: count guess
0.2 0.21 to or > figures
0.22 0.22 to or > figures: fn:count one figure
-0.35 -0.25 to or > loose figures
-0.35 -0.25 to or > loose figures: look up guess
-0.67 -0.46 to which > first or last row
-0.35 -0.3 to which > first or last row: position first
-0.36 -0.26 to which > first or last row: time first
0.71 0.72 to which > list
-0.38 -0.45 to which > list: many 
0.85 0.67 to which > list: where 
0.59 0.49 to which > list: where distinct
-0.41 -0.34 to which > loose figures
-0.41 -0.34 to which > loose figures: count 
0.36 0.65 to which > top groups
0.36 0.65 to which > top groups: rows asc
-0.37 -0.36 to which > top rows
-0.37 -0.36 to which > top rows: order:guess asc
-0.22 -0.22 to win > first or last row: position first
0.34 0.36 to win > first or last row: time first
0.2 0.18 to win > first or last row: time last
-0.2 -0.21 to win > list
-0.19 -0.23 to win > list: where 
-0.22 -0.19 to win > list: where distinct
-0.4 -0.38 to win > loose figures
-0.4 -0.38 to win > loose figures: count 
-0.46 -0.5 to win > top groups: rows desc
-0.27 -0.26 to win > top rows: order:guess asc
0.27 0.26 to win > top rows: order:guess desc
-0.38 -0.43 top > extreme value
-0.82 -0.93 top > extreme value: max guess
-0.16 -0.24 top > extreme value: max said
-0.26 -0.12 top > extreme value: min said
-0.15 -0.28 top > figure of the top rows
-0.15 -0.26 top > figure of the top rows: avg 
-0.29 -0.63 top > figure of the top rows: sum 
-0.46 -0.62 top > figures
0.33 0.33 top > figures: fn:avg one figure
-0.39 -0.5 top > figures: fn:avg! grouped
-0.32 -0.28 top > figures: fn:avg! grouped by what is beside
-0.76 -0.77 top > figures: fn:count fn:sum!
-0.29 -0.26 top > figures: fn:count grouped by what is beside
-0.31 -0.38 top > figures: fn:count one figure
0.37 0.39 top > figures: fn:distinct? fn:sum!
-0.21 -0.13 top > figures: fn:distinct? grouped by what is beside
-0.64 -0.56 top > figures: fn:max fn:sum!
-0.45 -0.32 top > figures: fn:max grouped by what is beside
-0.3 -0.26 top > figures: fn:max one figure
-0.25 -0.36 top > figures: fn:mode one figure
-0.45 -0.4 top > figures: fn:profit grouped by what is beside
-0.35 -0.41 top > figures: fn:profit one figure
-0.35 -0.35 top > figures: fn:range fn:sum!
0.35 0.36 top > figures: fn:range one figure
-0.38 -0.25 top > figures: fn:revenue one figure
-0.37 -0.26 top > figures: fn:sum grouped by what is beside
-0.29 -0.27 top > figures: fn:sum one figure
-0.21 -0.24 top > figures: fn:sum! fn:avg!
-0.13 -0.3 top > figures: fn:sum! fn:max
-0.42 -0.36 top > figures: fn:sum! fn:sum!
-0.49 -0.88 top > figures: fn:sum! grouped
-0.74 -0.37 top > figures: fn:sum! grouped by what is beside
-0.57 -0.56 top > figures: fn:sum! one figure
-0.38 -0.54 top > figures: fn:units grouped
-0.22 -0.04 top > figures: fn:units grouped by what is beside
-0.26 -0.31 top > figures: fn:units one figure
-0.34 -0.67 top > figures: grouped named
-0.28 -0.35 top > figures: one figure named
-0.27 -0.32 top > first or last row
-1.24 -1.3 top > first or last row: time first
-0.57 -0.57 top > groups that are named
-0.57 -0.57 top > groups that are named: listed 
-0.38 -0.47 top > groups that have
-0.39 -0.38 top > groups that have: list guess
-0.22 -0.26 top > groups that have: list said
-0.47 -0.59 top > list: all 
0.33 0.29 top > list: many 
-0.46 -0.33 top > list: named things 
-0.29 -0.09 top > list: where distinct
-0.59 -0.64 top > loose figures
-0.73 -0.57 top > loose figures: avg 
-0.86 -0.9 top > loose figures: count 
0.2 0.13 top > loose figures: look up 
-0.55 -0.74 top > loose figures: look up guess
-0.65 -0.6 top > loose figures: sum 
-0.24 -0.28 top > top groups: own measure asc
0.18 0.32 top > top groups: own measure desc
-0.07 0.32 top > top groups: revenue desc
-0.4 -0.42 top > top groups: rows asc
-0.07 -0.34 top > top groups: sum of field desc
-0.51 -0.51 top > top groups: units desc
-0.35 -0.35 top > top rows
-0.57 -0.54 top > top rows: order:guess desc
-0.56 -0.51 top > top rows: order:hint desc
0.35 0.39 top > top rows: order:said asc
0.31 0.3 top > which of these
-0.53 -0.53 top > which of these: count asc
-0.59 -0.57 top > which of these: count desc
0.39 0.45 top > which of these: guess asc
0.44 0.43 top > which of these: position last
0.65 0.66 top > which of these: said asc
-0.38 -0.32 top > yes or no
-0.38 -0.32 top > yes or no: exists 
-0.53 -0.52 top amount > extreme value
-0.54 -0.52 top amount > extreme value: max said
-0.25 -0.23 top amount > figures
-0.25 -0.23 top amount > figures: fn:count one figure
-0.29 -0.26 top amount > figures: fn:distinct? one figure
-0.48 -0.47 top amount > loose figures
-0.4 -0.23 top amount > loose figures: avg 
-0.38 -0.43 top amount > loose figures: look up 
-0.48 -0.46 top amount > loose figures: sum 
0.39 0.42 top amount > top groups
-0.41 -0.44 top amount > top groups: own measure desc
-0.48 -0.48 top amount > top groups: said measure desc
0.42 0.45 top amount > top groups: sum of field desc
-0.13 -0.21 top for > list
-0.13 -0.21 top for > list: many 
0.46 0.42 top for > top groups
-0.52 -0.5 top for > top groups: rows desc
0.48 0.45 top for > top groups: sum of field desc
-0.33 -0.33 top for > top rows
-0.26 -0.25 top for > top rows: order:guess desc
-0.9 -1.1 top groups > amount
-0.47 -0.37 top groups > name
-0.36 -0.55 top groups > time
-0.62 -0.68 top groups conditions 1
-0.41 -0.25 top groups conditions 2
-0.49 -0.48 top groups: asc
-0.67 -0.8 top groups: guess
-0.57 -0.41 top groups: many
-0.34 -0.29 top groups: revenue
-0.45 -0.47 top groups: rows
0.14 0.2 top groups: said
0.64 0.6 top groups: said measure
-0.25 -0.26 top groups: top groups
-1.59 -1.59 top groups: units
-0.29 -0.35 top list > figures
-0.43 -0.55 top list > figures: fn:count fn:sum!
-0.29 -0.35 top list > figures: fn:count one figure
-0.54 -0.69 top list > first or last row
-0.54 -0.69 top list > first or last row: position first
0.05 -0.21 top list > list
-0.38 -0.42 top list > list: many 
-0.57 -0.58 top list > list: where 
0.25 0.6 top list > list: where distinct
0.37 0.53 top list > loose figures
0.31 0.63 top list > loose figures: avg 
0.38 0.48 top list > loose figures: look up 
0.24 0.58 top list > loose figures: sum 
-0.16 -0.34 top list > top groups
-0.16 -0.34 top list > top groups: own measure desc
-0.16 -0.24 top list > top rows
-0.11 -0.35 top list > top rows: order:guess desc
-0.16 -0.21 top list > top rows: order:hint desc
-0.29 -0.28 top listed > first or last row
-0.3 -0.3 top listed > first or last row: position first
-0.27 -0.26 top listed > first or last row: time first
-0.33 -0.28 top listed > loose figures
-0.32 -0.22 top listed > loose figures: sum 
-0.38 -0.33 top listed > top groups
-0.38 -0.33 top listed > top groups: rows desc
0.31 0.3 top listed > top rows
0.31 0.3 top listed > top rows: order:said desc
-0.33 -0.33 top number > figures
-0.36 -0.35 top number > figures: fn:count one figure
-0.24 -0.26 top number > figures: fn:distinct? one figure
-0.52 -0.55 top number > first or last row
-0.48 -0.49 top number > first or last row: position first
-0.41 -0.41 top number > first or last row: time first
-0.31 -0.29 top number > loose figures
-0.32 -0.3 top number > loose figures: sum 
-0.35 -0.38 top number > top groups: own measure desc
0.26 0.25 top number > top groups: said measure desc
-0.23 -0.22 top number > top groups: sum of field desc
0.31 0.31 top number > top rows
0.2 0.23 top number > top rows: order:guess desc
0.31 0.31 top number > top rows: order:said desc
-0.03 -0.29 top of > extreme value
0.39 0.43 top of > first or last row
0.53 0.54 top of > first or last row: position first
-0.43 -0.42 top of > first or last row: time first
-0.02 -0.27 top of > loose figures
-0.02 -0.27 top of > loose figures: sum 
-0.33 -0.36 top of > top groups
-0.33 -0.36 top of > top groups: rows desc
-0.45 -0.45 top of > top rows
-0.31 -0.31 top of > top rows: order:guess desc
-0.22 -0.22 top of > top rows: order:said desc
0.2 0.23 top or > first or last row
0.2 0.23 top or > first or last row: position first
-0.19 -0.22 top or > top groups
-0.19 -0.22 top or > top groups: rows desc
-0.31 -0.33 top or > top rows
-0.31 -0.33 top or > top rows: order:guess desc
-1.39 -1.65 top rows > amount
0.39 0.52 top rows > name
0.17 0.45 top rows > place
-0.9 -0.9 top rows > text
0.68 0.59 top rows > time
-0.51 -0.48 top rows: order:guess
0.62 0.6 top rows: order:said
-0.55 -0.55 top time > extreme value
-0.55 -0.55 top time > extreme value: max guess
-0.48 -0.46 top time > first or last row
-0.49 -0.47 top time > first or last row: position first
-0.47 -0.42 top time > first or last row: time first
0.47 0.47 top time > top groups
0.47 0.47 top time > top groups: rows desc
-0.45 -0.47 top time > top rows
-0.45 -0.47 top time > top rows: order:guess desc
-0.25 -0.32 total > average of each
-0.25 -0.32 total > average of each:  
-0.17 -0.31 total > comparison
-0.17 -0.31 total > comparison: guess value
-0.33 -0.21 total > difference
-0.41 -0.32 total > difference: of ends guess
0.18 0.21 total > difference: of ends said
-0.28 -0.36 total > difference: of fields 
-0.3 -0.34 total > difference: of two guess
0.25 0.2 total > difference: of two said
-0.65 -0.74 total > extreme value
-0.86 -0.75 total > extreme value: max said
-0.39 -0.41 total > extreme value: min guess
-0.46 -0.43 total > extreme value: min said
-0.27 -0.2 total > figure of the top rows
-0.28 -0.21 total > figure of the top rows: avg 
-0.25 -0.19 total > figure of the top rows: sum 
0.15 0.23 total > figures
0.33 0.29 total > figures: fn:avg grouped
0.56 0.53 total > figures: fn:avg one figure
-0.33 -0.24 total > figures: fn:avg! one figure
0.28 0.41 total > figures: fn:count fn:avg!
-0.18 -0.22 total > figures: fn:count fn:distinct?
0.28 0.37 total > figures: fn:count fn:missing
-0.62 -0.56 total > figures: fn:count fn:sum!
-0.43 -0.5 total > figures: fn:count grouped
-0.74 -0.51 total > figures: fn:count grouped by what is beside
0.23 0.18 total > figures: fn:count one figure
0.35 0.31 total > figures: fn:distinct one figure
0.49 0.48 total > figures: fn:distinct? fn:avg!
-0.32 -0.24 total > figures: fn:distinct? fn:sum!
-0.38 -0.47 total > figures: fn:distinct? grouped
-0.58 -0.71 total > figures: fn:distinct? grouped by what is beside
0.38 0.38 total > figures: fn:distinct? one figure
-0.64 -0.56 total > figures: fn:max fn:sum!
-0.6 -0.42 total > figures: fn:max grouped by what is beside
-0.38 -0.38 total > figures: fn:max one figure
0.47 0.45 total > figures: fn:median one figure
0.54 0.43 total > figures: fn:min one figure
0.43 0.37 total > figures: fn:missing one figure
0.17 0.34 total > figures: fn:ratio grouped
-0.36 -0.29 total > figures: fn:ratio one figure
0.22 0.24 total > figures: fn:revenue fn:sum!
-0.77 -0.76 total > figures: fn:revenue grouped
-0.24 -0.26 total > figures: fn:revenue one figure
-0.48 -0.45 total > figures: fn:stddev one figure
-0.55 -0.33 total > figures: fn:sum fn:sum!
0.66 0.82 total > figures: fn:sum grouped
-0.24 -0.28 total > figures: fn:sum grouped by what is beside
-0.41 -0.36 total > figures: fn:sum! fn:avg!
0.43 0.46 total > figures: fn:sum! fn:count
-0.23 -0.24 total > figures: fn:sum! fn:distinct?
-0.13 -0.3 total > figures: fn:sum! fn:max
-1.11 -1.11 total > figures: fn:sum! fn:revenue
-0.19 -0.29 total > figures: fn:sum! fn:sum
0.52 0.51 total > figures: fn:sum! fn:sum!
-0.3 -0.34 total > figures: fn:sum! fn:sum?
-0.41 -0.34 total > figures: fn:sum! grouped by what is beside
-0.13 -0.35 total > figures: fn:sum! one figure
-0.24 -0.27 total > figures: fn:sum? fn:avg!
0.65 0.65 total > figures: fn:sum? fn:sum!
-0.2 -0.2 total > figures: fn:sum? grouped
0.08 0.24 total > figures: grouped named
-0.16 -0.24 total > figures: one figure named
-0.42 -0.41 total > first or last row: position last
-0.58 -0.63 total > first or last row: time first
-0.49 -0.51 total > groups that are named
-0.49 -0.51 total > groups that are named: listed 
-0.52 -0.61 total > list
-0.25 -0.23 total > list: all 
-0.56 -0.57 total > list: many 
-0.24 -0.4 total > list: where 
-0.55 -0.51 total > list: where distinct
0.53 0.54 total > loose figures
-0.67 -0.83 total > loose figures: avg 
0.29 0.41 total > loose figures: count 
-0.36 -0.63 total > loose figures: look up 
0.29 0.11 total > loose figures: look up guess
0.3 0.39 total > loose figures: sum 
-0.19 -0.28 total > rows before or after another
-0.2 -0.27 total > rows before or after another: count 
-0.29 -0.32 total > top groups
-0.61 -0.58 total > top groups: own measure asc
-0.49 -0.43 total > top groups: rows asc
-0.71 -0.63 total > top groups: rows desc
-0.22 -0.29 total > top groups: sum of field asc
0.38 0.35 total > top groups: sum of field desc
-0.78 -0.39 total > top rows
-0.94 -0.85 total > top rows: order:guess asc
-0.88 -1.01 total > top rows: order:guess desc
-0.32 0.08 total > top rows: order:said desc
-0.33 -0.32 total > which of these
-0.45 -0.46 total > which of these: count asc
-0.57 -0.55 total > which of these: count desc
-0.45 -0.53 total > which of these: guess desc
-0.62 -0.53 total > which of these: position first
0.52 0.52 total > which of these: said asc
-0.6 -0.61 total > which of these: said desc
-0.24 -0.2 total above > loose figures
-0.25 -0.16 total above > loose figures: count 
0.37 0.42 total amount > figures
-0.23 -0.22 total amount > figures: fn:count fn:sum!
-0.38 -0.37 total amount > figures: fn:count one figure
-0.14 -0.21 total amount > figures: fn:distinct? fn:sum!
-0.3 -0.24 total amount > figures: fn:distinct? grouped by what is beside
0.45 0.5 total amount > figures: fn:sum one figure
-0.55 -0.55 total amount > list
-0.42 -0.46 total amount > list: many 
-0.57 -0.5 total amount > list: where 
-0.47 -0.48 total amount > list: where distinct
-0.3 -0.29 total amount > loose figures
-0.65 -0.62 total amount > loose figures: look up guess
-0.32 -0.32 total different > comparison
-0.32 -0.32 total different > comparison: guess value
0.3 0.31 total different > figures
-0.35 -0.33 total different > figures: fn:count one figure
0.34 0.31 total different > figures: fn:distinct one figure
0.4 0.43 total for > figures
0.42 0.45 total for > figures: fn:count one figure
0.32 0.33 total for > figures: fn:distinct? one figure
-0.34 -0.35 total for > list
-0.41 -0.4 total for > list: where 
-0.27 -0.27 total for > list: where distinct
-0.41 -0.43 total for > loose figures: avg 
0.34 0.35 total for > loose figures: count 
-0.29 -0.34 total for > loose figures: look up 
-0.48 -0.51 total for > loose figures: sum 
0.37 0.37 total had > figures
0.38 0.36 total had > figures: fn:count one figure
-0.36 0.34 total had > figures: fn:distinct? one figure
-0.28 -0.18 total had > list
-0.28 -0.12 total had > list: where distinct
-0.36 -0.37 total had > loose figures
-0.33 -0.36 total had > loose figures: look up guess
-0.37 -0.38 total had > loose figures: sum 
-0.18 -0.25 total has > figures
-0.18 -0.25 total has > figures: fn:count one figure
0.19 0.25 total has > loose figures
0.3 0.33 total has > loose figures: look up 
-0.37 -0.28 total has > loose figures: look up guess
-0.24 -0.25 total have > list
-0.22 -0.23 total have > list: many 
-0.28 -0.26 total have > list: where 
-0.2 -0.25 total have > list: where distinct
0.23 0.25 total have > loose figures
-0.44 -0.45 total have > loose figures: avg 
0.27 0.29 total have > loose figures: count 
-0.4 -0.42 total have > loose figures: sum 
0.59 0.57 total in > figures
0.59 0.57 total in > figures: fn:sum one figure
-0.51 -0.5 total in > list
-0.49 -0.48 total in > list: where 
-0.3 -0.26 total in > list: where distinct
-0.52 -0.54 total in > loose figures
0.56 0.41 total in > loose figures: avg 
-0.55 -0.54 total in > loose figures: count 
0.26 0.32 total listed > comparison
0.26 0.32 total listed > comparison: guess value
0.2 0.2 total listed > list: many 
-0.62 -0.47 total listed > list: where 
-0.44 -0.36 total listed > list: where distinct
-0.38 -0.35 total listed > loose figures
-0.49 -0.5 total listed > loose figures: count 
0.18 0.23 total number > difference: of ends said
-0.28 -0.36 total number > difference: of fields 
-0.4 -0.37 total number > extreme value
-0.4 -0.37 total number > extreme value: min said
-0.19 -0.21 total number > figures: fn:count fn:avg!
-0.18 -0.22 total number > figures: fn:count fn:distinct?
-0.28 -0.35 total number > figures: fn:count fn:sum
-0.27 -0.34 total number > figures: fn:count grouped
-0.71 -0.69 total number > figures: fn:count grouped by what is beside
0.24 0.23 total number > figures: fn:distinct one figure
0.49 0.48 total number > figures: fn:distinct? fn:avg!
0.44 0.45 total number > figures: fn:distinct? fn:sum!
-0.23 -0.33 total number > figures: fn:distinct? grouped
-0.35 -0.35 total number > figures: fn:distinct? grouped by what is beside
0.21 0.24 total number > figures: fn:distinct? one figure
0.43 0.46 total number > figures: fn:sum! fn:count
-0.23 -0.24 total number > figures: fn:sum! fn:distinct?
0.19 0.22 total number > figures: fn:sum! fn:sum!
-0.3 -0.34 total number > figures: fn:sum! fn:sum?
-0.22 -0.29 total number > figures: fn:sum! grouped by what is beside
-0.24 -0.27 total number > figures: fn:sum? fn:avg!
0.24 0.2 total number > figures: fn:sum? fn:sum!
-0.52 -0.58 total number > groups that are named
-0.52 -0.58 total number > groups that are named: listed 
-0.22 -0.27 total number > groups that have
-0.22 -0.27 total number > groups that have: list guess
-0.57 -0.49 total number > list
-0.19 -0.2 total number > list: all 
-0.59 -0.6 total number > list: many 
-0.33 -0.42 total number > list: named things 
-0.65 -0.61 total number > list: where 
-0.51 -0.46 total number > list: where distinct
0.37 0.26 total number > loose figures
-0.39 -0.28 total number > loose figures: avg 
0.5 0.56 total number > loose figures: count 
-0.17 -0.57 total number > loose figures: look up 
0.25 0.04 total number > loose figures: look up guess
0.36 0.45 total number > loose figures: sum 
-0.3 -0.31 total number > top groups
-0.19 -0.2 total number > top groups: own measure asc
-0.23 -0.3 total number > top groups: sum of field asc
0.4 0.31 total number > top rows
0.38 0.3 total number > top rows: order:said asc
-0.56 -0.55 total number > which of these
-0.37 -0.24 total number > which of these: count asc
-0.51 -0.35 total number > which of these: count desc
-0.21 -0.09 total number > which of these: guess asc
-0.3 -0.25 total number > which of these: guess desc
-0.25 -0.12 total number > which of these: position first
-0.47 -0.33 total number > which of these: position last
0.38 0.7 total of > figures
-0.44 -0.46 total of > figures: fn:count fn:sum!
0.38 0.41 total of > figures: fn:count one figure
-0.52 -0.51 total of > figures: fn:distinct? fn:sum!
0.34 0.37 total of > figures: fn:distinct? one figure
0.37 0.34 total of > figures: fn:sum one figure
-0.78 -0.74 total of > figures: fn:sum! grouped
-0.31 -0.17 total of > figures: fn:sum! grouped by what is beside
0.46 0.69 total of > figures: grouped named
-0.16 -0.24 total of > figures: one figure named
-0.32 -0.2 total of > list
-0.2 -0.25 total of > list: all 
-0.24 -0.26 total of > list: many 
-0.17 -0.26 total of > list: named things 
-0.49 -0.25 total of > list: where distinct
-0.29 -0.26 total of > loose figures: count 
-0.32 -0.24 total of > loose figures: look up 
-0.49 -0.44 total of > loose figures: look up guess
-0.25 -0.32 total per > average of each
-0.25 -0.32 total per > average of each:  
0.26 0.32 total per > figures
0.42 0.27 total per > figures: fn:avg fn:sum!
0.33 0.29 total per > figures: fn:avg grouped
-0.1 -0.27 total per > figures: fn:avg one figure
0.17 0.34 total per > figures: fn:ratio grouped
-0.09 -0.43 total per > figures: fn:ratio one figure
0.32 0.38 total time > list
-0.41 -0.4 total time > list: all 
0.32 0.31 total time > list: many 
0.41 0.43 total time > list: where 
-0.31 -0.38 total time > loose figures
-0.31 -0.38 total time > loose figures: count 
-0.45 -0.48 total times > figures
-0.41 -0.46 total times > figures: fn:count fn:sum!
-0.45 -0.48 total times > figures: fn:count one figure
-0.21 -0.24 total times > list: where 
0.59 0.62 total times > loose figures
-0.36 0.32 total times > loose figures: avg 
0.19 0.2 total times > loose figures: count 
0.45 0.49 total times > loose figures: look up 
-0.38 0.43 total times > loose figures: sum 
0.4 0.41 total was > figures: fn:count one figure
-0.43 -0.43 total was > figures: fn:distinct? one figure
-0.26 -0.31 total was > list
-0.21 -0.28 total was > list: where 
-0.16 -0.23 total was > list: where distinct
0.18 0.22 total was > loose figures
0.18 0.22 total was > loose figures: count 
0.18 0.4 under > comparison
0.18 0.4 under > comparison: guess value
-0.26 -0.23 under > difference: of two said
-0.3 -0.29 under > extreme value
-0.3 -0.29 under > extreme value: max guess
0.55 0.5 under > figures
-0.47 -0.43 under > figures: fn:count fn:sum!
0.66 0.61 under > figures: fn:count one figure
-0.4 -0.4 under > figures: fn:distinct? fn:sum!
0.19 0.21 under > figures: fn:distinct? one figure
-0.57 -0.57 under > first or last row
-0.55 -0.55 under > first or last row: position last
-0.56 -0.57 under > first or last row: time last
-0.51 -0.53 under > list
-0.56 -0.57 under > list: many 
0 -0.71 under > list: where 
-0.87 -0.03 under > list: where distinct
-0.77 -0.7 under > loose figures
-0.43 -0.45 under > loose figures: avg 
-0.56 -0.78 under > loose figures: count 
-0.6 -0.53 under > loose figures: look up 
-0.43 -0.47 under > loose figures: look up guess
-0.75 -0.65 under > loose figures: sum 
0.19 0.21 under > the same as another row
0 -0.26 under > the same as another row: count guess
-0.25 -0.34 under > the same as another row: count said
0.19 0.21 under > the same as another row: list said
-0.43 -0.54 under > top groups
-0.43 -0.54 under > top groups: rows desc
0.57 0.57 under > top rows
0.57 0.57 under > top rows: order:guess desc
-0.48 -0.39 unique > figures: fn:count grouped by what is beside
0.48 0.49 unique > figures: fn:count one figure
-0.48 -0.49 unique > figures: fn:distinct one figure
-0.24 -0.27 until > list
-0.21 -0.31 until > list: where distinct
-0.26 -0.24 until > loose figures
-0.24 -0.31 until > loose figures: avg 
-0.26 -0.2 until > loose figures: look up 
-0.22 -0.26 until > loose figures: sum 
0.38 0.43 until > top rows: order:hint asc
0.28 0.27 until after > figures
0.28 0.27 until after > figures: fn:count one figure
-0.24 -0.27 until after > list
-0.21 -0.31 until after > list: where distinct
-0.26 -0.24 until after > loose figures
-0.24 -0.31 until after > loose figures: avg 
-0.26 -0.2 until after > loose figures: look up 
-0.22 -0.26 until after > loose figures: sum 
-0.46 -0.45 unused all
0.82 0.87 unused also
-0.98 -0.42 unused and
0.91 0.92 unused any
-0.82 -0.75 unused average
-0.85 -1.02 unused besides
-0.21 -0.17 unused best
0.82 0.75 unused better
-0.94 -1.13 unused between
-0.39 -0.4 unused biggest
1.48 1.39 unused both
-0.32 -0.24 unused bottom
1.85 2.01 unused came
0.55 0.6 unused combined
1.03 1.09 unused come
-0.53 -0.68 unused common
1.93 1.81 unused consecutive
2.45 2.29 unused did
-0.23 -0.24 unused difference
1.64 1.56 unused do
1.86 1.68 unused does
0.71 1.22 unused during
-0.69 -0.72 unused each
0.7 0.66 unused earlier
-0.74 -0.72 unused earliest
-0.46 -0.61 unused every
-0.82 -0.92 unused fewer
-0.29 -0.32 unused fewest
-0.12 -0.53 unused first
0.78 0.63 unused from
-0.23 -0.5 unused greater
0.98 0.88 unused had
3.02 2.66 unused has
0.32 0.24 unused have
-0.33 -0.32 unused higher
-0.85 -0.98 unused how
-0.83 -0.76 unused in
6.07 6.08 unused is
-0.53 -0.55 unused largest
-1.3 -1.35 unused last
-0.37 -0.46 unused latest
0.29 0.31 unused list
0.55 0.69 unused listed
-0.72 -0.81 unused longer
-0.2 -0.8 unused longest
0.29 0.28 unused lower
-0.4 -0.39 unused many
-0.76 -0.89 unused mean
-0.79 -0.72 unused median
0.21 0.06 unused more
-1.36 -1.28 unused most
-1.21 -1.22 unused never
-0.35 -0.33 unused newest
-0.86 -0.93 unused no
-0.3 -0.55 unused not
-0.33 -0.34 unused number
-0.37 -0.43 unused often
-0.48 -0.6 unused oldest
-0.61 -0.65 unused on
0.34 0.23 unused or
-0.54 -0.54 unused other
-0.72 -0.79 unused over
-1.61 -1.91 unused per
-0.38 -0.43 unused percent
0.59 0.55 unused percentage
-0.31 -0.34 unused recent
2.8 2.64 unused same
-0.54 -0.5 unused shortest
-1.1 -1.01 unused since
-0.36 -0.33 unused smallest
-0.37 -0.45 unused than
-0.59 -0.81 unused time
0.3 0.31 unused times
0.4 0.48 unused together
-0.29 -0.6 unused top
-0.23 -0.46 unused under
0.4 0.42 unused until
-0.65 -0.65 unused up
1.91 1.75 unused was
5.6 5.63 unused were
0.48 0.8 unused what
-0.45 -0.49 unused when
-0.26 0.04 unused which
-0.43 -0.4 unused who
-0.57 -0.67 unused win
0.24 0.44 unused with
-0.55 -0.56 unused without
-0.82 -1.03 unused won
-0.75 -0.81 unused year
0.39 0.4 unused years
-0.41 -0.41 unused youngest
-0.39 -0.35 up > comparison
-0.39 -0.35 up > comparison: guess value
-0.37 -0.39 up > figures: fn:count fn:count
-0.29 -0.33 up > figures: fn:count fn:distinct?
-0.23 -0.25 up > figures: fn:count fn:sum?
0.23 0.22 up > figures: fn:count grouped
-0.11 -0.2 up > figures: fn:count grouped by what is beside
0.43 0.42 up > figures: fn:count one figure
-0.37 -0.4 up > figures: fn:distinct? fn:count
-0.23 -0.25 up > figures: fn:distinct? fn:distinct?
-0.26 -0.28 up > figures: fn:distinct? fn:sum!
-0.23 -0.25 up > figures: fn:distinct? fn:sum?
-0.65 -0.68 up > figures: fn:distinct? one figure
0.2 0.2 up > figures: fn:sum one figure
0.24 0.2 up > figures: fn:sum? fn:sum!
-0.15 -0.22 up > figures: grouped named
0.3 0.29 up > list: many 
0.76 0.6 up > list: named things 
-1.02 -1.11 up > list: where 
-1.04 -1.17 up > list: where distinct
-0.49 -0.44 up > loose figures
0.22 -0.01 up > loose figures: avg 
-0.69 -0.72 up > loose figures: count 
-0.37 -0.22 up > loose figures: look up 
-0.38 -0.38 up > loose figures: look up guess
0.55 0.47 up > loose figures: sum 
0.48 0.42 up > next or previous row
-0.54 -0.55 up > next or previous row: other way position
0.53 0.53 up > next or previous row: said way position
-0.23 -0.29 up > rows before or after another
-0.18 -0.2 up > rows before or after another: count 
-0.22 -0.3 up > rows before or after another: list 
0.31 0.31 up > the same as another row
0.32 0.34 up > the same as another row: count guess
-0.36 -0.35 up > the same as another row: list guess
-0.38 -0.34 up > which of these
-0.25 -0.25 up > which of these: count asc
-0.31 -0.31 up > which of these: count desc
-0.21 -0.24 up > which of these: guess asc
-0.21 -0.22 up > which of these: guess desc
-0.51 -0.56 up > which of these: position first
-0.33 -0.31 up > which of these: position last
-0.15 -0.22 up for > figures
-0.15 -0.22 up for > figures: grouped named
-0.34 -0.37 up for > top groups
-0.33 -0.37 up for > top groups: own measure desc
-0.35 -0.35 up for > top groups: rows desc
0.31 0.32 up for > top rows
0.31 0.32 up for > top rows: order:guess desc
0.2 0.2 up from > figures
0.2 0.2 up from > figures: fn:sum one figure
0.46 0.4 up in > figures
0.47 0.47 up in > figures: fn:count one figure
-0.47 -0.47 up in > figures: fn:distinct? one figure
0.26 0.28 up in > list
0.3 0.29 up in > list: many 
0.71 0.5 up in > list: named things 
-0.43 -0.73 up in > list: where 
-0.29 -0.67 up in > list: where distinct
-0.26 -0.29 up in > which of these
-0.2 -0.24 up in > which of these: count asc
-0.26 -0.3 up in > which of these: count desc
-0.21 -0.24 up in > which of these: guess asc
-0.21 -0.22 up in > which of these: guess desc
-0.49 -0.56 up in > which of these: position first
-0.28 -0.29 up in > which of these: position last
0.21 0.23 up last > figures
0.23 0.22 up last > figures: fn:count grouped
-0.31 -0.36 up last > figures: fn:count one figure
0.26 0.22 up of > list
0.21 0.24 up of > list: named things 
-0.2 -0.22 up of > list: where 
-0.21 -0.3 up of > list: where distinct
-0.39 -0.35 up to > comparison
-0.39 -0.35 up to > comparison: guess value
0.28 0.29 up to > figures
0.27 0.28 up to > figures: fn:count one figure
-0.25 -0.26 up to > list
-0.3 -0.29 up to > list: where 
-0.23 -0.24 up to > list: where distinct
0.35 0.35 up were > figures
0.38 0.36 up were > figures: fn:count one figure
0.23 0.21 up were > figures: fn:distinct? one figure
-0.3 -0.2 up were > list
-0.27 -0.15 up were > list: where 
-0.28 -0.14 up were > list: where distinct
-0.37 -0.38 up were > loose figures
-0.37 -0.38 up were > loose figures: look up guess
0.39 0.31 value exact
0.29 0.17 value of 11-30
0.41 0.47 value of 3
0.46 0.43 value of 4-5
-0.2 -0.1 value of 6-10
0.4 0.46 value of many
-1.01 -1.01 value part
0.64 0.7 value synonym
-0.98 -0.85 value typo
0.81 0.71 was > comparison
0.81 0.72 was > comparison: guess value
-0.23 -0.32 was > difference: of counts 
-0.25 -0.33 was > difference: of counts turned 
-0.62 -0.66 was > difference: of ends guess
-0.2 -0.28 was > difference: of two guess
0.68 0.79 was > difference: of two said
-0.54 -0.4 was > difference: of two turned guess
-0.74 -0.8 was > difference: of two turned said
0.55 0.51 was > extreme value
-0.44 -0.41 was > extreme value: max guess
0.25 0.28 was > extreme value: max said
-0.3 -0.39 was > extreme value: min guess
0.22 0.12 was > extreme value: min said
0.17 0.22 was > figure of the top rows
0.19 0.22 was > figure of the top rows: avg 
-0.37 -0.33 was > figure of the top rows: sum 
-0.19 -0.22 was > figures: fn:avg grouped by what is beside
0.7 0.65 was > figures: fn:avg! grouped
-0.45 -0.4 was > figures: fn:avg! grouped by what is beside
-0.21 -0.26 was > figures: fn:count fn:avg!
-0.38 -0.56 was > figures: fn:count fn:sum!
-0.63 -0.63 was > figures: fn:count grouped by what is beside
-0.13 -0.33 was > figures: fn:distinct? fn:sum!
-0.48 -0.5 was > figures: fn:distinct? grouped by what is beside
0.24 0.22 was > figures: fn:distinct? one figure
-0.34 -0.4 was > figures: fn:median one figure
-0.5 -0.49 was > figures: fn:min grouped by what is beside
-0.33 -0.62 was > figures: fn:revenue grouped
-0.2 -0.24 was > figures: fn:revenue grouped by what is beside
0.16 0.22 was > figures: fn:revenue one figure
0.62 0.52 was > figures: fn:sum one figure
0.52 0.53 was > figures: fn:sum! fn:count
0.38 0.3 was > figures: fn:sum! fn:sum!
0.03 0.7 was > figures: fn:sum! grouped
-0.28 -0.25 was > figures: fn:sum! grouped by what is beside
-0.34 -0.31 was > figures: fn:sum? grouped by what is beside
-0.33 -0.23 was > figures: grouped named
-0.18 -0.2 was > first or last of each
-0.18 -0.2 was > first or last of each:  
-0.46 -0.47 was > first or last row: position turned first
-0.26 -0.26 was > first or last row: position turned last
-0.45 -0.56 was > groups that are named
-0.45 -0.56 was > groups that are named: listed 
0.14 0.21 was > groups that have
-0.45 -0.41 was > groups that have: list guess
0.27 0.26 was > groups that have: list said
0.15 0.23 was > how long
0.15 0.23 was > how long: between rows 
-0.95 -1.01 was > list: all 
0.59 0.58 was > list: many 
-0.18 -0.22 was > list: named things 
-0.36 -0.34 was > list: where 
-0.7 -0.59 was > list: where distinct
-0.54 -0.5 was > loose figures
0.29 0.11 was > loose figures: avg 
-0.83 -0.89 was > loose figures: count 
-0.83 -0.82 was > loose figures: look up guess
-0.52 -0.43 was > loose figures: sum 
-0.29 -0.38 was > next or previous row: said way position
0.4 0.43 was > next or previous row: said way time
-0.38 -0.89 was > rows before or after another
-0.85 -0.76 was > rows before or after another: count 
-0.14 -0.3 was > rows before or after another: list 
-0.44 -0.26 was > the same as another row: count guess
-0.22 -0.23 was > the same as another row: count said
0.66 0.61 was > the same as another row: list guess
-0.27 -0.31 was > top groups
-0.45 -0.55 was > top groups: own measure asc
0.35 0.31 was > top groups: own measure desc
-0.45 -0.34 was > top groups: rows asc
-0.54 -0.55 was > top groups: said measure asc
-0.46 -0.44 was > top groups: said measure desc
-0.62 -0.75 was > top groups: sum of field desc
-0.47 -0.46 was > top groups: units desc
-0.27 -0.29 was > top rows: order:guess asc
-0.34 -0.45 was > top rows: order:hint asc
-0.2 -0.22 was > top rows: order:hint desc
0.43 0.33 was > top rows: order:said asc
-0.39 -0.42 was > top rows: order:said desc
-0.19 -0.22 was > which of these
-0.3 -0.27 was > which of these: count asc
-0.46 -0.44 was > which of these: guess asc
-0.58 -0.53 was > which of these: guess desc
-0.21 -0.36 was > which of these: position last
0.25 0.25 was > which of these: said asc
-0.34 -0.24 was > which of these: said desc
-0.33 -0.27 was above > list
-0.38 -0.31 was above > list: where 
0.36 0.36 was above > next or previous row
-0.32 -0.31 was above > next or previous row: other way position
0.33 0.32 was above > next or previous row: said way position
-0.26 -0.31 was above > rows before or after another
-0.27 -0.31 was above > rows before or after another: list 
-0.4 -0.46 was after > list: named things 
-0.37 -0.25 was after > loose figures
-0.37 -0.25 was after > loose figures: count 
-0.54 -0.52 was after > next or previous row: other way position
0.62 0.61 was after > next or previous row: said way position
-0.39 -0.4 was after > next or previous row: said way time
-0.38 -0.38 was after > rows before or after another
-0.37 -0.37 was after > rows before or after another: count 
-0.2 -0.18 was after > rows before or after another: list 
-0.26 -0.31 was below > extreme value
-0.22 -0.14 was below > extreme value: min guess
-0.25 -0.29 was below > extreme value: min said
-0.53 -0.55 was below > first or last row
-0.53 -0.55 was below > first or last row: position first
-0.19 -0.21 was below > groups that have
-0.19 -0.21 was below > groups that have: list guess
-0.31 -0.31 was below > top groups
-0.31 -0.31 was below > top groups: rows asc
0.5 0.51 was below > top rows
0.5 0.51 was below > top rows: order:guess asc
0.26 0.2 was first > extreme value
0.26 0.2 was first > extreme value: min said
-0.5 -0.51 was first > first or last row: position first
0.43 0.43 was first > first or last row: time first
-0.38 -0.39 was first > list
-0.38 -0.39 was first > list: many 
-0.48 -0.3 was first > loose figures
-0.45 -0.25 was first > loose figures: avg 
-0.28 -0.42 was first > top groups
-0.28 -0.42 was first > top groups: rows asc
-0.21 -0.25 was first > top rows
-0.32 -0.34 was first > top rows: order:guess asc
-0.28 -0.29 was first > top rows: order:said asc
-0.43 -0.41 was first > which of these
-0.34 -0.32 was first > which of these: count asc
-0.42 -0.4 was first > which of these: count desc
-0.43 -0.43 was first > which of these: guess asc
-0.39 -0.39 was first > which of these: guess desc
-0.5 -0.53 was first > which of these: position first
-0.38 -0.32 was first > which of these: position last
-0.18 -0.25 was from > figures
-0.18 -0.25 was from > figures: fn:count one figure
0.19 0.25 was from > loose figures
0.3 0.33 was from > loose figures: look up 
-0.37 -0.28 was from > loose figures: look up guess
-0.24 -0.19 was higher > comparison
-0.24 -0.19 was higher > comparison: guess value
-0.22 -0.2 was higher > groups that are named
-0.22 -0.2 was higher > groups that are named: listed 
-0.34 -0.25 was higher > list
-0.39 -0.28 was higher > list: where 
-0.2 -0.19 was higher > list: where distinct
-0.45 -0.2 was higher > loose figures
-0.38 -0.15 was higher > loose figures: avg 
0.35 0.24 was higher > which of these
-0.19 -0.2 was higher > which of these: count asc
-0.35 -0.36 was higher > which of these: count desc
-0.62 -0.63 was higher > which of these: position first
0.26 0.25 was higher > which of these: position last
-0.54 -0.57 was higher > which of these: said asc
0.54 0.57 was higher > which of these: said desc
-0.24 -0.29 was in > extreme value
-0.24 -0.29 was in > extreme value: max said
0.2 0.18 was in > figures
0.19 0.29 was in > figures: fn:distinct? one figure
-0.28 -0.26 was in > first or last row
-0.2 -0.2 was in > first or last row: position last
-0.26 -0.26 was in > first or last row: position turned last
-0.36 -0.32 was in > first or last row: time last
-0.24 -0.27 was in > list: many 
-0.16 -0.21 was in > loose figures
-0.09 -0.3 was in > loose figures: sum 
-0.2 -0.36 was in > top groups
0.49 0.36 was in > top groups: own measure desc
-0.42 -0.39 was in > top groups: rows desc
-0.22 0.03 was in > top rows
-0.43 -0.44 was in > top rows: order:guess desc
0.58 0.56 was in > top rows: order:said desc
0.33 0.24 was in > which of these
0.31 0.23 was in > which of these: count asc
0.4 0.27 was in > which of these: count desc
0.26 0.2 was in > which of these: guess asc
0.62 0.43 was in > which of these: position first
0.31 0.22 was in > which of these: position last
0.38 0.3 was listed > comparison
0.38 0.3 was listed > comparison: guess value
-0.3 -0.23 was listed > figures: fn:avg! grouped by what is beside
0.29 0.26 was listed > figures: fn:count one figure
-0.28 -0.27 was listed > groups that are named
-0.28 -0.27 was listed > groups that are named: listed 
-0.66 -0.56 was listed > list
-0.18 -0.21 was listed > list: all 
-0.29 -0.25 was listed > list: many 
-0.28 -0.33 was listed > list: where 
-0.27 -0.3 was listed > list: where distinct
0.36 0.32 was listed > loose figures
0.24 0.18 was listed > loose figures: avg 
0.31 0.31 was listed > loose figures: count 
0.22 0.18 was listed > top groups
0.22 0.18 was listed > top groups: rows desc
-0.21 -0.26 was longer > list
-0.23 -0.26 was longer > list: named things 
-0.21 -0.23 was longer > list: where 
-0.27 -0.18 was longer > loose figures
-0.22 -0.13 was longer > loose figures: count 
-0.26 -0.02 was longer > loose figures: sum 
0.22 0.26 was longer > which of these
0.24 0.25 was longer > which of these: count asc
0.32 0.31 was longer > which of these: count desc
0.62 0.61 was longer > which of these: position first
-0.4 -0.38 was longer > which of these: position last
0 -0.24 was not > figures
0 -0.24 was not > figures: fn:sum! one figure
0.37 0.34 was not > list
0.25 0.18 was not > list: many 
-0.24 -0.21 was not > list: where distinct
-0.31 -0.31 was not > loose figures
-0.36 -0.38 was not > loose figures: avg 
-0.17 -0.25 was not > loose figures: count 
-0.2 -0.21 was not > loose figures: sum 
0.4 0.43 was number > figures
0.4 0.42 was number > figures: fn:count one figure
0.4 0.42 was number > figures: fn:distinct? one figure
-0.4 -0.43 was number > loose figures
-0.34 -0.35 was number > loose figures: avg 
-0.36 -0.39 was number > loose figures: look up 
-0.41 -0.43 was number > loose figures: sum 
0.4 0.44 was on > list
0.43 0.46 was on > list: where 
0.38 0.4 was on > list: where distinct
-0.4 -0.44 was on > loose figures
-0.4 -0.44 was on > loose figures: count 
0.19 0.22 was only > figure of the top rows
0.19 0.22 was only > figure of the top rows: avg 
-0.3 -0.33 was only > figure of the top rows: sum 
-0.17 -0.29 was only > figures
-0.17 -0.28 was only > figures: fn:sum! fn:sum!
-0.12 -0.2 was only > figures: fn:sum! grouped by what is beside
-0.2 -0.24 was only > top groups
-0.2 -0.24 was only > top groups: own measure desc
-0.26 -0.32 was only > top groups: rows desc
-0.17 -0.2 was only > top rows: order:said desc
-0.38 -0.33 was previous > list
-0.21 -0.21 was previous > list: many 
-0.41 -0.41 was previous > list: named things 
-0.5 -0.36 was previous > list: where 
-0.25 -0.25 was previous > list: where distinct
0.4 0.35 was previous > next or previous row
-0.67 -0.68 was previous > next or previous row: other way position
0.39 0.38 was previous > next or previous row: said way position
0.46 0.41 was previous > next or previous row: said way time
-0.33 -0.31 was previous > rows before or after another
-0.26 -0.26 was previous > rows before or after another: list 
-0.23 -0.21 was who > extreme value
-0.23 -0.21 was who > extreme value: min guess
0.36 0.35 was who > first or last row
0.36 0.35 was who > first or last row: position first
-0.17 -0.22 was who > list
-0.26 -0.26 was who > top groups
-0.26 -0.26 was who > top groups: rows asc
-0.38 -0.36 was who > top rows
-0.38 -0.36 was who > top rows: order:guess asc
-2.04 -2.24 weakest 1
-1.31 -1.46 weakest 2
-0.53 -0.53 weakest 3
1.3 1.4 weakest 4
2.01 2.13 weakest 5
-0.27 -0.43 were > against another row: list guess
0.38 0.39 were > difference
-0.54 -0.39 were > difference: of counts 
-0.34 -0.3 were > difference: of counts turned 
0.31 0.33 were > difference: of ends guess
0.22 0.27 were > difference: of ends said
-0.28 -0.33 were > difference: of fields 
-0.22 -0.31 were > difference: of fields turned 
-0.45 -0.4 were > difference: of two guess
0.21 0.11 were > difference: of two turned guess
-0.19 -0.3 were > extreme value
-0.17 -0.2 were > extreme value: max said
-0.33 -0.3 were > extreme value: min guess
-0.31 -0.49 were > figures: fn:avg! one figure
0.4 0.3 were > figures: fn:count fn:count
0.32 0.26 were > figures: fn:count fn:distinct?
-0.21 -0.29 were > figures: fn:count fn:sum
-0.15 -0.94 were > figures: fn:count fn:sum!
-0.67 -0.56 were > figures: fn:count grouped by what is beside
-0.25 -0.25 were > figures: fn:distinct? fn:avg!
-1.03 -1.2 were > figures: fn:distinct? fn:sum!
-0.61 -0.52 were > figures: fn:distinct? grouped by what is beside
-0.2 -0.14 were > figures: fn:min grouped by what is beside
0.25 0.26 were > figures: fn:sum one figure
0.15 0.78 were > figures: fn:sum! grouped by what is beside
-0.73 -0.7 were > figures: fn:sum! one figure
0.41 0.38 were > figures: fn:sum? fn:avg!
-0.38 -0.44 were > figures: fn:sum? grouped by what is beside
0.5 0.44 were > figures: fn:sum? one figure
0.02 0.45 were > figures: fn:units one figure
-0.45 -0.46 were > figures: grouped by what is beside 
-1.41 -1.6 were > figures: one figure named
0.49 0.49 were > first or last row
0.31 0.3 were > first or last row: position first
0.38 0.39 were > first or last row: position last
0.28 0.3 were > first or last row: time first
-0.9 -0.88 were > groups that are named
-0.9 -0.88 were > groups that are named: listed 
-0.39 -0.33 were > groups that have
-0.39 -0.33 were > groups that have: list guess
-0.54 -0.61 were > list: all 
-0.12 -0.33 were > list: many 
-1.12 -1.15 were > list: named things 
-0.21 0.19 were > list: where 
-0.19 -0.27 were > loose figures
-1.37 -0.97 were > loose figures: avg 
-0.55 -0.47 were > loose figures: count 
-0.29 -0.25 were > loose figures: look up 
-0.43 -0.82 were > loose figures: look up guess
-0.56 -0.64 were > next or previous row: other way position
0.23 0.22 were > next or previous row: said way time
-0.34 -0.33 were > rows before or after another
-0.33 -0.33 were > rows before or after another: count 
-0.41 -0.4 were > rows before or after another: list 
0.39 0.32 were > share
0.39 0.32 were > share: filtered 
0.18 0.2 were > the same as another row
-0.04 -0.22 were > the same as another row: count guess
-0.04 -0.32 were > the same as another row: count said
0.18 0.2 were > the same as another row: list guess
0.43 0.55 were > top groups
0.28 0.42 were > top groups: own measure asc
0.43 0.37 were > top groups: own measure desc
-0.29 -0.3 were > top groups: rows asc
-0.48 -0.53 were > top groups: rows desc
-0.32 -0.3 were > top groups: said measure asc
0.65 0.54 were > top groups: sum of field asc
-0.22 -0.35 were > top rows
-0.86 -0.91 were > top rows: order:guess desc
0.75 0.87 were > top rows: order:said desc
-0.35 -0.44 were > which of these
-0.38 -0.44 were > which of these: count asc
-0.36 -0.45 were > which of these: count desc
-0.3 -0.34 were > which of these: guess asc
-0.3 -0.38 were > which of these: guess desc
-0.19 -0.32 were > which of these: position first
-0.28 -0.39 were > which of these: position last
-0.29 -0.33 were > which of these: said asc
-0.33 -0.37 were > which of these: said desc
0.29 0.27 were > yes or no
0.29 0.27 were > yes or no: exists 
0.26 0.41 were after > figures
0.26 0.41 were after > figures: fn:count one figure
-0.22 -0.41 were after > list
-0.27 -0.44 were after > list: where 
-0.2 -0.37 were after > list: where distinct
-0.38 -0.37 were after > next or previous row
-0.4 -0.4 were after > next or previous row: said way position
0.27 0.36 were at > figures
0.27 0.36 were at > figures: fn:count one figure
-0.24 -0.23 were between > comparison
-0.24 -0.23 were between > comparison: guess value
-0.19 -0.2 were between > difference: of counts 
-0.19 -0.2 were between > difference: of two guess
0.3 0.23 were between > difference: of two turned guess
-0.08 -0.2 were between > figures: fn:sum? grouped by what is beside
0.48 0.54 were between > how long
0.48 0.54 were between > how long: between rows 
-0.17 -0.21 were between > list: where distinct
-0.24 -0.32 were between > loose figures
-0.21 -0.19 were between > loose figures: look up 
-0.25 -0.25 were between > loose figures: sum 
0.4 0.42 were both > list
-0.4 -0.42 were both > list: many 
0.29 0.47 were both > list: where 
0.51 0.4 were both > list: where distinct
-0.35 -0.41 were both > loose figures
-0.23 -0.37 were both > loose figures: count 
-0.3 -0.42 were both > loose figures: sum 
-0.26 -0.32 were both > which of these
-0.22 -0.25 were both > which of these: count asc
-0.27 -0.31 were both > which of these: count desc
-0.23 -0.27 were both > which of these: position first
-0.22 -0.23 were both > which of these: position last
-0.18 -0.24 were both > which of these: said asc
-0.21 -0.18 were both > which of these: said desc
0.37 0.47 were by > figures
-0.16 -0.36 were by > figures: fn:avg! one figure
0.74 0.76 were by > figures: fn:count fn:avg!
0.43 0.46 were by > figures: fn:count one figure
-0.54 -0.54 were by > figures: fn:distinct? one figure
-0.3 -0.31 were by > figures: fn:sum! one figure
-0.19 -0.39 were by > list
-0.05 -0.23 were by > list: named things 
-0.16 -0.38 were by > list: where distinct
0.28 0.25 were each > list
-0.55 0.26 were each > list: where 
0.52 0.23 were each > list: where distinct
-0.28 -0.24 were each > loose figures
-0.28 -0.24 were each > loose figures: count 
-0.24 -0.18 were each > which of these
0.1 0.23 were from > comparison
0.1 0.23 were from > comparison: guess value
0.39 0.54 were from > figures
0.29 0.3 were from > figures: fn:count fn:avg!
-0.16 -0.42 were from > figures: fn:count grouped by what is beside
0.51 0.66 were from > figures: fn:count one figure
0.22 0.29 were from > figures: fn:distinct? one figure
-0.62 -0.74 were from > list
-0.43 -0.65 were from > list: where 
-0.59 -0.69 were from > list: where distinct
-0.24 -0.37 were from > loose figures
-0.26 -0.42 were from > loose figures: look up guess
-0.22 -0.25 were from > loose figures: sum 
-0.6 -0.56 were in > comparison
-0.6 -0.56 were in > comparison: guess value
0.41 0.65 were in > figures
-0.22 -0.18 were in > figures: fn:count fn:sum!
-0.29 -0.28 were in > figures: fn:count grouped by what is beside
0.3 0.45 were in > figures: fn:count one figure
-0.22 -0.25 were in > figures: fn:distinct? fn:sum!
-0.16 -0.24 were in > figures: fn:distinct? one figure
0.27 0.26 were in > figures: fn:sum? fn:sum!
-0.27 -0.3 were in > groups that are named
-0.27 -0.3 were in > groups that are named: listed 
0.43 0.55 were in > list: many 
-0.23 0.02 were in > list: where 
-0.74 -0.65 were in > loose figures
-0.64 -0.39 were in > loose figures: look up 
-0.8 -0.71 were in > loose figures: look up guess
-0.59 -0.65 were in > loose figures: sum 
0.33 0.31 were in > next or previous row
-0.31 -0.32 were in > next or previous row: other way position
0.34 0.32 were in > next or previous row: said way position
0.23 0.22 were in > next or previous row: said way time
-0.22 -0.27 were in > rows before or after another
-0.22 -0.27 were in > rows before or after another: count 
-0.24 -0.25 were in > top groups: rows desc
-0.14 0.29 were in > top rows
-0.37 -0.5 were in > top rows: order:guess desc
0.6 0.69 were in > top rows: order:said desc
-0.19 -0.21 were in > which of these: count desc
-0.1 -0.21 were listed > comparison
-0.1 -0.21 were listed > comparison: guess value
-0.36 -0.32 were listed > figures: fn:distinct? one figure
-0.33 -0.48 were listed > list
-0.14 -0.3 were listed > list: where 
-0.29 -0.44 were listed > list: where distinct
-0.23 -0.26 were listed > loose figures
-0.23 -0.16 were listed > loose figures: look up guess
-0.48 -0.48 were listed > next or previous row
-0.32 -0.36 were listed > next or previous row: other way position
-0.48 -0.48 were listed > next or previous row: said way position
0.26 0.26 were listed > rows before or after another
0.26 0.26 were listed > rows before or after another: count 
-0.11 -0.36 were listed > rows before or after another: list 
0.44 0.46 were no > figures
0.43 0.46 were no > figures: fn:count one figure
0.3 0.32 were no > figures: fn:distinct? fn:sum!
0.29 0.4 were no > figures: fn:distinct? one figure
-0.2 -0.08 were no > list
-0.42 -0.46 were no > loose figures
-0.21 -0.38 were no > loose figures: avg 
-0.36 -0.4 were no > loose figures: look up 
-0.45 -0.46 were no > loose figures: sum 
0.31 0.38 were not > figures
0.3 0.37 were not > figures: fn:count one figure
-0.33 -0.39 were not > list
-0.39 -0.44 were not > list: where 
-0.3 -0.34 were not > list: where distinct
-0.2 -0.29 were not > loose figures
-0.2 -0.29 were not > loose figures: look up guess
0.52 0.55 were on > figures
-0.57 -0.63 were on > figures: fn:count fn:sum!
0.52 0.56 were on > figures: fn:count one figure
-0.48 -0.48 were on > list: many 
-0.25 -0.42 were on > list: named things 
-0.02 0.29 were on > list: where 
0.26 0.18 were on > list: where distinct
-0.5 -0.59 were on > loose figures
-0.39 -0.45 were on > loose figures: avg 
-0.36 -0.39 were on > loose figures: look up guess
-0.44 -0.5 were on > loose figures: sum 
-0.18 -0.2 were on > which of these: said asc
0.25 0.16 were won > comparison
0.25 0.16 were won > comparison: guess value
0.21 0.29 were won > figures
-0.2 -0.2 were won > figures: fn:count fn:avg!
0.39 0.44 were won > figures: fn:count one figure
-0.25 -0.25 were won > figures: fn:distinct? fn:avg!
-0.21 -0.22 were won > figures: fn:distinct? grouped by what is beside
0.41 0.38 were won > figures: fn:sum? fn:avg!
-0.38 -0.43 were won > list
-0.42 -0.34 were won > list: many 
-0.29 -0.44 were won > list: where 
-0.33 -0.42 were won > list: where distinct
-0.12 -0.23 were won > loose figures
-0.44 -0.48 were won > loose figures: look up guess
0.26 0.26 what > against another row
-0.58 -0.53 what > amount
-0.19 -0.39 what > comparison
-0.18 -0.38 what > comparison: guess value
0.21 0.25 what > difference
-0.3 -0.33 what > difference: of counts 
-0.29 -0.32 what > difference: of counts turned 
-0.38 -0.38 what > difference: of ends guess
-0.39 -0.48 what > difference: of two guess
-0.65 -0.59 what > difference: of two turned guess
0.33 -0.54 what > figure of the top rows
0.35 -0.52 what > figure of the top rows: avg 
0.42 -0.46 what > figure of the top rows: sum 
-0.7 -0.54 what > figures: fn:avg fn:sum!
0.54 0.56 what > figures: fn:avg grouped
-0.29 -0.19 what > figures: fn:avg grouped by what is beside
-0.31 -0.32 what > figures: fn:avg! fn:sum!
0.27 0.43 what > figures: fn:avg! fn:sum?
0.29 0.16 what > figures: fn:avg! grouped
-0.76 -0.68 what > figures: fn:avg! grouped by what is beside
0.26 0.22 what > figures: fn:avg! one figure
-0.17 -0.24 what > figures: fn:count fn:avg!
-0.18 -0.22 what > figures: fn:count fn:distinct?
-0.28 -0.35 what > figures: fn:count fn:sum!
-0.5 -0.57 what > figures: fn:count grouped
-0.8 -0.66 what > figures: fn:count grouped by what is beside
0.24 0.23 what > figures: fn:distinct one figure
-0.33 -0.37 what > figures: fn:distinct? fn:sum!
-0.46 -0.49 what > figures: fn:distinct? grouped
-0.62 -0.62 what > figures: fn:distinct? grouped by what is beside
-0.23 -0.23 what > figures: fn:max fn:avg!
0.34 0.35 what > figures: fn:max fn:sum!
-0.23 -0.23 what > figures: fn:max grouped
-0.62 -0.53 what > figures: fn:max grouped by what is beside
-0.4 -0.39 what > figures: fn:median fn:sum!
-0.2 -0.16 what > figures: fn:min fn:sum!
-0.61 -0.65 what > figures: fn:min grouped by what is beside
0.19 0.2 what > figures: fn:min one figure
0.4 0.4 what > figures: fn:missing one figure
-0.38 -0.36 what > figures: fn:mode grouped by what is beside
-0.36 -0.38 what > figures: fn:range fn:sum!
0.3 0.3 what > figures: fn:range one figure
0.34 0.52 what > figures: fn:ratio one figure
-0.33 -0.62 what > figures: fn:revenue grouped
-0.2 -0.24 what > figures: fn:revenue grouped by what is beside
0.42 0.32 what > figures: fn:skewness one figure
0.28 0.27 what > figures: fn:stddev one figure
0.25 0.35 what > figures: fn:sum fn:avg!
-0.22 -0.04 what > figures: fn:sum fn:sum!
0.21 0.21 what > figures: fn:sum grouped
0.58 0.66 what > figures: fn:sum! fn:count
-0.23 -0.24 what > figures: fn:sum! fn:distinct?
-0.21 -0.26 what > figures: fn:sum! fn:max
-0.47 -0.45 what > figures: fn:sum! fn:sum!
-0.3 -0.34 what > figures: fn:sum! fn:sum?
-0.27 0.39 what > figures: fn:sum! grouped
-0.53 -0.19 what > figures: fn:sum! grouped by what is beside
-0.19 -0.22 what > figures: fn:sum? grouped
-0.41 -0.43 what > figures: fn:sum? grouped by what is beside
-0.23 -0.28 what > figures: fn:sum? one figure
-0.32 -0.32 what > figures: fn:units fn:avg!
-0.28 -0.26 what > figures: fn:units fn:max
-0.3 -0.3 what > figures: fn:units fn:units
-0.28 -0.27 what > figures: fn:units grouped
-0.14 -0.3 what > figures: grouped by what is beside 
-0.88 -0.8 what > figures: grouped named
-0.36 -0.52 what > figures: one figure named
-0.34 -0.32 what > first or last of each
-0.34 -0.32 what > first or last of each:  
-0.46 -0.47 what > first or last row: position turned first
-0.36 -0.44 what > first or last row: position turned last
-0.5 -0.49 what > first or last row: time last
-0.77 -0.9 what > groups that are named
-0.77 -0.9 what > groups that are named: listed 
-0.36 -0.27 what > groups that have
-0.46 -0.55 what > groups that have: list guess
0.27 0.26 what > groups that have: list said
-0.74 -0.76 what > list: all 
-0.18 -0.22 what > loose figures: avg 
-0.33 -0.35 what > loose figures: count 
-0.15 -0.23 what > loose figures: look up guess
-0.22 -0.26 what > loose figures: sum 
0.22 0.14 what > next or previous row
-0.36 -0.41 what > next or previous row: other way position
0.45 0.35 what > next or previous row: said way time
0.68 0.77 what > none
0.26 0.29 what > place
-0.69 -0.65 what > rows before or after another
-1.04 -0.95 what > rows before or after another: count 
-0.39 -0.43 what > rows before or after another: list 
0.27 0.38 what > share
0.38 0.47 what > share: filtered 
-0.38 -0.35 what > share: filtered twice 
0.63 0.6 what > the same as another row
-0.42 -0.52 what > the same as another row: count guess
-0.43 -0.42 what > the same as another row: count said
0.42 0.46 what > the same as another row: list guess
0.47 0.43 what > the same as another row: list said
-0.77 -1.02 what > time
-0.48 -0.74 what > top groups: own measure asc
-0.35 -0.31 what > top groups: rows asc
-0.61 -0.58 what > top groups: said measure asc
-0.38 -0.29 what > top groups: said measure desc
0.26 0.23 what > top groups: sum of field desc
-0.75 -0.75 what > top groups: units desc
-0.28 -0.35 what > top rows: order:guess asc
-0.77 -0.69 what > which of these
-0.94 -0.93 what > which of these: count asc
-1.09 -1.02 what > which of these: count desc
-0.38 -0.2 what > which of these: guess asc
-0.45 -0.37 what > which of these: guess desc
-0.81 -0.62 what > which of these: position first
-1.04 -0.97 what > which of these: position last
-0.63 -0.55 what > which of these: said asc
-0.36 -0.44 what amount > comparison
-0.36 -0.44 what amount > comparison: guess value
-0.29 -0.34 what amount > figures
-0.29 -0.34 what amount > figures: fn:count one figure
-0.2 -0.25 what amount > groups that are named
-0.2 -0.25 what amount > groups that are named: listed 
-0.35 -0.4 what amount > list: where 
0.54 0.56 what amount > loose figures
0.54 0.56 what amount > loose figures: look up guess
-0.31 -0.35 what are > comparison
-0.31 -0.35 what are > comparison: guess value
0.35 0.28 what are > extreme value: max guess
-0.22 -0.31 what are > extreme value: max said
-0.61 -0.16 what are > figure of the top rows
-0.53 -0.12 what are > figure of the top rows: avg 
-0.42 -0.12 what are > figure of the top rows: sum 
0.43 0.42 what are > figures: fn:avg one figure
-0.34 -0.38 what are > figures: fn:avg! grouped
-0.24 -0.26 what are > figures: fn:avg! grouped by what is beside
-0.27 -0.26 what are > figures: fn:count grouped by what is beside
0.33 0.31 what are > figures: fn:count one figure
-0.26 -0.28 what are > figures: fn:distinct? fn:sum!
-0.22 -0.19 what are > figures: fn:distinct? grouped by what is beside
-0.17 -0.2 what are > figures: fn:distinct? one figure
-0.59 -0.73 what are > figures: fn:median one figure
0.19 0.2 what are > figures: fn:min one figure
-0.25 -0.36 what are > figures: fn:mode one figure
-0.27 -0.25 what are > figures: fn:stddev one figure
-0.68 -0.8 what are > figures: fn:sum! grouped
-0.3 -0.46 what are > figures: fn:sum! grouped by what is beside
0.24 0.2 what are > figures: fn:sum? fn:sum!
-0.65 -0.86 what are > figures: grouped named
-0.28 -0.35 what are > figures: one figure named
-0.62 -0.68 what are > first or last row
-0.28 -0.4 what are > first or last row: position first
-0.42 -0.41 what are > first or last row: position last
-0.52 -0.69 what are > first or last row: time first
-0.21 -0.25 what are > list
-0.71 -0.68 what are > list: many 
-0.48 -0.46 what are > list: named things 
-0.21 -0.27 what are > list: where distinct
0.39 0.45 what are > loose figures
-0.57 -0.31 what are > loose figures: look up guess
0.49 0.54 what are > loose figures: sum 
-0.46 -0.43 what are > top groups: sum of field desc
-0.51 -0.57 what did > list
-0.63 -0.62 what did > list: where 
-0.42 -0.5 what did > list: where distinct
-0.26 -0.3 what did > loose figures
-0.26 -0.3 what did > loose figures: count 
0.31 0.34 what did > next or previous row
-0.6 -0.6 what did > next or previous row: other way position
0.41 0.44 what did > next or previous row: said way position
-0.31 -0.4 what did > next or previous row: said way time
-0.2 -0.23 what did > rows before or after another
-0.19 -0.2 what did > rows before or after another: count 
-0.21 -0.29 what did > rows before or after another: list 
-0.26 -0.15 what does > loose figures
-0.23 -0.14 what does > loose figures: sum 
0.33 0.29 what has > against another row
-0.27 -0.31 what has > against another row: count guess
0.27 0.3 what has > against another row: list guess
-0.28 -0.24 what has > list
-0.29 -0.26 what has > list: where 
-0.2 -0.16 what has > list: where distinct
-0.13 -0.2 what has > which of these
-0.07 -0.2 what has > which of these: count desc
-0.53 -0.52 what is > comparison
-0.53 -0.52 what is > comparison: guess value
0.62 0.58 what is > difference
-0.26 -0.28 what is > difference: of counts 
-0.25 -0.27 what is > difference: of counts turned 
0.19 0.23 what is > difference: of ends guess
-0.38 -0.44 what is > difference: of two guess
-0.61 -0.55 what is > difference: of two turned guess
0.1 0.22 what is > difference: of two turned said
-0.98 -0.95 what is > extreme value: max guess
-1.08 -1.19 what is > extreme value: min guess
0.24 0.3 what is > extreme value: min said
0.24 0.24 what is > figures
-0.66 -0.52 what is > figures: fn:avg fn:sum!
0.54 0.56 what is > figures: fn:avg grouped
-0.21 -0.09 what is > figures: fn:avg grouped by what is beside
-0.29 -0.29 what is > figures: fn:avg one figure
-0.31 -0.32 what is > figures: fn:avg! fn:sum!
0.27 0.43 what is > figures: fn:avg! fn:sum?
0.26 0.23 what is > figures: fn:avg! one figure
-0.2 -0.2 what is > figures: fn:count fn:avg!
-0.18 -0.22 what is > figures: fn:count fn:distinct?
-0.24 -0.23 what is > figures: fn:count fn:sum!
-0.44 -0.51 what is > figures: fn:count grouped
-0.57 -0.62 what is > figures: fn:count grouped by what is beside
0.3 0.3 what is > figures: fn:count one figure
0.24 0.23 what is > figures: fn:distinct one figure
-0.29 -0.32 what is > figures: fn:distinct? fn:sum!
-0.45 -0.49 what is > figures: fn:distinct? grouped
-0.35 -0.32 what is > figures: fn:distinct? grouped by what is beside
0.34 0.35 what is > figures: fn:max fn:sum!
-0.34 -0.33 what is > figures: fn:median fn:sum!
0.82 0.72 what is > figures: fn:median one figure
-0.25 -0.25 what is > figures: fn:min grouped by what is beside
0.4 0.4 what is > figures: fn:missing one figure
-0.38 -0.36 what is > figures: fn:mode grouped by what is beside
0.68 0.76 what is > figures: fn:mode one figure
-0.36 -0.38 what is > figures: fn:range fn:sum!
0.3 0.3 what is > figures: fn:range one figure
0.34 0.52 what is > figures: fn:ratio one figure
-0.29 -0.24 what is > figures: fn:revenue one figure
0.42 0.32 what is > figures: fn:skewness one figure
0.96 0.79 what is > figures: fn:stddev one figure
0.25 0.35 what is > figures: fn:sum fn:avg!
-0.22 -0.04 what is > figures: fn:sum fn:sum!
0.21 0.21 what is > figures: fn:sum grouped
0.25 0.3 what is > figures: fn:sum! fn:count
-0.23 -0.24 what is > figures: fn:sum! fn:distinct?
-0.44 -0.38 what is > figures: fn:sum! fn:sum!
-0.3 -0.34 what is > figures: fn:sum! fn:sum?
-0.37 -0.5 what is > figures: fn:sum! grouped
-1.07 -1.07 what is > figures: fn:sum! grouped by what is beside
-0.97 -0.66 what is > figures: fn:sum! one figure
-0.22 -0.29 what is > figures: fn:sum? fn:sum!
-0.19 -0.22 what is > figures: fn:sum? grouped
-0.23 -0.28 what is > figures: fn:sum? one figure
0.2 0.17 what is > first or last row
0.37 0.34 what is > first or last row: position last
-0.34 -0.34 what is > first or last row: position turned last
0.47 0.38 what is > first or last row: time first
-0.51 -0.58 what is > first or last row: time last
-0.41 -0.64 what is > groups that are named
-0.41 -0.64 what is > groups that are named: listed 
-0.22 -0.24 what is > groups that have
-0.22 -0.24 what is > groups that have: list guess
-0.29 -0.34 what is > list
-0.22 -0.26 what is > list: all 
-0.58 -0.4 what is > list: many 
-0.35 -0.18 what is > list: named things 
-0.37 -0.42 what is > list: where distinct
0.15 0.25 what is > loose figures
-0.63 -0.59 what is > loose figures: avg 
-0.12 -0.22 what is > loose figures: look up guess
0.24 0.2 what is > next or previous row
-0.8 -0.84 what is > next or previous row: other way position
0.32 0.27 what is > next or previous row: said way position
0.15 0.22 what is > next or previous row: said way time
-0.27 -0.21 what is > rows before or after another
-0.51 -0.33 what is > rows before or after another: count 
-0.23 -0.2 what is > rows before or after another: list 
-0.31 -0.34 what is > share
-0.31 -0.34 what is > share: filtered 
0.22 0.24 what is > the same as another row
-0.35 -0.44 what is > the same as another row: count said
0.27 0.33 what is > the same as another row: list said
-0.4 -0.44 what is > top groups
-0.76 -0.8 what is > top groups: own measure asc
-0.51 -0.67 what is > top groups: rows asc
-1.23 -1.27 what is > top groups: rows desc
-0.8 -0.77 what is > top groups: said measure desc
-0.73 -0.75 what is > top groups: sum of field asc
-0.75 -0.75 what is > top groups: units desc
-0.49 -0.51 what is > top rows
-0.56 -0.52 what is > top rows: order:guess asc
-0.87 -0.86 what is > top rows: order:said asc
-0.35 -0.39 what is > top rows: order:said desc
-0.44 -0.48 what is > which of these
-0.35 -0.38 what is > which of these: count asc
-0.32 -0.37 what is > which of these: count desc
-0.52 -0.65 what is > which of these: guess asc
-0.5 -0.56 what is > which of these: guess desc
-0.76 -0.81 what is > which of these: position first
-0.22 -0.2 what is > which of these: said desc
-0.19 -0.2 what name > list
-0.22 -0.22 what name > list: where 
0.19 0.2 what name > next or previous row
0.43 0.45 what name > next or previous row: said way position
0.23 0.22 what number > against another row
0.26 0.26 what number > against another row: count guess
-0.27 -0.27 what number > against another row: list guess
0.3 0.24 what number > comparison
0.3 0.24 what number > comparison: guess value
0.87 0.95 what number > figures
-0.23 -0.27 what number > figures: fn:count fn:sum!
-0.36 -0.47 what number > figures: fn:count grouped by what is beside
0.17 0.22 what number > figures: fn:count one figure
-0.18 -0.2 what number > figures: fn:distinct? fn:sum!
-0.35 -0.41 what number > figures: fn:distinct? grouped by what is beside
0.27 0.29 what number > figures: fn:distinct? one figure
-0.64 -0.57 what number > list
-0.49 -0.39 what number > list: many 
-0.61 -0.55 what number > list: where 
-0.6 -0.55 what number > list: where distinct
-0.84 -0.95 what number > loose figures
-0.61 -0.64 what number > loose figures: avg 
-0.36 -0.52 what number > loose figures: look up 
-0.47 -0.65 what number > loose figures: look up guess
-0.73 -0.75 what number > loose figures: sum 
0.41 0.43 what other > list: many 
-0.24 -0.32 what other > list: named things 
-0.63 -0.61 what other > list: where 
-0.46 -0.55 what other > list: where distinct
-0.2 -0.22 what other > loose figures
-0.43 -0.52 what other > loose figures: count 
0.23 0.23 what other > the same as another row
-0.41 -0.53 what other > the same as another row: count guess
-0.4 -0.46 what other > the same as another row: count said
0.22 0.27 what other > the same as another row: list said
-0.26 -0.45 what other > which of these
-0.11 -0.21 what other > which of these: count asc
-0.12 -0.22 what other > which of these: count desc
0 -0.21 what other > which of these: position last
-0.33 -0.32 what percentage > figures
-0.28 -0.33 what percentage > list
-0.06 -0.33 what percentage > list: named things 
-0.24 -0.31 what percentage > list: where 
-0.31 -0.3 what percentage > list: where distinct
-0.61 -0.62 what percentage > loose figures
-0.69 -0.72 what percentage > loose figures: count 
0.26 0.28 what percentage > share
0.33 0.34 what percentage > share: filtered 
-0.27 -0.25 what percentage > share: filtered twice 
-0.25 -0.22 what percentage > top rows: order:said desc
-0.19 -0.21 what share > figures
-0.19 -0.21 what share > figures: fn:revenue one figure
-0.3 -0.3 what share > list
-0.28 -0.3 what share > list: where 
-0.29 -0.29 what share > list: where distinct
-0.38 -0.38 what share > loose figures
-0.38 -0.38 what share > loose figures: count 
0.23 0.25 what share > share
0.34 0.32 what share > share: filtered 
-0.21 -0.2 what share > share: filtered twice 
0.43 0.33 what was > comparison
0.44 0.34 what was > comparison: guess value
-0.23 -0.32 what was > difference: of counts 
-0.25 -0.33 what was > difference: of counts turned 
-0.57 -0.6 what was > difference: of ends guess
-0.2 -0.28 what was > difference: of two guess
0.68 0.79 what was > difference: of two said
-0.54 -0.4 what was > difference: of two turned guess
-0.74 -0.8 what was > difference: of two turned said
0.18 0.3 what was > extreme value: max guess
0.2 0.21 what was > extreme value: max said
-1.74 -1.15 what was > extreme value: min guess
-0.53 -0.59 what was > extreme value: min said
-0.23 -0.23 what was > figures
-0.19 -0.22 what was > figures: fn:avg grouped by what is beside
-0.43 -0.39 what was > figures: fn:avg! grouped by what is beside
-0.21 -0.26 what was > figures: fn:count fn:avg!
-0.2 -0.25 what was > figures: fn:count fn:sum!
-0.67 -0.8 what was > figures: fn:count grouped by what is beside
-0.42 -0.51 what was > figures: fn:distinct? one figure
-0.28 -0.31 what was > figures: fn:median one figure
-0.46 -0.39 what was > figures: fn:min grouped by what is beside
-0.33 -0.62 what was > figures: fn:revenue grouped
-0.2 -0.24 what was > figures: fn:revenue grouped by what is beside
0.16 0.22 what was > figures: fn:revenue one figure
0.62 0.52 what was > figures: fn:sum one figure
0.52 0.53 what was > figures: fn:sum! fn:count
-0.44 -0.45 what was > first or last row: position turned first
-0.26 -0.26 what was > first or last row: position turned last
0.39 0.37 what was > first or last row: time first
-0.56 -0.54 what was > first or last row: time last
-0.23 -0.27 what was > groups that are named
-0.23 -0.27 what was > groups that are named: listed 
-0.12 -0.23 what was > list
-0.5 -0.54 what was > list: all 
0.45 0.44 what was > list: many 
0.28 0.28 what was > list: named things 
-0.67 -0.66 what was > list: where 
-0.39 -0.53 what was > list: where distinct
-0.14 -0.32 what was > loose figures
0.15 -0.34 what was > loose figures: avg 
-0.36 -0.36 what was > loose figures: count 
-0.11 -0.21 what was > loose figures: look up 
-0.7 -0.62 what was > loose figures: look up guess
0.57 0.57 what was > next or previous row: other way position
-0.91 -0.88 what was > next or previous row: said way position
0.52 0.5 what was > next or previous row: said way time
-0.82 -0.81 what was > rows before or after another
-0.57 -0.54 what was > rows before or after another: count 
-0.77 -0.67 what was > rows before or after another: list 
-0.1 -0.22 what was > top groups
0.32 0.3 what was > top groups: own measure desc
-0.51 -0.68 what was > top groups: rows asc
-0.18 -0.25 what was > top groups: said measure asc
-1.08 -1.07 what was > top groups: sum of field asc
-0.29 -0.41 what was > top groups: sum of field desc
-0.28 -0.26 what was > top rows: order:guess desc
0.31 0.27 what was > top rows: order:said asc
0.04 0.25 what was > which of these: guess asc
-0.3 0.16 what was > which of these: position first
0.21 0.36 what was > which of these: said asc
-0.35 -0.33 what were > comparison
-0.35 -0.33 what were > comparison: guess value
0.44 0.38 what were > figures
0.28 0.28 what were > figures: fn:count fn:avg!
-0.36 -0.45 what were > figures: fn:count fn:sum!
-0.37 -0.36 what were > figures: fn:count grouped by what is beside
0.25 0.16 what were > figures: fn:count one figure
-0.14 -0.4 what were > figures: fn:distinct? grouped by what is beside
-0.45 -0.52 what were > figures: fn:distinct? one figure
0.25 0.26 what were > figures: fn:sum one figure
0 -0.25 what were > figures: fn:sum! grouped by what is beside
-0.13 -0.26 what were > figures: fn:sum? grouped by what is beside
0.38 0.39 what were > first or last row
0.38 0.39 what were > first or last row: position last
-0.6 -0.55 what were > list
0.49 0.49 what were > list: many 
-0.36 -0.38 what were > list: named things 
-1.06 -0.93 what were > list: where 
-0.97 -0.86 what were > list: where distinct
0.31 0.3 what were > loose figures: look up 
-0.95 -1.09 what were > loose figures: look up guess
-0.43 -0.11 what were > loose figures: sum 
0.3 0.2 what were > top groups
0.28 0.26 what were > top groups: rows desc
-0.55 -0.56 what were > top rows
-0.44 -0.46 what were > top rows: order:guess desc
-0.44 -0.19 what were > which of these
-0.23 -0.05 what were > which of these: position first
-0.24 -0.15 what were > which of these: said desc
-0.22 -0.22 what won > next or previous row
-0.22 -0.22 what won > next or previous row: other way position
0.28 0.28 what won > top groups
0.28 0.28 what won > top groups: rows desc
-0.61 -0.56 what year > extreme value: max guess
-0.71 -0.71 what year > extreme value: max said
0.14 -0.49 what year > extreme value: min guess
0.43 0.48 what year > extreme value: min said
-0.29 -0.25 what year > figure of the top rows
-0.27 -0.25 what year > figure of the top rows: avg 
-0.79 -0.38 what year > figures
0.51 0.37 what year > figures: fn:avg! grouped
-0.25 -0.23 what year > figures: fn:count grouped
-0.17 -0.22 what year > figures: fn:count one figure
-0.2 -0.18 what year > figures: fn:distinct? grouped
-0.17 -0.25 what year > figures: fn:distinct? one figure
-0.23 -0.23 what year > figures: fn:max grouped
-0.37 0.58 what year > figures: fn:sum! grouped
-0.06 -0.34 what year > figures: fn:sum! one figure
-0.23 -0.21 what year > figures: fn:sum? grouped
-0.32 -0.32 what year > figures: fn:units fn:avg!
-0.28 -0.26 what year > figures: fn:units fn:max
-0.3 -0.3 what year > figures: fn:units fn:units
-0.28 -0.27 what year > figures: fn:units grouped
-0.56 -0.45 what year > figures: grouped named
-0.34 -0.32 what year > first or last of each
-0.34 -0.32 what year > first or last of each:  
-0.22 -0.35 what year > first or last row: position first
0.25 0.25 what year > first or last row: position last
-0.19 -0.23 what year > first or last row: position turned first
-0.45 -0.54 what year > first or last row: time first
-0.21 -0.08 what year > groups that are named
-0.21 -0.08 what year > groups that are named: listed 
-0.35 -0.34 what year > list: all 
0.52 0.59 what year > list: many 
-0.39 -0.41 what year > list: named things 
-0.77 -0.69 what year > list: where 
-0.46 -0.73 what year > list: where distinct
-0.2 -0.21 what year > loose figures
0.28 0.33 what year > loose figures: avg 
-0.4 -0.48 what year > loose figures: count 
-0.18 -0.24 what year > loose figures: look up 
-0.27 -0.42 what year > loose figures: sum 
-0.29 -0.37 what year > next or previous row
-0.32 -0.39 what year > next or previous row: said way position
-0.25 -0.31 what year > next or previous row: said way time
-0.3 -0.44 what year > rows before or after another
-0.31 -0.44 what year > rows before or after another: list 
0.21 0.27 what year > top groups
-0.32 -0.3 what year > top groups: said measure asc
0.45 0.44 what year > top groups: said measure desc
-0.35 -0.34 what year > top groups: sum of field desc
-0.3 -0.33 what year > top rows: order:guess asc
-0.45 -0.57 what year > top rows: order:hint asc
-0.15 -0.21 what year > top rows: order:said desc
-0.38 -0.22 when > extreme value
-0.52 -0.53 when > extreme value: max guess
-0.34 -0.34 when > extreme value: max said
-0.68 -0.58 when > extreme value: min guess
-0.6 -0.71 when > figures
0.27 0.36 when > figures: fn:count one figure
-0.21 -0.36 when > figures: fn:sum! one figure
-0.23 -0.34 when > figures: grouped named
0.27 0.21 when > first or last of each
0.27 0.21 when > first or last of each:  
0.25 0.33 when > first or last row
0.45 0.5 when > first or last row: position first
-0.45 -0.81 when > first or last row: time first
-0.73 -0.95 when > first or last row: time last
-0.19 -0.21 when > groups that have
-0.19 -0.21 when > groups that have: list guess
-0.24 -0.29 when > list: all 
-0.4 -0.42 when > list: many 
-0.34 -0.33 when > loose figures
-0.27 -0.32 when > loose figures: avg 
-0.48 -0.37 when > loose figures: count 
-0.22 -0.3 when > loose figures: sum 
-0.06 -0.46 when > name
0.31 0.4 when > next or previous row
-0.35 -0.33 when > next or previous row: other way position
0.32 0.39 when > next or previous row: said way position
-0.78 -0.93 when > place
-1.6 -1.96 when > text
0.47 1.13 when > time
-0.41 -0.6 when > top groups
-0.22 -0.2 when > top groups: revenue desc
-0.2 -0.22 when > top groups: rows asc
-0.18 -0.37 when > top groups: sum of field asc
-0.42 -0.4 when > top rows: order:guess desc
-0.35 -0.34 when > top rows: order:said asc
-0.47 -0.46 when > top rows: order:said desc
-0.34 -0.34 when did > extreme value
-0.34 -0.34 when did > extreme value: max said
-0.23 -0.34 when did > figures
-0.23 -0.34 when did > figures: grouped named
0.27 0.21 when did > first or last of each
0.27 0.21 when did > first or last of each:  
0.49 0.45 when did > first or last row: position first
-0.21 -0.21 when did > first or last row: position last
-0.53 -0.46 when did > first or last row: time first
0.25 0.27 when did > list
-0.23 -0.29 when did > list: all 
-0.4 -0.4 when did > list: many 
0.34 0.29 when did > list: where 
0.18 0.26 when did > list: where distinct
-0.33 -0.32 when did > loose figures
-0.26 -0.31 when did > loose figures: avg 
-0.46 -0.36 when did > loose figures: count 
-0.21 -0.29 when did > loose figures: sum 
-0.22 -0.2 when did > top groups: revenue desc
-0.47 -0.46 when did > top rows
-0.47 -0.46 when did > top rows: order:said desc
-0.23 -0.17 when was > extreme value
-0.52 -0.53 when was > extreme value: max guess
-0.68 -0.58 when was > extreme value: min guess
-0.23 -0.26 when was > figures
-0.21 -0.36 when was > figures: fn:sum! one figure
0.42 0.42 when was > first or last row
0.37 0.39 when was > first or last row: position first
-0.26 -0.5 when was > first or last row: time first
-0.75 -0.87 when was > first or last row: time last
-0.19 -0.21 when was > groups that have
-0.19 -0.21 when was > groups that have: list guess
-0.49 -0.58 when was > list
-0.55 -0.65 when was > list: where 
-0.39 -0.51 when was > list: where distinct
-0.42 -0.34 when was > loose figures
-0.34 -0.32 when was > loose figures: avg 
-0.43 -0.24 when was > loose figures: count 
-0.3 -0.28 when was > loose figures: sum 
0.31 0.4 when was > next or previous row
-0.35 -0.33 when was > next or previous row: other way position
0.32 0.39 when was > next or previous row: said way position
-0.2 -0.2 when was > top groups: rows asc
-0.31 -0.4 when was > top groups: rows desc
-0.18 -0.37 when was > top groups: sum of field asc
-0.42 -0.4 when was > top rows: order:guess desc
-0.35 -0.34 when was > top rows: order:said asc
-0.59 -0.89 where > amount
-0.58 -0.81 where > comparison
-0.58 -0.81 where > comparison: guess value
-0.51 -0.64 where > extreme value
-0.14 -0.21 where > extreme value: min guess
-0.39 -0.51 where > extreme value: min said
0.83 0.9 where > figures
-0.34 -0.38 where > figures: fn:avg fn:sum!
0.22 0.87 where > figures: fn:avg grouped by what is beside
1.01 0.68 where > figures: fn:avg one figure
-0.31 -0.33 where > figures: fn:count grouped by what is beside
0.46 0.64 where > figures: fn:count one figure
-0.52 -0.47 where > figures: fn:distinct? one figure
-0.27 -0.15 where > figures: fn:min grouped by what is beside
0.49 -0.01 where > figures: fn:sum! grouped by what is beside
-0.32 -0.34 where > figures: fn:sum? one figure
-0.32 -0.27 where > figures: grouped by what is beside 
-0.31 -0.26 where > figures: one figure named
0.44 0.44 where > first or last row
0.2 0.07 where > first or last row: position first
0.33 0.37 where > first or last row: time first
-0.74 -0.82 where > groups that are named
-0.74 -0.82 where > groups that are named: listed 
0.2 0.34 where > list: many 
-0.98 -1.12 where > list: where 
-0.77 -0.8 where > list: where distinct
-0.49 -0.65 where > loose figures
-0.36 -0.32 where > loose figures: avg 
-0.74 -0.94 where > loose figures: count 
-0.27 -0.32 where > loose figures: sum 
-0.7 -0.68 where > name
-0.39 -0.38 where > next or previous row: other way position
0.22 0.33 where > next or previous row: said way position
-0.38 -0.36 where > next or previous row: said way time
0.24 0.27 where > none
0.57 0.61 where > place
-0.33 -0.26 where > rows before or after another
-0.33 -0.34 where > rows before or after another: count 
-0.3 -0.23 where > rows before or after another: list 
-0.75 -1.03 where > time
-0.38 -0.44 where > top groups
-0.54 -0.54 where > top groups: rows asc
-0.34 -0.33 where > top groups: rows desc
-0.29 -0.29 where > top groups: sum of field asc
0.3 0.27 where > top rows
0.45 0.51 where > top rows: order:said desc
-0.76 -0.64 where > which of these
-0.53 -0.27 where > which of these: count asc
-0.42 -0.26 where > which of these: count desc
-0.52 -0.23 where > which of these: guess asc
-0.5 -0.36 where > which of these: guess desc
-0.65 -0.39 where > which of these: position first
-0.65 -0.42 where > which of these: position last
-0.21 -0.23 where > which of these: said desc
-0.41 -0.42 where did > list
-0.18 -0.23 where did > list: all 
-0.49 -0.55 where did > list: many 
-0.25 -0.16 where did > list: where 
-0.23 -0.17 where did > list: where distinct
-0.63 -0.67 where did > loose figures
-0.63 -0.67 where did > loose figures: count 
0.44 0.51 where did > next or previous row
0.44 0.51 where did > next or previous row: said way position
0.2 0.22 where is > list
0.2 0.22 where is > list: where 
0.18 0.21 where is > list: where distinct
-0.19 -0.21 where is > loose figures
-0.19 -0.21 where is > loose figures: count 
-0.14 -0.21 where was > extreme value
-0.14 -0.21 where was > extreme value: min guess
0.35 0.36 where was > first or last row
-0.19 -0.34 where was > first or last row: position last
0.21 0.27 where was > first or last row: time first
0.18 0.21 where was > first or last row: time last
-0.44 -0.5 where was > list
-0.16 -0.23 where was > list: all 
-0.47 -0.52 where was > list: where 
-0.39 -0.47 where was > list: where distinct
-0.27 -0.31 where was > loose figures
-0.18 -0.21 where was > loose figures: avg 
-0.23 -0.25 where was > loose figures: count 
-0.17 -0.2 where was > loose figures: sum 
0.26 0.3 where was > next or previous row
-0.43 -0.42 where was > next or previous row: other way position
0.36 0.35 where was > next or previous row: said way position
-0.38 -0.36 where was > next or previous row: said way time
-0.2 -0.23 where was > rows before or after another
-0.17 -0.24 where was > rows before or after another: count 
-0.23 -0.22 where was > rows before or after another: list 
-0.28 -0.27 where was > top groups
-0.2 -0.21 where was > top rows
-0.2 -0.21 where was > top rows: order:guess asc
-0.61 -0.61 which > against another row: count guess
-0.37 -0.4 which > against another row: count said
-0.21 -0.24 which > against another row: list guess
0.19 0.23 which > against another row: list said
-0.98 -1.11 which > amount
-0.87 -0.84 which > comparison
-0.7 -0.57 which > comparison: guess value
0.49 0.5 which > difference
-0.59 -0.71 which > extreme value
-0.77 -0.62 which > extreme value: max guess
-1.68 -1.66 which > extreme value: max said
-1.02 -0.74 which > extreme value: min guess
-0.38 -0.34 which > figure of the top rows: sum 
-1.06 -0.94 which > figures
-0.32 -0.32 which > figures: fn:avg grouped by what is beside
-0.31 -0.33 which > figures: fn:avg one figure
-0.3 -0.33 which > figures: fn:avg! grouped by what is beside
-0.34 -0.32 which > figures: fn:count fn:sum!
-0.32 -0.29 which > figures: fn:count grouped by what is beside
-0.21 -0.11 which > figures: fn:count one figure
-0.39 -0.35 which > figures: fn:distinct? grouped by what is beside
-0.71 -0.68 which > figures: fn:distinct? one figure
-0.2 -0.33 which > figures: fn:max grouped
-0.86 -0.5 which > figures: fn:max grouped by what is beside
-0.2 -0.27 which > figures: fn:max one figure
-0.37 -0.35 which > figures: fn:min grouped
-0.85 -0.72 which > figures: fn:min grouped by what is beside
-0.41 -0.37 which > figures: fn:min one figure
-0.64 -0.66 which > figures: fn:revenue grouped
-0.25 -0.09 which > figures: fn:revenue grouped by what is beside
-0.26 -0.61 which > figures: fn:revenue one figure
-0.21 -0.22 which > figures: fn:sum! fn:avg
-0.72 -0.61 which > figures: fn:sum! fn:count
-0.35 -0.29 which > figures: fn:sum! fn:max
-0.37 -0.46 which > figures: fn:sum! fn:min
-0.55 -0.54 which > figures: fn:sum! fn:sum!
0.17 0.21 which > figures: fn:sum! fn:sum?
-0.2 -0.22 which > figures: fn:sum! grouped
-0.52 -0.3 which > figures: fn:sum! grouped by what is beside
-0.34 -0.52 which > figures: fn:sum! one figure
-0.34 -0.27 which > figures: fn:sum? grouped by what is beside
-0.41 -0.39 which > figures: grouped by what is beside 
-0.41 -0.43 which > figures: grouped named
-0.38 -0.33 which > figures: one figure named
-0.25 -0.23 which > first or last of each
-0.25 -0.23 which > first or last of each:  
-0.51 -0.45 which > first or last row: position first
0.48 0.47 which > first or last row: time last
-0.35 -0.4 which > groups that are named
-0.35 -0.4 which > groups that are named: listed 
0.57 0.45 which > groups that have
0.69 0.53 which > groups that have: list guess
-0.33 -0.18 which > groups that have: list said
-0.46 -0.54 which > list: all 
0.29 0.37 which > list: named things 
-0.5 -0.47 which > list: where distinct
-0.33 -0.47 which > loose figures
-0.33 -0.44 which > loose figures: count 
-1.07 -1.18 which > loose figures: look up 
-0.5 -0.6 which > loose figures: look up guess
-0.39 -0.42 which > loose figures: sum 
0.31 0.48 which > name
-1.08 -1.11 which > next or previous row: other way position
0.22 0.25 which > next or previous row: said way position
0.22 0.33 which > place
-0.3 -0.33 which > rows before or after another
-1.05 -0.55 which > rows before or after another: count 
-0.16 -0.26 which > rows before or after another: list 
-0.45 -0.29 which > text
0.45 0.44 which > the same as another row
-0.83 -0.67 which > the same as another row: count said
-0.28 -0.34 which > the same as another row: list guess
0.75 0.78 which > the same as another row: list said
-1.25 -1.8 which > time
-0.55 -0.53 which > top groups
-0.24 -0.16 which > top groups: own measure asc
0.42 0.49 which > top groups: own measure desc
0.21 0.21 which > top groups: revenue asc
-1.23 -1.33 which > top groups: revenue desc
-0.45 -0.48 which > top groups: rows asc
0.54 0.52 which > top groups: said measure asc
0.47 0.47 which > top groups: sum of field desc
-0.58 -0.65 which > top groups: units desc
-0.42 -0.43 which > top rows
-0.41 -0.4 which > top rows: order:guess asc
-0.23 -0.23 which > top rows: order:hint desc
0.34 0.38 which > top rows: order:said asc
-0.66 -0.68 which > which of these: count asc
-0.32 -0.34 which > which of these: guess asc
-0.27 -0.16 which > which of these: guess desc
-0.21 -0.25 which > which of these: said asc
0.44 0.37 which > which of these: said desc
0.28 0.19 which are > list
0.28 0.35 which are > list: many 
-0.31 -0.37 which are > list: where 
-0.23 -0.29 which are > list: where distinct
-0.24 -0.17 which are > loose figures
-0.24 -0.17 which are > loose figures: count 
-0.41 -0.4 which had > list
-0.44 -0.42 which had > list: where 
-0.35 -0.38 which had > list: where distinct
0.42 0.4 which had > which of these
0.44 0.51 which had > which of these: count desc
0.21 0.2 which had > which of these: guess asc
-0.32 -0.28 which had > which of these: guess desc
0.26 0.22 which had > which of these: position first
-0.4 -0.36 which had > which of these: position last
-0.44 -0.38 which had > which of these: said asc
0.37 0.3 which had > which of these: said desc
-0.18 -0.21 which has > loose figures
-0.44 -0.45 which has > top groups
-0.42 -0.45 which has > top groups: rows desc
0.25 0.24 which has > top groups: sum of field desc
0.45 0.48 which has > top rows
-0.5 -0.52 which has > top rows: order:guess desc
0.55 0.64 which has > top rows: order:said desc
0.28 0.24 which has > which of these
0.36 0.38 which has > which of these: count asc
0.49 0.53 which has > which of these: count desc
-0.43 -0.48 which has > which of these: guess asc
-0.42 -0.44 which has > which of these: guess desc
0.43 0.46 which has > which of these: position first
-0.33 -0.31 which has > which of these: position last
-0.54 -0.57 which has > which of these: said asc
0.44 0.45 which has > which of these: said desc
-0.63 -0.64 which is > extreme value
-0.35 -0.25 which is > extreme value: max guess
-0.44 -0.28 which is > extreme value: max said
-0.29 -0.38 which is > extreme value: min guess
-0.22 -0.29 which is > figures
-0.19 -0.25 which is > figures: fn:sum! grouped by what is beside
0.39 0.41 which is > first or last row
1.08 1.04 which is > first or last row: position first
-0.57 -0.48 which is > list
-0.3 -0.26 which is > list: all 
-0.33 -0.35 which is > list: many 
-0.54 -0.51 which is > list: named things 
0.27 0.3 which is > list: where 
-0.78 -0.68 which is > loose figures
-0.26 -0.5 which is > loose figures: avg 
-0.71 -0.52 which is > loose figures: count 
-0.42 -0.36 which is > loose figures: sum 
0.43 0.44 which is > next or previous row
0.43 0.44 which is > next or previous row: said way position
-0.39 -0.36 which is > rows before or after another
-0.39 -0.32 which is > rows before or after another: count 
-0.35 -0.36 which is > rows before or after another: list 
-0.5 -0.26 which is > top groups: own measure desc
-0.46 -0.45 which is > top groups: rows desc
-0.65 -0.6 which is > top groups: sum of field asc
-0.39 -0.4 which is > top rows
-0.57 -0.56 which is > top rows: order:guess asc
-0.18 -0.25 which is > top rows: order:guess desc
-0.41 -0.46 which is > top rows: order:said asc
0.28 0.32 which is > which of these
0.27 0.27 which is > which of these: count asc
0.32 0.31 which is > which of these: count desc
0.42 0.43 which is > which of these: guess asc
-0.44 -0.45 which is > which of these: guess desc
0.61 0.6 which is > which of these: position first
-0.47 -0.47 which is > which of these: position last
-0.23 -0.09 which name > loose figures
-0.23 -0.09 which name > loose figures: count 
0.2 0.21 which name > next or previous row
-0.24 -0.23 which name > next or previous row: other way position
0.24 0.24 which name > next or previous row: said way position
0.2 0.2 which name > next or previous row: said way time
-0.22 -0.27 which of > extreme value
-0.22 -0.27 which of > extreme value: min said
-0.16 -0.2 which of > top groups
-0.17 -0.22 which of > top groups: sum of field asc
0.18 0.2 which of > top rows
-0.31 -0.32 which of > top rows: order:guess asc
0.27 0.29 which of > top rows: order:said asc
0.7 0.66 which of these > amount
-0.53 -0.53 which of these > name
0.03 -0.23 which of these > place
-0.03 -0.2 which of these conditions 1
-0.53 -0.51 which of these: asc
-0.3 -0.35 which of these: count
-0.25 -0.32 which of these: desc
-0.77 -0.72 which of these: guess
-0.67 -0.64 which of these: time
-0.21 -0.24 which of these: which of these
-0.29 -0.16 which other > figures
-0.29 -0.16 which other > figures: fn:sum! grouped by what is beside
0.18 0.24 which other > list
0.21 0.24 which other > list: many 
0.38 0.41 which other > list: named things 
-0.44 -0.58 which other > list: where 
-0.46 -0.16 which other > list: where distinct
-0.21 -0.21 which other > loose figures: count 
0.18 0.2 which other > the same as another row
-0.2 -0.34 which other > the same as another row: count said
0.19 0.23 which other > the same as another row: list said
-0.16 -0.2 which other > which of these
-0.06 -0.21 which other > which of these: position first
-0.14 -0.2 which other > which of these: position last
-0.43 -0.51 which was > comparison
-0.43 -0.51 which was > comparison: guess value
0.24 0.26 which was > extreme value
-0.39 -0.45 which was > extreme value: max said
-0.22 -0.22 which was > extreme value: min guess
0.27 0.4 which was > extreme value: min said
-0.49 -0.51 which was > figures
-0.49 -0.51 which was > figures: fn:sum! grouped by what is beside
0.23 0.36 which was > first or last row
-0.27 -0.31 which was > first or last row: position first
0.27 0.26 which was > first or last row: time last
-0.41 -0.44 which was > groups that are named
-0.41 -0.44 which was > groups that are named: listed 
-0.6 -0.73 which was > list
-0.21 -0.53 which was > list: many 
-0.63 -0.21 which was > list: where 
-0.38 -0.41 which was > list: where distinct
-0.58 -0.7 which was > loose figures
-0.94 -0.89 which was > loose figures: avg 
-0.32 -0.28 which was > loose figures: count 
-0.62 -0.59 which was > loose figures: sum 
-0.51 -0.52 which was > top groups
-0.46 -0.48 which was > top groups: own measure desc
-0.48 -0.44 which was > top groups: rows desc
-0.16 -0.28 which was > top groups: sum of field asc
0.24 0.24 which was > top rows
-0.38 -0.36 which was > top rows: order:guess desc
0.5 0.48 which was > top rows: order:said desc
-0.36 -0.52 which was > which of these
-0.15 -0.29 which was > which of these: count asc
-0.52 -0.66 which was > which of these: guess asc
-0.55 -0.65 which was > which of these: guess desc
0.63 0.49 which was > which of these: position first
-0.87 -0.83 which was > which of these: position last
-0.39 -0.38 which was > which of these: said desc
-0.84 -0.81 which year > extreme value
-0.38 -0.47 which year > extreme value: max guess
-0.4 -0.35 which year > extreme value: max said
-0.3 -0.36 which year > extreme value: min said
0.19 0.22 which year > figure of the top rows
0.19 0.22 which year > figure of the top rows: avg 
-0.3 -0.33 which year > figure of the top rows: sum 
-0.64 -0.67 which year > figures
-0.22 -0.28 which year > figures: fn:count one figure
-0.27 -0.33 which year > figures: fn:distinct? one figure
-0.21 -0.15 which year > figures: fn:max grouped by what is beside
-0.37 -0.35 which year > figures: fn:min grouped
-0.17 -0.28 which year > figures: fn:sum! fn:sum!
-0.2 -0.22 which year > figures: fn:sum! grouped
-0.12 -0.2 which year > figures: fn:sum! grouped by what is beside
0.3 0.38 which year > list: many 
-0.32 -0.32 which year > list: where 
-0.41 -0.42 which year > list: where distinct
-0.47 -0.46 which year > loose figures
-0.3 -0.36 which year > loose figures: avg 
-0.27 -0.31 which year > loose figures: count 
-0.3 -0.35 which year > loose figures: look up 
-0.51 -0.4 which year > loose figures: sum 
-0.24 -0.22 which year > top groups
-0.46 -0.47 which year > top groups: own measure desc
-0.26 -0.23 which year > top groups: rows asc
-0.51 -0.35 which year > top groups: rows desc
-0.38 -0.38 which year > top groups: sum of field asc
0.35 0.34 which year > top groups: sum of field desc
0.31 0.26 which year > top rows
-0.44 -0.5 which year > top rows: order:guess asc
0.51 0.45 which year > top rows: order:guess desc
-0.47 -0.53 which year > top rows: order:hint desc
0.38 0.38 which year > top rows: order:said asc
-0.56 -0.67 which year > top rows: order:said desc
0.24 0.3 which years > groups that have
0.24 0.3 which years > groups that have: list guess
-0.29 -0.33 which years > list
-0.27 -0.26 which years > list: many 
-0.26 -0.31 which years > list: named things 
-0.39 -0.42 which years > list: where 
-0.29 -0.33 which years > list: where distinct
-0.3 -0.39 which years > loose figures
-0.31 -0.39 which years > loose figures: count 
-0.25 -0.28 who > against another row: count said
0.21 0.28 who > against another row: list said
-1.54 -2.22 who > amount
-0.82 -1 who > extreme value
-0.47 -0.54 who > extreme value: max guess
-0.73 -0.79 who > extreme value: max said
-0.29 -0.33 who > extreme value: min guess
-0.73 -0.84 who > extreme value: min said
-0.43 -0.35 who > figure of the top rows
-0.39 -0.4 who > figure of the top rows: avg 
-0.33 -0.22 who > figure of the top rows: sum 
-0.51 -0.55 who > figures
-0.35 -0.32 who > figures: fn:count fn:sum!
-0.42 -0.43 who > figures: fn:count grouped by what is beside
-0.64 -0.67 who > figures: fn:count one figure
0.37 0.39 who > figures: fn:distinct? fn:sum!
-0.51 -0.49 who > figures: fn:distinct? grouped by what is beside
-0.21 -0.36 who > figures: fn:max fn:sum!
-0.25 -0.29 who > figures: fn:max grouped by what is beside
-0.13 -0.3 who > figures: fn:sum! fn:max
-0.12 -0.39 who > figures: fn:sum! fn:sum!
-0.64 -0.46 who > figures: fn:sum! grouped by what is beside
-0.29 -0.37 who > figures: grouped named
0.23 0.26 who > first or last row
-0.25 -0.29 who > first or last row: position turned last
-0.22 -0.23 who > first or last row: time first
0.42 0.48 who > first or last row: time last
-0.4 -0.33 who > groups that are named
-0.4 -0.33 who > groups that are named: listed 
-0.66 -0.6 who > groups that have: list guess
0.3 0.33 who > list
-0.81 -0.82 who > list: all 
0.93 0.68 who > list: named things 
-0.62 -0.5 who > loose figures: avg 
-1.22 -1.36 who > loose figures: count 
0.36 0.3 who > loose figures: look up 
-0.77 -0.78 who > loose figures: look up guess
0.27 0.27 who > loose figures: sum 
0.98 1.28 who > name
0.27 0.51 who > next or previous row
-0.2 -0.27 who > next or previous row: other way position
0.43 0.32 who > next or previous row: said way position
-0.14 -0.69 who > none
-0.66 -0.65 who > place
-0.12 -0.5 who > rows before or after another
-0.36 -0.3 who > rows before or after another: count 
0.01 0.34 who > text
-0.21 -0.46 who > the same as another row: count guess
-0.38 -0.44 who > the same as another row: count said
0.32 0.37 who > the same as another row: list guess
-0.24 -0.18 who > the same as another row: list said
-1.09 -1.8 who > time
-0.4 -0.44 who > top groups: own measure asc
-0.45 -0.43 who > top groups: own measure desc
-0.28 -0.25 who > top groups: revenue desc
-0.42 -0.4 who > top groups: rows desc
0.18 0.2 who > top groups: said measure asc
0.45 0.39 who > top groups: said measure desc
-0.8 -0.9 who > top groups: sum of field asc
-0.39 -0.39 who > top groups: sum of field desc
-0.57 -0.55 who > top groups: units desc
-0.2 -0.21 who > top rows
-0.62 -0.54 who > top rows: order:guess asc
0.81 0.82 who > top rows: order:hint asc
-0.19 -0.21 who > top rows: order:hint desc
0.17 0.46 who > top rows: order:said asc
-0.58 -0.45 who > top rows: order:said desc
-0.15 -0.2 who > which of these: count desc
-0.28 -0.36 who > which of these: guess desc
0.48 0.44 who > which of these: position first
-0.21 -0.23 who > which of these: position last
0.51 0.44 who > which of these: said asc
-0.27 -0.2 who are > figures: fn:count grouped by what is beside
0.27 0.26 who are > figures: fn:count one figure
-0.25 -0.21 who are > figures: fn:distinct? grouped by what is beside
0.26 0.24 who are > figures: fn:distinct? one figure
-0.29 -0.37 who are > figures: grouped named
-0.26 -0.31 who are > first or last row
-0.26 -0.32 who are > first or last row: position last
-0.25 -0.29 who are > first or last row: position turned last
-0.22 -0.18 who are > groups that have
-0.22 -0.18 who are > groups that have: list guess
-0.28 -0.26 who are > list
-0.29 -0.27 who are > list: many 
0 -0.23 who are > list: named things 
-0.41 -0.26 who are > list: where 
-0.2 -0.22 who are > list: where distinct
-0.34 -0.41 who are > top groups
0.39 0.35 who are > top groups: revenue desc
-0.65 -0.66 who are > top groups: rows desc
-0.61 -0.67 who are > top groups: said measure desc
-0.24 -0.26 who are > top groups: units desc
0.28 0.36 who are > top rows
0.28 0.36 who are > top rows: order:said desc
0.31 0 who came > first or last row
0.31 0 who came > first or last row: position first
0.4 0.44 who came > next or previous row
0.42 0.46 who came > next or previous row: said way position
-0.33 -0.45 who came > top groups
-0.08 -0.22 who came > top groups: own measure asc
-0.33 -0.44 who came > top groups: rows asc
-0.15 0.59 who came > top rows
-0.15 0.59 who came > top rows: order:said asc
-0.27 -0.29 who did > extreme value
-0.27 -0.29 who did > extreme value: min said
-0.35 -0.8 who did > first or last row
-0.35 -0.8 who did > first or last row: position first
0.51 0.57 who did > list
0.56 0.58 who did > list: many 
-0.62 -0.62 who did > list: where 
-0.61 -0.67 who did > list: where distinct
-0.39 -0.17 who did > top groups
-0.39 -0.17 who did > top groups: rows asc
0.24 0.07 who did > top rows
-0.45 -0.57 who did > top rows: order:guess asc
0.39 0.34 who did > top rows: order:said asc
-0.32 -0.39 who do > list
-0.36 -0.41 who do > list: where 
-0.26 -0.36 who do > list: where distinct
0.31 0.38 who do > next or previous row
-0.42 -0.42 who do > next or previous row: other way position
0.38 0.4 who do > next or previous row: said way position
-0.18 -0.21 who do > rows before or after another
-0.16 -0.23 who do > rows before or after another: count 
0 -0.29 who had > comparison
0 -0.29 who had > comparison: guess value
-0.26 -0.32 who had > extreme value
-0.21 -0.26 who had > extreme value: max guess
-0.1 -0.23 who had > extreme value: max said
-0.43 -0.46 who had > figures
-0.11 -0.26 who had > figures: fn:distinct? one figure
-0.3 -0.13 who had > figures: fn:sum! grouped by what is beside
-0.31 -0.33 who had > groups that are named
-0.31 -0.33 who had > groups that are named: listed 
-0.32 -0.26 who had > groups that have
-0.53 -0.32 who had > groups that have: list guess
-0.31 -0.25 who had > groups that have: list said
-0.38 -0.36 who had > list
-0.33 -0.34 who had > list: all 
0 -0.37 who had > list: many 
-0.38 -0.39 who had > list: where 
-0.29 -0.21 who had > list: where distinct
-0.29 -0.37 who had > loose figures
-0.28 -0.3 who had > loose figures: sum 
0.4 0.49 who had > next or previous row
-0.51 -0.51 who had > next or previous row: other way position
0.47 0.51 who had > next or previous row: said way position
0.32 0.29 who had > top groups
-0.46 -0.46 who had > top groups: own measure asc
0.31 0.3 who had > top groups: rows asc
-0.44 -0.54 who had > top groups: sum of field asc
0.29 0.17 who had > top groups: sum of field desc
0.39 0.4 who had > top rows: order:guess asc
-0.28 -0.28 who had > top rows: order:said asc
-0.24 -0.29 who had > which of these: count asc
-0.32 -0.4 who had > which of these: count desc
-0.86 -0.9 who had > which of these: guess asc
-0.24 -0.24 who had > which of these: guess desc
-1.25 -1.18 who had > which of these: position first
-0.87 -0.87 who had > which of these: said asc
0.58 0.61 who had > which of these: said desc
-0.33 -0.32 who has > extreme value
-0.24 -0.18 who has > extreme value: max said
-0.27 -0.24 who has > groups that are named
-0.27 -0.24 who has > groups that are named: listed 
-0.18 -0.22 who has > list
-0.14 -0.25 who has > list: all 
-0.18 -0.21 who has > list: where 
-0.18 -0.22 who has > list: where distinct
-0.4 -0.34 who has > loose figures
-0.36 -0.28 who has > loose figures: avg 
-0.3 -0.38 who has > loose figures: count 
-0.43 -0.35 who has > loose figures: sum 
-0.6 -0.53 who has > top groups
-0.44 -0.46 who has > top groups: own measure desc
-0.84 -0.86 who has > top groups: rows desc
-0.5 -0.59 who has > top groups: sum of field asc
-0.37 -0.35 who has > top groups: sum of field desc
0.33 0.33 who has > top rows
-0.34 -0.36 who has > top rows: order:guess asc
0.13 0.26 who has > top rows: order:guess desc
0.38 0.43 who has > top rows: order:hint asc
-0.29 -0.34 who has > top rows: order:said asc
0.4 0.17 who has > top rows: order:said desc
0.42 0.44 who has > which of these
0.4 0.28 who has > which of these: count asc
0.63 0.61 who has > which of these: count desc
0.42 0.49 who has > which of these: guess asc
-0.15 -0.24 who has > which of these: guess desc
-0.39 -0.43 who has > which of these: position first
0.62 0.56 who has > which of these: said asc
-0.57 -0.48 who has > which of these: said desc
0.26 0.3 who have > list
0.25 0.29 who have > list: many 
-0.29 -0.3 who have > list: where 
-0.16 -0.25 who have > list: where distinct
-0.2 -0.26 who is > extreme value
-0.15 -0.54 who is > extreme value: max said
-0.22 -0.27 who is > extreme value: min said
-0.22 -0.23 who is > figure of the top rows
-0.23 -0.25 who is > figure of the top rows: avg 
-0.3 -0.24 who is > figures
-0.25 -0.22 who is > figures: fn:max grouped by what is beside
-0.39 -0.25 who is > figures: fn:sum! grouped by what is beside
0.61 0.52 who is > first or last row: position last
-0.26 -0.25 who is > first or last row: time first
0.42 0.44 who is > first or last row: time last
-0.19 -0.2 who is > list: all 
-0.43 -0.46 who is > list: many 
0.35 0.43 who is > list: named things 
0.34 0.27 who is > list: where 
0.15 0.28 who is > list: where distinct
-0.49 -0.55 who is > loose figures
-0.22 -0.25 who is > loose figures: avg 
-0.25 -0.35 who is > loose figures: count 
-0.35 -0.41 who is > loose figures: sum 
0.74 0.68 who is > next or previous row
-0.68 -0.7 who is > next or previous row: other way position
0.82 0.82 who is > next or previous row: said way position
-0.25 -0.25 who is > rows before or after another
-0.18 -0.24 who is > rows before or after another: count 
-0.23 -0.24 who is > rows before or after another: list 
0.39 0.66 who is > top groups: own measure desc
0.24 0.26 who is > top groups: rows asc
-0.46 -0.51 who is > top groups: sum of field desc
-0.7 -0.65 who is > top rows
-0.32 -0.34 who is > top rows: order:guess asc
-0.77 -0.77 who is > top rows: order:guess desc
0.12 0.57 who is > top rows: order:said asc
-0.27 -0.25 who is > top rows: order:said desc
0.22 0.41 who is > which of these
-0.62 -0.6 who is > which of these: count asc
-0.65 -0.61 who is > which of these: count desc
-0.2 -0.14 who is > which of these: guess desc
0.44 0.45 who is > which of these: position first
-0.62 -0.58 who is > which of these: position last
0.73 0.8 who never > list
-0.3 -0.27 who never > list: all 
-0.4 -0.35 who never > list: many 
0.72 0.56 who never > list: named things 
-0.52 -0.68 who never > list: where 
-0.49 -0.54 who never > list: where distinct
-0.28 -0.45 who was > extreme value
-0.2 -0.43 who was > extreme value: max guess
-0.47 -0.59 who was > extreme value: max said
-0.21 -0.25 who was > extreme value: min said
-0.04 -0.25 who was > figures
-0.04 -0.23 who was > figures: fn:max grouped by what is beside
0.3 0.32 who was > first or last row
0.18 0.2 who was > first or last row: position last
0.39 0.45 who was > first or last row: time last
0.23 0.34 who was > list
-0.25 -0.25 who was > list: all 
-0.48 -0.55 who was > list: named things 
0.16 0.32 who was > list: where 
-0.38 -0.47 who was > loose figures
-0.37 -0.44 who was > loose figures: count 
0.69 0.96 who was > next or previous row
0.44 0.37 who was > next or previous row: said way position
-0.09 -0.35 who was > rows before or after another
-0.29 -0.19 who was > rows before or after another: count 
-0.26 -0.23 who was > the same as another row
-0.26 -0.25 who was > the same as another row: count said
-0.26 -0.23 who was > the same as another row: list said
-0.27 -0.23 who was > top groups
-0.47 -0.5 who was > top groups: own measure desc
-1.02 -0.84 who was > top groups: rows desc
-0.46 -0.46 who was > top groups: sum of field asc
-0.44 -0.45 who was > top groups: sum of field desc
0.32 0.25 who was > top rows
0.19 0.22 who was > top rows: order:guess desc
0.27 0.19 who was > top rows: order:said asc
-0.34 -0.38 who was > top rows: order:said desc
-0.42 -0.46 who was > which of these
-0.46 -0.5 who was > which of these: count desc
-0.32 -0.31 who was > which of these: guess asc
-0.39 -0.46 who was > which of these: guess desc
-0.14 -0.34 who was > which of these: position first
-0.43 -0.44 who was > which of these: position last
-0.26 -0.29 who was > which of these: said asc
-0.25 -0.38 who was > which of these: said desc
0.29 0.3 who were > first or last row
0.31 0.3 who were > first or last row: position first
0.28 0.3 who were > first or last row: time first
-0.47 -0.38 who were > list
-0.71 -0.49 who were > list: where 
-0.62 -0.45 who were > list: where distinct
0.18 0.2 who were > the same as another row
-0.04 -0.22 who were > the same as another row: count guess
-0.04 -0.32 who were > the same as another row: count said
0.18 0.2 who were > the same as another row: list guess
-0.29 -0.3 who were > top groups
-0.29 -0.3 who were > top groups: rows asc
0.23 0.25 who were > top rows
0.23 0.25 who were > top rows: order:guess asc
0.62 0.54 who were > which of these
0.49 0.33 who were > which of these: count asc
0.61 0.55 who were > which of these: count desc
0.32 0.21 who were > which of these: guess asc
0.42 0.28 who were > which of these: guess desc
0.61 0.61 who were > which of these: position first
0.59 0.48 who were > which of these: position last
-0.37 -0.24 who won > comparison
-0.37 -0.24 who won > comparison: guess value
-0.29 -0.28 who won > groups that are named
-0.29 -0.28 who won > groups that are named: listed 
-0.49 -0.26 who won > list
-0.07 -0.22 who won > list: all 
-0.46 -0.33 who won > list: named things 
-0.4 -0.19 who won > list: where 
-0.45 -0.36 who won > list: where distinct
-0.33 -0.43 who won > loose figures
-0.24 -0.27 who won > loose figures: count 
-0.26 -0.27 who won > loose figures: sum 
0.55 0.56 who won > next or previous row
-0.36 -0.36 who won > next or previous row: other way position
0.39 0.42 who won > next or previous row: said way position
-0.29 -0.19 who won > rows before or after another
-0.25 -0.12 who won > rows before or after another: list 
-0.27 -0.2 who won > top groups
-0.22 -0.18 who won > top groups: own measure desc
-0.39 -0.08 who won > top rows
-0.39 -0.09 who won > top rows: order:guess desc
-0.4 -0.08 who won > top rows: order:said desc
0.3 0.39 who won > which of these
0.24 0.39 who won > which of these: count asc
0.24 -0.13 who won > which of these: guess asc
0.09 -0.28 who won > which of these: position first
0.5 0.3 who won > which of these: position last
-0.46 -0.46 who won > which of these: said asc
0.2 0.2 whose > first or last row
0.2 0.2 whose > first or last row: position last
-0.2 -0.2 whose > list
-0.2 -0.21 whose > list: many 
-0.19 -0.2 whose > list: where 
-0.19 -0.2 whose > top rows
-0.19 -0.2 whose > top rows: order:guess desc
0.2 0.2 whose last > first or last row
0.2 0.2 whose last > first or last row: position last
-0.2 -0.2 whose last > list
-0.2 -0.21 whose last > list: many 
-0.19 -0.2 whose last > list: where 
-0.19 -0.2 whose last > top rows
-0.19 -0.2 whose last > top rows: order:guess desc
-0.37 -0.4 win > difference: of two guess
-0.21 -0.22 win > difference: of two turned said
0.27 0.45 win > extreme value
-0.27 -0.26 win > extreme value: min guess
0.57 0.66 win > extreme value: min said
-0.19 -0.31 win > figures: fn:avg! fn:sum!
0.31 0.41 win > figures: fn:correlation one figure
-0.55 -0.5 win > figures: fn:count fn:avg!
-0.23 -0.26 win > figures: fn:count grouped by what is beside
0.2 -0.02 win > figures: fn:count one figure
-0.24 -0.26 win > figures: fn:distinct? grouped by what is beside
-0.34 -0.27 win > figures: fn:distinct? one figure
-0.43 -0.41 win > figures: fn:sum! fn:sum!
-0.29 -0.07 win > figures: fn:sum! grouped by what is beside
-0.25 -0.21 win > figures: fn:sum! one figure
-0.21 -0.18 win > first or last row: position first
0.32 0.24 win > first or last row: time first
0.2 0.18 win > first or last row: time last
-0.22 -0.28 win > groups that are named
-0.19 -0.22 win > groups that are named: listed 
-0.52 -0.81 win > list
-0.37 -0.43 win > list: all 
-1.03 -1.07 win > list: where 
-0.59 -0.86 win > list: where distinct
-0.34 -0.16 win > loose figures
-0.45 -0.21 win > loose figures: avg 
-0.87 -0.92 win > loose figures: count 
0.15 -0.28 win > loose figures: look up 
-0.21 0.13 win > loose figures: sum 
-0.36 -0.34 win > next or previous row
-0.32 -0.31 win > next or previous row: other way position
-0.36 -0.34 win > next or previous row: said way position
-0.17 -0.21 win > next or previous row: said way time
-0.31 -0.26 win > rows before or after another
-0.25 -0.23 win > rows before or after another: count 
-0.31 -0.25 win > rows before or after another: list 
0.22 0.27 win > top groups
0.24 0.22 win > top groups: rows asc
-0.42 -0.33 win > top groups: rows desc
-0.35 -0.37 win > top rows: order:guess asc
-0.25 -0.3 win > which of these: count asc
-0.38 -0.39 win > which of these: guess asc
-0.4 -0.41 win > which of these: guess desc
0.35 0.3 win > which of these: position last
-0.37 -0.37 win > which of these: said asc
0.32 0.27 win > which of these: said desc
0.24 0.27 win > yes or no
0.24 0.27 win > yes or no: exists 
-0.2 -0.19 win above > list
-0.27 -0.29 win above > next or previous row
-0.27 -0.29 win above > next or previous row: other way position
-0.27 -0.24 win above > rows before or after another
-0.24 -0.23 win above > rows before or after another: count 
-0.31 -0.25 win above > rows before or after another: list 
0.26 0.24 win above > yes or no
0.26 0.24 win above > yes or no: exists 
0.25 0.21 win after > figures
0.27 0.23 win after > figures: fn:count one figure
-0.16 -0.24 win after > list
-0.16 -0.24 win after > list: where distinct
-0.25 -0.21 win after > loose figures
-0.23 -0.24 win after > loose figures: avg 
-0.26 -0.18 win after > loose figures: look up 
-0.19 -0.23 win after > loose figures: sum 
0.2 0.25 win at > figures
-0.69 -0.71 win at > figures: fn:count fn:sum!
0.59 0.6 win at > figures: fn:count one figure
-0.2 -0.28 win at > first or last row
-0.23 -0.23 win at > first or last row: position first
0.24 0.21 win at > first or last row: time first
-0.21 -0.17 win at > list
-0.2 -0.18 win at > list: many 
-0.3 -0.38 win at > loose figures
-0.21 -0.3 win at > loose figures: avg 
-0.19 -0.22 win at > loose figures: look up 
-0.2 -0.28 win at > loose figures: sum 
0.19 0.24 win at > top groups
0.19 0.24 win at > top groups: rows asc
0.41 0.5 win before > figures
0.43 0.51 win before > figures: fn:count one figure
-0.36 -0.36 win before > figures: fn:distinct? one figure
-0.28 -0.41 win before > list
-0.3 -0.4 win before > list: where 
-0.25 -0.41 win before > list: where distinct
-0.39 -0.47 win before > loose figures
-0.3 -0.4 win before > loose figures: avg 
-0.21 -0.21 win before > loose figures: look up 
-0.3 -0.47 win before > loose figures: sum 
-0.36 -0.34 win before > next or previous row
-0.31 -0.3 win before > next or previous row: other way position
-0.36 -0.34 win before > next or previous row: said way position
-0.17 -0.21 win before > next or previous row: said way time
-0.37 -0.42 win before > which of these
-0.23 -0.28 win before > which of these: count asc
-0.33 -0.42 win before > which of these: count desc
-0.27 -0.35 win before > which of these: guess asc
-0.32 -0.35 win before > which of these: guess desc
-0.52 -0.53 win before > which of these: position first
-0.45 -0.48 win before > which of these: position last
0.35 0.33 win before > yes or no
0.35 0.33 win before > yes or no: exists 
0.4 0.35 win by > figures
0.4 0.35 win by > figures: fn:count one figure
-0.3 -0.31 win by > list
-0.35 -0.28 win by > list: where 
-0.3 -0.31 win by > list: where distinct
-0.43 -0.35 win by > loose figures
-0.29 -0.39 win by > loose figures: avg 
-0.2 -0.22 win by > loose figures: look up 
-0.46 -0.39 win by > loose figures: look up guess
-0.27 -0.39 win by > loose figures: sum 
0.84 0.84 win in > comparison
0.84 0.84 win in > comparison: guess value
-0.23 -0.23 win in > figures
-0.23 -0.24 win in > figures: fn:count grouped by what is beside
-0.31 -0.34 win in > figures: fn:distinct? one figure
0.06 -0.39 win in > list
-0.68 -0.81 win in > list: where 
0.08 -0.29 win in > list: where distinct
0.33 0.3 win in > loose figures
0.33 0.3 win in > loose figures: look up guess
0.21 0.19 win in > which of these
0.2 0.18 win in > which of these: count desc
0.34 0.31 win in > which of these: position first
0.22 0.19 win in > which of these: position last
-0.21 -0.19 win in > yes or no
-0.21 -0.19 win in > yes or no: exists 
-0.27 -0.31 win more > which of these: count asc
0.2 0.26 win more > which of these: position first
-0.23 -0.15 win percentage > loose figures
-0.24 -0.13 win percentage > loose figures: avg 
0.36 0.42 win percentage > which of these
-0.26 -0.24 win percentage > which of these: count asc
-0.35 -0.35 win percentage > which of these: count desc
-0.31 -0.35 win percentage > which of these: guess asc
-0.26 -0.26 win percentage > which of these: guess desc
-0.77 -0.79 win percentage > which of these: position first
0.45 0.47 win percentage > which of these: position last
-0.37 -0.37 win percentage > which of these: said asc
0.37 0.36 win percentage > which of these: said desc
0.35 0.38 with > against another row
-0.24 -0.24 with > against another row: count said
0.29 0.34 with > against another row: list said
-0.29 0.01 with > comparison
-0.27 0.04 with > comparison: guess value
0.11 0.34 with > difference: of ends said
0.2 -0.01 with > difference: of two said
-0.18 -0.2 with > difference: of two turned said
-0.77 -0.91 with > extreme value
-0.24 -0.19 with > extreme value: max guess
-0.59 -0.55 with > extreme value: max said
-0.2 -0.15 with > extreme value: min guess
-0.74 -0.75 with > extreme value: min said
-0.23 -0.33 with > figure of the top rows
-0.23 -0.35 with > figure of the top rows: avg 
-0.23 -0.32 with > figure of the top rows: sum 
-0.17 -0.29 with > figures
-0.2 -0.38 with > figures: fn:avg! one figure
-0.78 -0.85 with > figures: fn:count fn:sum!
-0.66 -0.62 with > figures: fn:count grouped by what is beside
-0.54 -0.41 with > figures: fn:distinct? grouped by what is beside
-0.36 -0.37 with > figures: fn:distinct? one figure
0.34 0.34 with > figures: fn:max fn:sum!
-0.79 -0.86 with > figures: fn:max grouped by what is beside
-0.58 -0.86 with > figures: fn:max one figure
-0.64 -0.43 with > figures: fn:min grouped by what is beside
-0.51 -0.53 with > figures: fn:revenue grouped by what is beside
-0.34 -0.58 with > figures: fn:revenue one figure
-0.2 -0.2 with > figures: fn:sum! fn:avg!
-0.28 -0.38 with > figures: fn:sum! fn:max
-0.29 -0.27 with > figures: fn:sum! fn:sum!
0.46 0.52 with > figures: fn:sum! grouped
-0.03 -0.46 with > figures: fn:sum! grouped by what is beside
-0.76 -0.88 with > figures: fn:sum! one figure
-0.32 -0.48 with > figures: fn:sum? fn:sum!
-0.46 -0.36 with > figures: fn:sum? grouped by what is beside
-0.33 -0.32 with > first or last row
-0.34 -0.33 with > first or last row: position first
-0.48 -0.38 with > first or last row: position last
0.4 0.39 with > first or last row: time first
-0.28 -0.29 with > groups that are named
-0.28 -0.29 with > groups that are named: listed 
-0.48 -0.58 with > groups that have: list guess
0.51 0.76 with > groups that have: list said
0.51 0.57 with > list
-0.65 -0.73 with > list: all 
0.69 0.74 with > list: many 
0.56 0.57 with > list: named things 
-1.33 -1.13 with > list: where 
-0.48 -0.7 with > list: where distinct
-0.84 -0.86 with > loose figures: count 
0.2 0.31 with > loose figures: look up 
-0.82 -0.92 with > loose figures: look up guess
-0.31 -0.33 with > next or previous row
-0.35 -0.37 with > next or previous row: said way position
-0.21 -0.23 with > next or previous row: said way time
-0.28 -0.38 with > top groups
-0.35 -0.37 with > top groups: own measure asc
-0.54 -0.55 with > top groups: own measure desc
-0.36 -0.38 with > top groups: rows asc
-0.7 -0.7 with > top groups: rows desc
-0.49 -0.48 with > top groups: said measure asc
0.77 0.88 with > top rows
-0.69 -0.71 with > top rows: order:guess asc
-0.49 -0.25 with > top rows: order:guess desc
-0.39 -0.43 with > top rows: order:hint desc
0.92 0.92 with > top rows: order:said desc
-0.31 -0.33 with > which of these
-0.32 -0.34 with > which of these: count asc
-0.32 -0.36 with > which of these: count desc
-0.3 -0.33 with > which of these: position first
-0.31 -0.32 with > which of these: position last
-0.18 -0.2 with > which of these: said asc
-0.28 -0.2 with at > figures
-0.24 -0.55 with at > figures: fn:count fn:sum!
0.48 0.53 with at > figures: fn:count one figure
-0.4 -0.5 with at > figures: fn:sum! one figure
0.4 0.56 with at > groups that have
-0.16 -0.22 with at > groups that have: list guess
0.25 0.37 with at > groups that have: list said
-0.23 -0.24 with at > list
0.48 0.53 with at > list: many 
-0.86 -0.88 with at > list: named things 
-0.43 -0.47 with at > list: where 
-0.45 -0.49 with at > list: where distinct
-0.28 -0.43 with at > loose figures
-0.06 -0.2 with at > loose figures: avg 
-0.29 -0.43 with at > loose figures: count 
-0.12 -0.34 with at > loose figures: sum 
-0.29 -0.34 with fewer > figures
-0.19 -0.31 with fewer > figures: fn:avg! one figure
-0.29 -0.35 with fewer > figures: fn:sum! one figure
0.27 0.28 with fewer > list
0.33 0.33 with fewer > list: named things 
-0.4 -0.45 with fewer > list: where 
-0.35 -0.41 with fewer > list: where distinct
-0.48 -0.46 with in > comparison
-0.48 -0.46 with in > comparison: guess value
-0.51 -0.52 with in > figures
-0.51 -0.52 with in > figures: fn:count one figure
-0.48 -0.49 with in > figures: fn:distinct? one figure
0.51 0.52 with in > list
0.52 0.54 with in > list: many 
-0.56 -0.41 with in > loose figures
-0.56 -0.41 with in > loose figures: look up guess
-0.28 -0.25 with less > figures
-0.17 -0.23 with less > figures: fn:avg! one figure
-0.51 -0.34 with less > figures: fn:count one figure
-0.21 -0.24 with less > figures: fn:distinct? fn:sum!
-0.2 -0.16 with less > figures: fn:distinct? one figure
-0.22 -0.28 with less > figures: fn:sum! one figure
-0.32 -0.48 with less > figures: fn:sum? fn:sum!
-0.26 -0.16 with less > figures: fn:sum? grouped by what is beside
-0.23 -0.23 with less > groups that have
-0.23 -0.23 with less > groups that have: list guess
-0.19 -0.35 with less > list: many 
0.38 0.48 with less > list: named things 
-0.58 -0.68 with less > list: where 
-0.62 -0.64 with less > list: where distinct
0.28 0.24 with less > loose figures
-0.51 -0.51 with less > loose figures: avg 
-0.49 -0.53 with less > loose figures: look up 
0.3 0.28 with less > loose figures: sum 
0.27 0.38 with more > figures
0.28 0.39 with more > figures: fn:count one figure
0.1 0.2 with more > figures: fn:distinct? one figure
0.35 0.31 with more > groups that have
0.35 0.31 with more > groups that have: list said
-0.42 -0.36 with more > list
-0.41 -0.36 with more > list: named things 
-0.29 -0.27 with more > list: where 
-0.28 -0.37 with more > list: where distinct
-0.44 -0.61 with more > loose figures
-0.37 -0.63 with more > loose figures: look up guess
-0.32 -0.31 with no > figures
0.34 0.4 with no > figures: fn:count one figure
-0.28 -0.32 with no > figures: fn:distinct? one figure
-0.25 -0.24 with no > figures: fn:sum! grouped by what is beside
-0.34 -0.41 with no > figures: fn:sum! one figure
0.47 0.42 with no > list
0.35 0.36 with no > list: named things 
-0.46 -0.43 with no > list: where 
-0.38 -0.29 with no > list: where distinct
0.28 0.27 with to > figures
-0.62 -0.61 with to > figures: fn:count fn:sum!
0.35 0.41 with to > figures: fn:count one figure
-0.35 -0.34 with to > list
-0.21 -0.2 with to > list: where 
-0.36 -0.36 with to > list: where distinct
-0.25 -0.26 with to > loose figures
-0.2 -0.26 with to > loose figures: avg 
-0.24 -0.2 with to > loose figures: look up 
-0.26 -0.34 with to > loose figures: sum 
0.31 0.32 with what > list
-0.46 0.34 with what > list: where 
0.35 0.29 with what > list: where distinct
-0.29 -0.3 with what > loose figures
-0.29 -0.3 with what > loose figures: count 
-0.32 -0.33 with what > which of these
-0.29 -0.34 with what > which of these: count asc
-0.3 -0.32 with what > which of these: count desc
-0.31 -0.36 with what > which of these: position first
-0.2 -0.25 with what > which of these: position last
-0.23 -0.17 without > extreme value
-0.23 -0.17 without > extreme value: min guess
0.2 0 without > figures
-0.52 -0.68 without > figures: fn:avg fn:avg!
-0.53 -0.71 without > figures: fn:avg fn:sum!
-0.2 -0.47 without > figures: fn:avg grouped by what is beside
0.49 0.66 without > figures: fn:avg one figure
-0.37 -0.28 without > list
-0.4 -0.3 without > list: where 
-0.25 -0.18 without > list: where distinct
-0.28 -0.3 without > loose figures
-0.28 -0.3 without > loose figures: count 
0.54 0.55 won > against another row
0.4 0.41 won > against another row: count guess
-0.22 -0.23 won > against another row: count said
-0.58 -0.58 won > against another row: list guess
0.2 0.2 won > against another row: list said
-0.61 -0.49 won > extreme value: max said
-0.52 -0.53 won > extreme value: min guess
0.46 0.44 won > extreme value: min said
-0.2 -0.2 won > figures: fn:count fn:avg!
0.18 0.22 won > figures: fn:count fn:sum!
-0.32 -0.45 won > figures: fn:count grouped by what is beside
0.29 0.2 won > figures: fn:count one figure
-0.25 -0.25 won > figures: fn:distinct? fn:avg!
-0.21 -0.27 won > figures: fn:distinct? fn:sum!
-0.26 -0.34 won > figures: fn:distinct? grouped by what is beside
-0.77 -0.87 won > figures: fn:distinct? one figure
-0.64 -0.56 won > figures: fn:max fn:sum!
-0.57 -0.35 won > figures: fn:max grouped by what is beside
0.88 0.89 won > figures: fn:sum! fn:count
-0.16 -0.31 won > figures: fn:sum! fn:max
-0.12 -0.39 won > figures: fn:sum! fn:sum!
-0.45 -0.29 won > figures: fn:sum! grouped by what is beside
-0.08 -0.22 won > figures: fn:sum! one figure
0.41 0.38 won > figures: fn:sum? fn:avg!
-0.22 -0.29 won > figures: fn:sum? fn:sum!
0.34 0.18 won > first or last row: position first
-0.29 -0.31 won > first or last row: position last
-0.23 -0.22 won > first or last row: time first
-0.25 -0.26 won > first or last row: time last
-0.36 -0.47 won > groups that are named
-0.36 -0.47 won > groups that are named: listed 
-0.32 -0.48 won > list: all 
0.4 0.35 won > list: many 
-1.05 -0.96 won > list: where 
-0.21 -0.22 won > list: where distinct
-0.3 -0.28 won > loose figures
-0.36 -0.35 won > loose figures: count 
0.25 0.15 won > loose figures: look up 
-1.02 -1.08 won > loose figures: look up guess
-0.38 -0.23 won > loose figures: sum 
0.37 0.35 won > next or previous row
-0.68 -0.76 won > next or previous row: other way position
0.73 0.65 won > next or previous row: said way position
0.53 0.44 won > next or previous row: said way time
-0.55 -0.6 won > rows before or after another
-0.55 -0.61 won > rows before or after another: count 
-0.57 -0.32 won > rows before or after another: list 
-0.63 -0.57 won > top groups
-0.24 -0.23 won > top groups: own measure asc
-0.35 -0.31 won > top groups: own measure desc
-0.44 -0.54 won > top groups: rows asc
0.25 0.35 won > top rows
0.22 0.23 won > top rows: order:guess asc
-1.05 -1.06 won > top rows: order:guess desc
-0.12 0.25 won > top rows: order:said desc
0.12 0.2 won > which of these
0.18 0.38 won > which of these: count asc
0.24 0.25 won > which of these: count desc
-0.21 -0.54 won > which of these: guess asc
-0.5 -0.51 won > which of these: guess desc
-0.4 -0.72 won > which of these: position first
-0.67 -0.69 won > which of these: said asc
0.35 0.35 won > which of these: said desc
0.25 0.28 won > yes or no
0.25 0.28 won > yes or no: exists 
-0.48 -0.5 won after > list
-0.53 -0.56 won after > list: where 
-0.42 -0.44 won after > list: where distinct
-0.22 -0.34 won after > loose figures
-0.2 -0.27 won after > loose figures: count 
0.38 0.35 won after > next or previous row
-0.39 -0.41 won after > next or previous row: other way position
0.36 0.35 won after > next or previous row: said way position
0.47 0.39 won after > next or previous row: said way time
-0.21 -0.21 won after > rows before or after another
-0.2 -0.21 won after > rows before or after another: count 
-0.24 -0.21 won after > rows before or after another: list 
0.26 0.26 won at > figures
0.39 0.45 won at > figures: fn:count fn:sum!
-0.2 -0.22 won at > figures: fn:count one figure
0.53 0.47 won at > figures: fn:distinct? fn:sum!
-0.37 -0.39 won at > figures: fn:distinct? one figure
-0.31 -0.36 won at > list
-0.27 -0.46 won at > list: many 
-0.16 -0.21 won at > list: where 
-0.3 -0.29 won at > list: where distinct
-0.22 -0.22 won at > loose figures
-0.29 -0.28 won at > loose figures: avg 
-0.29 -0.31 won at > loose figures: sum 
-0.25 -0.26 won before > list
-0.25 -0.26 won before > list: where 
-0.25 -0.26 won before > list: where distinct
-0.26 -0.26 won before > loose figures
-0.26 -0.26 won before > loose figures: count 
0.27 0.28 won before > next or previous row
-0.48 -0.48 won before > next or previous row: other way position
0.33 0.33 won before > next or previous row: said way position
-0.28 -0.29 won before > rows before or after another
-0.28 -0.28 won before > rows before or after another: count 
-0.39 -0.13 won before > rows before or after another: list 
-0.22 -0.22 won best > next or previous row
-0.22 -0.22 won best > next or previous row: other way position
0.28 0.28 won best > top groups
0.28 0.28 won best > top groups: rows desc
-0.26 -0.25 won by > figures
-0.2 -0.2 won by > figures: fn:count fn:avg!
-0.36 -0.39 won by > figures: fn:count grouped by what is beside
-0.33 -0.35 won by > figures: fn:count one figure
-0.25 -0.25 won by > figures: fn:distinct? fn:avg!
-0.21 -0.22 won by > figures: fn:distinct? grouped by what is beside
-0.04 -0.2 won by > figures: fn:distinct? one figure
0.88 0.89 won by > figures: fn:sum! fn:count
0.41 0.38 won by > figures: fn:sum? fn:avg!
-0.48 -0.45 won by > list
-0.36 -0.28 won by > list: many 
-0.2 -0.29 won by > list: where 
-0.41 -0.44 won by > list: where distinct
0.33 0.31 won by > loose figures
0.29 0.31 won by > loose figures: avg 
0.26 0.17 won by > loose figures: look up 
-0.4 -0.4 won by > loose figures: look up guess
0.34 0.4 won by > loose figures: sum 
-0.31 -0.32 won first > first or last row
-0.35 -0.35 won first > first or last row: position first
-0.3 -0.31 won first > first or last row: position last
-0.23 -0.22 won first > first or last row: time first
-0.25 -0.26 won first > first or last row: time last
0.36 0.33 won first > top groups
-0.29 -0.23 won first > top groups: rows asc
0.37 0.35 won first > top groups: rows desc
0.31 0.32 won first > top rows
0.31 0.32 won first > top rows: order:guess asc
-0.3 -0.3 won first > top rows: order:guess desc
-0.2 -0.22 won in > figures: fn:distinct? one figure
-0.22 -0.29 won in > figures: fn:sum? fn:sum!
-0.32 -0.45 won in > list: many 
-0.29 -0.33 won in > list: where 
0.37 0.38 won in > loose figures: look up 
-0.43 -0.45 won in > loose figures: look up guess
0.2 0.45 won in > loose figures: sum 
0.54 0.55 won more > against another row
0.4 0.41 won more > against another row: count guess
-0.22 -0.23 won more > against another row: count said
-0.58 -0.58 won more > against another row: list guess
0.2 0.2 won more > against another row: list said
-0.41 -0.54 won more > figures
-0.24 -0.22 won more > figures: fn:count fn:sum!
-0.4 -0.4 won more > figures: fn:count one figure
-0.41 -0.42 won more > figures: fn:distinct? fn:sum!
-0.35 -0.34 won more > figures: fn:distinct? one figure
-0.36 -0.29 won more > list
-0.18 -0.22 won more > list: many 
0.38 0.33 won more > list: named things 
-0.4 -0.37 won more > list: where 
-0.72 -0.66 won more > list: where distinct
-0.56 -0.63 won more > loose figures
-0.52 -0.62 won more > loose figures: avg 
-0.19 -0.23 won more > loose figures: look up 
-0.45 -0.51 won more > loose figures: look up guess
-0.33 -0.45 won more > loose figures: sum 
0.43 0.57 won more > which of these
-0.23 -0.28 won more > which of these: count asc
0.73 0.75 won more > which of these: count desc
-0.71 -0.72 won more > which of these: guess asc
-0.44 -0.45 won more > which of these: guess desc
-0.93 -0.86 won more > which of these: position first
-0.38 -0.4 won more > which of these: said asc
0.35 0.35 won more > which of these: said desc
-0.2 -0.19 won more > yes or no
-0.2 -0.19 won more > yes or no: exists 
0.4 0.43 won total > figures
0.42 0.45 won total > figures: fn:count one figure
0.32 0.33 won total > figures: fn:distinct? one figure
-0.4 -0.43 won total > loose figures
-0.41 -0.43 won total > loose figures: avg 
-0.29 -0.34 won total > loose figures: look up 
-0.48 -0.51 won total > loose figures: sum 
0.43 0.41 worst > figures
0.31 0.29 worst > figures: fn:range one figure
-0.4 -0.38 worst > loose figures
-0.32 -0.29 worst > loose figures: avg 
-0.39 -0.36 worst > loose figures: sum 
-0.24 -0.24 year > average of each
-0.24 -0.24 year > average of each:  
-0.31 -0.25 year > comparison
-0.21 -0.29 year > comparison: guess value
-0.56 -0.62 year > comparison: said value
-0.2 -0.29 year > difference: of counts 
-0.18 -0.25 year > difference: of counts turned 
-0.14 -0.2 year > difference: of ends said
-0.55 -0.59 year > difference: of fields 
-0.44 -0.51 year > difference: of two said
0.18 0.26 year > difference: of two turned said
0.3 0.26 year > extreme value
0.18 0.22 year > extreme value: max guess
0.03 -0.69 year > extreme value: min guess
0.33 0.34 year > extreme value: min said
-0.51 -0.45 year > figure of the top rows: sum 
0.21 0.24 year > figures: fn:avg grouped
-0.19 -0.28 year > figures: fn:avg one figure
-0.21 -0.28 year > figures: fn:avg! grouped by what is beside
-0.35 -0.23 year > figures: fn:avg! one figure
0.41 0.26 year > figures: fn:count grouped
-0.22 -0.17 year > figures: fn:count grouped by what is beside
-0.26 -0.21 year > figures: fn:count one figure
-0.22 -0.25 year > figures: fn:distinct? fn:sum!
-0.19 -0.2 year > figures: fn:distinct? grouped
-0.4 -0.39 year > figures: fn:max grouped
-0.3 -0.22 year > figures: fn:max grouped by what is beside
0.37 0.43 year > figures: fn:median grouped
-0.36 -0.4 year > figures: fn:median one figure
-0.36 -0.31 year > figures: fn:min grouped
-0.2 -0.14 year > figures: fn:min grouped by what is beside
-0.33 -0.33 year > figures: fn:profit grouped
-0.19 -0.2 year > figures: fn:profit one figure
0.33 0.32 year > figures: fn:revenue fn:profit
-0.48 -0.52 year > figures: fn:revenue grouped
-0.38 -0.49 year > figures: fn:revenue one figure
-0.19 -0.3 year > figures: fn:sum fn:sum!
-0.22 -0.28 year > figures: fn:sum grouped by what is beside
0.32 0.34 year > figures: fn:sum one figure
-0.17 -0.28 year > figures: fn:sum! fn:sum!
-1.32 -0.52 year > figures: fn:sum! grouped
-0.4 -0.44 year > figures: fn:sum! one figure
0.27 0.26 year > figures: fn:sum? fn:sum!
-0.38 -0.36 year > figures: fn:sum? grouped
-0.32 -0.32 year > figures: fn:units fn:avg!
-0.28 -0.26 year > figures: fn:units fn:max
-0.3 -0.3 year > figures: fn:units fn:units
-0.28 -0.27 year > figures: fn:units grouped
0.23 0.32 year > figures: grouped named
-0.42 -0.41 year > first or last of each
-0.42 -0.41 year > first or last of each:  
-0.41 -0.64 year > first or last row: position first
0.24 0.36 year > first or last row: position last
-0.19 -0.23 year > first or last row: position turned first
-0.12 -0.24 year > first or last row: time first
0.31 0.29 year > groups that are named
0.51 0.59 year > groups that are named: compared 
-0.17 -0.23 year > groups that have
-0.17 -0.23 year > groups that have: list guess
-0.37 -0.45 year > list
-0.39 -0.45 year > list: all 
-0.2 -0.14 year > list: named things 
-0.48 -0.56 year > list: where 
-0.27 -0.46 year > list: where distinct
-0.74 -0.61 year > loose figures: look up 
-0.33 -0.64 year > loose figures: look up guess
-0.46 -0.62 year > loose figures: sum 
-0.28 -0.27 year > next or previous row
-0.65 -0.83 year > next or previous row: other way position
0.2 -0.01 year > rows before or after another
0.32 0.22 year > rows before or after another: count 
-0.43 -0.59 year > rows before or after another: list 
-0.39 -0.55 year > share
-0.35 -0.43 year > share: filtered 
-0.65 -0.55 year > the same as another row: count guess
-0.48 -0.67 year > the same as another row: count said
0.21 0.2 year > the same as another row: list guess
0.16 0.36 year > top groups: own measure asc
-0.36 -0.34 year > top groups: own measure desc
-0.25 -0.38 year > top groups: revenue desc
-0.35 -0.29 year > top groups: rows desc
-0.32 -0.3 year > top groups: said measure asc
0.45 0.44 year > top groups: said measure desc
-0.3 -0.24 year > top groups: sum of field asc
0.35 0.35 year > top groups: sum of field desc
-0.39 -0.45 year > top groups: units desc
0.3 0.24 year > top rows
0.26 0.27 year > top rows: order:guess asc
-0.36 -0.39 year > top rows: order:guess desc
-0.45 -0.57 year > top rows: order:hint asc
-0.47 -0.53 year > top rows: order:hint desc
-0.16 -0.2 year > top rows: order:said asc
-0.28 -0.38 year > top rows: order:said desc
-0.83 -0.77 year > which of these
-0.78 -0.76 year > which of these: count asc
-0.8 -0.78 year > which of these: count desc
-0.5 -0.52 year > which of these: guess asc
-0.48 -0.55 year > which of these: guess desc
-0.61 -0.63 year > which of these: position first
-0.83 -0.82 year > which of these: position last
-0.45 -0.43 year > which of these: said asc
-0.6 -0.66 year > which of these: said desc
-0.37 -0.47 year before > list
-0.31 -0.44 year before > list: many 
-0.15 -0.33 year before > list: where 
-0.2 -0.17 year before > list: where distinct
0.41 0.49 year before > next or previous row
-0.5 -0.49 year before > next or previous row: other way position
0.51 0.51 year before > next or previous row: said way position
0.47 0.48 year before > next or previous row: said way time
-0.08 -0.22 year by > figures: fn:revenue one figure
0.2 0.19 year by > figures: grouped named
-0.28 -0.39 year by > figures: one figure named
0.3 0.32 year by > top groups: own measure desc
-0.25 -0.38 year by > top groups: revenue desc
-0.47 -0.45 year by > top groups: rows desc
-0.44 -0.43 year did > extreme value
-0.22 -0.25 year did > extreme value: max guess
-0.47 -0.51 year did > extreme value: max said
-0.39 -0.1 year did > extreme value: min guess
-0.21 -0.09 year did > extreme value: min said
-0.29 -0.25 year did > figure of the top rows
-0.27 -0.25 year did > figure of the top rows: avg 
-0.63 -0.58 year did > figures
-0.25 -0.23 year did > figures: fn:count grouped
-0.05 -0.2 year did > figures: fn:count one figure
-0.2 -0.18 year did > figures: fn:distinct? grouped
-0.23 -0.23 year did > figures: fn:max grouped
-0.26 -0.24 year did > figures: fn:sum! grouped
-0.23 -0.21 year did > figures: fn:sum? grouped
-0.32 -0.32 year did > figures: fn:units fn:avg!
-0.28 -0.26 year did > figures: fn:units fn:max
-0.3 -0.3 year did > figures: fn:units fn:units
-0.28 -0.27 year did > figures: fn:units grouped
-0.45 -0.55 year did > figures: grouped named
-0.3 -0.27 year did > first or last of each
-0.3 -0.27 year did > first or last of each:  
-0.24 -0.25 year did > first or last row: position first
0.24 0.24 year did > first or last row: position last
-0.31 -0.44 year did > first or last row: time first
-0.21 -0.08 year did > groups that are named
-0.21 -0.08 year did > groups that are named: listed 
-0.42 -0.22 year did > list
-0.21 -0.16 year did > list: all 
-0.21 0.01 year did > list: many 
-0.13 -0.24 year did > list: named things 
-0.32 -0.47 year did > list: where 
-0.57 -0.47 year did > list: where distinct
-0.75 -0.77 year did > loose figures
-0.96 -0.88 year did > loose figures: avg 
-0.26 -0.3 year did > loose figures: count 
-0.43 -0.55 year did > loose figures: sum 
-0.17 -0.23 year did > top groups
0.2 0.13 year did > top groups: own measure desc
-0.18 -0.24 year did > top groups: rows asc
0.45 0.44 year did > top groups: said measure desc
-0.41 -0.47 year did > top groups: sum of field asc
-0.42 -0.31 year did > top groups: sum of field desc
0.3 0.35 year did > top rows
0.39 0.44 year did > top rows: order:guess asc
-0.23 -0.25 year did > top rows: order:hint asc
0.24 0.29 year did > top rows: order:said asc
-0.1 -0.31 year did > top rows: order:said desc
-0.29 -0.31 year for > comparison
-0.29 -0.31 year for > comparison: guess value
-0.3 -0.3 year for > figures
-0.3 -0.3 year for > figures: fn:revenue grouped
0.29 0.31 year for > groups that are named
0.29 0.31 year for > groups that are named: listed 
-0.47 -0.55 year had > extreme value
-0.4 -0.5 year had > extreme value: min said
-0.45 -0.36 year had > figures
-0.36 -0.31 year had > figures: fn:min grouped
-0.18 -0.2 year had > figures: fn:sum! grouped
0.41 0.45 year had > list
0.3 0.38 year had > list: many 
-0.6 -0.12 year had > list: where 
0.21 0.02 year had > list: where distinct
-0.57 -0.62 year had > loose figures
-0.32 -0.37 year had > loose figures: avg 
-0.45 -0.53 year had > loose figures: count 
-0.29 -0.36 year had > loose figures: sum 
0.16 0.29 year had > top groups
0.16 0.24 year had > top groups: own measure asc
-0.17 -0.2 year had > top groups: own measure desc
-0.37 -0.5 year had > top groups: rows asc
-0.39 -0.19 year had > top groups: rows desc
-0.39 -0.36 year had > top rows: order:guess asc
0.43 0.44 year had > top rows: order:guess desc
0.48 0.46 year had > top rows: order:said asc
-0.68 -0.76 year had > top rows: order:said desc
0.23 0.27 year in > figures
-0.19 -0.3 year in > figures: fn:sum fn:sum!
-0.22 -0.28 year in > figures: fn:sum grouped by what is beside
0.32 0.34 year in > figures: fn:sum one figure
0.26 0.18 year in > list: many 
-0.58 -0.52 year in > list: where 
-0.39 -0.33 year in > list: where distinct
-0.6 -0.58 year in > loose figures
0.29 0.29 year in > loose figures: avg 
-0.59 -0.58 year in > loose figures: count 
-0.42 -0.43 year in > top groups
-0.41 -0.42 year in > top groups: own measure desc
-0.45 -0.47 year in > top groups: rows desc
0.42 0.43 year in > top rows
0.43 0.43 year in > top rows: order:guess desc
-0.47 -0.53 year in > top rows: order:hint desc
-0.35 -0.47 year in > top rows: order:said desc
0.14 0.22 year is > list
0.34 0.45 year is > list: many 
-0.23 -0.18 year is > list: where distinct
0.28 0.37 year is > loose figures
0.29 0.44 year is > loose figures: avg 
0.27 0.35 year is > loose figures: sum 
-0.29 -0.37 year is > next or previous row
-0.32 -0.39 year is > next or previous row: said way position
-0.25 -0.31 year is > next or previous row: said way time
-0.3 -0.44 year is > rows before or after another
-0.31 -0.44 year is > rows before or after another: list 
0.42 0.44 year listed > loose figures: avg 
-0.5 -0.51 year listed > loose figures: count 
0.52 0.52 year listed > loose figures: sum 
0.57 0.62 year of > extreme value
-0.46 -0.53 year of > extreme value: max guess
0.56 0.63 year of > extreme value: max said
0.24 0.29 year of > figures
0.24 0.28 year of > figures: fn:count one figure
-0.21 -0.16 year of > figures: fn:distinct? grouped by what is beside
0.27 0.34 year of > figures: fn:distinct? one figure
0.38 0.35 year of > first or last row: time last
-0.36 -0.36 year of > loose figures
-0.37 -0.36 year of > loose figures: avg 
-0.19 -0.2 year of > loose figures: look up 
-0.33 -0.36 year of > loose figures: look up guess
-0.38 -0.4 year of > loose figures: sum 
0.29 0.33 year of > top groups
-0.23 -0.28 year of > top groups: rows desc
0.29 0.33 year of > top groups: sum of field desc
-0.46 -0.43 year of > top rows
-0.45 -0.43 year of > top rows: order:guess desc
-0.46 -0.42 year of > top rows: order:said desc
0.99 1.01 year on > extreme value
0.92 0.93 year on > extreme value: max said
0.36 0.36 year on > extreme value: min said
-0.34 -0.37 year on > first or last row: position last
-0.3 -0.27 year on > first or last row: time last
-0.52 -0.04 year on > list
-0.47 -0.04 year on > list: where 
-0.36 0 year on > list: where distinct
-0.48 -0.53 year on > loose figures
-0.41 -0.49 year on > loose figures: count 
-0.32 -0.18 year on > top groups
0.21 0.2 year on > top groups: rows asc
-0.35 -0.32 year on > top groups: sum of field asc
-0.58 -0.61 year on > top groups: sum of field desc
-0.63 -0.54 year on > top rows
-0.23 -0.2 year on > top rows: order:said asc
-0.85 -0.8 year on > top rows: order:said desc
0.44 0.25 year over > figures
-0.35 -0.23 year over > figures: fn:avg! one figure
-0.35 -0.31 year over > figures: fn:sum! one figure
0.38 0.27 year over > figures: one figure named
-0.2 -0.24 year since > average of each
-0.2 -0.24 year since > average of each:  
0.21 0.24 year since > figures
0.21 0.24 year since > figures: fn:avg grouped
-0.19 -0.28 year since > figures: fn:avg one figure
0.81 0.85 year was > extreme value
-0.5 -0.47 year was > extreme value: max guess
0.24 -0.39 year was > extreme value: min guess
0.79 0.89 year was > extreme value: min said
0.19 0.22 year was > figure of the top rows
0.19 0.22 year was > figure of the top rows: avg 
-0.3 -0.33 year was > figure of the top rows: sum 
-0.55 0.14 year was > figures
0.7 0.65 year was > figures: fn:avg! grouped
-0.22 -0.28 year was > figures: fn:count one figure
-0.27 -0.33 year was > figures: fn:distinct? one figure
-0.17 -0.28 year was > figures: fn:sum! fn:sum!
-0.32 0.58 year was > figures: fn:sum! grouped
-0.06 -0.49 year was > figures: fn:sum! one figure
-0.33 -0.23 year was > figures: grouped named
-0.18 -0.2 year was > first or last of each
-0.18 -0.2 year was > first or last of each:  
-0.38 -0.53 year was > first or last row
-0.23 -0.43 year was > first or last row: position first
0.4 0.45 year was > first or last row: position last
-0.19 -0.23 year was > first or last row: position turned first
-0.26 -0.28 year was > first or last row: time first
-0.23 -0.5 year was > list
-0.2 -0.23 year was > list: all 
0.66 0.35 year was > list: many 
-0.36 -0.35 year was > list: named things 
-0.64 -0.76 year was > list: where 
-0.66 -0.77 year was > list: where distinct
0.44 0.5 year was > loose figures: avg 
-0.26 -0.32 year was > loose figures: count 
-0.3 -0.35 year was > loose figures: look up 
-0.22 -0.33 year was > loose figures: sum 
-0.32 -0.15 year was > top groups: own measure asc
0.34 0.54 year was > top groups: rows asc
-0.46 -0.47 year was > top groups: rows desc
-0.3 -0.37 year was > top rows
-0.69 -0.91 year was > top rows: order:guess asc
-0.34 -0.45 year was > top rows: order:hint asc
-0.38 -0.41 year was > top rows: order:said asc
-0.17 -0.2 year was > top rows: order:said desc
-0.32 -0.28 year were > extreme value: min guess
-0.21 -0.26 year were > figures
-0.18 -0.21 year were > figures: fn:count one figure
-0.23 -0.35 year were > figures: fn:distinct? one figure
-0.2 -0.14 year were > figures: fn:min grouped by what is beside
-0.18 -0.2 year were > loose figures
-0.19 -0.22 year were > loose figures: sum 
0.31 0.43 year were > top groups
0.28 0.42 year were > top groups: own measure asc
-0.32 -0.3 year were > top groups: said measure asc
0.65 0.54 year were > top groups: sum of field asc
-0.06 -0.24 year were > top rows
0.53 0.51 year where > list
-0.52 -0.51 year where > loose figures
-0.49 -0.45 year where > loose figures: avg 
-0.28 -0.31 year with > extreme value
-0.28 -0.31 year with > extreme value: max said
-0.27 -0.26 year with > loose figures
-0.28 -0.27 year with > loose figures: sum 
0.61 0.6 year with > top groups
0.27 0.28 year with > top groups: rows desc
0.49 0.49 year with > top groups: sum of field desc
-0.46 -0.45 year with > top rows
-0.35 -0.35 year with > top rows: order:guess desc
-0.47 -0.46 year with > top rows: order:said desc
0.19 0.2 years > against another row: count guess
-0.42 -0.35 years > against another row: list guess
-0.54 -0.57 years > comparison
-0.54 -0.57 years > comparison: guess value
-0.58 -0.47 years > difference: of counts 
-0.3 -0.35 years > difference: of counts turned 
-0.4 -0.51 years > difference: of ends said
-0.5 -0.47 years > difference: of two guess
-0.26 -0.23 years > difference: of two said
-0.56 -0.54 years > extreme value
-0.56 -0.53 years > extreme value: min said
-0.46 -0.54 years > figures
0.19 0.22 years > figures: fn:correlation one figure
0.53 -0.35 years > figures: fn:count fn:avg!
-0.35 -0.28 years > figures: fn:count grouped
-0.29 -0.19 years > figures: fn:count grouped by what is beside
-0.33 -0.33 years > figures: fn:count one figure
0.13 -0.31 years > figures: fn:distinct? fn:avg!
-0.21 -0.28 years > figures: fn:distinct? fn:sum!
-0.31 -0.25 years > figures: fn:distinct? grouped
0.19 0.2 years > figures: fn:stddev one figure
-0.3 -0.36 years > figures: fn:sum! grouped by what is beside
-0.41 -0.45 years > figures: fn:sum? fn:sum!
-0.45 -0.5 years > figures: fn:sum? grouped by what is beside
-0.35 -0.32 years > first or last row
-0.5 -0.46 years > first or last row: position first
-0.4 -0.37 years > first or last row: time first
-0.54 -0.57 years > groups that are named
-0.54 -0.57 years > groups that are named: listed 
0.23 0.29 years > groups that have
0.23 0.29 years > groups that have: list guess
-0.15 -0.24 years > list: many 
-0.26 -0.31 years > list: named things 
-1.33 -1.52 years > loose figures: avg 
-0.54 -0.32 years > loose figures: look up 
0.36 0.37 years > loose figures: look up guess
-1.38 -1.59 years > loose figures: sum 
-0.25 -0.32 years > top groups
-0.2 -0.25 years > top groups: own measure asc
-0.3 -0.3 years > top groups: own measure desc
-0.35 -0.43 years > top groups: rows asc
0.31 0.32 years > top groups: rows desc
-0.2 -0.3 years > top groups: sum of field asc
0.17 0.2 years > top rows
-0.36 -0.4 years > top rows: order:guess desc
0.38 0.43 years > top rows: order:hint asc
-0.57 -0.5 years > which of these
-0.3 -0.37 years > which of these: guess asc
-0.15 -0.21 years > which of these: guess desc
-0.52 -0.51 years > which of these: position last
-0.73 -0.74 years > which of these: said asc
0.36 0.3 years > which of these: said desc
-0.29 -0.32 years are > difference: of ends guess
-0.26 -0.23 years are > difference: of two said
0.26 0.23 years are > figures
-0.3 -0.3 years are > figures: fn:count one figure
0.45 0.42 years are > figures: fn:distinct? one figure
-0.2 -0.23 years are > figures: fn:sum? grouped by what is beside
-0.39 -0.38 years are > how long
-0.39 -0.38 years are > how long: between rows 
-0.21 -0.22 years are > loose figures
-0.25 -0.29 years are > loose figures: count 
-0.18 -0.2 years are > loose figures: look up 
-0.19 -0.21 years are > loose figures: sum 
0.19 0.2 years did > against another row: count guess
-0.42 -0.35 years did > against another row: list guess
-0.41 -0.41 years did > comparison
-0.41 -0.41 years did > comparison: guess value
-0.5 -0.5 years did > difference
-0.47 -0.39 years did > difference: of ends guess
-0.35 -0.49 years did > difference: of ends said
0.45 0.51 years did > figures: fn:count fn:sum!
-0.21 -0.09 years did > figures: fn:count grouped by what is beside
0.25 0.26 years did > figures: fn:distinct? fn:sum!
-0.11 -0.24 years did > figures: fn:distinct? grouped by what is beside
0.27 0.31 years did > figures: fn:distinct? one figure
-0.3 -0.36 years did > figures: fn:sum! grouped by what is beside
-0.25 -0.25 years did > figures: fn:sum? fn:sum!
0.09 -0.31 years did > how long
0.09 -0.31 years did > how long: between rows 
0.2 0.25 years did > list
-0.69 -0.56 years did > list: many 
0.31 0.4 years did > list: where 
0.31 0.36 years did > list: where distinct
-0.59 -0.61 years did > loose figures
-0.74 -0.94 years did > loose figures: avg 
-0.43 -0.33 years did > loose figures: count 
-0.11 -0.61 years did > loose figures: look up 
-0.67 -0.88 years did > loose figures: sum 
0.55 0.56 years has > comparison
0.55 0.56 years has > comparison: guess value
-0.56 -0.51 years has > list
-0.55 -0.53 years has > list: where 
-0.55 -0.51 years has > list: where distinct
-0.5 -0.51 years has > loose figures
-0.42 -0.42 years has > loose figures: avg 
-0.48 -0.47 years has > loose figures: look up 
-0.44 -0.44 years has > loose figures: sum 
0.21 0.24 years in > difference
0.21 0.24 years in > difference: of ends guess
-0.19 -0.22 years in > figures
-0.26 -0.27 years in > figures: fn:distinct? one figure
-0.39 -0.39 years in > loose figures
-0.31 -0.34 years in > loose figures: avg 
-0.42 -0.39 years in > loose figures: look up 
-0.38 -0.39 years in > loose figures: sum 
-0.38 -0.38 years of > difference
-0.38 -0.38 years of > difference: of ends guess
-0.35 -0.38 years of > figures
-0.36 -0.38 years of > figures: fn:count one figure
-0.32 -0.36 years of > figures: fn:distinct? one figure
-0.27 -0.28 years of > how long
-0.27 -0.28 years of > how long: between rows 
0.37 0.39 years of > loose figures
-0.21 -0.22 years of > loose figures: look up 
0.52 0.54 years of > loose figures: look up guess
-0.21 -0.26 years of > loose figures: sum 
0.19 0.21 years since > top groups
0.32 0.34 years since > top groups: rows desc
-0.19 -0.2 years since > top rows
-0.19 -0.2 years since > top rows: order:guess desc
-0.19 -0.2 years since > top rows: order:said desc
-0.24 -0.25 years total > list
-0.22 -0.23 years total > list: many 
-0.28 -0.26 years total > list: where 
-0.2 -0.25 years total > list: where distinct
0.23 0.25 years total > loose figures
-0.44 -0.45 years total > loose figures: avg 
0.27 0.29 years total > loose figures: count 
-0.4 -0.42 years total > loose figures: sum 
0.38 0.43 years until > top rows: order:hint asc
-0.52 -0.57 years was > difference
-0.52 -0.57 years was > difference: of ends guess
0.69 0.68 years was > figures
-0.42 -0.46 years was > figures: fn:count one figure
-0.13 -0.33 years was > figures: fn:distinct? fn:sum!
0.63 0.61 years was > figures: fn:distinct? one figure
-0.3 -0.28 years was > groups that have
-0.3 -0.28 years was > groups that have: list guess
-0.68 -0.72 years was > how long
-0.68 -0.72 years was > how long: between rows 
-0.32 -0.38 years was > loose figures
-0.49 -0.46 years was > loose figures: avg 
-0.53 -0.51 years was > loose figures: look up 
-0.4 -0.41 years was > loose figures: sum 
-0.24 -0.23 years were > comparison
-0.24 -0.23 years were > comparison: guess value
-0.36 -0.37 years were > difference
-0.19 -0.2 years were > difference: of counts 
-0.33 -0.28 years were > difference: of ends guess
-0.19 -0.2 years were > difference: of two guess
0.3 0.23 years were > difference: of two turned guess
-0.25 -0.36 years were > figures: fn:distinct? fn:sum!
0.19 0.27 years were > figures: fn:distinct? one figure
-0.23 -0.36 years were > figures: fn:sum? fn:sum!
-0.08 -0.2 years were > figures: fn:sum? grouped by what is beside
-0.37 -0.41 years were > list
-0.43 -0.38 years were > list: where 
-0.34 -0.39 years were > list: where distinct
0.32 0.36 years were > loose figures
-0.29 -0.33 years were > loose figures: avg 
0.58 0.57 years were > loose figures: count 
-0.39 -0.34 years were > loose figures: look up 
-0.34 -0.36 years were > loose figures: sum 
0.13 0.3 yes or no > none
0.13 0.3 yes or no conditions 0
0.13 0.3 yes or no: exists
0.13 0.3 yes or no: yes or no
-0.29 -0.28 yesno > against another row
-0.79 -0.81 yesno > comparison
-0.46 -0.39 yesno > extreme value
-0.31 -0.26 yesno > first or last row
-0.53 -0.65 yesno > groups that are named
-0.7 -0.61 yesno > list
-0.3 -0.48 yesno > loose figures
-0.71 -0.89 yesno > name
-0.47 -0.45 yesno > next or previous row
0.23 0.29 yesno > place
-0.5 -0.47 yesno > rows before or after another
-0.31 -0.46 yesno > the same as another row
-0.76 -0.71 yesno > time
-0.39 -0.4 yesno > top groups
0.77 0.76 yesno > which of these
0.13 0.3 yesno > yes or no
-0.41 -0.41 youngest > list
-0.42 -0.41 youngest > list: where 
-0.39 -0.4 youngest > list: where distinct
0.41 0.44 youngest > top groups
0.41 0.44 youngest > top groups: rows asc
-0.14 0.3 youngest > top rows: order:said asc
`

export const doubt = `
-0.17 -0.6 ahead 0
-0.18 0 ahead 1
-0.16 -0.16 ahead 2
-0.05 -0.08 ahead 3
-0.35 0 ahead 4
0.01 0.07 ahead 5
0.43 0.37 ahead 6
0.64 0.98 ahead 7
-0.09 -0.04 always
-0.35 -0.35 candidates 0
-0.29 -0.49 candidates 1
-0.22 -0.03 candidates 2
0.08 0.03 candidates 3
0.13 0.12 candidates 4
-0.23 -0.13 candidates 5
0.39 0.7 candidates 6
-0.09 -0.02 conditions 0
0.17 0.18 conditions 1
0 -0.04 conditions 2
-0.72 -1.22 conditions 3
0.05 0.01 entity exact
0.29 0.14 entity part
-0.09 -0.05 entity synonym
0.13 0.41 entity words
-0.17 -0.29 field exact
0.19 0.31 field part
-0.43 -0.17 field synonym
0.29 0.35 field typo
-0.58 -0.74 field words
0.34 0.78 frame against another row
-0.36 -0.4 frame average of each
0.42 0.63 frame comparison
0.22 0.09 frame difference
-0.02 0.18 frame extreme value
0.07 -0.06 frame figures
0.16 0.19 frame first or last row
0.67 0.49 frame groups that are named
-0.08 -0.17 frame groups that have
0.4 0.42 frame how long
-0.35 -0.17 frame list
-0.15 -0.19 frame loose figures
0.29 0.3 frame next or previous row
-0.4 -0.49 frame rows before or after another
0.84 0.91 frame share
0.1 -0.32 frame the same as another row
-0.2 -0.29 frame top groups
-0.2 -0.02 frame top rows
0 -0.15 frame which of these
-0.04 0.33 frame yes or no
-0.15 0 gives 0 for list
0.34 0 gives 1 for against another row
-0.36 0 gives 1 for average of each
0.39 0 gives 1 for comparison
0.22 0 gives 1 for difference
-0.02 0 gives 1 for extreme value
-0.03 0 gives 1 for figures
0.26 0 gives 1 for first or last row
-0.67 0 gives 1 for groups that have
0.4 0 gives 1 for how long
0.08 0 gives 1 for list
-0.08 0 gives 1 for loose figures
0.29 0 gives 1 for next or previous row
-0.4 0 gives 1 for rows before or after another
0.84 0 gives 1 for share
0.4 0 gives 1 for the same as another row
-0.26 0 gives 1 for top groups
-0.14 0 gives 1 for top rows
-0.04 0 gives 1 for yes or no
0.41 0 gives 11-30 for comparison
0.13 0 gives 11-30 for figures
0.4 0 gives 11-30 for groups that have
-0.53 0 gives 11-30 for list
0.42 0 gives 11-30 for top groups
0.68 0 gives 2 for figures
-0.39 0 gives 2 for first or last row
0.67 0 gives 2 for groups that are named
0.33 0 gives 2 for groups that have
-0.12 0 gives 2 for list
-0.42 0 gives 2 for loose figures
-0.44 0 gives 2 for the same as another row
-0.4 0 gives 2 for top groups
0.15 0 gives 3 for figures
-0.36 0 gives 3 for first or last row
0.28 0 gives 3 for top groups
-0.2 0 gives 3 for top rows
0.25 0 gives 4-5 for figures
0.4 0 gives 4-5 for groups that have
-0.24 0 gives 4-5 for list
0.56 0 gives 4-5 for top groups
-0.06 0 gives 6-10 for comparison
0.12 0 gives 6-10 for figures
-0.24 0 gives 6-10 for list
-0.39 0 gives 6-10 for top groups
-0.15 0 gives answers 0
0.11 0 gives answers 1
-0.07 0 gives answers 11-30
-0.29 0 gives answers 2
-0.12 0 gives answers 3
0.11 0 gives answers 4-5
-0.15 0 gives answers 6-10
0.36 0 gives answers many
0.26 0 gives date
0.4 0 gives date after average
-0.57 0 gives date after how
0.44 0 gives date after on
0.25 0 gives date after other
0.35 0 gives date after total
0.23 0 gives date after what
-0.2 0 gives date after when
-0.38 0 gives date to long
0.14 0 gives date to nothing
0.71 0 gives date to what
-0.3 0 gives date to when
0.22 0 gives figure
0.42 0 gives figure after how
0.21 0 gives figure after in
-0.42 0 gives figure after other
0.37 0 gives figure after what
-0.45 0 gives figure after when
0.4 0 gives figure after which
0.56 0 gives figure to long
0.16 0 gives figure to nothing
-0.45 0 gives figure to when
0.4 0 gives figure to which
0.11 0 gives fraction
-0.26 0 gives fraction after average
0.17 0 gives fraction after how
0.45 0 gives fraction after is
0.77 0 gives fraction after mean
0.5 0 gives fraction after median
0.67 0 gives fraction after other
0.24 0 gives fraction after percentage
0.09 0 gives fraction after what
-0.4 0 gives fraction after which
0.13 0 gives fraction to amount
0.13 0 gives fraction to nothing
0.09 0 gives fraction to what
-0.4 0 gives fraction to which
0.45 0 gives fraction to yesno
0.48 0 gives many for figures
-0.09 0 gives many for list
0.44 0 gives negative
-0.43 0 gives nothing
-0.15 0 gives nothing after how
0.36 0 gives nothing after other
-0.32 0 gives nothing after what
-0.35 0 gives nothing after which
-0.15 0 gives nothing to count
0.36 0 gives nothing to nothing
-0.32 0 gives nothing to what
-0.35 0 gives nothing to which
-0.15 0 gives one asked, none given
0.18 0 gives one asked, one given
-0.2 0 gives one asked, several given
-0.15 0 gives rows 0
0.13 0 gives rows 1
-0.03 0 gives rows 11-30
-0.35 0 gives rows 2
-0.1 0 gives rows 3
0.25 0 gives rows 4-5
-0.23 0 gives rows 6-10
0.26 0 gives rows many
-0.43 0 gives several asked, one given
-0.14 0 gives several asked, several given
-0.05 0 gives text
-0.38 0 gives text after after
-0.3 0 gives text after are
0.37 0 gives text after at
-0.07 0 gives text after average
0.34 0 gives text after before
-0.28 0 gives text after besides
0.41 0 gives text after between
0.45 0 gives text after count
-0.14 0 gives text after did
0.43 0 gives text after does
-0.33 0 gives text after each
0.11 0 gives text after how
-0.14 0 gives text after in
-0.6 0 gives text after is
-0.19 0 gives text after list
-0.33 0 gives text after longest
0.57 0 gives text after mean
0.1 0 gives text after name
-0.44 0 gives text after not
0.43 0 gives text after number
-0.27 0 gives text after of
-0.05 0 gives text after other
-0.4 0 gives text after previous
0.71 0 gives text after show
0.87 0 gives text after sum
0.16 0 gives text after top
0.56 0 gives text after total
-0.06 0 gives text after was
-0.12 0 gives text after what
0.18 0 gives text after when
-0.58 0 gives text after where
0.13 0 gives text after which
0.22 0 gives text after who
0.42 0 gives text after whose
0.42 0 gives text after with
0.45 0 gives text after worst
-0.35 0 gives text after year
0.04 0 gives text to list
-0.24 0 gives text to long
-0.02 0 gives text to nothing
0.28 0 gives text to what
-0.23 0 gives text to when
-0.58 0 gives text to where
0.13 0 gives text to which
0.02 0 gives text to who
-0.19 0 gives text to yesno
-0.18 0 gives the question again
-0.14 0 gives whole
-0.3 0 gives whole after after
-0.32 0 gives whole after all
-0.34 0 gives whole after at
0.56 0 gives whole after average
-0.23 0 gives whole after by
0.06 0 gives whole after give
0.04 0 gives whole after how
-0.79 0 gives whole after in
0.32 0 gives whole after mean
0.39 0 gives whole after median
0.15 0 gives whole after number
-0.53 0 gives whole after other
0.66 0 gives whole after percentage
-0.37 0 gives whole after previous
0.75 0 gives whole after total
-0.34 0 gives whole after was
0.08 0 gives whole after what
-0.2 0 gives whole after which
-0.25 0 gives whole after who
-0.41 0 gives whole to amount
-0.16 0 gives whole to count
-0.19 0 gives whole to list
-0.54 0 gives whole to long
0.02 0 gives whole to nothing
0.15 0 gives whole to what
-0.09 0 gives whole to where
-0.16 0 gives whole to which
-0.31 0 gives whole to who
-0.34 0 gives whole to yesno
-0.09 0 gives year
-0.09 0 gives year after how
-0.41 0 gives year after name
-0.4 0 gives year after other
-0.34 0 gives year after top
0.34 0 gives year after total
0.44 0 gives year after when
-0.02 0 gives year after which
0.48 0 gives year to amount
-0.41 0 gives year to list
-0.56 0 gives year to long
-0.27 0 gives year to nothing
0.3 0 gives year to what
0.44 0 gives year to when
-0.04 0 gives year to which
-0.04 0 gives yes or no
-0.03 0 gives yes or no after did
0.06 0 gives yes or no after does
0.41 0 gives yes or no after has
0.45 0 gives yes or no after have
-0.43 0 gives yes or no after is
-0.37 0 gives yes or no after was
-0.2 0 gives yes or no after were
-0.04 0 gives yes or no to yesno
-0.38 0 gives zero
0.13 0.16 loose 0
-0.16 -0.12 loose 1
-0.3 -0.24 loose 2
-0.49 -0.73 loose 3
-0.42 -0.44 loose 4
0.25 0.24 loose figures > amount
-0.51 -0.58 loose figures > none
0 -0.32 loose figures > time
-0.15 -0.28 loose figures conditions 0
0.07 -0.05 loose figures conditions 1
-0.44 -0.42 loose figures conditions 2
-0.58 -0.7 loose figures: avg
-0.51 -0.58 loose figures: count
-0.55 0 loose figures: guess
0.76 -0.05 loose figures: look up
-0.15 -0.19 loose figures: loose figures
-0.23 0.37 loose figures: sum
0.4 0.4 missed 0
-0.24 -0.1 missed 1
-0.05 -0.16 missed 2
-0.27 -0.28 missed 3
-0.18 -0.21 missed 4
0.01 0.05 missed 5
-0.6 -0.66 missed 6
0.17 0.11 missed plain 0
0.06 0.24 missed plain 1
-0.7 -0.71 missed plain 11-30
0.16 0.22 missed plain 2
-0.18 -0.19 missed plain 3
0.02 0.01 missed plain 4-5
-0.1 -0.08 missed plain 6-10
0.31 0.33 missed share 0
-0.1 -0.08 missed share 1
-0.13 -0.06 missed share 2
-0.78 -0.84 missed share 3
-0.15 -0.16 missed share 4
-0.1 -0.65 share 0
-0.69 -0.3 share 1
0.33 0.62 share 10
1.2 1 share 11
-0.29 -0.48 share 2
-0.33 -0.21 share 3
-0.35 -0.27 share 4
0.13 0.29 share 5
-0.02 0.29 share 6
0.56 0.01 share 7
-0.08 -0.1 share 8
0.18 0.13 share 9
-0.06 -0.16 target at 0
-0.57 -0.53 target at 0 guessed
0.2 0.25 target at 1
-0.01 -0.08 target at 1 guessed
0.07 0.08 target at 2
-0.4 -0.2 target at 2 guessed
0.02 -0.03 target at 3
-0.16 -0.17 target at 3 guessed
-0.06 -0.02 target at 4
-0.32 -0.4 target at 4 guessed
-0.34 -0.3 target default
0.07 0.17 target guessed
0 -0.09 target half said
-0.06 -0.1 target of the thing said
0.07 0.14 target said
-0.53 -0.6 unused all
-0.22 -0.18 unused also
-0.05 -0.06 unused amount
-0.07 -0.3 unused and
-0.53 -0.53 unused any
-0.01 -0.17 unused are
-0.31 -0.62 unused at
-0.25 -0.11 unused average
-0.28 -0.16 unused besides
-0.35 -0.33 unused better
0.17 -0.16 unused between
0.47 0.38 unused both
0.28 0.13 unused by
-0.62 -0.52 unused came
0.47 0.41 unused combined
-0.71 0.02 unused come
-0.38 -0.41 unused consecutive
0.12 0.02 unused did
-0.3 -0.36 unused different
0.03 0.08 unused do
-0.82 -0.4 unused does
-0.18 -0.01 unused during
-0.86 -0.52 unused each
-0.72 -0.69 unused earlier
-0.45 -0.49 unused ever
-0.37 0 unused first
-0.17 -0.26 unused for
0.18 0.42 unused from
-0.63 -0.58 unused greater
-0.02 0.03 unused had
0.13 0.34 unused has
-0.26 -0.2 unused have
0.14 0.14 unused higher
-0.3 -0.39 unused how
-0.28 -0.32 unused in
-0.07 -0.11 unused is
-0.62 -0.47 unused larger
-0.45 0 unused last
-0.73 -0.79 unused least
0.34 -0.04 unused less
0.16 0.57 unused listed
0.67 0.25 unused longer
-0.4 -0.39 unused lower
-0.35 -0.33 unused many
-0.45 -0.5 unused more
-0.45 -0.44 unused most
-0.51 -0.48 unused no
-1.17 -1.11 unused not
-0.54 -0.41 unused number
0.41 0.45 unused of
0.42 0 unused oldest
-0.29 -0.26 unused on
-0.96 -0.94 unused other
-0.41 -0.4 unused percent
-0.55 -0.51 unused percentage
-0.45 -0.61 unused same
-0.02 -0.11 unused than
0.12 0.16 unused time
-0.81 -0.7 unused times
-0.48 -0.58 unused to
-0.38 -0.41 unused together
-0.56 -0.39 unused total
0.74 0.29 unused under
-0.35 -0.36 unused up
0 0.04 unused was
-0.22 -0.34 unused were
-0.54 -0.76 unused what
0.48 0.64 unused win
0.58 0.31 unused with
0.49 0.59 unused won
-0.28 0.05 unused year
-0.49 -0.48 unused years
0.09 0.12 value exact
0.03 0.05 value of 11-30
0.11 0.05 value of 2
-0.51 -0.63 value of 3
-0.35 -0.18 value of 4-5
-0.16 -0.4 value of 6-10
-0.39 0 value of many
-0.46 -0.35 value part
0.05 0.18 value synonym
0.62 0.37 value typo
-0.92 -0.97 weakest 1
-0.44 -0.07 weakest 2
0.12 0.11 weakest 3
-0.06 -0.02 weakest 4
0.61 0.46 weakest 5
`
