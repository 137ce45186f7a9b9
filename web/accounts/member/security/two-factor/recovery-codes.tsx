import { Download, Printer } from 'lucide-react'
import { useRef } from 'react'
import { saveFile } from '#web/platform/open-file.ts'
import { useSession } from '#web/platform/session.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { plainDay, todayInTokyo } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'

const SMALL = buttonLook({ size: 'small', className: 'min-h-11' })

type RecoveryCodesProps = {
  codes: readonly string[]
  /** Where nothing goes on before they are put away: whether they are. */
  isKept?: boolean
  onKept?: (isKept: boolean) => void
}

/** Shown once, with three ways to take them along. On paper they stand alone. */
export function RecoveryCodes({ codes, isKept, onKept }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null)
  const email = useSession().session?.user.email ?? ''
  const select = () => list.current && getSelection()?.selectAllChildren(list.current)
  const head = `Annai: recovery codes of ${email}, ${plainDay(todayInTokyo())}. Each works once.`
  return (
    <>
      <div data-prints-alone>
        <p className="hidden print:mb-4 print:block">{head}</p>
        <ul
          ref={list}
          className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 border-y border-line py-2.5 text-[0.96875rem] leading-[1.7] font-semibold tracking-[0.04em] tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>
              <bdi>{code}</bdi>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={codes.join('\n')} label="Copy the codes" short="Copy" onClosed={select} />
        <button type="button" onClick={() => print()} className={SMALL}>
          <Icon of={Printer} dense />
          Print
        </button>
        <button
          type="button"
          onClick={() => saveFile('annai-recovery-codes.txt', `${head}\n\n${codes.join('\n')}\n`)}
          className={SMALL}
        >
          <Icon of={Download} dense />
          Save file
        </button>
      </div>
      {onKept && (
        <Checkbox isSelected={isKept} onChange={onKept} className="mt-2">
          I have put the codes somewhere safe
        </Checkbox>
      )}
    </>
  )
}
