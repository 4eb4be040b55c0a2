/** What general English says in the headings of columns, whatever they are about. Nothing here names a table or a data set. */
const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const idWords = list('id ids key uuid guid identifier pk fk sk ref')
export const numberWords = list('number no nr num # code')
/** Numbers that are given out and never reckoned with. */
export const codeWords = list(
  'code barcode sku isbn issn ean gtin upc iban ssn vin imei fips naics sic phone telephone mobile fax',
)
/** What one thing is to another of its kind. */
export const kinWords = list(
  'parent child manager supervisor superior boss lead leader mentor predecessor successor previous next original',
)
/** With these at its end a heading says whom or what a row belongs to: `answers_to`, `referred_by`. */
export const pointingWords = list('to by under')
/** A count comes first: "number of rooms", "no. of rooms", "# rooms". */
export const countsFirst = list('number no nr num # count total')
export const placeWords = list(
  'country city town state province county region continent nation district village municipality location place address street zip zipcode postcode postal capital',
)
export const postalWords = list('zip zipcode postcode postal')
export const coordinateWords = list('lat latitude lon lng long longitude')
export const nameWords = list('name title')
/** Beside a model it takes both to name a thing. */
export const makerWords = list('make maker manufacturer brand')
/** Years of what may be older than any list of years. */
export const foundedWords = list('founded established built opened incorporated founding inaugurated')
export const firstNameWords = list('first given forename')
export const lastNameWords = list('last family surname')
export const calendarParts: Record<string, readonly [number, number]> = {
  date: [1, 31],
  month: [1, 12],
  quarter: [1, 4],
  week: [0, 53],
  weekday: [0, 7],
  day: [1, 366],
  hour: [0, 24],
  minute: [0, 59],
  decade: [0, 2200],
}
export const kindWords = list(
  'class type group category level grade status tier stage cluster segment kind gender sex band bucket flag mode',
)
export const rankWords = list('rank ranking position pos place standing order seed')
/** Added up over rows. */
export const addedWords = list(
  'total sum amount quantity qty count units number revenue sales turnover cost costs expense expenses profit loss spend spent budget paid payment fee fees tax volume value worth votes balance deposit withdrawal refund refunds production output orders visits clicks views',
)
/** At the end of a heading, or before "per" and "of", money and nothing else. */
export const moneyWords = list(
  'price cost costs revenue turnover expense expenses profit spend budget fee fees salary salaries wage wages payroll refund refunds earnings rent fare payment payments',
)
/** Money that people have each: added up only where the heading says so. */
export const perHeadWords = list('income incomes capita')
/** Of 0 to 1, a part of a whole. */
export const partWords = list('discount share proportion fraction margin commission vat rate')
/** Their rate is a price. */
export const exchangeWords = list('exchange fx forex currency')
/** A part of a whole where it comes first: the share of something. */
export const shareWords = list('share proportion fraction')
/** Not added up, but averaged. */
export const averagedWords = list(
  'rate ratio percent percentage pct avg average mean median per share proportion fraction probability likelihood temperature temp score rating index age density speed velocity humidity pressure price height width depth diameter radius bmi grade gpa efficiency frequency concentration margin yield growth change level latitude longitude std stdev deviation variance coefficient ph intensity mass length expectancy mileage mpg horsepower displacement acceleration magnitude elevation altitude fertility mortality literacy satisfaction happiness quality star mark nps csat experience tenure seniority',
)
export const contactWords = list('phone telephone mobile fax email mail url link website homepage web page path')
export const proseWords = list(
  'description desc notes note comment comments remark remarks text summary bio biography message body abstract',
)
/** What a table of anything is called. */
export const containerWords = list(
  'data dataset table list sheet report file export records rows results stats statistics details info log history summary query view',
)
export const auditWords = list(
  'created updated modified inserted deleted loaded synced imported changed recorded entered',
)
export const birthWords = list('birth born birthday dob death died')
/** What a thing has a few of, which nobody adds up over things. */
export const partsOfThings = list('room bedroom bathroom bath floor storey story door cylinder gear wheel')
export const weightWords = list('weight mass')
/** What happened in a year that stands alone: "Founded 1821". */
export const yearWords = list('founded established built opened launched since published released')
