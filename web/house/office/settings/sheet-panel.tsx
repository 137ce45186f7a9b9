import { FileText, Plus } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  neededColumns,
  readSheetLayout,
  type SheetColumn,
  saveSheetLayout,
  sheetColumns,
  trySheetLayout,
} from '#contract/month-sheet-layout.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { openAsked } from '#web/ui/office-table/file-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SettingFrame } from './setting-frame.tsx'
import { SheetColumns } from './sheet-columns.tsx'
import { columnsIn, readSheet, sheetColumnWords, sheetFieldOf, sheetLabelOf, typeSheet } from './sheet-words.ts'
import { type Setting, type Stored, useSetting } from './use-setting.ts'

type Sheet = OutputOf<typeof readSheetLayout>

const toStored = ({ version, layout, history }: Sheet): Stored => ({ version, typed: typeSheet(layout), history })

/** How the month sheet of duty is laid out: for the PDF and the CSV alike. */
export function SheetPanel({ read }: { read: Sheet }) {
  const setting = useSetting({
    stored: toStored(read),
    read: async () => toStored(await call(readSheetLayout)),
    save: (version, typed) => call(saveSheetLayout, { version, layout: readSheet(typed) }),
    fieldOf: sheetFieldOf,
    said: 'Month sheet saved',
  })
  const field = (name: string, label: string) => ({
    ...{ label, size: 'small' as const, autoComplete: 'off' },
    value: setting.typed[name] ?? '',
    error: setting.faults[name],
    onChange: (value: string) => setting.change({ [name]: value }),
  })
  return (
    <SettingFrame
      setting={setting}
      labelOf={sheetLabelOf}
      tells="From the next file on; those that were taken out stay as they are."
      saveLabel="Save the month sheet"
    >
      <Panel
        title="Month sheet of duty"
        aside={
          <Button
            size="small"
            className="max-md:min-h-11"
            onPress={() => openAsked(() => call(trySheetLayout, { layout: readSheet(setting.typed) }))}
          >
            <Icon of={FileText} dense />
            Example as PDF
          </Button>
        }
      >
        <div className="grid max-w-[720px] items-start gap-4 sm:grid-cols-2">
          <TextField {...field('title', 'Title')} />
          <TextField {...field('titleJa', 'Title in Japanese')} optional lang="ja" />
        </div>
        <p className="mt-3 text-sm text-ink-2">
          The example shows what is typed here, of nobody. Limits are those of the{' '}
          <TextLink to="/admin/settings?part=duty">duty rules</TextLink>, and stand at the foot by themselves.
        </p>
      </Panel>
      <Panel title="Columns, from the left" aside="In the PDF and in the CSV" flush>
        {setting.faults.columns && (
          <div className="px-4.5 pb-3">
            <ErrorWords>{setting.faults.columns}</ErrorWords>
          </div>
        )}
        <SheetColumns setting={setting} field={field} />
        <OtherColumns setting={setting} />
      </Panel>
      <Panel title="Lines at the foot">
        <TextField
          {...field('notes', 'A line each, at most six')}
          rows={4}
          hint="What the authority, or whoever reads the sheet, should know of its figures."
        />
      </Panel>
    </SettingFrame>
  )
}

/** What could stand on the sheet, too. */
function OtherColumns({ setting }: { setting: Setting }) {
  const shown = columnsIn(setting.typed)
  const others = sheetColumns.filter((column) => !shown.includes(column))
  if (others.length === 0) return null
  const add = (column: SheetColumn) => {
    const { heading, headingJa } = sheetColumnWords[column]
    setting.change({
      columns: [...shown, column].join(),
      [`heading.${column}`]: setting.typed[`heading.${column}`] || heading,
      [`headingJa.${column}`]: setting.typed[`headingJa.${column}`] || headingJa,
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-4.5 py-3 text-sm">
      <span className="text-ink-2">Not on the sheet:</span>
      {others.map((column) => (
        <Button key={column} size="small" className="max-md:min-h-11" onPress={() => add(column)}>
          <Icon of={Plus} dense />
          <span className="sr-only">Add </span>
          {sheetColumnWords[column].name}
          {neededColumns.includes(column) && ' (needed)'}
        </Button>
      ))}
    </div>
  )
}
