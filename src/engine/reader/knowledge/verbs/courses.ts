import { rootOf } from '../../words/roots.ts'
import { stem } from '../../words/words.ts'

/**
 * What happens to things in the end: a bill is paid, a book comes back, a parcel arrives. One entry per course of events, as general as a
 * dictionary: how people say that it happened, how they say that it did not, what they wait for, and by which words data keeps it.
 */
export type Course = {
  /** As it stands behind "has been" or by itself: "picked up". */
  done: readonly string[]
  /** "unpaid", "still out". */
  undone: readonly string[]
  /** "waiting for a home". */
  awaited: readonly string[]
  /** Words of headings, by their roots; of those who do it by their stems. */
  kept: ReadonlySet<string>
  /** Words of values that say that it happened, and that it did not (yet), by their roots. */
  so: ReadonlySet<string>
  not: ReadonlySet<string>
}

const list = (text: string): string[] => text.split(',').map((each) => each.trim())
const roots = (text: string): Set<string> => new Set(text.split(' ').filter(Boolean).map(rootOf))

/** A worker is no work: doers by their stems. */
const names = (text: string): Set<string> =>
  new Set(text.split(' ').map((word) => (/(?:er|or|eer)$/.test(word) ? stem(word) : rootOf(word))))

const course = (done: string, undone: string, awaited: string, kept: string, so = '', not = ''): Course => ({
  done: list(done),
  undone: list(undone).filter(Boolean),
  awaited: list(awaited).filter(Boolean),
  kept: names(kept),
  so: roots(so),
  not: roots(not),
})

export const courses: readonly Course[] = [
  course(
    'paid, payed, paid up, paid for, paid in full, fully paid, pay in full, settled in full, settled, cleared, squared, coughed up',
    'unpaid, outstanding, owed, owing, unsettled, owe, owes, still owe, still owes, in arrears, not settled up',
    'payment, the payment, the money, money, their money, our money',
    'paid payment settled cleared',
    'paid settled cleared',
    'unpaid open outstanding overdue owed due',
  ),
  course(
    'returned, came back, come back, been back, brought back, bring back, given back, gave back, handed in, handed back, sent back, taken back, back',
    'still out, out on loan, on loan, lent out, checked out, still borrowed, still away, still with the borrower, out at the moment, currently out',
    'return, the return',
    'returned return back brought',
    'returned back',
    'out borrowed loaned lent',
  ),
  course(
    'picked up, pick up, collected, collect, claimed, claim, fetched, come for, came for, came to get, come to get, taken away, retrieved, reclaimed, asked for',
    'unclaimed, uncollected, still here, still with us, still holding, still held, left behind, still in storage, still in store, still lying around',
    'collection, pickup, pick up, their owner, the owner, an owner',
    'claimed collected pickup picked collection retrieved handed reclaimed',
    'claimed collected picked',
    'unclaimed held storage stored uncollected holding',
  ),
  course(
    'delivered, arrived, arrive, turned up, shown up, showed up, received, got here, come in, came in, landed, made it',
    'undelivered, on the way, on its way, on their way, in transit, en route, under way, underway, not here yet',
    'delivery, arrival, the delivery',
    'delivered delivery arrived arrival received',
    'delivered arrived received',
    'transit shipped underway dispatched pending',
  ),
  course(
    'shipped, sent, sent out, dispatched, posted, gone out, went out, sent off',
    'unshipped, unsent, still to go out',
    'shipping, dispatch, shipment',
    'shipped sent dispatched posted dispatch',
    'shipped sent dispatched posted',
    'unshipped packed packing waiting pending',
  ),
  course(
    'fixed, repaired, mended, resolved, solved, closed, closed out, completed, finished, done, sorted, sorted out, dealt with, taken care of, taken care, handled, wrapped up, put right, addressed, rectified, ready, got fixed, looked after, seen to, attended to, concluded',
    'open, unresolved, unfinished, incomplete, ongoing, unsolved, unfixed, unrepaired, broken, pending, in progress, under way, underway, still running, still going, still going on, still outstanding, on the go, in the works, in hand',
    'repair, a repair, a fix, the repair, completion, a solution, resolution, to be finished',
    'fixed repaired resolved solved closed completed finished done resolution completion closing rectified mended ended finish',
    'fixed repaired resolved solved closed completed complete finished done ready',
    'open pending unresolved unfinished ongoing progress waiting new reported assigned started hold',
  ),
  course(
    'decided, decided on, decided upon, decided about, ruled on, made up their mind, judged, looked at, dealt with, processed, got an answer, got a decision, got a reply, got a yes or no',
    'undecided, in limbo, up in the air, unanswered, unprocessed, under review, in review, awaiting a decision',
    'a decision, decision, an answer, approval, a verdict, sign off, a reply',
    'decided decision judged ruled processed',
    'approved accepted granted rejected declined refused denied decided',
    'pending open undecided requested submitted review waiting new',
  ),
  course(
    'approved, accepted, granted, signed off, okayed, given the go ahead, given the green light, let through, waved through, said yes to, agreed',
    'unapproved, unsigned',
    'approval, the go ahead, sign off',
    'approved approval accepted granted',
    'approved accepted granted agreed',
    'pending submitted requested',
  ),
  course(
    'turned down, rejected, declined, refused, denied, dismissed, knocked back, thrown out, said no to, turned away, sent packing, not granted, got a no',
    '',
    '',
    'rejected declined refused denied rejection',
    'rejected declined refused denied dismissed unsuccessful',
    '',
  ),
  course(
    'called off, cancelled, canceled, scrapped, scratched, axed, fell through, fallen through, abandoned, withdrawn, pulled, dropped, backed out',
    'still on, going ahead, went ahead, gone ahead',
    '',
    'cancelled canceled cancellation withdrawn abandoned',
    'cancelled canceled withdrawn abandoned',
    '',
  ),
  course(
    'adopted, adopt, rehomed, homed, found a home, found a new home, found a family, placed, taken home, given a home',
    'homeless, up for adoption, looking for a home, looking for a family, looking for a new home, in need of a home, still at the shelter, still in the shelter, still in our care, still for adoption',
    'a home, a new home, home, a family, adoption, an owner, a new family',
    'adopted adoption rehomed placed',
    'adopted rehomed',
    'available waiting',
  ),
  course(
    'sold, found a buyer, gone, got sold, sell',
    'unsold, on the market, for sale, still for sale, still on sale, still available, up for sale',
    'a buyer, buyer, a sale',
    'sold sale',
    'sold',
    'available unsold listed',
  ),
  course(
    'assigned, assigned to, signed up, signed up for, put down for, taken on, picked up, took on, working on, looking after, responsible for, in charge of, covering, covered, volunteered for, taken charge of, claimed, allocated, allocated to, given to',
    'unassigned, unallocated, up for grabs, uncovered, unmanned, unstaffed, going begging, not covered',
    'someone, somebody, a volunteer, an owner, an assignee',
    'assigned assignee owner handler volunteer technician agent responsible staff worker helper handyman mechanic engineer driver allocated employee leader teacher trainer officer caseworker operator inspector cleaner',
    'assigned allocated',
    'unassigned unallocated',
  ),
  course(
    'answered, replied, replied to, responded, responded to, got back to, written back, wrote back, heard back, got an answer, got a reply',
    'unanswered',
    'an answer, a reply, a response, our answer, our reply, a callback',
    'answered response reply replied responded answer',
    'answered replied responded',
    'unanswered waiting pending open new',
  ),
  course(
    'hired, taken on, employed, got the job, given the job, recruited, appointed',
    '',
    '',
    'hired hire appointed',
    'hired appointed employed',
    '',
  ),
  course(
    'left, quit, resigned, departed, moved out, moved away, gone, cancelled their membership, dropped out, given notice, walked out',
    'still here, still with us, still working, still living, still employed, still live, still around, stayed, still enrolled, still a member, still members, current members, current tenants',
    '',
    'left leaving leave exit departed quit resigned resignation departure moved termination terminated churned',
    'left resigned inactive former churned',
    'active current',
  ),
  course(
    'checked, inspected, reviewed, examined, looked over, gone over, tested, audited, verified, looked into, serviced',
    'unchecked, uninspected, unreviewed, untested, unverified',
    'inspection, an inspection, a check, review, a review, a test',
    'checked inspected reviewed examined tested audited verified inspection review check serviced',
    'checked inspected reviewed passed tested verified',
    'unchecked untested pending',
  ),
  course(
    'started, begun, began, commenced, kicked off, got going, got under way, got started',
    'unstarted, still to start, not begun',
    'a start',
    'started start begun began commenced',
    'started',
    'planned scheduled',
  ),
  course(
    'confirmed, acknowledged',
    'unconfirmed, provisional, tentative',
    'confirmation, a confirmation',
    'confirmed confirmation',
    'confirmed',
    'unconfirmed provisional tentative pending',
  ),
  course('signed', 'unsigned', 'a signature, signature', 'signed signature', 'signed', 'unsigned sent'),
  course(
    'refunded, reimbursed, got their money back, got money back, paid back, got a refund, compensated',
    'unrefunded, out of pocket',
    'a refund, refund, their money back, reimbursement',
    'refunded refund reimbursed reimbursement repaid',
    'refunded reimbursed',
    '',
  ),
  course(
    'renewed, extended, prolonged',
    'unrenewed',
    'renewal, a renewal',
    'renewed renewal extended',
    'renewed extended',
    '',
  ),
  course(
    'invoiced, billed, charged, been billed, sent a bill',
    'unbilled, uninvoiced',
    'an invoice, a bill, invoicing',
    'invoiced billed invoice bill',
    'invoiced billed',
    'unbilled',
  ),
  course(
    'discharged, sent home, gone home, went home, released, let out, let go',
    'still in hospital, in hospital, still admitted, still in the hospital, still on the ward, still inside, still detained, still in custody',
    'discharge, release',
    'discharged discharge released release',
    'discharged released',
    'admitted',
  ),
  course(
    'found, recovered, located, tracked down, turned up, got back, seen again',
    'still missing, still lost, still gone, never seen again',
    '',
    'found recovered located recovery',
    'found recovered',
    'missing lost',
  ),
  course(
    'published, came out, come out, released, out, gone live, went live, launched, put out',
    'unpublished, unreleased, in draft',
    'publication, release, launch',
    'published publication released release launched launch',
    'published released live',
    'draft unpublished planned',
  ),
  course(
    'germinated, sprouted, came up, come up, emerged, come through, came through',
    '',
    '',
    'germinated germination sprouted emerged emergence',
    'germinated',
    '',
  ),
  course(
    'attended, showed up, shown up, turned up, show up, turn up, came along, come along, was there, were there, made it, took part, taken part, came',
    'absent, a no show, no shows, no show, no-shows, no-show, stayed away, missing, skipped it',
    '',
    'attended attendance present attend showed',
    'attended present',
    'absent missed',
  ),
  course(
    'disqualified, thrown out, kicked out, excluded, barred',
    '',
    '',
    'disqualified disqualification dq dsq',
    'disqualified dq dsq',
    '',
  ),
  course(
    'vaccinated, jabbed, had their jabs, had their shots, immunised, immunized',
    'unvaccinated',
    'a jab, vaccination, their jabs',
    'vaccinated vaccination immunised',
    'vaccinated',
    'unvaccinated',
  ),
  course(
    'harvested, picked, cropped, brought in, cut',
    'unharvested, still standing, still growing, still in the ground',
    'harvest',
    'harvested harvest picked cropped',
    'harvested',
    'growing',
  ),
  course(
    'registered, enrolled, signed up',
    'unregistered, not enrolled',
    'registration',
    'registered registration enrolled enrolment',
    'registered enrolled',
    '',
  ),
]
