import { Link } from 'react-router'
import { type DayMoney, readDayMoney } from '#contract/dispatch-jobs.ts'
import { formatYen } from '#contract/money.ts'
import { byHandWords } from '#contract/money-back.ts'
import { takenWords } from '#contract/taken-words.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { longDay, shortDay } from '#web/ui/day.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { bookingPath, hourOf } from '../job/job-words.ts'
import { goesBack, handWords, ofItBack } from './hand-words.ts'

type DayMoneyDrawerProps = { day: string; onClose: () => void }

/** At the end of a day the desk counts with each of the crew what guests gave them. */
export function DayMoneyDrawer({ day, onClose }: DayMoneyDrawerProps) {
  const { answer, failure, askAgain } = useAsked(questionOf(readDayMoney, { day }))
  return (
    <Drawer title="Money by hand" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} onPhone="sheet">
      <p className="text-[15px]">
        <bdi>{longDay(day)}.</bdi> What guests gave on this day, and to whom. Cash is what each of them hands in.
      </p>
      {!answer && !failure && (
        <Loading label="The money of the day is loading" className="grid gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </Loading>
      )}
      {!answer && failure && (
        <ErrorState title="The money of the day did not load" onRetry={askAgain}>
          {failure.message}
        </ErrorState>
      )}
      {answer && <Given {...answer} />}
      {answer && answer.toHand.length > 0 && <ToGiveBack toHand={answer.toHand} />}
      {answer && answer.due.length > 0 && <StillDue due={answer.due} />}
    </Drawer>
  )
}

function Given({ people, total, totalBack }: Pick<DayMoney, 'people' | 'total' | 'totalBack'>) {
  if (people.length === 0) return <p className="text-[15px]">Nobody was given money on this day.</p>
  return (
    <div className="grid gap-5">
      {people.map(({ resourceId, name, yen, back, entries }) => (
        <section key={resourceId ?? 'office'} aria-label={name || 'The office'}>
          <h3 className="flex items-baseline justify-between gap-4 border-b border-ink pb-1.5">
            <bdi className="font-semibold">{name || 'The office'}</bdi>
            <span className="text-[13px] font-normal text-ink-2">
              {takenWords.cash.en}{' '}
              <b className="font-serif text-[20px] leading-none font-normal text-ink tabular-nums">
                {formatYen(yen.cash)}
              </b>
            </span>
          </h3>
          <ul className="text-sm">
            {entries.map(({ id, reference, leadName, amountYen, backYen, how, at }) => (
              <Line
                key={id}
                reference={reference}
                leadName={leadName}
                about={[hourOf(at), takenWords[how].en, backYen > 0 && goesBack(backYen)].filter(Boolean).join(', ')}
              >
                {formatYen(amountYen)}
              </Line>
            ))}
          </ul>
          {handWords(back) && (
            <p className="mt-1.5 text-[13px] text-ink-2">
              <bdi>{ofItBack(back)} Ask who handed it over: that is not written down.</bdi>
            </p>
          )}
        </section>
      ))}
      {people.length > 1 && (
        <p className="font-semibold tabular-nums">
          <bdi>
            All together {handWords(total)}
            {handWords(totalBack) && `. ${ofItBack(totalBack)}`}
          </bdi>
        </p>
      )}
    </div>
  )
}

/** Of any day: a guest who cancelled waits for it until somebody gives it. */
function ToGiveBack({ toHand }: Pick<DayMoney, 'toHand'>) {
  return (
    <section aria-labelledby="to-give-back">
      <h3 id="to-give-back" className="border-b border-kohaku pb-1.5 font-semibold text-kohaku">
        To give back, of any day
      </h3>
      <ul className="text-sm">
        {toHand.map(({ refundId, reference, leadName, amountYen, how, at }) => (
          <Line
            key={refundId}
            reference={reference}
            leadName={leadName}
            about={`${byHandWords[how]}, since ${shortDay(at.slice(0, 10))}`}
          >
            {formatYen(amountYen)}
          </Line>
        ))}
      </ul>
      <p className="mt-1.5 text-[13px] text-ink-2">Once it was given, say so in the booking.</p>
    </section>
  )
}

function StillDue({ due }: Pick<DayMoney, 'due'>) {
  return (
    <section aria-labelledby="still-due">
      <h3 id="still-due" className="border-b border-kohaku pb-1.5 font-semibold text-kohaku">
        Still to collect
      </h3>
      <ul className="text-sm">
        {due.map(({ reference, leadName, startsAt, chauffeur, dueYen }) => (
          <Line
            key={reference}
            reference={reference}
            leadName={leadName}
            about={[hourOf(startsAt), chauffeur].filter(Boolean).join(', ')}
          >
            {formatYen(dueYen)}
          </Line>
        ))}
      </ul>
    </section>
  )
}

type LineProps = { reference: string; leadName: string; about: string; children: string }

function Line({ reference, leadName, about, children }: LineProps) {
  return (
    <li className="flex min-h-9 items-center justify-between gap-4 border-b border-line max-md:min-h-11">
      <span className="min-w-0">
        <Link to={bookingPath(reference)} className="underline underline-offset-4 hover:decoration-2">
          <bdi>{leadName}</bdi>
        </Link>{' '}
        <bdi className="text-ink-2 tabular-nums">{about}</bdi>
      </span>
      <span className="tabular-nums">{children}</span>
    </li>
  )
}
