import type { Field } from '../../question/catalog.ts'
import { identifierStems, stem } from '../words/words.ts'

/** What headings cut short, and what it stands for; the likeliest first. */
const table: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  Object.entries({
    acct: 'account',
    addr: 'address',
    alt: 'altitude',
    amt: 'amount',
    arr: 'arrival',
    avg: 'average',
    bal: 'balance',
    bath: 'bathroom',
    bdrm: 'bedroom',
    bed: 'bedroom',
    cat: 'category',
    cnt: 'count',
    co2: 'carbon dioxide',
    cust: 'customer',
    cty: 'city',
    cyl: 'cylinder',
    dep: 'departure',
    dept: 'department',
    dest: 'destination',
    disc: 'discount',
    disp: 'displacement, engine size',
    displ: 'displacement, engine size',
    dist: 'distance',
    dob: 'date birth, birth date, birthday',
    drv: 'drive',
    dur: 'duration',
    edu: 'education',
    educ: 'education',
    elev: 'elevation',
    emp: 'employee, employment',
    exp: 'experience, expectancy',
    freq: 'frequency',
    gdp: 'gdp, gross domestic product',
    hgt: 'height',
    homer: 'home run',
    hp: 'horsepower, horse power',
    hr: 'heart rate',
    hrs: 'hours',
    ht: 'height',
    hwy: 'highway',
    inc: 'income',
    lat: 'latitude',
    len: 'length',
    lng: 'longitude',
    lon: 'longitude',
    long: 'longitude',
    loc: 'location',
    lvl: 'level',
    mag: 'magnitude',
    max: 'maximum',
    med: 'medication, medicine',
    meds: 'medication, medicines',
    mfr: 'manufacturer',
    mgr: 'manager',
    min: 'minimum',
    mort: 'mortality',
    l: 'litre, liter',
    mpg: 'miles gallon, mileage, fuel economy, fuel efficiency',
    nbr: 'number',
    nh4: 'ammonium',
    no2: 'nitrogen dioxide, nitrite',
    no3: 'nitrate',
    nr: 'number',
    o2: 'oxygen',
    num: 'number',
    occ: 'occupation',
    orig: 'origin',
    org: 'organisation, organization',
    pax: 'passenger',
    pc: 'capita',
    pcnt: 'percent, percentage',
    pct: 'percent, percentage',
    perc: 'percent, percentage',
    percap: 'per capita',
    po4: 'phosphate',
    pop: 'population',
    pp: 'per person, per capita',
    precip: 'precipitation',
    prof: 'professional',
    qty: 'quantity',
    rev: 'revenue',
    sal: 'salary',
    sqft: 'square feet, square footage, living area',
    std: 'standard',
    tel: 'telephone',
    temp: 'temperature',
    tmax: 'temperature maximum, maximum temperature, high',
    tmean: 'temperature mean, mean temperature',
    tmin: 'temperature minimum, minimum temperature, low',
    tot: 'total',
    trans: 'transmission',
    unemp: 'unemployment',
    vol: 'volume',
    wt: 'weight',
    yr: 'year',
    yrs: 'years',
  }).map(([short, long]): [string, string[][]] => [
    stem(short),
    long.split(', ').map((words) => words.split(' ').map(stem)),
  ]),
)

/** "armlgth": what is short stands glued to what it is of. */
const glued = /^(\p{L}{2,})(wt|qty|amt|pct|pcnt|gdp)$/u

const mostWays = 6

/** The words of a heading written out: "dep delay" is a departure delay. Nothing where nothing is short. */
export const writtenOut = (whole: readonly string[]): string[][] => {
  const stems = whole.flatMap((each) => glued.exec(each)?.slice(1) ?? [each])
  if (stems.length === whole.length && !stems.some((each) => table.has(each))) return []
  let ways: string[][] = [[]]
  for (const each of stems)
    ways = ways
      .flatMap((before) => (table.get(each) ?? [[each]]).map((words) => [...before, ...words]))
      .slice(0, mostWays)
  return ways
}

/** Every stem that a field is known by, written out or not. */
export const stemsKnown = (field: Field): string[] => {
  const own = identifierStems(field.label)
  return [...own, ...writtenOut(own).flat()]
}

const vowel = /[aeiou]/

/** Whether a part of a heading is a longer word without some of its letters: "drv" of "drive", "mngr" of "manager". */
export const isShortFor = (short: string, word: string): boolean => {
  if (short.length < 3 || word.length < short.length + 2 || short[0] !== word[0]) return false
  // what has vowels of its own is a word by itself
  if (vowel.test(short.slice(1))) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at++
  return at === short.length && skips(short, word) <= 3
}

/** How many consonants are left out. */
const skips = (short: string, word: string): number =>
  word.replace(/[aeiou]/g, '').length - short.replace(/[aeiou]/g, '').length
