import { ArrowDown, ArrowUp, Ellipsis, SlidersHorizontal, Trash2 } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { DraftStop } from '#contract/tour-draft.ts'
import { StopMark } from '#web/catalogue/site/mark.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu } from '#web/ui/menu.tsx'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { OpenIconButton } from '#web/ui/open-button.tsx'
import { railLook } from './drive-line.tsx'
import { BOX, fieldId, NumberInput, useFault } from './fields.tsx'
import type { StopTimes } from './itinerary.rules.ts'

/** Handle, sign, place, arrival, stay, leaving, more; on a phone both times stand in a second line. */
export const ROW =
  'grid items-center gap-x-3 gap-y-1.5 px-4.5 py-1.5 grid-cols-[34px_minmax(0,1fr)_minmax(0,1fr)_auto] md:grid-cols-[18px_34px_minmax(0,1fr)_62px_84px_62px_36px] max-md:px-3'

/** A row of several lines would break the line from sign to sign. */
const PHONE_RAIL = 'before:!top-8 before:!bottom-0 md:before:!hidden'

type StopRowProps = {
  index: number
  count: number
  line: string
  stop: DraftStop
  times: StopTimes | undefined
  clock: (minutes: number) => string
  handle: Omit<ComponentProps<typeof ReorderHandle>, 'label' | 'onStep'>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onAsk: (typed: string) => void
  onName: (name: string) => void
  onStay: (minutes: number | null) => void
  onStep: (step: 1 | -1) => void
  onRemove: () => void
}

export function StopRow(props: StopRowProps) {
  const { index, count, line, stop, times, clock, handle, isOpen, onOpen } = props
  const { onAsk, onName, onStay, onStep, onRemove } = props
  const name = stop.name.trim() || `stop ${index + 1}`
  const fault = useFault(`stops.${index}.name`)
  const isLate = (times?.offBy ?? 0) !== 0
  return (
    <div className={cx(ROW, railLook(line, false), PHONE_RAIL)}>
      <ReorderHandle
        {...handle}
        label={`${name}, stop ${index + 1} of ${count}`}
        onStep={onStep}
        className="max-md:hidden"
      />
      <StopMark line={line} stop={index + 2} className="relative z-1" />
      <input
        id={fieldId(`stops.${index}`)}
        aria-label={`Place of stop ${index + 1}`}
        aria-invalid={Boolean(fault) || undefined}
        list="known-places"
        placeholder="A place"
        value={stop.name}
        onFocus={() => onAsk(stop.name)}
        onChange={(event) => {
          onAsk(event.currentTarget.value)
          onName(event.currentTarget.value)
        }}
        className={cx(BOX, 'aria-invalid:border-beni max-md:col-span-2')}
      />
      <Times className={cx('md:text-end', isLate && 'font-semibold !text-beni')} label="Arrives">
        {times && clock(times.arrives)}
        {stop.fixedArrival && (
          <span className="block text-[0.71875rem] font-normal text-ink-3">
            <span className="sr-only">Must be there at </span>fixed {stop.fixedArrival}
          </span>
        )}
      </Times>
      <span className="max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:flex max-md:items-center max-md:gap-2">
        <span className="text-[0.78125rem] text-ink-3 md:hidden">Stay, min</span>
        <NumberInput
          path={`stops.${index}.stayMinutes`}
          label={`Stay at ${name}, minutes`}
          value={stop.stayMinutes}
          onChange={onStay}
          className="max-md:max-w-24"
        />
      </span>
      <Times className="max-md:!col-start-3 md:text-end" label="Leaves">
        {times && clock(times.leaves)}
      </Times>
      <span className="max-md:order-1">
        <Menu
          label={`${name}, more`}
          trigger={
            <OpenIconButton size="small" icon={Ellipsis} label={`More for ${name}`} className="max-md:size-11" />
          }
          groups={[
            {
              id: 'stop',
              entries: [
                {
                  id: 'details',
                  label: isOpen ? 'Close details' : 'Details',
                  detail: 'Fixed time, map, admission, note',
                  icon: SlidersHorizontal,
                  onAction: () => onOpen(!isOpen),
                },
                { id: 'up', label: 'Move up', icon: ArrowUp, isDisabled: index === 0, onAction: () => onStep(-1) },
                {
                  id: 'down',
                  label: 'Move down',
                  icon: ArrowDown,
                  isDisabled: index === count - 1,
                  onAction: () => onStep(1),
                },
                { id: 'remove', label: 'Remove stop', icon: Trash2, isDanger: true, onAction: onRemove },
              ],
            },
          ]}
        />
      </span>
    </div>
  )
}

/** A reckoned time; on a phone with its word before it. */
export function Times({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        'text-ink-2 tabular-nums max-md:order-2 max-md:col-start-2 max-md:flex max-md:gap-2 max-md:text-sm',
        className,
      )}
    >
      <span className="text-ink-3 md:hidden">{label}</span>
      <bdi>{children}</bdi>
    </span>
  )
}
