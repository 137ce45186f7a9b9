import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Mark, RichTextDocument } from '#contract/rich-text.ts'
import { RichText } from './rich-text.tsx'

function draw(document: RichTextDocument): string {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(RichText, { of: document })))
  return html.replaceAll(/ (class|data-discover)="[^"]*"/g, '')
}

const paragraph = (text: string, ...marks: Mark[]): RichTextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }],
})
const link = (href: string) => draw(paragraph('here', { type: 'link', attrs: { href } }))

test('paragraphs, headings and lists become what they are', () => {
  const document: RichTextDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'How likely is it?' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'In winter' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Very ' },
          { type: 'text', text: 'likely.' },
        ],
      },
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A coat' }] }] },
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Gloves' }] }] },
        ],
      },
      { type: 'paragraph' },
    ],
  }
  expect(draw(document)).toBe(
    '<div><h2>How likely is it?</h2><h3>In winter</h3><p>Very likely.</p><ul><li><p>A coat</p></li><li><p>Gloves</p></li></ul><p></p></div>',
  )
})

test('no level of headings is skipped, whichever was written first, and each looks as it was written', () => {
  const heading = (level: 2 | 3 | 4, text: string): RichTextDocument['content'][number] => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  })
  const document: RichTextDocument = {
    type: 'doc',
    content: [
      heading(3, 'Timing'),
      { type: 'blockquote', content: [heading(4, 'Weekends')] },
      heading(2, 'Lunch'),
      heading(4, 'Allergies'),
      heading(4, 'Children'),
    ],
  }
  expect(draw(document)).toBe(
    '<div><h2 data-look="3">Timing</h2><blockquote><h3 data-look="4">Weekends</h3></blockquote><h2>Lunch</h2>' +
      '<h3 data-look="4">Allergies</h3><h4>Children</h4></div>',
  )
})

test('marks nest as the editor wrote them', () => {
  expect(draw(paragraph('cold', { type: 'bold' }, { type: 'italic' }))).toBe(
    '<div><p><strong><em>cold</em></strong></p></div>',
  )
})

test('text is text, whatever it looks like', () => {
  expect(draw(paragraph('<script>alert(1)</script>'))).toBe('<div><p>&lt;script&gt;alert(1)&lt;/script&gt;</p></div>')
})

test('links lead where they may', () => {
  expect(link('https://example.com/fuji')).toContain('href="https://example.com/fuji"')
  expect(link('mailto:desk@annai.example')).toContain('href="mailto:desk@annai.example"')
  expect(link('tel:+81300000000')).toContain('href="tel:+81300000000"')
  expect(link('/faq')).toContain('href="/faq"')
})

test('any other link is blank', () => {
  for (const href of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil'])
    expect(link(href), href).toContain('href="about:blank"')
})
