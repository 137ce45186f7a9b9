import { formatYen } from '#contract/money.ts'
import { usePreferences } from '#web/platform/preferences.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { longDay } from '#web/ui/day.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { LocaleProvider } from '#web/ui/locale-provider.tsx'
import type { Box } from './box.ts'
import { CarChoice } from './car-choice.tsx'
import { DayField } from './day-field.tsx'
import { DayProblem } from './day-problem.tsx'
import { FreeUntil } from './free-until.tsx'
import { PartySteppers } from './party-steppers.tsx'
import { PriceLines } from './price-lines.tsx'
import { StartChoice } from './start-choice.tsx'

type PriceSheetProps = { box: Box; isOpen: boolean; onClose: () => void }

/** The price box for a thumb: every part open, one below the other. */
export function PriceSheet({ box, isOpen, onClose }: PriceSheetProps) {
  const { direction } = usePreferences()
  const { choice, car, dayProblem } = box
  return (
    <LocaleProvider direction={direction}>
      <Drawer
        title="Your day and its price"
        onPhone="sheet"
        isOpen={isOpen}
        onOpenChange={(opens) => opens || onClose()}
        footer={
          <>
            {box.bookingPath && choice.day && car ? (
              <ButtonLink to={box.bookingPath} variant="primary" wide>
                Book {longDay(choice.day)}, {formatYen(car.priceYen)}
              </ButtonLink>
            ) : (
              <p className="flex justify-between gap-4 text-[17px] font-[650]">
                Total
                <bdi className="tabular-nums">{car ? formatYen(car.priceYen) : 'No car fits'}</bdi>
              </p>
            )}
            <FreeUntil box={box} />
          </>
        }
      >
        {dayProblem && <DayProblem>{dayProblem}</DayProblem>}
        <DayField box={box} />
        <StartChoice box={box} />
        <PartySteppers box={box} />
        <CarChoice box={box} />
        <PriceLines box={box} />
      </Drawer>
    </LocaleProvider>
  )
}
