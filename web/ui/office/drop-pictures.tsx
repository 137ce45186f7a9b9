import { Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { officePictureAccept } from './use-office-upload.ts'

type DropPicturesProps = {
  label: string
  onFiles: (files: readonly File[]) => void
  isBusy?: boolean
  several?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

/** A place to drop pictures on; pressed, it opens the chooser. */
export function DropPictures({ label, onFiles, isBusy, several, id, className, children }: DropPicturesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files].slice(0, several ? 24 : 1))
  return (
    <>
      <button
        id={id}
        type="button"
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
          'grid w-full place-content-center justify-items-center gap-1 border border-dashed border-edge p-2 text-center text-[0.78125rem] text-ink-2 hover:bg-paper-2',
          isOver && 'border-ai bg-ai-soft',
          className,
        )}
      >
        <Icon of={Upload} />
        {isBusy ? 'Sending…' : label}
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={officePictureAccept}
        multiple={several}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file chosen again is news, too.
          currentTarget.value = ''
        }}
        className="sr-only"
      />
    </>
  )
}
