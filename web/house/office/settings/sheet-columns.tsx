import { X } from 'lucide-react'
import { useState } from 'react'
import { neededColumns, type SheetColumn } from '#contract/month-sheet-layout.ts'
import { IconButton } from '#web/ui/button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/field.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useReorder } from '#web/ui/office/use-reorder.ts'
import { columnsIn, sheetColumnWords } from './sheet-words.ts'
import type { Setting } from './use-setting.ts'

type SheetColumnsProps = {
  setting: Setting
  field: (name: string, label: string) => Pick<TextFieldProps, 'label' | 'size' | 'value' | 'error' | 'onChange'>
}

/** The columns of the sheet in their order, each with its headings. */
export function SheetColumns({ setting, field }: SheetColumnsProps) {
  const shown = columnsIn(setting.typed)
  const [said, setSaid] = useState('')
  const put = (columns: readonly SheetColumn[]) => setting.change({ columns: columns.join() })
  const { row, handle, move } = useReorder({
    count: shown.length,
    onMove: (from, to) => {
      const column = shown[from]
      put(moveItem(shown, from, to))
      if (column) setSaid(`${sheetColumnWords[column].name} is now column ${to + 1} of ${shown.length}.`)
    },
  })
  return (
    <>
      <div
        aria-hidden
        className="grid grid-cols-[24px_minmax(0,1fr)_150px_130px_32px] gap-x-3 px-4.5 pb-1.5 text-[0.78125rem] font-semibold text-ink-3 max-sm:hidden"
      >
        <span className="col-start-3">Heading</span>
        <span>In Japanese</span>
      </div>
      <ol>
        {shown.map((column, at) => {
          const { name, means } = sheetColumnWords[column]
          return (
            <li
              key={column}
              {...row(at)}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line px-4.5 py-2.5 data-dragged:bg-ai-soft sm:grid-cols-[auto_minmax(0,1fr)_150px_130px_auto] max-md:[&_input]:min-h-11"
            >
              <ReorderHandle
                {...handle(at)}
                label={`${name}, column ${at + 1} of ${shown.length}`}
                onStep={(step) => move(at, at + step)}
              />
              <div className="min-w-0 text-sm">
                <b className="block font-semibold">{name}</b>
                <span className="block text-[0.8125rem] text-ink-2">{means}</span>
              </div>
              {/* What they are stands above all rows; on a telephone each says it. */}
              <TextField
                {...field(`heading.${column}`, `Heading of ${name.toLowerCase()}`)}
                className="max-sm:order-4 max-sm:col-span-full sm:[&_label]:sr-only"
              />
              <TextField
                {...field(`headingJa.${column}`, `The same in Japanese, of ${name.toLowerCase()}`)}
                lang="ja"
                className="max-sm:order-5 max-sm:col-span-full sm:[&_label]:sr-only"
              />
              {neededColumns.includes(column) ? (
                <span className="size-8 max-md:size-11" />
              ) : (
                <IconButton
                  icon={X}
                  label={`Take ${name.toLowerCase()} off the sheet`}
                  onPress={() => put(shown.filter((one) => one !== column))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
