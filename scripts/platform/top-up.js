/** Added if the portal does not say how much the wallet lacks. */
const usualAmount = 50_000;

const notice = document.getElementById('top-up');
const [text, button] = notice.children;
let addOffered;

button.addEventListener('click', async () => {
  notice.hidden = true;
  try {
    await addOffered();
  } catch (error) {
    text.textContent = `The money was not added: ${error.message}`;
    notice.hidden = false;
  }
});

/** Offers to add the money that the investor asks for. A real platform shows its own ways to pay here. */
export function offerTopUp({ amount = usualAmount, currency }, add) {
  addOffered = () => add(amount);
  text.textContent = 'The investor wants to add money to the wallet.';
  button.textContent = `Add ${currency} ${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  notice.hidden = false;
}

export function hideTopUp() {
  notice.hidden = true;
}
