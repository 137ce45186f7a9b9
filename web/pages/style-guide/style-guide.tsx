export default function StyleGuide() {
  return (
    <main className="wrap">
      <h1 className="font-serif text-d2">Style guide</h1>
    </main>
  )
}
