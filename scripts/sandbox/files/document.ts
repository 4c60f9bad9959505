import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage, type RGB } from 'pdf-lib';
import type { DocumentText } from '../seed/issuers';

const ink = rgb(0.11, 0.14, 0.2);
const faint = rgb(0.42, 0.46, 0.53);
const accent = rgb(0.05, 0.38, 0.42);
const margin = 64;

export async function drawDocument(text: DocumentText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  // The dates are fixed, so that the same text gives the same bytes.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  pdf.setTitle(`${text.title} - ${text.issuer}`);
  pdf.setLanguage('en');
  const [regular, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ]);
  const page = pdf.addPage([595, 842]);
  page.drawRectangle({ x: 0, y: 830, width: 595, height: 12, color: accent });
  const heading = (text: string, y: number, size: number, font: PDFFont, color: RGB) =>
    page.drawText(printable(text), { x: margin, y, size, font, color });
  heading(text.issuer, 760, 11, regular, faint);
  heading(text.title, 728, 24, bold, ink);
  heading(text.address, 706, 10, regular, faint);
  let y = 660;
  for (const paragraph of text.paragraphs)
    y = drawParagraph(page, regular, printable(paragraph), y) - 12;
  return pdf.save();
}

function drawParagraph(page: PDFPage, font: PDFFont, text: string, from: number): number {
  let y = from;
  let line = '';
  const flush = () => {
    page.drawText(line, { x: margin, y, size: 11, font, color: ink });
    y -= 17;
  };
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, 11) > 595 - 2 * margin) {
      flush();
      line = word;
    } else line = longer;
  }
  flush();
  return y;
}

// PDF's standard fonts have no peso sign.
function printable(text: string): string {
  return text.replaceAll('₱', 'PHP ').replaceAll(/[^\u0020-\u00ff]/g, '');
}
