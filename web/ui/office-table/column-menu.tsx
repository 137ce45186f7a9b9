import { Columns3, Lock } from 'lucide-react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { moveItem } from '../office/move-item.ts'
import { ReorderHandle } from '../office/reorder-handle.tsx'
import { useReorder } from '../office/use-reorder.ts'
import { OpenButton } from '../open-button.tsx'
import { POPOVER_LOOK } from '../options.tsx'
import { TextButton } from '../text-link.tsx'
import { TICK_BOX } from '../tick-box.ts'

type ColumnMenuProps = {
  columns: readonly { id: string; header: string }[]
  /** Those shown, in their order, the locked one first. */
  shown: readonly string[]
  usual: readonly string[]
  onChange: (shown: string[]) => void
}

/** Which columns a list has, and in which order. */
export function ColumnMenu(props: ColumnMenuProps) {
  return (
    <DialogTrigger>
      <OpenButton size="small" className="max-md:min-h-11 aria-expanded:border-ink font-[550]!">
        <Icon of={Columns3} dense />
        Columns
      </OpenButton>
      <Popover
        offset={6}
        placement="bottom end"
        className={cx(POPOVER_LOOK, 'w-67 max-w-[calc(100vw-24px)] overflow-y-auto')}
      >
        <Dialog aria-label="Columns" className="text-sm outline-none">
          <ColumnList {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function ColumnList({ columns, shown, usual, onChange }: ColumnMenuProps) {
  const [locked, ...movable] = shown
  const hidden = columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => id)
  const nameOf = (id: string | undefined) => columns.find((column) => column.id === id)?.header ?? ''
  const write = (next: readonly string[]) => onChange([locked ?? '', ...next])
  const { row, handle, move } = useReorder({
    count: movable.length,
    onMove: (from, to) => write(moveItem(movable, from, to)),
  })
  const box = (id: string) => (
    <input
      type="checkbox"
      aria-label={nameOf(id)}
      checked={shown.includes(id)}
      onChange={(event) => write(event.target.checked ? [...movable, id] : movable.filter((one) => one !== id))}
      className={cx(TICK_BOX, 'size-4.5')}
    />
  )
  const ROW = 'flex min-h-8.5 items-center gap-2 rounded-tag px-2 hover:bg-paper-2 max-md:min-h-11'
  return (
    <>
      <p className="px-3.5 pt-3 pb-1 text-[0.78125rem] font-[550] text-ink-3">Columns, in this order</p>
      <ol className="px-1.5 pb-1.5">
        <li className={ROW}>
          <span className="grid size-6 place-items-center text-ink-3 max-md:size-11">
            <Icon of={Lock} dense className="size-3.5" />
          </span>
          <span className="flex-1">{nameOf(locked)}</span>
          <input
            type="checkbox"
            checked
            disabled
            aria-label={`${nameOf(locked)}, always shown`}
            className={cx(TICK_BOX, 'size-4.5 opacity-60')}
          />
        </li>
        {movable.map((id, index) => (
          <li key={id} {...row(index)} className={cx(ROW, 'data-dragged:bg-ai-soft')}>
            <ReorderHandle
              {...handle(index)}
              label={`${nameOf(id)}, column ${index + 2} of ${shown.length}`}
              onStep={(step) => move(index, index + step)}
            />
            <span className="flex-1">{nameOf(id)}</span>
            {box(id)}
          </li>
        ))}
        {hidden.map((id) => (
          <li key={id} className={cx(ROW, 'text-ink-2')}>
            <span className="size-6 max-md:size-11" />
            <span className="flex-1">{nameOf(id)}</span>
            {box(id)}
          </li>
        ))}
      </ol>
      <div className="border-t border-line px-4 py-2">
        <TextButton
          className="max-md:min-h-11"
          disabled={shown.join() === usual.join()}
          onClick={() => onChange([...usual])}
        >
          Back to the usual columns
        </TextButton>
      </div>
    </>
  )
}
