import { UserRound } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useContext, useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { type Profile, removePicture, savePicture } from '#contract/profile.ts'
import { keepOwnProfile } from '#web/accounts/site/own-profile.ts'
import { call } from '#web/platform/api.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImageBase } from '#web/ui/picture-addresses.ts'
import { faultOfFile } from '#web/ui/picture-file.ts'
import { TextButton } from '#web/ui/text-link.tsx'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A picture of the person: chosen or dropped here, sent at once, shown as we made it. */
export function PictureField({ profile }: { profile: Profile }) {
  const imageBase = useContext(ImageBase)
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const { busy, said, fault, send, remove } = usePicture()

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    send(currentTarget.files?.[0])
    // The same file chosen again is news, too.
    currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the button does
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'mb-7 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-field border border-dashed border-edge p-4',
        isOver && 'border-ai bg-ai-soft',
      )}
    >
      <span className="grid size-[4.5rem] shrink-0 place-items-center overflow-hidden rounded-ring border border-line bg-paper-2 text-ink-3">
        {profile.image ? (
          <img src={imageBase + profile.image} alt="You" width={72} height={72} className="size-full object-cover" />
        ) : (
          <Icon of={UserRound} />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            ref={chooser}
            type="button"
            onClick={() => input.current?.click()}
            aria-disabled={busy !== null}
            className={buttonLook({ size: 'small', className: 'min-h-11' })}
          >
            {busy === 'sending' ? 'Sending…' : profile.image ? 'Choose another picture' : 'Choose a picture'}
          </button>
          {profile.image && (
            <TextButton onClick={() => remove().then(() => chooser.current?.focus())} className="min-h-11 text-sm">
              {busy === 'removing' ? 'Removing…' : 'Remove picture'}
            </TextButton>
          )}
          <input
            ref={input}
            type="file"
            accept={accepted}
            onChange={choose}
            aria-label="Picture file"
            tabIndex={-1}
            className="sr-only"
          />
        </div>
        {busy === 'sending' && <progress aria-label="Sending the picture" className="mt-2 h-1 w-full max-w-60" />}
        <p className="mt-1.5 text-xs text-ink-3">
          Or drop one here. JPEG, PNG, WebP, AVIF or GIF, up to 12 MB. We keep what one sees, and neither place nor
          camera.
        </p>
        <p role={fault ? 'alert' : 'status'} className="mt-1 text-sm text-matsu empty:hidden">
          {fault ? <ErrorWords>{fault}</ErrorWords> : said}
        </p>
      </div>
    </div>
  )
}

function usePicture() {
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null)
  const [outcome, setOutcome] = useState({ said: '', fault: '' })

  const attempt = async (what: 'sending' | 'removing', said: string, ask: () => Promise<Profile>) => {
    if (busy) return
    setBusy(what)
    setOutcome({ said: '', fault: '' })
    try {
      keepOwnProfile(await ask())
      setOutcome({ said, fault: '' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setOutcome({ said: '', fault: error.fields.file ?? error.message })
    } finally {
      setBusy(null)
    }
  }
  const send = (file: File | undefined) => {
    if (!file) return
    const fault = faultOfFile(file)
    if (fault) return setOutcome({ said: '', fault })
    attempt('sending', 'Your picture is saved.', () => call(savePicture, undefined, { file }))
  }
  const remove = () => attempt('removing', 'Your picture is removed.', () => call(removePicture))
  return { busy, ...outcome, send, remove }
}
