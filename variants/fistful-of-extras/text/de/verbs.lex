an|treiben: treibt an, hat angetrieben
