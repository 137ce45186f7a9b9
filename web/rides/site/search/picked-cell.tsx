import type { ComponentType, InputHTMLAttributes } from 'react'
import { useHydrated } from '#web/platform/hydrated.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import type { IconDrawing } from '#web/ui/icon.tsx'
import { BeforeAlive } from '#web/ui/search-ticket/before-alive.tsx'
import { Cell } from '#web/ui/search-ticket/cell.tsx'
import { answerLook, type CellPlace, type FormVariant } from '#web/ui/search-ticket/form-look.ts'
import { type PickerFrame, useLatePicker } from '#web/ui/search-ticket/use-late-picker.ts'

type PickedCellProps<Props extends PickerFrame> = {
  id: string
  variant: FormVariant
  place: CellPlace
  label: string
  icon: IconDrawing
  /** The answer in words; empty while there is none. */
  words: string
  /** Left out on a phone, where it would not fit: the weekday before the day. */
  leadingWords?: string
  placeholder: string
  /** The browser's own field, and what it was answered before the page was alive. */
  native: InputHTMLAttributes<HTMLInputElement>
  onTakeOver: (written: string) => void
  load: () => Promise<ComponentType<Props>>
  picker: Omit<Props, keyof PickerFrame>
  fault: string | undefined
}

/** One question of the ticket: asked by the browser until the page is alive, then by a picker of our own. */
export function PickedCell<Props extends PickerFrame>(props: PickedCellProps<Props>) {
  const { id, variant, place, label, icon, words, placeholder, native, load, fault } = props
  const late = useLatePicker({ isHydrated: useHydrated(), load, onTakeOver: props.onTakeOver })
  const look = answerLook(variant)
  const inWords = (
    <span className={cx('block truncate', !words && 'text-ink-3')}>
      {props.leadingWords && <span className="max-md:hidden">{props.leadingWords} </span>}
      {words || placeholder}
    </span>
  )
  const { Picker } = late
  const pickerProps = {
    ...props.picker,
    triggerRef: late.triggerRef,
    isOpen: late.isOpen,
    onOpenChange: late.setOpen,
  } as unknown as Props
  return (
    <Cell variant={variant} place={place} fieldId={id} label={label} icon={icon}>
      {late.stage === 'button' ? (
        <button
          ref={late.triggerRef}
          type="button"
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={late.isOpen}
          aria-describedby={fault ? `${id}-fault` : undefined}
          data-invalid={fault ? '' : undefined}
          onClick={late.open}
          onPointerEnter={late.fetchAhead}
          onFocus={late.fetchAhead}
          className={look}
        >
          <bdi>{inWords}</bdi>
        </button>
      ) : (
        <BeforeAlive
          {...native}
          inputRef={late.nativeRef}
          id={id}
          placeholder={placeholder}
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault ? true : undefined}
          words={late.stage === 'before' && inWords}
          look={look}
        />
      )}
      {Picker && <Picker {...pickerProps} />}
    </Cell>
  )
}

const BELOW: Record<CellPlace, string> = {
  first: 'col-span-full lg:col-span-1 lg:col-start-1',
  second: 'lg:col-start-2',
  third: 'lg:col-start-3',
  last: 'col-span-full lg:col-span-1 lg:col-start-4',
}

type FaultBelowProps = { id: string; variant: FormVariant; place: CellPlace; fault: string | undefined }

/** Stands right below its cell: the next row of the ticket on a phone, a second row of the whole ticket elsewhere. */
export function FaultBelow({ id, variant, place, fault }: FaultBelowProps) {
  return (
    <div
      id={`${id}-fault`}
      className={cx(
        'px-4 text-sm lg:row-start-2',
        variant === 'ticket' ? 'lg:px-[1.375rem]' : 'lg:px-5',
        fault && 'pb-3',
        BELOW[place],
      )}
    >
      {fault && <ErrorWords>{fault}</ErrorWords>}
    </div>
  )
}
