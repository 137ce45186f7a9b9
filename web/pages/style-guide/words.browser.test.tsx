import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawFormula } from '#contract/formulas.ts'
import type { MathNode } from '#contract/math-tree.ts'
import { uploadOfficePicture } from '#contract/media-office.ts'
import { RichTextDocument } from '#contract/rich-text.ts'
import { fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.tsx'
import Words from './words.tsx'

const server = fakeServer()
const editor = page.getByRole('textbox', { name: 'Words', exact: true })
const button = (name: string) => page.getByRole('toolbar').getByRole('button', { name })
const box = (name: string) => page.getByRole('textbox', { name })
const written = () => JSON.parse(document.querySelector('[data-written]')?.textContent ?? '')
const writtenText = () => JSON.stringify(written())
const press = (keys: string) => userEvent.keyboard(keys)

const half: MathNode = {
  n: 'mfrac',
  c: [
    { n: 'mn', c: ['1'] },
    { n: 'mn', c: ['2'] },
  ],
}

const ran = vi.fn()
beforeEach(() => {
  ran.mockClear()
  vi.stubGlobal('alert', ran)
  server.on(drawFormula, ({ latex }) =>
    latex.endsWith('{')
      ? new Refusal(422, { error: 'The formula does not parse.', code: 'writing.formula' })
      : { math: [half] },
  )
})

async function open() {
  const shown = await show(Words)
  await expect.element(editor).toBeVisible()
  editor.element().focus()
  return shown
}

/** What could still act when somebody presses it. */
const actors = () =>
  [...document.querySelectorAll('body *')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `${element.localName} has ${name}`),
  )

/** Puts HTML into the text as the clipboard of another program would. */
function paste(html: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', 'plain')
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head><body lang=EN-GB><!--StartFragment-->
<h1 style='mso-style-name:"Heading 1"'><span lang=EN-GB>What to bring<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='mso-fareast-font-family:Arial'>Warm</span></b> things, <span style='font-style:italic'>please</span>.<script>alert(1)</script></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>A coat</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>of wool</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><!--[endif]-->Gloves</p>
<table class=MsoTableGrid border=1><tr><td colspan=2 style='width:50pt'><p class=MsoNormal>Month</p></td></tr><tr><td>May</td><td>12</td></tr></table>
<!--[if gte vml 1]><v:shape/><![endif]--><p class=MsoNormal><a href="javascript:alert(1)">here</a><img src="file:///C:/x.png" onerror="alert(1)"></p><!--EndFragment--></body></html>`

test('a text is written by keys alone, with every state said, and is a document of the schema', async () => {
  await open()
  await press('{Control>}{End}{/Control}{Enter}{Control>}b{/Control}')
  await expect.element(button('Bold')).toHaveAttribute('aria-pressed', 'true')
  await press('Cold{Control>}b{/Control} and clear')

  // One tab stop: from the text back to the toolbar, and by arrows along it.
  await press('{Shift>}{Tab}{/Shift}{Home}')
  page.getByRole('toolbar').getByRole('button').first().element().focus()
  await press('{ArrowRight}')
  await expect.element(button('Bold')).toHaveFocus()
  await press('{Tab}')
  await expect.element(editor).toHaveFocus()

  await press('{Control>}k{/Control}')
  await box('Address').fill('https://annai.example@evil.example')
  await press('{Enter}')
  await expect.element(page.getByText(/A link cannot hold a user name or a password\./)).toBeVisible()
  await box('Address').fill('javascript:alert(1)')
  await box('Words (optional)').fill('nowhere')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect
    .element(page.getByText(/Only web pages, paths of ours such as \/faq, mailto: and tel: can be linked\./))
    .toBeVisible()
  await box('Address').fill('/faq')
  await page.getByRole('button', { name: 'Add the link' }).click()
  await expect.poll(writtenText).toContain('/faq')
  expect(writtenText()).not.toContain('about:blank')

  await button('Formula').click()
  await box('LaTeX').fill('\\frac{1}{')
  await expect.element(page.getByText(/The formula does not parse/)).toBeVisible()
  await box('LaTeX').fill('\\frac{1}{2}')
  await expect.poll(() => document.querySelector('[role=dialog] math mfrac')).toBeTruthy()
  await page.getByRole('button', { name: 'Add the formula' }).click()
  await expect.poll(() => document.querySelector('[aria-label="As it is read"] math mfrac')).toBeTruthy()

  await expect.element(page.getByText(/Undo: \d+ of 100 steps/)).toBeVisible()
  expect(RichTextDocument.safeParse(written()).error).toBeUndefined()
  expect(actors()).toEqual([])
  expect(ran).not.toHaveBeenCalled()
})

test('what Word puts on the clipboard comes in clean: headings, lists in lists and tables stay', async () => {
  await open()
  await press('{Control>}a{/Control}{Delete}')
  paste(fromWord)
  const text = (words: string, ...marks: object[]) => ({
    type: 'text',
    text: words,
    ...(marks.length > 0 ? { marks } : {}),
  })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  await expect.poll(() => written().content.length).toBeGreaterThan(3)
  const came = written()
  expect(RichTextDocument.safeParse(came).error).toBeUndefined()
  expect(came.content.slice(0, 3)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('What to bring')] },
    paragraph(text('Warm', { type: 'bold' }), text(' things, '), text('please', { type: 'italic' }), text('.')),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            paragraph(text('A coat')),
            { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('of wool'))] }] },
          ],
        },
        { type: 'listItem', content: [paragraph(text('Gloves'))] },
      ],
    },
  ])
  const table = came.content.find(({ type }: { type: string }) => type === 'table')
  expect(table.content.map(({ content }: { content: object[] }) => content.length)).toEqual([2, 2])
  expect(JSON.stringify(came)).toContain('about:blank')
  expect(JSON.stringify(came)).not.toMatch(/Mso|mso-|style|script|file:|image/)
  expect(actors()).toEqual([])
  expect(ran).not.toHaveBeenCalled()
})

test('a film or a picture at the end of a text is not replaced by the next key', async () => {
  const pictures = vi.fn()
  server.on(uploadOfficePicture, () => {
    pictures()
    return pictures.mock.calls.length === 1
      ? new Refusal(422, { error: 'Please choose a PNG, GIF, JPEG, BMP or ICO picture.', code: 'media.not-a-picture' })
      : { path: 'own/lake', alt: '', titleJa: null, ground: '#fff', focus: '50% 50%', width: 60, height: 40 }
  })
  await open()
  await press('{Control>}a{/Control}{Delete}Fuji')
  await button('Video').click()
  await box('Address').fill('https://vimeo.com/76979871')
  await box('What it shows').fill('The lake')
  await page.getByRole('button', { name: 'Add the film' }).click()
  await expect.element(editor).toHaveFocus()
  await press('then')
  await button('Picture').click()
  const choose = (name: string, type: string) =>
    userEvent.upload(
      page.getByRole('dialog').getByLabelText(/icture/),
      new File(['%PDF-1.7 not a picture'], name, { type }),
    )

  // What is refused is told with what is taken: what is no picture by itself, and what the server finds to be none.
  for (const [name, type] of [
    ['lake.pdf', 'application/pdf'],
    ['lake.png', 'image/png'],
  ] as const) {
    await choose(name, type)
    await expect
      .poll(() => document.querySelector('[role=alert]')?.textContent)
      .toContain('Please choose a PNG, GIF, JPEG, BMP or ICO picture.')
  }
  expect(pictures).toHaveBeenCalledOnce()
  await choose('lake.png', 'image/png')
  await expect.poll(() => document.querySelector('[role=dialog] img')).toBeTruthy()
  await box('What one sees').fill('A lake')
  await page.getByRole('button', { name: 'Add the picture' }).click()
  await expect.element(editor).toHaveFocus()
  await press('home')

  const kinds = () =>
    written().content.map(
      ({ type, content }: { type: string; content?: { text: string }[] }) => content?.[0]?.text ?? type,
    )
  await expect.poll(kinds).toEqual(['Fuji', 'video', 'then', 'image', 'home'])
})

test('what was not saved waits for the next time, until it is taken up', async () => {
  const shown = await open()
  await press('{Control>}{End}{/Control} And then the power went.')
  await expect.poll(writtenText).toContain('the power went')
  await shown.unmount()
  await show(Words)
  await page.getByRole('button', { name: 'Take up what was not saved' }).click()
  await expect.poll(() => editor.element().textContent).toContain('And then the power went.')
})
