export default function Home() {
  return (
    <main className="wrap">
      <h1 className="font-serif text-d1">Tokyo, with someone who knows the way.</h1>
    </main>
  )
}
