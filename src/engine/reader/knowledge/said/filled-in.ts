/** Words that say of a cell whether anything stands in it, as general as a dictionary. */

export type OfCell = 'not' | 'gone' | 'told' | 'have' | 'all' | 'or' | 'and' | 'silent'

const said: Record<OfCell, string> = {
  not: `not never no without nobody none nothing noone cannot neither nor hardly
    don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't can't couldn't won't wouldn't
    dont doesnt didnt isnt arent wasnt werent hasnt havent hadnt cant couldnt`,
  gone: `missing empty blank blanks null nulls unknown unrecorded unspecified unanswered unfilled unstated unreported unnoted unlisted
    unavailable undisclosed undetermined undefined unentered unmeasured incomplete absent lacking lack lacks lacked skip skips skipped
    omit omits omitted omitting miss misses missed forgot forgotten forget withheld withhold refused refuse declined fail failed failing
    gap gaps`,
  told: `known given recorded filled entered stated listed noted specified measured reported available provided supplied written logged put
    registered documented captured saved stored mentioned indicated disclosed declared determined answered completed set taken present
    there exists exist existing marked typed completed complete`,
  have: `have has had having got get gets getting gotten give gives gave giving state states report reports tell told tells provide
    provides provided specify specifies disclose enter enters fill fills leave leaves left leaving pick picks picked choose chooses chose
    chosen select selects selected put puts write writes wrote log logs answer answers record records know knew knows with show shows
    mention mentions indicate receive receives received note notes supply add added measure hold holds carry carries contain contains
    used use uses using redeemed claimed come comes came bother bothered manage managed`,
  all: 'both all every',
  or: 'or either',
  and: 'and , &',
  silent: `stuff thing things the a an any their its his her our your my we they i you he she it who whose that which were was is are be been being do does did
    of for in on to yet still at us me down out up so far value values figure figures data reading readings entry entries information info
    details detail question questions column columns field fields cell cells anything box boxes form file record records system whether
    how what when where someone anybody anyone one ones single ever actually just even proper some this these those people person
    amount amounts number numbers score scores level levels stay stays stayed remain remains remained`,
}

const table = new Map<string, OfCell>()
for (const [of, list] of Object.entries(said) as [OfCell, string][])
  for (const word of list.split(/\s+/)) if (word && !table.has(word)) table.set(word, of)

/** What a word says of a cell; null where it says nothing of one. */
export const saysOfCell = (word: string): OfCell | null => table.get(word) ?? null

/** "on file", "on record": said whole. */
export const filledInPhrases = [
  'on file',
  'on record',
  'on the form',
  'in the system',
  'in the file',
  'as far as we know',
]
/** "at least one of": any of those that follow. */
export const anyOfPhrases = [
  'at least one of',
  'one or more of',
  'any of',
  'any one of',
  'one of',
  'either of',
  'some of',
]
