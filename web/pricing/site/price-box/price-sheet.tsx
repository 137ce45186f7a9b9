import type { ReactNode } from 'react'
import { formatYen } from '#contract/money.ts'
import { useOpenAsk } from '#web/fleet/site/index.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { longDay } from '#web/ui/day.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import { TooYoung } from '../too-young.tsx'
import type { Box } from './box.ts'
import { CarChoice } from './car-choice.tsx'
import { DayField } from './day-field.tsx'
import { DayProblem } from './day-problem.tsx'
import { FreeUntil } from './free-until.tsx'
import { GuideChoice } from './guide-choice.tsx'
import { LaterReturn } from './later-return.tsx'
import { PartyPanel } from './party-panel.tsx'
import { PriceLines } from './price-lines.tsx'
import { PriceWaits } from './price-waits.tsx'
import { QuoteProblem } from './quote-problem.tsx'
import { StartChoice } from './start-choice.tsx'

type PriceSheetProps = { box: Box; more?: ReactNode; isOpen: boolean; onClose: () => void }

/** The price box for a thumb: every part open, one below the other. */
export function PriceSheet({ box, more, isOpen, onClose }: PriceSheetProps) {
  const { direction } = usePreferences()
  const { openAsk, onGoOn } = useOpenAsk()
  const { choice, totalYen, isOld, dayProblem } = box
  return (
    <LocaleProvider direction={direction}>
      <Drawer
        title="Your day and its price"
        onPhone="sheet"
        isOpen={isOpen}
        onOpenChange={(opens) => opens || onClose()}
        footer={
          <>
            {box.bookingPath && choice.day && totalYen !== null ? (
              <ButtonLink to={box.bookingPath} onClick={onGoOn} variant="primary" wide>
                <span>
                  Book {longDay(choice.day)}
                  {!box.isReckoning && (
                    <bdi className={cx('tabular-nums', isOld && 'font-normal')}>, {formatYen(totalYen)}</bdi>
                  )}
                </span>
              </ButtonLink>
            ) : (
              <p className="flex justify-between gap-4 text-[1.0625rem] font-[650]">
                {box.waits ? 'An age is missing' : 'Total'}
                <bdi className={cx('tabular-nums', isOld && 'dimmed')}>
                  {box.isReckoning
                    ? 'Your price…'
                    : totalYen === null
                      ? 'No car fits'
                      : `${box.waits ? 'from ' : ''}${formatYen(totalYen)}`}
                </bdi>
              </p>
            )}
            {box.bookingPath && more}
            <FreeUntil box={box} />
          </>
        }
      >
        {dayProblem && <DayProblem>{dayProblem}</DayProblem>}
        <DayField box={box} />
        <StartChoice box={box} />
        <PartyPanel box={box} openAsk={openAsk} />
        <TooYoung of={box.tour} ages={box.choice.childAges} className="mt-2" />
        <CarChoice box={box} />
        <GuideChoice box={box} />
        <LaterReturn box={box} />
        <QuoteProblem box={box} />
        {box.waits ? <PriceWaits box={box} /> : <PriceLines box={box} />}
      </Drawer>
    </LocaleProvider>
  )
}
