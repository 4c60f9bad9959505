export function Basket() {
  return <h1>Basket</h1>;
}
