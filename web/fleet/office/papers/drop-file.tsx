import { FileCheck2, Upload, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'

type DropFileProps = {
  label: string
  accept: string
  hint: string
  file: File | null
  error: string | undefined
  onFile: (file: File | null) => void
}

/** A place to drop one file on; pressed, it opens the chooser. */
export function DropFile({ label, accept, hint, file, error, onFile }: DropFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const notes = useId()
  const take = (files: FileList | null) => files?.[0] && onFile(files[0])
  return (
    <div className="grid gap-1.5">
      <div className="flex items-stretch gap-2">
        <button
          ref={button}
          type="button"
          aria-describedby={notes}
          onClick={() => input.current?.click()}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
          className={cx(
            'flex min-h-14 min-w-0 flex-1 items-center justify-center gap-2.5 border border-dashed px-4 py-2 text-sm text-ink-2 hover:bg-paper-2',
            isOver ? 'border-ai bg-ai-soft' : error ? 'border-beni' : 'border-edge',
          )}
        >
          <Icon of={file ? FileCheck2 : Upload} dense className={file ? 'text-matsu' : ''} />
          <bdi className="min-w-0 truncate">{file ? file.name : label}</bdi>
        </button>
        {file && (
          <IconButton
            icon={X}
            label={`Take ${file.name} away`}
            onPress={() => {
              onFile(null)
              button.current?.focus()
            }}
          />
        )}
      </div>
      <div id={notes} className="text-xs text-ink-3">
        {error && <ErrorWords>{error}</ErrorWords>}
        {hint}
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file chosen again is news, too.
          currentTarget.value = ''
        }}
        className="sr-only"
      />
    </div>
  )
}
