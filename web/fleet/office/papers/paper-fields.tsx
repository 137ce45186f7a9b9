import { dayPattern, readDay, writeDay } from '#web/ui/birth-date.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DropFile } from './drop-file.tsx'

type ScanFieldProps = { file: File | null; error: string | undefined; onFile: (file: File | null) => void }

/** Where the scan of a paper goes. */
export const ScanField = ({ file, error, onFile }: ScanFieldProps) => (
  <DropFile
    label={file ? 'Choose another file' : 'Drop the scan here, or choose a file'}
    accept="application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg"
    hint="PDF, PNG or JPEG, at most 8 MB. It can be added later, too."
    file={file}
    error={error}
    onFile={onFile}
  />
)

interface LastDay {
  endsOn: string
  hasNoEnd: boolean
}
type LastDayFieldProps = { values: LastDay; error: string | undefined; onChange: (part: Partial<LastDay>) => void }

/** The last day that a paper holds, or that it has no end. */
export function LastDayField({ values: { endsOn, hasNoEnd }, error, onChange }: LastDayFieldProps) {
  const day = hasNoEnd ? null : readDay(endsOn)
  return (
    <>
      <TextField
        label="Last day it holds"
        size="small"
        inputMode="numeric"
        autoComplete="off"
        placeholder={dayPattern}
        isDisabled={hasNoEnd}
        value={hasNoEnd ? '' : endsOn}
        onChange={(typed) => onChange({ endsOn: typed })}
        onBlur={() => day && onChange({ endsOn: writeDay(day) })}
        error={error}
      />
      <Checkbox
        dense
        className="self-end"
        isSelected={hasNoEnd}
        onChange={(isEndless) => onChange({ hasNoEnd: isEndless })}
      >
        It has no end
      </Checkbox>
    </>
  )
}
